"""1.2.4 勝利条件, 1.2.5 引き分け: how a game ends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.spellcard_strike.rules.common import opponent, strikers
from kirifuda.games.spellcard_strike.rules.r01_01_forbidding import is_barred
from kirifuda.games.spellcard_strike.rules.r04_02_zones import score_of
from kirifuda.games.spellcard_strike.zones import DECK, DISCARD, HAND, SCORE

WINNING_SCORE: Final = 15
UNCHANGED_TURNS: Final = 5
COUNTED: Final = (DECK, HAND, DISCARD, SCORE)
"""1.2.5.3: the zones whose counts are compared."""


@dataclass(eq=False)
class WinGame(k.OnPlayer):
    """1.2.4.5: an effect makes its player win; judged with everything else in the check step (1.2.4.1)."""

    kind = "win"

    def apply(self, game: k.Game) -> int:
        won = won_by_text(game)
        return k.NOTHING if self.player in won else k.SetVariable("won", (*won, self.player)).apply(game)


def won_by_text(game: k.Game) -> tuple[int, ...]:
    """Players whom an effect has made win."""
    won = game.state.variables["won"]
    assert isinstance(won, tuple)
    return won  # type: ignore[return-value]


def why_lost(game: k.Game, player: k.PlayerId) -> tuple[str, str] | None:
    """1.2.4.2, 4.2.5: no card is left in the deck. 1.2.4.3, 4.1.13: no striker is left. Clause and reason."""
    if not game.zone(DECK, player) and not is_kept_from(game, player, "lose", "empty_deck"):
        return ("1.2.4.2", "empty_deck")
    if not strikers(game, player) and not is_kept_from(game, player, "lose", "no_striker"):
        return ("1.2.4.3", "no_striker")
    return None


def is_kept_from(game: k.Game, player: k.PlayerId, verb: str, why: str) -> bool:
    """1.1.3: whether an effect keeps a player from winning or losing, for this reason or for any."""
    return is_barred(game, verb, player) or is_barred(game, f"{verb}_{why}", player)


def why_won(game: k.Game, player: k.PlayerId) -> tuple[str, str] | None:
    """1.2.4.4, 4.5.5: 15 points or more. 1.2.4.5: an effect says so. Clause and reason."""
    if score_of(game, player) >= WINNING_SCORE and not is_kept_from(game, player, "win", "score"):
        return ("1.2.4.4", "score")
    if player in won_by_text(game) and not is_kept_from(game, player, "win", "effect"):
        return ("1.2.4.5", "effect")
    return None


def is_decided(game: k.Game) -> bool:
    """Whether somebody has won or lost."""
    for player in range(game.players):
        if why_lost(game, player) is not None or why_won(game, player) is not None:
            return True
    return False


def verdict(game: k.Game) -> k.EndGame | None:
    """1.2.4.1, 1.2.5.1: all conditions are judged together; results that contradict each other are a draw."""
    winners: list[k.PlayerId] = []
    why: tuple[str, str] = ("", "")
    reading = house(game, "win_and_loss_at_once")
    for player in range(game.players):
        won = why_won(game, player)
        lost = why_lost(game, opponent(game, player))
        if won is not None and reading == "loss_counts" and why_lost(game, player) is not None:
            won = None
        if lost is not None and reading == "win_counts" and why_won(game, opponent(game, player)) is not None:
            lost = None
        if won is not None or lost is not None:
            winners.append(player)
            why = won or lost or why
    if not winners:
        return None
    if len(winners) > 1:
        return k.EndGame((), "1.2.5.1", "at_once")
    return k.EndGame((winners[0],), why[0], why[1])


def standing(game: k.Game) -> tuple[int, ...]:
    """1.2.5.3: cards in deck, hand and discard pile and the score, of both players."""
    found: list[int] = []
    for player in range(game.players):
        found.extend(len(game.zone(kind, player)) for kind in (DECK, HAND, DISCARD))
        found.append(score_of(game, player))
    return tuple(found)


def count_unchanged(game: k.Game) -> list[k.Event]:
    """1.2.5.3: at a turn's end, how many turns have gone by without a change; the fifth makes a draw."""
    now = standing(game)
    changed = game.state.variables["standing"] != now
    if house(game, "unchanged_turns") == "any_change":
        changed = changed or bool(game.number("changed"))
    turns = 0 if changed else game.number("unchanged") + 1
    events: list[k.Event] = [
        k.SetVariable("standing", now),
        k.SetVariable("unchanged", turns),
        k.SetVariable("changed", 0),
    ]
    if turns >= UNCHANGED_TURNS:
        events.append(k.EndGame((), "1.2.5.3", "unchanged"))
    return events


def note_changes(game: k.Game, happenings: list[k.Happening]) -> list[k.Event]:
    """1.2.5.3, by a house rule: what has changed and changed back counts as a change too."""
    if house(game, "unchanged_turns") != "any_change" or game.number("changed"):
        return []
    for happening in happenings:
        event = happening.event
        if isinstance(event, k.Move) and game.map.kind_of[event.zone] in COUNTED:
            return [k.SetVariable("changed", 1)]
    return []


def unstoppable() -> k.EndGame:
    """1.2.5.2: a loop that nobody can stop is a draw."""
    return k.EndGame((), "1.2.5.2", "loop")
