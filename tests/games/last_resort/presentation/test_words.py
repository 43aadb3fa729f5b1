"""Words for people: complete in both languages, and silent about what is hidden."""

import re
from typing import Final

import pytest

from kirifuda.games import load, table_words
from kirifuda.games.interface import LANGUAGES
from kirifuda.games.last_resort import abilities, evaluation
from kirifuda.games.last_resort.presentation import (
    board,
    cards,
    endings,
    log,
    naming,
    objects,
    options,
    prompts,
    reasons,
    terms,
)
from kirifuda.games.presentation.asking import COUNTS, VERBS
from kirifuda.games.presentation.endings import RESULTS
from kirifuda.kernel.randomness import Dice
from kirifuda.kernel.view import redact
from kirifuda.ledger.proofs import clauses
from tests.games.speech import (
    JAPANESE,
    Sources,
    Tables,
    begun,
    compare_with_twins,
    half_translated,
    has_ledgers,
    hidden_records,
    is_coloured_only,
    malformed,
    one_sided,
    records_of,
    say_a_game,
    step,
)

GAME: Final = load("last_resort")
SOURCES: Final = Sources(GAME)
TABLES: Final[Tables] = {
    "board": board.LABELS,
    "cards": {**cards.FACTS, **{f"kind {bit}": words for bit, words in terms.KINDS.items()}},
    "endings": {**endings.REASONS, **RESULTS},
    "log": {**log.EVENTS, **{f"{key}+": words for key, words in log.VARIANTS.items()}},
    "moments": log.MOMENTS,
    "names": naming.NAMES,
    "objects": {**objects.SENTENCES, **objects.FIELDS},
    "options": {**options.VERBS, **VERBS, **options.COSTS},
    "prompts": {**prompts.PROMPTS, **COUNTS},
    "reasons": reasons.ACTIONS,
    "zones": terms.ZONES,
    "steps": terms.STEPS,
    "lasting": terms.UNTIL,
    "keywords": terms.KEYWORDS,
}


def test_everything_that_the_rules_say_has_words() -> None:
    tables: Tables = {
        "prompts": prompts.PROMPTS,
        "verbs": options.VERBS,
        "events": log.EVENTS,
        "moments": log.MOMENTS,
        "endings": endings.REASONS,
    }

    assert SOURCES.unsaid(tables) == {}


@clauses("L-5.1")
def test_l_5_1_every_step_has_words() -> None:
    steps = {
        getattr(call.args[1], "value", "")
        for call in SOURCES.calls("SetVariable")
        if getattr(call.args[0], "value", "") == "phase"
    }

    assert steps | {"setup"} == set(terms.STEPS)


def test_l_3_every_zone_position_and_area_has_words() -> None:
    assert {kind.name for kind in GAME.rulebook.zones} == set(terms.ZONES)
    assert set(terms.POSITIONS) == {0, 1}
    assert set(terms.AREAS) == {0, 1}


def test_l_19_every_keyword_has_words() -> None:
    words = {
        value
        for name, value in vars(abilities).items()
        if name.isupper() and isinstance(value, str) and JAPANESE.search(value)
    }

    assert len(words) == 22
    assert words == set(terms.KEYWORDS)


@clauses("L-13.1", "L-13.3")
def test_l_13_every_ending_has_words() -> None:
    assert SOURCES.literals("EndGame", 2) == set(endings.REASONS)


def test_l_9_every_reason_against_an_action_is_said_in_both_languages() -> None:
    conditions = [call for call in SOURCES.calls("Condition") if len(call.args) == 4]

    assert len(conditions) > 20
    for call in conditions:
        clause, japanese, english = (getattr(argument, "value", "") for argument in call.args[:3])
        assert re.fullmatch(r"L-\d+\.\d+[a-z]?", clause)
        assert JAPANESE.search(japanese)
        assert not JAPANESE.search(english)


@pytest.mark.parametrize("table", TABLES)
def test_both_languages_say_something_or_neither_does(table: str) -> None:
    assert one_sided(TABLES[table]) == []


@pytest.mark.parametrize("table", TABLES)
def test_english_is_english(table: str) -> None:
    assert half_translated(TABLES[table]) == []


@pytest.mark.parametrize("table", TABLES)
def test_fields_are_braces_in_balance(table: str) -> None:
    assert malformed(TABLES[table]) == []


# Whole games, watched


@pytest.mark.parametrize("seed", [7, 11, 13, 20])
def test_everything_in_a_game_can_be_said(seed: int) -> None:
    assert say_a_game(GAME, seed, 300)


@pytest.mark.parametrize("seed", [3, 7, 11])
def test_l_3_6_what_is_hidden_is_not_said(seed: int) -> None:
    game, dice = begun(GAME, seed), Dice(seed + 100)
    for number in range(200):
        if game.decision() is None:
            break
        if number % 12 == 0:
            compare_with_twins(GAME, game)
        step(game, dice)


def test_l_4_2_the_log_names_no_card_that_its_reader_did_not_see() -> None:
    hidden = 0
    for seed in (3, 7, 11):
        game, dice = begun(GAME, seed), Dice(seed)
        for _ in range(150):
            if game.decision() is None:
                break
            step(game, dice)
        hidden += hidden_records(GAME, game)

    assert hidden > 40


@clauses("L-4.3")
def test_l_4_3_the_dice_and_nobodys_hand_are_told() -> None:
    game = begun(GAME, 3)
    game.decision()

    lines = [GAME.narrate(game, record, 0, "en") for record in records_of(game)]

    assert any(line.endswith("first. [L-4.3]") for line in lines)
    assert not any("Director" in line or "hand" in line for line in lines)


@clauses("L-2.1", "L-2.4")
def test_l_2_1_every_shipped_deck_is_legal() -> None:
    pool = GAME.pool()

    assert {deck.id: GAME.broken_clauses(pool, deck) for deck in GAME.decks() if GAME.broken_clauses(pool, deck)} == {}


@clauses("L-13.1")
def test_l_13_1_conceding_ends_the_game_at_once() -> None:
    game = begun(GAME, 1)
    game.decision()

    GAME.surrender(game, 0)

    assert game.decision() is None
    assert GAME.ending(game, "en") == "Player 2 wins: a player conceded. [L-13.1]"
    assert GAME.ending(game, "ja") == "プレイヤー2の勝ち：降参。 [L-13.1]"


def test_colours_are_only_added() -> None:
    game = begun(GAME, 2)
    game.decision()

    assert all(is_coloured_only(GAME, game, language) for language in LANGUAGES)


def test_the_folder_holds_the_ledgers() -> None:
    assert has_ledgers(GAME.folder())


def test_every_feature_has_its_weight() -> None:
    game = begun(GAME, 2)
    game.decision()

    assert len(evaluation.FEATURES) == len(evaluation.WEIGHTS) == len(evaluation.features(game, 0))


# The table


@clauses("L-13.1")
def test_l_13_1_a_danger_is_told_where_giving_up_is_not_the_only_way() -> None:
    words = table_words("last_resort")
    told = 0
    for seed in range(40):
        game, dice = begun(GAME, seed), Dice(seed, "dangers")
        for _ in range(600):
            asked = game.decision()
            if asked is None:
                break
            found = words.dangers(redact(game, asked.player), asked)
            if asked.prompt == "last_resort":
                assert bool(found) == (len(asked.options) == 2)
            for place in found:
                after = game.clone()
                after.answer((place,))
                after.decision()
                told += 1
                assert after.over()
                assert asked.player not in (after.state.result.winners if after.state.result else ())
            step(game, dice)

    assert told
