"""Who knows which card: updated only from what each viewer could see, never from the true cards.

A card in a place that can be pointed at (a deck position, a face-down card) carries the mask of those who know it. Of
an unordered hidden zone (a hand) a viewer knows a multiset of printed cards, never which object is which. What leaves
unseen turns that into a wider group: "these cards are somewhere among these places". Every group is a lower bound of
its own, and two groups may speak of the same copy.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.kernel.ids import Mask, ObjectId, PlayerId, ZoneId
from kirifuda.kernel.state import Group
from kirifuda.kernel.zones import OWNER, PUBLIC

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import CardObject, GameState
    from kirifuda.kernel.zones import ZoneMap

Groups = tuple[Group, ...]


def seen_by(zones: ZoneMap, card: CardObject) -> Mask:
    """Everyone who may look at this very card."""
    kind = zones.kind_of[card.zone]
    if kind.visibility == PUBLIC and not card.face_down:
        return (1 << zones.players) - 1
    if kind.visibility == OWNER or kind.peeked:
        return card.shown | 1 << zones.player_of[card.zone]
    return card.shown


def is_seen(zones: ZoneMap, card: CardObject, viewer: PlayerId) -> bool:
    """Whether a viewer may look at this very card; a spectator (no player) sees what everybody sees."""
    seen = seen_by(zones, card)
    return bool(seen >> viewer & 1) if viewer >= 0 else seen == (1 << zones.players) - 1


def hides_individuals(zones: ZoneMap, zone: ZoneId, viewer: PlayerId) -> bool:
    """Whether a viewer can't tell the cards of this zone apart: an unordered zone that is hidden from them."""
    pointing = zones.pointing[zone]
    return not pointing >> viewer & 1 if viewer >= 0 else pointing != (1 << zones.players) - 1


def place_of(zones: ZoneMap, card: CardObject, viewer: PlayerId) -> int:
    """Where the card is, as far as a viewer can point at it."""
    return -1 - card.zone if hides_individuals(zones, card.zone, viewer) else card.id


def has_seen_more(before: Game, now: Game, viewer: PlayerId) -> bool:
    """Whether a viewer knows a card in the later game that was hidden in the earlier one."""
    state = now.state
    if _sorted(before.state.knowledge[viewer]) != _sorted(state.knowledge[viewer]):
        return True
    for id, card in before.state.objects.items():
        if is_seen(before.map, card, viewer):
            continue
        place = id
        while place not in state.objects and place in state.became:
            place = state.became[place]
        after = state.objects.get(place)
        if after is not None and is_seen(now.map, after, viewer):
            return True
    return False


def _sorted(groups: Groups) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """What is known of hidden zones, in a form that can be compared."""
    return sorted([(group.places, group.cards) for group in groups])


def note_move(state: GameState, zones: ZoneMap, old: CardObject, new: CardObject, seen: Mask) -> None:
    """Every viewer learns from a move what it showed them."""
    for viewer in range(zones.players):
        groups = state.knowledge[viewer]
        saw = seen >> viewer & 1
        into_crowd = hides_individuals(zones, new.zone, viewer)
        if not groups and not (saw and into_crowd):
            continue
        place = place_of(zones, old, viewer)
        if saw:
            groups = without_card(groups, new.card, place, old.zone)
            if into_crowd:
                groups = _with_one_more(groups, new.card, -1 - new.zone)
        else:
            groups = _moved_unseen(groups, place, old.zone, place_of(zones, new, viewer), new.zone)
        state.knowledge[viewer] = _merged(groups)


def note_vanished(state: GameState, zones: ZoneMap, card: CardObject) -> None:
    """An object that ceases to exist is nowhere any more; unseen, it may have been anything that was known there."""
    seen = seen_by(zones, card)
    for viewer in range(zones.players):
        groups = state.knowledge[viewer]
        place = place_of(zones, card, viewer)
        if seen >> viewer & 1:
            state.knowledge[viewer] = without_card(groups, card.card, place, card.zone)
        elif groups:
            state.knowledge[viewer] = tuple(group for group in groups if not _includes(group, place, card.zone))


def note_shown(state: GameState, zones: ZoneMap, cards: list[CardObject], viewer: PlayerId) -> None:
    """A viewer was shown cards of unordered hidden zones: at least these are there now."""
    by_zone: dict[ZoneId, list[int]] = {}
    for card in cards:
        by_zone.setdefault(card.zone, []).append(card.card)
    for zone, printed in by_zone.items():
        note_there(state, viewer, tuple(sorted(printed)), zone)


def note_there(state: GameState, viewer: PlayerId, cards: tuple[int, ...], zone: ZoneId) -> None:
    """A viewer knows that at least these cards are in a zone; they may be the ones that were known there before."""
    if cards:
        state.knowledge[viewer] = _merged((*state.knowledge[viewer], Group(cards, (-1 - zone,))))


def note_at(state: GameState, viewer: PlayerId, card: CardObject) -> None:
    """A viewer knows which card lies at a place, without being able to look."""
    state.knowledge[viewer] = _merged((*state.knowledge[viewer], Group((card.card,), (card.id,))))


def note_shuffle(state: GameState, zones: ZoneMap, zone: ZoneId, old: list[CardObject]) -> None:
    """Positions are forgotten; that known cards are somewhere in the zone is not."""
    ids = {card.id for card in old}
    for viewer in range(zones.players):
        groups: list[Group] = []
        for group in state.knowledge[viewer]:
            if any(where in ids for where in group.places):
                rest = [where for where in group.places if where not in ids]
                group = Group(group.cards, tuple(sorted({*rest, -1 - zone})))
            groups.append(group)
        state.knowledge[viewer] = _merged(tuple(groups))
        if zones.kind_of[zone].ordered:
            note_there(state, viewer, tuple(sorted(card.card for card in old if card.shown >> viewer & 1)), zone)


def note_mingled(state: GameState, old: list[CardObject], ids: list[ObjectId], viewers: Mask) -> None:
    """Some viewers saw these cards come but not in which order; to the others each place keeps what was known of it."""
    renamed = {card.id: id for card, id in zip(old, ids, strict=True)}
    for viewer in range(len(state.knowledge)):
        unsure = bool(viewers >> viewer & 1)
        groups: list[Group] = []
        for group in state.knowledge[viewer]:
            touched = [where for where in group.places if where in renamed]
            if touched:
                rest = [where for where in group.places if where not in renamed]
                now = ids if unsure else [renamed[where] for where in touched]
                group = Group(group.cards, tuple(sorted((*rest, *now))))
            groups.append(group)
        seen = sorted(card.card for card in old if card.shown >> viewer & 1)
        if unsure and seen:
            groups.append(Group(tuple(seen), tuple(sorted(ids))))
        state.knowledge[viewer] = _merged(tuple(groups))


def without_card(groups: Groups, card: int, place: int, zone: ZoneId) -> Groups:
    """A card was seen at a place: one copy goes from every group that may have meant it, and the place with it."""
    found: list[Group] = []
    for group in groups:
        if _includes(group, place, zone):
            cards = list(group.cards)
            if card in cards:
                cards.remove(card)
            places = tuple(where for where in group.places if where != place or where < 0)
            if not cards:
                continue
            group = Group(tuple(cards), places)
        found.append(group)
    return tuple(found)


def _includes(group: Group, place: int, zone: ZoneId) -> bool:
    """Whether a group may mean the card at a place of a zone."""
    return place in group.places or -1 - zone in group.places


def _moved_unseen(groups: Groups, place: int, zone: ZoneId, to: int, to_zone: ZoneId) -> Groups:
    """An unseen card left a place: what was known there may now be where it went."""
    found: list[Group] = []
    for group in groups:
        if _includes(group, place, zone):
            keep = {where for where in group.places if where != place or where < 0}
            if -1 - to_zone not in keep:
                keep.add(to)
            group = Group(group.cards, tuple(sorted(keep)))
        found.append(group)
    return tuple(found)


def _with_one_more(groups: Groups, card: int, place: int) -> Groups:
    """Another copy came to a place: it is none of those that were there."""
    there = [known for group in groups if group.places == (place,) for known in group.cards]
    rest = [group for group in groups if group.places != (place,)]
    return (*rest, Group(tuple(sorted((*there, card))), (place,)))


def _merged(groups: Groups) -> Groups:
    """Groups of the same places become one, by maximum: they may speak of the same copies."""
    by_places: dict[tuple[int, ...], tuple[int, ...]] = {}
    for group in groups:
        known = by_places.get(group.places, ())
        extra = list(group.cards)
        for card in known:
            if card in extra:
                extra.remove(card)
        by_places[group.places] = tuple(sorted((*known, *extra)))
    return tuple(Group(cards, places) for places, cards in by_places.items())
