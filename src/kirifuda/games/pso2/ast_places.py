"""Nodes that only this game has: where cards lie, what fits where, what leaves the game, and by what."""

from __future__ import annotations

from kirifuda.text.ast_base import (
    Amount,
    Cause,
    Condition,
    Deed,
    Effect,
    Noun,
    Player,
    Quality,
    Relation,
    Thing,
    Where,
    Zone,
)
from kirifuda.text.ast_nouns import Filter


class EitherZone(Where, frozen=True):
    """手札または捨札から: in any of several zones of somebody's."""

    whose: Player
    zones: tuple[Zone, ...]


class SameRow(Quality, frozen=True):
    """…と同じ列にいる: in the row and on the side on which somebody is (403.1.4)."""

    what: Thing


class RestOfRow(Quality, frozen=True):
    """…と同じ列にいる他の: there, and not that one (403.1.4)."""

    what: Thing


class CanBear(Quality, frozen=True):
    """…を装備できる: whom a weapon or armour fits (205.4.3)."""

    what: Thing


class FitsOn(Quality, frozen=True):
    """…に装備できる: a weapon or armour that fits somebody (205.4.3)."""

    what: Thing


class TogetherThere(Condition, frozen=True):
    """…と…が合わせてN枚ある: so many cards of several sorts, taken together."""

    where: Where
    sorts: tuple[Filter, ...]
    relation: Relation
    count: Amount


class RemoveFromGame(Effect, frozen=True):
    """ゲームから取り除く: out of the game, whence nothing returns (R.10)."""

    what: Thing


class DiscardTo(Effect, frozen=True):
    """手札がN枚になるように捨てる: as many as the hand is over so many (G.22)."""

    to: Amount


class DamageAtMost(Effect, frozen=True):
    """1度に受けるダメージはN以下になる: damage of more at once is so much (103.4.3)."""

    what: Thing
    most: Amount


class BySuch(Cause, frozen=True):
    """…の能力によって: by abilities of cards of somebody's that are such (103.2.2)."""

    whose: Player
    qualities: tuple[Quality, ...]
    noun: Noun


class ChangesRowBy(Deed, frozen=True):
    """Goes to a row since somebody's ability says so (403.1.4, 103.2.2)."""

    cause: Cause
    name: str


class BearersAmong(Effect, frozen=True):
    """…または〜にのみ装備できる: several sorts of those who can bear this weapon or armour (205.4.3)."""

    of: tuple[Filter, ...]
