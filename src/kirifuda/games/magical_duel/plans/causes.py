"""What brings things about, as texts ask for it: a battle, an effect, or anything else."""

from __future__ import annotations

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.magical_duel.rules.r1000_actions import Corrupt, Destroy


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
        self.whose: e.PlayerPlan | None = None
        self.source: e.ThingPlan | None = None

    def fits(self, scope: e.Scope, event: k.Event) -> bool:
        """Whether the event came about that way, or did not."""
        return self.is_such(scope, event) != self.is_not

    def is_such(self, scope: e.Scope, event: k.Event) -> bool:
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


def is_of_battle(game: k.Game, event: k.Event) -> bool:
    """804: whether the battle brings it about; a part of a battle's event comes from no card's effect."""
    if isinstance(event, Destroy):
        return event.cause == "battle"
    if isinstance(event, Corrupt):
        return event.attacker != 0
    return isinstance(event, k.Move) and not event.source and event.object == game.number("attack_target") != 0


class CausedEvent(e.TextEvent):
    """An event that something brought about."""

    def __init__(self, event: e.TextEvent, cause: CausePlan) -> None:
        super().__init__(event.kinds)
        self.event = event
        self.cause = cause

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        return self.event.expected(scope, event) if self.cause.fits(scope, event) else None

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        return self.event.did(scope, happening) if self.cause.fits(scope, happening.event) else None

    def subject_of(self, game: k.Game, happening: k.Happening) -> k.ObjectId:
        return self.event.subject_of(game, happening)
