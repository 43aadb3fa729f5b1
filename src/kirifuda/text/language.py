"""A game's card-text language: reading, and printing in two languages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Final

from kirifuda.text import diagnostics
from kirifuda.text.alike import EVERYWHERE, Alike
from kirifuda.text.ast import Ability, All, CardText, Node
from kirifuda.text.binding import bind, is_many
from kirifuda.text.chart import Built, Chart, LooseChart, warm
from kirifuda.text.checks import check
from kirifuda.text.english import Asked, English, Page, polished
from kirifuda.text.errors import AmbiguousText, Message, TextError, UnboundText
from kirifuda.text.grammar import Grammar
from kirifuda.text.layout import GOES_ON, STOP, Laid, uncapped
from kirifuda.text.limits import refuse_monsters
from kirifuda.text.loosely import Loosely, Part
from kirifuda.text.openly import NewWord, NewWords, OpenSort, terminals
from kirifuda.text.order import Shift
from kirifuda.text.owning import refuse_doubt, stated
from kirifuda.text.phrases import Phrase
from kirifuda.text.printing import Path, Printer, Route
from kirifuda.text.remarks import anyway_warning, refuse_limits, remark_warning, unread
from kirifuda.text.width import NORMAL, Remark, cut_remarks, normal, put_back

ABILITY: Final = "ability"


@dataclass(frozen=True)
class Script:
    """How a game writes its texts.

    widths       which characters are one
    letters      the names of variable numbers
    quotes       what stands around a quoted ability
    labels       what stands around a keyword
    one_ability  a text is one ability, however many lines it has
    alike        spellings that are one in this game
    parts_lines  several abilities may stand on one line
    order        orders of words that are one in this game
    heads        what stands before abilities or in brackets of its own, as rows have it
    signs        words that are no remark where they stand in round brackets
    cap          a sentence that says how much a {letter} is at {most}
    unsaid       the slot of what is left out where nothing before tells what it is
    is_own       自分 in what each player does is each of them
    """

    widths: Mapping[int, str] = field(default_factory=lambda: NORMAL)
    letters: str = "XY"
    quotes: str = "「」"
    labels: str = "[]"
    one_ability: bool = False
    alike: tuple[Alike, ...] = ()
    parts_lines: bool = False
    order: tuple[Shift, ...] = ()
    heads: tuple[Shift, ...] = ()
    signs: frozenset[str] = frozenset()
    cap: str = ""
    unsaid: str = ""
    is_own: bool = False


@dataclass(frozen=True, eq=False)
class Reading:
    """What a text says.

    spans      where each node stands in the text as written
    spellings  which rules said each node, so that it can be printed as it was
    slots      path of a binder → its slot (target1, chosen1, event1 …), unique in an ability
    refs       path of a ref → the slot it means
    key        what it was read as: the category of each of its abilities
    laid       the words of each ability as they were read, if the text does not read as it stands
    new_words  words that no card in use has, taken for a race, a sort or the like by where they stand
    warnings   what is read as written, and perhaps not as meant
    """

    text: str
    normal: str
    remarks: tuple[Remark, ...]
    tree: CardText
    spans: Mapping[Path, tuple[int, int]]
    spellings: Mapping[Path, Route]
    slots: Mapping[Path, str]
    refs: Mapping[Path, str]
    key: str = ABILITY
    laid: tuple[str, ...] = ()
    new_words: tuple[NewWord, ...] = ()
    warnings: tuple[Message, ...] = ()


@dataclass(frozen=True)
class _Line:
    """A stretch of normal text that is one ability."""

    start: int
    text: str


class Language:
    """Rows of one game, made into rules when a text is read that nobody knows. Readings are kept by text."""

    def __init__(
        self,
        name: str,
        rows: Iterable[Phrase],
        *,
        reserved: tuple[str, ...] = (),
        open_sorts: Mapping[str, OpenSort] | None = None,
        names: Mapping[str, str] | None = None,
        arguments: Mapping[str, str] | None = None,
        foreign: Mapping[str, str] | None = None,
        script: Script | None = None,
        nameless: tuple[str, ...] = (),
    ) -> None:
        self.name: Final = name
        self.script: Final = script or Script()
        self.arguments: Final = dict(arguments or {})
        self.foreign: Final = dict(foreign or {})
        self.reserved: Final = reserved
        self._rows: Final = rows
        self._terminals: Final = terminals(reserved, open_sorts or {}, names or {}, self.script.letters, nameless)
        self._open_sorts: Final = dict(open_sorts or {})
        self._readings: Final[dict[tuple[str, str], Reading]] = {}
        self._pages: Final[dict[Reading, Page]] = {}

    @cached_property
    def grammar(self) -> Grammar:
        """The rows as rules."""
        found = Grammar(self._rows, self._terminals)
        check(found)
        return found

    @cached_property
    def printer(self) -> Printer:
        """Who prints trees."""
        return Printer(self.grammar)

    @cached_property
    def _english(self) -> English:
        return English(self.printer)

    @cached_property
    def loosely(self) -> Loosely:
        """The second look at a text, and the third."""
        return Loosely(self, (*EVERYWHERE, *self.script.alike))

    @cached_property
    def new_words(self) -> NewWords:
        """Which words can be new."""
        return NewWords(self.grammar, self._open_sorts, self.foreign)

    # --- what was read before ----------------------------------------------------------------------

    def known(self) -> list[tuple[Reading, Page]]:
        """All that was read so far, with its English."""
        return [(reading, self.english_page(reading)) for reading in self._readings.values()]

    def recall(self, known: Iterable[tuple[Reading, Page]]) -> None:
        """Take over what the same rows read before."""
        for reading, page in known:
            self._readings[reading.text, reading.key] = reading
            self._pages[reading] = page

    # --- reading -----------------------------------------------------------------------------------

    def read(self, text: str, key: str = ABILITY) -> Reading:
        """The one reading of a card text, or of another part of a card by its category; raises a `TextError`."""
        known = self._readings.get((text, key))
        if known is None:
            known = self._readings[text, key] = self._read(text, key)
        return known

    def _read(self, text: str, key: str) -> Reading:
        parts, plain, remarks = self.parts(text, key)
        try:
            return self._built(text, key, parts, (plain, remarks))
        except UnboundText:
            # its pronouns may be clear in the order of words that rows have, or behind the line before
            turned, glued = (way(self.normal(text), key) for way in (self.loosely.turned, self.loosely.glued))
            for again, unsaid in ((turned, ""), (glued, ""), (parts, self.script.unsaid)):
                if again is None or not all(part.ways for part in again) or (again is parts and not unsaid):
                    continue
                try:
                    return self._built(text, key, again, (plain, remarks), unsaid)
                except TextError:
                    pass
            raise

    def _built(
        self, text: str, key: str, parts: list[Part], plainly: tuple[str, tuple[Remark, ...]], unsaid: str = ""
    ) -> Reading:
        """The reading that parts make, each in its one way."""
        plain, remarks = plainly
        abilities: list[Ability] = []
        spans: dict[Path, tuple[int, int]] = {}
        spellings: dict[Path, Route] = {}
        self._refuse_unread(parts, text, key)
        for part in parts:
            built = self.one(part, text, key)
            note(built, ("abilities", len(abilities)), part.origin, spans, spellings)
            assert isinstance(built.value, Ability)
            abilities.append(built.value)
        tree = CardText(tuple(abilities))
        spans[()] = (0, len(text))
        refuse_doubt(tree, spans, text, stated(self.grammar, spellings), is_told=self.script.is_own)
        refuse_limits(text, remarks)
        slots, refs = bind(tree, spans, text, unsaid)
        laid = tuple(part.text for part in parts) if any(part.is_laid for part in parts) else ()
        new = tuple(self.new_words.of(part.ways[0] for part in parts))
        warnings = [remark_warning(one) for one in remarks if self._says_something(one)]
        if laid:
            warnings += map(anyway_warning, unread(text, remarks, [(part.text, part.origin) for part in parts]))
        return Reading(text, plain, remarks, tree, spans, spellings, slots, refs, key, laid, new, tuple(warnings))

    def _says_something(self, remark: Remark) -> bool:
        """Whether a remark would be an ability if no brackets stood round it."""
        inside = remark.text[1:-1]
        return bool(self.ways(inside) or self.loosely.read(inside, ABILITY))

    def reads(self, text: str, key: str = ABILITY) -> bool:
        """Whether a text can be read; without the explanation, which takes a hundred times as long."""
        return all(part.ways for part in self.parts(text, key)[0])

    def parts(self, text: str, key: str = ABILITY) -> tuple[list[Part], str, tuple[Remark, ...]]:
        """The abilities of a text, each with every way to read it; the text without remarks, and these."""
        refuse_monsters(text, self.script.quotes)
        laid = uncapped(Laid(self.normal(text), list(range(len(text) + 1))), self.script.cap)
        plain, remarks, origin = cut_remarks(laid.text, self.is_argument)
        parts = [
            Part(self.ways(line.text, key), line.text, origin[line.start : line.start + len(line.text) + 1])
            for line in self._lines(plain)
        ]
        if not all(part.ways for part in parts) or any(GOES_ON.match(part.text) for part in parts[1:]):
            parts = self.loosely.read(laid.text, key) or parts
        if not all(part.ways for part in parts):
            parts = self.loosely.read(laid.text, key, is_open=True) or parts
        if len(laid.text) != len(text):
            parts = [replace(one, origin=[laid.origin[at] for at in one.origin], is_laid=True) for one in parts]
        return parts, plain, remarks

    def normal(self, text: str) -> str:
        """The text in the widths of this game."""
        return normal(text, self.script.widths)

    def _refuse_unread(self, parts: list[Part], whole: str, key: str) -> None:
        """Explain the first ability that cannot be read, before those that would read if they were laid out anew."""
        unread = [part for part in parts if not part.ways]
        for part in unread[:-1]:
            if not any(self.loosely.read(part.text, key, is_open=is_open) for is_open in (False, True)):
                raise diagnostics.explain(self, part, whole, key)
        if unread:
            raise diagnostics.explain(self, unread[-1], whole, key)

    def one(self, part: Part, whole: str, key: str = ABILITY) -> Built:
        """The one way to read an ability."""
        if len(part.ways) > 1:
            pages = tuple(self._english.page(one.value, key, routes(one)).text for one in part.ways[:2])
            message = Message("ambiguous", "二通りに読めます", "this can be read in two ways")
            raise AmbiguousText(whole, part.origin[0], message, pages)
        return part.ways[0]

    def ways(self, line: str, key: str = ABILITY) -> list[Built]:
        """Every way to read a line."""
        chart = Chart(self.grammar, line)
        warm(chart, ABILITY, self.script.quotes)
        return chart.trees(key, 0, len(line)) if len(line) in chart.at(key, 0) else []

    def _lines(self, text: str) -> Iterable[_Line]:
        here = 0
        for line in self._all_lines(text):
            if line:
                yield _Line(here, line)
            here += len(line) + 1

    def _all_lines(self, text: str) -> list[str]:
        """Lines, each with the option lines (・) that belong to it."""
        return [text] if self.script.one_ability else re.split(r"\n(?!・)", text)

    def is_argument(self, before: str, inside: str) -> bool:
        """Whether what stands in round brackets belongs to what comes before it, and is no remark."""
        if inside in self.script.signs:
            return True
        keys = self.argument_after(before).split("|")
        said = inside.replace("\n", "").rstrip(STOP)
        chart = Chart(self.grammar, said)
        if any(key and len(said) in set(chart.ends(key, 0)) for key in keys):
            return True
        plain = self.loosely.spelling.plain(said) if any(keys) else ""
        loose = LooseChart(self.loosely.grammar, plain) if plain else None
        return loose is not None and any(key and len(plain) in set(loose.ends(key, 0)) for key in keys)

    def argument_after(self, before: str) -> str:
        """What stands in a round bracket behind these words, if it is no remark: its categories, with | between them;
        empty: always a remark."""
        words = before.replace("\n", "")
        return next((key for prefix, key in self.arguments.items() if words.endswith(prefix)), "")

    # --- printing ----------------------------------------------------------------------------------

    def japanese(self, reading: Reading | CardText) -> str:
        """The Japanese text: as written for a reading, in house spelling for a bare tree."""
        if isinstance(reading, CardText):
            return "\n".join(self.printer.japanese(one, ABILITY, {}) for one in reading.abilities)
        printed = [
            self.printer.japanese(one, reading.key, reading.spellings, ("abilities", at))
            for at, one in enumerate(reading.tree.abilities)
        ]
        if reading.laid:
            same = map(self._is_said, printed, reading.laid, reading.tree.abilities)
            return reading.text if all(same) else "\n".join(printed)
        lines = iter(printed)
        full = put_back("\n".join(line and next(lines) for line in self._all_lines(reading.normal)), reading.remarks)
        return reading.text if self.normal(full) == self.normal(reading.text) else full

    def house(self, reading: Reading) -> str:
        """The Japanese as it was understood, without remarks: the rows that read it, each in its house spelling."""
        spellings = {path: self.printer.plainly(route) for path, route in reading.spellings.items()}
        return "\n".join(
            self.printer.japanese(one, reading.key, spellings, ("abilities", at))
            for at, one in enumerate(reading.tree.abilities)
        )

    def _is_said(self, printed: str, laid: str, ability: Ability) -> bool:
        """Whether what is printed says the words that were read, or says the same in another order of words."""
        return self.loosely.is_same(printed, laid) or [one.value for one in self.ways(printed)] == [ability]

    def english(self, reading: Reading | CardText) -> str:
        """The English text."""
        return self.english_page(reading).text

    def said(self, built: Built, key: str) -> str:
        """The English of a part of a text; empty if it says nothing by itself."""
        return self._english.page(built.value, key, routes(built)).text.strip()

    def english_page(self, reading: Reading | CardText) -> Page:
        """The English text, and where each node stands in it."""
        if isinstance(reading, Reading) and reading in self._pages:
            return self._pages[reading]
        tree = reading if isinstance(reading, CardText) else reading.tree
        spellings = {} if isinstance(reading, CardText) else reading.spellings
        key = ABILITY if isinstance(reading, CardText) else reading.key
        page = Page()
        plural = frozenset() if isinstance(reading, CardText) else self._plural(reading)
        for at, one in enumerate(tree.abilities):
            if at:
                page.text += "\n"
            page.add(self._english.say(one, key, spellings, ("abilities", at), Asked(plural=plural)))
        return polished(page)

    def _plural(self, reading: Reading) -> frozenset[Path]:
        """Refs that mean more than one thing."""
        things = {(path[:2], slot): node_at(reading.tree, path) for path, slot in reading.slots.items()}
        many = {one for one, thing in things.items() if self._english.number(thing) == "pl" and not is_one(thing)}
        return frozenset(path for path, slot in reading.refs.items() if (path[:2], slot) in many)


def is_one(thing: Node) -> bool:
    """Whether a set can hold one card only, as the top card of a pile."""
    return isinstance(thing, All) and not is_many(thing)


def note(
    built: Built,
    path: Path,
    origin: list[int],
    spans: dict[Path, tuple[int, int]],
    spellings: dict[Path, Route],
) -> None:
    """Record span and route of a node and all below it."""
    if not built.route:
        return
    start, end = built.start, built.end
    spans[path] = (origin[start], origin[end - 1] + 1 if end > start else origin[start])
    spellings[path] = built.route
    for step, kid in built.kids:
        note(kid, (*path, *step), origin, spans, spellings)


def node_at(tree: Node, path: Path) -> Node:
    """The node at a path."""
    here: object = tree
    for step in path:
        here = here[step] if isinstance(here, tuple) and isinstance(step, int) else getattr(here, str(step))
    assert isinstance(here, Node)
    return here


def routes(built: Built) -> dict[Path, Route]:
    """The rules that said each node of one reading."""
    spellings: dict[Path, Route] = {}
    note(built, (), list(range(built.end + 1)), {}, spellings)
    return spellings
