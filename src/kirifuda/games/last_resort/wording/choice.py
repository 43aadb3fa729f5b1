"""Wordings of last_resort for choices that depend on each other, what is summoned next or for nothing, what is paid."""

from __future__ import annotations

from typing import Final

from kirifuda.games.last_resort import ast as r
from kirifuda.games.last_resort.wording.nouns import FIELD
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

_LESS: Final = (
    "は{by:amount}減る",
    "は{by:amount}少なくなる",
    "は{by:amount}下がる",
    "を{by:amount}減らす",
    "を{by:amount}下げる",
)
_NEXT: Final = ("自分が次に召喚する", "次に自分が召喚する", "次に召喚する")
_LATER: Final = (
    "", "処理後、", "処理後に", "処理の後、", "能力の処理後、", "効果の処理後、", "能力を処理した後、", "使用後、", "使用後に",
)  # fmt: skip

CHOICES: Final = [
    Phrase("body", a.Modal, "{before:sent**}以下から{count.otherwise:q_tsu}を選ぶ。{count.condition:cond.nara}なら、代わりに{count.then:q_tsu}を選ぶ。{options:option*}", "{before% }choose {count.otherwise} of the following, or {count.then} if {count.condition}.{options}", inner={"count": r.CountIf}, also=tuple(f"{{before:sent**}}{lead}{{count.otherwise:q_tsu}}{pick}。{when}{instead}{{count.then:q_tsu}}{pick}。{{options:option*}}" for lead in ("以下から", "次の中から", "次から", "次のうち", "次の2つから", "次の3つから") for pick in ("を選ぶ", "選ぶ") for when in ("{count.condition:cond.nara}なら、", "{count.condition:cond}場合、", "{count.condition:cond.nara}の場合、") for instead in ("代わりに", "代わりに異なる", "代わりに、"))[1:]),
    # another player chooses
    Phrase("body", a.By, "{who:leader}以下から{do.count:q_tsu}を選ぶ。{do.options:option*}", "{who} <choose@who> {do.count} of the following.{do.options}", {"do.before": ()}, inner={"do": a.Modal}, also=tuple(f"{{who:leader}}{lead}{{do.count:q_tsu}}{verb}。{{do.options:option*}}" for lead in ("以下から", "以下の中から", "次の中から", "次の2つから", "次の3つから", "次のうち", "次から", "以下のうち", "以下の2つから", "次の2つのうち") for verb in ("を選ぶ", "選ぶ", "を選び、行う", "を選んで行う", "を選び、実行する", "を行う"))[1:]),
    # not behind し、: what belongs to the one and what to both would not be sure
    Phrase("clause", a.Modal, "{options:act}か、{options:act}", "<do> one of these: {options% or }", {"before": (), "count": a.Num(1)}, also=("{options:act}か{options:act}", "{options:act}、または{options:act}", "{options:act}か、または{options:act}")),
    Phrase("clause", a.By, "{who:leader}{do.options:act}か、{do.options:act}", "{who} <do@who> one of these: {do.options% or }", {"do.before": (), "do.count": a.Num(1)}, inner={"do": a.Modal}, also=("{who:leader}{do.options:act}か{do.options:act}", "{who:leader}{do.options:act}、または{do.options:act}", "{who:leader}{do.options:act}か、または{do.options:act}")),
    Phrase("act", r.DamageEither, "{what:what}か{who:lifeof}ライフに{amount:points}ダメージを与える", "<deal> {amount<}damage to {what} or to {who}life{amount>}", also=tuple(f"{{what:what}}{way}{{who:lifeof}}ライフ{to}" for way in ("か", "か、", "または", "、または", "もしくは") for to in ("に{amount:points}ダメージを与える", "に{amount:points}のダメージを与える", "のいずれかに{amount:points}ダメージを与える", "のどちらかに{amount:points}ダメージを与える"))[1:]),
    Phrase("mod", r.Beside, "{what:ref}と同じエリアの", "| in the same area as {what}", also=tuple(f"{{what:ref}}と{what}" for what in ("同じエリアにいる", "同じエリアにある"))),
    Phrase("mod", r.Opposite, "{what:ref}と反対エリアの", "| in the other area than {what}", also=tuple(f"{{what:ref}}と{what}" for what in ("反対エリアにいる", "反対エリアにある", "反対のエリアの", "反対のエリアにいる", "異なるエリアの", "異なるエリアにいる", "違うエリアの", "違うエリアにいる"))),
    Phrase("mod", a.Distinct, "{aspect}の異なる", "| of different {aspect}s", also=("異なる{aspect}の", "{aspect}が異なる", "それぞれ{aspect}の異なる", "互いに{aspect}の異なる", "{aspect}の違う", "違う{aspect}の", "それぞれ異なる{aspect}の")),
    Phrase("mod", r.NotAmong, "{what:choicemade}選ばれなかった", "| that (was|were)# not chosen"),
    Phrase("choicemade", a.ActedOn, "", "", {"act": "Choose", "noun": a.AnyCard()}),
    Phrase("stmt", a.SwapStats, "{what:gen_set}{left:size_stat}と{right:size_stat}を入れ替える", "<exchange> {left} and {right} of {what}", also=("{what:gen_set}{left:size_stat}と{right:size_stat}の値を入れ替える", "{what:gen_set}{left:size_stat}と{right:size_stat}の数値を入れ替える", "{what:itsown}{left:size_stat}と{right:size_stat}を入れ替える")),
    Phrase("bare", a.SwapStats, "{left:size_stat}と{right:size_stat}を入れ替える", "<exchange> its {left} and {right}", {"what": a.Dropped()}, also=("{left:size_stat}と{right:size_stat}の値を入れ替える",)),
    Phrase("turned", r.Retuned, "{old:numberkw}は{new:numberkw}", "{old} turned into {new}", also=("「{old:numberkw}」は「{new:numberkw}」",)),
    # L-9.1
    Phrase("cheaper", r.NextCheaper, "自分が次に召喚する{of:f_next}のコストは{by:amount}減る", "the next {of} that you summon costs {by} less", also=tuple(f"{lead}{{of:f_next}}{cost}{less}" for lead in _NEXT for cost in ("のコスト", "の召喚コスト", "を召喚するコスト") for less in _LESS)[1:]),
    Phrase("f_next", a.Filter, "{qualities:mod**}{noun:n_any}", "{qualities<}{noun#}{qualities>#}", {"where": r.SummonedBy(a.You())}),
    Phrase("stmt", r.NextGains, "自分が次に召喚する{of:f_soon}は{features:gained*と}を得る", "the next {of} that you summon gains {features% and }", also=tuple(f"{lead}{{of:f_soon}}{give}" for lead in _NEXT for give in ("は{features:gained*と}を得る", "は{features:gained*と}を持つ", "に{features:gained*と}を与える"))[1:]),
    Phrase("f_soon", a.Filter, "{qualities:mod**}{noun:k_tai}", "{qualities<}{noun#}{qualities>#}", {"where": a.Place(FIELD, a.You())}),
    Phrase("act", r.SummonFree, "{what:obj}コストを支払わずに召喚する", "<summon> {what} without paying its cost", also=("コストを支払わずに{what:obj}召喚する", "{what:obj}コストなしで召喚する", "{what:obj}無償で召喚する", "{what:obj}コスト0で召喚する")),
    Phrase("act", r.PayAnyLife, "ライフを好きな点数支払う", "<pay> any amount of life", also=("好きな点数のライフを支払う", "ライフを好きなだけ支払う", "好きなだけライフを支払う", "好きな数のライフを支払う", "ライフを好きな数支払う", "自分のライフを好きな点数支払う")),
    Phrase("act", r.PayLifeUpTo, "ライフを{most:amount}点まで支払う", "<pay> up to {most} life", also=("自分のライフを{most:amount}点まで支払う", "{most:amount}点までライフを支払う", "{most:amount}点までのライフを支払う")),
    Phrase("scoped", a.ForEach, "{amount:c_points}{unit:amount}点につき、{do:scope}", "for every {unit} {amount}, {do~}", also=("{amount:c_points}{unit:amount}点ごとに、{do:scope}",)),
    Phrase("c_points", r.LifePaid, "支払ったライフ", "of the life paid", also=("この効果で支払ったライフ",)),
    Phrase("share", a.Per, "{of:c_points}{unit:amount}点につき{each:amount}点", "{each} | for every {unit} {of}"),
    Phrase("percount", a.Per, "{of:c_points}{unit:amount}点につき{each:amount}枚", "{each} (card|cards)#each for every {unit} {of}"),
    Phrase("measure1", r.LifePaid, "支払った点数", "the life paid", also=("支払ったライフ", "支払ったライフの点数", "支払った数", "支払ったライフの数", "この効果で支払ったライフ", "この効果で支払った点数")),
    # L-1.4
    Phrase("scoped", r.LaidAway, "このカードは墓地へ送られる代わりに{to:pilepos}置かれる", "put this card {to} instead of into the graveyard", also=tuple(f"{lead}{to}" for lead in (*(f"このカードは{later}墓地{at}{away}代わりに" for later in _LATER for at in ("へ", "に") for away in ("送られる", "送る", "置かれる", "置く")), *(f"このカードを{later}墓地{at}{away}代わりに" for later in _LATER for at in ("へ", "に") for away in ("送る", "置く")), *(f"この{what}は{later}" for what in ("カード", "スペル") for later in _LATER[1:])) for to in ("{to:pilepos}置かれる", "{to:pilepos}置く", "{to:pilepos}戻る", "{to:pilepos}戻す", "{to:back}戻る", "{to:back}戻す", "{to:back}戻される", "{to:tohand}加える", "{to:tohand}加わる", "{to:tomana}置かれる", "{to:tomana}置く"))[1:]),
    Phrase("scoped", r.SpellLaidAway, "{what:pron}は墓地へ送られる代わりに{to:pilepos}置かれる", "put {what} {to} instead of into the graveyard", also=tuple(f"{{what:pron}}{particle}{lead}{to}" for particle in "はを" for lead in (*(f"{later}墓地{at}{away}代わりに" for later in _LATER for at in ("へ", "に") for away in ("送られる", "送る", "置かれる", "置く")), *_LATER[1:]) for to in ("{to:pilepos}置かれる", "{to:pilepos}置く", "{to:pilepos}戻る", "{to:pilepos}戻す", "{to:back}戻る", "{to:back}戻す", "{to:tohand}加える", "{to:tohand}加わる"))[1:]),
    Phrase("scoped", r.DamageLife, "{who:leader}{amount:points}ダメージを受ける", "{who} <take@who> {amount<}damage to life{amount>}", also=tuple(f"{{who:leader}}{way}" for way in ("{amount:points}のダメージを受ける", "{amount:points}ライフダメージを受ける", "{amount:points}のライフダメージを受ける", "ライフに{amount:points}ダメージを受ける", "ライフに{amount:points}のダメージを受ける", "ライフダメージを{amount:points}受ける"))),
]  # fmt: skip
