"""503 PPフェイズ: a card from the hand becomes a PP."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.customs.actions import Action, Source, asking, cards_in, menu
from kirifuda.games.pso2.rules.r103_1_contradictions import is_forbidden
from kirifuda.games.pso2.rules.r103_6_right_to_act import is_turn_cut, settle_down
from kirifuda.games.pso2.rules.r400_zones import Draw, PutInPP
from kirifuda.games.pso2.zones import HAND
from kirifuda.kernel.changes import Occur, SetVariable
from kirifuda.kernel.decision import TAKE_OBJECT, Decision, Option
from kirifuda.kernel.event import NOTHING
from kirifuda.kernel.flow import DONE, Ask, Do, Flow, GoTo
from kirifuda.kernel.ids import ObjectId, PlayerId
from kirifuda.kernel.legality import Condition
from kirifuda.kernel.procedure import Procedure, Slot

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

PP_PHASE: Final = Procedure("pp_phase")


def may_be_put(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """103.1.2: no effect says that it cannot be put there."""
    return not is_forbidden(game, PutInPP(id))


PUTTING: Final[Action] = Action(
    "pp",
    asking("503.1.1", "PPフェイズの選択中ではない", "it is not your PP phase", "pp"),
    Source("503.1.1", "手札にない", "it is not in your hand", cards_in(HAND)),
    able=(
        Condition("103.1.2", "PPに置けない効果を受けている", "an effect says that it cannot be put in PP", may_be_put),
    ),
)
CHOSEN: Final = Slot[int]("chosen")
PUT: Final = Slot[tuple[int, ...]]("put")
DRAWING: Final = Slot[Option]("drawing")


@PP_PHASE.step("503.1")
def begin(game: Game, frame: Frame) -> Flow:
    """The phase begins."""
    return Do([SetVariable("phase", "pp"), Occur("pp_begin", game.turn_player())])


@PP_PHASE.step("503.1")
def act_at_beginning(game: Game, frame: Frame) -> Flow:
    """What that has triggered is processed (103.6.1.2)."""
    return settle_down(game)


@PP_PHASE.step("503.1.1")
def choose_card(game: Game, frame: Frame) -> Flow:
    """One card of the hand, or none; not what an effect says cannot be put there (103.1.2)."""
    if is_turn_cut(game):
        return DONE
    player = game.turn_player()
    options = [*menu((PUTTING,), game, player), Option("no_pp")]
    return Ask(CHOSEN, Decision(player, "pp", options, take=TAKE_OBJECT, secret=True))


@PP_PHASE.step("503.1.1")
def put_card(game: Game, frame: Frame) -> Flow:
    """It is put into PP, face up and ON."""
    if not frame[CHOSEN]:
        return GoTo("503.1.3")
    return Do([PutInPP(frame[CHOSEN])], into=PUT)


@PP_PHASE.step("503.1.2")
def choose_draw(game: Game, frame: Frame) -> Flow:
    """Whoever put one there may draw one, unless an effect says that they cannot (103.1.2)."""
    if frame[PUT][0] == NOTHING or is_forbidden(game, Draw(game.turn_player())):
        return GoTo("503.1.3")
    return Ask(DRAWING, Decision(game.turn_player(), "pp_draw", [Option("yes"), Option("no")]))


@PP_PHASE.step("503.1.2")
def draw(game: Game, frame: Frame) -> Flow:
    """The card is drawn."""
    return Do([Draw(game.turn_player())] if frame[DRAWING].verb == "yes" else [])


@PP_PHASE.step("503.1.3")
def settle(game: Game, frame: Frame) -> Flow:
    """Whoever drew the last card has lost (101.3); what has triggered is processed (103.6.1.2). The main phase is
    next."""
    return settle_down(game)
