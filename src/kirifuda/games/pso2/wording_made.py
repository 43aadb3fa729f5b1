"""Rows of pso2 made from rows: said of the thing, with the thing before は, with the time in the middle."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase
from kirifuda.text.verbs import ending

_PASSIVE: Final = {
    "する": "される",
    "置く": "置かれる",
    "戻す": "戻される",
    "加える": "加えられる",
    "出す": "出される",
    "送る": "送られる",
    "捨てる": "捨てられる",
    "移す": "移される",
    "与える": "与えられる",
    "取り除く": "取り除かれる",
    "選ぶ": "選ばれる",
}


def undergone(rows: Iterable[Phrase], obj: str, subjects: Iterable[str], into: str = "step") -> list[Phrase]:
    """What is done to a thing, said of the thing: 〜を破壊する, 〜が破壊される. The English is that of the deed."""
    found: list[Phrase] = []
    for row in rows:
        plain = [
            text for text in (row.ja, *row.also) if text.startswith(f"{{what:{obj}}}") and ending(text) in _PASSIVE
        ]
        said = [text.removesuffix(ending(text)) + _PASSIVE[ending(text)] for text in plain]
        ways = [text.replace(f"{{what:{obj}}}", f"{{what:{one}}}", 1) for text in said for one in subjects]
        if row.category == "act" and ways:
            found.append(replace(row, category=into, ja=ways[0], also=tuple(dict.fromkeys(ways[1:])), forms={}))
    return found


def topical(rows: Iterable[Phrase], obj: str, topic: str, into: str = "step") -> list[Phrase]:
    """What is done to a thing that was spoken of and stands before は: 残りは捨札に置く."""
    found: list[Phrase] = []
    for row in rows:
        head = f"{{what:{obj}}}"
        ways = [text.replace(head, f"{{what:{topic}}}", 1) for text in (row.ja, *row.also) if text.startswith(head)]
        if row.category == "act" and ways:
            found.append(replace(row, category=into, ja=ways[0], also=tuple(ways[1:]), forms={}))
    return found


_ENGLISH_FIELD: Final = re.compile(r"(\{|@|#(?!(?:pl|sg|actor)\b))(?=[a-z])")


def in_the_middle(
    rows: Iterable[Phrase], begins: Iterable[str], span: str, into: str, *, category: str = "stmt", behind: str = ""
) -> list[Phrase]:
    """How long something lasts, said behind who or what it is said of: それはこのターン中、…"""
    wanted = "|".join(map(re.escape, begins))
    head = re.compile(rf"^(\{{\w+:(?:{wanted})\}}{behind})")
    found: list[Phrase] = []
    for row in rows:
        spellings = [head.sub(rf"\1{{duration:{span}}}、", text) for text in (row.ja, *row.also) if head.match(text)]
        if row.category != category or row.node is None or not spellings:
            continue
        ja, *also = (re.sub(r"\{(?!duration:)(?=[\w.]+:)", "{do.", _named(text)) for text in spellings)
        found.append(
            Phrase(
                into,
                a.Timed,
                ja,
                _ENGLISH_FIELD.sub(r"\1do.", row.en) + " {duration}",
                {f"do.{name}": value for name, value in row.fixed.items()},
                also=tuple(also),
                inner={"do": row.node, **{f"do.{name}": node for name, node in row.inner.items()}},
            )
        )
    return found


def _named(template: str) -> str:
    """Every slot with the name of its field."""
    return re.sub(r"\{(\w+)(?=[}~*+!])", r"{\1:\1", template)
