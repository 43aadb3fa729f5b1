"""それ and its like: each pronoun means the slot it should; deeds that か joins are told apart or refused."""

from __future__ import annotations

import pytest

from kirifuda.games.magical_duel.wording.assembly import language
from kirifuda.text.errors import AmbiguousText


def bound(text: str) -> dict[str, str]:
    """The words of each ref → the words of its binder ("this" for the card itself)."""
    reading = language().read(text)
    words = {slot: text[slice(*reading.spans[path])] for path, slot in reading.slots.items() if path in reading.spans}
    found = {}
    for path, slot in reading.refs.items():
        said = text[slice(*reading.spans[path])] if path in reading.spans else "(implied)"
        found[said or "(dropped)"] = " + ".join(words.get(one, one) for one in slot.split("+"))
    return found


@pytest.mark.parametrize(
    ("text", "refs"),
    [
        ("敵怪異1体を対象とし、それを破壊する。", {"それ": "敵怪異1体"}),
        ("敵怪異2体を対象とし、それらをレストする。", {"それら": "敵怪異2体"}),
        ("味方怪異1体と敵怪異1体を対象とし、それらの支配を交換する。", {"それら": "味方怪異1体と敵怪異1体"}),
        (
            "味方怪異1体と敵怪異1体を対象とし、その味方怪異をリカバーし、その敵怪異をレストする。",
            {"その味方怪異": "味方怪異1体", "その敵怪異": "敵怪異1体"},
        ),
        (
            "味方怪異1体を対象とし、敵魔法少女1人を選び、その怪異をリカバーし、その魔法少女をレストする。",
            {"その怪異": "味方怪異1体", "その魔法少女": "敵魔法少女1人"},
        ),
        ("味方怪異1体を対象とし、敵怪異1体を選び、それをレストする。", {"それ": "敵怪異1体"}),
        ("味方怪異が攻撃したとき ⇒ それはATK+500を得る。", {"それ": "味方怪異"}),
        ("味方怪異が攻撃したとき ⇒ 敵怪異1体を対象とし、それをレストする。", {"それ": "敵怪異1体"}),
        ("このカードが敵怪異を破壊したとき ⇒ それをゲームから除外する。", {"それ": "敵怪異"}),
        ("手札1枚を捨てる：それが怪異なら、カードを1枚引く。", {"それ": "手札1枚"}),
        ("味方怪異が破壊される場合、代わりにそれをレストする。", {"それ": "味方怪異"}),
        ("[500/500]の灯り・トークン1体を作成する。それは[傲慢]を得る。", {"それ": "[500/500]の灯り・トークン"}),
        ("味方デッキから怪異カード1枚を探し、公開し、手札に加える。", {"(dropped)": "味方デッキから怪異カード1枚"}),
        ("このカードをリカバーし、ATK+1000を得る。", {"(implied)": "this"}),
        (
            "怪異2体を対象とし、そのうち1体を破壊し、もう1体をレストする。",
            {"そのうち1体": "怪異2体", "もう1体": "怪異2体"},
        ),
        ("味方デッキの上から3枚を見る。残りをデッキの一番下に置く。", {"残り": "味方デッキの上から3枚"}),
        (
            "カードを1枚引いてよい。そうしたなら、手札1枚を捨てる。",
            {"そうしたなら、手札1枚を捨てる": "カードを1枚引いてよい"},
        ),
        ("プレイヤー1人を対象とし、そのプレイヤーはカードを1枚引く。", {"そのプレイヤー": "プレイヤー1人"}),
        ("プレイヤーがカードを引いたとき ⇒ そのプレイヤーは〔飴〕を得る。", {"そのプレイヤー": "プレイヤーが"}),
        ("属性1つを宣言する。味方怪異はその属性を得る。", {"その属性": "属性1つを宣言する"}),
        ("手札を好きな数捨てる。その数と同じ枚数のカードを引く。", {"その数": "手札を好きな数"}),
    ],
)
def test_each_pronoun_means_its_binder(text: str, refs: dict[str, str]) -> None:
    assert bound(text) == refs


def test_a_condition_does_not_bind() -> None:
    text = "敵怪異1体を対象とし、味方結界があるなら、それを破壊する。"
    assert bound(text) == {"それ": "敵怪異1体"}


def test_a_quoted_ability_has_slots_of_its_own() -> None:
    reading = language().read("怪異1体を対象とし、それは「[断末魔] ⇒ 怪異1体を対象とし、それを破壊する。」を得る。")

    assert sorted(reading.refs.values()) == ["target1", "target2"]


def test_slots_of_one_mode_are_not_seen_in_another() -> None:
    text = "以下から1つを選ぶ。\n・怪異1体を対象とし、それをレストする。\n・結界1枚を対象とし、それを破壊する。"
    reading = language().read(text)

    assert sorted(reading.refs.values()) == ["target1", "target2"]


def test_otherwise_asks_for_the_condition_before() -> None:
    reading = language().read("味方神がいるなら、カードを1枚引く。そうでないなら、〔飴〕を得る。")
    (slot,) = reading.refs.values()
    (path,) = (path for path, name in reading.slots.items() if name == slot)

    assert path == ("abilities", 0, "do", "sentences", 0, "condition")


@pytest.mark.parametrize(
    ("text", "apart"),
    [
        ("カードを1枚引くか手札を1枚捨て、味方オーブ1つを穢す。", "味方オーブ1つを穢す"),
        ("カードを1枚引くか、手札を1枚捨てて〔飴〕を得る。", "〔飴〕を得る"),
        ("カードを1枚引くか手札を1枚捨て、その後〔飴〕を得る。", "〔飴〕を得る"),
        ("カードを1枚引くか、〔飴〕を得るか、手札を1枚捨て、このカードをリカバーする。", "このカードをリカバーする"),
        ("手札を1枚捨て、カードを1枚引くか、〔飴〕を得る。", "カードを1枚引くか、〔飴〕を得る"),
        ("カードを1枚引くか手札1枚を公開し、それを捨てる。", "それを捨てる"),
        ("カードを1枚引くか、味方怪異1体を選び、それをレストし、〔飴〕を得る。", "〔飴〕を得る"),
        ("敵怪異1体を対象とし、それをレストするか破壊し、カードを1枚引く。", "カードを1枚引く"),
        ("味方神がいるなら、カードを1枚引くか手札を1枚捨て、〔飴〕を得る。", "〔飴〕を得る"),
        ("[参戦] ⇒ 相手は〔飴〕を得るか手札を1枚捨て、カードを1枚引く。", "カードを1枚引く"),
    ],
)
def test_a_deed_that_may_belong_to_one_choice_or_stand_beside_all_is_refused(text: str, apart: str) -> None:
    with pytest.raises(AmbiguousText) as refused:
        language().read(text)

    assert refused.value.message.key == "joined"
    assert refused.value.readings[1].endswith(f"【{apart}】")


@pytest.mark.parametrize(
    "text",
    [
        "カードを1枚引くか、手札を1枚選んで捨てる。",
        "カードを1枚引くか、味方デッキから“札”1枚を探し、公開して手札に加える。",
        "カードを1枚引くか、味方怪異1体を選び、それをレストするか、〔飴〕を得る。",
        "カードを1枚引くか、手札を1枚捨てる。その後、〔飴〕を得る。",
        "味方怪異1体をリカバーかリバースし、カードを1枚引く。",
        "手札を1枚捨て、味方神がいるなら、カードを1枚引くか、〔飴〕を得る。",
        "以下から1つを選ぶ。\n・カードを1枚引き、手札を1枚捨てる。\n・〔飴〕を得る。",
    ],
)
def test_a_choice_whose_deeds_are_told_apart_reads(text: str) -> None:
    assert language().japanese(language().read(text)) == text
