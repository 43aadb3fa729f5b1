"""How players, cards and places are called, as far as whoever listens may know them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kirifuda import kernel as k
from kirifuda.games.telling.phrasing import NO_FIELDS, Fields, Words, fill, listed, pick, sentence
from kirifuda.games.telling.texts import Phrase
from kirifuda.games.vocabulary import Vocabulary

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
    "ability": ("{card}の能力", "the ability of {card}"),
    "rules": ("ルール", "the rules"),
}
RESULTS: Final[dict[str, Words]] = {
    "won": ("{player}の勝ち：{reason}。", "{player} <win|wins>: {reason}."),
    "drawn": ("引き分け：{reason}。", "The game is drawn: {reason}."),
}


def no_phrase(card: Any, source: str, language: str) -> str:
    """What a step of a card without text carries out."""
    return ""


class TableSpeaker:
    """Speaks of one game to one listener in one language. A spectator is no player: -1.

    A game's own speaker has its vocabulary, and names its cards where that is not just their name.
    """

    vocabulary: Vocabulary
    names: Mapping[str, Words] = NAMES
    phrase: Phrase = staticmethod(no_phrase)
    from_top: tuple[str, ...] = ("deck",)
    """Zones whose cards are counted from the last."""

    def __init__(self, game: k.Game, viewer: k.PlayerId, language: str) -> None:
        self.game = game
        self.viewer = viewer
        self.language = language

    def word(self, key: str, fields: Fields = NO_FIELDS) -> str:
        """One of the names above."""
        return fill(self.names[key], self.language, fields)

    def pick(self, words: Words) -> str:
        """An entry as it stands."""
        return pick(words, self.language)

    def say(self, words: Words, fields: Fields = NO_FIELDS, subject: k.PlayerId = -2) -> str:
        """A whole sentence; in English its verbs agree with the subject."""
        return sentence(words, self.language, fields, you=subject == self.viewer)

    def list(self, parts: list[str]) -> str:
        """Several things in a row."""
        return listed(parts, self.language)

    # Players and places

    def player(self, player: k.PlayerId) -> str:
        """Somebody at the table."""
        if self.viewer < 0:
            return self.word("player", {"number": str(player + 1)})
        return self.word("you" if player == self.viewer else "opponent")

    def whose(self, player: k.PlayerId) -> str:
        """Somebody's."""
        if self.viewer < 0:
            return self.word("players", {"number": str(player + 1)})
        return self.word("your" if player == self.viewer else "opponents")

    def zone(self, zone: k.ZoneId) -> str:
        """A zone and whose it is."""
        kind = self.game.map.kind_of[zone]
        name = self.pick(self.vocabulary.zone_words[kind.name])
        if kind.shared:
            return self.word("shared_zone", {"zone": name})
        return self.word("somebodys_zone", {"whose": self.whose(self.game.map.player_of[zone]), "zone": name})

    def ended(self, winners: tuple[k.PlayerId, ...], reason: str, winner: str = "") -> str:
        """Who won and why; `winner` stands for the one who did."""
        reasons = self.vocabulary.reasons
        fields = {"reason": self.pick(reasons[reason]) if reason in reasons else reason}
        if len(winners) != 1:
            return self.say(RESULTS["drawn"], fields)
        fields["player"] = winner or self.player(winners[0])
        return self.say(RESULTS["won"], fields, winners[0])

    # Cards

    @classmethod
    def name_of(cls, pool: k.Pool, printed: int, language: str) -> str:
        """A printed card's name."""
        card: Any = pool.cards[printed]
        return str(card.name if language == "ja" else getattr(card, "english", "") or card.name)

    def named(self, card: k.CardObject) -> str:
        """A card that the listener may look at."""
        return self.card(card.card)

    def elsewhere(self, id: k.ObjectId) -> str:
        """What a game writes where an object's id may stand, and is no object; by itself that is a player."""
        return self.player(-1 - id)

    @classmethod
    def source_name(cls, pool: k.Pool, source: str, language: str) -> str:
        """The name of the card that a step comes from."""
        return cls.name_of(pool, pool.numbers[source.partition("#")[0]], language)

    def card(self, printed: int) -> str:
        """A printed card's name; UNKNOWN is just a card."""
        return self.word("card") if printed < 0 else self.name_of(self.game.pool, printed, self.language)

    def printed(self, card: k.CardObject) -> int:
        """The printed card, if the listener may look at it."""
        if card.card < 0 or not (k.is_seen(self.game.map, card, self.viewer) or self._is_told_apart(card)):
            return k.UNKNOWN
        return card.card

    def printed_on(self, id: k.ObjectId) -> int:
        """The same of an object, by its id."""
        card = self.record(id)
        return k.UNKNOWN if card is None else self.printed(card)

    def _is_told_apart(self, card: k.CardObject) -> bool:
        """Whether the listener knows every single card of a hidden zone, so that naming one tells nothing new."""
        if self.viewer < 0 or not k.hides_individuals(self.game.map, card.zone, self.viewer):
            return False
        there = self.game.state.zones[card.zone]
        known = [group.cards for group in self.game.state.knowledge[self.viewer] if group.places == (-1 - card.zone,)]
        return bool(known) and len(known[0]) == len(there) and card.id in there

    def object(self, id: k.ObjectId) -> str:
        """A card, token, ability or player by name, or by its place if the name is hidden."""
        if id < 0:
            return self.elsewhere(id)
        card = self.record(id)
        if card is None:
            return self.card(self.logged(id))
        printed = self.printed(card)
        if card.item is not None and card.item.ability is not None:
            return self.word("ability", {"card": self.card(printed)})
        if printed < 0:
            return self._by_place(card)
        if card.face_down:
            return self.word("own_face_down", {"card": self.named(card)})
        return self.named(card)

    def record(self, id: k.ObjectId) -> k.CardObject | None:
        """The object, or what it was when it left the table."""
        state = self.game.state
        if id in state.objects:
            return state.objects[id]
        known = state.last_known.get(id)
        return None if known is None else known.object

    def is_told(self, seen: k.Mask) -> bool:
        """Whether the listener is among those who saw; a spectator is told what everybody saw."""
        if self.viewer >= 0:
            return bool(seen >> self.viewer & 1)
        everybody = (1 << self.game.players) - 1
        return seen & everybody == everybody

    def logged(self, id: k.ObjectId) -> int:
        """The printed card of an object that is gone and forgotten, as the log last spoke of it."""
        recorder = self.game.recorder
        for record in reversed(recorder.records if recorder is not None else []):
            for mention in (record.mention, record.source):
                if mention is not None and mention.object == id and self.is_told(mention.seen):
                    return mention.card
        return k.UNKNOWN

    def _by_place(self, card: k.CardObject) -> str:
        """A card that the listener can't see."""
        if card.face_down:
            return self.word("face_down")
        zone = self.game.map.kind_of[card.zone].name
        there = self.game.state.zones[card.zone]
        if zone not in self.vocabulary.hidden or card.id not in there:
            return self.word("card")
        place = there.index(card.id) + 1
        number = len(there) + 1 - place if zone in self.from_top else place
        whose = self.whose(self.game.map.player_of[card.zone])
        return fill(self.vocabulary.hidden[zone], self.language, {"whose": whose, "number": str(number)})

    def known_in(self, zone: k.ZoneId) -> tuple[int, ...]:
        """The printed cards that the listener knows to be in a hidden zone, though not which is which."""
        if self.viewer < 0:
            return ()
        groups = self.game.state.knowledge[self.viewer]
        return tuple(card for group in groups if group.places == (-1 - zone,) for card in group.cards)
