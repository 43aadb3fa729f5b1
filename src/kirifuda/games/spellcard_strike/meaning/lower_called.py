"""What a sentence before did, called by its verb: 捨てた場合."""

from __future__ import annotations

from typing import Final

from kirifuda.effects.lower_base import Lowering, Path
from kirifuda.games.spellcard_strike import ast as s
from kirifuda.text import ast as a

DID: Final[dict[str, tuple[type[a.Node], ...]]] = {
    "discard": (a.Discard,),
    "draw": (a.Draw,),
    "put": (a.Move,),
    "return": (a.Move,),
    "add": (a.Move,),
    "destroy": (a.Destroy,),
    "retire": (s.Retire,),
    "remove": (a.Exile,),
    "summon": (s.Summon, s.SummonActed, s.SummonAt),
    "reveal": (a.Reveal,),
    "pay": (s.PaysScore,),
    "cancel": (s.Cancel,),
    "relocate": (s.Relocate, s.RelocateTo),
    "equip": (s.Equip,),
    "forward": (s.Forward,),
    "back": (s.Backward,),
    "swap": (s.SwapPlaces, s.SwapTwo),
    "choose": (a.Choose,),
}
"""What a verb may call in the sentence before it."""


def has(node: object, types: tuple[type[a.Node], ...]) -> bool:
    """Whether an effect is, or holds, one of these."""
    if isinstance(node, tuple):
        return any(has(one, types) for one in node)
    if not isinstance(node, a.Node):
        return False
    return isinstance(node, types) or any(has(getattr(node, name), types) for name in node.__struct_fields__)


def called_by_verb(low: Lowering, sentences: tuple[a.Effect, ...], path: Path) -> tuple[a.Effect, ...]:
    """捨てた場合 is そうした場合, if that is what the sentence before does."""
    found = list(sentences)
    for at, part in enumerate(sentences):
        if isinstance(part, s.IfDid | s.IfNotDid):
            if not at or not has(sentences[at - 1], DID[part.action.name]):
                raise low.fail(part, (*path, at), "asks about something that the sentence before does not do")
            found[at] = a.IfDone(part.then) if isinstance(part, s.IfDid) else a.IfNotDone(part.then)
    return tuple(found)
