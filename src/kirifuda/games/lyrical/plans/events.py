"""What happens to characters, as texts watch for it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.lyrical.rules.common import ATTACKER
from kirifuda.games.lyrical.rules.n00_moving import Discard, DiscardFromPlay, Draw
from kirifuda.games.lyrical.rules.n07_using import Use, UseEffect
from kirifuda.games.lyrical.rules.n09_attack import DeclareGuard
from kirifuda.games.lyrical.rules.n09_damage import Damage, DamagePlayer, Wound
from kirifuda.games.lyrical.zones import IN_PLAY

DEALT: Final = "dealt"
"""Slot: how much damage the event was."""


def with_damage(found: dict[str, k.Value], event: k.Event) -> dict[str, k.Value]:
    """Bindings, and how much damage an event was."""
    return {**found, DEALT: event.number} if isinstance(event, Damage | DamagePlayer | Wound) else found


def followed(found: dict[str, k.Value] | None, happening: k.Happening) -> dict[str, k.Value] | None:
    """Bindings, and where the card of which the event tells lies now."""
    if found is not None and happening.now and happening.now != happening.was:
        found[e.FOLLOW] = (happening.now,)
    return found


@dataclass(eq=False)
class BattleEvent(e.TextEvent):
    """N-9.3: a battle has arisen, and a character is one of the two."""

    kinds: tuple[str, ...] = field(default=("guard",), init=False)
    subject: e.ThingPlan
    foe: e.ThingPlan | None = None
    """Only with such a one; None for whoever."""

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, DeclareGuard):
            return None
        for id, foe in ((event.attacker, event.object), (event.object, event.attacker)):
            if self.subject.matches(scope, id) and (self.foe is None or self.foe.matches(scope, foe)):
                return self.bound(id, foe)
        return None


@dataclass(eq=False)
class EffectEvent(e.TextEvent):
    """N-8.1: an effect of a character was used."""

    kinds: tuple[str, ...] = field(default=("use_effect",), init=False)
    subject: e.ThingPlan

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, UseEffect) or not self.subject.matches(scope, event.card):
            return None
        return self.bound(event.card, 0)

    def subjects_of(self, game: k.Game, happening: k.Happening) -> tuple[k.ObjectId, ...]:
        return (happening.event.card,) if isinstance(happening.event, UseEffect) else ()


@dataclass(eq=False)
class DealtEvent(e.TextEvent):
    """N-9.6-7: a character has dealt damage to somebody."""

    kinds: tuple[str, ...] = field(default=("wound", "damage_player"), init=False)
    subject: e.ThingPlan
    victim: e.ThingPlan
    in_battle: bool = field(default=False, init=False)
    """Only that of an attack or a battle."""
    in_attack: bool = field(default=False, init=False)
    """Only that of whoever attacks."""

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if isinstance(event, Wound):
            victim = event.object
        elif isinstance(event, DamagePlayer) and event.number > 0:
            victim = e.player_target(event.player)
        else:
            return None
        if self.in_battle and not event.in_battle:
            return None
        if self.in_attack and event.dealer != scope.game.number(ATTACKER):
            return None
        if not self.subject.matches(scope, event.dealer) or not self.victim.matches(scope, victim):
            return None
        return with_damage(self.bound(event.dealer, victim), event)


@dataclass(eq=False)
class BeatenEvent(e.TextEvent):
    """N-9.7: something was discarded for the damage of a battle, which somebody dealt."""

    kinds: tuple[str, ...] = field(default=("discard_from_play",), init=False)
    subject: e.ThingPlan
    dealer: e.ThingPlan | None
    """None: whoever."""
    is_about_dealer: bool = False
    """The dealer is the subject of the sentence, and what is discarded its object."""
    anyhow: bool = field(default=False, init=False)
    """For the damage of a text, too."""

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, DiscardFromPlay) or not (event.in_battle or self.anyhow):
            return None
        if not self.subject.matches(scope, event.object):
            return None
        if self.dealer is None:
            return self.bound(event.object, 0)
        for dealer in event.dealers:
            if self.dealer.matches(scope, dealer):
                pair = (dealer, event.object) if self.is_about_dealer else (event.object, dealer)
                return self.bound(*pair)
        return None

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        return followed(self.expected(scope, happening.event), happening)


@dataclass(eq=False)
class LeftEvent(e.TextEvent):
    """A character, item or field card leaves the field."""

    kinds: tuple[str, ...] = field(default=("move",), init=False)
    subject: e.ThingPlan

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, k.Move):
            return None
        card = scope.card(event.object)
        zones = scope.game.map
        if card is None or not zones.kind_of[card.zone].bit & IN_PLAY or zones.kind_of[event.zone].bit & IN_PLAY:
            return None
        return self.bound(event.object, 0) if self.subject.matches(scope, event.object) else None

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        found = self.expected(scope, happening.event)
        if found is not None and happening.now:
            found[e.FOLLOW] = (happening.now,)
        return found


@dataclass(eq=False)
class CauseEvent(e.TextEvent):
    """Something was discarded from play by an effect of somebody's."""

    kinds: tuple[str, ...] = field(default=("discard_from_play",), init=False)
    subject: e.ThingPlan
    whose: e.PlayerPlan

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, DiscardFromPlay) or event.cause != "effect":
            return None
        source = scope.card(event.source)
        if source is None or not self.whose.matches(scope, source.controller):
            return None
        return self.bound(event.object, 0) if self.subject.matches(scope, event.object) else None

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        return followed(self.expected(scope, happening.event), happening)


class PlayerEvent(e.TextEvent):
    """A player draws, discards from the hand, or takes damage."""

    def __init__(self, kind: str, who: e.ThingPlan) -> None:
        super().__init__((kind,))
        self.who = who

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        return self.about(scope, event, event.object_id())

    def about(self, scope: e.Scope, event: k.Event, id: k.ObjectId) -> dict[str, k.Value] | None:
        """The bindings, if the player of the event is meant; `id` is the card that is discarded."""
        if isinstance(event, Discard):
            card = scope.card(id)
            player = -1 if card is None else card.owner
        elif isinstance(event, Draw | DamagePlayer):
            player = -1 if isinstance(event, DamagePlayer) and event.number <= 0 else event.player
        else:
            return None
        if player < 0 or not self.who.matches(scope, e.player_target(player)):
            return None
        return with_damage(self.bound(e.player_target(player), 0), event)

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        return self.about(scope, happening.event, happening.now)


@dataclass(eq=False)
class CardEvent(e.TextEvent):
    """N-7.3: a player uses a card, or begins to set one; it waits on the stack."""

    kinds: tuple[str, ...] = field(default=("use",), init=False)
    who: e.ThingPlan
    what: e.ThingPlan

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, Use) or isinstance(event, UseEffect):
            return None
        if not self.who.matches(scope, e.player_target(event.player)) or not self.what.matches(scope, event.object):
            return None
        return self.bound(e.player_target(event.player), event.object)


class WoundEvent(e.ObjectEvent):
    """N-9.7: something takes damage; how much is known."""

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        found = super().expected(scope, event)
        return None if found is None else with_damage(found, event)

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        found = super().did(scope, happening)
        return None if found is None else with_damage(found, happening.event)
