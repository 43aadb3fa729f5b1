"""L-9 メインステップ, L-14, L-15, L-16."""

from __future__ import annotations

from collections.abc import Callable

from kirifuda.effects.plans.amounts import FixedAmount
from kirifuda.effects.scope import Scope
from kirifuda.games.last_resort.abilities import CostChange, StaticAbility
from kirifuda.games.last_resort.rules.l09_1_costs import TapPart, price
from kirifuda.games.last_resort.rules.l15_putting import PUTTING
from kirifuda.games.last_resort.zones import ATTACK, DEFENCE, FIELD, GRAVEYARD, HAND
from kirifuda.kernel.event import Event
from kirifuda.kernel.flow import Call, Flow
from kirifuda.kernel.game import Game
from kirifuda.kernel.state import Frame
from kirifuda.ledger.proofs import clauses
from tests.games.last_resort.rules.positions import (
    Position,
    activated,
    creature,
    is_tapped,
    item,
    n_creature,
    ready,
    spell,
    summon,
    triggered,
    where,
)
from tests.toys.driving import asked, choose, names, offered, prompt, run_now
from tests.toys.making import Chosen, When, noted, notes


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


def test_l_9_7_a_creature_enters_and_what_waits_for_that_triggers() -> None:
    position = Position(creature("herald", 1, 1, 1, triggered("herald 0", When("enter"), notes("e"))))
    (herald,) = position.hand(0, "herald")
    position.mana(0, 1)
    game = position.begin()

    summon(game, herald)

    assert noted(game) == "e"


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


# L-15, L-16


def put(position: Position, *cards: int, area: int = -1) -> None:
    """An effect of player 0 puts cards onto the battlefield."""
    run_now(position.game, PUTTING, {"cards": tuple(cards), "area": area}, 0)


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


def test_l_16_1_nor_put_it_stays_where_it_was() -> None:
    position = Position(n_creature("queen"))
    first, second = position.graveyard(0, "queen", "queen")
    game = position.begin()

    put(position, first, second, area=ATTACK)

    assert names(game, FIELD, 0) == names(game, GRAVEYARD, 0) == ["queen"]
    put(position, second, area=ATTACK)
    assert where(game, second) == "graveyard"


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
