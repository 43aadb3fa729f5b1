"""Wordings of lyrical for what somebody does or undergoes: watched, forbidden, counted, replaced."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from kirifuda.games.lyrical import ast as n
from kirifuda.games.lyrical.wording.nouns import FIELD
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase


def undergoes(ja: str, english: str, action: str, cause: a.Cause, also: tuple[str, ...] = ()) -> Phrase:
    """Something is done to the subject."""
    return Phrase("deed", a.Undergoes, ja, english, {"action": a.Action(action), "cause": cause}, also=also)


ANY: Final = a.AnyCause()
IN_BATTLE: Final = a.ByBattle()
LAID: Final = a.Any(a.Filter(a.Place(FIELD, a.AnyPlayer()), (), a.Kind("アイテム")))

WRITTEN: Final = [
    Phrase("doer", None, "{ref}が", "{ref}"),
    Phrase("doer", None, "{anyone}が", "{anyone}"),
    Phrase("doer", a.Any, "{of:f_laid}が", "a {of}"),
    Phrase("f_laid", a.Filter, "{where:side}{qualities:mod**}{noun:n_laid}", "{qualities<}{noun}{where>}{qualities>}"),
    Phrase("deed", n.DeclaresAttack, "アタック宣言する", "<declare> an attack"),
    Phrase("deed", n.DeclaresGuard, "ガード宣言する", "<guard>"),
    Phrase("deed", n.AttacksOrGuards, "アタック宣言かガード宣言する", "<attack> or <guard>", also=("アタック宣言またはガード宣言する", "アタック宣言やガード宣言する", "アタック宣言もガード宣言もする", "アタック宣言するかガード宣言する")),
    Phrase("deed", n.IsGuarded, "ガード宣言される", "<be> guarded against", also=("アタック宣言をガード宣言される",)),
    Phrase("deed", n.GuardsAgainst, "{what:gen}アタック宣言に対してガード宣言する", "<guard> against {what}", also=("{what:ni}対してガード宣言する", "{what:ni}ガード宣言する", "{what:obj}ガード宣言する", "{what:gen}アタック宣言をガード宣言する")),
    Phrase("dealing", n.GuardsAgainst, "{what:gen}アタック宣言に対してガード宣言する", "<guard> against {what}", also=("{what:ni}対してガード宣言する", "{what:ni}ガード宣言する", "{what:obj}ガード宣言する")),
    Phrase("suffered", n.IsAffected, "{by:affecter}の効果を受ける", "<be> affected by {by}", also=("{by:affecter}による効果を受ける",)),
    Phrase("suffered", n.TakesDamage, "ダメージを受ける", "<take> damage"),
    Phrase("deed", n.DamagedBy, "{cause:damager}ダメージを受ける", "<take> damage {cause}"),
    Phrase("suffered", n.DamagedBy, "{cause:damager}ダメージを受ける", "<take> damage {cause}"),
    Phrase("damager", a.ByThing, "{what:affecter}による", "from {what}", also=("{what:affecter}からの", "{what:affecter}から", "{what:affecter}で", "{what:affecter}の", "{what:affecter}によって")),
    Phrase("damager", a.ByThing, "{what:affecter}の効果による", "from the texts of {what}", also=("{what:affecter}の効果で", "{what:affecter}の効果によって")),
    Phrase("damager", n.ByDringen, "ドリンゲンによる", "by Dringen", also=("ドリンゲンの", "ドリンゲンで")),
    Phrase("damager", a.ByBattle, "バトルによる", "in battles", also=("バトルで", "バトルの", "バトルでの", "バトルによって")),
    Phrase("damager", n.ByAttack, "アタック宣言による", "by attacks", also=("アタック宣言によって", "アタック宣言で", "アタック宣言の", "アタック宣言により", "アタック宣言での")),
    Phrase("deed", n.IsChosen, "{by:affecter}の効果の対象になる", "<be> chosen by {by}", also=("{by:affecter}の効果で選ばれる", "{by:affecter}の対象になる", "{by:affecter}で選ばれる", "{by:affecter}によって選ばれる", "{by:affecter}の効果によって選ばれる")),
    Phrase("deed", n.TurnedBy, "{cause.what:affecter}の効果で{position:lie}になる", "<be> made {position} by {cause.what}", inner={"cause": a.ByThing}, also=("{cause.what:affecter}の効果によって{position:lie}になる", "{cause.what:affecter}によって{position:lie}になる", "{cause.what:affecter}の効果で{position:lie}にされる", "{cause.what:affecter}の効果によって{position:lie}にされる", "{cause.what:affecter}で{position:lie}になる")),
    Phrase("deed", a.Undergoes, "{cause.what:affecter}の効果で手札に戻る", "<be> returned to the hand by {cause.what}", {"action": a.Action("return")}, inner={"cause": a.ByThing}, also=tuple(f"{{cause.what:affecter}}{by}{hand}手札に戻{end}" for by in ("の効果で", "の効果によって", "で", "によって") for hand in ("", "持ち主の") for end in ("る", "される"))[1:]),
    Phrase("deed", n.IsChosen, "{by.of.where:usedof1}効果で選ばれる", "<be> chosen by cards{by.of.where}", {"by.of.qualities": (), "by.of.noun": a.AnyCard()}, inner={"by": a.Any, "by.of": a.Filter}, also=("{by.of.where:usedof1}効果によって選ばれる", "{by.of.where:usedof1}効果の対象になる", "{by.of.where:usedof1}効果の対象に選ばれる")),
    Phrase("usedof1", a.BeingPlayed, "対戦相手の", " of your opponent's", {"by": a.Opponent()}),
    Phrase("usedof1", a.BeingPlayed, "自分の", " of yours", {"by": a.You()}),
    Phrase("affecter", a.Any, "{of:f_affecter}", "{of#pl}"),
    Phrase("f_affecter", a.Filter, "{where:usedof}{qualities:mod**}{noun:n_used}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("usedof", a.BeingPlayed, "対戦相手の", "| of your opponent's", {"by": a.Opponent()}, also=("対戦相手が使用した", "対戦相手の使用した")),
    Phrase("usedof", a.BeingPlayed, "自分の", "| of yours", {"by": a.You()}, also=("自分が使用した",)),
    Phrase("usedof", a.BeingPlayed, "", "|", {"by": a.AnyPlayer()}),
    Phrase("deed", n.Battles, "バトルする", "<battle>", also=("バトルを行う",)),
    Phrase("deed", n.BattlesWith, "{what:foe}バトルする", "<battle> with {what}", also=("{what:foe}バトルを行う",)),
    Phrase("foe", a.Any, "{of:f_tai}と", "a {of}"),
    Phrase("deed", n.UsesEffects, "エフェクトを使用する", "<use> effects"),
    Phrase("deed", n.SetsUp, "セットアップする", "<be> set up", also=("セットアップされる",)),
    Phrase("deed", n.TakesDamage, "ダメージを受ける", "<take> damage", also=("ダメージを与えられる",)),
    Phrase("deed", n.DealsDamage, "{to:victim}ダメージを与える", "<deal> damage{to}"),
    *(
        Phrase(category, n.Much, f"{head}{{least:amount}}以上のダメージを{verb}", english, fixed, inner=inner, also=(f"{head}{{least:amount}}点以上のダメージを{verb}", f"{head}{{least:amount}}ダメージ以上を{verb}"))
        for category, head, verb, english, fixed, inner in (
            ("deed", "{deed.to:victim}", "与える", "<deal> {least} or more damage{deed.to}", {}, {"deed": n.DealsDamage}),
            ("deed", "ドリンゲンによって{deed.to:victim}", "与える", "<deal> {least} or more damage by Dringen{deed.to}", {}, {"deed": n.Pierces}),
            ("deed", "", "受ける", "<take> {least} or more damage", {"deed": n.TakesDamage()}, {}),
            ("dealing", "", "受ける", "<take> {least} or more damage", {"deed": n.TakesDamage()}, {}),
        )
    ),
    Phrase("deed", n.DealsInBattle, "バトルで{to:victim}ダメージを与える", "<deal> the damage of an attack or a battle{to}", also=("バトルによって{to:victim}ダメージを与える",)),
    Phrase("deed", n.DealsByAttack, "アタック宣言で{to:victim}ダメージを与える", "<deal> damage{to} by its attack", also=("アタック宣言によって{to:victim}ダメージを与える", "アタック宣言により{to:victim}ダメージを与える")),
    Phrase("happening", a.Happens, "{subject:itemed}アイテムカードがセットされる", "{subject} <be@subject> given an item", {"deed": n.GetsItem()}, also=("{subject:itemed}アイテムがセットされる", "{subject:itemed}アイテムカードをセットする")),
    Phrase("itemed", None, "{ref}に", "{ref}"),
    Phrase("itemed", None, "{anyone}に", "{anyone}"),
    Phrase("deed", n.StrikesOpen, "ガード宣言されずに{to:victim}ダメージを与える", "<deal> damage unguarded{to}"),
    Phrase("deed", n.Pierces, "ドリンゲンによって{to:victim}ダメージを与える", "<deal> damage by Dringen{to}", also=("ドリンゲンで{to:victim}ダメージを与える", "ドリンゲンによって超えた分のダメージを{to:victim}与える", "ドリンゲンによって{to:victim}超えた分のダメージを与える", "ドリンゲンにより{to:victim}ダメージを与える")),
    Phrase("victim", None, "{player}に", " to {player}"),
    Phrase("victim", a.AnyPlayer, "プレイヤーに", " to a player", also=("いずれかのプレイヤーに",)),
    Phrase("victim", a.Any, "{of:f_tai}に", " to a {of}"),
    Phrase("happening", a.Happens, "{subject:doer}ダメージを与える", "{subject} <deal@subject> damage", {"deed": n.DealsDamage(a.Anything())}),
    Phrase("happening", a.Happens, "{subject:doer}バトルでダメージを与える", "{subject} <deal@subject> the damage of an attack or a battle", {"deed": n.DealsInBattle(a.Anything())}, also=("{subject:doer}バトルによってダメージを与える",)),
    Phrase("happening", a.Happens, "{subject:doer}アタック宣言でダメージを与える", "{subject} <deal@subject> damage by its attack", {"deed": n.DealsByAttack(a.Anything())}, also=("{subject:doer}アタック宣言によってダメージを与える", "{subject:doer}アタック宣言によりダメージを与える")),
    Phrase("deed", n.GetsItem, "アイテムカードをセットされる", "<be> given an item", also=("アイテムをセットされる",)),
    Phrase("deed", a.Enters, "場に出る", "<enter> the field", also=("場にセットされる",)),
    Phrase("deed", n.EntersFromHand, "手札から場に出る", "<enter> the field from a hand", also=("手札から場にセットされる",)),
    Phrase("deed", a.Leaves, "場を離れる", "<leave> the field", {"place": a.Place(FIELD, a.AnyPlayer())}, also=("場から離れる",)),
    Phrase("deed", a.Turns, "{position:lie}になる", "<become> {position}", also=("{position:lie}にされる",)),
    undergoes("捨て札される", "<be> discarded", "discard", ANY),
    undergoes("場から捨て札される", "<be> discarded from the field", "discard", ANY, ("フィールドカード置き場から捨て札される", "フィールドから捨て札される")),
    undergoes("バトルで捨て札される", "<be> discarded for damage of a battle", "discard", IN_BATTLE, ("バトルによって捨て札される", "バトルのダメージで捨て札される", "バトルで受けたダメージで捨て札される", "バトルにより捨て札される", "バトルで受けたダメージによって捨て札される", "バトルのダメージによって捨て札される", "バトルによるダメージで捨て札される", "バトルによるダメージによって捨て札される", "バトルに負けて捨て札される", "バトルの結果捨て札される", "バトルの解決によって捨て札される", "バトルの結果によって捨て札される")),
    undergoes("ダメージで捨て札される", "<be> discarded for damage", "discard", a.ByDamage(), ("ダメージによって捨て札される", "ダメージにより捨て札される", "受けたダメージで捨て札される", "受けたダメージによって捨て札される", "累積ダメージで捨て札される", "累積ダメージによって捨て札される", "ダメージを受けて捨て札される")),
    Phrase("happening", a.Happens, "ダメージで{subject:doer}捨て札される", "{subject} <be@subject> discarded for damage", {"deed": a.Undergoes(a.Action("discard"), a.ByDamage())}, also=("ダメージによって{subject:doer}捨て札される", "ダメージにより{subject:doer}捨て札される")),
    undergoes("効果で捨て札される", "<be> discarded by an effect", "discard", a.ByEffect(a.AnyPlayer()), tuple(f"{of}効果{by}捨て札される" for of in ("", "何らかの") for by in ("で", "によって", "により"))[1:]),
    Phrase("deed", n.SlainBy, "{what:ref}が与えたダメージで捨て札される", "<be> discarded for damage that {what} dealt", also=("{what:ref}が与えたダメージによって捨て札される", "{what:ref}からのダメージで捨て札される", "{what:ref}からのダメージによって捨て札される", "{what:ref}から受けたダメージで捨て札される", "{what:ref}から受けたダメージによって捨て札される")),
    Phrase("happening", a.Happens, "{deed.what:ref}が与えたダメージで{subject:doer}捨て札される", "{subject} <be@subject> discarded for damage that {deed.what} dealt", inner={"deed": n.SlainBy}, also=("{deed.what:ref}が与えたダメージによって{subject:doer}捨て札される", "{deed.what:ref}が与えたダメージにより{subject:doer}捨て札される", "{deed.what:ref}の与えたダメージによって{subject:doer}捨て札される")),
    undergoes("バトル以外で捨て札される", "<be> discarded for anything but a battle", "discard", n.NotByBattle(), ("バトル以外の理由で捨て札される", "バトル以外によって捨て札される", "バトルによらずに捨て札される", "バトル以外の方法で捨て札される")),
    Phrase("happening", a.Happens, "バトル以外で{subject:doer}捨て札される", "{subject} <be@subject> discarded for anything but a battle", {"deed": a.Undergoes(a.Action("discard"), n.NotByBattle())}, also=("バトル以外の理由で{subject:doer}捨て札される", "バトル以外によって{subject:doer}捨て札される")),
    undergoes("このダメージで捨て札される", "<be> discarded by this damage", "discard", n.ByThisDamage(), ("このダメージによって捨て札される", "このダメージにより捨て札される")),
    undergoes("セットされたキャラクターとともに捨て札される", "<be> discarded since its bearer leaves", "discard", n.WithBearer()),
    undergoes("手札に戻る", "<be> returned to the hand", "return", ANY, ("手札に戻される", "持ち主の手札に戻される")),
    Phrase("deed", n.BeatenBy, "{what:ref}とのバトルで捨て札される", "<be> discarded in a battle with {what}", also=("{what:ref}とバトルして捨て札される", "{what:ref}とのバトルによって捨て札される", "{what:ref}の与えたダメージで捨て札される", "{what:ref}のダメージで捨て札される", "{what:ref}とのバトルで受けたダメージで捨て札される", "{what:ref}とのバトルで受けたダメージによって捨て札される", "{what:ref}がバトルで与えたダメージによって捨て札される", "{what:ref}がバトルで与えたダメージで捨て札される")),
    Phrase("deed", a.Undergoes, "{cause.whose:zoneof1}効果で捨て札される", "<be> discarded by an effect of {cause.whose}cards", {"action": a.Action("discard")}, inner={"cause": a.ByEffect}, also=("{cause.whose:zoneof1}効果によって捨て札される", "{cause.whose:zoneof1}効果により捨て札される")),
    Phrase("deed", a.Undergoes, "{cause.what:affecter}の効果で捨て札される", "<be> discarded by {cause.what}", {"action": a.Action("discard")}, inner={"cause": a.ByThing}, also=("{cause.what:affecter}の効果によって捨て札される", "{cause.what:affecter}の効果により捨て札される", "{cause.what:affecter}で捨て札される", "{cause.what:affecter}によって捨て札される")),
    Phrase("happening", a.Happens, "バトルで{subject:doer}{deed.what:beaten}捨て札する", "{subject} <discard@subject> {deed.what} in a battle", inner={"deed": a.Defeats}),
    Phrase("deed", a.Defeats, "バトルで{what:beaten}捨て札する", "<discard> {what} in a battle", also=("バトルによって{what:beaten}捨て札する",)),
    Phrase("beaten", a.Any, "{of:f_tai}を", "a {of}"),
    Phrase("happening", a.Happens, "{subject:taker1}{deed:dealing~}", "{subject} {deed/@subject}"),
    Phrase("happening", a.Happens, "{deed.cause:damager}ダメージを{subject:taker1}受ける", "{subject} <take@subject> damage {deed.cause}", inner={"deed": n.DamagedBy}, also=("{deed.cause:damager}{subject:taker1}ダメージを受ける",)),
    Phrase("happening", a.Happens, "{deed.cause:damager}ダメージを{subject:doer}受ける", "{subject} <take@subject> damage {deed.cause}", inner={"deed": n.DamagedBy}, also=("{deed.cause:damager}{subject:doer}ダメージを受ける",)),
    Phrase("dealing", n.DamagedBy, "{cause:damager}ダメージを受ける", "<take> damage {cause}"),
    Phrase("taker1", None, "{player}が", "{player}"),
    Phrase("taker1", a.AnyPlayer, "プレイヤーが", "a player", also=("いずれかのプレイヤーが",)),
    Phrase("happening", a.Happens, "{deed.what:ref}とのバトルで{subject:doer}捨て札される", "{subject} <be@subject> discarded in a battle with {deed.what}", inner={"deed": n.BeatenBy}, also=("{deed.what:ref}とのバトルによって{subject:doer}捨て札される", "{deed.what:ref}とのバトルで受けたダメージによって{subject:doer}捨て札される", "{deed.what:ref}とのバトルのダメージで{subject:doer}捨て札される", "{deed.what:ref}とのバトルで受けたダメージで{subject:doer}捨て札される", "{deed.what:ref}とのバトルの結果{subject:doer}捨て札される", "{deed.what:ref}がバトルで与えたダメージによって{subject:doer}捨て札される", "{deed.what:ref}がバトルで与えたダメージで{subject:doer}捨て札される", "バトルで{deed.what:ref}が与えたダメージによって{subject:doer}捨て札される", "バトルで{deed.what:ref}が与えたダメージで{subject:doer}捨て札される")),
    Phrase("happening", a.Happens, "このダメージで{subject:doer}捨て札される", "{subject} <be@subject> discarded by this damage", {"deed": a.Undergoes(a.Action("discard"), n.ByThisDamage())}, also=("このダメージによって{subject:doer}捨て札される", "このダメージにより{subject:doer}捨て札される")),
    Phrase("happening", a.Happens, "バトルで{subject:doer}捨て札される", "{subject} <be@subject> discarded in a battle", {"deed": a.Undergoes(a.Action("discard"), IN_BATTLE)}, also=("バトルによって{subject:doer}捨て札される",)),
    Phrase("happening", a.Happens, "{deed.cause.whose:zoneof1}効果で{subject:doer}捨て札される", "{subject} <be@subject> discarded by an effect of {deed.cause.whose}cards", {"deed.action": a.Action("discard")}, inner={"deed": a.Undergoes, "deed.cause": a.ByEffect}, also=("{deed.cause.whose:zoneof1}効果によって{subject:doer}捨て札される",)),
    Phrase("dealing", n.SetsCards, "{noun:n_set}をセットする", "<set> {noun}", also=("手札から{noun:n_set}を場に出す", "手札から{noun:n_set}をセットする")),
    Phrase("dealing", n.PutsOut, "{noun:n_set}を場に出す", "<put> {noun} onto the field"),
    Phrase("dealing", n.UsesCards, "{noun:n_use}を使用する", "<use> {noun}"),
    Phrase("dealing", n.Responds, "レスポンスする", "<answer>", also=("対戦相手の行動にレスポンスする", "対戦相手の行動に対してレスポンスする", "これ以上レスポンスする")),
    Phrase("dealing", n.RespondsWith, "{noun:n_answer}でレスポンスする", "<answer> with a {noun}"),
    Phrase("n_answer", a.Kind, "トリックカード", "trick card", {"name": "トリック"}, also=("トリック",)),
    Phrase("n_answer", a.AnyAbility, "エフェクト", "effect"),
    Phrase("dealing", n.FallsShortDrawing, "カードを引けずに敗北する", "<lose> for want of a card to draw"),
    Phrase("dealing", n.FallsShort, "敗北する", "<lose>"),
    Phrase("dealing", n.Draws, "カードを引く", "<draw> a card", also=("カードをドローする",)),
    Phrase("dealing", n.Discards, "手札を捨て札する", "<discard> a card from the hand", also=("手札からカードを捨て札する", "手札のカードを捨て札する")),
    Phrase("dealing", n.TakesDamage, "ダメージを受ける", "<take> damage"),
    Phrase("dealing", n.DeclaresAttack, "アタック宣言する", "<declare> an attack"),
    Phrase("dealing", n.DeclaresGuard, "ガード宣言する", "<declare> a guard"),
    Phrase("dealing", n.UsesEffects, "エフェクトを使用する", "<use> effects"),
    Phrase("dealing", n.SetsUp, "キャラクターをセットアップする", "<set> up a character", also=("セットアップを行う", "セットアップする")),
    Phrase("n_set", a.Any, "{of:f_dealt}", "a {of}"),
    Phrase("n_use", a.Any, "{of:f_dealt}", "a {of}"),
    Phrase("n_many", a.Any, "{of:f_many}", "{of#}"),
    Phrase("f_many", a.Filter, "{qualities:mod**}{noun:n_card}", "{qualities<}{noun#}{qualities>#}", {"where": a.Anywhere()}),
    Phrase("f_dealt", a.Filter, "{qualities:mod**}{noun:n_dealt}", "{qualities<}{noun}{qualities>}", {"where": a.Anywhere()}),
    Phrase("n_dealt", None, "{n_kind}", "{n_kind}"),
    Phrase("n_dealt", a.AnyCard, "カード", "card"),
    Phrase("n_dealt", a.EitherNoun, "{parts:n_kind+か}", "{parts% or }", also=("{parts:n_kind+または}", "{parts:n_kind+、または}", "{parts:n_kind+や}")),
]  # fmt: skip


def _fought() -> list[Phrase]:
    """アタック宣言したバトルで捨て札される: what is done in a battle, by the attacker or by the guard."""
    rows: list[Phrase] = []
    for row in WRITTEN:
        ways = tuple(way for way in (row.ja, *row.also) if way.startswith("バトルで"))
        if row.category == "deed" and ways:
            rows.append(replace(row, category="fought", ja=ways[0], also=ways[1:]))
    return rows


DEEDS: Final = [
    *WRITTEN,
    *_fought(),
    Phrase("deed", n.AsPart, "{part:stance.ta}{deed:fought~}", "{deed~} in which it {part/past}"),
]  # fmt: skip
