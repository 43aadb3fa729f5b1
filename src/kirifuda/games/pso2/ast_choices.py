"""Nodes that only this game has: one of several deeds, what was not chosen, whose ability something is."""

from __future__ import annotations

from kirifuda.text import ast as a


class OneWay(a.Modal, frozen=True):
    """AするかBする: one of several deeds, chosen while the text is carried out (103.4.2.3)."""


class ThatSuch(a.Thing, frozen=True):
    """攻撃中のそのキャラ: what was spoken of, if it is such now."""

    qualities: tuple[a.Quality, ...]
    what: a.Ref


class Unchosen(a.Quality, frozen=True):
    """選ばれなかった: nobody has chosen it while the text is carried out (406.2.5)."""


class HolderOf(a.Thing, frozen=True):
    """その能力を持つキャラ: the card on which an ability stands, if it is such a card (103.3.1)."""

    what: a.Ref
    noun: a.Noun


class SourceOf(a.Thing, frozen=True):
    """その能力の発生源のキャラ: whose doing an ability is, if that is such a card (103.2.2)."""

    what: a.Ref
    noun: a.Noun
