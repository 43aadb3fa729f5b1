"""The types of the page are written from what the server sends, whole and as it is now."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType
from typing import Final, is_typeddict

import pytest
from msgspec import Struct

from kirifuda.games import sheet
from kirifuda.server import bodies, messages, preferences
from scripts import docs
from scripts.protocol_types import protocol

PAGE: Final = Path(docs.ROOT) / "web" / "src" / "protocol.ts"


@pytest.mark.parametrize("module", [sheet, bodies, messages, preferences], ids=lambda each: each.__name__)
def test_every_type_that_travels_is_known_to_the_page(module: ModuleType) -> None:
    own = [each for each in vars(module).values() if isinstance(each, type) and each.__module__ == module.__name__]
    travelling = {each.__name__ for each in own if issubclass(each, Struct) or is_typeddict(each)}

    assert travelling <= set(re.findall(r"(?m)^export interface (\w+)", protocol()))


def test_the_page_has_the_types_as_they_are_now() -> None:
    assert PAGE.read_text("utf-8") == protocol(), "run `make docs`"


def test_a_stale_page_fails_the_check(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    stale = tmp_path / "protocol.ts"
    stale.write_text(protocol().replace("away_s", "gone_s"), "utf-8")
    monkeypatch.setattr(docs, "ROOT", tmp_path)
    monkeypatch.setattr(docs, "GENERATORS", [(stale, "", protocol)])
    monkeypatch.setattr("sys.argv", ["docs.py", "--check"])

    with pytest.raises(SystemExit, match=r"protocol\.ts"):
        docs.main()


def test_what_the_server_leaves_out_is_put_back_and_what_may_be_missing_is_optional() -> None:
    written = protocol()

    assert "const CardNowLeft = {\n  place: null,\n  face_down: false,\n  known: true," in written
    assert "  cards: told.cards.map(readCardNow)," in written
    assert "  yield: string | null;" in written, "as it is called on the way, not as the Struct calls it"
    assert "export interface ChangeSettings {\n  type: 'settings';\n  seat: number;\n  ask_all?: boolean;" in written
