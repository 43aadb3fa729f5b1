"""Whether the English of a text says all that its tree says: a row prints each of its fields, to both sides of what it
describes, and two trees have two Englishes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from kirifuda.text import ast as a
from kirifuda.text.english import _actor, _payer, _tokens
from kirifuda.text.grammar import Grammar, Rule, key_of, produced
from kirifuda.text.language import Language
from tests.text.sentences import Sentence

Same = Callable[[a.Node], a.Node]
"""What a game's own nodes are brought to that say the same in other words."""
BEFORE: Final = "<"
BEHIND: Final = ">"
VERBS_ONLY: Final = ("be",)
"""A verb that only carries another stands before a bar and may be left out."""


# Two trees, two Englishes


def meant(value: object, same: Same, actor: str = "you") -> object:
    """A tree as far as English tells it: who acts by name, what is left out as “it”, qualities in one order."""
    if isinstance(value, tuple):
        return tuple(meant(one, same, actor) for one in value)
    if not isinstance(value, a.Node):
        return value
    if isinstance(value, a.Actor) and actor == "you":
        return a.You()
    if isinstance(value, a.Dropped):
        return a.It()
    if isinstance(value, a.OwnerOf) and isinstance(value.what, a.Dropped | a.It):
        return a.Owner()
    if isinstance(value, a.By) and isinstance(value.who, a.You | a.Actor) and actor == "you":
        return meant(value.do, same, actor)
    inner = _actor(value, actor)
    fields = {
        name: meant(getattr(value, name), same, _payer(value, actor) if name == "pay" else inner)
        for name in value.__struct_fields__
    }
    if isinstance(value, a.Filter):
        fields["qualities"] = tuple(sorted(fields["qualities"], key=repr))  # type: ignore[call-overload]
    return same(type(value)(**fields))


def in_one_english(language: Language, sentences: Iterable[Sentence], same: Same) -> tuple[list[tuple[str, ...]], int]:
    """English, and two sentences that have it and mean different things; and how many were looked at."""
    found: dict[tuple[str, str], tuple[object, str]] = {}
    wrong: list[tuple[str, ...]] = []
    seen: set[tuple[str, str]] = set()
    for sentence in sentences:
        ways = language.ways(sentence.text, sentence.key) if (sentence.key, sentence.text) not in seen else []
        seen.add((sentence.key, sentence.text))
        if len(ways) == 1:
            tree = meant(ways[0].value, same)
            english = language.said(ways[0], sentence.key)
            known, text = found.setdefault((sentence.key, english), (tree, sentence.text))
            if known != tree:
                wrong.append((english, text, sentence.text))
    return wrong, len(seen)


# Every field, on both sides


def unnamed(grammar: Grammar) -> list[str]:
    """Rows whose English leaves out a field that could be one of several things."""
    wrong: dict[str, None] = {}
    makes = produced(grammar)
    for rule in grammar.rules:
        named = _sides_asked(rule)
        for slot in rule.slots if rule.row.node is not None else ():
            is_named = any(slot.field == one or slot.field.startswith(f"{one}.") for one in named)
            if not is_named and not _is_one_word(grammar, key_of(slot), makes):
                wrong[f"{rule.row} ({rule.row.en}) leaves out {slot.field}"] = None
    return list(wrong)


def _is_one_word(grammar: Grammar, key: str, makes: Mapping[str, frozenset[type]]) -> bool:
    """Whether all the words that can stand there mean one and the same."""
    rules = grammar.by_key.get(key, [])
    said = {(rule.row.node, *sorted((name, repr(value)) for name, value in rule.row.fixed.items())) for rule in rules}
    return len(makes[key]) == 1 and len(said) == 1 and not any(rule.slots for rule in rules)


def one_sided(grammar: Grammar) -> list[str]:
    """Rows whose English prints one side of a field and loses the other."""
    sides = _sides(grammar)
    wrong: dict[str, None] = {}
    for rule in grammar.rules:
        asked = _sides_asked(rule)
        for slot in rule.slots if rule.row.node is not None else ():
            mine = asked.get(slot.field, {""})
            lost = sides[key_of(slot)] - mine
            if "" not in mine and lost:
                wrong[f"{rule.row} ({rule.row.en}) loses what {slot.field} says {', '.join(sorted(lost))}"] = None
    return list(wrong)


def _sides_asked(rule: Rule) -> dict[str, set[str]]:
    """The fields that the English of a row prints, with the sides of each."""
    found: dict[str, set[str]] = {}
    for token in _tokens(rule.row.en):
        if not isinstance(token, str) and token["child"]:
            found.setdefault(token["child"], set()).add(token["side"])
    return found


def _sides(grammar: Grammar) -> dict[str, set[str]]:
    """On which sides of the bar what stands for a key can have words."""
    found: dict[str, set[str]] = {key: set() for key in grammar.by_key}
    found.update({name: {BEFORE} for name in grammar.terminals})
    changed = True
    while changed:
        changed = False
        for rule in grammar.rules:
            said = _said_on(rule, found)
            if not said <= found[rule.key]:
                found[rule.key] |= said
                changed = True
    return found


def _said_on(rule: Rule, sides: Mapping[str, set[str]]) -> set[str]:
    tokens = _tokens(rule.row.en)
    bar = next((at for at, one in enumerate(tokens) if not isinstance(one, str) and one["bar"]), -1)
    if rule.row.node is None and bar < 0:
        return set(sides[key_of(rule.slots[0])])
    halves = (tokens if bar < 0 else tokens[:bar], () if bar < 0 else tokens[bar + 1 :])
    return {side for side, half in zip((BEFORE, BEHIND), halves, strict=True) if _has_words(rule, half, sides)}


def _has_words(rule: Rule, tokens: Sequence[str | dict[str, str]], sides: Mapping[str, set[str]]) -> bool:
    for token in tokens:
        if isinstance(token, str):
            if token.strip():
                return True
        elif token["child"]:
            keys = [key_of(slot) for slot in rule.slots if slot.field == token["child"]]
            known = set().union(*(sides[key] for key in keys)) if keys else {BEFORE}
            if token["side"] in known or (not token["side"] and known):
                return True
        elif token["one"] or token["more"] or token["verb"] not in ("", None, *VERBS_ONLY):
            return True
    return False
