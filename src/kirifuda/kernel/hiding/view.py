"""What one player may know: a game with holes, built up from nothing.

Unknown cards, randomness and other players' secrets are not there at all. Of a zone whose cards the viewer can't tell
apart only placeholders are left, named by position, and an object that has left one is named by what it became.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.kernel.decision import Decision
from kirifuda.kernel.game import Game
from kirifuda.kernel.hiding.knowledge import hides_individuals, is_seen
from kirifuda.kernel.ids import FIRST_STAMP, FIRST_WAITING, NOBODY, UNKNOWN, ObjectId, PlayerId
from kirifuda.kernel.keeping.references import Walk
from kirifuda.kernel.procedure import SECRET_SLOTS
from kirifuda.kernel.state import CardObject, Frame, GameState, Loop, Snapshot

if TYPE_CHECKING:
    from kirifuda.kernel.lasting import LastingEffect
    from kirifuda.kernel.state import Value, Waiting

PLACE: Final = 1 << 36
"""Placeholders are numbered from here: zone, then position."""
HOP: Final = 1 << 33
"""What is gone is named by this much above what it became."""
GONE: Final = FIRST_WAITING - 1
"""What is gone without a trace."""


def redact(game: Game, viewer: PlayerId) -> Game:
    """The game as a player may know it; as a spectator does, for no player. It shows the question that is open, if any:
    a view is never run, so ask the game first."""
    decision = game.asking
    view = Game(game.rulebook, game.pool, game.players, game.options, game)
    hiding = Hiding(game, viewer)
    view.state = hiding.state(game.state)
    view.asking = Decision(NOBODY, "", []) if decision is None else hiding.question(decision)
    return view


class Hiding(Walk):
    """Copies a state, and the checkpoints in it, without what the viewer can't know."""

    def __init__(self, game: Game, viewer: PlayerId) -> None:
        self.game = game
        self.viewer = viewer
        self.names: dict[ObjectId, ObjectId] = {}
        self.became: dict[ObjectId, ObjectId] = {}
        self.waiting = FIRST_WAITING

    def id(self, id: ObjectId) -> ObjectId:
        state = self.game.state
        if id in self.names or id >= FIRST_STAMP:
            return self.names.get(id, id)
        new = id if id in state.objects or id in state.last_known else GONE
        if self.leads_on(id):
            after = self.id(state.became[id])
            new = id if id in state.last_known else after + HOP
            self.became[new] = after
        self.names[id] = new
        return new

    def leads_on(self, id: ObjectId) -> bool:
        """Whether the viewer can follow what is gone to what it became; into a hand, nobody's eyes go along."""
        state = self.game.state
        following = state.became.get(id, 0)
        card = state.objects.get(following)
        if card is None:
            return following in state.last_known
        return not hides_individuals(self.game.map, card.zone, self.viewer)

    def give_names(self, state: GameState, start: int) -> None:
        """Name by place what the viewer can't tell apart, and by itself what only a checkpoint still has."""
        present = self.game.state
        for zone, ids in enumerate(state.zones):
            hidden = hides_individuals(self.game.map, zone, self.viewer)
            for place, id in enumerate(ids):
                if id not in self.names and (hidden or id not in present.objects) and not self.leads_on(id):
                    self.names[id] = start + (zone << 16) + place if hidden else id
        for effect in state.lasting:
            self.names[effect.id] = effect.id
        for waiting in state.waiting:
            if waiting.stamp not in self.names and self.shows(state, waiting):
                self.names[waiting.stamp] = self.waiting
                self.waiting += 1

    def state(self, state: GameState) -> GameState:
        self.give_names(state, PLACE if state is self.game.state else PLACE + (1 << 32))
        new = GameState(len(state.zones), self.game.players)
        for zone, ids in enumerate(state.zones):
            hidden = hides_individuals(self.game.map, zone, self.viewer)
            cards = [self.card(state.objects[id], hidden) for id in ids]
            for card in cards:
                new.objects[card.id] = card
            new.zones[zone] = tuple(sorted([card.id for card in cards]) if hidden else [card.id for card in cards])
        new.variables = {name: self.slot(name, value) for name, value in state.variables.items()}
        new.frames = [self.frame(frame) for frame in state.frames]
        new.lasting = tuple([self.effect(effect) for effect in state.lasting])
        new.waiting = tuple([self.value(waiting) for waiting in state.waiting if self.shows(state, waiting)])
        new.last_known = {self.id(id): self.snapshot(known) for id, known in state.last_known.items()}
        new.became = self.became
        new.next_id = state.next_id
        new.next_stamp = state.next_stamp
        new.next_waiting = self.waiting
        new.result = state.result
        if self.viewer >= 0:
            new.knowledge[self.viewer] = state.knowledge[self.viewer]
        loop = state.loop
        barred = () if loop is None else tuple([pair for pair in loop.barred if pair[0] == self.viewer])
        new.loop = Loop({}, (), barred) if barred else None
        return new

    def shows(self, state: GameState, waiting: Waiting) -> bool:
        """Whether the viewer may know that an ability has triggered."""
        source = state.objects.get(waiting.source)
        return source is None or waiting.controller == self.viewer or is_seen(self.game.map, source, self.viewer)

    def card(self, card: CardObject, hidden: bool) -> CardObject:
        """A card as far as the viewer knows it; one that needs no change is shared."""
        name = self.id(card.id)
        is_known = is_seen(self.game.map, card, self.viewer)
        if hidden:
            placeholder = CardObject(name, card.card if is_known else UNKNOWN, card.owner, card.zone)
            placeholder.shown = card.shown if is_known else 0
            return placeholder
        if name != card.id or card.host or card.under or card.item is not None:
            new: CardObject = self.value(card)
        elif is_known:
            return card
        else:
            new = card.copy()
        if not is_known:
            new.card = UNKNOWN
        return new

    def snapshot(self, known: Snapshot) -> Snapshot:
        """Last-known information; of an unknown card no values."""
        card = self.card(known.object, hidden=False)
        return Snapshot(card, known.values if card.card >= 0 else self.game.rulebook.unknown_values())

    def effect(self, effect: LastingEffect) -> LastingEffect:
        """A lasting effect; shared if it names nothing that has another name here."""
        named = (effect.source, effect.anchor, *effect.ids)
        if effect.bound or any(id and self.id(id) != id for id in named):
            new: LastingEffect = self.value(effect)
            return new
        return effect

    def slot(self, name: str, value: Value, *, mine: bool = False) -> Value:
        """What a slot or variable holds, unless it is somebody else's secret."""
        found: Value = self.value(value) if mine or name not in SECRET_SLOTS else None
        return found

    def frame(self, frame: Frame) -> Frame:
        """A frame with its slots; what failed is known to the player whose choice it was."""
        asking = self.game.asking
        mine = frame.player == self.viewer
        slots = {name: self.slot(name, value, mine=mine) for name, value in frame.slots.items()}
        new = Frame(frame.procedure, slots, frame.into, self.value(frame.source), frame.player)
        new.index = frame.index
        if mine or (frame.player < 0 and asking is not None and asking.player == self.viewer):
            new.barred = frame.barred
            new.key = frame.key
        elif frame.key:
            new.key = "?"
        new.batch = self.value(frame.batch)
        new.used = self.value(frame.used)
        new.checkpoint = self.value(frame.checkpoint)
        return new

    def question(self, decision: Decision) -> Decision:
        """The open question in full for whom it is asked; for others only who is asked, and by which clause."""
        mine = decision.player == self.viewer
        options = self.value(decision.options) if mine else []
        new = Decision(decision.player, decision.prompt if mine else "", options, decision.least, decision.most)
        new.clause = decision.clause
        if mine:
            new.many = decision.many
            new.ordered = decision.ordered
            new.take = decision.take
            new.secret = decision.secret
            new.slot = decision.slot
            new.each = decision.each
            new.subject = self.value(decision.subject)
        return new
