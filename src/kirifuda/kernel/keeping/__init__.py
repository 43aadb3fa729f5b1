"""What outlives a game: references by name, saves, the record of what happened, replays."""
