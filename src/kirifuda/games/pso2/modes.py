"""101.2, R.01: the two ways to play: one against one, or a party of up to four against a boss that plays itself."""

from __future__ import annotations

from typing import Final

from kirifuda.games.interface import Choice, Deck, Mode, Value
from kirifuda.games.pso2.cardfile import load_bosses
from kirifuda.games.pso2.raid.r_setup import DIFFICULTIES, MOST_PLAYERS, NORMAL
from kirifuda.games.pso2.telling.terms import DIFFICULTIES as DIFFICULTY_WORDS

BOSS: Final = "boss"
DIFFICULTY: Final = "difficulty"
"""R.03: also the name of the game's option."""
DUEL: Final = Mode("duel", "対戦", "Duel", (2,))


def slug(boss: Deck) -> str:
    """The word by which a boss is chosen."""
    return boss.english.lower().replace(" ", "-")


def bosses() -> dict[str, dict[str, Deck]]:
    """R.02: the boss decks, by boss and difficulty."""
    return {slug(decks[NORMAL]): decks for decks in load_bosses().values()}


def raid() -> Mode:
    """R.02-06: who is fought, and how hard it is."""
    known = [(name, decks[NORMAL]) for name, decks in bosses().items()]
    levels = tuple(Value(level, *DIFFICULTY_WORDS[level]) for level in DIFFICULTIES)
    return Mode(
        "raid",
        "協力レイドバトル",
        "Raid",
        tuple(range(1, MOST_PLAYERS + 1)),
        (
            Choice(BOSS, "ボス", "Boss", tuple(Value(name, boss.name, boss.english) for name, boss in known)),
            Choice(DIFFICULTY, "難易度", "Difficulty", levels),
        ),
        own_seats=1,
        is_together=True,
    )


def boss_decks(chosen: dict[str, str]) -> list[Deck]:
    """R.02: the boss deck of a difficulty."""
    return [bosses()[chosen[BOSS]][chosen[DIFFICULTY]]]
