"""The game by itself, and beside gym-locm where that is installed (KIRIFUDA_LOCM_GAMES=1000 for many games)."""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest
from locm.happening import LANES, values_of
from locm.words import BLUE, BONUS, CREATURE, DECK, GREEN, HAND, HEALTH, KEYWORDS, MANA, MOST_MANA, OWED, RED, RUNE

from kirifuda.customs.players import number_of
from kirifuda.games import Deck, load
from kirifuda.kernel.decision import Option
from kirifuda.kernel.game import Game
from kirifuda.kernel.randomness import Dice
from kirifuda.scenario import run

LOCM: Final = load("locm")
POOL: Final = LOCM.pool()
GAMES: Final = int(os.environ.get("KIRIFUDA_LOCM_GAMES", "4"))
LETTERS: Final = dict(zip(KEYWORDS, "BCDGLW", strict=True))
Move = tuple[Any, ...]


@pytest.mark.parametrize(
    "file", sorted((Path(__file__).parent / "scenarios").glob("*.scenario")), ids=lambda file: file.stem
)
def test_scenario(file: Path) -> None:
    outcome = run(file)

    assert outcome.passed, outcome.report()


def test_m_1_2_a_deck_has_thirty_cards() -> None:
    short = Deck("short", "", "", "", "", {"deck": ["001"] * 29})

    assert [broken.clause for broken in LOCM.broken_clauses(POOL, short)] == ["M-1.2"]
    assert [LOCM.broken_clauses(POOL, deck) for deck in LOCM.decks()] == [[], []]


@pytest.mark.parametrize("seed", range(GAMES))
def test_agreement(seed: int) -> None:
    pytest.importorskip("gym_locm.engine.phases", reason="gym-locm is not installed")
    game, dice = started(seed), Dice(seed)
    game.skips_forced = False
    assert game.decision() is not None
    theirs = peer(game)

    while not game.over():
        assert position(game) == their_position(theirs)
        ways = moves(game)
        assert set(ways) == set(their_moves(theirs)), f"seed {seed}: menus differ"
        assert len(ways) == len(theirs.available_actions)
        move = chosen(ways, seed, dice)
        for place in ways[move]:
            game.answer((place,))
        theirs.act(their_moves(theirs)[move])

    assert game.state.result is not None
    assert position(game) == their_position(theirs)
    assert seat(game, int(theirs.winner)) == game.state.result.winners[0]


def started(seed: int) -> Game:
    """A game of the shipped decks, or of any thirty cards."""
    dice, decks = Dice(seed + 1), LOCM.decks()
    if seed % 2:
        keys = list(POOL.numbers)
        random = [{"deck": [keys[dice.below(len(keys))] for _ in range(30)]} for _ in range(2)]
        decks = [Deck("", "", "", "", "", zones) for zones in random]
    return LOCM.start(POOL, decks, seed, {})


def chosen(ways: dict[Move, tuple[int, ...]], seed: int, dice: Dice) -> Move:
    """Anything; what is busy; what is peaceful; what is lazy, so that the deck runs out."""
    found = sorted(ways, key=str)
    if seed // 2 % 4 == 1 and len(found) > 1:
        found.remove(("pass",))
    if seed // 2 % 4 == 2:
        found = [move for move in found if move[0] != "attack"]
    if seed // 2 % 4 == 3 and dice.below(10):
        found = [("pass",)]
    return found[dice.below(len(found))]


def seat(game: Game, order: int) -> int:
    """The player who goes first is their number 0."""
    return order if game.number("first") == 0 else 1 - order


def position(game: Game) -> list[Any]:
    """Everything that is true, the first player first."""
    found: list[Any] = []
    for player in (seat(game, 0), seat(game, 1)):
        found.append([number_of(game, what, player) for what in (HEALTH, MANA, MOST_MANA, BONUS, RUNE, OWED)])
        found.append([[game.state.objects[id].card + 1 for id in game.zone(kind, player)] for kind in (DECK, HAND)])
        cards = [
            [(game.state.objects[id].card + 1, values_of(game, id)) for id in game.zone(lane, player)] for lane in LANES
        ]
        found.append(
            [
                [(card, v.attack, v.defense, {LETTERS[word] for word in v.keywords}) for card, v in lane]
                for lane in cards
            ]
        )
    return found


def moves(game: Game) -> dict[Move, tuple[int, ...]]:
    """Every action, by the places of its cards, with the answers that lead to it."""
    decision = game.decision()
    assert decision is not None
    found: dict[Move, tuple[int, ...]] = {}
    for place, option in enumerate(decision.options):
        if option.verb == "pass":
            found["pass",] = (place,)
        elif option.verb.startswith("summon"):
            found["summon", where(game, option), int(option.verb == "summon_right")] = (place,)
        else:
            after = game.clone()
            after.answer((place,))
            aims = after.decision()
            assert aims is not None
            for second, aim in enumerate(aims.options):
                found[option.verb, where(game, option), where(game, aim)] = (place, second)
    return found


def where(game: Game, option: Option) -> Move | None:
    """A card by its owner, zone and place; None for a player."""
    if option.object < 0:
        return None
    zone = game.state.objects[option.object].zone
    owner, kind = game.map.player_of[zone], game.map.kind_of[zone]
    lane = LANES.index(kind) if kind in LANES else -1
    return (int(owner != game.turn_player()), lane, game.state.zones[zone].index(option.object))


def peer(game: Game) -> Any:
    """Their battle with our cards, which are given to them since their package may lack its own list."""
    card, enums, game_state = (import_module(f"gym_locm.engine.{name}") for name in ("card", "enums", "game_state"))
    numbers = iter(range(1, 1000))
    kinds = {CREATURE: card.Creature, GREEN: card.GreenItem, RED: card.RedItem, BLUE: card.BlueItem}

    def made(place: int) -> Any:
        values: Any = POOL.cards[place].values
        keywords = "".join(LETTERS[word] for word in values.keywords)
        fight = (values.cost, values.attack, values.defense, keywords, values.mine, values.theirs, values.drawn)
        kind = kinds[values.kind]
        return kind(place + 1, "", list(kinds).index(values.kind), *fight, 0, "", instance_id=next(numbers))

    vars(card)["_cards"] = [made(place) for place in range(len(POOL.cards))]
    state = game_state.State(version="1.2")
    state.phase, state._phase = enums.Phase.BATTLE, state.battle_phase
    for player in state.players:
        player.deck = [made(0) for _ in range(30)]
    state.battle_phase.prepare()
    for order, player in enumerate(state.players):
        for theirs, kind in ((player.deck, DECK), (player.hand, HAND)):
            theirs[:] = [made(game.state.objects[id].card) for id in game.zone(kind, seat(game, order))]
    return state


def their_position(state: Any) -> list[Any]:
    found: list[Any] = []
    for one in state.players:
        found.append([one.health, one.mana, one.base_mana, one.bonus_mana, one.next_rune, one.bonus_draw])
        found.append([[card.id for card in cards] for cards in (one.deck, one.hand)])
        found.append([[(each.id, each.attack, each.defense, each.keywords) for each in lane] for lane in one.lanes])
    return found


def their_moves(state: Any) -> dict[Move, Any]:
    """Their actions by the same names."""
    places: dict[int | None, Move | None] = {None: None}
    for side, one in enumerate((state.current_player, state.opposing_player)):
        for lane, cards in enumerate((one.hand, *one.lanes), -1):
            places.update({card.instance_id: (side, lane, place) for place, card in enumerate(cards)})
    found: dict[Move, Any] = {}
    for action in state.available_actions:
        verb = action.type.name.lower()
        target = int(action.target) if verb == "summon" else places[action.target] if verb != "pass" else None
        found[("pass",) if verb == "pass" else (verb, places[action.origin], target)] = action
    return found
