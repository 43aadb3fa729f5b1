"""907, 1002 オド: what texts pay and make."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.magical_duel.abilities import YieldPlan
from kirifuda.games.magical_duel.keywords.k1108_united_front import trait_bits
from kirifuda.games.magical_duel.plans.tests import values_of
from kirifuda.games.magical_duel.rules.r0907_aether import ANY_POINT, can_cover, needs_of, potential
from kirifuda.games.magical_duel.rules.r1000_actions import GainAether
from kirifuda.games.magical_duel.values import ALL_ATTRIBUTES, ATTRIBUTES, CASTER

TOTAL: Final = "total"
NEEDS: Final = "needs"


class Icon:
    """Points of one sort that a text asks for."""

    __slots__ = ("amount",)

    def __init__(self, amount: e.AmountPlan) -> None:
        self.amount = amount

    def mask(self, scope: e.Scope) -> int:
        """The attributes that will do; 0 asks for a point without any; `ANY_POINT` for a point of any sort."""
        return ANY_POINT


class Tint(Icon):
    """Points of a printed attribute."""

    __slots__ = ("bits",)

    def __init__(self, amount: e.AmountPlan, bits: int) -> None:
        super().__init__(amount)
        self.bits = bits

    def mask(self, scope: e.Scope) -> int:
        return self.bits


class Tinge(Icon):
    """Points of an attribute that is not printed: of any, or of those that a thing has (907.6)."""

    __slots__ = ("of",)

    def __init__(self, amount: e.AmountPlan, of: e.ThingPlan | None) -> None:
        super().__init__(amount)
        self.of = of
        """None for any attribute (1002.1a)."""

    def mask(self, scope: e.Scope) -> int:
        if self.of is None:
            return ALL_ATTRIBUTES
        ids = e.readable(scope, self.of)
        bits = 0
        for id in ids:
            bits |= values_of(scope, id).attributes
        return bits if ids else NO_POINT


NO_POINT: Final = 1 << 60
"""A need that no point meets: what it speaks of is not there."""


class Bill:
    """1002: how much is to be paid, and which attributes must be among it."""

    __slots__ = ("icons", "of")

    def __init__(self, icons: tuple[Icon, ...], of: e.ThingPlan | None = None) -> None:
        self.icons = icons
        """In the printed order."""
        self.of = of
        """A card whose printed cost is paid (203.2)."""

    def shares(self, scope: e.Scope) -> tuple[tuple[int, int], ...]:
        """What will do and how many points of it, each sort once, as printed."""
        found: dict[int, int] = {}
        for icon in self.icons:
            mask = icon.mask(scope)
            found[mask] = found.get(mask, 0) + max(0, icon.amount.value(scope))
        for id in [] if self.of is None else e.readable(scope, self.of):
            left = max(0, values_of(scope, id).cost)
            for place in range(len(ATTRIBUTES)):
                bit = values_of(scope, id).attributes & 1 << place
                if bit and left:
                    found[bit] = found.get(bit, 0) + 1
                    left -= 1
            found[ANY_POINT] = found.get(ANY_POINT, 0) + left
        return tuple((mask, points) for mask, points in found.items() if points)

    def total(self, scope: e.Scope) -> int:
        """All points together."""
        return sum(points for _, points in self.shares(scope))

    def masks(self, scope: e.Scope) -> tuple[int, ...]:
        """What must be among them."""
        return needs_of(self.shares(scope))

    def is_covered(self, scope: e.Scope, points: tuple[int, ...], more: int = 0) -> bool:
        """Whether points are enough for it and for so many more."""
        total = max(0, self.total(scope) + more)
        shared = house(scope.game, "two_attribute_aether") == "every_requirement"
        return can_cover(points, total, self.masks(scope)[:total], shared=shared)


@dataclass(eq=False)
class MostAether(e.AmountPlan):
    """903.2d: the greatest value of a letter for which a bill could be paid."""

    bill: Bill
    letter: str
    who: e.PlayerPlan

    def value(self, scope: e.Scope) -> int:
        points = potential(scope.game, self.who.one(scope))
        more = e.number_in(scope.slots, e.RAISED) - e.number_in(scope.slots, e.LOWERED)
        most = max(0, len(points) - more)
        while most > 0:
            slots: dict[str, k.Value] = {**scope.slots, self.letter: most}
            if self.bill.is_covered(e.Scope(scope.game, slots, scope.source, scope.player), points, more):
                break
            most -= 1
        return most


class SeedTotal(e.SeedPlan):
    """The amount of a bill; nothing to pay is paid without asking."""

    __slots__ = ("bill",)

    def __init__(self, bill: Bill) -> None:
        super().__init__(TOTAL)
        self.bill = bill

    def value(self, scope: e.Scope) -> k.Value:
        total = self.bill.total(scope)
        return total if total > 0 else None


class SeedNeeds(e.SeedPlan):
    """The attributes of a bill."""

    __slots__ = ("bill",)

    def __init__(self, bill: Bill) -> None:
        super().__init__(NEEDS)
        self.bill = bill

    def value(self, scope: e.Scope) -> k.Value:
        return self.bill.masks(scope)


@dataclass(eq=False)
class Payable(e.ConditionPlan):
    """Whether somebody could pay a bill with what they have or could make."""

    bill: Bill
    who: e.PlayerPlan

    def holds(self, scope: e.Scope) -> bool:
        return self.bill.is_covered(scope, potential(scope.game, self.who.one(scope)))


class AetherCost(e.TextCost):
    """Aether as a part of a cost; the rules read its bill."""

    def __init__(self, path: str, procedure: k.Procedure, needs: tuple[e.ConditionPlan, ...], bill: Bill) -> None:
        super().__init__(path, procedure, needs)
        self.asks = bill

    def bill(self, scope: e.Scope) -> tuple[int, tuple[int, ...]] | None:
        return self.asks.total(scope), self.asks.masks(scope)

    def shares(self, scope: e.Scope) -> tuple[tuple[int, int], ...]:
        return self.asks.shares(scope)


class Yield:
    """One sort of aether that a text makes: fixed attributes, those of a thing, or one that is chosen."""

    __slots__ = ("amount", "bits", "chosen", "of")

    def __init__(self, amount: e.AmountPlan, bits: int, of: e.ThingPlan | None, chosen: str) -> None:
        self.amount = amount
        self.bits = bits
        self.of = of
        self.chosen = chosen
        """The slot of the chosen attribute's place, if one is chosen (907.7): among `bits`."""

    def points(self, scope: e.Scope, *, estimate: bool) -> tuple[int, ...]:
        """One number a point; in an estimate what may be chosen counts as everything."""
        bits = self.bits
        if self.chosen:
            bits = self.bits if estimate else 1 << e.number_in(scope.slots, self.chosen)
        if self.of is not None:
            for id in e.readable(scope, self.of):
                bits |= values_of(scope, id).attributes
        return (with_traits(scope, bits),) * max(0, self.amount.value(scope))


def with_traits(scope: e.Scope, bits: int) -> int:
    """1108.2: aether of a caster's ability remembers her traits."""
    if not bits or scope.card(scope.source) is None:
        return bits
    values = values_of(scope, scope.source)
    return bits | trait_bits(scope.game, values.races) << 7 if values.kinds & CASTER else bits


@dataclass(eq=False)
class MakeAether(k.Step):
    """907.4: the points come into the player's possession, all together."""

    who: e.PlayerPlan
    yields: tuple[Yield, ...]

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        scope = e.frame_scope(game, frame)
        points: list[int] = []
        for one in self.yields:
            points.extend(one.points(scope, estimate=False))
        frame.slots[e.WANTED] = 1
        frame.slots[e.RESULT] = ()
        return k.Do([GainAether(self.who.one(scope), tuple(points))], into=e.RESULT) if points else k.NEXT


@dataclass(eq=False)
class FadeAether(k.Step):
    """907.4: what players hold vanishes."""

    who: e.PlayerPlan

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        return k.Do([k.SetVariable(f"aether{player}", ()) for player in self.who.players(e.frame_scope(game, frame))])


@dataclass(eq=False)
class AskAttribute(k.Step):
    """907.7: one of the seven attributes, or of those that the text names."""

    slot: str
    who: e.PlayerPlan
    bits: int

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        options = [k.Option("attribute", 0, place) for place in range(len(ATTRIBUTES)) if self.bits & 1 << place]
        player = self.who.one(e.frame_scope(game, frame))
        return k.Ask(self.slot, k.Decision(player, "attribute", options, take=k.TAKE_NUMBER, subject=frame.source))


class TextYield(YieldPlan):
    """What an aether ability of a text could make."""

    __slots__ = ("yields",)

    def __init__(self, yields: tuple[Yield, ...]) -> None:
        self.yields = yields

    def points(self, scope: e.Scope) -> tuple[int, ...]:
        found: list[int] = []
        for one in self.yields:
            found.extend(one.points(scope, estimate=True))
        return tuple(found)
