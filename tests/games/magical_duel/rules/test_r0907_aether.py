"""907.1: triggered abilities that are aether abilities."""

from __future__ import annotations

from typing import Final

from kirifuda.games.magical_duel.abilities import TriggeredAbility
from kirifuda.games.magical_duel.rules.r1000_actions import aether
from kirifuda.games.magical_duel.values import ATTRIBUTE_BITS
from kirifuda.games.magical_duel.zones import CASTERS, CHASE
from kirifuda.kernel.game import Game
from kirifuda.ledger.proofs import clauses
from tests.games.magical_duel.rules.positions import after

ENCOURAGED: Final = """
card 励ましの歌
  kind: 詠唱
  attributes: 太陽
  cost: 1
  text: 味方魔法少女1人を対象とし、次にあなたがそれの能力を発動したとき、〔月〕を生み出す。

card 新顔のナナ
  kind: 魔法少女
  attributes: 太陽
  level: 1
  text: 〔1〕：カードを1枚引く。

P1 hand: 励ましの歌
P1 casters: 新顔のナナ
P1 aether: 太陽 1, 火星 1
do P1: play 励ましの歌, target 新顔のナナ, spend 太陽
do: resolve
"""


def encouraged() -> Game:
    """A caster whose next activation makes a moon aether: the delayed trigger is marked as what it is."""
    game = after(ENCOURAGED)
    (effect,) = game.state.lasting
    assert isinstance(effect.carries, TriggeredAbility)
    effect.carries.is_aether = True
    return game


def activate(game: Game, *, is_common: bool) -> None:
    """Activate the caster's common ability or her own, and answer what leaves no choice."""
    (caster,) = game.zone(CASTERS, 0)
    abilities = game.values(caster).abilities
    number = next(at for at, ability in enumerate(abilities) if (ability.key == "907.6") == is_common)
    decision = game.decision()
    assert decision is not None
    places = [(option.verb, option.object, option.number) for option in decision.options]
    game.answer((places.index(("activate", caster, number)),))
    while (decision := game.decision()) is not None and decision.prompt != "action":
        game.answer(tuple(range(decision.least)))


def attributes(game: Game) -> list[int]:
    """The attributes of the aether that the first player has."""
    return sorted(point & 127 for point in aether(game, 0))


@clauses("907.3")
def test_907_1_what_an_aether_ability_triggers_and_makes_aether_resolves_at_once() -> None:
    game = encouraged()

    activate(game, is_common=True)

    assert attributes(game) == sorted(ATTRIBUTE_BITS[name] for name in ("太陽", "火星", "月"))
    assert game.zone(CHASE, 0) == ()
    assert game.state.waiting == ()


def test_907_1_set_off_by_another_ability_it_uses_the_chase() -> None:
    game = encouraged()

    activate(game, is_common=False)

    assert attributes(game) == []
    assert len(game.zone(CHASE, 0)) == 2
