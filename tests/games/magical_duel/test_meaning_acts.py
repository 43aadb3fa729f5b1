"""Card texts carried out: acts, choices, "may", "if you did", modes, who acts."""

from __future__ import annotations

import pytest

from kirifuda.games.interface import CardFacts
from kirifuda.games.magical_duel.zones import RECOVERED, RESTED, REVERSED
from tests.games.magical_duel.meaning_table import Table, card, conjure, servant

ONE = servant("甲")
TWO = servant("乙", attack=3000)


def cast(text: str, *choices: int | str, mine: list[str] | None = None, theirs: list[str] | None = None) -> Table:
    """Play a conjure with a text, with servants of the tests on both sides."""
    table = Table({"hand": ["詠"], "servants": mine or []}, {"servants": theirs or []}, (conjure("詠", text), ONE, TWO))
    table.play("詠", *choices)
    return table


def test_1007_1_a_target_is_destroyed() -> None:
    table = cast("ATK1000以下の敵怪異1体を対象とし、それを破壊する。", theirs=["甲", "乙"])

    assert table.zone("graveyard", 1) == ["甲"]
    assert table.zone("servants", 1) == ["乙"]


def test_903_2e_without_a_target_a_card_cannot_be_played() -> None:
    table = Table({"hand": ["詠"]}, {}, (conjure("詠", "敵怪異1体を対象とし、それを破壊する。"),))

    assert [option.verb for option in table.asked().options] == ["pass"]


def test_903_3a_what_is_no_longer_a_legal_target_is_left_alone_and_the_rest_is_done() -> None:
    text = "ATK1000以下の敵怪異1体を対象とし、それを破壊する。カードを1枚引く。"
    table = Table(
        {"hand": ["詠", "号"]},
        {"servants": ["甲"]},
        (conjure("詠", text), conjure("号", "[瞬動]\nターン終了時まで、敵怪異はATK+1000を得る。"), ONE),
    )
    table.act("play", "詠")
    table.act("play", "号")
    table.settle()

    assert table.zone("servants", 1) == ["甲"]
    assert table.zone("hand", 0) == ["NS1-020"]


def test_103_1_may_offers_yes_only_while_it_is_possible() -> None:
    table = Table({"hand": ["詠"]}, {}, (conjure("詠", "カードを1枚捨ててよい。そうしたなら、カードを2枚引く。"),))
    table.play("詠")

    assert table.zone("hand", 0) == []


@pytest.mark.parametrize(("answers", "hand"), [(("yes",), 2), (("no",), 1)])
def test_if_you_did_asks_about_the_sentence_before(answers: tuple[str, ...], hand: int) -> None:
    table = Table(
        {"hand": ["詠", "甲"]}, {}, (conjure("詠", "カードを1枚捨ててよい。そうしたなら、カードを2枚引く。"), ONE)
    )
    table.play("詠", *answers)

    assert len(table.zone("hand", 0)) == hand


def test_otherwise_asks_about_the_condition_before() -> None:
    text = "味方怪異がいるなら、カードを1枚引く。そうでないなら、カードを3枚引く。"

    assert len(cast(text).zone("hand", 0)) == 3
    assert len(cast(text, mine=["甲"]).zone("hand", 0)) == 1


def test_903_2c_only_the_chosen_mode_is_carried_out() -> None:
    text = "以下から1つを選ぶ。\n・カードを1枚引く。\n・敵怪異1体を対象とし、それを破壊する。"
    table = cast(text, 1, theirs=["甲"])

    assert table.zone("graveyard", 1) == ["甲"]
    assert table.zone("hand", 0) == []


def test_903_2c_a_mode_without_targets_is_not_offered() -> None:
    text = "以下から1つを選ぶ。\n・カードを1枚引く。\n・敵怪異1体を対象とし、それを破壊する。"

    assert len(cast(text).zone("hand", 0)) == 1


def test_903_2f_which_target_gets_which_part_is_chosen_on_activation() -> None:
    text = "敵怪異2体を対象とし、そのうち1体を持ち主の手札に戻し、もう1体をレストする。"
    table = Table({"hand": ["詠"]}, {"servants": ["甲", "乙"]}, (conjure("詠", text), ONE, TWO))
    table.act("play", "詠", "乙")
    table.settle()

    assert table.zone("hand", 1) == ["乙"]
    assert table.position("甲") == RESTED


def test_the_other_player_chooses_what_they_discard() -> None:
    table = Table(
        {"hand": ["詠"]}, {"hand": ["甲", "乙"]}, (conjure("詠", "敵プレイヤーはカードを1枚捨てる。"), ONE, TWO)
    )
    table.act("play", "詠")
    table.choose("pass", "pass")

    assert table.asked().player == 1
    table.answer("乙")
    assert table.zone("graveyard", 1) == ["乙"]


def test_every_player_acts_the_turn_player_first() -> None:
    table = Table(
        {"hand": ["詠", "甲"]}, {"hand": ["甲", "乙"]}, (conjure("詠", "各プレイヤーはカードを1枚捨てる。"), ONE, TWO)
    )
    table.act("play", "詠")
    table.choose("pass", "pass", "乙")

    assert table.zone("graveyard", 0) == ["甲", "詠"]
    assert table.zone("graveyard", 1) == ["乙"]


def test_104_2_as_many_as_there_are() -> None:
    table = cast("敵怪異をすべて破壊する。カードを1枚引く。")

    assert len(table.zone("hand", 0)) == 1


def test_for_every_unit_once() -> None:
    table = cast("味方怪異1体につき、カードを1枚引く。", mine=["甲", "乙", "甲"])

    assert len(table.zone("hand", 0)) == 3


def test_it_is_followed_through_what_the_effect_itself_does() -> None:
    text = "味方デッキの一番上のカードを公開する。それが怪異カードなら、それを手札に加える。"
    table = cast(text)

    assert table.zone("hand", 0) == ["NS1-020"]


def test_302_3_a_card_that_left_and_came_back_is_another_card() -> None:
    text = "敵怪異1体を対象とし、それを破壊する。"
    table = Table({"hand": ["詠", "送"]}, {"servants": ["甲"]}, (conjure("詠", text), blink(), ONE))
    table.act("play", "詠")
    table.act("play", "送")
    table.settle("position")

    assert table.zone("servants", 1) == ["甲"]


def blink() -> CardFacts:
    """Out of the game and back again."""
    return conjure("送", "[瞬動]\n敵怪異1体を対象とし、それをゲームから除外する。その後、それを持ち主の戦場に出す。")


def test_1012_2_a_search_shows_the_deck_and_may_find_nothing() -> None:
    text = "味方デッキから怪異カード1枚を探し、公開して手札に加える。その後、味方デッキをシャッフルする。"
    table = Table({"hand": ["詠"], "deck": ["甲", "乙"]}, {}, (conjure("詠", text), ONE, TWO))
    table.act("play", "詠")
    table.choose("pass", "pass")
    decision = table.asked()

    assert (decision.least, decision.most) == (0, 1)
    table.answer("乙")
    assert table.zone("hand", 0) == ["乙"]


def test_1009_1_choosing_orbs_shows_nothing() -> None:
    table = Table({"hand": ["詠"]}, {"orbs": ["甲", "乙"]}, (conjure("詠", "敵オーブ1つを選んで穢す。"), ONE, TWO))
    table.act("play", "詠")
    table.choose("pass", "pass")
    orbs = [option.object for option in table.asked().options]

    assert len(orbs) == 2
    assert all(not table.game.state.objects[id].shown for id in orbs)


def test_1016_1_control_until_the_end_of_the_turn() -> None:
    table = cast("敵怪異1体を対象とし、ターン終了時まで、それを支配する。", theirs=["甲"])

    assert table.zone("servants", 0) == ["甲"]
    table.end_turn()
    assert table.zone("servants", 1) == ["甲"]


def test_1017_1_control_is_exchanged() -> None:
    text = "味方怪異1体と敵怪異1体を対象とし、それらの支配を交換する。"
    table = cast(text, mine=["甲"], theirs=["乙"])

    assert table.zone("servants", 0) == ["乙"]
    assert table.zone("servants", 1) == ["甲"]


def test_1011_1_switching() -> None:
    table = cast("敵怪異1体を対象とし、それをスイッチする。", theirs=["甲"])

    assert table.position("甲") == REVERSED


def test_1302_1_tokens_have_what_the_text_gives_them() -> None:
    table = cast("[500/500]の灯りトークン2体を作成する。", RECOVERED, REVERSED)
    ids = table.game.zone(table.game.map.kind_of[2 * 2], 0)

    assert [table.game.state.objects[id].position for id in ids] == [RECOVERED, REVERSED]
    assert table.game.values(ids[0]).name == "灯り"


def test_1018_7_counters_move_as_many_as_there_are() -> None:
    text = "味方怪異1体と敵怪異1体を対象とし、その敵怪異の鈴カウンター3個をその味方怪異に移動する。"
    table = Table({"hand": ["詠"], "servants": ["甲"]}, {"servants": ["乙"]}, (conjure("詠", text), ONE, TWO))
    table.counters("乙", "鈴", 2)
    table.play("詠")

    assert table.game.state.objects[table.id("甲")].count("鈴") == 2
    assert table.game.state.objects[table.id("乙")].count("鈴") == 0


def test_311_2a_exiled_face_down() -> None:
    table = cast("敵怪異1体を対象とし、それを裏向きでゲームから除外する。", theirs=["甲"])

    assert table.game.state.objects[table.id("甲", "exile")].face_down


def test_304_3_cards_from_the_top_go_one_by_one() -> None:
    table = Table(
        {"hand": ["詠"], "deck": ["甲", "乙", "甲", "乙"]},
        {},
        (conjure("詠", "味方デッキの一番上から3枚のカードを墓地に置く。"), ONE, TWO),
    )
    table.play("詠")

    assert table.zone("graveyard", 0) == ["乙", "甲", "乙", "詠"]


def test_unless_somebody_pays() -> None:
    text = "敵怪異1体を対象とし、それの支配者が〔1〕を支払わないかぎり、それを破壊する。"
    table = Table({"hand": ["詠"]}, {"servants": ["甲"]}, (conjure("詠", text), ONE))
    table.aether(1, 0)
    table.play("詠", "yes")

    assert table.zone("servants", 1) == ["甲"]


def test_unless_nobody_can_pay() -> None:
    text = "敵怪異1体を対象とし、それの支配者が〔1〕を支払わないかぎり、それを破壊する。"

    assert cast(text, theirs=["甲"]).zone("servants", 1) == []


def test_a_letter_that_the_text_defines() -> None:
    table = cast("カードをX枚引く。Xは味方怪異の数である。", mine=["甲", "乙"])

    assert len(table.zone("hand", 0)) == 2


def test_random_cards_come_from_the_random_stream() -> None:
    text = "敵プレイヤーは手札を無作為に2枚捨てる。"
    table = Table({"hand": ["詠"]}, {"hand": ["甲", "乙", "甲", "乙"]}, (conjure("詠", text), ONE, TWO))
    table.play("詠")

    assert len(table.zone("graveyard", 1)) == 2


def test_1103_3_a_barrier_is_no_conjure() -> None:
    with pytest.raises(ValueError, match="only a conjure"):
        Table({}, {}, (card("壁", "結界", "カードを1枚引く。", cost=1),))
