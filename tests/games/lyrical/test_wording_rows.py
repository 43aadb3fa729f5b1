"""Every row earns its place: a text uses it, or it is a word of a closed list."""

from __future__ import annotations

from pathlib import Path

from kirifuda.games.lyrical.wording import language
from kirifuda.text.phrases import Phrase
from kirifuda.text.reference import reference
from tests.games.lyrical.wording_texts import corpus, every
from tests.text.sentences import Maker
from tests.text.wording_checks import used_rows

GOLDEN = Path(__file__).parent / "wording_english.txt"
PAGE = Path(__file__).parents[3] / "docs" / "wording-lyrical.md"


def golden() -> str:
    """Every corpus text with its English under it."""
    return "".join(f"{text}\n{language().english(language().read(text))}\n\n" for text in corpus())


def is_word(row: Phrase) -> bool:
    """A word of a list."""
    return row.node is not None and "{" not in row.ja and set(row.fixed) == {"name"}


def test_every_wording_is_used_by_a_text() -> None:
    known = used_rows(language(), [language().read(text) for text in every()])
    idle = [str(row) for at, row in enumerate(language().grammar.rows) if at not in known and not is_word(row)]
    assert idle == []


def test_every_category_can_be_reached() -> None:
    grammar = language().grammar
    reached = {key.partition(".")[0] for key in Maker(grammar, spellings=True).context}
    assert {row.category for row in grammar.rows} <= reached


def test_the_reference_page_is_fresh() -> None:
    assert PAGE.read_text(encoding="utf-8") == reference(language()), "run: make docs"


def test_the_english_of_the_corpus_is_as_reviewed() -> None:
    """Golden text: a changed row shows as a changed line. Rewrite the file with `golden()` after reading the diff."""
    assert GOLDEN.read_text(encoding="utf-8") == golden()
