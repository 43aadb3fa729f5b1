"""Magical Duel wordings for replacements (910), and for what holds as long as the card itself is so."""

from __future__ import annotations

from typing import Final

from kirifuda.games.magical_duel import ast as m
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

AT: Final = ("場合", "とき", "際", "なら")
THIS: Final = a.This()
TO_GRAVEYARD: Final = a.Happens(THIS, a.IsPut(a.Anywhere(), a.Place(a.Zone("墓地"), a.AnyPlayer())))
RESOLVED: Final = a.Happens(
    THIS,
    m.Through(
        m.ByResolving(),
        a.IsPut(a.Place(a.Zone("チェイスゾーン"), a.AnyPlayer()), a.Place(a.Zone("墓地"), a.AnyPlayer())),
    ),
)
SO_LONG: Final = ("であるかぎり、", "である限り、", "である間、", "の間、")


def spelt(template: str, *words: str) -> tuple[str, tuple[str, ...]]:
    """A wording with a gap for one word of several: in the first, and in the others."""
    first, *others = (template.replace("@", word) for word in words)
    return first, tuple(others)


def replaced(category: str) -> list[Phrase]:
    """Instead of an event, something else. Whoever would have done it does the other thing, unless somebody is named;
    orbs that are nobody's in so many words are those of the event (1102.2)."""
    plain, plain_also = spelt("{event:happening}@、代わりに{instead:scope}", *AT)
    unsaid, unsaid_also = spelt("{event:unsaid}@、代わりに{instead:scope}", *AT)
    provided, provided_also = spelt(
        "{event.event:happening}@、{event.condition:cond.nara}なら、代わりに{instead:scope}", *AT
    )
    other, other_also = spelt("{event.subject:otherone}{event.deed:deed}@、代わりに{instead.do:chain}", *AT)
    rows = [
        Phrase(category, a.Replace, plain, "if {event/would}, instead {instead}", also=plain_also, weak=True),
        Phrase(category, a.Replace, unsaid, "if {event/would}, instead {instead}", also=unsaid_also),
        Phrase(category, a.Replace, provided, "if {event.event/would}, and if {event.condition}, instead {instead}", inner={"event": a.Provided}, also=provided_also, weak=True),
        Phrase(category, a.Replace, other, "if {event.subject} would {event.deed}, instead that player {instead.do/@instead.who}", {"instead.who": a.ThatPlayer()}, inner={"event": a.Happens, "instead": a.By}, also=other_also),
    ]  # fmt: skip
    rows += [
        Phrase(category, a.Replace, "このカードを解決後に墓地に置く代わりに、{instead:scope}", "instead of putting this card into the graveyard after it resolves, {instead}", {"event": RESOLVED}),
        Phrase(category, a.Replace, "このカードを墓地に置く代わりに、{instead:scope}", "instead of putting this card into the graveyard, {instead}", {"event": TO_GRAVEYARD}, also=("このカードは墓地に置かれる代わりに、{instead:scope}", "このカードを墓地に置かず、代わりに{instead:scope}")),
        Phrase(category, a.Replace, "{event.subject:leader0}{event.deed:deed}代わりに、{instead:scope}", "if you would {event.deed}, instead {instead}", inner={"event": a.Happens}),
    ]  # fmt: skip
    for side in ("mine", "theirs"):
        ja, also = spelt(
            f"{{event.subject:orbdoer}}{{event.deed:corrupts_{side}}}@、代わりに{{instead:orbs_{side}}}", *AT
        )
        english = "if {event.subject} would {event.deed}, instead {instead}"
        rows.append(Phrase(category, a.Replace, ja, english, inner={"event": a.Happens}, also=also))
    return rows


def orbs(side: str, who: type[a.Player], words: tuple[str, ...], english: str) -> list[Phrase]:
    """Orbs of one player: corrupted, and what is done to so many of them instead."""
    place = a.Place(a.Zone("オーブゾーン"), who())
    whole = a.Any(a.Filter(place, (), a.AnyCard()))
    fixed = {"what.of.where": place, "what.of.qualities": (), "what.of.noun": a.AnyCard()}
    inner: dict[str, type[a.Node]] = {"what": a.Some, "what.of": a.Filter}
    first, *more = (f"{{cause}}{word}オーブを穢す" for word in words)
    bare = ("オーブを{what.count:q_tsu}", "オーブ{what.count:q_tsu}を")
    deed = {"action": a.Action("corrupt"), "what": whole}
    return [
        Phrase(f"corrupts_{side}", a.Performs, first, f"corrupt an orb {english}{{cause}}", deed, also=tuple(more)),
        Phrase(f"orbs_{side}", m.Corrupt, bare[0] + "穢す", f"corrupt {{what.count}} (orb|orbs)#what.count {english}", fixed, inner=inner, also=(bare[1] + "穢す",)),
        Phrase(f"orbs_{side}", a.Exile, bare[0] + "ゲームから除外する", f"exile {{what.count}} (orb|orbs)#what.count {english}", {**fixed, "arriving": ()}, inner=inner, also=(bare[1] + "ゲームから除外する", bare[0] + "除外する", bare[1] + "除外する")),
        Phrase(f"orbs_{side}", a.Move, bare[0] + "墓地に置く", f"put {{what.count}} (orb|orbs)#what.count {english} into the graveyard", {**fixed, "arriving": (), "to": a.Into(a.Place(a.Zone("墓地"), a.Owner()))}, inner=inner, also=(bare[1] + "墓地に置く",)),
    ]  # fmt: skip


def so_long(do: type[a.Effect], fields: dict[str, object], words: str, english: str) -> list[Phrase]:
    """What holds of this card as long as it is something; なら as well."""
    long, long_also = spelt(f"このカードは{{duration.condition.quality:pred}}@{words}", *SO_LONG)
    more = tuple(one.replace("このカードは", "このカードが", 1) for one in (long, *long_also))
    doing, doing_also = spelt(f"このカードが{{duration.condition.quality:doing}}@{words}", "かぎり、", "限り、", "間、")
    short = f"このカードは{{condition.quality:pred}}なら{words}"
    return [
        Phrase("saying", a.Timed, long, f"as long as this card is {{duration.condition.quality}}, {english}", {"duration.condition.what": THIS, **fields}, inner={"duration": a.While, "duration.condition": a.Is, "do": do}, also=(*long_also, *more, doing, *doing_also)),
        Phrase("saying", a.If, short.replace("{do.", "{then."), f"if this card is {{condition.quality}}, {english}".replace("{do.", "{then."), {"condition.what": THIS, **{name.replace("do.", "then."): value for name, value in fields.items()}}, inner={"condition": a.Is, "then": do}),
    ]  # fmt: skip


INSTEAD: Final = [
    Phrase(
        "scoped",
        a.Replace,
        "{event.subject:pronobj}墓地に置く代わりに、{instead:scope}",
        "instead of putting {event.subject} into the graveyard, {instead}",
        {"event.deed": a.IsPut(a.Anywhere(), a.Place(a.Zone("墓地"), a.AnyPlayer()))},
        inner={"event": a.Happens},
        also=(
            "{event.subject:pronobj}墓地に置かず、代わりに{instead:scope}",
            "{event.subject:prontopic}墓地に置かれる代わりに、{instead:scope}",
            "{event.subject:prontopic}墓地に置かず、代わりに{instead:scope}",
        ),
    ),
    Phrase("pronobj", None, "{pron}を", "{pron}"),
    Phrase("prontopic", None, "{pron}は", "{pron}"),
    *replaced("saying"),
    *replaced("scoped"),
    Phrase("leader0", a.You, "あなたは", "you", also=("味方プレイヤーは",)),
    Phrase("orbdoer", None, "{ref}が", "{ref}"),
    Phrase("orbdoer", None, "{anyone}が", "{anyone}"),
    Phrase("orbdoer", a.You, "あなたが", "you", also=("味方プレイヤーが",)),
    Phrase(
        "otherone", a.Opponent, "相手が", "your opponent", also=("敵プレイヤーが", "相手プレイヤーが", "対戦相手が")
    ),
    Phrase("otherone", a.AnyPlayer, "プレイヤーが", "a player", also=("いずれかのプレイヤーが", "各プレイヤーが")),
    *orbs("mine", a.You, ("味方", "あなたの", "味方の"), "of yours"),
    *orbs("theirs", a.Opponent, ("敵", "相手の", "敵の", "敵プレイヤーの"), "of your opponent"),
    *so_long(a.Forbid, {"do.subject": THIS}, "{do.deed:deed.cannot}", "it cannot {do.deed}"),
    *so_long(a.Lose, {"do.what": THIS}, "{do.features:lost*と}を失う", "it loses {do.features%, & and }"),
]
