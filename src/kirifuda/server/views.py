"""Views: what one seat or spectator is shown of a game. Everything is made from the kernel's view of that player."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from kirifuda.games.interface import LANGUAGES, Told
from kirifuda.games.sheet import Place, Sheet, Text
from kirifuda.kernel.hiding.view import redact
from kirifuda.server.autopass import trigger_key
from kirifuda.server.messages import (
    ActionNow,
    Against,
    BackNow,
    LogPart,
    OptionNow,
    Over,
    Prompt,
    Reasons,
    Suggestion,
    View,
    WaitingFor,
)
from kirifuda.server.refusals import Refused, sentence

if TYPE_CHECKING:
    from kirifuda.games.sheet import Danger
    from kirifuda.kernel.decision import Decision, Option
    from kirifuda.kernel.game import Game
    from kirifuda.server.play import Play

ENDINGS: Final = {
    "time": ("時間切れ。", "Time is up."),
    "absent": ("相手が席を離れたままだった。", "The other side stayed away."),
}
SEARCHED: Final = ("deck", "extra")


class Cursor:
    """How much of a seat's story a socket has been sent."""

    def __init__(self) -> None:
        self.lines = 0
        self.events = -1
        """-1: nothing was sent yet, and nothing old is animated."""


class Shown:
    """A view of one viewer, made once and sent to every socket of that viewer."""

    def __init__(self, play: Play, viewer: int, *, quiet: bool = False) -> None:
        self.play = play
        self.viewer = viewer
        self.game = play.shown(viewer)
        self.name = play.names[viewer]
        self.sheet: Sheet = play.sheet(viewer, lambda: self.redacted)
        asked = self.game.asking
        over = self.game.over()
        mine = not over and not quiet and asked is not None and asked.player == viewer
        self.prompt = self._prompt() if mine else None
        self.waiting = None if mine or over or asked is None else self._waiting(asked)
        self.over = over_of(play, viewer) if over else None
        self.back = back_of(play, viewer)

    @cached_property
    def redacted(self) -> Game:
        """What the viewer may know; nothing else is ever read for them but who is asked, and by which clause."""
        return redact(self.game, self.viewer)

    def message(self, cursor: Cursor, passing: Text | None, to: int) -> View:
        """The view with what is new for one socket; the cursor moves on."""
        story = self.play.stories[self.viewer]
        lines, events = self.play.told(self.viewer)
        start = min(cursor.lines, lines)
        new = story.events[cursor.events : events] if cursor.events >= 0 else []
        log = LogPart(start, story.lines[start:lines])
        cursor.lines, cursor.events = lines, events
        version = self.play.versions[self.viewer]
        return View(
            self.viewer,
            version,
            self.sheet,
            self.prompt,
            self.waiting,
            log,
            new,
            self.back,
            passing,
            self.over,
            to,
        )

    def _texts(self, clause: str) -> Text:
        return Text(*[self.play.card_game.clause_text(self.game.pool, clause, language) for language in LANGUAGES])

    def _waiting(self, asked: Decision) -> WaitingFor:
        return WaitingFor(asked.player, asked.clause, self._texts(asked.clause))

    def _prompt(self) -> Prompt:
        words, view = self.play.card_game, self.redacted
        asked = view.asking
        assert asked is not None
        question = Text(*[words.prompt(view, asked, language) for language in LANGUAGES])
        form = self.play.words.form(asked)
        dangers = self.play.words.dangers(view, asked)
        way = words.way_on(view, asked) if form == "pay" else None
        return Prompt(
            asked.player,
            asked.prompt,
            asked.clause,
            self._texts(asked.clause),
            question,
            asked.least,
            asked.most,
            asked.ordered,
            self.name(asked.subject) if asked.subject in view.state.objects else None,
            form,
            [self._option(asked, index, option, dangers.get(index)) for index, option in enumerate(asked.options)],
            self.play.trail(),
            list(way) if way is not None and not asked.complaint(way) else None,
        )

    def _option(self, asked: Decision, index: int, option: Option, danger: Danger | None) -> OptionNow:
        words, view = self.play.card_game, self.redacted
        japanese, english = [words.option_text(view, asked, option, language) for language in LANGUAGES]
        found = OptionNow(
            index, japanese, english, option.verb, passes=option.verb in self.play.words.questions.passing
        )
        found.danger = danger
        found.key = trigger_key(view, option) or None
        found.place = self.play.words.cell(view, asked, option)
        if option.object < 0 and found.place is None:
            found.player = -1 - option.object
        card = view.state.objects.get(option.object)
        if card is not None:
            found.object = self.name(option.object)
            found.zone = Place(view.map.kind_of[card.zone].name, view.map.player_of[card.zone])
            found.card = view.pool.cards[card.card].key if card.card >= 0 else None
        other = self.play.words.other(option)
        if other in view.state.objects:
            found.other = self.name(other)
        elif abs(option.number) < 1 << 31:
            found.number = option.number
        return found


def over_of(play: Play, viewer: int) -> Over:
    """How the game ended."""
    result = play.game.state.result
    assert result is not None
    japanese, english = endings_of(play)
    return Over(list(result.winners), result.clause, japanese.form, english.form, list(japanese.players))


def endings_of(play: Play) -> list[Told]:
    """The same in words, in both languages."""
    if play.conceded is not None and play.conceded[1] in ENDINGS:
        return [Told(text, "", (), text) for text in ENDINGS[play.conceded[1]]]
    return [play.card_game.ending(play.game, language) for language in LANGUAGES]


def back_of(play: Play, viewer: int) -> BackNow:
    """What this viewer may take back."""
    if viewer < 0 or play.over():
        return BackNow(False, False, False, None)
    last = play.last_choice(viewer)
    against = play.objection(viewer, last)
    mine = play.attempt is not None and play.asked is not None and play.asked.player == viewer
    whole = mine and play.attempt is not None and not play.objection(viewer, play.attempt)
    why = sentence(against) if against else None
    return BackNow(not against, whole, last is not None and bool(against), why)


def reasons(play: Play, viewer: int, handle: str, to: int) -> Reasons:
    """Why not? For each action with an object: what speaks against it."""
    id = play.names[viewer].id_of(handle)
    game = play.shown(viewer)
    words = play.card_game
    if id is None or (id >= 0 and id not in game.state.objects):
        raise Refused("unknown_object")
    if id < 0:
        return Reasons(viewer, handle, Text(handle, handle), [], to)
    name = Text(*[words.describe_object(game, id, viewer, language).splitlines()[0] for language in LANGUAGES])
    actions: list[ActionNow] = []
    for action, against in words.why_not(game, viewer, id):
        japanese, english = [words.action_text(game, id, action, language) for language in LANGUAGES]
        found = [Against(each.clause, each.japanese, each.english) for each in against]
        actions.append(ActionNow(action, japanese, english, not found, found))
    return Reasons(viewer, handle, name, actions, to)


def suggestion(play: Play, viewer: int, to: int) -> Suggestion:
    """What a player might answer who does not want to think about it, above all how to pay."""
    asked = play.asked
    assert asked is not None
    way = play.card_game.way_on(play.game, asked)
    chosen = list(way) if way is not None else list(range(asked.least))
    return Suggestion(viewer, play.versions[viewer], chosen, to)
