"""Step 7: lasting effects, layers, dependency, masks, infinity, frozen amounts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kirifuda.kernel.changes import AddCounters, BeginLasting, Create, EndLasting, Move, SetMark, SetPosition
from kirifuda.kernel.characteristics import Board
from kirifuda.kernel.game import Game
from kirifuda.kernel.ids import INFINITY
from kirifuda.kernel.lasting import Change, LastingEffect
from kirifuda.kernel.state import CardObject
from tests.kernel.boards import board, free, happen, put, unit
from tests.kernel.playing import every, inspected, play
from tests.toys import chain, chain_cards
from tests.toys.chain_cards import STAGE, Damage, power
from tests.toys.chase_cards import PUMP, SHRINK
from tests.toys.chase_zones import HAND, TRASH
from tests.toys.parts import ATTACK, RACES, Add, Destroy, GiveAbility, GiveRace, SetAttack, Values

Covers = Callable[[Board, LastingEffect, CardObject], bool]


def values(game: Game, id: int) -> Values:
    found = game.values(id)
    assert isinstance(found, Values)
    return found


def lasting(change: Change, *ids: int, number: int = 0) -> BeginLasting:
    return BeginLasting(LastingEffect(change, None, 0, 0, ids, "", number))


def race(board: Board, card: CardObject) -> tuple[str, ...]:
    found = board.values[card.id]
    assert isinstance(found, Values)
    return found.races


def everyone(board: Board, effect: LastingEffect, card: CardObject) -> bool:
    return True


@pytest.mark.parametrize(("toy", "seed"), every(12))
def test_the_table_equals_one_computed_from_nothing_after_every_batch(toy: str, seed: int) -> None:
    kept = 0

    def check(game: Game) -> None:
        nonlocal kept
        kept += game.state.table is not None
        table = {id: found.data() for id, found in game.table().values.items()}
        scratch = game.clone()
        scratch.state.table = None
        assert table == {id: found.data() for id, found in scratch.table().values.items()}
        tabled = {id for zone in game.map.tabled for id in game.state.zones[zone]}
        assert set(table) == tabled

    play(inspected(toy, seed, check), seed)

    assert kept  # otherwise nothing was ever kept and the test says nothing


def test_a_fact_that_nobody_looks_at_leaves_the_table_alone() -> None:
    game = board()
    wolf = put(game, "wolf")
    table = game.table()

    happen(game, [SetPosition(wolf, 1), SetMark(wolf, "seen", 1)])
    assert game.table() is table
    happen(game, [AddCounters(wolf, "growth", 1)])
    assert game.table() is not table
    captain = put(game, "captain")
    assert values(game, captain).attack == 2
    happen(game, [SetPosition(captain, 1)])
    assert values(game, captain).attack == 1


@pytest.mark.parametrize("first", [0, 1])
def test_dependency_comes_before_time_in_both_orders_of_birth(first: int) -> None:
    """One effect makes all wolves humans, the other gives humans a banner's race: the second depends on the first."""
    make = GiveRace("make", 0, everyone, "human")
    use = GiveRace("use", 0, lambda b, e, c: "human" in race(b, c), "noble", reads=RACES)
    game = board()
    wolf = put(game, "wolf")
    for change in (make, use) if first == 0 else (use, make):
        game.pool.add_change(change)
        happen(game, [lasting(change)])

    assert values(game, wolf).races == ("beast", "human", "noble")


@pytest.mark.parametrize("first", [0, 1])
def test_content_depends_too(first: int) -> None:
    """ "As much as its attack" depends on what raises it; the same layer, both orders."""
    raise_ = Add("raise", 2, everyone, lambda b, e, c: 3)

    def own(board: Board, effect: LastingEffect, card: CardObject) -> int:
        found = board.values[card.id]
        assert isinstance(found, Values)
        return found.attack

    double = Add("double", 2, everyone, own, reads=ATTACK)
    game = board()
    wolf = put(game, "wolf")
    happen(game, [lasting(change, wolf) for change in ((raise_, double) if first == 0 else (double, raise_))])

    assert values(game, wolf).attack == 10


@pytest.mark.parametrize("first", [0, 1])
def test_setting_does_not_depend_on_raising(first: int) -> None:
    """Compared by content, not by what the card ends up with: then time decides."""
    game = board()
    wolf = put(game, "wolf")
    for change in (SHRINK, PUMP) if first == 0 else (PUMP, SHRINK):
        happen(game, [lasting(change, wolf, number=0 if change is SHRINK else 2)])

    assert values(game, wolf).attack == (2 if first == 0 else 0)


@pytest.mark.parametrize("first", [0, 1])
def test_a_ring_falls_back_to_time(first: int) -> None:
    """Humans become beasts and beasts humans: each depends on the other, so the older one goes first."""
    to_beast = GiveRace("to beast", 0, lambda b, e, c: "human" in race(b, c), "beast", reads=RACES)
    to_human = GiveRace("to human", 0, lambda b, e, c: "beast" in race(b, c), "human", reads=RACES)
    game = board(unit("someone", 1, races=("human",)))
    someone = put(game, "someone")
    happen(game, [lasting(change) for change in ((to_beast, to_human) if first == 0 else (to_human, to_beast))])
    assert values(game, someone).races == ("human", "beast")

    take_beast = GiveRace("take beast", 0, lambda b, e, c: "human" in race(b, c), "beast", takes=True, reads=RACES)
    take_human = GiveRace("take human", 0, lambda b, e, c: "beast" in race(b, c), "human", takes=True, reads=RACES)
    game = board(unit("someone", 1, races=("human", "beast")))
    someone = put(game, "someone")
    happen(game, [lasting(change) for change in ((take_beast, take_human) if first == 0 else (take_human, take_beast))])
    assert values(game, someone).races == (("human",) if first == 0 else ("beast",))


def test_a_lost_ability_stops_in_later_layers_but_not_in_earlier_ones() -> None:
    """The shaman gives its race in the first layer, before hush takes its ability; the banner is too late."""
    game = board()
    wolf, bear = put(game, "wolf"), put(game, "guard")
    put(game, "banner")
    put(game, "shaman")
    assert values(game, wolf).attack == 3
    assert values(game, bear).races == ("human", "beast")

    put(game, "hush", 1)

    assert values(game, wolf).attack == 2
    assert values(game, bear).races == ("human", "beast")
    assert values(game, bear).abilities == ()


@pytest.mark.parametrize("first", ["hush", "mute"])
def test_two_that_silence_each_other_go_by_time(first: str) -> None:
    """The one that loses its ability before its turn comes does nothing any more."""
    game = board(unit("mute", 1, *_silencer("mute")))
    second = "mute" if first == "hush" else "hush"
    older, younger = put(game, first), put(game, second)

    assert values(game, younger).abilities == ()
    assert [ability.key for ability in values(game, older).abilities] == [first]


def _silencer(key: str) -> Any:
    ability = free(key)
    ability.changes = (GiveAbility(key, 1, lambda b, e, c: c.id != e.source, None),)
    return (ability,)


def test_a_granted_static_ability_works_in_later_layers() -> None:
    strong = free("strong")
    strong.changes = (Add("strong", 2, lambda b, e, c: c.id == e.source, lambda b, e, c: 4),)
    gift = GiveAbility("gift", 1, everyone, strong)
    game = board(unit("strong", 1, strong))
    wolf = put(game, "wolf")

    happen(game, [lasting(gift, wolf)])

    assert values(game, wolf).attack == 6


@pytest.mark.parametrize(("order", "attack"), [("gift, set", 0), ("set, gift", 4), ("gift, set, hush, gift", 4)])
def test_a_granted_static_ability_counts_from_the_grant(order: str, attack: int) -> None:
    """Not from when its card came, and anew if it is lost and given again."""
    strong = free("strong")
    strong.changes = (Add("strong", 2, lambda b, e, c: c.id == e.source, lambda b, e, c: 4),)
    changes = {
        "gift": GiveAbility("gift", 1, everyone, strong),
        "set": SetAttack("set", 2, everyone, lambda b, e, c: 0),
        "hush": GiveAbility("hush", 1, everyone, None),
    }
    game = board(unit("strong", 1, strong))
    wolf = put(game, "wolf")

    for name in order.split(", "):
        happen(game, [lasting(changes[name], wolf)])

    assert values(game, wolf).attack == attack


def test_the_same_ability_twice_counts_from_each_time() -> None:
    """Printed, halved by what came later, and given once more after that."""
    strong = free("strong")
    strong.changes = (Add("strong", 2, lambda b, e, c: c.id == e.source, lambda b, e, c: 4),)
    game = board(unit("strong", 1, strong))
    hero = put(game, "strong")

    happen(game, [lasting(SetAttack("one", 2, everyone, lambda b, e, c: 1), hero)])
    assert values(game, hero).attack == 1
    happen(game, [lasting(GiveAbility("gift", 1, everyone, strong), hero)])

    assert values(game, hero).attack == 5


def test_a_group_gives_an_ability_to_a_later_card_when_it_comes() -> None:
    strong = free("strong")
    strong.changes = (Add("strong", 2, lambda b, e, c: c.id == e.source, lambda b, e, c: 4),)
    game = board(unit("strong", 1, strong))
    happen(game, [lasting(GiveAbility("gift", 1, everyone, strong))])
    happen(game, [lasting(SetAttack("set", 2, everyone, lambda b, e, c: 0))])

    assert values(game, put(game, "wolf")).attack == 4


def test_bound_effects_keep_to_their_objects() -> None:
    game = board()
    wolf, other = put(game, "wolf"), put(game, "wolf")

    (effect,) = happen(game, [lasting(PUMP, wolf, number=2)])
    assert (values(game, wolf).attack, values(game, other).attack) == (4, 2)
    (hand,) = happen(game, [Move(wolf, game.map.zone(HAND, 0))])
    assert values(game, hand).attack == 2
    happen(game, [EndLasting((effect,))])
    assert effect not in [found.id for found in game.state.lasting]


def test_infinity_stays_infinite() -> None:
    endless = SetAttack("endless", 2, everyone, lambda b, e, c: INFINITY)
    game = board()
    wolf = put(game, "wolf")

    happen(game, [lasting(endless, wolf), lasting(PUMP, wolf, number=2)])
    assert values(game, wolf).attack == INFINITY
    happen(game, [lasting(SHRINK, wolf, number=0)])
    assert values(game, wolf).attack == 0


def test_a_frozen_amount_stays_what_it_was_at_birth() -> None:
    """Becoming 2 is kept as a difference; a later boost counts on top, and the final reading is never below zero."""
    decks = [chain_cards.deck(chain.POOL, 0), chain_cards.deck(chain.POOL, 1)]
    game = chain.ChainRules().start(chain.POOL, decks, 1, {})
    game.state.frames.clear()
    ace = Create(game.pool.numbers["ace"], 0, game.map.zone(STAGE, 0)).apply(game)
    happen(game, [lasting(chain_cards.MORE, ace, number=2 - power(game, ace))])
    assert power(game, ace) == 2

    happen(game, [lasting(chain_cards.MORE, ace, number=5)])
    assert power(game, ace) == 7
    happen(game, [Damage(ace, 20)])
    assert power(game, ace) == 0
    happen(game, [SetMark(ace, "wounds", 1)])
    assert power(game, ace) == 6


def test_last_known_values_are_the_computed_ones() -> None:
    game = board()
    put(game, "banner")
    wolf = put(game, "wolf")

    happen(game, [Destroy(wolf, TRASH.number)])

    known = game.state.last_known[wolf].values
    assert isinstance(known, Values)
    assert known.attack == 3


def test_copies_of_a_game_keep_the_values_of_cards_off_the_table_apart() -> None:
    wary, keen = free("wary"), free("keen")
    wary.zones = keen.zones = HAND.bit
    game = board(unit("badger", 1, wary), unit("stoat", 2, keen))
    game.table()
    other = game.clone()

    id = put(game, "badger", kind=HAND)
    assert put(other, "stoat", kind=HAND) == id

    assert game.table() is other.table()
    assert values(game, id).attack == 1
    assert values(other, id).attack == 2
