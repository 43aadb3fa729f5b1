"""903.2 カードや能力の発動: a to h, in their order, inside an attempt that goes back if it proves impossible."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.magical_duel.abilities import ActivatedAbility, TriggeredAbility
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

ACTIVATION: Final = k.Procedure("activation")
PLACED: Final = k.Slot[tuple[int, ...]]("_placed")
STEP_UP: Final = k.Slot[tuple[int, ...]]("_step_up")
"""The servants rested for a step-up."""
TOTAL: Final = k.Slot[int]("_total")
NEEDS: Final = k.Slot[tuple[int, ...]]("_needs")
DONE_NOW: Final = k.Slot[tuple[int, ...]]("_done")


def actor(frame: k.Frame) -> k.PlayerId:
    """Whoever activates."""
    return frame[BY]


def plan_of(game: k.Game, frame: k.Frame) -> e.ActivationPlan | None:
    """The choices that the card or ability asks for."""
    if frame[ABILITY]:
        ability = game.pool.abilities[frame[ABILITY]]
        assert isinstance(ability, ActivatedAbility | TriggeredAbility)
        return ability.plan
    card = game.object_or_last(frame.slots.get(OBJECT.name) or frame[CARD])  # type: ignore[arg-type]
    return pool_of(game.pool).card_at(card.card).spell


def scope_of(game: k.Game, frame: k.Frame) -> e.Scope:
    """What the choices look at: the text's card and controller, and the choices made so far."""
    source = frame[SOURCE] if frame[ABILITY] else (frame.get(OBJECT, 0) or frame[CARD])
    return e.Scope(game, frame.slots, source, actor(frame))


@ACTIVATION.step("903.2a")
def choose_step_up(game: k.Game, frame: k.Frame) -> k.Flow:
    """1114.2: a card with Step Up may be stepped up by resting servants of its race."""
    card = frame[CARD]
    if not card or frame[FREE] == UNPAID or not e.has_keyword(values_of(game, card).abilities, "ステップアップ"):
        frame[STEP_UP] = ()
        return k.NEXT
    return k.Ask(STEP_UP, choose_helpers(game, actor(frame), card, helpers(game, actor(frame), card)))


@ACTIVATION.step("905.2a")
def show_source(game: k.Game, frame: k.Frame) -> k.Flow:
    """An ability of a hidden card is activated with the card shown."""
    source = game.object(frame[SOURCE])
    if frame[CARD] or source is None or game.map.kind_of[source.zone].visibility == k.PUBLIC:
        return k.NEXT
    return k.Do([k.Show((source.id,), (1 << game.players) - 1)])


@ACTIVATION.step("1105.3")
def check_quickcast(game: k.Game, frame: k.Frame) -> k.Flow:
    """A card that is legal only by Quickcast must still have it when it goes to the chase."""
    card = frame[CARD]
    if not card or not frame.get(FROM_MENU, 0) or is_main_timing(game, actor(frame)):
        return k.NEXT
    return k.NEXT if e.has_keyword(values_of(game, card).abilities, "瞬動") else k.Abandon("1105.3")


@ACTIVATION.step("903.2b")
def place(game: k.Game, frame: k.Frame) -> k.Flow:
    """The card itself, or the ability as a pseudo card, goes to the chase zone; aether abilities do not (907.3)."""
    chase = game.map.zone(CHASE, 0)
    if frame[CARD]:
        frame[REACHING] = reaching(game, frame[CARD])
        note_origin(game, frame)
        move = k.Move(frame[CARD], chase)
        move.by = actor(frame)
        return k.Do([move], into=PLACED)
    ability = game.pool.abilities[frame[ABILITY]]
    if is_triggered_aether(ability, frame.slots) or (isinstance(ability, ActivatedAbility) and ability.is_aether):
        frame[PLACED] = (0,)
        return k.NEXT
    card = game.object_or_last(frame[SOURCE])
    return k.Do([k.Create(card.card, actor(frame), chase, item=k.Item(ability, frame[SOURCE], {}))], into=PLACED)


@ACTIVATION.step("903.2b-i")
def keep_effects(game: k.Game, frame: k.Frame) -> k.Flow:
    """Lasting effects on the card go on applying to it on the chase."""
    placed = frame[PLACED][0]
    if placed == k.NOTHING:
        return k.Abandon("903.2b")
    frame[OBJECT] = placed
    frame[e.AT] = 0
    if not frame[CARD]:
        return k.NEXT
    events = [*kept_effects(game, frame[CARD], frame[REACHING], placed), *origin_marks(game, frame, placed)]
    if frame[STEP_UP]:
        events.append(mark_stepped_up(placed))
    return k.Do(events) if events else k.NEXT


@ACTIVATION.step("903.2c")
def choose_modes(game: k.Game, frame: k.Frame) -> k.Flow:
    """So many of the offered modes; only those that can find their targets are offered."""
    plan = plan_of(game, frame)
    at = frame[e.AT]
    if plan is None or at >= len(plan.modes):
        frame[e.AT] = 0
        return k.GoTo("903.2d")
    group = plan.modes[at]
    scope = scope_of(game, frame)
    possible = [number for number in range(len(group.options)) if is_mode_possible(scope, plan, at, number)]
    least = group.least.value(scope)
    if len(possible) < least:
        return k.Abandon("903.2e")
    options = [k.Option("mode", frame[OBJECT], number) for number in possible]
    decision = k.Decision(actor(frame), "mode", options, least, group.most.value(scope), take=k.TAKE_NUMBER, many=True)
    return k.Ask(group.slot, decision, each=e.AT)


@ACTIVATION.step("903.2d")
def choose_numbers(game: k.Game, frame: k.Frame) -> k.Flow:
    """X and Y where the text says nothing: as the player likes (104.5); 0 when nothing is paid (903.2d-i)."""
    plan = plan_of(game, frame)
    letters = letters_of(game, frame, plan)
    at = frame[e.AT]
    if at >= len(letters):
        frame[e.AT] = 0
        return k.GoTo("903.2e")
    low, high = bounds(game, frame, plan, letters[at])
    options = [k.Option("number", 0, number) for number in range(low, high + 1)]
    if not options:
        return k.Abandon("903.2d")
    decision = k.Decision(actor(frame), "number", options, take=k.TAKE_NUMBER, subject=frame[OBJECT])
    return k.Ask(letters[at], decision, each=e.AT)


@ACTIVATION.step("903.2e")
def choose_targets(game: k.Game, frame: k.Frame) -> k.Flow:
    """Legal targets for each part that needs them; without enough of them the activation is impossible."""
    plan = plan_of(game, frame)
    at = frame[e.AT]
    if plan is None or at >= len(plan.targets):
        frame[e.AT] = 0
        return k.GoTo("903.2f")
    target = plan.targets[at]
    if not is_mode_chosen(frame, plan, target):
        frame.slots[target.slot] = ()
        frame[e.AT] = at + 1
        return k.AGAIN
    decision = target_decision(game, scope_of(game, frame), target, frame[OBJECT])
    return k.Abandon("903.2e") if decision is None else k.Ask(target.slot, decision, each=e.AT)


@ACTIVATION.step("903.2f")
def choose_split(game: k.Game, frame: k.Frame) -> k.Flow:
    """Which target gets which part, where the parts are not equal."""
    plan = plan_of(game, frame)
    at = frame[e.AT]
    if plan is None or at >= len(plan.splits):
        frame[e.AT] = 0
        return k.GoTo("903.2g")
    split = plan.splits[at]
    ids = frame.slots.get(split.targets)
    chosen = [id for id in ids if isinstance(id, int)] if isinstance(ids, tuple) else []
    number = min(split.count.value(scope_of(game, frame)), len(chosen))
    decision = k.Decision(
        actor(frame), "split", k.objects("split", chosen), number, number, take=k.TAKE_OBJECT, many=True
    )
    return k.Ask(split.slot, decision, each=e.AT)


@ACTIVATION.step("903.2g")
def fix_reductions(game: k.Game, frame: k.Frame) -> k.Flow:
    """903.2g-v: what effects take off an ability's cost; and letters that the text defines are fixed (903.2d), now that
    those are known which rest on targets; nothing has happened since the activation began."""
    settle_letters(scope_of(game, frame), plan_of(game, frame))
    frame[LESS] = lowered_by(game, frame[OBJECT]) if frame[ABILITY] and frame[OBJECT] else ()
    frame[LOWERED_PARTS] = ()
    return k.NEXT


@ACTIVATION.step("903.2g")
def fix_price(game: k.Game, frame: k.Frame) -> k.Flow:
    """903.2g-i to v: what must be done is settled, in that order, and no longer changes."""
    total = 0
    needs: tuple[int, ...] = ()
    if frame[CARD]:
        x = frame.slots.get("X", 0)
        assert isinstance(x, int)
        helped = reduction(game, frame[STEP_UP])
        total, needs = bill(game, actor(frame), frame[OBJECT], x, helped, unpaid=bool(frame[FREE]))
        if total < len(needs):
            return k.Abandon("1002.3")
    elif frame[OBJECT] and not frame[FREE]:
        total = raised_by(game, frame[OBJECT])
    frame[TOTAL] = total
    frame[NEEDS] = needs
    return k.NEXT


@ACTIVATION.step("903.2g-iv")
def choose_lowered(game: k.Game, frame: k.Frame) -> k.Flow:
    """For each effect that lowers an ability's cost, whoever activates it chooses the part that is lowered."""
    if len(frame[LOWERED_PARTS]) >= len(frame[LESS]):
        return k.GoTo("903.2h")
    shares = lowered_shares(game, scope_of(game, frame), frame)
    options = [k.Option("lowered", frame[OBJECT], number) for number, share in enumerate(shares) if share.left > 0]
    decision = k.Decision(actor(frame), "lowered", options or [k.Option("lowered", 0, -1)], take=k.TAKE_NUMBER)
    return k.Ask(LOWERED_PART, decision)


@ACTIVATION.step("903.2g-iv")
def next_lowered(game: k.Game, frame: k.Frame) -> k.Flow:
    """The next effect."""
    frame[LOWERED_PARTS] = (*frame[LOWERED_PARTS], frame[LOWERED_PART])
    return k.GoTo("903.2g-iv")


@ACTIVATION.step("903.2h")
def rest_helpers(game: k.Game, frame: k.Frame) -> k.Flow:
    """1114.2: the servants of a step-up rest."""
    if not frame[STEP_UP]:
        frame[DONE_NOW] = ()
        return k.NEXT
    return k.Do([Rest(id) for id in frame[STEP_UP]], into=DONE_NOW)


@ACTIVATION.step("903.2h")
def pay_aether(game: k.Game, frame: k.Frame) -> k.Flow:
    """1002.3: the aether of the card's cost."""
    if k.NOTHING in frame[DONE_NOW]:
        return k.Abandon("903.2h")
    if not frame[TOTAL]:
        return k.NEXT
    slots: dict[str, k.Value] = {"total": frame[TOTAL], "needs": frame[NEEDS]}
    return k.Call(PAY_AETHER_COST, slots, player=actor(frame))


@ACTIVATION.step("903.2h-i")
def pay_parts(game: k.Game, frame: k.Frame) -> k.Flow:
    """The other parts of the cost, in the printed order."""
    at = frame[e.AT]
    own = len(cost_parts(game, frame))
    if at >= own:
        return pay_toll(game, frame, at - own) or k.GoTo("903.1")
    scope = scope_of(game, frame)
    scope.source = frame.get(COST_SOURCE, scope.source)
    return pay_part(game, scope, frame, at, frame[OBJECT] if frame[FREE] == FOR_ANOTHER else 0) or k.NEXT


@ACTIVATION.step("903.2h-i")
def next_part(game: k.Game, frame: k.Frame) -> k.Flow:
    """The next part."""
    frame[e.AT] = frame[e.AT] + 1
    return k.GoTo("903.2h-i")


@ACTIVATION.step("903.1")
def complete(game: k.Game, frame: k.Frame) -> k.Flow:
    """It is activated: its choices are written on it, and everybody may see it."""
    settle_letters(scope_of(game, frame), plan_of(game, frame))
    bound = e.bound_slots(frame)
    ability = game.pool.abilities[frame[ABILITY]] if frame[ABILITY] else None
    events: list[k.Event] = []
    if frame[OBJECT]:
        set_item = SetChoices if "X" in bound else k.SetItem
        events.append(set_item(frame[OBJECT], k.Item(ability, frame[SOURCE], bound)))
    if isinstance(ability, ActivatedAbility | TriggeredAbility) and (ability.times or ability.times_a_game):
        events.extend(count_use(game, frame[SOURCE], ability.key, in_game=bool(ability.times_a_game)))
    done = Activated(frame[OBJECT], actor(frame), frame[SOURCE], frame[ABILITY])
    done.source = frame[OBJECT] or frame[SOURCE]
    done.by = actor(frame)
    events.append(done)
    return k.Do(events)


@ACTIVATION.step("907.3")
def resolve_aether(game: k.Game, frame: k.Frame) -> k.Flow:
    """An aether ability resolves at once."""
    ability = game.pool.abilities[frame[ABILITY]] if frame[ABILITY] else None
    if frame[OBJECT] or ability is None or ability.procedure is None:
        return k.NEXT
    return k.Call(ability.procedure, e.bound_slots(frame), source=frame[SOURCE], player=actor(frame))


@ACTIVATION.step("907.1")
def let_trigger(game: k.Game, frame: k.Frame) -> k.Flow:
    """What an aether ability has triggered may be one too; those that are follow each other there."""
    is_over = frame[OBJECT] or frame.get(AETHER, 0) or not game.state.waiting
    return k.NEXT if is_over else k.Call(TRIGGERED_AETHER, {})


@ACTIVATION.step("903.1")
def report(game: k.Game, frame: k.Frame) -> k.Flow:
    """The activation succeeded."""
    return k.Return(1)
