"""What texts mean that ask what has become of something, that are waited for off the battlefield, or that let somebody
choose between deeds."""

from __future__ import annotations

from kirifuda.games.last_resort.rules.common import area_of
from kirifuda.games.last_resort.rules.l01_equipment import bearers
from kirifuda.games.last_resort.zones import ATTACK, DECK, DEFENCE, GRAVEYARD, HAND
from tests.games.last_resort.meaning_table import Table, creature, fielded, item, made, spell
from tests.games.last_resort.rules.positions import is_tapped, lives, numbers_of, summon, where
from tests.toys.driving import choose, choose_several, now, offered, prompt

DUEL = "自分のクリーチャー1体と相手クリーチャー1体をバトルさせる。"


def duel(text: str, mine: int, theirs: int) -> tuple[int, int]:
    """What a spell draws, and what life it gives, after two creatures of such toughness battled with power 2."""
    table = Table(
        creature("mine", power=2, toughness=mine), creature("theirs", power=2, toughness=theirs), spell("ring", text)
    )
    one, other = table.attack(0, "mine"), table.attack(1, "theirs")
    game = table.cast("ring")
    for id in (one, other):
        if prompt(game) == "choose":
            choose_several(game, id)
    game.decision()
    return len(game.zone(HAND, 0)), lives(game)[0]


# --- outcomes of battles and effects (L-10.9) -----------------------------------------------------------------


def test_l_10_9_whoever_battled_and_is_still_there() -> None:
    table = Table(
        creature(
            "rock",
            "このクリーチャーが相手クリーチャーとのバトルで破壊されなかった時、自分はライフを1点得る。",
            toughness=9,
        )
    )
    table.life(0, 10)
    rock = table.attack(0, "rock")
    pup = table.attack(1, "pup", tapped=True)
    game = table.begin("L-10.1")
    choose_several(game, rock)
    choose(game, "creature", pup)
    game.decision()

    assert lives(game)[0] == 11


def test_l_10_9_whoever_fell_tells_nothing() -> None:
    table = Table(
        creature("reed", "このクリーチャーがバトルで破壊されなかった時、自分はライフを1点得る。", toughness=1)
    )
    table.life(0, 10)
    reed = table.attack(0, "reed")
    wolf = table.attack(1, "wolf", tapped=True)
    game = table.begin("L-10.1")
    choose_several(game, reed)
    choose(game, "creature", wolf)
    game.decision()

    assert where(game, reed) == "graveyard"
    assert lives(game)[0] == 10


def test_l_10_9_one_of_two_alone_falls() -> None:
    text = DUEL + "このバトルで自分のクリーチャーだけが破壊されたなら、自分はカードを1枚ドローする。"

    assert duel(text, mine=1, theirs=9)[0] == 1
    assert duel(text, mine=1, theirs=1)[0] == 0
    assert duel(text, mine=9, theirs=1)[0] == 0


def test_l_10_9_what_did_not_happen_in_a_battle() -> None:
    text = DUEL + "このバトルで自分のクリーチャーが破壊されなかったなら、自分はカードを1枚ドローする。"

    assert duel(text, mine=9, theirs=1)[0] == 1
    assert duel(text, mine=1, theirs=1)[0] == 0


def test_l_10_9_so_many_were_destroyed() -> None:
    text = (
        "クリーチャーすべてに1点ダメージを与える。"
        "この効果で相手クリーチャーが2体以上破壊されたなら、自分はカードを1枚ドローする。"
    )
    for number, drawn in ((1, 0), (2, 1)):
        table = Table(spell("rain", text), creature("reed", toughness=1))
        table.attack(0, "reed")
        for _ in range(number):
            table.attack(1, "reed")
        game = table.cast("rain")
        game.decision()
        assert len(game.zone(HAND, 0)) == drawn


def test_l_10_9_that_was_not_destroyed() -> None:
    text = (
        "相手クリーチャー1体に2点ダメージを与える。"
        "そのクリーチャーが破壊されなかったなら、そのクリーチャーをタップする。"
    )
    table = Table(spell("bolt", text), creature("rock", toughness=9))
    rock = table.attack(1, "rock")
    game = table.cast("bolt", rock)
    game.decision()

    assert is_tapped(game, rock)


def test_l_10_8_as_much_again() -> None:
    table = Table(spell("leech", "相手のライフに3点ダメージを与え、自分は同じ点数のライフを得る。"))
    table.life(0, 10)
    game = table.cast("leech")

    assert lives(game) == (13, 17)


def test_l_19_4_as_much_as_the_event_was_about() -> None:
    table = Table(
        item("bell", "自分がライフを得た時、得た点数と同じ点数のダメージを相手のライフに与える。"),
        spell("balm", "自分はライフを4点得る。"),
    )
    table.attack(0, "bell")
    table.life(0, 18)
    game = table.cast("balm")

    assert lives(game) == (20, 18)


# --- numbers of the rules (L-10.5, L-10.8) --------------------------------------------------------------------


def test_l_10_8_life_that_does_not_fall_further() -> None:
    table = Table(item("urn", "自分のライフは1より少なくならない。"), spell("drink", "自分はライフを5点失う。"))
    table.attack(0, "urn")
    table.life(0, 3)
    game = table.cast("drink")

    assert lives(game)[0] == 1


def test_l_10_5_several_block_or_none() -> None:
    table = Table(creature("ghost", "このクリーチャーは2体以上のクリーチャーでなければブロックされない。"))
    ghost = table.attack(0, "ghost")
    table.defence(1, "pup")
    game = table.begin("L-10.1")
    choose_several(game, ghost)
    assert prompt(game) != "blockers"

    table = Table(creature("ghost", "このクリーチャーは2体以上のクリーチャーでなければブロックされない。"))
    ghost = table.attack(0, "ghost")
    one, other = table.defence(1, "pup"), table.defence(1, "wall")
    game = table.begin("L-10.1")
    choose_several(game, ghost)
    assert offered(game, "block") == [one, other]
    choose_several(game, one)
    game.decision()
    assert lives(game)[1] == 18


def test_l_10_9_damage_twice_as_much() -> None:
    table = Table(creature("bull", "このクリーチャーが与えるダメージは2倍になる。", power=3))
    bull = table.attack(0, "bull")
    game = table.begin("L-10.1")
    choose_several(game, bull)
    game.decision()

    assert lives(game)[1] == 14


# --- summoning and equipping (L-9.1, L-1.9, L-19.9, L-19.12) --------------------------------------------------


def test_l_9_1_what_is_done_while_a_card_is_summoned() -> None:
    table = Table(creature("imp", "このカードを召喚する時、自分はライフを3点支払う。"))
    (imp,) = table.hand(0, "imp")
    game = table.begin()
    summon(game, imp)

    assert lives(game)[0] == 17


def test_l_9_1_what_is_paid_besides() -> None:
    text = "このカードを召喚する追加コストとして、自分の他のクリーチャー1体を破壊する。"
    table = Table(creature("ogre", text))
    (ogre,) = table.hand(0, "ogre")
    game = table.begin()
    assert offered(game, "summon") == []

    table = Table(creature("ogre", text))
    (ogre,) = table.hand(0, "ogre")
    pup = table.attack(0, "pup")
    game = table.begin()
    summon(game, ogre)
    game.decision()
    assert (where(game, ogre), where(game, pup)) == ("field", "graveyard")


def test_l_1_9_equipment_for_some_creatures_only() -> None:
    table = Table(
        made("crown", "装備アイテム", "装備①\nこのカードは種族「騎士」のクリーチャーにのみ装備できる。"),
        creature("star", types=["騎士"]),
    )
    crown = table.attack(0, "crown")
    star = table.attack(0, "star")
    table.attack(0, "pup")
    game = table.begin()
    game.decision()

    assert bearers(game, 0, crown) == [star]


def test_l_1_9_equipment_that_speaks_of_this_creature() -> None:
    table = Table(made("blade", "装備アイテム", "装備①\nこのクリーチャーに+2/+1の修正を与える。"))
    wolf = table.attack(0, "wolf")
    power, toughness = numbers_of(table.game, wolf)
    table.wear(wolf, "blade")
    game = table.begin()
    game.decision()

    assert numbers_of(game, wolf) == (power + 2, toughness + 1)


def test_l_1_9_the_equipment_of_a_creature() -> None:
    table = Table(
        made("blade", "装備アイテム", "装備①"),
        spell(
            "rust",
            "相手クリーチャー1体を選ぶ。そのクリーチャーが装備アイテムを装備している場合、その装備アイテムを破壊する。",
        ),
    )
    wolf, pup = table.attack(1, "wolf"), table.attack(1, "pup")
    mine, other = table.wear(wolf, "blade"), table.wear(pup, "blade")
    game = table.cast("rust", wolf)
    game.decision()

    assert (where(game, mine), where(game, other)) == ("graveyard", "field")


def test_l_19_12_a_converted_card_tells_of_itself() -> None:
    table = Table(made("twin", "スペルクリーチャー", "変換①\nこのカードが変換で使用された時、自分はライフを2点得る。"))
    table.life(0, 10)
    (twin,) = table.hand(0, "twin")
    game = table.begin()
    choose(game, "convert", twin)
    assert lives(game)[0] == 12

    table = Table(made("twin", "スペルクリーチャー", "変換①\nこのカードが変換で使用された時、自分はライフを2点得る。"))
    table.life(0, 10)
    (twin,) = table.hand(0, "twin")
    game = table.begin()
    summon(game, twin)
    assert lives(game)[0] == 10


def test_l_19_9_whether_a_card_was_recycled() -> None:
    text = "リサイクル①\n戦場に出た時、このカードがリサイクルで召喚されている場合、自分はライフを2点得る。"
    for zone, gained in (("hand", 0), ("graveyard", 2)):
        table = Table(creature("moth", text))
        table.life(0, 10)
        (moth,) = table.hand(0, "moth") if zone == "hand" else table.graveyard(0, "moth")
        game = table.begin()
        summon(game, moth, verb="summon" if zone == "hand" else "recycle")
        assert lives(game)[0] == 10 + gained


def test_l_17_7_spells_but_this_one() -> None:
    text = "このターンに自分が召喚したこのカード以外のスペル1枚につき、自分はライフを1点得る。"
    table = Table(spell("echo", text))
    table.life(0, 10)
    game = table.cast("echo")
    assert lives(game)[0] == 10
    table.cast("echo")
    assert lives(game)[0] == 11


# --- off the battlefield, and beside a card (L-9.5, L-3.3) ------------------------------------------------------


def test_l_9_5_a_card_waits_in_the_graveyard() -> None:
    for text in (
        "自分がスペルを召喚した時、墓地のこのカードを自分のアタックエリアに出す。",
        "自分がスペルを召喚した時、このカードが墓地にある場合、このカードを自分のアタックエリアに出す。",
    ):
        table = Table(creature("crow", text), spell("song", "自分はライフを1点得る。"))
        (crow,) = table.graveyard(0, "crow")
        game = table.cast("song")
        game.decision()
        assert where(game, crow) == "field"


def test_l_3_2_what_is_destroyed_is_found_in_the_graveyard() -> None:
    for text in (
        "破壊された時、このカードを墓地から自分のディフェンスエリアに出す。",
        "このクリーチャーが破壊された時、墓地のこのカードを自分のディフェンスエリアに出す。",
    ):
        table = Table(creature("crow", text), spell("axe", "自分のクリーチャー1体を破壊する。"))
        crow = table.attack(0, "crow")
        game = table.cast("axe")
        game.decision()
        assert where(game, now(game, crow)) == "field"


def test_l_6_1_what_is_destroyed_comes_back_in_a_later_step() -> None:
    text = "破壊された時、次の自分のスタートステップ時に、このカードを墓地から自分のアタックエリアに出す。"
    table = Table(creature("crow", text), spell("axe", "自分のクリーチャー1体を破壊する。"))
    for player in range(2):
        table.deck_of(player, "pup", "pup", "pup", "pup")
    crow = table.attack(0, "crow")
    game = table.cast("axe")
    assert where(game, now(game, crow)) == "graveyard"
    for _ in range(4):
        choose(game, "end" if prompt(game) == "main" else "no")
    game.decision()

    assert fielded(game, 0) == ["crow"]


def test_l_3_3_beside_the_card_that_says_so() -> None:
    table = Table(creature("host", "戦場に出た時、自分の墓地のクリーチャー1体をこのカードと同じエリアに出す。"))
    (pup,) = table.graveyard(0, "pup")
    (host,) = table.hand(0, "host")
    game = table.begin()
    summon(game, host, DEFENCE)
    if prompt(game) == "choose":
        choose_several(game, pup)
    game.decision()

    assert area_of(game, now(game, pup)) == DEFENCE


def test_l_15_1_who_comes_into_an_area() -> None:
    for area, tapped in ((ATTACK, True), (DEFENCE, False)):
        table = Table(
            item("net", "クリーチャーがアタックエリアに出た時、そのクリーチャーをタップする。"), creature("fish")
        )
        table.attack(0, "net")
        (fish,) = table.hand(0, "fish")
        game = table.begin()
        fish = summon(game, fish, area)
        game.decision()
        assert is_tapped(game, fish) == tapped


def test_l_3_1_that_deck_is_shuffled_and_no_other() -> None:
    table = Table(spell("mist", "相手の墓地のカードを2枚まで選び、相手の山札に戻してシャッフルする。"))
    mine = table.deck_of(0, "pup", "wolf", "wall", "pup", "wolf", "wall")
    table.graveyard(1, "pup", "wolf")
    there = table.game.zone(GRAVEYARD, 1)
    game = table.cast("mist", *there)
    game.decision()

    assert list(game.zone(DECK, 0)) == mine
    assert game.zone(GRAVEYARD, 1) == ()


# --- choices between deeds --------------------------------------------------------------------------------------


def test_l_9_7_the_opponent_chooses_which() -> None:
    table = Table(spell("deal", "相手は以下から1つを選ぶ。\n・ライフを4点失う。\n・カードを1枚ドローする。"))
    game = table.cast("deal")
    decision = game.decision()
    assert decision is not None
    assert decision.player == 1
    game.answer((0,))

    assert lives(game) == (20, 16)


def test_l_9_7_one_deed_or_the_other() -> None:
    table = Table(spell("deal", "カードを1枚ドローするか、ライフを2点得る。"))
    table.life(0, 10)
    game = table.cast("deal")
    game.answer((1,))

    assert lives(game)[0] == 12
    assert len(game.zone(HAND, 0)) == 0


def test_l_10_8_damage_here_or_there() -> None:
    for at, life in ((0, 20), (1, 18)):
        table = Table(spell("spark", "相手クリーチャー1体か相手のライフに2点ダメージを与える。"))
        table.attack(1, "pup")
        game = table.cast("spark")
        game.answer((at,))
        game.decision()
        assert lives(game)[1] == life
