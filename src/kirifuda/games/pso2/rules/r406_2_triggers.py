"""406.2.1: abilities that have triggered go into the processing area, the turn player's first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kirifuda.customs.doubts import house
from kirifuda.effects.choices import has_choices
from kirifuda.effects.scope import Scope
from kirifuda.effects.waiting import find, next_in_line
from kirifuda.games.pso2.abilities import DROP, TriggeredAbility, concerns
from kirifuda.games.pso2.pool import pool_of
from kirifuda.games.pso2.rules.common import is_enemy, player_card, seats
from kirifuda.games.pso2.rules.r406_processing_area import PLACEMENT, is_kind_forbidden, trigger_slots, uses
from kirifuda.games.pso2.zones import DECK, DISCARD
from kirifuda.kernel.changes import TakeWaiting
from kirifuda.kernel.decision import TAKE_NUMBER, Decision, Option
from kirifuda.kernel.event import Event, Happening
from kirifuda.kernel.flow import DONE, NEXT, Ask, Attempt, Do, Flow, GoTo
from kirifuda.kernel.ids import ObjectId, PlayerId
from kirifuda.kernel.moving import Move
from kirifuda.kernel.procedure import Procedure, Slot
from kirifuda.kernel.state import Waiting
from kirifuda.kernel.triggers import next_waiting

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

PLACE_TRIGGERS: Final = Procedure("place_triggers")
TAKEN: Final = Slot[int]("_taken")


@PLACE_TRIGGERS.step("406.2.1")
def choose_next(game: Game, frame: Frame) -> Flow:
    """The turn player puts theirs in the order they like, then the others as they sit."""
    if not game.state.waiting:
        return DONE
    player, waiting = next_in_line(game, seats(game))
    options = [Option("trigger", each.source, each.stamp) for each in waiting]
    return Ask(TAKEN, Decision(player, "trigger", options, take=TAKE_NUMBER))


@PLACE_TRIGGERS.step("406.2.4")
def place(game: Game, frame: Frame) -> Flow:
    """It goes on top, with its targets; one that finds none is not invoked."""
    waiting = find(game, frame[TAKEN])
    if waiting is None or frame.barred or not can_invoke(game, waiting):
        return NEXT
    slots = trigger_slots(waiting)
    return Attempt(PLACEMENT, slots, str(waiting.stamp), "406.2.4", player=waiting.controller)


@PLACE_TRIGGERS.step("406.2.1")
def take_away(game: Game, frame: Frame) -> Flow:
    """It waits no longer, placed or not."""
    frame.barred = ()
    return Do([TakeWaiting(frame[TAKEN])])


@PLACE_TRIGGERS.step("406.2.1")
def next_one(game: Game, frame: Frame) -> Flow:
    """Until none is left."""
    return GoTo("406.2.1")


def can_invoke(game: Game, waiting: Waiting) -> bool:
    """103.1.2, 406.2.4: nothing forbids it, it has uses left, and its targets can be chosen. A card with Drop is in
    nobody's play: its player invokes it (302.4)."""
    ability = waiting.ability
    assert isinstance(ability, TriggeredAbility)
    scope = Scope(game, waiting.bindings, waiting.source, waiting.controller)
    subject = player_card(game, waiting.controller) if ability.keyword == DROP else waiting.source
    if ability.keyword and concerns(game, "forbid:trigger_" + ability.keyword, subject, 0):
        return False
    if is_kind_forbidden(game, waiting.controller, waiting.source, ability):
        return False
    if ability.times and uses(game, waiting.source, ability) >= ability.times:
        return False
    return has_choices(scope, ability.plan)


@dataclass(eq=False)
class LetTrigger(Event):
    """An ability of a card that is not in play has triggered."""

    kind = "let_trigger"
    is_quiet = True
    ability: str
    card: ObjectId
    player: PlayerId

    def apply(self, game: Game) -> int:
        ability = game.pool.abilities[self.ability]
        waiting = Waiting(ability, self.card, self.player, {}, next_waiting(game))
        game.state.waiting = (*game.state.waiting, waiting)
        return 1


def drops(game: Game, happenings: list[Happening]) -> list[Event]:
    """302.4: cards with Drop that went from the deck to the discard pile in an enemy's turn; by a house rule in any."""
    found: list[Event] = []
    for happening in happenings:
        event = happening.event
        if not isinstance(event, Move) or happening.origin < 0:
            continue
        if game.map.kind_of[happening.origin] is not DECK or game.map.kind_of[event.zone] is not DISCARD:
            continue
        card = game.object(happening.now)
        if card is None or card.card < 0:
            continue
        if house(game, "drop_turn") != "any_turn" and not is_enemy(game, card.owner, game.turn_player()):
            continue
        found.extend(
            LetTrigger(ability.key, card.id, card.owner) for ability in pool_of(game.pool).card_at(card.card).drops
        )
    return found
