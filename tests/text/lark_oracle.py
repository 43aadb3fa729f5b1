"""The same rows compiled to a Lark Earley grammar: a second opinion on what can be read."""

from __future__ import annotations

import json
from itertools import product

from lark import Lark, Token, Tree

from kirifuda.text.chart import Built, assemble
from kirifuda.text.grammar import Grammar, Rule, key_of, slot_key
from kirifuda.text.phrases import Slot


class Oracle:
    """All trees of a text, by Lark."""

    def __init__(self, grammar: Grammar, root: str) -> None:
        self.grammar = grammar
        self.names = {key: f"k{number}" for number, key in enumerate((*grammar.by_key, *grammar.terminals))}
        self.lists = {key: f"l{number}" for number, key in enumerate(grammar.lists)}
        self.keys = {name: key for key, name in self.names.items()}
        lines = [f"start: {self.names[root]}"]
        for key, rules in grammar.by_key.items():
            once = {(rule.row_number, rule.parts): rule for rule in rules}  # Lark refuses a rule that is there twice
            ways = [f"{self._body(rule)} -> r{rule.number}" for rule in once.values()]
            lines.append(f"{self.names[key]}: " + " | ".join(ways))
        for key, slot in grammar.lists.items():
            name, item = self.lists[key], self.names[key_of(slot)]
            between = json.dumps(slot.separator, ensure_ascii=False) if slot.separator else ""
            least = {0: "", 1: item, 2: f"{item} {between} {item}"}[slot.least]
            more = {0: item, 1: f"{item} {between} {item}", 2: f"{item} {between} {item} {between} {item}"}[slot.least]
            lines += [f"{name}: {least} | {name}x", f"{name}x: {more} | {item} {between} {name}x"]
        for key, terminal in grammar.terminals.items():
            lines.append(f"{self.names[key]}: T{self.names[key].upper()}")
            lines.append(f"T{self.names[key].upper()}: /{terminal.pattern.pattern.replace('/', chr(92) + '/')}/")
        text = "\n".join(lines)
        self.lark = Lark(text, parser="earley", lexer="dynamic", ambiguity="explicit", keep_all_tokens=False)

    def _body(self, rule: Rule) -> str:
        return " ".join(self._part(part) for part in rule.parts)

    def _part(self, part: str | Slot) -> str:
        if isinstance(part, str):
            return json.dumps(part, ensure_ascii=False)
        return self.lists[slot_key(part)] if part.many else self.names[key_of(part)]

    def values(self, text: str) -> set[object]:
        """Every value of the text."""
        tree = self.lark.parse(text)
        assert isinstance(tree, Tree)
        return {one.value for one in self._build(tree.children[0])}

    def _build(self, tree: Tree[Token] | Token) -> list[Built]:
        assert isinstance(tree, Tree)
        if tree.data == "_ambig":
            return _firm([one for child in tree.children for one in self._weighed(child)])
        return [one for _, one in self._weighed(tree)]

    def _weighed(self, tree: Tree[Token] | Token) -> list[tuple[bool, Built]]:
        """Values with whether their row is weak."""
        assert isinstance(tree, Tree)
        if tree.data == "_ambig":
            return [pair for child in tree.children for pair in self._weighed(child)]
        name = str(tree.data)
        if name in self.keys:
            (token,) = tree.children
            terminal = self.grammar.terminals[self.keys[name]]
            return [(False, Built(terminal.value(str(token)), 0, 0, (), ()))]
        rule = self.grammar.rules[int(name[1:])]
        children = [child for child in tree.children if not isinstance(child, Token)]
        fills = [
            self._items(child) if slot.many else [(one,) for one in self._build(child)]
            for slot, child in zip(rule.slots, children, strict=True)
        ]
        return [(rule.row.weak, assemble(rule, way, 0, 0)) for way in product(*fills)]

    def _items(self, tree: Tree[Token] | Token) -> list[tuple[Built, ...]]:
        """The ways to fill a list."""
        assert isinstance(tree, Tree)
        if tree.data == "_ambig":
            return [way for child in tree.children for way in self._items(child)]
        parts = []
        for child in tree.children:
            assert isinstance(child, Tree)
            inner = child.children[0] if child.data == "_ambig" else child
            assert isinstance(inner, Tree)
            if str(inner.data).startswith("l"):
                parts.append(self._items(child))
            else:
                parts.append([(one,) for one in self._build(child)])
        return [tuple(one for part in way for one in part) for way in product(*parts)]


def _firm(found: list[tuple[bool, Built]]) -> list[Built]:
    firm = [one for weak, one in found if not weak]
    return firm or [one for _, one in found]
