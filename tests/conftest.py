"""Settings shared by all tests."""

import os
from pathlib import Path
from typing import Final

import kirifuda
import tests

COMPILED: Final = Path(__file__).resolve().parents[1] / "build" / "compiled"

if os.environ.get("KIRIFUDA_BUILD") == "compiled":
    # The toy games derive from compiled classes, so in this build they are compiled too.
    tests.__path__ = [str(COMPILED / "tests"), *tests.__path__]


def pytest_report_header() -> str:
    """Say which build is under test."""
    build = "compiled" if COMPILED in Path(kirifuda.__file__).parents else "interpreted"
    return f"kirifuda {kirifuda.__version__}, {build} build"
