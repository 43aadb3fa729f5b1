"""A game as the rest of the project knows it: what its folder holds, under the usual names, answers what is asked."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kirifuda.games import worth
from kirifuda.games.interface import TWO, CardFacts, Deck, Listing
from kirifuda.games.scenario_words import PlayWords, PositionWords, ScenarioWords
from kirifuda.games.sheet import Danger, Naming, Sheet, TableWords
from kirifuda.games.spelling import scenario_words
from kirifuda.games.standing import UsualPlay, UsualPosition
from kirifuda.games.telling.sheets import Sheets
from kirifuda.games.telling.speaking import SpokenWords
from kirifuda.games.telling.usual import UsualSheets
from kirifuda.text.kept import KeptReadings

if TYPE_CHECKING:
    from collections.abc import Callable

    from kirifuda import kernel as k
    from kirifuda.games.declaration import Declaration


@cache
def held(module: str, name: str) -> Any:
    """What a module holds under a name; None if there is no such module, or nothing of that name in it."""
    try:
        is_there = find_spec(module) is not None
    except ModuleNotFoundError:  # the package it would be in
        is_there = False
    return getattr(import_module(module), name, None) if is_there else None


class ShippedGame(SpokenWords):
    """A game by the folder that holds it. Nothing is wired: modules and what is in them have the usual names.

    A game must have

    rulebook      `RULEBOOK`, which also knows `surrender` and `broken_clauses`
    cardfile      `load_pool`, `load_decks`; `steps` of a text, where texts are carried out step by step
    questions     `QUESTIONS`
    words         `WORDS`

    and may have, where the defaults are not enough,

    rulebook               `ACTIONS`: rows for what is done with cards; for scenarios `STANDING`: where one begins, by
                           phase, and `MARKS`: what the rules note on cards
    cardfile               `FILLER`, `DEFAULTS`: a card that nobody cares about, what a definition may leave out
    wording                `language`: its card language, if its cards have texts
    evaluation             `evaluate`, `is_quiet`: what agents are told
    catalogue              `catalogue`: cards of which only a list is known
    scenario_position      `Position`: positions as scenarios set them up
    scenario_play          `Play`: actions as scenarios script them
    telling.naming         `Speaker`: how cards and players are called, and the phrase of a card's step
    telling.cards          `describe`, `plain_facts`: printed cards
    telling.objects        `Teller`: cards as they are now
    telling.prompts        `situation`, `framed`: what a question is called in its situation
    telling.options        `situation`: the same for an answer
    telling.log            `Narrator`: the sentences of the log
    telling.terminal       `board`: the terminal
    telling.sheet          `Sheets`: the table in a browser
    telling.dangers        `dangers`
    telling.lessons        `TEACHING`
    telling.idling         `is_idle`
    telling.reading        `read_text`: what a card text means, where a card has more than one
    """

    def __init__(self, package: str, declaration: Declaration) -> None:
        self.package = package
        self.declaration = declaration
        self.name = package.rpartition(".")[2]
        self.title = declaration.title
        self.title_english = declaration.title_english
        self.players = declaration.players
        self.modes = (replace(TWO, players=declaration.players),)
        self.rulebook = self.part("rulebook", "RULEBOOK")
        self.questions = self.part("questions", "QUESTIONS")
        self.words = self.part("words", "WORDS")

    def part(self, module: str, name: str, usual: Any = None) -> Any:
        """What this game has under a usual name; else what every game has."""
        found = held(f"{self.package}.{module}", name)
        return usual if found is None else found

    def folder(self) -> Path:
        return Path(str(import_module(self.package).__file__)).resolve().parent

    # Rules and cards

    def pool(self, extra: tuple[CardFacts, ...] = ()) -> k.Pool:
        if self.readings is not None:
            self.readings.recall()
        found: k.Pool = self.part("cardfile", "load_pool")((*self.more, *extra))
        if self.readings is not None and self.readings.is_missing and not self.more and not extra:
            for number in range(len(found.cards)):  # what is said of them is read too
                self.card_facts(found, number)
            self.readings.keep()
        return found

    @cached_property
    def readings(self) -> KeptReadings | None:
        """What was read of its cards, if they have texts."""
        language = self.part("wording", "language")
        shared = sorted(Path(__file__).parent.glob("*.py"))
        return None if language is None else KeptReadings(language(), self.folder(), *shared)

    def decks(self) -> list[Deck]:
        found: list[Deck] = self.part("cardfile", "load_decks")()
        return found

    def catalogue(self) -> list[Listing]:
        return list(self.part("catalogue", "catalogue", tuple)())

    def broken_clauses(self, pool: k.Pool, deck: Deck, house: dict[str, str] | None = None) -> list[k.Broken]:
        rules: Any = self.rulebook
        found: list[k.Broken] = rules.broken_clauses(pool, deck.zones, house or {})
        return found

    def surrender(self, game: k.Game, player: k.PlayerId) -> None:
        rules: Any = self.rulebook
        rules.surrender(game, player).apply(game)
        game.asking = None

    # Agents, and people who need not be asked

    def evaluate(self, game: k.Game, player: k.PlayerId) -> float:
        own: Callable[[k.Game, k.PlayerId], float] | None = self.part("evaluation", "evaluate")
        return worth.evaluate(self.words, game, player) if own is None else own(game, player)

    def is_quiet(self, game: k.Game, decision: k.Decision) -> bool:
        is_quiet: Callable[[k.Game, k.Decision], bool] | None = self.part("evaluation", "is_quiet")
        return decision.prompt in self.questions.quiet if is_quiet is None else is_quiet(game, decision)

    def way_on(self, game: k.Game, decision: k.Decision) -> tuple[int, ...] | None:
        return self.questions.way_on(decision)

    def is_idle(self, game: k.Game, decision: k.Decision) -> bool:
        is_idle: Callable[[k.Game, k.Decision], bool] | None = self.part("telling.idling", "is_idle")
        return self.questions.is_idle(decision) if is_idle is None else is_idle(game, decision)

    # Tables and scenarios

    def has_table(self) -> bool:
        return True

    @cached_property
    def sheets(self) -> type[Sheets[Any, Any]]:
        """Who makes the table as plain data."""
        usual = type("Sheets", (UsualSheets,), {"speaker": self.speaker, "teller": self.teller})
        found: type[Sheets[Any, Any]] = self.part("telling.sheet", "Sheets", usual)
        return found

    @cached_property
    def table_words(self) -> TableWords:
        """What a table in a browser asks of it."""
        return GameTable(self)

    @cached_property
    def scenario_words(self) -> ScenarioWords:
        """What scenarios ask of it."""
        position: type[PositionWords] | None = self.part("scenario_position", "Position")
        play: type[PlayWords] | None = self.part("scenario_play", "Play")
        return scenario_words(
            self.words,
            self.questions,
            UsualPosition(self) if position is None else position(),
            UsualPlay(self) if play is None else play(),
        )


class GameTable(TableWords):
    """The table of a game in a browser."""

    def __init__(self, game: ShippedGame) -> None:
        self.game = game
        self.sheets = game.sheets
        self.zones = game.words.zone_terms
        self.phases = game.words.phase_terms
        self.positions = game.words.position_terms
        self.portrait = game.words.portrait
        self.deck_zones = game.words.deck_terms(game.rulebook.deck_zones)
        self.facets = game.words.facets
        self.stack = game.words.stack
        self.questions = game.questions
        self.teaching = game.part("telling.lessons", "TEACHING")

    def sheet(self, view: k.Game, viewer: k.PlayerId, name: Naming) -> Sheet:
        return self.sheets(view, viewer, name).sheet()

    def deck_zones_of(self, pool: k.Pool, card: int) -> list[str]:
        found = self.sheets.deck_zones_of(pool, card)
        return super().deck_zones_of(pool, card) if found is None else [zone.name for zone in found]

    def cell(self, view: k.Game, decision: k.Decision, option: k.Option) -> tuple[int, int] | None:
        return self.sheets.cell(option)

    def dangers(self, view: k.Game, decision: k.Decision) -> dict[int, Danger]:
        found: dict[int, Danger] = self.game.part("telling.dangers", "dangers", no_dangers)(view, decision)
        return found


def no_dangers(view: k.Game, decision: k.Decision) -> dict[int, Danger]:
    """What to warn of in a game that does not warn."""
    return {}
