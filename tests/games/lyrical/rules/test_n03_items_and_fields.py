"""N-3 アイテムカード, N-4 フィールドカード."""

from __future__ import annotations

import pytest

from kirifuda.games.lyrical.rules.common import items_of, values_of
from kirifuda.games.lyrical.rules.n00_moving import DiscardFromPlay
from kirifuda.games.lyrical.rules.n03_items import setting_item
from kirifuda.games.lyrical.rules.n07_actions import CAN_SET
from kirifuda.games.lyrical.rules.n08_effects import CAN_USE_EFFECT
from kirifuda.games.lyrical.values import LyricalCard
from kirifuda.games.lyrical.zones import DISCARD, FIELD, FIELDS, STACK
from kirifuda.kernel.game import Game
from kirifuda.kernel.legality import failures
from kirifuda.ledger.proofs import clauses
from tests.games.lyrical.rules.positions import (
    Position,
    character,
    effect,
    field,
    item,
    static,
    targets,
    theirs,
    to_each,
    trick,
    triggered,
)
from tests.toys.driving import asked, choose, choose_several, do, names, offered, pass_all, prompt
from tests.toys.lyrical_making import Shift
from tests.toys.making import Doing, When, noted, notes


def bell(*, costs: str = "0/0") -> LyricalCard:
    """An item with an ability of every sort."""
    return item("bell", static("bell 0", Shift("bell 0", 2)), effect("bell 1", "0/0", notes("b")), costs=costs)


@clauses("N-3.1", "N-8.1")
def test_n_3_1_a_character_gains_the_abilities_of_an_item_that_is_paid_for_and_set() -> None:
    position = Position(bell(costs="赤1/1"))
    position.factors(0, "赤")
    runner = position.field(0, "runner")
    wall = position.field(0, "wall")
    position.field(1, "runner")
    position.hand(0, "bell")
    game = position.begin()

    choose(game, "set")
    assert (prompt(game), offered(game, "bearer")) == ("bearer", [runner, wall])
    choose_several(game, runner)

    assert names(game, FIELD, 0) == ["runner", "wall", "bell"]
    assert len(items_of(game, runner)) == 1
    assert values_of(game, runner).attack == 4
    assert len(game.zone(DISCARD, 0)) == 1
    assert offered(game, "effect") == [runner]
    choose(game, "effect", runner)
    pass_all(game)
    assert noted(game) == "b"


@clauses("N-3.1")
def test_n_3_1_an_items_own_abilities_work_through_its_bearer_only() -> None:
    watches = triggered("horn 0", When("act"), notes("h"))
    position = Position(item("horn", watches))
    runner = position.field(0, "runner", "horn")
    game = position.begin()

    choose(game, "attack", runner)

    assert noted(game) == "h"
    assert values_of(game, items_of(game, runner)[0]).abilities == ()


@clauses("N-3.1", "N-8.4")
def test_n_3_1_an_item_on_an_acted_character_cannot_be_used() -> None:
    position = Position(bell())
    runner = position.field(0, "runner", "bell", acted=True)
    game = position.begin()

    assert offered(game, "effect") == []
    place = [ability.key for ability in values_of(game, runner).abilities].index("bell 1")
    assert [c.clause for c in failures(CAN_USE_EFFECT, game, 0, runner, place)] == ["N-8.4"]


@clauses("N-3.2")
def test_n_3_2_one_item_of_a_quoted_name() -> None:
    position = Position(item("other", name="bag"), item("third"))
    position.field(0, "runner", "bag")
    position.field(0, "wall")
    position.factors(0, "赤")
    bag, other, third = position.hand(0, "bag", "other", "third")
    game = position.begin()

    assert offered(game, "set") == [third]
    for id in (bag, other):
        assert [c.clause for c in failures(CAN_SET, game, 0, id)] == ["N-3.2"]


@clauses("N-3.2", "N-1.6")
def test_n_3_2_an_item_and_a_character_may_share_a_name() -> None:
    position = Position(item("namesake", name="runner"))
    position.field(0, "runner")
    (id,) = position.hand(0, "namesake")
    game = position.begin()

    assert offered(game, "set") == [id]


@clauses("N-3.3")
def test_n_3_3_a_character_carries_one_item() -> None:
    position = Position(item("other"))
    runner = position.field(0, "runner", "bag")
    (id,) = position.hand(0, "other")
    game = position.begin()

    assert offered(game, "set") == []
    assert [c.clause for c in failures(CAN_SET, game, 0, id)] == ["N-3.3"]
    do(game, setting_item(game, id, runner, 0))
    assert len(items_of(game, runner)) == 1


@clauses("N-3.3")
def test_n_3_3_unless_its_text_says_more() -> None:
    two = static("two 0")
    two.more_items = 1
    position = Position(item("other"), item("third"), character("two", 1, 1, two))
    id = position.field(0, "two", "bag")
    position.hand(0, "other", "third")
    game = position.begin()

    choose(game, "set")

    assert len(items_of(game, id)) == 2
    assert offered(game, "set") == []


@clauses("N-3.1")
def test_n_3_1_an_item_is_discarded_with_its_character_and_without_one_cannot_be_set() -> None:
    position = Position(item("free"))
    id = position.field(0, "runner", "bag")
    position.field(1, "wall")
    position.hand(0, "free")
    game = position.begin()
    do(game, DiscardFromPlay(id))

    assert sorted(names(game, DISCARD, 0)) == ["bag", "runner"]
    assert offered(game, "set") == []


@clauses("N-3.1", "N-7.5")
def test_n_3_1_an_item_whose_bearer_is_gone_at_resolution_is_discarded() -> None:
    slay = trick("slay", to_each(DiscardFromPlay), target=targets())
    position = Position(slay, item("free"))
    id = position.field(0, "runner")
    position.hand(0, "free")
    position.hand(1, "slay")
    game = position.begin()

    choose(game, "set")
    assert names(game, STACK, 0) == ["free"]
    choose(game, "use")
    pass_all(game)

    assert sorted(names(game, DISCARD, 0)) == ["free", "runner"]
    assert id not in game.state.objects


def two_fields(house: str) -> Game:
    """Two field cards were set one after the other."""
    watches = triggered("light 0", When("act"), notes("l"))
    stands = triggered("sea 0", When("act"), notes("s"))
    position = Position(field("light", watches, costs="緑1/1"), field("sea", stands), house={"field_cards": house})
    position.factors(0, "緑")
    position.hand(0, "light", "sea")
    position.field(0, "runner")
    game = position.begin()
    choose(game, "set")
    choose(game, "set")
    return game


@clauses("N-4.1", "N-4.2")
def test_n_4_1_a_field_card_is_paid_for_set_in_its_area_and_works_there() -> None:
    game = two_fields("any_number")

    assert names(game, FIELDS, 0) == ["light", "sea"]
    assert names(game, DISCARD, 0) == ["wall"]
    choose(game, "attack")
    choose(game, "trigger")
    assert sorted(noted(game)) == ["l", "s"]
    assert names(game, FIELDS, 0) == ["light", "sea"]


@clauses("N-4.1", "N-4.2")
def test_n_4_1_by_a_house_rule_a_new_field_card_takes_the_place_of_the_old() -> None:
    game = two_fields("one")

    assert names(game, FIELDS, 0) == ["sea"]
    assert "light" in names(game, DISCARD, 0)
    choose(game, "attack")
    assert noted(game) == "s"


@clauses("N-4.2")
def test_n_4_2_it_works_until_something_discards_it() -> None:
    game = two_fields("any_number")

    do(game, *[DiscardFromPlay(id) for id in game.zone(FIELDS, 0)])
    choose(game, "attack")

    assert noted(game) == ""
    assert game.zone(FIELDS, 0) == ()


@clauses("N-4.2")
def test_n_4_2_what_texts_do_by_themselves_is_not_answered_and_the_turn_player_is_first() -> None:
    def watcher(key: str) -> LyricalCard:
        return field(key, triggered(f"{key} 0", When("act"), notes(key)))

    position = Position(watcher("a"), watcher("b"), watcher("c"), trick("wait", notes("w")))
    position.place(1, "a")
    one, other = position.place(0, "b"), position.place(0, "c")
    position.field(0, "runner")
    position.hand(1, "wait")
    game = position.begin()
    choose(game, "attack")
    choose(game, "pass")

    assert (prompt(game), asked(game), offered(game, "trigger")) == ("trigger", 0, [one, other])
    choose(game, "trigger", other)
    assert noted(game) == "cba"
    assert prompt(game) == "action"


@clauses("N-4.2", "N-5.1")
def test_n_4_2_a_trigger_chooses_its_targets_when_it_is_carried_out_and_without_any_does_nothing() -> None:
    hits = triggered("a 0", When("act"), to_each(DiscardFromPlay), target=targets(theirs))
    position = Position(field("a", hits))
    position.place(0, "a")
    position.field(0, "runner")
    position.field(0, "swift")
    ids = [position.field(1, "wall", acted=True), position.field(1, "giant", acted=True)]
    game = position.begin()

    choose(game, "attack")
    assert (prompt(game), offered(game, "target")) == ("target", ids)
    choose_several(game, ids[1])
    assert names(game, FIELD, 1) == ["wall"]
    do(game, DiscardFromPlay(ids[0]))
    choose(game, "attack")
    assert prompt(game) == "action"


@clauses("N-4.2")
@pytest.mark.parametrize("deed", ["set", "carry"])
def test_n_4_2_a_text_may_forbid_setting(deed: str) -> None:
    forbidding = static("no 0")
    forbidding.forbidden = (Doing(deed),)
    forbidding.file()
    position = Position(field("no", forbidding), item("free"))
    position.place(1, "no")
    position.field(0, "runner")
    position.hand(0, "free")
    game = position.begin()

    assert offered(game, "set") == []
