"""What happens to cards and players, as texts watch for it or forbid it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.effects.events import TextEvent
from kirifuda.effects.plans import DeedPlan
from kirifuda.effects.things import ThingPlan
from kirifuda.games.last_resort.rules.l03_battlefield import EnterField
from kirifuda.games.last_resort.rules.l09_summoning import FinishSpell, Summon, is_spell_summon
from kirifuda.games.last_resort.rules.l10_battles import Battle
from kirifuda.games.last_resort.rules.l10_blocks import Block
from kirifuda.kernel.event import Event, Happening
from kirifuda.kernel.ids import ObjectId

if TYPE_CHECKING:
    from kirifuda.effects.players import PlayerPlan
    from kirifuda.effects.scope import Scope
    from kirifuda.kernel.state import Value


class EntersEvent(TextEvent):
    """L-15.1, L-19.17: a card or a token has come onto the battlefield."""

    __slots__ = ("subject",)

    def __init__(self, subject: ThingPlan) -> None:
        super().__init__(("enter", "token"))
        self.subject = subject

    def expected(self, scope: Scope, event: Event) -> dict[str, Value] | None:
        return None

    def did(self, scope: Scope, happening: Happening) -> dict[str, Value] | None:
        entered = happening.now or happening.value
        return self.bound(entered, 0) if self.subject.matches(scope, entered) else None


class SummonedEvent(EntersEvent):
    """L-15.1: a card has come onto the battlefield by being summoned; putting or returning it there is none."""

    __slots__ = ()

    def did(self, scope: Scope, happening: Happening) -> dict[str, Value] | None:
        event = happening.event
        return super().did(scope, happening) if isinstance(event, EnterField) and event.summoned else None


class BlockedEvent(TextEvent):
    """L-10.5: a creature was blocked."""

    __slots__ = ("subject",)

    def __init__(self, subject: ThingPlan) -> None:
        super().__init__(("block",))
        self.subject = subject

    def expected(self, scope: Scope, event: Event) -> dict[str, Value] | None:
        if not isinstance(event, Block) or not self.subject.matches(scope, event.attacker):
            return None
        return self.bound(event.attacker, 0)

    def did(self, scope: Scope, happening: Happening) -> dict[str, Value] | None:
        return self.expected(scope, happening.event)


class BattleEvent(TextEvent):
    """L-10.9: a creature has battled, on either side."""

    __slots__ = ("subject",)

    def __init__(self, subject: ThingPlan) -> None:
        super().__init__(("battle",))
        self.subject = subject

    def expected(self, scope: Scope, event: Event) -> dict[str, Value] | None:
        if isinstance(event, Battle):
            for id in (event.object, event.other):
                if self.subject.matches(scope, id):
                    return self.bound(id, 0)
        return None

    def did(self, scope: Scope, happening: Happening) -> dict[str, Value] | None:
        return self.expected(scope, happening.event)


class SpellEvent(TextEvent):
    """L-17.7, L-17.1: a player has summoned a spell; what was converted is one, too."""

    __slots__ = ("who",)

    def __init__(self, who: PlayerPlan) -> None:
        super().__init__(("summon",))
        self.who = who

    def expected(self, scope: Scope, event: Event) -> dict[str, Value] | None:
        if not isinstance(event, Summon) or not self.who.matches(scope, event.player):
            return None
        return self.bound(-1 - event.player, 0) if is_spell_summon(scope.game, event) else None

    def did(self, scope: Scope, happening: Happening) -> dict[str, Value] | None:
        return self.expected(scope, happening.event)


class FinishedEvent(TextEvent):
    """L-1.4, L-17.9b: a summoned spell was processed and has gone to the graveyard; binds the card there."""

    __slots__ = ("who",)

    def __init__(self, who: PlayerPlan) -> None:
        super().__init__(("finish_spell",))
        self.who = who

    def expected(self, scope: Scope, event: Event) -> dict[str, Value] | None:
        if not isinstance(event, FinishSpell) or not self.who.matches(scope, event.player):
            return None
        return self.bound(event.object, 0)

    def did(self, scope: Scope, happening: Happening) -> dict[str, Value] | None:
        return self.expected(scope, happening.event)


class AimDeed(DeedPlan):
    """L-10.4: a creature attacks life, or attacks creatures."""

    __slots__ = ("attacker", "is_life")

    def __init__(self, attacker: ThingPlan, *, is_life: bool) -> None:
        super().__init__("attack")
        self.attacker = attacker
        self.is_life = is_life

    def concerns(self, scope: Scope, subject: ObjectId, other: ObjectId) -> bool:
        return other != 0 and (other < 0) == self.is_life and self.attacker.matches(scope, subject)


class SummonDeed(DeedPlan):
    """L-9.1: a player summons a card of a kind; what it is done to is told by the kinds it is summoned as (L-17.1)."""

    __slots__ = ("of", "who")

    def __init__(self, who: PlayerPlan, of: int) -> None:
        super().__init__("summon")
        self.who = who
        self.of = of

    def concerns(self, scope: Scope, subject: ObjectId, other: ObjectId) -> bool:
        return bool(other & self.of) and self.who.matches(scope, -1 - subject)


class BlockedDeed(DeedPlan):
    """L-10.5: a creature is blocked, whoever does it."""

    __slots__ = ("attacker",)

    def __init__(self, attacker: ThingPlan) -> None:
        super().__init__("block")
        self.attacker = attacker

    def concerns(self, scope: Scope, subject: ObjectId, other: ObjectId) -> bool:
        return other != 0 and self.attacker.matches(scope, other)
