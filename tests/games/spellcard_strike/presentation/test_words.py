"""Words for people: complete in both languages, and silent about what is hidden."""

import re
from typing import Final

import pytest

from kirifuda.games import load
from kirifuda.games.interface import LANGUAGES
from kirifuda.games.presentation.asking import COUNTS, VERBS
from kirifuda.games.presentation.endings import RESULTS
from kirifuda.games.spellcard_strike.keywords import k10_09_protection
from kirifuda.games.spellcard_strike.presentation import (
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
    texts,
)
from kirifuda.games.spellcard_strike.values import SPELL_TYPES
from kirifuda.kernel.legality import Condition
from kirifuda.kernel.randomness import Dice
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

GAME: Final = load("spellcard_strike")
SOURCES: Final = Sources(GAME)
TABLES: Final[Tables] = {
    "board": board.LABELS,
    "cards": {**cards.FACTS, **{f"kind {is_option}": words for is_option, words in terms.KINDS.items()}},
    "endings": {**endings.REASONS, **RESULTS},
    "log": {**log.EVENTS, **{f"{key}+": words for key, words in log.VARIANTS.items()}, **log.DETAILS},
    "moments": log.MOMENTS,
    "names": naming.NAMES,
    "objects": {**objects.SENTENCES, **objects.FIELDS},
    "options": {**options.VERBS, **VERBS},
    "prompts": {**prompts.PROMPTS, **COUNTS, **prompts.ICONS},
    "reasons": reasons.ACTIONS,
    "texts": texts.ICONS,
    "zones": terms.ZONES,
    "phases": terms.PHASES,
    "icons": {**terms.TIMINGS, **terms.LASTING, **terms.UNTIL, **terms.TYPES},
    "keywords": {**terms.KEYWORDS, **terms.FEATURES},
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


def test_5_2_every_phase_has_words() -> None:
    phases = {
        getattr(call.args[1], "value", "")
        for call in SOURCES.calls("SetVariable")
        if getattr(call.args[0], "value", "") == "phase"
    }

    assert phases == {"refresh", "striker", "commander", "end"}
    assert phases - set(terms.PHASES) == set()


def test_4_every_zone_and_position_has_words() -> None:
    assert {kind.name for kind in GAME.rulebook.zones} == set(terms.ZONES)
    assert set(terms.POSITIONS) == {0, 1}


def test_3_12_every_spell_type_has_words() -> None:
    assert set(SPELL_TYPES) == set(terms.TYPES)


def test_10_every_keyword_has_words() -> None:
    folder = GAME.folder() / "keywords"
    found = {re.search(r"《(.+?)》", path.read_text("utf-8")) for path in folder.glob("k10*.py")}

    assert {word[1] for word in found if word is not None} == set(terms.KEYWORDS)
    assert k10_09_protection.PROTECTION in terms.KEYWORDS


def test_1_2_4_every_ending_has_words() -> None:
    given = SOURCES.literals("EndGame", 2)
    judged = {"score", "effect", "empty_deck", "no_striker"}

    assert given | judged == set(endings.REASONS)


def test_2_5_4_every_reason_against_a_declaration_is_said_in_both_languages() -> None:
    conditions = [call for call in SOURCES.calls("Condition") if len(call.args) == 4]

    assert len(conditions) > 20
    for call in conditions:
        clause, japanese, english = (getattr(argument, "value", "") for argument in call.args[:3])
        assert re.fullmatch(r"\d+(\.\d+)*[a-z]?", clause)
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
def test_4_2_2_what_is_hidden_is_not_said(seed: int) -> None:
    game, dice = begun(GAME, seed), Dice(seed + 100)
    for number in range(200):
        if game.decision() is None:
            break
        if number % 12 == 0:
            compare_with_twins(GAME, game)
        step(game, dice)


def test_4_1_2_3_the_ace_is_named_to_nobody_else_before_it_is_turned() -> None:
    game = GAME.start(GAME.pool(), GAME.decks()[:2], 3, {"ace_choice": "at_the_table"})
    asked = game.decision()
    assert asked is not None

    assert asked.prompt == "ace"
    assert GAME.prompt(game, asked, "en") == "Choose the card that becomes your ace"
    compare_with_twins(GAME, game)


def test_4_2_2_the_log_names_no_card_that_its_reader_did_not_see() -> None:
    hidden = 0
    for seed in (3, 7, 11):
        game, dice = begun(GAME, seed), Dice(seed)
        for _ in range(150):
            if game.decision() is None:
                break
            step(game, dice)
        hidden += hidden_records(GAME, game)

    assert hidden > 40


def test_5_1_4_the_opening_is_told_without_the_other_hand() -> None:
    game = begun(GAME, 3)
    game.decision()

    lines = [GAME.narrate(game, record, 0, "en") for record in records_of(game)]

    assert lines.count("The opponent draws a card. [4.2.4]") == 6
    assert sum(line.startswith("You draw ") and " / " in line for line in lines) == 6
    assert "You lay the ace face down at b1 (gate). [5.1.1]" in lines
    assert "The opponent lays the ace face down at c5 (gate). [5.1.1]" in lines


def test_1_2_2_every_shipped_deck_is_legal() -> None:
    pool = GAME.pool()

    assert {deck.id: GAME.broken_clauses(pool, deck) for deck in GAME.decks() if GAME.broken_clauses(pool, deck)} == {}


def test_1_2_4_6_conceding_ends_the_game_at_once() -> None:
    game = begun(GAME, 1)
    game.decision()

    GAME.surrender(game, 0)

    assert game.decision() is None
    assert GAME.ending(game, "en") == "Player 2 wins: a player conceded. [1.2.4.6]"
    assert GAME.ending(game, "ja") == "プレイヤー2の勝ち：投了。 [1.2.4.6]"


def test_colours_are_only_added() -> None:
    game = begun(GAME, 2)
    game.decision()

    assert all(is_coloured_only(GAME, game, language) for language in LANGUAGES)


def test_the_folder_holds_the_ledgers() -> None:
    assert has_ledgers(GAME.folder())


def test_every_reason_is_a_condition_with_words() -> None:
    assert isinstance(reasons.HAS_WAY, Condition)
    assert reasons.HAS_WAY.japanese
    assert reasons.HAS_WAY.english
