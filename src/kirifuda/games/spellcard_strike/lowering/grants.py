"""Lowering of abilities that a striker has or is given: keywords (10) and quoted abilities (8.2.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda import effects as e
from kirifuda.effects.lowering.base import Lowering, Path, number
from kirifuda.effects.lowering.plans import plan_of
from kirifuda.games.spellcard_strike import ast as s
from kirifuda.games.spellcard_strike.abilities import DeclaredAbility, SpellPlan, StaticAbility, StrikeAbility
from kirifuda.games.spellcard_strike.keywords.k10_02_point_blank import point_blank
from kirifuda.games.spellcard_strike.keywords.k10_03_awakening import awakening
from kirifuda.games.spellcard_strike.keywords.k10_04_formation import formation
from kirifuda.games.spellcard_strike.keywords.k10_05_ward import BY_ABILITY, BY_SPELL, WARD, ward
from kirifuda.games.spellcard_strike.keywords.k10_06_swift import swift
from kirifuda.games.spellcard_strike.keywords.k10_07_collecting import collecting
from kirifuda.games.spellcard_strike.keywords.k10_08_reinforcement import reinforcement
from kirifuda.games.spellcard_strike.keywords.k10_09_protection import protection
from kirifuda.games.spellcard_strike.lowering.forbids import kinds
from kirifuda.games.spellcard_strike.lowering.numbers import define_in, open_numbers
from kirifuda.games.spellcard_strike.lowering.setting import (
    ABILITY,
    LASTING,
    TIMINGS,
    Setting,
    StrikeLowering,
    setting_of,
)
from kirifuda.games.spellcard_strike.lowering.uses import cost_plan, use
from kirifuda.text import ast as a

if TYPE_CHECKING:
    from kirifuda import kernel as k


def granted(low: Lowering, node: a.Feature, path: Path) -> list[k.Ability]:
    """The abilities that something gives; the pool must know them by name."""
    if not isinstance(node, a.AbilityText):
        raise low.fail(node, path, "cannot be gained")
    outer = setting_of(low)
    inner = Setting("")
    inner.granted = outer.tier
    key = low.clause(path)
    below = StrikeLowering(low.meaning, low.tables, low.reading, key, (*path, "ability"), inner)
    below.out, below.root = low.out, low.root
    below.is_given = True
    if isinstance(node.ability, s.Headed):
        return [quoted(below, node.ability, (*path, "ability"))]
    function = low.tables.abilities.get(type(node.ability))
    if function is None:
        raise low.fail(node.ability, (*path, "ability"))
    found: list[k.Ability] = function(below, node.ability, (*path, "ability"))
    for ability in found:
        if isinstance(ability, StrikeAbility):
            ability.tier = inner.tier
    low.out.inner.extend(found)
    return found


def quoted(low: StrikeLowering, node: s.Headed, path: Path) -> DeclaredAbility:
    """8.2.4, 2.4.5: a declared ability that is given. It has no map, so it takes no target (2.5.4.1)."""
    setting = low.setting
    setting.kind = ABILITY
    timings = [icon.timing for icon in node.icons if isinstance(icon, s.TimingIcon)]
    lasting = [icon.lasting for icon in node.icons if isinstance(icon, s.LastingIcon)]
    if len(timings) > 1 or len(lasting) > 1:
        raise low.fail(node, path, "has two icons of one sort")
    setting.lasting = LASTING[lasting[0] if lasting else ""]
    if isinstance(node.do, a.Body):
        define_in(low, node.do.sentences, (*path, "do", "sentences"))
    low.effect(node.do, (*path, "do"))
    open_numbers(low)
    made = plan_of(low)
    plan = SpellPlan(made.procedure, TIMINGS[timings[0] if timings else "アクション"])
    plan.letters, plan.defined, plan.limits, plan.splits = made.letters, made.defined, made.limits, made.splits
    plan.lasting = setting.lasting
    plan.costs = cost_plan(tuple(icon.icon for icon in node.icons if isinstance(icon, s.CostIcon)))
    use(low, node.limits, plan, path)
    ability = DeclaredAbility(low.key, plan)
    ability.tier = setting.tier
    low.out.inner.append(ability)
    return ability


def keyword_line(low: Lowering, node: a.KeywordLine, path: Path) -> list[k.Ability]:
    """10: keywords, each an ability of its own."""
    found: list[k.Ability] = []
    for at, keyword in enumerate(node.keywords):
        found.extend(keyword_abilities(low, keyword, (*path, "keywords", at)))
    for ability in found:
        assert isinstance(ability, StrikeAbility)
        ability.tier = setting_of(low).tier
    return found


def keyword_abilities(low: Lowering, node: a.Feature, path: Path) -> list[k.Ability]:
    """10.2-10.9: what a keyword stands for."""
    key = low.key
    if isinstance(node, s.PointBlank):
        return [point_blank(key, number(low, node.count, (*path, "count")))]
    if isinstance(node, s.Awakening):
        return [awakening(f"{key}:{at}" if at else key, *shift(low, one, path)) for at, one in enumerate(node.features)]
    if isinstance(node, s.Formation):
        return formations(low, node, path)
    if isinstance(node, s.Ward):
        return [warding(low, node, path)]
    if isinstance(node, s.Swift):
        return [swift(key)]
    if isinstance(node, s.Collecting):
        return [collecting(key, number(low, node.count, (*path, "count")))]
    if isinstance(node, s.Reinforcement):
        if low.is_given:
            raise low.fail(node, path, "works in the hand only, so it cannot be given to a striker")
        return [reinforcement(key, (low.condition(node.condition, (*path, "condition")),))]
    if isinstance(node, s.Protection):
        return [protection(key)]
    raise low.fail(node, path)


def formations(low: Lowering, node: s.Formation, path: Path) -> list[k.Ability]:
    """10.4: its range is the map beside it."""
    map = setting_of(low).map
    if map is None:
        raise low.fail(node, path, "has a range, but there is no map beside it")
    tests: tuple[e.TestPlan, ...] = tuple(
        low.test(one, (*path, "qualities", at)) for at, one in enumerate(node.qualities)
    )
    return [
        formation(f"{low.key}:{at}" if at else low.key, tests, *shift(low, one, path), map)
        for at, one in enumerate(node.features)
    ]


def warding(low: Lowering, node: s.Ward, path: Path) -> k.Ability:
    """10.5: X is asked of the spell card, or of the striker whose ability it is."""
    against = node.against
    if isinstance(against, s.Featured):
        tests = tuple(low.test(one, (*path, "against", "qualities", at)) for at, one in enumerate(against.qualities))
        return ward(low.key, tests, (BY_SPELL,) if spells_only(against.qualities) else (BY_SPELL, BY_ABILITY))
    if isinstance(against, s.SortOfOnes):
        found = StaticAbility(low.key)
        found.keyword = WARD
        by = low.thing(against.by, (*path, "against", "by"))
        chosen = kinds(low, against.sort, (*path, "against", "sort"))
        if "attack" in chosen:
            raise low.fail(against, (*path, "against"), "is no sort of declared ability (2.4.5)")
        found.forbidden = tuple(e.TextDeed(f"target_of_{kind}", by, e.ThisThing()) for kind in chosen)
        found.file()
        return found
    side: tuple[e.TestPlan, ...] = ()
    if isinstance(against, s.SortOf):
        side = (e.ControlTest(low.player(against.whose, (*path, "against", "whose"))),)
        against = against.sort
    deeds = {s.ASpell: BY_SPELL, s.AnAbility: BY_ABILITY}
    parts = against.parts if isinstance(against, s.EitherSort) else (against,)
    if all(type(part) in deeds for part in parts):
        return ward(low.key, side, tuple(deeds[type(part)] for part in parts))
    raise low.fail(against, (*path, "against"), "is no sort of declared ability (2.4.5)")


def spells_only(qualities: tuple[a.Quality, ...]) -> bool:
    """Whether only spell cards can have such information: their types (3.12)."""
    parts: list[a.Quality] = []
    for quality in qualities:
        parts.extend(quality.qualities if isinstance(quality, a.AnyOf | a.AllOf) else (quality,))
    return all(isinstance(part, a.Has) and isinstance(part.feature, s.SpellType) for part in parts)


def shift(low: Lowering, node: a.Feature, path: Path) -> tuple[str, int]:
    """「POW：+2」 of a keyword: the stat, and by how much."""
    if isinstance(node, a.Raise):
        return node.stat.name, number(low, node.by, path)
    if isinstance(node, a.Lower):
        return node.stat.name, -number(low, node.by, path)
    raise low.fail(node, path, "is no number that goes up or down")
