"""406.2.1: abilities that have triggered go into the processing area, the turn player's first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.pso2.abilities import DROP, TriggeredAbility
from kirifuda.games.pso2.pool import pool_of
from kirifuda.games.pso2.rules.common import is_enemy, player_card, seats
from kirifuda.games.pso2.rules.r406_processing_area import PLACEMENT, is_kind_forbidden, trigger_slots, uses
from kirifuda.games.pso2.zones import DECK, DISCARD

PLACE_TRIGGERS: Final = k.Procedure("place_triggers")
TAKEN: Final = k.Slot[int]("_taken")


@PLACE_TRIGGERS.step("406.2.1")
def choose_next(game: k.Game, frame: k.Frame) -> k.Flow:
    """The turn player puts theirs in the order they like, then the others as they sit."""
    if not game.state.waiting:
        return k.DONE
    player, waiting = e.next_in_line(game, seats(game))
    options = [k.Option("trigger", each.source, each.stamp) for each in waiting]
    return k.Ask(TAKEN, k.Decision(player, "trigger", options, take=k.TAKE_NUMBER))


@PLACE_TRIGGERS.step("406.2.4")
def place(game: k.Game, frame: k.Frame) -> k.Flow:
    """It goes on top, with its targets; one that finds none is not invoked."""
    waiting = e.find(game, frame[TAKEN])
    if waiting is None or frame.barred or not can_invoke(game, waiting):
        return k.NEXT
    slots = trigger_slots(waiting)
    return k.Attempt(PLACEMENT, slots, str(waiting.stamp), "406.2.4", player=waiting.controller)


@PLACE_TRIGGERS.step("406.2.1")
def take_away(game: k.Game, frame: k.Frame) -> k.Flow:
    """It waits no longer, placed or not."""
    frame.barred = ()
    return k.Do([k.TakeWaiting(frame[TAKEN])])


@PLACE_TRIGGERS.step("406.2.1")
def next_one(game: k.Game, frame: k.Frame) -> k.Flow:
    """Until none is left."""
    return k.GoTo("406.2.1")


def can_invoke(game: k.Game, waiting: k.Waiting) -> bool:
    """103.1.2, 406.2.4: nothing forbids it, it has uses left, and its targets can be chosen. A card with Drop is in
    nobody's play: its player invokes it (302.4)."""
    ability = waiting.ability
    assert isinstance(ability, TriggeredAbility)
    scope = e.Scope(game, waiting.bindings, waiting.source, waiting.controller)
    subject = player_card(game, waiting.controller) if ability.keyword == DROP else waiting.source
    if ability.keyword and e.concerns(game, "forbid:trigger_" + ability.keyword, subject, 0):
        return False
    if is_kind_forbidden(game, waiting.controller, waiting.source, ability):
        return False
    if ability.times and uses(game, waiting.source, ability) >= ability.times:
        return False
    return e.has_choices(scope, ability.plan)


@dataclass(eq=False)
class LetTrigger(k.Event):
    """An ability of a card that is not in play has triggered."""

    kind = "let_trigger"
    is_quiet = True
    ability: str
    card: k.ObjectId
    player: k.PlayerId

    def apply(self, game: k.Game) -> int:
        ability = game.pool.abilities[self.ability]
        waiting = k.Waiting(ability, self.card, self.player, {}, k.next_waiting(game))
        game.state.waiting = (*game.state.waiting, waiting)
        return 1


def drops(game: k.Game, happenings: list[k.Happening]) -> list[k.Event]:
    """302.4: cards with Drop that went from the deck to the discard pile in an enemy's turn; by a house rule in any."""
    found: list[k.Event] = []
    for happening in happenings:
        event = happening.event
        if not isinstance(event, k.Move) or happening.origin < 0:
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
