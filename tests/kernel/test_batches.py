"""Step 4: events happen together; the short way and the long way end alike."""

from __future__ import annotations

import pytest

from kirifuda.kernel.ability import Holder
from kirifuda.kernel.changes import (
    AddCounters,
    ChangeControl,
    Create,
    Move,
    SetPosition,
    SetVariable,
    Show,
    Shuffle,
    TurnFace,
    Vanish,
)
from kirifuda.kernel.decision import Decision
from kirifuda.kernel.event import NOTHING, Event
from kirifuda.kernel.game import Game
from kirifuda.kernel.ids import FIRST_ID
from kirifuda.kernel.keeping.saving import dumps, loads
from kirifuda.kernel.randomness import Dice
from tests.kernel.boards import board, content, free, happen, put, unit
from tests.kernel.playing import as_data
from tests.toys.chase_zones import CHASE, DECK, FIELD, HAND, TRASH
from tests.toys.parts import Deal, Destroy, Draw, Wipe

KINDS = ("move", "destroy", "wipe", "draw", "position", "counters", "create", "show", "shuffle", "face", "vanish")


def test_what_changes_nothing_did_not_happen() -> None:
    game = board()
    wolf = put(game, "wolf")

    assert happen(game, [SetPosition(wolf, 0)]) == (NOTHING,)
    assert happen(game, [SetPosition(wolf, 1), SetPosition(wolf + 99, 1)]) == (0, NOTHING)
    assert happen(game, [AddCounters(wolf, "growth", -3)]) == (NOTHING,)
    assert happen(game, [Move(wolf, game.map.zone(FIELD, 0))]) == (NOTHING,)
    assert happen(game, [SetVariable("energy", 0)]) == (NOTHING,)


def test_a_compound_happened_only_if_a_leaf_did() -> None:
    game = board()
    wolf, bear = put(game, "wolf"), put(game, "bear", 1)

    assert happen(game, [Destroy(wolf + 99, TRASH.number)]) == (NOTHING,)
    assert happen(game, [Wipe((wolf, bear), TRASH.number), Destroy(bear + 99, TRASH.number)]) == (2, NOTHING)
    assert happen(game, [Deal(3)]) == (6,)
    assert len(game.zone(TRASH, 0)) == len(game.zone(TRASH, 1)) == 1


def test_drawing_more_than_there_is_draws_what_there_is() -> None:
    game = board()

    assert happen(game, [Draw(0, 99)]) == (20,)
    assert game.zone(DECK, 0) == ()


def random_events(game: Game, dice: Dice) -> list[Event]:
    """A few events at random; some of them are about the same object or about nothing."""
    units = [id for player in (0, 1) for id in game.zone(FIELD, player)] or [1]
    found: list[Event] = []
    drawn = False
    for _ in range(1 + dice.below(4)):
        object = units[dice.below(len(units))]
        player = dice.below(2)
        pick = dice.below(11)
        if pick == 0:
            found.append(Move(object, game.map.zone((HAND, TRASH, DECK)[dice.below(3)], player)))
        elif pick == 1:
            found.append(Destroy(object, TRASH.number))
        elif pick == 2:
            found.append(Wipe(tuple(units[: dice.below(4)]), TRASH.number))
        elif pick == 3 and not drawn:
            drawn = True
            found.append(Deal(2) if dice.below(3) == 0 else Draw(player, 1 + dice.below(2)))
        elif pick == 4:
            found.append(SetPosition(object, dice.below(2)))
        elif pick == 5:
            found.append(AddCounters(object, "growth", dice.below(3) - 1))
        elif pick == 6:
            found.append(Create(game.pool.numbers["pup"], player, game.map.zone(FIELD, player)))
        elif pick == 7:
            found.append(Show(game.zone(HAND, player)[:2], 1 << (1 - player)))
        elif pick == 8:
            found.append(Shuffle(game.map.zone(DECK, player)))
        elif pick == 9:
            found.append(TurnFace(object, bool(dice.below(2))))
        else:
            found.append(Vanish(object))
    return found


@pytest.mark.parametrize("seed", range(40))
def test_the_short_and_the_long_way_give_equal_states(seed: int) -> None:
    """On one of two equal boards somebody might replace everything, and never does."""
    games = []
    for hot in (False, True):
        idle = free("idle")
        idle.replaces = KINDS if hot else ()
        idle.on_fit = lambda game, holder, event: False
        game = board(unit("idle", 1, idle))
        put(game, "idle")
        for number, key in enumerate(("wolf", "martyr", "banner", "shaman", "martyr", "wolf", "saint", "echo")):
            put(game, key, number % 2)
        games.append(game)
    dice = [Dice(seed), Dice(seed)]
    for _ in range(12):
        results = [happen(game, random_events(game, d)) for game, d in zip(games, dice, strict=True)]
        assert results[0] == results[1]
        assert content(games[0]) == content(games[1])
        assert [w.ability.key for w in games[0].state.waiting] == [w.ability.key for w in games[1].state.waiting]


def test_cards_that_go_to_an_ordered_zone_together_are_put_in_order() -> None:
    """One trash after the other, saved in between; what is asked for last lies on top."""
    game = board()
    ids = [put(game, key, player) for player in (0, 1) for key in ("wolf", "bear", "spy")]
    asked: list[list[int]] = []

    def backwards(decision: Decision) -> tuple[int, ...]:
        asked.append([option.object for option in decision.options])
        assert decision.clause == "8.2"
        game.rulebook.enter(game.state.frames[0].procedure)
        copy = loads(game.rulebook, game.pool, dumps(game))
        assert dumps(copy) == dumps(game)
        assert as_data(copy.decision()) == as_data(decision)
        return tuple(reversed(range(len(decision.options))))

    happen(game, [Wipe(tuple(ids), TRASH.number)], backwards)

    assert asked == [ids[:3], ids[3:]]
    for player in (0, 1):
        cards = [game.pool.cards[game.state.objects[id].card].key for id in game.zone(TRASH, player)]
        assert cards == ["spy", "bear", "wolf"]


def test_the_long_way_is_really_taken() -> None:
    idle = free("idle")
    idle.replaces = ("position",)
    seen: list[str] = []

    def note(game: Game, holder: Holder, event: Event) -> bool:
        seen.append(event.kind)
        return False

    idle.on_fit = note
    game = board(unit("idle", 1, idle))
    put(game, "idle")
    wolf = put(game, "wolf")

    happen(game, [SetPosition(wolf, 1), AddCounters(wolf, "growth", 1)])

    assert "position" in seen


def test_members_of_a_batch_are_measured_before_the_first_moves() -> None:
    """The banner leaves with the wolf it makes stronger: last-known values are those of the board before."""
    game = board()
    banner, wolf = put(game, "banner"), put(game, "wolf")
    assert game.values(wolf).attack == 3  # type: ignore[attr-defined]

    happen(game, [Destroy(banner, TRASH.number), Destroy(wolf, TRASH.number)])

    assert game.values_or_last(wolf).attack == 3  # type: ignore[attr-defined]


def test_control_changes_keep_the_id_and_new_objects_get_one() -> None:
    game = board()
    wolf = put(game, "wolf")

    assert ChangeControl(wolf, 1).apply(game) == 0
    assert game.state.objects[wolf].zone == game.map.zone(FIELD, 1)
    (pup,) = happen(game, [Create(game.pool.numbers["pup"], 0, game.map.zone(FIELD, 0))])
    assert pup >= FIRST_ID
    assert game.state.objects[pup].made
    assert not game.zone(CHASE, 0)
