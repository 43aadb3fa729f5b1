"""Small pieces of text put together in pairs: each pair reads one way, is printed back, and has a meaning."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

import pytest

from kirifuda.games.magical_duel.meaning.lower_card import lower_text
from kirifuda.games.magical_duel.wording import language
from kirifuda.text import ast as a
from tests.text.english_lint import faults

EVENTS: Final = (
    "このカードが戦場に出たとき",
    "味方怪異が戦場に出たとき",
    "敵怪異が戦場を離れたとき",
    "味方怪異が破壊されたとき",
    "敵怪異がバトルで破壊されたとき",
    "味方怪異が敵の効果によって破壊されたとき",
    "味方怪異がバトル以外で破壊されたとき",
    "味方怪異が墓地に置かれたとき",
    "味方怪異が手札以外から戦場に出たとき",
    "味方の灯りが破壊されるか除外されたとき",
    "このカードが攻撃したとき",
    "このカードが敵プレイヤーを攻撃したとき",
    "このカードが攻撃されたとき",
    "このカードが敵怪異とバトルしたとき",
    "味方怪異がレストしたとき",
    "敵怪異がリカバーしたとき",
    "味方怪異がリバースしたとき",
    "味方怪異がスイッチしたとき",
    "味方魔法少女がレベルアップしたとき",
    "味方怪異が対象になったとき",
    "あなたがカードを引いたとき",
    "敵プレイヤーがカードを引いたとき",
    "カードを捨てたとき",
    "敵プレイヤーがカードを捨てたとき",
    "あなたが詠唱カードを発動したとき",
    "敵プレイヤーが魔法や能力を発動したとき",
    "カードを探したとき",
    "オーブを穢したとき",
    "味方オーブが穢されたとき",
    "〔飴〕を得たとき",
    "味方怪異に鈴カウンターが置かれたとき",
    "味方怪異から鈴カウンターが取り除かれたとき",
    "破壊されたとき",
    "攻撃したとき",
    "墓地に置かれたとき",
    "あなたのターン開始時",
    "敵ターン終了時",
    "各ターン終了時",
    "あなたのメインフェイズ開始時",
    "バトルフェイズ開始時",
    "バトル終了時",
)
EFFECTS: Final = (
    "カードを1枚引く。",
    "カードを1枚引いてよい。",
    "カードを1枚捨てる。",
    "敵プレイヤーは手札を1枚捨てる。",
    "敵プレイヤー1人を対象とし、そのプレイヤーは手札を1枚捨てる。",
    "各プレイヤーはカードを1枚引く。",
    "敵怪異1体を対象とし、それを破壊する。",
    "敵怪異1体を対象とし、それを持ち主の手札に戻す。",
    "敵怪異1体を対象とし、それをゲームから除外する。",
    "敵怪異1体を対象とし、それをレストする。",
    "味方怪異1体を対象とし、それをリカバーかリバースする。",
    "敵怪異1体を対象とし、それを支配する。",
    "味方墓地の怪異カード1枚を対象とし、それを手札に加える。",
    "味方墓地の怪異カード1枚を対象とし、それを戦場に出す。",
    "味方デッキから灯り1枚を探し、公開して手札に加え、シャッフルする。",
    "味方デッキの上から2枚を墓地に置く。",
    "敵デッキの一番上のカードを見て、元に戻す。",
    "味方オーブ1つを選んで穢す。",
    "敵オーブ1つを選んで穢す。",
    "味方墓地のカード1枚をオーブとして味方オーブゾーンに置く。",
    "[500/500]の灯りトークン1体を作成する。",
    "キャンディ・カウンターを1個得る。",
    "このカードに鈴カウンター1個を置く。",
    "魔法1つを対象とし、それを無効にする。",
    "味方怪異1体を破棄してよい。そうしたなら、カードを2枚引く。",
    "味方手札が3枚以下なら、カードを1枚引く。",
    "カードを1枚引く。あなたが結界を支配しているなら、代わりにカードを2枚引く。",
)
LASTING: Final = (
    "味方怪異はATK+500を得る。",
    "敵怪異はATK-500とDEF-500を得る。",
    "味方怪異は[傲慢]を得る。",
    "敵怪異はすべての能力を失う。",
    "敵怪異は攻撃できない。",
    "味方怪異は破壊されない。",
    "味方怪異は対象にならない。",
    "敵プレイヤーは怪異を発動できない。",
    "味方怪異は味方結界1つにつき、ATK+100とDEF+100を得る。",
    "敵怪異のATKは500減る。",
    "味方怪異のATKとDEFは1000になる。",
    "あなたがカードを引く場合、代わりに〔飴〕を1個得る。",
    "味方怪異は灯りを得る。",
    "怪異カードのコストは1減る。",
    "敵プレイヤーは1ターンに詠唱カードを1枚しか発動できない。",
)
DURATIONS: Final = (
    "ターン終了時まで、",
    "バトル終了時まで、",
    "このターン、",
    "次のあなたのターン開始時まで、",
    "次の敵ターンの間、",
    "このカードがレスト状態であるかぎり、",
    "味方手札が3枚以下であるかぎり、",
)
HOLDING: Final = (
    "",
    "あなたのターン中、",
    "敵ターンの間、",
    "このカードがレスト状態であるかぎり、",
    "このカードがリバース状態の間、",
    "味方手札が3枚以下であるかぎり、",
    "あなたが魔法少女を3人以上支配しているかぎり、",
    "味方墓地に灯りがあるなら、",
    "このターン、味方怪異が破壊されていたなら、",
    "味方オーブの数が敵オーブの数以下なら、",
)
COSTS: Final = (
    "[レスト]",
    "〔火星〕〔1〕",
    "火星のオドを1つ支払う",
    "オドを2つ支払う",
    "〔飴〕を1個支払う",
    "カードを1枚捨てる",
    "このカードを破棄する",
    "他の味方怪異1体を破棄する",
    "“豆電球”を破棄する",
    "味方怪異1体をレストする",
    "味方オーブ1つを穢す",
    "味方墓地のカード2枚をゲームから除外する",
    "このカードのストック1つを破棄する",
    "鈴カウンターを2個取り除く",
    "このカードから鈴カウンターを1個取り除く",
    "味方怪異1体を手札に戻す",
)
NOUNS: Final = ("味方怪異", "敵怪異", "怪異", "味方魔法少女", "味方の灯り")
FILTERS: Final = (
    "他の",
    "火星の",
    "無属性の",
    "火星か水星の",
    "灯りの",
    "灯り以外の",
    "コスト3以下の",
    "ATK1000以上の",
    "コストが3以下である",
    "このカードのコスト以下のコストを持つ",
    "[傲慢]を持つ",
    "[傲慢]を持たない",
    "能力を持たない",
    "レスト状態の",
    "レスト状態である",
    "レスト状態かリバース状態の",
    "鈴カウンターが置かれている",
    "ストックを持つ",
    "最もATKが高い",
    "このターンに戦場に出た",
    "このカードと同じ属性の",
    "カード名に“灯”を含む",
)
AMOUNTS: Final = (
    "カードを1枚引く。",
    "カードを2枚まで引く。",
    "カード1枚を引く。",
    "1枚ドローする。",
    "デッキからカードを1枚引く。",
    "味方怪異の数と同じ枚数のカードを引く。",
    "味方怪異1体につき、カードを1枚引く。",
    "味方墓地の詠唱2枚につき、カードを1枚引く。",
    "味方手札の枚数と同じ数の味方怪異をレストする。",
    "味方怪異を2体レストする。",
    "味方怪異を2体までレストする。",
    "味方怪異を好きな数レストする。",
    "味方怪異をすべてレストする。",
    "味方怪異1体をレストする。",
)


def texts() -> Iterator[str]:
    """Every pair."""
    for event, effect in product(EVENTS, EFFECTS):
        yield f"{event} ⇒ {effect}"
    for cost, effect in product(COSTS, EFFECTS):
        yield f"{cost}：{effect}"
    for duration, effect in product(DURATIONS, LASTING):
        yield f"[参戦] ⇒ {duration}{effect}"
    for holding, effect in product(HOLDING, LASTING):
        yield f"{holding}{effect}"
    for noun, one in product(NOUNS, FILTERS):
        yield f"[参戦] ⇒ {one}{noun}1体を対象とし、それをレストする。"
        yield f"{one}{noun}はATK+500を得る。"
        yield f"[参戦] ⇒ {one}{noun}の数と同じ枚数のカードを引く。"
        yield f"{one}{noun}が戦場を離れたとき ⇒ カードを1枚引く。"
        yield f"{one}{noun}がいるなら、このカードはATK+500を得る。"
    yield from (f"[参戦] ⇒ {amount}" for amount in AMOUNTS)


def complaint(text: str) -> str:
    """What is wrong with a text."""
    reading = language().read(text)
    if language().japanese(reading) != text:
        return f"prints otherwise: {text}"
    found = faults(language().english(reading))
    if found:
        return f"{text}: {found}"
    if not any(isinstance(one, a.Static | a.Triggered | a.Activated) for one in reading.tree.abilities):
        return f"is no ability: {text}"
    lowered = lower_text(reading, "PAIR", "怪異")
    return "" if lowered.abilities else f"does nothing: {text}"


@pytest.mark.parametrize("part", range(4))
def test_every_pair_reads_one_way_and_has_a_meaning(part: int) -> None:
    wrong = []
    for text in list(dict.fromkeys(texts()))[part::4]:
        try:
            wrong.append(complaint(text))
        except Exception as error:
            wrong.append(f"{text}: {str(error).splitlines()[0]}")

    assert [one for one in wrong if one] == []
