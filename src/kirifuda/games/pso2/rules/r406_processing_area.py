"""406 処理領域: cards and abilities go in with their choices made and their costs paid."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.customs.said import SaidBy
from kirifuda.games.pso2.abilities import HOST, ActivatedAbility, PsoPlan, TriggeredAbility, kinds_of
from kirifuda.games.pso2.pool import pool_of
from kirifuda.games.pso2.rules.common import card_of, values_of
from kirifuda.games.pso2.rules.r209_costs import PAY_POINTS, price
from kirifuda.games.pso2.rules.r301_recovery import FORM, form_decision
from kirifuda.games.pso2.rules.r406_2_choices import X, bearer_decision, letters_of, number_decision
from kirifuda.games.pso2.values import ACTIVE, EQUIPMENT
from kirifuda.games.pso2.zones import DISCARD, PROCESSING

PLACEMENT: Final = k.Procedure("placement")
CARD: Final = k.Slot[int]("_card")
"""The card that is played, where it is before; 0 for an ability."""
ABILITY: Final = k.Slot[str]("_ability")
"""Key of the ability that is invoked; empty for a card."""
SOURCE: Final = k.Slot[int]("_source")
"""The card whose text it is."""
FREE: Final = k.Slot[int]("_free")
"""1 if nothing is paid: what the boss plays (R.14, R.28)."""
PLACED: Final = k.Slot[tuple[int, ...]]("_placed")
USED: Final = "used:"
"""With the tally of an ability: what is counted on its card when it is invoked."""


@dataclass(eq=False)
class Play(SaidBy):
    """504.2, G.35 プレイ: a card was played. `object` waits in the processing area; `card` is the card itself."""

    kind = "play"
    card: k.ObjectId


@dataclass(eq=False)
class Invoke(SaidBy):
    """301.6, G.33 発動: an ability has gone into the processing area. `card` is the card that has it."""

    kind = "invoke"
    card: k.ObjectId
    ability: str


def is_kind_forbidden(game: k.Game, player: k.PlayerId, id: k.ObjectId, ability: k.Ability) -> bool:
    """103.1.2, 103.3.2: whether a text says of a card or a player that abilities of a kind cannot be invoked."""
    for name in kinds_of(ability):
        bucket = "forbid:invoke_" + name
        if e.concerns(game, bucket, id, 0) or e.concerns(game, bucket, e.player_target(player), id):
            return True
    return False


def card_slots(card: k.ObjectId, *, free: bool = False) -> dict[str, k.Value]:
    """The playing of a card."""
    return {CARD.name: card, ABILITY.name: "", SOURCE.name: card, FREE.name: 1 if free else 0, e.AT.name: 0}


def ability_slots(key: str, source: k.ObjectId) -> dict[str, k.Value]:
    """The invoking of an ability."""
    return {CARD.name: 0, ABILITY.name: key, SOURCE.name: source, FREE.name: 0, e.AT.name: 0}


def trigger_slots(waiting: k.Waiting) -> dict[str, k.Value]:
    """The invoking of a triggered ability; what its event bound stays bound."""
    return {**ability_slots(waiting.ability.key, waiting.source), **waiting.bindings}


def plan_of(game: k.Game, frame: k.Frame) -> PsoPlan | None:
    """The choices that the card or ability asks for."""
    if frame[ABILITY]:
        ability = game.pool.abilities[frame[ABILITY]]
        assert isinstance(ability, ActivatedAbility | TriggeredAbility)
        return ability.plan
    return card_of(game, frame[CARD]).plan


def costs_of(game: k.Game, frame: k.Frame) -> tuple[e.CostPart, ...]:
    """209.1.3: what must be paid for an ability."""
    ability = game.pool.abilities[frame[ABILITY]] if frame[ABILITY] else None
    return ability.costs if isinstance(ability, ActivatedAbility) else ()


def scope_of(game: k.Game, frame: k.Frame) -> e.Scope:
    """What the choices look at."""
    return e.Scope(game, frame.slots, frame[SOURCE], frame.player)


@PLACEMENT.step("406.3")
def choose_modes(game: k.Game, frame: k.Frame) -> k.Flow:
    """So many of the abilities that the head of the text offers; only those that find their targets."""
    return e.ask_modes(scope_of(game, frame), frame, plan_of(game, frame), k.GoTo("209.3"), k.Abandon("406.3"))


@PLACEMENT.step("406.3")
def next_modes(game: k.Game, frame: k.Frame) -> k.Flow:
    """In printed order; then the next list."""
    return e.keep_modes(frame, plan_of(game, frame), k.GoTo("406.3"))


@PLACEMENT.step("209.3")
def choose_number(game: k.Game, frame: k.Frame) -> k.Flow:
    """A number for each letter that nothing fixes (103.5.1); X is 0 where nothing is paid."""
    plan = plan_of(game, frame)
    letters = letters_of(game, plan, frame[CARD])
    at = frame[e.AT]
    if at >= len(letters):
        frame[e.AT] = 0
        return k.GoTo("406.2.3")
    if frame[FREE] and letters[at] == X:
        frame.slots[X] = 0
        frame[e.AT] = at + 1
        return k.AGAIN
    decision = number_decision(scope_of(game, frame), plan, frame[CARD], letters[at])
    return k.Abandon("209.3") if decision is None else k.Ask(letters[at], decision, each=e.AT)


@PLACEMENT.step("406.2.3")
def choose_targets(game: k.Game, frame: k.Frame) -> k.Flow:
    """Targets that the head of the text asks for and that may be chosen (406.2.2, 406.2.3b, G.28); without enough it
    cannot be done (406.2.4), but "up to" may be none (G.38)."""
    return e.ask_targets(scope_of(game, frame), frame, plan_of(game, frame), k.GoTo("504.2"), k.Abandon("406.2.4"))


@PLACEMENT.step("504.2")
def choose_bearer(game: k.Game, frame: k.Frame) -> k.Flow:
    """Who is to bear a weapon or armour (205.4.3)."""
    card = frame[CARD]
    if not card or not values_of(game, card).kind & EQUIPMENT:
        return k.NEXT
    decision = bearer_decision(scope_of(game, frame), card)
    return k.Abandon("504.2") if decision is None else k.Ask(HOST, decision)


@PLACEMENT.step("302.9")
def choose_form(game: k.Game, frame: k.Frame) -> k.Flow:
    """By a house rule the form of Recovery is chosen now, as at the head of a text (406.3)."""
    plan = plan_of(game, frame)
    if plan is None or not plan.has_recovery or house(game, "recovery_choice") != "when_invoked":
        return k.NEXT
    decision = form_decision(game, frame.player, frame[SOURCE])
    return k.NEXT if decision is None else k.Ask(FORM, decision)


@PLACEMENT.step("209.1.1")
def pay_card(game: k.Game, frame: k.Frame) -> k.Flow:
    """The cost of the card: so many PP turn OFF."""
    if not frame[CARD] or frame[FREE]:
        return k.NEXT
    x = frame.slots.get(X, 0)
    number = price(game, frame[CARD], x if isinstance(x, int) else 0)
    return k.Call(PAY_POINTS, {"number": number}) if number else k.NEXT


@PLACEMENT.step("209.1.3")
def pay_part(game: k.Game, frame: k.Frame) -> k.Flow:
    """What stands before the arrow, in the printed order (209.1.3.1)."""
    parts = costs_of(game, frame)
    at = frame[e.AT]
    if at >= len(parts):
        return k.GoTo("204.2.1")
    return e.pay_part(scope_of(game, frame), frame, parts[at], PAY_POINTS, k.Abandon("209.1"))


@PLACEMENT.step("209.1.3")
def next_part(game: k.Game, frame: k.Frame) -> k.Flow:
    """The next part."""
    frame[e.AT] = frame[e.AT] + 1
    return k.GoTo("209.1.3")


@PLACEMENT.step("204.2.1")
def lay_down(game: k.Game, frame: k.Frame) -> k.Flow:
    """The card of an ordinary active goes to the discard pile; only its ability waits."""
    card = game.object(frame[CARD]) if frame[CARD] else None
    if frame[CARD] and card is None:
        return k.Abandon("504.2")
    if card is None or not is_ordinary_active(game, card.id):
        return k.NEXT
    return k.Do([k.Move(card.id, game.map.zone(DISCARD, card.owner))], into=PLACED)


@PLACEMENT.step("406.1")
def place(game: k.Game, frame: k.Frame) -> k.Flow:
    """The card itself, or the ability as a pseudo card, goes on top of what waits (406.2)."""
    area = game.map.zone(PROCESSING, 0)
    bound = e.bound_slots(frame)
    if frame[ABILITY]:
        ability = game.pool.abilities[frame[ABILITY]]
        if game.object(frame[SOURCE]) is None and frame[SOURCE] not in game.state.last_known:
            frame[SOURCE] = game.state.became.get(frame[SOURCE], frame[SOURCE])  # out of a hand, to pay
        printed = game.object_or_last(frame[SOURCE]).card
        return k.Do([k.Create(printed, frame.player, area, item=k.Item(ability, frame[SOURCE], bound))], into=PLACED)
    card = game.object(frame[CARD])
    if card is not None:
        return k.Do([k.Move(card.id, area)], into=PLACED)
    laid = game.state.became.get(frame[CARD], 0)
    printed = game.object_or_last(laid).card
    return k.Do([k.Create(printed, frame.player, area, item=k.Item(None, laid, bound))], into=PLACED)


@PLACEMENT.step("301.6")
def announce(game: k.Game, frame: k.Frame) -> k.Flow:
    """It waits there, with everything that was chosen for it (103.4.2); everybody may see it."""
    placed = frame[PLACED][0]
    card = game.object(placed)
    if placed == k.NOTHING or card is None:
        return k.Abandon("406.1")
    events: list[k.Event] = []
    if card.item is None:
        events.append(k.SetItem(placed, k.Item(None, placed, e.bound_slots(frame))))
    if frame[ABILITY]:
        events.extend(count_use(game, frame[SOURCE], frame[ABILITY]))
    return k.Do([*events, announcement(frame, card)])


def announcement(frame: k.Frame, card: k.CardObject) -> k.Event:
    """301.6, 504.2: that something was invoked or played."""
    done: k.Event = Play(card.id, frame.player, card.id if card.item is None else card.item.source)
    if frame[ABILITY]:
        done = Invoke(card.id, frame.player, frame[SOURCE], frame[ABILITY])
    done.source = card.id
    done.by = frame.player
    return done


def is_ordinary_active(game: k.Game, id: k.ObjectId) -> bool:
    """204.2, 204.2.1: an active that is not laid on anything."""
    plan = card_of(game, id).plan
    return bool(values_of(game, id).kind & ACTIVE) and (plan is None or not plan.is_attached)


def uses(game: k.Game, source: k.ObjectId, ability: ActivatedAbility | TriggeredAbility) -> int:
    """302.5: how often the ability of this card was invoked this turn; or in the game, if its text counts so."""
    card = e.present_or_last(game, source)
    if card is None:
        return 0
    name = USED + ability.tally
    return card.mark(name) if ability.is_game_long else e.times_of_card(game, name, card)


def count_use(game: k.Game, source: k.ObjectId, key: str) -> list[k.Event]:
    """One more, for what a text allows only so often; noted on the card."""
    ability = game.pool.abilities[key]
    card = e.present_or_last(game, source)
    if not isinstance(ability, ActivatedAbility | TriggeredAbility) or not ability.times or card is None:
        return []
    name = USED + ability.tally
    if ability.is_game_long:
        return [k.SetMark(card.id, name, card.mark(name) + 1)]
    return [e.count_for_card(game, name, card)]


def plan_of_item(game: k.Game, card: k.CardObject) -> PsoPlan | None:
    """What waits in the processing area will do."""
    assert card.item is not None
    ability = card.item.ability
    if ability is None:
        return pool_of(game.pool).card_at(card.card).plan
    assert isinstance(ability, ActivatedAbility | TriggeredAbility)
    return ability.plan
