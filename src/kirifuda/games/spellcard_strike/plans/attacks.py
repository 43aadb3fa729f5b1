"""Plans for attacks as texts change them: how many cards they are grazed with, who becomes their target (5.4.7)."""

from __future__ import annotations

from dataclasses import dataclass

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.spellcard_strike.abilities import GrazeLimit
from kirifuda.games.spellcard_strike.plans.chain import ATTACKERS, TARGET, attack_frame, bound_of
from kirifuda.games.spellcard_strike.rules.common import is_striker
from kirifuda.games.spellcard_strike.rules.r02_05_5_cancelling import CANCELLER
from kirifuda.games.spellcard_strike.rules.r05_04_7_attack import NEW_TARGET
from kirifuda.games.spellcard_strike.zones import CHAIN


class FewCards(GrazeLimit):
    """5.4.7.6: so many cards at most, of certain players, against attacks in which certain strikers take part."""

    __slots__ = ("against", "number", "who")

    def __init__(self, who: e.PlayerPlan, against: e.ThingPlan | None, number: e.AmountPlan) -> None:
        self.who = who
        self.against = against
        """The strikers, or the player whose strikers they are; None for any attack."""
        self.number = number

    def most(self, scope: e.Scope, player: k.PlayerId, attackers: tuple[k.ObjectId, ...]) -> list[int]:
        if not self.who.matches(scope, player) or not self.is_against(scope, attackers):
            return []
        return [max(0, self.number.value(scope))]

    def is_against(self, scope: e.Scope, attackers: tuple[k.ObjectId, ...]) -> bool:
        """Whether it is about an attack."""
        against = self.against
        if against is None:
            return True
        for id in attackers:
            card = scope.card(id)
            if card is not None and (against.matches(scope, id) or against.matches(scope, -1 - card.controller)):
                return True
        return False


@dataclass(eq=False)
class TurnAttack(k.Step):
    """8.1.7: another striker becomes the target of the attack."""

    what: e.ThingPlan

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        found = [id for id in self.what.present(e.frame_scope(game, frame)) if is_striker(game, id)]
        if not found:
            return k.NEXT
        if attack_frame(game) is not None:
            return k.Do([k.SetVariable(NEW_TARGET, found[0])])
        for id in game.zone(CHAIN, 0):
            item = game.state.objects[id].item
            bound = bound_of(game, id)
            if item is not None and e.ids_in(bound, ATTACKERS):
                return k.Do([k.SetItem(id, k.Item(item.ability, item.source, {**bound, TARGET: (found[0],)}))])
        return k.NEXT


class CancelDeclared(k.Step):
    """2.5.5: the declaration in whose check step this is carried out is cancelled as it joins the chain."""

    def run(self, game: k.Game, frame: k.Frame) -> k.Flow:
        return k.Do([k.SetVariable(CANCELLER, 1 + frame.player)])
