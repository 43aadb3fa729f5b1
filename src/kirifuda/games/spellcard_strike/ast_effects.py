"""Nodes that only Spellcard Strike has: damage, movement, sentences, deeds."""

from __future__ import annotations

from typing import ClassVar

from kirifuda.games.spellcard_strike.ast_deeds import Source, Way
from kirifuda.games.spellcard_strike.ast_nouns import Region
from kirifuda.text import ast as a

# --- declarations -----------------------------------------------------------------------------------


class Cancel(a.Effect, frozen=True):
    """Declarations are cancelled (2.5.5)."""

    what: a.Thing


# --- the stage --------------------------------------------------------------------------------------


class Shift(a.Effect, frozen=True):
    """Strikers move forwards or backwards, so many areas (8.1.10)."""

    what: a.Thing
    way: Way
    count: a.Amount


class Relocate(a.Effect, frozen=True):
    """Strikers are moved to an area that nobody stands on, chosen by the actor where there are several."""

    what: a.Thing
    to: Region


class RelocateTo(a.Effect, frozen=True):
    """Strikers are moved to certain areas."""

    what: a.Thing
    to: a.Thing


class SwapPlaces(a.Effect, frozen=True):
    """Two strikers change places."""

    what: a.Thing
    other: a.Thing


# --- damage -----------------------------------------------------------------------------------------


class Damage(a.Effect, frozen=True):
    """Things are dealt damage (2.6)."""

    what: a.Thing
    amount: a.Amount


class Part(a.Node, frozen=True):
    """Which part in the damage."""


class Dealt(Part, frozen=True):
    """与えるダメージ."""


class Taken(Part, frozen=True):
    """受けるダメージ."""


class Often(a.Node, frozen=True):
    """How often."""


class Next(Often, frozen=True):
    """次に: once (8.1.3)."""


class Always(Often, frozen=True):
    """Every time."""


class AsOne(Often, frozen=True):
    """場合: once, however many meet it at the same time (8.1.4.1)."""


class EachOne(Often, frozen=True):
    """とき, 前に: for each that does it."""


class Fix(a.Node, frozen=True):
    """What becomes of a number."""


class Up(Fix, frozen=True):
    """【+n】."""

    by: a.Amount


class Down(Fix, frozen=True):
    """【-n】."""

    by: a.Amount


class To(Fix, frozen=True):
    """【n】に変更する (8.1.7)."""

    to: a.Amount


class ChangeDamage(a.Effect, frozen=True):
    """The damage that things deal or take is changed before it is applied (A11 of our readings)."""

    what: a.Thing
    part: Part
    source: Source
    often: Often
    fix: Fix


class ChangeBigDamage(a.Effect, frozen=True):
    """The same of damage that is no less than a number, for whoever takes it."""

    what: a.Thing
    source: Source
    least: a.Amount
    fix: Fix


class ChangeAttackDamage(a.Effect, frozen=True):
    """The damage of the attack at hand is changed: 攻撃のダメージ【+n】 (10.2.1)."""

    fix: Fix


# --- frames -----------------------------------------------------------------------------------------


class Instead(a.Effect, frozen=True):
    """In the place of the sentence before (8.1.5)."""

    do: a.Effect


class Whenever(a.Effect, frozen=True):
    """After that event has happened (された, した), as long as the ability lasts (8.1.4, 8.1.8)."""

    TELLS_WHOSE: ClassVar[bool] = True
    """Whose turn or phase begins or ends can be spoken of: そのプレイヤー."""

    when: a.Event
    do: a.Effect
    often: Often


class Before(a.Effect, frozen=True):
    """When that event is about to be applied (される, する前に) (8.1.8)."""

    when: a.Event
    do: a.Effect
    often: Often


class Once(a.Event, frozen=True):
    """The next time only (8.1.3)."""

    event: a.Event


class OneOfThese(a.Effect, frozen=True):
    """One effect or the other, as the actor likes (8.1.9)."""

    parts: tuple[a.Effect, ...]


class NeverWhen(a.Limit, frozen=True):
    """この宣言は…場合にできない (2.5.4.4)."""

    condition: a.Condition


class OnlyBy(a.Limit, frozen=True):
    """この宣言は…のみできる: the caster must be such (2.5.4.4)."""

    quality: a.Quality


class AimsOnly(a.Limit, frozen=True):
    """この宣言は…のみを対象にできる: every target must be one of these (2.5.4.1)."""

    of: a.Filter


class NeverAims(a.Limit, frozen=True):
    """この宣言は…を対象にできない: no target may be one of these (2.5.4.1)."""

    of: a.Filter


class NeverCancelled(a.Limit, frozen=True):
    """この宣言は打ち消されない (2.5.5, 1.1.3)."""


# --- cards and strikers -----------------------------------------------------------------------------


class PaysScore(a.Effect, frozen=True):
    """The actor pays so many score costs (7.1.6)."""

    count: a.Amount


class Summon(a.Effect, frozen=True):
    """Cards are summoned by an effect (2.8.1); its cost is not paid."""

    what: a.Thing


class SummonActed(a.Effect, frozen=True):
    """The same, as acted strikers (2.8.1.3)."""

    what: a.Thing


class Retire(a.Effect, frozen=True):
    """退場させる (2.8.2)."""

    what: a.Thing


class Equip(a.Effect, frozen=True):
    """A card is equipped to a striker (2.9)."""

    what: a.Thing
    to: a.Thing


# --- numbers ----------------------------------------------------------------------------------------


class ChangeHandLimit(a.Effect, frozen=True):
    """A player's hand limit is changed (4.3.5)."""

    who: a.Player
    fix: Fix


# --- what goes with a sentence ----------------------------------------------------------------------


class FreeLetter(a.Effect, frozen=True):
    """n is the player's choice (1.1.6.1)."""

    letter: str


class IfDid(a.Effect, frozen=True):
    """If the sentence before was carried out, which is called by its verb: 捨てた場合."""

    action: a.Action
    then: a.Effect


class IfNotDid(a.Effect, frozen=True):
    """If the sentence before was not carried out, which is called by its verb: 捨てなかった場合."""

    action: a.Action
    then: a.Effect


class IfNotDidTo(a.Effect, frozen=True):
    """The same, of what the sentence before is done to: その敵が移動しなかった場合."""

    what: a.Thing
    action: a.Action
    then: a.Effect


class ThisDamage(a.Effect, frozen=True):
    """The damage of the sentence before is changed (8.2.5): このダメージ【+2】."""

    fix: Fix


class SwapTwo(a.Effect, frozen=True):
    """Two strikers that one phrase names change places."""

    what: a.Thing


class Thereby(a.Event, frozen=True):
    """By this effect: この効果で."""

    event: a.Event


class LimitTimes(a.Effect, frozen=True):
    """Somebody does something only so often a turn."""

    subject: a.Party
    deed: a.Deed
    times: a.Amount


class SwapStats(a.Effect, frozen=True):
    """POW and DEF of strikers change places for a while."""

    what: a.Thing


class DrawTo(a.Effect, frozen=True):
    """The actor draws up to so many cards in hand."""

    count: a.Amount


class DiscardTo(a.Effect, frozen=True):
    """The actor discards down to so many cards in hand."""

    count: a.Amount
