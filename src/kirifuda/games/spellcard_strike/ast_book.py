"""Nodes that only Spellcard Strike has: what the book names besides cards, strikers and areas: kinds of abilities,
sources of damage, who goes first, how a game ends."""

from __future__ import annotations

from kirifuda.games.spellcard_strike.ast_effects import Fix
from kirifuda.games.spellcard_strike.ast_nouns import Icon, Sort
from kirifuda.text import ast as a

# --- kinds of abilities (2.4.2) -----------------------------------------------------------------------


class AbilityKind(a.Feature, frozen=True):
    """常時発動能力, 誘発能力, 宣言能力, キーワード能力 …: all abilities of that kind."""

    name: str


class PrintedKind(a.Feature, frozen=True):
    """The same, of those that are printed on the card (8.1.12)."""

    name: str


class EveryAttribute(a.Feature, frozen=True):
    """All attributes (3.3)."""


class PrintedAttribute(a.Feature, frozen=True):
    """The attributes that are printed on the card (8.1.12)."""


class LastingSort(Sort, frozen=True):
    """持続型能力 (2.4.6)."""


class InstantSort(Sort, frozen=True):
    """即時解決能力 (2.4.7)."""


class TimedSort(Sort, frozen=True):
    """アクションタイミング能力, リアクションタイミング能力 (2.5.4.2)."""

    timing: str


class CardType(a.Feature, frozen=True):
    """カードの種類 (3.1)."""

    name: str


class Headed(a.Ability, frozen=True):
    """A declared ability inside quotation marks: its icons, its conditions of use, what it does (8.2.4, 2.4.5)."""

    icons: tuple[HeadIcon, ...]
    limits: tuple[a.Limit, ...]
    do: a.Effect


class HeadIcon(a.Node, frozen=True):
    """An icon of a declared ability: when it is declared, how long it lasts, or one of its cost."""


class TimingIcon(HeadIcon, frozen=True):
    """2.5.4.2."""

    timing: str


class LastingIcon(HeadIcon, frozen=True):
    """2.4.6."""

    lasting: str


class CostIcon(HeadIcon, frozen=True):
    """7.1.3."""

    icon: Icon


# --- damage and targets -------------------------------------------------------------------------------


class Dealers(a.Thing, frozen=True):
    """The strikers that the damage of the trigger comes from (2.6.2)."""


class BySource(a.Cause, frozen=True):
    """By damage of which certain strikers are the source."""

    what: a.Thing


class IsTargetOf(a.Deed, frozen=True):
    """The subject is chosen as the target of such declarations of certain strikers."""

    by: a.Thing
    sort: Sort


# --- actions of the striker phase (5.4.3, 5.4.6.3) ----------------------------------------------------


class GrazesAgainst(a.Deed, frozen=True):
    """The subject grazes attacks in which certain strikers take part (5.4.7.6)."""

    what: a.Thing


class MovesFreely(a.Deed, frozen=True):
    """The subject moves by the free action of 5.4.6, not by an effect."""


class DeclaresAdding(a.Deed, frozen=True):
    """The subject declares something as its additional action (5.4.6.3)."""

    sort: Sort


# --- the game ---------------------------------------------------------------------------------------


class GoesFirst(a.Condition, frozen=True):
    """先手 (5.1.3)."""

    who: a.Player


class GoesSecond(a.Condition, frozen=True):
    """後手 (5.1.3)."""

    who: a.Player


class FirstOne(a.Which, frozen=True):
    """第一ターン: that of a player's first turn (5.3.2, 5.4.11)."""


class Loses(a.Deed, frozen=True):
    """The subject loses the game: for a reason of 1.2.4, or for any."""

    why: str


class Wins(a.Deed, frozen=True):
    """The subject wins the game: for a reason of 1.2.4, or for any."""

    why: str


class Arrives(a.Deed, frozen=True):
    """The subject has been put into the zone where it is."""


class ArrivesHidden(a.Deed, frozen=True):
    """The same, face down."""


class GoesTo(a.Deed, frozen=True):
    """The subject is put into a zone, by a rule or an effect."""

    zone: a.Zone


class ChangesSides(a.Deed, frozen=True):
    """Somebody else comes to control the subject (2.2.4.1)."""


# --- how often, how many, how far ---------------------------------------------------------------------


class SoOften(a.Effect, frozen=True):
    """What a trigger does, only so often a turn."""

    times: a.Amount
    do: a.Effect


class OnlySoOften(a.Effect, frozen=True):
    """The trigger of the sentence before acts only so often a turn."""

    times: a.Amount


class HandLimit(a.Amount, frozen=True):
    """The hand limit of whoever acts (4.3.5)."""


class Difference(a.Amount, frozen=True):
    """How far two numbers lie apart."""

    left: a.Amount
    right: a.Amount


class NearRange(a.Feature, frozen=True):
    """An attack range of the eight areas around the striker (3.6.2, 4.1.5.1)."""


class RangeOf(a.Feature, frozen=True):
    """The attack range that a striker has."""

    what: a.Thing


class PrintedStats(a.Feature, frozen=True):
    """Every status as it is printed (2.2.5.1, 8.1.12)."""


# --- costs (7.1) ----------------------------------------------------------------------------------------


class CostPart(a.Node, frozen=True):
    """符力コスト, 手札コスト, スコアコスト (7.1.3)."""

    name: str


class Free(Fix, frozen=True):
    """支払わなくてよい."""


class ChangeCost(a.Effect, frozen=True):
    """What a part of the cost of certain declarations becomes."""

    when: a.Event
    part: CostPart
    fix: Fix
