"""213 HP, 214 ダメージ: damage to players, characters and the boss; retreat and defeat."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.customs.harm import Harm, Suffered, marked
from kirifuda.games.pso2.rules.common import characters, is_boss, is_character, is_person, numbers_in, row_of, values_of
from kirifuda.games.pso2.rules.r400_zones import from_deck
from kirifuda.games.pso2.rules.r403_field import Destroy, MoveRow
from kirifuda.games.pso2.zones import BACK, DECK, FRONT

WOUNDS: Final = "wounds"
"""Variable: the damage to characters that was just dealt, until the rules have looked at it (213.3)."""
WOUND_SIZE: Final = 4
"""Character, dealer, row, whether in battle."""
ROW_MARKS: Final = ("front_damage", "back_damage")
"""Marks: the damage of this turn, by the row in which it was received."""
SPARED: Final = "spared"
"""Mark: with this much damage and HP the character was not destroyed, since an effect said so."""
LIFE: Final = "life"
"""Variable: what is left of the boss's life (R.08)."""


class Damage(Harm):
    """214.1, G.08 ダメージを与える: to a character, a player card or the boss. `dealer` is who deals it (103.2.2),
    `in_battle` says whether it is battle damage (302.8).

    214.2, 201.4: a player puts as many cards from the top of the deck into the discard pile, all at once; the boss
    loses life.
    """

    part_kinds: ClassVar[tuple[str, ...]] = ("move", "wound", "lose_life")

    def parts(self, game: k.Game) -> list[k.Event]:
        """103.2.1.2: no damage at all is nothing that happened."""
        if self.number <= 0:
            return []
        if is_character(game, self.object):
            return [Wound(self.object, self.number, self.dealer, self.in_battle)]
        if is_boss(game, self.object):
            return [LoseLife(self.object, self.number)]
        if is_person(game, self.object):
            return from_deck(game, game.state.objects[self.object].owner, self.number)
        return []


def can_be_lowered(game: k.Game, damage: Damage) -> bool:
    """G.16, 103.1.2: no text says that what its dealer deals is not lowered."""
    if damage.in_battle and e.concerns(game, "forbid:lower_battle", damage.dealer, 0):
        return False
    return not e.concerns(game, "forbid:lower", damage.dealer, 0)


class Wound(Suffered):
    """214.3: a character has received damage; its HP stays what it is."""

    def apply(self, game: k.Game) -> int:
        card = game.object(self.object)
        if card is None:
            return k.NOTHING
        row = max(row_of(game, self.object), FRONT)
        mark = ROW_MARKS[row]
        k.SetMark(self.object, mark, card.mark(mark) + self.number).apply(game)
        wound = (self.object, self.dealer, row, 1 if self.in_battle else 0)
        k.SetVariable(WOUNDS, (*numbers_in(game, WOUNDS), *wound)).apply(game)
        return self.number


@dataclass(eq=False)
class LoseLife(k.OnObject):
    """R.08: the boss loses life instead of cards."""

    kind = "lose_life"
    number: int
    left: int = field(default=0, init=False)
    """What was left after it, once it has happened; several may come at once."""

    def apply(self, game: k.Game) -> int:
        before = game.number(LIFE)
        self.left = max(0, before - self.number)
        k.SetVariable(LIFE, self.left).apply(game)
        return before - self.left or k.NOTHING


@dataclass(eq=False)
class GainLife(k.OnObject):
    """R.08: the boss's life rises."""

    kind = "gain_life"
    number: int

    def apply(self, game: k.Game) -> int:
        k.SetVariable(LIFE, game.number(LIFE) + self.number).apply(game)
        return self.number or k.NOTHING


@dataclass(eq=False)
class Heal(k.OnObject):
    """302.9, 505.2: all damage that a character has received is taken away, of both rows."""

    kind = "heal"

    def apply(self, game: k.Game) -> int:
        number = damage_on(game, self.object)
        for mark in (*ROW_MARKS, SPARED):
            k.SetMark(self.object, mark, 0).apply(game)
        return number or k.NOTHING


def damage_on(game: k.Game, id: k.ObjectId) -> int:
    """The damage that a character has received this turn, in both rows."""
    return marked(game, id, *ROW_MARKS)


def hp_of(game: k.Game, id: k.ObjectId) -> int:
    """201.3: a player's HP is the number of cards in the deck. R.08: the boss's is its life. 213.1: a character's."""
    if is_boss(game, id):
        return game.number(LIFE)
    if is_person(game, id):
        return len(game.zone(DECK, game.state.objects[id].owner))
    return values_of(game, id).hp


def is_half(game: k.Game, id: k.ObjectId, row: int) -> bool:
    """213.3.1-2: whether the damage received in a row this turn is half of the HP or more."""
    card = game.object(id)
    return card is not None and 2 * card.mark(ROW_MARKS[row]) >= values_of(game, id).hp


def is_lethal(game: k.Game, id: k.ObjectId) -> bool:
    """213.2, 213.3: whether a character has received damage of all its HP, in both rows together; a house rule counts
    each row apart."""
    card = game.object(id)
    if card is None:
        return False
    hp = values_of(game, id).hp
    if house(game, "damage_of_both_rows") == "apart":
        return any(card.mark(mark) >= hp for mark in ROW_MARKS)
    return damage_on(game, id) >= hp


def fate(game: k.Game, id: k.ObjectId) -> int:
    """What stands on a character, so that what was spared is not tested again until it changes."""
    card = game.state.objects[id]
    return 1 + values_of(game, id).hp + (card.mark(ROW_MARKS[FRONT]) << 10) + (card.mark(ROW_MARKS[BACK]) << 20)


def due_to_die(game: k.Game) -> list[k.ObjectId]:
    """213.3, 215.3.1: characters whose damage reaches their HP, or whose HP is 0; a house rule tests the half too."""
    found: list[k.ObjectId] = []
    always = house(game, "half_hp_test") == "always"
    for player in range(game.players):
        for id in characters(game, player):
            is_due = is_lethal(game, id) or (always and row_of(game, id) == BACK and is_half(game, id, BACK))
            if is_due and game.state.objects[id].mark(SPARED) != fate(game, id):
                found.append(id)
    return found


def due_to_retreat(game: k.Game) -> list[k.ObjectId]:
    """213.3.1: by a house rule the half is tested all the time."""
    if house(game, "half_hp_test") != "always":
        return []
    found: list[k.ObjectId] = []
    for player in range(game.players):
        found.extend(id for id in characters(game, player) if row_of(game, id) == FRONT and is_half(game, id, FRONT))
    return found


DEFEATS: Final = k.Procedure("defeats")
SEEN: Final = k.Slot[tuple[int, ...]]("_wounds")
FALLEN: Final = k.Slot[tuple[int, ...]]("_fallen")
RESULTS: Final = k.Slot[tuple[int, ...]]("_results")


@DEFEATS.step("213.2")
def look(game: k.Game, frame: k.Frame) -> k.Flow:
    """The damage that was just dealt is looked at once, in the rows in which it was received."""
    frame[SEEN] = numbers_in(game, WOUNDS)
    return k.Do([k.SetVariable(WOUNDS, ())])


@DEFEATS.step("213.3")
def defeat(game: k.Game, frame: k.Frame) -> k.Flow:
    """At once, even within an effect: damage of all the HP defeats, and half of it in the back row (213.3.2)."""
    fallen = due_to_die(game)
    wounds = frame[SEEN]
    for at in range(0, len(wounds), WOUND_SIZE):
        id, row = wounds[at], wounds[at + 2]
        if row == BACK and id not in fallen and is_character(game, id) and is_half(game, id, BACK):
            fallen.append(id)
    frame[FALLEN] = tuple(fallen)
    frame[RESULTS] = ()
    return k.Do([destruction(game, id, wounds) for id in fallen], into=RESULTS) if fallen else k.NEXT


@DEFEATS.step("213.3.1")
def retreat(game: k.Game, frame: k.Frame) -> k.Flow:
    """Half of the HP received in the front row sends a character to the back row."""
    fallen = frame[FALLEN]
    results = frame[RESULTS]
    wounds = frame[SEEN]
    events: list[k.Event] = [
        k.SetMark(id, SPARED, fate(game, id))
        for id, result in zip(fallen, results, strict=False)
        if result < 0 and is_character(game, id)
    ]
    hit = {wounds[at] for at in range(0, len(wounds), WOUND_SIZE) if wounds[at + 2] == FRONT}
    for id in (*sorted(hit), *due_to_retreat(game)):
        if is_character(game, id) and row_of(game, id) == FRONT and is_half(game, id, FRONT):
            events.append(MoveRow(id, BACK))
    return k.Do(events) if events else k.DONE


def destruction(game: k.Game, id: k.ObjectId, wounds: tuple[int, ...]) -> Destroy:
    """301.4: the defeat of a character, with who dealt the damage that did it."""
    dealers: list[k.ObjectId] = []
    in_battle = False
    for at in range(0, len(wounds), WOUND_SIZE):
        if wounds[at] == id:
            dealers.append(wounds[at + 1])
            in_battle = in_battle or bool(wounds[at + 3])
    return Destroy(id, "damage" if dealers else "hp", tuple(dealers), in_battle)
