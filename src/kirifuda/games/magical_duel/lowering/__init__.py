"""How trees of card texts become plans. Read once for each text, hence not compiled."""
