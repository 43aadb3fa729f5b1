"""1000 ゲーム上の行動: the actions that ask or repeat: drawing several, corrupting, aiming an attack anew."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.customs.turns import phase
from kirifuda.games.magical_duel.rules.common import values_of
from kirifuda.games.magical_duel.rules.r0803_attack_declaration import attacked_by
from kirifuda.games.magical_duel.rules.r1000_actions import Corrupt, Draw
from kirifuda.games.magical_duel.zones import ORBS

PLAYER: Final = k.Slot[int]("player")
NUMBER: Final = k.Slot[int]("number")
DRAWN: Final = k.Slot[int]("drawn")
RESULT: Final = k.Slot[tuple[int, ...]]("result")
IS_COST: Final = k.Slot[int]("is_cost")
"""1 where it is done to pay for something."""

DRAW_CARDS: Final = k.Procedure("draw_cards")


@DRAW_CARDS.step("1006.2")
def draw_one(game: k.Game, frame: k.Frame) -> k.Flow:
    """One card, as often as asked."""
    frame.slots.setdefault(DRAWN.name, 0)
    if frame[NUMBER] <= 0:
        return k.Return(frame[DRAWN])
    return k.Do([Draw(frame[PLAYER])], into=RESULT)


@DRAW_CARDS.step("1006.2")
def count_draw(game: k.Game, frame: k.Frame) -> k.Flow:
    """104.2: as many as there are; one that fails in the draw phase loses, by a house rule any does (1202.1)."""
    frame[NUMBER] = frame[NUMBER] - 1
    if frame[RESULT] != (k.NOTHING,):
        frame[DRAWN] = frame[DRAWN] + done(frame)
        return k.NEXT
    frame[NUMBER] = 0
    if phase(game) == "draw" or house(game, "failed_draw") == "any_draw":
        return k.Do([k.SetVariable("undrawn", undrawn_with(game, frame[PLAYER]))])
    return k.NEXT


@DRAW_CARDS.step("1006.2")
def draw_again(game: k.Game, frame: k.Frame) -> k.Flow:
    """The next one, or the end."""
    return k.GoTo("1006.2")


def undrawn_with(game: k.Game, player: k.PlayerId) -> tuple[int, ...]:
    """The players who could not draw, with one more."""
    before = game.state.variables["undrawn"]
    assert isinstance(before, tuple)
    known = [each for each in before if isinstance(each, int)]
    return tuple(sorted({*known, player}))


CORRUPT_ORBS: Final = k.Procedure("corrupt_orbs")
CORRUPTED: Final = k.Slot[tuple[int, ...]]("orbs")
ATTACKER: Final = k.Slot[int]("attacker")


@CORRUPT_ORBS.step("1009.1")
def corrupt(game: k.Game, frame: k.Frame) -> k.Flow:
    """1009.1a: the orbs go to their owner's hand, together; 1009.2: each counts once."""
    orbs = [id for id in frame[CORRUPTED] if is_orb(game, id)]
    frame[CORRUPTED] = tuple(orbs)
    events: list[k.Event] = [Corrupt(id, frame.get(ATTACKER, 0)) for id in orbs]
    return k.Do(events, into=RESULT)


@CORRUPT_ORBS.step("1009.1")
def report_corruption(game: k.Game, frame: k.Frame) -> k.Flow:
    """How many orbs were corrupted."""
    return k.Return(done(frame))


def done(frame: k.Frame) -> int:
    """903.2h, 910.1: how often it was done; what was replaced counts only where it pays for something."""
    replaced = 1 if frame.get(IS_COST, 0) else 0
    return sum(replaced if result == k.REPLACED else 1 for result in frame[RESULT] if result != k.NOTHING)


def is_orb(game: k.Game, id: int) -> bool:
    """Whether the card lies in an orb zone."""
    card = game.object(id)
    return card is not None and game.map.kind_of[card.zone] is ORBS


REDIRECT_ATTACK: Final = k.Procedure("redirect_attack")
NEW_TARGET: Final = k.Slot[int]("to")


@REDIRECT_ATTACK.step("803.5")
def redirect(game: k.Game, frame: k.Frame) -> k.Flow:
    """The attack now running is aimed at somebody else, who is attacked from here on."""
    if not game.number("attacker"):
        return k.DONE
    target = frame[NEW_TARGET]
    if target >= 0 and (target not in game.state.objects or not values_of(game, target).kinds):
        return k.DONE
    return k.Do([k.SetVariable("attack_target", target), k.SetVariable("attacked", attacked_by(game, target))])


END_BATTLE: Final = k.Procedure("end_battle")


@END_BATTLE.step("804.1")
def stop(game: k.Game, frame: k.Frame) -> k.Flow:
    """Nobody attacks any more, so the judgement leads straight to the battle end step."""
    return k.Do([k.SetVariable("attacker", 0), k.SetVariable("attacked", 0)])
