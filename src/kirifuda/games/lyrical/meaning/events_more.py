"""What happens in answer to something, and damage by what deals it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.effects.events import TextEvent
from kirifuda.effects.plans import player_target
from kirifuda.effects.things import ThingPlan
from kirifuda.games.lyrical.rules.n07_using import Use
from kirifuda.games.lyrical.rules.n09_damage import Damage, DamagePlayer
from kirifuda.kernel.event import Event, Happening

if TYPE_CHECKING:
    from kirifuda.effects.scope import Scope
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Value


class AnswerEvent(TextEvent):
    """N-7.1: a player has used a trick or an effect in answer."""

    __slots__ = ("who",)

    def __init__(self, kinds: tuple[str, ...], who: ThingPlan) -> None:
        super().__init__(kinds)
        self.who = who

    def expected(self, scope: Scope, event: Event) -> dict[str, Value] | None:
        if not isinstance(event, Use) or not self.who.matches(scope, player_target(event.player)):
            return None
        if not any(frame.procedure.name == "responses" for frame in scope.game.state.frames):
            return None
        return self.bound(player_target(event.player), event.object)

    def did(self, scope: Scope, happening: Happening) -> dict[str, Value] | None:
        return self.expected(scope, happening.event)


class Damager:
    """N-9.7: what deals damage."""

    __slots__ = ("dealer", "in_battle", "is_character", "is_effect")

    def __init__(self, dealer: ThingPlan | None, *, in_battle: bool) -> None:
        self.dealer = dealer
        """None: whoever."""
        self.in_battle = in_battle
        """The damage of a battle or an attack; otherwise that of a text."""
        self.is_effect = False
        """N-8.1: of an effect that was used."""
        self.is_character = False
        """Of a character, in a battle or by its text."""

    def deals(self, scope: Scope, event: Damage | DamagePlayer) -> bool:
        """Whether it is what deals this damage."""
        if not self.is_character and event.in_battle != self.in_battle:
            return False
        if self.is_effect and not is_effect_resolving(scope.game):
            return False
        return self.dealer is None or self.dealer.matches(scope, event.dealer)


def is_effect_resolving(game: Game) -> bool:
    """N-8.1: whether what is carried out now is an effect that was used, and nothing that happens by itself."""
    for frame in reversed(game.state.frames):
        if frame.procedure.name == "doing_by_itself":
            return False
        if frame.procedure.name == "resolution":
            return bool(frame.slots.get("_ability"))
    return False


class DamagedEvent(TextEvent):
    """N-9.6-7: somebody takes damage that something deals."""

    __slots__ = ("damager", "subject")

    def __init__(self, subject: ThingPlan, damager: Damager) -> None:
        super().__init__(("damage", "damage_player"))
        self.subject = subject
        self.damager = damager

    def expected(self, scope: Scope, event: Event) -> dict[str, Value] | None:
        if isinstance(event, DamagePlayer):
            victim = player_target(event.player)
        elif isinstance(event, Damage):
            victim = event.object
        else:
            return None
        if event.number <= 0 or not self.subject.matches(scope, victim) or not self.damager.deals(scope, event):
            return None
        return self.bound(victim, event.dealer)

    def did(self, scope: Scope, happening: Happening) -> dict[str, Value] | None:
        return self.expected(scope, happening.event)
