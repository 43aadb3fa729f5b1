"""No reason is false: whatever stands in the way of an action is taken away, and the action is offered."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kirifuda.effects.abilities import has_keyword
from kirifuda.games import load
from kirifuda.games.lyrical.abilities import SETUP
from kirifuda.games.lyrical.rules.common import GUARD, SET_UP, characters, items_of, printed, values_of
from kirifuda.games.lyrical.rules.n00_moving import Discard, DiscardFromPlay, Ready
from kirifuda.games.lyrical.rules.n02_setup import namesakes
from kirifuda.games.lyrical.rules.n07_actions import kind_of
from kirifuda.games.lyrical.rules.n07_options import ACTIONS
from kirifuda.games.lyrical.rules.n07_using import FACTORS_PLACED
from kirifuda.games.lyrical.rules.n09_attack import ATTACK
from kirifuda.games.lyrical.rules.n09_attacks import GUARDING, IS_ACTING
from kirifuda.games.lyrical.values import CHARACTER, FACTOR_CARD, FIELD_CARD, ITEM
from kirifuda.games.lyrical.zones import ACTED, DECK, DISCARD, FACTOR, FIELD, FIELDS, HAND, STACK, UNACTED
from kirifuda.kernel.changes import Move, SetMark
from kirifuda.kernel.event import Event
from kirifuda.kernel.game import Game
from kirifuda.kernel.ids import ObjectId, PlayerId
from kirifuda.kernel.legality import Condition
from kirifuda.kernel.moving import attach
from kirifuda.kernel.state import CardObject
from kirifuda.kernel.zones import ZoneKind
from kirifuda.scenario import run_text
from tests.games.obstacles import Cure, Found, look_for_obstacles, look_into, said

ACTING = ("action", "response", "factor")
MOST_PASSES = 60
"""Questions that a cure may pass over to come to the right moment."""
DECLINING = ("pass", "no_guard", "no_factor", "end")
NEVER_HERE: dict[str, str] = {
    "N-1.1: it is not in your hand": "only cards in one's own hand are asked about",
    "N-4.1: it is no card that is set": "each card is asked about what it is for",
    "N-6.1: it is no card that is used": "each card is asked about what it is for",
    "N-12.4: a Setup card cannot be set alone": "each card is asked about what it is for",
    "N-12.4: it does not have Setup": "each card is asked about what it is for",
    "N-1.2: it is no factor card": "each card is asked about what it is for",
    "N-8.1: it is no effect of yours": "only one's own characters are asked about",
    "N-9.1: it is no character of yours": "only one's own characters are asked about",
    "N-9.3: it is no character of yours": "only one's own characters are asked about",
    "N-9.1: you are not attacked": "in one's own turn characters are asked about attacks",
}
"""Conditions of the rules that `why_not` never has to say, and why; scenarios have them."""


def edited(game: Game) -> bool:
    """The position has changed: everything is looked at anew, and asked anew."""
    game.touch(-1)
    game.asking = None
    return True


def do(game: Game, *events: Event) -> bool:
    for event in events:
        for part in event.parts(game) or [event]:
            part.apply(game)
    return edited(game)


def put(game: Game, owner: PlayerId, kind: ZoneKind, card: int, position: int = UNACTED) -> ObjectId:
    """A card out of nowhere, which has been there for a while."""
    state = game.state
    made = CardObject(state.next_id, card, owner, game.map.zone(kind, owner))
    made.stamp, made.position = game.next_stamp(), position
    state.next_id += 1
    state.objects[made.id] = made
    state.zones[made.zone] = (*state.zones[made.zone], made.id)
    edited(game)
    return made.id


def cards(game: Game, kind: int) -> list[int]:
    """Printed cards of a kind that are set by themselves."""
    found = [printed(game, CardObject(0, at, 0, 0)).printed for at in range(len(game.pool.cards))]
    return [at for at, each in enumerate(found) if each.kind & kind and not has_keyword(each.abilities, SETUP)]


def pass_until(game: Game, is_there: Callable[[], bool]) -> bool:
    """Everybody passes, or takes what is offered first."""
    for _ in range(MOST_PASSES):
        decision = game.decision()
        if decision is None:
            return False
        if is_there():
            return True
        idle = [
            at for at, option in enumerate(decision.options) if option.verb in ("pass", "no_guard", "no_factor", "end")
        ]
        game.answer((idle[0],) if idle else tuple(range(decision.least)))
    return False


# Cures


def wait_to_act(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    """Not if the object is gone, or the game is over, before that player acts."""

    def is_there() -> bool:
        asked = game.decision()
        return asked is not None and asked.player == player and asked.prompt in ACTING

    return pass_until(game, is_there) and id in game.state.objects


def wait_for_main(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    """Likewise. What is discarded to the hand limit on the way may be the card itself."""

    def is_there() -> bool:
        asked = game.decision()
        return asked is not None and asked.player == player and asked.prompt == "action"

    return pass_until(game, is_there) and id in game.state.objects


def wait_for_factor(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    """Likewise."""

    def is_there() -> bool:
        asked = game.decision()
        return asked is not None and asked.player == player and asked.prompt == "factor"

    return pass_until(game, is_there) and id in game.state.objects


def go_back_to_guard(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    """The attack is at its guard again, and what was used since is gone."""
    frames = game.state.frames
    while frames and frames[-1].procedure is not ATTACK:
        frames.pop()
    if not frames:
        return False
    frames[-1].index = ATTACK.names["choose_guard"]
    game.state.waiting = ()
    game.state.variables[GUARD] = 0
    for each in game.zone(STACK, 0):
        do(game, Move(each, game.map.zone(DECK, game.state.objects[each].owner)))
    edited(game)
    asked = game.decision()
    return asked is not None and asked.prompt == "guard"


def is_in_the_middle(game: Game) -> bool:
    """Something is being used, or an attack is under way: what takes part in it can't be taken out of the game."""
    decision = game.decision()
    return decision is None or decision.prompt not in ("action", "factor") or bool(game.zone(STACK, 0))


def free_name(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    """Not in the middle of something."""
    if is_in_the_middle(game):
        return False
    name = values_of(game, id).name
    kind = kind_of(game, id)
    for each in [*game.zone(FIELD, player)]:
        if each in game.state.objects and values_of(game, each).kind & kind and values_of(game, each).name == name:
            do(game, DiscardFromPlay(each))
    return True


def bring_character(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    put(game, player, FIELD, cards(game, CHARACTER)[0])
    return True


def free_hand(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    """Not in the middle of something."""
    if is_in_the_middle(game):
        return False
    bearer = characters(game, player)[0]
    return do(game, *[DiscardFromPlay(each) for each in items_of(game, bearer)])


def bring_factor(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    for card in cards(game, FACTOR_CARD):
        for _ in range(10):
            put(game, player, FACTOR, card)
    return True


def fill_deck(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    for _ in range(10):
        put(game, player, DECK, cards(game, CHARACTER)[0])
    return True


def bring_namesake(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    name = values_of(game, id).name
    bases = [card for card in cards(game, CHARACTER) if printed(game, CardObject(0, card, 0, 0)).printed.name == name]
    put(game, player, FIELD, bases[0])
    return True


def ready_namesake(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    return do(game, *[Ready(each) for each in namesakes(game, player, id)])


def make_ready(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    return do(game, Ready(id))


def age(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    game.state.objects[id] = new = game.state.objects[id].copy()
    new.entered = 0
    return edited(game)


def forget_setup(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    return do(game, SetMark(id, SET_UP, 0))


def forget_uses(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    marks = [name for name, _ in game.state.objects[id].marks if name.startswith("history:")]
    return do(game, *[SetMark(id, name, 0) for name in marks])


def forget_placing(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    game.state.variables[FACTORS_PLACED] = 0
    return edited(game)


def begin_later(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    game.state.variables["turn"] = game.turn() + 2
    return edited(game)


def bring_targets(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    """Characters of both sides, acted and not, with items, field cards, and every card in both discard piles. Of what
    answers a card that was used there must be one: skipped."""
    for owner in range(game.players):
        for at, card in enumerate(cards(game, CHARACTER)):
            bearer = put(game, owner, FIELD, card, ACTED if at % 2 else UNACTED)
            attach(game, game.state.objects[put(game, owner, FIELD, cards(game, ITEM)[0])], bearer)
        put(game, owner, FIELDS, cards(game, FIELD_CARD)[0])
        for card in range(len(game.pool.cards)):
            put(game, owner, DISCARD, card)
    edited(game)
    own = game.state.objects[id]
    return not any("使用した" in printed(game, each).text for each in (own, *map(game.object_or_last, own.under)))


def empty_hand(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    """What the texts here ask for: no other card in hand."""
    return do(game, *[Discard(each) for each in game.zone(HAND, player) if each != id])


def bring_field(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    """What the texts here take besides their price: a field card of one's own."""
    return bool(put(game, player, FIELDS, cards(game, FIELD_CARD)[0]))


def silence(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    """Whatever could forbid something is gone: lasting effects, field cards, items, the character's own text."""
    game.state.lasting = ()
    for owner in range(game.players):
        do(game, *[DiscardFromPlay(each) for each in game.zone(FIELDS, owner)])
        for each in characters(game, owner):
            do(game, *[DiscardFromPlay(item) for item in items_of(game, each)])
            if action in ("attack", "guard", "set"):
                game.state.objects[each] = new = game.state.objects[each].copy()
                new.card = plain_character(game)
                new.under = ()
    return edited(game)


def plain_character(game: Game) -> int:
    found = cards(game, CHARACTER)
    return next(at for at in found if not printed(game, CardObject(0, at, 0, 0)).printed.abilities)


def settled(cure: Cure) -> Cure:
    """The game runs on to its next question; what falls on the way, without its item, is not looked at."""

    def cured(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
        return cure(game, player, id, action) and game.decision() is not None and id in game.state.objects

    return cured


EDITS: dict[str, Cure] = {
    "N-4.2: an effect says that it cannot be set": silence,
    "N-4.2: an effect says that it cannot be used": silence,
    "N-3.1: a text says that nobody can carry it": silence,
    "N-8.1: a text says that it cannot be used": silence,
    "N-9.1: a text says that it cannot attack": silence,
    "N-9.3: a text says that it cannot guard": silence,
    "N-9.1: what a text asks for cannot be paid": silence,
    "N-9.3: what a text asks for cannot be paid": silence,
    "N-4.1: its text does not let it be set now": empty_hand,
    "N-1.1: what its text asks for besides cannot be paid": bring_field,
    "N-8.2: what its text asks for besides cannot be paid": bring_field,
    "N-6.1: its text does not let it be used now": empty_hand,
    "N-8.1: its text does not let it be used now": empty_hand,
    said(IS_ACTING): wait_to_act,
    "N-7.4: it is not your turn to act": wait_to_act,
    said(GUARDING.asked): go_back_to_guard,
    "N-1.1: it is not your main phase with nothing pending": wait_for_main,
    "N-3.1: it is not your main phase with nothing pending": wait_for_main,
    "N-4.1: it is not your main phase with nothing pending": wait_for_main,
    "N-2.2: it is not your main phase with nothing pending": wait_for_main,
    "N-5.1: it is not your main phase with nothing pending": wait_for_main,
    "N-9.1: it is not your main phase": wait_for_main,
    "N-6.3: it is not the time to use it": wait_for_main,
    "N-7.1: it is not the time to use it": wait_for_main,
    "N-10.1: it is not the time to place it": wait_for_factor,
    "N-1.2: no more may be placed this turn": forget_placing,
    "N-1.6: a character of that name is there": free_name,
    "N-3.2: an item of that name is there": free_name,
    "N-3.1: you have no character to carry it": bring_character,
    "N-3.3: your characters can carry no more": free_hand,
    "N-1.2: the factor cannot be paid": bring_factor,
    "N-1.3: the deck is too small for the cost": fill_deck,
    "N-2.1: no character of yours has its name": bring_namesake,
    "N-2.4: that character is acted": ready_namesake,
    "N-7.5: no target can be chosen": bring_targets,
    "N-9.2: nobody attacks in the first turn": begin_later,
    "N-9.2: it is acted": make_ready,
    "N-9.3: it is acted": make_ready,
    "N-8.4: the character is acted": make_ready,
    "N-1.5: it came this turn": age,
    "N-8.5: the character came this turn": age,
    "N-2.5: it was set up this turn": forget_setup,
    "N-2.5: the character was set up this turn": forget_setup,
    "N-8.3: it was used as often as its text allows": forget_uses,
}


CURES = {name: settled(cure) for name, cure in EDITS.items()}


def is_offered(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    decision = game.decision()
    verb, _, number = action.partition(":")
    return decision is not None and any(
        (option.verb, option.object) == (verb, id) and (not number or option.number == int(number))
        for option in decision.options
    )


CARDS = """scenario: x
game: lyrical
card 門番
  kind: フィールド
  text: 対戦相手はキャラクターカードをセットできない。
    対戦相手はトリックカードを使用できない。
card 静けさ
  kind: フィールド
  text: 自分のキャラクターすべてはエフェクトを使用できない。
card 潔癖
  text: このキャラクターはアイテムをセットできない。
card 臆病
  text: このキャラクターはバトルできない。
card 器用
  text: (0/0):カードを1枚引く。この効果は1ターンに1回だけ使用できる。
card 達人
  name: 器用
  title: 夜の
  text: セットアップ
    (0/9):カードを1枚引く。
card 最後
  kind: トリック
  text: カードを1枚引く。このカードは自分の手札が1枚以下である場合にだけ使用できる。
card 奥の手
  text: (0/0):カードを1枚引く。このエフェクトは自分の手札がない場合にだけ使用できる。
card 祠
  kind: フィールド
  text: このカードは自分の手札が1枚以下であるときにのみセットできる。
card 関
  kind: フィールド
  text: お互いのプレイヤーはコストを9払わなければアタック宣言できない。
card 柵
  kind: フィールド
  text: お互いのプレイヤーはコストを9払わなければガード宣言できない。
card 供え
  kind: ストラテジー
  text: このカードを使用するには、自分のフィールドカードを1枚捨て札する。カードを1枚引く。
card 供え手
  text: (0/0)、自分のフィールドカードを1枚捨て札する:カードを1枚引く。
card 敵
card 帯
  kind: アイテム
card 札
  kind: アイテム
card 市
  kind: フィールド
card 矢
  kind: トリック
  text: 対戦相手のキャラクター1体を捨て札する。
"""
POSITIONS = (
    "P1 field: 敵 (with: 帯)\nP1 hand: 札",
    "P1 hand: 敵, 矢, 帯\nP1 field: 潔癖\nP2 fields: 門番\nP2 field: 敵",
    "P1 field: 臆病, 器用\nP1 fields: 静けさ",
    "P1 field: 敵\nP2 field: 臆病, 器用\ndo P1: attack 敵",
    "P1 field: 敵\nP1 hand: 市\nP2 field: 器用\nP2 hand: 矢\ndo P1: attack 敵\ndo P2: no guard\ndo P1: pass",
    "P1 field: 器用 (new), 敵 (with: 帯)\nP1 hand: 矢, 帯",
    "P1 hand: 帯, 達人\nP1 deck: 1",
    "P1 field: 器用 @a\nP1 hand: 達人, 市\ndo P1: set up 達人\ndo P1: set 市\ndo: resolve",
    "P1 field: 器用, 敵\nP1 hand: 市\nP1 deck: 市, 5\ndo P1: effect of 器用\ndo: resolve",
    "P1 field: 器用 (with: 達人)\nP1 hand: 市\nP1 deck: 1",
    "turn: P1, turn 1\nP1 field: 敵\nP1 hand: 市",
    "P1 field: 奥の手\nP1 hand: 最後, 市",
    "P1 field: 敵\nP1 fields: 関\nP1 deck: 3",
    "P1 field: 敵\nP1 fields: 柵\nP2 field: 器用\nP2 deck: 3\ndo P1: attack 敵",
    "P1 field: 供え手\nP1 hand: 供え, 祠, 帯",
)


def test_every_condition_has_a_cure_or_a_reason_for_none() -> None:
    rows = [action for action in ACTIONS if action.source is not None]
    conditions: list[Condition] = [each for action in rows for each in action.stated()]

    assert {said(each) for each in conditions} <= {*CURES, *NEVER_HERE}
    assert {*CURES} - {said(each) for each in conditions} == {said(IS_ACTING), said(GUARDING.asked)}


def looked(found: Found, position: str) -> None:
    """What is said in a position written for it."""
    outcome = run_text(f"{CARDS}{position}", "x")
    assert outcome.passed, outcome.report()
    game = outcome.game
    assert game is not None
    for player in range(game.players):
        for id in [*game.state.objects]:
            look_into(load("lyrical"), game, player, id, CURES, is_offered, found)


def test_the_reasons_are_true() -> None:
    found = look_for_obstacles("lyrical", CURES, is_offered, range(3), every=17)
    for position in POSITIONS:
        looked(found, position)

    assert not found.wrong, found.wrong[:5]
    assert {*CURES} - {*found.removed} == set()


@pytest.mark.slow
def test_the_reasons_are_true_in_many_games() -> None:
    found = look_for_obstacles("lyrical", CURES, is_offered, range(100, 120), every=5)

    assert not found.wrong, found.wrong[:5]
