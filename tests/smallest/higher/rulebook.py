"""The rules: a setup and a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from higher.cardfile import Values
from higher.zones import DECK, HAND, TABLE
from kirifuda.kernel.changes import EndGame, Move, SetVariable, Shuffle
from kirifuda.kernel.decision import TAKE_OBJECT, Decision, objects
from kirifuda.kernel.flow import NEXT, Ask, Do, Flow, GoTo
from kirifuda.kernel.procedure import Procedure, Slot
from kirifuda.kernel.rulebook import Rulebook

if TYPE_CHECKING:
    from kirifuda.kernel.characteristics import Characteristics
    from kirifuda.kernel.errors import Broken
    from kirifuda.kernel.event import Event
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import PlayerId
    from kirifuda.kernel.rulebook import Deck, Pool
    from kirifuda.kernel.state import Frame

PLAY: Final = Procedure("play")
CARD: Final = Slot[int]("card")


@PLAY.step("1.1")
def shuffle(game: Game, frame: Frame) -> Flow:
    return Do([Shuffle(game.map.zone(DECK, player)) for player in range(game.players)])


@PLAY.step("1.1")
def draw_hands(game: Game, frame: Frame) -> Flow:
    drawn = [(id, player) for player in range(game.players) for id in game.zone(DECK, player)[-3:]]
    return Do([*[Move(id, game.map.zone(HAND, player)) for id, player in drawn], SetVariable("phase", "main")])


@PLAY.step("2.1")
def begin_turn(game: Game, frame: Frame) -> Flow:
    return Do([SetVariable("turn", game.turn() + 1), SetVariable("turn_player", game.turn() % game.players)])


@PLAY.step("2.2")
def compare(game: Game, frame: Frame) -> Flow:
    if game.zone(HAND, game.turn_player()):
        return NEXT
    most = max(score(game, player) for player in range(game.players))
    return Do([EndGame(tuple(p for p in range(game.players) if score(game, p) == most), "2.2", "higher")])


@PLAY.step("2.3")
def choose_card(game: Game, frame: Frame) -> Flow:
    player = game.turn_player()
    return Ask(CARD, Decision(player, "lay", objects("lay", list(game.zone(HAND, player))), take=TAKE_OBJECT))


@PLAY.step("2.3")
def lay_card(game: Game, frame: Frame) -> Flow:
    return Do([Move(frame[CARD], game.map.zone(TABLE, game.turn_player()))])


@PLAY.step("2.3")
def again(game: Game, frame: Frame) -> Flow:
    return GoTo("2.1")


def score(game: Game, player: PlayerId) -> int:
    """2.3: what a player's cards on the table come to."""
    found = [game.values(id) for id in game.zone(TABLE, player)]
    return sum(values.number for values in found if isinstance(values, Values))


class Higher(Rulebook):
    """What the kernel asks."""

    def __init__(self) -> None:
        super().__init__("higher", "1", (DECK, HAND, TABLE))
        self.deck_zones = (DECK,)
        self.table_facts = TABLE.bit
        self.index_facts = self.table_facts
        self.enter(PLAY)

    def begin(self, game: Game) -> None:
        game.state.variables.update({"phase": "setup", "first": 0})
        game.begin(PLAY)

    def unknown_values(self) -> Characteristics:
        return Values()

    def broken_clauses(self, pool: Pool, zones: Deck, house: dict[str, str]) -> list[Broken]:
        """Any deck will do."""
        return []

    def surrender(self, game: Game, player: PlayerId) -> Event:
        """Whoever gives up has lost."""
        return EndGame((1 - player,), "2.2", "surrender")


RULEBOOK: Final = Higher()
