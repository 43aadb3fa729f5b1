"""104.4, 905.1, 906.1: what a text says that somebody does, did, must or can't do comes true in a game, or is refused.

Every subject is put before every deed, in every form of sentence. What reads is watched in small games in which
everything is done (`doings`); what a card says of its own way is played in `test_what_a_card_sees`.
"""

from __future__ import annotations

from typing import Final

import pytest

from kirifuda.games.magical_duel.wording.assembly import language
from kirifuda.text import ast as a
from tests.builds import IS_COMPILED
from tests.games.magical_duel.doings import doings
from tests.games.magical_duel.spying import Spies, deeds, readings
from tests.games.magical_duel.test_what_a_card_sees import BY_EFFECT, PLAYED, PUT_THIS, PUTTERS

spied = pytest.mark.skipif(IS_COMPILED, reason="a spy is an ability of its own class, which can't be compiled")


def test_every_deed_that_can_be_worded_is_in_the_list() -> None:
    worded: set[str] = set()
    for row in language().grammar.rows:
        action = row.fixed.get("action")
        if row.category in ("deed", "rdeed", "getting", "losing") and row.node is not None:
            worded.add(f"{row.node.__name__} {action.name}" if isinstance(action, a.Action) else row.node.__name__)
    listed = set()
    for deed in (deed for variants in deeds().values() for deed in variants):
        is_named = isinstance(deed, a.Performs | a.Undergoes)
        listed.add(f"{type(deed).__name__} {deed.action.name}" if is_named else type(deed).__name__)  # type: ignore[attr-defined]

    assert worded - listed == {"EntersSo", "IsPut", "Repeatedly", "Nth", "UsesNamed"}


# --- by every subject, in every form ----------------------------------------------------------------------

OF_THIS: Final = {
    *(f"this card / triggers / {name}" for name in PLAYED),
    *(f"this card / {form} / undergoes negate{why}" for form in ("cannot", "is replaced") for why in ("", BY_EFFECT)),
    *(
        f"this card / {form} / undergoes vanish{why}"
        for form in ("cannot", "is replaced", "triggers")
        for why in ("", BY_EFFECT)
    ),
    *(sort + PUT_THIS for sort in PUTTERS),
    # a token that has vanished is not there to ask
    *(f"this card / was done / undergoes vanish{why}" for why in ("", BY_EFFECT)),
}
"""What is shown with the card itself: it is another card when it has moved, which a spy is not (302.3)."""


@spied
@pytest.mark.slow
def test_906_1_what_reads_comes_true_in_some_game_or_is_refused() -> None:
    spies = Spies(readings())
    for name, text in doings():
        spies.watch(text, name)

    assert set(spies.left()) <= OF_THIS
    assert all(spies.refused.values())
    assert len(spies.abilities) > 1200
    assert len(spies.histories) > 300


@spied
def test_906_1_the_same_of_some_texts() -> None:
    spies = Spies(readings(step=29))
    for name, text in doings():
        if spies.left():
            spies.watch(text, name)

    assert set(spies.left()) <= OF_THIS
    assert len(spies.abilities) > 30
