"""A game that goes on with fresh chance: what somebody knows stays, everything else is drawn anew."""

from __future__ import annotations

import json

import pytest

from kirifuda.kernel.game import Game
from kirifuda.kernel.hiding.knowledge import seen_by
from kirifuda.kernel.hiding.resample import reseeded
from kirifuda.kernel.hiding.view import redact
from kirifuda.kernel.keeping.replay import read, record, run
from kirifuda.kernel.keeping.saving import digest
from kirifuda.kernel.randomness import Dice
from tests.kernel.playing import TOYS, any_answer, decks_of, new_game, rules_of

MIDDLE = 12


def somewhere(toy: str, seed: int) -> Game:
    """A game under way, at a question."""
    game = new_game(toy, seed)
    dice = Dice(seed)
    for _ in range(MIDDLE):
        decision = game.decision()
        assert decision is not None
        game.answer(any_answer(decision, dice))
    game.decision()
    return game


@pytest.mark.parametrize("toy", TOYS)
def test_what_nobody_knows_is_drawn_anew_and_the_rest_stays(toy: str) -> None:
    changed = 0
    for seed in range(6):
        game = somewhere(toy, seed)
        new = reseeded(game, decks_of(toy, seed), seed + 1)
        new.decision()

        assert new.state.streams != game.state.streams
        for player in range(game.players):
            before, after = redact(game, player), redact(new, player)
            assert {id: card.card for id, card in before.state.objects.items()} == {
                id: card.card for id, card in after.state.objects.items()
            }
        hidden = [id for id, card in game.state.objects.items() if not seen_by(game.map, card)]
        old_cards = [game.state.objects[id].card for id in hidden]
        new_cards = [new.state.objects[id].card for id in hidden]
        assert sorted(old_cards) == sorted(new_cards)
        changed += old_cards != new_cards

    assert changed


@pytest.mark.parametrize("toy", TOYS)
def test_a_replay_that_was_drawn_anew_leads_to_the_same_end(toy: str) -> None:
    game = new_game(toy, 3)
    replay = record(rules_of(toy), game.pool, decks_of(toy, 3), 3, {})
    dice = Dice(3)
    while (decision := game.decision()) is not None:
        if len(replay.answers) == MIDDLE and not replay.reseeds:
            replay.reseeds[MIDDLE] = 99
            game = replay.at_question(game, MIDDLE)
            decision = game.decision()
            assert decision is not None
        replay.answer(game, any_answer(decision, dice))

    again = run(read(json.loads(json.dumps(replay.data()))), rules_of(toy), game.pool)

    assert digest(again) == digest(game)
    assert replay.data()["reseeds"] == [[MIDDLE, 99]]
