"""2.7 チェックステップ, 9.1 同時に効果が発生した場合の処理: one effect after the other, then who is destroyed."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.spellcard_strike.abilities import (
    BORN,
    CHECK,
    TIER_SPELL,
    StrikeAbility,
    TriggeredAbility,
    use_name,
    uses,
)
from kirifuda.games.spellcard_strike.rules.common import opponent
from kirifuda.games.spellcard_strike.rules.r01_02_game_end import is_decided, verdict
from kirifuda.games.spellcard_strike.rules.r02_04_resolution import RESOLUTION
from kirifuda.games.spellcard_strike.rules.r02_06_damage import HITS, destroyed, hits_in
from kirifuda.games.spellcard_strike.rules.r02_09_equipment import tier_of
from kirifuda.games.spellcard_strike.rules.r08_01_revealing import REVEALED, hide_again

CHECK_STEP: Final = k.Procedure("check_step")
TRIGGERED: Final = k.Procedure("triggered")
ITEM: Final = k.Slot[int]("item")
"""6.3.1.1: the declaration that this check step resolves; 0 if it resolves none."""
TAKEN: Final = k.Slot[int]("taken")
NOTED: Final = k.Slot[tuple[int, ...]]("noted")
STAMP: Final = k.Slot[int]("_stamp")
KEY: Final = k.Slot[str]("_ability")
SPENT: Final = k.Slot[int]("_spent")
"""Whether the ability has acted this turn as often as it may."""

_AFTER_EFFECTS: Final[k.GoTo] = k.GoTo("8.1.14.1")


def check(game: k.Game) -> k.Flow:
    """2.7.1: a check step; nothing to do where it would change nothing."""
    is_needed = game.state.waiting or hits_in(game) or is_decided(game) or game.number(REVEALED) or e.come_true(game)
    return k.Call(CHECK_STEP) if is_needed else k.NEXT


@CHECK_STEP.step("2.7.2.1")
def look_for_conditions(game: k.Game, frame: k.Frame) -> k.Flow:
    """8.1.4.1: conditions that have come true."""
    found = e.come_true(game)
    return k.Do(found) if found else k.NEXT


@CHECK_STEP.step("2.7.2.1")
def look_for_effects(game: k.Game, frame: k.Frame) -> k.Flow:
    """A declaration of the chain, or what has triggered; perhaps there is nothing."""
    if frame.get(ITEM, 0):
        return k.GoTo("2.7.2.2")
    return k.NEXT if game.state.waiting else _AFTER_EFFECTS


@CHECK_STEP.step("9.1.3.1")
def choose_effect(game: k.Game, frame: k.Frame) -> k.Flow:
    """9.1.1: one of the effects that are due is chosen (9.1.2-3), the others wait."""
    player, waiting = next_to_act(game)
    options = [k.Option("trigger", each.source, each.stamp) for each in waiting]
    return k.Ask(TAKEN, k.Decision(player, "trigger", options, take=k.TAKE_NUMBER))


@CHECK_STEP.step("2.7.2.2")
def carry_out(game: k.Game, frame: k.Frame) -> k.Flow:
    """It is carried out: a declaration of the chain, or a triggered ability."""
    item = frame.get(ITEM, 0)
    if item:
        frame[ITEM] = 0
        return k.Call(RESOLUTION, {"item": item})
    for waiting in game.state.waiting:
        if waiting.stamp == frame[TAKEN]:
            slots: dict[str, k.Value] = {**waiting.bindings, STAMP.name: waiting.stamp, KEY.name: waiting.ability.key}
            return k.Call(TRIGGERED, slots, source=waiting.source, player=waiting.controller)
    return k.NEXT


@CHECK_STEP.step("8.1.14.1")
def end_revealing(game: k.Game, frame: k.Frame) -> k.Flow:
    """What the effect has shown is hidden again."""
    return k.Do(hide_again(game)) if game.number(REVEALED) else k.NEXT


@CHECK_STEP.step("2.7.2.3")
def note_hits(game: k.Game, frame: k.Frame) -> k.Flow:
    """The damage of the effect; what comes before a destruction (8.1.8) may deal more, which is looked at next."""
    frame[NOTED] = hits_in(game)
    return k.Do([k.SetVariable(HITS, ())]) if hits_in(game) else k.NEXT


@CHECK_STEP.step("2.7.2.3")
def destroy(game: k.Game, frame: k.Frame) -> k.Flow:
    """Strikers that the effect dealt enough damage are destroyed together; less damage leaves no trace (2.6.5)."""
    fallen = destroyed(game, frame[NOTED])
    return k.Do(fallen) if fallen else k.NEXT


@CHECK_STEP.step("2.7.2.4")
def judge(game: k.Game, frame: k.Frame) -> k.Flow:
    """Whether somebody has won or lost."""
    ending = verdict(game)
    return k.NEXT if ending is None else k.Do([ending])


@CHECK_STEP.step("2.7.2.5")
def again(game: k.Game, frame: k.Frame) -> k.Flow:
    """Once more while something has triggered or waits."""
    return k.GoTo("2.7.2.1") if game.state.waiting or hits_in(game) or e.come_true(game) else k.NEXT


@CHECK_STEP.step("2.4.4.3")
def end_watches(game: k.Game, frame: k.Frame) -> k.Flow:
    """What instant effects were watching for can no longer happen in their time."""
    ids = tuple([effect.id for effect in game.state.lasting if effect.until == CHECK])
    return k.Do([k.EndLasting(ids)]) if ids else k.DONE


@TRIGGERED.step("2.7.2.1")
def take_out(game: k.Game, frame: k.Frame) -> k.Flow:
    """It waits no longer; the log tells whose turn has come. What acts only so often a turn is counted."""
    events: list[k.Event] = [k.TakeWaiting(frame[STAMP]), k.Occur(f"trigger:{frame[KEY]}", frame.player)]
    ability = game.pool.abilities[frame[KEY]]
    if isinstance(ability, TriggeredAbility) and ability.most:
        frame[SPENT] = 1 if ability.is_spent(game, frame.source) else 0
        if is_still_met(ability, e.Scope(game, told_slots(frame), frame.source, frame.player)):
            count = uses(game, frame.source, ability.key) + 1
            events.append(k.SetVariable(use_name(frame.source, ability.key), count))
    return k.Do(events)


def told_slots(frame: k.Frame) -> dict[str, k.Value]:
    """What the ability was told when it triggered."""
    return {name: value for name, value in frame.slots.items() if not name.startswith("_")}


@TRIGGERED.step("2.4.10")
def act(game: k.Game, frame: k.Frame) -> k.Flow:
    """What its text says, if its condition still holds (8.1.4.3; a house rule asks only when it triggers)."""
    ability = game.pool.abilities[frame[KEY]]
    slots = told_slots(frame)
    if frame.get(SPENT, 0) or not is_still_met(ability, e.Scope(game, slots, frame.source, frame.player)):
        return k.DONE
    return k.DONE if ability.procedure is None else k.Call(ability.procedure, slots)


def is_still_met(ability: k.Ability, scope: e.Scope) -> bool:
    """8.1.4.3: whether the condition of a triggered ability holds when it acts, if that is asked again."""
    if not isinstance(ability, TriggeredAbility) or house(scope.game, "trigger_condition") == "when_triggered":
        return True
    return ability.is_in_force(scope)


def next_to_act(game: k.Game) -> tuple[k.PlayerId, list[k.Waiting]]:
    """9.1.2: the lowest tier; 9.1.3.1: in it the turn player's, then the other's; 9.1.3.2: of spells the oldest."""
    tiers = [waiting_tier(game, waiting) for waiting in game.state.waiting]
    lowest = min(tiers)
    due = [waiting for waiting, tier in zip(game.state.waiting, tiers, strict=True) if tier == lowest]
    if lowest == TIER_SPELL:
        first = due[0]
        for waiting in due:
            if born(waiting) < born(first):
                first = waiting
        return first.controller, [first]
    player = game.turn_player()
    mine = [waiting for waiting in due if waiting.controller == player]
    return (player, mine) if mine else (opponent(game, player), due)


def waiting_tier(game: k.Game, waiting: k.Waiting) -> int:
    """9.1.2: the tier of a waiting ability."""
    ability = waiting.ability
    return tier_of(game, ability, waiting.source) if isinstance(ability, StrikeAbility) else TIER_SPELL


def born(waiting: k.Waiting) -> int:
    """9.1.3.2: when the effect that it comes from was resolved."""
    stamp = waiting.bindings.get(BORN, 0)
    assert isinstance(stamp, int)
    return stamp


def order_replacements(game: k.Game, event: k.Event, holders: list[k.Holder]) -> list[k.Holder]:
    """8.1.5, 9.1.2-3: what changes or stands in for an effect comes in the same order as what follows it."""
    if len(holders) < 2:
        return holders
    tiers = [holder_tier(game, holder) for holder in holders]
    lowest = min(tiers)
    due = [holder for holder, tier in zip(holders, tiers, strict=True) if tier == lowest]
    if lowest == TIER_SPELL:
        first = due[0]
        for holder in due:
            if (holder.stamp, holder.effect) < (first.stamp, first.effect):
                first = holder
        return [first]
    mine = [holder for holder in due if holder.controller == game.turn_player()]
    chosen = mine or due
    return chosen[:1] if all(is_sum(holder) for holder in chosen) else chosen


def is_sum(holder: k.Holder) -> bool:
    """Whether a replacement only adds to a number, so that its place among others like it makes no difference."""
    return isinstance(holder.ability, StrikeAbility) and holder.ability.is_sum


def holder_tier(game: k.Game, holder: k.Holder) -> int:
    """9.1.2: the tier of an ability at work."""
    ability = holder.ability
    return tier_of(game, ability, holder.source) if isinstance(ability, StrikeAbility) else TIER_SPELL
