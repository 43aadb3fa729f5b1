"""Orders of words that are one in Magical Duel."""

from __future__ import annotations

import re
from typing import Final

from kirifuda.games.magical_duel.wording.turned import TURNED
from kirifuda.text.order import Shift

_OTHER: Final = "(?:敵プレイヤー|相手プレイヤー|対戦相手|相手)"
_PLAYER: Final = "(?:敵プレイヤー|味方プレイヤー|相手プレイヤー|対戦相手|相手|あなた|プレイヤー)"
_WORDS: Final = r"[^。、\n：⇒「」はがを]+?"
_AIMED: Final = r"(このカード|それら?|味方[^。、\n：⇒「」はがを]*?)"
_SOURCE: Final = r"([^。、\n：⇒「」はがを]*?(?:魔法|能力|効果|詠唱)(?:[かや](?:魔法|能力|効果))?)"
_AIM: Final = "(?:選択でき|選べ|指定でき|取れ|でき)ない"
_ATTACK: Final = r"攻撃(?:する|を行う|を宣言する)"
_EACH: Final = r"(?:各|毎|1)ターン(?:に|で|の|中に)?、?"

_BEGIN: Final = r"(?:(?<=\n)|^)"
_GIVEN: Final = r"([^。、\n：⇒「」]{3,40}?[がは][^。、\n：⇒「」]{1,20}?"
_MEETS: Final = r"([^。、\n：⇒「」]{3,40}?)"
_GIVEN_ENDS: Final = {
    "あり": "あるなら、", "おり": "いるなら、", "いて": "いるなら、", "あって": "あるなら、", "で": "なら、", "であり": "なら、",
    "なく": "ないなら、", "おらず": "いないなら、",
}  # fmt: skip
"""How a condition goes on into what happens, and how it ends where it stands behind."""

ORDER: Final = (
    *TURNED,
    *(
        Shift(
            re.compile(rf"{_BEGIN}{_GIVEN}){joined}、(?:かつ、?)?{_MEETS}{when}(?={behind})"),
            (2, said, "、", 1, condition),
            "910.1, 906.1: what must be so besides, before what happens",
        )
        for joined, condition in _GIVEN_ENDS.items()
        for when, said, behind in (
            ("る(?:場合|とき|時|際)", "る場合", "、代わりに"),
            ("た(?:とき|時|場合)", "たとき", " ?⇒"),
            ("だ(?:とき|時|場合)", "だとき", " ?⇒"),
        )
    ),
    Shift(
        re.compile(
            r"(この(?:能力|カード))を発動できるのは、?([^。]*?[0-9][度回])(?:のみ|だけ|まで)(?:である|です)?(?=。|$)"
        ),
        (1, "は", 2, "のみ発動できる"),
        "how often, behind what can be activated: 発動できるのは1ターンに1度だけである",
    ),
    Shift(
        re.compile(r"(この(?:能力|カード))を発動できるのは、?([^。]*?)に?(?:のみ|だけ)(?:である|です)?(?=。|$)"),
        (1, "は", 2, "にのみ発動できる"),
        "when, behind what can be activated: 発動できるのはメインタイミングのみである",
    ),
    Shift(
        re.compile(
            r"(この能力は)、?([^。、]*?(?:ターン|フェイズ|メインタイミング)|[^。、]*?ステップ(?=[^。]*ターン))"
            r"(?:の間|中|[にで])*(?:のみ|だけ)?、?(?:(?:各|1|毎)ターン(?:に|中に)?、?)?([0-9]+[度回])(?:のみ|だけ|まで)発動できる"
        ),
        (1, 2, "にのみ発動できる。", 1, "1ターンに", 3, "のみ発動できる"),
        "when and how often in one",
    ),
    Shift(
        re.compile(
            rf"(?:(?<=[、。⇒\n ])|^)([^。、\n：⇒「」]*?を(?:[0-9]+[体人枚つ](?:以[上下])?)?)({_PLAYER})が"
            r"(?=支配して(?:いる|いない)(?:なら|場合|かぎり|限り|間))"
        ),
        (2, "が", 1),
        "who controls it, behind what is controlled",
    ),
    Shift(
        re.compile(
            r"(?<![0-9/X])(?<!うち)(?<!うちの)(?<!もう)(?<![一-鿿ァ-ヺー”」])([0-9X]+[体枚人つ個](?:まで|以上)?)の([^。、\n：⇒「」はがを]{1,24})を"
        ),
        (2, "を", 1),
        "so many of something: 2体の敵怪異を",
    ),
    Shift(
        re.compile(
            r"(?:(?<=[、。 \n])|^)((?:あなたの|相手の|敵プレイヤーの|味方の?|敵の?)(?:[ァ-ヺー]+フェイズ|ターン))(?:の間に|中に|に)、?"
            r"(?=[^。、⇒]{1,30}が[^。、⇒]*(?:とき|時) ?⇒)"
        ),
        (1, "の間、"),
        "when it happens, before what happens",
    ),
    Shift(
        re.compile(rf"{_OTHER}は、?{_AIMED}を、?対象(?:として|に)、?{_AIM}"),
        (1, "は敵の魔法や能力の対象にならない"),
        "the same with nothing said of whose target it would be",
    ),
    Shift(
        re.compile(
            r"((?:このカード|それら?|その[^。、のをは]{2,4}|[^。、\n：⇒「」はがをに]{1,16}(?:怪異|カード)))[にを]、?"
            r"((?:ATK|DEF)[+-][0-9X]+(?:(?:と|、)(?:ATK|DEF)[+-][0-9X]+)?)(?:する|修正する)"
        ),
        (1, "は", 2, "を得る"),
        "what is given: このカードにATK+500する",
    ),
    Shift(
        re.compile(
            r"(このカードに([^。、]{1,8}カウンター)(?:を[0-9X]+個|[0-9X]+個を)置く。)(?:その後、)?(?:それ|その数)?が?"
            r"([0-9]+個(?:以上)?)(?:になった|になっている|ある|置かれている)?(?=なら|場合)"
        ),
        (1, "このカードの", 2, "が", 3, "である"),
        "1018.4: how many of them there are now",
    ),
    Shift(
        re.compile(r"(([^。、：のをがは]{1,8}カウンター)を[^。：]{0,8}取り除く：[^。]{0,12}?)取り除いた(?:個)?数"),
        (1, "取り除いた", 2, "の数"),
        "1018.5: how many were removed",
    ),
    Shift(
        re.compile(r"((?:このカード|それ)(?:の|に置かれている|から))最後の([^。、]{1,9}カウンター)が取り除かれた"),
        (1, 2, "がなくなった"),
        "1018.5: the last one is removed",
    ),
    Shift(
        re.compile(rf"{_OTHER}は、?{_AIMED}を、?{_SOURCE}の対象(?:として|に)、?{_AIM}"),
        (1, "は敵の", 2, "の対象にならない"),
        "who would choose a target first: 敵プレイヤーはこのカードを魔法の対象に選べない",
    ),
    Shift(
        re.compile(rf"{_OTHER}は、?{_SOURCE}の対象(?:として|に)、?{_AIMED}を、?{_AIM}"),
        (2, "は敵の", 1, "の対象にならない"),
        "the same with the target last",
    ),
    Shift(
        re.compile(
            rf"(?:(?<=[。、\n ])|^)([^。、\n：⇒「」は]{{2,40}}?を)、?({_PLAYER}が)(?=発動する(?:ための)?コスト)"
        ),
        (2, 1),
        "903.2g: who activates it, behind what is activated",
    ),
    Shift(
        re.compile(r"ATK([0-9]+|X)(?:で|、|かつ|・|と|、かつ)+DEF([0-9]+|X)(?:の|で、?|である)(?=[^。、]*トークン)"),
        ("[", 1, "/", 2, "]の"),
        "1302.1: what a token is like",
    ),
    Shift(
        re.compile(
            r"(?:あなた|味方プレイヤー)が([^。、\n：⇒「」はが]*?)(?:結魂)?(怪異)(?:カード)?を結魂させた(?=とき|時)"
        ),
        ("味方", 1, 2, "が結魂によって戦場に出た"),
        "1020.1: what is soulbonded enters so",
    ),
    Shift(
        re.compile(rf"{_OTHER}が([^。、\n：⇒「」はが]*?)(?:結魂)?(怪異)(?:カード)?を結魂させた(?=とき|時)"),
        ("敵", 1, 2, "が結魂によって戦場に出た"),
        "1020.1",
    ),
    Shift(
        re.compile(
            rf"{_OTHER}(?:が支配(?:する|している)|が発動した|の){_SOURCE}が、?{_AIMED}を、?対象(?:として|に(?:して|取って)?)、?発動された"
            r"(?=とき|時)"
        ),
        (2, "が敵の", 1, "の対象になった"),
        "903.2e: what is chosen as a target, as it is activated",
    ),
    Shift(
        re.compile(r"このカードの解決後に?、?(このカード[をがは])(?=墓地に置[^。]*代わりに)"),
        (1, "解決後に"),
        "703.3: after it has resolved, before what then becomes of it",
    ),
    Shift(
        re.compile(
            r"(?<![ァ-ヺー一-鿿])(?:各|すべての|いずれの)?プレイヤー[は|も]、?(このカード|それら?)に(?:対して)?は?、?チェイス(?=できない|しない)"
        ),
        (1, "は、チェイス"),
        "1005.2: whoever it would be",
    ),
    Shift(
        re.compile(
            rf"({_OTHER}|あなた|味方プレイヤー|そのプレイヤー)は、?(このカード|それら?)に(?:対して)?は?、?チェイス(?:でき|し)ない"
        ),
        (2, "は", 1, "にチェイスされない"),
        "1005.2: who cannot chase onto it",
    ),
    Shift(
        re.compile(rf"攻撃目標(?:として|に)、?({_PLAYER})を、?(?:選択でき|選べ|指定でき|でき)(?=[なずる])"),
        (1, "を攻撃でき"),
        "803.3b: who is chosen is attacked",
    ),
    Shift(
        re.compile(
            rf"(?<=が)({_WORDS}を)(バトル(?:によって|で|により)|攻撃(?:によって|で|により))、?(?=(?:破壊し|破壊する|穢し|穢す))"
        ),
        (2, 1),
        "by what, behind what is destroyed: 敵怪異をバトルで破壊したとき",
    ),
    Shift(
        re.compile(rf"({_PLAYER})が(?:自分|自身)の(?=[ァ-ヺー]*(?:フェイズ|ステップ|ターン))"),
        (1, "が", 1, "の"),
        "whose turn it is said to be: 相手が自身のドローフェイズに",
    ),
    Shift(
        re.compile(
            r"((?:それら?|このカード|その[^。、のをは]{2,4})の)(ATK|DEF|コスト|レベル)([をは])、?"
            r"表記の(?:\2|値|数値)(?:と同じ(?:値|数値)?|に等しい値)?に(?=する|し|なる|なり)"
        ),
        (1, 2, 3, 1, "表記の", 2, "と同じ値に"),
        "909.6: its own printed value",
    ),
    Shift(
        re.compile(
            rf"((?:敵|味方|相手の|あなたの)?[^。、\n：⇒「」はがを]*?怪異|このカード|{_OTHER})が"
            rf"([^。、\n：⇒「」はが]*?{_ATTACK})(?:ためには?|には)、?"
            rf"(?:{_OTHER}|[そこ]の支配者|それの支配者|そのプレイヤー)は、?(?:追加で、?)?"
            r"(?=[^。]*(?:支払|捨て|破棄|レスト|取り除|置))"
        ),
        (1, "が", 2, "ためには、その支配者は"),
        "803.4: what an attack asks of whoever attacks",
    ),
    Shift(
        re.compile(rf"({_PLAYER})が{_EACH}最初に発動する({_WORDS})(?:は、?|を、?|の)(?:発動するための)?コスト[はがを]"),
        ("このターンに", 1, "が", 2, "を発動していないかぎり、", 1, "が", 2, "を発動するためのコストは"),
        "the first of a turn: as long as there was none",
    ),
    Shift(
        re.compile(
            rf"({_PLAYER}が)({_WORDS})を発動したとき、(?:それ|そのカード|その魔法)が(?:この|その)ターン(?:に|中に|、)?(?:{_PLAYER}が)?"
            r"発動した([0-9]+)[枚つ]目の\2(?:である)?(?:なら|場合) ?⇒ ?"
        ),
        (1, "そのターン", 3, "枚目の", 2, "を発動したとき ⇒ "),
        "the second of a turn, asked for before the arrow",
    ),
    Shift(
        re.compile(rf"(?:各|毎|その)ターン(?:に|で|中に)?、?最初に({_WORDS}が)(?=[^。、⇒]*(?:とき|時) ?⇒)"),
        (1, "そのターン1回目に"),
        "the first of a turn, said before whom it happens to",
    ),
    Shift(
        re.compile(
            rf"({_PLAYER}が)({_WORDS})を発動したとき ?⇒ ?それがこのターン(?:に|中に|、)?(?:{_PLAYER}が)?発動した"
            r"([0-9]+)[枚つ]目の\2(?:である)?なら、"
        ),
        (1, "そのターン", 3, "枚目の", 2, "を発動したとき ⇒ "),
        "the second of a turn, asked for behind the arrow",
    ),
    Shift(
        re.compile(r"(?<![に、])(このカードが[^。、\n：⇒「」はがを]+?から(?:戦場に)?出て(?:いた|いる)(?:なら|場合))"),
        ("このターンに、", 1),
        "where it came from, asked for as it enters",
    ),
    Shift(
        re.compile(
            r"(?:数値|数)(を1つ|1つを)(選ぶ|宣言する|選択する|指定する|選び|宣言し)"
            r"(?=[^\n]*コストが(?:その|選んだ|宣言した|指定した)(?:数値|数|値)(?:である|に等しい|と同じ))"
        ),
        ("コスト", 1, 2),
        "104.5: a number that costs are compared with",
    ),
    Shift(
        re.compile(
            r"((持ち主の|敵|相手の|敵プレイヤーの|味方|あなたの)(?:メイン)?デッキ[^\n]*?、)その(?=デッキをシャッフル)"
        ),
        (1, 2),
        "the deck that was spoken of",
    ),
    Shift(
        re.compile(rf"({_WORDS}から)([0-9X]+)枚の(カード)を(?=[^。、]*(?:置く|加える|公開|除外|見))"),
        (1, 3, "を", 2, "枚"),
        "so many cards of a pile",
    ),
)
"""The first that fits a stretch turns it; those of all games come behind."""
