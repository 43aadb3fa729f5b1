"""1105.3: Quickcast gone when the card moves to the chase. Nothing comes between today, so the step itself is asked."""

from __future__ import annotations

from typing import Final

from kirifuda.games.magical_duel.rules.r0903_2_activation import ACTIVATION
from kirifuda.games.magical_duel.rules.r0903_2_slots import menu_slots
from kirifuda.games.magical_duel.zones import HAND
from kirifuda.kernel.decision import Option
from kirifuda.kernel.flow import NEXT, Abandon, Flow
from kirifuda.kernel.game import Game
from kirifuda.kernel.state import Frame
from tests.games.magical_duel.rules.positions import after

POSITION: Final = """card 早足
  kind: 怪異
  attributes: 月
  cost: 1
  attack: 500
  defense: 500
  text: [瞬動]

card 遅足
  kind: 怪異
  attributes: 月
  cost: 1
  attack: 500
  defense: 500

P1 hand: 遅足
P1 aether: 月 2
P2 hand: {card}
P2 aether: 月 2

do P1: play 遅足
do P1: pass
"""


def moving(game: Game, player: int) -> Flow:
    """What the activation says just before the player's card goes to the chase."""
    (card,) = game.zone(HAND, player)
    frame = Frame(ACTIVATION, menu_slots(game, player, Option("play", card)), "", card, player)
    return ACTIVATION.steps[ACTIVATION.at("1105.3")].run(game, frame)


def test_1105_3_a_card_that_has_lost_quickcast_is_put_back() -> None:
    """Out of main timing the activation is illegal without it, so all of it is undone."""
    flow = moving(after(POSITION.format(card="遅足")), 1)
    assert isinstance(flow, Abandon)
    assert flow.reason == "1105.3"


def test_1105_3_a_card_that_still_has_quickcast_goes_on() -> None:
    """It moves to the chase."""
    assert moving(after(POSITION.format(card="早足")), 1) is NEXT


def test_1105_3_at_main_timing_quickcast_is_not_needed() -> None:
    """A card that can be activated without it does not care."""
    game = after("P1 hand: 片方の運動靴\nP1 aether: 火星 1\nexpect offered P1: play 片方の運動靴\n")
    assert moving(game, 0) is NEXT
