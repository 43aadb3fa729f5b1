"""Lowering of what changes the turn itself: steps that are skipped or come again, extra turns, the leader skill."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.effects.lowering.base import Span
from kirifuda.games.last_resort import abilities as rules
from kirifuda.games.last_resort import ast as r
from kirifuda.games.last_resort.lowering.acts import plain
from kirifuda.games.last_resort.lowering.lasting import begin
from kirifuda.games.last_resort.lowering.more import step_name, whose_step
from kirifuda.games.last_resort.plans.steps_turns import AddToSkill, AddToTurns
from kirifuda.games.last_resort.rules.l05_turn import AGAIN, EXTRA, SKIPPED
from kirifuda.games.last_resort.rules.l09_4_abilities import FREE_SKILL
from kirifuda.text import ast as a

if TYPE_CHECKING:
    from kirifuda.effects.lowering.base import Lowering, Path, Table

TURN: Final = "ターン"


def attack_again(low: Lowering, node: r.AttackAgain, path: Path) -> None:
    """L-10.1."""
    plain(low, node, path)
    low.add(AddToTurns(*low.at(path, "again"), AGAIN, None))
    low.acted = True


def extra_turn(low: Lowering, node: a.ExtraTurn, path: Path) -> None:
    """L-12.2: after the turn that is running, or after that player's next one."""
    plain(low, node, path)
    if node.after.phase.name != TURN or not isinstance(node.after.which, a.ThisOne):
        raise low.fail(node, path, "comes only after this turn")
    low.add(AddToTurns(*low.at(path, "turn"), EXTRA, low.actor))
    low.acted = True


def skill(low: Lowering, node: r.SkillAgain | r.SkillNow, path: Path) -> None:
    """L-1.15, L-9.6."""
    plain(low, node, path)
    if isinstance(node, r.SkillAgain):
        times = low.amount(node.times, (*path, "times"))
        low.add(AddToSkill(*low.at(path, "skill"), low.actor, times))
    else:
        who = low.player(node.who, (*path, "who"))
        low.add(e.CallWith(*low.at(path, "skill"), FREE_SKILL, (), "", who))
    low.acted = True


def skip(low: Lowering, node: a.Skip, path: Path) -> None:
    """L-5.1: the next such step of a player's, or those of a while."""
    if not isinstance(node.period.which, a.NextOne):
        outer = low.span
        if isinstance(node.period.which, a.ThisOne):
            low.span = Span(e.UntilPlan(rules.TURN_LONG), (), low.uses)
        begin(low, node, path)
        low.span = outer
        return
    plain(low, node, path)
    low.add(AddToTurns(*low.at(path, "skip"), f"{SKIPPED}:{step_name(low, node, path)}", whose_step(low, node, path)))
    low.acted = True


EFFECTS: Final[Table] = {
    r.AttackAgain: attack_again,
    a.ExtraTurn: extra_turn,
    r.SkillAgain: skill,
    r.SkillNow: skill,
    a.Skip: skip,
}
