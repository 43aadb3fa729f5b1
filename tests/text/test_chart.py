"""Reading and printing with the toy language."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kirifuda.text import ast as a
from kirifuda.text.errors import AmbiguousText, UnreadableText
from kirifuda.text.language import Language
from kirifuda.text.phrases import Phrase
from tests.text.toy import toy


@pytest.fixture(scope="module")
def language() -> Language:
    return toy()


def only(language: Language, text: str) -> a.Node:
    (ability,) = language.read(text).tree.abilities
    assert isinstance(ability, a.Spell)
    assert isinstance(ability.do, a.Body)
    (sentence,) = ability.do.sentences
    return sentence


def test_one_row_serves_every_form(language: Language) -> None:
    draw, discard = a.Draw(a.Num(1)), a.Discard(a.Some(a.Filter(a.Anywhere(), (), a.Kind("犬")), a.Num(2)))

    assert only(language, "カードを1枚引く。") == draw
    assert only(language, "カードを1枚引いてよい。") == a.May(draw)
    assert only(language, "カードを1枚引き、犬2枚を捨てる。") == a.Seq((draw, discard))
    assert only(language, "カードを1枚引き、犬2枚を捨ててよい。") == a.May(a.Seq((draw, discard)))


def test_lists_are_flat(language: Language) -> None:
    node = only(language, "カードを1枚引き、カードを2枚引き、カードを3枚引く。")

    assert isinstance(node, a.Seq)
    assert len(node.parts) == 3


def test_numbers_are_read_greedily(language: Language) -> None:
    assert only(language, "カードを10枚引く。") == a.Draw(a.Num(10))
    with pytest.raises(UnreadableText):
        language.read("カードを01枚引く。")


def test_spans_stand_beside_the_tree(language: Language) -> None:
    text = "カードを1枚引き、他の犬2枚を捨てる。"
    reading = language.read(text)
    body = ("abilities", 0, "do", "sentences", 0)

    assert text[slice(*reading.spans[(*body, "parts", 1, "what")])] == "他の犬2枚"
    assert text[slice(*reading.spans[(*body, "parts", 1, "what", "of", "qualities", 0)])] == "他の"
    assert text[slice(*reading.spans[(*body, "parts", 0)])] == "カードを1枚引き"


def test_other_spellings_are_noted_and_printed(language: Language) -> None:
    for text in ("カードを1枚引いてよい。", "カードを1枚引いてもよい。"):
        reading = language.read(text)
        assert language.japanese(reading) == text
        assert language.japanese(reading.tree) == "カードを1枚引いてよい。"


def test_english_agrees(language: Language) -> None:
    assert language.english(language.read("カードを1枚引く。")) == "Draw 1 card."
    assert (
        language.english(language.read("カードを2枚引き、他の雉1枚を捨てる。"))
        == "Draw 2 cards and discard 1 other pheasant."
    )
    assert (
        language.english(language.read("相手は“桃”を含む猿2枚を捨てる。"))
        == "Your opponent discards 2 apes named like “桃”."
    )
    assert language.english(language.read("相手はカードを1枚引いてよい。")) == "Your opponent may draw 1 card."


def test_english_says_where_each_node_stands(language: Language) -> None:
    reading = language.read("カードを2枚引き、他の猿1枚を捨てる。")
    page = language.english_page(reading)
    path = ("abilities", 0, "do", "sentences", 0, "parts", 1)

    assert page.text[slice(*page.spans[path])] == "discard 1 other ape"
    assert page.text[slice(*page.spans[(*path, "what")])] == "1 other ape"


def test_two_trees_are_an_error_that_shows_both() -> None:
    language = toy(
        Phrase("act", a.Draw, "カードを{count:amount}枚引く", "<take> {count}"),
        Phrase("scope", a.LoseGame, "カードを1枚引く", "lose"),
    )
    with pytest.raises(AmbiguousText) as caught:
        language.read("カードを1枚引く。")
    assert set(caught.value.readings) == {"Draw 1 card.", "Lose."}


def test_two_ways_to_one_tree_are_no_ambiguity() -> None:
    language = toy(Phrase("act", a.Draw, "カードを{count:amount}枚引く", "<take> {count}"))

    assert only(language, "カードを1枚引く。") == a.Draw(a.Num(1))


def test_a_weak_row_yields() -> None:
    language = toy(Phrase("scope", a.WinGame, "カードを1枚引く", "win", weak=True))

    assert only(language, "カードを1枚引く。") == a.Draw(a.Num(1))


def test_a_row_is_not_read_behind_words_that_belong_to_it() -> None:
    big = Phrase("mod", a.Other, "大", "other |")
    whole = Phrase("kind", a.Kind, "大狼", "(big wolf|big wolves)#", {"name": "大狼"})
    short = Phrase("kind", a.Kind, "狼", "(wolf|wolves)#", {"name": "狼"})
    discarded = a.Discard(a.Some(a.Filter(a.Anywhere(), (), a.Kind("大狼")), a.Num(1)))

    with pytest.raises(AmbiguousText):
        toy(big, whole, short).read("大狼1枚を捨てる。")
    language = toy(big, whole, replace(short, not_behind=("大",)))
    assert only(language, "大狼1枚を捨てる。") == discarded
    assert isinstance(only(language, "狼1枚を捨てる。"), a.Discard)


def test_a_tuple_of_one() -> None:
    language = toy(
        Phrase("ability", a.KeywordLine, "[{keywords:kw!}]", "{keywords}"),
        Phrase("kw", a.Keyword, "光", "light", {"name": "光"}),
    )

    assert language.read("[光]").tree.abilities == (a.KeywordLine((a.Keyword("光"),)),)
    assert language.japanese(a.CardText((a.KeywordLine((a.Keyword("光"),)),))) == "[光]"


def test_a_list_of_two_or_more() -> None:
    language = toy(
        Phrase("what", a.Both, "{parts:one+と}", "{parts% and }"), Phrase("one", a.All, "{of:group}全部", "all {of#pl}")
    )

    assert isinstance(only(language, "犬全部と猿全部を捨てる。"), a.Discard)
    with pytest.raises(UnreadableText):
        language.read("犬全部を捨てる。")


def test_lines_are_abilities_and_bullets_belong_to_a_line_above_that_has_options(language: Language) -> None:
    in_lines = language.read("カードを1枚引く。\nカードを2枚引く。").tree

    assert len(in_lines.abilities) == 2
    assert language.read("").tree == a.CardText(())
    assert language.read("カードを1枚引く。\n・カードを2枚引く。").tree == in_lines
    with pytest.raises(UnreadableText) as caught:
        language.read("・カードを1枚引く。\nカードを2枚撫でる。")
    assert caught.value.line == 2


def test_a_tree_can_be_stored_as_json(language: Language) -> None:
    import msgspec

    tree = language.read("カードを1枚引いてよい。").tree
    assert b'"node":"May"' in msgspec.json.encode(tree)
    assert hash(tree) == hash(language.read("カードを1枚引いてもよい。").tree)
