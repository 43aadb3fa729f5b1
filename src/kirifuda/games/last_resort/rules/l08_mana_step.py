"""L-8 マナステップ: one mana card from the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.last_resort.rules.common import values_of
from kirifuda.games.last_resort.rules.l03_zones import PutInMana
from kirifuda.games.last_resort.rules.l09_triggers import settle_triggers
from kirifuda.games.last_resort.values import MANA_CARD
from kirifuda.games.last_resort.zones import HAND
from kirifuda.kernel.changes import Occur, SetVariable
from kirifuda.kernel.decision import TAKE_OBJECT, Decision, Option
from kirifuda.kernel.flow import NEXT, Ask, Do, Flow
from kirifuda.kernel.ids import ObjectId, PlayerId
from kirifuda.kernel.procedure import Procedure, Slot

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

MANA_STEP: Final[Procedure] = Procedure("mana_step")
PLACED: Final[Slot[int]] = Slot[int]("placed")


@MANA_STEP.step("L-5.1")
def begin(game: Game, frame: Frame) -> Flow:
    """The step begins."""
    return Do([SetVariable("phase", "mana"), Occur("mana_begin", game.turn_player())])


@MANA_STEP.step("L-8.1")
def choose(game: Game, frame: Frame) -> Flow:
    """One mana card, or none (A26)."""
    player = game.turn_player()
    options = [Option("mana", id) for id in mana_in_hand(game, player)]
    decision = Decision(player, "mana", [*options, Option("no_mana")], take=TAKE_OBJECT, secret=True)
    return Ask(PLACED.name, decision)


@MANA_STEP.step("L-8.1")
def place(game: Game, frame: Frame) -> Flow:
    """It lies in the mana area, untapped; that is no summon (A33)."""
    return Do([PutInMana(frame[PLACED])]) if frame[PLACED] else NEXT


@MANA_STEP.step("L-1.6")
def settle(game: Game, frame: Frame) -> Flow:
    """What has triggered."""
    return settle_triggers(game)


def mana_in_hand(game: Game, player: PlayerId) -> list[ObjectId]:
    """L-8.1: the mana cards in a hand, each different one once."""
    found: dict[int, ObjectId] = {}
    for id in game.zone(HAND, player):
        card = game.state.objects[id]
        if card.card >= 0 and values_of(game, id).kind & MANA_CARD:
            found.setdefault(card.card, id)
    return list(found.values())
