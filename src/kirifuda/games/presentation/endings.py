"""How a game ended: who won, why, and by which clause."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from kirifuda.games.presentation.phrasing import Words

if TYPE_CHECKING:
    from kirifuda.games.presentation.naming import TableSpeaker
    from kirifuda.kernel.ids import PlayerId

RESULTS: Final[dict[str, Words]] = {
    "won": ("{player}の勝ち：{reason}。", "{player} <win|wins>: {reason}."),
    "drawn": ("引き分け：{reason}。", "The game is drawn: {reason}."),
}


def ending_words(
    speaker: TableSpeaker, reasons: Mapping[str, Words], winners: tuple[PlayerId, ...], reason: str
) -> str:
    """Who won and why."""
    fields = {"reason": speaker.pick(reasons[reason]) if reason in reasons else reason}
    if len(winners) != 1:
        return speaker.say(RESULTS["drawn"], fields)
    fields["player"] = speaker.player(winners[0])
    return speaker.say(RESULTS["won"], fields, winners[0])


def ending(speaker: TableSpeaker, reasons: Mapping[str, Words]) -> str:
    """How the game ended, with the clause; empty while it goes on."""
    result = speaker.game.state.result
    if result is None:
        return ""
    return f"{ending_words(speaker, reasons, result.winners, result.reason)} [{result.clause}]"
