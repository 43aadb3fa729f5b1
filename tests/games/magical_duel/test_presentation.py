"""Words for people: complete in both languages, and silent about what is hidden."""

import ast
import re
import string
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from kirifuda.games import load
from kirifuda.games.interface import LANGUAGES
from kirifuda.games.magical_duel.presentation import (
    board,
    cards,
    endings,
    log,
    naming,
    objects,
    options,
    prompts,
    reasons,
    terms,
)
from kirifuda.games.magical_duel.presentation.phrasing import Words, capital, fill, shortened, width
from kirifuda.kernel.game import Game
from kirifuda.kernel.knowledge import is_seen
from kirifuda.kernel.randomness import Dice
from kirifuda.kernel.recording import Mention, Record, Recorder

GAME: Final = load("magical_duel")
PACKAGE: Final = GAME.folder().parents[1]
SOURCES: Final = [
    *GAME.folder().rglob("*.py"),
    *(PACKAGE / "effects").rglob("*.py"),
    *(PACKAGE / "kernel").rglob("*.py"),
]
TABLES: Final[dict[str, dict[str, Words]]] = {
    "board": board.LABELS,
    "cards": cards.FACTS,
    "endings": {**endings.REASONS, **endings.RESULTS},
    "log": {**log.EVENTS, **{f"{key}+": words for key, words in log.VARIANTS.items()}},
    "moments": log.MOMENTS,
    "names": naming.NAMES,
    "objects": {**objects.SENTENCES, **objects.FIELDS},
    "options": options.VERBS,
    "prompts": {**prompts.PROMPTS, **prompts.COUNTS, **prompts.DETAILS},
    "reasons": reasons.ACTIONS,
    "zones": terms.ZONES,
    "phases": terms.PHASES,
    "counters": terms.COUNTERS,
    "keywords": terms.KEYWORDS,
}


def calls(name: str) -> Iterator[ast.Call]:
    """Every call of a name in the game, the effects and the kernel."""
    for path in SOURCES:
        if "presentation" in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                yield node


def literals(name: str, place: int) -> set[str]:
    """The texts that stand at one place of all calls of a name; the lead of one that is put together."""
    found = set()
    for call in calls(name):
        if len(call.args) <= place:
            continue
        argument = call.args[place]
        if isinstance(argument, ast.BinOp):
            argument = argument.left
        if isinstance(argument, ast.JoinedStr):
            argument = argument.values[0]
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            found.add(argument.value.partition(":")[0])
    return found


def test_every_prompt_has_words() -> None:
    asked = literals("Decision", 1)

    assert len(asked) > 20
    assert asked - set(prompts.PROMPTS) == set()


def test_every_verb_has_words() -> None:
    verbs = (literals("Option", 0) | literals("objects", 0)) - {""}

    assert len(verbs) > 25
    assert verbs - set(options.VERBS) == set()


def event_kinds() -> set[str]:
    """The kinds that classes of events name, quiet ones apart. From the sources: compiled classes do not tell."""
    found = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                facts = {
                    statement.targets[0].id: statement.value.value
                    for statement in node.body
                    if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name)
                    if isinstance(statement.value, ast.Constant)
                }
                kind = facts.get("kind")
                if isinstance(kind, str) and not facts.get("is_quiet"):
                    found.add(kind)
    return found


def test_every_kind_of_event_has_words() -> None:
    kinds = event_kinds()

    assert len(kinds) > 20
    assert kinds - set(log.EVENTS) == set()


def test_every_phase_has_words() -> None:
    phases = literals("begin_phase", 1)

    assert len(phases) == 6
    assert phases - set(terms.PHASES) == set()


def test_every_moment_of_the_rules_has_words() -> None:
    moments = literals("Occur", 0)

    assert len(moments) > 10
    assert moments - set(log.MOMENTS) == set()


def test_every_zone_and_position_has_words() -> None:
    assert {kind.name for kind in GAME.rulebook.zones} == set(terms.ZONES)
    assert set(terms.POSITIONS) == {0, 1, 2}


def test_every_ending_has_words() -> None:
    reasons_given = literals("EndGame", 2)

    assert reasons_given
    assert reasons_given - set(endings.REASONS) == set()


@pytest.mark.parametrize("table", TABLES)
def test_both_languages_say_something_or_neither_does(table: str) -> None:
    one_sided = [key for key, (japanese, english) in TABLES[table].items() if bool(japanese) != bool(english)]

    assert one_sided == []


@pytest.mark.parametrize("table", TABLES)
def test_english_is_english(table: str) -> None:
    japanese = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")

    assert [key for key, words in TABLES[table].items() if japanese.search(words[1])] == []


@pytest.mark.parametrize("table", TABLES)
def test_fields_are_braces_in_balance(table: str) -> None:
    for japanese, english in TABLES[table].values():
        for text in (japanese, english):
            assert all(name is None or name.isidentifier() for _, name, _, _ in string.Formatter().parse(text))


def test_verbs_agree_with_the_listener() -> None:
    words = ("{player}は引く", "{player} <draw|draws>")

    assert fill(words, "en", {"player": "you"}, you=True) == "you draw"
    assert fill(words, "en", {"player": "the opponent"}) == "the opponent draws"
    assert fill(words, "ja", {"player": "あなた"}) == "あなたは引く"


def test_widths_count_wide_characters_twice() -> None:
    assert width("提灯a") == 5
    assert shortened("並び提灯の列", 7) == "並び提…"
    assert capital("(you) draw") == "(You) draw"


# A whole game, watched


def begun(seed: int) -> Game:
    decks = GAME.decks()
    game = GAME.start(GAME.pool(), [decks[seed % len(decks)], decks[(seed * 3 + 1) % len(decks)]], seed, {})
    game.recorder = Recorder()
    return game


def step(game: Game, dice: Dice) -> None:
    decision = game.decision()
    assert decision is not None
    size = decision.least + dice.below(decision.most - decision.least + 1)
    order = dice.shuffled(tuple(range(len(decision.options))))[:size]
    game.answer(tuple(order) if decision.ordered else tuple(sorted(order)))


@pytest.mark.parametrize("seed", range(4))
def test_everything_in_a_game_can_be_said(seed: int) -> None:
    game, dice = begun(seed), Dice(seed)
    recorder = game.recorder
    assert recorder is not None
    told = 0
    for number in range(400):
        decision = game.decision()
        if decision is None:
            break
        for language in LANGUAGES:
            assert GAME.prompt(game, decision, language).strip()
            for option in decision.options:
                assert GAME.option_text(game, decision, option, language).strip()
            for viewer in (-1, 0, 1):
                for record in recorder.records[told:]:
                    assert "{" not in GAME.narrate(game, record, viewer, language)
                if number % 20 == 0:
                    say_everything(game, viewer, language)
        told = len(recorder.records)
        step(game, dice)


def say_everything(game: Game, viewer: int, language: str) -> str:
    """Everything that can be asked of the words about one position."""
    texts = [GAME.board(game, viewer, language, colour=False)]
    for id in game.state.objects:
        texts.append(GAME.describe_object(game, id, viewer, language))
        if viewer >= 0:
            for action, _ in GAME.why_not(game, viewer, id):
                assert GAME.action_text(game, id, action, language).strip()
    return "\n".join(texts)


@pytest.mark.parametrize("seed", range(3))
def test_302_2_what_is_hidden_is_not_said(seed: int) -> None:
    game, dice = begun(seed), Dice(seed + 100)
    for number in range(240):
        if game.decision() is None:
            break
        if number % 30 == 29:
            for viewer in (-1, 0, 1):
                twin = with_other_hidden_cards(game, viewer)
                for language in LANGUAGES:
                    assert say_everything(twin, viewer, language) == say_everything(game, viewer, language)
        step(game, dice)


def with_other_hidden_cards(game: Game, viewer: int) -> Game:
    """The same game with every card that a viewer can't see turned into another one."""
    twin = game.clone()
    state = twin.state
    for id, card in list(state.objects.items()):
        if not is_seen(twin.map, card, viewer):
            new = card.copy()
            new.card = (card.card + 7) % len(twin.pool.cards)
            state.objects[id] = new
    state.table = None
    state.index = None
    return twin


@pytest.mark.parametrize("seed", range(3))
def test_302_2_the_log_names_no_card_that_its_reader_did_not_see(seed: int) -> None:
    game, dice = begun(seed), Dice(seed)
    recorder = game.recorder
    assert recorder is not None
    for _ in range(200):
        if game.decision() is None:
            break
        step(game, dice)
    hidden = 0
    for place, record in enumerate(recorder.records):
        for viewer in (0, 1):
            if record.mention is None or record.mention.seen >> viewer & 1:
                continue
            hidden += 1
            line = GAME.narrate(game, record, viewer, "en")
            recorder.records[place] = renamed(record, len(game.pool.cards))
            assert GAME.narrate(game, recorder.records[place], viewer, "en") == line
            recorder.records[place] = record
    assert hidden > 20


def renamed(record: Record, count: int) -> Record:
    """A record that speaks of another card."""
    mention = record.mention
    assert mention is not None
    other = Mention((mention.card + 11) % count, mention.object, mention.seen)
    return Record(record.turn, record.clause, record.event, record.value, record.by, record.source, other)


def test_402_every_shipped_deck_is_legal() -> None:
    pool = GAME.pool()

    assert {deck.id: GAME.broken_clauses(pool, deck) for deck in GAME.decks() if GAME.broken_clauses(pool, deck)} == {}


def test_103_4_conceding_ends_the_game_at_once() -> None:
    game = begun(1)
    game.decision()

    GAME.surrender(game, 0)

    assert game.decision() is None
    assert GAME.ending(game, "en") == "Player 2 wins: a player conceded. [103.4]"
    assert GAME.ending(game, "ja") == "プレイヤー2の勝ち：投了。 [103.4]"


def test_a_card_is_described_in_both_languages() -> None:
    pool = GAME.pool()
    card = pool.numbers["NS1-006"]

    assert GAME.describe_card(pool, card, "en").splitlines() == [
        "Forgotten Flashlight  (消し忘れの懐中電灯)  NS1-006",
        "servant · Solis · cost 2 · ATK 500 / DEF 0 · Lamp/Lost Thing",
        "[Last Words] ⇒ Draw 1 card.",
    ]
    assert GAME.describe_card(pool, card, "ja").splitlines() == [
        "消し忘れの懐中電灯  (Forgotten Flashlight)  NS1-006",
        "怪異 · 太陽 · コスト2 · ATK 500 / DEF 0 · 灯り/忘れ物",
        "[断末魔] ⇒ カードを1枚引く。",
    ]


def test_colours_are_only_added() -> None:
    game, dice = begun(2), Dice(2)
    for _ in range(80):
        step(game, dice)

    coloured = GAME.board(game, 0, "ja", colour=True)

    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == GAME.board(game, 0, "ja", colour=False)


def test_the_folder_holds_the_ledgers() -> None:
    assert isinstance(GAME.folder(), Path)
    assert (GAME.folder() / "clauses.toml").is_file()
