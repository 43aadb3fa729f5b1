"""Nodes that only Spellcard Strike has: information on cards, and its keywords."""

from __future__ import annotations

from kirifuda.games.spellcard_strike.ast_nouns import Sort
from kirifuda.text import ast as a


class House(a.Feature, frozen=True):
    """所属 (3.10)."""

    name: str


class SpellType(a.Feature, frozen=True):
    """スペルタイプ (3.12)."""

    name: str


class StrikerName(a.Feature, frozen=True):
    """ストライカー名 (3.2.1.1)."""

    name: str


class SpellName(a.Feature, frozen=True):
    """スペルカード名 (3.2.1.1)."""

    name: str


class PointBlank(a.Feature, frozen=True):
    """《接射》n (10.2)."""

    count: a.Amount


class Awakening(a.Feature, frozen=True):
    """《覚醒》「ステータス：n」 (10.3)."""

    features: tuple[a.Feature, ...]


class Formation(a.Feature, frozen=True):
    """《陣形》X：「ステータス：n」 (10.4); its range is the map beside it."""

    qualities: tuple[a.Quality, ...]
    features: tuple[a.Feature, ...]


class Ward(a.Feature, frozen=True):
    """《遮断》X (10.5)."""

    against: Sort


class Swift(a.Feature, frozen=True):
    """《瞬速》 (10.6)."""


class Collecting(a.Feature, frozen=True):
    """《蒐集》n (10.7)."""

    count: a.Amount


class Reinforcement(a.Feature, frozen=True):
    """《加勢》X (10.8)."""

    condition: a.Condition


class Protection(a.Feature, frozen=True):
    """《加護》 (10.9)."""
