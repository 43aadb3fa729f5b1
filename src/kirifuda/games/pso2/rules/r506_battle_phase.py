"""506 戦闘フェイズ: battle start, joining the attack, engagement and damage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kirifuda import kernel as k
from kirifuda.customs.said import Said
from kirifuda.games.pso2.abilities import BATTLE_LONG, ENGAGED_LONG
from kirifuda.games.pso2.rules.common import ATTACKER, TARGETS, boss_seat, numbers_in, seats, values_of
from kirifuda.games.pso2.rules.r103_4_processing import tidy
from kirifuda.games.pso2.rules.r103_6_right_to_act import RIGHT_TO_ACT, is_turn_cut
from kirifuda.games.pso2.rules.r205_items import UseWeapon, ready_weapons
from kirifuda.games.pso2.rules.r213_damage import Damage
from kirifuda.games.pso2.rules.r215_states import TurnOff
from kirifuda.games.pso2.rules.r406_2_triggers import PLACE_TRIGGERS
from kirifuda.games.pso2.rules.r505_endings import end
from kirifuda.games.pso2.rules.r506_attacks import attack_targets, most_targets, second_targets
from kirifuda.games.pso2.rules.r506_early_ending import CUT, is_battle_cut, is_there, remaining_targets
from kirifuda.games.pso2.rules.r506_retargeting import is_retargeting_time

BATTLE_PHASE: Final = k.Procedure("battle_phase")
"""Slot "attacker": the ally that attacks."""
WHO: Final = k.Slot[int]("attacker")
CHOSEN: Final = k.Slot[tuple[int, ...]]("chosen")
SECOND: Final = k.Slot[tuple[int, ...]]("second")
AT: Final = k.Slot[int]("_at")
WEAPONS: Final = k.Slot[tuple[int, ...]]("weapons")

MOVED: Final = 1
ALREADY: Final = 2
"""What comes of moving an attack: it goes to a card that was no target of it before, or was one of two (302.7)."""

_BACK_TO_MAIN: Final[k.GoTo] = k.GoTo("506.6.4")


@dataclass(eq=False)
class InBattle(Said):
    """Something that an attacker does to its targets in a battle."""

    targets: tuple[k.ObjectId, ...]


class DeclareAttack(InBattle):
    """504.1.5, 506.3.1 攻撃宣言: its targets are chosen."""

    kind = "declare_attack"


class JoinAttack(InBattle):
    """506.4.1 攻撃中になる: "when it attacks" (A61)."""

    kind = "attack"


class Engage(InBattle):
    """506.5.1 交戦状態になる."""

    kind = "engage"


@dataclass(eq=False)
class Retarget(k.OnObject):
    """302.1b 攻撃の対象を移す: the attack of an attacker goes to another card, whatever its targets were."""

    kind = "retarget"

    def apply(self, game: k.Game) -> int:
        if not game.number(ATTACKER) or not is_there(game, self.object) or not is_retargeting_time(game):
            return k.NOTHING
        was_target = self.object in numbers_in(game, TARGETS)
        k.SetVariable(TARGETS, (self.object,)).apply(game)
        return ALREADY if was_target else MOVED


@BATTLE_PHASE.step("506.2")
def begin(game: k.Game, frame: k.Frame) -> k.Flow:
    """The phase begins with its first step, because an ally attacks (506.1, 504.1.5.1)."""
    return k.Do(
        [
            k.SetVariable("phase", "battle"),
            k.SetVariable("step", "battle_start"),
            k.SetVariable("cried", 0),
            *uncut(game),
        ]
    )


@BATTLE_PHASE.step("506.3.1")
def choose_targets(game: k.Game, frame: k.Frame) -> k.Flow:
    """A suitable enemy; with Rapid Fire up to two (302.7)."""
    attacker = frame[WHO]
    ids = attack_targets(game, attacker)
    if not ids:
        return _BACK_TO_MAIN
    player = game.object_or_last(attacker).controller
    most = 1 if player == boss_seat(game) else most_targets(game, attacker)
    decision = k.Decision(
        player, "attack_target", k.objects("attack_target", ids), 1, most, take=k.TAKE_OBJECT, many=True
    )
    decision.subject = attacker
    return k.Ask(CHOSEN, decision)


@BATTLE_PHASE.step("302.7")
def choose_second(game: k.Game, frame: k.Frame) -> k.Flow:
    """The second target of the boss's side: the party picks it (R.31)."""
    attacker = frame[WHO]
    player = game.object_or_last(attacker).controller
    frame[SECOND] = ()
    if player != boss_seat(game) or most_targets(game, attacker) < len(frame[CHOSEN]) + 1:
        return k.NEXT
    ids = [id for id in second_targets(game, attacker) if id not in frame[CHOSEN]]
    if not ids:
        return k.NEXT
    decision = k.Decision(player, "attack_target", k.objects("attack_target", ids), 1, 1, take=k.TAKE_OBJECT, many=True)
    decision.subject = attacker
    return k.Ask(SECOND, decision)


@BATTLE_PHASE.step("506.3.1")
def declare(game: k.Game, frame: k.Frame) -> k.Flow:
    """The attack is declared; what that triggers is placed before anybody acts."""
    attacker = frame[WHO]
    targets = (*frame[CHOSEN], *frame[SECOND])
    done = DeclareAttack(attacker, targets)
    done.source = attacker
    done.by = game.object_or_last(attacker).controller
    return k.Do([k.SetVariable(ATTACKER, attacker), k.SetVariable(TARGETS, targets), done])


@BATTLE_PHASE.step("506.3.1")
def act_at_start(game: k.Game, frame: k.Frame) -> k.Flow:
    """The turn player gains the right to act."""
    return k.Call(RIGHT_TO_ACT)


@BATTLE_PHASE.step("506.3.2")
def check_start(game: k.Game, frame: k.Frame) -> k.Flow:
    """Without its attacker or its targets, or if they have become unsuitable, it is over."""
    return _BACK_TO_MAIN if is_battle_cut(game) or is_turn_cut(game) else k.NEXT


@BATTLE_PHASE.step("506.4.1")
def join(game: k.Game, frame: k.Frame) -> k.Flow:
    """The attacker turns OFF (215.1.3) and is attacking until the phase is over (506.4.1.1)."""
    attacker = game.number(ATTACKER)
    done = JoinAttack(attacker, numbers_in(game, TARGETS))
    done.source = attacker
    done.by = game.object_or_last(attacker).controller
    return k.Do([k.SetVariable("step", "joining"), k.SetVariable("attacking", attacker), TurnOff(attacker), done])


@BATTLE_PHASE.step("506.4.1")
def act_on_joining(game: k.Game, frame: k.Frame) -> k.Flow:
    """The turn player gains the right to act; the target may still be changed (506.4.2)."""
    return k.Call(RIGHT_TO_ACT)


@BATTLE_PHASE.step("506.4.3")
def check_joining(game: k.Game, frame: k.Frame) -> k.Flow:
    """Without its attacker or its targets it is over."""
    return _BACK_TO_MAIN if is_battle_cut(game) or is_turn_cut(game) else k.NEXT


@BATTLE_PHASE.step("506.5.1")
def engage(game: k.Game, frame: k.Frame) -> k.Flow:
    """Attacker and targets are engaged."""
    attacker = game.number(ATTACKER)
    targets = tuple(remaining_targets(game))
    frame[AT] = 0
    done = Engage(attacker, targets)
    done.source = attacker
    done.by = game.object_or_last(attacker).controller
    return k.Do(
        [k.SetVariable("step", "engagement"), k.SetVariable(TARGETS, targets), k.SetVariable("engaged", 1), done]
    )


@BATTLE_PHASE.step("506.5.2")
def choose_weapons(game: k.Game, frame: k.Frame) -> k.Flow:
    """The turn player first, then the others: weapons of engaged cards that are to be used (205.5.1)."""
    players = seats(game)
    at = frame[AT]
    if at >= len(players):
        return k.GoTo("506.5.3")
    ids = ready_weapons(game, players[at], engaged_cards(game))
    decision = k.Decision(players[at], "weapon", k.objects("weapon", ids), 0, len(ids), take=k.TAKE_OBJECT, many=True)
    return k.Ask(WEAPONS, decision)


@BATTLE_PHASE.step("506.5.2")
def use_weapons(game: k.Game, frame: k.Frame) -> k.Flow:
    """They turn OFF and add their attack, as a rule process (205.5.1.1)."""
    frame[AT] = frame[AT] + 1
    return k.Do([UseWeapon(id) for id in frame[WEAPONS]])


@BATTLE_PHASE.step("506.5.2")
def next_player(game: k.Game, frame: k.Frame) -> k.Flow:
    """Then the next player."""
    return k.GoTo("506.5.2")


@BATTLE_PHASE.step("506.5.3")
def act_when_engaged(game: k.Game, frame: k.Frame) -> k.Flow:
    """The turn player gains the right to act (506.5.2)."""
    return k.Call(RIGHT_TO_ACT)


@BATTLE_PHASE.step("506.5.3")
def check_engagement(game: k.Game, frame: k.Frame) -> k.Flow:
    """Without its attacker or its targets it is over, and so is the engagement; else the damage step begins."""
    return _BACK_TO_MAIN if is_battle_cut(game) or is_turn_cut(game) else k.Do([k.SetVariable("step", "damage")])


@BATTLE_PHASE.step("506.6.1")
def deal_damage(game: k.Game, frame: k.Frame) -> k.Flow:
    """Those who are engaged deal each other their full attack (212.2, 506.6.2), all at once; armour may lower it
    (506.6.1.1)."""
    attacker = game.number(ATTACKER)
    events: list[k.Event] = []
    for target in remaining_targets(game):
        events.append(battle_damage(game, target, attacker))
        events.append(battle_damage(game, attacker, target))
    return k.Do(events)


@BATTLE_PHASE.step("506.6.3")
def settle_damage(game: k.Game, frame: k.Frame) -> k.Flow:
    """Rule processes look at what the damage has done (101.3)."""
    return tidy(game)


@BATTLE_PHASE.step("506.6.3")
def place_triggers(game: k.Game, frame: k.Frame) -> k.Flow:
    """What it has triggered goes into the processing area."""
    return k.Call(PLACE_TRIGGERS) if game.state.waiting else k.NEXT


@BATTLE_PHASE.step("506.6.3")
def disengage(game: k.Game, frame: k.Frame) -> k.Flow:
    """The engagement is over, and the attacker is no longer attacking."""
    return k.Do(battle_over(game, ENGAGED_LONG))


@BATTLE_PHASE.step("506.6.3")
def act_after_damage(game: k.Game, frame: k.Frame) -> k.Flow:
    """The turn player gains the right to act."""
    return k.NEXT if is_turn_cut(game) else k.Call(RIGHT_TO_ACT)


@BATTLE_PHASE.step("506.6.4")
def back_to_main(game: k.Game, frame: k.Frame) -> k.Flow:
    """Back to the main phase (506.2.1); what still waits is processed there."""
    events = [*battle_over(game, ENGAGED_LONG, BATTLE_LONG), *uncut(game)]
    events.extend(
        [k.SetVariable("phase", "main"), k.SetVariable("step", ""), k.Occur("battle_end", game.turn_player())]
    )
    return k.Do(events)


def uncut(game: k.Game) -> list[k.Event]:
    """What ended the last battle is forgotten."""
    return [k.SetVariable(CUT, 0)] if game.state.variables.get(CUT) else []


def engaged_cards(game: k.Game) -> list[k.ObjectId]:
    """506.5.1: attacker and targets."""
    return [game.number(ATTACKER), *remaining_targets(game)]


def battle_damage(game: k.Game, victim: k.ObjectId, dealer: k.ObjectId) -> Damage:
    """302.8, 212.2: the attack of one card as damage to another, and its doing (103.2.2)."""
    damage = Damage(victim, values_of(game, dealer).attack, dealer, True)
    damage.source = dealer
    damage.by = game.object_or_last(dealer).controller
    return damage


def battle_over(game: k.Game, *spans: str) -> list[k.Event]:
    """506.6.3, 506.5.3: nobody is attacking or engaged any more."""
    names = (("attacking", 0), (ATTACKER, 0), ("engaged", 0))
    events: list[k.Event] = [k.SetVariable(name, value) for name, value in names]
    return [*events, k.SetVariable(TARGETS, ()), *end(game, *spans)]


def is_attacking(game: k.Game, id: k.ObjectId) -> bool:
    """506.4.1 攻撃中."""
    return id != 0 and game.number("attacking") == id


def is_engaged(game: k.Game, id: k.ObjectId) -> bool:
    """506.5.1 交戦状態."""
    return bool(game.number("engaged")) and (id == game.number(ATTACKER) or id in numbers_in(game, TARGETS))


def engaged_with(game: k.Game, id: k.ObjectId) -> tuple[k.ObjectId, ...]:
    """506.5.1: who is engaged on the other side."""
    if not is_engaged(game, id):
        return ()
    return numbers_in(game, TARGETS) if id == game.number(ATTACKER) else (game.number(ATTACKER),)


def is_attacked(game: k.Game, player: k.PlayerId) -> bool:
    """302.1b: whether one of a player's allies is being attacked."""
    return any(game.object_or_last(id).controller == player for id in remaining_targets(game))
