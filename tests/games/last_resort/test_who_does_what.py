"""L-1.6: what a text says is looked for by some rule, and a scenario shows it; or it is refused when it is read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from kirifuda.effects.errors import NoMeaning
from kirifuda.games.last_resort import ast as r
from kirifuda.games.last_resort.lowering.card import CardTexts
from kirifuda.games.last_resort.lowering.subjects import (
    BEARERS,
    BURIED,
    CARD,
    CREATURE,
    DOERS,
    ENTERING,
    ITEM,
    sort_of,
    sort_of_kind,
)
from kirifuda.games.last_resort.values import KIND_NAMES
from kirifuda.games.last_resort.wording.assembly import language
from kirifuda.scenario import MalformedScenario, run_text
from kirifuda.text import ast as a
from kirifuda.text.errors import TextError
from tests.text.wording_checks import nodes

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "last_resort"
RULES = Path(__file__).parents[3] / "src" / "kirifuda" / "games" / "last_resort"
TEXT = re.compile(r"^(?:  text: |    )(.+)$")
Key = tuple[str, str, str]

SUBJECTS: dict[str, str] = {
    CREATURE: "相手クリーチャーすべて",
    ITEM: "相手のアイテムすべて",
    BURIED: "自分の墓地のカードすべて",
    CARD: "自分のハンドストックすべて",
}
WATCHED: dict[str, str] = {CREATURE: "このカード", ITEM: "このカード", BURIED: "自分の墓地のクリーチャー"}
FORBIDDEN: dict[str, type[a.Deed]] = {
    "アタックできない": r.Attacks,
    "ライフにアタックできない": r.AttacksLife,
    "クリーチャーにアタックできない": r.AttacksCreatures,
    "ブロックできない": r.Blocks,
    "ブロックされない": r.IsBlocked,
    "破壊されない": a.Undergoes,
    "能力を使用できない": r.UsesAbilities,
}
HAPPENING: dict[str, type[a.Deed]] = {
    "アタックした": r.Attacks,
    "ブロックした": r.Blocks,
    "ブロックされた": r.IsBlocked,
    "バトルした": r.Battles,
    "破壊された": a.Undergoes,
    "戦場に出た": a.Enters,
    "召喚された": r.IsSummoned,
}
NUMBERED = {"装備": "①", "シフト": "①", "リサイクル": "①", "変換": "①"}
COUNTED = ("貫通", "ドレイン", "封縛", "スナイパー", "テラー", "カラミティ")
SPANS = ("このターン", "次の自分のスタートステップまで", "次の相手のスタートステップまで")
MOMENTS = [f"{whose}ターン{end}時" for whose in ("自分の", "相手の", "") for end in ("開始", "終了")]
COSTS = [f"{whose}{kind}" for whose in ("自分の", "相手の") for kind in ("クリーチャー", "スペル")]


def said(keyword: str) -> str:
    return keyword + (NUMBERED.get(keyword) or ("1" if keyword in COUNTED else ""))


def lowered(text: str, kind: str = "アイテム") -> None:
    CardTexts("T-1#", KIND_NAMES[kind]).lower(language().read(text))


# --- what the scenarios show ----------------------------------------------------------------------------


def sort_in(node: a.Node, kind: int) -> str:
    """What sort of thing a text of a card of that kind speaks of."""
    if isinstance(node, a.Player):
        return "a player"
    if isinstance(node, a.All | a.Any | a.Some):
        return sort_of(node.of)
    return sort_of_kind(kind) if isinstance(node, a.This) else CREATURE


def keys_in(tree: a.Node, kind: int) -> Iterator[Key]:
    """What a text forbids, demands, waits for, gives and prints, and for how long."""
    for _, node in nodes(tree):
        if isinstance(node, a.Forbid | a.Must | a.Happens):
            deed = node.deed
            name = deed.of.name if isinstance(deed, r.Summons) and isinstance(deed.of, a.Kind) else ""
            yield type(node).__name__, sort_in(node.subject, kind), type(deed).__name__ + name
        elif isinstance(node, a.Gain):
            for feature in node.features:
                yield "Gain", sort_in(node.what, kind), getattr(feature, "name", "") or type(feature).__name__
        elif isinstance(node, a.KeywordLine):
            yield "Printed", str(kind), getattr(node.keywords[0], "name", "サクリファイス")
        elif isinstance(node, a.CostLess | a.CostMore):
            yield type(node).__name__, "", language().printer.japanese(node, "stmt", {}).split("を召喚する")[0]
        elif isinstance(node, a.Timed):
            yield "Timed", "", language().printer.japanese(node.duration, "span", {})
        elif isinstance(node, a.Triggered) and isinstance(node.when, a.Begins | a.Ends):
            yield "Moment", "", language().printer.japanese(node.when, "moment", {})


@cache
def lines() -> dict[Key, list[tuple[Path, int]]]:
    """Where in which scenarios which of these stands: the file and the line."""
    found: dict[Key, list[tuple[Path, int]]] = {}
    for file in sorted(SCENARIOS.glob("*.scenario")):
        kind = KIND_NAMES["クリーチャー"]
        for at, line in enumerate(file.read_text(encoding="utf-8").splitlines()):
            if line.startswith("card "):
                kind = KIND_NAMES["クリーチャー"]
            if line.startswith("  kind: "):
                kind = KIND_NAMES[line.removeprefix("  kind: ")]
            match = TEXT.match(line)
            if match is None:
                continue
            try:
                tree = language().read(match.group(1)).tree
            except TextError:
                continue
            for key in keys_in(tree, kind):
                found.setdefault(key, []).append((file, at))
    return found


def without(text: list[str], at: int) -> str:
    """A scenario without one line of a card's text."""
    is_first = text[at].startswith("  text: ")
    goes_on = at + 1 < len(text) and text[at + 1].startswith("    ")
    if is_first and goes_on:
        text = [*text[: at + 1], "  text: " + text[at + 1].strip(), *text[at + 2 :]]
    return "\n".join([*text[:at], *text[at + 1 :], ""])


def is_shown(key: Key) -> bool:
    """Whether a scenario fails when the line that says it is taken away, so that the line has done something."""
    for file, at in lines().get(key, []):
        text = file.read_text(encoding="utf-8").splitlines()
        try:
            passed = run_text(without(text, at), file.name, SCENARIOS).passed
        except MalformedScenario:
            passed = False
        if not passed:
            return True
    return False


# --- every combination ----------------------------------------------------------------------------------


@pytest.mark.parametrize("words", FORBIDDEN)
@pytest.mark.parametrize("sort", SUBJECTS)
def test_l_1_6_a_prohibition_is_shown_or_refused(sort: str, words: str) -> None:
    deed = FORBIDDEN[words]
    text = f"{SUBJECTS[sort]}は{words}。"

    if sort in DOERS[deed]:
        lowered(text)
        assert is_shown(("Forbid", sort, deed.__name__)), f"no scenario shows what {text} forbids"
    else:
        with pytest.raises(NoMeaning, match="can do or have that"):
            lowered(text)


@pytest.mark.parametrize("kind", ["クリーチャー", "スペル", "アイテム"])
def test_l_9_1_a_player_is_barred_from_summoning(kind: str) -> None:
    lowered(f"相手は{kind}を召喚できない。")

    assert is_shown(("Forbid", "a player", "Summons" + kind))


@pytest.mark.parametrize("sort", SUBJECTS)
def test_l_10_2_creatures_alone_must_attack(sort: str) -> None:
    text = f"{SUBJECTS[sort]}はアタックできるならアタックしなければならない。"

    if sort == CREATURE:
        lowered(text)
        assert is_shown(("Must", sort, "Attacks"))
    else:
        with pytest.raises(NoMeaning):
            lowered(text)


@pytest.mark.parametrize("words", HAPPENING)
@pytest.mark.parametrize("sort", WATCHED)
def test_l_1_6_a_trigger_is_shown_or_refused(sort: str, words: str) -> None:
    deed = HAPPENING[words]
    text = f"{WATCHED[sort]}が{words}時、カードを1枚ドローする。"
    kind = "アイテム" if sort == ITEM else "クリーチャー"

    if sort in DOERS[deed]:
        lowered(text, kind)
        assert is_shown(("Happens", sort, deed.__name__)), f"no scenario shows {text}"
    else:
        with pytest.raises(NoMeaning):
            lowered(text, kind)


@pytest.mark.parametrize("keyword", BEARERS)
@pytest.mark.parametrize("sort", SUBJECTS)
def test_l_19_a_keyword_that_is_given_is_shown_or_refused(sort: str, keyword: str) -> None:
    text = f"{SUBJECTS[sort]}は{said(keyword)}を得る。"

    if keyword == "暗殺":
        with pytest.raises(TextError):
            lowered(text)
    elif sort in BEARERS[keyword]:
        lowered(text)
        assert is_shown(("Gain", sort, keyword)), f"no scenario shows {text}"
    else:
        with pytest.raises(NoMeaning):
            lowered(text)


@pytest.mark.parametrize("keyword", [keyword for keyword in ENTERING if keyword != "暗殺"])
@pytest.mark.parametrize("text", ["このターン、自分のクリーチャー1体は{}を得る。", "装備したクリーチャーは{}を得る。"])
def test_a87_a_keyword_of_entering_is_not_given_afterwards(text: str, keyword: str) -> None:
    kind = "スペル" if text.startswith("この") else "装備アイテム"

    with pytest.raises(NoMeaning, match="enter"):
        lowered(text.format(said(keyword)), kind)


@pytest.mark.parametrize("keyword", BEARERS)
@pytest.mark.parametrize("kind", ["クリーチャー", "アイテム", "装備アイテム", "スペル", "リーダー"])
def test_l_19_a_printed_keyword_is_shown_or_refused(kind: str, keyword: str) -> None:
    try:
        lowered(said(keyword), kind)
    except NoMeaning:
        return
    assert is_shown(("Printed", str(KIND_NAMES[kind]), keyword)), f"no scenario shows {keyword} on {kind}"


@pytest.mark.parametrize("span", SPANS)
def test_l_12_3_what_lasts_for_a_while_is_shown(span: str) -> None:
    assert is_shown(("Timed", "", span))


@pytest.mark.parametrize("moment", MOMENTS)
def test_l_1_6_a_moment_is_shown(moment: str) -> None:
    lowered(f"{moment}、カードを1枚ドローする。")

    assert is_shown(("Moment", "", moment))


@pytest.mark.parametrize("node", ["CostLess", "CostMore"])
@pytest.mark.parametrize("what", COSTS)
def test_l_9_1_a_changed_cost_is_shown(what: str, node: str) -> None:
    assert is_shown((node, "", what))


# --- what nobody could do -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "kind", "why"),
    [
        ("自分のクリーチャー1体はアタックできない。", "アイテム", "nobody chooses them"),
        ("装備したクリーチャーは速攻を得る。", "アイテム", "equipment only"),
        ("装備したクリーチャーが戦場に出た時、カードを1枚ドローする。", "装備アイテム", "bears nothing yet"),
        ("このクリーチャーを破壊する。", "スペル", "not in play"),
        ("〔タップ〕：カードを1枚ドローする。", "リーダー", "cannot be paid"),
        ("①：このカードを墓地へ送る。", "リーダー", "a leader"),
        ("自分の墓地のクリーチャー1体をタップする。", "スペル", "a card in a graveyard"),
        ("自分のクリーチャー1体を戦場に出す。", "スペル", "lies there already"),
        ("自分の墓地のスペル1枚を墓地へ送る。", "スペル", "lies there already"),
        ("自分の墓地のアイテム1枚を選び、それをタップする。", "スペル", "a card in a graveyard"),
        ("自分の墓地のアイテム1枚を戦場に出し、それを複製する。", "スペル", "an item on the battlefield"),
        ("自分の墓地のクリーチャー1体を選び、それを墓地へ送る。", "スペル", "lies there already"),
        ("相手クリーチャー1体を選び、それを戦場に出す。", "スペル", "lies there already"),
        ("①：このクリーチャーを戦場に出す。", "クリーチャー", "lies there already"),
        ("相手クリーチャーがアタックした時、それを戦場に出す。", "クリーチャー", "lies there already"),
        ("自分のハンドストック1枚を戦場に出す。", "スペル", "face down"),
        ("相手クリーチャー1体を手札に加える。", "スペル", "another player's"),
        ("相手の墓地のカード1枚を手札に加える。", "スペル", "another player's"),
        ("クリーチャー1体を自分のマナエリアに置く。", "スペル", "another player's"),
        ("①：暗殺", "アイテム", "does nothing for"),
        ("①：このクリーチャーは自分の墓地のクリーチャー1体とバトルする。", "クリーチャー", "a card in a graveyard"),
    ],
)
def test_l_1_6_what_nothing_could_come_of_is_refused(text: str, kind: str, why: str) -> None:
    with pytest.raises(NoMeaning, match=why):
        lowered(text, kind)


def test_l_1_6_a_card_that_was_put_is_a_creature_then() -> None:
    lowered("自分の墓地のクリーチャー1体を戦場に出し、このターン、それは速攻を得る。", "スペル")


def test_l_3_2_a_player_gets_cards_of_the_own_graveyard() -> None:
    lowered("相手は相手の墓地のカード1枚を手札に加える。", "スペル")
    lowered("このクリーチャーが破壊された時、このクリーチャーを戦場に出す。", "クリーチャー")


def test_l_1_6_every_deed_that_can_be_worded_is_in_the_lists() -> None:
    forbidden: set[str] = set()
    for row in language().grammar.rows:
        deed = row.fixed.get("deed")
        if row.node is a.Forbid and isinstance(deed, a.Deed) and not isinstance(deed, a.Performs):
            forbidden.add(type(deed).__name__)
    worded = {row.node.__name__ for row in language().grammar.rows if row.category == "deed" and row.node is not None}

    assert forbidden == {deed.__name__ for deed in FORBIDDEN.values()}
    assert worded | {"IsSummoned"} == {deed.__name__ for deed in HAPPENING.values()}
    assert {deed.__name__ for deed in DOERS} == {d.__name__ for d in (*FORBIDDEN.values(), *HAPPENING.values())}


def test_l_1_6_every_deed_that_can_be_forbidden_is_asked_about() -> None:
    asked: set[str] = set()
    for file in (*RULES.glob("rules/*.py"), *RULES.glob("keywords/*.py")):
        asked |= set(re.findall(r'"forbid:(\w+)"', file.read_text(encoding="utf-8")))
    standing = (RULES / "lowering" / "standing.py").read_text(encoding="utf-8")
    events = (RULES / "plans" / "events.py").read_text(encoding="utf-8")

    said_by_texts = set(re.findall(r'TextDeed\("(\w+)"', standing)) | set(
        re.findall(r'(?:super\(\).__init__\(|deed: str = field\(default=)"(\w+)"', events)
    )
    assert asked == said_by_texts
