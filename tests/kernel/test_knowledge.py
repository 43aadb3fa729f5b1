"""Step 10, first part: what players know is never more than they saw, and never wrong."""

from __future__ import annotations

import pytest

from kirifuda.kernel.changes import BOTTOM, Move, Show, Shuffle, TurnFace, Vanish
from kirifuda.kernel.game import Game
from kirifuda.kernel.hiding.knowledge import is_seen, seen_by
from kirifuda.kernel.hiding.view import redact
from kirifuda.kernel.keeping.saving import digest
from kirifuda.kernel.randomness import Dice
from tests.kernel.boards import board, happen, put
from tests.kernel.playing import decisions, every, new_game
from tests.toys.chase_zones import DECK, FIELD, HAND, TRASH


def facts(game: Game, viewer: int) -> list[tuple[list[str], tuple[int, ...]]]:
    """A viewer's groups with the cards' names."""
    names = game.pool.cards
    return [([names[card].key for card in group.cards], group.places) for group in game.state.knowledge[viewer]]


def unsound(game: Game) -> list[str]:
    """Groups that say more than is true."""
    found = []
    state = game.state
    for viewer in range(game.players):
        for group in state.knowledge[viewer]:
            ids = {id for place in group.places for id in (state.zones[-1 - place] if place < 0 else (place,))}
            there = [state.objects[id].card for id in ids if id in state.objects]
            if len(ids) != len(there) or any(group.cards.count(card) > there.count(card) for card in group.cards):
                found.append(f"viewer {viewer}: {group.cards} among {group.places}")
    return found


@pytest.mark.parametrize(("toy", "seed"), every(12))
def test_what_players_know_is_true_all_through_random_games(toy: str, seed: int) -> None:
    game = new_game(toy, seed)
    for _ in decisions(game, seed):
        assert unsound(game) == []


@pytest.mark.parametrize("seed", range(60))
def test_what_players_know_is_true_through_random_moves(seed: int) -> None:
    """Every kind of move between hidden and open places, seen and unseen, with shuffles and looks in between."""
    game = board(players=2 + seed % 2)
    dice = Dice(seed, "moves")
    alive = 0
    for _ in range(60):
        ids = list(game.state.objects)
        id = ids[dice.below(len(ids))]
        player = dice.below(game.players)
        viewers = dice.below(1 << game.players)
        zones = [game.map.zone(kind, player) for kind in (DECK, HAND, HAND, FIELD, TRASH)]
        pick = dice.below(12)
        if pick < 7:
            face_down = bool(dice.below(2))
            where = -1 if dice.below(2) else BOTTOM
            shown = viewers if dice.below(3) == 0 else 0
            Move(id, zones[dice.below(5)], where, face_down=face_down, shown=shown).apply(game)
        elif pick == 7:
            Shuffle(zones[dice.below(2)]).apply(game)
        elif pick == 8:
            there = game.state.zones[zones[0]]
            Shuffle(zones[0], there[: dice.below(4)]).apply(game) if there else None
        elif pick == 9:
            TurnFace(id, bool(dice.below(2))).apply(game)
        elif pick == 10:
            Show(game.state.zones[zones[dice.below(2)]][: dice.below(4)], viewers).apply(game)
        elif dice.below(4) == 0:
            Vanish(id).apply(game)
        alive += any(game.state.knowledge)
        assert unsound(game) == []
    assert alive


def two_hands(*moved: int) -> list[Game]:
    """Equal games in which player 1 holds a wolf, a bear and a second wolf, and one of them leaves unseen."""
    games = []
    for place in moved:
        game = board()
        hand = [put(game, key, 1, HAND) for key in ("wolf", "bear", "wolf")]
        happen(game, [Show((hand[0], hand[1]), 1)])
        happen(game, [Move(hand[place], game.map.zone(DECK, 1), BOTTOM)])
        games.append(game)
    return games


def test_of_two_shown_cards_one_goes_face_down_under_the_deck() -> None:
    """Which of them went is hidden: equal views, and a group over both places."""
    first, second = two_hands(0, 1)
    bottom = first.zone(DECK, 1)[0]
    hand = -1 - first.map.zone(HAND, 1)

    assert digest(redact(first, 0)) == digest(redact(second, 0))
    assert facts(first, 0) == [(["wolf", "bear"], (hand, bottom))]
    assert digest(redact(first, 1)) != digest(redact(second, 1))


def test_of_twins_the_shown_or_the_unshown_one_leaves() -> None:
    first, second = two_hands(0, 2)

    assert digest(redact(first, 0)) == digest(redact(second, 0))
    assert digest(first) != digest(second)


def test_cards_seen_into_a_hand_can_not_be_told_apart_in_it() -> None:
    """Both went there openly; which of them goes under the deck afterwards is hidden."""
    games = []
    for place in (0, 1):
        game = board()
        field = [put(game, key, 1) for key in ("wolf", "bear")]
        hand = [happen(game, [Move(id, game.map.zone(HAND, 1))])[0] for id in field]
        happen(game, [Move(hand[place], game.map.zone(DECK, 1), BOTTOM)])
        games.append(game)

    assert digest(redact(games[0], 0)) == digest(redact(games[1], 0))
    bottom = games[0].zone(DECK, 1)[0]
    assert not is_seen(games[0].map, games[0].state.objects[bottom], 0)
    assert is_seen(games[0].map, games[0].state.objects[bottom], 1)


def test_a_twin_that_leaves_openly_takes_one_copy_whichever_it_was() -> None:
    games = []
    for place in (0, 2):
        game = board()
        hand = [put(game, key, 1, HAND) for key in ("wolf", "bear", "wolf")]
        happen(game, [Show((hand[0], hand[1]), 1)])
        happen(game, [Move(hand[place], game.map.zone(TRASH, 1))])
        games.append(game)

    assert facts(games[0], 0) == facts(games[1], 0) == [(["bear"], (-1 - games[0].map.zone(HAND, 1),))]
    assert digest(redact(games[0], 0)) == digest(redact(games[1], 0))


def test_a_group_that_folds_back_is_joined_by_maximum() -> None:
    """The card under the deck comes back to the hand, where the same wolf was shown again in the meantime."""
    (game,) = two_hands(1)
    hand = game.map.zone(HAND, 1)
    happen(game, [Show(game.state.zones[hand], 1)])
    happen(game, [Move(game.zone(DECK, 1)[0], hand)])

    assert unsound(game) == []
    names = [names for names, places in facts(game, 0) if places == (-1 - hand,)]
    assert names == [["wolf", "wolf", "bear"]]


def test_a_card_drawn_unseen_from_a_shuffled_deck_may_be_the_known_one() -> None:
    game = board()
    deck, hand = game.map.zone(DECK, 1), game.map.zone(HAND, 1)
    happen(game, [Show(game.state.zones[deck][-1:], 1)])
    happen(game, [Shuffle(deck)])
    assert [places for _, places in facts(game, 0)] == [(-1 - deck,)]

    happen(game, [Move(game.state.zones[deck][-1], hand)])

    assert [places for _, places in facts(game, 0)] == [(-1 - hand, -1 - deck)]


def test_seen_into_the_hand_and_seen_in_an_ordered_place() -> None:
    game = board()
    wolf = put(game, "wolf", 1)
    happen(game, [Move(wolf, game.map.zone(HAND, 1))])
    assert facts(game, 0) == [(["wolf"], (-1 - game.map.zone(HAND, 1),))]
    assert facts(game, 1) == []
    top = game.zone(DECK, 1)[-1]
    happen(game, [Show((top,), 1)])
    card = game.state.objects[top]
    assert seen_by(game.map, card) == 1
    assert is_seen(game.map, card, 0)
    assert not is_seen(game.map, card, 1)
    assert not is_seen(game.map, card, -1)


def test_a_face_down_card_is_known_to_whoever_laid_it() -> None:
    game = board()
    hand = put(game, "wolf", 1, HAND)
    (laid,) = happen(game, [Move(hand, game.map.zone(FIELD, 1), face_down=True)])
    assert seen_by(game.map, game.state.objects[laid]) == 2

    happen(game, [TurnFace(laid, False)])
    assert seen_by(game.map, game.state.objects[laid]) == 3
    happen(game, [TurnFace(laid, True)])
    assert seen_by(game.map, game.state.objects[laid]) == 3
