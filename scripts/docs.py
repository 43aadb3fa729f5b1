"""Regenerate the generated parts of the documentation; with --check, fail if one is stale.

A generator returns the text of a file or of a marked region of one. Add new ones to GENERATORS.
"""

import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
DOCS: Final = ROOT / "docs"


def decision_index() -> str:
    """The list of architecture decisions, by their headings."""
    introduction = "One page each: context, decision, cost. A new one starts from the [template](0000-template.md)."
    rows = ["# Decisions", "", introduction, ""]
    for page in sorted((DOCS / "adr").glob("[0-9]*.md"))[1:]:
        title = page.read_text("utf-8").splitlines()[0].removeprefix("# ")
        rows.append(f"- [{title}]({page.name})")
    return "\n".join(rows) + "\n"


def violations() -> str:
    """The exceptions to the house limits, as a table."""
    entries = tomllib.loads((ROOT / "tests/hygiene/exceptions.toml").read_text("utf-8")).get("exception", [])
    if not entries:
        return "None.\n"
    rows = [f"| {entry['limit']} | `{entry['where']}` | {entry['reason']} |" for entry in entries]
    return "\n".join(["| Limit | Where | Reason |", "|---|---|---|", *rows]) + "\n"


GENERATORS: Final[list[tuple[Path, str, Callable[[], str]]]] = [
    (DOCS / "adr" / "README.md", "", decision_index),
    (DOCS / "style.md", "violations", violations),
]
"""File, name of the region in it (empty: the whole file), and who writes it."""


def main() -> None:
    """Write what differs, or name it."""
    stale = []
    for path, region, generate in GENERATORS:
        before = path.read_text("utf-8") if path.exists() else ""
        after = within(before, region, generate()) if region else generate()
        if after != before:
            stale.append(path.relative_to(ROOT).as_posix())
            if "--check" not in sys.argv:
                path.write_text(after, "utf-8")
    if stale and "--check" in sys.argv:
        sys.exit(f"docs: stale, run `make docs`: {', '.join(stale)}")
    print(f"docs: {', '.join(stale) + ' rewritten' if stale else 'up to date'}")


def within(page: str, region: str, text: str) -> str:
    """The page with one marked region replaced."""
    opening, closing = f"<!-- generated: {region} -->\n", f"<!-- end: {region} -->"
    before, _, rest = page.partition(opening)
    _, found, after = rest.partition(closing)
    if not found:
        sys.exit(f"docs: no region {region}")
    return f"{before}{opening}{text}{closing}{after}"


if __name__ == "__main__":
    main()
