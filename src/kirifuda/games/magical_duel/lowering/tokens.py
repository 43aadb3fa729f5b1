"""Lowering of tokens: their definitions (1302.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.magical_duel.lowering.grants import granted
from kirifuda.games.magical_duel.rules.r0907_aether import CASTER_AETHER
from kirifuda.games.magical_duel.values import ATTRIBUTE_BITS, CASTER, KINDS, SERVANT, MagicalCard, Values
from kirifuda.text import ast as a

if TYPE_CHECKING:
    from kirifuda import kernel as k
    from kirifuda.effects.lowering.base import Lowering, Path

COIN: Final = "coin"
NAMELESS: Final = "トークン"
"""What a token is shown as that nobody gave a name."""


def token_key(low: Lowering, node: a.Token, path: Path) -> str:
    """The key of a token's definition; the coin is one that the rules define (403.6a)."""
    return COIN if node.name == "コイン" and not node.features else token_card(low, node, path).key


def token_card(low: Lowering, node: a.Token, path: Path) -> MagicalCard:
    """1302.1d: name and race are the token's word; 1302.1b: a servant unless the text says otherwise."""
    values = Values()
    values.name = node.name or NAMELESS
    values.names = (node.name,) if node.name else ()
    values.races = (node.name,) if node.name else ()
    values.cost = 0
    abilities: list[k.Ability] = []
    for at, feature in enumerate(node.features):
        here: Path = (*path, "features", at)
        if isinstance(feature, a.Stats):
            values.attack = printed(low, feature.attack, (*here, "attack"))
            values.defense = printed(low, feature.defense, (*here, "defense"))
        elif isinstance(feature, a.SetStat):
            low.meaning.stat(feature.stat.name).write(values, printed(low, feature.to, (*here, "to")))
        elif isinstance(feature, a.Attribute):
            values.attributes |= ATTRIBUTE_BITS[feature.name]
        elif isinstance(feature, a.Race):
            values.races = (*values.races, feature.name)
        elif isinstance(feature, a.Kind):
            values.kinds |= KINDS[feature.name]
        else:
            abilities.extend(granted(low, feature, here))
    values.kinds = values.kinds or SERVANT
    values.abilities = tuple(abilities)
    if values.kinds & CASTER:
        values.caster_name = node.name
        values.abilities = (*values.abilities, CASTER_AETHER)
    token = MagicalCard(low.clause(path), values.name, values.name, values, "")
    token.is_token = True
    low.out.tokens.append(token)
    return token


def printed(low: Lowering, node: a.Amount, path: Path) -> int:
    """A number that stands in the text."""
    if not isinstance(node, a.Num):
        raise low.fail(node, path, "is not a printed number")
    return node.n
