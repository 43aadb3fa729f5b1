"""L-10.7 to L-10.10 バトルの処理: all battles and all damage to life of a step at the same time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from kirifuda import kernel as k
from kirifuda.customs.said import Said
from kirifuda.games.last_resort.keywords.k19_03_piercing import pierced
from kirifuda.games.last_resort.keywords.k19_04_drain import drained
from kirifuda.games.last_resort.keywords.k19_10_mutual_end import dooms
from kirifuda.games.last_resort.rules.common import is_creature, opponent, values_of
from kirifuda.games.last_resort.rules.l01_life import LifeDamage
from kirifuda.games.last_resort.rules.l10_9_damage import Damage

WHOLE: Final = -1
"""In a battle: the whole power."""
BATTLE_SIZE: Final = 4
"""Two creatures, whether the second blocks the first, and how much the first deals it (`WHOLE` or a number)."""

BATTLES: Final = k.Procedure("battles")
"""Slots "battles": BATTLE_SIZE numbers for each battle; "unblocked": the creatures whose attack on life nobody
blocked."""
FOUGHT: Final = k.Slot[tuple[int, ...]]("battles")
UNBLOCKED: Final = k.Slot[tuple[int, ...]]("unblocked")


@dataclass(eq=False)
class Battle(k.OnObject):
    """L-10.9 バトルする: two creatures deal each other their power."""

    kind = "battle"
    is_compound = True
    part_kinds: ClassVar[tuple[str, ...]] = ("damage", "wound", "clash")
    other: k.ObjectId
    is_block: bool = False
    """`other` blocks `object`."""
    dealt: int = WHOLE
    """How much `object` deals, where its power is divided (A5)."""

    def parts(self, game: k.Game) -> list[k.Event]:
        if not is_creature(game, self.object) or not is_creature(game, self.other):
            return []
        dealt = values_of(game, self.object).power if self.dealt == WHOLE else self.dealt
        damage: list[k.Event] = [
            Damage(self.other, dealt, self.object, True),
            Damage(self.object, values_of(game, self.other).power, self.other, True),
        ]
        return [Clash(self.object, self.other), *damage, *dooms(game, self.object, self.other)]


@dataclass(eq=False)
class Clash(Said):
    """L-10.9: that two creatures battle, even if neither deals anything."""

    kind = "clash"
    other: k.ObjectId


@dataclass(eq=False)
class Outcome(Said):
    """L-10.9: a battle is over; `fell` and `other_fell` are those of the two that are not there any more."""

    kind = "outcome"
    other: k.ObjectId
    fell: bool = False
    other_fell: bool = False


@BATTLES.step("L-10.9")
def fight(game: k.Game, frame: k.Frame) -> k.Flow:
    """Each creature deals the other its power; an unblocked attacker the enemy's life (L-10.8). All at once
    (L-10.7)."""
    unblocked = [id for id in frame[UNBLOCKED] if is_creature(game, id)]
    frame[FOUGHT] = tuple(number for fight in battles_in(frame) if is_on(game, fight) for number in fight)
    events: list[k.Event] = [Battle(fight[0], fight[1], bool(fight[2]), fight[3]) for fight in battles_in(frame)]
    for id in unblocked:
        events.append(LifeDamage(defender(game, id), values_of(game, id).power, id, True))
    for event in events:
        event.source = event.object_id() if isinstance(event, Battle) else 0
        if isinstance(event, LifeDamage):
            event.source = event.dealer
        event.by = game.object_or_last(event.source).controller
    return k.Do(events)


@BATTLES.step("L-19.3")
def pierce(game: k.Game, frame: k.Frame) -> k.Flow:
    """Piercing: for each battle with a blocker."""
    events: list[k.Event] = []
    for attacker, blocker, is_block, _ in battles_in(frame):
        if is_block:
            events.extend(pierced(game, attacker, blocker))
    return k.Do(events)


@BATTLES.step("L-19.4")
def drain(game: k.Game, frame: k.Frame) -> k.Flow:
    """Drain: for each battle with an enemy creature, after all damage."""
    events: list[k.Event] = []
    for first, second, _, _ in battles_in(frame):
        events.extend([*drained(game, first, second), *drained(game, second, first)])
    return k.Do(events)


@BATTLES.step("L-10.9")
def tell(game: k.Game, frame: k.Frame) -> k.Flow:
    """Who is left."""
    return k.Do([outcome(game, first, second) for first, second, _, _ in battles_in(frame)])


def outcome(game: k.Game, first: k.ObjectId, second: k.ObjectId) -> Outcome:
    """What has become of the two of a battle."""
    over = Outcome(first, second, not is_creature(game, first), not is_creature(game, second))
    over.source = first
    over.by = game.object_or_last(first).controller
    return over


def battles_in(frame: k.Frame) -> list[tuple[int, int, int, int]]:
    """The battles, one by one."""
    flat = frame[FOUGHT]
    return [(flat[at], flat[at + 1], flat[at + 2], flat[at + 3]) for at in range(0, len(flat), BATTLE_SIZE)]


def is_on(game: k.Game, fight: tuple[int, int, int, int]) -> bool:
    """Whether both creatures are still there."""
    return is_creature(game, fight[0]) and is_creature(game, fight[1])


def defender(game: k.Game, attacker: k.ObjectId) -> int:
    """Whose life an attacker hits."""
    return opponent(game.object_or_last(attacker).controller)
