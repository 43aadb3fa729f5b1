"""Card texts that last: changes by layer, durations, prohibitions, replacements, delayed triggers, costs."""

from __future__ import annotations

import pytest

from kirifuda.effects.abilities import has_keyword
from kirifuda.games.magical_duel.values import BARRIER, SERVANT
from kirifuda.games.magical_duel.zones import RESTED, REVERSED
from kirifuda.kernel.changes import SetVariable
from kirifuda.kernel.ids import INFINITY
from tests.games.magical_duel.meaning_table import Table, card, conjure, servant

ONE = servant("甲", attack=1000, defense=2000)
TWO = servant("乙", attack=3000)


def standing(text: str, **facts: object) -> Table:
    """A servant with a static text, beside others."""
    return Table({"servants": ["主", "甲"]}, {"servants": ["乙"]}, (servant("主", text, **facts), ONE, TWO))


def cast(text: str, *choices: int | str, mine: list[str] | None = None, theirs: list[str] | None = None) -> Table:
    """Play a conjure with a text."""
    table = Table({"hand": ["詠"], "servants": mine or []}, {"servants": theirs or []}, (conjure("詠", text), ONE, TWO))
    table.play("詠", *choices)
    return table


def test_909_1e_a_bonus_until_the_end_of_the_turn() -> None:
    table = cast("味方怪異1体を対象とし、ターン終了時まで、それはATK+1000とDEF-500を得る。", mine=["甲"])

    assert (table.values("甲").attack, table.values("甲").defense) == (2000, 1500)
    table.end_turn()
    assert (table.values("甲").attack, table.values("甲").defense) == (1000, 2000)


def test_909_3b_iii_an_open_set_takes_in_who_comes_later() -> None:
    table = Table(
        {"hand": ["詠", "甲"]}, {}, (conjure("詠", "このターン、味方怪異はATK+1000を得る。"), servant("甲", cost=0))
    )
    table.play("詠")
    table.play("甲", "position")

    assert table.values("甲").attack == 2000


def test_an_amount_of_an_effect_is_fixed_when_it_begins() -> None:
    text = "味方怪異1体を対象とし、味方怪異1体につき、それはATK+1000を得る。"
    table = Table({"hand": ["詠", "丙"], "servants": ["甲"]}, {}, (conjure("詠", text), ONE, servant("丙", cost=0)))
    table.play("詠")
    table.play("丙", "position")

    assert table.values("甲").attack == 2000


def test_an_amount_of_a_static_ability_is_asked_anew() -> None:
    table = standing("他の味方怪異1体につき、このカードはATK+500を得る。")

    assert table.values("主").attack == 1500


def test_a_condition_around_a_static_ability() -> None:
    table = standing("リバース状態の敵怪異がいるかぎり、このカードは[二重穢し]を得る。")

    assert not has_keyword(table.values("主").abilities, "二重穢し")
    table.turn_card("乙", REVERSED)
    assert has_keyword(table.values("主").abilities, "二重穢し")


def test_904_2_a_basic_ability_works_in_every_zone() -> None:
    text = "このカードのATKは味方怪異の数の1000倍に等しい。"
    table = Table({"servants": ["甲", "主"], "hand": ["主"]}, {}, (servant("主", text, attack=0), ONE))

    assert [table.game.values(id).attack for id in table.ids("主", "servants")] == [2000]  # type: ignore[attr-defined]


def test_909_1a_other_changes_come_after_a_basic_ability() -> None:
    text = "このカードのATKは味方怪異の数の1000倍に等しい。"
    table = Table({"hand": ["詠"], "servants": ["主"]}, {}, (servant("主", text), conjure("詠", PLUS)))
    table.play("詠")

    assert table.values("主").attack == 2000


PLUS = "味方怪異1体を対象とし、それはATK+1000を得る。"


def test_104_7_infinity_stays_infinite() -> None:
    table = Table(
        {"hand": ["詠"], "servants": ["主"]}, {}, (servant("主", "このカードのATKは∞になる。"), conjure("詠", PLUS))
    )
    table.play("詠")

    assert table.values("主").attack == INFINITY


def test_909_1g_half_is_rounded_up_to_a_hundred() -> None:
    table = Table(
        {"hand": ["詠"]},
        {"servants": ["丙"]},
        (conjure("詠", "敵怪異1体を対象とし、ターン終了時まで、それのATKは半分になる。"), servant("丙", attack=2500)),
    )
    table.play("詠")

    assert table.values("丙").attack == 1300


def test_1014_1_becoming_a_kind_loses_the_old_one_and_gaining_does_not() -> None:
    became = cast("敵怪異1体を対象とし、ターン終了時まで、それは結界になる。", theirs=["乙"])
    gained = cast("敵怪異1体を対象とし、それは種族灯りを得る。", theirs=["乙"])

    assert became.values("乙").kinds == BARRIER
    assert gained.values("乙").kinds == SERVANT
    assert gained.values("乙").races == ("灯り",)


def test_losing_everything() -> None:
    text = "敵怪異1体を対象とし、ターン終了時まで、それはすべての属性と種族と能力を失い、[500/500]になる。"
    table = Table(
        {"hand": ["詠"]},
        {"servants": ["丙"]},
        (conjure("詠", text), servant("丙", "[傲慢]", attributes=["火星"], races=["灯り"])),
    )
    table.play("詠")
    values = table.values("丙")

    assert (values.attributes, values.races, values.abilities) == (0, (), ())
    assert (values.attack, values.defense) == (500, 500)


def test_a_granted_ability_is_the_card_s_own() -> None:
    text = "味方怪異は「このカードを破棄する：カードを1枚引く。」を得る。"
    table = Table({"servants": ["主", "甲"]}, {}, (card("主", "結界", text, cost=1), ONE))
    table.activate("甲")

    assert table.zone("graveyard", 0) == ["甲"]
    assert len(table.zone("hand", 0)) == 1


def test_909_1f_counters_come_last() -> None:
    table = standing("このカードの鈴カウンター1個につき、このカードはATK+500を得る。")
    table.counters("主", "鈴", 2)

    assert table.values("主").attack == 2000


def test_104_4_what_cannot_be_destroyed_is_not() -> None:
    table = Table(
        {"hand": ["詠"]},
        {"servants": ["主"]},
        (conjure("詠", "敵怪異をすべて破壊する。"), servant("主", "このカードは破壊されない。")),
    )
    table.play("詠")

    assert table.zone("servants", 1) == ["主"]


def test_803_3a_forbidden_to_attack_until_the_next_own_turn() -> None:
    text = "敵怪異1体を対象とし、次のあなたのターン開始時まで、それは攻撃できない。"
    table = cast(text, theirs=["乙"])

    assert len(table.game.state.lasting) == 1
    table.end_turn()
    assert len(table.game.state.lasting) == 1
    table.end_turn()
    assert len(table.game.state.lasting) == 0


def test_910_3_a_replacement_is_not_replaced_by_itself() -> None:
    text = "あなたがカードを引く場合、代わりにカードを2枚引く。"
    table = Table(
        {"hand": ["詠"], "servants": ["主"]}, {}, (card("主", "結界", text, cost=1), conjure("詠", "カードを1枚引く。"))
    )
    table.play("詠")

    assert len(table.zone("hand", 0)) == 2


def test_910_1_exiled_instead_of_destroyed() -> None:
    text = "敵怪異が破壊される場合、代わりにそれをゲームから除外する。"
    table = Table(
        {"hand": ["詠"], "servants": ["主"]},
        {"servants": ["甲", "乙"]},
        (card("主", "結界", text, cost=1), conjure("詠", "敵怪異をすべて破壊する。"), ONE, TWO),
    )
    table.play("詠")

    assert sorted(table.zone("exile", 1)) == ["乙", "甲"]


@pytest.mark.parametrize(("answer", "left"), [("replace", ["甲"]), ("decline", ["主"])])
def test_910_3_an_optional_replacement_may_be_declined(answer: str, left: list[str]) -> None:
    text = "他の味方怪異が破壊される場合、代わりにこのカードを破棄してよい。"
    table = Table(
        {"servants": ["主", "甲"], "hand": ["詠"]},
        {},
        (servant("主", text), ONE, conjure("詠", "他の味方怪異1体を対象とし、それを破壊する。")),
    )
    table.play("詠", "甲", answer)

    assert table.zone("servants", 0) == left


def test_two_victims_cannot_use_one_guard() -> None:
    text = "他の味方怪異が破壊される場合、代わりにこのカードを破棄してよい。"
    table = Table(
        {"servants": ["主", "甲", "乙"], "hand": ["詠"]},
        {},
        (servant("主", text, cost=5), ONE, TWO, conjure("詠", "コスト1の味方怪異をすべて破壊する。")),
    )
    table.play("詠", "replace")

    assert len(table.zone("servants", 0)) == 1
    assert "主" in table.zone("graveyard", 0)


def test_906_6_a_delayed_trigger_goes_off_once_and_knows_what_it_spoke_of() -> None:
    text = "敵怪異1体を対象とし、それをレストする。ターン終了時 ⇒ それをリバースする。"
    table = cast(text, "甲", theirs=["甲", "乙"])
    table.end_turn()

    assert table.position("甲") == REVERSED
    assert not table.game.state.lasting


def test_906_6_a_delayed_trigger_at_the_next_own_turn() -> None:
    table = cast("カードを1枚引く。次のあなたのターン開始時 ⇒ カードを1枚引く。")
    table.end_turn()

    assert len(table.zone("hand", 0)) == 1
    table.end_turn()
    while table.game.state.variables["phase"] != "main":
        table.game.decision()
        table.game.answer((0,))
    assert len(table.zone("hand", 0)) == 3


def test_903_2g_costs_change_and_only_for_whom_they_say() -> None:
    text = "あなたが火星の怪異カードを発動するためのコストを1減らす。"
    red = servant("赤", cost=3, attributes=["火星"])
    blue = servant("青", cost=3, attributes=["水星"])
    table = Table({"servants": ["主"], "hand": ["赤", "青"]}, {}, (card("主", "結界", text, cost=1), red, blue))
    table.aether(0, 2, 2 | 32)

    offered = [table.key(option.object) for option in table.asked().options if option.verb == "play"]
    assert offered == ["赤"]


def test_this_turn_is_counted() -> None:
    text = "このターン、あなたがカードを引いたなら、このカードはATK+1000を得る。"
    table = Table({"servants": ["主"], "hand": ["詠"]}, {}, (servant("主", text), conjure("詠", "カードを1枚引く。")))

    assert table.values("主").attack == 1000
    table.play("詠")
    assert table.values("主").attack == 2000


def test_while_it_is_your_turn() -> None:
    table = standing("あなたのターンの間、このカードはATK+1000を得る。")

    assert table.values("主").attack == 2000
    SetVariable("turn_player", 1).apply(table.game)
    assert table.values("主").attack == 1000


def test_1018_8_a_card_enters_with_its_counters() -> None:
    text = "このカードは鈴カウンターを2個置いて戦場に出る。"
    table = Table({"hand": ["主"]}, {}, (servant("主", text, cost=0),))
    table.play("主", "position")

    assert table.game.state.objects[table.id("主")].count("鈴") == 2


def test_others_enter_rested() -> None:
    text = "味方怪異はレスト状態で戦場に出る。"
    table = Table({"hand": ["甲"], "servants": ["壁"]}, {}, (card("壁", "結界", text, cost=1), servant("甲", cost=0)))
    table.play("甲", "position")

    assert table.position("甲") == RESTED


def test_1008_2_only_one_s_own_cards_can_be_banished() -> None:
    table = cast("敵怪異1体を対象とし、それを破棄する。", theirs=["乙"])

    assert table.zone("servants", 1) == ["乙"]
