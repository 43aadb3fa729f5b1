"""What carries no meaning must not decide whether a text reads: bullets, broken and joined lines, heads and keywords
with or without their brackets, brackets of names, a missing full stop.

A layout is tried only where a text does not read as it stands, so nothing that reads is ever read another way.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Final

from kirifuda.text.phrases import Phrase

BULLETS: Final = "・•●○◆◇■□▼▽★☆※"
ANY_OPEN: Final = "[【《〔〈「『“"
ANY_CLOSE: Final = "]】》〕〉」』”"
STOP: Final = "。"
GOES_ON: Final = re.compile(
    r"その後|そうした|それ|その|残り|ただし|さらに|この方法で"
    r"|[^。：⇒\n]{2,60}(?:以上|以下|未満|[0-9][枚体人つ]?|いる|いない|ある|ない)の?(?:なら|場合)は?、?(?:かわりに|代わりに)"
)
"""What a line begins with that belongs to the sentence before it."""
_BRACKETED: Final = re.compile(r"([\[【《〔])([^\[\]【】《》〔〕{}]{1,12})([\]】》〕])")
_TRIGGER: Final = re.compile(
    r"(?<=召喚できる。)(?=[^\n])|(?<=召喚できない。)(?=[^\n])"
    r"|(?<=。)(?!その|それ|そう|この(?:効果|能力|方法)|残り|ただし|さらに|次の|また|\n)"
    r"(?=[^。：\n「」]*(?:時|とき|たび|たびに|度に|際)、"
    r"|[^。：\n]*この(?:カード|クリーチャー|スペル)[はを][^。：\n]{0,40}召喚でき(?:ない|る)。"
    r"|(?:1ターンに[0-9][度回]、)?[^。\n「」]{1,40}：)"
)
"""Where another ability can begin on the same line: with an event, with a cost, or with when a card is summoned."""
_CAPPED: Final = re.compile(
    r"(?<![A-Za-z])([A-Za-z])(は[^。（）\n]*)（(?:最大|上限)(?:値?は|で)?、?([0-9]+)(?:まで|とする|である)?）(?=。|$)"
)
"""What a letter is, and in brackets how much it is at most."""
_SORTS: Final = tuple(map(re.compile, (r"[ァ-ヺー]", r"[一-鿿々]", r"[A-Za-z]")))
_BULLETED: Final = re.compile(rf"(?m)^[ ]*([{BULLETS}])")
_OPTION: Final = re.compile(r"(?<=[。：])・|(?<=[。：\n])[①-⑨][ .．]?(?![でのをにが、：:，/⇒])")
"""An option behind a full stop, or with a number: ①."""
_WORDED: Final = re.compile(rf"([{re.escape(ANY_OPEN)}])\{{[^}}]*\}}(?=[{re.escape(ANY_CLOSE)}])")
_NAMED: Final = re.compile(r"(\S)\{[^}]*:name\}(\S)")


@dataclass(frozen=True)
class Laid:
    """A text laid out anew. `origin`: where each character, and the end, came from."""

    text: str
    origin: list[int]


class Layout:
    """How a game's rows bracket their words."""

    def __init__(self, rows: Iterable[Phrase], quotes: str, heads: Iterable[Callable[[Laid], Laid]] = ()) -> None:
        self.quotes: Final = quotes
        """What stands round an ability that is quoted."""
        self.heads: Final = tuple(heads)
        """How a game's heads and bracketed keywords are brought to the form of its rows."""
        words: dict[str, str] = {}
        names: dict[str, int] = {}
        others: set[str] = set()
        for row in rows:
            for template in (row.ja, *row.also):
                for opening, word, closing in _BRACKETED.findall(template):
                    words.setdefault(word, f"{opening}{word}{closing}")
                others.update(_WORDED.findall(template))
                for opening, closing in _NAMED.findall(template):
                    if opening in ANY_OPEN and closing in ANY_CLOSE:
                        names[opening + closing] = names.get(opening + closing, 0) + 1
        self.words: Final = words
        """Bracketed words, as the rows have them."""
        self.names: Final = max(names, key=lambda quotes: names[quotes]) if names else ""
        """What stands round the name of a card."""
        self.named: Final = frozenset(quotes[0] for quotes in names)
        """All that may open a name."""
        self.other: Final = frozenset(opening for opening in others if opening not in self.named)
        """What opens something else that cards bring: a sort in 《》 is no name."""
        some = "|".join(map(re.escape, sorted(words, key=len, reverse=True))) or r"(?!)"
        self._word: Final = re.compile(
            rf"([{re.escape(ANY_OPEN)}])({some})([{re.escape(ANY_CLOSE)}])|({some})(?![さしすせ])"
        )
        self._other: Final = re.compile(
            rf"([{re.escape(ANY_OPEN)}])([^{re.escape(ANY_OPEN + ANY_CLOSE)}。⇒：]{{1,24}})([{re.escape(ANY_CLOSE)}])"
        )

    def laid(self, text: str) -> list[Laid]:
        """The ways in which a text may be laid out, those that change least first: bullets off; words in the brackets
        of the house; names in its quotes."""
        as_is = Laid(text, list(range(len(text) + 1)))
        for headed in self.heads:
            as_is = headed(as_is)
        found: list[Laid] = []
        for unmarked in _without_bullets(as_is):
            parted = replaced(unmarked, _OPTION, lambda match: "\n・")
            worded = replaced(parted, self._word, self._as_word)
            found += [parted, worded, self._named(parted), self._named(worded)]
            if self.quotes[0] in text:
                found.append(replaced(parted, self._word, self._as_quoted))
        return list({laid.text: laid for laid in reversed(found)}.values())[::-1]

    def parted(self, laid: Laid) -> Laid:
        """A text with a line for each of its triggers."""
        return replaced(laid, _TRIGGER, lambda match: "\n")

    def _named(self, laid: Laid) -> Laid:
        return replaced(laid, self._other, self._as_name) if self.names else laid

    def _as_word(self, found: re.Match[str]) -> str:
        opening, inside, closing, bare = found.groups()
        if bare:
            return self.words[bare] if _stands_alone(found) else bare
        return self.words[inside] if ANY_OPEN.index(opening) == ANY_CLOSE.index(closing) else found[0]

    def _as_quoted(self, found: re.Match[str]) -> str:
        """The same where a word in quotes is an ability that is quoted."""
        if found[1] == self.quotes[0] and found[3] == self.quotes[1]:
            return f"{self.quotes[0]}{self.words[found[2]]}{self.quotes[1]}"
        return self._as_word(found)

    def _as_name(self, found: re.Match[str]) -> str:
        opening, inside, closing = found.groups()
        if (
            inside in self.words
            or opening in self.other
            or ANY_OPEN.index(opening) != ANY_CLOSE.index(closing)
            or "/" in inside
        ):
            return found[0]
        return f"{self.names[0]}{inside}{self.names[1]}"


def uncapped(laid: Laid, cap: str) -> Laid:
    """The text with a sentence for the most that a letter may be, where brackets behind it say so; `cap`: how."""

    def said(found: re.Match[str]) -> str:
        return f"{found[1]}{found[2]}。{cap.format(letter=found[1], most=found[3])}"

    return replaced(laid, _CAPPED, said) if cap else laid


def _stands_alone(found: re.Match[str]) -> bool:
    """Whether a bare word is not a part of a longer one: what is next to it is another sort of letter."""
    text, start, end = found.string, found.start(), found.end()
    if text[start - 1 : start] in ("", "\n") and end - start > 1:
        return True  # the head of an ability
    return _parts(text[start - 1 : start], text[start]) and _parts(text[end - 1], text[end : end + 1])


def _parts(one: str, other: str) -> bool:
    sorts = [next((sort for sort in _SORTS if sort.match(each)), None) for each in (one, other)]
    return sorts[0] is None or sorts[0] is not sorts[1]


def _without_bullets(laid: Laid) -> list[Laid]:
    """If the first line has a bullet, every line with that bullet is an ability, or the others are its options. Where
    it has none, the lines that have one are options, or else abilities."""
    first = re.match(rf"\s*([{BULLETS}])[ ]*", laid.text)
    if first is None:
        marks = dict.fromkeys(_BULLETED.findall(laid.text))
        lines = [re.compile(rf"(?m)^[ ]*{re.escape(mark)}[ ]*") for mark in marks]
        ways = [(line, by) for line in lines for by in ("・", "")]
        return [laid, *(replaced(laid, line, partial(_exchanged, by)) for line, by in ways)]
    every = re.compile(rf"(?m)^[ ]*{re.escape(first[1])}[ ]*")
    return [replaced(laid, every, lambda match: ""), Laid(laid.text[first.end() :], laid.origin[first.end() :])]


def _exchanged(by: str, _: re.Match[str]) -> str:
    return by


def replaced(laid: Laid, pattern: re.Pattern[str], by: Callable[[re.Match[str]], str]) -> Laid:
    """Stretches of a text exchanged; what is new came from where the old began."""
    made: list[str] = []
    origin: list[int] = []
    here = 0
    for found in pattern.finditer(laid.text):
        start, end = found.span()
        new = by(found)
        made += (laid.text[here:start], new)
        origin += laid.origin[here:start]
        old = laid.origin[start:end] or [laid.origin[start]]
        lead = new.find(found[0]) if found[0] else -1
        if lead >= 0:  # the old words, with something put round them
            origin += [old[0]] * lead + old + [old[-1]] * (len(new) - lead - len(found[0]))
        else:
            origin += [old[min(at, len(old) - 1)] for at in range(len(new))]
        here = end
    made.append(laid.text[here:])
    origin += laid.origin[here:]
    return Laid("".join(made), origin)
