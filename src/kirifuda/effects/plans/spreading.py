"""A number that is divided among several cards as somebody likes, before anything comes to them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kirifuda.effects.plans.shapes import AmountPlan
from kirifuda.effects.plans.things import ThingPlan
from kirifuda.effects.references import ids_in, number_in
from kirifuda.effects.scope import frame_scope
from kirifuda.kernel.decision import TAKE_NUMBER, Decision, Option
from kirifuda.kernel.flow import NEXT, Ask, Flow, GoTo
from kirifuda.kernel.procedure import Step

if TYPE_CHECKING:
    from kirifuda.effects.plans.players import PlayerPlan
    from kirifuda.effects.scope import Scope
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import ObjectId
    from kirifuda.kernel.state import Frame


class Spread:
    """Slots of one division: who is left, the share that was asked for, all shares so far."""

    def __init__(self, name: str, what: ThingPlan, total: AmountPlan) -> None:
        self.what = what
        self.total = total
        self.queue = name + ":queue"
        self.share = name + ":share"
        self.shares = name + ":shares"


@dataclass(eq=False)
class BeginSpread(Step):
    """All of them are there now."""

    spread: Spread

    def run(self, game: Game, frame: Frame) -> Flow:
        frame.slots[self.spread.queue] = tuple(self.spread.what.present(frame_scope(game, frame)))
        frame.slots[self.spread.shares] = ()
        return NEXT


class AskShare(Step):
    """How much comes to the next of them; the last takes the rest."""

    def __init__(self, clause: str, name: str, spread: Spread, who: PlayerPlan, end: str) -> None:
        super().__init__(clause, name)
        self.spread = spread
        self.who = who
        self.away = GoTo(end)

    def run(self, game: Game, frame: Frame) -> Flow:
        queue = ids_in(frame.slots, self.spread.queue)
        if not queue:
            return self.away
        scope = frame_scope(game, frame)
        left = max(self.spread.total.value(scope) - sum(ids_in(frame.slots, self.spread.shares)[1::2]), 0)
        least = left if len(queue) == 1 else 0
        options = [Option("number", queue[0], number) for number in range(least, left + 1)]
        return Ask(
            self.spread.share, Decision(self.who.one(scope), "number", options, take=TAKE_NUMBER, subject=frame.source)
        )


class NoteShare(Step):
    """It is noted, and the next one comes."""

    def __init__(self, clause: str, name: str, spread: Spread, loop: str) -> None:
        super().__init__(clause, name)
        self.spread = spread
        self.back = GoTo(loop)

    def run(self, game: Game, frame: Frame) -> Flow:
        queue = ids_in(frame.slots, self.spread.queue)
        share = number_in(frame.slots, self.spread.share)
        frame.slots[self.spread.shares] = (*ids_in(frame.slots, self.spread.shares), queue[0], share)
        frame.slots[self.spread.queue] = tuple(queue[1:])
        return self.back


def share_of(scope: Scope, spread: Spread, id: ObjectId) -> int:
    """How much comes to one of them."""
    shares = ids_in(scope.slots, spread.shares)
    for one, number in zip(shares[::2], shares[1::2], strict=True):
        if one == id:
            return number
    return 0
