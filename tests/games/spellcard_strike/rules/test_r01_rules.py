"""1.1 ルール原則, 1.2 ゲームのプレイ: principles, decks, and how a game ends."""

from __future__ import annotations

import pytest

from kirifuda.games.spellcard_strike.rulebook import RULEBOOK
from kirifuda.games.spellcard_strike.rules.r01_02_decks import broken_clauses
from kirifuda.games.spellcard_strike.zones import DECK
from kirifuda.ledger.proofs import clauses
from tests.games.spellcard_strike.rules.positions import Position, card, deck, pool_with, result, with_abilities
from tests.toys.driving import choose, offered_with_numbers
from tests.toys.strike_making import deals, declared, number, plan, with_spell


def standing(house: dict[str, str] | None = None) -> Position:
    """One striker each, far from each other."""
    position = Position(house=house)
    position.striker(0, "scout", 1)
    position.striker(1, "scout", 18)
    return position


def test_1_1_6_1_a_number_left_to_the_player_is_positive() -> None:
    spell = plan("burst", deals(1), map=".....\n.rrr.\n..@..\n.....\n.....")
    spell.letters = ("n", "m")
    spell.limits = (("n", number(3)),)
    position = Position(with_spell(card("burst"), spell))
    position.striker(0, "scout", 5)
    position.striker(1, "scout", 9)
    (burst,) = position.hand(0, "burst")
    game = position.begin()

    choose(game, "spell", burst)

    assert [value for _, value in offered_with_numbers(game, "number")] == [1, 2, 3]
    choose(game, "number", number=2)
    assert [value for _, value in offered_with_numbers(game, "number")] == list(range(1, 21)), "the second letter"


def test_1_1_6_1_an_ability_may_leave_two_numbers_to_the_player() -> None:
    spell = plan("burst", deals(1), map=".....\n.rrr.\n..@..\n.....\n.....")
    spell.letters = ("n", "m")
    spell.limits = (("n", number(2)), ("m", number(4)))
    position = Position(with_abilities(card("burster"), declared("burst", spell)))
    burster = position.striker(0, "burster", 5)
    position.striker(1, "scout", 9)
    game = position.begin()

    choose(game, "ability", burster)
    assert len(offered_with_numbers(game, "number")) == 2
    choose(game, "number", number=1)

    assert len(offered_with_numbers(game, "number")) == 4


def test_1_2_1_two_play_against_each_other() -> None:
    with pytest.raises(ValueError, match=r"1\.2\.1"):
        RULEBOOK.start(pool_with(), [deck(), deck(), deck()], 1, {})


def broken(zones: dict[str, list[str]]) -> list[str]:
    """The clauses that a deck of otherwise unlimited cards breaks."""
    pool = pool_with()
    for made in pool.cards:
        pool.card_at(made.index).deck_limit = 60
    pool.card_at(pool.numbers["lancer"]).deck_limit = 3
    return [each.clause for each in broken_clauses(pool, zones)]


@clauses("1.2.2")
def test_1_2_2_1_a_deck_is_51_spell_cards_and_one_option() -> None:
    right = {"deck": ["scout"] * 50, "ace": ["ace"], "option": ["bell"]}
    assert broken(right) == []

    assert broken({**right, "deck": ["scout"] * 49}) == ["1.2.2.1"]
    assert broken({**right, "option": []}) == ["1.2.2.1"]
    assert broken({**right, "option": ["scout"]}) == ["1.2.2.1"]
    assert broken({**right, "deck": ["scout"] * 49 + ["bell"]}) == ["1.2.2.1"]
    assert broken({**right, "deck": ["scout"] * 49 + ["nobody"]}) == ["1.2.2"]


def test_1_2_2_2_three_of_a_name_the_ace_included() -> None:
    right = {"deck": ["scout"] * 48 + ["lancer"] * 2, "ace": ["lancer"], "option": ["bell"]}
    assert broken(right) == []

    assert broken({**right, "deck": ["scout"] * 47 + ["lancer"] * 3}) == ["1.2.2.2"]


@clauses("1.2.4.1", "1.2.5")
def test_1_2_5_1_winning_or_losing_at_once_is_a_draw() -> None:
    position = standing()
    for player in (0, 1):
        position.game.state.zones[position.game.map.zone(DECK, player)] = ()

    assert result(position.begin()) == ((), "1.2.5.1")
