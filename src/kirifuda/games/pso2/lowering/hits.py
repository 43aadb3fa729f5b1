"""Lowering of events of damage: who takes it, who deals it, who falls by it (214.1, G.08)."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda.effects.lowering.base import Lowering, Path, Table
from kirifuda.effects.lowering.events import named
from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.lowering.named import cause_of, subject
from kirifuda.games.pso2.plans import events, happenings
from kirifuda.text import ast as a


def takes_damage(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """214.1; 302.8: in a battle; 103.2.2: from somebody."""
    deed = node.deed
    dealer = None
    if isinstance(deed, a.TakesDamageFrom | p.TakesBattleDamageFrom):
        dealer = low.thing(deed.what, (*path, "deed", "what"))
    in_battle = isinstance(deed, p.TakesBattleDamage | p.TakesBattleDamageFrom)
    event = events.DamageEvent(subject(low, node, path), dealer, in_battle=in_battle)
    event.by_ability = isinstance(deed, p.TakesAbilityDamage)
    if isinstance(deed, p.TakesDamageBy):
        event.cause = cause_of(low, deed.cause, (*path, "deed", "cause"))
    return named(low, event, path, ("deed", "what") if dealer is not None else ())


def takes_much(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """214.1: so much at once, or more."""
    deed = node.deed
    assert isinstance(deed, p.TakesMuch)
    event = events.DamageEvent(subject(low, node, path))
    event.least = low.amount(deed.least, (*path, "deed", "least"))
    return named(low, event, path)


def empties_deck(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """101.3: only to say what happens instead; else the game is over (101.4)."""
    if not low.foresees:
        raise low.fail(node, path, "ends the game, and nothing comes after it (101.4)")
    return events.RunOutEvent(subject(low, node, path))


def deals_damage(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """G.08, 103.2.2: somebody is the source of damage to somebody."""
    deed = node.deed
    assert isinstance(deed, p.DealsDamage)
    event = events.DamageEvent(low.thing(deed.what, (*path, "deed", "what")), subject(low, node, path))
    event.is_active = True
    return named(low, event, path, ("deed", "what"))


def lowers(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """205.5.2."""
    deed = node.deed
    assert isinstance(deed, p.LowersDamage | p.PreventsDamage)
    event = happenings.LowerEvent(subject(low, node, path), in_battle=isinstance(deed.damage, p.BattleDamage))
    event.to_nothing = isinstance(deed, p.PreventsDamage)
    return named(low, event, path)


def defeats(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """301.4, G.13."""
    deed = node.deed
    assert isinstance(deed, a.Defeats | p.DefeatsByAttack | p.DefeatsInBattle)
    victim = low.thing(deed.what, (*path, "deed", "what"))
    in_battle, by_attack = not isinstance(deed, a.Defeats), isinstance(deed, p.DefeatsByAttack)
    event = happenings.DefeatEvent(subject(low, node, path), victim, in_battle=in_battle, by_attack=by_attack)
    return named(low, event, path, ("deed", "what"))


def deals(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """G.08: to anybody; 302.8: in battle."""
    deed = node.deed
    taker = low.thing(deed.what, (*path, "deed", "what")) if isinstance(deed, p.DealsBattleDamage) else None
    event = events.DamageEvent(taker, subject(low, node, path), in_battle=taker is not None)
    event.is_active = True
    return named(low, event, path, ("deed", "what") if taker is not None else ())


DEEDS: Final[Table] = {
    p.TakesDamage: takes_damage,
    p.TakesBattleDamage: takes_damage,
    a.TakesDamageFrom: takes_damage,
    p.TakesBattleDamageFrom: takes_damage,
    p.TakesDamageBy: takes_damage,
    p.TakesAbilityDamage: takes_damage,
    p.TakesMuch: takes_much,
    p.EmptiesDeck: empties_deck,
    p.DealsDamage: deals_damage,
    p.LowersDamage: lowers,
    p.PreventsDamage: lowers,
    a.Defeats: defeats,
    p.DefeatsByAttack: defeats,
    p.DefeatsInBattle: defeats,
    p.DealsAny: deals,
    p.DealsBattleDamage: deals,
}
