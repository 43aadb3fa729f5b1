"""Nodes for what a card keeps, for how many attributes it has, for its own abilities, for one of several deeds."""

from __future__ import annotations

from typing import ClassVar

from kirifuda.text import ast as a


class Chosen(a.Declared, frozen=True):
    """*ref* 選んだ + aspect: what was declared before; in another ability of the card, what was declared for it."""

    UNTOLD: ClassVar[str] = "kept"


class HasMany(a.Quality, frozen=True):
    """Has so many attributes, or races (MD 206.2, 209.2)."""

    aspect: a.Aspect
    relation: a.Relation
    number: a.Amount


class PrintedMany(a.Quality, frozen=True):
    """So many of them are printed on it (MD 909.6)."""

    aspect: a.Aspect
    relation: a.Relation
    number: a.Amount


class AspectsOf(a.Amount, frozen=True):
    """How many attributes, or races, a thing has."""

    aspect: a.Aspect
    what: a.Thing


class TimesOfCard(a.Limit, frozen=True):
    """All activated abilities of a thing together at most so many times a turn."""

    what: a.Thing
    times: a.Amount


class UsesOf(a.Deed, frozen=True):
    """An ability of a thing, by its name or keyword, is activated (MD 901.1d, 906.3)."""

    ability: a.Feature
    what: a.Thing


class Likeness(a.Feature, frozen=True):
    """The attributes, races or names that other things have (MD 1014.1)."""

    aspect: a.Aspect
    what: a.Thing


class AllAre(a.Condition, frozen=True):
    """None of a set is otherwise."""

    of: a.Filter
    quality: a.Quality


class OneWay(a.Modal, frozen=True):
    """So many of several deeds, as a player chooses while the text is carried out (MD 903.2c leaves out who)."""

    who: a.Player
