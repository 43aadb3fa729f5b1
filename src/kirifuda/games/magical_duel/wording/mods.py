"""Magical Duel wordings for qualities: what stands before a noun, and what a condition says of a card."""

from __future__ import annotations

from typing import Final

from kirifuda.games.magical_duel import ast as m
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

RACED: Final = (
    *(
        f"{word}{particle}{left}{{feature:race}}{right}{tail}"
        for word in ("種族", "特徴")
        for left, right, in_quotes in (("“", "”", True), ("「", "」", True), ("（", "）", False))
        for particle, tails in (("", ("の", "である")), ("が", ("の", "である")), ("に", ("を持つ", "が含まれる")))
        for tail in tails
        if in_quotes or not particle
    ),
    *(f"{left}{{feature:race}}{right}の{word}を持つ" for word in ("種族", "特徴") for left, right in ("“”", "「」")),
)
"""A race in quotes, in every way in which it is said."""

MODIFIERS: Final = [
    Phrase("mod", a.Other, "他の", "other |", also=("このカード以外の", "この怪異以外の")),
    Phrase("mod", a.OtherThan, "{what:pron}以外の", "| other than {what}"),
    Phrase("mod", a.StatIs, "{stat}{amount}{relation:rel}の", "| with {stat} {relation<}{amount}{relation>}", also=("{stat}が{amount}{relation:rel}の",)),
    Phrase("mod", a.StatIs, "{stat}が{amount:gauge}{relation:rel}の", "| whose {stat} is {relation<}{amount}{relation>}"),
    Phrase("mod", a.StatIs, "{stat}が{amount:gauge}と同じ", "| with {stat} equal to {amount}", {"relation": a.Same()}),
    Phrase("mod", a.StatIs, "{stat}が{amount:gauge}より{relation:more}", "| with {stat} {relation} {amount}"),
    Phrase("mod", a.StatIs, "{amount:gauge}より{stat}が{relation:more}", "| with {stat} {relation} {amount}"),
    Phrase("mod", a.StatIs, "{amount:gaugeof}{relation:more}{stat}を持つ", "| with {stat} {relation} {amount}", also=("{amount:gauge}より{relation:more}{stat}を持つ",)),
    Phrase("gauge", a.CountersOn, "{what:gen}{counter:ctr}の数", "the number of {counter}s on {what}", also=("{what:gen}{counter:ctr}の個数",)),
    Phrase("gauge", a.CountersOf, "{who:holder}〔飴〕の数", "the number of {who}candy", {"counter": a.Counter("キャンディ")}),
    Phrase("mod", a.StatIs, "{amount:gaugeof}{stat}が{relation:more}", "| with {stat} {relation} {amount}"),
    Phrase("mod", a.Has, "{feature:race}の", "{feature} |"),
    Phrase("mod", a.Has, "{feature:attribute}の", "{feature} |", also=("{feature:attribute}属性の", "属性が{feature:attribute}の", "{feature:attribute}属性を持つ", "属性が{feature:attribute}である", "属性{feature:attribute}の")),
    Phrase("mod", a.Has, "種族が{feature:race}である", "{feature} |", also=("種族が{feature:race}の", "特徴が{feature:race}である", "特徴が{feature:race}の", "種族{feature:race}の", "特徴{feature:race}の")),
    Phrase("mod", a.Has, "{feature:owned}を持つ", "| with {feature}", also=("{feature:owned}を持っている",)),
    Phrase("mod", a.Has, "種族{feature:race}を持つ", "{feature} |", also=(*RACED, "種族（{feature:race}）を持つ", "特徴（{feature:race}）を持つ", "種族に{feature:race}を持つ", "特徴{feature:race}を持つ", "種族“{feature:race}”を持つ", "特徴“{feature:race}”を持つ", "“{feature:race}”を持つ")),
    Phrase("mod", a.Except, "{quality:lacking}を持たない", "| without {quality}", also=("{quality:lacking}を持っていない",)),
    Phrase("mod", a.NoAttribute, "無属性の", "colourless |", also=("属性を持たない",)),
    Phrase("mod", a.NoAbility, "能力を持たない", "| without abilities"),
    Phrase("mod", a.NameHas, "カード名に“{part:name}”を含む", "| whose name contains “{part}”", also=("カード名に“{part:name}”が含まれている", "カード名に“{part:name}”が含まれる", "名前に“{part:name}”を含む")),
    Phrase("mod", a.Lies, "{position:lying}の", "{position} |"),
    Phrase("mod", a.HasCounters, "{counter:ctr}が置かれている", "| with a {counter}", {"least": a.Num(1)}, also=("{counter:ctr}の置かれている", "{counter:ctr}を持つ")),
    Phrase("mod", a.HasCounters, "{counter:ctr}が{least:amount}個以上置かれている", "| with {least} or more {counter}s"),
    Phrase("mod", a.HasStock, "ストックを持つ", "| with stock", also=("ストックがある", "ストックが重ねられている", "ストックが重ねられた")),
    Phrase("mod", a.Except, "ストックを持たない", "| without stock", {"quality": a.HasStock()}, also=("ストックがない", "ストックが重ねられていない")),
    Phrase("mod", a.IsNoun, "{noun:cardname0}である", "| that (is|are)# {noun}", also=("カード名が{noun:cardname0}である", "カード名が{noun:cardname0}の")),
    Phrase("mod", a.Doing, "{deed:rdeed.te}いる", "| that (is|are)# {deed/ing}"),
    Phrase("mod", a.Did, "{period:now}に{deed:rdeed.ta}", "| that {deed/past} {period}", also=("{period:now}{deed:rdeed.ta}", "{period:now}、{deed:rdeed.ta}")),
    Phrase("mod", a.Most, "最も{stat}が{end}", "| with the {end} {stat}", also=("{stat}が最も{end}", "一番{stat}が{end}", "{stat}が一番{end}")),
    Phrase("mod", a.SameAs, "{what:ref}と同じ{aspect}の", "| with the same {aspect} as {what}", also=("{what:ref}と{aspect}が同じ",)),
    Phrase("mod", a.Except, "{quality.what:ref}と異なる{quality.aspect:aspect}の", "| with another {quality.aspect} than {quality.what}", inner={"quality": a.SameAs}, also=("{quality.what:ref}と{quality.aspect:aspect}が異なる", "{quality.what:ref}と違う{quality.aspect:aspect}の")),
    Phrase("mod", a.Except, "{quality:notnoun}以外の", "non-{quality} |"),
    Phrase("mod", a.AnyOf, "{qualities:short+か}の", "{qualities% or } |", also=("{qualities:short+または}の", "{qualities:short+や}の", "{qualities:short+と}の")),
    Phrase("mod", a.IsNoun, "種類が{noun:kind}である", "| that (is a|are)# {noun#}", also=("種類が{noun:kind}の",)),
    Phrase("mod", a.IsNoun, "{noun:kind}である", "| that (is a|are)# {noun#}"),
    Phrase("mod", a.Has, "{feature:attribute}である", "| that (is|are)# {feature}", also=("{feature:attribute}属性である",)),
    Phrase("mod", a.Lies, "{position:lying}である", "| that (is|are)# {position}"),
    Phrase("mod", a.Except, "{quality:notlying}でない", "| that (is|are)# not {quality}", also=("{quality:notlying}ではない",)),
    Phrase("notlying", a.Lies, "{position:lying}", "{position}"),
    Phrase("mod", m.SteppedUp, "ステップアップさせた", "stepped-up |", also=("ステップアップした",)),
    # spells and abilities on the chase
    Phrase("targeting", a.Targeting, "{what:aimed}対象とする", "| that targets {what}", also=("{what:aimed}対象としている", "{what:aimed}対象とした")),
    Phrase("aimed", None, "{ref}を", "{ref}"),
    Phrase("aimed", None, "{anytai}を", "{anytai}"),
    Phrase("aimed", None, "{sometai}を", "{sometai}"),
    Phrase("sometai", a.Some, "{of:f_tai}{count:q_tai}", "{count} {of#count}", number="count"),
    Phrase("gauge", a.ValueOf, "{what:gen}{stat}", "the {stat} of {what}"),
    Phrase("gaugeof", a.ThatOf, "{what:ref}より", "that of {what}", also=("{what:ref}よりも",)),
    Phrase("short", a.Has, "{feature:attribute}", "{feature}"),
    Phrase("short", a.Has, "{feature:race}", "{feature}"),
    Phrase("short", a.Lies, "{position:lying}", "{position}"),
    Phrase("short", a.NoAttribute, "無属性", "colourless"),
    Phrase("notnoun", a.IsNoun, "{noun:kind}", "{noun}", also=("{noun:kind}カード",)),
    Phrase("notnoun", a.IsNoun, "{noun:token}", "{noun}"),
    Phrase("notnoun", a.IsNoun, "{noun:cardname}", "{noun}"),
    Phrase("notnoun", a.Has, "{feature:attribute}", "{feature}"),
    Phrase("notnoun", a.Has, "{feature:race}", "{feature}"),
    Phrase("lacking", a.Has, "{feature:owned}", "{feature}"),
    Phrase("owned", None, "{anykw}", "{anykw}"),
    Phrase("owned", a.AbilityNamed, "[{name:label}]", "[{name}]"),
    Phrase("lying", a.Position, "リカバー状態", "recovered", {"name": "リカバー"}),
    Phrase("lying", a.Position, "レスト状態", "rested", {"name": "レスト"}),
    Phrase("lying", a.Position, "リバース状態", "reversed", {"name": "リバース"}),
    Phrase("lying", a.Position, "表向き", "face-up", {"name": "表向き"}),
    Phrase("lying", a.Position, "裏向き", "face-down", {"name": "裏向き"}),
    Phrase("ctr", None, "{counter}カウンター", "{counter} counter"),
    Phrase("aspect", a.Aspect, "属性", "attribute", {"name": "属性"}),
    Phrase("aspect", a.Aspect, "種族", "race", {"name": "種族"}),
    Phrase("aspect", a.Aspect, "特徴", "trait", {"name": "種族"}),
    Phrase("aspect", a.Aspect, "カード名", "name", {"name": "カード名"}, also=("名前",)),
    Phrase("aspect", a.Aspect, "キャスター名", "caster name", {"name": "キャスター名"}),
    Phrase("aspect", a.Aspect, "種類", "kind", {"name": "種類"}),
    Phrase("aspect", a.Aspect, "コスト", "cost", {"name": "コスト"}),
    Phrase("aspect", a.Aspect, "レベル", "level", {"name": "レベル"}),
]  # fmt: skip

# what can be said of a card after が … である
PREDICATES: Final = [
    Phrase("pred", a.Lies, "{position:lying}", "{position}"),
    Phrase("pred", a.StatIs, "{stat}{amount}{relation:rel}", "of {stat} {relation<}{amount}{relation>}", also=("{stat}が{amount}{relation:rel}",)),
    Phrase("pred", a.IsNoun, "{noun:kind}", "a {noun}", also=("{noun:kind}カード",)),
    Phrase("pred", a.IsNoun, "{noun:cardname}", "{noun}"),
    Phrase("pred", a.IsNoun, "{noun:token}", "a {noun}"),
    Phrase("pred", a.Has, "{feature:attribute}", "{feature}", also=("{feature:attribute}属性",)),
    Phrase("pred", a.Has, "{feature:race}", "a {feature}"),
    Phrase("pred", a.NoAttribute, "無属性", "colourless"),
    Phrase("pred", a.AnyOf, "{qualities:pred1+か}", "{qualities% or }", also=("{qualities:pred1+または}",)),
    Phrase("pred1", a.IsNoun, "{noun:kind}", "a {noun}"),
    Phrase("pred1", a.Has, "{feature:attribute}", "{feature}"),
    Phrase("pred1", a.Has, "{feature:race}", "a {feature}"),
    Phrase("pred1", a.Lies, "{position:lying}", "{position}"),
    Phrase("pred", a.Fits, "{of:f_pred}", "a {of}"),
    Phrase("f_pred", a.Filter, "{qualities:mod*}{noun:n_any}", "{qualities<}{noun#}{qualities>#}", {"where": a.Anywhere()}),
    Phrase("except", a.Except, "{quality:pred}でない", "not {quality}", also=("{quality:pred}ではない", "{quality:pred}以外である")),
]  # fmt: skip
