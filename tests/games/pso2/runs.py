"""What `test_meaning_runs.py` must know of the game: the cards that carry a text, and a full position with one."""

from __future__ import annotations

import re

from kirifuda.games.interface import CardFacts
from kirifuda.games.pso2.zones import PP
from tests.games.pso2.meaning_table import Table, made
from tests.toys.driving import play_on

KEY = "試"
CARRIED = True
"""A carrier refuses a text only for what it means."""
HOST = "味方のキャラを1体選び、それに付与する。\n"
GEAR = re.compile("装備先|このカードを.*に装備|このカードが.*に装備された")
"""What only a weapon or armour says."""
LOWERING = re.compile("この(?:カード|防具)が(?:戦闘)?ダメージを(?:軽減|0に)した")
"""What only armour says."""


def carriers(_key: str, text: str) -> list[CardFacts]:
    """The cards that can carry a text: a character, a weapon, actives, a boss."""
    return [
        made(KEY, "武器", text, attack=1) if GEAR.search(text) else made(KEY, "キャラ", text),
        *([made(KEY, "防具", text, defense=1)] if LOWERING.search(text) else []),
        made(KEY, "アクティブ", text),
        made(KEY, "アクティブ", HOST + text),
        made(KEY, "ボス", text, life=30) if "ルール" not in text else made(KEY, "ボス", text),
        made(KEY, "プレイヤー", text),
    ]


def position(card: CardFacts) -> Table:
    """Characters in both rows on each side, some with the text, full hands with it, and something in every zone."""
    party = 2 if card.facts["kind"] == "ボス" else 0
    table = Table(card, party=party, boss=KEY if party else "beast")
    is_fielded = card.facts["kind"] == "キャラ"
    is_person = card.facts["kind"] == "プレイヤー"
    if is_person:
        table.replace_person(0, KEY)
    for player in range(table.game.players):
        guard = table.field(player, "guard", "sword", "vest")
        table.field(player, KEY if is_fielded else "pike")
        table.field(player, "scout", back=True)
        if card.facts["kind"] in ("武器", "防具"):
            table.wear(guard, KEY)
        keys = [] if party or is_person else [KEY, KEY, "scout", KEY]
        table.hand(player, *keys, "guard")
        table.discards(player, "scout", "sword", "guard", *keys)
        for number in range(6):
            table.put(player, PP, "giant", off=number > 3)
    table.begin(0)
    return table


def play(card: CardFacts, _text: str) -> None:
    table = position(card)
    for seed in range(2):
        play_on(table.game, seed, ("pass", "end"))
