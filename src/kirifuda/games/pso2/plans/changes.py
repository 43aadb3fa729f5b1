"""What lasting effects of texts change besides numbers: abilities that are lost, freezing."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from kirifuda.effects.plans.lasting import LossChange, TextChange
from kirifuda.games.pso2.abilities import PsoAbility, kinds_of

if TYPE_CHECKING:
    from kirifuda.games.pso2.values import Values
    from kirifuda.kernel.ability import Ability
    from kirifuda.kernel.characteristics import Board, Characteristics
    from kirifuda.kernel.lasting import LastingEffect
    from kirifuda.kernel.state import CardObject


class LoseKeyword(LossChange):
    """302.1: every ability of a keyword or a kind (103.3.2) is lost, without one every ability; rules that come with
    the card's kind stay."""

    def takes(self, board: Board, card: CardObject, ability: Ability) -> bool:
        if not isinstance(ability, PsoAbility) or ability.is_rule:
            return False
        return self.keyword in ("", ability.keyword) or self.keyword in kinds_of(ability)


class FreezeChange(TextChange):
    """301.3 フリーズ: whoever fits cannot declare attacks."""

    def change(self, board: Board, effect: LastingEffect, card: CardObject, values: Characteristics) -> None:
        if not self.is_idle(board, effect):
            cast("Values", values).frozen = True
