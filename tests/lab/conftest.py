"""The lab plays a toy here: games are loaded by name, so the name leads to the toy."""

from collections.abc import Iterator

import pytest

from kirifuda.games import CardGame
from kirifuda.lab import simulation
from tests.agents.toy_game import TOY


@pytest.fixture(autouse=True)
def toy_by_name(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every name leads to the toy; workers are forked and inherit it."""

    def load(name: str) -> CardGame:
        return TOY

    monkeypatch.setattr(simulation, "load", load)
    simulation.equipment.cache_clear()
    yield
    simulation.equipment.cache_clear()
