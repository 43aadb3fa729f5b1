"""The limits in the protocol are those of the server."""

from __future__ import annotations

import re
from dataclasses import fields

from kirifuda.server.config import Config
from kirifuda.server.refusals import SENTENCES
from tests.hygiene.sources import ROOT

PROTOCOL = (ROOT / "docs" / "protocol.md").read_text("utf-8")
ROW = re.compile(r"^\| `(\w+)` \| ([0-9.]+) \|", re.MULTILINE)


def test_every_limit_is_told_with_its_default() -> None:
    kept = {each.name: each.default for each in fields(Config)}
    numbers = {name: float(kept[name]) for name in kept if type(kept[name]) in (int, float)}  # type: ignore[arg-type]
    told = PROTOCOL.partition("\n## Limits\n")[2].partition("\n## ")[0]

    assert {name: float(number) for name, number in ROW.findall(told)} == numbers


def test_every_refusal_of_the_transport_is_told() -> None:
    for code in ("too_large", "too_slow", "too_many_connections", "foreign_host", "foreign_origin", "too_fast"):
        assert f"| `{code}` | {SENTENCES[code][0]} |" in PROTOCOL
