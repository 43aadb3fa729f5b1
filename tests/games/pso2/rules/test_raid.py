"""R 協力レイドバトル: the party against the boss."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kirifuda.effects.plans import player_target
from kirifuda.effects.scope import Scope
from kirifuda.games.pso2.keywords.k302_01_war_cry import war_cry
from kirifuda.games.pso2.keywords.k302_06_standing import rapid_fire
from kirifuda.games.pso2.raid.r_boss_turn import plays
from kirifuda.games.pso2.rulebook import RULEBOOK
from kirifuda.games.pso2.rules.common import (
    answerer,
    enemies,
    is_out,
    phase,
    player_card,
    row_of,
)
from kirifuda.games.pso2.rules.r213_damage import LIFE, Damage, damage_on, hp_of
from kirifuda.games.pso2.rules.r301_keyword_actions import CHOOSE_OPPONENT
from kirifuda.games.pso2.rules.r301_recovery import RECOVER
from kirifuda.games.pso2.rules.r400_zones import Draw, ReturnToHand
from kirifuda.games.pso2.rules.r403_field import Destroy
from kirifuda.games.pso2.zones import (
    BACK,
    DECK,
    DISCARD,
    FIELD,
    FIRST_FACE,
    HAND,
    PP,
    SECOND_FACE,
)
from kirifuda.kernel.changes import Occur
from kirifuda.kernel.event import Event
from kirifuda.kernel.flow import NEXT, Call, Flow
from kirifuda.kernel.game import Game
from kirifuda.kernel.keeping.recording import Recorder
from kirifuda.kernel.state import Frame
from kirifuda.ledger.proofs import clauses
from tests.games.pso2.rules.positions import (
    Position,
    asked,
    boss,
    boss_deck,
    character,
    choose,
    choose_several,
    deck,
    do,
    is_off,
    names,
    offered,
    pass_all,
    pool_with,
    prompt,
    raid,
    run_now,
    settle,
    skip_to,
    with_abilities,
)
from tests.toys.pso2_making import (
    Chosen,
    When,
    active,
    chosen,
    deals,
    does,
    noted,
    notes,
    procedure,
    static,
    targets,
    triggered,
)


def attack(game: Game, attacker: int, target: int) -> None:
    """Declare an attack."""
    choose(game, "attack", attacker)
    if prompt(game) == "attack_target":
        choose_several(game, target)


def at(moment: str) -> Callable[[Scope, Event], bool]:
    """A moment of one's own turn."""
    return lambda scope, event: isinstance(event, Occur) and (event.moment, event.player) == (moment, scope.player)


def dealt(game: Game) -> list[tuple[int, int]]:
    """The damage that was dealt since the recorder was set: to whom, and how much."""
    assert game.recorder is not None
    events = [record.event for record in game.recorder.records]
    return [(event.object, event.number) for event in events if isinstance(event, Damage)]


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
    assert [id for id, _ in offered(game, "attack_target")] == prey
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
    assert {id for id, _ in offered(game, "attack_target")} == {pike, player_card(game, 1 - target)}
    choose_several(game, pike)
    skip_to(game, "pp")

    assert len(game.zone(DISCARD, target)) == 2


@clauses("406.2.4", "R.14")
def test_406_2_4_what_the_boss_cannot_play_goes_to_its_discard_pile() -> None:
    rain = active("rain", deals(1), target=targets())
    position = Position(rain, party=1)
    position.deck_of(1, "guard", "rain")
    game = position.begin(1, "R.11")

    skip_to(game, "pp")

    assert names(game, DISCARD, 1) == ["rain"]


# Special rules


@clauses("R.23", "302.9")
def test_r_23_recovery_reaches_other_members() -> None:
    position = Position(party=2)
    position.discards(1, "giant", "pike")
    hurt = position.field(1, "giant")
    game = position.begin()
    do(game, Damage(hurt, 3))

    run_now(game, RECOVER, {"number": 2}, 0)
    assert {id for id, _ in offered(game, "refill")} == {player_card(game, 1)}
    choose(game, "refill", player_card(game, 1))
    assert asked(game) == 0
    choose_several(game, *[id for id, _ in offered(game, "recover")])
    assert len(game.zone(DECK, 1)) == 22

    run_now(game, RECOVER, {"number": 2}, 0)
    assert row_of(game, hurt) != BACK


@clauses("R.24")
def test_r_24_a_boss_card_that_returns_to_the_hand_goes_on_top_of_the_deck() -> None:
    position = Position(party=1)
    first, second = position.field(1, "giant"), position.field(1, "pike")
    game = position.begin()

    do(game, ReturnToHand(first), ReturnToHand(second))
    assert (prompt(game), asked(game)) == ("order", 0)
    choose_several(game, second, first)

    assert names(game, DECK, 1)[-2:] == ["pike", "giant"]
    assert game.zone(HAND, 1) == ()


@pytest.mark.parametrize(("reading", "cries"), [("always", True), ("never", False)])
@clauses("302.1b", "R.31")
def test_302_1b_the_bosss_side_cries_out_once_for_each_attack(reading: str, cries: bool) -> None:
    position = Position(
        with_abilities(character("bell", 1, 9), war_cry("bell 0")), party=1, house={"boss_war_cry": reading}
    )
    giant = position.field(0, "giant")
    first, second = position.field(1, "bell"), position.field(1, "bell")
    game = position.begin()

    attack(game, giant, player_card(game, 1))
    if cries:
        assert (prompt(game), asked(game)) == ("war_cry", 0)
        choose(game, "activate", second)

    assert damage_on(game, first) == 0
    assert not is_off(game, first)
    assert damage_on(game, second) == (4 if cries else 0)
    assert game.number(LIFE) == (20 if cries else 16)


@pytest.mark.parametrize(("reading", "count"), [("party_chooses", 2), ("target_player", 1)])
@clauses("R.31", "101.2.1")
def test_r_31_one_opponent_of_the_boss_is_chosen_by_the_party(reading: str, count: int) -> None:
    position = Position(party=2, house={"boss_opponent": reading})
    game = position.begin()

    found: list[object] = []

    def call(game: Game, frame: Frame) -> Flow:
        return Call(CHOOSE_OPPONENT, into="who", player=2)

    def report(game: Game, frame: Frame) -> Flow:
        found.append(frame.slots["who"])
        return NEXT

    run_now(game, procedure("who", call, report))
    if count == 2:
        assert (prompt(game), asked(game)) == ("opponent", 0)
        assert len(offered(game, "player")) == 2
        choose(game, "player", number=1)

    assert found == [(player_target(count - 1),)]
    assert answerer(game, 2) == 0


# What the boss leaves to nobody


@clauses("R.25")
def test_r_25_owed_cards_are_played_one_after_the_other() -> None:
    gift = active("gift", does(lambda game, frame: [Draw(1), Draw(1)]))
    position = Position(gift, active("x", notes("x")), active("y", notes("y")), active("wait", notes("w")), party=1)
    position.deck_of(1, "guard", "y", "x")
    position.hand(0, "gift", "wait")
    game = position.begin()

    choose(game, "play", game.zone(HAND, 0)[0])
    pass_all(game)

    assert noted(game) == "xy"


@clauses("101.6", "R.10")
def test_101_6_whoever_gives_up_is_asked_nothing_more() -> None:
    position = Position(party=2)
    position.hand(0, "pike")
    game = position.begin(step="503.1")
    assert (prompt(game), asked(game)) == ("pp", 0)

    RULEBOOK.surrender(game, 0).apply(game)
    game.asking = None

    assert asked(game) == 1
    assert is_out(game, 0)
    assert game.turn_player() == 1


@clauses("R.15", "506.3.2")
def test_r_15_what_a_battle_that_ended_early_has_left_is_processed_before_the_next_attack() -> None:
    seen: list[str] = []

    def look(game: Game, frame: Frame) -> list[Event]:
        seen.append(phase(game))
        return []

    slay = active("slay", does(lambda game, frame: [Destroy(id) for id in chosen(frame)]), target=targets())
    position = Position(slay, active("look", does(look)), party=1)
    position.field(1, "pike")
    position.field(1, "giant")
    position.deck_of(1)
    seer, killer = position.hand(0, "look", "slay")
    game = position.begin(1, "R.11")
    while game.number("attacker") != game.zone(FIELD, 1)[0]:
        choose(game, "pass")

    choose(game, "play", seer)
    choose(game, "play", killer)
    choose_several(game, game.number("attacker"))
    while not seen:
        choose(game, "pass")

    assert seen == ["main"]


@clauses("R.10")
def test_r_10_nothing_of_a_fallen_player_waits_any_more() -> None:
    watches = triggered("x 0", When("damage"), notes("x"))
    position = Position(with_abilities(character("x", 1, 9), watches), party=2)
    position.field(1, "x")
    position.deck_of(1, "guard")
    game = position.begin()

    do(game, Damage(player_card(game, 1), 1))
    before = len(game.state.waiting)
    settle(game)

    assert (before, len(game.state.waiting)) == (1, 0)
    assert noted(game) == ""
