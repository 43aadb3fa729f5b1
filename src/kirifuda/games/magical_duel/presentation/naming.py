"""How players, cards and places are called, as far as whoever listens may know them (302.2, 303.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.magical_duel.pool import pool_of
from kirifuda.games.magical_duel.presentation.phrasing import NO_FIELDS, Fields, Words, fill, listed, pick, sentence
from kirifuda.games.magical_duel.presentation.terms import SHARED_ZONES, ZONES
from kirifuda.games.magical_duel.wording_words import RACES
from kirifuda.kernel.ids import UNKNOWN, Mask, ObjectId, PlayerId, ZoneId
from kirifuda.kernel.knowledge import hides_individuals, is_seen

if TYPE_CHECKING:
    from kirifuda.games.magical_duel.values import MagicalCard
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.rulebook import Pool
    from kirifuda.kernel.state import CardObject

NAMES: Final[dict[str, Words]] = {
    "you": ("あなた", "you"),
    "opponent": ("相手", "the opponent"),
    "player": ("プレイヤー{number}", "player {number}"),
    "your": ("あなたの", "your"),
    "opponents": ("相手の", "the opponent's"),
    "players": ("プレイヤー{number}の", "player {number}'s"),
    "somebodys_zone": ("{whose}{zone}", "{whose} {zone}"),
    "shared_zone": ("{zone}", "the {zone}"),
    "card": ("カード", "a card"),
    "cards": ("カード{number}枚", "{number} cards"),
    "face_down": ("裏向きのカード", "a face-down card"),
    "own_face_down": ("裏向きの{card}", "{card} (face down)"),
    "in_hand": ("{whose}手札の{number}枚目", "card {number} of {whose} hand"),
    "orb": ("{whose}オーブ{number}", "{whose} orb {number}"),
    "in_deck": ("{whose}デッキの上から{number}枚目", "card {number} from the top of {whose} deck"),
    "ability": ("{card}の能力", "the ability of {card}"),
    "token": ("{name}・トークン", "{name} token"),
    "rules": ("ルール", "the rules"),
}


class Speaker:
    """Speaks of one game to one listener in one language. A spectator is no player: -1."""

    def __init__(self, game: Game, viewer: PlayerId, language: str) -> None:
        self.game = game
        self.viewer = viewer
        self.language = language

    def word(self, key: str, fields: Fields = NO_FIELDS) -> str:
        """One of the names above."""
        return fill(NAMES[key], self.language, fields)

    def pick(self, words: Words) -> str:
        """An entry as it stands."""
        return pick(words, self.language)

    def say(self, words: Words, fields: Fields = NO_FIELDS, subject: PlayerId = -2) -> str:
        """A whole sentence; in English its verbs agree with the subject."""
        return sentence(words, self.language, fields, you=subject == self.viewer)

    def list(self, parts: list[str]) -> str:
        """Several things in a row."""
        return listed(parts, self.language)

    # Players and places

    def player(self, player: PlayerId) -> str:
        """Somebody at the table."""
        if self.viewer < 0:
            return self.word("player", {"number": str(player + 1)})
        return self.word("you" if player == self.viewer else "opponent")

    def whose(self, player: PlayerId) -> str:
        """Somebody's."""
        if self.viewer < 0:
            return self.word("players", {"number": str(player + 1)})
        return self.word("your" if player == self.viewer else "opponents")

    def zone(self, zone: ZoneId) -> str:
        """A zone and whose it is."""
        kind = self.game.map.kind_of[zone]
        name = self.pick(ZONES[kind.name])
        if kind.name in SHARED_ZONES:
            return self.word("shared_zone", {"zone": name})
        return self.word("somebodys_zone", {"whose": self.whose(self.game.map.player_of[zone]), "zone": name})

    # Cards

    def card(self, printed: int) -> str:
        """A printed card's name; UNKNOWN is just a card."""
        return self.word("card") if printed < 0 else card_name(self.game.pool, printed, self.language)

    def printed(self, card: CardObject) -> int:
        """The printed card, if the listener may look at it."""
        if card.card < 0 or not (is_seen(self.game.map, card, self.viewer) or self._is_told_apart(card)):
            return UNKNOWN
        return card.card

    def _is_told_apart(self, card: CardObject) -> bool:
        """Whether the listener knows every single card of a hidden zone, so that naming one tells nothing new."""
        if self.viewer < 0 or not hides_individuals(self.game.map, card.zone, self.viewer):
            return False
        there = self.game.state.zones[card.zone]
        known = [group.cards for group in self.game.state.knowledge[self.viewer] if group.places == (-1 - card.zone,)]
        return bool(known) and len(known[0]) == len(there) and card.id in there

    def object(self, id: ObjectId) -> str:
        """A card, token, ability or player by name, or by its place if the name is hidden."""
        if id < 0:
            return self.player(-1 - id)
        card = self.record(id)
        if card is None:
            return self._from_log(id)
        printed = self.printed(card)
        if card.item is not None and card.item.ability is not None:
            return self.word("ability", {"card": self.card(printed)})
        if printed < 0:
            return self._by_place(card)
        if card.face_down:
            return self.word("own_face_down", {"card": self.card(printed)})
        return self.card(printed)

    def record(self, id: ObjectId) -> CardObject | None:
        """The object, or what it was when it left the table."""
        state = self.game.state
        if id in state.objects:
            return state.objects[id]
        known = state.last_known.get(id)
        return None if known is None else known.object

    def is_told(self, seen: Mask) -> bool:
        """Whether the listener is among those who saw; a spectator is told what everybody saw."""
        if self.viewer >= 0:
            return bool(seen >> self.viewer & 1)
        everybody = (1 << self.game.players) - 1
        return seen & everybody == everybody

    def _from_log(self, id: ObjectId) -> str:
        """An object that is gone and forgotten, as the log last spoke of it."""
        recorder = self.game.recorder
        for record in reversed(recorder.records if recorder is not None else []):
            for mention in (record.mention, record.source):
                if mention is not None and mention.object == id and self.is_told(mention.seen):
                    return self.card(mention.card)
        return self.word("card")

    def _by_place(self, card: CardObject) -> str:
        """A card that the listener can't see."""
        if card.face_down:
            return self.word("face_down")
        zone = self.game.map.kind_of[card.zone].name
        there = self.game.state.zones[card.zone]
        keys = {"hand": "in_hand", "orbs": "orb", "deck": "in_deck"}
        if zone not in keys or card.id not in there:
            return self.word("card")
        place = there.index(card.id) + 1
        number = len(there) + 1 - place if zone == "deck" else place
        whose = self.whose(self.game.map.player_of[card.zone])
        return self.word(keys[zone], {"whose": whose, "number": str(number)})

    def definition(self, printed: int) -> MagicalCard:
        """What is printed on a card."""
        return pool_of(self.game.pool).card_at(printed)


def card_name(pool: Pool, printed: int, language: str) -> str:
    """A printed card's name."""
    cards = pool_of(pool)
    card = cards.card_at(printed)
    name = card.name if language == "ja" or not card.english else card.english
    if printed not in cards.tokens:
        return name
    return fill(NAMES["token"], language, {"name": name if language == "ja" else RACES.get(name, name)})
