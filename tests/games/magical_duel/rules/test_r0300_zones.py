"""300 領域: who owns a zone, who sees into it, and what everybody may know."""

from __future__ import annotations

from typing import Final

import pytest

from kirifuda.games.magical_duel import zones
from kirifuda.kernel.game import Game
from kirifuda.kernel.hiding.view import redact
from kirifuda.kernel.ids import UNKNOWN
from kirifuda.kernel.zones import ZoneKind
from kirifuda.ledger.proofs import clauses
from tests.games.magical_duel.rules.positions import after, questions, started

EVERYWHERE: Final = """
P1 deck: 片方の運動靴, 止まらない縄跳び
P1 hand: 出しそびれた葉書, よーいどん
P1 servants: 踏切待ちの影, 校庭の大銀杏
P1 casters: 焚井まい（夜学一年）, face-down 店先の空き箱
P1 orbs: 値札だけの棚, 鳴らないオルゴール
P1 graveyard: 火の用心, 火の見やぐら
P1 exile: 自販機の空き缶, face-down 最終バスの残像
P1 extra: 湯けむりの双影, 丑三つの時計神
P1 aether: 火星 1

do P1: play よーいどん, target 踏切待ちの影
"""
PUBLIC_ZONES: Final = (zones.SERVANTS, zones.CASTERS, zones.GRAVEYARD, zones.EXILE, zones.CHASE)


def known(game: Game, kind: ZoneKind, viewer: int) -> list[str]:
    """The cards of player 1's zone as a viewer sees them, those of a crowd by name."""
    view = redact(game, viewer)
    cards = [view.state.objects[id].card for id in view.zone(kind, 0)]
    return ["?" if card == UNKNOWN else game.pool.cards[card].name for card in cards]


def test_302_1_each_player_has_every_zone_but_field_and_chase_are_one() -> None:
    game = started(1)

    for kind in zones.ZONES:
        theirs = {game.map.zone(kind, player) for player in range(2)}
        assert len(theirs) == (1 if kind in (zones.CHASE, zones.STOCK) else 2)


@clauses("301.1")
def test_302_1_every_card_is_in_exactly_one_zone() -> None:
    game = started(1)
    cards = len(game.state.objects)
    game.decision()

    placed = [id for ids in game.state.zones for id in ids]

    assert sorted(placed) == sorted(game.state.objects)
    assert len(placed) == len(set(placed)) == cards


@pytest.mark.parametrize("kind", PUBLIC_ZONES, ids=[kind.name for kind in PUBLIC_ZONES])
@pytest.mark.parametrize("viewer", [0, 1, -1])
@clauses("306.3", "307.2", "308.2", "310.2", "311.2", "312.2")
def test_302_2_everybody_sees_the_face_up_cards_of_a_public_zone(kind: ZoneKind, viewer: int) -> None:
    game = after(EVERYWHERE)

    seen = known(game, kind, viewer)

    face_up = [id for id in game.zone(kind, 0) if not game.state.objects[id].face_down]
    assert len(face_up) >= 1
    assert [name for name in seen if name != "?"][: len(face_up)] == [
        game.pool.cards[game.state.objects[id].card].name for id in face_up
    ]


@pytest.mark.parametrize("viewer", [0, 1, -1])
@clauses("304.2", "309.2")
def test_302_2_nobody_sees_into_decks_and_orbs(viewer: int) -> None:
    game = after(EVERYWHERE)

    assert known(game, zones.DECK, viewer) == ["?", "?"]
    assert known(game, zones.ORBS, viewer) == ["?", "?"]


@clauses("302.2")
def test_305_2_a_hand_is_seen_by_its_player_only() -> None:
    game = after(EVERYWHERE)

    assert known(game, zones.HAND, 0) == ["出しそびれた葉書"]
    assert known(game, zones.HAND, 1) == ["?"]
    assert known(game, zones.HAND, -1) == ["?"]


@clauses("302.2")
def test_313_2_an_extra_deck_is_seen_by_its_player_only() -> None:
    game = after(EVERYWHERE)

    assert known(game, zones.EXTRA, 0) == ["湯けむりの双影", "丑三つの時計神"]
    assert known(game, zones.EXTRA, 1) == ["?", "?"]


@clauses("303.2")
def test_308_2a_a_face_down_caster_is_seen_by_her_zones_player_only() -> None:
    game = after(EVERYWHERE)

    assert known(game, zones.CASTERS, 0) == ["焚井まい（夜学一年）", "店先の空き箱"]
    assert known(game, zones.CASTERS, 1) == ["焚井まい（夜学一年）", "?"]
    assert known(game, zones.CASTERS, -1) == ["焚井まい（夜学一年）", "?"]


def test_311_2a_a_card_exiled_face_down_is_hidden_from_everybody_who_has_not_seen_it() -> None:
    game = after(EVERYWHERE)

    for viewer in (0, 1, -1):
        assert known(game, zones.EXILE, viewer) == ["自販機の空き缶", "?"]


@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_302_2a_everybody_may_count_every_zone(viewer: int) -> None:
    game = after(EVERYWHERE)

    view = redact(game, viewer)

    assert [len(ids) for ids in view.state.zones] == [len(ids) for ids in game.state.zones]
    assert sum(len(ids) for ids in game.state.zones) > 30


@clauses("305.2", "313.2")
def test_302_2a_the_order_of_a_hidden_hand_is_not_given_away() -> None:
    first = after("P1 hand: 出しそびれた葉書, 片方の運動靴, 止まらない縄跳び\nP1 extra: 湯けむりの双影, 丑三つの時計神")
    second = after(
        "P1 hand: 止まらない縄跳び, 出しそびれた葉書, 片方の運動靴\nP1 extra: 丑三つの時計神, 湯けむりの双影"
    )

    views = [redact(game, 1) for game in (first, second)]

    assert views[0].state.zones == views[1].state.zones
    assert [kind.ordered for kind in (zones.HAND, zones.EXTRA, zones.SERVANTS, zones.CASTERS, zones.EXILE)] == [
        False
    ] * 5


def test_302_3_only_a_move_within_the_field_keeps_the_object() -> None:
    script = """
card 借用書
  kind: 詠唱
  attributes: 月
  cost: 1
  text: 敵怪異1体を対象とし、それを支配する。

P1 hand: 借用書, 片方の運動靴
P1 aether: 月 1, 火星 1
P2 servants: 止まらない縄跳び
"""
    before = after(script)
    game = after(
        script + "do P1: play 借用書, target 止まらない縄跳び\ndo: resolve\ndo P1: play 片方の運動靴\ndo: resolve\n"
    )
    taken, played = game.zone(zones.SERVANTS, 0)

    assert before.zone(zones.SERVANTS, 1) == (taken,)
    assert played not in before.state.objects


SECRET_ORDER: Final = """
card 山積み
  kind: 詠唱
  attributes: 月
  cost: 1
  text: 敵怪異をすべて持ち主のデッキの一番上に置く。

P1 hand: 山積み
P1 aether: 月 1
P2 servants: 片方の運動靴, 止まらない縄跳び
P2 deck: 3

do P1: play 山積み
do: resolve one
expect asked P2 by 302.4
"""


@pytest.mark.parametrize("order", ["片方の運動靴 + 止まらない縄跳び", "止まらない縄跳び + 片方の運動靴"])
def test_302_4_the_order_in_a_hidden_zone_is_known_to_its_player_alone(order: str) -> None:
    game = after(f"{SECRET_ORDER}do P2: order {order}\n")
    top = [game.pool.cards[game.state.objects[id].card].name for id in game.zone(zones.DECK, 1)[3:]]

    mine, theirs, nobodys = (redact(game, viewer) for viewer in (1, 0, -1))

    assert top == order.split(" + ")
    known = [(group.cards, group.places) for group in mine.state.knowledge[1]]
    assert known == [((game.state.objects[id].card,), (id,)) for id in game.zone(zones.DECK, 1)[3:]]
    for view in (mine, theirs, nobodys):  # 304.2: who knows a card of the deck can't look at it
        assert {view.state.objects[id].card for id in view.zone(zones.DECK, 1)} == {UNKNOWN}


def test_302_4_the_others_still_know_which_cards_came_and_no_more() -> None:
    views = [
        redact(after(f"{SECRET_ORDER}do P2: order {order}\n"), 0)
        for order in ("片方の運動靴 + 止まらない縄跳び", "止まらない縄跳び + 片方の運動靴")
    ]

    groups = [[(group.cards, group.places) for group in view.state.knowledge[0]] for view in views]

    assert groups[0] == groups[1]
    ((cards, places),) = groups[0]
    assert len(cards) == 2
    assert places == tuple(views[0].zone(zones.DECK, 1)[3:])
    assert views[0].state.became.keys() == views[1].state.became.keys()
    assert not set(places) & set(views[0].state.became.values())


@pytest.mark.parametrize(
    ("deed", "is_asked"),
    [
        ("すべての怪異を破壊する。", True),
        ("怪異をすべて持ち主のデッキの一番下に置く。", True),
        ("怪異をすべて持ち主のオーブゾーンに置く。", True),
        ("すべての怪異をゲームから除外する。", False),
        ("怪異をすべて持ち主の手札に戻す。", False),
    ],
)
@clauses("304.2", "305.2", "309.2", "310.2", "311.2")
def test_302_4_cards_are_put_in_order_where_the_zone_has_one(deed: str, is_asked: bool) -> None:
    game = after(f"""
card 大移動
  kind: 詠唱
  attributes: 月
  cost: 1
  text: {deed}

P1 hand: 大移動
P1 aether: 月 1
P2 servants: 片方の運動靴, 止まらない縄跳び

do P1: play 大移動
""")

    asked = questions(game)

    assert asked == ([("order", "302.4", 2)] if is_asked else [])
    assert game.zone(zones.SERVANTS, 1) == ()


def test_304_3_cards_that_leave_the_deck_one_by_one_are_put_in_order_by_nobody() -> None:
    game = after("""
P1 deck: 片方の運動靴, 止まらない縄跳び, 店先の空き箱, 値札だけの棚
P1 hand: 掃除の時間
P1 aether: 土星 3

do P1: play 掃除の時間
""")

    asked = questions(game)

    assert asked == []
    names = [game.pool.cards[game.state.objects[id].card].name for id in game.zone(zones.GRAVEYARD, 0)]
    assert names == ["片方の運動靴", "止まらない縄跳び", "店先の空き箱", "掃除の時間"]


@pytest.mark.parametrize(
    ("card", "choices"), [("片方の運動靴", 2), ("焚井まい（夜学一年）", 1), ("坂の途中の音楽堂", 1)]
)
@clauses("303.1b", "307.3", "308.3")
def test_307_6_only_servants_have_a_position_chosen(card: str, choices: int) -> None:
    game = after(f"""
card 廃品回収
  kind: 詠唱
  attributes: 土星
  cost: 1
  text: 敵墓地のカード1枚を選び、それを戦場に出す。

P1 hand: 廃品回収
P1 aether: 土星 1
P2 graveyard: {card}

do P1: play 廃品回収
""")

    asked = questions(game)

    assert [question for question in asked if question[0] == "position"] == [("position", "307.6", choices)]
    (entity,) = (*game.zone(zones.SERVANTS, 0), *game.zone(zones.CASTERS, 0))
    assert game.state.objects[entity].position == zones.RECOVERED
