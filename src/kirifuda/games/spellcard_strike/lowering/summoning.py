"""Lowering of summoning: where to, in which state, for what cost (2.8, 3.4)."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda.effects.lowering.acts import call
from kirifuda.effects.lowering.base import Lowering, Path, Table
from kirifuda.effects.lowering.choose import chosen
from kirifuda.effects.lowering.frames import close, each
from kirifuda.games.spellcard_strike import ast as s
from kirifuda.games.spellcard_strike.abilities import CostShift, StaticAbility
from kirifuda.games.spellcard_strike.lowering.events import summoned_card
from kirifuda.games.spellcard_strike.lowering.setting import setting_of
from kirifuda.games.spellcard_strike.lowering.words import region
from kirifuda.games.spellcard_strike.plans import steps
from kirifuda.games.spellcard_strike.plans.events import SummonedCard
from kirifuda.games.spellcard_strike.plans.summoning import ActedArrival, CostlySummons, MoreAreas, NoAreas, OwnCard
from kirifuda.games.spellcard_strike.rules.r02_08_summoning import INTO, SUMMONING
from kirifuda.games.spellcard_strike.rules.r07_costs import SUMMON
from kirifuda.games.spellcard_strike.zones import ACTED, HAND, UNACTED
from kirifuda.games.spellcard_strike.zones import EFFECTS as EFFECT_ZONE
from kirifuda.text import ast as a

ONE: Final = e.FixedAmount(1)
STANDING: Final = (
    s.ArrivesActed, s.SelfArrivesActed, s.SummonsAlso, s.SelfSummonsAlso, s.SummonCost, s.SelfSummonCost,
    s.NoSummonsInto,
)  # fmt: skip
OWN: Final = (s.SelfArrivesActed, s.SelfSummonsAlso, s.SelfSummonCost)
"""What is said of the card itself, before it is a striker."""


def summon_at(low: Lowering, node: s.SummonAt, path: Path) -> None:
    """2.8.1, 1.1.2: into a free area of a region, one after the other."""
    found = chosen(low, node.what, (*path, "what"))
    to = region(low, node.to, (*path, "to"))
    position = ACTED if node.state.name == "行動済み" else UNACTED
    one, loop, end = each(low, path, found.what)
    slot = low.prefix + "area:" + low.clause(path)
    low.add(steps.AskArea(*low.at(path, "area"), slot, one, to, low.actor))
    seeds = (
        e.SeedThings("object", one, is_one=True),
        e.SeedFixed("position", position),
        steps.SeedArea(INTO.name, slot),
    )
    call(low, path, e.CallWith(*low.at(path, "summon"), SUMMONING, seeds, "summoned", low.actor), ONE)
    close(low, path, loop, end)


def cards_of(low: Lowering, node: a.Node, path: Path) -> SummonedCard:
    """Which cards, and whose."""
    if isinstance(node, OWN):
        setting = setting_of(low)
        if setting.kind or setting.lasting or setting.granted or setting.is_worn:
            raise low.fail(node, path, "is said of a card that waits to be summoned, but this text stands elsewhere")
        return OwnCard()
    assert isinstance(node, s.ArrivesActed | s.SummonsAlso | s.SummonCost | s.NoSummonsInto)
    card = SummonedCard()
    card.tests = tuple(low.test(one, (*path, "qualities", at)) for at, one in enumerate(node.qualities))
    if not isinstance(node.who, a.EachPlayer):
        card.whose = low.player(node.who, (*path, "who"))
    return card


def standing(low: Lowering, node: a.Effect, path: Path, ability: StaticAbility) -> None:
    """What holds of cards that are summoned; of the card itself it holds in the hand."""
    card = cards_of(low, node, path)
    if isinstance(node, OWN):
        ability.zones = HAND.bit | EFFECT_ZONE.bit
    if isinstance(node, s.ArrivesActed | s.SelfArrivesActed):
        ability.forbidden = (ActedArrival(card),)
    elif isinstance(node, s.SummonsAlso | s.SelfSummonsAlso):
        ability.summons_to = MoreAreas(card, region(low, node.to, (*path, "to")))
    elif isinstance(node, s.NoSummonsInto):
        ability.summons_to = NoAreas(card, region(low, node.to, (*path, "to")))
    else:
        assert isinstance(node, s.SummonCost | s.SelfSummonCost)
        ability.cost_shift = shift(low, node.fix, (*path, "fix"), card)


def shift(low: Lowering, fix: s.Fix, path: Path, card: SummonedCard) -> CostShift:
    """3.4.1: by how many icons, or to nothing."""
    plan = CostlySummons(card)
    if isinstance(fix, s.Free):
        return CostShift(SUMMON, plan, None, 0)
    assert isinstance(fix, s.Up | s.Down)
    return CostShift(SUMMON, plan, low.amount(fix.by, (*path, "by")), 1 if isinstance(fix, s.Up) else -1)


def when_summoned(low: Lowering, node: s.ChangeCost, path: Path) -> CostShift | None:
    """召喚を行う場合、召喚コスト…: the same, told as an event; None where it tells of something else."""
    when = node.when.event if isinstance(node.when, s.Once) else node.when
    is_summon = isinstance(when, a.Happens) and isinstance(when.deed, a.Performs) and when.deed.action.name == "summon"
    is_cost = node.part.name == "召喚コスト"
    if not is_summon and not is_cost:
        return None
    if not is_summon or not is_cost:
        raise low.fail(node, path, "speaks of a cost that this does not have")
    assert isinstance(when, a.Happens)
    assert isinstance(when.deed, a.Performs)
    if not isinstance(when.subject, a.Player):
        raise low.fail(when.subject, (*path, "when", "subject"), "summons nobody: only players do")
    below: Path = (*path, "when", "event") if isinstance(node.when, s.Once) else (*path, "when")
    low.foresees = True
    card = summoned_card(low, when.deed.what, (*below, "deed", "what"))
    if not isinstance(when.subject, a.EachPlayer | a.AnyPlayer):
        card.whose = low.player(when.subject, (*below, "subject"))
    found = shift(low, node.fix, (*path, "fix"), card)
    found.once = isinstance(node.when, s.Once)
    return found


EFFECTS: Final[Table] = {s.SummonAt: summon_at}
