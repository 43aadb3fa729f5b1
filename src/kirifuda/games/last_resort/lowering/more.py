"""Lowering of what changes the rules themselves: numbers of steps, permissions, who does not lose, what is not used."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.effects.lowering.base import words_at
from kirifuda.effects.lowering.conditions import running
from kirifuda.effects.lowering.history import count_this_turn
from kirifuda.games import textwords
from kirifuda.games.last_resort import abilities as rules
from kirifuda.games.last_resort import ast as r
from kirifuda.games.last_resort.lowering.setting import resort
from kirifuda.games.last_resort.lowering.subjects import CREATURE, ON_FIELD, check, check_deed
from kirifuda.games.last_resort.plans.events import PlayerEvent
from kirifuda.games.last_resort.plans.events_more import PlayerDeed
from kirifuda.games.last_resort.plans.words import AREAS
from kirifuda.games.last_resort.values import LEADER_CARD
from kirifuda.games.last_resort.words import WORDS
from kirifuda.games.last_resort.zones import GRAVEYARD, HAND, PROCESSING
from kirifuda.text import ast as a

if TYPE_CHECKING:
    from kirifuda.effects.lowering.base import Lowering, Path

Ruled = (
    r.BindMore | r.RaiseCap | r.CapIs | r.DrawOneMore | r.DrawTwoLess | r.DrawTwoIs | r.SkillCheaper | r.MoreMana
    | r.PenaltyIs | r.LifeFloor | r.ManaUpTo
)  # fmt: skip
RULED: Final = (
    r.BindMore, r.RaiseCap, r.CapIs, r.DrawOneMore, r.DrawTwoLess, r.DrawTwoIs, r.SkillCheaper, r.MoreMana,
    r.PenaltyIs, r.LifeFloor, r.ManaUpTo,
)  # fmt: skip
NUMBERS: Final[dict[type[a.Effect], str]] = {
    r.RaiseCap: rules.CAP,
    r.CapIs: rules.CAP,
    r.DrawOneMore: rules.DRAWN,
    r.DrawTwoLess: rules.DRAW_PRICE,
    r.DrawTwoIs: rules.DRAW_PRICE,
    r.SkillCheaper: rules.SKILL_PRICE,
    r.MoreMana: rules.PLACED,
    r.ManaUpTo: rules.PLACED,
    r.PenaltyIs: rules.PENALTY,
    r.BindMore: rules.BOUND,
    r.LifeFloor: rules.FLOOR,
}
"""Which number of the rules a statement is about."""
PLAYER_DEEDS: Final = (r.Concedes, r.LosesByDrawing)
"""What players do not do for want of life or cards."""


Permit = (
    r.AttacksUpright
    | r.TapsAtOnce
    | r.EntersTapped
    | r.AttacksFromBehind
    | r.StaysUpright
    | r.BlocksMore
    | r.NeedsBlockers
    | r.BlocksTapped
)
PERMITTED: Final[dict[type[a.Effect], str]] = {
    r.AttacksUpright: rules.ATTACK_UPRIGHT,
    r.TapsAtOnce: rules.TAP_AT_ONCE,
    r.EntersTapped: rules.ENTER_TAPPED,
    r.AttacksFromBehind: rules.ATTACK_FROM_BEHIND,
    r.StaysUpright: rules.ATTACK_UNTAPPED,
    r.BlocksTapped: rules.BLOCK_TAPPED,
}
END_STEP: Final = "エンドステップ"
OWN_SKILL: Final = re.compile("この(?:リーダー)?スキル")


def changes_rules(
    low: Lowering, node: a.Effect, path: Path, ability: rules.StaticAbility, subject: e.ThingPlan | None
) -> bool:
    """A statement about the rules themselves; whether it is one."""
    if isinstance(node, RULED):
        ability.numbers = (number_rule(low, node, path),)
    elif isinstance(node, r.ManaTapped):
        ability.permits = (PlayerDeed(rules.MANA_TAPPED, low.player(node.who, (*path, "who"))),)
    elif isinstance(node, r.DrawLimit):
        limit_draws(low, node, path, ability)
    elif isinstance(node, a.Skip):
        skipping(low, node, path, ability)
    elif isinstance(node, Permit):
        permit(low, node, path, ability, subject)
    elif isinstance(node, r.NotInto | r.NoPenaltyItself):
        while_summoned(node, ability)
    else:
        return False
    return True


def number_rule(low: Lowering, node: Ruled, path: Path) -> rules.NumberRule:
    """L-1.14, L-7.1, L-8.1, L-11.1, L-14.1: a number that is set or added to, for some players."""
    if OWN_SKILL.search(words_at(low.reading, path)) and not resort(low).kind & LEADER_CARD:
        raise low.fail(node, path, "is said by a leader only")
    is_set = isinstance(node, r.CapIs | r.PenaltyIs | r.LifeFloor | r.DrawTwoIs | r.ManaUpTo)
    field = "count" if isinstance(node, r.ManaUpTo) else "amount" if is_set or isinstance(node, r.RaiseCap) else "by"
    amount = low.amount(getattr(node, field), (*path, field))
    if isinstance(node, r.DrawTwoLess | r.SkillCheaper):
        amount = e.TimesAmount(amount, e.FixedAmount(-1))
    return rules.NumberRule(NUMBERS[type(node)], low.player(node.who, (*path, "who")), amount, is_set=is_set)


def limit_draws(low: Lowering, node: r.DrawLimit, path: Path, ability: rules.StaticAbility) -> None:
    """L-7.1, L-11.1: no more than so many cards in a step; what was drawn in it is counted."""
    drawing = a.Performs(a.Action("draw"), a.Anything(), a.AnyCause())
    event = a.InPeriod(node.period, a.Happens(node.who, drawing))
    counted = count_this_turn(low, event, path)
    enough = e.Comparison(counted, e.AT_LEAST, low.amount(node.times, (*path, "times")))
    ability.conditions = (*ability.conditions, running(low, node.period, (*path, "period")), enough)
    who = e.PlayerThing(low.player(node.who, (*path, "who")))
    ability.forbidden_events = (PlayerEvent(("draw",), who),)


def permit(
    low: Lowering, node: Permit, path: Path, ability: rules.StaticAbility, subject: e.ThingPlan | None = None
) -> None:
    """L-9.3, L-9.7, L-10.2 to L-10.6: what the rules else would not let happen."""
    field = "what" if isinstance(node, r.EntersTapped) else "subject"
    what: a.Thing = getattr(node, field)
    if isinstance(what, a.Some) and subject is None:
        raise low.fail(what, (*path, field), "is a number of cards, and nobody chooses them")
    check(low, what, (*path, field), ON_FIELD if isinstance(node, r.TapsAtOnce | r.EntersTapped) else (CREATURE,))
    who = subject or low.thing(what, (*path, field))
    if isinstance(node, r.BlocksMore | r.NeedsBlockers):
        count = low.amount(node.count, (*path, "count"))
        name = rules.BLOCK_MORE if isinstance(node, r.BlocksMore) else rules.BLOCKED_TOGETHER
        ability.permits = (rules.CountedDeed(name, who, count),)
    else:
        ability.permits = (e.TextDeed(PERMITTED[type(node)], who, None),)


def step_name(low: Lowering, node: a.Skip, path: Path) -> str:
    """The step as the rules call it. L-12: whether somebody has lost is looked at in the End step."""
    name = node.period.phase.name
    if name not in textwords.phase_names(WORDS) or name == END_STEP:
        raise low.fail(node, path, "is no step that can be skipped")
    return textwords.phase_names(WORDS)[name]


def whose_step(low: Lowering, node: a.Skip, path: Path) -> e.PlayerPlan:
    """Whose step it is; without a word the actor's next one, or whoever's turn it is."""
    if not isinstance(node.period.whose, a.AnyPlayer):
        return low.player(node.period.whose, (*path, "period", "whose"))
    return low.actor if isinstance(node.period.which, a.NextOne) else e.AnyonePlan()


def skipping(low: Lowering, node: a.Skip, path: Path, ability: rules.StaticAbility) -> None:
    """L-5.1: a step that does not take place."""
    ability.forbidden = (PlayerDeed(f"{rules.STEP}{step_name(low, node, path)}", whose_step(low, node, path)),)


def while_summoned(node: r.NotInto | r.NoPenaltyItself, ability: rules.StaticAbility) -> None:
    """L-9.1, L-14.1: what holds of the card itself while it is summoned."""
    ability.zones = HAND.bit | GRAVEYARD.bit | PROCESSING.bit
    if isinstance(node, r.NotInto):
        ability.barred_area = AREAS[node.area.name]
    else:
        ability.own_penalty = False


def is_skill(deed: a.Deed) -> bool:
    """L-9.6: whether the leader skill is used."""
    return isinstance(deed, a.Performs) and deed.action.name == "skill"


def forbidden_more(low: Lowering, node: a.Forbid, path: Path, subject: e.ThingPlan | None) -> tuple[e.DeedPlan, ...]:
    """L-9.3, L-9.6, L-12.1, L-13.3, L-19: what is not used, and who does not lose."""
    deed = node.deed
    below: Path = (*path, "subject")
    if isinstance(deed, PLAYER_DEEDS) or is_skill(deed):
        name = rules.SKILL if is_skill(deed) else rules.CONCEDE
        if isinstance(deed, r.LosesByDrawing):
            name = rules.LOSE_WITHOUT_DECK
        if not isinstance(node.subject, a.Player):
            raise low.fail(node.subject, below, "is no player")
        return (PlayerDeed(name, low.player(node.subject, below)),)
    if subject is None:
        if isinstance(node.subject, a.Some):
            raise low.fail(node.subject, below, "is a number of cards, and nobody chooses them")
        check_deed(low, node.subject, deed, below)
        subject = low.thing(node.subject, below)
    if isinstance(deed, r.UsesTap):
        return (e.TextDeed(rules.TAP_ABILITY, subject, None),)
    assert isinstance(deed, r.UsesKeyword)
    return tuple(e.TextDeed("use:" + keyword.name, subject, None) for keyword in deed.keywords)


@contextmanager
def acting(low: Lowering, who: a.Party, path: Path) -> Iterator[None]:
    """Whoever a statement is about is meant by 自身の in it."""
    outer = low.actor
    if isinstance(who, a.Player):
        low.actor = low.player(who, path)
    yield
    low.actor = outer
