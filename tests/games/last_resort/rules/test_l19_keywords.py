"""L-19 能力一覧: keywords of battle and of the battlefield."""

from __future__ import annotations

from kirifuda.games.last_resort.keywords.k19_06_duplicate import duplicate
from kirifuda.games.last_resort.keywords.k19_08_bind import BINDING, is_bound
from kirifuda.games.last_resort.keywords.k19_11_sniper import sniper
from kirifuda.games.last_resort.rules.l03_battlefield import Destroy
from kirifuda.games.last_resort.rules.l03_zones import ReturnToHand
from kirifuda.games.last_resort.zones import FIELD, GRAVEYARD
from kirifuda.kernel.game import Game
from tests.games.last_resort.rules.positions import (
    Position,
    creature,
    is_tapped,
    n_creature,
    where,
)
from tests.toys.driving import asked, choose, choose_several, do, names, offered, prompt, run_now


def turns(game: Game, number: int) -> None:
    """Take the smallest answers until so many turns have passed."""
    until = game.turn() + number
    while game.turn() < until:
        decision = game.decision()
        assert decision is not None
        last = len(decision.options) - 1
        game.answer(() if not decision.least else (last,))
    game.decision()


def test_l_16_2_tokens_may_share_an_n_name_and_are_gone_when_they_leave() -> None:
    position = Position(n_creature("queen"))
    queen = position.attack(0, "queen")
    game = position.begin()

    one, two = do(game, duplicate(game, queen, 0), duplicate(game, queen, 0), player=0)
    assert len(game.zone(FIELD, 0)) == 3
    do(game, Destroy(one), ReturnToHand(two))

    assert names(game, FIELD, 0) == ["queen"]
    assert names(game, GRAVEYARD, 0) == []
    assert (where(game, one), where(game, two)) == ("", "")


def test_l_19_8_bind_taps_up_to_x_enemies_in_the_attack_area_and_they_skip_one_untap() -> None:
    position = Position()
    front, tapped, other = (
        position.attack(1, "wolf"),
        position.attack(1, "pup", tapped=True),
        position.attack(1, "bear"),
    )
    position.defence(1, "wolf")
    game = position.begin()

    run_now(game, BINDING, {"number": 2}, 0)
    assert (prompt(game), asked(game), offered(game, "bind")) == ("bind", 0, [front, tapped, other])
    choose_several(game, front, tapped)
    assert [is_tapped(game, id) for id in (front, tapped, other)] == [True, True, False]

    turns(game, 1)
    assert [is_tapped(game, id) for id in (front, tapped, other)] == [True, True, False]
    assert not is_bound(game, front)
    turns(game, 2)
    assert not is_tapped(game, front)


def test_l_19_11_sniper_taps_in_the_attack_area_and_deals_damage_to_any_enemy_creature() -> None:
    position = Position(creature("archer", 1, 1, 1, sniper("archer 0", 2)))
    archer, idle = position.attack(0, "archer"), position.defence(0, "archer")
    fresh = position.attack(0, "archer", fresh=True)
    enemies = [position.attack(1, "bear"), position.defence(1, "wolf")]
    game = position.begin()

    assert offered(game, "use") == [archer]
    assert idle not in offered(game, "use")
    assert fresh not in offered(game, "use")
    choose(game, "use", archer)
    assert (prompt(game), offered(game, "snipe")) == ("snipe", enemies)
    choose(game, "snipe", enemies[1])

    assert is_tapped(game, archer)
    assert where(game, enemies[1]) == "graveyard"
