"""What is first in a turn, what turns from one position, how much there is of what has to be counted."""

from __future__ import annotations

import pytest

from kirifuda.games.magical_duel.rules.r1000_actions import aether
from kirifuda.games.magical_duel.values import ATTRIBUTE_BITS
from kirifuda.games.magical_duel.zones import RECOVERED, RESTED, REVERSED
from kirifuda.scenario import run_text
from tests.games.magical_duel.meaning_table import Table, card, conjure, servant

ONE = servant("甲")
TWO = servant("乙")
DRAW = conjure("引", "カードを1枚引く。")
STAR = "あなたは〔飴〕を得る。"


def counters(table: Table, name: str = "キャンディ", player: int = 0) -> object:
    return table.game.state.variables.get(f"counter:{name}:{player}", 0)


def offered(table: Table, verb: str) -> int:
    return sum(option.verb == verb for option in table.asked().options)


@pytest.mark.parametrize(("position", "stars"), [(REVERSED, 1), (RESTED, 0)])
def test_303_1_from_one_position_into_another(position: int, stars: int) -> None:
    cards = (
        servant("星", f"このカードがリバース状態からリカバー状態になったとき ⇒ {STAR}"),
        conjure("起", "怪異1体を対象とし、それをリカバーする。"),
    )
    table = Table({"servants": ["星"], "hand": ["起"]}, {}, cards)
    table.turn_card("星", position)
    table.play("起")

    assert table.position("星") == RECOVERED
    assert counters(table) == stars


@pytest.mark.parametrize(("which", "stars"), [("最初の詠唱", [1, 1, 1]), ("2枚目の詠唱", [0, 1, 1])])
def test_906_2_so_many_cards_of_a_turn(which: str, stars: list[int]) -> None:
    bell = card("鐘", "結界", f"あなたが各ターンに{which}カードを発動したとき ⇒ {STAR}", cost=1)
    table = Table({"servants": ["鐘"], "hand": ["引", "引", "引"]}, {}, (bell, DRAW))

    for number in stars:
        table.play("引")
        assert counters(table) == number


def test_1019_1_the_second_card_of_a_turn_is_negated() -> None:
    bars = card("門", "結界", "敵プレイヤーが各ターンに2枚目のカードを発動したとき ⇒ その魔法を無効にする。", cost=1)
    stars = conjure("星", STAR)
    table = Table({"hand": ["星", "星", "星"]}, {"servants": ["門"]}, (bars, stars))
    for number in (1, 1, 2):
        table.play("星")
        assert counters(table) == number


def test_203_1_the_first_conjure_of_a_turn_costs_more() -> None:
    text = "敵プレイヤーが各ターンに最初に発動する詠唱カードは、発動するためのコストが1増える。"
    cards = (card("鐘", "結界", text, cost=1), conjure("星", STAR))
    assert offered(Table({"hand": ["星"]}, {"servants": ["鐘"]}, cards), "play") == 0

    table = Table({"hand": ["星", "星"]}, {"servants": ["鐘"]}, cards)
    table.aether(0, 0)
    table.play("星")
    assert aether(table.game, 0) == ()
    table.play("星")
    assert counters(table) == 2


def test_903_2b_not_in_the_turn_in_which_it_entered() -> None:
    text = f"〔0〕：{STAR}この能力は、このカードが戦場に出たターンには発動できない。"
    cards = (servant("星", text), conjure("呼", "味方墓地の怪異カード1枚を対象とし、それをリカバー状態で戦場に出す。"))
    assert offered(Table({"servants": ["星"]}, {}, cards), "activate") == 1

    table = Table({"graveyard": ["星"], "hand": ["呼"]}, {}, cards)
    table.play("呼")
    assert table.zone("servants", 0) == ["星"]
    assert offered(table, "activate") == 0


def test_907_4_held_aether_vanishes() -> None:
    table = Table({"hand": ["霧"]}, {}, (conjure("霧", "相手の保有オドをすべて消滅させる。"),))
    table.aether(0, 0)
    table.aether(1, 0, ATTRIBUTE_BITS["月"])
    table.play("霧")

    assert (aether(table.game, 0), aether(table.game, 1)) == ((0,), ())


@pytest.mark.parametrize(
    ("text", "is_over"), [("敵プレイヤーはゲームに勝利できない。", False), ("敵怪異は攻撃できない。", True)]
)
def test_104_4_a_forbidden_win(text: str, is_over: bool) -> None:
    cards = (card("鐘", "結界", text, cost=1), conjure("宝", "あなたはゲームに勝利する。"))
    table = Table({"hand": ["宝"]}, {"servants": ["鐘"]}, cards)
    table.act("play", "宝")
    for _ in range(2):
        if table.game.decision() is not None:
            table.answer("pass")

    assert (table.game.decision() is None) == is_over


@pytest.mark.parametrize(("tint", "number"), [("月", 1), ("太陽", 1), ("火星", 0)])
@pytest.mark.parametrize("cost", ["[太陽]か[月]を支払う", "太陽または月のオドを1つ支払う", "[太陽]または[月]"])
def test_1002_2_one_attribute_or_another_is_paid(cost: str, tint: str, number: int) -> None:
    table = Table({"servants": ["星"]}, {}, (servant("星", f"{cost}：{STAR}"),))
    table.aether(0, ATTRIBUTE_BITS[tint])

    assert offered(table, "activate") == number


@pytest.mark.parametrize(("points", "stars"), [(2, 1), (1, 0)])
def test_1002_4_as_much_as_is_counted_is_paid(points: int, stars: int) -> None:
    text = f"味方怪異の数と同じ数のオドを支払ってよい。そうしたなら、{STAR}"
    table = Table({"servants": ["甲", "乙"], "hand": ["納"]}, {}, (ONE, TWO, conjure("納", text)))
    table.aether(0, *[0] * points)
    table.act("play", "納")
    table.settle(*([1] if points == 2 else []))

    assert counters(table) == stars
    assert len(aether(table.game, 0)) == points - 2 * stars


def test_1018_2_as_many_counters_as_are_counted() -> None:
    table = Table(
        {"servants": ["甲", "乙"], "hand": ["得"]},
        {},
        (ONE, TWO, conjure("得", "味方怪異の数と同じ数の〔飴〕を得る。")),
    )
    table.play("得")
    assert counters(table) == 2


def test_1018_3_players_have_counters_of_other_names() -> None:
    cards = (conjure("鳴", "鈴カウンターを2個得る。"), servant("星", f"鈴カウンターを2個支払う：{STAR}"))
    table = Table({"hand": ["鳴"], "servants": ["星"]}, {}, cards)
    assert offered(table, "activate") == 0
    table.play("鳴")
    assert counters(table, "鈴") == 2

    table.activate("星")
    assert (counters(table, "鈴"), counters(table)) == (0, 1)


def test_1017_1_this_card_is_exchanged() -> None:
    text = "〔0〕：敵怪異1体を対象とし、このカードとその怪異の支配を交換する。"
    table = Table({"servants": ["星"]}, {"servants": ["甲"]}, (ONE, servant("星", text)))
    table.activate("星")

    assert (table.zone("servants", 0), table.zone("servants", 1)) == (["甲"], ["星"])


@pytest.mark.parametrize(
    ("text", "level"), [("それのレベルは2増える", 3), ("それはレベル+1を得る", 2), ("それのレベルを1減らす", 0)]
)
def test_909_1e_a_level_is_a_number_that_effects_change(text: str, level: int) -> None:
    spell = conjure("育", f"魔法少女1人を対象とし、ターン終了時まで、{text}。")
    table = Table({"casters": ["巫"], "hand": ["育"]}, {}, (card("巫", "魔法少女", "", level=1), spell))
    table.play("育")
    assert table.values("巫").level == level
    table.end_turn()
    assert table.values("巫").level == 1


def test_209_3_what_becomes_colourless_has_no_attribute() -> None:
    spell = conjure("褪", "怪異1体を対象とし、ターン終了時まで、それは[傲慢]を得て、無属性になる。")
    table = Table({"servants": ["月"], "hand": ["褪"]}, {}, (servant("月", attributes=["月"]), spell))
    table.play("褪")

    assert table.values("月").attributes == 0


@pytest.mark.parametrize(("buried", "stars"), [(["乙", "努"], 1), (["乙", "甲"], 0)])
def test_306_4a_one_of_those_just_put_there(buried: list[str], stars: int) -> None:
    effort = servant("努", races=["努力"])
    spell = conjure("捲", f"味方デッキの上から2枚を墓地に置く。その中に努力があるなら、{STAR}")
    table = Table({"deck": buried, "hand": ["捲"], "graveyard": ["努"]}, {}, (ONE, TWO, effort, spell))
    table.play("捲")

    assert counters(table) == stars


@pytest.mark.parametrize(("buried", "stars"), [(["甲", "乙"], 1), (["甲", "甲"], 0)])
def test_202_1_different_names_are_counted(buried: list[str], stars: int) -> None:
    spell = conjure("数", f"味方墓地に異なるカード名の怪異が2枚以上あるなら、{STAR}")
    table = Table({"graveyard": buried, "hand": ["数"]}, {}, (ONE, TWO, spell))
    table.play("数")

    assert counters(table) == stars


@pytest.mark.parametrize(("text", "stars"), [("甲が味方墓地にあるなら、", 1), ("“甲”が味方墓地にないなら、", 0)])
def test_306_4_what_lies_in_a_place(text: str, stars: int) -> None:
    spell = conjure("見", text.replace("甲が", "怪異が").replace("“怪異が", "“甲”が") + STAR)
    table = Table({"graveyard": ["甲"], "hand": ["見"]}, {}, (ONE, spell))
    table.play("見")

    assert counters(table) == stars


BATTLE = """
scenario: x
game: magical_duel
card 狩人
  attack: 1000
  defense: 1000
  text: このカードが怪異を攻撃したとき ⇒ 攻撃されている怪異がリバース状態なら、このターン、このカードはATK+1200を得る。
card 的
  attack: 5000
  defense: 5000
turn: P1, turn 5, battle
P1 servants: 狩人
P2 servants: 的{how}
do P1: attack 狩人 -> 的
do: resolve
expect 狩人: attack {attack}
"""


@pytest.mark.parametrize(("how", "attack"), [(" (reversed)", 2200), ("", 1000)])
def test_803_5_what_is_attacked_is_asked_for(how: str, attack: int) -> None:
    outcome = run_text(BATTLE.format(how=how, attack=attack))

    assert outcome.passed, outcome.report()


TWICE = """
scenario: x
game: magical_duel
card 狩人
  attack: 3000
  defense: 3000
  text: バトル終了時 ⇒ このバトル中にこのカードが怪異を破壊していたなら、このカードをリカバーする。
card 兎
  attack: 1000
  defense: 1000
card 壁
  attack: 5000
  defense: 5000
turn: P1, turn 5, battle
P1 servants: 狩人
P2 servants: 兎, 壁
do P1: attack 狩人 -> 兎
do: pass until battle over
expect 狩人: recovered
do P1: attack 狩人 -> 壁
do: pass until battle over
expect 狩人: rested
"""


def test_805_1_what_has_happened_in_this_battle() -> None:
    """In the second battle of the turn nothing is destroyed, whatever the first has seen."""
    outcome = run_text(TWICE)

    assert outcome.passed, outcome.report()
