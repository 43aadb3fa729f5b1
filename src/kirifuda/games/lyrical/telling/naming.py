"""How players, cards and places are called, as far as whoever listens may know them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.lyrical.pool import pool_of
from kirifuda.games.lyrical.rules.common import face_of
from kirifuda.games.lyrical.telling.texts import phrase_text
from kirifuda.games.lyrical.words import WORDS
from kirifuda.games.telling import naming
from kirifuda.games.telling.phrasing import Words

if TYPE_CHECKING:
    from kirifuda import kernel as k
    from kirifuda.games.lyrical.values import LyricalCard

NAMES: Final[dict[str, Words]] = {
    **naming.NAMES,
    "ability": ("{card}のエフェクト", "the effect of {card}"),
}


class Speaker(naming.TableSpeaker):
    """Speaks of one game to one listener in one language. A spectator is no player: -1."""

    vocabulary = WORDS
    names = NAMES
    phrase = staticmethod(phrase_text)

    def named(self, card: k.CardObject) -> str:
        """N-2.3: a character is called by the uppermost card of its stack."""
        return self.card(self.game.pool.numbers[face_of(self.game, card).key])

    @classmethod
    def name_of(cls, pool: k.Pool, printed: int, language: str) -> str:
        """A printed card's whole name (A20)."""
        card = pool_of(pool).card_at(printed)
        return card.english if language != "ja" and card.english else card.full_name()

    def definition(self, printed: int) -> LyricalCard:
        """What is printed on a card."""
        return pool_of(self.game.pool).card_at(printed)
