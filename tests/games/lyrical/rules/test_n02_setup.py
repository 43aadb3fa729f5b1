"""N-2 セットアップ."""

from __future__ import annotations

import pytest

from kirifuda.games.lyrical.rules.common import card_of, setups_of, values_of
from kirifuda.games.lyrical.rules.n00_moving import DiscardFromPlay, PutOnDeck, ReturnToHand
from kirifuda.games.lyrical.zones import DECK, DISCARD, FIELD, HAND
from kirifuda.kernel.event import Event
from kirifuda.kernel.zones import ZoneKind
from kirifuda.ledger.proofs import clauses
from tests.games.lyrical.rules.positions import Position, trick
from tests.toys.driving import choose, do, names, offered
from tests.toys.making import notes


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
