"""What a table in a browser asks of every game: warnings that come true, and a taught game that can be played."""

from __future__ import annotations

import re
from importlib import import_module

import pytest

from kirifuda.games import GAMES, has_table, load, table_words
from kirifuda.kernel.decision import Decision, objects
from kirifuda.kernel.game import Game
from kirifuda.kernel.hiding.view import redact
from kirifuda.kernel.randomness import Dice
from kirifuda.ledger.clauses import load_clauses

TAUGHT = [name for name in GAMES if has_table(name) and table_words(name).teaching is not None]
JAPANESE = re.compile("[\u3040-\u30ff\u4e00-\u9fff]")


def test_the_first_two_games_are_taught() -> None:
    assert {"magical_duel", "spellcard_strike"} <= set(TAUGHT)


def begun(name: str, seed: int) -> Game:
    """A game of two shipped decks."""
    game = load(name)
    decks = game.decks()
    return game.start(game.pool(), [decks[seed % len(decks)], decks[(seed * 3 + 1) % len(decks)]], seed, {})


def test_1_2_4_a_danger_told_in_spellcard_strike_is_a_loss_and_a_retirement_without_one_is_not() -> None:
    words = table_words("spellcard_strike")
    told: dict[str, int] = {}
    safe = 0
    for seed in range(40):
        game, dice = begun("spellcard_strike", seed), Dice(seed, "dangers")
        for _ in range(400):
            asked = game.decision()
            if asked is None:
                break
            found = words.dangers(redact(game, asked.player), asked)
            places = sorted(found)
            if places:
                after = game.clone()
                after.answer(tuple(places[: max(found[places[0]].count, asked.least)]))
                after.decision()
                assert after.over(), asked.prompt
                assert asked.player not in (after.state.result.winners if after.state.result else ())
                told[asked.prompt] = told.get(asked.prompt, 0) + 1
            elif asked.prompt == "retire":
                for place, option in enumerate(asked.options):
                    if option.verb == "retire":
                        after = game.clone()
                        after.answer((place,))
                        after.decision()
                        safe += not after.over()
                        assert not after.over()
            size = asked.least + dice.below(asked.most - asked.least + 1)
            if asked.prompt == "retire":
                game.answer((0,))
            else:
                game.answer(dice.shuffled(tuple(range(len(asked.options))))[:size])

    assert told.get("retire")
    assert told.get("exchange")
    assert safe


def test_5_4_7_6_grazing_is_warned_of_where_its_cards_would_win_the_game_for_the_attacker(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    module = import_module("kirifuda.games.spellcard_strike.presentation.dangers")
    zones = import_module("kirifuda.games.spellcard_strike.zones")
    game = begun("spellcard_strike", 1)
    game.decision()
    hand = list(game.zone(zones.HAND, 0))
    asked = Decision(0, "graze", objects("graze", hand), 0, len(hand))
    assert module.dangers(game, asked) == {}

    monkeypatch.setattr(module, "score_of", lambda game, player: 13 if player == 1 else 0)

    assert {danger.count for danger in module.dangers(game, asked).values()} == {2}


def test_804_5_the_last_orb_is_not_given_away_without_a_word() -> None:
    words = table_words("magical_duel")
    game = begun("magical_duel", 1)
    asked = game.decision()
    assert asked is not None
    zones = import_module("kirifuda.games.magical_duel.zones")
    orbs = game.zone(zones.ORBS, asked.player)
    one = Decision(asked.player, "choose", objects("choose", list(orbs)))
    assert words.dangers(game, one) == {}

    game.state.zones[game.map.zone(zones.ORBS, asked.player)] = orbs[:1]

    last = Decision(asked.player, "choose", objects("choose", list(orbs[:1])))
    assert words.dangers(game, last)[0].en


@pytest.mark.parametrize("name", TAUGHT)
def test_the_taught_game_names_questions_verbs_and_clauses_that_exist(name: str) -> None:
    teaching = table_words(name).teaching
    assert teaching is not None
    questions = table_words(name).questions
    phases = {phase.name for phase in table_words(name).phases}
    index = load_clauses(name)
    assert len({lesson.name for lesson in teaching.lessons}) == len(teaching.lessons)
    for lesson in teaching.lessons:
        assert not lesson.kind or lesson.kind in questions.questions, lesson.name
        assert not lesson.verb or lesson.verb in questions.choices, lesson.name
        assert not lesson.phase or lesson.phase in phases, lesson.name
        assert not lesson.clause or lesson.clause in index, lesson.name
        assert JAPANESE.search(lesson.ja)
        assert not JAPANESE.search(lesson.en)


@pytest.mark.parametrize("name", TAUGHT)
def test_the_taught_game_begins_with_the_pupil_and_most_of_its_lessons_come_up(name: str) -> None:
    game, words = load(name), table_words(name)
    teaching = words.teaching
    assert teaching is not None
    decks = {deck.id: deck for deck in game.decks()}
    chosen = [decks[teaching.deck], decks[teaching.opponent_deck]]
    seen: set[str] = set()
    for round in range(3):
        table, dice = game.start(game.pool(), chosen, teaching.seed, {}), Dice(round, "lessons")
        for _ in range(1500):
            asked = table.decision()
            if asked is None:
                break
            if table.turn() == 1:
                assert table.turn_player() == 0
            if asked.player == 0:
                verbs = {option.verb for option in asked.options}
                seen.update(
                    lesson.name
                    for lesson in teaching.lessons
                    if lesson.kind == asked.prompt and (not lesson.verb or lesson.verb in verbs)
                )
            size = asked.least + dice.below(asked.most - asked.least + 1)
            places = [place for place, option in enumerate(asked.options) if option.verb != "retire"]
            table.answer(dice.shuffled(tuple(places))[:size] if asked.most == 1 else asked_for(asked.least))

    taught = {lesson.name for lesson in teaching.lessons if lesson.kind}
    assert len(seen) >= 0.7 * len(taught), taught - seen


def asked_for(least: int) -> tuple[int, ...]:
    """As few as possible."""
    return tuple(range(least))
