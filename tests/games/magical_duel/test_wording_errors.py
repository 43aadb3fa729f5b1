"""What an author is told: the caret stands in the wrong word, and the right one is offered."""

from __future__ import annotations

import pytest

from kirifuda.games.magical_duel.wording.assembly import language
from kirifuda.text.errors import AmbiguousText, TextTooLong, UnboundText, UnreadableText


def explained(text: str) -> UnreadableText:
    with pytest.raises(UnreadableText) as caught:
        language().read(text)
    return caught.value


def test_a_wrong_counter_names_the_right_one() -> None:
    error = explained("敵怪異1枚を対象とし、それを破壊する。")

    assert error.position == 4
    assert "体" in error.expected
    assert error.suggestions[0] == "敵怪異1体を対象とし、それを破壊する。"


def test_the_caret_counts_display_width_and_lines() -> None:
    error = explained("[ブレイク]\nカードを1体引く。")

    assert (error.line, error.column) == (2, 6)
    assert error.detail.splitlines()[:2] == ["  カードを1体引く。", "  " + " " * 9 + "^"]


def test_a_remark_before_the_slip_does_not_move_the_caret() -> None:
    error = explained("[傲慢]（説明。）\nカードを1枚（任意の）弾く。")

    assert error.text[error.position] == "弾"


def test_a_word_of_another_game_is_named() -> None:
    error = explained("敵怪異1体を対象とし、それをタップする。")

    assert error.text[error.position :].startswith("タップ")
    assert error.suggestions == ("敵怪異1体を対象とし、それをレストする。",)


def test_a_text_that_ends_too_early_says_so() -> None:
    error = explained("カードを1枚")

    assert error.message.key == "unfinished"


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("それを破壊する。", "それ"),
        ("そうしたなら、カードを1枚引く。", "そうしたなら"),
        ("そうでないなら、カードを1枚引く。", "そうでないなら"),
        ("味方怪異はその属性を得る。", "その属性"),
        ("敵怪異1体を対象とし、その魔法少女をレストする。", "その魔法少女"),
        ("味方怪異1体は「それを破壊する：カードを1枚引く。」を得る。", "それ"),
        ("以下から1つを選ぶ。\n・怪異1体を対象とし、それをレストする。\n・それを破壊する。", "それを破壊"),
    ],
)
def test_a_pronoun_without_a_referent_is_refused(text: str, word: str) -> None:
    with pytest.raises(UnboundText) as caught:
        language().read(text)
    assert caught.value.position == text.rindex(word)
    assert caught.value.candidates == ()


@pytest.mark.parametrize(
    ("text", "candidates"),
    [
        ("味方怪異1体と敵怪異1体を対象とし、それを破壊する。", ("味方怪異1体", "敵怪異1体")),
        ("味方怪異1体と敵怪異1体を対象とし、その怪異を破壊する。", ("味方怪異1体", "敵怪異1体")),
        (
            "怪異1体を対象とし、それをレストする。手札1枚を捨てる。それが怪異なら、カードを1枚引く。",
            ("怪異1体", "手札1枚"),
        ),
    ],
)
def test_a_pronoun_with_two_referents_names_both(text: str, candidates: tuple[str, ...]) -> None:
    with pytest.raises(UnboundText) as caught:
        language().read(text)
    assert caught.value.candidates == candidates


def test_texts_over_the_limits_are_refused_at_once() -> None:
    with pytest.raises(TextTooLong):
        language().read("あ" * 2001)
    with pytest.raises(TextTooLong):
        language().read("「" * 41)
    with pytest.raises(TextTooLong) as caught:
        language().read("カードを1枚引く。ｶｰﾄﾞ")
    assert caught.value.position == 9


def test_forty_quotations_deep_is_read() -> None:
    text = "カードを1枚引く。"
    for _ in range(40):
        text = f"このカードは「{text}」を得る。"

    assert language().japanese(language().read(text)) == text


def test_hostile_text_is_answered_soon() -> None:
    error = explained("味方怪異1体を対象とし、それを破壊する。" * 40 + "！")

    assert error.text[error.position] == "！"


def test_messages_speak_both_languages() -> None:
    error = explained("カードを1枚弾く。")

    assert error.message.ja
    assert error.message.en
    assert not isinstance(error, AmbiguousText)
