"""Replays as one looks at them: every decision of a finished game, from one side, both, or as the public saw it."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from hashlib import blake2s
from typing import TYPE_CHECKING, Any, Final

from kirifuda.games import has_table
from kirifuda.games.interface import LANGUAGES
from kirifuda.games.sheet import Text
from kirifuda.kernel import replay as replays
from kirifuda.kernel.errors import EngineError
from kirifuda.kernel.ids import UNKNOWN
from kirifuda.kernel.view import redact
from kirifuda.kernel.zones import HIDDEN
from kirifuda.server.bodies import Asked, Mark, Moment
from kirifuda.server.play import SPECTATOR, Play, Start
from kirifuda.server.refusing import Refused
from kirifuda.server.showing import over_of

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game

KEPT: Final = 8
ANSWERS: Final = 10_000
MARKED: Final = frozenset({"turn", "attack", "corrupt", "damage", "score", "over"})
BOTH: Final = "both"


@dataclass
class Frame:
    """The game before one real answer, and how far the stories were."""

    game: Game
    told: dict[int, tuple[int, int]]


class Film:
    """A replay, played once and kept at every decision."""

    def __init__(self, id: str, content: dict[str, Any]) -> None:
        try:
            replay = replays.read(content)
            if not has_table(replay.pinned["game"]) or len(replay.answers) > ANSWERS:
                raise Refused("corrupt_replay", "its game is not known here")
            start = Start(replay.pinned["game"], replay.seed, replay.decks, replay.house)
            secret = blake2s(id.encode(), person=b"film").digest()
            self.play = Play(start, secret, numbered=True)

            replays.run(replay, self.play.card_game.rulebook, self.play.pool)
            self.frames: list[Frame] = []
            self.answers = [answer.chosen for answer in replay.answers]
            for chosen in self.answers:
                self.play.pass_forced()
                self._keep()
                self.play.answer(chosen, auto=True)
            self.play.pass_forced()
            loser = content.get("conceded")
            if isinstance(loser, int) and loser in range(self.play.game.players) and not self.play.over():
                self.play.concede(loser, "surrender")
            self._keep()
        except (EngineError, ValueError, KeyError, IndexError) as error:
            raise Refused("corrupt_replay", str(error)[:200]) from error

    def _keep(self) -> None:
        play = self.play
        told = {viewer: (len(story.lines), len(story.events)) for viewer, story in play.stories.items()}
        self.frames.append(Frame(play.game.clone(), told))
        play.checkpoints.clear()

    def marks(self) -> list[Mark]:
        """Turns, attacks, losses."""
        lines = self.play.stories[SPECTATOR].lines
        found = [line for line in lines if line.kind in MARKED]
        return [
            Mark(line.decision or 0, line.turn, self._player(line.turn), line.kind, line.ja, line.en) for line in found
        ]

    def _player(self, turn: int) -> int:
        for frame in self.frames:
            if frame.game.turn() == turn:
                return frame.game.turn_player()
        return 0

    def moment(self, decision: int, side: str, *, whole_log: bool) -> Moment:
        """The table before an answer, and what was answered."""
        if not 0 <= decision < len(self.frames):
            raise Refused("unknown_page")
        play = self.play
        frame = self.frames[decision]
        viewer = self._viewer(side)
        game = frame.game
        view = opened(game) if side == BOTH else redact(game, viewer)
        sheet = play.words.sheet(view, viewer, play.names[viewer])
        lines, events = frame.told[viewer]
        before = self.frames[decision - 1].told[viewer] if decision else (0, 0)
        story = play.stories[viewer]
        first = 0 if whole_log else before[0]
        over = over_of(play, viewer) if game.over() else None
        asked, answer = self._asked(game, decision, viewer, is_open=side == BOTH)
        told, seen = story.lines[first:lines], story.events[before[1] : events]
        return Moment(decision, side, game.turn(), sheet, asked, answer, told, seen, over)

    def _viewer(self, side: str) -> int:
        if side in (BOTH, "public"):
            return SPECTATOR
        if side.isdigit() and int(side) < self.play.game.players:
            return int(side)
        raise Refused("malformed", "side")

    def _asked(self, game: Game, decision: int, viewer: int, *, is_open: bool) -> tuple[Asked | None, list[Text]]:
        """Who is asked, and for whoever may see it the question and what was chosen."""
        asked = game.decision()
        if asked is None:
            return None, []
        words = self.play.card_game
        clause = Text(*[words.clause_text(game.pool, asked.clause, language) for language in LANGUAGES])
        if viewer != asked.player and not is_open:
            return Asked(asked.player, asked.clause, clause, None), []
        question = Text(*[words.prompt(game, asked, language) for language in LANGUAGES])
        chosen = self.answers[decision] if decision < len(self.answers) else ()
        options = [asked.options[place] for place in chosen]
        texts = [Text(*[words.option_text(game, asked, each, language) for language in LANGUAGES]) for each in options]
        return Asked(asked.player, asked.clause, clause, question), texts


def opened(game: Game) -> Game:
    """The game with open hands; what lies in hidden piles stays hidden."""
    view = game.clone()
    for zone, ids in enumerate(view.state.zones):
        if view.map.kind_of[zone].visibility == HIDDEN:
            for id in ids:
                card = view.state.objects[id].copy()
                card.card = UNKNOWN
                view.state.objects[id] = card
    view.asking = None
    view.state.table = None
    view.state.index = None
    return view


class Films:
    """The films that were looked at last."""

    def __init__(self) -> None:
        self.films: OrderedDict[str, Film] = OrderedDict()

    def known(self, id: str) -> Film | None:
        """A film, if it is at hand."""
        found = self.films.get(id)
        if found is not None:
            self.films.move_to_end(id)
        return found

    def keep(self, id: str, film: Film) -> None:
        """Keep a film; the oldest goes."""
        self.films[id] = film
        while len(self.films) > KEPT:
            self.films.popitem(last=False)
