"""Whose it is, where that is not sure: 自分 behind another player, and so many of each. Such a text is refused."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from kirifuda.text import ast as a
from kirifuda.text.errors import Message, UnboundText
from kirifuda.text.printing import Path

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


def refuse_doubt(tree: a.Node, spans: Mapping[Path, tuple[int, int]], text: str, *, is_told: bool) -> None:
    """Raise `UnboundText` where you are meant by 自分 in what another player does, or 1 of each would be 1 of all.
    `is_told`: by 自分 in what each player does the game means each of them."""
    each = _EACH.search(text)
    if each:
        raise UnboundText(text, each.start(), _OF_EACH, "", ())
    _Doubt(spans, text, (a.You, a.Actor, a.EachPlayer) if is_told else (a.You, a.Actor)).visit(tree, ())


class _Doubt:
    """A walk through a text, with the players behind whom 自分 is sure."""

    def __init__(self, spans: Mapping[Path, tuple[int, int]], text: str, sure: tuple[type[a.Player], ...]) -> None:
        self.spans: Final = spans
        self.text: Final = text
        self.sure: Final = sure

    def visit(self, node: a.Node, path: Path, *, is_others: bool = False) -> None:
        """Refuse you where somebody else acts."""
        if is_others and isinstance(node, a.You) and path[-1] != "who":
            self.refuse(path)
        if isinstance(node, a.By):
            is_others = not isinstance(node.who, self.sure)
        for name in node.__struct_fields__:
            value = getattr(node, name)
            for at, one in enumerate(value) if isinstance(value, tuple) else ((None, value),):
                if isinstance(one, a.Node):
                    self.visit(one, (*path, name) if at is None else (*path, name, at), is_others=is_others)

    def refuse(self, path: Path) -> None:
        """Raise with the caret at the word, if that is what was written."""
        start, end = self.spans[
            next(path[:length] for length in range(len(path), -1, -1) if path[:length] in self.spans)
        ]
        found = min((at for word in _OWN if (at := self.text.find(word, start, end)) >= 0), default=-1)
        if found >= 0:
            raise UnboundText(self.text, found, _DOUBT, "", ())
