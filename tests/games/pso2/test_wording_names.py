"""211.4, 206.2: remarks say nothing, and what a text names has a name in English."""

from __future__ import annotations

from kirifuda.games.pso2.cardfile import shipped
from kirifuda.games.pso2.wording.assembly import language
from kirifuda.games.pso2.wording.words import NAMES
from kirifuda.ledger.proofs import clauses
from kirifuda.text import ast as a
from tests.games.wordings import cards
from tests.text.wording_checks import nodes


def test_211_4_a_remark_is_no_part_of_the_text() -> None:
    plain = language().read("このカードは攻撃できない。")
    remarked = language().read("このカードは攻撃できない。（守るだけだ。）")

    assert remarked.tree == plain.tree
    assert language().japanese(remarked) == "このカードは攻撃できない。（守るだけだ。）"


@clauses("206.2")
def test_206_2_every_card_that_a_text_names_has_its_english_name() -> None:
    english = {card.facts["name"]: str(card.facts["english"]).partition(",")[0] for card in shipped()}
    named = {
        node.name
        for _, text in cards("pso2")
        for _, node in nodes(language().read(text).tree)
        if isinstance(node, a.CardName)
    }

    assert {name: english[name] for name in named} == NAMES
