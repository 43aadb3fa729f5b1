"""N-11 ゲームの勝敗: why a game ended."""

from __future__ import annotations

from typing import Final

from kirifuda.games.presentation.phrasing import Words

REASONS: Final[dict[str, Words]] = {
    "empty_deck": ("敗者はデッキから引くことも捨て札することもできなかった", "the other player's deck has run out"),
    "both_empty": ("同時にデッキが尽きた", "both decks ran out at the same time"),
    "effect": ("カードの効果", "an effect says so"),
    "surrender": ("投了", "a player conceded"),
    "loop": ("誰にも止められないループ", "a loop that nobody could stop"),
}
