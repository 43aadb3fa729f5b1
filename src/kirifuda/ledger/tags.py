"""Which code carries out which clause: read from the sources of a game, without importing them.

A tag is the clause of a step (`@SECTION.step("803.4")`), of a named condition (`Condition("803.3a", …)`), or one that a
docstring begins with: `803.4, 803.5: …`. A range is written `907.3-4`, `605.1a-c`, `903.2g-i to iv` or `R.04-06`. In a
step's docstring the clauses in parentheses count too. Naming a section that is only a heading is no tag.
Clauses of unnumbered books have a letter before: `R.12`, `L-9.1`.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from kirifuda.ledger.clauses import ClauseIndex
from kirifuda.ledger.coverage import CodePlace
from kirifuda.ledger.proofs import last_name
from kirifuda.ledger.records import MalformedLedger

Function = ast.FunctionDef | ast.AsyncFunctionDef
Owner = Function | ast.ClassDef

NUMBER: Final = r"(?:[A-Z][.-])?\d+(?:\.\d+)*[a-z]*(?:-[a-z0-9]+(?:\.\d+[a-z]*)*)*(?: to [ivx]+)?"
LIST: Final = rf"{NUMBER}(?:, (?:and )?{NUMBER})*"
OPENING: Final = re.compile(rf"({LIST})(?![\w-])")
FOLLOWING: Final = re.compile(rf"[.;] ({LIST}): ")
BRACKETED: Final = re.compile(r"\(([^()]*\d[^()]*)\)")
SINGLE: Final = re.compile(rf"(?<![\w.]){NUMBER}(?![\w-])")
NUMERIC_RANGE: Final = re.compile(r"((?:[A-Z][.-])?(?:\d+\.)*)(\d+)-(\d+)")
LETTER_RANGE: Final = re.compile(r"(.*\d)([a-z])-([a-z])")
ROMAN_RANGE: Final = re.compile(r"(.*-)([ivx]+) to ([ivx]+)")
ROMANS: Final = ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x")
LEAST_DIGITS: Final = 3
"""A bare number with fewer digits is no clause, just a number."""
SKIPPED: Final = ("telling", "cards")
"""Folders of a game that carry out nothing."""


def collect_code(folder: Path, index: ClauseIndex, root: Path | None = None) -> list[CodePlace]:
    """The tags in the Python files below a folder, with their files as seen from `root` (else from the folder)."""
    found: list[CodePlace] = []
    for path in sorted(folder.rglob("*.py")):
        if not set(SKIPPED) & set(path.relative_to(folder).parts):
            found.extend(tags_of(path.read_text("utf-8"), path.relative_to(root or folder).as_posix(), index))
    return found


def tags_of(source: str, file: str, index: ClauseIndex) -> Iterator[CodePlace]:
    """The tags of one source text, each clause once per function."""
    try:
        tree = ast.parse(source)
    except SyntaxError as error:
        raise MalformedLedger(f"{file}:{error.lineno} is not valid Python: {error.msg}.") from error
    seen: set[tuple[str, str]] = set()
    for clause, name, line in _tags(tree, "", index):
        if (clause, name) not in seen and not _is_mere_heading(clause, index):
            seen.add((clause, name))
            yield CodePlace(clause, name, file, line)


def _tags(parent: ast.AST, prefix: str, index: ClauseIndex) -> Iterator[tuple[str, str, int]]:
    """Clause, name and line for everything below a node."""
    name = ""
    for node in ast.iter_child_nodes(parent):
        if isinstance(node, Owner):
            name = f"{prefix}{node.name}"
            clauses = [*_steps(node), *_named(ast.get_docstring(node) or "", index, is_step=bool(_steps(node)))]
            yield from ((clause, name, node.lineno) for clause in clauses)
            yield from _tags(node, f"{name}.", index)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            name = prefix + ast.unparse(target)
            yield from ((clause, name, line) for clause, line in _conditions(node))
        elif isinstance(node, ast.Expr) and name and not _is_docstring(node, parent):
            if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
                yield from ((clause, name, node.lineno) for clause in _named(node.value.value, index, is_step=False))
        elif not isinstance(node, ast.Expr):
            yield from _tags(node, prefix, index)


def _is_docstring(node: ast.Expr, parent: ast.AST) -> bool:
    """Whether a bare string is the docstring of its function, class or module."""
    return isinstance(parent, ast.Module | Owner) and parent.body[0] is node


def _steps(node: Owner) -> list[str]:
    """The clauses of `@SECTION.step("…")`."""
    found: list[str] = []
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Attribute) and decorator.args:
            found.extend(_text(decorator.args[0]) if decorator.func.attr == "step" else [])
    return found


def _conditions(node: ast.AST) -> Iterator[tuple[str, int]]:
    """The clauses of `k.Condition("…", …)` inside an assignment."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and last_name(call.func) == "Condition" and call.args:
            yield from ((clause, call.lineno) for clause in _text(call.args[0]))


def _text(node: ast.expr) -> list[str]:
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def _named(docstring: str, index: ClauseIndex, *, is_step: bool) -> list[str]:
    """The clauses that a docstring names where it counts."""
    text = " ".join(docstring.split())
    opening = OPENING.match(text)
    lists = [opening[1]] if opening else []
    lists.extend(FOLLOWING.findall(text))
    if is_step:
        lists.extend(BRACKETED.findall(text))
    found: list[str] = []
    for part in lists:
        for number in SINGLE.findall(part):
            if is_clause_like(number, index):
                found.extend(expand(number, index))
    return found


def is_clause_like(number: str, index: ClauseIndex) -> bool:
    """Whether a number is meant as a clause."""
    return number in index or "." in number or len(number.partition("-")[0]) >= LEAST_DIGITS


def _is_mere_heading(clause: str, index: ClauseIndex) -> bool:
    """Whether a clause is a section's title, which needs no code."""
    reason = index[clause].no_code if clause in index else None
    return reason is not None and reason.startswith("heading")


def expand(number: str, index: ClauseIndex) -> list[str]:
    """The clauses that a number or a range stands for; one that is none is given back, so that it is found out."""
    if number in index:
        return [number]
    romans = ROMAN_RANGE.fullmatch(number)
    if romans and romans[2] in ROMANS and romans[3] in ROMANS:
        first, last = ROMANS.index(romans[2]), ROMANS.index(romans[3])
        return [f"{romans[1]}{roman}" for roman in ROMANS[first : last + 1]]
    digits = NUMERIC_RANGE.fullmatch(number)
    if digits and int(digits[2]) < int(digits[3]):
        ends = [f"{digits[1]}{end}" for end in (digits[2], digits[3])]
        if not digits[1]:
            return ends  # whole sections: only the first and the last are meant literally
        width = len(digits[2]) if digits[2].startswith("0") else 0
        return [f"{digits[1]}{place:0{width}d}" for place in range(int(digits[2]), int(digits[3]) + 1)]
    letters = LETTER_RANGE.fullmatch(number)
    if letters and letters[2] < letters[3]:
        return [f"{letters[1]}{chr(place)}" for place in range(ord(letters[2]), ord(letters[3]) + 1)]
    first_end, _, last_end = number.partition("-")
    return [first_end, last_end] if first_end in index and last_end in index else [number]
