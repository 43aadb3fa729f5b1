"""A tree for people to look at: a node a line, indented by depth."""

from __future__ import annotations

from msgspec import Struct


def outline(tree: object) -> str:
    """The whole tree."""
    return "\n".join(branches(tree))


def branches(node: object, label: str = "", depth: int = 0) -> list[str]:
    """A node and everything below it, a line each, indented by depth."""
    lead = "  " * depth + (f"{label}: " if label else "")
    if isinstance(node, tuple):
        if not node:
            return []
        found: list[str] = []
        for part in node:
            found.extend(branches(part, label, depth))
        return found
    if not isinstance(node, Struct):
        return [f"{lead}{node}"]
    found = []
    plain: list[str] = []
    for field in node.__struct_fields__:
        value = getattr(node, field)
        if isinstance(value, Struct | tuple):
            found.extend(branches(value, field, depth + 1))
        else:
            plain.append(str(value))
    words = f"({', '.join(plain)})" if plain else ""
    return [f"{lead}{type(node).__name__}{words}", *found]
