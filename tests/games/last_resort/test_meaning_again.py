"""What texts mean that share damage out or halve it, bound what is paid, or tell what stays."""

from __future__ import annotations

import pytest

from kirifuda.games.cardfiles import MalformedCard
from kirifuda.games.last_resort.zones import GRAVEYARD, LEADER, MANA
from kirifuda.kernel.game import Game
from tests.games.last_resort.meaning_table import Table, creature, fielded, item, made, spell, use
from tests.games.last_resort.rules.positions import is_tapped, lives, numbers_of, where
from tests.toys.driving import choose, choose_several, now, offered, prompt


def spent(game: Game) -> int:
    """How much mana player 0 has tapped."""
    return sum(is_tapped(game, id) for id in game.zone(MANA, 0))


# --- damage -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "life", "left"),
    [
        ("自分のクリーチャーが相手のライフに与えるダメージは1点増える。", 4, 2),
        ("自分のクリーチャーが相手のライフに与えるダメージは2倍になる。", 6, 2),
        ("自分のクリーチャーが相手のライフに与えるダメージは半分（端数切り上げ）になる。", 2, 2),
        ("自分のクリーチャーが与えるダメージは半分になる。", 2, 3),
        ("自分のクリーチャーが自分のライフに与えるダメージは2倍になる。", 3, 2),
        ("相手のクリーチャーが相手のライフに与えるダメージは2倍になる。", 3, 2),
    ],
)
def test_l_10_8_damage_to_life_alone_and_half_of_it(text: str, life: int, left: int) -> None:
    table = Table(
        item("drum", text),
        creature("gunner", "①：相手のライフに3点ダメージを与える。"),
        creature("archer", "①：相手クリーチャー1体に3点ダメージを与える。"),
        creature("oak", toughness=5),
    )
    table.attack(0, "drum")
    gunner, archer, oak = table.attack(0, "gunner"), table.attack(0, "archer"), table.attack(1, "oak")
    game = table.begin()
    use(game, gunner)
    use(game, archer, oak)
    game.decision()

    assert lives(game)[1] == 20 - life
    assert game.state.objects[oak].mark("damage") == 5 - left


def test_l_10_9_less_damage_of_a_battle_or_of_an_effect() -> None:
    for cause, taken in (("バトルで", 3), ("効果で", 2), ("", 2)):
        text = f"このクリーチャーが{cause}受けるダメージを1点減らす。"
        table = Table(creature("rock", text, toughness=9), spell("bolt", "クリーチャー1体に3点ダメージを与える。"))
        rock = table.attack(0, "rock")
        game = table.cast("bolt", rock)
        game.decision()
        assert game.state.objects[rock].mark("damage") == taken


def test_l_10_9_damage_is_shared_out() -> None:
    text = "相手のクリーチャーを3体まで選ぶ。合計5点のダメージを、選んだクリーチャーに好きなように割り振って与える。"
    table = Table(spell("rain", text), creature("oak", toughness=9))
    first, second, third = (table.attack(1, "oak") for _ in range(3))
    game = table.cast("rain", first, second)
    choose(game, "number", first, 2)
    game.decision()

    assert [game.state.objects[id].mark("damage") for id in (first, second, third)] == [2, 3, 0]


# --- life and prices ----------------------------------------------------------------------------------------------


def test_l_17_6_life_is_paid_up_to_a_number() -> None:
    text = "自分はライフを3点まで支払ってもよい。支払ったライフ1点につき、"
    text += "自分の墓地のマナカードを1枚、タップ状態で自分のマナエリアに置く。"
    table = Table(spell("dig", text), made("ore", "マナ"))
    table.graveyard(0, "ore", "ore", "ore", "ore")
    game = table.cast("dig")
    if prompt(game) != "number":
        choose(game, "yes")
    with pytest.raises(Exception, match="number"):
        choose(game, "number", 0, 4)
    choose(game, "number", 0, 2)
    for _ in range(2):
        if prompt(game) == "choose":
            choose_several(game, offered(game, "choose")[0])
    game.decision()

    assert lives(game)[0] == 18
    assert sum(game.values(id).name == "ore" for id in game.zone(MANA, 0)) == 2


def test_l_11_1_only_the_first_card_of_a_turn_costs_less() -> None:
    for text in (
        "自分の各ターンに最初の1回だけ、自分がドローステップ2でカードをドローするために支払うマナコストは①少なくなる。",
        "自分がドローステップ2でカードをドローする為に支払うマナコストを1減らす。ただし、この効果は1ターンに1度しか適用されない。",
    ):
        table = Table(item("well", text))
        table.attack(0, "well")
        table.deck_of(0, "pup", "wolf", "pup")
        game = table.begin("L-11.1")
        spent_so = []
        for _ in range(2):
            choose(game, "yes")
            game.decision()
            spent_so.append(spent(game))
        assert spent_so == [1, 3]


def test_l_9_1_only_the_first_spell_of_a_turn_costs_less() -> None:
    table = Table(
        item("tome", "1ターンに1度、自分が召喚するスペルのコストは1減る。"),
        spell("song", "自分はライフを1点得る。", cost=3),
    )
    table.attack(0, "tome")
    game = table.cast("song")
    game.decision()
    first = spent(game)
    table.cast("song")
    game.decision()

    assert (first, spent(game)) == (2, 5)


def test_a_statement_that_costs_nothing_is_not_bounded() -> None:
    with pytest.raises(MalformedCard, match="so often a turn"):
        Table(item("no", "1ターンに1度、自分のクリーチャーは+1/+1の修正を得る。"))


def test_l_8_1_so_many_mana_cards() -> None:
    text = "このクリーチャーがアタックエリアにいる限り、自分はマナステップに手札のマナカードを2枚まで置くことができる。"
    for area, placed in (("attack", 2), ("defence", 1)):
        table = Table(creature("miner", text))
        getattr(table, area)(0, "miner")
        for _ in range(3):
            table.hand(0, "マナ")
        game = table.begin("L-8.1")
        before = len(game.zone(MANA, 0))
        while prompt(game) == "mana":
            choose(game, "mana", offered(game, "mana")[0])
        assert len(game.zone(MANA, 0)) - before == placed


# --- what something else happens to instead -----------------------------------------------------------------------


def test_l_3_2_what_is_not_destroyed_stays() -> None:
    head = "このクリーチャーが破壊される場合、代わりに自分の手札を1枚墓地へ送ってもよい。"
    for tail in (
        "そうした場合、このクリーチャーは破壊されない。",
        "そうした場合、このクリーチャーは戦場に残る。",
        "そうした場合、このクリーチャーが受けたダメージはすべて回復し、このクリーチャーは戦場に残る。",
    ):
        table = Table(creature("cat", head + tail), spell("axe", "クリーチャー1体を破壊する。"))
        cat = table.attack(0, "cat")
        table.hand(0, "pup")
        game = table.cast("axe", cat)
        choose(game, "replace", cat)
        game.decision()
        assert where(game, now(game, cat)) == "field"
        assert len(game.zone(GRAVEYARD, 0)) == 2


# --- leaders and last resorts -------------------------------------------------------------------------------------


def test_l_9_6_a_leaders_skill_goes_on_in_the_next_line() -> None:
    table = Table(
        made("chief", "リーダー", "③：自分はライフを1点得る。\nこのターンの間、自分のクリーチャーは+1/+1の修正を得る。")
    )
    table.replace(LEADER, 0, "chief")
    table.life(0, 10)
    pup = table.attack(0, "pup")
    game = table.begin()
    before = numbers_of(game, pup)
    choose(game, "skill", offered(game, "skill")[0])
    game.decision()

    assert lives(game)[0] == 11
    assert numbers_of(game, pup) == (before[0] + 1, before[1] + 1)


def test_l_9_6_a_leaders_line_with_a_cost_of_its_own_is_no_part_of_it() -> None:
    with pytest.raises(MalformedCard):
        Table(made("chief", "リーダー", "このターンの間、自分のクリーチャーは+1/+1の修正を得る。"))


def test_l_9_7_a_card_enters_tapped_without_being_named() -> None:
    table = Table(creature("slow", "タップ状態で戦場に出る。"))
    (slow,) = table.hand(0, "slow")
    game = table.begin()
    choose(game, "summon", slow)
    if prompt(game) == "area":
        choose(game, "area", offered(game, "area")[0], 0)
    game.decision()

    assert fielded(game, 0) == ["slow"]
    assert is_tapped(game, now(game, slow))


def test_l_10_4_whom_alone_the_enemy_attacks() -> None:
    text = "相手のクリーチャーはこのクリーチャー以外のクリーチャーをアタック対象に選択できない。"
    table = Table(creature("guard", text))
    guard, pup = table.attack(1, "guard", tapped=True), table.attack(1, "pup", tapped=True)
    wolf = table.attack(0, "wolf")
    game = table.begin("L-10.1")
    choose(game, "attack", wolf)
    decision = game.decision()
    aims = set() if decision is None else {option.object for option in decision.options}

    assert guard in aims
    assert pup not in aims


def test_l_3_2_what_is_not_destroyed_may_be_any_of_several() -> None:
    text = "自分のクリーチャーが破壊される場合、代わりにこのアイテムを破壊してもよい。"
    text += "そうした場合、そのクリーチャーは破壊されない。"
    table = Table(item("ward", text), spell("axe", "クリーチャー1体を破壊する。"))
    ward, pup = table.attack(0, "ward"), table.attack(0, "pup")
    game = table.cast("axe", pup)
    choose(game, "replace", ward)
    game.decision()

    assert fielded(game, 0) == ["pup"]
