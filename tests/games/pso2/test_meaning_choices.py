"""One of several deeds, what nobody chose, whose ability it was, and what a text speaks of if it is so."""

from __future__ import annotations

import pytest

from kirifuda.games import load
from kirifuda.games.pso2.rules.r213_damage import damage_on
from kirifuda.ledger.proofs import clauses
from kirifuda.scenario.defining import judged
from kirifuda.scenario.errors import Wrong
from tests.games.pso2.meaning_table import Table, active, attack, character, hand_size, is_back, made
from tests.games.pso2.rules.positions import is_off
from tests.toys.driving import choose, choose_several, offered_with_numbers, pass_all, prompt

CULL = "お互いのプレイヤーは自分の場のキャラを1体ずつ選ぶ。その後、選ばれなかったキャラを全て破壊する。"


@clauses("103.4.2.3")
@pytest.mark.parametrize(("way", "drawn", "hurt"), [(0, 1, 0), (1, 0, 2)])
def test_103_4_2_3_one_of_two_deeds(way: int, drawn: int, hurt: int) -> None:
    table = Table(active("fork", "1枚ドローするか、相手のキャラ全てに2ダメージを与えるか、どちらかを選んで行う。"))
    giant = table.field(1, "giant")
    game = table.play("fork")
    choose(game, "mode", number=way)
    pass_all(game)

    assert hand_size(game, 0) == drawn
    assert damage_on(game, giant) == hurt


@clauses("103.1.3")
def test_103_1_3_what_cannot_be_done_is_no_choice_beside_what_can() -> None:
    table = Table(active("toll", "相手のプレイヤーは、手札を1枚捨てるか、キャラを1体選び、破壊する。"))
    mine = table.field(1, "guard")
    game = table.play("toll")
    while prompt(game) == "choose":
        choose_several(game, mine)
    pass_all(game)

    assert mine not in game.state.objects


@clauses("406.2.5")
def test_406_2_5_whoever_nobody_chose() -> None:
    table = Table(
        active(
            "cull", "お互いのプレイヤーは自分の場のキャラを1体ずつ選ぶ。その後、選ばれなかったキャラを全て破壊する。"
        )
    )
    mine, lost = table.field(0, "guard"), table.field(0, "pike")
    theirs, gone = table.field(1, "guard"), table.field(1, "giant")
    game = table.play("cull")
    for kept in (mine, theirs):
        choose_several(game, kept)
    pass_all(game)

    assert [id in game.state.objects for id in (mine, theirs, lost, gone)] == [True, True, False, False]


@clauses("406.2.5")
def test_406_2_5_nobody_chose_where_there_was_nothing_to_choose() -> None:
    table = Table(
        active(
            "cull", "お互いのプレイヤーは自分の場のキャラを1体ずつ選ぶ。その後、選ばれなかったキャラを全て破壊する。"
        )
    )
    mine, lost = table.field(0, "guard"), table.field(0, "pike")
    game = table.play("cull")
    choose_several(game, mine)
    pass_all(game)

    assert mine in game.state.objects
    assert lost not in game.state.objects


@clauses("103.3.1", "406.4")
@pytest.mark.parametrize(
    "said",
    [
        "それがキャラの能力なら、さらにそのキャラを【OFF】にする。",
        "その能力を持つカードが場のキャラなら、そのキャラを【OFF】にする。",
        "その能力の発生源が場のキャラなら、さらに、そのキャラを【OFF】にする。",
    ],
)
def test_103_3_1_whose_ability_it_was(said: str) -> None:
    table = Table(
        character("sage", "手札を1枚捨てる⇒1枚ドローする。"),
        active("hush", f"処理領域にある対戦相手の起動能力を1つ選び、処理領域から除外する。{said}"),
    )
    sage, other = table.field(0, "sage"), table.field(0, "guard")
    table.hand(0, "guard")
    (hush,) = table.hand(1, "hush")
    game = table.begin(0)
    choose(game, "activate", sage)
    choose(game, "play", hush)
    pass_all(game)

    assert is_off(game, sage)
    assert not is_off(game, other)
    assert hand_size(game, 0) == 0


@clauses("213.3.1", "103.2.2.1")
@pytest.mark.parametrize(("text", "drawn"), [("に2ダメージを与える", 1), ("を後列に移動させる", 0)])
def test_213_3_1_to_the_back_row_by_damage_and_by_nothing_else(text: str, drawn: int) -> None:
    table = Table(
        character("alarm", "このカードがダメージを受けて後列に移動した時：1枚ドローする。"),
        active("push", f"相手のキャラ1体を選び、それ{text}。"),
    )
    alarm = table.field(1, "alarm")
    game = table.play("push", alarm)

    assert is_back(game, alarm)
    assert hand_size(game, 1) == drawn


@clauses("506.4.1")
@pytest.mark.parametrize(("row", "is_gone"), [("前列", False), ("後列", True)])
def test_506_4_1_only_if_it_is_so(row: str, is_gone: bool) -> None:
    table = Table(active("aim", f"相手のキャラを1体選び、{row}に移動させる。その後、後列にいるそのキャラを破壊する。"))
    foe = table.field(1, "giant")
    game = table.play("aim", foe)

    assert (foe not in game.state.objects) is is_gone


@clauses("103.2.1")
@pytest.mark.parametrize(("played", "drawn"), [(1, 0), (2, 1)])
def test_103_2_1_so_many_cards_of_this_turn(played: int, drawn: int) -> None:
    table = Table(
        active("spark", "相手のプレイヤーに0ダメージを与える。"),
        active("count", "このターン中に自分がプレイしたアクティブが3枚以上なら、1枚ドローする。"),
    )
    game = table.begin(0)
    for _ in range(played):
        game = table.play("spark")
    game = table.play("count")

    assert hand_size(game, 0) == drawn


@clauses("G.19", "G.14")
@pytest.mark.parametrize(("top", "drawn"), [("guard", 0), ("spark", 1)])
def test_g_14_no_card_came_to_the_hand_by_this_effect(top: str, drawn: int) -> None:
    table = Table(
        active("spark", "1枚ドローする。"),
        active(
            "sift",
            "自分のデッキの上から2枚を見る。その中からキャラを1枚まで選び、公開して手札に加え、残りを捨札に置く。"
            "この効果でカードを手札に加えなかったなら、相手のキャラ全てに1ダメージを与える。",
        ),
    )
    giant = table.field(1, "giant")
    table.deck_of(0, *[top] * 4)
    game = table.play("sift")
    while prompt(game) == "choose":
        choose_several(game, *[id for id, _ in offered_with_numbers(game, "choose")][:1])
    pass_all(game)

    assert damage_on(game, giant) == drawn


@clauses("406.2.2")
def test_406_2_2_each_ability_speaks_of_its_own() -> None:
    text = (
        "【登場時】：相手のキャラを2体まで選び、それぞれに1ダメージを与える。\n"
        "【戦闘不能時】：自分の捨札からキャラを1枚選び、手札に加える。"
    )

    judged(load("pso2"), "キャラ", {}, text)


@clauses("406.2.2")
@pytest.mark.parametrize(
    "text",
    [
        "味方のキャラが相手のキャラを攻撃した時：それを後列に移動させる。",
        "味方のキャラが相手のキャラと戦闘した時：それに1ダメージを与える。",
    ],
)
def test_406_2_2_of_two_of_whom_an_event_tells_it_is_neither(text: str) -> None:
    with pytest.raises(Wrong, match="either of the two"):
        judged(load("pso2"), "キャラ", {}, text)


@clauses("205.4")
def test_205_4_who_cannot_be_equipped_with_it() -> None:
    table = Table(made("blade", "武器", "ルール：このカードはプレイヤーに装備できない。", classes=["ハンター"]))
    guard = table.field(0, "guard")
    (blade,) = table.hand(0, "blade")
    game = table.begin(0)
    choose(game, "play", blade)

    assert {id for id, _ in offered_with_numbers(game, "bearer")} <= {guard}


@clauses("506.5.1")
def test_506_5_1_whoever_it_fights_with_if_it_is_so() -> None:
    text = "このカードが交戦状態になった時：このカードと交戦状態の相手がOFF状態なら、1枚ドローする。"
    table = Table(character("fox", text, hp=9))
    fox, foe = table.field(0, "fox"), table.field(1, "giant")
    game = table.begin(0)
    attack(game, fox, foe)
    pass_all(game)

    assert hand_size(game, 0) == (1 if is_off(game, foe) else 0)


@clauses("506.5.1")
def test_506_5_1_that_character_is_whom_it_fights_with_and_not_itself() -> None:
    text = "このカードが交戦状態になった時：このカードと交戦状態の相手がキャラなら、そのキャラを破壊する。"
    table = Table(character("fox", text, hp=9))
    fox, foe = table.field(0, "fox"), table.field(1, "guard")
    game = table.begin(0)
    attack(game, fox, foe)
    pass_all(game)

    assert fox in game.state.objects
    assert foe not in game.state.objects
