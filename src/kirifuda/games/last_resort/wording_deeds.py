"""Wordings of last_resort for what somebody does or undergoes, and for conditions."""

from __future__ import annotations

from typing import Final

from kirifuda.games.last_resort import ast as r
from kirifuda.games.last_resort.wording_nouns import FIELD, NO_QUALITIES
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

ANYTHING: Final = a.Anything()
WHATEVER: Final = a.AnyCause()
ON_FIELD: Final = a.Place(FIELD, a.AnyPlayer())


def done(action: str) -> dict[str, object]:
    """What a player does to nothing in particular."""
    return {"action": a.Action(action), "what": ANYTHING, "cause": WHATEVER}


SUBJECTS: Final = [
    Phrase("doer", None, "{ref}が", "{ref}"),
    Phrase("doer", None, "{anyone}が", "{anyone}"),
    Phrase("doer", a.OneOf, "{parts:ref}か{parts:anyone}が", "{parts% or }", also=("{parts:ref}または{parts:anyone}が",)),
    Phrase("loose", a.Any, "{of:f_loose}を", "a {of}"),
    Phrase("loose", None, "{ref}を", "{ref}"),
    Phrase("foe", None, "{ref}に", "{ref}"),
    Phrase("foe", None, "{anyone}に", "{anyone}"),
    Phrase("mate", None, "{ref}と", "{ref}"),
    Phrase("mate", None, "{anyone}と", "{anyone}"),
]  # fmt: skip

DEEDS: Final = [
    Phrase("happening", a.Happens, "{subject:doer}{deed:deed~}", "{subject} {deed/@subject}", replaces=True),
    Phrase("happening", a.Happens, "{subject:doer}{deed:doing~}", "{subject} {deed/@subject}"),
    Phrase("happening", a.Happens, "{subject:payer}{deed:pdoing~}", "{subject} {deed/@subject}"),
    Phrase("happening", a.Happens, "{subject:lifeof}ライフがダメージを受ける", "{subject}life takes damage", {"deed": r.LifeHurt()}),
    Phrase("happening", a.Happens, "{subject:payer}ライフダメージを受ける", "{subject} <take@subject> damage to life", {"deed": r.LifeHurt()}),
    Phrase("happening", a.Happens, "{deed.to.whose:someone}{deed.to.zone:evto1}に{subject.of:f_loose}が送られる", "a {subject.of} is put into {deed.to.whose}{deed.to.zone}", {"deed.origin": a.Anywhere()}, inner={"deed": a.IsPut, "deed.to": a.Place, "subject": a.Any}, also=("{deed.to.whose:someone}{deed.to.zone:evto1}に{subject.of:f_loose}が置かれる", "{deed.to.whose:someone}{deed.to.zone:evto1}に{subject.of:f_loose}が加えられる")),
    Phrase("happening", a.Happens, "{subject:spent}が墓地へ送られる", "{subject} is put into the graveyard", {"deed": r.Finished()}),
    Phrase("happening", a.Happens, "{subject:ref}が召喚される", "{subject} is summoned", {"deed": r.IsSummoned()}, also=("{subject:ref}を召喚する",)),
    Phrase("happening", a.Happens, "{subject:anyone}が召喚される", "{subject} is summoned", {"deed": r.IsSummoned()}),
    Phrase("spent", a.Any, "{of:f_spent}", "{of}"),
    Phrase("f_spent", a.Filter, "{where:caster}スペル", "a spell that {where}", {"qualities": NO_QUALITIES, "noun": a.Kind("スペル")}),
    Phrase("caster", r.SummonedBy, "自分が召喚した", "you summoned", {"who": a.You()}),
    # what creatures do in the Attack step, what happens to anything on the battlefield (L-10, L-3.2, L-15.1)
    Phrase("deed", r.Attacks, "アタックする", "<attack>"),
    Phrase("deed", r.Blocks, "ブロックする", "<block>"),
    Phrase("deed", r.IsBlocked, "ブロックされる", "<be> blocked"),
    Phrase("deed", r.Battles, "バトルする", "<battle>", {"what": ANYTHING}),
    Phrase("deed", a.Undergoes, "{cause}破壊される", "<be> destroyed{cause}", {"action": a.Action("destroy")}),
    Phrase("deed", a.Enters, "戦場に出る", "<enter> the battlefield"),
    Phrase("cause", a.AnyCause, "", ""),
    Phrase("cause", a.ByBattle, "バトルで", " in battle", also=("バトルによって", "バトルにより")),
    Phrase("cause", None, "{byeffect}", "{byeffect}"),
    Phrase("cause", r.BySpell, "スペルによる", " by spells", {"whose": a.AnyPlayer()}, also=("スペルの", "スペルの効果による")),
    Phrase("cause", r.BySpell, "{whose:someone}スペルによる", " by {whose}spells", also=("{whose:someone}スペルの",)),
    Phrase("byeffect", a.ByEffect, "効果で", " by an effect", {"whose": a.AnyPlayer()}, also=("効果によって", "カードの効果で", "カードの効果によって")),
    Phrase("byeffect", a.ByEffect, "{whose:someone}効果で", " by an effect of {whose}cards", also=("{whose:someone}効果によって", "{whose:someone}カードの効果で", "{whose:someone}カードの効果によって")),
    Phrase("doing", r.Battles, "{what:mate}バトルする", "<battle> {what}"),
    Phrase("doing", r.AttacksLife, "ライフにアタックする", "<attack> life", also=("ライフへアタックする", "相手のライフにアタックする", "相手ライフにアタックする")),
    Phrase("doing", r.AttacksCreatures, "クリーチャーにアタックする", "<attack> a creature", also=("クリーチャーへアタックする", "相手クリーチャーにアタックする", "相手のクリーチャーにアタックする")),
    Phrase("doing", r.IsAttacked, "アタックされる", "<be> attacked", also=("アタックの対象になる",)),
    Phrase("doing", a.Leaves, "戦場を離れる", "<leave> the battlefield", {"place": ON_FIELD}),
    Phrase("doing", a.IsPut, "{origin:evfrom}{to:evto}送られる", "<be> put {to}{origin}", also=("{origin:evfrom}{to:evto}置かれる", "{origin:evfrom}{to:evto}戻る", "{origin:evfrom}{to:evto}戻される", "{origin:evfrom}{to:evto}加えられる", "{origin:evfrom}{to:evto}加わる")),
    Phrase("evfrom", a.Anywhere, "", ""),
    Phrase("evfrom", a.Place, "{zone:evzone}から", " from the {zone}", {"whose": a.AnyPlayer()}),
    Phrase("evto", a.Place, "{zone:evto1}へ", "into the {zone}", {"whose": a.AnyPlayer()}, also=("{zone:evto1}に",)),
    Phrase("doing", a.Turns, "{position:position}状態になる", "<become> {position}", also=("{position:position}する", "{position:position}される")),
    Phrase("doing", r.Hurts, "{what:foe}ダメージを与える", "<deal> damage to {what}"),
    Phrase("doing", r.HurtsLife, "{who:lifeof}ライフにダメージを与える", "<deal> damage to {who}life", also=("{who:victim}ダメージを与える",)),
    Phrase("doing", r.IsHurt, "{cause}ダメージを受ける", "<take> damage{cause}"),
    Phrase("doing", r.ChangesArea, "移動する", "<move> to another area", also=("エリアを移動する", "反対エリアへ移動する")),
    Phrase("doing", r.Wears, "装備する", "<be> equipped", also=("装備アイテムを装備する", "装備される")),
    Phrase("doing", r.IsMade, "生成される", "<be> created"),
    Phrase("doing", r.Destroys, "バトルで{what:beaten}破壊する", "<destroy> {what} in battle", also=("{what:beaten}バトルで破壊する", "バトルによって{what:beaten}破壊する")),
    Phrase("beaten", None, "{anyone}を", "{anyone}"),
    Phrase("beaten", None, "{ref}を", "{ref}"),
    Phrase("doing", r.UsesTap, "タップ能力を使用する", "<use> a tap ability"),
    Phrase("doing", r.UsesKeyword, "{keywords:anykw!}を使用する", "<use> {keywords}"),
    Phrase("doing", r.MovesTo, "{area:areazone}に移動する", "<move> to the {area}", also=("{area:areazone}へ移動する",)),
    Phrase("doing", r.IsDuplicated, "複製される", "<be> duplicated"),
    Phrase("doing", r.EntersFrom, "{zone:pilezone}から戦場に出る", "<enter> the battlefield from the {zone}"),
    Phrase("doing", r.EntersRecycled, "リサイクルで戦場に出る", "<enter> the battlefield by Recycle", also=("リサイクルによって戦場に出る", "リサイクルで召喚される", "リサイクルにより戦場に出る")),
    Phrase("doing", a.Undergoes, "{cause:sacrificed}破壊される", "<be> destroyed{cause}", {"action": a.Action("destroy")}),
    Phrase("sacrificed", r.BySacrifice, "サクリファイスで", " for Sacrifice", also=("サクリファイスによって", "サクリファイスにより")),
    Phrase("happening", a.Happens, "{subject.of.where:offerer}サクリファイスで{subject.of.qualities:mod**}{subject.of.noun:n_any}を破壊する", "{subject.of.where} a {subject.of.qualities<}{subject.of.noun}{subject.of.qualities>} for Sacrifice", {"deed": a.Undergoes(a.Action("destroy"), r.BySacrifice())}, inner={"subject": a.Any, "subject.of": a.Filter}),
    Phrase("offerer", a.Place, "自分が", "you destroy", {"zone": FIELD, "whose": a.You()}),
    Phrase("offerer", a.Place, "相手が", "your opponent destroys", {"zone": FIELD, "whose": a.Opponent()}),
    Phrase("doing", r.IsReturned, "{cause:byeffect}手札に戻る", "<be> returned to hand{cause}", also=("{cause:byeffect}手札に戻される",)),
    # what players do
    Phrase("pdoing", None, "{pacts~}", "{pacts}"),
    Phrase("pdoing", a.Performs, "{what:loose}召喚する", "<summon> {what}", {"action": a.Action("summon"), "cause": WHATEVER}),
    Phrase("pdoing", a.Performs, "{what:loose}捨てる", "<discard> {what}", {"action": a.Action("discard"), "cause": WHATEVER}, also=("手札から{what:loose}捨てる", "手札の{what:loose}捨てる")),
    Phrase("pdoing", a.Nth, "1ターンに{n:amount}枚目の{deed.what.of:f_loose}を召喚する", "<summon> (your|their)#actor {deed.what.of} number {n} of a turn", {"deed.action": a.Action("summon"), "deed.cause": WHATEVER}, inner={"deed": a.Performs, "deed.what": a.Any}, also=("このターン{n:amount}枚目の{deed.what.of:f_loose}を召喚する", "そのターン{n:amount}枚目の{deed.what.of:f_loose}を召喚する", "1ターンに{n:amount}体目の{deed.what.of:f_loose}を召喚する")),
    Phrase("pdoing", a.Performs, "手札を捨てる", "<discard> a card", done("discard"), also=("手札を1枚捨てる",)),
    Phrase("pdoing", a.Performs, "他色ペナルティでライフを失う", "<lose> life by the off-colour penalty", done("off colour"), also=("他色ペナルティによってライフを失う", "他色ペナルティを受ける")),
    Phrase("pdoing", a.Performs, "リーダースキルを使用する", "<use> the leader skill", done("skill")),
    Phrase("pdoing", a.Performs, "能力を使用する", "<use> an ability", done("use")),
    Phrase("pdoing", a.Performs, "マナカードをマナエリアに置く", "<put> a mana card into the mana area", done("mana"), also=("マナエリアにマナカードを置く", "マナエリアにカードを置く")),
    Phrase("pacts", a.Performs, "カードをドローする", "<draw> a card", done("draw"), also=("カードを引く", "カードを1枚ドローする", "ドローする")),
    Phrase("pacts", a.Performs, "ライフを得る", "<gain> life", done("gain life"), also=("ライフを回復する",)),
    Phrase("pacts", a.Performs, "ライフを失う", "<lose> life", done("lose life")),
    # what is forbidden: of cards, of players, of life
    Phrase("barred", r.IsAttacked, "アタックされる", "<be> attacked", also=("アタックの対象になる",)),
    Phrase("barred", a.Undergoes, "{cause:because}破壊される", "<be> destroyed{cause}", {"action": a.Action("destroy")}),
    Phrase("because", a.ByBattle, "バトルで", " in battle", also=("バトルによって", "バトルでは")),
    Phrase("because", None, "{byeffect}", "{byeffect}"),
    Phrase("barred", r.IsHurt, "{cause}ダメージを受ける", "<take> damage{cause}"),
    Phrase("barred", a.Turns, "{position:position}する", "<become> {position}", also=("{position:position}される",)),
    Phrase("barred", a.Leaves, "戦場を離れる", "<leave> the battlefield", {"place": ON_FIELD}),
    Phrase("barred", r.IsReturned, "{cause:byeffect}手札に戻る", "<be> returned to hand{cause}", also=("{cause:byeffect}手札に戻される",)),
    Phrase("barred", r.IsChosen, "{cause:byeffect}選ばれる", "<be> chosen{cause}"),
    Phrase("barred", r.IsBlockedBy, "{what:blockers}ブロックされる", "<be> blocked by {what}"),
    Phrase("blockers", a.All, "{of:f_set}に", "{of#pl}", also=("{of:f_set}によって",), number="pl"),
    Phrase("pbarred", None, "{pacts~}", "{pacts}"),
    Phrase("pbarred", a.Performs, "リーダースキルを使用する", "<use> the leader skill", done("skill")),
    Phrase("pbarred", a.Performs, "トークンを生成する", "<create> tokens", done("token"), also=("トークンを作成する", "トークンを出す")),
    Phrase("pbarred", r.Concedes, "ライフが0以下でも降参する", "<concede> even with no life left", also=("ライフが0以下になっても降参する", "ライフが0以下でも敗北する", "ライフが0以下になっても敗北する")),
    Phrase("pbarred", r.LosesByDrawing, "カードを引けなくても敗北する", "<lose> for want of a card to draw", also=("カードを引けないことによって敗北する", "カードをドローできなくても敗北する", "山札が0枚でカードを引けなくても敗北する")),
    Phrase("pbarred", r.Chooses, "{what:chosenobj}選ぶ", "<choose> {what}", also=("スペルや能力の効果で{what:chosenobj}選ぶ", "効果で{what:chosenobj}選ぶ")),
    Phrase("chosenobj", None, "{ref}を", "{ref}"),
    Phrase("chosenobj", None, "{set}を", "{set}"),
    Phrase("pbarred", a.Performs, "他色ペナルティでライフを失う", "<lose> life by the off-colour penalty", done("off colour"), also=("他色ペナルティによってライフを失う", "他色ペナルティを受ける")),
    Phrase("lifebarred", r.LifeHurt, "ダメージを受ける", "<take> damage"),
]  # fmt: skip

CONDITIONS: Final = [
    Phrase("state", a.Compare, "{left:s_tai}{right:amount}体{relation:rel}いる", "there (is|are)#right {relation<}{right}{relation>} {left#right}", also=("{left:s_tai}{right:amount}体{relation:rel}である", "{left:s_tai}{right:amount}枚{relation:rel}ある", "{left:s_tai}{right:amount}枚{relation:rel}である", "{left:s_tai}{right:amount}枚{relation:rel}いる")),
    Phrase("state", a.Compare, "{left:s_mai}{right:amount}枚{relation:rel}ある", "there (is|are)#right {relation<}{right}{relation>} {left#right}", also=("{left:s_mai}{right:amount}枚{relation:rel}である", "{left:s_mai}{right:amount}枚{relation:rel}いる")),
    Phrase("state", a.Compare, "{left:s_in}{right:amount}体{relation:rel}いる", "there (is|are)#right {relation<}{right}{relation>} {left#right}", also=("{left:s_in}{right:amount}枚{relation:rel}ある", "{left:s_in}{right:amount}枚{relation:rel}いる", "{left:s_in}{right:amount}体{relation:rel}ある")),
    Phrase("state", a.Compare, "{left:s_any}いる", "there is a {left}", {"relation": a.AtLeast(), "right": a.Num(1)}, also=("{left:s_any}ある",)),
    Phrase("state", a.Compare, "{left:s_any}いない", "there is no {left}", {"relation": a.AtMost(), "right": a.Num(0)}, also=("{left:s_any}ない", "{left:s_any}1体もいない", "{left:s_any}1枚もない")),
    Phrase("state", a.Compare, "{left:measure}が{right:amount}{relation:rel}である", "{left} <be@left> {relation<}{right}{relation>}", also=("{left:measure}が{right:amount}点{relation:rel}である", "{left:measure}が{right:amount}枚{relation:rel}である", "{left:measure}が{right:amount}体{relation:rel}である")),
    Phrase("state", a.Compare, "{left:measure}が{right:measure}より{relation:more}", "{left} <be@left> {relation} {right}", also=("{left:measure}が{right:measure}よりも{relation:more}",), forms={"nara": "{left:measure}が{right:measure}より{relation:more}"}),
    Phrase("state", a.Compare, "{left:measure}が{right:measure}以上である", "{left} <be@left> at least {right}", {"relation": a.AtLeast()}),
    Phrase("state", a.Compare, "{left:measure}が{right:measure}以下である", "{left} <be@left> at most {right}", {"relation": a.AtMost()}),
    Phrase("state", a.Compare, "{left:s_any}{right:than}{relation:more}", "the number of {left#pl} is {relation} that of {right#pl}", forms={"nara": "{left:s_any}{right:than}{relation:more}"}),
    Phrase("state", a.Compare, "自分のライフが相手より{relation:more}", "your life <be@left> {relation} your opponent's", {"left": r.LifeOf(a.You()), "right": r.LifeOf(a.Opponent())}, also=("自分のライフが相手よりも{relation:more}",), forms={"nara": "自分のライフが相手より{relation:more}"}),
    Phrase("than", a.CountOf, "{of:f_set}より", "{of#}", also=("{of:f_set}よりも",)),
    Phrase("s_tai", a.CountOf, "{of:f_tai}が", "{of#}"),
    Phrase("s_mai", a.CountOf, "{of:f_mai}が", "{of#}"),
    Phrase("s_in", a.CountOf, "{of:f_in}が", "{of#}"),
    Phrase("s_any", None, "{s_tai}", "{s_tai#}"),
    Phrase("s_any", None, "{s_mai}", "{s_mai#}"),
    Phrase("s_any", None, "{s_in}", "{s_in#}"),
    Phrase("state", a.Is, "{what:is_subj}{quality:pred}である", "{what} <be@what> {quality}"),
    Phrase("state", a.Is, "{what:is_subj}{quality:except}", "{what} <be@what> {quality}"),
    Phrase("state", a.Is, "{what:is_subj}{quality:having}", "{what} <have@what> {quality}"),
    Phrase("state", a.Is, "{what:is_subj}{quality.place:place}にいる", "{what} <be@what> in {quality.place}", inner={"quality": a.LiesIn}, also=("{what:is_subj}{quality.place:place}にある",)),
    Phrase("state", a.Is, "{what:is_subj}{quality.place:fieldplace}にいる", "{what} <be@what> on {quality.place}", inner={"quality": a.LiesIn}, also=("{what:is_subj}{quality.place:fieldplace}にある",)),
    Phrase("state", a.Is, "{what:is_subj}{quality:busy}", "{what} <be@what> {quality}"),
    Phrase("busy", a.Doing, "{deed:deed.te}いる", "{deed/ing}"),
    Phrase("state", r.SkillUsed, "{who:payer}リーダースキルを使用している", "{who} <have@who> used the leader skill", also=("このゲーム中に{who:payer}リーダースキルを使用している", "{who:payer}リーダースキルを使用済みである", "このゲーム中、{who:payer}リーダースキルを使用している")),
    Phrase("state", r.SkillUsed, "{who:someone}リーダースキルが使用済みである", "{who}leader skill has been used", also=("{who:someone}リーダースキルを使用している",)),
    Phrase("past", a.Compare, "{left.period:nowthis}、{left.event.subject:payer}{left.event.deed.what:loose}{right:amount}枚{relation:rel}召喚している", "{left.event.subject} <have@left.event.subject> summoned {left.event.deed.what} {relation<}{right}{relation>} times {left.period}", {"left.event.deed.action": a.Action("summon"), "left.event.deed.cause": WHATEVER}, inner={"left": a.TimesHappened, "left.event": a.Happens, "left.event.deed": a.Performs}, also=tuple(f"{{left.period:nowthis}}{joint}{{left.event.subject:payer}}{{left.event.deed.what:loose}}{{right:amount}}{unit}{{relation:rel}}召喚し{tail}" for joint in ("に", "中に", "", "中、") for unit in ("枚", "体", "回") for tail in ("ている", "ていた"))),
    Phrase("past", a.Compare, "{left.period:nowthis}、{left.event.subject:anyone}が{right:amount}体{relation:rel}破壊されている", "{left.event.subject} was destroyed {relation<}{right}{relation>} times {left.period}", {"left.event.deed": a.Undergoes(a.Action("destroy"), WHATEVER)}, inner={"left": a.TimesHappened, "left.event": a.Happens}, also=tuple(f"{{left.period:nowthis}}{joint}{{left.event.subject:anyone}}が{{right:amount}}{unit}{{relation:rel}}破壊され{tail}" for joint in ("に", "中に", "", "中、") for unit in ("枚", "体") for tail in ("ている", "ていた"))),
    Phrase("state", r.SkillUnused, "{who:payer}リーダースキルを使用していない", "{who} <have@who> not used the leader skill", also=("このゲーム中に{who:payer}リーダースキルを使用していない", "このゲーム中、{who:payer}リーダースキルを使用していない")),
    # L-4.3, L-1.14, L-1.17
    Phrase("state", r.WentFirst, "{who:payer}先攻である", "{who} had the first turn", also=("{who:payer}先攻プレイヤーである", "{who:payer}先攻1番手である")),
    Phrase("state", r.WentSecond, "{who:payer}後攻である", "{who} did not have the first turn", also=("{who:payer}後攻プレイヤーである",)),
    Phrase("state", r.ResortUp, "{who:someone}ラストリゾートが表である", "{who}last resort is face up", also=("{who:someone}ラストリゾートが表向きである", "{who:someone}ラストリゾートが表になっている")),
    Phrase("state", r.AgainstThem, "{of:f_set}が相手より{relation:more}", "the number of {of#pl} is {relation} your opponent's", also=("{of:f_set}の数が相手より{relation:more}", "{of:f_set}の枚数が相手より{relation:more}", "{of:f_set}が相手よりも{relation:more}"), forms={"nara": "{of:f_set}が相手より{relation:more}"}),
    Phrase("cond", a.AllTrue, "{parts:cond1.nara}で、{parts:cond1~}", "{parts% and }"),
    Phrase("state", a.Only, "{of:f_set}が{what:ref}だけである", "{what} is the only one of the {of#pl}", also=("{of:f_set}が{what:ref}のみである",)),
    Phrase("is_subj", None, "{ref}が", "{ref}"),
    # of what was just spoken of, which is not named again
    Phrase("cond1", a.Is, "{quality:pred}である", "it is {quality}", {"what": a.It()}),
    Phrase("state", r.LeaderIs, "{who:someone}リーダーが{colour}である", "{who}leader is {colour}", also=("{who:someone}リーダーの色が{colour}である", "{who:someone}リーダーが{colour}色である")),
    Phrase("state", r.Not, "{condition.who:someone}リーダーが{condition.colour:colour}でない", "{condition.who}leader is not {condition.colour}", inner={"condition": r.LeaderIs}, also=("{condition.who:someone}リーダーが{condition.colour:colour}ではない",)),
]  # fmt: skip
