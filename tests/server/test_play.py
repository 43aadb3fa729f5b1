"""A table's game without sockets: sheets are never stale, and a journal played again gives the same views."""

from __future__ import annotations

import pytest

from kirifuda.games import GAMES, has_table
from kirifuda.kernel.hiding.view import redact
from kirifuda.kernel.keeping import replay as replays
from kirifuda.kernel.randomness import Dice
from kirifuda.server.messages import ENCODER
from kirifuda.server.play import Play
from kirifuda.server.views import Cursor, Shown
from tests.server.recorder import answer, begun

TABLED = [name for name in GAMES if has_table(name)]


def stepped(play: Play, dice: Dice) -> tuple[int, ...]:
    """Answer by chance, passing often; what was answered."""
    asked = play.asked
    assert asked is not None
    places = [place for place, option in enumerate(asked.options) if option.verb == "pass"]
    chosen = tuple(places[:1]) if places and dice.below(2) else answer(play, dice)
    play.answer(chosen, auto=False)
    return chosen


@pytest.mark.parametrize("name", TABLED)
def test_a_kept_sheet_is_never_stale(name: str) -> None:
    play = begun(name, 1)
    dice = Dice(1, "sheets")
    for _ in range(150):
        if play.over():
            break
        for viewer in play.viewers:
            kept = ENCODER.encode(Shown(play, viewer).sheet)
            view = redact(play.shown(viewer), viewer)
            assert kept == ENCODER.encode(play.words.sheet(view, viewer, play.names[viewer]))
        stepped(play, dice)


@pytest.mark.parametrize("name", TABLED)
def test_the_same_answers_give_the_same_bytes_and_a_sound_replay(name: str) -> None:
    play = begun(name, 2)
    dice = Dice(2, "again")
    answers: list[tuple[int, ...]] = []
    while not play.over() and len(answers) < 200:
        answers.append(stepped(play, dice))

    again = begun(name, 2)
    for chosen in answers:
        again.answer(chosen, auto=False)

    assert again.versions == play.versions
    for viewer in play.viewers:
        views = [ENCODER.encode(Shown(each, viewer).message(Cursor(), None, 0)) for each in (play, again)]
        assert views[0] == views[1]
    replays.run(replays.read(play.replay.data()), play.card_game.rulebook, play.pool)


def test_stepping_back_gives_the_same_question_again() -> None:
    play = begun("magical_duel", 4)
    dice = Dice(4, "back")
    for _ in range(120):
        if play.over():
            break
        asked = play.asked
        assert asked is not None
        options, lines, versions = asked.options, len(play.stories[0].lines), dict(play.versions)
        stepped(play, dice)
        if play.over():
            break
        last = play.checkpoints[-1]
        play.back(last.mark)

        assert play.asked is not None
        assert play.asked.options == options
        assert len(play.stories[0].lines) == lines
        assert all(play.versions[viewer] >= versions[viewer] for viewer in play.viewers)
        stepped(play, dice)
