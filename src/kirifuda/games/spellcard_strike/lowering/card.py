"""Lowering of a card's texts: its abilities, its spell, and what its extra line allows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from kirifuda import effects as e
from kirifuda.effects.lowering import acts as shared_acts
from kirifuda.effects.lowering import choose as shared_choose
from kirifuda.effects.lowering import conditions as shared_conditions
from kirifuda.effects.lowering import frames as shared_frames
from kirifuda.effects.lowering import nouns as shared_nouns
from kirifuda.effects.lowering.base import Lowering, Path, Tables
from kirifuda.effects.lowering.plans import plan_of
from kirifuda.games.spellcard_strike import ast as s
from kirifuda.games.spellcard_strike.abilities import (
    ALWAYS_ON,
    CostPlan,
    DeclaredAbility,
    SpellPlan,
    StrikeAbility,
)
from kirifuda.games.spellcard_strike.lowering import (
    acts,
    book,
    chain,
    choices,
    decks,
    events,
    grants,
    lasting,
    numbers,
    outcome,
    summoning,
    words,
)
from kirifuda.games.spellcard_strike.lowering.numbers import define_in, open_numbers
from kirifuda.games.spellcard_strike.lowering.setting import SECOND_TARGET, TARGET, Setting, StrikeLowering
from kirifuda.games.spellcard_strike.lowering.standing import Standing, stand_all
from kirifuda.games.spellcard_strike.lowering.uses import cost_plan, use
from kirifuda.games.spellcard_strike.plans import steps
from kirifuda.games.spellcard_strike.plans.words import MEANING
from kirifuda.text import ast as a

if TYPE_CHECKING:
    from kirifuda import kernel as k
    from kirifuda.games.spellcard_strike.values import DeckRule
    from kirifuda.text.language import Reading


def abilities_of(low: Lowering, node: a.Static | a.Spell, path: Path) -> list[k.Ability]:
    """2.4.3-4: a text that nobody declares: what holds, and what follows from events."""
    found = Standing()
    assert isinstance(low, StrikeLowering)
    if isinstance(node, a.Static):
        define_in(low, node.says, (*path, "says"))
        stand_all(low, node.says, (*path, "says"), found)
        for ability in found.abilities:
            ability.nature = ALWAYS_ON  # 2.4.3: it has the icon
        return lasting_on(low, node, path, found)
    if node.limits:
        raise low.fail(node.limits[0], (*path, "limits", 0), "is a condition of use, but nobody declares this")
    if not isinstance(node.do, a.Body):
        raise low.fail(node.do, (*path, "do"), "is chosen and done, but nothing says when: nobody declares this")
    define_in(low, node.do.sentences, (*path, "do", "sentences"))
    stand_all(low, node.do.sentences, (*path, "do", "sentences"), found)
    return lasting_on(low, node, path, found)


def lasting_on(low: Lowering, node: a.Static | a.Spell, path: Path, found: Standing) -> list[k.Ability]:
    """What a striker simply has never ends, so there is no next time that would be the only one (8.1.3.1)."""
    if any(ability.once for ability in found.abilities):
        raise low.fail(node, path, "says 次に, but only an effect that was declared begins at some time and ends")
    return list(found.abilities)


TABLES: Final = Tables(
    amounts={
        **shared_nouns.AMOUNTS,
        **words.AMOUNTS,
        **numbers.AMOUNTS,
        **book.AMOUNTS,
        **outcome.AMOUNTS,
        **chain.AMOUNTS,
    },
    players=shared_nouns.PLAYERS,
    wheres={**shared_nouns.WHERES, **numbers.WHERES},
    nouns={**shared_conditions.NOUNS, **words.NOUNS},
    qualities={**shared_conditions.QUALITIES, **words.QUALITIES},
    things={**shared_nouns.THINGS, **words.THINGS, **chain.THINGS},
    conditions={
        **shared_conditions.CONDITIONS,
        **events.CONDITIONS,
        **book.CONDITIONS,
        **chain.CONDITIONS,
    },
    effects={
        **shared_frames.EFFECTS,
        **shared_choose.EFFECTS,
        **shared_acts.EFFECTS,
        **acts.EFFECTS,
        **choices.EFFECTS,
        **lasting.EFFECTS,
        **book.EFFECTS,
        **outcome.EFFECTS,
        **chain.EFFECTS,
        **summoning.EFFECTS,
    },
    events=events.EVENTS,
    deeds={**events.DEEDS, **book.DEEDS},
    abilities={
        a.KeywordLine: grants.keyword_line,
        a.Static: abilities_of,
        a.Spell: abilities_of,
    },
)
"""Every node with a meaning."""
FIRST: Final[Path] = ("abilities", 0)


def lower_ability(reading: Reading, key: str, setting: Setting, out: e.Lowered) -> list[k.Ability]:
    """An ability that nobody declares: a keyword, 〔常〕, or a triggered one."""
    low = StrikeLowering(MEANING, TABLES, reading, key, FIRST, setting)
    low.out = out
    node = reading.tree.abilities[0]
    function = TABLES.abilities.get(type(node))
    if function is None:
        raise low.fail(node, FIRST)
    found: list[k.Ability] = function(low, node, FIRST)
    return found


def lower_declared(
    reading: Reading, key: str, setting: Setting, target: Reading | None, out: e.Lowered, timing: str
) -> SpellPlan:
    """2.4.5, 3.13.4: what is declared: its targets, its conditions of use, and what it then does."""
    node = reading.tree.abilities[0]
    plans: tuple[e.TargetPlan, ...] = ()
    if target is not None:
        words = target.tree.abilities[0]
        assert isinstance(words, s.TargetWords)
        setting.target = words.what
        plans = target_plans(StrikeLowering(MEANING, TABLES, target, key + ":target", FIRST, setting), words)
    low = StrikeLowering(MEANING, TABLES, reading, key, FIRST, setting)
    low.out = out
    if not isinstance(node, a.Spell):
        raise low.fail(node, FIRST, "is no text of something declared")
    do = meant(low, node.do, (*FIRST, "do"))
    if isinstance(do, a.Body):
        define_in(low, do.sentences, (*FIRST, "do", "sentences"))
    low.effect(do, (*FIRST, "do"))
    open_numbers(low)
    made = plan_of(low)
    spell = SpellPlan(made.procedure, timing)
    spell.letters, spell.defined, spell.limits, spell.splits = made.letters, made.defined, made.limits, made.splits
    spell.lasting = setting.lasting
    spell.map = setting.map
    spell.names_blue = setting.names_blue
    spell.targets = plans
    use(low, node.limits, spell, FIRST)
    return spell


def meant(low: StrikeLowering, node: Any, path: Path, is_offered: bool = False) -> Any:
    """8.1.11: the words that stand under the map mean the target, wherever the text has them. Where they offer one
    striker or another, each of several effects that the text offers (8.1.9) has its own."""
    wanted = low.setting.target
    if is_offered and isinstance(wanted, a.OneOf) and node in wanted.parts:
        low.setting.offered[path] = node
        wanted = node
    if isinstance(wanted, a.Both) and node in wanted.parts:
        first = node == wanted.parts[0]
        return called(low, path, TARGET if first else SECOND_TARGET, s.FirstTarget() if first else s.SecondTarget())
    if wanted is not None and node == wanted:
        return called(low, path, TARGET, s.TheTarget())
    if (fewer := narrowed(wanted, node)) is not None:
        return fewer
    if isinstance(node, tuple):
        return tuple(meant(low, one, (*path, at), is_offered) for at, one in enumerate(node))
    if not isinstance(node, a.Node) or isinstance(node, a.AbilityText):
        return node
    changed = {
        name: meant(low, getattr(node, name), (*path, name), is_offered or isinstance(node, s.OneOfThese | a.Modal))
        for name in node.__struct_fields__
        if isinstance(getattr(node, name), a.Node | tuple)
    }
    return msgspec.structs.replace(node, **changed) if changed else node


def narrowed(wanted: a.Node | None, node: Any) -> a.All | None:
    """Some of all those under the map, by what more is said of them: nobody out of range is meant (3.6.5)."""
    if not isinstance(wanted, a.All) or not isinstance(node, a.All):
        return None
    all, of = wanted.of, node.of
    if (of.where, of.noun) != (all.where, all.noun) or not set(all.qualities) < set(of.qualities):
        return None
    if any(isinstance(one, s.StandsIn) and isinstance(one.region, s.InRange) for one in of.qualities):
        return None
    return a.All(a.Filter(of.where, (*of.qualities, s.StandsIn(s.InRange(""))), of.noun))


def called(low: StrikeLowering, path: Path, role: str, node: a.Role) -> a.Role:
    """A target in the place of the words that mean it; what speaks of them speaks of it."""
    slot = low.reading.slots.get(path)
    if slot is not None:
        low.parts[slot] = (role,)
    return node


def target_plans(low: StrikeLowering, words: s.TargetWords) -> tuple[e.TargetPlan, ...]:
    """2.5.4.1: what may be chosen; two that are told apart by their words, one after the other."""
    path: Path = (*FIRST, "what")
    what = words.what
    if not isinstance(what, a.Both):
        return (target_plan(low, what, path),)
    parts = what.parts
    if len(parts) != 2 or parts[0] == parts[1] or not all(is_one_striker(part) for part in parts):
        raise low.fail(what, path, "are no two strikers that are told apart by what is said of them")
    first, second = (target_plan(low, part, (*path, "parts", at)) for at, part in enumerate(parts))
    second.slot = SECOND_TARGET
    second.apart = (TARGET,)
    return (first, second)


def is_one_striker(node: a.Thing) -> bool:
    """One striker of a set."""
    return isinstance(node, a.Some) and node.count == a.Num(1) and isinstance(node.of.noun, a.Kind)


def target_plan(low: StrikeLowering, what: a.Thing, path: Path) -> e.TargetPlan:
    """2.5.4.1: what may be chosen; range and what cannot be targeted are the rules' affair."""
    where = low.clause(path)
    if isinstance(what, a.Some):
        of = low.filter(what.of, (*path, "of"))
        return e.SetTargets(TARGET, where, of, low.quantity(what.count, (*path, "count")))
    if isinstance(what, a.All):
        return e.SetTargets(TARGET, where, low.filter(what.of, (*path, "of")), None)
    if isinstance(what, a.OneOf):
        some = [(at, part) for at, part in enumerate(what.parts) if isinstance(part, a.Some) and part.count == a.Num(1)]
        if len(some) == len(what.parts):
            parts = tuple(low.filter(part.of, (*path, "parts", at, "of")) for at, part in some)
            return e.SetTargets(TARGET, where, e.EitherFilter(parts), low.quantity(a.Num(1), path))
    if isinstance(what, s.SomeAreas | s.EmptyAreas):
        region = words.region(low, what.region, (*path, "region"))
        quantity = low.quantity(what.count, (*path, "count"))
        return steps.AreaTargets(TARGET, where, region, quantity, is_empty=isinstance(what, s.EmptyAreas))
    raise low.fail(what, path, "cannot be a target")


def lower_cost(reading: Reading) -> CostPlan:
    """7.1.3: the icons of a cost."""
    words = reading.tree.abilities[0]
    assert isinstance(words, s.CostWords)
    return cost_plan(words.icons)


def lower_extra(reading: Reading, key: str) -> tuple[int, tuple[DeckRule, ...]]:
    """3.13.5: how many of the card a deck may hold (0: as always), and what else it says of decks."""
    low = StrikeLowering(MEANING, TABLES, reading, key, FIRST, Setting(""))
    node = reading.tree.abilities[0]
    if not isinstance(node, a.Static):
        raise low.fail(node, FIRST, "is no extra line")
    limit = 0
    rules: list[DeckRule] = []
    for at, says in enumerate(node.says):
        path: Path = (*FIRST, "says", at)
        rule = decks.deck_rule(low, says, path)
        if isinstance(says, a.ManyInDeck):
            limit = decks.MANY
        elif isinstance(says, a.ManyInDeckUpTo) and isinstance(says.count, a.Num):
            limit = says.count.n
        elif rule is None:
            raise low.fail(says, path, "is nothing that an extra line can allow")
        else:
            rules.append(rule)
    return limit, tuple(rules)


def declared(key: str, spell: SpellPlan) -> DeclaredAbility:
    """2.4.5: an ability that is declared."""
    return DeclaredAbility(key, spell)


def number_lines(abilities: list[k.Ability], line: int) -> None:
    """Which of the card's abilities each of them is."""
    for ability in abilities:
        if isinstance(ability, StrikeAbility):
            ability.line = line
