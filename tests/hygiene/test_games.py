"""Games do not know each other, and are reached by name, through `kirifuda.games.load`. No list names them."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from kirifuda.games import GAMES
from kirifuda.packages import DECLARATION
from tests.hygiene.sources import PACKAGE, name_of, package_modules, parsed

GAMES_FOLDER: Final = PACKAGE / "games"
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
