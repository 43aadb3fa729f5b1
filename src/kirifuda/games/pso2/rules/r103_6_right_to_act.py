"""103.6 行動権: it passes on after every act; when all have passed, the newest thing is processed."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.customs.actions import key_of
from kirifuda.customs.doubts import house
from kirifuda.customs.turns import phase
from kirifuda.games.pso2.raid.r_special_rules import PLAY_OWED, is_play_owed, war_cries
from kirifuda.games.pso2.rules.common import (
    HOLDER as HOLDER_NAME,
)
from kirifuda.games.pso2.rules.common import boss_seat, has_left, is_area_empty, is_raid, seats
from kirifuda.games.pso2.rules.r103_4_processing import RULE_PROCESSES, is_rule_process_due
from kirifuda.games.pso2.rules.r406_2_triggers import PLACE_TRIGGERS
from kirifuda.games.pso2.rules.r406_4_resolution import resolution_of
from kirifuda.games.pso2.rules.r406_processing_area import PLACEMENT, ability_slots, card_slots
from kirifuda.games.pso2.rules.r504_actions import actions
from kirifuda.games.pso2.rules.r506_early_ending import is_battle_cut
from kirifuda.games.pso2.zones import PROCESSING

RIGHT_TO_ACT: Final = k.Procedure("right_to_act")
"""Returns the option of an attack or of the end of the main phase; nothing when the phase or step is over."""
HOLDER: Final = k.Slot[int](HOLDER_NAME)
PASSES: Final = k.Slot[int]("passes")
ACTION: Final = k.Slot[k.Option]("action")

_FROM_THE_TOP: Final[k.GoTo] = k.GoTo("103.6.1.3")


@RIGHT_TO_ACT.step("103.6.1.1")
def gain(game: k.Game, frame: k.Frame) -> k.Flow:
    """The turn player gains the right (103.6.1.2)."""
    frame[HOLDER] = game.turn_player()
    frame[PASSES] = 0
    return k.NEXT


@RIGHT_TO_ACT.step("103.6.1.3")
def rule_processes(game: k.Game, frame: k.Frame) -> k.Flow:
    """Rule processes come first, as long as there are any."""
    return k.Call(RULE_PROCESSES) if is_rule_process_due(game) else k.NEXT


@RIGHT_TO_ACT.step("506.3.2")
def stop_early(game: k.Game, frame: k.Frame) -> k.Flow:
    """A battle that has lost its attacker or its targets is over (506.4.3, 506.5.3); so is the turn of a player who has
    left (R.10)."""
    return k.Return(None) if is_battle_cut(game) or is_turn_cut(game) else k.NEXT


@RIGHT_TO_ACT.step("R.25")
def play_owed(game: k.Game, frame: k.Frame) -> k.Flow:
    """What the boss was made to draw it plays now."""
    return k.Call(PLAY_OWED, player=boss_seat(game)) if is_play_owed(game) else k.NEXT


@RIGHT_TO_ACT.step("406.2.1")
def place_triggers(game: k.Game, frame: k.Frame) -> k.Flow:
    """Abilities that have triggered go into the processing area (103.6.1.2)."""
    return k.Call(PLACE_TRIGGERS) if game.state.waiting else k.NEXT


@RIGHT_TO_ACT.step("103.6.1.4")
def hand_over(game: k.Game, frame: k.Frame) -> k.Flow:
    """One player has it; in an empty main phase always the turn player (103.6.1.5.1). Whoever is out or may not act
    passes without being asked."""
    if phase(game) == "main" and is_area_empty(game):
        if game.turn_player() == boss_seat(game):
            return k.Return(None)
        frame[HOLDER] = game.turn_player()
        frame[PASSES] = 0
    if frame[HOLDER] not in actors(game):
        frame[ACTION] = k.Option("pass")
        return k.GoTo("103.6.2.1")
    return k.NEXT


@RIGHT_TO_ACT.step("103.6.1.5")
def choose_action(game: k.Game, frame: k.Frame) -> k.Flow:
    """Whoever has the right uses it or passes; the boss only cries out (A83)."""
    player = frame[HOLDER]
    if has_left(game, player):
        return _FROM_THE_TOP
    if player == boss_seat(game):
        options = war_cries(game) or [k.Option("pass")]
        return k.Ask(ACTION, k.Decision(player, "war_cry", options))
    return k.Ask(ACTION, k.Decision(player, "action", actions(game, player, frame.barred), secret=True))


@RIGHT_TO_ACT.step("103.6.2.1")
def act(game: k.Game, frame: k.Frame) -> k.Flow:
    """Playing and invoking use the processing area (103.6.2); an attack or the end of the phase goes on elsewhere."""
    option = frame[ACTION]
    if option.verb == "pass":
        frame[PASSES] = frame[PASSES] + 1
        return k.GoTo("103.6.1.6")
    frame[PASSES] = 0
    if option.verb in ("attack", "end"):
        return k.Return(option)
    slots = card_slots(option.object)
    if option.verb == "activate":
        slots = ability_slots(game.values(option.object).abilities[option.number].key, option.object)
    return k.Attempt(PLACEMENT, slots, key_of(option), "103.6.1.5", player=frame[HOLDER])


@RIGHT_TO_ACT.step("302.1b")
def note_cry(game: k.Game, frame: k.Frame) -> k.Flow:
    """The boss cries out once for each attack (A83)."""
    cried = frame[HOLDER] == boss_seat(game) and frame[ACTION].verb == "activate"
    return k.Do([k.SetVariable("cried", 1)]) if cried and is_raid(game) else k.NEXT


@RIGHT_TO_ACT.step("103.6.1.6")
def move_on(game: k.Game, frame: k.Frame) -> k.Flow:
    """After an act, or without one, the right goes to the next player; what follows the act comes first."""
    if frame[PASSES] < len(actors(game)):
        frame[HOLDER] = next_actor(game, frame[HOLDER])
        return _FROM_THE_TOP
    return k.NEXT


@RIGHT_TO_ACT.step("103.6.1.8")
def end_if_empty(game: k.Game, frame: k.Frame) -> k.Flow:
    """All have passed one after the other, and nothing waits: the phase or step is over."""
    return k.Return(None) if is_area_empty(game) else k.NEXT


@RIGHT_TO_ACT.step("103.6.1.7")
def process_newest(game: k.Game, frame: k.Frame) -> k.Flow:
    """Otherwise the newest thing is processed (406.4)."""
    return resolution_of(game.state.objects[game.zone(PROCESSING, 0)[-1]])


@RIGHT_TO_ACT.step("103.6.1.7")
def regain(game: k.Game, frame: k.Frame) -> k.Flow:
    """Then the turn player gains the right again."""
    frame[HOLDER] = game.turn_player()
    frame[PASSES] = 0
    return _FROM_THE_TOP


def actors(game: k.Game) -> list[k.PlayerId]:
    """103.6.1.6: who gets the right to act, the turn player first; in a raid everybody as they sit, by a house rule in
    a member's turn only that member and the boss."""
    found = seats(game)
    boss = boss_seat(game)
    if boss >= 0 and house(game, "raid_right_to_act") == "turn_player_and_boss_turn" and game.turn_player() != boss:
        return [player for player in found if player in (game.turn_player(), boss)]
    return found


def next_actor(game: k.Game, player: k.PlayerId) -> k.PlayerId:
    """103.6.1.6: the opponent, or whoever sits next."""
    found = actors(game)
    for place in range(1, game.players + 1):
        other = (player + place) % game.players
        if other in found:
            return other
    return player


def is_turn_cut(game: k.Game) -> bool:
    """R.10: the turn player has left, so that the turn is over."""
    return has_left(game, game.turn_player())


SETTLING: Final = k.Procedure("settling")


@SETTLING.step("103.6.1.3")
def carry_out_rules(game: k.Game, frame: k.Frame) -> k.Flow:
    """Rule processes come first; they may set something off."""
    return k.Call(RULE_PROCESSES) if is_rule_process_due(game) else k.NEXT


@SETTLING.step("406.2.1")
def place_what_triggered(game: k.Game, frame: k.Frame) -> k.Flow:
    """Whatever has triggered goes into the processing area."""
    return k.Call(PLACE_TRIGGERS) if game.state.waiting else k.NEXT


@SETTLING.step("103.6.1.2")
def let_act(game: k.Game, frame: k.Frame) -> k.Flow:
    """If something was placed, the turn player gains the right to act."""
    return k.NEXT if is_area_empty(game) else k.Call(RIGHT_TO_ACT)


def settle_down(game: k.Game) -> k.Flow:
    """103.6.1.2: where usually nobody acts, let rule processes and whatever has triggered run their course."""
    is_due = game.state.waiting or not is_area_empty(game) or is_rule_process_due(game)
    return k.Call(SETTLING) if is_due else k.NEXT
