"""Who does what: strikers fight and move, players draw and summon.

What a text says of anybody else could never come true, so it is refused when it is read.
"""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda.effects.lowering.base import Lowering, Path
from kirifuda.games.spellcard_strike import ast as s
from kirifuda.games.spellcard_strike.lowering.setting import SECOND_TARGET, SPELL, TARGET, setting_of
from kirifuda.text import ast as a
from kirifuda.text.language import node_at

STRIKER: Final = "a striker"
PLAYER: Final = "a player"
EQUIPMENT: Final = "equipment"
CARD: Final = "a card that is no striker"

DOERS: Final[dict[type[a.Deed], tuple[str, ...]]] = {
    a.Undergoes: (STRIKER,),
    s.Declares: (STRIKER, PLAYER),
    s.TakesDamage: (STRIKER,),
    s.DealsDamage: (STRIKER, PLAYER),
    s.DealsDamageTo: (STRIKER, PLAYER),
    s.Moves: (STRIKER, PLAYER),
    s.MovesInto: (STRIKER,),
    s.Shifts: (STRIKER,),
    s.IsSummoned: (STRIKER,),
    s.Retires: (STRIKER,),
    a.Leaves: (STRIKER,),
    a.Turns: (STRIKER,),
    s.BecomesTarget: (STRIKER, EQUIPMENT),
    s.IsAffected: (STRIKER,),
    s.Grazes: (PLAYER,),
    s.IsTargetOf: (STRIKER,),
    s.DeclaresAdding: (STRIKER, PLAYER),
    s.MovesFreely: (STRIKER, PLAYER),
    s.GoesTo: (STRIKER,),
    s.ChangesSides: (STRIKER,),
    s.GrazesAgainst: (PLAYER,),
    s.GrazesWith: (PLAYER,),
    s.IsWorn: (CARD, EQUIPMENT),
    s.Loses: (PLAYER,),
    s.Wins: (PLAYER,),
    s.Equips: (STRIKER,),
    s.IsCancelled: (STRIKER, PLAYER),
    s.Cancels: (PLAYER,),
}
"""2.5.1, 2.6, 2.8, 5.4.6: a player moves by the action of 5.4.6, and deals what the own strikers deal."""
ACTIONS: Final = {
    "destroy": (STRIKER, PLAYER),
    "draw": (PLAYER,),
    "discard": (PLAYER,),
    "pay score": (PLAYER,),
    "summon": (PLAYER,),
}
"""The same of `Performs`, by its action."""


def doers(deed: a.Deed) -> tuple[str, ...]:
    """Who can do or undergo a deed."""
    if isinstance(deed, s.Because):  # what a player does by the action of 5.4.6, no effect brings about
        return (STRIKER,) if isinstance(deed.deed, s.Moves) else doers(deed.deed)
    return ACTIONS[deed.action.name] if isinstance(deed, a.Performs) else DOERS[type(deed)]


def doer(low: Lowering, subject: a.Party, deed: a.Deed, path: Path) -> e.ThingPlan:
    """The subject of a deed, if such a one can do it. What is left unsaid behind a player's act is that player."""
    able = doers(deed)
    if isinstance(subject, a.Dropped) and PLAYER in able and sorts(low, subject, path) == {CARD}:
        return e.PlayerThing(low.actor)
    for sort in sorts(low, subject, path):
        if sort not in able:
            raise low.fail(subject, path, f"is {sort}, and only {' or '.join(able)} can do that")
    is_one = isinstance(subject, a.Some) and subject.count == a.Num(1)
    watches = is_one and not setting_of(low).kind and low.span is None  # 味方1体が撃破された場合: whichever it is
    if isinstance(subject, a.Some) and path not in setting_of(low).picked and not watches:
        raise low.fail(subject, path, "counts strikers, but nobody chooses them: name a target or say 敵 or 味方")
    why = contradiction(subject, deed)
    if why:
        raise low.fail(subject, path, why)
    return low.thing(subject, path)


def side_of(node: a.Node) -> type[a.Player] | None:
    """Whose side somebody is on, in the eyes of the text's player; None if that is open."""
    if isinstance(node, a.You | a.This | s.Caster):
        return a.You
    if isinstance(node, a.Opponent):
        return a.Opponent
    if isinstance(node, a.All | a.Any | a.Some) and isinstance(node.of.where, a.Place):
        return side_of(node.of.where.whose)
    return None


def contradiction(subject: a.Party, deed: a.Deed) -> str:
    """Why nobody on that side ever does or undergoes a deed."""
    if isinstance(deed, s.Because):
        return contradiction(subject, deed.deed)
    own = side_of(subject)
    if isinstance(deed, s.BecomesTarget | s.IsAffected) and isinstance(deed.sort, s.AnAttack):
        if isinstance(subject, a.All | a.Any | a.Some) and isinstance(subject.of.noun, s.EquipSpell):
            return "is never attacked: an attack has a striker for its target (5.4.7.2)"
        if own is not None and isinstance(deed.whose, own):
            return "is never attacked by the own side: the target of an attack is an enemy (5.4.7.2)"
    if not isinstance(deed, a.Performs) or own is None:
        return ""
    if isinstance(deed.cause, a.ByEffect) and side_of(deed.cause.whose) not in (None, own):
        return "does nothing by an effect of the other player"
    if deed.action.name == "summon" and side_of(deed.what) not in (None, own):
        return "controls whoever they summon (2.8.1.2)"
    return ""


def sorts(low: Lowering, node: a.Node, path: Path) -> set[str]:
    """What sort of thing a subject is."""
    if isinstance(node, a.Player):
        return {PLAYER}
    if isinstance(node, a.All | a.Any | a.Some):
        return {sort_of(node.of.noun)}
    if isinstance(node, a.Both | a.OneOf):
        return {sort for at, part in enumerate(node.parts) for sort in sorts(low, part, (*path, "parts", at))}
    if isinstance(node, a.This):
        return {CARD if setting_of(low).kind == SPELL else STRIKER}
    if path in low.reading.refs:
        return {STRIKER} if is_summoned(low, path) else referred(low, low.reading.refs[path])
    return {STRIKER}


def is_summoned(low: Lowering, path: Path) -> bool:
    """Whether a pronoun means what a sentence before has summoned."""
    spans = low.reading.spans
    slot = low.reading.refs[path]
    here = spans.get(path, (0, 0))[0]
    for place, name in (*low.reading.slots.items(), *low.reading.refs.items()):
        if name != slot or place[-1] != "what" or place == path or spans.get(place[:-1], (here, here))[1] > here:
            continue
        if isinstance(node_at(low.reading.tree, place[:-1]), s.Summon | s.SummonActed | s.SummonAt):
            return True
    return False


def sort_of(noun: a.Noun) -> str:
    """What sort of thing a set holds."""
    if isinstance(noun, s.EquipSpell):
        return EQUIPMENT
    return STRIKER if isinstance(noun, a.Kind) else CARD


def referred(low: Lowering, slots: str) -> set[str]:
    """What sort of thing a pronoun means: that of the words that it takes up."""
    found: set[str] = set()
    for slot in slots.split("+"):
        if slot == "this":
            found |= sorts(low, a.This(), ())
        for path, name in low.reading.slots.items():
            if name == slot and slot not in (TARGET, SECOND_TARGET):
                found |= sorts(low, node_at(low.reading.tree, path), path)
    return found or {STRIKER}
