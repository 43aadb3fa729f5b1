"""What must be true of zones and cards: how many, which ones, where, in which state, with which values."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Final

from kirifuda.kernel.hiding.knowledge import is_seen
from kirifuda.kernel.ids import INFINITY
from kirifuda.scenario.drawing import area_at
from kirifuda.scenario.errors import Misfit, Wrong
from kirifuda.scenario.lines import split
from kirifuda.scenario.names import FACE_DOWN, NONE, Placed, skip
from kirifuda.scenario.setting import COUNTED, COUNTED_FIRST
from kirifuda.scenario.tracking import meant

if TYPE_CHECKING:
    from kirifuda.kernel.ids import ObjectId
    from kirifuda.kernel.state import CardObject
    from kirifuda.scenario.answers import Ref
    from kirifuda.scenario.driver import Driver

ZONE: Final = re.compile(r"(?:p(\d)\s+)?([^:]+?)\s*:\s*(.*)")
IN_ZONE: Final = re.compile(r"(?:in|at)\s+(?:(p\d)\s+)?(.+)")
VALUED: Final = re.compile(r"(.+?)\s*(-?\d+|∞|none|なし)")
NUMBER: Final = re.compile(r"\d+")
GONE: Final = ("gone", "消滅")
FACE_UP: Final = ("face-up", "face up", "表向き")
HOW_MANY: Final = re.compile(r"(?:(\d+)(?:枚|\s*cards?)?|empty|none|なし)\s*(?=,|$)")
CHANGED: Final = re.compile(r"(?:by\s+)?([+-]\d+)(?:枚|\s*cards?)?\s*(?=,|$)")
"""By how much something has grown or shrunk."""
SHOWN: Final = ("shown", "見せられた", "見たカード")
WHICH: Final = re.compile(r"(not contains|contains|no|only|top|from the top)\s+")
WHOSE: Final = re.compile(r"(owned by|owner|controlled by|controller|seen by|known to|hidden from)\s+p(\d)")


class Looking:
    """Looks at zones and cards for expectations."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.game = driver.game
        self.words = driver.words
        self.names = driver.reader.names
        self.player = driver.reader.player

    # Zones

    def zone(self, words: str) -> bool:
        """`P1 hand: 3, contains 霧の子`; False if the line speaks of no zone."""
        found = ZONE.fullmatch(words)
        if found is None:
            return False
        player = 0 if found.group(1) is None else self.player(found.group(1))
        where = found.group(2)
        if where in self.words.holdings and found.group(1) is not None:
            self.holding(player, self.words.holdings[where], found.group(3))
            return True
        if where in SHOWN and found.group(1) is not None:
            shown = self.driver.watching.shown[self.driver.shown_before :]
            seen = [card for card, viewers in shown if viewers >> player & 1 and not self._is_blank(card)]
            self.contents(seen, found.group(3))
            return True
        tally = self.words.play.tally(self.game, player, where) if found.group(1) is not None else None
        if tally is not None:
            self.tally(player, where, tally, found.group(3))
            return True
        kind = self.words.zones.get(where)
        if kind is None or (found.group(1) is None) != kind.shared:
            return False
        if self.names.at(words, 0)[0]:
            return False
        there, before = self.game.zone(kind, player), self.driver.before.zone(kind, player)
        self.contents([self.game.state.objects[id].card for id in there], found.group(3), len(before))
        return True

    def _is_blank(self, card: int) -> bool:
        """Whether it is the card that stands for those that nobody cares about."""
        return self.game.pool.cards[card].key == str(self.words.position.filler.facts["id"])

    def tally(self, player: int, where: str, now: int, text: str) -> None:
        """A number of a player, or how it changed."""
        changed = CHANGED.fullmatch(text)
        before = self.words.play.tally(self.driver.before, player, where) or 0
        if changed is not None and now - before != int(changed.group(1)):
            raise Misfit(f"P{player + 1} had {before} and has {now}")
        if changed is None and text != str(now):
            raise Misfit(f"P{player + 1} has {now}")

    def holding(self, player: int, what: str, text: str) -> None:
        """Points or counters of a player, all of them, or how the number changed."""
        changed = CHANGED.fullmatch(text)
        if changed is not None and text.startswith("by"):
            self.changed(player, what, int(changed.group(1)))
            return
        if text in NONE:
            if self.words.position.holding(self.game, player, what):
                raise Misfit(f"P{player + 1} has {self.words.position.holding(self.game, player, what)}")
            return
        trial = self.game.clone()
        complaint = self.words.position.give(trial, player, what, text)
        if complaint:
            raise Wrong(complaint)
        holding = self.words.position.holding
        loosely = holding(trial, player, what, loosely=True) == holding(trial, player, what)
        wanted, has = (holding(game, player, what, loosely=loosely) for game in (trial, self.game))
        if wanted != has:
            raise Misfit(f"P{player + 1} has {has or 'none'}")

    def changed(self, player: int, what: str, by: int) -> None:
        """How a number of a player changed."""
        before, now = (
            self.words.position.holding(game, player, what, loosely=True) or "0"
            for game in (self.driver.before, self.game)
        )
        if VALUED.fullmatch(f"x {before}") is None or VALUED.fullmatch(f"x {now}") is None:
            raise Wrong(f"{what} is no number; say what there is")
        if int(now) - int(before) != by:
            raise Misfit(f"P{player + 1} had {before} and has {now}")

    def contents(self, cards: list[int], text: str, before: int = 0) -> None:
        """How many printed cards, how many more or fewer than before, which ones, which on top."""
        place = 0
        if not text.strip():
            raise Wrong("behind the ':' nothing is said")
        while place < len(text):
            place = skip(text, place)
            number = HOW_MANY.match(text, place)
            word = WHICH.match(text, place)
            changed = CHANGED.match(text, place)
            if changed is not None:
                if len(cards) - before != int(changed.group(1)):
                    raise Misfit(f"there were {before} and are {len(cards)}: {self.listed(cards)}")
                place = changed.end()
            elif number is not None:
                if len(cards) != int(number.group(1) or 0):
                    raise Misfit(f"there are {len(cards)}: {self.listed(cards)}")
                place = number.end()
            else:
                form = "contains" if word is None else word.group(1)
                place = self.named(cards, text, place if word is None else word.end(), form)
            place = skip(text, place) + 1

    def named(self, cards: list[int], text: str, place: int, form: str) -> int:
        """Cards that are there, that are all there is, that are not there, or that lie on top."""
        items: list[Placed] = []
        while True:
            item, place = self.names.item(text, place, "+")
            check_plain(item)
            items.append(item)
            if place >= len(text) or text[place] == ",":
                break
            place += 1
        there = Counter(self.names.canonical[card] for card in cards)
        wanted: Counter[int] = Counter()
        for item in items:
            wanted[item.card] += item.count
        if form in ("no", "not contains"):
            is_so = not any(there[card] for card in wanted)
        elif form == "only":
            is_so = there == wanted
        elif form in ("top", "from the top"):
            listed = [item.card for item in items for _ in range(item.count)]
            is_so = [self.names.canonical[card] for card in reversed(cards)][: len(listed)] == listed
        else:
            is_so = all(there[card] >= count for card, count in wanted.items())
        if not is_so:
            raise Misfit(f"there are {len(cards)}: {self.listed(cards)}")
        return place

    def printed(self, id: ObjectId) -> int:
        """The printed card of an object, one for all that are alike."""
        return self.names.canonical[self.game.state.objects[id].card]

    def listed(self, cards: list[int]) -> str:
        """Printed cards of a zone for a message, from the top."""
        names = [self.game.pool.cards[card].name for card in reversed(cards)]
        return ", ".join(names) or "none"

    # Cards

    def card(self, words: str) -> None:
        """`霧の子: rested, attack 2500, in P1 servants`."""
        ref, place = self.driver.reader.ref(words, 0)
        place = skip(words, place)
        if not words.startswith(":", place):
            raise Wrong(f"after {ref.text!r} a ':' must follow")
        ids = [id for id in meant(self.game, self.driver.tracker, ref) if id in self.game.state.objects]
        for part in split(words[place + 1 :], ","):
            if part in GONE:
                if ids:
                    raise Misfit(f"{ref.text} is still there: {self.where(ids[0])}")
                if not self.was_there(ref):
                    raise Misfit(f"{ref.text} never was there")
                continue
            self.state(self.one(ref, self._solid(ids, part)), part)

    def _solid(self, ids: list[ObjectId], part: str) -> list[ObjectId]:
        """A name means the card, and what waits to resolve in its stead only where it is looked for or stands alone."""
        waiting = self.words.waiting
        names = [word for word, kind in self.words.zones.items() if kind is waiting]
        placed = IN_ZONE.fullmatch(part.removeprefix("not "))
        is_waiting = placed is not None and placed.group(2) in names
        cards = [id for id in ids if is_shadow(self.game.state.objects[id]) == is_waiting]
        return cards or ids

    def was_there(self, ref: Ref) -> bool:
        """Whether something that the words can mean has ever been in the game."""
        return bool(ref.label) or any(card in ref.cards for card, _ in self.driver.watching.known.values())

    def one(self, ref: Ref, ids: list[ObjectId]) -> ObjectId:
        """The one card that is meant: the only one, or the only one on the field."""
        field = [id for id in ids if self.game.map.kind_of[self.game.state.objects[id].zone].tabled]
        entities = [id for id in field if self.game.state.objects[id].item is None] or field
        for able in (ids, entities):
            if len(able) == 1:
                return able[0]
        if not ids:
            raise Misfit(f"{ref.text} is nowhere")
        places = ", ".join(self.where(id) for id in ids)
        raise Misfit(f"{ref.text} may be any of {len(ids)} cards ({places}); use a label (@a) or name the zone")

    def where(self, id: ObjectId) -> str:
        """The place of a card for a message."""
        card = self.game.state.objects[id]
        kind = self.game.map.kind_of[card.zone]
        return kind.name if kind.shared else f"P{self.game.map.player_of[card.zone] + 1} {kind.name}"

    def state(self, id: ObjectId, part: str) -> None:
        """One thing about a card, or its opposite."""
        negated = part.startswith("not ")
        word = part[4:].strip() if negated else part
        if self.holds(id, word) == negated:
            raise Misfit(f"it is not so that {part!r}: {self.describe(id)}")

    def describe(self, id: ObjectId) -> str:
        """A card as it is, for a message."""
        text = self.driver.matcher.card_game.describe_object(self.game, id, 0, "en").replace("\n", "; ")
        return f"{text} ({self.where(id)})"

    def holds(self, id: ObjectId, word: str) -> bool:
        """Whether a card is as the word says."""
        game = self.game
        card = game.state.objects[id]
        placed = IN_ZONE.fullmatch(word)
        if word in self.words.positions:
            return card.position == self.words.positions[word]
        if word in FACE_DOWN or word in FACE_UP:
            return card.face_down == (word in FACE_DOWN)
        if placed is not None:
            return self.lies(card, placed)
        for words in (self.whose(card, word), self.counted(card, word), self.words.play.holds(game, id, word)):
            if words is not None:
                return words
        return self.valued(id, word)

    def lies(self, card: CardObject, placed: re.Match[str]) -> bool:
        """`in P1 servants`, `in chase`, `in P1 hand`."""
        kind = self.words.zones.get(placed.group(2))
        area = area_at(self.words.grid, placed.group(2), 0)[0] if kind is None else -1
        if area >= 0:
            host = self.game.state.objects[card.host] if card.host else card
            return host.place == area
        if kind is None:
            raise Wrong(f"there is no zone {placed.group(2)!r}")
        player = placed.group(1)
        is_there = self.game.map.kind_of[card.zone] is kind
        return is_there and (player is None or self.game.map.player_of[card.zone] == self.player(player[1]))

    def whose(self, card: CardObject, word: str) -> bool | None:
        """Owner, controller, who knows it."""
        found = WHOSE.fullmatch(word)
        if found is None:
            return None
        player = self.player(found.group(2))
        if found.group(1).startswith("own"):
            return card.owner == player
        if found.group(1).startswith("control"):
            return card.controller == player
        return is_seen(self.game.map, card, player) != (found.group(1) == "hidden from")

    def counted(self, card: CardObject, word: str) -> bool | None:
        """Counters on it, and cards under it."""
        counted, first = COUNTED.fullmatch(word), COUNTED_FIRST.fullmatch(word)
        if counted is not None:
            return card.count(counted.group(1)) == int(counted.group(2))
        if first is not None:
            return card.count(first.group(2)) == int(first.group(1))
        for name in self.words.stock_words:
            if word.startswith(name):
                rest = word[len(name) :].lstrip(": ")
                if NUMBER.fullmatch(rest):
                    return len(card.under) == int(rest)
                item = Placed(-1)
                self.names.stock(rest, 0, item)
                for below in item.under:
                    check_plain(below)
                under = [self.printed(id) for id in card.under]
                if self.words.is_stock_piled:
                    under.reverse()
                return under == [below.card for below in item.under for _ in range(below.count)]
        return None

    def valued(self, id: ObjectId, word: str) -> bool:
        """`attack 2500`."""
        found = VALUED.fullmatch(word)
        if found is None:
            raise Wrong(f"{word!r} is nothing that can be said of a card")
        number = self.words.play.number(self.game, id, found.group(1))
        if number is None:
            raise Wrong(f"{found.group(1)!r} is no number of a card")
        wanted = found.group(2)
        if wanted in ("none", "なし"):
            return number <= -INFINITY
        return number == (INFINITY if wanted == "∞" else int(wanted))


def check_plain(item: Placed) -> None:
    """Of cards in a zone only the names are compared."""
    if item.card < 0:
        raise Wrong("here cards are named; a number stands alone: 'expect P1 hand: 3'")
    if item.states or item.label or item.under:
        raise Wrong("which cards are there is said by names alone; what is true of one stands in 'expect NAME: …'")


def is_shadow(card: CardObject) -> bool:
    """Whether it is no card, but stands for one that waits to resolve."""
    return card.made and card.item is not None
