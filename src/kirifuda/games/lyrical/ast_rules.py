"""Nodes of this game for what its rules let somebody do, what that takes, and how it is answered."""

from __future__ import annotations

from kirifuda.text import ast as a

# --- prices ---------------------------------------------------------------------------------------


class EffectsOf(a.Thing, frozen=True):
    """The effects of characters, as what is paid for (N-8.2)."""

    what: a.Thing


class WrittenEffectsOf(EffectsOf, frozen=True):
    """Those that are written on the character itself, and not on its items (N-2.3)."""


class FoeOf(a.Thing, frozen=True):
    """The other one of the battle in which something is (N-9.3)."""

    what: a.Thing


class SetOnto(a.Effect, frozen=True):
    """An item is set on a character without being paid for (N-3.1)."""

    what: a.Thing
    to: a.Thing


class SetOntoUnpaid(SetOnto, frozen=True):
    """The same, and the text says that it is not paid for."""


class TopCardOf(a.Thing, frozen=True):
    """The card that was laid last on a character by Setup (N-2.1, N-2.3)."""

    what: a.Thing


class PriceLess(a.Effect, frozen=True):
    """Cards cost so much less (N-1.3)."""

    what: a.Thing
    by: a.Amount


class PriceMore(a.Effect, frozen=True):
    """Cards cost so much more (N-1.3)."""

    what: a.Thing
    by: a.Amount


class FactorLess(a.Effect, frozen=True):
    """So much less factor is required (N-1.2)."""

    what: a.Thing
    by: a.Amount


class FactorMore(a.Effect, frozen=True):
    """So much more factor is required (N-1.2)."""

    what: a.Thing
    by: a.Amount


class DamageAlso(a.Effect, frozen=True):
    """Deal damage to a character and to a player (N-9.6-7)."""

    what: a.Thing
    also: a.Player
    amount: a.Amount


class AttacksUpTo(a.Effect, frozen=True):
    """A character can attack so often a turn: its attacks before that do not make it acted (N-9.1, N-9.9)."""

    what: a.Thing
    times: a.Amount


class DealtIs(a.Effect, frozen=True):
    """Damage that somebody deals is doubled or halved; halves are rounded up."""

    what: a.Party
    to: a.Party
    of: a.Amount


class NoCost(a.Effect, frozen=True):
    """No cost need be paid (N-1.3)."""

    what: a.Thing


class NoFactor(a.Effect, frozen=True):
    """No factor need be paid (N-1.2)."""

    what: a.Thing


class NoPrice(a.Effect, frozen=True):
    """Neither factor nor cost need be paid (N-1.2-3)."""

    what: a.Thing


class ThatDamage(a.Amount, frozen=True):
    """そのダメージ: how much damage the event was that set the text off (N-9.6-7)."""


class Difference(a.Amount, frozen=True):
    """その差: by how much the numbers differ of which the condition around it speaks."""


class Asked(a.Amount, frozen=True):
    """Up to so many, as whoever acts likes."""

    most: a.Amount


class AskedFrom(a.Amount, frozen=True):
    """So many at least and so many at most, as whoever acts likes."""

    least: a.Amount
    most: a.Amount


class Capped(a.Amount, frozen=True):
    """A number, but no more than another."""

    of: a.Amount
    most: a.Amount


class GuardingAgainst(a.Quality, frozen=True):
    """Guards against something (N-9.3)."""

    what: a.Thing


class DealsInBattle(a.Deed, frozen=True):
    """Deals the damage of an attack or a battle (N-9.6-7)."""

    to: a.Party


class SoManyNow(a.Event, frozen=True):
    """There come to be just so many of a set."""

    of: a.Filter
    count: a.Amount


class Much(a.Deed, frozen=True):
    """A deed with at least so much damage."""

    deed: a.Deed
    least: a.Amount


class NumberOf(a.Amount, frozen=True):
    """How many things are spoken of."""

    what: a.Thing


class JustHappening(a.Amount, frozen=True):
    """How often something has happened as part of the effect that is running."""

    event: a.Event


# --- what is possible although a rule says otherwise ----------------------------------------------


class FromHand(a.Quality, frozen=True):
    """Comes out of a hand, set or put (N-1.1)."""


class Despite(a.Deed, frozen=True):
    """A deed in a state in which the rules forbid it: acted (N-8.4, N-9.3), new (N-1.5), just set up (N-2.5)."""

    deed: a.Deed
    state: a.Quality


class Rounding(a.Node, frozen=True):
    """What becomes of the fraction."""


class Up(Rounding, frozen=True):
    """端数切り上げ."""


class Down(Rounding, frozen=True):
    """端数切り捨て."""


class Rounded(a.Amount, frozen=True):
    """An amount, rounded."""

    of: a.Amount
    how: Rounding


class NotWhen(a.Limit, frozen=True):
    """Not while something is so."""

    condition: a.Condition


class AlsoOnto(a.Effect, frozen=True):
    """An item can be set on such characters too, be they the opponent's (N-3.1)."""

    what: a.Thing
    of: a.Filter


class NeverBelow(a.Effect, frozen=True):
    """0より少なくはならない: what was just said lowers nothing below 0 (N-1.3)."""


class AnswersTo(a.Choose, frozen=True):
    """The card is used only in answer to such a thing, and speaks of it (N-7.3)."""


class ReplaceNext(a.Replace, frozen=True):
    """Instead of the event, this; only the next time."""


class NoneLeft(a.Event, frozen=True):
    """The last of a set has left the field."""

    of: a.Filter


class NoneThere(a.Event, frozen=True):
    """There is none of a set: its last one has left, or there was none when the card came."""

    of: a.Filter


class NotDiscarded(a.Arrival, frozen=True):
    """Goes there, and is not discarded after its use (N-5.2, N-6.2)."""


class SetWhen(a.Effect, frozen=True):
    """The card can be set only while something is so (N-1.1, N-3.1, N-4.1)."""

    condition: a.Condition


class AlsoPay(a.Limit, frozen=True):
    """Using it takes this too (N-1.1, N-8.2)."""

    cost: tuple[a.Effect, ...]


class Strikes(a.Deed, frozen=True):
    """Deals the damage of a battle (N-9.8)."""


class Unpaid(a.Arrival, frozen=True):
    """Arrives without factor and cost (N-1.1)."""


class EitherEnd(a.Destination, frozen=True):
    """The top or the bottom of an ordered zone, as whoever acts likes."""

    place: a.Place


class EvenActed(a.Limit, frozen=True):
    """An effect can be used although its character is acted (N-8.4)."""


class WrittenAbilities(a.Feature, frozen=True):
    """書かれている能力: what is printed on the card itself (N-2.3), and not what it was given."""


# --- deeds ----------------------------------------------------------------------------------------


class Responds(a.Deed, frozen=True):
    """レスポンス: a player answers (N-7.1)."""


class RespondsWith(a.Deed, frozen=True):
    """A player answers with a trick, or with an effect (N-7.1)."""

    noun: a.Noun


class ByThisDamage(a.Cause, frozen=True):
    """For damage that the text has just dealt."""


class NotByBattle(a.Cause, frozen=True):
    """Brought about by anything but the damage of a battle."""


class AttacksOrGuards(a.Deed, frozen=True):
    """Declares an attack or a guard (N-9.1, N-9.3)."""


class TurnedBy(a.Deed, frozen=True):
    """Is made acted, or un-acted, by the texts of certain cards."""

    position: a.Position
    cause: a.Cause


class Tires(a.Deed, frozen=True):
    """Becomes acted at the end of its own attack (N-9.9)."""


class CarriesItems(a.Deed, frozen=True):
    """An item is set on a character (N-3.1)."""


class Beyond(a.Deed, frozen=True):
    """A deed once more after so many times in a turn."""

    times: a.Amount
    deed: a.Deed


class IsAffected(a.Deed, frozen=True):
    """A text of such cards does something to the subject (N-7.5)."""

    by: a.Thing


class IsChosen(a.Deed, frozen=True):
    """A text of such cards chooses the subject (A50)."""

    by: a.Thing


class DealtLess(a.Effect, frozen=True):
    """Damage that somebody deals is lowered."""

    what: a.Party
    to: a.Party
    by: a.Amount


class DealtMore(a.Effect, frozen=True):
    """Damage that somebody deals is raised."""

    what: a.Party
    to: a.Party
    by: a.Amount


class TiresGuarding(a.Deed, frozen=True):
    """Becomes acted at the end of an attack against which it guarded (N-9.9)."""


class DamagedBy(a.Deed, frozen=True):
    """Receives damage that something deals (N-9.7)."""

    cause: a.Cause
