"""What texts want counted: how often something happened this turn, for each player or for each card."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from kirifuda.effects.plans.players import PlayerPlan, YouPlan
from kirifuda.effects.plans.shapes import AmountPlan
from kirifuda.effects.references import number_in
from kirifuda.effects.scope import Scope
from kirifuda.kernel.changes import SetMark, SetVariable
from kirifuda.kernel.flow import NEXT
from kirifuda.kernel.procedure import Step
from kirifuda.kernel.zones import PUBLIC

if TYPE_CHECKING:
    from kirifuda.effects.plans.events import TextEvent
    from kirifuda.kernel.event import Event, Happening
    from kirifuda.kernel.flow import Flow
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import ObjectId, PlayerId
    from kirifuda.kernel.state import CardObject, Frame

TURN_BITS: Final = 16
EVER: Final = "ever:"
"""What a key begins with under which something is counted all game long."""


class HistoryPlan:
    """One thing to count. The rules call `note`, and clear the variables "history:…" with every turn."""

    __slots__ = ("event", "key", "of_cards")

    def __init__(self, key: str, event: TextEvent, of_cards: bool) -> None:
        self.key = key
        self.event = event
        self.of_cards = of_cards
        """Counted for the card it happens to, not for the player whose text asks."""

    def note(self, game: Game, happening: Happening) -> None:
        """Count a happening wherever it fits."""
        if self.of_cards:
            for subject in self.event.subjects_of(game, happening):
                self.note_for(game, happening, subject)
            return
        for player in range(game.players):
            if self.event.did(Scope(game, {}, 0, player), happening) is not None:
                count_for_player(game, self.key, player)

    def note_for(self, game: Game, happening: Happening, subject: ObjectId) -> None:
        """Count it for a card: on the card, or on what it became; a token that is gone leaves nothing to mark."""
        card = game.state.objects.get(subject)
        known = game.state.last_known.get(subject)
        token = known.object if card is None and known is not None and known.object.made else None
        marked = card or left_behind(game, happening, subject)
        asked = token or marked
        if asked is None or self.event.did(Scope(game, {}, subject, asked.controller), happening) is None:
            return
        if token is not None:
            count_for_all(game, self.key)
        elif marked is not None:
            count_for_card(game, self.key, marked).apply(game)


def left_behind(game: Game, happening: Happening, subject: ObjectId) -> CardObject | None:
    """What lies open where a card went that is not there any more: it is what was destroyed, exiled …"""
    card = game.state.objects.get(happening.now) if subject == happening.was else None
    return card if card is not None and game.map.kind_of[card.zone].visibility == PUBLIC else None


def count_for_all(game: Game, key: str) -> None:
    """A token that went leaves nothing that could be marked: that one has gone so is known to everybody."""
    for player in range(game.players):
        count_for_player(game, key, player)


def variable_of(key: str, player: PlayerId) -> str:
    """The variable that counts for a player; the rules clear those of the history with every turn."""
    return f"{key}:{player}" if key.startswith(EVER) else f"history:{key}:{player}"


def count_for_player(game: Game, key: str, player: PlayerId) -> None:
    """One more."""
    name = variable_of(key, player)
    before = game.state.variables.get(name, 0)
    if isinstance(before, int):
        SetVariable(name, before + 1).apply(game)


def counted_for(game: Game, key: str, player: PlayerId) -> int:
    """How often it happened this turn, or this game, as a player sees it."""
    number = game.state.variables.get(variable_of(key, player), 0)
    return number if isinstance(number, int) else 0


def count_for_card(game: Game, key: str, card: CardObject) -> Event:
    """One more, in a mark that also says which turn it speaks of. It goes with the card, and no name holds an id."""
    return SetMark(card.id, "history:" + key, game.turn() << TURN_BITS | (times_of_card(game, key, card) + 1))


def times_of_card(game: Game, key: str, card: CardObject) -> int:
    """How often it happened to a card this turn."""
    mark = card.mark("history:" + key)
    return mark & ((1 << TURN_BITS) - 1) if mark >> TURN_BITS == game.turn() else 0


@dataclass(eq=False)
class HistoryAmount(AmountPlan):
    """How often it happened this turn: to the text's own card, or as a player sees it."""

    key: str
    of_cards: bool
    who: PlayerPlan = field(default_factory=YouPlan)

    def value(self, scope: Scope) -> int:
        if self.of_cards:
            return times_of(scope, self.key, scope.source)
        return counted_for(scope.game, self.key, self.who.one(scope))


@dataclass(eq=False)
class NoteCounts(Step):
    """How often it had happened, as each player sees it, when the effect began to run."""

    slot: str
    key: str

    def run(self, game: Game, frame: Frame) -> Flow:
        for player in range(game.players):
            frame.slots[f"{self.slot}:{player}"] = counted_for(game, self.key, player)
        return NEXT


@dataclass(eq=False)
class SinceAmount(AmountPlan):
    """How often it has happened since then, as a player sees it."""

    key: str
    slot: str
    who: PlayerPlan

    def value(self, scope: Scope) -> int:
        player = self.who.one(scope)
        return counted_for(scope.game, self.key, player) - number_in(scope.slots, f"{self.slot}:{player}")


def times_of(scope: Scope, key: str, id: ObjectId) -> int:
    """How often it happened to a card, present or last known, this turn."""
    card = scope.card(id)
    return 0 if card is None else times_of_card(scope.game, key, card)
