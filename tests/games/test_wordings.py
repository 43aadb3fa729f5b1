"""What is asked of the language of every game: one tree for a text, every row in use, slips shown where they are.

What is particular to a game stands in `wording.toml`, `wording_corpus.txt` and `wording_english.txt` beside its tests.
"""

from __future__ import annotations

import os
from itertools import islice
from pathlib import Path

import pytest

from kirifuda.text.errors import TextTooLong, UnboundText
from kirifuda.text.language import Reading
from kirifuda.text.reference import reference
from tests.games.wordings import asked_of, cards, corpus, every, language, one_form, roots
from tests.ours import OURS
from tests.text.sentences import Maker
from tests.text.wording_checks import (
    carets,
    changed_by_house_spelling,
    english_faults,
    idle_rows,
    in_english,
    misplaced,
    offers,
    printed_otherwise,
    random_faults,
    said_otherwise,
    several_ways,
    unbound,
    unchanged,
    unhelpful,
    unreachable,
    unsaid,
)

HERE = Path(__file__).parent
PAGES = HERE.parents[1] / "docs"
PARTS = 8
"""The texts of a game are read in so many tests, so that they can be shared out."""
each_game = pytest.mark.parametrize("game", OURS)


def with_a(table: str) -> list[str]:
    """The games that ask for something."""
    return [game for game in OURS if table in asked_of(game)]


def readings(game: str) -> list[tuple[str, Reading]]:
    """All texts, read."""
    return [(text, language(game).read(text, key)) for key, text in every(game)]


def maker(game: str, *, spellings: bool = False) -> Maker:
    """What makes sentences of all the roots of a game."""
    return Maker(language(game).grammar, spellings=spellings, roots=roots(game))


# The corpus and the cards


@pytest.mark.parametrize("part", range(PARTS))
@each_game
def test_a_text_is_read_and_printed_back(game: str, part: int) -> None:
    read = [(text, language(game).read(text, key)) for key, text in every(game)[part::PARTS]]

    assert [text for text, reading in read if printed_otherwise(language(game), reading, text)] == []


@each_game
def test_coverage_of_the_card_set_may_only_rise(game: str) -> None:
    read = [language(game).read(text, key) for key, text in cards(game)]

    assert len(read) >= asked_of(game)["texts"]["cards"]
    assert sum(len(one.tree.abilities) for one in read) >= asked_of(game)["texts"]["abilities"]


@each_game
def test_every_node_that_was_said_has_a_span_that_says_it(game: str) -> None:
    assert said_otherwise(language(game), readings(game)) == []
    assert unsaid(readings(game)) == []


@each_game
def test_every_ref_is_bound_to_a_slot_of_its_ability(game: str) -> None:
    assert unbound(readings(game), set(asked_of(game)["texts"]["bound"])) == []


@each_game
def test_the_house_spelling_of_every_tree_means_the_same(game: str) -> None:
    assert changed_by_house_spelling(language(game), readings(game)) == []


@each_game
def test_the_english_has_no_known_fault_and_its_spans_lie_in_it(game: str) -> None:
    assert english_faults(language(game), readings(game)) == {}
    assert misplaced(language(game), readings(game)) == []


@each_game
def test_the_english_of_the_corpus_is_as_reviewed(game: str) -> None:
    """Golden text: a changed row shows as a changed line. Rewrite the file with `in_english` after reading the diff."""
    read = [(text, language(game).read(text, key)) for key, text in corpus(game)]

    assert (HERE / game / "wording_english.txt").read_text("utf-8") == in_english(language(game), read)


# Rows: every one earns its place


@each_game
def test_every_wording_is_used_by_a_text_or_is_a_word_of_a_list(game: str) -> None:
    own = asked_of(game)["texts"]

    assert idle_rows(language(game), readings(game), set(own["words"]), set(own.get("word_categories", ()))) == []


@each_game
def test_every_category_can_be_reached(game: str) -> None:
    assert unreachable(maker(game, spellings=True)) == set()


@each_game
def test_the_reference_page_is_fresh(game: str) -> None:
    assert (PAGES / f"wording-{game}.md").read_text("utf-8") == reference(language(game)), "run: make docs"


# Sentences: no two trees for one text


@pytest.mark.parametrize("is_all", [False, pytest.param(True, marks=pytest.mark.slow)])
@pytest.mark.parametrize("sort", ["pairs", "spelled"])
@each_game
def test_pairs_have_one_tree_and_print_back(game: str, sort: str, *, is_all: bool) -> None:
    """Every row in every slot that takes it, in house spelling and in every one: some, or where there is time all."""
    each = 1 if is_all else asked_of(game)["sentences"][f"{sort}_each"]
    if each == 0:
        pytest.skip("only where there is time")
    pairs = islice(maker(game, spellings=sort == "spelled").pairs(), 0, None, each)
    wrong, number = several_ways(language(game), pairs)

    assert wrong == []
    assert number > asked_of(game)["sentences"][sort] // each


@pytest.mark.slow
@each_game
def test_triples_have_one_tree(game: str) -> None:
    """Chains of three rows in house spelling, lists two long."""
    wrong, number = several_ways(language(game), maker(game).triples())

    assert wrong == []
    assert number > asked_of(game)["sentences"]["triples"]


@pytest.mark.slow
@each_game
def test_deep_triples_have_one_tree(game: str) -> None:
    """Chains of three nodes: each 25th, or all with KIRIFUDA_EXHAUSTIVE=1."""
    each = 1 if os.environ.get("KIRIFUDA_EXHAUSTIVE") else 25
    wrong, number = several_ways(language(game), islice(maker(game).deep_triples(), 0, None, each))

    assert wrong == []
    assert number > asked_of(game)["sentences"]["deep"]


@each_game
def test_random_sentences_have_one_tree_and_their_house_spelling_says_the_same(game: str) -> None:
    assert random_faults(language(game), Maker(language(game).grammar), 20240607, 1000) == []


# Mistakes: a wrong word is refused where it stands, or it means something else


@pytest.mark.parametrize("game", [game for game in with_a("mutations") if "seed" in asked_of(game)["mutations"]])
def test_a_thousand_mutations_are_refused_or_change_the_tree(game: str) -> None:
    own = asked_of(game)["mutations"]
    texts = [(key, text) for key, text in every(game) if not any(each in text for each in own["without"])]
    lines = [(key, line) for key, text in texts for line in (text.splitlines() if own["split"] else [text])]
    same, refused = unchanged(language(game), list(dict.fromkeys(lines)), own["groups"], own["seed"])

    assert [pair for pair in same if len({one_form(text, own.get("alike", ())) for text in pair}) > 1] == []
    assert refused > 300


@pytest.mark.parametrize("game", with_a("slips"))
def test_the_caret_stands_in_the_wrong_word_and_the_right_text_is_offered(game: str) -> None:
    own = asked_of(game)["slips"]

    assert carets(language(game), own["made"]) >= own["carets"]
    assert offers(language(game), own["made"]) >= own["offers"]
    assert unhelpful(language(game), own["made"]) == []


@pytest.mark.parametrize("game", [game for game in with_a("slips") if "unbound" in asked_of(game)["slips"]])
def test_a_pronoun_without_anything_to_mean_is_refused(game: str) -> None:
    own = asked_of(game)["slips"]

    with pytest.raises(UnboundText, match=own["pronoun"]):
        language(game).read(own["unbound"])


@each_game
def test_what_is_too_long_is_refused(game: str) -> None:
    (key, text), *_ = corpus(game)

    with pytest.raises(TextTooLong):
        language(game).read(text * (2001 // len(text) + 1), key)
