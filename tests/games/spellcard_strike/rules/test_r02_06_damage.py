"""2.6 ダメージと撃破, 2.7 チェックステップ, 9.1: damage, destruction and the order of effects."""

from __future__ import annotations

from kirifuda.games.spellcard_strike.rules.r02_06_damage import Damage
from kirifuda.games.spellcard_strike.rules.r02_07_check_step import CHECK_STEP
from kirifuda.kernel.game import Game
from kirifuda.ledger.proofs import clauses
from tests.games.spellcard_strike.rules.positions import Position
from tests.toys.driving import do, run_now


def hit(game: Game, id: int, number: int, cause: str = "spell") -> None:
    """Damage, and the check step after it."""
    do(game, Damage(id, number, cause, (id,)))
    run_now(game, CHECK_STEP)


def table(house: dict[str, str] | None = None) -> tuple[Game, int]:
    """Two strikers each; the second player's guard has DEF 5."""
    position = Position(house=house)
    position.striker(0, "scout", 1)
    position.striker(1, "scout", 18)
    guard = position.striker(1, "guard", 13)
    return position.begin(), guard


@clauses("2.6.5", "2.7.2.3", "2.6.1", "2.6.4")
def test_2_6_3_damage_of_at_least_def_destroys_and_less_leaves_no_trace() -> None:
    game, guard = table()

    hit(game, guard, 4)
    assert guard in game.state.objects
    hit(game, guard, 4)
    assert guard in game.state.objects
    hit(game, guard, 5)

    assert guard not in game.state.objects
