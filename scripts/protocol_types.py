"""The types of the page: everything that travels between server and page, written from the Structs that are sent.

What the page is told has all its fields: what the server leaves out because it stands at its default is put back by the
`read…` functions below the types. What only the page sends may leave out what has a default.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from functools import lru_cache
from textwrap import dedent
from typing import Any, Final

from msgspec import NODEFAULT, json
from msgspec import inspect as kinds

from kirifuda.server.app import ENDPOINTS
from kirifuda.server.bodies import RefusalNow
from kirifuda.server.messages import FromClient, FromServer

HEAD: Final = """\
/* eslint max-lines: off */
/** What travels between server and page (docs/protocol.md). Written by `make docs` from the server's types.

    What is told is typed as it is once `read…` has put back what the server leaves out, since it stands at its default.
*/"""
PLAIN: Final = {
    kinds.AnyType: "unknown",
    kinds.BoolType: "boolean",
    kinds.FloatType: "number",
    kinds.IntType: "number",
    kinds.NoneType: "null",
    kinds.StrType: "string",
}
Shape = kinds.StructType | kinds.TypedDictType


def protocol() -> str:
    """The whole file."""
    told, sent = shapes_of(TOLD), shapes_of(SENT)
    every = {**told, **sent}
    parts = [interface(shape, is_told=name in told) for name, shape in every.items()]
    parts += [union("FromClient", FromClient), union("FromServer", FromServer)]
    parts += [reader(shape) for shape in told.values() if is_read(shape)]
    return "\n\n".join([HEAD, *parts]) + "\n"


TOLD: Final = [FromServer, RefusalNow, *[each.gives for each in ENDPOINTS if each.gives is not None]]
SENT: Final = [FromClient, *[each.takes for each in ENDPOINTS if each.takes is not None]]


def shapes_of(roots: list[Any]) -> dict[str, Shape]:
    """Every shape that is sent as one of these or inside them, the inner ones first."""
    found: dict[str, Shape] = {}
    for kind in kinds.multi_type_info(roots):
        for shape in shapes_in(kind):
            known = found.setdefault(shape.cls.__name__, shape)
            assert known.cls is shape.cls, f"two types of the protocol are called {shape.cls.__name__}"
    return found


def shapes_in(kind: kinds.Type) -> Iterator[Shape]:
    """The shapes of a type, the inner ones first."""
    if isinstance(kind, Shape):
        for field in kind.fields:
            yield from shapes_in(field.type)
        yield kind
    for inner in parts_of(kind):
        yield from shapes_in(inner)


def parts_of(kind: kinds.Type) -> tuple[kinds.Type, ...]:
    """What a list, a table or a choice is made of."""
    if isinstance(kind, kinds.UnionType):
        return kind.types
    if isinstance(kind, kinds.TupleType):
        return kind.item_types
    if isinstance(kind, kinds.ListType | kinds.VarTupleType):
        return (kind.item_type,)
    return (kind.value_type,) if isinstance(kind, kinds.DictType) else ()


# --- types


def interface(shape: Shape, *, is_told: bool) -> str:
    """A shape with its docstrings; one that is no Struct is open: a game's own facts lie beside the named ones."""
    notes = notes_of(shape.cls)
    lines = [f"/** {inspect.getdoc(shape.cls)} */", f"export interface {shape.cls.__name__} {{"]
    if isinstance(shape, kinds.StructType) and shape.tag is not None:
        lines.append(f"  {shape.tag_field}: '{shape.tag}';")
    for field in shape.fields:
        if field.name in notes:
            lines.append(f"  /** {notes[field.name]} */")
        lines.append(f"  {field.encode_name}{'?' if may_lack(field, is_told=is_told) else ''}: {typed(field.type)};")
    if isinstance(shape, kinds.TypedDictType):
        lines.append("  [fact: string]: unknown;")
    return "\n".join([*lines, "}"])


def may_lack(field: kinds.Field, *, is_told: bool) -> bool:
    """Whether the field may be missing, even once what was left out has been put back."""
    return not field.required and not (is_told and has_default(field))


def has_default(field: kinds.Field) -> bool:
    """Whether there is a value for the field when it is left out."""
    return field.default is not NODEFAULT or field.default_factory is not NODEFAULT


@lru_cache
def notes_of(shape: type) -> dict[str, str]:
    """What is written below fields."""
    (tree,) = ast.parse(dedent(inspect.getsource(shape))).body
    assert isinstance(tree, ast.ClassDef)
    found: dict[str, str] = {}
    for field, note in zip(tree.body, tree.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(note, ast.Expr) and isinstance(note.value, ast.Constant):
            assert isinstance(field.target, ast.Name)
            found[field.target.id] = " ".join(str(note.value.value).split())
    return found


def typed(kind: kinds.Type) -> str:
    """A type as the page writes it."""
    if isinstance(kind, Shape):
        return kind.cls.__name__
    if isinstance(kind, kinds.LiteralType):
        return " | ".join(f"'{value}'" for value in kind.values)
    if isinstance(kind, kinds.UnionType):
        return " | ".join(typed(part) for part in kind.types)
    if isinstance(kind, kinds.DictType):
        return f"Record<{typed(kind.key_type)}, {typed(kind.value_type)}>"
    if isinstance(kind, kinds.TupleType):
        return f"[{', '.join(typed(part) for part in kind.item_types)}]"
    if isinstance(kind, kinds.ListType | kinds.VarTupleType):
        item = typed(kind.item_type)
        return f"({item})[]" if " | " in item else f"{item}[]"
    return PLAIN[type(kind)]


def union(name: str, message: Any) -> str:
    """All messages of one direction."""
    kind = kinds.type_info(message)
    assert isinstance(kind, kinds.UnionType)
    return "\n  | ".join([f"export type {name} =", *map(typed, kind.types)]) + ";"


# --- what was left out


def is_read(kind: kinds.Type) -> bool:
    """Whether something may be left out of it, or of what is in it."""
    inner = [field.type for field in kind.fields] if isinstance(kind, Shape) else parts_of(kind)
    return leaves_out(kind) or any(is_read(each) for each in inner)


def leaves_out(kind: kinds.Type) -> bool:
    """Whether a Struct is sent without what stands at its default."""
    return isinstance(kind, kinds.StructType) and kind.cls.__struct_config__.omit_defaults


def reader(shape: Shape) -> str:
    """The function that puts back what was left out."""
    name = shape.cls.__name__
    lines = []
    told = "told"
    if leaves_out(shape):
        told = "all"
        defaults = {field.encode_name: default_of(field) for field in shape.fields if has_default(field)}
        lines += [f"const {name}Left = {{", *[f"  {field}: {value}," for field, value in defaults.items()], "};"]
    inner = [
        f"    {field.encode_name}: {reading(field.type, f'{told}.{field.encode_name}')},"
        for field in shape.fields
        if is_read(field.type)
    ]
    head = f"export function read{name}(told: {name}): {name} {{"
    if not inner:
        return "\n".join([*lines, head, f"  return {{ ...{name}Left, ...told }};", "}"])
    filled = [f"  const all = {{ ...{name}Left, ...told }};"] if told == "all" else []
    return "\n".join([*lines, head, *filled, "  return {", f"    ...{told},", *inner, "  };", "}"])


def default_of(field: kinds.Field) -> str:
    """The value of a field that is left out."""
    value = field.default if field.default is not NODEFAULT else field.default_factory()
    return json.encode(value).decode().replace('""', "''")


def reading(kind: kinds.Type, told: str) -> str:
    """What is told, with what was left out of it."""
    if isinstance(kind, Shape):
        return f"read{kind.cls.__name__}({told})"
    if isinstance(kind, kinds.ListType | kinds.VarTupleType) and isinstance(kind.item_type, Shape):
        return f"{told}.map(read{kind.item_type.cls.__name__})"
    if isinstance(kind, kinds.UnionType):
        (inner,) = [part for part in kind.types if not isinstance(part, kinds.NoneType)]
        return f"{told} && {reading(inner, told)}"
    raise AssertionError(f"{told}: {kind} can't be read")
