"""What `test_meaning_runs.py` must know of the game: the cards that carry a text, and a full position with one."""

from __future__ import annotations

from kirifuda.games.interface import CardFacts
from tests.games.lyrical.meaning_table import Table, made
from tests.toys.driving import play_on

KEY = "試"
CARRIED = True
"""A carrier refuses a text only for what it means."""
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


def carriers(_key: str, text: str) -> list[CardFacts]:
    """A card of every kind with the text."""
    return [made(KEY, kind, text) for kind in KINDS]


def play(card: CardFacts, _text: str) -> None:
    table = position(card)
    for seed in range(2):
        play_on(table.game, seed, ("pass", "end"))
