"""804 バトル判定ステップ: compare, destroy, corrupt, or win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.magical_duel.keywords.k1102_double_corruption import corruption_choices
from kirifuda.games.magical_duel.rules.common import values_of
from kirifuda.games.magical_duel.rules.r0600_priority import PRIORITY
from kirifuda.games.magical_duel.rules.r1000_actions import Destroy
from kirifuda.games.magical_duel.rules.r1000_procedures import CORRUPT_ORBS
from kirifuda.games.magical_duel.zones import ORBS, REVERSED
from kirifuda.kernel.changes import EndGame
from kirifuda.kernel.decision import TAKE_NUMBER, TAKE_OBJECT, Decision, Option, objects
from kirifuda.kernel.flow import NEXT, Ask, Call, Do, Flow, Leave
from kirifuda.kernel.ids import ObjectId
from kirifuda.kernel.procedure import Procedure, Slot

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

BATTLE_JUDGEMENT: Final = Procedure("battle_judgement")
CORRUPTION: Final = Slot[int]("corruption")
CHOSEN_ORBS: Final = Slot[tuple[int, ...]]("chosen_orbs")


@BATTLE_JUDGEMENT.step("804.1")
def check_battle(game: Game, frame: Frame) -> Flow:
    """Without an attacker, or without the servant it attacks, straight to the battle end step."""
    if not game.number("attacker"):
        return Leave("805")
    if game.number("attack_target") >= 0 and not game.number("attacked"):
        return Leave("805")
    return NEXT


@BATTLE_JUDGEMENT.step("804.2")
def check_reversed(game: Game, frame: Frame) -> Flow:
    """An attacker that has been reversed does nothing."""
    if game.object_or_last(game.number("attacker")).position == REVERSED:
        return Leave("805")
    return NEXT


@BATTLE_JUDGEMENT.step("804.3")
def compare_attacks(game: Game, frame: Frame) -> Flow:
    """ATK against ATK, unless the target is reversed; only the target can be destroyed."""
    target = game.number("attacked")
    if target <= 0 or game.state.objects[target].position == REVERSED:
        return NEXT
    attacker = game.number("attacker")
    if values_of(game, attacker).attack > values_of(game, target).attack:
        return Do([battle_destruction(attacker, target)])
    return NEXT


@BATTLE_JUDGEMENT.step("804.4")
def compare_with_defense(game: Game, frame: Frame) -> Flow:
    """ATK against the DEF of a reversed target."""
    target = game.number("attacked")
    if target <= 0 or game.state.objects[target].position != REVERSED:
        return NEXT
    attacker = game.number("attacker")
    if values_of(game, attacker).attack > values_of(game, target).defense:
        return Do([battle_destruction(attacker, target)])
    return NEXT


@BATTLE_JUDGEMENT.step("804.5")
def win(game: Game, frame: Frame) -> Flow:
    """An attack on a player without orbs wins at once."""
    target = game.number("attack_target")
    if target >= 0:
        return NEXT
    if game.zone(ORBS, -1 - target):
        return NEXT
    attacker = game.object_or_last(game.number("attacker"))
    return Do([EndGame((attacker.controller,), "804.5", "attack")])


@BATTLE_JUDGEMENT.step("1102.4")
def choose_corruption(game: Game, frame: Frame) -> Flow:
    """How many orbs the attack corrupts; with several such keywords the attacker's controller chooses one."""
    attacker = game.number("attacker")
    options = [Option("corruption", 0, number) for number in corruption_choices(game, attacker)]
    if game.number("attack_target") >= 0:
        options = [Option("corruption", 0, 0)]
    player = game.object_or_last(attacker).controller
    return Ask(CORRUPTION, Decision(player, "corruption", options, take=TAKE_NUMBER))


@BATTLE_JUDGEMENT.step("804.5")
def choose_orb(game: Game, frame: Frame) -> Flow:
    """The attacker's controller chooses orbs, unseen, one after the other."""
    target = game.number("attack_target")
    if target >= 0:
        frame[CHOSEN_ORBS] = ()
        return NEXT
    orbs = list(game.zone(ORBS, -1 - target))
    number = min(frame[CORRUPTION], len(orbs))
    player = game.object_or_last(game.number("attacker")).controller
    decision = Decision(player, "orbs", objects("orb", orbs), number, number, take=TAKE_OBJECT, many=True)
    return Ask(CHOSEN_ORBS, decision)


@BATTLE_JUDGEMENT.step("804.5")
def corrupt(game: Game, frame: Frame) -> Flow:
    """The chosen orbs are corrupted together (1009.1a)."""
    chosen = frame[CHOSEN_ORBS]
    if not chosen:
        return NEXT
    attacker = game.number("attacker")
    return Call(
        CORRUPT_ORBS,
        {"orbs": chosen, "attacker": attacker},
        source=attacker,
        player=game.object_or_last(attacker).controller,
    )


@BATTLE_JUDGEMENT.step("804.6")
def priority(game: Game, frame: Frame) -> Flow:
    """Priority goes to the turn player."""
    return Call(PRIORITY)


def battle_destruction(attacker: ObjectId, target: ObjectId) -> Destroy:
    """804.3-4: destroyed by battle, through the attacker."""
    event = Destroy(target, "battle")
    event.source = attacker
    return event
