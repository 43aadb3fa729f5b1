"""The words of the book: zones, kinds, stats, states, moments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.games import textwords
from kirifuda.games.pso2.plans.makers import MAKERS, TURNERS
from kirifuda.games.pso2.plans.stats import ASPECTS, STATS
from kirifuda.games.pso2.values import ACTIVE, ANY_ITEM, ARMOUR, CHARACTER, MAG_CARD, PERSON, WEAPON
from kirifuda.games.pso2.words import WORDS
from kirifuda.games.pso2.zones import BACK, DECK, DISCARD, FIELD, FRONT, HAND, MAG, OFF, ON, PLAYER, PP, PROCESSING

if TYPE_CHECKING:
    from kirifuda import kernel as k

ZONE_WORDS: Final[dict[str, tuple[k.ZoneKind, ...]]] = {
    **textwords.kinds(WORDS, DECK, HAND, FIELD, PLAYER, PP, DISCARD, MAG, PROCESSING),
    "味方": (PLAYER, FIELD),
}
KIND_WORDS: Final = {
    "プレイヤー": PERSON,
    "マグ": MAG_CARD,
    "キャラ": CHARACTER,
    "アクティブ": ACTIVE,
    "アイテム": ANY_ITEM,
    "武器": WEAPON,
    "防具": ARMOUR,
}
"""205.2: a weapon or armour is an item, too; the boss stands for a player (A79)."""
STATES: Final = {"ON": ON, "OFF": OFF}
ROWS: Final = {"前列": FRONT, "後列": BACK}
TURN: Final = "ターン"
PHASES: Final = textwords.phase_names(WORDS)
"""500.3, 506.2: the phases, as the rules name them."""
STEPS: Final = {
    "戦闘開始ステップ": "battle_start",
    "攻撃参加ステップ": "joining",
    "交戦ステップ": "engagement",
    "ダメージ解決ステップ": "damage",
    "ターン終了ステップ": "turn_end",
    "リフレッシュステップ": "refresh",
}
"""505.1.1, 506.2.1: the steps, as the rules name them."""
STARTS: Final = {
    TURN: "turn_start",
    "開始フェイズ": "turn_start",
    "ドローフェイズ": "draw_begin",
    "PPフェイズ": "pp_begin",
    "メインフェイズ": "main_begin",
    "終了フェイズ": "turn_end",
    "ターン終了ステップ": "turn_end",
}
ENDS: Final = {TURN: "turn_end", "メインフェイズ": "main_end", "戦闘フェイズ": "battle_end", "終了フェイズ": "turn_end"}
"""501.1.4, 505.1.2: what is announced as a turn or a phase begins and ends."""
BATTLE_STARTS: Final = {
    "戦闘フェイズ": "declare_attack",
    "戦闘開始ステップ": "declare_attack",
    "攻撃参加ステップ": "attack",
    "交戦ステップ": "engage",
}
"""506.3.1, 506.4.1, 506.5.1: what happens as a battle and its steps begin."""


MEANING: Final = e.Meaning(
    zone_words=ZONE_WORDS,
    stats=STATS,
    aspects=ASPECTS,
    positions=STATES,
    makers=MAKERS,
    turners=TURNERS,
    starts=STARTS,
    ends=ENDS,
    cards=e.AlwaysTest(),
)
