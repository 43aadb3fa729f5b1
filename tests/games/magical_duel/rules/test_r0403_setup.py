"""403 ゲームの準備: what chance decides before the first turn."""

from __future__ import annotations

from collections import Counter

from kirifuda.games.magical_duel.zones import CASTERS, DECK, EXTRA, HAND, ORBS
from kirifuda.kernel.game import Game
from kirifuda.ledger.proofs import clauses
from tests.games.magical_duel.rules.positions import GAME, started

SEEDS = range(40)


def dealt(game: Game, player: int) -> list[str]:
    """A player's cards in the order of the shuffled deck: the hand, the orbs, the rest."""
    ids = [*game.zone(HAND, player), *game.zone(ORBS, player), *reversed(game.zone(DECK, player))]
    return [game.pool.cards[game.state.objects[id].card].key for id in ids]


def begun(seed: int) -> Game:
    """A game at its first question."""
    game = started(seed)
    game.decision()
    return game


@clauses("105.2", "304.1", "313.1", "402.1")
def test_401_1_each_player_begins_with_the_decks_they_brought() -> None:
    game = begun(1)

    for player, deck in enumerate(GAME.decks()[:2]):
        assert Counter(dealt(game, player)) == Counter(deck.zones["deck"])
        extra = [game.pool.cards[game.state.objects[id].card].key for id in game.zone(EXTRA, player)]
        assert extra == deck.zones["extra"]
        mine = [card for card in game.state.objects.values() if card.owner == player]
        assert len(mine) == len(deck.zones["deck"]) + len(deck.zones["extra"])


@clauses("403.3", "403.4", "403.5")
def test_401_1_the_setup_comes_before_the_first_turn() -> None:
    game = begun(1)
    decision = game.decision()

    assert decision is not None
    assert (decision.prompt, decision.clause, decision.player) == ("exchange", "403.5", game.turn_player())
    assert game.turn() == 0
    assert [len(game.zone(kind, player)) for kind in (HAND, ORBS) for player in range(2)] == [7, 7, 7, 7]


def test_403_1_decks_are_shuffled() -> None:
    orders = {tuple(dealt(begun(seed), 0)) for seed in SEEDS}

    assert len(orders) == len(SEEDS)
    assert tuple(GAME.decks()[0].zones["deck"]) not in orders


def test_403_1_each_card_may_come_to_any_place() -> None:
    rare = next(key for key, number in Counter(GAME.decks()[0].zones["deck"]).items() if number <= 4)

    places = [dealt(begun(seed), 0).index(rare) for seed in SEEDS]

    assert len(set(places)) > 10


def test_403_1_both_decks_are_shuffled_apart() -> None:
    deck = GAME.decks()[0]

    game = started(5, [deck, deck])
    game.decision()

    assert dealt(game, 0) != dealt(game, 1)


def test_403_2_chance_decides_who_goes_first() -> None:
    firsts = Counter(begun(seed).turn_player() for seed in SEEDS)

    assert set(firsts) == {0, 1}
    assert min(firsts.values()) >= len(SEEDS) // 5


@clauses("403.7")
def test_403_2_the_player_whom_chance_names_takes_the_first_turn_and_the_other_one_the_second() -> None:
    for seed in range(4):
        game = begun(seed)
        first = game.turn_player()
        for _ in range(2):
            game.answer((0,))

        assert (game.turn(), game.turn_player()) == (1, first)
        assert game.variable("first") == first
        assert game.variable("next_player") == 1 - first


def test_403_6_only_the_second_player_has_a_coin() -> None:
    for seed in range(4):
        game = begun(seed)
        first = game.turn_player()
        for _ in range(2):
            game.answer((0,))

        assert game.zone(CASTERS, first) == ()
        (coin,) = game.zone(CASTERS, 1 - first)
        assert game.pool.cards[game.state.objects[coin].card].key == "coin"
        assert game.state.objects[coin].owner == 1 - first


@clauses("302.4")
def test_403_5_the_order_at_the_bottom_is_the_order_of_choice_and_nobody_is_asked_again() -> None:
    game = begun(1)
    first = game.turn_player()
    game.answer((1,))
    game.answer((0,))
    decision = game.decision()
    assert decision is not None
    returned = [game.state.objects[decision.options[place].object].card for place in (6, 0, 3)]

    game.answer((6, 0, 3))

    bottom = [game.state.objects[id].card for id in game.zone(DECK, first)[:3]]
    assert bottom == returned[::-1]
    after = game.decision()
    assert after is not None
    assert after.prompt != "order"
    assert game.turn() == 1
