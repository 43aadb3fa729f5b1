"""L-10 アタックステップ: attackers, targets, blocks, battles; one declaration, one moment of damage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.customs.said import Said
from kirifuda.games.last_resort.abilities import ATTACK_UNTAPPED
from kirifuda.games.last_resort.rules.common import is_creature, opponent, over_at, values_of
from kirifuda.games.last_resort.rules.l03_zones import Tap
from kirifuda.games.last_resort.rules.l09_triggers import settle_triggers
from kirifuda.games.last_resort.rules.l10_2_attackers import (
    ATTACKS,
    BLOCKS,
    attack_targets,
    attackers,
    is_blocked,
    obliged,
    pairs_in,
)
from kirifuda.games.last_resort.rules.l10_5_blocks import DECLARE_BLOCKS, blockers
from kirifuda.games.last_resort.rules.l10_7_battles import BATTLES, WHOLE

ATTACK_STEP: Final = k.Procedure("attack_step")
DECLARE_ATTACKS: Final = k.Procedure("declare_attacks")
ATTACKERS: Final = k.Slot[tuple[int, ...]]("attackers")
AT: Final = k.Slot[int]("_at")
TARGET: Final = k.Slot[k.Option]("target")
TARGETS: Final = k.Slot[tuple[int, ...]]("targets")
POINTS: Final = k.Slot[int]("points")
DIVIDED: Final = k.Slot[tuple[int, ...]]("divided")
"""Blocker and damage, for each battle whose attacker's power was divided (A5)."""


@dataclass(eq=False)
class Attack(Said):
    """L-10.2, L-10.4 アタックする: `object` attacks `target`: a creature, or life as `player_target`."""

    kind = "attack"
    target: int


@dataclass(eq=False)
class PassThrough(Said):
    """L-10.8 ブロックされない: `object` attacks life, and nobody has blocked it."""

    kind = "unblocked"


# The one declaration (L-10.2, L-17.8)


@DECLARE_ATTACKS.step("L-10.2")
def choose_attackers(game: k.Game, frame: k.Frame) -> k.Flow:
    """All attackers at once; whoever must attack is among them."""
    frame[AT] = 0
    frame[TARGETS] = ()
    bound = obliged(game, frame.player)
    ids = [id for id in attackers(game, frame.player) if id not in bound]
    decision = k.Decision(
        frame.player, "attackers", k.objects("attack", ids), 0, len(ids), take=k.TAKE_OBJECT, many=True
    )
    return k.Ask(ATTACKERS, decision)


@DECLARE_ATTACKS.step("L-10.2")
def add_obliged(game: k.Game, frame: k.Frame) -> k.Flow:
    """Those who must attack."""
    frame[ATTACKERS] = (*obliged(game, frame.player), *frame[ATTACKERS])
    return k.NEXT


@DECLARE_ATTACKS.step("L-10.4")
def choose_target(game: k.Game, frame: k.Frame) -> k.Flow:
    """For each the opponent's life, or a tapped creature in the enemy's attack area."""
    at = frame[AT]
    if at >= len(frame[ATTACKERS]):
        return k.GoTo("L-17.8")
    attacker = frame[ATTACKERS][at]
    options = [k.Option("life", t) if t < 0 else k.Option("creature", t) for t in attack_targets(game, attacker)]
    return k.Ask(TARGET, k.Decision(frame.player, "attack_target", options, subject=attacker))


@DECLARE_ATTACKS.step("L-10.4")
def next_attacker(game: k.Game, frame: k.Frame) -> k.Flow:
    """The next one."""
    option = frame[TARGET]
    frame[TARGETS] = (*frame[TARGETS], option.object)
    frame[AT] = frame[AT] + 1
    return k.GoTo("L-10.4")


@DECLARE_ATTACKS.step("L-17.8")
def attack(game: k.Game, frame: k.Frame) -> k.Flow:
    """All of them attack together and are tapped, unless a text says otherwise; nothing is changed later (L-10.2)."""
    chosen, targets = frame[ATTACKERS], frame[TARGETS]
    pairs = list(zip(chosen, targets, strict=True))
    events: list[k.Event] = [k.SetVariable(ATTACKS, tuple(number for pair in pairs for number in pair))]
    events.extend(Tap(attacker) for attacker, _ in pairs if not e.concerns(game, "may:" + ATTACK_UNTAPPED, attacker, 0))
    for attacker, target in pairs:
        done = Attack(attacker, target)
        done.source = attacker
        done.by = frame.player
        events.append(done)
    return k.Do(events)


# The step


@ATTACK_STEP.step("L-10.1")
def begin(game: k.Game, frame: k.Frame) -> k.Flow:
    """The step begins."""
    frame[DIVIDED] = ()
    cleared = [k.SetVariable(ATTACKS, ()), k.SetVariable(BLOCKS, ()), *over_at(game, "attack_begin")]
    return k.Do([k.SetVariable("phase", "attack"), *cleared, k.Occur("attack_begin", game.turn_player())])


@ATTACK_STEP.step("L-1.6")
def settle_begin(game: k.Game, frame: k.Frame) -> k.Flow:
    """What has triggered."""
    return settle_triggers(game)


@ATTACK_STEP.step("L-10.2")
def declare(game: k.Game, frame: k.Frame) -> k.Flow:
    """The turn player's one declaration (L-17.8)."""
    return k.Attempt(DECLARE_ATTACKS, {}, "attacks", "L-10.2", player=game.turn_player())


@ATTACK_STEP.step("L-10.2")
def settle_attacks(game: k.Game, frame: k.Frame) -> k.Flow:
    """What attacking has triggered comes before the damage (A45)."""
    return settle_triggers(game)


@ATTACK_STEP.step("L-10.5")
def declare_blocks(game: k.Game, frame: k.Frame) -> k.Flow:
    """The defender's blocks."""
    defender = opponent(game.turn_player())
    if not blockers(game, defender):
        return k.NEXT
    return k.Attempt(DECLARE_BLOCKS, {}, "blocks", "L-10.5", player=defender)


@ATTACK_STEP.step("L-10.8")
def pass_through(game: k.Game, frame: k.Frame) -> k.Flow:
    """Whom nobody blocks on the way to life."""
    free = [at for at, target in pairs_in(game, ATTACKS) if target < 0 and is_creature(game, at)]
    events: list[k.Event] = [PassThrough(attacker) for attacker in free if not is_blocked(game, attacker)]
    for event in events:
        event.source = event.object_id()
        event.by = game.turn_player()
    return k.Do(events)


@ATTACK_STEP.step("L-10.5")
def settle_blocks(game: k.Game, frame: k.Frame) -> k.Flow:
    """What blocking has triggered comes before the damage too (A45)."""
    return settle_triggers(game)


@ATTACK_STEP.step("L-10.9")
def divide(game: k.Game, frame: k.Frame) -> k.Flow:
    """By a house rule an attacker divides its power among several blockers (A5)."""
    blocker, left = next_to_divide(game, frame[DIVIDED])
    if not blocker:
        return k.GoTo("L-10.7")
    options = [k.Option("points", blocker, number) for number in range(left + 1)]
    decision = k.Decision(game.turn_player(), "divide", options, take=k.TAKE_NUMBER, subject=blocker)
    return k.Ask(POINTS, decision)


@ATTACK_STEP.step("L-10.9")
def divide_next(game: k.Game, frame: k.Frame) -> k.Flow:
    """The next blocker; the last one gets the rest."""
    blocker, _ = next_to_divide(game, frame[DIVIDED])
    frame[DIVIDED] = (*frame[DIVIDED], blocker, frame[POINTS])
    return k.GoTo("L-10.9")


@ATTACK_STEP.step("L-10.7")
def battle(game: k.Game, frame: k.Frame) -> k.Flow:
    """All battles and all damage to life at the same time."""
    fights, unblocked = engagements(game, frame[DIVIDED])
    if not fights and not unblocked:
        return k.NEXT
    return k.Call(BATTLES, {"battles": fights, "unblocked": unblocked})


@ATTACK_STEP.step("L-10.7")
def settle_battles(game: k.Game, frame: k.Frame) -> k.Flow:
    """Everything else that has triggered comes after it (A45)."""
    return settle_triggers(game)


@ATTACK_STEP.step("L-10.1")
def finish(game: k.Game, frame: k.Frame) -> k.Flow:
    """Nobody attacks or blocks any more."""
    cleared = [
        k.SetVariable(ATTACKS, ()),
        k.SetVariable(BLOCKS, ()),
        *over_at(game, "attack_end"),
        *e.end(game, "battle"),
    ]
    return k.Do([*cleared, k.Occur("attack_end", game.turn_player())])


@ATTACK_STEP.step("L-1.6")
def settle_end(game: k.Game, frame: k.Frame) -> k.Flow:
    """What that has triggered."""
    return settle_triggers(game)


def blockers_of(game: k.Game, attacker: k.ObjectId) -> list[k.ObjectId]:
    """L-10.5: the blockers of an attacker that are still there."""
    found = [blocker for blocker, blocked in pairs_in(game, BLOCKS) if blocked == attacker]
    return [blocker for blocker in found if is_creature(game, blocker)]


def engagements(game: k.Game, divided: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """L-10.7, L-10.10, A6: the battles of this step and the attackers that hit life. A blocked attacker battles its
    blockers only (A47); one that attacks a creature battles it at once."""
    fights: list[int] = []
    unblocked: list[k.ObjectId] = []
    for attacker, target in pairs_in(game, ATTACKS):
        if not is_creature(game, attacker):
            continue
        if is_blocked(game, attacker):
            for blocker in blockers_of(game, attacker):
                fights.extend((attacker, blocker, 1, dealt_to(game, blocker, attacker, divided)))
        elif target < 0:
            unblocked.append(attacker)
        elif is_creature(game, target):
            fights.extend((attacker, target, 0, WHOLE))
    return tuple(fights), tuple(unblocked)


def is_divided(game: k.Game, attacker: k.ObjectId) -> bool:
    """A5: whether an attacker has to divide its power."""
    return house(game, "several_blockers") == "divided" and len(blockers_of(game, attacker)) > 1


def next_to_divide(game: k.Game, divided: tuple[int, ...]) -> tuple[k.ObjectId, int]:
    """A5: the next blocker that has to be given its part, and how much is left; 0 if there is none. The last blocker of
    an attacker takes what is left."""
    for attacker, _ in pairs_in(game, ATTACKS):
        if is_creature(game, attacker) and is_divided(game, attacker):
            for blocker in blockers_of(game, attacker)[:-1]:
                if blocker not in divided[::2]:
                    return blocker, left_of(game, attacker, divided)
    return 0, 0


def left_of(game: k.Game, attacker: k.ObjectId, divided: tuple[int, ...]) -> int:
    """A5: what is left of an attacker's power."""
    given = [divided[at + 1] for at in range(0, len(divided), 2) if divided[at] in blockers_of(game, attacker)]
    return max(0, values_of(game, attacker).power - sum(given))


def dealt_to(game: k.Game, blocker: k.ObjectId, attacker: k.ObjectId, divided: tuple[int, ...]) -> int:
    """A5: what a blocker takes: the whole power, by a house rule its part."""
    if not is_divided(game, attacker):
        return WHOLE
    if blocker in divided[::2]:
        return divided[2 * divided[::2].index(blocker) + 1]
    return left_of(game, attacker, divided)
