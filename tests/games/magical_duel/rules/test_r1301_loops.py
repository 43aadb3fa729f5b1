"""1301: loops that somebody can choose to repeat. Only after many actions are positions compared, so these are long."""

from __future__ import annotations

from typing import Final

from kirifuda.scenario import run_text
from kirifuda.scenario.running import Outcome

ALONE: Final = """scenario: one player goes round
game: magical_duel
clauses: 1301.1a

card 回り灯籠
  kind: 怪異
  attributes: 月
  cost: 1
  attack: 500
  defense: 500
  text: 〔0〕：このカードをスイッチする。

P1 servants: 回り灯籠
P1 hand: 片方の運動靴
P1 aether: 火星 1
"""

TOGETHER: Final = """scenario: both players go round
game: magical_duel
clauses: 1301.1b
turn: TURN, turn 5, main

card 起き上がり
  kind: 怪異
  attributes: 月
  cost: 1
  attack: 500
  defense: 500
  text: 〔0〕：このカードをリカバーする。

card 押し倒し
  kind: 結界
  attributes: 月
  cost: 1
  text: 〔0〕：敵怪異をリバースする。

P1 servants: 起き上がり (reversed)
P2 servants: 押し倒し
"""
