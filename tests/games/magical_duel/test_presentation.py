"""Words for people: complete in both languages, and silent about what is hidden."""

from typing import Final

import pytest

from kirifuda.games import load
from kirifuda.games.magical_duel.presentation import (
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
from kirifuda.games.presentation.asking import COUNTS
from kirifuda.games.presentation.endings import RESULTS
from kirifuda.games.presentation.phrasing import capital, fill, shortened, width, wrapped
from kirifuda.kernel.randomness import Dice
from tests.games.speech import (
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
    say_a_game,
    step,
)

GAME: Final = load("magical_duel")
SOURCES: Final = Sources(GAME)
TABLES: Final[Tables] = {
    "board": board.LABELS,
    "cards": cards.FACTS,
    "endings": {**endings.REASONS, **RESULTS},
    "log": {**log.EVENTS, **{f"{key}+": words for key, words in log.VARIANTS.items()}},
    "moments": log.MOMENTS,
    "names": naming.NAMES,
    "objects": {**objects.SENTENCES, **objects.FIELDS},
    "options": options.VERBS,
    "prompts": {**prompts.PROMPTS, **COUNTS, **prompts.DETAILS},
    "reasons": reasons.ACTIONS,
    "zones": terms.ZONES,
    "phases": terms.PHASES,
    "counters": terms.COUNTERS,
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


def test_every_phase_has_words() -> None:
    phases = SOURCES.literals("begin_phase", 1)

    assert len(phases) == 6
    assert phases - set(terms.PHASES) == set()


def test_every_zone_and_position_has_words() -> None:
    assert {kind.name for kind in GAME.rulebook.zones} == set(terms.ZONES)
    assert set(terms.POSITIONS) == {0, 1, 2}


@pytest.mark.parametrize("table", TABLES)
def test_both_languages_say_something_or_neither_does(table: str) -> None:
    assert one_sided(TABLES[table]) == []


@pytest.mark.parametrize("table", TABLES)
def test_english_is_english(table: str) -> None:
    assert half_translated(TABLES[table]) == []


@pytest.mark.parametrize("table", TABLES)
def test_fields_are_braces_in_balance(table: str) -> None:
    assert malformed(TABLES[table]) == []


def test_verbs_agree_with_the_listener() -> None:
    words = ("{player}は引く", "{player} <draw|draws>")

    assert fill(words, "en", {"player": "you"}, you=True) == "you draw"
    assert fill(words, "en", {"player": "the opponent"}) == "the opponent draws"
    assert fill(words, "ja", {"player": "あなた"}) == "あなたは引く"


def test_widths_count_wide_characters_twice() -> None:
    assert width("提灯a") == 5
    assert shortened("並び提灯の列", 7) == "並び提…"
    assert capital("(you) draw") == "(You) draw"


def test_lines_are_broken_between_words_and_not_before_what_closes() -> None:
    assert wrapped("Hinoki the Shrine Carpenter", 16) == ["Hinoki the", "Shrine Carpenter"]
    assert wrapped("対象に【5】ダメージ。", 11) == ["対象に【5】", "ダメージ。"]


# A whole game, watched


@pytest.mark.parametrize("seed", range(4))
def test_everything_in_a_game_can_be_said(seed: int) -> None:
    assert len(say_a_game(GAME, seed, 400)) > 10


@pytest.mark.parametrize("seed", range(3))
def test_302_2_what_is_hidden_is_not_said(seed: int) -> None:
    game, dice = begun(GAME, seed), Dice(seed + 100)
    for number in range(240):
        if game.decision() is None:
            break
        if number % 30 == 29:
            compare_with_twins(GAME, game)
        step(game, dice)


@pytest.mark.parametrize("seed", range(3))
def test_302_2_the_log_names_no_card_that_its_reader_did_not_see(seed: int) -> None:
    game, dice = begun(GAME, seed), Dice(seed)
    for _ in range(200):
        if game.decision() is None:
            break
        step(game, dice)

    assert hidden_records(GAME, game) > 20


def test_402_every_shipped_deck_is_legal() -> None:
    pool = GAME.pool()

    assert {deck.id: GAME.broken_clauses(pool, deck) for deck in GAME.decks() if GAME.broken_clauses(pool, deck)} == {}


def test_103_4_conceding_ends_the_game_at_once() -> None:
    game = begun(GAME, 1)
    game.decision()

    GAME.surrender(game, 0)

    assert game.decision() is None
    assert GAME.ending(game, "en") == "Player 2 wins: a player conceded. [103.4]"
    assert GAME.ending(game, "ja") == "プレイヤー2の勝ち：投了。 [103.4]"


def test_a_card_is_described_in_both_languages() -> None:
    pool = GAME.pool()
    card = pool.numbers["NS1-006"]

    assert GAME.describe_card(pool, card, "en").splitlines() == [
        "Forgotten Flashlight  (消し忘れの懐中電灯)  NS1-006",
        "servant · Solis · cost 2 · ATK 500 / DEF 0 · Lamp/Lost Thing",
        "[Last Words] ⇒ Draw 1 card.",
    ]
    assert GAME.describe_card(pool, card, "ja").splitlines() == [
        "消し忘れの懐中電灯  (Forgotten Flashlight)  NS1-006",
        "怪異 · 太陽 · コスト2 · ATK 500 / DEF 0 · 灯り/忘れ物",
        "[断末魔] ⇒ カードを1枚引く。",
    ]


def test_colours_are_only_added() -> None:
    game, dice = begun(GAME, 2), Dice(2)
    for _ in range(80):
        step(game, dice)

    assert is_coloured_only(GAME, game, "ja")


def test_the_folder_holds_the_ledgers() -> None:
    assert has_ledgers(GAME.folder())
