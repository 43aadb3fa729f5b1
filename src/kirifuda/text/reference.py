"""The wording reference: a page that lists every row of a language.

`python -m kirifuda.text.reference kirifuda.games.magical_duel.wording:language docs/wording-magical_duel.md`
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Final

from kirifuda.text.language import Language
from kirifuda.text.phrases import Phrase

INTRO: Final = """# Wordings: {name}

Generated from the rows; do not edit. {rows} rows ({words} of them words), {rules} rules with all spellings and forms.

`{{field:category}}` is a gap, `*` a list, `.te` a verb form, `~` the form asked of the row. English: `<verb>` inflects,
`(one|more)#` takes a number, `|` parts what stands before a noun from what stands after it. A row without a node passes
its only gap on. *Also* lists spellings that are read and kept, never chosen.
"""


def reference(language: Language) -> str:
    """The whole page."""
    rows = language.grammar.rows
    words = [row for row in rows if _is_word(row)]
    parts = [INTRO.format(name=language.name, rows=len(rows), words=len(words), rules=len(language.grammar.rules))]
    for category in dict.fromkeys(row.category for row in rows):
        own = [row for row in rows if row.category == category]
        parts.append(f"## {category}\n\n{_table(own)}")
    return "\n".join(parts).rstrip() + "\n"


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
