"""What each player has lost, what was chosen by one after the other, where something lies, stock, owners, counters."""

from __future__ import annotations

import pytest

from kirifuda.games.magical_duel.values import Values
from kirifuda.games.magical_duel.zones import CHASE, RECOVERED, RESTED
from tests.games.magical_duel.meaning_table import Table, card, conjure, servant
from tests.games.test_strangers import Text, refusal

ONE, TWO, THREE, FOUR = (servant(key) for key in "甲乙丙丁")
FIELD = (ONE, TWO, THREE, FOUR)
STAR = "あなたは〔飴〕を得る。"


def counters(table: Table, player: int = 0, name: str = "キャンディ") -> object:
    return table.game.state.variables.get(f"counter:{name}:{player}", 0)


def offered(table: Table, verb: str) -> int:
    return sum(option.verb == verb for option in table.asked().options)


def spell(text: str, mine: str = "甲乙丙", theirs: str = "丁", *, times: int = 1) -> Table:
    """Servants on both sides, and a conjure in the hand."""
    return Table(
        {"servants": list(mine), "hand": ["唱"] * times}, {"servants": list(theirs)}, (*FIELD, conjure("唱", text))
    )


@pytest.mark.parametrize(
    "what",
    [
        "この方法で破壊された自分が支配している怪異1体につきカードを1枚引く",
        "この方法で破壊された自分が支配していた怪異1体につきカードを1枚引く",
        "この方法で破壊された自分の怪異の数と同じ枚数のカードを引く",
    ],
)
def test_105_4c_each_player_counts_the_own_servants(what: str) -> None:
    table = spell(f"怪異をすべて破壊する。各プレイヤーは、{what}。")
    table.play("唱")

    assert [len(table.zone("hand", player)) for player in (0, 1)] == [3, 1]


def test_105_4c_only_what_the_effect_destroyed_is_counted() -> None:
    count = "各プレイヤーは、この方法で破壊された自分の怪異1体につき〔飴〕を1個得る。"
    table = spell(f"味方怪異1体を対象とし、それを破壊する。{count}", times=2)
    table.play("唱", "甲")
    table.play("唱", "乙")

    assert [counters(table, player) for player in (0, 1)] == [2, 0]


@pytest.mark.parametrize("who", ["その支配者", "その怪異の持ち主", "その怪異の支配者"])
def test_105_3_nobody_knows_whose_is_meant_of_several(who: str) -> None:
    text = f"怪異1体を選ぶ。怪異をすべて破壊する。この方法で破壊された怪異1体につき、{who}は〔飴〕を1個得る。"

    assert refusal("magical_duel", Text(0, "", "詠唱", text, "refuse"))


@pytest.mark.parametrize("rest", ["選ばれなかった怪異", "この方法で選ばれなかった怪異", "選ばれた怪異以外の怪異"])
def test_1012_1_what_each_of_the_players_chose_stays(rest: str) -> None:
    table = spell(f"各プレイヤーは、自分が支配している怪異を1体選ぶ。その後、{rest}をすべて破壊する。", theirs="丁")
    table.play("唱", "乙")

    assert (table.zone("servants", 0), table.zone("servants", 1)) == (["乙"], ["丁"])


def test_1012_1_what_each_of_the_players_chose_is_destroyed() -> None:
    table = spell("各プレイヤーは、自分が支配している怪異を1体選ぶ。選ばれた怪異を破壊する。")
    table.play("唱", "乙")

    assert (table.zone("servants", 0), table.zone("servants", 1)) == (["甲", "丙"], [])


@pytest.mark.parametrize(
    ("then", "stars"), [("それが墓地にあるなら", 1), ("それが味方墓地にあるなら", 0), ("それが敵墓地にあるなら", 1)]
)
def test_302_5_a_card_lies_in_a_zone_of_its_owner(then: str, stars: int) -> None:
    table = spell(f"敵怪異1体を対象とし、それを破壊する。{then}、{STAR}")
    table.act("play", "唱")
    table.settle()

    assert counters(table) == stars


def test_903_2e_what_was_targeted_is_spoken_of_by_its_side() -> None:
    text = "敵怪異1体と味方怪異1体を対象とする。対象とした敵怪異を破壊する。対象とした味方怪異をレストする。"
    table = spell(text, mine="甲")
    table.act("play", "唱")
    table.settle()

    assert (table.zone("servants", 1), table.position("甲")) == ([], RESTED)


def test_903_2e_what_was_targeted_is_not_what_was_chosen_since() -> None:
    text = "味方怪異1体を対象とし、味方怪異1体を選び、レストする。対象とした怪異を破壊する。"
    table = spell(text)
    table.play("唱", "甲", "乙")

    assert sorted(table.zone("servants", 0)) == ["丙", "乙"]
    assert table.position("乙") == RESTED


def test_903_2e_of_two_sorts_together_the_one_that_is_named() -> None:
    bar = card("壁", "結界", "", cost=1)
    text = "敵怪異1体と敵結界1枚を対象とし、カードを1枚引く。対象とした怪異を破壊する。"
    table = Table({"hand": ["唱"]}, {"servants": ["甲", "壁"]}, (ONE, bar, conjure("唱", text)))
    table.act("play", "唱")
    table.settle()

    assert table.zone("servants", 1) == ["壁"]


@pytest.mark.parametrize(("mine", "plays"), [("", 0), ("甲", 1)])
@pytest.mark.parametrize(
    "rule",
    [
        "味方怪異がいないなら、このカードは発動できない。",
        "このカードは味方怪異がいない場合は発動できない。",
        "味方怪異がいない間、このカードは発動できない。",
    ],
)
def test_903_2_a_card_that_cannot_be_activated(rule: str, mine: str, plays: int) -> None:
    assert offered(spell(f"{rule}\n{STAR}", mine=mine), "play") == plays


def test_903_2_cards_that_nobody_can_activate() -> None:
    bar = card("壁", "結界", "コスト3以下の怪異カードは発動できない。", cost=1)
    big = servant("巨", cost=4, attributes=["太陽"])
    for key, plays in (("甲", 0), ("巨", 1)):
        table = Table({"hand": [key], "servants": ["壁"]}, {}, (ONE, big, bar))
        table.aether(0, *[1] * 4)
        assert offered(table, "play") == plays


@pytest.mark.parametrize(
    ("text", "without", "with_one"),
    [
        ("このカードにストックが1枚も重ねられていないかぎり、このカードはATK+500を得る。", 1500, 1000),
        ("このカードにストックが重ねられているかぎり、このカードはATK+500を得る。", 1000, 1500),
        ("このカードにストックが2枚以上重ねられているかぎり、このカードはATK+500を得る。", 1000, 1000),
        ("このカードがストックを持たないかぎり、このカードはATK+500を得る。", 1500, 1000),
        ("このカードのストックが0であるかぎり、このカードはATK+500を得る。", 1500, 1000),
    ],
)
def test_306_2_stock_or_none(text: str, without: int, with_one: int) -> None:
    under = conjure("敷", "味方怪異1体を対象とし、このカードをそれのストックにする。")
    table = Table({"servants": ["主"], "hand": ["敷"]}, {}, (servant("主", text), under))
    assert table.values("主").attack == without

    table.play("敷")
    assert table.values("主").attack == with_one


@pytest.mark.parametrize(
    "text",
    [
        "あなたがこのカードの持ち主でないなら、このカードはATK+500を得る。",
        "このカードの持ち主があなたでないなら、このカードはATK+500を得る。",
    ],
)
def test_105_2_whose_card_it_is(text: str) -> None:
    take = conjure("奪", "敵怪異1体を対象とし、それを支配する。")
    table = Table({"hand": ["奪"]}, {"servants": ["主"]}, (servant("主", text), take))
    assert table.values("主").attack == 1000

    table.play("奪")
    assert table.values("主").attack == 1500


@pytest.mark.parametrize(
    ("text", "atks"),
    [
        ("あなたがキャンディ・カウンターを2個以上持っているなら、このカードはATK+500を得る。", [1000, 1000, 1500]),
        ("あなたがキャンディ・カウンターを1個も持っていないなら、このカードはATK+500を得る。", [1500, 1000, 1000]),
        ("このカードは、あなたが持つキャンディ・カウンター1個につきATK+300を得る。", [1000, 1300, 1600]),
        ("このカードは、あなたのキャンディ・カウンター1個につきATK-300を得る。", [1000, 700, 400]),
        ("このカードはATK+Xを得る。Xは、あなたのキャンディ・カウンターの数に200を加えた値である。", [1200, 1300, 1300]),
    ],
)
def test_1018_1_what_players_have(text: str, atks: list[int]) -> None:
    table = Table({"servants": ["主"], "hand": ["星", "星"]}, {}, (servant("主", text), conjure("星", STAR)))
    found = [table.values("主").attack]
    for _ in range(2):
        table.play("星")
        found.append(table.values("主").attack)

    assert found == atks


def test_1018_5_the_last_counter() -> None:
    paid = "〔0〕、このカードの鈴カウンターを1個取り除く：カードを1枚引く。"
    text = f"{paid}\nこのカードの最後の鈴カウンターが取り除かれたとき ⇒ {STAR}"
    table = Table({"servants": ["主"]}, {}, (servant("主", text),))
    table.counters("主", "鈴", 2)
    for stars in (0, 1):
        table.activate("主")
        assert counters(table) == stars


@pytest.mark.parametrize(
    "limit",
    [
        "この能力は、あなたのターンの間、各ターンに1度だけ発動できる。",
        "この能力はあなたのターン中に1度だけ発動できる。",
        "この能力は各ターンに1度だけ、あなたのターンの間にのみ発動できる。",
    ],
)
def test_905_1_when_and_how_often(limit: str) -> None:
    table = Table({"servants": ["主"]}, {}, (servant("主", f"〔0〕：{STAR}{limit}"),))
    assert offered(table, "activate") == 1
    table.activate("主")
    assert offered(table, "activate") == 0

    theirs = Table({}, {"servants": ["主"]}, (servant("主", f"〔0〕：{STAR}{limit}"),))
    theirs.answer("pass")
    assert offered(theirs, "activate") == 0


def test_903_2c_a_limit_between_a_choice_and_its_options() -> None:
    text = f"〔0〕：以下から1つ選ぶ。この能力は各ターン1度のみ発動できる。\n・{STAR}\n・カードを1枚引く。"
    table = Table({"servants": ["主"]}, {}, (servant("主", text),))
    table.act("activate", "主")
    table.settle_all([0] if offered(table, "pass") == 0 else [])

    assert offered(table, "activate") == 0


def test_903_2d_so_many_of_something_in_front() -> None:
    table = spell("2体の味方怪異を対象とし、それらをレストする。")
    table.act("play", "唱")
    table.answer("甲", "丙")
    table.settle()

    assert [table.position(key) for key in "甲乙丙"] == [RESTED, RECOVERED, RESTED]


@pytest.mark.parametrize(
    ("fact", "cost"), [("無属性で[500/300]の", 0), ("[500/300]で無属性、コスト2の", 2), ("コスト2で[500/300]の", 2)]
)
def test_1302_1a_a_token_as_it_is_described(fact: str, cost: int) -> None:
    table = spell(f"{fact}“提灯”トークンを1体作成する。")
    table.play("唱", RECOVERED)
    token = next(id for id in table.game.state.objects if table.key(id).startswith("唱#"))
    values = table.game.values(token)

    assert isinstance(values, Values)
    assert (values.attack, values.defense, values.cost, values.attributes) == (500, 300, cost, 0)


def test_105_2_each_player_counts_what_they_own() -> None:
    take = conjure("奪", "敵怪異1体を対象とし、それを支配する。")
    text = (
        "怪異をすべて破壊する。各プレイヤーは、この効果で破壊された自身が持ち主である怪異1体につき、〔飴〕を1個得る。"
    )
    cards = (*FIELD, take, conjure("唱", text))
    table = Table({"servants": ["甲"], "hand": ["奪", "唱"]}, {"servants": ["丁"]}, cards)
    table.play("奪")
    table.play("唱")

    assert [counters(table, player) for player in (0, 1)] == [1, 1]


@pytest.mark.parametrize(("so_far", "drawn"), [(0, 3), (2, 1), (4, 0)])
@pytest.mark.parametrize("text", ["手札が3枚になるようにカードを引く。", "手札が3枚になるまでカードを引く。"])
def test_104_2_drawn_up_to_a_number(text: str, so_far: int, drawn: int) -> None:
    table = Table({"hand": ["唱", *["甲"] * so_far]}, {}, (*FIELD, conjure("唱", text)))
    table.play("唱")

    assert len(table.zone("hand", 0)) == so_far + drawn


@pytest.mark.parametrize(("so_far", "left"), [(1, 1), (3, 2), (5, 2)])
def test_104_2_discarded_down_to_a_number(so_far: int, left: int) -> None:
    text = "敵プレイヤーは手札が2枚になるように手札を捨てる。"
    table = Table({"hand": ["唱"]}, {"hand": ["甲"] * so_far}, (*FIELD, conjure("唱", text)))
    table.act("play", "唱")
    while table.game.zone(CHASE, 0) or table.asked().clause != "602.1c":
        table.answer(*(["pass"] if table.asked().clause == "602.1c" else ["甲"] * table.asked().least))

    assert len(table.zone("hand", 1)) == left


def test_1013_2_each_draws_as_many_as_they_discarded() -> None:
    text = "お互いに手札をすべて捨て、その枚数分カードを引く。"
    cards = (*FIELD, conjure("唱", text))
    table = Table({"hand": ["唱", "甲", "甲", "甲"]}, {"hand": ["乙"]}, cards)
    table.play("唱")

    assert [len(table.zone("hand", player)) for player in (0, 1)] == [3, 1]
    assert (table.zone("hand", 0).count("甲"), table.zone("hand", 1).count("乙")) == (0, 0)


@pytest.mark.parametrize(("aim", "offers"), [("怪異1枚", 1), ("詠唱カード1枚", 0), ("カード1枚", 1)])
def test_312_3_what_somebody_activated_lies_on_the_chase(aim: str, offers: int) -> None:
    stop = conjure("止", f"[瞬動]\n敵プレイヤーが発動した{aim}を対象とし、それを無効にする。")
    table = Table({"hand": ["甲"]}, {"hand": ["止"], "servants": ["乙"]}, (servant("甲", cost=0), TWO, stop))
    table.act("play", "甲")
    table.answer("pass")

    assert offered(table, "play") == offers


def test_1014_3_given_to_a_card() -> None:
    table = spell("味方怪異1体を対象とし、それにATK+500とDEF+200する。")
    table.play("唱", "乙")

    assert (table.values("乙").attack, table.values("乙").defense) == (1500, 1200)


def test_906_1_a_state_without_an_arrow() -> None:
    bar = card("壁", "結界", "このカードの鍵カウンターが2個になったとき、このカードを破棄する。", cost=1)
    key = conjure("鍵", "味方結界1枚を対象とし、それに鍵カウンターを1個置く。")
    table = Table({"servants": ["壁"], "hand": ["鍵", "鍵"]}, {}, (bar, key))
    table.play("鍵")
    assert table.zone("servants", 0) == ["壁"]

    table.play("鍵")
    assert table.zone("servants", 0) == []


def test_1018_4_how_many_counters_there_are_now() -> None:
    text = f"〔0〕：このカードに鍵カウンターを1個置く。2個以上になったなら、{STAR}"
    table = Table({"servants": ["主"]}, {}, (servant("主", text),))
    for stars in (0, 1):
        table.activate("主")
        assert counters(table) == stars


def test_1018_5_as_many_as_were_removed() -> None:
    text = "このカードの鍵カウンターをすべて取り除く：取り除いた数だけカードを引く。"
    table = Table({"servants": ["主"]}, {}, (servant("主", text),))
    table.counters("主", "鍵", 3)
    table.activate("主")

    assert len(table.zone("hand", 0)) == 3


@pytest.mark.parametrize("how", ["結魂によって", "結魂して"])
def test_1020_1_who_entered_by_being_soulbonded(how: str) -> None:
    bonded = servant("魂", f"このカードが{how}戦場に出たとき ⇒ {STAR}", types=["結魂"], materials=["甲"], cost=0)
    bond = conjure("結", "味方エキストラデッキの結魂怪異カード1枚を選び、それを結魂させる。")
    put = conjure("出", "味方エキストラデッキの結魂怪異カード1枚を選び、それを戦場に出す。")
    for spell_card, stars in (("結", 1), ("出", 0)):
        table = Table({"hand": ["甲", spell_card], "extra": ["魂"]}, {}, (ONE, bonded, bond, put))
        table.act("play", spell_card)
        while table.game.zone(CHASE, 0) or table.game.state.waiting or table.asked().clause != "602.1c":
            table.answer("pass" if table.asked().clause == "602.1c" else table.asked().options[0].verb)
        assert (counters(table), table.zone("servants", 0)) == (stars, ["魂"])
