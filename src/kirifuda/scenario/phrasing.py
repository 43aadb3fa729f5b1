"""Answers written down: the reverse of reading a script."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kirifuda.games import ScenarioWords, Verb
    from kirifuda.kernel.decision import Decision, Option
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import ObjectId
    from kirifuda.scenario.tracking import Tracker


class Phrasing:
    """Writes answers as script lines, and notes which cards need a label for that."""

    def __init__(self, words: ScenarioWords, tracker: Tracker) -> None:
        self.words = words
        self.tracker = tracker
        self.labels: set[str] = set()

    def line(self, game: Game, decision: Decision, chosen: tuple[int, ...]) -> str:
        """One `do` line."""
        options = [decision.options[at] for at in chosen]
        verb = self.verb(game, decision, options)
        return f"do P{decision.player + 1}: {self.said(game, decision, verb, options)}"

    def verb(self, game: Game, decision: Decision, options: list[Option]) -> Verb:
        """The verb that means these options; the question's own if nothing is chosen."""
        for verb in self.words.verbs:
            if decision.prompt not in verb.prompts:
                continue
            if not options and verb.takes == "cards":
                return verb
            if options and all(
                option.verb.partition(":")[0] in verb.options and self.words.play.is_meant(game, verb.name, option)
                for option in options
            ):
                return verb
        raise ValueError(f"a script has no word for the answer to {decision.prompt!r} ({decision.clause})")

    def said(self, game: Game, decision: Decision, verb: Verb, options: list[Option]) -> str:
        """The verb with what it is about."""
        word = verb.words[0]
        if verb.takes == "":
            return word
        if verb.takes == "numbers":
            shift = 1 if verb.from_one else 0
            return f"{word} " + " + ".join(str(option.number + shift) for option in options)
        if verb.takes == "position":
            return next(name for name, place in self.words.positions.items() if place == options[0].number)
        if verb.takes == "points":
            return f"{word} {self.words.play.point(game, options[0])}"
        if verb.takes == "word":
            return f"{word} {options[0].verb.partition(':')[2]}"
        if not options:
            return f"{word} nothing"
        if verb.takes == "card" and not options[0].object:
            return word
        if not any(option.object for option in decision.options):
            return f"{word} " + " + ".join(str(decision.options.index(option) + 1) for option in options)
        grid, area = self.words.grid, self.words.play.area(game, options[0])
        if grid is not None and area >= 0 and not verb.is_placed:
            return f"{word} " + " + ".join(grid.name(self.words.play.area(game, option)) for option in options)
        names = [self.name(game, decision, option) for option in options]
        if grid is not None and verb.is_placed:
            return f"{word} {names[0]} to {grid.name(area)}"
        return f"{word} " + " + ".join(names) + self.detail(game, decision, options[0])

    def detail(self, game: Game, decision: Decision, option: Option) -> str:
        """Which ability, or which card below, where the card alone does not tell."""
        same = [other for other in decision.options if (other.verb, other.object) == (option.verb, option.object)]
        if len(same) < 2:
            return ""
        if option.number in game.state.objects:
            return f" on {self.name_of(game, option.number, [other.number for other in same])}"
        line = self.words.play.line(game, option)
        alike = [other for other in same if self.words.play.line(game, other) == line]
        choice = f" choice {alike.index(option) + 1}" if len(alike) > 1 else ""
        return (f" ability {line}" if line else "") + choice

    def name(self, game: Game, decision: Decision, option: Option) -> str:
        """What an option is about, told apart from the other options."""
        return self.name_of(game, option.object, [other.object for other in decision.options])

    def name_of(self, game: Game, id: ObjectId, others: list[ObjectId]) -> str:
        """A card by name, or by its label if another of that name could be meant; a player by number."""
        if id < 0:
            return f"P{-id}"
        if id not in game.state.objects:
            raise ValueError(f"a script has no name for the object {id} of an answer")
        card = game.state.objects[id]
        kind = game.map.kind_of[card.zone]
        if kind.ordered and not kind.shared and kind.visibility != 0:
            there = game.state.zones[card.zone]
            return f"P{game.map.player_of[card.zone] + 1} {kind.name} {len(there) - there.index(id)}"
        twins = {
            other for other in others if other in game.state.objects and game.state.objects[other].card == card.card
        }
        if len(twins) > 1:
            for label in self.tracker.chains:
                if self.tracker.id(game, label) == id:
                    self.labels.add(label)
                    return f"@{label}"
        return game.pool.cards[card.card].name
