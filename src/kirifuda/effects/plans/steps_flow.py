"""Steps that lead through a text: begin, skip, may, modes, loops. One ability is one flat procedure with jumps."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kirifuda.effects.plans.shapes import AmountPlan, ConditionPlan, player_target
from kirifuda.effects.references import SINCE, ids_in, number_in
from kirifuda.effects.scope import frame_scope
from kirifuda.kernel.decision import TAKE_NUMBER, Decision, Option
from kirifuda.kernel.flow import NEXT, Ask, Call, Flow, GoTo
from kirifuda.kernel.procedure import Procedure, Step

if TYPE_CHECKING:
    from kirifuda.effects.plans.players import PlayerPlan
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame, Value


class Begin(Step):
    """Note when the effect began to run, so that it can follow what it moves itself."""

    def run(self, game: Game, frame: Frame) -> Flow:
        frame.slots[SINCE] = game.state.next_stamp
        return NEXT


class Jump(Step):
    """Go on somewhere else."""

    def __init__(self, clause: str, name: str, to: str) -> None:
        super().__init__(clause, name)
        self.away = GoTo(to)

    def run(self, game: Game, frame: Frame) -> Flow:
        return self.away


class SkipUnless(Step):
    """Go on only if a condition is true; the answer may be noted for a later "otherwise"."""

    def __init__(self, clause: str, name: str, condition: ConditionPlan, to: str, noted: str = "") -> None:
        super().__init__(clause, name)
        self.condition = condition
        self.away = GoTo(to)
        self.noted = noted
        self.cleared = ""
        """The slot of "if you did" that is false when this is skipped."""

    def run(self, game: Game, frame: Frame) -> Flow:
        holds = self.condition.holds(frame_scope(game, frame))
        if self.noted:
            frame.slots[self.noted] = 1 if holds else 0
        if holds:
            return NEXT
        if self.cleared:
            frame.slots[self.cleared] = 0
        return self.away


class AskWay(Step):
    """Which of several deeds; one whose first act cannot be done is no choice beside one that can."""

    def __init__(self, clause: str, name: str, slot: str, who: PlayerPlan, count: int) -> None:
        super().__init__(clause, name)
        self.slot = slot
        self.who = who
        self.count = count
        self.needs: list[tuple[ConditionPlan, ...]] = []

    def run(self, game: Game, frame: Frame) -> Flow:
        scope = frame_scope(game, frame)
        able = [at for at, needs in enumerate(self.needs) if all(need.holds(scope) for need in needs)]
        offered = able if len(able) >= self.count else list(range(len(self.needs)))
        options = [Option("mode", 0, at) for at in offered]
        player = self.who.one(scope)
        decision = Decision(
            player, "mode", options, self.count, self.count, take=TAKE_NUMBER, many=True, subject=frame.source
        )
        return Ask(self.slot, decision)


class SkipMode(Step):
    """Go on only if this option was among the chosen."""

    def __init__(self, clause: str, name: str, slot: str, option: int, to: str) -> None:
        super().__init__(clause, name)
        self.slot = slot
        self.option = option
        self.away = GoTo(to)

    def run(self, game: Game, frame: Frame) -> Flow:
        chosen = frame.slots.get(self.slot)
        return NEXT if isinstance(chosen, tuple) and self.option in chosen else self.away


@dataclass(eq=False)
class SetNumber(Step):
    """Put a number into a slot; with `once`, only while it is empty."""

    slot: str
    amount: AmountPlan
    once: bool = field(default=False, init=False)

    def run(self, game: Game, frame: Frame) -> Flow:
        if not self.once or self.slot not in frame.slots:
            frame.slots[self.slot] = self.amount.value(frame_scope(game, frame))
        return NEXT


@dataclass(eq=False)
class AskMay(Step):
    """Ask whether it is done; yes is offered only while it could be."""

    slot: str
    who: PlayerPlan
    possible: tuple[ConditionPlan, ...]

    def run(self, game: Game, frame: Frame) -> Flow:
        scope = frame_scope(game, frame)
        options = [Option("no", 0, 0)]
        for condition in self.possible:
            if not condition.holds(scope):
                break
        else:
            options.insert(0, Option("yes", 0, 1))
        decision = Decision(self.who.one(scope), "may", options, take=TAKE_NUMBER, subject=frame.source)
        return Ask(self.slot, decision)


class AskNumber(Step):
    """Ask for a number between two amounts."""

    def __init__(
        self, clause: str, name: str, slot: str, who: PlayerPlan, bounds: tuple[AmountPlan, AmountPlan]
    ) -> None:
        super().__init__(clause, name)
        self.slot = slot
        self.who = who
        self.least, self.most = bounds

    def run(self, game: Game, frame: Frame) -> Flow:
        scope = frame_scope(game, frame)
        least = max(0, self.least.value(scope))
        most = max(least, self.most.value(scope))
        options = [Option("number", 0, number) for number in range(least, most + 1)]
        return Ask(self.slot, Decision(self.who.one(scope), "number", options, take=TAKE_NUMBER, subject=frame.source))


@dataclass(eq=False)
class EachPlayerBegin(Step):
    """Prepare to let players act one after the other."""

    queue: str
    who: PlayerPlan

    def run(self, game: Game, frame: Frame) -> Flow:
        frame.slots[self.queue] = tuple(player_target(player) for player in self.who.players(frame_scope(game, frame)))
        return NEXT


class EachPlayerNext(Step):
    """The next player acts; none left, go on behind."""

    def __init__(self, clause: str, name: str, queue: str, actor: str, to: str) -> None:
        super().__init__(clause, name)
        self.queue = queue
        self.actor = actor
        self.away = GoTo(to)

    def run(self, game: Game, frame: Frame) -> Flow:
        left = ids_in(frame.slots, self.queue)
        if not left:
            return self.away
        frame.slots[self.actor] = left[:1]
        frame.slots[self.queue] = left[1:]
        return NEXT


class CountDown(Step):
    """One round less to do; none left, go on behind."""

    def __init__(self, clause: str, name: str, slot: str, to: str) -> None:
        super().__init__(clause, name)
        self.slot = slot
        self.away = GoTo(to)

    def run(self, game: Game, frame: Frame) -> Flow:
        left = number_in(frame.slots, self.slot)
        if left <= 0:
            return self.away
        frame.slots[self.slot] = left - 1
        return NEXT


class NextThing(Step):
    """The next of several things, one at a time; none left, go on behind."""

    def __init__(self, clause: str, name: str, queue: str, one: str, to: str) -> None:
        super().__init__(clause, name)
        self.queue = queue
        self.one = one
        self.away = GoTo(to)

    def run(self, game: Game, frame: Frame) -> Flow:
        left = ids_in(frame.slots, self.queue)
        if not left:
            return self.away
        frame.slots[self.one] = left[:1]
        frame.slots[self.queue] = left[1:]
        return NEXT


@dataclass(eq=False)
class RunText(Step):
    """One of several texts of a card, from its beginning to its end."""

    procedure: Procedure

    def run(self, game: Game, frame: Frame) -> Flow:
        slots: dict[str, Value] = {name: value for name, value in frame.slots.items() if not name.startswith("_")}
        return Call(self.procedure, slots)
