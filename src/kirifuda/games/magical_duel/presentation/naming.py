"""How players, cards and places are called, as far as whoever listens may know them (302.2, 303.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.magical_duel.pool import pool_of
from kirifuda.games.magical_duel.presentation.terms import SHARED_ZONES, ZONES
from kirifuda.games.magical_duel.wording_words import RACES
from kirifuda.games.presentation import naming
from kirifuda.games.presentation.phrasing import Words, fill

if TYPE_CHECKING:
    from kirifuda.games.magical_duel.values import MagicalCard
    from kirifuda.kernel.rulebook import Pool

NAMES: Final[dict[str, Words]] = {
    **naming.NAMES,
    "orb": ("{whose}オーブ{number}", "{whose} orb {number}"),
    "in_deck": ("{whose}デッキの上から{number}枚目", "card {number} from the top of {whose} deck"),
    "token": ("{name}・トークン", "{name} token"),
}
HIDDEN: Final = {"hand": "in_hand", "orbs": "orb", "deck": "in_deck"}


class Speaker(naming.TableSpeaker):
    """Speaks of one game to one listener in one language. A spectator is no player: -1."""

    names = NAMES
    zones = ZONES
    shared_zones = SHARED_ZONES
    hidden = HIDDEN

    def card_name(self, printed: int) -> str:
        return card_name(self.game.pool, printed, self.language)

    def definition(self, printed: int) -> MagicalCard:
        """What is printed on a card."""
        return pool_of(self.game.pool).card_at(printed)


def card_name(pool: Pool, printed: int, language: str) -> str:
    """A printed card's name."""
    cards = pool_of(pool)
    card = cards.card_at(printed)
    name = card.name if language == "ja" or not card.english else card.english
    if printed not in cards.tokens:
        return name
    return fill(NAMES["token"], language, {"name": name if language == "ja" else RACES.get(name, name)})
