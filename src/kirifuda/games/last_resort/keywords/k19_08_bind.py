"""L-19.8 封縛x: tap up to x enemy creatures in the attack area; they do not untap the next time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from kirifuda import kernel as k
from kirifuda.customs.compounds import OfOne
from kirifuda.games.last_resort.abilities import BIND, TextPlan, TriggeredAbility
from kirifuda.games.last_resort.abilities import BOUND as BOUND_MORE
from kirifuda.games.last_resort.keywords.entering import Enters
from kirifuda.games.last_resort.rules.common import in_area, is_creature, may_be_chosen, opponent, ruled
from kirifuda.games.last_resort.rules.l03_zones import Tap
from kirifuda.games.last_resort.zones import ATTACK

BOUND: Final = "bound"
"""Mark: it does not untap in its controller's next Start step (A21)."""

BINDING: Final = k.Procedure("bind")
"""Slot "number": how many. The frame's player chooses."""
NUMBER: Final = k.Slot[int]("number")
CHOSEN: Final = k.Slot[tuple[int, ...]]("bound")


class Bind(OfOne):
    """L-19.8: a creature is tapped, and will not untap the next time."""

    kind = "bind"
    part_kinds: ClassVar[tuple[str, ...]] = ("tap", "hold")

    def parts(self, game: k.Game) -> list[k.Event]:
        return [Tap(self.object), Hold(self.object)] if is_creature(game, self.object) else []


@dataclass(eq=False)
class Hold(k.OnObject):
    """L-19.8: a creature will not untap in its controller's next Start step."""

    kind = "hold"

    def apply(self, game: k.Game) -> int:
        return k.SetMark(self.object, BOUND, 1).apply(game)


def is_bound(game: k.Game, id: k.ObjectId) -> bool:
    """L-19.8."""
    card = game.object(id)
    return card is not None and bool(card.mark(BOUND))


@BINDING.step("L-19.8")
def choose(game: k.Game, frame: k.Frame) -> k.Flow:
    """Up to x enemy creatures in the attack area, tapped or not."""
    enemies = in_area(game, opponent(frame.player), ATTACK)
    ids = [id for id in enemies if may_be_chosen(game, frame.player, id, frame.source)]
    most = min(len(ids), ruled(game, BOUND_MORE, frame.player, frame[NUMBER]))
    decision = k.Decision(frame.player, "bind", k.objects("bind", ids), 0, most, take=k.TAKE_OBJECT, many=True)
    decision.subject = frame.source
    return k.Ask(CHOSEN, decision)


@BINDING.step("L-19.8")
def bind_chosen(game: k.Game, frame: k.Frame) -> k.Flow:
    """They are tapped and held."""
    return k.Do([Bind(id) for id in frame[CHOSEN]])


PLAN: Final = TextPlan(BINDING)


def bind(key: str, number: int) -> TriggeredAbility:
    """The ability of a card that remains on the battlefield: when it enters (A65)."""
    ability = TriggeredAbility(key, PLAN, Enters(number))
    ability.keyword = BIND
    ability.number = number
    return ability


NUMBERED: Final = {BIND: bind}
