"""What the rest of the project may ask of a game: one object per game, reached through `kirifuda.games.load`."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field
from inspect import getfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from kirifuda import kernel as k
    from kirifuda.games.questions import Questions
    from kirifuda.games.scenario_words import ScenarioWords
    from kirifuda.games.sheet import TableWords
    from kirifuda.games.vocabulary import Vocabulary
    from kirifuda.text.errors import Message
    from kirifuda.text.openly import NewWord

LANGUAGES = ("ja", "en")


@dataclass(frozen=True)
class Deck:
    """A deck as a player brings it: card keys by zone."""

    id: str
    name: str
    english: str
    plan: str
    plan_ja: str
    zones: dict[str, list[str]] = field(default_factory=dict)
    how: str = ""
    """How to play it, in two sentences."""
    how_ja: str = ""


@dataclass(frozen=True)
class Value:
    """One answer to a choice of a mode."""

    name: str
    ja: str
    en: str


@dataclass(frozen=True)
class Choice:
    """Something to settle before a game of a mode begins, besides decks and house rules; the first value is usual."""

    name: str
    ja: str
    en: str
    values: tuple[Value, ...]


@dataclass(frozen=True)
class Mode:
    """A way to play a game."""

    name: str
    ja: str
    en: str
    players: tuple[int, ...]
    """How many sit down; each brings a deck."""
    choices: tuple[Choice, ...] = ()
    own_seats: int = 0
    """Seats after theirs that the game plays by itself; nobody is ever asked there."""
    is_together: bool = False
    """The players are on one side."""

    def settled(self, chosen: dict[str, str]) -> dict[str, str]:
        """A value for every choice, the usual one where none was made; ValueError says what can't be chosen."""
        known = {choice.name: choice for choice in self.choices}
        for name, value in chosen.items():
            if name not in known:
                listed = ", ".join(known) or "nothing"
                raise ValueError(f"there is no choice {name!r} in {self.name}; there is: {listed}")
            values = [each.name for each in known[name].values]
            if value not in values:
                raise ValueError(f"{value!r} is no {name}; there are: {', '.join(values)}")
        return {name: chosen.get(name, choice.values[0].name) for name, choice in known.items()}


TWO: Final = Mode("duel", "対戦", "Duel", (2,))
"""How most games are played."""


@dataclass(frozen=True)
class CardFacts:
    """A card as a file or a scenario defines it: printed facts and its text."""

    where: str
    """The place of the definition, for messages."""
    facts: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Told:
    """A sentence that is told: a line of the log, or how a game ended."""

    text: str
    """Empty for what nobody needs to read."""
    clause: str
    """Where it comes from, as it was recorded: a clause, or a phrase of a card (`CardGame.clause_text`)."""
    players: tuple[int, ...] = ()
    """Seats that the text calls by their numbers."""
    form: str = ""
    """The same text with `{0}`, `{1}` … in place of those players, for whoever knows their names."""


@dataclass(frozen=True)
class Listing:
    """A card of which only its entry in a list is known: no facts to play with, but something to collect."""

    number: str
    name: str
    illustrator: str = ""
    reprint_of: str = ""
    """The number of the card that it shows again."""


@dataclass(frozen=True)
class TextReading:
    """A card text as the game's language understands it."""

    tree: str
    """The tree, a node a line."""
    japanese: str
    english: str
    steps: list[tuple[str, str]] = field(default_factory=list)
    """What it does when it is carried out: clause and step, in order."""
    house: str = ""
    """The same in the spelling of the house."""
    new_words: tuple[NewWord, ...] = ()
    """Words that no card in use has, and what they were taken for."""
    warnings: tuple[Message, ...] = ()
    """What is read as written, and perhaps not as meant."""


class GameWords:
    """What a game can say to people.

    `language` is "ja" or "en"; `viewer` is shown only what that player may see, -1 only what everybody may.
    """

    def card_name(self, pool: k.Pool, card: int, language: str) -> str:
        """A printed card's name."""
        raise NotImplementedError

    def card_facts(self, pool: k.Pool, card: int) -> dict[str, Any]:
        """A printed card as plain data in both languages; at least id, name, english, kind and text."""
        raise NotImplementedError

    def describe_card(self, pool: k.Pool, card: int, language: str) -> str:
        """A printed card: facts and text, several lines."""
        raise NotImplementedError

    def describe_object(self, game: k.Game, id: k.ObjectId, viewer: k.PlayerId, language: str) -> str:
        """An object as it is now: current values with changes marked, position, counters."""
        raise NotImplementedError

    def prompt(self, game: k.Game, decision: k.Decision, language: str) -> str:
        """What is asked, in a sentence."""
        raise NotImplementedError

    def option_text(self, game: k.Game, decision: k.Decision, option: k.Option, language: str) -> str:
        """One option, in a few words."""
        raise NotImplementedError

    def clause_text(self, pool: k.Pool, clause: str, language: str) -> str:
        """What a decision or a record names as its source: a clause by its number, a card by its name and phrase."""
        return clause

    def narrate(self, game: k.Game, record: k.Record, viewer: k.PlayerId, language: str) -> Told:
        """One line of the log."""
        raise NotImplementedError

    def board(self, game: k.Game, viewer: k.PlayerId, language: str, *, colour: bool) -> str:
        """The table as text."""
        raise NotImplementedError

    def ending(self, game: k.Game, language: str) -> Told:
        """How the game ended."""
        raise NotImplementedError

    def with_source(self, pool: k.Pool, told: Told, language: str) -> str:
        """A sentence, and in brackets where it comes from; empty if there is nothing to read."""
        if not told.text or not told.clause:
            return told.text
        return f"{told.text} [{self.clause_text(pool, told.clause, language)}]"

    def why_not(self, game: k.Game, player: k.PlayerId, id: k.ObjectId) -> list[tuple[str, list[k.Condition]]]:
        """For each action that might be wanted with an object: every reason against it; none means it is possible."""
        raise NotImplementedError

    def action_text(self, game: k.Game, id: k.ObjectId, action: str, language: str) -> str:
        """An action of `why_not` in words."""
        raise NotImplementedError

    def read_text(self, text: str, *, with_steps: bool = True) -> TextReading:
        """A card text read by this game's language; a `TextError` says where it can't be."""
        raise NotImplementedError


class CardGame(GameWords):
    """A game. Subclasses live in `kirifuda.games.<name>` and are never imported directly."""

    name: str = ""
    title: str = ""
    title_english: str = ""
    players: tuple[int, ...] = (2,)
    modes: tuple[Mode, ...] = (TWO,)
    """The usual one first."""
    rulebook: k.Rulebook
    questions: Questions
    """What is asked, and what may be answered."""
    words: Vocabulary
    """What things are called."""
    more: tuple[CardFacts, ...] = ()
    """Cards that somebody typed in; they are in every pool of this game."""

    def folder(self) -> Path:
        """Where the game's data files lie: clauses.toml, doubts.toml, cards."""
        return Path(getfile(type(self))).resolve().parent

    def pool(self, extra: tuple[CardFacts, ...] = ()) -> k.Pool:
        """All shipped cards, those of `more`, and others defined on the spot. The plain pool is made once."""
        raise NotImplementedError

    def with_cards(self, cards: tuple[CardFacts, ...]) -> CardGame:
        """The same game with more cards."""
        new = copy(self)
        new.more = (*self.more, *cards)
        return new

    def catalogue(self) -> list[Listing]:
        """Cards that are known by a list only; most games have none."""
        return []

    def decks(self) -> list[Deck]:
        """The shipped decks."""
        raise NotImplementedError

    def broken_clauses(self, pool: k.Pool, deck: Deck, house: dict[str, str] | None = None) -> list[k.Broken]:
        """Every clause of deck construction that the deck breaks, under the house rules of a table.

        Whoever is handed a deck asks `kirifuda.games.deckcheck`, which looks at its shape before.
        """
        raise NotImplementedError

    def start(self, pool: k.Pool, decks: list[Deck], seed: int, house: dict[str, str]) -> k.Game:
        """A game about to begin; its first decision is the first of the setup."""
        return self.rulebook.start(pool, [deck.zones for deck in decks], seed, house)

    def mode_of(self, game: k.Game) -> Mode:
        """How a running game is played."""
        return self.modes[0]

    def own_decks(self, mode: Mode, chosen: dict[str, str]) -> list[Deck]:
        """The decks of the seats that the game plays by itself; `chosen` has a value for every choice of the mode."""
        return []

    def mode_options(self, mode: Mode, chosen: dict[str, str]) -> dict[str, str]:
        """What the choices of a mode add to the house rules."""
        return {}

    def surrender(self, game: k.Game, player: k.PlayerId) -> None:
        """The player gives up, at any time."""
        raise NotImplementedError

    def is_idle(self, game: k.Game, decision: k.Decision) -> bool:
        """Whether a person may pass without being asked, since nothing useful can be done."""
        return False

    def has_table(self) -> bool:
        """Whether it can be played at a table in a browser yet."""
        return False

    @property
    def table_words(self) -> TableWords:
        """What a table in a browser asks of it."""
        raise NotImplementedError

    @property
    def scenario_words(self) -> ScenarioWords:
        """The words in which its scenarios are written."""
        raise NotImplementedError

    # What agents are told (`kirifuda.agents.Judge`). They ask only of games that the deciding player may know.

    def evaluate(self, game: k.Game, player: k.PlayerId) -> float:
        """How well things stand for a player; only comparisons count."""
        raise NotImplementedError

    def is_quiet(self, game: k.Game, decision: k.Decision) -> bool:
        """Whether nothing is under way at this decision, so that the position can be judged as it stands."""
        return True

    def way_on(self, game: k.Game, decision: k.Decision) -> tuple[int, ...] | None:
        """The answer that lets what is under way run its course (passing, paying); None if there is no such answer."""
        return None
