"""905.2a: a card in a hidden zone whose ability is activated is shown."""

from __future__ import annotations

from typing import Final

from kirifuda.games.magical_duel.zones import CHASE, HAND
from kirifuda.kernel.game import Game
from kirifuda.ledger.proofs import clauses
from tests.games.magical_duel.rules.positions import after

SLEEVE: Final = """
card 袖の下
  kind: 怪異
  attributes: 月
  cost: 2
  attack: 1000
  defense: 1000
  text: 〔1〕：カードを1枚引く。この能力は手札でのみ有効です。

P1 hand: 袖の下, 片方の運動靴
P1 aether: 無 1
"""


def known_in_hand(game: Game, viewer: int, player: int) -> list[str]:
    """The cards that a player knows to be in a hand that is hidden from them."""
    place = -1 - game.map.zone(HAND, player)
    return [
        game.pool.cards[card].name
        for group in game.state.knowledge[viewer]
        if group.places == (place,)
        for card in group.cards
    ]


@clauses("905.2")
def test_905_2a_the_card_is_shown_and_stays_in_the_hand() -> None:
    before = after(SLEEVE)
    game = after(SLEEVE + "do P1: activate 袖の下\nexpect clauses: 905.2a, 903.2b, 903.2h-i, 903.1\n")

    assert known_in_hand(before, 1, 0) == []
    assert known_in_hand(game, 1, 0) == ["袖の下"]
    assert len(game.zone(HAND, 0)) == 2
    assert len(game.zone(CHASE, 0)) == 1


def test_905_2a_a_card_in_a_public_zone_needs_no_showing() -> None:
    game = after("P1 servants: 坂下の郵便局\nP1 hand: 1\nP1 casters: 焚井まい（夜学一年）\n")

    assert known_in_hand(game, 1, 0) == []
