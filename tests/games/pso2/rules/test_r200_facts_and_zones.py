"""200-215, 400-405: what a card is, where it lies, and who sees it."""

from __future__ import annotations

import pytest

from kirifuda.games.pso2.abilities import ActivatedAbility, PlayPlan, PsoAbility, StaticAbility, TriggeredAbility
from kirifuda.games.pso2.cardfile import load_pool
from kirifuda.games.pso2.rules.common import values_of
from kirifuda.games.pso2.rules.r213_damage import Damage
from kirifuda.games.pso2.rules.r403_field import Destroy
from kirifuda.games.pso2.values import CLASSES, KIND_NAMES, PERSON, Values
from kirifuda.games.pso2.zones import BACK, DECK, DISCARD, FIELD, FRONT, HAND, MAG, PLAYER, PP, PROCESSING, ZONES
from kirifuda.kernel.hiding.view import redact
from kirifuda.kernel.zones import HIDDEN, OWNER, PUBLIC, ZoneKind
from kirifuda.ledger.proofs import clauses
from tests.games.pso2.meaning_table import Table, active, character, free, made
from tests.games.pso2.rules.positions import is_off, settle
from tests.toys.driving import do, names, pass_all


@clauses("210.1", "210.1.1")
def test_210_1_a_sort_is_found_by_its_name_and_does_nothing_by_itself() -> None:
    table = Table(
        character("eel", kinds=["空洞"]),
        character("man", kinds=["潜り手"]),
        active("hunt", "相手の《空洞》のキャラを1体選び、それを破壊する。"),
    )
    eel, man = table.field(1, "eel"), table.field(1, "man")
    game = table.play("hunt")

    assert eel not in game.zone(FIELD, 1)
    assert man in game.zone(FIELD, 1)


@clauses("213.1.1")
def test_213_1_1_without_a_number_the_hp_is_0() -> None:
    table = Table(made("ghost", "キャラ", hp=None))
    ghost = table.field(0, "ghost")
    game = table.begin(0)
    assert values_of(game, ghost).hp == 0
    settle(game)

    assert names(game, DISCARD, 0) == ["ghost"]


@clauses("215.1.2")
def test_215_1_2_a_card_is_turned_off() -> None:
    table = Table(free("043"))
    pike = table.field(1, "pike")
    game = table.play("043")
    pass_all(game)

    assert is_off(game, pike)


@clauses("300.1")
def test_300_1_there_are_four_kinds_of_abilities() -> None:
    pool = load_pool()
    plain = {type(ability) for ability in pool.abilities.values() if isinstance(ability, PsoAbility)}

    assert {ActivatedAbility, TriggeredAbility, StaticAbility} <= plain
    assert all(issubclass(kind, PsoAbility) for kind in plain)
    assert any(isinstance(pool.card_at(at).plan, PlayPlan) for at in range(len(pool.cards)))


@clauses("G.09")
def test_g_09_what_is_put_away_goes_to_its_owners_discard_pile() -> None:
    table = Table(character("digger", "【登場時】：自分のデッキの上から2枚を捨札に置く。"))
    table.deck_of(0, "guard", "pike", "scout")
    game = table.play("digger")
    pass_all(game)

    assert sorted(names(game, DISCARD, 0)) == ["pike", "scout"]


@clauses("G.10", "G.15", "208.1.1")
def test_g_10_kinds_and_classes() -> None:
    kinds = {"プレイヤー", "マグ", "キャラ", "アイテム", "アクティブ"}

    assert kinds < set(KIND_NAMES)
    assert len(CLASSES) == len(set(CLASSES)) == 9
    assert KIND_NAMES["プレイヤー"] & PERSON
    assert not KIND_NAMES["キャラ"] & PERSON
    assert Values().classes == ()


@clauses("400.1", "400.2.1", "400.4", "402.1", "402.2.1", "405.1", "405.2")
@pytest.mark.parametrize(
    ("kind", "seen"),
    [(DECK, HIDDEN), (HAND, OWNER), (FIELD, PUBLIC), (PLAYER, PUBLIC), (MAG, PUBLIC), (PP, PUBLIC), (DISCARD, PUBLIC)],
    ids=lambda value: value.name if isinstance(value, ZoneKind) else "",
)
def test_400_2_1_who_sees_into_a_zone(kind: ZoneKind, seen: int) -> None:
    table = Table()
    card = table.mag(0, "lamp") if kind is MAG else table.person(0) if kind is PLAYER else table.put(0, kind, "pike")
    game = table.begin(0)
    visible = []
    for viewer in (0, 1):
        known = redact(game, viewer).state.objects.get(card)
        visible.append(known is not None and known.card >= 0)

    assert visible == {HIDDEN: [False, False], OWNER: [True, False], PUBLIC: [True, True]}[seen]
    assert kind in ZONES


@clauses("402.4", "404.4", "405.3")
def test_402_4_only_decks_and_the_processing_area_have_an_order() -> None:
    assert [kind for kind in ZONES if kind.ordered] == [DECK, PROCESSING]


@clauses("405.1")
def test_405_1_destroyed_cards_and_damage_of_players_lie_in_the_discard_pile() -> None:
    table = Table()
    pike = table.field(0, "pike")
    game = table.begin(0)
    do(game, Destroy(pike))
    do(game, Damage(table.person(0), 2))

    assert names(game, DISCARD, 0) == ["pike", "guard", "guard"]


@clauses("G.32")
def test_g_32_characters_and_items_lie_on_the_field_in_two_rows() -> None:
    table = Table(free("016"), free("039"))
    for key in ("016", "039"):
        table.play(key)
    game = table.game
    objects = game.state.objects

    assert [objects[id].place for id in game.zone(FIELD, 0)] == [FRONT, BACK]


@clauses("403.3", "404.3")
def test_403_3_neither_field_nor_pp_has_a_limit() -> None:
    table = Table(free("016"))
    for _ in range(25):
        table.field(0, "guard")
        table.points(0, "giant")
    game = table.play("016")

    assert len(game.zone(FIELD, 0)) == 26
    assert len(game.zone(PP, 0)) == 25
