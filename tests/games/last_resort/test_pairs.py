"""What the book lets one say together: every event with every effect, every noun with every quality, and so on.

Each pair reads to one tree, prints back, has English without holes, and becomes plans on a card that can carry it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

from kirifuda.effects.errors import NoMeaning
from kirifuda.games.last_resort.meaning.lower_card import CardTexts
from kirifuda.games.last_resort.values import KIND_NAMES
from kirifuda.games.last_resort.wording import language
from kirifuda.text.errors import TextError
from tests.text.english_lint import faults

EVENTS: Final = (
    "戦場に出た時", "このクリーチャーがアタックした時", "このクリーチャーがライフにアタックした時",
    "このクリーチャーがアタックされた時", "このクリーチャーがブロックした時", "自分のクリーチャーがブロックされた時",
    "このクリーチャーが相手クリーチャーとバトルした時", "相手クリーチャーが破壊された時",
    "このクリーチャーがバトルで破壊された時", "このクリーチャーが相手の効果で破壊された時",
    "自分の他のクリーチャーが戦場に出た時", "このクリーチャーが戦場を離れた時",
    "自分のクリーチャーが戦場から墓地へ送られた時", "このクリーチャーがタップ状態になった時",
    "このクリーチャーがダメージを受けた時", "このクリーチャーが相手クリーチャーにダメージを与えた時",
    "このクリーチャーが相手のライフにダメージを与えた時", "自分のライフがダメージを受けた時",
    "このクリーチャーが移動した時", "自分がカードをドローした時", "相手が手札を捨てた時", "自分がスペルを召喚した時",
    "相手がクリーチャーを召喚した時", "自分がライフを得た時", "相手がライフを失った時",
    "自分がリーダースキルを使用した時", "相手が能力を使用した時", "自分がマナカードをマナエリアに置いた時",
    "自分のトークンが生成された時", "このクリーチャーが装備された時", "自分のスタートステップ時",
    "相手のエンドステップ時", "自分のマナステップ開始時", "お互いのアタックステップ開始時", "自分のターン終了時",
    "自分のターン中、自分のクリーチャーが破壊された時",
)  # fmt: skip
EFFECTS: Final = (
    "自分はカードを1枚ドローする。", "相手は手札を1枚捨てる。", "相手ライフに1点ダメージを与える。",
    "自分はライフを2点得る。", "相手クリーチャー1体を破壊する。", "相手クリーチャー1体に2点のダメージを与える。",
    "自分のマナカード1枚をアンタップする。", "相手のアタックエリアのクリーチャーを2体まで選択し、タップする。",
    "自分の墓地のクリーチャー1枚を手札に戻す。",
    "自分の墓地のコスト2以下のクリーチャー1枚をディフェンスエリアに出す。",
    "自分の山札の上からカードを2枚墓地へ送る。",
    "自分の山札からスペルを1枚選び、公開して手札に加える。その後、山札をシャッフルする。",
    "自分の山札の上から3枚を確認する。その中からアイテムを1枚まで手札に加え、残りを山札の下に置く。",
    "ターン終了時まで、自分のクリーチャー1体に+1/1の修正を与える。",
    "ターン終了時まで、相手クリーチャー1体は-1/0の修正を得る。",
    "次の自分のスタートステップまで、相手クリーチャー1体はアタックできない。",
    "このターン、自分のライフはダメージを受けない。", "自分の戦場に「若木」という名前の1/1のトークンを1体生成する。",
    "自分のクリーチャー1体を複製する。", "封縛1を行う。", "②を支払ってもよい。そうした場合、カードを1枚引く。",
    "自分のライフが5以下なら、カードを1枚引く。", "自分の墓地のスペル1枚につき、自分はライフを1点得る。",
    "お互いのプレイヤーはカードを1枚引く。", "自分の手札を1枚選び、ハンドストックする。",
    "以下から1つを選ぶ。・カードを1枚引く。・自分はライフを1点得る。",
    "自分のクリーチャー1体と相手クリーチャー1体をバトルさせる。",
)  # fmt: skip
COSTS: Final = (
    "①", "〔タップ〕", "②、〔タップ〕", "ライフを1点支払う", "手札を1枚捨てる", "このカードを破壊する",
    "自分の他のクリーチャー1体を破壊する", "自分の墓地のスペル1枚を山札の下に置く",
    "自分のクリーチャー1体をタップする", "自分のマナカード1枚を手札に戻す", "①、手札のスペルを1枚捨てる",
)  # fmt: skip
NOUNS: Final = (
    "クリーチャー1体", "クリーチャーを2体まで", "アイテム1枚", "クリーチャーかアイテム1枚", "カード1枚",
    "トークン1体", "「若木」1枚", "N・クリーチャー1体", "スペルクリーチャー1体",
)  # fmt: skip
FILTERS: Final = (
    "", "他の", "コスト3以下の", "コストが2の", "タップ状態の", "アンタップ状態の", "種族「亡霊」の", "赤の",
    "赤か青の", "無色の", "速攻を持つ", "貫通を持たない", "能力を持たない", "最もコストが高い",
    "このターンに戦場に出た", "トークン以外の", "カード名に「若」を含む", "リーダーと違う色の",
    "コスト4以下のタップ状態の",
)  # fmt: skip
SIDES: Final = (
    "自分の", "相手", "相手の", "", "お互いの", "自分の戦場の", "相手のアタックエリアの", "ディフェンスエリアにいる",
)  # fmt: skip
PLACES: Final = ("自分の墓地の", "自分の手札の", "自分の山札の", "相手の墓地の", "自分の墓地から")
BURIED: Final = (
    "クリーチャー1枚", "スペルを1枚まで", "アイテム1枚", "カードを2枚", "マナカード1枚",
    "種族「亡霊」のクリーチャー1体",
)  # fmt: skip
GOING: Final = (
    "手札に戻す", "山札の下に置く", "山札の上に置く", "山札に戻す", "公開する", "ハンドストックする",
)  # fmt: skip
AMOUNTS: Final = (
    "自分のクリーチャーの数", "自分の墓地のスペルの枚数", "自分の手札の枚数", "相手のライフ",
    "自分のクリーチャーのパワーの合計", "相手クリーチャーの最も高いパワー", "自分のトークンの数の2倍",
    "自分の手札の数の半分", "このターンに自分がスペルを召喚した回数",
)  # fmt: skip
MEASURED: Final = (
    "相手ライフに{}分のダメージを与える。", "相手クリーチャー1体に{}分のダメージを与える。",
    "{}だけカードをドローする。", "{}だけライフを得る。", "ライフを{}だけ失う。",
)  # fmt: skip
SPANS: Final = (
    "ターン終了時まで", "このターン", "このターンの間", "次の自分のスタートステップまで",
    "次の相手のターン終了時まで", "次の相手のターンの間", "次の自分のターン開始時まで",
    "自分のライフが5以下であるかぎり", "次の相手のアタックステップの間",
)  # fmt: skip
LASTING: Final = (
    "自分のクリーチャー1体は+1/1の修正を得る", "自分のクリーチャーすべてに速攻を与える",
    "相手クリーチャー1体は能力をすべて失う", "相手クリーチャー1体はアタックもブロックもできない",
    "自分のクリーチャー1体は破壊されない", "自分のクリーチャー1体はブロックされない", "相手はスペルを召喚できない",
    "自分のライフはダメージを受けない", "自分のスペルを召喚するコストは1減る", "相手クリーチャー1体のパワーは1になる",
    "相手クリーチャー1体はアンタップしない", "相手はカードをドローできない",
)  # fmt: skip
STANDING: Final = (
    "自分のライフが5以下の場合", "自分のアタックエリアにクリーチャーがいるなら",
    "相手の戦場にクリーチャーが存在しない限り", "このクリーチャーがタップ状態である間",
    "自分の手札が相手の手札より少ない場合", "自分のマナエリアにマナカードが5枚以上ある時", "自分のターン中",
    "このクリーチャーのパワーが3以上である場合",
)  # fmt: skip
HOLDING: Final = (
    "このクリーチャーは+2/0の修正を得る", "自分の他のクリーチャーは貫通1を得る", "このクリーチャーはブロックされない",
    "相手はアイテムを召喚できない", "自分のライフが受けるダメージは1点少なくなる",
    "このクリーチャーは相手の効果で選ばれない", "自分の墓地のスペル1枚につき、このクリーチャーは+1/0の修正を得る",
)  # fmt: skip


def pairs() -> Iterator[str]:
    """Every pair as a line of a card."""
    yield from (f"{event}、{effect}" for event, effect in product(EVENTS, EFFECTS))
    yield from (f"{cost}：{effect}" for cost, effect in product(COSTS, EFFECTS))
    nouns = [*product(SIDES, ("", "コスト3以下の"), NOUNS), *product(("相手の",), FILTERS, NOUNS)]
    yield from (
        f"{side}{mod}{noun}{'' if 'を' in noun else 'を'}手札に戻す。"
        for side, mod, noun in nouns
        if not (mod == "トークン以外の" and noun == "トークン1体")
    )
    moves = product(PLACES, BURIED, GOING)
    yield from (f"{place}{noun}{'' if 'を' in noun else 'を'}{going}。" for place, noun, going in moves)
    yield from (effect.format(amount) for amount, effect in product(AMOUNTS, MEASURED))
    yield from (f"{span}、{effect}。" for span, effect in product(SPANS, LASTING))
    yield from (f"{condition}、{says}。" for condition, says in product(STANDING, HOLDING))


def fault(text: str) -> str:
    """What is wrong with a text; nothing if it reads one way, prints back, says itself in English and has a meaning."""
    try:
        reading = language().read(text)
    except TextError as error:
        return str(error).splitlines()[0]
    if language().japanese(reading) != text:
        return "prints otherwise: " + language().japanese(reading)
    english = language().english(reading)
    if faults(english) or "{" in english or "  " in english:
        return "English: " + english
    why = ""
    for kind in ("クリーチャー", "スペル", "アイテム"):
        try:
            CardTexts("T-1#", KIND_NAMES[kind]).lower(reading)
        except NoMeaning as error:
            why = why or str(error)
        else:
            return ""
    return why


def test_every_pair_that_the_book_allows_reads_and_has_a_meaning() -> None:
    texts = list(dict.fromkeys(pairs()))

    assert {text: why for text in texts if (why := fault(text))} == {}
    assert len(texts) > 1_800
