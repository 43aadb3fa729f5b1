"""Wordings of pso2 for what happens instead of something (103.4.3): where one may pay for it, and how often."""

from __future__ import annotations

from typing import Final

from kirifuda.games.pso2 import ast as p
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

_WHEN: Final = ("場合", "時", "とき")
_MAY: Final = ("もよい", "よい")
_SO: Final = ("そうした場合", "そうしたなら")
_AGAIN: Final = (
    "破壊されるかわりに",
    "戦闘不能になるかわりに",
    "破壊されず",
    "戦闘不能にならず",
    "捨札に置かれるかわりに",
)
_ONCE: Final = ("この効果", "この能力", "この置換効果")
_OPTIONAL: Final[dict[str, type[a.Node]]] = {"instead": a.May, "instead.do": p.PaidFor}

INSTEAD: Final = [
    # what is paid, and what happens then, are one replacement that may be declined
    Phrase("say", a.Replace, "{event:happening}場合、かわりに{instead.do.pay:chain.te}もよい。そうした場合、{instead.do.then:scope}。", "when {event/would}, you may instead {instead.do.pay}; if you do, {instead.do.then}.", inner=_OPTIONAL, also=tuple(f"{{event:happening}}{when}、かわりに{{instead.do.pay:chain.te}}{may}。{so}、{{instead.do.then:scope}}。" for when in _WHEN for may in _MAY for so in _SO)[1:]),
    Phrase("say", a.Replace, "{event.subject:doer}{event.deed:fallen}場合、{instead.do.pay:chain.te}もよい。そうした場合、破壊されるかわりに、{instead.do.then:scope}。", "when {event.subject} would {event.deed}, you may instead {instead.do.pay} and {instead.do.then}.", inner={"event": a.Happens, **_OPTIONAL}, also=tuple(f"{{event.subject:doer}}{{event.deed:fallen}}{when}、{{instead.do.pay:chain.te}}{may}。{so}、{again}、{{instead.do.then:scope}}。" for when in _WHEN for may in _MAY for so in _SO for again in _AGAIN)[1:]),
    Phrase("say", a.Replace, "{event.subject:doer}{event.deed:fallen}場合、{instead.do.pay:act}事で、かわりに、{instead.do.then:scope}。", "when {event.subject} would {event.deed}, you may {instead.do.pay} and instead {instead.do.then}.", inner={"event": a.Happens, **_OPTIONAL}, also=tuple(f"{{event.subject:doer}}{{event.deed:fallen}}{when}、{{instead.do.pay:act}}事で、{again}、{{instead.do.then:scope}}。" for when in _WHEN for again in (*_AGAIN, "かわりに"))),
    Phrase("fallen", a.Undergoes, "{cause}破壊される", "be destroyed{cause}", {"action": a.Action("destroy")}, also=("{cause}戦闘不能になる",)),
    Phrase("steady", a.Static, "{says:say*}{limits:uses!}", "{says% }{limits}"),
    Phrase("uses", a.Times, "この効果は1ターンに{times:amount}度だけ適用できる。", " This can be done only {times} (time|times)#times a turn.", also=tuple(f"{this}は{span}に{{times:amount}}{unit}{only}{can}。" for this in _ONCE for span in ("1ターン", "各ターン") for unit in ("度", "回") for only, can in (("だけ", "適用できる"), ("だけ", "適用する"), ("だけ", "適用される"), ("まで", "適用できる"), ("のみ", "適用できる"), ("しか", "適用できない"), ("だけ", "使用できる")))[1:]),
    # on top or at the bottom, as one likes
    Phrase("act", p.EitherEnd, "{what:obj}デッキの上か下に置く", "<put> {what} on top of the deck or at its bottom", also=tuple(f"{{what:obj}}{whose}デッキの{top}{either}{bottom}に{verb}" for whose in ("", "自分の", "持ち主の", "相手の") for top, bottom in (("上", "下"), ("一番上", "一番下")) for either in ("か", "または", "か、") for verb in ("置く", "戻す"))[1:]),
]  # fmt: skip
