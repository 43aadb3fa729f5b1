"""Two games that differ only in what a viewer can't know: made by swapping two hidden cards."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from kirifuda.kernel.hiding.knowledge import is_seen
from kirifuda.kernel.hiding.resample import resample
from kirifuda.kernel.hiding.view import redact
from kirifuda.kernel.keeping.recording import Record, Recorder
from kirifuda.kernel.keeping.references import Naming
from kirifuda.kernel.keeping.saving import digest
from kirifuda.lab.invariants import cards_of
from tests.conformance.cases import Case, walk
from tests.conformance.checks import form, keys

if TYPE_CHECKING:
    from kirifuda.kernel.decision import Decision
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import ObjectId, PlayerId
    from kirifuda.kernel.randomness import Dice
    from kirifuda.kernel.state import GameState

Pair = tuple["ObjectId", "ObjectId"]


def swappable(case: Case, game: Game, seed: int, viewer: PlayerId, dice: Dice) -> Pair | None:
    """Two different cards of one player that the viewer can't see and that may lie in each other's place."""
    state = game.state
    if state.loop is not None or any(frame.checkpoint is not None for frame in state.frames):
        return None  # both remember earlier positions, in which the cards would have to be swapped too
    busy = named(state)
    hidden = [
        card
        for card in state.objects.values()
        if not card.made and card.id not in busy and not is_seen(game.map, card, viewer)
    ]
    decks = case.decks(seed)
    offered = [card for card in hidden if card.id in offered_to(game, viewer)] or hidden
    for _ in range(8):
        if len(hidden) < 2:
            return None
        first = offered[dice.below(len(offered))]
        second = hidden[dice.below(len(hidden))]
        if first.owner != second.owner or first.card == second.card:
            continue
        kinds = game.map.kind_of
        deck = decks[first.owner]
        fits = case.rulebook.may_lie(game, first.card, kinds[second.zone], deck)
        fits = fits and case.rulebook.may_lie(game, second.card, kinds[first.zone], deck)
        if fits and agrees(swapped(game, (first.id, second.id)), viewer):
            return (first.id, second.id)
    return None


def offered_to(game: Game, viewer: PlayerId) -> set[ObjectId]:
    """The objects that the viewer is asked to choose among, seen or unseen."""
    decision = game.decision()
    assert decision is not None
    return {option.object for option in decision.options} if decision.player == viewer else set()


def offers_unseen(game: Game) -> bool:
    """Whether somebody is asked to choose among cards that they can't see."""
    decision = game.decision()
    assert decision is not None
    cards = [game.state.objects.get(option.object) for option in decision.options]
    return any(card is not None and not is_seen(game.map, card, decision.player) for card in cards)


def named(state: GameState) -> set[ObjectId]:
    """Objects that something in progress speaks of: to swap them would break a promise."""
    naming = Naming()
    naming.state(state)
    return naming.named


def swapped(game: Game, pair: Pair) -> Game:
    """The game with two cards in each other's place. It stops at every prompt, forced or not."""
    other = game.clone()
    objects = other.state.objects
    first, second = objects[pair[0]].copy(), objects[pair[1]].copy()
    first.card, second.card = second.card, first.card
    objects[first.id] = first
    objects[second.id] = second
    other.state.table = None
    other.state.index = None
    other.asking = None
    other.skips_forced = False
    return other


def agrees(game: Game, viewer: PlayerId) -> bool:
    """Whether all that the viewer remembers of hidden cards is still true."""
    if viewer < 0:
        return not any(game.state.knowledge)
    for group in game.state.knowledge[viewer]:
        ids = [id for place in group.places for id in (game.state.zones[-1 - place] if place < 0 else (place,))]
        there = Counter(game.state.objects[id].card for id in ids)
        if Counter(group.cards) - there:
            return False
    return True


def seen(game: Game, viewer: PlayerId) -> tuple[object, ...]:
    """Everything a viewer sees: the table, and the question if it is theirs."""
    game.decision()
    view = redact(game, viewer)
    decision = view.decision()
    if decision is None or game.over():
        return (digest(view), "over")
    asked = (*form(decision), tuple(decision.options), tuple(keys(view))) if decision.player == viewer else ()
    return (digest(view), decision.player, decision.clause, asked)


def is_shown(game: Game, pair: Pair, viewer: PlayerId) -> bool:
    """Whether the viewer has come to see one of the swapped cards, wherever it went."""
    for id in pair:
        while id not in game.state.objects and id in game.state.became:
            id = game.state.became[id]
        card = game.state.objects.get(id)
        if card is None or is_seen(game.map, card, viewer):
            return True
    return False


def told(case: Case, game: Game, records: list[Record], viewer: PlayerId) -> list[object]:
    """The log as a viewer reads it."""
    found: list[object] = []
    for record in records:
        card = record.card_for(viewer) if viewer >= 0 else -1
        line = case.game.narrate(game, record, viewer, "en") if case.game is not None else None
        found.append((record.clause, record.event.kind, record.by, card, line))
    return found


def touching(decision: Decision, pair: Pair, dice: Dice) -> tuple[int, ...]:
    """An answer at random, but with the swapped cards in it where they can be."""
    size = decision.least + dice.below(decision.most - decision.least + 1)
    order = dice.shuffled(tuple(range(len(decision.options))))
    first = [place for place in order if decision.options[place].object in pair]
    return tuple([*first, *[place for place in order if place not in first]][: max(size, min(1, decision.most))])


def same_for(case: Case, game: Game, pair: Pair, viewer: PlayerId, dice: Dice) -> None:
    """Play both games on with the same answers, as long as nobody's menu differs, and compare what the viewer gets."""
    here = game.clone()
    here.skips_forced = False
    there = swapped(game, pair)
    for _ in range(6):
        assert seen(here, viewer) == seen(there, viewer), f"viewer {viewer} can tell {pair} apart"
        mine, theirs = here.decision(), there.decision()
        if mine is None or theirs is None:
            return
        if mine.player != viewer and (mine.options != theirs.options or keys(here) != keys(there)):
            return
        answer = touching(mine, pair, dice)
        here.recorder, there.recorder = Recorder(), Recorder()
        here.answer(answer)
        there.answer(answer)
        if is_shown(here, pair, viewer) or here.state.next_waiting != there.state.next_waiting:
            return
        log = told(case, here, here.recorder.records, viewer)
        assert log == told(case, there, there.recorder.records, viewer), "the log tells them apart"


def try_swaps(case: Case, seed: int, dice: Dice, every: int) -> int:
    """Swap hidden cards at every so many decisions of a game, and wherever an unseen card is offered: nobody notices.
    How often there was something to swap."""
    tried = 0
    for number, game in walk(case, seed):
        if (number + seed) % every and not offers_unseen(game):
            continue
        for viewer in range(-1, game.players):
            pair = swappable(case, game, seed, viewer, dice)
            if pair is not None:
                tried += 1
                same_for(case, game, pair, viewer, dice)
    return tried


def agreeing_guess(case: Case, game: Game, seed: int, viewer: PlayerId, dice: Dice) -> Game:
    """A guess at the whole game from what a viewer knows; it agrees with that, and has the same cards."""
    view = redact(game, viewer)
    guess = resample(view, case.decks(seed), dice)
    asked = game.decision()
    if asked is not None and viewer == asked.player:
        guess.decision()  # whether others are asked may depend on cards that were guessed
    assert digest(redact(guess, viewer)) == digest(view)
    assert cards_of(guess) == cards_of(game)
    return guess
