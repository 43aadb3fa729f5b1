"""What card texts of Spellcard Strike mean: lowering, and the plans and steps it makes."""
