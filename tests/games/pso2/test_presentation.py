"""What the game says to people: every question, answer, event and table, in both languages, duel and raid."""

from __future__ import annotations

import re
from typing import Final

import msgspec
import pytest

from kirifuda.agents.random_agent import random_answer
from kirifuda.games import load, table_words
from kirifuda.games.pso2.pool import pool_of
from kirifuda.games.pso2.questions import QUESTIONS
from kirifuda.games.pso2.rules.r301_keyword_actions import SEARCH
from kirifuda.games.pso2.telling.dangers import dangers
from kirifuda.games.pso2.zones import DECK, FIELD, FRONT, HAND, PLAYER
from kirifuda.kernel.flow import Call
from kirifuda.kernel.game import Game
from kirifuda.kernel.hiding.view import redact
from kirifuda.kernel.ids import PlayerId
from kirifuda.kernel.keeping.recording import Recorder
from kirifuda.kernel.randomness import Dice
from kirifuda.ledger.proofs import clauses
from tests.games.pso2.rules.positions import Position, skip_to
from tests.games.speech import said
from tests.toys.driving import choose_several, prompt, run_now
from tests.toys.pso2_making import Chosen, procedure

GAME: Final = load("pso2")
JAPANESE: Final = re.compile("[\u3040-\u30ff\u4e00-\u9fff]")
TABLES: Final = (("duel", 2), ("raid", 1), ("raid", 3))


def begun(mode_name: str, players: int, seed: int) -> Game:
    """A game of shipped decks about to begin."""
    mode = next(mode for mode in GAME.modes if mode.name == mode_name)
    chosen = mode.settled({"difficulty": "very_hard"} if mode.choices else {})
    shipped = GAME.decks()
    decks = [shipped[(seed + 2 * seat) % len(shipped)] for seat in range(players)]
    decks.extend(GAME.own_decks(mode, chosen))
    return GAME.start(GAME.pool(), decks, seed, GAME.mode_options(mode, chosen))


def check_question(game: Game) -> None:
    """Prompt and options have words in both languages."""
    decision = game.decision()
    assert decision is not None
    assert decision.prompt in QUESTIONS.questions
    for language in ("ja", "en"):
        lines = [GAME.prompt(game, decision, language)]
        for option in decision.options:
            assert option.verb.partition(":")[0] in QUESTIONS.choices
            lines.append(GAME.option_text(game, decision, option, language))
        assert all(lines)
        if language == "en":
            assert not any(JAPANESE.search(line) for line in lines), lines


def check_table(game: Game, viewer: PlayerId) -> None:
    """Board and sheet can be made of what the viewer may see, and name no card of another hand."""
    english = GAME.board(game, viewer, "en", colour=False)
    assert not JAPANESE.search(english)
    assert GAME.board(game, viewer, "ja", colour=True)
    view = redact(game, viewer)
    view.decision()
    msgspec.json.encode(table_words("pso2").sheet(view, viewer, str))


@pytest.mark.parametrize(("mode", "players"), TABLES)
@clauses("103.6.1", "R.01")
def test_whole_games_are_told_in_both_languages(mode: str, players: int) -> None:
    game, dice = begun(mode, players, players), Dice(players, "told")
    game.recorder = Recorder()
    told = 0

    for number in range(400):
        decision = game.decision()
        for record in game.recorder.records[told:]:
            for viewer in range(-1, game.players):
                assert not JAPANESE.search(GAME.narrate(game, record, viewer, "en").text)
                GAME.narrate(game, record, viewer, "ja")
        told = len(game.recorder.records)
        if decision is None:
            break
        check_question(game)
        if number % 25 == 0:
            for viewer in range(-1, game.players):
                check_table(game, viewer)
        game.answer(random_answer(decision, dice))

    assert told > 100
    if game.over():
        assert GAME.ending(game, "ja").text


@clauses("402.2.1")
def test_402_2_1_a_member_never_reads_another_hand() -> None:
    game = begun("raid", 3, 1)
    game.decision()
    others = {GAME.card_name(game.pool, game.state.objects[id].card, "en") for id in game.zone(HAND, 1)}
    mine = {GAME.card_name(game.pool, game.state.objects[id].card, "en") for id in game.zone(HAND, 0)}

    board = GAME.board(game, 0, "en", colour=False)

    assert all(name in board for name in mine)
    assert not any(name in board for name in others - mine)


@clauses("R.08", "R.12")
def test_r_08_the_board_of_a_raid_shows_life_and_target() -> None:
    game = begun("raid", 3, 1)
    game.decision()

    board = GAME.board(game, 0, "en", colour=False)

    assert "life 60/60" in board
    assert "◎ target" in board
    assert "Raid (Very Hard)" in board


@clauses("R.06", "R.12", "R.15")
def test_r_15_the_sheet_of_a_raid_tells_what_the_boss_does() -> None:
    game, dice = begun("raid", 3, 1), Dice(1, "told")
    boss = game.players - 1

    for _ in range(60):
        decision = game.decision()
        assert decision is not None
        if len(game.zone(FIELD, boss)) > 1:
            break
        game.answer(random_answer(decision, dice))
    raid = table_words("pso2").sheet(redact(game, 0), 0, str).extra["raid"]

    assert raid["boss"] == boss
    assert raid["life"] == game.number("life")
    assert raid["first_life"] == game.number("first_life")
    assert raid["difficulty_en"] == "Very Hard"
    assert raid["plays"] == 4
    assert raid["target"] == game.number("target_player") in range(boss)
    row = [str(id) for id in game.zone(FIELD, boss) if game.state.objects[id].place == FRONT]
    assert raid["order"][0] == str(game.zone(PLAYER, boss)[0])
    assert sorted(raid["order"][1 : 1 + len(row)]) == sorted(row)
    assert set(raid["done"]) <= set(raid["order"])


@clauses("101.3", "503.1.2")
def test_101_3_drawing_the_last_card_is_warned_of() -> None:
    position = Position()
    (card,) = position.hand(0, "guard")
    position.deck_of(0, "guard")
    game = position.begin(step="503.1")
    decision = game.decision()
    assert decision is not None
    assert dangers(game, decision) == {}
    game.answer((next(at for at, option in enumerate(decision.options) if option.object == card),))

    asked = game.decision()
    assert asked is not None
    warned = dangers(game, asked)

    assert [asked.options[place].verb for place in warned] == ["yes"]
    assert len(game.zone(DECK, 0)) == 1


@clauses("R.31", "506.5.2")
def test_r_31_a_members_weapon_in_the_bosss_turn_is_not_called_the_bosss_choice() -> None:
    position = Position(party=1, house={"boss_optional_effects": "party_decides"})
    position.wear(position.person(0), "sword")
    position.wear(position.person(1), "sword")
    position.deck_of(1)
    game = position.begin(1, "R.11")
    told: list[tuple[int, bool]] = []

    skip_to(game, "weapon")
    while prompt(game) == "weapon":
        decision = game.decision()
        assert decision is not None
        owner = game.state.objects[decision.options[0].object].controller
        told.append((owner, GAME.prompt(game, decision, "en").startswith("[For the boss]")))
        game.answer(())

    assert told == [(1, True), (0, False)]


@clauses("301.2", "G.17", "G.29")
def test_g_17_the_log_names_what_a_search_has_shown_to_everybody_and_what_was_looked_at_to_one() -> None:
    position = Position()
    wanted = position.put(0, DECK, "giant")
    pool_of(position.game.pool).searches["giants"] = Chosen(lambda scope: [wanted])
    game = position.begin()
    game.recorder = Recorder()

    run_now(game, procedure("quest", lambda game, frame: Call(SEARCH, {"wanted": "giants", "number": 1}, player=0)))
    choose_several(game, wanted)
    looked, shown = [record for record in game.recorder.records if record.event.kind == "show"]

    assert said(GAME, game, shown, 1) == said(GAME, game, shown, 0) == "Shown: giant. [301.2]"
    assert said(GAME, game, shown, 1, "ja") == "giantが公開された。 [301.2]"
    assert said(GAME, game, looked, 1).startswith("The opponent looks at")
    assert "giant" not in said(GAME, game, looked, 1)
