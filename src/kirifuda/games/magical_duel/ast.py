"""Nodes that only Magical Duel has: aether, orbs, soulbond, and keywords with an argument."""

from __future__ import annotations

from kirifuda.text.ast_base import (
    Ability,
    Amount,
    Arrival,
    Attribute,
    Cause,
    Condition,
    Counter,
    Deed,
    Duration,
    Effect,
    Event,
    Feature,
    Node,
    Party,
    Period,
    Player,
    Position,
    Quality,
    Quantity,
    Race,
    Thing,
    Where,
)
from kirifuda.text.ast_nouns import Place


class Aether(Node, frozen=True):
    """One icon: what is paid or produced."""


class Tinted(Aether, frozen=True):
    """One aether of an attribute: 〔火星〕."""

    attribute: Attribute


class Tints(Aether, frozen=True):
    """So much aether of an attribute, in words: 火星オドを2つ."""

    attribute: Attribute
    count: Amount


class Free(Aether, frozen=True):
    """So much aether of any or no attribute: 〔2〕, 〔X〕. Produced, it has no attribute."""

    count: Amount


class Either(Aether, frozen=True):
    """So much aether of one attribute, chosen by the actor (MD 907.7, 1002.1a)."""

    count: Amount


class AetherLike(Aether, frozen=True):
    """So much aether of the attributes of a thing (MD 907.6)."""

    what: Thing
    count: Amount


class PayAether(Effect, frozen=True):
    """The actor pays aether, all or nothing (MD 1002)."""

    aether: tuple[Aether, ...]


class MakeAether(Effect, frozen=True):
    """The actor gets aether (MD 907)."""

    aether: tuple[Aether, ...]


class PayCost(Effect, frozen=True):
    """The actor pays the printed cost of a thing (MD 203)."""

    what: Thing


class Corrupt(Effect, frozen=True):
    """Orbs go to their owner's hand (MD 1009)."""

    what: Thing


class Switch(Effect, frozen=True):
    """Recovered becomes reversed and the other way round (MD 1011)."""

    what: Thing


class Soulbond(Effect, frozen=True):
    """Soulbond with its materials (MD 1020)."""

    what: Thing


class Redirect(Effect, frozen=True):
    """The attack now running is aimed at another thing or player."""

    to: Party


class EndBattle(Effect, frozen=True):
    """The battle now running ends at once (MD 805)."""


class PutBack(Effect, frozen=True):
    """What was looked at goes back to where it lay."""

    what: Thing


class ThatIn(Thing, frozen=True):
    """Something spoken of before, as far as it lies in that place."""

    what: Thing
    place: Place


class TurnEither(Effect, frozen=True):
    """Turn things into one of several positions, as the actor likes."""

    what: Thing
    to: tuple[Position, ...]


class CreateMore(Effect, frozen=True):
    """So many tokens of the sort that the text made last."""

    count: Quantity


class Whenever(Effect, frozen=True):
    """Each time that this happens, for as long as the effect lasts, this is carried out."""

    when: Event
    do: Effect


class AsItResolves(Effect, frozen=True):
    """Carried out last, when the conjure resolves (703.3)."""

    then: Effect


class EntersInstead(Effect, frozen=True):
    """Things that would enter the field one way enter it another way."""

    what: Thing
    before: Position
    arriving: tuple[Arrival, ...]


class ManyControlled(Effect, frozen=True):
    """Two or more of the same name may be controlled (MD 504.1a-i)."""


class ManyControlledUpTo(Effect, frozen=True):
    """So many casters of one's own name may be controlled; of that name only, if one is given (MD 504.1a-i)."""

    name: str
    count: Amount


class Unchasable(Effect, frozen=True):
    """That player can chase nothing onto it (MD 1005.2)."""

    what: Thing
    by: Player


class SteppedUp(Quality, frozen=True):
    """Was stepped up when activated (MD 1114.2a)."""


class ByBreak(Quality, frozen=True):
    """Was used by its Break (MD 1103.2)."""


class CameFrom(Quality, frozen=True):
    """Was activated from that place."""

    place: Place


class ByLeave(Quality, frozen=True):
    """Was activated because this text lets it be."""


class EntersSo(Deed, frozen=True):
    """Enters the field, and was used in a certain way for that."""

    how: Quality


class Attacks(Deed, frozen=True):
    """Attacks a thing (`Anything`: whatever it is)."""

    what: Thing


class AttacksPlayer(Deed, frozen=True):
    """Attacks a player."""

    who: Player


class IsAttacked(Deed, frozen=True):
    """Is attacked by a thing."""

    by: Thing


class Battles(Deed, frozen=True):
    """Battles with a thing."""

    what: Thing


class Switches(Deed, frozen=True):
    """Switches (MD 1011.2)."""


class LevelsUp(Deed, frozen=True):
    """Is levelled up (MD 504.1c)."""


class AimsAt(Deed, frozen=True):
    """If it attacks, attacks such a one (MD 803.3b)."""

    what: Thing


class AllBut(Thing, frozen=True):
    """Whatever is not this: cards and players."""

    what: Thing


class BecomesTarget(Deed, frozen=True):
    """Becomes the target of such things (`Anything`: of whatever)."""

    of: Thing


class NotBy(Cause, frozen=True):
    """Brought about by anything else."""

    cause: Cause


class ByResolving(Cause, frozen=True):
    """Brought about by a conjure having been resolved: no effect does it (MD 703.3)."""


class Through(Deed, frozen=True):
    """A deed, if that brought it about."""

    cause: Cause
    deed: Deed


class EitherDeed(Deed, frozen=True):
    """Any of several deeds."""

    deeds: tuple[Deed, ...]


class Beyond(Deed, frozen=True):
    """The deed for more than so many times in a turn."""

    n: Amount
    deed: Deed


class Outside(Where, frozen=True):
    """Anywhere but there."""

    place: Place


class NotIn(Event, frozen=True):
    """An event, only while a period does not run."""

    period: Period
    event: Event


class InExtraTurn(Duration, frozen=True):
    """The extra turn that this text has granted is running (MD 1021)."""


class PlayableIf(Effect, frozen=True):
    """This card can be activated only while a condition is true (MD 903.2b)."""

    condition: Condition


class DoneHere(Amount, frozen=True):
    """How often something has happened as part of the effect that is running (この方法で)."""

    event: Event


class CountersRemoved(Amount, frozen=True):
    """How many such counters the text has removed (この方法で)."""

    counter: Counter


class CasterName(Feature, frozen=True):
    """A caster name (MD 202.3)."""

    name: str


class BreakCost(Feature, frozen=True):
    """[ブレイク]（コスト） (MD 1103.3)."""

    cost: tuple[Effect, ...]


class Dct(Feature, frozen=True):
    """[DCT]n―text (MD 1111)."""

    count: Amount
    ability: Ability


class Vanity(Feature, frozen=True):
    """[唯我独尊]－text (MD 1113)."""

    ability: Ability


class UnitedFront(Feature, frozen=True):
    """[共同戦線]（特徴） (MD 1108)."""

    race: Race


class StepUp(Feature, frozen=True):
    """[ステップアップ]（種族） (MD 1114)."""

    race: Race


class EnterWord(Deed, frozen=True):
    """[参戦]: this card enters the field (MD 1106)."""


class LastWords(Deed, frozen=True):
    """[断末魔]: this card is put from the field into the graveyard (MD 1107)."""
