"""Nodes of this game for causes of what happens, and for what bounds the use of an effect."""

from __future__ import annotations

from kirifuda.games.lyrical.ast_rules import DealtIs, DealtLess, DealtMore
from kirifuda.text import ast as a


class WithBearer(a.Cause, frozen=True):
    """An item goes because its bearer has left (A46)."""


class ByDringen(a.Cause, frozen=True):
    """The damage that ドリンゲン sends on to a player (N-12.3)."""


class SlainBy(a.Deed, frozen=True):
    """Is discarded for damage that something dealt, in a battle or not (N-9.7)."""

    what: a.Thing


class InAnswer(a.Limit, frozen=True):
    """An effect is used only in answer to such a thing (N-7.1, N-8.1)."""

    what: a.Thing


class UserOf(a.Thing, frozen=True):
    """The character whose effect was used (N-8.1)."""

    what: a.Thing


class BearerOf(a.Thing, frozen=True):
    """The character that carries an item, or carried it (N-3.1)."""

    what: a.Thing


class DidNot(a.Condition, frozen=True):
    """The effect has not brought it about (N-9.7)."""

    event: a.Event


class Duel(a.Effect, frozen=True):
    """Two characters deal each other damage equal to their attack values, and it is no battle."""

    what: a.Thing


class OrBoth(a.Quantity, frozen=True):
    """So many of two, or both if something is so."""

    one: a.Amount
    condition: a.Condition


class OrUpToBoth(OrBoth, frozen=True):
    """The same where both need not be taken."""


class AsPart(a.Deed, frozen=True):
    """A deed of a battle, done by the attacker, or by the guard (N-9.1, N-9.3)."""

    part: a.Deed
    deed: a.Deed


class PutsOut(a.Deed, frozen=True):
    """A player puts a card onto the field in any way: sets it, or by a text (N-1.1, N-4.1)."""

    noun: a.Thing


class ByAttack(a.Cause, frozen=True):
    """The damage that whoever attacks deals, guarded against or not (N-9.6-7)."""


class OtherCase(a.Effect, frozen=True):
    """そうでないなら: a statement that holds when the condition of the one before does not."""

    then: a.Effect


class FallsShort(a.Deed, frozen=True):
    """A player must draw or discard from the deck and cannot: N-11.1 loses."""


class FallsShortDrawing(FallsShort, frozen=True):
    """The same of a card to be drawn."""


class AttacksWithOne(a.Deed, frozen=True):
    """Attacks with another character than those that have attacked this turn (N-9.1)."""


class AsAnswer(a.Quality, frozen=True):
    """Used in answer to something (N-7.1)."""


class OnlyAnswering(a.Limit, frozen=True):
    """Used only in answer to an action of the opponent's, whatever it is (N-7.1)."""


class IgnoresNames(a.Effect, frozen=True):
    """This card can be set although one of its quoted name is in the field (N-1.6)."""


class GoesToHand(a.Deed, frozen=True):
    """Is put into a hand, and not drawn (A47)."""


class EntersFromHand(a.Deed, frozen=True):
    """Comes into play out of a hand, set or put (N-1.1)."""


class Exchanged(a.Feature, frozen=True):
    """Attack value and durability change places."""


class GuardsInstead(a.Effect, frozen=True):
    """Another character guards in the place of the one that does (N-9.3)."""

    what: a.Thing


class Swap(a.Effect, frozen=True):
    """Two characters have each other's attack value, or durability."""

    what: a.Thing
    stat: a.Stat


class DealsByAttack(a.Deed, frozen=True):
    """Deals damage as the one that attacks (N-9.6-7)."""

    to: a.Party


class BattlesWith(a.Deed, frozen=True):
    """バトル with such a character (N-9.3)."""

    what: a.Thing


class TiresBattling(a.Deed, frozen=True):
    """Becomes acted at the end of a battle (N-9.9)."""


class FoughtMore(DealtMore, frozen=True):
    """Damage that somebody deals in battles is raised."""


class FoughtLess(DealtLess, frozen=True):
    """Damage that somebody deals in battles is lowered."""


class FoughtIs(DealtIs, frozen=True):
    """Damage that somebody deals in battles is doubled, halved or set."""


class GetsItem(a.Deed, frozen=True):
    """An item was set on the subject (N-3.1)."""


class IsGuarded(a.Deed, frozen=True):
    """Somebody guards against the subject (N-9.3)."""


class GuardsAgainst(a.Deed, frozen=True):
    """Guards against something (N-9.3)."""

    what: a.Thing


class BeatenBy(a.Deed, frozen=True):
    """Is discarded for damage of a battle with something (N-9.7)."""

    what: a.Thing


class StrikesOpen(a.Deed, frozen=True):
    """Deals the damage of an attack against which nobody guarded (N-9.6)."""

    to: a.Party


class Pierces(a.Deed, frozen=True):
    """Deals the damage that ドリンゲン sends on to the player (N-12.3)."""

    to: a.Party


class IsUnguarded(a.Deed, frozen=True):
    """The subject attacks, and nobody guards against it (N-9.6)."""


class Heals(a.Deed, frozen=True):
    """Damage on the subject is taken away (N-10.2)."""
