"""From the questions of the interface to a game's own words: who is spoken to, and which module answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from kirifuda.games.interface import GameWords
from kirifuda.games.presentation.endings import ending
from kirifuda.games.presentation.log import Narrator
from kirifuda.games.presentation.naming import TableSpeaker
from kirifuda.games.presentation.objects import ObjectTeller
from kirifuda.games.presentation.phrasing import Words

if TYPE_CHECKING:
    from kirifuda.kernel.decision import Decision, Option
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import ObjectId, PlayerId
    from kirifuda.kernel.keeping.recording import Record
    from kirifuda.kernel.legality import Condition

Voice = TypeVar("Voice", bound=TableSpeaker)


@dataclass(frozen=True)
class Parts(Generic[Voice]):
    """What a game's modules say."""

    speaker: type[Voice]
    narrator: type[Narrator[Voice]]
    endings: Mapping[str, Words]
    teller: type[ObjectTeller[Voice, Any]]
    prompt: Callable[[Voice, Decision], str]
    option_text: Callable[[Voice, Decision, Option], str]
    board: Callable[[Voice, bool], str]
    why_not: Callable[[Game, PlayerId, ObjectId], list[tuple[str, list[Condition]]]]
    action_text: Callable[[Voice, ObjectId, str], str]


class SpokenWords(GameWords):
    """The questions about a running game, answered by a game's parts."""

    parts: Parts[Any]

    def describe_object(self, game: Game, id: ObjectId, viewer: PlayerId, language: str) -> str:
        return self.parts.teller(self.parts.speaker(game, viewer, language)).describe(id)

    def prompt(self, game: Game, decision: Decision, language: str) -> str:
        return self.parts.prompt(self.parts.speaker(game, decision.player, language), decision)

    def option_text(self, game: Game, decision: Decision, option: Option, language: str) -> str:
        return self.parts.option_text(self.parts.speaker(game, decision.player, language), decision, option)

    def narrate(self, game: Game, record: Record, viewer: PlayerId, language: str) -> str:
        return self.parts.narrator(self.parts.speaker(game, viewer, language), record).tell()

    def board(self, game: Game, viewer: PlayerId, language: str, *, colour: bool) -> str:
        return self.parts.board(self.parts.speaker(game, viewer, language), colour)

    def ending(self, game: Game, language: str) -> str:
        return ending(self.parts.speaker(game, -1, language), self.parts.endings)

    def why_not(self, game: Game, player: PlayerId, id: ObjectId) -> list[tuple[str, list[Condition]]]:
        return self.parts.why_not(game, player, id)

    def action_text(self, game: Game, id: ObjectId, action: str, language: str) -> str:
        card = game.object(id)
        viewer = -1 if card is None else card.controller
        return self.parts.action_text(self.parts.speaker(game, viewer, language), id, action)
