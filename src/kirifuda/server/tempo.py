"""How long a pass takes: nobody may read from it whether a person gave it, or the server because of the hand.

Two things see to it. No pass is heard of before a while that is drawn anew each time, whoever gives it; so the quick
are alike. And where the server passes, it takes as long as that person might have, by what they have taken before; so
the slow are alike too.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict, deque
from typing import Final

HELD: Final = (0.6, 1.2)
"""A pass is heard of no sooner than after so many times the hold."""
REMEMBERED: Final = 24
ENOUGH: Final = 8
"""From so many passes on, only passes are a pattern for passes; before, every answer is."""
LONGEST: Final = 4.0
"""What took longer than so many times the hold is no pattern: others would wait too long for nothing."""
BLUR: Final = 0.02
"""Two waits are never equal to the millisecond."""
KEPT: Final = 20_000
"""So many players' paces are remembered."""


def between(low: float, high: float) -> float:
    """A number from this range, by chance that nobody can foresee."""
    return low + (high - low) * secrets.randbelow(1_000_001) / 1_000_000


class Tempo:
    """The pace of one player."""

    def __init__(self, hold_s: float) -> None:
        self.hold_s = hold_s
        """0: nothing is held."""
        self.passes: deque[float] = deque(maxlen=REMEMBERED)
        self.answers: deque[float] = deque(maxlen=REMEMBERED)

    def note(self, seconds: float, *, is_pass: bool) -> None:
        """The player answered a question after so long."""
        if seconds <= LONGEST * self.hold_s:
            self.answers.append(seconds)
            if is_pass:
                self.passes.append(seconds)

    def held(self) -> float:
        """How long after the question a pass is heard of at the earliest."""
        return between(*HELD) * self.hold_s

    def passing(self) -> float:
        """How long after the question the server passes: as if the player did, who would be held too."""
        known = self.passes if len(self.passes) >= ENOUGH else self.answers
        return max(self.held(), self._like(known))

    def answering(self) -> float:
        """How long after the question the server gives an answer that is no pass."""
        return self._like(self.answers) if self.answers else self.held()

    def _like(self, known: deque[float]) -> float:
        return secrets.choice(known) * between(1 - BLUR, 1 + BLUR) if known else 0.0


class Tempos:
    """The paces of all players, from one game to the next; whoever has not played for longest is forgotten first."""

    def __init__(self, hold_s: float) -> None:
        self.hold_s = hold_s
        self.known: OrderedDict[str, Tempo] = OrderedDict()

    def of(self, player: str) -> Tempo:
        """The pace of somebody."""
        found = self.known.pop(player, None) or Tempo(self.hold_s)
        self.known[player] = found
        if len(self.known) > KEPT:
            self.known.popitem(last=False)
        return found
