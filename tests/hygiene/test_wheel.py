"""The wheel carries the built client, so that who has only Python can serve the table, and the compiled engine."""

import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.hygiene.sources import ROOT

PAGE = "kirifuda/server/static/index.html"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """As much of a checkout as a wheel is made of."""
    for name in ("pyproject.toml", "README.md", "LICENSE", "scripts/hatch_build.py", "src/kirifuda/__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def wheel_of(tree: Path, path: str = "") -> subprocess.CompletedProcess[str]:
    """Make a wheel without the network."""
    environment = {"PATH": path, "HOME": str(tree)}
    command = [sys.executable, "-m", "pip", "wheel", "-qq", "--no-deps", "--no-build-isolation", "-w", "dist", "."]
    return subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=False)


def test_a_wheel_carries_the_client(tree: Path) -> None:
    page = tree / "src" / PAGE
    page.parent.mkdir(parents=True)
    page.write_text("<!doctype html>", "utf-8")
    (tree / ".gitignore").write_text("src/kirifuda/server/static/\n", "utf-8")

    made = wheel_of(tree)

    assert made.returncode == 0, made.stderr
    [wheel] = (tree / "dist").glob("*.whl")
    assert PAGE in zipfile.ZipFile(wheel).namelist()


def test_no_wheel_without_the_client(tree: Path) -> None:
    made = wheel_of(tree)

    assert made.returncode != 0
    assert "The client can't be built" in made.stderr
    assert not list(tree.glob("dist/*.whl"))


def test_what_compiles_a_wheel_is_what_the_tests_ran_with() -> None:
    pinned = re.findall(r"(?m)^([\w-]+==[\w.]+)", (ROOT / "requirements/dev.txt").read_text("utf-8"))
    used = re.findall(r'"([\w-]+==[\w.]+)"', (ROOT / "scripts/hatch_build.py").read_text("utf-8").partition("class")[0])

    assert [one for one in used if not one.startswith("nodejs")] != []
    assert {one for one in used if not one.startswith("nodejs")} <= set(pinned)


def test_without_a_compiler_the_wheel_is_for_every_machine(tree: Path) -> None:
    page = tree / "src" / PAGE
    page.parent.mkdir(parents=True)
    page.write_text("<!doctype html>", "utf-8")

    assert wheel_of(tree).returncode == 0

    [wheel] = (tree / "dist").glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
