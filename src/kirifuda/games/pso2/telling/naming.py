"""How players, cards and places are called, as far as whoever listens may know them (400.4-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.pso2.pool import pool_of
from kirifuda.games.pso2.rules.common import boss_seat, is_raid
from kirifuda.games.pso2.telling.texts import phrase_text
from kirifuda.games.pso2.values import BOSS
from kirifuda.games.pso2.words import WORDS
from kirifuda.games.pso2.zones import PLAYER
from kirifuda.games.telling import naming
from kirifuda.games.telling.phrasing import Words

if TYPE_CHECKING:
    from kirifuda import kernel as k
    from kirifuda.games.pso2.values import PsoCard

NAMES: Final[dict[str, Words]] = {
    **naming.NAMES,
    "person": ("{card}（{player}）", "{card} ({player})"),
    "the_boss": ("ボス", "the boss"),
    "bosss": ("ボスの", "the boss's"),
    "party": ("パーティー", "the party"),
}
PARTY_WON: Final[Words] = ("パーティーの勝ち：{reason}。", "The party wins: {reason}.")


class Speaker(naming.TableSpeaker):
    """Speaks of one game to one listener in one language. A spectator is no player: -1."""

    vocabulary = WORDS
    names = NAMES
    phrase = staticmethod(phrase_text)

    def player(self, player: k.PlayerId) -> str:
        """R.01: in a raid the boss by its part, the other members by number."""
        if not self._is_raid() or player == self.viewer:
            return super().player(player)
        if player == boss_seat(self.game):
            return self.word("the_boss")
        return self.word("player", {"number": str(player + 1)})

    def whose(self, player: k.PlayerId) -> str:
        if not self._is_raid() or player == self.viewer:
            return super().whose(player)
        if player == boss_seat(self.game):
            return self.word("bosss")
        return self.word("players", {"number": str(player + 1)})

    def _is_raid(self) -> bool:
        """Whether anybody sits at the table but two opponents."""
        return "boss" in self.game.state.variables and is_raid(self.game)

    def named(self, card: k.CardObject) -> str:
        """101.2: a player card stands for its player, so both are named; the boss is known by its name."""
        name = self.card(card.card)
        if self.game.map.kind_of[card.zone] is not PLAYER or self.definition(card.card).printed.kind & BOSS:
            return name
        return self.word("person", {"card": name, "player": self.player(card.owner)})

    @classmethod
    def name_of(cls, pool: k.Pool, printed: int, language: str) -> str:
        """A printed card's name, with its title (206.1.1)."""
        card = pool_of(pool).card_at(printed)
        return card.english if language != "ja" and card.english else japanese_name(card)

    def ended(self, winners: tuple[k.PlayerId, ...], reason: str, winner: str = "") -> str:
        """R.09: in a raid a whole side wins, and the party wins as one."""
        boss = boss_seat(self.game)
        if boss < 0 or not winners or boss in winners:
            return super().ended(winners, reason, winner)
        return self.say(PARTY_WON, {"reason": self.pick(WORDS.reasons.get(reason, (reason, reason)))})

    def definition(self, printed: int) -> PsoCard:
        """What is printed on a card."""
        return pool_of(self.game.pool).card_at(printed)


def japanese_name(card: PsoCard) -> str:
    """Title and name as they are printed: one that ends in の runs on into the name."""
    title = card.printed.title
    if not title:
        return card.printed.name
    return f"{title}{card.printed.name}" if title.endswith("の") else f"{title} {card.printed.name}"
