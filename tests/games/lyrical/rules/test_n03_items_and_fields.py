"""N-3 アイテムカード, N-4 フィールドカード."""

from __future__ import annotations

from kirifuda.games.lyrical.rules.n00_moving import DiscardFromPlay
from kirifuda.games.lyrical.values import LyricalCard
from kirifuda.games.lyrical.zones import DISCARD, FIELD, FIELDS, STACK
from kirifuda.kernel.game import Game
from kirifuda.ledger.proofs import clauses
from tests.games.lyrical.rules.positions import (
    Position,
    field,
    item,
    targets,
    theirs,
    to_each,
    trick,
    triggered,
)
from tests.toys.driving import asked, choose, choose_several, do, names, offered, pass_all, prompt
from tests.toys.making import When, noted, notes


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
