"""N-2 セットアップ: a card is laid on a character of the same name and takes its place."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.lyrical.rules.common import SET_UP, characters, is_unacted, printed, values_of
from kirifuda.games.lyrical.rules.n01_payment import PAYMENT, price_of_card, price_slots
from kirifuda.games.lyrical.zones import FIELD


class SetUp(k.Move):
    """N-2.1 セットアップ: a card is laid on a character, its `host`. The character stays the same one: its damage, its
    items and what effects do to it stay with it (A41)."""

    kind = "set_up"

    def apply(self, game: k.Game) -> int:
        host = game.object(self.host)
        if host is None or game.map.kind_of[host.zone] is not FIELD:
            return k.NOTHING
        result = super().apply(game)
        if result != k.NOTHING:
            k.SetMark(self.host, SET_UP, game.turn()).apply(game)
        return result


# Being set up: `object` is the character, `number` the card that is laid on it.


def is_namesake(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-2.1: one's own character of the same name; one that was set up already will do (A42)."""
    card = game.object(number)
    if card is None or card.card < 0 or id not in characters(game, player):
        return False
    return values_of(game, id).name == printed(game, card).printed.name


def is_upright(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-2.4: un-acted; new ones too (A43)."""
    return is_unacted(game, id)


def may_be_set_up(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """A40: no text forbids the player to set up, or this character to be set up."""
    return not e.concerns(game, "forbid:set_up", e.player_target(player), id)


CAN_BE_SET_UP: Final[k.Conditions] = (
    k.Condition("N-2.1", "自分の同じネームの者ではない", "it is no character of yours of that name", is_namesake),
    k.Condition("N-2.4", "そのキャラクターは行動済み", "that character is acted", is_upright),
    k.Condition("N-2.1", "セットアップできない効果を受けている", "a text says that it cannot be set up", may_be_set_up),
)


def namesakes(game: k.Game, player: k.PlayerId, id: k.ObjectId) -> list[k.ObjectId]:
    """N-2.1: one's own characters of the same name."""
    return [base for base in characters(game, player) if is_namesake(game, player, base, id)]


def bases(game: k.Game, player: k.PlayerId, id: k.ObjectId) -> list[k.ObjectId]:
    """N-2.4: those of them that can be set up now."""
    return [base for base in characters(game, player) if k.passes(CAN_BE_SET_UP, game, player, base, id)]


SETTING_UP: Final = k.Procedure("setting_up")
CARD: Final = k.Slot[int]("_card")
BASE: Final = k.Slot[int]("_base")


@SETTING_UP.step("N-2.1")
def choose_base(game: k.Game, frame: k.Frame) -> k.Flow:
    """The un-acted character of the same name (N-2.4)."""
    ids = bases(game, frame.player, frame[CARD])
    if not ids:
        return k.Abandon("N-2.1")
    return k.Ask(
        BASE, k.Decision(frame.player, "base", k.objects("base", ids), take=k.TAKE_OBJECT, subject=frame[CARD])
    )


@SETTING_UP.step("N-2.2")
def pay(game: k.Game, frame: k.Frame) -> k.Flow:
    """Factor and cost, as for any character."""
    return k.Call(PAYMENT, price_slots(price_of_card(game, frame[CARD])), source=frame[CARD])


@SETTING_UP.step("N-2.3")
def lay_on(game: k.Game, frame: k.Frame) -> k.Flow:
    """From now on the upper card counts, and only that; it is new this turn (N-2.5)."""
    if game.object(frame[CARD]) is None:
        return k.NEXT
    return k.Do([SetUp(frame[CARD], game.map.zone(FIELD, frame.player), host=frame[BASE])])
