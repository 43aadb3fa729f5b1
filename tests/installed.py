"""Games that are packages of their own, made findable as an installation does: the package's metadata beside it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[1]
INTERPRETED: Final = pytest.mark.skipif(
    os.environ.get("KIRIFUDA_BUILD") == "compiled", reason="what is installed is interpreted, and so is what it extends"
)


def entered(folder: Path, game: str, package: str) -> None:
    """Metadata that names a game."""
    told = folder / f"{game}-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {game}\nVersion: 1.0\n")
    (told / "entry_points.txt").write_text(f"[kirifuda.games]\n{game} = {package}\n")


def python(folders: tuple[Path, ...], *arguments: str, typed: str = "", at: Path) -> subprocess.CompletedProcess[str]:
    """Python in an environment where what lies in some folders is installed."""
    path = os.pathsep.join(str(folder) for folder in (ROOT / "src", *folders))
    environment = {**os.environ, "PYTHONPATH": path, "MYPYPATH": path, "LC_ALL": "C.UTF-8"}
    return subprocess.run(
        [sys.executable, *arguments], env=environment, cwd=at, input=typed, capture_output=True, text=True, check=False
    )


def kirifuda(folder: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The command in an environment where the packages of a folder are installed."""
    return python((folder,), "-c", "from kirifuda.cli import main; main()", *arguments, typed=typed, at=folder)


def suite(folders: tuple[Path, ...], game: str, *tests: str) -> str:
    """What tests of all games say of an installed one; empty if all is well."""
    found = python(
        (*folders, ROOT), "-m", "pytest", "-q", "-x", "-m", "not slow", "-p", "no:cacheprovider", "-k", game, *tests,
        at=ROOT,
    )  # fmt: skip
    return "" if found.returncode == 0 and " passed" in found.stdout else found.stdout + found.stderr


def types(folders: tuple[Path, ...], *places: Path) -> str:
    """What mypy says of an installed game; empty if all is well."""
    found = python(folders, "-m", "mypy", *[str(place) for place in places], at=ROOT)
    return "" if found.returncode == 0 else found.stdout + found.stderr
