"""What texts tell of: targets of attacks, what an effect has done, who dealt damage, how often in a turn."""

from __future__ import annotations

import pytest

from kirifuda.games.pso2.rules.r209_costs import price
from kirifuda.games.pso2.rules.r213_damage import damage_on
from kirifuda.games.pso2.zones import DECK, DISCARD, FIELD, HAND
from kirifuda.ledger.proofs import clauses
from tests.games.pso2.meaning_table import (
    Table,
    active,
    attack,
    character,
    hand_size,
    is_back,
    made,
    numbers,
)
from tests.toys.driving import choose, choose_several, names, offered_with_numbers, pass_all, prompt


@clauses("302.1b", "506.3.1")
def test_302_1b_war_cry_makes_it_the_target() -> None:
    crying = "【ウォークライ】\nこのキャラが攻撃の対象になった時：このターン中、このキャラは+0/+3の修整を受ける。"
    table = Table(character("crier", crying))
    mine, theirs, crier = table.field(0, "pike"), table.field(1, "guard"), table.field(1, "crier")
    game = table.begin(0)
    attack(game, mine, theirs)
    choose(game, "activate", crier)
    while game.number("attacker") and numbers(game, crier) == (1, 4):
        choose(game, "pass")

    assert numbers(game, crier) == (1, 7)


@clauses("302.1b", "506.4.2")
def test_302_1b_an_effect_moves_the_attack() -> None:
    table = Table(active("swerve", "味方のキャラ1体を選び、攻撃の対象をそれに移す。"))
    mine, one, other = table.field(0, "pike"), table.field(1, "guard"), table.field(1, "giant")
    (card,) = table.hand(1, "swerve")
    game = table.begin(0)
    attack(game, mine, one)
    choose(game, "pass")
    choose(game, "play", card)
    choose_several(game, other)
    pass_all(game)

    assert damage_on(game, other) > 0
    assert damage_on(game, one) == 0


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("相手のキャラ1体を選び、3ダメージを与える。そのキャラが破壊された場合、1枚ドローする。", 1),
        ("相手のキャラ1体を選び、3ダメージを与える。この効果で破壊された場合、1枚ドローする。", 1),
        ("相手のキャラ1体を選び、1ダメージを与える。この効果で破壊された場合、1枚ドローする。", 0),
        ("相手のキャラ1体を選び、1ダメージを与える。この効果で破壊されなかった場合、1枚ドローする。", 1),
        ("相手のキャラ全てに3ダメージを与える。この効果で破壊されたキャラ1体につき、カードを1枚ドローする。", 2),
        ("相手のキャラ全てに3ダメージを与える。この効果で相手のキャラが2体以上破壊された場合、1枚ドローする。", 1),
        ("相手のキャラ全てに3ダメージを与える。この効果で相手のキャラが3体以上破壊された場合、1枚ドローする。", 0),
    ],
)
def test_301_4_what_the_effect_has_destroyed(text: str, drawn: int) -> None:
    table = Table(active("burn", text), character("weak", hp=3))
    foe, _ = table.field(1, "weak"), table.field(1, "weak")
    game = table.play("burn", foe)

    assert hand_size(game, 0) == drawn


@clauses("103.2.2")
def test_103_2_2_whoever_dealt_the_damage() -> None:
    table = Table(
        character("thorn", "このカードが戦闘ダメージを受けた時：そのダメージを与えたキャラに1ダメージを与える。", hp=9)
    )
    mine, thorn = table.field(0, "giant"), table.field(1, "thorn")
    game = table.begin(0)
    attack(game, mine, thorn)
    pass_all(game)

    assert damage_on(game, mine) == 2


@clauses("103.1.2")
def test_103_1_2_so_many_a_turn_and_no_more() -> None:
    table = Table(
        made("lid", "アイテム", "お互いのプレイヤーは1ターンに《アクティブカード》を1枚までしかプレイできない。"),
        active("spark", "1枚ドローする。"),
    )
    table.field(1, "lid")
    one, two = table.hand(0, "spark", "spark")
    game = table.begin(0)
    choose(game, "play", one)
    pass_all(game)

    assert two not in [id for id, _ in offered_with_numbers(game, "play")]


@clauses("209.1.1")
def test_209_1_1_the_next_card_only() -> None:
    table = Table(
        active("sale", "このターン中、次に自分がプレイする《キャラカード》のコストは2減る。"),
        character("three", cost=3),
    )
    one, _ = table.hand(0, "three", "three")
    game = table.play("sale")

    assert price(game, one, 0) == 1


@clauses("103.4.3", "G.27")
@pytest.mark.parametrize(("held", "back"), [(2, True), (1, False)])
def test_103_4_3_what_is_paid_for_is_paid_wholly(held: int, back: bool) -> None:
    text = "このカードが破壊される場合、かわりに手札を2枚捨ててもよい。そうした場合、このカードを後列に移動させる。"
    table = Table(character("cat", text), active("break", "相手のキャラ1体を選び、破壊する。"))
    cat = table.field(1, "cat")
    table.hand(1, *["guard"] * held)
    game = table.play("break", cat)
    while prompt(game) in ("choose", "replacement"):
        if prompt(game) == "choose":
            choose_several(game, *game.zone(HAND, 1)[:2])
        else:
            choose(game, "replace", offered_with_numbers(game, "replace")[0][0])
    pass_all(game)

    assert (cat in game.state.objects and is_back(game, cat)) is back
    assert names(game, DISCARD, 1).count("guard") == (2 if back else 0)


@clauses("103.4.3", "G.23", "G.27")
@pytest.mark.parametrize(
    ("price", "held", "is_off", "saved"),
    [
        ("手札を1枚捨てて", 1, False, 1),
        ("手札を1枚捨てて", 2, False, 2),
        ("手札を1枚捨て、手札を1枚デッキの下に置いて", 1, False, 0),
        ("手札を1枚捨て、手札を1枚デッキの下に置いて", 2, False, 1),
        ("このカードをOFFにして", 0, True, 0),
        ("このカードをOFFにして", 0, False, 2),
    ],
)
def test_103_4_3_what_is_paid_is_not_there_for_another_price(price: str, held: int, is_off: bool, saved: int) -> None:
    text = f"このカードが破壊される場合、かわりに{price}もよい。そうした場合、このカードを後列に移動させる。"
    table = Table(character("cat", text), active("break", "相手のキャラ全てを破壊する。"))
    cats = [table.field(1, "cat", off=is_off) for _ in range(2)]
    table.hand(1, *["guard"] * held)
    game = table.play("break")
    while prompt(game) in ("choose", "replacement"):
        decision = game.decision()
        assert decision is not None
        game.answer((0,))
    pass_all(game)

    assert len([cat for cat in cats if cat in game.state.objects and is_back(game, cat)]) == saved
    assert len(game.zone(FIELD, 1)) == saved


@clauses("103.1.3", "103.4.3")
@pytest.mark.parametrize("held", [0, 1])
def test_103_1_3_what_is_no_price_is_done_as_far_as_it_can_be(held: int) -> None:
    text = "このターン中、自分のプレイヤーがダメージを受ける場合、かわりに手札を1枚捨て、そのダメージを0にする。"
    table = Table(active("shield", text), active("burn", "自分のプレイヤーに1ダメージを与える。"))
    (burn,) = table.hand(0, "burn")
    table.hand(0, *["guard"] * held)
    game = table.play("shield")
    deck = len(game.zone(DECK, 0))
    choose(game, "play", burn)
    pass_all(game)

    assert len(game.zone(DECK, 0)) == deck
    assert not game.zone(HAND, 0)


@clauses("G.29")
def test_g_29_one_to_the_hand_one_away_and_the_rest() -> None:
    table = Table(
        active("sift", "自分のデッキの上から3枚を見て、1枚を手札に加え、1枚を捨札に置き、残りをデッキの下に置く。")
    )
    table.deck_of(0, "scout", "guard", "pike", "giant")
    game = table.play("sift")
    top = {game.pool.cards[game.state.objects[id].card].key: id for id, _ in offered_with_numbers(game, "choose")}
    choose_several(game, top["guard"])
    assert len(offered_with_numbers(game, "choose")) == 2
    choose_several(game, top["pike"])

    assert names(game, HAND, 0) == ["guard"]
    assert "pike" in names(game, DISCARD, 0)
    assert len(game.zone(DECK, 0)) == 2


@clauses("301.2")
def test_301_2_what_was_found_is_spoken_of() -> None:
    table = Table(character("smith", "自身をOFFにする⇒武器を1枚サーチし、このカードに装備する。"))
    table.deck_of(0, "sword", "guard", "guard")
    smith = table.field(0, "smith")
    game = table.begin(0)
    choose(game, "activate", smith)
    pass_all(game)
    choose_several(game, offered_with_numbers(game, "search")[0][0])

    assert [game.pool.cards[game.state.objects[id].card].key for id in game.state.objects[smith].under] == ["sword"]
