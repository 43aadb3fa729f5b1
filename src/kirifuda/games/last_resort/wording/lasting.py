"""Wordings of last_resort for what holds: modifications, keywords, prohibitions, changed costs; and for amounts."""

from __future__ import annotations

from typing import Final

from kirifuda.games.last_resort import ast as r
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

ANYTHING: Final = a.Anything()
WHATEVER: Final = a.AnyCause()
DESTROYED: Final = a.Undergoes(a.Action("destroy"), WHATEVER)
GRAVE: Final = a.Place(a.Zone("墓地"), a.AnyPlayer())

UPRIGHT: Final = tuple(
    dict.fromkeys(
        f"{side}{area}{state}{whose}クリーチャー{aim}アタックできる"
        for aim in ("にも", "に対しても")
        for side, whose in (("", ""), ("相手の", ""), ("相手", ""), ("", "相手の"), ("", "相手"))
        for area in ("", "アタックエリアの", "アタックエリアにいる")
        for state in ("アンタップ状態の", "アンタップしている", "タップしていない")
        if not (side == "相手" and area == "")
    )
)
"""L-10.4: whom else one may attack; who lies in the defence area never is attacked."""
MUST: Final = tuple(
    dict.fromkeys(
        f"{lead}{verb}"
        for lead in (
            *(f"{one}{other}" for able in ("アタックできるなら", "可能なら", "できるなら", "可能な限り", "アタックできる場合、", "アタックできる場合") for every in ("", "毎ターン", "毎ターン、", "自分のアタックステップで", "必ず", "自分のアタックステップで必ず", "自分のアタックステップに必ず") for one, other in ((able, every), (every, able))),
            "必ず", "毎ターン", "毎ターン必ず",
        )
        for verb in ("アタックしなければならない", "アタックする")
    )
)  # fmt: skip
"""L-10.2."""
LIMITED: Final = tuple(
    f"{{who:leader}}{way}召喚できない"
    for lead in ("1ターンに", "1ターンの間に", "1ターン中に", "それぞれのターン中に", "それぞれのターンに", "各ターンに", "各ターン中に", "毎ターン")
    for most in (f"{{times:amount}}{unit}{only}" for unit in "枚体回" for only in ("までしか", "しか", "より多く"))
    for way in (f"{lead}{{deed:summoning}}を{most}", f"{lead}{most}{{deed:summoning}}を", f"{{deed:summoning}}を{lead}{most}", f"{{deed:summoning}}は{lead}{most}")
)  # fmt: skip
"""L-9.2."""
_CUT: Final = (
    "は{by:amount}減る",
    "は{by:amount}少なくなる",
    "を{by:amount}減らす",
    "は{by:amount}下がる",
    "を{by:amount}下げる",
)
DRAW_PRICES: Final = tuple(
    f"{{who:{who}}}ドローステップ2{at}{why}コスト{becomes}"
    for who in ("payer", "someone")
    for at, why in (("で", "支払う"), ("に", "支払う"), ("で", "カードをドローするために支払う"), ("で", "ドローするために支払う"), ("で", "カードをドローする"), ("で", "ドローする"), ("に", "カードをドローする"), ("で", "カードを引く"), ("の", ""))
    for becomes in ("は{amount}になる", "を{amount}にする", "は{amount}である")
)  # fmt: skip
"""L-11.1."""
SKILL_PRICES: Final = tuple(
    f"{{who:someone}}リーダースキル{cost}{less}"
    for cost in ("のコスト", "を使用するコスト", "の使用コスト", "を使用するために支払うコスト", "を使用する時に支払うコスト", "に必要なコスト", "の使用に必要なコスト")
    for less in _CUT
)  # fmt: skip
PAID_SKILLS: Final = tuple(
    f"{{who:payer}}リーダースキル{cost}{less}"
    for cost in ("を使用するために支払うコスト", "を使用するコスト", "を使用する時に支払うコスト", "を使用する時のコスト", "の使用に支払うコスト")
    for less in _CUT
)  # fmt: skip
"""L-9.6."""
HALVED: Final = tuple(
    f"{half}{up}{becomes}"
    for half, becomes in (("は半分", "になる"), ("を半分", "にする"))
    for up in ("", "（端数切り上げ）", "（端数は切り上げ）")
)
"""L-10.8, L-10.9; what is left over counts, as wherever something is halved."""


def halved(*whose: str) -> tuple[str, ...]:
    """The ways to say whose damage is halved."""
    return tuple(f"{who}与えるダメージ{half}" for who in whose for half in HALVED)[1:]


def to_life(*becomes: str) -> tuple[str, ...]:
    """The same of damage to life, and of what else becomes of it."""
    return tuple(
        f"{{change.what:{who}}}{particle}{{who:lifeof}}ライフに与えるダメージ{end}"
        for particle in "がの"
        for who in ("ref", "set")
        for end in becomes
    )[1:]


STATEMENTS: Final = [
    Phrase("stmt", a.Gain, "{what:topic}{features:gained*と}を得る", "{what} <gain@what> {features% and }", also=("{what:topic}{features:gained*と}を持つ", "{what:topic}{features:gained*と}を受ける", "{what:topic}{features:gained+、}を得る", "{what:topic}{features:gained+、}を持つ", "{what:topic}{features:gained+、}を受ける", "{what:setdat}{features:gained+、}を与える", "{what:setdat}{features:gained*と}を与える", "{what:setdat}{features:gained*と}を付与する")),
    Phrase("stmt", a.Gain, "{what:gen_set}{features:shifted*、}", "{what} <gain@what> {features% and }", forms={"i": "{what:gen_set}{features:shifted.i*、}", "te": "{what:gen_set}{features:shifted.te*、}"}),
    Phrase("stmt", a.Lose, "{what:topic}{features:lost*と}を失う", "{what} <lose@what> {features% and }", also=("{what:topic}{features:lostall!}失う",)),
    Phrase("stmt", a.Become, "{what:gen_set}{features:turned!}になる", "{what} <have@what> {features}", also=("{what:topic}{features:turned!}になる", "{what:gen_set}{features:turnedo!}にする")),
    Phrase("stmt", a.Become, "{what:topic}{features:both!}になる", "{what} <become@what> {features}", also=("{what:obj}{features:both!}にする",)),
    Phrase("stmt", a.Forbid, "{subject.of.where.whose:leader}{subject.of.qualities:mod**}{subject.of.noun:k_tai}でアタックできない", "{subject.of.qualities<}{subject.of.noun#pl}{subject.of.qualities>#pl} of {subject.of.where.whose} cannot attack", {"subject.of.where.zone": a.Zone("戦場"), "deed": r.Attacks()}, inner={"subject": a.All, "subject.of": a.Filter, "subject.of.where": a.Place}, also=("{subject.of.where.whose:leader}{subject.of.qualities:mod**}{subject.of.noun:k_tai}ではアタックできない",)),
    Phrase("stmt", a.Forbid, "{subject.of.where.whose:leader}{subject.of.qualities:mod**}{subject.of.noun:k_tai}でブロックできない", "{subject.of.qualities<}{subject.of.noun#pl}{subject.of.qualities>#pl} of {subject.of.where.whose} cannot block", {"subject.of.where.zone": a.Zone("戦場"), "deed": r.Blocks()}, inner={"subject": a.All, "subject.of": a.Filter, "subject.of.where": a.Place}, also=("{subject.of.where.whose:leader}{subject.of.qualities:mod**}{subject.of.noun:k_tai}ではブロックできない",)),
    Phrase("stmt", a.Forbid, "{subject:topic}アタックできない", "{subject} cannot attack", {"deed": r.Attacks()}, forms={"i": "{subject:topic}アタックできず"}),
    Phrase("stmt", a.Forbid, "{subject:topic}ライフにアタックできない", "{subject} cannot attack life", {"deed": r.AttacksLife()}, also=("{subject:topic}ライフへアタックできない", "{subject:topic}相手のライフにアタックできない", "{subject:topic}相手ライフにアタックできない", "{subject:topic}自分のライフにアタックできない")),
    Phrase("stmt", a.Forbid, "{subject:topic}クリーチャーにアタックできない", "{subject} cannot attack creatures", {"deed": r.AttacksCreatures()}, also=("{subject:topic}クリーチャーへアタックできない",)),
    Phrase("stmt", a.Forbid, "{subject:topic}能力を使用できない", "the abilities of {subject} cannot be used", {"deed": r.UsesAbilities()}, also=("{subject:gen_set}能力は使用できない",)),
    Phrase("stmt", a.Forbid, "相手は{subject:gen_set}能力を使用できない", "your opponent cannot use the abilities of {subject}", {"deed": r.UsesAbilities()}),
    Phrase("summoning", r.SummonsSuch, "{of:f_from}", "{of#pl}", number="pl"),
    Phrase("f_from", a.Filter, "{where:frompile}{qualities:mod**}{noun:n_any}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("frompile", a.Place, "{zone:pilezone}の", "| from the {zone}", {"whose": a.Actor()}, also=("{zone:pilezone}から", "自身の{zone:pilezone}の", "自身の{zone:pilezone}から", "{zone:pilezone}にある")),
    Phrase("frompile", a.Place, "{whose:someone}{zone:pilezone}の", "| from {whose}{zone}", also=("{whose:someone}{zone:pilezone}から", "{whose:someone}{zone:pilezone}にある")),
    Phrase("stmt", a.Forbid, "{subject:player}は{deed:summoning}を召喚できない", "{subject} cannot summon {deed}"),
    Phrase("stmt", r.SummonLimit, LIMITED[0], "{who} cannot summon more {deed} than {times} a turn", also=LIMITED[1:]),
    Phrase("stmt", r.DrawTwoLess, "{who:payer}ドローステップ2に支払うコストは{by:amount}減る", "{who} <pay@who> {by} less in Draw step 2", also=tuple(f"{{who:payer}}ドローステップ2{at}{why}コスト{less}" for at, why in (("に", "支払う"), ("で", "支払う"), ("で", "カードをドローするために支払う"), ("で", "カードをドローする"), ("に", "カードをドローする"), ("で", "カードを引く"), ("の", "")) for less in ("は{by:amount}減る", "は{by:amount}少なくなる", "を{by:amount}減らす"))),
    Phrase("stmt", r.DrawTwoLess, "{who:someone}ドローステップ2のコストは{by:amount}減る", "a card in {who}Draw step 2 costs {by} less", also=tuple(f"{{who:someone}}ドローステップ2{at}{why}コスト{less}" for at, why in (("に", "支払う"), ("で", "支払う"), ("で", "カードをドローするために支払う"), ("で", "カードをドローする"), ("に", "カードをドローする"), ("で", "カードを引く"), ("の", "")) for less in ("は{by:amount}減る", "は{by:amount}少なくなる", "を{by:amount}減らす"))),
    Phrase("stmt", r.DrawTwoIs, DRAW_PRICES[0], "{who} <pay@who> {amount} in Draw step 2", also=DRAW_PRICES[1:]),
    Phrase("stmt", r.SkillCheaper, SKILL_PRICES[0], "{who}leader skill costs {by} less", also=SKILL_PRICES[1:]),
    Phrase("stmt", r.SkillCheaper, PAID_SKILLS[0], "{who} <pay@who> {by} less for the leader skill", also=PAID_SKILLS[1:]),
    Phrase("stmt", r.DrawOneMore, "{who:someone}ドローステップ1に引くカードの枚数を{by:amount}枚増やす", "{who}Draw step 1 gives {by} (card|cards)#by more", also=tuple(f"{lead}ドローステップ1{at}{what}{more}" for lead in ("{who:someone}", "{who:payer}") for at in ("に", "で") for what in ("引くカード", "引くカードの枚数", "ドローするカード", "ドローするカードの枚数", "引く枚数", "ドローする枚数") for more in ("は{by:amount}枚増える", "を{by:amount}枚増やす", "を{by:amount}増やす", "は{by:amount}増える"))),
    Phrase("stmt", r.DrawLimit, "{who:leader}{period:instep}カードを{times:amount}枚までしか引けない", "{who} cannot draw more cards than {times} in {period}", also=("{who:leader}{period:instep}カードを{times:amount}枚しか引けない",)),
    Phrase("instep", a.Period, "{whose:turnof}{phase:stepname}に", "{whose}{phase}", {"which": a.EveryOne()}, also=("{whose:turnof}{phase:stepname}で", "{whose:turnof}{phase:stepname}中に")),
    Phrase("saying", r.MoreMana, "{who:turnof1}マナステップに、自分は手札のマナカードをもう{by:amount}枚マナエリアに置いてもよい", "in {who}Mana step, {by} more mana (card|cards)#by can be placed", also=tuple(f"{{who:turnof1}}マナステップ{at}{lead}{what}{put}" for at in ("に、", "中、", "中に、", "に") for lead in ("自分は", "") for what in ("手札のマナカードをもう{by:amount}枚", "手札からマナカードをもう{by:amount}枚", "マナカードをもう{by:amount}枚", "もう{by:amount}枚マナカードを") for put in ("マナエリアに置いてもよい", "マナエリアに置ける", "マナエリアに置くことができる"))[1:]),
    Phrase("saying", r.ManaUpTo, "{who:leader}マナステップに手札のマナカードを{count:amount}枚まで置ける", "{who} can place up to {count} mana (card|cards)#count in the Mana step", also=tuple(f"{{who:leader}}{at}{what}{put}" for at in ("マナステップに", "マナステップで", "マナステップ中に", "マナステップに、") for what in ("手札のマナカードを{count:amount}枚まで", "手札からマナカードを{count:amount}枚まで", "マナカードを{count:amount}枚まで", "手札のマナカードを{count:amount}枚までマナエリアに", "手札からマナカードを{count:amount}枚までマナエリアに", "マナカードを{count:amount}枚までマナエリアに") for put in ("置ける", "置くことができる", "置いてもよい"))[1:]),
    Phrase("stmt", r.CapIs, "{who:lifeof}ライフの上限は{amount:measure}と同じになる", "the cap of {who}life is {amount}", also=("{who:lifeof}ライフの上限は{amount:measure}になる", "{who:lifeof}ライフの上限は{amount}になる", "{who:lifeof}ライフの上限を{amount:measure}と同じにする")),
    Phrase("stmt", r.PenaltyIs, "{who:someone}他色ペナルティで失うライフは{amount}点になる", "{who}off-colour penalty is {amount} life", also=("{who:someone}他色ペナルティは{amount}点になる",)),
    Phrase("stmt", r.PenaltyIs, "{who:payer}他色ペナルティで失うライフは{amount}点になる", "{who} <lose@who> {amount} life by the off-colour penalty"),
    Phrase("stmt", r.NoPenaltyItself, "このカードを召喚する時、自分は他色ペナルティを受けない", "summoning this card has no off-colour penalty", also=("このカードを召喚する時、他色ペナルティを受けない", "このカードを召喚しても他色ペナルティを受けない", "このカードの召喚では他色ペナルティを受けない", "このカードを召喚しても、自分は他色ペナルティを受けない")),
    Phrase("stmt", r.NotInto, "このカードは{area:areazone}に召喚できない", "this card cannot be summoned into the {area}", also=("このクリーチャーは{area:areazone}に召喚できない", "このカードは自分の{area:areazone}に召喚できない", "このアイテムは{area:areazone}に召喚できない", "このクリーチャーは自分の{area:areazone}に召喚できない")),
    Phrase("stmt", r.EntersTapped, "{what:topic}タップ状態で戦場に出る", "{what} <enter@what> the battlefield tapped", also=("{what:topic}タップ状態で出る",)),
    Phrase("stmt", r.AttacksUpright, f"{{subject:topic}}{UPRIGHT[0]}", "{subject} can attack untapped creatures in the attack area, too", also=tuple(f"{{subject:topic}}{whom}" for whom in UPRIGHT[1:])),
    Phrase("bare", r.AttacksUpright, UPRIGHT[0], "(it|they)#subject can attack untapped creatures in the attack area, too", {"subject": a.Dropped()}, also=UPRIGHT[1:]),
    Phrase("stmt", r.TapsAtOnce, "{subject:topic}戦場に出たターンにもタップ能力を使用できる", "{subject} can use tap abilities in the turn of entering, too", also=("{subject:topic}戦場に出たターンでもタップ能力を使用できる", "{subject:topic}戦場に出たターンからタップ能力を使用できる")),
    Phrase("stmt", r.DealsTimes, "{what:ref}が与えるダメージは{times:amount}倍になる", "damage that {what} <deal@what> is {times} times as much", also=("{what:set}が与えるダメージは{times:amount}倍になる", "{what:ref}が与えるダメージを{times:amount}倍にする", "{what:set}が与えるダメージを{times:amount}倍にする", "{what:ref}の与えるダメージは{times:amount}倍になる", "{what:set}の与えるダメージは{times:amount}倍になる")),
    Phrase("stmt", r.DealsHalf, "{what:ref}が与えるダメージは半分になる", "damage that {what} <deal@what> is halved (rounded up)", also=halved("{what:ref}が", "{what:set}が", "{what:ref}の", "{what:set}の")),
    Phrase("stmt", r.DealsLife, "{change.what:ref}が{who:lifeof}ライフに与えるダメージは{change.by:amount}点増える", "damage that {change.what} <deal@change.what> to {who}life is {change.by} more", inner={"change": r.DealsMore}, also=to_life("は{change.by:amount}点増える", "を{change.by:amount}点増やす", "は{change.by:amount}点多くなる")),
    Phrase("stmt", r.DealsLife, "{change.what:ref}が{who:lifeof}ライフに与えるダメージは{change.times:amount}倍になる", "damage that {change.what} <deal@change.what> to {who}life is {change.times} times as much", inner={"change": r.DealsTimes}, also=to_life("は{change.times:amount}倍になる", "を{change.times:amount}倍にする")),
    Phrase("stmt", r.DealsLife, "{change.what:ref}が{who:lifeof}ライフに与えるダメージは半分になる", "damage that {change.what} <deal@change.what> to {who}life is halved (rounded up)", inner={"change": r.DealsHalf}, also=to_life(*HALVED)),
    Phrase("stmt", r.DealsMore, "{what:ref}が与えるダメージは{by:amount}点増える", "damage that {what} <deal@what> is {by} more", also=("{what:set}が与えるダメージは{by:amount}点増える", "{what:ref}が与えるダメージを{by:amount}点増やす", "{what:set}が与えるダメージを{by:amount}点増やす", "{what:set}が与えるダメージは{by:amount}点多くなる", "{what:ref}が与えるダメージは{by:amount}点多くなる")),
    Phrase("stmt", a.Forbid, "{subject:topic}{deed:tapused}", "the {deed} of {subject} cannot be used", also=("{subject:gen_set}{deed:tapsused}",)),
    Phrase("tapused", r.UsesTap, "タップ能力を使用できない", "tap abilities"),
    Phrase("tapsused", r.UsesTap, "タップ能力は使用できない", "tap abilities"),
    Phrase("stmt", a.Forbid, "{subject:topic}{deed:keyused}", "the {deed} of {subject} cannot be used"),
    Phrase("keyused", r.UsesKeyword, "{keywords:anykw*と}を使用できない", "{keywords% and }", also=("{keywords:anykw+および}を使用できない", "{keywords:anykw+や}を使用できない")),
    Phrase("bare", a.Forbid, "{deed:keyused}", "(its|their)#subject {deed} cannot be used", {"subject": a.Dropped()}),
    Phrase("summoning", r.Summons, "{of:n_any}", "{of#pl}", number="pl"),
    Phrase("summoning", r.SummonsSuch, "{of:f_pred}", "{of#pl}", number="pl"),
    Phrase("stmt", a.Forbid, "{subject:topic}ブロックできない", "{subject} cannot block", {"deed": r.Blocks()}, forms={"i": "{subject:topic}ブロックできず"}),
    Phrase("stmt", a.Forbid, "{subject:topic}ブロックされない", "{subject} cannot be blocked", {"deed": r.IsBlocked()}, forms={"i": "{subject:topic}ブロックされず"}),
    Phrase("stmt", a.Forbid, "{subject:topic}破壊されない", "{subject} cannot be destroyed", {"deed": DESTROYED}, forms={"i": "{subject:topic}破壊されず"}),
    Phrase("stmt", a.Forbid, "{subject:topic}{deed:barred.not}", "{subject} cannot {deed}", also=("{subject:topic}{deed:barred.cannot}",), forms={"i": "{subject:topic}{deed:barred.cannoti}"}),
    Phrase("stmt", a.Forbid, "{subject:leader}{deed:pbarred.cannot}", "{subject} cannot {deed}"),
    Phrase("stmt", a.Forbid, "{subject:leader}{deed:pbarred.not}", "{subject} <do@subject> not {deed}"),
    Phrase("stmt", a.Forbid, "相手は{subject:ref}{deed:unattacked}", "your opponent cannot {deed} {subject}", also=("相手は{subject:set}{deed:unattacked}",)),
    Phrase("stmt", a.Forbid, "{deed.cause.whose:leader}スペルの効果で{subject:ref}を選べない", "{deed.cause.whose} cannot choose {subject} by spells", inner={"deed": r.IsChosen, "deed.cause": r.BySpell}, also=tuple(f"{{deed.cause.whose:leader}}{way}" for way in ("スペルの効果で{subject:set}を選べない", "スペルで{subject:ref}を選べない", "{subject:ref}をスペルの効果で選べない", "{subject:ref}をスペルの対象に選べない", "{subject:set}をスペルの対象に選べない", "{subject:ref}をスペルの対象にできない", "{subject:set}をスペルの対象にできない", "スペルの対象に{subject:ref}を選べない", "スペルの対象として{subject:ref}を選べない"))),
    Phrase("stmt", a.Forbid, "{deed.cause.whose:leader}{subject:ref}をスペルや能力の対象に選べない", "{deed.cause.whose} cannot choose {subject} as the target of spells or abilities", inner={"deed": r.IsChosen, "deed.cause": a.ByEffect}, also=tuple(f"{{deed.cause.whose:leader}}{what}を{aim}{choose}" for what in ("{subject:ref}", "{subject:set}") for aim in ("スペルや能力の対象に", "効果の対象に", "スペルや能力の対象として", "能力やスペルの対象に") for choose in ("選べない", "できない"))[1:]),
    Phrase("unattacked", r.IsAttacked, "をアタックの対象に選べない", "attack", also=("をアタック対象に選べない", "にアタックできない")),
    Phrase("stmt", a.Forbid, "{subject:lifeof}ライフは回復しない", "{subject}life does not rise", {"deed": a.Performs(a.Action("gain life"), ANYTHING, WHATEVER)}, also=("{subject:lifeof}ライフは増えない",)),
    Phrase("stmt", a.Forbid, "{subject:lifeof}ライフは{deed:lifebarred.not}", "{subject}life cannot {deed}"),
    Phrase("stmt", a.Forbid, "{subject:lifeof}ライフへの{deed:nohurt}", "{subject}life cannot {deed}", also=("{subject:lifeof}ライフが受ける{deed:nohurt}",)),
    Phrase("stmt", a.Forbid, "{subject:leader}{deed:nolifehurt}", "{subject} cannot {deed}"),
    Phrase("nolifehurt", r.LifeHurt, "ライフダメージを受けない", "<take> damage to life"),
    Phrase("nohurt", r.LifeHurt, "ダメージはすべて0になる", "<take> damage", also=("ダメージは0になる",)),
    Phrase("stmt", r.ForbidBoth, "{subject:topic}アタックもブロックもできない", "{subject} can neither attack nor block", also=("{subject:topic}アタックとブロックができない", "{subject:topic}アタックおよびブロックができない", "{subject:topic}アタック及びブロックができない", "{subject:topic}アタックもブロックも行えない"), forms={"i": "{subject:topic}アタックもブロックもできず"}),
    Phrase("stmt", a.Must, f"{{subject:topic}}{MUST[0]}", "{subject} must attack if able", {"deed": r.Attacks()}, also=tuple(f"{{subject:topic}}{way}" for way in MUST[1:])),
    Phrase("cheaper", a.CostLess, "{what:summons}を召喚するコストは{by:amount}減る", "{what} cost {by} less", also=tuple(f"{{what:summons}}{way}" for way in ("を召喚するコストは{by:amount}少なくなる", "を召喚するコストを{by:amount}減らす", "の召喚コストは{by:amount}減る", "の召喚コストは{by:amount}少なくなる", "の召喚コストを{by:amount}減らす", "を召喚するためのコストは{by:amount}減る", "のコストは{by:amount}減る", "のコストは{by:amount}少なくなる", "のコストを{by:amount}減らす", "のコストを{by:amount}下げる", "の召喚コストを{by:amount}下げる", "の召喚コストは{by:amount}下がる", "のコストは{by:amount}下がる", "を召喚するコストを{by:amount}下げる", "を召喚するコストは{by:amount}下がる"))),
    Phrase("stmt", a.CostMore, "{what:summons}を召喚するコストは{by:amount}増える", "{what} cost {by} more", also=tuple(f"{{what:summons}}{way}" for way in ("を召喚するコストは{by:amount}多くなる", "を召喚するコストを{by:amount}増やす", "の召喚コストは{by:amount}増える", "の召喚コストは{by:amount}多くなる", "の召喚コストを{by:amount}増やす", "のコストは{by:amount}増える", "のコストは{by:amount}多くなる", "のコストを{by:amount}増やす", "のコストを{by:amount}上げる", "の召喚コストを{by:amount}上げる", "の召喚コストは{by:amount}上がる", "のコストは{by:amount}上がる", "を召喚するコストは{by:amount}上がる"))),
    Phrase("cheaper", r.CheaperItself, "このカードを召喚するコストは{by:cut}減る", "summoning this card costs {by<}less{by>}", also=tuple(f"{lead}{way}" for lead in ("このカードを召喚するコスト", "このカードの召喚コスト", "このカードのコスト", "このクリーチャーを召喚するコスト", "このクリーチャーの召喚コスト", "このカードを召喚する時、召喚コスト", "このカードを召喚する時、コスト", "このカードを召喚する時、このカードのコスト") for way in ("は{by:cut}減る", "は{by:cut}少なくなる", "を{by:cut}減らす", "は{by:cut}下がる", "を{by:cut}下げる", "を{by:cut}少なくする"))),
    Phrase("stmt", None, "{cheaper~}", "{cheaper}"),
    Phrase("stmt", r.NotBelow, "{does:cheaper}。ただし、{least:amount}より小さくはならない", "{does} (never below {least})", also=tuple(f"{{does:cheaper}}{but}{floor}" for but in ("。ただし、", "。", "。ただし、コストは", "。コストは", "。ただし、この効果でコストは", "。ただし、召喚コストは", "。この効果で", "。ただし、この効果では") for floor in ("{least:amount}より小さくはならない", "{least:amount}より小さくならない", "{least:amount}より少なくはならない", "{least:amount}より少なくならない", "{least:amount}未満にはならない", "{least:amount}未満にならない", "{least:amount}より下がらない", "{least:amount}より低くはならない"))),
    Phrase("stmt", r.NotBelow, "{does:cheaper}（{least:floor}）", "{does} (never below {least})", also=("{does:cheaper}。（{least:floor}）", "{does:cheaper}（{least:floor}。）"), forms={"nara": "{does:cheaper}（{least:floor}）"}),
    Phrase("floor", None, "{amount}より小さくはならない", "{amount}", also=tuple(f"{lead}{{amount}}{end}" for lead in ("", "ただし、", "コストは", "ただし、コストは") for end in ("より小さくはならない", "より小さくならない", "より少なくはならない", "より少なくならない", "未満にはならない", "未満にならない"))[1:]),
    Phrase("floor", a.Num, "0以下にはならない", "1", {"n": 1}, also=tuple(f"{lead}{end}" for lead in ("", "ただし、", "コストは", "ただし、コストは") for end in ("0以下にはならない", "0以下にならない", "0にはならない", "0にならない"))[1:]),
    Phrase("stmt", r.NotBelow, "{does:cheaper}。ただし、0以下にはならない", "{does} (never to 0)", {"least": a.Num(1)}, also=("{does:cheaper}。ただし、0にはならない", "{does:cheaper}。ただし、コストは0以下にはならない", "{does:cheaper}。ただし、0以下にならない")),
    Phrase("cheaper", r.CheaperItself, "このカードを召喚する時、{by.of:c_mai}{by.unit:amount}枚につき、召喚コストを{by.each:amount}減らす", "summoning this card costs {by.each} less for every {by.unit} {by.of#by.unit}", inner={"by": a.Per}, also=tuple(f"{lead}{{by.of:{of}}}{{by.unit:amount}}{unit}につき、{cost}{less}" for lead in ("このカードを召喚する時、", "このクリーチャーを召喚する時、") for of, unit in (("c_mai", "枚"), ("c_tai", "枚"), ("c_tai", "体")) for cost in ("召喚コスト", "コスト", "このカードのコスト", "このカードの召喚コスト") for less in ("を{by.each:amount}減らす", "を{by.each:amount}下げる", "は{by.each:amount}減る", "は{by.each:amount}下がる", "は{by.each:amount}少なくなる"))),
    Phrase("cut", None, "{amount}", "{amount} |"),
    Phrase("cut", None, "{percut}", "{percut}"),
    Phrase("percut", a.Per, "{of:c_tai}{unit:amount}体につき{each:amount}", "{each} | for every {unit} {of#unit}"),
    Phrase("percut", a.Per, "{of:c_mai}{unit:amount}枚につき{each:amount}", "{each} | for every {unit} {of#unit}", also=("{of:c_tai}{unit:amount}枚につき{each:amount}", "{of:c_mai}{unit:amount}体につき{each:amount}")),
    Phrase("cut", None, "{measure}だけ", "| by {measure}"),
    Phrase("summons", a.All, "{of:f_summons}", "{of#pl}", number="pl"),
    Phrase("f_summons", a.Filter, "{where:summoner}{qualities:mod**}{noun:n_any}", "{qualities<}{noun#}{qualities>#} that {where}"),
    Phrase("f_summons", a.Filter, "{where:handin}{qualities:mod**}{noun:n_any}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("summoner", r.SummonedBy, "自分の", "you summon", {"who": a.You()}, also=("自分が召喚する", "自分が", "自分の召喚する")),
    Phrase("summoner", r.SummonedBy, "相手の", "your opponent summons", {"who": a.Opponent()}, also=("相手が召喚する", "相手が", "相手の召喚する")),
    Phrase("summoner", r.SummonedBy, "ターンプレイヤーが召喚する", "the turn player summons", {"who": a.TurnPlayer()}),
    Phrase("summoner", r.SummonedBy, "お互いのプレイヤーが召喚する", "any player summons", {"who": a.EachPlayer()}, also=("お互いが召喚する", "お互いの")),
    Phrase("stmt", r.BindMore, "{who:payer}封縛を使用する時、選べるクリーチャーの数を{by:amount}体増やす", "{who} can choose {by} more (creature|creatures)#by for Bind", also=("{who:payer}封縛で選べるクリーチャーの数を{by:amount}体増やす", "{who:payer}封縛で選べるクリーチャーは{by:amount}体増える")),
    Phrase("stmt", r.ManaTapped, "{who:payer}マナステップに置くマナカードは、タップ状態でマナエリアに置かれる", "mana cards that {who} <place@who> in the Mana step come tapped", also=("{who:payer}マナステップに置くカードは、タップ状態でマナエリアに置かれる", "{who:someone}マナカードはタップ状態でマナエリアに置かれる")),
    Phrase("cheaper", r.WayCostLess, "{what:set}の{way:costway}のコストは{by:amount}減る", "the {way} of {what} costs {by} less", also=tuple(f"{{what:set}}の{{way:costway}}{of}コスト{less}" for of in ("の", "", "に必要な", "に支払う", "するために支払う") for less in ("は{by:amount}減る", "を{by:amount}減らす", "は{by:amount}下がる", "を{by:amount}下げる", "は{by:amount}少なくなる"))[1:]),
    Phrase("costway", a.Keyword, "リサイクル", "Recycle", {"name": "リサイクル"}),
    Phrase("costway", a.Keyword, "変換", "Convert", {"name": "変換"}),
    Phrase("costway", a.Keyword, "装備", "Equip", {"name": "装備"}),
    Phrase("stmt", r.LessDamage, "{who:lifeof}ライフが受けるダメージは{by:amount}点少なくなる", "damage to {who}life is {by} less", also=("{who:lifeof}ライフが受けるダメージを{by:amount}点減らす", "{who:lifeof}ライフが受けるダメージは{by:amount}点減る", "{who:lifeof}ライフへのダメージは{by:amount}点少なくなる", "{who:lifeof}ライフへのダメージは{by:amount}点減る", "{who:lifeof}ライフがダメージを受ける時、そのダメージは{by:amount}点少なくなる", "{who:lifeof}ライフがダメージを受ける場合、そのダメージを{by:amount}点減らす", "{who:lifeof}ライフがダメージを受ける時、そのダメージを{by:amount}点減らす", "{who:lifeof}ライフがダメージを受けるたび、そのダメージを{by:amount}点減らす", "{who:lifeof}ライフがダメージを受けるたび、そのダメージは{by:amount}点減る")),
    Phrase("stmt", r.LessHurt, "{what:ref}が受けるダメージは{by:amount}点少なくなる", "damage to {what} is {by} less", also=("{what:ref}が受けるダメージを{by:amount}点減らす", "{what:ref}が受けるダメージは{by:amount}点減る", "{what:set}が受けるダメージは{by:amount}点少なくなる", "{what:set}が受けるダメージを{by:amount}点減らす")),
    Phrase("stmt", r.LessHurtBy, "{what:ref}が{cause:byhurt}受けるダメージは{by:amount}点少なくなる", "damage to {what}{cause} is {by} less", also=tuple(f"{{what:{who}}}が{{cause:byhurt}}受けるダメージ{less}" for who in ("ref", "set") for less in ("は{by:amount}点少なくなる", "を{by:amount}点減らす", "は{by:amount}点減る"))[1:]),
    Phrase("byhurt", a.ByBattle, "バトルで", " in battle", also=("バトルによって", "バトルにより")),
    Phrase("byhurt", None, "{byeffect}", "{byeffect}"),
    # the duration after the topic
    Phrase("saying", a.Timed, "{do.what:topic}{duration:while}、{do.features:gained*と}を得る", "{duration}, {do.what} <gain@do.what> {do.features% and }", inner={"do": a.Gain}, also=("{do.what:topic}{duration:while}{do.features:gained*と}を得る", "{do.what:topic}{duration:while}、{do.features:gained*と}を持つ", "{do.what:topic}{duration:while}、{do.features:gained*と}を受ける")),
    Phrase("scoped", a.Timed, "{do.what:topic}{duration:span}、{do.features:gained*と}を得る", "{do.what} <gain@do.what> {do.features% and } {duration}", inner={"do": a.Gain}, also=("{do.what:topic}{duration:span}{do.features:gained*と}を得る", "{do.what:setdat}{duration:span}、{do.features:gained*と}を与える", "{do.what:setdat}{duration:span}{do.features:gained*と}を与える")),
    Phrase("bare", a.Gain, "{features:gained*と}を得る", "(it gains|they gain)#what {features% and }", {"what": a.Dropped()}, also=("{features:gained*と}を与える", "{features:gained*と}を持つ", "{features:gained*と}を受ける", "{features:gained*と}を付与する")),
    Phrase("bare", a.Forbid, "アタックできない", "(it|they)#subject cannot attack", {"subject": a.Dropped(), "deed": r.Attacks()}),
    Phrase("bare", a.Forbid, "ブロックされない", "(it|they)#subject cannot be blocked", {"subject": a.Dropped(), "deed": r.IsBlocked()}),
    Phrase("bare", a.Forbid, "ブロックできない", "(it|they)#subject cannot block", {"subject": a.Dropped(), "deed": r.Blocks()}),
    Phrase("bare", a.Forbid, "破壊されない", "(it|they)#subject cannot be destroyed", {"subject": a.Dropped(), "deed": DESTROYED}),
    Phrase("bare", a.Forbid, "{deed:barred.not}", "(it|they)#subject cannot {deed}", {"subject": a.Dropped()}),
    Phrase("bare", r.ForbidBoth, "アタックもブロックもできない", "(it|they)#subject can neither attack nor block", {"subject": a.Dropped()}),
]  # fmt: skip

FEATURES: Final = [
    Phrase("gained", None, "{modify}", "{modify}"),
    Phrase("gained", None, "{keyword}", "{keyword}", also=("「{keyword}」", "「{keyword}」の能力")),
    Phrase("gained", a.PerEach, "{of:f_tai}{unit:amount}体につき{feature:modify}", "{feature} for every {unit} {of#unit}", also=("{of:f_tai}{unit:amount}枚につき{feature:modify}",)),
    Phrase("gained", a.PerEach, "{of:f_mai}{unit:amount}枚につき{feature:modify}", "{feature} for every {unit} {of#unit}", also=("{of:f_mai}{unit:amount}体につき{feature:modify}",)),
    Phrase("gained", a.AbilityText, "「{ability}」", "“{ability}”", also=("「{ability}」の能力",), weak=True),
    Phrase("gained", None, "{race}", "the race {race}"),
    Phrase("modify", r.Modify, "+{power:amount}/{toughness:amount}の修正", "+{power}/+{toughness}", also=("+{power:amount}/+{toughness:amount}の修正", "+{power:amount}/{toughness:amount}", "+{power:amount}/+{toughness:amount}")),
    Phrase("modify", r.Modify, "0/+{toughness:amount}の修正", "+0/+{toughness}", {"power": a.Num(0)}, also=("0/+{toughness:amount}", "0/{toughness:amount}の修正", "0/{toughness:amount}")),
    Phrase("modify", r.Weaken, "0/-{toughness:amount}の修正", "-0/-{toughness}", {"power": a.Num(0)}, also=("0/-{toughness:amount}",)),
    Phrase("modify", r.Weaken, "-{power:amount}/{toughness:amount}の修正", "-{power}/-{toughness}", also=("-{power:amount}/-{toughness:amount}の修正", "-{power:amount}/-{toughness:amount}", "-{power:amount}/{toughness:amount}")),
    Phrase("modify", r.Trade, "+{power:amount}/-{toughness:amount}の修正", "+{power}/-{toughness}", also=("+{power:amount}/-{toughness:amount}",)),
    Phrase("modify", r.TradeBack, "-{power:amount}/+{toughness:amount}の修正", "-{power}/+{toughness}", also=("-{power:amount}/+{toughness:amount}",)),
    Phrase("modify", a.Raise, "{stat:size_stat}+{by:amount}", "{stat} +{by}", also=("{stat:size_stat}+{by:amount}の修正",)),
    Phrase("modify", a.Lower, "{stat:size_stat}-{by:amount}", "{stat} -{by}", also=("{stat:size_stat}-{by:amount}の修正",)),
    Phrase("shifted", a.Raise, "{stat:size_stat}を{by:amount}上げる", "{stat} +{by}", also=("{stat:size_stat}を{by:amount}増やす", "{stat:size_stat}を+{by:amount}する", "{stat:size_stat}は{by:amount}上がる", "{stat:size_stat}は{by:amount}増える", "{stat:size_stat}を{by:measure}だけ上げる", "{stat:size_stat}に{by:amount}を加える")),
    Phrase("shifted", a.Raise, "{stat:size_stat}に{by:measure}を加える", "{stat} equal to {by}", also=("{stat:size_stat}に{by:measure}分を加える",)),
    Phrase("shifted", a.Lower, "{stat:size_stat}を{by:amount}下げる", "{stat} -{by}", also=("{stat:size_stat}を{by:amount}減らす", "{stat:size_stat}を-{by:amount}する", "{stat:size_stat}は{by:amount}下がる", "{stat:size_stat}は{by:amount}減る")),
    Phrase("shifted", a.PerEach, "{feature.stat:size_stat}は{of:f_tai}{unit:amount}体につき{feature.by:amount}上がる", "{feature.stat} +{feature.by} for every {unit} {of#unit}", inner={"feature": a.Raise}, also=tuple(f"{{feature.stat:size_stat}}{ga}{{of:{of}}}{{unit:amount}}{unit}につき{rise}" for ga in "はを" for of, unit in (("f_tai", "体"), ("f_tai", "枚"), ("f_mai", "枚")) for rise in ("{feature.by:amount}上がる", "{feature.by:amount}増える", "+{feature.by:amount}される", "{feature.by:amount}上げる", "+{feature.by:amount}する", "{feature.by:amount}増やす"))[1:]),
    Phrase("turned", a.SetStat, "{stat:size_stat}は{to:amount}", "{stat} equal to {to}", also=("{stat:size_stat}は{to:measure}と同じ", "{stat:size_stat}は{to:measure}と同じ数値", "{stat:size_stat}は{to:measure}と同じ値", "{stat:size_stat}は{to:measure}に等しい数", "{stat:size_stat}は{to:measure}")),
    Phrase("turned", a.SetBoth, "パワーとタフネスは{to:measure}と同じ", "power and toughness equal to {to}", also=tuple(f"パワーとタフネスは{each}{{to:measure}}{same}" for each in ("", "それぞれ", "どちらも") for same in ("と同じ", "と同じ数値", "と同じ値", "に等しい数", "と等しい数", ""))[1:]),
    Phrase("equals", a.SetStat, "{stat:size_stat}は{to:measure}", "{stat} equal to {to}"),
    Phrase("equals", a.SetBoth, "パワーとタフネスは{to:measure}", "power and toughness equal to {to}", also=("パワーとタフネスはそれぞれ{to:measure}", "パワーとタフネスはどちらも{to:measure}", "パワーとタフネスは、それぞれ{to:measure}", "パワーとタフネスは、{to:measure}")),
    Phrase("saying", a.Become, "{what:gen_set}{features:equals*、}に等しい", "{what} <have@what> {features% and }", also=("{what:gen_set}{features:equals*、}と等しい", "{what:gen_set}{features:equals*、}と同じである", "{what:topic}{features:equals*、}に等しい")),
    Phrase("stmt", a.Gain, "{what:topic}{features:risen*、}", "{what} <gain@what> {features% and }", forms={"i": "{what:topic}{features:risen.i*、}", "te": "{what:topic}{features:risen.te*、}"}),
    Phrase("risen", a.Raise, "{stat:size_stat}が{by:amount}上がる", "{stat} +{by}", also=("{stat:size_stat}が{by:amount}増える", "{stat:size_stat}が+{by:amount}される", "{stat:size_stat}が{by:measure}だけ上がる")),
    Phrase("risen", a.Lower, "{stat:size_stat}が{by:amount}下がる", "{stat} -{by}", also=("{stat:size_stat}が{by:amount}減る", "{stat:size_stat}が-{by:amount}される")),
    Phrase("turnedo", a.SetStat, "{stat:size_stat}を{to:amount}", "{stat} equal to {to}"),
    Phrase("both", a.Stats, "{attack:amount}/{defense:amount}", "{attack}/{defense}"),
    Phrase("lost", None, "{keyword}", "{keyword}", also=("「{keyword}」",)),
    Phrase("lost", None, "{anykw}", "{anykw}", also=("「{anykw}」",)),
    Phrase("lost", a.EveryAbility, "すべての能力", "all abilities"),
    Phrase("lostall", a.EveryAbility, "能力をすべて", "all abilities"),
]  # fmt: skip

AMOUNTS: Final = [
    Phrase("measure", None, "{measure1}", "{measure1}"),
    Phrase("measure1", a.CountOf, "{of:f_set}の数", "the number of {of#pl}", also=("{of:f_set}の枚数", "{of:f_set}の体数", "{of:f_set}の総数"), number="pl"),
    Phrase("measure1", a.ValueOf, "{what:gen}{stat}", "the {stat} of {what}", also=("{what:gen}{stat}の値",)),
    Phrase("measure1", a.PrintedOf, "{what:gen}元々の{stat:size_stat}", "the printed {stat} of {what}"),
    Phrase("measure1", r.StartingLife, "{who:lifeof}初期ライフ", "{who}starting life", also=("{who:lifeof}初期ライフの値",)),
    Phrase("measure1", r.CapOf, "{who:lifeof}ライフの上限", "the cap of {who}life", also=("{who:lifeof}ライフの上限の値",)),
    Phrase("measure1", r.StartingLife, "初期ライフ", "your starting life", {"who": a.You()}),
    Phrase("measure1", a.Kinds, "{of:f_set}の{aspect}の数", "the number of different {aspect}s among {of#pl}", also=("{of:f_set}の{aspect}の種類の数", "{of:f_set}の{aspect}の種類数")),
    Phrase("measure1", a.TotalOf, "{what:gen_set}{stat}の合計", "the total {stat} of {what}"),
    Phrase("measure1", a.ExtremeOf, "{of:f_set}の最も{end}{stat}", "the {end} {stat} among {of#pl}", also=("{of:f_set}の中で最も{end}{stat}",)),
    Phrase("measure1", a.ThatMany, "その数", "that number", also=("その枚数", "その体数", "破壊した数", "破壊されたクリーチャーの数", *(f"{did}{number}" for did in ("捨てた", "戻した", "加えた", "送った", "墓地へ送った", "置いた", "出した", "公開した", "移動させた", "タップした", "アンタップした", "選んだ", "手札に加えた", "手札に戻した", "山札に戻した", "戦場に出した", "この効果で戻した", "この効果で置いた", "この効果で加えた", "この効果で出した", "この効果で移動させた") for number in ("枚数", "数", "体数", "カードの枚数", "カードの数", "クリーチャーの数", "クリーチャーの枚数", "スペルの枚数", "アイテムの枚数", "アイテムの数")))),
    Phrase("measure1", r.DoneNow, "この効果で{deed:donenow}{of:f_loose}の数", "the number of {of#pl} {deed}", also=("この効果で{deed:donenow}{of:f_loose}の枚数", "この効果で{deed:donenow}{of:f_sided}の数", "この効果で{deed:donenow}{of:f_sided}の枚数")),
    Phrase("measure1", r.DoneNow, "この効果で{deed:donenow}枚数", "the number of cards {deed}", {"of": a.Filter(a.Anywhere(), (), a.AnyCard())}),
    Phrase("c_tai", r.DoneNow, "この効果で{deed:donenow}{of:f_loose}", "{of#} {deed}", also=("この効果で{deed:donenow}{of:f_sided}",)),
    Phrase("past", a.Compare, "この効果で{left.of:f_result}{right:amount}枚{relation:rel}{left.deed:donenow}", "{relation<}{right}{relation>} {left.of#pl} were {left.deed}", inner={"left": r.DoneNow}, also=("この効果で{left.of:f_result}{right:amount}体{relation:rel}{left.deed:donenow}",)),
    Phrase("past", a.Compare, "この効果で{right:amount}枚{relation:rel}{left.deed:donenow}", "{relation<}{right}{relation>} cards were {left.deed}", {"left.of": a.Filter(a.Anywhere(), (), a.AnyCard())}, inner={"left": r.DoneNow}, also=("この効果で{right:amount}体{relation:rel}{left.deed:donenow}",)),
    Phrase("f_result", None, "{f_loose}が", "{f_loose#}", also=("{f_loose}を",)),
    Phrase("f_result", None, "{f_sided}が", "{f_sided#}", also=("{f_sided}を",)),
    Phrase("f_sided", a.Filter, "{where:sided}{qualities:mod**}{noun:n_any}", "{qualities<}{where<}{noun#}{where>}{qualities>#}"),
    Phrase("sided", a.Place, "{whose:sideof}", "{whose<}|{whose>}", {"zone": a.Zone("戦場")}),
    Phrase("c_tai", r.DoneNow, "破壊した{of:f_loose}", "{of#} destroyed this way", {"deed": DESTROYED}, also=("破壊された{of:f_loose}",)),
    Phrase("c_tai", a.ThatMany, "この効果で戻したカード", "of the cards moved this way", also=tuple(f"この効果で{did}{noun}" for noun in ("カード", "クリーチャー", "スペル") for did in ("戻した", "置いた", "出した", "加えた", "移動させた", "選んだ"))[1:]),
    Phrase("donenow", a.Undergoes, "破壊された", "destroyed this way", {"action": a.Action("destroy"), "cause": WHATEVER}, also=("破壊した",)),
    Phrase("donenow", a.IsPut, "墓地へ送られた", "put into the graveyard this way", {"origin": a.Anywhere(), "to": GRAVE}, also=("墓地へ送った", "送った", "墓地に置いた", "墓地に置かれた", "墓地へ置いた", "墓地に送った")),
    Phrase("donenow", a.IsPut, "手札に戻った", "returned to hand this way", {"origin": a.Anywhere(), "to": a.Place(a.Zone("手札"), a.AnyPlayer())}, also=("手札に戻した", "手札に加えた", "手札に加わった")),
    Phrase("donenow", a.IsPut, "山札に戻った", "returned to a deck this way", {"origin": a.Anywhere(), "to": a.Place(a.Zone("山札"), a.AnyPlayer())}, also=("山札に戻した",)),
    Phrase("donenow", a.IsPut, "捨てられた", "discarded this way", {"origin": a.Place(a.Zone("手札"), a.AnyPlayer()), "to": GRAVE}, also=("捨てた",)),
    Phrase("donenow", a.Turns, "タップした", "tapped this way", {"position": a.Position("タップ")}, also=("タップされた",)),
    Phrase("donenow", a.Turns, "アンタップした", "untapped this way", {"position": a.Position("アンタップ")}, also=("アンタップされた",)),
    Phrase("donenow", r.IsMade, "生成された", "created this way", also=("生成した",)),
    Phrase("measure1", r.PaidWith, "{way:payway}枚数", "the number of cards {way}", also=("{way:payway}カードの枚数", "{way:payway}カードの数", "{way:payway}数", "{way:payway}クリーチャーの数", "{way:payway}アイテムの数", "{way:payway}スペルの枚数", "{way:payway}トークンの数")),
    Phrase("c_tai", r.PaidWith, "{way:payway}カード", "(card|cards)# {way}", also=("{way:payway}クリーチャー", "{way:payway}アイテム", "{way:payway}スペル", "{way:payway}トークン")),
    Phrase("payway", a.Keyword, "サクリファイスで破壊した", "destroyed for this card's Sacrifice", {"name": "サクリファイス"}, also=tuple(f"{when}{word}{way}破壊し{end}" for when in ("", "このカードの", "このカードを召喚する際に", "このカードを召喚する時に", "このカードの召喚時に", "このカードの召喚で", "このクリーチャーの", "このカードを召喚した時に") for word in ("サクリファイス", "「サクリファイス」") for way in ("で", "によって", "により") for end in ("た", "ていた"))[1:]),
    Phrase("payway", a.Keyword, "スペルチャージで山札に戻した", "returned for this card's Spell Charge", {"name": "スペルチャージ"}, also=tuple(f"{when}{word}{way}{back}し{end}" for when in ("", "このカードの", "このカードを召喚する際に", "このカードを召喚する時に", "このカードの召喚時に", "このカードの召喚で") for word in ("スペルチャージ", "「スペルチャージ」") for way in ("で", "によって", "により") for back in ("山札に戻", "戻") for end in ("た", "ていた"))[1:]),
    Phrase("measure1", r.EventNumber, "その点数", "that much", also=("得た点数", "得たライフ", "得たライフの点数", "失った点数", "失ったライフ", "失ったライフの点数", "受けた点数", "受けたダメージ", "受けたダメージの点数", "与えた点数", "与えたダメージ", "与えたダメージの点数", "そのダメージ", "そのダメージの点数", "回復した点数")),
    Phrase("gapped", a.CountOf, "{of:f_set}の数", "the number of {of#pl}", also=("{of:f_set}の枚数",), number="pl"),
    Phrase("gapped", a.ValueOf, "{what:gen}{stat}", "the {stat} of {what}"),
    Phrase("gapped", r.LifeOf, "{who:lifeof}ライフ", "{who}life"),
    Phrase("measure1", r.Gap, "{left:gapped}と{right:gapped}の差", "the difference between {left} and {right}"),
    Phrase("measure1", r.Gap, "お互いのライフの差", "the difference between the players' life", {"left": r.LifeOf(a.You()), "right": r.LifeOf(a.Opponent())}, also=("自分と相手のライフの差",)),
    Phrase("measure1", r.Gap, "お互いの手札の枚数の差", "the difference between the players' hands", {"left": a.CountOf(a.Filter(a.Place(a.Zone("手札"), a.You()), (), a.AnyCard())), "right": a.CountOf(a.Filter(a.Place(a.Zone("手札"), a.Opponent()), (), a.AnyCard()))}, also=("お互いの手札の差", "自分と相手の手札の枚数の差", "自分と相手の手札の差")),
    Phrase("measure1", r.ThatGap, "その差", "the difference", also=("その差分", "差の数")),
    Phrase("c_tai", a.TimesHappened, "{period:nowever}に召喚された{event.deed.what.of:f_loose}", "{event.deed.what.of#} summoned {period}", {"event.subject": a.AnyPlayer(), "event.deed.action": a.Action("summon"), "event.deed.cause": WHATEVER}, inner={"event": a.Happens, "event.deed": a.Performs, "event.deed.what": a.Any}, also=("{period:nowever}中に召喚された{event.deed.what.of:f_loose}", "{period:nowever}召喚された{event.deed.what.of:f_loose}")),
    Phrase("c_tai", a.TimesHappened, "{period:gamelong}に破壊された{event.subject.of:f_set}", "{event.subject.of#} destroyed {period}", {"event.deed": DESTROYED}, inner={"event": a.Happens, "event.subject": a.Any}, also=("{period:gamelong}中に破壊された{event.subject.of:f_set}",)),
    Phrase("measure1", r.LifeOf, "{who:lifeof}ライフ", "{who}life", also=("{who:lifeof}ライフの値", "{who:lifeof}ライフの数")),
    Phrase("measure1", a.Plus, "自分と相手のライフの合計", "the total life of both players", {"left": r.LifeOf(a.You()), "right": r.LifeOf(a.Opponent())}, also=("お互いのライフの合計", "お互いのプレイヤーのライフの合計")),
    Phrase("measure1", a.TimesHappened, "{period:nowever}に{event.deed:didsuch}の枚数", "the number of {event.deed#pl} by you {period}", {"event.subject": a.You()}, inner={"event": a.Happens}, also=tuple(f"{{period:nowever}}{joint}{{event.deed:didsuch}}の{number}" for joint in ("に", "中に", "", "、") for number in ("枚数", "数"))[1:]),
    Phrase("c_tai", a.TimesHappened, "{period:nowever}に{event.deed:didsuch}", "{event.deed#} by you {period}", {"event.subject": a.You()}, inner={"event": a.Happens}, also=("{period:nowever}{event.deed:didsuch}", "{period:nowever}、{event.deed:didsuch}", "{period:nowever}中に{event.deed:didsuch}")),
    Phrase("measure", a.Twice, "{of:measure1}の2倍", "twice {of}"),
    Phrase("measure", a.Half, "{of:measure1}の半分", "half of {of}", also=("{of:measure1}の半分（端数切り上げ）", "{of:measure1}の半分（端数は切り上げ）")),
    Phrase("measure", a.Per, "{of:measure1}の半分（端数切り捨て）", "half of {of}, rounded down", {"unit": a.Num(2), "each": a.Num(1)}, also=("{of:measure1}の半分（端数は切り捨て）",)),
    Phrase("measure", a.Plus, "{left:measure1}に{right:amount}を加えた数", "{left} plus {right}", also=("{left:measure1}に{right:amount}を足した数", "{left:measure1}に{right:amount}を加えた値", "{left:measure1}に{right:amount}を足した値")),
    Phrase("measure", a.Minus, "{left:measure1}から{right:measure1}を引いた数", "{left} minus {right}"),
    Phrase("measure1", a.TimesHappened, "{period:nowever}に{event.subject:payer}{event.deed:didsuch}の枚数", "the number of {event.deed#pl} by {event.subject} {period}", inner={"event": a.Happens}, also=tuple(f"{{period:nowever}}{joint}{{event.subject:payer}}{{event.deed:didsuch}}の{number}" for joint in ("に", "中に", "", "、") for number in ("枚数", "数"))[1:]),
    Phrase("c_tai", a.TimesHappened, "{period:nowever}に{event.subject:payer}{event.deed:didsuch}", "{event.deed#} by {event.subject} {period}", inner={"event": a.Happens}, also=("{period:nowever}{event.subject:payer}{event.deed:didsuch}", "{period:nowever}、{event.subject:payer}{event.deed:didsuch}", "{period:nowever}中に{event.subject:payer}{event.deed:didsuch}")),
    Phrase("didsuch", a.Performs, "召喚した{what.of:f_loose}", "{what.of#} summoned", {"action": a.Action("summon"), "cause": WHATEVER}, inner={"what": a.Any}),
    Phrase("didsuch", a.Performs, "捨てた{what.of:f_loose}", "{what.of#} discarded", {"action": a.Action("discard"), "cause": WHATEVER}, inner={"what": a.Any}),
    Phrase("didsuch", a.Performs, "ドローしたカード", "(card|cards)# drawn", {"action": a.Action("draw"), "what": ANYTHING, "cause": WHATEVER}, also=("引いたカード",)),
    Phrase("measure", a.TimesHappened, "{period:nowever}に{event:happening.ta}回数", "the number of times {event/past} {period}"),
    Phrase("c_tai", a.CountOf, "{of:f_tai}", "{of#}"),
    Phrase("c_mai", a.CountOf, "{of:f_mai}", "{of#}"),
    Phrase("percount", a.Per, "{of:c_tai}{unit:amount}体につき{each:amount}枚", "{each} (card|cards)#each for every {unit} {of#unit}"),
    Phrase("percount", a.Per, "{of:c_mai}{unit:amount}枚につき{each:amount}枚", "{each} (card|cards)#each for every {unit} {of#unit}"),
    Phrase("scoped", a.ForEach, "{amount:c_tai}{unit:amount}体につき、{do:scope}", "for every {unit} {amount#unit}, {do~}", also=("{amount:c_tai}{unit:amount}枚につき、{do:scope}", "{amount:c_tai}{unit:amount}体ごとに、{do:scope}")),
    Phrase("scoped", a.ForEach, "{amount:c_mai}{unit:amount}枚につき、{do:scope}", "for every {unit} {amount#unit}, {do~}", also=("{amount:c_mai}{unit:amount}枚ごとに、{do:scope}", "{amount:c_mai}{unit:amount}つにつき、{do:scope}", "{amount:c_mai}{unit:amount}体につき、{do:scope}")),
    Phrase("saying", a.ForEach, "{amount:c_tai}{unit:amount}体につき、{do:stmt}", "for every {unit} {amount#unit}, {do}", also=("{amount:c_tai}{unit:amount}枚につき、{do:stmt}",)),
    Phrase("saying", a.ForEach, "{amount:c_mai}{unit:amount}枚につき、{do:stmt}", "for every {unit} {amount#unit}, {do}", also=("{amount:c_mai}{unit:amount}体につき、{do:stmt}",)),
]  # fmt: skip
