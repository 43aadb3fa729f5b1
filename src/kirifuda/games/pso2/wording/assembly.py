"""The language of pso2 cards: all rows, put together once."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kirifuda.games.pso2.wording import (
    acted,
    acts,
    battles,
    declared,
    deeds,
    either,
    forms,
    frames,
    instead,
    lasting,
    more,
    nouns,
    numbers,
    picks,
    places,
    states,
    things,
    told,
    wider,
)
from kirifuda.games.pso2.wording import rules as bent
from kirifuda.games.pso2.wording.alike import freer
from kirifuda.games.pso2.wording.order import ORDERS
from kirifuda.games.pso2.wording.shorter import at_length, shorter
from kirifuda.games.pso2.wording.words import CLASSES, FOREIGN, NAMES, SORTS, vocabulary
from kirifuda.text.alike import Alike, verb_for_verb
from kirifuda.text.language import Language, Script
from kirifuda.text.openly import OpenSort
from kirifuda.text.phrases import Phrase, merged
from kirifuda.text.verbs import VERBS
from kirifuda.text.width import widths

ROWS: Final[tuple[Phrase, ...]] = (
    *frames.ABILITIES,
    *frames.COSTS,
    *frames.FRAMES,
    *frames.TIMES,
    *states.STATES,
    *states.PAST,
    *nouns.PLAYERS,
    *nouns.SIDES,
    *nouns.ITEMS,
    *nouns.CARDS,
    *things.MODIFIERS,
    *things.REFS,
    *things.THINGS,
    *acts.ACTS,
    *acts.BARE,
    *lasting.STATEMENTS,
    *lasting.DAMAGE,
    *lasting.COSTS,
    *lasting.CHOSEN,
    *numbers.FEATURES,
    *numbers.MEASURES,
    *deeds.SUBJECTS,
    *deeds.DEEDS,
    *deeds.EVENTS,
    *battles.BATTLES,
    *picks.PICKS,
    *told.TOLD,
    *instead.INSTEAD,
    *bent.RULES,
    *wider.WIDER,
    *forms.FORMS,
    *more.MORE,
    *acted.ACTED_ON,
    *places.PLACES,
    *declared.DECLARED,
    *either.EITHER,
)


STRETCH: Final = "[ァ-ヺー一-鿿P]*(?:フェイズ|ステップ)"


def behind(*words: str) -> str:
    """Right behind one of these words."""
    return "(?:" + "|".join(f"(?<={word})" for word in words) + ")"


def nominal() -> tuple[Alike, ...]:
    """〜の破壊を行う and 〜の破壊が行われる: a deed as a noun."""
    deeds = "(?:破壊|公開|シャッフル|選択|サーチ|装備|付与|入れ替え)"
    done = ("行", "す", "し")
    return (
        Alike("を", (f"の(?={deeds}を(?:{'|'.join(done)}))",), "〜の破壊を行う is 〜を破壊する"),
        Alike("が", (f"の(?={deeds}が行われ)",), "〜の破壊が行われる is 〜が破壊される"),
        Alike("され", (f"{behind(*deeds[3:-1].split('|'))}が行われ",), "〜の破壊が行われる is 〜が破壊される"),
        Alike("が", ("[はの](?=(?:次に|戦闘によって|戦闘で)?(?:受ける|与える)(?:戦闘)?ダメージ)",), "who takes damage"),
        Alike("", ("(?<=[枚体])の(?=ドロー[をが])",)),
        Alike("ドローする", ("ドローが行われる",)),
    )


def undone() -> tuple[Alike, ...]:
    """〜なかった before a condition's end: by itself at the head of a sentence it is said of the sentence before."""
    past = {
        forms["not"].removesuffix("ない") + "なかった": forms["te"] + "いない"
        for forms in VERBS.values()
        if "not" in forms and "te" in forms
    }
    some = "|".join(sorted(past, key=lambda word: (-len(word), word)))
    asked = "(?=場合|なら|時)"
    of_whom = "(?=場合|なら|時|(?:全ての|各|それぞれの)?プレイヤー|キャラ|カード)"
    whom = "(?:(?:対戦)?相手|自分|そのプレイヤー|ターゲットプレイヤー)"
    what = "(?:(?:手札|カード|それ|そのカード|そのキャラ)を(?:[0-9]枚)?)"
    act = "(?:捨て|破壊し|公開し|見せ|選ば|戻さ|置か|加え|引か|支払わ|プレイし|装備し|出さ|ドローし|サーチし|行わ|ONにし|OFFにし)"
    return (
        Alike(
            "そうしなかった",
            (f"(?<=。)(?:{whom}[がは])?{what}?{act}なかった{asked}",),
            "the sentence before was not done",
        ),
        Alike("", (f"(?:{some}){of_whom}",), "〜しなかった is 〜していない", past),
    )


def abbreviated() -> tuple[Alike, ...]:
    """What a narrow card leaves out: する, の and は, 与える, the verb behind where a card goes."""
    end = "(?=[。⇒])"
    deeds = ("破壊", "公開", "サーチ", "付与", "装備", "移動", "除外", "軽減", "増加", "減少", "フリーズ", "シャッフル")
    side = behind("味方", "自分", "相手", "他")
    return (
        Alike("する", (f"{behind(*deeds)}{end}",), "a deed without its verb at the end"),
        Alike("引く", (f"(?:ドロー){end}",), "a deed without its verb at the end"),
        Alike(
            "の",
            (f"{side}(?=キャラ|プレイヤー(?!カード)|アイテム|武器|防具|PP|デッキ|手札|捨札)",),
            "相手キャラ is 相手のキャラ",
        ),
        Alike("の修整を受ける", (f"(?<=/[+-][0-9X]){end}",), "+1/+1 without a verb at the end"),
        Alike("を与える", (f"(?<=ダメージ){end}",), "damage without a verb at the end"),
        Alike(
            "にする", (f"{behind('ON', 'OFF', 'ON】', 'OFF】', '状態')}(?=。)",), "a state without a verb at the end"
        ),
        Alike(
            "は", (f"{behind('装備先', '付与先', 'このキャラ', 'このカード')}(?=[+-][0-9X]/)",), "before a modification"
        ),
        Alike("に加える", (f"(?<=手札)へ{end}",)),
        Alike(
            "に置く",
            (f"{behind('捨札', 'デッキの上', 'デッキの下', 'デッキの一番上', 'デッキの一番下', 'PP')}へ{end}",),
        ),
        Alike("に移動する", (f"{behind('前列', '後列')}へ{end}",)),
        Alike(
            "に",
            (
                f"{behind('手札', '捨札', 'デッキ', 'デッキの上', 'デッキの下', '一番上', '一番下', 'PP', '前列', '後列', '場', 'プレイヤー', 'キャラ', '体')}へ(?!の)",
            ),
        ),
        Alike("手札に加える", (f"手札に{end}",)),
    )


def told_alike() -> tuple[Alike, ...]:
    """What the book's own words say is the same."""
    return (
        Alike("相手のプレイヤー", ("対戦相手の?プレイヤー(?!カード)",)),
        *(
            Alike(f"{who}の", (f"{who}が(?:持ち主|コントローラー)(?:である|の)(?=[^、。を]*能力)",), "406.2.1")
            for who in ("自分", "対戦相手", "相手")
        ),
        Alike(
            "破壊され",
            (
                "(?:破壊され|戦闘不能になり|戦闘不能になっ)て?、?(?:場から)?(?:自分の|持ち主の)?捨札に置かれ(?=[たるて])",
            ),
            "301.4-5: what is destroyed is put there",
        ),
        Alike("攻撃されてい", ("攻撃の?対象(?:に(?:なって|選ばれて|されて)|となって)い(?=る|な|た)",), "506.3.1"),
        Alike("入れることができ", ("入れる事ができ", "入れられ(?=る|ない)")),
        Alike("に", ("にも(?=、?(?:さらに)?[0-9X]+(?:点の?)?ダメージ)", "(?<=に)、?さらに(?=[0-9X])")),
        Alike("いないなら", ("(?<=い)なければ(?!な[らり])",)),
        Alike("ないなら", ("(?<=[上下中態])でなければ(?!な[らり])",)),
        Alike("である", ("だった(?=場合|なら)",)),
        Alike("交戦状態の", ("交戦状態に(?:ある|なっている|入っている)(?!場合|なら|間|限り|時)",)),
        Alike("", ("[1一][体枚人つ]も(?=[^、。]*(?:ない|なかった))",)),
        Alike("攻撃されている場合", ("攻撃の?対象(?:である|の)場合",), "506.3.1"),
        Alike(
            "フェイズ中",
            ("(?<![外の])フェイズで(?=[^、。：]*(?:する|した|れる|れた|た|る)(?:場合|時|とき|たび))",),
            "in a phase",
        ),
    )


# 200.1, G.10: a kind of cards with and without its brackets; 405.1: the book spells the pile both ways
ALIKE: Final = (
    *told_alike(),
    *shorter(),
    *at_length(),
    *freer(),
    *(
        Alike(kind, (f"《{kind}カード》", f"《{kind}》", f"{kind}カード"))
        for kind in ("キャラ", "アイテム", "アクティブ", "マグ")
    ),
    *(Alike(kind, (f"《{kind}》", f"{kind}カード")) for kind in ("武器", "防具")),
    Alike("プレイヤー", ("《プレイヤーカード》", "プレイヤーカード")),
    Alike("体", ("枚",), "counters"),
    Alike("につき", ("ごとに", "毎に")),
    Alike("なら", ("ならば", "であれば", "であるなら")),
    Alike("最も", ("一番(?=コスト|攻撃力|HP|防御力|高|低)",)),
    Alike("無作為", ("ランダム",)),
    Alike("", ("コストを支払わずに",), "what an effect equips or puts into play is not paid for (G.35)"),
    Alike("自分", ("あなた",)),
    Alike("対戦相手", ("相手プレイヤー",)),
    Alike("その中", ("それらの中(?=に)", "そのうち(?!の)")),
    Alike("捨札", ("捨て札",)),
    Alike("ドロー", ("ドロウ",)),
    Alike("ON", ("【ON】", "【ON状態】")),
    Alike("OFF", ("【OFF】", "【OFF状態】")),
    Alike("コントロール", ("支配",)),
    Alike("事で", ("ことで",)),
    Alike("デッキ", ("デッキ置き場",)),
    Alike(
        "",
        ("それぞれ、?(?=自分|自身|カード|手札|デッキ|[0-9+-])(?![0-9][枚体]以上(?:ある|いる))",),
        "each for itself, where each acts or gets anyway",
    ),
    Alike("出た", ("(?<=場に)出された",)),
    Alike("出る", ("(?<=場に)出される",)),
    Alike("この戦闘フェイズ", ("この戦闘(?!フェイズ|ダメージ|不能)",), "506: a battle is its phase"),
    Alike("ターン中", ("(?<=の)ターンに(?=[^、。：0-9]*(?:時|たび)に?：)",), "of an event"),
    Alike("の", (f"のターンの(?={STRETCH})",), "500.3: a phase is of a turn"),
    Alike("各", (f"各ターンの(?={STRETCH})",), "500.3: a phase is of a turn"),
    Alike("フェイズ中", ("フェイズに(?![なはも入移])", "フェイズの間に"), "in a phase"),
    Alike("ステップ中", ("ステップに(?![なはも入移])", "ステップの間に"), "in a step"),
    Alike("", (f"{behind('フェイズ中', 'ステップ中')}に(?=[^、。：0-9]*(?:時|たび)に?：)",), "of an event"),
    Alike("この能力は1ターン", ("(?<=。)1ターン(?=に[0-9]回[^、。]*発動)",)),
    Alike("この能力は1ターンに1回だけ発動できる", ("(?<=。)1ターンに1回(?=。)",)),
    Alike("お互い", ("(?<!お)互い(?=の|は)",)),
    Alike("お互いのプレイヤー", ("自分と(?:対戦)?相手(?=は)",)),
    Alike("残り", ("残ったカード",)),
    Alike("", ("[1一]度も(?=[^、。]*(?:ない|なかった))",)),
    Alike("アクティブの能力", ("アクティブ能力",), "204.2: the ability of an active"),
    Alike("の間", ("の間(?:だけ|のみ|に限り)",)),
    Alike("まで", ("までの間(?=、)",)),
    Alike(
        "場に",
        ("場の(?=[前後]列に(?:ON|OFF|状態|で)*(?:出|置))", "(?<!場[にの])(?=[前後]列に(?:ON|OFF|状態|で)*出)"),
        "a row is a part of the field",
    ),
    Alike("以下のいずれか", ("(?<!以下の)いずれか(?=を?選)",)),
    Alike("そうしなかった", ("(?<=。)(?:(?:対戦)?相手が|自分が)?支払わなかった",)),
    Alike(
        "代わりにそれを",
        ("その(?:キャラ|カード)を捨札に置く(?:代わり|かわり)に、?(?:その(?:キャラ|カード)を)?",),
        "what is destroyed goes there",
    ),
    Alike(
        "代わりにそれが",
        ("その(?:キャラ|カード)は捨札に置かれる(?:代わり|かわり)に、?",),
        "what is destroyed goes there",
    ),
    Alike("", ("自分の場に(?:ある|いる|出ている)(?=この)",), "where else"),
    Alike("プレイする", ("プレイする(?:ための|際の|時の|のに必要な)(?=コスト)",)),
    Alike("", ("(?<=[枚体つ])ずつ(?=選|を)",), "each as many"),
    Alike("である", ("になっている(?=場合|間|限り|なら)",)),
    Alike("時：", ("場合：",)),
    Alike("1ターンに", ("1ターンの間に",)),
    Alike("にある", ("(?<=札)に置かれている", "(?<=PP)に置かれている")),
    Alike(
        "は、",
        (
            "(?<=[0-9]体)、(?=このターン|ターン終了|次に受|[+-][0-9])",
            "(?<=[0-9]枚)、(?=このターン|ターン終了|次に受|[+-][0-9])",
        ),
    ),
    Alike("すべてを", ("(?<![をはが])(?:すべて|全て)(?=破壊|ON|OFF)",)),
    Alike(
        "",
        ("(?<!【)(?:回復|貫通)[1-9](?!】)",),
        "【】 left out",
        {f"{word}{at}": f"【{word}{at}】" for word in ("回復", "貫通") for at in range(1, 10)},
    ),
    Alike("を行う", ("(?<=【回復[1-9]】)(?=。)",)),
    Alike("を得る", ("(?<=【貫通[1-9]】)(?=。)",)),
    Alike("に等しい", ("に等しい数(?:である|です)",)),
    Alike("装備先", ("この(?:アイテム|武器|防具|カード)の装備先",)),
    Alike("場合、", ("場合は(?!、)",)),
    Alike("そうでない場合", ("それ以外(?:であった|の|だった)?場合",)),
    Alike("コントロールを", ("コントロールを自分が",)),
    Alike("ターン終了時まで、", ("ターン終了時まで自分が(?=得)",)),
    verb_for_verb("選ぶ", "探す"),
    Alike("自分が【回復】を行", ("(?<![がは])【回復】を行(?=った|うたび)",)),
    # 208, 210: what sort of word it is, before the word itself
    Alike("", ("(?:種別|種族|クラス)[がに]?(?=《)",), "a sort or class stands in 《》 anyway"),
    Alike("は", ("を(?=[+-][0-9X]/[+-][0-9X](?:する|し|。))",), "〜を+1/+1する is 〜は+1/+1する"),
    Alike("状態の", ("状態で(?=(?:コスト|HP|攻撃力)[0-9])",)),
    Alike("の", ("(?<=[中態列])の、",)),
    Alike("または", ("(?<=武器)と(?=防具(?:を|は)?全て)", "(?<=防具)と(?=武器(?:を|は)?全て)"), "all of both"),
    Alike("または", ("(?<=》)と(?=《[^》]*》の[^、。]{1,12}?(?:は?全て))",), "all of both"),
    Alike("から", ("を発生源とする(?=(?:戦闘)?ダメージを受け)",), "103.2.2"),
    Alike("を行う。", ("(?<=【回復[1-9]】)$",), "a text that is a recovery"),
    Alike("自分の", ("自分がコントロールする(?!カード|場合|間|限り|なら|[。、])",)),
    Alike("相手の", ("(?:対戦)?相手がコントロールする(?!カード|場合|間|限り|なら|[。、])",)),
    Alike("捨札にあるこのカードを", ("このカードを(?:自分の)?捨札から",)),
    Alike("攻撃対象", ("その(?:キャラ|カード|味方)が攻撃の?対象に選んだ(?:相手|味方|キャラ)",)),
    Alike("この方法で", ("この(?:能力|コスト)で(?=[^、。]*(?:破壊|捨て|公開)[しさてら])",)),
    Alike(
        "この効果で",
        (
            "この(?:ダメージ|攻撃)(?:で|によって|により)(?=[^。]*(?:場合|なら|時)、)",
            "これで(?=[^。]*(?:場合|なら|時)、)",
        ),
    ),
    Alike("自身の", ("自分自身の",)),
    Alike("攻撃されている", ("攻撃された(?=(?:時|場合)に?のみプレイ)",)),
    Alike(
        "そうでないなら、",
        ("(?<=。)(?:1[枚体つ]も|それが)?(?:ない|いない)(?:なら|場合)、",),
        "what the condition before asked for is not there",
    ),
    Alike("攻撃している", ("攻撃した(?=(?:時|場合)に?のみプレイ)",)),
    Alike(
        "それらに",
        ("それらに?、?それぞれに?(?=[0-9X]|この)", "(?<=、)それぞれに(?=[0-9X])", "(?<=。)それぞれに(?=[0-9X])"),
    ),
    Alike("アクティブの能力", ("(?<!の)アクティブカードの(?:能力|効果)",)),
    Alike("カード", ("(?<=した)(?:PP|手札|アイテム|マグ)(?=の枚?数)",)),
    Alike(
        "カードの枚数",
        (f"{behind('加えた', '戻した', '置いた', '移動させた', 'サーチした', '公開した', '破壊した')}枚数",),
    ),
    Alike("", ("(?<=[、。])自分が(?=コントロールする)",)),
    *(
        Alike(f"{who}のプレイヤーに付与する", (f"{who}のプレイヤーを選び、?(?:このカードを)?付与する",))
        for who in ("自分", "相手")
    ),
    Alike("自分のマグに付与する", ("自分のマグを選び、?(?:このカードを)?付与する",)),
    Alike("中、", ("(?<=ターン)に、(?=[^：。]*時：)",), "of an event"),
    Alike("中", ("(?<=ターン)(?=(?:に?のみ|だけ|に?しか)(?:発動|使用))",), "when an ability can be invoked"),
    Alike(
        "",
        ("(?:毎ターン|各ターン)、?(?=可能|攻撃しなければ)", "(?<=可能なら)毎ターン、?"),
        "it is obliged in every turn anyway",
    ),
    Alike("", ("(?<=から)好きな(?=カードを?[0-9])",), "any card"),
    Alike("捨てる", ("捨てさせる",)),
    Alike("捨て", ("捨てさせ(?!る)",)),
    *undone(),
    *nominal(),
    *abbreviated(),
)
RESERVED: Final = ("ボス",)
# 206.2, 210.1.1, 302.1: names stand in 「」, classes and sorts in 《》, keywords in 【】
SCRIPT: Final = Script(
    widths=widths("【】", {"－": "-", "＋": "+", "Ⓧ": "ⓧ"}), letters="X", labels="【】", alike=ALIKE, order=ORDERS
)


def language(extra_sorts: tuple[tuple[str, str], ...] = ()) -> Language:
    """The language, with the sorts of further card sets."""
    return made(extra_sorts)


@lru_cache(maxsize=8)
def made(extra_sorts: tuple[tuple[str, str], ...]) -> Language:
    """The same, put together once for the same sorts."""
    rows = merged(frames.SHARED, (*ROWS, *vocabulary()))
    sorts = {"sortword": OpenSort("種別", "sort", {**CLASSES, **SORTS, **dict(extra_sorts)})}
    return Language(
        "pso2",
        rows,
        reserved=RESERVED,
        names=NAMES,
        open_sorts=sorts,
        foreign=FOREIGN,
        script=SCRIPT,
        arguments={"付与": "anyone"},
        nameless=("武器", "防具"),
    )
