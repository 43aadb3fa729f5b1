"""One game at a table, without sockets, clocks or files: questions, answers, taking back, and what each viewer sees.

Everything here is a function of the start and of the journal's entries in their order, versions included. That is what
brings a table back after the server died.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from kirifuda.games import load, table_words
from kirifuda.games.interface import LANGUAGES
from kirifuda.games.sheet import Sheet, Text
from kirifuda.games.telling.texts import card_of
from kirifuda.kernel.errors import IllegalAnswer
from kirifuda.kernel.hiding.knowledge import has_seen_more
from kirifuda.kernel.keeping import replay as replays
from kirifuda.kernel.keeping.recording import Recorder
from kirifuda.kernel.zones import HIDDEN
from kirifuda.server.handles import Handles
from kirifuda.server.messages import Pick
from kirifuda.server.story import Story

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from kirifuda.kernel.decision import Decision
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.keeping.replay import Replay
    from kirifuda.kernel.state import CardObject, Frame

SPECTATOR: Final = -1
KEPT: Final = 80
"""So many questions back the game is kept as it was."""


@dataclass
class Start:
    """What a game begins with."""

    game: str
    seed: int
    decks: list[dict[str, list[str]]]
    house: dict[str, str]
    opening: list[list[int]] = field(default_factory=list)
    """Answers of another game from which this one goes on."""
    reseeds: dict[int, int] = field(default_factory=dict)
    """Seeds by the number of answers before: there, what nobody knew was drawn anew."""


@dataclass
class Checkpoint:
    """The game at one question, before it was answered."""

    mark: int
    """Its number among all questions of the table; the journal names it."""
    game: Game
    player: int
    auto: bool
    answers: int
    records: int
    told: dict[int, tuple[int, int]]
    """Lines and events that each viewer had by then."""
    pick: Pick | None = None
    begun: int = -1
    """The number of the question at which the attempt began that was under way; -1 if none was."""


class Play:
    """A running game."""

    def __init__(self, start: Start, secret: bytes, *, numbered: bool = False) -> None:
        self.start = start
        self.card_game = load(start.game)
        self.words = table_words(start.game)
        self.pool = self.card_game.pool()
        rulebook = self.card_game.rulebook
        self.replay: Replay = replays.record(rulebook, self.pool, start.decks, start.seed, start.house)
        self.game: Game = rulebook.start(self.pool, start.decks, start.seed, start.house)
        self.game.skips_forced = False
        self.recorder = Recorder()
        self.game.recorder = self.recorder
        self.viewers = (*range(self.game.players), SPECTATOR)
        self.names = {viewer: Handles(secret, viewer) for viewer in self.viewers}
        self.stories = {
            viewer: Story(self.card_game, viewer, name, numbered=numbered) for viewer, name in self.names.items()
        }
        self.versions = dict.fromkeys(self.viewers, 0)
        self.checkpoints: list[Checkpoint] = []
        self.marks = 0
        self.stories_told = 0
        self.sheets: dict[int, tuple[tuple[object, ...], Sheet]] = {}
        """The last sheet made for each viewer, and of what."""
        self.before: dict[int, CardObject] = {}
        self.attempt: Checkpoint | None = None
        """The question at which a composite choice began that only its player sees so far."""
        self.conceded: tuple[int, str] | None = None
        self.asked: Decision | None = None
        self.catching_up = False
        """The answers come from a replay, which was checked already."""
        self.settled = True
        """Whether the last answer completed a choice: neither one pick of several nor an attempt that led nowhere."""
        self._open(self.viewers)

    # Going on

    def catch_up(self) -> Iterator[None]:
        """Play the answers from which this game goes on, one a step."""
        self.catching_up = True
        for number, chosen in enumerate(self.start.opening):
            self.pass_forced()
            self.draw_anew(number)
            self.answer(tuple(chosen), auto=True)
            yield
        self.catching_up = False
        if self.start.opening or self.start.reseeds:
            self.pass_forced()
            self.draw_anew(len(self.start.opening))

    def draw_anew(self, number: int) -> None:
        """What nobody knows is drawn anew, if that is to be so after this number of answers. No way leads back."""
        seed = self.start.reseeds.get(number)
        if seed is None or self.asked is None:
            return
        self.replay.reseeds[number] = seed
        self.game = self.replay.at_question(self.game, number)
        self.game.recorder = self.recorder
        self.checkpoints.clear()
        self.sheets.clear()
        self.attempt = None
        self.asked = self.game.decision()
        self.before = dict(self.game.state.objects)
        self.marks += 1
        self._show(self.viewers)

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.over()

    def answer(self, chosen: tuple[int, ...], *, auto: bool) -> None:
        """Answer the open question; an `IllegalAnswer` changes nothing."""
        asked = self.asked
        if asked is None:
            raise IllegalAnswer("the game is over")
        complaint = asked.complaint(chosen)
        if complaint:
            raise IllegalAnswer(complaint)
        self._keep(asked, chosen, auto=auto)
        self.replay.answer(self.game, chosen, digests=not self.catching_up)
        begun = self.attempt or self.checkpoints[-1]
        self.attempt = None
        self._run()
        self.settled = not self._was_abandoned(begun)
        if not self.settled:
            self._forget_after(begun)
            self._show((asked.player,))
            return
        self._tell()
        player = self.asked.player if self.asked is not None else SPECTATOR
        if self.asked is not None and player == begun.player and trial_of(self.game, player) is not None:
            self.attempt = begun
            self.settled = False
            self._show((player,))
        else:
            self._show(self.viewers)

    def pass_forced(self) -> None:
        """Answer what leaves no choice, up to the next real one."""
        while self.asked is not None and self.asked.forced():
            self.answer(self.asked.forced_answer(), auto=True)

    def concede(self, player: int, why: str) -> None:
        """A player gives up, or is beaten on time."""
        if self.game.over():
            raise IllegalAnswer("the game is over")
        self.card_game.surrender(self.game, player)
        self.conceded = (player, why)
        self.asked = None
        self.attempt = None
        self._tell()
        self._show(self.viewers)

    def back(self, mark: int) -> None:
        """The game as it was at an earlier question."""
        place = next((at for at, each in enumerate(self.checkpoints) if each.mark == mark), -1)
        if place < 0:
            raise IllegalAnswer("that question is not kept any more")
        last = self.checkpoints[place]
        hidden = self.attempt is not None and last.mark >= self.attempt.mark
        self.game = last.game
        self.game.recorder = self.recorder
        del self.replay.answers[last.answers :]
        for number in [number for number in self.replay.digests if number > last.answers]:
            del self.replay.digests[number]
        self._forget_after(last)
        del self.checkpoints[place:]
        self.marks += 1
        self.asked = self.game.decision()
        self.attempt = next((each for each in self.checkpoints if each.mark == last.begun), None)
        self._show((last.player,) if hidden else self.viewers)

    def stand_at(self, marks: int, versions: dict[int, int]) -> None:
        """Number the open question as it was numbered after a step back whose way is no longer in the journal."""
        self.marks = marks
        self.versions.update(versions)

    # What was chosen last

    def last_choice(self, player: int) -> Checkpoint | None:
        """The last question that the player answered in person."""
        for each in reversed(self.checkpoints):
            if each.player == player and not each.auto:
                return each
        return None

    def objection(self, player: int, to: Checkpoint | None) -> str:
        """Why a choice can't be taken back freely: the code of a sentence, empty if it can."""
        if to is None or self.over():
            return "no_way_back"
        since = self.checkpoints[self.checkpoints.index(to) :]
        if any(each.player != player for each in since) or self.asked is None or self.asked.player != player:
            return "acted"
        if has_seen_more(to.game, self.game, player) or to.game.state.streams != self.game.state.streams:
            return "seen"
        return ""

    def trail(self) -> list[Pick]:
        """The picks of the attempt so far."""
        if self.attempt is None or self.attempt not in self.checkpoints:
            return []
        since = self.checkpoints[self.checkpoints.index(self.attempt) :]
        return [each.pick for each in since if each.pick is not None and not each.auto]

    # What viewers are shown

    def is_kept_from(self, viewer: int) -> bool:
        """Whether the viewer is shown the game from before somebody's attempt."""
        return self.attempt is not None and self.asked is not None and viewer != self.asked.player

    def shown(self, viewer: int) -> Game:
        """The game that a viewer is shown."""
        if self.is_kept_from(viewer) and self.attempt is not None:
            return self.attempt.game
        return self.game

    def sheet(self, viewer: int, redacted: Callable[[], Game]) -> Sheet:
        """The table as a viewer sees it; made anew only if something on it has changed."""
        game = self.shown(viewer)
        asked = game.asking
        lying = lying_of(game)
        kept = self.sheets.get(viewer)
        plain = asked is None or (not card_of(asked.clause) and (asked.player != viewer or _lies_open(game, asked)))
        if plain and kept is not None and kept[0] == lying:
            return kept[1]
        found = self.words.sheet(redacted(), viewer, self.names[viewer])
        self.sheets.pop(viewer, None)
        if plain:
            self.sheets[viewer] = (lying, found)
        return found

    def told(self, viewer: int) -> tuple[int, int]:
        """How many lines and events the viewer may have by now."""
        if self.is_kept_from(viewer) and self.attempt is not None:
            return self.attempt.told[viewer]
        story = self.stories[viewer]
        return len(story.lines), len(story.events)

    # Inside

    def _keep(self, asked: Decision, chosen: tuple[int, ...], *, auto: bool) -> None:
        told = {viewer: (len(story.lines), len(story.events)) for viewer, story in self.stories.items()}
        pick = None if auto else self._pick(asked, chosen)
        counts = (len(self.replay.answers), len(self.recorder.records))
        begun = -1 if self.attempt is None else self.attempt.mark
        kept = Checkpoint(self.marks, self.game.clone(), asked.player, auto, *counts, told, pick, begun)
        self.checkpoints.append(kept)
        if len(self.checkpoints) > KEPT:
            del self.checkpoints[0]

    def _pick(self, asked: Decision, chosen: tuple[int, ...]) -> Pick:
        game, words = self.game, self.card_game
        question = Text(*[words.prompt(game, asked, language) for language in LANGUAGES])
        options = [asked.options[place] for place in chosen]
        taken = [Text(*[words.option_text(game, asked, each, language) for language in LANGUAGES]) for each in options]
        return Pick(question, taken, self.versions[asked.player])

    def _open(self, viewers: tuple[int, ...]) -> None:
        self._run()
        self._tell()
        self._show(viewers)

    def _run(self) -> None:
        """On to the next question that is worth asking: what is forced and no secret answers itself."""
        while True:
            asked = self.game.decision()
            if asked is None or asked.secret or not asked.forced():
                break
            self.game.answer(asked.forced_answer())
        self.asked = asked
        self.marks += 1

    def _show(self, viewers: tuple[int, ...]) -> None:
        for viewer in viewers:
            self.versions[viewer] += 1

    def _tell(self) -> None:
        """Tell every viewer what is new in the record."""
        begin = self.stories_told
        for record in self.recorder.records[begin:]:
            for story in self.stories.values():
                story.tell(self.game, record, self.before, len(self.replay.answers))
        if self.stories_told != len(self.recorder.records):
            self.stories_told = len(self.recorder.records)
            self.before = dict(self.game.state.objects)

    def _was_abandoned(self, begun: Checkpoint) -> bool:
        """Whether an attempt has led back to the place of choice, where its option is barred now."""
        then, now = begun.game.state.frames, self.game.state.frames
        if self.asked is None or self.asked.player != begun.player or len(then) != len(now):
            return False
        return len(now[-1].barred) > len(then[-1].barred)

    def _forget_after(self, kept: Checkpoint) -> None:
        """Cut the stories and the record to what they were."""
        del self.recorder.records[kept.records :]
        self.stories_told = kept.records
        for viewer, story in self.stories.items():
            story.cut(*kept.told[viewer])
        self.before = dict(self.game.state.objects)


def lying_of(game: Game) -> tuple[object, ...]:
    """Everything that lies on the table, to be compared: records are replaced and never edited, so that two equal
    answers mean the same table. Frames are left out; they say what is going on, not what lies there."""
    state = game.state
    return state.variables.copy(), state.objects.copy(), list(state.zones), state.lasting


def _lies_open(game: Game, asked: Decision) -> bool:
    """Whether nothing is to be chosen from a hidden pile, which would have to be listed for once."""
    for option in asked.options:
        card = game.state.objects.get(option.object)
        if card is not None and game.map.kind_of[card.zone].visibility == HIDDEN:
            return False
    return True


def trial_of(game: Game, player: int) -> Frame | None:
    """The attempt of a player that is under way and can still be taken back."""
    for frame in game.state.frames:
        if frame.key and frame.checkpoint is not None and frame.player == player:
            return frame
    return None
