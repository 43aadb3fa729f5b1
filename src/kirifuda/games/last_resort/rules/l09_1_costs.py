"""L-9.1, L-9.4, L-19.20, L-19.21: what summoning or using something costs, and how it is paid."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.last_resort.abilities import (
    CONVERT,
    RECYCLE,
    RUSH,
    SKILL_PRICE,
    SPELL_CHARGE,
    TAP_AT_ONCE,
    SacrificeAbility,
    StaticAbility,
    lowest,
)
from kirifuda.games.last_resort.changes import make_spell
from kirifuda.games.last_resort.rules.common import is_on_field, is_untapped, ruled, values_of
from kirifuda.games.last_resort.rules.l03_battlefield import can_be_destroyed
from kirifuda.games.last_resort.rules.l03_zones import Tap
from kirifuda.games.last_resort.values import SPELL, Values
from kirifuda.games.last_resort.zones import GRAVEYARD, HAND, LEADER, MANA, UNTAPPED

SUMMON: Final = 0
RECYCLING: Final = 1
CONVERTING: Final = 2
EQUIPPING_WAY: Final = 3
"""Ways to summon a card: from the hand (L-9.1), from the graveyard (L-19.9), as a spell that draws (L-19.12). The last
is none: laying equipment on a creature (L-1.9)."""


# What it costs


def as_summoned(game: k.Game, id: k.ObjectId, way: int) -> Values:
    """What a card is while it is summoned in a way. L-17.1, L-19.12: converted, it is the keyword's spell, from the
    moment its cost is asked for until it is processed."""
    values = values_of(game, id)
    if way != CONVERTING:
        return values
    spell = values.copy()
    make_spell(spell, lowest(values.abilities, CONVERT))
    return spell


def as_seen(scope: e.Scope, id: k.ObjectId, way: int) -> e.Scope:
    """L-17.1: where a card looks like what it is summoned as."""
    if way != CONVERTING:
        return scope
    game = scope.game
    board = k.Board(game, {**game.table().values, id: as_summoned(game, id, way)})
    return e.Scope(game, scope.slots, scope.source, scope.player, board)


def cost_changes(game: k.Game, id: k.ObjectId, way: int) -> list[tuple[int, int]]:
    """What effects add to the cost of summoning a card now, and what each leaves of it at least (0 if it does not say);
    they see the card as what it is summoned as (L-17.1)."""
    return changes_by_others(game, id, way) + own_changes(game, id, way)


def changes_by_others(game: k.Game, id: k.ObjectId, way: int) -> list[tuple[int, int]]:
    """The same of what is said of it by cards and effects; laying equipment on a creature is no summoning."""
    found: list[tuple[int, int]] = []
    ways = (way,) if way == EQUIPPING_WAY else (-1, way)
    for holder in game.index().buckets.get("cost", ()):
        ability = holder.ability
        assert isinstance(ability, StaticAbility)
        plain = e.holder_scope(game, holder)
        scope = as_seen(plain, id, way)
        if ability.is_in_force(scope):
            for change in ability.cost_changes:
                if change.way in ways and change.of.accepts(scope if change.way < 0 else plain, id):
                    least = 0 if change.least is None else change.least.value(scope)
                    found.append((change.amount.value(scope), least))
    return found


def own_changes(game: k.Game, id: k.ObjectId, way: int) -> list[tuple[int, int]]:
    """L-9.1: what a card's own text adds to its cost; what is converted has no text (L-17.1)."""
    scope = e.Scope(game, {}, id, game.state.objects[id].owner)
    found: list[tuple[int, int]] = []
    for ability in as_summoned(game, id, way).abilities:
        if isinstance(ability, StaticAbility) and ability.own_cost is not None and ability.is_in_force(scope):
            least = 0 if ability.own_least is None else ability.own_least.value(scope)
            found.append((ability.own_cost.value(scope), least))
    return found


def price(game: k.Game, id: k.ObjectId, way: int) -> int:
    """L-9.1: the printed cost, as effects have changed it. L-19.9, L-19.12: the number behind the keyword."""
    values = as_summoned(game, id, way)
    cost = lowest(values.abilities, RECYCLE) if way == RECYCLING else values.cost
    return changed(cost, cost_changes(game, id, way))


def changed(cost: int, changes: list[tuple[int, int]]) -> int:
    """A cost as effects have changed it: what makes it more comes first, then what leaves something of it (A91)."""
    cost += sum(added for added, least in changes if added > 0)
    for added, least in changes:
        if added < 0 and least:
            cost = max(min(cost, least), cost + added)
    return max(0, cost + sum(added for added, least in changes if added < 0 and not least))


def lowered(game: k.Game, cost: int, sacrificed: int, charged: int) -> int:
    """L-19.20, L-19.21: the cost after what was destroyed and returned. Spell Charge does not bring it below 1;
    Sacrifice may bring it to 0, by a house rule to 1 (A13)."""
    floor = 1 if house(game, "sacrifice_floor") == "one" else 0
    if sacrificed:
        cost = max(min(cost, floor), cost - sacrificed)
    if charged:
        cost = max(min(cost, 1), cost - charged)
    return cost


def sacrifices(game: k.Game, player: k.PlayerId, id: k.ObjectId, way: int) -> tuple[list[k.ObjectId], int]:
    """L-19.20, A12: one's own cards that may be destroyed to pay less for a card, and how many of them."""
    for ability in as_summoned(game, id, way).abilities:
        if isinstance(ability, SacrificeAbility):
            scope = e.Scope(game, {}, id, player)
            found = [
                other
                for other in ability.of.ids(scope)
                if other != id and game.state.objects[other].controller == player and is_offered(game, other)
            ]
            return found, min(ability.number, len(found))
    return [], 0


def is_offered(game: k.Game, id: k.ObjectId) -> bool:
    """L-19.20: a card on the battlefield that can be destroyed."""
    return is_on_field(game, id) and can_be_destroyed(game, id)


def charges(game: k.Game, player: k.PlayerId, id: k.ObjectId, way: int) -> list[k.ObjectId]:
    """L-19.21: the spells in one's graveyard that may be returned to pay less for a card."""
    if not e.has_keyword(as_summoned(game, id, way).abilities, SPELL_CHARGE):
        return []
    return [
        other
        for other in game.zone(GRAVEYARD, player)
        if other != id and values_of(game, other).kind & SPELL and not game.state.objects[other].face_down
    ]


def lowest_price(game: k.Game, player: k.PlayerId, id: k.ObjectId, way: int) -> int:
    """The least that a card could be summoned for now."""
    cost = price(game, id, way)
    return lowered(game, cost, sacrifices(game, player, id, way)[1], len(charges(game, player, id, way)))


def fewest_sacrifices(game: k.Game, player: k.PlayerId, id: k.ObjectId, way: int, cost: int) -> int:
    """L-19.20: how many must be destroyed so that the rest of a cost can be paid."""
    mana = len(ready_mana(game, player))
    charged = len(charges(game, player, id, way))
    most = sacrifices(game, player, id, way)[1]
    for number in range(most):
        if lowered(game, cost, number, charged) <= mana:
            return number
    return most


def fewest_charges(game: k.Game, player: k.PlayerId, most: int, cost: int, sacrificed: int) -> int:
    """L-19.21: how many of so many spells must be returned so that the rest of a cost can be paid."""
    mana = len(ready_mana(game, player))
    for number in range(most):
        if lowered(game, cost, sacrificed, number) <= mana:
            return number
    return most


# Paying


def ready_mana(game: k.Game, player: k.PlayerId) -> list[k.ObjectId]:
    """L-9.1, A32: the untapped cards in a player's mana area; each pays 1."""
    return [id for id in game.zone(MANA, player) if game.state.objects[id].position == UNTAPPED]


PAY_MANA: Final = k.Procedure("pay_mana")
"""Slot "number"."""
NUMBER: Final = k.Slot[int]("number")
PAYING: Final = k.Slot[tuple[int, ...]]("paying")
PAID: Final = k.Slot[tuple[int, ...]]("paid")


@PAY_MANA.step("L-9.1")
def choose_mana(game: k.Game, frame: k.Frame) -> k.Flow:
    """Which mana is tapped is asked only where the cards differ."""
    ids = ready_mana(game, frame.player)
    number = frame[NUMBER]
    if len(ids) < number:
        return k.Abandon("L-9.1")
    if len({game.state.objects[id].card for id in ids}) == 1:
        ids = ids[:number]
    return k.Ask(
        PAYING.name,
        k.Decision(frame.player, "pay", k.objects("pay", ids), number, number, take=k.TAKE_OBJECT, many=True),
    )


@PAY_MANA.step("L-9.1")
def tap_mana(game: k.Game, frame: k.Frame) -> k.Flow:
    """They are tapped."""
    return k.Do([Tap(id) for id in frame[PAYING]], into=PAID)


@PAY_MANA.step("L-9.1")
def check_payment(game: k.Game, frame: k.Frame) -> k.Flow:
    """A cost is paid whole or not at all."""
    return k.Abandon("L-9.1") if k.NOTHING in frame[PAID] else k.NEXT


@dataclass(eq=False)
class ManaPart(e.NumberPart):
    """L-9.4 ①：, so much mana; the rules settle it through `bill`."""

    procedure: k.Procedure = field(default=PAY_MANA, init=False)

    def bill(self, scope: e.Scope) -> tuple[int, tuple[int, ...]] | None:
        number = 0 if self.number is None else self.number.value(scope)
        card = scope.game.object(scope.source)
        if card is not None and scope.game.map.kind_of[card.zone] is LEADER:
            number = ruled(scope.game, SKILL_PRICE, scope.player, number)
        return max(0, number), ()


class EquipPart(ManaPart):
    """L-1.9, L-19.1: the number behind 装備, as texts have changed it."""

    def bill(self, scope: e.Scope) -> tuple[int, tuple[int, ...]] | None:
        number = 0 if self.number is None else self.number.value(scope)
        return changed(number, changes_by_others(scope.game, scope.source, EQUIPPING_WAY)), ()


TAP_ITSELF: Final = k.Procedure("tap_itself")


@TAP_ITSELF.step("L-9.3")
def tap_source(game: k.Game, frame: k.Frame) -> k.Flow:
    """〔タップ〕：, the card itself, unless it has just entered."""
    return k.Do([Tap(frame.source)], into=PAID) if can_tap(game, frame.source) else k.Abandon("L-9.3")


@TAP_ITSELF.step("L-9.3")
def check_tapped(game: k.Game, frame: k.Frame) -> k.Flow:
    """A cost is paid whole or not at all."""
    return k.Abandon("L-9.3") if k.NOTHING in frame[PAID] else k.NEXT


def is_fresh(game: k.Game, id: k.ObjectId) -> bool:
    """L-9.3, L-10.3, L-19.2: a card that entered this turn, without Rush. Changing areas is no entering (A55)."""
    card = game.object(id)
    if card is None or card.entered != game.turn():
        return False
    return not e.has_keyword(values_of(game, id).abilities, RUSH)


def has_settled(game: k.Game, id: k.ObjectId) -> bool:
    """L-9.3: whether the tap abilities of a card may be used: it has not just entered, or a text lets it."""
    return not is_fresh(game, id) or e.concerns(game, "may:" + TAP_AT_ONCE, id, 0)


def can_tap(game: k.Game, id: k.ObjectId) -> bool:
    """L-9.3: whether a card may be tapped for an ability: untapped, and not just entered."""
    return is_on_field(game, id) and is_untapped(game, id) and has_settled(game, id)


@dataclass(eq=False)
class TapPart(e.CostPart):
    """L-9.3 〔タップ〕：."""

    procedure: k.Procedure = field(default=TAP_ITSELF, init=False)

    def payable(self, scope: e.Scope) -> bool:
        return can_tap(scope.game, scope.source)


def mana_of(scope: e.Scope, parts: tuple[e.CostPart, ...]) -> int:
    """How much mana the parts of a cost take together."""
    return e.billed(scope, parts)


class DrawCost(e.TextCost):
    """L-9.4 カードをドローする：, so many cards, which later parts of the cost may need."""

    def __init__(self, of: e.TextCost, cards: int) -> None:
        super().__init__(of.path, of.procedure, of.needs)
        self.cards = cards


def can_pay(scope: e.Scope, parts: tuple[e.CostPart, ...]) -> bool:
    """L-9.4: whether a cost, the mana aside, could be paid in the printed order, as far as it can be told part by part:
    a later part may use what an earlier one draws."""
    drawn = 0
    for part in parts:
        if not part.payable(scope) and not (drawn and is_payable_with(scope, part, drawn)):
            return False
        if isinstance(part, DrawCost):
            drawn += part.cards
    return True


def is_payable_with(scope: e.Scope, part: e.CostPart, drawn: int) -> bool:
    """Whether a part could be paid once so many cards more are in hand."""
    if not isinstance(part, e.TextCost):
        return False
    for need in part.needs:
        if need.holds(scope):
            continue
        of = need.of if isinstance(need, e.Requirement) else None
        if not isinstance(need, e.Requirement) or not isinstance(of, e.ZoneFilter) or of.kinds != (HAND,) or of.tests:
            return False
        if len(of.ids(scope)) + drawn < need.least.value(scope):
            return False
    return True
