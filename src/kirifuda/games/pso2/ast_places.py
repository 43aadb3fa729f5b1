"""Nodes that only this game has: where cards lie, what fits where, what leaves the game, and by what."""

from __future__ import annotations

from kirifuda.text import ast as a


class EitherZone(a.Where, frozen=True):
    """手札または捨札から: in any of several zones of somebody's."""

    whose: a.Player
    zones: tuple[a.Zone, ...]


class SameRow(a.Quality, frozen=True):
    """…と同じ列にいる: in the row and on the side on which somebody is (403.1.4)."""

    what: a.Thing


class RestOfRow(a.Quality, frozen=True):
    """…と同じ列にいる他の: there, and not that one (403.1.4)."""

    what: a.Thing


class CanBear(a.Quality, frozen=True):
    """…を装備できる: whom a weapon or armour fits (205.4.3)."""

    what: a.Thing


class FitsOn(a.Quality, frozen=True):
    """…に装備できる: a weapon or armour that fits somebody (205.4.3)."""

    what: a.Thing


class TogetherThere(a.Condition, frozen=True):
    """…と…が合わせてN枚ある: so many cards of several sorts, taken together."""

    where: a.Where
    sorts: tuple[a.Filter, ...]
    relation: a.Relation
    count: a.Amount


class RemoveFromGame(a.Effect, frozen=True):
    """ゲームから取り除く: out of the game, whence nothing returns (R.10)."""

    what: a.Thing


class DiscardTo(a.Effect, frozen=True):
    """手札がN枚になるように捨てる: as many as the hand is over so many (G.22)."""

    to: a.Amount


class DamageAtMost(a.Effect, frozen=True):
    """1度に受けるダメージはN以下になる: damage of more at once is so much (103.4.3)."""

    what: a.Thing
    most: a.Amount


class BySuch(a.Cause, frozen=True):
    """…の能力によって: by abilities of cards of somebody's that are such (103.2.2)."""

    whose: a.Player
    qualities: tuple[a.Quality, ...]
    noun: a.Noun


class ChangesRowBy(a.Deed, frozen=True):
    """Goes to a row since somebody's ability says so (403.1.4, 103.2.2)."""

    cause: a.Cause
    name: str


class BearersAmong(a.Effect, frozen=True):
    """…または〜にのみ装備できる: several sorts of those who can bear this weapon or armour (205.4.3)."""

    of: tuple[a.Filter, ...]
