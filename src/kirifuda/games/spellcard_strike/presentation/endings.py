"""1.2.4 勝利条件, 1.2.5 引き分け: why a game ended."""

from __future__ import annotations

from typing import Final

from kirifuda.games.presentation.phrasing import Words

REASONS: Final[dict[str, Words]] = {
    "score": ("スコアが15点以上", "a score of 15 or more"),
    "empty_deck": ("敗者の山札にカードがない", "the other player has no card left in the deck"),
    "no_striker": ("敗者のストライカーがいない", "the other player has no striker left"),
    "effect": ("カードの効果", "an effect says so"),
    "surrender": ("投了", "a player conceded"),
    "at_once": ("勝敗の条件が同時に満たされた", "both sides met a condition at the same time"),
    "unchanged": ("5ターンの間、何も変わらなかった", "nothing has changed for five turns"),
    "loop": ("誰にも止められないループ", "a loop that nobody could stop"),
}
