"""Non-interference: every byte a seat or spectator is sent is the same in games that differ only in hidden cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from kirifuda.games import GAMES, load
from kirifuda.kernel.knowledge import is_seen
from kirifuda.kernel.randomness import Dice
from kirifuda.kernel.references import Naming
from kirifuda.server.messages import ENCODER
from kirifuda.server.play import Play, Start
from kirifuda.server.showing import Cursor, Shown, reasons

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game

SECRET = b"s" * 32
AHEAD = 6
Pair = tuple[int, int]


def begun(name: str, seed: int) -> Play:
    """A game of two shipped decks."""
    decks = load(name).decks()
    places = (seed % len(decks), (seed * 3 + 1) % len(decks))
    return Play(Start(name, seed, [decks[place].zones for place in places], {}), SECRET)


def answer(play: Play, dice: Dice) -> tuple[int, ...]:
    """A legal answer by chance."""
    asked = play.asked
    assert asked is not None
    size = asked.least + dice.below(asked.most - asked.least + 1)
    return dice.shuffled(tuple(range(len(asked.options))))[:size]


def swappable(play: Play, viewer: int, dice: Dice) -> Pair | None:
    """Two different cards of one owner that the viewer can't see and that may lie in each other's place."""
    game = play.game
    state = game.state
    if state.loop is not None or any(frame.checkpoint is not None for frame in state.frames):
        return None
    naming = Naming()
    naming.state(state)
    hidden = [
        card
        for card in state.objects.values()
        if not card.made and card.id not in naming.named and not is_seen(game.map, card, viewer)
    ]
    if any(state.knowledge) or len(hidden) < 2:
        return None
    for _ in range(12):
        first, second = hidden[dice.below(len(hidden))], hidden[dice.below(len(hidden))]
        kinds, deck = game.map.kind_of, play.start.decks[first.owner]
        if first.owner != second.owner or first.card == second.card:
            continue
        rulebook = game.rulebook
        fits = rulebook.may_lie(game, first.card, kinds[second.zone], deck)
        if fits and rulebook.may_lie(game, second.card, kinds[first.zone], deck):
            return first.id, second.id
    return None


def twin(play: Play, answers: list[tuple[tuple[int, ...], bool]], seed: int, pair: Pair) -> Play:
    """The same table, but two hidden cards have changed places."""
    other = begun(play.start.game, seed)
    for chosen, auto in answers:
        other.answer(chosen, auto=auto)
    swap(other.game, pair)
    other.sheets.clear()
    other.asked = other.game.decision()
    return other


def swap(game: Game, pair: Pair) -> None:
    """Exchange two cards, and forget what was computed."""
    objects = game.state.objects
    first, second = objects[pair[0]].copy(), objects[pair[1]].copy()
    first.card, second.card = second.card, first.card
    objects[first.id], objects[second.id] = first, second
    game.state.table = game.state.index = None
    game.asking = None


def is_shown(game: Game, pair: Pair, viewer: int) -> bool:
    """Whether the viewer has come to see one of the swapped cards, wherever it went."""
    for id in pair:
        while id not in game.state.objects and id in game.state.became:
            id = game.state.became[id]
        card = game.state.objects.get(id)
        if card is None or is_seen(game.map, card, viewer):
            return True
    return False


def sent(play: Play, viewer: int, cursor: Cursor) -> bytes:
    """Every byte that the viewer is sent now."""
    shown = Shown(play, viewer)
    view = ENCODER.encode(shown.message(cursor, None, 0))
    if viewer < 0 or play.asked is None or play.asked.player != viewer:
        return view
    own = [card.id for zone in shown.sheet.zones for card in zone.cards if card.controller == viewer][:4]
    return view + b"".join(ENCODER.encode(reasons(play, viewer, handle, 0)) for handle in own)


def compare(play: Play, other: Play, pair: Pair, viewer: int, dice: Dice) -> int:
    """Play both on with the same answers while nobody's menu differs; how many views were compared."""
    cursors = (Cursor(), Cursor())
    for number in range(AHEAD):
        assert sent(play, viewer, cursors[0]) == sent(other, viewer, cursors[1]), f"{viewer} can tell {pair} apart"
        if play.over() or other.over():
            return number + 1
        asked, theirs = play.asked, other.asked
        assert asked is not None
        assert theirs is not None
        if asked.options != theirs.options or asked.player != theirs.player:
            return number + 1
        chosen = answer(play, dice)
        play.answer(chosen, auto=False)
        other.answer(chosen, auto=False)
        if is_shown(play.game, pair, viewer) or play.game.state.next_waiting != other.game.state.next_waiting:
            return number + 1
    return AHEAD


def check_game(name: str, seed: int, probes: int) -> int:
    """Compare at some moments of one game; how many views were compared."""
    dice = Dice(seed, "secrecy")
    compared = 0
    for probe in range(probes):
        play = begun(name, seed)
        answers: list[tuple[tuple[int, ...], bool]] = []
        for _ in range(5 + dice.below(60)):
            if play.over():
                break
            answers.append((answer(play, dice), True))
            play.answer(*answers[-1][:1], auto=True)
        viewer = probe % 3 - 1
        pair = None if play.over() else swappable(play, viewer, dice)
        if pair is None:
            continue
        other = twin(play, answers, seed, pair)
        play.asked = play.game.decision()
        compared += compare(play, other, pair, viewer, dice)
    return compared


def check_games(seeds: range) -> None:
    """Compare in several games."""
    for seed in seeds:
        check_game("magical_duel", seed, 3)


@pytest.mark.parametrize("name", GAMES)
def test_no_byte_tells_hidden_cards_apart(name: str) -> None:
    assert sum(check_game(name, seed, 3) for seed in range(3)) > 5


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_no_byte_tells_hidden_cards_apart_in_many_games(name: str) -> None:
    assert sum(check_game(name, seed, 6) for seed in range(100)) > 500


def test_a_planted_leak_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Shown.message

    def leaking(self: Shown, *args: object) -> object:
        found = honest(self, *args)  # type: ignore[arg-type]
        cards = self.play.game.state.objects.values()
        found.sheet.extra["count"] = sum(card.card * (card.id & 1023) for card in cards)
        return found

    monkeypatch.setattr(Shown, "message", leaking)

    with pytest.raises(AssertionError, match="apart"):
        check_games(range(20))
