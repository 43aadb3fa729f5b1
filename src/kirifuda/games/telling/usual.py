"""What is told of a game that says nothing of its own: cards, objects, the log and the table, from its vocabulary.

It is enough for cards that are values by name with a text (`games/plaincards.py`); a game replaces what is not.
"""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final

from kirifuda import kernel as k
from kirifuda.customs.players import owned
from kirifuda.games.interface import LANGUAGES
from kirifuda.games.telling import log
from kirifuda.games.telling.naming import TableSpeaker
from kirifuda.games.telling.objects import ObjectTeller, marked
from kirifuda.games.telling.phrasing import heading, listed, translated, wrapped
from kirifuda.games.telling.sheets import Sheets, changed_numbers, paired
from kirifuda.games.telling.texts import in_words

if TYPE_CHECKING:
    from kirifuda.games.sheet import CardNow, Fact
    from kirifuda.games.telling.phrasing import Words
    from kirifuda.games.vocabulary import CardFact, Vocabulary
    from kirifuda.text.language import Language

COLUMNS: Final = 78
EVENTS: Final[dict[str, Words]] = {
    **log.EVENTS,
    "control": ("{player}が{card}のコントロールを得た。", "{player} <gain|gains> control of {card}."),
    "draw": ("{player}は{card}を引いた。", "{player} <draw|draws> {card}."),
    "position": ("{card}の向きが変わった。", "{card} is turned."),
}
MOMENTS: Final = log.MOMENTS


class PrintedCards:
    """Tells of printed cards."""

    def __init__(self, words: Vocabulary, language: Language | None) -> None:
        self.words = words
        self.language = language

    def describe(self, pool: k.Pool, printed: int, spoken: str) -> str:
        """Name, facts and text, several lines."""
        card: Any = pool.cards[printed]
        names = [TableSpeaker.name_of(pool, printed, each) for each in LANGUAGES]
        text = wrapped(self.text(card, spoken), COLUMNS)
        return "\n".join(
            [
                *heading((names[0], names[1]), card.key, self.facts(card.values, spoken), spoken),
                *[line for line in text if line],
            ]
        )

    def told(self, values: k.Characteristics) -> list[CardFact]:
        """The facts in which a card has something."""
        rows = self.words.facts_on(getattr(values, "kind", ""))
        return [row for row in rows if row.en and row.facet and getattr(values, row.value, ()) not in ((), "")]

    def facts(self, values: k.Characteristics, spoken: str) -> list[str]:
        """These facts, a word or two each."""
        return [self.fact(row, values, spoken) for row in self.told(values)]

    def fact(self, row: CardFact, values: k.Characteristics, spoken: str) -> str:
        """One of them: a number with its name, words as they are."""
        value = getattr(values, row.value)
        if isinstance(value, int):
            return f"{row.ja}{value}" if spoken == "ja" else f"{row.en.lower()} {value}"
        return in_language(row, value, spoken)

    def text(self, card: Any, spoken: str) -> str:
        """What is printed on it besides."""
        text = str(getattr(card, "text", ""))
        return text if self.language is None else in_words(self.language, text, spoken)

    def plain_facts(self, pool: k.Pool, printed: int) -> dict[str, Any]:
        """The printed facts as plain data, both languages side by side."""
        card: Any = pool.cards[printed]
        values = card.values
        name, english = (TableSpeaker.name_of(pool, printed, each) for each in LANGUAGES)
        texts = {"text": self.text(card, "ja").splitlines(), "text_english": self.text(card, "en").splitlines()}
        found = {"id": card.key, "name": name, "english": english, "kind": [], "kind_english": [], **texts}
        told = self.told(values)
        for row in self.words.facts:
            if row.facet:
                value = getattr(values, row.value) if row in told else None
                is_number = row.type == "number"
                found[row.facet] = value if is_number else words_of(value)
                if not is_number:
                    found[f"{row.facet}_english"] = [row.words.get(word, word) for word in words_of(value)]
        return found


def words_of(value: Any) -> list[str]:
    """One word or several."""
    return [value] if isinstance(value, str) else list(value or ())


def in_language(row: CardFact, value: Any, spoken: str) -> str:
    """Words as they are called in a language."""
    return listed([translated(word, spoken, (row.words,)) for word in words_of(value)], spoken)


class UsualTeller(ObjectTeller[TableSpeaker, k.Characteristics]):
    """Tells of objects: in play a card has its numbers and words behind its name."""

    held = k.Characteristics
    cards: PrintedCards

    def card_text(self, card: k.CardObject) -> str:
        return self.cards.describe(self.game.pool, card.card, self.speaker.language)

    def printed_values(self, card: k.CardObject) -> k.Characteristics:
        return self.game.pool.cards[card.card].values

    def shown(self, values: k.Characteristics, field: str) -> str:
        row = next(row for row in self.cards.words.facts if row.value == field)
        value = getattr(values, field)
        return str(value) if isinstance(value, int) else in_language(row, value, self.speaker.language)

    def is_marked(self, card: k.CardObject) -> bool:
        return self.game.map.kind_of[card.zone].tabled and self.has_values(card)

    def in_hand(self, id: k.ObjectId) -> str:
        facts = self.cards.facts(self.game.values(id), self.speaker.language)
        return "  ".join([self.speaker.object(id), " · ".join(facts)])

    def marks_of(self, card: k.CardObject) -> list[str]:
        values, printed = self.values(card), self.printed_values(card)
        rows = [row for row in self.cards.words.facts if row.is_shown]
        numbers = [row.value for row in rows if row.type == "number"]
        fight = "/".join(marked(getattr(values, name), getattr(printed, name)) for name in numbers)
        return [fight, *[self.shown(values, row.value) for row in rows if row.value not in numbers]]


class UsualSheets(Sheets[TableSpeaker, UsualTeller]):
    """The table as plain data: numbers of players by their names, values of cards in play."""

    def facts(self, seat: k.PlayerId) -> list[Fact]:
        names, variables = [row.name for row in self.vocabulary.player_facts], self.view.state.variables
        numbers = {name: variables.get(owned(name, seat)) for name in names}
        return [self.vocabulary.fact(name, value) for name, value in numbers.items() if isinstance(value, int)]

    def dress(self, card: k.CardObject, found: CardNow) -> None:
        if not self.tellers[0].is_marked(card):
            return
        rows = self.vocabulary.facts_on(getattr(self.view.values(card.id), "kind", ""))
        values, printed = self.view.values(card.id), self.tellers[0].printed_values(card)
        numbers = [row for row in self.vocabulary.numbers if row in rows]
        found.values = {row.value: getattr(values, row.value) for row in numbers}
        found.changes = changed_numbers(values, printed, numbers)
        found.lines = paired([teller.changes_of(card) for teller in self.tellers])


class UsualNarrator(log.Narrator[TableSpeaker]):
    """Tells the log by the vocabulary's rows for events; a number of an event is a field by its name, with its sign."""

    def __init__(self, speaker: TableSpeaker, record: k.Record) -> None:
        super().__init__(speaker, record)
        self.events = {**EVENTS, **speaker.vocabulary.events}

    def entry(self, event: k.Event) -> Words:
        is_first = isinstance(event, k.Roll) and event.stream == "first"
        return log.VARIANTS["first"] if is_first else super().entry(event)

    def subject(self) -> int:
        """Whoever the event names; of chance who goes first, that player."""
        event = self.record.event
        if isinstance(event, k.Roll) and event.stream == "first":
            return self.record.value
        player = getattr(event, "player", -1)
        return player if player >= 0 else super().subject()

    def particulars(self, event: k.Event) -> dict[str, str]:
        told = self.common(event)
        target = getattr(event, "target", 0)
        if target:
            told["target"] = self.speaker.object(target)
        for each in fields(event):  # type: ignore[arg-type]
            value = getattr(event, each.name)
            if isinstance(value, int) and each.name not in (*told, "object", "player", "zone"):
                told[each.name] = f"{value:+d}"
        return told
