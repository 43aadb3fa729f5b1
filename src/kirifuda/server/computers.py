"""What a computer answers at a table; nobody can tell from the time whether there was anything to think about."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from kirifuda.server.thinker import Question

if TYPE_CHECKING:
    from kirifuda.server.play import Play
    from kirifuda.server.records import TableRecord
    from kirifuda.server.table import Table


async def computed(table: Table, play: Play) -> tuple[int, ...]:
    """The answer to the open question, in the computer's time; what lets the game run its course if there is none."""
    lobby, asked, mark = table.lobby, play.asked, play.marks
    assert asked is not None
    began = time.monotonic()
    if asked.forced():
        found: list[int] | None = list(asked.forced_answer())
    else:
        found = await lobby.thinking.answer(question_of(table.record, play))
        lobby.metrics.think_seconds.observe(time.monotonic() - began)
    await asyncio.sleep(max(0.0, lobby.config.computer_delay_s - (time.monotonic() - began)))
    if found is None or asked.complaint(tuple(found)):
        way = play.card_game.way_on(play.game, asked) if play.marks == mark else None
        found = list(way) if way is not None and not asked.complaint(way) else list(range(asked.least))
    return tuple(found)


def question_of(record: TableRecord, play: Play) -> Question:
    """The open question as a thinking process needs it."""
    assert play.asked is not None
    start = play.start
    answers = [list(each.chosen) for each in play.replay.answers]
    agent = record.seats[play.asked.player].agent
    return Question(record.id, start.game, start.seed, start.decks, start.house, answers, agent, play.replay.reseeds)
