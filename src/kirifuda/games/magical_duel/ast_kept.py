"""Nodes for what a card keeps, for how many attributes it has, for its own abilities, for one of several deeds."""

from __future__ import annotations

from typing import ClassVar

from kirifuda.text.ast_base import Amount, Aspect, Condition, Deed, Feature, Limit, Player, Quality, Relation, Thing
from kirifuda.text.ast_effects import Modal
from kirifuda.text.ast_nouns import Filter
from kirifuda.text.ast_verbs import Declared


class Chosen(Declared, frozen=True):
    """*ref* 選んだ + aspect: what was declared before; in another ability of the card, what was declared for it."""

    UNTOLD: ClassVar[str] = "kept"


class HasMany(Quality, frozen=True):
    """Has so many attributes, or races (MD 206.2, 209.2)."""

    aspect: Aspect
    relation: Relation
    number: Amount


class PrintedMany(Quality, frozen=True):
    """So many of them are printed on it (MD 909.6)."""

    aspect: Aspect
    relation: Relation
    number: Amount


class AspectsOf(Amount, frozen=True):
    """How many attributes, or races, a thing has."""

    aspect: Aspect
    what: Thing


class TimesOfCard(Limit, frozen=True):
    """All activated abilities of a thing together at most so many times a turn."""

    what: Thing
    times: Amount


class UsesOf(Deed, frozen=True):
    """An ability of a thing, by its name or keyword, is activated (MD 901.1d, 906.3)."""

    ability: Feature
    what: Thing


class Likeness(Feature, frozen=True):
    """The attributes, races or names that other things have (MD 1014.1)."""

    aspect: Aspect
    what: Thing


class AllAre(Condition, frozen=True):
    """None of a set is otherwise."""

    of: Filter
    quality: Quality


class OneWay(Modal, frozen=True):
    """So many of several deeds, as a player chooses while the text is carried out (MD 903.2c leaves out who)."""

    who: Player
