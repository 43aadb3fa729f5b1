"""909 持続効果: who is asked for an order, and who is not."""

from __future__ import annotations

from kirifuda.ledger.proofs import clauses
from tests.games.magical_duel.rules.positions import after, questions


@clauses("1017.1")
def test_909_3b_the_two_effects_of_an_exchange_change_no_values_and_have_no_order() -> None:
    game = after("""
card 交換日記
  kind: 詠唱
  attributes: 月
  cost: 1
  text: 味方怪異1体と敵怪異1体を対象とし、それらの支配を交換する。

P1 hand: 交換日記
P1 aether: 月 1
P1 servants: 片方の運動靴
P2 servants: 店先の空き箱

do P1: play 交換日記, target 片方の運動靴, target 店先の空き箱
""")

    asked = questions(game)

    assert asked == []
    assert len(game.state.lasting) == 2
