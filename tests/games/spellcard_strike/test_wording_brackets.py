"""3.6, 8.2, 10.1.2: maps, four sorts of brackets, notes."""

from __future__ import annotations

import tomllib

from kirifuda.games import load
from kirifuda.games.spellcard_strike.minimap import parse
from kirifuda.games.spellcard_strike.wording.assembly import language


def test_8_2_four_brackets_are_told_apart() -> None:
    for wrong in (
        "対象に[5]ダメージ。",
        "対象に「5」ダメージ。",
        "対象は「《接射》1」を得る。",
        "術者を【POW：+2】する。",
    ):
        assert language().ways(language().normal(wrong)) == []


def test_10_1_2_a_note_after_a_keyword_means_nothing() -> None:
    plain = language().read("《接射》1")
    noted = language().read("《接射》1（隣の敵に強い。）")

    assert noted.tree == plain.tree
    assert language().japanese(noted) == "《接射》1（隣の敵に強い。）"


def test_1_1_6_a_limit_in_brackets_behind_a_letter_is_a_sentence_of_its_own() -> None:
    said = language().read("敵1体に【n】ダメージ。nは、捨て札のカードの枚数とする。nは5を超えない。")
    capped = language().read("敵1体に【n】ダメージ。nは、捨て札のカードの枚数とする（最大5）。")

    assert capped.tree == said.tree
    assert "no more than 5" in language().english(capped)
    assert language().japanese(capped) == capped.text


def test_3_6_maps_of_the_card_set_are_printed_back() -> None:
    maps = []
    for file in sorted((load("spellcard_strike").folder() / "cards").glob("*.toml")):
        content = tomllib.loads(file.read_text(encoding="utf-8"))
        for card in (*content.get("card", []), *content.get("option", [])):
            halves = (*card.get("ability", []), *([card["spell"]] if "spell" in card else []))
            maps += [text for text in (card.get("range"), *(half.get("map") for half in halves)) if text]

    assert [parse(text).text() for text in maps] == [text.strip() for text in maps]
    assert len(maps) > 150
