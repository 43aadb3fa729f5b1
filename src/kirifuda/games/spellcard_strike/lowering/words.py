"""Lowering of nouns, qualities, regions, things and numbers that are words of this game."""

from __future__ import annotations

from functools import partial
from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.effects.lowering import nouns as shared_nouns
from kirifuda.effects.lowering.base import Lowering, Path, Table
from kirifuda.effects.lowering.conditions import RELATIONS
from kirifuda.effects.lowering.rows import row
from kirifuda.games.spellcard_strike import ast as s
from kirifuda.games.spellcard_strike.abilities import CASTER, EQUIPMENT, TIER_EQUIPMENT
from kirifuda.games.spellcard_strike.lowering.setting import DEALERS, SECOND_TARGET, SPELL, TARGET, setting_of
from kirifuda.games.spellcard_strike.minimap import BLUE, RED
from kirifuda.games.spellcard_strike.plans import amounts, book, chain, regions, tests
from kirifuda.games.spellcard_strike.plans.stats import STATS
from kirifuda.games.spellcard_strike.values import (
    ATTRIBUTE_BITS,
    FIELD_ABILITIES,
    FIELD_ATTRIBUTE,
    FIELD_HOUSE,
    FIELD_NAME,
    FIELD_RACE,
    FIELD_TYPE,
)
from kirifuda.games.spellcard_strike.zones import CHAIN, SCORE, STAGE
from kirifuda.text import ast as a
from kirifuda.text.language import node_at

EQUIPPED: Final = a.Filter(a.Place(a.Zone("ステージ"), a.AnyPlayer()), (s.IsEquipped(),), a.Kind("ストライカー"))
FEATURES: Final = {
    "ベースライン": "base_line",
    "ゲートエリア": "gate",
    "センターライン": "center_line",
    "テリトリー": "territory",
}

# --- regions ------------------------------------------------------------------------------------------


def region(low: Lowering, node: s.Region, path: Path) -> regions.RegionPlan:
    """Some areas."""
    low.uses.facts |= k.FACT_PLACE
    if isinstance(node, s.Marked):
        everybody = isinstance(node.whose, a.AnyPlayer)
        whose = e.AnyonePlan() if everybody else low.player(node.whose, (*path, "whose"))
        return regions.MarkedRegion(FEATURES[node.name], whose)
    if isinstance(node, s.InRange):
        map = setting_of(low).map
        if map is None:
            raise low.fail(node, path, "speaks of a range, but there is no map beside the text")
        low.uses.slots.add(CASTER)
        if node.colour == "青":
            setting_of(low).names_blue = True
        return regions.RangeRegion(map.cells, BLUE if node.colour == "青" else RED)
    if isinstance(node, s.Around):
        return regions.AroundRegion(low.thing(node.what, (*path, "what")))
    if isinstance(node, s.EitherRegion):
        parts = [region(low, one, (*path, "parts", at)) for at, one in enumerate(node.parts)]
        return regions.EitherRegion(tuple(parts))
    if isinstance(node, s.NextTo):
        return regions.NextToRegion(region(low, node.region, (*path, "region")))
    if isinstance(node, s.Outside):
        return regions.OutsideRegion(region(low, node.region, (*path, "region")))
    if isinstance(node, s.AnyArea):
        return regions.AnyRegion()
    raise low.fail(node, path)


# --- nouns and qualities ------------------------------------------------------------------------------


def kind(low: Lowering, node: a.Kind, path: Path) -> e.TestPlan:
    low.uses.facts |= STAGE.bit
    return tests.StrikerTest()


def equip_spell(low: Lowering, node: s.EquipSpell, path: Path) -> e.TestPlan:
    low.uses.facts |= STAGE.bit
    return tests.EquipTest()


NOUNS: Final[Table] = {a.Kind: kind, s.EquipSpell: equip_spell}


def has(low: Lowering, node: a.Has, path: Path) -> e.TestPlan:
    """Has a piece of information, or a keyword."""
    feature = node.feature
    if isinstance(feature, s.House):
        low.uses.reads |= FIELD_HOUSE
        return tests.WordsTest("houses", feature.name)
    if isinstance(feature, a.Race):
        low.uses.reads |= FIELD_RACE
        return tests.WordsTest("races", feature.name)
    if isinstance(feature, a.Attribute):
        low.uses.reads |= FIELD_ATTRIBUTE
        return tests.AttributeTest(ATTRIBUTE_BITS[feature.name])
    if isinstance(feature, s.SpellType):
        low.uses.reads |= FIELD_TYPE
        return tests.WordsTest("spell_types", feature.name)
    if isinstance(feature, s.AbilityKind):
        low.uses.reads |= FIELD_ABILITIES
        return book.KindTest(book.KINDS[feature.name])
    if isinstance(feature, s.CardType):
        return book.OptionTest(feature.name == "オプション")
    if isinstance(feature, a.Keyword):
        low.uses.reads |= FIELD_ABILITIES
        return tests.KeywordTest(feature.name)
    low.uses.reads |= FIELD_NAME
    if isinstance(feature, a.CardName):
        return tests.NameTest(feature.name)
    if isinstance(feature, s.StrikerName | s.SpellName):
        return tests.NameTest(feature.name, "striker" if isinstance(feature, s.StrikerName) else "spell")
    raise low.fail(feature, (*path, "feature"), "cannot be asked for")


def all_of(low: Lowering, node: a.AllOf, path: Path) -> e.TestPlan:
    found = [low.test(one, (*path, "qualities", at)) for at, one in enumerate(node.qualities)]
    return e.AllTest(tuple(found))


def printed_is(low: Lowering, node: a.PrintedIs, path: Path) -> e.TestPlan:
    relation = RELATIONS[type(node.relation)]
    return tests.PrintedTest(STATS[node.stat.name], relation, low.amount(node.amount, (*path, "amount")))


def has_attributes(low: Lowering, node: s.HasAttributes, path: Path) -> e.TestPlan:
    low.uses.reads |= FIELD_ATTRIBUTE
    return tests.AttributesTest(low.amount(node.count, (*path, "count")), RELATIONS[type(node.relation)])


def stands_in(low: Lowering, node: s.StandsIn, path: Path) -> e.TestPlan:
    return regions.StandsTest(region(low, node.region, (*path, "region")))


def not_chosen(low: Lowering, node: a.Thing, path: Path) -> None:
    """8.1.11: words for so many strikers or areas mean those under the map; if there are none, they mean nobody."""
    if isinstance(node, a.Some | s.SomeAreas | s.EmptyAreas):
        raise low.fail(node, path, "is chosen by nobody: only what stands under the map is meant by such words")


def adjacent_to(low: Lowering, node: s.AdjacentTo, path: Path) -> e.TestPlan:
    low.uses.facts |= k.FACT_PLACE
    not_chosen(low, node.what, (*path, "what"))
    return regions.AdjacentTest(low.thing(node.what, (*path, "what")))


def is_equipped(low: Lowering, node: s.IsEquipped, path: Path) -> e.TestPlan:
    """2.2.4.4: wears anything."""
    low.uses.facts |= STAGE.bit
    return e.StockTest()


def is_attacked(low: Lowering, node: s.IsAttacked, path: Path) -> e.TestPlan:
    low.uses.facts |= CHAIN.bit | k.FACT_POSITION
    return e.IsThing(chain.AttackTargetThing())


def distinct(low: Lowering, node: a.Distinct, path: Path) -> e.TestPlan:
    """Asked when the choice is made: `StrikeLowering.add`."""
    above = node_at(low.reading.tree, path[:-3]) if path[-3:-1] == ("of", "qualities") else None
    if not isinstance(above, a.Some) or isinstance(node_at(low.reading.tree, path[:2]), s.TargetWords):
        raise low.fail(node, path, "can be said only of several that an effect chooses")
    aspect = low.meaning.aspect(node.aspect.name)
    low.uses.reads |= aspect.field
    return e.DistinctTest(aspect)


def is_striker(low: Lowering, node: s.IsStriker, path: Path) -> e.TestPlan:
    low.uses.facts |= k.FACT_CONTROL
    return e.InSet(low.where(node.where, (*path, "where"))((tests.StrikerTest(),), ()))


def other(low: Lowering, node: a.Other, path: Path) -> e.TestPlan:
    return e.NotThing(oneself(low, s.Oneself(), path))


QUALITIES: Final[Table] = {
    a.Has: has,
    a.NoAttribute: row(partial(tests.AttributeTest, 0), reads=FIELD_ATTRIBUTE),
    a.Other: other,
    a.AllOf: all_of,
    a.PrintedIs: printed_is,
    s.StandsIn: stands_in,
    s.HasAttributes: has_attributes,
    s.AdjacentTo: adjacent_to,
    s.IsAce: row(tests.AceTest, facts=STAGE.bit),
    s.IsEquipped: is_equipped,
    s.IsAttacking: row(tests.AttackingTest, facts=CHAIN.bit | k.FACT_POSITION),
    s.IsAttacked: is_attacked,
    s.IsStriker: is_striker,
    a.Distinct: distinct,
    s.NameHas: row(partial(tests.WordsTest, "name"), "name", reads=FIELD_NAME),
}

# --- things -------------------------------------------------------------------------------------------


def target(low: Lowering, node: s.TheTarget, path: Path) -> e.ThingPlan:
    """8.1.11."""
    if setting_of(low).target is None:
        raise low.fail(node, path, "speaks of a target, but nothing stands under a map")
    low.uses.slots.add(TARGET)
    if isinstance(setting_of(low).target, a.Both):
        low.uses.slots.add(SECOND_TARGET)
        return e.BothThing((chain.RoleThing(TARGET), chain.RoleThing(SECOND_TARGET)))
    return chain.RoleThing(TARGET)


def target_on(low: Lowering, node: s.TargetOn, path: Path) -> e.ThingPlan:
    """Of two targets the one on that side; of one, itself, if it is on that side."""
    wanted = setting_of(low).target
    parts = wanted.parts if isinstance(wanted, a.Both) else (wanted,)
    sides = [part.of.where if isinstance(part, a.Some | a.All) else None for part in parts]
    fits = [at for at, side in enumerate(sides) if isinstance(side, a.Place) and side.whose == node.whose]
    if len(parts) > 1 and len(fits) == 1:
        return one_target(low, s.SecondTarget() if fits[0] else s.FirstTarget(), path)
    if len(parts) == 1 and (fits or (isinstance(sides[0], a.Place) and isinstance(sides[0].whose, a.AnyPlayer))):
        return target(low, s.TheTarget(), path)
    raise low.fail(node, path, "is not what stands under the map")


def one_target(low: Lowering, node: s.FirstTarget | s.SecondTarget, path: Path) -> e.ThingPlan:
    """One of two targets."""
    low.uses.slots.add(node.role)
    return chain.RoleThing(node.role)


def caster(low: Lowering, node: s.Caster, path: Path) -> e.ThingPlan:
    """8.1.13."""
    if not setting_of(low).kind:
        raise low.fail(node, path, "speaks of a caster, but nobody declares this")
    low.uses.slots.add(CASTER)
    return chain.RoleThing(CASTER)


def oneself(low: Lowering, node: s.Oneself, path: Path) -> e.ThingPlan:
    """The caster of a spell; the striker that has the ability."""
    if setting_of(low).kind == SPELL:
        asked = node_at(low.reading.tree, path[:-1]) if path[-1] == "what" else node
        if isinstance(asked, a.Is) and isinstance(asked.quality, s.StandsIn):
            raise low.fail(asked, path[:-1], "does not say who: the caster or the target (8.1.11, 8.1.13)")
        low.uses.slots.add(CASTER)
        return chain.RoleThing(CASTER)
    return e.ThisThing()


def dealers(low: Lowering, node: s.Dealers, path: Path) -> e.ThingPlan:
    """2.6.2: those of the damage that the trigger tells of."""
    if not setting_of(low).tells_dealers:
        raise low.fail(node, path, "speaks of damage, but no damage has set this off")
    low.uses.slots.add(DEALERS)
    return chain.RoleThing(DEALERS)


def bearer(low: Lowering, node: s.Bearer, path: Path) -> e.ThingPlan:
    """2.9.5: whoever wears the equipment; 3.13.3.2-3: whoever has the ability by wearing it; on any other text, all
    strikers that wear something."""
    setting = setting_of(low)
    if setting.is_worn or setting.granted == TIER_EQUIPMENT:
        return e.ThisThing()
    if setting.lasting == EQUIPMENT:
        return e.HostOfThis()
    return e.AllThing(low.filter(EQUIPPED, path))


def dropped(low: Lowering, node: a.Dropped | a.It | a.That, path: Path) -> e.ThingPlan:
    """What is left unsaid: what was just spoken of, on equipment perhaps whoever wears it."""
    if low.reading.refs.get(path) == s.Bearer.role:
        if not isinstance(node, a.Dropped) and is_gone(low, path):
            raise low.fail(node, path, "is no longer worn by anybody when that has happened (2.9.4)")
        return bearer(low, s.Bearer(), path)
    if isinstance(node, a.Dropped) and low.reading.refs.get(path) == TARGET:
        return target(low, s.TheTarget(), path)
    place = setting_of(low).spoken.get(low.reading.refs.get(path, ""))
    if place is not None:
        return low.thing(node_at(low.reading.tree, place), place)
    return shared_nouns.ref(low, node, path)


def is_gone(low: Lowering, path: Path) -> bool:
    """Whether a trigger above a path is about the wearer leaving the stage."""
    above = (node_at(low.reading.tree, path[:end]) for end in range(1, len(path)) if path[end] == "do")
    gone = (a.Undergoes, s.Retires, a.Leaves)
    return any(
        isinstance(one, s.Whenever) and isinstance(one.when, a.Happens) and isinstance(one.when.deed, gone)
        for one in above
    )


def some(low: Lowering, node: a.Some, path: Path) -> e.ThingPlan:
    """Those that were chosen, where something then holds for them; else any of them."""
    slot = setting_of(low).picked.get(path)
    parent = node_at(low.reading.tree, path[:-1])
    if slot is None and isinstance(parent, a.StockOf | a.ValueOf | s.Printed):
        raise low.fail(node, path, "counts strikers, but nobody chooses them: name a target or say 全員")
    if slot is None:
        return shared_nouns.any_of(low, node, path)
    low.uses.slots.add(slot)
    return e.SlotThing((slot,))


THINGS: Final[Table] = {
    a.Dropped: dropped,
    a.It: dropped,
    a.That: dropped,
    a.Some: some,
    s.TheTarget: target,
    s.TargetOn: target_on,
    s.FirstTarget: one_target,
    s.SecondTarget: one_target,
    s.Caster: caster,
    s.Oneself: oneself,
    s.AttackTarget: row(chain.AttackTargetThing, facts=CHAIN.bit),
    s.Bearer: bearer,
    s.HostOf: row(chain.HostThing, "what"),
    s.Dealers: dealers,
}

# --- numbers ----------------------------------------------------------------------------------------


def printed(low: Lowering, node: s.Printed, path: Path) -> e.AmountPlan:
    return amounts.PrintedAmount(STATS[node.stat.name], low.thing(node.what, (*path, "what")))


def score(low: Lowering, node: s.ScoreOf, path: Path) -> e.AmountPlan:
    low.uses.facts |= SCORE.bit | k.FACT_FACE
    return amounts.ScoreAmount(low.player(node.who, (*path, "who")))


AMOUNTS: Final[Table] = {s.Printed: printed, s.ScoreOf: score}


# --- declarations ---------------------------------------------------------------------------------------

KINDS: Final[dict[type[s.Sort], tuple[str, ...]]] = {
    s.AnyDeclaration: ("attack", "spell", "ability"),
    s.AnAttack: ("attack",),
    s.ASpell: ("spell",),
    s.AnAbility: ("ability",),
    s.Featured: ("spell", "ability"),
    s.FeaturedSpell: ("spell",),
}


def sort(low: Lowering, node: s.Sort, path: Path) -> chain.SortPlan:
    """Which declarations are meant."""
    if isinstance(node, s.EitherSort):
        return chain.EitherSort(tuple(sort(low, one, (*path, "parts", at)) for at, one in enumerate(node.parts)))
    if isinstance(node, s.LastingSort | s.InstantSort):
        return book.LongSort(isinstance(node, s.LastingSort))
    if isinstance(node, s.DeclaredSort):
        return book.DeclaredSort(sort(low, node.sort, (*path, "sort")))
    if isinstance(node, s.TimedSort):
        raise low.fail(node, path, "can be forbidden only")
    qualities = node.qualities if isinstance(node, s.Featured) else ()
    found = tuple(low.test(one, (*path, "qualities", at)) for at, one in enumerate(qualities))
    return chain.SortPlan(KINDS[type(node)], found)


def source(low: Lowering, node: s.Source, path: Path) -> chain.SortPlan | None:
    """What damage comes from; None for anything."""
    if isinstance(node, s.AnySource) or (isinstance(node, s.FromOnes) and isinstance(node.sort, s.AnyDeclaration)):
        return None
    assert isinstance(node, s.FromSort | s.FromOnes)
    return sort(low, node.sort, (*path, "sort"))
