"""Nine cards, and two decks of them."""

from __future__ import annotations

from typing import ClassVar

from kirifuda.games.interface import CardFacts, Deck
from kirifuda.kernel.characteristics import Characteristics, PrintedCard
from kirifuda.kernel.rulebook import Pool


class Values(Characteristics):
    """A number."""

    __slots__ = ("number",)
    fields: ClassVar[tuple[str, ...]] = ("name", "number")

    def __init__(self, number: int = 0) -> None:
        super().__init__()
        self.name = str(number)
        self.number = number

    def copy(self) -> Values:
        return Values(self.number)


def load_pool(extra: tuple[CardFacts, ...] = ()) -> Pool:
    """The cards, and those of a scenario's own."""
    pool = Pool()
    for number in range(1, 10):
        pool.add(PrintedCard(f"H-{number}", str(number), Values(number)))
    for card in extra:
        pool.add(PrintedCard(str(card.facts["id"]), str(card.facts["id"]), Values(int(card.facts.get("number", 0)))))
    return pool


def load_decks() -> list[Deck]:
    """Odd and even."""
    odd, even = (["H-1", "H-3", "H-5", "H-7", "H-9"], ["H-2", "H-4", "H-6", "H-8", "H-5"])
    return [Deck("odd", "奇数", "Odd", "", "", {"deck": odd}), Deck("even", "偶数", "Even", "", "", {"deck": even})]
