"""Keywords of every game: the rows of `words.py`, the modules that make them and the rules know the same words."""

from __future__ import annotations

import pytest

from kirifuda.effects.lowering.keywords import alone, numbered
from kirifuda.games import GAMES, load, textwords
from kirifuda.packages import packages

KEYWORDED = [game for game in GAMES if load(game).words.keywords]
WORDS = ("words.py", "wording", "telling", "clauses.toml", "doubts.toml")


@pytest.mark.parametrize("game", KEYWORDED)
def test_every_keyword_stands_in_the_rules(game: str) -> None:
    folder = load(game).folder()
    files = [path for path in folder.rglob("*.py") if path.relative_to(folder).parts[0] not in WORDS]
    rules = "\n".join(path.read_text("utf-8") for path in files)

    assert [row.ja for row in load(game).words.keywords if row.ja not in rules] == []


@pytest.mark.parametrize("game", KEYWORDED)
def test_what_a_module_makes_is_a_word(game: str) -> None:
    folder = f"{packages()[game]}.keywords"
    made = {**alone(folder), **numbered(folder)}

    assert set(made) <= set(textwords.keywords(load(game).words))
    assert [word for word, make in alone(folder).items() if make("key").keyword != word] == []
    assert [word for word, make in numbered(folder).items() if make("key", 2).keyword != word] == []
