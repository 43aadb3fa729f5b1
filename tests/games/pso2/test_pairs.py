"""Small fragments of texts in all pairs: each reads to one tree, prints back, has sound English, and a meaning."""

from __future__ import annotations

from itertools import product
from typing import Final

import pytest

from kirifuda.games.pso2.meaning.lower_card import CardTexts
from kirifuda.games.pso2.meaning.lower_kinds import check_kind
from kirifuda.games.pso2.meaning.lower_subjects import check_subjects
from kirifuda.games.pso2.values import ACTIVE, CHARACTER
from kirifuda.games.pso2.wording import language
from tests.text.english_lint import faults

EVENTS: Final = (
    "【登場時】",
    "【戦闘不能時】",
    "自分のターンの開始時",
    "ターン終了時",
    "相手のメインフェイズの開始時",
    "このカードが攻撃した時",
    "味方のキャラが攻撃された時",
    "このカードが相手のキャラを戦闘不能にした時",
    "相手のキャラが戦闘不能になった時",
    "自分のプレイヤーがダメージを受けた時",
    "このカードが相手のプレイヤーにダメージを与えた時",
    "味方の《潮》のキャラが場に出た時",
    "相手のキャラが場を離れた時",
    "味方のキャラが後列に移動した時",
    "このカードがOFFになった時",
    "自分がドローした時",
    "相手が手札を捨てた時",
    "自分が《アクティブカード》をプレイした時",
    "自分がサーチした時",
    "味方のキャラが武器を装備した時",
    "このカードが交戦状態になった時",
    "自分の場の他のキャラが破壊されるたび",
)
EFFECTS: Final = (
    "カードを1枚ドローする。",
    "相手のキャラを1体選び、破壊する。",
    "相手のプレイヤーに2ダメージを与える。",
    "相手は手札を1枚捨てる。",
    "味方のキャラを1体選び、このターン中、+1/+1を得る。",
    "【回復2】を行う。",
    "コスト2以下のキャラを1枚サーチする。",
    "手札を1枚捨ててもよい。そうした場合、カードを2枚ドローする。",
    "自分の捨札からキャラを1枚選び、場に出す。",
    "自分のデッキの上から2枚を捨札に置く。",
    "相手のPPを1枚選び、OFFにする。",
    "お互いのプレイヤーはカードを1枚ドローする。",
    "自分の場に他のキャラがいるなら、このカードをONにする。",
)
COSTS: Final = (
    "①",
    "ⓧ",
    "【ON⇒OFF】",
    "手札を1枚捨てる",
    "このカードを破壊する",
    "味方のキャラを1体破壊する",
    "自分のデッキの上から2枚を捨札に置く",
    "自分の捨札のカードを2枚デッキの下に置く",
    "②/【ON⇒OFF】",
)
FILTERS: Final = (
    "",
    "他の",
    "前列の",
    "後列にいる",
    "赤の",
    "白の",
    "《ハンター》の",
    "《見知らぬ種別》の",
    "コスト3以下の",
    "攻撃力が2以上の",
    "最もHPの低い",
    "【狙撃】を持つ",
    "【侵食】を持たない",
    "ON状態の",
    "攻撃中の",
    "武器を装備している",
    "ダメージを受けている",
    "赤または青の",
    "《フォース》以外の",
    "カード名に「灯」を含む",
    "OFFの《潮》の",
    "コスト2以下の前列の",
)
NOUNS: Final = (
    "{}キャラ",
    "味方の{}キャラ",
    "自分の場の{}キャラ",
    "相手の{}キャラ",
    "相手の場の{}キャラ",
    "場の{}キャラ",
)
PILES: Final = (
    "自分の捨札の{}カード",
    "自分の捨札にある{}キャラ",
    "自分の手札から{}アイテム",
    "自分のPPにある{}カード",
)
AMOUNTS: Final = ("2", "X", "自分の手札の枚数に等しい", "自分の場のキャラの数と同じ数の", "自分の場のキャラ1体につき1")
HITS: Final = ("相手のプレイヤーに{}ダメージを与える。", "相手のキャラ全てに{}ダメージを与える。")
DURATIONS: Final = (
    "このターン中",
    "次の相手のターン終了時まで",
    "次の自分のターン中",
    "ターン終了時まで",
    "このカードが前列にいる限り",
)
LASTING: Final = (
    "味方のキャラ全ては+1/+0を得る。",
    "このカードは【連撃】を得る。",
    "相手のキャラは攻撃できない。",
    "味方のキャラが受けるダメージを1軽減する。",
    "自分の手札のキャラのコストは1減る。",
    "相手は《アイテムカード》をプレイできない。",
)


def refusal(text: str, kind: int = CHARACTER) -> str:
    """What is wrong with a text on a card of a kind; nothing, as a rule."""
    try:
        reading = language().read(text)
        check_kind("T", reading, kind)
        check_subjects("T", reading, kind)
        CardTexts("T", is_active=bool(kind & ACTIVE)).lower(reading)
    except ValueError as error:
        return f"{text}: {error}"
    if language().japanese(reading) != text:
        return f"{text}: prints otherwise"
    found = faults(language().english(reading))
    return f"{text}: {found}" if found else ""


def wrong(texts: list[str], kind: int = CHARACTER) -> list[str]:
    """The refusals of many texts."""
    return [found for found in (refusal(text, kind) for text in texts) if found]


def test_every_event_with_every_effect() -> None:
    assert wrong([f"{event}：{effect}" for event, effect in product(EVENTS, EFFECTS)]) == []


def test_every_cost_with_every_effect() -> None:
    assert wrong([f"{cost}⇒{effect}" for cost, effect in product(COSTS, EFFECTS)]) == []


@pytest.mark.parametrize("noun", NOUNS)
def test_every_noun_with_every_filter(noun: str) -> None:
    sets = [noun.format(one) for one in FILTERS]

    assert wrong([f"{one}を1体選び、破壊する。" for one in sets], ACTIVE) == []
    assert wrong([f"{one}がいるなら、このカードは+1/+0を得る。" for one in sets]) == []


def test_every_pile_with_filters_of_printed_facts() -> None:
    printed = ("", "赤の", "《ハンター》の", "コスト3以下の", "【狙撃】を持つ", "カード名に「灯」を含む")

    texts = [f"{pile.format(one)}を1枚選び、手札に加える。" for pile, one in product(PILES, printed)]

    assert wrong(texts, ACTIVE) == []


def test_every_effect_with_every_amount() -> None:
    texts = [f"ⓧ⇒{hit.format(amount)}" for hit, amount in product(HITS, AMOUNTS)]

    assert wrong(texts) == []


def test_every_duration_with_everything_that_lasts() -> None:
    assert wrong([f"【登場時】：{time}、{what}" for time, what in product(DURATIONS, LASTING)]) == []
