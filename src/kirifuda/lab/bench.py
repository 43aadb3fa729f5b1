"""`python -m kirifuda.lab.bench`: how fast the engine is, on one core, in every build there is."""

from __future__ import annotations

import argparse
import cProfile
import io
import json
import os
import platform
import pstats
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from kirifuda.games import GAMES
from kirifuda.lab.measuring import as_json, play_skipping
from kirifuda.lab.simulation import equipment, pairings

COMPILED: Final = Path("build") / "compiled"
"""Where scripts/compile.py leaves the compiled package."""
RESULTS: Final = Path("build") / "bench.json"
PAGE: Final = Path("docs") / "benchmarks.md"
REGION: Final = "benchmarks"
LOSS: Final = 4 / 3
"""A figure that got worse by more than a third fails a comparison; less is noise."""

Report = dict[str, Any]


def main(arguments: list[str] | None = None) -> int:
    """Measure, write the results down, and show them."""
    options = parse(arguments)
    if options.inner:
        sys.stdout.write(as_json(options.game[0], options.games, options.positions))
        return 0
    if options.profile:
        sys.stdout.write(profile(options.game[0], options.games))
        return 0
    report = run(options)
    sys.stdout.write(table(report))
    if options.write:
        RESULTS.parent.mkdir(exist_ok=True)
        RESULTS.write_text(json.dumps(report, ensure_ascii=False, indent=1) + "\n", "utf-8")
        if PAGE.is_file():
            PAGE.write_text(within(PAGE.read_text("utf-8"), page(report)), "utf-8")
    if options.compare:
        worse = losses(json.loads(Path(options.compare).read_text("utf-8")), report)
        sys.stdout.write("".join(f"slower: {line}\n" for line in worse))
        return 1 if worse else 0
    return 0


def parse(arguments: list[str] | None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m kirifuda.lab.bench", description="Measure the engine's speed.")
    parser.add_argument("--game", nargs="+", default=GAMES, choices=GAMES, help="all if none is named")
    parser.add_argument("--games", type=int, default=24, help="random games a pass")
    parser.add_argument("--positions", type=int, default=16, help="mid-game positions for single operations")
    parser.add_argument("--profile", action="store_true", help="show where the time of random play goes, and stop")
    parser.add_argument("--compare", metavar="FILE", help="fail if a figure is a third worse than in these results")
    parser.add_argument("--no-write", dest="write", action="store_false", help="show only")
    parser.add_argument("--inner", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args(arguments)


def run(options: argparse.Namespace) -> Report:
    """Measure each game and each build in a process of its own."""
    builds = {"interpreted": ""}
    if any(COMPILED.rglob("*.so")) or any(COMPILED.rglob("*.pyd")):
        builds["compiled"] = str(COMPILED.resolve())
    found = {
        game: {"builds": {name: measured(options, game, folder) for name, folder in builds.items()}}
        for game in options.game
    }
    python = f"{platform.python_implementation()} {platform.python_version()}"
    when = datetime.now(UTC).date().isoformat()
    return {"date": when, "python": python, "machine": machine(), "games": found}


def measured(options: argparse.Namespace, game: str, folder: str) -> Report:
    """The figures of one build; an error of the measuring process is ours too."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if folder:
        environment["PYTHONPATH"] = folder
    settings = ["--game", game, "--games", str(options.games), "--positions", str(options.positions)]
    command = [sys.executable, "-m", "kirifuda.lab.bench", "--inner", *settings]
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if result.returncode:
        raise RuntimeError(f"the measuring process failed:\n{result.stderr}")
    report: Report = json.loads(result.stdout)
    return report


def machine() -> str:
    """The processor, as far as the system tells."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return platform.machine()
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return f"{models[0] if models else platform.machine()}, one core of {os.cpu_count()}"


def rows(name: str, measured_of_game: Report) -> list[list[str]]:
    """The figures of a game side by side: name, then a value and its range for each build."""
    builds: Report = measured_of_game["builds"]
    found = [[name, *builds]]
    for place, first in enumerate(next(iter(builds.values()))["figures"]):
        cells = [shown(build["figures"][place]) for build in builds.values()]
        found.append([first["name"], *cells])
    return found


def shown(figure: Report) -> str:
    """A figure with its unit and, if the passes differ, its range."""
    low, high = figure["range"]
    spread = "" if low == high else f" [{number(low)}–{number(high)}]"
    unit = figure["unit"] if figure["unit"].startswith("/") else f" {figure['unit']}" if figure["unit"] else ""
    return f"{number(figure['value'])}{unit}{spread}"


def number(value: float) -> str:
    """Three significant digits, thousands apart."""
    rounded = float(f"{value:.3g}")
    return f"{rounded:,.0f}".replace(",", " ") if rounded >= 100 else f"{rounded:g}"


def table(report: Report) -> str:
    """The figures for people."""
    tables = []
    for name, found in report["games"].items():
        lines = rows(name, found)
        widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
        padded = [[f"{cell:<{width}}" for cell, width in zip(line, widths, strict=True)] for line in lines]
        tables.append("\n".join("  ".join(line).rstrip() for line in padded))
    return "\n\n".join([f"{report['python']}, {report['machine']}", *tables]) + "\n"


def page(report: Report) -> str:
    """The figures as a section of the documentation."""
    parts = [
        f"{report['python']}, {report['machine']}, {report['date']}. Median of the passes, range in brackets.",
    ]
    for name, found in report["games"].items():
        lines = rows(name, found)
        sizes = next(iter(found["builds"].values()))["sizes"]
        body = [f"| {' | '.join(line)} |" for line in lines]
        parts.append("\n".join([body[0], "|---" * len(lines[0]) + "|", *body[1:]]))
        parts.append(f"{sizes['cards']} cards in the pool, {sizes['objects']} objects in a mid-game state.")
    return "\n\n".join(parts) + "\n"


def within(text: str, section: str) -> str:
    """The page with its generated region replaced."""
    opening, closing = f"<!-- generated: {REGION} -->\n", f"<!-- end: {REGION} -->"
    before, _, rest = text.partition(opening)
    _, found, after = rest.partition(closing)
    if not found:
        raise ValueError(f"{PAGE.as_posix()} has no region {REGION}")
    return f"{before}{opening}{section}{closing}{after}"


def losses(before: Report, after: Report) -> list[str]:
    """Figures that got clearly worse; counts are not compared."""
    found = []
    known = {(game, build, name): each for game, build, name, each in figures(before)}
    for game, build, name, each in figures(after):
        old = known.get((game, build, name))
        if old is None or not each["unit"] or not old["value"]:
            continue
        ratio = each["value"] / old["value"]
        if (1 / ratio if each["unit"] == "/s" else ratio) > LOSS:
            found.append(f"{game}, {build}, {name}: {shown(old)} before, {shown(each)} now")
    return found


def figures(report: Report) -> Iterator[tuple[str, str, str, Report]]:
    """Every figure with its game, its build and its name."""
    for game, found in report["games"].items():
        for build, measured_of_build in found["builds"].items():
            for each in measured_of_build["figures"]:
                yield game, build, each["name"], each


def profile(name: str, games: int) -> str:
    """Where the time of random play goes: the functions that take most themselves."""
    game, decks = equipment(name)
    plan = list(pairings(list(decks), ("random", "random"), games, 1))
    profiler = cProfile.Profile()
    profiler.enable()
    for pairing in plan:
        play_skipping(game, decks, pairing)
    profiler.disable()
    text = io.StringIO()
    pstats.Stats(profiler, stream=text).strip_dirs().sort_stats("tottime").print_stats(30)
    return text.getvalue()


if __name__ == "__main__":
    sys.exit(main())
