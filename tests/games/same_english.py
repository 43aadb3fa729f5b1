"""What is said in two ways in a game and is one in English, as it is one in play: a table for the test of English."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kirifuda.games.lyrical import ast as n
from kirifuda.games.spellcard_strike import ast as s
from kirifuda.text import ast as a

Same = Callable[[Any], Any]
PRICES: Final = (a.CostLess, a.CostMore, a.CostBecomes)


def changed(node: a.Node, **fields: object) -> a.Node:
    """The node with other fields."""
    return type(node)(**{name: fields.get(name, getattr(node, name)) for name in node.__struct_fields__})


def anywhere(node: Any, where: Callable[[Any], a.Where]) -> Any:
    """The set with its cards elsewhere."""
    return changed(node, of=changed(node.of, where=where(node.of.where)))


def magical_duel(node: Any) -> Any:
    """903.2g: what lies on the field is not activated; 104.2: what was done to cards is counted wherever they lay;
    what has stock has a card in it."""
    if isinstance(node, PRICES) and isinstance(getattr(node.what, "of", None), a.Filter):
        return changed(node, what=anywhere(node.what, played))
    if isinstance(node, a.Happens) and isinstance(getattr(node.subject, "of", None), a.Filter):
        return changed(node, subject=anywhere(node.subject, lambda where: a.Anywhere() if on_field(where) else where))
    if isinstance(node, a.Compare) and isinstance(node.left, a.CountOf) and isinstance(node.left.of.where, a.StockOf):
        stock = node.left.of
        if stock == a.Filter(stock.where, (), a.AnyCard()) and isinstance(stock.where, a.StockOf):
            if (node.relation, node.right) == (a.AtLeast(), a.Num(1)):
                return a.Is(stock.where.what, a.HasStock())
            if (node.relation, node.right) == (a.Same(), a.Num(0)):
                return a.Is(stock.where.what, a.Except(a.HasStock()))
    return node


def on_field(where: a.Where) -> bool:
    return isinstance(where, a.Place) and where.zone == a.Zone("戦場") and isinstance(where.whose, a.AnyPlayer)


def played(where: a.Where) -> a.Where:
    """Cards of a side are those that this player activates."""
    is_field = isinstance(where, a.Place) and where.zone == a.Zone("戦場")
    return a.BeingPlayed(where.whose) if isinstance(where, a.Place) and is_field else where


def spellcard_strike(node: Any) -> Any:
    """By what it is done, before or behind who does it; the next time is one time, whichever way it is asked."""
    if isinstance(node, s.Because) and isinstance(getattr(node.deed, "cause", None), a.AnyCause):
        return changed(node.deed, cause=node.cause)
    if isinstance(node, s.Whenever | s.Before) and isinstance(node.when, s.Once):
        return changed(node, often=s.AsOne())
    return node


def pso2(node: Any) -> Any:
    """So much for each of them is so much in all."""
    if isinstance(node, a.PerEach) and isinstance(node.feature, a.Raise | a.Lower):
        return changed(node.feature, by=a.Per(a.CountOf(node.of), node.unit, node.feature.by))
    return node


def last_resort(node: Any) -> Any:
    """Whoever has a race is of that race."""
    return a.IsNoun(node.feature) if isinstance(node, a.Has) and isinstance(node.feature, a.Race) else node


def lyrical(node: Any) -> Any:
    """A subject that is left out is the character; of what was discarded all are cards."""
    if isinstance(node, n.Unsaid):
        return a.This()
    if isinstance(node, n.NumberOf):
        return a.CountOf(a.Filter(a.Among(node.what), (), a.AnyCard()))
    return node


SAME: Final[dict[str, Same]] = {
    "magical_duel": magical_duel,
    "spellcard_strike": spellcard_strike,
    "pso2": pso2,
    "last_resort": last_resort,
    "lyrical": lyrical,
}
