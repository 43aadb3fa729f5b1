"""`kirifuda new`: begin something of one's own."""

from __future__ import annotations

import keyword
import re
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import click

from kirifuda.cli.refusing import Refusal, refusing
from kirifuda.packages import packages

TEMPLATE: Final = Path(__file__).resolve().parent / "new_game"
SUFFIX: Final = ".txt"
"""Ends the names of the template's files, so that nothing takes them for code before they are."""
MARK: Final = "{{name}}"
NAME: Final = re.compile(r"[a-z][a-z0-9_]{1,39}")
NO_NAME: Final = (
    "{name!r}は名前にできません：英小文字で始め、英小文字・数字・_だけで2～40字にしてください。",
    "{name!r} can't be the name: begin with a lower-case letter, then only those, digits and _, 2 to 40 in all.",
)
TAKEN: Final = (
    "{name!r}という名前は、もうゲームかPythonのモジュールが使っています。",
    "The name {name!r} is already that of a game or of a Python module.",
)
THERE: Final = ("{folder}はもうあります。", "{folder} is there already.")
MADE: Final = (
    "ゲーム「{name}」を{folder}に作りました。次は pip install --editable {folder} と kirifuda play {name} です。",
    "The game {name} is made in {folder}. Next: pip install --editable {folder}, then kirifuda play {name}.",
)


@click.group("new")
def new_command() -> None:
    """Begin something of your own."""


@new_command.command("game")
@click.argument("name")
@click.option(
    "--into",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path(),
    help="Where to put the folder; here by default.",
)
@refusing
def new_game(name: str, into: Path) -> None:
    """Make a folder with a game that plays, a package of its own; each file says what belongs there."""
    folder = into / name
    if NAME.fullmatch(name) is None or keyword.iskeyword(name):
        raise Refusal(both(NO_NAME, name=name))
    if folder.exists():
        raise Refusal(both(THERE, folder=folder))
    if name in packages() or is_module(name):
        raise Refusal(both(TAKEN, name=name))
    write_game(name, folder)
    click.echo(both(MADE, name=name, folder=folder))


def is_module(name: str) -> bool:
    """Whether something that can be imported has the name; a mere folder does not count."""
    spec = find_spec(name)
    return spec is not None and spec.origin is not None


def write_game(name: str, folder: Path) -> None:
    """The template under a name."""
    for source in sorted(TEMPLATE.rglob(f"*{SUFFIX}")):
        place = source.relative_to(TEMPLATE).as_posix().removesuffix(SUFFIX)
        place = place.replace("package/", f"{name}/", 1).replace("test_game", f"test_{name}")
        target = folder / place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(source.read_text("utf-8").replace(MARK, name), "utf-8")


def both(words: tuple[str, str], **fields: object) -> str:
    """A sentence in both languages."""
    return "\n".join(text.format_map(fields) for text in words)
