"""Lowering of one of several deeds, as somebody chooses while the text is carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.lower_base import Lowering, Path, Table
from kirifuda.effects.lower_frames import acting, needing, skipping
from kirifuda.effects.scope import frame_scope
from kirifuda.effects.steps_flow import SkipMode
from kirifuda.games.magical_duel import ast_kept as k
from kirifuda.kernel.decision import TAKE_NUMBER, Decision, Option
from kirifuda.kernel.flow import Ask, Flow
from kirifuda.kernel.procedure import Step
from kirifuda.text import ast as a

if TYPE_CHECKING:
    from kirifuda.effects.plans import ConditionPlan
    from kirifuda.effects.players import PlayerPlan
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame


class AskWay(Step):
    """104.2: which of several deeds; one whose first act cannot be done is no choice beside one that can."""

    def __init__(self, clause: str, name: str, slot: str, who: PlayerPlan, count: int) -> None:
        super().__init__(clause, name)
        self.slot = slot
        self.who = who
        self.count = count
        self.needs: list[tuple[ConditionPlan, ...]] = []

    def run(self, game: Game, frame: Frame) -> Flow:
        scope = frame_scope(game, frame)
        able = [at for at, needs in enumerate(self.needs) if all(need.holds(scope) for need in needs)]
        offered = able if len(able) >= self.count else list(range(len(self.needs)))
        options = [Option("mode", 0, at) for at in offered]
        player = self.who.one(scope)
        decision = Decision(
            player, "mode", options, self.count, self.count, take=TAKE_NUMBER, many=True, subject=frame.source
        )
        return Ask(self.slot, decision)


def one_way(low: Lowering, node: k.OneWay, path: Path) -> None:
    """So many of several deeds, in the order written; whoever chooses acts, where nobody else is named."""
    if low.mode != (-1, -1):
        raise low.fail(node, path, "cannot stand inside another choice of modes")
    if low.strict or not isinstance(node.count, a.Num) or node.count.n > len(node.options):
        raise low.fail(node, path, "is no choice that can be made")
    for at, sentence in enumerate(node.before):
        low.effect(sentence, (*path, "before", at))
    who = low.actor if isinstance(node.who, a.Actor) else low.player(node.who, (*path, "who"))
    slot = low.prefix + "ways:" + low.clause(path)
    step = AskWay(*low.at(path, "way"), slot, who, node.count.n)
    low.add(step)
    targets = len(low.targets)
    with acting(low, who):
        for at, option in enumerate(node.options):
            here: Path = (*path, "options", at)
            with skipping(low, here) as end, needing(low) as needs:
                low.add(SkipMode(*low.at(here, "way"), slot, at, end))
                low.effect(option, here)
            step.needs.append(tuple(needs))
    if len(low.targets) > targets:
        raise low.fail(node, path, "chooses targets before it is chosen what is done (903.2c, 903.2e)")
    low.acted = True


EFFECTS: Final[Table] = {k.OneWay: one_way}
