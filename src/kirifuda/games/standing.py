"""Scenarios of a game that says nothing of its own about them: positions from its words, reasons from its actions."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from kirifuda import kernel as k
from kirifuda.customs.players import owned
from kirifuda.games.interface import CardFacts
from kirifuda.games.scenario_words import PlayWords, PositionWords, Standing, frame_at, is_among
from kirifuda.games.vocabulary import spelled

if TYPE_CHECKING:
    from kirifuda.games.telling.speaking import SpokenWords

NUMBER: Final = re.compile(r"-?\d+")


class UsualPosition(PositionWords):
    """Where the turn stands is a step of one procedure for each phase; what players have are numbers."""

    def __init__(self, game: SpokenWords) -> None:
        self.game = game
        self.places: dict[str, tuple[k.Procedure, str]] = game.part("rulebook", "STANDING", {})
        self.noted: tuple[str, ...] = game.part("rulebook", "MARKS", ())
        """What the rules note on cards; scenarios write it by these names, with its number."""
        self.filler = self.game.part("cardfile", "FILLER", CardFacts("scenario", {"id": "白紙", "name": "白紙"}))

    def completed(self, facts: dict[str, Any]) -> dict[str, Any]:
        return {**self.game.part("cardfile", "DEFAULTS", {}), **facts}

    def definition(self, pool: k.Pool, card: int) -> list[str] | None:
        printed: Any = pool.cards[card]
        lines = [f"card {printed.key}"]
        for row in self.game.words.facts_on(getattr(printed.values, "kind", "")):
            value = getattr(printed if row.name == "text" else printed.values, row.value or row.name, None)
            if row.form and row.name not in ("id", "english") and isinstance(value, str | int) and value != "":
                first, *rest = str(value).splitlines()
                lines.extend([f"  {row.written or row.name}: {first}", *[f"  {line}" for line in rest]])
        return lines

    def mark(self, game: k.Game, card: k.CardObject, state: str) -> bool:
        name, _, number = state.rpartition(" ")
        if name not in self.noted or NUMBER.fullmatch(number) is None:
            return False
        card.marks = k.with_value(card.marks, name, int(number))
        return True

    def marks(self, game: k.Game, card: k.CardObject) -> list[str]:
        return [f"{name} {number}" for name, number in card.marks if name in self.noted]

    def unwritten(self, game: k.Game) -> list[str]:
        cards = game.state.objects.values()
        return [f"{name} of a card" for card in cards for name, _ in card.marks if name not in self.noted]

    def stand(self, game: k.Game, standing: Standing) -> None:
        if standing.phase not in self.places:
            raise ValueError(f"no scenario of this game begins in the phase {standing.phase!r}")
        state = game.state
        state.variables.update({"turn": 0, "turn_player": standing.player})
        game.rulebook.begin(game)
        if standing.phase not in [row.name for row in self.game.words.phases if row.is_setup]:
            first = standing.player if standing.turn % game.players == 1 else (standing.player + 1) % game.players
            state.variables.update({"turn": standing.turn, "phase": standing.phase, "first": first})
        state.variables["turn_player"] = standing.player
        state.frames = [frame_at(*self.places[standing.phase])]

    def finish(self, game: k.Game) -> None:
        """Values follow from what lies where."""
        game.touch(-1)

    def standing(self, game: k.Game) -> Standing | None:
        phase = str(game.state.variables["phase"])
        procedure, step = self.places.get(phase, (None, ""))
        before = [
            self.places[row.name][0] for row in self.game.words.phases if row.is_setup and row.name in self.places
        ]
        frames = [each for each in game.state.frames if each.procedure is procedure or each.procedure not in before]
        if len(frames) != 1 or frames[0].procedure is not procedure or frames[0].index != procedure.names[step]:
            return None
        return Standing(game.turn_player(), game.turn(), phase, begun=True)

    def give(self, game: k.Game, player: k.PlayerId, what: str, text: str) -> str:
        if not text.isdecimal():
            return f"a number of {what}, not {text!r}"
        game.state.variables[owned(what, player)] = int(text)
        return ""

    def holding(self, game: k.Game, player: k.PlayerId, what: str, *, loosely: bool = False) -> str:
        return str(max(0, game.number(owned(what, player))))


class UsualPlay(PlayWords):
    """What can be said of cards and players is what the vocabulary names."""

    def __init__(self, game: SpokenWords) -> None:
        self.game = game
        self.questions = game.questions
        self.actions = game.part("rulebook", "ACTIONS", ())

    def number(self, game: k.Game, id: k.ObjectId, word: str) -> int | None:
        field = self.game.words.number_spellings.get(word)
        return None if field is None else int(getattr(game.values(id), field))

    def holds(self, game: k.Game, id: k.ObjectId, word: str) -> bool | None:
        word = word.removeprefix("has ")
        for row in self.game.words.facts:
            for each, english in row.words.items():
                if is_among(word, (each, english)):
                    value = getattr(game.values(id), row.value)
                    return each == value if isinstance(value, str) else each in value
        return None

    def tally(self, game: k.Game, player: k.PlayerId, word: str) -> int | None:
        for row in self.game.words.player_facts:
            if word in spelled(row.name, *row.also, row.ja, row.en):
                return game.number(owned(row.name, player))
        return None
