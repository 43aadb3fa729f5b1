"""Spellings are brought to one form, whatever the text, and always in the end."""

from __future__ import annotations

import pytest

from kirifuda.text.alike import Alike, Spelling
from tests.games.wordings import corpus, language
from tests.ours import OURS

LONGEST = 4
"""So many times as long as it was typed a text in one form may be."""


def test_what_has_no_width_at_the_end_is_found_once() -> None:
    assert Spelling([Alike("を行う。", ("(?<=封縛1)(?:を行う)?(?:。|$)",))]).plain("封縛1") == "封縛1を行う。"


@pytest.mark.parametrize("name", OURS)
def test_every_beginning_of_a_text_has_one_form(name: str) -> None:
    plain = language(name).loosely.spelling.plain
    for _, text in corpus(name)[::5]:
        for end in range(1, len(text)):
            assert len(plain(text[:end])) <= LONGEST * end + 20, text[:end]
