"""Lowering of what is asked: conditions of this game, and what somebody has done this turn."""

from __future__ import annotations

from functools import partial
from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.effects.lowering import conditions as shared_conditions
from kirifuda.effects.lowering import nouns as shared_nouns
from kirifuda.effects.lowering.base import Lowering, Path, Table
from kirifuda.effects.lowering.rows import row
from kirifuda.games.last_resort import ast as r
from kirifuda.games.last_resort.lowering.nouns import count_of
from kirifuda.games.last_resort.lowering.setting import resort
from kirifuda.games.last_resort.plans import tests, tests_more
from kirifuda.games.last_resort.plans.events import SummonEvent
from kirifuda.games.last_resort.plans.events_more import OwnSummonEvent
from kirifuda.games.last_resort.rules.l03_zones import RECYCLED
from kirifuda.games.last_resort.values import COLOUR_BITS, FIELD_COLOUR
from kirifuda.text import ast as a
from kirifuda.text.language import node_at


def skill(low: Lowering, node: r.SkillUsed | r.SkillUnused, path: Path) -> e.ConditionPlan:
    """L-1.15."""
    low.uses.facts |= k.FACT_MARKS
    who = low.player(node.who, (*path, "who"))
    return tests.SkillCondition(who, is_used=isinstance(node, r.SkillUsed))


def negated(low: Lowering, node: r.Not, path: Path) -> e.ConditionPlan:
    """The contrary."""
    return e.Not(low.condition(node.condition, (*path, "condition")))


def leader_is(low: Lowering, node: r.LeaderIs, path: Path) -> e.ConditionPlan:
    """L-1.16."""
    low.uses.reads |= FIELD_COLOUR
    return tests.LeaderCondition(low.player(node.who, (*path, "who")), COLOUR_BITS[node.colour.name])


def went_first(low: Lowering, node: r.WentFirst | r.WentSecond, path: Path) -> e.ConditionPlan:
    """L-4.3."""
    who = low.player(node.who, (*path, "who"))
    return tests_more.FirstCondition(who, is_first=isinstance(node, r.WentFirst))


OPPOSITE: Final[dict[type[a.Relation], a.Relation]] = {
    a.AtLeast: a.Below(),
    a.Below: a.AtLeast(),
    a.AtMost: a.Above(),
    a.Above: a.AtMost(),
}
MIRRORED: Final[dict[type[a.Relation], a.Relation]] = {
    a.AtLeast: a.AtMost(),
    a.Below: a.Above(),
    a.AtMost: a.AtLeast(),
    a.Above: a.Below(),
    a.Same: a.Same(),
}
"""Relations when it is not so, and when the two numbers change places."""
MY_LIFE: Final = r.LifeOf(a.You())
ANY_NUMBER: Final = -99


def can_hold_without_life(node: a.Condition) -> bool:
    """L-1.17, A96: whether a condition can hold while its player has 0 life or less."""
    if isinstance(node, a.AllTrue):
        return all(map(can_hold_without_life, node.parts))
    if isinstance(node, a.AnyTrue):
        return any(map(can_hold_without_life, node.parts))
    if isinstance(node, r.Not) and isinstance(node.condition, a.Compare):
        said = node.condition
        opposite = OPPOSITE.get(type(said.relation))
        return opposite is None or can_hold_without_life(a.Compare(said.left, opposite, said.right))
    if not isinstance(node, a.Compare) or MY_LIFE not in (node.left, node.right):
        return True
    is_left = node.left == MY_LIFE
    relation = node.relation if is_left else MIRRORED[type(node.relation)]
    least = least_of(node.right if is_left else node.left)
    if isinstance(relation, a.Above):
        return least < 0
    return least <= 0 or not isinstance(relation, a.AtLeast | a.Same)


def least_of(node: a.Amount) -> int:
    """What a number is at least, as far as the text tells."""
    if isinstance(node, a.Num):
        return node.n
    if isinstance(node, r.StartingLife):
        return 1
    return 0 if isinstance(node, a.CountOf) else ANY_NUMBER


def against_them(low: Lowering, node: r.AgainstThem, path: Path) -> e.ConditionPlan:
    """One's own against the opponent's, counted alike."""
    where = node.of.where
    if not isinstance(where, a.Place) or not isinstance(where.whose, a.You | a.Actor):
        raise low.fail(node, path, "is held against the opponent's, so that it must be your own")
    theirs = a.Filter(a.Place(where.zone, a.Opponent()), node.of.qualities, node.of.noun)
    counts = (count_of(low, a.CountOf(node.of), path), count_of(low, a.CountOf(theirs), path))
    return e.Comparison(counts[0], shared_conditions.RELATIONS[type(node.relation)], counts[1])


def just_happened(low: Lowering, node: a.JustHappened, path: Path) -> e.ConditionPlan:
    """Since the text began."""
    outer, resort(low).is_asking = resort(low).is_asking, True
    found = shared_conditions.just_happened(low, node, path)
    resort(low).is_asking = outer
    return found


def in_battle(low: Lowering, node: r.InBattle, path: Path) -> e.ConditionPlan:
    """L-10.9: of the battle that an earlier sentence holds."""
    start = low.reading.spans[path][0]
    before = [place for place, (begin, _) in low.reading.spans.items() if begin < start and place[:2] == path[:2]]
    if not any(isinstance(node_at(low.reading.tree, place), r.Fight | r.FightEach) for place in before):
        raise low.fail(node, path, "is said of a battle, and the text has held none")
    return low.condition(node.condition, (*path, "condition"))


def is_but_this(node: a.Event) -> bool:
    """Whether an event is a summon of such cards, the card itself apart."""
    deed = node.deed if isinstance(node, a.Happens) else None
    if not isinstance(deed, a.Performs) or deed.action.name != "summon" or not isinstance(deed.what, a.Any):
        return False
    return any(isinstance(one, a.Other) or one == a.OtherThan(a.This()) for one in deed.what.of.qualities)


def this_turn(low: Lowering, node: a.TimesHappened | a.Happened | a.Never, path: Path) -> None:
    """Whether the card itself was one of them is known for this turn only."""
    if node.period.phase.name != "ターン":
        raise low.fail(node, path, "counts only what happened this turn")


def summons_but_this(low: Lowering, node: a.Happens, path: Path) -> e.AmountPlan:
    """L-9.1: how many such cards a player has summoned this turn, less the card itself if it was one of them."""
    deed = node.deed
    assert isinstance(deed, a.Performs)
    assert isinstance(deed.what, a.Any)
    assert isinstance(node.subject, a.Player)
    of = deed.what.of
    rest = tuple(one for one in of.qualities if not isinstance(one, a.Other) and one != a.OtherThan(a.This()))
    found: list[e.TestPlan] = [low.test(one, path) for one in rest]
    if not isinstance(of.noun, a.AnyCard):
        found.append(low.test(of.noun, path))
    such = e.AnywhereFilter(tuple(found))
    key = low.clause(path)
    low.uses.facts |= k.FACT_VARIABLES | k.FACT_MARKS
    who = low.player(node.subject, (*path, "subject"))
    low.out.histories.append(e.HistoryPlan(key, SummonEvent(who, such), False))
    low.out.histories.append(e.HistoryPlan(key + ":this", OwnSummonEvent(such), True))
    return e.SumAmount(e.HistoryAmount(key, False), e.HistoryAmount(key + ":this", True), sign=-1)


def times_happened(low: Lowering, node: a.TimesHappened, path: Path) -> e.AmountPlan:
    """This turn; of several cards, the card itself apart."""
    if is_but_this(node.event) and isinstance(node.event, a.Happens):
        this_turn(low, node, path)
        return summons_but_this(low, node.event, (*path, "event"))
    found: e.AmountPlan = shared_nouns.AMOUNTS[a.TimesHappened](low, node, path)
    return found


def happened(low: Lowering, node: a.Happened | a.Never, path: Path) -> e.ConditionPlan:
    """The same, at least once, or never."""
    if is_but_this(node.event) and isinstance(node.event, a.Happens):
        this_turn(low, node, path)
        counted = summons_but_this(low, node.event, (*path, "event"))
        relation = e.BELOW if isinstance(node, a.Never) else e.AT_LEAST
        return e.Comparison(counted, relation, e.FixedAmount(1))
    return shared_conditions.happened(low, node, path)


CONDITIONS: Final[Table] = {
    a.Happened: happened,
    a.Never: happened,
    r.WasRecycled: row(partial(tests_more.MarkedCondition, RECYCLED), facts=k.FACT_MARKS),
    a.JustHappened: just_happened,
    r.InBattle: in_battle,
    r.Not: negated,
    r.LeaderIs: leader_is,
    r.SkillUsed: skill,
    r.SkillUnused: skill,
    r.WentFirst: went_first,
    r.WentSecond: went_first,
    r.ResortUp: row(tests_more.ResortCondition, "who", facts=k.FACT_FACE),  # L-1.17
    r.AgainstThem: against_them,
}

AMOUNTS: Final[Table] = {a.TimesHappened: times_happened}
