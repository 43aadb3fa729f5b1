"""The direction of dependencies holds (contracts in pyproject.toml)."""

import subprocess
import sys

from tests.hygiene.sources import ROOT


def test_import_contracts_are_kept() -> None:
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as run; run()", "--no-cache"]

    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

    assert result.returncode == 0, result.stdout + result.stderr
