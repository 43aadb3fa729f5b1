"""Who does what: servants attack and switch, players draw and activate.

What a text says of anybody else could never come true, so it is refused when it is read.
"""

from __future__ import annotations

from typing import Final

from kirifuda.effects.events import PlayerThing
from kirifuda.effects.filters import AnywhereFilter
from kirifuda.effects.lower_base import Lowering, Path
from kirifuda.effects.qualities import ControlTest
from kirifuda.effects.things import AllThing, ThingPlan
from kirifuda.games.magical_duel import ast as m
from kirifuda.games.magical_duel.zones import CHASE, FIELD_BITS
from kirifuda.text import ast as a
from kirifuda.text.language import node_at

PLAYER: Final = "a player"
FIELD: Final = "a card on the field"
MAGIC: Final = "a card on the chase"
ELSEWHERE: Final = "a card that lies neither on the field nor on the chase"
CARDS: Final = (FIELD, MAGIC, ELSEWHERE)

DOERS: Final[dict[type[a.Deed], tuple[str, ...]]] = {
    a.Enters: CARDS,
    m.EnterWord: CARDS,
    m.LastWords: CARDS,
    a.Leaves: (FIELD,),
    a.IsPut: CARDS,
    a.Turns: (FIELD,),
    a.GetsCounters: (FIELD,),
    a.LosesCounters: (FIELD,),
    m.Attacks: (FIELD, PLAYER),
    m.AttacksPlayer: (FIELD, PLAYER),
    m.IsAttacked: (FIELD, PLAYER),
    m.Battles: (FIELD, PLAYER),
    m.WinsBattle: (FIELD, PLAYER),
    m.Switches: (FIELD, PLAYER),
    m.LevelsUp: (FIELD, PLAYER),
    m.BecomesTarget: (*CARDS, PLAYER),
}
THROUGH_CARDS: Final = (m.Attacks, m.AttacksPlayer, m.Battles, m.WinsBattle, m.Switches, m.LevelsUp)
"""701.1, 803.3a: what a player does with the own cards; the rules ask of the cards."""
UNDERGONE: Final = {
    "destroy": (FIELD,),
    "banish": (FIELD, ELSEWHERE),
    "discard": (ELSEWHERE,),
    "exile": CARDS,
    "reveal": CARDS,
    "corrupt": (ELSEWHERE,),
    "negate": (MAGIC,),
    "play": CARDS,
    "vanish": (FIELD,),
}
"""What is done to a card, by the action: 1007, 1008, 1013, 1003, 1004, 1009, 1019, 903, 1302.3."""
BY_PLAYERS: Final = (
    "draw", "gain candy", "pay candy", "shuffle", "search", "play", "lose game", "chase",
)  # fmt: skip
"""What only players do; all else may be done by a card too, through its effect or in battle."""
ANNOUNCED: Final = (m.Attacks, m.AttacksPlayer, m.IsAttacked, m.Battles, m.BecomesTarget)
ANNOUNCED_ACTIONS: Final = ("play", "activate", "use", "chase", "target", "search")
"""803.5, 903.1: what is told when it has been done, so that nothing forbids it as it happens or takes its place."""


def doers(deed: a.Deed) -> tuple[str, ...]:
    """Who can do or undergo a deed."""
    if isinstance(deed, a.Repeatedly | a.Nth | m.Through | m.Beyond):
        return doers(deed.deed)
    if isinstance(deed, m.EitherDeed):
        return tuple(sort for sort in doers(deed.deeds[0]) if all(sort in doers(one) for one in deed.deeds))
    if isinstance(deed, a.Undergoes):
        return UNDERGONE[deed.action.name]
    if isinstance(deed, a.Performs):
        return (PLAYER,) if deed.action.name in BY_PLAYERS else (PLAYER, *CARDS)
    return DOERS[type(deed)]


def doer(low: Lowering, subject: a.Party, deed: a.Deed, path: Path) -> ThingPlan:
    """The subject of a deed, if such a one can do it."""
    able = doers(deed)
    for sort in sorts(low, subject, path):
        if sort not in able:
            raise low.fail(subject, path, f"is {sort}, and only {' or '.join(able)} can do that")
    if able == (PLAYER,) and is_a_card(low, subject, path):
        raise low.fail(subject, path, "is a card, and only a player can do that")
    who = low.thing(subject, path)
    if isinstance(who, PlayerThing) and isinstance(deed, THROUGH_CARDS):
        return AllThing(AnywhereFilter((ControlTest(who.who),)))
    return who


def sorts(low: Lowering, node: a.Node, path: Path) -> set[str]:
    """What sort of thing a subject is; nothing where it may be a card anywhere."""
    if isinstance(node, a.Player):
        return {PLAYER}
    if isinstance(node, a.Both | a.OneOf):
        return {sort for at, part in enumerate(node.parts) for sort in sorts(low, part, (*path, "parts", at))}
    if isinstance(node, a.All | a.Any | a.Some) and isinstance(node.of.where, a.Place):
        bits = sum(kind.bit for kind in low.meaning.zones(node.of.where.zone.name))
        return {FIELD} if bits & FIELD_BITS else {MAGIC} if bits & CHASE.bit else {ELSEWHERE}
    return set()


def is_a_card(low: Lowering, node: a.Node, path: Path) -> bool:
    """Whether a subject is no player: said by a noun, or a pronoun that takes one up."""
    if isinstance(node, a.This | a.All | a.Any | a.Some):
        return True
    slot = low.reading.refs.get(path, "")
    named = [node_at(low.reading.tree, where) for where, name in low.reading.slots.items() if slot and name == slot]
    return bool(named) and all(isinstance(one, a.All | a.Any | a.Some) for one in named)


def check_time(low: Lowering, node: a.Happens, path: Path) -> None:
    """What is only announced can't be forbidden as an event, nor replaced."""
    deed = node.deed
    is_told = isinstance(deed, ANNOUNCED)
    if isinstance(deed, a.Performs | a.Undergoes):
        is_told = deed.action.name in ANNOUNCED_ACTIONS
    if is_told:
        raise low.fail(deed, (*path, "deed"), "is told when it has been done, so that nothing can take its place")
