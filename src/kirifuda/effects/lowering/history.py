"""Lowering of what has to be counted: events and deeds of the present turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from kirifuda.effects.plans.amounts import SlotAmount, SumAmount
from kirifuda.effects.plans.history import EVER, HistoryAmount, HistoryPlan, NoteCounts, SinceAmount
from kirifuda.effects.plans.players import SlotPlayer, YouPlan
from kirifuda.effects.plans.steps_flow import SetNumber
from kirifuda.kernel.changes import FACT_MARKS, FACT_VARIABLES
from kirifuda.text import ast as a
from kirifuda.text.language import node_at

if TYPE_CHECKING:
    from kirifuda.effects.lowering.base import Lowering, Path
    from kirifuda.effects.plans.shapes import AmountPlan


TURN: Final = "ターン"
GAME: Final = "ゲーム"


def count_event(low: Lowering, node: a.Happened | a.Never | a.TimesHappened | a.Did, path: Path) -> tuple[str, bool]:
    """Have an event counted; gives the key, and whether it is counted for single cards."""
    if not isinstance(node.period.which, a.ThisOne) or node.period.phase.name not in (TURN, GAME):
        raise low.fail(node, path, "counts only what happened this turn")
    if node.period.phase.name == GAME:
        return count_ever(low, node, path)
    if isinstance(node, a.Did):
        return _count(low, a.Happens(a.This(), node.deed), path, path)
    return _count(low, node.event, (*path, "event"), path)


def count_ever(low: Lowering, node: a.Happened | a.Never | a.TimesHappened | a.Did, path: Path) -> tuple[str, bool]:
    """The same all game long, for players: cards do not keep it when they go elsewhere."""
    if isinstance(node, a.Did):
        raise low.fail(node, path, "counts for a card only what happened this turn")
    key, of_cards = _count(low, node.event, (*path, "event"), path)
    if of_cards or mentions(node.event, a.Ref):
        raise low.fail(node, path, "counts for a card only what happened this turn")
    plan = low.out.histories[-1]
    plan.key = EVER + key
    return plan.key, False


def count_for_told(low: Lowering, event: a.Happens, path: Path) -> str:
    """Have what a card does or undergoes counted on whichever card it is: one that a text has spoken of is asked."""
    check_whose(low, event, (*path, "event", "deed"))
    low.uses.facts |= FACT_VARIABLES | FACT_MARKS
    key = low.clause(path)
    low.out.histories.append(HistoryPlan(key, low.event(a.Happens(a.This(), event.deed), (*path, "event")), True))
    return key


def count_this_turn(low: Lowering, event: a.Event, path: Path) -> HistoryAmount:
    """How often an event has happened so far this turn."""
    key, of_cards = _count(low, event, (*path, "event"), path)
    return counted_as(low, key, of_cards, event)


def counted_as(low: Lowering, key: str, of_cards: bool, event: a.Event) -> HistoryAmount:
    """The count of it, as the controller sees it or whoever acts."""
    return HistoryAmount(key, of_cards, low.actor if is_told_of_actor(low, event) else YouPlan())


def count_since(low: Lowering, event: a.Event, path: Path) -> AmountPlan:
    """How often an event has happened since the effect began to run."""
    counted = count_this_turn(low, event, path)
    slot = low.prefix + "before:" + low.clause(path)
    low.uses.slots.add(slot)
    if isinstance(counted.who, SlotPlayer):
        low.builder.opening.append(NoteCounts(*low.at(path, "before"), slot, counted.key))
        return SinceAmount(counted.key, slot, counted.who)
    low.builder.opening.append(SetNumber(*low.at(path, "before"), slot, counted))
    return SumAmount(counted, SlotAmount(slot), sign=-1)


def is_told_of_actor(low: Lowering, event: a.Node) -> bool:
    """Whether it is counted for whoever acts, each of several players in turn: 各プレイヤーは、…自分の怪異1体につき…"""
    return isinstance(low.actor, SlotPlayer) and mentions(event, a.Actor)


def mentions(node: a.Node, kind: type[a.Node]) -> bool:
    """Whether such a node stands in another."""
    parts = [getattr(node, name) for name in node.__struct_fields__]
    inner = [one for part in parts for one in (part if isinstance(part, tuple) else (part,))]
    return isinstance(node, kind) or any(mentions(one, kind) for one in inner if isinstance(one, a.Node))


def count_deed(low: Lowering, event: a.Event, path: Path) -> tuple[str, bool]:
    """Have an event counted where the text does not say "this turn" in so many words."""
    return _count(low, event, path, path)


def check_whose(low: Lowering, node: a.Event, path: Path) -> None:
    """Counted is for a player, or for the card that does it: what is done to the text's own card is said of that, and
    nobody counts for a card that is only spoken of while the text runs."""
    for place in low.reading.spans:
        if place[: len(path)] != path:
            continue
        found = node_at(low.reading.tree, place)
        if isinstance(found, a.This) and "deed" in place[len(path) :]:
            raise low.fail(node, path, "is not counted for this card; say what this card did or underwent")
        if isinstance(found, a.Ref):
            raise low.fail(node, path, "is not counted for a card that was spoken of")


def things_told(node: a.Node) -> list[a.Some]:
    """Of how many things an event tells, where it says so: 詠唱を2枚以上発動した."""
    found: list[a.Some] = []
    for name in ("subject", "what", "deed"):
        part = getattr(node, name, None)
        if isinstance(part, a.Some):
            found.append(part)
        elif isinstance(part, a.Deed):
            found += things_told(part)
    return found


def least_told(low: Lowering, event: a.Event, path: Path) -> AmountPlan:
    """So many of them at least, for it to have happened as it is told."""
    told = things_told(event)
    counts = [one.count.n if isinstance(one.count, a.OrMore) else one.count for one in told]
    if any(not isinstance(count, a.Amount) for count in counts) or len([one for one in counts if one != a.Num(1)]) > 1:
        raise low.fail(event, path, "does not say how many there must have been")
    wanted = next((count for count in counts if count != a.Num(1)), a.Num(1))
    return low.amount(wanted, path)


def one_each(node: a.Event) -> a.Event:
    """An event as it is counted: of any one of the things it tells of."""
    found: a.Event = _with_any(node) if things_told(node) else node
    return found


def _with_any(node: a.Node) -> Any:
    fields = {name: getattr(node, name) for name in node.__struct_fields__}
    for name, part in fields.items():
        if isinstance(part, a.Some):
            fields[name] = a.Any(part.of)
        elif isinstance(part, a.Deed):
            fields[name] = _with_any(part)
    return type(node)(**fields)


def _count(low: Lowering, node: a.Event, below: Path, path: Path) -> tuple[str, bool]:
    node = one_each(node)
    check_whose(low, node, below)
    low.uses.facts |= FACT_VARIABLES | FACT_MARKS
    of_cards = isinstance(node, a.Happens) and isinstance(node.subject, a.This)
    key = low.clause(path)
    outer = low.actor
    if is_told_of_actor(low, node):
        if mentions(node, a.You) or mentions(node, a.Opponent):
            raise low.fail(node, path, "is counted for each player, and tells of one besides")
        low.actor = YouPlan()  # each counts what they see
    low.out.histories.append(HistoryPlan(key, low.event(node, below), of_cards))
    low.actor = outer
    return key, of_cards
