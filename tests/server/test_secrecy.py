"""Non-interference: every byte a seat or spectator is sent is the same in games that differ only in hidden cards, be it
a view, the reasons against using any card they know of, or a suggestion what to answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from kirifuda.games import GAMES, has_table
from kirifuda.games.sheet import Text
from kirifuda.kernel.randomness import Dice
from kirifuda.server.views import Shown, reasons, suggestion
from tests.ours import OURS
from tests.server import recorder
from tests.server.house import run
from tests.server.recorder import Recorder

if TYPE_CHECKING:
    from kirifuda.kernel.decision import Decision
    from kirifuda.server.messages import Reasons, Suggestion, WaitingFor
    from kirifuda.server.play import Play

PLAYED = [name for name in GAMES if has_table(name)]
PROBES = 3
AHEAD = 30
MUCH = {"compared": 1000, "bytes": 1_000_000, "asked_about": 20_000, "suggested": 200}
"""What a long run of a game of ours compares at least."""
MOMENTS = 150
"""At so many open moments any game must have compared as much: short games have fewer."""


def is_enough(found: Recorder) -> bool:
    """Whether a short run has compared something of everything."""
    return found.compared > 20 and found.asked_about > 500 and found.suggested > 3


def shortfall(found: Recorder, share: float) -> list[str]:
    """What a long run has compared too little of; by the share of it that was there to be compared."""
    return [
        f"{what}: {getattr(found, what)}, not over {least * share:.0f}: no leak, but too little to tell"
        for what, least in MUCH.items()
        if getattr(found, what) <= least * share
    ]


def compare_games(name: str, seeds: range, ahead: int = AHEAD, *, stops: bool = False) -> Recorder:
    """Compare at some moments of several games, for both seats and a spectator in turn; if it stops, then
    as soon as that was enough: at some moments nothing is hidden that could be swapped."""
    found = Recorder()

    async def work() -> None:
        await found.open()
        try:
            for seed in seeds:
                dice = Dice(seed, "secrecy")
                for probe in range(PROBES):
                    await found.probe(name, seed, probe % 3 - 1, dice, ahead)
                if stops and is_enough(found):
                    break
        finally:
            await found.close()

    run(work, 120 + len(seeds) * 60)
    return found


@pytest.mark.parametrize("name", PLAYED)
def test_no_byte_tells_hidden_cards_apart(name: str) -> None:
    assert is_enough(compare_games(name, range(12), 12, stops=True))


@pytest.mark.slow
@pytest.mark.parametrize("name", PLAYED)
def test_no_byte_tells_hidden_cards_apart_in_many_games(name: str) -> None:
    """With every game that can be played at a table, two hundred and more in all."""
    found = compare_games(name, range(-(-200 // len(PLAYED))))

    assert shortfall(found, 1 if name in OURS else max(found.moments, 20) / MOMENTS) == []


def test_too_little_that_was_compared_is_told_however_short_the_games() -> None:
    short, empty = Recorder(), Recorder()
    short.moments, short.compared, short.bytes, short.asked_about, short.suggested = 30, 40, 10**6, 9000, 90

    assert shortfall(short, short.moments / MOMENTS) == ["compared: 40, not over 200: no leak, but too little to tell"]
    assert len(shortfall(empty, 0)) == 4


def test_a_planted_leak_of_cards_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Shown.message

    def leaking(self: Shown, *args: Any) -> Any:
        found = honest(self, *args)
        cards = self.play.game.state.objects.values()
        found.sheet.extra["count"] = sum(card.card * (card.id & 1023) for card in cards)
        return found

    monkeypatch.setattr(Shown, "message", leaking)

    with pytest.raises(AssertionError, match="apart"):
        compare_games("magical_duel", range(10))


def test_a_planted_leak_of_menus_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A subtler one: everybody is told how much somebody has to choose from."""
    honest = Shown._waiting

    def leaking(self: Shown, asked: Decision) -> WaitingFor:
        found = honest(self, asked)
        found.clause += f" ({len(asked.options)})"
        return found

    monkeypatch.setattr(Shown, "_waiting", leaking)

    with pytest.raises(AssertionError, match="apart"):
        compare_games("magical_duel", range(30))


def test_a_planted_leak_of_reasons_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks about a card of the other side is told by how it is called what it is."""

    def leaking(play: Play, viewer: int, handle: str, to: int) -> Reasons:
        found = reasons(play, viewer, handle, to)
        card = play.game.state.objects.get(play.names[viewer].ids[handle])
        if card is not None and card.controller != viewer:
            found.name = Text(f"{card.card}", f"{card.card}")
        return found

    monkeypatch.setattr(recorder, "reasons", leaking)

    with pytest.raises(AssertionError, match="apart"):
        compare_games("magical_duel", range(10))


def test_a_planted_leak_of_suggestions_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is suggested depends on what the other side holds."""

    def leaking(play: Play, viewer: int, to: int) -> Suggestion:
        found = suggestion(play, viewer, to)
        theirs = [
            card.card * (card.id & 1023) for card in play.game.state.objects.values() if card.controller != viewer
        ]
        found.options = [sum(theirs)]
        return found

    monkeypatch.setattr(recorder, "suggestion", leaking)

    with pytest.raises(AssertionError, match="apart"):
        compare_games("magical_duel", range(10))
