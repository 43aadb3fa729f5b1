"""The example of docs/own-cards.md: a card that is typed in can be played at once."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from kirifuda.games import load
from kirifuda.games.cardfiles import MalformedCard, typed_in
from kirifuda.games.interface import Deck
from kirifuda.games.lyrical.zones import DECK
from kirifuda.kernel.ids import ObjectId
from tests.games.lyrical.meaning_table import Table, effect, numbers
from tests.toys.driving import choose, offered, pass_all

GAME = load("lyrical")

PAGE = Path(__file__).parents[3] / "docs" / "own-cards.md"


def block(mark: str) -> str:
    """The code of the page that holds some words."""
    blocks = re.findall(r"```\w*\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    (found,) = [code for code in blocks if mark in code]
    return str(found)


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    """The card file of the page."""
    path = tmp_path / "my-cards.toml"
    path.write_text(block("[[card]]"), encoding="utf-8")
    return path


def the_deck() -> Deck:
    """The deck of the page."""
    lines = re.findall(r"^(\d+) (\S+)", block("[main]"), re.MULTILINE)
    keys = [key for count, key in lines for _ in range(int(count))]
    return Deck("mine", "mine", "mine", "", "", {"deck": keys})


def test_the_typed_in_card_is_in_the_pool_and_the_deck_is_legal(cards: Path) -> None:
    game = GAME.with_cards(typed_in(cards))

    assert game.broken_clauses(game.pool(), the_deck()) == []
    assert [each.clause for each in GAME.broken_clauses(GAME.pool(), the_deck())] == ["N-13.1"]
    assert len(game.pool().cards) == len(GAME.pool().cards) + 1


def test_the_typed_in_card_does_what_it_says(cards: Path) -> None:
    table = Table(*typed_in(cards))
    table.factors(0, "赤赤赤")
    (card,) = table.hand(0, "OWN-001")
    game = table.begin()
    choose(game, "set", card)
    pass_all(game)
    (toto,) = offered(game, "attack")
    before = len(game.zone(DECK, 1))

    effect(game, toto)

    assert numbers(game, toto) == (2, 3)
    assert len(game.zone(DECK, 1)) == before - 1
    assert toto not in offered(game, "effect")


def test_games_with_the_typed_in_card_end_and_it_is_played(cards: Path) -> None:
    game = GAME.with_cards(typed_in(cards))
    number = game.pool().numbers["OWN-001"]
    seen = 0
    for seed in range(4):
        running = game.start(game.pool(), [the_deck(), game.decks()[0]], seed, {})
        rng = random.Random(seed)
        met: set[ObjectId] = set()
        while (decision := running.decision()) is not None:
            count = rng.randint(decision.least, min(decision.most, len(decision.options)))
            running.answer(tuple(sorted(rng.sample(range(len(decision.options)), count))))
            met |= {id for id, card in running.state.objects.items() if card.card == number and card.entered}
        seen += len(met)

    assert seen


def test_a_mistake_in_the_file_is_named_with_its_path(cards: Path) -> None:
    cards.write_text(cards.read_text(encoding="utf-8").replace("シュネラー", "シュネーラー"), encoding="utf-8")

    with pytest.raises(MalformedCard, match=r"my-cards\.toml: card OWN-001, text"):
        GAME.with_cards(typed_in(cards)).pool()
