"""`kirifuda sim`: agents play many games, reproducibly."""

from __future__ import annotations

from typing import Any

import click

from kirifuda.agents import AGENTS
from kirifuda.cli.choosing import GAME, json_option
from kirifuda.cli.files import as_json as json_text
from kirifuda.cli.refusing import Refusal, refusing
from kirifuda.games.interface import CardGame
from kirifuda.lab.playing import Played
from kirifuda.lab.simulation import Progress, Summary, pairings, simulate


@click.command()
@click.argument("game", type=GAME)
@click.option("--games", "-n", type=click.IntRange(1), default=20, show_default=True, help="How many games.")
@click.option("--agents", default="random,greedy", show_default=True, help=f"Two of: {', '.join(AGENTS)}.")
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="The first seed.")
@click.option("--decks", default="all", show_default=True, help="Ids of shipped decks, with commas between.")
@click.option("--workers", "-j", type=click.IntRange(1), default=1, show_default=True, help="Processes.")
@json_option
@click.pass_context
@refusing
def sim_command(ctx: click.Context, /, game: CardGame, **chosen: Any) -> None:
    """Let two agents play many games of GAME. Exit code 1 if one of them ended in an error."""
    agents = listed(chosen["agents"], AGENTS, "agent")
    if len(agents) != max(game.players):
        raise Refusal(f"--agents {chosen['agents']!r}: {max(game.players)} agents are needed")
    known = tuple(deck.id for deck in game.decks())
    decks = known if chosen["decks"] == "all" else listed(chosen["decks"], known, "deck")
    plan = list(pairings(list(decks), agents, chosen["games"], chosen["seed"]))
    with progress_bar(len(plan), quiet=chosen["as_json"]) as progress:
        summary = simulate(game.name, plan, workers=chosen["workers"], progress=progress)
    if chosen["as_json"]:
        click.echo(json_text(plain(summary, agents)))
    else:
        print_tables(summary, agents)
    if summary.errors():
        ctx.exit(1)


def listed(text: str, known: tuple[str, ...], what: str) -> tuple[str, ...]:
    """Names with commas between; one that is unknown is refused."""
    names = tuple(name.strip() for name in text.split(",") if name.strip())
    for name in names:
        if name not in known:
            raise Refusal(f"there is no {what} {name!r}; there are: {', '.join(known)}")
    if not names:
        raise Refusal(f"no {what} is named; there are: {', '.join(known)}")
    return names


class progress_bar:  # noqa: N801
    """A bar on standard error while the games run; none where nobody looks."""

    def __init__(self, total: int, *, quiet: bool) -> None:
        from rich.console import Console
        from rich.progress import Progress as Bar

        console = Console(stderr=True)
        self.bar = Bar(console=console, transient=True, disable=quiet or not console.is_terminal)
        self.total = total

    def __enter__(self) -> Progress:
        self.bar.start()
        task = self.bar.add_task("games", total=self.total)

        def note(done: int, total: int, played: Played) -> None:
            self.bar.update(task, completed=done)

        return note

    def __exit__(self, *error: object) -> None:
        self.bar.stop()


def plain(summary: Summary, agents: tuple[str, ...]) -> dict[str, Any]:
    """The results as plain data."""
    return {
        "games": len(summary.played),
        "errors": len(summary.errors()),
        "failures": [
            {"game": game.pairing.number, "seed": game.pairing.seed, "decks": game.pairing.decks, "error": game.error}
            for game in summary.errors()
        ],
        "decisions": summary.total("decisions"),
        "turns": summary.total("turns"),
        "seconds": round(summary.seconds, 3),
        "workers": summary.workers,
        "wins": summary.wins(),
        "wins_by_seat": {str(seat + 1): wins for seat, wins in summary.wins_by_seat().items()},
        "share": {agent: [round(number, 4) for number in summary.share(agent)] for agent in dict.fromkeys(agents)},
        "endings": summary.endings(),
    }


def print_tables(summary: Summary, agents: tuple[str, ...]) -> None:
    """The results for people."""
    from rich.console import Console
    from rich.table import Table

    console = Console()
    games = len(summary.played)
    speed = games / summary.seconds if summary.seconds else 0.0
    console.print(
        f"{games} games, {summary.total('decisions')} decisions, {summary.total('turns')} turns, "
        f"{summary.seconds:.1f} s ({speed:.1f} games/s), {len(summary.errors())} errors",
        highlight=False,
    )
    table = Table("agent", "wins", "share", "95 %")
    for agent in dict.fromkeys(agents):
        mean, low, high = summary.share(agent)
        table.add_row(agent, str(summary.wins().get(agent, 0)), f"{mean:.1%}", f"{low:.1%} – {high:.1%}")
    console.print(table)
    endings = Table("ending", "games")
    for ending, count in summary.endings().items():
        endings.add_row(ending, str(count))
    console.print(endings)
    seats = ", ".join(f"seat {seat + 1}: {wins}" for seat, wins in summary.wins_by_seat().items())
    console.print(f"wins by seat: {seats or 'none'}", highlight=False)
    for game in summary.errors():
        where = f"game {game.pairing.number}, seed {game.pairing.seed}, {' – '.join(game.pairing.decks)}"
        console.print(f"{where}: {game.error}", highlight=False, markup=False)
