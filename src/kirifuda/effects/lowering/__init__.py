"""How trees of card texts become plans, as far as games share it: every shared node once."""
