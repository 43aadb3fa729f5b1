"""The meaning of card texts: lowering of the tree to plans."""
