"""Fail unless this interpreter loads the compiled modules; run with PYTHONPATH=build/compiled."""

import importlib
import json
import sys
from pathlib import Path

STAMP = Path(__file__).resolve().parents[1] / "build" / "compiled" / "stamp.json"


def main() -> None:
    """Import every module of the stamp and look where it came from."""
    modules: list[str] = json.loads(STAMP.read_text())["modules"]
    wrong = []
    for name in modules:
        origin = Path(importlib.import_module(name).__file__ or "")
        if origin.suffix not in (".so", ".pyd") or STAMP.parent not in origin.parents:
            wrong.append(f"{name} came from {origin}")
    if wrong:
        sys.exit("not the compiled build:\n  " + "\n  ".join(wrong))
    print(f"compiled build in use: {len(modules)} modules")


if __name__ == "__main__":
    main()
