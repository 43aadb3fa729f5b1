"""What texts do by themselves when something happens. Nobody uses it, so it is no action and is not answered (A55)."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.lyrical.abilities import TriggeredAbility, UsePlan
from kirifuda.games.lyrical.rules.n07_using import USED, uses

AUTOMATIC: Final = k.Procedure("automatic")
TAKEN: Final = k.Slot[int]("_taken")


@AUTOMATIC.step("N-4.2")
def choose_next(game: k.Game, frame: k.Frame) -> k.Flow:
    """The turn player's first, each player's in the order they like (A54)."""
    if not game.state.waiting:
        return k.DONE
    player, waiting = e.next_in_line(game, [game.turn_player(), 1 - game.turn_player()])
    options = [k.Option("trigger", each.source, each.stamp) for each in waiting]
    return k.Ask(TAKEN, k.Decision(player, "trigger", options, take=k.TAKE_NUMBER))


@AUTOMATIC.step("N-4.2")
def carry_out(game: k.Game, frame: k.Frame) -> k.Flow:
    """It does what it says, at once."""
    waiting = e.find(game, frame[TAKEN])
    if waiting is None:
        return k.NEXT
    slots = {**waiting.bindings, ABILITY.name: waiting.ability.key, e.AT.name: 0, e.SINCE: game.state.next_stamp}
    return k.Call(DOING, slots, source=waiting.source, player=waiting.controller)


@AUTOMATIC.step("N-4.2")
def take_away(game: k.Game, frame: k.Frame) -> k.Flow:
    """It waits no longer."""
    return k.Do([k.TakeWaiting(frame[TAKEN])])


@AUTOMATIC.step("N-4.2")
def next_one(game: k.Game, frame: k.Frame) -> k.Flow:
    """Until none is left."""
    return k.GoTo("N-4.2")


DOING: Final = k.Procedure("doing_by_itself")
ABILITY: Final = k.Slot[str]("_ability")


def ability_of(game: k.Game, frame: k.Frame) -> TriggeredAbility:
    """What goes off."""
    ability = game.pool.abilities[frame[ABILITY]]
    assert isinstance(ability, TriggeredAbility)
    return ability


def plan_of(game: k.Game, frame: k.Frame) -> UsePlan:
    """What is done."""
    return ability_of(game, frame).plan


def scope_of(game: k.Game, frame: k.Frame) -> e.Scope:
    """What its choices look at."""
    return e.Scope(game, frame.slots, frame.source, frame.player)


@DOING.step("N-8.3")
def is_allowed(game: k.Game, frame: k.Frame) -> k.Flow:
    """So often a turn as its text allows, and not more often."""
    ability = ability_of(game, frame)
    return k.DONE if ability.times and uses(game, frame.source, ability.key) >= ability.times else k.NEXT


@DOING.step("N-8.3")
def count_it(game: k.Game, frame: k.Frame) -> k.Flow:
    """One time more."""
    card = game.object(frame.source)
    ability = ability_of(game, frame)
    return k.Do([e.count_for_card(game, USED + ability.key, card)]) if ability.times and card is not None else k.NEXT


@DOING.step("N-6.1")
def choose_modes(game: k.Game, frame: k.Frame) -> k.Flow:
    """So many of the things that it offers; if it finds no target at all, nothing happens (A50)."""
    plan = plan_of(game, frame)
    if frame[e.AT] == 0 and not e.has_choices(scope_of(game, frame), plan):
        return k.DONE
    return e.ask_modes(scope_of(game, frame), frame, plan, k.GoTo("N-5.1"), k.DONE)


@DOING.step("N-6.1")
def next_modes(game: k.Game, frame: k.Frame) -> k.Flow:
    """In printed order; then the next list."""
    return e.keep_modes(frame, plan_of(game, frame), k.GoTo("N-6.1"))


@DOING.step("N-5.1")
def choose_targets(game: k.Game, frame: k.Frame) -> k.Flow:
    """The targets that it asks for."""
    return e.ask_targets(scope_of(game, frame), frame, plan_of(game, frame), k.GoTo("N-4.2"), k.DONE)


@DOING.step("N-4.2")
def do_it(game: k.Game, frame: k.Frame) -> k.Flow:
    """What the text says."""
    return k.Call(plan_of(game, frame).procedure, e.bound_slots(frame), source=frame.source)


def settle_down(game: k.Game) -> k.Flow:
    """Let what has triggered run its course."""
    return k.Call(AUTOMATIC) if game.state.waiting else k.NEXT
