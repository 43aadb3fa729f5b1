"""Lowering of what is gained, lost or become: each feature as a change in its layer (909.1)."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.effects.lowering.base import Lowering, Path, Uses
from kirifuda.effects.lowering.changes import Draft
from kirifuda.games.magical_duel import ast as m
from kirifuda.games.magical_duel import ast_book as b
from kirifuda.games.magical_duel import ast_kept as t
from kirifuda.games.magical_duel.lowering.grants import granted, has_named
from kirifuda.games.magical_duel.lowering.kept import is_kept, kept_aspect
from kirifuda.games.magical_duel.plans import changes
from kirifuda.games.magical_duel.plans.kept import KeptWords, WordsOf
from kirifuda.games.magical_duel.values import (
    FIELD_ABILITIES,
    FIELD_ATTRIBUTE,
    FIELD_KIND,
    FIELD_NAME,
    FIELD_RACE,
    LAYER_ABILITY,
    LAYER_COUNTER,
    LAYER_KIND,
    LAYER_NUMBER,
    LAYER_OTHER,
)
from kirifuda.text import ast as a

WORDS: Final[dict[type[a.Feature], tuple[type[changes.WordChange], int, int]]] = {
    a.Kind: (changes.KindChange, LAYER_KIND, FIELD_KIND),
    a.Race: (changes.RaceChange, LAYER_KIND, FIELD_RACE),
    a.Attribute: (changes.AttributeChange, LAYER_KIND, FIELD_ATTRIBUTE),
    a.CardName: (changes.NameChange, LAYER_OTHER, FIELD_NAME),
    m.CasterName: (changes.CasterNameChange, LAYER_OTHER, FIELD_NAME),
}
ASPECTS: Final[dict[str, type[a.Feature]]] = {
    "種類": a.Kind,
    "種族": a.Race,
    "属性": a.Attribute,
    "カード名": a.CardName,
    "キャスター名": m.CasterName,
}


def drafts(low: Lowering, how: int, features: tuple[a.Feature, ...], path: Path) -> list[Draft]:
    """All changes that some features amount to. Words of one sort are one change: becoming two is not becoming the
    second."""
    words: dict[type[a.Feature], list[str]] = {}
    found: list[Draft] = []
    for at, feature in enumerate(features):
        here: Path = (*path, at)
        if isinstance(feature, a.Kind | a.Race | a.Attribute | a.CardName | m.CasterName):
            words.setdefault(type(feature), []).append(feature.name)
        elif isinstance(feature, a.Declared):
            found.append(declared(low, how, feature, here))
        elif isinstance(feature, t.Likeness):
            found.append(likeness(low, how, feature, here))
        elif isinstance(feature, a.EveryValueOf):
            found.append(word_draft(changes.BECOME, ASPECTS[feature.aspect.name], ()))
        elif how == changes.LOSE:
            found.append(lost(low, feature, here))
        else:
            found.extend(gained(low, feature, here))
    found.extend(word_draft(how, sort, tuple(names)) for sort, names in words.items())
    return found


def word_draft(how: int, sort: type[a.Feature], names: tuple[str, ...], slot: str = "") -> Draft:
    """Kinds, races, attributes and names."""
    make_one, layer, field = WORDS[sort]

    def make(on: e.Extent) -> e.TextChange:
        change = make_one(on, layer, how, names)
        change.slot = slot
        return change

    draft = Draft(layer, field, make, Uses())
    draft.defines = layer == LAYER_KIND and how in (changes.BECOME, changes.GAIN)
    return draft


def told_draft(how: int, aspect: a.Aspect, told: changes.WordsPlan) -> Draft:
    """Words that are read off cards."""
    draft = word_draft(how, ASPECTS[aspect.name], ())
    make = draft.make

    def make_told(on: e.Extent) -> e.TextChange:
        change = make(on)
        assert isinstance(change, changes.WordChange)
        change.told = told
        return change

    draft.make = make_told
    draft.defines = False
    return draft


def likeness(low: Lowering, how: int, node: t.Likeness, path: Path) -> Draft:
    """What other things have."""
    with low.measuring() as uses:
        aspect = low.meaning.aspect(node.aspect.name)
        uses.reads |= aspect.field
        found = told_draft(how, node.aspect, WordsOf(aspect, low.thing(node.what, (*path, "what"))))
    found.uses = uses
    return found


def declared(low: Lowering, how: int, node: a.Declared, path: Path) -> Draft:
    if is_kept(low, path):
        with low.measuring() as kept:
            found = told_draft(how, node.aspect, KeptWords(kept_aspect(low, node, path)))
        found.uses = kept
        return found
    with low.measuring() as uses:
        slot = low.ref(node, path)
    draft = word_draft(how, ASPECTS[node.aspect.name], (), slot)
    draft.uses = uses
    return draft


def lost(low: Lowering, node: a.Feature, path: Path) -> Draft:
    """Abilities that are lost."""

    def make(on: e.Extent) -> e.TextChange:
        change = changes.LoseAbilities(on, LAYER_ABILITY)
        if isinstance(node, a.Keyword | a.AbilityNamed):
            change.keyword = node.name if isinstance(node, a.Keyword) else ""
            change.name = "" if isinstance(node, a.Keyword) else node.name
        elif isinstance(node, b.EverySort):
            change.sort = node.sort.name
            change.kept = tuple(one.name for one in node.but if isinstance(one, a.Keyword))
        return change

    if not isinstance(node, a.Keyword | a.AbilityNamed | a.EveryAbility | b.EverySort):
        raise low.fail(node, path, "cannot be lost")
    return Draft(LAYER_ABILITY, FIELD_ABILITIES, make, Uses())


def gained(low: Lowering, node: a.Feature, path: Path) -> list[Draft]:
    """Numbers and abilities."""
    if isinstance(node, a.Raise | a.Lower):
        how = e.RAISE if isinstance(node, a.Raise) else e.LOWER
        return [stat_draft(low, node.stat.name, how, node.by, (*path, "by"))]
    if isinstance(node, a.SetStat):
        return [set_stat(low, node.stat.name, node.to, (*path, "to"))]
    if isinstance(node, a.SetBoth):
        return [set_stat(low, stat, node.to, (*path, "to")) for stat in ("ATK", "DEF")]
    if isinstance(node, a.Stats):
        attack = set_stat(low, "ATK", node.attack, (*path, "attack"))
        return [attack, set_stat(low, "DEF", node.defense, (*path, "defense"))]
    if isinstance(node, a.PerEach | a.PerCounter):
        outer = low.times
        with low.measuring() as uses:
            low.times = times_of(low, node, path)
            found = gained(low, node.feature, (*path, "feature"))
        for draft in found:
            draft.uses.add(uses)
        low.times = outer
        return found
    if isinstance(node, a.AbilityNamed) and not has_named(low, node.name):
        return [borrowed(low, node.name)]
    abilities = tuple(granted(low, node, path))
    return [
        Draft(
            LAYER_ABILITY,
            FIELD_ABILITIES,
            lambda on: e.GrantChange(on, LAYER_ABILITY, abilities),
            Uses(),
        )
    ]


def borrowed(low: Lowering, name: str) -> Draft:
    """901.1d: an ability that other cards have under a name; which one is known when all cards are."""
    low.out.borrowed.append(name)
    return Draft(
        LAYER_ABILITY,
        FIELD_ABILITIES,
        lambda on: changes.GrantNamed(on, LAYER_ABILITY, name),
        Uses(),
    )


def times_of(low: Lowering, node: a.PerEach | a.PerCounter, path: Path) -> e.AmountPlan:
    """How often a feature is gained."""
    if isinstance(node, a.PerEach):
        count = e.CountAmount(low.filter(node.of, (*path, "of")))
        return e.PartsAmount(count, low.amount(node.unit, (*path, "unit")))
    low.uses.facts |= k.FACT_COUNTERS
    return e.CountersAmount(node.counter.name, low.thing(node.what, (*path, "what")))


def is_by_counters(times: e.AmountPlan | None) -> bool:
    """909.1f: whether counters on a card are what counts."""
    return isinstance(times.of if isinstance(times, e.PartsAmount) else times, e.CountersAmount)


def set_stat(low: Lowering, stat: str, to: a.Amount, path: Path) -> Draft:
    """A stat becomes a value, or half or twice what it is."""
    if isinstance(to, a.Half | a.Twice) and isinstance(to.of, a.Current):
        return stat_draft(low, stat, e.HALVE if isinstance(to, a.Half) else e.DOUBLE, None, path)
    draft = stat_draft(low, stat, e.SET, to, path)
    draft.defines = True
    return draft


def stat_draft(low: Lowering, name: str, how: int, node: a.Amount | None, path: Path) -> Draft:
    """A change of one stat."""
    stat = low.meaning.stat(name)
    with low.measuring() as uses:
        amount = None if node is None else low.amount(node, path)
    times = low.times if how in (e.RAISE, e.LOWER) else None
    if amount is not None and times is not None:
        amount = e.TimesAmount(amount, times)
    layer = LAYER_COUNTER if is_by_counters(times) else LAYER_NUMBER

    def make(on: e.Extent) -> e.TextChange:
        change = e.StatChange(on, layer, stat)
        change.how = how
        return change

    draft = Draft(layer, stat.field, make, uses)
    draft.amount = amount
    return draft
