"""2.8 召喚と退場, 2.9 装備, 2.10 ルールスペルカード, 5.5 コマンダーフェイズ, 7 コスト."""

from __future__ import annotations

import pytest

from kirifuda.games.spellcard_strike.abilities import CostPlan, StaticAbility
from kirifuda.games.spellcard_strike.keywords.k10_09_protection import protection
from kirifuda.games.spellcard_strike.rules.common import strikers, values_of
from kirifuda.games.spellcard_strike.rules.r02_02_states import ControlChange, TakeControl
from kirifuda.games.spellcard_strike.rules.r02_06_damage import Destroy
from kirifuda.games.spellcard_strike.rules.r02_08_summoning import Retire
from kirifuda.games.spellcard_strike.rules.r02_09_equipment import Equip
from kirifuda.games.spellcard_strike.rules.r04_02_zones import PutInDiscard, score_of
from kirifuda.games.spellcard_strike.rules.r05_05_commander_phase import CAN_RETIRE, CAN_SUMMON
from kirifuda.games.spellcard_strike.values import ATTRIBUTE_BITS, StrikerCard
from kirifuda.games.spellcard_strike.zones import DISCARD, EFFECTS, HAND, RULES, SCORE, STAGE
from kirifuda.kernel.changes import BeginLasting
from kirifuda.kernel.event import NOTHING
from kirifuda.kernel.lasting import LastingEffect
from kirifuda.kernel.legality import failures
from kirifuda.ledger.proofs import clauses
from tests.games.spellcard_strike.rules.positions import (
    AROUND,
    Position,
    area,
    card,
    icons,
    is_acted,
    offered,
    pass_chain,
    result,
    skip_to,
    with_abilities,
)
from tests.toys.driving import choose, choose_several, do, names, prompt
from tests.toys.strike_making import Shift, When, one, plan, shifts, with_spell

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


@clauses("2.9.1", "2.9.3", "2.9.5", "2.2.4.4")
def test_2_9_2_equipment_lies_under_its_striker_and_works_while_it_does() -> None:
    position = Position(cloak())
    scout = position.striker(0, "scout", 5)
    position.striker(0, "guard", 0)
    position.striker(1, "scout", 18)
    (held,) = position.hand(0, "cloak")
    game = position.begin()

    cast(position, held, scout)
    assert values_of(game, scout).pow == 3
    (worn,) = game.state.objects[scout].under
    assert names(game, EFFECTS, 0) == names(game, DISCARD, 0) == []
    do(game, PutInDiscard(worn))

    assert values_of(game, scout).pow == 2
    assert game.state.objects[scout].under == ()


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


@clauses("2.9.3.1")
def test_2_9_3_1_1_who_wears_an_option_wears_no_spell() -> None:
    position = Position(cloak())
    ace = position.striker(0, "ace", 5, "bell")
    position.striker(0, "guard", 3)
    position.striker(1, "scout", 18)
    (held,) = position.hand(0, "cloak")
    game = position.begin()

    cast(position, held, ace)

    assert values_of(game, ace).pow == 4
    assert names(game, DISCARD, 0) == ["cloak"]
    assert do(game, Equip(game.zone(DISCARD, 0)[0], ace)) == (NOTHING,)


@clauses("3.3.8", "3.5.3", "3.9.2", "2.2.4.3", "3.9.1", "3.2.1.2")
def test_2_9_4_a_striker_has_its_options_numbers_and_attributes() -> None:
    position = Position()
    ace = position.striker(0, "ace", 5, "bell")
    position.striker(1, "scout", 18)
    game = position.begin()
    values = values_of(game, ace)

    assert (values.rank, values.pow, values.defense) == (4, 4, 6)
    assert values.attributes == ATTRIBUTE_BITS["神"] | ATTRIBUTE_BITS["魔"]


@clauses("3.13.3.2")
def test_3_13_3_2_a_striker_has_its_options_abilities() -> None:
    rope = with_abilities(card("rope"), protection("rope/0"))
    rope.printed.is_option = True
    position = Position(rope)
    ace = position.striker(0, "ace", 5, "rope")
    position.striker(1, "scout", 18)
    game = position.begin()

    assert [ability.key for ability in values_of(game, ace).abilities] == ["rope/0"]


@clauses("2.10.1", "2.10.4", "4.7.1")
def test_2_10_2_a_rule_card_lies_in_its_zone_and_works_while_it_does() -> None:
    position = Position(custom())
    scout = position.striker(0, "scout", 5)
    position.striker(0, "guard", 3)
    position.striker(1, "scout", 18)
    (held,) = position.hand(0, "custom")
    game = position.begin()

    cast(position, held, scout)
    assert names(game, RULES, 0) == ["custom"]
    assert values_of(game, scout).pow == 3
    do(game, PutInDiscard(game.zone(RULES, 0)[0]))

    assert values_of(game, scout).pow == 2


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
    (keeping,) = [id for id, _ in offered(game, "keep") if values_of(game, id).name == kept]
    choose(game, "keep", keeping)

    assert names(game, RULES, 0) == [kept]
    assert values_of(game, scout).pow == power
    assert names(game, DISCARD, 0) == [name for name in ("first", "second") if name != kept]


def command(*hand: str, house: dict[str, str] | None = None, gate: str = "scout") -> tuple[Position, list[int]]:
    """A commander phase with a striker on the gate and cards in the hand."""
    position = Position(house=house)
    position.striker(0, gate, 1)
    position.striker(0, "guard", 5)
    position.striker(1, "scout", 18)
    return position, position.hand(0, *hand)


@clauses("5.5.1", "4.1.9.2", "2.8.2", "5.5.1.1")
def test_5_5_1_2_a_striker_on_the_gate_may_retire() -> None:
    position, _ = command()
    game = position.begin(step="5.2.3")

    ((scout, _),) = offered(game, "retire")
    choose(game, "retire", scout)

    assert names(game, DISCARD, 0) == ["scout"]
    assert len(strikers(game, 0)) == 1


def test_5_5_1_2_retiring_the_last_striker_loses_in_the_check_step() -> None:
    position = Position()
    position.striker(0, "scout", 1)
    position.striker(1, "scout", 18)
    game = position.begin(step="5.2.3")

    choose(game, "retire")

    assert result(game) == ((1,), "1.2.4.3")


@pytest.mark.parametrize(("house", "count"), [("own", 1), ("either", 2)])
def test_5_5_1_2_on_which_gate_by_the_reading_in_force(house: str, count: int) -> None:
    position = Position(house={"retirement_gate": house})
    position.striker(0, "scout", 1)
    position.striker(0, "scout", 18)
    position.striker(1, "scout", 17)
    game = position.begin(step="5.2.3")

    assert len(offered(game, "retire")) == count


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

    assert len(failures(CAN_RETIRE, game, 0, saint)) == 1 - count


@clauses("5.5.1.2b", "5.5.1.3", "2.8.1", "2.8.1.3", "4.1.8.2", "4.8.3", "7.1.4", "3.4.1")
def test_5_5_1_4_a_card_is_summoned_onto_the_own_base_line() -> None:
    position, hand = command("lancer", "drifter", "guard")
    position.striker(0, "lancer", 6)
    game = position.begin(step="5.2.3")
    choose(game, "no_retirement")
    assert [id for id, _ in offered(game, "summon")] == [hand[0], hand[1], hand[2]]

    choose(game, "summon", hand[2])
    choose(game, "pay", strikers(game, 0)[0])
    choose(game, "pay", strikers(game, 0)[2])
    assert names(game, EFFECTS, 0) == ["guard"]
    assert sorted(place for _, place in offered(game, "area")) == [0, 2, 3]
    choose(game, "area", 0, 3)

    summoned = strikers(game, 0)[-1]
    assert values_of(game, summoned).name == "guard"
    assert area(game, summoned) == 3
    assert not is_acted(game, summoned)
    assert names(game, EFFECTS, 0) == []


@pytest.mark.parametrize(("house", "again"), [("one", False), ("any_number", True)])
def test_5_5_1_4_how_often_by_the_reading_in_force(house: str, again: bool) -> None:
    position, hand = command("drifter", "drifter", house={"summons_per_turn": house})
    game = position.begin(step="5.2.3")
    choose(game, "no_retirement")

    choose(game, "summon", hand[0])
    choose(game, "pay")
    choose(game, "area")

    assert (prompt(game) == "summon") == again


def test_7_1_2_what_cannot_be_paid_cannot_be_summoned() -> None:
    position, hand = command("giant", "drifter")
    game = position.begin(step="5.2.3")
    choose(game, "no_retirement")

    assert [id for id, _ in offered(game, "summon")] == [hand[1]]
    assert [each.clause for each in failures(CAN_SUMMON, game, 0, hand[0])] == ["7.1.2"]


@clauses("4.1.4", "4.1.4.1")
@pytest.mark.parametrize(("house", "zone"), [("discarded", DISCARD), ("stays", HAND)])
def test_2_8_1_2_a_seventh_striker_is_turned_away(house: str, zone: object) -> None:
    position = Position(house={"seventh_striker": house})
    for place in (1, 4, 5, 6, 7, 8):
        position.striker(0, "scout", place)
    position.striker(1, "scout", 18)
    (held,) = position.hand(0, "drifter")
    game = position.begin(step="5.2.3")
    choose(game, "no_retirement")

    choose(game, "summon", held)
    choose(game, "pay")

    assert len(strikers(game, 0)) == 6
    assert "drifter" in names(game, DISCARD if zone is DISCARD else HAND, 0)


@pytest.mark.parametrize(("house", "count"), [("not_started", 0), ("discarded", 1)])
def test_2_8_1_1_without_a_free_area_by_the_reading_in_force(house: str, count: int) -> None:
    position = Position(house={"full_base_line": house})
    for place in range(4):
        position.striker(0, "scout", place)
    position.striker(1, "scout", 18)
    (held,) = position.hand(0, "drifter")
    game = position.begin(step="5.2.3")
    choose(game, "no_retirement")

    if not count:
        assert prompt(game) != "summon"
        return
    choose(game, "summon", held)
    choose(game, "pay")
    assert names(game, DISCARD, 0) == ["drifter"]
    assert len(strikers(game, 0)) == 4


@clauses("7.1.4.1.1", "7.1.4.1.3", "7.1.4.1.4", "7.1.4.2", "3.3.1.1", "3.3.1.2")
def test_7_6_4_2_1_the_casters_cost_is_paid_by_the_caster() -> None:
    from kirifuda.games.spellcard_strike.rules.r07_costs import can_pay
    from kirifuda.games.spellcard_strike.values import ALL_ATTRIBUTES, CASTER_ICON

    position = Position(card("both", attributes="霊妖"))
    scout = position.striker(0, "scout", 1)
    both = position.striker(0, "both", 5)
    acted = position.striker(0, "lancer", 6, acted=True)
    position.striker(1, "scout", 18)
    game = position.begin()
    spirit = ATTRIBUTE_BITS["霊"] | CASTER_ICON

    assert can_pay(game, 0, CostPlan((spirit,)), both, 0)
    assert not can_pay(game, 0, CostPlan((spirit,)), scout, 0)
    assert can_pay(game, 0, CostPlan((spirit, *icons("神"))), both, 0)
    assert not can_pay(game, 0, CostPlan(icons("霊妖")), both, 0), "one striker pays one icon"
    assert not can_pay(game, 0, CostPlan(icons("魔")), acted, 0)
    assert not can_pay(game, 0, CostPlan((ALL_ATTRIBUTES | CASTER_ICON,)), acted, 0)
    assert can_pay(game, 0, CostPlan(icons("無無")), scout, 0)
    assert not can_pay(game, 0, CostPlan(icons("無無無")), scout, 0)


def test_7_1_2_what_only_somebody_could_pay_who_cannot_become_acted_is_not_offered() -> None:
    awake = StaticAbility("awake")
    awake.forbidden_events = (When("act", lambda scope, event: event.object_id() == scope.source),)
    awake.file()
    cheer = plan("cheer", shifts(Shift("cheer", "POW", 1), "turn"), map=WIDE, costs=CostPlan(icons("神")))
    cheer.targets = (one(enemies=False),)
    position = Position(with_spell(card("cheer"), cheer), with_abilities(card("owl", attributes="神"), awake))
    position.striker(0, "owl", 5)
    position.striker(1, "scout", 18)
    (held,) = position.hand(0, "cheer")
    game = position.begin()

    assert prompt(game) == "action"
    assert offered(game, "spell") == []
    assert game.zone(HAND, 0) == (held,)


@clauses("4.4.2.3", "7.1.6.1", "7.1.3")
@pytest.mark.parametrize(("house", "choice"), [("any_card", True), ("top_card", False)])
def test_7_1_6_a_score_cost_is_paid_from_the_discard_pile(house: str, choice: bool) -> None:
    bolt = plan("bolt", shifts(Shift("bolt", "POW", 1), "turn"), map=WIDE, costs=CostPlan(score=2))
    bolt.targets = (one(enemies=False),)
    position = Position(with_spell(card("bolt"), bolt), house={"score_cost_card": house})
    position.striker(0, "scout", 5)
    position.striker(1, "scout", 18)
    pile = position.discards(0, "giant", "guard", "lancer")
    (held,) = position.hand(0, "bolt")
    game = position.begin()

    choose(game, "spell", held)
    if choice:
        choose_several(game, pile[0], pile[1])

    assert sorted(names(game, SCORE, 1)) == (["giant", "guard"] if choice else ["guard", "lancer"])
    assert all(game.state.objects[id].face_down for id in game.zone(SCORE, 1))
    assert score_of(game, 1) == 2


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


def test_2_2_4_1_control_for_a_while_goes_back() -> None:
    position = Position()
    position.striker(0, "scout", 1)
    enemy = position.striker(1, "scout", 17)
    position.striker(1, "scout", 16)
    game = position.begin()
    taken = ControlChange("taken")

    do(game, BeginLasting(LastingEffect(taken, None, 0, 0, (enemy,), "turn", 0)))
    assert game.state.objects[enemy].controller == 0
    skip_to(game, "exchange")

    assert game.state.objects[enemy].controller == 1


def test_4_1_4_1_an_effect_that_could_not_be_applied_does_not_wait_for_room() -> None:
    position = Position()
    own = [position.striker(0, "scout", place) for place in (1, 4, 5, 6, 7, 8)]
    enemy = position.striker(1, "scout", 17)
    position.striker(1, "scout", 16)
    game = position.begin()

    do(game, BeginLasting(LastingEffect(ControlChange("taken"), None, 0, 0, (enemy,), "turn", 0)))
    do(game, Retire(own[0]))

    assert game.state.objects[enemy].controller == 1


@clauses("2.3.6")
def test_2_3_5_a_captured_striker_goes_to_its_controllers_opponent_or_its_owner() -> None:
    position = Position()
    position.striker(0, "scout", 1)
    first = position.striker(1, "giant", 17)
    second = position.striker(1, "guard", 16)
    position.striker(1, "scout", 18)
    game = position.begin()
    do(game, TakeControl(first, 0), TakeControl(second, 0))

    do(game, Destroy(first), Retire(second))

    assert names(game, SCORE, 1) == ["giant"]
    assert names(game, DISCARD, 1) == ["guard"]
    assert names(game, STAGE, 0) == ["scout", "scout"]
