"""What texts speak of: present, followed, last known, gone."""

from __future__ import annotations

from kirifuda.effects.references import FOLLOW, SINCE, ids_in, legible, number_in, present
from kirifuda.effects.scope import Scope
from kirifuda.games.magical_duel.rules.r1000_actions import Destroy
from kirifuda.games.magical_duel.zones import GRAVEYARD, HAND, SERVANTS
from kirifuda.kernel.changes import Move
from kirifuda.kernel.happen import happen_at_once
from tests.games.magical_duel.meaning_table import Table, servant


def table() -> Table:
    """One servant on the field, one card in the hand."""
    return Table({"servants": ["甲"], "hand": ["乙"]}, {}, (servant("甲"), servant("乙")))


def test_slots_hold_one_several_or_none() -> None:
    assert ids_in({"a": 7}, "a") == (7,)
    assert ids_in({"a": (7, 8)}, "a") == (7, 8)
    assert ids_in({"a": 0}, "a") == ()
    assert ids_in({}, "a") == ()
    assert number_in({"a": (1,)}, "a") == 0


def test_302_3_what_moved_before_is_not_followed_and_what_the_effect_moved_is() -> None:
    game = table().game
    (old,) = game.zone(SERVANTS, 0)
    before = game.state.next_stamp
    happen_at_once(game, [Destroy(old)])
    (new,) = game.zone(GRAVEYARD, 0)

    assert present(Scope(game, {}, 0, 0), old) == 0
    assert present(Scope(game, {SINCE: before}, 0, 0), old) == new
    assert present(Scope(game, {SINCE: game.state.next_stamp}, 0, 0), old) == 0
    assert present(Scope(game, {FOLLOW: (new,)}, 0, 0), old) == new


def test_911_1_what_left_the_field_is_read_as_it_was_there() -> None:
    game = table().game
    (old,) = game.zone(SERVANTS, 0)
    happen_at_once(game, [Destroy(old)])

    assert legible(Scope(game, {}, 0, 0), old) == old


def test_what_left_a_hidden_zone_is_read_where_it_is() -> None:
    game = table().game
    (old,) = game.zone(HAND, 0)
    happen_at_once(game, [Move(old, game.map.zone(GRAVEYARD, 0))])
    (new,) = game.zone(GRAVEYARD, 0)

    assert legible(Scope(game, {}, 0, 0), old) == new
    assert legible(Scope(game, {}, 0, 0), 12345) == 0
