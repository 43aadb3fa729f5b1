"""Positions as text: a scenario sets up a position, plays a script and says what must be true.

One format for tests, bug reports, puzzles and documentation; `docs/scenarios.md` explains it. The package knows no
game: a game tells its words through `kirifuda.games.scenario_words`.
"""

from __future__ import annotations

from kirifuda.scenario.errors import MalformedScenario
from kirifuda.scenario.running import Failure, Outcome, run, run_text
from kirifuda.scenario.saving import save, save_played, save_replay

__all__ = [
    "Failure", "MalformedScenario", "Outcome", "run", "run_text", "save", "save_played", "save_replay",
]  # fmt: skip
