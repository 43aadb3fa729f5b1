"""Spellings are brought to one form, whatever the text, and always in the end."""

from __future__ import annotations

from importlib import import_module

import pytest

from kirifuda.text.alike import Alike, Spelling
from kirifuda.text.language import Language
from tests.ours import OURS

LONGEST = 4
"""So many times as long as it was typed a text in one form may be."""


def test_what_has_no_width_at_the_end_is_found_once() -> None:
    assert Spelling([Alike("を行う。", ("(?<=封縛1)(?:を行う)?(?:。|$)",))]).plain("封縛1") == "封縛1を行う。"


@pytest.mark.parametrize("name", OURS)
def test_every_beginning_of_a_text_has_one_form(name: str) -> None:
    language: Language = import_module(f"kirifuda.games.{name}.wording").language()
    corpus = import_module(f"tests.games.{name}.wording_texts").corpus()
    for text in [text if isinstance(text, str) else text[1] for text in corpus[::5]]:
        for end in range(1, len(text)):
            assert len(language.loosely.spelling.plain(text[:end])) <= LONGEST * end + 20, text[:end]
