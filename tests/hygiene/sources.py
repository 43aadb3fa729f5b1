"""What the hygiene tests scan: the project's own files, parsed once."""

import ast
import functools
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = ROOT / "src" / "kirifuda"
PYTHON_FOLDERS: Final = ("src", "tests", "scripts", "examples")
TEXT_FOLDERS: Final = (*PYTHON_FOLDERS, "docs", "changelog.d", "requirements", ".ci", "web")
TEXT_SUFFIXES: Final = {"", ".py", ".md", ".toml", ".txt", ".in", ".sh", ".ts", ".svelte", ".css", ".html", ".json"}
SKIPPED: Final = {"__pycache__", "node_modules", "dist", ".hypothesis"}


@functools.cache
def parsed(path: Path) -> ast.Module:
    """The syntax tree of one file."""
    return ast.parse(path.read_text("utf-8"), str(path))


def package_modules() -> list[Path]:
    """Modules that ship."""
    return sorted(PACKAGE.rglob("*.py"))


def python_files() -> list[Path]:
    """Every Python file of ours."""
    return [path for folder in PYTHON_FOLDERS for path in files_below(ROOT / folder) if path.suffix == ".py"]


def text_files() -> list[Path]:
    """Every file of ours that a person reads."""
    top = [path for path in sorted(ROOT.iterdir()) if path.is_file() and not path.name.startswith(".")]
    below = [path for folder in TEXT_FOLDERS for path in files_below(ROOT / folder)]
    return [path for path in top + below if path.suffix in TEXT_SUFFIXES]


def files_below(folder: Path) -> Iterator[Path]:
    """Files under a folder, without caches and build outputs."""
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not SKIPPED.intersection(path.parts):
            yield path


def name_of(path: Path) -> str:
    """A file as the tests and the exception list write it."""
    return path.relative_to(ROOT).as_posix()
