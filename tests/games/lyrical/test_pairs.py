"""Pairs of what can be said: each reads in one way, prints back, has English without holes, and means something."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest

from kirifuda.games.lyrical.meaning.lower_card import CardTexts
from kirifuda.games.lyrical.values import KIND_NAMES
from kirifuda.games.lyrical.wording import language

Said = tuple[str, str]
"""The kind of a card, and its text."""

EVENTS = (
    "このキャラクターがアタック宣言したとき",
    "自分のキャラクターがガード宣言したとき",
    "このキャラクターがガード宣言されたとき",
    "対戦相手のキャラクターが場に出たとき",
    "このキャラクターがセットアップしたとき",
    "このキャラクターが捨て札されたとき",
    "自分の他のキャラクターが場を離れたとき",
    "このキャラクターがダメージを受けたとき",
    "このキャラクターが対戦相手にダメージを与えたとき",
    "対戦相手がトリックカードを使用したとき",
    "自分がアイテムカードをセットしたとき",
    "自分がカードを引くたび",
    "対戦相手が手札を捨て札したとき",
    "自分のターンの開始時",
    "各プレイヤーのターンの終了時に",
    "対戦相手のエンドフェイズの開始時",
)
EFFECTS = (
    "カードを1枚引く",
    "対戦相手に2ダメージを与える",
    "手札を1枚捨て札する",
    "対戦相手のキャラクター1体を行動済み状態にする",
    "キャラクターを1体選び、持ち主の手札に戻す",
    "アイテムカードを1枚選び、捨て札する",
    "自分の捨て札からトリックカードを1枚選び、手札に加える",
    "対戦相手は手札を1枚捨て札する",
    "自分のデッキの上からカードを3枚捨て札する",
    "お互いのプレイヤーはカードを1枚引く",
    "対戦相手の手札を無作為に1枚捨て札する",
    "自分のファクターカード1枚を選び、未行動状態にする",
    "対戦相手のキャラクター1体の攻撃力をターン終了時まで-1する",
)
SIDES = ("", "自分の", "対戦相手の", "場にいる", "自分の場の")
MODS = (
    "行動済み状態の",
    "攻撃力3以下の",
    "耐久力が2以上の",
    "赤の",
    "青以外の",
    "ドリンゲンを持つ",
    "ドリンゲンを持たない",
    "他の",
    "“ルッカ”のネームを持つ",
    "“ルッカ”以外の",
    "必要コスト2以下の",
    "アイテムカードがセットされている",
    "ダメージを受けている",
    "アタック宣言した",
    "ガード宣言していない",
    "このターンに場に出た",
    "セットアップした",
    "エフェクトを持つ",
    "最も攻撃力が高い",
)
AMOUNTS = (
    "自分のキャラクターの数",
    "自分の手札の枚数",
    "対戦相手の捨て札の枚数",
    "自分のデッキの枚数",
    "このキャラクターの攻撃力",
    "自分のキャラクターすべての攻撃力の合計",
    "対戦相手の手札の枚数の半分",
    "このキャラクターの耐久力の2倍",
)
COUNTED = (
    "対戦相手に{}に等しいダメージを与える",
    "キャラクター1体に{}に等しいダメージを与える",
    "{}に等しい枚数のカードを引く",
    "自分のデッキの上から{}に等しい枚数のカードを捨て札する",
)
DURATIONS = ("ターン終了時まで", "次の対戦相手のターン終了時まで", "このターン", "このバトル", "次の自分のターンの間")
LASTING = (
    "このキャラクターの攻撃力を+1する",
    "自分のキャラクターすべてはシュネラーを得る",
    "キャラクターすべてはドリンゲンを失う",
    "対戦相手のキャラクターすべてはアタック宣言できない",
    "自分が受けるダメージを1減らす",
    "対戦相手はトリックカードを使用できない",
    "対戦相手のキャラクター1体はガード宣言できない",
    "このキャラクターの攻撃力を5にする",
    "自分はダメージを受けない",
)
PRICES = ("赤1/0", "赤青2/1", "0/2", "●1/1")
CONDITIONS = (
    "自分の手札がない",
    "対戦相手の場にキャラクターがいる",
    "自分のキャラクターが3体以上いる",
    "自分のデッキが10枚以下である",
    "このキャラクターが行動済み状態である",
    "このキャラクターにアイテムカードがセットされている",
    "自分のターンである",
    "自分の手札の枚数が対戦相手の手札の枚数より多い",
    "このキャラクターの攻撃力が5以上である",
)
STANDING = (
    "このキャラクターの攻撃力は+2される",
    "自分の他のキャラクターの耐久力を+1する",
    "このキャラクターはイニシアティブを得る",
    "対戦相手はストラテジーカードを使用できない",
    "このキャラクターはガード宣言されない",
    "このキャラクターが受けるダメージを1減らす",
    "自分がセットするキャラクターカードの必要コストを1減らす",
)


def pairs() -> Iterator[Said]:
    """Every pair, on a card that can have it."""
    for event, effect in product(EVENTS, EFFECTS):
        yield "キャラクター", f"{event}、{effect}。"
    for side, mod in product(SIDES, MODS):
        yield "キャラクター", f"(0/0):{side}{mod}キャラクター1体を行動済み状態にする。"
    for amount, effect in product(AMOUNTS, COUNTED):
        yield "キャラクター", f"(赤1/1):{effect.format(amount)}。"
    for duration, effect in product(DURATIONS, LASTING):
        yield "キャラクター", f"(赤1/1):{duration}、{effect}。"
    for price, effect in product(PRICES, EFFECTS):
        yield "キャラクター", f"({price}):{effect}。このエフェクトは1ターンに1回しか使用できない。"
    for condition, effect in product(CONDITIONS, STANDING):
        yield "キャラクター", f"{condition}場合、{effect}。"
        yield "キャラクター", f"{condition}かぎり、{effect}。"


def fault(kind: str, text: str) -> str:
    """What is wrong with a text; nothing if it is read, printed and understood."""
    reading = language().read(text)
    if language().japanese(reading) != text:
        return f"{text}: prints otherwise"
    english = language().english(reading)
    if re.search(r"[{}|<>#@]|  |[ぁ-ん]", english):
        return f"{text}: {english}"
    CardTexts("T#", KIND_NAMES[kind]).lower(reading)
    return ""


@pytest.mark.parametrize("part", range(6))
def test_every_pair_is_read_printed_and_understood(part: int) -> None:
    found = [*pairs()]

    assert len(found) > 500
    assert [wrong for kind, text in found[part::6] if (wrong := fault(kind, text))] == []
