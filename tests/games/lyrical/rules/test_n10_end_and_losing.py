"""N-10 エンドフェイズ, N-11 ゲームの勝敗."""

from __future__ import annotations

import pytest

from kirifuda.effects.amounts import FixedAmount
from kirifuda.effects.scope import Scope
from kirifuda.games.lyrical.rulebook import RULEBOOK
from kirifuda.games.lyrical.rules.common import values_of
from kirifuda.games.lyrical.rules.n00_moving import DRAW_CARDS, Act, Draw, Mill, Ready
from kirifuda.games.lyrical.rules.n09_damage import Damage, DamagePlayer, Heal, damage_on
from kirifuda.games.lyrical.zones import DECK, DISCARD, FIELD, HAND
from kirifuda.kernel.changes import BeginLasting, Occur
from kirifuda.kernel.event import Event
from kirifuda.kernel.flow import Do, Flow
from kirifuda.kernel.game import Game
from kirifuda.kernel.state import Frame
from kirifuda.ledger.proofs import clauses
from tests.games.lyrical.rules.positions import Position, character, field, static, triggered
from tests.toys.driving import asked, choose, choose_several, do, names, prompt, result, run_now
from tests.toys.lyrical_making import Shift
from tests.toys.making import When, Work, chosen, does, lasting


@clauses("N-10.2", "N-10.1")
def test_n_10_2_all_damage_on_all_characters_is_removed() -> None:
    position = Position()
    ids = [position.field(0, "wall"), position.field(1, "wall")]
    game = position.begin()
    do(game, *[Damage(id, 3) for id in ids])

    choose(game, "end")

    assert game.turn_player() == 1
    assert [damage_on(game, id) for id in ids] == [0, 0]


@clauses("N-10.1", "N-10.2")
def test_n_10_2_what_lasts_for_the_turn_ends_at_the_same_time_as_damage_goes() -> None:
    position = Position()
    wall = position.field(0, "wall")
    game = position.begin()
    game.pool.add_change(bonus := Shift("bonus", 3, 4))
    do(game, BeginLasting(lasting(bonus, (wall,))))
    do(game, Damage(wall, 8))
    assert values_of(game, wall).durability == 10

    choose(game, "end")

    assert names(game, FIELD, 0) == ["wall"]
    assert (values_of(game, wall).attack, damage_on(game, wall)) == (0, 0)


@clauses("N-10.1")
def test_n_10_1_effects_until_the_end_of_a_later_turn_last_until_then() -> None:
    position = Position()
    wall = position.field(0, "wall")
    game = position.begin()
    game.pool.add_change(bonus := Shift("bonus", 3))
    do(game, BeginLasting(lasting(bonus, (wall,), f"turn_end:0@{game.turn() + 1}")))

    choose(game, "end")
    choose(game, "end")
    assert (game.turn_player(), values_of(game, wall).attack) == (0, 3)
    choose(game, "end")
    assert values_of(game, wall).attack == 0


@clauses("N-10.1")
def test_n_10_1_seven_cards_may_be_kept_in_hand() -> None:
    position = Position()
    hand = position.hand(0, *["wall"] * 9)
    position.hand(1, *["wall"] * 9)
    game = position.begin()
    choose(game, "end")

    assert (prompt(game), asked(game)) == ("excess", 0)
    choose_several(game, *hand[:3])
    assert names(game, DISCARD, 0) == ["wall"] * 3
    assert len(game.zone(HAND, 0)) == 7
    assert len(game.zone(HAND, 1)) == 11


@clauses("N-10.1", "N-10.2")
def test_n_10_2_the_hand_is_cut_after_damage_is_gone() -> None:
    position = Position()
    wall = position.field(0, "wall")
    position.hand(0, *["runner"] * 9)
    game = position.begin()
    do(game, Damage(wall, 3))
    choose(game, "end")

    assert prompt(game) == "excess"
    assert damage_on(game, wall) == 0


@clauses("N-10.1")
def test_n_10_1_the_hand_limit_is_a_house_rule_and_texts_may_raise_it() -> None:
    position = Position(house={"hand_limit": "none"})
    position.hand(0, *["wall"] * 9)
    game = position.begin()
    choose(game, "end")
    assert (game.turn_player(), len(game.zone(HAND, 0))) == (1, 10)

    more = static("shelf 0")
    more.hand_limit = FixedAmount(2)
    more.file()
    position = Position(field("shelf", more))
    position.place(0, "shelf")
    position.hand(0, *["wall"] * 9)
    game = position.begin()
    choose(game, "end")
    assert prompt(game) == "excess"
    decision = game.decision()
    assert decision is not None
    assert (decision.least, decision.most) == (1, 1)


@clauses("N-10.1", "N-4.2")
def test_n_10_1_what_discarding_for_the_limit_triggers_is_still_of_this_turn() -> None:
    def look(game: Game, frame: Frame) -> Flow:
        game.state.variables["seen"] = game.turn_player()
        return Do([])

    watches = triggered("bin 0", When("discard"), look)
    position = Position(field("bin", watches))
    position.place(0, "bin")
    hand = position.hand(0, *["wall"] * 7)
    game = position.begin()
    choose(game, "end")
    choose_several(game, hand[0])

    assert game.turn_player() == 1
    assert game.state.variables["seen"] == 0


@clauses("N-10.1", "N-4.2")
def test_n_10_1_what_the_beginning_of_the_end_phase_triggers_comes_before_damage_is_gone() -> None:
    def starts(scope: Scope, event: Event) -> bool:
        return isinstance(event, Occur) and event.moment == "end_begin"

    def look(game: Game, frame: Frame) -> Flow:
        game.state.variables["seen"] = damage_on(game, frame.source)
        return Do([])

    position = Position(character("x", 1, 9, triggered("x 0", When("occur", starts), look)))
    x = position.field(0, "x")
    game = position.begin()
    do(game, Damage(x, 3))
    choose(game, "end")

    assert game.state.variables["seen"] == 3


@clauses("N-10.2")
def test_n_10_2_damage_is_also_removed_by_texts_in_part_or_whole() -> None:
    position = Position()
    wall, giant = position.field(0, "wall"), position.field(0, "giant")
    game = position.begin()
    do(game, Damage(wall, 4), Damage(giant, 4))
    do(game, Heal(wall, 3), Heal(giant))

    assert (damage_on(game, wall), damage_on(game, giant)) == (1, 0)


@clauses("N-11.1")
def test_n_11_1_who_must_draw_and_cannot_loses() -> None:
    position = Position()
    position.deck_of(1)
    game = position.begin()
    choose(game, "end")

    assert result(game) == ((0,), "empty_deck")


@clauses("N-11.1")
@pytest.mark.parametrize("kind", ["damage", "mill"])
def test_n_11_1_who_must_discard_more_than_there_is_discards_all_and_loses(kind: str) -> None:
    position = Position()
    position.deck_of(1, "wall", "runner")
    game = position.begin()
    event = DamagePlayer(1, 3) if kind == "damage" else Mill(1, 3)
    do(game, event)

    assert result(game) == ((0,), "empty_deck")
    assert names(game, DISCARD, 1) == ["runner", "wall"]


@clauses("N-11.1")
def test_n_11_1_an_empty_deck_alone_loses_nothing() -> None:
    position = Position()
    position.deck_of(1, "wall", "runner")
    game = position.begin()
    do(game, DamagePlayer(1, 2))

    assert result(game) is None
    assert game.zone(DECK, 1) == ()
    do(game, DamagePlayer(1, 0))
    assert result(game) is None


@clauses("N-11.1")
def test_n_11_1_drawing_several_cards_goes_card_by_card() -> None:
    position = Position()
    position.deck_of(0, "wall", "runner", "giant")
    game = position.begin()
    run_now(game, DRAW_CARDS, {"player": 0, "number": 2}, 0)
    assert names(game, HAND, 0)[-2:] == ["giant", "runner"]

    run_now(game, DRAW_CARDS, {"player": 0, "number": 2}, 0)
    assert names(game, HAND, 0)[-1:] == ["wall"]
    assert result(game) == ((1,), "empty_deck")


@clauses("N-11.1")
@pytest.mark.parametrize(
    ("house", "winners"),
    [("", ()), ("drawn", ()), ("turn_player_loses", (1,))],
    ids=["default", "drawn", "turn_player"],
)
def test_n_11_1_both_losing_at_once_is_a_house_rule(house: str, winners: tuple[int, ...]) -> None:
    position = Position(house={"both_lose": house} if house else None)
    position.deck_of(0)
    position.deck_of(1)
    game = position.begin()
    do(game, Draw(0), Draw(1))

    assert result(game) == (winners, "both_empty")


@clauses("N-11.1")
@pytest.mark.parametrize(("house", "winners"), [("", ()), ("drawn", ()), ("turn_player_loses", (1,))])
def test_n_11_1_a_loop_that_nobody_can_stop_is_a_house_rule(house: str, winners: tuple[int, ...]) -> None:
    def mine(scope: Scope, event: Event) -> bool:
        return event.object_id() == scope.source

    def turns(make: type[Act] | type[Ready]) -> Work:
        return does(lambda game, frame: [make(id) for id in chosen(frame, "it")])

    restless = (
        triggered("top 0", When("act", mine), turns(Ready)),
        triggered("top 1", When("ready", mine), turns(Act)),
    )
    position = Position(character("top", 1, 9, *restless), house={"endless_loop": house} if house else None)
    position.field(0, "top")
    game = position.begin()
    choose(game, "attack")

    assert result(game) == (winners, "loop")


@clauses("N-11.1")
def test_n_11_1_giving_up_loses() -> None:
    game = Position().begin()
    game.decision()
    event = RULEBOOK.surrender(game, 0)
    event.apply(game)

    assert result(game) == ((1,), "surrender")


@clauses("N-11.1", "N-1.3")
def test_n_11_1_a_game_is_over_in_the_middle_of_anything() -> None:
    position = Position(character("ox", 5, 5))
    ox = position.field(0, "ox")
    position.deck_of(1, "wall")
    game = position.begin()
    choose(game, "attack", ox)

    assert result(game) == ((0,), "empty_deck")
    assert game.state.objects[ox].position == 0
