"""L-9.1, L-9.7, L-14.1 召喚: a card is paid for and enters, or is processed and goes to the graveyard."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.customs.said import SaidBy
from kirifuda.games.last_resort.abilities import RiderAbility, StaticAbility
from kirifuda.games.last_resort.changes import AS_SPELL
from kirifuda.games.last_resort.keywords.k19_12_convert import CONVERSION
from kirifuda.games.last_resort.rules.common import card_of, values_of
from kirifuda.games.last_resort.rules.l03_battlefield import Destroy, EnterField
from kirifuda.games.last_resort.rules.l03_zones import PutInGraveyard, PutOnDeck, ReturnToHand
from kirifuda.games.last_resort.rules.l09_1_costs import (
    CONVERTING,
    PAY_MANA,
    RECYCLING,
    as_summoned,
    charges,
    fewest_charges,
    fewest_sacrifices,
    lowered,
    price,
    sacrifices,
)
from kirifuda.games.last_resort.rules.l14_off_colour import OffColourPenalty, penalty
from kirifuda.games.last_resort.rules.l16_n_cards import rivals
from kirifuda.games.last_resort.values import SPELL, STAYS
from kirifuda.games.last_resort.zones import ATTACK, DECK, DEFENCE, FIELD, GRAVEYARD, NO_AREA, PROCESSING

SUMMONING: Final = k.Procedure("summoning")
CARD: Final = k.Slot[int]("_card")
"""The card, where it lies before."""
WAY: Final = k.Slot[int]("_way")
"""SUMMON, RECYCLING or CONVERTING."""
AREA: Final = k.Slot[int]("area")
RIVALS: Final = k.Slot[tuple[int, ...]]("_rivals")
OFFERED: Final = k.Slot[tuple[int, ...]]("_offered")
CHARGED: Final = k.Slot[tuple[int, ...]]("_charged")
RESULTS: Final = k.Slot[tuple[int, ...]]("_results")
LESS: Final = k.Slot[int]("_less")
FREE: Final = k.Slot[int]("_free")
"""A text has it summoned without its cost."""
AWAY: Final = k.Slot[int]("_away")
"""Where a text has it laid that has it summoned: one of those below, or 0."""
UNDER_DECK, ON_DECK, TO_HAND = 1, 2, 3
COST: Final = k.Slot[int]("_cost")
PRICE: Final = k.Slot[int]("_price")
CAME: Final = k.Slot[tuple[int, ...]]("_came")
COMING: Final = k.Slot[tuple[int, ...]]("_coming")
SACRIFICED_MARK: Final = "sacrificed"
CHARGED_MARK: Final = "charged"
"""Marks: how many cards were destroyed (L-19.20) or returned (L-19.21) for less of the cost."""


@dataclass(eq=False)
class Summon(SaidBy):
    """L-9.1 召喚する: `object` is the card on its way. L-17.7: a spell creature that enters is summoned as both;
    L-17.1: a converted one only as a spell."""

    kind = "summon"
    way: int


@dataclass(eq=False)
class FinishSpell(SaidBy):
    """L-1.4, L-17.9b: a summoned spell has been processed; `object` is the card in the graveyard."""

    kind = "finish_spell"


def summon_slots(card: k.ObjectId, way: int) -> dict[str, k.Value]:
    """The summoning of a card."""
    return {CARD.name: card, WAY.name: way, LESS.name: 0}


def enters(game: k.Game, id: k.ObjectId, way: int) -> bool:
    """L-9.7: creatures and items remain on the battlefield. L-17.1: what is converted is a mere spell."""
    return bool(as_summoned(game, id, way).kind & STAYS)


def is_spell_summon(game: k.Game, event: Summon) -> bool:
    """L-17.7, L-17.1: whether a summon is one of a spell."""
    return bool(as_summoned(game, event.object, event.way).kind & SPELL)


@SUMMONING.step("L-9.1")
def reckon(game: k.Game, frame: k.Frame) -> k.Flow:
    """What it costs, where it still lies; and what the card itself costs as what it is summoned as (L-17.1)."""
    frame[COST] = as_summoned(game, frame[CARD], frame[WAY]).cost
    frame[PRICE] = 0 if frame.get(FREE, 0) else price(game, frame[CARD], frame[WAY])
    return k.NEXT


@SUMMONING.step("L-9.1")
def reveal(game: k.Game, frame: k.Frame) -> k.Flow:
    """It is on its way, and everybody sees it."""
    return k.Do([k.Move(frame[CARD], game.map.zone(PROCESSING, frame.player))], into=COMING)


@SUMMONING.step("L-17.1")
def become_spell(game: k.Game, frame: k.Frame) -> k.Flow:
    """What is converted is the keyword's spell until it lies in the graveyard."""
    if frame[WAY] != CONVERTING:
        return k.NEXT
    coming = frame[COMING][0]
    return k.Do([k.BeginLasting(k.LastingEffect(AS_SPELL, None, coming, frame.player, (coming,), "", frame[COST]))])


@SUMMONING.step("L-9.1")
def choose_area(game: k.Game, frame: k.Frame) -> k.Flow:
    """Into the attack or the defence area, items too (A39)."""
    frame[AREA] = ATTACK
    coming = frame[COMING][0]
    if not enters(game, coming, frame[WAY]):
        return k.NEXT
    barred = barred_areas(game, coming)
    options = [k.Option("area", coming, area) for area in (ATTACK, DEFENCE) if area not in barred]
    return k.Ask(AREA, k.Decision(frame.player, "area", options, take=k.TAKE_NUMBER, subject=coming))


@SUMMONING.step("L-16.1")
def choose_rivals(game: k.Game, frame: k.Frame) -> k.Flow:
    """An N-card of the same name has to be among what is sacrificed (A88)."""
    frame[OFFERED] = frame[CHARGED] = frame[RIVALS] = ()
    coming = frame[COMING][0]
    ids = rivals(game, frame.player, coming)
    if not ids:
        return k.NEXT
    count = len(ids)
    decision = k.Decision(
        frame.player, "sacrifice", k.objects("sacrifice", ids), count, count, take=k.TAKE_OBJECT, many=True
    )
    decision.subject = coming
    return k.Ask(RIVALS, decision)


@SUMMONING.step("L-19.20")
def choose_sacrifices(game: k.Game, frame: k.Frame) -> k.Flow:
    """Up to the printed number of one's own cards, as many as are needed to pay the rest."""
    coming = frame[COMING][0]
    ids, most = ([], len(frame[RIVALS])) if frame.get(FREE, 0) else sacrifices(game, frame.player, coming, frame[WAY])
    least = fewest_sacrifices(game, frame.player, coming, frame[WAY], frame[PRICE])
    rest = k.objects("sacrifice", [id for id in ids if id not in frame[RIVALS]])
    first = len(frame[RIVALS])
    decision = k.Decision(
        frame.player, "sacrifice", rest, max(0, least - first), most - first, take=k.TAKE_OBJECT, many=True
    )
    decision.subject = coming
    return k.Ask(OFFERED, decision)


@SUMMONING.step("L-19.20")
def add_rivals(game: k.Game, frame: k.Frame) -> k.Flow:
    """What has to make room comes first."""
    frame[OFFERED] = (*frame[RIVALS], *frame[OFFERED])
    return k.NEXT


@SUMMONING.step("L-19.21")
def choose_charges(game: k.Game, frame: k.Frame) -> k.Flow:
    """Any number of spells in the graveyard, as many as are needed to pay the rest."""
    coming = frame[COMING][0]
    ids = [] if frame.get(FREE, 0) else charges(game, frame.player, coming, frame[WAY])
    least = fewest_charges(game, frame.player, len(ids), frame[PRICE], len(frame[OFFERED]))
    decision = k.Decision(
        frame.player, "charge", k.objects("charge", ids), least, len(ids), take=k.TAKE_OBJECT, many=True
    )
    decision.subject = coming
    return k.Ask(CHARGED, decision)


@SUMMONING.step("L-19.20")
def destroy_sacrifices(game: k.Game, frame: k.Frame) -> k.Flow:
    """They are destroyed."""
    return k.Do([Destroy(id, "cost") for id in frame[OFFERED]], into=RESULTS)


@SUMMONING.step("L-19.20")
def count_sacrifices(game: k.Game, frame: k.Frame) -> k.Flow:
    """So much less is paid; only what was destroyed counts."""
    frame[LESS] = sum(1 for result in frame[RESULTS] if result != k.NOTHING)
    return k.Do(noted(frame, frame[COMING][0]))


@SUMMONING.step("L-19.21")
def return_charges(game: k.Game, frame: k.Frame) -> k.Flow:
    """They go back into the deck."""
    return k.Do([PutOnDeck(id) for id in frame[CHARGED]]) if frame[CHARGED] else k.NEXT


@SUMMONING.step("L-19.21")
def shuffle_charges(game: k.Game, frame: k.Frame) -> k.Flow:
    """It is shuffled (A14)."""
    return k.Do([k.Shuffle(game.map.zone(DECK, frame.player))]) if frame[CHARGED] else k.NEXT


@SUMMONING.step("L-9.1")
def pay(game: k.Game, frame: k.Frame) -> k.Flow:
    """Mana is tapped for the cost (L-9.2)."""
    number = lowered(game, frame[PRICE], frame[LESS], len(frame[CHARGED]))
    return k.Call(PAY_MANA, {"number": number}) if number else k.NEXT


@SUMMONING.step("L-9.1")
def ride(game: k.Game, frame: k.Frame) -> k.Flow:
    """What its text has done while it is summoned; what is converted has no text (L-17.1)."""
    coming = frame[COMING][0]
    for ability in as_summoned(game, coming, frame[WAY]).abilities:
        if isinstance(ability, RiderAbility):
            return k.Call(ability.plan.procedure, {e.SINCE: game.state.next_stamp}, source=coming)
    return k.NEXT


@SUMMONING.step("L-14.1")
def lose_life(game: k.Game, frame: k.Frame) -> k.Flow:
    """The off-colour penalty (L-1.16), for Recycle (L-17.2) and Convert (A53) too."""
    number = penalty(game, frame.player, frame[COMING][0])
    return k.Do([OffColourPenalty(frame.player, number)]) if number else k.NEXT


@SUMMONING.step("L-9.1")
def announce(game: k.Game, frame: k.Frame) -> k.Flow:
    """It is summoned."""
    done = Summon(frame[COMING][0], frame.player, frame[WAY])
    done.source = done.object
    done.by = frame.player
    return k.Do([done])


@SUMMONING.step("L-9.7")
def enter(game: k.Game, frame: k.Frame) -> k.Flow:
    """A creature or item enters and remains there (L-1.5, L-1.8)."""
    coming = frame[COMING][0]
    if not enters(game, coming, frame[WAY]):
        return k.GoTo("L-1.3")
    zone = game.map.zone(FIELD, frame.player)
    event = EnterField(coming, zone, area=frame[AREA], recycled=is_recycled(frame), summoned=True)
    return k.Do([event], into=CAME)


@SUMMONING.step("L-9.7")
def note_given(game: k.Game, frame: k.Frame) -> k.Flow:
    """Texts may speak of what was given for it."""
    return k.Do(noted(frame, frame[CAME][0])) if frame[CAME][0] != k.NOTHING else k.NEXT


@SUMMONING.step("L-9.7")
def finish_entering(game: k.Game, frame: k.Frame) -> k.Flow:
    """That was all, since nothing goes to the graveyard (L-17.9a); only what could not enter is laid away."""
    return k.GoTo("L-1.4") if frame[CAME][0] == k.NOTHING else k.DONE


@SUMMONING.step("L-1.3")
def process(game: k.Game, frame: k.Frame) -> k.Flow:
    """A spell does at once what it says, without entering; a converted card draws (L-19.12)."""
    coming = frame[COMING][0]
    if frame[WAY] == CONVERTING:
        return k.Call(CONVERSION, source=coming)
    plan = card_of(game, coming).plan
    return k.NEXT if plan is None else k.Call(plan.procedure, {e.SINCE: game.state.next_stamp}, source=coming)


@SUMMONING.step("L-1.4")
def lay_away(game: k.Game, frame: k.Frame) -> k.Flow:
    """It goes to the graveyard; after Recycle under the deck (L-19.9), by a house rule to the graveyard (A10)."""
    coming = frame[COMING][0]
    if game.object(coming) is None:
        return k.NEXT
    away = frame.get(AWAY, 0)
    if away:
        return k.Do([ReturnToHand(coming) if away == TO_HAND else PutOnDeck(coming, away == UNDER_DECK)])
    if is_recycled(frame) and house(game, "recycled_spells") != "graveyard":
        return k.Do([PutOnDeck(coming, True)])
    return k.Do([PutInGraveyard(coming)])


@SUMMONING.step("L-1.4")
def finish(game: k.Game, frame: k.Frame) -> k.Flow:
    """The spell is done with, and lies in the graveyard."""
    laid = game.state.became.get(frame[COMING][0], 0)
    card = game.object(laid)
    if card is None or game.map.kind_of[card.zone] is not GRAVEYARD or enters(game, laid, frame[WAY]):
        return k.DONE
    ended = FinishSpell(laid, frame.player)
    ended.source = laid
    ended.by = frame.player
    return k.Do([ended])


def noted(frame: k.Frame, id: k.ObjectId) -> list[k.Event]:
    """L-19.20, L-19.21: how many cards were given for less of the cost."""
    given = ((SACRIFICED_MARK, frame[LESS]), (CHARGED_MARK, len(frame[CHARGED])))
    return [k.SetMark(id, mark, number) for mark, number in given if number]


def barred_areas(game: k.Game, id: k.ObjectId) -> list[int]:
    """L-9.1: the areas into which a card's own text says that it is not summoned."""
    scope = e.Scope(game, {}, id, game.state.objects[id].owner)
    return [
        ability.barred_area
        for ability in values_of(game, id).abilities
        if isinstance(ability, StaticAbility) and ability.barred_area != NO_AREA and ability.is_in_force(scope)
    ]


def is_recycled(frame: k.Frame) -> bool:
    """L-19.9."""
    return frame[WAY] == RECYCLING
