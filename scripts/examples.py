"""Run every file of examples/; each must end well, soon, and within forty lines."""

import subprocess
import sys
import time
from pathlib import Path
from typing import Final

EXAMPLES: Final = Path(__file__).resolve().parents[1] / "examples"
LINES: Final = 40
SECONDS: Final = 60


def main() -> None:
    """Run them all, then report the failures together."""
    failures = [failure for path in sorted(EXAMPLES.glob("*.py")) if (failure := problem(path))]
    if failures:
        sys.exit("examples: " + "\n".join(failures))


def problem(path: Path) -> str:
    """What is wrong with one example, or nothing."""
    length = len(path.read_text("utf-8").splitlines())
    if length > LINES:
        return f"{path.name} has {length} lines, {LINES} at most"
    began = time.perf_counter()
    try:
        result = subprocess.run(
            [sys.executable, path], cwd=path.parent, capture_output=True, text=True, timeout=SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        return f"{path.name} ran longer than {SECONDS} s"
    print(f"examples: {path.name} {time.perf_counter() - began:.1f} s")
    return f"{path.name} failed:\n{result.stdout}{result.stderr}" if result.returncode else ""


if __name__ == "__main__":
    main()
