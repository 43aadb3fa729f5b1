"""1.2.4: choices with which a player would lose at once, said before they are made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.sheet import Danger
from kirifuda.games.spellcard_strike.rules.common import opponent, strikers
from kirifuda.games.spellcard_strike.rules.r01_02_game_end import WINNING_SCORE
from kirifuda.games.spellcard_strike.rules.r04_02_zones import hand_limit, score_of
from kirifuda.games.spellcard_strike.zones import DECK, HAND

if TYPE_CHECKING:
    from kirifuda import kernel as k

LAST_STRIKER: Final = (
    "あなたの最後のストライカーです。退場させると負けになります（1.2.4.3）。",
    "This is your last striker. Retiring it loses the game (1.2.4.3).",
)
EMPTY_DECK: Final = (
    "この枚数を捨てると、引いて山札がなくなり、負けになります（1.2.4.2）。",
    "Discard this many and drawing empties your deck, which loses the game (1.2.4.2).",
)
THEIR_SCORE: Final = (
    "この枚数を置くと、相手のスコアが15に届き、負けになります（1.2.4.4）。",
    "This many cards bring your opponent's score to 15, which loses the game (1.2.4.4).",
)
TO_THEIR_SCORE: Final = ("graze", "score_cost")
"""5.4.7.6, 7.1.6: each card chosen there lies face down in the opponent's score and counts 1."""


def dangers(view: k.Game, decision: k.Decision) -> dict[int, Danger]:
    """Options by their place that would lose the game."""
    player = decision.player
    if decision.prompt == "retire":
        left = strikers(view, player)
        return {
            place: Danger(*LAST_STRIKER)
            for place, option in enumerate(decision.options)
            if option.verb == "retire" and [option.object] == list(left)
        }
    if decision.prompt == "exchange":
        missing = hand_limit(view, player) - len(view.zone(HAND, player))
        return _from(decision, EMPTY_DECK, len(view.zone(DECK, player)) - missing)
    if decision.prompt in TO_THEIR_SCORE:
        return _from(decision, THEIR_SCORE, WINNING_SCORE - score_of(view, opponent(view, player)))
    return {}


def _from(decision: k.Decision, words: tuple[str, str], count: int) -> dict[int, Danger]:
    """All options, if so many of them together are too many and fewer are not."""
    if not 0 < count <= decision.most:
        return {}
    return {place: Danger(*words, count) for place in range(len(decision.options))}
