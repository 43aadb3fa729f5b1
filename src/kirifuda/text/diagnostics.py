"""Why a text cannot be read: what was understood, what sort of thing could have stood at the caret, what was meant."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from wcwidth import wcwidth

from kirifuda.text.errors import Message, UnreadableText
from kirifuda.text.expecting import Kind, expected
from kirifuda.text.layout import GOES_ON, Laid
from kirifuda.text.mending import suggestions
from kirifuda.text.probing import Chunk, Probe, furthest

if TYPE_CHECKING:
    from kirifuda.text.language import Language
    from kirifuda.text.loosely import Part


def explain(language: Language, part: Part, whole: str, key: str) -> UnreadableText:
    """The error for an ability that has no reading."""
    probe = furthest(language, Laid(part.text, part.origin), key)
    caret = _moved(language, probe)
    chunks = tuple(chunk for chunk in probe.understood(language) if chunk.end <= caret)
    read = tuple((_words(probe, chunk, whole), chunk.english) for chunk in chunks)
    kinds = expected(language, probe, caret)
    offered = tuple(suggestions(language, probe, caret, part.text, key))
    position = probe.origin[min(caret, len(probe.origin) - 1)]
    found = whole[position : position + 1].strip()
    if found:
        message = Message("unreadable", f"「{found}」から先が読めません", f"cannot read on from “{found}”")
    else:
        message = Message("unfinished", "文が途中で終わっています", "the text ends too early")
    is_split = part.origin[0] > 0 and GOES_ON.match(part.text) is not None
    lines = [*_understood(read), *_expected(kinds), *_split(is_split), *_offered(offered)]
    detail = "\n".join(f"  {line}" for line in (*pointer(whole, position), *lines))
    examples = tuple(dict.fromkeys(example for own in kinds.values() for example in own))
    return UnreadableText(
        whole, position, message, detail, understood=read, kinds=tuple(kinds), expected=examples, suggestions=offered
    )


def pointer(text: str, position: int) -> tuple[str, str]:
    """The line that holds a position, and a caret under it by display width."""
    start = text.rfind("\n", 0, position) + 1
    end = text.find("\n", position)
    line = text[start : len(text) if end < 0 else end]
    return line, " " * sum(max(wcwidth(char), 0) for char in line[: position - start]) + "^"


def _words(probe: Probe, chunk: Chunk, whole: str) -> str:
    """A stretch as it was typed."""
    return whole[probe.origin[chunk.start] : probe.origin[chunk.end]].strip()


def _understood(read: tuple[tuple[str, str], ...]) -> Iterator[str]:
    if read:
        said = " | ".join(f"{words} ({english})" for words, english in read)
        yield f"understood / 読めたところ: {said}".replace("\n", "⏎")


def _expected(kinds: dict[Kind, tuple[str, ...]]) -> Iterator[str]:
    for (ja, en), examples in kinds.items():
        shown = f": {', '.join(examples)}" if examples else ""
        yield f"here could stand / ここに入るもの  {en} / {ja}{shown}"


def _split(is_split: bool) -> Iterator[str]:
    if is_split:
        yield (
            "a line break splits one ability here: each line is an ability of its own"
            " / ここで改行が一つの能力を分けています（一行が一つの能力です）"
        )


def _offered(offered: tuple[str, ...]) -> Iterator[str]:
    for one in offered:
        yield f"did you mean / もしかして: {one.replace(chr(10), '⏎')}"


def _moved(language: Language, probe: Probe) -> int:
    """The caret, moved to the start of a foreign word, or an unknown [word], that it stands in or just behind."""
    caret, line = probe.caret, probe.text
    left, right = map(re.escape, language.script.labels)
    label = re.search(rf"{left}([^{left}{right}]+){right} ?$", line[:caret])
    if label is not None and label[1] not in (*language.reserved, *language.loosely.layout.words):
        return label.start(1)
    for wrong, right in language.foreign.items():
        start = line.find(wrong, max(0, caret - len(wrong)))
        if start >= 0 and start <= caret <= start + len(wrong):
            return start + next(
                (at for at, pair in enumerate(zip(wrong, right, strict=False)) if pair[0] != pair[1]), 0
            )
    return caret
