"""103.6.2.1: what is said to stand in the way of an action does; once it is removed, the action is offered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from kirifuda.customs.turns import phase
from kirifuda.effects.choices import has_choices
from kirifuda.effects.scope import Scope
from kirifuda.games import load
from kirifuda.games.pso2.rulebook import ACTIONS
from kirifuda.games.pso2.rules.common import (
    ATTACKER,
    TARGETS,
    allies,
    card_of,
    is_area_empty,
    opponents,
    player_card,
    values_of,
)
from kirifuda.games.pso2.rules.r103_6_right_to_act import HOLDER, PASSES, RIGHT_TO_ACT
from kirifuda.games.pso2.rules.r215_states import FREEZE
from kirifuda.games.pso2.rules.r400_zones import PutInPP
from kirifuda.games.pso2.rules.r503_pp_phase import PP_PHASE
from kirifuda.games.pso2.rules.r504_actions import ability_at, can_do_cost
from kirifuda.games.pso2.values import CHARACTER, ITEM, shares_class
from kirifuda.games.pso2.zones import DISCARD, FIELD, FRONT, HAND, OFF, ON, PP, PROCESSING
from kirifuda.games.scenario_words import frame_at
from kirifuda.kernel.ability import Holder
from kirifuda.kernel.game import Game
from kirifuda.kernel.ids import ObjectId, PlayerId
from kirifuda.kernel.state import CardObject
from kirifuda.kernel.zones import ZoneKind
from kirifuda.scenario import run_text
from tests.games.obstacles import Cure, Found, look_for_obstacles, look_into, said

Edit = Callable[[Game, PlayerId, ObjectId, int], bool]
"""What removes an obstacle, once the player is asked what to do; the number is the place of an ability."""


# --- editing a position ---------------------------------------------------------------------------------


def edited(game: Game, id: ObjectId) -> CardObject:
    """A copy of an object in the place of the object."""
    card = game.state.objects[id] = game.state.objects[id].copy()
    return card


def put(game: Game, player: PlayerId, kind: ZoneKind, card: int) -> ObjectId:
    """Another copy of a printed card in a zone."""
    state = game.state
    made = CardObject(state.next_id, card, player, game.map.zone(kind, player))
    made.stamp = game.next_stamp()
    made.place = FRONT if kind is FIELD else made.place
    state.next_id += 1
    state.objects[made.id] = made
    state.zones[made.zone] = (*state.zones[made.zone], made.id)
    return made.id


def printed(game: Game, kind: int) -> list[int]:
    """The printed cards of a kind."""
    return [number for number, card in enumerate(game.pool.cards) if card.printed.kind & kind]  # type: ignore[attr-defined]


def take_away(game: Game, id: ObjectId) -> None:
    card = game.state.objects.pop(id)
    game.state.zones[card.zone] = tuple(other for other in game.state.zones[card.zone] if other != id)


def let_act(game: Game, player: PlayerId) -> None:
    """The player has the right to act, and is asked what to do with it."""
    if phase(game) == "main" and is_area_empty(game):
        game.state.variables["turn_player"] = player
    asking = frame_at(RIGHT_TO_ACT, "103.6.1.5")
    asking.slots |= {HOLDER.name: player, PASSES.name: 0}
    game.state.frames = [*game.state.frames, asking]


def cure(edit: Edit) -> Cure:
    """Let the player act, then remove the obstacle."""

    def remove(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
        game.skips_forced = False
        game.asking = None
        let_act(game, player)
        game.touch(-1)
        is_done = edit(game, player, id, int(action.partition(":")[2] or 0))
        game.touch(-1)
        return is_done

    return remove


# --- cures ----------------------------------------------------------------------------------------------


def nothing_more(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    return True


def be_asked_for_pp(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    game.state.variables["turn_player"] = player
    game.state.frames = [*game.state.frames, frame_at(PP_PHASE, "503.1.1")]
    return True


def have_the_turn(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    game.state.variables["turn_player"] = player
    return True


def be_in_main(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """Nobody attacks any more; whoever is to act there has the turn, or something waits."""
    game.state.variables |= {"phase": "main", "step": "", ATTACKER: 0, TARGETS: (), "attacking": 0, "engaged": 0}
    return have_the_turn(game, player, id, number)


def let_nothing_wait(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """In the main phase that leaves nobody but the turn player to act."""
    for waiting in game.zone(PROCESSING, 0):
        take_away(game, waiting)
    return phase(game) != "main" or have_the_turn(game, player, id, number)


def have_points(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    for _ in range(12):
        put(game, player, PP, printed(game, CHARACTER)[0])
    return True


def have_colours(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    put(game, player, PP, game.state.objects[id].card)
    return True


def be_on(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    edited(game, id).position = ON
    return True


def thaw(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    game.state.lasting = tuple(effect for effect in game.state.lasting if effect.change is not FREEZE)
    return True


def forbid_nothing(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """What forbids something is taken out of the game; not the card itself, nor a player card or mag."""
    for holder in forbidding(game):
        game.state.lasting = tuple(effect for effect in game.state.lasting if effect.id != holder.effect)
        source = game.object(holder.source)
        if not holder.effect and source is not None and source.id != id and game.map.kind_of[source.zone] is FIELD:
            take_away(game, source.id)
    game.touch(-1)
    return not forbidding(game)


def forbidding(game: Game) -> list[Holder]:
    """What forbids an action, or something that would happen."""
    index = game.index()
    actions = [each for bucket, holders in index.buckets.items() if bucket.startswith("forbid:") for each in holders]
    return [*actions, *index.forbid.get(PutInPP(0).kind, ())]


def forget_uses(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    card = edited(game, id)
    card.marks = tuple(mark for mark in card.marks if "used:" not in mark[0])
    return True


def have_a_bearer(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    for card in printed(game, CHARACTER):
        if shares_class(game.pool.cards[card].printed, values_of(game, id)):  # type: ignore[attr-defined]
            put(game, player, FIELD, card)
            return True
    return False


def fill_the_table(game: Game) -> None:
    """Something of every sort, for whoever looks for a target or something to pay with."""
    fighters, items = printed(game, CHARACTER), printed(game, ITEM)
    for player in range(game.players):
        for card in fighters:
            for position in (ON, OFF):
                edited(game, put(game, player, FIELD, card)).position = position
        for card in (*fighters, *items):
            put(game, player, DISCARD, card)
            put(game, player, HAND, card)
        for card in items:
            put(game, player, FIELD, card)
            edited(game, put(game, player, PP, card)).position = OFF


def have_targets(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """Some texts look for what no table shows by itself; those are left out."""
    fill_the_table(game)
    game.touch(-1)
    ability = ability_at(game, id, number)
    plan = card_of(game, id).plan if ability is None else ability.plan
    return has_choices(Scope(game, {}, id, player), plan)


def be_able_to_pay(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """So with costs."""
    be_on(game, player, id, number)
    fill_the_table(game)
    game.touch(-1)
    return can_do_cost(game, player, id, number)


def be_attacked(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    """An enemy attacks another ally than the crier."""
    (enemy, *_) = opponents(game, player)
    others = [ally for ally in allies(game, player) if ally != id]
    if not others:
        return False
    attacker = player_card(game, enemy)
    game.state.variables |= {"phase": "battle", "step": "joining", ATTACKER: attacker, TARGETS: (others[0],)}
    return True


def be_early_enough(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
    game.state.variables["step"] = "joining"
    return True


BY_CLAUSE: Final[dict[str, Edit]] = {
    "103.6.1.5": nothing_more,
    "503.1.1": be_asked_for_pp,
    "103.6.1": nothing_more,
    "504.1.3.2": nothing_more,
    "504.1.4.2": nothing_more,
    "504.1.1": have_the_turn,
    "504.1.2": have_the_turn,
    "504.1.5": have_the_turn,
    "504.1.1.1": let_nothing_wait,
    "504.1.2.1": let_nothing_wait,
    "504.1.3.1": let_nothing_wait,
    "504.1.4.1": let_nothing_wait,
    "103.6.2.2": be_in_main,
    "G.39": be_in_main,
    "209.1": have_the_turn,
    "103.1.1": have_the_turn,
    "209.1.1": have_points,
    "209.1.3": have_points,
    "209.1.2": have_colours,
    "103.1.2": forbid_nothing,
    "205.4.3": have_a_bearer,
    "406.2.4": have_targets,
    "209.1.3.1": be_able_to_pay,
    "302.5": forget_uses,
    "302.1b": be_attacked,
    "506.4.2": be_early_enough,
    "215.2": be_on,
    "301.3": thaw,
}
WAITING: Final = "103.6.2.2: something still waits"
NEVER_SAID: Final = {
    "504.2: it is not in your hand": "asked only of cards in the hand",
    "503.1.1: it is not in your hand": "asked only of cards in the hand",
    "504.1: it is not played from the hand": "no card of another kind is ever there",
    "504.1.4: it is no activated ability of yours": "asked only of those",
    "504.1.5: it is no ally of yours": "asked only of allies",
    "302.10: Erosion leaves nobody to attack": "there is always a player; by a house rule not",
    "302.10: an attack with Erosion stays where it is": "by a house rule only",
}
"""Conditions that nobody is told of here, and why."""
ROWS: Final = [action for action in ACTIONS if action.source is not None]
CONDITIONS: Final = [each for action in ROWS for each in (action.asked, *action.stated())]
ALL: Final = {said(condition) for condition in CONDITIONS}
CURES: Final = {
    name: cure(let_nothing_wait if name == WAITING else BY_CLAUSE[name.partition(":")[0]])
    for name in ALL - set(NEVER_SAID)
}


def offered(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    """Whether the open question lets the player do it."""
    decision = game.decision()
    verb, _, number = action.partition(":")
    return decision is not None and any(
        option.verb == verb and option.object == id and option.number == int(number or 0) for option in decision.options
    )


def look(name: str, seeds: range, every: int) -> Found:
    return look_for_obstacles(name, CURES, offered, seeds, every)


CARDS: Final = """scenario: x
game: pso2
turn: {turn}
card 兵
  classes: ハンター
card 盾番
  hp: 9
  text: 【ウォークライ】
card 頭
  kind: プレイヤー
  classes: ハンター
card 弓
  kind: 武器
  classes: レンジャー
card 箱
  kind: アイテム
  text: 【ON⇒OFF】⇒1枚ドローする。
card 主箱
  kind: アイテム
  text: 【Main】【ON⇒OFF】⇒1枚ドローする。
card 刻箱
  kind: アイテム
  text: 【ON⇒OFF】⇒1枚ドローする。この能力は自分のターン中のみ発動できる。
card 合図
  kind: アクティブ
card 昼札
  kind: アクティブ
  text: 自分のターン中にのみプレイできる。
    1枚ドローする。
card 主札
  kind: アクティブ
  text: 【Main】1枚ドローする。
card 霜
  kind: アクティブ
  text: このターン中、味方のキャラ全てをフリーズする。
card 縛り
  kind: アイテム
  text: {text}
P1 player: 頭
P1 hand: 兵, 弓, 箱, 合図, 昼札, 主札, 霜
P1 field: 兵 @soldier, 盾番, 箱, 主箱, 刻箱
P2 hand: 合図
P2 field: 兵 @enemy, 縛り
{script}
"""
QUIET: Final = "場の防具全てはONにならない。"
ATTACK: Final = "do P2: attack @enemy -> {}\ndo: pass until {}"
POSITIONS: Final = {
    "their turn": ("P2, turn 6", QUIET, ""),
    "something waits": ("P2, turn 6", QUIET, "do P2: play 合図"),
    "nobody fits a bow": ("P1, turn 5", QUIET, ""),
    "frozen": ("P1, turn 5", QUIET, "do P1: play 霜\ndo: resolve"),
    "no playing": ("P1, turn 5", "相手は《キャラカード》をプレイできない。", ""),
    "no putting": ("P1, turn 5", "相手はPPにカードを置けない。", ""),
    "no attacking": ("P1, turn 5", "相手のキャラは攻撃できない。", ""),
    "nobody to attack": ("P1, turn 5", "相手のキャラは味方を攻撃できない。", ""),
    "no crying": ("P2, turn 6", "相手は【ウォークライ】を発動できない。", ATTACK.format("@soldier", "joining")),
    "attacked itself": ("P2, turn 6", QUIET, ATTACK.format("盾番", "joining")),
    "too late to cry": ("P2, turn 6", QUIET, ATTACK.format("@soldier", "engagement")),
}
"""What random games hardly ever come to: turn, the text of an enemy's item, and how it goes on."""


def look_at_positions() -> Found:
    """What stands in player 1's way in each of these positions."""
    found = Found()
    for turn, text, script in POSITIONS.values():
        game = run_text(CARDS.format(turn=turn, text=text, script=script)).game
        assert game is not None
        for id in [*game.state.objects]:
            look_into(load("pso2"), game, 0, id, CURES, offered, found)
    return found


def test_103_6_2_1_what_is_named_stands_in_the_way() -> None:
    by_chance, by_hand = look("pso2", range(3), 23), look_at_positions()

    assert [*by_chance.wrong, *by_hand.wrong] == []
    assert set(CURES) - {*by_chance.removed, *by_hand.removed} == set()


@pytest.mark.slow
@pytest.mark.parametrize("name", ["pso2", "pso2 raid 2", "pso2 raid 4"])
def test_103_6_2_1_what_is_named_stands_in_the_way_in_many_games(name: str) -> None:
    found = look(name, range(30), 17)

    assert found.wrong == []
