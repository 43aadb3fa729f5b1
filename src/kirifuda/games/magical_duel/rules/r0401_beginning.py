"""401 ゲームの準備: the state before anything is shuffled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from kirifuda import kernel as k

VARIABLES: Final[dict[str, k.Value]] = {
    "turn": 0,
    "turn_player": 0,
    "first": 0,
    "phase": "setup",
    "attacker": 0,
    "attacked": 0,
    "attack_target": 0,
    "attacking_player": 0,
    "controls": 0,
    "next_player": 1,
    "extra_turns": (),
    "later_turns": (),
    "extra_serials": (),
    "extra_granted": 0,
    "extra_now": 0,
    "undrawn": (),
    "orbs_taken": (),
    "shown": 0,
    "levelled": (),
    "aether0": (),
    "aether1": (),
}
"""Named facts with which every game begins."""
