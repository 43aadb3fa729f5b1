"""Tables, seats and sockets. No rules: games are reached through `kirifuda.games.load` and driven by their options."""
