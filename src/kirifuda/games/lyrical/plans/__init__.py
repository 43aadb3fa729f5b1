"""What texts come to: amounts, tests, steps, changes and abilities that run."""
