"""L-1.6: abilities that have triggered are carried out, the turn player's first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.customs.doubts import house
from kirifuda.effects.abilities import TextAbility
from kirifuda.effects.plans.history import count_for_card, times_of_card
from kirifuda.effects.references import SINCE
from kirifuda.effects.waiting import find, next_in_line, present_or_last
from kirifuda.games.last_resort.abilities import SPELL_CHAIN, ActivatedAbility, TriggeredAbility
from kirifuda.games.last_resort.rules.common import in_turn_order
from kirifuda.kernel.changes import SetVariable, TakeWaiting
from kirifuda.kernel.decision import TAKE_NUMBER, Decision, Option
from kirifuda.kernel.event import Event
from kirifuda.kernel.flow import DONE, NEXT, Ask, Call, Do, Flow, GoTo
from kirifuda.kernel.ids import ObjectId, PlayerId
from kirifuda.kernel.procedure import Procedure, Slot

if TYPE_CHECKING:
    from kirifuda.kernel.ability import Ability
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame, Value, Waiting

TRIGGERS: Final = Procedure("triggers")
TAKEN: Final = Slot[int]("_taken")
WANTED: Final = Slot[int]("_wanted")
USED: Final = "used:"
"""With the key of an ability: what is counted on its card when it is used."""
IN_GAME: Final = "used in this game"
"""With an ability and a player: variable, how often it was used."""
CHAINS: Final = "history:chain"
"""With a player: variable, how often Spell Chain was used this turn (A28)."""


@TRIGGERS.step("L-19.7")
def drop_spent(game: Game, frame: Frame) -> Flow:
    """What was used as often as allowed waits no longer."""
    return Do([TakeWaiting(waiting.stamp) for waiting in game.state.waiting if not can_trigger(game, waiting)])


@TRIGGERS.step("L-1.6")
def choose_next(game: Game, frame: Frame) -> Flow:
    """The turn player's first, in the order they like, then the other's (A46)."""
    if not game.state.waiting:
        return DONE
    player, waiting = next_in_line(game, [*in_turn_order(game)])
    options = [Option("trigger", each.source, each.stamp) for each in waiting]
    return Ask(TAKEN, Decision(player, "trigger", options, take=TAKE_NUMBER))


@TRIGGERS.step("L-19.7")
def ask_whether(game: Game, frame: Frame) -> Flow:
    """Whoever may leave it is asked."""
    waiting = find(game, frame[TAKEN])
    frame[WANTED] = 1
    ability = None if waiting is None else waiting.ability
    if waiting is None or not isinstance(ability, TriggeredAbility) or not ability.is_optional:
        return NEXT
    options = [Option("yes", waiting.source, 1), Option("no", waiting.source, 0)]
    decision = Decision(waiting.controller, "use_trigger", options, take=TAKE_NUMBER, subject=waiting.source)
    return Ask(WANTED, decision)


@TRIGGERS.step("L-19.7")
def count(game: Game, frame: Frame) -> Flow:
    """What is allowed only so often a turn is counted."""
    waiting = find(game, frame[TAKEN])
    if waiting is None or not frame[WANTED]:
        return NEXT
    return Do(counted(game, waiting.source, waiting.controller, waiting.ability))


@TRIGGERS.step("L-1.6")
def carry_out(game: Game, frame: Frame) -> Flow:
    """What it says."""
    waiting = find(game, frame[TAKEN])
    if waiting is None or not frame[WANTED]:
        return NEXT
    assert waiting.ability.procedure is not None
    slots: dict[str, Value] = {**waiting.bindings, SINCE: game.state.next_stamp}
    return Call(waiting.ability.procedure, slots, source=waiting.source, player=waiting.controller)


@TRIGGERS.step("L-1.6")
def take_away(game: Game, frame: Frame) -> Flow:
    """It waits no longer, used or not."""
    return Do([TakeWaiting(frame[TAKEN])])


@TRIGGERS.step("L-1.6")
def next_one(game: Game, frame: Frame) -> Flow:
    """Until none is left."""
    return GoTo("L-19.7")


def settle_triggers(game: Game) -> Flow:
    """L-1.6: carry out here what has triggered, if anything has."""
    return Call(TRIGGERS) if game.state.waiting else NEXT


def can_trigger(game: Game, waiting: Waiting) -> bool:
    """Whether it has uses left."""
    ability = waiting.ability
    if not isinstance(ability, TriggeredAbility) or not ability.times:
        return True
    return uses(game, waiting.source, waiting.controller, ability) < ability.times


def is_shared(game: Game, ability: Ability) -> bool:
    """L-19.7, A28: by a house rule all bearers of a player share the uses of Spell Chain."""
    is_chain = isinstance(ability, TextAbility) and ability.keyword == SPELL_CHAIN
    return is_chain and house(game, "spell_chain_limit") == "each_player"


def uses(game: Game, source: ObjectId, player: PlayerId, ability: Ability) -> int:
    """How often an ability of this card was used this turn."""
    if is_shared(game, ability):
        number = game.state.variables.get(f"{CHAINS}:{player}", 0)
        return number if isinstance(number, int) else 0
    card = present_or_last(game, source)
    return 0 if card is None else times_of_card(game, USED + ability.key, card)


def uses_in_game(game: Game, player: PlayerId, ability: Ability) -> int:
    """How often a player has used an ability in this game, on whichever copy of its card."""
    number = game.state.variables.get(f"{IN_GAME}:{ability.key}:{player}", 0)
    return number if isinstance(number, int) else 0


def counted(game: Game, source: ObjectId, player: PlayerId, ability: Ability) -> list[Event]:
    """One more, for what a text allows only so often a turn or a game."""
    if isinstance(ability, ActivatedAbility) and ability.per_game:
        name = f"{IN_GAME}:{ability.key}:{player}"
        return [SetVariable(name, uses_in_game(game, player, ability) + 1)]
    if not isinstance(ability, ActivatedAbility | TriggeredAbility) or not ability.times:
        return []
    if is_shared(game, ability):
        return [SetVariable(f"{CHAINS}:{player}", uses(game, source, player, ability) + 1)]
    card = present_or_last(game, source)
    return [] if card is None else [count_for_card(game, USED + ability.key, card)]
