"""Wordings of last_resort for counters, which the book does not forbid and cards may bring (A94)."""

from __future__ import annotations

from typing import Final

from kirifuda.text import ast as a
from kirifuda.text.alike import Alike
from kirifuda.text.phrases import Phrase

COUNTERS: Final = {"魔力": "magic", "蓄積": "charge", "刻印": "rune", "年輪": "ring", "残響": "echo"}
"""Names of counters; a card may bring others."""
UNITS: Final = "個つ"
HERE: Final = ("{what:ref}に", "{what:gen}", "{what:ref}に置かれている", "{what:ref}に置かれた")


def _put(verb: str, where: tuple[str, ...]) -> tuple[str, ...]:
    """So many counters, in every order."""
    return tuple(
        f"{way}{verb}"
        for unit in UNITS
        for place in where
        for way in (
            f"{place}{{counter:ctr}}を{{count:amount}}{unit}",
            f"{place}{{counter:ctr}}{{count:amount}}{unit}を",
            f"{place}{{count:amount}}{unit}の{{counter:ctr}}を",
            *((f"{{counter:ctr}}を{place}{{count:amount}}{unit}", f"{{counter:ctr}}{{count:amount}}{unit}を{place}") if place else ()),
        )
    )  # fmt: skip


def _every(node: type[a.Node], category: str, form: str, english: str) -> Phrase:
    """Once for every so many of them."""
    ways = tuple(form.replace("個", unit) for unit in UNITS)
    return Phrase(category, node, ways[0], english, also=ways[1:])


PUT: Final = _put("置く", ("{what:dat}",))
PUT_HERE: Final = _put("置く", ("",))
TAKEN: Final = _put("取り除く", ("{what:ref}から", "{what:gen}"))
TAKEN_HERE: Final = _put("取り除く", ("",))
COUNTING: Final = [
    Phrase("counter", a.Counter, "{name:counterword}", "{name}"),
    Phrase("ctr", a.Counter, "「{name:name}」カウンター", "“{name}” counter", also=("「{name:name}」のカウンター",)),
    # behind the quoted one, which prints the names that no list has
    Phrase("ctr", None, "{counter}カウンター", "{counter} counter"),
    Phrase("ctr", a.Counter, "カウンター", "counter", {"name": "カウンター"}),
    Phrase("act", a.PutCounters, PUT[0], "<put> {count} {counter}(|s)#count on {what}", also=PUT[1:]),
    Phrase("act", a.PutCounters, PUT_HERE[0], "<put> {count} {counter}(|s)#count on this card", {"what": a.This()}, also=PUT_HERE[1:]),
    Phrase("act", a.PutCounters, "{what:dat}{count:measure}と同じ数の{counter:ctr}を置く", "<put> as many {counter}s as {count} on {what}", also=("{what:dat}{counter:ctr}を{count:measure}と同じ数置く", "{what:dat}{counter:ctr}を{count:measure}だけ置く", "{what:dat}{counter:ctr}を{count:measure}と同じ数だけ置く", "{count:measure}と同じ数の{counter:ctr}を{what:dat}置く", "{what:dat}{count:measure}分の{counter:ctr}を置く")),
    Phrase("act", a.RemoveCounters, TAKEN[0], "<remove> {count} {counter}(|s)#count from {what}", also=TAKEN[1:]),
    Phrase("act", a.RemoveCounters, TAKEN_HERE[0], "<remove> {count} {counter}(|s)#count from this card", {"what": a.This()}, also=TAKEN_HERE[1:]),
    Phrase("act", a.RemoveCounters, "{what:gen}{counter:ctr}をすべて取り除く", "<remove> all {counter}s from {what}", {"count": a.Everything()}, also=("{what:ref}から{counter:ctr}をすべて取り除く", "{what:gen}すべての{counter:ctr}を取り除く", "{what:ref}からすべての{counter:ctr}を取り除く")),
    Phrase("act", a.RemoveCounters, "{counter:ctr}をすべて取り除く", "<remove> all {counter}s from this card", {"count": a.Everything(), "what": a.This()}, also=("すべての{counter:ctr}を取り除く",)),
    Phrase("state", a.Compare, "{left:s_ctr}{right:amount}個{relation:rel}置かれている", "there (is|are)#right {relation<}{right}{relation>} {left#right}", also=tuple(f"{{left:s_ctr}}{{right:amount}}{unit}{{relation:rel}}{end}" for unit in UNITS for end in ("置かれている", "ある", "である", "置いてある"))[1:]),
    Phrase("state", a.Compare, "{left:s_ctr}置かれている", "there is a {left}", {"relation": a.AtLeast(), "right": a.Num(1)}, also=("{left:s_ctr}ある",)),
    Phrase("state", a.Compare, "{left:s_ctr}置かれていない", "there is no {left}", {"relation": a.Same(), "right": a.Num(0)}, also=("{left:s_ctr}ない", "{left:s_ctr}1個もない", "{left:s_ctr}1個も置かれていない", "{left:s_ctr}1つもない", "{left:s_ctr}1つも置かれていない")),
    Phrase("s_ctr", a.CountersOn, f"{HERE[0]}{{counter:ctr}}が", "{counter}(|s)# on {what}", also=tuple(f"{place}{{counter:ctr}}が" for place in HERE[1:])),
    Phrase("s_ctr", a.CountersOn, "{counter:ctr}が", "{counter}(|s)# on this card", {"what": a.This()}),
    Phrase("measure1", a.CountersOn, "{what:gen}{counter:ctr}の数", "the number of {counter}s on {what}", also=("{what:gen}{counter:ctr}の個数", *(f"{place}{{counter:ctr}}の{number}" for place in HERE[2:] for number in ("数", "個数")))),
    Phrase("c_ctr", a.CountersOn, "{what:gen}{counter:ctr}", "{counter}(|s)# on {what}", also=("{what:ref}に置かれている{counter:ctr}", "{what:ref}に置かれた{counter:ctr}")),
    Phrase("c_ctr", a.CountersOn, "{counter:ctr}", "{counter}(|s)# on this card", {"what": a.This()}),
    Phrase("mod", a.HasCounters, "{counter:ctr}が置かれている", "| with a {counter}", {"least": a.Num(1)}, also=("{counter:ctr}の置かれている", "{counter:ctr}が置かれた", "{counter:ctr}の置かれた")),
    Phrase("mod", a.HasCounters, "{counter:ctr}が{least:amount}個以上置かれている", "| with {least} or more {counter}s", also=("{counter:ctr}が{least:amount}つ以上置かれている",)),
    Phrase("gained", a.PerCounter, "{what:gen}{counter:ctr}1個につき{feature:modify}", "{feature} for every {counter} on {what}", also=tuple(f"{place}{{counter:ctr}}{each}{{feature:modify}}" for place in ("{what:gen}", *HERE[2:]) for each in ("1個につき", "1つにつき", "の数だけ", "の数分"))[1:]),
    Phrase("gained", a.PerCounter, "{counter:ctr}1個につき{feature:modify}", "{feature} for every {counter} on this card", {"what": a.This()}, also=tuple(f"{{counter:ctr}}{each}{{feature:modify}}" for each in ("1つにつき", "の数だけ", "の数分"))),
    _every(a.Per, "share", "{of:c_ctr}{unit:amount}個につき{each:amount}点", "{each} | for every {unit} {of#unit}"),
    _every(a.Per, "percount", "{of:c_ctr}{unit:amount}個につき{each:amount}枚", "{each} (card|cards)#each for every {unit} {of#unit}"),
    _every(a.ForEach, "scoped", "{amount:c_ctr}{unit:amount}個につき、{do:scope}", "for every {unit} {amount#unit}, {do~}"),
]  # fmt: skip
COUNTERS_ALIKE: Final = (
    Alike("に", ("(?<=[ドムー])の上に(?:ある|置かれている|置かれた)?(?=[^。、をがはの]{0,9}カウンター)",)),
    Alike("置く", ("(?<=[個つを])(?:乗せる|載せる|のせる)",), "counters"),
    Alike("置き", ("(?<=[個つを])(?:乗せ|載せ|のせ)(?=、)",), "counters"),
    Alike("を", ("(?<=カウンター)を(?:合計|さらに|追加で)(?=[0-9])",)),
)
