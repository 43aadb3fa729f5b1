"""What card texts mean: trees become plans, steps and abilities of the rules."""
