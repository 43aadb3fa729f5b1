"""What a player may do, declared once: menu, refusal, "why not?" and scenarios' reasons are made from a row."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kirifuda.kernel.decision import Option
from kirifuda.kernel.legality import Condition, Conditions, failures, passes

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import Mask, ObjectId, PlayerId
    from kirifuda.kernel.zones import ZoneKind

Cards = Callable[["Game", "PlayerId"], Sequence["ObjectId"]]
KindOf = Callable[["Game", "ObjectId"], "Mask"]


class Source(Condition):
    """The cards with which something is done. Of all others it is said that they are none of them."""

    __slots__ = ("cards",)

    def __init__(self, clause: str, japanese: str, english: str, cards: Cards, *, also: tuple[str, ...] = ()) -> None:
        def is_among(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
            card = game.object(id)
            return card is not None and card.card >= 0 and id in cards(game, player)

        super().__init__(clause, japanese, english, is_among, also=also)
        self.cards = cards


class OfKind(Condition):
    """The kinds of card with which something is done, as bits. A menu asks for a card's kind once, for all actions."""

    __slots__ = ("kind_of", "kinds")

    def __init__(
        self, clause: str, words: tuple[str, str], kinds: Mask, kind_of: KindOf, *, also: tuple[str, ...] = ()
    ) -> None:
        def is_of_kind(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
            return bool(kind_of(game, id) & kinds)

        super().__init__(clause, words[0], words[1], is_of_kind, also=also)
        self.kinds = kinds
        self.kind_of = kind_of


def cards_in(*kinds: ZoneKind) -> Cards:
    """A player's cards in zones of these kinds."""

    def cards(game: Game, player: PlayerId) -> Sequence[ObjectId]:
        if len(kinds) == 1:
            return game.zone(kinds[0], player)
        return [id for kind in kinds for id in game.zone(kind, player)]

    return cards


class Asked(Condition):
    """The moment of an action: one of these questions is open for the player, or one about the card."""

    __slots__ = ("prompts",)

    def __init__(
        self, clause: str, japanese: str, english: str, prompts: tuple[str, ...], about: tuple[str, ...] = ()
    ) -> None:
        def is_open(game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
            if is_asked(game, player, *prompts):
                return True
            decision = game.decision() if about else None
            return decision is not None and decision.subject == id and is_asked(game, player, *about)

        super().__init__(clause, japanese, english, is_open)
        self.prompts = prompts


def asking(clause: str, japanese: str, english: str, *prompts: str, about: tuple[str, ...] = ()) -> Asked:
    """The moment at which one of these questions is open, or one of those that are about the very card."""
    return Asked(clause, japanese, english, prompts, about)


def is_asked(game: Game, player: PlayerId, *prompts: str) -> bool:
    """Whether one of these very questions is open for the player."""
    decision = game.decision()
    return decision is not None and decision.player == player and decision.prompt in prompts


@dataclass(eq=False)
class Aim:
    """What an action is done to.

    verb      of the options among which it is chosen
    fit       what must be true of such a thing; the number of these conditions is the card
    among     the things that it may be at all, of which players are -1 - player; None if the conditions say it
    by_card   the conditions are asked of the card, and their number is the thing
    is_needed the action is none without such a thing: if there is none, "why not?" tells what speaks against each
    is_area   such things are areas, not cards
    """

    verb: str
    fit: Conditions
    among: Cards | None = None
    by_card: bool = False
    is_needed: bool = False
    is_area: bool = False

    def pair(self, card: ObjectId, id: ObjectId) -> tuple[ObjectId, int]:
        """The object of its conditions, and their number."""
        return (card, id) if self.by_card else (id, card)

    def is_fit(self, game: Game, player: PlayerId, card: ObjectId, id: ObjectId) -> bool:
        """Whether it can be done with a card to this thing."""
        object, number = self.pair(card, id)
        return passes(self.fit, game, player, object, number)

    def targets(self, game: Game, player: PlayerId, card: ObjectId) -> list[ObjectId]:
        """What it may be done to with a card."""
        found = () if self.among is None else self.among(game, player)
        return [id for id in found if self.is_fit(game, player, card, id)]

    def against_all(self, game: Game, player: PlayerId, card: ObjectId) -> list[Condition]:
        """What speaks against each of the things, where one of them is needed and none is fit."""
        found: list[Condition] = []
        if not self.is_needed or self.among is None or self.targets(game, player, card):
            return found
        for id in self.among(game, player):
            object, number = self.pair(card, id)
            found.extend(each for each in failures(self.fit, game, player, object, number) if each not in found)
        return found


class Action:
    """Something that a player does with a card, or with none, and perhaps to something else.

    verb      of its option
    asked     that its question is open; the menu, which answers that question, does not ask
    source    with which cards; None for what is done with none, of which `now` says everything
    now       conditions of the moment, whichever card it is: a menu asks them once
    kind      the kinds of card that it is for
    of        what else makes a card one that it is for: "why not?" does not speak of it with any other
    able      conditions of the card
    numbers   its abilities by place, if the option means one; they are the number of its conditions
    none      what is said of a card that has no such ability
    given     the number of its conditions, where it is something else
    more      further conditions of this very card or ability
    parts     what is told besides when `able` fails: none of them fails alone, so the menu does not ask
    aims      what it may be done to
    is_told   whether "why not?" speaks of it at all, where that depends on more than the card
    """

    __slots__ = (
        "able", "aims", "asked", "checks", "given", "is_told", "kind", "more", "needed", "none", "now",
        "numbers", "of", "parts", "source", "verb",
    )  # fmt: skip

    def __init__(
        self,
        verb: str,
        asked: Asked,
        source: Source | None = None,
        *,
        now: Conditions = (),
        kind: OfKind | None = None,
        of: Conditions = (),
        able: Conditions = (),
        numbers: Callable[[Game, ObjectId], Sequence[int]] | None = None,
        none: Conditions = (),
        given: Callable[[Game], int] | None = None,
        more: Callable[[Game, ObjectId, int], Conditions] | None = None,
        parts: Conditions = (),
        aims: tuple[Aim, ...] = (),
        is_told: Callable[[Game, PlayerId, ObjectId], bool] | None = None,
    ) -> None:
        self.verb = verb
        self.asked = asked
        self.source = source
        self.now = now
        self.kind = kind
        self.of = of
        self.able = able
        self.numbers = numbers
        self.none = none
        self.given = given
        self.more = more
        self.parts = parts
        self.aims = aims
        self.is_told = is_told
        self.checks = (*of, *able)
        self.needed = tuple([aim for aim in aims if aim.is_needed])

    def places(self, game: Game, id: ObjectId) -> Sequence[int]:
        """The numbers of its options with a card."""
        return ONCE if self.numbers is None else self.numbers(game, id)

    def number(self, game: Game, place: int) -> int:
        """The number of its conditions."""
        return place if self.given is None else self.given(game)

    def stated(self) -> Conditions:
        """Everything that may speak against it, whichever card it is."""
        own: Conditions = () if self.source is None else (self.source,)
        kind: Conditions = () if self.kind is None else (self.kind,)
        return (*self.now, *own, *kind, *self.checks, *self.parts)

    def is_for(self, game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
        """Whether a card of its source is one that it is done with, if anything speaks against it or not."""
        if self.kind is not None and not self.kind.holds(game, player, id, number):
            return False
        return passes(self.of, game, player, id, number)

    def conditions(self, game: Game, id: ObjectId, number: int = 0) -> Conditions:
        """Everything that may speak against it with a card."""
        return self.stated() if self.more is None else (*self.stated(), *self.more(game, id, number))

    def is_legal(self, game: Game, player: PlayerId, id: ObjectId, number: int = 0) -> bool:
        """Whether it can be done with any card, whichever question is open."""
        if not passes(self.now, game, player, id, number):
            return False
        is_there = self.source is None or self.source.holds(game, player, id, number)
        return is_there and self.is_possible(game, player, id, number)

    def is_possible(self, game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
        """Whether it can be done with a card of its source, at this moment."""
        if self.kind is not None and not self.kind.holds(game, player, id, number):
            return False
        if not passes(self.checks, game, player, id, number):
            return False
        return self.is_complete(game, player, id, number)

    def is_complete(self, game: Game, player: PlayerId, id: ObjectId, number: int) -> bool:
        """Whether further conditions of this very card hold, and whether there is whatever it needs."""
        if self.more is not None and not passes(self.more(game, id, number), game, player, id, number):
            return False
        return not self.needed or self.has_aims(game, player, id)

    def has_aims(self, game: Game, player: PlayerId, id: ObjectId) -> bool:
        """Whether there is something of every sort that it needs."""
        for aim in self.needed:
            if not aim.targets(game, player, id):
                return False
        return True


ONCE: Sequence[int] = (0,)


def offered(actions: Sequence[Action], game: Game, player: PlayerId, ids: Iterable[ObjectId]) -> list[Option]:
    """What a player may do now with cards of a source: card by card, and action by action."""
    found: list[Option] = []
    timely: list[Action] = []
    kind_of: KindOf | None = None
    for action in actions:
        if not action.now or passes(action.now, game, player, 0):
            timely.append(action)
            if action.kind is not None:
                kind_of = action.kind.kind_of
    if not timely:
        return found
    for id in ids:
        bits = 0 if kind_of is None else kind_of(game, id)
        for action in timely:
            kind = action.kind
            if kind is not None and not bits & kind.kinds:
                continue
            for place in ONCE if action.numbers is None else action.numbers(game, id):
                number = place if action.given is None else action.given(game)
                # Written out: this is asked of every card of every menu, and most fail at their first condition.
                for condition in action.checks:
                    if not condition.holds(game, player, id, number):
                        break
                else:
                    if action.is_complete(game, player, id, number):
                        found.append(Option(action.verb, id, place))
    return found


def menu(actions: Iterable[Action], game: Game, player: PlayerId) -> list[Option]:
    """Everything that a player may do now, action by action."""
    found: list[Option] = []
    for action in actions:
        if action.source is not None:
            found.extend(offered((action,), game, player, action.source.cards(game, player)))
        elif passes(action.now, game, player, 0):
            found.append(Option(action.verb))
    return found


# What proved impossible


def unbarred(options: list[Option], barred: tuple[str, ...]) -> list[Option]:
    """The options that did not prove impossible."""
    return [option for option in options if key_of(option) not in barred] if barred else options


def key_of(option: Option) -> str:
    """The name by which something that proved impossible is barred."""
    return f"{option.verb}/{option.object}/{option.number}"
