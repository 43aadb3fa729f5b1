"""Many games: simulations, matchups, benchmarks. Games are reached by name."""
