"""What was done this way, how a card was activated, and attacks that are demanded: read, and true in a game."""

from __future__ import annotations

import pytest

from kirifuda.effects.errors import NoMeaning
from kirifuda.games.magical_duel.lowering.card import lower_text
from kirifuda.games.magical_duel.rules.r0700_player_actions import playable_elsewhere
from kirifuda.games.magical_duel.wording.assembly import language
from kirifuda.games.magical_duel.zones import RECOVERED
from tests.games.magical_duel.meaning_table import Table, card, conjure, servant

ONE = servant("甲")
TWO = servant("乙")
HARD = servant("硬", "このカードは破壊されない。")


def drawn(text: str, mine: list[str], theirs: list[str], *answers: int | str) -> int:
    """How many cards a conjure brought to the hand."""
    table = Table({"hand": ["詠"], "servants": mine}, {"servants": theirs}, (conjure("詠", text), ONE, TWO, HARD))
    table.play("詠", *answers)
    return len(table.zone("hand", 0))


@pytest.mark.parametrize(
    ("mine", "theirs", "count"), [(["甲"], ["乙"], 1), (["甲"], ["硬"], 0), ([], [], 0), (["甲", "乙"], ["乙"], 1)]
)
def test_104_2_so_many_must_have_been_destroyed_this_way(mine: list[str], theirs: list[str], count: int) -> None:
    assert drawn("怪異をすべて破壊する。この方法で怪異を2体以上破壊したなら、カードを1枚引く。", mine, theirs) == count


def test_104_2_what_was_destroyed_this_way_is_counted() -> None:
    text = "怪異をすべて破壊する。この方法で破壊した敵怪異の数と同じ枚数のカードを引く。"

    assert drawn(text, ["甲"], ["乙", "乙", "硬"]) == 2


@pytest.mark.parametrize(("served", "count"), [(1, 0), (2, 1)])
def test_104_2_so_many_must_have_been_activated_this_turn(served: int, count: int) -> None:
    free = conjure("軽", "〔飴〕を得る。")
    last = conjure("詠", "このターンにあなたが“軽”を2枚以上発動していたなら、カードを1枚引く。")
    table = Table({"hand": ["軽"] * served + ["詠"]}, {}, (free, last))
    for _ in range(served):
        table.play("軽")
    table.play("詠")

    assert len(table.zone("hand", 0)) == count


def test_906_1_what_happens_to_several_happens_to_each() -> None:
    with pytest.raises(NoMeaning, match="each is told of by itself"):
        lower_text(language().read("味方怪異が2体以上破壊されたとき ⇒ カードを1枚引く。"), "TEXT", "怪異")


def test_1017_1_of_what_is_exchanged_one_is_ones_own_now() -> None:
    text = (
        "味方怪異1体と敵怪異1体を対象とし、それらの支配を交換する。"
        "ターン終了時まで、この方法であなたが支配した怪異はATK+500を得る。"
    )
    table = Table({"hand": ["詠"], "servants": ["甲"]}, {"servants": ["乙"]}, (conjure("詠", text), ONE, TWO))
    table.play("詠")

    assert (table.values("甲").attack, table.values("乙").attack) == (1000, 1500)


def test_302_4_what_was_put_into_the_graveyard_this_way_is_not_what_went_to_the_hand() -> None:
    text = (
        "味方デッキの上から2枚のカードを見る。その中から1枚を墓地に置き、残りを手札に加える。"
        "この方法で墓地に置いたカードをゲームから除外する。"
    )
    table = Table({"hand": ["詠"], "deck": ["甲", "乙", "甲", "甲"]}, {}, (conjure("詠", text), ONE, TWO))
    table.act("play", "詠")
    while not any(option.verb == "choose" for option in table.asked().options):
        table.answer("pass")
    table.answer("choose")
    table.settle()

    assert (len(table.zone("exile", 0)), len(table.zone("hand", 0)), table.zone("graveyard", 0)) == (1, 1, ["詠"])


# How a card was activated


def test_702_2_a_card_is_known_to_have_been_activated_from_a_graveyard() -> None:
    text = (
        "あなたはこのカードを墓地から発動してよい。\n[参戦] ⇒ このカードが墓地から発動されていたなら、カードを1枚引く。"
    )
    cards = (servant("霊", text, cost=0), ONE)
    for zone, count in (("graveyard", 1), ("hand", 0)):
        table = Table({zone: ["霊"]}, {}, cards)
        table.act("play", "霊")
        table.settle(RECOVERED)

        assert len(table.zone("hand", 0)) == count, zone


@pytest.mark.parametrize(("zone", "other"), [("graveyard", "exile"), ("hand", "graveyard")])
def test_910_1_what_was_activated_from_a_graveyard_is_exiled_when_it_leaves(zone: str, other: str) -> None:
    text = (
        "あなたはこのカードを墓地から発動してよい。\n"
        "墓地から発動されたこのカードが戦場を離れる場合、代わりにこのカードをゲームから除外する。"
    )
    breaks = conjure("破", "怪異1体を対象とし、それを破壊する。")
    cards = (servant("霊", text, cost=0), breaks)
    mine = {"hand": ["破"], "graveyard": ["霊"]} if zone == "graveyard" else {"hand": ["破", "霊"]}
    table = Table(mine, {}, cards)
    table.act("play", "霊")
    table.settle(RECOVERED)
    table.play("破")

    assert "霊" in table.zone(other, 0)


@pytest.mark.parametrize("leave", [True, False])
def test_910_1_what_one_lets_be_activated_is_told_from_what_another_does(leave: bool) -> None:
    """The text speaks of what was activated by its own leave."""
    lets = "あなたは味方墓地にある“軽”を発動してよい。"
    exiles = "この方法で発動したカードが墓地に置かれる場合、代わりにそれをゲームから除外する。"
    mine, other = lets + exiles, "あなたは味方墓地にある“重”を発動してよい。" + exiles
    cards = (
        card("門", "結界", mine if leave else lets, cost=1),
        card("扉", "結界", other, cost=1),
        conjure("軽", "〔飴〕を得る。"),
    )
    table = Table({"servants": ["門", "扉"], "graveyard": ["軽"]}, {}, cards)
    table.play("軽")

    assert table.zone("exile" if leave else "graveyard", 0) == ["軽"]


def test_1114_2a_it_is_known_to_have_been_stepped_up_as_it_enters() -> None:
    text = "[ステップアップ]（竜）\nこのカードがステップアップして戦場に出たとき ⇒ カードを1枚引く。"
    cards = (servant("兵", text, cost=1), servant("竜", races=["竜"], cost=3))
    table = Table({"hand": ["兵"], "servants": ["竜"]}, {}, cards)
    table.aether(0, 127, 127)
    table.act("play", "兵", "竜")
    table.settle()

    assert len(table.zone("hand", 0)) == 1


# Attacks


@pytest.mark.parametrize(
    ("text", "targets"),
    [
        ("敵怪異が攻撃する場合、可能ならこのカードを攻撃目標として選択しなければならない。", {"囮"}),
        ("敵怪異はこのカード以外を攻撃できない。", {"囮"}),
        ("カードを1枚引く：このカードをレストする。", {"囮", "乙", "player"}),
    ],
)
def test_803_3b_whom_an_attacker_must_aim_at(text: str, targets: set[str]) -> None:
    table = Table({"servants": ["甲"]}, {"servants": ["囮", "乙"]}, (servant("囮", text), ONE, TWO))
    attacker = table.id("甲")
    options = options_of_attack(table, attacker)

    assert options == targets


def options_of_attack(table: Table, attacker: int) -> set[str]:
    """Whom it may choose, by the rules."""
    from kirifuda.games.magical_duel.rules.r0803_attack_declaration import attackable, demanded

    found = demanded(table.game, attacker, "aim") or attackable(table.game, attacker)
    return {table.key(id) if id > 0 else "player" for id in found}


def test_803_3a_who_must_aim_at_something_need_not_attack() -> None:
    text = "敵怪異は可能ならこのカードを攻撃目標に選ぶ。"
    table = Table({"servants": ["甲"]}, {"servants": ["囮"]}, (servant("囮", text), ONE))
    table.answer("pass")
    while table.asked().prompt != "attacker":
        table.answer("pass")

    assert "no_attack" in [option.verb for option in table.asked().options]


def test_904_a_letter_of_a_statement_stands_for_what_it_is_said_to_be() -> None:
    text = "このカードはATK+Xを得る。Xは味方墓地にある詠唱カードの枚数×300である。"
    table = Table(
        {"servants": ["主"], "graveyard": ["詠", "詠"], "hand": ["軽"]},
        {},
        (servant("主", text), conjure("詠", "カードを1枚引く。"), conjure("軽", "〔飴〕を得る。")),
    )

    assert table.values("主").attack == 1600

    table.play("軽")

    assert table.values("主").attack == 1900


# Where something goes instead


@pytest.mark.parametrize(
    ("text", "theirs", "graveyard", "exile"),
    [
        (
            "敵怪異1体を対象とし、それを破壊する。それが墓地に置かれる場合、代わりにゲームから除外する。",
            ["甲"],
            [],
            ["甲"],
        ),
        (
            "敵怪異をすべて破壊する。この方法で破壊した怪異が墓地に置かれる場合、代わりにゲームから除外する。",
            ["甲", "硬", "乙"],
            [],
            ["乙", "甲"],
        ),
        ("敵怪異をすべて破壊する。カードを1枚引く。", ["甲"], ["甲"], []),
    ],
)
def test_910_1_what_is_destroyed_goes_where_the_next_sentence_says(
    text: str, theirs: list[str], graveyard: list[str], exile: list[str]
) -> None:
    table = Table({"hand": ["詠"]}, {"servants": theirs}, (conjure("詠", text), ONE, TWO, HARD))
    table.play("詠")

    assert (table.zone("graveyard", 1), sorted(table.zone("exile", 1))) == (graveyard, sorted(exile))
    assert not table.game.state.lasting


def test_1019_1_what_is_negated_goes_where_the_next_sentence_says() -> None:
    text = (
        "[瞬動]\n魔法1つを対象とし、それを無効にする。"
        "この方法で無効にしたカードが墓地に置かれる場合、代わりにそのカードをゲームから除外する。"
    )
    table = Table({"hand": ["軽", "消"]}, {}, (conjure("軽", "カードを1枚引く。"), conjure("消", text)))
    table.act("play", "軽")
    table.play("消")

    assert (table.zone("exile", 0), table.zone("graveyard", 0)) == (["軽"], ["消"])


def test_910_1_what_lies_in_the_graveyard_already_does_not_go_elsewhere() -> None:
    text = (
        "敵怪異1体を対象とし、それを破壊する。カードを1枚引く。それが墓地に置かれる場合、代わりにゲームから除外する。"
    )

    with pytest.raises(NoMeaning, match="already"):
        lower_text(language().read(text), "TEXT", "詠唱")


# What activating a card asks for besides, and extra turns


def test_1021_1_what_is_said_of_that_extra_turn_holds_in_it_alone() -> None:
    text = "このターンの後に、あなたは追加ターンを得る。その追加ターンの間、味方怪異は攻撃できない。"
    table = Table({"hand": ["詠"], "servants": ["甲"]}, {"servants": ["乙"]}, (conjure("詠", text), ONE, TWO))
    table.play("詠")
    able = [may_attack(table)]
    for _ in range(4):
        table.end_turn()
        able.append(may_attack(table))

    assert able == [True, False, True, True, True]


def may_attack(table: Table) -> bool:
    """Whether nothing forbids the servant to attack."""
    from kirifuda.effects.abilities import concerns

    return not concerns(table.game, "forbid:attack", table.id("甲"), 0)


def test_1011_1_what_lies_in_a_graveyard_is_not_switched() -> None:
    for text in (
        "味方墓地の詠唱カード1枚を対象とし、それをスイッチする。",
        "敵墓地の怪異カード1枚を対象とし、それを破壊する。",
    ):
        with pytest.raises(NoMeaning, match="on the field"):
            lower_text(language().read(text), "TEXT", "詠唱")

    text = "味方墓地の怪異カード1枚を対象とし、それを戦場に出す。その後、それをレストする。"
    lower_text(language().read(text), "TEXT", "詠唱")  # has a meaning


@pytest.mark.parametrize("text", ["[ブレイク]（コスト2）", "[ブレイク]（味方怪異1体を破棄）"])
def test_1103_3_what_stands_behind_break_is_a_cost_or_an_explanation(text: str) -> None:
    with pytest.raises(NoMeaning, match="behind a keyword"):
        lower_text(language().read(text), "TEXT", "怪異")


# How often


def test_902_a_replacement_takes_the_place_of_so_many_events_a_turn() -> None:
    text = "1ターンに1度、味方怪異が破壊される場合、代わりにカードを1枚引く。"
    cards = (card("門", "結界", text, cost=1), ONE, conjure("破", "敵怪異をすべて破壊する。"), TWO)
    table = Table({"hand": ["破", "破"]}, {"servants": ["門", "甲", "乙"]}, cards)
    table.play("破")

    assert (len(table.zone("hand", 1)), len(table.zone("servants", 1))) == (1, 2)

    table.play("破")

    assert (len(table.zone("hand", 1)), table.zone("servants", 1)) == (1, ["門"])


def test_702_2_a_permission_lets_so_many_be_activated_a_turn() -> None:
    cards = (
        card("門", "結界", "1ターンに1度、あなたは味方墓地にある詠唱カードを発動してよい。", cost=1),
        conjure("軽", "〔飴〕を得る。"),
        conjure("重", "〔飴〕を得る。"),
    )
    table = Table({"servants": ["門"], "graveyard": ["軽", "重"]}, {}, cards)
    table.play("軽")

    assert [playable_elsewhere(table.game, player) for player in (0, 1)] == [[], []]

    table.end_turn()

    assert playable_elsewhere(table.game, 0)


def test_905_1_an_ability_is_activated_so_often_in_a_game() -> None:
    text = "〔0〕：〔飴〕を得る。この能力はゲーム中に1度だけ発動できる。"
    table = Table({"servants": ["主"]}, {}, (servant("主", text),))
    table.activate("主")
    for _ in range(2):
        table.end_turn()

    assert not [option for option in table.asked().options if option.verb == "activate"]


def test_1018_5_as_many_as_were_removed() -> None:
    text = (
        "このカードの鈴カウンターをすべて取り除く："
        "あなたは、これにより取り除かれた鈴カウンターの数と同じ枚数のカードを引く。"
    )
    table = Table({"servants": ["主"]}, {}, (servant("主", text),))
    table.counters("主", "鈴", 3)
    table.activate("主")

    assert len(table.zone("hand", 0)) == 3


@pytest.mark.parametrize(("there", "free"), [(0, True), (1, True), (2, False)])
def test_504_1a_i_so_many_of_a_name_may_be_controlled(there: int, free: bool) -> None:
    from kirifuda.games.magical_duel.rules.r0504_names import is_name_free

    lili = card("リリ", "魔法少女", "あなたは“リリ”を2人まで支配できる。", level=1)
    table = Table({"hand": ["リリ"], "casters": ["リリ"] * there}, {}, (lili,))

    assert is_name_free(table.game, 0, table.ids("リリ", "hand")[0], 0) is free


def test_904_what_several_statements_are_said_of() -> None:
    text = "味方怪異はATK+500を得て、破壊されない。"
    cards = (card("門", "結界", text, cost=1), ONE, conjure("破", "怪異をすべて破壊する。"))
    table = Table({"servants": ["門", "甲"], "hand": ["破"]}, {}, cards)

    assert table.values("甲").attack == 1500

    table.play("破")

    assert "甲" in table.zone("servants", 0)


def test_906_1_a_trigger_without_an_arrow_is_one() -> None:
    text = "このカードがスイッチしたとき、〔飴〕を得る。"

    assert language().read(text).tree == language().read(text.replace("、", " ⇒ ")).tree


def test_906_5_that_caster_is_no_servant() -> None:
    text = "[参戦] ⇒ カードを1枚引く。その魔法少女をリカバーする。"

    lower_text(language().read(text), "TEXT", "魔法少女")  # has a meaning
    with pytest.raises(NoMeaning, match="is no 魔法少女"):
        lower_text(language().read(text), "TEXT", "怪異")


def test_906_6_a_trigger_for_a_while_goes_off_each_time() -> None:
    text = "このターン、味方怪異がスイッチしたとき、〔飴〕を得る。"
    turns = "[瞬動]\n味方怪異1体を対象とし、それをスイッチする。"
    table = Table(
        {"hand": ["詠", "転", "転"], "servants": ["甲"]}, {}, (conjure("詠", text), conjure("転", turns), ONE)
    )
    table.play("詠")
    table.play("転")
    table.play("転")

    assert table.game.state.variables.get("counter:キャンディ:0", 0) == 2

    table.end_turn()

    assert not table.game.state.lasting


def test_906_1_a_moment_without_an_arrow_is_a_trigger_but_on_a_conjure() -> None:
    text = "あなたのターン終了時、カードを1枚引く。そうしたなら、〔飴〕を得る。"
    table = Table({"servants": ["門"]}, {}, (card("門", "結界", text, cost=1),))
    for _ in range(4):
        table.end_turn()

    assert table.game.state.variables.get("counter:キャンディ:0", 0) == 2


def test_104_4_whose_turn_of_entering_it_is() -> None:
    text = "敵怪異は戦場に出たターン、ATK+500を得る。"
    with pytest.raises(NoMeaning, match="whose turn"):
        lower_text(language().read(text), "TEXT", "結界")

    lower_text(language().read(text.replace("敵怪異", "このカード")), "TEXT", "怪異")  # has a meaning


def test_104_2_what_is_said_of_each_is_not_done_for_one_alone() -> None:
    text = "すべての怪異を破壊する。この方法で破壊された怪異1体につき、その怪異の持ち主はカードを1枚引く。"
    with pytest.raises(NoMeaning, match="for each of them"):
        lower_text(language().read(text), "TEXT", "詠唱")


def test_903_2e_targets_are_chosen_once() -> None:
    text = "味方結界1枚につき、敵怪異1体を対象とし、それをレストする。"
    with pytest.raises(NoMeaning, match="once"):
        lower_text(language().read(text), "TEXT", "詠唱")

    lower_text(language().read("味方結界1枚につき、敵怪異1体を選び、レストする。"), "TEXT", "詠唱")  # has a meaning
