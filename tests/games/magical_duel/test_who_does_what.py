"""104.4, 905.1: what a text says that somebody does, must or can't do is looked for by some rule, or refused."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from kirifuda.effects.errors import NoMeaning
from kirifuda.effects.events import TextDeed
from kirifuda.games.magical_duel import ast as m
from kirifuda.games.magical_duel.abilities import StaticAbility
from kirifuda.games.magical_duel.meaning.lower_card import lower_text
from kirifuda.games.magical_duel.meaning.lower_subjects import (
    ANNOUNCED,
    ANNOUNCED_ACTIONS,
    ELSEWHERE,
    FIELD,
    MAGIC,
    PLAYER,
    doers,
)
from kirifuda.games.magical_duel.wording import language
from kirifuda.text import ast as a

RULES: Final = Path(__file__).parents[3] / "src" / "kirifuda" / "games" / "magical_duel"
ANYWHERE: Final = a.Any(a.Filter(a.Anywhere(), (), a.AnyCard()))


def lying(zone: str, noun: a.Noun) -> a.All:
    """All such things of the opponent in a zone."""
    return a.All(a.Filter(a.Place(a.Zone(zone), a.Opponent()), (), noun))


SUBJECTS: Final[dict[str, a.Party]] = {
    PLAYER: a.Opponent(),
    FIELD: lying("戦場", a.Kind("怪異")),
    MAGIC: lying("チェイスゾーン", a.AnyCard()),
    ELSEWHERE: lying("墓地", a.AnyCard()),
}


def performs(action: str, what: a.Thing) -> a.Deed:
    return a.Performs(a.Action(action), what, a.AnyCause())


DEEDS: Final[dict[str, a.Deed]] = {
    "enters": a.Enters(),
    "leaves": a.Leaves(a.Place(a.Zone("戦場"), a.AnyPlayer())),
    "attacks": m.Attacks(a.Anything()),
    "attacks this": m.Attacks(a.This()),
    "attacks player": m.AttacksPlayer(a.You()),
    "is attacked": m.IsAttacked(a.Anything()),
    "battles": m.Battles(a.Anything()),
    "switches": m.Switches(),
    "levels up": m.LevelsUp(),
    "becomes target": m.BecomesTarget(a.Anything()),
    **{f"is {name}ed": a.Turns(a.Position(name)) for name in ("レスト", "リカバー", "リバース")},
    **{
        f"undergoes {name}": a.Undergoes(a.Action(name), a.AnyCause())
        for name in ("destroy", "banish", "discard", "exile", "reveal", "corrupt", "negate", "play", "vanish")
    },
    **{name: performs(name, a.This()) for name in ("destroy", "banish", "rest", "recover", "exile", "target")},
    **{name: performs(name, ANYWHERE) for name in ("discard", "play")},
    **{
        name: performs(name, a.Anything())
        for name in (
            "draw", "activate", "use", "search", "gain candy", "pay candy", "make aether", "shuffle", "lose game",
            "chase",
        )
    },
    "put onto field": performs("put onto field", a.This()),
}  # fmt: skip
PAIRS: Final = [(sort, name) for sort in SUBJECTS for name in DEEDS]


def read(node: a.Ability) -> StaticAbility:
    """What such an ability means: its text is printed, read and lowered."""
    text = language().printer.japanese(node, "ability", {})
    found = lower_text(language().read(text), "TEXT", "怪異").abilities[0]
    assert isinstance(found, StaticAbility)
    return found


def is_worded(node: a.Ability) -> bool:
    """Whether there are words for it at all."""
    try:
        language().printer.japanese(node, "ability", {})
    except (LookupError, ValueError, TypeError):
        return False
    return True


def asked() -> set[str]:
    """What the rules look for, by name."""
    found: set[str] = set()
    for folder in ("rules", "keywords", "meaning"):
        for file in RULES.glob(f"{folder}/*.py"):
            found |= set(re.findall(r'"((?:forbid|allow|must|toll):[a-z_]+)"', file.read_text(encoding="utf-8")))
    return found


def is_told_afterwards(deed: a.Deed) -> bool:
    if isinstance(deed, a.Performs | a.Undergoes):
        return deed.action.name in ANNOUNCED_ACTIONS
    return isinstance(deed, ANNOUNCED)


def test_every_deed_that_can_be_worded_is_in_the_list() -> None:
    worded: set[str] = set()
    for row in language().grammar.rows:
        action = row.fixed.get("action")
        if row.category in ("deed", "rdeed") and row.node is not None:
            worded.add(f"{row.node.__name__} {action.name}" if isinstance(action, a.Action) else row.node.__name__)
    listed = set()
    for deed in DEEDS.values():
        is_named = isinstance(deed, a.Performs | a.Undergoes)
        listed.add(f"{type(deed).__name__} {deed.action.name}" if is_named else type(deed).__name__)  # type: ignore[attr-defined]

    assert worded - listed == {"IsPut", "Repeatedly", "Nth", "Performs corrupt"}


@pytest.mark.parametrize(("sort", "name"), PAIRS)
def test_104_4_a_prohibition_is_asked_about_or_refused(sort: str, name: str) -> None:
    node = a.Static((a.Forbid(SUBJECTS[sort], DEEDS[name]),), ())
    if not is_worded(node):
        return

    if sort not in doers(DEEDS[name]):
        with pytest.raises(NoMeaning, match="can do that"):
            read(node)
        return
    try:
        ability = read(node)
    except NoMeaning:
        assert is_told_afterwards(DEEDS[name])
        return
    assert ability.forbidden_events or {f"forbid:{plan.deed}" for plan in ability.forbidden} <= asked()
    for plan in ability.forbidden:
        assert isinstance(plan, TextDeed)


@pytest.mark.parametrize(("sort", "name"), PAIRS)
def test_104_1_what_must_be_done_is_an_attack_or_refused(sort: str, name: str) -> None:
    node = a.Static((a.Must(SUBJECTS[sort], DEEDS[name]),), ())
    is_attack = isinstance(DEEDS[name], m.Attacks | m.AttacksPlayer | m.IsAttacked)
    if not is_worded(node):
        return

    if is_attack and sort in doers(DEEDS[name]):
        assert {f"must:{plan.deed}" for plan in read(node).musts} <= asked()
    else:
        with pytest.raises(NoMeaning):
            read(node)


@pytest.mark.parametrize(("sort", "name"), PAIRS)
def test_104_1_what_may_be_done_is_asked_about_or_refused(sort: str, name: str) -> None:
    node = a.Static((a.Allow(SUBJECTS[sort], DEEDS[name]),), ())
    is_attack = name in ("attacks this", "attacks player", "is attacked")
    if not is_worded(node):
        return

    if is_attack and sort in doers(DEEDS[name]):
        assert {f"allow:{plan.deed}" for plan in read(node).allowed} <= asked()
    else:
        with pytest.raises(NoMeaning):
            read(node)


@pytest.mark.parametrize(("sort", "name"), PAIRS)
def test_803_4_only_attacks_cost_something(sort: str, name: str) -> None:
    node = a.Static((a.Toll(SUBJECTS[sort], DEEDS[name], (m.PayAether((m.Free(a.Num(1)),)),)),), ())
    is_attack = isinstance(DEEDS[name], m.Attacks | m.AttacksPlayer | m.IsAttacked)
    if not is_worded(node):
        return

    if is_attack and sort in doers(DEEDS[name]):
        assert {f"toll:{toll.deed.deed}" for toll in read(node).tolls} <= asked()
    else:
        with pytest.raises(NoMeaning):
            read(node)


@pytest.mark.parametrize(("sort", "name"), PAIRS)
def test_910_1_nothing_stands_in_for_what_nobody_does_or_what_is_only_told(sort: str, name: str) -> None:
    subject = SUBJECTS[sort]
    subject = a.Any(subject.of) if isinstance(subject, a.All) else subject
    text = a.Static((a.Replace(a.Happens(subject, DEEDS[name]), a.Draw(a.Num(1))),), ())
    if not is_worded(text):
        return
    printed = language().printer.japanese(text, "ability", {})

    if sort in doers(DEEDS[name]) and not is_told_afterwards(DEEDS[name]) and name != "lose game":
        lower_text(language().read(printed), "TEXT", "怪異")
    else:
        with pytest.raises(NoMeaning):
            lower_text(language().read(printed), "TEXT", "怪異")


@pytest.mark.parametrize(
    "text",
    [
        "敵怪異がカードを引いたとき ⇒ カードを1枚引く。",
        "このカードがカードを引いたとき ⇒ カードを1枚引く。",
        "敵プレイヤーが破壊されたとき ⇒ カードを1枚引く。",
        "敵墓地のカードが攻撃したとき ⇒ カードを1枚引く。",
    ],
)
def test_906_1_nothing_waits_for_what_nobody_of_that_sort_does(text: str) -> None:
    with pytest.raises(NoMeaning, match="can do that"):
        lower_text(language().read(text), "TEXT", "怪異")
