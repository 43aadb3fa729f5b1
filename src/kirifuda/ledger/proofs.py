"""Which tests prove which clause: read from test names, from the `@clauses` mark and from scenario headers."""

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from kirifuda.ledger.clauses import ClauseIndex
from kirifuda.ledger.records import MalformedLedger

Test = TypeVar("Test", bound=Callable[..., object])
Function = ast.FunctionDef | ast.AsyncFunctionDef

HEADER: Final = re.compile(r"^clauses:(.*)$", re.MULTILINE)
SEPARATORS: Final = re.compile(r"[,、\s]+")


class Proof(NamedTuple):
    """One test and the clauses it names, known or not."""

    name: str
    file: str
    line: int
    clauses: tuple[str, ...]


def clauses(*ids: str) -> Callable[[Test], Test]:
    """Mark a test as a proof of these clauses, beside the one in its name. The scan reads the mark from the source."""

    def mark(test: Test) -> Test:
        return test

    return mark


def clause_of_name(name: str, index: ClauseIndex) -> str:
    """The clause that a test name begins with, empty if it begins with none.

    The longest clause wins: `test_903_2g_iv_a_…` is 903.2g-iv-a. A name that begins with a number but leads to no
    clause gives that number back, so that it is found out; so does a number right after a clause (`test_803_99_…`).
    """
    words = name.removeprefix("test_").split("_")
    found, length = index.named_in(words)
    numbers = length
    while numbers < len(words) and words[numbers][:1].isdigit():
        numbers += 1
    return found if numbers == length else ".".join(words[:numbers])


def collect_tests(folder: Path, index: ClauseIndex, root: Path | None = None) -> list[Proof]:
    """The tests below a folder that name a clause, with their files as seen from `root` (else from the folder)."""
    found: list[Proof] = []
    for path in sorted(folder.rglob("test_*.py")):
        file = path.relative_to(root or folder).as_posix()
        found.extend(_proofs_of(path.read_text("utf-8"), file, index))
    return found


def _proofs_of(source: str, file: str, index: ClauseIndex) -> Iterator[Proof]:
    try:
        tree = ast.parse(source)
    except SyntaxError as error:
        raise MalformedLedger(f"{file}:{error.lineno} is not valid Python: {error.msg}.") from error
    for node in ast.walk(tree):
        if isinstance(node, Function) and node.name.startswith("test_"):
            named = [clause_of_name(node.name, index), *_marked(node, file)]
            ids = tuple(dict.fromkeys(id for id in named if id))
            if ids:
                yield Proof(node.name, file, node.lineno, ids)


def _marked(node: Function, file: str) -> Iterator[str]:
    """The clauses of a test's `@clauses(…)` marks."""
    for decorator in node.decorator_list:
        if not isinstance(decorator, ast.Call) or last_name(decorator.func) != "clauses":
            continue
        for argument in decorator.args:
            if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                raise MalformedLedger(f"{file}:{decorator.lineno}: @clauses takes clause numbers as plain strings.")
            yield argument.value


def last_name(node: ast.expr) -> str:
    """What a call or a mark is called, wherever it is had from: `Condition` of `k.Condition`."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def collect_scenarios(folder: Path, suffix: str, root: Path | None = None) -> list[Proof]:
    """The scenario files below a folder that have a `clauses:` header."""
    found: list[Proof] = []
    for path in sorted(folder.rglob(f"*{suffix}")):
        text = path.read_text("utf-8")
        header = HEADER.search(text)
        if header is not None:
            ids = tuple(id for id in SEPARATORS.split(header.group(1)) if id)
            file = path.relative_to(root or folder).as_posix()
            found.append(Proof(path.stem, file, text.count("\n", 0, header.start()) + 1, ids))
    return found
