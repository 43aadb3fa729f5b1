"""The words of the book: zones, stats, aspects, positions, moments, and the actions on single cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

from kirifuda import effects as e
from kirifuda.games import textwords
from kirifuda.games.magical_duel import zones
from kirifuda.games.magical_duel.plans.makers import MAKERS, TURNERS
from kirifuda.games.magical_duel.plans.sorts import AbilityNameAspect
from kirifuda.games.magical_duel.plans.tests import CardTest
from kirifuda.games.magical_duel.values import (
    ATTRIBUTES,
    FIELD_ABILITIES,
    FIELD_ATTACK,
    FIELD_ATTRIBUTE,
    FIELD_COST,
    FIELD_DEFENSE,
    FIELD_KIND,
    FIELD_LEVEL,
    FIELD_NAME,
    FIELD_RACE,
    KINDS,
    NO_NUMBER,
    Values,
)
from kirifuda.games.magical_duel.words import WORDS
from kirifuda.games.magical_duel.zones import (
    CASTERS,
    ORBS,
    RECOVERED,
    RESTED,
    REVERSED,
    SERVANTS,
)

if TYPE_CHECKING:
    from kirifuda import kernel as k

ZONE_WORDS: Final[dict[str, tuple[k.ZoneKind, ...]]] = {
    **textwords.kinds(WORDS, *zones.ZONES),
    "戦場": (SERVANTS, CASTERS),
}
POSITIONS: Final = {
    "リカバー": RECOVERED,
    "レスト": RESTED,
    "リバース": REVERSED,
    "表向き": e.ABSENT,
    "裏向き": e.ABSENT,
}
PHASES: Final = {
    "ターン": "turn",
    "バトル": "battle",
    **{word: f"{name}_phase" for word, name in textwords.phase_names(WORDS).items()},
    "攻撃宣言ステップ": "attack_declaration",
    "バトルフェイズ開始ステップ": "battle_phase_start_step",
    "バトル判定ステップ": "battle_judgement_step",
    "バトル終了ステップ": "battle_end_step",
    "バトルフェイズ終了ステップ": "battle_phase_end_step",
    "ゲーム": "game",
}
STEPS: Final = {
    "バトルフェイズ開始ステップ": ("802.1", "803"),
    "攻撃宣言ステップ": ("803", "804"),
    "バトル判定ステップ": ("804", "805"),
    "バトル終了ステップ": ("805", "806.1"),
    "バトルフェイズ終了ステップ": ("806.1", ""),
}
"""801.1: the clauses with which a step of the battle phase begins, and with which the next one does."""
TURN_PHASES: Final = tuple(name for name in PHASES.values() if name.endswith("_phase"))
"""The phases of a turn (501.1)."""
ANNOUNCED: Final = (
    *[f"{name}_begin" for name in TURN_PHASES],
    *("game_begin", "turn_begin", "turn_end", "attack_declaration_begin", "battle_end", "battle_phase_end"),
)
"""The moments that set triggers off: no other start or end is one by the book."""
assert NO_NUMBER == e.ABSENT


class CostStat(e.NumberStat):
    """203; a card without cost has cost 0 (203.3)."""

    def read(self, values: k.Characteristics) -> int:
        cost = super().read(values)
        return 0 if cost == NO_NUMBER else cost


STATS: Final[dict[str, e.StatPlan]] = {
    "ATK": e.NumberStat("ATK", FIELD_ATTACK, "attack"),
    "DEF": e.NumberStat("DEF", FIELD_DEFENSE, "defense"),
    "コスト": CostStat("コスト", FIELD_COST, "cost"),
    "レベル": e.NumberStat("レベル", FIELD_LEVEL, "level"),
}
"""203, 204, 207, 208."""


class AttributeAspect(e.AspectPlan):
    """209."""

    def of(self, values: k.Characteristics) -> tuple[str, ...]:
        mask = cast("Values", values).attributes
        return tuple(name for place, name in enumerate(ATTRIBUTES) if mask >> place & 1)

    def known(self, game: k.Game) -> tuple[str, ...]:
        return ATTRIBUTES


class RaceAspect(e.AspectPlan):
    """206."""

    def of(self, values: k.Characteristics) -> tuple[str, ...]:
        return cast("Values", values).races

    def known(self, game: k.Game) -> tuple[str, ...]:
        found: set[str] = set()
        for card in game.pool.cards:
            found.update(cast("Values", card.values).races)
        return tuple(sorted(found))


class NameAspect(e.AspectPlan):
    """202.1."""

    def of(self, values: k.Characteristics) -> tuple[str, ...]:
        return cast("Values", values).names

    def known(self, game: k.Game) -> tuple[str, ...]:
        return tuple(sorted({card.name for card in game.pool.cards}))


class CasterNameAspect(e.AspectPlan):
    """202.3."""

    def of(self, values: k.Characteristics) -> tuple[str, ...]:
        return cast("Values", values).caster_names()

    def known(self, game: k.Game) -> tuple[str, ...]:
        found: set[str] = set()
        for card in game.pool.cards:
            found.update(cast("Values", card.values).caster_names())
        return tuple(sorted(found))


class KindAspect(e.AspectPlan):
    """201."""

    def of(self, values: k.Characteristics) -> tuple[str, ...]:
        mask = cast("Values", values).kinds
        return tuple(name for name, bit in KINDS.items() if mask & bit)

    def known(self, game: k.Game) -> tuple[str, ...]:
        return tuple(KINDS)


ASPECTS: Final[dict[str, e.AspectPlan]] = {
    "属性": AttributeAspect("属性", FIELD_ATTRIBUTE),
    "種族": RaceAspect("種族", FIELD_RACE),
    "カード名": NameAspect("カード名", FIELD_NAME),
    "キャスター名": CasterNameAspect("キャスター名", FIELD_NAME),
    "能力名": AbilityNameAspect("能力名", FIELD_ABILITIES),
    "種類": KindAspect("種類", FIELD_KIND),
    "コスト": e.NumberAspect(STATS["コスト"]),
    "レベル": e.NumberAspect(STATS["レベル"]),
}


@dataclass(eq=False)
class StepRuns(e.ConditionPlan):
    """801.1: a step of the battle phase is running, as far as that phase has got."""

    first: str
    after: str

    def holds(self, scope: e.Scope) -> bool:
        for frame in scope.game.state.frames:
            phase = frame.procedure
            if phase.name == "battle_phase":
                after = phase.at(self.after) if self.after else phase.size
                return phase.at(self.first) <= frame.index < after
        return False


class BattleRuns(e.ConditionPlan):
    """A battle is going on (803.4-805.4)."""

    def holds(self, scope: e.Scope) -> bool:
        return scope.game.number("attacker") != 0


RUNNING: Final[dict[str, e.ConditionPlan]] = {
    **{word: e.PhaseRuns(name.removesuffix("_phase")) for word, name in PHASES.items() if name in TURN_PHASES},
    **{word: StepRuns(*at) for word, at in STEPS.items()},
    "バトル": BattleRuns(),
}


class MagicalMeaning(e.Meaning):
    """Which starts and ends set triggers off, and until when effects last: a phase of the turn, no step."""

    def moment(self, period: str, *, ends: bool) -> str:
        moment = PHASES[period] + ("_end" if ends else "_begin")
        if moment not in ANNOUNCED:
            raise KeyError(period + ("終了時" if ends else "開始時"))
        return moment

    def ending(self, period: str) -> str:
        if PHASES[period] not in TURN_PHASES:
            raise KeyError(period + "終了時まで")
        return PHASES[period] + "_end"

    def player_counters(self, counter: str, player: int) -> str:
        return f"counter:{counter}:{player}"


MEANING: Final = MagicalMeaning(
    zone_words=ZONE_WORDS,
    stats=STATS,
    aspects=ASPECTS,
    positions=POSITIONS,
    makers=MAKERS,
    turners=TURNERS,
    stretches=RUNNING,
    cards=CardTest(),
    unseen=(ORBS,),
)
