"""R.22-32 特別なルール: what is different in a raid. Where a rule bends another section, that section names it."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.pso2.abilities import WAR_CRY, ActivatedAbility
from kirifuda.games.pso2.rules.common import answerer, boss_seat, in_play, is_raid
from kirifuda.games.pso2.rules.r400_zones import OWED, OWED_FROM, PutInDiscard
from kirifuda.games.pso2.rules.r406_processing_area import PLACEMENT, card_slots
from kirifuda.games.pso2.rules.r504_actions import ACTIVATING
from kirifuda.games.pso2.zones import DECK, DISCARD, PROCESSING

PLAY_TOP: Final = k.Procedure("play_top")
"""The boss plays the top card of its deck: it goes into the processing area, and nothing is paid (R.28)."""
PLAY_OWED: Final = k.Procedure("play_owed")
CARD: Final = k.Slot[int]("_top")


@PLAY_TOP.step("R.14")
def turn_up(game: k.Game, frame: k.Frame) -> k.Flow:
    """The card is turned up, so that the party can choose for it (R.31); without a card nothing is played."""
    deck = game.zone(DECK, boss_seat(game))
    if not deck:
        return k.DONE
    frame[CARD] = deck[-1]
    return k.Do([k.Show((deck[-1],), (1 << game.players) - 1)])


@PLAY_TOP.step("R.28")
def play(game: k.Game, frame: k.Frame) -> k.Flow:
    """It is played for nothing; what cannot be, for want of a target (406.2.4), goes to the discard pile."""
    if frame.barred:
        return k.NEXT
    slots = card_slots(frame[CARD], free=True)
    return k.Attempt(PLACEMENT, slots, "top", "R.28", player=boss_seat(game))


@PLAY_TOP.step("406.2.4")
def put_away(game: k.Game, frame: k.Frame) -> k.Flow:
    """A card that did not go into the processing area."""
    card = game.object(frame[CARD])
    return k.NEXT if card is None or not frame.barred else k.Do([PutInDiscard(card.id)])


@PLAY_OWED.step("R.25")
def note_size(game: k.Game, frame: k.Frame) -> k.Flow:
    """One after the other: the next is played when no more waits than did at first."""
    return k.Do([k.SetVariable(OWED_FROM, len(game.zone(PROCESSING, 0)))]) if game.number(OWED_FROM) < 0 else k.NEXT


@PLAY_OWED.step("R.25")
def play_one(game: k.Game, frame: k.Frame) -> k.Flow:
    """Instead of drawing a card the boss plays it, after the effect that made it draw (R.14)."""
    return k.Call(PLAY_TOP)


@PLAY_OWED.step("R.25")
def count_down(game: k.Game, frame: k.Frame) -> k.Flow:
    """One less to play."""
    left = game.number(OWED) - 1
    return k.Do([k.SetVariable(OWED, left), k.SetVariable(OWED_FROM, game.number(OWED_FROM) if left else -1)])


def is_play_owed(game: k.Game) -> bool:
    """R.25: whether the boss has still to play what it was made to draw."""
    if not is_raid(game) or game.number(OWED) <= 0:
        return False
    return game.number(OWED_FROM) < 0 or len(game.zone(PROCESSING, 0)) <= game.number(OWED_FROM)


def war_cries(game: k.Game) -> list[k.Option]:
    """302.1b, R.14: the War Cries that the boss's side can use: one an attack if any can; by a house rule none."""
    boss = boss_seat(game)
    if house(game, "boss_war_cry") == "never" or game.number("cried"):
        return []
    found: list[k.Option] = []
    for id in in_play(game, boss):
        for number, ability in enumerate(game.values(id).abilities):
            is_cry = isinstance(ability, ActivatedAbility) and ability.keyword == WAR_CRY
            if is_cry and ACTIVATING.is_legal(game, boss, id, number):
                found.append(k.Option("activate", id, number))
    return found


def refilled(game: k.Game) -> list[k.Event]:
    """R.29: when the boss's deck is empty, its discard pile is shuffled and becomes the deck at once."""
    boss = boss_seat(game)
    if boss < 0 or game.zone(DECK, boss) or not game.zone(DISCARD, boss):
        return []
    deck = game.map.zone(DECK, boss)
    moves: list[k.Event] = [k.Move(id, deck, in_order=True) for id in game.zone(DISCARD, boss)]
    return [*moves, k.Shuffle(deck)]


def address(game: k.Game, decision: k.Decision) -> None:
    """R.31: what the boss's side has to choose the party chooses. G.23, G.38: what the boss may do it does, as many as
    it can; by a house rule the party decides that too."""
    boss = boss_seat(game)
    if boss < 0:
        return
    if decision.player == boss and house(game, "boss_optional_effects") != "party_decides":
        firm = [option for option in decision.options if option.verb not in ("no", "decline")]
        if firm and len(firm) < len(decision.options):
            decision.options = firm
        if decision.many:
            decision.most = min(decision.most, len(decision.options))
            decision.least = decision.most
    decision.player = answerer(game, decision.player)


def order_on_top(game: k.Game, events: list[k.Event]) -> tuple[k.PlayerId, str, list[int]] | None:
    """R.24, R.31: the party orders cards of the boss that return to the top of its deck together."""
    boss = boss_seat(game)
    if boss < 0:
        return None
    deck = game.map.zone(DECK, boss)
    places = [
        place
        for place, event in enumerate(events)
        if isinstance(event, k.Move) and event.zone == deck and event.where == k.TOP and not event.in_order
    ]
    return (answerer(game, boss), "R.24", places) if len(places) > 1 else None
