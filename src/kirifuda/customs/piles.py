"""Hand, deck and discard pile: cards on their way from one to another. A game names its zones and its clauses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from kirifuda.customs.compounds import OfOne, OfPlayer
from kirifuda.kernel.changes import BOTTOM, TOP, Move
from kirifuda.kernel.event import NOTHING, Event
from kirifuda.kernel.flow import Do, Flow, GoTo, Return
from kirifuda.kernel.procedure import Procedure, Slot, Step
from kirifuda.kernel.zones import ZoneKind

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame


@dataclass(eq=False)
class ToPile(OfOne):
    """A card goes to its owner's pile from wherever it lies."""

    pile: ClassVar[ZoneKind]

    def parts(self, game: Game) -> list[Event]:
        return game.rulebook.way_home(game, self.object, self.pile)


class DiscardFromHand(ToPile):
    """A card goes from a hand to its owner's pile."""

    kind = "discard"
    hand: ClassVar[ZoneKind]

    def parts(self, game: Game) -> list[Event]:
        card = game.object(self.object)
        is_in_hand = card is not None and game.map.kind_of[card.zone] is self.hand
        return game.rulebook.way_home(game, self.object, self.pile) if is_in_hand else []


class BackToHand(ToPile):
    """A card goes to its owner's hand; that is no draw."""

    kind = "return_to_hand"


@dataclass(eq=False)
class OntoDeck(ToPile):
    """A card goes to the top or the bottom of its owner's deck."""

    kind = "put_on_deck"
    at_bottom: bool = False

    def parts(self, game: Game) -> list[Event]:
        return game.rulebook.way_home(game, self.object, self.pile, BOTTOM if self.at_bottom else TOP)


class DrawOne(OfPlayer):
    """One card goes from the top of a deck to the hand; none from an empty one. Events of one `Do` are worked out from
    the same position, so that two of these would draw the same card: `draw_cards` draws several."""

    kind = "draw"
    deck: ClassVar[ZoneKind]
    hand: ClassVar[ZoneKind]

    def parts(self, game: Game) -> list[Event]:
        deck = game.zone(self.deck, self.player)
        return [Move(deck[-1], game.map.zone(self.hand, self.player))] if deck else []


def off_the_top(deck: tuple[int, ...], number: int, zone: int, *, face_down: bool = False) -> list[Event]:
    """So many cards off the top of a deck go to a zone, all at once; as many as there are."""
    return [Move(id, zone, face_down=face_down) for id in reversed(deck[-number:])] if number > 0 else []


WHO: Final = Slot[int]("player")
NUMBER: Final = Slot[int]("number")
TRIED: Final = Slot[int]("_tried")
DRAWN: Final = Slot[int]("_drawn")
RESULT: Final = Slot[tuple[int, ...]]("_result")


@dataclass(eq=False)
class DrawNext(Step):
    """One card after the other, as often as the number says."""

    draw: type[DrawOne]

    def run(self, game: Game, frame: Frame) -> Flow:
        return Do([self.draw(frame[WHO])], into=RESULT) if is_drawing(frame) else Return(frame.get(DRAWN, 0))


@dataclass(eq=False)
class CountDrawn(Step):
    """The next one, from the step of a clause."""

    back: str

    def run(self, game: Game, frame: Frame) -> Flow:
        frame[TRIED] = frame.get(TRIED, 0) + 1
        frame[DRAWN] = frame.get(DRAWN, 0) + (0 if frame[RESULT][0] == NOTHING else 1)
        return GoTo(self.back)


def is_drawing(frame: Frame) -> bool:
    """Whether cards are left to be drawn."""
    return frame.get(TRIED, 0) < frame[NUMBER]


def draw_cards(procedure: Procedure, clause: str, draw: type[DrawOne], back: str = "") -> None:
    """The steps that draw "number" cards for "player", one after the other, and return how many they were."""
    procedure.add(DrawNext(clause, "draw_one", draw))
    procedure.add(CountDrawn(clause, "count_drawn", back or clause))
