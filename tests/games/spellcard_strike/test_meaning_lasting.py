"""What texts leave behind: numbers, abilities, changed damage, prohibitions, triggers, equipment and rule cards."""

from __future__ import annotations

import pytest

from kirifuda.games.cardfiles import MalformedCard
from kirifuda.games.spellcard_strike.rules.r02_06_damage import ATTACK, SPELL, Damage
from kirifuda.games.spellcard_strike.rules.r02_07_check_step import CHECK_STEP
from kirifuda.games.spellcard_strike.rules.r02_08_summoning import Summon
from kirifuda.games.spellcard_strike.rules.r04_01_stage import Relocate
from kirifuda.games.spellcard_strike.rules.r04_02_zones import PutInDiscard, hand_limit
from kirifuda.games.spellcard_strike.values import Values
from kirifuda.games.spellcard_strike.zones import DISCARD, RULES, SCORE
from kirifuda.kernel.game import Game
from tests.games.spellcard_strike.meaning_table import (
    MIDDLE,
    Table,
    declare,
    facing,
    hand_size,
    numbers,
    on_stage,
    spell,
    striker,
)
from tests.games.spellcard_strike.rules.positions import area, is_acted, offered, pass_chain
from tests.toys.driving import choose, do, names, prompt, run_now


def check(game: Game) -> None:
    """A check step."""
    run_now(game, CHECK_STEP)


def hit(game: Game, id: int, number: int, cause: str = ATTACK, source: int = 0) -> None:
    """Damage, and the check step after it."""
    do(game, Damage(id, number, cause, (source,) if source else ()))
    check(game)


def end_turn(game: Game) -> None:
    """Go on to the opponent's turn with the smallest answers."""
    choose(game, "end_phase")
    for _ in range(40):
        decision = game.decision()
        if decision is None or game.turn_player() == 1:
            return
        game.answer(tuple(range(decision.least)))


# --- numbers ------------------------------------------------------------------------------------------


def test_2_4_6_a_number_for_a_turn() -> None:
    table, mine, _ = facing(spell("鼓", "術者を「POW：+2」「DEF：-1」する。", lasting="ターン"))

    game = table.cast("鼓", caster=mine)

    assert numbers(game, mine) == (4, 2)
    end_turn(game)
    assert numbers(game, mine) == (2, 3)


def test_2_4_6_a_number_for_a_chain() -> None:
    table, mine, _ = facing(spell("鼓", "術者を「POW：+2」する。", lasting="チェーン"))

    game = table.cast("鼓", caster=mine)

    assert numbers(game, mine) == (2, 3)


def test_8_1_7_1_a_change_to_a_number_counts_from_what_it_is() -> None:
    table, mine, theirs = facing(
        spell("固", "対象を「DEF：+2」する。", "ストライカー1体", lasting="ターン"),
        spell("弱", "対象を「DEF：1」に変更する。", "敵1体", lasting="ターン"),
    )

    game = table.cast("固", theirs, caster=mine)
    table.cast("弱", theirs, caster=mine)
    assert numbers(game, theirs)[1] == 1
    table.cast("固", theirs, caster=mine)

    assert numbers(game, theirs)[1] == 3


def test_1_1_5_1_numbers_below_zero_are_remembered() -> None:
    table, mine, theirs = facing(
        spell("弱", "対象を「POW：-4」する。", "敵1体", lasting="ターン"),
        spell("鼓", "対象を「POW：+4」する。", "敵1体", lasting="ターン"),
    )

    game = table.cast("弱", theirs, caster=mine)
    assert numbers(game, theirs)[0] == 0
    table.cast("鼓", theirs, caster=mine)

    assert numbers(game, theirs)[0] == 1


def test_2_4_3_always_while_a_condition_holds() -> None:
    text = "〔常〕このストライカーがセンターラインに存在する場合、このストライカーを「DEF：+1」する。"
    table, mine, _ = facing(striker("灯", text), key="灯")
    game = table.begin(0)

    assert numbers(game, mine) == (2, 5)
    do(game, Relocate(mine, 0))
    assert numbers(game, mine) == (2, 4)


def test_always_for_all_adjacent_enemies() -> None:
    table, _, theirs = facing(striker("灯", "〔常〕隣接する敵全員を「POW：-1」する。"), key="灯")
    game = table.begin(0)

    assert numbers(game, theirs)[0] == 0


def test_an_effect_that_lasts_for_no_time_is_refused() -> None:
    with pytest.raises(MalformedCard, match="icon"):
        Table(spell("鼓", "術者を「POW：+2」する。"))


def test_information_is_changed() -> None:
    text = "対象を「所属：社風組」に変更する。対象は「種族：鳥人」を得る。"
    table, mine, theirs = facing(spell("衣", text, "敵1体", lasting="ターン"))

    game = table.cast("衣", theirs, caster=mine)
    values = game.values(theirs)

    assert isinstance(values, Values)
    assert (values.houses, values.races) == (("社風組",), ("鳥人",))


# --- damage -------------------------------------------------------------------------------------------


def test_8_1_3_the_next_damage_and_only_that() -> None:
    table, mine, _ = facing(spell("盾", "術者が次に受けるダメージ【-3】。", lasting="ターン"))

    game = table.cast("盾", caster=mine)
    hit(game, mine, 5)
    assert on_stage(game, 0) == ["scout"]
    hit(game, mine, 3)

    assert on_stage(game, 0) == []


def test_2_6_2_1_damage_of_spells_only() -> None:
    table, mine, _ = facing(striker("壁", "〔常〕このストライカーが受けるスペルカードのダメージ【-2】。"), key="壁")
    game = table.begin(0)

    hit(game, mine, 5, SPELL)
    assert on_stage(game, 0) == ["壁"]
    hit(game, mine, 4)

    assert on_stage(game, 0) == []


def test_damage_that_somebody_deals() -> None:
    table, mine, theirs = facing(spell("鈍", "対象が次に与えるダメージ【-2】。", "敵1体", lasting="ターン"))

    game = table.cast("鈍", theirs, caster=mine)
    hit(game, mine, 4, source=theirs)

    assert on_stage(game, 0) == ["scout"]


def test_10_2_1_an_attack_from_close_by_in_words() -> None:
    text = "攻撃の対象と隣接している場合、攻撃のダメージ【+2】。"
    table, mine, theirs = facing(striker("牙", text, pow=3), key="牙")
    game = table.begin(0)

    choose(game, "attack", mine)
    while prompt(game) not in ("action", ""):
        decision = game.decision()
        assert decision is not None
        game.answer(tuple(range(decision.least)) if decision.prompt != "reaction" else (passing(game),))

    assert theirs not in game.state.objects


def passing(game: Game) -> int:
    """The place of the option to pass."""
    decision = game.decision()
    assert decision is not None
    return next(at for at, option in enumerate(decision.options) if option.verb == "pass")


# --- abilities ----------------------------------------------------------------------------------------


def test_8_2_4_a_quoted_ability_is_gained() -> None:
    text = "対象は『このストライカーが撃破された場合、カードを1枚引く。』を得る。"
    table, mine, _ = facing(spell("譲", text, "味方1体", lasting="ターン"))
    table.striker(0, "giant", 0)

    game = table.cast("譲", mine, caster=mine)
    hit(game, mine, 9)

    assert hand_size(game, 0) == 1


def test_2_9_equipment_lasts_as_long_as_it_is_worn() -> None:
    table, mine, _ = facing(
        spell("爪", "対象を「POW：+1」する。対象は『《接射》2』を得る。", "味方1体", lasting="装備")
    )

    game = table.cast("爪", mine, caster=mine)
    assert numbers(game, mine)[0] == 3
    assert len(game.values(mine).abilities) == 1
    do(game, PutInDiscard(game.state.objects[mine].under[0]))

    assert numbers(game, mine)[0] == 2
    assert game.values(mine).abilities == ()


def test_2_9_5_equipment_looks_at_its_condition_all_the_time() -> None:
    text = "対象がセンターラインに存在する場合、対象を「DEF：+2」する。"
    table, mine, _ = facing(spell("鎧", text, "味方1体", lasting="装備"))

    game = table.cast("鎧", mine, caster=mine)
    assert numbers(game, mine)[1] == 5
    do(game, Relocate(mine, 0))

    assert numbers(game, mine)[1] == 3


def test_2_10_a_rule_card_holds_for_whoever_comes() -> None:
    table, mine, _ = facing(spell("掟", "味方全員を「DEF：+1」する。", lasting="ルール"))

    game = table.cast("掟", caster=mine)
    late = table.striker(0, "guard", 0)

    assert names(game, RULES, 0) == ["掟"]
    assert (numbers(game, mine)[1], numbers(game, late)[1]) == (4, 6)


def test_4_3_5_a_rule_card_changes_both_hand_limits() -> None:
    table, mine, _ = facing(spell("掟", "お互いのプレイヤーの手札の上限枚数を5枚に変更する。", lasting="ルール"))

    game = table.cast("掟", caster=mine)

    assert (hand_limit(game, 0), hand_limit(game, 1)) == (5, 5)


def test_a_rule_card_waits_for_events() -> None:
    table, mine, _ = facing(spell("掟", "味方が撃破された場合、カードを1枚引く。", lasting="ルール"))
    table.striker(0, "giant", 0)

    game = table.cast("掟", caster=mine)
    hit(game, mine, 9)

    assert hand_size(game, 0) == 1


# --- triggers and replacements --------------------------------------------------------------------------


def test_2_4_4_when_it_is_summoned() -> None:
    table, _, theirs = facing(striker("呼", "このストライカーが召喚された場合、敵1体を後退させる。"))
    (card,) = table.hand(0, "呼")
    game = table.begin(0)

    do(game, Summon(card, 0))
    run_now(game, CHECK_STEP)
    choose(game, "choose", theirs)

    assert area(game, theirs) == MIDDLE + 8


def test_a_moment_with_two_sentences() -> None:
    text = "あなたのコマンダーフェイズの開始時、手札を1枚捨ててもよい。そうした場合、捨て札のカード1枚を手札に加える。"
    table, _, _ = facing(striker("巡", text), key="巡")
    table.hand(0, "lancer")
    (giant,) = table.discards(0, "giant")
    game = table.begin(0)

    choose(game, "end_phase")
    choose(game, "yes")
    choose(game, "choose", giant)

    assert names(game, DISCARD, 0) == ["lancer"]


def test_8_1_8_before_it_is_defeated() -> None:
    text = "このストライカーが撃破される場合、隣接する敵全員に【5】ダメージ。"
    table, mine, _ = facing(striker("爆", text), key="爆")
    table.striker(0, "giant", 0)
    game = table.begin(0)

    hit(game, mine, 9)
    check(game)

    assert on_stage(game, 0) == ["giant"]
    assert on_stage(game, 1) == ["giant"]


def test_8_1_5_something_else_instead_of_defeat() -> None:
    ability = "このストライカーが撃破される場合、かわりにこのストライカーが装備している装備スペル1枚を捨て札に置く。"
    text = f"対象は『{ability}』を得る。"
    table, mine, _ = facing(spell("身", text, "味方1体", lasting="装備"))

    game = table.cast("身", mine, caster=mine)
    hit(game, mine, 9)
    assert on_stage(game, 0) == ["scout"]
    assert names(game, DISCARD, 0) == ["身"]
    hit(game, mine, 9)

    assert names(game, SCORE, 1) == ["scout"]


def test_8_1_3_the_next_attack_only() -> None:
    text = "対象が次に移動した場合、対象を行動済み状態にする。"
    table, mine, theirs = facing(spell("縄", text, "敵1体", lasting="ターン"))

    game = table.cast("縄", theirs, caster=mine)
    do(game, Relocate(theirs, MIDDLE + 8))
    check(game)
    assert is_acted(game, theirs)
    game.state.objects[theirs].position = 0
    do(game, Relocate(theirs, MIDDLE + 9))
    check(game)

    assert not is_acted(game, theirs)


def test_6_3_1_4_the_end_of_the_chain() -> None:
    text = "術者を「POW：+2」する。チェーン終了時、術者を後退させてもよい。"
    table, mine, _ = facing(spell("返", text, lasting="チェーン"))

    game = table.cast("返", caster=mine)
    choose(game, "yes")

    assert area(game, mine) == MIDDLE - 4


def test_a_defeat_by_this_striker() -> None:
    table, mine, theirs = facing(
        striker("狩", "このストライカーが敵を撃破した場合、このストライカーを未行動状態にする。"), key="狩"
    )
    game = table.begin(0)
    game.state.objects[mine].position = 1

    hit(game, theirs, 9, source=mine)

    assert not is_acted(game, mine)


def test_2_6_2_1_a_defeat_by_an_attack() -> None:
    text = "このストライカーが攻撃によって敵を撃破した場合、カードを1枚引く。"
    table, mine, theirs = facing(striker("狩", text), key="狩")
    other = table.striker(1, "guard", 16)
    game = table.begin(0)

    hit(game, theirs, 9, SPELL, source=mine)
    assert hand_size(game, 0) == 0
    hit(game, other, 9, ATTACK, source=mine)

    assert hand_size(game, 0) == 1


def test_3_13_3_3_equipment_with_a_stronger_condition() -> None:
    text = "対象を「POW：+1」する。対象がセンターラインに存在する場合、かわりに対象を「POW：+3」する。"
    table, mine, _ = facing(spell("旗", text, "味方1体", lasting="装備"))

    game = table.cast("旗", mine, caster=mine)
    assert numbers(game, mine)[0] == 5
    do(game, Relocate(mine, 0))

    assert numbers(game, mine)[0] == 3


def test_whoever_becomes_a_target() -> None:
    text = "このストライカーが相手のスペルカードの対象になった場合、カードを1枚引く。"
    table, mine, theirs = facing(striker("鏡", text), spell("眠", "対象を行動済み状態にする。", "敵1体"), key="鏡")

    game = table.cast("眠", mine, player=1, caster=theirs)

    assert hand_size(game, 0) == 1


def test_8_1_6_a_replacement_may_be_declined() -> None:
    text = "このストライカーが撃破される場合、かわりにこのストライカーを手札に戻してもよい。"
    table, mine, _ = facing(striker("羽", text), key="羽")
    table.striker(0, "giant", 0)
    game = table.begin(0)

    do(game, Damage(mine, 9, ATTACK, ()))
    run_now(game, CHECK_STEP)
    assert prompt(game) == "replacement"
    choose(game, "replace")

    assert hand_size(game, 0) == 1


# --- prohibitions ---------------------------------------------------------------------------------------


def test_1_1_3_no_declaration() -> None:
    table, mine, theirs = facing(
        spell("縛", "対象は攻撃宣言を行えない。対象は移動できない。", "敵1体", lasting="ターン")
    )

    game = table.cast("縛", theirs, caster=mine)
    before = area(game, theirs)
    do(game, Relocate(theirs, MIDDLE + 8))

    assert area(game, theirs) == before


def test_2_4_10_2_2_not_a_target() -> None:
    table, _, _ = facing(
        striker("霧", "〔常〕このストライカーは相手のスペルカードの対象にならない。"),
        spell("火", "対象に【5】ダメージ。", "敵1体"),
        key="霧",
    )
    (card,) = table.hand(1, "火")
    game = table.begin(1)

    assert card not in [id for id, _ in offered(game, "spell")]


def test_2_4_13_no_effect_of_the_opponents_spells() -> None:
    table, mine, theirs = facing(
        striker("岩", "〔常〕このストライカーは相手のスペルカードの効果を受けない。"),
        spell("弱", "対象を「POW：-1」する。対象を行動済み状態にする。", "敵1体", lasting="ターン"),
        key="岩",
    )

    game = table.cast("弱", mine, player=1, caster=theirs)

    assert numbers(game, mine)[0] == 2
    assert not is_acted(game, mine)


def test_no_damage_at_all() -> None:
    table, mine, _ = facing(spell("盾", "術者はダメージを受けない。", lasting="ターン"))

    game = table.cast("盾", caster=mine)
    hit(game, mine, 9)

    assert on_stage(game, 0) == ["scout"]


# --- keywords in texts ------------------------------------------------------------------------------------


def test_10_4_formation_reaches_as_far_as_its_map() -> None:
    formation = {"text": "《陣形》「種族：人」：「DEF：+1」", "map": ".....\n.rrr.\n.r@r.\n.rrr.\n....."}
    table, mine, _ = facing(striker("長", formation), striker("兵"), key="長")
    near = table.striker(0, "兵", MIDDLE - 1)
    far = table.striker(0, "兵", 0)
    game = table.begin(0)

    assert (numbers(game, near)[1], numbers(game, far)[1], numbers(game, mine)[1]) == (5, 4, 4)


def test_10_3_awakening_and_10_5_ward_are_gained() -> None:
    text = "対象は『《覚醒》「POW：+2」』『《遮断》「スペルタイプ：支援」』を得る。"
    table, mine, _ = facing(spell("目", text, "味方1体", lasting="装備"))
    table.score(1, "giant", "giant", "giant")

    game = table.cast("目", mine, caster=mine)

    assert numbers(game, mine)[0] == 4


def test_a_declared_ability_of_a_striker() -> None:
    own = {
        "timing": "アクション",
        "cost": "〔術者・無〕",
        "map": "rrrrr\nrrrrr\nrr@rr\nrrrrr\nrrrrr",
        "target": "敵1体",
        "text": "対象を後退させる。",
    }
    table, mine, theirs = facing(striker("風", own), key="風")
    table.striker(0, "scout", 0)
    game = table.begin(0)

    declare(game, "ability", mine, theirs)
    pass_chain(game)

    assert area(game, theirs) == MIDDLE + 8
    assert is_acted(game, mine)
