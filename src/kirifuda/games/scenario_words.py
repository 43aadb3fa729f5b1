"""What a game tells the scenario format: its words for zones, positions, phases and actions, and their meaning."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.interface import CardFacts
from kirifuda.games.reasons import meant, refusals

if TYPE_CHECKING:
    from kirifuda.customs.actions import Action
    from kirifuda.games.questions import Questions

NOTHING: Final = ""
CARDS: Final = "cards"
ONE_CARD: Final = "card"
PLACES: Final = "places"
NUMBERS: Final = "numbers"
POSITION: Final = "position"
POINTS: Final = "points"
WORD: Final = "word"


WIDE: Final = str.maketrans("（）、，：＋＝＠　０１２３４５６７８９×＿", "(),,:+=@ 0123456789x_")


def narrow(text: str) -> str:
    """The text with one spelling of brackets, commas, digits and arrows, in lower case."""
    return text.translate(WIDE).replace("→", "->").lower()


def is_among(word: str, names: Iterable[str]) -> bool:
    """Whether a word of a scenario is one of a card's names, races, …, however wide it is written."""
    return narrow(word).strip() in [narrow(name).strip() for name in names]


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
    """The name of the verb that ends a series of this one; its own if nothing has to."""
    is_demanded: bool = False
    """The game asks for it when its time has come; whether it is refused is a question about now."""
    is_aimed: bool = False
    """Each of its things is aimed for itself."""
    others: str = ""
    """The name of the verb that all things but the first are for, where the game asks for them apart."""
    place_in: str = ""
    """The zone whose places its numbers are; a question about other cards is none of its."""
    is_placed: bool = False
    """The area that follows belongs to it, as in 'move X to b2'."""
    is_joined: bool = False
    """It may follow another answer without a comma, as in 'cast X by Y'."""
    is_counted: bool = False
    """A bare number means so many, the last that are offered: a list of cards ends with those nobody cares about."""


@dataclass(frozen=True)
class Standing:
    """Where a position stands: whose turn, its number, the phase, and whether its start has been announced."""

    player: int
    turn: int
    phase: str
    begun: bool
    is_named: bool = False
    """Somebody says whose turn it is, so that nothing is left to chance."""


@dataclass(frozen=True)
class FactWord:
    """A word of a card's definition: the fact it names, and whether that is a list, a number, a text or a map."""

    key: str
    form: str


@dataclass(frozen=True)
class PartWord:
    """A word that begins a part of a card's definition: an ability, a spell. The facts below it are the part's own."""

    key: str
    first: str
    """The fact that may stand behind the word itself."""
    is_list: bool
    """A card may have several."""
    facts: dict[str, FactWord]


@dataclass(frozen=True)
class Grid:
    """A zone that is drawn: rows of areas as player 1 sees them. An area is called by its column and row: a1 lies
    nearest to player 1, at the left."""

    zone: k.ZoneKind
    rows: int
    columns: int
    usual: tuple[tuple[k.PlayerId, int], ...] = ()
    """Where a card that nobody cares about lies for a player, if nothing is drawn."""

    def area(self, name: str) -> int:
        """The area of that name; -1 if there is none."""
        column, row = ord(name[0]) - ord("a"), int(name[1:]) - 1
        return row * self.columns + column if 0 <= column < self.columns and 0 <= row < self.rows else -1

    def name(self, area: int) -> str:
        """What an area is called."""
        return f"{chr(ord('a') + area % self.columns)}{area // self.columns + 1}"


@dataclass(frozen=True)
class Part:
    """A part of an action as a script names it: the verb, the objects that may be meant, and the areas."""

    verb: str
    objects: list[k.ObjectId]
    areas: list[int]
    line: int = 0
    """The line of the text that is meant, from 1; 0 if the script names none."""

    def is_line(self, line: int) -> bool:
        """Whether an ability on this line can be meant."""
        return self.line in (0, line)


def counted(game: k.Game) -> list[str]:
    """What a position can't say: what is counted for texts that ask how often something has happened."""
    found = [
        f"{name} = {value}" for name, value in game.state.variables.items() if name.startswith("history:") and value
    ]
    for card in game.state.objects.values():
        names = [name.removeprefix("history:") for name, _ in card.marks if name.startswith("history:")]
        found.extend(f"{name} was counted" for name in names if e.times_of_card(game, name, card))
    return found


class PositionWords:
    """How a game's positions are set up and written down."""

    filler: CardFacts
    """A card that does nothing, for places that nobody cares about."""
    fillers: tuple[CardFacts, ...] = ()
    """Further cards that stand in for others, beside the one above."""

    def stand_in(self, game: k.Game, kind: k.ZoneKind, player: k.PlayerId) -> str:
        """The id of the card that lies in a zone of which nobody has spoken; empty for the usual one."""
        return ""

    def completed(self, facts: dict[str, Any]) -> dict[str, Any]:
        """A card of a scenario's own with everything that its definition may leave out."""
        return facts

    def typed(self, kind: str, facts: dict[str, str], text: str) -> list[str] | None:
        """The lines that define a card of which somebody types the kind and the text; None if the words for its parts
        say it all."""
        return None

    def definition(self, pool: k.Pool, card: int) -> list[str] | None:
        """A printed card as a scenario defines it, line by line; None if the facts for people say it all."""
        return None

    def spellings(self, pool: k.Pool, card: int) -> list[str]:
        """What a card is called besides its name and its number."""
        return []

    def owner(self, kind: k.ZoneKind, player: k.PlayerId) -> k.PlayerId:
        """Whose cards lie in a player's zone, if the scenario does not say."""
        return player

    def complaint(self, pool: k.Pool, card: k.CardObject, kind: k.ZoneKind) -> str:
        """Why a card can't lie in a zone like this; empty if it can."""
        return ""

    def crowding(self, pool: k.Pool, cards: list[k.CardObject]) -> str:
        """Why one player can't have all these cards; empty if that is possible."""
        return ""

    def seen(self, game: k.Game, card: k.CardObject) -> k.Mask:
        """Who knows a card that lies face down, if the scenario does not say."""
        return 0

    def mark(self, game: k.Game, card: k.CardObject, state: str) -> bool:
        """Write a state of this game's own onto a card; False if the word means nothing here."""
        return False

    def marks(self, game: k.Game, card: k.CardObject) -> list[str]:
        """The words for such states of a card."""
        return []

    def stand(self, game: k.Game, standing: Standing) -> None:
        """Set the variables and put the procedures on top, so that the game goes on from there."""
        raise NotImplementedError

    def finish(self, game: k.Game) -> None:
        """Set what follows from where everything lies."""

    def standing(self, game: k.Game) -> Standing | None:
        """Where a game stands, if that can be written; None in the middle of something."""
        raise NotImplementedError

    def give(self, game: k.Game, player: k.PlayerId, what: str, text: str) -> str:
        """Give a player points or counters; the complaint if the words mean nothing."""
        raise NotImplementedError

    def holding(self, game: k.Game, player: k.PlayerId, what: str, *, loosely: bool = False) -> str:
        """What a player has of it, in the words that `give` reads; loosely without what hardly anybody cares about."""
        raise NotImplementedError

    def unwritten(self, game: k.Game) -> list[str]:
        """What is true in the game besides cards and cannot be written as a position."""
        return []


CONTROLLED: Final = re.compile(r"(?:controlled by|by)\s*p(\d)")


def is_controlled(game: k.Game, card: k.CardObject, state: str) -> bool:
    """Give a card to the player whom a state names as its controller; False if it says nothing of the kind."""
    found = CONTROLLED.fullmatch(state)
    if found is None or not 1 <= int(found[1]) <= game.players:
        return False
    card.keeper = card.controller = int(found[1]) - 1
    return True


def controller_words(game: k.Game, card: k.CardObject) -> list[str]:
    """The same in words, where another player than the zone's controls the card."""
    is_other = card.controller != game.map.player_of[card.zone] and game.map.kind_of[card.zone].tabled
    return [f"controlled by p{card.controller + 1}"] if is_other else []


class PlayWords:
    """How a game's actions are scripted and its cards looked at."""

    questions: Questions
    actions: tuple[Action, ...] = ()
    """What players do."""

    def number(self, game: k.Game, id: k.ObjectId, word: str) -> int | None:
        """A number of a card (attack, cost, …); None if the word names none."""
        return None

    def holds(self, game: k.Game, id: k.ObjectId, word: str) -> bool | None:
        """Whether a card is or has what the word says (a kind, an attribute, a keyword); None if it says nothing."""
        return None

    def person(self, game: k.Game, player: k.PlayerId) -> k.ObjectId:
        """The card that stands for a player where a script writes P1; 0 if none does."""
        return 0

    def tally(self, game: k.Game, player: k.PlayerId, word: str) -> int | None:
        """A number of a player (points, …); None if the word names none."""
        return None

    def area(self, game: k.Game, option: k.Option) -> int:
        """The area that an option is about; -1 if it is about none."""
        return -1

    def is_about(self, game: k.Game, decision: k.Decision, card: int) -> bool:
        """Whether a question is about a printed card that was used, or follows such a question."""
        if decision.prompt in self.questions.following:
            return True
        subject = game.state.objects.get(decision.subject)
        return subject is None or subject.card == card

    def line(self, game: k.Game, option: k.Option) -> int:
        """The line of the card's text that an option is about, from 1; 0 if it is about none."""
        return 0

    def printed_on(self, game: k.Game, option: k.Option) -> int:
        """The printed card that an option's ability stands on, which may have given it to another; -1 for none."""
        ability: k.Ability | None = None
        if option.verb == "trigger":
            ability = next((each.ability for each in game.state.waiting if each.stamp == option.number), None)
        elif option.object in game.state.objects:
            abilities = game.values(option.object).abilities
            ability = abilities[option.number] if 0 <= option.number < len(abilities) else None
        return -1 if ability is None else game.pool.numbers.get(ability.key.partition("#")[0], -1)

    def is_meant(self, game: k.Game, verb: str, option: k.Option) -> bool:
        """Whether a verb can mean this option, where the option's own verb does not tell."""
        return True

    def is_point(self, game: k.Game, option: k.Option, word: str) -> bool:
        """Whether an option is a point of this description."""
        return False

    def point(self, game: k.Game, option: k.Option) -> str:
        """The description of a point that an option stands for."""
        return ""

    def paid(self, event: k.Event) -> list[k.Option]:
        """The points that an event pays, as options to choose them."""
        return []

    def default(self, game: k.Game, decision: k.Decision) -> tuple[int, ...] | None:
        """The answer when a script does not say: how to pay, which unseen card, which of triggers that are all the
        same; None where somebody has to say."""
        if decision.prompt == "trigger":
            waiting = {each.stamp: each.ability.key for each in game.state.waiting}
            keys = {waiting.get(option.number, str(option.number)) for option in decision.options}
            return (0,) if len(keys) == 1 else None
        return self.questions.unsaid(decision)

    def decline(self, game: k.Game, decision: k.Decision) -> tuple[int, ...] | None:
        """The answer of somebody who only lets the game go on; None if there is none."""
        return self.questions.declined(decision)

    def is_empty(self, game: k.Game) -> bool:
        """Whether nothing waits to resolve."""
        return True

    def reached(self, game: k.Game, decision: k.Decision, moment: str) -> bool | None:
        """Whether a moment that the game has a name for has come; None if it has no such name."""
        return None

    def battle(self, game: k.Game) -> k.ObjectId:
        """The attacker of the battle that is under way, where one battle may follow another at once; else 0."""
        return 0

    def likeliest(self, game: k.Game, player: k.PlayerId, verb: str, ids: list[k.ObjectId]) -> list[k.ObjectId]:
        """Those of several cards of a name that lie where an action takes its card from, if any do."""
        sources = [action.source for action in meant(self, verb) if action.source is not None]
        return [id for id in ids if any(each.holds(game, player, id, 0) for each in sources)] or ids

    def reasons(self, game: k.Game, player: k.PlayerId, parts: list[Part]) -> list[str]:
        """The clauses that keep a player from an action, of which the first part says what it is."""
        return refusals(self, game, player, parts)


@dataclass(frozen=True)
class ScenarioWords:
    """A game's words. They are lower case, with narrow digits and brackets."""

    zones: dict[str, k.ZoneKind]
    sizes: dict[str, dict[str, int]]
    """Cards that a zone holds when a scenario does not speak of it, by phase; "" stands for all other phases."""
    stock: k.ZoneKind | None
    """The zone of cards that lie under others."""
    stock_words: tuple[str, ...]
    """The words for what lies under a card, or on it."""
    positions: dict[str, int]
    phases: dict[str, str]
    verbs: tuple[Verb, ...]
    facts: dict[str, FactWord]
    idle: tuple[str, ...]
    """The prompts of a player who may act or pass."""
    holdings: dict[str, str]
    """What a player may have besides cards: points, counters."""
    position: PositionWords
    play: PlayWords
    waiting: k.ZoneKind | None = None
    """The zone of what waits to resolve."""
    pauses: tuple[str, ...] = ()
    """The prompts of a player who may do something more, or nothing; if nothing is possible they are passed over."""
    is_stock_piled: bool = True
    """What lies under a card is a pile, written from the top; else it lies side by side, written oldest first."""
    parts: dict[str, PartWord] = field(default_factory=dict)
    grid: Grid | None = None


def frame_at(procedure: k.Procedure, at: str) -> k.Frame:
    """A procedure that stands at a clause, or at a step by its name."""
    frame = k.Frame(procedure, {}, "", 0, -1)
    frame.index = procedure.names[at] if at in procedure.names else procedure.at(at)
    return frame
