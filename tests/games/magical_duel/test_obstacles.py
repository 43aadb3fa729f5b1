"""No reason is false: what is named as standing in the way of an action is removed, and the action is offered."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import pytest

from kirifuda.games import load
from kirifuda.games.magical_duel.rulebook import ACTIONS
from kirifuda.kernel.game import Game
from kirifuda.scenario import run, run_text
from tests.games.magical_duel import cures
from tests.games.obstacles import Cure, Found, look_for_obstacles, look_into, offered_now, said

SCENARIOS: Final = Path(__file__).parents[2] / "scenarios" / "magical_duel"
EVERY: Final = [each for row in ACTIONS for each in (row.asked, *row.stated())]


CURES: Final[dict[str, Cure]] = {
    "504.1: it is not your call phase": cures.at_the_call,
    "604.1: you do not have priority": cures.at_main_timing,
    "803.3: no attack is being declared": cures.at_the_declaration,
    "803.3b: there is nothing it may attack": cures.without_bans("803.3b: there is nothing it may attack"),
    "504.1a: a caster of that name is there already": cures.without_casters,
    "504.1c: there is no caster to lay it on": cures.with_host,
    "104.4: an effect forbids leveling up": cures.with_own_casters,
    "504.1c-i: a caster of that name is there already": cures.with_face_down_host,
    "604.2a: it is not main timing": cures.at_main_timing,
    "604.2b: it is not main timing": cures.at_main_timing,
    "604.2c: it is not main timing": cures.at_main_timing,
    "104.4: an effect forbids activating it": cures.without_bans("104.4: an effect forbids activating it"),
    "1005.2: what is on the chase can't be chased": cures.without_others,
    "903.2e: there are not enough legal targets": cures.by_trying("903.2e: there are not enough legal targets"),
    "1002.4: there is not enough aether for its cost": cures.with_aether,
    "1002.3: no aether of its attribute can be paid": cures.with_aether,
    "902.1: the ability does not work there": cures.in_the_hand,
    "903.2h: its cost cannot be carried out": cures.by_trying("903.2h: its cost cannot be carried out"),
    "903.2h: what it asks for besides cannot be carried out": cures.by_trying(
        "903.2h: what it asks for besides cannot be carried out"
    ),
    "1010.2: it is not recovered, so it cannot rest": cures.recovered,
    "604.2e: a deity's ability is for main timing": cures.at_main_timing,
    "905.1: the ability says that it is for main timing": cures.at_main_timing,
    "1109.2: Soul Seal is for main timing": cures.at_main_timing,
    "905.1: it was used as often as it may be this turn": cures.unused,
    "905.1: its own condition is not met": cures.by_trying("905.1: its own condition is not met"),
    "705.1: it is not main timing": cures.at_main_timing,
    "705.2: it was not there when the turn began": cures.waited,
    "705.3: it was switched this turn": cures.unused,
    "1011.1: it is rested": cures.turned,
    "104.4: an effect forbids switching it": cures.without_bans("104.4: an effect forbids switching it"),
    "506.1: the first turn has no battle phase": cures.in_a_later_turn,
    "803.3a: it is not recovered": cures.recovered,
    "1104.2: it has Slow Start and came this turn": cures.waited,
    "803.3a: an effect forbids it to attack": cures.without_bans("803.3a: an effect forbids it to attack"),
    "903.2h: it was tried and taken back": cures.untried,
    "803.4: it was tried and taken back": cures.untried,
}
CURES.update({name: cures.calmly(cure) for name, cure in CURES.items()})
NEVER_SAID: Final = {
    "504.1a: it is not in your hand",
    "504.1b: it is not in your hand",
    "504.1c: it is not in your hand",
    "504.1a: it is not a caster",
    "504.1a: it is not level 1",
    "504.1c: it is not a caster",
    "504.1c: it is not level 2 or more",
    "604.2: it is not a card that is activated",
    "604.2: it is not in your hand",
    "702.2: it is not in your hand",
    "703.2: it is not in your hand",
    "704.2: you do not control it",
    "705.1: it is not a servant you control",
    "803.3a: it is not a servant you control",
}
"""The page asks only about what a card is for where it lies; these are said of what a script tries."""


POSITIONS: Final = (
    """
card 禁札
  kind: 結界
  text: 敵プレイヤーはカードを発動できない。
    敵プレイヤーは能力を発動できない。
    敵怪異はスイッチできない。
    敵怪異は攻撃できない。
card 見張り
  text: [レスト]：カードを1枚引く。
card 手紙
  kind: 詠唱
  text: カードを1枚引く。
P1 servants: 見張り
P1 hand: 手紙
P2 servants: 禁札
""",
    """
card 問答無用
  kind: 詠唱
  text: このカードにチェイスできない。
    カードを1枚引く。
card 横槍
  kind: 詠唱
  text: [瞬動]
    カードを1枚引く。
card 見物
  text: 〔0〕：カードを1枚引く。
card 山の神
  kind: 神
  text: 〔0〕：カードを1枚引く。
card 器
  types: 結魂
  materials: 灯, 灯
  text: [魂印]
    [参戦] ⇒ カードを1枚引く。
    〔0〕：カードを1枚引く。この能力はメインタイミングにのみ発動できる。
card 灯
  kind: 魔法少女
P1 hand: 問答無用, 横槍
P1 servants: 見物, 山の神 (神力カウンター 3), 器 (stock: 灯 + 灯)
do P1: play 問答無用
""",
    """
card 数え
  text: 〔0〕：カードを1枚引く。この能力は1ターンに1度のみ発動できる。
    〔0〕：カードを1枚引く。この能力は味方怪異が5体以上いる場合にのみ発動できる。
    〔0〕：このカードを戦場に出す。この能力は手札でのみ有効です。
card 寝坊
  text: [召喚酔い]
card 隠れ
  text: このカードは攻撃されない。
P1 servants: 数え, 寝坊 (new)
P1 hand: 数え
do P1: activate 数え ability 1
do: resolve
""",
    """
turn: P1, turn 1, main
P1 servants: 白紙
""",
    """
card 及び腰
  text: このカードは敵プレイヤーを攻撃できない。
turn: P1, turn 5, battle
P1 servants: 及び腰, 白紙
""",
    """
card 曲がり角
  kind: 結界
  text: 敵怪異は、敵プレイヤーが〔9〕を支払わないかぎり攻撃できない。
turn: P1, turn 5, battle
P1 servants: 白紙 @a, 白紙 @b
P2 servants: 曲がり角
try P1: attack @a -> P2
""",
    """
card 封じ
  text: [魂印]
    [参戦] ⇒ カードを1枚引く。
card 蓋
  kind: 結界
  text: 味方怪異のストックは破棄されない。
P1 servants: 封じ (stock: 白紙), 蓋
try P1: activate 封じ
""",
    """
card 朝の灯
  name: 灯（朝）
  kind: 魔法少女
card 夜の灯
  name: 灯（夜）
  kind: 魔法少女
  level: 2
card 結び目
  kind: 詠唱
  attributes: 月
  cost: 1
  text: 敵怪異1体を対象とし、それを破壊する。
turn: P1, turn 5, call
P1 casters: 朝の灯 (rested), face-down 結び目
P1 hand: 朝の灯, 夜の灯, 結び目
P1 aether: 無 1
""",
    """
turn: P1, turn 5, call
P1 hand: 焚井まい（火の番）, 焚井まい（夜学一年）
""",
    """
card 供養
  kind: 詠唱
  text: このカードを発動するためのコストに加えて、味方怪異1体を破棄する。
    カードを1枚引く。
P1 hand: 供養
""",
    """
card 足止め
  text: 敵魔法少女はレベルアップできない。
turn: P1, turn 5, call
P1 casters: 焚井まい（夜学一年）
P1 hand: 焚井まい（火の番）
P2 servants: 足止め
""",
)
"""Where what hardly ever happens by chance stands in the way."""


@cache
def in_positions() -> Found:
    """What stands in the way in those, for both players."""
    found = Found()
    for text in POSITIONS:
        outcome = run_text("scenario: x\ngame: magical_duel\n" + text)
        assert outcome.passed, outcome.report()
        assert outcome.game is not None
        look_at(outcome.game, found)
    return found


def look_at(game: Game, found: Found) -> None:
    """Everything that anybody can't do there."""
    for id in [*game.state.objects]:
        for player in range(game.players):
            look_into(load("magical_duel"), game, player, id, CURES, offered_now, found)


@cache
def in_random_games() -> Found:
    """What stands in the way in a few random games."""
    return look_for_obstacles("magical_duel", CURES, offered_now, range(2), every=53)


def test_what_stands_in_the_way_in_random_games_does() -> None:
    assert not in_random_games().wrong


def test_what_stands_in_the_way_of_rare_actions_does() -> None:
    assert not in_positions().wrong


def test_everything_that_may_be_said_was_removed_at_least_once() -> None:
    assert {said(each) for each in EVERY} - NEVER_SAID == set(CURES)
    assert set(CURES) - {*in_positions().removed, *in_random_games().removed} == set()


@pytest.mark.slow
def test_what_stands_in_the_way_in_many_random_games_does() -> None:
    found = look_for_obstacles("magical_duel", CURES, offered_now, range(2, 12), every=11)

    assert not found.wrong


@pytest.mark.slow
def test_what_stands_in_the_way_at_the_end_of_scenarios_does() -> None:
    found = Found()
    for file in sorted(SCENARIOS.glob("*.scenario")):
        game = run(file).game
        if game is not None and game.decision() is not None:
            look_at(game, found)

    assert not found.wrong
