"""Nodes that only this game has: what texts make of its steps, penalties, caps and keywords (L-1, L-5, L-14, L-19)."""

from __future__ import annotations

from typing import ClassVar

from kirifuda.text import ast as a

# --- conditions, amounts, qualities -------------------------------------------------------------------


class WentFirst(a.Condition, frozen=True):
    """先攻: a player had the first turn (L-4.3)."""

    who: a.Player


class WentSecond(a.Condition, frozen=True):
    """後攻: a player did not (L-4.3)."""

    who: a.Player


class AgainstThem(a.Condition, frozen=True):
    """More or fewer such cards than the opponent has of them."""

    of: a.Filter
    relation: a.Relation


class ResortUp(a.Condition, frozen=True):
    """A player's last resort lies face up (L-1.17)."""

    who: a.Player


class StartingLife(a.Amount, frozen=True):
    """初期ライフ: what a player's leader sets (L-1.14)."""

    who: a.Player


class CapOf(a.Amount, frozen=True):
    """ライフの上限: how far a player's life can rise now (L-1.14)."""

    who: a.Player


class Copy(a.Ref, frozen=True):
    """*ref* その複製: the token that duplicates what was spoken of (L-19.6)."""

    TAKES_SELF: ClassVar[bool] = True


class OncePerGame(a.Limit, frozen=True):
    """So often a game, whichever copy of the card it is."""

    times: a.Amount


class EventNumber(a.Amount, frozen=True):
    """How much life, damage or how many cards the event is about (L-10.8, L-19.4)."""


class SameNumber(a.Amount, frozen=True):
    """As much as what was done before, or as the event is about (L-10.8)."""


class Converted(a.Deed, frozen=True):
    """Was summoned as the spell of its keyword, and lies in the graveyard (L-19.12)."""


class EquipOnly(a.Ability, frozen=True):
    """Which creatures equipment is laid on (L-1.9)."""

    of: a.Filter


class DealsHalf(a.Effect, frozen=True):
    """Half of every damage that creatures deal, what is left over with it (L-10.8, L-10.9)."""

    what: a.Thing


class DealsLife(a.Effect, frozen=True):
    """What becomes of the damage that creatures deal, of that to a player's life alone (L-10.8)."""

    who: a.Player
    change: a.Effect


class LessHurtBy(a.Effect, frozen=True):
    """So much less of every damage to creatures that has such a cause (L-10.9)."""

    what: a.Thing
    cause: a.Cause
    by: a.Amount


class ManaUpTo(a.Effect, frozen=True):
    """A player may place so many mana cards in the Mana step (L-8.1)."""

    who: a.Player
    count: a.Amount


class DealsTimes(a.Effect, frozen=True):
    """So many times as much of every damage that creatures deal (L-10.8, L-10.9)."""

    what: a.Thing
    times: a.Amount


class WasRecycled(a.Condition, frozen=True):
    """The card itself was summoned by Recycle (L-19.9)."""


class InBattle(a.Condition, frozen=True):
    """Something happened in the battle that the text has held."""

    condition: a.Condition


# --- deeds and causes ---------------------------------------------------------------------------------


class UsesTap(a.Deed, frozen=True):
    """Has a tap ability that its player uses (L-9.3)."""


class UsesKeyword(a.Deed, frozen=True):
    """Has a keyword that its player uses (L-19)."""

    keywords: tuple[a.Keyword, ...]


class Destroys(a.Deed, frozen=True):
    """Destroys what it battles (L-10.9)."""

    what: a.Thing


class DestroysByDamage(a.Deed, frozen=True):
    """Destroys by the damage that it deals, in a battle or not (L-10.9)."""

    what: a.Thing


class DestroysAnyhow(a.Deed, frozen=True):
    """The same, or by what its text does."""

    what: a.Thing


class IsDuplicated(a.Deed, frozen=True):
    """Is duplicated (L-19.6)."""


class EntersFrom(a.Deed, frozen=True):
    """Enters the battlefield out of a zone, summoned or put (L-9.1, L-9.5, L-15.1)."""

    zone: a.Zone


class EntersOtherwise(a.Deed, frozen=True):
    """Enters the battlefield because an effect puts it there (L-15.1)."""


class EntersRecycled(a.Deed, frozen=True):
    """Enters because it was recycled (L-19.9)."""


class IsReturned(a.Deed, frozen=True):
    """Goes to its owner's hand."""

    cause: a.Cause


class Concedes(a.Deed, frozen=True):
    """Gives up for want of life (L-12.1)."""


class LosesByDrawing(a.Deed, frozen=True):
    """Loses for want of a deck (L-13.3)."""


class ChangesBy(a.Deed, frozen=True):
    """Goes to the other area by a keyword (L-19.5)."""

    keyword: a.Keyword


class MovesTo(a.Deed, frozen=True):
    """Goes to an area (L-19.5)."""

    area: a.Zone


class BySpell(a.Cause, frozen=True):
    """By what a spell does (L-1.3)."""

    whose: a.Player


class ByThis(a.Cause, frozen=True):
    """By what the text has done before (L-10.9)."""


class BySacrifice(a.Cause, frozen=True):
    """For less of a cost (L-19.20)."""


# --- what holds ---------------------------------------------------------------------------------------


class CapIs(a.Effect, frozen=True):
    """The cap of a player's life is a number (L-1.14)."""

    who: a.Player
    amount: a.Amount


class AttacksUpright(a.Effect, frozen=True):
    """Creatures may attack untapped creatures as well (L-10.4)."""

    subject: a.Thing


class TapsAtOnce(a.Effect, frozen=True):
    """Tap abilities may be used in the turn of entering (L-9.3)."""

    subject: a.Thing


class DrawTwoIs(a.Effect, frozen=True):
    """A player pays so much for a card in Draw step 2 (L-11.1)."""

    who: a.Player
    amount: a.Amount


class SkillCheaper(a.Effect, frozen=True):
    """A player's leader skill costs so much mana less (L-9.6)."""

    who: a.Player
    by: a.Amount


class DrawOneMore(a.Effect, frozen=True):
    """A player draws more cards in Draw step 1 (L-7.1)."""

    who: a.Player
    by: a.Amount


class DrawLimit(a.Effect, frozen=True):
    """A player draws no more than so many cards in a step (L-7.1, L-11.1)."""

    who: a.Player
    period: a.Period
    times: a.Amount


class MoreMana(a.Effect, frozen=True):
    """A player may place more mana cards in the Mana step (L-8.1)."""

    who: a.Player
    by: a.Amount


class PenaltyIs(a.Effect, frozen=True):
    """The off-colour penalty is a number (L-14.1)."""

    who: a.Player
    amount: a.Amount


class NoPenaltyItself(a.Effect, frozen=True):
    """Summoning this card has no off-colour penalty (L-14.1)."""


class NotInto(a.Effect, frozen=True):
    """This card cannot be summoned into an area (L-9.1)."""

    area: a.Zone


class EntersTapped(a.Effect, frozen=True):
    """Cards enter the battlefield tapped (L-9.7)."""

    what: a.Thing


class DealsMore(a.Effect, frozen=True):
    """So much more of every damage that creatures deal (L-10.8, L-10.9)."""

    what: a.Thing
    by: a.Amount


class BindMore(a.Effect, frozen=True):
    """A player may choose more creatures for Bind (L-19.8)."""

    who: a.Player
    by: a.Amount


class ManaTapped(a.Effect, frozen=True):
    """The mana that a player places in the Mana step comes tapped (L-8.1)."""

    who: a.Player


class WayCostLess(a.Effect, frozen=True):
    """Recycling or converting cards costs less (L-19.9, L-19.12)."""

    way: a.Keyword
    what: a.Thing
    by: a.Amount


class EitherEnd(a.Effect, frozen=True):
    """Put on top of a deck or under it, as the actor likes, each card for itself."""

    what: a.Thing
    place: a.Place


class TakeOff(a.Effect, frozen=True):
    """Equipment comes off and stays in the area (L-1.12)."""

    what: a.Thing


class Disarm(a.Effect, frozen=True):
    """What creatures bear comes off (L-1.12)."""

    what: a.Thing


class EquipItself(a.Effect, frozen=True):
    """This equipment is laid on a creature of its area, for nothing (L-1.9, L-1.11)."""


class Whenever(a.Effect, frozen=True):
    """As often as something happens, for a while."""

    event: a.Event
    do: a.Effect


class NotBelow(a.Effect, frozen=True):
    """A cost becomes less, but never less than a number (L-9.1)."""

    does: a.Effect
    least: a.Amount
