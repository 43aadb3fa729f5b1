"""How things can begin: the first one or two characters of every key, so that the reader need not try the rest.

There is no left recursion, so one pass in the order of the leftmost keys is enough.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kirifuda.text.grammar import Grammar, Rule, Starts

# "ab": these two characters; "a": this one and then anything; "": anything
Prefixes = set[str]


def starts_of(grammar: Grammar) -> dict[str, Starts]:
    """Starts of every key and terminal."""
    known: dict[str, Prefixes] = {}
    for name, terminal in grammar.terminals.items():
        known[name] = {""} if terminal.first is None else set(terminal.first)
    for key in grammar.by_key:
        _visit(key, grammar, known)
    return {key: _starts(prefixes) for key, prefixes in known.items()}


def _visit(key: str, grammar: Grammar, known: dict[str, Prefixes]) -> Prefixes:
    if key not in known:
        found: Prefixes = set()
        for rule in grammar.by_key[key]:
            found |= _prefixes(rule, grammar, known)
        known[key] = found
    return known[key]


def _prefixes(rule: Rule, grammar: Grammar, known: dict[str, Prefixes]) -> Prefixes:
    found: Prefixes = set()
    for key in grammar.leftmost(rule):
        found |= _visit(key, grammar, known)
    literal = next((part for part in rule.parts if isinstance(part, str)), "")
    before = rule.parts[: rule.parts.index(literal)] if literal else ()
    if literal and all(not isinstance(part, str) and grammar.may_be_empty(part) for part in before):
        found.add(literal[:2])
    return found


def _starts(prefixes: Prefixes) -> Starts:
    if "" in prefixes:
        return None
    one = frozenset(prefix for prefix in prefixes if len(prefix) == 1)
    return one, frozenset(prefix for prefix in prefixes if len(prefix) == 2 and prefix[0] not in one)
