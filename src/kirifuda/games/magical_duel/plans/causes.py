"""What brings things about, as texts ask for it: a battle, an effect, or anything else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.effects.plans.events import TextEvent
from kirifuda.effects.plans.things import ThingPlan
from kirifuda.effects.scope import Scope
from kirifuda.games.magical_duel.rules.r1000_actions import Corrupt, Destroy
from kirifuda.kernel.changes import Move
from kirifuda.kernel.event import Event, Happening
from kirifuda.kernel.ids import ObjectId

if TYPE_CHECKING:
    from kirifuda.effects.plans.players import PlayerPlan
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Value


class CausePlan:
    """What brought something about: a battle, an effect, anything."""

    __slots__ = ("by_battle", "by_effect", "by_resolving", "is_not", "source", "whose")

    def __init__(self) -> None:
        self.by_battle = False
        self.by_effect = False
        self.by_resolving = False
        """703.3: the rules bring it about, no effect."""
        self.is_not = False
        """Anything else brought it about."""
        self.whose: PlayerPlan | None = None
        self.source: ThingPlan | None = None

    def fits(self, scope: Scope, event: Event) -> bool:
        """Whether the event came about that way, or did not."""
        return self.is_such(scope, event) != self.is_not

    def is_such(self, scope: Scope, event: Event) -> bool:
        """Whether the event came about that way."""
        battle = is_of_battle(scope.game, event)
        if self.by_battle:
            return battle
        if self.by_resolving:
            return not battle and not event.source
        if self.by_effect:
            if battle or not event.source:
                return False
            if self.whose is not None and not self.whose.matches(scope, event.by):
                return False
            return self.source is None or self.source.matches(scope, event.source)
        return True


def is_of_battle(game: Game, event: Event) -> bool:
    """804: whether the battle brings it about; a part of a battle's event comes from no card's effect."""
    if isinstance(event, Destroy):
        return event.cause == "battle"
    if isinstance(event, Corrupt):
        return event.attacker != 0
    return isinstance(event, Move) and not event.source and event.object == game.number("attack_target") != 0


class CausedEvent(TextEvent):
    """An event that something brought about."""

    def __init__(self, event: TextEvent, cause: CausePlan) -> None:
        super().__init__(event.kinds)
        self.event = event
        self.cause = cause

    def expected(self, scope: Scope, event: Event) -> dict[str, Value] | None:
        return self.event.expected(scope, event) if self.cause.fits(scope, event) else None

    def did(self, scope: Scope, happening: Happening) -> dict[str, Value] | None:
        return self.event.did(scope, happening) if self.cause.fits(scope, happening.event) else None

    def subject_of(self, game: Game, happening: Happening) -> ObjectId:
        return self.event.subject_of(game, happening)
