"""Draw a full game that agrees with everything a viewer knows. It can't peek: in a view there is nothing to see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.kernel.flow import Ask
from kirifuda.kernel.game import Game
from kirifuda.kernel.hiding.knowledge import seen_by
from kirifuda.kernel.ids import UNKNOWN
from kirifuda.kernel.procedure import ASKED, SECRET_SLOTS
from kirifuda.kernel.randomness import Dice, stream

if TYPE_CHECKING:
    from kirifuda.kernel.ids import ObjectId
    from kirifuda.kernel.rulebook import Deck
    from kirifuda.kernel.state import CardObject, Frame, GameState, Group

Need = tuple[int, int, list["CardObject"]]
"""A printed card, how many of it, and the holes that may take them."""


def resample(view: Game, decks: list[Deck], dice: Dice) -> Game:
    """Fill a view's holes: hidden cards from what is left of the decks, fresh randomness, secret choices made anew."""
    game = Game(view.rulebook, view.pool, view.players, view.options, view)
    state = game.state
    filling = Filling(game, state, decks, dice)
    for groups in state.knowledge:
        filling.meet(groups)
    filling.finish()
    fill_checkpoints(game, state, decks, dice)
    seed = dice.below(1 << 62)
    state.streams = {purpose: stream(seed, purpose) for purpose in game.rulebook.purposes(game)}
    for frame in state.frames:
        for name in [name for name in frame.slots if name in SECRET_SLOTS and frame.slots[name] is None]:
            place = frame.slots.get(name + ASKED)
            if isinstance(place, int):
                ask_again(game, frame, place, dice)
    return game


def reseeded(game: Game, decks: list[Deck], seed: int) -> Game:
    """The game with what nobody knows drawn anew: whoever has its first seed can't tell what is still to come."""
    view = Game(game.rulebook, game.pool, game.players, game.options, game)
    forget(view, view.state)
    new = resample(view, decks, Dice(seed, "reseeded"))
    new.skips_forced = game.skips_forced
    return new


def forget(game: Game, state: GameState) -> None:
    """Make holes of the cards that no player knows, in a state and in what its attempts would go back to."""
    for ids in state.zones:
        for id in ids:
            card = state.objects[id]
            if not seen_by(game.map, card):
                card = card.copy()
                card.card = UNKNOWN
                state.objects[id] = card
    state.table = None
    state.index = None
    for frame in state.frames:
        if frame.checkpoint is not None:
            frame.checkpoint = frame.checkpoint.clone()
            forget(game, frame.checkpoint)


def fill_checkpoints(game: Game, state: GameState, decks: list[Deck], dice: Dice) -> None:
    """Fill what attempts would go back to: cards that are still about are the same there."""
    for frame in state.frames:
        if frame.checkpoint is not None:
            frame.checkpoint = frame.checkpoint.clone()
            filling = Filling(game, frame.checkpoint, decks, dice)
            filling.follow(game.state)
            filling.finish()
            fill_checkpoints(game, frame.checkpoint, decks, dice)


def ask_again(game: Game, frame: Frame, place: int, dice: Dice) -> None:
    """Make a secret choice anew, at the step that asked for it."""
    here = frame.index
    frame.index = place
    flow = frame.procedure.steps[place].run(game, frame)
    if isinstance(flow, Ask):
        decision = flow.decision
        decision.slot = flow.slot
        count = decision.least + dice.below(decision.most - decision.least + 1)
        game._bind(frame, decision, dice.shuffled(tuple(range(len(decision.options))))[:count])
    frame.index = here


class Filling:
    """The holes of one state, and the cards that are left for them."""

    def __init__(self, game: Game, state: GameState, decks: list[Deck], dice: Dice) -> None:
        self.game = game
        self.state = state
        self.decks = decks
        self.dice = dice
        self.holes: list[CardObject] = []
        self.given: dict[ObjectId, int] = {}
        numbers = game.pool.numbers
        self.left = [[numbers[key] for keys in deck.values() for key in keys] for deck in decks]
        for ids in state.zones:
            for id in ids:
                card = state.objects[id]
                if card.card < 0:
                    self.holes.append(card)
                elif not card.made and card.card in self.left[card.owner]:
                    self.left[card.owner].remove(card.card)

    def give(self, hole: CardObject, card: int) -> None:
        """Put a card into a hole; one that the deck lists is then no longer left."""
        self.given[hole.id] = card
        if card in self.left[hole.owner]:
            self.left[hole.owner].remove(card)

    def follow(self, present: GameState) -> None:
        """Give each hole the card that is known by now to have been there."""
        for hole in self.holes:
            id = hole.id
            while id not in present.objects and id in present.became:
                id = present.became[id]
            if id in present.objects:
                self.give(hole, present.objects[id].card)

    def meet(self, groups: tuple[Group, ...]) -> None:
        """Place the cards that must be somewhere among certain places, the narrowest choice first."""
        holes = {hole.id: hole for hole in self.holes}
        needs: list[Need] = []
        for group in groups:
            ids = [id for place in group.places for id in (self.state.zones[-1 - place] if place < 0 else (place,))]
            for card in sorted(set(group.cards)):
                known = sum([1 for id in ids if self.state.objects[id].card == card])
                needs.append((card, group.cards.count(card) - known, [holes[id] for id in ids if id in holes]))
        needs.sort(key=lambda need: len(need[2]))
        if not self.place(needs, 0):
            raise ValueError("no deck agrees with what the viewer knows")

    def place(self, needs: list[Need], at: int) -> bool:
        """Place what is needed from one need on; groups may speak of the same copy, so what lies there counts."""
        if at == len(needs):
            return True
        card, wanted, holes = needs[at]
        if sum([1 for hole in holes if self.given.get(hole.id, -1) == card]) >= wanted:
            return self.place(needs, at + 1)
        for pick in self.dice.shuffled(tuple(range(len(holes)))):
            hole = holes[pick]
            if hole.id not in self.given and card in self.left[hole.owner] and self.fits(hole, card):
                self.give(hole, card)
                if self.place(needs, at):
                    return True
                del self.given[hole.id]
                self.left[hole.owner].append(card)
        return False

    def fits(self, hole: CardObject, card: int) -> bool:
        """Whether a card may lie where the hole is."""
        kind = self.game.map.kind_of[hole.zone]
        return self.game.rulebook.may_lie(self.game, card, kind, self.decks[hole.owner])

    def finish(self) -> None:
        """Deal the rest at random, zones that take only certain cards first, and write everything down."""
        left = [list(self.dice.shuffled(tuple(cards))) for cards in self.left]
        rest = [hole for hole in self.holes if hole.id not in self.given]
        kinds = self.game.map.kind_of
        rest.sort(key=lambda hole: kinds[hole.zone].name not in self.decks[hole.owner])
        for hole in rest:
            cards = left[hole.owner]
            at = len(cards) - 1
            while at >= 0 and not self.fits(hole, cards[at]):
                at -= 1
            if at < 0:
                raise ValueError(f"the deck of player {hole.owner} has too few cards for what is hidden")
            self.given[hole.id] = cards.pop(at)
        for hole in self.holes:
            card = hole.copy()
            card.card = self.given[hole.id]
            self.state.objects[card.id] = card
