"""300 領域: what becomes of cards that change zones, and how they come onto the field."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.magical_duel.pool import pool_of
from kirifuda.games.magical_duel.rules.r0306_stock import PutOnto
from kirifuda.games.magical_duel.values import CASTER, DEITY, SERVANT, Values
from kirifuda.games.magical_duel.zones import (
    BATTLEFIELD_BITS,
    CASTERS,
    DECK,
    EXTRA,
    FIELD_BITS,
    GRAVEYARD,
    HAND,
    ORBS,
    RECOVERED,
    RESTED,
    REVERSED,
    SERVANTS,
)


def keeps_identity(before: k.ZoneKind, after: k.ZoneKind) -> bool:
    """302.3: only what moves within the field stays the same card."""
    return bool(before.bit & BATTLEFIELD_BITS) and bool(after.bit & BATTLEFIELD_BITS)


def moves_along(game: k.Game, move: k.Move) -> list[k.Event]:
    """302.5, 314.1b, 314.1d: the stock of an entity that leaves its zone for another kind: to its owner's graveyard."""
    card = game.object(move.object)
    if card is None or not card.under:
        return []
    before = game.map.kind_of[card.zone]
    after = game.map.kind_of[move.zone]
    if before is after:
        return []
    return [event for id in card.under for event in game.rulebook.way_home(game, id, GRAVEYARD)]


def after_moves(game: k.Game, happenings: list[k.Happening]) -> list[k.Event]:
    """314.2a, 1302.3a: extra-deck cards go home from where they can't stay; tokens off the field vanish."""
    found: list[k.Event] = []
    pool = pool_of(game.pool)
    for happening in happenings:
        event = happening.event
        if not isinstance(event, k.Move):
            continue
        card = game.object(happening.now)
        if card is None:
            continue
        kind = game.map.kind_of[card.zone]
        if card.card in pool.tokens:
            if not kind.bit & BATTLEFIELD_BITS:
                found.append(k.Vanish(card.id))
        elif kind in HOMELESS and belongs_to_extra(game, card.card):
            found.append(k.Move(card.id, game.map.zone(EXTRA, card.owner)))
    return found


def mingle(game: k.Game, happenings: list[k.Happening]) -> list[k.Event]:
    """302.4: in which order cards came to a hidden zone together is known to that zone's player alone."""
    by_zone: dict[int, list[int]] = {}
    for happening in happenings:
        event = happening.event
        card = game.object(happening.now) if isinstance(event, k.Move) and not event.in_order else None
        if card is None or belongs_to_extra(game, card.card):
            continue
        kind = game.map.kind_of[card.zone]
        if kind.ordered and kind.visibility == k.HIDDEN:
            by_zone.setdefault(card.zone, []).append(card.id)
    everybody = (1 << game.players) - 1
    return [
        k.Mingle(tuple(ids), everybody & ~(1 << game.map.player_of[zone]))
        for zone, ids in by_zone.items()
        if len({game.state.objects[id].card for id in ids}) > 1
    ]


def order_together(game: k.Game, events: list[k.Event]) -> tuple[k.PlayerId, str, list[int]] | None:
    """302.4: the owner orders cards that come to an ordered zone together. 909.3b: the turn player orders effects."""
    by_zone: dict[int, list[int]] = {}
    working: list[int] = []
    for at, event in enumerate(events):
        if isinstance(event, k.Move):
            kind = game.map.kind_of[event.zone]
            if kind.ordered and not kind.shared and not event.in_order:
                by_zone.setdefault(event.zone, []).append(at)
            elif kind.tabled and changes_others(game, event.object):
                working.append(at)
        elif isinstance(event, k.BeginLasting) and in_a_layer(event.effect):
            working.append(at)
    for zone, places in by_zone.items():
        if len(places) > 1 and len({game.object_or_last(events[at].object_id()).card for at in places}) > 1:
            return game.map.player_of[zone], "302.4", places
    if len(working) > 1 and meet_in_a_layer(game, [events[at] for at in working]):
        return game.turn_player(), "909.3b", working
    return None


def in_a_layer(effect: k.LastingEffect) -> bool:
    """909.1: whether an effect changes values, so that its place among others counts; one of control does not."""
    return effect.change is not None and effect.change.layer >= 0


def changes_others(game: k.Game, id: k.ObjectId) -> bool:
    """Whether a card has an ability with a lasting effect of its own."""
    card = game.object(id)
    return card is not None and any(ability.changes for ability in game.values(id).abilities)


def meet_in_a_layer(game: k.Game, events: list[k.Event]) -> bool:
    """909.3b: whether effects that begin together share a layer, so that their order counts."""
    layers: list[int] = []
    for event in events:
        mine: set[int] = set()
        if isinstance(event, k.BeginLasting) and event.effect.change is not None:
            mine = {event.effect.change.layer}
        elif isinstance(event, k.Move):
            mine = {change.layer for ability in game.values(event.object).abilities for change in ability.changes}
        if any(layer in layers for layer in mine):
            return True
        layers.extend(mine)
    return False


HOMELESS: Final = (DECK, HAND, CASTERS, ORBS)


def belongs_to_extra(game: k.Game, card: int) -> bool:
    """314.2: printed as a deity or as a servant with the generic type 結魂."""
    printed = game.pool.cards[card].values
    assert isinstance(printed, Values)
    return printed.is_soulbond or bool(printed.kinds & DEITY)


STEPPED_UP: Final = "stepped_up"
"""Mark of a card: it was activated with the help of other servants."""
BY_BREAK: Final = "by_break"
BONDED_SO: Final = "bonded"
"""1020.1: it came onto the field by being soulbonded."""
"""Mark: it was used by its Break (1103.2)."""
CAME_FROM: Final = "came_from"
"""Mark: it was activated from a zone that is not the hand; the zone's number and one more."""
BY_LEAVE: Final = "by_leave:"
"""With the key of a text: that text let it be activated from where it lay."""
KEPT_MARKS: Final = (STEPPED_UP, BY_BREAK, BONDED_SO, CAME_FROM)


class Arrive(k.Move):
    """306.5, 1114.2a: a card comes onto the field, and is still known for how it was activated."""

    kind = "move"

    def apply(self, game: k.Game) -> int:
        old = game.object(self.object)
        new_id = super().apply(game)
        if new_id == k.NOTHING or old is None or old.id == new_id:
            return new_id
        for name, number in old.marks:
            if name in KEPT_MARKS or name.startswith(BY_LEAVE):
                k.SetMark(new_id, name, number).apply(game)
        return new_id


def text_of(key: str) -> str:
    """The card text that an ability's key belongs to."""
    return key.partition("#")[0]


PUT_ON_FIELD: Final = k.Procedure("put_on_field")
CARDS: Final = k.Slot[tuple[int, ...]]("cards")
WHOSE: Final = k.Slot[int]("player")
POSITION: Final = k.Slot[int]("position")
FACE_DOWN: Final = k.Slot[int]("face_down")
COUNTER: Final = k.Slot[str]("counter")
COUNTER_NUMBER: Final = k.Slot[int]("counter_number")
ONTO: Final = k.Slot[int]("onto")
CHOSEN: Final = k.Slot[tuple[int, ...]]("chosen_positions")
CHOICE: Final = k.Slot[int]("chosen_position")
ARRIVED: Final = k.Slot[tuple[int, ...]]("arrived")


@PUT_ON_FIELD.step("307.6")
def choose_position(game: k.Game, frame: k.Frame) -> k.Flow:
    """307.6, 702.3: whoever puts a servant chooses recovered or reversed, one card after the other."""
    cards = frame[CARDS]
    chosen = frame.get(CHOSEN, ())
    if len(chosen) == len(cards):
        return k.NEXT
    fixed = fixed_position(game, frame, cards[len(chosen)])
    options = [k.Option("position", cards[len(chosen)], fixed)]
    if fixed < 0:
        options = [
            k.Option("position", cards[len(chosen)], RECOVERED),
            k.Option("position", cards[len(chosen)], REVERSED),
        ]
    return k.Ask(CHOICE, k.Decision(frame.player, "position", options, take=k.TAKE_NUMBER, subject=cards[len(chosen)]))


@PUT_ON_FIELD.step("307.6")
def note_position(game: k.Game, frame: k.Frame) -> k.Flow:
    """The choice is kept until all cards have one."""
    if len(frame.get(CHOSEN, ())) == len(frame[CARDS]):
        return k.NEXT
    frame[CHOSEN] = (*frame.get(CHOSEN, ()), frame[CHOICE])
    return k.GoTo("307.6")


@PUT_ON_FIELD.step("1114.2a")
def put(game: k.Game, frame: k.Frame) -> k.Flow:
    """306.5, 307.4, 308.4: servants, barriers and deities into the servant zone, casters into the caster zone; how they
    were activated is still known of them there."""
    cards = frame[CARDS]
    positions = frame[CHOSEN]
    events = [arrival(game, frame, id, positions[at]) for at, id in enumerate(cards) if game.object(id) is not None]
    return k.Do(events, into=ARRIVED)


def arrival(game: k.Game, frame: k.Frame, id: k.ObjectId, position: int) -> k.Event:
    """One card's way onto the field: beside the others, or onto the entity it levels up (504.1c)."""
    zone = game.map.zone(zone_for(game, frame, id), frame[WHOSE])
    face_down = bool(frame.get(FACE_DOWN, 0))
    onto = frame.get(ONTO, 0)
    if onto:
        return PutOnto(id, zone, position=game.object_or_last(onto).position, face_down=face_down, onto=onto)
    return Arrive(id, zone, position=position, face_down=face_down)


@PUT_ON_FIELD.step("1018.8")
def put_counters(game: k.Game, frame: k.Frame) -> k.Flow:
    """1018.8: cards that enter with counters get them before any rule process or action."""
    if not frame.get(COUNTER, ""):
        return k.NEXT
    return k.Do([k.AddCounters(id, frame[COUNTER], frame[COUNTER_NUMBER]) for id in frame[ARRIVED] if id > 0])


@PUT_ON_FIELD.step("306.5")
def report(game: k.Game, frame: k.Frame) -> k.Flow:
    """The new entities."""
    return k.Return(tuple(id for id in frame[ARRIVED] if id > 0))


def zone_for(game: k.Game, frame: k.Frame, id: k.ObjectId) -> k.ZoneKind:
    """306.5: the caster zone for casters and face-down cards, the servant zone for everything else."""
    if frame.get(FACE_DOWN, 0):
        return CASTERS
    values = game.values(id)
    assert isinstance(values, Values)
    return CASTERS if values.kinds & CASTER else SERVANTS


def fixed_position(game: k.Game, frame: k.Frame, id: k.ObjectId) -> int:
    """The position that a text or keyword prescribes (1112, 1114.2), or the only one there is; -1 if it is chosen."""
    card = game.object(id)
    values = game.values(id) if card is not None else None
    told = frame.get(POSITION, -1)
    is_servant = isinstance(values, Values) and bool(values.kinds & SERVANT) and not frame.get(FACE_DOWN, 0)
    if told < 0 and card is not None and game.map.kind_of[card.zone].bit & FIELD_BITS:
        return kept_position(card.position, is_servant=is_servant)
    if not is_servant:
        return told if told >= 0 else RECOVERED
    if values is not None and (e.has_keyword(values.abilities, "怠惰") or is_stepped_up(game, id)):
        return RESTED
    return told


def kept_position(position: int, *, is_servant: bool) -> int:
    """302.3, 303.1b-i: within the field the position is kept; where there is no reversed one it becomes recovered."""
    return RECOVERED if position == REVERSED and not is_servant else position


def is_stepped_up(game: k.Game, id: k.ObjectId) -> bool:
    """1114.2a: the card was activated by resting servants."""
    card = game.object(id)
    return card is not None and bool(card.mark(STEPPED_UP))


CREATE_TOKENS: Final = k.Procedure("create_tokens")
TOKEN: Final = k.Slot[int]("card")
NUMBER: Final = k.Slot[int]("number")


@CREATE_TOKENS.step("307.6")
def choose_token_position(game: k.Game, frame: k.Frame) -> k.Flow:
    """307.6: tokens are put like other servants, each in the position its maker chooses."""
    chosen = frame.get(CHOSEN, ())
    if len(chosen) >= frame[NUMBER]:
        return k.NEXT
    values = pool_of(game.pool).card_at(frame[TOKEN]).printed
    fixed = frame.get(POSITION, -1)
    if fixed < 0 and not values.kinds & SERVANT:
        fixed = RECOVERED
    if e.has_keyword(values.abilities, "怠惰"):
        fixed = RESTED
    positions = [RECOVERED, REVERSED] if fixed < 0 else [fixed]
    options = [k.Option("position", 0, position) for position in positions]
    return k.Ask(CHOICE, k.Decision(frame.player, "token_position", options, take=k.TAKE_NUMBER))


@CREATE_TOKENS.step("307.6")
def note_token_position(game: k.Game, frame: k.Frame) -> k.Flow:
    """The choice is kept until all tokens have one."""
    if len(frame.get(CHOSEN, ())) >= frame[NUMBER]:
        return k.NEXT
    frame[CHOSEN] = (*frame.get(CHOSEN, ()), frame[CHOICE])
    return k.GoTo("307.6")


@CREATE_TOKENS.step("1302.1")
def create(game: k.Game, frame: k.Frame) -> k.Flow:
    """1302.1b-c: a servant unless the text says otherwise, under the control of the effect's controller."""
    values = pool_of(game.pool).card_at(frame[TOKEN]).printed
    kind = CASTERS if values.kinds & CASTER or not values.kinds else SERVANTS  # 403.6: a coin is of no kind
    zone = game.map.zone(kind, frame[WHOSE])
    events: list[k.Event] = [
        k.Create(frame[TOKEN], frame[WHOSE], zone, position) for position in frame.get(CHOSEN, ())[: frame[NUMBER]]
    ]
    return k.Do(events, into=ARRIVED)


@CREATE_TOKENS.step("1302.1")
def report_tokens(game: k.Game, frame: k.Frame) -> k.Flow:
    """The new tokens."""
    return k.Return(tuple(id for id in frame[ARRIVED] if id > 0))


def mark_stepped_up(id: k.ObjectId) -> k.Event:
    """1114.2: the card was stepped up and will enter rested."""
    return k.SetMark(id, STEPPED_UP, 1)
