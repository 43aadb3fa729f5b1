"""The suite tests the build it claims to test, and what is left interpreted can live beside what is compiled."""

import json
import os
import sys
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

import kirifuda
from scripts.compile import compiled_modules, dotted, matches, sources
from tests.hygiene.sources import PACKAGE, ROOT
from tests.ours import OURS


def test_the_intended_build_is_under_test() -> None:
    package = Path(kirifuda.__file__).parent
    if os.environ.get("KIRIFUDA_BUILD") != "compiled":
        assert package == PACKAGE, f"{sys.path=}"
        return

    assert package == ROOT / "build" / "compiled" / "kirifuda"
    modules = json.loads((package.parent / "stamp.json").read_text())["modules"]
    interpreted = [name for name in modules if not str(import_module(name).__file__).endswith((".so", ".pyd"))]
    assert interpreted == []


@pytest.mark.parametrize("game", OURS)
def test_nothing_left_interpreted_derives_from_what_is_compiled(game: str) -> None:
    """None of it could be made there. A plan or step stands beside the `lower_` module that builds it, not in it."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["kirifuda"]["compiled"]
    compiled = {dotted(name) for name in compiled_modules(settings)}
    own = [name for name in sources() if matches(name, [f"kirifuda/games/{game}/**/*.py"])]
    found = [
        f"{one.__module__}.{one.__name__}"
        for module in {dotted(name).removesuffix(".__init__") for name in own} - compiled
        for one in vars(import_module(module)).values()
        if isinstance(one, type) and one.__module__ == module and {base.__module__ for base in one.__mro__} & compiled
    ]

    assert sorted(found) == []
