"""Widths and remarks: what is changed before reading comes back in print."""

from __future__ import annotations

from kirifuda.games.magical_duel.wording.assembly import language
from kirifuda.text.width import cut_remarks, half_width_kana, normal, put_back


def test_one_character_stays_one_character() -> None:
    wide = "［参戦］　⇒　カードを１枚引く｡（ＡＴＫ＋１，０００）"

    assert len(normal(wide)) == len(wide)
    assert normal(wide).startswith("[参戦] ⇒ カードを1枚引く。")
    assert normal(normal(wide)) == normal(wide)


def test_angle_brackets_are_square_ones() -> None:
    assert normal("＜参戦＞") == "[参戦]"


def test_half_width_kana_is_found() -> None:
    assert half_width_kana("カードｶ") == 3
    assert half_width_kana("カード") == -1


def test_remarks_are_cut_and_put_back() -> None:
    text = "[傲慢]（説明（の中）。）\nカードを1枚引く。（おわり）"
    plain, remarks, origin = cut_remarks(text, lambda before, inside: False)

    assert plain == "[傲慢]\nカードを1枚引く。"
    assert put_back(plain, remarks) == text
    assert [text[at] for at in origin[:-1]] == list(plain)
    assert origin[-1] == len(text)


def test_brackets_in_a_name_or_after_a_keyword_stay() -> None:
    text = "“焚井まい（火の番）”[共同戦線]（夜学生）[傲慢]（説明）"
    plain, _, _ = cut_remarks(text, lambda before, inside: before.endswith("[共同戦線]"))

    assert plain == "“焚井まい（火の番）”[共同戦線]（夜学生）[傲慢]"


def test_an_open_bracket_is_no_remark() -> None:
    assert cut_remarks("（あ", lambda before, inside: False)[0] == "（あ"


def test_a_text_comes_back_in_its_own_widths_and_with_its_remarks() -> None:
    texts = (
        "［参戦］　⇒　カードを１枚引く｡",
        "＜二重穢し＞（オーブを2つ穢す。）",
        "[ブレイク]（〔1〕）\n[ブレイク]（説明。）",
        "（説明だけの行。）\nカードを1枚引く。",
        "味方怪異は種族（灯り）を得る。（注釈）",
        "ATK１０００以下の敵怪異１体を対象とし，それを破壊する。",
        "“焚井まい（火の番）”1人をリカバーする。",
    )
    for text in texts:
        reading = language().read(text)
        assert language().japanese(reading) == text


def test_spans_count_the_text_as_written() -> None:
    text = "（注釈）カードを（ここも）１枚引く。"
    reading = language().read(text)

    assert text[slice(*reading.spans["abilities", 0, "do", "sentences", 0, "count"])] == "１"


def test_a_bracket_after_break_is_a_cost_if_it_reads_as_one() -> None:
    cost = language().read("[ブレイク]（〔1〕）").tree
    remark = language().read("[ブレイク]（ただで発動してよい。）").tree

    assert cost != remark
    assert remark == language().read("[ブレイク]").tree
