"""2.8 召喚と退場: strikers come onto the stage and leave it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.compounds import OfOne
from kirifuda.customs.doubts import house
from kirifuda.games.spellcard_strike.abilities import StaticAbility
from kirifuda.games.spellcard_strike.rules.common import is_striker, strikers
from kirifuda.games.spellcard_strike.rules.r01_01_forbidding import is_barred
from kirifuda.games.spellcard_strike.rules.r02_02_states import MOST_STRIKERS
from kirifuda.games.spellcard_strike.rules.r04_01_stage import EnterStage, free_areas, free_base_line, stage
from kirifuda.games.spellcard_strike.stage import NO_AREA
from kirifuda.games.spellcard_strike.zones import ACTED, DISCARD, EFFECTS, HAND, UNACTED

SUMMONING: Final = k.Procedure("summoning")
SUMMONED: Final = k.Slot[int]("object")
"""The card to be summoned."""
POSITION: Final = k.Slot[int]("position")
"""2.8.1.3: un-acted unless a text says otherwise."""
AREA: Final = k.Slot[int]("area")
INTO: Final = k.Slot[int]("into")
"""The area that a text has named, perhaps off the base line (1.1.2)."""
BY_KEYWORD: Final = k.Slot[str]("by_keyword")
"""The keyword by which it is summoned; empty if it is none."""
ARRIVED: Final = k.Slot[tuple[int, ...]]("arrived")


UNACTED_ARRIVAL: Final = "summon_unacted"
"""What is forbidden of whoever is summoned acted."""


@dataclass(eq=False)
class Summon(OfOne):
    """2.8.1 召喚: a card comes as a striker into a free area of a base line."""

    kind = "summon"
    area: int
    position: int = UNACTED
    keyword: str = field(default="", init=False)
    """By which keyword; empty if by none."""

    def parts(self, game: k.Game) -> list[k.Event]:
        if game.object(self.object) is None or self.area == NO_AREA:
            return []
        return [EnterStage(self.object, stage(game), position=self.position, area=self.area)]


class Retire(OfOne):
    """2.8.2 退場: a striker goes from the stage to the discard pile; its option is removed (2.8.2.1)."""

    kind = "retire"

    def parts(self, game: k.Game) -> list[k.Event]:
        return game.rulebook.way_home(game, self.object, DISCARD) if is_striker(game, self.object) else []


@SUMMONING.step("1.1.3")
def check_allowed(game: k.Game, frame: k.Frame) -> k.Flow:
    """A card that an effect would summon against a prohibition stays where it is."""
    return k.Return(0) if is_barred(game, "summon", frame.player, other=frame[SUMMONED]) else k.NEXT


@SUMMONING.step("2.8.1.2")
def turn_away_seventh(game: k.Game, frame: k.Frame) -> k.Flow:
    """Whoever controls six strikers summons no other: the card is discarded, or by a house rule stays with its
    player."""
    if len(strikers(game, frame.player)) < MOST_STRIKERS:
        return k.NEXT
    return k.Do(turned_away(game, frame[SUMMONED], stays=house(game, "seventh_striker") == "stays"))


@SUMMONING.step("2.8.1.1")
def choose_area(game: k.Game, frame: k.Frame) -> k.Flow:
    """A free area of the own base line."""
    areas = summon_areas(game, frame.player, frame[SUMMONED]) if is_waiting(game, frame) else []
    wanted = frame.get(INTO, NO_AREA)
    if wanted != NO_AREA and is_waiting(game, frame):
        areas = open_areas(game, free_areas(game, [wanted]), frame.player, frame[SUMMONED])
    areas = areas or [NO_AREA]
    options = [k.Option("area", frame[SUMMONED], area) for area in areas]
    return k.Ask(AREA, k.Decision(frame.player, "area", options, take=k.TAKE_NUMBER, subject=frame[SUMMONED]))


@SUMMONING.step("2.8.1.1")
def turn_away_homeless(game: k.Game, frame: k.Frame) -> k.Flow:
    """Without a free area a card that was already on its way is discarded."""
    if frame[AREA] != NO_AREA or not is_waiting(game, frame):
        return k.NEXT
    in_hand = game.map.kind_of[game.state.objects[frame[SUMMONED]].zone] is HAND
    return k.NEXT if in_hand else k.Do(turned_away(game, frame[SUMMONED], stays=False))


@SUMMONING.step("2.8.1")
def summon(game: k.Game, frame: k.Frame) -> k.Flow:
    """The card becomes a striker, un-acted (2.8.1.3)."""
    if frame[AREA] == NO_AREA:
        return k.Return(0)
    position = frame.get(POSITION, UNACTED)
    if is_barred(game, UNACTED_ARRIVAL, frame.player, other=frame[SUMMONED]):
        position = ACTED
    event = Summon(frame[SUMMONED], frame[AREA], position)
    event.keyword = frame.get(BY_KEYWORD, "")
    return k.Do([event], into=ARRIVED)


@SUMMONING.step("2.8.1")
def report(game: k.Game, frame: k.Frame) -> k.Flow:
    """Whether it is there."""
    return k.Return(1 if frame[ARRIVED][0] > 0 else 0)


def summon_areas(game: k.Game, player: k.PlayerId, card: k.ObjectId) -> list[int]:
    """2.8.1.1: the free areas of the own base line, and those that an ability adds (1.1.2)."""
    found = free_base_line(game, player)
    more = free_areas(game, told_areas(game, player, card, are_closed=False))
    return open_areas(game, [*found, *(area for area in more if area not in found)], player, card)


def open_areas(game: k.Game, found: list[int], player: k.PlayerId, card: k.ObjectId) -> list[int]:
    """1.1.3: without those that an ability closes."""
    closed = told_areas(game, player, card, are_closed=True)
    return [area for area in found if area not in closed]


def told_areas(game: k.Game, player: k.PlayerId, card: k.ObjectId, *, are_closed: bool) -> list[int]:
    """The areas that abilities add, or close."""
    found: list[int] = []
    for holder in game.index().buckets.get("summon_area", ()):
        ability = holder.ability
        scope = e.holder_scope(game, holder)
        if isinstance(ability, StaticAbility) and ability.summons_to is not None and ability.is_in_force(scope):
            plan = ability.summons_to
            areas = plan.areas(scope, player, card) if plan.is_closing() == are_closed else []
            found.extend(area for area in areas if area not in found)
    return found


def is_waiting(game: k.Game, frame: k.Frame) -> bool:
    """Whether the card to be summoned is still where it was, and its player controls fewer than six strikers."""
    return game.object(frame[SUMMONED]) is not None and len(strikers(game, frame.player)) < MOST_STRIKERS


def turned_away(game: k.Game, id: k.ObjectId, *, stays: bool) -> list[k.Event]:
    """What becomes of a card that can't be summoned; one that stays goes back from the effect zone to the hand."""
    if not stays:
        return game.rulebook.way_home(game, id, DISCARD)
    card = game.object(id)
    return game.rulebook.way_home(game, id, HAND) if card is not None and game.map.kind_of[card.zone] is EFFECTS else []
