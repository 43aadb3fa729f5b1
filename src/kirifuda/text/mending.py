"""The nearest texts that can be read and mean what was understood.

Only what carries no meaning is mended: a word of another game, brackets, a particle, a counter, a mark, a form of the
same verb, kana for kanji, one wrong letter in a long word. Sides, numbers, times, negations, names, keywords and verbs
stay.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Final

from kirifuda.text.ast_base import Node, Ref
from kirifuda.text.chart import Built
from kirifuda.text.layout import ANY_OPEN, GOES_ON, STOP, Laid, Layout
from kirifuda.text.openly import is_near
from kirifuda.text.probing import Chunk, Probe, furthest
from kirifuda.text.slips import KANJI, PARTICLES, TIMES, is_swapped, righted, sounds_like, with_kana
from kirifuda.text.verbs import VERBS

if TYPE_CHECKING:
    from kirifuda.text.language import Language

TRIALS: Final = 32
LOOSE_TRIALS: Final = 24
"""So many changed texts are read at the second look too, which takes longer."""
SUGGESTED: Final = 3
NEAR: Final = 4
RUN_ON: Final = 14
"""A second sentence may be understood so far before it does not go on."""
LONG: Final = 6
"""A stretch of so many letters says by itself what it means."""
OTHER_PARTS: Final = (("に", "は"), ("に", "が"), ("を", "は"))
"""To whom it is done would become who does it."""
COUNTERS: Final = "枚体人つ個"  # of things; how often and how much is another matter
BRACKETS: Final = ("「」", "『』", "“”", "【】", "《》", "[]", "〔〕")
_MARKS: Final = "".join(BRACKETS)
_STEM: Final = re.compile(r"[一-鿿々ァ-ヺー](?=[ぁ-ん])")
_RUNS: Final = (re.compile(r"[+-]?[0-9]+"), re.compile(r"[^をはがに、。]+"), re.compile(r"[^。]+"))
"""What might stand in brackets that are missing: a number, a word, the rest of the sentence."""
_KANA_ONE: Final = re.compile("[ぁ-ん、。]")
_KATAKANA: Final = re.compile("[ァ-ヺー]")
_NAMED: Final = re.compile("[”」』][0-9]+$")  # a name alone does not show what counts it
_CORE: Final = re.compile(r"[^一-鿿々ァ-ヺーA-Za-z]")
_TAIL: Final = re.compile("[^ぁ-ん].*$", re.DOTALL)
_RUNS_ON: Final = re.compile(r"[うくすつぬぶむるジ](?=[一-鿿々ァ-ヺ「『【《])")
"""What a sentence ends in, before what another may begin with."""
_LOST: Final = re.compile(r"(?<=対象)し|(?<=[しえけげせてねべめれっいび])(?=とき|時、|場合|後)")
_STATED: Final = re.compile(r"(?:ある|いる|ない|い|以上|以下)$")
_BEGINS: Final = re.compile(r"[をはがにの、。：⇒\n]")


def _endings(forms: tuple[str, ...]) -> frozenset[str]:
    """What verbs end in, in some forms; none that says not."""
    found = {re.sub("^[^ぁ-ん]+", "", verb[form]) for verb in VERBS.values() for form in forms if form in verb}
    return frozenset(ending for ending in found if "な" not in ending)


_ENDINGS: Final = {forms["dict"]: forms["i"] for forms in VERBS.values() if "i" in forms and "can" in forms}
_ENDED: Final = re.compile(f"(?:{'|'.join(sorted(_ENDINGS, key=len, reverse=True))})(?=、)")
"""What ends a sentence, before a comma: 1体選ぶ、それを破壊する."""
ENDS: Final = _endings(("dict", "ta"))
GOING_ON: Final = _endings(("i", "te"))
_WEIGHTY: Final = frozenset(
    "一二三四五六七八九十百0123456789上下前後左右大小多少有無不非未以敵味方自相手開終始全各同他最赤青緑黄黒白回種度枚体人個中名：⇒"
)
"""Letters of which one changes what is meant."""


@dataclass(frozen=True)
class Mend:
    """A changed text, and where the change begins."""

    text: str
    start: int


def suggestions(language: Language, probe: Probe, caret: int, line: str, key: str) -> list[str]:
    """Up to three texts that can be read. If nothing helps a text that has words of other games, these are put right
    first."""
    found = _helping(language, probe, _mends(language, probe, caret, line), key)
    text = _translated(language, line, [word for word in language.foreign if word in line])
    if found is None and text != line:
        other = furthest(language, Laid(text, list(range(len(text) + 1))), key)
        found = _helping(language, other, _mends(language, other, other.caret, text), key)
    return found or []


def _helping(language: Language, probe: Probe, sorts: Iterable[Sort], key: str) -> list[str] | None:
    """What the surest sort of change that helps comes to; nothing if that could mean two things, None if none helps."""
    known = [chunk for chunk in probe.understood(language) if chunk.end - chunk.start >= LONG]
    left = LOOSE_TRIALS
    for is_sure, mends in sorts:
        found: dict[str, object] = {}
        for mend in islice({mend.text: mend for mend in mends}.values(), TRIALS):
            ways = language.ways(mend.text, key)
            if not ways and left:
                left -= 1
                parts = language.loosely.read(mend.text, key) or []
                ways = parts[0].ways if len(parts) == 1 else []
            kept = [] if is_sure else [chunk for chunk in known if _typed(probe, chunk.end - 1) < mend.start]
            if len(ways) == 1 and all(_holds(ways[0], chunk) for chunk in kept):
                found[mend.text] = ways[0].value
        if found:
            return list(found)[:SUGGESTED] if len(set(found.values())) == 1 else []
    return None


Sort = tuple[bool, Iterator[Mend]]
"""Changes of one sort. Whether they are sure: a word is known for the one that it was taken for, so that what was
understood before it may have been understood otherwise."""


def _mends(language: Language, probe: Probe, caret: int, line: str) -> Iterator[Sort]:
    """Changed texts by the sort of change, the surest first. If two of a sort mean different things, none is sure."""
    layout = language.loosely.layout
    known = frozenset(word for sort in language.new_words.sorts.values() for word in sort.known)
    at = _typed(probe, caret)
    yield True, _foreign(language, line)
    yield True, (Mend(text, start) for text, start in righted(line, layout.names))
    yield True, _labels(language, line)
    yield False, _rebracketed(line, at, layout, known)
    yield False, _bracketed(probe, line, layout)
    yield False, _letters(probe, line, COUNTERS)
    yield False, _marks(probe, line)
    yield False, _stops(line, at)
    yield False, _asked(line, at)
    yield False, _kana(probe, line)
    yield True, _letter(language, probe, line)
    yield False, _letters(probe, line, PARTICLES)
    yield False, _forms(probe, line)
    yield False, _kana_missing(line, at)


def _typed(probe: Probe, at: int) -> int:
    """Where a letter of the probe stands in the line."""
    return probe.origin[min(at, len(probe.origin) - 1)] - probe.origin[0]


def _foreign(language: Language, line: str) -> Iterator[Mend]:
    """Words of other games as this one calls them: each, and all of them."""
    words = [word for word in language.foreign if word in line]
    for word in words:
        yield Mend(_translated(language, line, [word]), line.index(word))
    yield Mend(_translated(language, line, words), min((line.index(word) for word in words), default=0))


def _translated(language: Language, line: str, words: list[str]) -> str:
    """A text with words of other games put into those of this one; a word that holds one is left alone."""
    known = {word: word for word in (language.foreign[word] for word in words)}
    table = {**known, **{word: language.foreign[word] for word in words}}
    some = "|".join(map(re.escape, sorted(table, key=len, reverse=True))) or r"(?!)"
    return re.sub(some, lambda found: table[found[0]], line)


def _rebracketed(line: str, caret: int, layout: Layout, known: frozenset[str]) -> Iterator[Mend]:
    """The brackets around the caret, or right before or behind it, as brackets of another sort; but nothing becomes a
    name, and no word that nobody knows becomes one."""
    for left, right in BRACKETS:
        start = max(line.rfind(left, 0, caret), line.find(left, caret, caret + 1))
        end = line.find(right, start + 1)
        inside = line[start + 1 : end]
        is_word = _CORE.sub("", inside) or _KANA_ONE.search(inside)
        is_known = inside in layout.words or inside in known or "：" in inside or inside.endswith(STOP)
        if start < 0 or end < 0 or (is_word and not is_known):
            continue
        for other, closing in BRACKETS:
            if other != left and other not in layout.named:
                yield Mend(line[:start] + other + line[start + 1 : end] + closing + line[end + 1 :], start)


def _labels(language: Language, line: str) -> Iterator[Mend]:
    """A word in the brackets of labels that nobody knows, as the one known word that is a letter away; short words are
    a letter away from many."""
    left, right = map(re.escape, language.script.labels)
    known = {*language.reserved, *language.loosely.layout.words}
    for found in re.finditer(f"{left}([^{left}{right}]+){right}", line):
        word = found[1]
        near = [one for one in known if is_near(word, one) or sounds_like(word, one)]
        if word not in known and len(near) == 1 and (len(near[0]) > 2 or sounds_like(word, near[0])):
            yield Mend(line[: found.start(1)] + near[0] + line[found.end(1) :], found.start(1))


def _stops(line: str, caret: int) -> Iterator[Mend]:
    """A stop between two sentences that run together, where the second begins: at the caret or a few letters before."""
    for at in range(caret, max(caret - RUN_ON, 0), -1):
        if _RUNS_ON.match(line, at - 1):
            yield Mend(line[:at] + STOP + line[at:], at)


def _asked(line: str, caret: int) -> Iterator[Mend]:
    """A condition that lacks its if: 5枚以上ある、カードを引く."""
    at = line.rfind("、", 0, caret + 1)
    if at > 0 and _STATED.search(line, 0, at):
        yield from (Mend(line[:at] + word + line[at:], at) for word in ("なら", "場合"))


def _kana_missing(line: str, caret: int) -> Iterator[Mend]:
    """A letter that only one place near the caret can have lost: 対象し, 攻撃しとき."""
    for found in _LOST.finditer(line, max(caret - NEAR, 0), min(caret + NEAR, len(line))):
        letter = "と" if found[0] == "し" else "た"
        yield Mend(line[: found.start()] + letter + line[found.start() :], found.start())


def _bracketed(probe: Probe, line: str, layout: Layout) -> Iterator[Mend]:
    """Brackets round what should stand in them; one that is closed and was never opened, or the other way round."""
    yield from _opened(line)
    yield from _closed(line)
    for reach, letter in _wanted(probe):
        pair = next((pair for pair in BRACKETS if pair[0] == letter and letter not in layout.named), "")
        at = _typed(probe, reach)
        for run in _RUNS if pair else ():
            found = run.match(line, at)
            if found is not None and _belongs(found[0], layout):
                yield Mend(line[:at] + pair[0] + found[0] + pair[1] + line[found.end() :], at)


def _opened(line: str) -> Iterator[Mend]:
    """An opening bracket before the first closing one that lacks it: where the line, a clause or a word begins."""
    for left, right in (*BRACKETS, "（）", "()"):
        end = line.find(right)
        if end >= 0 and left not in line[:end]:
            places = (0, *(found.end() for found in _BEGINS.finditer(line, 0, end)))
            yield from (Mend(line[:at] + left + line[at:], at) for at in dict.fromkeys(places) if at < end)


def _closed(line: str) -> Iterator[Mend]:
    """A closing bracket behind the last opening one that lacks it: before a particle or a mark, or at the end."""
    for left, right in (*BRACKETS, "（）", "()"):
        start = line.rfind(left)
        if start >= 0 and right not in line[start:]:
            places = (*(found.start() for found in _BEGINS.finditer(line, start + 2)), len(line))
            yield from (Mend(line[:at] + right + line[at:], at) for at in places)


def _belongs(run: str, layout: Layout) -> bool:
    """Whether some words show that they belong into brackets; others would become a name or a keyword."""
    return run in layout.words or "：" in run or run[0] in ANY_OPEN or not _CORE.sub("", run)


def _wanted(probe: Probe) -> dict[tuple[int, str], None]:
    """Letters that would have gone on near the caret, with where."""
    found: dict[tuple[int, str], None] = {}
    for place in sorted(probe.places, key=lambda place: -place.reach):
        if place.reach >= probe.caret - NEAR:
            for literal in place.node.literals:
                if literal.startswith(probe.text[place.here : place.reach]) and len(literal) > place.agreed:
                    found[place.reach, literal[place.agreed]] = None
            for _, _, starts, _ in place.node.moves if not place.agreed else ():
                if starts is not None:
                    found.update(dict.fromkeys((place.here, pair[0]) for pair in sorted(starts[0] | starts[1])))
    return found


def _letters(probe: Probe, line: str, marks: str) -> Iterator[Mend]:
    """One counter for another; one particle for another, one more, or one less."""
    wanted = _wanted(probe)
    for reach, letter in wanted:
        at = _typed(probe, reach)
        if letter in marks and line[at - 1 : at] not in TIMES:
            is_same = (line[at : at + 1], letter) not in OTHER_PARTS and not _NAMED.search(line, 0, at)
            if is_same and at < len(line) and line[at] in marks:
                yield Mend(line[:at] + letter + line[at + 1 :], at)
            if marks != COUNTERS and not (letter == "に" and line[at - 1 : at].isdigit()):  # to 2 is not by 2
                yield Mend(line[:at] + letter + line[at:], at)
    for at in dict.fromkeys(_typed(probe, reach) for reach, _ in wanted):
        if marks != COUNTERS and 0 < at < len(line) and line[at] in marks and line[at - 1 : at] not in TIMES:
            yield Mend(line[:at] + line[at + 1 :], at)


def _marks(probe: Probe, line: str) -> Iterator[Mend]:
    """An arrow for a colon and the other way round; a colon left out in brackets; a stop left out at the end or before
    what goes on with the sentence. A stop or a colon anywhere else would make other sentences."""
    for reach, letter in (wanted := _wanted(probe)):
        before, rest = line[: (at := _typed(probe, reach))], line[at:]
        is_price = before[-1:] in _MARKS and any(other == reach and one.isnumeric() for other, one in wanted)
        if letter in "：⇒" and rest[:1] in ("：", "⇒") and not is_price:
            yield Mend(before + letter + rest[1:], at)
        is_inside = any(before.rfind(left) > before.rfind(right) for left, right in BRACKETS)
        if (letter == "：" and is_inside) or (letter == STOP and (not rest or GOES_ON.match(rest))):
            yield Mend(before + letter + rest, at)


def _words(probe: Probe) -> Iterator[tuple[int, str]]:
    """The words that could have stood near the caret, with where they would begin."""
    for place in sorted(probe.places, key=lambda place: -place.reach):
        if place.reach >= probe.caret - NEAR:
            for literal in place.node.literals:
                yield place.here, literal


def _kana(probe: Probe, line: str) -> Iterator[Mend]:
    """A word in kana, or half in kana, that is written in kanji here."""
    mends: list[tuple[int, Mend]] = []
    for here, literal in _words(probe):
        if KANJI.search(literal):
            at = _typed(probe, here)
            found = with_kana(literal).match(line, at)
            if found is not None:
                agreed = len(set(literal) & set(found[0]))
                mends.append((agreed, Mend(line[:at] + literal + line[found.end() :], at)))
    best = max((agreed for agreed, _ in mends), default=0)
    yield from (mend for agreed, mend in mends if agreed == best)


def _letter(language: Language, probe: Probe, line: str) -> Iterator[Mend]:
    """A word of three letters or more, kana not counted, with one wrong letter that does not change what is meant."""
    known = [word for sort in language.new_words.sorts.values() for word in sort.known]
    labels = {*known, *language.reserved, *language.loosely.layout.words}
    for here in dict.fromkeys(place.here for place in probe.places if place.reach >= probe.caret - NEAR):
        words = [literal for place in probe.places if place.here == here for literal in place.node.literals]
        at = _typed(probe, here)
        for word in (*words, *known, *language.reserved):
            if len(_CORE.sub("", word)) > 2:
                for end in range(at + len(word) - 1, min(at + len(word) + 1, len(line)) + 1):
                    typed = line[at:end]
                    is_sure = not any(is_near(typed.strip(_MARKS), one) for one in labels if one != word.strip(_MARKS))
                    if (_is_slip(typed, word) and is_sure) or is_swapped(typed, word) or sounds_like(typed, word):
                        yield Mend(line[:at] + word + line[end:], at)


def _is_slip(typed: str, word: str) -> bool:
    """Whether one is the other but for a letter without weight; a kanji or a number is no letter too many."""
    changed = set(typed) ^ set(word)
    is_weighty = any(letter in _WEIGHTY or _KANA_ONE.match(letter) for letter in changed)
    is_said = len(typed) != len(word) and not all(map(_KATAKANA.match, changed))
    return is_near(typed, word) and not (
        is_weighty or is_said or any(one[0] in changed for one in _STEM.finditer(word))
    )


def _forms(probe: Probe, line: str) -> Iterator[Mend]:
    """Another form of the same verb: one that ends a sentence for another, or one that goes on."""
    for here, literal in _words(probe):
        at = _typed(probe, here)
        for stem in _STEM.finditer(literal):
            if not line.startswith(literal[: stem.end()], at):
                break
            tail = at + stem.end()
            ending = _TAIL.sub("", literal[stem.end() :])
            for end in range(tail + 1, min(tail + 4, len(line)) + 1):
                if _is_form(line[tail:end], ending, line[end : end + 1]):
                    yield Mend(line[:tail] + ending + line[end:], at)
    for found in _ENDED.finditer(line):
        yield Mend(line[: found.start()] + _ENDINGS[found[0]] + line[found.end() :], found.start())


def _is_form(typed: str, ending: str, follows: str) -> bool:
    """Whether two endings are forms of verbs that do the same in a sentence, so far as what follows does not tell."""
    while typed[1:] and ending[1:] and typed[0] == ending[0] and typed not in ENDS:
        typed, ending = typed[1:], ending[1:]
    if not {typed, ending} <= ENDS | GOING_ON:
        return False
    same = (typed in ENDS and ending in ENDS) or (typed in GOING_ON and ending in GOING_ON)
    return same or (follows == STOP and ending in ENDS) or (follows == "、" and ending in GOING_ON)


def _holds(built: Built, chunk: Chunk) -> bool:
    """Whether what a stretch stands for is somewhere in a reading, as a whole or in its parts."""
    found, todo = set[object](), [built]
    while todo:
        one = todo.pop()
        found.add(one.value)
        todo += [kid for _, kid in one.kids]
    return any(_is_in(value, found) for value in chunk.values)


def _is_in(value: object, found: set[object]) -> bool:
    if value in found or isinstance(value, Ref) or not isinstance(value, Node):
        return True
    inner = [getattr(value, name) for name in value.__struct_fields__]
    parts = [part for one in inner for part in (one if isinstance(one, tuple) else (one,)) if isinstance(part, Node)]
    return bool(parts) and all(_is_in(part, found) for part in parts)
