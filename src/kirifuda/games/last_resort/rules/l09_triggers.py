"""L-1.6: abilities that have triggered are carried out, the turn player's first."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.last_resort.abilities import SPELL_CHAIN, ActivatedAbility, TriggeredAbility
from kirifuda.games.last_resort.rules.common import in_turn_order

TRIGGERS: Final = k.Procedure("triggers")
TAKEN: Final = k.Slot[int]("_taken")
WANTED: Final = k.Slot[int]("_wanted")
USED: Final = "used:"
"""With the key of an ability: what is counted on its card when it is used."""
IN_GAME: Final = "used in this game"
"""With an ability and a player: variable, how often it was used."""
CHAINS: Final = "history:chain"
"""With a player: variable, how often Spell Chain was used this turn (A28)."""


@TRIGGERS.step("L-19.7")
def drop_spent(game: k.Game, frame: k.Frame) -> k.Flow:
    """What was used as often as allowed waits no longer."""
    return k.Do([k.TakeWaiting(waiting.stamp) for waiting in game.state.waiting if not can_trigger(game, waiting)])


@TRIGGERS.step("L-1.6")
def choose_next(game: k.Game, frame: k.Frame) -> k.Flow:
    """The turn player's first, in the order they like, then the other's (A46)."""
    if not game.state.waiting:
        return k.DONE
    player, waiting = e.next_in_line(game, [*in_turn_order(game)])
    options = [k.Option("trigger", each.source, each.stamp) for each in waiting]
    return k.Ask(TAKEN, k.Decision(player, "trigger", options, take=k.TAKE_NUMBER))


@TRIGGERS.step("L-19.7")
def ask_whether(game: k.Game, frame: k.Frame) -> k.Flow:
    """Whoever may leave it is asked."""
    waiting = e.find(game, frame[TAKEN])
    frame[WANTED] = 1
    ability = None if waiting is None else waiting.ability
    if waiting is None or not isinstance(ability, TriggeredAbility) or not ability.is_optional:
        return k.NEXT
    options = [k.Option("yes", waiting.source, 1), k.Option("no", waiting.source, 0)]
    decision = k.Decision(waiting.controller, "use_trigger", options, take=k.TAKE_NUMBER, subject=waiting.source)
    return k.Ask(WANTED, decision)


@TRIGGERS.step("L-19.7")
def count(game: k.Game, frame: k.Frame) -> k.Flow:
    """What is allowed only so often a turn is counted."""
    waiting = e.find(game, frame[TAKEN])
    if waiting is None or not frame[WANTED]:
        return k.NEXT
    return k.Do(counted(game, waiting.source, waiting.controller, waiting.ability))


@TRIGGERS.step("L-1.6")
def carry_out(game: k.Game, frame: k.Frame) -> k.Flow:
    """What it says."""
    waiting = e.find(game, frame[TAKEN])
    if waiting is None or not frame[WANTED]:
        return k.NEXT
    assert waiting.ability.procedure is not None
    slots: dict[str, k.Value] = {**waiting.bindings, e.SINCE: game.state.next_stamp}
    return k.Call(waiting.ability.procedure, slots, source=waiting.source, player=waiting.controller)


@TRIGGERS.step("L-1.6")
def take_away(game: k.Game, frame: k.Frame) -> k.Flow:
    """It waits no longer, used or not."""
    return k.Do([k.TakeWaiting(frame[TAKEN])])


@TRIGGERS.step("L-1.6")
def next_one(game: k.Game, frame: k.Frame) -> k.Flow:
    """Until none is left."""
    return k.GoTo("L-19.7")


def settle_triggers(game: k.Game) -> k.Flow:
    """L-1.6: carry out here what has triggered, if anything has."""
    return k.Call(TRIGGERS) if game.state.waiting else k.NEXT


def can_trigger(game: k.Game, waiting: k.Waiting) -> bool:
    """Whether it has uses left."""
    ability = waiting.ability
    if not isinstance(ability, TriggeredAbility) or not ability.times:
        return True
    return uses(game, waiting.source, waiting.controller, ability) < ability.times


def is_shared(game: k.Game, ability: k.Ability) -> bool:
    """L-19.7, A28: by a house rule all bearers of a player share the uses of Spell Chain."""
    is_chain = isinstance(ability, e.TextAbility) and ability.keyword == SPELL_CHAIN
    return is_chain and house(game, "spell_chain_limit") == "each_player"


def uses(game: k.Game, source: k.ObjectId, player: k.PlayerId, ability: k.Ability) -> int:
    """How often an ability of this card was used this turn."""
    if is_shared(game, ability):
        number = game.state.variables.get(f"{CHAINS}:{player}", 0)
        return number if isinstance(number, int) else 0
    card = e.present_or_last(game, source)
    return 0 if card is None else e.times_of_card(game, USED + ability.key, card)


def uses_in_game(game: k.Game, player: k.PlayerId, ability: k.Ability) -> int:
    """How often a player has used an ability in this game, on whichever copy of its card."""
    number = game.state.variables.get(f"{IN_GAME}:{ability.key}:{player}", 0)
    return number if isinstance(number, int) else 0


def counted(game: k.Game, source: k.ObjectId, player: k.PlayerId, ability: k.Ability) -> list[k.Event]:
    """One more, for what a text allows only so often a turn or a game."""
    if isinstance(ability, ActivatedAbility) and ability.per_game:
        name = f"{IN_GAME}:{ability.key}:{player}"
        return [k.SetVariable(name, uses_in_game(game, player, ability) + 1)]
    if not isinstance(ability, ActivatedAbility | TriggeredAbility) or not ability.times:
        return []
    if is_shared(game, ability):
        return [k.SetVariable(f"{CHAINS}:{player}", uses(game, source, player, ability) + 1)]
    card = e.present_or_last(game, source)
    return [] if card is None else [e.count_for_card(game, USED + ability.key, card)]
