"""Clocks: no sequence of answers, picks and steps back wins time."""

from __future__ import annotations

import pytest

from kirifuda.kernel.randomness import Dice
from kirifuda.server.clocks import Clocks
from kirifuda.server.lobby import Lobby
from kirifuda.server.messages import ENCODER, ClockRule
from kirifuda.server.views import Cursor, Shown
from tests.server.house import quick, run
from tests.server.recorder import NEVER_S, Side, by_chance, record_for

START_S, STEP_S = 600, 30


def test_no_sequence_of_answers_and_steps_back_raises_a_clock_above_its_completed_choices() -> None:
    for seed in range(50):
        dice = Dice(seed, "clocks")
        clocks = Clocks(ClockRule(START_S, STEP_S), 2)
        standing: list[tuple[int, int, bool]] = []
        """Mark, seat, and whether a step was added."""
        for mark in range(200):
            seat = dice.below(2)
            mine = [each for each in standing if each[1] == seat]
            if mine and not dice.below(3):
                target = mine[dice.below(len(mine))]
                clocks.go_back(seat, target[0])
                standing = standing[: standing.index(target)]
            else:
                clocks.note(mark)
                completed = bool(dice.below(2))
                if completed:
                    clocks.add_step(seat)
                standing.append((mark, seat, completed))
            for at in range(2):
                steps = sum(added for _, who, added in standing if who == at)
                assert clocks.left_ms[at] <= (START_S + steps * STEP_S) * 1000


def test_a_journal_brings_the_readings_back() -> None:
    first, second = (Clocks(ClockRule(START_S, STEP_S), 2) for _ in range(2))
    for mark in range(5):
        first.note(mark)
        first.add_step(mark % 2)
        second.read(mark, {"options": [0], **first.written()})

    assert second.left_ms == first.left_ms
    assert second.readings == first.readings


@pytest.mark.parametrize("name", ["magical_duel", "spellcard_strike"])
def test_a_storm_of_steps_back_leaves_a_short_journal_that_brings_the_same_table_back(name: str) -> None:
    async def work() -> None:
        lobby = Lobby(quick(auto_delay_s=NEVER_S))
        await lobby.store.open()
        side = Side(lobby, record_for(name, 3))
        side.table.record.clock = ClockRule(START_S, STEP_S)
        await lobby.store.add_table(side.table.record, {})
        await side.begin([])
        side.join()
        dice = Dice(3, "storm")
        backs = 0
        for _ in range(150):
            asked = side.play.asked
            if asked is None:
                break
            chosen = side.driver.auto or by_chance(asked, dice)
            assert await side.answer(chosen)
            last = side.play.last_choice(asked.player)
            if last is not None and not side.play.objection(asked.player, last):
                async with side.table.lock:
                    version = side.play.versions[asked.player]
                    await side.driver.returning.back(asked.player, version, "pick")
                backs += 1
        entries = side.driver.journal.entries
        assert await lobby.store.entries(side.table.record.id) == entries
        assert backs > 20
        standing = sum(entry.kind == "answer" for entry in entries)
        assert len(entries) <= 2 * standing + 1
        clocks = side.driver.clocks
        assert sum(clocks.added_ms) <= standing * STEP_S * 1000
        assert all(clocks.left(seat) <= START_S * 1000 + clocks.added_ms[seat] for seat in (0, 1))

        again = Side(lobby, side.table.record)
        await again.begin(await lobby.store.entries(side.table.record.id))
        assert again.play.marks == side.play.marks
        assert again.driver.journal.marks == side.driver.journal.marks
        assert again.driver.clocks.left_ms == side.driver.clocks.left_ms
        for viewer in side.play.viewers:
            views = [Shown(each.play, viewer).message(Cursor(), None, 0) for each in (side, again)]
            assert ENCODER.encode(views[0]) == ENCODER.encode(views[1])
        for each in (side, again):
            await each.table.close()
        await lobby.store.close()

    run(work)
