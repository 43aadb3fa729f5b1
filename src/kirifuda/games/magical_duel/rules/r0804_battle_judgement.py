"""804 バトル判定ステップ: compare, destroy, corrupt, or win."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.magical_duel.keywords.k1102_double_corruption import corruption_choices
from kirifuda.games.magical_duel.rules.common import values_of
from kirifuda.games.magical_duel.rules.r0600_priority import PRIORITY
from kirifuda.games.magical_duel.rules.r1000_actions import Destroy
from kirifuda.games.magical_duel.rules.r1000_procedures import CORRUPT_ORBS
from kirifuda.games.magical_duel.zones import ORBS, REVERSED

BATTLE_JUDGEMENT: Final = k.Procedure("battle_judgement")
CORRUPTION: Final = k.Slot[int]("corruption")
CHOSEN_ORBS: Final = k.Slot[tuple[int, ...]]("chosen_orbs")


@BATTLE_JUDGEMENT.step("804.1")
def check_battle(game: k.Game, frame: k.Frame) -> k.Flow:
    """Without an attacker, or without the servant it attacks, straight to the battle end step."""
    if not game.number("attacker"):
        return k.Leave("805")
    if game.number("attack_target") >= 0 and not game.number("attacked"):
        return k.Leave("805")
    return k.NEXT


@BATTLE_JUDGEMENT.step("804.2")
def check_reversed(game: k.Game, frame: k.Frame) -> k.Flow:
    """An attacker that has been reversed does nothing."""
    if game.object_or_last(game.number("attacker")).position == REVERSED:
        return k.Leave("805")
    return k.NEXT


@BATTLE_JUDGEMENT.step("804.3")
def compare_attacks(game: k.Game, frame: k.Frame) -> k.Flow:
    """ATK against ATK, unless the target is reversed; only the target can be destroyed."""
    target = game.number("attacked")
    if target <= 0 or game.state.objects[target].position == REVERSED:
        return k.NEXT
    attacker = game.number("attacker")
    if values_of(game, attacker).attack > values_of(game, target).attack:
        return k.Do([battle_destruction(attacker, target)])
    return k.NEXT


@BATTLE_JUDGEMENT.step("804.4")
def compare_with_defense(game: k.Game, frame: k.Frame) -> k.Flow:
    """ATK against the DEF of a reversed target."""
    target = game.number("attacked")
    if target <= 0 or game.state.objects[target].position != REVERSED:
        return k.NEXT
    attacker = game.number("attacker")
    if values_of(game, attacker).attack > values_of(game, target).defense:
        return k.Do([battle_destruction(attacker, target)])
    return k.NEXT


@BATTLE_JUDGEMENT.step("804.5")
def win(game: k.Game, frame: k.Frame) -> k.Flow:
    """An attack on a player without orbs wins at once."""
    target = game.number("attack_target")
    if target >= 0:
        return k.NEXT
    if game.zone(ORBS, -1 - target):
        return k.NEXT
    attacker = game.object_or_last(game.number("attacker"))
    return k.Do([k.EndGame((attacker.controller,), "804.5", "attack")])


@BATTLE_JUDGEMENT.step("1102.4")
def choose_corruption(game: k.Game, frame: k.Frame) -> k.Flow:
    """How many orbs the attack corrupts; with several such keywords the attacker's controller chooses one."""
    attacker = game.number("attacker")
    options = [k.Option("corruption", 0, number) for number in corruption_choices(game, attacker)]
    if game.number("attack_target") >= 0:
        options = [k.Option("corruption", 0, 0)]
    player = game.object_or_last(attacker).controller
    return k.Ask(CORRUPTION, k.Decision(player, "corruption", options, take=k.TAKE_NUMBER))


@BATTLE_JUDGEMENT.step("804.5")
def choose_orb(game: k.Game, frame: k.Frame) -> k.Flow:
    """The attacker's controller chooses orbs, unseen, one after the other."""
    target = game.number("attack_target")
    if target >= 0:
        frame[CHOSEN_ORBS] = ()
        return k.NEXT
    orbs = list(game.zone(ORBS, -1 - target))
    number = min(frame[CORRUPTION], len(orbs))
    player = game.object_or_last(game.number("attacker")).controller
    decision = k.Decision(player, "orbs", k.objects("orb", orbs), number, number, take=k.TAKE_OBJECT, many=True)
    return k.Ask(CHOSEN_ORBS, decision)


@BATTLE_JUDGEMENT.step("804.5")
def corrupt(game: k.Game, frame: k.Frame) -> k.Flow:
    """The chosen orbs are corrupted together (1009.1a)."""
    chosen = frame[CHOSEN_ORBS]
    if not chosen:
        return k.NEXT
    attacker = game.number("attacker")
    return k.Call(
        CORRUPT_ORBS,
        {"orbs": chosen, "attacker": attacker},
        source=attacker,
        player=game.object_or_last(attacker).controller,
    )


@BATTLE_JUDGEMENT.step("804.6")
def priority(game: k.Game, frame: k.Frame) -> k.Flow:
    """Priority goes to the turn player."""
    return k.Call(PRIORITY)


def battle_destruction(attacker: k.ObjectId, target: k.ObjectId) -> Destroy:
    """804.3-4: destroyed by battle, through the attacker."""
    event = Destroy(target, "battle")
    event.source = attacker
    return event
