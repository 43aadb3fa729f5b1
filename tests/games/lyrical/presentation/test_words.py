"""Words for people: complete in both languages, and silent about what is hidden."""

import re
from typing import Final

import pytest

from kirifuda.games import load, table_words
from kirifuda.games.interface import LANGUAGES
from kirifuda.games.lyrical import evaluation
from kirifuda.games.lyrical.abilities import DRINGEN, INITIATIVE, SCHNELLER, SETUP
from kirifuda.games.lyrical.presentation import (
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
from kirifuda.games.lyrical.presentation.dangers import cost_of
from kirifuda.games.lyrical.zones import DECK
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

GAME: Final = load("lyrical")
SOURCES: Final = Sources(GAME)
TABLES: Final[Tables] = {
    "board": board.LABELS,
    "cards": {**cards.FACTS, **{f"kind {bit}": words for bit, words in terms.KINDS.items()}},
    "endings": {**endings.REASONS, **RESULTS},
    "log": {**log.EVENTS, **{f"{key}+": words for key, words in log.VARIANTS.items()}},
    "moments": log.MOMENTS,
    "names": naming.NAMES,
    "objects": {**objects.SENTENCES, **objects.FIELDS},
    "options": {**options.VERBS, **VERBS},
    "prompts": {**prompts.PROMPTS, **COUNTS},
    "reasons": reasons.ACTIONS,
    "zones": terms.ZONES,
    "phases": terms.PHASES,
    "lasting": terms.UNTIL,
    "skills": terms.SKILLS,
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


def test_every_phase_zone_and_state_has_words() -> None:
    phases = {
        getattr(call.args[1], "value", "")
        for call in SOURCES.calls("SetVariable")
        if getattr(call.args[0], "value", "") == "phase"
    }

    assert phases | {"opening"} == set(terms.PHASES)
    assert {kind.name for kind in GAME.rulebook.zones} == set(terms.ZONES)
    assert set(terms.STATES) == {0, 1}


@clauses("N-12.0")
def test_n_12_0_every_skill_has_words() -> None:
    assert set(terms.SKILLS) == {SCHNELLER, INITIATIVE, DRINGEN, SETUP}


def test_every_reason_against_an_action_is_said_in_both_languages() -> None:
    conditions = [call for call in SOURCES.calls("Condition") if len(call.args) == 4]

    assert len(conditions) > 40
    for call in conditions:
        clause, japanese, english = (getattr(argument, "value", "") for argument in call.args[:3])
        assert re.fullmatch(r"N-\d+\.\d+", clause)
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
def test_what_is_hidden_is_not_said(seed: int) -> None:
    game, dice = begun(GAME, seed), Dice(seed + 100)
    for number in range(200):
        if game.decision() is None:
            break
        if number % 12 == 0:
            compare_with_twins(GAME, game)
        step(game, dice)


def test_the_log_names_no_card_that_its_reader_did_not_see() -> None:
    hidden = 0
    for seed in (3, 7, 11):
        game, dice = begun(GAME, seed), Dice(seed)
        for _ in range(150):
            if game.decision() is None:
                break
            step(game, dice)
        hidden += hidden_records(GAME, game)

    assert hidden > 40


@clauses("N-9.6")
def test_n_9_6_the_log_tells_damage_with_the_cards_it_took() -> None:
    game, dice = begun(GAME, 1), Dice(1)
    while game.decision() is not None:
        step(game, dice)

    lines = [GAME.narrate(game, record, 0, "en") for record in records_of(game)]
    told = [line for line in lines if " damage (discarded: " in line]
    assert told
    for line in told:
        number = int(re.findall(r"(\d+) damage", line)[0])
        records = [record for record in records_of(game) if GAME.narrate(game, record, 0, "en") == line]
        assert all(record.event.kind == "damage_player" and getattr(record.event, "number", 0) == number
                   for record in records)  # fmt: skip


@clauses("N-11.1")
def test_n_11_1_conceding_ends_the_game_at_once() -> None:
    game = begun(GAME, 1)
    game.decision()

    GAME.surrender(game, 0)

    assert game.decision() is None
    assert GAME.ending(game, "en") == "Player 2 wins: a player conceded. [N-11.1]"
    assert GAME.ending(game, "ja") == "プレイヤー2の勝ち：投了。 [N-11.1]"


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


@clauses("N-11.1")
def test_n_11_1_a_danger_is_told_where_a_cost_empties_the_deck_or_an_attack_is_too_much() -> None:
    words = table_words("lyrical")
    told: set[str] = set()
    for seed in range(30):
        game, dice = begun(GAME, seed), Dice(seed, "dangers")
        while (asked := game.decision()) is not None:
            left = len(game.zone(DECK, asked.player))
            found = words.dangers(redact(game, asked.player), asked)
            for place, option in enumerate(asked.options):
                if option.verb == "no_guard":
                    attack = getattr(game.values(asked.subject), "attack", 0)
                    assert (place in found) == (attack > left)
                else:
                    assert (place in found) == (0 < left == cost_of(game, option))
                told.update([option.verb] if place in found else [])
            step(game, dice)

    assert "no_guard" in told
    assert told - {"no_guard"}
