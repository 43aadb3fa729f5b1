"""What texts leave behind: numbers, abilities, changed damage, prohibitions, triggers, equipment and rule cards."""

from __future__ import annotations

import pytest

from kirifuda.games.cardfiles import MalformedCard
from kirifuda.games.spellcard_strike.rules.r02_06_damage import SPELL
from kirifuda.games.spellcard_strike.rules.r04_01_stage import Relocate
from kirifuda.games.spellcard_strike.rules.r04_02_zones import PutInDiscard, hand_limit
from kirifuda.games.spellcard_strike.values import Values
from kirifuda.games.spellcard_strike.zones import RULES
from kirifuda.kernel.game import Game
from tests.games.spellcard_strike.meaning_table import (
    Table,
    end_turn,
    facing,
    hand_size,
    hit,
    numbers,
    on_stage,
    spell,
    striker,
)
from tests.toys.driving import choose, do, names, prompt

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
