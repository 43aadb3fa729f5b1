"""What can be said with one thing can be said with another: fragments of texts, every two of them together."""

from __future__ import annotations

from itertools import product

import pytest

from kirifuda.games.spellcard_strike.wording import language
from kirifuda.text.errors import TextError
from tests.games.spellcard_strike.test_meaning_nodes import lowered
from tests.text.english_lint import faults

EVENTS = (
    "このストライカーが召喚された", "味方が撃破された", "敵が敵に撃破された", "このストライカーの攻撃で敵が撃破された",
    "敵が退場した", "味方が除外された", "味方が手札に戻された", "このストライカーが移動した", "敵が前進した",
    "敵があなたのベースラインに移動した", "このストライカーが攻撃に参加した", "相手がスペルカードを宣言した",
    "味方が攻撃の対象になった", "このストライカーがダメージを受けた", "味方が敵にダメージを与えた",
    "このストライカーが行動済み状態になった", "相手がカードを引いた", "あなたが手札を捨てた", "相手が召喚を行った",
    "相手がグレイズを行った", "相手がスコアコストを支払った", "このストライカーが装備スペルを装備した",
    "あなたのスコアが5以上になった", "手札が2枚以下になった", "相手の効果によって味方が移動した",
)  # fmt: skip
MOMENTS = (
    "あなたのターン開始時", "相手のターンの終了時", "ストライカーフェイズ開始時", "お互いのエンドフェイズ開始時",
    "チェーン終了時",
)  # fmt: skip
EFFECTS = (
    "カードを1枚引く", "手札を1枚捨てる", "相手は手札を1枚捨てる", "相手に手札を2枚捨てさせる", "敵1体に【2】ダメージ",
    "隣接する敵全員に【1】ダメージを与える", "敵1体を後退させる", "味方1体を空いているエリアに移動させる",
    "味方2体の位置を入れ替える", "敵1体を行動済み状態にする", "敵1体を撃破する", "味方1体を退場させる",
    "敵1体を除外する", "敵1体を手札に戻す", "敵1体を山札の一番下に置く", "捨て札のカード1枚を手札に加える",
    "捨て札からカードを2枚まで選び、除外する", "山札の上からカードを2枚捨て札に置く",
    "捨て札のRank2以下のカード1枚を行動済み状態で召喚する", "相手はスコアコストを1点支払う",
    "手札が3枚になるまでカードを引く", "装備スペル1枚を捨て札に置く", "相手のルールカードを捨て札に置く",
    "カードを1枚引いてもよい", "カードを1枚引くか、敵1体を前進させる",
)  # fmt: skip
LASTING = (
    "味方1体を「POW：+1」する", "敵全員のDEFを-1する", "味方全員は《瞬速》を得る", "敵1体は《加護》を失う",
    "味方1体は「属性：霊」を得る", "敵1体のPOWを0に変更する", "敵1体は攻撃宣言を行うことができない",
    "相手はスペルカードを宣言できない", "味方1体は攻撃の対象にならない", "味方全員は撃破されない",
    "味方1体は相手の効果を受けない", "味方1体が次に受けるダメージ【-2】", "味方全員の攻撃のダメージ【+1】",
    "相手の手札の上限枚数を1枚減らす", "敵1体はすべてのアビリティを失う",
)  # fmt: skip
SPANS = (
    "ターン終了時まで", "このターン", "チェーン終了時まで", "次の相手のターン終了時まで",
    "次のあなたのターン開始時まで",
)  # fmt: skip
FILTERS = (
    "", "他の", "隣接する", "行動済み状態の", "エース以外の", "装備中の", "「属性：魔」を持つ",
    "「種族：獣」を持たない",
    "Rank2以下の", "POWが3以上の", "DEFが術者のPOW以下の", "《瞬速》を持つ", "センターラインに存在する", "範囲内の",
    "攻撃に参加している", "最もPOWが高い", "装備スペルを装備している",
)  # fmt: skip
NOUNS = (
    "{}敵1体に【1】ダメージ", "{}味方全員を前進させる", "{}ストライカーを2体まで選び、後退させる",
    "{}敵が存在する場合、カードを1枚引く", "{}味方1体につき、カードを1枚引く",
)  # fmt: skip
AMOUNTS = (
    "2", "n", "術者のPOW", "対象のDEF", "味方の数", "手札の枚数", "相手の捨て札の枚数", "あなたのスコア", "術者のPOW+1",
    "味方の数×2", "術者のPOWの半分", "術者の本来のPOW",
)  # fmt: skip
NUMBERED = (
    "敵1体に【{}】ダメージ",
    "ターン終了時まで、術者を「POW：+{}」する",
    "ターン終了時まで、敵1体を「DEF：{}」に変更する",
)
CONDITIONS = (
    "術者がエースの", "対象が行動済み状態の", "あなたのスコアが10以上の", "相手のスコアが5以下である", "手札が0枚の",
    "敵が3体以上存在する", "味方が敵より少ない", "捨て札に「種族：獣」を持つカードがある", "術者が対象と隣接している",
    "術者のPOWが対象のPOWより大きい", "相手のターンの", "このターン、味方が撃破されている", "敵が存在しない",
    "あなたのスコアが相手より低い", "術者のPOWと対象のPOWが同じ",
)  # fmt: skip
COSTS = (
    "手札を1枚捨ててもよい。そうした場合、",
    "スコアコストを1点支払ってもよい。支払った場合、",
    "味方1体を退場させてもよい。退場させた場合、",
)


def sound(texts: list[str]) -> list[str]:
    """What is wrong with texts: each has one tree, prints back as it is written, says it in English, and does it."""
    wrong: list[str] = []
    for text in texts:
        try:
            reading = language().read(text)
        except TextError as error:
            wrong.append(f"{text}: {str(error).splitlines()[0]}")
            continue
        if language().japanese(reading) != text or faults(language().english(reading)):
            wrong.append(f"{text}: {language().japanese(reading)} / {language().english(reading)}")
            continue
        try:
            lowered(text)
        except ValueError as error:
            wrong.append(f"{text}: {error}")
    return wrong


@pytest.mark.parametrize("link", ["場合、", "とき、"])
def test_8_1_4_every_event_sets_off_every_effect(link: str) -> None:
    happens = [event + link for event in EVENTS if link == "場合、" or "以" not in event]

    assert (
        sound([f"{event}{effect}。" for event, effect in product(happens, EFFECTS[:: 1 if link == "場合、" else 5])])
        == []
    )


def test_5_2_every_moment_sets_off_every_effect() -> None:
    assert sound([f"{moment}、{effect}。" for moment, effect in product(MOMENTS, EFFECTS)]) == []


def test_2_4_6_every_lasting_effect_lasts_for_every_time() -> None:
    assert sound([f"{span}、{effect}。" for span, effect in product(SPANS, LASTING)]) == []


def test_2_2_5_every_filter_stands_before_every_noun() -> None:
    assert sound([f"{noun.format(filter)}。" for filter, noun in product(FILTERS, NOUNS)]) == []


def test_1_1_6_every_amount_fits_every_number() -> None:
    assert sound([f"{act.format(amount)}。" for act, amount in product(NUMBERED, AMOUNTS)]) == []


@pytest.mark.parametrize("link", ["場合、{0}。", "場合、{0}。そうでない場合、カードを1枚引く。"])
def test_8_1_4_every_condition_decides_on_every_effect(link: str) -> None:
    assert sound([case + link.format(effect) for case, effect in product(CONDITIONS, EFFECTS[::3])]) == []


def test_7_1_every_cost_is_paid_for_every_effect() -> None:
    assert sound([f"{cost}{effect}。" for cost, effect in product(COSTS, EFFECTS)]) == []
