"""The deletion test tells a scenario that fails from one that can't be read."""

from __future__ import annotations

from scripts.deletion import unreadable


def test_a_scenario_that_cannot_be_read_proves_nothing() -> None:
    failed = "FAILED tests/scenarios/test_scenarios.py::test_scenario[104-1-a] - "

    assert unreadable(f"F\n{failed}kirifuda.scenario.errors.MalformedScenario: line 3") == "test_scenario[104-1-a]"
    assert unreadable(f"F\n{failed}AssertionError: failed: one more") is None
    assert unreadable("1 passed") is None
