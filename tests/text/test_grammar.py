"""Rows that do not hold together are refused when the language is built."""

from __future__ import annotations

import pytest

from kirifuda.text import ast as a
from kirifuda.text.errors import RowError
from kirifuda.text.phrases import Phrase
from tests.text.toy import toy


@pytest.mark.parametrize(
    ("row", "complaint"),
    [
        (Phrase("act", a.Draw, "{count:nothing}枚引く", "draw"), "nothing is called 'nothing'"),
        (Phrase("act", a.Draw, "カードを{count:group}枚引く", "draw"), "{count} may be ['Filter']"),
        (Phrase("act", a.Draw, "カードを引く", "draw"), "needs ['count']"),
        (Phrase("act", a.Draw, "{count:amount}{what}を引く", "draw"), "gives ['count', 'what']"),
        (Phrase("act", a.Draw, "カードを引く", "draw", {"count": 1}), "count may not be 1"),
        (Phrase("act", a.Draw, "カードを{count:amount}枚ひく", "draw"), "should end in a verb"),
        (Phrase("act", a.Seq, "{parts:act}、おわる", "x"), "should end in a verb"),
        (Phrase("what", a.Some, "{what:what}と{count:amount}", "x"), "left recursion: what → what"),
        (Phrase("mod", a.OtherThan, "{what}以外の", "x"), "left recursion: "),
        (Phrase("act", a.Draw, "カードを{count:amount*と}枚引く", "draw"), "count is no list"),
        (Phrase("group", None, "{kind}と{kind}", "x"), "just one slot"),
        (Phrase("act", a.By, "{who}が{do.count:amount}枚引く", "x", inner={"do": a.Num}), "do may not be Num"),
        (Phrase("sent", a.Draw, "{count:amount}枚。", "turn {number}"), "the English names 'number', which is none"),
        (Phrase("sent", a.Draw, "{count:amount}枚。", "turn (it|them)#n"), "the English names 'n', which is none"),
        (Phrase("sent", a.Draw, "{count:amount}枚。", "<turn@who> {count}"), "the English names 'who', which is none"),
        (Phrase("sent", a.Draw, "{count:amount}枚。", "{count#many}"), "the English names 'many', which is none"),
        (Phrase("sent", a.Draw, "{count:amount}枚。", "{count/@who}"), "the English names 'who', which is none"),
    ],
)
def test_a_row_that_contradicts_the_classes_is_refused(row: Phrase, complaint: str) -> None:
    with pytest.raises(RowError) as caught:
        toy(row).printer  # noqa: B018 it is made when it is asked for
    assert complaint in str(caught.value)


def test_left_recursion_through_an_empty_slot_is_found() -> None:
    with pytest.raises(RowError, match="left recursion"):
        toy(Phrase("kind", a.EitherNoun, "{parts:mod**}{parts:kind}と", "x")).printer  # noqa: B018


def test_inner_nodes_are_built_and_printed() -> None:
    language = toy(
        Phrase("scope", a.By, "{do.what:what}を{who}は捨てる", "{who} <discard@who> {do.what}", inner={"do": a.Discard})
    )
    reading = language.read("犬1枚を相手は捨てる。")

    assert reading.tree == language.read("相手は犬1枚を捨てる。").tree
    assert (
        language.printer.japanese(reading.tree.abilities[0], "ability", reading.spellings, ("abilities", 0))
        == "犬1枚を相手は捨てる。"
    )
    assert language.english(reading) == "Your opponent discards 1 dog."


def test_a_full_stop_behind_a_plural_ends_the_sentence() -> None:
    rows = (
        Phrase("sent", a.Draw, "山札から{count:amount}枚。", "{count} (card|cards)#count."),
        Phrase("sent", a.Discard, "{what}を手札から。", "discard {what}, the lost (one|ones)#what.count."),
    )
    said = {text: toy(*rows).english(toy(*rows).read(text)) for text in ("山札から2枚。", "犬1枚を手札から。")}

    assert list(said.values()) == ["2 cards.", "Discard 1 dog, the lost one."]


def test_a_verb_form_is_only_made_where_it_is_asked_for() -> None:
    keys = set(toy().grammar.by_key)

    assert {"act", "act.i", "act.te", "chain.te"} <= keys
    assert "amount.te" not in keys


def test_a_form_that_nothing_below_has_is_dropped() -> None:
    keys = toy(Phrase("act", None, "{do:will}", "{do}"), Phrase("will", a.WinGame, "勝利する", "<win>")).grammar.by_key

    assert "will" in keys
    assert "will.te" not in keys
