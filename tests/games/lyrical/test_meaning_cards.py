"""What shipped cards do: every kind of ability at least once, and the texts that are hard to get right."""

from __future__ import annotations

import pytest

from kirifuda.effects.abilities import has_keyword
from kirifuda.games.lyrical.abilities import DRINGEN, SCHNELLER
from kirifuda.games.lyrical.rules.n00_moving import PayCost
from kirifuda.games.lyrical.rules.n09_damage import Damage, DamagePlayer, damage_on
from kirifuda.games.lyrical.zones import ACTED, DECK, DISCARD, FIELD, FIELDS, HAND, UNACTED
from kirifuda.kernel.game import Game
from kirifuda.kernel.hiding.knowledge import is_seen
from kirifuda.kernel.ids import ObjectId
from kirifuda.ledger.proofs import clauses
from tests.games.lyrical.meaning_table import Table, aim, effect, free, numbers, person, sizes
from tests.toys.driving import asked, choose, choose_several, do, names, now, offered, pass_all, prompt


def position_of(game: Game, id: ObjectId) -> int:
    return game.state.objects[id].position


# --- effects (N-8.2) ------------------------------------------------------------------------------


@clauses("N-8.2", "N-10.1")
def test_mp1_007_an_effect_raises_the_attack_until_the_end_of_the_turn_as_often_as_it_is_paid() -> None:
    table = Table(free("007"))
    rita = table.field(0, "007")
    table.factors(0, "赤赤")
    game = table.begin()

    effect(game, rita)
    effect(game, rita)

    assert numbers(game, rita) == (3, 2)
    choose(game, "end")
    pass_all(game)
    assert numbers(game, rita) == (1, 2)


@clauses("N-8.2", "N-7.5")
def test_mp1_008_the_target_is_chosen_when_the_effect_is_used_and_damaged_when_it_is_resolved() -> None:
    table = Table(free("008"))
    hanna = table.field(0, "008")
    own, theirs = table.field(0, "wall"), table.field(1, "runner")
    table.factors(0, "赤")
    game = table.begin()

    choose(game, "effect", hanna)
    assert prompt(game) != "target"  # one target only
    pass_all(game)

    assert (damage_on(game, theirs), damage_on(game, own)) == (1, 0)


@clauses("N-9.6", "N-8.2")
def test_mp1_012_damage_to_the_opponent_is_cards_off_the_deck() -> None:
    table = Table(free("012"))
    varo = table.field(0, "012")
    table.factors(0, "赤緑")
    game = table.begin()
    before = sizes(game, 1)

    effect(game, varo)

    assert sizes(game, 1) == (before[0] - 2, before[1], before[2] + 2)
    assert len(game.zone(DISCARD, 0)) == 1


@clauses("N-8.2")
def test_mp1_028_only_the_player_who_looks_sees_the_top_card() -> None:
    table = Table(free("028"))
    cello = table.field(0, "028")
    table.factors(0, "青")
    table.deck_of(0, "wall", "giant")
    game = table.begin()
    top = game.zone(DECK, 0)[-1]

    effect(game, cello)

    card = game.state.objects[top]
    assert [is_seen(game.map, card, seat) for seat in (0, 1)] == [True, False]


@clauses("N-9.8", "N-8.2")
def test_mp1_034_only_an_unacted_character_can_be_chosen_and_it_becomes_acted() -> None:
    table = Table(free("034"))
    nora = table.field(0, "034")
    tired, fresh = table.field(1, "wall", acted=True), table.field(1, "runner")
    table.factors(0, "青青")
    game = table.begin()

    choose(game, "effect", nora)
    assert set(offered(game, "target")) == {nora, fresh}
    choose_several(game, fresh)
    pass_all(game)

    assert (position_of(game, fresh), position_of(game, tired)) == (ACTED, ACTED)


@clauses("N-7.5")
def test_mp1_048_what_is_no_longer_unacted_is_no_target_any_more() -> None:
    table = Table(free("048"), free("027"))
    wall, runner = table.field(1, "wall"), table.field(0, "runner")
    table.hand(1, "048")
    game = table.begin()
    (mine,) = table.hand(0, "048")
    game.asking = None
    choose(game, "use", mine)
    choose_several(game, wall)
    assert asked(game) == 1
    choose(game, "use", game.zone(HAND, 1)[0])
    choose_several(game, wall)

    pass_all(game)

    assert position_of(game, wall) == ACTED
    assert position_of(game, runner) == UNACTED
    assert names(game, DISCARD, 0) == names(game, DISCARD, 1) == ["048"]


@clauses("N-8.2", "N-9.6")
def test_mp1_040_the_attack_of_a_chosen_character_is_lowered_and_never_below_zero() -> None:
    table = Table(free("040"))
    milena = table.field(0, "pupil", "040")
    pupil = table.field(1, "pupil")
    table.factors(0, "青")
    game = table.begin()

    effect(game, milena, pupil)

    assert numbers(game, pupil) == (0, 1)


@clauses("N-9.3", "N-9.1")
def test_mp1_077_a_chosen_character_cannot_guard_this_turn() -> None:
    table = Table(free("077"))
    nem = table.field(0, "077")
    first, second = table.field(1, "wall"), table.field(1, "runner")
    table.factors(0, "青")
    game = table.begin()

    effect(game, nem, first)
    choose(game, "attack", nem)

    assert offered(game, "guard") == [second]


@clauses("N-10.2")
def test_mp1_058_all_damage_is_removed_from_a_chosen_character() -> None:
    table = Table(free("058"))
    helga, wall = table.field(0, "058"), table.field(0, "wall")
    table.factors(0, "緑")
    game = table.begin()
    do(game, Damage(wall, 4), Damage(helga, 1))

    effect(game, helga, wall)

    assert (damage_on(game, wall), damage_on(game, helga)) == (0, 1)


# --- damage that becomes less ------------------------------------------------------------------------


@clauses("N-9.6")
def test_mp1_063_the_next_damage_to_its_player_is_two_less_and_only_the_next() -> None:
    table = Table(free("063"))
    ugo = table.field(0, "063")
    table.factors(0, "緑")
    game = table.begin()
    effect(game, ugo)
    before = len(game.zone(DECK, 0))

    do(game, DamagePlayer(1, 3))
    do(game, DamagePlayer(0, 3))
    assert len(game.zone(DECK, 0)) == before - 1
    do(game, DamagePlayer(0, 3))

    assert len(game.zone(DECK, 0)) == before - 4


@clauses("N-9.6", "N-1.3")
def test_mp1_063_a_cost_is_no_damage_and_damage_below_the_number_is_none() -> None:
    table = Table(free("063"))
    ugo = table.field(0, "063")
    table.factors(0, "緑")
    game = table.begin()
    effect(game, ugo)
    before = len(game.zone(DECK, 0))

    do(game, PayCost(0))
    assert len(game.zone(DECK, 0)) == before - 1
    do(game, DamagePlayer(0, 1))
    assert len(game.zone(DECK, 0)) == before - 1
    do(game, DamagePlayer(0, 1))

    assert len(game.zone(DECK, 0)) == before - 2


@clauses("N-9.6", "N-10.1")
def test_mp1_073_the_next_damage_to_a_character_becomes_nothing_this_turn() -> None:
    table = Table(free("073"))
    pupil, wall = table.field(0, "pupil"), table.field(0, "wall")
    game = table.use("073", pupil)

    do(game, Damage(wall, 2))
    do(game, Damage(pupil, 5))
    assert now(game, pupil) == pupil
    assert damage_on(game, wall) == 2
    do(game, Damage(pupil, 1))

    assert "pupil" in names(game, DISCARD, 0)


# --- what happens by itself (A55) -----------------------------------------------------------------------


def set_up(table: Table, base: str, upper: str) -> tuple[Game, ObjectId]:
    """Set a card up on a character of its name."""
    character = table.field(0, base)
    (card,) = table.hand(0, upper)
    game = table.begin()
    choose(game, "set_up", card)
    return game, character


@clauses("N-7.3", "N-2.6")
def test_mp1_039_setting_it_up_draws_a_card_at_once_and_nobody_answers() -> None:
    table = Table(free("030"), free("039"), free("048"))
    table.hand(1, "048")

    game, rene = set_up(table, "030", "039")

    assert (asked(game), prompt(game)) == (0, "action")
    assert numbers(game, rene) == (3, 3)
    assert sizes(game, 0)[:2] == (19, 2)


@clauses("N-7.3")
def test_mp1_041_the_opponent_chooses_what_to_discard() -> None:
    table = Table(free("029"), free("041"))
    table.hand(1, "wall", "giant")

    game, _ = set_up(table, "029", "041")
    assert asked(game) == 1
    choose(game, "choose", game.zone(HAND, 1)[1])

    assert names(game, DISCARD, 1) == ["giant"]
    assert (asked(game), prompt(game)) == (0, "action")


@clauses("N-7.3")
def test_mp1_062_one_card_of_the_pile_goes_under_the_deck_and_an_empty_pile_does_nothing() -> None:
    table = Table(free("052"), free("062"))
    table.discards(0, "giant", "runner")

    game, _ = set_up(table, "052", "062")
    choose(game, "choose", game.zone(DISCARD, 0)[1])

    assert names(game, DISCARD, 0) == ["giant"]
    assert names(game, DECK, 0)[0] == "runner"

    bare = Table(free("052"), free("062"))
    game, _ = set_up(bare, "052", "062")
    assert (asked(game), prompt(game)) == (0, "action")


@clauses("N-7.3", "N-9.1", "N-3.1")
def test_mp1_021_the_bearer_of_an_item_has_its_numbers_and_deals_damage_when_it_attacks() -> None:
    table = Table(free("021"))
    runner = table.field(0, "runner", "021")
    table.field(1, "wall")
    game = table.begin()
    before = len(game.zone(DECK, 1))

    assert numbers(game, runner) == (3, 3)
    choose(game, "attack", runner)

    assert prompt(game) == "guard"
    assert len(game.zone(DECK, 1)) == before - 1


@clauses("N-10.1", "N-4.2")
def test_mp1_074_at_the_start_of_its_players_end_phase_and_not_of_the_other() -> None:
    table = Table(free("074"))
    table.place(0, "074")
    table.discards(0, "giant")
    game = table.begin()

    choose(game, "end")
    pass_all(game)
    assert names(game, DECK, 0)[0] == "giant"

    other = Table(free("074"))
    other.place(1, "074")
    other.discards(1, "giant")
    game = other.begin()
    choose(game, "end")
    pass_all(game)
    assert names(game, DISCARD, 1) == ["giant"]


# --- what holds -----------------------------------------------------------------------------------------


@clauses("N-9.1", "N-9.3")
def test_mp1_005_052_who_cannot_guard_and_who_cannot_attack() -> None:
    table = Table(free("005"), free("052"))
    attacker = table.field(0, "runner")
    moss = table.field(0, "052")
    table.field(1, "005")
    wall = table.field(1, "wall")
    game = table.begin()

    assert moss not in offered(game, "attack")
    choose(game, "attack", attacker)

    assert offered(game, "guard") == [wall]


@clauses("N-3.1", "N-12.3")
def test_mp1_018_an_item_gives_a_number_and_a_skill_while_it_is_carried() -> None:
    table = Table(free("018"))
    runner = table.field(0, "runner", "018")
    plain = table.field(0, "wall")
    game = table.begin()

    assert numbers(game, runner) == (3, 3)
    assert has_keyword(game.values(runner).abilities, DRINGEN)
    assert not has_keyword(game.values(plain).abilities, DRINGEN)


@clauses("N-3.1", "N-12.1", "N-8.1")
def test_mp1_019_the_bearer_uses_the_effect_of_its_item_and_grows_itself() -> None:
    table = Table(free("019"))
    runner = table.field(0, "runner", "019", new=True)
    table.factors(0, "赤")
    game = table.begin()

    effect(game, runner)

    assert has_keyword(game.values(runner).abilities, SCHNELLER)
    assert numbers(game, runner) == (3, 3)


@clauses("N-4.2")
def test_mp1_075_every_character_of_its_player_lasts_longer_while_the_field_card_is_there() -> None:
    table = Table(free("075"), free("071"), free("018"))
    runner, theirs = table.field(0, "runner", "018"), table.field(1, "runner")
    hill = table.place(1, "075")
    game = table.begin()

    assert (numbers(game, runner), numbers(game, theirs)) == ((3, 3), (2, 4))
    table.use("071", hill)

    assert numbers(game, theirs) == (2, 3)
    assert names(game, DISCARD, 1) == ["075"]


# --- strategies and tricks --------------------------------------------------------------------------------


@clauses("N-5.1", "N-5.2")
def test_mp1_023_damage_and_a_card_and_the_strategy_is_discarded_last() -> None:
    table = Table(free("023"))
    giant = table.field(1, "giant")
    before = sizes(table.game, 0)

    game = table.use("023", giant)

    assert names(game, DISCARD, 1) == ["giant"]
    assert names(game, DISCARD, 0) == ["023"]
    assert sizes(game, 0)[:2] == (before[0] - 1, before[1] + 2)


@clauses("N-5.1")
def test_mp1_025_all_characters_that_are_there_now() -> None:
    table = Table(free("025"))
    runner, theirs = table.field(0, "runner"), table.field(1, "runner")

    game = table.use("025")
    later = table.field(0, "wall")

    assert (numbers(game, runner)[0], numbers(game, theirs)[0], numbers(game, later)[0]) == (3, 2, 0)


@clauses("N-9.6", "N-9.7")
def test_mp1_026_every_enemy_character_and_then_the_player() -> None:
    table = Table(free("026"))
    own, wall, pupil = table.field(0, "wall"), table.field(1, "wall"), table.field(1, "pupil")
    before = len(table.game.zone(DECK, 1))

    game = table.use("026")

    assert (damage_on(game, own), damage_on(game, wall)) == (0, 2)
    assert now(game, pupil) not in game.zone(FIELD, 1)
    assert len(game.zone(DECK, 1)) == before - 2


@clauses("N-1.6")
def test_mp1_024_a_shown_character_finds_one_of_its_name_and_the_deck_is_shuffled() -> None:
    table = Table(free("024"), free("004"), free("013"))
    (shown, _) = table.hand(0, "004", "giant")
    table.deck_of(0, "wall", "013", "wall", "giant", "wall")

    game = table.use("024")
    assert set(offered(game, "choose")) == set(game.zone(HAND, 0)[:2])
    choose_several(game, shown)
    found = offered(game, "choose")
    assert [game.pool.cards[game.state.objects[id].card].key for id in found] == ["013"]
    choose_several(game, *found)

    assert [group.cards for group in game.state.knowledge[1]] == [(game.state.objects[shown].card,)]
    assert sorted(names(game, HAND, 0)) == ["004", "013", "giant", "idle"]
    assert len(game.zone(DECK, 0)) == 4


@clauses("N-7.5")
def test_mp1_024_nothing_need_be_found() -> None:
    table = Table(free("024"), free("004"), free("013"))
    table.hand(0, "004")
    table.deck_of(0, "wall", "013")

    game = table.use("024")
    game.answer((0,))
    game.answer(())

    assert sorted(names(game, HAND, 0)) == ["004", "idle"]
    assert sorted(names(game, DECK, 0)) == ["013", "wall"]


@clauses("N-11.1")
def test_mp1_046_three_cards_are_drawn_before_one_is_discarded() -> None:
    table = Table(free("046"))
    table.deck_of(0, "wall", "giant", "runner", "pupil")

    game = table.use("046")
    drawn = [id for id in offered(game, "choose") if game.pool.cards[game.state.objects[id].card].key == "giant"]
    choose_several(game, *drawn)

    assert names(game, DISCARD, 0) == ["giant", "046"]
    assert len(game.zone(DECK, 0)) == 1


@clauses("N-2.3")
def test_mp1_047_a_stack_is_discarded_whole() -> None:
    table = Table(free("047"))
    cello = table.field(1, "pupil", "master", "bag", acted=True)
    table.field(1, "wall")

    game = table.use("047", cello)

    assert sorted(names(game, DISCARD, 1)) == ["bag", "master", "pupil"]
    assert len(game.zone(HAND, 0)) == 2


@clauses("N-7.5", "N-6.2")
def test_mp1_049_a_trick_that_waits_comes_to_nothing_and_is_discarded() -> None:
    table = Table(free("049"), free("027"))
    runner = table.field(1, "runner")
    table.hand(1, "049")
    (squall,) = table.hand(0, "027")
    game = table.begin()
    choose(game, "use", squall)
    aim(game, runner)
    choose(game, "use", game.zone(HAND, 1)[0])
    pass_all(game)

    assert damage_on(game, runner) == 0
    assert names(game, DISCARD, 0) == ["027"]
    assert names(game, DISCARD, 1) == ["049"]


@clauses("N-7.5")
def test_mp1_049_only_the_opponents_tricks_can_be_chosen_and_no_strategy() -> None:
    table = Table(free("049"), free("022"))
    table.hand(1, "049")
    (rain,) = table.hand(0, "022")
    game = table.begin()
    choose(game, "use", rain)

    assert prompt(game) == "action"
    assert names(game, DISCARD, 0) == ["022"]


@clauses("N-9.8")
def test_mp1_051_an_acted_character_wakes_and_is_stronger() -> None:
    table = Table(free("051"))
    runner = table.field(0, "runner", acted=True)
    table.field(0, "wall")

    game = table.use("051", runner)

    assert position_of(game, runner) == UNACTED
    assert numbers(game, runner) == (4, 3)


@clauses("N-5.1")
def test_mp1_070_a_character_goes_and_up_to_three_other_cards_come_back_but_not_its_own_name() -> None:
    table = Table(free("070"))
    giant = table.field(1, "giant")
    table.field(1, "wall")
    table.discards(0, "070", "runner", "giant", "wall", "pupil")

    game = table.use("070", giant)
    assert len(offered(game, "choose")) == 4
    choose_several(game, *offered(game, "choose")[:3])

    assert sorted(names(game, DISCARD, 0)) == ["070", "070", "pupil"]
    assert len(game.zone(DECK, 0)) == 23


@pytest.mark.parametrize(("count", "drawn"), [(0, 0), (2, 1), (4, 1)])
@clauses("N-6.1")
def test_mp1_072_only_who_puts_something_back_draws(count: int, drawn: int) -> None:
    table = Table(free("072"))
    pile = table.discards(0, *["giant"] * 5)

    game = table.use("072", *pile[:count])

    assert len(game.zone(HAND, 0)) == 1 + drawn
    assert len(game.zone(DECK, 0)) == 20 + count - drawn
    assert len(game.zone(DISCARD, 0)) == 6 - count


@clauses("N-4.2", "N-3.1")
def test_mp1_071_an_item_or_field_card_of_either_side_and_then_a_character_of_the_pile() -> None:
    table = Table(free("071"), free("075"))
    runner = table.field(1, "runner", "bag")
    item = game_item(table.game, runner)
    own = table.place(0, "075")
    (giant,) = table.discards(0, "giant")
    table.discards(0, "runway")
    (card,) = table.hand(0, "071")
    game = table.begin()
    choose(game, "use", card)
    assert set(offered(game, "target")) == {item, own}
    choose_several(game, item)
    pass_all(game)

    assert names(game, DISCARD, 1) == ["bag"]
    assert names(game, FIELDS, 0) == ["075"]
    assert "giant" in names(game, HAND, 0)
    assert now(game, giant) in game.zone(HAND, 0)


def game_item(game: Game, id: ObjectId) -> ObjectId:
    (item,) = game.state.objects[id].under
    return item


@clauses("N-11.1")
def test_n_11_1_whoever_has_to_draw_for_a_card_and_cannot_loses() -> None:
    table = Table(free("046"))
    table.deck_of(0, "wall", "wall")

    game = table.use("046")

    assert game.decision() is None
    assert game.state.result is not None
    assert game.state.result.winners == (1,)


# --- wordings that no shipped card has -----------------------------------------------------------------------


@clauses("N-3.3")
def test_n_3_3_a_text_lets_a_character_carry_more() -> None:
    strong = person("strong", "このキャラクターはアイテムを2枚までセットできる。")
    table = Table(strong, free("018"), free("020"))
    table.field(0, "strong", "018")
    (cap,) = table.hand(0, "020")
    game = table.begin()

    choose(game, "set", cap)
    pass_all(game)

    assert "020" in names(game, FIELD, 0)


@clauses("N-10.1")
def test_n_10_1_a_text_raises_the_hand_limit() -> None:
    table = Table(person("clerk", "自分の手札の上限を+2する。"))
    table.field(0, "clerk")
    table.hand(0, *["wall"] * 9)
    game = table.begin()

    choose(game, "end")
    pass_all(game)

    assert prompt(game) == "excess"
    decision = game.decision()
    assert decision is not None
    assert decision.least == 1


@clauses("N-9.7")
def test_n_9_7_a_text_keeps_a_character_from_being_discarded() -> None:
    table = Table(person("stone", "このキャラクターは捨て札されない。"))
    stone = table.field(0, "stone")
    game = table.begin()

    do(game, Damage(stone, 9))

    assert stone in game.zone(FIELD, 0)


@clauses("N-8.3")
def test_n_8_3_a_text_limits_how_often_an_effect_is_used() -> None:
    once = person("once", "(0/0):カードを1枚引く。この効果は1ターンに1回だけ使用できる。")
    table = Table(once)
    id = table.field(0, "once")
    game = table.begin()

    effect(game, id)

    assert id not in offered(game, "effect")


@clauses("N-10.1")
def test_n_10_1_until_the_end_of_the_opponents_next_turn() -> None:
    card = person("calm", "(0/0):次の対戦相手のターン終了時まで、自分のキャラクターすべての耐久力を+1する。")
    table = Table(card)
    calm = table.field(0, "calm")
    game = table.begin()
    effect(game, calm)

    lasting = []
    for _ in range(3):
        lasting.append(numbers(game, calm)[1])
        turn = game.turn()
        while game.turn() == turn:
            decision = game.decision()
            assert decision is not None
            verbs = [option.verb for option in decision.options]
            wanted = next((verb for verb in ("end", "pass", "no_factor") if verb in verbs), verbs[0])
            choose(game, wanted)

    assert lasting == [5, 5, 4]


@clauses("N-1.4", "N-12.0")
def test_n_12_0_colours_and_skills_tell_cards_apart() -> None:
    red = person("flare", "(0/0):赤のキャラクターすべてに1ダメージを与える。")
    fast = person("net", "(0/0):シュネラーを持つキャラクターすべてに1ダメージを与える。")
    table = Table(red, fast)
    flare, net = table.field(0, "flare"), table.field(0, "net")
    giant, swift, wall = table.field(1, "giant"), table.field(1, "swift"), table.field(1, "wall")
    game = table.begin()

    effect(game, flare)
    assert [damage_on(game, id) for id in (giant, swift, wall)] == [1, 1, 0]
    effect(game, net)

    assert now(game, swift) not in game.zone(FIELD, 1)
    assert damage_on(game, giant) == 1


@clauses("N-9.3", "N-7.3")
def test_n_9_3_both_battlers_battle() -> None:
    card = person("duel", "このキャラクターがバトルしたとき、カードを1枚引く。")
    table = Table(card)
    attacker = table.field(0, "duel")
    guard = table.field(1, "duel")
    game = table.begin()

    choose(game, "attack", attacker)
    choose(game, "guard", guard)
    pass_all(game)

    assert (len(game.zone(HAND, 0)), len(game.zone(HAND, 1))) == (2, 2)


@clauses("N-11.1")
def test_n_11_1_a_draw_that_is_not_made_is_no_loss() -> None:
    """してもよい: nobody must."""
    card = person("calm", "(0/0):カードを1枚引いてもよい。")
    table = Table(card)
    calm = table.field(0, "calm")
    table.deck_of(0)
    game = table.begin()

    effect(game, calm)
    choose(game, "no")

    assert game.state.result is None
