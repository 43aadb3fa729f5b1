"""What agents are told about Magical Duel: the evaluation points the right way."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kirifuda.games import load
from kirifuda.games.magical_duel.evaluation import FEATURES, WEIGHTS, Side, features, hits
from kirifuda.games.magical_duel.zones import CASTERS, DECK, HAND, ORBS, RECOVERED, REVERSED, SERVANTS
from kirifuda.kernel.changes import Move, SetPosition, Vanish
from kirifuda.kernel.game import Game
from tests.conformance.cases import case_of, sampled

GAME = load("magical_duel")


def positions() -> Iterator[Game]:
    """Positions of random games in which both players have something."""
    for seed in range(3):
        for game in sampled(case_of("magical_duel"), seed, 40):
            if game.turn() > 4 and not game.over():
                yield game.clone()


def worth(game: Game) -> float:
    """How things stand for the first player."""
    return GAME.evaluate(game, 0)


def test_every_feature_has_a_weight() -> None:
    game = next(positions())

    assert len(features(game, 0)) == len(FEATURES) == len(WEIGHTS)


@pytest.mark.parametrize("kind", [ORBS, SERVANTS, CASTERS], ids=lambda kind: kind.name)
def test_losing_a_card_there_is_bad_and_taking_one_away_is_good(kind: object) -> None:
    compared = 0

    for game in positions():
        for player in (0, 1):
            ids = [id for id in game.zone(kind, player) if not game.state.objects[id].under]  # type: ignore[arg-type]
            if not ids:
                continue
            before = worth(game)
            after = game.clone()
            Vanish(ids[-1]).apply(after)
            assert worth(after) < before if player == 0 else worth(after) > before
            compared += 1

    assert compared > 5


def test_the_other_hand_counts_by_number_only() -> None:
    game = next(game for game in positions() if game.zone(HAND, 1) and game.zone(DECK, 1))
    before = worth(game)
    taken, drawn = game.zone(HAND, 1)[0], game.zone(DECK, 1)[0]

    Move(taken, game.map.zone(DECK, 1)).apply(game)
    Move(drawn, game.map.zone(HAND, 1)).apply(game)

    assert worth(game) == before


def test_a_reversed_servant_stands_in_the_way() -> None:
    game = next(game for game in positions() if len(game.zone(SERVANTS, 0)) > 1 and game.zone(SERVANTS, 1))
    for player in (0, 1):
        for id in game.zone(SERVANTS, player):
            SetPosition(id, RECOVERED).apply(game)
    attackers = Side(game, 0).servants
    free = hits(attackers, Side(game, 1))

    SetPosition(game.zone(SERVANTS, 1)[0], REVERSED).apply(game)

    assert free == len(attackers)
    assert hits(attackers, Side(game, 1)) < free
