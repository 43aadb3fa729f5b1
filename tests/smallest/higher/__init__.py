"""The smallest game there can be: cards are numbers without a text, and there is nothing that a default can say."""
