"""Nodes that only this game has: what texts make of its steps, penalties, caps and keywords (L-1, L-5, L-14, L-19)."""

from __future__ import annotations

from typing import ClassVar

from kirifuda.text.ast_base import (
    Ability,
    Amount,
    Cause,
    Condition,
    Deed,
    Effect,
    Event,
    Keyword,
    Limit,
    Period,
    Player,
    Ref,
    Relation,
    Thing,
    Zone,
)
from kirifuda.text.ast_nouns import Filter, Place

# --- conditions, amounts, qualities -------------------------------------------------------------------


class WentFirst(Condition, frozen=True):
    """先攻: a player had the first turn (L-4.3)."""

    who: Player


class WentSecond(Condition, frozen=True):
    """後攻: a player did not (L-4.3)."""

    who: Player


class AgainstThem(Condition, frozen=True):
    """More or fewer such cards than the opponent has of them."""

    of: Filter
    relation: Relation


class ResortUp(Condition, frozen=True):
    """A player's last resort lies face up (L-1.17)."""

    who: Player


class StartingLife(Amount, frozen=True):
    """初期ライフ: what a player's leader sets (L-1.14)."""

    who: Player


class CapOf(Amount, frozen=True):
    """ライフの上限: how far a player's life can rise now (L-1.14)."""

    who: Player


class Copy(Ref, frozen=True):
    """*ref* その複製: the token that duplicates what was spoken of (L-19.6)."""

    TAKES_SELF: ClassVar[bool] = True


class OncePerGame(Limit, frozen=True):
    """So often a game, whichever copy of the card it is."""

    times: Amount


class EventNumber(Amount, frozen=True):
    """How much life, damage or how many cards the event is about (L-10.8, L-19.4)."""


class SameNumber(Amount, frozen=True):
    """As much as what was done before, or as the event is about (L-10.8)."""


class Converted(Deed, frozen=True):
    """Was summoned as the spell of its keyword, and lies in the graveyard (L-19.12)."""


class EquipOnly(Ability, frozen=True):
    """Which creatures equipment is laid on (L-1.9)."""

    of: Filter


class DealsHalf(Effect, frozen=True):
    """Half of every damage that creatures deal, what is left over with it (L-10.8, L-10.9)."""

    what: Thing


class DealsLife(Effect, frozen=True):
    """What becomes of the damage that creatures deal, of that to a player's life alone (L-10.8)."""

    who: Player
    change: Effect


class LessHurtBy(Effect, frozen=True):
    """So much less of every damage to creatures that has such a cause (L-10.9)."""

    what: Thing
    cause: Cause
    by: Amount


class ManaUpTo(Effect, frozen=True):
    """A player may place so many mana cards in the Mana step (L-8.1)."""

    who: Player
    count: Amount


class DealsTimes(Effect, frozen=True):
    """So many times as much of every damage that creatures deal (L-10.8, L-10.9)."""

    what: Thing
    times: Amount


class WasRecycled(Condition, frozen=True):
    """The card itself was summoned by Recycle (L-19.9)."""


class InBattle(Condition, frozen=True):
    """Something happened in the battle that the text has held."""

    condition: Condition


# --- deeds and causes ---------------------------------------------------------------------------------


class UsesTap(Deed, frozen=True):
    """Has a tap ability that its player uses (L-9.3)."""


class UsesKeyword(Deed, frozen=True):
    """Has a keyword that its player uses (L-19)."""

    keywords: tuple[Keyword, ...]


class Destroys(Deed, frozen=True):
    """Destroys what it battles (L-10.9)."""

    what: Thing


class DestroysByDamage(Deed, frozen=True):
    """Destroys by the damage that it deals, in a battle or not (L-10.9)."""

    what: Thing


class DestroysAnyhow(Deed, frozen=True):
    """The same, or by what its text does."""

    what: Thing


class IsDuplicated(Deed, frozen=True):
    """Is duplicated (L-19.6)."""


class EntersFrom(Deed, frozen=True):
    """Enters the battlefield out of a zone, summoned or put (L-9.1, L-9.5, L-15.1)."""

    zone: Zone


class EntersOtherwise(Deed, frozen=True):
    """Enters the battlefield because an effect puts it there (L-15.1)."""


class EntersRecycled(Deed, frozen=True):
    """Enters because it was recycled (L-19.9)."""


class IsReturned(Deed, frozen=True):
    """Goes to its owner's hand."""

    cause: Cause


class Concedes(Deed, frozen=True):
    """Gives up for want of life (L-12.1)."""


class LosesByDrawing(Deed, frozen=True):
    """Loses for want of a deck (L-13.3)."""


class ChangesBy(Deed, frozen=True):
    """Goes to the other area by a keyword (L-19.5)."""

    keyword: Keyword


class MovesTo(Deed, frozen=True):
    """Goes to an area (L-19.5)."""

    area: Zone


class BySpell(Cause, frozen=True):
    """By what a spell does (L-1.3)."""

    whose: Player


class ByThis(Cause, frozen=True):
    """By what the text has done before (L-10.9)."""


class BySacrifice(Cause, frozen=True):
    """For less of a cost (L-19.20)."""


# --- what holds ---------------------------------------------------------------------------------------


class CapIs(Effect, frozen=True):
    """The cap of a player's life is a number (L-1.14)."""

    who: Player
    amount: Amount


class AttacksUpright(Effect, frozen=True):
    """Creatures may attack untapped creatures as well (L-10.4)."""

    subject: Thing


class TapsAtOnce(Effect, frozen=True):
    """Tap abilities may be used in the turn of entering (L-9.3)."""

    subject: Thing


class DrawTwoIs(Effect, frozen=True):
    """A player pays so much for a card in Draw step 2 (L-11.1)."""

    who: Player
    amount: Amount


class SkillCheaper(Effect, frozen=True):
    """A player's leader skill costs so much mana less (L-9.6)."""

    who: Player
    by: Amount


class DrawOneMore(Effect, frozen=True):
    """A player draws more cards in Draw step 1 (L-7.1)."""

    who: Player
    by: Amount


class DrawLimit(Effect, frozen=True):
    """A player draws no more than so many cards in a step (L-7.1, L-11.1)."""

    who: Player
    period: Period
    times: Amount


class MoreMana(Effect, frozen=True):
    """A player may place more mana cards in the Mana step (L-8.1)."""

    who: Player
    by: Amount


class PenaltyIs(Effect, frozen=True):
    """The off-colour penalty is a number (L-14.1)."""

    who: Player
    amount: Amount


class NoPenaltyItself(Effect, frozen=True):
    """Summoning this card has no off-colour penalty (L-14.1)."""


class NotInto(Effect, frozen=True):
    """This card cannot be summoned into an area (L-9.1)."""

    area: Zone


class EntersTapped(Effect, frozen=True):
    """Cards enter the battlefield tapped (L-9.7)."""

    what: Thing


class DealsMore(Effect, frozen=True):
    """So much more of every damage that creatures deal (L-10.8, L-10.9)."""

    what: Thing
    by: Amount


class BindMore(Effect, frozen=True):
    """A player may choose more creatures for Bind (L-19.8)."""

    who: Player
    by: Amount


class ManaTapped(Effect, frozen=True):
    """The mana that a player places in the Mana step comes tapped (L-8.1)."""

    who: Player


class WayCostLess(Effect, frozen=True):
    """Recycling or converting cards costs less (L-19.9, L-19.12)."""

    way: Keyword
    what: Thing
    by: Amount


class EitherEnd(Effect, frozen=True):
    """Put on top of a deck or under it, as the actor likes, each card for itself."""

    what: Thing
    place: Place


class TakeOff(Effect, frozen=True):
    """Equipment comes off and stays in the area (L-1.12)."""

    what: Thing


class Disarm(Effect, frozen=True):
    """What creatures bear comes off (L-1.12)."""

    what: Thing


class EquipItself(Effect, frozen=True):
    """This equipment is laid on a creature of its area, for nothing (L-1.9, L-1.11)."""


class Whenever(Effect, frozen=True):
    """As often as something happens, for a while."""

    event: Event
    do: Effect


class NotBelow(Effect, frozen=True):
    """A cost becomes less, but never less than a number (L-9.1)."""

    does: Effect
    least: Amount
