"""Nodes that only this game has: deeds, events, and the lines of a text."""

from __future__ import annotations

from typing import ClassVar

from kirifuda.games.pso2.ast_harm import Harm
from kirifuda.games.pso2.ast_nouns import AbilityKind
from kirifuda.text.ast_base import (
    Ability,
    Amount,
    Cause,
    Condition,
    Deed,
    Effect,
    Event,
    Feature,
    Limit,
    Noun,
    Period,
    Player,
    Thing,
)
from kirifuda.text.ast_nouns import AnyAbility

# --- deeds and events ---------------------------------------------------------------------------------


class Attacks(Deed, frozen=True):
    """Attacks something (506.4.1)."""

    what: Thing


class AttacksAtAll(Deed, frozen=True):
    """Attacks, whatever it may be (504.1.5)."""


class IsAttacked(Deed, frozen=True):
    """Is attacked (506.4.1)."""


class BecomesTarget(Deed, frozen=True):
    """Becomes the target of an attack: chosen (506.3.1), or because the attack is moved to it (302.1b)."""


class IsChosen(Deed, frozen=True):
    """Is chosen as the target of an attack (506.3.1)."""


class DeclaresAttack(Deed, frozen=True):
    """Declares an attack, or has one declared with it (504.1.5, 506.3.1)."""


class IsTargeted(Deed, frozen=True):
    """Becomes the target of an ability of somebody's (406.2.2)."""

    CALLED: ClassVar[Noun] = AnyAbility()
    ONLY_CALLED: ClassVar[bool] = True

    whose: Player


class TakesAbilityDamage(Deed, frozen=True):
    """Receives damage that is no battle damage (302.8)."""


class TakesMuch(Deed, frozen=True):
    """Receives so much damage at once, or more (214.1)."""

    least: Amount


class EmptiesDeck(Deed, frozen=True):
    """Would lose the game, since the deck is empty (101.3)."""


class IsTargetedBy(Deed, frozen=True):
    """Becomes the target of an ability of which somebody is the source (103.2.2, 406.2.2)."""

    CALLED: ClassVar[Noun] = AnyAbility()
    ONLY_CALLED: ClassVar[bool] = True

    what: Thing


class TakesDamage(Deed, frozen=True):
    """Receives damage (214.1)."""


class TakesBattleDamage(Deed, frozen=True):
    """Receives damage by a battle (302.8)."""


class TakesBattleDamageFrom(Deed, frozen=True):
    """Receives damage by a battle with somebody (302.8, 103.2.2)."""

    what: Thing


class TakesDamageBy(Deed, frozen=True):
    """Receives damage by somebody's abilities, perhaps only those of actives (103.2.2, 204.2)."""

    cause: Cause


class IsTargetOf(Deed, frozen=True):
    """Becomes the target of an attack of somebody (506.3.1)."""

    what: Thing


class LowersDamage(Deed, frozen=True):
    """Is armour, and has lowered damage of some sort to its bearer (205.5.2)."""

    damage: Harm


class PreventsDamage(Deed, frozen=True):
    """Is armour, and has lowered damage of some sort to its bearer so that nothing of it is left (205.5.2)."""

    damage: Harm


class DealsDamage(Deed, frozen=True):
    """Deals damage to somebody (G.08, 103.2.2)."""

    what: Thing


class DrawsCard(Deed, frozen=True):
    """A player draws a card (102.4.1, 103.2.1.1)."""


class PlaysCard(Deed, frozen=True):
    """A player plays such a card (504.2, G.35)."""

    what: Thing


class IsAttackedBy(Deed, frozen=True):
    """Is attacked by somebody (506.4.1)."""

    what: Thing


class DefeatsByAttack(Deed, frozen=True):
    """Destroys something by attacking it (G.13)."""

    what: Thing


class DefeatsInBattle(Deed, frozen=True):
    """Destroys something by battle damage (302.8)."""

    what: Thing


class DealsAny(Deed, frozen=True):
    """Deals damage to anybody (G.08)."""


class DealsBattleDamage(Deed, frozen=True):
    """Deals battle damage to somebody (302.8)."""

    what: Thing


class ChangesRow(Deed, frozen=True):
    """Goes to a row (403.1.4)."""

    name: str


class PutsOn(Deed, frozen=True):
    """Is equipped with something (205.4)."""

    what: Thing


class IsLaid(Deed, frozen=True):
    """Is laid on a card (204.2.2, 205.4)."""


class NotNow(Condition, frozen=True):
    """A turn or phase that is not running (501.1.3)."""

    period: Period


class Engages(Deed, frozen=True):
    """交戦状態になる (506.5.1)."""


class EngagesWith(Deed, frozen=True):
    """Is engaged with somebody (506.5.1)."""

    what: Thing


class UsesAbility(Deed, frozen=True):
    """An ability of it goes into the processing area (301.6, G.33)."""

    CALLED: ClassVar[Noun] = AnyAbility()
    ONLY_CALLED: ClassVar[bool] = True


class UsesKind(Deed, frozen=True):
    """Invokes abilities of a kind (103.3.2, 103.7.1.1.1, G.33)."""

    CALLED: ClassVar[Noun] = AnyAbility()
    ONLY_CALLED: ClassVar[bool] = True

    kind: AbilityKind


class UsesGear(Deed, frozen=True):
    """Uses a weapon or armour that it bears (205.5.1-2)."""

    what: Thing


class UsesAny(Deed, frozen=True):
    """Uses weapons or armour, whichever (205.5)."""

    kind: Noun


class RunsOut(Deed, frozen=True):
    """Loses the game by an empty deck (101.3)."""


class FallsByDamage(Deed, frozen=True):
    """Is defeated by the damage that it has received (213.2-3)."""


class IsLowered(Deed, frozen=True):
    """The damage that it deals, perhaps only in battle, is lowered (G.16)."""

    damage: Harm


class PutsInPP(Deed, frozen=True):
    """A player puts such a card into PP (404.1, 503.1.1)."""

    what: Thing


class Discards(Deed, frozen=True):
    """A player discards such a card (G.22)."""

    what: Thing


class Performs(Deed, frozen=True):
    """A player does something that has a name: search, recover, shuffle, put_in_pp."""

    name: str


class Invokes(Deed, frozen=True):
    """発動する: invokes a keyword ability (301.6, G.33)."""

    CALLED: ClassVar[Noun] = AnyAbility()
    ONLY_CALLED: ClassVar[bool] = True

    keyword: Feature


class OnEntry(Event, frozen=True):
    """【登場時】 (302.2, G.31)."""


class OnDefeat(Event, frozen=True):
    """【戦闘不能時】 (302.3, G.25)."""


class OnDrop(Event, frozen=True):
    """【ドロップ】 (302.4, G.30)."""


class NextTime(Event, frozen=True):
    """次に…する: the next time only."""

    event: Event


class ComesTrue(Event, frozen=True):
    """…になった時: a condition that was false has come true."""

    condition: Condition


# --- lines of a text ----------------------------------------------------------------------------------


class EitherWay(Ability, frozen=True):
    """（条件かコスト）/（条件かコスト）：（効果） (G.04): any one of them is enough."""

    ways: tuple[Event | Effect, ...]
    do: Effect
    limits: tuple[Limit, ...]


class MainLine(Ability, frozen=True):
    """【Main】 alone on a line of an active (G.39)."""


class PlayOnly(Ability, frozen=True):
    """…にのみプレイできる: when the card can be played (504.1.3)."""

    periods: tuple[Period, ...]


class PlayOutside(Ability, frozen=True):
    """…以外の〜にのみプレイできる: in a phase, but not in one of its steps (504.1.3)."""

    period: Period
    less: Period


class PlayIf(Ability, frozen=True):
    """…場合にのみプレイできる: what must be so, or the card cannot be played (504.1.3)."""

    condition: Condition


class PlayInResponse(Ability, frozen=True):
    """レスポンスでのみプレイできる (103.7.1)."""


class RuleLine(Ability, frozen=True):
    """ルール： no ability but a rule about the card (G.40)."""

    says: Effect


class AllLimits(Limit, frozen=True):
    """Several limits in one sentence."""

    limits: tuple[Limit, ...]
