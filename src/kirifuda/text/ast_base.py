"""Bases of all nodes, and the small words: kinds, zones, players, relations, time.

Every node is a frozen tagged Struct. A field is never None and never a flag; what a wording leaves
out is a node of its own (`AnyPlayer`, `Dropped`). Nodes marked *ref* point at something said before;
which one is found by the bind pass and stands in `Reading.refs`, by path.
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct


class Node(Struct, frozen=True, tag=True, tag_field="node"):
    """Anything in a tree."""


class Quantity(Node, frozen=True):
    """How many: an amount (exactly so many) or a bound."""


class Amount(Quantity, frozen=True):
    """A number, perhaps not known before the effect runs."""


class Party(Node, frozen=True):
    """Whoever or whatever can be the subject of a verb: players and cards."""


class Player(Party, frozen=True):
    """One or more players."""


class Thing(Party, frozen=True):
    """One or more cards (or abilities on the chase)."""


class Ref(Thing, frozen=True):
    """*ref* base: cards spoken of before; look the path up in `Reading.refs`."""


class Role(Thing, frozen=True):
    """A thing known by its part in what is going on, whatever was said before: this card, a caster."""

    role: ClassVar[str]


class Where(Node, frozen=True):
    """Where the cards of a filter lie."""


class Noun(Node, frozen=True):
    """What sort of card a filter takes."""


class Quality(Node, frozen=True):
    """One test of one card; the qualities of a filter are all required."""


class Relation(Node, frozen=True):
    """How two numbers compare."""


class Feature(Node, frozen=True):
    """Something a card gains, loses, has or becomes."""


# --- words: closed lists of a game; `name` is the Japanese word and the identifier ---------------


class Kind(Noun, Feature, frozen=True):
    """A card kind as noun, e.g. 怪異."""

    name: str


class Race(Noun, Feature, frozen=True):
    """A race or trait; as noun: any card that has it."""

    name: str


class Attribute(Feature, frozen=True):
    """An attribute, e.g. 火星."""

    name: str


class Zone(Node, frozen=True):
    """A zone by its name; 戦場 is the field."""

    name: str


class Counter(Node, frozen=True):
    """A counter by its name."""

    name: str


class Stat(Node, frozen=True):
    """A number printed on cards: ATK, DEF, コスト, レベル."""

    name: str


class Position(Node, frozen=True):
    """A way a card lies: リカバー, レスト, リバース, 表向き, 裏向き."""

    name: str


class Phase(Node, frozen=True):
    """A stretch of time: ターン, バトル, or a phase or step by name."""

    name: str


class Keyword(Feature, frozen=True):
    """A keyword without its argument; as a feature, every form of it."""

    name: str


class CardName(Noun, Feature, frozen=True):
    """Cards of exactly this name (MD 202.4: or this caster name)."""

    name: str


# --- players ------------------------------------------------------------------------------------


class You(Player, frozen=True):
    """The controller of this text."""


class Opponent(Player, frozen=True):
    """The opponent of the controller of this text."""


class EachPlayer(Player, frozen=True):
    """Every player, the turn player first."""


class AnyPlayer(Player, frozen=True):
    """Nobody in particular: no restriction."""


class Actor(Player, frozen=True):
    """Whoever is acting: the nearest `By` around, else you. A bare 手札 is the actor's."""


class Owner(Player, frozen=True):
    """The owner of each card that is being moved."""


class TurnPlayer(Player, frozen=True):
    """The player whose turn it is."""


class OtherPlayer(Player, frozen=True):
    """The player whose turn it is not."""


class ControllerOf(Player, frozen=True):
    """The controller of a thing."""

    what: Thing


class OwnerOf(Player, frozen=True):
    """The owner of a thing."""

    what: Thing


class ThatPlayer(Player, frozen=True):
    """*ref* The player spoken of before."""


class SomePlayer(Player, frozen=True):
    """So many players, to be chosen."""

    count: Quantity


# --- small closed classes ------------------------------------------------------------------------


class Extreme(Node, frozen=True):
    """Highest or lowest."""


class Highest(Extreme, frozen=True):
    """The greatest value."""


class Lowest(Extreme, frozen=True):
    """The least value."""


class Aspect(Node, frozen=True):
    """What can be equal or declared: 属性, 種族, カード名, キャスター名, 種類, コスト …"""

    name: str


class Same(Relation, frozen=True):
    """Equal to."""


class AtLeast(Relation, frozen=True):
    """Equal or greater."""


class AtMost(Relation, frozen=True):
    """Equal or less."""


class Above(Relation, frozen=True):
    """Strictly greater."""


class Below(Relation, frozen=True):
    """Strictly less."""


# --- time ----------------------------------------------------------------------------------------


class Which(Node, frozen=True):
    """Which one of the periods of a name."""


class EveryOne(Which, frozen=True):
    """Each time there is one."""


class ThisOne(Which, frozen=True):
    """The one running now."""


class NextOne(Which, frozen=True):
    """The next to begin."""


class Period(Node, frozen=True):
    """A turn, battle or phase: which one, and in whose turn (`AnyPlayer`: either)."""

    which: Which
    whose: Player
    phase: Phase


class Event(Node, frozen=True):
    """Something that sets off a trigger, is replaced, or has happened."""


class Deed(Node, frozen=True):
    """A verb phrase without subject: what is watched, forbidden, allowed, or has happened."""


class Condition(Node, frozen=True):
    """True or false at a moment."""


class Duration(Node, frozen=True):
    """How long a lasting effect holds."""


class Effect(Node, frozen=True):
    """Something to carry out; costs are effects too."""


class Ability(Node, frozen=True):
    """One paragraph of a card text."""


class Limit(Node, frozen=True):
    """A restriction on using an ability."""


class Arrival(Node, frozen=True):
    """How a card comes to its new place."""


class Destination(Node, frozen=True):
    """Where cards are put."""


class Cause(Node, frozen=True):
    """What brought a deed about."""
