"""101 ゲームの勝敗, R.09: why a game ended; in a raid a whole side wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.presentation import endings
from kirifuda.games.presentation.phrasing import Words
from kirifuda.games.pso2.rules.common import boss_seat

if TYPE_CHECKING:
    from kirifuda.games.pso2.presentation.naming import Speaker
    from kirifuda.kernel.ids import PlayerId

REASONS: Final[dict[str, Words]] = {
    "empty_deck": ("敗者のデッキが0枚になった", "the other player's deck has run out"),
    "both_empty": ("同時に尽きた", "both sides ran out at the same time"),
    "boss_defeated": ("ボスのライフが0になった", "the boss has no life left"),
    "party_defeated": ("パーティー全員のデッキが0枚になった", "every deck of the party has run out"),
    "effect": ("カードの効果", "an effect says so"),
    "surrender": ("投了", "a player conceded"),
    "loop": ("誰にも止められないループ", "a loop that nobody could stop"),
}
PARTY_WON: Final[Words] = ("パーティーの勝ち：{reason}。", "The party wins: {reason}.")


def ending_words(speaker: Speaker, winners: tuple[PlayerId, ...], reason: str) -> str:
    """Who won and why; the party wins as one."""
    boss = boss_seat(speaker.game)
    if boss < 0 or not winners or boss in winners:
        return endings.ending_words(speaker, REASONS, winners, reason)
    words = REASONS.get(reason, (reason, reason))
    return speaker.say(PARTY_WON, {"reason": speaker.pick(words)})
