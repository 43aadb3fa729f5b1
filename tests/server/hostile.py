"""Requests that once stopped, filled or broke a server, each by its name."""

from __future__ import annotations

from typing import Any, Final

from kirifuda.games import load
from tests.server.siege import DEEP, DIGITS

GAME: Final = "magical_duel"
DECKS: Final = f"/api/games/{GAME}/decks"
TABLE: Final = {"game": GAME, "name": "x"}
LEGAL: Final = load(GAME).decks()[0].zones
UNKNOWN: Final = [f"{number:04}" for number in range(1_000)]
MANY_ZONES: Final = {f"zone {number}": UNKNOWN for number in range(160)}
CROWD: Final = {**LEGAL, "servants": ["NS1-001"] * 1_000}


def zones(count: int) -> dict[str, list[str]]:
    """A legal deck, and so many zones that no game has."""
    return {**LEGAL, **{f"zone {number}": UNKNOWN for number in range(count)}}


PIECES: Final = (
    *("\n", " ", "\t\n", "\r", "\u3000", "\u2028", "[", "]", "[deck]\n", "[deck]", "[a]\n", "1 ", "1  x\n", "9", "1x"),
    *(
        "=",
        "a=\n",
        "#",
        '"',
        "'",
        "'''",
        "KF1.",
        "name:",
        ":",
        "[[a]]\n",
        "a.b.c=1\n",
        "{",
        "a={}\n",
        "\\u",
        "9-",
        "1_",
    ),
)
"""What a reader may stumble over if it comes again and again."""
TEXT, TOML = 19_990, 7_990
"""Letters of a text, and of one with TOML in it, that are read."""


def repeated(piece: str, start: str, most: int) -> dict[str, str]:
    """A text to import."""
    return {"text": (start + piece * most)[:most]}


BODIES: Final[dict[str, tuple[str, Any]]] = {
    **{
        f"players = {count}": ("/api/tables", {**TABLE, "players": count})
        for count in (10**7, 300_000_000, 1_500_000_000, 1 << 62, 10**30)
    },
    "players of 5000 digits": ("/api/tables", {**TABLE, "players": DIGITS}),
    "check 1000 unknown keys": (f"{DECKS}/check", {"zones": {"deck": UNKNOWN, "extra": UNKNOWN}}),
    "check 100 zones of 1000 unknown keys": (f"{DECKS}/check", {"zones": zones(100)}),
    "check as many unknown keys as are read": (f"{DECKS}/check", {"zones": {"deck": UNKNOWN[:300]}}),
    "import a key of 24000 parts": (f"{DECKS}/import", {"text": "[deck]\n" + "a." * 24_000 + "a = 1"}),
    "import a key of 49000 parts": (f"{DECKS}/import", {"text": "[deck]\n" + "a." * 49_000 + "a = 1"}),
    "import a key of as many parts as are read": (f"{DECKS}/import", {"text": "[deck]\n" + "a." * 3_990 + "a=1"}),
    "import tables of as many parts as are read": (f"{DECKS}/import", {"text": "[deck]\n[" + "a." * 3_990 + "a]"}),
    "import 7600 times 1000 cards": (f"{DECKS}/import", {"text": "1000 NS1-001\n" * 7_600}),
    "import 1500 times 1000 cards": (f"{DECKS}/import", {"text": "1000 NS1-001\n" * 1_500}),
    "import a count of 5000 digits": (f"{DECKS}/import", {"text": "9" * 5_000 + " NS1-001"}),
    "import deep TOML": (f"{DECKS}/import", {"text": "[deck]\na = " + "[" * 5_000}),
    "import deep TOML tables": (f"{DECKS}/import", {"text": "[deck]\na = " + "{a=" * 2_500}),
    "import TOML numbers of 5000 digits": (f"{DECKS}/import", {"text": "[deck]\na = " + "9" * 5_000}),
    **{f"import {piece!r} without end": (f"{DECKS}/import", repeated(piece, "", TEXT)) for piece in PIECES},
    **{
        f"import TOML, then {piece!r}": (f"{DECKS}/import", repeated(piece, "[deck]\na = 1\n", TOML))
        for piece in PIECES
    },
    **{
        f"import a TOML value of {piece!r}": (f"{DECKS}/import", repeated(piece, "[deck]\na = ", TOML))
        for piece in PIECES
    },
    "export 160 zones of 1000 keys": (f"{DECKS}/export", {"deck": {"zones": MANY_ZONES}}),
    "a crowd on the field": ("/api/tables", {**TABLE, "deck": {"zones": CROWD}, "opponent_deck": {"zones": CROWD}}),
    "a table with 21 zones of unknown keys": ("/api/tables", {**TABLE, "deck": {"zones": zones(21)}}),
    "a seat with a zone that is nowhere": (
        "/api/tables/{table}/sit",
        {"invite": "{invite}", "name": "x", "deck": {"zones": {**LEGAL, "nowhere": []}}},
    ),
    "a deep replay": ("/api/replays", {"format": 1, "decks": DEEP}),
    "play on with a computer that nobody knows": (
        "/api/replays/{replay}/play",
        {"decision": 0, "name": "x", "agent": "x"},
    ),
    "play on from far behind the end": ("/api/replays/{replay}/play", {"decision": 100_000, "name": "x"}),
    "play on from a number of 5000 digits": ("/api/replays/{replay}/play", {"decision": DIGITS, "name": "x"}),
}
PATHS: Final = {
    "a decision of 5000 digits": "/api/replays/{replay}/at/" + "9" * 5_000,
    "a decision of 900 digits": "/api/replays/{replay}/at/" + "9" * 900,
    "a file with NUL": "/a%00.js",
    "a file name of 5000 letters": "/" + "a" * 5_000 + ".js",
    "a file name of 900 letters": "/" + "a" * 900 + ".js",
    "a side that is a digit and no number": "/api/replays/{replay}/at/1?side=%C2%B2",
    "a side of 4000 digits": "/api/replays/{replay}/at/1?side=" + "9" * 4_000,
    "a table with NUL": "/api/tables/%00",
    "a replay with NUL": "/api/replays/a%00b",
    "replays with NUL": "/api/replays?ids=%00",
}
ORIGINS: Final = ("http://[", "http://[::1", "null", "http://evil.example")
REPLAYS: Final[dict[str, dict[str, Any]]] = {
    "decks of numbers": {"decks": [{"deck": [1, 2, 3]}, {"deck": [1.5]}]},
    "decks of lists": {"decks": [[["NS1-001"]], [[]]]},
    "decks of tables": {"decks": [{"deck": {"a": 1}}, {}]},
    "a deck of 60000 cards": {"decks": [{"deck": ["NS1-001"] * 60_000}, LEGAL]},
    "a crowd on the field": {"decks": [CROWD, CROWD]},
    "no decks": {"decks": []},
    "300 decks": {"decks": [LEGAL] * 300},
    "a seed of 5000 digits": {"seed": DIGITS},
    "a seed that is no seed": {"seed": -1.5},
    "a number of 5000 digits that nobody asked for": {"more": {"a": [DIGITS]}},
    "answers of 5000 digits": {"answers": [[DIGITS]]},
    "answers of negative numbers": {"answers": [[-1]] * 100},
    "more answers than are played": {"answers": [[0]] * 100_000},
    "house rules of numbers": {"house": {"a": 5}},
    "half a character in a house rule": {"house": {"\ud800": "x"}},
}
MESSAGES: Final[dict[str, dict[str, Any]]] = {
    "deep JSON in a field that nobody knows": {"type": "ping", "id": 1, "more": DEEP},
    "deep JSON for a card": {"type": "why_not", "seat": 0, "object": DEEP},
    "a version of 5000 digits": {"type": "answer", "seat": 0, "version": DIGITS, "options": [0]},
    "options of 5000 digits": {"type": "answer", "seat": 0, "version": 1, "options": [DIGITS] * 2},
    "NUL in a setting": {"type": "settings", "seat": 0, "stops": {"mine": ["\0"]}},
    "half a character in a setting": {"type": "settings", "seat": 0, "stops": {"mine": ["\ud800"]}},
}
