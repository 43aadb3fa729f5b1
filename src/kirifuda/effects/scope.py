"""Where a plan is evaluated: the game, the choices made so far, whose text it is and who controls it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.kernel.characteristics import Board, Characteristics
from kirifuda.kernel.ids import ObjectId, PlayerId

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import CardObject, Frame, Value


class Scope:
    """Everything a filter, amount or condition may look at. Made when needed, never stored."""

    __slots__ = ("board", "game", "player", "slots", "source")

    def __init__(
        self, game: Game, slots: dict[str, Value], source: ObjectId, player: PlayerId, board: Board | None = None
    ) -> None:
        self.game = game
        self.slots = slots
        self.source = source
        """The card that carries the text: "this card"."""
        self.player = player
        """The controller of the text: "you"."""
        self.board = board
        """The table under computation, inside a lasting effect; values are then read as the board stands."""

    def values(self, id: ObjectId) -> Characteristics:
        """A card's current values, or what they last were."""
        if self.board is not None:
            found = self.board.values.get(id)
            if found is not None:
                return found
            card = self.game.state.objects.get(id)
            if card is not None:
                return self.game.rulebook.base_values(self.game, card)
        return self.game.values_or_last(id)

    def card(self, id: ObjectId) -> CardObject | None:
        """The object, or what it was when it left; None if nobody remembers it."""
        card = self.game.state.objects.get(id)
        if card is not None:
            return card
        snapshot = self.game.state.last_known.get(id)
        return None if snapshot is None else snapshot.object


def frame_scope(game: Game, frame: Frame) -> Scope:
    """The scope of a running procedure."""
    return Scope(game, frame.slots, frame.source, frame.player)
