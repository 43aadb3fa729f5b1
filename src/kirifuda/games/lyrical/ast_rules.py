"""Nodes of this game for what its rules let somebody do, what that takes, and how it is answered."""

from __future__ import annotations

from kirifuda.text.ast_base import (
    Amount,
    Arrival,
    Cause,
    Condition,
    Deed,
    Destination,
    Effect,
    Event,
    Feature,
    Limit,
    Node,
    Noun,
    Party,
    Player,
    Position,
    Quality,
    Thing,
)
from kirifuda.text.ast_effects import Choose, Replace
from kirifuda.text.ast_nouns import Filter, Place

# --- prices ---------------------------------------------------------------------------------------


class EffectsOf(Thing, frozen=True):
    """The effects of characters, as what is paid for (N-8.2)."""

    what: Thing


class WrittenEffectsOf(EffectsOf, frozen=True):
    """Those that are written on the character itself, and not on its items (N-2.3)."""


class FoeOf(Thing, frozen=True):
    """The other one of the battle in which something is (N-9.3)."""

    what: Thing


class SetOnto(Effect, frozen=True):
    """An item is set on a character without being paid for (N-3.1)."""

    what: Thing
    to: Thing


class SetOntoUnpaid(SetOnto, frozen=True):
    """The same, and the text says that it is not paid for."""


class TopCardOf(Thing, frozen=True):
    """The card that was laid last on a character by Setup (N-2.1, N-2.3)."""

    what: Thing


class PriceLess(Effect, frozen=True):
    """Cards cost so much less (N-1.3)."""

    what: Thing
    by: Amount


class PriceMore(Effect, frozen=True):
    """Cards cost so much more (N-1.3)."""

    what: Thing
    by: Amount


class FactorLess(Effect, frozen=True):
    """So much less factor is required (N-1.2)."""

    what: Thing
    by: Amount


class FactorMore(Effect, frozen=True):
    """So much more factor is required (N-1.2)."""

    what: Thing
    by: Amount


class DamageAlso(Effect, frozen=True):
    """Deal damage to a character and to a player (N-9.6-7)."""

    what: Thing
    also: Player
    amount: Amount


class AttacksUpTo(Effect, frozen=True):
    """A character can attack so often a turn: its attacks before that do not make it acted (N-9.1, N-9.9)."""

    what: Thing
    times: Amount


class DealtIs(Effect, frozen=True):
    """Damage that somebody deals is doubled or halved; halves are rounded up."""

    what: Party
    to: Party
    of: Amount


class NoCost(Effect, frozen=True):
    """No cost need be paid (N-1.3)."""

    what: Thing


class NoFactor(Effect, frozen=True):
    """No factor need be paid (N-1.2)."""

    what: Thing


class NoPrice(Effect, frozen=True):
    """Neither factor nor cost need be paid (N-1.2-3)."""

    what: Thing


class ThatDamage(Amount, frozen=True):
    """そのダメージ: how much damage the event was that set the text off (N-9.6-7)."""


class Difference(Amount, frozen=True):
    """その差: by how much the numbers differ of which the condition around it speaks."""


class Asked(Amount, frozen=True):
    """Up to so many, as whoever acts likes."""

    most: Amount


class AskedFrom(Amount, frozen=True):
    """So many at least and so many at most, as whoever acts likes."""

    least: Amount
    most: Amount


class Capped(Amount, frozen=True):
    """A number, but no more than another."""

    of: Amount
    most: Amount


class GuardingAgainst(Quality, frozen=True):
    """Guards against something (N-9.3)."""

    what: Thing


class DealsInBattle(Deed, frozen=True):
    """Deals the damage of an attack or a battle (N-9.6-7)."""

    to: Party


class SoManyNow(Event, frozen=True):
    """There come to be just so many of a set."""

    of: Filter
    count: Amount


class Much(Deed, frozen=True):
    """A deed with at least so much damage."""

    deed: Deed
    least: Amount


class NumberOf(Amount, frozen=True):
    """How many things are spoken of."""

    what: Thing


class JustHappening(Amount, frozen=True):
    """How often something has happened as part of the effect that is running."""

    event: Event


# --- what is possible although a rule says otherwise ----------------------------------------------


class FromHand(Quality, frozen=True):
    """Comes out of a hand, set or put (N-1.1)."""


class Despite(Deed, frozen=True):
    """A deed in a state in which the rules forbid it: acted (N-8.4, N-9.3), new (N-1.5), just set up (N-2.5)."""

    deed: Deed
    state: Quality


class Rounding(Node, frozen=True):
    """What becomes of the fraction."""


class Up(Rounding, frozen=True):
    """端数切り上げ."""


class Down(Rounding, frozen=True):
    """端数切り捨て."""


class Rounded(Amount, frozen=True):
    """An amount, rounded."""

    of: Amount
    how: Rounding


class NotWhen(Limit, frozen=True):
    """Not while something is so."""

    condition: Condition


class AlsoOnto(Effect, frozen=True):
    """An item can be set on such characters too, be they the opponent's (N-3.1)."""

    what: Thing
    of: Filter


class NeverBelow(Effect, frozen=True):
    """0より少なくはならない: what was just said lowers nothing below 0 (N-1.3)."""


class AnswersTo(Choose, frozen=True):
    """The card is used only in answer to such a thing, and speaks of it (N-7.3)."""


class ReplaceNext(Replace, frozen=True):
    """Instead of the event, this; only the next time."""


class NoneLeft(Event, frozen=True):
    """The last of a set has left the field."""

    of: Filter


class NoneThere(Event, frozen=True):
    """There is none of a set: its last one has left, or there was none when the card came."""

    of: Filter


class NotDiscarded(Arrival, frozen=True):
    """Goes there, and is not discarded after its use (N-5.2, N-6.2)."""


class SetWhen(Effect, frozen=True):
    """The card can be set only while something is so (N-1.1, N-3.1, N-4.1)."""

    condition: Condition


class AlsoPay(Limit, frozen=True):
    """Using it takes this too (N-1.1, N-8.2)."""

    cost: tuple[Effect, ...]


class Strikes(Deed, frozen=True):
    """Deals the damage of a battle (N-9.8)."""


class Unpaid(Arrival, frozen=True):
    """Arrives without factor and cost (N-1.1)."""


class EitherEnd(Destination, frozen=True):
    """The top or the bottom of an ordered zone, as whoever acts likes."""

    place: Place


class EvenActed(Limit, frozen=True):
    """An effect can be used although its character is acted (N-8.4)."""


class WrittenAbilities(Feature, frozen=True):
    """書かれている能力: what is printed on the card itself (N-2.3), and not what it was given."""


# --- deeds ----------------------------------------------------------------------------------------


class Responds(Deed, frozen=True):
    """レスポンス: a player answers (N-7.1)."""


class RespondsWith(Deed, frozen=True):
    """A player answers with a trick, or with an effect (N-7.1)."""

    noun: Noun


class ByThisDamage(Cause, frozen=True):
    """For damage that the text has just dealt."""


class NotByBattle(Cause, frozen=True):
    """Brought about by anything but the damage of a battle."""


class AttacksOrGuards(Deed, frozen=True):
    """Declares an attack or a guard (N-9.1, N-9.3)."""


class TurnedBy(Deed, frozen=True):
    """Is made acted, or un-acted, by the texts of certain cards."""

    position: Position
    cause: Cause


class Tires(Deed, frozen=True):
    """Becomes acted at the end of its own attack (N-9.9)."""


class CarriesItems(Deed, frozen=True):
    """An item is set on a character (N-3.1)."""


class Beyond(Deed, frozen=True):
    """A deed once more after so many times in a turn."""

    times: Amount
    deed: Deed


class IsAffected(Deed, frozen=True):
    """A text of such cards does something to the subject (N-7.5)."""

    by: Thing


class IsChosen(Deed, frozen=True):
    """A text of such cards chooses the subject (A50)."""

    by: Thing


class DealtLess(Effect, frozen=True):
    """Damage that somebody deals is lowered."""

    what: Party
    to: Party
    by: Amount


class DealtMore(Effect, frozen=True):
    """Damage that somebody deals is raised."""

    what: Party
    to: Party
    by: Amount


class TiresGuarding(Deed, frozen=True):
    """Becomes acted at the end of an attack against which it guarded (N-9.9)."""


class DamagedBy(Deed, frozen=True):
    """Receives damage that something deals (N-9.7)."""

    cause: Cause
