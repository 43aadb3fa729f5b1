"""Where the book asks for a check step: what has triggered acts there and not later."""

from __future__ import annotations

from typing import Final

import pytest

from kirifuda.effects.scope import Scope
from kirifuda.games.spellcard_strike.rules.r02_05_declarations import Declare
from kirifuda.games.spellcard_strike.rules.r04_01_stage import Relocate
from kirifuda.games.spellcard_strike.zones import DISCARD
from kirifuda.kernel.changes import Move, Occur
from kirifuda.kernel.event import Event
from kirifuda.kernel.game import Game
from kirifuda.kernel.state import Frame
from kirifuda.ledger.proofs import clauses
from tests.games.spellcard_strike.rules.positions import AROUND, Position, card, pass_chain, with_abilities
from tests.toys.driving import choose, prompt
from tests.toys.strike_making import When, deals, declared, notes, plan, triggered, with_spell

RULES: Final = ("5.", "6.")


def where(game: Game, frame: Frame) -> str:
    """The clause of the phase or chain whose check step is running."""
    assert game.trace is not None
    return [clause for clause in game.trace if clause.startswith(RULES)][-1]


class Watched:
    """A turn in which an ability notes at which clause it acted."""

    def __init__(self, kind: str, *, moment: str = "") -> None:
        self.told: list[object] = []
        self.moment = moment
        spy = triggered("spy", When(kind, self.fits), notes(self.told, where))
        spark = declared("spark", plan("spark", deals(0), map=AROUND))
        self.position = Position(
            with_abilities(card("spy"), spy),
            with_abilities(card("sparker"), spark),
            with_spell(card("bolt"), plan("bolt", deals(0), map=AROUND)),
        )
        position = self.position
        position.striker(1, "spy", 18)
        self.scout = position.striker(0, "scout", 5)
        self.sparker = position.striker(0, "sparker", 8)
        position.striker(0, "scout", 1)
        self.enemy = position.striker(1, "scout", 13)
        self.hand = position.hand(0, "bolt", "drifter")
        position.hand(1, "giant")

    def fits(self, scope: Scope, event: Event) -> bool:
        """Whether it is what the test watches for."""
        if isinstance(event, Occur):
            return event.moment == self.moment and event.player == 0
        if isinstance(event, Move):
            return scope.game.map.kind_of[event.zone] is DISCARD
        return not isinstance(event, Relocate | Declare) or event.object_id() != scope.source

    def begin(self, step: str = "5.4.11") -> Game:
        """The turn, traced."""
        game = self.position.begin(step=step)
        game.trace = []
        return game


@clauses("5.3.1.2", "5.4.2", "5.4.10.1", "5.5.1.1", "5.5.1.5", "5.6.1.1", "5.6.1.7")
@pytest.mark.parametrize(
    ("moment", "clause"),
    [
        ("turn_begin", "5.3.1.2"),
        ("striker_begin", "5.4.2"),
        ("striker_end", "5.4.10.1"),
        ("commander_begin", "5.5.1.1"),
        ("commander_end", "5.5.1.5"),
        ("end_begin", "5.6.1.1"),
        ("turn_end", "5.6.1.7"),
    ],
)
def test_2_7_1_a_check_step_at_each_moment_of_a_turn(moment: str, clause: str) -> None:
    watched = Watched("occur", moment=moment)
    game = watched.begin("5.3.2")

    while game.turn_player() == 0:
        decision = game.decision()
        assert decision is not None
        game.answer(tuple(range(decision.least)))

    assert watched.told == [clause]


def test_5_4_7_5_a_check_step_when_an_attack_was_declared() -> None:
    watched = Watched("declare")
    game = watched.begin()

    choose(game, "attack", watched.sparker)

    assert prompt(game) == "graze"
    assert watched.told == ["5.4.7.5"]


def test_6_3_1_2_a_check_step_when_a_resolved_spell_was_discarded() -> None:
    watched = Watched("move")
    game = watched.begin()

    choose(game, "move", watched.scout, 9)
    choose(game, "spell", watched.hand[0])
    pass_chain(game)

    assert watched.told == ["6.3.1.2"]


def test_6_3_1_4_a_check_step_at_the_end_of_a_chain() -> None:
    watched = Watched("occur", moment="chain_end")
    game = watched.begin()

    choose(game, "ability", watched.sparker)
    pass_chain(game)

    assert watched.told == ["6.3.1.4"]
