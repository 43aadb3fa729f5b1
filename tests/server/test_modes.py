"""Seats from the game's list of players: parties of several, seats the game plays itself, seats nobody came to."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.house import House, Message, client, house, quick, run

RAID = {"game": "pso2", "mode": "raid", "deck": None}


async def party(place: House, *kinds: str, **asked: Any) -> Message:
    """A raid; the first seat is one's own."""
    seats = [{"kind": kind, "agent": "random"} for kind in kinds]
    return await place.table(**RAID, seats=seats, **asked)


def test_a_game_tells_how_it_is_played() -> None:
    async def work() -> None:
        async with house() as place:
            modes = {mode["name"]: mode for mode in (await place.get("/api/games/pso2"))["modes"]}

            assert modes["duel"]["players"] == [2]
            raid = modes["raid"]
            assert (raid["players"], raid["own_seats"], raid["together"]) == ([1, 2, 3, 4], 1, True)
            assert all(value["ja"] and value["en"] for choice in raid["choices"] for value in choice["values"])

    run(work)


@pytest.mark.parametrize("kinds", [["me"], ["me", "computer", "computer", "computer"]])
def test_the_seats_of_a_mode_are_followed_by_the_games_own(kinds: list[str]) -> None:
    async def work() -> None:
        async with house() as place:
            table = await party(place, *kinds)
            seats = (await place.get(f"/api/tables/{table['table']}"))["seats"]

            assert [seat["kind"] for seat in seats] == ["person", *kinds[1:], "game"]
            assert seats[-1]["name"]
            async with client(place, table) as me:
                assert (await me.play(5))["prompt"] is not None

    run(work)


def test_seats_and_choices_that_a_mode_has_not_are_refused() -> None:
    async def work() -> None:
        async with house() as place:
            bad: list[tuple[dict[str, Any], str]] = [
                ({"seats": [{"kind": "me"}] + [{"kind": "computer"}] * 4}, "illegal_seats"),
                ({"seats": [{"kind": "computer"}]}, "illegal_seats"),
                ({"mode": "solitaire"}, "malformed"),
                ({"choices": {"boss": "nobody"}}, "malformed"),
                ({"choices": {"weather": "rain"}}, "malformed"),
            ]
            for changed, code in bad:
                answer = await place.http.post("/api/tables", json={**RAID, "name": "a", **changed})
                assert answer.json()["code"] == code, changed

    run(work)


def test_a_party_of_two_and_a_computer_plays_to_the_end() -> None:
    async def work() -> None:
        async with house() as place:
            table = await party(place, "me", "friend", "computer", seed=11)
            assert [each["seat"] for each in table["links"]["joins"]] == [1]
            other = await place.sit(table, seat=1, deck=None)
            async with client(place, table) as me, client(place, other, seed=2) as you:
                ends = await asyncio.gather(me.play(), you.play())

            assert ends[0]["over"] == ends[1]["over"]
            assert not me.refused
            assert not you.refused

    run(work, 180)


def test_a_seat_nobody_came_to_is_given_to_a_computer() -> None:
    async def work() -> None:
        async with house() as place:
            table = await place.table(opponent="friend", first="opponent")
            path = f"/api/tables/{table['table']}/fill"
            own = {"authorization": f"Bearer {table['seats'][0]['token']}"}

            stranger = await place.http.post(path, json={"seat": 1})
            assert (stranger.status_code, stranger.json()["code"]) == (403, "forged_token")
            taken = await place.http.post(path, json={"seat": 0}, headers=own)
            assert (taken.status_code, taken.json()["code"]) == (409, "seat_taken")
            filled = await place.http.post(path, json={"seat": 1, "agent": "random"}, headers=own)
            assert filled.json()["status"] == "playing"
            assert [seat["kind"] for seat in filled.json()["seats"]] == ["person", "computer"]
            async with client(place, table) as me:
                assert (await me.asked())["prompt"] is not None

    run(work)


def test_an_absent_member_of_a_party_is_replaced_and_never_beaten() -> None:
    async def work() -> None:
        async with house(quick(absent_s=0.2)) as place:
            table = await party(place, "me", "friend")
            await place.sit(table, deck=None)
            async with client(place, table) as me:
                while ["wait", "computer"] not in [each["may"] for each in (await me.next("table"))["absent"]]:
                    pass
                await me.send("absent", seat=0, player=1, choice="claim")
                assert (await me.next("refused"))["code"] == "too_early"
                await me.send("absent", seat=0, player=1, choice="computer")
                while (await me.next("table"))["table"]["seats"][1]["kind"] != "computer":
                    pass

    run(work)
