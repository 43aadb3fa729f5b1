"""What most books take for granted: shapes of events and steps that a game fills with its own words and clauses."""
