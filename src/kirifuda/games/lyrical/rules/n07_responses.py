"""N-7 レスポンス: both players answer until neither goes on; then the latest is resolved first."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.customs.actions import key_of
from kirifuda.games.lyrical.abilities import EffectAbility
from kirifuda.games.lyrical.rules.common import HOLDER as HOLDER_NAME
from kirifuda.games.lyrical.rules.common import opponent, printed
from kirifuda.games.lyrical.rules.n07_automatic import settle_down
from kirifuda.games.lyrical.rules.n07_options import responses
from kirifuda.games.lyrical.rules.n07_resolution import resolution_of
from kirifuda.games.lyrical.rules.n07_using import USING, card_slots, effect_slots
from kirifuda.games.lyrical.zones import STACK

RESPONSES: Final = k.Procedure("responses")
"""Slot "holder": who may answer first. Ends when everything on the stack is resolved."""
HOLDER: Final = k.Slot[int](HOLDER_NAME)
PASSES: Final = k.Slot[int]("passes")
ACTION: Final = k.Slot[k.Option]("action")


@RESPONSES.step("N-7.3")
def settle_first(game: k.Game, frame: k.Frame) -> k.Flow:
    """What the action has triggered comes before any answer."""
    return settle_down(game)


@RESPONSES.step("N-7.1")
def choose_response(game: k.Game, frame: k.Frame) -> k.Flow:
    """A trick or an effect (N-6.3, N-6.4), or none; nothing, if a text says that it cannot be answered."""
    if is_final(game):
        return k.GoTo("N-7.5")
    player = frame[HOLDER]
    return k.Ask(ACTION, k.Decision(player, "response", responses(game, player, frame.barred), secret=True))


@RESPONSES.step("N-7.4")
def respond(game: k.Game, frame: k.Frame) -> k.Flow:
    """As often as they like; when both have stopped one after the other, it is enough."""
    option = frame[ACTION]
    if option.verb == "pass":
        frame[PASSES] = frame[PASSES] + 1
        frame[HOLDER] = opponent(game, frame[HOLDER])
        return k.GoTo("N-7.1" if frame[PASSES] < game.players else "N-7.5")
    frame[PASSES] = 0
    return k.Attempt(USING, use_slots(game, option), key_of(option), "N-7.1", player=frame[HOLDER])


@RESPONSES.step("N-7.4")
def next_player(game: k.Game, frame: k.Frame) -> k.Flow:
    """In turns (A48)."""
    frame[HOLDER] = opponent(game, frame[HOLDER])
    return k.GoTo("N-7.3")


@RESPONSES.step("N-7.5")
def resolve_latest(game: k.Game, frame: k.Frame) -> k.Flow:
    """The latest of what waits; the action that was answered comes last (A15, N-9.5)."""
    stack = game.zone(STACK, 0)
    return resolution_of(game.state.objects[stack[-1]]) if stack else k.DONE


@RESPONSES.step("N-7.5")
def settle(game: k.Game, frame: k.Frame) -> k.Flow:
    """What it has triggered."""
    return settle_down(game)


@RESPONSES.step("N-7.5")
def go_on(game: k.Game, frame: k.Frame) -> k.Flow:
    """The next; nobody can answer in between."""
    return k.GoTo("N-7.5")


def is_final(game: k.Game) -> bool:
    """N-7.3: whether what was used last says that nobody can answer it."""
    stack = game.zone(STACK, 0)
    card = game.state.objects[stack[-1]] if stack else None
    if card is None or card.item is None:
        return False
    ability = card.item.ability
    plan = ability.plan if isinstance(ability, EffectAbility) else printed(game, card).plan
    return plan is not None and plan.is_final


def use_slots(game: k.Game, option: k.Option) -> dict[str, k.Value]:
    """What an option uses."""
    if option.verb == "effect":
        return effect_slots(game.values(option.object).abilities[option.number].key, option.object)
    return card_slots(option.object)


def answers(first: k.PlayerId) -> k.Flow:
    """N-7.4: a window for answers, beginning with a player."""
    return k.Call(RESPONSES, {HOLDER.name: first, PASSES.name: 0})
