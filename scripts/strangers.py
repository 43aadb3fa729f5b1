"""How far the card language reaches texts by people who knew the rulebook and not the rows: a table and a picture.

The numbers are those of `docs/strangers.toml`: every batch was written after the one before it had been mended, and
what counts is the first try.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kirifuda.games.declaration import declared_in
from kirifuda.packages import folder_of, ours

DATA: Final = Path(__file__).resolve().parents[1] / "docs" / "strangers.toml"
GAMES: Final = {name: declared_in(folder_of(name)).colour for name in ours()}
FONT: Final = 'font-family="sans-serif" font-size="12"'
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 640, 330, 52, 130, 36, 34
AIM: Final = 0.9


@dataclass(frozen=True)
class Share:
    """One batch of one game.

    texts     that should be read
    read      of these, at the first try
    right     of these, understood as a judge reads them
    others    that should be refused
    accepted  of these, read nevertheless
    """

    texts: int
    read: int
    right: int
    others: int
    accepted: int


def batches() -> list[dict[str, Share]]:
    """The shares of each batch, by game."""
    found = tomllib.loads(DATA.read_text("utf-8"))["batch"]
    return [{game: Share(**numbers) for game, numbers in batch.items()} for batch in found]


def table() -> str:
    """Every batch of every game."""
    rows = ["| Batch | Game | Read at first | Understood rightly | To be refused, and read |", "|---|---|---|---|---|"]
    for number, batch in enumerate(batches(), start=1):
        for game, share in batch.items():
            read = f"{share.read} of {share.texts} ({share.read / share.texts:.0%})"
            rows.append(
                f"| {number} | `{game}` | {read} | {share.right} of {share.read} | {share.accepted} of {share.others} |"
            )
    return "\n".join(rows) + "\n"


def across(batch: int, number: int) -> float:
    """Where a batch stands."""
    return LEFT + (WIDTH - LEFT - RIGHT) * (batch / max(number - 1, 1))


def up(share: float) -> float:
    """Where a share stands."""
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share


def picture() -> str:
    """Read at the first try (lines) and understood rightly (dots), as SVG."""
    found = batches()
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" {FONT}>',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
        f'<text x="{LEFT}" y="20" font-size="14">Texts by strangers: read at the first try; dots: rightly</text>',
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(f'<line x1="{LEFT}" y1="{up(share)}" x2="{WIDTH - RIGHT}" y2="{up(share)}" stroke="#dddddd"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{up(share) + 4}" text-anchor="end" fill="#444444">{share:.0%}</text>')
    aim = f'y1="{up(AIM):.1f}" x2="{WIDTH - RIGHT}" y2="{up(AIM):.1f}"'
    parts.append(f'<line x1="{LEFT}" {aim} stroke="#a00000" stroke-dasharray="4 3"/>')
    for at in range(len(found)):
        x = across(at, len(found))
        parts.append(f'<text x="{x:.1f}" y="{up(0) + 18}" text-anchor="middle" fill="#444444">batch {at + 1}</text>')
    ends = sorted((found[-1][game].read / found[-1][game].texts, game) for game in GAMES)
    labels: dict[str, float] = {}
    below = float(HEIGHT)
    for share, game in ends:  # the names stand beside the ends of their lines, one above the other
        below = min(up(share) + 4, below - 14)
        labels[game] = below
    for game, colour in GAMES.items():
        points = [(across(at, len(found)), batch[game]) for at, batch in enumerate(found)]
        line = " ".join(f"{x:.1f},{up(one.read / one.texts):.1f}" for x, one in points)
        parts.append(f'<polyline fill="none" stroke="{colour}" stroke-width="2" points="{line}"/>')
        for x, one in points:
            parts.append(f'<circle cx="{x:.1f}" cy="{up(one.right / one.texts):.1f}" r="3" fill="{colour}"/>')
        parts.append(f'<text x="{WIDTH - RIGHT + 8}" y="{labels[game]:.1f}" fill="{colour}">{game}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"
