"""Rows compiled to rules: one rule for every spelling and verb form, in a trie for every category.

A key names what a slot asks for: `act` (dictionary form), `act.te`, or a list `act.i*1、`.
"""

from __future__ import annotations

import gc
import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

from kirifuda.text.errors import RowError
from kirifuda.text.phrases import Part, Phrase, Slot, parts_of
from kirifuda.text.starts import starts_of
from kirifuda.text.verbs import FORMS, VERBS, ending


@dataclass(frozen=True)
class Terminal:
    """An open class of words, read greedily."""

    pattern: re.Pattern[str]
    value: type[int] | type[str]
    shown: str
    sample: str
    first: frozenset[str] | None = None
    english: Mapping[str, str] = field(default_factory=dict)
    is_open: bool = False
    """Cards add to it: any word may be printed, and a new one is read at the third look."""


DIGITS: Final = Terminal(re.compile(r"0|[1-9][0-9]*"), int, "数字", "1", frozenset("0123456789"))
NAME: Final = Terminal(re.compile(r"[^“”「」\[\]〔〕\n。⇒]+"), str, "名称", "名")


@dataclass(eq=False)
class Rule:
    """One spelling of one row in one verb form. `gathered` fields are tuples, `inner` ones nodes made by the row."""

    number: int
    key: str
    row: Phrase
    row_number: int
    spelling: int
    form: str
    parts: tuple[Part, ...]
    slots: tuple[Slot, ...]
    gathered: frozenset[str]
    inner: tuple[str, ...]


COMMA: Final = "、"
_AT_COMMA: Final = re.compile(f"{COMMA}|[^{COMMA}]+")

# how the reader treats a slot
CATEGORY: Final = 0
LIST: Final = 1
TERMINAL: Final = 2
# the characters something can begin with, and the pairs of characters; None: with anything
Starts = tuple[frozenset[str], frozenset[str]] | None


class Trie:
    """What may come next, and the rules that end here. `moves`: key, sort and starts of a slot, and where it leads.

    There are tens of thousands, and most have nothing of a sort: they share the empty ones, which nobody writes to.
    """

    def __init__(self) -> None:
        self.literals: dict[str, Trie] = NOTHING.literals
        self.by_two: dict[str, list[tuple[str, Trie]]] = NOTHING.by_two
        self.by_one: dict[str, Trie] = NOTHING.literals
        self.slots: dict[str, tuple[Slot, Trie]] = NOTHING.slots
        self.rules: list[Rule] = NOTHING.rules
        self.moves: list[tuple[str, int, Starts, Trie]] = NOTHING.moves

    def behind(self, literal: str) -> Trie:
        """Where a literal leads."""
        after = self.literals.get(literal)
        if after is None:
            after = Trie()
            self.literals = self.literals or {}
            self.literals[literal] = after
        return after

    def filled(self, slot: Slot) -> Trie:
        """Where a slot leads."""
        key = slot_key(slot)
        known = self.slots.get(key)
        if known is None:
            known = slot, Trie()
            self.slots = self.slots or {}
            self.slots[key] = known
        return known[1]

    def lay_out(self) -> None:
        """Sort the literals by what the reader looks at first."""
        by_two: dict[str, list[tuple[str, Trie]]] = {}
        by_one: dict[str, Trie] = {}
        for literal, after in self.literals.items():
            if len(literal) == 1:
                by_one[literal] = after
            else:
                by_two.setdefault(literal[:2], []).append((literal, after))
        self.by_two = by_two or NOTHING.by_two
        self.by_one = by_one or NOTHING.literals


@dataclass(frozen=True)
class Nothing:
    """What is empty, once."""

    literals: dict[str, Trie] = field(default_factory=dict)
    by_two: dict[str, list[tuple[str, Trie]]] = field(default_factory=dict)
    slots: dict[str, tuple[Slot, Trie]] = field(default_factory=dict)
    rules: list[Rule] = field(default_factory=list)
    moves: list[tuple[str, int, Starts, Trie]] = field(default_factory=list)


NOTHING: Final = Nothing()


def key_of(slot: Slot) -> str:
    """The key of what fills a slot (of one item, for a list)."""
    return slot.category if slot.form in ("dict", "~") else f"{slot.category}.{slot.form}"


def slot_key(slot: Slot) -> str:
    """The key of a slot as a whole."""
    return f"{key_of(slot)}*{slot.least}{slot.separator}" if slot.many else key_of(slot)


@contextmanager
def nothing_to_collect() -> Iterator[None]:
    """While what is made is kept: to look through it for garbage again and again takes as long as to make it."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


class Grammar:
    """All rules of a language, checked for shape. `verbal` are the categories that inflect.

    In a loose grammar commas are parts of their own, which need not be there.
    """

    def __init__(self, rows: Iterable[Phrase], terminals: Mapping[str, Terminal], *, is_loose: bool = False) -> None:
        self.rows: Final = tuple(rows)
        self.terminals: Final = dict(terminals)
        self.rules: Final[list[Rule]] = []
        self.by_key: Final[dict[str, list[Rule]]] = {}
        with nothing_to_collect():
            templates = [[parts_of(text) for text in (row.ja, *row.also)] for row in self.rows]
            self.verbal: Final = _verbal(self.rows, templates)
            for number, (row, spellings) in enumerate(zip(self.rows, templates, strict=True)):
                for spelling, parts in enumerate(spellings):
                    self._add(number, row, spelling, parts)
            self._drop_lost_forms()
            self.lists: Final = {slot_key(slot): slot for rule in self.rules for slot in rule.slots if slot.many}
            self._check_known()
            self.nullable: Final = self._nullable()
            self._check_left_recursion()
            self.starts: Final = starts_of(self)
            self.tries: Final = {
                key: self._finish(_trie(rules, is_loose=is_loose)) for key, rules in self.by_key.items()
            }

    # --- building ---------------------------------------------------------------------------------

    def _add(self, number: int, row: Phrase, spelling: int, parts: tuple[Part, ...]) -> None:
        inner = tuple(sorted(row.inner, key=lambda name: -name.count(".")))  # the deepest first
        for form, variant in _variants(row, parts, row.category in self.verbal, spelling):
            key = row.category if form == "dict" else f"{row.category}.{form}"
            slots = tuple(part for part in variant if isinstance(part, Slot))
            if row.node is None and len(slots) != 1:
                raise RowError(f"{row}: a row without node has just one slot")
            names = [slot.field for slot in slots]
            gathered = frozenset(slot.field for slot in slots if slot.many or slot.alone or names.count(slot.field) > 1)
            rule = Rule(len(self.rules), key, row, number, spelling, form, variant, slots, gathered, inner)
            self.rules.append(rule)
            self.by_key.setdefault(key, []).append(rule)

    def _drop_lost_forms(self) -> None:
        """A row that hands its form on lacks the forms that nothing below it has."""
        while True:
            lost = [
                rule
                for rule in self.rules
                if rule.form != "dict"
                and isinstance(rule.parts[-1], Slot)
                and rule.parts[-1].form == rule.form
                and key_of(rule.parts[-1]) not in self.by_key
            ]
            if not lost:
                break
            for rule in lost:
                self.rules.remove(rule)
                self.by_key[rule.key].remove(rule)
                if not self.by_key[rule.key]:
                    del self.by_key[rule.key]
        self.by_key.clear()
        for number, rule in enumerate(self.rules):
            rule.number = number
            self.by_key.setdefault(rule.key, []).append(rule)

    def _check_known(self) -> None:
        for rule in self.rules:
            for slot in rule.slots:
                if key_of(slot) not in self.by_key and slot.category not in self.terminals:
                    raise RowError(f"{rule.row}: nothing is called {key_of(slot)!r}")

    def _nullable(self) -> set[str]:
        empty: set[str] = {key for key, slot in self.lists.items() if slot.least == 0}
        while True:
            more = {
                rule.key
                for rule in self.rules
                if rule.key not in empty
                and all(isinstance(part, Slot) and self._is_empty(part, empty) for part in rule.parts)
            }
            if not more:
                return empty
            empty |= more

    def may_be_empty(self, slot: Slot) -> bool:
        """Whether a slot can stand for no words at all."""
        return self._is_empty(slot, self.nullable)

    @staticmethod
    def _is_empty(slot: Slot, empty: set[str]) -> bool:
        return slot_key(slot) in empty or (slot.many and not slot.separator and key_of(slot) in empty)

    def leftmost(self, rule: Rule) -> list[str]:
        """Keys that can stand at the very left of a rule."""
        keys = []
        for part in rule.parts:
            if isinstance(part, str):
                break
            keys.append(key_of(part))
            if not self.may_be_empty(part):
                break
        return keys

    def _check_left_recursion(self) -> None:
        edges = {key: {left for rule in rules for left in self.leftmost(rule)} for key, rules in self.by_key.items()}
        done: set[str] = set()
        for start in edges:
            cycle = _cycle(start, edges, done)
            if cycle:
                raise RowError("left recursion: " + " → ".join(cycle))

    def _finish(self, root: Trie) -> Trie:
        """Lay out the slots of a trie for the reader."""
        todo = [root]
        while todo:
            node = todo.pop()
            todo += node.literals.values()
            moves: list[tuple[str, int, Starts, Trie]] = []
            for key, (slot, after) in node.slots.items():
                todo.append(after)
                sort = TERMINAL if key in self.terminals else LIST if slot.many else CATEGORY
                starts = None if self.may_be_empty(slot) else self.starts[key_of(slot)]
                moves.append((key, sort, starts, after))
            node.moves = moves or NOTHING.moves
        return root


def _verbal(rows: tuple[Phrase, ...], templates: list[list[tuple[Part, ...]]]) -> frozenset[str]:
    found = {
        part.category
        for spellings in templates
        for parts in spellings
        for part in parts
        if isinstance(part, Slot) and part.form not in ("dict", "~")
    }
    while True:
        more = {
            parts[-1].category
            for row, spellings in zip(rows, templates, strict=True)
            for parts in spellings
            if row.category in found and parts and isinstance(parts[-1], Slot) and parts[-1].form == "~"
        }
        if more <= found:
            return frozenset(found)
        found |= more


def _variants(
    row: Phrase, parts: tuple[Part, ...], verbal: bool, spelling: int
) -> Iterable[tuple[str, tuple[Part, ...]]]:
    """The row in every form it has."""
    plain = tuple(_with_form(part, "dict") for part in parts)
    if not verbal:
        yield "dict", plain
        return
    last = parts[-1] if parts else ""
    if isinstance(last, Slot):
        forms = FORMS if last.form == "~" else ("dict", "nara")
        for form in forms:
            if form == "dict" or form not in row.forms:
                yield form, (*plain[:-1], _with_form(last, form))
    else:
        verb = ending(last)
        if not verb and not row.forms:
            raise RowError(f"{row}: {last!r} should end in a verb of the table")
        for form, surface in (VERBS[verb] if verb else {"dict": last}).items():
            if form not in row.forms:
                literal = last[: len(last) - len(verb)] + surface if verb else last
                yield form, (*plain[:-1], literal) if literal else plain[:-1]
    if spelling == 0:
        for form, text in row.forms.items():
            yield form, tuple(_with_form(part, form) for part in parts_of(text))


def _with_form(part: Part, form: str) -> Part:
    if isinstance(part, Slot) and part.form == "~":
        return Slot(part.field, part.category, form, part.least, part.separator)
    return part


def _cycle(start: str, edges: Mapping[str, set[str]], done: set[str]) -> list[str]:
    """A cycle of leftmost keys that can be reached from `start`, or nothing."""
    if start in done:
        return []
    path = [start]
    stack = [iter(sorted(edges[start]))]
    while stack:
        for key in stack[-1]:
            if key in path:
                return [*path[path.index(key) :], key]
            if key in edges and key not in done:
                path.append(key)
                stack.append(iter(sorted(edges[key])))
                break
        else:
            done.add(path.pop())
            stack.pop()
    return []


def _trie(rules: Iterable[Rule], *, is_loose: bool) -> Trie:
    root = Trie()
    for rule in rules:
        node = root
        for part in rule.parts:
            if isinstance(part, str):
                for literal in _AT_COMMA.findall(part) if is_loose else (part,):
                    node = node.behind(literal)
            else:
                node = node.filled(part)
        node.rules = [*node.rules, rule]
    todo = [root]
    while todo:
        node = todo.pop()
        node.lay_out()
        todo += node.literals.values()
        todo += [after for _, after in node.slots.values()]
    return root


def produced(grammar: Grammar) -> dict[str, frozenset[type]]:
    """What classes each key can stand for."""
    sets: dict[str, set[type]] = {key: set() for key in grammar.by_key}
    sets.update({name: {terminal.value} for name, terminal in grammar.terminals.items()})
    changed = True
    while changed:
        changed = False
        for rule in grammar.rules:
            more: set[type] = {rule.row.node} if rule.row.node is not None else sets[key_of(rule.slots[0])]
            if not more <= sets[rule.key]:
                sets[rule.key] |= more
                changed = True
    return {key: frozenset(classes) for key, classes in sets.items()}
