"""Wordings of pso2 for features and numbers: what is gained, counted, measured and compared."""

from __future__ import annotations

from typing import Final

from kirifuda.games.pso2 import ast as p
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

UNITS: Final = {"f_tai": "体", "f_item": "枚", "f_mai": "枚"}


def per_each(things: str, unit: str) -> list[Phrase]:
    """Something for every so many of a set."""
    of = f"{{of:{things}}}"
    orders = [f"{{unit:amount}}{one}につき" for one in (unit, "つ")]
    english = "for every {unit} {of#unit}"
    gained, *more = (f"{of}{order}{{feature:modify}}" for order in orders)
    counted = [f"{{of:c_{things}}}{order}{{each:amount}}" for order in orders]
    return [
        Phrase("eachgain", a.PerEach, gained, f"{{feature}} {english}", also=tuple(more)),
        Phrase("per", a.Per, counted[0], f"{{each}}| {english}", also=tuple(counted[1:])),
        Phrase("perplus", a.Per, counted[0].replace("につき", "につき+"), f"{{each}}| {english}", also=tuple(one.replace("につき", "につき+") for one in counted[1:])),
        Phrase("perminus", a.Per, counted[0].replace("につき", "につき-"), f"{{each}}| {english}", also=tuple(one.replace("につき", "につき-") for one in counted[1:])),
        Phrase("percount", a.Per, f"{counted[0]}枚", f"{{each}} (card|cards)#each {english}", also=tuple(f"{one}枚" for one in counted[1:])),
        Phrase(f"c_{things}", a.CountOf, of, "{of#}"),
        Phrase("measure1", a.CountOf, f"{of}の数", "the number of {of#pl}", also=(f"{of}の枚数", f"{of}の総数")),
    ]  # fmt: skip


FEATURES: Final = [
    Phrase("gained", None, "{modify}", "{modify}"),
    Phrase("gained", None, "{eachgain}", "{eachgain}"),
    Phrase("gained", None, "{keyword}", "{keyword}"),
    Phrase("gained", a.AbilityText, "「{ability}」", "“{ability}”"),
    Phrase("modify", p.Modify, "{attack:shift}/{hp:shift}の修整", "{attack}/{hp}", also=("{attack:shift}/{hp:shift}", "{attack:shift}/{hp:shift}の修正")),
    Phrase("modify", a.Raise, "{stat}+{by:amount}", "{stat}+{by}", also=("{stat}+{by:amount}の修整", "{stat}に+{by:amount}の修整")),
    Phrase("modify", a.Lower, "{stat}-{by:amount}", "{stat}-{by}", also=("{stat}-{by:amount}の修整", "{stat}に-{by:amount}の修整")),
    Phrase("shift", p.Up, "+{by:amount}", "+{by}"),
    Phrase("shift", p.Down, "-{by:amount}", "-{by}"),
    Phrase("shifted", a.Raise, "{stat}を+{by:amount}", "{stat} is raised by {by}", also=("{stat}は+{by:amount}", "{stat}は{by:amount}増加", "{stat}が{by:amount}増加", "{stat}を{by:amount}増加")),
    Phrase("shifted", a.Lower, "{stat}を-{by:amount}", "{stat} is lowered by {by}", also=("{stat}は-{by:amount}", "{stat}は{by:amount}減少", "{stat}が{by:amount}減少", "{stat}を{by:amount}減少")),
    Phrase("shifted", a.Raise, "{stat}を{by:perplus}", "{stat} is raised by {by}", also=("{stat}は{by:perplus}",)),
    Phrase("shifted", a.Lower, "{stat}を{by:perminus}", "{stat} is lowered by {by}", also=("{stat}は{by:perminus}",)),
    # a number that rises or falls, with its verb
    *(
        Phrase("rising", node, f"{{stat}}が{{by:howmuch}}{verbs[0]}", f"{{stat}}{sign}{{by}}", also=(*(f"{{stat}}が{{by:howmuch}}{verb}" for verb in verbs[1:]), *(f"{{by:howmuch}}{{stat}}が{verb}" for verb in verbs), *(f"{{stat}}は{{by:howmuch}}{verb}" for verb in verbs), f"{{stat}}を{{by:howmuch}}{own}"))
        for node, sign, own, *verbs in ((a.Raise, "+", "増やす", "増える", "上がる", "増加する", "多くなる", "大きくなる", "高くなる"), (a.Lower, "-", "減らす", "減る", "下がる", "減少する", "少なくなる", "小さくなる", "低くなる"))
    ),
    Phrase("howmuch", None, "{amount}", "{amount}"),
    Phrase("howmuch", None, "{measure}だけ", "{measure}"),
    Phrase("howmuch", None, "{measure}と同じだけ", "{measure}"),
    Phrase("howmuch", None, "{measure}と同じ数値だけ", "{measure}"),
    Phrase("howmuch", None, "{measure}分", "{measure}"),
    Phrase("howmuch", None, "{per}", "{per}"),
    Phrase("newstat", a.SetStat, "{stat}は{to:newvalue}", "{stat} becomes {to}", also=("{stat}が{to:newvalue}",)),
    Phrase("newstat", p.SetBase, "元々の{stat}は{to:newvalue}", "original {stat} becomes {to}", also=("元々の{stat}が{to:newvalue}",)),
    Phrase("newvalue", None, "{amount}", "{amount}"),
    Phrase("newvalue", a.Half, "半分", "half of what it is", {"of": a.Current()}),
    Phrase("newvalue", a.Twice, "2倍", "twice what it is", {"of": a.Current()}),
    Phrase("newvalue", None, "{measure}", "{measure}"),
    Phrase("newvalue", None, "{measure}と同じ値", "equal to {measure}"),
    Phrase("newvalue", None, "{measure}と同じ数値", "equal to {measure}"),
    Phrase("newvalue", None, "{measure}と同じ", "equal to {measure}"),
    Phrase("keyword", None, "{plainkw}", "{plainkw}"),
    Phrase("keyword", p.Piercing, "【貫通{count:amount}】", "【Piercing {count}】"),
    Phrase("anykw", None, "{plainkw}", "{plainkw}"),
    Phrase("anykw", a.Keyword, "【貫通】", "【Piercing】", {"name": "貫通"}),
    Phrase("anykw", a.Keyword, "【ドロップ】", "【Drop】", {"name": "ドロップ"}),
    Phrase("anykw", a.Keyword, "【登場時】", "【On Entry】", {"name": "登場時"}),
    Phrase("anykw", a.Keyword, "【戦闘不能時】", "【On Defeat】", {"name": "戦闘不能時"}),
    Phrase("lost", None, "{anykw}", "{anykw}"),
    *(
        Phrase("lost", p.AbilitiesOfKind, f"全ての{word}", f"all {english} abilities", {"name": word}, also=(f"{word}全て", word))
        for word, english in (("常時能力", "static"), ("誘発能力", "triggered"), ("起動能力", "activated"), ("キーワード能力", "keyword"))
    ),
    Phrase("lost", a.EveryAbility, "全ての能力", "all abilities", also=("能力全て", "能力")),
]  # fmt: skip

MEASURES: Final = [
    *(row for things, unit in UNITS.items() for row in per_each(things, unit)),
    Phrase("measure", None, "{measure1}", "{measure1}"),
    Phrase("measure1", a.CountOf, "{of:f_decked}の枚数", "the number of cards in {of}", also=("{of:f_decked}のカードの枚数", "{of:f_decked}の残り枚数")),
    # 201.3: the HP of a player are the cards of the deck
    Phrase("measure1", a.CountOf, "{of:f_life}のHP", "the HP of {of}", also=("{of:f_life}の残りHP",)),
    Phrase("f_life", a.Filter, "自分", "your player", {"where": a.Place(a.Zone("デッキ"), a.You()), "qualities": (), "noun": a.AnyCard()}, also=("自分のプレイヤー", "味方のプレイヤー")),
    Phrase("f_life", a.Filter, "相手", "the enemy player", {"where": a.Place(a.Zone("デッキ"), a.Opponent()), "qualities": (), "noun": a.AnyCard()}, also=("対戦相手", "相手のプレイヤー")),
    Phrase("f_decked", a.Filter, "{where:deckof}", "{where}", {"qualities": (), "noun": a.AnyCard()}),
    Phrase("measure1", a.ValueOf, "{what:gen}{stat}", "the {stat} of {what}", also=("{what:gen}{stat}の値",), weak=True),
    Phrase("measure1", a.TotalOf, "{what:gens}{stat}の合計", "the total {stat} of {what}", also=("{what:gens}{stat}の合計値",)),
    Phrase("measure1", a.TotalOf, "{what.of:f_worn}の{stat}", "the total {stat} of {what.of#pl}", inner={"what": a.All}),
    Phrase("f_worn", a.Filter, "{where:worn}{qualities:mod**}{noun:n_item1}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("measure1", a.ExtremeOf, "{of:f_tai}の最も{end}{stat}", "the {end} {stat} among {of#pl}", also=("{of:f_tai}の中で最も{end}{stat}",)),
    Phrase("measure1", a.DamageOn, "{what:ref}が受けているダメージ", "the damage on {what}", also=("{what:ref}が受けているダメージの数", "{what:ref}の受けているダメージ", "{what:ref}が受けているダメージの値")),
    Phrase("measure1", p.LoweredMuch, "このカードが軽減した数値", "the amount by which this card lowered it", also=tuple(f"{this}が軽減した{much}" for this in ("このカード", "この防具", "自身") for much in ("数値", "ダメージ", "ダメージの数値", "ダメージの値", "値", "分"))[1:]),
    Phrase("measure1", p.ThatDamage, "そのダメージ", "that damage", also=("その戦闘ダメージ", "与えた戦闘ダメージ", "受けた戦闘ダメージ", "受けたダメージ", "与えたダメージ", "このカードが受けたダメージ", "そのダメージの値", "与えたダメージの値")),
    Phrase("measure1", None, "{thatmany}", "{thatmany}"),
    Phrase("thatmany", a.ThatMany, "その数", "that number", also=("その枚数", "同じ数", "同じ枚数", "捨てた枚数", "捨てた手札の枚数", "破壊した数", "選んだ枚数", "戻した枚数", "置いた枚数"), number="pl"),
    Phrase("thatmai", a.ThatMany, "その枚数", "that number", also=("同じ枚数", "捨てた枚数", "戻した枚数", "置いた枚数"), number="pl"),
    Phrase("measure1", a.TimesHappened, "{period:nowthis}に{event:happening.ta}回数", "the number of times {event/past} {period}", also=("{period:nowthis}中に{event:happening.ta}回数", "{period:nowthis}中{event:happening.ta}回数")),
    Phrase("measure1", a.Kinds, "{of:f_tai}の{aspect}の種類の数", "the number of different {aspect}s among {of#pl}", also=("{of:f_mai}の{aspect}の種類の数", "{of:f_tai}の{aspect}の数")),
    Phrase("measure", a.Multiple, "{left:measure1}×{right:amount}", "{right} times {left}", also=("{left:measure1}の{right:amount}倍",)),
    Phrase("measure", a.Half, "{of:measure1}の半分", "half of {of}"),
    Phrase("measure", a.Plus, "{left:measure1}+{right:amount}", "{left} plus {right}", also=tuple(f"{{left:measure1}}に{{right:amount}}を{verb}{word}" for verb in ("足した", "加えた") for word in ("数", "値", "数値"))),
    Phrase("measure", a.Minus, "{left:measure1}-{right:amount}", "{left} minus {right}", also=tuple(f"{{left:measure1}}から{{right:amount}}を引いた{word}" for word in ("数", "値", "数値"))),
    Phrase("measure", a.Minus, "{left:measure1}より{right:amount}枚少ない枚数", "{left} minus {right}", also=("{left:measure1}より{right:amount}少ない数", "{left:measure1}より{right:amount}つ少ない数")),
    Phrase("measure", a.Plus, "{left:measure1}より{right:amount}枚多い枚数", "{left} plus {right}", also=("{left:measure1}より{right:amount}多い数", "{left:measure1}より{right:amount}つ多い数")),
    Phrase("worth", a.Minus, "{left:measure1}より{right:amount}枚少ない枚数の", "{left} minus {right}", also=("{left:measure1}より{right:amount}少ない数の",)),
    Phrase("worth", a.Plus, "{left:measure1}より{right:amount}枚多い枚数の", "{left} plus {right}", also=("{left:measure1}より{right:amount}多い数の",)),
    Phrase("measure", a.Minus, "{left:measure1}と{right:measure1}の差", "{left} minus {right}"),
    # as much as …, before a noun
    Phrase("worth", p.ThatDamage, "同じ数値の", "that damage", also=("同じ値の", "同じ数の", "同じだけの")),
    Phrase("worth", None, "{measure}に等しい", "{measure}"),
    Phrase("worth", None, "{measure}に等しい数の", "{measure}"),
    Phrase("worth", None, "{measure}と同じ", "{measure}"),
    Phrase("worth", None, "{measure}と同じ数の", "{measure}"),
    Phrase("worth", None, "{measure}と同じ値の", "{measure}"),
    Phrase("worth", None, "{measure}分の", "{measure}"),
    Phrase("worth", None, "{measure}に等しい値の", "{measure}"),
    Phrase("worth", None, "{measure}と同じ数値の", "{measure}"),
    Phrase("points", a.Letter, "ⓧ", "ⓧ", {"name": "X"}),
    Phrase("aspect", a.Aspect, "名前", "name", {"name": "カード名"}),
    Phrase("aspect", a.Aspect, "カード名", "name", {"name": "カード名"}),
    Phrase("aspect", a.Aspect, "色", "colour", {"name": "色"}),
    Phrase("aspect", a.Aspect, "クラス", "class", {"name": "クラス"}),
    Phrase("aspect", a.Aspect, "種別", "sort", {"name": "種別"}),
    Phrase("aspect", a.Aspect, "コスト", "cost", {"name": "コスト"}),
    Phrase("aspect", a.Aspect, "カードタイプ", "card type", {"name": "カードタイプ"}),
    # R.08: the boss
    Phrase("life", p.LifeOf, "{what:ref}のライフ", "{what}'s life"),
    Phrase("lifepart", None, "{amount}", "{amount}"),
    Phrase("lifepart", a.Half, "{of:firstlife}の半分", "half of {of}"),
    Phrase("lifepart", a.Half, "半分", "half of its first life", {"of": p.FirstLife()}),
    Phrase("lifepart", p.Fraction, "{of:firstlife}の{below:amount}分の{above:amount}", "{above}/{below} of {of}"),
    Phrase("firstlife", p.FirstLife, "最初のライフ", "its first life"),
]  # fmt: skip
