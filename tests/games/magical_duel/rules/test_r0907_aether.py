"""907.1: triggered abilities that are aether abilities."""

from __future__ import annotations

from typing import Final

import pytest

from kirifuda.games.magical_duel.abilities import TriggeredAbility
from kirifuda.games.magical_duel.rules.r1000_actions import aether
from kirifuda.games.magical_duel.values import ATTRIBUTE_BITS
from kirifuda.games.magical_duel.zones import CASTERS, CHASE
from kirifuda.kernel.game import Game
from kirifuda.ledger.proofs import clauses
from tests.games.magical_duel.rules.positions import after

COMMON: Final = 0
"""The ability that every caster has."""
OWN: Final = 1
"""An aether ability that is printed on her."""
DRAWING: Final = 2
"""An ability of hers that is none."""

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
  text:
    [レスト]：〔水星〕を生み出す。
    [レスト]：カードを1枚引く。

P1 hand: 励ましの歌 x2
P1 casters: 新顔のナナ
P1 aether: 太陽 2
"""
SONG: Final = "do P1: play 励ましの歌, target 新顔のナナ\ndo: resolve\n"


def encouraged(*, songs: int) -> Game:
    """A caster whose next activation makes a moon aether for each song; the delayed triggers are marked as such."""
    game = after(ENCOURAGED + SONG * songs)
    assert len(game.state.lasting) == songs
    for effect in game.state.lasting:
        assert isinstance(effect.carries, TriggeredAbility)
        effect.carries.is_aether = True
    return game


def activate(game: Game, which: int) -> None:
    """Activate one of the caster's abilities, and answer what leaves no choice."""
    (caster,) = game.zone(CASTERS, 0)
    keys = [ability.key for ability in game.values(caster).abilities]
    own = [key for key in keys if key != "907.6"]
    number = keys.index(["907.6", *own][which])
    decision = game.decision()
    assert decision is not None
    places = [(option.verb, option.object, option.number) for option in decision.options]
    game.answer((places.index(("activate", caster, number)),))
    while (decision := game.decision()) is not None and decision.prompt != "action":
        game.answer(tuple(range(decision.least)))


def attributes(game: Game) -> list[int]:
    """The attributes of the aether that the first player has, without what was left before."""
    return sorted(point & 127 for point in aether(game, 0))


@clauses("907.3")
@pytest.mark.parametrize(("which", "attribute"), [(COMMON, "太陽"), (OWN, "水星")])
def test_907_1_what_an_aether_ability_triggers_and_makes_aether_resolves_at_once(which: int, attribute: str) -> None:
    game = encouraged(songs=2)

    activate(game, which)

    assert attributes(game) == sorted(ATTRIBUTE_BITS[name] for name in (attribute, "月", "月"))
    assert game.zone(CHASE, 0) == ()
    assert game.state.waiting == ()


@clauses("907.3")
def test_907_1_set_off_by_another_ability_it_uses_the_chase() -> None:
    game = encouraged(songs=1)

    activate(game, DRAWING)

    assert attributes(game) == [ATTRIBUTE_BITS["太陽"]]
    assert len(game.zone(CHASE, 0)) == 2
