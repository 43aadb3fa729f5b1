"""The wording reference: a page that lists every row of a language.

`python -m kirifuda.text.reference kirifuda.games.magical_duel.wording.assembly:language docs/wording-magical_duel.md`
"""

from __future__ import annotations

import importlib
import re
import sys
from pathlib import Path
from typing import Final

from kirifuda.text.alike import EVERYWHERE, Alike
from kirifuda.text.language import Language
from kirifuda.text.phrases import Phrase

MADE: Final = 3
"""So many of the forms that are made are shown."""
INTRO: Final = """# Wordings: {name}

Generated from the rows; do not edit. {rows} rows ({words} of them words), {rules} rules with all spellings and forms.

`{{field:category}}` is a gap, `*` a list, `.te` a verb form, `~` the form asked of the row. English: `<verb>` inflects,
`(one|more)#` takes a number, `|` parts what stands before a noun from what stands after it. A row without a node passes
its only gap on. *Also* lists spellings that are read and kept, never chosen.
"""

OPEN_WORDS: Final = """## Open words

Words that the cards bring along. One that no card in use has is read too where its place shows what it is, and noted as
new; a word of the game, of another card game, or one letter away from a word of three or more, is not.
"""
SPELLINGS: Final = """## Spellings that are one

Both are read, in either direction, wherever a text does not read as it stands; commas and line breaks need not agree
either. Nothing here changes a meaning.
"""


def reference(language: Language) -> str:
    """The whole page."""
    rows = language.grammar.rows
    words = [row for row in rows if _is_word(row)]
    parts = [INTRO.format(name=language.name, rows=len(rows), words=len(words), rules=len(language.grammar.rules))]
    for category in dict.fromkeys(row.category for row in rows):
        own = [row for row in rows if row.category == category]
        parts.append(f"## {category}\n\n{_table(own)}")
    return "\n".join([*parts, open_words(language), spellings(language)]).rstrip() + "\n"


def open_words(language: Language) -> str:
    """The sorts of words that are left to the cards, with those that are known."""
    lines = [
        f"| `{name}` | {sort.ja} | {sort.en} | {', '.join(f'{word} ({said})' for word, said in sort.known.items())} |"
        for name, sort in language.new_words.sorts.items()
    ]
    if not lines:
        return "## Open words\n\nNone: every word is in a row, and names stand in their brackets.\n"
    return "\n".join([OPEN_WORDS, "| Gap | 日本語 | English | Known |", "|---|---|---|---|", *lines, ""])


def spellings(language: Language) -> str:
    """What is one and the same to the reader: for every game, and for this one."""
    rows = [*equivalences(EVERYWHERE), *equivalences(language.script.alike)]
    return "\n".join([SPELLINGS, "| Read as | So is | Where |", "|---|---|---|", *rows, ""])


def equivalences(likes: tuple[Alike, ...]) -> list[str]:
    """A line of a table for each."""
    return [f"| {like.one or '(nothing)'} | {also_of(like)} | {like.remark or 'everywhere'} |" for like in likes]


def also_of(like: Alike) -> str:
    """What is read as the same; of forms that are made, the first ones."""
    if like.words:
        pairs = [f"{word} ({form or 'nothing'})" for word, form in list(like.words.items())[:MADE]]
        return ", ".join(pairs) + (" …" if len(like.words) > MADE else "")
    return ", ".join(map(in_words, like.also))


def in_words(pattern: str) -> str:
    """A regular expression as somebody would write it: what may follow or precede is the remark's business."""
    bare = re.sub(r"\(\?<?[=!](?:[^()]|\([^()]*\))*\)", "", pattern)
    plain = re.sub(r"\\(.)", r"\1", re.sub(r"\\?.\?", "", re.sub(r"\(\?:([^()]*)\)", r"\1", bare)))
    return plain.replace("|", ", ").replace(" +", "a space")


def _is_word(row: Phrase) -> bool:
    return row.node is not None and set(row.fixed) == {"name"} and "{" not in row.ja


def _table(rows: list[Phrase]) -> str:
    lines = ["| Japanese | English | Node | Also |", "|---|---|---|---|"]
    for row in rows:
        node = row.node.__name__ if row.node else ""
        cells = (row.ja or "(nothing)", row.en, node, "<br>".join(_shown(one) for one in row.also))
        lines.append("| " + " | ".join((_shown(cells[0]), _shown(cells[1]), node, cells[3])) + " |")
    return "\n".join(lines) + "\n"


def _shown(text: str) -> str:
    plain = text.replace("\n", "⏎").replace("|", "\\|").replace("<", "&lt;").replace("*", "\\*").replace("~", "\\~")
    return plain.strip() or "(nothing)"


def main(source: str, target: str) -> None:
    """Write the page of the language that `module:function` returns."""
    module, _, function = source.partition(":")
    language = getattr(importlib.import_module(module), function)()
    Path(target).write_text(reference(language), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
