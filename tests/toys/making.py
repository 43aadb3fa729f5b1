"""Plans of any game made on the spot, as texts would be lowered to them: conditions, happenings, deeds, steps."""

from __future__ import annotations

from collections.abc import Callable

from kirifuda.effects.plans.shapes import ConditionPlan, DeedPlan, EventPlan, FilterPlan
from kirifuda.effects.references import ids_in
from kirifuda.effects.scope import Scope
from kirifuda.kernel.changes import Occur
from kirifuda.kernel.event import Event, Happening
from kirifuda.kernel.flow import Do, Flow
from kirifuda.kernel.game import Game
from kirifuda.kernel.ids import ObjectId
from kirifuda.kernel.lasting import Change, LastingEffect
from kirifuda.kernel.procedure import Procedure, RuleStep
from kirifuda.kernel.state import Frame, Value

Work = Callable[[Game, Frame], Flow]


class Chosen(FilterPlan):
    """The cards that a function names."""

    def __init__(self, ids: Callable[[Scope], list[ObjectId]]) -> None:
        self.named = ids

    def ids(self, scope: Scope) -> list[ObjectId]:
        return self.named(scope)

    def accepts(self, scope: Scope, id: ObjectId) -> bool:
        return id in self.named(scope)


class Says(ConditionPlan):
    """A condition that is a function."""

    def __init__(self, answer: Callable[[Scope], bool]) -> None:
        self.answer = answer

    def holds(self, scope: Scope) -> bool:
        return self.answer(scope)


class When(EventPlan):
    """A happening that is told by a function."""

    def __init__(self, kind: str, fits: Callable[[Scope, Event], bool] = lambda scope, event: True) -> None:
        super().__init__((kind,))
        self.fits = fits

    def would(self, scope: Scope, event: Event) -> bool:
        return self.fits(scope, event)

    def did(self, scope: Scope, happening: Happening) -> dict[str, Value] | None:
        return {"it": (happening.event.object_id(),)} if self.fits(scope, happening.event) else None


class Doing(DeedPlan):
    """A deed that is told by a function."""

    def __init__(self, deed: str, fits: Callable[[Scope, ObjectId, ObjectId], bool] = lambda s, a, b: True) -> None:
        super().__init__(deed)
        self.fits = fits

    def concerns(self, scope: Scope, subject: ObjectId, other: ObjectId) -> bool:
        return self.fits(scope, subject, other)


def procedure(name: str, *works: Work) -> Procedure:
    """A text of these steps."""
    made = Procedure(name)
    for number, work in enumerate(works):
        made.add(RuleStep(name, f"{name} {number}", work))
    return made


def chosen(frame: Frame, slot: str = "target") -> tuple[ObjectId, ...]:
    """The ids in a slot."""
    return ids_in(frame.slots, slot)


def does(make: Callable[[Game, Frame], list[Event]]) -> Work:
    """These events, at the same time."""

    def work(game: Game, frame: Frame) -> Flow:
        return Do(make(game, frame))

    return work


def notes(moment: str) -> Work:
    """Something that a test can look for."""

    def work(game: Game, frame: Frame) -> Flow:
        order = game.state.variables.get("notes", "")
        assert isinstance(order, str)
        game.state.variables["notes"] = order + moment
        return Do([Occur(moment, frame.player)])

    return work


def noted(game: Game) -> str:
    """What was noted so far, in order."""
    game.decision()
    order = game.state.variables.get("notes", "")
    assert isinstance(order, str)
    return order


def lasting(change: Change, ids: tuple[ObjectId, ...], until: str = "turn", number: int = 0) -> LastingEffect:
    """An effect that holds for a while."""
    return LastingEffect(change, None, 0, 0, ids, until, number)
