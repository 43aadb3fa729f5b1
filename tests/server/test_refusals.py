"""Bad input: refused with a code and a sentence, nobody else affected, the table goes on."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec.json import encode
from structlog.testing import capture_logs
from websockets.asyncio.client import connect

from kirifuda.server.refusals import SENTENCES, Refused
from tests.server.house import Client, House, Message, client, closed_with, house, quick, run

HELLO = "hello"


async def first_words(place: House, **hello: Any) -> tuple[Message, int]:
    """What the server answers to a hello, and how it closes."""
    async with connect(place.base.replace("http", "ws") + "/ws") as socket:
        await socket.send(json.dumps({"type": "hello", **hello}))
        text = await socket.recv()
        assert isinstance(text, str)
        return json.loads(text), await closed_with(socket)


def test_every_refusal_speaks_both_languages() -> None:
    for code in SENTENCES:
        refused = Refused(code, "x")

        assert refused.text.ja.endswith("。")
        assert refused.text.en.endswith(".")
        assert 400 <= refused.status < 600


def test_strangers_do_not_sit_down() -> None:
    async def work() -> None:
        async with house() as place:
            table = await place.table()
            other = await place.table()
            token = table["seats"][0]["token"]
            forged = token[:-2] + ("aa" if token[-2:] != "aa" else "bb")

            unknown, code = await first_words(place, table="nowhere", tokens=[token])
            assert (unknown["code"], code) == ("unknown_table", 4404)
            for tokens, watch in (([forged], ""), ([other["seats"][0]["token"]], ""), ([], "guess"), ([], "")):
                refused, code = await first_words(place, table=table["table"], tokens=tokens, watch=watch)
                assert (refused["code"], code) == ("forged_token", 4403)

    run(work)


def test_a_socket_of_another_site_is_refused() -> None:
    async def work() -> None:
        async with house() as place:
            with pytest.raises(Exception, match="403"):
                await connect(place.base.replace("http", "ws") + "/ws", origin="https://elsewhere.example")  # type: ignore[arg-type]
            answer = await place.http.post("/api/tables", json={}, headers={"origin": "https://elsewhere.example"})
            assert answer.status_code == 403
            assert answer.json()["code"] == "foreign_origin"

    run(work)


async def refusal(who: Client, **message: Any) -> str:
    """The code with which a message is refused."""
    await who.socket.send(json.dumps(message))
    return str((await who.next("refused"))["code"])


def test_wrong_answers_are_refused_and_the_table_goes_on() -> None:
    async def work() -> None:
        async with house() as place:
            table = await place.table(first="me")
            async with client(place, table) as me, client(place, table, watch=True) as public:
                view = await me.asked()
                version = view["version"]
                answer = {"type": "answer", "seat": 0, "version": version}

                assert await refusal(me, **answer, options=[999]) == "illegal_option"
                assert await refusal(me, **answer, options=[0, 0]) == "illegal_option"
                assert await refusal(me, **{**answer, "version": version + 1}, options=[0]) == "stale_version"
                assert await refusal(me, **{**answer, "seat": 1}, options=[0]) == "foreign_seat"
                assert await refusal(me, **answer, options=[-1]) == "malformed"
                assert await refusal(me, type="nonsense") == "malformed"
                assert await refusal(me, type="why_not", seat=0, object="nothing") == "unknown_object"
                assert await refusal(me, type="consent", seat=0, allow=True) == "no_way_back"
                assert await refusal(me, type="absent", seat=0, player=1, choice="claim") == "not_asked"
                assert await refusal(public, **answer, options=[0]) == "not_seated"
                await me.socket.send("{")
                assert (await me.next("refused"))["code"] == "malformed"

                me.done.clear()
                await me.answer(me.views[0])
                assert (await me.next("view"))["version"] > version

    run(work)


def test_large_messages_and_floods_end_the_socket() -> None:
    async def work() -> None:
        async with house(quick(messages_per_s=1, messages_burst=5)) as place:
            table = await place.table()
            async with client(place, table) as me:
                await me.send("ping", id=1, more="x" * 20_000)
                assert (await me.next("refused"))["code"] == "too_large"
                assert await closed_with(me.socket) == 1009
            async with client(place, table) as me:
                for number in range(60):
                    await me.send("ping", id=number)
                while (await me.next("refused"))["code"] != "too_fast":
                    pass
                assert await closed_with(me.socket) == 4429

    run(work)


def test_there_are_limits_on_tables_spectators_and_requests() -> None:
    async def work() -> None:
        async with house(quick(tables_per_visitor=2, spectators=1)) as place:
            table = await place.table()
            await place.table()
            third = await place.http.post("/api/tables", json={"game": "magical_duel", "name": "a"})
            assert (third.status_code, third.json()["code"]) == (429, "too_many_tables")
            async with client(place, table, watch=True):
                refused, code = await first_words(place, table=table["table"], watch=table["watch"])
                assert (refused["code"], code) == ("too_many_spectators", 4429)
        async with house(quick(requests_per_s=0.1, requests_burst=3)) as place:
            statuses = [(await place.http.get("/api/health")).status_code for _ in range(5)]
            assert statuses == [200, 200, 200, 429, 429]

    run(work)


def test_illegal_tables_are_refused_with_every_reason() -> None:
    async def work() -> None:
        async with house() as place:
            bad: list[tuple[dict[str, Any], int, str]] = [
                ({"game": "chess"}, 404, "unknown_game"),
                ({"name": ""}, 400, "malformed"),
                ({"deck": {"zones": {"deck": ["NS1-001"] * 5}}}, 422, "illegal_deck"),
                ({"deck": {"zones": {"deck": ["no such card"]}}}, 422, "illegal_deck"),
                ({"house": {"nothing": "x"}}, 422, "illegal_house_rule"),
                ({"seats": [{"kind": "me"}]}, 422, "illegal_seats"),
                ({"unknown": 1}, 400, "malformed"),
            ]
            for changed, status, code in bad:
                answer = await place.http.post("/api/tables", json={"game": "magical_duel", "name": "a", **changed})
                assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
            broken = await place.http.post(
                "/api/tables",
                json={"game": "magical_duel", "name": "a", "deck": {"zones": {"deck": ["NS1-004"] * 5}}},
            )
            assert {each["clause"] for each in broken.json()["broken"]} == {"402.2", "402.2a"}
            large = await place.http.post("/api/tables", content=b"x" * (1 << 21))
            assert (large.status_code, large.json()["code"]) == (413, "too_large")
            assert encode(large.json())

    run(work)


def noted(logs: Any) -> list[str]:
    """The codes of the refusals that were written down."""
    return [entry["code"] for entry in logs if entry["event"] == "refused"]


def test_bad_messages_are_logged_once_and_touch_no_other_table() -> None:
    async def work() -> None:
        async with house() as place:
            mine, theirs = await place.table(first="me"), await place.table(first="me")
            async with client(place, mine) as me, client(place, theirs) as you:
                view = await me.asked()
                answer = {"type": "answer", "seat": 0, "version": view["version"], "options": [0]}
                bad: list[tuple[dict[str, Any], str]] = [
                    ({**answer, "options": [999]}, "illegal_option"),
                    ({**answer, "version": 999}, "stale_version"),
                    ({**answer, "seat": 1}, "foreign_seat"),
                    ({"type": "nonsense"}, "malformed"),
                    ({"type": "why_not", "seat": 0, "object": "nothing"}, "unknown_object"),
                ]
                with capture_logs() as logs:
                    for message, code in bad:
                        assert [await refusal(me, **message) for _ in range(3)] == [code] * 3
                        assert me.refused[-1]["ja"]
                        assert me.refused[-1]["en"]
                        before = await you.asked()
                        await you.answer(before)
                        assert (await you.next("view"))["version"] > before["version"]

                assert noted(logs) == [code for _, code in bad]
                assert not you.refused

    run(work)


def test_strangers_are_logged_once_each() -> None:
    async def work() -> None:
        async with house() as place:
            table = await place.table()
            with capture_logs() as logs:
                await first_words(place, table="nowhere", tokens=[])
                await first_words(place, table=table["table"], tokens=["forged"])
                async with client(place, table) as me:
                    await me.send("ping", id=1, more="x" * 20_000)
                    assert await closed_with(me.socket) == 1009
            assert noted(logs) == ["unknown_table", "forged_token", "too_large"]

    run(work)


def test_a_flood_of_requests_is_logged_once_and_the_table_goes_on() -> None:
    async def work() -> None:
        async with house(quick(requests_per_s=0.1, requests_burst=8, messages_per_s=1, messages_burst=5)) as place:
            table = await place.table(first="me")
            async with client(place, table) as me, client(place, table, watch=True) as again:
                with capture_logs() as logs:
                    statuses = [(await place.http.get("/api/health")).status_code for _ in range(20)]
                    assert statuses[-10:] == [429] * 10
                    for number in range(20):
                        await again.send("ping", id=number)
                    while (await again.next("refused"))["code"] != "too_fast":
                        pass
                    view = await me.asked()
                    await me.answer(view)
                    assert (await me.next("view"))["version"] > view["version"]
                assert sorted(noted(logs)) == ["too_fast", "too_fast"], "one for the requests, one for the socket"

    run(work)


def test_a_deck_is_judged_by_the_house_rules_of_the_table() -> None:
    forty = {"zones": {"deck": ["MP1-001"] * 20 + [f"MP1-{number:03}" for number in range(4, 14) for _ in range(2)]}}

    async def work() -> None:
        async with house() as place:
            body = {"game": "lyrical", "name": "a", "deck": forty, "opponent_deck": forty}
            ruled = await place.http.post("/api/tables", json={**body, "house": {"deck_size": "forty"}})
            assert ruled.status_code == 200, ruled.json()
            shipped = {"game": "lyrical", "name": "a", "house": {"deck_size": "forty"}}
            for wrong in (body, shipped):
                refused = await place.http.post("/api/tables", json=wrong)
                assert (refused.status_code, refused.json()["code"]) == (422, "illegal_deck")
                assert refused.json()["broken"][0]["clause"] == "A19"

    run(work)


def test_an_illegal_deck_of_a_friend_leaves_the_seat_open() -> None:
    async def work() -> None:
        async with house() as place:
            table = await place.table(opponent="friend")
            body = {"invite": table["invite"], "name": "b", "deck": {"zones": {"deck": ["NS1-004"] * 5}}}
            refused = await place.http.post(f"/api/tables/{table['table']}/sit", json=body)
            assert (refused.status_code, refused.json()["code"]) == (422, "illegal_deck")
            assert refused.json()["broken"]
            forged = await place.http.post(f"/api/tables/{table['table']}/sit", json={**body, "invite": "guess"})
            assert (forged.status_code, forged.json()["code"]) == (403, "forged_token")
            nowhere = await place.http.post("/api/tables/nowhere/sit", json=body)
            assert (nowhere.status_code, nowhere.json()["code"]) == (404, "unknown_table")
            await place.sit(table)
            full = await place.http.post(f"/api/tables/{table['table']}/sit", json={**body, "deck": None})
            assert (full.status_code, full.json()["code"]) == (409, "seat_taken")

    run(work)
