"""What could have stood at a place, as kinds of things: derived from the classes that a gap of a row can stand for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from kirifuda.text import ast as a
from kirifuda.text.grammar import Grammar, key_of
from kirifuda.text.phrases import Slot
from kirifuda.text.probing import Place, Probe, firsts

if TYPE_CHECKING:
    from kirifuda.text.language import Language

Kind = tuple[str, str]
"""Japanese and English."""
KINDS: Final[dict[type, Kind]] = {
    a.Race: ("種族など", "a race or the like"),
    a.Kind: ("カードの種類", "a noun: a kind of card"),
    a.CardName: ("名前", "a name"),
    a.Keyword: ("キーワード能力", "a keyword"),
    a.Attribute: ("属性", "an attribute"),
    a.Counter: ("カウンターの種類", "a kind of counter"),
    a.Zone: ("領域", "a zone"),
    a.Stat: ("数値の名前", "the name of a number"),
    a.Position: ("状態", "a state"),
    a.Phase: ("フェイズ", "a phase"),
    a.Player: ("プレイヤー", "a player"),
    a.Thing: ("カード（どれか）", "a noun: which card"),
    a.Party: ("カードやプレイヤー", "a card or a player"),
    a.Where: ("場所", "a place: where"),
    a.Noun: ("カードの種類", "a noun: a kind of card"),
    a.Quality: ("どんなカードか", "a description: what sort of card"),
    a.Feature: ("得るもの・持つもの", "what a card gains or has"),
    a.Quantity: ("数", "a number"),
    a.Relation: ("以上・以下など", "a comparison"),
    a.Period: ("期間", "a period"),
    a.Duration: ("期間（いつまで）", "a duration: how long"),
    a.Event: ("きっかけ（いつ）", "an event: when"),
    a.Deed: ("出来事", "an event: what happens"),
    a.Condition: ("条件", "a condition"),
    a.Limit: ("回数の制限", "a limit: how often"),
    a.Arrival: ("出しかた", "how it enters"),
    a.Destination: ("行き先", "where it goes"),
    a.Cause: ("原因", "a cause"),
    a.Effect: ("動詞（何をするか）", "a verb: what is done"),
    a.Ability: ("能力の文", "a whole ability"),
    int: ("数字", "a number"),
    str: ("名前", "a name"),
}
"""The first class of a node's ancestors that is listed names it."""
PARTICLES: Final = "をはがにへでのと"
COUNTERS: Final = "枚体人つ個点回種"
MARKS: Final[dict[str, Kind]] = {
    "。": ("句点", "a full stop"),
    "、": ("読点", "a comma"),
    "：": ("コストと効果の間の「：」", "a colon between cost and effect"),
    "⇒": ("きっかけと効果の間の「⇒」", "an arrow between trigger and effect"),
    **dict.fromkeys(PARTICLES, ("助詞", "a particle")),
    **dict.fromkeys(COUNTERS, ("助数詞", "a counter for the number")),
    **dict.fromkeys("「『“", ("かぎ括弧", "a quotation mark")),
    **dict.fromkeys("[【《〔（", ("括弧", "a bracket")),
    **dict.fromkeys("」』”]】》〕）", ("閉じ括弧", "a closing bracket")),
}
_GO_ON: Final[Kind] = ("続きの言葉", "the words that go on here")
SHOWN: Final = 4
EXAMPLES: Final = 2
LONGEST: Final = 12
MUCH: Final = 0.4
HANDED_ON: Final = 3
_WORD: Final = re.compile(r"[一-鿿々ァ-ヺー]")
_TAIL: Final = re.compile(r"[*].*$")


def expected(language: Language, probe: Probe, caret: int) -> dict[Kind, tuple[str, ...]]:
    """The kinds of things that could have stood at a place of the probe, each with up to two examples; the likest to
    what stands there first."""
    there = probe.text[caret : caret + LONGEST]
    found: dict[Kind, list[str]] = {}
    reached = [place for place in probe.places if place.reach == caret]
    if not reached:  # the caret was moved back to the beginning of a word
        before = max((place.here for place in probe.places if place.here <= caret), default=0)
        reached = [place for place in probe.places if place.here == before]
    for place in reached:
        if place.agreed or place.start < place.here or not place.here:
            for kind, examples in _of(language, place, probe.text):
                found.setdefault(kind, []).extend(examples)
    for key in probe.chart.listed(caret) if not found else ():
        found.setdefault(_of_key(language, key) or _GO_ON, []).extend(samples(language.grammar).get(key, []))
    ranked = sorted(found.items(), key=lambda item: -max((likeness(one, there) for one in item[1]), default=0))
    return {kind: _shortest(examples, there) for kind, examples in ranked[:SHOWN]}


def _of(language: Language, place: Place, text: str) -> Iterator[tuple[Kind, list[str]]]:
    said = text[place.here : place.reach]
    for literal in place.node.literals:
        if literal.startswith(said):
            yield _of_word(language, place.key, literal[place.agreed :]), [literal]
    for key, _, starts, _ in place.node.moves:
        if not said or said in firsts(starts):
            own = samples(language.grammar).get(_TAIL.sub("", key), [])
            yield _of_key(language, key) or _GO_ON, [word for word in own if word.startswith(said)]


def _of_word(language: Language, key: str, literal: str) -> Kind:
    mark = MARKS.get(literal.strip()[:1])
    if mark is not None and (len(literal.strip()) == 1 or mark[0] not in ("助詞", "助数詞")):
        return mark
    kind = _of_key(language, key) if _WORD.search(literal) else None
    return kind or mark or _GO_ON


def _of_key(language: Language, key: str) -> Kind | None:
    """The kind of a category: that of most of the classes it can stand for."""
    classes = language.printer.produced.get(_TAIL.sub("", key), frozenset())
    named = [next((KINDS[one] for one in cls.__mro__ if one in KINDS), None) for cls in classes]
    kinds = [kind for kind in named if kind is not None]
    return max(sorted(set(kinds)), key=kinds.count) if kinds else None


@lru_cache(maxsize=8)
def samples(grammar: Grammar) -> dict[str, list[str]]:
    """Words for every key: rows without gaps, and the verbs of the others; rows that hand on what is in their gap have
    its words."""
    found: dict[str, list[str]] = {"digits": ["1", "2"]}
    found.update({name: list(one.english)[:EXAMPLES] for name, one in grammar.terminals.items() if one.is_open})
    for rule in grammar.rules:
        last = rule.parts[-1] if rule.parts else ""
        word = last.lstrip(PARTICLES) if isinstance(last, str) and not rule.spelling else ""
        is_verb = rule.row.node is not None and issubclass(rule.row.node, (a.Effect, a.Deed))
        if (
            word
            and len(word) <= LONGEST
            and (not rule.slots or (is_verb and _WORD.match(word) and word[0] not in COUNTERS))
        ):
            found.setdefault(rule.key, []).append(word)
    for _ in range(HANDED_ON):
        for rule in grammar.rules:
            first = rule.parts[0] if rule.parts else ""
            if isinstance(first, Slot) and (rule.row.node is None or len(rule.parts) == 1):
                inner = found.get(key_of(first), ())
                own = found.setdefault(rule.key, [])
                own += [word for word in inner if word not in own]
    return found


def _shortest(examples: list[str], there: str) -> tuple[str, ...]:
    own = sorted({one.strip() for one in examples if one.strip()}, key=lambda one: (-_alike(one, there), len(one), one))
    return tuple(one.replace("\n", "⏎") for one in own[:EXAMPLES])


def likeness(word: str, there: str) -> float:
    """How much a word looks like what stands somewhere."""
    return SequenceMatcher(None, word, there[: max(len(word), 1)]).ratio()


def _alike(word: str, there: str) -> float:
    """The same where it says anything."""
    return found if (found := likeness(word, there)) > MUCH else 0
