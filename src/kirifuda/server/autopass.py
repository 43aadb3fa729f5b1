"""Who is passed over: questions that a person need not answer. What decides is the seat's own settings and view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.games.sheet import Text
from kirifuda.games.telling.asking import waiting_ability

if TYPE_CHECKING:
    from kirifuda.kernel.decision import Decision, Option
    from kirifuda.kernel.game import Game
    from kirifuda.server.play import Play
    from kirifuda.server.preferences import Settings

UNTIL_TURN = Text("ターンの終わりまでパスしています。", "Passing until the end of the turn.")
UNTIL_NEW = Text("新しい発動があるまでパスしています。", "Passing until something new is on the stack.")


class Passing:
    """The settings of a seat, and what is remembered while a longer pass runs."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.since: tuple[int, ...] = ()
        """Turn and length of the stack when a longer pass began."""
        self.is_by_hand = False
        """Whether the last answer was given because of what the player holds, and not by a wish or what all can see."""

    def begin(self, game: Game, stack: str) -> None:
        """A longer pass begins here."""
        self.since = (game.turn(), len(stacked(game, stack)))

    def running(self) -> Text | None:
        """The banner of a longer pass."""
        until = self.settings.pass_until
        return None if until is None else UNTIL_TURN if until == "turn" else UNTIL_NEW

    def answer(self, play: Play) -> tuple[int, ...] | None:
        """The answer that needs no person; None if the person is asked. Reasons that everybody may know come first:
        only where none of them holds does the hand decide."""
        asked = play.asked
        assert asked is not None
        game, settings = play.game, self.settings
        place = passing_place(play, asked)
        self.is_by_hand = False
        remembered = self._remembered(game, asked)
        if remembered >= 0:
            return (remembered,)
        if place < 0 and asked.forced():
            self.is_by_hand = True
            return asked.forced_answer()
        if self._is_stop(game, asked.player) or settings.ask_all:
            self._stop()
            return None
        if place < 0:
            return None
        stack = stacked(game, play.words.stack)
        if self._goes_on(game, asked.player, stack) or self._yields(game, asked.player, stack):
            return (place,)
        mine = bool(stack) and game.state.objects[stack[-1]].controller == asked.player
        if mine and not settings.hold and asked.prompt in play.words.questions.answering:
            return (place,)
        if play.card_game.is_idle(game, asked) or asked.forced():
            self.is_by_hand = True
            return (place,)
        self._stop()
        return None

    def _is_stop(self, game: Game, player: int) -> bool:
        phase = game.state.variables.get("phase")
        stops = self.settings.stops
        return phase in (stops.mine if game.turn_player() == player else stops.theirs)

    def _goes_on(self, game: Game, player: int, stack: tuple[int, ...]) -> bool:
        """Whether a longer pass covers this question; an attack or something new of another player ends it."""
        until = self.settings.pass_until
        if until is None or not self.since:
            return False
        new = len(stack) > self.since[1] and game.state.objects[stack[-1]].controller != player
        if new or (until == "turn" and game.turn() != self.since[0]):
            self._stop()
            return False
        self.since = (self.since[0], len(stack))
        return True

    def _yields(self, game: Game, player: int, stack: tuple[int, ...]) -> bool:
        """Whether the topmost thing is one that this seat never answers."""
        if not stack or not self.settings.yields:
            return False
        top = game.state.objects[stack[-1]]
        return top.controller != player and yield_key(game, stack[-1]) in self.settings.yields

    def _remembered(self, game: Game, asked: Decision) -> int:
        """The trigger that comes first among just these by an order that the seat has set; -1 if there is none."""
        if asked.prompt != "trigger" or asked.most != 1 or not self.settings.triggers:
            return -1
        keys = [trigger_key(game, option) for option in asked.options]
        for order in self.settings.triggers:
            if all(keys) and sorted(order) == sorted(keys):
                return keys.index(order[0])
        return -1

    def _stop(self) -> None:
        self.settings.pass_until = None
        self.since = ()


def passing_place(play: Play, asked: Decision) -> int:
    """The place of the option that passes; -1 if there is none."""
    if asked.most != 1:
        return -1
    for place, option in enumerate(asked.options):
        if option.verb == "pass":
            return place
    return -1


def trigger_key(game: Game, option: Option) -> str:
    """By what the order of triggers is remembered: the ability that waits; empty for another option."""
    ability = waiting_ability(game, option) if option.verb == "trigger" else None
    return "" if ability is None else ability.key


def stacked(game: Game, name: str) -> tuple[int, ...]:
    """What waits to resolve, the newest last."""
    for zone, kind in enumerate(game.map.kind_of):
        if kind.name == name:
            return game.state.zones[zone]
    return ()


def yield_key(game: Game, id: int) -> str:
    """To what one yields: the ability by its key, the card by its number."""
    card = game.state.objects[id]
    if card.item is not None and card.item.ability is not None:
        return card.item.ability.key
    return game.pool.cards[card.card].key if card.card >= 0 else ""
