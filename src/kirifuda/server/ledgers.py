"""Clauses and doubts of the games. Reading them takes longer than a table may wait, so they are read once."""

from __future__ import annotations

from functools import lru_cache

from kirifuda.ledger.clauses import ClauseIndex, load_clauses
from kirifuda.ledger.doubts import DoubtRegister, load_doubts


@lru_cache(maxsize=16)
def clauses_of(game: str) -> ClauseIndex:
    """The clauses of a game."""
    return load_clauses(game)


@lru_cache(maxsize=16)
def doubts_of(game: str) -> DoubtRegister:
    """The register of doubt of a game."""
    return load_doubts(game, clauses_of(game))
