"""「それら」 behind a condition about some of the cards: all of them, or those; what could be both is refused."""

from __future__ import annotations

import pytest

from kirifuda.text.errors import UnboundText
from tests.games.wordings import language

SHOWN = {
    "magical_duel": (
        "味方デッキの一番上のカードを3枚公開する。その中に怪異が1枚以上あるなら、",
        "1枚を手札に加える。",
        "怪異",
    ),
    "last_resort": (
        "自分の山札の上から3枚を公開する。その中にクリーチャーがあるなら、",
        "1枚を選び、手札に加える。",
        "クリーチャー",
    ),
}


@pytest.mark.parametrize("game", SHOWN)
def test_those_that_could_be_all_or_some_are_refused(game: str) -> None:
    shown, taken, _ = SHOWN[game]

    with pytest.raises(UnboundText, match="could be all of the cards"):
        language(game).read(f"{shown}それらの中から{taken}")


@pytest.mark.parametrize("game", SHOWN)
def test_what_says_which_is_read(game: str) -> None:
    shown, taken, noun = SHOWN[game]

    assert language(game).read(f"{shown}その中から{taken}").tree.abilities
    assert language(game).read(f"{shown}それらの中から{noun}{taken}").tree.abilities
