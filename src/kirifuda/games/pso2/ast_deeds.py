"""Nodes that only this game has: deeds, events, and the lines of a text."""

from __future__ import annotations

from typing import ClassVar

from kirifuda.games.pso2.ast_harm import Harm
from kirifuda.games.pso2.ast_nouns import AbilityKind
from kirifuda.text import ast as a

# --- deeds and events ---------------------------------------------------------------------------------


class Attacks(a.Deed, frozen=True):
    """Attacks something (506.4.1)."""

    what: a.Thing


class AttacksAtAll(a.Deed, frozen=True):
    """Attacks, whatever it may be (504.1.5)."""


class IsAttacked(a.Deed, frozen=True):
    """Is attacked (506.4.1)."""


class BecomesTarget(a.Deed, frozen=True):
    """Becomes the target of an attack: chosen (506.3.1), or because the attack is moved to it (302.1b)."""


class IsChosen(a.Deed, frozen=True):
    """Is chosen as the target of an attack (506.3.1)."""


class DeclaresAttack(a.Deed, frozen=True):
    """Declares an attack, or has one declared with it (504.1.5, 506.3.1)."""


class IsTargeted(a.Deed, frozen=True):
    """Becomes the target of an ability of somebody's (406.2.2)."""

    CALLED: ClassVar[a.Noun] = a.AnyAbility()
    ONLY_CALLED: ClassVar[bool] = True

    whose: a.Player


class TakesAbilityDamage(a.Deed, frozen=True):
    """Receives damage that is no battle damage (302.8)."""


class TakesMuch(a.Deed, frozen=True):
    """Receives so much damage at once, or more (214.1)."""

    least: a.Amount


class EmptiesDeck(a.Deed, frozen=True):
    """Would lose the game, since the deck is empty (101.3)."""


class IsTargetedBy(a.Deed, frozen=True):
    """Becomes the target of an ability of which somebody is the source (103.2.2, 406.2.2)."""

    CALLED: ClassVar[a.Noun] = a.AnyAbility()
    ONLY_CALLED: ClassVar[bool] = True

    what: a.Thing


class TakesDamage(a.Deed, frozen=True):
    """Receives damage (214.1)."""


class TakesBattleDamage(a.Deed, frozen=True):
    """Receives damage by a battle (302.8)."""


class TakesBattleDamageFrom(a.Deed, frozen=True):
    """Receives damage by a battle with somebody (302.8, 103.2.2)."""

    what: a.Thing


class TakesDamageBy(a.Deed, frozen=True):
    """Receives damage by somebody's abilities, perhaps only those of actives (103.2.2, 204.2)."""

    cause: a.Cause


class IsTargetOf(a.Deed, frozen=True):
    """Becomes the target of an attack of somebody (506.3.1)."""

    what: a.Thing


class LowersDamage(a.Deed, frozen=True):
    """Is armour, and has lowered damage of some sort to its bearer (205.5.2)."""

    damage: Harm


class PreventsDamage(a.Deed, frozen=True):
    """Is armour, and has lowered damage of some sort to its bearer so that nothing of it is left (205.5.2)."""

    damage: Harm


class DealsDamage(a.Deed, frozen=True):
    """Deals damage to somebody (G.08, 103.2.2)."""

    what: a.Thing


class DrawsCard(a.Deed, frozen=True):
    """A player draws a card (102.4.1, 103.2.1.1)."""


class PlaysCard(a.Deed, frozen=True):
    """A player plays such a card (504.2, G.35)."""

    what: a.Thing


class IsAttackedBy(a.Deed, frozen=True):
    """Is attacked by somebody (506.4.1)."""

    what: a.Thing


class DefeatsByAttack(a.Deed, frozen=True):
    """Destroys something by attacking it (G.13)."""

    what: a.Thing


class DefeatsInBattle(a.Deed, frozen=True):
    """Destroys something by battle damage (302.8)."""

    what: a.Thing


class DealsAny(a.Deed, frozen=True):
    """Deals damage to anybody (G.08)."""


class DealsBattleDamage(a.Deed, frozen=True):
    """Deals battle damage to somebody (302.8)."""

    what: a.Thing


class ChangesRow(a.Deed, frozen=True):
    """Goes to a row (403.1.4)."""

    name: str


class PutsOn(a.Deed, frozen=True):
    """Is equipped with something (205.4)."""

    what: a.Thing


class IsLaid(a.Deed, frozen=True):
    """Is laid on a card (204.2.2, 205.4)."""


class NotNow(a.Condition, frozen=True):
    """A turn or phase that is not running (501.1.3)."""

    period: a.Period


class Engages(a.Deed, frozen=True):
    """交戦状態になる (506.5.1)."""


class EngagesWith(a.Deed, frozen=True):
    """Is engaged with somebody (506.5.1)."""

    what: a.Thing


class UsesAbility(a.Deed, frozen=True):
    """An ability of it goes into the processing area (301.6, G.33)."""

    CALLED: ClassVar[a.Noun] = a.AnyAbility()
    ONLY_CALLED: ClassVar[bool] = True


class UsesKind(a.Deed, frozen=True):
    """Invokes abilities of a kind (103.3.2, 103.7.1.1.1, G.33)."""

    CALLED: ClassVar[a.Noun] = a.AnyAbility()
    ONLY_CALLED: ClassVar[bool] = True

    kind: AbilityKind


class UsesGear(a.Deed, frozen=True):
    """Uses a weapon or armour that it bears (205.5.1-2)."""

    what: a.Thing


class UsesAny(a.Deed, frozen=True):
    """Uses weapons or armour, whichever (205.5)."""

    kind: a.Noun


class RunsOut(a.Deed, frozen=True):
    """Loses the game by an empty deck (101.3)."""


class FallsByDamage(a.Deed, frozen=True):
    """Is defeated by the damage that it has received (213.2-3)."""


class IsLowered(a.Deed, frozen=True):
    """The damage that it deals, perhaps only in battle, is lowered (G.16)."""

    damage: Harm


class PutsInPP(a.Deed, frozen=True):
    """A player puts such a card into PP (404.1, 503.1.1)."""

    what: a.Thing


class Discards(a.Deed, frozen=True):
    """A player discards such a card (G.22)."""

    what: a.Thing


class Performs(a.Deed, frozen=True):
    """A player does something that has a name: search, recover, shuffle, put_in_pp."""

    name: str


class Invokes(a.Deed, frozen=True):
    """発動する: invokes a keyword ability (301.6, G.33)."""

    CALLED: ClassVar[a.Noun] = a.AnyAbility()
    ONLY_CALLED: ClassVar[bool] = True

    keyword: a.Feature


class OnEntry(a.Event, frozen=True):
    """【登場時】 (302.2, G.31)."""


class OnDefeat(a.Event, frozen=True):
    """【戦闘不能時】 (302.3, G.25)."""


class OnDrop(a.Event, frozen=True):
    """【ドロップ】 (302.4, G.30)."""


class NextTime(a.Event, frozen=True):
    """次に…する: the next time only."""

    event: a.Event


class ComesTrue(a.Event, frozen=True):
    """…になった時: a condition that was false has come true."""

    condition: a.Condition


# --- lines of a text ----------------------------------------------------------------------------------


class EitherWay(a.Ability, frozen=True):
    """（条件かコスト）/（条件かコスト）：（効果） (G.04): any one of them is enough."""

    ways: tuple[a.Event | a.Effect, ...]
    do: a.Effect
    limits: tuple[a.Limit, ...]


class MainLine(a.Ability, frozen=True):
    """【Main】 alone on a line of an active (G.39)."""


class PlayOnly(a.Ability, frozen=True):
    """…にのみプレイできる: when the card can be played (504.1.3)."""

    periods: tuple[a.Period, ...]


class PlayOutside(a.Ability, frozen=True):
    """…以外の〜にのみプレイできる: in a phase, but not in one of its steps (504.1.3)."""

    period: a.Period
    less: a.Period


class PlayIf(a.Ability, frozen=True):
    """…場合にのみプレイできる: what must be so, or the card cannot be played (504.1.3)."""

    condition: a.Condition


class PlayInResponse(a.Ability, frozen=True):
    """レスポンスでのみプレイできる (103.7.1)."""


class RuleLine(a.Ability, frozen=True):
    """ルール： no ability but a rule about the card (G.40)."""

    says: a.Effect


class AllLimits(a.Limit, frozen=True):
    """Several limits in one sentence."""

    limits: tuple[a.Limit, ...]
