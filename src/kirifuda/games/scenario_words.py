"""What a game tells the scenario format: its words for zones, positions, phases and actions, and their meaning."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kirifuda.games.interface import CardFacts

if TYPE_CHECKING:
    from kirifuda.kernel.decision import Decision, Option
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import Mask, ObjectId, PlayerId
    from kirifuda.kernel.rulebook import Pool
    from kirifuda.kernel.state import CardObject
    from kirifuda.kernel.zones import ZoneKind

NOTHING: Final = ""
CARDS: Final = "cards"
ONE_CARD: Final = "card"
PLACES: Final = "places"
NUMBERS: Final = "numbers"
POSITION: Final = "position"
POINTS: Final = "points"
WORD: Final = "word"


@dataclass(frozen=True)
class Verb:
    """An action or an answer as a script writes it."""

    name: str
    words: tuple[str, ...]
    """In English and Japanese; the first is the one that is written out."""
    takes: str
    """What follows the word: nothing, cards, one card, places in a zone, numbers, a position, points, a word."""
    prompts: tuple[str, ...]
    """The questions that it answers."""
    options: tuple[str, ...]
    """The verbs of the options that it chooses."""
    from_one: bool = False
    """Numbers are counted from one here and from zero in the options."""
    is_reached: bool = False
    """Everybody passes until the question comes up."""
    closes: str = ""
    """The name of the verb that ends a series of this one."""


@dataclass(frozen=True)
class Standing:
    """Where a position stands: whose turn, its number, the phase, and whether its start has been announced."""

    player: int
    turn: int
    phase: str
    begun: bool


@dataclass(frozen=True)
class FactWord:
    """A word of a card's definition: the fact it names, and whether that is a list, a number or a text."""

    key: str
    form: str


class PositionWords:
    """How a game's positions are set up and written down."""

    def filler(self) -> CardFacts:
        """A card that does nothing, for places that nobody cares about."""
        raise NotImplementedError

    def complaint(self, pool: Pool, card: CardObject, kind: ZoneKind) -> str:
        """Why a card can't lie in a zone like this; empty if it can."""
        return ""

    def crowding(self, pool: Pool, cards: list[CardObject]) -> str:
        """Why one player can't have all these cards; empty if that is possible."""
        return ""

    def seen(self, game: Game, card: CardObject) -> Mask:
        """Who knows a card that lies face down, if the scenario does not say."""
        return 0

    def mark(self, game: Game, card: CardObject, state: str) -> bool:
        """Write a state of this game's own onto a card; False if the word means nothing here."""
        return False

    def marks(self, game: Game, card: CardObject) -> list[str]:
        """The words for such states of a card."""
        return []

    def stand(self, game: Game, standing: Standing) -> None:
        """Set the variables and put the procedures on top, so that the game goes on from there."""
        raise NotImplementedError

    def standing(self, game: Game) -> Standing | None:
        """Where a game stands, if that can be written; None in the middle of something."""
        raise NotImplementedError

    def give(self, game: Game, player: PlayerId, what: str, text: str) -> str:
        """Give a player points or counters; the complaint if the words mean nothing."""
        raise NotImplementedError

    def holding(self, game: Game, player: PlayerId, what: str, *, loosely: bool = False) -> str:
        """What a player has of it, in the words that `give` reads; loosely without what hardly anybody cares about."""
        raise NotImplementedError

    def unwritten(self, game: Game) -> list[str]:
        """What is true in the game besides cards and cannot be written as a position."""
        return []


class PlayWords:
    """How a game's actions are scripted and its cards looked at."""

    def number(self, game: Game, id: ObjectId, word: str) -> int | None:
        """A number of a card (attack, cost, …); None if the word names none."""
        return None

    def holds(self, game: Game, id: ObjectId, word: str) -> bool | None:
        """Whether a card is or has what the word says (a kind, an attribute, a keyword); None if it says nothing."""
        return None

    def line(self, game: Game, option: Option) -> int:
        """The line of the card's text that an option is about, from 1; 0 if it is about none."""
        return 0

    def is_meant(self, game: Game, verb: str, option: Option) -> bool:
        """Whether a verb can mean this option, where the option's own verb does not tell."""
        return True

    def is_point(self, game: Game, option: Option, word: str) -> bool:
        """Whether an option is a point of this description."""
        return False

    def point(self, game: Game, option: Option) -> str:
        """The description of a point that an option stands for."""
        return ""

    def default(self, game: Game, decision: Decision) -> tuple[int, ...] | None:
        """The answer when a script does not say: how to pay, which unseen card; None where somebody has to say."""
        return None

    def decline(self, game: Game, decision: Decision) -> tuple[int, ...] | None:
        """The answer of somebody who only lets the game go on; None if there is none."""
        return None

    def is_empty(self, game: Game) -> bool:
        """Whether nothing waits to resolve."""
        return True

    def reached(self, game: Game, decision: Decision, moment: str) -> bool | None:
        """Whether a moment that the game has a name for has come; None if it has no such name."""
        return None

    def reasons(self, game: Game, player: PlayerId, verb: str, objects: list[list[ObjectId]]) -> list[str]:
        """The clauses that keep a player from an action with any of these objects, part by part."""
        return []


@dataclass(frozen=True)
class ScenarioWords:
    """A game's words. They are lower case, with narrow digits and brackets."""

    zones: dict[str, ZoneKind]
    sizes: dict[str, dict[str, int]]
    """Cards that a zone holds when a scenario does not speak of it, by phase; "" stands for all other phases."""
    stock: ZoneKind | None
    """The zone of cards that lie under others."""
    stock_words: tuple[str, ...]
    positions: dict[str, int]
    phases: dict[str, str]
    verbs: tuple[Verb, ...]
    facts: dict[str, FactWord]
    idle: str
    """The prompt of a player who may act or pass."""
    holdings: dict[str, str]
    """What a player may have besides cards: points, counters."""
    position: PositionWords
    play: PlayWords
