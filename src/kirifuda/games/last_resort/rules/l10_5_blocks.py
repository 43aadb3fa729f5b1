"""L-10.5, L-10.6: who may block which attack, and the defender's one declaration."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.actions import Action, Aim, Source, asking, menu
from kirifuda.customs.doubts import house
from kirifuda.customs.said import Said
from kirifuda.games.last_resort.abilities import (
    BLOCK_MORE,
    BLOCK_TAPPED,
    BLOCKED_TOGETHER,
    INTERCEPT,
    TERROR,
    CountedDeed,
    StaticAbility,
    highest,
)
from kirifuda.games.last_resort.rules.common import area_of, creatures, is_creature, is_on_field, is_untapped, values_of
from kirifuda.games.last_resort.rules.l10_2_attackers import ATTACKS, BLOCKS, pairs_in
from kirifuda.games.last_resort.zones import ATTACK, DEFENCE

DECLARE_BLOCKS: Final = k.Procedure("declare_blocks")
"""The frame's player blocks."""
BLOCKERS: Final = k.Slot[tuple[int, ...]]("blockers")
AT: Final = k.Slot[int]("_at")
ATTACKER: Final = k.Slot[int]("attacker")
SEVERAL: Final = k.Slot[tuple[int, ...]]("attackers")
"""Where a text lets one creature block more than one."""
CHOSEN: Final = k.Slot[tuple[int, ...]]("chosen")


@dataclass(eq=False)
class Block(Said):
    """L-10.5 ブロックする: `object` blocks `attacker`; that does not tap it (A4)."""

    kind = "block"
    attacker: k.ObjectId


# Blocking: `object` is the blocker, `number` the attacker.


def target_of(game: k.Game, attacker: k.ObjectId) -> int | None:
    """L-10.4: what a creature attacks in this step, life below 0; None if it attacks nothing."""
    for other, target in pairs_in(game, ATTACKS):
        if other == attacker and is_creature(game, attacker):
            return target
    return None


def attacking(game: k.Game) -> list[k.ObjectId]:
    """L-10.4: the attackers that are still there."""
    return [attacker for attacker, _ in pairs_in(game, ATTACKS) if is_creature(game, attacker)]


def has_intercept(game: k.Game, id: k.ObjectId) -> bool:
    """L-19.19: whether a card has the keyword."""
    return e.has_keyword(values_of(game, id).abilities, INTERCEPT)


def intercepts(game: k.Game, blocker: k.ObjectId) -> bool:
    """L-19.19: untapped in the attack area, it blocks attacks on life and on creatures."""
    return area_of(game, blocker) == ATTACK and is_untapped(game, blocker) and has_intercept(game, blocker)


def attacking_enemies(game: k.Game, player: k.PlayerId) -> list[k.ObjectId]:
    """L-10.5: the attackers that are on their way to a player, or to creatures of this player's."""
    return [] if game.turn_player() == player else attacking(game)


def is_attack_on(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """L-10.5: there is an attack that could be blocked at all."""
    return bool(attacking_enemies(game, player))


def is_before_life(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """L-3.4, L-10.5: whoever has no Intercept blocks attacks on life from the defence area."""
    target = target_of(game, number)
    if not is_on_field(game, id) or (target is not None and target >= 0):
        return True
    return area_of(game, id) == DEFENCE or has_intercept(game, id)


def is_at_life(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """L-10.5, L-10.10: an attack on a creature is blocked by Intercept alone (L-19.19)."""
    target = target_of(game, number)
    return target is None or target < 0 or not is_on_field(game, id) or has_intercept(game, id)


def can_intercept(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """L-19.19: what only Intercept could block is blocked by it untapped and in the attack area."""
    if not is_on_field(game, id) or not has_intercept(game, id):
        return True
    target = target_of(game, number)
    return intercepts(game, id) or (area_of(game, id) == DEFENCE and (target is None or target < 0))


def is_upright(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """A4: in the defence area it blocks tapped or not; by a house rule only untapped."""
    if house(game, "blockers") != "untapped" or area_of(game, id) != DEFENCE or is_untapped(game, id):
        return True
    return e.concerns(game, "may:" + BLOCK_TAPPED, id, 0)


def is_not_its_target(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """L-10.10: what is attacked itself battles at once."""
    return target_of(game, number) != id


def is_bold_enough(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """L-19.16, A48: Terror is not blocked by creatures of that cost or less, Intercept included."""
    if not is_on_field(game, id) or not is_on_field(game, number):
        return True
    return values_of(game, id).cost > highest(values_of(game, number).abilities, TERROR)


def may_block(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """Nothing says that it cannot block this attacker; if it takes several, there are enough."""
    if e.concerns(game, "forbid:block", id, number):
        return False
    least = fewest_blockers(game, number)
    return least <= 1 or sum(could_block(game, player, other, number) for other in creatures(game, player)) >= least


def could_block(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """Whether a creature could be one of several that block an attacker."""
    return k.passes(FIT_TO_BLOCK, game, player, id, number) and not e.concerns(game, "forbid:block", id, number)


def counted(game: k.Game, name: str, id: k.ObjectId) -> int:
    """The highest number that texts name for a creature; 1 if none does."""
    most = 1
    for ability, scope in e.in_force(game, "may:" + name, StaticAbility):
        for deed in ability.permits:
            if isinstance(deed, CountedDeed) and deed.deed == name and deed.concerns(scope, id, 0):
                most = max(most, deed.number.value(scope))
    return most


def fewest_blockers(game: k.Game, attacker: k.ObjectId) -> int:
    """L-10.5: how many must block an attacker if any does."""
    return counted(game, BLOCKED_TOGETHER, attacker)


FIT_TO_BLOCK: Final[k.Conditions] = (
    k.Condition(
        "L-3.4", "ディフェンスエリアにいない", "it is not in the defence area", is_before_life, also=("L-10.5",)
    ),
    k.Condition(
        "L-10.5",
        "クリーチャーへのアタックはブロックできない",
        "an attack on a creature is not blocked",
        is_at_life,
        also=("L-10.10", "L-19.19"),
    ),
    k.Condition(
        "L-19.19",
        "アタックエリアでアンタップしていない",
        "Intercept works untapped in the attack area only",
        can_intercept,
    ),
    k.Condition("L-10.5", "タップしている", "it is tapped", is_upright),
    k.Condition("L-10.10", "自分がアタックされている", "it is attacked itself", is_not_its_target),
    k.Condition("L-19.16", "コストがテラーの数以下", "its cost is not above the number of Terror", is_bold_enough),
)
"""What must be true of a creature and an attacker, if other creatures block it or not."""
BLOCKING: Final[Action] = Action(
    "block",
    asking("L-10.5", "ブロックするクリーチャーを選ぶ時ではない", "it is not the time to choose blockers", "blockers"),
    Source("L-10.5", "自分のクリーチャーではない", "it is no creature of yours", creatures),
    now=(k.Condition("L-10.5", "アタックされていない", "there is no attack on you", is_attack_on),),
    aims=(
        Aim(
            "attacker",
            (
                *FIT_TO_BLOCK,
                k.Condition("L-10.5", "ブロックできない効果がある", "an effect says that it cannot block", may_block),
            ),
            attacking_enemies,
            by_card=True,
            is_needed=True,
        ),
    ),
)


def blockable(game: k.Game, blocker: k.ObjectId) -> list[k.ObjectId]:
    """L-10.6: the attackers that a creature may block."""
    return BLOCKING.aims[0].targets(game, game.state.objects[blocker].controller, blocker)


def blockers(game: k.Game, player: k.PlayerId) -> list[k.ObjectId]:
    """L-10.5: the creatures of a player that may block something."""
    return [option.object for option in menu((BLOCKING,), game, player)]


def most_blocked(game: k.Game, blocker: k.ObjectId) -> int:
    """L-10.6: how many attackers a creature may block at once: one, or as many as texts say."""
    return counted(game, BLOCK_MORE, blocker)


@DECLARE_BLOCKS.step("L-10.5")
def choose_blockers(game: k.Game, frame: k.Frame) -> k.Flow:
    """Any number of them, several for one attack if wanted."""
    frame[AT] = 0
    frame[CHOSEN] = ()
    ids = blockers(game, frame.player)
    decision = k.Decision(frame.player, "blockers", k.objects("block", ids), 0, len(ids), take=k.TAKE_OBJECT, many=True)
    return k.Ask(BLOCKERS, decision)


@DECLARE_BLOCKS.step("L-10.6")
def choose_attacker(game: k.Game, frame: k.Frame) -> k.Flow:
    """Each of them blocks one attacker, or as many as a text lets it; the defender chooses which."""
    at = frame[AT]
    if at >= len(frame[BLOCKERS]):
        return k.GoTo("L-10.1")
    blocker = frame[BLOCKERS][at]
    options = k.objects("attacker", blockable(game, blocker))
    most = most_blocked(game, blocker)
    decision = k.Decision(frame.player, "block", options, 1, most, take=k.TAKE_OBJECT, subject=blocker)
    return k.Ask(ATTACKER.name if most == 1 else SEVERAL.name, decision)


@DECLARE_BLOCKS.step("L-10.6")
def next_blocker(game: k.Game, frame: k.Frame) -> k.Flow:
    """The next one."""
    blocker = frame[BLOCKERS][frame[AT]]
    attacked = (frame[ATTACKER],) if most_blocked(game, blocker) == 1 else frame[SEVERAL]
    frame[CHOSEN] = (*frame[CHOSEN], *(id for attacker in attacked for id in (blocker, attacker)))
    frame[AT] = frame[AT] + 1
    return k.GoTo("L-10.6")


def enough(game: k.Game, flat: tuple[int, ...]) -> tuple[int, ...]:
    """The blocks, pair by pair, of attackers that as many block as texts ask for."""
    blocked = flat[1::2]
    pairs = [(flat[at], flat[at + 1]) for at in range(0, len(flat), 2)]
    kept = [pair for pair in pairs if blocked.count(pair[1]) >= fewest_blockers(game, pair[1])]
    return tuple(id for pair in kept for id in pair)


@DECLARE_BLOCKS.step("L-10.1")
def block(game: k.Game, frame: k.Frame) -> k.Flow:
    """All blocks together; too few for an attacker are none."""
    flat = enough(game, frame[CHOSEN])
    events: list[k.Event] = [k.SetVariable(BLOCKS, flat)]
    for at in range(0, len(flat), 2):
        done = Block(flat[at], flat[at + 1])
        done.source = flat[at]
        done.by = frame.player
        events.append(done)
    return k.Do(events)
