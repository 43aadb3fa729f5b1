"""903.2 カードや能力の発動: a to h, in their order, inside an attempt that goes back if it proves impossible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.plans.shapes import ActivationPlan
from kirifuda.effects.scope import Scope
from kirifuda.effects.using import AT, bound_slots
from kirifuda.games.magical_duel.abilities import (
    ActivatedAbility,
    TriggeredAbility,
    has_keyword,
)
from kirifuda.games.magical_duel.keywords.k1114_step_up import choose_helpers, helpers, reduction
from kirifuda.games.magical_duel.pool import pool_of
from kirifuda.games.magical_duel.rules.common import is_main_timing, values_of
from kirifuda.games.magical_duel.rules.r0300_zones import mark_stepped_up
from kirifuda.games.magical_duel.rules.r0903_2_legality import is_mode_possible
from kirifuda.games.magical_duel.rules.r0903_2_slots import (
    ABILITY,
    AETHER,
    BY,
    CARD,
    COST_SOURCE,
    FOR_ANOTHER,
    FREE,
    FROM_MENU,
    OBJECT,
    SOURCE,
    UNPAID,
    Activated,
    SetChoices,
    count_use,
)
from kirifuda.games.magical_duel.rules.r0903_2b_kept import REACHING, kept_effects, reaching
from kirifuda.games.magical_duel.rules.r0903_2b_origins import note_origin, origin_marks
from kirifuda.games.magical_duel.rules.r0903_2c_choices import (
    bounds,
    is_mode_chosen,
    letters_of,
    settle_letters,
    target_decision,
)
from kirifuda.games.magical_duel.rules.r0903_2g_costs import bill
from kirifuda.games.magical_duel.rules.r0903_2g_parts import (
    LESS,
    LOWERED_PART,
    LOWERED_PARTS,
    cost_parts,
    lowered_by,
    lowered_shares,
    pay_part,
    pay_toll,
    raised_by,
)
from kirifuda.games.magical_duel.rules.r0907_aether import TRIGGERED_AETHER, is_triggered_aether
from kirifuda.games.magical_duel.rules.r1000_actions import Rest
from kirifuda.games.magical_duel.rules.r1002_paying import PAY_AETHER_COST
from kirifuda.games.magical_duel.zones import CHASE
from kirifuda.kernel.changes import Create, Move, SetItem, Show
from kirifuda.kernel.decision import TAKE_NUMBER, TAKE_OBJECT, Decision, Option, objects
from kirifuda.kernel.event import NOTHING, Event
from kirifuda.kernel.flow import AGAIN, NEXT, Abandon, Ask, Call, Do, Flow, GoTo, Return
from kirifuda.kernel.ids import PlayerId
from kirifuda.kernel.procedure import Procedure, Slot
from kirifuda.kernel.state import Item
from kirifuda.kernel.zones import PUBLIC

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame, Value

ACTIVATION: Final = Procedure("activation")
PLACED: Final = Slot[tuple[int, ...]]("_placed")
STEP_UP: Final = Slot[tuple[int, ...]]("_step_up")
"""The servants rested for a step-up."""
TOTAL: Final = Slot[int]("_total")
NEEDS: Final = Slot[tuple[int, ...]]("_needs")
DONE_NOW: Final = Slot[tuple[int, ...]]("_done")


def actor(frame: Frame) -> PlayerId:
    """Whoever activates."""
    return frame[BY]


def plan_of(game: Game, frame: Frame) -> ActivationPlan | None:
    """The choices that the card or ability asks for."""
    if frame[ABILITY]:
        ability = game.pool.abilities[frame[ABILITY]]
        assert isinstance(ability, ActivatedAbility | TriggeredAbility)
        return ability.plan
    card = game.object_or_last(frame.slots.get(OBJECT.name) or frame[CARD])  # type: ignore[arg-type]
    return pool_of(game.pool).card_at(card.card).spell


def scope_of(game: Game, frame: Frame) -> Scope:
    """What the choices look at: the text's card and controller, and the choices made so far."""
    source = frame[SOURCE] if frame[ABILITY] else (frame.get(OBJECT, 0) or frame[CARD])
    return Scope(game, frame.slots, source, actor(frame))


@ACTIVATION.step("903.2a")
def choose_step_up(game: Game, frame: Frame) -> Flow:
    """1114.2: a card with Step Up may be stepped up by resting servants of its race."""
    card = frame[CARD]
    if not card or frame[FREE] == UNPAID or not has_keyword(values_of(game, card).abilities, "ステップアップ"):
        frame[STEP_UP] = ()
        return NEXT
    return Ask(STEP_UP, choose_helpers(game, actor(frame), card, helpers(game, actor(frame), card)))


@ACTIVATION.step("905.2a")
def show_source(game: Game, frame: Frame) -> Flow:
    """An ability of a hidden card is activated with the card shown."""
    source = game.object(frame[SOURCE])
    if frame[CARD] or source is None or game.map.kind_of[source.zone].visibility == PUBLIC:
        return NEXT
    return Do([Show((source.id,), (1 << game.players) - 1)])


@ACTIVATION.step("1105.3")
def check_quickcast(game: Game, frame: Frame) -> Flow:
    """A card that is legal only by Quickcast must still have it when it goes to the chase."""
    card = frame[CARD]
    if not card or not frame.get(FROM_MENU, 0) or is_main_timing(game, actor(frame)):
        return NEXT
    return NEXT if has_keyword(values_of(game, card).abilities, "瞬動") else Abandon("1105.3")


@ACTIVATION.step("903.2b")
def place(game: Game, frame: Frame) -> Flow:
    """The card itself, or the ability as a pseudo card, goes to the chase zone; aether abilities do not (907.3)."""
    chase = game.map.zone(CHASE, 0)
    if frame[CARD]:
        frame[REACHING] = reaching(game, frame[CARD])
        note_origin(game, frame)
        move = Move(frame[CARD], chase)
        move.by = actor(frame)
        return Do([move], into=PLACED)
    ability = game.pool.abilities[frame[ABILITY]]
    if is_triggered_aether(ability, frame.slots) or (isinstance(ability, ActivatedAbility) and ability.is_aether):
        frame[PLACED] = (0,)
        return NEXT
    card = game.object_or_last(frame[SOURCE])
    return Do([Create(card.card, actor(frame), chase, item=Item(ability, frame[SOURCE], {}))], into=PLACED)


@ACTIVATION.step("903.2b-i")
def keep_effects(game: Game, frame: Frame) -> Flow:
    """Lasting effects on the card go on applying to it on the chase."""
    placed = frame[PLACED][0]
    if placed == NOTHING:
        return Abandon("903.2b")
    frame[OBJECT] = placed
    frame[AT] = 0
    if not frame[CARD]:
        return NEXT
    events = [*kept_effects(game, frame[CARD], frame[REACHING], placed), *origin_marks(game, frame, placed)]
    if frame[STEP_UP]:
        events.append(mark_stepped_up(placed))
    return Do(events) if events else NEXT


@ACTIVATION.step("903.2c")
def choose_modes(game: Game, frame: Frame) -> Flow:
    """So many of the offered modes; only those that can find their targets are offered."""
    plan = plan_of(game, frame)
    at = frame[AT]
    if plan is None or at >= len(plan.modes):
        frame[AT] = 0
        return GoTo("903.2d")
    group = plan.modes[at]
    scope = scope_of(game, frame)
    possible = [number for number in range(len(group.options)) if is_mode_possible(scope, plan, at, number)]
    least = group.least.value(scope)
    if len(possible) < least:
        return Abandon("903.2e")
    options = [Option("mode", frame[OBJECT], number) for number in possible]
    decision = Decision(actor(frame), "mode", options, least, group.most.value(scope), take=TAKE_NUMBER, many=True)
    return Ask(group.slot, decision, each=AT)


@ACTIVATION.step("903.2d")
def choose_numbers(game: Game, frame: Frame) -> Flow:
    """X and Y where the text says nothing: as the player likes (104.5); 0 when nothing is paid (903.2d-i)."""
    plan = plan_of(game, frame)
    letters = letters_of(game, frame, plan)
    at = frame[AT]
    if at >= len(letters):
        frame[AT] = 0
        return GoTo("903.2e")
    low, high = bounds(game, frame, plan, letters[at])
    options = [Option("number", 0, number) for number in range(low, high + 1)]
    if not options:
        return Abandon("903.2d")
    decision = Decision(actor(frame), "number", options, take=TAKE_NUMBER, subject=frame[OBJECT])
    return Ask(letters[at], decision, each=AT)


@ACTIVATION.step("903.2e")
def choose_targets(game: Game, frame: Frame) -> Flow:
    """Legal targets for each part that needs them; without enough of them the activation is impossible."""
    plan = plan_of(game, frame)
    at = frame[AT]
    if plan is None or at >= len(plan.targets):
        frame[AT] = 0
        return GoTo("903.2f")
    target = plan.targets[at]
    if not is_mode_chosen(frame, plan, target):
        frame.slots[target.slot] = ()
        frame[AT] = at + 1
        return AGAIN
    decision = target_decision(game, scope_of(game, frame), target, frame[OBJECT])
    return Abandon("903.2e") if decision is None else Ask(target.slot, decision, each=AT)


@ACTIVATION.step("903.2f")
def choose_split(game: Game, frame: Frame) -> Flow:
    """Which target gets which part, where the parts are not equal."""
    plan = plan_of(game, frame)
    at = frame[AT]
    if plan is None or at >= len(plan.splits):
        frame[AT] = 0
        return GoTo("903.2g")
    split = plan.splits[at]
    ids = frame.slots.get(split.targets)
    chosen = [id for id in ids if isinstance(id, int)] if isinstance(ids, tuple) else []
    number = min(split.count.value(scope_of(game, frame)), len(chosen))
    decision = Decision(actor(frame), "split", objects("split", chosen), number, number, take=TAKE_OBJECT, many=True)
    return Ask(split.slot, decision, each=AT)


@ACTIVATION.step("903.2g")
def fix_reductions(game: Game, frame: Frame) -> Flow:
    """903.2g-v: what effects take off an ability's cost; and letters that the text defines are fixed (903.2d), now that
    those are known which rest on targets; nothing has happened since the activation began."""
    settle_letters(scope_of(game, frame), plan_of(game, frame))
    frame[LESS] = lowered_by(game, frame[OBJECT]) if frame[ABILITY] and frame[OBJECT] else ()
    frame[LOWERED_PARTS] = ()
    return NEXT


@ACTIVATION.step("903.2g")
def fix_price(game: Game, frame: Frame) -> Flow:
    """903.2g-i to v: what must be done is settled, in that order, and no longer changes."""
    total = 0
    needs: tuple[int, ...] = ()
    if frame[CARD]:
        x = frame.slots.get("X", 0)
        assert isinstance(x, int)
        helped = reduction(game, frame[STEP_UP])
        total, needs = bill(game, actor(frame), frame[OBJECT], x, helped, unpaid=bool(frame[FREE]))
        if total < len(needs):
            return Abandon("1002.3")
    elif frame[OBJECT] and not frame[FREE]:
        total = raised_by(game, frame[OBJECT])
    frame[TOTAL] = total
    frame[NEEDS] = needs
    return NEXT


@ACTIVATION.step("903.2g-iv")
def choose_lowered(game: Game, frame: Frame) -> Flow:
    """For each effect that lowers an ability's cost, whoever activates it chooses the part that is lowered."""
    if len(frame[LOWERED_PARTS]) >= len(frame[LESS]):
        return GoTo("903.2h")
    shares = lowered_shares(game, scope_of(game, frame), frame)
    options = [Option("lowered", frame[OBJECT], number) for number, share in enumerate(shares) if share.left > 0]
    decision = Decision(actor(frame), "lowered", options or [Option("lowered", 0, -1)], take=TAKE_NUMBER)
    return Ask(LOWERED_PART, decision)


@ACTIVATION.step("903.2g-iv")
def next_lowered(game: Game, frame: Frame) -> Flow:
    """The next effect."""
    frame[LOWERED_PARTS] = (*frame[LOWERED_PARTS], frame[LOWERED_PART])
    return GoTo("903.2g-iv")


@ACTIVATION.step("903.2h")
def rest_helpers(game: Game, frame: Frame) -> Flow:
    """1114.2: the servants of a step-up rest."""
    if not frame[STEP_UP]:
        frame[DONE_NOW] = ()
        return NEXT
    return Do([Rest(id) for id in frame[STEP_UP]], into=DONE_NOW)


@ACTIVATION.step("903.2h")
def pay_aether(game: Game, frame: Frame) -> Flow:
    """1002.3: the aether of the card's cost."""
    if NOTHING in frame[DONE_NOW]:
        return Abandon("903.2h")
    if not frame[TOTAL]:
        return NEXT
    slots: dict[str, Value] = {"total": frame[TOTAL], "needs": frame[NEEDS]}
    return Call(PAY_AETHER_COST, slots, player=actor(frame))


@ACTIVATION.step("903.2h-i")
def pay_parts(game: Game, frame: Frame) -> Flow:
    """The other parts of the cost, in the printed order."""
    at = frame[AT]
    own = len(cost_parts(game, frame))
    if at >= own:
        return pay_toll(game, frame, at - own) or GoTo("903.1")
    scope = scope_of(game, frame)
    scope.source = frame.get(COST_SOURCE, scope.source)
    return pay_part(game, scope, frame, at, frame[OBJECT] if frame[FREE] == FOR_ANOTHER else 0) or NEXT


@ACTIVATION.step("903.2h-i")
def next_part(game: Game, frame: Frame) -> Flow:
    """The next part."""
    frame[AT] = frame[AT] + 1
    return GoTo("903.2h-i")


@ACTIVATION.step("903.1")
def complete(game: Game, frame: Frame) -> Flow:
    """It is activated: its choices are written on it, and everybody may see it."""
    settle_letters(scope_of(game, frame), plan_of(game, frame))
    bound = bound_slots(frame)
    ability = game.pool.abilities[frame[ABILITY]] if frame[ABILITY] else None
    events: list[Event] = []
    if frame[OBJECT]:
        set_item = SetChoices if "X" in bound else SetItem
        events.append(set_item(frame[OBJECT], Item(ability, frame[SOURCE], bound)))
    if isinstance(ability, ActivatedAbility | TriggeredAbility) and (ability.times or ability.times_a_game):
        events.extend(count_use(game, frame[SOURCE], ability.key, in_game=bool(ability.times_a_game)))
    done = Activated(frame[OBJECT], actor(frame), frame[SOURCE], frame[ABILITY])
    done.source = frame[OBJECT] or frame[SOURCE]
    done.by = actor(frame)
    events.append(done)
    return Do(events)


@ACTIVATION.step("907.3")
def resolve_aether(game: Game, frame: Frame) -> Flow:
    """An aether ability resolves at once."""
    ability = game.pool.abilities[frame[ABILITY]] if frame[ABILITY] else None
    if frame[OBJECT] or ability is None or ability.procedure is None:
        return NEXT
    return Call(ability.procedure, bound_slots(frame), source=frame[SOURCE], player=actor(frame))


@ACTIVATION.step("907.1")
def let_trigger(game: Game, frame: Frame) -> Flow:
    """What an aether ability has triggered may be one too; those that are follow each other there."""
    is_over = frame[OBJECT] or frame.get(AETHER, 0) or not game.state.waiting
    return NEXT if is_over else Call(TRIGGERED_AETHER, {})


@ACTIVATION.step("903.1")
def report(game: Game, frame: Frame) -> Flow:
    """The activation succeeded."""
    return Return(1)
