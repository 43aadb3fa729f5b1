"""Steps that are this game's own: cards from the top of a deck to the discard pile, control of cards."""

from __future__ import annotations

from dataclasses import dataclass

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.control import CONTROL
from kirifuda.games.pso2.rules.common import ATTACKER
from kirifuda.games.pso2.rules.r209_costs import PAY_POINTS, ready_points
from kirifuda.games.pso2.rules.r400_zones import Mill
from kirifuda.games.pso2.rules.r506_early_ending import CutBattle
from kirifuda.games.pso2.zones import DECK


def times_of_player(game: k.Game, key: str, player: k.PlayerId) -> int:
    """How often what is counted was a player's doing this turn."""
    return game.number(f"history:{key}:{player}") if f"history:{key}:{player}" in game.state.variables else 0


@dataclass(eq=False)
class NoteCounts(k.Step):
    """How often each player has done something before the effect runs."""

    slot: str
    key: str

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        frame.slots[self.slot] = tuple([times_of_player(game, self.key, player) for player in range(game.players)])
        return k.NEXT


@dataclass(eq=False)
class MillCards(k.Step):
    """So many cards from the top of some decks go to the discard pile, all at once; as many as there are (103.1.3)."""

    who: e.PlayerPlan
    number: e.AmountPlan

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        scope = e.frame_scope(game, frame)
        number = self.number.value(scope)
        events: list[k.Event] = [Mill(player, number) for player in self.who.players(scope)] if number > 0 else []
        frame.slots[e.WANTED] = max(len(events), 1)
        frame.slots[e.RESULT] = ()
        return k.Do(events, into=e.RESULT) if events else k.NEXT


@dataclass(eq=False)
class GainControl(k.Step):
    """G.18: a player controls cards for a while; the newest such effect counts."""

    what: e.ThingPlan
    who: e.PlayerPlan
    until: e.UntilPlan

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        scope = e.frame_scope(game, frame)
        ids = tuple(self.what.present(scope))
        frame.slots[e.WANTED] = 1
        frame.slots[e.RESULT] = ()
        if not ids:
            return k.NEXT
        until = self.until.name(scope)
        effect = k.LastingEffect(CONTROL, None, frame.source, frame.player, ids, until, self.who.one(scope))
        effect.anchor = ids[0] if len(ids) == 1 else 0
        return k.Do([k.BeginLasting(effect)], into=e.RESULT)


@dataclass(eq=False)
class ShuffleDecks(k.Step):
    """302.9: the decks of those who own some cards are shuffled."""

    what: e.ThingPlan

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        scope = e.frame_scope(game, frame)
        owners: list[int] = []
        for id in self.what.ids(scope):
            owner = game.object_or_last(id).owner
            if owner not in owners:
                owners.append(owner)
        return k.Do([k.Shuffle(game.map.zone(DECK, owner)) for owner in owners])


@dataclass(eq=False)
class PayPoints(k.Step):
    """209.1.3: somebody turns so many PP OFF."""

    who: e.PlayerPlan
    number: e.AmountPlan

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        scope = e.frame_scope(game, frame)
        number = self.number.value(scope)
        player = self.who.one(scope)
        if number <= 0 or len(ready_points(game, player)) < number:
            return k.NEXT
        return k.Call(PAY_POINTS, {"number": number}, player=player)


class EndsBattle(k.Step):
    """506.5.3: the battle that is going on ends as soon as nothing waits; once damage is dealt it is over anyway."""

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        frame.slots[e.WANTED] = 1
        frame.slots[e.RESULT] = ()
        return k.Do([CutBattle()], into=e.RESULT) if game.number(ATTACKER) else k.NEXT


@dataclass(eq=False)
class Collect(k.Step):
    """406.2.5: what was chosen is noted beside all that was chosen before."""

    slot: str
    picked: str

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        before, now = e.ids_in(frame.slots, self.picked), e.ids_in(frame.slots, self.slot)
        frame.slots[self.picked] = (*before, *[id for id in now if id not in before])
        return k.NEXT


@dataclass(eq=False)
class NoteSources(k.Step):
    """103.3.1: the cards of abilities that were chosen, while those still wait: nobody knows of one that is gone."""

    slot: str
    sources: str

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        items = [game.object_or_last(id).item for id in e.ids_in(frame.slots, self.slot) if id in game.state.objects]
        frame.slots[self.sources] = tuple([item.source for item in items if item is not None])
        return k.NEXT
