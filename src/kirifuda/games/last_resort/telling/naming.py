"""How players, cards and places are called, as far as whoever listens may know them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.last_resort.pool import pool_of
from kirifuda.games.last_resort.telling.texts import phrase_text
from kirifuda.games.last_resort.words import WORDS
from kirifuda.games.telling import naming
from kirifuda.games.telling.phrasing import Words

if TYPE_CHECKING:
    from kirifuda import kernel as k
    from kirifuda.games.last_resort.values import ResortCard

NAMES: Final[dict[str, Words]] = {
    **naming.NAMES,
    "life": ("{whose}ライフ", "{whose} life"),
}


class Speaker(naming.TableSpeaker):
    """Speaks of Last Resort."""

    vocabulary = WORDS
    names = NAMES
    phrase = staticmethod(phrase_text)

    def definition(self, printed: int) -> ResortCard:
        """What is printed on a card."""
        return pool_of(self.game.pool).card_at(printed)

    def life(self, player: k.PlayerId) -> str:
        """L-10.4: somebody's life, as something that is attacked."""
        return self.word("life", {"whose": self.whose(player)})

    def aim(self, target: int) -> str:
        """What is attacked: life, or a creature."""
        return self.life(-1 - target) if target < 0 else self.object(target)

    def objects(self, ids: list[k.ObjectId]) -> str:
        """Several objects in a row."""
        return self.list([self.object(id) for id in ids])
