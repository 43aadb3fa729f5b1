"""Wordings of pso2 for one of several: of deeds, of keywords; what somebody did so often, and what is not the same."""

from __future__ import annotations

from typing import Final

from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.wording.nouns import SIDE
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

_CHOOSE: Final = (
    "選んで行う",
    "選び、行う",
    "選び行う",
    "行う",
    "選ぶ",
    "選んで実行する",
    "選んで発動する",
    "実行する",
)
_ONE: Final = ("どちらか", "いずれか", "どちらか1つ", "いずれか1つ", "どちらか一方")
_HURT: Final = (
    "ダメージを受けて",
    "ダメージによって",
    "受けたダメージによって",
    "ダメージを受けた事で",
    "ダメージを受けたことで",
    "ダメージを受けたことによって",
    "ダメージを受けた事によって",
    "ダメージで",
    "受けたダメージで",
)
_FIRST: Final = tuple(
    f"{turn}{comma}{first}"
    for turn in (
        "そのターンに",
        "そのターン",
        "そのターン中に",
        "このターンに",
        "このターン",
        "このターン中に",
        "各ターンに",
        "1ターンに",
        "ターン中に",
    )
    for comma in ("", "、")
    for first in ("初めて", "最初に")
)
_NO_HEAD: Final[dict[str, object]] = {"before": (), "count": a.Num(1)}
_SPAN: Final = ("中に", "に", "中", "、", "中、")
_DONE: Final[tuple[tuple[str, str, type[a.Deed]], ...]] = (
    ("プレイした", "played", p.PlaysCard),
    ("捨てた", "discarded", p.Discards),
)


def so_many(verb: str, english: str, deed: type[a.Deed]) -> list[Phrase]:
    """The cards to which a player did something this turn, as a number."""
    inner: dict[str, type[a.Node]] = {"event": a.Happens, "event.deed": deed, "event.deed.what": a.Any}
    said = f"{{event.deed.what.of#pl}} that {{event.subject}} {english} {{period}}"
    ways = [
        f"{{period:nowthis}}{span}{{event.subject:payer}}{hand}{verb}{{event.deed.what.of:f_loose}}"
        for span in _SPAN
        for hand in ("", "手札から")
    ]
    return [Phrase("doings", a.TimesHappened, ways[0], said, inner=inner, also=tuple(ways[1:]))]  # fmt: skip


EITHER: Final = [
    # 103.4.2.3: one of several deeds, whichever the actor likes
    Phrase("scope", p.OneWay, "{options:way1+か、}か、どちらかを選んで行う", "{options~%, & or }, whichever (you|they)#doer like", _NO_HEAD, also=tuple(f"{{options:way1+か、}}か{comma}{one}を{choose}" for comma in ("、", "") for one in _ONE for choose in _CHOOSE)[1:]),
    Phrase("scope", p.OneWay, "{options:way1*か、}か、{options:way1}", "{options~%, & or }", _NO_HEAD),
    Phrase("way1", None, "{step}", "{step}"),
    Phrase("way1", a.Seq, "{parts:picking}{parts:bare}", "{parts~%, & and }"),
    Phrase("picking", a.Choose, "{what:obj}選び、", "<choose> {what}", also=("{what:obj}選んで", "{what:obj}選び")),
    # 301.9-10, 210.1: a sort by itself beside a side
    *(
        Phrase("f_tai", a.Filter, ja, english, {"where": a.Place(SIDE, whose), "noun": p.Fighter()})
        for word, english, whose in (
            ("味方", "{qualities<}(ally|allies)#{qualities>#}", a.You()),
            ("相手", "{qualities<}(enemy|enemies)#{qualities>#}", a.Opponent()),
        )
        for ja in (f"{word}の{{qualities:mod**}}{{qualities:sorted}}", f"{{qualities:mod}}{word}の{{qualities:sorted}}")
    ),
    # 302.1: any of several keywords
    Phrase("mod", a.AnyOf, "{qualities:lacking+または}を持つ", "| with {qualities% or }", also=tuple(f"{{qualities:lacking+{word}}}を{has}" for word in ("または", "か", "・") for has in ("持つ", "持っている"))[1:]),
    # 206-210: what is not the same
    Phrase("mod", a.Except, "{quality.what:ref}と{quality.aspect:aspect}が異なる", "| of another {quality.aspect} than {quality.what}", inner={"quality": a.SameAs}, also=("{quality.what:ref}と{quality.aspect:aspect}の異なる", "{quality.what:ref}と{quality.aspect:aspect}が違う", "{quality.what:ref}と異なる{quality.aspect:aspect}の", "{quality.what:ref}と異なる{quality.aspect:aspect}を持つ")),
    # 209.2: so much more or less than something
    *(
        Phrase("mod", a.StatIs, f"{{stat}}が{{amount.left:measure1}}より{{amount.right:amount}}{words[0]}", f"| with {{stat}} equal to {{amount.left}} {english} {{amount.right}}", {"relation": a.Same()}, inner={"amount": node}, also=tuple(f"{{stat}}が{{amount.left:measure1}}よりも{{amount.right:amount}}{word}" for word in words) + tuple(f"{{stat}}が{{amount.left:measure1}}より{{amount.right:amount}}{word}" for word in words[1:]))
        for node, english, words in ((a.Plus, "plus", ("高い", "大きい", "多い")), (a.Minus, "minus", ("低い", "小さい", "少ない")))
    ),
    # 506.5.1: there is no choice who is in a battle, and it is so
    Phrase("nstate", p.SomeAre, "{of:f_battling}が{quality:pred}である", "a {of} is {quality}"),
    # 204.2.2: to what it is attached, in brackets behind the word
    Phrase("plain", a.Body, "{sentences:headed!}", "{sentences% }"),
    Phrase("headed", p.AttachTo, "付与（{what:anyone}）", "attach this card to {what}."),
    # what an event tells was played
    Phrase("ref", a.ActedOn, "プレイした{noun:thatnoun}", "the {noun} that was played", {"act": "Play"}, also=("プレイされた{noun:thatnoun}", "その時プレイした{noun:thatnoun}")),
    # 103.2.1.1: for the first time this turn
    *(
        Phrase("happening", a.Happens, f"{{subject:{who}}}{_FIRST[0]}{{deed.deed:{deed}~}}", "{subject} {deed.deed/@subject} for the first time in the turn", {"deed.n": a.Num(1)}, inner={"deed": a.Nth}, also=tuple(f"{{subject:{who}}}{first}{{deed.deed:{deed}~}}" for first in _FIRST[1:]))
        for who, deed in (("thisga", "deed"), ("thisga", "edeed"), ("payer", "pdeed"), ("payer", "pdeed1"), ("payer", "pdeed2"))
    ),
    Phrase("thisga", a.This, "このカードが", "this card", also=("このキャラが", "自身が", "このプレイヤーが")),
    # what was spoken of, if it is so
    Phrase("thissuch", p.ThatSuch, "{qualities:ofthis*}{what:plainpron}", "{what} (if {qualities% and })"),
    # 406.2.5: what nobody chose
    Phrase("mod", p.Unchosen, "選ばれなかった", "| that (was|were)# not chosen", also=tuple(f"{just}{way}" for just in ("", "この効果で", "この方法で", "これにより") for way in ("選ばれなかった", "選ばれていない", "選ばなかった", "選んでいない"))[1:]),
    # 103.2.2, 103.3.1: whose ability it is
    Phrase("ref", p.HolderOf, "{what:abilitypron}を持つ{noun:thatcardnoun}", "the {noun} with {what}", also=("{what:abilitypron}を持っている{noun:thatcardnoun}",)),
    Phrase("ref", p.SourceOf, "{what:abilitypron}の発生源の{noun:thatcardnoun}", "the {noun} that is the source of {what}", also=("{what:abilitypron}の発生源である{noun:thatcardnoun}",)),
    Phrase("abilitypron", a.That, "その能力", "that ability", {"whose": a.AnyPlayer(), "noun": a.AnyAbility()}, also=("選んだ能力", "その起動能力", "その誘発能力", "除外した能力")),
    Phrase("thatcardnoun", a.AnyCard, "カード", "(card|cards)#"),
    Phrase("thatcardnoun", a.Kind, "キャラ", "(character|characters)#", {"name": "キャラ"}),
    Phrase("thatcardnoun", None, "{n_item1}", "{n_item1#}"),
    # 213.3.1: to the back row by the rules
    Phrase("deed", p.ChangesRowBy, "ダメージを受けて後列に移動する", "<move> to the back row by damage", {"name": "後列", "cause": a.ByDamage()}, also=tuple(f"{by}{front}後列{to}移動する" for by in _HURT for front in ("", "前列から") for to in ("に", "へ"))[1:]),
    # 103.2.1: the cards to which somebody did something this turn
    *(row for verb, english, deed in _DONE for row in so_many(verb, english, deed)),
    Phrase("doings", a.TimesHappened, "{period:nowthis}中に{event.subject:payer}ドローしたカード", "cards that {event.subject} drew {period}", {"event.deed": p.DrawsCard()}, inner={"event": a.Happens}, also=tuple(f"{{period:nowthis}}{span}{{event.subject:payer}}{drew}カード" for span in _SPAN for drew in ("ドローした", "引いた"))[1:]),
    Phrase("measure1", None, "{doings}の枚数", "the number of {doings}", also=("{doings}の数",)),
    Phrase("nstate", a.Compare, "{left:doings}が{right:amount}枚{relation:many}である", "there (is|are)#right {relation<}{right}{relation>} of the {left}", also=("{left:doings}が{right:amount}枚{relation:many}ある",)),
    Phrase("scoped", a.ForEach, "{amount:doings}{unit:amount}枚につき、{do:scope}", "for every {unit} of the {amount}, {do~}"),
    Phrase("saying", a.ForEach, "{amount:doings}{unit:amount}枚につき、{do:saying}", "for every {unit} of the {amount}, {do}"),
    # 300.2.2: where any card went
    Phrase("happening", a.Happens, "{subject:cardsga}{deed.to:evto}置かれる", "{subject} <be@subject> put {deed.to}", {"deed.origin": a.Anywhere()}, inner={"deed": a.IsPut}, also=tuple(f"{{subject:cardsga}}{{deed.to:evto}}{put}" for put in ("加えられる", "加わる", "戻される", "戻る"))),
    Phrase("cardsga", a.Any, "{of:f_anycard}が", "a {of}"),
    Phrase("f_anycard", a.Filter, "{qualities:mod**}カード", "{qualities<}(card|cards)#{qualities>#}", {"where": a.Anywhere(), "noun": a.AnyCard()}),
]  # fmt: skip
