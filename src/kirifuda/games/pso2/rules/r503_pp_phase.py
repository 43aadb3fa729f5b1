"""503 PPフェイズ: a card from the hand becomes a PP."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.customs.actions import Action, Source, asking, cards_in, menu
from kirifuda.games.pso2.rules.r103_1_contradictions import is_forbidden
from kirifuda.games.pso2.rules.r103_6_right_to_act import is_turn_cut, settle_down
from kirifuda.games.pso2.rules.r400_zones import Draw, PutInPP
from kirifuda.games.pso2.zones import HAND

PP_PHASE: Final = k.Procedure("pp_phase")


def may_be_put(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """103.1.2: no effect says that it cannot be put there."""
    return not is_forbidden(game, PutInPP(id))


PUTTING: Final[Action] = Action(
    "pp",
    asking("503.1.1", "PPフェイズの選択中ではない", "it is not your PP phase", "pp"),
    Source("503.1.1", "手札にない", "it is not in your hand", cards_in(HAND)),
    able=(
        k.Condition(
            "103.1.2", "PPに置けない効果を受けている", "an effect says that it cannot be put in PP", may_be_put
        ),
    ),
)
CHOSEN: Final = k.Slot[int]("chosen")
PUT: Final = k.Slot[tuple[int, ...]]("put")
DRAWING: Final = k.Slot[k.Option]("drawing")


@PP_PHASE.step("503.1")
def begin(game: k.Game, frame: k.Frame) -> k.Flow:
    """The phase begins."""
    return k.Do([k.SetVariable("phase", "pp"), k.Occur("pp_begin", game.turn_player())])


@PP_PHASE.step("503.1")
def act_at_beginning(game: k.Game, frame: k.Frame) -> k.Flow:
    """What that has triggered is processed (103.6.1.2)."""
    return settle_down(game)


@PP_PHASE.step("503.1.1")
def choose_card(game: k.Game, frame: k.Frame) -> k.Flow:
    """One card of the hand, or none; not what an effect says cannot be put there (103.1.2)."""
    if is_turn_cut(game):
        return k.DONE
    player = game.turn_player()
    options = [*menu((PUTTING,), game, player), k.Option("no_pp")]
    return k.Ask(CHOSEN, k.Decision(player, "pp", options, take=k.TAKE_OBJECT, secret=True))


@PP_PHASE.step("503.1.1")
def put_card(game: k.Game, frame: k.Frame) -> k.Flow:
    """It is put into PP, face up and ON."""
    if not frame[CHOSEN]:
        return k.GoTo("503.1.3")
    return k.Do([PutInPP(frame[CHOSEN])], into=PUT)


@PP_PHASE.step("503.1.2")
def choose_draw(game: k.Game, frame: k.Frame) -> k.Flow:
    """Whoever put one there may draw one, unless an effect says that they cannot (103.1.2)."""
    if frame[PUT][0] == k.NOTHING or is_forbidden(game, Draw(game.turn_player())):
        return k.GoTo("503.1.3")
    return k.Ask(DRAWING, k.Decision(game.turn_player(), "pp_draw", [k.Option("yes"), k.Option("no")]))


@PP_PHASE.step("503.1.2")
def draw(game: k.Game, frame: k.Frame) -> k.Flow:
    """The card is drawn."""
    return k.Do([Draw(game.turn_player())] if frame[DRAWING].verb == "yes" else [])


@PP_PHASE.step("503.1.3")
def settle(game: k.Game, frame: k.Frame) -> k.Flow:
    """Whoever drew the last card has lost (101.3); what has triggered is processed (103.6.1.2). The main phase is
    next."""
    return settle_down(game)
