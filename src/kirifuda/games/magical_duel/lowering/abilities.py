"""Lowering of abilities: activated, triggered, static, keywords; and of what conjures do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.effects.lowering.base import Lowering, Path, Table, Uses
from kirifuda.effects.lowering.conditions import running
from kirifuda.effects.lowering.frames import defined_letters
from kirifuda.effects.lowering.plans import plan_of
from kirifuda.effects.lowering.spans import span_of
from kirifuda.games.magical_duel import ast as m
from kirifuda.games.magical_duel import ast_book as b
from kirifuda.games.magical_duel import ast_kept as t
from kirifuda.games.magical_duel.abilities import (
    ActivatedAbility,
    MagicalAbility,
    StaticAbility,
    TriggeredAbility,
)
from kirifuda.games.magical_duel.lowering.carried import AtOnce, enters_as, replacement
from kirifuda.games.magical_duel.lowering.costs import costs_of
from kirifuda.games.magical_duel.lowering.grants import EVERYWHERE, abilities_of
from kirifuda.games.magical_duel.lowering.lasting import static_changes
from kirifuda.games.magical_duel.lowering.rules import RULES, rule_ability
from kirifuda.games.magical_duel.plans.activations import ActivationEvent
from kirifuda.games.magical_duel.plans.aether import TextYield, Yield
from kirifuda.games.magical_duel.plans.carried import ReplacementAbility
from kirifuda.games.magical_duel.zones import FIELD_BITS
from kirifuda.text import ast as a
from kirifuda.text.language import node_at

CHANGES: Final = (a.Gain, a.Lose, a.Become)
RESTS_ITSELF: Final = a.Orient(a.This(), a.Position("レスト"))
KEYWORDS: Final[dict[type[a.Deed], str]] = {m.EnterWord: "参戦", m.LastWords: "断末魔"}


def activated(low: Lowering, node: a.Activated, path: Path) -> list[k.Ability]:
    """905: what it costs, then what it does."""
    defined_letters(low, node.do, (*path, "do"))
    refuse_paid_targets(low, path)
    costs = costs_of(low, node.cost, (*path, "cost"))
    low.effect(node.do, (*path, "do"))
    ability = ActivatedAbility(low.key, plan_of(low), costs)
    ability.rests_itself = any(part == RESTS_ITSELF for part in node.cost)
    yields = tuple(note for note in low.notes if isinstance(note, Yield))
    if yields and not low.targets:
        ability.is_aether = True
        ability.yields = TextYield(yields)
    limit(low, node.limits, path, ability)
    ability.zones = ability.zones or low.zones
    return [ability, *of_the_card(low, node.limits, path)]


def of_the_card(low: Lowering, limits: tuple[a.Limit, ...], path: Path) -> list[k.Ability]:
    """704.2: a limit of all activated abilities of the card, said behind one of them."""
    found: list[k.Ability] = []
    for at, node in enumerate(limits):
        if not isinstance(node, t.TimesOfCard):
            continue
        if not isinstance(node.what, a.This):
            raise low.fail(node, (*path, "limits", at), "is said of the card itself only")
        use = a.Performs(a.Action("use"), a.Anything(), a.AnyCause())
        beyond = a.Forbid(node.what, m.Beyond(node.times, use))
        found.append(rule_ability(low, beyond, (*path, "limits", at), f"{low.key}.{at + 1}", ()))
    return found


def refuse_paid_targets(low: Lowering, path: Path) -> None:
    """903.2e, 903.2h: targets are chosen before anything is paid, so they can't rest on what was paid with."""
    paid = {slot for where, slot in low.reading.slots.items() if where[: len(path) + 1] == (*path, "cost")}
    for where, slot in low.reading.refs.items():
        if slot not in paid or where[: len(path) + 1] != (*path, "do"):
            continue
        for depth, step in enumerate(where):
            if step == "what" and isinstance(node_at(low.reading.tree, where[:depth]), a.Target):
                ref = node_at(low.reading.tree, where)
                raise low.fail(ref, where, "is paid with only after the targets are chosen (903.2e, 903.2h)")


def triggered(low: Lowering, node: a.Triggered, path: Path) -> list[k.Ability]:
    """906; two keywords before one arrow are two abilities (1106, 1107)."""
    if isinstance(node.when, a.EitherEvent) and all(keyword_of(one) for one in node.when.events):
        found: list[k.Ability] = []
        for at, event in enumerate(node.when.events):
            inner = low.child(low.key + (f".{at}" if at else ""), path)
            found.extend(triggered(inner, a.Triggered(event, node.do, node.limits), path))
        return found
    defined_letters(low, node.do, (*path, "do"))
    here: Path = (*path, "when")
    if isinstance(node.when, a.Holds):
        state = low.condition(node.when.condition, (*here, "condition"))
        low.effect(node.do, (*path, "do"))
        ability = TriggeredAbility(low.key, plan_of(low), None, state)
    else:
        if isinstance(node.when, a.Begins | a.Ends) and isinstance(node.when.period.which, a.NextOne):
            raise low.fail(node.when, here, "knows no next one: the ability waits for each")
        event = low.event(node.when, here)
        told = low.zones
        low.effect(node.do, (*path, "do"))
        if speaks_of_itself(node.when):
            low.zones = told or (low.zones and low.zones | FIELD_BITS)
        ability = TriggeredAbility(low.key, plan_of(low), event, None)
        ability.comings = e.comings_of(event)
        ability.buckets = ("becomes",) if ability.comings else ()
    ability.keyword = keyword_of(node.when)
    yields = tuple(note for note in low.notes if isinstance(note, Yield))
    if yields and not low.targets:
        ability.is_aether = True
        ability.yields = TextYield(yields)
        if is_set_off_by_aether(ability.event):
            ability.buckets = (*ability.buckets, "triggered_aether")
    limit(low, node.limits, path, ability)
    ability.zones = ability.zones or low.zones
    return [ability]


def speaks_of_itself(node: a.Node) -> bool:
    """902.2: whether an event happens to the card itself: that says where the ability works, and not where the card is
    thought to lie afterwards (墓地にあるこのカードを)."""
    fields = (getattr(node, name) for name in node.__struct_fields__)
    below = [one for field in fields for one in (field if isinstance(field, tuple) else (field,))]
    return isinstance(node, a.This) or any(isinstance(one, a.Node) and speaks_of_itself(one) for one in below)


def at_moments(low: Lowering, node: a.Spell, path: Path) -> list[k.Ability]:
    """906.1: a triggered ability whose event is told as a time: あなたのターン終了時、カードを1枚引く."""
    assert isinstance(node.do, a.Body)
    first = node.do.sentences[0]
    assert isinstance(first, a.Delayed)
    here: Path = (*path, "do", "sentences", 0)
    defined_letters(low, node.do, (*path, "do"))
    event = low.event(first.when, (*here, "when"))
    low.notes.append(AtOnce(here))
    low.effect(node.do, (*path, "do"))
    ability = TriggeredAbility(low.key, plan_of(low), event, None)
    limit(low, node.limits, path, ability)
    ability.zones = ability.zones or low.zones
    return [ability]


def is_set_off_by_aether(event: e.EventPlan | None) -> bool:
    """907.1: whether activating an aether ability can be the event."""
    if isinstance(event, ActivationEvent):
        return event.of_ability
    return event is not None and "gain_aether" in event.kinds


def keyword_of(node: a.Event) -> str:
    """The keyword that an event is."""
    return KEYWORDS.get(type(node.deed), "") if isinstance(node, a.Happens) else ""


def limit(low: Lowering, limits: tuple[a.Limit, ...], path: Path, ability: ActivatedAbility | TriggeredAbility) -> None:
    """Restrictions on using an ability."""
    for at, node in enumerate(limits):
        here: Path = (*path, "limits", at)
        if isinstance(node, a.Times) and isinstance(node.times, a.Num):
            ability.times = node.times.n
        elif isinstance(node, a.TimesAGame) and isinstance(node.times, a.Num):
            ability.times_a_game = node.times.n
        elif isinstance(node, a.OnlyWhen):
            condition = low.condition(node.condition, (*here, "condition"))
            ability.conditions = (*ability.conditions, condition)
        elif isinstance(node, a.OnlyDuring):
            ability.conditions = (*ability.conditions, running(low, node.period, (*here, "period")))
        elif isinstance(node, a.OnlyMainTiming) and isinstance(ability, ActivatedAbility):
            ability.is_main_timing = True
        elif isinstance(node, a.OnlyInZone):
            for kind in low.meaning.zones(node.zone.name):
                ability.zones |= kind.bit
        elif not isinstance(node, t.TimesOfCard) or not isinstance(ability, ActivatedAbility):
            raise low.fail(node, here)


def keyword_line(low: Lowering, node: a.KeywordLine, path: Path) -> list[k.Ability]:
    """Keywords in a row, each an ability of its own."""
    found: list[k.Ability] = []
    for at, keyword in enumerate(node.keywords):
        key = low.key + (f".{at}" if at else "")
        found.extend(abilities_of(low, keyword, (*path, "keywords", at), key))
    return found


def named(low: Lowering, node: a.NamedAbility, path: Path) -> list[k.Ability]:
    """901.1d: an ability with a name."""
    function = low.tables.abilities.get(type(node.ability))
    if function is None:
        raise low.fail(node.ability, (*path, "ability"))
    found: list[k.Ability] = function(low, node.ability, (*path, "ability"))
    for ability in found:
        if isinstance(ability, MagicalAbility):
            ability.name = node.name
    if not low.is_given:
        low.out.named.append((node.name, repr(node.ability), tuple(found)))
    return found


# --- static abilities ----------------------------------------------------------------------------------------


def static(low: Lowering, node: a.Static, path: Path) -> list[k.Ability]:
    """904: statements that hold; each is an ability to the rules."""
    found: list[StaticAbility] = []
    meant = {one.letter: one.value for one in node.says if isinstance(one, a.Define)}
    for at, statement in enumerate(node.says):
        if isinstance(statement, a.Define):
            continue
        statement = written_out(statement, meant)
        say(low, statement, (*path, "says", at), (), Uses(), found)
    for at, one in enumerate(node.limits):
        if isinstance(one, a.Times) and isinstance(one.times, a.Num) and all(map(is_counted, found)):
            for ability in found:
                ability.times = one.times.n
            continue
        if not isinstance(one, a.OnlyInZone):
            raise low.fail(one, (*path, "limits", at))
        bits = sum(kind.bit for kind in low.meaning.zones(one.zone.name))
        for ability in found:
            ability.zones = bits
    return list(found)


def is_counted(ability: StaticAbility) -> bool:
    """Whether it does something that can be told how often: it takes the place of an event (910), or lets a card be
    activated from where it lies (702.2)."""
    return isinstance(ability, ReplacementAbility) or any(plan.deed == "play" for plan in ability.allowed)


def written_out(node: Any, meant: Mapping[str, a.Amount]) -> Any:
    """904: a statement with the values that its letters stand for."""
    if isinstance(node, a.Letter) and node.name in meant:
        return meant[node.name]
    if isinstance(node, tuple):
        return tuple(written_out(one, meant) for one in node)
    if not isinstance(node, a.Node) or not meant:
        return node
    return type(node)(**{name: written_out(getattr(node, name), meant) for name in node.__struct_fields__})


def say(
    low: Lowering,
    node: a.Effect,
    path: Path,
    conditions: tuple[e.ConditionPlan, ...],
    uses: Uses,
    found: list[StaticAbility],
) -> None:
    """One statement, under the conditions around it."""
    key = low.key + (f".{len(found)}" if found else "")
    if isinstance(node, a.Timed):
        span = span_of(low, node.duration, (*path, "duration"), None)
        if isinstance(node.duration, a.Until):
            raise low.fail(node.duration, (*path, "duration"), "cannot end a static ability")
        uses.add(span.uses)
        say(low, node.do, (*path, "do"), (*conditions, *span.conditions), uses, found)
    elif isinstance(node, a.If):
        with low.measuring() as more:
            condition = low.condition(node.condition, (*path, "condition"))
        uses.add(more)
        say(low, node.then, (*path, "then"), (*conditions, condition), uses, found)
    elif isinstance(node, a.ForEach):
        so_often(low, node, path, conditions, uses, found)
    elif isinstance(node, a.Seq):
        for at, part in enumerate(shared_subject(node.parts)):
            say(low, part, (*path, "parts", at), conditions, uses, found)
    elif isinstance(node, a.Gain | a.Lose | a.Become | a.SwapStats):
        ability = StaticAbility(key)
        changes, defines = static_changes(low, node, path, conditions, uses)
        ability.changes = tuple(changes)
        ability.zones = EVERYWHERE if defines else 0
        ability.is_gained_base = defines and isinstance(node, a.Gain)
        found.append(ability)
    else:
        outer, low.zones = low.zones, 0
        ability = rule(low, node, path, key, conditions)
        ability.zones = ability.zones or low.zones
        low.zones = outer
        found.append(ability)


def shared_subject(parts: tuple[a.Effect, ...]) -> tuple[a.Effect, ...]:
    """Statements of one breath: what is left unsaid in a later one is what the one before it speaks of."""
    found: list[a.Effect] = []
    for part in parts:
        before = getattr(found[-1], "subject", getattr(found[-1], "what", None)) if found else None
        if isinstance(part, CHANGES) and isinstance(part.what, a.Dropped) and isinstance(before, a.Thing):
            part = type(part)(before, part.features)
        elif isinstance(part, a.Forbid) and isinstance(part.subject, a.Dropped) and before is not None:
            part = a.Forbid(before, part.deed)
        found.append(part)
    return tuple(found)


def so_often(
    low: Lowering,
    node: a.ForEach,
    path: Path,
    conditions: tuple[e.ConditionPlan, ...],
    uses: Uses,
    found: list[StaticAbility],
) -> None:
    """Something gained once for every so many."""
    with low.measuring() as more:
        count = low.amount(node.amount, (*path, "amount"))
        outer, low.times = low.times, e.PartsAmount(count, low.amount(node.unit, (*path, "unit")))
    uses.add(more)
    say(low, node.do, (*path, "do"), conditions, uses, found)
    low.times = outer


def rule(low: Lowering, node: a.Effect, path: Path, key: str, conditions: tuple[e.ConditionPlan, ...]) -> StaticAbility:
    """A statement that the rules ask about."""
    if isinstance(node, a.Replace):
        return replacement(low, node, path, key, conditions)
    if isinstance(node, a.EntersAs | m.EntersInstead):
        return enters_as(low, node, path, key, conditions)
    if isinstance(node, a.ManyInDeck | a.ManyInDeckUpTo):
        low.out.deck_limit = deck_limit(low, node, path)
        return StaticAbility(key)
    if isinstance(node, b.ManyOfName):
        ability = StaticAbility(key)
        ability.in_deck = ((node.name, deck_limit(low, node, path)),)
        return ability
    if type(node) not in RULES and not isinstance(node, a.Unless):
        raise low.fail(node, path, "is no statement")
    return rule_ability(low, node, path, key, conditions)


def deck_limit(low: Lowering, node: a.ManyInDeck | a.ManyInDeckUpTo | b.ManyOfName, path: Path) -> int:
    """402.4: how many a deck may hold."""
    if isinstance(node, a.ManyInDeck) or isinstance(node.count, a.Infinity):
        return 50
    if not isinstance(node.count, a.Num):
        raise low.fail(node, path, "needs a printed number")
    return node.count.n


ABILITIES: Final[Table] = {
    a.Activated: activated,
    a.Triggered: triggered,
    a.Static: static,
    a.KeywordLine: keyword_line,
    a.NamedAbility: named,
}
