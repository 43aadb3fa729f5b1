"""Rows against classes, at load: every row fills its node, and with the right sort of child."""

from __future__ import annotations

from functools import cache
from types import UnionType
from typing import Union, get_args, get_origin

import msgspec

from kirifuda.text.ast_base import Node
from kirifuda.text.english import fields_named
from kirifuda.text.errors import RowError
from kirifuda.text.grammar import Grammar, Rule, key_of, produced


def check(grammar: Grammar) -> None:
    """Raise `RowError` for the first row that contradicts its class."""
    makes = produced(grammar)
    for rule in grammar.rules:
        if rule.row.node is not None and (rule.form == "dict" or rule.row.forms):
            _check_fields(rule, makes)
            _check_english(rule)


@cache
def _fields(node: type[Node]) -> dict[str, object]:
    return {info.name: info.type for info in msgspec.structs.fields(node)}


def _wanted(rule: Rule) -> dict[str, object]:
    """Every field that a row must fill, those of inner nodes as `do.what`, with its type."""
    assert rule.row.node is not None
    found = dict(_fields(rule.row.node))
    for name in reversed(rule.inner):
        made = rule.row.inner[name]
        if name not in found or not _fits(made, found.pop(name)):
            raise RowError(f"{rule.row}: {name} may not be {made.__name__}")
        found.update({f"{name}.{own}": wanted for own, wanted in _fields(made).items()})
    return found


def _check_fields(rule: Rule, makes: dict[str, frozenset[type]]) -> None:
    types = _wanted(rule)
    said = {slot.field for slot in rule.slots}
    fixed = set(rule.row.fixed)
    if said & fixed or said | fixed != set(types):
        raise RowError(f"{rule.row} [{rule.spelling}]: needs {sorted(types)}, gives {sorted(said | fixed)}")
    for name, value in rule.row.fixed.items():
        if not _is_a(value, types[name]):
            raise RowError(f"{rule.row}: {name} may not be {value!r}")
    for slot in rule.slots:
        wanted = types[slot.field]
        if slot.field in rule.gathered:
            if get_origin(wanted) is not tuple:
                raise RowError(f"{rule.row}: {slot.field} is no list")
            wanted = get_args(wanted)[0]
        wrong = [one.__name__ for one in makes[key_of(slot)] if not _fits(one, wanted)]
        if wrong:
            raise RowError(f"{rule.row}: {{{slot.field}}} may be {sorted(wrong)}")


def _check_english(rule: Rule) -> None:
    """The English speaks of nothing but fields of the node; what is deeper hangs on what fills them."""
    assert rule.row.node is not None
    known = _fields(rule.row.node)
    for name in fields_named(rule.row.en):
        if name.partition(".")[0] not in known:
            raise RowError(f"{rule.row}: the English names {name!r}, which is none of {sorted(known)}")


def _fits(cls: type, wanted: object) -> bool:
    if get_origin(wanted) in (Union, UnionType):
        return any(_fits(cls, one) for one in get_args(wanted))
    return isinstance(wanted, type) and issubclass(cls, wanted)


def _is_a(value: object, wanted: object) -> bool:
    if get_origin(wanted) is tuple:
        return isinstance(value, tuple) and all(_fits(type(one), get_args(wanted)[0]) for one in value)
    return _fits(type(value), wanted)
