"""Small positions for tests of card texts: cards by their keys in zones, a main phase, and answers by card name."""

from __future__ import annotations

from typing import Any

from kirifuda.games.interface import CardFacts
from kirifuda.games.magical_duel.cardfile import load_pool
from kirifuda.games.magical_duel.rulebook import RULEBOOK
from kirifuda.games.magical_duel.rules.r0500_turn import TURNS
from kirifuda.games.magical_duel.rules.r1000_actions import GainAether
from kirifuda.games.magical_duel.values import ATTRIBUTE_BITS, Values
from kirifuda.games.magical_duel.zones import CHASE, ZONES
from kirifuda.kernel.changes import AddCounters, SetPosition, TurnFace
from kirifuda.kernel.decision import Decision
from kirifuda.kernel.game import Game
from kirifuda.kernel.ids import ObjectId
from kirifuda.kernel.zones import ZoneKind

Side = dict[str, list[str]]
KIND_OF = {kind.name: kind for kind in ZONES}
ALL = tuple(ATTRIBUTE_BITS.values())


def servant(key: str, text: str = "", **facts: Any) -> CardFacts:
    """A plain servant with a text of its own."""
    return card(key, "怪異", text, **{"cost": 1, "attack": 1000, "defense": 1000, **facts})


def conjure(key: str, text: str, **facts: Any) -> CardFacts:
    """A conjure that costs nothing."""
    return card(key, "詠唱", text, **{"cost": 0, **facts})


def card(key: str, kind: str, text: str, **facts: Any) -> CardFacts:
    """A card made up for a test."""
    return CardFacts("test", {"id": key, "name": key, "kind": kind, "attributes": [], "text": text, **facts})


class Table:
    """A game in the first player's main phase."""

    def __init__(self, mine: Side, theirs: Side | None = None, cards: tuple[CardFacts, ...] = ()) -> None:
        pool = load_pool(cards)
        self.game: Game = RULEBOOK.start(pool, [{}, {}], 7, {})
        for player, side in enumerate((filled(mine), filled(theirs or {}))):
            for name, keys in side.items():
                RULEBOOK.lay(self.game, player, KIND_OF[name], keys)
        self.game.skips_forced = False
        state = self.game.state
        state.frames.clear()
        state.variables.update({"turn": 3, "turn_player": 0, "phase": "main", "next_player": 1})
        self.game.begin(TURNS)
        state.frames[-1].index = TURNS.at("505")

    # Looking

    def ids(self, key: str, zone: str = "", player: int = -1) -> list[ObjectId]:
        """All cards of a key, in a zone or anywhere."""
        found: list[ObjectId] = []
        for one, there in enumerate(self.game.state.zones):
            kind = self.game.map.kind_of[one]
            if (not zone or kind.name == zone) and (player < 0 or self.game.map.player_of[one] == player):
                found.extend(id for id in there if self.key(id) == key)
        return found

    def id(self, key: str, zone: str = "", player: int = -1) -> ObjectId:
        """The one card of a key."""
        found = self.ids(key, zone, player)
        assert len(found) == 1, f"{len(found)} of {key}"
        return found[0]

    def key(self, id: ObjectId) -> str:
        """The printed card of an object."""
        return self.game.pool.cards[self.game.state.objects[id].card].key

    def zone(self, name: str, player: int) -> list[str]:
        """The keys in a zone."""
        return [self.key(id) for id in self.game.zone(KIND_OF[name], player)]

    def values(self, key: str) -> Values:
        """The values of the one card of a key."""
        values = self.game.values(self.id(key))
        assert isinstance(values, Values)
        return values

    def position(self, key: str) -> int:
        """How the one card of a key lies."""
        return self.game.state.objects[self.id(key)].position

    # Setting

    def turn_card(self, key: str, position: int) -> None:
        """Lay a card differently."""
        SetPosition(self.id(key), position).apply(self.game)

    def face_down(self, key: str) -> None:
        """Turn a card down."""
        TurnFace(self.id(key), True).apply(self.game)

    def counters(self, key: str, counter: str, number: int) -> None:
        """Put counters on a card."""
        AddCounters(self.id(key), counter, number).apply(self.game)

    def aether(self, player: int, *points: int) -> None:
        """Give aether."""
        GainAether(player, points).apply(self.game)

    # Playing

    def asked(self) -> Decision:
        """The open question; what has but one answer is answered, except what to do with priority."""
        decision = self.game.decision()
        while decision is not None and decision.forced() and decision.clause != "602.1c":
            self.game.answer(decision.forced_answer())
            decision = self.game.decision()
        assert decision is not None
        return decision

    def answer(self, *wanted: int | str) -> None:
        """Answer by ids, keys of cards, numbers or verbs, in this order."""
        decision = self.asked()
        chosen: list[int] = []
        for want in wanted:
            for at, option in enumerate(decision.options):
                there = option.object in self.game.state.objects
                names = (option.object, option.number, option.verb, self.key(option.object) if there else "")
                if at not in chosen and want in names:
                    chosen.append(at)
                    break
            else:
                raise AssertionError(f"{want} is not among {decision.options} ({decision.clause})")
        self.game.answer(tuple(chosen))

    def act(self, verb: str, key: str, *choices: int | str) -> None:
        """Play a card or activate an ability, with all choices it asks for; then the other player has not passed."""
        decision = self.asked()
        for at, option in enumerate(decision.options):
            if option.verb == verb and self.key(option.object) == key:
                self.game.answer((at,))
                break
        else:
            raise AssertionError(f"{verb} {key} is not offered: {decision.options}")
        self.choose(*choices)

    def choose(self, *choices: int | str) -> None:
        """Answer one question after another, each with one thing."""
        for choice in choices:
            self.answer(choice)

    def settle(self, *choices: int | str) -> None:
        """Pass until the chase is empty, answering what is asked on the way; orders are left as they come."""
        left = list(choices)
        while True:
            decision = self.asked()
            if decision.clause == "602.1c":
                if not self.game.zone(CHASE, 0) and not self.game.state.waiting:
                    break
                self.answer("pass")
            elif decision.ordered:
                self.game.answer(tuple(range(decision.least)))
            else:
                assert left, f"asked {decision.prompt} by {decision.clause}: {decision.options}"
                self.answer(left.pop(0))
        assert not left, f"never asked for {left}"

    def play(self, key: str, *choices: int | str) -> None:
        """Play a card and let it resolve; its choices first, then those of the resolution."""
        self.act("play", key)
        self.settle_all(list(choices))

    def activate(self, key: str, *choices: int | str) -> None:
        """Activate an ability and let it resolve."""
        self.act("activate", key)
        self.settle_all(list(choices))

    def settle_all(self, left: list[int | str]) -> None:
        """Answer everything until priority is free again."""
        self.settle(*left)

    def end_turn(self) -> None:
        """Pass until the next turn, doing nothing."""
        turn = self.game.turn()
        while self.game.turn() == turn:
            decision = self.asked()
            verbs = [option.verb for option in decision.options]
            for verb in ("pass", "no_attack", "nothing", "no"):
                if verb in verbs:
                    self.game.answer((verbs.index(verb),))
                    break
            else:
                self.game.answer(tuple(range(decision.least)))


def filled(side: Side) -> Side:
    """A side with a deck and orbs, so that nobody loses by accident."""
    return {"deck": ["NS1-020"] * 10, "orbs": ["NS1-021"] * 3, **side}


def kind(name: str) -> ZoneKind:
    """A kind of zone by its name."""
    return KIND_OF[name]
