"""2.10 ルールスペルカード, 4.7 ルールカード置き場: one rule card a player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.customs.compounds import OfOne
from kirifuda.games.spellcard_strike.rules.r04_02_zones import PutInDiscard
from kirifuda.games.spellcard_strike.zones import RULES
from kirifuda.kernel.decision import TAKE_OBJECT, Decision, objects
from kirifuda.kernel.event import Event
from kirifuda.kernel.flow import Ask, Do, Flow, Return
from kirifuda.kernel.procedure import Procedure, Slot

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

PLACE_RULE_CARD: Final = Procedure("place_rule_card")
PLACED: Final = Slot[int]("object")
RESULT: Final = Slot[tuple[int, ...]]("result")
KEPT: Final = Slot[int]("kept")


class PlaceRule(OfOne):
    """2.10.2: a card becomes its owner's rule card."""

    kind = "place_rule"

    def parts(self, game: Game) -> list[Event]:
        return game.rulebook.way_home(game, self.object, RULES)


@PLACE_RULE_CARD.step("2.10.2")
def place(game: Game, frame: Frame) -> Flow:
    """The card goes to the rule card zone."""
    return Do([PlaceRule(frame[PLACED])], into=RESULT)


@PLACE_RULE_CARD.step("4.7.3.1")
def choose_kept(game: Game, frame: Frame) -> Flow:
    """Of several rule cards the player keeps one."""
    cards = list(game.zone(RULES, frame.player))
    if not cards:
        return Return(0)
    return Ask(KEPT, Decision(frame.player, "rule_card", objects("keep", cards), take=TAKE_OBJECT))


@PLACE_RULE_CARD.step("4.7.3.1")
def discard_others(game: Game, frame: Frame) -> Flow:
    """4.7.3: the others go to the discard pile."""
    return Do([PutInDiscard(id) for id in game.zone(RULES, frame.player) if id != frame[KEPT]])


@PLACE_RULE_CARD.step("2.10.2")
def report(game: Game, frame: Frame) -> Flow:
    """The card's new id if it is the one that was kept."""
    now = game.state.became.get(frame[PLACED], 0)
    return Return(now if now == frame[KEPT] else 0)
