"""Nothing is read and then ignored: whoever cannot do, does, or has done something, somebody asks about it."""

from __future__ import annotations

from typing import Final

import pytest

from tests.builds import IS_COMPILED
from tests.games.spellcard_strike.spying import Spies, texts

pytestmark = pytest.mark.skipif(IS_COMPILED, reason="a spy is an ability of its own class, which can't be compiled")

ELSEWHERE: Final = {
    "このカードが召喚された場合、カードを引く。": "05_05_1_4_what_a_summon_sets_off",
}
"""What no striker that is there already can see, and the scenario that shows it."""


@pytest.mark.slow
def test_1_1_3_8_1_4_what_reads_comes_true_in_some_scenario_or_is_refused() -> None:
    spies = Spies(texts())
    spies.watch_all()

    assert set(spies.left()) == set(ELSEWHERE)
    assert len(spies.abilities) > 1200
    assert len(spies.histories) > 400


def test_1_1_3_8_1_4_the_same_of_some_texts() -> None:
    spies = Spies(texts(131))
    spies.watch_all()

    assert set(spies.left()) <= set(ELSEWHERE)
    assert len(spies.abilities) > 8
    assert len(spies.histories) > 1
