"""What happens in answer to something, and damage by what deals it."""

from __future__ import annotations

from dataclasses import dataclass, field

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.lyrical.plans.events import followed, with_damage
from kirifuda.games.lyrical.rules.common import ATTACKER, GUARD, is_character
from kirifuda.games.lyrical.rules.n00_moving import DiscardFromPlay, FallShort
from kirifuda.games.lyrical.rules.n07_using import Use, UseEffect
from kirifuda.games.lyrical.rules.n09_attack import UNGUARDED
from kirifuda.games.lyrical.rules.n09_damage import Damage, DamagePlayer, Wound
from kirifuda.games.lyrical.zones import HAND, STACK


@dataclass(eq=False)
class AnswerEvent(e.TextEvent):
    """N-7.1: a player has used a trick or an effect in answer."""

    who: e.ThingPlan

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, Use) or not self.who.matches(scope, e.player_target(event.player)):
            return None
        if not any(frame.procedure.name == "responses" for frame in scope.game.state.frames):
            return None
        return self.bound(e.player_target(event.player), event.object)


@dataclass(eq=False)
class UnguardedEvent(e.TextEvent):
    """N-9.6: a character attacks, and nobody guards against it."""

    kinds: tuple[str, ...] = field(default=("occur",), init=False)
    subject: e.ThingPlan

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, k.Occur) or event.moment != UNGUARDED:
            return None
        attacker = scope.game.number(ATTACKER)
        return self.bound(attacker, 0) if self.subject.matches(scope, attacker) else None


@dataclass(eq=False)
class AttackDamageEvent(e.TextEvent):
    """N-9.6, N-12.3: an attack has damaged a player: unguarded, or by ドリンゲン through a guard still there."""

    kinds: tuple[str, ...] = field(default=("damage_player",), init=False)
    subject: e.ThingPlan
    victim: e.ThingPlan
    pierces: bool

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, DamagePlayer) or not event.in_battle or event.number <= 0:
            return None
        guard = scope.game.number(GUARD)
        if (guard != 0 and is_character(scope.game, guard)) != self.pierces or (guard and not self.pierces):
            return None
        victim = e.player_target(event.player)
        if not self.subject.matches(scope, event.dealer) or not self.victim.matches(scope, victim):
            return None
        return with_damage(self.bound(event.dealer, victim), event)


class FromHandEvent(e.ObjectEvent):
    """N-1.1, N-7.4: a character has come into play out of a hand, or out of where it waited after it was set."""

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        if happening.origin < 0 or scope.game.map.kind_of[happening.origin] not in (HAND, STACK):
            return None
        return super().did(scope, happening)


@dataclass(eq=False)
class LosingEvent(e.TextEvent):
    """N-11.1: a player cannot draw or discard from the deck, and would lose."""

    kinds: tuple[str, ...] = field(default=("fall_short",), init=False)
    who: e.ThingPlan
    only_draws: bool

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, FallShort) or (self.only_draws and not event.is_draw):
            return None
        player = e.player_target(event.player)
        return self.bound(player, 0) if self.who.matches(scope, player) else None


class Damager:
    """N-9.7: what deals damage."""

    __slots__ = ("dealer", "in_attack", "in_battle", "is_character", "pierces")

    def __init__(self, dealer: e.ThingPlan | None, *, in_battle: bool) -> None:
        self.dealer = dealer
        """None: whoever."""
        self.in_battle = in_battle
        """The damage of a battle or an attack; otherwise that of a text."""
        self.is_character = False
        """Of a character, in a battle or by its text."""
        self.in_attack = False
        """Only of whoever attacks."""
        self.pierces = False
        """N-12.3: only what ドリンゲン sends on to a player."""

    def deals(self, scope: e.Scope, event: Damage | DamagePlayer | Wound) -> bool:
        """Whether it is what deals this damage."""
        if not self.is_character and event.in_battle != self.in_battle:
            return False
        if self.in_attack and event.dealer != scope.game.number(ATTACKER):
            return False
        if self.pierces and not (
            isinstance(event, DamagePlayer) and is_character(scope.game, scope.game.number(GUARD))
        ):
            return False
        return self.dealer is None or self.dealer.matches(scope, event.dealer)


class DamagedEvent(e.TextEvent):
    """N-9.6-7: somebody takes damage that something deals."""

    def __init__(self, subject: e.ThingPlan, damager: Damager, kind: str) -> None:
        super().__init__((kind, "damage_player"))
        self.subject = subject
        self.damager = damager

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if isinstance(event, DamagePlayer):
            victim = e.player_target(event.player)
        elif isinstance(event, Damage | Wound):
            victim = event.object
        else:
            return None
        if event.number <= 0 or not self.subject.matches(scope, victim) or not self.damager.deals(scope, event):
            return None
        return with_damage(self.bound(victim, event.dealer), event)


class CauseByEvent(e.TextEvent):
    """Something is discarded from play, returned or turned by the text of certain cards."""

    def __init__(self, subject: e.ThingPlan, cause: Damager, kinds: tuple[str, ...] = ("discard_from_play",)) -> None:
        super().__init__(kinds)
        self.subject = subject
        self.cause = cause

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if isinstance(event, DiscardFromPlay) and event.cause != "effect":
            return None
        if self.cause.dealer is not None and not self.cause.dealer.matches(scope, event.source):
            return None
        id = event.object_id()
        return self.bound(id, 0) if self.subject.matches(scope, id) else None

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        return followed(self.expected(scope, happening.event), happening)


@dataclass(eq=False)
class PutEvent(e.TextEvent):
    """N-1.1, N-4.1: a card comes onto the field of a player, who put it there."""

    kinds: tuple[str, ...] = field(default=("enter", "set_field"), init=False)
    who: e.ThingPlan
    what: e.ThingPlan

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, k.Move):
            return None
        owner = e.player_target(scope.game.map.player_of[event.zone])
        if not self.who.matches(scope, owner) or not self.what.matches(scope, event.object):
            return None
        return self.bound(owner, event.object)

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        """By what it has become: where it came from it is no more."""
        event = happening.event
        if not isinstance(event, k.Move) or not happening.now:
            return None
        owner = e.player_target(scope.game.map.player_of[event.zone])
        if not self.who.matches(scope, owner) or not self.what.matches(scope, happening.now):
            return None
        return self.bound(owner, happening.now)


class ByPlayer(e.TextEvent):
    """What a character does is done by its player: the text speaks of the player afterwards."""

    def __init__(self, event: e.TextEvent) -> None:
        super().__init__(event.kinds)
        self.event = event

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        found = self.event.expected(scope, event)
        return None if found is None else {**found, **self.players(scope, event)}

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        found = self.event.did(scope, happening)
        return None if found is None else {**found, **self.players(scope, happening.event)}

    def players(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value]:
        """Whose character it is."""
        card = scope.card(event.card if isinstance(event, UseEffect) else event.object_id())
        return {} if card is None else self.bound(e.player_target(card.controller), 0)

    def subject_of(self, game: k.Game, happening: k.Happening) -> k.ObjectId:
        return self.event.subject_of(game, happening)


@dataclass(eq=False)
class FellEvent(e.TextEvent):
    """N-9.7, A37, A46: something is discarded from play."""

    kinds: tuple[str, ...] = field(default=("discard_from_play",), init=False)
    subject: e.ThingPlan
    cause: str = ""
    """Only for damage, or only by a rule; empty for whatever cause."""
    not_in_battle: bool = False
    """Not for the damage of a battle."""
    is_followed: bool = False
    """The text speaks of where it lies then."""

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, DiscardFromPlay) or (self.not_in_battle and event.in_battle):
            return None
        is_it = self.cause in ("", event.cause) and self.subject.matches(scope, event.object)
        return self.bound(event.object, 0) if is_it else None

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        found = self.expected(scope, happening.event)
        return followed(found, happening) if self.is_followed else found
