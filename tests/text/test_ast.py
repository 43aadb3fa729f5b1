"""The nodes: one import gives all, and each says what it means."""

from __future__ import annotations

import inspect

import msgspec
import pytest

import kirifuda.games.magical_duel.ast as own
from kirifuda.text import ast as a
from kirifuda.text import ast_base, ast_effects, ast_lasting, ast_nouns, ast_qualities, ast_verbs

MODULES = (ast_base, ast_effects, ast_lasting, ast_nouns, ast_qualities, ast_verbs)


def classes() -> list[type[a.Node]]:
    found = []
    for module in (*MODULES, own):
        for one in vars(module).values():
            if inspect.isclass(one) and issubclass(one, a.Node) and one.__module__ == module.__name__:
                found.append(one)
    return found


def test_one_import_gives_every_shared_node() -> None:
    shared = {one.__name__ for one in classes() if one.__module__ != own.__name__}
    assert shared | {"concrete"} == set(a.__all__)


def test_names_are_unique_so_that_tags_are() -> None:
    names = [one.__name__ for one in classes()]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("node", classes(), ids=lambda node: node.__name__)
def test_a_node_says_what_it_means_and_keeps_to_the_rules(node: type[a.Node]) -> None:
    assert node.__doc__
    assert node.__struct_config__.frozen
    for field in msgspec.structs.fields(node):
        assert field.required, "a field is never left out"
        assert field.type is not bool, "no flags"
        assert type(None) not in getattr(field.type, "__args__", ()), "no None"


def test_concrete_lists_what_can_stand_for_a_base() -> None:
    assert a.concrete(a.Extreme) == {a.Highest, a.Lowest}
    assert own.Corrupt in a.concrete(a.Effect)
    assert a.Effect not in a.concrete(a.Effect)
