"""L-1.13 to L-1.15 リーダー: life, its cap, and how it is lost and gained."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from kirifuda import kernel as k
from kirifuda.games.last_resort.abilities import FLOOR
from kirifuda.games.last_resort.rules.common import added_cap, cap_name, life_cap, life_name, life_of, ruled


@dataclass(eq=False)
class OfLife(k.OnPlayer):
    """Something that happens to a player's life; `number` is how much."""

    number: int


class LoseLife(OfLife):
    """L-14.1, L-17.6 ライフを失う, 支払う: it may go below 0, and nothing happens before the End step (A58)."""

    kind = "lose_life"

    def apply(self, game: k.Game) -> int:
        before = life_of(game, self.player)
        floor = min(before, ruled(game, FLOOR, self.player, before - self.number))
        lost = min(self.number, before - floor)
        if lost <= 0:
            return k.NOTHING
        k.SetVariable(life_name(self.player), before - lost).apply(game)
        return lost


class PayLife(LoseLife):
    """L-17.6 ライフを支払う: also life that one does not have (A58)."""

    kind = "pay_life"


class GainLife(OfLife):
    """L-1.14, L-19.4 ライフを得る: up to the cap (A38)."""

    kind = "gain_life"

    def apply(self, game: k.Game) -> int:
        before = life_of(game, self.player)
        after = max(before, min(before + self.number, life_cap(game, self.player)))
        if after == before:
            return k.NOTHING
        k.SetVariable(life_name(self.player), after).apply(game)
        return after - before


class SetLife(OfLife):
    """L-1.18: life becomes a number."""

    kind = "set_life"

    def apply(self, game: k.Game) -> int:
        k.SetVariable(life_name(self.player), self.number).apply(game)
        return 1


class RaiseCap(OfLife):
    """L-1.14: the cap of life rises for the rest of the game."""

    kind = "raise_cap"

    def apply(self, game: k.Game) -> int:
        k.SetVariable(cap_name(self.player), added_cap(game, self.player) + self.number).apply(game)
        return self.number


@dataclass(eq=False)
class LifeDamage(k.OnPlayer):
    """L-10.8, L-19.3, L-19.17 ライフダメージ: damage to a player's life. `dealer` is who deals it; 0 if nobody does."""

    kind = "life_damage"
    is_compound = True
    part_kinds: ClassVar[tuple[str, ...]] = ("lose_life",)
    number: int
    dealer: k.ObjectId = 0
    in_battle: bool = False
    """It is the damage of an attack."""

    def changed(self, number: int) -> LifeDamage:
        """The same damage, so much of it."""
        new = LifeDamage(self.player, max(number, 0), self.dealer, self.in_battle)
        new.source = self.source
        new.by = self.by
        return new

    def parts(self, game: k.Game) -> list[k.Event]:
        return [LoseLife(self.player, self.number)] if self.number > 0 else []
