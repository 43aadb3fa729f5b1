"""A shipped game as the rest of the project knows it: which of its modules answers what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from kirifuda.games.interface import CardFacts, CardGame, Deck

if TYPE_CHECKING:
    from kirifuda.kernel.decision import Decision
    from kirifuda.kernel.event import Event
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import PlayerId
    from kirifuda.kernel.rulebook import Pool


class Files(Protocol):
    """`cardfile`: cards and decks."""

    def load_pool(self, extra: tuple[CardFacts, ...] = ()) -> Pool:
        """All shipped cards and others."""

    def load_decks(self) -> list[Deck]:
        """The shipped decks."""


class Evaluation(Protocol):
    """`evaluation`: what agents are told."""

    def evaluate(self, game: Game, player: PlayerId) -> float:
        """How well things stand for a player."""

    def is_quiet(self, game: Game, decision: Decision) -> bool:
        """Whether nothing is under way."""


class Idling(Protocol):
    """`presentation.idling`."""

    def is_idle(self, game: Game, decision: Decision) -> bool:
        """Whether a person may pass without being asked."""


class Conceding(Protocol):
    """The game's rulebook."""

    def surrender(self, game: Game, player: PlayerId) -> Event:
        """What happens when somebody gives up."""


class ShippedGame(CardGame):
    """A game whose modules have the usual names."""

    files: Files
    evaluation: Evaluation
    idling: Idling
    conceding: Conceding

    def pool(self, extra: tuple[CardFacts, ...] = ()) -> Pool:
        return self.files.load_pool((*self.more, *extra))

    def decks(self) -> list[Deck]:
        return self.files.load_decks()

    def surrender(self, game: Game, player: PlayerId) -> None:
        self.conceding.surrender(game, player).apply(game)
        game.asking = None

    def is_idle(self, game: Game, decision: Decision) -> bool:
        return self.idling.is_idle(game, decision)

    def evaluate(self, game: Game, player: PlayerId) -> float:
        return self.evaluation.evaluate(game, player)

    def is_quiet(self, game: Game, decision: Decision) -> bool:
        return self.evaluation.is_quiet(game, decision)

    def way_on(self, game: Game, decision: Decision) -> tuple[int, ...] | None:
        return self.questions.way_on(decision)
