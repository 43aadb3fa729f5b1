"""`kirifuda rules`: the clauses of a rulebook, in our words, with the code and tests that account for them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import click

from kirifuda.cli.choosing import GAME, READABLE, json_option, language_option
from kirifuda.cli.doubts import show_doubts
from kirifuda.cli.files import as_json as json_text
from kirifuda.cli.refusing import refusing
from kirifuda.games import GAMES, load
from kirifuda.games.interface import CardGame
from kirifuda.ledger.clauses import load_clauses
from kirifuda.ledger.coverage import Coverage, Row, cover
from kirifuda.ledger.doubts import load_doubts
from kirifuda.ledger.proofs import collect_scenarios, collect_tests
from kirifuda.ledger.tags import collect_code

SCENARIO_SUFFIX: Final = ".scenario"


@click.group("rules")
def rules_command() -> None:
    """Read the rulebook and see what carries it out."""


@rules_command.command("list")
@click.argument("game", type=GAME)
@json_option
@language_option
@refusing
def list_clauses(game: CardGame, as_json: bool, language: str) -> None:
    """List every clause of GAME with our summary."""
    index = load_clauses(game.name)
    if as_json:
        click.echo(json_text([{"id": clause.id, "ja": clause.ja, "en": clause.en} for clause in index]))
        return
    for clause in index:
        click.echo(f"{clause.id:<12} {clause.ja if language == 'ja' else clause.en}")


@rules_command.command("show")
@click.argument("game", type=GAME)
@click.argument("clause")
@click.option("--tests", type=READABLE, help="Folder of the tests; by default the one of this checkout.")
@json_option
@language_option
@refusing
def show(game: CardGame, clause: str, tests: Path | None, as_json: bool, language: str) -> None:
    """Show a clause: summary, the code that carries it out, its tests, its doubts. What rests on a reading alone names
    that entry of the register, which is shown then."""
    index = load_clauses(game.name)
    if clause not in index and clause in load_doubts(game.name, index):
        show_doubts(game, clause, as_json=as_json, language=language)
        return
    index[clause]
    row = next(row for row in coverage_of(game, tests).rows if row.clause.id == clause)
    if as_json:
        click.echo(json_text(plain(row)))
        return
    click.echo(f"{row.clause.id}  {row.clause.ja if language == 'ja' else row.clause.en}")
    if row.clause.no_code is not None:
        click.echo(f"  needs no code: {row.clause.no_code}")
    for place in row.code:
        click.echo(f"  code   {place.function} ({place.file}:{place.line})")
    for proof in row.tests:
        click.echo(f"  test   {proof.name} ({proof.file}:{proof.line})")
    for doubt in row.doubts:
        click.echo(f"  doubt  {doubt} (kirifuda doubts {game.name} {doubt})")


@rules_command.command("coverage")
@click.argument("game", type=GAME, required=False)
@click.option("--tests", type=READABLE, help="Folder of the tests; by default the one of this checkout.")
@json_option
@click.pass_context
@refusing
def coverage(ctx: click.Context, game: CardGame | None, tests: Path | None, as_json: bool) -> None:
    """Count clauses with code, tests, or a reason for neither, and name what is missing. Exit code 1 if anything is."""
    tables = [coverage_of(each, tests) for each in ([game] if game else [load(name) for name in GAMES])]
    if as_json:
        click.echo(json_text([summary(table) for table in tables]))
    for table in [] if as_json else tables:
        totals = table.totals()
        click.echo(
            f"{table.game}: {totals.accounted} of {totals.clauses} clauses accounted for "
            f"({totals.code} in code, {totals.tested} tested, {totals.no_code} need no code)"
        )
        for problem in table.problems():
            click.echo(f"  {problem}")
    if any(table.problems() for table in tables):
        ctx.exit(1)


@rules_command.command("doubt")
@click.argument("game", type=GAME)
@click.argument("doubt", required=False)
@json_option
@language_option
@refusing
def doubt(game: CardGame, doubt: str | None, as_json: bool, language: str) -> None:
    """What the rulebook leaves open, like `kirifuda doubts`."""
    show_doubts(game, doubt, as_json=as_json, language=language)


def coverage_of(game: CardGame, tests: Path | None) -> Coverage:
    """The clause table of a game: code from its sources, tests from a folder if there is one."""
    index = load_clauses(game.name)
    folder = tests if tests is not None else tests_folder(game)
    proofs = []
    if folder is not None:
        here = folder / "games" / game.name if (folder / "games" / game.name).is_dir() else folder
        played = folder / "scenarios" / game.name if (folder / "scenarios" / game.name).is_dir() else folder
        proofs = [
            *collect_tests(here, index, folder.parent),
            *collect_scenarios(played, SCENARIO_SUFFIX, folder.parent),
        ]
    code = collect_code(game.folder(), index, game.folder().parents[2])
    return cover(index, load_doubts(game.name, index), code, proofs)


def tests_folder(game: CardGame) -> Path | None:
    """The tests beside the sources; an installed package has none."""
    for parent in game.folder().parents:
        if (parent / "pyproject.toml").is_file() and (parent / "tests").is_dir():
            return parent / "tests"
    return None


def plain(row: Row) -> dict[str, Any]:
    """A row of the clause table as plain data."""
    return {
        "id": row.clause.id,
        "ja": row.clause.ja,
        "en": row.clause.en,
        "no_code": row.clause.no_code,
        "code": [place._asdict() for place in row.code],
        "tests": [proof._asdict() for proof in row.tests],
        "doubts": list(row.doubts),
        "accounted": row.is_accounted,
    }


def summary(table: Coverage) -> dict[str, Any]:
    """A clause table in numbers, with its problems."""
    totals = table.totals()
    numbers = {name: getattr(totals, name) for name in totals.__struct_fields__}
    return {"game": table.game, **numbers, "problems": table.problems(), "rows": [plain(row) for row in table.rows]}
