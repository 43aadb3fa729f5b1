"""HTTP: games, cards, clauses, decks, replays, and what every answer carries."""

from __future__ import annotations

from typing import Any

from kirifuda.kernel.keeping import replay as replays
from tests.server.house import Client, House, Message, client, house, run

GAME = "/api/games/magical_duel"


async def finished(place: House, answers: int = 6) -> tuple[Message, str]:
    """A finished game and its replay's id."""
    table = await place.table(first="me")
    async with client(place, table) as me:
        await me.play(answers)
        await me.send("concede", seat=0)
        await over(me)
    return table, (await place.get(f"/api/tables/{table['table']}"))["replay"]


async def over(player: Client) -> None:
    """Wait for the end."""
    while (await player.next("view"))["over"] is None:
        pass
    while (await player.next("table"))["table"]["replay"] is None:
        pass


def test_games_cards_and_the_rulebook() -> None:
    async def work() -> None:
        async with house() as place:
            game = (await place.get("/api/games"))[0]
            assert game["title"]["ja"]
            assert game["players"] == [2]
            assert len(game["decks"]) == 8
            assert game["phases"]
            cards = await place.get(f"{GAME}/cards")
            assert all(card["id"] and card["name"] and card["english"] for card in cards["cards"])
            fields = set(cards["cards"][0])
            assert {facet["field"] for facet in cards["facets"]} <= fields
            clauses = await place.get(f"{GAME}/clauses")
            assert any(clause["id"] == "803.3" and clause["doubts"] for clause in clauses)
            clause = await place.get(f"{GAME}/clauses/803.3")
            assert clause["code"]
            keyword = await place.get(f"{GAME}/clauses/1103.2")
            assert keyword["cards"], "cards with Break use the clauses of Break"
            broken = next(card for card in cards["cards"] if "ブレイク" in card["keywords"])
            assert broken["id"] in keyword["cards"]
            rulings = await place.get(f"{GAME}/cards/{broken['id']}/rulings")
            assert "1103" in [each["id"] for each in rulings["clauses"]]
            assert any("1103" in clause for each in rulings["doubts"] for clause in each["clauses"])
            assert (await place.http.get(f"{GAME}/cards/XX-1/rulings")).json()["code"] == "unknown_card"
            for rule in game["house"]:
                assert len(rule["words"]) == len(rule["values"]), rule["name"]
            assert clause["doubts"][0]["reading"]["en"]
            assert await place.get(f"{GAME}/doubts")
            assert (await place.http.get(f"{GAME}/clauses/9999")).json()["code"] == "unknown_clause"
            answer = await place.http.get(f"{GAME}/cards")
            again = await place.http.get(f"{GAME}/cards", headers={"if-none-match": answer.headers["etag"]})
            assert again.status_code == 304

    run(work)


def test_decks_are_checked_written_and_read() -> None:
    async def work() -> None:
        async with house() as place:
            deck = (await place.get(GAME))["decks"][0]
            checked = await place.post(f"{GAME}/decks/check", {"zones": deck["zones"]})
            assert checked["legal"]
            short = await place.post(f"{GAME}/decks/check", {"zones": {"deck": ["NS1-004"] * 5, "extra": []}})
            assert [each["clause"] for each in short["broken"]] == ["402.2", "402.2a"]
            assert short["broken"][1]["cards"] == ["NS1-004"]
            body = {"deck": {"name": "灯り", "english": "Lights", "zones": deck["zones"]}}
            written = await place.post(f"{GAME}/decks/export", body)
            for text in (written["text"], written["code"]):
                read = await place.post(f"{GAME}/decks/import", {"text": text})
                assert read["problems"] == []
                assert read["deck"]["name"] == "灯り"
                assert {zone: sorted(keys) for zone, keys in read["deck"]["zones"].items() if keys} == {
                    zone: sorted(keys) for zone, keys in deck["zones"].items() if keys
                }
            bad = await place.post(f"{GAME}/decks/import", {"text": "4 NS1-001\nfour lanterns\n[nowhere]\n2 XX-1"})
            assert [each["line"] for each in bad["problems"]] == [2, 3, 4]
            assert (await place.post(f"{GAME}/decks/import", {"text": "KF1.AAAA"}))["problems"]

    run(work)


def test_a_replay_is_listed_scrubbed_and_played_on_from() -> None:
    async def work() -> None:
        async with house() as place:
            _, id = await finished(place)
            assert [each["replay"] for each in await place.get("/api/replays")] == [id]
            head = await place.get(f"/api/replays/{id}")
            assert any(mark["kind"] == "turn" for mark in head["marks"])
            last = head["decisions"]
            for side in ("0", "1", "both", "public"):
                moment = await place.get(f"/api/replays/{id}/at/{last}?side={side}&log=all")
                assert moment["over"]["winners"] == [1]
                assert moment["lines"]
            mine: Any = await place.get(f"/api/replays/{id}/at/2?side=0")
            hands = {zone["owner"]: zone["cards"] for zone in mine["sheet"]["zones"] if zone["name"] == "hand"}
            assert all(card["card"] for card in hands[0])
            assert not any(card["card"] for card in hands[1])
            both: Any = await place.get(f"/api/replays/{id}/at/2?side=both")
            assert all(c["card"] for z in both["sheet"]["zones"] if z["name"] == "hand" for c in z["cards"])
            assert not any(z["cards"] for z in both["sheet"]["zones"] if z["name"] == "deck")
            file = (await place.http.get(f"/api/replays/{id}/download")).json()
            assert len(replays.read(file).answers) == last
            copy = await place.post("/api/replays", file)
            assert copy["decisions"] == last
            file["answers"][0][3] = ["nothing"]
            file["seed"] += 1
            damaged = await place.http.post("/api/replays", json=file)
            assert damaged.json()["code"] == "corrupt_replay", damaged.text
            table = await place.post(f"/api/replays/{id}/play", {"decision": 3, "name": "a", "seat": 0})
            async with client(place, table) as me:
                assert (await me.asked())["prompt"] is not None
            unfinished = await place.http.get("/api/replays/none")
            assert unfinished.status_code == 404

    run(work)


def test_every_answer_is_guarded() -> None:
    async def work() -> None:
        async with house() as place:
            page = await place.http.get("/table/whatever")
            assert page.status_code == 200
            policy = page.headers["content-security-policy"]
            assert "script-src 'self'" in policy
            assert "'unsafe-inline'" not in policy.split("script-src")[1].split(";")[0]
            assert page.headers["x-content-type-options"] == "nosniff"
            assert "HttpOnly" in page.headers["set-cookie"]
            assert (await place.http.get("/no/such/file.js")).status_code == 404
            assert (await place.http.get("/..%2f..%2fapp.py")).status_code == 404
            assert (await place.get("/api/health"))["ok"]
            numbers = (await place.http.get("/api/metrics")).text
            assert "kirifuda_requests_total" in numbers
            schema = await place.get("/api/openapi.json")
            assert schema["openapi"].startswith("3.1")
            assert "FromClient" in schema["components"]["schemas"]
            assert "/api/replays/{replay}/at/{decision}" in schema["paths"]

    run(work)


def test_a_replay_is_played_on_with_a_friend_who_needs_no_deck() -> None:
    async def work() -> None:
        async with house() as place:
            _, replay = await finished(place)
            body = {"decision": 2, "name": "つばめ", "seat": 0, "opponent": "friend"}
            table = await place.post(f"/api/replays/{replay}/play", body)
            assert table["invite"]
            told = await place.get(f"/api/tables/{table['table']}")
            assert told["status"] == "waiting"
            assert [seat["has_deck"] for seat in told["seats"]] == [True, True]

            sit = {"invite": table["invite"], "name": "ひばり"}
            friend = await place.post(f"/api/tables/{table['table']}/sit", sit)

            assert [seat["seat"] for seat in friend["seats"]] == [1]
            async with client(place, table) as me:
                view = await me.next("view")
                moment = await place.get(f"/api/replays/{replay}/at/2?side=0")
                assert view["sheet"]["turn"] == moment["sheet"]["turn"]

    run(work)
