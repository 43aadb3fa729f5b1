"""Rows made from rows: what can be said of a thing can be said when the thing is left out, and in any order of words.

A game writes a wording once; the ways to say it that Japanese always has are made here.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final

from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase
from kirifuda.text.verbs import VERBS, ending, passive_of

_GAP: Final = re.compile(r"\{[^}]*\}")
_OBJECT: Final = re.compile(r"\{(\w+):(\w+)\}")

DROPPED: Final = Phrase("dropped", a.Dropped, "", "(it|them)#")
"""What was just chosen and is not named again."""


def left_out(
    rows: Iterable[Phrase], objects: Iterable[str], into: str = "bare", *, of: str = "act", unsaid: str = "dropped"
) -> list[Phrase]:
    """The rows that begin with one of these objects, without it: 〜を1体選び、破壊する."""
    wanted = tuple(objects)
    begins = re.compile(rf"^\{{([\w.]+):(?:{'|'.join(map(re.escape, wanted))})\}}")
    gone = rf"{{\1:{unsaid}}}"
    found: dict[tuple[object, ...], Phrase] = {}
    for row in rows:
        spellings = [begins.sub(gone, text) for text in (row.ja, *row.also) if begins.match(text)]
        if row.category != of or not spellings:
            continue
        ja, *also = dict.fromkeys(spellings)
        forms = {form: begins.sub(gone, text) for form, text in row.forms.items() if begins.match(text)}
        key = (row.node, ja, tuple(sorted(map(str, row.fixed.items()))))
        found.setdefault(key, replace(row, category=into, ja=ja, also=tuple(also), forms=forms))
    return list(found.values())


_SLOT: Final = re.compile(r"\{(?:([\w.]+):)?(\w+)")
_SPOKEN: Final = re.compile(r"(?<=\{)(?=[a-z])|(?<=@)(?=[a-z])|(?<=\)#)(?!actor)(?=[a-z])")


def spanned(rows: Iterable[Phrase], subjects: Mapping[str, str], into: str = "stmt") -> list[Phrase]:
    """The rows that begin with one of these subjects, with how long it holds behind it: 味方1体は、このターン、〜.

    `subjects`: what the subject is read as there, which must not be left out.
    """
    wanted = "|".join(map(re.escape, subjects))
    begins = re.compile(rf"^\{{(\w+):({wanted})\}}")

    def during(template: str) -> str:
        found = begins.match(template)
        assert found is not None
        rest = _SLOT.sub(lambda slot: f"{{do.{slot[1] or slot[2]}:{slot[2]}", template[found.end() :])
        return f"{{do.{found[1]}:{subjects[found[2]]}}}{{duration:span}}、{rest}"

    made: list[Phrase] = []
    for row in rows:
        spellings = [during(text) for text in (row.ja, *row.also) if begins.match(text)]
        if not spellings or row.node is None:
            continue
        ja, *also = dict.fromkeys(word for text in spellings for word in (text, text.replace("span}、", "span}")))
        made.append(
            Phrase(
                into,
                a.Timed,
                ja,
                "{duration}, " + _SPOKEN.sub("do.", row.en),
                {f"do.{name}": value for name, value in row.fixed.items()},
                also=tuple(also),
                forms={form: during(text) for form, text in row.forms.items() if begins.match(text)},
                inner={"do": row.node, **{f"do.{name}": node for name, node in row.inner.items()}},
            )
        )
    return made


DONE_TO: Final = frozenset(
    ["する", "させる", "置く", "加える", "戻す", "捨てる", "選ぶ", "打ち消す", "出す", "取り除く"]
)
"""Verbs that are also said of what they are done to."""


def undergone(rows: Iterable[Phrase], objects: Iterable[str], undergoer: str, unsaid: str) -> list[Phrase]:
    """The rows, also said of what something is done to: 敵1体が退場させられる.

    `unsaid` may be left out, which it may not where the passive is also what one can do: 捨てられる.
    """
    begins = re.compile(rf"^(\{{\w+:)(?:{'|'.join(map(re.escape, objects))})\}}")

    def said(row: Phrase) -> tuple[str, ...]:
        found = []
        for text in (row.ja, *row.also):
            verb = ending(text)
            if begins.match(text) and verb in DONE_TO:
                who = undergoer if VERBS[verb]["can"] == passive_of(verb) else unsaid
                found.append(begins.sub(rf"\1{who}}}", text.removesuffix(verb) + passive_of(verb)))
        return tuple(dict.fromkeys(found))

    return [replace(row, also=(*row.also, *said(row))) if row.category == "act" else row for row in rows]


def counted(category: str, things: str, quantity: str, english: str = "{count} {of#count}") -> Phrase:
    """So many of something, as an object: 味方1体を, 味方を1体, 1体の味方を."""
    orders = ("{%s}{%s}を", "{%s}を{%s}")
    of, count = f"of:{things}", f"count:{quantity}"
    ja, *also = (*(order % (of, count) for order in orders), f"{{{count}}}の{{{of}}}を")
    return Phrase(category, a.Some, ja, english, also=tuple(also), number="count")


def drawing(category: str = "act", quantity: str = "q_mai", verbs: tuple[str, ...] = ("引く", "ドローする")) -> Phrase:
    """To draw, in every way in which it is said; the first verb is the house's."""
    count = f"{{count:{quantity}}}"
    objects = (f"カードを{count}", f"カード{count}を", count, f"{count}カードを", f"{count}を", f"{count}のカードを")
    decks = ("", "デッキから", "山札から", "自分のデッキから", "自分の山札から", "デッキの上から", "山札の上から")
    decks += ("デッキの一番上から", "自分のデッキの上から", "自分のデッキの一番上から")
    ways = [f"{deck}{thing}{verb}" for verb in verbs for deck in decks for thing in objects]
    return Phrase(category, a.Draw, ways[0], "<draw> {count} (card|cards)#count", also=tuple(ways[1:]))


def lasting(rows: Iterable[Phrase], span: str = "span") -> list[Phrase]:
    """The rows of what lasts, with how long it does behind their subject: このキャラクターはターン終了時まで…を得る."""
    return [_timed(row, span) for row in rows if _SUBJECT.match(row.ja)]


def _timed(row: Phrase, span: str) -> Phrase:
    assert row.node is not None
    ja, *also = dict.fromkeys(_in_the_middle(text, span) for text in (row.ja, *row.also) if _SUBJECT.match(text))
    return replace(
        row,
        node=a.Timed,
        ja=ja,
        also=tuple(also),
        en=f"{_INNER.sub(_inside, row.en)} {{duration}}",
        fixed={f"do.{name}": value for name, value in row.fixed.items()},
        inner={"do": row.node, **{f"do.{name}": node for name, node in row.inner.items()}},
        forms={form: _in_the_middle(text, span) for form, text in row.forms.items()},
    )


_SUBJECT: Final = re.compile(r"^\{[^}]*\}[はがにの]?")
_INNER: Final = re.compile(r"(\{|[#@](?!pl\b|sg\b|actor\b))(?=[a-z])")


def _in_the_middle(text: str, span: str) -> str:
    inner = _SLOT.sub(lambda slot: f"{{do.{slot[1] or slot[2]}:{slot[2]}", text)
    return _SUBJECT.sub(lambda head: f"{head[0]}{{duration:{span}}}", inner)


def _inside(found: re.Match[str]) -> str:
    return f"{found[1]}do."


def passive(row: Phrase, subjects: tuple[str, ...] = ("ga", "topic")) -> Phrase:
    """What is done to something, also with it as the subject: キャラクター1体が捨て札される."""
    made: list[str] = []
    for text in (row.ja, *row.also):
        verb = ending(text)
        head = re.match(r"^\{(\w+):obj\}", text)
        if head and verb in DONE_TO:
            rest = f"{text[head.end() :].removesuffix(verb)}{passive_of(verb)}"
            made += [f"{{{head[1]}:{subject}}}{rest}" for subject in subjects]
    return replace(row, also=tuple(dict.fromkeys((*row.also, *made))))


def passively(rows: Iterable[Phrase], sufferers: Mapping[str, str]) -> list[Phrase]:
    """The rows, each said of its object as well: 怪異1体を破壊する, 怪異1体は破壊される. `sufferers`: what an object is
    called as a subject. Where を begins the last words, the object is before it."""
    return [replace(row, also=(*row.also, *_passives(row, sufferers))) for row in rows]


def _passives(row: Phrase, sufferers: Mapping[str, str]) -> Iterable[str]:
    for text in (row.ja, *row.also) if row.category == "act" and not row.forms else ():
        verb = ending(text)
        found = _OBJECT.match(text)
        if "can" not in VERBS.get(verb, {}):
            continue
        undergone = f"{text.removesuffix(verb)}{passive_of(verb)}"
        if found and found[2] in sufferers:
            yield f"{{{found[1]}:{sufferers[found[2]]}}}{undergone[found.end() :]}"
        elif "を" in _GAP.split(text)[-1]:
            yield "が".join(undergone.rsplit("を", 1))
