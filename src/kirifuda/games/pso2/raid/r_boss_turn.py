"""R.11-21 《ボス》のターン: target, start, main, battle and end phase of a boss that plays itself."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.pso2.abilities import StaticAbility
from kirifuda.games.pso2.raid.r_special_rules import PLAY_TOP
from kirifuda.games.pso2.rules.common import allies, boss_seat, is_out, party, player_card
from kirifuda.games.pso2.rules.r103_6_right_to_act import settle_down
from kirifuda.games.pso2.rules.r215_states import TurnOn
from kirifuda.games.pso2.rules.r403_field import in_order_of_row
from kirifuda.games.pso2.rules.r505_end_phase import END_PHASE
from kirifuda.games.pso2.rules.r506_attacks import ABLE_TO_ATTACK
from kirifuda.games.pso2.rules.r506_battle_phase import BATTLE_PHASE
from kirifuda.games.pso2.zones import BACK, FIELD, FRONT, OFF, PLAYER

BOSS_TURN: Final = k.Procedure("boss_turn")
ROLLED: Final = k.Slot[tuple[int, ...]]("rolled")
PLAYED: Final = k.Slot[int]("played")
NEXT_ONE: Final = k.Slot[int]("next_one")
DRAWN_FROM: Final = "target"
"""The stream of randomness that picks target players."""


@BOSS_TURN.step("R.12")
def roll_target(game: k.Game, frame: k.Frame) -> k.Flow:
    """Chance picks the target player of this turn among those still in the game."""
    return k.Do([k.SetVariable("phase", "target"), k.Roll(DRAWN_FROM, len(party(game)))], into=ROLLED)


@BOSS_TURN.step("R.12")
def set_target(game: k.Game, frame: k.Frame) -> k.Flow:
    """Everybody knows who it is."""
    target = party(game)[frame[ROLLED][1]]
    return k.Do([k.SetVariable("target_player", target), k.Occur("target_player", target)])


@BOSS_TURN.step("R.13")
def turn_on(game: k.Game, frame: k.Frame) -> k.Flow:
    """All cards on the boss's field turn ON, the boss among them."""
    boss = boss_seat(game)
    cards = [*game.zone(PLAYER, boss), *game.zone(FIELD, boss)]
    ready = [TurnOn(id) for id in cards if game.state.objects[id].position == OFF]
    return k.Do([k.SetVariable("phase", "start"), *ready, k.SetVariable("in_turn", 1)])


@BOSS_TURN.step("R.13")
def start(game: k.Game, frame: k.Frame) -> k.Flow:
    """What triggers at the start of its turn."""
    return k.Do([k.Occur("turn_start", game.turn_player())])


@BOSS_TURN.step("R.13")
def act_at_start(game: k.Game, frame: k.Frame) -> k.Flow:
    """It is processed."""
    frame[PLAYED] = 0
    return settle_down(game)


@BOSS_TURN.step("R.14")
def begin_main(game: k.Game, frame: k.Frame) -> k.Flow:
    """The main phase."""
    return k.Do([k.SetVariable("phase", "main"), k.Occur("main_begin", game.turn_player())])


@BOSS_TURN.step("R.06")
def play_next(game: k.Game, frame: k.Frame) -> k.Flow:
    """Card after card from the top of the deck (R.14), as many as players joined (R.32)."""
    if frame[PLAYED] >= plays(game):
        return k.GoTo("R.15")
    frame[PLAYED] = frame[PLAYED] + 1
    return k.Call(PLAY_TOP, player=boss_seat(game))


@BOSS_TURN.step("R.14")
def process_play(game: k.Game, frame: k.Frame) -> k.Flow:
    """It is processed once the party had its chance to answer."""
    return settle_down(game)


@BOSS_TURN.step("R.14")
def next_play(game: k.Game, frame: k.Frame) -> k.Flow:
    """The next card."""
    return k.GoTo("R.06")


@BOSS_TURN.step("R.15")
def find_attacker(game: k.Game, frame: k.Frame) -> k.Flow:
    """The boss, then the front row in the order in which they came, then the back row: whoever is ON and able comes
    next."""
    frame[NEXT_ONE] = next_attacker(game)
    return k.NEXT if frame[NEXT_ONE] else k.GoTo("R.16")


@BOSS_TURN.step("R.15")
def attack(game: k.Game, frame: k.Frame) -> k.Flow:
    """It attacks the target player, unless its text says otherwise."""
    return k.Call(BATTLE_PHASE, {"attacker": frame[NEXT_ONE]}, player=boss_seat(game))


@BOSS_TURN.step("R.15")
def settle_battle(game: k.Game, frame: k.Frame) -> k.Flow:
    """What a battle that ended early has left is processed."""
    return settle_down(game)


@BOSS_TURN.step("R.15")
def new_target(game: k.Game, frame: k.Frame) -> k.Flow:
    """By a house rule a new target player is drawn when the old one has fallen; else the attacks stop."""
    is_gone = is_out(game, game.number("target_player"))
    if not is_gone or house(game, "fallen_target") != "new_target" or not party(game):
        return k.GoTo("R.15")
    return k.Do([k.Roll(DRAWN_FROM, len(party(game)))], into=ROLLED)


@BOSS_TURN.step("R.12")
def set_new_target(game: k.Game, frame: k.Frame) -> k.Flow:
    """The attacks go on against them."""
    target = party(game)[frame[ROLLED][0]]
    return k.Do([k.SetVariable("target_player", target), k.Occur("target_player", target)])


@BOSS_TURN.step("R.12")
def attack_on(game: k.Game, frame: k.Frame) -> k.Flow:
    """Back to the attacks."""
    return k.GoTo("R.15")


@BOSS_TURN.step("R.16")
def end(game: k.Game, frame: k.Frame) -> k.Flow:
    """The end phase, as in a duel (R.17-20)."""
    return k.Call(END_PHASE)


def plays(game: k.Game) -> int:
    """R.14, R.32: as many cards as players joined, fallen ones too. R.06: one more on the highest difficulty."""
    number = game.players - 1 + (1 if game.options.get("difficulty") == "very_hard" else 0)
    for ability, scope in e.in_force(game, "boss_plays", StaticAbility):
        if ability.boss_plays is not None:
            number += ability.boss_plays.value(scope)
    return max(number, 0)


def next_attacker(game: k.Game) -> k.ObjectId:
    """R.15: the first in the order of attack that is ON and able; 0 if none is."""
    boss = boss_seat(game)
    order = [player_card(game, boss), *in_order_of_row(game, boss, FRONT), *in_order_of_row(game, boss, BACK)]
    own = allies(game, boss)
    for id in order:
        if id in own and k.passes(ABLE_TO_ATTACK, game, boss, id):
            return id
    return 0
