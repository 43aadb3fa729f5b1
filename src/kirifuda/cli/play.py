"""`kirifuda play`: a person against the computer in the terminal."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Any, Final

import click

from kirifuda.agents import AGENTS, make
from kirifuda.cli.choosing import GAME, READABLE, deck_named, house_rules, language_option
from kirifuda.cli.files import read_json
from kirifuda.cli.refusing import Refusal, refusals, refusing
from kirifuda.cli.table import SAVE_FORMAT, Settings, Table
from kirifuda.games.interface import CardGame, Deck
from kirifuda.kernel import replay as replays
from kirifuda.kernel import saving
from kirifuda.kernel.errors import IllegalDeck
from kirifuda.kernel.game import Game
from kirifuda.kernel.randomness import Dice, stream

FIRST: Final = ("random", "me", "opponent")


@click.command()
@click.argument("game", type=GAME)
@click.option("--deck", "mine", metavar="ID", help="Your deck: the id of a shipped one, or a file.")
@click.option("--opponent-deck", "theirs", metavar="ID", help="The opponent's deck.")
@click.option("--seed", type=click.IntRange(0), help="The same seed gives the same shuffles. By default a new one.")
@click.option(
    "--opponent", type=click.Choice(AGENTS), default="greedy", show_default=True, help="Who plays against you."
)
@click.option("--first", type=click.Choice(FIRST), default="random", show_default=True, help="Who goes first.")
@click.option("--house", metavar="NAME=VALUE", multiple=True, help="A house rule; may be given several times.")
@click.option("--save", type=READABLE, help="Where to save when the input ends before the game.")
@click.option("--resume", type=READABLE, help="Take up a saved game.")
@click.option("--record", type=READABLE, help="Write a replay when the game ends.")
@click.option("--ask-all", is_flag=True, help="Ask also where nothing useful can be done.")
@click.option("--colour/--no-colour", default=None, help="Colours; by default where the output is a terminal.")
@language_option
@refusing
def play_command(game: CardGame, **chosen: Any) -> None:
    """Play GAME against the computer. Type ? at any question."""
    colour = chosen["colour"]
    if colour is None:
        colour = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
    settings = Settings(
        chosen["language"], colour, chosen["ask_all"], chosen["save"], chosen["record"], chosen["opponent"]
    )
    table = resumed(game, chosen["resume"], settings) if chosen["resume"] else fresh(game, chosen, settings)
    table.say("hint")
    try:
        table.play()
    except KeyboardInterrupt:
        click.echo()
        table.say("interrupted")
        raise SystemExit(130) from None


def fresh(game: CardGame, chosen: dict[str, Any], settings: Settings) -> Table:
    """A new game; whoever should go first gets the seat that chance gives the first turn."""
    seed = int(time.time()) if chosen["seed"] is None else chosen["seed"]
    house = house_rules(game, chosen["house"])
    mine, theirs = decks_for(game, chosen["mine"], chosen["theirs"], seed)
    first = starting_seat(game, [mine, theirs], seed, house)
    seat = first if chosen["first"] == "me" else 1 - first if chosen["first"] == "opponent" else 0
    decks = [mine, theirs] if seat == 0 else [theirs, mine]
    zones = [deck.zones for deck in decks]
    pool = game.pool()
    replay = replays.record(game.rulebook, pool, zones, seed, house)
    agent = make(settings.opponent, stream(seed, "opponent"), game, zones)
    table = Table(game, game.start(pool, decks, seed, house), replay, seat, agent, settings)
    names = [deck.name if settings.language == "ja" else deck.english for deck in (mine, theirs)]
    title = game.title if settings.language == "ja" else game.title_english
    table.say("welcome", title=title, mine=names[0], theirs=names[1], seed=seed, opponent=settings.opponent)
    return table


def decks_for(game: CardGame, mine: str | None, theirs: str | None, seed: int) -> tuple[Deck, Deck]:
    """The decks that were asked for, others by the seed; illegal ones are refused."""
    shipped = game.decks()
    dice = Dice(seed, "decks")
    places = dice.shuffled(tuple(range(len(shipped))))
    first = deck_named(game, mine) if mine else shipped[places[0]]
    second = deck_named(game, theirs) if theirs else shipped[places[-1]]
    for deck in (first, second):
        broken = game.broken_clauses(game.pool(), deck)
        if broken:
            raise IllegalDeck(deck.id, broken)
    return first, second


def starting_seat(game: CardGame, decks: list[Deck], seed: int, house: dict[str, str]) -> int:
    """The seat that goes first with this seed: a trial start tells."""
    trial = game.start(game.pool(), decks, seed, house)
    trial.decision()
    return trial.turn_player()


def resumed(game: CardGame, path: Path, settings: Settings) -> Table:
    """A saved game, at the question where it was left."""
    content = read_json(path)
    if not isinstance(content, dict) or content.get("kirifuda") != "saved game" or content.get("format") != SAVE_FORMAT:
        raise Refusal(f"{path}: this is no saved game of format {SAVE_FORMAT}")
    seat, opponent = content.get("seat"), content.get("opponent")
    if seat not in (0, 1) or opponent not in AGENTS:
        raise Refusal(f"{path}: seat or opponent is missing or wrong")
    with refusals(str(path)):
        running: Game = saving.load(game.rulebook, game.pool(), content.get("game"))
        replay = replays.read(content.get("replay"))
    settings.opponent = opponent
    seed = stream(replay.seed, f"opponent {len(replay.answers)}")
    table = Table(game, running, replay, seat, make(opponent, seed, game, replay.decks), settings)
    table.say("resumed", file=path)
    return table
