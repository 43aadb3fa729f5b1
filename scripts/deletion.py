"""The deletion test: take rule steps away at random; a test that names the step's clause must fail each time.

Every trial runs pytest in a process of its own with KIRIFUDA_DELETE set; `tests/conftest.py` then drops that step from
its procedure before any test runs.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

from kirifuda.games import GAMES, load
from kirifuda.kernel.procedure import RuleStep
from kirifuda.kernel.randomness import Dice
from kirifuda.ledger.clauses import load_clauses
from kirifuda.ledger.proofs import collect_scenarios, collect_tests

ROOT = Path(__file__).resolve().parents[1]
RUNNER = "tests/scenarios/test_scenarios.py"
"""The module that plays every scenario file as a test of its own."""
LIMIT_S = 300
"""Seconds for the tests of a clause. A game that goes round without an end is a failure, too."""


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
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *proofs]
    environment = {**os.environ, "KIRIFUDA_DELETE": name}
    try:
        run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, timeout=LIMIT_S, check=False)
    except subprocess.TimeoutExpired:
        print(f"{name} ({clause}): a test does not end, {len(proofs)} tests tried")
        return True
    print(f"{name} ({clause}): {'a test fails' if run.returncode == 1 else 'SURVIVES'}, {len(proofs)} tests tried")
    return run.returncode == 1


def proofs_of(game: str, clause: str) -> list[str]:
    """The tests that name a clause, as pytest takes them."""
    tests = ROOT / "tests"
    found = [
        f"{proof.file}::{proof.name}"
        for proof in collect_tests(tests / "games" / game, load_clauses(game), ROOT)
        if clause in proof.clauses
    ]
    played = collect_scenarios(tests / "scenarios" / game, ".scenario", ROOT)
    found.extend(f"{RUNNER}::test_scenario[{proof.name}]" for proof in played if clause in proof.clauses)
    return found


if __name__ == "__main__":
    sys.exit(main())
