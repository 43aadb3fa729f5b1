"""More spellings of last_resort that are read as one: numbers in circles, asides, and what needs no words."""

from __future__ import annotations

from typing import Final

from kirifuda.text.alike import Alike

_ICONS: Final = "①②③④⑤⑥⑦⑧⑨"
_NUMBERS: Final = {icon: str(number) for number, icon in enumerate(_ICONS, start=1)}
_SELF: Final = ("このクリーチャー", "このカード", "このアイテム")


def _said(pattern: str, words: dict[str, str], remark: str = "") -> Alike:
    return Alike("", (pattern,), remark, words)


def _mine_next() -> Alike:
    words = {f"{whose}次の": f"次の{whose}" for whose in ("自分の", "相手の", "相手")}
    return _said(rf"(?:{'|'.join(words)})(?=[ァ-ヺ])", words, "自分の次のターン is 次の自分のターン")


def _token_of_a_name() -> Alike:
    """その「使い魔」は: the token that was made a moment ago."""
    made = ("その", "それらの", "生成した", "生成された", "この効果で生成した", "この効果で生成された")
    words = {f"{lead}「複製」": f"{lead}複製" for lead in made}
    leads = "|".join(sorted(made, key=len, reverse=True))
    return _said(rf"(?:{leads})「複製」", words)


def _by_attacking() -> Alike:
    words = {
        f"{one}の{deed}{by}": f"{one}が{deed}で"
        for one in (*_SELF, "装備したクリーチャー", "装備クリーチャー")
        for deed in ("アタック", "バトル")
        for by in ("で", "によって", "により")
    }
    return _said(
        rf"(?:{'|'.join(words)})(?=[^。、]*(?:与えた|破壊した)(?:時|場合))", words, "このクリーチャーのアタックで…時"
    )


MORE_ALIKE: Final = (
    _said(
        rf"[{_ICONS}](?=(?:分|だけ)?(?:少な|減|軽|下[がげ]|増|多く|高く|低く|安く|上[がげ]|より|未満|以下にはならない|に(?:なる|する)))",
        _NUMBERS,
        "costs are changed by numbers, circled or not",
    ),
    _said(rf"(?<=コスト)[{_ICONS}](?=以[上下]|未満|の[ァ-ヺカ])", _NUMBERS),
    Alike("減らす", ("少なくする", "低くする", "安くする", "(?<=[0-9])軽減する")),
    Alike("減らし、", ("少なくし、", "低くし、", "安くし、", "(?<=[0-9])軽減し、")),
    Alike("減る", ("安くなる", "(?<=[0-9])軽減される")),
    Alike("コストは", ("コストが(?=[0-9①-⑨]+(?:だけ)?(?:少|減|下|増|多|軽|安))",)),
    Alike(
        "スペルとして使用され",
        ("スペルとして(?:使用|召喚)され(?:て|、)?墓地[へに](?:送られ|置かれ)",),
        "L-17.9b: that is where it goes then",
    ),
    Alike("アンタップ", ("リフレッシュ(?=[すしさで])",), "L-6.1"),
    Alike("", ("(?<=ステップ[でに])は", "(?<=ステップ[12][でに])は")),
    _mine_next(),
    _token_of_a_name(),
    Alike("そのトークン", ("その「[^」]{1,12}」(?:トークン)?(?=[はをにがの])",)),
    Alike("生成したトークン", ("生成(?:した|された)「[^」]{1,12}」(?:トークン)?(?=[はをにがの])",)),
    Alike("それらのトークン", ("それらの「[^」]{1,12}」(?:トークン)?(?=[はをにがの])",)),
    _by_attacking(),
    Alike("選び、", ("選(?:び|択し)、それぞれ(?=反対|もう一方|持ち主|破壊|アンタップ|タップ)",)),
    Alike("", ("このゲーム(?:中)?(?:[でに]|に?、)、?(?=(?:自分|相手)[がの](?:先攻|後攻|リーダー))",)),
    _said(
        "(?:自分|相手)のリーダーが(?=リーダースキルを)", {"自分のリーダーが": "自分が", "相手のリーダーが": "相手が"}
    ),
    Alike("", ("まだ(?=リーダースキル|使用して)",)),
    Alike("手元に", ("(?:自分|自身)の手元に",)),
    Alike("同じ名前の", ("(?<=と)同名(?=カード|クリーチャー|スペル|アイテム)",)),
    Alike("アンタップ状態の", ("(?<!ン)タップ状態で(?:は)?ない(?=相手|クリーチャー|カード|アイテム)",)),
    Alike(
        "以外の",
        ("(?<=[ァ-ヺー」赤青緑白黒])で(?:は)?ない(?=クリーチャー|カード|アイテム|スペル|トークン)",),
        "トークンでないクリーチャー",
    ),
    Alike(
        "",
        ("自分のメインステップ(?:中に|中、|に、|に|中)(?=[^。、：]*(?:：|ことで、))",),
        "L-9.4: when abilities are used",
    ),
    Alike("に", ("に重ねて(?=装備)",), "L-1.9"),
    Alike(
        "このカードが墓地から召喚された時",
        ("(?:墓地からこの[ァ-ヺー]+を|この[ァ-ヺー]+を墓地から)召喚し(?:て、?戦場に出)?た時",),
        "L-9.5",
    ),
    Alike(
        "",
        (
            "(?:自分の)?アタックステップ(?:に|で|中|中に|時)?、?(?=この[ァ-ヺー]+は[^。、]*アタック(?:する|しなければならない)。)",
        ),
        "L-10.2: when one attacks at all",
    ),
    Alike("選び、上から順に処理する", ("選(?:び|択し)、?上から順(?:番)?に(?:使用|実行|解決|適用)する",)),
    Alike("", ("破壊される直前の(?=パワー|タフネス|コスト)",), "L-10.9: what was destroyed is what it last was"),
    Alike("である", ("だった(?=場合|なら)", "であった(?=場合|なら)")),
    Alike("", ("(?<=は)さらに(?=[ァ-ヺ一-鿿+])",)),
    Alike("リーダースキル", ("(?<=この)スキル",)),
    Alike(
        "",
        (
            "(?:自分の)?リーダーと(?:違う|異なる)色のカードを召喚(?:しても|する時|した時|する場合|する際)、?(?=(?:自分は)?他色ペナルティ)",
        ),
        "L-14.1: nothing else has the penalty",
    ),
    Alike(
        "リーダーと",
        ("自分のリーダーと(?=(?:違う|異なる|同じ)色の[^。、]*(?:を召喚|が(?:自分|相手|お互い)の))",),
        "L-1.16: one's own leader is meant",
    ),
    Alike("", ("(?<=が)ハンドストックを含めて、?(?=[0-9])",), "L-19.14: it counts"),
    Alike("手札", ("ハンドストックを含む手札(?=が|の枚数)",), "L-19.14: it counts"),
)
"""They come before those of `wording_words`."""
