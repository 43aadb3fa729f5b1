"""What an author is told: the caret stands in the wrong word, and the right one is offered."""

from __future__ import annotations

import pytest

from kirifuda.games.magical_duel.wording import language
from kirifuda.text.errors import AmbiguousText, TextTooLong, UnboundText, UnreadableText
from tests.text.wording_checks import is_offered, is_understood

# a text, a word in it, and what was written in its place
SLIPS = (
    ("味方怪異1体を対象とし、それを破壊する。", "体", "枚"),
    ("味方怪異1体を対象とし、それを破壊する。", "それを", "それが"),
    ("味方怪異1体を対象とし、それを破壊する。", "破壊する", "破かいする"),
    ("味方怪異1体を対象とし、それを破壊する。", "対象とし", "目標とし"),
    ("味方怪異1体を対象とし、それを破壊する。", "味方", "見方"),
    ("味方怪異1体を対象とし、それを破壊する。", "怪異", "会意"),
    ("カードを1枚引く。", "枚", "体"),
    ("カードを1枚引く。", "引く", "弾く"),
    ("カードを1枚引く。", "カードを", "カードが"),
    ("カードを1枚引く。", "カード", "ガード"),
    ("[参戦] ⇒ カードを1枚引く。", "⇒", "："),
    ("[参戦] ⇒ カードを1枚引く。", "参戦", "参加"),
    ("[断末魔] ⇒ このカードを手札に戻す。", "断末魔", "断末摩"),
    ("[断末魔] ⇒ このカードを手札に戻す。", "戻す", "返す"),
    ("[レスト]：〔木星〕を生み出す。", "[レスト]", "[タップ]"),
    ("[レスト]：〔木星〕を生み出す。", "木星", "天王星"),
    ("[レスト]：〔木星〕を生み出す。", "生み出す", "作り出す"),
    ("[レスト]：〔木星〕を生み出す。", "：", "、"),
    ("このカードが攻撃したとき ⇒ カードを1枚引く。", "攻撃したとき", "攻撃するとき"),
    ("このカードが攻撃したとき ⇒ カードを1枚引く。", "このカードが", "このカードを"),
    ("このカードが攻撃したとき ⇒ カードを1枚引く。", "攻撃", "アタック"),
    ("あなたのターン開始時 ⇒ カードを1枚引く。", "開始時", "開始前"),
    ("あなたのターン開始時 ⇒ カードを1枚引く。", "ターン", "番"),
    ("ターン終了時まで、味方怪異はATK+1000を得る。", "まで", "迄"),
    ("ターン終了時まで、味方怪異はATK+1000を得る。", "ATK", "攻撃力"),
    ("ターン終了時まで、味方怪異はATK+1000を得る。", "得る", "もらう"),
    ("ターン終了時まで、味方怪異はATK+1000を得る。", "は", "が"),
    ("味方結界があるかぎり、このカードはDEF+1000を得る。", "かぎり", "ので"),
    ("味方結界があるかぎり、このカードはDEF+1000を得る。", "結界", "結海"),
    ("味方結界があるかぎり、このカードはDEF+1000を得る。", "DEF", "防御力"),
    ("コスト3以下の敵怪異1体を対象とし、それを持ち主の手札に戻す。", "以下", "いか"),
    ("コスト3以下の敵怪異1体を対象とし、それを持ち主の手札に戻す。", "持ち主", "所有者"),
    ("コスト3以下の敵怪異1体を対象とし、それを持ち主の手札に戻す。", "手札に", "手札へ"),
    ("コスト3以下の敵怪異1体を対象とし、それを持ち主の手札に戻す。", "コスト", "費用"),
    ("味方デッキから怪異カード1枚を探し、公開して手札に加える。", "デッキ", "山札"),
    ("味方デッキから怪異カード1枚を探し、公開して手札に加える。", "探し", "捜し"),
    ("味方デッキから怪異カード1枚を探し、公開して手札に加える。", "加える", "入れる"),
    ("敵怪異は攻撃できない。", "できない", "不可"),
    ("敵怪異は攻撃できない。", "敵怪異", "敵モンスター"),
    ("このカードに鈴カウンター1個を置く。", "個", "つ"),
    ("このカードに鈴カウンター1個を置く。", "鈴", "錫"),
    ("このカードに鈴カウンター1個を置く。", "置く", "おく"),
    ("カードを1枚引いてよい。そうしたなら、手札1枚を捨てる。", "そうしたなら", "そうすると"),
    ("カードを1枚引いてよい。そうしたなら、手札1枚を捨てる。", "よい。", "よい"),
    ("カードを1枚引いてよい。そうしたなら、手札1枚を捨てる。", "捨てる", "すてる"),
)
# of those 45; the table of foreign words was written knowing some of them. The numbers may only rise. What is offered
# must say the same, so another keyword, attribute, verb or noun never is
CARETS, OFFERED = 39, 29


def slip(text: str, right: str, wrong: str) -> tuple[str, int, int]:
    """The text with the slip in it, and where the slip begins and ends."""
    start = text.index(right)
    return text.replace(right, wrong, 1), start, start + len(wrong)


def explained(text: str) -> UnreadableText:
    with pytest.raises(UnreadableText) as caught:
        language().read(text)
    return caught.value


def test_the_caret_and_the_offers_are_good_and_may_only_get_better() -> None:
    carets = offered = 0
    for text, right, wrong in SLIPS:
        changed, start, end = slip(text, right, wrong)
        if is_understood(language(), text, changed):
            carets, offered = carets + 1, offered + 1
            continue
        error = explained(changed)
        carets += start <= error.position <= end
        offered += is_offered(language(), text, error)
    assert len(SLIPS) == 45
    assert carets >= CARETS
    assert offered >= OFFERED


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
