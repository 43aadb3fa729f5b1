"""What `test_meaning_runs.py` must know of the game: the cards that carry a text, and a full position with one."""

from __future__ import annotations

from kirifuda.games.interface import CardFacts
from tests.games.spellcard_strike.meaning_table import Table, made, spell, striker
from tests.games.spellcard_strike.nodes import WITHOUT_MEANING
from tests.toys.driving import play_on

KEY = "試"
CARRIED = False
"""Not every carrier has room for every text."""
MAP = "rrrrr\nrbrbr\nrr*rr\nrrrrr\nrrrrr"
EXTRA_WORDS = ("デッキ", "エースとして配置")
"""3.13.5: what extra lines say; nobody plays them."""


def carriers(key: str, text: str) -> list[CardFacts]:
    """The cards that can carry a text: a striker, spells of every duration, or a striker that declares it."""
    if text in WITHOUT_MEANING or any(word in text for word in EXTRA_WORDS):
        return []
    if key != "ability":
        return [with_part(key, text)]
    found = [striker(KEY, {"text": text, "map": MAP})]
    for lasting in ("", "チェーン"):
        ability = {"text": text, "map": MAP, "target": "ストライカー1体", "timing": "アクション", "lasting": lasting}
        found.append(striker(KEY, ability))
    for lasting in ("", "チェーン", "装備", "ルール"):
        found.append(spell(KEY, text, "ストライカー1体", map=MAP, lasting=lasting))
    return found


def position(card: CardFacts) -> Table:
    """Four strikers a side, two of them with the text, full hands with it, and something in every zone."""
    table = Table(card, spell("盾", "対象を「DEF：+1」する。", "ストライカー1体", lasting="装備"))
    for player, areas in ((0, (0, 5, 8, 9)), (1, (19, 14, 13, 10))):
        for key, area in zip((KEY, "guard", KEY, "lancer"), areas, strict=True):
            table.striker(player, key, area, *(["盾"] if area in (5, 14) else ["bell"] if area in (0, 19) else []))
        table.hand(player, KEY, KEY, "scout", KEY)
        table.discards(player, "scout", "guard", KEY)
        table.score(player, "scout", face_down=True)
    return table


def with_part(key: str, text: str) -> CardFacts:
    """A card whose spell has that target or cost."""
    half = {"types": ["支援"], "timing": "アクション", "text": "カードを1枚引く。", "map": MAP, "target": "敵1体"}
    return made(KEY, [], {**half, key: text}, {})


def play(card: CardFacts, text: str) -> None:
    play_on(position(card).begin(0), len(text), ("pass", "end_phase", "retire"), 150, 0.2)
