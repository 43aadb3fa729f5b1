"""Lowering of what is gained: power and toughness, keywords."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.effects import lasting
from kirifuda.effects.amounts import FixedAmount, PartsAmount, TimesAmount
from kirifuda.effects.lower_base import Lowering, Path, Uses
from kirifuda.effects.lower_changes import Draft
from kirifuda.effects.plans import AmountPlan, ConditionPlan, FilterPlan
from kirifuda.games.last_resort import ast as r
from kirifuda.games.last_resort.meaning.lower_keywords import keyword_ability
from kirifuda.games.last_resort.meaning.stats import STATS
from kirifuda.games.last_resort.values import FIELD_ABILITIES, LAYER_FACTS, LAYER_NUMBER
from kirifuda.text import ast as a

if TYPE_CHECKING:
    from kirifuda.effects.lasting import TextChange


def drafts(low: Lowering, node: a.Gain, path: Path) -> list[Draft]:
    """All changes that some features amount to."""
    found: list[Draft] = []
    for at, feature in enumerate(node.features):
        here: Path = (*path, "features", at)
        if isinstance(feature, r.Modify):
            found.extend(modified(low, feature, here, low.times, Uses()))
        elif isinstance(feature, a.PerEach):
            found.extend(measured(low, feature, here))
        else:
            found.append(given(low, feature, here))
    return found


def measured(low: Lowering, node: a.PerEach, path: Path) -> list[Draft]:
    """A77: once for every so many cards of a set."""
    with low.measuring() as uses:
        count = low.amount(a.CountOf(node.of), path)
        times = PartsAmount(count, low.amount(node.unit, (*path, "unit")))
    if not isinstance(node.feature, r.Modify):
        raise low.fail(node.feature, (*path, "feature"), "cannot be had several times")
    return modified(low, node.feature, (*path, "feature"), times, uses)


def modified(low: Lowering, node: r.Modify, path: Path, times: AmountPlan | None, around: Uses) -> list[Draft]:
    """L-19.15: power and toughness rise by the numbers before and after the stroke."""
    found: list[Draft] = []
    for stat, field, by in (("パワー", "power", node.power), ("タフネス", "toughness", node.toughness)):
        with low.measuring() as uses:
            amount = low.amount(by, (*path, field))
        uses.add(around)
        if isinstance(amount, FixedAmount) and amount.number == 0:
            continue
        found.append(raised(stat, amount if times is None else TimesAmount(amount, times), uses))
    return found


def raised(name: str, amount: AmountPlan, uses: Uses) -> Draft:
    """A change of one number."""
    stat = STATS[name]

    def make(key: str, of: FilterPlan | None, conditions: tuple[ConditionPlan, ...]) -> TextChange:
        return lasting.StatChange(key, LAYER_NUMBER, of, conditions, stat)

    draft = Draft(LAYER_NUMBER, stat.field, make, uses)
    draft.amount = amount
    return draft


def given(low: Lowering, node: a.Feature, path: Path) -> Draft:
    """A keyword that is gained; the pool must know the ability by name."""
    ability = keyword_ability(low, node, path, low.clause(path))
    low.out.inner.append(ability)

    def make(key: str, of: FilterPlan | None, conditions: tuple[ConditionPlan, ...]) -> TextChange:
        return lasting.GrantChange(key, LAYER_FACTS, of, conditions, (ability,))

    return Draft(LAYER_FACTS, FIELD_ABILITIES, make, Uses())
