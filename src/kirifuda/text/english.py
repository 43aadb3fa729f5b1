"""Trees to English, by the same rows, with the place of every node.

Notation of the English side of a row:

`{field}`            the child          `{field~}`       in the verb form asked of this row
`{field/s}`          in a verb form (base, s, pl, past, ing)     `{field/@who}` agreeing with another field
`{field#}`           in the number asked of this row             `{field#count}` in the number of another field
`{field%, & and }`   a list, joined      `{field<}` `{field>}`   what its rows say before / after their `|`
`<draw>`             a verb in the form asked    `<gain@what>`   agreeing with a field, present tense
`(card|cards)#count` singular or plural by a field; `#` alone: by the number asked; `(your|their)#actor`: by who acts,
                     `#doer`: by who did what the sentence before says; a full stop behind it ends the sentence
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final

from kirifuda.text.ast_base import Actor, Node, You
from kirifuda.text.ast_effects import By, Modal, Unless
from kirifuda.text.ast_lasting import Toll
from kirifuda.text.ast_nouns import All, OtherPart, PartOf
from kirifuda.text.binding import is_many
from kirifuda.text.grammar import Rule, key_of
from kirifuda.text.printing import Path, Printer, Spellings, reach

IRREGULAR: Final[dict[str, dict[str, str]]] = {
    "be": {"s": "is", "pl": "are", "past": "was", "pastpl": "were", "ing": "being"},
    "have": {"s": "has", "past": "had", "ing": "having"},
    "do": {"s": "does", "past": "did"},
    "draw": {"past": "drew"},
    "make": {"past": "made"},
    "deal": {"past": "dealt"},
    "leave": {"past": "left"},
    "put": {"past": "put", "ing": "putting"},
    "become": {"past": "became"},
    "get": {"past": "got", "ing": "getting"},
    "pay": {"past": "paid"},
    "choose": {"past": "chose"},
    "lose": {"past": "lost"},
    "win": {"past": "won"},
    "take": {"past": "took"},
    "you_may": {"base": "you may", **dict.fromkeys(("s", "pl", "past", "pastpl", "ing"), "may")},
    "cannot": dict.fromkeys(("s", "pl", "past", "pastpl", "ing"), "cannot"),
}

_TOKEN: Final = re.compile(
    r"\{(?P<child>[\w.]+)(?P<side>[<>]?)(?P<num>#[\w.]*)?(?P<form>~|/@?[\w.]+(?:@[\w.]+)?)?(?P<join>%[^{}]*)?\}"
    r"|<(?P<verb>\w+)(?:@(?P<agree>[\w.]+))?>"
    r"|\((?P<one>[^()|]*)\|(?P<more>[^()|]*)\)#(?P<by>(?:\w+(?:\.\w+)*)?)"
    r"|(?P<bar>\|)"
)
NO_FIELDS: Final = ("sg", "pl", "actor", "doer")
"""What else a number may hang on."""


@dataclass
class Page:
    """English under construction: pieces of text, and where each node begins and ends."""

    text: str = ""
    spans: dict[Path, tuple[int, int]] = field(default_factory=dict)

    def add(self, other: Page) -> None:
        """Append another page."""
        shift = len(self.text)
        for path, (start, end) in other.spans.items():
            self.spans.setdefault(path, (start + shift, end + shift))
        self.text += other.text


Child = Callable[[Mapping[str, str]], Page]
"""What stands in the place of a child."""


def _actor(value: object, outer: str) -> str:
    """Who acts in a phrase: you, or somebody else."""
    if isinstance(value, Toll):
        return "you" if isinstance(value.subject, You | Actor) else "other"
    if isinstance(value, Modal) and not isinstance(getattr(value, "who", Actor()), Actor):
        return "other"  # somebody else chooses, and does it
    return outer if not isinstance(value, By) else "you" if isinstance(value.who, You) else "other"


def _payer(value: object, outer: str) -> str:
    """Who pays so that something does not happen."""
    if not isinstance(value, Unless) or isinstance(value.who, Actor):
        return _actor(value, outer)
    return "you" if isinstance(value.who, You) else "other"


def _doer(sentence: object, outer: str) -> str:
    """Who did what a sentence says, or could have."""
    while isinstance(sentence, Node) and not isinstance(sentence, By):
        parts = getattr(sentence, "parts", ())
        sentence = parts[-1] if parts else getattr(sentence, "do", getattr(sentence, "then", None))
    return _actor(sentence, outer)


def inflect(verb: str, form: str) -> str:
    """A verb in a form."""
    known = IRREGULAR.get(verb, {})
    if form in known:
        return known[form]
    if form in ("base", "pl"):
        return verb
    if form == "pastpl":
        return inflect(verb, "past")
    if form == "would":
        return f"would {verb}"
    if form == "s":
        if verb.endswith(("s", "x", "ch", "sh")):
            return verb + "es"
        return verb[:-1] + "ies" if verb[-1] == "y" and verb[-2] not in "aeiou" else verb + "s"
    stem = verb[:-1] if verb[-1] == "e" else verb
    if form == "ing":
        return stem + "ing"
    return verb[:-1] + "ied" if verb[-1] == "y" and verb[-2] not in "aeiou" else stem + "ed"


class English:
    """The English printer of a language."""

    def __init__(self, printer: Printer) -> None:
        self.printer: Final = printer
        self.rules: Final = printer.grammar.rules
        self.numbers: Final = {
            row.node: row.number for row in reversed(printer.grammar.rows) if row.node and row.number != "sg"
        }

    def page(self, value: object, key: str, spellings: Spellings) -> Page:
        """The finished English of a value."""
        return polished(self.say(value, key, spellings, (), Asked()))

    # --- numbers -----------------------------------------------------------------------------------

    def number(self, value: object) -> str:
        """sg, pl or you."""
        if isinstance(value, int):
            return "sg" if value == 1 else "pl"
        if isinstance(value, tuple):
            return "pl" if len(value) > 1 else self.number(value[0])
        rule = self.numbers.get(type(value), "sg") if isinstance(value, Node) else "sg"
        return rule if rule in ("sg", "pl", "you") else self.number(getattr(value, rule))

    def _present(self, value: object) -> str:
        return "s" if self.number(value) == "sg" else "pl"

    # --- saying ------------------------------------------------------------------------------------

    def say(self, value: object, key: str, spellings: Spellings, path: Path, asked: Asked) -> Page:
        terminal = self.printer.grammar.terminals.get(key)
        if terminal is not None:
            return Page(terminal.english.get(str(value), str(value)))
        if path in asked.plural:
            asked = replace(asked, number="pl")
        route = spellings.get(path) if spellings else None
        if route is None:
            route = self.printer.house(value, key)[0]
        wrapped = any(_has_bar(self.rules[number].row.en) for number in route[:-1])
        inner = replace(asked, side="") if wrapped else asked
        page = self._row(self.rules[route[-1]], value, spellings, path, inner)
        page.spans[path] = (0, len(page.text))
        for number in reversed(route[:-1]):
            barred = wrapped and _has_bar(self.rules[number].row.en)
            page = self._wrap(self.rules[number], page, value, asked if barred else replace(asked, side=""), path)
        return page

    def _wrap(self, rule: Rule, inner: Page, value: object, asked: Asked, path: Path) -> Page:
        return self._filled(rule, value, path, asked, lambda token: inner)

    def _row(self, rule: Rule, value: object, spellings: Spellings, path: Path, asked: Asked) -> Page:
        children = _children(rule, value)
        asked = replace(asked, actor=_actor(value, asked.actor))
        return self._filled(
            rule, value, path, asked, lambda token: self._child(token, children, value, spellings, path, asked)
        )

    def _filled(self, rule: Rule, value: object, path: Path, asked: Asked, child: Child) -> Page:
        """The words of a row, with its children in their places."""
        page, bar = Page(), -1
        for token in _tokens(rule.row.en):
            if isinstance(token, str):
                page.text += token
            elif token["bar"]:
                bar = len(page.text)
            elif token["child"]:
                page.add(child(token))
            else:
                page.text += self._word(token, value, asked, path)
        return _side(page, bar, asked.side)

    def _child(
        self,
        token: Mapping[str, str],
        children: Mapping[str, list[tuple[Path, str, object]]],
        value: object,
        spellings: Spellings,
        path: Path,
        asked: Asked,
    ) -> Page:
        name = token["child"]
        holder = reach(value, name.rpartition(".")[0]) if "." in name else value
        inner = Asked(
            self._form(token["form"], value, asked),
            self._count(token["num"], value, asked, path),
            token["side"],
            _payer(holder, asked.actor) if name.endswith("pay") else _actor(holder, asked.actor),
            asked.plural,
        )
        if name not in children:
            fixed = reach(value, name)
            return Page(str(fixed))
        join, _, last = (token["join"] or "%")[1:].partition("&")
        page = Page()
        items = children[name]
        for at, (step, key, item) in enumerate(items):
            if at:
                page.text += last if last and at == len(items) - 1 else join
            doer = asked.doer if item is value else _doer(items[at - 1][2], inner.actor) if at else ""
            page.add(self.say(item, key, spellings, (*path, *step), replace(inner, doer=doer)))
        return page

    def _form(self, mark: str | None, value: object, asked: Asked) -> str:
        if not mark:
            return "base"
        if mark == "~":
            return asked.form
        if mark.startswith("/@"):
            present = self._present(reach(value, mark[2:]))
            if asked.form == "past":
                return "past" if present == "s" else "pastpl"
            return "would" if asked.form == "would" else present
        form, _, agree = mark[1:].partition("@")
        if form == "past" and agree and self._present(reach(value, agree)) == "pl":
            return "pastpl"
        return form

    def _number_of(self, field: str, value: object, asked: Asked, path: Path) -> str:
        """The number of a field; a ref is as many as what it means."""
        thing = reach(value, field)
        if isinstance(thing, PartOf | OtherPart) or (isinstance(thing, All) and not is_many(thing)):
            return "sg" if not isinstance(thing, PartOf) else self.number(thing)
        return "pl" if (*path, *field.split(".")) in asked.plural else self.number(thing)

    def _count(self, mark: str | None, value: object, asked: Asked, path: Path) -> str:
        if mark is None:
            return "sg"
        if mark in ("#sg", "#pl"):
            return mark[1:]
        return self._number_of(mark[1:], value, asked, path) if len(mark) > 1 else asked.number

    def _word(self, token: Mapping[str, str], value: object, asked: Asked, path: Path) -> str:
        if token["verb"]:
            agree = token["agree"]
            if token["verb"] == "you_may" and asked.form == "base" and asked.actor != "you":
                return "may"  # if they do, they may
            present = "s" if not agree or self._number_of(agree, value, asked, path) == "sg" else "pl"
            return inflect(token["verb"], present if agree else asked.form)
        if token["by"] in ("actor", "doer"):
            who = asked.actor if token["by"] == "actor" else asked.doer or asked.actor
            return token["one"] if who == "you" else token["more"]
        number = self._number_of(token["by"], value, asked, path) if token["by"] else asked.number
        return token["one"] if number == "sg" else token["more"]


@dataclass(frozen=True)
class Asked:
    """What the row above wants: a verb form, a number, one side of a modifier; who acts; which refs are plural; who
    did what was said before (empty: whoever acts)."""

    form: str = "base"
    number: str = "sg"
    side: str = ""
    actor: str = "you"
    plural: frozenset[Path] = frozenset()
    doer: str = ""


@lru_cache(maxsize=4096)
def _tokens(template: str) -> tuple[str | dict[str, str], ...]:
    found: list[str | dict[str, str]] = []
    here = 0
    for match in _TOKEN.finditer(template):
        if match.start() > here:
            found.append(template[here : match.start()])
        found.append(match.groupdict())
        here = match.end()
    if here < len(template):
        found.append(template[here:])
    return tuple(found)


def fields_named(template: str) -> Iterator[str]:
    """The fields that the English of a row asks for a text, a number or a person."""
    for token in _tokens(template):
        if isinstance(token, str):
            continue
        form = (token["form"] or "").rpartition("@")
        named = (token["child"], (token["num"] or "")[1:], form[2] if form[1] else "", token["agree"], token["by"])
        yield from (name for name in named if name and name not in NO_FIELDS)


def _has_bar(template: str) -> bool:
    return any(not isinstance(token, str) and token["bar"] for token in _tokens(template))


def _side(page: Page, bar: int, side: str) -> Page:
    """What stands before (<) or after (>) the bar; without a bar, all is before."""
    if not side:
        return page
    if bar < 0:
        bar = len(page.text)
    if side == "<":
        return Page(page.text[:bar], {path: span for path, span in page.spans.items() if span[1] <= bar})
    kept = {path: (start - bar, end - bar) for path, (start, end) in page.spans.items() if start >= bar}
    return Page(page.text[bar:], kept)


def _children(rule: Rule, value: object) -> dict[str, list[tuple[Path, str, object]]]:
    """Field → its children with step and key, in order."""
    found: dict[str, list[tuple[Path, str, object]]] = {}
    for part, items in Printer.fill(rule, value):
        if not isinstance(part, str):
            found.setdefault(part.field, []).extend((step, key_of(part), item) for step, item in items)
    return found


def _upper(match: re.Match[str]) -> str:
    return match[0].upper()


# pattern, replacement: counting words, articles, doubled stops, capitals
_EDITS: Final[tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], str]], ...]] = (
    (re.compile(r"\bevery 1(?= )"), lambda match: "each"),
    (re.compile(r"\bonly 1 time(?= )"), lambda match: "only once"),
    (re.compile(r"\b[Aa](?= [aeiouAEIOU](?!ne\b))"), lambda match: f"{match[0]}n"),
    (re.compile(r"\b(it|you|them)'s\b"), lambda match: {"it": "its", "you": "your", "them": "their"}[match[1]]),
    (re.compile(r"\bthem(?= (?:cannot|can|gain|get|lose|become|must|are|enter|cost|battle)\b)"), lambda match: "they"),
    (
        re.compile(r"\b(them (?:in)?to) (?:its|the) owner's (hand|deck|graveyard)\b"),
        lambda match: f"{match[1]} their owners' {match[2]}",
    ),
    (re.compile(r"\bin the field\b"), lambda match: "on the field"),
    (re.compile(r"\bin(?= (?:the|a|your|your opponent's) (?:centre line|base line|gate area)\b)"), lambda match: "on"),
    (re.compile(r"\btheir owners' (?:hand|deck|graveyard|extra deck|orb zone)\b"), lambda match: match[0] + "s"),
    (re.compile(r"\bof of\b"), lambda match: "of"),
    (re.compile(r"\ban other\b"), lambda match: "another"),
    (re.compile(r"\.”\.(?: [a-z])?"), lambda match: f".”{match[0][3:].upper()}"),
    (re.compile(r"(?<=[a-z]\.)(?=choose )"), lambda match: " "),
    (re.compile(r"\n "), lambda match: "\n"),
    (re.compile(r"\A "), lambda match: ""),
    (re.compile(r"(?:^|(?<=[.:!?•⇒—] )|(?<=\n)|(?<=[“「]))(?:a|[a-z](?=\w))"), _upper),
)


def polished(page: Page) -> Page:
    """Articles and capitals, once the words stand."""
    for pattern, change in _EDITS:
        for match in reversed(list(pattern.finditer(page.text))):
            new = change(match)
            page.text = page.text[: match.start()] + new + page.text[match.end() :]
            page.spans = {
                path: (_moved(start, match, len(new)), _moved(end, match, len(new)))
                for path, (start, end) in page.spans.items()
            }
    return page


def _moved(at: int, match: re.Match[str], length: int) -> int:
    """A place in the text after a match was replaced by something of another length."""
    if at <= match.start():
        return at
    return at + length - len(match[0]) if at >= match.end() else match.start() + length
