"""Step 6: the index, triggers that look before and after, last-known information, state and delayed triggers."""

from __future__ import annotations

from typing import Any

import pytest

from kirifuda.kernel.ability import Holder
from kirifuda.kernel.changes import BeginLasting, Create, EndLasting, Move, Occur, SetMark, SetPosition, TakeWaiting
from kirifuda.kernel.event import Happening
from kirifuda.kernel.game import Game
from kirifuda.kernel.lasting import LastingEffect
from kirifuda.kernel.state import Value
from kirifuda.kernel.triggers import Index, build_index, joined
from tests.kernel.boards import board, free, happen, put, unit
from tests.kernel.playing import every, inspected, play
from tests.toys.chase_zones import CHASE, DECK, FIELD, HAND, TRASH
from tests.toys.parts import Destroy, Draw, Free, GiveAbility, Wipe


def watching(key: str, *kinds: str) -> Free:
    """An ability that triggers on everything of some kinds, and notes what it saw."""
    ability = free(key)
    ability.watches = kinds
    ability.on_event = lambda game, holder, happening: {"was": happening.was, "now": happening.now}
    return ability


def waiting(game: Game) -> list[tuple[str, int]]:
    return [(w.ability.key, w.source) for w in game.state.waiting]


def entries(index: Index) -> Any:
    """An index as plain data."""
    tables = {"watch": index.watch, "replace": index.replace, "forbid": index.forbid, "buckets": index.buckets}
    found: dict[str, Any] = {
        name: {kind: sorted([_entry(holder) for holder in holders]) for kind, holders in table.items()}
        for name, table in tables.items()
    }
    found["states"] = sorted([_entry(holder) for holder in index.state_triggers])
    return found


def _entry(holder: Holder) -> tuple[str, int, int, int, int]:
    return (holder.ability.key, holder.source, holder.controller, holder.effect, holder.stamp)


@pytest.mark.parametrize(("toy", "seed"), every(12))
def test_the_index_equals_a_full_scan_after_every_batch(toy: str, seed: int) -> None:
    seen = 0

    def check(game: Game) -> None:
        nonlocal seen
        kept = entries(game.index())
        scratch = game.clone()
        scratch.state.table = None
        assert kept == entries(build_index(scratch))
        seen += 1

    play(inspected(toy, seed, check), seed)

    assert seen > 20


def test_three_that_leave_together_all_see_each_other() -> None:
    card = unit("watcher", 1, watching("watcher", "destroy"))
    game = board(card)
    ids = [put(game, "watcher") for _ in range(3)]

    happen(game, [Wipe(tuple(ids), TRASH.number)])

    assert len(waiting(game)) == 9
    assert {source for _, source in waiting(game)} == set(ids)


def test_entering_looks_at_the_board_afterwards_and_leaving_at_the_one_before() -> None:
    card = unit("watcher", 1, watching("watcher", "move"))
    game = board(card)
    id = put(game, "watcher", 0, HAND)

    happen(game, [Move(id, game.map.zone(FIELD, 0))])
    (entered,) = game.state.waiting
    on_field = game.zone(FIELD, 0)[0]
    assert entered.source == on_field
    assert entered.bindings == {"was": id, "now": on_field}

    happen(game, [Move(on_field, game.map.zone(TRASH, 0))])
    left = game.state.waiting[1]
    assert left.source == on_field
    assert left.bindings == {"was": on_field, "now": game.zone(TRASH, 0)[0]}


def test_a_trigger_reads_the_last_known_values_of_what_left() -> None:
    ability = free("heir")
    ability.watches = ("destroy",)
    seen: list[tuple[int, int]] = []

    def inherit(game: Game, holder: Holder, happening: Happening) -> dict[str, Value]:
        values: Any = game.values_or_last(happening.was)
        seen.append((values.attack, game.object_or_last(happening.was).count("growth")))
        return {}

    ability.on_event = inherit
    game = board(unit("heir", 1, ability))
    put(game, "heir")
    put(game, "banner")
    wolf = put(game, "wolf")
    card = game.state.objects[wolf].copy()
    card.counters = (("growth", 2),)
    game.state.objects[wolf] = card

    happen(game, [Destroy(wolf, TRASH.number)])

    assert seen == [(5, 2)]
    assert game.object(wolf) is None


def test_what_everybody_saw_is_remembered_when_it_goes_where_not_everybody_sees_it() -> None:
    """From the trash to the hand; not from the hand to the trash, where it can be looked at."""
    game = board()
    wolf, bear = put(game, "wolf", 0, TRASH), put(game, "bear", 0, HAND)

    happen(game, [Move(wolf, game.map.zone(HAND, 0)), Move(bear, game.map.zone(TRASH, 0))])

    assert {id: found.object.zone for id, found in game.state.last_known.items()} == {wolf: game.map.zone(TRASH, 0)}


def test_a_mark_can_be_set_on_what_is_remembered() -> None:
    game = board()
    wolf = put(game, "wolf")
    happen(game, [Destroy(wolf, TRASH.number)])
    copy = game.clone()

    happen(game, [SetMark(wolf, "seen", 3)])

    assert game.object_or_last(wolf).mark("seen") == 3
    assert copy.object_or_last(wolf).mark("seen") == 0


@pytest.mark.parametrize("replaced", [False, True])
def test_a_happening_tells_where_its_object_was(replaced: bool) -> None:
    """Of the leaf and of the compound, whether the events happen at once or somebody may come between."""
    ability = free("tracker")
    ability.watches = ("destroy", "move", "create")
    seen: list[tuple[str, int]] = []

    def track(game: Game, holder: Holder, happening: Happening) -> None:
        seen.append((happening.event.kind, happening.origin))

    ability.on_event = track
    game = board(unit("tracker", 1, ability))
    put(game, "tracker")
    if replaced:
        put(game, "saint")
    wolf, bear = put(game, "wolf"), put(game, "bear", 0, HAND)
    field, hand = game.map.zone(FIELD, 0), game.map.zone(HAND, 0)

    happen(game, [Destroy(wolf, TRASH.number), Move(bear, field), Create(0, 0, hand)])

    assert sorted(seen) == [("create", -1), ("destroy", field), ("move", hand), ("move", field)]


def test_nobody_sees_what_did_not_happen() -> None:
    game = board(unit("watcher", 1, watching("watcher", "position", "destroy", "draw")))
    watcher = put(game, "watcher")
    put(game, "saint")

    happen(game, [SetPosition(watcher, 0), Destroy(game.zone(FIELD, 0)[1], TRASH.number), Draw(0, 0)])

    assert waiting(game) == []


def test_a_compound_and_its_leaf_are_both_seen() -> None:
    game = board(unit("watcher", 1, watching("watcher", "draw", "move")))
    put(game, "watcher")

    happen(game, [Draw(0, 2)])

    assert len(waiting(game)) == 3


def test_a_state_trigger_fires_once_until_it_is_done_with() -> None:
    game = board()
    put(game, "echo")
    top = game.zone(DECK, 0)[-1]
    hand = Move(top, game.map.zone(HAND, 0)).apply(game)
    happen(game, [Occur("anything", 0)])
    assert waiting(game) == []

    happen(game, [Move(hand, game.map.zone(TRASH, 0))])
    happen(game, [Occur("anything", 0)])
    assert [key for key, _ in waiting(game)] == ["echo"]

    happen(game, [TakeWaiting(game.state.waiting[0].stamp)])
    happen(game, [Occur("anything", 0)])
    assert [key for key, _ in waiting(game)] == ["echo"]


def test_a_delayed_trigger_goes_with_its_first_time() -> None:
    later = watching("later", "occur")
    later.once = True
    game = board(unit("later", 1, later))
    happen(game, [BeginLasting(LastingEffect(None, later, 7, 1, (), ""))])
    effects = len(game.state.lasting)

    happen(game, [Occur("end", 0)])
    happen(game, [Occur("end", 0)])

    assert [(w.ability.key, w.source, w.controller) for w in game.state.waiting] == [("later", 7, 1)]
    assert len(game.state.lasting) == effects - 1


def test_a_granted_ability_is_in_the_index_as_long_as_it_is_granted() -> None:
    given = watching("given", "occur")
    gift = GiveAbility("gift", 1, lambda board, effect, card: True, given)
    holder = unit("holder", 1, given)
    game = board(holder)
    game.pool.add_change(gift)
    wolf = put(game, "wolf")

    (effect,) = happen(game, [BeginLasting(LastingEffect(gift, None, 0, 0, (wolf,), ""))])
    happen(game, [Occur("one", 0)])
    happen(game, [EndLasting((effect,))])
    happen(game, [Occur("two", 0)])

    assert waiting(game) == [("given", wolf)]


def test_an_ability_in_the_hand_triggers_there_only() -> None:
    game = board()
    reflex = put(game, "reflex", 0, HAND)
    put(game, "reflex", 0, FIELD)
    enemy = put(game, "wolf", 1, CHASE)
    card = game.state.objects[enemy].copy()
    card.controller = 1
    game.state.objects[enemy] = card

    happen(game, [Move(enemy, game.map.zone(FIELD, 1))])

    assert waiting(game) == [("reflex", reflex)]


def test_who_takes_events_as_one_triggers_once_for_three_that_leave_together() -> None:
    ability = watching("watcher", "destroy")
    ability.is_single = True
    game = board(unit("watcher", 1, ability))
    ids = [put(game, "watcher") for _ in range(3)]

    happen(game, [Wipe(tuple(ids), TRASH.number)])

    assert sorted(source for _, source in waiting(game)) == sorted(ids)


def test_events_taken_as_one_bind_the_things_of_both_once() -> None:
    first: dict[str, Value] = {"event1": (4,), "caster": 7, "target": (5, 6)}

    both = joined(first, {"event1": (9,), "caster": 8, "target": (5, 6)})

    assert both == {"event1": (4, 9), "caster": 7, "target": (5, 6)}
    assert first["event1"] == (4,)
