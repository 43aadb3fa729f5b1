"""Settings shared by all tests."""

import gc
import os
from pathlib import Path
from typing import Final

import kirifuda
import tests
from kirifuda.games import GAMES, load

COMPILED: Final = Path(__file__).resolve().parents[1] / "build" / "compiled"

if os.environ.get("KIRIFUDA_BUILD") == "compiled":
    # The toy games derive from compiled classes, so in this build they are compiled too.
    tests.__path__ = [str(COMPILED / "tests"), *tests.__path__]


def pytest_configure() -> None:
    """Take one rule step away if asked to: `scripts/deletion.py` shows that some test then fails."""
    deleted = os.environ.get("KIRIFUDA_DELETE", "")
    if not deleted:
        return
    name, _, step_name = deleted.partition("/")
    for game in GAMES:
        procedure = load(game).rulebook.procedures.get(name)
        if procedure is not None and step_name in procedure.names:
            steps = [step for step in procedure.steps if step.name != step_name]
            procedure.steps, procedure.size, procedure.labels, procedure.names = [], 0, {}, {}
            for step in steps:
                procedure.add(step)


def pytest_collection_finish() -> None:
    """Thousands of collected tests stay to the end: the garbage collector need not look through them each time."""
    gc.collect()
    gc.freeze()


def pytest_report_header() -> str:
    """Say which build is under test."""
    build = "compiled" if COMPILED in Path(kirifuda.__file__).parents else "interpreted"
    return f"kirifuda {kirifuda.__version__}, {build} build"
