"""What is installed: the engine, and the games, which are the folders of `kirifuda.games` and packages of their own.

A game is a package with a `game.toml`. One that is installed by itself names its package as an entry point of the group
`kirifuda.games`, under the name of the game.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final

GROUP: Final = "kirifuda.games"
DECLARATION: Final = "game.toml"
SHIPPED: Final = Path(__file__).resolve().parent / "games"


@cache
def packages() -> dict[str, str]:
    """The package of every game by its name: ours in the order of their places, then the others by name. An installed
    game can't take a name of ours."""
    own = sorted(SHIPPED.glob(f"*/{DECLARATION}"), key=lambda file: (place_of(file), file.parent.name))
    found = {file.parent.name: f"kirifuda.games.{file.parent.name}" for file in own}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        found.setdefault(entry.name, entry.module)
    return found


def ours() -> tuple[str, ...]:
    """The games that have a folder here: those that our pages, pictures and corpora are about."""
    return tuple(game for game, package in packages().items() if package == f"{GROUP}.{game}")


def place_of(file: Path) -> int:
    """Where a game of ours is shown."""
    return int(tomllib.loads(file.read_text("utf-8"))["place"])


@cache
def folder_of(game: str) -> Path:
    """Where the files of a game lie; LookupError if its package is not there."""
    package = packages().get(game, f"kirifuda.games.{game}")
    try:
        spec = find_spec(package)
    except ImportError as error:
        raise LookupError(f"the package {package} of the game {game!r} can't be found: {error}") from error
    if spec is None or spec.origin is None:
        raise LookupError(f"the package {package} of the game {game!r} can't be found")
    return Path(spec.origin).resolve().parent


def engine() -> str:
    """Whether what runs the rules is compiled here, or interpreted and some times slower."""
    rules = Path(__file__).with_name("kernel")
    is_compiled = any((rules / f"game{suffix}").is_file() for suffix in EXTENSION_SUFFIXES)
    return "compiled" if is_compiled else "interpreted"
