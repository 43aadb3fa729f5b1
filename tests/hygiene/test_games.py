"""Games do not know each other, and are reached by name, through `kirifuda.games.load`. No list names them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from kirifuda.games import GAMES
from kirifuda.packages import DECLARATION
from tests.hygiene.sources import PACKAGE, ROOT, name_of, package_modules, parsed

GAMES_FOLDER: Final = PACKAGE / "games"
PAST_A_DOOR: Final = re.compile(
    r"^\s*(?:from kirifuda\.(?:kernel|effects(?!\.lowering)|text\.ast)\b|from kirifuda\.text\.ast_"
    r"|from kirifuda import (?!kernel as k$|effects as e$)|import kirifuda\b)",
    re.MULTILINE,
)
"""A game has one line for each: `kernel as k`, `effects as e`, `ast as a`."""
OWN: Final = [file.parent.name for file in sorted(GAMES_FOLDER.glob(f"*/{DECLARATION}"))]


def test_every_folder_with_a_declaration_is_a_game() -> None:
    assert OWN
    assert set(OWN) - set(GAMES) == set()


@pytest.mark.parametrize("game", OWN)
def test_only_the_game_itself_imports_its_modules(game: str) -> None:
    others = [path for path in package_modules() if GAMES_FOLDER / game not in path.parents]

    assert [name_of(path) for path in others if any(is_below(name, game) for name in named_in(path))] == []


def is_below(name: str, game: str) -> bool:
    """Whether a module is a game, or one of its own."""
    return f"{name}.".startswith(f"kirifuda.games.{game}.")


def named_in(path: Path) -> Iterator[str]:
    """Every module that a file imports, or names in a text."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def test_games_take_kernel_effects_and_nodes_by_their_letters() -> None:
    examples = [path for path in (ROOT / "examples" / "games").rglob("*.py") if "tests" not in path.parts]
    template = (PACKAGE / "cli" / "new_game" / "package").rglob("*.py.txt")
    files = [*GAMES_FOLDER.rglob("*.py"), *examples, *template]

    assert len(files) > len(examples) > 0
    assert [name_of(path) for path in files if PAST_A_DOOR.search(path.read_text("utf-8"))] == []


@pytest.mark.parametrize(
    ("line", "is_past"),
    [
        ("from kirifuda import kernel as k", False),
        ("    from kirifuda import effects as e", False),
        ("from kirifuda.text import ast as a", False),
        ("from kirifuda.effects.lowering.base import Path", False),
        ("from kirifuda.kernel.flow import Do", True),
        ("    from kirifuda.kernel import Game", True),
        ("from kirifuda import kernel", True),
        ("from kirifuda.effects.scope import Scope", True),
        ("from kirifuda.effects.plans.lasting import UntilPlan", True),
        ("from kirifuda.text.ast_base import Thing", True),
    ],
)
def test_a_way_past_a_door_is_seen(line: str, *, is_past: bool) -> None:
    assert bool(PAST_A_DOOR.search(f"import ast\n\n{line}\n")) is is_past
