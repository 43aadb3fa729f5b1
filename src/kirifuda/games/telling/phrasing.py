"""Sentences from tables of words.

An entry is a pair: Japanese, English. `{card}` is a field. In English `<draw|draws>` agrees with the subject: the first
form goes with "you", the second with everybody else.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from wcwidth import wcswidth

if TYPE_CHECKING:
    from kirifuda.customs.printed import WordedCard

Words = tuple[str, str]
Fields = Mapping[str, str]

AGREEING: Final = re.compile(r"<([^<>|]*)\|([^<>|]*)>")
WORDS: Final = re.compile(r"[!-~‘-”…–-]+\s*|[「『【（［〔《]*.[、。」』】）］〕》ーっゃゅょッャュョァィゥェォ]*")
"""What a line is not broken within: a word of Latin letters, any other letter with the brackets around it."""
NO_FIELDS: Final[dict[str, str]] = {}


def pick(words: Words, language: str) -> str:
    """The entry in one language."""
    return words[0] if language == "ja" else words[1]


def fill(words: Words, language: str, fields: Fields = NO_FIELDS, *, you: bool = False) -> str:
    """The entry with its fields filled in; `you` says that the subject is the reader."""
    text = pick(words, language)
    if language != "ja":
        text = AGREEING.sub(lambda match: match[1] if you else match[2], text)
    return text.format_map(fields) if "{" in text else text


def sentence(words: Words, language: str, fields: Fields = NO_FIELDS, *, you: bool = False) -> str:
    """The same, in English with a capital in front."""
    text = fill(words, language, fields, you=you)
    return text if language == "ja" else capital(text)


def capital(text: str) -> str:
    """The text with its first letter raised; brackets and quotation marks are passed over."""
    for place, letter in enumerate(text):
        if letter.isalpha():
            return text[:place] + letter.upper() + text[place + 1 :]
        if letter.isdigit():
            break
    return text


def width(text: str) -> int:
    """How many columns a text takes."""
    return max(0, wcswidth(text))


def padded(text: str, columns: int) -> str:
    """The text with spaces after it, so that it takes so many columns."""
    return text + " " * max(0, columns - width(text))


def shortened(text: str, columns: int) -> str:
    """The text in one line of at most so many columns, with an ellipsis if something is cut off."""
    line = " ".join(text.split())
    if width(line) <= columns:
        return line
    kept = ""
    for letter in line:
        if width(kept + letter) > columns - 1:
            break
        kept += letter
    return kept.rstrip() + "…"


def listed(parts: list[str], language: str) -> str:
    """Several things in a row."""
    return ("、" if language == "ja" else ", ").join(parts)


def heading(names: Words, key: str, facts: list[str], language: str) -> list[str]:
    """The first lines of a printed card: its name in both languages with its number, and its facts. A token has no
    number: its key says which text makes it."""
    name, other = names if language == "ja" else names[::-1]
    number = "" if "#" in key else f"  {key}"
    return [f"{name}{number}" if other == name else f"{name}  ({other}){number}", " · ".join(facts)]


COLUMNS: Final = 78


def described(names: Words, card: WordedCard, facts: list[str], texts: list[str], language: str) -> str:
    """A printed card in several lines: name, facts, texts and flavour."""
    lines = heading(names, card.key, facts, language)
    lines.extend(wrapped("\n".join(texts), COLUMNS))
    flavor = card.flavor[0 if language == "ja" else 1]
    return "\n".join([*lines, flavor] if flavor else lines)


def translated(word: str, language: str, tables: tuple[Mapping[str, str], ...]) -> str:
    """A word of the cards in English, from the first table that has it; as it is where none does."""
    found = [table[word] for table in tables if word in table]
    return word if language == "ja" or not found else found[0]


def wrapped(text: str, columns: int) -> list[str]:
    """The text in lines of at most so many columns, broken at spaces, or anywhere where there are none."""
    lines: list[str] = []
    for paragraph in text.splitlines():
        line = ""
        for word in WORDS.findall(paragraph):
            if line and width((line + word).rstrip()) > columns:
                lines.append(line.rstrip())
                line = ""
            line += word if line else word.lstrip()
        lines.append(line.rstrip())
    return lines
