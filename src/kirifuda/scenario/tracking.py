"""Following cards: where the labelled ones are now, and which objects a script's words can mean."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kirifuda.scenario.errors import Wrong

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import ObjectId, PlayerId, ZoneId
    from kirifuda.scenario.answers import Ref

Person = Callable[["Game", "PlayerId"], "ObjectId"]
"""The card that stands for a player."""


class Tracker:
    """Keeps the chain of ids that each labelled card has had. An attempt that is taken back leads back along it."""

    def __init__(self, labels: dict[str, ObjectId], person: Person | None = None) -> None:
        self.person = person
        self.chains = {label: [id] for label, id in labels.items()}
        self.read = 0

    def copy(self) -> Tracker:
        """An independent tracker."""
        new = Tracker({}, self.person)
        new.chains = {label: chain.copy() for label, chain in self.chains.items()}
        new.read = self.read
        return new

    def follow(self, game: Game) -> None:
        """Take up what was recorded since the last time."""
        assert game.recorder is not None
        records = game.recorder.records
        for record in records[self.read :]:
            was = record.event.object_id()
            now = record.mention.object if record.mention is not None else 0
            if was and now and was != now:
                for chain in self.chains.values():
                    if was in chain:
                        del chain[chain.index(was) + 1 :]
                        chain.append(now)
        self.read = len(records)
        for chain in self.chains.values():
            while chain[-1] not in game.state.objects and chain[-1] in game.state.became:
                chain.append(game.state.became[chain[-1]])

    def id(self, game: Game, label: str) -> ObjectId:
        """The present id of a labelled card, 0 if it is gone."""
        if label not in self.chains:
            raise Wrong(f"nothing is labelled @{label}")
        for id in self.chains[label]:
            if id in game.state.objects:
                return id
        return 0


def meant(game: Game, tracker: Tracker, ref: Ref) -> list[ObjectId]:
    """Every object that the words can mean; a player is -1 minus the number, and the card that stands for them."""
    if ref.is_player():
        card = tracker.person(game, ref.player) if tracker.person is not None else 0
        return [-1 - ref.player, card] if card else [-1 - ref.player]
    if ref.area >= 0:
        return []
    if ref.label:
        id = tracker.id(game, ref.label)
        return [id] if id else []
    found: list[ObjectId] = []
    for zone, kind in enumerate(game.map.kind_of):
        if ref.zone is not None and kind is not ref.zone:
            continue
        for place, id in enumerate(counted(game, zone), 1):
            card = game.state.objects[id]
            owner = card.controller if kind.tabled or kind.shared else game.map.player_of[zone]
            if ref.player >= 0 and owner != ref.player:
                continue
            if card.card in ref.cards or (ref.place and ref.zone is not None and ref.place == place):
                found.append(id)
    return found


def counted(game: Game, zone: ZoneId) -> list[ObjectId]:
    """The cards of a zone in the order in which a scenario counts them, which is the one in which it writes them: a
    pile from the top, everything else from the oldest; what lies on another card comes last."""
    ids = game.state.zones[zone]
    if game.map.kind_of[zone].ordered:
        return list(reversed(ids))
    return sorted(ids, key=lambda id: bool(game.state.objects[id].host))


def was_meant(game: Game, tracker: Tracker, ref: Ref, id: ObjectId) -> bool:
    """Whether the words can mean an object that is gone, such as one whose last ability waits."""
    if id <= 0 or id in game.state.objects:
        return False
    if ref.label:
        return id in tracker.chains.get(ref.label, ())
    last = game.state.last_known.get(id)
    return last is not None and last.object.card in ref.cards and ref.player in (-1, last.object.controller)


def looks(game: Game, id: ObjectId) -> object:
    """Everything by which two cards of one name could be told apart."""
    if id < 0 or id not in game.state.objects:
        return id
    card = game.state.objects[id]
    if not game.map.kind_of[card.zone].tabled:
        return (card.card, card.zone, card.owner, card.face_down, card.host)
    return (
        game.values(id).data(),
        card.card, card.zone, card.owner, card.controller, card.position, card.face_down, card.counters, card.marks,
        card.place, card.entered == game.turn(), len(card.under), card.host, card.item is None, bool(card.shown),
    )  # fmt: skip
