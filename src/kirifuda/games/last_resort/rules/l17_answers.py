"""L-17 間違えやすいQ&A: what texts do that an answer of the book speaks of."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.last_resort.changes import AS_CREATURE
from kirifuda.games.last_resort.rules.common import is_known, values_of
from kirifuda.games.last_resort.rules.l03_battlefield import EnterField
from kirifuda.games.last_resort.rules.l03_zones import PutInGraveyard, PutOnDeck, ReturnToHand
from kirifuda.games.last_resort.rules.l16_n_cards import may_stand_beside
from kirifuda.games.last_resort.zones import ATTACK, DECK, DEFENCE, FIELD

LOOK: Final = k.Procedure("look")
"""Slots "number": how many cards of one's own deck are looked at; "most": how many of them may be taken to the hand;
"least": how many must; "rest": 0 if the others go to the graveyard, 1 if under the deck."""
LEAST: Final = k.Slot[int]("least")
NUMBER: Final = k.Slot[int]("number")
MOST: Final = k.Slot[int]("most")
REST: Final = k.Slot[int]("rest")
TAKEN: Final = k.Slot[tuple[int, ...]]("_looked_taken", secret=True)


def top_cards(game: k.Game, frame: k.Frame) -> list[int]:
    """The cards that are looked at, the top one first."""
    number = frame[NUMBER]
    return list(reversed(game.zone(DECK, frame.player)[-number:])) if number > 0 else []


@LOOK.step("L-17.5")
def look(game: k.Game, frame: k.Frame) -> k.Flow:
    """The player looks at the top cards."""
    return k.Do([k.Show(tuple(top_cards(game, frame)), 1 << frame.player)])


@LOOK.step("L-17.5")
def take_some(game: k.Game, frame: k.Frame) -> k.Flow:
    """Up to so many of them; none need be taken, unless the text says how many."""
    ids = top_cards(game, frame)
    least = min(frame.get(LEAST, 0), len(ids))
    decision = k.Decision(
        frame.player, "look", k.objects("take", ids), least, frame[MOST], take=k.TAKE_OBJECT, many=True, secret=True
    )
    decision.subject = frame.source
    return k.Ask(TAKEN, decision)


@LOOK.step("L-17.5")
def share_out(game: k.Game, frame: k.Frame) -> k.Flow:
    """Those go to the hand, the others to the graveyard or under the deck."""
    taken = frame[TAKEN]
    others = [id for id in top_cards(game, frame) if id not in taken]
    rest = [PutOnDeck(id, True) if frame[REST] else PutInGraveyard(id) for id in others]
    return k.Do([*[ReturnToHand(id) for id in taken], *rest])


# L-17.9b

PUT_AS_CREATURE: Final = k.Procedure("put_as_creature")
"""Slot "card": a spell in a graveyard. It enters the battlefield of the frame's player."""
CARD: Final = k.Slot[int]("card")
AREA: Final = k.Slot[int]("area")
CAME: Final = k.Slot[tuple[int, ...]]("_came")


@PUT_AS_CREATURE.step("L-17.9b")
def choose_area(game: k.Game, frame: k.Frame) -> k.Flow:
    """Into which area (A39)."""
    if not is_known(game, frame[CARD]) or not may_stand_beside(game, frame.player, frame[CARD]):
        return k.DONE
    options = [k.Option("area", frame[CARD], area) for area in (ATTACK, DEFENCE)]
    return k.Ask(AREA, k.Decision(frame.player, "area", options, take=k.TAKE_NUMBER, subject=frame[CARD]))


@PUT_AS_CREATURE.step("L-17.9b")
def enter(game: k.Game, frame: k.Frame) -> k.Flow:
    """It enters; that is no summon (L-15.1)."""
    return k.Do([EnterField(frame[CARD], game.map.zone(FIELD, frame.player), area=frame[AREA])], into=CAME)


@PUT_AS_CREATURE.step("L-17.9b")
def become_creature(game: k.Game, frame: k.Frame) -> k.Flow:
    """Its power and toughness are its printed cost, not what it was converted for (A61)."""
    came = frame[CAME][0]
    if came == k.NOTHING or game.object(came) is None:
        return k.NEXT
    cost = values_of(game, came).cost
    return k.Do([k.BeginLasting(k.LastingEffect(AS_CREATURE, None, frame.source, frame.player, (came,), "", cost))])
