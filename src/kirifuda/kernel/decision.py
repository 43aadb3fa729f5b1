"""A question to one player, with every legal option listed.

There is one form: pick between `least` and `most` of the options, in order or not. Options are small data; their keys
and sentences are made when somebody reads them. A decision is derived from the state by running the asking step again;
it is never stored.
"""

from __future__ import annotations

from typing import Final

from kirifuda.kernel.ids import ObjectId, PlayerId

TAKE_OPTION: Final = 0
"""The slot receives the chosen option itself."""
TAKE_OBJECT: Final = 1
"""The slot receives the chosen object's id."""
TAKE_NUMBER: Final = 2
"""The slot receives the chosen number."""


class Option:
    """One thing a player may choose: a verb, the object it concerns, and a number."""

    __slots__ = ("number", "object", "verb")

    def __init__(self, verb: str, object: ObjectId = 0, number: int = 0) -> None:
        self.verb = verb
        self.object = object
        self.number = number

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Option)
            and other.verb == self.verb
            and other.object == self.object
            and other.number == self.number
        )

    def __hash__(self) -> int:
        return hash((self.verb, self.object, self.number))

    def __repr__(self) -> str:
        return f"Option({self.verb!r}, {self.object}, {self.number})"


class Decision:
    """Pick between `least` and `most` of `options`."""

    __slots__ = (
        "clause", "each", "least", "many", "most", "options", "ordered", "player", "prompt", "secret", "slot",
        "subject", "take",
    )  # fmt: skip

    def __init__(
        self,
        player: PlayerId,
        prompt: str,
        options: list[Option],
        least: int = 1,
        most: int = 1,
        *,
        ordered: bool = False,
        take: int = TAKE_OPTION,
        many: bool = False,
        secret: bool = False,
        subject: ObjectId = 0,
    ) -> None:
        self.player = player
        self.prompt = prompt
        self.options = options
        self.least = least
        self.most = most if most < len(options) else len(options)
        self.many = many or ordered or most > 1
        """The answer is a tuple even if it holds one thing or none."""
        self.ordered = ordered
        self.take = take
        self.secret = secret
        """The list depends on cards the others can't see: skipping it at once would tell them something."""
        self.subject = subject
        self.clause = ""
        self.slot = ""
        """Where the asking frame keeps the answer."""
        self.each = ""
        """The slot that counts what was asked, where the step asks again. All three are filled in by the machine."""

    def forced(self) -> bool:
        """There is nothing to decide: exactly one answer is possible."""
        count = len(self.options)
        if self.most == 0:
            return True
        return self.least == count and (count == 1 or not self.ordered)

    def forced_answer(self) -> tuple[int, ...]:
        """The only possible answer of a forced decision."""
        return tuple(range(self.least)) if self.most else ()

    def complaint(self, answer: tuple[int, ...]) -> str:
        """Why the answer does not fit this decision; empty if it does."""
        if not self.least <= len(answer) <= self.most:
            return f"{len(answer)} options chosen, between {self.least} and {self.most} asked"
        if len(set(answer)) != len(answer):
            return "an option chosen twice"
        for index in answer:
            if not 0 <= index < len(self.options):
                return f"option {index} does not exist, there are {len(self.options)}"
        return ""


def objects(verb: str, ids: list[ObjectId]) -> list[Option]:
    """An option for each object."""
    return [Option(verb, id) for id in ids]
