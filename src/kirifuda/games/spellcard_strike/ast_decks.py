"""Nodes that only Spellcard Strike has: what an extra line says of decks and of the beginning of a game (3.13.5)."""

from __future__ import annotations

from kirifuda.text import ast as a


class NeverAce(a.Effect, frozen=True):
    """This card is not chosen for the ace (5.1.1)."""


class NamedInDeck(a.Effect, frozen=True):
    """So many cards of another name may be in the deck (1.2.2.2)."""

    name: str
    most: a.Amount


class OnlySuchCards(a.Effect, frozen=True):
    """Every spell card of the deck must be such."""

    quality: a.Quality


class NoSuchCards(a.Effect, frozen=True):
    """No spell card of the deck may be such."""

    quality: a.Quality


class MostOfEach(a.Effect, frozen=True):
    """So many cards of each name at most (1.2.2.2)."""

    most: a.Amount


class MostOfSuch(a.Effect, frozen=True):
    """So many cards of each name at most, of cards that are such."""

    quality: a.Quality
    most: a.Amount


class Given(a.Node, frozen=True):
    """When an extra line holds."""


class AsAce(Given, frozen=True):
    """This card is the ace."""


class AllSuch(Given, frozen=True):
    """Every spell card of the deck is such."""

    quality: a.Quality


class Copies(Given, frozen=True):
    """The deck has so many of this card."""

    count: a.Amount
    relation: a.Relation


class SoManySuch(Given, frozen=True):
    """The deck has so many spell cards of a sort."""

    quality: a.Quality
    count: a.Amount
    relation: a.Relation


class ManySuchCards(a.Effect, frozen=True):
    """So many spell cards of the deck must be such."""

    quality: a.Quality
    count: a.Amount
    relation: a.Relation


class DeckSize(a.Effect, frozen=True):
    """Of how many cards the deck is made (1.2.2.1)."""

    spells: a.Amount
    options: a.Amount
    total: a.Amount


class WithAce(a.Effect, frozen=True):
    """What a deck must be, if this card is the ace."""

    do: a.Effect


class DeckHandLimit(a.Effect, frozen=True):
    """The hand limit of whoever plays the deck (4.3.5)."""

    given: Given
    count: a.Amount


class OpeningHand(a.Effect, frozen=True):
    """So many cards are drawn before the game begins (5.1.4)."""

    given: Given
    count: a.Amount
