"""The table as plain data, as far as every game has the same: zones, cards, what waits to resolve, what is going on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from kirifuda import kernel as k
from kirifuda.games.interface import LANGUAGES
from kirifuda.games.sheet import CardNow, Changed, Fact, Happening, ItemNow, Naming, PlayerNow, Sheet, Text, ZoneNow
from kirifuda.games.telling.naming import TableSpeaker
from kirifuda.games.telling.objects import ObjectTeller
from kirifuda.games.telling.targets import is_target
from kirifuda.games.telling.texts import card_of

if TYPE_CHECKING:
    from kirifuda.games.vocabulary import CardFact

Voice = TypeVar("Voice", bound=TableSpeaker)
Telling = TypeVar("Telling", bound=ObjectTeller[Any, Any])
Shown = Callable[[int], int | str | None]
"""How a number is written."""


class Sheets(Generic[Voice, Telling]):
    """Builds the sheet of one view; a game says what its cards and players have of their own."""

    speaker: type[Voice]
    teller: type[Telling]

    def __init__(self, view: k.Game, viewer: k.PlayerId, name: Naming) -> None:
        self.view = view
        self.viewer = viewer
        self.name = name
        self.speakers = [self.speaker(view, viewer, language) for language in LANGUAGES]
        self.tellers = [self.teller(speaker) for speaker in self.speakers]
        self.vocabulary = self.speaker.vocabulary
        rows = self.vocabulary.zones
        self.piles = {row.kind.name for row in rows if row.is_pile}
        self.from_bottom = {row.kind.name for row in rows if row.from_bottom}
        self.held = {id for effect in view.state.lasting for id in effect.ids}
        asked = view.asking
        self.offered = {option.object for option in asked.options} if asked is not None else set()

    # What a game says

    def facts(self, seat: k.PlayerId) -> list[Fact]:
        """What a player has besides cards."""
        return []

    def dress(self, card: k.CardObject, found: CardNow) -> None:
        """Add what only this game's cards have: position, values, marks."""

    def complete(self, sheet: Sheet) -> None:
        """Add what only this game's table has."""

    @classmethod
    def deck_zones_of(cls, pool: k.Pool, card: int) -> list[k.ZoneKind] | None:
        """The parts of a deck in which a card may lie, the usual one first; None where there is but one."""
        return None

    @classmethod
    def cell(cls, option: k.Option) -> tuple[int, int] | None:
        """The place on the board that an option is about: column and row."""
        return None

    # The same everywhere

    def player(self, seat: k.PlayerId) -> PlayerNow:
        """A player's facts."""
        is_first = self.view.turn() > 0 and self.view.state.variables.get("first") == seat
        return PlayerNow(seat, is_first, self.facts(seat))

    def ability(self, card: k.CardObject) -> Text | None:
        """The text of an ability that waits to resolve."""
        if card.item is None or card.item.ability is None:
            return None
        return Text(*[teller.ability_text(card, card.item.ability) for teller in self.tellers])

    def phrases(self, key: str, clause: str) -> tuple[str, str]:
        """The phrase of a card that a step carries out, in both languages."""
        card = self.view.pool.cards[self.view.pool.numbers[key]]
        japanese, english = (speaker.phrase(card, clause, speaker.language) for speaker in self.speakers)
        return japanese, english

    def sheet(self) -> Sheet:
        """Everything."""
        view = self.view
        found = Sheet(
            view.turn(),
            view.turn_player(),
            str(view.state.variables["phase"]),
            None,
            [self.player(seat) for seat in range(view.players)],
            [self.zone(zone) for zone in range(len(view.state.zones)) if self._is_own(zone)],
        )
        found.happening = self.happening()
        self.complete(found)
        return found

    def _is_own(self, zone: k.ZoneId) -> bool:
        """Shared zones exist once for each player, but only the first is used."""
        kind = self.view.map.kind_of[zone]
        return not kind.shared or zone == self.view.map.zone(kind, 0)

    def zone(self, zone: k.ZoneId) -> ZoneNow:
        """A zone with the cards worth listing, the top first where there is one."""
        view = self.view
        kind = view.map.kind_of[zone]
        ids = view.state.zones[zone]
        objects = view.state.objects
        shown = [id for id in ids if kind.name not in self.piles or objects[id].card >= 0 or id in self.offered]
        if kind.ordered and kind.name not in self.from_bottom:
            shown.reverse()
        return ZoneNow(kind.name, view.map.player_of[zone], len(ids), [self.card(objects[id]) for id in shown])

    def card(self, card: k.CardObject) -> CardNow:
        """A card as it is now."""
        view = self.view
        kind = view.map.kind_of[card.zone]
        known = card.card >= 0
        key = view.pool.cards[card.card].key if known else None
        found = CardNow(self.name(card.id), key, card.owner, card.controller, kind.name, known=known)
        found.face_down = card.face_down or (not known and kind.visibility != k.PUBLIC)
        found.under = [self.name(id) for id in card.under]
        if card.host in view.state.objects:
            found.host = self.name(card.host)
        if card.item is not None:
            found.item = self.item(card)
        self.dress(card, found)
        return found

    def item(self, card: k.CardObject) -> ItemNow:
        """Something that waits to resolve, with the choices that were made for it."""
        item = card.item
        assert item is not None
        key = self.view.pool.cards[card.card].key if card.card >= 0 else ""
        if item.ability is not None:
            key = item.ability.key
        targets: list[str] = []
        numbers: dict[str, int] = {}
        for name, value in item.bound.items():
            if is_target(self.view.pool, card, name) and isinstance(value, tuple):
                targets.extend(self.name(id) for id in value if isinstance(id, int))
            elif name in ("X", "Y") and isinstance(value, int):
                numbers[name] = value
        source = self.name(item.source) if item.source in self.view.state.objects else None
        text = self.ability(card) if card.card >= 0 else None
        return ItemNow(text, targets, source, key, numbers)

    def happening(self) -> Happening | None:
        """The phrase of a card that asks."""
        asked = self.view.asking
        clause = "" if asked is None else asked.clause
        key = card_of(clause)
        if key not in self.view.pool.numbers:
            return None
        frames = self.view.state.frames
        source = frames[-1].source if frames else 0
        handle = self.name(source) if source in self.view.state.objects else None
        return Happening(key, handle, *self.phrases(key, clause))


def paired(texts: list[list[str]]) -> list[Text]:
    """Lines in both languages, side by side; as one text where they do not match."""
    if len(texts[0]) != len(texts[1]):
        return [Text("\n".join(texts[0]), "\n".join(texts[1]))]
    return [Text(*pair) for pair in zip(*texts, strict=True)]


def as_it_is(number: int) -> int | str | None:
    """A number that needs no sign of its own."""
    return number


def changed_numbers(
    values: k.Characteristics, base: k.Characteristics, rows: Iterable[CardFact], shown: Shown = as_it_is
) -> list[Changed]:
    """Numbers that are not as printed."""
    found: list[Changed] = []
    for row in rows:
        now, printed = getattr(values, row.value), getattr(base, row.value)
        if now != printed:
            found.append(Changed(row.name, shown(printed), shown(now), row.ja, row.en, 1 if now > printed else -1))
    return found
