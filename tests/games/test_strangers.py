"""Texts by people who knew the rulebook and not the rows (docs/strangers.md): what reads goes on reading, what has no
meaning or two stays refused, and one word changed is another text."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from kirifuda.games import load
from kirifuda.scenario.defining import judged
from kirifuda.scenario.errors import Wrong
from kirifuda.text import diagnostics
from kirifuda.text.errors import Message, UnreadableText
from kirifuda.text.language import Language
from kirifuda.text.loosely import Part
from tests.games.same_english import SAME
from tests.games.wordings import asked_of, language, one_form
from tests.ours import OURS
from tests.text.english_checks import meant
from tests.text.wording_checks import mutations, tree_of

FOLDER = Path(__file__).resolve().parents[1] / "strangers"
SHARES = 4
"""The texts of a game are read in so many tests, so that they can be shared out."""
MUTATIONS = 400
"""Of a game; two thousand in all."""
EVERYWHERE = (
    ("1", "2", "3"),
    ("自分", "相手"),
    ("味方", "敵"),
    ("以上", "以下"),
    ("開始時", "終了時"),
    ("引く", "捨てる", "公開する"),
    ("できる", "できない"),
    ("手札", "デッキ", "山札", "墓地"),
    ("すべて", "1体"),
    ("それ", "このカード"),
    ("破壊", "除外", "公開"),
)
"""Words of one group never mean the same."""
KANA = re.compile("[ぁ-ん]{2}")
NAMED = re.compile(r"“[^”]*”|「[^」]*」|《[^》]*》|【[^】]*】|\[[^\]]*\]|〔[^〕]*〕|試しの?")
"""Names and keywords stay as they are in English."""
PARTICLE = re.compile(r"[\W_]|[ぁ-ん]")
"""Particles and marks: which of them rows print both ways, each game's own test of mutations knows."""


@dataclass(frozen=True)
class Text:
    """A text of a batch, on a kind of card. `unread`: why it still does not read."""

    batch: int
    id: str
    kind: str
    text: str
    should: str
    unread: str = ""

    def __str__(self) -> str:
        return f"{self.batch}-{self.id}"


@pytest.fixture(autouse=True)
def _unexplained(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only whether a text reads is asked here; what its writer may have meant takes a hundred times as long to find."""

    def unread(_language: Language, part: Part, whole: str, _key: str) -> UnreadableText:
        return UnreadableText(whole, part.origin[0], Message("unreadable", "読めません", "cannot read on"), "")

    monkeypatch.setattr(diagnostics, "explain", unread)


@cache
def texts(game: str, folder: Path = FOLDER) -> list[Text]:
    """All texts of a game."""
    lines = (folder / f"{game}.jsonl").read_text("utf-8").splitlines()
    return [Text(**json.loads(line)) for line in lines]


def refusal(game: str, text: Text) -> str:
    """Why a game refuses a card with this text; empty if it takes it."""
    kind, *facts = text.kind.split("|")
    try:
        judged(load(game), kind, dict(fact.split("=") for fact in facts), text.text)
    except Wrong as wrong:
        return str(wrong)
    return ""


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("folder", [FOLDER, FOLDER / "sets"], ids=["batches", "sets"])
@pytest.mark.parametrize("game", OURS)
def test_what_strangers_wrote_reads(game: str, folder: Path, share: int) -> None:
    own = [text for text in texts(game, folder)[share::SHARES] if text.should == "read"]
    refused = {str(text): why for text in own if (why := refusal(game, text))}

    assert set(refused) == {str(text) for text in own if text.unread}, refused


@pytest.mark.parametrize("game", OURS)
def test_what_reads_is_shown_in_english_to_the_last_line(game: str) -> None:
    shown = {}
    for text in texts(game)[::4]:
        if text.should == "read" and not text.unread and "\n" in text.text:
            kind, *facts = text.kind.split("|")
            card = judged(load(game), kind, dict(fact.split("=") for fact in facts), text.text)
            shown[str(text)] = NAMED.sub("", load(game).describe_card(*card, "en"))

    assert {text: page for text, page in shown.items() if KANA.search(page)} == {}


@pytest.mark.parametrize("game", OURS)
def test_what_has_no_meaning_or_two_is_refused(game: str) -> None:
    taken = [str(text) for text in texts(game) if text.should == "refuse" and not refusal(game, text)]

    assert taken == [str(text) for text in texts(game) if text.should == "refuse" and text.unread]


@cache
def changed(game: str) -> list[tuple[str, str]]:
    """Lines of a game's texts, each with one word changed for another of its group."""
    groups = [
        tuple(group) for group in asked_of(game)["mutations"]["groups"] if not all(map(PARTICLE.fullmatch, group))
    ]
    lines = [line for line in kinds(game) if tree_of(language(game), line, "ability") is not None]
    made = mutations([("ability", line) for line in lines], (*EVERYWHERE, *groups), MUTATIONS, 77)
    return [(line, other) for _, line, other in made]


@cache
def kinds(game: str) -> dict[str, str]:
    """The kind of card on which each line stands."""
    return {line: text.kind for text in texts(game) for line in text.text.splitlines() if "（" not in line}


@pytest.mark.parametrize("game", OURS)
def test_one_word_changed_is_another_text(game: str) -> None:
    alike = asked_of(game)["mutations"].get("alike", ())
    same = [
        f"{line} → {other}"
        for line, other in changed(game)
        if tree_of(language(game), other, "ability") == tree_of(language(game), line, "ability")
        and not language(game).loosely.is_same(line, other)
        and one_form(line, alike) != one_form(other, alike)
        and not refusal(game, Text(0, "", kinds(game)[line], other, "refuse"))
    ]

    assert same == []


@pytest.mark.parametrize("game", OURS)
def test_one_word_changed_is_another_english(game: str) -> None:
    same = []
    for line, other in changed(game):
        trees = [tree_of(language(game), text, "ability") for text in (line, other)]
        if None not in trees and meant(trees[0], SAME[game]) != meant(trees[1], SAME[game]):
            pages = [language(game).english(language(game).read(text)) for text in (line, other)]
            same += [(line, other)] if pages[0] == pages[1] else []

    assert same == []


@pytest.mark.parametrize("game", OURS)
def test_what_was_understood_reads_as_the_same(game: str) -> None:
    otherwise = []
    for line in [line for line in kinds(game) if tree_of(language(game), line, "ability") is not None][::4]:
        reading = language(game).read(line)
        house = language(game).house(reading)
        otherwise += [house] if tree_of(language(game), house, "ability") != reading.tree else []

    assert otherwise == []
