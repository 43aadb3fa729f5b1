"""Every condition of every action, asked where it alone fails: what a table answers to "why not?"."""

from __future__ import annotations

from kirifuda.customs.actions import Action
from kirifuda.games.lyrical.rules.n07_actions import (
    SETTING,
    SETTING_UP,
)
from kirifuda.kernel.game import Game
from kirifuda.kernel.legality import failures
from kirifuda.ledger.proofs import clauses
from tests.games.lyrical.rules.positions import Position, field, forbids
from tests.toys.making import Doing


def broken(action: Action, game: Game, player: int, id: int, number: int = 0) -> list[str]:
    """The clauses that say no."""
    game.decision()
    return [condition.clause for condition in failures(action.conditions(game, id, number), game, player, id, number)]


@clauses("N-7.4", "N-1.1", "N-4.1", "N-5.1")
def test_n_4_1_what_is_set_and_by_whom() -> None:
    position = Position()
    (theirs,) = position.hand(1, "runner")
    (pile,) = position.discards(0, "runner")
    (plan,) = position.hand(0, "idle")
    game = position.begin()

    assert broken(SETTING, game, 1, theirs) == ["N-7.4", "N-1.1"]
    assert broken(SETTING, game, 0, pile) == ["N-1.1"]
    assert broken(SETTING, game, 0, plan) == ["N-4.1"]


@clauses("N-7.4", "N-1.1", "N-12.4", "N-4.2")
def test_n_2_1_what_is_set_up_and_by_whom() -> None:
    bans = forbids("ban 0", Doing("set"))
    position = Position(field("ban", bans))
    for seat in (0, 1):
        position.factors(seat, "青青青")
        position.field(seat, "pupil")
    (theirs,) = position.hand(1, "master")
    (pile,) = position.discards(0, "master")
    pupil, master = position.hand(0, "pupil", "master")
    game = position.begin()

    assert broken(SETTING_UP, game, 1, theirs) == ["N-7.4", "N-2.2"]
    assert broken(SETTING_UP, game, 0, pile) == ["N-1.1"]
    assert broken(SETTING_UP, game, 0, pupil) == ["N-12.4"]
    assert broken(SETTING_UP, game, 0, master) == []
    position.place(1, "ban")
    assert broken(SETTING_UP, game, 0, master) == ["N-4.2"]
