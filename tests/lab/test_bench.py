"""The benchmark measures what it says, and notices a loss."""

import json
from typing import Any

import pytest

from kirifuda.lab import bench
from kirifuda.lab.measuring import as_json, figure


@pytest.fixture(scope="module")
def toy_report() -> dict[str, Any]:
    """A report without measuring."""
    figures = [
        figure("clone", "µs", [4.0, 5.0, 6.0]),
        figure("real decisions, random play", "/s", [12_345.0]),
        figure("turns a game", "", [20.0]),
    ]
    build = {"sizes": {"cards": 3, "objects": 100}, "figures": [each.data() for each in figures]}
    games = {"chase": {"builds": {"interpreted": build}}}
    return {"date": "2000-01-01", "python": "CPython", "machine": "a machine", "games": games}


def test_every_figure_is_measured_and_positive() -> None:
    report = json.loads(as_json("chase", 2, 2))

    figures = {each["name"]: each["value"] for each in report["figures"]}
    assert figures.pop("games stopped by an error") == 0
    assert all(value > 0 for value in figures.values())
    assert {"clone", "redact", "resample", "save as text", "load from text", "one event, fast path"} <= set(figures)
    assert figures["prompts a game"] > figures["real decisions a game"]


def test_the_table_shows_the_median_and_the_range(toy_report: dict[str, Any]) -> None:
    text = bench.table(toy_report)

    assert "5 µs [4–6]" in text
    assert "12 300/s" in text


def test_the_page_is_rewritten_between_its_marks(toy_report: dict[str, Any]) -> None:
    page = "before\n<!-- generated: benchmarks -->\nold\n<!-- end: benchmarks -->\nafter\n"

    new = bench.within(page, bench.page(toy_report))

    assert new.startswith("before\n<!-- generated: benchmarks -->\nCPython")
    assert new.endswith("<!-- end: benchmarks -->\nafter\n")
    assert "old" not in new
    with pytest.raises(ValueError, match="no region"):
        bench.within("nothing here", "")


@pytest.mark.parametrize(
    ("name", "factor", "is_loss"),
    [
        ("clone", 1.2, False),
        ("clone", 1.5, True),
        ("clone", 0.5, False),
        ("real decisions, random play", 0.9, False),
        ("real decisions, random play", 0.6, True),
        ("real decisions, random play", 2.0, False),
        ("turns a game", 3.0, False),
    ],
)
def test_only_a_loss_of_more_than_a_third_counts(
    toy_report: dict[str, Any], name: str, factor: float, is_loss: bool
) -> None:
    now = json.loads(json.dumps(toy_report))
    for each in now["games"]["chase"]["builds"]["interpreted"]["figures"]:
        if each["name"] == name:
            each["value"] *= factor

    assert bool(bench.losses(toy_report, now)) == is_loss
