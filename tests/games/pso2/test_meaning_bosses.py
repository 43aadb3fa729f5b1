"""What the bosses and their cards do: stages, the target player, the whole party (R)."""

from __future__ import annotations

import pytest

from kirifuda.effects.abilities import has_keyword
from kirifuda.games.pso2.cardfile import load_bosses, load_decks, load_pool
from kirifuda.games.pso2.rulebook import RULEBOOK
from kirifuda.games.pso2.rules.common import values_of
from kirifuda.games.pso2.rules.r213_damage import Damage
from kirifuda.games.pso2.rules.r406_2_triggers import PLACE_TRIGGERS
from kirifuda.games.pso2.zones import DISCARD, FIELD
from kirifuda.kernel.game import Game
from kirifuda.kernel.ids import ObjectId
from kirifuda.ledger.proofs import clauses
from tests.games.pso2.meaning_table import Table, free, is_back, numbers
from tests.games.pso2.rules.positions import is_off, skip_to
from tests.toys.driving import choose, choose_several, do, names, pass_all, run_now


def raid(number: str, *cards: str, party: int = 2, life: int = 60) -> Table:
    """A raid against a shipped boss, whose deck is these cards, the last on top."""
    own = [free(card) for card in dict.fromkeys(cards) if card.startswith("B")]
    table = Table(free(number), *own, party=party, boss=number)
    table.game.state.variables["life"] = table.game.state.variables["first_life"] = life
    table.deck_of(party, *(cards or ("guard",) * 5))
    return table


def set_life(table: Table, life: int) -> None:
    """Let the boss have so much life left."""
    table.game.state.variables["life"] = life
    table.game.touch(-1)


def keywords(game: Game, id: ObjectId) -> list[str]:
    """Which of the keywords of stages it has."""
    return [word for word in ("連続射撃", "狙撃", "連撃") if has_keyword(values_of(game, id).abilities, word)]


def boss_turn(table: Table) -> Game:
    """The boss's turn up to its end."""
    game = table.begin(table.game.players - 1, "R.11")
    while game.turn_player() == table.game.players - 1:
        decision = game.decision()
        if decision is None:
            break
        verbs = [option.verb for option in decision.options]
        game.answer((verbs.index("pass"),) if "pass" in verbs else tuple(range(max(decision.least, 1))))
    return game


@clauses("G.40", "R.08")
@pytest.mark.parametrize("members", [1, 4])
def test_g_40_the_rule_line_gives_the_life(members: int) -> None:
    decks = [load_decks()[0].zones] * members
    for (boss, levels), each in zip(load_bosses().items(), (20, 21, 21), strict=True):
        game = RULEBOOK.start(load_pool(), [*decks, levels["normal"].zones], 1, {"difficulty": "normal"})
        game.decision()
        assert (boss, game.number("life"), game.number("first_life")) == (boss, each * members, each * members)


@clauses("R.08", "103.5.2.1", "300.4")
def test_b100_anchor_eater_changes_at_half_and_at_ten() -> None:
    table = raid("B100", life=25)
    boss = table.person(2)
    game = table.begin(0)
    seen = []
    for life in (25, 14, 13, 11, 10):
        set_life(table, life)
        seen.append((numbers(game, boss)[0], keywords(game, boss)))

    assert seen == [(2, []), (2, []), (3, ["連続射撃"]), (3, ["連続射撃"]), (3, ["連撃"])]


@clauses("R.08", "300.4")
def test_b200_inverted_lighthouse_changes_at_two_thirds_and_one_third() -> None:
    table = raid("B200", life=60)
    boss = table.person(2)
    game = table.begin(0)
    seen = []
    for life in (41, 40, 21, 20):
        set_life(table, life)
        seen.append((numbers(game, boss)[0], keywords(game, boss)))

    assert seen == [(2, []), (3, ["狙撃"]), (3, ["狙撃"]), (3, ["連撃"])]


@clauses("R.12", "R.13", "103.1.2")
def test_b200_a_lamp_of_the_target_player_stays_off_for_a_turn() -> None:
    table = raid("B200", "guard", "B210", "B210", "B210", party=1)
    points = table.points(0, "giant", "giant", off=True)
    game = table.begin(1, "R.11")
    skip_to(game, "target")
    choose_several(game, points[0])
    skip_to(game, "pp")
    assert [is_off(game, id) for id in points] == [True, False]

    table.replace_person(1, "beast")
    choose(game, "no_pp")
    skip_to(game, "pp")
    assert [is_off(game, id) for id in points] == [False, False]


@clauses("R.08", "R.29")
def test_b300_mother_hollow_calls_her_fry_once_at_each_stage() -> None:
    table = raid("B300", "B309", "B309", "B301", party=1, life=35)
    table.discards(1, "B301", "B309", "B301")
    game = table.begin(0)
    boss = table.person(1)

    do(game, Damage(boss, 10))
    assert not game.state.waiting
    do(game, Damage(boss, 2))
    run_now(game, PLACE_TRIGGERS)
    pass_all(game)
    assert names(game, FIELD, 1) == ["B301", "B301"]
    assert all(is_off(game, id) for id in game.zone(FIELD, 1))

    table.discards(1, "B301")
    do(game, Damage(boss, 1))
    assert not game.state.waiting
    do(game, Damage(boss, 10))
    run_now(game, PLACE_TRIGGERS)
    pass_all(game)
    assert names(game, FIELD, 1) == ["B301", "B301", "B301"]
    assert keywords(game, boss) == ["連続射撃"]


@clauses("R.08")
def test_b300_both_stages_at_once() -> None:
    table = raid("B300", party=1, life=30)
    game = table.begin(0)
    do(game, Damage(table.person(1), 6), Damage(table.person(1), 15))

    assert len(game.state.waiting) == 2


@clauses("R.12", "R.14")
def test_b104_a_lamp_of_the_target_player_is_put_out() -> None:
    table = raid("B100", "guard", "B104", party=1)
    points = table.points(0, "giant", "giant")
    table.hand(0, "nothing")
    game = table.begin(1, "R.11")
    skip_to(game, "choose")
    choose_several(game, points[1])

    assert [is_off(game, id) for id in points] == [False, True]
    assert names(game, FIELD, 1) == ["B104"]


@clauses("R.30", "R.31")
def test_b106_every_enemy_player_is_hit() -> None:
    table = raid("B100", "guard", "B108", "B106")
    game = table.begin(2, "R.11")
    skip_to(game, "pp")

    assert [len(game.zone(DISCARD, seat)) for seat in (0, 1)] == [1, 1]


@clauses("R.31")
def test_b107_the_party_chooses_among_the_cheapest() -> None:
    table = raid("B100", "guard", "B108", "B107")
    one, two = table.field(0, "guard"), table.field(1, "guard")
    table.field(0, "giant")
    game = table.begin(2, "R.11")
    skip_to(game, "choose")
    decision = game.decision()
    assert decision is not None
    assert decision.player != 2
    assert sorted(option.object for option in decision.options) == [one, two]
    choose_several(game, two)

    assert names(game, FIELD, 1) == []


@clauses("103.1.2", "R.15")
def test_b108_the_boss_does_not_attack_this_turn() -> None:
    table = raid("B100", "B108", "B108", party=1)
    game = boss_turn(table)
    assert names(game, DISCARD, 0) == []

    table = raid("B100", "B102", "B102", party=1)
    game = boss_turn(table)
    assert len(names(game, DISCARD, 0)) == 2


@clauses("G.16")
def test_b205_damage_to_the_boss_is_lowered() -> None:
    table = raid("B200", "B205", party=1)
    table.field(1, "B205")
    game = table.begin(0)
    do(game, Damage(table.person(1), 3))

    assert game.number("life") == 58


@clauses("R.12", "301.3")
def test_b206_the_target_players_character_is_frozen_through_their_turn() -> None:
    table = raid("B200", *["B210"] * 4, "B206", party=1)
    guard = table.field(0, "guard")
    table.hand(0, "nothing")
    game = table.begin(1, "R.11")
    skip_to(game, "pp")
    assert values_of(game, guard).frozen
    choose(game, "no_pp")
    decision = game.decision()
    assert decision is not None
    assert guard not in [option.object for option in decision.options if option.verb == "attack"]
    choose(game, "end")
    while game.turn_player() == 0:
        choose(game, "pass")

    assert not values_of(game, guard).frozen


@clauses("G.26")
def test_b208_the_target_players_front_row_retreats() -> None:
    table = raid("B200", "guard", "B210", "B208", party=1)
    guards = [table.field(0, "guard"), table.field(0, "guard")]
    game = boss_turn(table)

    assert all(is_back(game, id) for id in guards)


@clauses("G.35", "202.2")
def test_b305_a_fry_comes_back_into_play_off_and_in_front() -> None:
    table = Table(free("B300"), free("B305"), free("B301"), free("B310"), party=1, boss="B300")
    table.deck_of(1, "guard", "guard", "B310", "B305")
    table.discards(1, "B301", "B301")
    game = table.begin(1, "R.11")
    skip_to(game, "pp")

    assert names(game, FIELD, 1)[:1] == ["B301"]
    assert is_off(game, game.zone(FIELD, 1)[0])


@clauses("R.12")
def test_b306_the_target_players_deck_shrinks_and_that_is_no_damage() -> None:
    table = raid("B300", "guard", "guard", "B310", "B306", party=2)
    table.wear(table.person(0), "vest")
    game = table.begin(2, "R.11")
    skip_to(game, "pp")
    target = game.number("target_player")

    assert [len(game.zone(DISCARD, seat)) for seat in (target, 1 - target)] == [3, 0]


@clauses("R.12", "215.3.1")
def test_b307_a_character_of_the_target_player_may_fall_to_a_modification() -> None:
    table = raid("B300", "guard", "B310", "B307", party=1)
    scout = table.field(0, "scout")
    game = table.begin(1, "R.11")
    skip_to(game, "pp")

    assert scout not in game.zone(FIELD, 0)
    assert names(game, DISCARD, 0)[0] == "scout"
