"""Lowering of prohibitions: what somebody cannot do or undergo (A40)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.effects.lowering.base import Lowering, Path
from kirifuda.games.lyrical import ast as n
from kirifuda.games.lyrical.lowering.events import dealt, doer, source_test
from kirifuda.games.lyrical.lowering.subjects import fit
from kirifuda.games.lyrical.plans.events import CardEvent, EffectEvent
from kirifuda.games.lyrical.plans.forbidden import AttackersDeed, CountedDeed
from kirifuda.games.lyrical.plans.things import FightingThing
from kirifuda.games.lyrical.values import KIND_NAMES, USED
from kirifuda.games.lyrical.zones import FIELD
from kirifuda.text import ast as a

if TYPE_CHECKING:
    from kirifuda.games.lyrical.abilities import StaticAbility

DEEDS: Final[dict[type[a.Deed], str]] = {
    n.DeclaresAttack: "attack",
    n.DeclaresGuard: "guard",
    n.Battles: "battle",
    n.UsesEffects: "effect",
    n.CarriesItems: "carry",
    n.Tires: "tire",
    n.TiresGuarding: "tire_guarding",
}
"""What the rules ask about before it is done."""
COUNTED: Final = (n.DeclaresAttack, n.DeclaresGuard, n.UsesEffects)
"""What is counted in a turn."""
HAPPENINGS: Final = (n.TakesDamage, n.DamagedBy, n.Heals, a.Undergoes, a.Turns, n.TurnedBy, n.Draws, n.GoesToHand)
"""Deeds that are events; that they cannot happen is asked of the event."""


def forbid(low: Lowering, node: a.Forbid, path: Path, ability: StaticAbility) -> None:
    """A40: what the subject cannot do or undergo."""
    deed = node.deed
    if isinstance(deed, n.Beyond) and isinstance(deed.deed, n.AttacksWithOne):
        ability.forbidden = (attackers(low, node, deed, path),)
        return
    if isinstance(deed, n.Beyond):
        ability.forbidden = (beyond(low, node, deed, path),)
        return
    fit(low, deed, node.subject, (*path, "subject"))
    if isinstance(deed, HAPPENINGS):
        low.foresees = True
        ability.forbidden_events = (low.event(a.Happens(node.subject, deed), path),)
        low.foresees = False
        return
    if isinstance(deed, n.PutsOut):
        low.foresees = True
        ability.forbidden_events = (low.event(a.Happens(node.subject, deed), path),)
        low.foresees = False
        ability.forbidden = (deed_of(low, node, path),)
        return
    if isinstance(deed, n.Responds | n.RespondsWith):
        who = low.thing(node.subject, (*path, "subject"))
        ability.forbidden = tuple(e.TextDeed(name, who, None) for name in answers_of(deed))
        return
    if isinstance(deed, n.SetsUp):
        whose = low.thing(node.subject, (*path, "subject"))
        is_player = isinstance(node.subject, a.Player)
        ability.forbidden = (e.TextDeed("set_up", *((whose, None) if is_player else (e.AnyThing(), whose))),)
        return
    if isinstance(deed, n.TiresBattling):
        fighter = FightingThing(low.thing(node.subject, (*path, "subject")))
        ability.forbidden = tuple(e.TextDeed(name, fighter, None) for name in ("tire", "tire_guarding"))
        return
    if isinstance(deed, n.AttacksOrGuards):
        whoever = doer(low, node, path)
        ability.forbidden = tuple(e.TextDeed(name, whoever, None) for name in ("attack", "guard"))
        return
    ability.forbidden = (deed_of(low, node, path),)


def answers_of(deed: n.Responds | n.RespondsWith) -> tuple[str, ...]:
    """N-7.1: with what somebody answers."""
    if isinstance(deed, n.Responds):
        return ("answer_card", "answer_effect")
    return ("answer_effect",) if isinstance(deed.noun, a.AnyAbility) else ("answer_card",)


def deed_of(low: Lowering, node: a.Forbid, path: Path) -> e.TextDeed:
    """The deed, as the rules ask about it."""
    deed = node.deed
    below: Path = (*path, "deed")
    if isinstance(deed, n.SetsCards | n.UsesCards | n.PutsOut):
        name = "use" if isinstance(deed, n.UsesCards) else "set"
        return e.TextDeed(name, low.thing(node.subject, (*path, "subject")), dealt(low, deed, below))
    if isinstance(deed, n.GuardsAgainst):
        return e.TextDeed("guard", doer(low, node, path), low.thing(deed.what, (*below, "what")))
    if isinstance(deed, n.IsGuarded):
        return e.TextDeed("guard", e.AnyThing(), low.thing(node.subject, (*path, "subject")))
    if isinstance(deed, n.IsAffected | n.IsChosen):
        bucket = "affect" if isinstance(deed, n.IsAffected) else "target"
        return e.TextDeed(bucket, affecter(low, deed, below), low.thing(node.subject, (*path, "subject")))
    if type(deed) not in DEEDS:
        raise low.fail(deed, below, "cannot be forbidden")
    return e.TextDeed(DEEDS[type(deed)], doer(low, node, path), None)


def affecter(low: Lowering, deed: n.IsAffected | n.IsChosen, path: Path) -> e.ThingPlan:
    """A40: the strategies, tricks and effects that do not affect, or choose, somebody."""
    assert isinstance(deed.by, a.Any)
    of = deed.by.of
    assert isinstance(of.where, a.BeingPlayed)
    below: Path = (*path, "by", "of")
    nouns = of.noun.parts if isinstance(of.noun, a.EitherNoun) else (of.noun,)
    for noun in nouns:
        is_used = isinstance(noun, a.AnyAbility) or (isinstance(noun, a.Kind) and KIND_NAMES[noun.name] & USED)
        if not is_used and not (isinstance(noun, a.AnyCard) and isinstance(deed, n.IsChosen)):
            raise low.fail(of.noun, (*below, "noun"), "is neither a strategy nor a trick card, nor an effect")
    tests: list[e.TestPlan] = [
        e.ControlTest(low.player(of.where.by, (*below, "where", "by"))),
    ]
    if not isinstance(of.noun, a.AnyCard):
        tests.append(source_test(low, of.noun, (*below, "noun")))
    tests.extend(low.test(one, (*below, "qualities", at)) for at, one in enumerate(of.qualities))
    return e.AllThing(e.AnywhereFilter(tuple(tests)))


def up_to(low: Lowering, node: n.AttacksUpTo, path: Path, ability: StaticAbility) -> None:
    """N-9.1, N-9.9: so many attacks a turn; those before the last do not make it acted."""
    fit(low, n.DeclaresAttack(), node.what, (*path, "what"))
    most = low.amount(node.times, (*path, "times"))
    what = low.thing(node.what, (*path, "what"))
    last, rest = CountedDeed("attack", what, most), CountedDeed("tire", what, most)
    last.key = rest.key = low.clause(path)
    rest.is_before = True
    ability.forbidden = (last, rest)
    low.out.histories.append(e.HistoryPlan(last.key, e.ObjectEvent(("attack",), e.ThisThing()), True))


def beyond(low: Lowering, node: a.Forbid, deed: n.Beyond, path: Path) -> e.TextDeed:
    """So often a turn, and not more often."""
    inner = a.Forbid(node.subject, deed.deed)
    fit(low, deed.deed, node.subject, (*path, "subject"))
    below: Path = (*path, "deed", "deed")
    if isinstance(deed.deed, n.SetsCards | n.UsesCards | n.PutsOut):
        return no_more_cards(low, node, deed, path)
    if type(deed.deed) not in COUNTED:
        raise low.fail(deed.deed, below, "is not counted")
    name = DEEDS[type(deed.deed)]
    found = CountedDeed(name, doer(low, inner, path), low.amount(deed.times, (*path, "deed", "times")))
    found.key = low.clause(path)
    found.of_players = isinstance(node.subject, a.Player)
    whoever: e.ThingPlan = e.ThisThing()
    if found.of_players:
        whoever = e.AllThing(e.ZoneFilter((FIELD,), e.YouPlan(), ()))
    event = EffectEvent(whoever) if isinstance(deed.deed, n.UsesEffects) else e.ObjectEvent((name,), whoever)
    low.out.histories.append(e.HistoryPlan(found.key, event, not found.of_players))
    return found


def attackers(low: Lowering, node: a.Forbid, deed: n.Beyond, path: Path) -> e.TextDeed:
    """N-9.1: with so many characters a turn each player attacks, and with no more."""
    fit(low, deed.deed, node.subject, (*path, "subject"))
    who = doer(low, a.Forbid(node.subject, n.DeclaresAttack()), path)
    found = AttackersDeed(who, low.amount(deed.times, (*path, "deed", "times")), low.clause(path))
    theirs = e.AllThing(e.ZoneFilter((FIELD,), e.YouPlan(), ()))
    low.out.histories.append(e.HistoryPlan(found.key, e.ObjectEvent(("attack",), theirs), False))
    low.out.histories.append(e.HistoryPlan(found.own, e.ObjectEvent(("attack",), e.ThisThing()), True))
    return found


def no_more_cards(low: Lowering, node: a.Forbid, deed: n.Beyond, path: Path) -> e.TextDeed:
    """N-1.1, N-5.1: so many cards a turn are set, or used, by each player for themselves."""
    inner = deed.deed
    assert isinstance(inner, n.SetsCards | n.UsesCards | n.PutsOut)
    what = dealt(low, inner, (*path, "deed", "deed"))
    name = "use" if isinstance(inner, n.UsesCards) else "set"
    who = low.thing(node.subject, (*path, "subject"))
    found = CountedDeed(name, who, low.amount(deed.times, (*path, "deed", "times")))
    found.key, found.of_players, found.other = low.clause(path), True, what
    low.out.histories.append(e.HistoryPlan(found.key, CardEvent(e.PlayerThing(e.YouPlan()), what), False))
    return found
