"""Regenerate the generated parts of the documentation and of the page; with --check, fail if one is stale.

A generator returns the text of a file or of a marked region of one. Add new ones to GENERATORS.
"""

import re
import sys
import tomllib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from kirifuda.packages import ours

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))  # run as a file, its siblings are scripts.*
DOCS: Final = ROOT / "docs"


def decision_index() -> str:
    """The list of architecture decisions, by their headings."""
    introduction = "One page each: context, decision, cost. A new one starts from the [template](0000-template.md)."
    rows = ["# Decisions", "", introduction, ""]
    for page in sorted((DOCS / "adr").glob("[0-9]*.md"))[1:]:
        title = page.read_text("utf-8").splitlines()[0].removeprefix("# ")
        rows.append(f"- [{title}]({page.name})")
    return "\n".join(rows) + "\n"


def violations() -> str:
    """The exceptions to the house limits, as a table."""
    entries = tomllib.loads((ROOT / "tests/hygiene/exceptions.toml").read_text("utf-8")).get("exception", [])
    if not entries:
        return "None.\n"
    rows = [f"| {entry['limit']} | `{entry['where']}` | {entry['reason']} |" for entry in entries]
    return "\n".join(["| Limit | Where | Reason |", "|---|---|---|", *rows]) + "\n"


DUEL: Final = ("play", "magical_duel", "--deck", "fire-watch", "--opponent-deck", "morning-duty", "--seed", "105")
FIRST_TURNS: Final = "1 2 2 1 2 2 p 1 1 1 1 1"
STRIKE: Final = ("play", "spellcard_strike", "--deck", "early-bloom", "--opponent-deck", "downhill", "--seed", "12")
ON_STAGE: Final = "1|2|2|-|-|7|1|2|3|2|b|q|/"
WITH_COMMANDS: Final = "1|2|2|1|2|? Restless Skipping Rope|2|u|99|6|p|1|b|l 3|u|q|/"
"""What the player of a transcript types; `/` is an empty line."""


def session(*arguments: str, typed: str = "", refused: bool = False) -> str:
    """A command as it is typed in a terminal, and everything it prints. A page that shows a refusal says so: what is
    refused today may read tomorrow.
    """
    from click.testing import CliRunner

    from kirifuda.cli import main as kirifuda

    lines = [line.replace("/", "") for line in (typed.split("|") if "|" in typed else typed.split())]
    environment = {"LC_ALL": "C", "LANG": "C", "NO_COLOR": "1"}
    result = CliRunner().invoke(kirifuda, arguments, input="".join(f"{line}\n" for line in lines), env=environment)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    if refused != (result.exit_code != 0):
        raise SystemExit(f"docs: {arguments} ended with {result.exit_code}: the page says otherwise")
    command = " ".join(f"'{word}'" if " " in word else word for word in ("kirifuda", *arguments))
    return f"```console\n$ {command}\n{result.output.rstrip()}\n```\n"


def third_turn() -> str:
    """One turn of a game, for the front page."""
    before, _, turns = session(*DUEL, typed=FIRST_TURNS).partition("  ――― Turn 3")
    turn = turns.partition("  ――― Turn 4")[0]
    head = "\n".join(before.splitlines()[:4])
    return abridged(f"{head}\n  …\n  ――― Turn 3{turn}  …\n```\n")


def abridged(transcript: str) -> str:
    """A transcript with every table but the last one left out."""
    boards = re.findall(r"(?ms)^── .*?^─+\n", transcript)
    for board in boards[:-1]:
        transcript = transcript.replace(board, f"{board.splitlines()[0]}\n  …\n", 1)
    return transcript


def shares() -> str:
    """How many texts by strangers are read, by batch."""
    from scripts.strangers import table

    return table()


def shares_drawn() -> str:
    """The same as a picture."""
    from scripts.strangers import picture

    return picture()


def wordings(game: str) -> str:
    """Every row of a game's card language."""
    from importlib import import_module

    from kirifuda.text.reference import reference

    return reference(import_module(f"kirifuda.games.{game}.wording").language())


def understood(text: str) -> str:
    """How a text is understood, without its tree and steps."""
    return session("card", "read", "magical_duel", text).partition("\n\n")[0] + "\n  …\n```\n"


def protocol() -> str:
    """The types of the page."""
    from scripts.protocol_types import protocol

    return protocol()


def everywhere() -> str:
    """What is one and the same to the reader of every game, and of each."""
    from importlib import import_module

    from kirifuda.text.alike import EVERYWHERE
    from kirifuda.text.reference import equivalences

    head = "| Game | Read as | So is | Where |\n|---|---|---|---|\n"
    own = {name: import_module(f"kirifuda.games.{name}.wording").language().script.alike for name in ours()}
    return head + "".join(
        f"| {name} {line}\n" for name, likes in {"all": EVERYWHERE, **own}.items() for line in equivalences(likes)
    )


GENERATORS: Final[list[tuple[Path, str, Callable[[], str]]]] = [
    (DOCS / "adr" / "README.md", "", decision_index),
    (DOCS / "style.md", "violations", violations),
    *[(DOCS / f"wording-{name}.md", "", partial(wordings, name)) for name in ours()],
    (DOCS / "strangers.md", "shares", shares),
    (DOCS / "images" / "strangers.svg", "", shares_drawn),
    (
        DOCS / "own-cards.md",
        "refused",
        lambda: session("card", "read", "lyrical", "相手のキャラクター1体を選び、捨て礼する。", refused=True),
    ),
    (DOCS / "own-cards.md", "new", lambda: understood("敵の機械 1体を対象とし それを破壊する")),
    (DOCS / "own-cards.md", "spellings", everywhere),
    (ROOT / "web" / "src" / "protocol.ts", "", protocol),
    (ROOT / "README.md", "play", third_turn),
    (ROOT / "README.md", "card", lambda: session("cards", "magical_duel", "NS1-006")),
    (ROOT / "README.md", "text", lambda: session("card", "read", "magical_duel", "[参戦] ⇒ カードを1枚引く。")),
    (
        ROOT / "README.md",
        "typo",
        lambda: session("card", "read", "magical_duel", "[参戦] ⇒ カードを1体引く。", refused=True),
    ),
    (ROOT / "README.md", "doubt", lambda: session("doubts", "magical_duel", "A1")),
    (DOCS / "terminal.md", "transcript", lambda: abridged(session(*DUEL, typed=WITH_COMMANDS))),
    (DOCS / "terminal.md", "stage", lambda: abridged(session(*STRIKE, "--first", "me", typed=ON_STAGE))),
    (DOCS / "terminal.md", "japanese", lambda: abridged(session(*DUEL, "--language", "ja", typed="1|4|b|q|/"))),
]
"""File, name of the region in it (empty: the whole file), and who writes it."""


def main() -> None:
    """Write what differs, or name it."""
    stale = []
    for path, region, generate in GENERATORS:
        before = path.read_text("utf-8") if path.exists() else ""
        after = within(before, region, generate()) if region else generate()
        if after != before:
            stale.append(path.relative_to(ROOT).as_posix())
            if "--check" not in sys.argv:
                path.write_text(after, "utf-8")
    if stale and "--check" in sys.argv:
        sys.exit(f"docs: stale, run `make docs`: {', '.join(stale)}")
    print(f"docs: {', '.join(stale) + ' rewritten' if stale else 'up to date'}")


def within(page: str, region: str, text: str) -> str:
    """The page with one marked region replaced."""
    opening, closing = f"<!-- generated: {region} -->\n", f"<!-- end: {region} -->"
    before, _, rest = page.partition(opening)
    _, found, after = rest.partition(closing)
    if not found:
        sys.exit(f"docs: no region {region}")
    return f"{before}{opening}{text}{closing}{after}"


if __name__ == "__main__":
    main()
