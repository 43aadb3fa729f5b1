"""Lowering of prohibitions (1.1.3): what cannot be declared, chosen, or done to somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.effects.lowering.base import Lowering, Path
from kirifuda.games.spellcard_strike import ast as s
from kirifuda.games.spellcard_strike.lowering.events import whose
from kirifuda.games.spellcard_strike.lowering.permits import few_cards
from kirifuda.games.spellcard_strike.lowering.setting import TIMINGS, setting_of
from kirifuda.games.spellcard_strike.lowering.subjects import doer
from kirifuda.games.spellcard_strike.lowering.words import KINDS, sort
from kirifuda.games.spellcard_strike.plans.events import SummonEvent
from kirifuda.games.spellcard_strike.plans.forbidding import DeclareDeed, SummonDeed, TargetDeed
from kirifuda.text import ast as a

if TYPE_CHECKING:
    from kirifuda.games.spellcard_strike.abilities import StaticAbility

DECLARING: Final = {"attack": "attack", "spell": "declare_spell", "ability": "declare_ability"}
CHOOSING: Final = {"attack": "target_by_attack", "spell": "target_by_spell", "ability": "target_by_ability"}
ASKED: Final = (s.IsTargetOf, s.DeclaresAdding, s.MovesFreely, s.Loses, s.Wins, s.GrazesAgainst, s.Grazes)


def forbid(low: Lowering, node: a.Forbid, path: Path, ability: StaticAbility) -> None:
    """What the subject cannot do or undergo: a deed that the rules ask about, an event that is kept from happening."""
    deed = node.deed
    if isinstance(deed, s.EitherDeed):
        each(low, node, path, ability)
        return
    here: Path = (*path, "subject")
    below: Path = (*path, "deed")
    if isinstance(node.subject, a.Some) and here not in setting_of(low).picked:
        raise low.fail(node.subject, here, "counts strikers, but nobody chooses them: name a target or say 全員")
    subject = doer(low, node.subject, deed, here)
    if isinstance(deed, s.Declares) and isinstance(deed.sort, s.TimedSort):
        ability.forbidden = (e.TextDeed(f"declare_{TIMINGS[deed.sort.timing]}", subject, None),)
    elif isinstance(deed, s.Declares):
        which = sort(low, deed.sort, (*below, "sort"))
        found = kinds(low, deed.sort, below)
        ability.forbidden = tuple(DeclareDeed(DECLARING[kind], kind, subject, which) for kind in found)
    elif isinstance(deed, s.GrazesWith) and isinstance(node.subject, a.Player) and isinstance(deed.least, a.Num):
        # 5.4.7.6: with so many it cannot be, so one less is the most
        ability.graze_limit = few_cards(low, s.LimitGraze(node.subject, deed.what, a.Num(deed.least.n - 1)), path)
    elif isinstance(deed, s.BecomesTarget):
        which = sort(low, deed.sort, (*below, "sort"))
        by = whose(low, deed.whose, path)
        found = kinds(low, deed.sort, below)
        ability.forbidden = tuple(TargetDeed(CHOOSING[kind], kind, subject, which, by) for kind in found)
    elif isinstance(deed, ASKED):
        ability.forbidden = asked(low, deed, subject, below)
    elif isinstance(deed, s.Moves) and isinstance(subject, e.PlayerThing):
        ability.forbidden = (e.TextDeed("move", subject, None),)
    else:
        low.foresees = True
        event = low.event(a.Happens(node.subject, deed), path)
        ability.forbidden_events = (event,)
        if isinstance(event, SummonEvent):
            ability.forbidden = (SummonDeed(event),)


def each(low: Lowering, node: a.Forbid, path: Path, ability: StaticAbility) -> None:
    """Several deeds in one breath: none of them."""
    assert isinstance(node.deed, s.EitherDeed)
    deeds: list[e.DeedPlan] = []
    events: list[e.EventPlan] = []
    for part in node.deed.parts:
        forbid(low, a.Forbid(node.subject, part), path, ability)
        deeds.extend(ability.forbidden)
        events.extend(ability.forbidden_events)
        ability.forbidden, ability.forbidden_events = (), ()
    ability.forbidden, ability.forbidden_events = tuple(deeds), tuple(events)


def asked(low: Lowering, deed: a.Deed, subject: e.ThingPlan, path: Path) -> tuple[e.TextDeed, ...]:
    """Deeds that one rule asks about by their name."""
    if isinstance(deed, s.IsTargetOf):
        by = low.thing(deed.by, (*path, "by"))
        return tuple(e.TextDeed(f"target_of_{kind}", by, subject) for kind in kinds(low, deed.sort, path))
    if isinstance(deed, s.DeclaresAdding):
        found = kinds(low, deed.sort, path)
        return tuple(e.TextDeed(f"{DECLARING[kind]}_adding", subject, None) for kind in found)
    if isinstance(deed, s.Loses | s.Wins):
        verb = "lose" if isinstance(deed, s.Loses) else "win"
        return (e.TextDeed(f"{verb}_{deed.why}" if deed.why else verb, subject, None),)
    if isinstance(deed, s.GrazesAgainst):
        return (e.TextDeed("graze_against", subject, low.thing(deed.what, (*path, "what"))),)
    return (e.TextDeed("graze" if isinstance(deed, s.Grazes) else "move", subject, None),)


def kinds(low: Lowering, node: s.Sort, path: Path) -> tuple[str, ...]:
    """Which declarations a sort covers."""
    if isinstance(node, s.EitherSort):
        return tuple(kind for part in node.parts for kind in kinds(low, part, path))
    if type(node) not in KINDS:
        raise low.fail(node, path, "is not asked for where something is declared")
    return KINDS[type(node)]
