"""The deletion test: take rule steps away at random; a test that names the step's clause must fail each time.

Every trial runs pytest in a process of its own with KIRIFUDA_DELETE set; `tests/conftest.py` then drops that step from
its procedure before any test runs.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path

from kirifuda.cli.rules import SCENARIO_SUFFIX, tests_folder
from kirifuda.games import GAMES, load
from kirifuda.kernel.procedure import RuleStep
from kirifuda.kernel.randomness import Dice
from kirifuda.ledger.clauses import load_clauses
from kirifuda.ledger.proofs import collect_scenarios, collect_tests
from kirifuda.packages import ours

ROOT = Path(__file__).resolve().parents[1]
LONGEST_S = 200
"""Tests that run longer wait for something that the step would have done."""
RUNNER = ROOT / "tests" / "scenarios" / "test_scenarios.py"
"""The module that plays every scenario file of ours as a test of its own."""
SCENARIO_TEST = "def test_scenario("
"""Is in the module that does so in a package."""


def main() -> int:
    """Run the trials and print one line for each."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default="magical_duel", choices=GAMES)
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--step", help="one step, as procedure/step")
    options = parser.parse_args()
    survivors = [name for name in chosen(options) if not dies(options.game, name)]
    print(f"{len(survivors)} survived" + (": " + ", ".join(survivors) if survivors else ""))
    return 1 if survivors else 0


def chosen(options: argparse.Namespace) -> list[str]:
    """The steps to take away, as procedure/step."""
    if options.step:
        return [options.step]
    names = [
        f"{procedure.name}/{step.name}"
        for procedure in load(options.game).rulebook.procedures.values()
        for step in procedure.steps
        if isinstance(step, RuleStep)
    ]
    dice = Dice(options.seed, "deletion")
    order = dice.shuffled(tuple(range(len(names))))
    return [names[at] for at in order[: options.count]]


def dies(game: str, name: str) -> bool:
    """Whether some test that names the clause fails without the step."""
    procedure, _, step_name = name.partition("/")
    rule = load(game).rulebook.procedures[procedure]
    clause = rule.steps[rule.names[step_name]].clause
    proofs = proofs_of(game, clause)
    if not proofs:
        print(f"{name} ({clause}): no test names this clause")
        return False
    told = tried(name, proofs, is_ours=game in ours())
    print(f"{name} ({clause}): {told}, {len(proofs)} tests tried", flush=True)
    return "SURVIVES" not in told


def tried(name: str, proofs: list[str], *, is_ours: bool) -> str:
    """What became of the tests without the step; a scenario that can't be read proves nothing, and is left out."""
    # what takes the step away is known to our tests, and to nobody twice
    plugins = ["-p", "no:cacheprovider", *(() if is_ours else ("-p", "tests.conftest"))]
    command = [sys.executable, "-m", "pytest", "-q", "-x", *plugins]
    environment = {**os.environ, "KIRIFUDA_DELETE": name, "COLUMNS": "1000"}
    while proofs:
        try:
            run = subprocess.run(
                [*command, *proofs], cwd=ROOT, env=environment, capture_output=True, timeout=LONGEST_S, check=False
            )
        except subprocess.TimeoutExpired:
            return "a test does not end"
        output = run.stdout.decode()
        odd = unreadable(output)
        if run.returncode != 1 or odd is None:
            return "a test fails" if has_failed(output) else f"pytest ends with {run.returncode}: SURVIVES"
        print(f"{odd} can't be read", flush=True)
        left = [proof for proof in proofs if not proof.endswith(f"::{odd}")]
        if len(left) == len(proofs):
            return f"{odd} can't be read: SURVIVES"
        proofs = left
    return "no test of it can be read: SURVIVES"


def has_failed(output: str) -> bool:
    """Whether pytest tells of a test that failed: it ends with the same number where it can't begin."""
    return re.search(r"^=* ?\d+ failed\b", output, re.MULTILINE) is not None


def unreadable(output: str) -> str | None:
    """The test that failed since its scenario can't be read, if that is what pytest tells."""
    found = re.search(r"^FAILED \S*?::(test_\w+(?:\[[^\]]*\])?) - .*\bMalformedScenario\b", output, re.MULTILINE)
    return None if found is None else found[1]


def proofs_of(game: str, clause: str) -> list[str]:
    """The tests that name a clause, as pytest takes them: of our games those here, else those beside the package."""
    if game in ours():
        tests, played, runner = ROOT / "tests" / "games" / game, ROOT / "tests" / "scenarios" / game, RUNNER
    else:
        beside = tests_folder(load(game))
        if beside is None:
            return []
        tests = played = beside
        runner = next(
            (file for file in sorted(beside.rglob("test_*.py")) if SCENARIO_TEST in file.read_text("utf-8")), RUNNER
        )
    proofs = collect_tests(tests, load_clauses(game))
    found = [f"{tests / proof.file}::{proof.name}" for proof in proofs if clause in proof.clauses]
    scenarios = collect_scenarios(played, SCENARIO_SUFFIX)
    found.extend(f"{runner}::test_scenario[{proof.name}]" for proof in scenarios if clause in proof.clauses)
    return found


if __name__ == "__main__":
    sys.exit(main())
