"""A rule as an ordered list of steps, each tagged with the clause (or the phrase of a card) that it carries out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from kirifuda.kernel.flow import Flow

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

T = TypeVar("T")


class Slot(Generic[T]):
    """A named place in a frame for a choice or a result. A secret one is seen by the frame's player only."""

    __slots__ = ("name", "secret")

    def __init__(self, name: str, *, secret: bool = False) -> None:
        self.name = name
        self.secret = secret
        if secret:
            SECRET_SLOTS.add(name)


ASKED: Final = "@"
"""Ends the name of the slot beside a secret one that keeps the place of the step which asked."""
SECRET_SLOTS: set[str] = set()
"""Names of slots that hold a choice others may not see; filled while the rules are imported."""


@dataclass(eq=False)
class Step:
    """One piece of a procedure. Card effects subclass it; rules wrap a function."""

    clause: str
    name: str

    def run(self, game: Game, frame: Frame) -> Flow:
        """Carry the step out and say how to go on."""
        raise NotImplementedError


@dataclass(eq=False)
class RuleStep(Step):
    """A step whose work is a function of a rule module."""

    work: Callable[[Game, Frame], Flow]

    def run(self, game: Game, frame: Frame) -> Flow:
        return self.work(game, frame)


class Procedure:
    """A section of a rulebook, or one ability of a card, as an ordered list of steps."""

    __slots__ = ("labels", "name", "names", "size", "steps")

    def __init__(self, name: str) -> None:
        self.name = name
        self.steps: list[Step] = []
        self.size = 0
        self.labels: dict[str, int] = {}
        self.names: dict[str, int] = {}

    def add(self, step: Step) -> None:
        """Append a step. Step names are unique in a procedure, since saves name them."""
        if step.name in self.names:
            raise ValueError(f"procedure {self.name}: step {step.name} stands twice")
        self.names[step.name] = self.size
        self.labels.setdefault(step.clause, self.size)
        self.steps.append(step)
        self.size += 1

    def step(self, clause: str) -> Callable[[Callable[[Game, Frame], Flow]], Callable[[Game, Frame], Flow]]:
        """Decorate a function as the next step, carrying out a clause."""

        def tag(work: Callable[[Game, Frame], Flow]) -> Callable[[Game, Frame], Flow]:
            self.add(RuleStep(clause, work.__name__, work))
            return work

        return tag

    def at(self, clause: str) -> int:
        """The place of a clause's first step."""
        place = self.labels.get(clause, -1)
        if place < 0:
            raise ValueError(f"procedure {self.name} has no step of clause {clause}")
        return place
