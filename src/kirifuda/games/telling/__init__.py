"""Words for people, as far as every game needs the same: sentences, names, the log, the drawing of a table."""
