"""Card texts that wait for something: triggers, what they speak of, limits."""

from __future__ import annotations

import pytest

from kirifuda.games.magical_duel.zones import RESTED, REVERSED
from kirifuda.kernel.hiding.resample import resample
from kirifuda.kernel.hiding.view import redact
from kirifuda.kernel.keeping.saving import dumps, loads
from kirifuda.kernel.randomness import Dice
from tests.games.magical_duel.meaning_table import Table, card, conjure, filled, servant

ONE = servant("甲")
KILL = conjure("殺", "怪異1体を対象とし、それを破壊する。")
GET = "このカードに鈴カウンター1個を置く。"


def watching(when: str, *extra: object, hand: list[str] | None = None, theirs: list[str] | None = None) -> Table:
    """A barrier that counts in bells what it waits for."""
    cards = (card("鐘", "結界", f"{when} ⇒ {GET}", cost=1), ONE, KILL, *extra)
    return Table(
        {"servants": ["鐘", "甲"], "hand": hand or []},
        {"servants": theirs or []},
        cards,  # type: ignore[arg-type]
    )


def bells(table: Table) -> int:
    """How often it happened."""
    return table.game.state.objects[table.id("鐘")].count("鈴")


def play_and_settle(table: Table) -> None:
    """Play the spell and let everything resolve; questions get the first answers."""
    table.act("play", "詠")
    while table.game.zone(table.game.map.kind_of[7 * 2], 0) or table.game.state.waiting:
        decision = table.asked()
        table.game.answer((0,) if decision.clause == "602.1c" else tuple(range(max(1, decision.least))))


@pytest.mark.parametrize(
    ("when", "text", "count"),
    [
        ("味方怪異が破壊されたとき", "味方怪異1体を対象とし、それを破壊する。", 1),
        ("敵怪異が破壊されたとき", "味方怪異1体を対象とし、それを破壊する。", 0),
        ("味方怪異が戦場を離れたとき", "味方怪異1体を対象とし、それを手札に戻す。", 1),
        ("味方怪異が戦場から墓地に置かれたとき", "味方怪異1体を対象とし、それを手札に戻す。", 0),
        ("あなたがカードを引いたとき", "カードを2枚引く。", 2),
        ("相手がカードを引いたとき", "カードを2枚引く。", 0),
        ("あなたが詠唱カードを発動したとき", "カードを1枚引く。", 1),
        ("味方怪異がレストしたとき", "味方怪異1体を対象とし、それをレストする。", 1),
        ("味方怪異がスイッチしたとき", "味方怪異1体を対象とし、それをリバースする。", 1),
        ("味方怪異がスイッチしたとき", "味方怪異1体を対象とし、それをレストする。", 0),
        ("味方怪異が対象になったとき", "味方怪異1体を対象とし、それをレストする。", 1),
        ("あなたが〔飴〕を得たとき", "あなたは〔飴〕を得る。", 1),
        ("あなたがカードを捨てたとき", "カードを1枚引く。カードを1枚捨てる。", 1),
        ("あなたがオーブを穢したとき", "敵オーブ2つを選んで穢す。", 2),
        ("あなたがカードを探したとき", "味方デッキから怪異カード1枚を探し、公開して手札に加える。", 1),
        ("味方怪異が戦場に出たとき", "[500/500]の灯りトークン1体を作成する。", 1),
    ],
)
def test_906_2_what_happens_is_counted_once_each(when: str, text: str, count: int) -> None:
    table = watching(when, conjure("詠", text), hand=["詠"])
    play_and_settle(table)

    assert bells(table) == count


@pytest.mark.parametrize(
    ("when", "text", "count"),
    [
        ("味方墓地のカードが味方手札に加えられたとき", "味方墓地の怪異カード1枚を対象とし、それを手札に加える。", 1),
        ("味方墓地のカードが味方手札に加えられたとき", "味方怪異1体を対象とし、それを手札に戻す。", 0),
        ("味方墓地のカードが味方手札に加えられたとき", "カードを1枚引く。", 0),
        ("味方墓地のカードが除外されたとき", "味方墓地の怪異カード1枚を対象とし、それを除外する。", 1),
        ("味方墓地のカードが除外されたとき", "味方怪異1体を対象とし、それを除外する。", 0),
        ("カードが味方墓地から手札に加えられたとき", "味方墓地の怪異カード1枚を対象とし、それを手札に加える。", 1),
        ("カードが相手の墓地から手札に加えられたとき", "味方墓地の怪異カード1枚を対象とし、それを手札に加える。", 0),
        ("カードが味方手札から墓地に置かれたとき", "カードを1枚引く。カードを1枚捨てる。", 1),
        ("カードが味方手札から墓地に置かれたとき", "味方怪異1体を対象とし、それを破壊する。", 0),
        ("カードが味方デッキから墓地に置かれたとき", "味方デッキの一番上のカードを墓地に置く。", 1),
    ],
)
def test_906_5_where_a_card_came_from_counts(when: str, text: str, count: int) -> None:
    cards = (card("鐘", "結界", f"{when} ⇒ {GET}", cost=1), ONE, servant("乙"), conjure("詠", text))
    table = Table({"servants": ["鐘", "甲"], "hand": ["詠"], "graveyard": ["乙"]}, {}, cards)
    play_and_settle(table)

    assert bells(table) == count


@pytest.mark.parametrize(
    ("when", "zone", "text", "count"),
    [
        ("このカードが捨てられたとき", "hand", "カードを1枚捨てる。", 1),
        ("このカードが捨てられたとき", "graveyard", "味方墓地の怪異カード1枚を対象とし、それを除外する。", 0),
        ("このカードが戦場に出たときか、このカードが捨てられたとき", "hand", "カードを1枚捨てる。", 1),
        (
            "このカードが戦場に出たときか、このカードが捨てられたとき",
            "graveyard",
            "墓地の怪異カード1枚を戦場に出す。",
            1,
        ),
        ("このカードが穢されたとき", "orbs", "味方オーブ1つを選んで穢す。", 1),
        ("このカードがオーブゾーンから手札に加えられたとき", "orbs", "味方オーブ1つを選んで穢す。", 1),
        ("このカードが墓地から手札に加えられたとき", "graveyard", "墓地の怪異カード1枚を手札に加える。", 1),
        ("このカードが墓地から手札に加えられたとき", "servants", "味方怪異1体を手札に戻す。", 0),
    ],
)
def test_902_2_what_a_card_says_of_its_own_way_works_where_it_is_looked_at(
    when: str, zone: str, text: str, count: int
) -> None:
    cards = (servant("主", f"{when} ⇒ あなたは〔飴〕を得る。"), conjure("詠", text))
    mine = {"hand": ["詠"]}
    mine[zone] = [*mine.get(zone, []), "主"]
    table = Table(mine, {}, cards)
    table.act("play", "詠")
    while table.game.zone(table.game.map.kind_of[7 * 2], 0) or table.game.state.waiting:
        decision = table.asked()
        table.game.answer((0,) if decision.clause == "602.1c" else tuple(range(max(1, decision.least))))

    assert table.game.state.variables.get("counter:キャンディ:0", 0) == count


def test_902_2_a_card_replaces_its_own_way_where_it_is_before() -> None:
    cards = (
        servant("主", "このカードが捨てられる場合、代わりにこのカードを除外する。"),
        conjure("詠", "カードを1枚捨てる。"),
    )
    table = Table({"hand": ["詠", "主"]}, {}, cards)
    table.play("詠")

    assert table.zone("exile", 0) == ["主"]


def test_906_5b_it_speaks_of_the_card_as_it_was_on_the_field() -> None:
    cards = (
        card("鐘", "結界", "味方怪異が破壊されたとき ⇒ その怪異を手札に戻す。", cost=1),
        conjure("詠", "味方怪異をすべて破壊する。"),
        ONE,
    )
    table = Table({"servants": ["鐘", "甲"], "hand": ["詠"]}, {}, cards)
    table.play("詠")

    assert table.zone("hand", 0) == ["甲"]


def test_1107_2_last_words_can_move_their_own_card() -> None:
    cards = (servant("主", "[断末魔] ⇒ このカードを手札に戻す。"), conjure("詠", "味方怪異をすべて破壊する。"))
    table = Table({"servants": ["主"], "hand": ["詠"]}, {}, cards)
    table.play("詠")

    assert table.zone("hand", 0) == ["主"]


def test_911_1_values_of_what_left_are_the_last_known() -> None:
    cards = (
        servant("主", "[断末魔] ⇒ このカードのATKが2000以上なら、カードを1枚引く。"),
        conjure("詠", "ターン終了時まで、味方怪異はATK+1000を得る。味方怪異をすべて破壊する。"),
    )
    table = Table({"servants": ["主"], "hand": ["詠"]}, {}, cards)
    table.play("詠")

    assert len(table.zone("hand", 0)) == 1


def test_1106_two_keywords_before_one_arrow_are_two_abilities() -> None:
    cards = (servant("主", "[参戦][断末魔] ⇒ カードを1枚引く。", cost=0), conjure("詠", "味方怪異をすべて破壊する。"))
    table = Table({"hand": ["主", "詠"]}, {}, cards)
    table.play("主", "position")
    table.play("詠")

    assert len(table.zone("hand", 0)) == 2
    abilities = table.game.pool.cards[table.game.pool.numbers["主"]].values.abilities
    assert [ability.keyword for ability in abilities] == ["参戦", "断末魔"]  # type: ignore[attr-defined]


def test_906_7_a_state_trigger() -> None:
    cards = (card("旗", "結界", "味方怪異がいないとき ⇒ このカードを破棄する。", cost=1), KILL, ONE)
    table = Table({"servants": ["旗", "甲"], "hand": ["殺"]}, {}, cards)
    table.play("殺")

    assert "旗" in table.zone("graveyard", 0)


def test_once_a_turn() -> None:
    text = "〔飴〕を支払う：カードを1枚引く。この能力は1ターンに1度のみ発動できる。"
    table = Table({"servants": ["主"]}, {}, (card("主", "結界", text, cost=1),))
    table.game.state.variables["counter:キャンディ:0"] = 5
    table.activate("主")

    assert all(option.verb != "activate" for option in table.asked().options)
    assert table.game.state.variables["counter:キャンディ:0"] == 4


def test_once_a_turn_is_counted_on_the_card_through_saves_and_views() -> None:
    text = "〔飴〕を支払う：カードを1枚引く。この能力は1ターンに1度のみ発動できる。"
    table = Table({"servants": ["主", "主"]}, {}, (card("主", "結界", text, cost=1),))
    table.game.state.variables["counter:キャンディ:0"] = 5
    table.activate("主")
    saved = loads(table.game.rulebook, table.game.pool, dumps(table.game))
    guess = resample(redact(table.game, 0), [filled({"servants": ["主", "主"]}), filled({})], Dice(1, "guess"))

    for game in (table.game, saved, guess, table.game.clone()):
        decision = game.decision()
        assert decision is not None
        assert sum(option.verb == "activate" for option in decision.options) == 1
    assert not any(str(id) in name for id in table.game.state.objects for name in table.game.state.variables)


def test_906_8_once_a_turn_counts_for_a_card_that_has_left() -> None:
    """It triggers twice as it leaves with another, and is activated once."""
    cards = (
        servant("主", "1ターンに1度、味方怪異が破壊されたとき ⇒ カードを1枚引く。"),
        conjure("詠", "味方怪異をすべて破壊する。"),
        ONE,
    )
    table = Table({"servants": ["主", "甲"], "hand": ["詠"]}, {}, cards)
    table.play("詠", "trigger")

    assert len(table.zone("hand", 0)) == 1


def test_1010_2_a_rested_card_cannot_rest_to_pay() -> None:
    table = Table({"servants": ["主"]}, {}, (servant("主", "[レスト]：カードを1枚引く。"),))
    table.turn_card("主", REVERSED)

    assert all(option.verb != "activate" for option in table.asked().options)


def test_1010_3_somebody_else_s_card_cannot_be_rested_to_pay() -> None:
    table = Table(
        {"servants": ["主", "甲"]},
        {"servants": ["甲"]},
        (card("主", "結界", "怪異1体をレストする：カードを1枚引く。", cost=1), ONE),
    )
    table.activate("主")

    assert table.game.state.objects[table.id("甲", "servants", 0)].position == RESTED
    assert table.game.state.objects[table.id("甲", "servants", 1)].position != RESTED


def test_1008_3_a_named_cost_may_be_met_from_the_stock() -> None:
    table = Table(
        {"servants": ["主"], "casters": ["上", "下"]},
        {},
        (
            card("主", "結界", "“下”1体を破棄する：カードを1枚引く。", cost=1),
            card("上", "魔法少女", "", level=2),
            card("下", "魔法少女", "", level=1),
        ),
    )
    from kirifuda.games.magical_duel.rules.r0306_stock import lay_under

    lay_under(table.game, table.id("下"), table.id("上"))
    table.activate("主")

    assert table.zone("graveyard", 0) == ["下"]


def test_902_2_an_ability_that_works_in_the_hand() -> None:
    text = "味方手札のこのカードを捨てる：カードを1枚引く。"
    table = Table({"hand": ["主"]}, {}, (servant("主", text),))
    table.activate("主")

    assert table.zone("graveyard", 0) == ["主"]
    assert len(table.zone("hand", 0)) == 1


def test_1111_2a_a_line_with_effort_exists_if_there_was_enough_on_activation() -> None:
    text = "カードを1枚引く。\n[DCT]1―カードを1枚引く。"
    cards = (conjure("詠", text), conjure("努", "カードを1枚引く。", races=["努力"]))
    without = Table({"hand": ["詠"]}, {}, cards)
    without.play("詠")
    enough = Table({"hand": ["詠"], "graveyard": ["努"]}, {}, cards)
    enough.play("詠")

    assert (len(without.zone("hand", 0)), len(enough.zone("hand", 0))) == (1, 2)


def test_1113_2_alone() -> None:
    text = "[唯我独尊]－このカードのATKは∞になる。"
    table = Table({"servants": ["主"], "hand": ["甲"]}, {}, (servant("主", text), servant("甲", cost=0)))

    assert table.values("主").attack > 10**9
    table.play("甲", "position")
    assert table.values("主").attack == 1000


def test_907_1_an_aether_ability_does_not_use_the_chase() -> None:
    table = Table({"servants": ["主"]}, {}, (card("主", "結界", "[レスト]：〔木星〕を生み出す。", cost=1),))
    table.activate("主")

    assert table.game.state.variables["aether0"] == (4,)


def test_1005_2_nobody_chases_onto_it() -> None:
    cards = (
        conjure("詠", "このカードにはチェイスできない。\nカードを1枚引く。"),
        conjure("瞬", "[瞬動]\nカードを1枚引く。"),
    )
    table = Table({"hand": ["詠", "瞬"]}, {}, cards)
    table.act("play", "詠")

    assert [option.verb for option in table.asked().options] == ["pass"]


def test_a_triggered_ability_once_a_turn() -> None:
    text = "味方怪異が破壊されたとき ⇒ カードを1枚引く。この能力は1ターンに1度のみ発動できる。"
    cards = (card("鐘", "結界", text, cost=1), conjure("詠", "味方怪異1体を対象とし、それを破壊する。"), ONE)
    table = Table({"servants": ["鐘", "甲", "甲"], "hand": ["詠", "詠"]}, {}, cards)
    for _ in range(2):
        table.act("play", "詠")
        while table.game.zone(table.game.map.kind_of[7 * 2], 0) or table.game.state.waiting:
            table.asked()
            table.game.answer((0,))

    assert len(table.zone("hand", 0)) == 1
