"""901.2d: effects are told apart by the information of the card whose ability brings them about."""

from __future__ import annotations

from typing import Final

import pytest

from kirifuda.effects.plans.filters import AnywhereFilter
from kirifuda.effects.plans.things import AllThing, ThisThing
from kirifuda.games.magical_duel.abilities import StaticAbility
from kirifuda.games.magical_duel.plans.causes import CausePlan
from kirifuda.games.magical_duel.plans.events import ObjectEvent
from kirifuda.games.magical_duel.plans.tests import AttributeTest
from kirifuda.games.magical_duel.values import ATTRIBUTE_BITS
from kirifuda.games.magical_duel.zones import SERVANTS
from kirifuda.kernel.changes import BeginLasting
from kirifuda.kernel.game import Game
from kirifuda.kernel.happen import happen_at_once
from kirifuda.kernel.ids import ObjectId
from kirifuda.kernel.lasting import LastingEffect
from tests.games.magical_duel.rules.positions import after

FIELD: Final = """
card 夕立の鐘
  kind: 怪異
  attributes: {attribute}
  cost: 1
  attack: 500
  defense: 500
  text: [レスト]：敵怪異1体を対象とし、それを破壊する。

P1 servants: 夕立の鐘
P2 servants: 片方の運動靴
do P1: activate 夕立の鐘, target 片方の運動靴
"""


def protect(game: Game, id: ObjectId, attribute: str) -> None:
    """Let effects of cards of an attribute not destroy a servant."""
    cause = CausePlan()
    cause.by_effect = True
    cause.source = AllThing(AnywhereFilter((AttributeTest(ATTRIBUTE_BITS[attribute]),)))
    ability = StaticAbility("test")
    ability.forbidden_events = (ObjectEvent(("destroy",), ThisThing(), None, cause),)
    ability.file()
    happen_at_once(game, [BeginLasting(LastingEffect(None, ability, id, 1, (), "turn"))])


@pytest.mark.parametrize(("attribute", "left"), [("火星", 1), ("水星", 0)])
def test_901_2d_an_effect_is_of_the_attribute_of_the_card_that_has_the_ability(attribute: str, left: int) -> None:
    game = after(FIELD.format(attribute=attribute))
    (target,) = game.zone(SERVANTS, 1)
    protect(game, target, "火星")

    for _ in range(2):
        decision = game.decision()
        assert decision is not None
        game.answer((next(at for at, option in enumerate(decision.options) if option.verb == "pass"),))

    assert len(game.zone(SERVANTS, 1)) == left
