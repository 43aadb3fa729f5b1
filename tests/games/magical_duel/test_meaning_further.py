"""What comes true, what is named in the deck, abilities by name, and aether of one of several attributes."""

from __future__ import annotations

import pytest

from kirifuda.games.magical_duel.rules.r1000_actions import aether
from kirifuda.games.magical_duel.values import ATTRIBUTE_BITS, ATTRIBUTES
from kirifuda.games.magical_duel.zones import RECOVERED, RESTED, REVERSED
from tests.games.magical_duel.meaning_table import Table, card, conjure, servant
from tests.games.magical_duel.rules.positions import broken, deck_of

ONE = servant("甲")
TWO = servant("乙", attack=3000)


def candy(table: Table, player: int = 0) -> object:
    return table.game.state.variables.get(f"counter:キャンディ:{player}", 0)


def watching(when: str, **side: object) -> Table:
    """A barrier that tells by candy when something has come true."""
    cards = (
        card("鐘", "結界", f"{when} ⇒ あなたは〔飴〕を得る。", cost=1),
        ONE,
        TWO,
        conjure("破", "怪異1体を対象とし、それを破壊する。"),
        conjure("捨", "手札をすべて捨てる。"),
        conjure("引", "カードを1枚引く。"),
        conjure("呼", "味方墓地の怪異カード1枚を対象とし、それをリカバー状態で戦場に出す。"),
    )
    mine = {"servants": ["鐘", "甲"], "hand": ["破", "捨", "引", "呼"], "graveyard": ["乙"], **side}
    return Table(mine, {}, cards)  # type: ignore[arg-type]


def test_906_2_a_hand_that_runs_out_sets_off_once() -> None:
    table = watching("味方手札が0枚になったとき")
    table.play("引")
    assert candy(table) == 0
    table.play("捨")
    assert candy(table) == 1
    table.end_turn()
    assert candy(table) == 1  # it is still so, and has not become so again


def test_906_2_it_can_come_true_again() -> None:
    table = watching("味方怪異が2体以上になったとき")
    table.play("呼")
    assert candy(table) == 1
    table.play("破", table.id("甲", "servants"))
    assert candy(table) == 1


def test_906_2_what_is_true_from_the_first_has_not_become_so() -> None:
    table = watching("味方怪異が1体以上になったとき")
    table.play("引")
    assert candy(table) == 0


@pytest.mark.parametrize(
    ("text", "copies", "clauses"),
    [
        ("デッキには“群れ灯”を何枚でも入れることができる。", 9, []),
        ("デッキには“群れ灯”を8枚まで入れることができる。", 8, []),
        ("デッキには“群れ灯”を8枚まで入れることができる。", 9, ["402.2a"]),
        ("デッキには“違う灯”を何枚でも入れることができる。", 9, ["402.2a"]),
    ],
)
def test_402_4_a_card_of_the_deck_lifts_the_limit_of_a_name(text: str, copies: int, clauses: list[str]) -> None:
    many: dict[str, object] = {"id": "T-群", "name": "群れ灯", "kind": "怪異", "cost": 1, "attack": 0, "defense": 0}
    lifting: dict[str, object] = {
        "id": "T-親",
        "name": "親灯",
        "kind": "怪異",
        "cost": 1,
        "attack": 0,
        "defense": 0,
        "text": text,
    }

    assert broken(deck_of(["T-群"] * copies + ["T-親"]), many, lifting) == clauses


@pytest.mark.parametrize(("times", "stars"), [(1, 0), (2, 1), (3, 1)])
def test_901_1d_abilities_are_counted_by_name(times: int, stars: int) -> None:
    tells = "あなたのターン終了時 ⇒ このターンに[星読み]を2回以上発動しているなら、あなたは〔飴〕を得る。"
    text = f"[星読み]〔0〕：カードを1枚引く。\n〔0〕：カードを1枚引く。\n{tells}"
    table = Table({"servants": ["星"]}, {}, (servant("星", text),))
    for _ in range(times):
        table.activate("星")
    table.end_turn()

    assert candy(table) == stars


def test_907_7_one_of_the_attributes_that_are_named() -> None:
    cards = (card("巫", "魔法少女", "[レスト]：太陽オドか月オドを1つ生み出す。", level=1),)
    table = Table({"casters": ["巫"]}, {}, cards)
    table.act("activate", "巫")
    decision = table.asked()

    assert [option.number for option in decision.options] == [ATTRIBUTES.index("太陽"), ATTRIBUTES.index("月")]
    table.answer(ATTRIBUTES.index("月"))
    assert aether(table.game, 0) == (ATTRIBUTE_BITS["月"],)


def offered(table: Table) -> int:
    """How many abilities can be activated now."""
    return sum(option.verb == "activate" for option in table.asked().options)


@pytest.mark.parametrize(
    ("line", "first", "second"),
    [("あなたは[星読み]を1ターンに1度のみ発動できる。", 2, 1), ("あなたは[星読み]を発動できない。", 1, 1), ("", 2, 2)],
)
def test_901_1d_abilities_are_limited_and_forbidden_by_name(line: str, first: int, second: int) -> None:
    text = f"[星読み]〔0〕：カードを1枚引く。\n〔0〕：あなたは〔飴〕を得る。\n{line}".rstrip()
    table = Table({"servants": ["星"]}, {}, (servant("星", text),))
    assert offered(table) == first

    table.activate("星")
    assert offered(table) == second


def test_901_1e_nothing_activates_abilities_of_such_cards() -> None:
    text = "〔0〕：あなたは〔飴〕を得る。"
    bars = card("鐘", "結界", "無属性の怪異の能力は発動できない。", cost=1)
    cards = (servant("甲", text), servant("乙", text, attributes=["月"]), bars)

    assert offered(Table({"servants": ["甲", "乙"]}, {}, cards)) == 2
    assert offered(Table({"servants": ["甲", "乙"]}, {"servants": ["鐘"]}, cards)) == 1


@pytest.mark.parametrize(("position", "rested"), [(RECOVERED, 1), (REVERSED, 0)])
def test_1010_2_this_card_is_rested_only_if_it_is_recovered(position: int, rested: int) -> None:
    text = "〔0〕：リカバー状態のこのカードをレストしてよい。そうしたなら、あなたは〔飴〕を得る。"
    table = Table({"servants": ["星"]}, {}, (servant("星", text),))
    table.turn_card("星", position)
    table.act("activate", "星")
    table.settle(*([1] if rested else []))

    assert candy(table) == rested
    assert table.position("星") == (RESTED if rested else position)


def test_1021_at_the_end_of_the_extra_turn() -> None:
    cards = (conjure("追", "あなたはこのターンの後に追加ターンを得る。その追加ターン終了時、あなたは〔飴〕を得る。"),)
    table = Table({"hand": ["追"]}, {}, cards)
    table.play("追")
    table.end_turn()
    assert candy(table) == 0
    table.end_turn()
    assert candy(table) == 1
