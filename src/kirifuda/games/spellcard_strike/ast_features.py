"""Nodes that only Spellcard Strike has: information on cards, and its keywords."""

from __future__ import annotations

from kirifuda.games.spellcard_strike.ast_nouns import Sort
from kirifuda.text.ast_base import Amount, Condition, Feature, Quality


class House(Feature, frozen=True):
    """所属 (3.10)."""

    name: str


class SpellType(Feature, frozen=True):
    """スペルタイプ (3.12)."""

    name: str


class StrikerName(Feature, frozen=True):
    """ストライカー名 (3.2.1.1)."""

    name: str


class SpellName(Feature, frozen=True):
    """スペルカード名 (3.2.1.1)."""

    name: str


class PointBlank(Feature, frozen=True):
    """《接射》n (10.2)."""

    count: Amount


class Awakening(Feature, frozen=True):
    """《覚醒》「ステータス：n」 (10.3)."""

    features: tuple[Feature, ...]


class Formation(Feature, frozen=True):
    """《陣形》X：「ステータス：n」 (10.4); its range is the map beside it."""

    qualities: tuple[Quality, ...]
    features: tuple[Feature, ...]


class Ward(Feature, frozen=True):
    """《遮断》X (10.5)."""

    against: Sort


class Swift(Feature, frozen=True):
    """《瞬速》 (10.6)."""


class Collecting(Feature, frozen=True):
    """《蒐集》n (10.7)."""

    count: Amount


class Reinforcement(Feature, frozen=True):
    """《加勢》X (10.8)."""

    condition: Condition


class Protection(Feature, frozen=True):
    """《加護》 (10.9)."""
