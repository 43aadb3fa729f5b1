"""The shapes that trees are lowered to, and that a game's rules ask: amounts, filters, choices, costs.

A plan is built once per card text and shared by every game; it holds no state.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kirifuda.kernel.ids import ObjectId
from kirifuda.kernel.procedure import Procedure

if TYPE_CHECKING:
    from kirifuda.effects.plans.amounts import DefinedAmount
    from kirifuda.effects.scope import Scope
    from kirifuda.kernel.event import Event, Happening
    from kirifuda.kernel.state import Value


class AmountPlan:
    """A number that may depend on the position."""

    def value(self, scope: Scope) -> int:
        """The number now."""
        raise NotImplementedError


class ConditionPlan:
    """Something true or false."""

    def holds(self, scope: Scope) -> bool:
        """Whether it is true now."""
        raise NotImplementedError


class FilterPlan:
    """A set of cards."""

    def ids(self, scope: Scope) -> list[ObjectId]:
        """The cards in it now, in a public order."""
        raise NotImplementedError

    def accepts(self, scope: Scope, id: ObjectId) -> bool:
        """Whether one card is in it."""
        raise NotImplementedError


def player_target(player: int) -> int:
    """A player written where an object's id may stand."""
    return -1 - player


@dataclass(eq=False)
class TargetPlan:
    """One choice of targets on activation. Players are written as `player_target`."""

    slot: str
    """Where the chosen ids go, as a tuple."""
    path: str
    """Where it stands in the text."""
    apart: tuple[str, ...] = field(default=(), init=False)
    """Slots of other targets that are named together with it and chosen before: nothing may be in both."""
    later: tuple[TargetPlan, ...] = field(default=(), init=False)
    """Those that are named together with it and chosen after it."""
    depends_on_choices: bool = field(default=False, init=False)
    """Its filter or number looks at X or at earlier targets, so it can't be judged before those are chosen."""
    group: int = field(default=-1, init=False)
    """The group of modes it belongs to; -1 if it is always chosen."""
    option: int = field(default=-1, init=False)
    """The mode of that group that needs it."""

    def least(self, scope: Scope) -> int:
        """How many must be chosen."""
        raise NotImplementedError

    def most(self, scope: Scope) -> int:
        """How many may be chosen."""
        raise NotImplementedError

    def candidates(self, scope: Scope) -> list[ObjectId]:
        """What may be chosen now."""
        raise NotImplementedError

    def is_legal(self, scope: Scope, id: ObjectId) -> bool:
        """Whether something chosen still fits."""
        raise NotImplementedError


@dataclass(eq=False)
class SplitPlan:
    """Which of the chosen targets gets which part of an effect, decided on activation."""

    slot: str
    """Where the ids of the first part go, as a tuple."""
    targets: str
    """The slot of the targets that are split."""
    count: AmountPlan


@dataclass(eq=False)
class ModePlan:
    """A group of modes: so many of its options are chosen on activation."""

    slot: str
    """Where the numbers of the chosen options go, as a sorted tuple."""
    least: AmountPlan
    most: AmountPlan
    options: tuple[str, ...]
    """The path of each option in the text."""


@dataclass(eq=False)
class ActivationPlan:
    """All choices that activating a card or ability asks for, and what it then does."""

    procedure: Procedure
    modes: tuple[ModePlan, ...] = field(default=(), init=False)
    letters: tuple[str, ...] = field(default=(), init=False)
    """Letters whose value the player chooses; their slots have the letter's name."""
    defined: tuple[tuple[str, DefinedAmount], ...] = field(default=(), init=False)
    """Letters whose value the text fixes. The game settles them; what it leaves is counted where it is used."""
    limits: tuple[tuple[str, AmountPlan], ...] = field(default=(), init=False)
    """Letters that the cost or the targets bound, with the most that could be paid or chosen."""
    targets: tuple[TargetPlan, ...] = field(default=(), init=False)
    splits: tuple[SplitPlan, ...] = field(default=(), init=False)


@dataclass(eq=False)
class CostPart:
    """One action that must be carried out to activate something. They are carried out in the printed order.

    Its procedure runs with the activation's slots as its own; it abandons the attempt when it can't be carried out
    whole.
    """

    path: str
    procedure: Procedure
    number: AmountPlan | None = field(default=None, init=False)
    """How many things it takes, where an effect may lower that number."""
    slot: str = field(default="", init=False)
    """Where the effect looks for what was paid with; the procedure returns it. Empty if nobody asks."""

    def payable(self, scope: Scope) -> bool:
        """Whether it could be carried out, looked at by itself."""
        raise NotImplementedError

    def bill(self, scope: Scope) -> tuple[int, tuple[int, ...]] | None:
        """The points of a payment that the game's rules settle, and what must be among them; None for other acts."""
        return None

    def shares(self, scope: Scope) -> tuple[tuple[int, int], ...]:
        """The points of such a payment by sort, as printed: what will do, in the game's own terms, and how many."""
        return ()


LOWERED = "lowered"
"""Slot of a cost's procedure: by how much its number is lowered."""
RAISED = "raised"
"""Slot, while a letter is chosen: how much more than its own cost must be paid."""


@dataclass(eq=False)
class EventPlan:
    """A kind of happening that a text speaks of: watched, replaced, forbidden, or counted."""

    kinds: tuple[str, ...]
    """Kinds of kernel events that may be it."""

    def would(self, scope: Scope, event: Event) -> bool:
        """Whether an event about to happen is one."""
        raise NotImplementedError

    def did(self, scope: Scope, happening: Happening) -> dict[str, Value] | None:
        """The bindings if something that happened is one; None if it is not."""
        raise NotImplementedError


@dataclass(eq=False)
class DeedPlan:
    """A deed that no event stands for while the rules ask whether it may be done: attack, activate, be chosen."""

    deed: str

    def concerns(self, scope: Scope, subject: ObjectId, other: ObjectId) -> bool:
        """Whether this subject doing it to that other is meant. Players are written as `player_target`."""
        raise NotImplementedError
