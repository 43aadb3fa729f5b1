"""What is asked of every game's meaning: each node has one, each step names a phrase, and plans hold data only."""

from __future__ import annotations

import inspect
import types
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from kirifuda.effects.errors import NoMeaning
from kirifuda.kernel.ability import Ability
from kirifuda.kernel.procedure import Procedure
from kirifuda.text.ast_base import Node
from kirifuda.text.errors import TextError
from kirifuda.text.language import Language, Reading
from tests.text.sentences import Sentence
from tests.text.wording_checks import nodes


class Lowering(Protocol):
    """The texts of one card on their way to plans."""

    def lower(self, reading: Reading) -> Any: ...


Texts = TypeVar("Texts", bound=Lowering)
Way = TypeVar("Way")
Made = TypeVar("Made")
Readers = dict[str, tuple[type[Node], ...]]
"""Nodes that have no function of their own, by who reads them."""


class Plans(Protocol):
    """What a text was lowered to."""

    abilities: list[Any]
    inner: list[Any]
    procedures: list[Procedure]


@dataclass(frozen=True)
class Nodes:
    """What a game says of its nodes."""

    language: Language
    tables: dict[str, Any]
    readers: Readers
    own: tuple[Any, ...]
    """The modules of its own nodes."""
    lowered: Callable[[str], object]
    """A text as plans."""
    becomes_plans: Callable[[str, str], None]
    """Fails if a text, read as what its key says, does not become what it should."""
    load_pool: Callable[[], Any]
    unread: dict[str, list[str]] = field(default_factory=dict)
    """What `unread` below finds, with a reason beside it."""
    never_said: list[str] = field(default_factory=list)


# Nodes


def said(language: Language) -> set[type[Node]]:
    """Every class of node that a text can hold."""
    rows = language.grammar.rows
    found = {row.node for row in rows if row.node is not None} | {one for row in rows for one in row.inner.values()}
    for row in rows:
        for value in row.fixed.values():
            for one in value if isinstance(value, tuple) else (value,):
                if isinstance(one, Node):
                    found |= {type(node) for _, node in nodes(one)}
    return found


def unread(language: Language, tables: dict[str, Any], readers: Readers) -> dict[str, list[str]]:
    """Nodes without a meaning and a reader, with both, or with a reader although no text holds them."""
    known = {node for table in tables.values() for node in table}
    read = {node for group in readers.values() for node in group}
    found = {
        "unknown": said(language) - known - read,
        "twice": read & known,
        "unsaid": read - said(language),
    }
    return {key: sorted(node.__name__ for node in names) for key, names in found.items() if names}


def never_said(language: Language, module: Any) -> list[str]:
    """Classes of a game's own nodes that no wording makes."""
    held = [getattr(module, name) for name in getattr(module, "__all__", vars(module))]
    own = {one for one in held if isinstance(one, type) and not one.__subclasses__()}
    return sorted(node.__name__ for node in own - said(language))


# Steps


def procedures(made: Plans, abilities: Iterable[Ability] = (), plan: Any = None) -> Iterator[Procedure]:
    """Every procedure that a text made; a card may keep its abilities and its plan beside them."""
    yield from made.procedures
    for ability in (*abilities, *made.abilities, *made.inner):
        if ability.procedure is not None:
            yield ability.procedure
    if plan is not None:
        yield plan.procedure


def astray(abilities: tuple[Any, ...], found: Iterable[Procedure]) -> list[str]:
    """The clauses of steps that name no phrase of their ability: `T-1#`, the ability, the path below it."""
    wrong: list[str] = []
    for clause in (step.clause for procedure in found for step in procedure.steps):
        line, _, path = clause.removeprefix("T-1#").partition("/")
        if clause.startswith("T-1#") and path and not leads_somewhere(abilities[int(line)], path.split(".")):
            wrong.append(clause)
    return wrong


def leads_somewhere(tree: object, path: list[str]) -> bool:
    """Whether a path leads to a node."""
    for part in path:
        if isinstance(tree, tuple) and part.isdigit() and int(part) < len(tree):
            tree = tree[int(part)]
        elif hasattr(tree, part):
            tree = getattr(tree, part)
        else:
            return False
    return True


def first_meaning(ways: Iterable[Way], lower: Callable[[Way], Made]) -> Made:
    """What a text came to on the first kind of card that can carry it; else why the last one can't."""
    error: NoMeaning | None = None
    for way in ways:
        try:
            return lower(way)
        except NoMeaning as wrong:
            error = wrong
    assert error is not None
    raise error


def on_a_kind(texts: Callable[[int], Texts], reading: Reading, kinds: Iterable[int]) -> Texts:
    """What a text came to on the first of the kinds of cards that can carry it."""

    def on(kind: int) -> Texts:
        found = texts(kind)
        found.lower(reading)
        return found

    return first_meaning(kinds, on)


def unclear(sentences: Iterable[Sentence], lower: Callable[[str], object]) -> list[str]:
    """Sentences that have neither a meaning nor a clear error."""
    failed: list[str] = []
    for sentence in sentences:
        try:
            lower(sentence.text)
        except (TextError, NoMeaning):
            continue
        except Exception as error:
            failed.append(f"{sentence.text}: {error!r}")
    return failed


# What plans hold


def held_by_cards(pool: Any) -> list[tuple[str, Any]]:
    """The abilities and cards of a pool, and what it searches for, by key."""
    searches = getattr(pool, "searches", {})
    return [*pool.abilities.items(), *[(card.key, card) for card in pool.cards], *searches.items()]


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
