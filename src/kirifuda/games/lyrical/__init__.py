"""A fan-made game of which only the second half of the manual survives, in all likelihood titled バンケット."""
