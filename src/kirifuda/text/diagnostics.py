"""Why a text cannot be read: the furthest point reached, what could have stood there, the nearest wordings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import islice
from typing import TYPE_CHECKING, Final

from wcwidth import wcwidth

from kirifuda.text.chart import Chart, Span, Way, warm
from kirifuda.text.errors import Message, UnreadableText
from kirifuda.text.grammar import Grammar, Trie, key_of

if TYPE_CHECKING:
    from kirifuda.text.language import Language

TRIALS: Final = 150
TRIED: Final = 9000  # characters read in all trials together
SHOWN: Final = 5
GROUPS: Final = 4
NEAR: Final = 4
BRACKETS: Final = ("「」", "『』", "【】", "《》", "[]")


@dataclass(frozen=True)
class Missed:
    """A word that was tried at `start` and agreed for `matched` characters."""

    start: int
    matched: int
    word: str
    key: str

    @property
    def reach(self) -> int:
        return self.start + self.matched


class Probe(Chart):
    """A chart that looks everywhere and notes every word that failed."""

    def __init__(self, grammar: Grammar, text: str) -> None:
        super().__init__(grammar, text)
        self.missed: Final[set[Missed]] = set()

    def at(self, key: str, start: int) -> dict[int, list[Way]]:
        known = self._memo[key].get(start)
        if known is not None:
            return known
        ends: dict[int, list[Way]] = {}
        self._memo[key][start] = ends
        todo: list[tuple[Trie, int, tuple[Span, ...]]] = [(self.grammar.tries[key], start, ())]
        while todo:
            node, here, parts = todo.pop()
            for rule in node.rules:
                ends.setdefault(here, []).append((rule, parts))
            for literal, after in node.literals.items():
                if self.text.startswith(literal, here):
                    todo.append((after, here + len(literal), parts))
                else:
                    self.missed.add(Missed(here, _agreement(self.text, here, literal), literal, key))
            for inner, _, _, after in node.moves:
                found = list(self.ends(inner, here))
                if not found and inner in self.grammar.terminals:
                    self.missed.add(Missed(here, 0, self.grammar.terminals[inner].shown, inner))
                todo += [(after, end, (*parts, (inner, here, end))) for end in found]
        return ends

    def list_at(self, key: str, start: int) -> dict[int, list[int]]:
        known = (key, start) in self._lists
        found = super().list_at(key, start)
        if not known:
            self._note_list(key, start, found)
        return found

    def _note_list(self, key: str, start: int, found: dict[int, list[int]]) -> None:
        """Items and separators that could have gone on."""
        slot = self.grammar.lists[key]
        item = key_of(slot)
        for end in {start, *found}:
            if slot.separator and end != start and not self.text.startswith(slot.separator, end):
                self.missed.add(Missed(end, 0, slot.separator, key))
            elif item not in self.grammar.terminals:
                self.at(item, end if end == start else end + len(slot.separator))


def explain(language: Language, line: str, whole: str, origin: list[int], key: str = "ability") -> UnreadableText:
    """The error for a line that has no reading."""
    probe = Probe(language.grammar, line)
    warm(probe, "ability", language.script.quotes)
    probe.at(key, 0)
    caret = max((one.reach for one in probe.missed), default=0)
    complete = [end for end in probe.at(key, 0) if end >= caret]
    if complete:
        caret = max(complete)
    caret = _foreign(language, line, caret)
    groups = _expected(probe, caret, line)
    expected = tuple(dict.fromkeys(word for words in groups.values() for word in words[:SHOWN]))
    suggestions = tuple(_suggest(language, probe, caret, line, key))
    position = origin[min(caret, len(origin) - 1)]
    found = line[caret : caret + 1]
    if found:
        message = Message("unreadable", f"「{found}」から先が読めません", f"cannot read on from “{found}”")
    else:
        message = Message("unfinished", "文が途中で終わっています", "the text ends too early")
    detail = "\n".join(_picture(whole, position, groups, suggestions))
    return UnreadableText(whole, position, message, detail, expected=expected, suggestions=suggestions)


def pointer(text: str, position: int) -> tuple[str, str]:
    """The line that holds a position, and a caret under it by display width."""
    start = text.rfind("\n", 0, position) + 1
    end = text.find("\n", position)
    line = text[start : len(text) if end < 0 else end]
    return line, " " * sum(max(wcwidth(char), 0) for char in line[: position - start]) + "^"


def _picture(whole: str, position: int, groups: dict[str, list[str]], suggestions: tuple[str, ...]) -> Iterator[str]:
    line, caret = pointer(whole, position)
    yield f"  {line}"
    yield f"  {caret}"
    for group in _grouped(groups):
        yield f"  expected / 期待  {group}"
    for one in suggestions:
        yield f"  did you mean / もしかして: {one.replace(chr(10), '⏎')}"


def _agreement(text: str, here: int, literal: str) -> int:
    for at, char in enumerate(literal):
        if text[here + at : here + at + 1] != char:
            return at
    return len(literal)


def _foreign(language: Language, line: str, caret: int) -> int:
    """The caret moved to the start of a foreign word, or an unknown [word], that it stands in or just behind."""
    left, right = map(re.escape, language.script.labels)
    label = re.search(rf"{left}([^{left}{right}]+){right} ?$", line[:caret])
    if label is not None and label[1] not in language.reserved:
        return label.start(1)
    for wrong in language.foreign:
        start = line.find(wrong, max(0, caret - len(wrong)))
        if start >= 0 and start <= caret <= start + len(wrong):
            return start
    return caret


def _expected(probe: Probe, caret: int, line: str) -> dict[str, list[str]]:
    """Words that could stand at the caret, by category, the likest first; verb forms of one row count once."""
    there = line[caret : caret + 6]
    rows: dict[tuple[str, str], str] = {}
    for one in sorted(probe.missed, key=lambda one: (len(one.key), one.word)):
        if one.reach == caret:
            category = one.key.partition("*")[0].partition(".")[0]
            rows.setdefault((category, one.word[: one.matched + 1] if "." in one.key else one.word), one.word)
    groups: dict[str, list[str]] = {}
    for (category, _), word in sorted(rows.items(), key=lambda row: (-_likeness(row[1], there), len(row[1]), row[1])):
        groups.setdefault(category, []).append(word.replace("\n", "⏎"))
    return groups


def _grouped(groups: dict[str, list[str]]) -> Iterator[str]:
    """The first groups of expected words, each with its first words. What the grammar calls them helps nobody."""
    for words in list(groups.values())[:GROUPS]:
        more = f" … +{len(words) - SHOWN}" if len(words) > SHOWN else ""
        yield "  ".join(words[:SHOWN]) + more
    if len(groups) > GROUPS:
        yield f"… +{len(groups) - GROUPS}"


def _likeness(word: str, there: str) -> float:
    return SequenceMatcher(None, word, there[: max(len(word), 1)]).ratio()


def _suggest(language: Language, probe: Probe, caret: int, line: str, key: str) -> list[str]:
    """Up to three texts near this one that can be read."""
    found: list[str] = []
    for wrong, right in language.foreign.items():
        if wrong in line and language.ways(line.replace(wrong, right), key):
            found.append(line.replace(wrong, right))
    for text in (*_bracketed(language, caret, line), *_rebracketed(caret, line)):
        if language.ways(text, key):
            found.append(text)
    for text in islice(_repairs(probe, caret, line), min(TRIALS, TRIED // (len(line) + 1))):
        if len(found) >= 3:
            break
        if text not in found and language.ways(text, key):
            found.append(text)
    return found[:3]


def _bracketed(language: Language, caret: int, line: str) -> list[str]:
    """The unknown [word] at the caret replaced by the most alike of the known ones."""
    left, right = language.script.labels[0], language.script.labels[1]
    end = line.find(right, caret)
    if end < 0 or line[caret - 1 : caret] != left:
        return []
    wrong = line[caret:end]
    known = sorted(
        language.reserved, key=lambda word: (_distance(wrong, word) - 0.5 * len(set(wrong) & set(word)), word)
    )
    return [line[:caret] + word + line[end:] for word in known[:6]]


def _rebracketed(caret: int, line: str) -> Iterator[str]:
    """The brackets around the caret, or right before or behind it, as brackets of another sort."""
    for left, right in BRACKETS:
        start = max(line.rfind(left, 0, caret), line.find(left, caret, caret + 1))
        end = line.find(right, start + 1)
        if start < 0 or end < 0:
            continue
        for other, closing in BRACKETS:
            if other != left:
                yield line[:start] + other + line[start + 1 : end] + closing + line[end + 1 :]


def _repairs(probe: Probe, caret: int, line: str) -> Iterator[str]:
    """Changed texts, the cheapest change first."""
    terminals = {terminal.shown for terminal in probe.grammar.terminals.values()}
    seen: dict[str, float] = {}
    for missed in probe.missed:
        if missed.reach < caret - NEAR or missed.word in terminals:
            continue
        cut = missed.start + missed.matched
        rest = missed.word[missed.matched :]
        for gone in range(len(rest) + 4):
            if cut + gone > len(line):
                break
            text = line[:cut] + rest + line[cut + gone :]
            lost = line[cut : cut + gone]
            cost = _distance(lost, rest) - 0.45 * _shared(lost, rest) + 0.4 * (caret - missed.reach) + 0.05 * len(rest)
            if text != line and cost < seen.get(text, 99.0):
                seen[text] = cost
    for gone in range(1, 5):
        for start in range(max(0, caret - 3), caret + 1):
            text = line[:start] + line[start + gone :]
            seen.setdefault(text, 0.9 * gone + 0.3 * (caret - start) + 0.2)
    yield from sorted(seen, key=lambda text: (seen[text], text))


def _shared(left: str, right: str) -> int:
    """How many characters two words end alike."""
    number = 0
    while number < min(len(left), len(right)) and left[-1 - number] == right[-1 - number]:
        number += 1
    return number


def _distance(left: str, right: str) -> float:
    """Edits from one word to another."""
    row = list(range(len(right) + 1))
    for at, char in enumerate(left, 1):
        before, row[0] = row[0], at
        for place, other in enumerate(right, 1):
            before, row[place] = row[place], min(row[place] + 1, row[place - 1] + 1, before + (char != other))
    return float(row[-1])
