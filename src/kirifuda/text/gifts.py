"""One gift or several: 攻撃力を+1し、耐久力を+1する can be grouped either way, and means the same."""

from __future__ import annotations

from kirifuda.text import ast as a


def in_one(value: object) -> object:
    """A chain of effects in which what one thing gets in several breaths is one gift; any other value as it is."""
    if not isinstance(value, a.Seq):
        return value
    parts: list[a.Effect] = []
    for part in value.parts:
        last = parts[-1] if parts else None
        if isinstance(part, a.Gain) and isinstance(part.what, a.Dropped) and isinstance(last, a.Gain):
            parts[-1] = a.Gain(last.what, (*last.features, *part.features))
        else:
            parts.append(part)
    return parts[0] if len(parts) == 1 else a.Seq(tuple(parts))
