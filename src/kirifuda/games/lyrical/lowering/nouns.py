"""Lowering of nouns and qualities that are words of this game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.effects.lowering import nouns as shared
from kirifuda.effects.lowering.base import Bests, Lowering, Path, Table, Tests
from kirifuda.effects.lowering.choose import chosen
from kirifuda.effects.lowering.rows import row
from kirifuda.games.lyrical import ast as n
from kirifuda.games.lyrical.lowering.subjects import (
    FIGHTER,
    LyricalLowering,
    around,
    fighters_before,
    require,
    speaks_of_others,
)
from kirifuda.games.lyrical.plans import tests, things
from kirifuda.games.lyrical.rules.common import ATTACKER, GUARD
from kirifuda.games.lyrical.values import (
    CHARACTER,
    COLOUR_BITS,
    FIELD_ABILITIES,
    FIELD_COLOUR,
    FIELD_KIND,
    FIELD_NAME,
    ITEM,
    KIND_NAMES,
    NAMED,
    USED,
)
from kirifuda.games.lyrical.zones import FIELD
from kirifuda.text import ast as a
from kirifuda.text.language import node_at


def kind(low: Lowering, node: a.Kind, path: Path) -> e.TestPlan:
    """A kind of cards."""
    low.uses.reads |= FIELD_KIND
    return tests.KindTest(KIND_NAMES[node.name])


def card_name(low: Lowering, node: a.CardName, path: Path) -> e.TestPlan:
    """A20, A64."""
    low.uses.reads |= FIELD_NAME | FIELD_KIND
    return tests.CardNameTest(node.name)


def quoted_name(low: Lowering, node: n.QuotedName, path: Path) -> e.TestPlan:
    """N-1.6: as a noun a character, as an exception whatever goes by the name."""
    low.uses.reads |= FIELD_NAME | FIELD_KIND
    is_quality = "quality" in path or "qualities" in path
    return tests.QuotedNameTest(node.name, NAMED if is_quality or in_a_pile(low, path) else CHARACTER)


def in_a_pile(low: Lowering, path: Path) -> bool:
    """Whether the set of a noun may lie elsewhere than on the field, where items have a name too."""
    assert isinstance(low, LyricalLowering)
    of = node_at(low.tree, path[:-3] if path[-2:-1] == ("parts",) else path[:-1])
    where = of.where if isinstance(of, a.Filter) else None
    return isinstance(where, a.Among) or (isinstance(where, a.Place) and where.zone.name != "場")


NOUNS: Final[Table] = {a.Kind: kind, a.CardName: card_name, n.QuotedName: quoted_name}


def has(low: Lowering, node: a.Has, path: Path) -> e.TestPlan:
    """A colour or a skill."""
    feature = node.feature
    if isinstance(feature, n.Colour):
        low.uses.reads |= FIELD_COLOUR
        return tests.ColourTest(COLOUR_BITS[feature.name])
    if isinstance(feature, a.Keyword):
        low.uses.reads |= FIELD_ABILITIES
        return e.KeywordTest(feature.name)
    if isinstance(feature, a.Declared):
        aspect = low.meaning.aspect(feature.aspect.name)
        low.uses.reads |= aspect.field
        return e.DeclaredTest(aspect, low.ref(feature, (*path, "feature")))
    raise low.fail(feature, (*path, "feature"), "cannot be asked for")


PLAIN: Final[dict[type[a.Quality], tuple[e.TestPlan, int]]] = {
    n.Wounded: (tests.WoundedTest(), k.FACT_MARKS),
    n.Carrying: (tests.CarryingTest(), FIELD.bit),
    n.WasSetUp: (tests.SetUpTest(), FIELD.bit),
    n.HasEffect: (tests.EffectTest(), 0),
    n.Guarded: (tests.GuardedTest(), k.FACT_VARIABLES),
    n.Unguarded: (tests.UnguardedTest(), k.FACT_VARIABLES),
    n.FromHand: (tests.FromHandTest(), 0),
}
"""Tests that need nothing but the card, and the facts on which they rest."""
STANCES: Final[dict[type[a.Deed], e.TestPlan]] = {
    n.DeclaresAttack: tests.PartTest((ATTACKER,)),
    n.DeclaresGuard: tests.PartTest((GUARD,)),
    n.Battles: tests.BattlingTest(),
    n.AttacksOrGuards: tests.PartTest((ATTACKER, GUARD)),
}


def plain(low: Lowering, node: a.Quality, path: Path) -> e.TestPlan:
    """What is seen by looking at the card."""
    test, facts = PLAIN[type(node)]
    low.uses.facts |= facts
    if isinstance(node, n.HasEffect):
        low.uses.reads |= FIELD_ABILITIES
    return test


def doing(low: Lowering, node: a.Doing, path: Path) -> e.TestPlan:
    """N-9.1-3: its part in the attack that is going on."""
    low.uses.facts |= k.FACT_VARIABLES
    return STANCES[type(node.deed)]


QUALITIES: Final[Table] = {
    n.GuardingAgainst: row(tests.GuardingTest, "what", facts=k.FACT_VARIABLES),  # N-9.3
    a.NameHas: row(tests.NameHasTest, "part", reads=FIELD_NAME),  # A20: words in the whole name
    a.Has: has,
    a.Doing: doing,
    n.AsAnswer: row(tests.AnswerTest),  # N-7.1
    **dict.fromkeys(PLAIN, plain),
}


def this_character(low: Lowering, node: a.This, path: Path) -> e.ThingPlan:
    """N-3.1: the character, or the bearer of the item, whose text it is."""
    assert isinstance(low, LyricalLowering)
    if path not in low.reading.refs and is_spoken(low, path) and not low.kind & NAMED:
        raise low.fail(node, path, "is no character")
    return e.ThisThing()


def is_spoken(low: LyricalLowering, path: Path) -> bool:
    """Whether the words are there; a quality asks about whichever card it tests."""
    return path in low.reading.spans


def this_card(low: Lowering, node: n.ThisCard, path: Path) -> e.ThingPlan:
    """The card itself; an item is not its bearer (N-3.1)."""
    assert isinstance(low, LyricalLowering)
    return things.ItemThing(low.printed) if low.kind & ITEM else e.ThisThing()


def bearer(low: Lowering, node: n.Bearer, path: Path) -> e.ThingPlan:
    """N-3.1: whose abilities an item's are."""
    assert isinstance(low, LyricalLowering)
    if not low.kind & ITEM:
        raise low.fail(node, path, "is spoken of only by an item")
    return e.ThisThing()


def is_after_the_battle(low: LyricalLowering, path: Path) -> bool:
    """N-9.9: whether what stands here is done when the battle is over."""
    moments = [here.when for here, _ in around(low, path) if isinstance(here, a.Delayed | a.Triggered)]
    return any(isinstance(when, a.Ends) and when.period.phase.name == "バトル" for when in moments)


def battle_foe(low: Lowering, node: n.BattleFoe, path: Path) -> e.ThingPlan:
    """N-12.2; where the text is no character's, of the one that it has spoken of."""
    assert isinstance(low, LyricalLowering)
    if is_after_the_battle(low, path):
        raise low.fail(node, path, "is known no more when the battle is over: say before that whom it battles")
    low.uses.facts |= k.FACT_VARIABLES
    if low.kind & NAMED:
        return things.FoeThing(e.ThisThing())
    spoken = fighters_before(low, path)
    if len(spoken) != 1:
        raise low.fail(node, path, "does not say whose battle is meant")
    low.uses.slots.add(low.prefix + spoken[0])
    return things.FoeThing(e.SlotThing((low.prefix + spoken[0],)))


def foe_of(low: Lowering, node: n.FoeOf, path: Path) -> e.ThingPlan:
    """N-9.3."""
    assert isinstance(low, LyricalLowering)
    if is_after_the_battle(low, path):
        raise low.fail(node, path, "is known no more when the battle is over: say before that whom it battles")
    low.uses.facts |= k.FACT_VARIABLES
    return things.FoeThing(low.thing(node.what, (*path, "what")))


def unsaid(low: Lowering, node: n.Unsaid, path: Path) -> e.ThingPlan:
    """Whoever is left out is the card itself, unless the text has spoken of another character."""
    assert isinstance(low, LyricalLowering)
    if not low.kind & NAMED or speaks_of_others(low, path):
        raise low.fail(node, path, "leaves out who is meant, and that is not clear")
    return e.ThisThing()


def top_card_of(low: Lowering, node: n.TopCardOf, path: Path) -> e.ThingPlan:
    """N-2.3."""
    below: Path = (*path, "what")
    require(low, node.what, below, (FIGHTER,))
    low.uses.facts |= FIELD.bit
    return things.UppermostThing(chosen(low, node.what, below).what)


def all_before(low: Lowering, path: Path) -> tuple[a.All, Path] | None:
    """What holds all the time is said of a set, and so is what is said of it next: 攻撃力が+1され、…を得る."""
    assert isinstance(low, LyricalLowering)
    if low.kind & USED or not isinstance(node_at(low.tree, path[:2]), a.Static):
        return None
    said = low.reading.refs.get(path, "")
    places = [at for at, slot in low.reading.slots.items() if slot == said and at[:2] == path[:2]]
    found = [(node_at(low.tree, at), at) for at in places]
    return next(((node, at) for node, at in found if isinstance(node, a.All)), None)


def spoken_of(low: Lowering, node: a.Ref, path: Path) -> e.ThingPlan:
    """What the text has named; of what holds all the time, the whole set."""
    found = all_before(low, path)
    return low.thing(*found) if found else shared.THINGS[type(node)](low, node, path)


THINGS: Final[Table] = {
    a.Dropped: spoken_of,
    a.Those: spoken_of,
    a.Them: spoken_of,
    n.BearerOf: row(things.BearerThing, "what"),  # N-3.1
    n.UserOf: row(things.UserThing, "what"),  # N-8.1
    n.TopCardOf: top_card_of,
    a.This: this_character,
    n.Unsaid: unsaid,
    n.ThisCard: this_card,
    n.Bearer: bearer,
    n.BattleFoe: battle_foe,
    n.FoeOf: foe_of,
}


def set_on(low: Lowering, node: n.SetOn, path: Path) -> Callable[[Tests, Bests], e.FilterPlan]:
    """N-3.1: the items of a character."""
    what = low.thing(node.what, (*path, "what"))
    low.uses.facts |= FIELD.bit
    return lambda tested, best: e.StockFilter(what, tested)


WHERES: Final[Table] = {n.SetOn: set_on}


def damage_on(low: Lowering, node: a.DamageOn, path: Path) -> e.AmountPlan:
    """N-10.2."""
    low.uses.facts |= k.FACT_MARKS
    return things.DamageAmount(low.thing(node.what, (*path, "what")))


AMOUNTS: Final[Table] = {a.DamageOn: damage_on}
