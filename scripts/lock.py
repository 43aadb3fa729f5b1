"""Pin requirements/*.in into requirements/*.txt with hashes, for every platform and Python we support.

The pinned files name packages, versions and hashes only: no index, no address, no path.
"""

import re
import subprocess
import sys
import venv
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
REQUIREMENTS: Final = ROOT / "requirements"
TOOL: Final = ROOT / "build" / "lock"
UV: Final = "uv==0.13.7"
LOWEST_PYTHON: Final = "3.11"
FORBIDDEN: Final = re.compile(r"://|^-|^\s*--(?!hash=)", re.MULTILINE)


def main() -> None:
    """Install the resolver in its own environment and run it over each source file."""
    venv.create(TOOL, with_pip=True)
    subprocess.run([TOOL / "bin" / "pip", "install", "--quiet", UV], check=True)
    for source in sorted(REQUIREMENTS.glob("*.in")):
        pinned = source.with_suffix(".txt")
        options = ["--universal", "--python-version", LOWEST_PYTHON, "--generate-hashes", "--no-header", "--quiet"]
        command = [str(TOOL / "bin" / "uv"), "pip", "compile", *options, source.name, "-o", pinned.name, *sys.argv[1:]]
        subprocess.run(command, cwd=REQUIREMENTS, check=True, stdout=subprocess.DEVNULL)
        if FORBIDDEN.search(pinned.read_text("utf-8")):
            sys.exit(f"lock: {pinned.name} names an index or an address")
        print(f"lock: {pinned.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
