"""House rules that a scan of the sources can check. Limits and reasons: docs/style.md."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.hygiene.sources import PACKAGE, ROOT, name_of, package_modules, parsed, python_files, text_files

MODULE_LINES: Final = 400
STEP_LINES: Final = 15
FUNCTION_LINES: Final = 40
PARAMETERS: Final = 6
PUBLIC_METHODS: Final = 20
KERNEL_LINES: Final = 4_000
PUBLIC_NAMES: Final = 20

Function = ast.FunctionDef | ast.AsyncFunctionDef
Found = dict[str, str]

OWN_RANDOMNESS_ONLY: Final = {"random", "numpy.random"}
UNFINISHED: Final = re.compile(r"\b(?:T[O]DO|F[I]XME|X[X]X)\b(?!\(#\d+\))")
MACHINE_PATH: Final = re.compile(r"(?<![\w.:/~-])/(home|root|Users|opt|work|workspace|mnt|srv)/\w")
ADDRESS_IN_REQUIREMENTS: Final = re.compile(r"://|^\s*-(?!-hash=|r \w+\.in$)", re.MULTILINE)


def exceptions() -> set[tuple[str, str]]:
    """Allowed violations, as (limit, where)."""
    entries = tomllib.loads((Path(__file__).parent / "exceptions.toml").read_text("utf-8")).get("exception", [])
    return {(entry["limit"], entry["where"]) for entry in entries if entry["reason"].strip()}


def functions(path: Path) -> Iterator[tuple[str, Function]]:
    """Functions and methods of a module, with their place: file:function or file:Class.method."""
    waiting: list[tuple[str, ast.AST]] = [("", parsed(path))]
    while waiting:
        prefix, parent = waiting.pop()
        for node in ast.iter_child_nodes(parent):
            name = f"{prefix}{node.name}" if isinstance(node, ast.ClassDef | Function) else ""
            if isinstance(node, Function):
                yield f"{name_of(path)}:{name}", node
            waiting.append((f"{name}." if name else prefix, node))


def is_step(node: Function) -> bool:
    """Whether a function is tagged as a step of a procedure."""
    calls = [d.func for d in node.decorator_list if isinstance(d, ast.Call)]
    return any(isinstance(call, ast.Attribute) and call.attr == "step" for call in calls)


def lines_of(node: Function) -> int:
    """Lines of a function without its docstring."""
    first = node.body[0]
    has_docstring = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
    docstring = (first.end_lineno or 0) - first.lineno + 1 if has_docstring else 0
    return (node.end_lineno or 0) - node.lineno + 1 - docstring


def long_modules() -> Found:
    sizes = {name_of(path): len(path.read_text("utf-8").splitlines()) for path in package_modules()}
    return {name: f"{size} lines" for name, size in sizes.items() if size > MODULE_LINES}


def long_functions() -> Found:
    found = {}
    for path in package_modules():
        for place, node in functions(path):
            limit = STEP_LINES if is_step(node) else FUNCTION_LINES
            if lines_of(node) > limit:
                found[place] = f"{lines_of(node)} lines, {limit} allowed"
    return found


def many_parameters() -> Found:
    found = {}
    for path in package_modules():
        for place, node in functions(path):
            if node.name == "__init__":  # a record's constructor names its fields
                continue
            arguments = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
            count = sum(argument.arg not in ("self", "cls") for argument in arguments)
            if count > PARAMETERS:
                found[place] = f"{count} parameters"
    return found


def many_methods() -> Found:
    found = {}
    for path in package_modules():
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.ClassDef):
                public = {f.name for f in node.body if isinstance(f, Function) and not f.name.startswith("_")}
                if len(public) > PUBLIC_METHODS:
                    found[f"{name_of(path)}:{node.name}"] = f"{len(public)} public methods"
    return found


LIMITS: Final = {
    "module lines": long_modules,
    "function lines": long_functions,
    "parameters": many_parameters,
    "public methods": many_methods,
}


@pytest.mark.parametrize("limit", LIMITS)
def test_nothing_is_larger_than_its_limit(limit: str) -> None:
    allowed = {where for name, where in exceptions() if name == limit}
    found = LIMITS[limit]()

    assert {where: size for where, size in found.items() if where not in allowed} == {}


def test_every_exception_is_still_needed() -> None:
    found = {(limit, where) for limit, measure in LIMITS.items() for where in measure()}

    assert exceptions() - found == set()


def test_the_kernel_can_be_read_in_an_afternoon() -> None:
    kernel = [path for path in package_modules() if "kernel" in path.parts]

    assert sum(lines_of_code(path.read_text("utf-8")) for path in kernel) <= KERNEL_LINES


def lines_of_code(source: str) -> int:
    """Lines that hold code: neither blank nor comment nor docstring."""
    tree = ast.parse(source)
    told: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            told.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    lines = source.splitlines()
    return sum(
        1
        for number, line in enumerate(lines, 1)
        if line.strip() and not line.strip().startswith("#") and number not in told
    )


def test_the_public_names_are_few_and_sorted() -> None:
    import kirifuda

    assert len(kirifuda.__all__) <= PUBLIC_NAMES
    assert list(kirifuda.__all__) == sorted(kirifuda.__all__)


def test_randomness_is_our_own() -> None:
    found = [f"{name_of(path)}: {name}" for path in package_modules() for name in imported(path)]

    assert [entry for entry in found if entry.split(": ")[1] in OWN_RANDOMNESS_ONLY] == []


def imported(path: Path) -> Iterator[str]:
    """Names of the modules a file imports."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def test_no_star_imports() -> None:
    stars = [
        name_of(path)
        for path in python_files()
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.ImportFrom) and any(alias.name == "*" for alias in node.names)
    ]

    assert stars == []


def test_only_the_command_line_prints() -> None:
    prints = [
        f"{name_of(path)}:{node.lineno}"
        for path in package_modules()
        if PACKAGE / "cli" not in path.parents
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print"
    ]

    assert prints == []


def test_unfinished_work_names_its_issue() -> None:
    assert matches(UNFINISHED, [*python_files(), *text_files()]) == []


def test_no_paths_of_one_machine() -> None:
    assert matches(MACHINE_PATH, text_files()) == []


def test_requirements_name_no_address() -> None:
    assert matches(ADDRESS_IN_REQUIREMENTS, sorted((ROOT / "requirements").iterdir())) == []


def matches(pattern: re.Pattern[str], paths: list[Path]) -> list[str]:
    """Where a pattern occurs, as file:line."""
    found = []
    for path in paths:
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1):
            if pattern.search(line):
                found.append(f"{name_of(path)}:{number}")
    return found


def test_compiled_files_stay_out_of_the_source_tree() -> None:
    assert [name_of(path) for path in PACKAGE.rglob("*") if path.suffix in (".so", ".pyd", ".c")] == []


def test_pinned_and_declared_requirements_agree() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

    assert requirement_lines("runtime") == project["dependencies"]
    assert requirement_lines("dev") == project["optional-dependencies"]["dev"]


def requirement_lines(name: str) -> list[str]:
    """The requirements of one source file, in order."""
    lines = (ROOT / "requirements" / f"{name}.in").read_text("utf-8").splitlines()
    return [line for line in lines if line and not line.startswith(("#", "-r"))]
