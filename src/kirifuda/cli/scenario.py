"""`kirifuda scenario`: run positions written as text."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from kirifuda.cli.choosing import READABLE, json_option
from kirifuda.cli.files import as_json as json_text
from kirifuda.cli.files import read_text, write_text
from kirifuda.cli.progress import counting
from kirifuda.cli.refusing import Refusal, refusals, refusing
from kirifuda.cli.replay import opened

if TYPE_CHECKING:
    from kirifuda.scenario import Outcome


@click.group("scenario")
def scenario_command() -> None:
    """Run and save positions as text."""


@scenario_command.command("run")
@click.argument("files", type=READABLE, nargs=-1, required=True)
@click.option("--log", is_flag=True, help="Print what happened also where all is well.")
@json_option
@click.pass_context
@refusing
def run(ctx: click.Context, files: tuple[Path, ...], log: bool, as_json: bool) -> None:
    """Play scenario files and say which expectation failed, and where. A file that can't be read does not stop the
    others. Exit code 1 if an expectation failed, 2 if a file could not be read."""
    runs = run_all(files, quiet=as_json)
    if as_json:
        click.echo(json_text([each.plain() for each in runs]))
    else:
        for each in runs:
            each.report(with_log=log)
        if len(runs) > 1:
            click.echo(summary(runs))
    if any(each.unreadable for each in runs):
        ctx.exit(2)
    if not all(each.outcome is not None and each.outcome.passed for each in runs):
        ctx.exit(1)


@dataclass(frozen=True)
class Played:
    """One file: how it went, or why it can't be read."""

    file: str
    outcome: Outcome | None = None
    unreadable: str = ""

    def plain(self) -> dict[str, Any]:
        """As plain data."""
        if self.outcome is None:
            return {"file": self.file, "passed": False, "unreadable": self.unreadable, "failures": []}
        return {
            "file": self.file,
            "title": self.outcome.title,
            "clauses": list(self.outcome.clauses),
            "passed": self.outcome.passed,
            "failures": [
                {"line": failure.line, "text": failure.text, "reason": failure.reason}
                for failure in self.outcome.failures
            ],
        }

    def report(self, *, with_log: bool) -> None:
        """Print how it went."""
        if self.outcome is None:
            click.echo(f"can't be read: {self.unreadable}", err=True)
            return
        click.echo(self.outcome.report())
        if with_log and self.outcome.passed:
            click.echo("\n".join(f"    {line}" for line in self.outcome.log))


def run_all(files: tuple[Path, ...], *, quiet: bool) -> list[Played]:
    """Play all files, and those of folders, one after the other."""
    found: list[Played] = []
    paths: list[Path] = []
    for file in files:
        try:
            paths.extend(scenarios_in(file))
        except Refusal as refusal:
            found.append(Played(str(file), unreadable=refusal.message))
    with counting(len(paths), "scenarios", quiet=quiet) as note:
        for done, path in enumerate(paths, 1):
            found.append(played(path))
            note(done)
    return found


def played(path: Path) -> Played:
    """Play one file."""
    from kirifuda.scenario import run_text

    try:
        with refusals():
            return Played(str(path), run_text(read_text(path), str(path), path.parent))
    except Refusal as refusal:
        return Played(str(path), unreadable=refusal.message)


def summary(runs: list[Played]) -> str:
    """How many of them hold."""
    unreadable = sum(1 for each in runs if each.unreadable)
    passed = sum(1 for each in runs if each.outcome is not None and each.outcome.passed)
    return f"{len(runs)} files: {passed} passed, {len(runs) - passed - unreadable} failed, {unreadable} can't be read"


@scenario_command.command("save")
@click.argument("file", type=READABLE)
@click.argument("output", type=READABLE, required=False)
@click.option("--at", type=click.IntRange(0), help="After so many decisions; by default after the last.")
@click.option("--title", default="", help="The first line of the scenario.")
@refusing
def save(file: Path, output: Path | None, at: int | None, title: str) -> None:
    """Write a position of the replay FILE as a scenario, to OUTPUT or to standard output."""
    from kirifuda.scenario import save_replay

    game, replay, _ = opened(file)
    if at is not None and at > len(replay.answers):
        raise Refusal(f"{file}: there are {len(replay.answers)} decisions, not {at}")
    with refusals(str(file)):
        text = save_replay(replay, game.pool(), -1 if at is None else at, title)
    if output is None:
        click.echo(text, nl=not text.endswith("\n"))
    else:
        write_text(output, text if text.endswith("\n") else f"{text}\n")


def scenarios_in(path: Path) -> list[Path]:
    """A scenario file, or all of a folder."""
    if not path.is_dir():
        return [path]
    found = sorted(path.rglob("*.scenario"))
    if not found:
        raise Refusal(f"{path}: there is no .scenario file in this folder")
    return found
