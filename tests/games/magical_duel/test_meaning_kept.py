"""What is chosen for a card, limits of all its abilities, one of several deeds: read, and true in a game."""

from __future__ import annotations

import pytest

from kirifuda.effects.errors import NoMeaning
from kirifuda.games.magical_duel.lowering.card import lower_text
from kirifuda.games.magical_duel.values import ATTRIBUTE_BITS
from kirifuda.games.magical_duel.wording.assembly import language
from tests.games.magical_duel.meaning_table import Table, card, conjure, servant

CAT = servant("猫", races=["猫"], attributes=["太陽"])
DOG = servant("犬", races=["犬"], attributes=["月"])
BOTH = servant("双", attributes=["月", "太陽"])
CANDY = conjure("甘", "あなたは〔飴〕を5個得る。")
KILL = conjure("殺", "怪異1体を対象とし、それを破壊する。")


def chosen(text: str, word: str) -> Table:
    """A barrier for which a word was chosen, beside a cat and a dog."""
    barrier = card("界", "結界", text, cost=0)
    table = Table({"hand": ["界"], "servants": ["猫", "犬"]}, {}, (barrier, CAT, DOG))
    table.act("play", "界")
    while table.asked().prompt != "declare":
        table.answer("pass")
    table.answer(f"declare:{word}")
    table.settle()
    return table


def uses(table: Table) -> int:
    """How many abilities can be activated."""
    return len([option for option in table.asked().options if option.verb == "activate"])


def test_206_3_a_race_chosen_for_the_card_is_known_to_its_other_abilities() -> None:
    table = chosen("[参戦] ⇒ 種族を1つ選ぶ。\n選ばれた種族の味方怪異はATK+500を得る。", "猫")

    assert (table.values("猫").attack, table.values("犬").attack) == (1500, 1000)


def test_209_5_an_attribute_chosen_for_the_card_can_be_given() -> None:
    table = chosen("[参戦] ⇒ 属性を1つ選ぶ。\n味方怪異は選んだ属性を得る。", "水星")

    assert table.values("犬").attributes == ATTRIBUTE_BITS["月"] | ATTRIBUTE_BITS["水星"]


def test_206_3_what_nothing_chooses_is_not_chosen() -> None:
    with pytest.raises(NoMeaning, match="has not been chosen"):
        lower_text(language().read("選ばれた種族の味方怪異はATK+500を得る。"), "TEXT", "結界")


def test_704_2_a_limit_of_all_activated_abilities_counts_them_together() -> None:
    bell = servant(
        "鐘",
        "〔飴〕：カードを1枚引く。このカードの条件能力は1ターンに1度だけ発動できる。\n〔飴〕〔飴〕：カードを2枚引く。",
    )
    table = Table({"hand": ["甘"], "servants": ["鐘", "鐘"]}, {}, (bell, CANDY))
    table.play("甘")
    before = uses(table)

    table.answer("activate")
    table.settle()

    assert (before, uses(table)) == (4, 2)


def test_704_2_so_many_abilities_a_turn_are_counted_for_the_card() -> None:
    bell = servant("鐘", "〔飴〕：カードを1枚引く。\nこのカードは1ターンに1回しか能力を発動できない。")
    table = Table({"hand": ["甘"], "servants": ["鐘", "鐘"]}, {}, (bell, CANDY))
    table.play("甘")

    table.answer("activate")
    table.settle()

    assert uses(table) == 1


def test_905_1_an_ability_that_cannot_be_activated_under_a_condition() -> None:
    note = servant("札", "〔飴〕：カードを1枚引く。この能力はあなたの手札が1枚以上なら発動できない。")
    table = Table({"hand": ["甘"], "servants": ["札"]}, {}, (note, CANDY))
    table.play("甘")
    before = uses(table)

    table.answer("activate")
    table.settle()

    assert (before, uses(table)) == (1, 0)


def test_1107_2_last_words_of_another_card_are_watched() -> None:
    demon = servant("鬼", "[断末魔] ⇒ カードを1枚引く。")
    stone = card("碑", "結界", "味方怪異の[断末魔]が発動したとき ⇒ カードを1枚引く。", cost=0)
    table = Table({"hand": ["殺"], "servants": ["鬼", "碑"]}, {}, (demon, stone, KILL))
    table.play("殺")

    assert len(table.zone("hand", 0)) == 2


@pytest.mark.parametrize("who", ["怪異", "魔法", "このカード"])
def test_906_3_a_card_activates_no_last_words(who: str) -> None:
    with pytest.raises(NoMeaning, match="only a player"):
        lower_text(language().read(f"{who}が味方怪異の[断末魔]を発動したとき ⇒ カードを1枚引く。"), "TEXT", "怪異")


@pytest.mark.parametrize(
    ("mode", "hands", "fields"), [(0, (0, 1), 1), (1, (0, 3), 0), (2, (1, 3), 1)], ids=["discard", "banish", "draw"]
)
def test_903_2c_another_player_chooses_one_of_several_deeds(mode: int, hands: tuple[int, int], fields: int) -> None:
    options = ("手札を2枚捨てる。", "自分の怪異を1体選んで破棄する。", "あなたはカードを1枚引く。")
    text = "\n・".join(("敵プレイヤーは以下から1つを選ぶ。", *options))
    theirs = {"hand": ["犬", "犬", "犬"], "servants": ["犬"]}
    table = Table({"hand": ["詠"]}, theirs, (conjure("詠", text), DOG))
    table.act("play", "詠")
    while table.asked().prompt != "mode":
        table.answer("pass")
    asked = table.asked().player
    table.answer(mode)
    while table.asked().clause != "602.1c":
        table.game.answer(tuple(range(table.asked().least)))
    table.settle()

    assert asked == 1
    assert (len(table.zone("hand", 0)), len(table.zone("hand", 1))) == hands
    assert len(table.zone("servants", 1)) == fields


def test_104_2_a_deed_that_cannot_be_done_is_no_choice() -> None:
    text = "敵プレイヤーは手札を1枚捨てるか、怪異1体を破棄する。"
    table = Table({"hand": ["詠"]}, {"servants": ["犬", "犬"]}, (conjure("詠", text), DOG))
    table.act("play", "詠")
    while table.asked().clause == "602.1c" and table.zone("chase", 0):
        table.answer("pass")

    assert table.asked().prompt != "mode"


def test_209_2_who_has_several_attributes() -> None:
    text = "属性を2つ以上持つ味方怪異はターン終了時までATK+500を得る。"
    table = Table({"hand": ["詠"], "servants": ["双", "犬"]}, {}, (conjure("詠", text), BOTH, DOG))
    table.play("詠")

    assert (table.values("双").attack, table.values("犬").attack) == (1500, 1000)


def test_1014_1_what_another_has_is_gained() -> None:
    mirror = servant("鏡", "[レスト]：味方怪異1体を対象とし、ターン終了時まで、このカードはそれと同じ種族になる。")
    table = Table({"servants": ["鏡", "犬"]}, {}, (mirror, DOG))
    table.activate("鏡", "犬")

    assert table.values("鏡").races == ("犬",)


@pytest.mark.parametrize(("mine", "attack"), [(["犬"], 1500), (["犬", "猫"], 1000)])
def test_303_1_all_of_a_set_are_so(mine: list[str], attack: int) -> None:
    barrier = card("揃", "結界", "味方怪異がすべて月属性であるかぎり、味方怪異はATK+500を得る。", cost=0)
    table = Table({"servants": [*mine, "揃"]}, {}, (barrier, CAT, DOG))

    assert table.values("犬").attack == attack


def test_310_1_cards_of_a_kind_on_their_way_to_the_graveyard() -> None:
    stone = card("碑", "結界", "怪異カードが墓地に置かれる場合、代わりにゲームから除外する。", cost=0)
    table = Table({"hand": ["殺"], "servants": ["犬", "碑"]}, {}, (stone, KILL, DOG))
    table.play("殺")

    assert (table.zone("exile", 0), table.zone("graveyard", 0)) == (["犬"], ["殺"])


def test_1004_1_a_part_of_what_each_player_revealed() -> None:
    text = "各プレイヤーは自分のデッキの一番上のカードを公開する。あなたはそれらのうち好きな枚数を持ち主の墓地に置く。"
    table = Table({"hand": ["詠"], "deck": ["犬"] * 3}, {"deck": ["猫"] * 3}, (conjure("詠", text), DOG, CAT))
    table.act("play", "詠")
    while table.asked().prompt != "choose":
        table.answer("pass")
    table.answer("犬", "猫")
    table.settle()

    assert (sorted(table.zone("graveyard", 0)), table.zone("graveyard", 1)) == (["犬", "詠"], ["猫"])


@pytest.mark.parametrize("asked", ["なら", "場合"])
@pytest.mark.parametrize(
    ("done", "told"),
    [
        ("破壊する", "破壊された"),
        ("ゲームから除外する", "ゲームから除外された"),
        ("除外する", "除外された"),
    ],
)
def test_1007_1_what_was_destroyed_or_exiled_is_asked_for_by_it(done: str, told: str, asked: str) -> None:
    text = f"怪異1体を対象とし、それを{done}。それが{told}{asked}、カードを1枚引く。"
    table = Table({"hand": ["詠"]}, {"servants": ["犬"]}, (conjure("詠", text), DOG))
    table.play("詠")

    assert len(table.zone("hand", 0)) == 1
