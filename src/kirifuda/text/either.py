"""How far a choice between deeds reaches, where another deed is joined to it in one sentence.

カードを1枚引くか、手札を1枚捨て、味方をレストする: nothing tells whether the last deed belongs to the second choice or
follows either. Only deeds done to what the same choice has picked out go with it for sure (1枚を選んで捨てる).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from kirifuda.text import ast as a
from kirifuda.text.errors import AmbiguousText, Message
from kirifuda.text.printing import Path

_PICKS: Final = (a.Choose, a.Search, a.Declare)
"""No deed for its own sake: something is done to what was picked."""
_JOINED: Final = Message(
    "joined",
    "「か」で結ばれた選択肢がどこまでか決まりません。選択肢を分けて書いてください",
    "how far a choice joined by “か” reaches can be read in two ways: write the choices apart",
)


def refuse_joined(
    tree: a.Node,
    spans: Mapping[Path, tuple[int, int]],
    slots: Mapping[Path, str],
    refs: Mapping[Path, str],
    text: str,
) -> None:
    """Raise `AmbiguousText` where a deed may belong to one choice or stand beside all of them."""
    for path, choices in _chosen(tree, ()):
        for at, choice in enumerate(choices):
            here: Path = (*path, at)
            loose = _loose(choice, here, slots, refs) if isinstance(choice, a.Seq) else 0
            if loose:
                each = [spans[*path, number] for number in range(len(choices))]
                raise _doubt(text, each, spans[*here, "parts", loose][0])


def _loose(choice: a.Seq, path: Path, slots: Mapping[Path, str], refs: Mapping[Path, str]) -> int:
    """The first deed of a choice that may as well stand beside it; 0 if there is none."""
    if not isinstance(choice.parts[0], _PICKS):
        return 1
    picked = {slot for where, slot in slots.items() if where[: len(path)] == path}
    for at in range(1, len(choice.parts)):
        part: Path = (*path, "parts", at)
        spoken = {slot for where, slot in refs.items() if where[: len(part)] == part}
        if not picked & {one for slot in spoken for one in slot.split("+")}:
            return at
    return 0


def _doubt(text: str, each: list[tuple[int, int]], cut: int) -> AmbiguousText:
    """The error that shows both: the choices, and the text parted before the deed that may stand beside them."""
    apart = (text[each[0][0] : cut].rstrip("、"), text[cut : each[-1][1]])
    both = ("か".join(f"【{text[start:end]}】" for start, end in each), "、".join(f"【{part}】" for part in apart))
    return AmbiguousText(text, cut, _JOINED, both)


def _chosen(node: a.Node, path: Path) -> Iterator[tuple[Path, tuple[a.Node, ...]]]:
    """Every choice between deeds below a node, and where its deeds stand. Those on lines of their own are bodies."""
    if isinstance(node, a.Modal):
        yield (*path, "options"), node.options
    for name in node.__struct_fields__:
        value = getattr(node, name)
        for at, one in enumerate(value) if isinstance(value, tuple) else ((None, value),):
            if isinstance(one, a.Node):
                yield from _chosen(one, (*path, name) if at is None else (*path, name, at))
