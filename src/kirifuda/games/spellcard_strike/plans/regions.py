"""4.1 ステージ as texts speak of it: regions, who stands there, who is adjacent."""

from __future__ import annotations

from dataclasses import dataclass

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.spellcard_strike import minimap
from kirifuda.games.spellcard_strike.abilities import CASTER
from kirifuda.games.spellcard_strike.stage import AREAS, NO_AREA, are_adjacent, has_feature, neighbours, target_area
from kirifuda.games.spellcard_strike.zones import STAGE


def area_in(scope: e.Scope, id: k.ObjectId) -> int:
    """The area of a striker, present or last known; of an area, itself."""
    area = target_area(id)
    if area != NO_AREA:
        return area
    card = scope.card(id)
    if card is None or scope.game.map.kind_of[card.zone] is not STAGE:
        return NO_AREA
    if card.host:
        host = scope.card(card.host)
        return NO_AREA if host is None else host.place
    return card.place


class RegionPlan:
    """Some areas of the stage."""

    __slots__ = ()

    def has(self, scope: e.Scope, area: int) -> bool:
        """Whether an area is among them."""
        raise NotImplementedError

    def areas(self, scope: e.Scope) -> list[int]:
        """All of them."""
        return [area for area in range(AREAS) if self.has(scope, area)]


class AnyRegion(RegionPlan):
    """The whole stage."""

    __slots__ = ()

    def has(self, scope: e.Scope, area: int) -> bool:
        return area != NO_AREA


class MarkedRegion(RegionPlan):
    """4.1.7: areas with a feature, of some player's side."""

    __slots__ = ("feature", "whose")

    def __init__(self, feature: str, whose: e.PlayerPlan) -> None:
        self.feature = feature
        self.whose = whose

    def has(self, scope: e.Scope, area: int) -> bool:
        for player in self.whose.players(scope):
            if has_feature(area, self.feature, player):
                return True
        return False


class RangeRegion(RegionPlan):
    """3.6.5.1: the cells of one colour of a map, seen from the caster."""

    __slots__ = ("cells", "colour")

    def __init__(self, cells: minimap.Cells, colour: int) -> None:
        self.cells = cells
        self.colour = colour

    def has(self, scope: e.Scope, area: int) -> bool:
        for caster in e.ids_in(scope.slots, CASTER):
            card = scope.card(caster)
            if card is not None:
                origin = area_in(scope, caster)
                return minimap.colour_at(self.cells, origin, card.controller, area) == self.colour
        return False


class AroundRegion(RegionPlan):
    """4.1.5.1: the areas around things."""

    __slots__ = ("what",)

    def __init__(self, what: e.ThingPlan) -> None:
        self.what = what

    def has(self, scope: e.Scope, area: int) -> bool:
        for id in self.what.ids(scope):
            center = area_in(scope, id)
            if center != NO_AREA and area in neighbours(center):
                return True
        return False


class NextToRegion(RegionPlan):
    """4.1.5.1: the areas around a region, without its own."""

    __slots__ = ("region",)

    def __init__(self, region: RegionPlan) -> None:
        self.region = region

    def has(self, scope: e.Scope, area: int) -> bool:
        if area == NO_AREA or self.region.has(scope, area):
            return False
        return any(self.region.has(scope, near) for near in neighbours(area))


class OutsideRegion(RegionPlan):
    """All other areas."""

    __slots__ = ("region",)

    def __init__(self, region: RegionPlan) -> None:
        self.region = region

    def has(self, scope: e.Scope, area: int) -> bool:
        return area != NO_AREA and not self.region.has(scope, area)


class EitherRegion(RegionPlan):
    """The areas of several regions."""

    __slots__ = ("parts",)

    def __init__(self, parts: tuple[RegionPlan, ...]) -> None:
        self.parts = parts

    def has(self, scope: e.Scope, area: int) -> bool:
        for part in self.parts:
            if part.has(scope, area):
                return True
        return False


@dataclass(eq=False)
class StandsTest(e.TestPlan):
    """Is in a region."""

    region: RegionPlan

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        return self.region.has(scope, area_in(scope, id))


@dataclass(eq=False)
class AdjacentTest(e.TestPlan):
    """4.1.5.1: is adjacent to one of the things."""

    what: e.ThingPlan

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        area = area_in(scope, id)
        for other in self.what.ids(scope):
            if are_adjacent(area, area_in(scope, other)):
                return True
        return False
