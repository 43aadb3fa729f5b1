"""Wordings of pso2 for other forms of the same: of whom an attack is, by whose ability damage comes, who is so."""

from __future__ import annotations

from typing import Final

from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.wording.nouns import FIELD, SOME
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

_AIMED: Final = ("攻撃の対象", "攻撃対象")
_WHILE: Final = ("間", "かぎり", "限り", "場合", "時", "なら")

_JUST: Final = ("この効果で", "これにより", "この方法で", "")
_THOSE: Final = ("プレイヤー", "プレイヤー全員", "全てのプレイヤー", "各プレイヤー", "プレイヤーそれぞれ")
_FRONT_BACK: Final = (("前列にいる", "後列にいる"), ("前列の", "後列の"))
_SWAPS: Final = (
    "もう一方の列に移動させる",
    "他の列に移動させる",
    "反対の列に移動させる",
    "反対側の列に移動させる",
    "今いる列とは別の列に移動させる",
    *(
        f"{front}{such}{ahead}に、{behind}{such}{back}に移動させる"
        for one, other in _FRONT_BACK
        for front, behind, ahead, back in ((one, other, "後列", "前列"), (other, one, "前列", "後列"))
        for such in ("ものは", "ものを", "キャラは", "キャラを", *(("なら", "場合は") if one.endswith("る") else ()))
    ),
)

_DEALT: Final[tuple[tuple[type[a.Node], str, dict[str, object], tuple[str, ...]], ...]] = (
    (p.RaiseSuch, "{damage} that {what} <deal@what> is raised by {by}", {}, tuple(f"{to}{{by:howmuch}}{more}" for to, more in (("は", "増える"), ("を", "増やす"), ("は", "多くなる"), ("に+", "する"), ("は+", "される"), ("を+", "する")))),
    (p.RaiseSuch, "{damage} that {what} <deal@what> is doubled", {"by": a.Current()}, ("を2倍にする", "は2倍になる")),
    (p.LowerSuch, "{damage} that {what} <deal@what> is lowered by {by}", {}, tuple(f"{to}{{by:howmuch}}{less}" for to, less in (("を", "軽減する"), ("は", "軽減される"), ("を", "減らす"), ("は", "減る"), ("は", "少なくなる"), ("を-", "する"), ("は-", "される")))),
    (p.LowerSuch, "{damage} that {what} <deal@what> is prevented", {"by": a.Everything()}, ("は0になる", "を0にする", "は全て0になる", "を全て0にする")),
    (p.LowerSuch, "{damage} that {what} <deal@what> is halved", {"by": a.Half(a.Current())}, ("を半分にする", "は半分になる")),
)  # fmt: skip

FORMS: Final = [
    # 506.4.1: the attack in the genitive
    Phrase("deed", p.IsTargetOf, "{what:attackof}攻撃の対象になる", "<become> the target of an attack of {what}", also=tuple(f"{{what:attackof}}{word}{verb}" for word in _AIMED for verb in ("になる", "にされる", "に選ばれる", "として選ばれる"))[1:]),
    Phrase("attackof", None, "{anyone}の", "{anyone}"),
    Phrase("attackof", None, "{ref}の", "{ref}"),
    Phrase("byit", None, "{anyone}から", "{anyone}"),
    Phrase("byit", None, "{ref}から", "{ref}"),
    # 103.2.2, 302.8, 204.2.2.4: by whose ability or in battle by whom
    Phrase("harm", p.BattleDamageFrom, "{what:dealer}受ける戦闘ダメージ", "battle damage from {what}", also=("{what:dealer}戦闘で受けるダメージ", "戦闘で{what:dealer}受けるダメージ")),
    Phrase("harms", p.BattleDamageFrom, "{what:dealer}戦闘ダメージを受ける", "battle damage from {what}", also=("戦闘で{what:dealer}ダメージを受ける", "{what:dealer}戦闘でダメージを受ける")),
    Phrase("harmed", p.TakesBattleDamageFrom, "{what:dealer}戦闘ダメージを受ける", "<take> battle damage from {what}", also=("戦闘で{what:dealer}ダメージを受ける", "{what:dealer}戦闘でダメージを受ける")),
    Phrase("deed", p.TakesBattleDamageFrom, "{what:dealer}戦闘ダメージを受ける", "<take> battle damage from {what}", also=("戦闘で{what:dealer}ダメージを受ける", "{what:dealer}戦闘でダメージを受ける")),
    Phrase("harm", p.DamageBy, "{cause:causeof}受けるダメージ", "damage{cause}"),
    Phrase("harms", p.DamageBy, "{cause:causeof}ダメージを受ける", "damage{cause}"),
    Phrase("deed", p.TakesDamageBy, "{cause:causeof}ダメージを受ける", "<take> damage{cause}"),
    *(
        Phrase("causeof", node, f"{{whose:{whose}}}{words[0]}によって", f" by {{whose}}{english}", also=tuple(f"{{whose:{whose}}}{word}{by}" for word in words for by in ("によって", "により", "による", "で"))[1:])
        for node, english, whose, words in ((a.ByEffect, "abilities", "abilityof1", ("能力", "効果", "カードの能力", "カードの効果", "能力や効果")), (p.ByActive, "actives", "abilityof", ("アクティブの能力", "アクティブの効果", "アクティブ")))
    ),
    Phrase("abilityof1", a.Opponent, "相手の", "enemy ", also=("対戦相手の", "相手のプレイヤーの")),
    Phrase("abilityof1", a.You, "自分の", "your "),
    # 406.2.2: the ability comes first, and what it cannot choose behind it
    Phrase("stmt", a.Forbid, "{deed.whose:abilityof1}能力は{subject:chooses}対象に選べない", "{subject} cannot become the target of {deed.whose}abilities", inner={"deed": p.IsTargeted}, also=tuple(f"{{deed.whose:abilityof1}}{word}は{{subject:chooses}}{way}" for word in ("能力", "効果", "能力や効果", "カードの能力") for way in ("対象に選べない", "対象にできない", "対象として選べない", "選べない", "対象に取れない", "対象に選ばない", "対象にしない"))[1:]),
    Phrase("stmt", a.Forbid, "{subject:topic}{deed.whose:abilityof}能力の対象に選べない", "{subject} cannot become the target of {deed.whose}abilities", inner={"deed": p.IsTargeted}, also=("{subject:topic}{deed.whose:abilityof}効果の対象に選べない", "{subject:topic}{deed.whose:abilityof}能力の対象にできない", "{subject:topic}{deed.whose:abilityof}能力や効果の対象に選べない")),
    Phrase("stmt", a.Forbid, "{deed.what:origin}能力は{subject:chooses}対象に選べない", "{subject} cannot become the target of abilities of {deed.what}", inner={"deed": p.IsTargetedBy}, also=tuple(f"{{deed.what:origin}}{word}は{{subject:chooses}}{way}" for word in ("能力", "効果") for way in ("対象に選べない", "対象にできない", "対象として選べない", "選べない", "対象に取れない"))[1:]),
    Phrase("chooses", None, "{ref}を", "{ref}"),
    Phrase("chooses", None, "{all}を", "{all}"),
    Phrase("chooses", None, "{set}を", "{set}"),
    # 205.4: what is laid comes first
    Phrase("happening", a.Happens, "{deed.what:wearing}{subject:receiver}装備される", "{subject} <be@subject> equipped with {deed.what}", inner={"deed": p.PutsOn}, also=("{deed.what:wearing}{subject:receiver}付与される",)),
    # a set of which each is so for itself: 味方のキャラは、後列にいる間、…
    Phrase("topic", p.EachThat, "{of:f_whiled}", "{of#pl}", number="pl"),
    Phrase("f_whiled", a.Filter, "{where:side}{qualities:mod**}{noun:n_tai}は、{qualities:whiled}間、", SOME, also=tuple(f"{{where:side}}{{qualities:mod**}}{{noun:n_tai}}は、{{qualities:whiled}}{word}、" for word in _WHILE[1:-1])),
    Phrase("f_whiled", a.Filter, "{where:side}{qualities:mod**}{noun:n_tai}は、{qualities:whilen}の間、", SOME, also=("{where:side}{qualities:mod**}{noun:n_tai}は、{qualities:whilen}である間、", "{where:side}{qualities:mod**}{noun:n_tai}は、{qualities:whilen}なら、", "{where:side}{qualities:mod**}{noun:n_tai}は、{qualities:whilen}の時、", "{where:side}{qualities:mod**}{noun:n_tai}は、{qualities:whilen}の場合、")),
    Phrase("f_whiled", a.Filter, "{where:side}{qualities:mod**}{noun:n_tai}は、{qualities:whilein}中、", SOME),
    Phrase("whilein", p.Attacking, "攻撃", "attacking |"),
    Phrase("whilein", p.Engaged, "交戦", "engaged |", also=("戦闘",)),
    Phrase("whiled", p.InRow, "前列にいる", "| in the front row", {"name": "前列"}),
    Phrase("whiled", p.InRow, "後列にいる", "| in the back row", {"name": "後列"}),
    Phrase("whiled", p.Attacking, "攻撃している", "attacking |"),
    Phrase("whiled", p.AttacksWhat, "{what:it}攻撃している", "| attacking {what}"),
    Phrase("whiled", p.Attacked, "攻撃されている", "| being attacked"),
    Phrase("whiled", p.EngagedWith, "{what:withit}戦闘している", "| engaged with {what}", also=("{what:withit}交戦している", "{what:withit}戦闘を行っている")),
    Phrase("whiled", p.Hurt, "ダメージを受けている", "| that (has|have)# taken damage"),
    Phrase("whiled", p.Bears, "{noun:gear}を装備している", "| equipped with {noun}"),
    Phrase("whiled", a.Except, "{quality.noun:gear}を装備していない", "| not equipped with {quality.noun}", inner={"quality": p.Bears}),
    Phrase("whilen", a.Lies, "{position:onoff}状態", "{position} |", also=("{position:onoff}",)),
    Phrase("whilen", p.Attacking, "攻撃中", "attacking |"),
    Phrase("whilen", p.Engaged, "交戦状態", "engaged |", also=("交戦中", "戦闘中")),
    # 404.5
    Phrase("arrival", p.FaceDown, "裏向きのまま", " face down", also=("裏向きのままで", "裏のまま")),
    # 103.2.2
    Phrase("ref", p.DamageDealer, "そのダメージの発生源", "the source of that damage", {"noun": a.AnyCard()}, also=("その戦闘ダメージの発生源", "そのダメージの発生源のカード", "ダメージの発生源")),
    # 302.9: what has Recovery
    Phrase("kindword", a.Keyword, "【回復】", "【Recovery】", {"name": "回復"}, also=("回復",)),
    # 506.4.2: in somebody's place
    Phrase("act", a.If, "{condition.what:ref}にかわり、{then.to:obj}攻撃の対象にする", "if {condition.what} is being attacked, <move> the attack to {then.to}", {"condition.quality": p.Attacked()}, inner={"condition": a.Is, "then": p.Retarget}, also=tuple(f"{{condition.what:ref}}{instead}、{{then.to:obj}}{word}に{verb}" for instead in ("にかわり", "にかわって", "のかわりに") for word in _AIMED for verb in ("する", "変更する"))[1:]),
    # 403.1.4: from either row to the other
    *(
        Phrase(category, p.SwapRow, f"{{what:{what}}}{_SWAPS[0]}", "<move> {what} to the other row", also=tuple(f"{{what:{what}}}{way}" for way in _SWAPS[1:]))
        for category, what in (("act", "obj"), ("bare", "dropped"))
    ),
    # R.12: whose field a condition spoke of
    Phrase("side", a.Place, "その場の", "| of that player", {"zone": FIELD, "whose": p.SaidPlayer()}, also=("その場にいる", "その場にある")),
    # G.22, 102.4: who did it as they were told to, and who did not
    Phrase("player", p.WhoDid, "この効果で{deed:did.ta}プレイヤー", "each player who {deed/past} by this effect", also=tuple(f"{just}{{deed:did.ta}}{everyone}" for just in _JUST[:-1] for everyone in _THOSE)[1:]),
    Phrase("player", p.WhoDidNot, "この効果で{deed:did.te}いないプレイヤー", "each player who did not {deed/base} by this effect", also=tuple(f"{just}{{deed:did.te}}いない{everyone}" for just in _JUST[:-1] for everyone in _THOSE)[1:]),
    Phrase("ref", p.PlayerOf, "{who:whodid}", "{who}"),
    Phrase("whodid", p.WhoDid, "この効果で{deed:did.ta}プレイヤー", "each player who {deed/past} by this effect", also=tuple(f"{just}{{deed:did.ta}}{everyone}" for just in _JUST[:-1] for everyone in _THOSE)[1:]),
    Phrase("whodid", p.WhoDidNot, "この効果で{deed:did.te}いないプレイヤー", "each player who did not {deed/base} by this effect", also=tuple(f"{just}{{deed:did.te}}いない{everyone}" for just in _JUST[:-1] for everyone in _THOSE)[1:]),
    Phrase("dat", p.PlayerOf, "{who.deed:did.te}いないプレイヤーに", "each player who did not {who.deed/base}", inner={"who": p.WhoDidNot}, also=tuple(f"{{who.deed:did.te}}いない{everyone}に" for everyone in _THOSE[1:])),
    Phrase("dat", p.PlayerOf, "{who.deed:did.ta}プレイヤーに", "each player who {who.deed/past}", inner={"who": p.WhoDid}, also=tuple(f"{{who.deed:did.ta}}{everyone}に" for everyone in _THOSE[1:])),
    Phrase("leader", p.WhoDidNot, "{deed:did.te}いないプレイヤーは", "each player who did not {deed/base}", also=tuple(f"{{deed:did.te}}いない{everyone}は" for everyone in _THOSE[1:])),
    Phrase("leader", p.WhoDid, "{deed:did.ta}プレイヤーは", "each player who {deed/past}", also=tuple(f"{{deed:did.ta}}{everyone}は" for everyone in _THOSE[1:])),
    Phrase("did", p.Discards, "手札を捨てる", "<discard> a card", {"what": a.Any(a.Filter(a.Anywhere(), (), a.AnyCard()))}, also=("捨てる", "手札を1枚捨てる", "カードを捨てる", "カードを1枚捨てる")),
    Phrase("did", p.DrawsCard, "ドローする", "<draw> a card", also=("カードをドローする", "カードを引く")),
    # 205.5.2
    Phrase("edeed", p.LowersDamage, "ダメージを軽減する", "<lower> damage", {"damage": p.AnyDamage()}, also=("装備先が受けるダメージを軽減する", "装備先へのダメージを軽減する")),
    Phrase("edeed", p.LowersDamage, "戦闘ダメージを軽減する", "<lower> battle damage", {"damage": p.BattleDamage()}, also=("装備先が受ける戦闘ダメージを軽減する",)),
    *(
        Phrase("edeed", p.PreventsDamage, f"{word}を0にする", f"<lower> {english} to 0", {"damage": harm}, also=(f"{word}を0まで軽減する", f"{word}を全て軽減する", f"装備先が受ける{word}を0にする", f"装備先が受ける{word}を0まで軽減する"))
        for word, english, harm in (("ダメージ", "damage", p.AnyDamage()), ("戦闘ダメージ", "battle damage", p.BattleDamage()))
    ),
    # 103.4.3: what happens instead, told in several sentences
    Phrase("other", a.Static, "{says:longsay!}", "{says}", {"limits": ()}),
    Phrase("longsay", a.Replace, "{event:happening}場合、かわりに{instead:several}", "when {event/would}, instead {instead}", also=tuple(f"{{event:happening}}{when}、かわりに{{instead:several}}" for when in ("時", "とき"))),
    Phrase("longsay", a.Timed, "{duration:while}、{do:longsay}", "{duration}, {do}"),
    Phrase("longsay", a.If, "{condition:cond.nara}なら、{then:longsay}", "if {condition}, {then}", also=("{condition:cond}場合、{then:longsay}",)),
    Phrase("several", a.Body, "{sentences:sent+}", "{sentences% }"),
    *(
        Phrase(said, a.Timed, f"{{do.event.subject:payer}}{{duration:while}}{{do.event.deed:pdeed}}場合、かわりに{{do.instead:{kinds[0]}}}", "{duration}, when {do.event.subject} would {do.event.deed}, instead {do.instead}", inner={"do": a.Replace, "do.event": a.Happens}, also=tuple(f"{{do.event.subject:payer}}{{duration:while}}{ni}{{do.event.deed:pdeed}}{when}、かわりに{{do.instead:{kind}}}" for kind in kinds for ni in ("", "に", "、") for when in ("場合", "時", "とき"))[1:])
        for said, kinds in (("saying", ("went", "scope")), ("longsay", ("several",)))
    ),
    # which row it is in decides where it goes
    Phrase("step", p.SwapRow, "{what:ref}が前列にいるなら後列に、後列にいるなら前列に移動させる", "<move> {what} to the other row", also=tuple(f"{{what:ref}}{ga}{one}{such}{back}に、{other}{such}{front}に移動させる" for ga in ("が", "は") for one, other, back, front in (("前列にいる", "後列にいる", "後列", "前列"), ("後列にいる", "前列にいる", "前列", "後列")) for such in ("なら", "場合は", "場合", "時は"))),
    # 207.1, 208.1: of each sort so many
    Phrase("vstate", p.EachThere, "{where:eachin}に{sorts:f_loose+と}がある", "there is at least 1 of each of {sorts%, & and } {where}", {"least": a.Num(1)}, also=("{where:eachin}に{sorts:f_loose+と}がいる", "{where:eachin}に{sorts:f_loose+と}の両方がいる", "{where:eachin}に{sorts:f_loose+と}の両方がある")),
    Phrase("vstate", p.EachThere, "{where:eachin}に{sorts:f_loose+と}がそれぞれ{least:amount}枚以上ある", "there are {least} or more of each of {sorts%, & and } {where}", also=("{where:eachin}に{sorts:f_loose+と}がそれぞれ{least:amount}体以上いる",)),
    Phrase("vstate", p.EachColour, "{where:eachin}に{colours:colour+と}のカードがそれぞれ{least:amount}枚以上ある", "there are {least} or more cards of each of {colours%, & and } {where}", also=("{where:eachin}に{colours:colour+と}のカードが{least:amount}枚以上ずつある", "{where:eachin}に{colours:colour+、}のカードがそれぞれ{least:amount}枚以上ある")),
    Phrase("vstate", p.EachColour, "{where:eachin}に{colours:colour+と}のカードがある", "there is a card of each of {colours%, & and } {where}", {"least": a.Num(1)}),
    Phrase("eachin", None, "{grounds}", "on {grounds}"),
    Phrase("eachin", None, "{place}", "in {place}"),
    # 206, 207: how many different ones
    Phrase("vstate", a.Compare, "{left.of.where:eachin}に{left.aspect:aspect}の異なる{left.of.qualities:mod**}{left.of.noun:n_card}が{right:amount}枚{relation:many}ある", "there are {relation<}{right}{relation>} {left.of.qualities<}{left.of.noun#right}{left.of.qualities>#right} of different {left.aspect}s {left.of.where}", inner={"left": a.Kinds, "left.of": a.Filter}, also=tuple(f"{{left.of.where:eachin}}に{{left.aspect:aspect}}{differ}{{left.of.qualities:mod**}}{{left.of.noun:n_card}}が{{right:amount}}{unit}{{relation:many}}{there}" for differ in ("の異なる", "が異なる", "の違う", "が違う") for unit, there in (("枚", "ある"), ("体", "いる"), ("種類", "ある"), ("種類", "いる")))[1:]),
    # 101.2.2: whose it was before it went
    Phrase("pred", p.Sided, "{who:sidedby}{noun:n_tai}", "{who}{noun}"),
    Phrase("sidedby", a.You, "味方の", "an allied ", also=("自分の", "自分の場の")),
    Phrase("sidedby", a.Opponent, "相手の", "an enemy ", also=("対戦相手の", "相手の場の")),
    # 103.2.2, 214.1: what somebody deals next, or to somebody
    *(
        Phrase(category, node, f"{{what:{who}}}{{damage:dealt}}{ways[0]}", english, fixed, also=tuple(f"{{what:{who}}}{{damage:dealt}}{way}" for way in ways[1:]))
        for category, who in (("stmt", "hurt"), ("act", "picked"))
        for node, english, fixed, ways in _DEALT
    ),
    Phrase("dealt", p.NextDealt, "次に与えるダメージ", "the next damage"),
    Phrase("dealt", p.NextStruck, "次に与える戦闘ダメージ", "the next battle damage"),
    Phrase("dealt", p.NextDealtTo, "次に{to:taker}与えるダメージ", "the next damage to {to}"),
    Phrase("dealt", p.NextStruckTo, "次に{to:taker}与える戦闘ダメージ", "the next battle damage to {to}"),
    Phrase("dealt", p.StruckTo, "{to:taker}与える戦闘ダメージ", "battle damage to {to}"),
    # 506.6.1: the battle comes first
    Phrase("edeed", p.DefeatsInBattle, "{what:withit}の戦闘でそれを破壊する", "<defeat> {what} in battle", also=tuple(f"{{what:withit}}の戦闘{by}{it}を{verb}" for by in ("で", "によって") for it in ("それ", "そのキャラ", "その相手", "相手", "相手のキャラ") for verb in ("破壊する", "戦闘不能にする"))),
    # R.14
    Phrase("act", p.BossPlays, "自分のデッキの上から{count:amount}枚をプレイする", "<let> the boss play the top {count} (card|cards)#count of its deck", also=("自分のデッキの上からカードを{count:amount}枚プレイする", "デッキの上から{count:amount}枚をプレイする")),
]  # fmt: skip
