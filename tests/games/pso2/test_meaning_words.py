"""Words that stand on no shipped card, or on many: each with its meaning."""

from __future__ import annotations

from kirifuda.effects.abilities import has_keyword
from kirifuda.games.pso2.rules.common import values_of
from kirifuda.games.pso2.rules.r209_costs import price
from kirifuda.games.pso2.rules.r213_damage import damage_on
from kirifuda.games.pso2.rules.r400_zones import hand_limit
from kirifuda.games.pso2.rules.r504_actions import may_be_played
from kirifuda.games.pso2.rules.r506_attacks import attack_targets
from kirifuda.games.pso2.zones import DISCARD, FIELD
from kirifuda.ledger.proofs import clauses
from tests.games.pso2.meaning_table import (
    Table,
    active,
    attack,
    character,
    free,
    hand_size,
    is_back,
    made,
    numbers,
)
from tests.games.pso2.rules.positions import skip_to
from tests.toys.driving import choose, choose_several, names, offered_with_numbers, pass_all, prompt


@clauses("G.36")
def test_g_36_other_means_not_this_card() -> None:
    table = Table(character("captain", "他の味方のキャラは+1/+0の修整を受ける。"))
    captain, guard = table.field(0, "captain"), table.field(0, "guard")
    game = table.begin(0)

    assert (numbers(game, captain)[0], numbers(game, guard)[0]) == (1, 2)


@clauses("G.37")
def test_g_37_one_or_the_other_may_be_chosen() -> None:
    table = Table(active("breaker", "相手の場の武器または防具を1枚選び、それを破壊する。"))
    foe = table.field(1, "pike", "sword", "vest")
    table.field(1, "lantern")
    (card,) = table.hand(0, "breaker")
    game = table.begin(0)
    choose(game, "play", card)

    assert sorted(id for id, _ in offered_with_numbers(game, "target")) == sorted(game.state.objects[foe].under)


@clauses("G.21")
def test_g_21_itself_is_the_card_with_the_text() -> None:
    table = Table(character("diver", "自身を後列に移動させる⇒1枚ドローする。"))
    diver = table.field(0, "diver")
    game = table.begin(0)
    choose(game, "activate", diver)
    pass_all(game)

    assert is_back(game, diver)
    assert hand_size(game, 0) == 1


@clauses("501.1.3")
def test_501_1_3_in_your_turn() -> None:
    table = Table(character("early", "自分のターン中、このカードは+2/+0の修整を受ける。"))
    mine, theirs = table.field(0, "early"), table.field(1, "early")
    game = table.begin(0)

    assert (numbers(game, mine)[0], numbers(game, theirs)[0]) == (3, 1)
    skip_to(game, "pp")
    assert (numbers(game, mine)[0], numbers(game, theirs)[0]) == (1, 3)


@clauses("G.22")
def test_g_22_the_enemy_discards_a_card_of_their_own_choice() -> None:
    table = Table(active("thief", "相手は手札を1枚捨てる。"))
    held = table.hand(1, "scout", "pike")
    game = table.play("thief")
    decision = game.decision()
    assert decision is not None
    assert decision.player == 1
    choose_several(game, held[1])

    assert names(game, DISCARD, 1) == ["pike"]


@clauses("103.4.2.2")
def test_a98_a_set_is_whoever_is_there_when_the_effect_begins() -> None:
    table = Table(active("rally", "このターン中、味方のキャラ全ては+1/+0の修整を受ける。"))
    guard = table.field(0, "guard")
    game = table.play("rally")
    late = table.field(0, "guard")

    assert (numbers(game, guard)[0], numbers(game, late)[0]) == (2, 1)


@clauses("213.3")
def test_213_3_damage_one_after_the_other_stops_with_the_character() -> None:
    table = Table(
        character("twin", hp=2, text="【戦闘不能時】：1枚ドローする。"),
        active("rain", "相手のキャラを1体選び、それに1ダメージを3回与える。"),
    )
    twin = table.field(1, "twin")
    game = table.play("rain", twin)

    assert names(game, DISCARD, 1) == ["twin"]
    assert hand_size(game, 1) == 1


@clauses("G.18")
def test_g_18_control_for_a_turn() -> None:
    table = Table(active("siren", "相手のキャラを1体選び、このターン中、それのコントロールを得る。"))
    pike = table.field(1, "pike", "sword")
    game = table.play("siren", pike)
    assert pike in game.zone(FIELD, 0)
    assert pike in [id for id, _ in offered_with_numbers(game, "attack")]
    skip_to(game, "pp")

    assert pike in game.zone(FIELD, 1)


@clauses("R.15", "R.31")
def test_r_15_a_card_says_whom_it_attacks() -> None:
    table = Table(character("eater", "このカードは相手の最もコストの低いキャラを攻撃する。"), party=1)
    eater = table.field(1, "eater")
    table.field(0, "giant")
    cheap = table.field(0, "guard")
    game = table.begin(1, "R.11")
    game.decision()

    assert attack_targets(game, eater) == [cheap]


@clauses("209.1.1", "103.5.2")
def test_209_1_1_a_text_changes_what_a_card_costs() -> None:
    table = Table(made("sale", "アイテム", "自分の手札のキャラのコストは1減る。"))
    guard, pike, sword = table.hand(0, "guard", "pike", "sword")
    game = table.begin(0)
    before = [price(game, id) for id in (guard, pike, sword)]
    table.field(0, "sale")

    assert (before, [price(game, id) for id in (guard, pike, sword)]) == ([1, 2, 1], [0, 1, 1])


@clauses("402.3")
def test_402_3_a_text_changes_the_hand_limit() -> None:
    table = Table(
        made("shelf", "アイテム", "自分の手札の上限枚数は2枚増える。"),
        made("leak", "アイテム", "自分の手札の上限枚数は3枚減る。"),
    )
    table.field(0, "shelf")
    game = table.begin(0)
    assert (hand_limit(game, 0), hand_limit(game, 1)) == (9, 7)
    table.field(0, "leak")

    assert hand_limit(game, 0) == 6


@clauses("406.2.2", "406.2.3b", "103.1.2")
def test_406_2_2_what_cannot_be_a_target_is_not_chosen_at_any_time() -> None:
    table = Table(
        character("veil", "このカードは相手の能力の対象にならない。"),
        active("bolt", "相手のキャラを1体選び、それを破壊する。"),
        free("035"),
    )
    veil = table.field(1, "veil")
    (bolt,) = table.hand(0, "bolt")
    guard = table.field(0, "guard", "035")
    table.hand(0, "scout")
    game = table.begin(0)
    assert (bolt, 0) not in offered_with_numbers(game, "play")

    attack(game, guard, table.person(1))
    skip_to(game, "may")
    choose(game, "yes")
    if prompt(game) == "choose":
        choose(game, "choose")
    assert damage_on(game, veil) == 0


@clauses("103.1.2", "504.2")
def test_103_1_2_a_player_cannot_play_cards_of_a_kind() -> None:
    table = Table(character("hush", "相手は《アクティブカード》をプレイできない。"))
    table.field(1, "hush")
    (mute,) = table.hand(0, "nothing")
    (free_to,) = table.hand(1, "nothing")
    game = table.begin(0)

    assert not may_be_played(game, 0, mute, 0)
    assert may_be_played(game, 1, free_to, 0)


@clauses("G.17", "G.27")
def test_g_17_a_card_is_shown_or_nothing_follows() -> None:
    for held, drawn in ((1, 1), (0, 0)):
        table = Table(active("boast", "手札を1枚公開する。そうした場合、1枚ドローする。"))
        game = table.begin(0)
        table.hand(0, *["scout"] * held)
        table.play("boast")

        assert hand_size(game, 0) == held + drawn
        assert bool(game.state.knowledge[1]) == bool(held)


@clauses("103.4.2.2", "302.1")
def test_103_4_2_2_a_keyword_is_lost_for_a_turn() -> None:
    table = Table(
        free("042"), active("glare", "相手の【狙撃】を持つキャラを1体選び、このターン中、それは【狙撃】を失う。")
    )
    sniper = table.field(1, "042")
    game = table.play("glare", sniper)
    assert not has_keyword(values_of(game, sniper).abilities, "狙撃")
    skip_to(game, "pp")

    assert has_keyword(values_of(game, sniper).abilities, "狙撃")


@clauses("103.1.2", "103.4.2.2")
def test_103_1_2_somebody_must_attack_this_turn() -> None:
    text = "味方のキャラを1体選び、このターン中、それは+1/+0の修整を受け、攻撃できるなら攻撃しなければならない。"
    table = Table(active("spur", text))
    guard = table.field(0, "guard")
    game = table.play("spur", guard)
    assert offered_with_numbers(game, "end") == []
    attack(game, guard, table.person(1))
    pass_all(game)

    assert offered_with_numbers(game, "end") != []
    assert names(game, DISCARD, 1) == ["guard", "guard"]


@clauses("209.1.1", "402.3", "103.4.2.2")
def test_402_3_costs_and_the_hand_limit_change_for_a_turn() -> None:
    text = "このターン中、自分の手札のキャラのコストは1減る。"
    more = "このターン中、自分の手札の武器のコストは2増える。"
    table = Table(
        active("sale", text), active("tax", more), active("bag", "このターン中、自分の手札の上限枚数は2枚増える。")
    )
    game = table.begin(0)
    pike, sword = table.hand(0, "pike", "sword")
    for key in ("sale", "tax", "bag"):
        table.play(key)
    assert (price(game, pike), price(game, sword), hand_limit(game, 0)) == (1, 3, 9)
    skip_to(game, "pp")

    assert (price(game, pike), price(game, sword), hand_limit(game, 0)) == (2, 1, 7)
