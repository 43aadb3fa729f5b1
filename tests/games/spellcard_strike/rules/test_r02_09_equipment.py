"""2.8 召喚と退場, 2.9 装備, 2.10 ルールスペルカード, 5.5 コマンダーフェイズ, 7 コスト."""

from __future__ import annotations

import pytest

from kirifuda.games.spellcard_strike.keywords.k10_09_protection import protection
from kirifuda.games.spellcard_strike.rules.common import strikers, values_of
from kirifuda.games.spellcard_strike.rules.r02_02_states import TakeControl
from kirifuda.games.spellcard_strike.rules.r05_05_commander_phase import RETIRING_STRIKER
from kirifuda.games.spellcard_strike.values import ATTRIBUTE_BITS, StrikerCard
from kirifuda.games.spellcard_strike.zones import DISCARD, RULES
from kirifuda.kernel.event import NOTHING
from kirifuda.kernel.legality import failures
from kirifuda.ledger.proofs import clauses
from tests.games.spellcard_strike.rules.positions import AROUND, Position, card, pass_chain, with_abilities
from tests.toys.driving import choose, do, names, offered_with_numbers, prompt
from tests.toys.strike_making import Shift, one, plan, shifts, with_spell

WIDE = AROUND.replace("@", "*")


def cloak() -> StrikerCard:
    """Equipment: the wearer has one more POW."""
    spell = plan("cloak", shifts(Shift("cloak", "POW", 1), "equipment"), map=WIDE, lasting="equipment")
    spell.targets = (one(enemies=False),)
    return with_spell(card("cloak"), spell)


def custom(key: str = "custom", number: int = 1) -> StrikerCard:
    """A rule card that strengthens the caster; enough to see when it holds."""
    spell = plan(key, shifts(Shift(key, "POW", number), "rule"), map=WIDE, lasting="rule")
    spell.targets = (one(enemies=False),)
    return with_spell(card(key), spell)


def cast(position: Position, held: int, target: int) -> None:
    """Cast a spell with whoever is there on a target, and let it resolve."""
    game = position.game
    choose(game, "spell", held)
    if prompt(game) == "caster":
        choose(game, "cast", target)
    if prompt(game) == "target":
        choose(game, "target", target)
    pass_chain(game)


def test_2_9_3_2_any_number_of_spells_can_be_worn() -> None:
    position = Position(cloak())
    scout = position.striker(0, "scout", 5)
    position.striker(0, "guard", 0)
    position.striker(1, "scout", 18)
    held = position.hand(0, "cloak", "cloak")
    game = position.begin()

    for id in held:
        cast(position, id, scout)

    assert values_of(game, scout).pow == 4


@clauses("3.3.8", "3.5.3", "3.9.2", "2.2.4.3", "3.9.1", "3.2.1.2")
def test_2_9_4_a_striker_has_its_options_numbers_and_attributes() -> None:
    position = Position()
    ace = position.striker(0, "ace", 5, "bell")
    position.striker(1, "scout", 18)
    game = position.begin()
    values = values_of(game, ace)

    assert (values.rank, values.pow, values.defense) == (4, 4, 6)
    assert values.attributes == ATTRIBUTE_BITS["神"] | ATTRIBUTE_BITS["魔"]


@clauses("4.7.3", "2.10.3")
@pytest.mark.parametrize(("kept", "power"), [("first", 3), ("second", 4)])
def test_4_7_3_1_of_two_rule_cards_one_is_kept(kept: str, power: int) -> None:
    position = Position(custom("first", 1), custom("second", 2))
    scout = position.striker(0, "scout", 5)
    position.striker(0, "guard", 3)
    position.striker(1, "scout", 18)
    held = position.hand(0, "first", "second")
    game = position.begin()

    for id in held:
        cast(position, id, scout)
    assert prompt(game) == "rule_card"
    (keeping,) = [id for id, _ in offered_with_numbers(game, "keep") if values_of(game, id).name == kept]
    choose(game, "keep", keeping)

    assert names(game, RULES, 0) == [kept]
    assert values_of(game, scout).pow == power
    assert names(game, DISCARD, 0) == [name for name in ("first", "second") if name != kept]


@pytest.mark.parametrize(("house", "count"), [("retires", 1), ("stays", 0)])
def test_10_9_1_protection_and_retirement_by_the_reading_in_force(house: str, count: int) -> None:
    position = Position(
        with_abilities(card("saint"), protection("saint/0")), house={"protection_and_retirement": house}
    )
    saint = position.striker(0, "saint", 1)
    position.striker(0, "scout", 5)
    position.striker(1, "scout", 18)
    game = position.begin(step="5.2.3")
    game.decision()
    game.state.variables["phase"] = "commander"
    game.state.variables["turn_player"] = 0

    assert len(failures(RETIRING_STRIKER.conditions(game, saint), game, 0, saint)) == 1 - count


@clauses("2.2.4.1")
def test_4_1_4_1_control_of_a_seventh_striker_is_not_taken() -> None:
    position = Position()
    for place in (1, 4, 5, 6, 7):
        position.striker(0, "scout", place)
    first = position.striker(1, "ace", 18, "bell")
    second = position.striker(1, "scout", 17)
    position.striker(1, "scout", 16)
    game = position.begin()

    assert do(game, TakeControl(first, 0)) != (NOTHING,)
    assert do(game, TakeControl(second, 0)) == (NOTHING,)

    assert len(strikers(game, 0)) == 6
    assert {game.state.objects[id].controller for id in game.state.objects[first].under} == {0}
