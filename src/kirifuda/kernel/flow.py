"""What a step may ask for next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from kirifuda.kernel.decision import Decision
    from kirifuda.kernel.event import Event
    from kirifuda.kernel.procedure import Procedure, Slot
    from kirifuda.kernel.state import Used, Value


def name_of(slot: Slot[Any] | str) -> str:
    """The name of a slot; the steps of a card's text make up their own."""
    return slot if isinstance(slot, str) else slot.name


TAG_NEXT: Final = 0
TAG_DONE: Final = 1
TAG_GOTO: Final = 2
TAG_LEAVE: Final = 3
TAG_AGAIN: Final = 4
TAG_ASK: Final = 5
TAG_DO: Final = 6
TAG_CALL: Final = 7
TAG_RETURN: Final = 8
TAG_ATTEMPT: Final = 9
TAG_ABANDON: Final = 10
TAG_END: Final = 11


class Flow:
    """The root of everything a step returns."""

    __slots__ = ("tag",)

    def __init__(self, tag: int) -> None:
        self.tag = tag


NEXT: Final = Flow(TAG_NEXT)
"""Go on with the following step."""
DONE: Final = Flow(TAG_DONE)
"""This procedure is over; its caller goes on."""
AGAIN: Final = Flow(TAG_AGAIN)
"""Run this step once more: a loop over a queue kept in a slot."""


class GoTo(Flow):
    """Go to the first step of a clause of this procedure."""

    __slots__ = ("clause",)

    def __init__(self, clause: str) -> None:
        super().__init__(TAG_GOTO)
        self.clause = clause


class Leave(Flow):
    """End this procedure and let the caller go to a clause of its own."""

    __slots__ = ("clause",)

    def __init__(self, clause: str) -> None:
        super().__init__(TAG_LEAVE)
        self.clause = clause


class Ask(Flow):
    """Ask a player. The step must be pure: it runs again whenever somebody needs the question.

    With `each` the step asks for one thing after the other: once it is answered, that slot counts one more, and the
    step runs again for the next.
    """

    __slots__ = ("decision", "each", "slot")

    def __init__(self, slot: Slot[Any] | str, decision: Decision, *, each: Slot[int] | None = None) -> None:
        super().__init__(TAG_ASK)
        self.slot = name_of(slot)
        self.decision = decision
        self.each = "" if each is None else each.name


class Do(Flow):
    """Let events happen at the same time. `into` receives one number per event (see `batch`)."""

    __slots__ = ("events", "into")

    def __init__(self, events: list[Event], into: Slot[Any] | str = "") -> None:
        super().__init__(TAG_DO)
        self.events = events
        self.into = name_of(into)


class Call(Flow):
    """Run a procedure, then go on. `into` receives what it returns."""

    __slots__ = ("bindings", "into", "player", "procedure", "source", "used")

    def __init__(
        self,
        procedure: Procedure,
        bindings: dict[str, Value] | None = None,
        into: Slot[Any] | str = "",
        *,
        source: int = -1,
        player: int = -2,
    ) -> None:
        super().__init__(TAG_CALL)
        self.procedure = procedure
        self.bindings = bindings
        self.into = name_of(into)
        self.source = source
        self.player = player
        self.used: Used = ()
        """Replacements used on the event in whose place it runs."""


class Return(Flow):
    """End this procedure with a value."""

    __slots__ = ("value",)

    def __init__(self, value: Value) -> None:
        super().__init__(TAG_RETURN)
        self.value = value


class Attempt(Flow):
    """Run a procedure that may prove impossible: an `Abandon` inside takes everything back to clause `back`."""

    __slots__ = ("back", "bindings", "into", "key", "player", "procedure")

    def __init__(
        self,
        procedure: Procedure,
        bindings: dict[str, Value],
        key: str,
        back: str,
        into: Slot[Any] | str = "",
        player: int = -2,
    ) -> None:
        super().__init__(TAG_ATTEMPT)
        self.player = player
        """Who attempts it, if not the frame's player."""
        self.procedure = procedure
        self.bindings = bindings
        self.key = key
        self.back = back
        self.into = name_of(into)


class Abandon(Flow):
    """What is being attempted can't be done; `reason` is the clause that says so."""

    __slots__ = ("reason",)

    def __init__(self, reason: str) -> None:
        super().__init__(TAG_ABANDON)
        self.reason = reason
