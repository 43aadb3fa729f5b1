"""How long a pass takes that the server gives because of what is in a hand: as long as that player's own passes do.

Otherwise whoever watches the time would know in every window whether the other had anything to answer with.
"""

from __future__ import annotations

import secrets
from collections import deque
from typing import Final

USUAL_S: Final = (0.5, 0.7, 0.8, 0.9, 1.0, 1.1, 1.3, 1.5, 1.8, 2.2)
"""What is assumed of somebody who has not passed by hand yet."""
REMEMBERED: Final = 24
ENOUGH: Final = 8
"""From so many passes on, only those count."""
BLUR: Final = 0.2
"""Two waits are never equal to the millisecond."""


class Tempo:
    """The pace of one seat."""

    def __init__(self, most_s: float) -> None:
        self.most_s = most_s
        """No wait is longer but for the blur; 0: nothing is held."""
        self.seen: deque[float] = deque(maxlen=REMEMBERED)

    def note(self, seconds: float) -> None:
        """The player passed by hand after so long. What took very long is no pattern for others."""
        if seconds <= self.most_s:
            self.seen.append(seconds)

    def drawn(self) -> float:
        """How long the next pass is held."""
        known = [*self.seen] if len(self.seen) >= ENOUGH else [*self.seen, *USUAL_S]
        blur = 1 + BLUR * (secrets.randbelow(2001) / 1000 - 1)
        return secrets.choice(known) * blur
