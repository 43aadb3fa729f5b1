"""What is asked of every game's words: complete in both languages, and silent about what is hidden."""

from __future__ import annotations

import ast
import inspect
import re
import string
from collections.abc import Iterator
from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Final

from kirifuda.games import CardGame
from kirifuda.games.interface import LANGUAGES
from kirifuda.games.telling.phrasing import Words
from kirifuda.kernel.errors import Broken
from kirifuda.kernel.game import Game
from kirifuda.kernel.hiding.knowledge import is_seen
from kirifuda.kernel.keeping.recording import Mention, Record, Recorder
from kirifuda.kernel.randomness import Dice
from kirifuda.packages import SHIPPED
from tests.conformance.cases import answer_to

Tables = dict[str, dict[str, Words]]
IMPORTS_EFFECTS: Final = re.compile(r"^\s*from kirifuda(?:\.effects\b| import effects\b)", re.MULTILINE)
JAPANESE: Final = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")


@cache
def parsed(path: Path) -> ast.Module:
    """A source; the kernel is one of every game."""
    return ast.parse(path.read_text("utf-8"))


def names_in(tree: ast.AST) -> set[str]:
    """Every name that a source writes."""
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.Name | ast.Attribute | ast.alias)]
    return {
        node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else node.name
        for node in nodes
    }


def taken_up(own: list[ast.Module], shared: list[ast.Module]) -> ast.Module:
    """What some sources use of others that they share, and what that uses in turn."""
    left = [node for tree in shared for node in tree.body]
    named = {name for tree in own for name in names_in(tree)}
    found: list[ast.stmt] = []
    while more := [node for node in left if defined_by(node) & named]:
        found.extend(more)
        left = [node for node in left if node not in more]
        named.update(name for node in more for name in names_in(node))
    return ast.Module(found, [])


def defined_by(statement: ast.stmt) -> set[str]:
    """The names that a statement of a module gives."""
    if isinstance(statement, ast.ClassDef | ast.FunctionDef):
        return {statement.name}
    targets = statement.targets if isinstance(statement, ast.Assign) else [getattr(statement, "target", None)]
    return {target.id for target in targets if isinstance(target, ast.Name)}


class Sources:
    """What the sources of a game, of the effects if it has any, and of the kernel say; of the customs only what a game
    takes up, since it need not take all. From the sources: compiled classes don't."""

    def __init__(self, game: CardGame) -> None:
        package = SHIPPED.parent
        uses_effects = any(IMPORTS_EFFECTS.search(path.read_text("utf-8")) for path in game.folder().rglob("*.py"))
        shared = ("effects", "kernel") if uses_effects else ("kernel",)
        self.customs = [] if uses_effects else sorted((package / "customs").rglob("*.py"))
        folders = (game.folder(), *[package / name for name in shared])
        told = ("telling", "questions.py")
        found = [path for folder in folders for path in folder.rglob("*.py") if path != game.folder() / "words.py"]
        paths = [path for path in found if not any(part in told or part.startswith("scenario") for part in path.parts)]
        self.paths = tuple(paths)

    @cached_property
    def trees(self) -> list[ast.Module]:
        """The sources, read when a test asks for them: whoever only collects the tests need not wait for it."""
        read = list(map(parsed, self.paths))
        return [*read, taken_up(read, list(map(parsed, self.customs)))]

    def calls(self, name: str) -> Iterator[ast.Call]:
        """Every call of a name of the kernel: games have it by the kernel's letter."""
        for tree in self.trees:
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and ast.unparse(node.func) in (name, f"k.{name}"):
                    yield node

    def literals(self, name: str, place: int) -> set[str]:
        """The texts that stand at one place of all calls of a name; the lead of one that is put together."""
        found = set()
        for call in self.calls(name):
            if len(call.args) <= place:
                continue
            for argument in choices(call.args[place]):
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    found.add(argument.value.partition(":")[0])
        return found

    def words(self) -> set[str]:
        """Every text that stands anywhere in them, as far as its first colon."""
        constants = (node for tree in self.trees for node in ast.walk(tree) if isinstance(node, ast.Constant))
        return {node.value.partition(":")[0] for node in constants if isinstance(node.value, str)}

    def event_kinds(self) -> set[str]:
        """The kinds that classes of events name, quiet ones apart."""
        found = set()
        for tree in self.trees:
            for node in ast.walk(tree):
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

    def unsaid(self, tables: Tables) -> dict[str, set[str]]:
        """What the rules may ask, offer, do, announce or end with, and has no words in these tables."""
        said = {
            "prompts": self.literals("Decision", 1),
            "verbs": (self.literals("Option", 0) | self.literals("objects", 0)) - {""},
            "events": self.event_kinds(),
            "moments": self.literals("Occur", 0),
            "endings": self.literals("EndGame", 2),
        }
        assert all(said.values())
        return {name: words - set(tables[name]) for name, words in said.items() if words - set(tables[name])}


def choices(argument: ast.expr) -> list[ast.expr]:
    """The expressions that an argument may come from."""
    if isinstance(argument, ast.BinOp):
        return [argument.left]
    if isinstance(argument, ast.JoinedStr):
        return [argument.values[0]]
    if isinstance(argument, ast.IfExp):
        return [argument.body, argument.orelse]
    return [argument]


# Tables of words


def tables_of(package: str) -> Tables:
    """Every table of words that a module of the package has of its own, by module and name."""
    found: Tables = {}
    for module in sorted(each.name for each in iter_modules(import_module(package).__path__)):
        held = import_module(f"{package}.{module}")
        source = inspect.getsource(held)
        for name, value in vars(held).items():
            if is_table(value) and re.search(rf"^{name}: Final.* = ", source, re.MULTILINE):
                found[f"{module}.{name}"] = value
    return found


def is_table(value: object) -> bool:
    """Whether all that it holds are pairs of texts."""
    pairs = list(value.values()) if isinstance(value, dict) else []
    return bool(pairs) and all(
        isinstance(pair, tuple) and [type(text) for text in pair] == [str, str] for pair in pairs
    )


def one_sided(table: dict[str, Words]) -> list[str]:
    """Entries that say something in one language only."""
    return [key for key, (japanese, english) in table.items() if bool(japanese) != bool(english)]


def half_translated(table: dict[str, Words]) -> list[str]:
    """Entries whose English is not all English."""
    return [key for key, words in table.items() if JAPANESE.search(words[1])]


def malformed(table: dict[str, Words]) -> list[str]:
    """Entries with braces out of balance."""
    found = []
    for key, words in table.items():
        for text in words:
            if any(name is not None and not name.isidentifier() for _, name, _, _ in string.Formatter().parse(text)):
                found.append(key)
    return found


# Whole games, watched


def begun(card_game: CardGame, seed: int) -> Game:
    """A game of two shipped decks, with a log."""
    decks = card_game.decks()
    chosen = [decks[seed % len(decks)], decks[(seed * 3 + 1) % len(decks)]]
    game = card_game.start(card_game.pool(), chosen, seed, {})
    game.recorder = Recorder()
    return game


def step(game: Game, dice: Dice) -> None:
    """A random answer."""
    decision = game.decision()
    assert decision is not None
    game.answer(answer_to(decision, dice))


def records_of(game: Game) -> list[Record]:
    """The log so far."""
    assert game.recorder is not None
    return game.recorder.records


def said(card_game: CardGame, game: Game, record: Record, viewer: int, language: str = "en") -> str:
    """A line of the log with where it comes from."""
    return card_game.with_source(game.pool, card_game.narrate(game, record, viewer, language), language)


ANOTHER: Final = 1000
"""From the seed of a game to that of the next."""


def say_a_game(card_game: CardGame, seed: int, most: int) -> set[str]:
    """Say everything that comes up in so many random decisions, to everybody, in both languages; the kinds of events
    told. Where a game is over sooner, another begins."""
    game, dice = begun(card_game, seed), Dice(seed)
    told = 0
    kinds: set[str] = set()
    for number in range(most):
        decision = game.decision()
        fresh = records_of(game)[told:]
        told += len(fresh)
        kinds.update(record.event.kind for record in fresh)
        for language in LANGUAGES:
            for viewer in (-1, 0, 1):
                for record in fresh:
                    assert "{" not in said(card_game, game, record, viewer, language)
                if number % 20 == 0:
                    say_everything(card_game, game, viewer, language)
            if decision is not None:
                assert card_game.prompt(game, decision, language).strip()
                for option in decision.options:
                    assert card_game.option_text(game, decision, option, language).strip()
        if decision is None:
            seed += ANOTHER
            game, dice, told = begun(card_game, seed), Dice(seed), 0
        else:
            step(game, dice)
    return kinds


def say_everything(card_game: CardGame, game: Game, viewer: int, language: str) -> str:
    """Everything that can be asked of the words about one position."""
    texts = [card_game.board(game, viewer, language, colour=False)]
    for id in game.state.objects:
        texts.append(card_game.describe_object(game, id, viewer, language))
        if viewer >= 0:
            for action, _ in card_game.why_not(game, viewer, id):
                assert card_game.action_text(game, id, action, language).strip()
    return "\n".join(texts)


def compare_with_twins(card_game: CardGame, game: Game) -> None:
    """Nobody is told anything else if the cards that they can't see are others."""
    for viewer in (-1, 0, 1):
        twin = with_other_hidden_cards(game, viewer)
        for language in LANGUAGES:
            said = say_everything(card_game, game, viewer, language)
            assert say_everything(card_game, twin, viewer, language) == said


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


def compare_on_the_way(card_game: CardGame, seed: int, decisions: int, every: int) -> None:
    """The same at every so many decisions of a random game."""
    game, dice = begun(card_game, seed), Dice(seed + 100)
    for number in range(decisions):
        if game.decision() is None:
            break
        if number % every == 0:
            compare_with_twins(card_game, game)
        step(game, dice)


def hidden_in_the_log(card_game: CardGame, seed: int, decisions: int) -> int:
    """How many records of a random game hide something; see below."""
    game, dice = begun(card_game, seed), Dice(seed)
    for _ in range(decisions):
        if game.decision() is None:
            break
        step(game, dice)
    return hidden_records(card_game, game)


def hidden_records(card_game: CardGame, game: Game) -> int:
    """How many records speak of a card that some player did not see; none of them names it to that player."""
    records = records_of(game)
    hidden = 0
    for place, record in enumerate(records):
        for viewer in (0, 1):
            if record.mention is None or record.mention.seen >> viewer & 1:
                continue
            hidden += 1
            line = said(card_game, game, record, viewer)
            records[place] = renamed(record, len(game.pool.cards))
            assert said(card_game, game, records[place], viewer) == line
            records[place] = record
    return hidden


def renamed(record: Record, count: int) -> Record:
    """A record that speaks of another card."""
    mention = record.mention
    assert mention is not None
    other = Mention((mention.card + 11) % count, mention.object, mention.seen)
    return Record(record.turn, record.clause, record.event, record.value, record.by, record.source, other)


def is_coloured_only(card_game: CardGame, game: Game, language: str) -> bool:
    """Whether colours are added to the table, and nothing else."""
    coloured = card_game.board(game, 0, language, colour=True)
    plain = card_game.board(game, 0, language, colour=False)
    return "\x1b[" in coloured and re.sub(r"\x1b\[[0-9;]*m", "", coloured) == plain


def has_ledgers(folder: Path) -> bool:
    """Whether the clause index and the doubts lie there."""
    return (folder / "clauses.toml").is_file() and (folder / "doubts.toml").is_file()


def surrendered(card_game: CardGame) -> dict[str, str]:
    """How a game ends that the first player gives up at once."""
    game = begun(card_game, 1)
    game.decision()
    card_game.surrender(game, 0)
    assert game.decision() is None
    return {
        language: card_game.with_source(game.pool, card_game.ending(game, language), language) for language in LANGUAGES
    }


def illegal_decks(card_game: CardGame) -> dict[str, list[Broken]]:
    """What shipped decks break, by deck."""
    pool = card_game.pool()
    found = {deck.id: card_game.broken_clauses(pool, deck) for deck in card_game.decks()}
    return {deck: broken for deck, broken in found.items() if broken}


def phases_set(sources: Sources) -> set[str]:
    """The phases that the rules begin by setting the variable."""
    calls = [call for call in sources.calls("SetVariable") if getattr(call.args[0], "value", "") == "phase"]
    found = {getattr(call.args[1], "value", "") for call in calls} | sources.literals("begin_phase", 1)
    return found - {""}


def reasons_in_both_languages(sources: Sources, clause: str) -> int:
    """How many conditions the rules name; each has a clause of this form, and a sentence in both languages."""
    conditions = [call for call in sources.calls("Condition") if len(call.args) == 4]
    for call in conditions:
        number, japanese, english = (getattr(argument, "value", "") for argument in call.args[:3])
        assert re.fullmatch(clause, number)
        for keyword in call.keywords:
            assert all(re.fullmatch(clause, other) for other in ast.literal_eval(keyword.value))
        assert JAPANESE.search(japanese)
        assert not JAPANESE.search(english)
    return len(conditions)
