"""L-8 マナステップ: one mana card from the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.customs.actions import Action, Source, asking, menu
from kirifuda.effects.abilities import concerns
from kirifuda.effects.plans.shapes import player_target
from kirifuda.games.last_resort.abilities import MANA_TAPPED
from kirifuda.games.last_resort.abilities import PLACED as MOST_PLACED
from kirifuda.games.last_resort.rules.common import is_known, over_at, ruled, values_of
from kirifuda.games.last_resort.rules.l03_zones import PutInMana
from kirifuda.games.last_resort.rules.l09_triggers import settle_triggers
from kirifuda.games.last_resort.values import MANA_CARD
from kirifuda.games.last_resort.zones import HAND
from kirifuda.kernel.changes import Occur, SetVariable
from kirifuda.kernel.decision import TAKE_OBJECT, Decision, Option
from kirifuda.kernel.flow import NEXT, Ask, Do, Flow, GoTo
from kirifuda.kernel.ids import ObjectId, PlayerId
from kirifuda.kernel.procedure import Procedure, Slot

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

MANA_STEP: Final = Procedure("mana_step")
PLACED: Final = Slot[int]("placed")
COUNT: Final = Slot[int]("_count")


def mana_in_hand(game: Game, player: PlayerId) -> list[ObjectId]:
    """L-8.1: the mana cards in a player's hand, each different one once."""
    found: dict[int, ObjectId] = {}
    for id in game.zone(HAND, player):
        if is_known(game, id) and values_of(game, id).kind & MANA_CARD:
            found.setdefault(game.state.objects[id].card, id)
    return list(found.values())


PLACING_MANA: Final[Action] = Action(
    "mana",
    asking("L-8.1", "マナカードを置く時ではない", "it is not the time to place mana", "mana"),
    Source("L-8.1", "手札のマナカードではない", "it is no mana card in your hand", mana_in_hand),
)


@MANA_STEP.step("L-5.1")
def begin(game: Game, frame: Frame) -> Flow:
    """The step begins."""
    begins = [SetVariable("phase", "mana"), *over_at(game, "mana_begin"), Occur("mana_begin", game.turn_player())]
    return Do(begins)


@MANA_STEP.step("L-5.1")
def settle_begin(game: Game, frame: Frame) -> Flow:
    """What that has triggered comes first (A45)."""
    return settle_triggers(game)


@MANA_STEP.step("L-8.1")
def choose(game: Game, frame: Frame) -> Flow:
    """One mana card, or none (A26); more of them if a text says so."""
    player = game.turn_player()
    options = [*menu((PLACING_MANA,), game, player), Option("no_mana")]
    decision = Decision(player, "mana", options, take=TAKE_OBJECT, secret=True)
    return Ask(PLACED, decision)


@MANA_STEP.step("L-8.1")
def place(game: Game, frame: Frame) -> Flow:
    """It lies in the mana area, untapped unless a text says otherwise; that is no summon (A33)."""
    is_tapped = concerns(game, "may:" + MANA_TAPPED, player_target(game.turn_player()), 0)
    return Do([PutInMana(frame[PLACED], is_tapped)]) if frame[PLACED] else NEXT


@MANA_STEP.step("L-8.1")
def place_more(game: Game, frame: Frame) -> Flow:
    """Another one, as often as texts allow."""
    frame[COUNT] = frame.get(COUNT, 0) + 1
    is_more = frame[PLACED] and frame[COUNT] < ruled(game, MOST_PLACED, game.turn_player(), 1)
    return GoTo("L-8.1") if is_more else NEXT


@MANA_STEP.step("L-1.6")
def settle(game: Game, frame: Frame) -> Flow:
    """What has triggered."""
    return settle_triggers(game)
