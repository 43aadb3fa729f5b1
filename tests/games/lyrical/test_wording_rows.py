"""Every row earns its place: a text uses it, or it is a word of a closed list."""

from __future__ import annotations

from pathlib import Path

from kirifuda.games.lyrical.wording import language
from kirifuda.text.phrases import Phrase
from kirifuda.text.reference import reference
from tests.games.lyrical.wording_texts import corpus, every
from tests.text.wording_checks import idle_rows, in_english, unreachable

GOLDEN = Path(__file__).parent / "wording_english.txt"
PAGE = Path(__file__).parents[3] / "docs" / "wording-lyrical.md"


def is_word(row: Phrase) -> bool:
    """A word of a list."""
    return row.node is not None and "{" not in row.ja and set(row.fixed) == {"name"}


def test_every_wording_is_used_by_a_text() -> None:
    assert idle_rows(language(), every(), is_word) == []


def test_every_category_can_be_reached() -> None:
    assert unreachable(language()) == set()


def test_the_reference_page_is_fresh() -> None:
    assert PAGE.read_text(encoding="utf-8") == reference(language()), "run: make docs"


def test_the_english_of_the_corpus_is_as_reviewed() -> None:
    """Golden text: a changed row shows as a changed line. Rewrite the file with `in_english` after reading the diff."""
    assert GOLDEN.read_text(encoding="utf-8") == in_english(language(), corpus())
