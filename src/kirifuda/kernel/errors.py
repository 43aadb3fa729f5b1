"""What can go wrong, as one tree.

EngineError
  IllegalAnswer      the answer is not among the options
  IllegalDeck        every broken clause at once
  CorruptReplay      the decision at which a replay drifts
  CorruptSave        a save that cannot be read
  BudgetSpent        a game that would not stop
  RuleGap            a clause nobody has carried out yet
"""

from __future__ import annotations

from typing import NamedTuple


class Broken(NamedTuple):
    """A broken clause of deck construction, its sentence in Japanese and in English, and the cards at fault."""

    clause: str
    """Empty where no rulebook says it."""
    ja: str
    en: str
    cards: tuple[str, ...] = ()


class EngineError(Exception):
    """The root: catching it catches everything the engine raises on purpose."""


class IllegalAnswer(EngineError, ValueError):
    """An answer that the decision does not offer."""


class IllegalDeck(EngineError, ValueError):
    """A deck that breaks clauses; `broken` lists each with its sentence."""

    def __init__(self, deck: str, broken: list[Broken]) -> None:
        self.deck = deck
        self.broken = broken
        lines = [f"{each.clause}: {each.en} / {each.ja}".removeprefix(": ") for each in broken]
        super().__init__(f"deck {deck!r} breaks {len(broken)} clause(s): " + "; ".join(lines))


class CorruptReplay(EngineError, ValueError):
    """A replay that does not lead where it says."""


class CorruptSave(EngineError, ValueError):
    """A save that cannot be read."""


class BudgetSpent(EngineError, RuntimeError):
    """A limit that no honest game reaches."""


class RuleGap(EngineError, NotImplementedError):
    """A clause that is not carried out yet; its number is the message."""
