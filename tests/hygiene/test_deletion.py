"""The deletion test tells a scenario that fails from one that can't be read."""

from __future__ import annotations

from scripts.deletion import proofs_of, tried, unreadable


def test_a_scenario_that_cannot_be_read_proves_nothing() -> None:
    failed = "FAILED tests/scenarios/test_scenarios.py::test_scenario[104-1-a] - "

    assert unreadable(f"F\n{failed}kirifuda.scenario.errors.MalformedScenario: line 3") == "test_scenario[104-1-a]"
    assert unreadable(f"F\n{failed}AssertionError: failed: one more") is None
    assert unreadable("1 passed") is None


def test_a_step_that_is_missed_dies_and_none_dies_by_itself() -> None:
    proofs = proofs_of("magical_duel", "804.4")

    assert tried("", proofs, is_ours=True) == "pytest ends with 0: SURVIVES"
    assert tried("battle_judgement/compare_with_defense", proofs, is_ours=True) == "a test fails"
