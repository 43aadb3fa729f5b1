"""Whether something can be carried out to its end, tried in a copy of the game before it is offered."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from kirifuda.kernel.decision import Decision, Option
from kirifuda.kernel.flow import Ask, Flow
from kirifuda.kernel.hiding.knowledge import is_seen

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import PlayerId
    from kirifuda.kernel.procedure import Procedure
    from kirifuda.kernel.state import Frame

ANSWERS: Final = 80
"""So many answers are tried; what is not refuted by then may be begun, and is taken back if it proves impossible."""


def trial_of(game: Game, below: Frame, tried: Frame) -> Game:
    """A copy in which one frame runs above another, and what its player can't see is nothing in particular."""
    copy = game.clone()
    copy.skips_forced = True
    state = copy.state
    printed = game.object_or_last(tried.source).card
    for id, card in list(state.objects.items()):
        if not is_seen(game.map, card, tried.player):  # any card may lie there: the menu must not tell which
            unseen = card.copy()
            unseen.card = printed
            state.objects[id] = unseen
    state.table = state.index = None
    state.loop = None
    state.chosen_at = state.answers
    state.frames = [below, tried]
    copy.asking = None
    return copy


def stop_here(player: PlayerId) -> Flow:
    """The copy goes no further: nobody ever answers this."""
    return Ask("over", Decision(player, "may", [Option("yes"), Option("no")]))


class Search:
    """A search for answers with which what is tried succeeds before the procedure below it goes on."""

    __slots__ = ("below", "left")

    def __init__(self, below: Procedure) -> None:
        self.below = below
        self.left = ANSWERS

    def is_made(self, game: Game) -> bool:
        """Whether it has succeeded, now that it is over."""
        raise NotImplementedError

    def finds(self, game: Game) -> bool:
        """Whether some answers lead there."""
        decision = game.decision()
        if decision is None or game.state.frames[-1].procedure is self.below:
            return self.is_made(game)
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
