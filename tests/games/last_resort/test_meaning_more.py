"""What texts mean that change the rules themselves: steps, caps, penalties, permissions, who destroys whom."""

from __future__ import annotations

from kirifuda.games.last_resort.pool import pool_of
from kirifuda.games.last_resort.rules.common import area_of, life_cap
from kirifuda.games.last_resort.rules.l01_equipment import worn_by
from kirifuda.games.last_resort.rules.l10_9_damage import damage_on
from kirifuda.games.last_resort.rules.l14_off_colour import penalty
from kirifuda.games.last_resort.telling.texts import texts_of
from kirifuda.games.last_resort.zones import ATTACK, DECK, DEFENCE, FIELD, GRAVEYARD, HAND, LEADER, MANA
from kirifuda.kernel.game import Game
from tests.games.last_resort.meaning_table import Table, creature, fielded, item, made, spell, use
from tests.games.last_resort.rules.positions import is_tapped, lives, numbers_of, ready, summon, where
from tests.toys.driving import choose, choose_several, now, offered, prompt

PLAIN = "自分はライフを1点得る。"


def go_on(game: Game, until: str) -> None:
    """Nothing is done until a question is asked; the first of the answers is never a deed."""
    while (found := game.decision()) is not None and found.prompt != until:
        verbs = [option.verb for option in found.options]
        found_at = next((verbs.index(verb) for verb in ("end", "no", "no_mana") if verb in verbs), -1)
        game.answer(() if found_at < 0 else (found_at,))


# --- steps (L-7.1, L-8.1, L-11.1) -------------------------------------------------------------------------


def test_l_7_1_a_step_gives_more_cards() -> None:
    table = Table(item("well", "自分のドローステップ1に引くカードの枚数を1枚増やす。"))
    table.attack(0, "well")
    table.game.state.variables["turn"] = 3
    game = table.begin("L-7.1")
    game.decision()

    assert len(game.zone(HAND, 0)) == 2


def test_l_8_1_more_mana_is_placed_in_the_step_itself() -> None:
    table = Table(item("vein", "自分のマナステップに、自分は手札のマナカードをもう1枚マナエリアに置いてもよい。"))
    table.attack(0, "vein")
    table.hand(0, "マナ", "マナ", "マナ")
    before = len(table.game.zone(MANA, 0))
    game = table.begin("L-8.1")

    for _ in range(2):
        assert prompt(game) == "mana"
        choose(game, "mana")

    assert len(game.zone(MANA, 0)) == before + 2
    assert prompt(game) != "mana"


def test_l_8_1_the_mana_of_the_opponent_comes_tapped() -> None:
    text = "相手がマナステップに置くマナカードは、タップ状態でマナエリアに置かれる。"
    table = Table(item("mud", text))
    table.attack(1, "mud")
    (mana,) = table.hand(0, "マナ")
    game = table.begin("L-8.1")
    choose(game, "mana")
    game.decision()

    assert is_tapped(game, now(game, mana))


def test_l_11_1_no_card_is_drawn_in_a_step() -> None:
    table = Table(item("lock", "お互いのプレイヤーはドローステップ2にカードを引けない。"))
    table.attack(1, "lock")
    game = table.begin("L-11.1")
    hand = len(game.zone(HAND, 0))

    choose(game, "yes")
    game.decision()

    assert len(game.zone(HAND, 0)) == hand


def test_l_11_1_no_more_than_one_card_in_a_step() -> None:
    table = Table(item("lock", "ターンプレイヤーはドローステップ2にカードを1枚までしか引けない。"))
    table.attack(1, "lock")
    game = table.begin("L-11.1")
    hand = len(game.zone(HAND, 0))

    for _ in range(2):
        choose(game, "yes")
    game.decision()

    assert len(game.zone(HAND, 0)) == hand + 1


def test_l_7_1_all_but_one_step() -> None:
    table = Table(
        item("lock", "相手はドローステップ1以外でカードを引けない。"), spell("gift", "カードを2枚ドローする。")
    )
    table.attack(1, "lock")
    game = table.cast("gift")
    hand = len(game.zone(HAND, 0))

    assert hand == 0


def test_l_11_1_a_draw_is_watched_in_a_step_only() -> None:
    table = Table(
        creature("sage", "自分がドローステップ2にカードをドローする度、自分はライフを1点得る。"),
        spell("gift", "カードを1枚ドローする。"),
    )
    table.attack(0, "sage")
    table.life(0, 10)
    game = table.cast("gift")
    go_on(game, "draw_two")
    assert lives(game)[0] == 10

    choose(game, "yes")
    game.decision()
    assert lives(game)[0] == 11


def test_l_7_1_instead_of_drawing_in_a_step() -> None:
    text = "自分のドローステップ1に、カードを引く代わりに自分の墓地のスペル1枚を手札に加えてもよい。"
    table = Table(item("urn", text), spell("song", PLAIN))
    table.attack(0, "urn")
    (song,) = table.graveyard(0, "song")
    table.game.state.variables["turn"] = 3
    game = table.begin("L-7.1")
    choose(game, "replace")
    game.decision()

    assert where(game, now(game, song)) == "hand"
    assert len(game.zone(HAND, 0)) == 1


# --- life, caps and penalties (L-1.14, L-12.1, L-13.3, L-14.1) ----------------------------------------------


def test_l_1_14_a_cap_that_is_raised_and_one_that_is_set() -> None:
    table = Table(
        item("heart", "自分のライフの上限を5増やす。"),
        item("chain", "相手のライフの上限は相手の初期ライフと同じになる。"),
    )
    heart = table.attack(0, "heart")
    game = table.begin()
    cap = life_cap(game, 1)

    assert life_cap(game, 0) == cap + 5
    assert where(game, heart) == "field"


def test_l_1_14_what_is_more_than_one_began_with() -> None:
    table = Table(creature("ox", "自分のライフが初期ライフより多い場合、このクリーチャーは+2/2の修正を得る。"))
    ox = table.attack(0, "ox")
    game = table.begin()
    small = numbers_of(game, ox)
    table.life(0, 21)
    game.touch(-1)

    assert (small, numbers_of(game, ox)) == ((2, 3), (4, 5))


def test_l_12_1_nobody_concedes_without_life() -> None:
    table = Table(
        creature("oath", "このクリーチャーがディフェンスエリアにいる限り、自分はライフが0以下でも降参しない。")
    )
    table.defence(0, "oath")
    table.life(0, 0)
    game = table.begin("L-12.1")
    game.decision()

    assert game.turn_player() == 1


def test_l_13_3_nobody_loses_for_want_of_a_card() -> None:
    table = Table(
        creature("moth", "自分はカードを引けなくても敗北しない。"), spell("gift", "カードを2枚ドローする。" + PLAIN)
    )
    table.attack(0, "moth")
    table.deck_of(0)
    table.life(0, 10)
    game = table.cast("gift")
    game.decision()

    assert lives(game)[0] == 11


def test_l_14_1_the_penalty_is_another_number_or_none() -> None:
    table = Table(
        item("toll", "お互いの他色ペナルティで失うライフは3点になる。"),
        creature("free", "このカードを召喚する時、自分は他色ペナルティを受けない。", colors=["青"]),
        creature("blue", "", colors=["青"]),
        made("chief", "リーダー", "③：" + PLAIN, colors=["赤"]),
    )
    table.replace(LEADER, 0, "chief")
    table.attack(0, "toll")
    free, blue = table.hand(0, "free", "blue")
    game = table.begin()

    assert (penalty(game, 0, free), penalty(game, 0, blue)) == (0, 3)
    summon(game, blue)
    assert lives(game)[0] == 17


# --- what may and may not be done (L-9, L-10.4) ----------------------------------------------------------------


def test_l_10_4_an_untapped_creature_is_attacked() -> None:
    table = Table(creature("lancer", "このクリーチャーはアンタップ状態のクリーチャーにもアタックできる。"))
    lancer, wolf = table.attack(0, "lancer"), table.attack(0, "wolf")
    enemy = table.attack(1, "bear")
    game = table.begin("L-10.1")

    choose_several(game, lancer, wolf)
    assert enemy in offered(game, "creature")
    choose(game, "creature", enemy)
    assert not offered(game, "creature")


def test_l_9_3_tap_abilities_are_not_used_or_at_once() -> None:
    tap = "〔タップ〕：" + PLAIN
    table = Table(
        item("veil", "相手のクリーチャーはタップ能力を使用できない。"),
        item("horn", "自分のクリーチャーは戦場に出たターンにもタップ能力を使用できる。"),
        creature("monk", tap + "\n①：" + PLAIN),
    )
    monk = table.attack(0, "monk", fresh=True)
    table.attack(0, "horn")
    game = table.begin()
    assert len([id for id in offered(game, "use") if id == monk]) == 2

    other = Table(
        item("veil", "相手のクリーチャーはタップ能力を使用できない。"), creature("monk", tap + "\n①：" + PLAIN)
    )
    monk = other.attack(0, "monk")
    other.attack(1, "veil")
    game = other.begin()
    assert len([id for id in offered(game, "use") if id == monk]) == 1


def test_l_19_5_a_keyword_is_not_used() -> None:
    table = Table(item("nail", "相手のクリーチャーはシフトを使用できない。"), creature("hare", "シフト①\nグロウ"))
    hare = table.attack(0, "hare")
    table.attack(1, "nail")
    game = table.begin()

    assert len([id for id in offered(game, "use") if id == hare]) == 1


def test_l_9_6_the_leader_skill_is_not_used() -> None:
    chief = made("chief", "リーダー", "①：" + PLAIN)
    table = Table(item("gag", "相手はリーダースキルを使用できない。"), chief)
    table.replace(LEADER, 0, "chief")
    table.attack(1, "gag")
    table.hand(0, "pup")
    game = table.begin()

    assert not offered(game, "skill")


def test_once_a_game_whichever_copy_it_is() -> None:
    table = Table(item("relic", "①：" + PLAIN + "この能力はゲーム中に1度だけ使用できる。"))
    first, second = table.attack(0, "relic"), table.attack(0, "relic")
    game = table.begin()

    use(game, first)

    assert first not in offered(game, "use")
    assert second not in offered(game, "use")


def test_l_9_1_not_into_an_area_and_entering_tapped() -> None:
    table = Table(
        creature("raider", "このカードはディフェンスエリアに召喚できない。"),
        item("mire", "相手のクリーチャーはタップ状態で戦場に出る。"),
    )
    (raider,) = table.hand(0, "raider")
    table.attack(1, "mire")
    game = table.begin()

    entered = summon(game, raider)

    assert (area_of(game, entered), is_tapped(game, entered)) == (ATTACK, True)


def test_l_16_2_no_tokens_are_made() -> None:
    table = Table(
        item("seal", "お互いのプレイヤーはトークンを生成できない。"),
        spell("call", "アタックエリアにパワー1、タフネス1の「衛兵」トークンを1体生成する。"),
    )
    table.attack(1, "seal")
    game = table.cast("call")
    game.decision()

    assert fielded(game, 0) == []


def test_l_9_1_no_card_of_a_name_that_lies_there() -> None:
    table = Table(item("edict", "相手は自身の戦場のカードと同じ名前のカードを召喚できない。"))
    table.attack(1, "edict")
    table.attack(0, "wolf")
    wolf, bear = table.hand(0, "wolf", "bear")
    game = table.begin()

    assert offered(game, "summon") == [bear]
    assert wolf not in offered(game, "summon")


# --- battles, duplicates, areas (L-10.9, L-19) --------------------------------------------------------------------


def test_l_10_9_who_destroys_in_battle() -> None:
    table = Table(
        creature("duelist", "このクリーチャーがバトルで相手クリーチャーを破壊した時、自分はライフを1点得る。", power=9),
        item("bell", "相手クリーチャーがバトルで自分のクリーチャーを破壊した時、自分はカードを1枚ドローする。"),
        spell("axe", "相手クリーチャーすべてを破壊する。"),
    )
    duelist = table.attack(0, "duelist")
    table.attack(1, "bell")
    table.attack(1, "wolf", tapped=True)
    table.life(0, 10)
    game = table.begin("L-10.1")
    choose_several(game, duelist)
    choose(game, "creature")
    game.decision()

    assert lives(game)[0] == 11
    assert len(game.zone(HAND, 1)) == 1


def test_l_10_9_an_effect_destroys_without_a_battle() -> None:
    table = Table(
        creature("duelist", "このクリーチャーがバトルで相手クリーチャーを破壊した時、自分はライフを1点得る。"),
        spell("axe", "相手クリーチャーすべてを破壊する。"),
    )
    table.attack(0, "duelist")
    table.attack(1, "wolf")
    table.life(0, 10)
    game = table.cast("axe")
    game.decision()

    assert lives(game)[0] == 10


def test_l_10_9_more_damage_is_dealt_and_none_by_spells() -> None:
    table = Table(
        item("oil", "自分のクリーチャーが与えるダメージは1点増える。"),
        creature("ward", "このクリーチャーはスペルによるダメージを受けない。", toughness=9),
        creature("archer", "〔タップ〕：相手クリーチャー1体に1点ダメージを与える。"),
        spell("bolt", "相手クリーチャーすべてに3点ダメージを与える。"),
    )
    table.attack(0, "oil")
    archer, ward = table.attack(0, "archer"), table.attack(1, "ward")
    game = table.cast("bolt")
    assert damage_on(game, ward) == 0

    use(game, archer)
    game.decision()
    assert damage_on(game, ward) == 2


def test_l_19_6_the_duplicate_gains_what_the_original_does_not() -> None:
    table = Table(spell("mirror", "自分のクリーチャー1体を複製する。その複製は+1/1の修正を得る。"))
    wolf = table.attack(0, "wolf")
    game = table.cast("mirror")
    game.decision()

    copy = game.zone(FIELD, 0)[1]
    assert (numbers_of(game, wolf), numbers_of(game, copy)) == ((2, 2), (3, 3))


def test_l_19_6_a_duplication_is_watched() -> None:
    table = Table(
        item("echo", "自分のクリーチャーが複製された時、自分はライフを1点得る。"),
        spell("mirror", "自分のクリーチャー1体を複製する。"),
    )
    table.attack(0, "echo")
    table.attack(0, "wolf")
    table.life(0, 10)
    game = table.cast("mirror")
    game.decision()

    assert lives(game)[0] == 11


def test_l_19_9_by_recycle_only_and_out_of_the_graveyard() -> None:
    text = (
        "リサイクル①\nこのカードがリサイクルで戦場に出た時、自分はライフを1点得る。\n"
        "このクリーチャーが墓地から戦場に出た時、自分はライフを2点得る。"
    )
    for place, gained in (("hand", 0), ("graveyard", 3)):
        table = Table(creature("shade", text))
        (shade,) = table.hand(0, "shade") if place == "hand" else table.graveyard(0, "shade")
        table.life(0, 10)
        game = table.begin()
        summon(game, shade, verb="summon" if place == "hand" else "recycle")
        while prompt(game) == "trigger":
            choose(game, "trigger")

        assert lives(game)[0] == 10 + gained


def test_l_19_9_recycling_costs_less() -> None:
    table = Table(
        item("pit", "自分の墓地のクリーチャーのリサイクルのコストは1減る。"), creature("shade", "リサイクル③")
    )
    table.attack(0, "pit")
    (shade,) = table.graveyard(0, "shade")
    game = table.begin()
    summon(game, shade, verb="recycle")

    assert ready(game, 0) == 9 - 2


def test_l_19_20_what_is_sacrificed_is_watched() -> None:
    table = Table(
        item("altar", "自分がサクリファイスでクリーチャーを破壊するたび、自分はライフを1点得る。"),
        creature("titan", "サクリファイス（クリーチャー）2", cost=4),
    )
    table.attack(0, "altar")
    pups = [table.attack(0, "pup"), table.attack(0, "pup")]
    (titan,) = table.hand(0, "titan")
    table.life(0, 10)
    game = table.begin()
    choose(game, "summon", titan)
    choose(game, "area", number=ATTACK)
    choose_several(game, *pups)
    while prompt(game) == "trigger":
        choose(game, "trigger")

    assert lives(game)[0] == 12


def test_l_19_8_more_creatures_are_bound() -> None:
    table = Table(item("web", "自分が封縛を使用する時、選べるクリーチャーの数を1体増やす。"), spell("snare", "封縛1"))
    table.attack(0, "web")
    wolves = [table.attack(1, "wolf"), table.attack(1, "wolf")]
    game = table.cast("snare")
    choose_several(game, *wolves)

    assert all(is_tapped(game, wolf) for wolf in wolves)


def test_l_1_12_equipment_comes_off() -> None:
    helm = made(
        "helm", "装備アイテム", "装備①\n装備したクリーチャーがディフェンスエリアに移動した時、このカードを外す。"
    )
    table = Table(helm, spell("wind", "自分のクリーチャー1体を反対エリアへ移動させる。"))
    wolf = table.attack(0, "wolf")
    table.wear(wolf, "helm")
    game = table.cast("wind")
    game.decision()

    assert area_of(game, wolf) == DEFENCE
    assert worn_by(game, wolf) == []


def test_l_1_12_what_a_creature_bears_comes_off() -> None:
    table = Table(made("helm", "装備アイテム", "装備①"), spell("rust", "相手のクリーチャー1体から装備アイテムを外す。"))
    wolf = table.attack(1, "wolf")
    helm = table.wear(wolf, "helm")
    game = table.cast("rust")
    game.decision()

    assert worn_by(game, wolf) == []
    assert (where(game, helm), area_of(game, helm)) == ("field", ATTACK)


def test_l_1_11_equipment_is_laid_on_for_nothing() -> None:
    text = "装備③\nこのカードが戦場に出た時、このカードを自分のクリーチャー1体に装備してもよい。"
    table = Table(made("helm", "装備アイテム", text))
    wolf = table.attack(0, "wolf")
    table.defence(0, "bear")
    (helm,) = table.hand(0, "helm")
    game = table.begin()
    entered = summon(game, helm, ATTACK)
    choose(game, "yes")
    game.decision()

    assert worn_by(game, wolf) == [entered]
    assert ready(game, 0) == 9 - 1


def test_l_1_9_what_equipment_says_of_nobody_is_its_bearers() -> None:
    helm = made("helm", "装備アイテム", "装備①\n装備したクリーチャーのパワーが2以上なら、貫通1を得る。")
    table = Table(helm, item("gong", "自分の貫通を持つクリーチャーは+1/1の修正を得る。"))
    wolf = table.attack(0, "wolf")
    table.wear(wolf, "helm")
    table.attack(0, "gong")
    game = table.begin()

    assert numbers_of(game, wolf) == (3, 3)


# --- what is counted, printed, declared or waited for ---------------------------------------------------------------


def test_l_4_3_who_went_first() -> None:
    table = Table(creature("heir", "自分が後攻である場合、このカードを召喚するコストは1減る。", cost=3))
    (heir,) = table.hand(0, "heir")
    table.game.state.variables["first"] = 1
    game = table.begin()
    summon(game, heir)

    assert ready(game, 0) == 9 - 2


def test_l_10_9_the_printed_power_counts() -> None:
    table = Table(
        item("flag", "相手クリーチャーは+3/3の修正を得る。"),
        spell("cull", "元々のパワーが2以下のクリーチャーすべてを破壊する。"),
    )
    table.attack(0, "flag")
    wolf, bear = table.attack(1, "wolf"), table.attack(1, "bear")
    game = table.cast("cull")

    assert (where(game, wolf), where(game, bear)) == ("graveyard", "field")


def test_a_declared_name_is_looked_for() -> None:
    text = "カード名を1つ宣言し、相手の手札を公開する。その中の宣言したカード名のカードをすべて墓地へ送る。"
    table = Table(spell("ban", text))
    wolf, bear = table.hand(1, "wolf", "bear")
    game = table.cast("ban")
    choose(game, "declare:wolf")
    game.decision()

    assert (where(game, now(game, wolf)), where(game, bear)) == ("graveyard", "hand")


def test_the_third_spell_of_a_turn() -> None:
    table = Table(
        item("orb", "自分が1ターンに3枚目のスペルを召喚した時、自分はライフを5点得る。"), spell("song", PLAIN)
    )
    table.attack(0, "orb")
    table.life(0, 5)
    found = []
    for _ in range(4):
        game = table.cast("song")
        found.append(lives(game)[0])

    assert found == [6, 7, 13, 14]


def test_l_10_5_what_is_waited_for_again_and_again_ends_with_the_turn() -> None:
    table = Table(spell("oath", "このターン中、自分のクリーチャーがブロックされるたび、自分はライフを1点得る。"))
    wolf, bear = table.attack(0, "wolf"), table.attack(0, "bear")
    walls = [table.defence(1, "wall"), table.defence(1, "wall")]
    table.life(0, 10)
    game = table.cast("oath")
    choose(game, "end")
    choose_several(game, wolf, bear)
    choose_several(game, *walls)
    while prompt(game) in ("block", "trigger"):
        choose(game, "attacker" if prompt(game) == "block" else "trigger")

    assert lives(game)[0] == 12


def test_l_3_2_what_goes_to_a_graveyard_goes_elsewhere() -> None:
    table = Table(
        item("void", "自分の墓地にカードが送られる場合、代わりに山札の下に置く。"),
        spell("axe", "クリーチャーすべてを破壊する。"),
    )
    table.attack(0, "void")
    mine, theirs = table.attack(0, "wolf"), table.attack(1, "wolf")
    game = table.cast("axe")
    game.decision()

    assert where(game, now(game, mine)) == "deck"
    assert where(game, now(game, theirs)) == "graveyard"
    assert game.zone(GRAVEYARD, 0) == ()
    assert len(game.zone(DECK, 0)) > 0


def test_an_effect_of_the_opponents_does_not_return_it() -> None:
    table = Table(
        creature("anchor", "このカードは相手の効果で手札に戻らない。"),
        spell("tide", "クリーチャーすべてを持ち主の手札に戻す。"),
    )
    anchor, wolf = table.attack(1, "anchor"), table.attack(1, "wolf")
    game = table.cast("tide")
    game.decision()

    assert (where(game, anchor), where(game, wolf)) == ("field", "hand")


# --- how texts are shown -----------------------------------------------------------------------------------------


def test_a_list_of_options_is_one_text_in_both_languages() -> None:
    text = "以下から1つを選ぶ。\n・カードを1枚ドローする。\n・自分はライフを1点得る。\nリサイクル③"
    table = Table(spell("map", text))
    pool = pool_of(table.game.pool)
    card = pool.card_at(pool.numbers["map"])

    assert texts_of(card, "en") == [
        "Choose 1 of the following.\n• Draw 1 card.\n• You gain 1 life.",
        "Recycle ③",
    ]
