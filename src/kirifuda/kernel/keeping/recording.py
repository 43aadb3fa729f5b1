"""The log: what happened, with what each player may know of it. Nobody pays for it in simulations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.kernel.hiding.knowledge import seen_by
from kirifuda.kernel.ids import UNKNOWN, Mask, ObjectId, PlayerId
from kirifuda.kernel.showing import Show

if TYPE_CHECKING:
    from kirifuda.kernel.event import Event, Happening
    from kirifuda.kernel.game import Game


class Mention:
    """A card that a record speaks of: the printed card, and who may read its name."""

    __slots__ = ("card", "object", "seen")

    def __init__(self, card: int, object: ObjectId, seen: Mask) -> None:
        self.card = card
        self.object = object
        self.seen = seen


class Record:
    """One line of the log."""

    __slots__ = ("by", "clause", "event", "mention", "shown", "source", "turn", "value")

    def __init__(
        self,
        turn: int,
        clause: str,
        event: Event,
        value: int,
        by: PlayerId,
        source: Mention | None,
        mention: Mention | None,
    ) -> None:
        self.turn = turn
        self.clause = clause
        self.event = event
        self.value = value
        self.by = by
        self.source = source
        self.mention = mention
        self.shown: tuple[Mention, ...] = ()
        """Cards that were shown to somebody, as they were at that moment: later they may be anywhere."""

    def card_for(self, viewer: PlayerId) -> int:
        """The printed card as the viewer may know it."""
        if self.mention is None:
            return UNKNOWN
        return self.mention.card if self.mention.seen >> viewer & 1 else UNKNOWN


class Recorder:
    """Keeps records in the order of happening."""

    __slots__ = ("records",)

    def __init__(self) -> None:
        self.records: list[Record] = []

    def note(self, game: Game, happening: Happening) -> None:
        """Write a happening down with the clause that is being carried out."""
        event = happening.event
        frames = game.state.frames
        clause = ""
        for frame in reversed(frames):
            if frame.batch is None and frame.index < frame.procedure.size:
                clause = frame.procedure.steps[frame.index].clause
                break
        mention = self._mention(game, happening.was, happening.now)
        source = self._mention(game, event.source, event.source) if event.source else None
        record = Record(game.turn(), clause, event, happening.value, event.by, source, mention)
        if isinstance(event, Show):
            record.shown = self._shown(game, event)
        self.records.append(record)

    def _shown(self, game: Game, event: Show) -> tuple[Mention, ...]:
        """The cards that an event shows; those who are shown them may read their names."""
        found: list[Mention] = []
        for id in event.objects:
            mention = self._mention(game, id, id)
            if mention is not None:
                mention.seen |= event.viewers
                found.append(mention)
        return tuple(found)

    def _mention(self, game: Game, was: ObjectId, now: ObjectId) -> Mention | None:
        """Who could read the card before or after."""
        state = game.state
        seen = 0
        card = UNKNOWN
        after = state.objects.get(now)
        before = state.last_known.get(was)
        if before is not None:
            card = before.object.card
            seen |= seen_by(game.map, before.object)
        if after is not None:
            card = after.card
            seen |= seen_by(game.map, after)
        if card == UNKNOWN:
            return None
        return Mention(card, now or was, seen)
