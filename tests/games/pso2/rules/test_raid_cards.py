"""R.22 to R.31: what cards say and do in a raid, and who is asked."""

from __future__ import annotations

import pytest

from kirifuda.customs.turns import phase
from kirifuda.effects.plans.shapes import player_target
from kirifuda.games.pso2.keywords.k302_01_war_cry import war_cry
from kirifuda.games.pso2.rulebook import RULEBOOK
from kirifuda.games.pso2.rules.common import answerer, is_out, player_card, row_of
from kirifuda.games.pso2.rules.r213_damage import LIFE, Damage, damage_on
from kirifuda.games.pso2.rules.r301_keyword_actions import CHOOSE_OPPONENT
from kirifuda.games.pso2.rules.r301_recovery import RECOVER
from kirifuda.games.pso2.rules.r400_zones import Discard, Draw, ReturnToHand
from kirifuda.games.pso2.rules.r403_field import Destroy
from kirifuda.games.pso2.values import PsoCard
from kirifuda.games.pso2.zones import (
    BACK,
    DECK,
    DISCARD,
    FIELD,
    HAND,
)
from kirifuda.kernel.changes import Occur
from kirifuda.kernel.event import NOTHING, Event
from kirifuda.kernel.flow import NEXT, Call, Flow
from kirifuda.kernel.game import Game
from kirifuda.kernel.state import Frame
from kirifuda.ledger.proofs import clauses
from tests.games.pso2.rules.positions import Position, character, is_off, settle, skip_to, with_abilities
from tests.games.pso2.rules.raiding import attack
from tests.toys.driving import asked, choose, choose_several, do, names, offered_with_numbers, pass_all, prompt, run_now
from tests.toys.pso2_making import (
    When,
    active,
    chosen,
    deals,
    does,
    noted,
    notes,
    procedure,
    targets,
    triggered,
)


@clauses("406.2.4", "R.14")
def test_406_2_4_what_the_boss_cannot_play_goes_to_its_discard_pile() -> None:
    rain = active("rain", deals(1), target=targets())
    position = Position(rain, party=1)
    position.deck_of(1, "guard", "rain")
    game = position.begin(1, "R.11")

    skip_to(game, "pp")

    assert names(game, DISCARD, 1) == ["rain"]


# Special rules


@clauses("R.22", "302.1b")
def test_r_22_war_cry_helps_other_members() -> None:
    position = Position(with_abilities(character("hana", 1, 9), war_cry("hana 0")), party=2)
    hana = position.field(0, "hana")
    position.deck_of(2)
    game = position.begin(2, "R.11")

    assert (prompt(game), asked(game)) == ("action", 0)
    choose(game, "activate", hana)
    skip_to(game, "pp")

    assert [len(game.zone(DISCARD, seat)) for seat in (0, 1)] == [0, 0]


@clauses("R.23", "302.9")
def test_r_23_recovery_reaches_other_members() -> None:
    position = Position(party=2)
    position.discards(1, "giant", "pike")
    hurt = position.field(1, "giant")
    game = position.begin()
    do(game, Damage(hurt, 3))

    run_now(game, RECOVER, {"number": 2}, 0)
    assert {id for id, _ in offered_with_numbers(game, "refill")} == {player_card(game, 1)}
    choose(game, "refill", player_card(game, 1))
    assert asked(game) == 0
    choose_several(game, *[id for id, _ in offered_with_numbers(game, "recover")])
    assert len(game.zone(DECK, 1)) == 22

    run_now(game, RECOVER, {"number": 2}, 0)
    assert row_of(game, hurt) != BACK


@clauses("R.24")
def test_r_24_a_boss_card_that_returns_to_the_hand_goes_on_top_of_the_deck() -> None:
    position = Position(party=1)
    first, second = position.field(1, "giant"), position.field(1, "pike")
    game = position.begin()

    do(game, ReturnToHand(first), ReturnToHand(second))
    assert (prompt(game), asked(game)) == ("order", 0)
    choose_several(game, second, first)

    assert names(game, DECK, 1)[-2:] == ["pike", "giant"]
    assert game.zone(HAND, 1) == ()


@clauses("R.25", "R.26", "R.27")
def test_r_25_a_boss_that_is_made_to_draw_plays_after_the_effect() -> None:
    gift = active("gift", does(lambda game, frame: [Draw(1), Draw(1)]), notes("g"))
    position = Position(gift, party=1)
    position.deck_of(1, "guard", "pike", "giant")
    position.hand(0, "gift")
    game = position.begin()

    choose(game, "play")

    assert noted(game) == "g"
    assert names(game, FIELD, 1) == ["giant", "pike"] or names(game, FIELD, 1) == ["pike", "giant"]
    assert game.zone(HAND, 1) == ()
    assert do(game, Discard(player_card(game, 1))) == (NOTHING,)


@pytest.mark.parametrize(("reading", "cries"), [("always", True), ("never", False)])
@clauses("302.1b", "R.31")
def test_302_1b_the_bosss_side_cries_out_once_for_each_attack(reading: str, cries: bool) -> None:
    position = Position(
        with_abilities(character("bell", 1, 9), war_cry("bell 0")), party=1, house={"boss_war_cry": reading}
    )
    giant = position.field(0, "giant")
    first, second = position.field(1, "bell"), position.field(1, "bell")
    game = position.begin()

    attack(game, giant, player_card(game, 1))
    if cries:
        assert (prompt(game), asked(game)) == ("war_cry", 0)
        choose(game, "activate", second)

    assert damage_on(game, first) == 0
    assert not is_off(game, first)
    assert damage_on(game, second) == (4 if cries else 0)
    assert game.number(LIFE) == (20 if cries else 16)


@pytest.mark.parametrize(("reading", "seats"), [("everyone", [1, 2]), ("turn_player_and_boss_turn", [])])
@clauses("103.6.1.6", "103.6.1.7")
def test_103_6_1_6_in_a_raid_the_right_goes_round_the_seats(reading: str, seats: list[int]) -> None:
    position = Position(active("wait", notes("w")), party=3, house={"raid_right_to_act": reading})
    for seat in (0, 1, 2):
        position.hand(seat, "wait")
    game = position.begin()

    choose(game, "play")
    order: list[int] = []
    while noted(game) == "":
        order.append(asked(game))
        choose(game, "pass")

    assert order == seats
    pass_all(game)


@pytest.mark.parametrize(("reading", "count"), [("party_chooses", 2), ("target_player", 1)])
@clauses("R.31", "101.2.1")
def test_r_31_one_opponent_of_the_boss_is_chosen_by_the_party(reading: str, count: int) -> None:
    position = Position(party=2, house={"boss_opponent": reading})
    game = position.begin()

    found: list[object] = []

    def call(game: Game, frame: Frame) -> Flow:
        return Call(CHOOSE_OPPONENT, into="who", player=2)

    def report(game: Game, frame: Frame) -> Flow:
        found.append(frame.slots["who"])
        return NEXT

    run_now(game, procedure("who", call, report))
    if count == 2:
        assert (prompt(game), asked(game)) == ("opponent", 0)
        assert len(offered_with_numbers(game, "player")) == 2
        choose(game, "player", number=1)

    assert found == [(player_target(count - 1),)]
    assert answerer(game, 2) == 0


# What the boss leaves to nobody


@pytest.mark.parametrize(("reading", "life"), [("always", 20), ("party_decides", 18)])
@clauses("R.31", "G.23", "506.5.2", "506.6.1.1")
def test_r_31_the_boss_always_uses_weapons_and_armour(reading: str, life: int) -> None:
    position = Position(party=1, house={"boss_optional_effects": reading})
    scout = position.field(0, "scout")
    position.wear(position.person(1), "sword", "mail")
    game = position.begin()

    attack(game, scout, player_card(game, 1))
    if reading == "party_decides":
        assert (prompt(game), asked(game)) == ("weapon", 0)
        game.answer(())
        assert (prompt(game), asked(game)) == ("replacement", 0)
        choose(game, "decline")

    assert game.number(LIFE) == life
    assert scout not in game.state.objects


@clauses("406.2.1", "R.07")
def test_406_2_1_in_the_bosss_turn_its_triggers_go_first_then_the_seats() -> None:
    def bell(name: str) -> PsoCard:
        starts = When("occur", lambda scope, event: isinstance(event, Occur) and event.moment == "turn_start")
        return with_abilities(character(name, 0, 9), triggered(name + " 0", starts, notes(name)))

    position = Position(*[bell(name) for name in "abc"], party=2)
    for seat, name in enumerate("abc"):
        position.field(seat, name)
    position.deck_of(2)
    game = position.begin(2, "R.11")

    assert noted(game)[:3] == "bac"


@clauses("R.25")
def test_r_25_owed_cards_are_played_one_after_the_other() -> None:
    gift = active("gift", does(lambda game, frame: [Draw(1), Draw(1)]))
    position = Position(gift, active("x", notes("x")), active("y", notes("y")), active("wait", notes("w")), party=1)
    position.deck_of(1, "guard", "y", "x")
    position.hand(0, "gift", "wait")
    game = position.begin()

    choose(game, "play", game.zone(HAND, 0)[0])
    pass_all(game)

    assert noted(game) == "xy"


@clauses("101.6", "R.10")
def test_101_6_whoever_gives_up_is_asked_nothing_more() -> None:
    position = Position(party=2)
    position.hand(0, "pike")
    game = position.begin(step="503.1")
    assert (prompt(game), asked(game)) == ("pp", 0)

    RULEBOOK.surrender(game, 0).apply(game)
    game.asking = None

    assert asked(game) == 1
    assert is_out(game, 0)
    assert game.turn_player() == 1


@clauses("R.15", "506.3.2")
def test_r_15_what_a_battle_that_ended_early_has_left_is_processed_before_the_next_attack() -> None:
    seen: list[str] = []

    def look(game: Game, frame: Frame) -> list[Event]:
        seen.append(phase(game))
        return []

    slay = active("slay", does(lambda game, frame: [Destroy(id) for id in chosen(frame)]), target=targets())
    position = Position(slay, active("look", does(look)), party=1)
    position.field(1, "pike")
    position.field(1, "giant")
    position.deck_of(1)
    seer, killer = position.hand(0, "look", "slay")
    game = position.begin(1, "R.11")
    while game.number("attacker") != game.zone(FIELD, 1)[0]:
        choose(game, "pass")

    choose(game, "play", seer)
    choose(game, "play", killer)
    choose_several(game, game.number("attacker"))
    while not seen:
        choose(game, "pass")

    assert seen == ["main"]


@clauses("R.10")
def test_r_10_nothing_of_a_fallen_player_waits_any_more() -> None:
    watches = triggered("x 0", When("damage"), notes("x"))
    position = Position(with_abilities(character("x", 1, 9), watches), party=2)
    position.field(1, "x")
    position.deck_of(1, "guard")
    game = position.begin()

    do(game, Damage(player_card(game, 1), 1))
    before = len(game.state.waiting)
    settle(game)

    assert (before, len(game.state.waiting)) == (1, 0)
    assert noted(game) == ""
