"""What texts mean that make choices depend on each other, summon for nothing, or let a player pay as they like."""

from __future__ import annotations

import pytest

from kirifuda.effects.abilities import has_keyword
from kirifuda.games.cardfiles import MalformedCard
from kirifuda.games.last_resort.abilities import ActivatedAbility
from kirifuda.games.last_resort.rules.common import values_of
from kirifuda.games.last_resort.rules.l09_1_costs import SUMMON, price
from kirifuda.games.last_resort.zones import DECK, FIELD, HAND
from kirifuda.kernel.game import Game
from kirifuda.kernel.ids import ObjectId
from tests.games.last_resort.meaning_table import PLAIN, Table, creature, fielded, go_on, item, spell
from tests.games.last_resort.rules.positions import is_tapped, lives, numbers_of, summon, where
from tests.toys.driving import choose, choose_several, now, prompt

BEATEN = "相手クリーチャー"


def numbers_of_keyword(game: Game, id: ObjectId, keyword: str) -> list[int]:
    """The numbers with which a creature has a keyword."""
    own = [one for one in values_of(game, id).abilities if isinstance(one, ActivatedAbility)]
    return [one.number for one in own if one.keyword == keyword]


def test_of_two_that_are_chosen_each_has_another_cost() -> None:
    table = Table(spell("pick", "自分の墓地のコストの異なるクリーチャー2体までを手札に戻す。"))
    first, second, third = table.graveyard(0, "pup", "pup", "bear")
    game = table.cast("pick", first, second)
    game.decision()
    assert [where(game, now(game, id)) for id in (first, second, third)] == ["hand", "graveyard", "graveyard"]

    table = Table(spell("pick", "自分の墓地のコストの異なるクリーチャー2体までを手札に戻す。"))
    first, third = table.graveyard(0, "pup", "bear")
    game = table.cast("pick", first, third)
    game.decision()
    assert [where(game, now(game, id)) for id in (first, third)] == ["hand", "hand"]


def test_two_numbers_change_places() -> None:
    table = Table(spell("mirror", "このターン、クリーチャー1体のパワーとタフネスを入れ替える。"))
    wall = table.attack(0, "wall")
    game = table.cast("mirror", wall)

    assert where(game, now(game, wall)) == "graveyard"


def test_so_many_modes_as_something_is_so() -> None:
    text = "以下から1つを選ぶ。自分の手札が0枚なら、代わりに2つを選ぶ。\n・ライフを1点得る。\n・ライフを3点得る。"
    table = Table(spell("song", text))
    table.life(0, 10)
    game = table.cast("song")
    game.decision()
    assert lives(game)[0] == 14

    table = Table(spell("song", text))
    table.life(0, 10)
    table.hand(0, "pup")
    game = table.cast("song")
    found = game.decision()
    assert found is not None
    assert (found.least, found.most) == (1, 1)


def test_l_19_5_in_the_same_area_and_in_the_other() -> None:
    table = Table(
        item("flag", "このカードと同じエリアの自分のクリーチャーすべては+1/0の修正を得る。"),
        item("drum", "このカードと反対エリアの自分のクリーチャーすべては+0/2の修正を得る。"),
    )
    table.attack(0, "flag")
    table.attack(0, "drum")
    front, back = table.attack(0, "wolf"), table.defence(0, "wolf")
    game = table.begin()

    assert (numbers_of(game, front), numbers_of(game, back)) == ((3, 2), (2, 4))


def test_l_19_11_a_keyword_with_another_number() -> None:
    table = Table(
        creature("archer", "スナイパー1\n①：このターン、このクリーチャーのスナイパー1はスナイパー3になる。"),
    )
    archer = table.attack(0, "archer")
    game = table.begin()
    before = numbers_of_keyword(game, archer, "スナイパー")
    choose(game, "use", archer, 1)

    assert (before, numbers_of_keyword(game, archer, "スナイパー")) == ([1], [3])


def test_l_9_1_the_next_one_costs_less_and_gains_something() -> None:
    table = Table(
        spell("call", "このターン、自分が次に召喚するクリーチャーのコストは2減る。ただし、1より小さくはならない。"),
        spell("spur", "このターン、自分が次に召喚するクリーチャーは速攻を得る。"),
    )
    bear, wolf, spur = table.hand(0, "bear", "wolf", "spur")
    game = table.cast("call")
    assert (price(game, bear, SUMMON), price(game, wolf, SUMMON)) == (2, 1)

    summon(game, spur)
    first = summon(game, bear)
    assert price(game, wolf, SUMMON) == 2
    second = summon(game, wolf)
    assert has_keyword(values_of(game, first).abilities, "速攻")
    assert not has_keyword(values_of(game, second).abilities, "速攻")


def test_l_9_1_a_card_is_summoned_for_nothing() -> None:
    table = Table(
        spell("echo", "自分の墓地のスペル1枚をコストを支払わずに召喚する。"),
        spell("song", PLAIN, cost=9),
        creature("sage", "自分がスペルを召喚した時、自分はライフを1点得る。"),
    )
    (song,) = table.graveyard(0, "song")
    table.attack(0, "sage")
    table.life(0, 10)
    game = table.cast("echo", song)
    choose(game, "trigger")

    assert lives(game)[0] == 13
    assert where(game, now(game, song)) == "graveyard"


def test_l_17_6_life_is_paid_as_one_likes() -> None:
    text = "自分はライフを好きな点数支払う。相手クリーチャー1体に支払った点数と同じ点数のダメージを与える。"
    table = Table(spell("blood", text))
    bear = table.attack(1, "bear")
    table.attack(1, "wall")
    game = table.cast("blood")
    choose(game, "number", number=4)
    choose_several(game, bear)
    game.decision()

    assert lives(game)[0] == 16
    assert where(game, now(game, bear)) == "graveyard"


def test_l_1_4_a_spell_that_goes_elsewhere() -> None:
    table = Table(
        spell("loop", PLAIN + "このカードは墓地へ送られる代わりに手札に戻る。"),
        spell("wheel", PLAIN + "このカードは処理後、山札の下に置かれる。"),
    )
    (wheel,) = table.hand(0, "wheel")
    game = table.cast("loop")
    assert fielded(game, 0) == []
    assert len(game.zone(HAND, 0)) == 2

    cards = len(game.zone(DECK, 0))
    summon(game, wheel)
    assert len(game.zone(DECK, 0)) == cards + 1


def test_l_17_5_what_is_looked_at_is_looked_at_though_nothing_is_taken() -> None:
    text = "自分の山札の上から2枚を公開し、その中からクリーチャー1体を手札に加えてもよい。残りを墓地へ送る。"
    table = Table(spell("dig", text))
    game = table.cast("dig")
    assert prompt(game) == "may"
    choose(game, "no")
    game.decision()

    assert len(game.zone(HAND, 0)) == 0
    assert len(game.zone(DECK, 0)) == 8


def test_l_12_3_those_that_are_there_in_a_coming_turn() -> None:
    table = Table(spell("oath", "次の自分のターンの間、自分のクリーチャーはすべて貫通1を持つ。"))
    (pup,) = table.hand(0, "pup")
    game = table.cast("oath")
    summoned = summon(game, pup)
    assert not has_keyword(values_of(game, summoned).abilities, "貫通")

    choose(game, "end")
    go_on(game, "main")
    choose(game, "end")
    go_on(game, "main")
    assert game.turn_player() == 0
    assert has_keyword(values_of(game, summoned).abilities, "貫通")


def test_l_9_7_whom_a_player_has_summoned_is_in_play() -> None:
    table = Table(
        item("net", "相手がクリーチャーを召喚した時、そのクリーチャーをタップする。"),
        item("horn", "自分がコスト2以下のクリーチャーを召喚した時、そのクリーチャーは速攻を得る。"),
    )
    table.attack(1, "net")
    table.attack(0, "horn")
    pup, bear = table.hand(0, "pup", "bear")
    game = table.begin()

    summoned = [summon(game, pup), summon(game, bear)]
    while prompt(game) == "trigger":
        choose(game, "trigger")

    assert [is_tapped(game, id) for id in summoned] == [True, True]
    assert [has_keyword(values_of(game, id).abilities, "速攻") for id in summoned] == [True, False]


def test_l_16_2_the_tokens_that_were_made_are_spoken_of() -> None:
    text = "自分のアタックエリアに1/1の「影」トークンを2体生成する。それらは貫通1を得る。"
    table = Table(spell("shade", text), spell("lone", "自分の戦場に1/1の「影」トークンを1体生成し、タップする。"))
    (lone,) = table.hand(0, "lone")
    game = table.cast("shade")
    assert all(has_keyword(values_of(game, id).abilities, "貫通") for id in game.zone(FIELD, 0))

    summon(game, lone)
    assert is_tapped(game, game.zone(FIELD, 0)[-1])


def test_what_was_moved_is_counted_wherever_it_is() -> None:
    text = "自分の墓地のスペルを3枚まで選び、山札の下に置く。この効果で置いたカード1枚につき、ライフを1点得る。"
    table = Table(spell("tide", text), spell("song", PLAIN))
    songs = table.graveyard(0, "song", "song")
    table.life(0, 10)
    game = table.cast("tide", *songs)
    game.decision()

    assert lives(game)[0] == 12


def test_until_so_many_cards_are_in_hand() -> None:
    table = Table(spell("well", "手札が3枚になるまでカードを引く。"))
    table.hand(0, "pup")
    game = table.cast("well")
    assert len(game.zone(HAND, 0)) == 3

    table = Table(spell("well", "手札が3枚になるまでカードを引く。"))
    table.hand(0, *["pup"] * 5)
    game = table.cast("well")
    assert len(game.zone(HAND, 0)) == 5


def test_l_10_4_the_life_of_the_attackers_own_player_is_nothing_to_attack() -> None:
    with pytest.raises(MalformedCard):
        Table(item("odd", "相手のクリーチャーは相手のライフにアタックできない。"))


def test_l_10_9_what_is_said_of_a_battle_holds_in_it_and_no_longer() -> None:
    text = "自分のクリーチャー1体と相手クリーチャー1体を選び、バトルさせる。このバトルの間、選んだ自分のクリーチャーは"
    table = Table(spell("duel", text + "ダメージを受けない。"), spell("rage", text + "+4/4の修正を得る。"))
    pup, bear = table.attack(0, "pup"), table.attack(1, "bear")
    (rage,) = table.hand(0, "rage")
    game = table.cast("duel")
    game.decision()
    assert (where(game, now(game, pup)), where(game, now(game, bear))) == ("field", "field")

    summon(game, rage)
    game.decision()
    assert where(game, now(game, bear)) == "graveyard"
    assert where(game, now(game, pup)) == "graveyard"


def test_l_10_9_whose_damage_destroys() -> None:
    table = Table(
        creature("archer", f"スナイパー5\nこのクリーチャーが与えたダメージで{BEATEN}が破壊された時、ライフを1点得る。"),
        creature("witch", f"①：{BEATEN}1体を破壊する。\nこのクリーチャーが{BEATEN}を破壊した時、ライフを3点得る。"),
        spell("bolt", "相手クリーチャー1体に9点ダメージを与える。"),
    )
    archer, witch = table.attack(0, "archer"), table.attack(0, "witch")
    for name in ("pup", "wolf", "bear"):
        table.attack(1, name)
    table.life(0, 10)
    game = table.begin()
    choose(game, "use", archer)
    choose(game, "snipe")
    assert lives(game)[0] == 11

    choose(game, "use", witch)
    choose_several(game, game.zone(FIELD, 1)[0])
    assert lives(game)[0] == 14

    (bolt,) = table.hand(0, "bolt")
    game.touch(-1)
    game.asking = None
    summon(game, bolt)
    game.decision()
    assert lives(game)[0] == 14


def test_l_10_5_whom_it_blocks_and_who_blocks_it() -> None:
    table = Table(
        creature("thorn", "このクリーチャーがブロックされた時、ブロックしたクリーチャーをタップする。"),
        creature(
            "net", "このクリーチャーが相手クリーチャーをブロックした時、そのクリーチャーに-1/0の修正を与える。", power=0
        ),
    )
    thorn = table.attack(0, "thorn")
    net = table.defence(1, "net")
    game = table.begin("L-10.1")
    choose_several(game, thorn)
    choose_several(game, net)
    game.decision()

    assert is_tapped(game, net)
    assert numbers_of(game, thorn)[0] == 1


def test_l_10_9_both_numbers_follow_an_amount() -> None:
    table = Table(
        creature("swarm", "このクリーチャーのパワーとタフネスは、それぞれ自分の墓地のスペルの枚数に等しい。"),
        creature("twin", "このクリーチャーのパワーは自分の手札の枚数、タフネスは自分の墓地のスペルの枚数に等しい。"),
    )
    table.graveyard(0, "nothing", "nothing")
    table.hand(0, "pup", "pup", "pup")
    swarm, twin = table.attack(0, "swarm"), table.attack(0, "twin")
    game = table.begin()

    assert (numbers_of(game, swarm), numbers_of(game, twin)) == ((2, 2), (3, 2))


def test_a_card_that_lies_somewhere_whatever_the_order_of_words() -> None:
    table = Table(
        creature(
            "pack", "このクリーチャーと同じ名前のカードが自分の墓地にある場合、このクリーチャーは+2/2の修正を得る。"
        )
    )
    alone = table.attack(0, "pack")
    game = table.begin()
    before = numbers_of(game, alone)
    table.graveyard(0, "pack")
    game.touch(-1)

    assert (before, numbers_of(game, alone)) == ((2, 3), (4, 5))
