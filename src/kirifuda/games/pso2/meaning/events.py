"""What happens to cards and players, as texts watch for it, replace it or forbid it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.effects.events import TextEvent
from kirifuda.effects.plans import AmountPlan, DeedPlan
from kirifuda.effects.qualities import compares
from kirifuda.effects.things import ThingPlan
from kirifuda.games.pso2.rules.common import values_or_last
from kirifuda.games.pso2.rules.r213_damage import LoseLife
from kirifuda.games.pso2.rules.r406_processing_area import Play
from kirifuda.games.pso2.rules.r506_battle_phase import JoinAttack
from kirifuda.kernel.event import Event, Happening
from kirifuda.kernel.ids import ObjectId

if TYPE_CHECKING:
    from kirifuda.effects.scope import Scope
    from kirifuda.kernel.state import Value


class AttackEvent(TextEvent):
    """506.4.1, A61: somebody has attacked, perhaps somebody."""

    __slots__ = ("attacker", "target")

    def __init__(self, attacker: ThingPlan | None, target: ThingPlan | None) -> None:
        super().__init__(("attack",))
        self.attacker = attacker
        self.target = target

    def expected(self, scope: Scope, event: Event) -> dict[str, Value] | None:
        if not isinstance(event, JoinAttack):
            return None
        if self.attacker is not None and not self.attacker.matches(scope, event.object):
            return None
        if self.target is None:
            return self.bound(event.object, 0)
        for target in event.targets:
            if self.target.matches(scope, target):
                return self.bound(target, 0) if self.attacker is None else self.bound(event.object, target)
        return None

    def did(self, scope: Scope, happening: Happening) -> dict[str, Value] | None:
        return self.expected(scope, happening.event)


class PlayEvent(TextEvent):
    """504.2, G.35: a player has played a card of a kind."""

    __slots__ = ("kinds_played", "who")

    def __init__(self, who: ThingPlan, kinds_played: int) -> None:
        super().__init__(("play",))
        self.who = who
        self.kinds_played = kinds_played

    def expected(self, scope: Scope, event: Event) -> dict[str, Value] | None:
        if not isinstance(event, Play) or not self.who.matches(scope, -1 - event.player):
            return None
        if not values_or_last(scope.game, event.card).kind & self.kinds_played:
            return None
        return self.bound(-1 - event.player, 0)

    def did(self, scope: Scope, happening: Happening) -> dict[str, Value] | None:
        return self.expected(scope, happening.event)


class LifeSinks(TextEvent):
    """R.08: the boss has lost life, and only now it stands in a relation to an amount."""

    __slots__ = ("amount", "relation", "subject")

    def __init__(self, subject: ThingPlan, relation: int, amount: AmountPlan) -> None:
        super().__init__(("lose_life",))
        self.subject = subject
        self.relation = relation
        self.amount = amount

    def expected(self, scope: Scope, event: Event) -> dict[str, Value] | None:
        return None

    def did(self, scope: Scope, happening: Happening) -> dict[str, Value] | None:
        event = happening.event
        if not isinstance(event, LoseLife) or not self.subject.matches(scope, event.object):
            return None
        bound = self.amount.value(scope)
        before = event.left + happening.value
        if compares(before, self.relation, bound) or not compares(event.left, self.relation, bound):
            return None
        return {}


class AttackedDeed(DeedPlan):
    """506.3.1: somebody is attacked, whoever does it."""

    __slots__ = ("victim",)

    def __init__(self, victim: ThingPlan) -> None:
        super().__init__("attack")
        self.victim = victim

    def concerns(self, scope: Scope, subject: ObjectId, other: ObjectId) -> bool:
        return other != 0 and self.victim.matches(scope, other)


class TargetedDeed(DeedPlan):
    """406.2.2: somebody becomes the target of an ability of certain players."""

    __slots__ = ("victim", "whose")

    def __init__(self, victim: ThingPlan, whose: ThingPlan) -> None:
        super().__init__("target")
        self.victim = victim
        self.whose = whose

    def concerns(self, scope: Scope, subject: ObjectId, other: ObjectId) -> bool:
        source = scope.card(subject)
        if source is None or not self.victim.matches(scope, other):
            return False
        return self.whose.matches(scope, -1 - source.controller)
