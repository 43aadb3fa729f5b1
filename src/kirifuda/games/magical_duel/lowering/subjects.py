"""Who does what: servants attack and switch, players draw and activate.

What a text says of anybody else could never come true, so it is refused when it is read.
"""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda.effects.lowering.base import Lowering, Path
from kirifuda.games.magical_duel import ast as m
from kirifuda.games.magical_duel import ast_book as b
from kirifuda.games.magical_duel import ast_kept as t
from kirifuda.games.magical_duel.zones import DECK, EXILE, FIELD_BITS, GRAVEYARD, HAND, ORBS
from kirifuda.games.magical_duel.zones import EXTRA as EXTRA_DECK
from kirifuda.text import ast as a
from kirifuda.text.language import node_at

PLAYER: Final = "a player"
FIELD: Final = "a card on the field"
MAGIC: Final = "a card on the chase"
IN_HAND: Final = "a card in a hand"
ORB: Final = "an orb"
BURIED: Final = "a card in a graveyard"
EXILED: Final = "an exiled card"
IN_DECK: Final = "a card in a deck"
EXTRA: Final = "a card in an extra deck"
ELSEWHERE: Final = {HAND: IN_HAND, ORBS: ORB, GRAVEYARD: BURIED, EXILE: EXILED, DECK: IN_DECK, EXTRA_DECK: EXTRA}
HIDDEN: Final = (IN_HAND, ORB, IN_DECK, EXTRA)
CARDS: Final = (FIELD, MAGIC, *ELSEWHERE.values())

DOERS: Final[dict[type[a.Deed], tuple[str, ...]]] = {
    a.Enters: CARDS,
    m.EnterWord: CARDS,
    m.EntersSo: CARDS,
    m.LastWords: CARDS,
    a.Leaves: (FIELD,),
    a.IsPut: CARDS,
    a.Turns: (FIELD,),
    b.TurnsFrom: (FIELD,),
    a.GetsCounters: (FIELD,),
    a.LosesCounters: (FIELD,),
    m.Attacks: (FIELD, PLAYER),
    m.AttacksPlayer: (FIELD, PLAYER),
    m.IsAttacked: (FIELD, PLAYER),
    m.AimsAt: (FIELD, PLAYER),
    m.Battles: (FIELD, PLAYER),
    m.Switches: (FIELD, PLAYER),
    m.LevelsUp: (FIELD, PLAYER),
    b.Triggers: (FIELD,),
    b.AetherFades: (PLAYER,),
    b.UsesNamed: (PLAYER,),
    b.LosesByDrawing: (PLAYER,),
    t.UsesOf: (PLAYER,),
    m.BecomesTarget: (*CARDS, PLAYER),
}
THROUGH_CARDS: Final = (m.AimsAt, m.Attacks, m.AttacksPlayer, m.Battles, m.Switches, m.LevelsUp)
"""701.1, 803.3a: what a player does with the own cards; the rules ask of the cards."""
UNDERGONE: Final = {
    "destroy": (FIELD,),
    "banish": (FIELD, IN_HAND, ORB, EXILED, IN_DECK, EXTRA),
    "discard": (IN_HAND,),
    "exile": (FIELD, MAGIC, BURIED, *HIDDEN),
    "reveal": (FIELD, *HIDDEN),
    "corrupt": (ORB,),
    "negate": (MAGIC,),
    "play": CARDS,
    "vanish": (FIELD,),
}
"""What is done to a card, by the action: 1007, 1008, 1013, 1003, 1004, 1009, 1019, 903, 1302.3. What is said of
servants and the like as they are revealed or activated means such cards wherever they are."""
BY_BATTLE: Final = ("destroy", "corrupt")
"""804.3-5: what a battle brings about."""
BY_PLAYERS: Final = (
    "draw", "gain candy", "pay candy", "shuffle", "search", "play", "lose game", "win game", "chase",
)  # fmt: skip
"""What only players do; all else may be done by a card too, through its effect or in battle."""
ANNOUNCED: Final = (m.Attacks, m.AttacksPlayer, m.IsAttacked, m.Battles, m.BecomesTarget)
ANNOUNCED_ACTIONS: Final = ("play", "activate", "use", "use aether", "chase", "target", "search")
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
        return performers(deed)
    return DOERS[type(deed)]


def performers(deed: a.Performs) -> tuple[str, ...]:
    """Who does something to something else: a player, or a card through its effect or in battle."""
    action = deed.action.name
    if action in BY_PLAYERS:
        return (PLAYER,)
    if isinstance(deed.cause, a.ByBattle):
        return (PLAYER, FIELD)
    if action not in ("activate", "use", "use aether"):
        return (PLAYER, *CARDS)
    if not isinstance(deed.what, a.Anything):
        return (PLAYER,)
    return (PLAYER, FIELD, *ELSEWHERE.values())


def doer(low: Lowering, subject: a.Party, deed: a.Deed, path: Path) -> e.ThingPlan:
    """The subject of a deed, if such a one can do it."""
    able = doers(deed)
    for sort in sorts(low, subject, path):
        if sort not in able:
            raise low.fail(subject, path, f"is {sort}, and only {' or '.join(able)} can do that")
    if able == (PLAYER,) and is_a_card(low, subject, path):
        raise low.fail(subject, path, "is a card, and only a player can do that")
    check_cause(low, deed, path)
    check_number(low, subject, path)
    who = low.thing(subject, path)
    if isinstance(who, e.PlayerThing) and isinstance(deed, THROUGH_CARDS):
        return e.AllThing(e.AnywhereFilter((e.ControlTest(who.who),)))
    return who


def check_number(low: Lowering, node: a.Party, path: Path) -> None:
    """What happens, happens to one after the other: nothing is told of several at once."""
    if isinstance(node, a.Some) and node.count != a.Num(1):
        raise low.fail(node, path, "are several, and each is told of by itself")


def check_cause(low: Lowering, deed: a.Deed, path: Path) -> None:
    """Battles destroy and corrupt, and do nothing else."""
    if not isinstance(deed, a.Undergoes | a.Performs) or not isinstance(deed.cause, a.ByBattle):
        return
    if deed.action.name not in BY_BATTLE:
        raise low.fail(deed, (*path[:-1], "deed"), "is nothing that a battle brings about")


def sorts(low: Lowering, node: a.Node, path: Path) -> set[str]:
    """What sort of thing a subject is; nothing where it may be a card anywhere."""
    if isinstance(node, a.Player):
        return {PLAYER}
    if isinstance(node, a.Both | a.OneOf):
        return {sort for at, part in enumerate(node.parts) for sort in sorts(low, part, (*path, "parts", at))}
    if isinstance(node, a.All | a.Any | a.Some) and isinstance(node.of.where, a.Place):
        kinds = low.meaning.zones(node.of.where.zone.name)
        return {FIELD if kind.bit & FIELD_BITS else ELSEWHERE.get(kind, MAGIC) for kind in kinds}
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


def is_by_leave(low: Lowering, path: Path) -> bool:
    """Whether a pronoun speaks of what a permission of the same text lets be activated."""
    meant = low.reading.refs.get(path, "")
    for place, name in low.reading.slots.items():
        if name == meant and place[:2] == path[:2]:
            above = (
                node_at(low.reading.tree, place[:at]) for at in range(2, len(place)) if not isinstance(place[at], int)
            )
            return any(isinstance(one, a.Allow) for one in above)
    return False
