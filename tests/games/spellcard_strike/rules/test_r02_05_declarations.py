"""2.4, 2.5, 5.4.8, 5.4.9, 6: declarations, their conditions, and the reaction chain."""

from __future__ import annotations

from typing import Final

from kirifuda.games.spellcard_strike.abilities import CostPlan
from kirifuda.games.spellcard_strike.rules.common import values_of
from kirifuda.games.spellcard_strike.rules.r02_05_4_conditions import DECLARING_ABILITY, DECLARING_SPELL
from kirifuda.games.spellcard_strike.rules.r02_05_5_cancelling import Cancel
from kirifuda.games.spellcard_strike.rules.r02_05_declarations import declarations_of
from kirifuda.games.spellcard_strike.rules.r04_01_stage import Relocate
from kirifuda.games.spellcard_strike.values import ATTRIBUTE_BITS, CASTER_ICON, StrikerCard
from kirifuda.games.spellcard_strike.zones import CHAIN, DISCARD, EFFECTS
from kirifuda.kernel.changes import BeginLasting, Occur
from kirifuda.kernel.event import Event
from kirifuda.kernel.game import Game
from kirifuda.kernel.legality import failures
from kirifuda.kernel.state import Frame
from kirifuda.ledger.proofs import clauses
from tests.games.spellcard_strike.rules.positions import (
    AROUND,
    Position,
    card,
    icons,
    is_acted,
    pass_chain,
    with_abilities,
)
from tests.toys.driving import choose, do, names, offered_with_numbers, prompt
from tests.toys.strike_making import (
    Shift,
    When,
    chosen,
    deals,
    declared,
    does,
    lasting,
    notes,
    one,
    plan,
    shifts,
    triggered,
    with_spell,
)

FAR: Final = """
.rrr.
.rrr.
.r*r.
.rrr.
.rrr."""


def bolt(damage: int = 3, costs: CostPlan | None = None) -> StrikerCard:
    """An action spell: damage to one enemy next to the caster."""
    return with_spell(card("bolt"), plan("bolt", deals(damage), map=AROUND, costs=costs))


def shield(number: int = 3) -> StrikerCard:
    """A reaction spell: an ally near the caster has more DEF for the chain."""
    spell = plan("shield", shifts(Shift("shield", "DEF", number), "chain"), timing="reaction", map=FAR)
    spell.targets = (one(enemies=False),)
    return with_spell(card("shield"), spell)


def cancels() -> StrikerCard:
    """A reaction spell: the target's spell declarations are cancelled."""

    def work(game: Game, frame: Frame) -> list[Event]:
        return [Cancel(item) for id in chosen(frame) for item in declarations_of(game, id, "spell")]

    return with_spell(card("hush"), plan("hush", does(work), timing="reaction", map=FAR))


def react(game: Game, held: int, caster: int, target: int) -> None:
    """Declare a reaction with this caster and target, as far as there is a choice."""
    choose(game, "spell", held)
    if prompt(game) == "caster":
        choose(game, "cast", caster)
    if prompt(game) == "target":
        choose(game, "target", target)


class Table:
    """A caster and a bystander against two enemies, with the wanted cards in the hands."""

    def __init__(
        self, *cards: StrikerCard, mine: tuple[str, ...] = (), theirs: tuple[str, ...] = (), house: str = ""
    ) -> None:
        name, _, value = house.partition("=")
        position = Position(*cards, house={name: value} if name else {})
        self.caster = position.striker(0, "scout", 9)
        self.other = position.striker(0, "scout", 0)
        self.enemy = position.striker(1, "scout", 13)
        self.back = position.striker(1, "guard", 18)
        self.mine = position.hand(0, *mine)
        self.theirs = position.hand(1, *theirs)
        self.game = position.begin()

    def is_there(self, id: int) -> bool:
        """Whether a striker is still there."""
        return id in self.game.state.objects


def test_2_5_4_1_a_target_must_be_in_range_of_the_caster() -> None:
    table = Table(bolt(), mine=("bolt",))
    game = table.game

    choose(game, "spell", table.mine[0])
    pass_chain(game)
    assert not table.is_there(table.enemy)

    table = Table(bolt(), mine=("bolt",))
    do(table.game, Relocate(table.enemy, 16))
    assert offered_with_numbers(table.game, "spell") == []
    assert [each.clause for each in failures(DECLARING_SPELL.stated(), table.game, 0, table.mine[0])] == [
        "2.5.4.1",
        "3.6.5",
    ]


def test_5_4_8_6_a_spell_that_each_striker_may_cast_so_often_a_turn() -> None:
    spell = plan("nudge", deals(1), map=AROUND)
    spell.times = 1
    table = Table(with_spell(card("nudge"), spell), mine=("nudge", "nudge"))

    choose(table.game, "spell", table.mine[0])
    pass_chain(table.game)

    assert prompt(table.game) == "action"
    assert offered_with_numbers(table.game, "spell") == []


@clauses("5.4.9.5")
def test_2_5_4_4_so_often_a_turn() -> None:
    poke = plan("poke", deals(1), map=AROUND)
    poke.times = 1
    position = Position(with_abilities(card("poker"), declared("poke", poke)))
    poker = position.striker(0, "poker", 9)
    position.striker(0, "scout", 0)
    position.striker(1, "scout", 13)
    game = position.begin()

    choose(game, "ability", poker)
    pass_chain(game)

    assert offered_with_numbers(game, "ability") == []
    assert [each.clause for each in failures(DECLARING_ABILITY.stated(), game, 0, poker, 0)] == ["2.5.4.4"]


@clauses("5.4.8.6", "7.1.1")
def test_5_4_8_5_the_cost_is_paid_when_declaring() -> None:
    table = Table(bolt(3, CostPlan(icons("神"))), shield(), mine=("bolt",), theirs=("shield",))
    choose(table.game, "spell", table.mine[0])

    assert prompt(table.game) == "power"
    choose(table.game, "pay", table.other)

    assert is_acted(table.game, table.other)
    assert not is_acted(table.game, table.caster)


@clauses("5.4.9", "5.4.9.2", "5.4.9.3", "5.4.9.4", "5.4.9.5", "5.4.9.6", "5.4.9.7", "3.13.3", "2.4.5")
def test_5_4_9_1_a_striker_declares_an_ability_of_its_own() -> None:
    spark = declared(
        "spark", plan("spark", deals(3), map=AROUND, costs=CostPlan((ATTRIBUTE_BITS["神"] | CASTER_ICON,)))
    )
    position = Position(with_abilities(card("sparker", attributes="神"), spark))
    sparker = position.striker(0, "sparker", 9)
    position.striker(0, "scout", 0)
    enemy = position.striker(1, "scout", 13)
    position.striker(1, "scout", 18)
    game = position.begin()

    assert offered_with_numbers(game, "ability") == [(sparker, 0)]
    choose(game, "ability", sparker)

    assert enemy not in game.state.objects
    assert is_acted(game, sparker)
    assert offered_with_numbers(game, "ability") == []


@clauses("2.5.5")
def test_2_5_5_1_a_cancelled_spell_does_nothing_and_is_discarded_with_its_hand_cost() -> None:
    table = Table(bolt(3, CostPlan(hand=1)), cancels(), mine=("bolt", "giant"), theirs=("hush",))
    choose(table.game, "spell", table.mine[0])
    assert sorted(names(table.game, EFFECTS, 0)) == ["bolt", "giant"]

    react(table.game, table.theirs[0], table.enemy, table.caster)
    pass_chain(table.game)

    assert table.is_there(table.enemy)
    assert sorted(names(table.game, DISCARD, 0)) == ["bolt", "giant"]
    assert names(table.game, DISCARD, 1) == ["hush"]
    assert table.game.zone(CHAIN, 0) == ()


@clauses("6.1.1", "6.2.2", "6.3.1", "6.3.1.1", "6.3.1.3", "6.2.1")
def test_6_3_1_1_the_last_declaration_is_resolved_first() -> None:
    table = Table(bolt(), shield(), mine=("bolt",), theirs=("shield",))

    choose(table.game, "spell", table.mine[0])
    react(table.game, table.theirs[0], table.enemy, table.enemy)
    pass_chain(table.game)

    assert table.is_there(table.enemy)


@clauses("6.2.3", "6.2.4")
def test_6_2_1_1_players_take_turns_and_two_passes_end_it() -> None:
    table = Table(bolt(), shield(), mine=("bolt", "shield"), theirs=("shield",))
    order: list[int] = []

    choose(table.game, "spell", table.mine[0])
    for _ in range(4):
        decision = table.game.decision()
        assert decision is not None
        if decision.prompt != "reaction":
            break
        order.append(decision.player)
        choose(table.game, "pass")

    assert order == [1, 0]


@clauses("6.1.2", "6.1.3")
def test_2_5_4_1_1_a_reaction_must_involve_somebody_of_the_chain() -> None:
    spell = plan("prod", deals(0), timing="reaction", map=AROUND)
    table = Table(bolt(), with_spell(card("prod"), spell), mine=("bolt", "prod"), theirs=("prod",))
    do(table.game, Relocate(table.caster, 10), Relocate(table.enemy, 14), Relocate(table.other, 13))
    choose(table.game, "spell", table.mine[0])
    choose(table.game, "cast", table.caster)

    choose(table.game, "spell", table.theirs[0])

    if prompt(table.game) == "caster":
        choose(table.game, "cast", table.enemy)
    assert prompt(table.game) == "reaction"
    item = table.game.state.objects[table.game.zone(CHAIN, 0)[-1]].item
    assert item is not None
    assert item.bound["targets"] == (table.caster,)


def test_6_3_1_4_the_end_of_a_chain_can_be_watched() -> None:
    order: list[object] = []
    told = triggered(
        "told",
        When("occur", lambda scope, event: isinstance(event, Occur) and event.moment == "chain_end"),
        notes(order, lambda game, frame: values_of(game, frame.source).pow),
    )
    position = Position(bolt(), with_abilities(card("teller"), told), shield())
    position.striker(0, "scout", 9)
    teller = position.striker(0, "teller", 0)
    position.striker(1, "guard", 13)
    (held,) = position.hand(0, "bolt")
    position.hand(1, "shield")
    game = position.begin()

    choose(game, "spell", held)
    do(game, BeginLasting(lasting(Shift("more", "POW", 4), (teller,), "chain")))
    pass_chain(game)

    assert order == [5]
