"""Wordings of lyrical for what stands before a noun."""

from __future__ import annotations

from typing import Final

from kirifuda.games.lyrical import ast as n
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

THIS_TURN: Final = a.Period(a.ThisOne(), a.AnyPlayer(), a.Phase("ターン"))
_WHEN: Final = ("このターンに", "このターン", "このターン中に", "このターン中", "このターンの間に")
"""Behind these a deed before a noun is of this turn: when it was belongs to the nearest verb."""

MODIFIERS: Final = [
    Phrase("mod", a.Lies, "{position:lie}の", "{position} |", also=("{position:lie}である", "{position:lie}になっている")),
    Phrase("mod", a.StatIs, "{stat}{amount}{relation:rel}の", "| with {stat} {relation<}{amount}{relation>}", also=("{stat}が{amount}{relation:rel}の", "{stat}が{amount}{relation:rel}である", "{stat}の数値が{amount}{relation:rel}の")),
    Phrase("mod", a.StatIs, "{stat}が{amount}より{relation:more}", "| with {stat} {relation} {amount}"),
    Phrase("mod", a.StatIs, "{amount.what:ref}より{stat}が{relation:more}", "| with {stat} {relation} that of {amount.what}", inner={"amount": a.ThatOf}, also=("{stat}が{amount.what:ref}より{relation:more}",)),
    Phrase("mod", a.StatIs, "{stat}が{amount:measure}{relation:bound}の", "| with {stat} {relation<}{amount}{relation>}"),
    Phrase("mod", a.Most, "最も{stat}が{end}", "| with the {end} {stat}", also=("{stat}が最も{end}", "一番{stat}が{end}", "{stat}が一番{end}")),
    Phrase("mod", a.Has, "{feature:colour}の", "{feature} |", also=("{feature:colour}色の",)),
    Phrase("mod", a.Has, "{feature:declared}の", "| of {feature}"),
    Phrase("declared", a.Declared, "その{aspect:declarable}", "that {aspect}", also=("宣言した{aspect:declarable}", "宣言された{aspect:declarable}", "選んだ{aspect:declarable}", "選ばれた{aspect:declarable}")),
    Phrase("mod", a.Has, "{feature:skill}を持つ", "| with {feature}", also=("{feature:skill}を持っている", "{feature:skill}を持った", "スキル{feature:skill}を持つ")),
    Phrase("mod", a.Except, "{quality.feature:skill}を持たない", "| without {quality.feature}", inner={"quality": a.Has}, also=("{quality.feature:skill}を持っていない",)),
    Phrase("mod", a.Except, "{quality.feature:colour}以外の", "| other than {quality.feature} ones", inner={"quality": a.Has}, also=("{quality.feature:colour}でない", "{quality.feature:colour}ではない")),
    Phrase("mod", a.Other, "ほかの", "other |", also=("他の", "このキャラクター以外の", "このカード以外の", "このキャラクターを除く")),
    Phrase("mod", a.OtherThan, "{what:pointed}以外の", "| other than {what}"),
    Phrase("pointed", a.That, "そのキャラクター", "that character", {"whose": a.AnyPlayer(), "noun": a.Kind("キャラクター")}, also=("選んだキャラクター",)),
    Phrase("pointed", a.That, "そのカード", "that card", {"whose": a.AnyPlayer(), "noun": a.AnyCard()}, also=("選んだカード",)),
    Phrase("pointed", a.Those, "それらのキャラクター", "those characters", {"noun": a.Kind("キャラクター")}, number="pl"),
    Phrase("pointed", n.Bearer, "セットされたキャラクター", "the bearer"),
    Phrase("mod", a.Except, "{quality.noun:named}以外の", "| other than {quality.noun#pl}", inner={"quality": a.IsNoun}),
    Phrase("mod", a.IsNoun, "{noun:quoted}のネームを持つ", "| of the name {noun}", also=("{noun:quoted}という名前の", "{noun:quoted}というネームの", "{noun:quoted}というネームを持つ", "ネームが{noun:quoted}の", "ネームが{noun:quoted}である", "ネームに{noun:quoted}を持つ", "ネーム{noun:quoted}を持つ", "{noun:quoted}の名前を持つ", "{noun:quoted}の")),
    Phrase("quoted", n.QuotedName, "“{name:name}”", "“{name}”"),
    Phrase("named", a.CardName, "「{name:name}」", "(card|cards)# with the full name “{name}”"),
    Phrase("named", n.QuotedName, "“{name:name}”", "“{name}”"),
    Phrase("named", None, "{n_kind}", "{n_kind#}"),
    Phrase("mod", a.SameAs, "{what:ref}と同じ{aspect}の", "| with the same {aspect} as {what}", also=("{what:ref}と同じ{aspect}を持つ",)),
    Phrase("mod", a.Except, "{quality.what:ref}と異なる{quality.aspect:aspect}の", "| with another {quality.aspect} than {quality.what}", inner={"quality": a.SameAs}, also=("{quality.what:ref}と違う{quality.aspect:aspect}の",)),
    Phrase("mod", a.Doing, "{deed:stance.te}いる", "| that (is|are)# {deed/ing}", not_behind=_WHEN),
    Phrase("mod", a.Doing, "{deed:stance.ta}", "| that {deed/past}", not_behind=_WHEN),
    Phrase("mod", a.Except, "{quality.deed:stance.te}いない", "| that (is|are)# not {quality.deed/ing}", inner={"quality": a.Doing}, not_behind=_WHEN),
    Phrase("mod", a.Did, "このターンに{deed:turned.ta}", "| that {deed/past@deed} this turn", {"period": THIS_TURN}, also=("このターン{deed:turned.ta}", "このターン中に{deed:turned.ta}", "このターンに{deed:turned.te}いる")),
    Phrase("mod", a.Except, "このターンに{quality.deed:turned.te}いない", "| that never {quality.deed/past} this turn", {"quality.period": THIS_TURN}, inner={"quality": a.Did}, also=("このターン{quality.deed:turned.te}いない",)),
    Phrase("mod", a.Doing, "{deed:doing}中の", "{deed} |"),
    Phrase("doing", n.Battles, "バトル", "battling"),
    Phrase("doing", n.DeclaresAttack, "アタック宣言", "attacking"),
    Phrase("doing", n.DeclaresGuard, "ガード宣言", "guarding"),
    Phrase("mod", n.Guarded, "ガード宣言された", "guarded |", also=("ガード宣言されている",), not_behind=_WHEN),
    Phrase("mod", n.Wounded, "ダメージを受けている", "damaged |", also=("ダメージを受けた", "ダメージのある", "ダメージを持つ"), not_behind=_WHEN),
    Phrase("mod", a.Except, "ダメージを受けていない", "undamaged |", {"quality": n.Wounded()}, not_behind=_WHEN),
    Phrase("mod", n.Carrying, "アイテムカードがセットされている", "| that (carries|carry)# an item", also=("アイテムカードがセットされた", "アイテムがセットされている", "アイテムがセットされた", "アイテムカードをセットしている", "アイテムカードをセットした", "アイテムを持つ", "アイテムカードを持つ"), not_behind=_WHEN),
    Phrase("mod", a.Except, "アイテムカードがセットされていない", "| that (carries|carry)# no item", {"quality": n.Carrying()}, also=("アイテムがセットされていない", "アイテムカードをセットしていない", "アイテムを持たない")),
    Phrase("mod", n.WasSetUp, "セットアップした", "| that (was|were)# set up", also=("セットアップしている", "セットアップされた", "セットアップされている"), not_behind=_WHEN),
    Phrase("mod", n.WasSetUp, "下にカードが重ねられている", "| with a card under (it|them)#", also=("下にカードがある", "下にキャラクターが重ねられている")),
    Phrase("mod", a.Except, "下にカードが重ねられていない", "| with no card under (it|them)#", {"quality": n.WasSetUp()}, also=("下にカードがない", "下にキャラクターが重ねられていない", "カードに重ねられていない")),
    Phrase("mod", a.Except, "セットアップしていない", "| that (was|were)# not set up", {"quality": n.WasSetUp()}, also=("セットアップされていない",), not_behind=_WHEN),
    Phrase("mod", n.HasEffect, "エフェクトを持つ", "| with an effect", also=("エフェクトを持っている",)),
    Phrase("mod", a.Except, "エフェクトを持たない", "| without an effect", {"quality": n.HasEffect()}, also=("エフェクトを持っていない",)),
    Phrase("mod", n.Unguarded, "ガード宣言されていない", "unguarded |", also=("ガード宣言されなかった",), not_behind=_WHEN),
    Phrase("stance", n.DeclaresAttack, "アタック宣言する", "<declare> an attack"),
    Phrase("stance", n.DeclaresGuard, "ガード宣言する", "<declare> a guard"),
    Phrase("mod", a.NameHas, "カード名に「{part:name}」を含む", "| whose name contains “{part}”", also=tuple(f"{what}に{quoted}を含む" for what in ("カード名", "名前", "ネーム") for quoted in ("「{part:name}」", "“{part:name}”"))[1:]),
    Phrase("mod", a.OtherThan, "選ばれなかった", "| that (was|were)# not chosen", {"what": a.It()}, also=("選ばなかった",)),
    Phrase("mod", n.GuardingAgainst, "{what:ref}に対してガード宣言した", "| that (guards|guard)# against {what}", also=("{what:ref}に対してガード宣言している", "{what:ref}のアタック宣言に対してガード宣言した", "{what:ref}をガード宣言した", "{what:ref}のアタック宣言をガード宣言した", "{what:ref}をガード宣言している")),
    Phrase("stance", n.AttacksOrGuards, "アタック宣言かガード宣言する", "<attack> or <guard>", also=("アタック宣言またはガード宣言する",)),
    Phrase("stance", n.Battles, "バトルする", "<battle>"),
    Phrase("turned", a.Enters, "場に出る", "<enter> the field"),
    Phrase("turned", n.SetsUp, "セットアップする", "<be> set up"),
    Phrase("turned", n.DeclaresAttack, "アタック宣言する", "<declare> an attack"),
    Phrase("turned", n.DeclaresGuard, "ガード宣言する", "<declare> a guard"),
    Phrase("turned", n.AttacksOrGuards, "アタック宣言かガード宣言する", "<attack> or <guard>", also=("アタック宣言またはガード宣言する", "アタック宣言もガード宣言もする")),
    Phrase("turned", n.TakesDamage, "ダメージを受ける", "<take> damage"),
    Phrase("turned", n.UsesEffects, "エフェクトを使用する", "<use> an effect"),
    Phrase("bound", a.AtLeast, "以上", "| or more"),
    Phrase("bound", a.AtMost, "以下", "| or less"),
    Phrase("bound", a.Below, "未満", "less than |"),
]  # fmt: skip
