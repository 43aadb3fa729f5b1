"""Lowering of what holds: every statement becomes an ability; a printed text has it, an effect begins it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.effects.lowering.base import foreseen, words_at
from kirifuda.effects.lowering.changes import build
from kirifuda.effects.lowering.conditions import running
from kirifuda.effects.lowering.history import count_this_turn
from kirifuda.games.last_resort import ast as r
from kirifuda.games.last_resort.abilities import CostChange, StaticAbility
from kirifuda.games.last_resort.lowering.features import drafts
from kirifuda.games.last_resort.lowering.more import PLAYER_DEEDS, acting, changes_rules, forbidden_more, is_skill
from kirifuda.games.last_resort.lowering.nouns import those
from kirifuda.games.last_resort.lowering.replacing import Lessening, lessened, replacement
from kirifuda.games.last_resort.lowering.setting import resort
from kirifuda.games.last_resort.lowering.subjects import BURIED, check_deed, check_gained, sort_of
from kirifuda.games.last_resort.plans.events import (
    AimDeed,
    BlockDeed,
    ChooseDeed,
    LimitDeed,
    MovedEvent,
    PairEvent,
    SummonDeed,
)
from kirifuda.games.last_resort.rules.l09_1_costs import CONVERTING, EQUIPPING_WAY, RECYCLING
from kirifuda.games.last_resort.values import EQUIPMENT
from kirifuda.games.last_resort.zones import GRAVEYARD, HAND
from kirifuda.text import ast as a

if TYPE_CHECKING:
    from kirifuda.effects.lowering.base import Lowering, Path

WAYS_OF: Final = {"リサイクル": RECYCLING, "変換": CONVERTING, "装備": EQUIPPING_WAY}
Changing = a.Gain | a.Lose | a.Become | a.SwapStats
Conditions = tuple[e.ConditionPlan, ...]
FOR_EACH: Final = (a.Gain, a.CostLess, a.CostMore, r.CheaperItself, r.WayCostLess, r.NotBelow)
"""What can hold several times."""


def named(low: Lowering, node: a.Static, at: int, path: Path) -> a.Effect:
    """A sentence that does not say who gains something more: whoever the one before it said."""
    says = node.says[at]
    if not isinstance(says, a.If) or not isinstance(says.then, a.Gain) or not isinstance(says.then.what, a.Dropped):
        return says
    before = node.says[at - 1] if at else says
    while isinstance(before, a.If | a.Timed):
        before = before.then if isinstance(before, a.If) else before.do
    known = (a.All, a.This, r.Bearer)
    if not isinstance(before, a.Gain) or not isinstance(before.what, known):
        raise low.fail(says.then.what, (*path, "says", at, "then", "what"), "is nobody whom the sentence before names")
    return a.If(says.condition, a.Gain(before.what, says.then.features))


def abilities_of(
    low: Lowering, node: a.Effect, path: Path, key: str, conditions: Conditions = ()
) -> list[StaticAbility]:
    """What a printed sentence comes to: its statements, each under the conditions around it."""
    node = borne(low, node, path)
    if isinstance(node, a.If):
        found = (*conditions, low.condition(node.condition, (*path, "condition")))
        return abilities_of(low, node.then, (*path, "then"), key, found)
    if isinstance(node, a.Timed):
        found = (*conditions, standing_condition(low, node.duration, (*path, "duration")))
        return abilities_of(low, node.do, (*path, "do"), key, found)
    if isinstance(node, a.Seq):
        made: list[StaticAbility] = []
        outer, resort(low).holds = resort(low).holds, True
        for at, part in enumerate(node.parts):
            made.extend(abilities_of(low, part, (*path, "parts", at), f"{key}.{at}", conditions))
        resort(low).holds = outer
        return made
    if isinstance(node, a.ForEach):
        if not isinstance(node.do, FOR_EACH):
            raise low.fail(node, path, "holds all the time, and cannot hold several times")
        with low.measuring() as uses:
            count = low.amount(node.amount, (*path, "amount"))
            before, low.times = low.times, e.PartsAmount(count, low.amount(node.unit, (*path, "unit")))
        ability = ability_of(low, node.do, (*path, "do"), key, conditions=conditions)
        low.times = before
        for change in ability.changes:
            change.facts |= uses.facts
            change.reads |= uses.reads
        return [ability]
    return [ability_of(low, node, path, key, conditions=conditions)]


def borne(low: Lowering, node: a.Effect, path: Path) -> a.Effect:
    """L-1.9: what equipment says of nobody in particular is said of whoever bears it."""
    field = "what" if isinstance(node, Changing) else "subject"
    if not resort(low).kind & EQUIPMENT or not isinstance(node, Changing | a.Forbid | a.Must | r.ForbidBoth):
        return node
    if not isinstance(getattr(node, field), a.This) or words_at(low.reading, (*path, field)).startswith("この"):
        return node
    return type(node)(**{**{name: getattr(node, name) for name in node.__struct_fields__}, field: r.Bearer()})


def standing_condition(low: Lowering, node: a.Duration, path: Path) -> e.ConditionPlan:
    """How long a printed sentence holds: as long as something is so, or whenever a period runs."""
    if isinstance(node, a.While):
        return low.condition(node.condition, (*path, "condition"))
    if isinstance(node, a.Throughout) and isinstance(node.period.which, a.EveryOne):
        return running(low, node.period, (*path, "period"))
    raise low.fail(node, path, "begins at a moment that the text does not name")


def ability_of(
    low: Lowering,
    node: a.Effect,
    path: Path,
    key: str,
    subject: e.ThingPlan | None = None,
    conditions: Conditions = (),
) -> StaticAbility:
    """The ability that a statement is; `subject` if an effect has settled whom it is about."""
    if isinstance(node, a.Replace):
        return replacement(low, node, path, key, conditions)
    if isinstance(node, Lessening):
        return lessened(low, node, path, key, conditions)
    if isinstance(node, r.NotBelow):
        return not_below(low, node, path, key, conditions)
    ability = StaticAbility(key)
    ability.conditions = conditions
    if isinstance(node, Changing):
        changing(low, node, path, ability)
        return ability
    if isinstance(node, a.Must):
        ability.musts = (e.TextDeed("attack", subject or doer(low, node.subject, node.deed, path), None),)
    elif isinstance(node, r.ForbidBoth):
        who = subject or doer(low, node.subject, r.Attacks(), path)
        ability.forbidden = (e.TextDeed("attack", who, None), e.TextDeed("block", who, None))
    elif isinstance(node, a.Forbid):
        forbid(low, node, path, ability, subject)
    elif isinstance(node, r.SummonLimit):
        ability.forbidden = (limited(low, node, path),)
    elif isinstance(node, r.WayCostLess):
        of = those(low, node.what, (*path, "what"))
        ability.cost_changes = (CostChange(of, added(low, node, path), WAYS_OF[node.way.name]),)
    elif isinstance(node, a.CostLess | a.CostMore):
        ability.cost_changes = (CostChange(those(low, node.what, (*path, "what")), added(low, node, path)),)
    elif isinstance(node, r.NextCheaper | r.CheaperItself):
        cheaper(low, node, path, ability)
    elif not changes_rules(low, node, path, ability, subject):
        raise low.fail(node, path, "happens, but nothing says when")
    ability.file()
    return ability


def not_below(low: Lowering, node: r.NotBelow, path: Path, key: str, conditions: Conditions) -> StaticAbility:
    """L-9.1: a cost that becomes less, and what is left of it."""
    ability = ability_of(low, node.does, (*path, "does"), key, conditions=conditions)
    ability.own_least = low.amount(node.least, (*path, "least"))
    for change in ability.cost_changes:
        change.least = ability.own_least
    return ability


def cheaper(low: Lowering, node: r.NextCheaper | r.CheaperItself, path: Path, ability: StaticAbility) -> None:
    """L-9.1: the card itself, or the next one."""
    if isinstance(node, r.NextCheaper):
        next_cheaper(low, node, path, ability)
        return
    ability.own_cost = added(low, node, path)
    ability.zones = HAND.bit | GRAVEYARD.bit


def next_cheaper(low: Lowering, node: r.NextCheaper, path: Path, ability: StaticAbility) -> None:
    """L-9.1: until such a card has been summoned."""
    since = resort(low).since
    if not since:
        raise low.fail(node, path, "is about one card, and nothing says from when on")
    counted = e.SumAmount(summons_of(low, node, path), e.SlotAmount(since), sign=-1)
    low.uses.slots.add(since)
    ability.conditions = (*ability.conditions, e.Comparison(counted, e.AT_MOST, e.FixedAmount(0)))
    ability.cost_changes = (CostChange(low.filter(node.of, (*path, "of")), added(low, node, path)),)


def summons_of(low: Lowering, node: r.NextCheaper, path: Path) -> e.AmountPlan:
    """How many such cards were summoned this turn."""
    of = a.Filter(a.Anywhere(), node.of.qualities, node.of.noun)
    summons = a.Performs(a.Action("summon"), a.Any(of), a.AnyCause())
    return count_this_turn(low, a.Happens(a.You(), summons), path)


def limit_price(low: Lowering, node: a.Effect, path: Path, ability: StaticAbility, times: int) -> None:
    """L-9.1, L-11.1: a price that becomes less only so often a turn: what was bought this turn is counted."""
    while isinstance(node, a.If | a.Timed | r.NotBelow):
        field = "then" if isinstance(node, a.If) else "does" if isinstance(node, r.NotBelow) else "do"
        node, path = getattr(node, field), (*path, field)
    if isinstance(node, r.DrawTwoLess):
        drawing = a.Performs(a.Action("draw"), a.Anything(), a.AnyCause())
        step = a.Period(a.EveryOne(), a.AnyPlayer(), a.Phase("ドローステップ2"))
        bought: a.Event = a.InPeriod(step, a.Happens(node.who, drawing))
    elif isinstance(node, a.CostLess) and isinstance(node.what, a.All) and isinstance(node.what.of.where, r.SummonedBy):
        of = a.Filter(a.Anywhere(), node.what.of.qualities, node.what.of.noun)
        bought = a.Happens(node.what.of.where.who, a.Performs(a.Action("summon"), a.Any(of), a.AnyCause()))
    else:
        raise low.fail(node, path, "holds all the time, and is not used so often a turn")
    counted = count_this_turn(low, bought, path)
    ability.conditions = (*ability.conditions, e.Comparison(counted, e.AT_MOST, e.FixedAmount(times - 1)))


def added(
    low: Lowering, node: a.CostLess | a.CostMore | r.CheaperItself | r.WayCostLess | r.NextCheaper, path: Path
) -> e.AmountPlan:
    """What is added to a cost; below 0 if it is less."""
    by = low.amount(node.by, (*path, "by"))
    if low.times is not None:
        by = e.TimesAmount(by, low.times)
    sign = 1 if isinstance(node, a.CostMore) else -1
    return e.FixedAmount(sign * by.number) if isinstance(by, e.FixedAmount) else e.TimesAmount(by, e.FixedAmount(sign))


def doer(low: Lowering, node: a.Party, deed: a.Deed, path: Path) -> e.ThingPlan:
    """Whom something that holds all the time is about: whoever fits."""
    below: Path = (*path, "subject")
    if isinstance(node, a.Some):
        raise low.fail(node, below, "is a number of cards, and nobody chooses them")
    check_deed(low, node, deed, below)
    return low.thing(node, below)


def features_of(node: Changing) -> tuple[a.Feature, ...]:
    """What is gained, lost or become; two numbers that change places are a creature's as well."""
    if isinstance(node, a.SwapStats):
        return (a.SetStat(node.left, a.Num(0)), a.SetStat(node.right, a.Num(0)))
    return node.features


def changing(low: Lowering, node: Changing, path: Path, ability: StaticAbility) -> None:
    """Numbers and abilities, of whoever fits; numbers are counted anew all the time."""
    for feature in features_of(node):
        check_gained(low, node.what, feature, (*path, "what"))
    with low.measuring() as uses:
        of = those(low, node.what, (*path, "what"))
    uses.add(low.uses)
    built = build(low, path, drafts(low, node, path), of, ability.conditions, fixes=False)
    for change in built.changes:
        change.facts |= uses.facts
        change.reads |= uses.reads
        if isinstance(node.what, a.All) and sort_of(node.what.of) == BURIED:
            change.zones = GRAVEYARD.bit
    ability.changes = tuple(built.changes)


def forbid(low: Lowering, node: a.Forbid, path: Path, ability: StaticAbility, subject: e.ThingPlan | None) -> None:
    """What the subject cannot do or undergo."""
    deed = node.deed
    here: Path = (*path, "deed")
    if isinstance(deed, r.Summons | r.SummonsSuch):
        with acting(low, node.subject, (*path, "subject")):
            of = summoned(low, deed, here)
        ability.forbidden = (SummonDeed(low.player(node.subject, (*path, "subject")), of),)
        return
    if isinstance(deed, r.Chooses):
        who = low.player(node.subject, (*path, "subject"))
        ability.forbidden = (ChooseDeed(who, low.thing(deed.what, (*here, "what"))),)
        return
    if isinstance(deed, (*PLAYER_DEEDS, r.UsesTap, r.UsesKeyword)) or is_skill(deed):
        ability.forbidden = forbidden_more(low, node, path, subject)
        return
    if isinstance(deed, r.LifeHurt | a.Performs):
        forbid_event(low, node, path, ability)
        return
    what = subject or doer(low, node.subject, deed, path)
    if isinstance(deed, r.Attacks):
        ability.forbidden = (e.TextDeed("attack", what, None),)
    elif isinstance(deed, r.AttacksLife | r.AttacksCreatures):
        check_life(low, node, path)
        ability.forbidden = (AimDeed(what, is_life=isinstance(deed, r.AttacksLife)),)
    elif isinstance(deed, r.IsAttacked):
        ability.forbidden = (BlockDeed("attack", None, what),)
    elif isinstance(deed, r.UsesAbilities):
        ability.forbidden = (e.TextDeed("use", what, None),)
    elif isinstance(deed, r.Blocks):
        ability.forbidden = (e.TextDeed("block", what, None),)
    elif isinstance(deed, r.IsBlocked):
        ability.forbidden = (BlockDeed("block", None, what),)
    elif isinstance(deed, r.IsBlockedBy):
        ability.forbidden = (BlockDeed("block", low.thing(deed.what, (*here, "what")), what),)
    elif isinstance(deed, r.IsChosen):
        ability.forbidden = (chosen_by(low, deed.cause, what, here),)
    elif isinstance(deed, a.Undergoes) and isinstance(deed.cause, a.AnyCause):
        ability.forbidden_events = (e.ObjectEvent((deed.action.name,), what),)
    else:
        forbid_event(low, node, path, ability, what)


def check_life(low: Lowering, node: a.Forbid, path: Path) -> None:
    """L-10.4: the life that is attacked is that of the attacker's opponent."""
    words = words_at(low.reading, path)
    of = node.subject.of.where if isinstance(node.subject, a.All | a.Some) else None
    is_theirs = isinstance(of, a.Place) and isinstance(of.whose, a.Opponent)
    is_mine = isinstance(node.subject, a.This | r.Bearer) or (isinstance(of, a.Place) and isinstance(of.whose, a.You))
    if (is_theirs and "相手のライフ" in words) or (is_mine and "自分のライフ" in words):
        raise low.fail(node, path, "is an attack on the life of the attacker's own player")


def chosen_by(low: Lowering, cause: a.Cause, what: e.ThingPlan, path: Path) -> ChooseDeed:
    """Whose effects, or spells, do not choose somebody."""
    assert isinstance(cause, a.ByEffect | r.BySpell)
    who = low.player(cause.whose, (*path, "cause", "whose"))
    return ChooseDeed(who, what, by_spell=isinstance(cause, r.BySpell))


def limited(low: Lowering, node: r.SummonLimit, path: Path) -> LimitDeed:
    """L-9.2: what each player has summoned this turn is counted."""
    deed = node.deed
    assert isinstance(deed, r.Summons | r.SummonsSuch)
    below: Path = (*path, "deed")
    of = deed.of if isinstance(deed, r.SummonsSuch) else a.Filter(a.Anywhere(), (), deed.of)
    limit = LimitDeed(low.player(node.who, (*path, "who")), summoned(low, deed, below), low.amount(node.times, path))
    summons = a.Performs(a.Action("summon"), a.Any(of), a.AnyCause())
    for player, place in ((a.You(), "times"), (a.Opponent(), "who")):
        counted = count_this_turn(low, a.Happens(player, summons), (*path, place))
        limit.counts.append((low.player(player, path), counted))
    return limit


def summoned(low: Lowering, deed: r.Summons | r.SummonsSuch, path: Path) -> e.FilterPlan:
    """L-9.1: the cards that are meant, wherever they are summoned from."""
    below: Path = (*path, "of")
    if isinstance(deed, r.SummonsSuch):
        return low.filter(deed.of, below)
    return e.AnywhereFilter(() if isinstance(deed.of, a.AnyCard) else (low.test(deed.of, below),))


def forbid_event(
    low: Lowering, node: a.Forbid, path: Path, ability: StaticAbility, subject: e.ThingPlan | None = None
) -> None:
    """What the rules announce as an event is forbidden as one; whom an effect has chosen takes the subject's place."""
    event = foreseen(low, a.Happens(node.subject, node.deed), path)
    if subject is not None:
        assert isinstance(event, e.ObjectEvent | MovedEvent | PairEvent)
        event.subject = subject
    ability.forbidden_events = (event,)
