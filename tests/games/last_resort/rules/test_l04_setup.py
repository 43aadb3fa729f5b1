"""L-4 ゲーム開始."""

from __future__ import annotations

import pytest

from kirifuda.games.last_resort.rulebook import RULEBOOK
from kirifuda.games.last_resort.zones import DECK, HAND, LAST_RESORT, LEADER
from kirifuda.kernel.game import Game
from kirifuda.kernel.hiding.view import redact
from kirifuda.kernel.rulebook import Deck
from tests.games.last_resort.rules.positions import creature, leader, lives, pool_with
from tests.toys.driving import asked, choose_several, names

CARDS = [creature(f"c{number}") for number in range(50)]


def started(seed: int, house: dict[str, str] | None = None) -> Game:
    """A game about to begin."""
    deck: Deck = {"leader": ["oak"], "last_resort": ["curtain"], "deck": [card.key for card in CARDS]}
    pool = pool_with(*CARDS, leader("oak", "緑", 23, 25))
    return RULEBOOK.start(pool, [deck, deck], seed, house or {})


def test_l_4_1_leader_and_last_resort_are_laid_face_down_and_the_opponent_knows_neither() -> None:
    game = started(1)
    game.decision()

    for player in range(2):
        for kind in (LEADER, LAST_RESORT):
            (id,) = game.zone(kind, player)
            assert game.state.objects[id].face_down
            assert redact(game, player).state.objects[id].card >= 0
            assert redact(game, 1 - player).state.objects[id].card < 0


def test_l_4_2_the_decks_are_shuffled_and_six_cards_taken() -> None:
    game, other = started(1), started(2)
    game.decision()
    other.decision()

    assert [len(game.zone(HAND, player)) for player in range(2)] == [6, 6]
    assert len(game.zone(DECK, 0)) == 44
    assert names(game, DECK, 0) != sorted(names(game, DECK, 0))
    assert names(game, HAND, 0) != names(other, HAND, 0)


def test_l_4_3_the_dice_settle_who_goes_first() -> None:
    firsts = set()
    for seed in range(12):
        game = started(seed)
        game.decision()
        assert asked(game) == game.turn_player() == game.number("first")
        firsts.add(game.number("first"))

    assert firsts == {0, 1}


@pytest.mark.parametrize(("house", "life"), [("as_printed", 23), ("twenty", 20)])
def test_l_1_14_the_leader_sets_the_starting_life(house: str, life: int) -> None:
    game = started(1, {"starting_life": house})
    choose_several(game)
    choose_several(game)

    assert lives(game) == (life, life)
