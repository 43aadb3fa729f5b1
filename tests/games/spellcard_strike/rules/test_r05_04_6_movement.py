"""5.4.6 移動, 10.6 《瞬速》."""

from __future__ import annotations

from kirifuda.games.spellcard_strike.rules.r02_02_states import SetActed
from kirifuda.games.spellcard_strike.rules.r04_01_stage import Relocate
from kirifuda.kernel.event import Event
from tests.games.spellcard_strike.rules.positions import Position, card, is_acted, with_abilities
from tests.toys.driving import choose, offered_with_numbers
from tests.toys.strike_making import When, does, triggered


def test_5_4_6_2_a_check_step_follows_the_movement() -> None:
    stopped = triggered(
        "stop",
        When("relocate", lambda scope, event: isinstance(event, Relocate) and event.object != scope.source),
        does(lambda game, frame: acted(frame.slots["it"])),
    )
    position = Position(with_abilities(card("sentry"), stopped))
    scout = position.striker(0, "scout", 5)
    position.striker(0, "scout", 0)
    position.striker(1, "sentry", 13)
    game = position.begin()

    choose(game, "move", scout, 9)

    assert is_acted(game, scout)
    assert offered_with_numbers(game, "attack") == []


def acted(id: object) -> list[Event]:
    """The striker is turned to acted."""
    assert isinstance(id, int)
    return [SetActed(id)]
