"""L-3.3, L-3.4, L-15, L-19.5: entering the battlefield, changing areas, tokens, and being destroyed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.compounds import OfOne
from kirifuda.games.last_resort.abilities import ENTER_TAPPED
from kirifuda.games.last_resort.pool import pool_of
from kirifuda.games.last_resort.rules.common import is_creature, is_on_field, values_of
from kirifuda.games.last_resort.rules.l01_equipment import take_off
from kirifuda.games.last_resort.rules.l03_zones import RECYCLED
from kirifuda.games.last_resort.rules.l16_n_cards import may_stand_beside
from kirifuda.games.last_resort.values import Values
from kirifuda.games.last_resort.zones import ATTACK, DEFENCE, FIELD, GRAVEYARD, TAPPED, UNTAPPED

COPIED: Final = "copied"
POWER: Final = "power"
TOUGHNESS: Final = "toughness"
KIND: Final = "kind"
RACES: Final = "races"
"""L-19.6: marks of a duplicate: that it is one, and what it got from what was duplicated."""


@dataclass(eq=False)
class EnterField(k.Move):
    """L-9.1, L-15.1 戦場に出る: a card comes into an area, summoned or put there. L-16.1, A22: an N-card beside
    one of its name stays where it was."""

    kind = "enter"
    position: int = UNTAPPED
    area: int = ATTACK
    recycled: bool = False
    """L-19.9: summoned by Recycle."""
    summoned: bool = False
    """L-15.1: not put there by an effect."""

    def apply(self, game: k.Game) -> int:
        if not may_stand_beside(game, game.map.player_of[self.zone], self.object):
            return k.NOTHING
        id = super().apply(game)
        if id != k.NOTHING:
            game.state.objects[id].place = self.area
            if self.recycled:
                k.SetMark(id, RECYCLED, 1).apply(game)
            if e.concerns(game, "may:" + ENTER_TAPPED, id, 0):
                k.SetPosition(id, TAPPED).apply(game)
        return id


def entering(game: k.Game, id: k.ObjectId, player: k.PlayerId, area: int, *, tapped: bool = False) -> EnterField:
    """L-15.1: the event that puts a card onto a player's battlefield, whatever its summoning condition (L-15.2)."""
    return EnterField(id, game.map.zone(FIELD, player), position=1 if tapped else UNTAPPED, area=area)


@dataclass(eq=False)
class MoveArea(k.SetPlace):
    """L-19.5: a card goes to the other area; that is no entering (A55). Equipment moves along with its bearer (A18),
    and comes off if it moves itself."""

    kind = "area"
    place: int = field(default=0, init=False)
    area: int
    by_shift: bool = False
    """The keyword does it."""

    def __post_init__(self) -> None:
        self.place = self.area

    def apply(self, game: k.Game) -> int:
        if not is_on_field(game, self.object):
            return k.NOTHING
        if game.state.objects[self.object].host:
            take_off(game, self.object)
        return super().apply(game)


def other_area(area: int) -> int:
    """L-19.5: the opposite one."""
    return DEFENCE if area == ATTACK else ATTACK


@dataclass(eq=False)
class Destroy(OfOne):
    """L-10.9, L-3.2 破壊する: a card on the battlefield goes to its owner's graveyard. `cause` is "damage",
    "battle" (L-19.10), "effect" or "cost"; `in_battle` if a battle did it."""

    kind = "destroy"
    cause: str = "effect"
    in_battle: bool = False

    def parts(self, game: k.Game) -> list[k.Event]:
        return game.rulebook.way_home(game, self.object, GRAVEYARD) if is_on_field(game, self.object) else []


def can_be_destroyed(game: k.Game, id: k.ObjectId) -> bool:
    """L-19.18: whether nothing says that a card is not destroyed."""
    event = Destroy(id)
    for holder in game.index().forbid.get("destroy", ()):
        if holder.ability.is_forbidding(game, holder, event):
            return False
    return True


@dataclass(eq=False)
class MakeToken(k.Create):
    """L-16.2, L-19.6: a token comes into an area; `of` is what it duplicates, 0 if its card says all it is."""

    kind = "token"
    position: int = UNTAPPED
    area: int = ATTACK
    of: k.ObjectId = 0

    def apply(self, game: k.Game) -> int:
        if self.of and not is_creature(game, self.of):
            return k.NOTHING
        marks = copied_marks(game, values_of(game, self.of)) if self.of else {}
        id = super().apply(game)
        game.state.objects[id].place = self.area
        for name, number in marks.items():
            k.SetMark(id, name, number).apply(game)
        return id


def copied_marks(game: k.Game, values: Values) -> dict[str, int]:
    """L-19.6: kind, races, and power and toughness as they are now."""
    races = pool_of(game.pool).races
    bits = sum(1 << races.index(name) for name in values.races if name in races)
    return {
        COPIED: 1,
        POWER: values.power,
        TOUGHNESS: values.toughness,
        KIND: values.kind,
        RACES: bits,
    }


def token_values(game: k.Game, card: k.CardObject, printed: Values) -> Values:
    """L-19.6: what a duplicate is before any change."""
    values = printed.copy()
    bits = card.mark(RACES)
    values.kind = card.mark(KIND)
    values.races = tuple(name for at, name in enumerate(pool_of(game.pool).races) if bits >> at & 1)
    values.power = card.mark(POWER)
    values.toughness = card.mark(TOUGHNESS)
    return values
