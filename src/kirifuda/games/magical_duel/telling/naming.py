"""How players, cards and places are called, as far as whoever listens may know them (302.2, 303.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.magical_duel.pool import pool_of
from kirifuda.games.magical_duel.telling.texts import phrase_text
from kirifuda.games.magical_duel.wording.words import RACES
from kirifuda.games.magical_duel.words import WORDS
from kirifuda.games.telling import naming
from kirifuda.games.telling.phrasing import Words, fill

if TYPE_CHECKING:
    from kirifuda import kernel as k
    from kirifuda.games.magical_duel.values import MagicalCard

NAMES: Final[dict[str, Words]] = {
    **naming.NAMES,
    "token": ("{name}・トークン", "{name} token"),
}


class Speaker(naming.TableSpeaker):
    """Speaks of Magical Duel."""

    vocabulary = WORDS
    names = NAMES
    phrase = staticmethod(phrase_text)

    @classmethod
    def name_of(cls, pool: k.Pool, printed: int, language: str) -> str:
        name = super().name_of(pool, printed, language)
        if printed not in pool_of(pool).tokens:
            return name
        return fill(NAMES["token"], language, {"name": name if language == "ja" else RACES.get(name, name)})

    def definition(self, printed: int) -> MagicalCard:
        """What is printed on a card."""
        return pool_of(self.game.pool).card_at(printed)
