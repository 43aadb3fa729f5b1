"""What texts mean that change prices, ask for caps, or take up what was made or hurt a moment ago."""

from __future__ import annotations

import pytest

from kirifuda.games.cardfiles import MalformedCard
from kirifuda.games.last_resort.zones import GRAVEYARD, HAND, LEADER, MANA
from kirifuda.kernel.game import Game
from tests.games.last_resort.meaning_table import Table, creature, fielded, item, made, spell, use
from tests.games.last_resort.rules.positions import is_tapped, lives, numbers_of, summon
from tests.toys.driving import choose, choose_several, offered, prompt


def spent(game: Game) -> int:
    """How much mana player 0 has tapped."""
    return sum(is_tapped(game, id) for id in game.zone(MANA, 0))


def test_l_11_1_a_card_in_draw_step_2_costs_what_a_text_says() -> None:
    for text, price in (
        ("自分がドローステップ2でドローするために支払うマナコストは①になる。", 1),
        ("自分のドローステップ2のコストは0になる。", 0),
        ("相手のドローステップ2のコストは①になる。", 2),
    ):
        table = Table(item("well", text))
        table.attack(0, "well")
        table.deck_of(0, "pup", "wolf")
        game = table.begin("L-11.1")
        choose(game, "yes")
        game.decision()
        assert spent(game) == price


def test_l_9_6_the_leader_skill_costs_less() -> None:
    for text, price in (
        ("自分がリーダースキルを使用するために支払うマナコストを2減らす。", 1),
        ("自分のリーダースキルのコストは④少なくなる。", 0),
        ("相手のリーダースキルのコストは①減る。", 3),
    ):
        table = Table(item("crown", text), made("chief", "リーダー", "③：自分はライフを1点得る。"))
        table.replace(LEADER, 0, "chief")
        table.attack(0, "crown")
        game = table.begin()
        choose(game, "skill", offered(game, "skill")[0])
        game.decision()
        assert spent(game) == price


def test_l_1_9_laying_equipment_on_a_creature_costs_less() -> None:
    for text, price in (
        ("自分の装備アイテムの装備に必要なコストは①少なくなる。", 2),
        ("自分の装備アイテムの装備コストを⑤減らす。ただし、①より少なくはならない。", 1),
        ("相手の装備アイテムの装備のコストは①少なくなる。", 3),
        ("自分の装備アイテムの召喚コストは①少なくなる。", 3),
    ):
        table = Table(item("forge", text), made("helm", "装備アイテム", "装備③"))
        table.attack(0, "forge")
        table.attack(0, "pup")
        helm = table.attack(0, "helm")
        game = table.begin()
        choose(game, "use", helm)
        game.decision()
        assert spent(game) == price


def test_l_1_14_life_at_its_cap() -> None:
    for life, power in ((20, 6), (19, 2)):
        text = "自分のライフが上限に達している間、このクリーチャーは+4/+4の修正を得る。"
        table = Table(creature("full", text, power=2))
        table.life(0, life)
        full = table.attack(0, "full")
        game = table.begin()
        assert numbers_of(game, full)[0] == power


def test_l_1_14_life_at_a_cap_that_texts_have_changed() -> None:
    """What a text makes of a cap is seen where another asks for it, and neither asks the other for ever."""
    full = "自分のライフが上限に達している間、このクリーチャーは+4/+4の修正を得る。"
    for hall, power in (
        ("自分のライフの上限は15になる。", 6),
        ("相手のライフの上限は15になる。", 2),
        ("自分のライフが上限に達している間、自分のライフの上限は15になる。", 2),
    ):
        table = Table(creature("full", full, power=2), item("hall", hall))
        table.life(0, 15)
        table.attack(0, "hall")
        one = table.attack(0, "full")
        game = table.begin()
        assert numbers_of(game, one)[0] == power


def test_l_10_8_other_damage_to_the_same_life() -> None:
    for buried, life in ((0, 17), (2, 15)):
        text = "相手のライフに3点ダメージを与える。"
        text += "自分の墓地にクリーチャーが2枚以上ある場合、代わりに5点ダメージを与える。"
        table = Table(spell("bolt", text))
        table.graveyard(0, *["pup"] * buried)
        game = table.cast("bolt")
        game.decision()
        assert lives(game)[1] == life


def test_l_10_8_other_damage_to_whom_the_sentence_before_names() -> None:
    text = "相手クリーチャー1体に1点ダメージを与える。"
    text += "相手のライフに1点ダメージを与える。自分の手札が0枚なら、代わりに3点ダメージを与える。"
    table = Table(spell("fork", text), creature("oak", toughness=9))
    oak = table.attack(1, "oak")
    game = table.cast("fork")
    if prompt(game) == "choose":
        choose_several(game, oak)
    game.decision()

    assert lives(game)[1] == 17


def test_l_19_6_the_duplicate_of_the_card_itself() -> None:
    text = "②：このクリーチャーの複製を1体生成する。その複製はこのターン、+3/+0の修正を得る。"
    table = Table(creature("twin", text, power=2))
    twin = table.attack(0, "twin")
    game = table.begin()
    use(game, twin)
    game.decision()

    assert len(fielded(game, 0)) == 2
    powers = sorted(numbers_of(game, id)[0] for id in game.zone(game.map.kind_of[game.state.objects[twin].zone], 0))
    assert powers == [2, 5]


def test_l_3_3_the_state_of_the_card_itself_that_is_named_behind() -> None:
    text = "アタックエリアにいる間、このクリーチャーは+2/+0の修正を得る。"
    text += "ディフェンスエリアにいる間、このクリーチャーは+0/+2の修正を得る。"
    table = Table(creature("shield", text, power=1, toughness=1))
    before, behind = table.attack(0, "shield"), table.defence(0, "shield")
    game = table.begin()

    assert (numbers_of(game, before), numbers_of(game, behind)) == ((3, 1), (1, 3))


def test_l_9_1_costs_less_in_numbers_with_circles() -> None:
    table = Table(
        creature(
            "swarm", "このカードを召喚するコストは、自分のアタックエリアのクリーチャー1体につき①少なくなる。", cost=4
        )
    )
    table.attack(0, "pup")
    table.attack(0, "pup")
    (swarm,) = table.hand(0, "swarm")
    game = table.begin()
    summon(game, swarm)

    assert spent(game) == 2
    assert len(game.zone(HAND, 0)) == 0


def test_l_1_3_spells_deal_more_damage_and_nothing_else_does() -> None:
    text = "自分のスペルが与えるダメージを1点増やす。"
    table = Table(
        item("prism", text),
        spell("bolt", "相手のライフに2点ダメージを与える。"),
        item("bow", "①：相手のライフに2点ダメージを与える。"),
    )
    table.attack(0, "prism")
    bow = table.attack(0, "bow")
    game = table.cast("bolt")
    assert lives(game)[1] == 17

    use(game, bow)
    game.decision()
    assert lives(game)[1] == 15


def test_l_1_12_equipment_that_comes_off() -> None:
    text = "装備①\nこのカードがクリーチャーから外れた時、自分は1点ライフを失う。"
    table = Table(made("ring", "装備アイテム", text), spell("axe", "自分のクリーチャー1体を破壊する。"))
    pup = table.attack(0, "pup")
    table.wear(pup, "ring")
    game = table.cast("axe")
    game.decision()

    assert lives(game)[0] == 19


def test_l_15_1_out_of_one_pile_or_the_other() -> None:
    text = "自分の手札または墓地からクリーチャーを1枚選び、自分のアタックエリアに出す。"
    for place in (HAND, GRAVEYARD):
        table = Table(spell("call", text), creature("fox"), creature("owl"))
        (fox,) = table.hand(0, "fox")
        (owl,) = table.graveyard(0, "owl")
        game = table.cast("call", fox if place is HAND else owl)
        game.decision()
        assert fielded(game, 0) == ["fox" if place is HAND else "owl"]


def test_l_10_2_what_must_be_done_in_a_step() -> None:
    table = Table(creature("bull", "自分のアタックステップに、このクリーチャーはアタックできるなら必ずアタックする。"))
    bull = table.attack(0, "bull")
    game = table.begin("L-10.1")
    game.decision()

    assert is_tapped(game, bull)
    assert lives(game)[1] == 18


def test_l_17_5_what_is_looked_at_is_not_the_battlefield() -> None:
    with pytest.raises(MalformedCard, match="could be chosen among those just looked at"):
        Table(spell("spy", "自分の山札を見て、コスト3以下のクリーチャーを1体選び、手札に加える。"))
