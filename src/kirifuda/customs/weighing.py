"""How a position is judged: a sum of weighted features."""

from __future__ import annotations


def weighed(weights: tuple[float, ...], features: list[float]) -> float:
    """What features come to together, one weight each."""
    total = 0.0
    for weight, feature in zip(weights, features, strict=True):
        total += weight * feature
    return total
