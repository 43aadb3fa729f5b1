"""Replays as one looks at them: every decision of a finished game, from one side, both, or as the public saw it.

A film is played once, in a process of its own (`projector`). It keeps the game at every sixteenth decision and plays
the few in between again when somebody looks, so that its memory is bounded.
"""

from __future__ import annotations

from hashlib import blake2s
from typing import TYPE_CHECKING, Any, Final

from kirifuda.games import has_table, load
from kirifuda.games.deckcheck import check_seats, house_besides
from kirifuda.games.interface import LANGUAGES
from kirifuda.games.sheet import Text
from kirifuda.kernel.errors import EngineError
from kirifuda.kernel.hiding.view import redact
from kirifuda.kernel.ids import UNKNOWN
from kirifuda.kernel.keeping import replay as replays
from kirifuda.kernel.zones import HIDDEN
from kirifuda.ledger.records import MalformedLedger
from kirifuda.server.bodies import Asked, Mark, Moment
from kirifuda.server.ledgers import doubts_of
from kirifuda.server.play import SPECTATOR, Play, Start
from kirifuda.server.refusals import Refused
from kirifuda.server.views import over_of

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game

ANSWERS: Final = 4_000
"""Longer replays are refused; games by people have a few hundred decisions."""
EVERY: Final = 16
MARKED: Final = frozenset({"turn", "attack", "corrupt", "damage", "score", "over"})
BOTH: Final = "both"


class Film:
    """A replay, played once."""

    def __init__(self, id: str, content: dict[str, Any]) -> None:
        try:
            self.replay = replays.read(content)
            name = self.replay.pinned["game"]
            if not has_table(name):
                raise Refused("corrupt_replay", "its game is not known here")
            if len(self.replay.answers) > ANSWERS:
                raise Refused("too_long")
            replay = self.replay
            game = load(name)
            mode = check_seats(game, replay.decks, replay.house)
            doubts_of(name).settled(house_besides(game, mode, replay.house))
            start = Start(name, replay.seed, replay.decks, replay.house, reseeds=replay.reseeds)
            secret = blake2s(id.encode(), person=b"film").digest()
            self.play = Play(start, secret, numbered=True)
            self.frames: dict[int, Game] = {}
            self.told: list[dict[int, tuple[int, int]]] = []
            self.players: dict[int, int] = {}
            """Whose turn each turn is."""
            self._run(content)
        except (EngineError, MalformedLedger, ValueError, KeyError, IndexError) as error:
            raise Refused("corrupt_replay", str(error)[:200]) from error

    def _run(self, content: dict[str, Any]) -> None:
        play, replay = self.play, self.replay
        replays.check_pins(replay, play.card_game.rulebook, play.pool)
        sound = 0
        for number, answer in enumerate(replay.answers):
            play.pass_forced()
            play.draw_anew(number)
            sound = replays.check_answer(replay, play.game, number, sound)
            self._keep(number)
            play.answer(answer.chosen, auto=True)
        play.pass_forced()
        play.draw_anew(len(replay.answers))
        if play.over():
            replays.check(replay, play.game, len(replay.answers), sound)
        loser = content.get("conceded")
        if isinstance(loser, int) and loser in range(play.game.players) and not play.over():
            play.concede(loser, "surrender")
        self._keep(len(replay.answers))

    def _keep(self, number: int) -> None:
        play = self.play
        self.told.append({viewer: (len(story.lines), len(story.events)) for viewer, story in play.stories.items()})
        self.players.setdefault(play.game.turn(), play.game.turn_player())
        if number % EVERY == 0 or number == len(self.replay.answers):
            self.frames[number] = play.game.clone()
        play.checkpoints.clear()

    def game_at(self, decision: int) -> Game:
        """The game before an answer, or at the end."""
        if not 0 <= decision < len(self.told):
            raise Refused("unknown_page")
        start = decision if decision in self.frames else decision - decision % EVERY
        game = self.frames[start].clone()
        game.skips_forced = True
        for number in range(start, decision):
            game = game if number == start else self.replay.at_question(game, number)
            game.decision()
            game.answer(self.replay.answers[number].chosen)
        game = game if decision == start else self.replay.at_question(game, decision)
        game.decision()
        return game

    def marks(self) -> list[Mark]:
        """Turns, attacks, losses."""
        lines = self.play.stories[SPECTATOR].lines
        found = [line for line in lines if line.kind in MARKED]
        return [
            Mark(line.decision or 0, line.turn, self.players.get(line.turn, 0), line.kind, line.ja, line.en)
            for line in found
        ]

    def moment(self, decision: int, side: str, *, whole_log: bool) -> Moment:
        """The table before an answer, and what was answered."""
        game = self.game_at(decision)
        play = self.play
        viewer = self._viewer(side)
        view = opened(game) if side == BOTH else redact(game, viewer)
        sheet = play.words.sheet(view, viewer, play.names[viewer])
        lines, events = self.told[decision][viewer]
        before = self.told[decision - 1][viewer] if decision else (0, 0)
        story = play.stories[viewer]
        first = 0 if whole_log else before[0]
        over = over_of(play, viewer) if game.over() else None
        asked, answer = self._asked(game, decision, viewer, is_open=side == BOTH)
        told, seen = story.lines[first:lines], story.events[before[1] : events]
        return Moment(decision, side, game.turn(), sheet, asked, answer, told, seen, over)

    def _viewer(self, side: str) -> int:
        if side in (BOTH, "public"):
            return SPECTATOR
        seats = {str(seat): seat for seat in range(self.play.game.players)}
        if side not in seats:
            raise Refused("malformed", "side")
        return seats[side]

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
        answers = self.replay.answers
        chosen = answers[decision].chosen if decision < len(answers) else ()
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
