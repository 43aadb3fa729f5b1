"""What of a tree can be spoken of later, and where the condition of a sentence stands."""

from __future__ import annotations

from kirifuda.text import ast as a
from kirifuda.text.printing import Path


def condition_path(node: a.Node, path: Path) -> Path | None:
    """The path of the condition that decides a sentence."""
    while isinstance(node, (a.IfDone, a.Afterwards, a.Target, a.Timed, a.By, a.If)):
        if isinstance(node, a.If):
            return (*path, "condition")
        step = "do" if isinstance(node, (a.Timed, a.By)) else "then"
        node, path = getattr(node, step), (*path, step)
    return None


def can_bind(parent: a.Node, node: a.Node) -> bool:
    """Whether something that stands below a node can be spoken of later."""
    if hasattr(node, "LEFT_OUT_BEHIND"):  # 自分のプレイヤーは…を受け、…を持つ
        return type(parent).__name__ in node.LEFT_OUT_BEHIND
    kinds = (a.Some, a.RandomSome, a.All, a.Any, a.Both, a.OneOf, a.SomePlayer, a.AnyPlayer, a.EachPlayer)
    return isinstance(node, kinds) or hasattr(node, "CALLED")


def tells_victim(node: a.Node, step: Path) -> bool:
    """Whether a player that stands there is one to whom something is done."""
    return (isinstance(node, a.Effect) and step == ("what",)) or (hasattr(node, "TELLS_VICTIM") and step == ("who",))
