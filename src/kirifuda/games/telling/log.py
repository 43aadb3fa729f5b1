"""The log: a sentence for a record, with the clause that was being carried out. The sentences are each game's own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Generic, TypeVar

from kirifuda import kernel as k
from kirifuda.games.interface import Told
from kirifuda.games.telling.naming import TableSpeaker
from kirifuda.games.telling.phrasing import Words
from kirifuda.games.telling.targets import is_target
from kirifuda.games.vocabulary import Vocabulary

Voice = TypeVar("Voice", bound=TableSpeaker)
DRAW: Final = "draw"
"""The kind of event in which a player draws one card; its only part moves that card."""

EVENTS: Final[dict[str, Words]] = {
    "begin": ("{source}の効果が始まった。", "An effect of {source} begins."),
    "counters": ("", ""),
    "create": ("", ""),
    "face": ("{card}が表向きになった。", "{card} is turned face up."),
    "move": ("{card}が{zone}に置かれた。", "{card} is put into {zone}."),
    "occur": ("", ""),
    "over": ("{ending}", "{ending}"),
    "perform": ("", ""),
    "place": ("", ""),
    "roll": ("無作為に決まった。", "Chance has decided."),
    "show": ("{card}が公開された。", "Shown: {card}."),
    "shuffle": ("{player}は{pile}をシャッフルした。", "{player} <shuffle|shuffles> <your|their> {pile}."),
    "vanish": ("", ""),
}
"""What the kernel itself lets happen, by kind of event. An empty entry is no line of its own."""

VARIANTS: Final[dict[str, Words]] = {
    "draw_hidden": ("{player}はカードを1枚引いた。", "{player} <draw|draws> a card."),
    "face_down": ("{card}が裏向きになった。", "{card} is turned face down."),
    "first": ("先攻：{player}。", "{player} <go|goes> first."),
    "hand": ("{card}が{zone}に加わった。", "{card} comes to {zone}."),
}


def phase_line(words: Vocabulary, name: str) -> Words:
    """A phase begins, on a line of its own."""
    ja, en = words.phase_words[name]
    return f"－ {ja}", f"－ {en[0].upper()}{en[1:]}"


def phase_moments(
    words: Vocabulary, form: str, shown: tuple[str, ...], without: tuple[str, ...] = ()
) -> dict[str, Words]:
    """The moments at which the phases of a turn begin, named as the rules name them: a line where it is shown, else
    none. A phase `without` such a moment has another, or none."""
    names = [row.name for row in words.phases if not row.is_setup and row.name not in without]
    return {form.format(name): phase_line(words, name) if name in shown else ("", "") for name in names}


MOMENTS: Final[dict[str, Words]] = {
    "turn_begin": ("――― ターン{turn}：{player} ―――", "――― Turn {turn}: {player} ―――"),
    "turn_end": ("", ""),
    "became": ("", ""),
    "effects_ended": ("", ""),
    "loop": ("ループを{rounds}回繰り返した。", "The loop is repeated {rounds} times."),
}
"""By name of the moment. An empty entry is no line of its own."""

CHOSEN: Final[Words] = ("（対象：{targets}）", " ({targets})")


class Narrator(Generic[Voice]):
    """Tells one record to one listener."""

    events: Mapping[str, Words] = EVENTS
    moments: Mapping[str, Words] = MOMENTS

    def __init__(self, speaker: Voice, record: k.Record) -> None:
        self.speaker = speaker
        self.record = record

    def tell(self) -> Told:
        """One line, or nothing."""
        if self.is_untold() or self.is_part():
            return Told("", self.clause())
        words, fields = self.words()
        return Told(self.speaker.say(words, fields, self.subject()), self.clause())

    # What each game says for itself

    def is_untold(self) -> bool:
        """Whether nobody needs to read it: it comes in numbers, or the next line tells it."""
        return False

    def clause(self) -> str:
        """Where it comes from: a clause, or a phrase of a card."""
        return self.record.clause

    def subject(self) -> int:
        """Whose deed it is told as."""
        owner = self.owner()
        return owner if owner >= 0 else self.record.by

    def particulars(self, event: k.Event) -> dict[str, str]:
        """What only this kind of event has."""
        return self.common(event)

    def entry(self, event: k.Event) -> Words:
        """The entry, or the variant that says it better."""
        return self.events[event.kind]

    # What all of them need

    def words(self) -> tuple[Words, dict[str, str]]:
        """The entry for the record, and its fields."""
        speaker, record, event = self.speaker, self.record, self.record.event
        subject = self.subject()
        fields = {
            "card": self.name(),
            "player": speaker.player(subject) if subject >= 0 else speaker.word("rules"),
            "whose": speaker.whose(subject) if subject >= 0 else "",
            "source": self.source(),
            "turn": str(record.turn),
            "number": str(abs(record.value)),
        }
        fields.update(self.particulars(event))
        if isinstance(event, k.Occur):
            return self.moments.get(event.moment.partition(":")[0], self.events["occur"]), fields
        if event.kind == DRAW:
            moved = self.before(k.Move)
            printed = -1 if moved is None else self.told_card(moved)
            fields["card"] = speaker.card(printed)
            return self.events[DRAW] if printed >= 0 else VARIANTS["draw_hidden"], fields
        return self.entry(event), fields

    def common(self, event: k.Event) -> dict[str, str]:
        """The fields of what the kernel lets happen."""
        speaker = self.speaker
        if isinstance(event, k.Occur):
            return {"rounds": event.moment.partition(":")[2]}
        if isinstance(event, k.Show):
            return {"card": self.shown(event)}
        if isinstance(event, k.Shuffle):
            return {"pile": speaker.pick(speaker.vocabulary.zone_words[speaker.game.map.kind_of[event.zone].name])}
        if isinstance(event, k.EndGame):
            return {"ending": speaker.ended(event.winners, event.reason)}
        if isinstance(event, k.Move):
            return {"zone": speaker.zone(event.zone)}
        return {}

    def is_part(self) -> bool:
        """Whether a compound that follows tells the same: being destroyed is more than being put somewhere."""
        record, game = self.record, self.speaker.game
        if record.mention is None or not isinstance(record.event, k.Move):
            return False
        zone = record.event.zone
        for later in self.after():
            event = later.event
            if event.kind == DRAW:
                if event.by == record.by and game.map.player_of[zone] == event.affected(game):
                    return game.map.kind_of[zone].name == "hand"
            elif event.is_compound and later.mention is not None and later.mention.object == record.mention.object:
                return True
            if not isinstance(event, k.Move) and not (event.is_compound and event.object_id()):
                return False
        return False

    def after(self) -> list[k.Record]:
        """What was recorded later; the search begins at the end, since new records are told at once."""
        recorder = self.speaker.game.recorder
        found: list[k.Record] = []
        for later in reversed(recorder.records if recorder is not None else []):
            if later is self.record:
                found.reverse()
                return found
            found.append(later)
        return []

    def before(self, kind: type[k.Event]) -> k.Record | None:
        """The nearest earlier record of a kind of event."""
        recorder = self.speaker.game.recorder
        is_earlier = False
        for earlier in reversed(recorder.records if recorder is not None else []):
            if is_earlier and isinstance(earlier.event, kind):
                return earlier
            is_earlier = is_earlier or earlier is self.record
        return None

    def told_card(self, record: k.Record) -> int:
        """The card that a record speaks of, if the listener may read its name."""
        mention = record.mention
        if mention is None:
            return -1
        return mention.card if self.speaker.is_told(mention.seen) else -1

    def owner(self) -> int:
        """Whose card the record speaks of."""
        event = self.record.event
        if isinstance(event, k.Shuffle):
            return self.speaker.game.map.player_of[event.zone]
        if self.record.mention is None:
            return -1
        card = self.speaker.record(self.record.mention.object)
        if isinstance(event, k.Move) and self.speaker.game.map.player_of[event.zone] >= 0:
            return self.speaker.game.map.player_of[event.zone]
        return -1 if card is None else card.owner

    def name(self) -> str:
        """The card that the record speaks of, by name or by what is known of it."""
        return self.name_in(self.record)

    def name_in(self, record: k.Record) -> str:
        """The card that a record speaks of."""
        speaker = self.speaker
        printed = self.told_card(record)
        card = speaker.record(record.mention.object) if record.mention is not None else None
        if printed < 0:
            return speaker.word("face_down" if card is not None and card.face_down else "card")
        name = speaker.card(printed)
        if card is not None and card.item is not None and card.item.ability is not None:
            return speaker.word("ability", {"card": name})
        return name

    def source(self) -> str:
        """The card whose doing it is; what has left its text behind is known by the text."""
        speaker, mention = self.speaker, self.record.source
        if mention is not None:
            return speaker.card(mention.card if speaker.is_told(mention.seen) else -1)
        numbers = speaker.game.pool.numbers
        key = self.record.clause.partition("#")[0]
        return speaker.card(numbers[key]) if key in numbers else speaker.word("rules")

    def shown(self, event: k.Show) -> str:
        """The cards that are shown, to those they are shown to."""
        speaker, shown = self.speaker, self.record.shown
        if shown and all(speaker.is_told(mention.seen) for mention in shown):
            return speaker.list([speaker.card(mention.card) for mention in shown])
        number = len(event.objects)
        return speaker.word("card") if number == 1 else speaker.word("cards", {"number": str(number)})

    def chosen(self, id: k.ObjectId) -> str:
        """The targets that were chosen with something that waits, in brackets."""
        speaker = self.speaker
        card = speaker.record(id)
        if card is None or card.item is None:
            return ""
        targets: list[str] = []
        for name, value in card.item.bound.items():
            if (name == "host" or is_target(speaker.game.pool, card, name)) and isinstance(value, tuple):
                targets.extend(speaker.object(each) for each in value if isinstance(each, int))
        return speaker.pick(CHOSEN).format_map({"targets": speaker.list(targets)}) if targets else ""
