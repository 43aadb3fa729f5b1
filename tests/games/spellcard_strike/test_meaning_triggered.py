"""What texts wait for, replace, forbid, and the keywords that they give."""

from __future__ import annotations

from kirifuda.games.spellcard_strike.rules.r02_06_damage import ATTACK, SPELL, Damage
from kirifuda.games.spellcard_strike.rules.r02_07_check_step import CHECK_STEP
from kirifuda.games.spellcard_strike.rules.r02_08_summoning import Summon
from kirifuda.games.spellcard_strike.rules.r04_01_stage import Relocate
from kirifuda.games.spellcard_strike.zones import DISCARD, SCORE
from tests.games.spellcard_strike.meaning_table import (
    MIDDLE,
    check,
    declare,
    facing,
    hand_size,
    hit,
    numbers,
    on_stage,
    spell,
    striker,
)
from tests.games.spellcard_strike.rules.positions import area, is_acted, pass_chain
from tests.toys.driving import choose, do, names, offered_with_numbers, prompt, run_now

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

    assert card not in [id for id, _ in offered_with_numbers(game, "spell")]


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
