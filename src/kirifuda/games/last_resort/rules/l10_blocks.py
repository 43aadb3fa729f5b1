"""L-10.5, L-10.6: who may block which attack, and the defender's one declaration."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from kirifuda.effects.abilities import concerns, has_keyword
from kirifuda.games.last_resort.abilities import INTERCEPT, TERROR, highest
from kirifuda.games.last_resort.rules.common import area_of, creatures, house, is_creature, is_untapped, values_of
from kirifuda.games.last_resort.rules.l10_attackers import ATTACKS, BLOCKS, pairs_in
from kirifuda.games.last_resort.zones import ATTACK, DEFENCE
from kirifuda.kernel.changes import SetVariable
from kirifuda.kernel.decision import TAKE_OBJECT, Decision, objects
from kirifuda.kernel.event import Event
from kirifuda.kernel.flow import Ask, Do, Flow, GoTo
from kirifuda.kernel.ids import ObjectId, PlayerId
from kirifuda.kernel.procedure import Procedure, Slot

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

DECLARE_BLOCKS: Final[Procedure] = Procedure("declare_blocks")
"""The frame's player blocks."""
BLOCKERS: Final[Slot[tuple[int, ...]]] = Slot[tuple[int, ...]]("blockers")
AT: Final[Slot[int]] = Slot[int]("_at")
ATTACKER: Final[Slot[int]] = Slot[int]("attacker")
CHOSEN: Final[Slot[tuple[int, ...]]] = Slot[tuple[int, ...]]("chosen")


class Block(Event):
    """L-10.5 ブロックする: `object` blocks `attacker`; that does not tap it (A4)."""

    __slots__ = ("attacker", "object")
    kind = "block"
    fields: ClassVar[tuple[str, ...]] = ("object", "attacker")

    def __init__(self, object: ObjectId, attacker: ObjectId) -> None:
        super().__init__()
        self.object = object
        self.attacker = attacker

    def object_id(self) -> ObjectId:
        return self.object

    def apply(self, game: Game) -> int:
        return 1


def guards_life(game: Game, blocker: ObjectId) -> bool:
    """L-3.4, L-10.5: a creature in the defence area blocks attacks on life, tapped or not; by a house rule only
    untapped (A4)."""
    if area_of(game, blocker) != DEFENCE:
        return False
    return house(game, "blockers") != "untapped" or is_untapped(game, blocker)


def intercepts(game: Game, blocker: ObjectId) -> bool:
    """L-19.19: untapped in the attack area, it blocks attacks on life and on creatures."""
    if area_of(game, blocker) != ATTACK or not is_untapped(game, blocker):
        return False
    return has_keyword(values_of(game, blocker).abilities, INTERCEPT)


def is_feared(game: Game, blocker: ObjectId, attacker: ObjectId) -> bool:
    """L-19.16, A48: Terror is not blocked by creatures of that cost or less, Intercept included."""
    return values_of(game, blocker).cost <= highest(values_of(game, attacker).abilities, TERROR)


def can_block(game: Game, blocker: ObjectId, attacker: ObjectId, target: int) -> bool:
    """L-10.5, L-19.19, L-19.16: whether a creature may block an attack on a target (life: below 0)."""
    is_able = intercepts(game, blocker) or (target < 0 and guards_life(game, blocker))
    if not is_able or blocker == target or is_feared(game, blocker, attacker):
        return False
    return not concerns(game, "forbid:block", blocker, attacker)


def blockable(game: Game, blocker: ObjectId) -> list[ObjectId]:
    """L-10.6: the attackers that a creature may block."""
    return [
        attacker
        for attacker, target in pairs_in(game, ATTACKS)
        if is_creature(game, attacker) and can_block(game, blocker, attacker, target)
    ]


def blockers(game: Game, player: PlayerId) -> list[ObjectId]:
    """L-10.5: the creatures of a player that may block something."""
    return [id for id in creatures(game, player) if blockable(game, id)]


@DECLARE_BLOCKS.step("L-10.5")
def choose_blockers(game: Game, frame: Frame) -> Flow:
    """Any number of them, several for one attack if wanted."""
    frame.slots[AT.name] = 0
    frame.slots[CHOSEN.name] = ()
    ids = blockers(game, frame.player)
    decision = Decision(frame.player, "blockers", objects("block", ids), 0, len(ids), take=TAKE_OBJECT, many=True)
    return Ask(BLOCKERS.name, decision)


@DECLARE_BLOCKS.step("L-10.6")
def choose_attacker(game: Game, frame: Frame) -> Flow:
    """Each of them blocks one attacker; the defender chooses which."""
    at = frame[AT]
    if at >= len(frame[BLOCKERS]):
        return GoTo("L-10.1")
    blocker = frame[BLOCKERS][at]
    decision = Decision(frame.player, "block", objects("attacker", blockable(game, blocker)), take=TAKE_OBJECT)
    decision.subject = blocker
    return Ask(ATTACKER.name, decision)


@DECLARE_BLOCKS.step("L-10.6")
def next_blocker(game: Game, frame: Frame) -> Flow:
    """The next one."""
    frame.slots[CHOSEN.name] = (*frame[CHOSEN], frame[BLOCKERS][frame[AT]], frame[ATTACKER])
    frame.slots[AT.name] = frame[AT] + 1
    return GoTo("L-10.6")


@DECLARE_BLOCKS.step("L-10.1")
def block(game: Game, frame: Frame) -> Flow:
    """All blocks together."""
    flat = frame[CHOSEN]
    events: list[Event] = [SetVariable(BLOCKS, flat)]
    for at in range(0, len(flat), 2):
        done = Block(flat[at], flat[at + 1])
        done.source = flat[at]
        done.by = frame.player
        events.append(done)
    return Do(events)
