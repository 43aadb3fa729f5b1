"""4.1 ステージ: coming into an area, and going from one to another."""

from __future__ import annotations

from dataclasses import dataclass, field

from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.spellcard_strike.rules.common import area_of, is_striker, striker_at
from kirifuda.games.spellcard_strike.stage import AREAS, NO_AREA, base_line, forward
from kirifuda.games.spellcard_strike.zones import STAGE


@dataclass(eq=False)
class EnterStage(k.Move):
    """4.1.3, 4.1.6: a card comes into an area of the stage, where no other striker is, or under a striker there."""

    area: int = NO_AREA

    def apply(self, game: k.Game) -> int:
        if self.host:
            if not is_striker(game, self.host):
                return k.NOTHING
        elif not 0 <= self.area < AREAS or striker_at(game, self.area):
            return k.NOTHING
        id = super().apply(game)
        if id != k.NOTHING and not self.host:
            k.SetPlace(id, self.area).apply(game)
        return id


@dataclass(eq=False)
class Relocate(k.SetPlace):
    """5.4.6: a striker goes to another area. `cause` is "move" for the action of 5.4.6, "effect" for anything else.

    2.4.12.1: where it cannot be, nothing happens. `is_free` tells that the area is being left at the same moment.
    """

    kind = "relocate"
    place: int = field(default=0, init=False)
    area: int
    cause: str = "effect"
    is_free: bool = False

    def __post_init__(self) -> None:
        self.place = self.area

    def apply(self, game: k.Game) -> int:
        if not is_striker(game, self.object) or not 0 <= self.area < AREAS:
            return k.NOTHING
        if not self.is_free and striker_at(game, self.area):
            return k.NOTHING
        return super().apply(game)


def relocations(game: k.Game, wanted: list[tuple[k.ObjectId, int]], cause: str = "effect") -> list[k.Event]:
    """2.4.12b: strikers that one effect moves go at the same time: an area that is left counts as free. Of two that
    want the same area neither goes."""
    going = [(id, area) for id, area in wanted if is_striker(game, id) and 0 <= area < AREAS]
    while True:
        movers = [id for id, _ in going]
        areas = [area for _, area in going]
        staying = [
            (id, area)
            for id, area in going
            if areas.count(area) == 1 and (not striker_at(game, area) or striker_at(game, area) in movers)
        ]
        if len(staying) == len(going):
            return [Relocate(id, area, cause, is_free=True) for id, area in going]
        going = staying


def area_ahead(game: k.Game, id: k.ObjectId, steps: int, by: k.PlayerId) -> int:
    """8.1.10: the area before a striker (behind it if negative), seen from its own side or, by a house rule, from the
    side of the effect's controller."""
    card = game.object(id)
    if card is None:
        return NO_AREA
    side = by if house(game, "advance_direction") == "effect_side" else card.controller
    return forward(area_of(game, id), steps, side)


def free_areas(game: k.Game, areas: list[int]) -> list[int]:
    """4.1.6: those of the areas in which no striker is."""
    return [area for area in areas if not striker_at(game, area)]


def free_base_line(game: k.Game, player: k.PlayerId) -> list[int]:
    """2.8.1.1: where a player may summon."""
    return free_areas(game, base_line(player))


def stage(game: k.Game) -> k.ZoneId:
    """The zone that both players share (2.3.3)."""
    return game.map.zone(STAGE, 0)
