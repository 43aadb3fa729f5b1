"""Spellcard Strike wordings for what the book names besides cards and areas: kinds of abilities (2.4.2), sources of damage
(2.6.2), first and second player (5.1.3), phases that are skipped, how a game ends (1.2.4)."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import Final

from kirifuda.games.spellcard_strike import ast as s
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

ABILITY_KINDS: Final = {
    "常時発動能力": "always-on abilities",
    "誘発能力": "triggered abilities",
    "宣言能力": "declared abilities",
    "キーワード能力": "keyword abilities",
    "アクションタイミング能力": "action abilities",
    "リアクションタイミング能力": "reaction abilities",
}
ASPECTS: Final = {
    "カード名": "name",
    "ストライカー名": "striker name",
    "スペルカード名": "spell name",
    "所属": "house",
    "種族": "race",
    "属性": "attribute",
    "スペルタイプ": "spell type",
    "Rank": "Rank",
    "POW": "POW",
    "DEF": "DEF",
}
SEVERAL: Final = ("種族", "属性", "スペルタイプ")
WORD_ASPECTS: Final = ("所属", "種族", "属性", "スペルタイプ")
TURN: Final = a.Phase("ターン")

KINDS: Final = [
    *(Phrase("akind", s.AbilityKind, word, english, {"name": word}) for word, english in ABILITY_KINDS.items()),
    *(Phrase("ownkind", s.PrintedKind, f"本来持つ{word}", f"printed {english}", {"name": word}, also=(f"本来持っている{word}",)) for word, english in ABILITY_KINDS.items()),
    Phrase("ownkind", s.PrintedKind, "本来持つアビリティ", "its printed abilities", {"name": "アビリティ"}, also=tuple(f"{own}{what}" for own in ("本来持つ", "本来持っている", "本来の") for what in ("アビリティ", "能力") if own + what != "本来持つアビリティ")),
    Phrase("stmt", a.Lose, "{what:topic}{features:ownkind!}を失う", "{what} <lose@what> {features}", also=("{what:topic}{features:ownkind!}をすべて失う",)),
    Phrase("lost", None, "{akind}", "{akind}"),
    Phrase("lost", None, "すべての{akind}", "{akind}"),
    Phrase("lost", s.EveryAttribute, "すべての属性", "all attributes", also=("属性",)),
    Phrase("lost", s.PrintedAttribute, "本来の属性", "its printed attributes", also=("本来持つ属性",)),
    Phrase("act", a.Lose, "{what:whose}{features:lost*と}を無効化する", "<negate> {features%, & and } of {what}", also=("{what:whose}{features:lost*と}をすべて無効化する", "{what:bearer}持つ{features:lost*と}を無効化する", "{what:bearer}持つ{features:lost*と}をすべて無効化する")),
    Phrase("act", a.Lose, "{what:bearer}{features:ownkind!}を無効化する", "<negate> {features} of {what}", also=("{what:bearer}{features:ownkind!}をすべて無効化する",)),
    Phrase("mod", a.Has, "{feature:akind}を持つ", "| with {feature}"),
    Phrase("mod", a.Except, "{quality.feature:akind}を持たない", "| without {quality.feature}", inner={"quality": a.Has}),
    Phrase("vstate", a.Is, "{what:subj}{quality.feature:akind}を持つ", "{what} <have@what> {quality.feature}", inner={"quality": a.Has}),
    Phrase("tsort", None, "{longsort}", "{longsort}"),
    Phrase("tsort", s.EitherSort, "{parts:longsort+と}", "{parts% or }"),
    Phrase("longsort", s.LastingSort, "持続型能力", "lasting abilities"),
    Phrase("longsort", s.InstantSort, "即時解決能力", "instant abilities"),
    Phrase("told", s.LastingSort, "持続型能力", "lasting "),
    Phrase("told", s.InstantSort, "即時解決能力", "instant "),
    Phrase("deed", s.Declares, "{sort:timesort}を宣言する", "<declare> {sort}", also=("{sort:timesort}を使用する",)),
    Phrase("timesort", s.TimedSort, "リアクションタイミング能力", "reactions", {"timing": "リアクション"}),
    Phrase("timesort", s.TimedSort, "アクションタイミング能力", "actions", {"timing": "アクション"}),
    Phrase("named", s.CardType, "「カードタイプ：スペルカード」", "the card type spell card", {"name": "スペルカード"}, also=("「カードの種類：スペルカード」",)),
    Phrase("named", s.CardType, "「カードタイプ：オプション」", "the card type option", {"name": "オプション"}, also=("「カードの種類：オプション」",)),
]  # fmt: skip

QUOTED: Final = [
    Phrase("feature", a.AbilityText, "『{ability:headed}』", "“{ability}”"),
    Phrase("headed", s.Headed, "{icons:headicon*}{limits:use**}{do:body}", "{icons}: {limits}{do}"),
    Phrase("headicon", s.TimingIcon, "〔アクション〕", "〔Action〕", {"timing": "アクション"}),
    Phrase("headicon", s.TimingIcon, "〔リアクション〕", "〔Reaction〕", {"timing": "リアクション"}),
    Phrase("headicon", s.LastingIcon, "〔ターン持続〕", "〔for the turn〕", {"lasting": "ターン"}),
    Phrase("headicon", s.LastingIcon, "〔チェーン持続〕", "〔for the chain〕", {"lasting": "チェーン"}),
    Phrase("headicon", s.CostIcon, "{icon}", "{icon}"),
]  # fmt: skip

SOURCES: Final = [
    Phrase("dealer", None, "{ref}", "{ref}"),
    Phrase("dealer", None, "{anyone}", "{anyone}", weak=True),
    Phrase("deed", s.TakesDamage, "{source.what:dealer}を発生源とするダメージを受ける", "<take> damage from {source.what}", {"source.sort": s.AnyDeclaration()}, inner={"source": s.FromOnes}),
    Phrase("why", s.BySource, "{what:dealer}を発生源とするダメージで", " by damage from {what}", also=("{what:dealer}を発生源とするダメージによって", "{what:dealer}を発生源とするダメージにより")),
    Phrase("ref", s.Dealers, "そのダメージの発生源となったストライカー", "the striker that dealt that damage", also=("そのダメージの発生源であるストライカー", "そのダメージの発生源のストライカー", "そのダメージを与えたストライカー")),
    Phrase("deed", s.IsTargetOf, "{by:anyone}が行う{sort:tsort}の対象になる", "<become> the target of {sort} of {by}", also=("{by:anyone}の{sort:tsort}の対象になる", "{by:anyone}の{sort:tsort}の対象となる", "{by:anyone}の{sort:tsort}の対象に選ばれる", "{by:anyone}が使用する{sort:tsort}の対象になる", "{by:anyone}が宣言する{sort:tsort}の対象になる", "{by:anyone}が宣言した{sort:tsort}の対象になる"), weak=True),
    Phrase("deed", s.MovesFreely, "任意行動で移動する", "<move> by a free action", also=("任意行動として移動する", "任意行動の移動を行う", "任意行動で移動を行う", "任意行動として移動を行う", "任意行動による移動を行う", "任意行動による移動をする")),
    Phrase("deed", s.DeclaresAdding, "追加行動を行う", "<make> a declaration as an additional action", {"sort": s.AnyDeclaration()}, also=("追加行動をする",)),
    Phrase("deed", s.DeclaresAdding, "追加行動で{sort}宣言を行う", "<make> a {sort}declaration as an additional action", also=("追加行動として{sort}宣言を行う", "追加行動で{sort:told}を宣言する", "追加行動として{sort:told}を宣言する")),
]  # fmt: skip

_BECAUSE: Final = ("ことによって", "ことにより", "ことで", "ことを理由に")
_LOSE: Final = ("敗北する", "ゲームに敗北する")
_WIN: Final = ("勝利する", "ゲームに勝利する")


def _ending(causes: tuple[str, ...], verbs: tuple[str, ...]) -> list[str]:
    """All ways to say for what reason a game is won or lost; ても where it is not."""
    found = [f"{cause}た{way}{verb}" for cause in causes for way in _BECAUSE for verb in verbs]
    return [*found, *(f"{cause}ても{verb}" for cause in causes for verb in verbs)]


_DECK: Final = _ending(("山札が0枚になっ", "山札のカードが0枚になっ", "山札がなくなっ"), _LOSE)
_NOBODY: Final = _ending(("ストライカーが0体になっ", "ストライカーがいなくなっ", "ストライカーが存在しなくなっ"), _LOSE)
_SCORE: Final = _ending(("スコアが15以上になっ", "スコアが15点以上になっ"), _WIN)

_OF_PLACE: Final[dict[str, type[a.Node]]] = {"subject": a.Any, "subject.of": a.Filter}
_ANY_CARD: Final[dict[str, object]] = {"subject.of.noun": a.AnyCard(), "subject.of.qualities": ()}

GAME: Final = [
    Phrase("deed", s.Loses, _DECK[0], "<lose> for want of a deck", {"why": "empty_deck"}, also=tuple(_DECK[1:])),
    Phrase("deed", s.Loses, _NOBODY[0], "<lose> for want of strikers", {"why": "no_striker"}, also=tuple(_NOBODY[1:])),
    Phrase("deed", s.Loses, "ゲームに敗北する", "<lose> the game", {"why": ""}, also=("敗北する",)),
    Phrase("deed", s.Wins, _SCORE[0], "<win> by a score of 15", {"why": "score"}, also=tuple(_SCORE[1:])),
    Phrase("deed", s.Wins, "ゲームに勝利する", "<win> the game", {"why": ""}, also=("勝利する",)),
    Phrase("act", a.LoseGame, "ゲームに敗北する", "<lose> the game", also=("敗北する",)),
    Phrase("nstate", s.GoesFirst, "{who:player}が先手", "{who} <have@who> the first turn", also=("{who:player}が先手プレイヤー",)),
    Phrase("nstate", s.GoesSecond, "{who:player}が後手", "{who} <have@who> the second turn", also=("{who:player}が後手プレイヤー",)),
    Phrase("period", a.Period, "{whose:turnof}第一ターン", "{whose}first turn", {"which": s.FirstOne(), "phase": TURN}),
    Phrase("period", a.Period, "{whose:turnof}第一ターンの{phase}", "the {phase} of {whose}first turn", {"which": s.FirstOne()}),
    Phrase("act", a.Skip, "{period:skipped}をスキップする", "<skip> {period}"),
    Phrase("skipped", a.Period, "{phase}", "(your|their)#actor {phase}", {"which": a.EveryOne(), "whose": a.Actor()}),
    Phrase("skipped", a.Period, "次の{phase}", "(your|their)#actor next {phase}", {"which": a.NextOne(), "whose": a.Actor()}, also=("次の自身の{phase}", "次のターンの{phase}", "次のあなたの{phase}", "次の相手の{phase}", "次のあなたのターンの{phase}", "次の相手のターンの{phase}", "あなたの次の{phase}", "相手の次の{phase}")),
    Phrase("skipped", a.Period, "このターンの{phase}", "the {phase} of this turn", {"which": a.ThisOne(), "whose": a.AnyPlayer()}),
    Phrase("happening", a.Happens, "{subject.of.where:place}にカードが置かれる", "a card is put into {subject.of.where}", {**_ANY_CARD, "deed": s.Arrives()}, inner=_OF_PLACE, also=("カードが{subject.of.where:place}に置かれる",)),
    Phrase("happening", a.Happens, "{subject.of.where:place}にカードが裏向きで置かれる", "a card is put face down into {subject.of.where}", {**_ANY_CARD, "deed": s.ArrivesHidden()}, inner=_OF_PLACE, also=("カードが{subject.of.where:place}に裏向きで置かれる", "{subject.of.where:place}に裏向きでカードが置かれる", "{subject.of.where:place}に裏向きのカードが置かれる")),
]  # fmt: skip


def _quoted(row: Phrase) -> Phrase:
    """The same with the information in brackets (8.2.3)."""
    said = [
        text.replace("攻撃範囲", "「攻撃範囲」")
        for text in (row.ja, *row.also)
        if text.startswith("{what:") and "攻撃範囲" in text
    ]
    return replace(row, also=(*row.also, *said)) if said else row


MORE: Final = [
    # how often a turn a trigger acts
    Phrase("scoped", s.SoOften, "1ターンに{times:amount}回だけ、{do:scope}", "only {times} (time|times)#times a turn, {do~}", also=("1ターンに{times:amount}回のみ、{do:scope}", "1ターンに{times:amount}回まで、{do:scope}", "1ターンに{times:amount}回、{do:scope}", "1ターンに{times:amount}回だけ{do:scope}")),
    Phrase("clause", s.OnlySoOften, "この効果は1ターンに{times:amount}回だけ発揮する", "this happens only {times} (time|times)#times a turn", also=tuple(f"{what}を1ターンに{{times:amount}}回{only}{verb}" for what in ("この効果", "この能力", "このアビリティ") for only in ("だけ", "のみ", "まで") for verb in ("発揮する", "適用する")) + tuple(f"{what}は1ターンに{{times:amount}}回{only}{verb}" for what in ("この効果", "この能力", "このアビリティ") for only in ("だけ", "のみ", "まで", "しか") for verb in ("発揮する", "発揮される", "発動する", "誘発する", "適用される", "発揮しない", "発揮されない", "発動しない", "誘発しない", "適用されない") if (only == "しか") == verb.endswith("ない") and (what, only, verb) != ("この効果", "だけ", "発揮する"))),
    # how many, how far
    Phrase("act", s.DrawTo, "手札が上限枚数になるまでカードを引く", "<draw> cards up to the hand limit", {"count": s.HandLimit()}, also=("手札の上限枚数になるまでカードを引く", "手札が上限枚数になるように引く", "手札が上限枚数になるまで引く")),
    Phrase("act", s.DiscardTo, "手札が上限枚数になるまで手札を捨てる", "<discard> cards down to the hand limit", {"count": s.HandLimit()}, also=("手札が上限枚数になるまで捨てる", "手札が上限枚数になるまでカードを捨てる")),
    Phrase("newrange", s.NearRange, "隣接するエリア", "the adjacent areas", also=("隣接するエリアすべて", "隣接するエリアのみ", "隣接するすべてのエリア", "隣接する8つのエリア")),
    Phrase("newrange", s.RangeOf, "{what:ref}の攻撃範囲", "the attack range of {what}", also=("{what:ref}の攻撃範囲と同じ範囲",)),
    Phrase("act", a.Become, "{what:whose}攻撃範囲を{features:newrange!}に変更する", "<change> the attack range of {what} to {features}", also=("{what:whose}攻撃範囲を{features:newrange!}にする",)),
    Phrase("stmt", a.Become, "{what:whose}攻撃範囲は{features:newrange!}に変更される", "the attack range of {what} is changed to {features}", also=("{what:whose}攻撃範囲は{features:newrange!}になる", "{what:whose}攻撃範囲は、{features:newrange!}に変更される", "{what:total}攻撃範囲は{features:newrange!}に変更される", "{what:total}攻撃範囲は{features:newrange!}になる", "{what:total}攻撃範囲は、{features:newrange!}に変更される")),
    Phrase("act", a.Gain, "{what:whose}攻撃範囲に{features:newrange!}を加える", "<add> {features} to the attack range of {what}", also=("{what:whose}攻撃範囲に、{features:newrange!}を加える", "{what:total}攻撃範囲に{features:newrange!}を加える", "{what:whose}攻撃範囲に{features:newrange!}をすべて加える", "{what:total}攻撃範囲に{features:newrange!}をすべて加える", "{what:whose}攻撃範囲に{features:newrange!}を追加する")),
    Phrase("act", a.Become, "{what:whose}{features:asprinted!}に変更する", "<change> {features} of {what} to what is printed", also=("{what:whose}{features:asprinted!}にする", "{what:whose}{features:asprinted!}に戻す")),
    Phrase("asprinted", s.PrintedStats, "ステータスをすべて本来の値", "every status", also=("すべてのステータスを本来の値", "ステータスを本来の値")),
    # facts that two cards share, or have
    Phrase("mod", a.SameAs, "{what:ref}と同じ{aspect}を持つ", "| with the same {aspect} as {what}", also=("{what:ref}と同じ{aspect}の",)),
    Phrase("mod", a.Except, "{quality.what:ref}と異なる{quality.aspect:oneaspect}を持つ", "| with another {quality.aspect} than {quality.what}", inner={"quality": a.SameAs}, also=("{quality.what:ref}と異なる{quality.aspect:oneaspect}の",)),
    Phrase("mod", a.Distinct, "{aspect}の異なる", "| of different {aspect}s", also=tuple(f"{one}{differs}" for one in ("{aspect}が", "それぞれ{aspect}の", "{aspect}がそれぞれ", "{aspect}が互いに", "互いに{aspect}の", "{aspect}の", "{aspect}のそれぞれ") for differs in ("異なる", "違う") if one + differs != "{aspect}の異なる")),
    # of what a card may have several of, another is not the same as none in common
    *(Phrase("oneaspect", a.Aspect, word, english, {"name": word}) for word, english in ASPECTS.items() if word not in SEVERAL),
    *(Phrase("aspect", a.Aspect, word, english, {"name": word}) for word, english in ASPECTS.items()),
    *(Phrase("aspect", a.Aspect, f"{one}or{other}", f"{ASPECTS[one]} or {ASPECTS[other]}", {"name": f"{one}or{other}"}, also=(f"{other}or{one}",)) for one, other in combinations(WORD_ASPECTS, 2)),
    Phrase("vstate", a.Is, "{what:subj}{quality.what:ref}と同じ{quality.aspect:aspect}を持つ", "{what} <have@what> the same {quality.aspect} as {quality.what}", inner={"quality": a.SameAs}),
    Phrase("s_tai", a.CountOf, "{of:f_other}", "{of#}"),
    Phrase("f_other", a.Filter, "{qualities:mod**}{where:side}が{qualities:elsewhere}", "{qualities<}{where}(striker|strikers)#{qualities>#}", {"noun": a.Kind("ストライカー")}),
    Phrase("elsewhere", a.Other, "他に", "other |"),
    Phrase("case1", a.Is, "{what:subj}{quality:namedinfo}の", "{what} <have@what> {quality}", also=("{what:subj}{quality:namedinfo}である",)),
    Phrase("caseif", a.Is, "{what:subj}{quality:namedinfo}", "{what} <have@what> {quality}", also=("{what:subj}{quality:namedinfo}である",)),
    Phrase("namedinfo", a.Has, "{feature:named}", "{feature}"),
    Phrase("namedinfo", a.AnyOf, "{qualities:named1+or}", "{qualities% or }"),
    Phrase("named1", a.Has, "{feature:named}", "{feature}"),
    Phrase("vstate", a.Compare, "{left.of.where.what:ref}が装備スペルを{right:amount}枚{relation:many}装備している", "{left.of.where.what} <have@left.of.where.what> {relation<}{right}{relation>} equipped spells", {"left.of.noun": s.EquipSpell(), "left.of.qualities": ()}, inner={"left": a.CountOf, "left.of": a.Filter, "left.of.where": a.StockOf}, also=("{left.of.where.what:ref}がスペルカードを{right:amount}枚{relation:many}装備している",)),
    Phrase("stmt", a.Lose, "{what:topic}無属性になる", "{what} <become@what> without attribute", {"features": (s.EveryAttribute(),)}, also=("{what:topic}無属性となる",)),
    Phrase("info1", a.StatIs, "「{stat}：{amount:amount}」{relation:beyond}", "{stat} {relation<}{amount}{relation>}"),
    Phrase("beyond", a.AtLeast, "以上", "| or more"),
    Phrase("beyond", a.AtMost, "以下", "| or less"),
    Phrase("beyond", a.Below, "未満", "less than |"),
    # what is not done to somebody
    Phrase("stmt", a.Forbid, "{deed.by:topic}{subject:it}攻撃できない", "{deed.by} cannot attack {subject}", {"deed.sort": s.AnAttack()}, inner={"deed": s.IsTargetOf}, also=("{deed.by:topic}{subject:it}攻撃の対象に選べない", "{deed.by:topic}{subject:it}攻撃の対象にできない", "{deed.by:topic}{subject:it}対象とする攻撃に参加できない", "{deed.by:topic}{subject:it}攻撃の対象とする攻撃に参加できない", "{deed.by:topic}{subject:it}対象に攻撃できない", "{deed.by:topic}{subject:it}対象に攻撃宣言を行えない")),
    *(
        Phrase("stmt", a.Forbid, f"お互いのプレイヤーは、{{subject:it}}{verb}ことができない", f"nobody can {english} {{subject}}", {"deed": deed}, also=(f"お互いのプレイヤーは{{subject:it}}{verb}ことができない", *(f"お互いのプレイヤーは{comma}{{subject:it}}{cannot}" for comma in ("", "、"))))
        for verb, cannot, english, deed in (
            ("退場させる", "退場させられない", "retire", s.Retires()),
            ("除外する", "除外できない", "remove", a.Undergoes(a.Action("remove"), a.AnyCause())),
            ("移動させる", "移動させられない", "move", s.Moves()),
            ("行動済み状態にする", "行動済み状態にできない", "act", a.Turns(a.Position("行動済み"))),
        )
    ),
    Phrase("stmt", a.Forbid, "{subject:ptopic}パスを選択しなければならない", "{subject} must pass", {"deed": s.Declares(s.TimedSort("リアクション"))}, also=("{subject:ptopic}パスを選ばなければならない", "{subject:ptopic}パスしなければならない")),
    Phrase("stmt", a.Forbid, "{subject:whose}コントローラーは変更されない", "control of {subject} does not change", {"deed": s.ChangesSides()}, also=("{subject:whose}コントローラーを変更することはできない", "{subject:whose}コントロールは変更されない", "{subject:whose}コントロールは奪われない")),
    Phrase("deed", s.GrazesAgainst, "{what:whose}攻撃に対してグレイズを行う", "<graze> attacks of {what}", also=("{what:whose}攻撃に対してグレイズする", "{what:whose}攻撃に対するグレイズを行う")),
    Phrase("stmt", a.Forbid, "{deed.what:whose}攻撃に対して、{subject:ptopic}グレイズを行えない", "{subject} cannot graze attacks of {deed.what}", inner={"deed": s.GrazesAgainst}, also=("{deed.what:whose}攻撃に対して{subject:ptopic}グレイズを行えない", "{deed.what:whose}攻撃に対して{subject:ptopic}グレイズできない", "{deed.what:whose}攻撃に対して、{subject:ptopic}グレイズできない", "{deed.what:whose}攻撃に対して、{subject:ptopic}グレイズを行うことができない")),
    *(Phrase("plaindeed", s.GoesTo, f"{zone}に置かれる", f"<be> put into the {english}", {"zone": a.Zone(zone)}, also=(f"{who}の{zone}に置かれる",)) for zone, english, who in (("スコア置き場", "score zone", "相手"), ("捨て札", "discard pile", "持ち主"))),
]  # fmt: skip

RANGES: Final = [_quoted(row) for row in MORE]
COSTS: Final = [
    Phrase("scoped", s.ChangeCost, "{when:occur}場合、{part:costpart}{fix:costfix}", "{when}, its {part}{fix}", also=("{when:occur}場合、その{part:costpart}{fix:costfix}", "{when:occur}とき、{part:costpart}{fix:costfix}", "{when:occur}ときに{part:costpart}{fix:costfix}", "{when:occur}とき、その{part:costpart}{fix:costfix}", "{when:occur}ときのその{part:costpart}{fix:costfix}", "{when:occur}ときの{part:costpart}{fix:costfix}", "{when:occur}場合の{part:costpart}{fix:costfix}", "{when:occur}なら、{part:costpart}{fix:costfix}")),
    Phrase("costpart", s.CostPart, "符力コスト", "power cost", {"name": "符力コスト"}),
    Phrase("costpart", s.CostPart, "手札コスト", "hand cost", {"name": "手札コスト"}),
    Phrase("costpart", s.CostPart, "スコアコスト", "score cost", {"name": "スコアコスト"}),
    Phrase("costfix", s.Free, "を支払わなくてよい", " need not be paid", also=("を支払わなくてもよい", "は支払わなくてよい", "は支払わなくてもよい", "を支払う必要がない", "を支払う必要はない", "は0になる", "を0にする", "がなくなる", "はなくなる")),
    Phrase("costfix", s.Up, "は{by:amount}多くなる", " is {by} more", also=("を{by:amount}増やす", "は{by:amount}増える", "が{by:amount}増える", "が{by:amount}多くなる", "を+{by:amount}する", "は+{by:amount}される", "は{by:amount}増加する", "を{by:amount}増加する", "は{by:amount}大きくなる", "は{by:amount}高くなる", "は{by:amount}つ増える", "を{by:amount}つ増やす")),
    Phrase("costfix", s.Down, "は{by:amount}少なくなる", " is {by} less", also=("を{by:amount}減らす", "は{by:amount}減る", "が{by:amount}減る", "が{by:amount}少なくなる", "は{by:amount}減らされる", "を-{by:amount}する", "は-{by:amount}される", "は{by:amount}減少する", "を{by:amount}減少する", "を{by:amount}軽減する", "は{by:amount}軽減される", "は{by:amount}低くなる", "は{by:amount}小さくなる", "を{by:amount}下げる", "は{by:amount}下がる", "は{by:amount}つ減る", "を{by:amount}つ減らす")),
    Phrase("deed", s.Declares, "宣言能力を宣言する", "<declare> an ability or a spell", {"sort": s.EitherSort((s.ASpell(), s.AnAbility()))}, also=("宣言能力を使用する",)),
]  # fmt: skip
