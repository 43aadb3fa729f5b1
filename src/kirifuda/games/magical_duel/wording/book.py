"""Magical Duel wordings for the book's own terms: steps, sorts of abilities, first and second, materials, printed values."""

from __future__ import annotations

from typing import Final

from kirifuda.games.magical_duel import ast as m
from kirifuda.games.magical_duel import ast_book as b
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

SORTS: Final = {
    "常時能力": "(static ability|static abilities)#",
    "条件能力": "(activated ability|activated abilities)#",
    "誘発能力": "(triggered ability|triggered abilities)#",
    "オド能力": "(aether ability|aether abilities)#",
    "キーワードスキル": "(keyword skill|keyword skills)#",
    "能力名を持つ能力": "(named ability|named abilities)#",
}
ON_CHASE: Final = {"条件能力": "activated", "誘発能力": "triggered"}
"""What lies on the chase: static abilities never do, aether abilities resolve at once (907.3)."""
SILENT: Final = ("誘発しない", "発動しない")


def silenced(words: str, keyword: str) -> list[Phrase]:
    """Abilities that do not trigger: of a keyword, or all."""
    said = f"[{keyword}]" if keyword else "誘発能力"
    first, *more = (f"{{subject:gen_set}}{said}は{verb}" for verb in SILENT)
    return [Phrase("stmt", a.Forbid, first, f"{words} of {{subject}} do not trigger", {"deed": b.Triggers(keyword)}, also=tuple(more))]  # fmt: skip


PERIODS: Final = [
    Phrase("inphase", a.Period, "{phase:turnphase}", "the {phase}", {"which": a.EveryOne(), "whose": a.AnyPlayer()}),
    Phrase("inphase", a.Period, "{whose:turnof1}{phase}", "{whose}{phase}", {"which": a.EveryOne()}),
    Phrase("saying", m.PlayableIf, "このカードは{condition.period:inphase}にのみ発動できる", "this card can be activated only during {condition.period}", inner={"condition": a.Now}, also=("このカードは{condition.period:inphase}の間のみ発動できる", "このカードは{condition.period:inphase}中にのみ発動できる", "このカードは{condition.period:inphase}にしか発動できない", "このカードは{condition.period:inphase}中にしか発動できない", "このカードは{condition.period:inphase}中のみ発動できる", "このカードは{condition.period:inphase}の間にしか発動できない", "このカードは{condition.period:inphase}の間しか発動できない", "このカードは{condition.period:inphase}中しか発動できない")),
    Phrase("saying", m.PlayableIf, "このカードは{condition.condition.period:inphase}には発動できない", "this card cannot be activated during {condition.condition.period}", inner={"condition": a.NotSo, "condition.condition": a.Now}, also=("このカードは{condition.condition.period:inphase}に発動できない", "このカードは{condition.condition.period:inphase}以外にのみ発動できる")),
    Phrase("limit", a.OnlyWhen, "この能力は{condition.condition.period:inphase}には発動できない。", " This ability cannot be activated during {condition.condition.period}.", inner={"condition": a.NotSo, "condition.condition": a.Now}),
    Phrase("happening", a.InPeriod, "{event.subject:doer}{period:inphase}に{event.deed:deed~}", "{event.subject} {event.deed/@event.subject} during {period}", inner={"event": a.Happens}, also=("{event.subject:doer}{period:inphase}の間に{event.deed:deed~}", "{event.subject:doer}{period:inphase}中に{event.deed:deed~}")),
    Phrase("saying", a.If, "{condition.period:inphase}にこのカードを発動する場合、{then:stmt}", "if this card is activated during {condition.period}, {then}", inner={"condition": a.Now}, also=("このカードを{condition.period:inphase}に発動する場合、{then:stmt}",)),
]  # fmt: skip

ORDER: Final = [
    Phrase("player", b.FirstPlayer, "先攻プレイヤー", "the first player", also=("先攻のプレイヤー",)),
    Phrase("player", b.SecondPlayer, "後攻プレイヤー", "the second player", also=("後攻のプレイヤー",)),
    Phrase("turn1", b.FirstPlayer, "先攻", "first", also=("先攻プレイヤー",)),
    Phrase("turn1", b.SecondPlayer, "後攻", "second", also=("後攻プレイヤー",)),
    Phrase("state", b.IsPlayer, "{who:payer}{whom:turn1}である", "{who} went {whom}"),
    Phrase("state", a.NotSo, "{condition.who:payer}{condition.whom:turn1}でない", "{condition.who} did not go {condition.whom}", inner={"condition": b.IsPlayer}, also=("{condition.who:payer}{condition.whom:turn1}ではない",)),
]  # fmt: skip

ABILITIES: Final = [
    *[Phrase("sort", b.AbilitySort, word, english, {"name": word}) for word, english in SORTS.items()],
    Phrase("owned", None, "{sort}", "{sort}"),
    Phrase("lost", b.EverySort, "すべての{sort}", "all {sort#pl}", {"but": ()}, also=("全ての{sort}", "{sort}")),
    Phrase("lostall", b.EverySort, "{sort}をすべて", "all {sort#pl}", {"but": ()}, also=("{sort}を全て",)),
    Phrase("lost", b.EverySort, "{but:anykw!}以外の{sort}", "all {sort#pl} but {but}", also=("{but:anykw!}以外のすべての{sort}",)),
    *[
        Phrase("chasesort", b.OfSort, word, f"{english} |", {"sort": b.AbilitySort(word)})
        for word, english in ON_CHASE.items()
    ],
    Phrase("chasesort", a.AnyOf, "条件能力か誘発能力", "activated or triggered |", {"qualities": tuple(b.OfSort(b.AbilitySort(word)) for word in ON_CHASE)}, also=("条件能力または誘発能力", "誘発能力か条件能力", "誘発能力または条件能力")),
    Phrase("f_tsu", a.Filter, "{qualities:mod**}{where:chaseside0}{qualities:chasesort}", "{qualities<}{where<}(ability|abilities)# on the chase{where>}{qualities>#}", {"noun": a.AnyAbility()}, also=("{where:chaseside}{qualities:mod**}{qualities:chasesort}",)),
    *silenced("triggered abilities", ""),
    *silenced("[Enter]", "参戦"),
    *silenced("[Last Words]", "断末魔"),
    Phrase("mod", a.SameAs, "{what:ref}と同じ{aspect:abilityname}の能力を持つ", "| with an ability of the same {aspect} as {what}"),
    Phrase("abilityname", a.Aspect, "能力名", "ability name", {"name": "能力名"}),
]  # fmt: skip

PRINTED: Final = [
    Phrase("mod", b.MadeOf, "素材に“{name:name}”を含む", "| with “{name}” among their materials", also=("素材に“{name:name}”が含まれる", "素材に“{name:name}”が含まれている", "素材に“{name:name}”を持つ", "“{name:name}”を素材に含む", "“{name:name}”を素材に持つ", "素材が“{name:name}”を含む")),
    Phrase("mod", b.MaterialOf, "{what:gen}素材に含まれるカード名の", "| named among the materials of {what}", also=("{what:gen}素材に含まれる", "{what:gen}素材である", "{what:gen}素材に含まれるカード名を持つ")),
    Phrase("mod", b.MaterialOfNamed, "“{name:name}”の素材に含まれるカード名の", "| named among the materials of “{name}”", also=("“{name:name}”の素材に含まれる", "“{name:name}”の素材である", "“{name:name}”の素材に含まれるカード名を持つ")),
    Phrase("mod", b.HasType, "汎用タイプを持つ", "| with a generic type", {"name": ""}),
    Phrase("mod", b.HasType, "汎用タイプ‘結魂’を持つ", "| with the generic type soulbond", {"name": "結魂"}, also=("汎用タイプ結魂を持つ", "汎用タイプ“結魂”を持つ", "汎用タイプ「結魂」を持つ", "汎用タイプが結魂である", "汎用タイプが結魂の")),
    Phrase("mod", a.Except, "汎用タイプを持たない", "| without a generic type", {"quality": b.HasType("")}, also=("汎用タイプ‘結魂’を持たない", "汎用タイプ結魂を持たない")),
    Phrase("measure1", a.PrintedOf, "{what:gen}表記の{stat}", "the printed {stat} of {what}", also=("{what:gen}表記の{stat}の値",)),
    Phrase("gauge", a.PrintedOf, "{what:gen}表記の{stat}", "the printed {stat} of {what}"),
    Phrase("mod", a.PrintedIs, "表記の{stat}が{amount}{relation:rel}の", "| with printed {stat} {relation<}{amount}{relation>}", also=("表記の{stat}{amount}{relation:rel}の", "表記の{stat}が{amount}{relation:rel}である")),
    Phrase("mod", b.Foreign, "支配者と持ち主が異なる", "| whose controller is not (its|their)# owner", also=("持ち主と支配者が異なる", "持ち主が支配者と異なる")),
]  # fmt: skip

AETHER: Final = [
    Phrase("act", m.MakeAether, "{aether:tinted+と}を生み出す", "<produce> {aether% and }"),
    Phrase("tinted", m.Free, "属性を持たないオド{count:amount}点", "{count} colourless aether", also=("属性を持たないオド{count:amount}つ", "無属性のオド{count:amount}つ", "無属性のオド{count:amount}点", "無属性オド{count:amount}つ")),
    Phrase("s_held", b.AetherHeld, "{who:holder}保有オドが", "{who}aether", also=("{who:holder}保有しているオドが",)),
    Phrase("holder", a.You, "あなたの", "your ", also=("味方", "味方の")),
    Phrase("holder", a.Opponent, "相手の", "your opponent's ", also=("敵", "敵の")),
    Phrase("holder", a.EachPlayer, "各プレイヤーの", "each player's ", also=("お互いの", "両方のプレイヤーの")),
    Phrase("holder", a.ThatPlayer, "そのプレイヤーの", "that player's "),
    Phrase("holder", a.TurnPlayer, "ターンプレイヤーの", "the turn player's "),
    Phrase("holder", a.OtherPlayer, "非ターンプレイヤーの", "the other player's "),
    Phrase("state", a.Compare, "{left:s_held}{right:amount}{relation:rel}である", "{left} is {relation<}{right}{relation>}", also=("{left:s_held}{right:amount}つ{relation:rel}である", "{left:s_held}{right:amount}点{relation:rel}である", "{left:s_held}{right:amount}つ{relation:rel}ある", "{left:s_held}{right:amount}点{relation:rel}ある")),
    Phrase("state", a.Compare, "{left:s_held}ない", "{left} is 0", {"relation": a.Same(), "right": a.Num(0)}),
    Phrase("measure1", b.AetherHeld, "{who:holder}保有オドの数", "{who}aether", also=("{who:holder}保有オドの点数",)),
    Phrase("stmt", a.Forbid, "{subject:holder}保有オドは消滅しない", "{subject}aether does not vanish in the end phase", {"deed": b.AetherFades()}, also=("エンドフェイズに{subject:holder}保有オドは消滅しない", "{subject:holder}保有オドはエンドフェイズに消滅しない", "{subject:holder}保有しているオドは消滅しない")),
    *[
        Phrase("deed", a.Performs, f"{{what:{whose}}}オド能力を発動する", "<activate> an aether ability of {what}", {"action": a.Action("use aether"), "cause": a.AnyCause()})
        for whose in ("gen", "gen_any")
    ],
    Phrase("deed", a.Performs, "オド能力を発動する", "<activate> an aether ability", {"action": a.Action("use aether"), "what": a.Anything(), "cause": a.AnyCause()}),
    *[
        Phrase("happening", a.Happens, f"{{deed.what:{whose}}}{word}が発動する", f"{english} of {{deed.what}} is activated", {"subject": a.AnyPlayer(), "deed.action": a.Action(action), "deed.cause": a.AnyCause()}, inner={"deed": a.Performs}, also=(f"{{deed.what:{whose}}}{word}が発動される",))
        for whose in ("gen", "gen_any")
        for word, action, english in (("能力", "activate", "an ability"), ("条件能力", "use", "an activated ability"), ("オド能力", "use aether", "an aether ability"))
    ],
    Phrase("c_ko", a.CountersOf, "{who:holder}〔飴〕", "of {who}candy", {"counter": a.Counter("キャンディ")}),
]  # fmt: skip

PLACES: Final = [
    *[Phrase("zoneof", node, f"{word}の", f"{english}'s ") for node, word, english in ((a.TurnPlayer, "ターンプレイヤー", "the turn player"), (a.OtherPlayer, "非ターンプレイヤー", "the other player"), (b.FirstPlayer, "先攻プレイヤー", "the first player"), (b.SecondPlayer, "後攻プレイヤー", "the second player"))],
    Phrase("state", a.Compare, "{left:s_in}{right:amount}体{relation:rel}いる", "there (is|are)#right {relation<}{right}{relation>} {left#right}", also=("{left:s_in}{right:amount}人{relation:rel}いる", "{left:s_in}{right:amount}つ{relation:rel}ある")),
    Phrase("s_in", a.CountOf, "{of:f_in}が", "{of#}"),
    Phrase("f_tsu", a.Filter, "{where:chaseside}{qualities:mod*}魔法", "{qualities<}{where<}(spell|spells)#{where>}{qualities>#}", {"noun": a.AnyCard()}),
    Phrase("n_mai", a.AnyCard, "エンティティ", "(entity|entities)#"),
    Phrase("what", m.ThatIn, "{place:evplace}にある{what:pron}", "{what} in {place}", also=("{place:evplace}の{what:pron}",)),
    Phrase("obj", a.Both, "{parts:wholezone1+と}のカードをすべて", "{parts%, & and }", also=("{parts:wholezone1+と}にあるカードをすべて", "{parts:wholezone1+と}のすべてのカードを"), number="pl"),
    Phrase("topo", a.TopOf, "{place:pileplace}の上から{count:measure}と同じ枚数のカードを", "as many cards from the top of {place} as {count}", also=("{count:measure}と同じ枚数のカードを{place:pileplace}の上から", "{place:pileplace}の上から、{count:measure}と同じ枚数のカードを", "{place:pileplace}の上からカードを{count:measure}と同じ枚数", "{count:measure}と同じ枚数のカードを{place:pileplace}の一番上から", "{count:measure}に等しい枚数のカードを{place:pileplace}の上から", "{place:pileplace}の上から{count:measure}に等しい枚数のカードを", "{place:pileplace}の上からカードを{count:measure}に等しい枚数"), number="pl"),
    Phrase("gauge", a.CountOf, "{of:f_gauge}の枚数", "the number of {of#pl}", also=("{of:f_gauge}の数",)),
    Phrase("f_gauge", a.Filter, "{where:exiledof}除外カード", "{where}exiled (card|cards)#", {"noun": a.AnyCard(), "qualities": ()}),
    Phrase("f_gauge", a.Filter, "{where:zoned}{noun:n_any}", "{noun#}{where>}", {"qualities": ()}),
    Phrase("f_gauge", a.Filter, "{where:handplace}", "(card|cards)# in {where}", {"noun": a.AnyCard(), "qualities": ()}),
    Phrase("f_gauge", a.Filter, "{where:orbplace}", "(orb|orbs)# in {where}", {"noun": a.AnyCard(), "qualities": ()}),
    Phrase("c_tsu", a.Kinds, "{of:f_mai}の{aspect}", "different {aspect}(|s)# among {of#pl}", also=("{of:f_mai}の{aspect}の種類", "{of:f_mai}が持つ{aspect}", "{of:f_mai}が持つ{aspect}の種類")),
    Phrase("state", a.Compare, "{left:s_kinds}{right:amount}種類{relation:rel}である", "there (is|are)#right {relation<}{right}{relation>} {left#right}", also=("{left:s_kinds}{right:amount}つ{relation:rel}である", "{left:s_kinds}合計{right:amount}種類{relation:rel}である", "{left:s_kinds}合計{right:amount}つ{relation:rel}である", "{left:s_kinds}{right:amount}種類{relation:rel}ある", "{left:s_kinds}合計{right:amount}種類{relation:rel}ある")),
    Phrase("s_kinds", a.Kinds, "{of:f_mai}の{aspect}が", "different {aspect}(|s)# among {of#pl}", also=("{of:f_mai}が持つ{aspect}が", "{of:f_mai}の{aspect}の種類が")),
    Phrase("act", a.Create, "{token:coin}{count:q_tsu}を味方魔法少女ゾーンに作成する", "<create> {count} {token#count}", {"arriving": ()}, also=("味方魔法少女ゾーンに{token:coin}を{count:q_tsu}作成する", "味方魔法少女ゾーンに{token:coin}{count:q_tsu}を作成する", "{token:coin}を{count:q_tsu}味方魔法少女ゾーンに作成する")),
    Phrase("coin", a.Token, "コイン・トークン", "Coin (token|tokens)#", {"name": "コイン", "features": ()}),
    Phrase("c_mai", a.ThatMany, "その枚数", "of those"),
    Phrase("act", a.MoveCounters, "{counter:ctr}{count:amount}個を{origin:some}から{to:dat}移動する", "<move> {count} {counter}(|s)#count from {origin} to {to}", also=("{counter:ctr}を{count:amount}個{origin:some}から{to:dat}移動する", "{counter:ctr}{count:amount}個を{origin:ref}から{to:dat}移動する")),
    Phrase("arrival", a.AsKind, "カード名を持たない、無属性、レベル1の魔法少女として", " as a nameless colourless level 1 caster", {"kind": a.Kind("魔法少女")}, also=("カード名を持たない無属性レベル1の魔法少女として", "カード名を持たない無属性のレベル1の魔法少女として", "無属性、レベル1の魔法少女として")),
]  # fmt: skip

SAID: Final = [
    Phrase("option", None, "「{plain}」", " • {plain}"),
    # several statements of one thing in one breath
    Phrase("saying", a.Seq, "{parts:stmt.i}、{parts:itself}", "{parts%, & and }", also=("{parts:stmt.te}、{parts:itself}", "{parts:stmt.te}{parts:itself}", "{parts:stmt.i}、{parts:itself.i}、{parts:itself}", "{parts:stmt.te}、{parts:itself.te}、{parts:itself}", "{parts:stmt.i}、{parts:itself.te}、{parts:itself}")),
    Phrase("saying", a.Seq, "{parts:stmt.i}、{parts:stmt}", "{parts%, & and }", also=("{parts:stmt.te}、{parts:stmt}",)),
    Phrase("saying", a.Timed, "{duration.condition.quality:posture}であるかぎり、{do:saying}", "as long as this card is {duration.condition.quality}, {do}", {"duration.condition.what": a.This()}, inner={"duration": a.While, "duration.condition": a.Is}, also=("{duration.condition.quality:posture}である限り、{do:saying}", "{duration.condition.quality:posture}である間、{do:saying}", "{duration.condition.quality:posture}の間、{do:saying}")),
    Phrase("posture", a.Lies, "{position:lying}", "{position}"),
    Phrase("stmt", a.Forbid, "デッキからカードを引けないことによって、{subject:leader}ゲームに敗北しない", "{subject} <do@subject> not lose the game for want of a card to draw", {"deed": b.LosesByDrawing()}, also=("ドローフェイズにデッキからカードを引けないことによって、{subject:leader}ゲームに敗北しない", "{subject:leader}デッキからカードを引けないことによってゲームに敗北しない", "{subject:leader}カードを引けないことによってゲームに敗北しない", "{subject:leader}ドローフェイズにカードを引けないことによってゲームに敗北しない")),
    Phrase("deed", a.Performs, "{what:it}無効にする", "<negate> {what}", {"action": a.Action("negate"), "cause": a.AnyCause()}),
    Phrase("scoped", a.By, "{do.after:now}の後に、{who:leader}追加ターンを得る", "{who} <take@who> an extra turn after {do.after}", inner={"do": a.ExtraTurn}, also=("{do.after:now}の後、{who:leader}追加ターンを得る", "{do.after:now}の後に{who:leader}追加ターンを得る")),
    Phrase("state", b.IsPlayer, "{who:payer}{whom:player}である", "{who} <be@who> {whom}"),
    Phrase("mod", a.AllOf, "{qualities:short+と}の両方の属性を持つ", "| that (is|are)# both {qualities% and }", also=("{qualities:short+と}の両方を持つ", "{qualities:short+と}の両方の種族を持つ", "{qualities:short+と}をともに持つ")),
    Phrase("mod", b.NextLevel, "{what:ref}と同じキャスター名でレベルが1つ大きい", "| of the same caster name as {what} and one level above it", also=("{what:ref}と同じキャスター名でレベルが1大きい", "{what:ref}と同じキャスター名でレベルが1つ高い", "{what:ref}と同じキャスター名でレベルが1高い", "{what:ref}と同じキャスター名の、レベルが1つ大きい")),
    Phrase("saying", a.Allow, "{subject:leader0}このカードを{deed.what.place:openly}から発動してよい", "you can activate this card from {deed.what.place}", {"deed.action": a.Action("play"), "deed.cause": a.AnyCause()}, inner={"deed": a.Performs, "deed.what": a.ThisIn}, also=("{subject:leader0}このカードを{deed.what.place:openly}から発動できる", "{subject:leader0}{deed.what.place:openly}にあるこのカードを発動してよい", "{subject:leader0}{deed.what.place:openly}からこのカードを発動してよい")),
    # for a while; without one it is done at once
    Phrase("scoped", a.Timed, "{duration:span}、{do.subject:leader0}このカードを{do.deed.what.place:openly}から発動してよい", "{duration}, you can activate this card from {do.deed.what.place}", {"do.deed.action": a.Action("play"), "do.deed.cause": a.AnyCause()}, inner={"do": a.Allow, "do.deed": a.Performs, "do.deed.what": a.ThisIn}, also=("{duration:span}、{do.subject:leader0}このカードを{do.deed.what.place:openly}から発動できる", "{duration:span}、{do.subject:leader0}{do.deed.what.place:openly}にあるこのカードを発動してよい", "{duration:span}、{do.subject:leader0}{do.deed.what.place:openly}からこのカードを発動してよい",)),
    Phrase("state", a.Compare, "{left:lettered}が{right:amount}{relation:rel}である", "{left} is {relation<}{right}{relation>}"),
    Phrase("lettered", a.Letter, "{name:letter}", "{name}"),
    Phrase("mod", a.SameAs, "{what:ref}と同じ{aspect}を持つ", "| with the same {aspect} as {what}"),
    Phrase("turnof", a.Actor, "自分の", "(your|their)#actor ", also=("自分のターンの",)),
]  # fmt: skip

BOOK: Final = (*PERIODS, *ORDER, *ABILITIES, *PRINTED, *AETHER, *PLACES, *SAID)
