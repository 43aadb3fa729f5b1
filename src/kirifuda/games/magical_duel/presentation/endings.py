"""103 ゲームの勝利条件: how a game ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.magical_duel.presentation.naming import Speaker
from kirifuda.games.magical_duel.presentation.phrasing import Words

if TYPE_CHECKING:
    from kirifuda.kernel.ids import PlayerId

REASONS: Final[dict[str, Words]] = {
    "attack": ("オーブのないプレイヤーへの攻撃が届いた", "an attack reached a player without orbs"),
    "empty_deck": ("ドローフェイズに引くカードがなかった", "there was no card to draw in the draw phase"),
    "effect": ("カードの効果", "an effect says so"),
    "surrender": ("投了", "a player conceded"),
    "loop": ("誰にも止められないループ", "a loop that nobody could stop"),
}
RESULTS: Final[dict[str, Words]] = {
    "won": ("{player}の勝ち：{reason}。", "{player} <win|wins>: {reason}."),
    "drawn": ("引き分け：{reason}。", "The game is drawn: {reason}."),
}


def ending_words(speaker: Speaker, winners: tuple[PlayerId, ...], reason: str) -> str:
    """Who won and why."""
    fields = {"reason": speaker.pick(REASONS[reason]) if reason in REASONS else reason}
    if len(winners) != 1:
        return speaker.say(RESULTS["drawn"], fields)
    fields["player"] = speaker.player(winners[0])
    return speaker.say(RESULTS["won"], fields, winners[0])


def ending(speaker: Speaker) -> str:
    """How the game ended, with the clause; empty while it goes on."""
    result = speaker.game.state.result
    if result is None:
        return ""
    return f"{ending_words(speaker, result.winners, result.reason)} [{result.clause}]"
