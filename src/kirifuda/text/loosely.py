"""Reading a text that does not read as it stands: laid out anew, and then in one spelling without commas."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final

from kirifuda.text.alike import Alike, Spelling
from kirifuda.text.chart import Built, Chart, LooseChart, warm
from kirifuda.text.grammar import COMMA, Grammar
from kirifuda.text.layout import GOES_ON, STOP, Laid, Layout
from kirifuda.text.width import cut_remarks

if TYPE_CHECKING:
    from kirifuda.text.language import Language

PARTICLES: Final = "をはがにでへともの"
JOINED: Final = 4
"""So many lines are joined to one ability at most."""


@dataclass(frozen=True)
class Part:
    """One ability of a text: every way to read it, the words that were read, and where they came from."""

    ways: list[Built]
    text: str
    origin: list[int]
    is_laid: bool = False
    """It does not read as it stands, but laid out anew."""


class Loosely:
    """The second look of a language."""

    def __init__(self, language: Language, likes: Iterable[Alike]) -> None:
        self.language: Final = language
        self.layout: Final = Layout(language.grammar.rows, language.script.quotes)
        self.spelling: Final = Spelling(likes, self.layout.names or "“”")

    @cached_property
    def grammar(self) -> Grammar:
        """The rows in one spelling; their numbers are those of the language's own."""
        own = self.language.grammar
        found = Grammar(self.spelling.loose(own.rows), own.terminals, is_loose=True)
        assert len(found.rules) == len(own.rules)
        return found

    def read(self, text: str, key: str) -> list[Part] | None:
        """The abilities of a text in its normal width; None if it does not read this way either."""
        for laid in self.layout.laid(text):
            plain, _, origin = cut_remarks(laid.text, self.language.is_argument)
            found = self._abilities(Laid(plain, [laid.origin[at] for at in origin]), key)
            if found is not None:
                return found
        return None

    def _abilities(self, laid: Laid, key: str) -> list[Part] | None:
        """The lines of a text, each an ability or several of them one."""
        lines = self._lines(laid)
        if self.language.script.one_ability:
            only = self._one(joined(lines), key) if lines else None
            return None if only is None else [only]
        known: dict[tuple[int, int], Part | None] = {}

        def one(start: int, end: int) -> Part | None:
            if (start, end) not in known:
                known[start, end] = self._one(joined(lines[start:end]), key)
            return known[start, end]

        rest: dict[int, list[Part] | None] = {len(lines): []}
        for start in range(len(lines) - 1, -1, -1):
            ends = range(start + 1, min(start + JOINED, len(lines)) + 1)
            # a line that goes on with what was said before belongs to it, if it can
            wanted = sorted(ends, key=lambda end: (end < len(lines) and bool(GOES_ON.match(lines[end].text)), end))
            rest[start] = None
            for end in wanted:
                first, others = (None, None) if rest[end] is None else (one(start, end), rest[end])
                if first is not None and others is not None:
                    rest[start] = [first, *others]
                    break
        return rest[0]

    def _lines(self, laid: Laid) -> list[Laid]:
        """The lines, each with the options that belong to it."""
        found: list[Laid] = []
        here = 0
        for line in laid.text.split("\n"):
            own = Laid(line.strip(), laid.origin[here + len(line) - len(line.lstrip()) :][: len(line.strip()) + 1])
            here += len(line) + 1
            if own.text.startswith("・") and found:
                before = found.pop()
                own = Laid(f"{before.text}\n{own.text}", [*before.origin, *own.origin])
            if own.text:
                found.append(own)
        return found

    def _one(self, line: Laid, key: str) -> Part | None:
        """One ability in one spelling, with a full stop if it lacks one. What can then be read in two ways may still be
        told apart by its commas and its own spelling."""
        spelt = self._spelt(line)
        dense = _without_commas(spelt)
        for one in (spelt, dense) if dense.text != spelt.text else (spelt,):
            for stop in ("",) if one.text.endswith((STOP, COMMA)) else ("", STOP):
                ways = self._loose_ways(one.text + stop, key)
                if len(ways) > 1:
                    firm = self.language.ways(line.text + stop, key)
                    if len(firm) == 1:
                        return Part(firm, line.text + stop, [*line.origin, line.origin[-1]], is_laid=True)
                if ways:
                    return Part(ways, one.text + stop, [*one.origin, one.origin[-1]], is_laid=True)
        return None

    def _spelt(self, line: Laid) -> Laid:
        text, origin = self.spelling.one(line.text)
        return Laid(text, [line.origin[at] for at in origin])

    def _loose_ways(self, text: str, key: str) -> list[Built]:
        chart: Chart = LooseChart(self.grammar, text)
        warm(chart, "ability", self.language.script.quotes)
        return chart.trees(key, 0, len(text)) if len(text) in chart.at(key, 0) else []

    def is_same(self, one: str, other: str) -> bool:
        """Whether two spellings say the same words."""
        return self._bare(one) == self._bare(other)

    def _bare(self, text: str) -> str:
        return self.spelling.plain(text).replace(COMMA, "").rstrip(STOP)


def _without_commas(line: Laid) -> Laid:
    """A line without the commas that stand behind a particle: those may stand within the words of a row."""
    kept = [at for at in range(len(line.text)) if line.text[at] != COMMA or line.text[at - 1 : at] not in PARTICLES]
    return Laid("".join(line.text[at] for at in kept), [*(line.origin[at] for at in kept), line.origin[-1]])


def joined(lines: list[Laid]) -> Laid:
    """Lines as one."""
    text = "".join(line.text for line in lines)
    origin = [at for line in lines for at in line.origin[: len(line.text)]]
    return Laid(text, [*origin, lines[-1].origin[-1]])
