"""What texts do by themselves when something happens. Nobody uses it, so it is no action and is not answered (A55)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.choices import has_choices
from kirifuda.effects.plans.history import count_for_card
from kirifuda.effects.references import SINCE
from kirifuda.effects.scope import Scope
from kirifuda.effects.using import AT, ask_modes, ask_targets, bound_slots, keep_modes
from kirifuda.effects.waiting import find, next_in_line
from kirifuda.games.lyrical.abilities import TriggeredAbility, UsePlan
from kirifuda.games.lyrical.rules.n07_using import USED, uses
from kirifuda.kernel.changes import TakeWaiting
from kirifuda.kernel.decision import TAKE_NUMBER, Decision, Option
from kirifuda.kernel.flow import DONE, NEXT, Ask, Call, Do, Flow, GoTo
from kirifuda.kernel.procedure import Procedure, Slot

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

AUTOMATIC: Final = Procedure("automatic")
TAKEN: Final = Slot[int]("_taken")


@AUTOMATIC.step("N-4.2")
def choose_next(game: Game, frame: Frame) -> Flow:
    """The turn player's first, each player's in the order they like (A54)."""
    if not game.state.waiting:
        return DONE
    player, waiting = next_in_line(game, [game.turn_player(), 1 - game.turn_player()])
    options = [Option("trigger", each.source, each.stamp) for each in waiting]
    return Ask(TAKEN, Decision(player, "trigger", options, take=TAKE_NUMBER))


@AUTOMATIC.step("N-4.2")
def carry_out(game: Game, frame: Frame) -> Flow:
    """It does what it says, at once."""
    waiting = find(game, frame[TAKEN])
    if waiting is None:
        return NEXT
    slots = {**waiting.bindings, ABILITY.name: waiting.ability.key, AT.name: 0, SINCE: game.state.next_stamp}
    return Call(DOING, slots, source=waiting.source, player=waiting.controller)


@AUTOMATIC.step("N-4.2")
def take_away(game: Game, frame: Frame) -> Flow:
    """It waits no longer."""
    return Do([TakeWaiting(frame[TAKEN])])


@AUTOMATIC.step("N-4.2")
def next_one(game: Game, frame: Frame) -> Flow:
    """Until none is left."""
    return GoTo("N-4.2")


DOING: Final = Procedure("doing_by_itself")
ABILITY: Final = Slot[str]("_ability")


def ability_of(game: Game, frame: Frame) -> TriggeredAbility:
    """What goes off."""
    ability = game.pool.abilities[frame[ABILITY]]
    assert isinstance(ability, TriggeredAbility)
    return ability


def plan_of(game: Game, frame: Frame) -> UsePlan:
    """What is done."""
    return ability_of(game, frame).plan


def scope_of(game: Game, frame: Frame) -> Scope:
    """What its choices look at."""
    return Scope(game, frame.slots, frame.source, frame.player)


@DOING.step("N-8.3")
def is_allowed(game: Game, frame: Frame) -> Flow:
    """So often a turn as its text allows, and not more often."""
    ability = ability_of(game, frame)
    return DONE if ability.times and uses(game, frame.source, ability.key) >= ability.times else NEXT


@DOING.step("N-8.3")
def count_it(game: Game, frame: Frame) -> Flow:
    """One time more."""
    card = game.object(frame.source)
    ability = ability_of(game, frame)
    return Do([count_for_card(game, USED + ability.key, card)]) if ability.times and card is not None else NEXT


@DOING.step("N-6.1")
def choose_modes(game: Game, frame: Frame) -> Flow:
    """So many of the things that it offers; if it finds no target at all, nothing happens (A50)."""
    plan = plan_of(game, frame)
    if frame[AT] == 0 and not has_choices(scope_of(game, frame), plan):
        return DONE
    return ask_modes(scope_of(game, frame), frame, plan, GoTo("N-5.1"), DONE)


@DOING.step("N-6.1")
def next_modes(game: Game, frame: Frame) -> Flow:
    """In printed order; then the next list."""
    return keep_modes(frame, plan_of(game, frame), GoTo("N-6.1"))


@DOING.step("N-5.1")
def choose_targets(game: Game, frame: Frame) -> Flow:
    """The targets that it asks for."""
    return ask_targets(scope_of(game, frame), frame, plan_of(game, frame), GoTo("N-4.2"), DONE)


@DOING.step("N-4.2")
def do_it(game: Game, frame: Frame) -> Flow:
    """What the text says."""
    return Call(plan_of(game, frame).procedure, bound_slots(frame), source=frame.source)


def settle_down(game: Game) -> Flow:
    """Let what has triggered run its course."""
    return Call(AUTOMATIC) if game.state.waiting else NEXT
