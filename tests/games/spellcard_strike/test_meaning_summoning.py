"""What texts do: where, how and for what cost cards are summoned; two targets; what came of an effect."""

from __future__ import annotations

from kirifuda.games.spellcard_strike.rules.common import striker_at
from kirifuda.games.spellcard_strike.zones import DISCARD, SCORE
from kirifuda.kernel.game import Game
from tests.games.spellcard_strike.meaning_table import (
    MIDDLE,
    Table,
    declare,
    facing,
    hand_size,
    on_stage,
    spell,
    striker,
)
from tests.games.spellcard_strike.rules.positions import area, is_acted, pass_chain
from tests.toys.driving import choose, choose_several, names, offered_with_numbers, prompt


def commanding(table: Table) -> Game:
    """The commander phase, at the choice of a card to summon."""
    game = table.begin(0)
    choose(game, "end_phase")
    while prompt(game) == "retire":
        choose(game, "no_retirement")
    return game


def test_2_5_4_1_two_that_change_places_are_both_targets() -> None:
    table, mine, theirs = facing(spell("替", "味方1体と敵1体の位置を入れ替える。", "味方1体と敵1体"))
    (card,) = table.hand(0, "替")
    game = table.begin(0)
    game.asking = None

    declare(game, "spell", card, theirs, caster=mine)
    pass_chain(game)

    assert (area(game, mine), area(game, theirs)) == (MIDDLE + 4, MIDDLE)


def test_10_5_1_the_second_target_can_be_kept_away() -> None:
    warded = striker("壁", "このストライカーは相手のスペルカードの対象にならない。")
    table = Table(warded, spell("替", "味方1体と敵1体の位置を入れ替える。", "味方1体と敵1体"))
    table.striker(0, "scout", MIDDLE)
    table.striker(1, "壁", MIDDLE + 4)
    (card,) = table.hand(0, "替")

    game = table.begin(0)

    assert card not in [id for id, _ in offered_with_numbers(game, "spell")]


def test_2_8_1_a_card_is_summoned_where_the_text_says() -> None:
    table, mine, _ = facing(spell("呼", "捨て札のカード1枚をセンターラインに行動済み状態で召喚する。"))
    table.discards(0, "lancer")

    game = table.cast("呼", caster=mine)
    choose(game, "area", number=MIDDLE + 1)

    assert is_acted(game, striker_at(game, MIDDLE + 1))


def test_2_8_2_who_was_summoned_is_spoken_of_as_a_striker() -> None:
    table, mine, _ = facing(spell("呼", "捨て札のカード1枚を召喚する。そのストライカーを行動済み状態にする。"))
    table.discards(0, "lancer")

    game = table.cast("呼", caster=mine)
    choose(game, "area", number=0)

    assert on_stage(game, 0) == ["scout", "lancer"]
    assert is_acted(game, striker_at(game, 0))


def test_2_7_2_3_whoever_survives_the_damage() -> None:
    text = "対象に【{}】ダメージ。対象が撃破されなかった場合、カードを1枚引く。"
    for number, drawn in ((4, 1), (5, 0)):
        table, mine, theirs = facing(spell("火", text.format(number), "敵1体"))

        game = table.cast("火", theirs, caster=mine)

        assert hand_size(game, 0) == drawn


def test_2_7_2_3_those_that_the_damage_destroyed_are_counted() -> None:
    table, mine, _ = facing(
        spell("火", "敵全員に【5】ダメージ。この効果で撃破された敵の数に等しい枚数のカードを引く。")
    )
    table.striker(1, "guard", 18)

    game = table.cast("火", caster=mine)

    assert names(game, SCORE, 0) == ["guard", "guard"]
    assert hand_size(game, 0) == 2


def test_3_4_1_a_summoning_cost_is_less() -> None:
    cheap = striker("安", "〔常〕このカードの召喚コストは1少なくなる。", cost="〔神〕〔無〕")
    table = Table(cheap)
    payer = table.striker(0, "scout", MIDDLE)
    table.striker(1, "guard", MIDDLE + 4)
    card, _ = table.hand(0, "安", "giant")  # 5.6.1.3 asks about the other one, before 5.6.1.6 turns all to un-acted
    game = commanding(table)

    choose(game, "summon", card)
    choose(game, "pay", payer)  # the other icon need not be paid
    choose(game, "area", number=0)

    assert "安" in on_stage(game, 0)
    assert is_acted(game, payer)


def test_2_8_1_3_enemies_come_acted() -> None:
    table = Table(striker("門", "〔常〕敵は行動済み状態で召喚される。"))
    table.striker(1, "門", 19)
    table.striker(0, "scout", MIDDLE)
    card, _ = table.hand(0, "scout", "giant")
    game = commanding(table)

    choose(game, "summon", card)
    choose(game, "area", number=0)

    assert is_acted(game, striker_at(game, 0))


def test_2_4_10_whose_spells_go_is_chosen_once() -> None:
    shield = spell("盾", "装備しているストライカーを「DEF：+1」する。", "ストライカー1体", lasting="装備")
    table = Table(
        shield,
        striker("剥", "このストライカーが攻撃宣言を行った場合、敵1体が装備しているスペルカードをすべて捨て札に置く。"),
    )
    mine = table.striker(0, "剥", MIDDLE)
    one = table.striker(1, "guard", MIDDLE + 4, "盾")
    table.striker(1, "giant", 19, "盾")
    game = table.begin(0)
    choose(game, "attack", mine)
    while prompt(game) in ("attack_target", "join"):
        if prompt(game) == "join":
            choose_several(game)
        else:
            choose(game, "target", one)
    if prompt(game) == "choose":
        choose_several(game, one)

    assert len(names(game, DISCARD, 1)) == 1
