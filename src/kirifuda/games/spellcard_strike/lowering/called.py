"""What a sentence before did, called by its verb: 捨てた場合."""

from __future__ import annotations

from typing import Final

from kirifuda.effects.lowering.base import Lowering, Path
from kirifuda.games.spellcard_strike import ast as s
from kirifuda.games.spellcard_strike.lowering.setting import setting_of
from kirifuda.text import ast as a
from kirifuda.text.language import node_at

DID: Final[dict[str, tuple[type[a.Node], ...]]] = {
    "discard": (a.Discard,),
    "draw": (a.Draw,),
    "put": (a.Move,),
    "return": (a.Move,),
    "hand": (a.Move,),
    "deck": (a.Move,),
    "add": (a.Move,),
    "destroy": (a.Destroy,),
    "retire": (s.Retire,),
    "remove": (a.Exile,),
    "summon": (s.Summon, s.SummonActed, s.SummonAt),
    "reveal": (a.Reveal,),
    "pay": (s.PaysScore,),
    "cancel": (s.Cancel,),
    "relocate": (s.Relocate, s.RelocateTo, s.Shift),
    "move": (s.Relocate, s.RelocateTo, s.Shift),
    "act": (a.Orient,),
    "unact": (a.Orient,),
    "control": (a.Control,),
    "equip": (s.Equip,),
    "forward": (s.Forward,),
    "back": (s.Backward,),
    "swap": (s.SwapPlaces, s.SwapTwo),
    "choose": (a.Choose,),
}
"""What a verb may call in the sentence before it."""


POSITIONS: Final = ("act", "unact")


def has(node: object, types: tuple[type[a.Node], ...]) -> bool:
    """Whether an effect is, or holds, one of these."""
    if isinstance(node, tuple):
        return any(has(one, types) for one in node)
    if not isinstance(node, a.Node):
        return False
    return isinstance(node, types) or any(has(getattr(node, name), types) for name in node.__struct_fields__)


def acts_of(node: object, name: str) -> tuple[a.Node, ...]:
    """What of a sentence a verb calls."""
    if isinstance(node, tuple):
        return tuple(act for one in node for act in acts_of(one, name))
    if not isinstance(node, a.Node):
        return ()
    if isinstance(node, DID.get(name, ())) and not is_elsewhere(node, name):
        return (node,)
    return tuple(act for field in node.__struct_fields__ for act in acts_of(getattr(node, field), name))


def is_elsewhere(node: a.Node, name: str) -> bool:
    """Whether cards go to a hand, and the verb is not that of a hand; or the other way round."""
    if not isinstance(node, a.Move) or name not in ("add", "put", "hand", "deck"):
        return False
    to_hand = isinstance(node.to, a.Into) and node.to.place.zone.name == "手札"
    return to_hand != (name in ("add", "hand"))


def does(node: object, name: str) -> bool:
    """Whether a sentence does what a verb calls."""
    if name in POSITIONS and not has(node, (a.Position,)):
        return False
    if name in POSITIONS:
        return name == "act" if "行動済み" in positions(node) else name == "unact" and "未行動" in positions(node)
    return bool(acts_of(node, name)) if name in ("hand", "deck") else has(node, DID[name])


def positions(node: object) -> set[str]:
    """Into which positions a sentence turns something."""
    if isinstance(node, tuple):
        return {name for one in node for name in positions(one)}
    if isinstance(node, a.Orient):
        return {node.to.name}
    if not isinstance(node, a.Node):
        return set()
    return {name for field in node.__struct_fields__ for name in positions(getattr(node, field))}


def is_about(low: Lowering, node: object, path: Path, pronoun: Path) -> bool:
    """Whether what a sentence does is done to what a pronoun means."""
    wanted = low.reading.refs.get(pronoun)
    spoken = {**low.reading.slots, **low.reading.refs}
    if isinstance(node_at(low.reading.tree, pronoun), a.Role):
        return has(node, (type(node_at(low.reading.tree, pronoun)),))
    return any(slot == wanted and place[: len(path)] == path for place, slot in spoken.items())


def called_by_verb(low: Lowering, sentences: tuple[a.Effect, ...], path: Path) -> tuple[a.Effect, ...]:
    """捨てた場合 is そうした場合, if that is what the sentence before does."""
    found = list(sentences)
    for at, part in enumerate(sentences):
        if isinstance(part, s.IfNotDidTo) and not is_about(
            low, sentences[at - 1], (*path, at - 1), (*path, at, "what")
        ):
            raise low.fail(part, (*path, at), "asks about something that the sentence before does not do to it")
        if isinstance(part, s.IfDid | s.IfNotDid | s.IfNotDidTo):
            if not at or not does(sentences[at - 1], part.action.name):
                raise low.fail(part, (*path, at), "asks about something that the sentence before does not do")
            wanted = acts_of(sentences[at - 1], part.action.name)
            if wanted:
                setting_of(low).asked[(*path, at - 1)] = wanted
            found[at] = a.IfDone(part.then) if isinstance(part, s.IfDid) else a.IfNotDone(part.then)
    return tuple(found)
