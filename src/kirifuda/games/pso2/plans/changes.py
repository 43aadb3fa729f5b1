"""What lasting effects of texts change besides numbers: abilities that are lost, freezing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from kirifuda.effects.plans.lasting import TextChange
from kirifuda.effects.plans.shapes import ConditionPlan, FilterPlan
from kirifuda.games.pso2.abilities import PsoAbility, kinds_of
from kirifuda.games.pso2.rules.r403_field import ControlChange
from kirifuda.games.pso2.values import LAYER_FACTS

if TYPE_CHECKING:
    from kirifuda.games.pso2.values import Values
    from kirifuda.kernel.characteristics import Board, Characteristics
    from kirifuda.kernel.lasting import LastingEffect
    from kirifuda.kernel.state import CardObject


CONTROL: Final = ControlChange("control")
"""G.18: the one change by which texts give control; the effect's number is the player."""


class LoseKeyword(TextChange):
    """302.1: every ability of a keyword or a kind (103.3.2) is lost, without one every ability; rules that come with
    the card's kind stay."""

    def __init__(self, key: str, of: FilterPlan | None, conditions: tuple[ConditionPlan, ...], keyword: str) -> None:
        super().__init__(key, LAYER_FACTS, of, conditions)
        self.keyword = keyword

    def change(self, board: Board, effect: LastingEffect, card: CardObject, values: Characteristics) -> None:
        if self.is_idle(board, effect):
            return
        kept = []
        for ability in values.abilities:
            if not isinstance(ability, PsoAbility) or not self.takes(ability):
                kept.append(ability)
        values.abilities = tuple(kept)

    def takes(self, ability: PsoAbility) -> bool:
        """Whether an ability is one of those that are lost."""
        return not ability.is_rule and (self.keyword in ("", ability.keyword) or self.keyword in kinds_of(ability))


class FreezeChange(TextChange):
    """301.3 フリーズ: whoever fits cannot declare attacks."""

    def change(self, board: Board, effect: LastingEffect, card: CardObject, values: Characteristics) -> None:
        if not self.is_idle(board, effect):
            cast("Values", values).frozen = True
