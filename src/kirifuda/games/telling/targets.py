"""Which of the choices that were made for something are its targets, so that whoever answers it knows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kirifuda import kernel as k


def is_target(pool: k.Pool, card: k.CardObject, slot: str) -> bool:
    """Whether a slot of something that waits holds targets: those that the text calls so, and what its plan asks for
    when it is used."""
    if slot.startswith("target"):
        return True
    if card.item is None or card.card < 0:
        return False
    what = pool.cards[card.card] if card.item.ability is None else card.item.ability
    return any(target.slot == slot for target in getattr(getattr(what, "plan", None), "targets", ()))
