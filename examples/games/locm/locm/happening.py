"""What happens in this game: its events, and the few questions about cards that they ask."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, cast

from kirifuda import kernel as k
from kirifuda.customs.compounds import OfOne
from kirifuda.customs.piles import DrawOne
from kirifuda.customs.players import Count, number_of
from kirifuda.customs.said import Said
from locm.cardfile import Values
from locm.words import DECK, DISCARD, HAND, HEALTH, KEYWORDS, LEFT, MANA, OWED, RIGHT, RUNE, WARD

LANES: Final = (LEFT, RIGHT)
RUNES_APART: Final = 5
BITS: Final = tuple(KEYWORDS)
SLAIN: Final = "slain"


@dataclass(eq=False)
class Draw(DrawOne):
    """M-3.4: a card from the deck."""

    deck = DECK
    hand = HAND


@dataclass(eq=False)
class Heal(Count):
    """M-5.4: health is gained; there is no upper limit."""

    kind = "heal"
    what: ClassVar[str] = HEALTH


@dataclass(eq=False)
class Lose(Count):
    """M-5.1: health is lost."""

    kind = "lose"
    what: ClassVar[str] = HEALTH


@dataclass(eq=False)
class BreakRune(Count):
    """M-5.2: a rune breaks."""

    kind = "break"
    what: ClassVar[str] = RUNE


@dataclass(eq=False)
class Owe(Count):
    """M-3.4, M-5.3: more cards in the next turn."""

    kind = "owe"
    what: ClassVar[str] = OWED


@dataclass(eq=False)
class Pay(Count):
    """M-4.2: mana is spent."""

    kind = "pay"
    what: ClassVar[str] = MANA


@dataclass(eq=False)
class Enter(OfOne):
    """M-4.4: a creature goes from the hand into a lane."""

    kind = "summon"
    player: k.PlayerId
    lane: int

    def parts(self, game: k.Game) -> list[k.Event]:
        return [k.Move(self.object, game.map.zone(LANES[self.lane], self.player))]


@dataclass(eq=False)
class UseItem(OfOne):
    """M-6.1: an item is used, and then discarded."""

    kind = "use"
    player: k.PlayerId

    def parts(self, game: k.Game) -> list[k.Event]:
        return [k.Move(self.object, game.map.zone(DISCARD, self.player))]


@dataclass(eq=False)
class Attack(Said):
    """M-7.2: a creature attacks."""

    kind = "attack"
    target: k.ObjectId


@dataclass(eq=False)
class Hurt(k.OnObject):
    """M-7.4: damage to a creature; of a lethal one it dies, however little it is."""

    kind = "hurt"
    amount: int
    lethal: bool

    def apply(self, game: k.Game) -> int:
        add_mark(game, self.object, "defense", -self.amount)
        if self.lethal:
            k.SetMark(self.object, SLAIN, 1).apply(game)
        return self.amount


@dataclass(eq=False)
class Change(k.OnObject):
    """M-6.2, M-6.3: attack, never below 0, and defense change for good."""

    kind = "change"
    attack: int
    defense: int

    def apply(self, game: k.Game) -> int:
        add_mark(game, self.object, "attack", max(self.attack, -values_of(game, self.object).attack))
        add_mark(game, self.object, "defense", self.defense)
        return 1


@dataclass(eq=False)
class Grant(k.OnObject):
    """M-6.2: keywords are gained."""

    kind = "grant"
    keywords: tuple[str, ...]

    def apply(self, game: k.Game) -> int:
        return toggle(game, self.object, [word for word in self.keywords if not has(game, self.object, word)])


@dataclass(eq=False)
class Strip(Grant):
    """M-6.3: keywords are lost."""

    kind = "strip"

    def apply(self, game: k.Game) -> int:
        return toggle(game, self.object, [word for word in self.keywords if has(game, self.object, word)])


@dataclass(eq=False)
class LoseWard(Strip):
    """M-7.5: a ward is used up."""

    kind = "ward"


@dataclass(eq=False)
class Die(OfOne):
    """M-7.8: a creature goes to its owner's discard pile."""

    kind = "die"

    def parts(self, game: k.Game) -> list[k.Event]:
        return [k.Move(self.object, game.map.zone(DISCARD, game.state.objects[self.object].owner))]


def add_mark(game: k.Game, id: k.ObjectId, mark: str, number: int) -> None:
    """What is noted on a creature grows by a number."""
    k.SetMark(id, mark, game.state.objects[id].mark(mark) + number).apply(game)


def toggle(game: k.Game, id: k.ObjectId, words: list[str]) -> int:
    """Note keywords that are no longer as printed, or are again."""
    bits = sum(1 << BITS.index(word) for word in words)
    return k.SetMark(id, "keywords", game.state.objects[id].mark("keywords") ^ bits).apply(game) if bits else k.NOTHING


def harm(game: k.Game, player: k.PlayerId, amount: int) -> list[k.Event]:
    """M-5.1 to M-5.4: health is lost, and with it the runes that it falls to; below 0 it is gained."""
    if amount <= 0:
        return [Heal(player, -amount)] if amount else []
    left, rune = number_of(game, HEALTH, player) - amount, number_of(game, RUNE, player)
    broken = max(0, min(rune // RUNES_APART, (rune - left) // RUNES_APART + 1)) if left <= rune else 0
    runes: list[k.Event] = [BreakRune(player, -RUNES_APART) for _ in range(broken)]
    return [Lose(player, -amount), *runes, *([Owe(player, broken)] if broken else [])]


def wound(game: k.Game, id: k.ObjectId, amount: int, *, lethal: bool = False) -> list[k.Event]:
    """M-7.4, M-7.5: damage to a creature, or to its ward. No damage is not even lethal."""
    if amount <= 0:
        return []
    return [LoseWard(id, (WARD,))] if has(game, id, WARD) else [Hurt(id, amount, lethal)]


def values_of(game: k.Game, id: k.ObjectId) -> Values:
    """A card as it is now."""
    return cast("Values", game.values(id))


def has(game: k.Game, id: k.ObjectId, word: str) -> bool:
    """Whether a creature has a keyword."""
    return word in values_of(game, id).keywords


def creatures(game: k.Game, player: k.PlayerId) -> list[k.ObjectId]:
    """M-1.3: a player's creatures, the left lane first."""
    return [id for lane in LANES for id in game.zone(lane, player)]
