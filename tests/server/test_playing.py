"""A game over the socket: against the computer, between two, on one screen, watched."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.house import client, house, run


def test_a_person_plays_the_computer_to_the_end() -> None:
    async def work() -> None:
        async with house() as place:
            table = await place.table()
            async with client(place, table) as me:
                last = await me.play()
                while (await me.next("table"))["table"]["replay"] is None:
                    pass

            assert last["over"]["winners"] in ([0], [1], [])
            found = await place.get(f"/api/tables/{table['table']}")
            assert found["status"] == "over"
            replay = await place.get(f"/api/replays/{found['replay']}")
            assert replay["decisions"] > 10
            assert me.refused == []

    run(work)


def test_two_people_play_by_link_and_a_third_watches() -> None:
    async def work() -> None:
        async with house() as place:
            table = await place.table(opponent="friend")
            assert (await place.get(f"/api/tables/{table['table']}"))["status"] == "waiting"
            other = await place.sit(table)
            async with (
                client(place, table, seed=2) as me,
                client(place, other, seed=3) as you,
                client(place, table, watch=True) as public,
            ):
                others = asyncio.create_task(you.play())
                await me.play(12)
                await me.send("concede", seat=0)
                ends = [await me.play(), await others]
                while (shown := await public.next("view"))["over"] is None:
                    assert shown["prompt"] is None

            assert ends[0]["over"] == ends[1]["over"] == shown["over"]
            assert [me.refused, you.refused] == [[], []]

    run(work)


def test_both_sides_of_one_screen() -> None:
    async def work() -> None:
        async with house() as place:
            table = await place.table(opponent="here", opponent_name="ひばり")
            assert [seat["seat"] for seat in table["seats"]] == [0, 1]
            async with client(place, table) as both:
                await both.play(20)
                await both.send("concede", seat=1)
                last = await both.play()

            assert last["over"] is not None
            assert both.refused == []
            assert set(both.views) == {0, 1}

    run(work)


def cards_in(view: dict[str, Any], zone: str, owner: int) -> list[dict[str, Any]]:
    """The cards of a zone as a view shows them."""
    found = [each["cards"] for each in view["sheet"]["zones"] if each["name"] == zone and each["owner"] == owner]
    cards: list[dict[str, Any]] = found[0]
    return cards


def test_a_view_has_what_the_protocol_says() -> None:
    async def work() -> None:
        async with house() as place:
            table = await place.table(first="me")
            async with client(place, table) as me:
                view = await me.asked()

                assert all(card["card"] for card in cards_in(view, "hand", 0))
                assert [card["card"] for card in cards_in(view, "hand", 1)] == [None] * 7
                prompt = view["prompt"]
                assert prompt["question"]["ja"]
                assert prompt["question"]["en"]
                assert prompt["clause"]
                for option in prompt["options"]:
                    assert option["ja"]
                    assert option["en"]

                await me.send("why_not", seat=0, object=cards_in(view, "hand", 0)[0]["id"], id=5)
                reasons = await me.next("reasons")
                assert reasons["to"] == 5
                assert all(each["possible"] or each["against"] for each in reasons["actions"])

    run(work)


def test_a_move_can_be_taken_back_while_nothing_was_seen() -> None:
    async def work() -> None:
        async with house() as place:
            table = await place.table(first="me", seed=11)
            async with client(place, table) as me:
                view = await me.asked()
                for _ in range(200):
                    if view["prompt"]["trail"]:
                        break
                    kinds = [
                        option["index"] for option in view["prompt"]["options"] if option["verb"] in ("play", "call")
                    ]
                    await me.answer(view, kinds[:1] or None)
                    view = await me.asked()
                assert view["prompt"]["trail"], "no composite choice was met"
                assert view["back"]["attempt"]

                await me.send("back", seat=0, version=view["version"], to="attempt")
                before = await me.next("view")

                assert before["prompt"]["trail"] == []
                assert before["version"] > view["version"]
                assert before["log"]["from"] <= view["log"]["from"] + len(view["log"]["lines"])

    run(work)
