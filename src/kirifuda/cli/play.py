"""`kirifuda play`: people and computer players at one terminal."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Any, Final

import click

from kirifuda.agents import AGENTS, Agent, make
from kirifuda.cli.choosing import GAME, READABLE, SEED, cards_option, extended, house_rules, language_option
from kirifuda.cli.files import read_json
from kirifuda.cli.refusing import Refusal, refusals, refusing
from kirifuda.cli.replay import check_start
from kirifuda.cli.seating import Seating, choices_of, decks_of, mode_named, seats_of
from kirifuda.cli.table import PERSON, SAVE_FORMAT, Settings, Table
from kirifuda.games.interface import CardGame, Deck
from kirifuda.kernel.game import Game
from kirifuda.kernel.keeping import replay as replays
from kirifuda.kernel.keeping import saving
from kirifuda.kernel.randomness import stream
from kirifuda.kernel.rulebook import Deck as Zones

FIRST: Final = ("random", "me", "opponent")


@click.command()
@click.argument("game", type=GAME)
@click.option(
    "--mode", metavar="NAME", help="How it is played, where there are several ways; by default the usual one."
)
@click.option("--choose", "choices", metavar="NAME=VALUE", multiple=True, help="A choice of the mode.")
@click.option("--players", type=click.IntRange(1), help="How many sit down; by default as few as the mode takes.")
@click.option(
    "--seat",
    "seats",
    metavar="WHO[:DECK]",
    multiple=True,
    help=f"Once for each seat, in order: {PERSON} for a person at this terminal, or an agent, with a deck.",
)
@click.option("--deck", "mine", metavar="ID", help="Your deck: the id of a shipped one, or a file.")
@click.option("--opponent-deck", "theirs", metavar="ID", help="The deck of whoever else sits down.")
@click.option("--seed", type=SEED, help="The same seed gives the same shuffles. By default a new one.")
@click.option(
    "--opponent", type=click.Choice(AGENTS), default="greedy", show_default=True, help="Who plays against or with you."
)
@click.option("--first", type=click.Choice(FIRST), default="random", show_default=True, help="Who goes first.")
@click.option("--house", metavar="NAME=VALUE", multiple=True, help="A house rule; may be given several times.")
@click.option("--save", type=READABLE, help="Where to save when the input ends before the game.")
@click.option("--resume", type=READABLE, help="Take up a saved game.")
@click.option("--record", type=READABLE, help="Write a replay when the game ends.")
@click.option("--ask-all", is_flag=True, help="Ask also where nothing useful can be done.")
@click.option("--colour/--no-colour", default=None, help="Colours; by default where the output is a terminal.")
@cards_option
@language_option
@refusing
def play_command(game: CardGame, **chosen: Any) -> None:
    """Play GAME against the computer, with others, or both. Type ? at any question."""
    game = extended(game, chosen["typed"])
    colour = chosen["colour"]
    if colour is None:
        colour = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
    settings = Settings(chosen["language"], colour, chosen["ask_all"], chosen["save"], chosen["record"])
    table = resumed(game, chosen["resume"], settings) if chosen["resume"] else fresh(game, chosen, settings)
    table.say("hint")
    try:
        table.play()
    except KeyboardInterrupt:
        click.echo()
        table.say("interrupted")
        raise SystemExit(130) from None


def fresh(game: CardGame, chosen: dict[str, Any], settings: Settings) -> Table:
    """A new game with everybody in their seats."""
    seed = int(time.time()) if chosen["seed"] is None else chosen["seed"]
    house = house_rules(game, chosen["house"])
    seating = seated(game, chosen, seed, house)
    house = {**house, **seating.options}
    zones = [deck.zones for deck in seating.decks]
    pool = game.pool()
    replay = replays.record(game.rulebook, pool, zones, seed, house)
    agents = agents_for(game, seating.who, seed, zones)
    table = Table(game, game.start(pool, seating.decks, seed, house), replay, seating.who, agents, settings)
    welcome(table, seating, seed)
    return table


def seated(game: CardGame, chosen: dict[str, Any], seed: int, house: dict[str, str]) -> Seating:
    """Who sits where; where two play against each other, whoever should go first gets the seat that does."""
    mode = mode_named(game, chosen["mode"])
    picked = choices_of(mode, chosen["choices"])
    seats = seats_of(mode, chosen["seats"], chosen["players"], chosen["opponent"])
    asked = [deck or (chosen["mine"] if who == PERSON else chosen["theirs"]) or "" for who, deck in seats]
    decks = decks_of(game, asked, seed, house)
    who = [name for name, _ in seats]
    own = game.own_decks(mode, picked)
    options = game.mode_options(mode, picked)
    if chosen["first"] != "random" and not mode.is_together:
        first = starting_seat(game, [*decks, *own], seed, {**house, **options})
        wanted = first if chosen["first"] == "me" else (first + 1) % len(who)
        turned = (who.index(PERSON) - wanted) % len(who)
        who, decks = who[turned:] + who[:turned], decks[turned:] + decks[:turned]
    return Seating(mode, tuple(who), [*decks, *own], options)


def agents_for(game: CardGame, who: tuple[str, ...], seed: int, zones: list[Zones]) -> dict[int, Agent]:
    """The agents by seat; the only one keeps the stream of randomness that it always had."""
    seats = [seat for seat, name in enumerate(who) if name != PERSON]
    streams = {seat: "opponent" if len(seats) == 1 else f"opponent {seat}" for seat in seats}
    return {seat: make(who[seat], stream(seed, streams[seat]), game, zones) for seat in seats}


def welcome(table: Table, seating: Seating, seed: int) -> None:
    """Who plays whom, with which decks."""
    language = table.settings.language
    names = [deck.name if language == "ja" else deck.english for deck in seating.decks]
    title = table.card_game.title if language == "ja" else table.card_game.title_english
    people = table.people()
    if len(seating.decks) == 2 and len(people) == 1 and not seating.mode.own_seats:
        me = people[0]
        opponent = seating.who[1 - me]
        table.say("welcome", title=title, mine=names[me], theirs=names[1 - me], seed=seed, opponent=opponent)
        return
    seats = [f"{name} ({who})" for name, who in zip(names, seating.who, strict=False)]
    seats.extend(names[len(seating.who) :])
    table.say("together", title=title, seats=" / ".join(seats), seed=seed)


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
    who = content.get("seats")
    if not isinstance(who, list) or PERSON not in who or any(name not in (PERSON, *AGENTS) for name in who):
        raise Refusal(f"{path}: the seats are missing or wrong")
    with refusals(str(path)):
        running: Game = saving.load(game.rulebook, game.pool(), content.get("game"))
        replay = replays.read(content.get("replay"))
        check_start(game, replay)
        if len(replay.decks) != running.players or len(who) + game.mode_of(running).own_seats != running.players:
            raise Refusal("the seats do not fit the saved game")
    agents = {
        seat: make(name, stream(replay.seed, f"opponent {seat} {len(replay.answers)}"), game, replay.decks)
        for seat, name in enumerate(who)
        if name != PERSON
    }
    table = Table(game, running, replay, tuple(who), agents, settings)
    table.say("resumed", file=path)
    return table
