"""Card texts as others write them: causes, either of two deeds, who is left unsaid, what is counted or replaced."""

from __future__ import annotations

import pytest

from kirifuda.effects.errors import NoMeaning
from kirifuda.games.magical_duel.lowering.card import lower_text
from kirifuda.games.magical_duel.wording.assembly import language
from kirifuda.games.magical_duel.zones import RECOVERED, RESTED, REVERSED
from kirifuda.text.errors import UnboundText
from tests.games.magical_duel.meaning_table import Table, card, conjure, servant

ONE = servant("甲")
TWO = servant("乙", attack=3000)
DRAWS = "⇒ あなたは〔飴〕を得る。"


def candy(table: Table, player: int = 0) -> object:
    return table.game.state.variables.get(f"counter:キャンディ:{player}", 0)


def barrier(text: str) -> Table:
    """A barrier with a text, a servant on each side, and conjures of all sorts in hand."""
    cards = (
        card("鐘", "結界", text, cost=1),
        ONE,
        TWO,
        conjure("破", "怪異1体を対象とし、それを破壊する。"),
        conjure("除", "怪異1体を対象とし、それをゲームから除外する。"),
        conjure("引", "カードを2枚引く。"),
        conjure("呼", "味方墓地の怪異カード1枚を対象とし、それをリカバー状態で戦場に出す。"),
    )
    mine = {"servants": ["鐘", "甲"], "hand": ["破", "除", "引", "呼"], "graveyard": ["甲"]}
    return Table(mine, {"servants": ["乙"]}, cards)


@pytest.mark.parametrize(
    ("when", "played", "count"),
    [
        ("味方怪異がバトル以外で破壊されたとき", "破", 1),
        ("味方怪異が効果以外で破壊されたとき", "破", 0),
        ("味方怪異が詠唱の効果によって墓地に置かれたとき", "破", 1),
        ("味方怪異が結界の効果によって墓地に置かれたとき", "破", 0),
        ("味方怪異が敵の効果によって墓地に置かれたとき", "破", 0),
        ("味方怪異が破壊されるか除外されたとき", "破", 1),
        ("味方怪異が破壊されるか除外されたとき", "除", 1),
    ],
)
def test_906_2_what_brought_it_about_counts(when: str, played: str, count: int) -> None:
    table = barrier(f"{when} {DRAWS}")
    table.play(played, table.id("甲", "servants"))

    assert candy(table) == count


@pytest.mark.parametrize(
    ("when", "count"),
    [
        ("味方怪異が手札以外から戦場に出たとき", 1),
        ("味方怪異が墓地から戦場に出たとき", 1),
        ("味方怪異が手札から戦場に出たとき", 0),
        ("味方怪異が墓地以外から戦場に出たとき", 0),
    ],
)
def test_906_5_where_it_enters_from_counts(when: str, count: int) -> None:
    table = barrier(f"{when} {DRAWS}")
    table.play("呼")

    assert candy(table) == count


def test_906_1_who_draws_is_you_where_nobody_is_named() -> None:
    table = barrier(f"カードを引いたとき {DRAWS}")
    table.play("引", "trigger")

    assert candy(table) == 2


def test_1009_2_orbs_that_you_corrupt_are_counted_one_by_one() -> None:
    cards = (card("鐘", "結界", f"オーブを穢したとき {DRAWS}", cost=1), conjure("穢", "敵オーブ2つを選んで穢す。"))
    table = Table({"servants": ["鐘"], "hand": ["穢"]}, {}, cards)
    table.act("play", "穢")
    table.answer("pass")
    table.answer("pass")
    decision = table.asked()
    table.game.answer(tuple(range(decision.least)))
    table.settle("no_break", "trigger")

    assert candy(table) == 2


def test_105_4a_that_player_is_the_one_whose_turn_begins() -> None:
    cards = (card("鐘", "結界", "各ターン開始時 ⇒ そのプレイヤーは〔飴〕を得る。", cost=1),)
    table = Table({"servants": ["鐘"]}, {}, cards)
    table.end_turn()
    table.settle()

    assert (candy(table, 0), candy(table, 1)) == (0, 1)


def test_903_2e_the_opponent_as_a_target_acts_as_that_player() -> None:
    text = "敵プレイヤー1人を対象とし、そのプレイヤーは〔飴〕を得る。"
    table = Table({"hand": ["詠"]}, {}, (conjure("詠", text),))
    table.play("詠")

    assert (candy(table, 0), candy(table, 1)) == (0, 1)


def test_104_4_only_so_many_cards_a_turn() -> None:
    cards = (
        card("壁", "結界", "各プレイヤーは1ターンに詠唱カードを1枚しか発動できない。", cost=1),
        conjure("一", "カードを1枚引く。"),
        conjure("二", "カードを1枚引く。"),
    )
    table = Table({"servants": ["壁"], "hand": ["一", "二"]}, {}, cards)
    table.play("一")

    assert [option.verb for option in table.asked().options] == ["pass"]
    table.end_turn()
    table.end_turn()
    while table.game.state.variables["phase"] != "main":
        table.answer("pass") if table.asked().clause == "602.1c" else table.game.answer((0,))
    assert "play" in [option.verb for option in table.asked().options]


def test_702_2_cards_in_the_graveyard_are_activated_if_something_lets_you() -> None:
    cards = (
        card("扉", "結界", "あなたは味方墓地にある詠唱カードを発動してよい。", cost=1),
        conjure("詠", "カードを1枚引く。"),
        ONE,
    )
    table = Table({"servants": ["扉"], "graveyard": ["詠", "甲"]}, {"graveyard": ["詠"]}, cards)
    offered = [table.key(option.object) for option in table.asked().options if option.verb == "play"]
    table.play("詠")

    assert offered == ["詠"]
    assert table.zone("hand", 0) == ["NS1-020"]
    assert table.zone("graveyard", 0) == ["甲", "詠"]


@pytest.mark.parametrize(("walls", "drawn"), [(0, 1), (1, 2)])
def test_104_2_a_sentence_takes_the_place_of_the_one_before(walls: int, drawn: int) -> None:
    text = "カードを1枚引く。あなたが結界を支配しているなら、代わりにカードを2枚引く。"
    cards = (conjure("詠", text), card("壁", "結界", "", cost=1))
    table = Table({"hand": ["詠"], "servants": ["壁"] * walls}, {}, cards)
    table.play("詠")

    assert len(table.zone("hand", 0)) == drawn


def test_1302_1_more_of_the_same_tokens_instead() -> None:
    text = "[500/500]の灯りトークン1体を作成する。味方手札が0枚なら、代わりに2体作成する。"
    table = Table({"hand": ["詠"]}, {}, (conjure("詠", text),))
    table.play("詠", RECOVERED, RECOVERED)

    assert len(table.zone("servants", 0)) == 2


@pytest.mark.parametrize("position", [RECOVERED, REVERSED])
def test_1010_1_the_position_is_chosen(position: int) -> None:
    text = "敵怪異1体を対象とし、それをリカバーかリバースする。"
    table = Table({"hand": ["詠"]}, {"servants": ["甲"]}, (conjure("詠", text), ONE))
    table.turn_card("甲", RESTED)
    table.play("詠", position)

    assert table.position("甲") == position


@pytest.mark.parametrize(("lying", "becomes"), [("リカバー", RESTED), ("リバース", REVERSED)])
def test_910_1_what_enters_one_way_enters_another(lying: str, becomes: int) -> None:
    cards = (
        card("壁", "結界", "味方怪異がリカバー状態で戦場に出る場合、代わりにレスト状態で戦場に出る。", cost=1),
        conjure("呼", f"味方墓地の怪異カード1枚を対象とし、それを{lying}状態で戦場に出す。"),
        ONE,
    )
    table = Table({"servants": ["壁"], "hand": ["呼"], "graveyard": ["甲"]}, {}, cards)
    table.play("呼")

    assert table.position("甲") == becomes


def test_910_1_whoever_would_have_done_it_does_the_other_thing() -> None:
    cards = (
        card("壁", "結界", "相手がカードを引く場合、代わりに〔飴〕を1個得る。", cost=1),
        conjure("詠", "相手はカードを1枚引く。"),
    )
    table = Table({"servants": ["壁"], "hand": ["詠"]}, {}, cards)
    table.play("詠")

    assert (candy(table, 0), candy(table, 1)) == (0, 1)
    assert table.zone("hand", 1) == []


def test_1102_2_orbs_of_the_event_are_corrupted_instead() -> None:
    cards = (
        card("壁", "結界", "あなたが敵オーブを穢す場合、代わりにオーブを2つゲームから除外する。", cost=1),
        conjure("詠", "敵オーブ1つを選んで穢す。"),
    )
    table = Table({"servants": ["壁"], "hand": ["詠"]}, {}, cards)
    table.act("play", "詠")
    while table.game.zone(table.game.map.kind_of[7 * 2], 0):
        decision = table.asked()
        table.game.answer((0,) if decision.clause == "602.1c" else tuple(range(decision.least)))

    assert (len(table.zone("orbs", 0)), len(table.zone("orbs", 1))) == (3, 1)
    assert len(table.zone("exile", 1)) == 2


def test_1014_3_both_numbers_are_gained_for_each() -> None:
    cards = (servant("主", "このカードは味方結界1つにつき、ATK+300とDEF+200を得る。"), card("壁", "結界", "", cost=1))
    table = Table({"servants": ["主", "壁", "壁"]}, {}, cards)

    assert (table.values("主").attack, table.values("主").defense) == (1600, 1400)


def test_911_1_what_was_paid_with_is_looked_at_as_it_was() -> None:
    text = "他の味方怪異1体を破棄する：ターン終了時まで、このカードのATKは破棄した怪異のATKと同じ値だけ増える。"
    table = Table({"servants": ["主", "乙"]}, {}, (servant("主", text), TWO))
    table.activate("主")

    assert table.values("主").attack == 4000


def test_903_2e_a_target_cannot_rest_on_what_is_paid_later() -> None:
    text = "味方怪異1体を破棄する：コストが破棄した怪異のコスト以下の敵怪異1体を対象とし、それを破壊する。"

    with pytest.raises(NoMeaning, match="only after the targets are chosen"):
        lower_text(language().read(text), "TEXT", "怪異")


def test_104_2_only_what_was_really_destroyed_this_way_counts() -> None:
    text = "怪異をすべて破壊する。この方法で破壊した味方怪異1体につき、カードを1枚引く。"
    cards = (conjure("詠", text), ONE, servant("硬", "このカードは破壊されない。"))
    table = Table({"hand": ["詠"], "servants": ["甲", "硬"]}, {"servants": ["甲"]}, cards)
    table.play("詠")

    assert len(table.zone("hand", 0)) == 1


def test_105_4b_an_orb_that_is_nobodys_may_be_anybodys() -> None:
    table = Table({"hand": ["詠"]}, {}, (conjure("詠", "オーブ1つを対象とし、それを公開する。"),))
    table.act("play", "詠")

    assert len(table.asked().options) == 6


def test_1302_1d_a_token_without_a_name_has_no_race() -> None:
    table = Table({"hand": ["詠"]}, {}, (conjure("詠", "[500/500]のトークンを1体作成する。"),))
    table.play("詠", RECOVERED)
    token = next(id for id in table.game.state.objects if table.key(id).startswith("詠#"))
    values = table.game.values(token)

    assert (values.races, values.names, values.attack) == ((), (), 500)  # type: ignore[attr-defined]


def test_906_5_its_controller_is_refused_where_two_cards_are_spoken_of() -> None:
    with pytest.raises(UnboundText):
        language().read("味方怪異が敵怪異を破壊したとき ⇒ その支配者はカードを1枚引く。")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("味方怪異1体を選び、元に戻す。", "was not looked at"),
        ("味方魔法少女を4人以上支配してよい。", "having so many"),
        ("味方怪異は1ターンに1回しか攻撃できない。", "not counted for each"),
        (
            "味方怪異1体を対象とし、ターン終了時まで、それはATK+500を得る。味方墓地に灯りがあるなら、代わりにATK+900を得る。",
            "how long",
        ),
    ],
)
def test_what_could_be_meant_otherwise_is_refused(text: str, why: str) -> None:
    with pytest.raises(NoMeaning, match=why):
        lower_text(language().read(text), "TEXT", "詠唱")
