"""HTTP: games, cards, the rulebook, decks."""

from __future__ import annotations

from functools import lru_cache

from kirifuda.agents import AGENTS
from kirifuda.games import GAMES, has_table, load, table_words
from kirifuda.games.interface import CardGame, Deck
from kirifuda.games.sheet import Text
from kirifuda.ledger.clauses import load_clauses
from kirifuda.ledger.doubts import Doubt
from kirifuda.ledger.tags import collect_code
from kirifuda.server.bodies import (
    Cards,
    Checked,
    ClauseHead,
    ClauseNow,
    CodePlace,
    DeckNow,
    DoubtNow,
    Exported,
    ExportIn,
    GameNow,
    HouseRule,
    Imported,
    Problem,
    TextIn,
    ZonesIn,
)
from kirifuda.server.deck_texts import deck_code, deck_text, read_deck
from kirifuda.server.refusing import Refused
from kirifuda.server.routing import Call, Routes
from kirifuda.server.seating import broken, doubts_of, game_named

ROUTES = Routes()


def deck_now(deck: Deck) -> DeckNow:
    """A deck as it is listed."""
    plan, how = Text(deck.plan_ja, deck.plan), Text(getattr(deck, "how_ja", ""), getattr(deck, "how", ""))
    return DeckNow(deck.id, deck.name, deck.english, plan, how, deck.zones)


def doubt_now(doubt: Doubt) -> DoubtNow:
    """A doubt in both languages."""
    others = [Text(*pair) for pair in zip(doubt.alternatives_ja, doubt.alternatives, strict=True)]
    question, reading = Text(doubt.question_ja, doubt.question), Text(doubt.reading_ja, doubt.reading)
    why = (doubt.why, doubt.sure, doubt.evidence, doubt.house_rule, list(doubt.values))
    return DoubtNow(doubt.id, list(doubt.clauses), question, reading, others, *why)


@lru_cache(maxsize=16)
def game_now(name: str) -> GameNow:
    """A game as the start page needs it."""
    game = load(name)
    words = table_words(name)
    register = doubts_of(name)
    house = [
        HouseRule(rule.name, list(rule.values), rule.doubt, doubt_now(register[rule.doubt]).question)
        for rule in register.house_rules()
    ]
    return GameNow(
        game.name,
        Text(game.title, game.title_english),
        game.rulebook.edition,
        list(game.players),
        list(words.zones),
        list(words.phases),
        list(words.deck_zones),
        [deck_now(deck) for deck in game.decks()],
        list(AGENTS),
        house,
    )


@lru_cache(maxsize=16)
def cards_of(name: str) -> Cards:
    """Every card of a game."""
    game = load(name)
    pool = game.pool()
    return Cards([game.card_facts(pool, number) for number in range(len(pool.cards))], list(table_words(name).facets))


@lru_cache(maxsize=16)
def code_of(name: str) -> dict[str, list[CodePlace]]:
    """What carries out each clause."""
    game = load(name)
    found: dict[str, list[CodePlace]] = {}
    for place in collect_code(game.folder(), load_clauses(name), game.folder().parents[2]):
        found.setdefault(place.clause, []).append(CodePlace(place.function, place.file, place.line))
    return found


@ROUTES.get("/api/games", list[GameNow], cached=True)
async def list_games(call: Call, given: None) -> list[GameNow]:
    """All games, with decks and house rules."""
    return [game_now(name) for name in GAMES if has_table(name)]


@ROUTES.get("/api/games/{game}", GameNow, cached=True)
async def show_game(call: Call, given: None) -> GameNow:
    """One game."""
    return game_now(named(call).name)


@ROUTES.get("/api/games/{game}/cards", Cards, cached=True)
async def list_cards(call: Call, given: None) -> Cards:
    """Every card of a game, and the facts one can filter by."""
    return cards_of(named(call).name)


@ROUTES.get("/api/games/{game}/clauses", list[ClauseHead], cached=True)
async def list_clauses(call: Call, given: None) -> list[ClauseHead]:
    """The rulebook's clauses in printed order."""
    name = named(call).name
    register = doubts_of(name)
    doubts: dict[str, list[str]] = {}
    for doubt in register:
        for clause in doubt.clauses:
            doubts.setdefault(clause, []).append(doubt.id)
    return [
        ClauseHead(each.id, each.ja, each.en, depth(each.id), each.no_code == "heading", doubts.get(each.id, []))
        for each in load_clauses(name)
    ]


def depth(clause: str) -> int:
    """How deep a clause lies: 803 is 0, 803.3 is 1, 803.3b is 2."""
    _, _, rest = clause.replace("-", ".").partition(".")
    parts = [part for part in rest.split(".") if part]
    extra = sum(part[-1:].isalpha() and part[0].isdigit() for part in parts)
    return len(parts) + extra


@ROUTES.get("/api/games/{game}/clauses/{clause}", ClauseNow, cached=True)
async def show_clause(call: Call, given: None) -> ClauseNow:
    """A clause: summary, what carries it out, its doubts."""
    name = named(call).name
    index = load_clauses(name)
    id = call.part("clause")
    if id not in index:
        raise Refused("unknown_clause")
    clause = index[id]
    doubts = [doubt_now(doubt) for doubt in doubts_of(name).about(id)]
    return ClauseNow(clause.id, clause.ja, clause.en, clause.no_code, code_of(name).get(id, []), doubts, [])


@ROUTES.get("/api/games/{game}/doubts", list[DoubtNow], cached=True)
async def list_doubts(call: Call, given: None) -> list[DoubtNow]:
    """What the rulebook leaves open, and how we read it."""
    return [doubt_now(doubt) for doubt in doubts_of(named(call).name)]


@ROUTES.post("/api/games/{game}/decks/check", ZonesIn, Checked)
async def check_deck(call: Call, given: ZonesIn) -> Checked:
    """Every clause of deck construction that a deck breaks."""
    found = broken(named(call), given.zones)
    return Checked(not found, found, {zone: len(keys) for zone, keys in given.zones.items()})


@ROUTES.post("/api/games/{game}/decks/import", TextIn, Imported)
async def import_deck(call: Call, given: TextIn) -> Imported:
    """A deck from pasted lines, TOML or a deck code; what can't be read is named by its line."""
    game = named(call)
    deck, problems = read_deck(given.text, game, table_words(game.name))
    return Imported(None if deck is None else deck_now(deck), [Problem(*each) for each in problems])


@ROUTES.post("/api/games/{game}/decks/export", ExportIn, Exported)
async def export_deck(call: Call, given: ExportIn) -> Exported:
    """A deck as text, and as a code fit for a link."""
    game = named(call)
    deck = Deck("", given.deck.name, given.deck.english, "", "", given.deck.zones)
    return Exported(deck_text(deck, game, table_words(game.name)), deck_code(deck, game.name))


def named(call: Call) -> CardGame:
    """The game that the path names."""
    return game_named(call.part("game"))
