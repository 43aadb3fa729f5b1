"""N-2 セットアップ."""

from __future__ import annotations

import pytest

from kirifuda.games.lyrical.rules.common import card_of, items_of, setups_of, values_of
from kirifuda.games.lyrical.rules.n00_moving import DiscardFromPlay, PutOnDeck, ReturnToHand
from kirifuda.games.lyrical.rules.n07_actions import CAN_SET, CAN_SET_UP
from kirifuda.games.lyrical.rules.n09_damage import Damage, damage_on
from kirifuda.games.lyrical.values import CHARACTER
from kirifuda.games.lyrical.zones import DECK, DISCARD, FIELD, HAND, STACK
from kirifuda.kernel.changes import BeginLasting
from kirifuda.kernel.event import Event
from kirifuda.kernel.legality import failures
from kirifuda.kernel.zones import ZoneKind
from kirifuda.ledger.proofs import clauses
from tests.games.lyrical.rules.positions import Position, character, effect, item, static, trick, triggered, upper
from tests.toys.driving import asked, choose, do, names, offered, prompt
from tests.toys.lyrical_making import Shift
from tests.toys.making import When, lasting, noted, notes


def ready() -> tuple[Position, int, int]:
    """A pupil in play, and the master in hand with everything to pay for it."""
    position = Position(trick("wait", notes("w")))
    position.factors(0, "青青赤")
    pupil = position.field(0, "pupil")
    (master,) = position.hand(0, "master")
    return position, pupil, master


@clauses("N-2.1", "N-2.2", "N-2.3", "N-12.4")
def test_n_2_1_a_setup_card_is_laid_on_a_character_of_the_same_name() -> None:
    position, pupil, master = ready()
    game = position.begin()

    assert (offered(game, "set_up"), offered(game, "set")) == ([master], [])
    choose(game, "set_up", master)

    values = values_of(game, pupil)
    assert (values.name, values.attack, values.durability) == ("セロ", 4, 4)
    assert names(game, FIELD, 0) == ["pupil", "master"]
    assert setups_of(game, pupil) == [game.zone(FIELD, 0)[1]]
    assert card_of(game, pupil).key == "master"
    assert len(game.zone(DISCARD, 0)) == 1
    assert [game.state.objects[id].position for id in game.state.objects if game.state.objects[id].card < 2] == [1] * 3


@clauses("N-2.1", "N-12.4")
def test_n_2_1_without_a_namesake_it_cannot_come_into_play() -> None:
    position = Position()
    position.factors(0, "青青青")
    position.field(0, "runner")
    position.field(1, "pupil")
    (master,) = position.hand(0, "master")
    game = position.begin()

    assert (offered(game, "set_up"), offered(game, "set")) == ([], [])
    assert [c.clause for c in failures(CAN_SET_UP, game, 0, master)] == ["N-2.1"]
    assert "N-12.4" in [c.clause for c in failures(CAN_SET, game, 0, master)]


@clauses("N-2.2")
@pytest.mark.parametrize(("factors", "deck", "clause"), [("青赤赤", 5, "N-1.2"), ("青青赤", 0, "N-1.3")])
def test_n_2_2_setup_is_paid_for_like_a_character(factors: str, deck: int, clause: str) -> None:
    position = Position()
    position.factors(0, factors)
    position.field(0, "pupil")
    position.deck_of(0, *["wall"] * deck)
    (master,) = position.hand(0, "master")
    game = position.begin()

    assert offered(game, "set_up") == []
    assert [c.clause for c in failures(CAN_SET_UP, game, 0, master)] == [clause]


@clauses("N-2.3")
def test_n_2_3_what_lies_below_is_ignored_completely() -> None:
    low = effect("low 0", "0/0", notes("l"))
    high = effect("high 0", "0/0", notes("h"))
    watches = triggered("low 1", When("act"), notes("t"))
    stronger = static("low 2", Shift("low 2", 5))
    position = Position(character("low", 1, 1, low, watches, stronger, name="x"), upper("high", "x", 2, 2, high))
    id = position.field(0, "low", "high")
    game = position.begin()

    assert [ability.key for ability in values_of(game, id).abilities] == ["high setup", "high 0"]
    assert values_of(game, id).attack == 2
    choose(game, "effect", id, 1)
    choose(game, "pass")
    choose(game, "attack", id)
    choose(game, "pass")
    assert noted(game) == "h"


@clauses("N-2.4")
def test_n_2_4_an_acted_character_cannot_be_set_up() -> None:
    position = Position()
    position.factors(0, "青青赤")
    position.field(0, "pupil", acted=True)
    (master,) = position.hand(0, "master")
    game = position.begin()

    assert offered(game, "set_up") == []
    assert [c.clause for c in failures(CAN_SET_UP, game, 0, master)] == ["N-2.4"]


@clauses("N-2.4", "N-2.5")
def test_n_2_4_a_character_of_this_turn_can_be_set_up() -> None:
    position = Position()
    position.factors(0, "青青赤")
    position.field(0, "pupil", new=True)
    (master,) = position.hand(0, "master")
    game = position.begin()

    assert offered(game, "set_up") == [master]


@clauses("N-2.5", "N-9.2", "N-8.5")
def test_n_2_5_a_set_up_character_neither_attacks_nor_uses_effects_this_turn() -> None:
    high = effect("high 0", "0/0", notes("h"))
    position = Position(upper("high", "runner", 2, 9, high))
    id = position.field(0, "runner")
    position.hand(0, "high")
    game = position.begin()

    assert offered(game, "attack") == [id]
    choose(game, "set_up")
    assert (offered(game, "attack"), offered(game, "effect")) == ([], [])


@clauses("N-2.6", "N-7.2")
def test_n_2_6_setup_cannot_be_answered() -> None:
    position, pupil, master = ready()
    position.hand(0, "wait")
    position.hand(1, "wait")
    game = position.begin()

    choose(game, "set_up", master)

    assert (prompt(game), asked(game)) == ("action", 0)
    assert game.zone(STACK, 0) == ()
    assert values_of(game, pupil).attack == 4


@clauses("N-2.3", "N-2.1")
def test_n_2_3_items_damage_and_effects_stay_with_the_character() -> None:
    position = Position(item("bell", static("bell 0", Shift("bell 0", 1))), upper("high", "runner", 3, 4))
    id = position.field(0, "runner", "bell")
    position.hand(0, "high")
    game = position.begin()
    game.pool.add_change(bonus := Shift("bonus", 10))
    do(game, Damage(id, 2), BeginLasting(lasting(bonus, (id,))))

    choose(game, "set_up")

    assert damage_on(game, id) == 2
    assert len(items_of(game, id)) == 1
    assert values_of(game, id).attack == 3 + 1 + 10


@clauses("N-2.1", "N-2.3")
@pytest.mark.parametrize(
    ("make", "kind"),
    [(DiscardFromPlay, DISCARD), (ReturnToHand, HAND), (PutOnDeck, DECK)],
    ids=["pile", "hand", "bag"],
)
def test_n_2_1_the_whole_stack_goes_to_the_same_place(make: type[Event], kind: ZoneKind) -> None:
    position = Position()
    id = position.field(0, "pupil", "bag", "master")
    position.deck_of(0)
    game = position.begin()

    do(game, make(id))  # type: ignore[call-arg]

    gone = [name for name in names(game, kind, 0) if name not in ("idle", "bag")]
    assert sorted(gone) == ["master", "pupil"]
    assert "bag" in names(game, DISCARD, 0)
    assert game.zone(FIELD, 0) == ()
    assert all(not game.state.objects[card].host for card in game.zone(kind, 0))


@clauses("N-2.1")
def test_n_2_1_one_may_set_up_on_a_set_up_character() -> None:
    position = Position(upper("legend", "セロ", 6, 6))
    id = position.field(0, "pupil", "master")
    position.hand(0, "legend")
    game = position.begin()

    choose(game, "set_up")

    assert values_of(game, id).attack == 6
    assert len(setups_of(game, id)) == 2


@clauses("N-2.3")
def test_n_2_3_only_the_character_counts_as_one() -> None:
    position = Position()
    id = position.field(0, "pupil", "master")
    game = position.begin()

    under = setups_of(game, id)[0]
    assert not values_of(game, under).kind & CHARACTER
    assert offered(game, "attack") == [id]
