"""Nodes that only Spellcard Strike has: what an extra line says of decks and of the beginning of a game (3.13.5)."""

from __future__ import annotations

from kirifuda.text.ast_base import Amount, Effect, Node, Quality, Relation


class NeverAce(Effect, frozen=True):
    """This card is not chosen for the ace (5.1.1)."""


class NamedInDeck(Effect, frozen=True):
    """So many cards of another name may be in the deck (1.2.2.2)."""

    name: str
    most: Amount


class OnlySuchCards(Effect, frozen=True):
    """Every spell card of the deck must be such."""

    quality: Quality


class NoSuchCards(Effect, frozen=True):
    """No spell card of the deck may be such."""

    quality: Quality


class MostOfEach(Effect, frozen=True):
    """So many cards of each name at most (1.2.2.2)."""

    most: Amount


class MostOfSuch(Effect, frozen=True):
    """So many cards of each name at most, of cards that are such."""

    quality: Quality
    most: Amount


class Given(Node, frozen=True):
    """When an extra line holds."""


class AsAce(Given, frozen=True):
    """This card is the ace."""


class AllSuch(Given, frozen=True):
    """Every spell card of the deck is such."""

    quality: Quality


class Copies(Given, frozen=True):
    """The deck has so many of this card."""

    count: Amount
    relation: Relation


class SoManySuch(Given, frozen=True):
    """The deck has so many spell cards of a sort."""

    quality: Quality
    count: Amount
    relation: Relation


class ManySuchCards(Effect, frozen=True):
    """So many spell cards of the deck must be such."""

    quality: Quality
    count: Amount
    relation: Relation


class DeckSize(Effect, frozen=True):
    """Of how many cards the deck is made (1.2.2.1)."""

    spells: Amount
    options: Amount
    total: Amount


class WithAce(Effect, frozen=True):
    """What a deck must be, if this card is the ace."""

    do: Effect


class DeckHandLimit(Effect, frozen=True):
    """The hand limit of whoever plays the deck (4.3.5)."""

    given: Given
    count: Amount


class OpeningHand(Effect, frozen=True):
    """So many cards are drawn before the game begins (5.1.4)."""

    given: Given
    count: Amount
