"""Effects that change numbers, features and permissions; abilities and their limits."""

from __future__ import annotations

from kirifuda.text.ast_base import (
    Ability,
    Amount,
    Arrival,
    Condition,
    Counter,
    Deed,
    Effect,
    Event,
    Feature,
    Limit,
    Node,
    Party,
    Period,
    Stat,
    Thing,
    Zone,
)

# --- counters ----------------------------------------------------------------------------------------


class PutCounters(Effect, frozen=True):
    """Counters are put on each of the things (MD 1018.2)."""

    what: Thing
    counter: Counter
    count: Amount


class RemoveCounters(Effect, frozen=True):
    """Counters are removed (MD 1018.5)."""

    what: Thing
    counter: Counter
    count: Amount


class MoveCounters(Effect, frozen=True):
    """Counters are moved from one thing to another (MD 1018.7)."""

    origin: Thing
    counter: Counter
    count: Amount
    to: Thing


class GainCounters(Effect, frozen=True):
    """The actor gains counters (MD 1018.2)."""

    counter: Counter
    count: Amount


class PayCounters(Effect, frozen=True):
    """The actor pays counters, all or nothing (MD 1018.3)."""

    counter: Counter
    count: Amount


# --- lasting changes -----------------------------------------------------------------------------------


class Gain(Effect, frozen=True):
    """Things gain features, beside what they have; for good unless a `Timed` is around it."""

    what: Thing
    features: tuple[Feature, ...]


class Lose(Effect, frozen=True):
    """Things lose features."""

    what: Thing
    features: tuple[Feature, ...]


class Become(Effect, frozen=True):
    """Things become so, losing what they had of that sort (MD 1014.1)."""

    what: Thing
    features: tuple[Feature, ...]


class EntersAs(Effect, frozen=True):
    """Things enter the field that way (MD 1112, 1018.8)."""

    what: Thing
    arriving: tuple[Arrival, ...]


class SwapStats(Effect, frozen=True):
    """Two stats of each thing change places."""

    what: Thing
    left: Stat
    right: Stat


class Forbid(Effect, frozen=True):
    """The subject cannot do, or undergo, the deed."""

    subject: Party
    deed: Deed


class Allow(Effect, frozen=True):
    """The subject can do the deed although the rules would not let it."""

    subject: Party
    deed: Deed


class Must(Effect, frozen=True):
    """The subject has to do the deed if it can."""

    subject: Party
    deed: Deed


class Toll(Effect, frozen=True):
    """For the deed the subject's controller pays this as well (MD 803.4, 903.2g)."""

    subject: Party
    deed: Deed
    cost: tuple[Effect, ...]


class CostLess(Effect, frozen=True):
    """Activating the things costs so much less (MD 903.2g-iv)."""

    what: Thing
    by: Amount


class CostMore(Effect, frozen=True):
    """Activating the things costs so much more (MD 903.2g-iii)."""

    what: Thing
    by: Amount


class CostBecomes(Effect, frozen=True):
    """Activating the things costs just so much (MD 903.2g-i)."""

    what: Thing
    to: Amount


class ExtraTurn(Effect, frozen=True):
    """The actor has another turn after that one (MD 1021)."""

    after: Period


class Skip(Effect, frozen=True):
    """The period does not take place."""

    period: Period


class ManyInDeck(Effect, frozen=True):
    """Any number of this card may be in a deck."""


class ManyInDeckUpTo(Effect, frozen=True):
    """So many of this card may be in a deck."""

    count: Amount


class WinGame(Effect, frozen=True):
    """The actor wins."""


class LoseGame(Effect, frozen=True):
    """The actor loses."""


# --- abilities -----------------------------------------------------------------------------------------


class CardText(Node, frozen=True):
    """A whole card text: one ability a line."""

    abilities: tuple[Ability, ...]


class Activated(Ability, frozen=True):
    """（コスト）：（効果）."""

    cost: tuple[Effect, ...]
    do: Effect
    limits: tuple[Limit, ...]


class Triggered(Ability, frozen=True):
    """（誘発条件） ⇒ （効果）. The event may bind; see `Happens`."""

    when: Event
    do: Effect
    limits: tuple[Limit, ...]


class Static(Ability, frozen=True):
    """Statements that hold while the ability is valid. No effect in it is ever carried out as an action."""

    says: tuple[Effect, ...]
    limits: tuple[Limit, ...]


class Spell(Ability, frozen=True):
    """What a conjure does when it resolves."""

    do: Effect
    limits: tuple[Limit, ...]


class KeywordLine(Ability, frozen=True):
    """Keywords in a row, each an ability of its own."""

    keywords: tuple[Feature, ...]


class NamedAbility(Ability, frozen=True):
    """[名]ability: abilities of one name are one ability (MD 901.1d)."""

    name: str
    ability: Ability


class Times(Limit, frozen=True):
    """At most so many times a turn."""

    times: Amount


class OnlyWhen(Limit, frozen=True):
    """Only while a condition is true."""

    condition: Condition


class OnlyDuring(Limit, frozen=True):
    """Only in a period."""

    period: Period


class OnlyMainTiming(Limit, frozen=True):
    """Only at main timing (MD 701.2)."""


class OnlyInZone(Limit, frozen=True):
    """Valid while the card is in that zone, and only then (MD 902.2)."""

    zone: Zone


class TimesAGame(Limit, frozen=True):
    """At most so many times in the whole game."""

    times: Amount
