"""N-7 レスポンス: both players answer until neither goes on; then the latest is resolved first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.customs.actions import key_of
from kirifuda.games.lyrical.abilities import EffectAbility
from kirifuda.games.lyrical.rules.common import HOLDER as HOLDER_NAME
from kirifuda.games.lyrical.rules.common import opponent, printed
from kirifuda.games.lyrical.rules.n07_automatic import settle_down
from kirifuda.games.lyrical.rules.n07_options import responses
from kirifuda.games.lyrical.rules.n07_resolution import resolution_of
from kirifuda.games.lyrical.rules.n07_using import USING, card_slots, effect_slots
from kirifuda.games.lyrical.zones import STACK
from kirifuda.kernel.decision import Decision, Option
from kirifuda.kernel.flow import DONE, Ask, Attempt, Call, Flow, GoTo
from kirifuda.kernel.procedure import Procedure, Slot

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import PlayerId
    from kirifuda.kernel.state import Frame, Value

RESPONSES: Final = Procedure("responses")
"""Slot "holder": who may answer first. Ends when everything on the stack is resolved."""
HOLDER: Final = Slot[int](HOLDER_NAME)
PASSES: Final = Slot[int]("passes")
ACTION: Final = Slot[Option]("action")


@RESPONSES.step("N-7.3")
def settle_first(game: Game, frame: Frame) -> Flow:
    """What the action has triggered comes before any answer."""
    return settle_down(game)


@RESPONSES.step("N-7.1")
def choose_response(game: Game, frame: Frame) -> Flow:
    """A trick or an effect (N-6.3, N-6.4), or none; nothing, if a text says that it cannot be answered."""
    if is_final(game):
        return GoTo("N-7.5")
    player = frame[HOLDER]
    return Ask(ACTION, Decision(player, "response", responses(game, player, frame.barred), secret=True))


@RESPONSES.step("N-7.4")
def respond(game: Game, frame: Frame) -> Flow:
    """As often as they like; when both have stopped one after the other, it is enough."""
    option = frame[ACTION]
    if option.verb == "pass":
        frame[PASSES] = frame[PASSES] + 1
        frame[HOLDER] = opponent(game, frame[HOLDER])
        return GoTo("N-7.1" if frame[PASSES] < game.players else "N-7.5")
    frame[PASSES] = 0
    return Attempt(USING, use_slots(game, option), key_of(option), "N-7.1", player=frame[HOLDER])


@RESPONSES.step("N-7.4")
def next_player(game: Game, frame: Frame) -> Flow:
    """In turns (A48)."""
    frame[HOLDER] = opponent(game, frame[HOLDER])
    return GoTo("N-7.3")


@RESPONSES.step("N-7.5")
def resolve_latest(game: Game, frame: Frame) -> Flow:
    """The latest of what waits; the action that was answered comes last (A15, N-9.5)."""
    stack = game.zone(STACK, 0)
    return resolution_of(game.state.objects[stack[-1]]) if stack else DONE


@RESPONSES.step("N-7.5")
def settle(game: Game, frame: Frame) -> Flow:
    """What it has triggered."""
    return settle_down(game)


@RESPONSES.step("N-7.5")
def go_on(game: Game, frame: Frame) -> Flow:
    """The next; nobody can answer in between."""
    return GoTo("N-7.5")


def is_final(game: Game) -> bool:
    """N-7.3: whether what was used last says that nobody can answer it."""
    stack = game.zone(STACK, 0)
    card = game.state.objects[stack[-1]] if stack else None
    if card is None or card.item is None:
        return False
    ability = card.item.ability
    plan = ability.plan if isinstance(ability, EffectAbility) else printed(game, card).plan
    return plan is not None and plan.is_final


def use_slots(game: Game, option: Option) -> dict[str, Value]:
    """What an option uses."""
    if option.verb == "effect":
        return effect_slots(game.values(option.object).abilities[option.number].key, option.object)
    return card_slots(option.object)


def answers(first: PlayerId) -> Flow:
    """N-7.4: a window for answers, beginning with a player."""
    return Call(RESPONSES, {HOLDER.name: first, PASSES.name: 0})
