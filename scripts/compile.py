"""Build the compiled package under build/compiled; the source tree is never written to.

The package (and the toy games of the tests, since an interpreted class cannot derive from a compiled one) is copied
there, the modules named in `[tool.kirifuda.compiled]` are compiled beside their sources as one mypyc group, with their
records written out (`records.py`), and a stamp over every input keeps an unchanged tree from being built again.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import os
import re
import shutil
import sys
import sysconfig
import time
import tomllib
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from scripts.records import Records

ROOT: Final = Path(__file__).resolve().parents[1]
TARGET: Final = ROOT / "build" / "compiled"
COPIED: Final = {"kirifuda": ROOT / "src", "tests/toys": ROOT}
"""What is copied, and the folder its path starts from."""
STAMP: Final = TARGET / "stamp.json"
WORK: Final = ROOT / "build" / "mypyc"
BINARY: Final = (".so", ".pyd")
GROUP: Final = "kirifuda"


def main() -> None:
    """Copy, compare with the stamp, compile if anything changed."""
    options = arguments()
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["kirifuda"]["compiled"]
    refuse_binaries_in_source()
    modules = list(compiled_modules(settings))
    copy_sources(modules)
    refuse_traps(modules)
    fingerprint = fingerprint_of(modules, settings)
    if not options.force and is_current(fingerprint, modules):
        print(f"compile: build/compiled is up to date ({len(modules)} modules)")
        return
    STAMP.unlink(missing_ok=True)
    remove_stale_binaries(modules)
    began = time.perf_counter()
    if modules:
        require_compiler()
        build(modules, multi_file=settings.get("multi_file", True), jobs=options.jobs)
    STAMP.write_text(json.dumps({"fingerprint": fingerprint, "modules": [dotted(m) for m in modules]}, indent=1))
    print(f"compile: {len(modules)} modules in {time.perf_counter() - began:.0f} s → build/compiled")


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description="Build the compiled package under build/compiled.")
    parser.add_argument("--force", action="store_true", help="build even if nothing changed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 2, help="C compilers at a time")
    return parser.parse_args()


def sources() -> dict[str, Path]:
    """Every file that is copied, by its path below the target."""
    found = {}
    for folder, base in COPIED.items():
        for path in sorted((base / folder).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                found[path.relative_to(base).as_posix()] = path
    return found


def compiled_modules(settings: dict[str, Any]) -> Iterator[str]:
    """Paths below the target that are to be compiled, sorted."""
    excluded = [entry["glob"] for entry in settings["exclude"]]
    for name in sorted(sources()):
        if matches(name, settings["include"]) and not matches(name, excluded):
            yield name


def matches(name: str, globs: list[str]) -> bool:
    """Whether a path fits one of the globs: `*` stays in its folder, `**/` is any folders or none."""
    patterns = [re.escape(glob).replace(r"\*\*/", "(?:.*/)?").replace(r"\*", "[^/]*") for glob in globs]
    return any(re.fullmatch(pattern, name) for pattern in patterns)


def refuse_traps(modules: list[str]) -> None:
    """What mypyc drops without a word, or stumbles over after a minute."""
    found = [
        f"{name}:{node.lineno} {trap}"
        for name in modules
        for node in ast.walk(ast.parse((TARGET / name).read_text("utf-8")))
        if isinstance(node, ast.ClassDef | ast.Compare) and (trap := trap_of(node))
    ]
    if found:
        sys.exit(f"compile: cannot be compiled as written; change, move or exclude: {', '.join(found)}")


def trap_of(node: ast.ClassDef | ast.Compare) -> str:
    """Why a node cannot be compiled; empty if it can."""
    if isinstance(node, ast.ClassDef):
        return f"{node.name}: class keywords are lost, a tagged Struct would lose its tag" if node.keywords else ""
    literals = [one for one in node.comparators if isinstance(one, ast.Tuple | ast.List | ast.Set)]
    is_starred = any(isinstance(element, ast.Starred) for one in literals for element in one.elts)
    return "a star among the literals behind `in` crashes mypyc" if is_starred else ""


def refuse_binaries_in_source() -> None:
    """A compiled file beside a source would shadow every later edit."""
    strays = [str(path.relative_to(ROOT)) for path in sources().values() if path.suffix in BINARY]
    if strays:
        sys.exit(f"compile: remove these from the source tree first, they shadow it: {', '.join(strays)}")


def copy_sources(modules: list[str]) -> None:
    """Make the copy equal to the sources but for the records of what is compiled, touching only what differs."""
    wanted = sources()
    texts = {name: path.read_text("utf-8") for name, path in wanted.items() if path.suffix == ".py"}
    records = Records(texts, modules)
    for name, path in wanted.items():
        copy = TARGET / name
        content = records.written_out(name, texts[name]).encode() if name in texts else path.read_bytes()
        if not copy.is_file() or copy.read_bytes() != content:
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(content)
    for path in list(TARGET.rglob("*")):
        gone = path != STAMP and path.relative_to(TARGET).as_posix() not in wanted
        if gone and path.is_file() and path.suffix not in BINARY and "__pycache__" not in path.parts:
            path.unlink()


def fingerprint_of(modules: list[str], settings: dict[str, Any]) -> str:
    """Hash of all that the result depends on."""
    digest = hashlib.blake2b(digest_size=16)
    toolchain = [sys.version, sysconfig.get_platform(), version("mypy"), version("setuptools")]
    digest.update(json.dumps([toolchain, modules, settings]).encode())
    digest.update(Path(__file__).read_bytes())
    digest.update(Path(__file__).with_name("records.py").read_bytes())
    for name, path in sources().items():
        if path.suffix == ".py":
            digest.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def binaries(modules: Iterable[str]) -> set[Path]:
    """The files that a build of these modules leaves."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    names = {TARGET / Path(name).with_suffix("") for name in modules} | {TARGET / f"{GROUP}__mypyc"}
    return {path.with_name(path.name + suffix) for path in names}


def is_current(fingerprint: str, modules: list[str]) -> bool:
    """Whether the stamp is of this tree and nothing it promises is missing."""
    if not STAMP.is_file() or json.loads(STAMP.read_text())["fingerprint"] != fingerprint:
        return False
    return not modules or all(path.is_file() for path in binaries(modules))


def remove_stale_binaries(modules: list[str]) -> None:
    """Drop compiled files of modules that are gone or no longer compiled."""
    expected = binaries(modules)
    for path in list(TARGET.rglob("*")):
        if path.suffix in BINARY and path not in expected:
            path.unlink()


def require_compiler() -> None:
    """Say in one sentence what is missing."""
    command = os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(command.split()[0]) is None:
        sys.exit(f"compile: there is no C compiler ({command}): install one (Debian, Ubuntu: apt-get install gcc).")
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        sys.exit("compile: Python.h is missing: install it (Debian, Ubuntu: apt-get install python3-dev).")


def build(modules: list[str], *, multi_file: bool, jobs: int) -> None:
    """Run mypyc over the copy and build its C files in place."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    os.chdir(TARGET)
    key = hashlib.blake2b(f"{sys.version} {version('mypy')}".encode() + Path(__file__).read_bytes(), digest_size=4)
    work = Path(os.path.relpath(WORK / key.hexdigest(), TARGET))
    extensions = mypycify(
        [f"--config-file={ROOT / 'pyproject.toml'}", f"--cache-dir={work / 'types'}", *modules],
        opt_level="2",
        debug_level="0",
        multi_file=multi_file,
        separate=False,
        target_dir=str(work / "c"),
        group_name=GROUP,
    )
    for extension in extensions:
        # One library whose functions nobody else calls: calls inside it then need no detour. Link-time optimisation
        # would gain a few per cent more, for minutes of linking.
        extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
    headers = max((path.stat().st_mtime for path in (work / "c").rglob("*.h")), default=0.0)

    class ParallelBuild(build_ext):
        """Compiles the C files of one extension side by side, and only those that changed."""

        def build_extensions(self) -> None:
            compiler: Any = self.compiler
            compile_list = compiler.compile

            def compile_parallel(sources: list[str], output_dir: str, **kwargs: Any) -> list[str]:
                def one(source: str) -> list[str]:
                    objects: list[str] = compiler.object_filenames([source], output_dir=output_dir)
                    if is_fresh(Path(objects[0]), Path(source), headers):
                        return objects
                    return list(compile_list([source], output_dir=output_dir, **kwargs))

                with ThreadPoolExecutor(jobs) as pool:
                    return [name for names in pool.map(one, sources) for name in names]

            compiler.compile = compile_parallel
            super().build_extensions()

    command = ParallelBuild(Distribution({"name": "kirifuda-compiled", "packages": [], "ext_modules": extensions}))
    command.inplace = True
    command.parallel = jobs
    command.build_temp = str(work / "objects")
    command.build_lib = str(work / "lib")
    command.ensure_finalized()
    command.run()


def is_fresh(compiled: Path, source: Path, headers: float) -> bool:
    """Whether an object file is newer than its source and every header."""
    return compiled.is_file() and compiled.stat().st_mtime > max(source.stat().st_mtime, headers)


def dotted(name: str) -> str:
    """The module name of a path below the target."""
    return name.removesuffix(".py").replace("/", ".")


if __name__ == "__main__":
    main()
