"""Whatever a table names as a reason has a page: no chip with a clause opens empty."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from http import HTTPStatus
from importlib import import_module
from pkgutil import walk_packages

import pytest

from kirifuda.games import load
from kirifuda.kernel.legality import Condition
from tests.ours import OURS
from tests.server.house import house, run

NAMED_AT = {"k.Condition": (0,), "k.Broken": (0,), "k.EndGame": (1,), "k.Abandon": (0,)}
"""Calls that name a clause, and at which place."""


def conditions(name: str) -> set[str]:
    """The clauses of every condition, wherever a module of the game keeps it."""
    package = import_module(f"kirifuda.games.{name}")
    found: set[str] = set()
    for module in walk_packages(package.__path__, f"{package.__name__}."):
        for value in vars(import_module(module.name)).values():
            for each in held(value):
                found |= {each.clause, *each.also}
    return found


def held(value: object) -> Iterator[Condition]:
    if isinstance(value, Condition):
        yield value
    elif isinstance(value, tuple | list):
        for each in value:
            yield from held(each)
    elif isinstance(value, dict):
        yield from held(list(value.values()))


def steps(name: str) -> set[str]:
    """The clauses of every step of the rules."""
    return {
        step.clause
        for procedure in import_module(f"kirifuda.games.{name}.rulebook").RULEBOOK.procedures.values()
        for step in procedure.steps
    }


def said(name: str) -> set[str]:
    """The clauses that the sources name in complaints about decks, endings, and what is taken back."""
    found: set[str] = set()
    for file in load(name).folder().rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef):
                found |= said_in(function)
    return found


def said_in(function: ast.FunctionDef) -> set[str]:
    found: set[str] = set()
    for call in ast.walk(function):
        if isinstance(call, ast.Call):
            for place in NAMED_AT.get(ast.unparse(call.func), ()):
                if place < len(call.args):
                    found |= strings(call.args[place], function)
    return found


def strings(node: ast.expr, function: ast.FunctionDef) -> set[str]:
    """The texts that an expression can be: its own, or those of the variable that it names."""
    if isinstance(node, ast.Name):
        targets = [each for each in ast.walk(function) if isinstance(each, ast.Assign) and names(each, node.id)]
        parts = [part_of(each, node.id) for each in targets]
        return {text for part in parts for text in strings(part, function)}
    if isinstance(node, ast.IfExp):
        return strings(node.body, function) | strings(node.orelse, function)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def names(assignment: ast.Assign, name: str) -> bool:
    return any(isinstance(each, ast.Name) and each.id == name for each in ast.walk(assignment.targets[0]))


def part_of(assignment: ast.Assign, name: str) -> ast.expr:
    target, value = assignment.targets[0], assignment.value
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        at = [isinstance(each, ast.Name) and each.id == name for each in target.elts].index(True)
        return value.elts[at]
    return value


@pytest.mark.parametrize("name", OURS)
def test_every_clause_that_is_named_has_a_page(name: str) -> None:
    named = {*conditions(name), *steps(name), *said(name)} - {""}
    empty: list[str] = []

    async def work() -> None:
        async with house() as place:
            for clause in sorted(named):
                answer = await place.http.get(f"/api/games/{name}/clauses/{clause}")
                if answer.status_code != HTTPStatus.OK or not answer.json()["ja"] or not answer.json()["en"]:
                    empty.append(clause)

    run(work)
    assert len(named) > 30
    assert empty == []


def test_a_reading_that_only_the_register_holds_has_a_page() -> None:
    async def work() -> None:
        async with house() as place:
            page = await place.get("/api/games/lyrical/clauses/A19")
            assert page["id"] == "A19"
            assert page["doubts"][0]["reading"]["en"].startswith("Exactly sixty")

    run(work)
