"""Lowering of what texts change of the rules: prices, what may or must be done all the same, how cards come."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda.effects.lowering.base import Lowering, Path
from kirifuda.games.lyrical import ast as n
from kirifuda.games.lyrical.abilities import PRICED, PriceChange, StaticAbility
from kirifuda.games.lyrical.lowering.subjects import FIGHTER, LyricalLowering, fit, require
from kirifuda.games.lyrical.plans.forbidden import CountedDeed
from kirifuda.games.lyrical.values import CHARACTER
from kirifuda.text import ast as a

PRICES: Final = (n.PriceLess, n.PriceMore, n.FactorLess, n.FactorMore, n.NoCost, n.NoFactor, n.NoPrice)
Prices = n.PriceLess | n.PriceMore | n.FactorLess | n.FactorMore | n.NoCost | n.NoFactor | n.NoPrice
ALLOWED: Final[dict[type[a.Deed], str]] = {
    n.DeclaresAttack: "attack",
    n.DeclaresGuard: "guard",
    n.UsesEffects: "effect",
    n.Strikes: "strike",
}
HINDERED: Final = {
    "attack": ("new", "set_up"),
    "guard": ("acted",),
    "effect": ("acted", "new", "set_up"),
    "strike": ("acted",),
}
"""N-8.4-5, N-9.2-3: what hinders whom; an acted character that could attack would do so without end."""


def priced(low: Lowering, node: Prices, path: Path, ability: StaticAbility) -> None:
    """N-1.2-3, N-8.2: what cards, or effects, cost whoever sets or uses them."""
    below: Path = (*path, "what")
    amount = None if isinstance(node, n.NoCost | n.NoFactor | n.NoPrice) else low.amount(node.by, (*path, "by"))
    if amount is not None and low.times is not None:
        amount = e.TimesAmount(amount, low.times)
    sign = 0 if amount is None else -1 if isinstance(node, n.PriceLess | n.FactorLess) else 1
    is_factor = isinstance(node, n.FactorLess | n.FactorMore | n.NoFactor)
    plan = PriceChange(is_factor=is_factor, sign=sign, amount=amount)
    plan.is_whole = isinstance(node, n.NoPrice)
    ability.price = plan
    if isinstance(node.what, n.ThisCard):
        return
    if isinstance(node.what, n.EffectsOf):
        require(low, node.what.what, (*below, "what"), (FIGHTER,))
        plan.effects = low.thing(node.what.what, (*below, "what"))
        plan.is_written = isinstance(node.what, n.WrittenEffectsOf)
    else:
        assert isinstance(node.what, a.All)
        plan.of = low.filter(node.what.of, (*below, "of"))
    ability.buckets = (*ability.buckets, PRICED)


def is_own_price(node: a.Node) -> bool:
    """Whether a statement is only about what its own card costs: it counts where the card is set or used from."""
    if isinstance(node, a.Seq):
        return all(map(is_own_price, node.parts))
    if isinstance(node, a.If):
        return is_own_price(node.then)
    if isinstance(node, a.Timed | a.ForEach):
        return is_own_price(node.do)
    return isinstance(node, PRICES) and isinstance(node.what, n.ThisCard)


def allow(low: Lowering, node: a.Allow, path: Path, ability: StaticAbility) -> None:
    """N-1.5, N-2.5, N-8.4-5, N-9.2-3: what a character can do although it is acted, new or just set up."""
    below: Path = (*path, "deed")
    deed = node.deed
    if not isinstance(deed, n.Despite):
        raise low.fail(deed, below, "is allowed anyway")
    fit(low, deed.deed, node.subject, (*path, "subject"))
    name, state = ALLOWED[type(deed.deed)], state_of(deed.state)
    if state not in HINDERED[name]:
        raise low.fail(deed, below, "is not hindered by that, or would never end")
    ability.allowed = (e.TextDeed(f"{name}:{state}", low.thing(node.subject, (*path, "subject")), None),)


def state_of(node: a.Quality) -> str:
    """The state that hinders."""
    if isinstance(node, a.Lies):
        return "acted"
    assert isinstance(node, a.Did)
    return "set_up" if isinstance(node.deed, n.SetsUp) else "new"


def must(low: Lowering, node: a.Must, path: Path, ability: StaticAbility) -> None:
    """N-9.3: a player must guard, if one of their characters can; against whom, if the text says so."""
    deed = node.deed
    fit(low, deed, node.subject, (*path, "subject"))
    if isinstance(deed, n.DeclaresAttack):
        once = CountedDeed("attack", low.thing(node.subject, (*path, "subject")), e.FixedAmount(1))
        once.key, once.is_before = low.clause(path), True
        ability.compelled = (once,)
        low.out.histories.append(e.HistoryPlan(once.key, e.ObjectEvent(("attack",), e.ThisThing()), True))
        return
    assert isinstance(deed, n.DeclaresGuard | n.GuardsAgainst)
    who = low.thing(node.subject, (*path, "subject"))
    against: e.ThingPlan | None = None
    if isinstance(deed, n.GuardsAgainst):
        against = low.thing(deed.what, (*path, "deed", "what"))
    ability.compelled = (e.TextDeed("guard", who, against),)


def enters_as(low: Lowering, node: a.EntersAs, path: Path, ability: StaticAbility) -> None:
    """N-1.1: characters come acted: this very one, or all that fit."""
    assert isinstance(low, LyricalLowering)
    below: Path = (*path, "what")
    if isinstance(node.what, a.This):
        if not low.kind & CHARACTER:
            raise low.fail(node.what, below, "is no character")
        ability.arriving = (e.TextDeed("itself", e.AnyThing(), None),)
        return
    assert isinstance(node.what, a.All)
    of = node.what.of
    assert isinstance(of.where, a.Place)
    tests: list[e.TestPlan] = [low.test(of.noun, (*below, "of", "noun"))]
    tests.extend(low.test(one, (*below, "of", "qualities", at)) for at, one in enumerate(of.qualities))
    whose = e.PlayerThing(low.player(of.where.whose, (*below, "of", "where", "whose")))
    ability.arriving = (e.TextDeed("acted", e.AllThing(e.AnywhereFilter(tuple(tests))), whose),)
