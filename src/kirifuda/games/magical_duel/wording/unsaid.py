"""Magical Duel wordings made from those of deeds: what brought a deed about, either of two deeds, who did it unsaid."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from kirifuda.games.magical_duel import ast as m
from kirifuda.games.magical_duel.wording.deeds import DEEDS, FIELD, SHORT_DEEDS, WHATEVER
from kirifuda.games.magical_duel.wording.more import THIS_TURN
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

OTHERS: Final = a.Any(a.Filter(a.BeingPlayed(a.AnyPlayer()), (a.Other(),), a.AnyCard()))
OWN: Final = (
    "draw", "discard", "play", "search", "corrupt", "gain candy", "pay candy", "make aether", "shuffle", "activate",
)  # fmt: skip
"""What players do; all else is said of the card itself where nobody is named."""

RESOLVED: Final = a.IsPut(a.Place(a.Zone("チェイスゾーン"), a.AnyPlayer()), a.Place(a.Zone("墓地"), a.AnyPlayer()))
"""Where a conjure goes that has been resolved (703.3)."""
BROUGHT: Final = ("draw", "discard", "banish", "rest", "recover", "exile", "gain candy", "put onto field")
"""What players do because an effect says so."""


def action_of(row: Phrase) -> str:
    """The action of a deed that players perform."""
    action = row.fixed.get("action")
    return action.name if row.node is a.Performs and isinstance(action, a.Action) else ""


def copies(rows: list[Phrase], category: str) -> list[Phrase]:
    """The same wordings under another name."""
    return [replace(row, category=category) for row in rows]


CALM: Final = [
    *[row for row in SHORT_DEEDS if row.category == "rdeed" and row.node in (a.IsPut, a.Turns, a.Enters, a.Leaves)],
    *[row for row in DEEDS if action_of(row) in BROUGHT and row.fixed.get("cause") == WHATEVER],
]
"""Deeds that say nothing of what brought them about."""
SELF: Final = [row for row in SHORT_DEEDS if row.category == "rdeed" and ":ref}" not in row.ja]
"""What is said of the card itself; what it does to itself is nothing."""
PLAYERS: Final = [row for row in DEEDS if action_of(row) in OWN]

CAUSED: Final = [
    *copies(CALM, "calm"),
    Phrase("deed", None, "{caused~}", "{caused}"),
    Phrase("caused", m.Through, "{cause:because}{deed:calm~}", "{deed~}{cause}"),
    Phrase("caused", m.Through, "{cause:notcause}{deed:rdeed~}", "{deed~}{cause}"),
    Phrase("caused", m.Through, "解決後に墓地に置かれる", "<be> put into the graveyard after resolving", {"cause": m.ByResolving(), "deed": RESOLVED}, also=("解決後墓地に置かれる",)),
    Phrase("caused", m.EitherDeed, "{deeds:rdeed}か{deeds:rdeed~}", "{deeds~% or }", also=("{deeds:rdeed}か、{deeds:rdeed~}", "{deeds:rdeed}または{deeds:rdeed~}", "{deeds:rdeed}、または{deeds:rdeed~}")),
    Phrase("because", None, "{because0}によって", "{because0}"),
    Phrase("because", None, "{because0}により", "{because0}"),
    Phrase("because", None, "{because0}によっては", "{because0}"),
    Phrase("because", None, "{because0}では", "{because0}"),
    Phrase("because", None, "{because0}で", "{because0}"),
    Phrase("notcause", m.NotBy, "{cause:because0}以外で", " otherwise than{cause}", also=("{cause:because0}以外では", "{cause:because0}以外によって", "{cause:because0}以外により", "{cause:because0}による以外で", "{cause:because0}による以外では", "{cause:because0}以外の方法で")),
    Phrase("because0", a.ByThing, "このカード以外の効果", " by an effect of another card", {"what": OTHERS}, also=("他のカードの効果", "このカード以外のカードの効果")),
    # who does it first: 敵怪異によってオーブが穢される
    Phrase("happening", a.Happens, "{subject:agent}{deed:doneby~}", "{subject} {deed/@subject}"),
    Phrase("agent", None, "{ref}によって", "{ref}"),
    Phrase("agent", None, "{anyone}によって", "{anyone}"),
    Phrase("agent", None, "{player}によって", "{player}"),
    Phrase("doneby", a.Performs, "{what:orbsdone}穢される", "<corrupt> {what}", {"action": a.Action("corrupt"), "cause": WHATEVER}),
    Phrase("doneby", a.Performs, "{what:onedone}破壊される", "<destroy> {what}", {"action": a.Action("destroy"), "cause": WHATEVER}),
    Phrase("doneby", a.Performs, "{what:onedone}対象にされる", "<target> {what}", {"action": a.Action("target"), "cause": WHATEVER}, also=("{what:onedone}能力の対象にされる", "{what:onedone}対象とされる")),
    Phrase("happening", a.Happens, "{subject:gen}攻撃によって{deed.what:orbsdone}穢される", "{subject} <corrupt@subject> {deed.what} in battle", {"deed.action": a.Action("corrupt"), "deed.cause": a.ByBattle()}, inner={"deed": a.Performs}),
    Phrase("orbsdone", None, "{orbs1}が", "{orbs1}"),
    Phrase("onedone", None, "{ref}が", "{ref}"),
    Phrase("onedone", None, "{anyone}が", "{anyone}"),
    Phrase("because0", a.ByBattle, "バトル", " in battle"),
    Phrase("because0", a.ByBattle, "攻撃", " by attacking"),
    Phrase("because0", a.ByEffect, "{whose:effectof}効果", " by {whose}effect"),
    Phrase("because0", a.ByThing, "{what:gen}効果", " by an effect of {what}"),
    Phrase("because0", a.ByThing, "{what:srccards}効果", " by an effect of {what}"),
    Phrase("cause", a.ByThing, "{what:srccards}効果によって", " by an effect of {what}", also=("{what:srccards}効果で", "{what:srccards}効果により")),
    Phrase("srccards", a.Any, "{of:f_src}の", "a {of}"),
    Phrase("f_src", a.Filter, "{where:srcside}{qualities:srcmod**}{noun:n_any}", "{qualities<}{noun}{where>}"),
    Phrase("srcside", a.BeingPlayed, "{by:srcof}", "|{by}"),
    Phrase("srcof", a.AnyPlayer, "", ""),
    Phrase("srcof", a.You, "味方", " of yours", also=("味方の", "あなたの")),
    Phrase("srcof", a.Opponent, "敵", " of your opponent", also=("敵の", "相手の")),
    Phrase("evfrom", None, "{evfrom1}", "{evfrom1}"),
    Phrase("evfrom1", m.Outside, "{place:evplace}以外から", " from anywhere but {place}"),
    Phrase("evplace", a.Place, "{whose:evof}{zone:evzone}", "{whose}{zone}"),
    Phrase("caused", a.IsPut, "{origin:evfrom2}戦場に出る", "<enter> the field{origin}", {"to": FIELD}),
    Phrase("evfrom2", None, "{evfrom1}", "{evfrom1}"),
    Phrase("evfrom2", a.Place, "{whose:evof}{zone:evzone}から", " from {whose}{zone}"),
]  # fmt: skip

UNSAID: Final = [
    *copies(SELF, "selfdeed"),
    *copies(PLAYERS, "owndeed"),
    Phrase("unsaid", a.Happens, "{deed:selfdeed~}", "this card {deed/@subject}", {"subject": a.This()}),
    Phrase("unsaid", a.Happens, "{deed:owndeed~}", "you {deed/@subject}", {"subject": a.You()}),
    Phrase("event1", None, "{unsaid.ta}とき", "when {unsaid}"),
    Phrase("event1", None, "{unsaid.ta}時", "when {unsaid}"),
    Phrase("past", a.Happened, "{period:now}、{event:unsaid.ta}", "{event/past} {period}", also=("{period:now}に{event:unsaid.ta}", "{period:now}、{event:unsaid.te}いる", "{period:now}、{event:unsaid.te}いた", "{period:now}に{event:unsaid.te}いる", "{period:now}に{event:unsaid.te}いた")),
    Phrase("past", a.Never, "{period:now}、{event:unsaid.te}いない", "it has not happened {period} that {event}", also=("{period:now}に{event:unsaid.te}いない", "{period:now}、{event:unsaid.te}いなかった")),
    Phrase("past", a.Happened, "{event.subject:doer}{period:now}に{event.deed:deed.ta}", "{event.subject} {event.deed/past} {period}", inner={"event": a.Happens}, also=("{event.subject:doer}{period:now}、{event.deed:deed.ta}", "{event.subject:doer}{period:now}{event.deed:deed.ta}", "{event.subject:doer}{period:now}に{event.deed:deed.te}いる", "{event.subject:doer}{period:now}に{event.deed:deed.te}いた", "{event.subject:doer}{period:now}、{event.deed:deed.te}いた")),
    Phrase("past", a.Never, "{event.subject:doer}{period:now}に{event.deed:deed.te}いない", "it has not happened {period} that {event.subject} {event.deed/@event.subject}", inner={"event": a.Happens}, also=("{event.subject:doer}{period:now}、{event.deed:deed.te}いない", "{event.subject:doer}{period:now}に{event.deed:deed.te}いなかった", "{event.subject:doer}{period:now}、{event.deed:deed.te}いなかった")),
    # who did it, or did not: said again
    *[
        Phrase("clause", node, f"相手がそう{first}なら、{{then:scope}}", f"if they {english}, {{then}}", also=tuple(f"{who}がそう{said}、{{then:scope}}" for who in ("相手", "敵プレイヤー", "対戦相手", "そのプレイヤー") for said in (f"{first}なら", f"{first}場合", *more))[1:])
        for node, first, english, more in ((a.IfDone, "した", "do", ()), (a.IfNotDone, "しない", "do not", ("しなかったなら", "しなかった場合")))
    ],
    # what brings it about first: 敵の効果によって味方怪異がレストされる
    Phrase("happening", a.Happens, "{deed.cause:because}{subject:doer}{deed.deed:rdeed~}", "{subject} {deed.deed/@subject}{deed.cause}", inner={"deed": m.Through}),
    Phrase("happening", m.NotIn, "{event.subject:doer}{period:outphase}以外に{event.deed:deed~}", "{event.subject} {event.deed/@event.subject} outside of {period}", inner={"event": a.Happens}, also=("{event.subject:doer}{period:outphase}以外で{event.deed:deed~}", "{event.subject:doer}{period:outphase}以外の時に{event.deed:deed~}")),
    Phrase("outphase", a.Period, "{whose:turnof}{phase:turnphase}", "{whose}{phase}", {"which": a.EveryOne()}),
    Phrase("while", a.While, "{condition.event:unsaid.ta}ターンに", "in the turn in which {condition.event}", {"condition.period": THIS_TURN}, inner={"condition": a.Happened}, also=("{condition.event:unsaid.ta}ターン", "{condition.event:unsaid.ta}ターン中", "{condition.event:unsaid.ta}ターンの間", "{condition.event:unsaid.ta}ターンには")),
    Phrase("span", m.InExtraTurn, "その追加ターンの間", "during that extra turn", also=("その追加ターン中", "その追加ターン", "追加ターンの間", "追加ターン中", "この追加ターンの間", "この追加ターン中", "その追加のターンの間")),
    # how this card was used, before its name: 墓地から発動されたこのカードが
    Phrase("happening", a.Provided, "{condition.quality:cameas}このカードが{event.deed:deed~}", "this card, {condition.quality}, {event.deed/@event.subject}", {"event.subject": a.This(), "condition.what": a.This()}, inner={"event": a.Happens, "condition": a.Is}),
    Phrase("cameas", a.Lies, "{position:lying}の", "{position}"),
    Phrase("cameas", m.SteppedUp, "ステップアップさせた", "stepped up", also=("ステップアップした", "ステップアップさせて発動した")),
    Phrase("cameas", m.ByBreak, "[ブレイク]によって発動された", "used by [Break]", also=("[ブレイク]によって発動した", "[ブレイク]で発動された", "[ブレイク]で発動した", "[ブレイク]によって戦場に出た")),
    Phrase("cameas", m.ByLeave, "この方法で発動した", "activated this way", also=("この方法で発動された",)),
    Phrase("cameas", m.CameFrom, "{place:openly}から発動された", "activated from {place}", also=("{place:openly}から発動した",)),
]  # fmt: skip
