"""Step 5: prohibitions and replacements, early and late effects, the game's order."""

from __future__ import annotations

from collections.abc import Callable

from kirifuda.kernel.ability import Holder
from kirifuda.kernel.changes import AddCounters, BeginLasting, Create, Move, SetPosition, SetVariable
from kirifuda.kernel.decision import Decision, Option
from kirifuda.kernel.event import NOTHING, REPLACED, Event, Perform
from kirifuda.kernel.flow import Ask, Call, Do, Flow
from kirifuda.kernel.game import Game
from kirifuda.kernel.hiding.view import redact
from kirifuda.kernel.ids import ObjectId
from kirifuda.kernel.keeping.saving import dumps, loads
from kirifuda.kernel.lasting import LastingEffect
from kirifuda.kernel.procedure import Procedure
from kirifuda.kernel.state import Frame
from tests.kernel.boards import board, first, free, happen, put, unit
from tests.toys import chain, chain_cards
from tests.toys.chain_cards import STAGE, Damage
from tests.toys.chase_zones import FIELD, HAND, TRASH
from tests.toys.parts import Destroy, Draw, Free, Wipe


def positions(game: Game, *ids: int) -> list[int]:
    return [game.object_or_last(id).position for id in ids]


def test_forbidden_events_do_not_happen() -> None:
    game = board()
    saint, wolf = put(game, "saint"), put(game, "wolf")

    assert happen(game, [Destroy(saint, TRASH.number), Destroy(wolf, TRASH.number)]) == (NOTHING, 1)
    assert game.object(saint) is not None
    assert game.object(wolf) is None


def test_cannot_beats_what_a_replacement_turns_an_event_into() -> None:
    """The wolf's death is turned into the saint's, which is forbidden."""
    swap = free("swap")
    swap.replaces = ("destroy",)
    swap.on_fit = lambda game, holder, event: event.object_id() == holder.source
    target: list[int] = []
    swap.on_replace = lambda game, holder, event: [Destroy(target[0], TRASH.number)]
    game = board(unit("swap", 1, swap))
    saint, wolf = put(game, "saint"), put(game, "swap")
    target.append(saint)

    assert happen(game, [Destroy(wolf, TRASH.number)]) == (REPLACED,)
    assert game.object(saint) is not None
    assert game.object(wolf) is not None


def test_two_guards_save_two_victims_but_one_guard_only_one() -> None:
    for guards, saved in ((1, 1), (2, 2), (3, 2)):
        game = board()
        for _ in range(guards):
            put(game, "guard")
        victims = [put(game, "wolf"), put(game, "bear")]

        results = happen(game, [Destroy(id, TRASH.number) for id in victims])

        assert results.count(REPLACED) == saved
        assert sum(game.object(id) is not None for id in victims) == saved
        assert positions(game, *game.zone(FIELD, 0)).count(1) == saved


def test_a_replacement_may_be_declined_and_is_not_offered_again() -> None:
    game = board()
    guards, wolf = [put(game, "guard"), put(game, "guard")], put(game, "wolf")
    asked: list[Decision] = []

    def decline(decision: Decision) -> tuple[int, ...]:
        asked.append(decision)
        return (len(decision.options) - 1,)

    assert happen(game, [Destroy(wolf, TRASH.number)], decline) == (1,)
    assert [option.verb for option in asked[0].options] == ["replace", "replace", "decline"]
    assert len(asked) == 1
    assert asked[0].subject == wolf
    assert positions(game, *guards) == [0, 0]


def test_the_affected_side_chooses_the_turn_player_first() -> None:
    game = board()
    for player in (0, 1):
        put(game, "guard", player)
    mine, theirs = put(game, "wolf", 0), put(game, "wolf", 1)
    game.state.variables["turn_player"] = 1
    asked: list[int] = []

    def note(decision: Decision) -> tuple[int, ...]:
        asked.append(decision.player)
        return first(decision)

    happen(game, [Destroy(mine, TRASH.number), Destroy(theirs, TRASH.number)], note)

    assert asked == [1, 0]


def test_once_per_event_through_rewrites() -> None:
    """Three abilities turn an event into ever new ones, each may act once on everything it becomes."""
    used: list[str] = []

    def rewriting(key: str) -> Free:
        ability = free(key)
        ability.replaces = ("counters",)
        ability.on_fit = lambda game, holder, event: isinstance(event, AddCounters)

        def double(game: Game, holder: Holder, event: Event) -> list[Event]:
            assert isinstance(event, AddCounters)
            used.append(key)
            return [AddCounters(event.object, event.counter, event.number * 2)]

        ability.on_replace = double
        return ability

    cards = [unit(key, 1, rewriting(key)) for key in ("first", "second", "third")]
    game = board(*cards)
    for card in cards:
        put(game, card.key)
    wolf = put(game, "wolf")

    happen(game, [AddCounters(wolf, "growth", 1)])

    assert game.state.objects[wolf].count("growth") == 8
    assert sorted(used) == ["first", "second", "third"]


def test_parts_of_a_compound_inherit_what_was_used_on_the_whole() -> None:
    used: list[str] = []
    ability = free("both")
    ability.replaces = ("wipe", "destroy", "move")

    def note(game: Game, holder: Holder, event: Event) -> list[Event]:
        used.append(event.kind)
        return [event]

    ability.on_fit = lambda game, holder, event: True
    ability.on_replace = note
    game = board(unit("both", 1, ability))
    put(game, "both")
    wolf, bear = put(game, "wolf"), put(game, "bear")

    happen(game, [Wipe((wolf, bear), TRASH.number)])

    assert used == ["wipe"]
    assert game.object(wolf) is None


def test_a_replacement_by_a_procedure_that_asks() -> None:
    """Late: instead of drawing, a procedure runs after everything else and may ask; saved in the middle, it goes on."""
    asking = Procedure("asking")

    @asking.step("1")
    def ask(game: Game, frame: Frame) -> Flow:
        return Ask("energy", Decision(0, "energy", [Option("one", 0, 1), Option("two", 0, 2)], take=2))

    @asking.step("2")
    def take(game: Game, frame: Frame) -> Flow:
        return Do([SetVariable("energy", frame.slots["energy"])])

    ability = free("instead")
    ability.replaces = ("draw",)
    ability.on_fit = lambda game, holder, event: True
    ability.on_replace = lambda game, holder, event: [Perform(asking, {}, holder.source, 0, early=False)]
    ability.procedure = asking
    game = board(unit("instead", 1, ability))
    put(game, "instead")
    wolf = put(game, "wolf")
    order: list[int] = []

    def choose(decision: Decision) -> tuple[int, ...]:
        order.append(game.state.objects[wolf].position)
        game.rulebook.enter(game.state.frames[0].procedure)
        copy = loads(game.rulebook, game.pool, dumps(game))
        copied = copy.decision()
        assert copied is not None
        assert copied.options == decision.options
        return (1,)

    assert happen(game, [Draw(0), SetPosition(wolf, 1)], choose) == (REPLACED, 0)
    assert order == [1]  # the rest of the batch was applied before the late effect began
    assert game.number("energy") == 2
    assert game.zone(HAND, 0) == ()


def turning(key: str, kind: str, instead: Callable[[ObjectId], Event]) -> Free:
    """Instead of a kind of event, a procedure asks something and has another procedure do something else."""
    running, doing = Procedure(f"{key}: running"), Procedure(f"{key}: doing")

    @running.step("1")
    def ask(game: Game, frame: Frame) -> Flow:
        return Ask("pause", Decision(0, "pause", [Option("go"), Option("on")]))

    @running.step("2")
    def call(game: Game, frame: Frame) -> Flow:
        return Call(doing, {"wolf": frame.slots["wolf"]})

    @doing.step("1")
    def do(game: Game, frame: Frame) -> Flow:
        wolf = frame.slots["wolf"]
        assert isinstance(wolf, int)
        return Do([instead(wolf)])

    ability = free(key)
    ability.replaces = (kind,)
    ability.on_fit = lambda game, holder, event: True
    ability.on_replace = lambda game, holder, event: [
        Perform(running, {"wolf": event.object_id()}, holder.source, 0, early=False)
    ]
    ability.procedure = running
    return ability


def test_once_per_event_through_procedures() -> None:
    """What runs in an event's place knows what was used on it, in the procedures it calls and after a save too."""
    rest = turning("tire", "counters", lambda wolf: SetPosition(wolf, 1))
    grow = turning("wake", "position", lambda wolf: AddCounters(wolf, "growth", 1))
    game = board(unit("tire", 1, rest), unit("wake", 1, grow))
    put(game, "tire")
    put(game, "wake")
    wolf = put(game, "wolf")
    asked: list[str] = []

    def go_on(decision: Decision) -> tuple[int, ...]:
        running = game.state.frames[-1]
        asked.append(running.procedure.name)
        for frame in game.state.frames:
            game.rulebook.enter(frame.procedure)
        assert loads(game.rulebook, game.pool, dumps(game)).state.frames[-1].used == running.used
        assert redact(game, 1).state.frames[-1].used == running.used
        assert len(asked) < 9
        return (0,)

    happen(game, [AddCounters(wolf, "growth", 1)], go_on)

    assert asked == ["tire: running", "wake: running"]
    assert game.state.objects[wolf].count("growth") == 1
    assert game.state.objects[wolf].position == 0


def test_early_effects_run_before_anything_of_the_batch() -> None:
    seen: list[int] = []
    before = Procedure("before")
    wolf: list[int] = []

    @before.step("1")
    def look(game: Game, frame: Frame) -> Flow:
        seen.append(game.state.objects[wolf[0]].position)
        return Do([])

    ability = free("early")
    ability.replaces = ("position",)
    ability.on_fit = lambda game, holder, event: True
    ability.on_replace = lambda game, holder, event: [Perform(before, {}, holder.source, 0, early=True), event]
    game = board(unit("early", 1, ability))
    put(game, "early")
    wolf.append(put(game, "wolf"))

    assert happen(game, [SetPosition(wolf[0], 1)]) == (REPLACED,)
    assert seen == [0]
    assert game.state.objects[wolf[0]].position == 1


def test_the_next_one_only() -> None:
    """A replacement carried by a lasting effect ends with its first use."""
    shield = free("shield")
    shield.replaces = ("destroy",)
    shield.once = True
    shield.on_fit = lambda game, holder, event: True
    shield.on_replace = lambda game, holder, event: []
    game = board(unit("shield", 1, shield))
    wolf, bear = put(game, "wolf"), put(game, "bear")
    happen(game, [BeginLasting(LastingEffect(None, shield, wolf, 0, (), ""))])
    effects = len(game.state.lasting)

    results = happen(game, [Destroy(wolf, TRASH.number), Destroy(bear, TRASH.number)])

    assert results == (REPLACED, 1)
    assert len(game.state.lasting) == effects - 1


def test_a_replaced_part_makes_the_whole_replaced() -> None:
    game = board()
    phoenix, wolf = put(game, "phoenix"), put(game, "wolf")

    assert happen(game, [Destroy(phoenix, TRASH.number), Destroy(wolf, TRASH.number)]) == (REPLACED, 1)
    assert len(game.zone(HAND, 0)) == 1


def stage(*keys: str) -> tuple[Game, list[int]]:
    """The chain toy with strikers of player 0."""
    decks = [chain_cards.deck(chain.POOL, 0), chain_cards.deck(chain.POOL, 1)]
    game = chain.ChainRules().start(chain.POOL, decks, 1, {})
    game.state.frames.clear()
    ids = [Create(game.pool.numbers[key], 0, game.map.zone(STAGE, 0)).apply(game) for key in keys]
    return game, ids


def test_tiers_go_first_to_last() -> None:
    """Tier 1 takes one off before tier 2 may turn the rest elsewhere; the optional one asks."""
    game, (ace, medic, mirror) = stage("ace", "medic", "mirror")
    asked: list[list[str]] = []

    def accept(decision: Decision) -> tuple[int, ...]:
        asked.append([option.verb for option in decision.options])
        return (0,)

    happen(game, [Damage(ace, 3)], accept)

    marks = {id: game.state.objects[id].mark("wounds") for id in (ace, medic, mirror)}
    assert marks == {ace: 0, medic: 0, mirror: 2}
    assert asked == [["replace", "decline"]]


def test_moving_what_carries_others_takes_them_along() -> None:
    game = board()
    wolf = put(game, "wolf")
    rider = Move(put(game, "mount", 1, HAND), game.map.zone(game.rulebook.zones[5], 0), host=wolf).apply(game)
    assert game.state.objects[wolf].under == (rider,)

    happen(game, [Destroy(wolf, TRASH.number)])

    assert len(game.zone(TRASH, 0)) == 1
    assert len(game.zone(TRASH, 1)) == 1


def test_what_runs_in_place_of_going_along_takes_others_along() -> None:
    """That a card goes along with another is settled for that card alone, not for what a procedure moves instead."""
    instead = Procedure("instead")

    @instead.step("1")
    def wreck(game: Game, frame: Frame) -> Flow:
        other = frame.slots["other"]
        assert isinstance(other, int)
        return Do([Destroy(other, TRASH.number)])

    ability = free("rider")
    ability.replaces = ("move",)
    ability.procedure = instead
    game = board(unit("rider", 1, ability))
    put(game, "rider")
    wolf, bear = put(game, "wolf"), put(game, "bear")
    under = game.map.zone(game.rulebook.zones[5], 0)
    first, second = [Move(put(game, "mount", 1, HAND), under, host=id).apply(game) for id in (wolf, bear)]
    ability.on_fit = lambda game, holder, event: event.object_id() == first
    ability.on_replace = lambda game, holder, event: [Perform(instead, {"other": bear}, holder.source, 0, early=False)]

    happen(game, [Destroy(wolf, TRASH.number)])

    assert game.object(first) is not None
    assert game.object(second) is None
