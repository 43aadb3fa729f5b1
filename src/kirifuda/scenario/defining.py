"""Cards that a scenario defines: facts, one a line; maps and texts that go on below; parts with facts of their own."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from kirifuda.games import CardFacts, ScenarioWords, scenario_words
from kirifuda.games.cardfiles import MalformedCard
from kirifuda.scenario.errors import MalformedScenario, Wrong
from kirifuda.scenario.file import CardBlock, Sheet
from kirifuda.scenario.lines import Line, narrow

if TYPE_CHECKING:
    from kirifuda.games.interface import CardGame
    from kirifuda.games.scenario_words import FactWord, PartWord
    from kirifuda.kernel.rulebook import Pool

TYPED: Final = "試し"
"""What a card is called that nobody names."""
COLON: Final = re.compile("[:：]")
NOTHING: Final = ("なし", "none")
ON_SEVERAL_LINES: Final = ("text", "map")


class Definition:
    """One card in the making."""

    def __init__(self, sheet: Sheet, block: CardBlock, words: ScenarioWords) -> None:
        self.sheet = sheet
        self.words = words
        self.facts: dict[str, Any] = {"id": block.name, "name": block.name, "english": block.name}
        self.within: dict[str, Any] = self.facts
        """The facts that are being filled: the card's, or those of one of its parts."""
        self.known: dict[str, FactWord] = words.facts
        self.open = ""
        """The fact that goes on below."""
        self.gap = ""
        """The ends of lines since then."""
        self.prefix = ""
        self.lines: dict[str, int] = {}
        """Where each fact stands."""

    def line(self, line: Line) -> None:
        """Enter one line."""
        key, colon, _ = narrow(line.text).partition(":")
        key = key.strip()
        raw = COLON.split(line.text, maxsplit=1)[1].strip() if colon else ""
        if colon and key in self.words.parts:
            self.part(line, self.words.parts[key], raw)
        elif colon and key in self.known:
            self.fact(line, self.known[key], raw)
        elif self.open:
            self.on(line.text)
        else:
            listed = ", ".join(dict.fromkeys([*(word.key for word in self.known.values()), *self.words.parts]))
            raise self.sheet.wrong(line.number, f"{line.text!r} is no fact of a card; there are: {listed}")

    def on(self, text: str) -> None:
        """A fact goes on; an empty line within it counts as a line."""
        before = str(self.within[self.open])
        self.gap = f"{self.gap}\n" if before else ""
        if text.strip():
            self.within[self.open] = f"{before}{self.gap}{text}".strip()
            self.gap = ""

    def part(self, line: Line, word: PartWord, raw: str) -> None:
        """A part begins; what follows the word on its line is the part's first fact."""
        self.within = {}
        self.known = word.facts
        self.open = ""
        self.prefix = f"{word.key}."
        if word.is_list:
            self.facts.setdefault(word.key, []).append(self.within)
            self.prefix = f"{word.key} {len(self.facts[word.key])}."
        elif word.key in self.facts:
            raise self.sheet.wrong(line.number, f"a card has one {word.key}")
        else:
            self.facts[word.key] = self.within
        self.lines[self.prefix.rstrip(".")] = line.number
        if raw:
            first = next(fact for fact in word.facts.values() if fact.key == word.first)
            self.fact(line, first, raw)

    def fact(self, line: Line, word: FactWord, raw: str) -> None:
        """One fact."""
        self.lines[f"{self.prefix}{word.key}"] = line.number
        self.open = word.key if word.form in ON_SEVERAL_LINES else ""
        self.gap = ""
        self.within[word.key] = raw.replace("/", "\n") if word.form == "map" else self.value(line, word.form, raw)

    def value(self, line: Line, form: str, raw: str) -> object:
        """One fact in the form that the card files have."""
        if form == "list":
            return [part for part in re.split(r"[,、/\s]+", raw) if part and part not in NOTHING]
        if form == "number":
            number = narrow(raw)
            if number in ("x", "∞"):
                return number.upper()
            if re.fullmatch(r"-?\d+", number) is None:
                raise self.sheet.wrong(line.number, f"{raw!r} is no number")
            return int(number)
        return raw


def defined(sheet: Sheet, block: CardBlock, words: ScenarioWords) -> tuple[CardFacts, dict[str, int]]:
    """A card of the scenario's own, as the game's card files would have it, and the lines of its facts."""
    definition = Definition(sheet, block, words)
    for line in block.below:
        definition.line(line)
    return CardFacts(f"{sheet.file}:{block.line}", words.position.completed(definition.facts)), definition.lines


def judged(game: CardGame, kind: str, facts: dict[str, str], text: str) -> tuple[Pool, int]:
    """A card with this text and these facts, in a pool of its own, as a game would judge it; `Wrong` says what it
    refuses."""
    words = scenario_words(game.name)
    sheet = Sheet(TYPED, game=game.name)
    block = CardBlock(0, facts.pop("id", TYPED), [Line(0, line, True) for line in written(words, kind, facts, text)])
    try:
        card, _ = defined(sheet, block, words)
        pool = game.pool((card,))
    except MalformedScenario as error:
        raise Wrong(error.sentence) from None
    except MalformedCard as error:
        raise Wrong(f"{error.field}: {error.why}") from None
    return pool, pool.numbers[block.name]


def written(words: ScenarioWords, kind: str, facts: dict[str, str], text: str) -> list[str]:
    """The lines of a definition: facts of the card, then the part that the text stands in, where cards have parts."""
    typed = words.position.typed(kind, facts, text)
    if typed is not None:
        return typed
    part = words.parts.get(kind) or next(iter(words.parts.values()), None)
    inner = {} if part is None else {key: value for key, value in facts.items() if key in part.facts}
    lines = [f"{key}: {value}" for key, value in facts.items() if key not in inner]
    if kind and kind not in words.parts:
        lines.append(f"kind: {kind}")
    if part is not None:
        lines.append(f"{next(word for word, each in words.parts.items() if each is part)}:")
    lines.extend(f"{key}: {value}" for key, value in inner.items())
    first, *rest = text.splitlines() or [""]
    return [*lines, f"text: {first}", *rest]
