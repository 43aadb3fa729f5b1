"""One module per section of the detailed rules."""
