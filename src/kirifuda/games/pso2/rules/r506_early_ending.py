"""506.3.2, 506.4.3, 506.5.3: when a battle is over before it is done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.customs.doubts import house
from kirifuda.customs.turns import phase
from kirifuda.games.pso2.abilities import concerns
from kirifuda.games.pso2.rules.common import ATTACKER, TARGETS, is_character, is_on, is_person, numbers_in, step
from kirifuda.kernel.changes import SetVariable
from kirifuda.kernel.event import NOTHING, Event
from kirifuda.kernel.ids import ObjectId

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game


CUT: Final = "battle_cut"
"""Variable: an effect has ended the battle that is going on."""


class CutBattle(Event):
    """506.5.3: a battle is ended by an effect, before its damage is dealt."""

    kind = "cut_battle"

    def apply(self, game: Game) -> int:
        if phase(game) != "battle" or step(game) not in ("battle_start", "joining", "engagement"):
            return NOTHING
        SetVariable(CUT, 1).apply(game)
        return 1


def is_there(game: Game, id: ObjectId) -> bool:
    """Whether somebody in a battle is still in play."""
    return is_character(game, id) or is_person(game, id)


def remaining_targets(game: Game) -> list[ObjectId]:
    """The targets of the attack that are still in play."""
    return [id for id in numbers_in(game, TARGETS) if is_there(game, id)]


def is_battle_cut(game: Game) -> bool:
    """506.3.2, 506.4.3, 506.5.3: the attacker or the target has left. Of two targets both must have (302.7); by a house
    rule one is enough."""
    if phase(game) != "battle" or step(game) not in ("battle_start", "joining", "engagement"):
        return False
    if game.state.variables.get(CUT):
        return True
    attacker = game.number(ATTACKER)
    if not is_there(game, attacker):
        return True
    left = remaining_targets(game)
    if step(game) == "battle_start":
        if not is_still_able(game, attacker):
            return True
        left = [id for id in left if is_still_suitable(game, attacker, id)]
    if house(game, "battle_with_two_targets") == "until_one_leaves":
        return len(left) < len(numbers_in(game, TARGETS))
    return not left


def is_still_able(game: Game, attacker: ObjectId) -> bool:
    """506.3.2: the attacker is ON and can attack; one that has been frozen since goes on (A20)."""
    return is_on(game, attacker) and not concerns(game, "forbid:attack", attacker, 0)


def is_still_suitable(game: Game, attacker: ObjectId, target: ObjectId) -> bool:
    """506.3.2: nothing says that the target cannot be attacked; what Erosion allows is asked only once (302.10)."""
    if concerns(game, "forbid:attack", attacker, target):
        return False
    return game.object(target) is not None
