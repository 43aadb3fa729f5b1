"""The rules by section of the manual; modules `n00_…` hold the house rules of its lost half."""
