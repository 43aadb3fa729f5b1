"""Smart passing: what passes by itself, and how a person keeps it from doing so."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kirifuda.games import load
from kirifuda.kernel.randomness import Dice
from kirifuda.server.autopass import Passing, passing_place, stacked, trigger_key, yield_key
from kirifuda.server.play import Play, Start
from kirifuda.server.preferences import Settings, Stops
from tests.server.recorder import SECRET, answer, begun

if TYPE_CHECKING:
    from collections.abc import Iterator

SEEDS = range(5)


def questions(seed: int, most: int = 250) -> Iterator[Play]:
    """A game at each of its first questions."""
    play = begun("magical_duel", seed)
    dice = Dice(seed, "passing")
    for _ in range(most):
        if play.over():
            return
        yield play
        assert play.asked is not None
        place = passing_place(play, play.asked)
        play.answer((place,) if place >= 0 and dice.below(2) else answer(play, dice), auto=True)


def test_one_is_asked_in_ones_own_main_phase_and_passed_over_where_nothing_is_possible() -> None:
    asked = passed = 0
    for seed in SEEDS:
        for play in questions(seed):
            decision = play.asked
            assert decision is not None
            found = Passing(Settings()).answer(play)
            if found is not None:
                assert decision.complaint(found) == ""
            idle = play.card_game.is_idle(play.game, decision)
            if idle:
                assert found == (passing_place(play, decision),)
                passed += 1
            elif decision.prompt == "action" and not stacked(play.game, "chase") and not decision.forced():
                assert found is None
                asked += 1

    assert asked > 5
    assert passed > 5


def test_full_control_and_stops_ask_wherever_one_could_pass() -> None:
    for play in questions(1):
        decision = play.asked
        assert decision is not None
        if passing_place(play, decision) < 0:
            continue
        phase = str(play.game.state.variables["phase"])
        stops = Stops([phase], []) if play.game.turn_player() == decision.player else Stops([], [phase])

        assert Passing(Settings(ask_all=True)).answer(play) is None
        assert Passing(Settings(stops=stops)).answer(play) is None


def test_priority_is_held_only_on_demand_and_yields_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(load("magical_duel")), "is_idle", lambda *_: False)
    held = yielded = 0
    for seed in SEEDS:
        for play in questions(seed):
            decision = play.asked
            assert decision is not None
            stack = stacked(play.game, "chase")
            if not stack or decision.prompt != "action" or decision.forced():
                continue
            place = passing_place(play, decision)
            if play.game.state.objects[stack[-1]].controller == decision.player:
                assert Passing(Settings()).answer(play) == (place,)
                held += Passing(Settings(hold=True)).answer(play) is None
            else:
                assert Passing(Settings()).answer(play) is None
                key = yield_key(play.game, stack[-1])
                assert Passing(Settings(yields=[key])).answer(play) == (place,)
                yielded += 1

    assert held
    assert yielded


def test_a_longer_pass_ends_with_the_turn() -> None:
    passing: Passing | None = None
    begun_in = 0
    ended = False
    for play in questions(2):
        decision = play.asked
        assert decision is not None
        if decision.player != 0 or passing_place(play, decision) < 0:
            continue
        if passing is None:
            passing = Passing(Settings(pass_until="turn"))
            passing.begin(play.game, "chase")
            begun_in = play.game.turn()
        passing.answer(play)
        if passing.settings.pass_until is None:
            ended = True
            break
        assert play.game.turn() == begun_in

    assert ended


def test_a_game_can_go_on_from_the_answers_of_another() -> None:
    first = begun("magical_duel", 3)
    dice = Dice(3, "opening")
    for _ in range(30):
        first.answer(answer(first, dice), auto=True)
    first.pass_forced()
    opening = [list(each.chosen) for each in first.replay.answers]
    start = Start(first.start.game, first.start.seed, first.start.decks, {}, opening)

    second = Play(start, SECRET)
    for _ in second.catch_up():
        pass

    assert second.asked is not None
    assert first.asked is not None
    assert second.asked.options == first.asked.options


def test_a_remembered_order_of_triggers_answers_where_just_these_wait() -> None:
    seen = 0
    for seed in range(30):
        play = begun("spellcard_strike", seed)
        dice = Dice(seed, "triggers")
        for _ in range(300):
            decision = play.asked
            if decision is None or play.over():
                break
            if decision.prompt == "trigger" and not decision.forced():
                keys = [trigger_key(play.game, option) for option in decision.options]
                last = [keys[-1], *keys[:-1]]
                assert Passing(Settings()).answer(play) is None
                assert Passing(Settings(triggers=[last])).answer(play) == (keys.index(keys[-1]),)
                assert Passing(Settings(triggers=[[*last, "another"]])).answer(play) is None
                seen += 1
            play.answer(answer(play, dice), auto=True)

    assert seen


def test_ones_own_declaration_is_answered_by_oneself_only_on_demand_in_spellcard_strike(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(type(load("spellcard_strike")), "is_idle", lambda *_: False)
    held = 0
    for seed in range(6):
        play = begun("spellcard_strike", seed)
        dice = Dice(seed, "own chain")
        for _ in range(200):
            if play.over():
                break
            decision = play.asked
            assert decision is not None
            stack = stacked(play.game, "chain")
            mine = bool(stack) and play.game.state.objects[stack[-1]].controller == decision.player
            if decision.prompt == "reaction" and mine and not decision.forced():
                assert Passing(Settings()).answer(play) == (passing_place(play, decision),)
                held += Passing(Settings(hold=True)).answer(play) is None
            play.answer(answer(play, dice), auto=True)

    assert held
