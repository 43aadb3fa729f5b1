"""What things are called."""

from __future__ import annotations

from typing import Final

from higher.zones import DECK, HAND, TABLE
from kirifuda.games.vocabulary import A_NUMBER, IN_HAND, CardFact, Phase, PlayerFact, Vocabulary, Zone

WORDS: Final = Vocabulary(
    zones=(
        Zone(DECK, "山札", "deck", size=2, is_pile=True),
        Zone(HAND, "手札", "hand", hidden=IN_HAND),
        Zone(TABLE, "場", "table"),
    ),
    positions=(),
    phases=(Phase("setup", "準備", "setup", is_setup=True), Phase("main", "メイン", "main phase", is_usual=True)),
    facts=(CardFact("number", "数", "Number", A_NUMBER, value="number", facet="number", type="number"),),
    player_facts=(PlayerFact("score", "得点", "score"),),
    endings={"higher": ("得点の多い方", "the higher score")},
)
