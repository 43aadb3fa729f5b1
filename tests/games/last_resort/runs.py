"""What `test_meaning_runs.py` must know of the game: the cards that carry a text, and a full position with one."""

from __future__ import annotations

from kirifuda.effects.errors import NoMeaning
from kirifuda.games.interface import CardFacts
from kirifuda.games.last_resort.lowering.card import CardTexts
from kirifuda.games.last_resort.values import KIND_NAMES
from kirifuda.games.last_resort.wording.assembly import language
from kirifuda.games.last_resort.zones import LAST_RESORT
from tests.games.last_resort.meaning_table import Table, made
from tests.toys.driving import play_on

KEY = "試"
CARRIED = True
"""A carrier refuses a text only for what it means."""


def complete(kind: str, text: str) -> str:
    """A text with what its kind of card cannot do without: something to do, and when a last resort is turned up."""
    found = CardTexts(f"{KEY}#", KIND_NAMES[kind])
    try:
        found.lower(language().read(text))
    except NoMeaning:
        return text
    met = "条件：自分の戦場にクリーチャーが1体以上いる。\n" if kind == "ラストリゾート" and not found.conditions else ""
    return f"{met}{text}" if found.plan is not None else f"{met}{text}\n自分はライフを1点得る。"


def carriers(_key: str, text: str) -> list[CardFacts]:
    """The cards that can carry a text."""
    return [
        made(KEY, "クリーチャー", text),
        made(KEY, "装備アイテム", f"装備①\n{text}"),
        *(made(KEY, kind, complete(kind, text)) for kind in ("スペル", "ラストリゾート")),
    ]


def position(card: CardFacts) -> Table:
    """Creatures in both areas on each side, some with the text, full hands with it, and something in every zone."""
    table = Table(card)
    kind = card.facts["kind"]
    for player in range(2):
        bearer = table.attack(player, "bear")
        table.attack(player, "wolf", tapped=True)
        table.defence(player, "wall")
        table.attack(player, "lamp")
        table.stock(player, "pup", "wolf")
        table.graveyard(player, "pup", "nothing", "lamp", "マナ", "wolf")
        table.hand(player, "pup", "wolf", "nothing")
        if kind == "装備アイテム":
            table.wear(bearer, KEY)
        elif kind == "クリーチャー":
            table.attack(player, KEY)
        if kind == "ラストリゾート":
            table.replace(LAST_RESORT, player, KEY)
            table.life(player, 3)
        else:
            table.hand(player, KEY, KEY)
    table.begin()
    return table


def play(card: CardFacts, _text: str) -> None:
    for seed in range(2):
        play_on(position(card).game, seed, ("end", "no", "concede"))
