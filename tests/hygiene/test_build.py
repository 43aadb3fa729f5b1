"""The suite tests the build it claims to test."""

import json
import os
import sys
from importlib import import_module
from pathlib import Path

import kirifuda
from tests.hygiene.sources import PACKAGE, ROOT


def test_the_intended_build_is_under_test() -> None:
    package = Path(kirifuda.__file__).parent
    if os.environ.get("KIRIFUDA_BUILD") != "compiled":
        assert package == PACKAGE, f"{sys.path=}"
        return

    assert package == ROOT / "build" / "compiled" / "kirifuda"
    modules = json.loads((package.parent / "stamp.json").read_text())["modules"]
    interpreted = [name for name in modules if not str(import_module(name).__file__).endswith((".so", ".pyd"))]
    assert interpreted == []
