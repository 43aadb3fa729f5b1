"""What a game can say to people: every question of the interface, answered by what its folder holds or by the usual."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from kirifuda.games.interface import CardGame, TextReading, Told
from kirifuda.games.reasons import why_not
from kirifuda.games.telling import asking, drawing
from kirifuda.games.telling.naming import TableSpeaker
from kirifuda.games.telling.reading import taken_apart
from kirifuda.games.telling.texts import card_of, quoted
from kirifuda.games.telling.usual import PrintedCards, UsualNarrator, UsualTeller
from kirifuda.text.errors import Message, TextError

if TYPE_CHECKING:
    from collections.abc import Callable

    from kirifuda import kernel as k
    from kirifuda.customs.actions import Action
    from kirifuda.games.telling.log import Narrator
    from kirifuda.games.telling.objects import ObjectTeller
    from kirifuda.text.language import Language

NO_TEXTS: Final = Message(
    "no_texts", "このゲームのカードにはテキストがありません", "the cards of this game have no texts"
)


class SpokenWords(CardGame):
    """The words of a game."""

    def part(self, module: str, name: str, usual: Any = None) -> Any:
        """What this game has under a usual name; else what every game has."""
        raise NotImplementedError

    # Words about cards

    @cached_property
    def speaker(self) -> type[TableSpeaker]:
        """Who speaks of a game."""
        usual = type("Speaker", (TableSpeaker,), {"vocabulary": self.words})
        found: type[TableSpeaker] = self.part("telling.naming", "Speaker", usual)
        return found

    @cached_property
    def teller(self) -> type[ObjectTeller[Any, Any]]:
        """Who tells of its objects."""
        usual = type("Teller", (UsualTeller,), {"cards": self.printed_cards})
        found: type[ObjectTeller[Any, Any]] = self.part("telling.objects", "Teller", usual)
        return found

    @cached_property
    def printed_cards(self) -> PrintedCards:
        """Who tells of its printed cards, where it has nobody of its own."""
        language: Callable[[], Language] | None = self.part("wording", "language")
        return PrintedCards(self.words, None if language is None else language())

    def card_name(self, pool: k.Pool, card: int, language: str) -> str:
        return self.speaker.name_of(pool, card, language)

    def card_facts(self, pool: k.Pool, card: int) -> dict[str, Any]:
        own: Callable[[k.Pool, int], dict[str, Any]] | None = self.part("telling.cards", "plain_facts")
        return self.printed_cards.plain_facts(pool, card) if own is None else own(pool, card)

    def describe_card(self, pool: k.Pool, card: int, language: str) -> str:
        own: Callable[[k.Pool, int, str], str] | None = self.part("telling.cards", "describe")
        return self.printed_cards.describe(pool, card, language) if own is None else own(pool, card, language)

    def clause_text(self, pool: k.Pool, clause: str, language: str) -> str:
        number = pool.numbers.get(card_of(clause), -1)
        if number < 0:
            return clause
        phrase = self.speaker.phrase(pool.cards[number], clause, language)
        return quoted(self.speaker.source_name(pool, clause, language), phrase, language)

    def read_text(self, text: str, *, with_steps: bool = True) -> TextReading:
        read: Callable[..., TextReading] | None = self.part("telling.reading", "read_text")
        if read is not None:
            return read(text, with_steps=with_steps)
        language: Callable[[], Language] | None = self.part("wording", "language")
        if language is None:
            raise TextError(text, 0, NO_TEXTS)
        kinds = self.words.kinds if with_steps else ()
        return taken_apart(language(), text, kinds, self.part("cardfile", "steps", no_steps))

    # Words about a running game

    def describe_object(self, game: k.Game, id: k.ObjectId, viewer: k.PlayerId, language: str) -> str:
        return self.teller(self.speaker(game, viewer, language)).describe(id)

    def prompt(self, game: k.Game, decision: k.Decision, language: str) -> str:
        speaker = self.speaker(game, decision.player, language)
        fields = asking.asked_fields(speaker, decision)
        key = self.part("telling.prompts", "situation", asking.usual_question)(speaker, decision, fields)
        text = asking.asked(speaker, self.questions.words(key), fields, decision)
        return str(self.part("telling.prompts", "framed", asking.as_asked)(speaker, decision, text))

    def option_text(self, game: k.Game, decision: k.Decision, option: k.Option, language: str) -> str:
        speaker = self.speaker(game, decision.player, language)
        teller = self.teller(speaker)
        fields = asking.offered_fields(teller, option)
        verb = self.part("telling.options", "situation", asking.usual_choice)(speaker, decision, option, fields)
        if verb == "order" and not option.object:
            verb = "order_effect"
        words = self.questions.said(verb)
        if "{text}" in words[0] and "text" not in fields:
            fields["text"] = asking.text_of(teller, option)
        return speaker.say(words, fields).rstrip(" ：:")

    def narrate(self, game: k.Game, record: k.Record, viewer: k.PlayerId, language: str) -> Told:
        narrator: type[Narrator[Any]] = self.part("telling.log", "Narrator", UsualNarrator)
        return narrator(self.speaker(game, viewer, language), record).tell()

    def board(self, game: k.Game, viewer: k.PlayerId, language: str, *, colour: bool) -> str:
        speaker = self.speaker(game, viewer, language)
        own: Callable[..., str] | None = self.part("telling.terminal", "board")
        return drawing.plain_board(self.teller(speaker), colour) if own is None else own(speaker, colour)

    def ending(self, game: k.Game, language: str) -> Told:
        result = game.state.result
        if result is None:
            return Told("", "")
        speaker = self.speaker(game, -1, language)
        text, form = (speaker.ended(result.winners, result.reason, winner) for winner in ("", "{0}"))
        return Told(text, result.clause, result.winners if text != form else (), form)

    def why_not(self, game: k.Game, player: k.PlayerId, id: k.ObjectId) -> list[tuple[str, list[k.Condition]]]:
        actions: tuple[Action, ...] = self.part("rulebook", "ACTIONS", ())
        return why_not(actions, game, player, id)

    def action_text(self, game: k.Game, id: k.ObjectId, action: str, language: str) -> str:
        card = game.object(id)
        speaker = self.speaker(game, -1 if card is None else card.controller, language)
        return self.teller(speaker).action(self.questions.wishes, id, action)


def no_steps(text: str, kind: str) -> list[tuple[str, str]]:
    """The steps of a text in a game that takes its facts from it, and carries none out by itself."""
    return []
