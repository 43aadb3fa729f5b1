"""Lowering of what has happened: this turn, or as part of the effect that is running; to whom it is told of."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.effects.lowering import conditions as shared_conditions
from kirifuda.effects.lowering.base import Lowering, Path, Table
from kirifuda.effects.lowering.history import count_deed, count_for_told, count_this_turn
from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.lowering.named import loose, whoever
from kirifuda.games.pso2.lowering.setting import pso
from kirifuda.games.pso2.plans.deeds import DrawnOut, SoOftenDeed
from kirifuda.games.pso2.plans.facts import FirstTurnRuns
from kirifuda.games.pso2.plans.steps import NoteCounts
from kirifuda.games.pso2.plans.things import CountedPlan
from kirifuda.text import ast as a

PLAYERS_TOLD: Final = (a.Role, p.PlayerOf)
"""Whoever is meant only while the text runs: what is counted for it is counted on the card itself."""


def happened(low: Lowering, node: a.Happened | a.Never, path: Path) -> e.ConditionPlan:
    """This turn; of a player who was spoken of, counted on the player's card."""
    event = node.event
    if not isinstance(event, a.Happens) or not isinstance(event.subject, PLAYERS_TOLD):
        return shared_conditions.happened(low, node, path)
    did = e.DidTest(count_for_told(low, event, path), 1)
    what = low.thing(event.subject, (*path, "event", "subject"))
    return e.ThingPasses(what, e.NotTest(did) if isinstance(node, a.Never) else did)


def not_just(low: Lowering, node: p.NotJust, path: Path) -> e.ConditionPlan:
    """Since the effect began to run it has not happened."""
    return e.Not(shared_conditions.just_happened(low, a.JustHappened(node.event), path))


def first_turn(low: Lowering, node: p.FirstTurn, path: Path) -> e.ConditionPlan:
    """500.1: it runs, and is the first that its player has."""
    low.uses.facts |= k.FACT_VARIABLES
    return FirstTurnRuns(low.player(node.whose, (*path, "whose")))


def just_count(low: Lowering, node: p.JustCount, path: Path) -> e.AmountPlan:
    """How often it has happened since the effect began to run."""
    event = node.event
    if not isinstance(event, a.Happens) or isinstance(event.subject, (a.Ref, *PLAYERS_TOLD)):
        raise low.fail(node, path, "is not counted for what was spoken of")
    counted = count_this_turn(low, event, path)
    slot = low.prefix + "before:" + low.clause(path)
    low.uses.slots.add(slot)
    low.builder.opening.append(e.SetNumber(*low.at(path, "before"), slot, counted))
    return e.SumAmount(counted, e.SlotAmount(slot), sign=-1)


def acted_count(low: Lowering, node: p.ActedCount, path: Path) -> e.AmountPlan:
    """As many as it was done to."""
    return e.SlotSize(low.ref(node.what, (*path, "what")))


def who_did(low: Lowering, node: p.WhoDid | p.WhoDidNot, path: Path) -> e.PlayerPlan:
    """Of those who were told to do it: who has done it since the effect began to run, or who has not."""
    asked = pso(low).asked
    if asked is None:
        raise low.fail(node, path, "has nobody it could mean: no player was told to do anything")
    key, _ = count_deed(low, a.Happens(a.You(), node.deed), path)
    slot = low.prefix + "before:" + low.clause(path)
    low.uses.slots.add(slot)
    low.builder.opening.append(NoteCounts(*low.at(path, "before"), slot, key))
    return CountedPlan(asked, key, slot, is_done=isinstance(node, p.WhoDid))


def nth(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """For the nth time this turn: n - 1 were counted before."""
    deed = node.deed
    assert isinstance(deed, a.Nth)
    plain = a.Happens(node.subject, deed.deed)
    inner = low.event(plain, path)
    before = e.HistoryAmount(*count_deed(low, plain, path))
    return e.OnlyIf(
        inner, e.Comparison(e.SumAmount(before, e.FixedAmount(1)), e.SAME, low.amount(deed.n, (*path, "deed", "n")))
    )


def so_often(low: Lowering, node: p.OnlySoOften, path: Path) -> e.DeedPlan | DrawnOut:
    """103.1.2: counted is what each player, or this card, does in a turn."""
    deed, below = node.deed, (*path, "deed")
    who = low.thing(node.who, (*path, "who"))
    is_own = isinstance(node.who, a.This)
    doer = a.This() if is_own else a.You()
    key = low.clause(path)
    low.uses.facts |= k.FACT_VARIABLES | k.FACT_MARKS
    low.out.histories.append(e.HistoryPlan(key, low.event(a.Happens(doer, deed), path), is_own))
    times = low.amount(node.times, (*path, "times"))
    if isinstance(deed, p.DrawsCard):
        return DrawnOut(who, key, times)
    other = loose(low, deed.what, (*below, "what")) if isinstance(deed, p.PlaysCard) else None
    plan = SoOftenDeed(
        "play" if other is not None else "attack", whoever(who) if other is None else who, other, key, times
    )
    plan.is_own = is_own
    return plan


def said_in(low: Lowering, node: a.Event, path: Path) -> e.PlayerPlan | None:
    """Whom そのプレイヤー means after an event: whose turn it is, or the player who does it."""
    if isinstance(node, a.InPeriod | a.Provided):
        return said_in(low, node.event, (*path, "event"))
    if isinstance(node, a.Begins | a.Ends):
        whose = node.period.whose
        return e.TurnPlayerPlan(True) if not isinstance(whose, a.You) else None
    if not isinstance(node, a.Happens) or not isinstance(node.subject, a.Player) or isinstance(node.subject, a.You):
        return None
    below: Path = (*path, "subject")
    if below in low.reading.slots:
        return e.SlotPlayer(low.slot(below))
    return low.player(node.subject, below)


CONDITIONS: Final[Table] = {
    a.Happened: happened,
    a.Never: happened,
    p.NotJust: not_just,
    p.FirstTurn: first_turn,
}
AMOUNTS: Final[Table] = {p.JustCount: just_count, p.ActedCount: acted_count}
PLAYERS: Final[Table] = {p.WhoDid: who_did, p.WhoDidNot: who_did}
DEEDS: Final[Table] = {a.Nth: nth}
