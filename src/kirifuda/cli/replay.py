"""`kirifuda replay`: show a recorded game at any point, or check that it still goes the same way."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

from kirifuda.cli.choosing import READABLE, cards_option, extended, json_option, language_option
from kirifuda.cli.files import as_json as json_text
from kirifuda.cli.files import read_json
from kirifuda.cli.refusing import Refusal, refusals, refusing
from kirifuda.games import load
from kirifuda.games.deckcheck import check_seats, house_besides
from kirifuda.games.interface import CardGame
from kirifuda.kernel.game import Game
from kirifuda.kernel.keeping import replay as replays
from kirifuda.kernel.keeping.recording import Record, Recorder
from kirifuda.ledger.clauses import load_clauses
from kirifuda.ledger.doubts import load_doubts

Tell = Callable[[Game, Record], str]


@click.group("replay")
def replay_command() -> None:
    """Show and check recorded games."""


@replay_command.command("show")
@click.argument("file", type=READABLE)
@click.option("--at", type=click.IntRange(0), help="After so many decisions; by default after the last.")
@click.option("--log", is_flag=True, help="The log up to there.")
@click.option(
    "--seat", type=click.IntRange(0, 2), default=0, help="See what the player of seat 1 or 2 saw; 0 for none."
)
@cards_option
@language_option
@refusing
def show(file: Path, at: int | None, log: bool, seat: int, typed: tuple[Path, ...], language: str) -> None:
    """Show the table at a point of a recorded game."""
    game, replay, content = opened(file, typed)
    total = len(replay.answers)
    if at is not None and at > total:
        raise Refusal(f"{file}: there are {total} decisions, not {at}")
    number = total if at is None else at
    viewer = seat - 1

    def said(table: Game, record: Record) -> str:
        return game.with_source(table.pool, game.narrate(table, record, viewer, language), language)

    running, lines = played(game, replay, number, said)
    loser = content.get("conceded")
    if number == total and type(loser) is int and loser in range(running.players):
        game.surrender(running, loser)
    for line in lines if log else ():
        click.echo(line)
    click.echo(game.board(running, viewer, language, colour=False))
    click.echo(f"{number} / {total}")
    decision = running.decision()
    if decision is None:
        click.echo(game.with_source(running.pool, game.ending(running, language), language))
    elif decision.player == viewer:
        source = game.clause_text(running.pool, decision.clause, language)
        click.echo(f"{game.prompt(running, decision, language)} [{source}]")


@replay_command.command("check")
@click.argument("file", type=READABLE)
@cards_option
@json_option
@refusing
def check(file: Path, typed: tuple[Path, ...], as_json: bool) -> None:
    """Play a recorded game again and compare every decision. Exit code 2 where it goes another way."""
    game, replay, _ = opened(file, typed)
    with refusals(str(file)):
        running = replays.run(replay, game.rulebook, game.pool())
    result = running.state.result
    found = {
        "file": str(file),
        "game": game.name,
        "decisions": len(replay.answers),
        "digests": len(replay.digests),
        "ending": None if result is None else {"winners": list(result.winners), "clause": result.clause},
    }
    if as_json:
        click.echo(json_text(found))
    else:
        click.echo(f"{file}: sound, {found['decisions']} decisions, {found['digests']} digests")


def opened(file: Path, typed: tuple[Path, ...] = ()) -> tuple[CardGame, replays.Replay, dict[str, Any]]:
    """A replay file and the game it belongs to, with the cards that were typed in for it."""
    content = read_json(file)
    with refusals(str(file)):
        replay = replays.read(content)
        game = extended(load(replay.pinned["game"]), typed)
        check_start(game, replay)
        return game, replay, content


def check_start(game: CardGame, replay: replays.Replay) -> None:
    """Whether a recorded game could have begun: house rules that there are, and decks that may be played."""
    replays.check_pins(replay, game.rulebook, game.pool())
    mode = check_seats(game, replay.decks, replay.house)
    load_doubts(game.name, load_clauses(game.name)).settled(house_besides(game, mode, replay.house))


def played(game: CardGame, replay: replays.Replay, upto: int, tell: Tell) -> tuple[Game, list[str]]:
    """The recorded game after so many decisions, and its log, told as it happens."""
    replays.run(replay, game.rulebook, game.pool(), upto)
    running = game.rulebook.start(game.pool(), replay.decks, replay.seed, replay.house)
    recorder = Recorder()
    running.recorder = recorder
    running.decision()
    lines: list[str] = []
    told = 0
    for number in range(upto + 1):
        lines.extend(tell(running, record) for record in recorder.records[told:])
        told = len(recorder.records)
        if number < upto:
            running.answer(replay.answers[number].chosen)
    return running, [line for line in lines if line]
