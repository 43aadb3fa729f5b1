"""What can be wrong with a card text.

TextError
  UnreadableText     no reading: caret, what was understood, what could stand there, nearest texts
  AmbiguousText      two different readings, both shown
  UnboundText        a pronoun without a referent, or with two
  TextTooLong        over a limit; nothing was read
RowError             a wording table that does not hold together (at load)
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Message:
    """A message by key, with its Japanese and English text."""

    key: str
    ja: str
    en: str


class TextError(ValueError):
    """A card text that cannot be used. `position` counts characters of the text as written."""

    def __init__(self, text: str, position: int, message: Message, detail: str = "") -> None:
        self.text = text
        self.position = position
        self.message = message
        self.detail = detail
        self.line = text.count("\n", 0, position) + 1
        self.column = position - (text.rfind("\n", 0, position) + 1) + 1
        where = f"line {self.line}, character {self.column}"
        super().__init__(f"{message.en} / {message.ja} ({where})" + (f"\n{detail}" if detail else ""))


class UnreadableText(TextError):
    """No row reads on from the caret.

    understood   the stretches before it that do read, with their English
    kinds        what sorts of things could have stood there, in Japanese and English
    expected     words that could have
    suggestions  texts that read, and say what was understood
    """

    def __init__(
        self,
        text: str,
        position: int,
        message: Message,
        detail: str,
        *,
        understood: tuple[tuple[str, str], ...] = (),
        kinds: tuple[tuple[str, str], ...] = (),
        expected: tuple[str, ...] = (),
        suggestions: tuple[str, ...] = (),
    ) -> None:
        super().__init__(text, position, message, detail)
        self.understood = understood
        self.kinds = kinds
        self.expected = expected
        self.suggestions = suggestions


class AmbiguousText(TextError):
    """Two trees for one text, or a tree that says two things; `readings` shows both."""

    def __init__(self, text: str, position: int, message: Message, readings: tuple[str, ...]) -> None:
        super().__init__(text, position, message, "\n".join(f"  {n}. {one}" for n, one in enumerate(readings, 1)))
        self.readings = readings


class UnboundText(TextError):
    """それ and its like: nothing, or two things, it could mean; `candidates` are their words."""

    def __init__(self, text: str, position: int, message: Message, detail: str, candidates: tuple[str, ...]) -> None:
        super().__init__(text, position, message, detail)
        self.candidates = candidates


class TextTooLong(TextError):
    """Longer or deeper than any honest card."""


class RowError(ValueError):
    """A row that contradicts its class, its verb, or another row."""
