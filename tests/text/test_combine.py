"""Rows made from rows."""

from __future__ import annotations

from kirifuda.text import ast as a
from kirifuda.text.combine import counted, drawing, left_out
from kirifuda.text.phrases import Phrase
from tests.text.toy import toy

ACTS = (
    Phrase("act", a.Destroy, "{what:obj}破壊する", "<destroy> {what}", also=("{what:obj}壊す", "{what:gen}破壊を行う")),
    Phrase("act", a.Shuffle, "シャッフルする", "<shuffle>", {"place": a.Anywhere()}),
    Phrase("stmt", a.Lose, "{what:obj}失う", "<lose> {what}"),
)


def test_an_object_can_be_left_out_of_every_act_that_begins_with_it() -> None:
    assert left_out(ACTS, ("obj",)) == [
        Phrase("bare", a.Destroy, "{what:dropped}破壊する", "<destroy> {what}", also=("{what:dropped}壊す",))
    ]


def test_so_many_of_something_in_any_order() -> None:
    obj = counted("some_obj", "group", "amount_mai")
    own = toy(
        obj,
        Phrase("amount_mai", None, "{amount}枚", "{amount}"),
        Phrase("act", a.Destroy, "{what:some_obj}破壊する", "<destroy> {what}"),
    )
    trees = {own.read(text).tree for text in ("犬2枚を破壊する。", "犬を2枚破壊する。", "2枚の犬を破壊する。")}
    assert len(trees) == 1


def test_to_draw_is_said_in_many_ways() -> None:
    own = toy(drawing(category="act", quantity="many"), Phrase("many", None, "{amount}枚", "{amount}"))
    texts = (
        "カードを2枚引く。",
        "カード2枚を引く。",
        "2枚引く。",
        "カードを2枚ドローする。",
        "デッキからカードを2枚引く。",
    )
    assert {own.read(text).tree for text in texts} == {own.read("カードを2枚引く。").tree}
