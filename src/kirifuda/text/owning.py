"""Whose it is, where that is not sure: 自分 behind another player, so many of each, two subjects of one sentence. Such
a text is refused."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from kirifuda.text import ast as a
from kirifuda.text.errors import Message, UnboundText
from kirifuda.text.grammar import Grammar
from kirifuda.text.printing import Path, Route

_OWN: Final = ("自分", "自身")
_DOUBT: Final = Message(
    "own",
    "ほかのプレイヤーを主語とする文の「自分」がどちらか決まりません",
    "behind another player it is not sure whose “自分” is",
)

_EACH: Final = re.compile(r"(?:お互い|それぞれ|両者)の(?!プレイヤー)[^、。：]*ずつ")
_OF_EACH: Final = Message(
    "each",
    "「ずつ」がどのプレイヤーについてかは「お互いのプレイヤーは…」と書いてください",
    "so many of each: say what each player does (お互いのプレイヤーは…)",
)


_THOSE: Final = Message(
    "those",
    "「それら」が、すべてのカードか、その中にあるかを尋ねたカードだけか決まりません",
    "“those” could be all of the cards, or just those that the condition asks for",
)
_TWO: Final = Message(
    "subjects",
    "主語が2つあります",
    "this sentence has two subjects: a player, and what something is said of",
)
_STATEMENT: Final = "stmt"


def stated(grammar: Grammar, spellings: Mapping[Path, Route]) -> frozenset[Path]:
    """Where something is said of a subject, and nothing is done."""
    rules = grammar.rules
    return frozenset(
        path for path, route in spellings.items() if any(rules[one].row.category == _STATEMENT for one in route)
    )


class _Doubts:
    """What is looked for in one text."""

    def __init__(
        self,
        spans: Mapping[Path, tuple[int, int]],
        text: str,
        statements: frozenset[Path],
        sure: tuple[type[a.Player], ...],
    ) -> None:
        self.spans: Final = spans
        self.text: Final = text
        self.statements: Final = statements
        self.sure: Final = sure
        """Players behind whom it is sure whom 自分 means."""

    def visit(self, node: a.Node, path: Path, *, is_others: bool) -> None:
        """Look at a node and all below it; `is_others`: another player does it."""
        if is_others and isinstance(node, a.You) and path[-1] != "who":
            start, end = self.span(path)
            found = min((at for word in _OWN if (at := self.text.find(word, start, end)) >= 0), default=-1)
            if found >= 0:
                raise UnboundText(self.text, found, _DOUBT, "", ())
        if isinstance(node, a.If):
            self.refuse_those(node, path)
        if isinstance(node, a.By):
            is_others = not isinstance(node.who, self.sure)
            self.refuse_two(node, path)
        for here, one in _children(node, path):
            self.visit(one, here, is_others=is_others)

    def span(self, path: Path) -> tuple[int, int]:
        """Where a node stands, or the nearest one around it that stands anywhere."""
        return self.spans[next(path[:length] for length in range(len(path), -1, -1) if path[:length] in self.spans)]

    def refuse_those(self, node: a.If, path: Path) -> None:
        """その中に怪異があるなら、それらの中から: those servants, or any of the cards."""
        asked = (one for _, one in _within(node.condition, ()) if isinstance(one, a.Filter))
        if not any(isinstance(one.where, a.Among) and one != a.Filter(one.where, (), a.AnyCard()) for one in asked):
            return
        for here, one in _within(node.then, (*path, "then")):
            where = one.where if isinstance(one, a.Filter) and isinstance(one.noun, a.AnyCard) else None
            if isinstance(where, a.Among) and type(where.what) is a.Them:
                start, end = self.span(here)
                found = self.text.find("それら", start, end)
                if found >= 0:
                    raise UnboundText(self.text, found, _THOSE, "", ())

    def refuse_two(self, node: a.By, path: Path) -> None:
        """A player leads a sentence in which something is said of another subject: 相手はこのカードは…"""
        said, here = node.do, (*path, "do")
        while isinstance(said, a.Timed | a.If):
            said, here = (said.do, (*here, "do")) if isinstance(said, a.Timed) else (said.then, (*here, "then"))
        subject = getattr(said, "subject", None) or getattr(said, "what", None)
        if here in self.statements and isinstance(subject, a.Node) and not _is_theirs(subject):
            raise UnboundText(self.text, self.span(path)[0], _TWO, "", ())


def _within(node: a.Node, path: Path) -> Iterator[tuple[Path, a.Node]]:
    """A node and all below it, each with its path."""
    yield path, node
    for here, one in _children(node, path):
        yield from _within(one, here)


def _children(node: a.Node, path: Path) -> Iterator[tuple[Path, a.Node]]:
    for name in node.__struct_fields__:
        value = getattr(node, name)
        for at, one in enumerate(value) if isinstance(value, tuple) else ((None, value),):
            if isinstance(one, a.Node):
                yield ((*path, name) if at is None else (*path, name, at)), one


def _is_theirs(node: a.Node) -> bool:
    """Whether a subject is left unsaid, or speaks of whoever acts."""
    if isinstance(node, a.Dropped | a.Actor):
        return True
    below = (getattr(node, name) for name in node.__struct_fields__)
    return any(isinstance(one, a.Node) and _is_theirs(one) for one in below)


def refuse_doubt(
    tree: a.Node, spans: Mapping[Path, tuple[int, int]], text: str, statements: frozenset[Path], *, is_told: bool
) -> None:
    """Raise `UnboundText` where you are meant by 自分 in what another player does, 1 of each would be 1 of all, those
    could be all or some, or a sentence has two subjects.

    `is_told`: by 自分 in what each player does the game means each of them.
    """
    each = _EACH.search(text)
    if each:
        raise UnboundText(text, each.start(), _OF_EACH, "", ())
    sure = (a.You, a.Actor, a.EachPlayer) if is_told else (a.You, a.Actor)
    _Doubts(spans, text, statements, sure).visit(tree, (), is_others=False)
