"""903.2g, 903.2h-i: the parts of a cost that is not a card's own: an ability's, or a Break's."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.magical_duel.abilities import ActivatedAbility, BreakAbility, StaticAbility
from kirifuda.games.magical_duel.rules.r0903_2_slots import (
    ABILITY,
    BY,
    CARD,
    COSTS_FROM,
    FOR_ANOTHER,
    FREE,
    OBJECT,
    UNPAID,
)
from kirifuda.games.magical_duel.rules.r0903_2g_costs import attribute_needs, cost_changes
from kirifuda.games.magical_duel.rules.r0907_aether import needs_of
from kirifuda.games.magical_duel.rules.r1002_paying import PAY_AETHER_COST

LESS: Final = k.Slot[tuple[int, ...]]("_less")
"""903.2g-v: by how much each effect lowers the cost of an ability, settled before anything is paid."""
LOWERED_PARTS: Final = k.Slot[tuple[int, ...]]("_lowered_parts")
"""For each of them the part it was applied to, counted over all icons and acts as printed; -1 if there is none."""
LOWERED_PART: Final = k.Slot[int]("_lowered_part")
"""The part that was chosen last."""


def card_tolls(game: k.Game, player: k.PlayerId, id: k.ObjectId) -> list[tuple[e.CostPart, k.ObjectId]]:
    """903.2g: what texts ask for besides the cost of activating a card, each part with the card that asks for it."""
    found: list[tuple[e.CostPart, k.ObjectId]] = []
    for ability, scope in e.in_force(game, "toll:play", StaticAbility):
        for toll in ability.tolls:
            if toll.deed.deed == "play" and toll.deed.concerns(scope, e.player_target(player), id):
                found.extend((part, scope.source) for part in toll.costs)
    return found


def pay_toll(game: k.Game, frame: k.Frame, place: int) -> k.Call | None:
    """903.2h: one part of what is asked for besides; it knows the numbers chosen for the card."""
    tolls = card_tolls(game, frame[BY], frame[OBJECT]) if frame[CARD] else []
    if place >= len(tolls):
        return None
    part, source = tolls[place]
    slots: dict[str, k.Value] = {name: value for name, value in frame.slots.items() if not name.startswith("_")}
    return k.Call(part.procedure, slots, source=source, player=frame[BY])


def cost_parts(game: k.Game, frame: k.Frame) -> tuple[e.CostPart, ...]:
    """The parts of an ability's cost, or of the cost that stands in for a card's."""
    if frame[FREE] == FOR_ANOTHER:
        ability = game.pool.abilities[frame.get(COSTS_FROM, "")]
        assert isinstance(ability, BreakAbility)
        return ability.costs
    if not frame[ABILITY] or frame[FREE] == UNPAID:
        return ()
    activated = game.pool.abilities[frame[ABILITY]]
    return activated.costs if isinstance(activated, ActivatedAbility) else ()


def raised_by(game: k.Game, id: k.ObjectId) -> int:
    """903.2g-iii: how much more aether activating an ability takes."""
    return sum(amount for how, amount in cost_changes(game, id) if how == "more")


def lowered_by(game: k.Game, id: k.ObjectId) -> tuple[int, ...]:
    """903.2g-iv: how much less activating an ability takes, effect by effect."""
    return tuple(amount for how, amount in cost_changes(game, id) if how == "less" and amount > 0)


class Share:
    """A part of a cost that can be lowered by itself: aether of one sort, or how many things an act takes."""

    __slots__ = ("left", "mask", "place")

    def __init__(self, place: int, mask: int, left: int) -> None:
        self.place = place
        """The place of the act among the parts of the cost."""
        self.mask = mask
        """Of aether, what will do."""
        self.left = left
        """How many points or things."""


def shares_of(game: k.Game, scope: e.Scope, parts: tuple[e.CostPart, ...]) -> list[Share]:
    """903.2g-iv: the parts among which a reduction is chosen; by a house rule aether alone."""
    found: list[Share] = []
    for place, part in enumerate(parts):
        if part.bill(scope) is not None:
            found.extend(Share(place, mask, points) for mask, points in part.shares(scope))
        elif part.number is not None and house(game, "ability_cost_reduction") != "aether_only":
            found.append(Share(place, 0, part.number.value(scope)))
    return found


def lower(shares: list[Share], number: int, less: int) -> None:
    """Take so much off a part; what is more than it holds comes off the same payment."""
    chosen = shares[number]
    for share in [chosen, *[one for one in shares if one.place == chosen.place and one is not chosen]]:
        taken = min(less, share.left)
        share.left -= taken
        less -= taken


def lowered_shares(game: k.Game, scope: e.Scope, frame: k.Frame) -> list[Share]:
    """What is left of each part after the reductions that were applied so far."""
    shares = shares_of(game, scope, cost_parts(game, frame))
    less, chosen = frame[LESS], frame[LOWERED_PARTS]
    for place, number in enumerate(chosen):
        if number >= 0:
            lower(shares, number, less[place])
    return shares


def pay_part(game: k.Game, scope: e.Scope, frame: k.Frame, place: int, card: k.ObjectId) -> k.Call | None:
    """One part of the cost as it was settled; None if nothing is left. `card`: for whose cost it stands, or 0."""
    part = cost_parts(game, frame)[place]
    left = [share for share in lowered_shares(game, scope, frame) if share.place == place]
    if part.bill(scope) is not None:
        total = sum(share.left for share in left)
        needs = needs_of(tuple((share.mask, share.left) for share in left))
        if card:
            needs = other_needs(game, card, (total, needs))
        return k.Call(PAY_AETHER_COST, {"total": total, "needs": needs}, player=scope.player) if total else None
    slots: dict[str, k.Value] = {name: value for name, value in frame.slots.items() if not name.startswith("_")}
    if left and part.number is not None:
        slots[e.LOWERED] = part.number.value(scope) - left[0].left
        if slots[e.LOWERED] and not left[0].left:
            return None
    return k.Call(part.procedure, slots, part.slot, source=scope.source, player=scope.player)


def other_needs(game: k.Game, id: k.ObjectId, bill: tuple[int, tuple[int, ...]]) -> tuple[int, ...]:
    """What must be among the aether of a cost that stands in for a card's; by a house rule its attributes too."""
    total, needs = bill
    if house(game, "break_cost_attribute") == "asked":
        needs = (*needs, *attribute_needs(game, id))
    return needs[:total]
