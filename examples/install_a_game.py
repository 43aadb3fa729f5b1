"""A game that is a package of its own: install it into a folder, and it is found and played like the others."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent / "games" / "locm"
INSTALL = ("-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--target")
KIRIFUDA = "from kirifuda.cli import main; main()"


def main() -> None:
    """Install the sixth game beside ours, and let agents play it."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, *INSTALL, folder, str(PACKAGE)], check=True)
        path = os.pathsep.join([folder, os.environ.get("PYTHONPATH", "")])
        for arguments in (["cards", "locm", "116"], ["sim", "locm", "--games", "4", "--agents", "random,greedy"]):
            command = [sys.executable, "-c", KIRIFUDA, *arguments]
            subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, check=True)


if __name__ == "__main__":
    main()
