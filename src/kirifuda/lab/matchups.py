"""Every deck against every deck: the matrix of win shares, as a table and as a picture."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Final

from kirifuda.lab.playing import Pairing
from kirifuda.lab.simulation import Progress, simulate

if TYPE_CHECKING:
    from kirifuda.lab.playing import Played
    from kirifuda.lab.simulation import Summary

CELL: Final = 64
MARGIN: Final = 150
LOSING: Final = (178, 24, 43)
EVEN: Final = (247, 247, 247)
WINNING: Final = (33, 102, 172)
"""A scale that the colour-blind can read: red, white, blue."""


@dataclass(frozen=True)
class Matchups:
    """What each deck scored against each other: wins and half draws, and games, by row and column."""

    decks: tuple[str, ...]
    points: dict[tuple[str, str], float]
    games: dict[tuple[str, str], int]
    summary: Summary

    def share(self, deck: str, against: str) -> float | None:
        """The share of points that a deck takes from another; None if they never met."""
        games = self.games.get((deck, against), 0)
        return self.points[deck, against] / games if games else None

    def overall(self, deck: str) -> float | None:
        """A deck's share against all other decks."""
        met = [other for other in self.decks if other != deck and self.games.get((deck, other), 0)]
        games = sum(self.games[deck, other] for other in met)
        return sum(self.points[deck, other] for other in met) / games if games else None

    def table(self) -> str:
        """The matrix as text, in percent."""
        width = max(len(deck) for deck in self.decks)
        head = " " * width + "".join(f"{number:>5}" for number in range(1, len(self.decks) + 1)) + "   all"
        rows = [head]
        for number, deck in enumerate(self.decks, 1):
            cells = "".join(f"{percent(self.share(deck, other)):>5}" for other in self.decks)
            rows.append(f"{deck:<{width}}{cells}{percent(self.overall(deck)):>6}  {number}")
        return "\n".join(rows)

    def svg(self, names: dict[str, str] | None = None) -> str:
        """The matrix as a picture; `names` gives decks other names than their keys."""
        shown = [escape((names or {}).get(deck, deck)) for deck in self.decks]
        side = MARGIN + CELL * len(self.decks)
        size = f'width="{side + 10}" height="{side + 10}"'
        parts = [f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="13">']
        for place, name in enumerate(shown):
            middle = MARGIN + CELL * place + CELL // 2
            parts.append(f'<text x="{MARGIN - 8}" y="{middle + 4}" text-anchor="end">{name}</text>')
            turned = f"rotate(-45 {middle - 4} {MARGIN - 8})"
            parts.append(f'<text x="{middle - 4}" y="{MARGIN - 8}" transform="{turned}">{name}</text>')
        for row, deck in enumerate(self.decks):
            for column, other in enumerate(self.decks):
                parts.extend(cell(row, column, self.share(deck, other)))
        return "\n".join([*parts, "</svg>", ""])


def cell(row: int, column: int, share: float | None) -> list[str]:
    """One square of the picture with its number."""
    left = MARGIN + CELL * column
    top = MARGIN + CELL * row
    dark = share is not None and abs(share - 0.5) > 0.3
    colour = shade(share) if share is not None else "#dddddd"
    ink = "#ffffff" if dark else "#000000"
    place = f'x="{left + CELL // 2}" y="{top + CELL // 2 + 4}" text-anchor="middle"'
    return [
        f'<rect x="{left}" y="{top}" width="{CELL - 2}" height="{CELL - 2}" fill="{colour}"/>',
        f'<text {place} fill="{ink}">{percent(share)}</text>',
    ]


def shade(share: float) -> str:
    """The colour of a share: red below a half, blue above."""
    far = WINNING if share > 0.5 else LOSING
    depth = abs(share - 0.5) * 2
    mixed = [round(near + (end - near) * depth) for near, end in zip(EVEN, far, strict=True)]
    return "#" + "".join(f"{part:02x}" for part in mixed)


def percent(share: float | None) -> str:
    """A share in whole percent."""
    return "–" if share is None else f"{100 * share:.0f}"


def matchup_plan(decks: list[str], agent: str, games: int, seed: int) -> list[Pairing]:
    """So many games for each ordered pair of decks, mirror matches included."""
    pairs = [(first, second) for first in decks for second in decks]
    plan = [(pair, game) for game in range(games) for pair in pairs]
    return [Pairing(number, seed + number, pair, (agent, agent)) for number, (pair, _) in enumerate(plan)]


def matchups(game: str, plan: list[Pairing], *, workers: int = 1, progress: Progress | None = None) -> Matchups:
    """Play a plan and add up what each deck took from each other. Games with errors count for nobody."""
    summary = simulate(game, plan, workers=workers, progress=progress)
    points: dict[tuple[str, str], float] = {}
    games: dict[tuple[str, str], int] = {}
    for played in summary.played:
        if played.error:
            continue
        for seat, deck in enumerate(played.pairing.decks):
            for other_seat, other in enumerate(played.pairing.decks):
                if seat != other_seat:
                    points[deck, other] = points.get((deck, other), 0.0) + won(played, seat)
                    games[deck, other] = games.get((deck, other), 0) + 1
    decks = tuple(dict.fromkeys(deck for pairing in plan for deck in pairing.decks))
    return Matchups(decks, points, games, summary)


def won(played: Played, seat: int) -> float:
    """What a game brought the deck in a seat."""
    if not played.winners:
        return 0.5
    return 1.0 if seat in played.winners else 0.0
