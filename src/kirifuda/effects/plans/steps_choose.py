"""Steps that choose and look: cards, players, a value of an aspect, an order."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from kirifuda.effects.meaning import AspectPlan
from kirifuda.effects.plans.amounts import QuantityPlan
from kirifuda.effects.plans.shapes import FilterPlan, player_target
from kirifuda.effects.plans.things import ThingPlan
from kirifuda.effects.references import ids_in, number_in
from kirifuda.effects.scope import frame_scope
from kirifuda.kernel.changes import Occur, Roll, Show
from kirifuda.kernel.decision import TAKE_NUMBER, TAKE_OBJECT, Decision, Option
from kirifuda.kernel.flow import AGAIN, NEXT, Abandon, Ask, Do, Flow
from kirifuda.kernel.procedure import Step

if TYPE_CHECKING:
    from kirifuda.effects.plans.players import PlayerPlan
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import ObjectId, PlayerId
    from kirifuda.kernel.state import Frame, Value

UNPAID: Final = Abandon("903.2h")
"""A cost that can't be carried out whole."""
REVEALED: Final = "revealed"
"""Slot: what this effect has shown to everybody; it is not shown again (1004.2)."""
RANDOM: Final = "random"
"""The stream that picks at random."""


@dataclass(eq=False)
class Pick(Step):
    """Ask for cards of a set."""

    slot: str
    who: PlayerPlan
    of: FilterPlan
    quantity: QuantityPlan
    strict: bool = field(default=False, init=False)
    """A cost: fewer than asked for will not do."""
    is_free: bool = field(default=False, init=False)
    """1012.2: nobody can tell whether such a card was there, so none need be found."""
    is_secret: bool = field(default=False, init=False)
    """The list shows others nothing, so its length must not either."""

    def run(self, game: Game, frame: Frame) -> Flow:
        scope = frame_scope(game, frame)
        ids = self.of.ids(scope)
        most = self.quantity.highest(scope, len(ids))
        least = self.quantity.lowest(scope)
        if least > most:
            if self.strict:
                return UNPAID
            least = most
        if self.is_free and not is_open(game, frame, ids):
            least = 0
        options = [Option("choose", id) for id in ids] if most else []
        return Ask(self.slot, _of_cards(self.who.one(scope), options, least, most, self.is_secret, frame.source))


def is_open(game: Game, frame: Frame, ids: list[ObjectId]) -> bool:
    """1012.2: everybody sees all cards of the zone now, so it is chosen from like a public one."""
    if not ids:
        return False
    shown = ids_in(frame.slots, REVEALED)
    return all(id in shown for id in game.state.zones[game.state.objects[ids[0]].zone])


def _of_cards(
    player: PlayerId, options: list[Option], least: int, most: int, secret: bool, subject: ObjectId
) -> Decision:
    return Decision(player, "choose", options, least, most, take=TAKE_OBJECT, many=True, secret=secret, subject=subject)


@dataclass(eq=False)
class PickPlayers(Step):
    """Ask for players."""

    slot: str
    who: PlayerPlan
    quantity: QuantityPlan

    def run(self, game: Game, frame: Frame) -> Flow:
        scope = frame_scope(game, frame)
        most = self.quantity.highest(scope, game.players)
        least = min(most, self.quantity.lowest(scope))
        options = [Option("player", player_target(player), player) for player in range(game.players)] if most else []
        decision = _of_cards(self.who.one(scope), options, least, most, False, frame.source)
        return Ask(self.slot, decision)


@dataclass(eq=False)
class Keep(Step):
    """Put the things as they are now into a slot."""

    slot: str
    what: ThingPlan

    def run(self, game: Game, frame: Frame) -> Flow:
        frame.slots[self.slot] = tuple(self.what.present(frame_scope(game, frame)))
        return NEXT


@dataclass(eq=False)
class Gather(Step):
    """What one player after the other has chosen is one set for what is said behind."""

    slot: str
    kept: str

    def run(self, game: Game, frame: Frame) -> Flow:
        found = (*ids_in(frame.slots, self.kept), *ids_in(frame.slots, self.slot))
        frame.slots[self.kept] = frame.slots[self.slot] = tuple(dict.fromkeys(found))
        return NEXT


@dataclass(eq=False)
class Reveal(Step):
    """Let players see things: everybody, or only the one who looks."""

    what: ThingPlan
    viewer: PlayerPlan | None

    def run(self, game: Game, frame: Frame) -> Flow:
        scope = frame_scope(game, frame)
        ids = tuple(self.what.present(scope))
        if self.viewer is not None:
            return Do([Show(ids, 1 << self.viewer.one(scope))]) if ids else NEXT
        before = tuple(ids_in(frame.slots, REVEALED))
        fresh = tuple(id for id in ids if id not in before)
        frame.slots[REVEALED] = before + fresh
        return Do([Show(fresh, (1 << game.players) - 1)]) if fresh else NEXT


@dataclass(eq=False)
class Moment(Step):
    """Something that others may watch for has been done."""

    moment: str
    who: PlayerPlan

    def run(self, game: Game, frame: Frame) -> Flow:
        return Do([Occur(self.moment, self.who.one(frame_scope(game, frame)))])


class Draws(Step):
    """Roll for the next of the cards picked at random."""

    def __init__(self, clause: str, name: str, slot: str, of: FilterPlan, quantity: QuantityPlan) -> None:
        super().__init__(clause, name)
        self.slot = slot
        self.of = of
        self.quantity = quantity
        self.rolled = slot + ":rolled"

    def run(self, game: Game, frame: Frame) -> Flow:
        scope = frame_scope(game, frame)
        chosen = ids_in(frame.slots, self.slot)
        ids = [id for id in self.of.ids(scope) if id not in chosen]
        if not ids or len(chosen) >= self.quantity.lowest(scope):
            frame.slots[self.rolled] = ()
            return NEXT
        return Do([Roll(RANDOM, len(ids))], into=self.rolled)


@dataclass(eq=False)
class TakeDrawn(Step):
    """Note what the roll picked, until there are enough."""

    draws: Draws

    def run(self, game: Game, frame: Frame) -> Flow:
        draws = self.draws
        rolled = ids_of_roll(frame.slots.get(draws.rolled))
        if rolled < 0:
            return NEXT
        chosen = ids_in(frame.slots, draws.slot)
        ids = [id for id in draws.of.ids(frame_scope(game, frame)) if id not in chosen]
        frame.slots[draws.slot] = (*chosen, ids[rolled])
        frame.index -= 1
        return AGAIN


def ids_of_roll(value: Value) -> int:
    """The number rolled; -1 if nothing was."""
    if isinstance(value, tuple) and value and isinstance(value[0], int):
        return value[0]
    return -1


@dataclass(eq=False)
class AskAspect(Step):
    """Ask for a value of an aspect, by its place in the list."""

    slot: str
    who: PlayerPlan
    aspect: AspectPlan

    def run(self, game: Game, frame: Frame) -> Flow:
        known = self.aspect.known(game)
        options = [Option("declare:" + word, 0, number) for number, word in enumerate(known)]
        player = self.who.one(frame_scope(game, frame))
        return Ask(self.slot, Decision(player, "declare", options, take=TAKE_NUMBER, subject=frame.source))


@dataclass(eq=False)
class NoteAspect(Step):
    """Turn the place in the list into the word itself."""

    slot: str
    aspect: AspectPlan

    def run(self, game: Game, frame: Frame) -> Flow:
        known = self.aspect.known(game)
        place = number_in(frame.slots, self.slot)
        frame.slots[self.slot] = known[place] if place < len(known) else ""
        return NEXT


@dataclass(eq=False)
class PutInOrder(Step):
    """Let a player order cards that go somewhere together."""

    slot: str
    what: ThingPlan
    chooser: PlayerPlan

    def run(self, game: Game, frame: Frame) -> Flow:
        scope = frame_scope(game, frame)
        options = [Option("order", id) for id in self.what.present(scope)]
        count = len(options)
        decision = Decision(self.chooser.one(scope), "order", options, count, count, ordered=True, take=TAKE_OBJECT)
        decision.secret = True
        return Ask(self.slot, decision)


@dataclass(eq=False)
class DropSame(Step):
    """Of what was chosen only the first of each name, cost … stays chosen."""

    slot: str
    aspect: AspectPlan

    def run(self, game: Game, frame: Frame) -> Flow:
        seen: list[tuple[str, ...]] = []
        kept: list[int] = []
        for id in ids_in(frame.slots, self.slot):
            words = self.aspect.of(game.values(id))
            if not any(word in before for before in seen for word in words):
                seen.append(words)
                kept.append(id)
        frame.slots[self.slot] = tuple(kept)
        return NEXT
