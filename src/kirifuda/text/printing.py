"""Trees back to Japanese, by the rows that read them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kirifuda.text.grammar import Grammar, Rule, key_of, produced
from kirifuda.text.phrases import Slot

Path = tuple[str | int, ...]
Route = tuple[int, ...]
Spellings = Mapping[Path, Route]


class Unprintable(ValueError):
    """No row of the category stands for the value."""


class Printer:
    """Chooses rows for values. A route (from a reading) names the rules to use; without one, the house spelling."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar: Final = grammar
        self.produced: Final = produced(grammar)
        self._candidates: Final[dict[tuple[str, type], tuple[Rule, ...]]] = {}
        self._chosen: Final[dict[tuple[str, object], tuple[Route, str] | None]] = {}
        self._houses: Final[dict[int, int]] = {}

    def japanese(self, value: object, key: str, spellings: Spellings, path: Path = ()) -> str:
        """The text of a value; in house spelling where `spellings` has no note."""
        if not spellings:
            return self.house(value, key)[1]
        terminal = self.grammar.terminals.get(key)
        if terminal is not None:
            return str(value)
        route = spellings.get(path)
        if route is None:
            return self.house(value, key)[1]
        text = ""
        for number in reversed(route):
            rule = self.grammar.rules[number]
            inner = text
            text = ""
            for part, items in self.fill(rule, value):
                if isinstance(part, str):
                    text += part
                elif rule.row.node is None:
                    text += inner
                else:
                    text += part.separator.join(
                        self.japanese(item, key_of(part), spellings, (*path, *step)) for step, item in items
                    )
        return text

    def plainly(self, route: Route) -> Route:
        """The same rows as in a route, each in its house spelling where that has the same gaps."""
        return tuple(map(self._plain, route))

    def _plain(self, number: int) -> int:
        if number not in self._houses:
            self._houses[number] = self._house_of(self.grammar.rules[number])
        return self._houses[number]

    def _house_of(self, rule: Rule) -> int:
        gaps = sorted(map(str, rule.slots))
        same = (
            one.number
            for one in self.grammar.by_key[rule.key]
            if one.row_number == rule.row_number
            and one.form == rule.form
            and not one.spelling
            and sorted(map(str, one.slots)) == gaps
        )
        return next(same, rule.number)

    def house(self, value: object, key: str) -> tuple[Route, str]:
        """The route and text in house spelling; raises `Unprintable`."""
        found = self._house(value, key)
        if found is None:
            raise Unprintable(f"{type(value).__name__} cannot be said as {key}: {value!r}")
        return found

    def _house(self, value: object, key: str) -> tuple[Route, str] | None:
        terminal = self.grammar.terminals.get(key)
        if terminal is not None:
            text = str(value)
            fits = isinstance(value, terminal.value) and (terminal.is_open or terminal.pattern.fullmatch(text))
            return ((), text) if fits else None
        place = (key, value)
        if place in self._chosen:
            return self._chosen[place]
        self._chosen[place] = None
        for rule in self.candidates(key, type(value)):
            made = self._try(rule, value)
            if made is not None:
                self._chosen[place] = made
                return made
        return None

    def candidates(self, key: str, cls: type) -> tuple[Rule, ...]:
        """Rules of a key that can stand for a class: house spellings first, and of those the most specific."""
        place = (key, cls)
        if place not in self._candidates:
            fitting = [
                rule
                for rule in self.grammar.by_key.get(key, ())
                if rule.row.node is cls or (rule.row.node is None and cls in self.produced[key_of(rule.slots[0])])
            ]
            fitting.sort(key=lambda rule: (rule.spelling > 0, -len(rule.row.fixed)))
            self._candidates[place] = tuple(fitting)
        return self._candidates[place]

    def _try(self, rule: Rule, value: object) -> tuple[Route, str] | None:
        if rule.row.node is None:
            inner = self._house(value, key_of(rule.slots[0]))
            if inner is None:
                return None
            text = "".join(part if isinstance(part, str) else inner[1] for part in rule.parts)
            return (rule.number, *inner[0]), text
        if not _made_of(rule, value):
            return None
        text = ""
        for part, items in self.fill(rule, value):
            if isinstance(part, str):
                text += part
                continue
            if part.many and len(items) < part.least:
                return None
            said: list[str] = []
            for _, item in items:
                one = self._house(item, key_of(part))
                if one is None:
                    return None
                said.append(one[1])
            text += part.separator.join(said)
        return (rule.number,), text

    @staticmethod
    def fill(rule: Rule, value: object) -> list[tuple[str | Slot, list[tuple[Path, object]]]]:
        """Each part of a rule with the children that go there, and their step from the node."""
        taken: dict[str, int] = {}
        filled: list[tuple[str | Slot, list[tuple[Path, object]]]] = []
        for part in rule.parts:
            if isinstance(part, str) or rule.row.node is None:
                filled.append((part, []))
                continue
            step: Path = tuple(part.field.split("."))
            child = reach(value, part.field)
            if part.field not in rule.gathered:
                filled.append((part, [(step, child)]))
                continue
            assert isinstance(child, tuple)
            begin = taken.get(part.field, 0)
            end = begin + 1 if not part.many else max(begin, len(child) - _after(rule, part))
            taken[part.field] = end
            items = [((*step, at), child[at]) for at in range(begin, min(end, len(child)))]
            filled.append((part, items if end <= len(child) else [(step, None)]))
        for name, end in taken.items():
            child = reach(value, name)
            if isinstance(child, tuple) and end < len(child):
                filled.append((rule.slots[0], [((name,), None)]))  # more items than the row can say
        return filled


def reach(value: object, name: str) -> object:
    """A field, or a field of an inner node: `do.what`."""
    for one in name.split("."):
        value = getattr(value, one)
    return value


def _after(rule: Rule, slot: Slot) -> int:
    """How many single slots of the same field follow."""
    place = rule.slots.index(slot)
    return sum(1 for other in rule.slots[place + 1 :] if other.field == slot.field)


def _made_of(rule: Rule, value: object) -> bool:
    """Whether the inner nodes and fixed fields of a row are those of a value."""
    for name in reversed(rule.inner):
        if type(reach(value, name)) is not rule.row.inner[name]:
            return False
    return all(reach(value, name) == fixed for name, fixed in rule.row.fixed.items())
