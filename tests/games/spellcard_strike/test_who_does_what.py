"""1.1.3: what a text says that somebody does or cannot do is looked for by some rule, or refused when it is read."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from kirifuda.effects.errors import NoMeaning
from kirifuda.effects.lowered import Lowered
from kirifuda.games.spellcard_strike import ast as s
from kirifuda.games.spellcard_strike.lowering.card import lower_ability
from kirifuda.games.spellcard_strike.lowering.forbids import CHOOSING, DECLARING
from kirifuda.games.spellcard_strike.lowering.setting import Setting
from kirifuda.games.spellcard_strike.lowering.subjects import CARD, EQUIPMENT, PLAYER, STRIKER, doers, sort_of
from kirifuda.games.spellcard_strike.wording.assembly import language
from kirifuda.text import ast as a
from kirifuda.text.errors import TextError
from tests.games.spellcard_strike.nodes import lowered
from tests.text.wording_checks import nodes

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "spellcard_strike"
RULES = Path(__file__).parents[3] / "src" / "kirifuda" / "games" / "spellcard_strike"
STAGE = a.Place(a.Zone("ステージ"), a.Opponent())
ENEMY = a.Filter(STAGE, (), a.Kind("ストライカー"))
WORN = a.Filter(a.Place(a.Zone("装備"), a.AnyPlayer()), (), s.EquipSpell())
HELD = a.Filter(a.Place(a.Zone("手札"), a.Opponent()), (), a.AnyCard())
SUBJECTS: dict[str, a.Party] = {
    STRIKER: a.All(ENEMY),
    PLAYER: a.Opponent(),
    EQUIPMENT: a.All(WORN),
    CARD: a.All(HELD),
}
DEEDS: dict[str, a.Deed] = {
    "Undergoes": a.Undergoes(a.Action("destroy"), a.AnyCause()),
    "destroy": a.Performs(a.Action("destroy"), a.Any(ENEMY), a.AnyCause()),
    "draw": a.Performs(a.Action("draw"), a.Anything(), a.AnyCause()),
    "discard": a.Performs(a.Action("discard"), a.Anything(), a.AnyCause()),
    "summon": a.Performs(a.Action("summon"), a.Any(ENEMY), a.AnyCause()),
    "pay score": a.Performs(a.Action("pay score"), a.Anything(), a.AnyCause()),
    "Declares": s.Declares(s.AnAttack()),
    "TakesDamage": s.TakesDamage(s.AnySource()),
    "DealsDamage": s.DealsDamage(s.AnySource()),
    "DealsDamageTo": s.DealsDamageTo(a.Any(ENEMY), s.AnySource()),
    "Moves": s.Moves(),
    "MovesInto": s.MovesInto(s.Marked("ベースライン", a.You())),
    "Shifts": s.Shifts(s.Forward()),
    "IsSummoned": s.IsSummoned(),
    "Retires": s.Retires(),
    "Leaves": a.Leaves(a.Place(a.Zone("ステージ"), a.AnyPlayer())),
    "Turns": a.Turns(a.Position("行動済み")),
    "BecomesTarget": s.BecomesTarget(s.ASpell(), a.AnyPlayer()),
    "IsAffected": s.IsAffected(s.ASpell(), a.Opponent()),
    "Grazes": s.Grazes(),
    "Because": s.Because(a.ByEffect(a.AnyPlayer()), s.Moves()),
    "Equips": s.Equips(),
    "IsCancelled": s.IsCancelled(s.ASpell()),
    "Cancels": s.Cancels(s.ASpell()),
    "IsTargetOf": s.IsTargetOf(a.Any(a.Filter(STAGE, (s.IsAce(),), a.Kind("ストライカー"))), s.AnAttack()),
    "MovesFreely": s.MovesFreely(),
    "DeclaresAdding": s.DeclaresAdding(s.AnAttack()),
    "GrazesAgainst": s.GrazesAgainst(a.This()),
    "GrazesWith": s.GrazesWith(a.Anything(), a.Num(2)),
    "GoesTo": s.GoesTo(a.Zone("スコア置き場")),
    "Loses": s.Loses("empty_deck"),
    "Wins": s.Wins("score"),
}


def name_of(deed: a.Deed) -> str:
    return deed.action.name if isinstance(deed, a.Performs) else type(deed).__name__


def said(sort: str, deed: a.Deed) -> str:
    """〔常〕 somebody cannot do something."""
    return language().printer.japanese(a.Static((a.Forbid(SUBJECTS[sort], deed),), ()), "ability", {})


@cache
def proved() -> set[tuple[str, str]]:
    """Who cannot do what, in the texts of all scenarios."""
    found: set[tuple[str, str]] = set()
    for file in sorted(SCENARIOS.glob("*.scenario")):
        for text in re.findall(r"^\s+(?:ability|text): (.+)$", file.read_text(encoding="utf-8"), re.MULTILINE):
            try:
                tree = language().read(text).tree
            except TextError:
                continue
            for _, node in nodes(tree):
                if isinstance(node, a.Forbid):
                    found.add((sort_in(node.subject), name_of(node.deed)))
    return found


def sort_in(subject: a.Party) -> str:
    if isinstance(subject, a.Player):
        return PLAYER
    return sort_of(subject.of.noun) if isinstance(subject, a.All | a.Any) else STRIKER


NEVER_FORBIDDEN = {"IsWorn"}
"""What is seen only once it is so."""


def test_every_deed_that_can_be_worded_is_in_the_list() -> None:
    worded: set[str] = set()
    for row in language().grammar.rows:
        action = row.fixed.get("action")
        if row.category in ("deed", "plaindeed") and row.node is not None:
            is_performed = row.node is a.Performs and isinstance(action, a.Action)
            worded.add(action.name if is_performed and isinstance(action, a.Action) else row.node.__name__)

    assert worded == set(DEEDS) | NEVER_FORBIDDEN


def test_1_1_3_what_is_seen_only_afterwards_is_not_forbidden() -> None:
    with pytest.raises(NoMeaning):
        lowered(language().printer.japanese(a.Static((a.Forbid(a.This(), s.IsWorn()),), ()), "ability", {}))


@pytest.mark.parametrize("name", DEEDS)
@pytest.mark.parametrize("sort", SUBJECTS)
def test_1_1_3_a_prohibition_has_a_scenario_or_is_refused(sort: str, name: str) -> None:
    deed = DEEDS[name]
    text = said(sort, deed)

    if sort in doers(deed):
        lowered(text)
        assert (sort, name_of(deed)) in proved(), f"no scenario shows what {text} forbids"
    else:
        with pytest.raises(NoMeaning):
            lowered(text)


def test_1_1_3_a_number_of_strikers_is_not_forbidden_anything_unless_somebody_chooses_them() -> None:
    with pytest.raises(NoMeaning, match="nobody chooses them"):
        lower_ability(language().read("〔常〕敵1体は移動できない。"), "T-1#0", Setting(""), Lowered())


def test_1_1_3_what_is_left_unsaid_behind_an_act_of_a_player_is_the_player() -> None:
    lowered("相手は手札を1枚捨て、グレイズを行えない。")


@pytest.mark.parametrize(
    "text", ["相手が撃破された場合、カードを1枚引く。", "敵がカードを引いた場合、カードを1枚引く。"]
)
def test_8_1_4_nothing_waits_for_what_nobody_of_that_sort_does(text: str) -> None:
    with pytest.raises(NoMeaning, match="can do that"):
        lowered(text)


def test_2_5_5_nothing_stands_in_for_a_declaration() -> None:
    with pytest.raises(NoMeaning, match="打ち消す"):
        lowered("敵が攻撃宣言を行う場合、かわりにカードを1枚引く。")


def test_1_1_3_every_deed_that_can_be_forbidden_is_asked_about() -> None:
    asked: set[str] = set()
    for folder in ("rules", "keywords"):
        for file in RULES.glob(f"{folder}/*.py"):
            asked |= set(re.findall(r'(?:is_barred(?:_here)?\(game, "|"forbid:)(\w+)"', file.read_text("utf-8")))

    assert {*DECLARING.values(), *CHOOSING.values(), "graze", "move", "summon"} <= asked
