"""Step 11, second part: a game from its seed, decks and answers, and where it drifts."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from kirifuda.kernel.errors import CorruptReplay, IllegalAnswer, IllegalDeck
from kirifuda.kernel.game import Game
from kirifuda.kernel.keeping.replay import EVERY, Replay, read, record, run
from kirifuda.kernel.keeping.saving import digest
from kirifuda.kernel.randomness import Dice
from tests.kernel.playing import TOYS, any_answer, decks_of, new_game, rules_of
from tests.toys import chase, chase_cards


def recorded(toy: str, seed: int, *, skips: bool = True) -> tuple[Game, Replay]:
    """A random game with its replay."""
    game = new_game(toy, seed)
    game.skips_forced = skips
    replay = record(rules_of(toy), game.pool, decks_of(toy, seed), seed, {})
    dice = Dice(seed)
    while True:
        decision = game.decision()
        if decision is None:
            return game, replay
        replay.answer(game, decision.forced_answer() if decision.forced() else any_answer(decision, dice))


@pytest.mark.parametrize("toy", TOYS)
@pytest.mark.parametrize("seed", [0, 1])
def test_a_replay_leads_to_the_same_end(toy: str, seed: int) -> None:
    game, replay = recorded(toy, seed)

    again = run(read(json.loads(json.dumps(replay.data()))), rules_of(toy), game.pool)

    assert digest(again) == digest(game)
    assert len(replay.answers) == game.state.answers
    assert sorted(replay.digests)[:2] == [EVERY, 2 * EVERY]
    assert max(replay.digests) == len(replay.answers)


def test_a_replay_can_stop_anywhere() -> None:
    game, replay = recorded("chain", 2)

    part = run(replay, rules_of("chain"), game.pool, upto=10)

    assert part.state.answers == 10
    assert not part.over()


def test_forced_answers_are_not_in_it() -> None:
    _, skipping = recorded("chain", 3)
    _, asking = recorded("chain", 3, skips=False)

    assert skipping.data() == asking.data()


def test_an_illegal_answer_leaves_no_trace() -> None:
    game = new_game("chase", 1)
    replay = record(chase.RULES, game.pool, decks_of("chase", 1), 1, {})

    with pytest.raises(IllegalAnswer):
        replay.answer(game, (99,))

    assert replay.answers == []


def test_another_edition_or_pool_is_refused() -> None:
    game, replay = recorded("chase", 1)

    with pytest.raises(CorruptReplay, match="edition: the replay belongs to '1', here is '2'"):
        run(replay, chase.ChaseRules("2"), game.pool)
    with pytest.raises(CorruptReplay, match="game: the replay belongs to 'chase', here is 'chain'"):
        run(replay, rules_of("chain"), game.pool)
    pool = chase_cards.card_pool()
    pool.cards[2].values.name = "other"
    with pytest.raises(CorruptReplay, match="pool"):
        run(replay, chase.RULES, pool)


def test_one_answer_changed_is_found_where_it_begins() -> None:
    """Another place than the noted option: found at once. Both changed alike: found at the next check."""
    game, replay = recorded("chase", 1)
    number = next(n for n, answer in enumerate(replay.answers) if n > 20 and answer.count > 2)
    data: Any = copy.deepcopy(replay.data())
    clause, count, chosen, keys = data["answers"][number]
    other = [(chosen[0] + 1) % count] if chosen else [0]
    data["answers"][number] = [clause, count, other, keys]

    with pytest.raises(CorruptReplay, match=f"^decision {number + 1}: the replay chose"):
        run(read(data), chase.RULES, game.pool)


def test_a_drift_of_the_state_is_found_at_the_next_digest() -> None:
    game, replay = recorded("chase", 1)
    replay.digests[2 * EVERY] = "0" * 32

    with pytest.raises(CorruptReplay, match=f"^decision {EVERY + 1} to {2 * EVERY}: the game goes another way"):
        run(replay, chase.RULES, game.pool)


def test_another_seed_drifts() -> None:
    game, replay = recorded("chase", 1)
    replay.seed = 2

    with pytest.raises(CorruptReplay, match=r"^decision \d+"):
        run(replay, chase.RULES, game.pool)


def test_more_answers_than_the_game_has_questions() -> None:
    game, replay = recorded("chain", 1)
    replay.answers.append(replay.answers[0])

    with pytest.raises(CorruptReplay, match=f"^decision {len(replay.answers)}: .*here is nothing that fits"):
        run(replay, rules_of("chain"), game.pool)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: data.pop("answers"),
        lambda data: data.update(answers=[[1, 2]]),
        lambda data: data.update(answers=[["3.4", "two", [0], ["pass"]]]),
        lambda data: data.update(seed="x"),
        lambda data: data.update(decks=3),
        lambda data: data.update(format=7),
        lambda data: data.update(digests=5),
        lambda data: data.update(digests=[[0, 5]]),
        lambda data: data.update(seed=True),
        lambda data: data.update(seed=10**30),
        lambda data: data.update(game=5),
        lambda data: data.update(house={"doubt": 5}),
        lambda data: data.update(house=[]),
        lambda data: data.update(decks=[]),
        lambda data: data.update(decks=[{"deck": []}] * 17),
        lambda data: data.update(decks=[{"deck": "wolf"}]),
        lambda data: data.update(decks=[{"deck": [5]}]),
        lambda data: data.update(decks=[{"deck": [["wolf"]]}]),
        lambda data: data.update(decks=[["wolf"]]),
        lambda data: data.update(answers=[["3.4", 2, ["0"], ["pass"]]]),
        lambda data: data.update(answers=[["3.4", 2, 0, ["pass"]]]),
        lambda data: data.update(answers=[["3.4", 2, [0], [5]]]),
        lambda data: data.update(answers=[[3.4, 2, [0], ["pass"]]]),
    ],
)
def test_what_is_no_replay_is_refused(spoil: Callable[[dict[str, Any]], Any]) -> None:
    data = copy.deepcopy(recorded("chain", 1)[1].data())
    spoil(data)

    with pytest.raises(CorruptReplay):
        read(data)
    with pytest.raises(CorruptReplay):
        read(None)


def test_the_same_seed_gives_the_same_cards_after_different_play() -> None:
    """Streams by purpose: another answer in the first turn does not change what the decks were shuffled into."""
    games = [new_game("chase", 4), new_game("chase", 4)]
    games[0].answer((0,))
    games[1].answer((1,))
    orders = [[game.state.objects[id].card for id in game.state.zones[1]] for game in games]

    assert orders[0] == orders[1]
    assert games[0].state.streams == games[1].state.streams


def test_a_start_refuses_cards_that_do_not_exist() -> None:
    with pytest.raises(IllegalDeck, match="there is no dragon"):
        chase.RULES.start(chase.POOL, [{"deck": ["wolf"]}, {"deck": ["dragon"]}], 1, {})


@pytest.mark.parametrize("zone", ["trash", "nowhere"])
def test_a_start_refuses_zones_that_are_no_part_of_a_deck(zone: str) -> None:
    with pytest.raises(IllegalDeck, match=f"a deck has no '{zone}', only deck, hand"):
        chase.RULES.start(chase.POOL, [{"deck": ["wolf"]}, {"deck": ["wolf"], zone: []}], 1, {})


def test_a_start_lays_the_cards_out_and_keeps_the_house_rules() -> None:
    game = chase.RULES.start(chase.POOL, [{"deck": ["wolf"], "hand": ["bear"]}, {"deck": []}], 1, {"doubt": "b"})

    assert [len(ids) for ids in game.state.zones[:4]] == [1, 0, 1, 0]
    assert game.options == {"doubt": "b"}
    assert game.turn() == game.turn_player() == 0
    assert set(game.state.streams) == {"die", *[f"shuffle {zone}" for zone in range(len(game.state.zones))]}
