"""What lasting effects of texts change besides numbers: abilities that are lost, freezing."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from kirifuda import effects as e
from kirifuda.games.pso2.abilities import PsoAbility, kinds_of

if TYPE_CHECKING:
    from kirifuda import kernel as k
    from kirifuda.games.pso2.values import Values


class LoseKeyword(e.LossChange):
    """302.1: every ability of a keyword or a kind (103.3.2) is lost, without one every ability; rules that come with
    the card's kind stay."""

    def takes(self, board: k.Board, card: k.CardObject, ability: k.Ability) -> bool:
        if not isinstance(ability, PsoAbility) or ability.is_rule:
            return False
        return self.keyword in ("", ability.keyword) or self.keyword in kinds_of(ability)


class FreezeChange(e.TextChange):
    """301.3 フリーズ: whoever fits cannot declare attacks."""

    def change(self, board: k.Board, effect: k.LastingEffect, card: k.CardObject, values: k.Characteristics) -> None:
        if not self.is_idle(board, effect):
            cast("Values", values).frozen = True
