"""Decks as they come in: no zone, card or size that the rulebook does not know, whatever is handed in, at no cost."""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

import pytest

from kirifuda.games import GAMES, load, table_words
from kirifuda.games.deckcheck import MOST_TOLD, check_seats, deck_faults, house_besides, shape_faults
from kirifuda.games.declaration import suite_of
from kirifuda.games.interface import CardGame, Mode
from kirifuda.games.shipped import ShippedGame
from kirifuda.kernel.errors import IllegalDeck
from kirifuda.kernel.rulebook import MOST_CARDS, MOST_NAMED
from tests.ours import OURS

SLOWEST_S: Final = 0.1
"""A hundred times what a check takes on an idle machine."""


def legal(game: CardGame) -> dict[str, list[str]]:
    """A deck that may be played."""
    return {zone: list(keys) for zone, keys in game.decks()[0].zones.items()}


def first_zone(game: CardGame) -> str:
    """The part of a deck that every game has."""
    return game.rulebook.deck_zones[0].name


def other_zones(game: CardGame) -> list[str]:
    """Zones in which no card of a deck starts: those of the rulebook, and one that it does not have."""
    known = [kind.name for kind in game.rulebook.deck_zones]
    return [kind.name for kind in game.rulebook.zones if kind.name not in known] + ["nowhere"]


@pytest.mark.parametrize("name", GAMES)
def test_a_deck_starts_in_its_own_zones_only(name: str) -> None:
    game = load(name)
    assert other_zones(game)
    for zone in other_zones(game):
        for keys in ([], [legal(game)[first_zone(game)][0]] * 20):
            zones = {**legal(game), zone: keys}

            assert [zone in fault.en for fault in deck_faults(game, zones)] == [True]
            with pytest.raises(IllegalDeck, match=zone):
                game.rulebook.start(game.pool(), [legal(game), zones], 1, {})


@pytest.mark.parametrize("name", GAMES)
def test_the_page_and_the_rulebook_name_the_same_zones(name: str) -> None:
    assert [term.name for term in table_words(name).deck_zones] == [
        kind.name for kind in load(name).rulebook.deck_zones
    ]
    assert all(set(deck.zones) <= {kind.name for kind in load(name).rulebook.deck_zones} for deck in load(name).decks())


@pytest.mark.parametrize("name", GAMES)
def test_no_card_stands_where_its_kind_may_not(name: str) -> None:
    """Every card of the pool in place of one card of every part of a deck; tokens and bosses go nowhere."""
    game = load(name)
    pool = game.pool()
    found: dict[str, set[str]] = {}
    everything = {kind for card in pool.cards for kind in game.card_facts(pool, card.index)["kind"]}
    zones = [kind.name for kind in game.rulebook.deck_zones]
    allowed = {zone: set(suite_of(name).kinds.get(zone, everything)) for zone in zones}
    for zone in zones:
        base = next(deck.zones for deck in game.decks() if deck.zones[zone])
        for card in pool.cards:
            faults = deck_faults(game, {**base, zone: [card.key, *base[zone][1:]]})
            kinds = set(game.card_facts(pool, card.index)["kind"])
            is_made = getattr(card, "is_token", False)
            if is_made or (everything and not kinds & allowed[zone]):
                assert faults, (zone, card.key)
            if not faults:
                found.setdefault(zone, set()).update(kinds)

    assert {zone: kinds - allowed[zone] for zone, kinds in found.items()} == {zone: set() for zone in zones}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    "zones",
    [
        None, 5, "deck", [], ["deck"], {"deck": None}, {"deck": "NS1-001"}, {"deck": [5]}, {"deck": [["x"]]}, {5: []},
        {"deck": [None]}, {"deck": ["x" * 41]}, {"deck": {"NS1-001": 4}}, {f"zone {n}": [] for n in range(9)},
    ],
)  # fmt: skip
def test_what_is_no_deck_is_told_in_one_sentence(name: str, zones: Any) -> None:
    faults = deck_faults(load(name), zones)

    assert len(faults) == 1
    assert faults[0].ja
    assert faults[0].en


@pytest.mark.parametrize("name", GAMES)
def test_a_card_that_nobody_printed_is_refused_in_every_part(name: str) -> None:
    game = load(name)
    for zone in (kind.name for kind in game.rulebook.deck_zones):
        zones = legal(game)
        zones[zone] = ["no such card", *zones[zone][1:]]

        assert ("no such card",) in [fault.cards for fault in deck_faults(game, zones)]
        with pytest.raises(IllegalDeck, match="no such card"):
            game.rulebook.start(game.pool(), [zones, zones], 1, {})


def hostile(game: CardGame) -> dict[str, Any]:
    """Decks that are costly to look at for whoever looks at every card in every sentence."""
    keys = [card.key for card in game.pool().cards]
    zones = [kind.name for kind in game.rulebook.deck_zones]
    each = MOST_CARDS // len(zones)
    return {
        "unknown": {zones[0]: [f"X{number:036}" for number in range(MOST_CARDS)]},
        "all": {zones[-1]: (keys * 4)[:MOST_CARDS]},
        "everywhere": dict.fromkeys(zones, (keys * 4)[:each]),
        "huge": {zones[0]: keys * 1000},
        "zones": {f"zone {number}": ["x"] for number in range(50_000)},
        "long name": {"x" * 1_000_000: []},
        "long key": {zones[0]: ["x" * 1_000_000]},
    }


PERHAPS_LEGAL: Final = ("all", "everywhere")
"""In a book that has no limits."""


@pytest.mark.parametrize("name", GAMES)
def test_a_check_costs_next_to_nothing(name: str) -> None:
    game = load(name)
    for what, zones in hostile(game).items():
        begun = perf_counter()
        faults = deck_faults(game, zones)
        spent = perf_counter() - begun

        assert spent < SLOWEST_S, what
        assert faults or (what in PERHAPS_LEGAL and name not in OURS)
        assert len(faults) <= MOST_TOLD
        assert sum(len(fault.en) + len(fault.ja) for fault in faults) < 20_000


@pytest.mark.parametrize("name", GAMES)
def test_a_start_refuses_a_huge_deck_at_once(name: str) -> None:
    game = load(name)
    zone = first_zone(game)
    key = legal(game)[zone][0]
    begun = perf_counter()
    for deck in ({zone: [key] * (MOST_CARDS + 1)}, {zone: [key] * 100_000}, {zone: ["x"] * MOST_CARDS}):
        with pytest.raises(IllegalDeck) as caught:
            game.rulebook.start(game.pool(), [deck, deck], 1, {})
        assert len(caught.value.broken) <= MOST_NAMED
    with pytest.raises(ValueError, match="decks are needed"):
        game.rulebook.start(game.pool(), [legal(game)] * 100_000, 1, {})

    assert perf_counter() - begun < SLOWEST_S


@pytest.mark.parametrize("name", GAMES)
def test_the_decks_of_all_seats_are_those_of_a_mode(name: str) -> None:
    game = load(name)
    duel = [legal(game), legal(game)]

    assert check_seats(game, duel, {}) is game.modes[0]
    assert house_besides(game, game.modes[0], {"x": "y"}) == {"x": "y"}
    for decks in ([], [legal(game)] * 9, [legal(game), {**legal(game), first_zone(game): []}]):
        with pytest.raises(IllegalDeck):
            check_seats(game, decks, {})


def test_r_02_the_seat_of_a_boss_has_a_deck_of_the_game() -> None:
    game = load("pso2")
    raid = game.modes[1]
    chosen = raid.settled({"difficulty": "hard"})
    (boss,) = game.own_decks(raid, chosen)
    options = game.mode_options(raid, chosen)

    for party in raid.players:
        assert check_seats(game, [*[legal(game)] * party, boss.zones], options) is raid
    assert house_besides(game, raid, {**options, "raid_faces": "by_turn"}) == {"raid_faces": "by_turn"}
    stronger = {**boss.zones, "deck": [*boss.zones["deck"], boss.zones["deck"][0]]}
    for decks, house in (
        ([legal(game), stronger], options),
        ([legal(game), boss.zones], {}),
        ([legal(game), boss.zones], {"difficulty": "normal"}),
        ([boss.zones, boss.zones], options),
        ([boss.zones, legal(game)], options),
    ):
        with pytest.raises(IllegalDeck):
            check_seats(game, decks, house)


def test_a_mode_without_seats_of_its_own_is_known_by_its_options() -> None:
    class Hasty(ShippedGame):
        def mode_options(self, mode: Mode, chosen: dict[str, str]) -> dict[str, str]:
            return {"life": "10"} if mode.name == "quick" else {}

    known = load("magical_duel")
    assert isinstance(known, ShippedGame)
    game = Hasty(known.package, known.declaration)
    game.modes = (Mode("duel", "対戦", "duel", (2,)), Mode("quick", "速戦", "quick", (2,)))
    decks = [legal(game), legal(game)]

    assert [check_seats(game, decks, house).name for house in ({}, {"life": "10"}, {"life": "9"})] == [
        "duel", "quick", "duel",
    ]  # fmt: skip


def test_402_2_the_cards_at_fault_are_named() -> None:
    game = load("magical_duel")
    zones = legal(game)
    zones["deck"] = [*zones["deck"][:-5], *["NS1-004"] * 5]

    assert ("402.2a", ("NS1-004",)) in [(fault.clause, fault.cards) for fault in deck_faults(game, zones)]
    assert shape_faults(game, zones) == []
