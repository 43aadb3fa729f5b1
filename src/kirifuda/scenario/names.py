"""Cards by name: Japanese or English name, or collector's number, wherever they stand in a line."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from kirifuda.scenario.errors import Wrong
from kirifuda.scenario.lines import closing, narrow

if TYPE_CHECKING:
    from kirifuda.games import CardGame, ScenarioWords
    from kirifuda.kernel.rulebook import Pool

FACE_DOWN: Final = ("face-down", "face down", "裏向きの", "裏向き")
NONE: Final = ("none", "nothing", "empty", "なし")
MORE: Final = re.compile(r"(\d+)\s*(more|cards?|枚)?(?=\s*(,|\+|\)|$))")
TIMES: Final = re.compile(r"x\s*(\d+)(?![\w])")
LABEL: Final = re.compile(r"@([^\s,+()@:\-]+)")
ENDS: Final = " ,+()@:-="
"""What may follow a name."""
SPELLINGS: Final[dict[tuple[str, str, str], set[str]]] = {}
"""The names of a card, by game, key and name, worked out once."""


@dataclass
class Placed:
    """A card as a position names it."""

    card: int
    """Printed card, or -1 for a card that nobody cares about."""
    count: int = 1
    states: list[str] = field(default_factory=list)
    label: str = ""
    under: list[Placed] = field(default_factory=list)
    """From the top."""


class Names:
    """Finds card names in narrowed text. The longest name wins, so names may contain commas and brackets."""

    def __init__(self, game: CardGame, pool: Pool, words: ScenarioWords, own: set[str]) -> None:
        self.words = words
        self.cards: dict[str, list[int]] = {}
        for card in pool.cards:
            known = (game.name, card.key, card.name)
            if known not in SPELLINGS:
                spellings = [card.key, card.name, *[game.card_name(pool, card.index, each) for each in ("ja", "en")]]
                spellings.extend(words.position.spellings(pool, card.index))
                SPELLINGS[known] = {narrow(spelling).strip() for spelling in spellings}
            for spelling in SPELLINGS[known]:
                self.cards.setdefault(spelling, []).append(card.index)
        self.cards.pop("", None)
        self._prefer(pool, own)
        self.canonical = {card.index: card.index for card in pool.cards}
        """Of tokens that several texts create alike, one stands for all; two cards of the scenario's own never do."""
        for cards in self.cards.values():
            cards = [index for index in cards if pool.cards[index].key not in own]
            facts = [pool.cards[index].values.data() for index in cards] if len(cards) > 1 else []
            if facts and all(each == facts[0] for each in facts):
                self.canonical.update(dict.fromkeys(cards, min(cards)))
        self.longest: dict[str, list[str]] = {}
        """Names by their first letter, the longest first."""
        for name in sorted(self.cards, key=len, reverse=True):
            self.longest.setdefault(name[0], []).append(name)

    def _prefer(self, pool: Pool, own: set[str]) -> None:
        """The word behind 'card' means that card alone, and a card of the scenario's own comes before a shipped one."""
        for spelling, cards in self.cards.items():
            mine = [card for card in cards if pool.cards[card].key in own]
            keyed = [card for card in mine if narrow(pool.cards[card].key).strip() == spelling]
            self.cards[spelling] = keyed or mine or cards

    def at(self, text: str, start: int) -> tuple[tuple[int, ...], int]:
        """The cards whose name stands at a place, and where it ends; none if no name does."""
        for name in self.longest.get(text[start : start + 1], ()):
            if text.startswith(name, start):
                end = start + len(name)
                if end == len(text) or text[end] in ENDS or TIMES.match(text, end):
                    return tuple(self.cards[name]), end
        return (), start

    def unknown(self, text: str, start: int) -> Wrong:
        """The complaint about something that is no card's name."""
        word = re.split(r"[,+@:]|\s\(", text[start:])[0].strip() or text[start:]
        near = get_close_matches(word, list(self.cards), 2, 0.6)
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        return Wrong(f"no card is called {word!r}{hint}")

    def one(self, text: str, start: int) -> tuple[int, int]:
        """The card at a place, and where its name ends."""
        cards, end = self.at(text, start)
        if not cards:
            raise self.unknown(text, start)
        if len({self.canonical[card] for card in cards}) > 1:
            raise Wrong(
                f"{text[start:end]!r} is the name of {len(cards)} cards; write the collector's number, or of a card of "
                "your own the word behind 'card'"
            )
        return self.canonical[cards[0]], end

    def items(self, text: str) -> list[Placed]:
        """A whole list of cards, with their states."""
        found: list[Placed] = []
        if text.strip() in NONE:
            return found
        place = 0
        while True:
            item, place = self.item(text, place, ",")
            found.append(item)
            if place >= len(text):
                return found
            place += 1

    def item(self, text: str, place: int, separator: str) -> tuple[Placed, int]:
        """One card of a list, and the place of the separator behind it."""
        place = skip(text, place)
        number = MORE.match(text, place)
        if number is not None:
            return Placed(-1, int(number.group(1))), skip(text, number.end(1 if number.group(2) is None else 2))
        states, place = self.leading(text, place)
        card, place = self.one(text, place)
        item = Placed(card, states=states)
        while True:
            place = skip(text, place)
            if place >= len(text) or text[place] in (separator, ","):
                return item, place
            place = self.state(text, place, item)

    def leading(self, text: str, place: int) -> tuple[list[str], int]:
        """States that stand before the name."""
        states: list[str] = []
        known = [*FACE_DOWN, *self.words.positions]
        while not self.at(text, place)[0]:
            word = next((word for word in sorted(known, key=len, reverse=True) if text.startswith(word, place)), "")
            if not word:
                break
            states.append(word)
            place = skip(text, place + len(word))
            if text.startswith("の", place):
                place += 1
        return states, place

    def state(self, text: str, place: int, item: Placed) -> int:
        """One thing behind a name: how many, a label, states in brackets or bare; the place behind it."""
        times = TIMES.match(text, place)
        label = LABEL.match(text, place)
        if times is not None:
            item.count = int(times.group(1))
            return times.end()
        if label is not None:
            item.label = label.group(1)
            return label.end()
        if text[place] == "(":
            end = closing(text, place)
            if end < 0:
                raise Wrong("a bracket is not closed")
            self.states(text[place + 1 : end], item)
            return end + 1
        end = place
        while end < len(text) and text[end] not in ",+(@":
            end += 1
        item.states.append(text[place:end].strip())
        return end

    def states(self, text: str, item: Placed) -> None:
        """The states in a pair of brackets; stock is a list of cards of its own, joined by '+'."""
        place = 0
        while place < len(text):
            place = skip(text, place)
            word = next((word for word in self.words.stock_words if text.startswith(word + ":", place)), "")
            if word:
                place = self.stock(text, place + len(word) + 1, item) + 1
                continue
            end = place
            while end < len(text) and text[end] != ",":
                end += 1
            if text[place:end].strip():
                item.states.append(text[place:end].strip())
            place = end + 1

    def stock(self, text: str, place: int, item: Placed) -> int:
        """The cards that lie under another, from the top."""
        while True:
            below, place = self.item(text, place, "+")
            item.under.append(below)
            if place >= len(text) or text[place] == ",":
                return place
            place += 1


def skip(text: str, place: int) -> int:
    """The next place that is no space."""
    while place < len(text) and text[place] == " ":
        place += 1
    return place
