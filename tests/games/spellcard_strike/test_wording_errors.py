"""Slips in card texts: where the caret stands, and what is offered. The numbers may only rise."""

from __future__ import annotations

import pytest

from kirifuda.games.spellcard_strike.wording.assembly import language
from kirifuda.text.errors import AmbiguousText, TextError, TextTooLong, UnboundText, UnreadableText
from tests.text.wording_checks import is_offered, is_understood

# wrong text, the wrong word in it, the right text
SLIPS = (
    ("対象に【5】ダメジ。", "ダメジ", "対象に【5】ダメージ。"),
    ("対象に「5」ダメージ。", "「5」", "対象に【5】ダメージ。"),
    ("対象を撤退させる。", "撤退", "対象を後退させる。"),
    ("対象を後退する。", "する", "対象を後退させる。"),
    ("対象を行動済にする。", "済に", "対象を行動済み状態にする。"),
    ("対象を未行動にする。", "に", "対象を未行動状態にする。"),
    ("術者を「POW＋2」する。", "+", "術者を「POW：+2」する。"),
    ("術者を「ATK：+2」する。", "ATK", "術者を「POW：+2」する。"),
    ("術者を『POW：+2』する。", "『", "術者を「POW：+2」する。"),
    ("術者が次に受けるダメージ-3。", "-3", "術者が次に受けるダメージ【-3】。"),
    ("術者が次に受けたダメージ【-3】。", "た", "術者が次に受けるダメージ【-3】。"),
    ("対象が行なったスペルカード宣言を打ち消す。", "なった", "対象が行ったスペルカード宣言を打ち消す。"),
    ("対象が行ったスペルカードを打ち消す。", "を", "対象が行ったスペルカード宣言を打ち消す。"),
    ("対象が行った呪文宣言を打ち消す。", "呪文", "対象が行ったスペルカード宣言を打ち消す。"),
    ("カードを1体引く。", "体", "カードを1枚引く。"),
    ("カードを1枚引く", "", "カードを1枚引く。"),
    ("カードを1枚ひく。", "ひ", "カードを1枚引く。"),
    ("墓地のカード1枚を手札に加える。", "墓地", "捨て札のカード1枚を手札に加える。"),
    ("捨て札のカード1体を手札に加える。", "体", "捨て札のカード1枚を手札に加える。"),
    ("山札の一番下にカード1枚を置く。", "に", "山札の一番下のカード1枚を除外する。"),
    ("敵2枚を後退させる。", "枚", "敵2体を後退させる。"),
    ("敵全体に【3】ダメージ。", "体", "敵全員に【3】ダメージ。"),
    ("対象が青い範囲に存在するなら、対象を後退させる。", "なら", "対象が青い範囲に存在する場合、対象を後退させる。"),
    ("対象が青の範囲に存在する場合対象を後退させる。", "対象を", "対象が青の範囲に存在する場合、対象を後退させる。"),
    ("〔常時〕味方全員を「DEF：+1」する。", "時", "〔常〕味方全員を「DEF：+1」する。"),
    (
        "このストライカーが破壊された場合、カードを1枚引く。",
        "破壊",
        "このストライカーが撃破された場合、カードを1枚引く。",
    ),
    (
        "このクリーチャーが撃破された場合、カードを1枚引く。",
        "クリーチャー",
        "このストライカーが撃破された場合、カードを1枚引く。",
    ),
    ("相手は手札1枚捨てる。", "捨", "相手は手札1枚を捨てる。"),
    ("対象は《接射》2を得る。", "《接射》", "対象は『《接射》2』を得る。"),
    ("《接車》1", "車", "《接射》1"),
    ("《覚醒》POW：+2", "POW", "《覚醒》「POW：+2」"),
    ("《陣形》「所属：社風社」：「DEF：+1」", "社", "《陣形》「所属：社風組」：「DEF：+1」"),
    ("《加勢》味方が2枚以下", "枚", "《加勢》味方が2体以下"),
)


def carets() -> int:
    """How often the caret stands in the wrong word, or right behind it."""
    number = 0
    for wrong, word, right in SLIPS:
        if is_understood(language(), right, wrong):
            number += 1
            continue
        with pytest.raises(UnreadableText) as caught:
            language().read(wrong)
        start = language().normal(wrong).find(language().normal(word)) if word else len(wrong)
        number += start <= caught.value.position <= start + len(word)
    return number


def offers() -> int:
    """How often the slip is understood, or a text that says the same is offered. Nothing else may be."""
    number = 0
    for wrong, _, right in SLIPS:
        if is_understood(language(), right, wrong):
            number += 1
            continue
        with pytest.raises(UnreadableText) as caught:
            language().read(wrong)
        number += is_offered(language(), right, caught.value)
    return number


def test_the_caret_stands_in_the_wrong_word() -> None:
    assert carets() >= 33


def test_the_right_text_is_offered() -> None:
    assert offers() >= 21


def test_every_error_expects_something_and_shows_a_caret() -> None:
    for wrong, _, right in SLIPS:
        if is_understood(language(), right, wrong):
            continue
        with pytest.raises(UnreadableText) as caught:
            language().read(wrong)
        assert caught.value.kinds
        assert "^" in caught.value.detail


def test_a_pronoun_without_anything_to_mean_is_refused() -> None:
    with pytest.raises(UnboundText):
        language().read("それを後退させる。")


def test_what_is_too_deep_is_refused() -> None:
    with pytest.raises(TextTooLong):
        language().read("対象は" + "『対象は" * 41 + "』を得る。" * 41)


def test_two_readings_would_be_an_error() -> None:
    """No text is known to have two; the error exists for rows to come."""
    assert issubclass(AmbiguousText, Exception)


@pytest.mark.parametrize(
    "text",
    [
        "敵1体に【n】ダメージ。nは相手の手札と捨て札の枚数の合計に等しい。",
        "敵1体に【n】ダメージ。nはお互いの手札と捨て札の枚数に等しい。",
        "敵1体に【n】ダメージ。nは手札と相手の捨て札の「種族：獣」を持つカードの枚数に等しい。",
        "敵1体に【n】ダメージ。nは「種族：獣」を持つ味方と敵の数の合計に等しい。",
        "敵1体に【n】ダメージ。nは味方と敵のエースの数の合計に等しい。",
        "敵1体に【n】ダメージ。nは味方と隣接していない敵の数の合計に等しい。",
    ],
)
def test_words_that_may_be_said_of_one_or_of_both_are_refused(text: str) -> None:
    with pytest.raises(TextError):
        language().read(text)


def test_two_zones_before_one_noun_are_one_place() -> None:
    text = "敵1体に【n】ダメージ。nは手札{}捨て札の「種族：獣」を持つカードの枚数{}。"

    one = {language().read(text.format(joint, total)).tree for joint in ("と", "or") for total in ("", "の合計")}
    assert len(one) == 1


def test_what_is_adjacent_to_a_region_is_not_adjacent_to_the_striker() -> None:
    text = "あなたのテリトリーに隣接{}敵が存在する場合、カードを1枚引く。"

    for form, english in (("する", "in an area next to your territory"), ("していない", "not in an area next to your")):
        assert english in language().english(language().read(text.format(form)))
    with pytest.raises(TextError):
        language().read("範囲内に隣接する敵が存在する場合、カードを1枚引く。")


def test_2_7_2_3_none_of_several_is_not_that_one_which_was_spoken_of() -> None:
    text = "敵全員に【3】ダメージ。この効果で敵が{}撃破されなかった場合、術者を退場させる。"

    none = {language().read(text.format(said)).tree for said in ("1体も", "１体も", "1 体も", "一体も", "、1体も")}
    assert len(none) == 1
    assert none != {language().read(text.format("")).tree}
