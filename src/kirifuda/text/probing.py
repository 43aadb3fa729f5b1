"""How far a text reads: a chart that notes where rows could have gone on, and what was understood before."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from kirifuda.text.ast_base import Node
from kirifuda.text.chart import OpenChart, warm
from kirifuda.text.grammar import Grammar, Starts, Trie
from kirifuda.text.layout import Laid

if TYPE_CHECKING:
    from kirifuda.text.language import Language

BACK: Final = 12
"""No word of a row that agrees in part is longer."""
LAYOUTS: Final = 3
SHALLOW: Final = 5
"""So many quotations in each other are no depth of calls to speak of."""
CHUNKS: Final = 6


@dataclass(frozen=True, eq=False)
class Place:
    """A row that has been read up to `here`, and how many letters of its next words agree."""

    key: str
    start: int
    here: int
    node: Trie
    agreed: int = 0

    @property
    def reach(self) -> int:
        return self.here + self.agreed


@dataclass(frozen=True)
class Chunk:
    """A stretch that was understood: where it stands in the probe, what it says, and all that it can stand for."""

    start: int
    end: int
    english: str
    values: tuple[object, ...]


class Probe:
    """Reads with a chart that notes where it has been. `places`: where new words stand in brackets."""

    def __init__(
        self, grammar: Grammar, laid: Laid, key: str, quotes: str, places: Mapping[int, Mapping[int, bool]]
    ) -> None:
        self.chart: Final = OpenChart(grammar, laid.text, places)
        self.text: Final = laid.text
        self.origin: Final = laid.origin
        been = self.chart.been = []
        if laid.text.count(quotes[0]) > SHALLOW:  # else it would look into names, and point there
            warm(self.chart, "ability", quotes)
        ends = self.chart.at(key, 0)
        far = max(here for _, _, here, _ in been)
        self.places: Final = [
            Place(inner, start, here, node, agreement(node, self.text, here))
            for inner, start, here, node in been
            if here > far - BACK
        ]
        """Where a row could have gone on, near the furthest point."""
        self.caret: Final = max(*(one.reach for one in self.places), *ends, 0)

    def understood(self, language: Language) -> Iterator[Chunk]:
        """What reads before the caret, from left to right, the longest first."""
        here = number = 0
        while here < self.caret and number < CHUNKS:
            found = self._longest(language, here)
            if found is None:
                here += 1
                continue
            yield found
            number += 1
            here = found.end

    def _longest(self, language: Language, start: int) -> Chunk | None:
        keys = self.chart.keys_from(start)
        for end in sorted((end for end in keys if start + 1 < end <= self.caret), reverse=True):
            found = {key: self.chart.trees(key, start, end) for key in keys[end]}
            values = tuple(one.value for ways in found.values() for one in ways if isinstance(one.value, Node))
            for key, ways in found.items():
                english = language.said(ways[0], key) if len(ways) == 1 and isinstance(ways[0].value, Node) else ""
                if english:
                    return Chunk(start, end, english, values)
        return None


def agreement(node: Trie, text: str, here: int) -> int:
    """How many letters of the text are the beginning of some word that could stand there, which goes on otherwise."""
    one = text[here : here + 1]
    best = int(bool(one) and any(one in firsts(starts) for _, _, starts, _ in node.moves))
    for literal in node.literals:
        for at, char in enumerate(literal):
            if text[here + at : here + at + 1] != char:
                best = max(best, at)
                break
    return best


@lru_cache(maxsize=4096)
def firsts(starts: Starts) -> frozenset[str]:
    """The letters that something can begin with, so far as another has to follow."""
    return frozenset() if starts is None else frozenset(pair[0] for pair in starts[1])


def furthest(language: Language, line: Laid, key: str) -> Probe:
    """The probe of the layout that reads furthest, by the letters as they were typed. A word in brackets is not taken
    for a name here: that would read on behind a wrong word."""
    loosely = language.loosely
    quote = loosely.layout.names[:1] or "“"
    own = [one for one in loosely.layout.laid(line.text) if one.text.count(quote) == line.text.count(quote)]
    laid = [Laid(one.text, [line.origin[at] for at in one.origin]) for one in own[:LAYOUTS]]
    probes = [_probe(language, loosely.spelt(one), key) for one in laid]
    return max(probes, key=lambda probe: probe.origin[min(probe.caret, len(probe.origin) - 1)])


def _probe(language: Language, laid: Laid, key: str) -> Probe:
    """A probe that takes a word in the brackets of an open sort for a new one: what is wrong may stand behind it."""
    loosely = language.loosely
    places = {
        start: framed
        for start, ends in language.new_words.places(laid.text).items()
        if (framed := {end: True for end, is_framed in ends.items() if is_framed})
    }
    grammar = loosely.open_grammar if places else loosely.grammar
    return Probe(grammar, laid, key, language.script.quotes, places)
