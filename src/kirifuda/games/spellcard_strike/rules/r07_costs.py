"""7 コストの支払い: power from un-acted strikers, cards from the hand, points for the opponent."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.compounds import OfOne
from kirifuda.customs.doubts import house
from kirifuda.games.spellcard_strike.abilities import CostPlan, CostShift, SpellPlan, StaticAbility
from kirifuda.games.spellcard_strike.rules.common import strikers, values_of
from kirifuda.games.spellcard_strike.rules.r01_01_forbidding import is_forbidden
from kirifuda.games.spellcard_strike.rules.r02_02_states import SetActed, is_unacted
from kirifuda.games.spellcard_strike.rules.r04_02_zones import to_score
from kirifuda.games.spellcard_strike.values import ALL_ATTRIBUTES, CASTER_ICON
from kirifuda.games.spellcard_strike.zones import DISCARD, EFFECTS, HAND

SUMMON: Final = "summon"
"""3.4.1: the part of a cost that is changed for summonings."""
PAY_COSTS: Final = k.Procedure("pay_costs")
PAY_SCORE: Final = k.Procedure("pay_score")
POWER: Final = k.Slot[tuple[int, ...]]("power")
SPARE: Final = k.Slot[int]("spare")
"""How many of the icons need not be paid."""
HAND_COST: Final = k.Slot[int]("hand")
SCORE_COST: Final = k.Slot[int]("score")
CASTER_OF_COST: Final = k.Slot[int]("caster")
PAYER: Final = k.Slot[int]("payer")
PAYERS: Final = k.Slot[tuple[int, ...]]("payers")
CARDS: Final = k.Slot[tuple[int, ...]]("cards")
DONE_NOW: Final = k.Slot[tuple[int, ...]]("done")
PAID: Final = k.Slot[tuple[int, ...]]("paid")
"""The cards that paid a hand cost, in the effect zone."""
NUMBER: Final = k.Slot[int]("number")


class PayScore(OfOne):
    """7.1.6 スコアコスト: a card of one's discard pile goes face down to the opponent's score."""

    kind = "pay_score"

    def parts(self, game: k.Game) -> list[k.Event]:
        return to_score(game, self.object, face_down=True)


class PayHand(OfOne):
    """7.1.5 手札コスト: a card of the hand goes to the effect zone, for all to see (7.1.5.2)."""

    kind = "pay_hand"

    def parts(self, game: k.Game) -> list[k.Event]:
        card = game.object(self.object)
        return [] if card is None else [k.Move(self.object, game.map.zone(EFFECTS, card.owner))]


def costs_of(game: k.Game, plan: SpellPlan, caster: k.ObjectId, card: k.ObjectId) -> CostPlan:
    """7.1: what a declaration costs by now: a spell with its card, or an ability (card 0). What is added is 〔無〕."""
    holders = game.index().buckets.get("cost")
    found = plan.costs
    if not holders:
        return found
    kind = "spell" if card else "ability"
    for holder in holders:
        ability = holder.ability
        assert isinstance(ability, StaticAbility)
        shift = ability.cost_shift
        scope = e.holder_scope(game, holder)
        if (
            shift is not None
            and shift.part != SUMMON
            and shift.event.covers(scope, kind, caster, card)
            and ability.is_in_force(scope)
        ):
            found = shifted(found, shift, scope)
    return found


def summon_costs(game: k.Game, player: k.PlayerId, card: k.ObjectId) -> CostPlan:
    """3.4.1, 7.1: what summoning a card costs by now."""
    found = CostPlan(values_of(game, card).cost)
    for holder, shift in summon_shifts(game, player, card):
        found = shifted(found, shift, e.holder_scope(game, holder))
    return found


def summon_shifts(game: k.Game, player: k.PlayerId, card: k.ObjectId) -> list[tuple[k.Holder, CostShift]]:
    """What changes the summoning cost of a card."""
    found: list[tuple[k.Holder, CostShift]] = []
    for holder in game.index().buckets.get("cost", ()):
        ability = holder.ability
        assert isinstance(ability, StaticAbility)
        shift = ability.cost_shift
        if shift is None or shift.part != SUMMON:
            continue
        scope = e.holder_scope(game, holder)
        if shift.event.covers(scope, SUMMON, -1 - player, card) and ability.is_in_force(scope):
            found.append((holder, shift))
    return found


def shifted(costs: CostPlan, shift: CostShift, scope: e.Scope) -> CostPlan:
    """1.1.5: costs with one change; never less than nothing."""
    power, hand, score, letter = costs.power, costs.hand, costs.score, costs.letter
    spare = costs.spare
    by = 0 if shift.amount is None else shift.sign * max(0, shift.amount.value(scope))
    if shift.part in ("power", SUMMON):
        power = () if shift.amount is None else (*power, *([ALL_ATTRIBUTES] * by))
        spare = 0 if shift.amount is None else spare + max(0, -by)
    elif shift.part == "hand":
        hand = 0 if shift.amount is None else max(0, hand + by)
        letter = "" if shift.amount is None else letter
    else:
        score = 0 if shift.amount is None else max(0, score + by)
    found = CostPlan(power, hand, score, letter)
    found.spare = spare
    return found


def can_pay_icon(game: k.Game, icon: int, id: k.ObjectId, caster: k.ObjectId) -> bool:
    """7.1.4.1, 7.6.4.2.1: an un-acted striker of the icon's attribute; under a red frame only the caster."""
    if icon & CASTER_ICON and id != caster:
        return False
    wanted = icon & ALL_ATTRIBUTES
    is_other = wanted != ALL_ATTRIBUTES and not values_of(game, id).attributes & wanted
    if is_other and not e.concerns(game, "forbid:pay_by_attribute", id, 0):
        return False
    return is_unacted(game, id) and not is_forbidden(game, SetActed(id), game.state.objects[id].controller)


def payers_of(game: k.Game, player: k.PlayerId, icon: int, caster: k.ObjectId) -> list[k.ObjectId]:
    """7.1.4: who can pay an icon."""
    return [id for id in strikers(game, player) if can_pay_icon(game, icon, id, caster)]


def is_coverable(
    game: k.Game, player: k.PlayerId, icons: tuple[int, ...], caster: k.ObjectId, used: list[k.ObjectId], spare: int = 0
) -> bool:
    """7.1.4: whether every icon finds a striker of its own, but for those that need not be paid."""
    if len(icons) <= spare:
        return True
    for id in payers_of(game, player, icons[0], caster):
        if id not in used and is_coverable(game, player, icons[1:], caster, [*used, id], spare):
            return True
    return spare > 0 and is_coverable(game, player, icons[1:], caster, used, spare - 1)


def narrowest_first(icons: tuple[int, ...]) -> tuple[int, ...]:
    """The icons in the order in which they are paid: the caster's, then those of one attribute, then 〔無〕."""
    return tuple(sorted(icons, key=icon_width))


def icon_width(icon: int) -> int:
    """How many strikers an icon could be paid with, roughly."""
    attributes = (icon & ALL_ATTRIBUTES).bit_count()
    return attributes - 8 if icon & CASTER_ICON else attributes


def can_pay(game: k.Game, player: k.PlayerId, costs: CostPlan, caster: k.ObjectId, spare: int) -> bool:
    """2.5.4.3, 7.1.2: whether the whole cost could be paid; `spare` cards of the hand are not there for it."""
    if not can_pay_hand(game, player, costs, spare) or not can_pay_score(game, player, costs):
        return False
    return can_pay_power(game, player, costs, caster)


def can_pay_hand(game: k.Game, player: k.PlayerId, costs: CostPlan, spare: int) -> bool:
    """7.1.5: enough cards in hand."""
    least = costs.hand + (1 if costs.letter else 0)  # 1.1.6.1: a chosen number is positive
    return len(game.zone(HAND, player)) - spare >= least


def can_pay_score(game: k.Game, player: k.PlayerId, costs: CostPlan) -> bool:
    """7.1.6: enough discards."""
    return not costs.score or len(score_cards(game, player)) >= costs.score


def can_pay_power(game: k.Game, player: k.PlayerId, costs: CostPlan, caster: k.ObjectId) -> bool:
    """7.1.4: enough un-acted strikers of the right attributes."""
    return not costs.power or is_coverable(game, player, narrowest_first(costs.power), caster, [], costs.spare)


def can_pay_caster(game: k.Game, costs: CostPlan, caster: k.ObjectId) -> bool:
    """7.6.4.2.1: the caster itself for what is framed red; it pays one icon only."""
    own = [icon for icon in costs.power if icon & CASTER_ICON]
    if len(own) <= costs.spare:
        return True
    return len(own) - costs.spare < 2 and all(can_pay_icon(game, icon, caster, caster) for icon in own)


def score_cards(game: k.Game, player: k.PlayerId) -> list[k.ObjectId]:
    """7.1.6, 1.1.3: the cards of the discard pile with which a score cost may be paid."""
    return [id for id in game.zone(DISCARD, player) if not is_forbidden(game, PayScore(id), player)]


def payment(costs: CostPlan, player: k.PlayerId, caster: k.ObjectId, into: str, chosen: int = 0) -> k.Flow:
    """The payment of a cost, with a chosen number of cards of the hand; `into` receives the cards that paid."""
    slots: dict[str, k.Value] = {
        POWER.name: narrowest_first(costs.power),
        SPARE.name: costs.spare,
        HAND_COST.name: costs.hand + chosen,
        SCORE_COST.name: costs.score,
        CASTER_OF_COST.name: caster,
        PAYERS.name: (),
    }
    return k.Call(PAY_COSTS, slots, into=into, player=player)


@PAY_COSTS.step("7.1.4")
def choose_payer(game: k.Game, frame: k.Frame) -> k.Flow:
    """Which striker pays the next icon (7.1.4.1); the player chooses, as long as the others can still be paid."""
    chosen = frame[PAYERS]
    rest = frame[POWER][len(chosen) :]
    spare = frame.get(SPARE, 0) - sum(1 for id in chosen if not id)
    if len(rest) <= spare:
        return k.GoTo("7.1.4.1")
    options = payer_options(game, frame, rest, spare)
    if not options:
        return k.Abandon("7.1.2")
    decision = k.Decision(frame.player, "power", options, take=k.TAKE_OBJECT, subject=frame[CASTER_OF_COST])
    return k.Ask(PAYER, decision)


def payer_options(game: k.Game, frame: k.Frame, icons: tuple[int, ...], spare: int) -> list[k.Option]:
    """Who can pay the next icon, as long as the others can still be paid; nobody need, as long as some are spare."""
    caster, chosen = frame[CASTER_OF_COST], frame[PAYERS]
    found = [
        id
        for id in payers_of(game, frame.player, icons[0], caster)
        if id not in chosen and is_coverable(game, frame.player, icons[1:], caster, [*chosen, id], spare)
    ]
    options = k.objects("pay", found)
    if spare > 0 and is_coverable(game, frame.player, icons[1:], caster, list(chosen), spare - 1):
        return [*options, k.Option("leave_out")]
    return options


@PAY_COSTS.step("7.1.4")
def note_payer(game: k.Game, frame: k.Frame) -> k.Flow:
    """The next icon."""
    frame[PAYERS] = (*frame[PAYERS], frame[PAYER])
    return k.GoTo("7.1.4")


@PAY_COSTS.step("7.1.4.1")
def pay_power(game: k.Game, frame: k.Frame) -> k.Flow:
    """The strikers that pay are turned to acted, all at once."""
    return k.Do([SetActed(id) for id in frame[PAYERS] if id], into=DONE_NOW)


@PAY_COSTS.step("7.1.2")
def check_power(game: k.Game, frame: k.Frame) -> k.Flow:
    """What can't be paid whole can't be declared."""
    return k.Abandon("7.1.2") if k.NOTHING in frame[DONE_NOW] else k.NEXT


@PAY_COSTS.step("7.1.5")
def choose_hand(game: k.Game, frame: k.Frame) -> k.Flow:
    """So many cards of the hand (7.1.5.1)."""
    number = frame[HAND_COST]
    hand = list(game.zone(HAND, frame.player)) if number else []
    if len(hand) < number:
        return k.Abandon("7.1.2")
    options = k.objects("pay_hand", hand)
    return k.Ask(CARDS, k.Decision(frame.player, "hand_cost", options, number, number, take=k.TAKE_OBJECT, many=True))


@PAY_COSTS.step("7.1.5")
def pay_hand(game: k.Game, frame: k.Frame) -> k.Flow:
    """They lie in the effect zone until the declaration is done with (7.1.5.3); they are no hand cards (7.1.5.4)."""
    frame[PAID] = frame[CARDS]
    return k.Do([PayHand(id) for id in frame[CARDS]])


@PAY_COSTS.step("7.1.6")
def pay_score(game: k.Game, frame: k.Frame) -> k.Flow:
    """7.1.6.1: the score cost, an icon at a time."""
    if not frame[SCORE_COST]:
        return k.NEXT
    return k.Call(PAY_SCORE, {NUMBER.name: frame[SCORE_COST]})


@PAY_COSTS.step("7.1.5.3")
def report(game: k.Game, frame: k.Frame) -> k.Flow:
    """The cards in the effect zone that paid."""
    became = game.state.became
    return k.Return(tuple(became.get(id, 0) for id in frame[PAID] if became.get(id, 0) in game.state.objects))


@PAY_SCORE.step("7.1.6")
def choose_discarded(game: k.Game, frame: k.Frame) -> k.Flow:
    """Cards of the discard pile: any, since its player may put it in any order (4.4.2.3); by a house rule the top ones.

    1.1.8: whoever must pay more than there is pays all.
    """
    pile = score_cards(game, frame.player)
    number = max(0, min(frame[NUMBER], len(pile)))
    if house(game, "score_cost_card") == "top_card":
        pile = pile[len(pile) - number :]
    options = k.objects("pay_score", pile)
    decision = k.Decision(frame.player, "score_cost", options, number, number, take=k.TAKE_OBJECT, many=True)
    return k.Ask("discarded", decision)


@PAY_SCORE.step("7.1.6")
def give_points(game: k.Game, frame: k.Frame) -> k.Flow:
    """Face down to the opponent's score."""
    chosen = frame.slots["discarded"]
    assert isinstance(chosen, tuple)
    return k.Do([PayScore(id) for id in chosen if isinstance(id, int)], into=DONE_NOW)


@PAY_SCORE.step("7.1.6.1")
def count_points(game: k.Game, frame: k.Frame) -> k.Flow:
    """How many were paid."""
    return k.Return(sum(1 for result in frame[DONE_NOW] if result != k.NOTHING))
