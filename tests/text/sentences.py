"""Sentences made from the rows: pairs, triples and random ones, for the ambiguity tests."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass

from kirifuda.text.grammar import Grammar, Rule, key_of, slot_key
from kirifuda.text.phrases import Slot

ROOT = "ability"


@dataclass(frozen=True)
class Sentence:
    """A text and the rules it was built to try."""

    text: str
    rules: tuple[Rule, ...]
    key: str = ROOT


class Maker:
    """Builds texts for a grammar. `tried` are the rules in play: one a row and form, one word of each list."""

    def __init__(self, grammar: Grammar, *, spellings: bool = False, roots: tuple[str, ...] = (ROOT,)) -> None:
        self.grammar = grammar
        self.root = {root: root for root in roots}
        self.shortest = self._shortest()
        self.context = self._contexts(spellings)
        self.tried: dict[str, list[Rule]] = {}
        for key, rules in grammar.by_key.items():
            self.tried[key] = _distinct(rules, spellings)
        self.reached: dict[str, list[tuple[Rule, str, str]]] = {}

    def _shortest(self) -> dict[str, str]:
        texts = {name: terminal.sample for name, terminal in self.grammar.terminals.items()}
        changed = True
        while changed:
            changed = False
            for rule in self.grammar.rules:
                text = self._minimal(rule, texts)
                if text is not None and (rule.key not in texts or len(text) < len(texts[rule.key])):
                    texts[rule.key] = text
                    changed = True
        return texts

    @staticmethod
    def _minimal(rule: Rule, texts: dict[str, str]) -> str | None:
        text = ""
        for part in rule.parts:
            if isinstance(part, str):
                text += part
            elif part.many and part.least == 0:
                continue
            elif key_of(part) not in texts:
                return None
            else:
                text += part.separator.join([texts[key_of(part)]] * max(1, part.least))
        return text

    def _contexts(self, spellings: bool) -> dict[str, tuple[str, str]]:
        """The shortest words before and after something of each key, in a whole ability."""
        found = dict.fromkeys(self.root, ("", ""))
        todo = deque(self.root)
        while todo:
            key = todo.popleft()
            before, after = found[key]
            for rule in self.grammar.by_key[key]:
                if rule.spelling and not spellings:
                    continue
                for at, part in enumerate(rule.parts):
                    if isinstance(part, Slot) and key_of(part) not in found and key_of(part) in self.grammar.by_key:
                        left = "".join(self._part(one) for one in rule.parts[:at])
                        right = "".join(self._part(one) for one in rule.parts[at + 1 :])
                        if part.least == 2:
                            right = part.separator + self.shortest[key_of(part)] + right
                        found[key_of(part)] = (before + left, right + after)
                        self.root[key_of(part)] = self.root[key]
                        todo.append(key_of(part))
        return found

    def _part(self, part: str | Slot) -> str:
        if isinstance(part, str):
            return part
        if part.many and part.least == 0:
            return ""
        return part.separator.join([self.shortest[key_of(part)]] * max(1, part.least))

    # --- making ------------------------------------------------------------------------------------

    def with_child(self, rule: Rule, at: int, child: str, *, twice: bool) -> str:
        """A rule's text with one slot filled by a child (by two, in a list) and the rest minimal."""
        text = ""
        for place, part in enumerate(rule.parts):
            if place != at or isinstance(part, str):
                text += self._part(part)
            elif part.many and (twice or part.least == 2):
                text += part.separator.join([child, child])
            else:
                text += child
        return text

    def whole(self, key: str, text: str) -> str:
        before, after = self.context[key]
        return before + text + after

    def pairs(self) -> Iterator[Sentence]:
        """Every rule in every slot that takes it."""
        for outer, at, inner in self.links():
            child = "".join(self._part(part) for part in inner.parts)
            text = self.whole(outer.key, self.with_child(outer, at, child, twice=False))
            yield Sentence(text, (outer, inner), self.root[outer.key])

    def links(self) -> Iterator[tuple[Rule, int, Rule]]:
        for key in self.context:
            for outer in self.tried[key]:
                for at, part in enumerate(outer.parts):
                    if isinstance(part, Slot):
                        for inner in self.tried.get(key_of(part), ()):
                            yield outer, at, inner

    def below(self, key: str) -> list[tuple[Rule, str, str]]:
        """The rules with a node that a slot can come to, with the words that pass-through rows put around them."""
        if key not in self.reached:
            found: dict[int, tuple[Rule, str, str]] = {}
            for rule in self.tried.get(key, ()):
                if rule.row.node is not None:
                    found[rule.row_number] = (rule, "", "")
                    continue
                at = next(at for at, part in enumerate(rule.parts) if isinstance(part, Slot))
                before = "".join(str(part) for part in rule.parts[:at])
                after = "".join(str(part) for part in rule.parts[at + 1 :])
                for inner, left, right in self.below(key_of(rule.slots[0])):
                    found.setdefault(inner.row_number, (inner, before + left, right + after))
            self.reached[key] = list(found.values())
        return self.reached[key]

    def triples(self) -> Iterator[Sentence]:
        """Chains of three rules, lists two long."""
        for outer, at, middle in self.links():
            for place, part in enumerate(middle.parts):
                if isinstance(part, Slot):
                    for inner in self.tried.get(key_of(part), ()):
                        child = "".join(self._part(one) for one in inner.parts)
                        text = self.with_child(middle, place, child, twice=True)
                        full = self.whole(outer.key, self.with_child(outer, at, text, twice=True))
                        yield Sentence(full, (outer, middle, inner), self.root[outer.key])

    def deep_triples(self) -> Iterator[Sentence]:
        """Chains of three rules that make nodes, pass-through rows not counted: ten times as many."""
        for key in self.context:
            for outer in self.tried[key]:
                if outer.row.node is not None:
                    yield from self._under(outer)

    def _under(self, outer: Rule) -> Iterator[Sentence]:
        for at, part in enumerate(outer.parts):
            if isinstance(part, str):
                continue
            for middle, left, right in self.below(key_of(part)):
                for place, gap in enumerate(middle.parts):
                    if isinstance(gap, str):
                        continue
                    for inner, before, after in self.below(key_of(gap)):
                        child = before + "".join(self._part(one) for one in inner.parts) + after
                        text = left + self.with_child(middle, place, child, twice=True) + right
                        full = self.whole(outer.key, self.with_child(outer, at, text, twice=True))
                        yield Sentence(full, (outer, middle, inner), self.root[outer.key])

    def random(self, rng: random.Random, key: str = ROOT, depth: int = 9) -> str:
        """A random text of a key; deeper than `depth` it takes the shortest way out."""
        if key in self.grammar.terminals:
            return self.shortest[key]
        if depth <= 0:
            return self.shortest[key]
        rule = rng.choice(self.grammar.by_key[key])
        text = ""
        for part in rule.parts:
            if isinstance(part, str):
                text += part
            else:
                number = rng.choice((part.least, part.least + 1, 2)) if part.many else 1
                text += part.separator.join(self.random(rng, key_of(part), depth - 1) for _ in range(number))
        return text


def _distinct(rules: list[Rule], spellings: bool) -> list[Rule]:
    """House rules, and of each word list only two words."""
    kept: list[Rule] = []
    seen: dict[object, int] = {}
    for rule in rules:
        if rule.spelling and not spellings:
            continue
        if not rule.slots and rule.row.node is not None and set(rule.row.fixed) == {"name"}:
            number = seen[rule.row.node] = seen.get(rule.row.node, 0) + 1
            if number > 1:
                continue
        kept.append(rule)
    return kept


__all__ = ["ROOT", "Maker", "Sentence", "slot_key"]
