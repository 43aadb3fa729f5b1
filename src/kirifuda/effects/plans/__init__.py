"""What texts come to, as far as games share it: amounts, tests, things, steps and changes that run."""
