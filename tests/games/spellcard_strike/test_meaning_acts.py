"""What texts do: damage, moves, cards, declarations; 次に, 場合, かわりに, してもよい, or."""

from __future__ import annotations

import pytest

from kirifuda.games.spellcard_strike.stage import area_target
from kirifuda.games.spellcard_strike.zones import DECK, DISCARD, HAND, REMOVED, SCORE
from tests.games.spellcard_strike.meaning_table import MIDDLE, Table, declare, facing, hand_size, on_stage, spell
from tests.games.spellcard_strike.rules.positions import area, is_acted, pass_chain
from tests.toys.driving import choose, choose_several, names, offered_with_numbers, prompt


def test_2_6_3_damage_of_a_spell_defeats() -> None:
    table, mine, theirs = facing(spell("火", "対象に【5】ダメージ。", "敵1体"))

    game = table.cast("火", theirs, caster=mine)

    assert names(game, SCORE, 0) == ["guard"]


def test_2_6_5_less_damage_leaves_no_trace() -> None:
    table, mine, theirs = facing(spell("火", "対象に【4】ダメージ。", "敵1体"))

    game = table.cast("火", theirs, caster=mine)

    assert on_stage(game, 1) == ["guard", "giant"]


@pytest.mark.parametrize(("where", "dead"), [(MIDDLE + 4, True), (MIDDLE + 5, False)])
def test_8_1_5_instead_is_judged_by_the_colour_of_the_range(where: int, dead: bool) -> None:
    ring = ".bbb.\n.brb.\n..@..\n.....\n....."
    text = "対象に【5】ダメージ。対象が青の範囲に存在する場合、かわりに対象に【4】ダメージ。"
    table = Table(spell("火", text, "敵1体", map=ring))
    mine = table.striker(0, "scout", MIDDLE)
    theirs = table.striker(1, "guard", where)
    table.striker(1, "giant", 19)

    game = table.cast("火", theirs, caster=mine)

    assert ("guard" not in on_stage(game, 1)) == dead


def test_8_1_11_the_words_under_the_map_mean_the_targets() -> None:
    table, mine, _ = facing(spell("火", "敵全員に【5】ダメージ。", "敵全員", map=".....\n.rrr.\n..@..\n.....\n....."))

    game = table.cast("火", caster=mine)

    assert on_stage(game, 1) == ["giant"]


def test_8_1_10_targets_go_back_and_casters_forward() -> None:
    table, mine, theirs = facing(spell("押", "対象を後退させる。術者を前進させてもよい。", "敵1体"))

    game = table.cast("押", theirs, caster=mine)
    choose(game, "yes")

    assert area(game, theirs) == MIDDLE + 8
    assert area(game, mine) == MIDDLE + 4


def test_8_1_6_whoever_may_need_not() -> None:
    table, mine, theirs = facing(spell("押", "対象を後退させる。術者を前進させてもよい。", "敵1体"))

    game = table.cast("押", theirs, caster=mine)
    choose(game, "no")

    assert area(game, mine) == MIDDLE


def test_8_1_9_forward_or_back_is_the_players_choice() -> None:
    table, mine, _ = facing(spell("歩", "術者を前進or後退させる。"))

    game = table.cast("歩", caster=mine)

    assert prompt(game) == "action"  # forward is not free: the guard is there
    assert area(game, mine) == MIDDLE - 4


def test_8_1_9_one_effect_or_the_other() -> None:
    table, mine, theirs = facing(spell("択", "対象を行動済み状態にするorカードを1枚引く。", "敵1体"))

    game = table.cast("択", theirs, caster=mine)
    choose(game, "mode", number=1)

    assert not is_acted(game, theirs)
    assert hand_size(game, 0) == 1


def test_two_areas_back_are_two_steps() -> None:
    table, mine, theirs = facing(spell("押", "対象を2エリア後退させる。", "敵1体"))
    table.game.state.objects[theirs].place = MIDDLE - 4

    game = table.cast("押", theirs, caster=mine)

    assert area(game, theirs) == MIDDLE - 4  # the scout stands behind it


def test_an_area_can_be_the_target_of_a_move() -> None:
    table, mine, _ = facing(spell("跳", "術者を対象に移動させる。", "ストライカーが存在しないエリア1つ"))

    game = table.cast("跳", area_target(2), caster=mine)

    assert area(game, mine) == 2


def test_4_1_5_1_an_area_has_neighbours() -> None:
    text = "対象に隣接するエリアに存在する敵全員に【5】ダメージ。"
    table, mine, _ = facing(spell("火", text, "エリア1つ"))

    game = table.cast("火", area_target(MIDDLE), caster=mine)

    assert on_stage(game, 1) == ["giant"]


def test_places_are_exchanged() -> None:
    table, mine, theirs = facing(spell("替", "術者と対象の位置を入れ替える。", "ストライカー1体"))

    game = table.cast("替", theirs, caster=mine)

    assert (area(game, mine), area(game, theirs)) == (MIDDLE + 4, MIDDLE)


def test_an_adjacent_area_is_chosen() -> None:
    table, mine, theirs = facing(spell("押", "対象を隣接するエリアに移動させる。", "敵1体"))

    game = table.cast("押", theirs, caster=mine)
    assert prompt(game) == "area"
    choose(game, "area", number=MIDDLE + 8)

    assert area(game, theirs) == MIDDLE + 8


def test_2_2_4_2_acted_and_unacted() -> None:
    table, mine, theirs = facing(spell("眠", "対象を行動済み状態にする。術者を未行動状態にする。", "敵1体"))
    table.game.state.objects[mine].position = 1

    game = table.cast("眠", theirs, caster=mine)

    assert is_acted(game, theirs)
    assert not is_acted(game, mine)


def test_4_2_4_draw_then_discard() -> None:
    table, mine, _ = facing(spell("引", "カードを2枚引く。手札を1枚捨てる。"))

    game = table.cast("引", caster=mine)
    choose_several(game, game.zone(HAND, 0)[0])

    assert hand_size(game, 0) == 1
    assert names(game, DISCARD, 0) == ["drifter", "引"]


def test_if_you_do_asks_whether_it_was_done() -> None:
    table, mine, _ = facing(spell("替", "手札を1枚捨ててもよい。そうした場合、カードを2枚引く。"))

    game = table.cast("替", caster=mine)

    assert hand_size(game, 0) == 0  # no card to discard: not offered, not done


def test_the_opponent_discards() -> None:
    table, mine, _ = facing(spell("落", "相手は手札を1枚捨てる。"))
    table.hand(1, "lancer")

    game = table.cast("落", caster=mine)

    assert names(game, DISCARD, 1) == ["lancer"]


def test_from_the_discard_pile() -> None:
    table, mine, _ = facing(spell("拾", "捨て札のRank1のカード1枚を手札に加える。捨て札のカード1枚を除外する。"))
    table.discards(0, "giant", "scout")

    game = table.cast("拾", caster=mine)

    assert names(game, HAND, 0) == ["scout"]
    assert names(game, REMOVED, 0) == ["giant"]


def test_8_1_14_reveal_and_take() -> None:
    text = "山札の上からカードを3枚公開する。その中のRank2以上のカード1枚を手札に加える。残りを捨て札に置く。"
    table, mine, _ = facing(spell("見", text))
    top = table.put(0, DECK, "lancer")

    game = table.cast("見", caster=mine)
    if prompt(game) == "choose":
        choose(game, "choose", top)

    assert names(game, HAND, 0) == ["lancer"]
    assert names(game, DISCARD, 0) == ["drifter", "drifter", "見"]


def test_a_revealed_card_decides() -> None:
    reveal = "山札の一番上のカードを公開する。カードを1枚引く。"
    text = reveal + "公開したカードが「属性：魔」を持つ場合、かわりにカードを2枚引く。"
    table, mine, _ = facing(spell("占", text))
    table.put(0, DECK, "lancer")

    game = table.cast("占", caster=mine)

    assert hand_size(game, 0) == 2


def test_2_3_5_a_striker_returns_to_its_owners_hand() -> None:
    table, mine, theirs = facing(spell("帰", "対象を手札に戻す。", "エース以外の敵1体"))

    game = table.cast("帰", theirs, caster=mine)

    assert names(game, HAND, 1) == ["guard"]


def test_2_8_2_retirement() -> None:
    table, mine, theirs = facing(spell("去", "対象を退場させる。", "敵1体"))

    game = table.cast("去", theirs, caster=mine)

    assert names(game, DISCARD, 1) == ["guard"]


def test_7_1_6_the_opponent_pays_score() -> None:
    table, mine, _ = facing(spell("銭", "相手はスコアコストを2点支払う。"))
    table.discards(1, "giant")

    game = table.cast("銭", caster=mine)

    assert names(game, SCORE, 0) == ["giant"]  # 1.1.8: as much as there is


def test_2_8_1_summon_acted_by_an_effect() -> None:
    text = "捨て札のRank1のカード1枚を召喚コストを支払わずに行動済み状態で召喚する。"
    table, mine, _ = facing(spell("呼", text))
    table.discards(0, "scout")

    game = table.cast("呼", caster=mine)
    choose(game, "area", number=3)

    assert on_stage(game, 0) == ["scout", "scout"]
    assert is_acted(game, game.zone(game.map.kind_of[game.state.objects[mine].zone], 0)[-1])


def test_2_5_5_cancel_a_spell() -> None:
    answer = spell("消", "対象が行ったスペルカード宣言を打ち消す。", "敵1体", timing="リアクション")
    table, mine, theirs = facing(spell("火", "対象に【5】ダメージ。", "敵1体"), answer)
    (fire,) = table.hand(0, "火")
    (stop,) = table.hand(1, "消")
    game = table.begin(0)

    declare(game, "spell", fire, theirs, caster=mine)
    declare(game, "spell", stop, mine, caster=theirs)
    pass_chain(game)

    assert "guard" in on_stage(game, 1)
    assert names(game, DISCARD, 0) == ["火"]


def test_damage_by_a_printed_number() -> None:
    table, mine, theirs = facing(spell("火", "対象に【術者の本来のPOW+3】ダメージ。", "敵1体"))

    game = table.cast("火", theirs, caster=mine)

    assert "guard" not in on_stage(game, 1)


def test_1_1_6_n_is_what_the_text_says() -> None:
    table, mine, theirs = facing(spell("火", "対象に【n】ダメージ。nは捨て札の枚数。", "敵1体"))
    table.discards(0, *["scout"] * 5)

    game = table.cast("火", theirs, caster=mine)

    assert "guard" not in on_stage(game, 1)


def test_2_4_4_3_an_instant_effect_watches_until_its_check_step_is_over() -> None:
    text = "対象に【5】ダメージ。対象が撃破された場合、術者を未行動状態にする。"
    table, mine, theirs = facing(spell("火", text, "敵1体"))
    table.game.state.objects[mine].position = 1

    game = table.cast("火", theirs, caster=mine)

    assert not is_acted(game, mine)
    assert game.state.lasting == ()


def test_2_4_4_3_and_no_longer() -> None:
    text = "対象に【1】ダメージ。対象が撃破された場合、カードを1枚引く。"
    table, mine, theirs = facing(spell("弱", text, "敵1体"), spell("火", "対象に【5】ダメージ。", "敵1体"))

    game = table.cast("弱", theirs, caster=mine)
    table.cast("火", theirs, caster=mine)

    assert hand_size(game, 0) == 0


def test_2_2_4_1_control_for_a_turn() -> None:
    table, mine, theirs = facing(spell("誘", "対象のコントローラーをあなたに変更する。", "敵1体", lasting="ターン"))

    game = table.cast("誘", theirs, caster=mine)

    assert on_stage(game, 0) == ["scout", "guard"]
    choose(game, "end_phase")
    while game.turn_player() == 0:
        decision = game.decision()
        assert decision is not None
        game.answer(tuple(range(decision.least)))
    assert on_stage(game, 0) == ["scout"]


def test_2_5_4_4_a_condition_of_use() -> None:
    text = "この宣言は術者が相手のテリトリーに存在する場合にできる。\n対象に【7】ダメージ。"
    table, mine, _ = facing(spell("潜", text, "敵1体"))
    (card,) = table.hand(0, "潜")
    game = table.begin(0)

    assert (card, 0) not in offered_with_numbers(game, "spell")
    game.state.objects[mine].place = MIDDLE + 8
    game.touch(-1)
    game.asking = None
    assert card in [id for id, _ in offered_with_numbers(game, "spell")]
