"""506.3.2, 506.4.3, 506.5.3: when a battle is over before it is done."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.customs.turns import phase
from kirifuda.games.pso2.rules.common import ATTACKER, TARGETS, is_character, is_on, is_person, numbers_in, step

CUT: Final = "battle_cut"
"""Variable: an effect has ended the battle that is going on."""


class CutBattle(k.Event):
    """506.5.3: a battle is ended by an effect, before its damage is dealt."""

    kind = "cut_battle"

    def apply(self, game: k.Game) -> int:
        if phase(game) != "battle" or step(game) not in ("battle_start", "joining", "engagement"):
            return k.NOTHING
        k.SetVariable(CUT, 1).apply(game)
        return 1


def is_there(game: k.Game, id: k.ObjectId) -> bool:
    """Whether somebody in a battle is still in play."""
    return is_character(game, id) or is_person(game, id)


def remaining_targets(game: k.Game) -> list[k.ObjectId]:
    """The targets of the attack that are still in play."""
    return [id for id in numbers_in(game, TARGETS) if is_there(game, id)]


def is_battle_cut(game: k.Game) -> bool:
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


def is_still_able(game: k.Game, attacker: k.ObjectId) -> bool:
    """506.3.2: the attacker is ON and can attack; one that has been frozen since goes on (A20)."""
    return is_on(game, attacker) and not e.concerns(game, "forbid:attack", attacker, 0)


def is_still_suitable(game: k.Game, attacker: k.ObjectId, target: k.ObjectId) -> bool:
    """506.3.2: nothing says that the target cannot be attacked; what Erosion allows is asked only once (302.10)."""
    if e.concerns(game, "forbid:attack", attacker, target):
        return False
    return game.object(target) is not None
