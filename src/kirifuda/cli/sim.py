"""`kirifuda sim`: agents play many games, reproducibly."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any

import click

from kirifuda.agents import AGENTS
from kirifuda.cli.choosing import GAME, SEED, cards_option, deck_named, extended, house_rules, json_option
from kirifuda.cli.files import as_json as json_text
from kirifuda.cli.progress import counting
from kirifuda.cli.refusing import Refusal, refusing
from kirifuda.cli.seating import choices_of, mode_named, players_of
from kirifuda.games.deckcheck import check_deck
from kirifuda.games.interface import CardGame, Deck, Mode
from kirifuda.lab.playing import Pairing
from kirifuda.lab.simulation import Equipment, Summary, pairings, simulate, tables
from kirifuda.ledger.clauses import load_clauses


@click.command()
@click.argument("game", type=GAME)
@click.option("--games", "-n", type=click.IntRange(1), default=20, show_default=True, help="How many games.")
@click.option(
    "--mode", metavar="NAME", help="How it is played, where there are several ways; by default the usual one."
)
@click.option("--choose", "choices", metavar="NAME=VALUE", multiple=True, help="A choice of the mode; by default all.")
@click.option("--players", type=click.IntRange(1), help="How many sit down; by default every number the mode takes.")
@click.option(
    "--agents",
    default="random,greedy",
    show_default=True,
    help=f"Of: {', '.join(AGENTS)}. One for each seat; where all play together, the last plays all of them.",
)
@click.option("--seed", type=SEED, default=0, show_default=True, help="The first seed.")
@click.option("--decks", default="all", show_default=True, help="Ids of shipped decks or files, with commas between.")
@click.option("--house", metavar="NAME=VALUE", multiple=True, help="A house rule; may be given several times.")
@click.option(
    "--clause", "clauses", metavar="CLAUSE", multiple=True, help="Count the games in which it came up; several times."
)
@click.option("--workers", "-j", type=click.IntRange(1), default=1, show_default=True, help="Processes.")
@cards_option
@json_option
@click.pass_context
@refusing
def sim_command(ctx: click.Context, /, game: CardGame, **chosen: Any) -> None:
    """Let agents play many games of GAME. Exit code 1 if one of them ended in an error."""
    agents = listed(chosen["agents"], AGENTS, "agent")
    game = extended(game, chosen["typed"])
    watched = tuple(load_clauses(game.name)[clause].id for clause in chosen["clauses"])
    house = house_rules(game, chosen["house"]) if chosen["house"] else {}
    decks = game.decks() if chosen["decks"] == "all" else brought(game, chosen["decks"])
    for deck in decks:
        check_deck(game, deck.id, deck.zones, house)
    ids = [deck.id for deck in decks]
    plan = [replace(each, house=tuple(house.items()), watched=watched) for each in planned(game, ids, agents, chosen)]
    equipment = Equipment(game.name, game.more, tuple(decks))
    with counting(len(plan), "games", quiet=chosen["as_json"]) as note:
        summary = simulate(equipment, plan, workers=chosen["workers"], progress=lambda done, total, played: note(done))
    if chosen["as_json"]:
        click.echo(json_text(plain(summary, agents)))
    else:
        print_tables(summary, agents)
    if summary.errors():
        ctx.exit(1)


def brought(game: CardGame, names: str) -> list[Deck]:
    """Decks by id or file, with commas between."""
    found = [deck_named(game, name.strip()) for name in names.split(",") if name.strip()]
    if not found:
        raise Refusal(f"no deck is named; there are: {', '.join(deck.id for deck in game.decks())}")
    return found


def planned(game: CardGame, decks: list[str], agents: tuple[str, ...], chosen: dict[str, Any]) -> list[Pairing]:
    """The games of a run."""
    mode = mode_named(game, chosen["mode"])
    games, seed = chosen["games"], chosen["seed"]
    if mode.is_together:
        return list(tables(mode, decks, agents[-1], games, settings_of(mode, chosen), seed))
    if len(agents) != players_of(mode, chosen["players"]):
        raise Refusal(f"--agents {chosen['agents']!r}: {mode.players[0]} agents are needed")
    return list(pairings(decks, agents, games, seed))


def settings_of(mode: Mode, chosen: dict[str, Any]) -> list[tuple[int, dict[str, str]]]:
    """Every number of players with every combination of choices, as far as they are not fixed."""
    players = mode.players if chosen["players"] is None else (players_of(mode, chosen["players"]),)
    fixed = choices_of(mode, chosen["choices"])
    named = {assignment.partition("=")[0].strip() for assignment in chosen["choices"]}
    values = [
        [fixed[choice.name]] if choice.name in named else [value.name for value in choice.values]
        for choice in mode.choices
    ]
    names = [choice.name for choice in mode.choices]
    return [(count, dict(zip(names, each, strict=True))) for each in product(*values) for count in players]


def listed(text: str, known: tuple[str, ...], what: str) -> tuple[str, ...]:
    """Names with commas between; one that is unknown is refused."""
    names = tuple(name.strip() for name in text.split(",") if name.strip())
    for name in names:
        if name not in known:
            raise Refusal(f"there is no {what} {name!r}; there are: {', '.join(known)}")
    if not names:
        raise Refusal(f"no {what} is named; there are: {', '.join(known)}")
    return names


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
        "clauses": summary.applied(),
        "choices": [
            {"players": int(key[0]), "choices": list(key[1:]), "games": games, "won": won}
            for key, (games, won) in summary.by_choice().items()
        ],
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
    playing = {agent for game in summary.played for agent in game.pairing.agents}
    for agent in [agent for agent in dict.fromkeys(agents) if agent in playing]:
        mean, low, high = summary.share(agent)
        table.add_row(agent, str(summary.wins().get(agent, 0)), f"{mean:.1%}", f"{low:.1%} – {high:.1%}")
    console.print(table)
    endings = Table("ending", "games")
    for ending, count in summary.endings().items():
        endings.add_row(ending, str(count))
    console.print(endings)
    if summary.applied():
        clauses = Table("clause", "games")
        for clause, count in summary.applied().items():
            clauses.add_row(clause, str(count))
        console.print(clauses)
    if summary.by_choice():
        choices = Table("players", "choices", "games", "won")
        for key, (count, won) in summary.by_choice().items():
            choices.add_row(key[0], ", ".join(key[1:]), str(count), f"{won / count:.0%}")
        console.print(choices)
    seats = ", ".join(f"seat {seat + 1}: {wins}" for seat, wins in summary.wins_by_seat().items())
    console.print(f"wins by seat: {seats or 'none'}", highlight=False)
    for game in summary.errors():
        where = f"game {game.pairing.number}, seed {game.pairing.seed}, {' – '.join(game.pairing.decks)}"
        console.print(f"{where}: {game.error}", highlight=False, markup=False)
