"""The suite tests the build it claims to test, and what is left interpreted can live beside what is compiled."""

import json
import os
import re
import sys
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

import kirifuda
from scripts.compile import compiled_modules, dotted, groups_of, matches, only, sources
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


def modules_to_compile() -> list[str]:
    """Paths of what is compiled."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["kirifuda"]["compiled"]
    return list(compiled_modules(settings))


def test_each_game_is_a_group_that_no_group_but_its_toys_knows() -> None:
    """Groups that know each other could not be loaded, and a change in a game would compile another."""
    groups = groups_of(modules_to_compile())
    everything = sources()
    knowing = {
        (group, game)
        for group, modules in groups.items()
        for name in modules
        for game in re.findall(r"(?m)^(?:from|import) kirifuda\.games\.(\w+)", everything[name].read_text("utf-8"))
        if game in OURS and not any(path.startswith(f"kirifuda/games/{game}/") for path in modules)
    }

    assert set(OURS) <= set(groups)
    assert {(group, game) for group, game in knowing if group != f"{game}_toys"} == set()


def test_a_game_alone_is_copied_without_the_others() -> None:
    everything = sources()
    alone = only(everything, ["pso2"])

    assert {name for name in everything if "games/pso2/" in name or "/kernel/" in name} <= set(alone)
    assert not [name for name in alone if "games/lyrical/" in name or name.endswith("lyrical_making.py")]
    assert {"kirifuda/games/shipped.py", "tests/toys/chain.py", "tests/toys/pso2_making.py"} <= set(alone)
    with pytest.raises(SystemExit, match=r"there is no game pso3: there are .*pso2"):
        only(everything, ["pso3"])


@pytest.mark.parametrize("game", OURS)
def test_nothing_left_interpreted_derives_from_what_is_compiled(game: str) -> None:
    """None of it could be made there. A plan or step stands beside the `lower_` module that builds it, not in it."""
    compiled = {dotted(name) for name in modules_to_compile()}
    own = [name for name in sources() if matches(name, [f"kirifuda/games/{game}/**/*.py"])]
    found = [
        f"{one.__module__}.{one.__name__}"
        for module in {dotted(name).removesuffix(".__init__") for name in own} - compiled
        for one in vars(import_module(module)).values()
        if isinstance(one, type) and one.__module__ == module and {base.__module__ for base in one.__mro__} & compiled
    ]

    assert sorted(found) == []
