"""N-1 キャラクターカードのセット."""

from __future__ import annotations

from kirifuda.games.lyrical.rules.n01_characters import entering
from kirifuda.games.lyrical.zones import DECK, DISCARD, FIELD, HAND
from kirifuda.ledger.proofs import clauses
from tests.games.lyrical.rules.positions import Position, field, forbids
from tests.toys.driving import choose, do, names, offered, prompt
from tests.toys.making import When


@clauses("N-1.2")
def test_n_1_2_factor_cards_that_a_text_keeps_from_turning_pay_nothing() -> None:
    stuck = forbids("rust 0")
    stuck.forbidden_events = (When("act"),)
    stuck.file()
    position = Position(field("rust", stuck))
    position.place(1, "rust")
    position.factors(0, "赤赤")
    (id,) = position.hand(0, "giant")
    game = position.begin()

    choose(game, "set", id)

    assert prompt(game) == "action"
    assert offered(game, "set") == []
    assert len(game.zone(DECK, 0)) == 20
    assert id in game.zone(HAND, 0)


@clauses("N-1.6")
def test_n_1_6_brought_by_an_effect_it_stays_where_it_was() -> None:
    position = Position()
    position.field(0, "pupil")
    (id,) = position.discards(0, "pupil")
    (master,) = position.discards(0, "master")
    (other,) = position.discards(0, "runner")
    game = position.begin()

    do(game, entering(game, id, 0), entering(game, master, 0), entering(game, other, 0))

    assert names(game, DISCARD, 0) == ["pupil", "master"]
    assert names(game, FIELD, 0) == ["pupil", "runner"]
