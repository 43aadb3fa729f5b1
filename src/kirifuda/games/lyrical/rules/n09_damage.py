"""N-9.6-7, N-10.2 ダメージ: to players and to characters, where it adds up until the end phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from kirifuda import kernel as k
from kirifuda.customs.harm import Harm, Suffered, marked
from kirifuda.games.lyrical.keywords.n12_3_dringen import has_dringen
from kirifuda.games.lyrical.rules.common import is_character, numbers_in, opponent, values_of
from kirifuda.games.lyrical.rules.n00_moving import DiscardFromPlay, FromDeck, from_deck
from kirifuda.games.lyrical.values import CHARACTER, Values
from kirifuda.games.lyrical.zones import FIELD

DAMAGE: Final = "damage"
"""Mark: the damage that a character has received this turn."""
SPARED: Final = "spared"
"""Mark: with this much damage and durability it was not discarded, since an effect said so."""
WOUNDS: Final = "wounds"
"""Variable: the damage to characters that was just dealt, until the rules have looked at it."""
WOUND_SIZE: Final = 3
"""Character, dealer, whether in a battle."""


@dataclass(eq=False)
class DamagePlayer(FromDeck):
    """N-9.6 プレイヤーにダメージを与える: as many cards off the top of the deck are discarded, together (A36)."""

    kind = "damage_player"
    number: int
    dealer: k.ObjectId = 0
    """The card that deals it; of a strategy, trick or effect, the card itself."""
    in_battle: bool = False
    """It is that of an attack, or what ドリンゲン leaves of a battle (N-12.3)."""

    def changed(self, number: int) -> DamagePlayer:
        """The same damage, so much of it."""
        new = DamagePlayer(self.player, max(number, 0), self.dealer, self.in_battle)
        new.source = self.source
        new.by = self.by
        return new

    def parts(self, game: k.Game) -> list[k.Event]:
        return from_deck(game, self.player, self.number)


class Damage(Harm):
    """N-9.7 キャラクターにダメージを与える. N-12.3: in a battle ドリンゲン sends on to the player what is too much."""

    part_kinds: ClassVar[tuple[str, ...]] = ("wound", "damage_player", "move", "fall_short")

    def parts(self, game: k.Game) -> list[k.Event]:
        if self.number <= 0 or not is_character(game, self.object):
            return []
        found: list[k.Event] = [Wound(self.object, self.number, self.dealer, self.in_battle)]
        more = self.number - left_of(game, self.object)
        if self.in_battle and more > 0 and has_dringen(game, self.dealer):
            victim = opponent(game, game.object_or_last(self.dealer).controller)
            found.append(DamagePlayer(victim, more, self.dealer, True))
        return found


class Wound(Suffered):
    """N-9.7: a character has received damage, on top of what it had (N-10.2)."""

    def apply(self, game: k.Game) -> int:
        card = game.object(self.object)
        if card is None:
            return k.NOTHING
        k.SetMark(self.object, DAMAGE, card.mark(DAMAGE) + self.number).apply(game)
        wound = (self.object, self.dealer, 1 if self.in_battle else 0)
        k.SetVariable(WOUNDS, (*numbers_in(game, WOUNDS), *wound)).apply(game)
        return self.number


@dataclass(eq=False)
class Heal(k.OnObject):
    """N-10.2 ダメージを取り除く: so much of it; all with 0."""

    kind = "heal"
    number: int = 0

    def apply(self, game: k.Game) -> int:
        had = damage_on(game, self.object)
        gone = min(had, self.number or had)
        k.SetMark(self.object, DAMAGE, had - gone).apply(game)
        k.SetMark(self.object, SPARED, 0).apply(game)
        return gone or k.NOTHING


def damage_on(game: k.Game, id: k.ObjectId) -> int:
    """N-10.2: the damage that a character has received this turn."""
    return marked(game, id, DAMAGE)


def left_of(game: k.Game, id: k.ObjectId) -> int:
    """A11: what is left of a character's durability."""
    return max(0, values_of(game, id).durability - damage_on(game, id))


def fate(game: k.Game, id: k.ObjectId) -> int:
    """What stands on a character, so that what was spared is not tested again until it changes."""
    return 1 + max(values_of(game, id).durability, 0) + (damage_on(game, id) << 12)


def due_to_go(game: k.Game) -> list[k.ObjectId]:
    """A37: the characters whose damage has reached their durability, in a battle or not."""
    found: list[k.ObjectId] = []
    objects = game.state.objects
    frail = game.table().special
    for player in range(game.players):
        for id in game.zone(FIELD, player):
            card = objects[id]
            if not card.marks and not (frail and id in frail):
                continue  # unhurt, as nearly everybody always is
            is_done = card.host == 0 and card.mark(DAMAGE) >= values_of(game, id).durability
            if is_done and card.mark(SPARED) != fate(game, id):
                found.append(id)
    return found


def without_durability(board: k.Board) -> tuple[k.ObjectId, ...]:
    """A37: the characters that no damage at all is enough for."""
    found: list[k.ObjectId] = []
    for id, values in board.values.items():
        assert isinstance(values, Values)
        if values.kind & CHARACTER and values.durability <= 0:
            found.append(id)
    return tuple(found)


FALL: Final = k.Procedure("fall")
FALLEN: Final = k.Slot[tuple[int, ...]]("_fallen")
DEALT: Final = k.Slot[tuple[int, ...]]("_dealt")


@FALL.step("N-9.7")
def note_fallen(game: k.Game, frame: k.Frame) -> k.Flow:
    """Who has received enough damage. Whom an effect keeps there is not tested again with the same damage, nor anybody
    while an effect stands in for the discard (A72)."""
    frame[DEALT] = numbers_in(game, WOUNDS)
    frame[FALLEN] = fallen = tuple(due_to_go(game))
    return k.Do([k.SetVariable(WOUNDS, ()), *[k.SetMark(id, SPARED, fate(game, id)) for id in fallen]])


@FALL.step("N-9.7")
def discard_fallen(game: k.Game, frame: k.Frame) -> k.Flow:
    """They are discarded, all of them together (A37)."""
    return k.Do([departure(id, frame[DEALT]) for id in frame[FALLEN]])


def departure(id: k.ObjectId, wounds: tuple[int, ...]) -> DiscardFromPlay:
    """A37: the discarding of a character, with who dealt the damage that did it."""
    mine = [at for at in range(0, len(wounds), WOUND_SIZE) if wounds[at] == id]
    in_battle = any(wounds[at + 2] for at in mine)
    return DiscardFromPlay(id, "damage", tuple(wounds[at + 1] for at in mine), in_battle)
