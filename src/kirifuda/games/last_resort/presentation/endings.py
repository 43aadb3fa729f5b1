"""L-13 ゲームの勝敗: why a game ended."""

from __future__ import annotations

from typing import Final

from kirifuda.games.presentation.phrasing import Words

REASONS: Final[dict[str, Words]] = {
    "life": ("敗者のライフが0以下になった", "the other player has no life left"),
    "both_without_life": ("どちらのライフも0以下になった", "neither player has any life left"),
    "empty_deck": ("敗者の山札が0枚で引けなかった", "the other player could not draw from an empty deck"),
    "effect": ("カードの効果", "an effect says so"),
    "loop": ("誰にも止められないループ", "a loop that nobody could stop"),
    "surrender": ("降参", "a player conceded"),
}
