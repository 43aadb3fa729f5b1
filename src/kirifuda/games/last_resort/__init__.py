"""The game with the last resort (ラストリゾート), whose title does not survive."""
