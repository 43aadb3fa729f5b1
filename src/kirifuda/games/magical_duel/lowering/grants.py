"""Lowering of abilities that something has or is given: keywords, quoted abilities, DCT and 唯我独尊."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.games.magical_duel import ast as m
from kirifuda.games.magical_duel.abilities import BreakAbility, MagicalAbility, StaticAbility
from kirifuda.games.magical_duel.keywords.k1109_soul_seal import soul_seal
from kirifuda.games.magical_duel.lowering.costs import costs_of
from kirifuda.games.magical_duel.plans.tests import KindTest
from kirifuda.games.magical_duel.values import FIELD_ABILITIES, FIELD_KIND, LAYER_ABILITY, SERVANT
from kirifuda.games.magical_duel.zones import GRAVEYARD, SERVANTS, ZONES
from kirifuda.text import ast as a

if TYPE_CHECKING:
    from kirifuda import kernel as k
    from kirifuda.effects.lowering.base import Lowering, Path

PLAIN: Final = ("召喚酔い", "瞬動", "傲慢", "怠惰", "二重穢し", "三重穢し")
FAR: Final = ("瞬動", "ブレイク", "共同戦線", "ステップアップ")
"""Keywords that mean something off the field (902.2): given by DCT, they are given everywhere."""
EVERYWHERE: Final = sum(kind.bit for kind in ZONES)
OFF_TABLE: Final = sum(kind.bit for kind in ZONES if not kind.tabled)
EFFORT: Final = "努力"


def granted(low: Lowering, node: a.Feature, path: Path) -> list[k.Ability]:
    """The abilities that a feature stands for, entered where saves can find them."""
    found = abilities_of(low, node, path, low.clause(path))
    low.out.inner.extend(found)
    return found


def abilities_of(low: Lowering, node: a.Feature, path: Path, key: str) -> list[k.Ability]:
    """The abilities that a feature stands for."""
    if isinstance(node, a.Keyword):
        return keyword(low, node, path, key)
    if isinstance(node, m.BreakCost):
        return [BreakAbility(key, costs_of(low, node.cost, (*path, "cost")), has_cost=True)]
    if isinstance(node, m.UnitedFront | m.StepUp):
        ability = MagicalAbility(key)
        ability.keyword = "共同戦線" if isinstance(node, m.UnitedFront) else "ステップアップ"
        ability.argument = node.race.name
        return [ability]
    if isinstance(node, m.Dct):
        return [while_true(low, node.ability, path, key, effort(low, node, path))]
    if isinstance(node, m.Vanity):
        return [while_true(low, node.ability, path, key, alone())]
    if isinstance(node, a.AbilityText):
        return quoted(low, node.ability, (*path, "ability"), key)
    if isinstance(node, a.AbilityNamed):
        return same_name(low, node, path, key)
    raise low.fail(node, path, "is no ability that can be given")


def has_named(low: Lowering, name: str) -> bool:
    """Whether this very text has an ability of that name."""
    return any(isinstance(one, a.NamedAbility) and one.name == name for one in low.reading.tree.abilities)


def same_name(low: Lowering, node: a.AbilityNamed, path: Path, key: str) -> list[k.Ability]:
    """901.1d: the ability that this very text has under that name."""
    for at, ability in enumerate(low.reading.tree.abilities):
        if isinstance(ability, a.NamedAbility) and ability.name == node.name:
            return quoted(low, ability, ("abilities", at), key)
    raise low.fail(node, path, f"names [{node.name}], which this text does not have")


def keyword(low: Lowering, node: a.Keyword, path: Path, key: str) -> list[k.Ability]:
    """1102-1114: a keyword without argument."""
    if node.name == "魂印":
        return list(soul_seal(key))
    if node.name == "ブレイク":
        return [BreakAbility(key, (), has_cost=False)]
    if node.name not in PLAIN:
        raise low.fail(node, path, "means nothing without its text")
    ability = MagicalAbility(key)
    ability.keyword = node.name
    return [ability]


def quoted(low: Lowering, node: a.Ability, path: Path, key: str) -> list[k.Ability]:
    """An ability inside another text; it speaks only of itself."""
    inner = low.child(key, path)
    inner.is_given = True
    function = low.tables.abilities.get(type(node))
    if function is None:
        raise low.fail(node, path)
    found: list[k.Ability] = function(inner, node, path)
    return found


def while_true(low: Lowering, node: a.Ability, path: Path, key: str, condition: e.ConditionPlan) -> StaticAbility:
    """1111.2b, 1113.2: the card has the text as long as a condition holds."""
    inner = quoted(low, node, (*path, "ability"), key + "/ability")
    low.out.inner.extend(inner)
    ability = StaticAbility(key)
    ability.keyword = "DCT" if isinstance(condition, e.Comparison) else "唯我独尊"
    change = e.GrantChange(
        e.Extent(key + ":grant", e.ThingFilter(e.ThisThing()), (condition,)), LAYER_ABILITY, tuple(inner)
    )
    change.writes = FIELD_ABILITIES
    change.facts = GRAVEYARD.bit if ability.keyword == "DCT" else SERVANTS.bit
    change.reads = 0 if ability.keyword == "DCT" else FIELD_KIND
    if any(isinstance(one, MagicalAbility) and (one.keyword in FAR or one.zones) for one in inner):
        ability.zones = EVERYWHERE
        change.zones = OFF_TABLE
    ability.changes = (change,)
    return ability


def effort(low: Lowering, node: m.Dct, path: Path) -> e.ConditionPlan:
    """1111.2: so many cards with the trait 努力 in one's own graveyard."""
    cards = e.ZoneFilter((GRAVEYARD,), e.YouPlan(), (e.WordTest("races", EFFORT),))
    return e.Comparison(e.CountAmount(cards), e.AT_LEAST, low.amount(node.count, (*path, "count")))


def alone() -> e.ConditionPlan:
    """1113.2: no other servant on one's side."""
    return e.OnlyThese(e.ZoneFilter((SERVANTS,), e.YouPlan(), (KindTest(SERVANT),)), e.ThisThing())
