"""903.2h: whether something can be activated part after part, tried in a copy of the game before it is offered."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from kirifuda.kernel.decision import Decision, Option
from kirifuda.kernel.flow import NEXT, Ask, Flow
from kirifuda.kernel.hiding.knowledge import is_seen
from kirifuda.kernel.ids import PlayerId
from kirifuda.kernel.procedure import Procedure, Slot
from kirifuda.kernel.state import Frame

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Value

TRIAL: Final = Procedure("trial")
MADE: Final = Slot[int]("made")
"""1 if what was tried succeeded."""
ANSWERS: Final = 80
"""So many answers are tried; what is not refuted by then is offered, and taken back if it proves impossible."""


@TRIAL.step("903.2h")
def wait(game: Game, frame: Frame) -> Flow:
    """What is tried runs above this step and goes on behind it."""
    return NEXT


@TRIAL.step("903.2h")
def stop(game: Game, frame: Frame) -> Flow:
    """What was tried is over: the copy goes no further."""
    return Ask("over", Decision(frame.player, "may", [Option("yes"), Option("no")]))


class Trial:
    """A search for answers with which a procedure can be carried out whole."""

    __slots__ = ("left",)

    def __init__(self) -> None:
        self.left = ANSWERS

    def finds(self, game: Game) -> bool:
        """Whether some answers lead to the end."""
        decision = game.decision()
        if decision is None:
            return True
        frame = game.state.frames[-1]
        if frame.procedure is TRIAL:
            return frame.slots.get(MADE.name) == 1
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


def is_possible(game: Game, player: PlayerId, procedure: str, slots: dict[str, Value], source: int) -> bool:
    """Whether an activation, or a Break, could be carried out to its end, as far as its player can tell."""
    copy = game.clone()
    copy.skips_forced = True
    state = copy.state
    for id, card in state.objects.items():
        if not is_seen(game.map, card, player):  # any card may lie there: the menu must not tell which
            unseen = card.copy()
            unseen.card = game.object_or_last(source).card
            state.objects[id] = unseen
    state.table = state.index = None
    state.loop = None
    state.chosen_at = state.answers
    trial = Frame(copy.rulebook.procedures[procedure], dict(slots), MADE.name, source, player)
    trial.key = "trial"
    state.frames = [Frame(TRIAL, {}, "", 0, player), trial]
    copy.asking = None
    return Trial().finds(copy)


def is_trial(game: Game) -> bool:
    """Whether this is a copy in which something is tried: nobody looks ahead from there."""
    return game.state.frames[0].procedure is TRIAL
