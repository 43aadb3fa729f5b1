"""The reader: a memoised chart over the tries that keeps every reading.

`Chart.at` says where a category that begins here can end; `Chart.trees` builds the nodes for one span.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

from kirifuda.text.gifts import in_one
from kirifuda.text.grammar import CATEGORY, COMMA, LIST, Grammar, Rule, Trie, key_of

CAP: Final = 16

# how a span came about: the rule, and the (key, start, end) of each slot
Span = tuple[str, int, int]
Way = tuple[Rule, tuple[Span, ...]]
Kid = tuple[tuple[str | int, ...], "Built"]


@dataclass(eq=False)
class Built:
    """A value with its derivation: the rules from the outermost pass-through to its own, and its children. `key` is the
    open class of a word."""

    value: Any
    start: int
    end: int
    route: tuple[int, ...]
    kids: tuple[Kid, ...]
    key: str = ""


class Chart:
    """All readings of one text."""

    def __init__(self, grammar: Grammar, text: str) -> None:
        self.grammar: Final = grammar
        self.text: Final = text
        self._memo: Final[dict[str, dict[int, dict[int, list[Way]]]]] = {key: {} for key in grammar.tries}
        self._lists: Final[dict[tuple[str, int], dict[int, list[int]]]] = {}
        self._built: Final[dict[tuple[str, int, int], list[Built]]] = {}

    # --- where things end -------------------------------------------------------------------------

    def ends(self, key: str, start: int) -> Iterable[int]:
        """Where something of this key can end."""
        if key in self.grammar.terminals:
            return self._terminal(key, start)
        return self._list_ends(key, start) if key in self.grammar.lists else self.at(key, start)

    def _terminal(self, key: str, start: int) -> Iterable[int]:
        found = self.grammar.terminals[key].pattern.match(self.text, start)
        return (found.end(),) if found else ()

    def at(self, key: str, start: int) -> dict[int, list[Way]]:
        """End → ways to get there, for one category."""
        known = self._memo[key].get(start)
        if known is not None:
            return known
        ends: dict[int, list[Way]] = {}
        self._memo[key][start] = ends
        self._read_on(key, start, ends)
        return ends

    def _read_on(self, key: str, start: int, ends: dict[int, list[Way]]) -> None:
        """Note the ways to get from here to wherever something of a category can end."""
        text, memo = self.text, self._memo
        todo: list[tuple[Trie, int, tuple[Span, ...]]] = [(self.grammar.tries[key], start, ())]
        while todo:
            node, here, parts = todo.pop()
            for rule in node.rules:
                ends.setdefault(here, []).append((rule, parts))
            two = text[here : here + 2]
            one = two[:1]
            if one in node.by_one:
                todo.append((node.by_one[one], here + 1, parts))
            if two in node.by_two:
                for literal, after in node.by_two[two]:
                    if text.startswith(literal, here):
                        todo.append((after, here + len(literal), parts))
            for inner, sort, starts, after in node.moves:
                if starts is None or one in starts[0] or two in starts[1]:
                    found: Iterable[int] | None
                    if sort == CATEGORY:
                        found = memo[inner].get(here)
                        if found is None:
                            found = self.at(inner, here)
                    else:
                        found = self._list_ends(inner, here) if sort == LIST else self._terminal(inner, here)
                    for end in found:
                        todo.append((after, end, (*parts, (inner, here, end))))

    def _list_ends(self, key: str, start: int) -> Iterable[int]:
        ends = self.list_at(key, start)
        if self.grammar.lists[key].least < 2:
            return ends
        return [end for end, befores in ends.items() if any(one != start for one in befores)]

    def list_at(self, key: str, start: int) -> dict[int, list[int]]:
        """End → where the items before the last one end, for a list; an empty list ends where it starts."""
        place = (key, start)
        known = self._lists.get(place)
        if known is not None:
            return known
        slot = self.grammar.lists[key]
        item, separator = key_of(slot), slot.separator
        starts = self.grammar.starts[item]
        reached: dict[int, list[int]] = {}
        todo, seen = [start], {start}
        while todo:
            here = todo.pop()
            begin = here
            if here != start and separator:
                if not self.text.startswith(separator, here):
                    continue
                begin = here + len(separator)
            two = self.text[begin : begin + 2]
            if starts is not None and two[:1] not in starts[0] and two not in starts[1]:
                continue
            for end in self.ends(item, begin):
                if end > begin:
                    reached.setdefault(end, []).append(here)
                    if end not in seen:
                        seen.add(end)
                        todo.append(end)
        if slot.least == 0:
            reached[start] = []
        self._lists[place] = reached
        return reached

    # --- where it has been ---------------------------------------------------------------------------

    def listed(self, caret: int) -> Iterator[str]:
        """The keys of what could stand next in a list, one item of which ends at the caret."""
        for (key, _), ends in self._lists.items():
            if caret in ends:
                yield key_of(self.grammar.lists[key])

    def keys_from(self, start: int) -> dict[int, list[str]]:
        """End → the keys of everything that was found to begin at a place and to end there."""
        keys: dict[int, list[str]] = {}
        for key, by_start in self._memo.items():
            for end in by_start.get(start, ()):
                keys.setdefault(end, []).append(key)
        return keys

    # --- trees -------------------------------------------------------------------------------------

    def trees(self, key: str, start: int, end: int) -> list[Built]:
        """Every different value that this key can have on this span, up to a cap."""
        place = (key, start, end)
        known = self._built.get(place)
        if known is not None:
            return known
        self._built[place] = []
        terminal = self.grammar.terminals.get(key)
        if terminal is not None:
            made = [Built(terminal.value(self.text[start:end]), start, end, (), (), key)]
        else:
            ways = self.at(key, start).get(end, [])
            ways = [way for way in ways if not self.text.endswith(way[0].row.not_behind, 0, start)]
            firm = self._different([way for way in ways if not way[0].row.weak], start, end)
            made = firm or self._different([way for way in ways if way[0].row.weak], start, end)
        self._built[place] = made
        return made

    def _different(self, ways: list[Way], start: int, end: int) -> list[Built]:
        found: list[Built] = []
        seen: set[object] = set()
        for way in ways:
            for built in (assemble(way[0], kids, start, end) for kids in self._choices(way[1], 0)):
                said = in_one(built.value)
                if said not in seen:
                    seen.add(said)
                    found.append(built)
                    if len(found) == CAP:
                        return found
        return found

    def _choices(self, spans: tuple[Span, ...], place: int) -> Iterator[tuple[tuple[Built, ...], ...]]:
        """One tuple of children for each slot: a single child, or the items of a list."""
        if place == len(spans):
            yield ()
            return
        key, start, end = spans[place]
        heads = (
            self.items(key, start, end)
            if key in self.grammar.lists
            else iter([(one,) for one in self.trees(key, start, end)])
        )
        for head in heads:
            for rest in self._choices(spans, place + 1):
                yield (head, *rest)

    def items(self, key: str, start: int, end: int) -> Iterator[tuple[Built, ...]]:
        """The ways to divide a span into the items of a list."""
        slot = self.grammar.lists[key]
        for found in islice(self._divide(key, start, end), CAP):
            if len(found) >= slot.least:
                yield found

    def _divide(self, key: str, start: int, end: int) -> Iterator[tuple[Built, ...]]:
        if start == end:
            yield ()
            return
        slot = self.grammar.lists[key]
        for before in self.list_at(key, start).get(end, ()):
            begin = before if before == start else before + len(slot.separator)
            for last in self.trees(key_of(slot), begin, end):
                for head in self._divide(key, start, before):
                    yield (*head, last)


class LooseChart(Chart):
    """All readings of a text in which commas may stand between any words, and be missing but between items."""

    been: list[tuple[str, int, int, Trie]] | None = None
    """Key, its start, place and node of each step, for whoever wants to know where it has been."""

    def _read_on(self, key: str, start: int, ends: dict[int, list[Way]]) -> None:
        text, memo, been = self.text, self._memo, self.been
        root = self.grammar.tries[key]
        todo: list[tuple[Trie, int, tuple[Span, ...]]] = [(root, start, ())]
        while todo:
            node, here, parts = todo.pop()
            if been is not None:
                been.append((key, start, here, node))
            for rule in node.rules:
                ends.setdefault(here, []).append((rule, parts))
            over = text.startswith(COMMA, here) and node is not root
            for place in (here, here + 1) if over else (here,):
                two = text[place : place + 2]
                one = two[:1]
                if one in node.by_one:
                    todo.append((node.by_one[one], place + 1, parts))
                if one != COMMA and COMMA in node.by_one:
                    todo.append((node.by_one[COMMA], place, parts))
                if two in node.by_two:
                    for literal, after in node.by_two[two]:
                        if text.startswith(literal, place):
                            todo.append((after, place + len(literal), parts))
                for inner, sort, starts, after in node.moves:
                    if starts is None or one in starts[0] or two in starts[1]:
                        found: Iterable[int] | None
                        if sort == CATEGORY:
                            found = memo[inner].get(place)
                            if found is None:
                                found = self.at(inner, place)
                        else:
                            found = self._list_ends(inner, place) if sort == LIST else self._terminal(inner, place)
                        for end in found:
                            todo.append((after, end, (*parts, (inner, place, end))))


class OpenChart(LooseChart):
    """All readings of a text in which some words may be new."""

    def __init__(self, grammar: Grammar, text: str, places: Mapping[int, Mapping[int, bool]]) -> None:
        super().__init__(grammar, text)
        self._places: Final = places

    def _terminal(self, key: str, start: int) -> Iterable[int]:
        known = super()._terminal(key, start)
        return (*known, *self._places.get(start, ())) if self.grammar.terminals[key].is_open else known


def warm(chart: Chart, key: str, quotes: str) -> None:
    """Read quotations first, the innermost before the others, so that depth of quotes is no depth of calls."""
    for at in range(len(chart.text) - 1, -1, -1):
        if chart.text[at] == quotes[0]:
            for end in chart.at(key, at + 1):
                if chart.text.startswith(quotes[1], end):
                    chart.trees(key, at + 1, end)


def assemble(rule: Rule, children: tuple[tuple[Built, ...], ...], start: int, end: int) -> Built:
    """The node of a rule from its children. A pass-through keeps the span of its child."""
    node = rule.row.node
    if node is None:
        only = children[0][0]
        return Built(only.value, only.start, only.end, (rule.number, *only.route), only.kids)
    fields: dict[str, object] = dict(rule.row.fixed)
    kids: list[Kid] = []
    gathered: dict[str, list[object]] = {}
    for slot, filled in zip(rule.slots, children, strict=True):
        step = tuple(slot.field.split("."))
        if slot.field in rule.gathered:
            into = gathered.setdefault(slot.field, [])
            for one in filled:
                kids.append(((*step, len(into)), one))
                into.append(one.value)
        else:
            kids.append((step, filled[0]))
            fields[slot.field] = filled[0].value
    fields.update({name: tuple(values) for name, values in gathered.items()})
    for name in rule.inner:
        below = name.count(".") + 1
        own = {key: value for key, value in fields.items() if key.startswith(f"{name}.") and key.count(".") == below}
        for key in own:
            del fields[key]
        made = rule.row.inner[name](**{key.rpartition(".")[2]: value for key, value in own.items()})
        fields[name] = made
        kids.append((tuple(name.split(".")), Built(made, start, end, (rule.number,), ())))
    return Built(node(**fields), start, end, (rule.number,), tuple(kids))
