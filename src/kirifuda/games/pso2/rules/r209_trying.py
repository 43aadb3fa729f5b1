"""209.1.3.1: a cost of several things is done one after the other; whether it can be is tried in a copy of the game."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from kirifuda.effects.targets import TextCost
from kirifuda.games.pso2.rules.r406_processing_area import PLACEMENT, ability_slots
from kirifuda.games.pso2.zones import PROCESSING
from kirifuda.kernel.decision import Decision, Option
from kirifuda.kernel.flow import NEXT, Ask, Flow
from kirifuda.kernel.hiding.knowledge import is_seen
from kirifuda.kernel.ids import ObjectId, PlayerId
from kirifuda.kernel.procedure import Procedure
from kirifuda.kernel.state import Frame

if TYPE_CHECKING:
    from kirifuda.effects.plans import CostPart
    from kirifuda.games.pso2.abilities import ActivatedAbility
    from kirifuda.kernel.game import Game

TRYING: Final = Procedure("trying")
MOST_ANSWERS: Final = 80
"""So many answers are tried; what is not refuted by then may be begun."""


@TRYING.step("209.1.3.1")
def wait(game: Game, frame: Frame) -> Flow:
    """What is tried runs above this step."""
    return NEXT


@TRYING.step("209.1.3.1")
def stop(game: Game, frame: Frame) -> Flow:
    """It is over, and the copy goes no further: nobody ever answers this."""
    return Ask("over", Decision(frame.player, "may", [Option("yes"), Option("no")]))


def hangs_together(costs: tuple[CostPart, ...]) -> bool:
    """Whether one part of a cost may give or take what another needs."""
    acts = [part for part in costs if isinstance(part, TextCost)]
    return bool(acts) and len(costs) > 1


def is_possible(game: Game, player: PlayerId, id: ObjectId, ability: ActivatedAbility) -> bool:
    """Whether an ability could be invoked with some choice, as far as its player can tell."""
    copy = game.clone()
    copy.skips_forced = True
    state = copy.state
    printed = game.object_or_last(id).card
    for other, card in list(state.objects.items()):
        if not is_seen(game.map, card, player):  # any card may lie there: the menu must not tell which
            unseen = card.copy()
            unseen.card = printed
            state.objects[other] = unseen
    state.table = state.index = None
    attempt = Frame(PLACEMENT, ability_slots(ability.key, id), "", id, player)
    attempt.key = "trying"
    state.frames = [Frame(TRYING, {}, "", 0, player), attempt]
    copy.asking = None
    return Trying(len(game.zone(PROCESSING, 0))).finds(copy)


class Trying:
    """A search for answers with which an ability comes into the processing area."""

    __slots__ = ("left", "waiting")

    def __init__(self, waiting: int) -> None:
        self.left = MOST_ANSWERS
        self.waiting = waiting
        """How much waits there without it."""

    def finds(self, game: Game) -> bool:
        """Whether some answers lead there."""
        decision = game.decision()
        if decision is None or game.state.frames[-1].procedure is TRYING:
            return len(game.zone(PROCESSING, 0)) > self.waiting
        for count in range(decision.least, decision.most + 1):
            for answer in combinations(range(len(decision.options)), count):
                if not self.left:
                    return True
                self.left -= 1
                copy = game.clone()
                copy.answer(answer)
                if self.finds(copy):
                    return True
        return False
