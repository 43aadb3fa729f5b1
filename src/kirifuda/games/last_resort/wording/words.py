"""Vocabulary of last_resort cards: closed lists, Japanese word to English word."""

from __future__ import annotations

import re
from typing import Final

from kirifuda.games import textwords
from kirifuda.games.last_resort import ast as r
from kirifuda.games.last_resort import zones
from kirifuda.games.last_resort.words import WORDS
from kirifuda.text import ast as a
from kirifuda.text.alike import Alike
from kirifuda.text.phrases import Phrase, words
from kirifuda.text.verbs import VERBS

KINDS: Final = {
    "マナ": "mana",
    "クリーチャー": "creature",
    "スペル": "spell",
    "アイテム": "item",
    "装備アイテム": "equipment item",
    "スペルクリーチャー": "spell creature",
    "リーダー": "leader",
    "ラストリゾート": "last resort",
}
COLOURS: Final = {"赤": "red", "青": "blue", "緑": "green", "白": "white", "黒": "black", "無": "colourless"}
RACES: Final = {"役者": "actor", "小道具": "prop", "獣形": "beast", "亡霊": "ghost", "裏方": "stagehand"}
TOKENS: Final = {"衛兵": "Guard", "若木": "Sapling", "複製": "Duplicate"}
"""Names of tokens."""
NAMES: Final = {**TOKENS, "マナ": "Mana"}
"""Names that stand in 「」; others are said in English as they are written."""
MEASURED: Final = textwords.keywords(WORDS, "counted")
"""Keywords with a number that is counted."""
PAID: Final = textwords.keywords(WORDS, "paid")
"""Keywords with a number that is paid."""
PLAIN: Final = textwords.keywords(WORDS, "alone")
"""Keywords without a number."""
KEYWORDS: Final = textwords.keywords(WORDS)
AREAS: Final = {"アタックエリア": "attack area", "ディフェンスエリア": "defence area"}
STATES: Final = {"タップ": "tapped", "アンタップ": "untapped"}
ICONS: Final = "①②③④⑤⑥⑦⑧⑨"


STEPS: Final = textwords.phases(WORDS)
PILES: Final = textwords.zones(WORDS, zones.DECK, zones.HAND, zones.GRAVEYARD, zones.MANA, zones.STOCK)


def vocabulary() -> list[Phrase]:
    """Word rows."""
    return [
        *words("stat", a.Stat, {"コスト": "cost", "パワー": "power", "タフネス": "toughness"}),
        *words("size_stat", a.Stat, {"パワー": "power", "タフネス": "toughness"}),
        *words("phase", a.Phase, {"ターン": "turn", **STEPS}),
        *words("stepname", a.Phase, STEPS),
        *words("quietstep", a.Phase, {word: english for word, english in STEPS.items() if word != "メインステップ"}),
        *words("pilezone", a.Zone, PILES),
        *words("areazone", a.Zone, AREAS),
        *words("evzone", a.Zone, {**PILES, **textwords.zones(WORDS, zones.FIELD)}),
        *words("evto1", a.Zone, PILES),
        *words("colour", a.Attribute, {word: english for word, english in COLOURS.items() if word != "無"}),
        *words("plainkw", a.Keyword, {word: english for word, english in PLAIN.items() if word != "暗殺"}),
        *words("anykw", a.Keyword, KEYWORDS),
        *words("killing", a.Keyword, {"暗殺": PLAIN["暗殺"]}),
        *(
            Phrase("arrive", r.IntoArea, f"自分の{word}に", f"in your {english}", {"name": word}, also=(f"{word}に",))
            for word, english in AREAS.items()
        ),
        *(
            Phrase("copyinto", r.IntoArea, f"自分の{word}に", f"in your {english}", {"name": word}, also=(f"{word}に",))
            for word, english in AREAS.items()
        ),
        Phrase("racename", a.Race, "{name:raceword}", "{name}", also=("【{name:raceword}】",)),
        *words("position", a.Position, STATES),
        *(
            Phrase("numberkw", r.Measured, f"{word}{{count:amount}}", f"{english} {{count}}", {"name": word})
            for word, english in MEASURED.items()
        ),
        *(
            Phrase("numberkw", r.Paid, f"{word}{{cost:icon}}", f"{english} {{cost}}", {"name": word})
            for word, english in PAID.items()
        ),
        *(Phrase("icon", a.Num, icon, icon, {"n": number}) for number, icon in enumerate(ICONS, start=1)),
    ]


def _as_it_does() -> Alike:
    """アタックする時 is アタックした時: nothing is told of the moment before (L-1.6). What would happen and does not is told
    with 代わりに; what a summon costs is asked before."""
    tenses = {"する": "した", "される": "された", "出る": "出た", "離れる": "離れた", "送られる": "送られた"}
    tenses |= {"置かれる": "置かれた", "戻る": "戻った", "戻される": "戻された", "与える": "与えた", "受ける": "受けた"}
    tenses |= {"捨てる": "捨てた", "捨てられる": "捨てられた", "引く": "引いた"}
    words = {f"{now}時": f"{past}時" for now, past in tenses.items()}
    return Alike(
        "",
        (rf"(?<!召喚)(?:{'|'.join(words)})(?=、(?!代わり|かわり|替わり|その(?:ダメージ|コスト|代わり|かわり)))",),
        "アタックする時 is アタックした時",
        words,
    )


def _if_done() -> list[Alike]:
    """…を墓地へ送る。墓地へ送った場合: what the sentence before does is asked about by its own verb."""
    verbs = (
        "戻す",
        "送る",
        "置く",
        "出す",
        "捨てる",
        "支払う",
        "失う",
        "得る",
        "与える",
        "取り除く",
        "引く",
        "外す",
        "加える",
        "選ぶ",
    )
    nouns = ("破壊", "ドロー", "公開", "タップ", "アンタップ", "複製", "生成", "装備", "選択", "召喚")
    forms = [(VERBS[verb], "(?:[^。、]{1,12}[をにへ])?") for verb in verbs if verb in VERBS]
    forms += [({form: noun + word for form, word in VERBS["する"].items()}, "") for noun in nouns]
    forms += [({"dict": "移動させる", "te": "移動させて", "ta": "移動させた", "not": "移動させない"}, "")]
    found: list[Alike] = []
    for verb, before in forms:
        after = [f"(?<={re.escape(end)}。)" for end in (verb["dict"], f"{verb['te']}もよい", f"{verb['te']}よい")]
        undone = verb["not"].removesuffix("い") + "かった"
        found.append(Alike("そうした", tuple(f"{way}{before}{verb['ta']}(?=場合|なら)" for way in after)))
        found.append(Alike("そうしなかった", tuple(f"{way}{before}{undone}(?=場合|なら)" for way in after)))
    return found


def _unquoted() -> Alike:
    """「シフト」で: keywords with or without quotes."""
    words = {f"「{word}」": word for word in KEYWORDS}
    return Alike("", (rf"(?:{'|'.join(words)})(?=で|に?よ|の効果|を使用)",), "keywords in quotes", words)


ALIKE: Final = (
    *_if_done(),
    _unquoted(),
    _as_it_does(),
    Alike("自分", ("あなた",)),
    Alike("相手", ("対戦相手",)),
    Alike("に", ("へ",)),
    Alike("いる", ("存在する", "存在している")),
    Alike("いない", ("存在しない", "存在していない")),
    Alike(
        "おり", ("存在し(?=、|ており)", "存在して(?=、)", "(?<=が)いて(?=、)"), "of a condition with another behind it"
    ),
    Alike("ないなら", ("ないと(?=[^。]*(?:できない|えない)。)",), "いないと召喚できない"),
    Alike("破壊されなかった", ("生き残った", "破壊されずに残った")),
    Alike("なら", ("であるなら(?=、)",)),
    Alike("使用できる", ("使える", "使用可能である")),
    Alike("使用できない", ("使えない",)),
    Alike("修正", ("修整", "補正")),
    Alike("山札", ("デッキ",)),
    Alike("墓地", ("墓地エリア",)),
    Alike("裏側", ("裏向き",)),
    Alike("である。", ("(?<=[0-9上下満態])だ。",)),
    Alike("", ("もう(?=[0-9]+[枚体])", "さらに(?=[0-9]+[枚体])")),
    Alike("コスト", ("マナコスト", "元々のコスト")),
    Alike("した時、", ("(?<=[アブバ][タロト][ッル]ク)時、", "(?<=バトル)時、"), "アタック時 is アタックした時"),
    Alike("された時、", ("(?<=破壊)時、", "(?<=召喚)時、")),
    Alike("出た", ("(?<=に)出された",)),
    Alike("出る", ("(?<=に)出される",)),
    Alike("", ("ターンの(?=[ァ-ヺー]+ステップ)",), "L-5.1: a step is of a turn"),
    Alike("", ("召喚せずに(?=.{0,14}出)",), "L-15.1: putting a card is no summoning"),
    Alike("", ("手元に(?=ハンドストックとして)", "ハンドストックとして(?=裏側|手元)"), "L-19.14"),
    Alike("", ("(?<=状態)で(?=あるなら)",)),
    Alike("", ("(?<=。)ただし、",), "what only joins sentences"),
    Alike(
        "この効果で",
        (
            "この能力(?:で|によって|により)",
            "この(?:ダメージ|処理|方法)(?:で|によって|により)",
            "これ(?=で(?:破壊|墓地|手札))",
        ),
    ),
    Alike("。", ("こと。",), "of a condition"),
    Alike("する", ("(?<=召喚)するための",)),
    Alike("ドローする", ("(?:自分の)?山札(?:の上)?からドローする",)),
    Alike("カード", ("(?:自分の)?山札(?:の上)?からカード(?=を?[0-9]+枚を?(?:引|ドロー))",)),
    Alike(
        "残りのカード",
        (
            "(?:表にした|公開した|確認した|見た|めくった)残りのカード",
            "残りの(?:表にした|公開した|確認した|見た|めくった)カード",
            "残ったカード",
        ),
    ),
    Alike("それら", ("それぞれ(?=[にをは])",)),
    Alike("開始時、", ("開始時に、?",)),
    Alike("終了時、", ("終了時に、?",)),
    Alike("", ("(?<!置)既に", "すでに")),
    Alike("", ("自分のメインステップ中に(?=この[^。]*こと[でに])",), "L-9.4: when abilities are used"),
    Alike("の修正を得る。", ("(?<=/[0-9])。", "(?<=/[+-][0-9])。")),
    Alike(
        "ターン終了時まで",
        ("このターン終了時まで", "[このそ]+ターンのエンドステップ(?:の?終了時?|の終わり)?まで(?!に)"),
    ),
    Alike("自身の", ("相手自身の", "自分自身の")),
    Alike("コスト", ("ためのコスト",)),
    Alike("〔タップ〕：", ("この(?:クリーチャー|カード|アイテム)をタップ(?:する)?：", "タップ：")),
    Alike(
        "〔タップ〕、",
        ("この(?:クリーチャー|カード|アイテム)をタップ(?:し|する)、(?=[^。]*：)", "(?<![ンァ-ヺ])タップ、"),
    ),
    Alike("そうでない", ("(?<=、)違う(?=なら|場合)",)),
    Alike("", ("(?<=を)クリーチャーとして(?=召喚)",), "L-17.1: what is converted has no text that could say so"),
    Alike("場合にのみ", ("場合のみ",)),
    Alike("", ("(?<=[枚体])ずつ(?=を?選[びぶん])",), "so many each"),
    Alike("バトル", ("戦闘(?!不能)",)),
    Alike("", ("さらに(?=[0-9]+点)",)),
    Alike("", ("(?<=[0-9])[点枚体](?=以上(?:多い|少ない))",)),
    Alike("", ("(?<=、)それぞれ(?=カード|自分|自身|手札|[0-9])",), "each of several players"),
    Alike("に、", ("(?<=ステップ)で、", "(?<=ステップ[12])で、")),
    Alike("無作為に", ("見ないで(?=[0-9]+枚)", "中身を見ずに(?=[0-9]+枚)")),
    Alike("で", ("(?<=能力)では(?=選)", "(?<=効果)では(?=選)")),
    Alike("アタックもブロックも", ("アタック(?:と|および|及び|や)ブロックが(?=でき|行え)",)),
    Alike("アタックしているクリーチャー", ("(?<!その)アタック(?:中の)?クリーチャー",)),
    Alike("ブロックしているクリーチャー", ("(?<!その)ブロック(?:中の)?クリーチャー",)),
    Alike("", ("召喚条件を無視して、?",), "L-15.2: whoever is put is not summoned"),
    Alike("そうしなかった場合", ("(?<=。)選(?:べ|択でき)(?:ない|なかった)場合",)),
    Alike("そうでない", ("(?<=。)それ以外の?(?=なら|場合)",)),
    Alike("", ("さらに(?=カードを?[0-9])",)),
    Alike("同じ名前の", ("(?<=と)(?:同名の|同じ(?:カード)?名の|名前が同じ|カード名が同じ|同じカード名の)",)),
    Alike("", ("アタックして(?=ブロックされなかった)", "アタックし、?(?=ブロックされなかった)")),
    Alike("", ("(?<=を)それぞれ(?=持ち主|手札|墓地|山札|破壊|タップ|アンタップ|自分の)",), "each of those just named"),
    Alike("リサイクルで召喚されている", ("リサイクル(?:で|によって|により)召喚された(?=場合|なら)",)),
    Alike("シフトで移動した", ("シフトした(?=時)",)),
    Alike("シフトで移動する", ("シフトする(?=たび|時)",)),
    Alike("バトルで", ("バトルの?ダメージ(?:で|によって|により)(?!は)",)),
    Alike(
        "",
        ("(?:最も|1番|一番)(?:パワー|タフネス|コスト)の(?=[高低大小])",),
        "最もパワーの高い is 最もパワーが高い",
        {
            f"{most}{stat}の": f"最も{stat}が"
            for most in ("最も", "1番", "一番")
            for stat in ("パワー", "タフネス", "コスト")
        },
    ),
    Alike("このカード以外の", ("このカードの他に",)),
    Alike("", ("追加で(?=カードを?[0-9]+枚|[0-9]+枚)",)),
    Alike("を支払", ("の(?:マナ)?コストを支払", "(?<=[①-⑨])支払"), "②のマナコストを支払い"),
    Alike("追加コスト", ("追加の(?:召喚)?コスト",)),
    Alike("トークン", ("・トークン",)),
    Alike("+0", ("±0(?=/)",)),
    Alike("0", ("±0",)),
    Alike("装備したクリーチャー", ("装備していたクリーチャー",), "L-1.9: the one it was laid on last"),
    Alike(
        "その中",
        (
            "この効果で[^、。はが]{2,9}たカードの中",
            "(?:表にした|公開した|墓地へ送った|確認した|捨てた)カードの中(?=[にか])",
            "それらのカードの中",
            "それらの中",
        ),
    ),
    Alike("クリーチャーが", ("どちらのクリーチャーも(?=破壊されなかった)",)),
    Alike(
        "墓地のこのカードを",
        (
            "このカードを(?:自分の)?墓地から(?=[^。、]{0,24}(?:出|戻|加え|置))",
            "このクリーチャーを(?:自分の)?墓地から(?=[^。、]{0,24}(?:出|戻|加え|置))",
            "(?:自分の)?墓地からこのカードを(?=[^。、]{0,24}(?:出|戻|加え|置))",
        ),
    ),
    Alike("", ("(?<=そのカードを)墓地から(?=.{0,12}戦場に)", "(?<=そのクリーチャーを)墓地から(?=.{0,12}戦場に)")),
    Alike("を行う。", ("(?<=[、：]封縛[0-9])(?:を行う)?(?:。|$)",)),
    Alike("得、", ("(?<=を)得るが、", "(?<=を)得て、(?=[^。、]*(?:できる|できない|されない)。)")),
    Alike(
        "",
        ("リーダーと(?:違う|異なる)色のカードを召喚しても、?(?=他色ペナルティ)",),
        "L-14.1: nothing else has the penalty",
    ),
    Alike("他色ペナルティで", ("リーダーと(?:違う|異なる)色のカードを召喚しても、?(?=ライフを失)",), "L-14.1"),
)
"""Spellings that the book and its readers use alike."""


# words of other games, and what they are called here
FOREIGN: Final = {
    "デッキ": "山札",
    "捨札": "墓地",
    "捨て札": "墓地",
    "トラッシュ": "墓地",
    "控え室": "墓地",
    "怪異": "クリーチャー",
    "ストライカー": "クリーチャー",
    "キャラ": "クリーチャー",
    "ユニット": "クリーチャー",
    "あなた": "自分",
    "対戦相手": "相手",
    "敵": "相手",
    "レスト": "タップ",
    "リカバー": "アンタップ",
    "引く": "ドローする",
    "修整": "修正",
    "全て": "すべて",
    "攻撃": "アタック",
    "攻撃力": "パワー",
    "防御力": "タフネス",
    "前列": "アタックエリア",
    "後列": "ディフェンスエリア",
    "アップキープ": "スタートステップ",
    "回復する": "得る",
    "撃破": "破壊",
    "見": "確認し",
}
