"""`kirifuda scenario`: run positions written as text."""

from __future__ import annotations

from pathlib import Path

import click

from kirifuda.cli.choosing import READABLE, json_option
from kirifuda.cli.files import as_json as json_text
from kirifuda.cli.files import read_text, write_text
from kirifuda.cli.refusing import Refusal, refusals, refusing
from kirifuda.cli.replay import opened


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
    """Play scenario files and say which expectation failed, and where. Exit code 1 if one did."""
    from kirifuda.scenario import run_text

    paths = [path for file in files for path in scenarios_in(file)]
    outcomes = [run_text(read_text(path), str(path)) for path in paths]
    if as_json:
        click.echo(
            json_text(
                [
                    {
                        "file": outcome.file,
                        "title": outcome.title,
                        "clauses": list(outcome.clauses),
                        "passed": outcome.passed,
                        "failures": [
                            {"line": failure.line, "text": failure.text, "reason": failure.reason}
                            for failure in outcome.failures
                        ],
                    }
                    for outcome in outcomes
                ]
            )
        )
    else:
        for outcome in outcomes:
            click.echo(outcome.report())
            if log and outcome.passed:
                click.echo("\n".join(f"    {line}" for line in outcome.log))
    if not all(outcome.passed for outcome in outcomes):
        ctx.exit(1)


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
