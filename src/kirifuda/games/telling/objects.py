"""An object as it is now, as far as every game tells it alike: its card, how it lies, what was chosen, what changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Generic, TypeVar

from kirifuda import kernel as k
from kirifuda.games.telling.naming import TableSpeaker
from kirifuda.games.telling.phrasing import Words, shortened
from kirifuda.games.telling.targets import is_target

Voice = TypeVar("Voice", bound=TableSpeaker)
Held = TypeVar("Held", bound=k.Characteristics)

SENTENCES: Final[dict[str, Words]] = {
    "place": ("場所：{zone}", "In {zone}"),
    "laid_on": ("{card}に重ねられている", "It lies on {card}"),
    "controlled": ("{player}がコントロールしている", "Under {whose} control"),
    "face_down": ("裏向き", "Face down"),
    "position": ("{position}状態", "It is {position}"),
    "changed": ("現在の{what}：{now}（表記 {printed}）", "{what} now: {now} (printed: {printed})"),
    "gained": ("得ている能力：{abilities}", "Abilities gained: {abilities}"),
    "lost": ("失っている能力：{abilities}", "Abilities lost: {abilities}"),
    "effect": ("適用中の効果：{card}（{until}）", "Affected by: {card} ({until})"),
    "targets": ("対象：{targets}", "Targets: {targets}"),
    "number": ("{letter}＝{number}", "{letter} = {number}"),
    "nothing": ("なし", "none"),
    "hidden": ("見ることのできないカード", "You can't look at this card"),
}


class ChangeTeller(Generic[Voice, Held]):
    """Tells one listener what has changed about objects; a game says what its values are called."""

    sentences: Mapping[str, Words] = SENTENCES
    held: type[Held]
    """The game's own values."""

    def __init__(self, speaker: Voice) -> None:
        self.speaker = speaker
        self.game = speaker.game

    # What a game says

    def ability_text(self, card: k.CardObject, ability: k.Ability) -> str:
        """An ability as the card prints it; empty if it does not."""
        return ""

    def shown(self, values: Held, field: str) -> str:
        """One value in words."""
        return str(getattr(values, field))

    def keyword(self, ability: k.Ability) -> str:
        """The keyword that an ability is; empty if it is none."""
        return ""

    def has_values(self, card: k.CardObject) -> bool:
        """Whether there is anything printed, for the listener, that could have changed."""
        return self.speaker.printed(card) >= 0 and not card.face_down

    # The same everywhere

    def line(self, key: str, **fields: str) -> str:
        """One of the sentences above."""
        return self.speaker.say(self.sentences[key], fields)

    def values(self, card: k.CardObject) -> Held:
        """Its current values."""
        values = self.game.values(card.id)
        assert isinstance(values, self.held)
        return values

    def printed_values(self, card: k.CardObject) -> Held:
        """What it is before any change."""
        base = self.game.rulebook.base_values(self.game, card)
        assert isinstance(base, self.held)
        return base

    def changes_of(self, card: k.CardObject) -> list[str]:
        """Every value that is not as printed, and the effects that hold this very object."""
        if not self.has_values(card):
            return []
        values, base = self.values(card), self.printed_values(card)
        lines = [*self.value_lines(values, base), *self.ability_lines(card, values, base), *self.effect_lines(card)]
        return list(dict.fromkeys(lines))

    def value_lines(self, values: Held, base: Held) -> list[str]:
        """Values that are not as printed."""
        none = self.speaker.pick(self.sentences["nothing"])
        lines: list[str] = []
        for field, words in self.speaker.vocabulary.changing.items():
            now, printed = self.shown(values, field), self.shown(base, field)
            if now != printed:
                what = self.speaker.pick(words)
                lines.append(self.line("changed", what=what, now=now or none, printed=printed or none))
        return lines

    def ability_lines(self, card: k.CardObject, values: Held, base: Held) -> list[str]:
        """Abilities that were gained or lost."""
        lines: list[str] = []
        for key, mine, theirs in (
            ("gained", values.abilities, base.abilities),
            ("lost", base.abilities, values.abilities),
        ):
            abilities = [self.ability_name(card, each) for each in mine if each not in theirs]
            if abilities:
                lines.append(self.line(key, abilities=self.speaker.list(abilities)))
        return lines

    def ability_name(self, card: k.CardObject, ability: k.Ability) -> str:
        """An ability that was gained or lost, as well as it can be named."""
        return self.ability_text(card, ability) or self.printer_of(ability)

    def printer_of(self, ability: k.Ability) -> str:
        """The card that prints an ability."""
        key = ability.key.partition("#")[0]
        numbers = self.game.pool.numbers
        return self.speaker.card(numbers[key]) if key in numbers else ability.key

    def effect_lines(self, card: k.CardObject) -> list[str]:
        """The effects that hold this very object."""
        held = [effect for effect in self.game.state.lasting if card.id in effect.ids and effect.source]
        until = self.speaker.vocabulary.until_words
        return [
            self.line("effect", card=self.effect_name(each), until=self.speaker.pick(until(each.until)))
            for each in held
        ]

    def effect_name(self, effect: k.LastingEffect) -> str:
        """What a lasting effect comes from."""
        return self.speaker.object(effect.source)

    def new_keywords(self, values: Held, base: Held) -> list[str]:
        """Keywords that are not printed, each once."""
        words = [self.keyword(each) for each in values.abilities if each not in base.abilities]
        return [f"+{word}" for word in dict.fromkeys(words) if word]


class ObjectTeller(ChangeTeller[Voice, Held]):
    """Tells one listener of whole objects; a game says what its cards have of their own."""

    columns = 72
    """Of an ability in one line."""

    # What a game says

    def card_text(self, card: k.CardObject) -> str:
        """All that is printed on a card that the listener may look at."""
        return self.speaker.card(card.card)

    def state_lines(self, card: k.CardObject) -> list[str]:
        """Where it lies and how."""
        return [*self.lying(card), *self.choices(card)]

    def is_marked(self, card: k.CardObject) -> bool:
        """Whether it lies where a card is told from another by more than its name."""
        return False

    def marks_of(self, card: k.CardObject) -> list[str]:
        """What tells one such card from another."""
        return []

    def offered(self, id: k.ObjectId, ability: k.Ability) -> str:
        """An ability that may be chosen, in one line."""
        card = self.speaker.record(id)
        if card is None or self.speaker.printed(card) < 0:
            return ""
        return shortened(self.ability_text(card, ability), self.columns)

    def plan_of(self, printed: k.PrintedCard, ability: k.Ability | None) -> object:
        """What is carried out of an ability, or else of the card itself."""
        return getattr(printed if ability is None else ability, "plan", None)

    def spot(self, card: k.CardObject) -> str:
        """Where it lies, if there is more to say than the zone."""
        return ""

    def number(self, number: int) -> str:
        """A number that was chosen."""
        return str(number)

    # The whole object

    def describe(self, id: k.ObjectId) -> str:
        """What the listener may know of an object, several lines; of a player, the name."""
        if id < 0:
            return self.speaker.elsewhere(id)
        card = self.speaker.record(id)
        if card is None:
            return self.line("hidden")
        lines = [*self.head(card), *(self.present(card) if id in self.game.state.objects else [])]
        return "\n".join(line for line in lines if line)

    def head(self, card: k.CardObject) -> list[str]:
        """What it is: a card, or an ability that waits."""
        if self.speaker.printed(card) < 0:
            return [self.speaker.object(card.id), self.line("hidden")]
        if card.item is not None and card.item.ability is not None:
            return [self.speaker.object(card.id), self.ability_text(card, card.item.ability)]
        return [self.card_text(card)]

    def present(self, card: k.CardObject) -> list[str]:
        """How it is now."""
        return [*self.state_lines(card), *self.changes_of(card)]

    def brief(self, id: k.ObjectId) -> str:
        """An object in a few words: its name, what counts in a fight, and how it lies."""
        card = self.speaker.record(id)
        name = self.speaker.object(id)
        if card is None or id not in self.game.state.objects or not self.is_marked(card):
            return name
        return f"{name} {' '.join(self.marks_of(card))}".rstrip()

    def in_hand(self, id: k.ObjectId) -> str:
        """A card of one's own hand in a line."""
        return self.brief(id)

    def action(self, actions: Mapping[str, Words], id: k.ObjectId, action: str) -> str:
        """What can be done with an object: a verb, and the number of an ability where it is about one."""
        verb, _, number = action.partition(":")
        text = ""
        card = self.game.state.objects.get(id)
        if number and card is not None and card.card >= 0:
            abilities = self.game.values(id).abilities
            text = self.ability_text(card, abilities[int(number)]) if int(number) < len(abilities) else ""
        return self.speaker.say(actions[verb], {"text": text})

    # How it lies

    def place(self, card: k.CardObject) -> str:
        """The card it lies on, the spot, or the zone."""
        if card.host in self.game.state.objects:
            return self.line("laid_on", card=self.speaker.object(card.host))
        return self.spot(card) or self.line("place", zone=self.speaker.zone(card.zone))

    def lying(self, card: k.CardObject) -> list[str]:
        """Its place, who controls it besides its owner, and whether it is face down."""
        speaker = self.speaker
        lines = [self.place(card)]
        if card.controller != card.owner:
            whose = {"player": speaker.player(card.controller), "whose": speaker.whose(card.controller)}
            lines.append(self.line("controlled", **whose))
        if card.face_down:
            lines.append(self.line("face_down"))
        return lines

    def choices(self, card: k.CardObject) -> list[str]:
        """The choices that were made for something that waits."""
        if card.item is None:
            return []
        lines: list[str] = []
        for name, value in card.item.bound.items():
            is_chosen = name == "host" or is_target(self.speaker.game.pool, card, name)
            if is_chosen and isinstance(value, tuple) and value:
                names = [self.speaker.object(id) for id in value if isinstance(id, int)]
                lines.append(self.line("targets", targets=self.speaker.list(names)))
            elif name in ("X", "Y") and isinstance(value, int):
                lines.append(self.line("number", letter=name, number=self.number(value)))
        return lines


def arrow(now: int, printed: int) -> str:
    """A mark before a number that is not as printed."""
    if now == printed:
        return ""
    return "▲" if now > printed else "▼"


def marked(now: int, printed: int) -> str:
    """A number with the mark before it."""
    return f"{arrow(now, printed)}{now}"
