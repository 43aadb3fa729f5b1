"""What has happened, as each viewer may know it: lines for the log and events to animate."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.interface import LANGUAGES
from kirifuda.games.sheet import Place, Text
from kirifuda.kernel.changes import Move, Occur
from kirifuda.kernel.hiding.knowledge import hides_individuals
from kirifuda.server.messages import Event, Line

if TYPE_CHECKING:
    from kirifuda.games.interface import CardGame, Told
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.keeping.recording import Mention, Record
    from kirifuda.kernel.state import CardObject
    from kirifuda.server.handles import Handles

SILENT: Final = frozenset({"variable", "mark", "item", "perform", "take", "begin", "end", "occur", "vanish", "mingle"})
"""Kinds of events that show nothing on the table."""
TURNS: Final = {"turn_begin": "turn"}


class Story:
    """The log and the events of one viewer."""

    def __init__(self, game: CardGame, viewer: int, name: Handles, *, numbered: bool = False) -> None:
        self.numbered = numbered
        """Lines name the decision they follow. Never while a game runs: it tells which hidden choices were real."""
        self.card_game = game
        self.viewer = viewer
        self.name = name
        self.lines: list[Line] = []
        self.events: list[Event] = []

    def tell(self, game: Game, record: Record, before: dict[int, CardObject], decision: int) -> None:
        """Add a record: a line if there is something to read, an event if there is something to see."""
        told = [self.card_game.narrate(game, record, self.viewer, language) for language in LANGUAGES]
        if told[0].text:
            self.lines.append(self._line(game, record, told, decision))
        if record.event.kind not in SILENT:
            self.events.append(self._event(game, record, before))

    def cut(self, lines: int, events: int) -> None:
        """Forget what was taken back."""
        del self.lines[lines:]
        del self.events[events:]

    def _line(self, game: Game, record: Record, told: list[Told], decision: int) -> Line:
        clauses = [self.card_game.clause_text(game.pool, told[0].clause, language) for language in LANGUAGES]
        mentions = [mention for mention in (record.mention, record.source) if mention is not None]
        found = [self.handle(game, mention.object) for mention in mentions]
        keys = [key for key in [self._key(game, mention) for mention in mentions] if key is not None]
        return Line(
            len(self.lines),
            record.turn,
            told[0].text,
            told[1].text,
            told[0].clause,
            Text(*clauses),
            list(dict.fromkeys(handle for handle in found if handle is not None)),
            list(dict.fromkeys(keys)),
            _kind(record),
            decision if self.numbered else None,
        )

    def _event(self, game: Game, record: Record, before: dict[int, CardObject]) -> Event:
        event = record.event
        mention = record.mention
        found = Event(event.kind, player=record.by if record.by >= 0 else None)
        if mention is not None:
            found.object = self.handle(game, mention.object)
            found.card = self._key(game, mention)
        if isinstance(event, Move):
            found.to = _place(game, event.zone)
            was = before.get(event.object_id())
            if was is not None:
                found.origin = _place(game, was.zone)
                if not hides_individuals(game.map, was.zone, self.viewer):
                    found.was = self.name(was.id)
        elif mention is not None and found.object is None:
            # What is gone by now was struck where it lay.
            gone = before.get(mention.object)
            if gone is not None and not hides_individuals(game.map, gone.zone, self.viewer):
                found.was = self.name(gone.id)
        amount = getattr(event, "number", 0)
        found.amount = amount if isinstance(amount, int) and abs(amount) < 1 << 31 else 0
        return found

    def handle(self, game: Game, id: int) -> str | None:
        """The handle of an object that lies where this viewer can point at it."""
        card = game.state.objects.get(id)
        if card is None or hides_individuals(game.map, card.zone, self.viewer):
            return None
        return self.name(id)

    def _key(self, game: Game, mention: Mention) -> str | None:
        """The printed card, if this viewer may read its name; a spectator reads what everybody does."""
        everybody = (1 << game.players) - 1
        seen = bool(mention.seen >> self.viewer & 1) if self.viewer >= 0 else mention.seen & everybody == everybody
        return game.pool.cards[mention.card].key if seen and mention.card >= 0 else None


def _kind(record: Record) -> str:
    """The event's kind; turns and phases are set off."""
    if not isinstance(record.event, Occur):
        return record.event.kind
    moment = record.event.moment.partition(":")[0]
    if moment in TURNS:
        return TURNS[moment]
    return "phase" if moment.endswith("_begin") else "occur"


def _place(game: Game, zone: int) -> Place:
    return Place(game.map.kind_of[zone].name, game.map.player_of[zone])
