"""R 協力レイドバトル: the party against the boss."""

from __future__ import annotations

import pytest

from kirifuda.games.pso2.keywords.k302_05_follow_up import follow_up
from kirifuda.games.pso2.keywords.k302_06_standing import rapid_fire
from kirifuda.games.pso2.raid.r_boss_turn import next_attacker, plays
from kirifuda.games.pso2.rulebook import RULEBOOK
from kirifuda.games.pso2.rules.common import (
    enemies,
    is_out,
    party,
    player_card,
)
from kirifuda.games.pso2.rules.r213_damage import LIFE, Damage, damage_on, hp_of
from kirifuda.games.pso2.rules.r403_field import MoveRow
from kirifuda.games.pso2.zones import (
    BACK,
    DECK,
    DISCARD,
    FIELD,
    FIRST_FACE,
    HAND,
    PLAYER,
    PP,
    REMOVED,
    SECOND_FACE,
)
from kirifuda.kernel.keeping.recording import Recorder
from kirifuda.kernel.moving import attach
from kirifuda.ledger.proofs import clauses
from tests.games.pso2.rules.positions import (
    Position,
    boss,
    boss_deck,
    character,
    deck,
    is_off,
    pool_with,
    raid,
    result,
    settle,
    skip_to,
    with_abilities,
)
from tests.games.pso2.rules.raiding import at, dealt
from tests.toys.driving import asked, choose, choose_several, do, names, offered_with_numbers, prompt
from tests.toys.pso2_making import (
    Chosen,
    When,
    active,
    attached,
    deals,
    does,
    noted,
    notes,
    static,
    targets,
    triggered,
)

# Preparation


@pytest.mark.parametrize(
    ("difficulty", "first", "face", "points"),
    [("normal", 0, FIRST_FACE, 0), ("hard", 2, SECOND_FACE, 1), ("very_hard", 2, SECOND_FACE, 1)],
)
@clauses("R.02", "R.03", "R.04", "R.05", "R.06", "R.07", "G.24")
def test_r_04_the_difficulty_says_who_goes_first(difficulty: str, first: int, face: int, points: int) -> None:
    game = raid(2, 2, {"difficulty": difficulty})
    game.decision()

    assert game.number("first") == first
    assert [game.state.objects[player_card(game, seat)].place for seat in (0, 1)] == [face, face]
    assert [len(game.zone(PP, seat)) for seat in (0, 1)] == [points, points]
    assert [len(game.zone(HAND, seat)) for seat in (1, 2)] == [5, 0]
    assert plays(game) == (3 if difficulty == "very_hard" else 2)


@clauses("R.08")
def test_r_08_the_boss_begins_with_its_life_and_loses_it_to_damage() -> None:
    big = boss("whale", 3, 5)
    big.life_each = 10
    game = RULEBOOK.start(pool_with(big), [deck(), deck(), {**boss_deck(), "player": ["whale"]}], 1, {})
    game.decision()
    assert game.number(LIFE) == 25

    do(game, Damage(player_card(game, 2), 4))

    assert hp_of(game, player_card(game, 2)) == 21
    assert len(game.zone(DECK, 2)) == 12


# Falling


@clauses("R.10", "R.32", "101.5", "204.2.2.2")
def test_r_10_a_player_without_a_deck_leaves_with_all_cards() -> None:
    position = Position(attached("rust", enemy=False), party=2)
    giant = position.field(1, "giant", "sword")
    position.hand(1, "pike")
    position.points(1, "guard")
    rust = position.put(0, FIELD, "rust")
    game = position.begin()
    attach(game, game.state.objects[rust], giant)
    position.deck_of(1, "guard")

    do(game, Damage(player_card(game, 1), 1))
    settle(game)

    assert is_out(game, 1)
    assert party(game) == [0]
    assert [len(game.zone(kind, 1)) for kind in (DECK, HAND, PLAYER, PP, DISCARD, FIELD)] == [0] * 6
    assert sorted(names(game, REMOVED, 1)) == ["giant", "guard", "guard", "hunter", "pike", "sword"]
    assert names(game, DISCARD, 0) == ["rust"]
    assert result(game) is None
    assert plays(game) == 2


@clauses("R.10", "R.21", "500.1")
def test_r_10_the_turn_of_a_player_who_falls_ends_at_once() -> None:
    position = Position(active("drown", does(lambda game, frame: [Damage(player_card(game, 0), 30)])), party=2)
    position.hand(0, "drown")
    game = position.begin()

    choose(game, "play")

    assert is_out(game, 0)
    assert game.turn_player() == 1
    assert asked(game) == 1


@clauses("R.09", "R.10")
def test_r_09_the_party_loses_when_nobody_is_left() -> None:
    position = Position(party=1)
    position.deck_of(0, "guard")
    game = position.begin(1, "R.11")

    assert result(game) == ((1,), "R.09")


@clauses("101.6", "R.10")
def test_101_6_in_a_raid_whoever_gives_up_falls() -> None:
    position = Position(party=2)
    game = position.begin()
    game.decision()

    RULEBOOK.surrender(game, 0).apply(game)
    settle(game)

    assert is_out(game, 0)
    assert result(game) is None


# The boss's turn


@clauses("R.11", "R.12", "R.13", "R.16", "R.17", "R.19", "R.20", "R.21")
def test_r_11_the_boss_takes_its_turn_by_itself() -> None:
    wakes = triggered("x 0", When("occur", at("turn_start")), notes("s"))
    ends = triggered("x 1", When("occur", at("turn_end")), notes("e"))
    position = Position(with_abilities(character("x", 0, 9), wakes, ends), party=2)
    x = position.field(2, "x", off=True)
    mine = position.field(0, "giant")
    game = position.begin(2, "R.11")
    game.state.objects[mine].marks = (("front_damage", 1),)
    game.recorder = Recorder()

    skip_to(game, "pp")

    attackers = [record.event.object_id() for record in game.recorder.records if record.event.kind == "attack"]
    assert attackers == [player_card(game, 2), x]

    assert noted(game) == "se"
    assert is_off(game, x)
    assert damage_on(game, mine) == 0
    assert game.turn_player() == 0
    assert game.number("target_player") in (0, 1)


@clauses("R.12")
def test_r_12_the_target_player_is_drawn_among_those_still_in_the_game() -> None:
    seen: set[int] = set()
    for seed in range(12):
        game = raid(seed, 3, {"difficulty": "hard"})
        game.decision()
        seen.add(game.number("target_player"))
    assert seen == {0, 1, 2}

    position = Position(party=3)
    position.game.state.variables["out"] = (0, 2)
    game = position.begin(3, "R.11")
    game.decision()
    assert game.number("target_player") == 1


@clauses("R.15", "215.2")
def test_r_15_the_boss_attacks_first_then_the_front_row_then_the_back_row() -> None:
    position = Position(party=1)
    one, two, three = [position.field(1, "guard") for _ in range(3)]
    game = position.begin(0)
    do(game, MoveRow(two, BACK))
    do(game, MoveRow(one, BACK))
    order: list[int] = []
    game.state.variables["turn_player"] = 1
    while id := next_attacker(game):
        order.append(id)
        card = game.state.objects[id].copy()
        card.position = 1
        game.state.objects[id] = card
        game.touch(-1)

    assert order == [player_card(game, 1), three, two, one]


@clauses("R.15", "506.2")
def test_r_15_all_attacks_go_to_the_target_player() -> None:
    position = Position(party=2)
    position.field(2, "giant")
    position.field(0, "pike")
    position.deck_of(2)
    game = position.begin(2, "R.11")

    skip_to(game, "pp")

    target = game.number("target_player")
    assert len(game.zone(DISCARD, target)) == 2 + 4
    assert len(game.zone(DISCARD, 1 - target)) == 0


@clauses("302.5", "R.15")
def test_r_15_a_boss_that_turns_on_again_attacks_again() -> None:
    position = Position(boss("twice", 2, 20, follow_up("twice 0")), party=1, boss="twice")
    position.deck_of(1)
    game = position.begin(1, "R.11")

    skip_to(game, "pp")

    assert len(game.zone(DISCARD, 0)) == 4


@pytest.mark.parametrize(("reading", "ends"), [("attacks_stop", None), ("new_target", ((2,), "R.09"))])
@clauses("R.15", "R.10")
def test_r_15_when_the_target_falls_the_other_attacks_do_not_happen(reading: str, ends: object) -> None:
    position = Position(party=2, house={"fallen_target": reading})
    position.field(2, "giant")
    position.deck_of(2)
    for seat in (0, 1):
        position.deck_of(seat, "guard", "guard")
    game = position.begin(2, "R.11")

    assert result(game) == ends
    assert is_out(game, 0) != is_out(game, 1)


@clauses("R.31", "R.15")
def test_r_31_the_party_chooses_among_what_a_boss_card_may_attack() -> None:
    hunts = static("hound 0")
    hunts.attack_targets = Chosen(lambda scope: [id for id in enemies(scope.game, scope.player) if id in prey])
    hunts.file()
    position = Position(with_abilities(character("hound", 1, 9), hunts), party=2)
    prey = [position.field(0, "pike"), position.field(1, "pike")]
    position.field(2, "hound")
    position.deck_of(2)
    game = position.begin(2, "R.11")
    game.recorder = Recorder()
    skip_to(game, "attack_target")

    assert asked(game) == game.number("target_player")
    assert [id for id, _ in offered_with_numbers(game, "attack_target")] == prey
    choose_several(game, prey[1])

    assert (prey[1], 1) in dealt(game)


@clauses("302.7", "R.31")
def test_302_7_the_second_target_of_the_boss_is_chosen_by_the_party() -> None:
    position = Position(boss("twin", 2, 20, rapid_fire("twin 0")), party=2, boss="twin")
    pike = position.field(0, "pike")
    position.deck_of(2)
    game = position.begin(2, "R.11")

    assert prompt(game) == "attack_target"
    target = game.number("target_player")
    assert asked(game) == target
    assert {id for id, _ in offered_with_numbers(game, "attack_target")} == {pike, player_card(game, 1 - target)}
    choose_several(game, pike)
    skip_to(game, "pp")

    assert len(game.zone(DISCARD, target)) == 2


@clauses("R.31", "406.2.3", "G.38")
def test_r_31_targets_of_the_bosss_actives_are_chosen_by_the_party_as_many_as_it_can() -> None:
    rain = active("rain", deals(1), target=targets(least=0, most=2))
    position = Position(rain, party=1)
    mine = [position.field(0, "pike") for _ in range(3)]
    position.deck_of(1, "guard", "rain")
    game = position.begin(1, "R.11")
    game.recorder = Recorder()

    assert (prompt(game), asked(game)) == ("target", 0)
    decision = game.decision()
    assert decision is not None
    assert (decision.least, decision.most) == (2, 2)
    choose_several(game, mine[0], mine[2])

    assert dealt(game)[:2] == [(mine[0], 1), (mine[2], 1)]
