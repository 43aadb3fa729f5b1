"""L-11 ドローステップ2: two mana for a card, as often as wanted."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.customs.actions import Action, asking
from kirifuda.games.last_resort.abilities import DRAW_PRICE
from kirifuda.games.last_resort.rules.common import over_at, ruled, step_of
from kirifuda.games.last_resort.rules.l03_zones import DRAW_CARDS
from kirifuda.games.last_resort.rules.l09_1_costs import PAY_MANA, ready_mana
from kirifuda.games.last_resort.rules.l09_triggers import settle_triggers
from kirifuda.games.last_resort.zones import DECK

DRAW_TWO: Final = k.Procedure("draw_two")
PAID_DRAW: Final = k.Procedure("paid_draw")
WANTED: Final = k.Slot[int]("wanted")
PRICE: Final = 2


def is_time(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """L-11.1: one's own Draw step 2."""
    return game.turn_player() == player and step_of(game) == "draw_two"


def price(game: k.Game, player: k.PlayerId) -> int:
    """L-11.1: two mana, as texts have changed it."""
    return max(0, ruled(game, DRAW_PRICE, player, PRICE))


def has_mana(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """L-11.1: enough mana is untapped."""
    return len(ready_mana(game, player)) >= price(game, player)


def has_deck(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """A43: without a deck it is not used."""
    return bool(game.zone(DECK, player))


DRAWING: Final[Action] = Action(
    "yes",
    asking("L-11.1", "カードを引くかを選ぶ時ではない", "it is not the time to draw for mana", "draw_two"),
    now=(
        k.Condition("L-11.1", "自分のドローステップ2ではない", "it is not your Draw step 2", is_time),
        k.Condition("L-11.1", "マナが足りない", "there is not enough mana", has_mana),
        k.Condition("L-11.1", "山札がない", "there is no deck", has_deck),
    ),
)


@DRAW_TWO.step("L-5.1")
def begin(game: k.Game, frame: k.Frame) -> k.Flow:
    """The step begins."""
    over = over_at(game, "draw_two_begin")
    return k.Do([k.SetVariable("phase", "draw_two"), *over, k.Occur("draw_two_begin", game.turn_player())])


@DRAW_TWO.step("L-1.6")
def settle(game: k.Game, frame: k.Frame) -> k.Flow:
    """What has triggered."""
    return settle_triggers(game)


@DRAW_TWO.step("L-11.1")
def choose(game: k.Game, frame: k.Frame) -> k.Flow:
    """Whether to pay for a card, as long as it can be paid."""
    player = game.turn_player()
    options = [k.Option("no", 0, 0)]
    if DRAWING.is_legal(game, player, 0):
        options.insert(0, k.Option("yes", 0, 1))
    return k.Ask(WANTED, k.Decision(player, "draw_two", options, take=k.TAKE_NUMBER))


@DRAW_TWO.step("L-11.1")
def buy(game: k.Game, frame: k.Frame) -> k.Flow:
    """Two mana are paid, and a card is drawn."""
    if not frame[WANTED]:
        return k.DONE
    return k.Attempt(PAID_DRAW, {}, "draw", "L-11.1", player=game.turn_player())


@DRAW_TWO.step("L-11.1")
def again(game: k.Game, frame: k.Frame) -> k.Flow:
    """Any number of times."""
    return k.GoTo("L-1.6")


@PAID_DRAW.step("L-11.1")
def pay(game: k.Game, frame: k.Frame) -> k.Flow:
    """Two mana, or what texts make of it."""
    return k.Call(PAY_MANA, {"number": price(game, game.turn_player())})


@PAID_DRAW.step("L-11.1")
def draw(game: k.Game, frame: k.Frame) -> k.Flow:
    """One card."""
    return k.Call(DRAW_CARDS, {"player": frame.player, "number": 1})
