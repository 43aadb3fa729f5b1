"""The rulebook, section by section."""
