"""Build the compiled package under build/compiled; the source tree is never written to.

The package (and the toy games of the tests, since an interpreted class cannot derive from a compiled one) is copied
there, the modules named in `[tool.kirifuda.compiled]` are compiled beside their sources, with their records written out
(`records.py`), and a stamp over every input keeps an unchanged tree from being built again.

What all games share is one group of modules, each game is another: a change in a game compiles only that game. With
`--game` the other games are left out of the copy, since what is interpreted cannot derive from what is compiled. With
`--whole` all is one group: nothing is compiled by itself then, but mypyc knows all subclasses, and calls are quicker;
the C compiler takes its time too. What goes into a wheel (`--wheel`) is made so, without the toys, under build/wheel.

Whoever wants to play need not wait: `--ready` says where the package lies if it is of this tree, and otherwise begins
to make it for the next start.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from scripts.records import Records

try:
    import fcntl
except ImportError:  # Windows: two compilations at a time are not expected there
    fcntl = None  # type: ignore[assignment]

ROOT: Final = Path(__file__).resolve().parents[1]
TARGET: Final = ROOT / "build" / "compiled"
WHEEL: Final = ROOT / "build" / "wheel"
COPIED: Final = {"kirifuda": ROOT / "src", "tests/toys": ROOT}
"""What is copied, and the folder its path starts from."""
STAMP: Final = "stamp.json"
WORK: Final = ROOT / "build" / "mypyc"
LOG: Final = ROOT / "build" / "compile.log"
BINARY: Final = (".so", ".pyd")
SHARED: Final = "kirifuda"
"""The group of what all games share."""
TOYS: Final = "toys"
OPTIMISED: Final = {False: "1", True: "2"}
"""How hard the C compiler tries, for every day and for the whole: 1 takes half the time of 2, for a few per cent."""
OWN: Final = [Path(__file__).with_name(name) for name in ("compile.py", "extensions.py", "records.py")]


def main() -> None:
    """Copy, compare with the stamp, compile if anything changed."""
    options = arguments()
    if options.behind:
        os.nice(10)
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["kirifuda"]["compiled"]
    refuse_binaries_in_source()
    wanted = without_toys(sources()) if options.wheel else only(sources(), options.game)
    modules = [name for name in compiled_modules(settings) if name in wanted]
    is_whole = options.whole or options.wheel
    target = WHEEL if options.wheel else TARGET
    groups = {SHARED: modules} if is_whole else groups_of(modules)
    fingerprint = fingerprint_of(wanted, groups, settings)
    with alone(is_waiting=not options.ready) as is_free:
        is_made = is_free and not options.force and is_current(fingerprint, groups, target)
        if options.ready and not is_made:
            begin_in_background(is_free=is_free)
            return
        if options.ready:
            copy_data(wanted, target)
            print(target)
            return
        copy_sources(wanted, modules, target)
        if is_made:
            print(f"compile: {target.relative_to(ROOT)} is up to date ({len(modules)} modules)")
            return
        refuse_traps(modules, target)
        (target / STAMP).unlink(missing_ok=True)
        remove_stale_binaries(groups, target)
        began = time.perf_counter()
        if modules:
            require_compiler()
            multi_file = settings.get("multi_file", True)
            build(groups, target, is_whole=is_whole, multi_file=multi_file, jobs=options.jobs)
        stamp = {"fingerprint": fingerprint, "modules": [dotted(module) for module in modules]}
        (target / STAMP).write_text(json.dumps(stamp, indent=1))
    print(f"compile: {len(modules)} modules in {time.perf_counter() - began:.0f} s → {target.relative_to(ROOT)}")


@contextmanager
def alone(*, is_waiting: bool) -> Iterator[bool]:
    """While nobody else compiles; without waiting for that, say whether it is so."""
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "compile.lock").open("w") as lock:
        is_free = True
        if fcntl is not None:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | (0 if is_waiting else fcntl.LOCK_NB))
            except BlockingIOError:
                is_free = False
        yield is_free


def begin_in_background(*, is_free: bool) -> None:
    """Compile for the next start, beside what is being done now; say what is in use meanwhile."""
    if lacking := no_compiler():
        print(f"The interpreted engine is in use: {lacking}", file=sys.stderr)
        return
    if is_free:
        command = [sys.executable, "-m", "scripts.compile", "--jobs", "1", "--behind"]
        with LOG.open("w") as log:
            subprocess.Popen(
                command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
            )
    print(
        "The interpreted engine is in use. The compiled one, four times as fast, is being made for the next start; "
        f"{LOG.relative_to(ROOT)} tells how far.",
        file=sys.stderr,
    )


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description="Build the compiled package under build/compiled.")
    parser.add_argument("--force", action="store_true", help="build even if nothing changed")
    parser.add_argument("--game", action="append", default=[], help="this game only (may be said again for another)")
    parser.add_argument("--whole", action="store_true", help="one group: a few per cent quicker, nothing by itself")
    parser.add_argument("--wheel", action="store_true", help="what goes into a wheel: whole, without the toys")
    parser.add_argument(
        "--ready", action="store_true", help="print the folder if it is of this tree, else begin to make it"
    )
    parser.add_argument("--behind", action="store_true", help="let everybody else go first")
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


def only(found: dict[str, Path], games: list[str]) -> dict[str, Path]:
    """Of the files that are copied, those of some games and of what is no game; all if no game is said."""
    known = sorted({game for name in found if (game := game_of(name, found[name]))})
    if unknown := sorted(set(games) - set(known)):
        sys.exit(f"compile: there is no game {', '.join(unknown)}: there are {', '.join(known)}.")
    return {name: path for name, path in found.items() if not games or game_of(name, path) in ("", *games)}


def without_toys(found: dict[str, Path]) -> dict[str, Path]:
    """Of the files that are copied, those of the package."""
    return {name: path for name, path in found.items() if name.startswith(f"{SHARED}/")}


def game_of(name: str, path: Path) -> str:
    """The game that a file is part of, or that a toy is made for; empty if none."""
    if name.startswith("tests/") and path.suffix == ".py":
        imported = re.search(r"^from kirifuda\.games\.(\w+)\.", path.read_text("utf-8"), re.MULTILINE)
        return imported[1] if imported else ""
    inside = re.match(r"kirifuda/games/(\w+)/", name)
    is_game = inside is not None and (ROOT / "src" / inside[0] / "game.toml").is_file()
    return inside[1] if inside and is_game else ""


def groups_of(modules: list[str]) -> dict[str, list[str]]:
    """Modules by the group that they are compiled in. A toy made for a game is apart from that game."""
    found: dict[str, list[str]] = {}
    everything = sources()
    for name in modules:
        names = [game_of(name, everything[name]), TOYS if name.startswith("tests/") else ""]
        found.setdefault("_".join(filter(None, names)) or SHARED, []).append(name)
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


def refuse_traps(modules: list[str], target: Path) -> None:
    """What mypyc drops without a word, or stumbles over after a minute."""
    found = [
        f"{name}:{node.lineno} {trap}"
        for name in modules
        for node in ast.walk(ast.parse((target / name).read_text("utf-8")))
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


def copy_sources(wanted: dict[str, Path], modules: list[str], target: Path) -> None:
    """Make the copy equal to the sources but for the records of what is compiled, touching only what differs."""
    texts = {name: path.read_text("utf-8") for name, path in wanted.items() if path.suffix == ".py"}
    records = Records(texts, modules)
    for name, path in wanted.items():
        copy = target / name
        content = records.written_out(name, texts[name]).encode() if name in texts else path.read_bytes()
        if not copy.is_file() or copy.read_bytes() != content:
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(content)
    for path in list(target.rglob("*")):
        gone = path != target / STAMP and path.relative_to(target).as_posix() not in wanted
        if gone and path.is_file() and path.suffix not in BINARY and "__pycache__" not in path.parts:
            path.unlink()


def copy_data(wanted: dict[str, Path], target: Path) -> None:
    """Bring over what is no module, such as a page that was built since; the modules are those of the stamp."""
    for name, path in wanted.items():
        copy = target / name
        if path.suffix != ".py" and (not copy.is_file() or copy.read_bytes() != path.read_bytes()):
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)


def own_source() -> bytes:
    """What this script is made of."""
    return b"".join(path.read_bytes() for path in OWN)


def fingerprint_of(wanted: dict[str, Path], groups: dict[str, list[str]], settings: dict[str, Any]) -> str:
    """Hash of all that the result depends on."""
    digest = hashlib.blake2b(digest_size=16)
    toolchain = [sys.version, sysconfig.get_platform(), version("mypy"), version("setuptools")]
    digest.update(json.dumps([toolchain, groups, settings]).encode())
    digest.update(own_source())
    for name, path in wanted.items():
        if path.suffix == ".py":
            digest.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def binaries(groups: dict[str, list[str]], target: Path) -> set[Path]:
    """The files that a build of these groups leaves."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    names = {target / Path(name).with_suffix("") for modules in groups.values() for name in modules}
    names |= {target / f"{group}__mypyc" for group in groups}
    return {path.with_name(path.name + suffix) for path in names}


def is_current(fingerprint: str, groups: dict[str, list[str]], target: Path) -> bool:
    """Whether the stamp is of this tree and nothing it promises is missing."""
    stamp = target / STAMP
    if not stamp.is_file() or json.loads(stamp.read_text())["fingerprint"] != fingerprint:
        return False
    return not any(groups.values()) or all(path.is_file() for path in binaries(groups, target))


def remove_stale_binaries(groups: dict[str, list[str]], target: Path) -> None:
    """Drop compiled files of modules that are gone or no longer compiled."""
    expected = binaries(groups, target)
    for path in list(target.rglob("*")):
        if path.suffix in BINARY and path not in expected:
            path.unlink()


def require_compiler() -> None:
    """Say in one sentence what is missing."""
    if lacking := no_compiler():
        sys.exit(f"compile: {lacking}")


def no_compiler() -> str:
    """Why nothing can be compiled here; empty if it can."""
    command = os.environ.get("CC") or (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(command.split()[0]) is None:
        return f"there is no C compiler ({command}): install one (Debian, Ubuntu: apt-get install gcc)."
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "Python.h is missing: install it (Debian, Ubuntu: apt-get install python3-dev)."
    return ""


def build(groups: dict[str, list[str]], target: Path, *, is_whole: bool, multi_file: bool, jobs: int) -> None:
    """Run mypyc over the copy and build its C files in place."""
    from mypyc.build import mypycify

    from scripts import extensions

    os.chdir(target)
    key = hashlib.blake2b(
        repr([sys.version, version("mypy"), OPTIMISED[is_whole], extensions.FLAGS]).encode(), digest_size=4
    )
    kept = f"{key.hexdigest()}{'-whole' if is_whole else ''}"
    work = Path(os.path.relpath(WORK / kept, target))
    modules = [module for group in groups.values() for module in group]
    made = mypycify(
        [f"--config-file={ROOT / 'pyproject.toml'}", f"--cache-dir={work / 'types'}", *modules],
        opt_level=OPTIMISED[is_whole],
        debug_level="0",
        multi_file=multi_file,
        separate=False if is_whole else [(modules, name) for name, modules in groups.items()],
        group_name=SHARED if is_whole else None,
        target_dir=str(work / "c"),
    )
    extensions.make(made, work, Path(), jobs)


def dotted(name: str) -> str:
    """The module name of a path below the target."""
    return name.removesuffix(".py").replace("/", ".")


if __name__ == "__main__":
    main()
