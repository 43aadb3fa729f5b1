"""Order of words that carries no meaning: what may stand in the middle of a sentence is read where rows have it.

Used at the second look only, before the spelling is brought to one form; whoever reads the text sees it as it stands.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from kirifuda.text.layout import Laid
from kirifuda.text.verbs import VERBS, passive_of


@dataclass(frozen=True)
class Shift:
    """A stretch of a text in another order: groups of the pattern by number, and words that go between them."""

    pattern: re.Pattern[str]
    order: tuple[int | str, ...]
    remark: str

    def apply(self, line: Laid) -> Laid:
        """The line with every such stretch in the other order. What goes between stands where the words before it end,
        so that a pronoun in it speaks of what comes before."""
        made: list[str] = []
        origin: list[int] = []
        here = 0
        for found in self.pattern.finditer(line.text):
            made.append(line.text[here : found.start()])
            origin += line.origin[here : found.start()]
            last = found.start()
            for piece in self.order:
                word = piece if isinstance(piece, str) else found[piece] or ""
                if isinstance(piece, str):
                    origin += [line.origin[min(last, found.end() - 1)]] * len(word)
                else:
                    start = max(found.start(piece), found.start())
                    last = start + len(word)
                    origin += [line.origin[min(start + at, found.end() - 1)] for at in range(len(word))]
                made.append(word)
            here = found.end()
        return Laid("".join([*made, line.text[here:]]), [*origin, *line.origin[here:]])


_SIDE: Final = "(?:(?:自分|相手|あなた|対戦相手|味方|敵|敵プレイヤー)の?)"
_NAMED: Final = "(?:ターン|ステップ[0-9]?|フェイズ|フェーズ|バトル|戦闘|チェーン)"
_TURN: Final = rf"(?:この|その|次の)?{_SIDE}?(?:次の)?[ァ-ヺー0-9一-鿿]*{_NAMED}"
_UNTIL: Final = (
    rf"{_TURN}(?:(?:の?終了時?|の終わり|が(?:終了する|終わる)(?:時|とき)?|の?開始時)?まで(?:の間)?"
    r"|の間|中)(?:だけ)?(?!に)"
)
_BARE: Final = rf"(?:この|その|次の){_SIDE}?(?:次の)?(?:ターン|バトル|戦闘)(?=[、+\-「]|[ァ-ヺ一-鿿])(?!終了|開始|中)"
_IN: Final = rf"(?![0-9]){_TURN}(?<!戦闘)(?:の間|中)?[にで](?=[^。]*(?:ない|ません|ず)[。、])"
_SPAN: Final = (
    rf"(?:{_UNTIL}|{_BARE}|{_IN}|[^、。：はで「」]{{4,40}}(?:る|ない)(?:間|限り|かぎり)"
    r"|[^、。：は「」]{4,40}(?:である|でない)(?:間|限り|かぎり)|[^、。：は「」]{2,30}[0-9]+[枚体点つ]につき(?=、))"
)
_START: Final = r"(?:(?<=[、。：\n⇒】〕\] ])|(?<=\n・)|^|(?<=わりに))(?!かわりに|代わりに|・)"
_OTHERS: Final = r"(?:(?:対戦)?相手|お互い)(?:の?プレイヤー)?|(?:敵|各|両|その|すべての|全ての)プレイヤー"
_OWN: Final = rf"(?:{_OTHERS})(?:は|には)、?(?:この|その|次の)?(?:自分|自身)の"
"""相手は、自分のターン中: whose turn is not sure, and before 相手 it would be another's."""
_TOPIC: Final = rf"{_START}(?!{_OWN})([^、。：\n「」⇒】〕\] ]+?(?:は|には)(?:すべて|全て)?)"
_OBJECT: Final = rf"{_START}([^、。：\n「」⇒】〕\] は]+?(?:を|に(?=対し)))(?:対し)?"
_NAMELESS: Final = rf"{_START}([^、。：\n「」⇒】〕\] は]+?[体枚])"
_DATIVE: Final = (
    rf"{_START}([^、。：\n「」⇒】〕\] ]*?(?:[体枚ームド]|すべて|全て|それら?)に)(?!、?(?:ある|いる|存在|置かれ))"
)
_ITSELF: Final = rf"{_START}(この[ァ-ヺー一-鿿]+|自身|装備先|装備(?:した|している)[ァ-ヺー一-鿿]+|付与先|それ)"
_CAUSE: Final = (
    r"[^、。：\n「」⇒】〕\] がをは]*?(?:能力|効果|カード|アクティブ|スペル|アビリティ|戦闘|攻撃|バトル)"
    r"(?:によって|により|で)"
)
_CASE: Final = "場合(?!に[のだ限]|のみ|だけ)"
"""A condition, but not one that says only when something can be done."""
_STATE: Final = (
    r"[^、。：\nはが「」⇒]{1,40}(?:(?:いる|いない|ある|ない)(?:間|限り|かぎり)"
    r"|(?<!ターン)(?<!フェイズ)(?<!フェーズ)(?<!ステップ)(?<!バトル)(?<!戦闘)の間"
    rf"|(?:いる|いない|ある)(?:なら|{_CASE}))"
)
_STEP: Final = rf"{_SIDE}?[ァ-ヺー]+ステップ[0-9]?"
_THEN: Final = (
    r"(?:(?:この|その)?ターンの?終了時に|"
    rf"(?:この|その|次の){_SIDE}?(?:ターンの)?[ァ-ヺー]+ステップ[0-9]?(?:の?開始時|の?終了時|時)?に)"
)
_SPOKEN_OF: Final = r"(?:残り|それ|その|選んだ|公開した|表にした|確認した)[^、。：\nはがを]*"
_TAKEN: Final = r"(?:選んで、?|選び、?)?(?:相手に見せて?(?:から)?、?|公開して?、?)?"
SHIFTS: Final = (
    Shift(
        re.compile(
            rf"{_START}({_CAUSE})、?([^、。：\n「」⇒】〕\] はを]+?が)"
            r"(?=受けるダメージ|[^、。：がはを]*(?:され|られ|受け)(?:た|る)(?:時|とき|場合|たび|度))"
        ),
        (2, 1),
        "by what it is brought about, before whom it happens to: 能力によってこのカードが破壊された時",
    ),
    Shift(
        re.compile(
            r"((?:破壊|撃破)される(?:場合|とき|時))、(?!かわりに|代わりに)([^。「」]*てもよい)。"
            r"そうした(?:場合|なら)、(?:[そこ]の[^。、は]*は、?)?(?:破壊|撃破)されない。"
        ),
        (1, "、かわりに", 2, "。"),
        "what may be done so that something is not destroyed stands in the place of that",
    ),
    Shift(
        re.compile(r"(?:以下|次)の(?:アビリティ|能力|効果)を(得る|持つ|与える)。?(『[^』]*』|「[^「」]*」)(?:。|$)"),
        (2, "を", 1, "。"),
        "a quoted ability behind the sentence that gives it",
    ),
    Shift(
        re.compile(
            r"((?:対戦)?相手(?:プレイヤー)?に)([0-9X]+点?の?ダメージを与える。[^。]*(?:場合|なら)、(?:か|代)わりに、?)"
            r"(?=[0-9X]+点?の?ダメージを与える)"
        ),
        (1, 2, 1),
        "the same player takes other damage instead",
    ),
    Shift(
        re.compile(
            rf"{_START}([^、。：\n「」⇒】〕\] は]+?が)"
            r"(?:この|その)(?:アタック|バトル)(?:宣言)?(?:で|において|によって)、?"
            r"(?=(?:対戦相手に|相手に)?(?:受ける|与える)ダメージ)"
        ),
        ("このバトルの間、", 1),
        "damage of the battle that is going on",
    ),
    Shift(
        re.compile(
            r"((?:自分|(?:対戦)?相手|お互い)の)([ァ-ヺー一-鿿]+(?:エリア))と([ァ-ヺー一-鿿]+(?:エリア))の([^、。をのは]+)を"
            r"([0-9]+[体枚](?:まで)?)ずつ"
        ),
        (1, 2, "の", 4, 5, "と", 1, 3, "の", 4, 5, "を"),
        "so many out of each of two places",
    ),
    Shift(
        re.compile(
            r"([こそ]のバトルで、?)((?:自分|(?:対戦)?相手)の?)(クリーチャー)が([^。、]*(?:なら|場合)、)その(?=クリーチャー)"
        ),
        (1, 2, 3, "が", 4, "その", 2),
        "of two that battled the one whose side was just named",
    ),
    Shift(
        re.compile(
            r"((?:その|この)[ァ-ヺー]+|装備(?:した|している)[ァ-ヺー]+)が装備アイテムを装備している(場合|なら)、"
            r"その(?:装備|装備アイテム|アイテム)(?=を)"
        ),
        (1, "が装備アイテムを装備している", 2, "、", 1, "の装備アイテム"),
        "the equipment of whoever was just said to have some",
    ),
    Shift(
        re.compile(
            r"(破壊される(?:場合|とき|時))、(?!かわりに|代わりに)([^。「」]*てもよい)。そうした(?:場合|なら)、"
            r"((?:この|その)[ァ-ヺー]+)[はを]、?墓地[へに](?:送られ|送|置かれ|置)(?:る|く)?代わりに、?([^。]*?)"
            r"(?:戻る|戻す|戻される|置く|置かれる|加える|加わる)。"
        ),
        (1, "、代わりに", 2, "。そうした場合、", 3, "を", 4, "戻す。"),
        "what may be paid so that something goes elsewhere than to the graveyard",
    ),
    Shift(
        re.compile(r"(のうち|の中で)、(?=[^、。]*[体枚](?:まで)?[はをにがの])"),
        (1,),
        "no comma between a set and what is taken of it",
    ),
    Shift(
        re.compile(
            rf"その中に([^。、はがを]{{2,30}}?)が(?:あれば|ある(?:なら|場合(?:は|には)?))、(?:そのうち|その中から|それを)?([0-9][枚体](?:まで)?)を?(?={_TAKEN}"
            r"(?:捨て札する|捨てる|捨て札に置く|手札に加える|捨て札させる|場に出す|手札に加えてもよい|手札に加えてよい|捨て札してもよい"
            r"|手札に加えることができる|場に出してもよい)[。、])"
        ),
        ("その中から", 1, 2, "を"),
        "one of those that are among them: その中にXがあれば、1枚選んで捨てる",
    ),
    Shift(
        re.compile(
            rf"{_START}({_SPOKEN_OF})は、?(?=[^、。：はがを]*(?:[くすぶ]|する|加える|捨てる|送る|させる)[、。])"
        ),
        (1, "を"),
        "what was spoken of, as the topic of what is done to it: 残りは捨札に置く",
    ),
    Shift(
        re.compile(
            r"((?:その|それら)の?中(?:から|の)|(?:その)?中から|[^、。：\n「」]{1,12}(?:から|にある))、?"
            r"([^。\n]*?(?:カード|クリーチャー|ストライカー))と、?([^。\n]*?)をそれぞれ([0-9]+[枚体](?:まで)?)(?:を|ずつ)?"
        ),
        (1, 2, 4, "と", 1, 3, 4, "を"),
        "so many of each of two things out of one place",
    ),
    Shift(
        re.compile(
            rf"{_START}([^。：\n「」から、]*(?:「[^」]*」[^。：\n「」から、]*)?)と、?"
            r"([^。：\n「」から、]*(?:「[^」]*」[^。：\n「」から、]*)?)をそれぞれ([0-9]+[枚体人](?:まで)?)(?:を|ずつ)?"
        ),
        (1, 3, "と", 2, 3, "を"),
        "so many of each of two things",
    ),
    Shift(
        re.compile(
            rf"{_START}([^、。：\n「」⇒】〕\] は]+?が)、?({_UNTIL}|{_BARE})、?(?=(?:次に)?(?:受ける|与える)ダメージ)"
        ),
        (2, "、", 1),
        "a duration behind who takes damage or deals it",
    ),
    Shift(
        re.compile(rf"{_TOPIC}、?({_STEP})(?:中に|に|で)(?=[^。、]*(?:ない|ません)[。、])"),
        (2, "中、", 1),
        "a step behind who does not do something in it",
    ),
    Shift(
        re.compile(rf"{_TOPIC}、?({_STEP})以外(?:の間)?(?:に|で)?は?、?(?=[^。、]*(?:ない|ません)[。、])"),
        (2, "以外の間、", 1),
        "all but a step, behind who does not do something in it",
    ),
    Shift(
        re.compile(
            rf"{_START}([^、。：\n「」⇒】〕\] は]+?が)、?({_STEP})(?:中に|に|で)"
            r"(?=[^、。]*(?:時|とき|たびに?|度に?|場合)、)"
        ),
        (2, "中、", 1),
        "a step behind who does something in it",
    ),
    Shift(
        re.compile(rf"{_ITSELF}(?:は、?({_STATE})、?|が({_STATE})、?(?=攻撃|[+\-][0-9]|【|破壊さ|能力の対象))"),
        (1, "が", 2, 3, "、", 1, "は"),
        "the topic is what the condition behind it is about: このカードは前列にいる間",
    ),
    Shift(
        re.compile(rf"{_ITSELF}は、?([^、。：\nはが「」⇒]{{1,30}}(?:た|る)(?:時|とき|たび|たびに|際))、"),
        (1, "が", 2, "、"),
        "the topic is whose event it is: このカードは攻撃したとき、…",
    ),
    Shift(
        re.compile(rf"{_TOPIC}、?({_SPAN}(?:、?{_SPAN})*)(?:は(?=[^、。]*ない))?、?"),
        (2, "、", 1),
        "a duration behind the topic",
    ),
    Shift(
        re.compile(rf"{_OBJECT}、?({_UNTIL}|{_BARE})、?"), (2, "、", 1), "a duration behind what something is done to"
    ),
    Shift(
        re.compile(
            rf"{_TOPIC}、?([^、。：\nは「」『』⇒]+が[^、。：\nは「」『』⇒]+(?:なら|{_CASE}|なければ(?!な[らり])))、?(?=[^、。：]+。)"
        ),
        (2, "、", 1),
        "a condition with a subject of its own behind the topic",
    ),
    Shift(re.compile(rf"{_NAMELESS}、({_UNTIL}|{_BARE})、?"), (2, "、", 1, "は"), "the same with は left out"),
    Shift(re.compile(rf"{_DATIVE}、?({_UNTIL})、?"), (2, "、", 1), "a duration behind whom something is given to"),
    Shift(re.compile(rf"{_OBJECT}、?({_THEN})、?"), (2, "、", 1), "a moment behind what something is done to then"),
    Shift(
        re.compile(r"(?<=する。)(この(?:能力|効果)は[^。\n・]*。)((?:\n?・[^\n・]*)+)"),
        (2, 1),
        "how often, before the modes to choose from",
    ),
    Shift(
        re.compile(
            r"の(ドロー|破壊|タップ|アンタップ|複製|公開|確認|召喚|移動|選択|回復|生成|シャッフル)を([0-9]+[枚体点つ])?(?=行[うっいえ])"
        ),
        ("を", 2, 1, "を"),
        "the object of a deed in the genitive: カードのドローを1枚行う",
    ),
)


_ACTIVE: Final = {
    passive[form]: VERBS[word][form]
    for word in VERBS
    if "can" in VERBS[word] and (passive := VERBS.get(passive_of(word)))
    for form in ("dict", "i", "te")
}
_OWN_SA: Final = re.compile(r"[一-鿿]さ")
"""出される, 外される: not at the end of 放出される or 除外される."""
_UNDERGONE: Final = "({})".format(
    "|".join(
        f"(?<![一-鿿]){word}" if _OWN_SA.match(word) else word
        for word in sorted(_ACTIVE, key=lambda word: (-len(word), word))
    )
)
_ASKS: Final = re.compile(r"(?:なら|ならば|場合|時|とき|たび|限り|かぎり|間|まで|たら|れば)$")
_SAID: Final = re.compile(
    rf"([^はが]|[^はが].*[^はが])([はが]、?)((?:(?!なら|場合)[^はが])*?){_UNDERGONE}(かわりに|代わりに)?$"
)
_DONE: Final = re.compile(rf"{_UNDERGONE}(?=$|かわりに|代わりに)|{_UNDERGONE}(?<=て)(?!い)")
_GOES_ON: Final = re.compile(r"(?:[しびえりきちれ]|て|に)$")


def active(line: Laid) -> Laid:
    """A line that says what is done of whoever does it: クリーチャー1体が破壊される, 1体を選び、破壊される.

    What is told of, not done, stays as it is: a condition, an event, and what comes before it in its sentence.
    """
    changes: list[tuple[int, int, str]] = []
    for sentence in re.finditer(r"[^。：⇒】〕\n]+", line.text):
        clauses = list(re.finditer(r"(?:[^、]|(?<=[はが])、)+", sentence[0]))
        asked = max((at for at, clause in enumerate(clauses) if _ASKS.search(clause[0])), default=-1)
        before = ""
        for clause in clauses[asked + 1 :]:
            start = sentence.start() + clause.start()
            said = _SAID.match(clause[0])
            if said:
                changes.append((start + said.start(2), start + said.end(2), "を"))
            if said or _GOES_ON.search(before):
                changes += [
                    (start + one.start(), start + one.end(), _ACTIVE[one[0]])
                    for one in _DONE.finditer(clause[0], said.end(2) if said else 0)
                ]
            before = clause[0]
    return _changed(line, changes)


def _changed(line: Laid, changes: list[tuple[int, int, str]]) -> Laid:
    """A line with other words in places."""
    made: list[str] = []
    origin: list[int] = []
    here = 0
    for start, end, word in sorted(changes):
        made += [line.text[here:start], word]
        origin += line.origin[here:start] + [line.origin[min(start + at, end - 1)] for at in range(len(word))]
        here = end
    return Laid("".join([*made, line.text[here:]]), [*origin, *line.origin[here:]])


def in_order(line: Laid, own: Iterable[Shift] = ()) -> Laid:
    """A line with its words in the order that rows have; a game's own orders come first."""
    line, hidden = _hidden(line)
    line = active(line)
    for shift in (*own, *SHIFTS):
        line = shift.apply(line)
    return Laid("".join(hidden.get(char, char) for char in line.text), line.origin) if hidden else line


_NAME: Final = re.compile(r"(?<=“)[^“”\n]+(?=”)")
_PRIVATE: Final = 0xE000


def _hidden(line: Laid) -> tuple[Laid, dict[str, str]]:
    """A line with other letters for those of names, which have particles of their own: “八神はやて”."""
    hidden: dict[str, str] = {}

    def hide(found: re.Match[str]) -> str:
        start = _PRIVATE + len(hidden)
        hidden.update({chr(start + at): letter for at, letter in enumerate(found[0])})
        return "".join(chr(start + at) for at in range(len(found[0])))

    text = _NAME.sub(hide, line.text)
    return Laid(text, line.origin), hidden
