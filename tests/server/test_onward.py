"""Replays that are looked at and played on: bounded, outside the loop, and with chance that is nobody's to know."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Raw, json

from kirifuda.games import load
from kirifuda.kernel.keeping import replay as replays
from kirifuda.kernel.randomness import Dice
from kirifuda.server import replays as films
from kirifuda.server.messages import ENCODER
from kirifuda.server.play import Play, Start
from kirifuda.server.projector import Shown, Upload
from kirifuda.server.refusals import Refused
from kirifuda.server.replays import EVERY, Film
from kirifuda.server.workers import Worker
from tests.server.house import House, client, house, quick, run
from tests.server.recorder import SECRET, answer, begun


def recorded(name: str, seed: int, most: int = 10_000) -> dict[str, Any]:
    """A game by chance as a replay file."""
    play = begun(name, seed)
    dice = Dice(seed, "film")
    while not play.over() and most:
        play.answer(answer(play, dice), auto=True)
        most -= 1
    return play.replay.data()


def test_a_film_shows_each_decision_as_it_was_when_it_was_played() -> None:
    content = recorded("magical_duel", 5)
    film = Film("x", content)
    last = len(film.replay.answers)
    assert len(film.frames) <= last // EVERY + 2

    again = Film("x", content)
    for number in range(last):
        again.frames[number] = again.game_at(number)
    for number in (0, 1, EVERY - 1, EVERY, EVERY + 1, last // 2, last - 1, last):
        for side in ("0", "1", "both", "public"):
            one, other = (each.moment(number, side, whole_log=False) for each in (film, again))
            assert ENCODER.encode(one) == ENCODER.encode(other)
    with pytest.raises(Refused):
        film.moment(last + 1, "0", whole_log=False)
    with pytest.raises(Refused):
        film.moment(0, "²", whole_log=False)


def test_long_and_foreign_replays_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    content = recorded("magical_duel", 6, 40)
    monkeypatch.setattr(films, "ANSWERS", len(content["answers"]) - 1)
    with pytest.raises(Refused, match="too_long"):
        Film("x", content)
    monkeypatch.undo()
    for broken in ({"game": "chess"}, {"edition": "0"}, {"answers": [["1", 2, [0], ["nothing"]]]}, {"decks": [1, 2]}):
        with pytest.raises(Refused, match="corrupt_replay"):
            Film("x", {**content, **broken})


async def upload_again_and_again(worker: Worker, content: Raw) -> None:
    """The least limit is a whole second, and one film takes less."""
    for number in range(100):
        await worker.ask(Upload(f"x{number}", content), Shown)


def test_a_film_that_takes_too_much_processor_time_ends_its_process() -> None:
    async def work() -> None:
        worker = Worker("kirifuda.server.projector", "0")
        await worker.start()
        content = Raw(json.encode(recorded("magical_duel", 5)))
        with pytest.raises(ConnectionError):
            await upload_again_and_again(worker, content)
        await worker.stop()

    run(work)


def test_what_is_played_on_is_drawn_anew_and_its_own_replay_says_so() -> None:
    first = recorded("magical_duel", 7, 60)
    opening = [each[2] for each in first["answers"]]
    start = Start("magical_duel", first["seed"], first["decks"], first["house"], opening)
    onward = Start("magical_duel", first["seed"], first["decks"], first["house"], opening, {len(opening): 12345})
    plays = [Play(each, SECRET) for each in (start, onward)]
    for play in plays:
        for _ in play.catch_up():
            pass
    decks = [play.game.zone(play.game.rulebook.zones[0], 0) for play in plays]
    hidden = [[play.game.state.objects[id].card for id in sorted(play.game.state.objects)] for play in plays]
    assert sorted(hidden[0]) == sorted(hidden[1])
    assert hidden[0] != hidden[1]
    assert decks[0] == decks[1]

    dice = Dice(7, "onward")
    while not plays[1].over():
        plays[1].answer(answer(plays[1], dice), auto=True)
    content = plays[1].replay.data()
    assert content["reseeds"] == [[len(opening), 12345]]
    game = load("magical_duel")
    assert replays.run(replays.read(content), game.rulebook, game.pool()).over()
    film = Film("y", content)
    middle = len(opening) + 3
    assert ENCODER.encode(film.moment(middle, "both", whole_log=True))


async def finished(place: House) -> str:
    """The replay of a game that was given up after a while."""
    table = await place.table(first="me", opponent="here")
    async with client(place, table) as me:
        await me.play(30)
        await me.send("concede", seat=0)
        while (await me.next("view"))["over"] is None:
            pass
    found = await place.get(f"/api/tables/{table['table']}")
    return str(found["replay"])


def test_nobody_can_foretell_a_game_that_is_played_on() -> None:
    """The host has the replay: its seed, both decks, every answer. What is drawn from there on is another thing."""

    async def work() -> None:
        async with house() as place:
            replay = await finished(place)
            file = (await place.http.get(f"/api/replays/{replay}/download")).json()
            decision = len(file["answers"]) // 2
            tables = []
            for _ in range(2):
                body = {"decision": decision, "name": "a", "seat": 0, "opponent": "here"}
                tables.append(await place.post(f"/api/replays/{replay}/play", body))
            games = []
            assert not {table["table"] for table in tables} & set(place.lobby.tables), "played before somebody came"
            for table in tables:
                driver = (await place.lobby.table(table["table"])).driver
                assert driver is not None
                games.append(driver.play.game)
            told = replays.run(replays.read(file), games[0].rulebook, games[0].pool, decision)
            told.decision()
            orders = [[game.state.objects[id].card for id in sorted(game.state.objects)] for game in (told, *games)]
            assert len({tuple(each) for each in orders}) == 3
            assert len({str(game.state.streams) for game in (told, *games)}) == 3
            async with client(place, tables[0]) as me:
                await me.play(20)
            odd = {"decision": 1, "name": "a", "agent": "genius"}
            assert (await place.http.post(f"/api/replays/{replay}/play", json=odd)).json()["code"] == "malformed"
            late = {"decision": len(file["answers"]), "name": "a"}
            assert (await place.http.post(f"/api/replays/{replay}/play", json=late)).json()["code"] == "not_playing"

    run(work, 120)


def test_uploads_are_paced_and_only_the_newest_are_kept() -> None:
    async def work() -> None:
        async with house(quick(uploads_per_s=0.001, uploads_burst=4, uploads=2)) as place:
            replay = await finished(place)
            file = (await place.http.get(f"/api/replays/{replay}/download")).json()
            copies = [await place.post("/api/replays", file) for _ in range(3)]
            assert [(await place.http.get(f"/api/replays/{each['replay']}")).status_code for each in copies] == [
                404,
                200,
                200,
            ]
            assert (await place.http.get(f"/api/replays/{replay}")).status_code == 200
            # just longer than a replay may be: one that no request may bring would not count among the uploads
            huge = {**file, "answers": (file["answers"] * films.ANSWERS)[: films.ANSWERS + 1]}
            assert (await place.http.post("/api/replays", json=huge)).json()["code"] == "too_long"
            assert (await place.http.post("/api/replays", json=file)).json()["code"] == "too_fast"

    run(work, 120)
