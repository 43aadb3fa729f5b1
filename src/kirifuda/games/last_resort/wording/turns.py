"""Wordings of last_resort for what texts make of attacks and blocks, of the leader skill, and of turns."""

from __future__ import annotations

from typing import Final

from kirifuda.games.last_resort import ast as r
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

_BEHIND: Final = (
    "ディフェンスエリアからアタックできる",
    "ディフェンスエリアからもアタックできる",
    "ディフェンスエリアからでもアタックできる",
    "ディフェンスエリアにいてもアタックできる",
    "ディフェンスエリアにいる場合でもアタックできる",
    "ディフェンスエリアにいる時でもアタックできる",
    "ディフェンスエリアにいる間もアタックできる",
    "ディフェンスエリアにいる場合もアタックできる",
    "ディフェンスエリアにいたままアタックできる",
    "ディフェンスエリアでもアタックできる",
)
_UPRIGHT: Final = (
    "アタックしてもタップしない",
    "アタックしてもタップされない",
    "アタックした時タップしない",
    "アタックする時タップしない",
    "アタックする時にタップしない",
    "アタックによってタップしない",
    "アタックではタップしない",
    "アタックする際にタップしない",
    "タップせずにアタックできる",
    "アタックする時、タップしなくてもよい",
)
_MANY: Final = (
    "同時に",
    "1度に",
    "一度に",
    "1回に",
    "1度のアタックステップで",
    "1回のアタックステップで",
    "1度のアタックステップに",
    "",
)
_WHOM: Final = tuple(
    f"{side}{doing}{whose}クリーチャー"
    for side, whose in (("", ""), ("相手の", ""), ("", "相手の"), ("", "相手"))
    for doing in ("", "アタックしている")
)
_BLOCKED: Final = (
    *(f"{once}{{count:amount}}体まで{of}ブロックできる" for once in _MANY for of in ("", "同時に")),
    *(
        way
        for once in _MANY
        for whom in dict.fromkeys(_WHOM)
        for way in (
            f"{whom}を{once}{{count:amount}}体までブロックできる",
            f"{once}{whom}を{{count:amount}}体までブロックできる",
            f"{once}{{count:amount}}体までの{whom}をブロックできる",
            f"{once}{{count:amount}}体の{whom}をブロックできる",
        )
    ),
)


_TOGETHER: Final = tuple(
    f"{{count:amount}}体以上{whom}{way}"
    for whom in ("のクリーチャー", "の相手クリーチャー", "の相手のクリーチャー", "")
    for way in ("でないならブロックされない", "でないならブロックできない", "でしかブロックされない", "でしかブロックできない", "にしかブロックされない", "によってしかブロックされない", "で同時にブロックしないならブロックされない")
)  # fmt: skip
"""L-10.5: several or none."""


def permitted(node: type[a.Effect], english: str, ways: tuple[str, ...]) -> list[Phrase]:
    """What somebody may do against the rules, with a subject or of what was just spoken of."""
    return [
        Phrase("stmt", node, f"{{subject:topic}}{ways[0]}", f"{{subject}} {english}", also=tuple(f"{{subject:topic}}{way}" for way in ways[1:])),
        Phrase("bare", node, ways[0], f"(it|they)#subject {english}", {"subject": a.Dropped()}, also=ways[1:]),
    ]  # fmt: skip


PERMITTED: Final = [
    *permitted(r.AttacksFromBehind, "can attack from the defence area, too", _BEHIND),
    *permitted(r.StaysUpright, "can attack without being tapped", _UPRIGHT),
    *permitted(r.BlocksTapped, "can block even while tapped", ("タップ状態でもブロックできる", "タップしていてもブロックできる", "タップ状態でもライフへのアタックをブロックできる", "タップしていてもライフへのアタックをブロックできる")),
    *permitted(r.NeedsBlockers, "cannot be blocked except by {count} or more creatures", _TOGETHER),
    *permitted(r.BlocksMore, "can block up to {count} attacking creatures at once", _BLOCKED),
]  # fmt: skip

AGAIN: Final = (
    "もう1度アタックステップを行う",
    "アタックステップをもう1度行う",
    "追加のアタックステップを行う",
    "アタックステップを追加で1回行う",
    "追加でアタックステップを行う",
    "追加のアタックステップを1回行う",
    "アタックステップを1回追加する",
    "アタックステップを追加する",
)
"""L-10.1."""
TURNS: Final = [
    Phrase("stmt", r.LifeFloor, "{who:lifeof}ライフは{amount}より少なくならない", "{who}life does not fall below {amount}", also=tuple(f"{{who:lifeof}}ライフ{floor}" for floor in ("は{amount}より少なくはならない", "は{amount}より小さくならない", "は{amount}より小さくはならない", "は{amount}より低くならない", "は{amount}未満にならない", "は{amount}未満にはならない", "は{amount}を下回らない", "が{amount}より少なくならない", "が{amount}未満にならない", "は{amount}より下がらない"))),
    Phrase("stmt", r.LifeFloor, "{who:lifeof}ライフは0以下にならない", "{who}life does not fall to 0", {"amount": a.Num(1)}, also=("{who:lifeof}ライフは0以下にはならない", "{who:lifeof}ライフは0にならない", "{who:lifeof}ライフは0にはならない")),
    Phrase("doing", r.IsUnblocked, "ブロックされない", "<be> not blocked", forms={"ta": "ブロックされなかった"}),
    Phrase("act", r.AttackAgain, AGAIN[0], "<have> another Attack step", also=AGAIN[1:]),
    Phrase("scoped", r.AttackAgain, f"このターン、{AGAIN[0]}", "<have> another Attack step this turn", also=tuple(f"{lead}{way}" for lead in ("このターン、", "このターン、アタックステップの後、", "このターン、アタックステップの後に、", "このターン、アタックステップの後、ドローステップ2の前に、", "このアタックステップの後、ドローステップ2の前に、", "アタックステップの後、ドローステップ2の前に、") for way in AGAIN)[1:]),
    Phrase("act", a.ExtraTurn, "{after:nowthis}の後に自分のターンをもう1度行う", "<take> another turn after {after}", also=tuple(f"{{after:nowthis}}{then}{what}" for then in ("の後に", "の後", "の後、", "終了後", "終了後、", "の終了後、", "の終了後", "の次に", "が終わった後、") for what in ("自分のターンをもう1度行う", "もう1度自分のターンを行う", "追加ターンを行う", "自分の追加ターンを行う", "追加のターンを行う", "追加の自分のターンを行う", "追加ターンを得る", "追加のターンを得る", "もう1ターン行う", "自分のターンを追加で1回行う"))[1:]),
    Phrase("act", r.SkillAgain, "リーダースキルをもう{times:amount}度使用できる", "<get> {times} more (use|uses)#times of the leader skill", also=tuple(f"{lead}{what}" for lead in ("", "このゲーム中、", "このゲーム中に", "このゲーム中に、") for what in ("自分のリーダースキルをもう{times:amount}度使用できる", "もう{times:amount}度リーダースキルを使用できる", "リーダースキルをもう{times:amount}度だけ使用できる", "もう{times:amount}度だけリーダースキルを使用できる", "自分のリーダースキルをもう{times:amount}度だけ使用できる", "もう{times:amount}度自分のリーダースキルを使用できる", "もう{times:amount}度だけ自分のリーダースキルを使用できる", "自分のリーダースキルをもう{times:amount}度使用できるようにする", "リーダースキルをもう{times:amount}度使用できるようにする", "リーダースキルを追加で{times:amount}度使用できる"))),
    Phrase("act", r.SkillAgain, "リーダースキルを再び使用できる", "<get> one more use of the leader skill", {"times": a.Num(1)}, also=("自分のリーダースキルを再び使用できる", "自分のリーダースキルを再び使用できるようにする", "リーダースキルを再使用できる", "自分のリーダースキルを再使用できる", "自分のリーダースキルを未使用の状態にする", "自分のリーダースキルを未使用に戻す", "自分のリーダースキルを使用していない状態に戻す", "リーダースキルを再び使用できるようにする")),
    Phrase("act", r.SkillNow, "{who:someone}リーダースキルをコストを支払わずに使用する", "<use> {who}leader skill without its cost", also=tuple(f"{free}{{who:someone}}リーダースキルを{free2}{again}使用する" for free, free2 in (("", "コストを支払わずに"), ("コストを支払わずに", "")) for again in ("", "もう1度", "再び", "再度", "もう1回"))[1:]),
    Phrase("act", r.SkillNow, "コストを支払わずにリーダースキルを使用する", "<use> the leader skill without its cost", {"who": a.You()}, also=("リーダースキルをコストを支払わずに使用する", "リーダーの能力をコストを支払わずに使用する", "コストを支払わずにリーダースキルを再び使用する", "リーダースキルをコストを支払わずにもう1度使用する")),
    Phrase("stmt", a.Skip, "{period:skipped}を行わない", "<skip> {period}", also=tuple(f"{{period:skipped}}{way}" for way in ("は行わない", "を飛ばす", "をスキップする", "は行われない", "を行えない", "は行えない", "を行うことができない", "はない"))),
    Phrase("span", a.Throughout, "このバトルの間", "during this battle", {"period": a.Period(a.ThisOne(), a.AnyPlayer(), a.Phase("バトル"))}, also=("このバトル中", "そのバトルの間", "そのバトル中", "このバトルの間だけ", "このバトル終了時まで", "このバトルの終了時まで", "バトル終了時まで", "このバトルが終わるまで", "このバトル")),
    Phrase("span", a.Throughout, "{period:gamelong}中", "for the rest of {period}", also=("{period:gamelong}の間", "以後{period:gamelong}中", "以後、{period:gamelong}中", "以降{period:gamelong}中", "これ以降、{period:gamelong}中", "以後{period:gamelong}の間", "{period:gamelong}が終わるまで", "{period:gamelong}の終了時まで")),
    Phrase("skipped", a.Period, "次の{whose:turnof1}{phase:stepname}", "{whose}next {phase}", {"which": a.NextOne()}),
    Phrase("skipped", a.Period, "次の{phase:stepname}", "the next {phase}", {"which": a.NextOne(), "whose": a.AnyPlayer()}),
    Phrase("skipped", a.Period, "このターンの{phase:stepname}", "the {phase} of this turn", {"which": a.ThisOne(), "whose": a.AnyPlayer()}, also=("この{phase:stepname}", "このターン、{phase:stepname}")),
    Phrase("skipped", a.Period, "{whose:turnof1}{phase:stepname}", "{whose}{phase}", {"which": a.EveryOne()}),
]  # fmt: skip
