"""Manners of speaking that are one in lyrical: how it is said that one must, may or cannot, and words that add nothing."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from kirifuda.text.alike import Alike
from kirifuda.text.verbs import VERBS


def some(words: Iterable[str]) -> str:
    """Any of these words, the longest first."""
    return "|".join(map(re.escape, sorted(words, key=lambda word: (-len(word), word))))


def _having_to() -> Alike:
    """捨て札しなければならない: whoever has to do it does it. To attack and to guard are another matter."""
    words = {
        f"{forms['not'].removesuffix('い')}{must}": forms["dict"]
        for forms in VERBS.values()
        if "not" in forms and "dict" in forms
        for must in ("ければならない", "ければなりません", "ければいけない")
    }
    return Alike("", (rf"(?<!宣言)(?<!宣言を)(?:{some(words)})",), "捨て札しなければならない is 捨て札する", words)


def _nor() -> tuple[Alike, ...]:
    """エフェクトを使用することも、アタック宣言することもできない: neither."""
    pairs = {
        f"{forms['dict']}ことも{comma}": f"{forms['cannoti']}、"
        for forms in VERBS.values()
        if "cannoti" in forms and "dict" in forms
        for comma in ("、", "")
    }
    last = {f"{forms['dict']}こともできない": forms["cannot"] for forms in VERBS.values() if "cannot" in forms}
    return (
        Alike("", (rf"(?:{some(last)})",), "使用することもできない is 使用できない", last),
        Alike("", (rf"(?:{some(pairs)})(?=[^。]*(?:ことも)?できない)",), "neither this nor that", pairs),
    )


def _moving() -> Alike:
    """アイテムカードを…に移す: it is set there (N-3.1)."""
    words = {
        f"に{head}{forms[form]}": f"にセット{VERBS['する'][form]}"
        for head, forms in (
            ("", VERBS["移す"]),
            ("移してセット", VERBS["する"]),
            ("セットし直", {"dict": "す", "i": "し", "te": "して"}),
        )
        for form in VERBS["する"]
        if form in forms
    }
    return Alike("にセットする", (rf"(?:{some(words)})",), "of an item", words)


def _parting() -> Alike:
    """手札に加え、それ以外なら捨て札する: what is done otherwise is a sentence of its own."""
    words = {f"{forms['i']}、": f"{forms['dict']}。" for forms in VERBS.values() if "i" in forms}
    otherwise = r"(?:それ以外の?|そうでな(?:い|かった))(?:なら|場合)|そうでなければ"
    return Alike("。", (rf"(?:{some(words)})(?={otherwise})",), "before what is done otherwise", words)


_TURNED: Final = r"(?:このキャラクター|そのキャラクター|このカード|それ|セットされたキャラクター)(?:を|は|が)、?"


def _prices() -> Alike:
    """(赤1青1/2): so much of each colour; the marks together are the factor (N-8.2)."""
    words = {
        f"{one}{n}{other}{m}/": f"{one * n}{other * m}{n + m}/"
        for one in "赤青緑●"
        for other in "赤青緑"
        if one != other
        for n in (1, 2, 3)
        for m in (1, 2, 3)
    }
    return Alike("赤青2/", (rf"(?:{some(words)})",), "so much of each colour", words)


MANNERS: Final = (
    _prices(),
    Alike("可能なら", (r"可能で(?:ある(?:限り|かぎり|なら)|あれば)", r"(?<=、)必ず(?=ガード宣言しなければ)")),
    _having_to(),
    *_nor(),
    _parting(),
    Alike("", (r"(?:これ|それ)?(?:以降|以後)、?(?!の)", r"どちらのプレイヤーのものであっても、?")),
    Alike("お互いのプレイヤーは", (r"どちらのプレイヤーも、?", r"いずれのプレイヤーも、?", r"(?:お互い|両)プレイヤーとも、?")),
    Alike("できない", (r"(?<=[言用])(?:することが)?ができなくなる", "できなくなる", "(?<=[言用])ができない")),
    Alike("できる", ("できるようになる",)),
    Alike("によって", (r"によっては(?=[^。、]*(?:ない|ず))",)),
    Alike("していない", (r"(?<=宣言)(?:した|している)キャラクター以外の",), "アタック宣言したキャラクター以外の"),
    Alike("間", (r"間(?:だけ|のみ)(?!使用)(?!、?使用)",)),
    Alike("かわりに", (rf"(?<=[時合])、(?:{_TURNED})?(?:捨て札(?:する|される)|(?:その)?ダメージを受ける|場を離れる|行動済み状態に(?:する|なる)|(?:カードを)?引く)代わりに、?",), "it need not be said in whose place"),
    Alike("このカードを捨て札する代わりに", (r"このカード[はが]、?捨て札(?:する|される)(?:代|か)わりに、?", r"このカードを、捨て札する(?:代|か)わりに、?", r"このカードを捨て札するかわりに、?"), "N-5.2, N-6.2"),
    Alike("に対する", (r"に対して(?=レスポンスとして)",)),
    Alike("", (r"既に(?=アイテム)",)),
    Alike("この効果", (r"この能力(?=で|によ)",)),
    Alike("レスポンスとして", (r"レスポンスで(?=(?:のみ|だけ|しか)、?使用)",)),
    Alike(
        "はすべてのスキルを失う",
        (r"(?:の持つ|が持つ|の|の持っている)(?:すべての)?スキルは、?(?:すべて)?(?:無効になる|無視される|失われる|無効化される)",),
    ),
    Alike("バトル終了時", (r"(?:その|この)?バトルの解決(?:の?後|後|の最後)に?(?=、)", r"(?:その|この)バトルの後に?(?=、)", r"(?:その|この)バトルの終了時に?(?=、)")),
    Alike("バトルの間", (r"(?<=宣言した)バトルで(?:は|の)?(?=、)", r"(?<=宣言した)バトル中(?:に|は)?(?=、)", r"(?<=宣言した)バトルの間だけ(?=、)")),
    Alike("アタック宣言による", (r"(?:その|この)アタック(?:宣言)?(?:によって|で|により)(?=自分が(?:次に)?受けるダメージ)",), "the attack that is going on"),
    Alike("選び、", (r"選(?:び|んで)、?それぞれに、?(?=[^。]*ダメージ)",), "each of those that were chosen"),
    Alike("場にいる", (r"場に残っている", r"場に残る(?=場合|なら)")),
    Alike("アタック宣言かガード宣言", (r"アタック宣言(?:と|および|・)ガード宣言(?=を?[しす])",)),
    Alike("", (r"(?<=[はがに])、?ターンプレイヤーから順に、?", r"(?<=[はがに])、?順番に、?(?=自分)")),
    Alike("を持つ", (r"を持ち、(?=[^。、]{1,30}(?:を持つ|の|である)(?:キャラクター|カード))",)),
    Alike("を持たない", (r"を持たず、(?=[^。、]{1,30}(?:を持つ|の|である)(?:キャラクター|カード))",)),
    Alike("非ターンプレイヤーは", (r"お互いのプレイヤーは、?(?:対戦)?相手のターン(?:に|中に?|の間)、?",)),
    Alike("ターンプレイヤーは", (r"お互いのプレイヤーは、?(?:自分|自身)のターン(?:に|中に?|の間)、?",)),
    Alike("", (r"(?:1度|一度|1回)も(?=[^。、]*(?:していない|しなかった|なかった))", r"(?<=が)1[体枚]も(?=[^。、]*(?:していない|しなかった))")),
    Alike("このキャラクターは行動済み状態でもエフェクトを使用できる", (r"このキャラクターのエフェクトは、?(?:このキャラクターが)?行動済み状態(?:でも|であっても)、?使用できる",)),
    Alike("コストを払わずに使用できる", (r"(?:必要)?(?:ファクター[とも](?:必要)?)?コスト[をも](?:支払わずに|支払うことなく|払うことなく|払わないで)(?:手札から)?使用(?:できる|することができる|してもよい)",)),
    Alike("このキャラクターがバトルでキャラクターを捨て札した", (r"このキャラクターがバトルで(?:与えたダメージ(?:によって|で))?(?:バトル相手(?:のキャラクター)?|相手のキャラクター)(?:を捨て札した|が捨て札された)",)),
    Alike("セットされたキャラクターがバトルでキャラクターを捨て札した", (r"セットされたキャラクターがバトルで(?:与えたダメージ(?:によって|で))?バトル相手(?:のキャラクター)?(?:を捨て札した|が捨て札された)",)),
    Alike("", (r"(?<=場に)1[体枚]も(?=いない|ない)",)),
    Alike("使用できない", (r"(?<=[回しか])(?:発揮されない|発揮できない|発動しない|誘発しない|働かない|発揮しない)",)),
    Alike("使用できる", (r"(?<=回)(?:まで)?(?:だけ|のみ)?(?:発揮する|発揮される|発動する|誘発する|働く)(?=。)", r"(?<=回まで)(?:発揮する|発揮される|発動する)(?=。)")),
    Alike("ガード宣言", (r"ガード宣言が(?=され)",)),
    Alike("のエフェクト", (r"[がの](?:持つ|持っている)エフェクト",)),
    Alike("まで", (r"終了時までに(?=、)",)),
    Alike("", (r"このカードの(?:効果の)?解決後、?", r"未行動状態の(?=このキャラクターを行動済み状態に)", r"行動済み状態の(?=このキャラクターを未行動状態に)")),
    Alike("かわりに", (r"[0-9X]+点?の?ダメージの代わりに、?",)),
    _moving(),
    Alike("なら", ("であるなら",)),
    Alike("時", (r"(?<=[ただるい])(?:時|とき)は(?=、)",)),
    Alike("このカードを", (r"これを(?=セットし)",)),
    Alike("このカードが", (r"これが(?=セットされ)",)),
    Alike("", (r"(?:自分自身|自身|自分)で(?=選)", r"(?<=を)自由に(?=選)")),
    Alike("自分の", (r"自身の", "自分自身の")),
    Alike("てもよい", (r"てことを選んでもよい", r"てよいものとする")),
    Alike("してもよい", (r"することを選んでもよい", r"することを選べる")),
    Alike("が場に出た", (r"(?<=このキャラクター)を場に出した(?=時|とき|場合)", r"(?<=このカード)を場に出した(?=時|とき|場合)")),
    Alike("が", (r"(?<=攻撃力)の(?=(?:最も|一番|より)?(?:低|高|大き|小さ))", r"(?<=耐久力)の(?=(?:最も|一番)?(?:低|高|大き|小さ))", r"(?<=必要コスト)の(?=(?:最も|一番)?(?:低|高|大き|小さ))")),
    Alike("の必要コスト", (r"(?<=エフェクト)は、?必要コスト(?=[がを])", r"(?<=カード)は、?必要コスト(?=[がを][0-9])")),
    Alike("キャラクターが", (r"キャラクター(?:が)?1体が(?=[^。、]{2,24}(?:した|された|受けた|出た)(?:時|とき))",), "whichever it is"),
    Alike("使用できる", (r"(?<=[時き場合]に)使用し?てよい",)),
)  # fmt: skip
