"""Magical Duel wordings made from those of deeds: what brought a deed about, either of two deeds, who did it unsaid."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from kirifuda.games.magical_duel import ast as m
from kirifuda.games.magical_duel.wording_deeds import DEEDS, FIELD, SHORT_DEEDS, WHATEVER
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

OWN: Final = (
    "draw", "discard", "play", "search", "corrupt", "gain candy", "pay candy", "make aether", "shuffle", "activate",
)  # fmt: skip
"""What players do; all else is said of the card itself where nobody is named."""

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
    Phrase("caused", m.EitherDeed, "{deeds:rdeed}か{deeds:rdeed~}", "{deeds~% or }", also=("{deeds:rdeed}か、{deeds:rdeed~}", "{deeds:rdeed}または{deeds:rdeed~}", "{deeds:rdeed}、または{deeds:rdeed~}")),
    Phrase("because", None, "{because0}によって", "{because0}"),
    Phrase("because", None, "{because0}により", "{because0}"),
    Phrase("because", None, "{because0}によっては", "{because0}"),
    Phrase("because", None, "{because0}では", "{because0}"),
    Phrase("because", None, "{because0}で", "{because0}"),
    Phrase("notcause", m.NotBy, "{cause:because0}以外で", " otherwise than{cause}", also=("{cause:because0}以外では", "{cause:because0}以外によって", "{cause:because0}以外により", "{cause:because0}による以外で", "{cause:because0}による以外では", "{cause:because0}以外の方法で")),
    Phrase("because0", a.ByBattle, "バトル", " in battle", also=("攻撃",)),
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
]  # fmt: skip
