"""2.10 ルールスペルカード, 4.7 ルールカード置き場: one rule card a player."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.customs.compounds import OfOne
from kirifuda.games.spellcard_strike.rules.r04_02_zones import PutInDiscard
from kirifuda.games.spellcard_strike.zones import RULES

PLACE_RULE_CARD: Final = k.Procedure("place_rule_card")
PLACED: Final = k.Slot[int]("object")
RESULT: Final = k.Slot[tuple[int, ...]]("result")
KEPT: Final = k.Slot[int]("kept")


class PlaceRule(OfOne):
    """2.10.2: a card becomes its owner's rule card."""

    kind = "place_rule"

    def parts(self, game: k.Game) -> list[k.Event]:
        return game.rulebook.way_home(game, self.object, RULES)


@PLACE_RULE_CARD.step("2.10.2")
def place(game: k.Game, frame: k.Frame) -> k.Flow:
    """The card goes to the rule card zone."""
    return k.Do([PlaceRule(frame[PLACED])], into=RESULT)


@PLACE_RULE_CARD.step("4.7.3.1")
def choose_kept(game: k.Game, frame: k.Frame) -> k.Flow:
    """Of several rule cards the player keeps one."""
    cards = list(game.zone(RULES, frame.player))
    if not cards:
        return k.Return(0)
    return k.Ask(KEPT, k.Decision(frame.player, "rule_card", k.objects("keep", cards), take=k.TAKE_OBJECT))


@PLACE_RULE_CARD.step("4.7.3.1")
def discard_others(game: k.Game, frame: k.Frame) -> k.Flow:
    """4.7.3: the others go to the discard pile."""
    return k.Do([PutInDiscard(id) for id in game.zone(RULES, frame.player) if id != frame[KEPT]])


@PLACE_RULE_CARD.step("2.10.2")
def report(game: k.Game, frame: k.Frame) -> k.Flow:
    """The card's new id if it is the one that was kept."""
    now = game.state.became.get(frame[PLACED], 0)
    return k.Return(now if now == frame[KEPT] else 0)
