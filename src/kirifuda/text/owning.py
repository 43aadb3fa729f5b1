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


def refuse_doubt(tree: a.Node, spans: Mapping[Path, tuple[int, int]], text: str) -> None:
    """Raise `UnboundText` where you are meant by 自分 in what another player does, or 1 of each would be 1 of all."""
    each = _EACH.search(text)
    if each:
        raise UnboundText(text, each.start(), _OF_EACH, "", ())
    _visit(tree, (), spans, text, is_others=False)


def _visit(node: a.Node, path: Path, spans: Mapping[Path, tuple[int, int]], text: str, *, is_others: bool) -> None:
    if is_others and isinstance(node, a.You) and path[-1] != "who":
        start, end = spans[next(path[:length] for length in range(len(path), -1, -1) if path[:length] in spans)]
        found = min((at for word in _OWN if (at := text.find(word, start, end)) >= 0), default=-1)
        if found >= 0:
            raise UnboundText(text, found, _DOUBT, "", ())
    if isinstance(node, a.By):
        is_others = isinstance(node.who, a.Opponent)
    for name in node.__struct_fields__:
        value = getattr(node, name)
        for at, one in enumerate(value) if isinstance(value, tuple) else ((None, value),):
            if isinstance(one, a.Node):
                _visit(one, (*path, name) if at is None else (*path, name, at), spans, text, is_others=is_others)
