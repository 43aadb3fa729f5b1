"""Legends of Code and Magic 1.2 with two lanes: its public rules and numbers, with names and words of our own."""
