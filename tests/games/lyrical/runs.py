"""Every text of the corpus is played: on cards of every kind in a full position, with random answers."""

from __future__ import annotations

import pytest

from kirifuda.games.cardfiles import MalformedCard
from kirifuda.games.interface import CardFacts
from tests.games.lyrical.meaning_table import Table, made
from tests.games.wordings import Text, faults, portions
from tests.toys.driving import play_on

KEY = "試"
KINDS = ("キャラクター", "アイテム", "フィールド", "ストラテジー", "トリック")


def position(card: CardFacts) -> Table:
    """Characters on each side, some with the text, full hands with it, and something in every zone."""
    table = Table(card)
    kind = card.facts["kind"]
    for player in (0, 1):
        table.field(player, "runner", *([KEY] if kind == "アイテム" else ["bag"]))
        table.field(player, "pupil", "master")
        table.field(player, "swift", acted=True)
        if kind == "キャラクター":
            table.field(player, KEY)
        if kind == "フィールド":
            table.place(player, KEY)
        table.place(player, "runway")
        table.hand(player, KEY, KEY, "giant")
        table.discards(player, "wall", "bag", KEY, "giant")
        table.factors(player, "赤赤青青緑緑")
    table.begin()
    return table


def can_be_played(_key: str, text: str) -> None:
    played = 0
    for kind in KINDS:
        try:
            table = position(made(KEY, kind, text))
        except MalformedCard as error:
            if "it reads, but" not in error.why:
                raise
            continue
        for seed in range(2):
            play_on(table.game, seed, ("pass", "end"))
        played += 1

    assert played


@pytest.mark.parametrize("texts", portions("lyrical"))
def test_a_text_can_be_played(texts: tuple[Text, ...]) -> None:
    assert faults(texts, can_be_played) == {}
