"""What texts hold and do that no shipped card has: prohibitions, changed costs, the answers of L-17."""

from __future__ import annotations

from kirifuda.games.last_resort.rules.common import area_of
from kirifuda.games.last_resort.rules.l10_9_damage import damage_on
from kirifuda.games.last_resort.zones import ATTACK, DECK, FIELD, HAND, MANA
from tests.games.last_resort.meaning_table import Table, creature, fielded, item, run_on, spell, use
from tests.games.last_resort.rules.positions import is_tapped, lives, numbers_of, ready, where
from tests.toys.driving import choose, choose_several, names, offered, prompt

# --- what holds -----------------------------------------------------------------------------------------------


def test_what_cannot_attack_or_block_or_be_blocked() -> None:
    table = Table(
        creature("statue", "このクリーチャーはアタックできない。"),
        creature("ghost", "このクリーチャーはブロックされない。"),
        creature("coward", "このクリーチャーはブロックできない。"),
    )
    statue, ghost, wolf = table.attack(0, "statue"), table.attack(0, "ghost"), table.attack(0, "wolf")
    table.defence(1, "coward")
    wall = table.defence(1, "wall")
    game = table.begin("L-10.1")

    assert statue not in offered(game, "attack")
    choose_several(game, ghost, wolf)
    for _ in range(2):
        if prompt(game) == "attack_target":
            choose(game, "life")

    assert offered(game, "block") == [wall]
    choose_several(game, wall)
    if prompt(game) == "block":
        assert offered(game, "attacker") == [wolf]
        choose(game, "attacker", wolf)
    assert lives(game) == (20, 18)


def test_what_cannot_be_destroyed_is_everybody_but_the_speaker() -> None:
    table = Table(
        creature("saint", "自分の他のクリーチャーは破壊されない。"), spell("axe", "クリーチャーすべてを破壊する。")
    )
    saint, wolf, enemy = table.attack(0, "saint"), table.attack(0, "wolf"), table.attack(1, "wolf")

    game = table.cast("axe")

    assert [where(game, id) for id in (saint, wolf, enemy)] == ["graveyard", "field", "graveyard"]


def test_a_prohibition_for_a_turn_is_of_those_who_are_there() -> None:
    table = Table(spell("hush", "このターン、相手クリーチャー1体はブロックできない。"))
    wolf = table.attack(0, "wolf")
    mute, wall = table.defence(1, "wolf"), table.defence(1, "wall")
    game = table.cast("hush", mute)

    choose(game, "end")
    choose_several(game, wolf)

    assert offered(game, "block") == [wall]


def test_who_must_attack_does_so_unasked() -> None:
    table = Table(creature("berserk", "このクリーチャーはアタックできるならアタックしなければならない。"))
    table.attack(0, "berserk")
    wolf = table.attack(0, "wolf")
    game = table.begin("L-10.1")

    assert offered(game, "attack") == [wolf]
    choose_several(game)
    game.decision()

    assert lives(game) == (20, 18)


def test_l_19_18_until_the_next_start_step() -> None:
    table = Table(item("drum", "②：次の自分のスタートステップまで、自分のクリーチャーすべては+0/2の修正を得る。"))
    drum, wolf = table.attack(0, "drum"), table.attack(0, "wolf")
    game = table.begin()

    use(game, drum)
    assert numbers_of(game, wolf) == (2, 4)
    run_on(game)
    assert numbers_of(game, wolf) == (2, 4)
    while (found := game.decision()) is not None and game.turn_player() == 1:
        verbs = [option.verb for option in found.options]
        game.answer((verbs.index("end"),) if "end" in verbs else (verbs.index("no"),) if "no" in verbs else ())
    assert numbers_of(game, wolf) == (2, 2)


def test_summoning_costs_less_and_more() -> None:
    table = Table(
        item("shrine", "自分のスペルを召喚するコストは1減る。"),
        item("tax", "相手のクリーチャーを召喚するコストは1増える。"),
        spell("song", "自分はライフを1点得る。", cost=3),
    )
    table.attack(0, "shrine")
    table.attack(1, "tax")

    table.cast("song")
    assert ready(table.game, 0) == 9 - 2
    game = table.cast("wolf")
    assert ready(game, 0) == 7 - 3


def test_a_change_of_costs_for_a_turn() -> None:
    table = Table(spell("herald", "このターン、自分のクリーチャーを召喚するコストは2減る。"))
    table.cast("herald")
    game = table.cast("bear")

    assert ready(game, 0) == 9 - 1 - 2


def test_a_set_of_creatures_gains_a_keyword_while_it_fits() -> None:
    table = Table(item("flag", "自分のタフネス1以下のクリーチャーは貫通1を得る。"))
    table.attack(0, "flag")
    pup, wolf = table.attack(0, "pup"), table.attack(0, "wolf")
    game = table.begin()

    words = [{getattr(ability, "keyword", "") for ability in game.values(id).abilities} for id in (pup, wolf)]
    assert words == [{"貫通"}, set()]


# --- effects ---------------------------------------------------------------------------------------------------


def test_if_and_may_and_if_you_do() -> None:
    table = Table(
        spell("gift", "自分の手札が2枚以下なら、自分はカードを1枚ドローする。"),
        spell("offer", "自分はカードを1枚ドローしてもよい。"),
        spell("storm", "自分は手札をすべて捨てる。そうした場合、自分はカードを2枚ドローする。"),
    )
    table.hand(0, "pup", "pup")
    game = table.cast("gift")
    assert len(game.zone(HAND, 0)) == 3
    game = table.cast("gift")
    assert len(game.zone(HAND, 0)) == 3

    game = table.cast("offer")
    choose(game, "no")
    assert len(game.zone(HAND, 0)) == 3
    game = table.cast("storm")
    assert len(game.zone(HAND, 0)) == 2


def test_l_17_4_two_creatures_battle_by_a_text() -> None:
    table = Table(spell("duel", "自分のクリーチャー1体を選び、それは相手クリーチャー1体とバトルする。"))
    bear, wolf = table.defence(0, "bear"), table.defence(1, "wolf")

    game = table.cast("duel")
    game.decision()

    assert where(game, wolf) == "graveyard"
    assert damage_on(game, bear) == 2


def test_for_every_so_many_cards() -> None:
    table = Table(
        spell("count", "自分の手札2枚につき、自分はライフを1点得る。"),
        spell("wail", "自分の墓地のクリーチャー3体につき、相手クリーチャー1体に1点ダメージを与える。"),
    )
    table.life(0, 10)
    table.hand(0, "pup", "pup", "pup", "pup", "pup")
    table.graveyard(0, "pup", "pup", "pup", "pup", "pup", "pup", "pup")
    wall = table.attack(1, "wall")

    table.cast("count")
    assert lives(table.game) == (12, 20)
    game = table.cast("wail")
    game.decision()
    assert damage_on(game, wall) == 2


def test_tokens_for_every_enemy_are_made_one_after_the_other() -> None:
    text = "相手クリーチャー1体につき、自分のアタックエリアに「衛兵」という名前の0/1のトークンを1体生成する。"
    table = Table(spell("levy", text))
    table.attack(1, "wolf")
    table.defence(1, "wolf")

    game = table.cast("levy")

    assert fielded(game, 0) == ["衛兵", "衛兵"]
    assert [area_of(game, id) for id in game.zone(FIELD, 0)] == [ATTACK, ATTACK]


def test_what_lies_in_other_zones() -> None:
    table = Table(
        spell("reclaim", "自分の墓地のコスト2以上のスペルを1枚手札に加える。"),
        spell("bury", "相手の墓地のカードすべてを山札の下に置く。"),
        spell("seed", "自分の墓地の「マナ」1枚をタップ状態で自分のマナエリアに置く。"),
        spell("song", "自分はライフを1点得る。", cost=3),
    )
    song, _, _ = table.graveyard(0, "song", "nothing", "マナ")
    theirs = table.graveyard(1, "wolf", "song")

    game = table.cast("reclaim")
    assert where(game, song) == "hand"
    game = table.cast("bury")
    assert {where(game, id) for id in theirs} == {"deck"}
    assert set(names(game, DECK, 1)[:2]) == {"wolf", "song"}
    game = table.cast("seed")
    assert len(game.zone(MANA, 0)) == 10


def test_items_and_areas_are_told_apart() -> None:
    table = Table(
        spell("rust", "相手のタップ状態のアイテム1枚を破壊する。"),
        spell("gust", "相手アタックエリアのアンタップ状態のクリーチャー1体をタップする。"),
    )
    tapped, lamp = table.attack(1, "lamp", tapped=True), table.attack(1, "lamp")
    wolf, behind = table.attack(1, "wolf"), table.defence(1, "wolf")

    game = table.cast("rust")
    assert [where(game, id) for id in (tapped, lamp)] == ["graveyard", "field"]
    game = table.cast("gust")
    assert [is_tapped(game, id) for id in (wolf, behind)] == [True, False]


def test_several_chosen_creatures_gain_several_keywords() -> None:
    table = Table(spell("cheer", "自分のクリーチャーを2体まで選び、このターン、それらは貫通1とアンチスペルを得る。"))
    first, second, third = table.attack(0, "wolf"), table.attack(0, "pup"), table.attack(0, "bear")

    game = table.cast("cheer", first, third)

    words = [
        {getattr(ability, "keyword", "") for ability in game.values(id).abilities} for id in (first, second, third)
    ]
    assert words == [{"貫通", "アンチスペル"}, set(), {"貫通", "アンチスペル"}]
