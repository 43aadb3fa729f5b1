"""Wordings of pso2 for what bends the rules: lines of rules (G.40), the boss's side, costs with a bottom, big damage."""

from __future__ import annotations

from typing import Final

from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.wording.nouns import FIELD, PEOPLE, PERSON, sides
from kirifuda.text import ast as a
from kirifuda.text.combine import left_out
from kirifuda.text.phrases import Phrase

_BOSS: Final = ("《ボス》側", "《ボス》")
_PARTY: Final = ("パーティーのプレイヤー全員", "パーティー全員", "パーティーの各プレイヤー", "パーティーのプレイヤー")
_MORE: Final = ("多くなる", "増える", "増加する")
_WHEN: Final = ("時", "場合", "とき")

RULES: Final = [
    # G.40
    Phrase("ruling", p.NoMag, "《マグカード》は使用できない", "no mag can be used with this card", also=("《マグカード》を使用できない", "《マグカード》は使用しない", "このカードを使用する場合、《マグカード》は使用できない", "このカードを使用する場合、《マグカード》を使用できない", "このカードを使用する場合、《マグカード》は使用しない", "このカードと《マグカード》は同時に使用できない")),
    Phrase("ruling", p.MostDrops, "【ドロップ】を持つカードを合計{count:amount}枚までデッキに入れることができる", "the deck may hold up to {count} (card|cards)#count with 【Drop】", also=("このカードを使用する場合、【ドロップ】を持つカードを合計{count:amount}枚までデッキに入れることができる", "このカードを使用する場合、【ドロップ】を持つカードは合計{count:amount}枚までデッキに入れることができる", "【ドロップ】を持つカードは合計{count:amount}枚までデッキに入れることができる")),
    Phrase("ruling", p.MostCopies, "このカードはデッキに{count:copies}入れることができる", "a deck may hold {count} of this card", also=("このカードはデッキに{count:copies}しか入れることができない", "このカードをデッキに{count:copies}入れることができる", "同名カードをデッキに{count:copies}入れることができる")),
    Phrase("ruling", p.MostCopies, "このカードはデッキに{count.n:amount}枚しか入れることができない", "a deck may hold up to {count.n} of this card", inner={"count": a.UpTo}, also=("このカードはデッキに1種類{count.n:amount}枚しか入れることができない", "同名カードはデッキに{count.n:amount}枚しか入れることができない")),
    Phrase("ruled", p.MostCopies, "このカードはデッキに{count.n:amount}枚しか入れることができない", "a deck may hold up to {count.n} of this card", inner={"count": a.UpTo}),
    Phrase("ability", p.RuleLine, "{says:ruled}。", "{says}."),
    Phrase("ruled", p.MostCopies, "このカードはデッキに{count:copies}入れることができる", "a deck may hold {count} of this card", also=("このカードはデッキに{count:copies}しか入れることができない", "このカードをデッキに{count:copies}入れることができる")),
    Phrase("copies", a.UpTo, "{n:amount}枚まで", "up to {n}"),
    Phrase("copies", a.AnyNumber, "何枚でも", "any number", also=("好きな枚数",)),
    Phrase("ruling", p.CostIsX, "このカードのコストはXである", "this card costs X", also=("このカードのコストはXになる", "このカードのコストはⓧである")),
    # R.01: the boss's side
    Phrase("side", a.Place, "《ボス》の", "| of the boss", {"zone": FIELD, "whose": p.BossPlayer()}, also=(*sides("《ボス》")[:-1], *sides("《ボス》側"))),
    Phrase("grounds", a.Place, "《ボス》の場", "the boss's field", {"zone": FIELD, "whose": p.BossPlayer()}, also=("《ボス》側の場",)),
    Phrase("zoneof1", p.Party, "パーティーのプレイヤー全員の", "each party player's ", also=tuple(f"{party}の" for party in _PARTY[1:])),
    Phrase("zoneof1", p.BossPlayer, "《ボス》の", "the boss's ", also=("《ボス》側の",)),
    Phrase("side", a.Place, "パーティーの", "| of the party", {"zone": FIELD, "whose": p.Party()}, also=(*sides("パーティー")[:-1], *(way for party in _PARTY for way in sides(party)))),
    Phrase("grounds", a.Place, "パーティーの場", "the party's fields", {"zone": FIELD, "whose": p.Party()}),
    Phrase("stmt", p.BossPlaysMore, "《ボス》側がメインフェイズにプレイするカードの枚数は{by:raised}多くなる", "the cards that the boss plays in its main phase are {by}", also=tuple(f"{boss}がメインフェイズ{when}プレイするカードの枚数{verb}" for boss in _BOSS for when in ("に", "時に", "中に") for verb in (*(f"は{{by:raised}}{more}" for more in _MORE), "を{by:raised}増やす"))[1:]),
    Phrase("stmt", p.BossPlaysMore, "《ボス》側がメインフェイズにプレイするカードの枚数は{by:lowered}少なくなる", "the cards that the boss plays in its main phase are {by}", also=tuple(f"{boss}がメインフェイズ{when}プレイするカードの枚数{verb}" for boss in _BOSS for when in ("に", "時に", "中に") for verb in ("は{by:lowered}少なくなる", "は{by:lowered}減る", "を{by:lowered}減らす"))[1:]),
    *(
        Phrase("nstate", p.DifficultyIs, f"難易度が「{word}」である", f"the difficulty is {english}", {"name": name}, also=(f"難易度が{word}である",))
        for name, word, english in (("normal", "ノーマル", "Normal"), ("hard", "ハード", "Hard"), ("very_hard", "ベリーハード", "Very Hard"))
    ),
    # R.15: whom it attacks where a condition decides
    Phrase("saying", p.AttacksThese, "{of:f_somebody}を攻撃する", "this card attacks {of}", {"what": a.This()}, also=("このカードは{of:f_somebody}を攻撃する",)),
    Phrase("saying", p.AttacksThese, "このカードはターゲットプレイヤーのかわりに{of:f_tai}を攻撃する", "this card attacks {of#pl}", {"what": a.This()}, also=("このカードは{of:f_tai}をターゲットプレイヤーのかわりに攻撃する", "ターゲットプレイヤーのかわりに{of:f_tai}を攻撃する")),
    Phrase("f_somebody", a.Filter, "ターゲットプレイヤー", "the target player", {"where": a.Place(PEOPLE, p.TargetPlayer()), "qualities": (), "noun": PERSON}),
    # 205.4.3
    Phrase("stmt", p.BearersAre, "このカードは{of:f_mine}にのみ装備できる", "only {of} can be equipped with this card", also=tuple(f"{this}は{{of:f_mine}}に{only}" for this in ("このカード", "この武器", "この防具") for only in ("のみ装備できる", "しか装備できない", "だけ装備できる"))[1:]),
    Phrase("f_mine", a.Filter, "自分のプレイヤー", "your player", {"where": a.Place(PEOPLE, a.You()), "qualities": (), "noun": PERSON}, also=("味方のプレイヤー",)),
    # 209.1.1, 103.5.2: no cheaper than that
    Phrase("say", None, "{bottomed}", "{bottomed}"),
    Phrase("say", a.Timed, "{duration:while}、{do:bottomed}", "{duration}, {do}"),
    Phrase("say", a.If, "{condition:cond.nara}なら、{then:bottomed}", "if {condition}, {then}", also=("{condition:cond}場合、{then:bottomed}",)),
    Phrase("bottomed", p.NotBelow, "{do:cheaper}。ただし、コストは{least:amount}より少なくならない。", "{do}, but not less than {least}.", also=tuple(f"{{do:cheaper}}{stop}ただし、{cost}{least}" for stop in ("。",) for cost in ("コストは", "そのコストは", "") for least in ("{least:amount}より少なくならない。", "{least:amount}より少なくはならない。", "{least:amount}未満にならない。", "{least:amount}未満にはならない。", "{least:amount}を下回らない。"))[1:]),
    Phrase("cheaper", None, "{stmt}", "{stmt}"),
    # 214.1: so much at once
    Phrase("deed", p.TakesMuch, "{least:amount}以上のダメージを受ける", "<take> {least} or more damage at once", also=("一度に{least:amount}以上のダメージを受ける", "1度に{least:amount}以上のダメージを受ける", "1回で{least:amount}以上のダメージを受ける", "{least:amount}点以上のダメージを受ける")),
    *(
        Phrase(category, p.DamageBecomes, "{what:hurt}{least:amount}以上のダメージを受ける場合、かわりに{to:amount}ダメージを受ける", "when {what} would take {least} or more damage, {what} <take@what> {to} damage instead", also=tuple(f"{{what:hurt}}{at}{{least:amount}}以上のダメージを受ける{when}、{result}" for at in ("", "一度に", "1度に", "1回で") for when in _WHEN for result in ("かわりに{to:amount}ダメージを受ける", "かわりに{to:amount}のダメージを受ける", "そのダメージを{to:amount}にする", "そのダメージは{to:amount}になる", "かわりにそのダメージを{to:amount}にする"))[1:])
        for category in ("stmt",)
    ),
    Phrase("act", p.SpreadDamage, "{what:dat}合計{total:amount}ダメージを好きなように割り振って与える", "<deal> {total} damage in all to {what}, divided as you like", also=tuple(way for like in ("好きなように", "好きな数ずつ", "自由に", "") for way in (f"{{what:dat}}合計{{total:amount}}ダメージを{like}割り振って与える", f"合計{{total:amount}}ダメージを{{what:dat}}{like}割り振って与える", f"{{what:dat}}合計{{total:amount}}になるように{like}ダメージを割り振って与える", f"{{what:dat}}合計{{total:amount}}点のダメージを{like}割り振って与える", f"{{total:worth}}ダメージを{{what:dat}}{like}割り振って与える", f"{{what:dat}}{{total:amount}}ダメージを{like}割り振って与える", f"{{total:amount}}ダメージを{{what:dat}}{like}割り振って与える"))[1:]),
    # 103.4.3: what becomes of that damage, for a price
    Phrase("byless", p.Down, "{by:amount}", "{by}"),
    Phrase("nowis", p.Exactly, "{by:amount}", "{by}"),
    *(
        Phrase(category, a.Replace, "{event:happening}場合、{instead.pay:payfor}事で、{instead.then:itchanges}", "when {event/would}, you may {instead.pay}; if you do, {instead.then}", inner={"instead": p.ByDoing}, also=tuple(f"{{event:happening}}{when}、{{instead.pay:payfor}}{by}、{{instead.then:itchanges}}" for when in _WHEN for by in ("事で", "ことで"))[1:])
        for category in ("saying", "scoped")
    ),
    Phrase("payfor", None, "{act}", "{act}"),
    Phrase("payfor", None, "{paychain}", "{paychain}"),
    Phrase("itchanges", p.ChangeIt, "そのダメージを{by:byless}軽減する", "that damage is lowered by {by}", also=("そのダメージを{by:byless}減らす",)),
    Phrase("itchanges", p.ChangeIt, "そのダメージを{by:nowis}にする", "that damage becomes {by}", also=("そのダメージは{by:nowis}になる",)),
    # 101.3
    Phrase("happening", a.Happens, "自分のデッキが0枚になったことで自分がゲームに敗北する", "you lose the game because your deck is empty", {"subject": a.You(), "deed": p.EmptiesDeck()}, also=tuple(f"自分のデッキが0枚になっ{so}{me}ゲームに敗北する" for so in ("た事で", "たことで、", "て", "た事により", "たことにより") for me in ("自分が", "")) + tuple(f"自分のデッキが0枚になり{me}ゲームに敗北する" for me in ("自分が", "、自分が", ""))),
    # 302.5, 209.1: several limits in one sentence
    *(
        Phrase("limit", p.AllLimits, f"この能力は{{limits:when}}{comma}{{limits:often}}。", "{limits%}")
        for comma in ("、", "")
    ),
    Phrase("when", a.OnlyDuring, "{period:stretch}に", " This ability can be invoked only {period}.", also=("{period:stretch}にのみ", "{period:stretch}のみ", "{period:stretch}")),
    Phrase("when", a.OnlyWhen, "{condition:cond}場合のみ", " This ability can be invoked only if {condition}.", also=("{condition:cond}場合にのみ", "{condition:state}時のみ", "{condition:state}間のみ", "{condition:cond}場合に")),
    Phrase("often", a.Times, "1ターンに{times:amount}度だけ発動できる", " This ability can be invoked only {times} (time|times)#times a turn.", also=tuple(f"{span}{{times:amount}}{unit}{only}" for span in ("1ターンに", "") for unit in ("度", "回") for only in ("だけ発動できる", "だけ発動する", "のみ発動できる", "まで発動できる", "しか発動できない"))[1:]),
    Phrase("often", a.TimesAGame, "ゲーム中に{times:amount}度だけ発動できる", " This ability can be invoked only {times} (time|times)#times in a game.", also=("ゲーム中に{times:amount}回だけ発動できる", "ゲーム中{times:amount}度だけ発動できる", "1ゲームに{times:amount}度だけ発動できる")),
    # 204.2
    Phrase("cause", p.ByActive, "{whose:abilityof}アクティブの能力によって", " by {whose}actives", also=("{whose:abilityof}アクティブの能力で", "{whose:abilityof}アクティブによって", "{whose:abilityof}アクティブの効果によって", "{whose:abilityof}アクティブで")),
]  # fmt: skip
RULES.extend(left_out([row for row in RULES if row.node is p.SpreadDamage], ("dat",)))
