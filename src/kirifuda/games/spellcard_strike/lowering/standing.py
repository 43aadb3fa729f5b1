"""Lowering of what holds all the time: 〔常〕 and triggered abilities, equipment and rule cards.

Every statement becomes an ability or several; a printed text has them, an effect begins them.
"""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda.effects.lowering.base import Lowering, Path, Uses
from kirifuda.effects.lowering.changes import build
from kirifuda.effects.lowering.conditions import running
from kirifuda.effects.lowering.frames import sentences as in_order
from kirifuda.effects.lowering.history import count_deed
from kirifuda.effects.lowering.plans import plan_of
from kirifuda.games.spellcard_strike import ast as s
from kirifuda.games.spellcard_strike.abilities import (
    StateTrigger,
    StaticAbility,
    StrikeAbility,
    TriggeredAbility,
)
from kirifuda.games.spellcard_strike.lowering import permits, summoning
from kirifuda.games.spellcard_strike.lowering.book import skip_ability
from kirifuda.games.spellcard_strike.lowering.called import called_by_verb, has
from kirifuda.games.spellcard_strike.lowering.damage import cost_shift, damage_ability, hand_limit
from kirifuda.games.spellcard_strike.lowering.features import drafts
from kirifuda.games.spellcard_strike.lowering.forbids import forbid
from kirifuda.games.spellcard_strike.lowering.marks import Begun, Nothing
from kirifuda.games.spellcard_strike.lowering.numbers import nobody_chooses, open_numbers, pass_on
from kirifuda.games.spellcard_strike.lowering.replacing import is_once, replacement
from kirifuda.games.spellcard_strike.lowering.setting import SECOND_TARGET, TARGET, setting_of
from kirifuda.games.spellcard_strike.plans import carried
from kirifuda.text import ast as a
from kirifuda.text.language import node_at

Conditions = tuple[e.ConditionPlan, ...]
STATEMENTS: Final = (
    a.Gain, a.Lose, a.Become, a.Forbid, s.ChangeDamage, s.ChangeBigDamage, s.ChangeAttackDamage,
    s.ChangeHandLimit, s.LimitTimes,
    s.Whenever, s.Before, a.Replace, s.OnlySoOften, s.ChangeCost, *summoning.STANDING, *permits.PERMITS,
    *permits.REDIRECTS,
)  # fmt: skip


class Standing:
    """Statements on their way to abilities."""

    def __init__(self) -> None:
        self.abilities: list[StrikeAbility] = []
        self.uses = Uses()


def is_statement(node: a.Effect) -> bool:
    """Whether something holds rather than being done."""
    if isinstance(node, a.If):
        return is_statement(node.then)
    if isinstance(node, s.Instead):
        return is_statement(node.do)
    if isinstance(node, a.Otherwise):
        return is_statement(node.then)
    if isinstance(node, s.SoOften):
        return is_statement(node.do)
    if isinstance(node, a.Timed) and is_always(node.duration):
        return is_statement(node.do)
    if isinstance(node, a.ForEach):
        return is_statement(node.do)
    if isinstance(node, a.By):
        is_skipped = isinstance(node.do, a.Skip) and isinstance(node.do.period.which, a.EveryOne)
        return is_skipped or isinstance(node.do, s.ChangeHandLimit)
    if isinstance(node, a.Seq):
        return all(is_statement(part) for part in node.parts)
    return isinstance(node, STATEMENTS)


def is_always(node: a.Duration) -> bool:
    """Whether a duration comes again and again: as long as something is so, during somebody's turns."""
    return isinstance(node, a.While) or (isinstance(node, a.Throughout) and isinstance(node.period.which, a.EveryOne))


def stand_all(low: Lowering, sentences: tuple[a.Effect, ...], path: Path, found: Standing) -> None:
    """Sentences that hold; one that stands in for the one before holds when that one does not (8.1.5). What follows a
    trigger and does not hold by itself is a part of what the trigger does."""
    sentences = called_by_verb(low, sentences, path)
    at = 0
    while at < len(sentences):
        sentence = sentences[at]
        here: Path = (*path, at)
        end = at + 1
        while end < len(sentences) and belongs(sentence, sentences[end]):
            end += 1
        after = sentences[at + 1] if at + 1 < len(sentences) else None
        if isinstance(after, a.If) and isinstance(after.then, s.Instead):
            with low.measuring() as uses:
                other = e.Not(low.condition(after.condition, (*path, at + 1, "condition")))
            found.uses.add(uses)
            stand(low, sentence, here, (other,), found)
        elif isinstance(sentence, a.Otherwise):
            otherwise(low, sentences, at, path, found)
        elif end > at + 1:
            trigger(low, sentences, (at, end), path, found)
        elif isinstance(sentence, s.OnlySoOften):
            limit_last(low, sentence, here, found, len(found.abilities) - 1)
        elif not isinstance(sentence, Nothing | a.Define | s.NoMore):
            stand(low, sentence, here, (), found)
        at = end


def otherwise(low: Lowering, sentences: tuple[a.Effect, ...], at: int, path: Path, found: Standing) -> None:
    """Holds while the condition of the sentence before does not."""
    node, before = sentences[at], sentences[at - 1] if at else None
    assert isinstance(node, a.Otherwise)
    if not isinstance(before, a.If):
        raise low.fail(node, (*path, at), "has no condition before it")
    with low.measuring() as uses:
        other = e.Not(low.condition(before.condition, (*path, at - 1, "condition")))
    found.uses.add(uses)
    stand(low, node.then, (*path, at, "then"), (other,), found)


def is_done(node: a.Effect) -> bool:
    """Whether a sentence is something to carry out."""
    return not is_statement(node) and not isinstance(node, Nothing | a.Define | s.NoMore)


def belongs(sentence: a.Effect, after: a.Effect) -> bool:
    """Whether a sentence is a part of what the trigger before it does; of a replacement, if it speaks of it."""
    if isinstance(sentence, s.Before | a.Replace):
        asks = isinstance(sentence, s.Before) and isinstance(after, a.IfNotDone)
        return asks or isinstance(after, a.IfDone | a.Afterwards)
    return isinstance(sentence, s.Whenever) and is_done(after)


def trigger(low: Lowering, sentences: tuple[a.Effect, ...], span: tuple[int, int], path: Path, found: Standing) -> None:
    """A trigger or a replacement with several sentences to carry out."""
    at, end = span
    node = sentences[at]
    key = low.key + (f".{len(found.abilities)}" if found.abilities else "")
    rest = tuple(one if at < place < end else Nothing() for place, one in enumerate(sentences[:end]))
    ability: StrikeAbility
    if isinstance(node, s.Before | a.Replace):
        unasked = next((place for place in range(at + 1, end) if not belongs(node, sentences[place])), 0)
        if unasked:
            raise low.fail(sentences[unasked], (*path, unasked), "asks whether something was replaced that never was")
        if isinstance(node, a.Replace) and isinstance(node.instead, a.May) and isinstance(rest[at + 1], a.Afterwards):
            raise low.fail(rest[at + 1], (*path, at + 1), "does not say whether it also follows what was declined")
        parts = (*rest[:at], Nothing(), *rest[at + 1 :])
        ability = replacement(low, node, (*path, at), key, (), parts)
    else:
        assert isinstance(node, s.Whenever)
        parts = (*rest[:at], Begun(node.do), *rest[at + 1 :])
        ability = triggered(low, node, (*path, at), key, (), parts)
    ability.tier = setting_of(low).tier
    found.abilities.append(ability)


def stand(low: Lowering, node: a.Effect, path: Path, conditions: Conditions, found: Standing) -> None:
    """One statement, under the conditions around it."""
    key = low.key + (f".{len(found.abilities)}" if found.abilities else "")
    if isinstance(node, a.If):
        stand_if(low, node, path, conditions, found)
    elif isinstance(node, a.Timed) and is_always(node.duration):
        with low.measuring() as uses:
            condition = holding(low, node.duration, (*path, "duration"))
        found.uses.add(uses)
        stand(low, node.do, (*path, "do"), (*conditions, condition), found)
    elif isinstance(node, a.By) and isinstance(node.do, s.ChangeHandLimit):
        whose = node.who if isinstance(node.do.who, a.Actor) else node.do.who
        stand(low, s.ChangeHandLimit(whose, node.do.fix), (*path, "do"), conditions, found)
    elif isinstance(node, a.By) and isinstance(node.do, a.Skip):
        stand_skipped(low, node, path, conditions, found)
    elif isinstance(node, s.SoOften):
        first = len(found.abilities)
        stand(low, node.do, (*path, "do"), conditions, found)
        limit_last(low, node, path, found, first)
    elif isinstance(node, a.ForEach):
        each(low, node, path, conditions, found)
    elif isinstance(node, a.Seq):
        for at, part in enumerate(node.parts):
            spoken: Path = (*path, "parts", at, "subject" if isinstance(part, a.Forbid) else "what")
            if spoken in low.reading.slots:
                setting_of(low).spoken[low.reading.slots[spoken]] = spoken
            stand(low, part, (*path, "parts", at), conditions, found)
    elif isinstance(node, s.LimitTimes) and isinstance(node.subject, a.EachPlayer):
        for who, place in ((a.You(), "subject"), (a.Opponent(), "deed")):
            stand(low, s.LimitTimes(who, node.deed, node.times), (*path, place), conditions, found)
    elif isinstance(node, STATEMENTS):
        with low.measuring() as uses:
            made = ability_of(low, node, path, key, conditions, found)
        found.uses.add(uses)
        nobody_chooses(low, node, path)
        made.tier = setting_of(low).tier
        found.abilities.append(made)
    else:
        raise low.fail(node, path, "happens, but nothing says when: it has no icon of a declaration and no condition")


def stand_if(low: Lowering, node: a.If, path: Path, conditions: Conditions, found: Standing) -> None:
    """A statement that holds while a condition does."""
    about_itself(low, node, path)
    with low.measuring() as uses:
        condition = low.condition(node.condition, (*path, "condition"))
    found.uses.add(uses)
    then = node.then
    below: Path = (*path, "then")
    if isinstance(then, s.Instead):
        then, below = then.do, (*below, "do")
    stand(low, then, below, (*conditions, condition), found)


def stand_skipped(low: Lowering, node: a.By, path: Path, conditions: Conditions, found: Standing) -> None:
    """5.2.3: a phase that a player skips as long as it is said."""
    assert isinstance(node.do, a.Skip)
    key = low.key + (f".{len(found.abilities)}" if found.abilities else "")
    ability = skip_ability(low, node.do, low.player(node.who, (*path, "who")), (*path, "do"), key)
    ability.conditions = conditions
    ability.tier = setting_of(low).tier
    ability.file()
    found.abilities.append(ability)


def about_itself(low: Lowering, node: a.If, path: Path) -> None:
    """Of whom a condition speaks without a word is this striker, if the sentence is about it."""
    about = getattr(node.then, "subject", getattr(node.then, "what", None))
    if has(node.condition, (s.Oneself,)) and isinstance(about, a.All | a.Any | a.Some):
        raise low.fail(node.condition, (*path, "condition"), "does not say who: those of the sentence, or this striker")


def holding(low: Lowering, node: a.Duration, path: Path) -> e.ConditionPlan:
    """What must be so as long as something holds."""
    if isinstance(node, a.While):
        return low.condition(node.condition, (*path, "condition"))
    assert isinstance(node, a.Throughout)
    return running(low, node.period, (*path, "period"))


def each(low: Lowering, node: a.ForEach, path: Path, conditions: Conditions, found: Standing) -> None:
    """つき: a stat that is so many times as much higher or lower."""
    if not isinstance(node.do, a.Gain):
        raise low.fail(node.do, (*path, "do"), "does not become more by being counted")
    with low.measuring() as uses:
        count = low.amount(node.amount, (*path, "amount"))
        times = e.PartsAmount(count, low.amount(node.unit, (*path, "unit")))
    found.uses.add(uses)
    outer, low.times = low.times, times
    stand(low, node.do, (*path, "do"), conditions, found)
    low.times = outer


def ability_of(
    low: Lowering, node: a.Effect, path: Path, key: str, conditions: Conditions, found: Standing
) -> StrikeAbility:
    """The ability that a statement is."""
    if isinstance(node, a.Gain | a.Lose | a.Become):
        return changing(low, node, path, key, conditions, found.uses)
    if isinstance(node, s.ChangeDamage | s.ChangeBigDamage | s.ChangeAttackDamage):
        return damage_ability(low, node, path, key, conditions)
    if isinstance(node, s.Whenever):
        return triggered(low, node, path, key, conditions)
    if isinstance(node, s.Before | a.Replace):
        return replacement(low, node, path, key, conditions)
    if isinstance(node, s.TakesInstead):
        return permits.redirect(low, node, path, key, conditions)
    ability = StaticAbility(key)
    ability.conditions = conditions
    if isinstance(node, s.LimitTimes):
        counted = e.HistoryAmount(*count_deed(low, a.Happens(node.subject, node.deed), path))
        ability.conditions = (*conditions, e.Comparison(counted, e.AT_LEAST, low.amount(node.times, (*path, "times"))))
        node = a.Forbid(node.subject, node.deed)
    if isinstance(node, s.ChangeCost):
        ability.cost_shift = cost_shift(low, node, path)
    elif isinstance(node, permits.PERMITS):
        permits.permit(low, node, path, ability)
    elif isinstance(node, summoning.STANDING):
        summoning.standing(low, node, path, ability)
    elif isinstance(node, s.ChangeHandLimit):
        ability.limit = hand_limit(low, node, path)
    else:
        assert isinstance(node, a.Forbid)
        forbid(low, node, path, ability)
    ability.file()
    return ability


def changing(
    low: Lowering, node: a.Gain | a.Lose | a.Become, path: Path, key: str, conditions: Conditions, around: Uses
) -> StaticAbility:
    """2.4.3: numbers, information and abilities, of whoever fits."""
    ability = StaticAbility(key)
    with low.measuring() as uses:
        of = those(low, node.what, (*path, "what"))
    uses.add(around)
    built = build(low, path, drafts(low, node, path, None), of, conditions, fixes=False)
    low.uses.slots |= built.uses.slots
    ability.changes = built.looking_at(uses)
    return ability


def those(low: Lowering, node: a.Thing, path: Path) -> e.FilterPlan:
    """The set that a statement is about; it stays open."""
    if isinstance(node, a.Dropped):
        place = setting_of(low).spoken.get(low.reading.refs[path], path)
        node, path = node_at(low.reading.tree, place), place
        if isinstance(node, a.Dropped) and is_fixed(low, path):
            return e.ThingFilter(low.thing(node, path))
    if isinstance(node, a.All | a.Any):
        return low.filter(node.of, (*path, "of"))
    if isinstance(node, a.That | a.It) and is_fixed(low, path):
        return e.ThingFilter(low.thing(node, path))
    if isinstance(node, a.Role | s.Bearer | s.Oneself):
        return e.ThingFilter(low.thing(node, path))
    raise low.fail(node, path, "cannot be meant by something that holds all the time")


def is_fixed(low: Lowering, path: Path) -> bool:
    """Whether a pronoun means the target, or who wears the card: that stays the same."""
    slot = low.reading.refs.get(path, "")
    return set(low.parts.get(slot, (slot,))) <= {TARGET, SECOND_TARGET, s.Bearer.role}


def triggered(
    low: Lowering,
    node: s.Whenever,
    path: Path,
    key: str,
    conditions: Conditions,
    parts: tuple[a.Effect, ...] = (),
) -> TriggeredAbility:
    """2.4.4: when something has happened, the rest follows; 「場合」 behind it is asked again when it acts (8.1.4).

    `parts` are the sentences it carries out, if there are several, each in its place in the text.
    """
    inner = low.child(key, path)
    do: a.Effect = node.do
    below: Path = (*path, "do")
    setting_of(low).tells_dealers = has(node, (s.Dealers,)) and has(node.when, (s.TakesDamage,))
    event = inner.event(node.when, (*path, "when"))
    most = 0
    if isinstance(do, s.SoOften):
        most, do, below = printed_number(low, do, path), do.do, (*below, "do")
    while isinstance(do, a.If) and not parts:
        conditions = (*conditions, inner.condition(do.condition, (*below, "condition")))
        do, below = do.then, (*below, "then")
    if parts:
        in_order(inner, parts, path[:-1])
    else:
        inner.effect(do, below)
    open_numbers(inner)
    pass_on(inner, low)
    procedure = plan_of(inner).procedure
    if isinstance(event, e.BecameEvent):
        ability: TriggeredAbility = StateTrigger(key, procedure, event, event.state)
    else:
        ability = TriggeredAbility(key, procedure, event)
    ability.conditions = conditions
    ability.most = most
    ability.once = is_once(node.when)
    ability.is_single = isinstance(node.often, s.AsOne)
    low.uses.slots |= inner.uses.slots
    return ability


def printed_number(low: Lowering, node: s.SoOften | s.OnlySoOften, path: Path) -> int:
    """How often a turn."""
    if not isinstance(node.times, a.Num):
        raise low.fail(node, path, "must be a printed number")
    return node.times.n


def limit_last(low: Lowering, node: s.SoOften | s.OnlySoOften, path: Path, found: Standing, first: int) -> None:
    """The triggers from one on act only so often a turn."""
    last = found.abilities[first:] if first >= 0 else []
    if len(last) != 1 or not isinstance(last[0], TriggeredAbility | carried.ReplacementAbility):
        raise low.fail(node, path, "limits how often something triggers, but there is no trigger")
    last[0].most = printed_number(low, node, path)
