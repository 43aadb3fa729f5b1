"""N-12 スキル."""

from __future__ import annotations

import pytest

from kirifuda.games.lyrical.keywords.n12_1_schneller import schneller
from kirifuda.games.lyrical.keywords.n12_2_initiative import initiative
from kirifuda.games.lyrical.keywords.n12_3_dringen import dringen
from kirifuda.games.lyrical.rules.n00_moving import Act
from kirifuda.games.lyrical.rules.n09_damage import Damage, damage_on
from kirifuda.games.lyrical.zones import DECK, DISCARD, FIELD
from kirifuda.kernel.game import Game
from kirifuda.ledger.proofs import clauses
from tests.games.lyrical.rules.positions import Position, character, deals, effect, item, targets, to_each, trick, upper
from tests.toys.driving import choose, choose_several, do, names, offered, pass_all, result
from tests.toys.lyrical_making import Lessens
from tests.toys.making import notes


def battle(game: Game, attacker: int, guard: int) -> None:
    """One attacks, the other guards."""
    choose(game, "attack", attacker)
    choose(game, "guard", guard)


def decks(game: Game) -> list[int]:
    """How many cards are in the decks."""
    return [len(game.zone(DECK, player)) for player in (0, 1)]


@clauses("N-12.0", "N-12.1", "N-1.5")
def test_n_12_1_schneller_attacks_and_uses_effects_in_the_turn_of_entering() -> None:
    position = Position(character("hare", 1, 5, schneller("hare 0"), effect("hare 1", "0/0", notes("e"))))
    position.hand(0, "hare")
    game = position.begin()
    choose(game, "set")
    (id,) = game.zone(FIELD, 0)

    assert (offered(game, "attack"), offered(game, "effect")) == ([id], [id])


@clauses("N-12.1", "N-2.5")
def test_n_12_1_schneller_attacks_and_uses_effects_in_the_turn_of_setting_up() -> None:
    position = Position(upper("hare", "runner", 1, 5, schneller("hare 0"), effect("hare 1", "0/0", notes("e"))))
    id = position.field(0, "runner", new=True)
    position.hand(0, "hare")
    game = position.begin()
    assert offered(game, "attack") == []
    choose(game, "set_up")

    assert (offered(game, "attack"), offered(game, "effect")) == ([id], [id])


@clauses("N-12.1", "N-3.1")
def test_n_12_1_schneller_of_an_item_is_the_bearers() -> None:
    position = Position(item("wings", schneller("wings 0")))
    id = position.field(0, "runner", new=True)
    position.hand(0, "wings")
    game = position.begin()
    choose(game, "set")

    assert offered(game, "attack") == [id]


@clauses("N-12.2")
@pytest.mark.parametrize("attacking", [True, False])
def test_n_12_2_initiative_deals_first_and_takes_nothing_from_whom_it_discards(attacking: bool) -> None:
    position = Position(character("fox", 3, 1, initiative("fox 0")), character("hen", 4, 3))
    fox = position.field(0 if attacking else 1, "fox")
    hen = position.field(1 if attacking else 0, "hen")
    game = position.begin()
    battle(game, *((fox, hen) if attacking else (hen, fox)))

    assert names(game, FIELD, 0 if attacking else 1) == ["fox"]
    assert names(game, DISCARD, 1 if attacking else 0) == ["hen"]
    assert damage_on(game, fox) == 0
    assert game.state.objects[fox].position == 1


@clauses("N-12.2")
def test_n_12_2_whom_it_does_not_discard_strikes_back() -> None:
    position = Position(character("fox", 2, 5, initiative("fox 0")), character("hen", 4, 3))
    fox, hen = position.field(0, "fox"), position.field(1, "hen")
    game = position.begin()
    battle(game, fox, hen)

    assert (damage_on(game, fox), damage_on(game, hen)) == (4, 2)


@clauses("N-12.2")
def test_n_12_2_two_with_initiative_strike_together() -> None:
    position = Position(character("fox", 3, 1, initiative("fox 0")), character("owl", 1, 3, initiative("owl 0")))
    fox, owl = position.field(0, "fox"), position.field(1, "owl")
    game = position.begin()
    battle(game, fox, owl)

    assert (names(game, FIELD, 0), names(game, FIELD, 1)) == ([], [])


@clauses("N-12.2", "N-9.8")
def test_n_12_2_an_acted_one_deals_nothing_first() -> None:
    position = Position(
        character("fox", 3, 1, initiative("fox 0")),
        character("hen", 4, 3),
        trick("sleep", to_each(Act), target=targets()),
    )
    fox, hen = position.field(0, "fox"), position.field(1, "hen")
    position.hand(1, "sleep")
    game = position.begin()
    battle(game, fox, hen)
    choose(game, "use")
    choose_several(game, fox)

    assert (names(game, FIELD, 0), names(game, FIELD, 1)) == ([], ["hen"])
    assert damage_on(game, hen) == 0


@clauses("N-12.3")
@pytest.mark.parametrize("attacking", [True, False])
def test_n_12_3_dringen_sends_on_what_is_too_much_attacking_and_guarding(attacking: bool) -> None:
    position = Position(character("pike", 5, 9, dringen("pike 0")))
    pike = position.field(0 if attacking else 1, "pike")
    runner = position.field(1 if attacking else 0, "runner")
    game = position.begin()
    battle(game, *((pike, runner) if attacking else (runner, pike)))

    assert decks(game) == ([20, 18] if attacking else [18, 20])
    assert names(game, DISCARD, 1 if attacking else 0) == (["wall", "wall", "runner"])


@clauses("N-12.3")
def test_n_12_3_the_excess_is_counted_beyond_the_durability_that_was_left() -> None:
    position = Position(character("pike", 5, 9, dringen("pike 0")))
    pike, wall = position.field(0, "pike"), position.field(1, "wall")
    game = position.begin()
    do(game, Damage(wall, 4))
    battle(game, pike, wall)

    assert decks(game) == [20, 17]


@clauses("N-12.3")
def test_n_12_3_exactly_enough_or_too_little_sends_nothing() -> None:
    position = Position(character("pike", 5, 9, dringen("pike 0")), character("five", 0, 5))
    pike, five = position.field(0, "pike"), position.field(1, "five")
    game = position.begin()
    battle(game, pike, five)

    assert decks(game) == [20, 20]
    assert names(game, FIELD, 1) == []


@clauses("N-12.3")
def test_n_12_3_only_damage_of_a_battle_is_meant() -> None:
    shot = effect("pike 1", "0/0", deals(9), target=targets())
    position = Position(character("pike", 5, 9, dringen("pike 0"), shot))
    pike, runner = position.field(0, "pike"), position.field(1, "runner")
    game = position.begin()
    choose(game, "effect", pike)
    choose_several(game, runner)
    pass_all(game)

    assert names(game, DISCARD, 1) == ["runner"]
    assert decks(game) == [20, 20]


@clauses("N-12.3")
def test_n_12_3_damage_that_is_lessened_leaves_less_to_send_on() -> None:
    position = Position(character("pike", 5, 9, dringen("pike 0")), character("shell", 0, 1, Lessens("shell 0", 2)))
    pike, shell = position.field(0, "pike"), position.field(1, "shell")
    game = position.begin()
    battle(game, pike, shell)

    assert decks(game) == [20, 18]


@clauses("N-12.3", "N-12.2", "N-11.1")
def test_n_12_3_with_initiative_the_excess_comes_with_the_first_blow() -> None:
    position = Position(character("pike", 5, 1, dringen("pike 0"), initiative("pike 1")))
    pike, runner = position.field(0, "pike"), position.field(1, "runner")
    position.deck_of(1, "wall")
    game = position.begin()
    battle(game, pike, runner)

    assert result(game) == ((0,), "empty_deck")
    assert damage_on(game, pike) == 0


@clauses("N-12.4", "N-2.1")
def test_n_12_4_a_card_with_setup_is_not_set_alone() -> None:
    position = Position(upper("hare", "runner", 1, 5))
    position.hand(0, "hare")
    game = position.begin()

    assert (offered(game, "set"), offered(game, "set_up")) == ([], [])
