"""What one player may know, compared: what they were shown, and whether two games look alike to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.kernel.changes import Move, Show
from kirifuda.kernel.hiding.knowledge import seen_by
from kirifuda.kernel.hiding.view import redact
from kirifuda.kernel.keeping.saving import digest
from kirifuda.scenario.errors import Misfit

if TYPE_CHECKING:
    from kirifuda.games import CardGame
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import Mask, ObjectId, PlayerId
    from kirifuda.kernel.keeping.recording import Record

LANGUAGES = ("ja", "en")


class Watching:
    """Notes which cards each player comes to see: shown, drawn, or laid open."""

    def __init__(self) -> None:
        self.known: dict[ObjectId, tuple[int, Mask]] = {}
        """Every object before the latest answer: its printed card, and who saw it."""
        self.shown: list[tuple[int, Mask]] = []

    def copy(self) -> Watching:
        """An independent copy."""
        new = Watching()
        new.known, new.shown = self.known.copy(), self.shown.copy()
        return new

    def look(self, game: Game) -> None:
        """Take note of everything there is, before something happens."""
        for card in game.state.objects.values():
            self.known[card.id] = (card.card, seen_by(game.map, card))

    def note(self, game: Game, records: list[Record]) -> None:
        """What happened let players see cards that they could not see before. What was not there is no such card."""
        for old, new in game.state.became.items():
            if new not in self.known and old in self.known:
                self.known[new] = self.known[old]
        for record in records:
            event = record.event
            if isinstance(event, Show):
                for id in event.objects:
                    self.reveal(game, id, event.viewers)
            elif isinstance(event, Move) and event.shown:
                self.reveal(game, event.object, event.shown)
            mention = record.mention
            if mention is not None and mention.object in self.known:
                self.reveal(game, mention.object, mention.seen)
            elif mention is not None:
                self.known[mention.object] = (mention.card, mention.seen)
        for card in game.state.objects.values():
            if card.id in self.known:
                self.reveal(game, card.id, seen_by(game.map, card))

    def reveal(self, game: Game, id: ObjectId, viewers: Mask) -> None:
        """One card is seen by players, of whom some could not see it before."""
        card, seen = self.known.get(id, (-1, 0))
        if card < 0 and id in game.state.objects:
            card = game.state.objects[id].card
        if card >= 0 and viewers & ~seen:
            self.shown.append((card, viewers & ~seen))
        while id:
            self.known[id] = (card, seen | viewers)
            id = game.state.became.get(id, 0)


def compare(card_game: CardGame, here: Game, there: Game, viewer: PlayerId) -> None:
    """`Misfit` says what a player sees differently in two games."""
    if here.pool.fingerprint() != there.pool.fingerprint():
        raise Misfit("the two files define different cards; define the same ones, in the same order, in both")
    views = [redact(game, viewer) for game in (here, there)]
    who = f"P{viewer + 1}"
    for what, parts in (
        ("the log", [told(card_game, game, viewer) for game in (here, there)]),
        ("the question", [asked(card_game, view) for view in views]),
        ("the table", [table(card_game, view, viewer) for view in views]),
    ):
        if parts[0] != parts[1]:
            raise Misfit(f"{what} of {who} is another there: {difference(*parts)}")
    if digest(views[0]) != digest(views[1]):
        raise Misfit(f"{who} knows something else there, though table, question and log read alike")


def told(card_game: CardGame, game: Game, viewer: PlayerId) -> list[str]:
    """The log as a player reads it."""
    assert game.recorder is not None
    records = game.recorder.records
    lines = [
        card_game.with_source(game.pool, card_game.narrate(game, record, viewer, language), language)
        for record in records
        for language in LANGUAGES
    ]
    return [line for line in lines if line]


def asked(card_game: CardGame, view: Game) -> list[str]:
    """The open question with its options, or who is waited for."""
    decision = view.asking
    if decision is None:
        return []
    listed = [card_game.option_text(view, decision, option, "en") for option in decision.options]
    return [f"P{decision.player + 1}", decision.clause, *listed]


def table(card_game: CardGame, view: Game, viewer: PlayerId) -> list[str]:
    """The table as text."""
    return card_game.board(view, viewer, "en", colour=False).splitlines()


def difference(here: list[str], there: list[str]) -> str:
    """The first line that differs."""
    for one, other in zip(here, there, strict=False):
        if one != other:
            return f"{one.strip()!r} here, {other.strip()!r} there"
    return f"{len(here)} lines here, {len(there)} there"
