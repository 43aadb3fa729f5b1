"""Dataclasses written out, for the compiled copy of the sources.

In the sources a record is a dataclass, and its fields are written once. mypyc does not take that well: it leaves the
constructor to be made at run time (six times slower than one that it compiles), counts every name that is set in the
class among the fields, and wants the classes of fields to exist when the record's own module is imported. So in the
copy a `@dataclass(eq=False)` is a plain class with the constructor that it would have got.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

DECORATOR: Final = "dataclass(eq=False)"


@dataclass(frozen=True)
class Field:
    """One field: what the constructor takes (`is_given`), or what is set to begin with. `home`: the module whose names
    its type and its value are written in."""

    name: str
    type: str
    home: str
    default: str = ""
    factory: str = ""
    is_given: bool = True

    def parameter(self) -> str:
        """How the constructor names it."""
        default = "None" if self.factory else self.default
        nullable = f"{self.type} | None" if self.factory else self.type
        return f"{self.name}: {nullable} = {default}" if default else f"{self.name}: {self.type}"

    def setting(self) -> str:
        """How it gets its value."""
        if not self.is_given:
            return f"self.{self.name} = {f'{self.factory}()' if self.factory else self.default}"
        made = f"{self.factory}() if {self.name} is None else {self.name}" if self.factory else self.name
        return f"self.{self.name} = {made}"


@dataclass
class Record:
    """A class that may be a record: its own fields, and where its bases are found."""

    bases: list[tuple[str, str]]
    own: list[Field] = field(default_factory=list)
    is_record: bool = False


class Records:
    """All classes of some sources, by module and name."""

    def __init__(self, sources: dict[str, str], compiled: Iterable[str]) -> None:
        self.compiled: Final = frozenset(compiled)
        self.trees: Final = {name: ast.parse(text) for name, text in sources.items()}
        self.names: Final = {name: self._names(tree, name) for name, tree in self.trees.items()}
        self.records: Final = {
            (name, node.name): self._record(node, name)
            for name, tree in self.trees.items()
            for node in tree.body
            if isinstance(node, ast.ClassDef)
        }

    def where(self, module: str, name: str) -> tuple[str, str]:
        """Where something is defined that a module has from another, which may have it from a third."""
        while (found := self.names.get(module, {}).get(name)) is not None and found != (module, name):
            module, name = found
        return module, name

    def _path(self, dotted: str) -> str:
        """Where a module is that an import names."""
        path = dotted.replace(".", "/")
        package = f"{path}/__init__.py"
        return package if package in self.trees else f"{path}.py"

    def _names(self, tree: ast.Module, module: str) -> dict[str, tuple[str, str]]:
        """What a module has: where each thing is defined or comes from, and its name there."""
        found: dict[str, tuple[str, str]] = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                path = self._path(node.module)
                found |= {one.asname or one.name: (path, one.name) for one in node.names}
        for statement in tree.body:
            if isinstance(statement, ast.ClassDef | ast.FunctionDef):
                found[statement.name] = (module, statement.name)
            targets = statement.targets if isinstance(statement, ast.Assign) else [getattr(statement, "target", None)]
            value = getattr(statement, "value", None)
            other = self._base(value, found) if isinstance(value, ast.Name | ast.Attribute) else None  # another name
            found |= {target.id: other or (module, target.id) for target in targets if isinstance(target, ast.Name)}
        return found

    def _record(self, node: ast.ClassDef, module: str) -> Record:
        is_record = any(ast.unparse(one) == DECORATOR for one in node.decorator_list)
        bases = [found for base in node.bases if (found := self._base(base, self.names[module])) is not None]
        own = [
            _field(one, module) for one in node.body if isinstance(one, ast.AnnAssign) and not _is_class_variable(one)
        ]
        return Record(bases, own if is_record else [], is_record)

    def _base(self, base: ast.expr, names: dict[str, tuple[str, str]]) -> tuple[str, str] | None:
        """Where a class is that is named alone, with its arguments, or with the module that it is had from."""
        if isinstance(base, ast.Subscript):
            return self._base(base.value, names)
        if isinstance(base, ast.Name):
            return names.get(base.id)
        if isinstance(base, ast.Attribute) and isinstance(base.value, ast.Name) and base.value.id in names:
            folder, module = names[base.value.id]
            return self._path(f"{_dotted(folder)}.{module}"), base.attr
        return None

    def fields(self, module: str, name: str) -> list[Field]:
        """The fields of a record with those of its bases before its own; one that it has again keeps its place."""
        record = self.records.get(self.where(module, name))
        if record is None:
            return []
        found: dict[str, Field] = {}
        for base in reversed(record.bases):
            found |= {one.name: one for one in self.fields(*base)}
        if record.is_record:
            found |= {one.name: one for one in record.own}
        return list(found.values())

    def written_out(self, module: str, text: str) -> str:
        """A module with its records as plain classes: all that are compiled, and those that add to one."""
        lines = text.splitlines()
        tree = self.trees[module]
        written = [node for node in tree.body if isinstance(node, ast.ClassDef) and self._is_written(module, node.name)]
        if not written:
            return text
        for node in reversed(written):
            self._write_out(lines, module, node)
        future = [node.lineno for node in tree.body if isinstance(node, ast.ImportFrom) and node.module == "__future__"]
        for at in future[:1]:
            lines[at:at] = self._missing(module)
        return "\n".join(lines) + "\n"

    def _is_written(self, module: str, name: str) -> bool:
        """Whether a class is a record that must be written out."""
        module, name = self.where(module, name)
        record = self.records.get((module, name))
        return record is not None and (
            (record.is_record and module in self.compiled) or any(self._is_written(*base) for base in record.bases)
        )

    def _missing(self, module: str) -> list[str]:
        """Imports of names that inherited fields are written in: those of types for the checker only."""
        types: set[str] = set()
        values: set[str] = set()
        for node in self.trees[module].body:
            own = self.records[module, node.name].own if isinstance(node, ast.ClassDef) else []
            for one in self.fields(module, node.name) if own and isinstance(node, ast.ClassDef) else []:
                types |= self._foreign(module, one.home, one.type)
                values |= self._foreign(module, one.home, one.default) | self._foreign(module, one.home, one.factory)
        checked = [f"    {line}" for line in sorted(types - values)]
        return [
            "import typing",
            *sorted(values),
            *(["if typing.TYPE_CHECKING:"] if checked else []),
            *checked,
        ]

    def _foreign(self, module: str, home: str, said: str) -> set[str]:
        """Imports of the names in some words of another module that this module has not."""
        words = {node.id for node in ast.walk(ast.parse(said or "0")) if isinstance(node, ast.Name)}
        found = {word: self.where(home, word) for word in words & self.names[home].keys() - self.names[module].keys()}
        return {
            f"from {_dotted(path)} import {name}{'' if name == word else f' as {word}'}"
            for word, (path, name) in found.items()
        }

    def _write_out(self, lines: list[str], module: str, node: ast.ClassDef) -> None:
        own = self.records[module, node.name].own
        if own and not any(isinstance(one, ast.FunctionDef) and one.name == "__init__" for one in node.body):
            assert node.end_lineno is not None
            lines[node.end_lineno : node.end_lineno] = constructor(self.fields(module, node.name), node)
        for one in reversed(node.body):
            if isinstance(one, ast.AnnAssign) and one.value is not None and not _is_class_variable(one):
                _replace(lines, one, f"{ast.unparse(one.target)}: {ast.unparse(one.annotation)}")
        for decorator in node.decorator_list:
            if ast.unparse(decorator) == DECORATOR:
                lines[decorator.lineno - 1] = ""


def constructor(fields: list[Field], node: ast.ClassDef) -> list[str]:
    """The constructor of a record, and the names that it takes."""
    given = [one for one in fields if one.is_given]
    names = "".join(f'"{one.name}", ' for one in given)
    parameters = "".join(f", {one.parameter()}" for one in given)
    body = [one.setting() for one in fields]
    if any(isinstance(one, ast.FunctionDef) and one.name == "__post_init__" for one in node.body):
        body.append("self.__post_init__()")
    return [
        f"    __match_args__: typing.ClassVar[tuple[str, ...]] = ({names})",
        f"    def __init__(self{parameters}) -> None:",
        *(f"        {line}" for line in body),
    ]


def _replace(lines: list[str], node: ast.AnnAssign, by: str) -> None:
    """Put something shorter in a node's place; the lines below stay where they are."""
    assert node.end_lineno is not None
    lines[node.lineno - 1] = " " * node.col_offset + by
    for at in range(node.lineno, node.end_lineno):
        lines[at] = ""


def _dotted(path: str) -> str:
    """The module at a path."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _is_class_variable(node: ast.AnnAssign) -> bool:
    return ast.unparse(node.annotation).startswith(("ClassVar", "Final"))


def _field(node: ast.AnnAssign, module: str) -> Field:
    name, kind = ast.unparse(node.target), ast.unparse(node.annotation)
    value = node.value
    if not (isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "field"):
        return Field(name, kind, module, "" if value is None else ast.unparse(value))
    said = {keyword.arg: ast.unparse(keyword.value) for keyword in value.keywords}
    is_given = said.get("init", "True") == "True"
    return Field(name, kind, module, said.get("default", ""), said.get("default_factory", ""), is_given)
