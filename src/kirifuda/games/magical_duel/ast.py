"""Nodes that only Magical Duel has: aether, orbs, soulbond, and keywords with an argument."""

from __future__ import annotations

from kirifuda.text import ast as a


class Aether(a.Node, frozen=True):
    """One icon: what is paid or produced."""


class Tinted(Aether, frozen=True):
    """One aether of an attribute: 〔火星〕."""

    attribute: a.Attribute


class Tints(Aether, frozen=True):
    """So much aether of an attribute, in words: 火星オドを2つ."""

    attribute: a.Attribute
    count: a.Amount


class Free(Aether, frozen=True):
    """So much aether of any or no attribute: 〔2〕, 〔X〕. Produced, it has no attribute."""

    count: a.Amount


class Either(Aether, frozen=True):
    """So much aether of one attribute, chosen by the actor (MD 907.7, 1002.1a)."""

    count: a.Amount


class AetherLike(Aether, frozen=True):
    """So much aether of the attributes of a thing (MD 907.6)."""

    what: a.Thing
    count: a.Amount


class PayAether(a.Effect, frozen=True):
    """The actor pays aether, all or nothing (MD 1002)."""

    aether: tuple[Aether, ...]


class MakeAether(a.Effect, frozen=True):
    """The actor gets aether (MD 907)."""

    aether: tuple[Aether, ...]


class PayCost(a.Effect, frozen=True):
    """The actor pays the printed cost of a thing (MD 203)."""

    what: a.Thing


class Corrupt(a.Effect, frozen=True):
    """Orbs go to their owner's hand (MD 1009)."""

    what: a.Thing


class Switch(a.Effect, frozen=True):
    """Recovered becomes reversed and the other way round (MD 1011)."""

    what: a.Thing


class Soulbond(a.Effect, frozen=True):
    """Soulbond with its materials (MD 1020)."""

    what: a.Thing


class Redirect(a.Effect, frozen=True):
    """The attack now running is aimed at another thing or player."""

    to: a.Party


class EndBattle(a.Effect, frozen=True):
    """The battle now running ends at once (MD 805)."""


class PutBack(a.Effect, frozen=True):
    """What was looked at goes back to where it lay."""

    what: a.Thing


class ThatIn(a.Thing, frozen=True):
    """Something spoken of before, as far as it lies in that place."""

    what: a.Thing
    place: a.Place


class TurnEither(a.Effect, frozen=True):
    """Turn things into one of several positions, as the actor likes."""

    what: a.Thing
    to: tuple[a.Position, ...]


class CreateMore(a.Effect, frozen=True):
    """So many tokens of the sort that the text made last."""

    count: a.Quantity


class Whenever(a.Effect, frozen=True):
    """Each time that this happens, for as long as the effect lasts, this is carried out."""

    when: a.Event
    do: a.Effect


class AsItResolves(a.Effect, frozen=True):
    """Carried out last, when the conjure resolves (703.3)."""

    then: a.Effect


class EntersInstead(a.Effect, frozen=True):
    """Things that would enter the field one way enter it another way."""

    what: a.Thing
    before: a.Position
    arriving: tuple[a.Arrival, ...]


class ManyControlled(a.Effect, frozen=True):
    """Two or more of the same name may be controlled (MD 504.1a-i)."""


class ManyControlledUpTo(a.Effect, frozen=True):
    """So many casters of one's own name may be controlled; of that name only, if one is given (MD 504.1a-i)."""

    name: str
    count: a.Amount


class Unchasable(a.Effect, frozen=True):
    """That player can chase nothing onto it (MD 1005.2)."""

    what: a.Thing
    by: a.Player


class SteppedUp(a.Quality, frozen=True):
    """Was stepped up when activated (MD 1114.2a)."""


class ByBreak(a.Quality, frozen=True):
    """Was used by its Break (MD 1103.2)."""


class CameFrom(a.Quality, frozen=True):
    """Was activated from that place."""

    place: a.Place


class ByLeave(a.Quality, frozen=True):
    """Was activated because this text lets it be."""


class EntersSo(a.Deed, frozen=True):
    """Enters the field, and was used in a certain way for that."""

    how: a.Quality


class Attacks(a.Deed, frozen=True):
    """Attacks a thing (`Anything`: whatever it is)."""

    what: a.Thing


class AttacksPlayer(a.Deed, frozen=True):
    """Attacks a player."""

    who: a.Player


class IsAttacked(a.Deed, frozen=True):
    """Is attacked by a thing."""

    by: a.Thing


class Battles(a.Deed, frozen=True):
    """Battles with a thing."""

    what: a.Thing


class Switches(a.Deed, frozen=True):
    """Switches (MD 1011.2)."""


class LevelsUp(a.Deed, frozen=True):
    """Is levelled up (MD 504.1c)."""


class AimsAt(a.Deed, frozen=True):
    """If it attacks, attacks such a one (MD 803.3b)."""

    what: a.Thing


class AllBut(a.Thing, frozen=True):
    """Whatever is not this: cards and players."""

    what: a.Thing


class BecomesTarget(a.Deed, frozen=True):
    """Becomes the target of such things (`Anything`: of whatever)."""

    of: a.Thing


class NotBy(a.Cause, frozen=True):
    """Brought about by anything else."""

    cause: a.Cause


class ByResolving(a.Cause, frozen=True):
    """Brought about by a conjure having been resolved: no effect does it (MD 703.3)."""


class Through(a.Deed, frozen=True):
    """A deed, if that brought it about."""

    cause: a.Cause
    deed: a.Deed


class EitherDeed(a.Deed, frozen=True):
    """Any of several deeds."""

    deeds: tuple[a.Deed, ...]


class Beyond(a.Deed, frozen=True):
    """The deed for more than so many times in a turn."""

    n: a.Amount
    deed: a.Deed


class Outside(a.Where, frozen=True):
    """Anywhere but there."""

    place: a.Place


class NotIn(a.Event, frozen=True):
    """An event, only while a period does not run."""

    period: a.Period
    event: a.Event


class InExtraTurn(a.Duration, frozen=True):
    """The extra turn that this text has granted is running (MD 1021)."""


class PlayableIf(a.Effect, frozen=True):
    """This card can be activated only while a condition is true (MD 903.2b)."""

    condition: a.Condition


class DoneHere(a.Amount, frozen=True):
    """How often something has happened as part of the effect that is running (この方法で)."""

    event: a.Event


class CountersRemoved(a.Amount, frozen=True):
    """How many such counters the text has removed (この方法で)."""

    counter: a.Counter


class CasterName(a.Feature, frozen=True):
    """A caster name (MD 202.3)."""

    name: str


class BreakCost(a.Feature, frozen=True):
    """[ブレイク]（コスト） (MD 1103.3)."""

    cost: tuple[a.Effect, ...]


class Dct(a.Feature, frozen=True):
    """[DCT]n―text (MD 1111)."""

    count: a.Amount
    ability: a.Ability


class Vanity(a.Feature, frozen=True):
    """[唯我独尊]－text (MD 1113)."""

    ability: a.Ability


class UnitedFront(a.Feature, frozen=True):
    """[共同戦線]（特徴） (MD 1108)."""

    race: a.Race


class StepUp(a.Feature, frozen=True):
    """[ステップアップ]（種族） (MD 1114)."""

    race: a.Race


class EnterWord(a.Deed, frozen=True):
    """[参戦]: this card enters the field (MD 1106)."""


class LastWords(a.Deed, frozen=True):
    """[断末魔]: this card is put from the field into the graveyard (MD 1107)."""
