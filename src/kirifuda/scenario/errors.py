"""What can be wrong with a scenario: the file itself, or what it says about the game."""

from __future__ import annotations

from typing import Final

from kirifuda.kernel.errors import EngineError

MOST_QUOTED: Final = 8_000
"""Letters of a complaint; what quotes a longer line is cut in the middle."""


class MalformedScenario(EngineError, ValueError):
    """A scenario that can't be read or set up; the message is one sentence that begins with file and line."""

    def __init__(self, file: str, line: int, sentence: str) -> None:
        if len(sentence) > MOST_QUOTED:
            sentence = f"{sentence[: MOST_QUOTED // 2]} … {sentence[-MOST_QUOTED // 2 :]}"
        self.file = file
        self.line = line
        self.sentence = sentence
        super().__init__(f"{file}:{line}: {sentence}" if line else f"{file}: {sentence}")


class Wrong(Exception):
    """Words that can't be understood; whoever knows the line turns it into a `MalformedScenario`."""


class Misfit(Exception):
    """A script or an expectation that does not agree with the game."""


class Unclear(Misfit):
    """Words that may mean several things, or nothing that is there: neither possible nor impossible."""
