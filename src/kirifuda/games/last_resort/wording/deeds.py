"""Wordings of last_resort for what somebody does or undergoes, and for conditions."""

from __future__ import annotations

from typing import Final

from kirifuda.games.last_resort import ast as r
from kirifuda.games.last_resort.wording.nouns import FIELD, NO_QUALITIES
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

ANYTHING: Final = a.Anything()
WHATEVER: Final = a.AnyCause()
ON_FIELD: Final = a.Place(FIELD, a.AnyPlayer())


def done(action: str) -> dict[str, object]:
    """What a player does to nothing in particular."""
    return {"action": a.Action(action), "what": ANYTHING, "cause": WHATEVER}


_AS_SUMMONED: Final = (
    "このカードを召喚する際に", "このカードを召喚する時に", "このカードを召喚した時に", "このカードの召喚時に", "このカードの召喚の際に",
    "このカードの召喚で", "このクリーチャーの召喚時に", "このクリーチャーを召喚する際に", "召喚時に", "召喚する際に", "召喚の際に",
)  # fmt: skip


def paid(keyword: str, english: str, verbs: tuple[str, ...], nouns: tuple[str, ...]) -> list[Phrase]:
    """With how many cards a summon was paid: サクリファイスで2体以上破壊していた場合."""
    by = tuple(f"{keyword}{way}" for way in ("で", "によって"))
    hows = (*(f"{when}{way}" for when in ("", *_AS_SUMMONED) for way in by), *(when for when in _AS_SUMMONED))
    how = f"paid_{keyword}"
    whats = tuple(
        way
        for unit in "枚体"
        for noun in nouns
        for way in (f"{{right:amount}}{unit}{{relation:rel}}", f"{noun}を{{right:amount}}{unit}{{relation:rel}}", f"{{right:amount}}{unit}{{relation:rel}}の{noun}を")
    )  # fmt: skip
    ways = tuple(
        f"{{left.way:{how}}}{what}{verb}{tail}" for what in dict.fromkeys(whats) for verb in verbs for tail in ("ている", "ていた")
    )  # fmt: skip
    some = tuple(
        f"{{left.way:{how}}}{noun}を{verb}{tail}" for noun in nouns for verb in verbs for tail in ("ている", "ていた")
    )
    used = tuple(
        f"{when}{keyword}を{use}{tail}"
        for when in ("", *_AS_SUMMONED)
        for use in ("行っ", "使用し")
        for tail in ("ている", "ていた")
    )
    one = {"relation": a.AtLeast(), "right": a.Num(1)}
    counted = tuple(
        f"{{left.way:{how}}}{verbs[0].removesuffix('し')}した{noun}が{{right:amount}}{unit}{{relation:rel}}である"
        for noun in nouns
        for unit in "枚体"
    )
    return [
        Phrase("state", a.Compare, counted[0], f"there (is|are)#right {{relation<}}{{right}}{{relation>}} (card|cards)#right {english}", inner={"left": r.PaidWith}, also=counted[1:]),
        Phrase("state", a.Compare, ways[0], f"{{relation<}}{{right}}{{relation>}} (card was|cards were)#right {english}", inner={"left": r.PaidWith}, also=ways[1:]),
        Phrase("state", a.Compare, some[0], f"a card was {english}", one, inner={"left": r.PaidWith}, also=some[1:]),
        Phrase("state", a.Compare, used[0], f"any card was {english}", {**one, "left": r.PaidWith(a.Keyword(keyword))}, also=used[1:]),
        Phrase(how, a.Keyword, hows[0], keyword, {"name": keyword}, also=hows[1:]),
    ]  # fmt: skip


SUBJECTS: Final = [
    Phrase("doer", None, "{ref}が", "{ref}"),
    Phrase("doer", None, "{anyone}が", "{anyone}", also=("{anyone}1体が", "{anyone}1枚が")),
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
    Phrase("happening", a.Happens, "{subject:anyone}が召喚される", "{subject} is summoned", {"deed": r.IsSummoned()}, weak=True),
    Phrase("happening", a.Happens, "{subject:spellof}スペルが召喚される", "{subject} <summon@subject> a spell", {"deed": a.Performs(a.Action("summon"), a.Any(a.Filter(a.Anywhere(), (), a.Kind("スペル"))), WHATEVER)}),
    Phrase("spellof", a.You, "自分の", "you"),
    Phrase("spellof", a.Opponent, "相手の", "your opponent", also=("相手",)),
    Phrase("spellof", a.AnyPlayer, "", "a player"),
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
    Phrase("cause", r.BySpell, "スペルによる", " by spells", {"whose": a.AnyPlayer()}, also=("スペルの", "スペルの効果による", "スペルの効果で", "スペルの効果によって", "スペルで", "スペルによって")),
    Phrase("cause", r.BySpell, "{whose:someone}スペルによる", " by {whose}spells", also=("{whose:someone}スペルの", "{whose:someone}スペルの効果による", "{whose:someone}スペルの効果で", "{whose:someone}スペルの効果によって", "{whose:someone}スペルで", "{whose:someone}スペルによって")),
    Phrase("byeffect", a.ByEffect, "効果で", " by an effect", {"whose": a.AnyPlayer()}, also=("効果によって", "カードの効果で", "カードの効果によって")),
    Phrase("byeffect", a.ByEffect, "{whose:someone}効果で", " by an effect of {whose}cards", also=("{whose:someone}効果によって", "{whose:someone}カードの効果で", "{whose:someone}カードの効果によって")),
    Phrase("doing", r.Battles, "{what:mate}バトルする", "<battle> {what}"),
    Phrase("doing", r.AttacksLife, "ライフにアタックする", "<attack> life", also=("ライフへアタックする", "相手のライフにアタックする", "相手ライフにアタックする")),
    Phrase("doing", r.AttacksCreatures, "クリーチャーにアタックする", "<attack> a creature", also=("クリーチャーへアタックする",)),
    Phrase("doing", r.IsAttacked, "アタックされる", "<be> attacked", also=("アタックの対象になる",)),
    Phrase("doing", a.Leaves, "戦場を離れる", "<leave> the battlefield", {"place": ON_FIELD}),
    Phrase("doing", a.IsPut, "{origin:evfrom}{to:evto}送られる", "<be> put {to}{origin}", also=("{origin:evfrom}{to:evto}置かれる", "{origin:evfrom}{to:evto}戻る", "{origin:evfrom}{to:evto}戻される", "{origin:evfrom}{to:evto}加えられる", "{origin:evfrom}{to:evto}加わる")),
    Phrase("evfrom", a.Anywhere, "", ""),
    Phrase("evfrom", a.Place, "{zone:evzone}から", " from the {zone}", {"whose": a.AnyPlayer()}),
    Phrase("evto", a.Place, "{zone:evto1}へ", "into the {zone}", {"whose": a.AnyPlayer()}, also=("{zone:evto1}に",)),
    Phrase("doing", a.Turns, "{position:position}状態になる", "<become> {position}", also=("{position:position}する", "{position:position}される")),
    Phrase("doing", r.Hurts, "{what:foe}ダメージを与える", "<deal> damage to {what}", {"cause": WHATEVER}),
    Phrase("doing", r.Hurts, "{cause:byfight}{what:foe}ダメージを与える", "<deal> damage to {what}{cause}", also=("{what:foe}{cause:byfight}ダメージを与える",)),
    Phrase("doing", r.HurtsLife, "{who:lifeof}ライフにダメージを与える", "<deal> damage to {who}life", {"cause": WHATEVER}, also=("{who:victim}ダメージを与える",)),
    Phrase("doing", r.HurtsLife, "{cause:byattack}{who:lifeof}ライフにダメージを与える", "<deal> damage to {who}life{cause}", also=("{who:lifeof}ライフに{cause:byattack}ダメージを与える", "{cause:byattack}{who:victim}ダメージを与える", "{who:victim}{cause:byattack}ダメージを与える")),
    Phrase("byfight", a.ByBattle, "バトルで", " in battle", also=("バトルによって", "バトルにより")),
    Phrase("byattack", a.ByBattle, "アタックで", " by attacking", also=("アタックによって", "アタックにより", "アタックして")),
    Phrase("doing", r.IsHurt, "{cause}ダメージを受ける", "<take> damage{cause}"),
    Phrase("doing", r.ChangesBy, "シフトで移動する", "<move> by Shift", {"keyword": a.Keyword("シフト")}, also=("「シフト」で移動する", "「シフト」によって移動する", "「シフト」により移動する", "シフトによって移動する", "シフトにより移動する", "シフトで反対エリアへ移動する", "シフトでエリアを移動する")),
    Phrase("doing", r.Converted, "変換で使用される", "<be> converted", also=("スペルとして墓地へ送られる", "スペルとして召喚される", "スペルとして召喚され、墓地へ送られる", *tuple(dict.fromkeys(f"変換{by}{way}" for by in ("で", "によって", "により") for way in ("使用される", "召喚される", "使用されて墓地へ送られる", "召喚されて墓地へ送られる", "戦場に出ずに墓地へ送られる", "戦場へは出ずに墓地へ送られる", "スペルとして使用される", "墓地へ送られる", "召喚され、墓地へ送られる")))[1:], "スペルとして使用される", "戦場に出ずに墓地へ送られる", "戦場へは出ずに墓地へ送られる")),
    Phrase("happening", a.Happens, "{subject:ref}を変換で使用する", "{subject} is converted", {"deed": r.Converted()}, also=("{subject:ref}を変換で召喚する", "{subject:ref}を変換によって使用する")),
    Phrase("doing", r.EntersInto, "{area:areazone}に出る", "<enter> the {area}"),
    Phrase("doing", r.ChangesArea, "移動する", "<move> to another area", also=("エリアを移動する", "反対エリアへ移動する")),
    Phrase("doing", r.Wears, "装備する", "<be> equipped", also=("装備アイテムを装備する", "装備される")),
    Phrase("doing", r.ComesOff, "クリーチャーから外れる", "<come> off", also=("外れる", "外される", "装備したクリーチャーから外れる", "装備していたクリーチャーから外れる", "クリーチャーから外される", "装備したクリーチャーから外される")),
    Phrase("doing", r.IsMade, "生成される", "<be> created"),
    Phrase("doing", r.Destroys, "バトルで{what:beaten}破壊する", "<destroy> {what} in battle", also=("{what:beaten}バトルで破壊する", "バトルによって{what:beaten}破壊する")),
    Phrase("doing", r.Destroys, "{what:mate}バトルして破壊する", "<battle> {what} and <destroy> it", also=("{what:mate}バトルし、破壊する", "{what:mate}バトルし破壊する", "{what:mate}のバトルで破壊する")[:3]),
    Phrase("doing", r.Survives, "{what:mate}のバトルで破壊されない", "<be> not destroyed in the battle with {what}", also=("{what:mate}バトルして破壊されない", "{what:mate}バトルし、破壊されない")),
    Phrase("doing", r.Survives, "バトルで破壊されない", "<be> not destroyed in a battle", {"what": ANYTHING}, also=("バトルして破壊されない", "バトルし、破壊されない", "バトルによって破壊されない")),
    Phrase("doing", r.Prevails, "バトルで{what:anyone}だけを破壊する", "<destroy> {what} in battle and <be> not destroyed", also=("バトルで{what:anyone}のみを破壊する", "{what:mate}のバトルで一方的に破壊する", "バトルで一方的に{what:beaten}破壊する", "{what:mate}のバトルで相手クリーチャーのみを破壊する")),
    Phrase("happening", a.Happens, "{subject:lonely}破壊される", "{subject} alone is destroyed", {"deed": r.FallsAlone()}, also=("バトルで{subject:lonely}破壊される",)),
    Phrase("lonely", None, "{anyone}だけが", "{anyone}", also=("{anyone}のみが",)),
    Phrase("lonely", None, "{ref}だけが", "{ref}", also=("{ref}のみが",)),
    Phrase("cause", r.ByThis, "この効果で", " this way"),
    Phrase("doing", r.DestroysByDamage, "ダメージで{what:beaten}破壊する", "<destroy> {what} by damage", also=("{what:beaten}ダメージで破壊する", "ダメージによって{what:beaten}破壊する")),
    Phrase("doing", r.DestroysAnyhow, "{what:beaten}破壊する", "<destroy> {what}"),
    Phrase("happening", a.Happens, "{subject:ref}が与えたダメージで{deed.what:anyone}が破壊される", "{deed.what} is destroyed by damage that {subject} dealt", inner={"deed": r.DestroysByDamage}, also=tuple(f"{{subject:{who}}}{of}ダメージ{by}{{deed.what:anyone}}が破壊される" for who in ("ref", "anyone") for of in ("が与えた", "の与えた", "の") for by in ("で", "によって", "により"))[1:]),
    Phrase("happening", a.Happens, "{subject:ref}とのバトルで{deed.what:anyone}が破壊される", "{deed.what} is destroyed in battle with {subject}", inner={"deed": r.Destroys}, also=("{subject:anyone}とのバトルで{deed.what:anyone}が破壊される",)),
    Phrase("beaten", None, "{anyone}を", "{anyone}"),
    Phrase("beaten", None, "{ref}を", "{ref}"),
    Phrase("doing", r.IsBlockedBy, "{what:foe}ブロックされる", "<be> blocked by {what}"),
    Phrase("doing", r.IsBlockedByMany, "{least:amount}体以上のクリーチャーにブロックされる", "<be> blocked by {least} or more creatures", also=("{least:amount}体以上の相手クリーチャーにブロックされる", "{least:amount}体以上の相手のクリーチャーにブロックされる", "クリーチャー{least:amount}体以上にブロックされる", "相手クリーチャー{least:amount}体以上にブロックされる")),
    Phrase("doing", r.BlocksThat, "{what:beaten}ブロックする", "<block> {what}"),
    Phrase("doing", r.AttacksThat, "{what:foe}アタックする", "<attack> {what}", weak=True),
    Phrase("doing", r.UsesTap, "タップ能力を使用する", "<use> a tap ability"),
    Phrase("doing", r.UsesKeyword, "{keywords:anykw!}を使用する", "<use> {keywords}"),
    Phrase("doing", r.MovesTo, "{area:areazone}に移動する", "<move> to the {area}", also=("{area:areazone}へ移動する", "反対エリアから{area:areazone}に移動する", "反対エリアから{area:areazone}へ移動する")),
    Phrase("doing", r.MovesTo, "アタックエリアから{area:areazone}に移動する", "<move> from the attack area to the {area}", also=("アタックエリアから{area:areazone}へ移動する",)),
    Phrase("doing", r.MovesTo, "ディフェンスエリアから{area:areazone}に移動する", "<move> from the defence area to the {area}", also=("ディフェンスエリアから{area:areazone}へ移動する",)),
    Phrase("doing", r.IsDuplicated, "複製される", "<be> duplicated"),
    Phrase("doing", r.EntersFrom, "{zone:pilezone}から戦場に出る", "<enter> the battlefield from the {zone}"),
    Phrase("doing", r.EntersFrom, "{zone:pilezone}から召喚され、戦場に出る", "<enter> the battlefield from the {zone}", also=("{zone:pilezone}から召喚されて戦場に出る", "{zone:pilezone}から召喚され戦場に出る", "{zone:pilezone}から出る", "{zone:pilezone}から召喚される")),
    Phrase("doing", r.IsSummoned, "召喚されて戦場に出る", "<be> summoned", also=("召喚によって戦場に出る", "召喚により戦場に出る", "召喚で戦場に出る", "召喚して戦場に出る")),
    Phrase("doing", r.EntersOtherwise, "召喚されずに戦場に出る", "<enter> the battlefield without being summoned", also=("召喚以外の方法で戦場に出る", "召喚以外で戦場に出る")),
    Phrase("doing", r.EntersRecycled, "リサイクルで戦場に出る", "<enter> the battlefield by Recycle", also=tuple(f"{word}{way}{come}" for word in ("リサイクル", "「リサイクル」") for way in ("で", "によって", "により") for come in ("戦場に出る", "召喚される", "召喚されて戦場に出る", "召喚され、戦場に出る", "召喚され戦場に出る"))[1:]),
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
    Phrase("pdoing", a.Nth, "1ターンに{n:amount}枚目の{deed.what.of:f_loose}を召喚する", "<summon> (your|their)#actor {deed.what.of} number {n} of a turn", {"deed.action": a.Action("summon"), "deed.cause": WHATEVER}, inner={"deed": a.Performs, "deed.what": a.Any}, also=("{n:amount}枚目の{deed.what.of:f_loose}を召喚する", "{n:amount}体目の{deed.what.of:f_loose}を召喚する", "このターン{n:amount}枚目の{deed.what.of:f_loose}を召喚する", "そのターン{n:amount}枚目の{deed.what.of:f_loose}を召喚する", "1ターンに{n:amount}体目の{deed.what.of:f_loose}を召喚する")),
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
    Phrase("because", a.ByBattle, "バトルで", " in battle", also=("バトルによって", "バトルでは", "バトルのダメージで", "バトルのダメージでは", "バトルによるダメージで", "バトルによるダメージでは")),
    Phrase("because", r.BySpell, "スペルの効果で", " by spells", {"whose": a.AnyPlayer()}, also=("スペルで", "スペルによって", "スペルの効果では", "スペルでは")),
    Phrase("because", r.BySpell, "{whose:someone}スペルの効果で", " by {whose}spells", also=("{whose:someone}スペルで", "{whose:someone}スペルによって", "{whose:someone}スペルの効果では", "{whose:someone}スペルでは")),
    Phrase("hurtby", a.ByEffect, "効果による", " by an effect", {"whose": a.AnyPlayer()}, also=("カードの効果による", "スペルや能力による", "スペルや能力の効果による")),
    Phrase("hurtby", a.ByEffect, "{whose:someone}効果による", " by an effect of {whose}cards", also=("{whose:someone}カードの効果による", "{whose:someone}スペルや能力による")),
    Phrase("hurtby", a.ByBattle, "バトルによる", " in battle", also=("バトルの",)),
    Phrase("barred", r.IsHurt, "{cause:hurtby}ダメージを受ける", "<take> damage{cause}"),
    Phrase("because", None, "{byeffect}", "{byeffect}"),
    Phrase("barred", r.IsHurt, "{cause}ダメージを受ける", "<take> damage{cause}"),
    Phrase("barred", r.Hurts, "{what:foe}ダメージを与える", "<deal> damage to {what}", {"cause": WHATEVER}),
    Phrase("barred", r.IsDuplicated, "複製される", "<be> duplicated"),
    Phrase("barred", a.Turns, "{position:position}する", "<become> {position}", also=("{position:position}される",)),
    Phrase("barred", a.Leaves, "戦場を離れる", "<leave> the battlefield", {"place": ON_FIELD}),
    Phrase("barred", r.IsReturned, "{cause:byeffect}手札に戻る", "<be> returned to hand{cause}", also=("{cause:byeffect}手札に戻される",)),
    Phrase("barred", r.IsChosen, "{cause:byeffect}選ばれる", "<be> chosen{cause}"),
    Phrase("barred", r.IsChosen, "{cause:chosenby}選ばれる", "<be> chosen{cause}"),
    Phrase("barred", r.IsChosen, "{cause:aimedby}対象になる", "<be> chosen{cause}", also=("{cause:aimedby}対象にされる", "{cause:aimedby}対象に選ばれる", "{cause:aimedby}対象として選ばれる")),
    Phrase("chosenby", r.BySpell, "スペルの効果で", " by spells", {"whose": a.AnyPlayer()}, also=("スペルで", "スペルによって", "スペルの効果によって")),
    Phrase("chosenby", r.BySpell, "{whose:someone}スペルの効果で", " by {whose}spells", also=("{whose:someone}スペルで", "{whose:someone}スペルによって", "{whose:someone}スペルの効果によって")),
    Phrase("chosenby", a.ByEffect, "スペルや能力で", " by an effect", {"whose": a.AnyPlayer()}, also=("スペルや能力の効果で", "スペルや能力によって", "スペルまたは能力で", "スペルや効果で")),
    Phrase("chosenby", a.ByEffect, "{whose:someone}スペルや能力で", " by an effect of {whose}cards", also=("{whose:someone}スペルや能力の効果で", "{whose:someone}スペルや能力によって", "{whose:someone}スペルまたは能力で", "{whose:someone}カードの能力で", "{whose:someone}スペルや効果で")),
    Phrase("aimedby", r.BySpell, "スペルの", " by spells", {"whose": a.AnyPlayer()}, also=("スペルの効果の",)),
    Phrase("aimedby", r.BySpell, "{whose:someone}スペルの", " by {whose}spells", also=("{whose:someone}スペルの効果の",)),
    Phrase("aimedby", a.ByEffect, "効果の", " by an effect", {"whose": a.AnyPlayer()}, also=("スペルや能力の", "スペルや能力の効果の", "カードの効果の", "スペルや効果の", "スペルと能力の")),
    Phrase("aimedby", a.ByEffect, "{whose:someone}効果の", " by an effect of {whose}cards", also=("{whose:someone}スペルや能力の", "{whose:someone}スペルや能力の効果の", "{whose:someone}カードの効果の", "{whose:someone}スペルや効果の", "{whose:someone}カードの能力の", "{whose:someone}スペルと能力の")),
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
    Phrase("state", a.Compare, "{left:s_mai}{right:amount}枚{relation:rel}ある", "there (is|are)#right {relation<}{right}{relation>} {left#right}", also=("{left:s_mai}{right:amount}枚{relation:rel}である", "{left:s_mai}{right:amount}枚{relation:rel}いる", "{left:s_mai}{right:amount}体{relation:rel}いる", "{left:s_mai}{right:amount}体{relation:rel}である")),
    Phrase("state", a.Compare, "{left:s_in}{right:amount}体{relation:rel}いる", "there (is|are)#right {relation<}{right}{relation>} {left#right}", also=("{left:s_in}{right:amount}枚{relation:rel}ある", "{left:s_in}{right:amount}枚{relation:rel}いる", "{left:s_in}{right:amount}体{relation:rel}ある")),
    Phrase("state", a.Compare, "{left:s_any}いる", "there is a {left}", {"relation": a.AtLeast(), "right": a.Num(1)}, also=("{left:s_any}ある",)),
    Phrase("state", a.Compare, "{left:s_any}いない", "there is no {left}", {"relation": a.AtMost(), "right": a.Num(0)}, also=("{left:s_any}ない", "{left:s_any}1体もいない", "{left:s_any}1枚もない")),
    Phrase("state", a.Compare, "{left:measure}が{right:amount}{relation:rel}である", "{left} <be@left> {relation<}{right}{relation>}", also=("{left:measure}が{right:amount}点{relation:rel}である", "{left:measure}が{right:amount}枚{relation:rel}である", "{left:measure}が{right:amount}体{relation:rel}である")),
    Phrase("state", a.Compare, "{left:measure}が{right:measure}より{relation:more}", "{left} <be@left> {relation} {right}", also=("{left:measure}が{right:measure}よりも{relation:more}",), forms={"nara": "{left:measure}が{right:measure}より{relation:more}"}),
    Phrase("state", a.Compare, "{left:measure}が{right:measure}以上である", "{left} <be@left> at least {right}", {"relation": a.AtLeast()}),
    Phrase("state", a.Compare, "{left:measure}が{right:measure}以下である", "{left} <be@left> at most {right}", {"relation": a.AtMost()}),
    Phrase("state", a.Compare, "{left:measure}が{right.left:measure1}より{right.right:amount}以上少ない", "{left} <be@left> at least {right.right} less than {right.left}", {"relation": a.AtMost()}, inner={"right": a.Minus}, forms={"nara": "{left:measure}が{right.left:measure1}より{right.right:amount}以上少ない"}),
    Phrase("state", a.Compare, "{left:measure}が{right.left:measure1}より{right.right:amount}以上多い", "{left} <be@left> at least {right.right} more than {right.left}", {"relation": a.AtLeast()}, inner={"right": a.Plus}, forms={"nara": "{left:measure}が{right.left:measure1}より{right.right:amount}以上多い"}),
    Phrase("state", a.Compare, "{left:s_any}{right:than}{relation:more}", "the number of {left#pl} is {relation} that of {right#pl}", forms={"nara": "{left:s_any}{right:than}{relation:more}"}),
    Phrase("state", a.Compare, "{left:s_any}{right.left:than}{right.right:amount}以上多い", "there are at least {right.right} {left#pl} more than {right.left#pl}", {"relation": a.AtLeast()}, inner={"right": a.Plus}, forms={"nara": "{left:s_any}{right.left:than}{right.right:amount}以上多い"}),
    Phrase("state", a.Compare, "{left:s_any}{right.left:than}{right.right:amount}以上少ない", "there are at least {right.right} {left#pl} less than {right.left#pl}", {"relation": a.AtMost()}, inner={"right": a.Minus}, forms={"nara": "{left:s_any}{right.left:than}{right.right:amount}以上少ない"}),
    Phrase("state", a.Compare, "自分のライフが相手より{relation:more}", "your life <be@left> {relation} your opponent's", {"left": r.LifeOf(a.You()), "right": r.LifeOf(a.Opponent())}, also=("自分のライフが相手よりも{relation:more}",), forms={"nara": "自分のライフが相手より{relation:more}"}),
    Phrase("than", a.CountOf, "{of:f_set}より", "{of#}", also=("{of:f_set}よりも",)),
    Phrase("s_tai", a.CountOf, "{of:f_tai}が", "{of#}"),
    Phrase("s_mai", a.CountOf, "{of:f_mai}が", "{of#}"),
    Phrase("s_in", a.CountOf, "{of:f_in}が", "{of#}"),
    Phrase("s_in", a.CountOf, "{of:f_back}", "{of#}"),
    Phrase("s_any", None, "{s_tai}", "{s_tai#}"),
    Phrase("s_any", None, "{s_mai}", "{s_mai#}"),
    Phrase("s_any", None, "{s_in}", "{s_in#}"),
    Phrase("state", a.Is, "{what:is_subj}{quality:pred}である", "{what} <be@what> {quality}"),
    Phrase("state", a.Is, "{what:gen}種族が{quality.feature:raced}である", "{what} <be@what> a {quality.feature}", inner={"quality": a.Has}),
    Phrase("state", a.Is, "{what:gen}種族が{quality.quality.feature:raced}でない", "{what} <be@what> no {quality.quality.feature}", inner={"quality": a.Except, "quality.quality": a.Has}, also=("{what:gen}種族が{quality.quality.feature:raced}ではない",)),
    Phrase("raced", a.Race, "「{name:raceword}」", "{name}"),
    Phrase("state", a.Is, "{what:is_subj}{quality:except}", "{what} <be@what> {quality}"),
    Phrase("state", a.Is, "{what:is_subj}{quality:having}", "{what} <have@what> {quality}"),
    Phrase("state", a.Is, "{what:is_subj}{quality.place:place}にいる", "{what} <be@what> in {quality.place}", inner={"quality": a.LiesIn}, also=("{what:is_subj}{quality.place:place}にある",)),
    Phrase("state", a.Is, "{what:is_subj}{quality.place:fieldplace}にいる", "{what} <be@what> on {quality.place}", inner={"quality": a.LiesIn}, also=("{what:is_subj}{quality.place:fieldplace}にある",)),
    Phrase("state", a.Is, "{what:is_subj}{quality.of.qualities:lying!}で{quality.of.where:place}にいる", "{what} <be@what> {quality.of.qualities} in {quality.of.where}", {"quality.of.noun": a.AnyCard()}, inner={"quality": a.Fits, "quality.of": a.Filter}, also=("{what:is_subj}{quality.of.where:place}に{quality.of.qualities:lying!}でいる", "{what:is_subj}{quality.of.where:place}で{quality.of.qualities:lying!}である")),
    Phrase("lying", a.Lies, "{position:position}状態", "{position}"),
    Phrase("state", a.Is, "{what:is_subj}{quality:busy}", "{what} <be@what> {quality}"),
    Phrase("busy", a.Doing, "{deed:deed.te}いる", "{deed/ing}"),
    Phrase("state", r.SkillUsed, "{who:payer}リーダースキルを使用している", "{who} <have@who> used the leader skill", also=("{who:payer}このゲーム中にリーダースキルを使用している", "{who:payer}このゲーム中リーダースキルを使用している", "このゲーム中に{who:payer}リーダースキルを使用している", "{who:payer}リーダースキルを使用済みである", "このゲーム中、{who:payer}リーダースキルを使用している")),
    Phrase("state", r.SkillUsed, "{who:someone}リーダースキルが使用済みである", "{who}leader skill has been used", also=("{who:someone}リーダースキルを使用している",)),
    Phrase("state", r.SkillUnused, "{who:someone}リーダースキルが使用済みでない", "{who}leader skill has not been used", also=("{who:someone}リーダースキルを使用していない", "{who:someone}リーダースキルが未使用である", "{who:someone}リーダースキルがまだ使用されていない")),
    Phrase("state", r.WasRecycled, "このカードがリサイクルで召喚されている", "this card was recycled", also=tuple(f"{name}がリサイクル{way}{summoned}" for name in ("このカード", "このクリーチャー") for way in ("で", "によって", "により") for summoned in ("召喚されている", "召喚されていた", "戦場に出ている", "戦場に出ていた"))[1:]),
    Phrase("past", r.Not, "{condition.event:happening.nakatta}", "it did not happen that {condition.event}", inner={"condition": a.JustHappened}, also=("この効果で{condition.event:happening.nakatta}",), weak=True),
    Phrase("past", r.InBattle, "このバトルで{condition.event:happening.ta}", "{condition.event/past} in this battle", inner={"condition": a.JustHappened}, also=("そのバトルで{condition.event:happening.ta}",)),
    Phrase("past", r.InBattle, "{condition.event.subject:doer}このバトルで{condition.event.deed:deed.ta}", "{condition.event.subject} {condition.event.deed/past@condition.event.subject} in this battle", inner={"condition": a.JustHappened, "condition.event": a.Happens}, also=("{condition.event.subject:doer}そのバトルで{condition.event.deed:deed.ta}",)),
    Phrase("past", r.InBattle, "このバトルで{condition.condition.event:happening.nakatta}", "it did not happen that {condition.condition.event} in this battle", inner={"condition": r.Not, "condition.condition": a.JustHappened}, also=("そのバトルで{condition.condition.event:happening.nakatta}",), weak=True),
    Phrase("told", a.Compare, "{left.period:nowever}、{left.event.subject:payer}{left.event.deed.what:loose}{right:amount}枚{relation:rel}召喚している", "{left.event.subject} <have@left.event.subject> summoned {left.event.deed.what} {relation<}{right}{relation>} times {left.period}", {"left.event.deed.action": a.Action("summon"), "left.event.deed.cause": WHATEVER}, inner={"left": a.TimesHappened, "left.event": a.Happens, "left.event.deed": a.Performs}, also=tuple(f"{{left.period:nowever}}{joint}{{left.event.subject:payer}}{{left.event.deed.what:loose}}{{right:amount}}{unit}{{relation:rel}}召喚し{tail}" for joint in ("に", "中に", "", "中、") for unit in ("枚", "体", "回") for tail in ("ている", "ていた"))),
    Phrase("told", a.Compare, "{left.period:nowever}に{left.event.deed:didsuch}が{right:amount}枚{relation:rel}である", "there (is|are)#right {relation<}{right}{relation>} {left.event.deed#right} by you {left.period}", {"left.event.subject": a.You()}, inner={"left": a.TimesHappened, "left.event": a.Happens}, also=tuple(f"{{left.period:nowever}}{joint}{whose}{{left.event.deed:didsuch}}が{{right:amount}}{unit}{{relation:rel}}{end}" for joint in ("に", "中に") for whose in ("", "自分が") for unit in "枚体" for end in ("である", "ある", "いる"))[1:]),
    Phrase("state", a.Compare, "{left.of.where:whereat}{left.of.noun:n_any}がすべてタップ状態である", "all {left.of.where<}{left.of.noun#pl}{left.of.where>} are tapped", {"left.of.qualities": (a.Lies(a.Position("アンタップ")),), "relation": a.AtMost(), "right": a.Num(0)}, inner={"left": a.CountOf, "left.of": a.Filter}, also=("{left.of.where:whereat}{left.of.noun:n_any}がすべてタップしている", "{left.of.where:whereat}すべての{left.of.noun:n_any}がタップ状態である")),
    Phrase("told", r.Not, "{condition.left.period:nowever}、{condition.left.event.subject:payer}{condition.left.event.deed.what:loose}{condition.right:amount}枚{condition.relation:rel}召喚していない", "it is not so that {condition.left.event.subject} <have@condition.left.event.subject> summoned {condition.left.event.deed.what} {condition.relation<}{condition.right}{condition.relation>} times {condition.left.period}", {"condition.left.event.deed.action": a.Action("summon"), "condition.left.event.deed.cause": WHATEVER}, inner={"condition": a.Compare, "condition.left": a.TimesHappened, "condition.left.event": a.Happens, "condition.left.event.deed": a.Performs}, also=tuple(f"{{condition.left.period:nowever}}{joint}{{condition.left.event.subject:payer}}{{condition.left.event.deed.what:loose}}{{condition.right:amount}}{unit}{{condition.relation:rel}}召喚していない" for joint in ("に", "中に", "", "中、") for unit in ("枚", "体", "回"))),
    Phrase("told", r.Not, "{condition.left.period:nowever}、{condition.left.event.subject.of:f_set}が{condition.right:amount}体{condition.relation:rel}破壊されていない", "it is not so that {condition.relation<}{condition.right}{condition.relation>} {condition.left.event.subject.of#pl} were destroyed {condition.left.period}", {"condition.left.event.deed": a.Undergoes(a.Action("destroy"), WHATEVER)}, inner={"condition": a.Compare, "condition.left": a.TimesHappened, "condition.left.event": a.Happens, "condition.left.event.subject": a.Any}, also=tuple(f"{{condition.left.period:nowever}}{joint}{{condition.left.event.subject.of:f_set}}が{{condition.right:amount}}{unit}{{condition.relation:rel}}破壊されていない" for joint in ("に", "中に", "", "中、") for unit in ("体", "枚", "回"))),
    Phrase("told", a.Compare, "{left.period:nowever}、{left.event.subject.of:f_set}が{right:amount}体{relation:rel}破壊されている", "{relation<}{right}{relation>} {left.event.subject.of#pl} were destroyed {left.period}", {"left.event.deed": a.Undergoes(a.Action("destroy"), WHATEVER)}, inner={"left": a.TimesHappened, "left.event": a.Happens, "left.event.subject": a.Any}, also=tuple(f"{{left.period:nowever}}{joint}{{left.event.subject.of:f_set}}が{{right:amount}}{unit}{{relation:rel}}破壊され{tail}" for joint in ("に", "中に", "", "中、") for unit in ("体", "枚", "回") for tail in ("ている", "ていた"))),
    Phrase("told", a.Happened, "{period:nowever}に{event.deed.what.of:f_loose}を召喚している", "you summoned a {event.deed.what.of} {period}", {"event.subject": a.You(), "event.deed.action": a.Action("summon"), "event.deed.cause": WHATEVER}, inner={"event": a.Happens, "event.deed": a.Performs, "event.deed.what": a.Any}, also=tuple(f"{{period:nowever}}{joint}{{event.deed.what.of:f_loose}}を召喚し{tail}" for joint in ("に", "中に", "、", "") for tail in ("ている", "ていた"))[1:]),
    Phrase("told", a.Happened, "{period:nowever}に{event.deed:pacts.te}いる", "you {event.deed/past} {period}", {"event.subject": a.You()}, inner={"event": a.Happens}, also=tuple(f"{{period:nowever}}{joint}{{event.deed:pacts.te}}{tail}" for joint in ("に", "中に", "、", "") for tail in ("いる", "いた"))[1:]),
    Phrase("state", r.SkillUnused, "{who:payer}リーダースキルを使用していない", "{who} <have@who> not used the leader skill", also=("{who:payer}このゲーム中にリーダースキルを使用していない", "{who:payer}このゲーム中リーダースキルを使用していない", "このゲーム中に{who:payer}リーダースキルを使用していない", "このゲーム中、{who:payer}リーダースキルを使用していない")),
    # L-19.20, L-19.21
    *paid("サクリファイス", "destroyed for this card's Sacrifice", ("破壊し",), ("クリーチャー", "アイテム", "カード")),
    *paid("スペルチャージ", "returned for this card's Spell Charge", ("山札に戻し", "戻し"), ("スペル", "カード")),
    # L-4.3, L-1.14, L-1.17
    Phrase("state", a.Compare, "自分のライフが上限に達している", "your life is at its cap", {"left": r.LifeOf(a.You()), "right": r.CapOf(a.You()), "relation": a.AtLeast()}, also=tuple(f"自分のライフが{full}" for full in ("上限である", "上限と同じである", "上限と等しい", "上限に等しい", "上限値である", "上限まである", "ライフの上限である", "ライフの上限と同じである", "ライフの上限に達している"))),
    Phrase("state", a.Compare, "相手のライフが上限に達している", "your opponent's life is at its cap", {"left": r.LifeOf(a.Opponent()), "right": r.CapOf(a.Opponent()), "relation": a.AtLeast()}, also=("相手のライフが上限である", "相手のライフが上限と同じである", "相手のライフがライフの上限である")),
    Phrase("state", r.WentFirst, "{who:payer}先攻である", "{who} had the first turn", also=("{who:payer}先攻プレイヤーである", "{who:payer}先攻1番手である")),
    Phrase("state", r.WentSecond, "{who:payer}後攻である", "{who} did not have the first turn", also=("{who:payer}後攻プレイヤーである",)),
    Phrase("state", r.ResortUp, "{who:someone}ラストリゾートが表である", "{who}last resort is face up", also=("{who:someone}ラストリゾートが表向きである", "{who:someone}ラストリゾートが表になっている")),
    Phrase("state", r.AgainstThem, "{of:f_set}が相手より{relation:more}", "the number of {of#pl} is {relation} your opponent's", also=("{of:f_set}の数が相手より{relation:more}", "{of:f_set}の枚数が相手より{relation:more}", "{of:f_set}が相手よりも{relation:more}"), forms={"nara": "{of:f_set}が相手より{relation:more}"}),
    Phrase("cond", a.AllTrue, "{parts:cond1.nara}で、{parts:cond1~}", "{parts% and }", also=("{parts:cond1.i}、{parts:cond1~}", "{parts:cond1.i}、かつ{parts:cond1~}", "{parts:cond1.te}、{parts:cond1~}", "{parts:cond1.nara}で、かつ{parts:cond1~}", "{parts:cond1.nara}であり、{parts:cond1~}")),
    Phrase("cond", a.AllTrue, "{parts:nonehere}、{parts:cond1~}", "{parts% and }", also=("{parts:nonehere}、かつ{parts:cond1~}",)),
    Phrase("cond", a.AnyTrue, "{parts:cond1}場合、または{parts:cond1~}", "{parts% or }", also=("{parts:cond1.nara}の場合、または{parts:cond1~}", "{parts:cond1}か{parts:cond1~}")),
    Phrase("states", a.AllTrue, "{parts:state.i}、{parts:state~}", "{parts% and }", also=("{parts:state.i}、かつ{parts:state~}", "{parts:state.te}、{parts:state~}", "{parts:state.nara}で、{parts:state~}", "{parts:state.nara}で、かつ{parts:state~}", "{parts:nonehere}、{parts:state~}")),
    Phrase("states", a.AnyTrue, "{parts:state}か、{parts:state~}", "{parts% or }", also=("{parts:state}か{parts:state~}", "{parts:state}、または{parts:state~}", "{parts:state}場合、または{parts:state~}")),
    Phrase("state", a.Compare, "{left.of:f_set}の{left.aspect:aspect}が{right:amount}種類{relation:rel}である", "there (is|are)#right {relation<}{right}{relation>} different {left.aspect}s among {left.of#pl}", inner={"left": a.Kinds}, also=("{left.of:f_set}の{left.aspect:aspect}が{right:amount}種類{relation:rel}ある",)),
    # too few, too many
    Phrase("state", a.Compare, "{left:s_any}{right:amount}枚以上ない", "there are less than {right} {left#pl}", {"relation": a.Below()}, also=("{left:s_any}{right:amount}枚以上いない", "{left:s_any}{right:amount}体以上いない", "{left:s_any}{right:amount}枚以上でない", "{left:s_any}{right:amount}枚以上ではない", "{left:s_any}{right:amount}体以上でない", "{left:s_any}{right:amount}体以上ではない")),
    Phrase("state", a.Compare, "{left:s_any}{right:amount}枚以下でない", "there are more than {right} {left#pl}", {"relation": a.Above()}, also=("{left:s_any}{right:amount}枚以下ではない", "{left:s_any}{right:amount}体以下でない", "{left:s_any}{right:amount}体以下ではない")),
    Phrase("state", a.Compare, "{left:measure}が{right:amount}以上でない", "{left} <be@left> less than {right}", {"relation": a.Below()}, also=("{left:measure}が{right:amount}以上ではない", "{left:measure}が{right:amount}点以上でない", "{left:measure}が{right:amount}枚以上でない", "{left:measure}が{right:amount}以上ない")),
    Phrase("state", a.Compare, "{left:measure}が{right:amount}以下でない", "{left} <be@left> more than {right}", {"relation": a.Above()}, also=("{left:measure}が{right:amount}以下ではない", "{left:measure}が{right:amount}点以下でない", "{left:measure}が{right:amount}枚以下でない")),
    Phrase("state", r.Not, "{condition.left:s_any}{condition.right:amount}枚でない", "the number of {condition.left#pl} is not {condition.right}", {"condition.relation": a.Same()}, inner={"condition": a.Compare}, also=("{condition.left:s_any}{condition.right:amount}枚ではない", "{condition.left:s_any}{condition.right:amount}体でない", "{condition.left:s_any}{condition.right:amount}体ではない")),
    Phrase("nonehere", a.Compare, "{left:s_any}おらず", "there is no {left}", {"relation": a.AtMost(), "right": a.Num(0)}, also=("{left:s_any}存在せず", "{left:s_any}なく", "{left:s_any}1体もおらず", "{left:s_any}1枚もなく", "{left:s_any}1体も存在せず", "{left:s_any}1枚も存在せず")),
    Phrase("told", a.Happened, "{period:nowthis}中に{event:happening.te}いる", "{event/past} {period}", also=tuple(f"{{period:nowthis}}{joint}{{event:happening.te}}{tail}" for joint in ("中に", "中、", "中") for tail in ("いる", "いた"))[1:]),
    Phrase("told", a.Never, "{period:nowthis}中に{event:happening.te}いない", "it has not happened {period} that {event}", also=("{period:nowthis}中、{event:happening.te}いない", "{period:nowthis}中{event:happening.te}いない")),
    Phrase("state", a.Only, "{of:f_set}が{what:ref}だけである", "{what} is the only one of the {of#pl}", also=("{of:f_set}が{what:ref}のみである",)),
    Phrase("is_subj", None, "{ref}が", "{ref}"),
    # of what was just spoken of, which is not named again
    Phrase("cond1", a.Is, "{quality:pred}である", "it is {quality}", {"what": a.It()}),
    Phrase("state", r.LeaderIs, "{who:someone}リーダーが{colour}である", "{who}leader is {colour}", also=("{who:someone}リーダーの色が{colour}である", "{who:someone}リーダーが{colour}色である")),
    Phrase("state", r.Not, "{condition.who:someone}リーダーが{condition.colour:colour}でない", "{condition.who}leader is not {condition.colour}", inner={"condition": r.LeaderIs}, also=("{condition.who:someone}リーダーが{condition.colour:colour}ではない",)),
]  # fmt: skip
