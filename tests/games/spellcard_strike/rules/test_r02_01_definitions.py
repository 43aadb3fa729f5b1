"""2.1-2.4, 4: players, cards, zones and abilities: what the other rules take for granted."""

from __future__ import annotations

import pytest

from kirifuda.games.spellcard_strike import zones
from kirifuda.games.spellcard_strike.abilities import CHAIN_LONG, TIER_SPELL, TURN
from kirifuda.games.spellcard_strike.cardfile import load_pool
from kirifuda.games.spellcard_strike.rulebook import RULEBOOK
from kirifuda.games.spellcard_strike.rules.common import is_ace, is_striker, opponent, values_of
from kirifuda.games.spellcard_strike.rules.r02_06_damage import Damage
from kirifuda.games.spellcard_strike.rules.r02_07_check_step import CHECK_STEP
from kirifuda.games.spellcard_strike.rules.r04_02_zones import PutInDiscard, PutOnDeck, Remove, ReturnToHand
from kirifuda.games.spellcard_strike.values import SPELL_TYPES
from kirifuda.kernel.changes import BeginLasting, Move
from kirifuda.kernel.game import Game
from kirifuda.kernel.hiding.knowledge import is_seen
from kirifuda.kernel.hiding.view import redact
from kirifuda.kernel.lasting import LastingEffect
from kirifuda.kernel.zones import ZoneKind
from kirifuda.ledger.proofs import clauses
from tests.games.spellcard_strike.rules.positions import (
    AROUND,
    Position,
    card,
    deck,
    pass_chain,
    pool_with,
    started,
)
from tests.toys.driving import choose, do, names, prompt, run_now
from tests.toys.strike_making import DamageShift, deals, plan, with_spell


def table(*cards: str) -> tuple[Position, Game]:
    """A striker each, and cards of the first player's on their way to every zone."""
    position = Position()
    position.striker(0, "scout", 1)
    position.striker(1, "scout", 18)
    position.hand(0, *cards)
    return position, position.begin()


@clauses("2.1.1", "2.1.2", "2.1.2.1", "2.1.2.3", "2.1.3", "2.1.3.1", "2.1.3.2", "5.2.2")
def test_2_1_2_2_the_opponent_is_the_other_player_whoevers_turn_it_is() -> None:
    game = started(4)
    game.decision()

    assert [opponent(game, player) for player in range(game.players)] == [1, 0]
    assert game.turn_player() == game.number("first")
    decision = game.decision()
    assert decision is not None
    assert decision.player == game.turn_player()


@clauses("1.1.4", "2.2.1", "2.2.5", "2.2.5.2")
def test_2_2_2_there_are_spell_cards_and_options_with_whole_numbers() -> None:
    pool = load_pool()
    options = [made for made in pool.cards if pool.card_at(made.index).printed.is_option]

    assert 0 < len(options) < len(pool.cards)
    for made in pool.cards:
        printed = pool.card_at(made.index).printed
        assert all(isinstance(number, int) for number in (printed.rank, printed.pow, printed.defense))
        assert (pool.card_at(made.index).spell is None) == printed.is_option
        assert set(printed.spell_types) <= set(SPELL_TYPES)


@clauses("2.2.3", "2.2.3.2", "2.2.3.3", "2.2.4", "2.3.6", "2.3.7")
def test_2_2_3_1_a_spell_card_on_the_stage_is_a_striker_and_elsewhere_none() -> None:
    position = Position()
    scout = position.striker(0, "scout", 5, acted=True)
    ace = position.striker(0, "ace", 1, "bell")
    position.striker(1, "scout", 18)
    (held,) = position.hand(0, "guard")
    game = position.begin()
    (bell,) = game.state.objects[ace].under

    assert [is_striker(game, id) for id in (scout, ace, bell, held)] == [True, True, False, False]
    assert is_ace(game, ace)
    assert not is_ace(game, scout)
    do(game, ReturnToHand(scout))
    back = game.zone(zones.HAND, 0)[-1]

    assert not is_striker(game, back)
    assert (game.state.objects[back].position, game.state.objects[back].place) == (0, -1), "states are lost"
    assert values_of(game, back).pow == 2, "information stays"


@clauses("2.3.1", "2.3.4", "2.3.9", "4.1.1", "4.1.3")
def test_2_3_3_the_stage_is_shared_and_every_other_zone_is_a_players() -> None:
    game = started(4)

    for kind in zones.ZONES:
        if kind is not zones.CHAIN:
            assert kind.shared == (kind is zones.STAGE)
    assert game.map.zone(zones.STAGE, 0) == game.map.zone(zones.STAGE, 1)
    assert game.map.zone(zones.HAND, 0) != game.map.zone(zones.HAND, 1)


def test_2_3_2_the_zones_of_the_book() -> None:
    book = (zones.STAGE, zones.DECK, zones.HAND, zones.DISCARD, zones.SCORE, zones.REMOVED, zones.RULES, zones.EFFECTS)

    assert all(kind in zones.ZONES for kind in book)


@clauses("4.1.2", "4.1.2.1", "4.1.2.2", "4.4.2", "4.4.2.1", "4.4.2.2", "4.5.2", "4.5.2.1", "4.5.2.2", "4.7.2")
@clauses("4.7.2.1", "4.7.2.2", "4.8.2", "4.8.2.1", "4.4.1")
@pytest.mark.parametrize("kind", [zones.STAGE, zones.DISCARD, zones.SCORE, zones.RULES, zones.EFFECTS])
def test_4_1_2_public_zones_are_seen_by_everybody(kind: ZoneKind) -> None:
    position, game = table("giant")
    (held,) = game.zone(zones.HAND, 0)
    assert not is_seen(game.map, game.state.objects[held], 1)

    if kind is not zones.STAGE:
        do(game, Move(held, game.map.zone(kind, 0)))
    (there, *_) = game.zone(kind, 0)

    for viewer in (-1, 0, 1):
        view = redact(game, viewer)
        assert view.state.objects[there].card >= 0
        assert len(view.zone(kind, 0)) == len(game.zone(kind, 0))
    assert position.game is game


@clauses("4.2.2", "4.2.2.2", "4.2.2.3", "4.2.3", "4.6.2", "4.6.2.2", "4.6.2.3", "4.6.1", "4.6.2.1")
@pytest.mark.parametrize("kind", [zones.DECK, zones.REMOVED])
def test_4_2_2_1_nobody_looks_into_the_deck_or_at_what_is_removed(kind: ZoneKind) -> None:
    position = Position()
    position.striker(0, "scout", 1)
    position.striker(1, "scout", 18)
    position.put(0, kind, "giant")
    game = position.begin()
    game.decision()

    for viewer in (-1, 0, 1):
        view = redact(game, viewer)
        assert {view.state.objects[id].card for id in view.zone(kind, 0)} == {-1}
        assert len(view.zone(kind, 0)) == len(game.zone(kind, 0))
    assert kind.ordered


@clauses("4.3.2", "4.3.2.2", "4.3.2.3", "4.3.3", "4.4.3", "4.5.3", "4.5.2.4")
def test_4_3_2_1_a_hand_is_seen_by_its_player_and_counted_by_everybody() -> None:
    _, game = table("giant", "guard")
    game.decision()

    mine = redact(game, 0)
    assert all(mine.state.objects[id].card >= 0 for id in mine.zone(zones.HAND, 0))
    for viewer in (-1, 1):
        view = redact(game, viewer)
        assert [view.state.objects[id].card for id in view.zone(zones.HAND, 0)] == [-1, -1]
    assert not zones.HAND.ordered
    assert not zones.SCORE.ordered


@clauses("4.8.2.3", "4.8.2.2")
def test_4_8_2_3_the_effect_zone_keeps_its_order() -> None:
    _, game = table("giant", "guard")
    for held in game.zone(zones.HAND, 0):
        do(game, Move(held, game.map.zone(zones.EFFECTS, 0)))

    assert names(game, zones.EFFECTS, 0) == ["giant", "guard"]
    assert zones.EFFECTS.ordered


@clauses("4.2.1", "4.3.1")
@pytest.mark.parametrize(
    ("made", "zone"),
    [(ReturnToHand, zones.HAND), (PutInDiscard, zones.DISCARD), (Remove, zones.REMOVED), (PutOnDeck, zones.DECK)],
)
def test_2_3_8_an_option_that_cannot_be_there_is_removed(made: type[ReturnToHand], zone: ZoneKind) -> None:
    position = Position()
    ace = position.striker(0, "ace", 1, "bell")
    position.striker(0, "scout", 5)
    position.striker(1, "scout", 18)
    game = position.begin()
    (bell,) = game.state.objects[ace].under

    do(game, made(bell))

    assert names(game, zones.REMOVED, 0) == ["bell"]
    if zone is not zones.REMOVED:
        assert "bell" not in names(game, zone, 0)
    spells = pool_with()
    option = spells.numbers["bell"]
    for kind in (zones.DECK, zones.HAND, zones.DISCARD):
        assert not RULEBOOK.may_lie(game, option, kind, deck())
    assert RULEBOOK.may_lie(game, option, zones.STAGE, deck())
    assert not RULEBOOK.may_lie(game, spells.numbers["scout"], zones.OPTION, deck())


@clauses("2.4.1", "2.4.2", "2.4.6", "2.4.8", "2.4.4.1", "2.4.4.2")
@pytest.mark.parametrize(("until", "survives"), [(TURN, True), (CHAIN_LONG, False)])
def test_2_4_4_2_what_waits_for_something_does_so_as_long_as_its_effect_lasts(until: str, survives: bool) -> None:
    shield = DamageShift("next", -3, lambda scope, event: event.number > 0)
    shield.once = True
    shield.tier = TIER_SPELL
    nothing = with_spell(card("nothing"), plan("nothing", deals(0), map=AROUND))
    position = Position(nothing)
    position.striker(0, "scout", 9)
    position.striker(0, "scout", 0)
    enemy = position.striker(1, "scout", 13)
    position.striker(1, "scout", 18)
    position.game.pool.add_ability(shield)
    (held,) = position.hand(0, "nothing")
    game = position.begin()
    do(game, BeginLasting(LastingEffect(None, shield, enemy, 1, (), until)))

    choose(game, "spell", held)
    pass_chain(game)
    do(game, Damage(enemy, 3, "spell", (enemy,)))
    run_now(game, CHECK_STEP)
    assert (enemy in game.state.objects) == survives
    if survives:
        do(game, Damage(enemy, 3, "spell", (enemy,)))
        run_now(game, CHECK_STEP)
        assert enemy not in game.state.objects, "it applies once"


@clauses("2.7.1")
def test_2_7_2_a_check_step_without_anything_due_changes_nothing() -> None:
    _, game = table()
    before = prompt(game)

    run_now(game, CHECK_STEP)

    assert prompt(game) == before
    assert game.state.result is None
