"""Links inside the documentation lead somewhere."""

import re
from typing import Final

from tests.hygiene.sources import name_of, text_files

LINK: Final = re.compile(r"\]\((?!https?:|mailto:|#)([^)#\s]+)")


def test_links_between_pages_resolve() -> None:
    broken = [
        f"{name_of(page)}: {target}"
        for page in text_files()
        if page.suffix == ".md"
        for target in LINK.findall(page.read_text("utf-8"))
        if not (page.parent / target).exists()
    ]

    assert broken == []
