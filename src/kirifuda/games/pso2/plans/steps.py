"""Steps that are this game's own: cards from the top of a deck to the discard pile, control of cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kirifuda.customs.control import CONTROL
from kirifuda.effects.plans.lasting import UntilPlan
from kirifuda.effects.plans.shapes import AmountPlan
from kirifuda.effects.plans.steps_act import RESULT, WANTED
from kirifuda.effects.plans.things import ThingPlan
from kirifuda.effects.references import ids_in
from kirifuda.effects.scope import frame_scope
from kirifuda.games.pso2.rules.common import ATTACKER
from kirifuda.games.pso2.rules.r209_costs import PAY_POINTS, ready_points
from kirifuda.games.pso2.rules.r400_zones import Mill
from kirifuda.games.pso2.rules.r506_early_ending import CutBattle
from kirifuda.games.pso2.zones import DECK
from kirifuda.kernel.changes import BeginLasting, Shuffle
from kirifuda.kernel.event import Event
from kirifuda.kernel.flow import NEXT, Call, Do, Flow
from kirifuda.kernel.lasting import LastingEffect
from kirifuda.kernel.procedure import Step

if TYPE_CHECKING:
    from kirifuda.effects.plans.players import PlayerPlan
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import PlayerId
    from kirifuda.kernel.state import Frame


def times_of_player(game: Game, key: str, player: PlayerId) -> int:
    """How often what is counted was a player's doing this turn."""
    return game.number(f"history:{key}:{player}") if f"history:{key}:{player}" in game.state.variables else 0


@dataclass(eq=False)
class NoteCounts(Step):
    """How often each player has done something before the effect runs."""

    slot: str
    key: str

    def run(self, game: Game, frame: Frame) -> Flow:
        frame.slots[self.slot] = tuple([times_of_player(game, self.key, player) for player in range(game.players)])
        return NEXT


@dataclass(eq=False)
class MillCards(Step):
    """So many cards from the top of some decks go to the discard pile, all at once; as many as there are (103.1.3)."""

    who: PlayerPlan
    number: AmountPlan

    def run(self, game: Game, frame: Frame) -> Flow:
        scope = frame_scope(game, frame)
        number = self.number.value(scope)
        events: list[Event] = [Mill(player, number) for player in self.who.players(scope)] if number > 0 else []
        frame.slots[WANTED] = max(len(events), 1)
        frame.slots[RESULT] = ()
        return Do(events, into=RESULT) if events else NEXT


@dataclass(eq=False)
class GainControl(Step):
    """G.18: a player controls cards for a while; the newest such effect counts."""

    what: ThingPlan
    who: PlayerPlan
    until: UntilPlan

    def run(self, game: Game, frame: Frame) -> Flow:
        scope = frame_scope(game, frame)
        ids = tuple(self.what.present(scope))
        frame.slots[WANTED] = 1
        frame.slots[RESULT] = ()
        if not ids:
            return NEXT
        until = self.until.name(scope)
        effect = LastingEffect(CONTROL, None, frame.source, frame.player, ids, until, self.who.one(scope))
        effect.anchor = ids[0] if len(ids) == 1 else 0
        return Do([BeginLasting(effect)], into=RESULT)


@dataclass(eq=False)
class ShuffleDecks(Step):
    """302.9: the decks of those who own some cards are shuffled."""

    what: ThingPlan

    def run(self, game: Game, frame: Frame) -> Flow:
        scope = frame_scope(game, frame)
        owners: list[int] = []
        for id in self.what.ids(scope):
            owner = game.object_or_last(id).owner
            if owner not in owners:
                owners.append(owner)
        return Do([Shuffle(game.map.zone(DECK, owner)) for owner in owners])


@dataclass(eq=False)
class PayPoints(Step):
    """209.1.3: somebody turns so many PP OFF."""

    who: PlayerPlan
    number: AmountPlan

    def run(self, game: Game, frame: Frame) -> Flow:
        scope = frame_scope(game, frame)
        number = self.number.value(scope)
        player = self.who.one(scope)
        if number <= 0 or len(ready_points(game, player)) < number:
            return NEXT
        return Call(PAY_POINTS, {"number": number}, player=player)


class EndsBattle(Step):
    """506.5.3: the battle that is going on ends as soon as nothing waits; once damage is dealt it is over anyway."""

    def run(self, game: Game, frame: Frame) -> Flow:
        frame.slots[WANTED] = 1
        frame.slots[RESULT] = ()
        return Do([CutBattle()], into=RESULT) if game.number(ATTACKER) else NEXT


@dataclass(eq=False)
class Collect(Step):
    """406.2.5: what was chosen is noted beside all that was chosen before."""

    slot: str
    picked: str

    def run(self, game: Game, frame: Frame) -> Flow:
        before, now = ids_in(frame.slots, self.picked), ids_in(frame.slots, self.slot)
        frame.slots[self.picked] = (*before, *[id for id in now if id not in before])
        return NEXT


@dataclass(eq=False)
class NoteSources(Step):
    """103.3.1: the cards of abilities that were chosen, while those still wait: nobody knows of one that is gone."""

    slot: str
    sources: str

    def run(self, game: Game, frame: Frame) -> Flow:
        items = [game.object_or_last(id).item for id in ids_in(frame.slots, self.slot) if id in game.state.objects]
        frame.slots[self.sources] = tuple([item.source for item in items if item is not None])
        return NEXT
