"""103 ゲームの勝利条件: why a game ended."""

from __future__ import annotations

from typing import Final

from kirifuda.games.presentation.phrasing import Words

REASONS: Final[dict[str, Words]] = {
    "attack": ("オーブのないプレイヤーへの攻撃が届いた", "an attack reached a player without orbs"),
    "empty_deck": ("ドローフェイズに引くカードがなかった", "there was no card to draw in the draw phase"),
    "effect": ("カードの効果", "an effect says so"),
    "surrender": ("投了", "a player conceded"),
    "loop": ("誰にも止められないループ", "a loop that nobody could stop"),
}
