"""L-8 マナステップ: one mana card from the hand."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.actions import Action, Source, asking, menu
from kirifuda.games.last_resort.abilities import MANA_TAPPED
from kirifuda.games.last_resort.abilities import PLACED as MOST_PLACED
from kirifuda.games.last_resort.rules.common import is_known, over_at, ruled, values_of
from kirifuda.games.last_resort.rules.l03_zones import PutInMana
from kirifuda.games.last_resort.rules.l09_triggers import settle_triggers
from kirifuda.games.last_resort.values import MANA_CARD
from kirifuda.games.last_resort.zones import HAND

MANA_STEP: Final = k.Procedure("mana_step")
PLACED: Final = k.Slot[int]("placed")
COUNT: Final = k.Slot[int]("_count")


def mana_in_hand(game: k.Game, player: k.PlayerId) -> list[k.ObjectId]:
    """L-8.1: the mana cards in a player's hand, each different one once."""
    found: dict[int, k.ObjectId] = {}
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
def begin(game: k.Game, frame: k.Frame) -> k.Flow:
    """The step begins."""
    begins = [k.SetVariable("phase", "mana"), *over_at(game, "mana_begin"), k.Occur("mana_begin", game.turn_player())]
    return k.Do(begins)


@MANA_STEP.step("L-5.1")
def settle_begin(game: k.Game, frame: k.Frame) -> k.Flow:
    """What that has triggered comes first (A45)."""
    return settle_triggers(game)


@MANA_STEP.step("L-8.1")
def choose(game: k.Game, frame: k.Frame) -> k.Flow:
    """One mana card, or none (A26); more of them if a text says so."""
    player = game.turn_player()
    options = [*menu((PLACING_MANA,), game, player), k.Option("no_mana")]
    decision = k.Decision(player, "mana", options, take=k.TAKE_OBJECT, secret=True)
    return k.Ask(PLACED, decision)


@MANA_STEP.step("L-8.1")
def place(game: k.Game, frame: k.Frame) -> k.Flow:
    """It lies in the mana area, untapped unless a text says otherwise; that is no summon (A33)."""
    is_tapped = e.concerns(game, "may:" + MANA_TAPPED, e.player_target(game.turn_player()), 0)
    return k.Do([PutInMana(frame[PLACED], is_tapped)]) if frame[PLACED] else k.NEXT


@MANA_STEP.step("L-8.1")
def place_more(game: k.Game, frame: k.Frame) -> k.Flow:
    """Another one, as often as texts allow."""
    frame[COUNT] = frame.get(COUNT, 0) + 1
    is_more = frame[PLACED] and frame[COUNT] < ruled(game, MOST_PLACED, game.turn_player(), 1)
    return k.GoTo("L-8.1") if is_more else k.NEXT


@MANA_STEP.step("L-1.6")
def settle(game: k.Game, frame: k.Frame) -> k.Flow:
    """What has triggered."""
    return settle_triggers(game)
