"""Step 10, second part: views without leaks, and full games drawn from them."""

from __future__ import annotations

import pytest

from kirifuda.kernel.changes import BOTTOM, Move, Show
from kirifuda.kernel.game import Game
from kirifuda.kernel.hiding.knowledge import is_seen
from kirifuda.kernel.hiding.resample import resample
from kirifuda.kernel.hiding.view import PLACE, redact
from kirifuda.kernel.ids import UNKNOWN
from kirifuda.kernel.keeping.saving import digest, dumps
from kirifuda.kernel.randomness import Dice
from kirifuda.kernel.state import CardObject, GameState, Group
from tests.kernel.boards import board, happen, put
from tests.kernel.playing import TOYS, any_answer, as_data, decisions, decks_of, every, new_game, play
from tests.toys import chase, chase_cards
from tests.toys.chase_zones import DECK, FIELD, HAND


def states_in(state: GameState) -> list[GameState]:
    """A state and the checkpoints in it."""
    found = [state]
    for frame in state.frames:
        if frame.checkpoint is not None:
            found.extend(states_in(frame.checkpoint))
    return found


def followed(state: GameState, id: int) -> CardObject | None:
    """What an object has become, as far as it can be followed."""
    while id not in state.objects and id in state.became:
        id = state.became[id]
    return state.objects.get(id)


def swapped(game: Game, viewer: int, dice: Dice) -> Game | None:
    """The same game with two cards exchanged that the viewer can't see; the checkpoints likewise."""
    state = game.state
    holes = [card for card in state.objects.values() if not is_seen(game.map, card, viewer) and not card.made]
    if len(holes) < 2:
        return None
    first = holes[dice.below(len(holes))]
    others = [card for card in holes if card.owner == first.owner and card.card != first.card]
    if not others:
        return None
    second = others[dice.below(len(others))]
    new = game.clone()
    exchange = {first.id: second.card, second.id: first.card}
    for copy in states_in(new.state):
        for id, card in exchange.items():
            if id in copy.objects:
                changed = copy.objects[id].copy()
                changed.card = card
                copy.objects[id] = changed
    new.state.table = new.state.index = None
    return new


@pytest.mark.parametrize(("toy", "seed"), every(2))
def test_swapped_hidden_cards_change_neither_view_nor_options(toy: str, seed: int) -> None:
    game = new_game(toy, seed)
    dice = Dice(seed, "swap")
    compared = asked = 0
    for decision in decisions(game, seed):
        for viewer in range(-1, game.players):
            copy = game.clone()  # checkpoints are shared by clones, and the swap writes into them
            for frame in copy.state.frames:
                if frame.checkpoint is not None:
                    frame.checkpoint = frame.checkpoint.clone()
            other = swapped(copy, viewer, dice)
            if other is None:
                continue
            compared += 1
            if decision.player == viewer:
                other.asking = None
                assert as_data(other.decision()) == as_data(decision)
                asked += 1
            before, after = redact(game, viewer), redact(other, viewer)
            assert digest(before) == digest(after)
            assert as_data(before.decision()) == as_data(after.decision())
    assert compared > 50
    assert asked > 20


@pytest.mark.parametrize(("toy", "seed"), every(4))
def test_a_view_holds_nothing_that_the_viewer_may_not_know(toy: str, seed: int) -> None:
    game = new_game(toy, seed)
    for number, decision in enumerate(decisions(game, seed)):
        if number % 5:
            continue
        for viewer in range(-1, game.players):
            view = redact(game, viewer)
            text = dumps(view)
            for state in states_in(view.state):
                assert state.streams == {}
                assert state.seen_keys == ()
                assert state.steps == state.answers == 0
                for id, card in state.objects.items():
                    true = game.state.objects.get(id)
                    if true is not None and card.card != UNKNOWN:
                        assert is_seen(game.map, true, viewer)
            for player in range(game.players):
                if player != viewer:
                    for id in game.zone(HAND, player):
                        assert str(id) not in text
            for value in game.state.streams.values():
                assert str(value) not in text
            question = view.decision()
            assert question is not None
            assert (question.player, question.clause) == (decision.player, decision.clause)
            assert len(question.options) == (len(decision.options) if decision.player == viewer else 0)


@pytest.mark.parametrize(("toy", "seed"), every(2))
def test_the_view_of_a_resample_is_the_view(toy: str, seed: int) -> None:
    game = new_game(toy, seed)
    decks = decks_of(toy, seed)
    dice = Dice(seed, "resample")
    played = groups = checkpoints = 0
    for number, decision in enumerate(decisions(game, seed)):
        for viewer in range(game.players):
            view = redact(game, viewer)
            world = resample(view, decks, dice)
            groups += bool(game.state.knowledge[viewer])
            checkpoints += len(states_in(world.state)) > 1
            if decision.player == viewer:
                assert as_data(world.decision()) == as_data(view.decision())
            assert digest(redact(world, viewer)) == digest(view)
            for state in states_in(world.state):
                assert all(card.card != UNKNOWN for card in state.objects.values())
                for card in state.objects.values():
                    now = followed(world.state, card.id)
                    assert now is None or now.card == card.card  # a checkpoint has the same cards
            if number % 9 == 0:
                world.asking = None
                play(world, seed, 15)
                played += 1
    assert played
    assert groups or toy.startswith("chain")
    assert checkpoints or toy.startswith("chain")


@pytest.mark.parametrize("toy", TOYS)
def test_a_resample_agrees_with_the_decks_and_with_every_group(toy: str) -> None:
    game = new_game(toy, 5)
    decks = decks_of(toy, 5)
    dice = Dice(5, "resample")
    for number, _ in enumerate(decisions(game, 5)):
        if number % 4:
            continue
        for viewer in range(game.players):
            world = resample(redact(game, viewer), decks, dice)
            state = world.state
            for player, deck in enumerate(decks):
                keys = [
                    game.pool.cards[card.card].key
                    for card in state.objects.values()
                    if card.owner == player and not card.made
                ]
                assert sorted(keys) == sorted(deck["deck"])
            for group in game.state.knowledge[viewer]:
                ids = [id for place in group.places for id in (state.zones[-1 - place] if place < 0 else (place,))]
                there = [state.objects[id].card for id in ids]
                assert all(group.cards.count(card) <= there.count(card) for card in group.cards)


def test_resamples_differ_and_depend_only_on_the_view_and_the_dice() -> None:
    game = new_game("chase", 3)
    for _ in zip(range(30), decisions(game, 3), strict=False):
        pass
    other = swapped(game, 0, Dice(1))
    assert other is not None
    decks = decks_of("chase", 3)

    worlds = [resample(redact(source, 0), decks, Dice(seed)) for seed in (1, 2) for source in (game, other)]

    digests = [digest(world) for world in worlds]
    assert digests[0] == digests[1]
    assert digests[2] == digests[3]
    assert digests[0] != digests[2]
    assert worlds[0].state.streams != game.state.streams


def tiny(*groups: Group) -> Game:
    """Player 1 has four different cards: two in the hand, two in the deck."""
    decks = [{"deck": ["wolf"]}, {"deck": ["bear", "spy", "wolf", "bolt"]}]
    game = chase.ChaseRules().start(chase.POOL, decks, 1, {})
    for _ in range(2):
        Move(game.zone(DECK, 1)[-1], game.map.zone(HAND, 1)).apply(game)
    game.state.knowledge[0] = groups
    return game


def share(game: Game, key: str, number: int = 3_000) -> tuple[float, float]:
    """How often a card is in the hand and at the bottom of the deck in resamples."""
    decks = [{"deck": ["wolf"]}, {"deck": ["bear", "spy", "wolf", "bolt"]}]
    view = redact(game, 0)
    dice = Dice(9)
    card = game.pool.numbers[key]
    in_hand = at_bottom = 0
    for _ in range(number):
        state = resample(view, decks, dice).state
        in_hand += any(state.objects[id].card == card for id in state.zones[game.map.zone(HAND, 1)])
        at_bottom += state.objects[state.zones[game.map.zone(DECK, 1)][0]].card == card
    return in_hand / number, at_bottom / number


def test_a_tiny_deck_is_dealt_as_counting_says() -> None:
    """Nothing known: half and a quarter. One card known in the hand: it is there, the rest share what is left."""
    game = tiny()
    assert share(game, "bear") == pytest.approx((1 / 2, 1 / 4), abs=0.03)

    hand = -1 - game.map.zone(HAND, 1)
    known = Group((game.pool.numbers["bear"],), (hand,))
    game.state.knowledge[0] = (known,)
    assert share(game, "bear", 300) == (1, 0)
    assert share(game, "spy") == pytest.approx((1 / 3, 1 / 3), abs=0.03)

    bottom = game.zone(DECK, 1)[0]
    game.state.knowledge[0] = (Group(known.cards, (hand, bottom)),)
    assert share(game, "bear") == pytest.approx((2 / 3, 1 / 3), abs=0.03)


def test_groups_that_leave_one_way_only_are_met() -> None:
    """Bear and spy are in hand or bottom, the bolt is in the hand, and the hand has two places."""
    game = tiny()
    numbers = game.pool.numbers
    hand, bottom = -1 - game.map.zone(HAND, 1), game.zone(DECK, 1)[0]
    both = tuple(sorted((numbers["bear"], numbers["spy"])))
    game.state.knowledge[0] = (Group(both, (hand, bottom)), Group((numbers["bolt"],), (hand,)))

    assert share(game, "bolt", 200) == (1, 0)
    in_hand, at_bottom = share(game, "bear", 1_000)
    assert in_hand + at_bottom == 1
    assert 0.4 < in_hand < 0.6


def test_a_known_card_that_left_an_emptied_hand_is_where_it_went() -> None:
    game = board()
    hand = put(game, "wolf", 1, HAND)
    happen(game, [Show((hand,), 1)])
    happen(game, [Move(hand, game.map.zone(DECK, 1), BOTTOM)])
    decks = [chase_cards.deck(game.pool, 0), chase_cards.deck(game.pool, 7)]
    decks[1]["deck"].append("wolf")

    for seed in range(20):
        world = resample(redact(game, 0), decks, Dice(seed))
        bottom = world.state.objects[world.zone(DECK, 1)[0]]
        assert game.pool.cards[bottom.card].key == "wolf"


def test_too_small_a_deck_is_refused() -> None:
    game = new_game("chase", 1)
    game.decision()

    with pytest.raises(ValueError, match="the deck of player 1 has too few cards"):
        resample(redact(game, 0), [decks_of("chase", 1)[0], {"deck": ["wolf"]}], Dice(1))


def test_a_secret_choice_is_blank_for_others_and_made_anew_in_a_resample() -> None:
    game = board()
    for key in ("wolf", "bear", "spy", "bolt", "wolf", "bear", "grow"):
        put(game, key, 1, HAND)
    game.begin(chase.TURN, player=1)
    game.state.frames[0].index = chase.TURN.at("2.7")
    decision = game.decision()
    assert decision is not None
    frame = game.state.frames[0]
    game.asking = None
    game._bind(frame, decision, any_answer(decision, Dice(1)))  # chosen, and not yet carried out
    decks = [chase_cards.deck(game.pool, 0), chase_cards.deck(game.pool, 7)]
    decks[1]["deck"] += ["wolf", "bear", "spy", "bolt", "wolf", "bear", "grow"]
    view = redact(game, 0)
    assert view.state.frames[0].slots["excess"] is None
    assert redact(game, 1).state.frames[0].slots["excess"] == frame.slots["excess"]

    found = {resample(view, decks, Dice(seed)).state.frames[0].slots["excess"] for seed in range(30)}

    assert len(found) > 5
    for chosen in found:
        assert isinstance(chosen, tuple)
        assert len(chosen) == 2
        assert all(isinstance(id, int) and id >= PLACE for id in chosen)


def test_that_a_hidden_card_has_triggered_does_not_show() -> None:
    """Two games differ in a reflex or a wolf in the hand; only its owner sees what waits."""
    games = []
    for key in ("reflex", "wolf"):
        game = board()
        put(game, key, 1, HAND)
        enemy = put(game, "wolf", 0, HAND)
        happen(game, [Move(enemy, game.map.zone(FIELD, 0))])
        happen(game, [Move(game.zone(DECK, 0)[-1], game.map.zone(FIELD, 0))])
        games.append(game)

    assert [len(game.state.waiting) for game in games] == [2, 0]
    assert digest(redact(games[0], 0)) == digest(redact(games[1], 0))
    assert len(redact(games[0], 1).state.waiting) == 2


def test_which_of_two_twins_is_being_played_is_hidden() -> None:
    """A bolt left the hand for the chase, its price is being chosen, and a checkpoint still has the hand as it was."""
    games = []
    for twin in (0, 1):
        game = board()
        bolts = [put(game, "bolt", 1, HAND), put(game, "bolt", 1, HAND)]
        put(game, "wolf", 1, HAND)
        put(game, "wolf", 0)
        put(game, "bear", 0)
        game.state.variables.update(energy=3, turn_player=1)
        game.begin(chase.PRIORITY)
        for verb, id in (("play", bolts[twin]), ("target", game.zone(FIELD, 0)[0])):
            decision = game.decision()
            assert decision is not None
            game.answer(([(option.verb, option.object) for option in decision.options].index((verb, id)),))
        games.append(game)
        assert game.state.frames[-1].checkpoint is not None

    assert digest(games[0]) != digest(games[1])
    assert digest(redact(games[0], 0)) == digest(redact(games[1], 0))
    assert digest(redact(games[0], -1)) == digest(redact(games[1], -1))


def test_a_spectator_sees_what_everybody_sees() -> None:
    game = new_game("chase", 2)
    for _ in zip(range(60), decisions(game, 2), strict=False):
        pass
    view = redact(game, -1)
    for id, card in view.state.objects.items():
        if card.card != UNKNOWN:
            assert all(is_seen(game.map, game.state.objects[id], player) for player in range(2))
    assert view.state.knowledge == [(), ()]
    shown = sum(card.card != UNKNOWN for card in view.state.objects.values())
    assert 0 < shown < len(game.state.objects)
