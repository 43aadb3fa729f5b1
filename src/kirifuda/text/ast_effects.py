"""Effects: frames, choosing, moving. Costs are effects; the actor pays them as written, in order."""

from __future__ import annotations

from kirifuda.text.ast_base import (
    Amount,
    Arrival,
    Aspect,
    Condition,
    Counter,
    Destination,
    Duration,
    Effect,
    Event,
    Feature,
    Kind,
    Node,
    Party,
    Player,
    Position,
    Quantity,
    Thing,
)
from kirifuda.text.ast_nouns import Place

# --- frames ----------------------------------------------------------------------------------------


class Body(Effect, frozen=True):
    """Sentences, one after the other."""

    sentences: tuple[Effect, ...]


class Modal(Effect, frozen=True):
    """Sentences, then so many of the options, chosen on activation (MD 903.2c)."""

    before: tuple[Effect, ...]
    count: Quantity
    options: tuple[Effect, ...]


class Seq(Effect, frozen=True):
    """Effects of one sentence, in order."""

    parts: tuple[Effect, ...]


class Target(Effect, frozen=True):
    """Chosen as targets on activation, checked again on resolution. Binds `what` for the rest of the ability."""

    what: Party
    then: Effect


class May(Effect, frozen=True):
    """The actor may do all of it or nothing. Sets the done-slot that `IfDone` asks for."""

    do: Effect


class If(Effect, frozen=True):
    """Only if a condition is true at that moment."""

    condition: Condition
    then: Effect


class IfDone(Effect, frozen=True):
    """*ref* Only if the sentence before was carried out in full (そうしたなら)."""

    then: Effect


class IfNotDone(Effect, frozen=True):
    """*ref* Only if the sentence before was not carried out."""

    then: Effect


class Otherwise(Effect, frozen=True):
    """*ref* Only if the condition of the sentence before was false (そうでないなら)."""

    then: Effect


class InsteadIf(Effect, frozen=True):
    """If a condition is true, this takes the place of the sentence before."""

    condition: Condition
    then: Effect


class Afterwards(Effect, frozen=True):
    """After the sentence before, whatever became of it (その後)."""

    then: Effect


class By(Effect, frozen=True):
    """A player carries it out: that player is the actor inside. With `EachPlayer`, one after the other."""

    who: Player
    do: Effect


class Timed(Effect, frozen=True):
    """The lasting effects inside hold that long."""

    duration: Duration
    do: Effect


class Delayed(Effect, frozen=True):
    """Delayed trigger (MD 906.6): once, at that event, this is carried out."""

    when: Event
    do: Effect


class Replace(Effect, frozen=True):
    """Replacement: instead of the event, this. A `May` inside makes it optional."""

    event: Event
    instead: Effect


class Unless(Effect, frozen=True):
    """That player may pay; if the payment is not made, the effect happens."""

    who: Player
    pay: Effect
    then: Effect


class ForEach(Effect, frozen=True):
    """The effect once for every `unit` of a count."""

    amount: Amount
    unit: Amount
    do: Effect


class Repeat(Effect, frozen=True):
    """The sentences before, so many more times."""

    times: Amount


class Define(Effect, frozen=True):
    """Fixes the value of a letter used in this ability (MD 903.2d)."""

    letter: str
    value: Amount


class Declare(Effect, frozen=True):
    """The actor names a value of an aspect. Binds for `Declared`."""

    aspect: Aspect


# --- choosing and looking ----------------------------------------------------------------------------


class Choose(Effect, frozen=True):
    """The actor chooses on resolution. Binds `what`."""

    what: Party


class Search(Effect, frozen=True):
    """The actor looks through the place and may find such cards (MD 1012). Binds `what`."""

    what: Thing


class Look(Effect, frozen=True):
    """The actor looks at cards. Binds `what`."""

    what: Thing


class Reveal(Effect, frozen=True):
    """The cards are shown to everyone (MD 1004). Binds `what`."""

    what: Thing


class Shuffle(Effect, frozen=True):
    """A zone is shuffled."""

    place: Place


# --- moving ----------------------------------------------------------------------------------------


class Draw(Effect, frozen=True):
    """The actor draws."""

    count: Quantity


class Destroy(Effect, frozen=True):
    """Destroy (MD 1007)."""

    what: Thing


class Banish(Effect, frozen=True):
    """The actor puts own cards into the graveyard (MD 1008)."""

    what: Thing


class Discard(Effect, frozen=True):
    """Out of the hand into the graveyard (MD 1013)."""

    what: Thing


class Exile(Effect, frozen=True):
    """Out of the game (MD 1003)."""

    what: Thing
    arriving: tuple[Arrival, ...]


class Move(Effect, frozen=True):
    """Any other change of zone, in the order written."""

    what: Thing
    to: Destination
    arriving: tuple[Arrival, ...]


class Into(Destination, frozen=True):
    """Into a zone (the field: enters it)."""

    place: Place


class OnTop(Destination, frozen=True):
    """On top of an ordered zone."""

    place: Place


class OnBottom(Destination, frozen=True):
    """At the bottom of an ordered zone."""

    place: Place


class Over(Destination, frozen=True):
    """On top of an entity, which becomes its stock."""

    what: Thing


class Under(Destination, frozen=True):
    """Under an entity, as its stock."""

    what: Thing


class InPosition(Arrival, frozen=True):
    """Arrives in that position."""

    position: Position


class AsKind(Arrival, frozen=True):
    """Arrives as a card of another kind."""

    kind: Kind


class WithCounters(Arrival, frozen=True):
    """Arrives with counters (MD 1018.8)."""

    counter: Counter
    count: Amount


class AnyOrder(Arrival, frozen=True):
    """In an order the actor likes."""


class RandomOrder(Arrival, frozen=True):
    """In random order."""


class UnderControl(Arrival, frozen=True):
    """Arrives under that player's control."""

    who: Player


class Orient(Effect, frozen=True):
    """Turn cards into a position: rest, recover, reverse, face up, face down."""

    what: Thing
    to: Position


class Control(Effect, frozen=True):
    """The actor takes control (MD 1016)."""

    what: Thing


class Exchange(Effect, frozen=True):
    """Control of two things is exchanged, all or nothing (MD 1017)."""

    what: Thing


class Negate(Effect, frozen=True):
    """Taken off the chase without resolving (MD 1019)."""

    what: Thing


class Create(Effect, frozen=True):
    """Tokens are made (MD 1302). Binds the tokens."""

    count: Quantity
    token: Token
    arriving: tuple[Arrival, ...]


class Token(Node, frozen=True):
    """A token's facts; without a kind it is a 怪異, its race is its name (MD 1302.1)."""

    name: str
    features: tuple[Feature, ...]


class Vanish(Effect, frozen=True):
    """Tokens cease to exist (MD 1302.3)."""

    what: Thing


class Play(Effect, frozen=True):
    """The actor activates cards, paying their cost."""

    what: Thing


class PlayFree(Effect, frozen=True):
    """The actor activates cards without paying (MD 903.2g-ii)."""

    what: Thing


class PlayFor(Effect, frozen=True):
    """The actor activates cards for another cost."""

    what: Thing
    cost: tuple[Effect, ...]


class Activate(Effect, frozen=True):
    """An ability of a thing is activated once, without its cost."""

    ability: Feature
    what: Thing


class RemoveDamage(Effect, frozen=True):
    """The damage that something has received is taken away."""

    what: Thing


class ShuffleIn(Effect, frozen=True):
    """Into the owner's deck, which is then shuffled."""

    what: Thing
