"""Step 13: named conditions, the trace, and options on demand."""

from __future__ import annotations

import time

import pytest

from kirifuda.kernel.decision import Option
from kirifuda.kernel.keeping.recording import Recorder
from kirifuda.kernel.keeping.saving import digest
from kirifuda.kernel.legality import Condition, clauses_against, failures, passes
from kirifuda.kernel.randomness import Dice
from tests.kernel.playing import TOYS, any_answer, decisions, new_game, play
from tests.toys.chase import CAN_ATTACK, CAN_PLAY
from tests.toys.chase_zones import FIELD, HAND


def test_the_menu_is_every_option_without_a_failure() -> None:
    shown = hidden = 0
    for seed in range(5):
        game = new_game("chase", seed)
        for decision in decisions(game, seed):
            if decision.prompt == "priority":
                conditions, verb, ids = CAN_PLAY, "play", game.zone(HAND, decision.player)
            elif decision.prompt == "attacker":
                conditions, verb, ids = CAN_ATTACK, "attack", game.zone(FIELD, decision.player)
            else:
                continue
            barred = game.state.frames[-1].barred
            for id in ids:
                option = Option(verb, id)
                if game.rulebook.option_key(game, option) in barred or str(id) in barred:
                    continue
                reasons = failures(conditions, game, decision.player, id)
                assert (option in decision.options) == (reasons == [])
                assert passes(conditions, game, decision.player, id) == (reasons == [])
                shown += not reasons
                hidden += bool(reasons)
    assert shown > 50
    assert hidden > 50


def test_every_reason_is_given_with_its_clause_and_none_crashes_on_nothing() -> None:
    game = new_game("chase", 1)
    game.decision()

    reasons = failures(CAN_ATTACK, game, 0, 12345)

    assert [reason.clause for reason in reasons] == ["6.1a", "6.1b", "6.1c"]
    assert all(reason.japanese and reason.english for reason in reasons)


def test_clauses_that_ask_for_the_same_are_named_with_it() -> None:
    game = new_game("chase", 1)
    game.decision()
    never = Condition("1.1", "だめ", "no", lambda game, player, object, number: False, also=("2.3", "2.4"))
    always = Condition("1.2", "よい", "yes", lambda game, player, object, number: True, also=("2.5",))

    assert clauses_against((never, always), game, 0, 0) == ["1.1", "2.3", "2.4"]


@pytest.mark.parametrize("toy", TOYS)
def test_trace_and_log_change_nothing(toy: str) -> None:
    plain, watched = new_game(toy, 3), new_game(toy, 3)
    watched.trace = []
    watched.recorder = Recorder()
    play(plain, 3)
    play(watched, 3)

    assert digest(plain) == digest(watched)
    assert watched.trace
    clauses = {
        step.clause for procedure in watched.rulebook.procedures.values() for step in procedure.steps if step.clause
    } | {step.clause for procedure in watched.pool.procedures.values() for step in procedure.steps}
    assert set(watched.trace) <= clauses
    assert watched.recorder.records


def test_the_log_tells_no_viewer_what_they_could_not_see() -> None:
    game = new_game("chase", 2)
    game.recorder = Recorder()
    secret = open_ = 0
    for _ in decisions(game, 2):
        pass
    for entry in game.recorder.records:
        mention = entry.mention
        if mention is None:
            continue
        for viewer in range(2):
            if mention.seen >> viewer & 1:
                open_ += 1
                assert entry.card_for(viewer) == mention.card
            else:
                secret += 1
                assert entry.card_for(viewer) == -1
    assert secret
    assert open_


@pytest.mark.parametrize("toy", TOYS)
def test_option_keys_name_no_ids(toy: str) -> None:
    game = new_game(toy, 2)
    dice = Dice(2)
    for decision in decisions(game, 2):
        for option in decision.options:
            key = game.rulebook.option_key(game, option)
            assert key.startswith(option.verb)
            assert not any(part.isdigit() and int(part) > 1_000 for part in key.replace(":", "/").split("/"))
        any_answer(decision, dice)


def test_the_trace_costs_next_to_nothing() -> None:
    """Measured against noise, so with a wide margin: a trace that builds text per step would fail it."""
    best = {False: 9.0, True: 9.0}
    for _ in range(15):
        for traced in (False, True):
            game = new_game("chain", 1)
            game.trace = [] if traced else None
            began = time.process_time()
            play(game, 1)
            best[traced] = min(best[traced], time.process_time() - began)
    assert best[True] < best[False] * 2
