"""HTTP: games, cards, the rulebook, decks."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from threading import Lock
from typing import Final, cast

from kirifuda.agents import AGENTS
from kirifuda.games import GAMES, has_table, load, table_words
from kirifuda.games.deckcheck import shape_faults
from kirifuda.games.deckfiles import DeckReader
from kirifuda.games.interface import CardGame, Deck, Mode
from kirifuda.games.sheet import Card, Term, Text
from kirifuda.ledger.doubts import Doubt
from kirifuda.ledger.tags import collect_code
from kirifuda.server.bodies import (
    CardRulings,
    Cards,
    Checked,
    ChoiceNow,
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
    ModeNow,
    Problem,
    TextIn,
    ZonesIn,
)
from kirifuda.server.ledgers import clauses_of, doubts_of
from kirifuda.server.refusals import Refused
from kirifuda.server.routing import Call, Routes
from kirifuda.server.seats import broken, game_named, plain, refuse

ROUTES = Routes()
READING: Final = Lock()


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
        house_now(rule.name, list(rule.values), doubt_now(register[rule.doubt])) for rule in register.house_rules()
    ]
    return GameNow(
        game.name,
        Text(game.title, game.title_english),
        game.rulebook.edition,
        sorted({count for mode in game.modes for count in mode.players}),
        list(words.zones),
        list(words.phases),
        list(words.positions),
        list(words.deck_zones),
        words.stack,
        words.portrait,
        [deck_now(deck) for deck in game.decks()],
        list(AGENTS),
        house,
        words.teaching,
        [mode_now(mode) for mode in game.modes],
    )


def mode_now(mode: Mode) -> ModeNow:
    """A way to play, with what has to be chosen for it."""
    choices = [
        ChoiceNow(each.name, each.ja, each.en, [Term(value.name, value.ja, value.en) for value in each.values])
        for each in mode.choices
    ]
    return ModeNow(mode.name, mode.ja, mode.en, list(mode.players), mode.own_seats, mode.is_together, choices)


def house_now(name: str, values: list[str], doubt: DoubtNow) -> HouseRule:
    """A house rule in words: the reading in force, then what else could be meant."""
    words = [doubt.reading, *doubt.alternatives][: len(values)]
    return HouseRule(name, values, doubt.id, doubt.question, words, doubt.clauses)


@lru_cache(maxsize=16)
def cards_of(name: str) -> Cards:
    """Every card of a game."""
    game = load(name)
    words = table_words(name)
    pool = game.pool()
    cards = []
    for number in range(len(pool.cards)):
        facts = game.card_facts(pool, number)
        cards.append(cast(Card, {**facts, "deck_zones": words.deck_zones_of(pool, number)}))
    return Cards(cards, list(words.facets))


@lru_cache(maxsize=16)
def keyword_clauses(name: str) -> dict[str, str]:
    """The clause that explains each keyword: its heading names it, alone or with others of its kind."""
    found: dict[str, str] = {}
    keywords = {word for card in cards_of(name).cards for word in card.get("keywords", ())}
    for clause in clauses_of(name):
        if clause.no_code == "heading":
            found.update({word: clause.id for word in clause.ja.split("・") if word in keywords})
    return found


def is_within(clause: str, section: str) -> bool:
    """Whether a clause is a section's own or one of its parts."""
    return clause == section or clause.startswith(f"{section}.")


def cards_using(name: str, clause: str) -> list[str]:
    """Cards with a keyword that this clause is about."""
    words = {word for word, section in keyword_clauses(name).items() if is_within(clause, section)}
    return [card["id"] for card in cards_of(name).cards if words.intersection(card.get("keywords", ()))]


@lru_cache(maxsize=16)
def code_of(name: str) -> dict[str, list[CodePlace]]:
    """What carries out each clause. Reading it from the sources takes a while: see `code_beside`."""
    game = load(name)
    found: dict[str, list[CodePlace]] = {}
    for place in collect_code(game.folder(), clauses_of(name), game.folder().parents[2]):
        found.setdefault(place.clause, []).append(CodePlace(place.function, place.file, place.line))
    return found


async def code_beside(name: str) -> dict[str, list[CodePlace]]:
    """The same, read in a thread: no table waits for it. Whoever asks meanwhile waits for the first to be done."""

    def read() -> dict[str, list[CodePlace]]:
        with READING:
            return code_of(name)

    return await asyncio.to_thread(read)


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


@ROUTES.get("/api/games/{game}/cards/{card}/rulings", CardRulings, cached=True)
async def show_rulings(call: Call, given: None) -> CardRulings:
    """The clauses of a card's keywords, and every doubt about them."""
    name = named(call).name
    card = next((each for each in cards_of(name).cards if each["id"] == call.part("card")), None)
    if card is None:
        raise Refused("unknown_card")
    sections = [keyword_clauses(name)[word] for word in card.get("keywords", ()) if word in keyword_clauses(name)]
    clauses = [each for each in clause_heads(name) if each.id in sections]
    doubts = [
        doubt_now(doubt)
        for doubt in doubts_of(name)
        if any(is_within(clause, section) for clause in doubt.clauses for section in sections)
    ]
    return CardRulings(clauses, doubts)


@ROUTES.get("/api/games/{game}/clauses", list[ClauseHead], cached=True)
async def list_clauses(call: Call, given: None) -> list[ClauseHead]:
    """The rulebook's clauses in printed order."""
    return clause_heads(named(call).name)


def clause_heads(name: str) -> list[ClauseHead]:
    """All clauses of a game with the doubts about them."""
    register = doubts_of(name)
    doubts: dict[str, list[str]] = {}
    for doubt in register:
        for clause in doubt.clauses:
            doubts.setdefault(clause, []).append(doubt.id)
    return [
        ClauseHead(each.id, each.ja, each.en, depth(each.id), each.no_code == "heading", doubts.get(each.id, []))
        for each in clauses_of(name)
    ]


def depth(clause: str) -> int:
    """How deep a clause lies: 803 is 0, 803.3 is 1, 803.3b is 2."""
    _, _, rest = clause.replace("-", ".").partition(".")
    parts = [part for part in rest.split(".") if part]
    extra = sum(part[-1:].isalpha() and part[0].isdigit() for part in parts)
    return len(parts) + extra


@ROUTES.get("/api/games/{game}/clauses/{clause}", ClauseNow, cached=True)
async def show_clause(call: Call, given: None) -> ClauseNow:
    """A clause: summary, what carries it out, its doubts. What rests on a reading alone names that entry of the
    register, whose page is its question with the reading in force."""
    name = named(call).name
    index, register = clauses_of(name), doubts_of(name)
    id = call.part("clause")
    if id in register:
        doubt = register[id]
        return ClauseNow(id, doubt.question_ja, doubt.question, None, [], [doubt_now(doubt)], [])
    if id not in index:
        raise Refused("unknown_clause")
    clause = index[id]
    doubts = [doubt_now(doubt) for doubt in register.about(id)]
    code, cards = (await code_beside(name)).get(id, []), cards_using(name, id)
    return ClauseNow(clause.id, clause.ja, clause.en, clause.no_code, code, doubts, cards)


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
    deck, faults = DeckReader(game, table_words(game.name)).read(given.text)
    problems = [Problem(max(1, each.line), each.ja, each.en) for each in faults]
    return Imported(None if deck is None else deck_now(deck), problems)


@ROUTES.post("/api/games/{game}/decks/export", ExportIn, Exported)
async def export_deck(call: Call, given: ExportIn) -> Exported:
    """A deck as text, and as a code fit for a link."""
    game = named(call)
    refuse([plain(each) for each in shape_faults(game, given.deck.zones)])
    deck = Deck("", given.deck.name, given.deck.english, "", "", given.deck.zones)
    reader = DeckReader(game, table_words(game.name))
    return Exported(reader.text(deck), reader.code(deck))


def named(call: Call) -> CardGame:
    """The game that the path names."""
    return game_named(call.part("game"))
