"""102 ゲームの準備, 500-505: the course of a turn."""

from __future__ import annotations

import pytest

from kirifuda.customs.turns import phase
from kirifuda.effects.scope import Scope
from kirifuda.games.pso2.pool import pool_of
from kirifuda.games.pso2.rulebook import RULEBOOK
from kirifuda.games.pso2.rules.common import is_own_turn, player_card, values_of
from kirifuda.games.pso2.rules.r213_damage import Damage, damage_on
from kirifuda.games.pso2.values import PsoCard
from kirifuda.games.pso2.zones import DECK, DISCARD, HAND, MAG, OFF, ON, PLAYER, PP, SECOND_FACE
from kirifuda.kernel.changes import BeginLasting, Occur
from kirifuda.kernel.event import Event
from kirifuda.kernel.game import Game
from kirifuda.kernel.hiding.knowledge import is_seen
from kirifuda.kernel.keeping.recording import Recorder
from kirifuda.kernel.keeping.replay import record, run
from kirifuda.kernel.keeping.saving import digest, dumps, loads
from kirifuda.ledger.proofs import clauses
from tests.games.pso2.rules.positions import (
    Position,
    boss_deck,
    character,
    deck,
    is_off,
    player,
    pool_with,
    raid,
    skip_to,
    started,
    with_abilities,
)
from tests.toys.driving import asked, choose, choose_several, do, names, offered_with_numbers, pass_all, prompt
from tests.toys.pso2_making import Shift, When, active, attached, lasting, noted, notes, triggered


@clauses("102.1", "102.2", "102.3", "102.4", "102.5", "101.1", "101.2", "400.3", "401.1", "401.1.1", "404.5.1")
def test_102_5_a_game_begins_with_five_cards_and_a_hidden_point_for_the_second_player() -> None:
    game = started(3)
    game.decision()
    first = game.turn_player()
    second = 1 - first

    assert [len(game.zone(HAND, seat)) for seat in (first, second)] == [5, 5]
    (point,) = game.zone(PP, second)
    assert game.state.objects[point].face_down
    assert game.state.objects[point].position == ON
    assert not any(is_seen(game.map, game.state.objects[point], seat) for seat in (0, 1))
    assert game.zone(PP, first) == ()
    assert [len(game.zone(DECK, seat)) for seat in (first, second)] == [25, 24]
    assert game.variable("first") == first
    hands: set[tuple[str, ...]] = set()
    for seed in range(4):
        other = started(seed)
        other.decision()
        hands.add(tuple(names(other, HAND, 0)))
    assert len(hands) > 1
    assert {started(seed).decision().player for seed in range(8)} == {0, 1}  # type: ignore[union-attr]


@clauses("102.3", "102.3.1", "201.1", "201.1.1")
def test_102_3_1_the_second_player_uses_the_second_face() -> None:
    both = player("twofaced")
    both.second = both.printed.copy()
    both.second.attack = 3
    pool = pool_with(both)
    decks = [{**deck(), "player": ["twofaced"]}, {**deck(), "player": ["twofaced"]}]
    game = RULEBOOK.start(pool, decks, 1, {})
    game.decision()
    first = game.number("first")

    assert values_of(game, player_card(game, first)).attack == 0
    assert values_of(game, player_card(game, 1 - first)).attack == 3
    assert game.state.objects[player_card(game, 1 - first)].place == SECOND_FACE
    assert len(game.zone(MAG, 0)) == len(game.zone(PLAYER, 0)) == 1
    assert not any(game.state.objects[id].face_down for id in (*game.zone(MAG, 0), *game.zone(PLAYER, 0)))


@clauses("500.1", "500.2")
def test_500_1_the_first_player_begins_and_turns_alternate() -> None:
    game = started(3)
    order: list[tuple[int, int]] = []
    for _ in range(3):
        skip_to(game, "pp")
        order.append((game.turn(), asked(game)))
        choose(game, "no_pp")

    first = game.number("first")
    assert order == [(1, first), (2, 1 - first), (3, first)]


def moments(game: Game) -> list[str]:
    """The moments that the turn passes from here, with those of the turns that follow up to the next choice of a PP."""
    game.recorder = Recorder()
    choose(game, "no_pp")
    skip_to(game, "pp")
    return [record.event.moment for record in game.recorder.records if isinstance(record.event, Occur)]


@clauses("501.1", "502.1", "503.1", "504.1", "505.1", "501.1.5", "502.1.2", "503.1.3")
def test_500_3_a_turn_has_five_phases_in_their_order() -> None:
    game = started(3)
    skip_to(game, "pp")

    assert phase(game) == "pp"
    assert moments(game) == ["main_begin", "main_end", "turn_end", "turn_start", "draw_begin", "pp_begin"]


@clauses("R.12", "R.13", "R.14", "R.15", "R.16", "R.21")
def test_r_11_the_turn_of_the_boss_has_phases_of_its_own() -> None:
    game = raid(3, 1)
    skip_to(game, "pp")

    found = moments(game)

    assert found[:6] == ["main_begin", "main_end", "turn_end", "target_player", "turn_start", "main_begin"]
    assert found[6] == "battle_end"
    assert found[-4:] == ["turn_end", "turn_start", "draw_begin", "pp_begin"]


@clauses("501.1", "501.1.1", "501.1.2", "215.1", "215.1.1")
def test_501_1_2_everything_of_the_turn_player_turns_on() -> None:
    position = Position(attached("rust"))
    mine = position.field(0, "giant", "sword", off=True)
    theirs = position.field(1, "giant", off=True)
    rust = position.put(1, MAG, "lamp", off=True)
    lamp = position.put(0, MAG, "lamp", off=True)
    (point,) = position.points(0, "guard", off=True)
    game = position.begin(step="501.1")

    game.decision()

    assert [is_off(game, id) for id in (mine, point, lamp, theirs, rust)] == [False, False, False, True, True]


@clauses("501.1.3")
def test_501_1_3_what_works_in_your_turn_works_from_the_start_phase_on() -> None:
    seen: list[bool] = []

    def look(scope: object, event: object) -> bool:
        seen.append(is_own_turn(game, 0))
        return False

    wakes = triggered("x 0", When("turn_on", look), notes("x"))
    position = Position(with_abilities(character("x", 1, 9), wakes))
    position.field(0, "x", off=True)
    game = position.begin(step="500.2")

    game.decision()

    assert seen == [False]
    assert is_own_turn(game, 0)
    assert not is_own_turn(game, 1)


@clauses("502.1", "502.1.1", "402.2", "102.4.1")
def test_502_1_1_one_card_is_drawn_but_not_in_the_very_first_turn() -> None:
    position = Position()
    game = position.begin(step="502.1")
    skip_to(game, "pp")
    assert len(game.zone(HAND, 0)) == 1

    position = Position(turn=1)
    game = position.begin(step="502.1")
    skip_to(game, "action")

    assert len(game.zone(HAND, 0)) == 0


@clauses("503.1", "503.1.1", "503.1.2", "503.1.3", "404.3", "501.1.5", "502.1.2")
def test_503_1_1_a_card_may_become_a_point_and_then_a_card_may_be_drawn() -> None:
    position = Position()
    (pike,) = position.hand(0, "pike")
    game = position.begin(step="503.1")

    assert offered_with_numbers(game, "no_pp") == [(0, 0)]
    assert phase(game) == "pp"
    choose(game, "pp", pike)
    assert prompt(game) == "pp_draw"
    choose(game, "yes")

    assert names(game, PP, 0) == ["pike"]
    assert game.state.objects[game.zone(PP, 0)[0]].position == ON
    assert len(game.zone(HAND, 0)) == 1
    assert phase(game) == "main"


def watcher(kind: str, moment: str = "") -> PsoCard:
    """A character with an ability that watches for something."""

    def fits(scope: Scope, event: Event) -> bool:
        return not isinstance(event, Occur) or event.moment == moment

    return with_abilities(character("watcher", 1, 9), triggered("watcher 0", When(kind, fits), notes("x")))


@pytest.mark.parametrize(
    ("kind", "moment", "begun", "running"),
    [
        ("draw", "", "502.1", "draw"),
        ("occur", "draw_begin", "502.1", "draw"),
        ("occur", "pp_begin", "503.1", "pp"),
        ("put_in_pp", "", "503.1", "pp"),
    ],
)
@clauses("103.6.1.2", "502.1.2", "503.1", "503.1.3")
def test_103_6_1_2_what_triggers_in_a_phase_is_processed_in_it(
    kind: str, moment: str, begun: str, running: str
) -> None:
    position = Position(watcher(kind, moment), active("wait", notes("w")))
    position.field(0, "watcher")
    position.hand(0, "wait")
    position.hand(1, "wait")
    position.hand(0, "guard")
    game = position.begin(step=begun)
    if kind == "put_in_pp":
        choose(game, "pp", game.zone(HAND, 0)[1])
        choose(game, "no")

    assert (prompt(game), phase(game)) == ("action", running)
    while noted(game) == "":
        choose(game, "pass")

    assert phase(game) == running


@clauses("505.2", "402.3", "402.3.1", "G.22", "500.1", "500.2")
def test_505_2_damage_goes_effects_end_and_the_hand_falls_to_seven() -> None:
    position = Position()
    mine, theirs = position.field(0, "giant"), position.field(1, "giant")
    position.hand(0, *["guard"] * 9)
    game = position.begin()
    grow = Shift("grow", 2, 0)
    game.pool.add_change(grow)
    do(game, Damage(mine, 1), Damage(theirs, 2), BeginLasting(lasting(grow, (mine,))))

    choose(game, "end")
    assert (prompt(game), asked(game)) == ("excess", 0)
    assert [damage_on(game, id) for id in (mine, theirs)] == [0, 0]
    assert values_of(game, mine).attack == 4
    choose_several(game, *game.zone(HAND, 0)[:2])

    assert len(game.zone(HAND, 0)) == 7
    assert len(game.zone(DISCARD, 0)) == 2
    assert game.turn_player() == 1


@clauses("101.2", "R.01", "R.03")
def test_101_2_two_play_or_a_party_of_one_to_four_with_a_boss() -> None:
    pool = pool_with()
    with pytest.raises(ValueError, match=r"101\.2"):
        RULEBOOK.start(pool, [deck(), deck(), deck()], 1, {})
    with pytest.raises(ValueError, match=r"R\.01"):
        RULEBOOK.start(pool, [*[deck()] * 5, boss_deck()], 1, {})
    with pytest.raises(ValueError, match=r"R\.03"):
        RULEBOOK.start(pool, [deck(), boss_deck()], 1, {"difficulty": "easy"})


@pytest.mark.parametrize("members", [0, 1, 3])
def test_101_1_random_games_end_and_saves_and_replays_agree(members: int) -> None:
    from kirifuda.agents.random_agent import random_answer
    from kirifuda.kernel.randomness import Dice

    pool = pool_with()
    decks = [*[deck()] * members, boss_deck()] if members else [deck(), deck()]
    house = {"difficulty": "hard"} if members else {}
    game = raid(5, members, house, pool) if members else started(5, house, pool)
    replay = record(RULEBOOK, pool, decks, 5, house)
    dice = Dice(5, "test")
    count = 0
    while (decision := game.decision()) is not None:
        replay.answer(game, random_answer(decision, dice))
        count += 1
        if count % 25 == 0:
            again = loads(RULEBOOK, pool, dumps(game))
            again.decision()
            assert digest(again) == digest(game)
        assert count < 5_000

    assert digest(run(replay, RULEBOOK, pool)) == digest(game)
    assert pool_of(pool) is pool
    assert OFF == 1
    pass_all(game)
