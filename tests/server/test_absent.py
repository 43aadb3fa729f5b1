"""Nobody's game is rewound without them: a computer in somebody's seat agrees to nothing behind their back."""

from __future__ import annotations

from tests.server.house import Client, Message, client, house, quick, run


async def told_no_way_back(who: Client, seat: int) -> str:
    """What a wish to go back is answered with."""
    await who.send("ask_back", seat=seat, version=who.views[seat]["version"])
    refused: Message = await who.next("refused")
    return str(refused["en"])


def test_what_was_played_against_a_person_is_not_taken_back_while_they_are_away() -> None:
    async def work() -> None:
        async with house(quick(absent_s=0.2)) as place:
            table = await place.table(opponent="friend", first="me")
            other = await place.sit(table)
            async with client(place, table) as me:
                async with client(place, other) as you:
                    while True:
                        view = await me.asked()
                        await me.answer(view)
                        after = await me.next("view")
                        if after["prompt"] is None:
                            break
                    await you.asked()
                    assert me.views[0]["back"]["ask"]
                    before = me.views[0]
                while not any("computer" in each["may"] for each in (await me.next("table"))["absent"]):
                    pass
                await me.send("absent", seat=0, player=1, choice="computer")
                while (await me.next("table"))["table"]["seats"][1]["kind"] != "computer":
                    pass
                driver = place.lobby.tables[table["table"]].driver
                assert driver is not None
                left = driver.returning.left_at[1]
                last = driver.play.last_choice(0)
                if last is not None and last.mark < left:
                    assert "consent" in await told_no_way_back(me, 0)
                assert driver.play.versions[0] >= before["version"]
                # What is played against the computer from here on may be taken back.
                view = await me.asked()
                await me.answer(view)
                mine = await me.next("view")
                target = driver.play.last_choice(0)
                assert target is not None
                assert target.mark >= left
                await me.send("ask_back", seat=0, version=mine["version"])
                assert (await me.next("view", "refused"))["type"] == "view"
                # A restart forgets nothing of this.
                place.lobby.tables[table["table"]].let_go()
            async with client(place, table) as me:
                await me.next("view")
                driver = place.lobby.tables[table["table"]].driver
                assert driver is not None
                assert driver.returning.left_at[1] == left

    run(work)
