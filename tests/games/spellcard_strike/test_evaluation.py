"""What agents are told about Spellcard Strike: the evaluation points the right way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kirifuda.games import load
from kirifuda.games.spellcard_strike.evaluation import FEATURES, WEIGHTS, Side, features, kills, reach
from kirifuda.games.spellcard_strike.minimap import parse
from kirifuda.games.spellcard_strike.rules.common import strikers
from kirifuda.games.spellcard_strike.stage import area_named
from kirifuda.games.spellcard_strike.zones import DECK, HAND, SCORE
from kirifuda.kernel.changes import Move, Vanish
from kirifuda.kernel.decision import Option
from kirifuda.kernel.game import Game
from kirifuda.kernel.randomness import Dice
from tests.games.speech import begun, step
from tests.games.spellcard_strike.rules.positions import AROUND, Position

GAME: Final = load("spellcard_strike")


def positions() -> Iterator[Game]:
    """Positions of random games in which both players have something."""
    for seed in range(6):
        game, dice = begun(GAME, seed), Dice(seed)
        for number in range(120):
            if game.decision() is None:
                break
            if game.turn() > 4 and number % 10 == 0:
                yield game.clone()
            step(game, dice)


def worth(game: Game) -> float:
    """How things stand for the first player."""
    return GAME.evaluate(game, 0)


def facing(distance: int = 1) -> Game:
    """Two plain strikers on each side, so many rows apart."""
    position = Position()
    for player, row in ((0, 1), (1, 1 + distance)):
        for column in "bc":
            position.striker(player, "scout", area_named(f"{column}{row}"))
    return position.begin()


def test_every_feature_has_a_weight() -> None:
    game = next(positions())

    assert len(features(game, 0)) == len(FEATURES) == len(WEIGHTS)


def test_2_6_4_losing_a_striker_is_bad_and_taking_one_away_is_good() -> None:
    compared = 0

    for game in positions():
        for player in (0, 1):
            if len(strikers(game, player)) < 2:
                continue
            after = game.clone()
            victim = strikers(after, player)[-1]
            Move(victim, after.map.zone(SCORE, 1 - player)).apply(after)
            assert worth(after) < worth(game) if player == 0 else worth(after) > worth(game)
            compared += 1

    assert compared > 5


def test_the_other_hand_counts_by_number_only() -> None:
    game = next(game for game in positions() if game.zone(HAND, 1) and game.zone(DECK, 1))
    before = worth(game)
    taken, drawn = game.zone(HAND, 1)[0], game.zone(DECK, 1)[0]

    Move(taken, game.map.zone(DECK, 1)).apply(game)
    Move(drawn, game.map.zone(HAND, 1)).apply(game)

    assert worth(game) == before


def test_3_6_5_what_a_range_covers_is_one_bit_an_area() -> None:
    cells = parse(AROUND).cells

    assert reach(cells, area_named("a1"), 0) == sum(1 << area_named(name) for name in ("b1", "a2", "b2"))


def test_5_4_7_3_strikers_in_range_add_up_and_one_more_may_come() -> None:
    near, far = facing(), facing(4)

    assert kills(Side(near, 0, 0).flyers, Side(near, 1, 0)) == [1, 1]
    assert kills(Side(far, 0, 0).flyers, Side(far, 1, 0)) == []


def test_1_2_4_3_the_last_striker_is_dear() -> None:
    game = facing(4)
    one, two = strikers(game, 0)
    first = game.clone()
    Vanish(one).apply(first)
    second = first.clone()
    Vanish(two).apply(second)

    assert worth(game) - worth(first) > 1
    assert worth(first) - worth(second) > 1


def test_options_about_strikers_of_one_name_are_told_apart() -> None:
    game = facing()
    keys = {game.rulebook.option_key(game, Option("attack", id)) for id in strikers(game, 0)}

    assert len(keys) == 2
