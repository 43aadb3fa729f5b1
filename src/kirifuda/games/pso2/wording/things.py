"""Wordings of pso2 for qualities before a noun, for things by pronoun or number, and for their particles."""

from __future__ import annotations

from typing import Final

from kirifuda.games.pso2 import ast as p
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

OTHERS: Final = {"体": ("枚", "人", "つ"), "枚": ("体", "つ")}
"""Counters that stand for the one of the house."""
THESE: Final = (
    "このカード",
    "自身",
    "このキャラ",
    "このアイテム",
    "この武器",
    "この防具",
    "このマグ",
    "このアクティブ",
    "このプレイヤー",
    "このカード自身",
)

ACTED: Final = (
    ("Discard", "discarded", "捨てた", "捨てられた"),
    ("Destroy", "destroyed", "破壊した", "破壊された", "戦闘不能にした"),
    ("Reveal", "revealed", "公開した", "公開された"),
    ("SearchFor", "found", "サーチした"),
    ("Orient", "turned", "ONにした", "OFFにした", "ON状態にした", "OFF状態にした"),
    ("MoveToRow|ToRowTurned", "moved", "移動させた", "移動した", "前列に移動させた", "後列に移動させた", "前列に移動した", "後列に移動した"),
    ("Move:捨札|Destroy|Discard", "put into the discard pile", "捨札に置いた"),
    ("Move|ShuffleIn", "put there", "戻した", "加えた", "置いた", "手札に戻した", "デッキに戻した", "手札に加えた", "デッキに加えた", "場に出した", "PPに置いた", "デッキの下に置いた"),
)  # fmt: skip
"""What a text did to something, and how that is spoken of afterwards."""


def quantity(category: str, counter: str) -> list[Phrase]:
    """So many, up to, or more, any number: in the counter of the house, and in every other."""

    def ways(template: str) -> tuple[str, ...]:
        return tuple(template % other for other in OTHERS[counter])

    free = ("任意の数", "好きなだけ", f"好きな{counter}数", f"任意の{counter}数", f"何{counter}でも")
    return [
        Phrase(category, None, f"{{amount}}{counter}", "{amount}", also=ways("{amount}%s")),
        Phrase(category, a.UpTo, f"{{n:amount}}{counter}まで", "up to {n}", also=ways("{n:amount}%sまで"), number="n"),
        Phrase(category, a.OrMore, f"{{n:amount}}{counter}以上", "{n} or more", also=ways("{n:amount}%s以上"), number="pl"),
        Phrase(category, a.AnyNumber, "好きな数", "any number of", also=free, number="pl"),
    ]  # fmt: skip


def some(things: str, quantity: str, some: str = "some", all: str = "all", obj: str = "obj") -> list[Phrase]:
    """So many of a set, before every particle and around を: キャラ1体を, キャラを1体, 1体のキャラを."""
    of, count = f"{{of:{things}}}", f"{{count:{quantity}}}"
    english = "{count} {of#count}"
    return [
        Phrase(some, a.Some, f"{of}{count}", english, also=(f"{count}の{of}",), number="count"),
        Phrase(obj, a.Some, f"{of}を{count}", english, number="count"),
        Phrase(all, a.All, f"{of}全て", "all {of#pl}", also=(f"全ての{of}",), number="pl"),
        Phrase(obj, a.All, f"{of}を全て", "all {of#pl}", number="pl"),
    ]  # fmt: skip


def among_them(things: str, quantity: str, obj: str = "obj") -> list[Phrase]:
    """As many of a set as something else is; so many out of the set."""
    of, count = f"{{of:{things}}}", f"{{count:{quantity}}}"
    english = "{count} {of#count}"
    return [
        Phrase(obj, a.Some, f"{{count:qworth}}{of}を", "{count<}{of#pl}{count>}", also=(f"{of}を{{count:qworth}}",), number="count"),
        Phrase(obj, a.Some, f"{of}の中から{count}を", english, also=(f"{of}から{count}を", f"{of}のうち{count}を", f"{of}のうちの{count}を", f"{of}の中から{count}"), number="count"),
    ]  # fmt: skip


# what stands before a noun, in any order
MODIFIERS: Final = [
    Phrase("mod", a.Other, "他の", "other |", also=("このカード以外の", "このキャラ以外の", "自身以外の")),
    Phrase("mod", a.OtherThan, "{what:butfor}以外の", "| other than {what}"),
    Phrase("butfor", None, "{pron}", "{pron}"),
    Phrase("butfor", p.Host, "付与先", "the host"),
    Phrase("butfor", p.Bearer, "装備先", "the bearer"),
    Phrase("butfor", p.AttackTarget, "攻撃対象", "the attack target", also=("攻撃の対象",)),
    Phrase("mod", p.Attacking, "攻撃中の", "attacking |", also=("攻撃している",)),
    Phrase("mod", p.Attacked, "攻撃されている", "| being attacked", also=("攻撃対象の", "攻撃の対象の", "攻撃対象になっている", "攻撃の対象になっている")),
    Phrase("mod", p.Engaged, "交戦状態の", "engaged |", also=("交戦中の",)),
    Phrase("mod", p.EngagedWith, "{what:ref}と交戦状態の", "| engaged with {what}", also=("{what:ref}と交戦中の", "{what:ref}と戦闘中の", "{what:ref}と戦闘している", "{what:ref}と戦闘を行っている", "{what:ref}と交戦している")),
    Phrase("mod", p.Bears, "{noun:gear}を装備している", "| equipped with {noun}", also=("{noun:gear}を装備した", "{noun:gear}が装備されている")),
    Phrase("mod", a.Except, "{quality.noun:gear}を装備していない", "| not equipped with {quality.noun}", inner={"quality": p.Bears}),
    Phrase("mod", p.Hurt, "ダメージを受けている", "| that (has|have)# taken damage", also=("ダメージを受けた",)),
    Phrase("mod", p.Frozen, "フリーズしている", "frozen |", also=("フリーズ状態の", "フリーズ中の")),
    Phrase("mod", None, "{row}", "{row}"),
    Phrase("mod", None, "{lying}", "{lying}"),
    Phrase("lying", a.Lies, "{position:onoff}の", "{position} |", also=("{position:onoff}状態の", "{position:onoff}状態である", "{position:onoff}になっている")),
    Phrase("mod", a.StatIs, "{stat}{amount}{relation:rel}の", "| with {stat} {relation<}{amount}{relation>}", also=("{stat}が{amount}{relation:rel}の", "{stat}が{amount}{relation:rel}である")),
    Phrase("mod", a.StatIs, "{amount}コスト{relation:rel}の", "| with cost {relation<}{amount}{relation>}", {"stat": a.Stat("コスト")}),
    Phrase("mod", a.StatIs, "{stat}が{amount:gauge}{relation:rel}の", "| whose {stat} is {relation<}{amount}{relation>}", also=("{stat}が{amount:gauge}{relation:rel}である",)),
    Phrase("mod", a.StatIs, "{stat}が{amount:gauge}と同じ", "| with {stat} equal to {amount}", {"relation": a.Same()}, also=("{stat}が{amount:gauge}に等しい",)),
    Phrase("mod", a.StatIs, "{stat}が{amount:gauge}より{relation:more}", "| with {stat} {relation} {amount}", also=("{stat}が{amount:gauge}よりも{relation:more}",)),
    Phrase("mod", a.StatIs, "{amount:thatof}{stat}が{relation:more}", "| with {stat} {relation} {amount}", also=("{amount:thatof}{stat}の{relation:more}", "{stat}が{amount:thatof}{relation:more}")),
    Phrase("mod", a.StatIs, "{amount:valueof}{relation:rel1}の{stat}を持つ", "| whose {stat} is {relation<}{amount}{relation>}", also=("{amount}{relation:rel1}の{stat}を持つ",)),
    Phrase("mod", a.StatIs, "{amount:valueof}と同じ{stat}を持つ", "| with {stat} equal to {amount}", {"relation": a.Same()}, also=("{amount:valueof}と同じ{stat}の", "{amount:valueof}に等しい{stat}を持つ")),
    Phrase("thatof", a.ThatOf, "{what:ref}より", "that of {what}", also=("{what:ref}よりも",)),
    Phrase("mod", a.Most, "最も{stat}の{end}", "| with the {end} {stat}", also=("最も{stat}が{end}", "{stat}が最も{end}", "{stat}の最も{end}")),
    Phrase("mod", a.Has, "《{feature:sort}》の", "《{feature}》 |", also=("《{feature:sort}》を持つ", "《{feature:sort}》である")),
    Phrase("mod", p.EveryClass, "クラスが「ALL」の", "| of class ALL", also=("クラスが「ALL」である", "クラスに「ALL」を持つ")),
    Phrase("mod", p.Titled, "称号「{title:name}」を持つ", "| with the title “{title}”", also=("称号に「{title:name}」を持つ", "称号が「{title:name}」の")),
    Phrase("mod", p.HasTitle, "称号を持つ", "| with a title"),
    Phrase("mod", p.Laid, "付与されている", "attached |", also=("装備されている",)),
    Phrase("mod", a.Has, "{feature:kindword}を持つ", "| with {feature}", also=("{feature:kindword}を持っている",)),
    Phrase("lacking", a.Has, "{feature:kindword}", "{feature}"),
    *(
        Phrase("kindword", p.AbilitiesOfKind, word, english, {"name": word})
        for word, english in (("常時能力", "a static ability"), ("誘発能力", "a triggered ability"), ("起動能力", "an activated ability"), ("キーワード能力", "a keyword ability"), ("能力", "an ability"))
    ),
    Phrase("lacking", p.HasTitle, "称号", "a title"),
    Phrase("short", p.Colourless, "白", "white"),
    Phrase("lying", p.FaceIs, "裏向きの", "face-down |", {"name": "裏向き"}, also=("裏向きになっている", "表向きでない")),
    Phrase("lying", p.FaceIs, "表向きの", "face-up |", {"name": "表向き"}, also=("表向きになっている", "裏向きでない")),
    Phrase("mod", a.Has, "{feature:colour}の", "{feature} |", also=("{feature:colour}色の", "色が{feature:colour}の", "{feature:colour}を持つ")),
    Phrase("mod", p.Colourless, "白の", "white |", also=("色を持たない", "無色の")),
    Phrase("mod", a.Has, "{feature:anykw}を持つ", "| with {feature}", also=("{feature:anykw}を持っている",)),
    Phrase("mod", a.Except, "{quality:lacking}を持たない", "| without {quality}", also=("{quality:lacking}を持っていない",)),
    Phrase("mod", a.Except, "{quality:unlike}以外の", "non-{quality} |", also=("{quality:unlike}でない", "{quality:unlike}ではない")),
    Phrase("mod", a.AnyOf, "{qualities:short+または}の", "{qualities% or } |", also=("{qualities:short+か}の", "{qualities:short+・}の")),
    Phrase("mod", a.NameHas, "カード名に「{part:name}」を含む", "| whose name contains “{part}”", also=("名前に「{part:name}」を含む", "カード名に「{part:name}」が含まれる", "「{part:name}」を名前に含む", "カード名に「{part:name}」と書かれた")),
    Phrase("mod", a.SameAs, "{what:ref}と同じ{aspect}の", "| with the same {aspect} as {what}", also=("{what:ref}と{aspect}が同じ", "{what:ref}と同じ{aspect}を持つ")),
    Phrase("mod", a.Did, "{period:nowthis}に{deed:shortdeed.ta}", "| that {deed/past} {period}", also=("{period:nowthis}中に{deed:shortdeed.ta}", "{period:nowthis}中{deed:shortdeed.ta}", "{period:nowthis}{deed:shortdeed.ta}")),
    Phrase("lacking", a.Has, "{feature:anykw}", "{feature}"),
    Phrase("lacking", a.Has, "《{feature:sort}》", "《{feature}》"),
    Phrase("unlike", a.Has, "《{feature:sort}》", "《{feature}》"),
    Phrase("unlike", a.Has, "{feature:colour}", "{feature}"),
    Phrase("unlike", a.IsNoun, "{noun:n_name}", "{noun}"),
    Phrase("unlike", a.IsNoun, "{noun:n_kind}", "{noun}"),
    Phrase("short", a.Has, "《{feature:sort}》", "《{feature}》"),
    Phrase("short", a.Has, "{feature:colour}", "{feature}"),
    Phrase("sort", p.NamedSort, "{name:sortword}", "{name}"),
    Phrase("gauge", None, "{measure}", "{measure}"),
    Phrase("valueof", a.ValueOf, "{what:gen}{stat}", "the {stat} of {what}"),
    Phrase("gear", a.Kind, "武器", "a weapon", {"name": "武器"}, also=("「武器」",)),
    Phrase("gear", a.Kind, "防具", "armour", {"name": "防具"}, also=("「防具」",)),
    Phrase("gear", a.Kind, "アイテム", "an item", {"name": "アイテム"}),
]  # fmt: skip

REFS: Final = [
    Phrase("ref", a.This, THESE[0], "this card", also=THESE[1:]),
    Phrase("ref", p.Host, "付与先", "the host", also=("付与先のキャラ", "付与先のカード")),
    Phrase("ref", p.Bearer, "装備先", "the bearer", also=("装備先のキャラ", "装備先のカード")),
    Phrase("ref", p.TheBoss, "《ボス》", "the boss"),
    Phrase("ref", p.PlayerOf, "{who:playerof}プレイヤー", "{who}player"),
    Phrase("ref", p.PlayerOf, "ターゲットプレイヤー", "the target player", {"who": p.TargetPlayer()}),
    Phrase("ref", p.PlayerOf, "そのプレイヤー", "that player", {"who": p.SaidPlayer()}),
    Phrase("ref", p.PlayerOf, "そのコントローラー", "its controller", {"who": a.ControllerOf(a.Dropped())}),
    Phrase("foe", p.PlayerOf, "対戦相手", "the enemy player", {"who": a.Opponent()}),
    Phrase("playerof", a.You, "自分の", "your ", also=("味方の",)),
    Phrase("playerof", a.Opponent, "相手の", "the enemy "),
    Phrase("ref", p.AttackTarget, "攻撃対象", "the attack target", also=("攻撃の対象",)),
    Phrase("ref", p.Attacker, "攻撃側", "the attacker", also=("攻撃した相手", "攻撃してきた相手", "攻撃してきた相手のキャラ", "攻撃側のキャラ")),
    Phrase("ref", None, "{pron}", "{pron}"),
    Phrase("pron", None, "{plainpron}", "{plainpron}"),
    Phrase("plainpron", a.It, "それ", "it", also=("これ",)),
    Phrase("plainpron", p.Counted, "それら", "them", also=("これら",), number="pl"),
    Phrase("plainpron", a.That, "その{noun:thatnoun}", "that {noun}", {"whose": a.AnyPlayer()}, also=tuple(f"{which}{{noun:thatnoun}}" for which in ("選んだ", "選ばれた", "対象の", "対象になった"))),
    Phrase("pron", None, "{acted}", "{acted}"),
    *(
        Phrase(category, a.ActedOn, f"{ways[0]}{{noun:{noun}}}", f"the {{noun}} that was {english}" if category == "acted" else f"{{noun#pl}} that were {english}", {"act": act}, also=tuple(f"{way}{{noun:{noun}}}" for way in (*ways[1:], *(f"{just}{way}" for way in ways for just in ("この方法で", "この効果で", "これにより")))))
        for act, english, *forms in ACTED
        for category, noun, ways in (("acted", "thatnoun", forms), ("actedmany", "thatcard", [way for way in forms if way != "破壊された"]))
    ),
    Phrase("thatmany", p.ActedCount, "{what:actedmany}の枚数", "the number of {what}", also=("{what:actedmany}の数",), number="pl"),
    Phrase("pron", a.Those, "それらの{noun:thatnoun}", "those {noun#pl}", number="pl"),
    Phrase("pron", a.Remainder, "残り", "the rest", also=("残りのカード", "残りのカード全て", "残り全て"), number="pl"),
    Phrase("pron", a.PartOf, "そのうちの{count:qt}", "{count} of them", number="count"),
    Phrase("pron", a.OtherPart, "もう1体", "the other", also=("もう1枚", "もう一方")),
    Phrase("thatnoun", None, "{thatcard}", "{thatcard#}"),
    Phrase("thatcard", a.AnyCard, "カード", "(card|cards)#"),
    Phrase("thatnoun", a.Kind, "キャラ", "(character|characters)#", {"name": "キャラ"}),
    Phrase("thatnoun", None, "{n_item1}", "{n_item1#}"),
    Phrase("thatnoun", a.AnyAbility, "能力", "(ability|abilities)#"),
    Phrase("thatnoun", p.Fighter, "味方", "(ally|allies)#", also=("相手",)),
]  # fmt: skip

THINGS: Final = [
    Phrase("qworth", None, "{measure}と同じ数の", "| equal in number to {measure}", also=("{measure}と同じ枚数の", "{measure}に等しい数の", "{measure}に等しい枚数の"), number="pl"),
    Phrase("qworth", a.UpTo, "{n:measure}と同じ数まで", "| up to {n} in number", also=("{n:measure}と同じ枚数まで", "{n:measure}に等しい数まで", "{n:measure}に等しい枚数まで", "{n:measure}までの数の", "{n:measure}枚数まで"), number="pl"),
    *quantity("qt", "体"),
    *quantity("qm", "枚"),
    *some("f_tai", "qt"),
    *some("f_people", "qt"),
    *some("f_item", "qm"),
    *some("f_mai", "qm", "somecard", "allcard", "cardobj"),
    *among_them("f_tai", "qt"),
    *among_them("f_item", "qm"),
    *among_them("f_mai", "qm", "cardobj"),
    Phrase("some", None, "{somecard}", "{somecard}"),
    Phrase("all", None, "{allcard}", "{allcard}"),
    Phrase("obj", None, "{cardobj}", "{cardobj}"),
    # G.22: what is discarded is in a hand, whether that is said or not
    *some("f_held", "qm", "held", "held", "handobj"),
    Phrase("handobj", None, "{cardobj}", "{cardobj}"),
    Phrase("handobj", None, "{ref}を", "{ref}"),
    Phrase("handobj", None, "{somecard}を", "{somecard}"),
    Phrase("handobj", None, "{allcard}を", "{allcard}"),
    Phrase("handobj", None, "{held}を", "{held}"),
    Phrase("some", a.Some, "{of:f_tsu}{count:qm}", "{count} {of#count}", number="count"),
    Phrase("obj", a.Some, "{of:f_tsu}を{count:qm}", "{count} {of#count}", number="count"),
    Phrase("some", a.Some, "{of:f_among}{count:qm}", "{count} {of#count}", number="count"),
    Phrase("cardobj", a.RandomSome, "{of:f_mai}を無作為に{count:amount}枚", "{count} {of#count} at random", also=("無作為に{of:f_mai}を{count:amount}枚", "{of:f_mai}{count:amount}枚を無作為に"), number="count"),
    Phrase("cardobj", a.RandomSome, "{of.where:zoned}無作為に{count:amount}枚を", "{count} (card|cards)#count{of.where>} at random", {"of.qualities": (), "of.noun": a.AnyCard()}, inner={"of": a.Filter}, also=("{of.where:zoned}無作為に{count:amount}枚", "無作為に{of.where:zoned}{count:amount}枚を", "{of.where:zoned}無作為にカードを{count:amount}枚", "{of.where:zoned}無作為にカード{count:amount}枚を"), number="count"),
    # 101.7
    Phrase("all", a.All, "{of:f_both}", "{of#pl}", number="pl"),
    Phrase("f_both", a.Filter, "お互いのプレイヤー", "all (player|players)#", {"where": a.Place(a.Zone("プレイヤー"), a.AnyPlayer()), "qualities": (), "noun": a.Kind("プレイヤー")}),
    Phrase("all", a.All, "{of:f_party}", "{of#pl}", number="pl"),
    Phrase("f_party", a.Filter, "パーティーのプレイヤー全員", "all players of the party", {"where": a.Place(a.Zone("プレイヤー"), p.Party()), "qualities": (), "noun": a.Kind("プレイヤー")}, also=("パーティー全員",)),
    Phrase("all", a.All, "{of:f_foes}全て", "all {of#pl}", number="pl"),
    Phrase("f_foes", a.Filter, "相手のプレイヤー", "enemy (player|players)#", {"where": a.Place(a.Zone("プレイヤー"), a.Opponent()), "qualities": (), "noun": a.Kind("プレイヤー")}),
    Phrase("all", a.All, "{of:f_mag}", "{of}"),
    Phrase("set", a.All, "{of:f_tai}", "{of#pl}", number="pl"),
    Phrase("set", a.All, "{of:f_item}", "{of#pl}", number="pl"),
    Phrase("anyone", a.Any, "{of:f_tai}", "a {of}"),
    Phrase("anyone", a.Any, "{of:f_item}", "a {of}"),
    Phrase("anyone", a.Any, "{of:f_people}", "a {of}"),
    Phrase("top", a.All, "{of:f_top}", "{of}", number="of"),
    Phrase("what", None, "{ref}", "{ref}"),
    Phrase("what", a.ThisIn, "{place}にあるこのカード", "this card from {place}", also=("{place}のこのカード", "{place}からこのカード")),
    Phrase("what", None, "{all}", "{all}"),
    Phrase("what", None, "{some}", "{some}"),
    Phrase("what", None, "{top}", "{top}"),
    Phrase("what", a.Both, "{parts:one+と}", "{parts%, & and }", number="pl", weak=True),
    Phrase("what", a.OneOf, "{parts:one+または}", "{parts%, & or }", also=("{parts:one+か}",)),
    Phrase("one", None, "{ref}", "{ref}"),
    Phrase("one", None, "{some}", "{some}"),
    Phrase("one", None, "{all}", "{all}"),
    Phrase("obj", None, "{what}を", "{what}"),
    Phrase("obj", a.All, "{of:f_topo}", "{of}", number="of"),
    Phrase("aim", None, "{obj}", "{obj}"),
    Phrase("topic", None, "{ref}は", "{ref}"),
    Phrase("topic", None, "{all}は", "{all}"),
    Phrase("topic", None, "{set}は", "{set}"),
    Phrase("topic", None, "{set}は全て", "{set}"),
    # the number of all of them between whose they are and what they are
    Phrase("all", a.All, "{of.where:side}全ての{of.qualities:mod**}{of.noun:n_tai}", "all {of.qualities<}{of.where<}{of.noun#pl}{of.where>}{of.qualities>#pl}", inner={"of": a.Filter}, also=("{of.where:side}全ての{of.qualities:mod**}{of.noun:n_item}",), number="pl"),
    Phrase("allcard", a.All, "{of.where:zoned}全ての{of.qualities:mod**}{of.noun:n_card}", "all {of.qualities<}{of.noun#pl}{of.where>}{of.qualities>#pl}", inner={"of": a.Filter}, number="pl"),
    Phrase("topic", None, "{some}は", "{some}"),
    Phrase("topic", a.Both, "{parts:one+と}は", "{parts%, & and }", number="pl", weak=True),
    Phrase("dat", None, "{what}に", "{what}"),
    # an opponent deals and takes damage by the player card; who attacks is that card or another
    Phrase("dat", None, "{foe}に", "{foe}"),
    Phrase("gen", None, "{ref}の", "{ref}"),
    Phrase("gens", None, "{gen}", "{gen}"),
    Phrase("gens", None, "{all}の", "{all}"),
    Phrase("gens", None, "{set}の", "{set}"),
    Phrase("gens", None, "{some}の", "{some}"),
]  # fmt: skip
