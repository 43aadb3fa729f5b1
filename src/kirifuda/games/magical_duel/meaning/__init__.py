"""What only Magical Duel means: its words, actions, deeds and lasting changes."""
