"""Many ask at once for a table that is not in memory: it is brought back once, also after a first try that failed."""

from __future__ import annotations

import asyncio

import pytest

from kirifuda.server.records import TableRecord
from kirifuda.server.refusals import Refused
from kirifuda.server.storage.faults import Unwritten
from tests.server.house import house, quick, run


def test_a_table_is_brought_back_once_however_many_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with house(quick(sweep_s=1000)) as place:
            id = (await place.table(opponent="here"))["table"]
            place.lobby.tables[id].let_go()
            find, failures = place.lobby.store.table, [True, False, False, False, False]

            async def slowly(wanted: str) -> TableRecord | None:
                fails = failures.pop(0)
                await asyncio.sleep(0.02)
                if fails:
                    raise Unwritten("just now")
                return await find(wanted)

            monkeypatch.setattr(place.lobby.store, "table", slowly)
            early = [asyncio.create_task(place.lobby.table(id)) for _ in range(2)]
            await asyncio.sleep(0.03)
            late = [asyncio.create_task(place.lobby.table(id)) for _ in range(2)]
            found = await asyncio.gather(*early, *late, return_exceptions=True)

            assert isinstance(found[0], Unwritten)
            assert len({each for each in found[1:] if not isinstance(each, BaseException)}) == 1
            assert not [each for each in found[1:] if isinstance(each, BaseException)]
            assert place.lobby.tables[id] is found[1]
            assert len(failures) == 3
            with pytest.raises(Refused):
                await place.lobby.table("nobody-knows")
            assert not place.lobby.opening

    run(work)
