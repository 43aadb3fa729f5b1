"""Nodes that only Spellcard Strike has: damage, movement, sentences, deeds."""

from __future__ import annotations

from typing import ClassVar

from kirifuda.games.spellcard_strike.ast_deeds import Source, Way
from kirifuda.games.spellcard_strike.ast_nouns import Region
from kirifuda.text.ast_base import Amount, Condition, Deed, Effect, Event, Limit, Node, Party, Player, Quality, Thing
from kirifuda.text.ast_nouns import Filter
from kirifuda.text.ast_verbs import Action

# --- declarations -----------------------------------------------------------------------------------


class Cancel(Effect, frozen=True):
    """Declarations are cancelled (2.5.5)."""

    what: Thing


# --- the stage --------------------------------------------------------------------------------------


class Shift(Effect, frozen=True):
    """Strikers move forwards or backwards, so many areas (8.1.10)."""

    what: Thing
    way: Way
    count: Amount


class Relocate(Effect, frozen=True):
    """Strikers are moved to an area that nobody stands on, chosen by the actor where there are several."""

    what: Thing
    to: Region


class RelocateTo(Effect, frozen=True):
    """Strikers are moved to certain areas."""

    what: Thing
    to: Thing


class SwapPlaces(Effect, frozen=True):
    """Two strikers change places."""

    what: Thing
    other: Thing


# --- damage -----------------------------------------------------------------------------------------


class Damage(Effect, frozen=True):
    """Things are dealt damage (2.6)."""

    what: Thing
    amount: Amount


class Part(Node, frozen=True):
    """Which part in the damage."""


class Dealt(Part, frozen=True):
    """与えるダメージ."""


class Taken(Part, frozen=True):
    """受けるダメージ."""


class Often(Node, frozen=True):
    """How often."""


class Next(Often, frozen=True):
    """次に: once (8.1.3)."""


class Always(Often, frozen=True):
    """Every time."""


class AsOne(Often, frozen=True):
    """場合: once, however many meet it at the same time (8.1.4.1)."""


class EachOne(Often, frozen=True):
    """とき, 前に: for each that does it."""


class Fix(Node, frozen=True):
    """What becomes of a number."""


class Up(Fix, frozen=True):
    """【+n】."""

    by: Amount


class Down(Fix, frozen=True):
    """【-n】."""

    by: Amount


class To(Fix, frozen=True):
    """【n】に変更する (8.1.7)."""

    to: Amount


class ChangeDamage(Effect, frozen=True):
    """The damage that things deal or take is changed before it is applied (A11 of our readings)."""

    what: Thing
    part: Part
    source: Source
    often: Often
    fix: Fix


class ChangeBigDamage(Effect, frozen=True):
    """The same of damage that is no less than a number, for whoever takes it."""

    what: Thing
    source: Source
    least: Amount
    fix: Fix


class ChangeAttackDamage(Effect, frozen=True):
    """The damage of the attack at hand is changed: 攻撃のダメージ【+n】 (10.2.1)."""

    fix: Fix


# --- frames -----------------------------------------------------------------------------------------


class Instead(Effect, frozen=True):
    """In the place of the sentence before (8.1.5)."""

    do: Effect


class Whenever(Effect, frozen=True):
    """After that event has happened (された, した), as long as the ability lasts (8.1.4, 8.1.8)."""

    TELLS_WHOSE: ClassVar[bool] = True
    """Whose turn or phase begins or ends can be spoken of: そのプレイヤー."""

    when: Event
    do: Effect
    often: Often


class Before(Effect, frozen=True):
    """When that event is about to be applied (される, する前に) (8.1.8)."""

    when: Event
    do: Effect
    often: Often


class Once(Event, frozen=True):
    """The next time only (8.1.3)."""

    event: Event


class OneOfThese(Effect, frozen=True):
    """One effect or the other, as the actor likes (8.1.9)."""

    parts: tuple[Effect, ...]


class NeverWhen(Limit, frozen=True):
    """この宣言は…場合にできない (2.5.4.4)."""

    condition: Condition


class OnlyBy(Limit, frozen=True):
    """この宣言は…のみできる: the caster must be such (2.5.4.4)."""

    quality: Quality


class AimsOnly(Limit, frozen=True):
    """この宣言は…のみを対象にできる: every target must be one of these (2.5.4.1)."""

    of: Filter


class NeverAims(Limit, frozen=True):
    """この宣言は…を対象にできない: no target may be one of these (2.5.4.1)."""

    of: Filter


class NeverCancelled(Limit, frozen=True):
    """この宣言は打ち消されない (2.5.5, 1.1.3)."""


# --- cards and strikers -----------------------------------------------------------------------------


class PaysScore(Effect, frozen=True):
    """The actor pays so many score costs (7.1.6)."""

    count: Amount


class Summon(Effect, frozen=True):
    """Cards are summoned by an effect (2.8.1); its cost is not paid."""

    what: Thing


class SummonActed(Effect, frozen=True):
    """The same, as acted strikers (2.8.1.3)."""

    what: Thing


class Retire(Effect, frozen=True):
    """退場させる (2.8.2)."""

    what: Thing


class Equip(Effect, frozen=True):
    """A card is equipped to a striker (2.9)."""

    what: Thing
    to: Thing


# --- numbers ----------------------------------------------------------------------------------------


class ChangeHandLimit(Effect, frozen=True):
    """A player's hand limit is changed (4.3.5)."""

    who: Player
    fix: Fix


# --- what goes with a sentence ----------------------------------------------------------------------


class FreeLetter(Effect, frozen=True):
    """n is the player's choice (1.1.6.1)."""

    letter: str


class IfDid(Effect, frozen=True):
    """If the sentence before was carried out, which is called by its verb: 捨てた場合."""

    action: Action
    then: Effect


class IfNotDid(Effect, frozen=True):
    """If the sentence before was not carried out, which is called by its verb: 捨てなかった場合."""

    action: Action
    then: Effect


class IfNotDidTo(Effect, frozen=True):
    """The same, of what the sentence before is done to: その敵が移動しなかった場合."""

    what: Thing
    action: Action
    then: Effect


class ThisDamage(Effect, frozen=True):
    """The damage of the sentence before is changed (8.2.5): このダメージ【+2】."""

    fix: Fix


class SwapTwo(Effect, frozen=True):
    """Two strikers that one phrase names change places."""

    what: Thing


class Thereby(Event, frozen=True):
    """By this effect: この効果で."""

    event: Event


class LimitTimes(Effect, frozen=True):
    """Somebody does something only so often a turn."""

    subject: Party
    deed: Deed
    times: Amount


class SwapStats(Effect, frozen=True):
    """POW and DEF of strikers change places for a while."""

    what: Thing


class DrawTo(Effect, frozen=True):
    """The actor draws up to so many cards in hand."""

    count: Amount


class DiscardTo(Effect, frozen=True):
    """The actor discards down to so many cards in hand."""

    count: Amount
