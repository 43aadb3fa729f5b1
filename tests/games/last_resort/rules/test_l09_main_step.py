"""L-9 メインステップ, L-14, L-15, L-16."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kirifuda.effects.amounts import FixedAmount
from kirifuda.effects.scope import Scope
from kirifuda.games.last_resort.abilities import CostChange, StaticAbility
from kirifuda.games.last_resort.keywords.k19_02_rush import rush
from kirifuda.games.last_resort.rules.common import area_of
from kirifuda.games.last_resort.rules.l09_actions import CAN_SUMMON, CAN_USE
from kirifuda.games.last_resort.rules.l09_costs import TapPart, price
from kirifuda.games.last_resort.rules.l15_putting import PUTTING
from kirifuda.games.last_resort.values import CREATURE, ResortCard
from kirifuda.games.last_resort.zones import ATTACK, DEFENCE, FIELD, GRAVEYARD, HAND, MANA
from kirifuda.kernel.event import Event
from kirifuda.kernel.flow import Call, Flow
from kirifuda.kernel.game import Game
from kirifuda.kernel.legality import failures
from kirifuda.kernel.state import Frame
from kirifuda.ledger.proofs import clauses
from tests.games.last_resort.rules.positions import (
    Position,
    activated,
    card,
    creature,
    forbids,
    is_tapped,
    item,
    leader,
    lives,
    n_creature,
    ready,
    spell,
    summon,
    triggered,
    where,
)
from tests.toys.driving import asked, choose, choose_several, names, now, offered, prompt, run_now
from tests.toys.making import Chosen, Doing, Says, When, noted, notes


def guest_of(colours: str, cost: int) -> ResortCard:
    """A creature of some colours."""
    made = card("guest", CREATURE, colours, cost)
    made.printed.toughness = 1
    return made


def test_l_9_0_the_main_step_offers_summons_abilities_the_leader_skill_and_its_end() -> None:
    position = Position(item("drum", 1, activated("drum 0", notes("d"), mana=1)))
    drum = position.attack(0, "drum")
    position.attack(1, "drum")
    (pup,) = position.hand(0, "pup")
    position.hand(1, "pup")
    position.mana(0, 1)
    position.mana(1, 1)
    game = position.begin()

    assert (prompt(game), asked(game)) == ("main", 0)
    assert offered(game, "summon") == [pup]
    assert offered(game, "use") == [drum]
    assert len(offered(game, "skill")) == len(offered(game, "end")) == 1


@pytest.mark.parametrize("area", [ATTACK, DEFENCE])
def test_l_9_1_summoning_taps_mana_and_puts_the_card_into_either_area(area: int) -> None:
    position = Position()
    (wolf,) = position.hand(0, "wolf")
    position.mana(0, 3)
    game = position.begin()

    wolf = summon(game, wolf, area)

    assert area_of(game, wolf) == area
    assert ready(game, 0) == 1
    assert not is_tapped(game, wolf)


def test_l_9_1_without_the_mana_nothing_is_summoned() -> None:
    position = Position()
    (wolf,) = position.hand(0, "wolf")
    position.put(0, MANA, "マナ")
    position.put(0, MANA, "マナ", tapped=True)
    game = position.begin()

    assert offered(game, "summon") == []
    assert [failed.japanese for failed in failures(CAN_SUMMON, game, 0, wolf, 0)] == ["マナが足りない"]


def test_l_9_1_which_mana_is_tapped_is_asked_only_where_it_differs() -> None:
    position = Position()
    (pup,) = position.hand(0, "pup")
    position.mana(0, 2)
    other = position.put(0, MANA, "wolf")
    game = position.begin()

    choose(game, "summon", pup)
    choose(game, "area", number=ATTACK)
    assert prompt(game) == "pay"
    choose_several(game, other)

    assert is_tapped(game, other)
    assert ready(game, 0) == 2


def test_l_9_2_any_number_of_cards_is_summoned_while_mana_lasts() -> None:
    position = Position()
    hand = position.hand(0, "pup", "lamp", "pup", "pup")
    position.mana(0, 3)
    game = position.begin()

    for id in hand[:3]:
        summon(game, id)

    assert names(game, FIELD, 0) == ["pup", "lamp", "pup"]
    assert offered(game, "summon") == []


@clauses("L-10.3", "L-19.2")
def test_l_9_3_what_entered_this_turn_uses_no_tap_ability_unless_it_has_rush() -> None:
    tap = (TapPart("cost"),)
    slow = item("slow", 0, activated("slow 0", notes("s"), parts=tap))
    fast = item("fast", 0, rush("fast 0"), activated("fast 1", notes("f"), parts=tap))
    position = Position(slow, fast)
    old = position.attack(0, "slow")
    hand = position.hand(0, "slow", "fast")
    game = position.begin()

    new, quick = [summon(game, id) for id in hand]

    assert offered(game, "use") == [old, quick]
    assert [failed.clause for failed in failures(CAN_USE, game, 0, new, 0)] == ["L-9.3"]
    choose(game, "use", quick)
    assert (noted(game), is_tapped(game, quick)) == ("f", True)
    assert offered(game, "use") == [old]


@clauses("L-17.3")
def test_l_9_4_mana_abilities_are_used_as_often_as_paid_from_the_first_turn_on() -> None:
    position = Position(creature("smith", 1, 1, 1, activated("smith 0", notes("x"), mana=2)))
    (smith,) = position.hand(0, "smith")
    position.mana(0, 6)
    game = position.begin()

    smith = summon(game, smith)
    choose(game, "use", smith)
    choose(game, "use", smith)

    assert noted(game) == "xx"
    assert ready(game, 0) == 1
    assert offered(game, "use") == []


def test_l_9_4_a_text_may_allow_an_ability_only_so_often_a_turn() -> None:
    position = Position(item("drum", 1, activated("drum 0", notes("d"), mana=1, times=1)))
    drum = position.attack(0, "drum")
    position.mana(0, 3)
    game = position.begin()

    choose(game, "use", drum)

    assert offered(game, "use") == []
    assert [failed.japanese for failed in failures(CAN_USE, game, 0, drum, 0)] == ["このターンにもう使っている"]


def test_l_9_7_a_creature_enters_and_what_waits_for_that_triggers() -> None:
    position = Position(creature("herald", 1, 1, 1, triggered("herald 0", When("enter"), notes("e"))))
    (herald,) = position.hand(0, "herald")
    position.mana(0, 1)
    game = position.begin()

    summon(game, herald)

    assert noted(game) == "e"


def test_l_9_1_a_card_that_an_effect_forbids_is_not_summoned() -> None:
    position = Position(item("lock", 1, forbids("lock 0", Doing("summon", lambda s, a, b: a == -1))))
    position.attack(1, "lock")
    (pup,) = position.hand(0, "pup")
    position.mana(0, 1)
    game = position.begin()

    assert offered(game, "summon") == []
    assert [failed.clause for failed in failures(CAN_SUMMON, game, 0, pup, 0)] == ["L-9.1"]


def test_l_9_1_effects_change_what_summoning_costs() -> None:
    cheap = StaticAbility("fair 0")
    cheap.cost_changes = (CostChange(Chosen(lambda scope: list(scope.game.zone(HAND, scope.player))), FixedAmount(-1)),)
    cheap.file()
    position = Position(item("fair", 1, cheap))
    position.attack(0, "fair")
    wolf, lamp = position.hand(0, "wolf", "lamp")
    position.mana(0, 1)
    game = position.begin()

    assert (price(game, wolf, 0), price(game, lamp, 0)) == (1, 0)
    summon(game, wolf)
    assert ready(game, 0) == 0
    summon(game, lamp)
    assert names(game, FIELD, 0) == ["fair", "wolf", "lamp"]


# L-14


@clauses("L-1.16")
@pytest.mark.parametrize(
    ("colours", "house", "life"),
    [("青", "", 19), ("赤", "", 20), ("赤青", "", 20), ("", "no_penalty", 20), ("", "penalty", 19)],
)
def test_l_14_1_another_colour_than_the_leaders_loses_one_life(colours: str, house: str, life: int) -> None:
    position = Position(guest_of(colours, 1), house={"colourless_cards": house} if house else {})
    (guest,) = position.hand(0, "guest")
    position.mana(0, 1)
    game = position.begin()

    choose(game, "summon", guest)
    choose(game, "area", number=DEFENCE)

    assert lives(game) == (life, 20)


def test_l_14_1_it_stops_no_summon_even_without_life() -> None:
    position = Position(spell("frost", 1, notes("f"), colours="青"))
    (frost,) = position.hand(0, "frost")
    position.mana(0, 1)
    position.life(0, 0)
    game = position.begin()

    choose(game, "summon", frost)

    assert noted(game) == "f"
    assert lives(game)[0] == -1


def test_l_14_1_a_colourless_leader_makes_every_colour_another() -> None:
    position = Position(leader("grey", ""), leaders="grey")
    (pup,) = position.hand(0, "pup")
    position.mana(0, 1)
    game = position.begin()

    summon(game, pup)

    assert lives(game)[0] == 19


# L-15, L-16


def put(position: Position, *cards: int, area: int = -1) -> None:
    """An effect of player 0 puts cards onto the battlefield."""
    run_now(position.game, PUTTING, {"cards": tuple(cards), "area": area}, 0)


def test_l_15_1_putting_is_no_summon_and_costs_neither_mana_nor_life() -> None:
    position = Position(
        guest_of("青", 3),
        item(
            "bell", 1, triggered("bell 0", When("summon"), notes("s")), triggered("bell 1", When("enter"), notes("e"))
        ),
    )
    position.attack(0, "bell")
    (guest,) = position.graveyard(0, "guest")
    game = position.begin()

    put(position, guest)
    assert prompt(game) == "area"
    choose(game, "area", number=DEFENCE)
    guest = now(game, guest)
    choose(game, "end")

    assert noted(game) == "e"
    assert area_of(game, guest) == DEFENCE
    assert lives(game) == (20, 20)


@clauses("L-15.1")
def test_l_15_2_the_summoning_condition_counts_for_summoning_and_not_for_putting() -> None:
    proud = creature("proud", 3, 3, 1)
    proud.conditions = (Says(lambda scope: not scope.game.zone(FIELD, scope.player)),)
    position = Position(proud)
    first, second = position.hand(0, "proud", "proud")
    position.mana(0, 2)
    game = position.begin()
    summon(game, first)

    assert offered(game, "summon") == []
    assert [failed.clause for failed in failures(CAN_SUMMON, game, 0, second, 0)] == ["L-15.2"]
    put(position, second, area=ATTACK)

    assert names(game, FIELD, 0) == ["proud", "proud"]


def test_l_15_1_an_effect_learns_how_many_were_put() -> None:
    def puts(game: Game, frame: Frame) -> Flow:
        cards = tuple(id for id in game.zone(GRAVEYARD, 0) if id != frame.source)
        return Call(PUTTING, {"cards": cards, "area": DEFENCE, "tapped": 1}, into="count")

    def tells(game: Game, frame: Frame) -> Flow:
        return notes(str(frame.slots["count"]))(game, frame)

    position = Position(spell("march", 1, puts, tells))
    position.graveyard(0, "pup", "nothing", "wolf")
    (march,) = position.hand(0, "march")
    position.mana(0, 1)
    game = position.begin()

    choose(game, "summon", march)

    assert noted(game) == "2"
    assert [is_tapped(game, id) for id in game.zone(FIELD, 0)] == [True, True]


def test_l_15_2_spells_are_not_put() -> None:
    position = Position()
    (nothing,) = position.graveyard(0, "nothing")
    game = position.begin()

    put(position, nothing, area=ATTACK)

    assert names(game, GRAVEYARD, 0) == ["nothing"]


def test_l_16_1_no_second_n_card_of_a_name_is_summoned() -> None:
    position = Position(n_creature("queen"))
    position.attack(0, "queen")
    (second,) = position.hand(0, "queen")
    position.mana(0, 1)
    game = position.begin()

    assert offered(game, "summon") == []
    assert [failed.clause for failed in failures(CAN_SUMMON, game, 0, second, 0)] == ["L-16.1"]


def test_l_16_1_nor_put_it_stays_where_it_was() -> None:
    position = Position(n_creature("queen"))
    first, second = position.graveyard(0, "queen", "queen")
    game = position.begin()

    put(position, first, second, area=ATTACK)

    assert names(game, FIELD, 0) == names(game, GRAVEYARD, 0) == ["queen"]
    put(position, second, area=ATTACK)
    assert where(game, second) == "graveyard"


def test_l_9_1_a_summon_can_be_taken_back_to_the_choice() -> None:
    position = Position(spell("pay", 1, notes("p")))
    (pay,) = position.hand(0, "pay")
    position.mana(0, 1)
    game = position.begin()
    before = game.clone()

    choose(game, "summon", pay)

    assert noted(game) == "p"
    assert before.decision() is not None
    assert where(before, pay) == "hand"


def test_l_9_4_a_cost_of_several_parts_is_paid_whole() -> None:
    position = Position(item("drum", 1, activated("drum 0", notes("d"), mana=1, parts=(TapPart("tap"),))))
    drum = position.attack(0, "drum")
    position.mana(0, 3)
    game = position.begin()

    choose(game, "use", drum)

    assert (noted(game), ready(game, 0), is_tapped(game, drum)) == ("d", 2, True)
    assert offered(game, "use") == []


def holds(key: str, kind: str, fits: Callable[[Scope, Event], bool]) -> StaticAbility:
    """A static ability that lets something not happen."""
    made = StaticAbility(key)
    made.forbidden_events = (When(kind, fits),)
    made.file()
    return made


def test_l_9_1_what_cannot_be_paid_whole_is_taken_back() -> None:
    frozen = item("frost", 1, holds("frost 0", "tap", lambda scope, event: event.object_id() in stuck))
    position = Position(frozen)
    position.attack(1, "frost")
    (wolf,) = position.hand(0, "wolf")
    stuck = position.mana(0, 2)[1:]
    game = position.begin()

    choose(game, "summon", wolf)
    choose(game, "area", number=ATTACK)

    assert prompt(game) == "main"
    assert offered(game, "summon") == []
    assert (where(game, wolf), ready(game, 0)) == ("hand", 2)


def test_l_9_3_a_card_that_cannot_be_tapped_pays_nothing() -> None:
    frozen = item("frost", 1, holds("frost 0", "tap", lambda scope, event: True))
    position = Position(frozen, item("drum", 1, activated("drum 0", notes("d"), parts=(TapPart("tap"),))))
    position.attack(1, "frost")
    drum = position.attack(0, "drum")
    game = position.begin()

    choose(game, "use", drum)

    assert noted(game) == ""
    assert offered(game, "use") == []


def test_l_9_7_what_cannot_enter_goes_to_the_graveyard() -> None:
    gate = item("gate", 1, holds("gate 0", "enter", lambda scope, event: True))
    position = Position(gate)
    position.attack(1, "gate")
    (pup,) = position.hand(0, "pup")
    position.mana(0, 1)
    game = position.begin()

    summon(game, pup)

    assert where(game, pup) == "graveyard"
    assert prompt(game) == "main"


def test_l_9_5_other_abilities_may_work_in_the_graveyard_too() -> None:
    ghostly = activated("ghost 0", notes("g"), mana=1)
    ghostly.zones = GRAVEYARD.bit
    position = Position(creature("ghost", 1, 1, 1, ghostly))
    standing = position.attack(0, "ghost")
    (ghost,) = position.graveyard(0, "ghost")
    position.put(0, GRAVEYARD, "ghost", face_down=True)
    position.mana(0, 1)
    game = position.begin()

    assert offered(game, "use") == [ghost]
    assert standing in game.state.objects
    choose(game, "use", ghost)

    assert noted(game) == "g"


def test_l_9_0_a_main_step_in_which_nothing_is_possible_is_not_skipped_before_the_others_eyes() -> None:
    game = Position().begin()

    decision = game.decision()

    assert decision is not None
    assert (decision.prompt, decision.secret) == ("main", True)
