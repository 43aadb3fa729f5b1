"""What the objects of a lowered text hold: data only, in both builds."""

from __future__ import annotations

import inspect
import types
from collections.abc import Iterator
from typing import Any

from kirifuda.text.ast_base import Node


def parts(thing: Any) -> Iterator[tuple[str, Any]]:
    """What an object holds, by name. Fields of compiled classes are descriptors, those of others slots."""
    if isinstance(thing, dict):
        yield from ((str(key), value) for key, value in thing.items())
    elif isinstance(thing, list | tuple | set | frozenset):
        yield from ((str(at), value) for at, value in enumerate(thing))
    elif type(thing).__module__.startswith("kirifuda."):
        for kind in type(thing).__mro__:
            fields = [name for name, value in vars(kind).items() if inspect.isgetsetdescriptor(value)]
            for name in {*getattr(kind, "__slots__", ()), *fields} - {"__dict__", "__weakref__"}:
                if hasattr(thing, name):
                    yield name, getattr(thing, name)
        yield from getattr(thing, "__dict__", {}).items()


def functions_and_trees(queue: list[tuple[str, Any]]) -> tuple[list[str], int]:
    """Where functions, generators or trees of texts are held by these objects, and how many were looked at."""
    seen: set[int] = set()
    kept: list[Any] = []  # so that no new object gets the address of one that was seen
    found: list[str] = []
    while queue:
        name, thing = queue.pop()
        if id(thing) in seen or hasattr(thing, "work"):
            continue  # a step of the rules wraps a function
        seen.add(id(thing))
        kept.append(thing)
        if isinstance(thing, types.FunctionType | types.MethodType | types.GeneratorType | Node):
            found.append(name)
        queue += [(f"{name}.{part}", value) for part, value in parts(thing)]
    return found, len(seen)
