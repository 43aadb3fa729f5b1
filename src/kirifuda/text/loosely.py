"""Reading a text that does not read as it stands: laid out anew, and then in one spelling without commas."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Final

from kirifuda.text.alike import Alike, Spelling
from kirifuda.text.chart import Built, Chart, LooseChart, OpenChart, warm
from kirifuda.text.grammar import COMMA, Grammar
from kirifuda.text.layout import BULLETS, GOES_ON, STOP, Laid, Layout
from kirifuda.text.openly import MOST
from kirifuda.text.order import in_order
from kirifuda.text.width import cut_remarks

if TYPE_CHECKING:
    from kirifuda.text.language import Language

PARTICLES: Final = "をはがにでへともの"
JOINED: Final = 4
"""So many lines are joined to one ability at most."""
REFERS: Final = re.compile("そ[のれ]|選んだ|選択した")
"""A line that speaks of what another one names."""


@dataclass(frozen=True)
class Part:
    """One ability of a text: every way to read it, the words that were read, and where they came from."""

    ways: list[Built]
    text: str
    origin: list[int]
    is_laid: bool = False
    """It does not read as it stands, but laid out anew."""


@dataclass(frozen=True)
class Look:
    """What a text is read as, and whether words in it may be new."""

    key: str
    is_open: bool
    is_turned: bool = False
    """The words are taken in the order that rows have, even where they read as they stand."""
    is_glued: bool = False
    """A line that speaks of something that it does not name belongs to the line before, if it can."""


class Loosely:
    """The second look of a language, and the third."""

    def __init__(self, language: Language, likes: Iterable[Alike]) -> None:
        self.language: Final = language
        self.layout: Final = Layout(
            language.grammar.rows, language.script.quotes, [head.apply for head in language.script.heads]
        )
        self.spelling: Final = Spelling(likes, self.layout.names or "“”")

    @cached_property
    def grammar(self) -> Grammar:
        """The rows in one spelling; their numbers are those of the language's own."""
        own = self.language.grammar
        found = Grammar(self.spelling.loose(own.rows), own.terminals, is_loose=True)
        assert len(found.rules) == len(own.rules)
        return found

    @cached_property
    def open_grammar(self) -> Grammar:
        """The same where an open class of words can begin with anything."""
        own = self.language.grammar.terminals
        terminals = {name: replace(one, first=None) if one.is_open else one for name, one in own.items()}
        return Grammar(self.grammar.rows, terminals, is_loose=True)

    def read(self, text: str, key: str, *, is_open: bool = False) -> list[Part] | None:
        """The abilities of a text in its normal width; None if it does not read this way either. At the open look words
        may be new, if just one reading comes of it."""
        for laid in self.layout.laid(text):
            if is_open and not self.language.new_words.places(laid.text):
                continue
            plain, _, origin = cut_remarks(laid.text, self._is_argument if is_open else self.language.is_argument)
            found = self._abilities(Laid(plain, [laid.origin[at] for at in origin]), Look(key, is_open))
            if found is not None and is_open:
                found = self._sure(found)
            if found is not None:
                return found
        return self._parted(text, Look(key, is_open))

    def turned(self, text: str, key: str) -> list[Part] | None:
        """The abilities of a text with their words in the order that rows have; None if that changes nothing."""
        as_is = Laid(text, list(range(len(text) + 1)))
        if in_order(as_is, self.language.script.order).text == text:
            return None
        plain, _, origin = cut_remarks(text, self.language.is_argument)
        found = self._abilities(Laid(plain, origin), Look(key, is_open=False, is_turned=True))
        if found is not None or not self.language.new_words.places(plain):
            return found
        found = self._abilities(Laid(plain, origin), Look(key, is_open=True, is_turned=True))
        return None if found is None else self._sure(found)

    def glued(self, text: str, key: str) -> list[Part] | None:
        """The abilities of a text of which a line speaks of what the one before names; None if no line does."""
        if "\n" not in text or not REFERS.search(text):
            return None
        look = Look(key, is_open=False, is_glued=True)
        for laid in self.layout.laid(text):
            plain, _, origin = cut_remarks(laid.text, self.language.is_argument)
            found = self._abilities(Laid(plain, [laid.origin[at] for at in origin]), look)
            if found is not None:
                return found
        return None

    def _parted(self, text: str, look: Look) -> list[Part] | None:
        """The abilities of a text that has several of them on a line, one trigger behind the other."""
        for laid in self.layout.laid(text) if self.language.script.parts_lines else ():
            parted = self.layout.parted(laid)
            if parted.text != laid.text:
                is_argument = self._is_argument if look.is_open else self.language.is_argument
                plain, _, origin = cut_remarks(parted.text, is_argument)
                found = self._abilities(Laid(plain, [parted.origin[at] for at in origin]), look)
                if found is not None and look.is_open:
                    found = self._sure(found)
                if found is not None:
                    return found
        return None

    def _sure(self, found: list[Part]) -> list[Part] | None:
        """The abilities if each can be read in one way, and few words are new. Of a run of letters as little is new as
        can be: the rest are words of the game."""
        new = self.language.new_words
        least = [replace(part, ways=fewest(part.ways, new.letters)) for part in found]
        words = {one.word for one in new.of(way for part in least for way in part.ways)}
        return least if len(words) <= MOST and all(len(part.ways) == 1 for part in least) else None

    def _is_argument(self, before: str, inside: str) -> bool:
        """Whether a round bracket belongs to what comes before it, also where a new word stands in it."""
        keys = self.language.argument_after(before).split("|")
        said = inside.replace("\n", "")
        places = {0: {len(said): True}} if self.language.new_words.can_be(said, is_framed=True) else {}
        chart = OpenChart(self.open_grammar, said, places)
        is_new = any(key and len(said) in set(chart.ends(key, 0)) for key in keys)
        return is_new or self.language.is_argument(before, inside)

    def _abilities(self, laid: Laid, look: Look) -> list[Part] | None:
        """The lines of a text, each an ability or several of them one."""
        lines = self._lines(laid)
        if self.language.script.one_ability:
            only = self._one(joined(lines), look) if lines else None
            return None if only is None else [only]
        known: dict[tuple[int, int], Part | None] = {}

        def one(start: int, end: int) -> Part | None:
            if (start, end) not in known:
                known[start, end] = self._one(joined(lines[start:end]), look)
            return known[start, end]

        rest: dict[int, list[Part] | None] = {len(lines): []}
        for start in range(len(lines) - 1, -1, -1):
            most = 1 if self._is_unknown_head(lines[start].text) else JOINED
            ends = range(start + 1, min(start + most, len(lines)) + 1)
            # a line that goes on with what was said before belongs to it, if it can
            goes_on = REFERS.search if look.is_glued else GOES_ON.match
            wanted = sorted(ends, key=lambda end: (end < len(lines) and bool(goes_on(lines[end].text)), end))
            rest[start] = None
            for end in wanted:
                first, others = (None, None) if rest[end] is None else (one(start, end), rest[end])
                if first is not None and others is not None:
                    rest[start] = [first, *others]
                    break
        return rest[0]

    def _is_unknown_head(self, line: str) -> bool:
        """Whether a line is nothing but a word in the brackets of a keyword, and no such word: it would become the name
        of the ability in the next line."""
        left, right = tuple(self.language.script.labels)
        inside = line[1:-1]
        is_label = line[:1] == left and line[-1:] == right and left not in inside and right not in inside
        known = {inside, inside.rstrip("0123456789X ")}  # a keyword may have a number
        return is_label and known.isdisjoint(self.language.reserved) and known.isdisjoint(self.layout.words)

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

    def _one(self, line: Laid, look: Look) -> Part | None:
        """One ability, with its words as they stand or in the order that rows have."""
        turned = in_order(line, self.language.script.order)
        if look.is_turned:
            return self._spelt_one(turned, look)
        found = self._spelt_one(line, look)
        return found if found is not None or turned.text == line.text else self._spelt_one(turned, look)

    def _spelt_one(self, line: Laid, look: Look) -> Part | None:
        """One ability in one spelling, with a full stop if it lacks one. What can then be read in two ways may still be
        told apart by its commas and its own spelling."""
        spelt = self.spelt(line)
        dense = _without_commas(spelt)
        for one in (spelt, dense) if dense.text != spelt.text else (spelt,):
            for stop in ("",) if one.text.endswith((STOP, COMMA)) else ("", STOP):
                ways = self._loose_ways(one.text + stop, look)
                if len(ways) > 1:
                    for told in (line, one):
                        firm = self.language.ways(told.text + stop, look.key)
                        if len(firm) == 1:
                            return Part(firm, told.text + stop, [*told.origin, told.origin[-1]], is_laid=True)
                if ways:
                    return Part(ways, one.text + stop, [*one.origin, one.origin[-1]], is_laid=True)
        return None

    def spelt(self, line: Laid) -> Laid:
        """A line in one spelling."""
        text, origin = self.spelling.one(line.text)
        return Laid(text, [line.origin[at] for at in origin])

    def _loose_ways(self, text: str, look: Look) -> list[Built]:
        if look.is_open:
            chart: Chart = OpenChart(self.open_grammar, text, self.language.new_words.places(text))
        else:
            chart = LooseChart(self.grammar, text)
        warm(chart, "ability", self.language.script.quotes)
        return chart.trees(look.key, 0, len(text)) if len(text) in chart.at(look.key, 0) else []

    def is_same(self, one: str, other: str) -> bool:
        """Whether two spellings say the same words, in this order or another."""
        return self._bare(one) == self._bare(other) or self._bare(self._turned(one)) == self._bare(self._turned(other))

    def _turned(self, text: str) -> str:
        """A text with its words in the order that rows have."""
        return in_order(Laid(text, list(range(len(text) + 1))), self.language.script.order).text

    def _bare(self, text: str) -> str:
        return self.spelling.plain(text).replace(COMMA, "").lstrip(BULLETS).rstrip(STOP)


def _without_commas(line: Laid) -> Laid:
    """A line without the commas that stand behind a particle: those may stand within the words of a row."""
    kept = [at for at in range(len(line.text)) if line.text[at] != COMMA or line.text[at - 1 : at] not in PARTICLES]
    return Laid("".join(line.text[at] for at in kept), [*(line.origin[at] for at in kept), line.origin[-1]])


def fewest(ways: list[Built], letters: Callable[[Built], int]) -> list[Built]:
    """The readings with the fewest letters of new words."""
    least = min(map(letters, ways))
    return [way for way in ways if letters(way) == least]


def joined(lines: list[Laid]) -> Laid:
    """Lines as one."""
    text = "".join(line.text for line in lines)
    origin = [at for line in lines for at in line.origin[: len(line.text)]]
    return Laid(text, [*origin, lines[-1].origin[-1]])
