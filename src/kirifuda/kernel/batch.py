"""Letting events happen together the long way: forbid, replace, order, apply, record, watch.

The batch is a frame of its own, because a replacement may ask or may run a procedure; it runs until nothing is pending.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.kernel.decision import Decision, Option
from kirifuda.kernel.event import NOTHING, REPLACED, Event, Happening, Perform
from kirifuda.kernel.flow import Ask, Call, Flow, Return
from kirifuda.kernel.happen import change, compound_happening, origin_of, publish
from kirifuda.kernel.moving import Move
from kirifuda.kernel.procedure import Procedure, Step

if TYPE_CHECKING:
    from kirifuda.kernel.ability import Holder
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame, Used
    from kirifuda.kernel.triggers import Index

PENDING: Final = 0
EXPANDED: Final = 1
DROPPED: Final = 2
SWAPPED: Final = 3
PERFORMED: Final = 4
ALONG: Final = ("along", 0, 0)
"""Used on a move whose companions are in the batch already."""


class Node:
    """One event of a batch, what it came from, and the replacements already used on it."""

    __slots__ = ("event", "parent", "place", "status", "used")

    def __init__(self, event: Event, parent: int, used: Used) -> None:
        self.event = event
        self.parent = parent
        self.used = used
        self.status = PENDING
        self.place = -1
        """Its place among the leaves when somebody has put them in order."""

    def copy(self) -> Node:
        """An independent node."""
        new = Node(self.event, self.parent, self.used)
        new.status = self.status
        new.place = self.place
        return new


class Batch:
    """Simultaneous events on their way."""

    __slots__ = ("applied", "nodes", "results", "top")

    def __init__(self, nodes: list[Node]) -> None:
        self.nodes = nodes
        self.top = len(nodes)
        self.applied = False
        self.results: tuple[int, ...] = ()

    def copy(self) -> Batch:
        """An independent batch."""
        new = Batch([node.copy() for node in self.nodes])
        new.top = self.top
        new.applied = self.applied
        new.results = self.results
        return new


class _Advance(Step):
    """Bring the batch one stage further."""

    def run(self, game: Game, frame: Frame) -> Flow:
        batch = frame.batch
        assert batch is not None
        if batch.applied:
            return _finish(batch)
        while True:
            index = game.index()
            _forbid(game, batch, index)
            early = _next_procedure(batch, early=True)
            if early is not None:
                return early
            number = _first_replaceable(game, batch, index)
            if number >= 0:
                node = batch.nodes[number]
                holders = _candidates(game, node, index)
                if len(holders) == 1 and not holders[0].ability.optional:
                    replace_node(game, batch, number, holders[0])
                    continue
                return Ask(CHOSEN, replacement_decision(game, node, holders))
            if _expand(game, batch):
                continue
            order = order_decision(game, batch)
            if order is None:
                break
            return Ask(CHOSEN, order)
        _apply(game, batch)
        return _finish(batch)


CHOSEN: Final = "replacement"
BATCH: Final = Procedure("batch")
BATCH.add(_Advance("", "advance"))


def replacement_decision(game: Game, node: Node, holders: list[Holder]) -> Decision:
    """Ask the affected side which replacement to apply next; optional ones may be declined."""
    options = [Option("replace", holder.source, number) for number, holder in enumerate(holders)]
    if all(holder.ability.optional for holder in holders):
        options.append(Option("decline"))
    decision = Decision(game.rulebook.chooses_replacement(game, node.event, holders), "replacement", options)
    decision.clause = game.rulebook.replacement_clause
    decision.subject = node.event.object_id()
    return decision


def order_decision(game: Game, batch: Batch) -> Decision | None:
    """Ask somebody to put simultaneous events into an order, where the game wants one and it matters."""
    numbers = _unordered(batch)
    wanted = game.rulebook.order_together(game, [batch.nodes[number].event for number in numbers])
    if wanted is None:
        return None
    player, clause, places = wanted
    options = [Option("order", batch.nodes[numbers[at]].event.object_id(), numbers[at]) for at in places]
    decision = Decision(player, "order", options, len(options), len(options), ordered=True)
    decision.clause = clause
    return decision


def _unordered(batch: Batch) -> list[int]:
    """The leaves that nobody has put in order yet."""
    return [
        number
        for number, node in enumerate(batch.nodes)
        if node.status == PENDING and not isinstance(node.event, Perform) and node.place < 0
    ]


def answer_batch(game: Game, frame: Frame, decision: Decision, chosen: tuple[int, ...]) -> None:
    """Carry out the choice that the batch asked for; the batch then goes on."""
    batch = frame.batch
    assert batch is not None
    if decision.prompt == "order":
        numbers = [decision.options[at].number for at in chosen]
        for number, place in zip(numbers, sorted(numbers), strict=True):
            batch.nodes[number].place = place
        return
    option = decision.options[chosen[0]]
    index = game.index()
    number = _first_replaceable(game, batch, index)
    node = batch.nodes[number]
    holders = _candidates(game, node, index)
    if option.verb == "decline":
        for holder in holders:
            for other in _fitting_too(game, batch, number, holder) if holder.ability.is_single else []:
                batch.nodes[other].used = (*batch.nodes[other].used, holder.key())
        node.used = (*node.used, *[holder.key() for holder in holders])
    else:
        replace_node(game, batch, number, holders[option.number])


def replace_node(game: Game, batch: Batch, number: int, holder: Holder) -> None:
    """Put what the replacement says in the event's place."""
    event = batch.nodes[number].event
    others = _fitting_too(game, batch, number, holder) if holder.ability.is_single else []
    made = holder.ability.replace(game, holder, event)
    _swap(batch, number, holder, made)
    for other in others:
        _swap(batch, other, holder, holder.ability.replace_too(game, holder, made, batch.nodes[other].event))
    if holder.effect and holder.ability.once:
        game.end_lasting([holder.effect])


def _swap(batch: Batch, number: int, holder: Holder, events: list[Event]) -> None:
    """Put these events in the place of one."""
    node = batch.nodes[number]
    node.status = SWAPPED
    used = (*node.used, holder.key())
    for event in events:
        if not isinstance(event, Perform):
            event.source = node.event.source
            event.by = node.event.by
        batch.nodes.append(Node(event, number, used))


def _fitting_too(game: Game, batch: Batch, number: int, holder: Holder) -> list[int]:
    """The other events of the batch for which the replacement stands as well."""
    return [
        other
        for other, node in enumerate(batch.nodes)
        if other != number
        and node.status == PENDING
        and node.event.kind in holder.ability.replaces
        and holder.key() not in node.used
        and holder.ability.is_replacing(game, holder, node.event)
    ]


def _forbid(game: Game, batch: Batch, index: Index) -> None:
    for node in batch.nodes:
        if node.status == PENDING:
            holders = index.forbid.get(node.event.kind)
            if holders is not None and any(
                holder.ability.is_forbidding(game, holder, node.event) for holder in holders
            ):
                node.status = DROPPED


def _next_procedure(batch: Batch, *, early: bool) -> Flow | None:
    """The next procedure among the events: what a replacement costs, or what stands in an event's place."""
    for node in batch.nodes:
        event = node.event
        if node.status == PENDING and isinstance(event, Perform) and event.early == early:
            node.status = PERFORMED
            call = Call(event.procedure, event.bindings.copy(), source=event.source, player=event.player)
            call.used = tuple([key for key in node.used if key != ALONG])
            return call
    return None


def _first_replaceable(game: Game, batch: Batch, index: Index) -> int:
    """The first event that somebody may still replace; the affected players go in the game's order."""
    best = -1
    rank = 0
    for number, node in enumerate(batch.nodes):
        if node.status == PENDING and node.event.kind in index.replace and _candidates(game, node, index):
            mine = game.rulebook.replacement_rank(game, node.event)
            if best < 0 or mine < rank:
                best = number
                rank = mine
    return best


def _candidates(game: Game, node: Node, index: Index) -> list[Holder]:
    """Replacements that fit the event and were not used on it, as the game orders them."""
    fitting = [
        holder
        for holder in index.replace[node.event.kind]
        if holder.key() not in node.used and holder.ability.is_replacing(game, holder, node.event)
    ]
    return game.rulebook.order_replacements(game, node.event, fitting)


def _expand(game: Game, batch: Batch) -> bool:
    """Take compounds apart and let others move along; True if that made new pending events."""
    grown = False
    for number, node in enumerate(list(batch.nodes)):
        if node.status != PENDING:
            continue
        if node.event.is_compound:
            node.status = EXPANDED
            parts = node.event.parts(game)
        elif isinstance(node.event, Move) and ALONG not in node.used:
            node.used = (*node.used, ALONG)
            parts = game.rulebook.moves_along(game, node.event)
            grown = grown or bool(parts)
            for part in parts:
                batch.nodes.append(Node(part, -1, (ALONG,)))
            continue
        else:
            continue
        grown = True
        for part in parts:
            part.source = node.event.source
            part.by = node.event.by
            batch.nodes.append(Node(part, number, node.used))
    return grown


def _apply(game: Game, batch: Batch) -> None:
    """Apply every pending leaf at once and note the results of the events that were asked for."""
    before = game.index()
    order = _in_order(batch)
    numbers = [
        number
        for number in order
        if batch.nodes[number].status == PENDING and not isinstance(batch.nodes[number].event, Perform)
    ]
    chosen = sorted((batch.nodes[number].place, number) for number in numbers if batch.nodes[number].place >= 0)
    chosen.reverse()
    numbers = [number if batch.nodes[number].place < 0 else chosen.pop()[1] for number in numbers]
    batch.applied = True
    happenings: list[Happening] = []
    origins = [origin_of(game, node.event) if node.status == EXPANDED else -1 for node in batch.nodes]
    values = change(game, [batch.nodes[number].event for number in numbers], happenings)
    happened = {number: value for number, value in zip(numbers, values, strict=True) if value != NOTHING}
    counts = dict.fromkeys(happened, 1)
    for number in order:
        node = batch.nodes[number]
        count = counts.get(number, 0)
        if not count:
            continue
        if node.status == EXPANDED:
            happened[number] = count
            happenings.append(compound_happening(game, node.event, count, origins[number]))
        if node.parent >= 0 and batch.nodes[node.parent].status == EXPANDED:
            counts[node.parent] = counts.get(node.parent, 0) + count
    batch.results = tuple(_result(batch, number, happened) for number in range(batch.top))
    publish(game, happenings, before)


def _in_order(batch: Batch) -> list[int]:
    """The nodes as a tree is read, parts before their whole: the order in which the short way applies them."""
    parts: list[list[int]] = [[] for _ in range(len(batch.nodes) + 1)]
    for number, node in enumerate(batch.nodes):
        parts[node.parent].append(number)
    found: list[int] = []
    _read(parts, -1, found)
    return found


def _read(parts: list[list[int]], number: int, found: list[int]) -> None:
    for part in parts[number]:
        _read(parts, part, found)
        found.append(part)


def _result(batch: Batch, number: int, happened: dict[int, int]) -> int:
    """What the asker learns of one event: its value, NOTHING, or REPLACED."""
    node = batch.nodes[number]
    if number in happened:
        return happened[number]
    if node.status == SWAPPED:
        return REPLACED
    if node.status == EXPANDED and any(child.parent == number and child.status == SWAPPED for child in batch.nodes):
        return REPLACED
    return NOTHING


def _finish(batch: Batch) -> Flow:
    """Run the procedures that stand in place of events, one after another, then hand the results over."""
    late = _next_procedure(batch, early=False)
    return Return(batch.results) if late is None else late
