"""Step 12: budgets and repetition."""

from __future__ import annotations

import time

import pytest

from kirifuda.kernel import loops
from kirifuda.kernel.ability import Ability
from kirifuda.kernel.changes import AddCounters, BeginLasting, Create, EndLasting, Move, Roll, SetPosition, SetVariable
from kirifuda.kernel.decision import TAKE_NUMBER, Decision, Option
from kirifuda.kernel.errors import BudgetSpent
from kirifuda.kernel.flow import Ask, Call, Do, Flow, GoTo
from kirifuda.kernel.game import Game
from kirifuda.kernel.keeping.saving import dumps, loads
from kirifuda.kernel.lasting import LastingEffect
from kirifuda.kernel.loops import position_key
from kirifuda.kernel.procedure import Procedure
from kirifuda.kernel.randomness import Dice
from kirifuda.kernel.state import Frame
from tests.kernel.boards import board, put
from tests.kernel.playing import any_answer, as_data, decisions, new_game
from tests.toys.chase import PRIORITY
from tests.toys.chase_zones import DECK, FIELD, HAND, TRASH

ROUND = Procedure("round")


@ROUND.step("2")
def out(game: Game, frame: Frame) -> Flow:
    return Do([Move(game.zone(HAND, 0)[0], game.map.zone(TRASH, 0))])


@ROUND.step("3")
def back(game: Game, frame: Frame) -> Flow:
    return Do([Move(game.zone(TRASH, 0)[-1], game.map.zone(HAND, 0))])


def for_ever(inner: Procedure) -> Procedure:
    """A procedure that runs another again and again."""
    outer = Procedure("for ever")

    @outer.step("1")
    def once(game: Game, frame: Frame) -> Flow:
        return Call(inner)

    @outer.step("1.1")
    def more(game: Game, frame: Frame) -> Flow:
        return GoTo("1")

    return outer


def test_a_forced_loop_is_settled_although_every_round_makes_new_ids() -> None:
    game = board()
    put(game, "wolf", 0, HAND)
    game.begin(for_ever(ROUND))
    began = time.process_time()

    assert game.decision() is None

    assert game.state.result is not None
    assert game.state.result.reason == "loop"
    assert time.process_time() - began < 0.2  # a few milliseconds on a quiet machine


@pytest.mark.parametrize("what", ["counters", "tokens", "effects"])
def test_a_loop_that_grows_ends_by_budget(what: str) -> None:
    inner = Procedure("grow")
    game = board()
    wolf = put(game, "wolf")

    @inner.step("2")
    def grow(game: Game, frame: Frame) -> Flow:
        if what == "counters":
            return Do([AddCounters(wolf, "growth", 1)])
        if what == "tokens" and len(game.state.objects) < 300:
            return Do([Create(game.pool.numbers["pup"], 0, game.map.zone(FIELD, 0))])
        if what == "effects" and len(game.state.lasting) < 60:
            return Do([BeginLasting(LastingEffect(None, game.pool.abilities["charm"], 0, 0, (), ""))])
        return Do([SetVariable("energy", game.number("energy") + 1)])

    game.begin(for_ever(inner))
    began = time.process_time()

    assert game.decision() is None

    assert game.state.result is not None
    assert game.state.result.reason == "loop by budget"
    assert time.process_time() - began < 5  # well under a second on a quiet machine


def test_a_loop_with_a_choice_in_it_is_not_forced() -> None:
    inner = Procedure("ask")

    @inner.step("2")
    def ask(game: Game, frame: Frame) -> Flow:
        return Ask("n", Decision(0, "", [Option("a", 0, 1), Option("b", 0, 2)], take=TAKE_NUMBER))

    game = board()
    game.begin(for_ever(inner))
    for _ in range(600):
        decision = game.decision()
        assert decision is not None
        game.answer((0,))
    assert not game.over()


def test_a_loop_with_randomness_in_it_is_no_repetition() -> None:
    inner = Procedure("roll")

    @inner.step("2")
    def roll(game: Game, frame: Frame) -> Flow:
        return Do([Roll("die", 6)])

    game = board()
    game.begin(for_ever(inner))
    game.decision()

    assert game.state.result is not None
    assert game.state.result.reason == "loop by budget"


@pytest.mark.parametrize(
    ("limit", "sentence"),
    [
        ("frames", "more than 200 procedures inside one another"),
        ("objects", "more than 5000 objects"),
        ("effects", "more than 2000 lasting effects"),
    ],
)
def test_hard_limits_end_with_a_clear_error(limit: str, sentence: str) -> None:
    inner = Procedure("much")

    @inner.step("2")
    def much(game: Game, frame: Frame) -> Flow:
        if limit == "frames":
            return Call(inner)
        if limit == "objects":
            return Do([Create(game.pool.numbers["wolf"], 0, game.map.zone(TRASH, 0)) for _ in range(20)])
        effect = LastingEffect(None, game.pool.abilities["charm"], 0, 0, (), "")
        return Do([BeginLasting(effect) for _ in range(20)])

    game = board()
    game.begin(for_ever(inner))

    with pytest.raises(BudgetSpent, match=sentence):
        game.decision()


def charming() -> Game:
    """Player 0 may turn a charm round and round, at no price."""
    game = board()
    put(game, "charm", 0)
    put(game, "wolf", 0, HAND)
    game.begin(PRIORITY)
    return game


def choose(game: Game, verb: str) -> Decision:
    decision = game.decision()
    assert decision is not None
    game.answer(([option.verb for option in decision.options].index(verb),))
    return decision


def verbs(game: Game) -> list[str]:
    decision = game.decision()
    assert decision is not None
    return [option.verb for option in decision.options]


def test_a_choosable_loop_asks_for_its_rounds_and_is_barred_afterwards() -> None:
    game = charming()
    flips = 0
    while True:
        decision = game.decision()
        assert decision is not None
        if decision.prompt == "rounds":
            break
        choose(game, "flip")
        flips += 1
        assert flips < 60
    assert flips == loops.CHOICES_FROM + 4  # two positions in turn, each seen twice before

    again = loads(game.rulebook, game.pool, dumps(game))
    assert as_data(again.decision()) == as_data(game.decision())
    choose(game, "rounds")
    assert verbs(game) == ["pass", "set"]
    again = loads(game.rulebook, game.pool, dumps(game))
    assert verbs(again) == ["pass", "set"]

    choose(game, "set")  # another action: the charm may be turned again
    assert "flip" in verbs(game)


def test_passing_is_no_action_and_frees_nothing() -> None:
    game = charming()
    put(game, "wolf", 1, HAND)
    while "flip" in verbs(game):
        choose(game, "flip")
        if verbs(game) == ["rounds"] * 4:
            choose(game, "rounds")
    choose(game, "pass")
    choose(game, "set")  # the other player does something, and player 0 is asked again
    choose(game, "pass")

    assert game.decision() is not None
    assert "flip" not in verbs(game)


def test_two_loops_in_turn_end_as_well() -> None:
    game = charming()
    put(game, "charm", 0)
    for _ in range(400):
        offered = verbs(game)
        if "rounds" in offered:
            choose(game, "rounds")
        elif "flip" in offered:
            choose(game, "flip")
        else:
            break
    assert "flip" not in verbs(game)


def test_a_new_turn_starts_afresh() -> None:
    game = charming()
    for _ in range(53):
        choose(game, "flip")
    watched = [game.state.loop is not None]
    SetVariable("turn", 2).apply(game)
    watched.append(game.state.loop is not None)

    assert watched == [True, False]
    assert game.state.chosen_at == game.state.answers


def test_too_many_decisions_in_a_turn() -> None:
    game = charming()
    game.state.answers = loops.TURN_CHOICES

    with pytest.raises(BudgetSpent, match="more than 5000 decisions in one turn"):
        choose(game, "flip")


@pytest.mark.parametrize("others", [0, 1])
def test_a_choice_among_cards_that_read_alike_is_not_asked_for_its_rounds_for_ever(others: int) -> None:
    game = board()
    twins = [put(game, "captain") for _ in range(2)]
    options = [Option("take", id) for id in twins] + [Option("leave")] * others
    decision = Decision(0, "take", options)
    game.state.answers = loops.CHOICES_FROM

    asked = [loops.note_choice(game, decision, (0,)) for _ in range(loops.TIMES)]

    assert asked == [False, False, bool(others)]


def test_the_position_key_knows_places_and_not_ids() -> None:
    game = board()
    wolf, bear = put(game, "wolf", 0, HAND), put(game, "bear", 0, HAND)
    put(game, "wolf")

    def round_trip(*ids: int) -> list[int]:
        trash = [Move(id, game.map.zone(TRASH, 0)).apply(game) for id in ids]
        return [Move(id, game.map.zone(HAND, 0)).apply(game) for id in trash]

    bear, wolf = round_trip(bear, wolf)  # now both came here this turn
    key = position_key(game)
    wolf, bear = round_trip(wolf, bear)
    assert position_key(game) == key

    for change in (
        SetPosition(game.zone(FIELD, 0)[0], 1),
        AddCounters(game.zone(FIELD, 0)[0], "growth", 1),
        SetVariable("energy", 3),
        Move(wolf, game.map.zone(TRASH, 0)),
        Move(game.zone(DECK, 0)[0], game.map.zone(DECK, 0)),
        BeginLasting(LastingEffect(None, game.pool.abilities["charm"], 0, 0, (), "turn")),
        Roll("die", 6),
    ):
        changed = game.clone()
        change.apply(changed)
        assert position_key(changed) != key, change.kind


def test_effects_that_end_and_begin_again_make_no_difference() -> None:
    """They have new ids and new moments; only their order counts."""
    game = board()
    wolf = put(game, "wolf")
    charm, nest = game.pool.abilities["charm"], game.pool.abilities["nest"]

    def anew(*abilities: Ability) -> str:
        EndLasting(tuple(effect.id for effect in game.state.lasting if effect.carries is not None)).apply(game)
        for ability in abilities:
            BeginLasting(LastingEffect(None, ability, wolf, 0, (wolf,), "turn")).apply(game)
        return position_key(game)

    assert anew(charm, nest) == anew(charm, nest) != anew(nest, charm)


def test_the_position_key_knows_slots_bindings_and_hosts() -> None:
    game = board()
    wolf, bear = put(game, "wolf"), put(game, "bear")
    game.begin(ROUND, {"target": wolf})
    keys = {position_key(game)}
    game.state.frames[0].slots["target"] = bear
    keys.add(position_key(game))
    game.state.frames[0].slots["target"] = 3
    keys.add(position_key(game))
    for whom in (wolf, bear):
        other = game.clone()
        BeginLasting(LastingEffect(None, None, 0, 0, (), "", bound={"whom": whom})).apply(other)
        keys.add(position_key(other))
    for host in (wolf, bear):
        other = game.clone()
        rider = put(other, "mount", 1, HAND)
        Move(rider, other.map.zone(other.rulebook.zones[5], 0), host=host).apply(other)
        keys.add(position_key(other))
    game.state.variables["turn"] = 2
    keys.add(position_key(game))

    assert len(keys) == 8


@pytest.mark.parametrize("seed", range(4))
def test_equal_keys_play_on_alike(seed: int) -> None:
    """Positions reached twice in a turn, in random games with a free action, ask the same."""
    game = new_game("chase", seed)
    dice = Dice(seed)
    seen: dict[str, Game] = {}
    met = 0
    for decision in decisions(game, seed):
        key = position_key(game)
        other = seen.get(key)
        if other is not None:
            met += 1
            names = [game.rulebook.option_key(game, option) for option in decision.options]
            question = other.decision()
            assert question is not None
            assert sorted(other.rulebook.option_key(other, option) for option in question.options) == sorted(names)
        seen[key] = game.clone()
        any_answer(decision, dice)
    assert met or seed
