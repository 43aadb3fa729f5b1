"""Which options of an open question an answer means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.scenario.errors import Misfit, Unclear
from kirifuda.scenario.lines import narrow
from kirifuda.scenario.tracking import Tracker, counted, looks, meant, was_meant

if TYPE_CHECKING:
    from kirifuda.games import CardGame, ScenarioWords
    from kirifuda.kernel.decision import Decision, Option
    from kirifuda.kernel.game import Game
    from kirifuda.scenario.answers import Answer, Ref


class Matcher:
    """Compares answers with questions."""

    def __init__(self, card_game: CardGame, words: ScenarioWords) -> None:
        self.card_game = card_game
        self.words = words

    def addresses(self, game: Game, decision: Decision, answer: Answer) -> bool:
        """Whether an answer is one to this question, offered or not."""
        if decision.prompt not in answer.verb.prompts or answer.player not in (-1, decision.player):
            return False
        if answer.subject and answer.subject != decision.subject:
            return False
        if answer.verb.place_in and not any(
            self.is_in(game, option, answer.verb.place_in) for option in decision.options
        ):
            return False
        return answer.about < 0 or not decision.subject or self.words.play.is_about(game, decision, answer.about)

    def is_in(self, game: Game, option: Option, zone: str) -> bool:
        """Whether an option is about a card of a zone."""
        card = game.state.objects.get(option.object)
        return card is not None and game.map.kind_of[card.zone].name == zone

    def fit(self, game: Game, tracker: Tracker, decision: Decision, answer: Answer) -> tuple[int, ...]:
        """The places of the options that the answer means; `Misfit` says why there are none."""
        chosen = self.named(game, tracker, decision, answer)
        if not decision.least <= len(chosen) <= decision.most:
            raise Misfit(f"{answer.text!r} names {len(chosen)}, and {asked_number(decision)} can be chosen")
        complaint = decision.complaint(chosen)
        if complaint:
            raise Misfit(f"{answer.text!r}: {complaint}")
        return chosen if decision.ordered else tuple(sorted(chosen))

    def named(self, game: Game, tracker: Tracker, decision: Decision, answer: Answer) -> tuple[int, ...]:
        """The places of the options in the order in which the answer names them."""
        if not self.addresses(game, decision, answer):
            raise Misfit(f"{answer.text!r} is no answer to that")
        able = [
            number
            for number, option in enumerate(decision.options)
            if option.verb.partition(":")[0] in answer.verb.options
            and self.words.play.is_meant(game, answer.verb.name, option)
        ]
        return self.choose(game, tracker, decision, answer, able)

    def choose(
        self, game: Game, tracker: Tracker, decision: Decision, answer: Answer, able: list[int]
    ) -> tuple[int, ...]:
        """Go by what the verb takes."""
        takes = answer.verb.takes
        options = decision.options
        if takes == "" or (takes == "card" and not answer.refs and not answer.line):
            return self.only(answer, able) if answer.verb.options else ()
        if takes == "numbers" or takes == "position":
            shift = 1 if answer.verb.from_one else 0
            wanted = [number - shift for number in answer.numbers]
            return tuple(self.only(answer, [n for n in able if options[n].number == want])[0] for want in wanted)
        if takes == "points":
            fitting = [n for n in able if self.words.play.is_point(game, options[n], answer.word)]
            exact = [n for n in fitting if self.words.play.point(game, options[n]) == answer.word]
            return self.only(answer, (exact or fitting)[:1])
        if takes == "word":
            return self.only(answer, [n for n in able if narrow(options[n].verb.partition(":")[2]) == answer.word])
        if answer.verb.is_counted and len(answer.refs) == 1 and answer.refs[0].is_number():
            number = answer.refs[0].place
            if number > len(able):
                raise Misfit(f"{answer.text!r} is more than can be chosen: there are {len(able) or 'none'}")
            return tuple(able[-number:])
        chosen: list[int] = []
        for ref in answer.refs:
            rest = [number for number in able if number not in chosen]
            chosen.append(self.one(game, tracker, decision, answer, self.at(game, tracker, options, ref, rest)))
        if not answer.refs and answer.line:
            chosen.append(self.one(game, tracker, decision, answer, able))
        return tuple(chosen)

    def at(self, game: Game, tracker: Tracker, options: list[Option], ref: Ref, able: list[int]) -> list[int]:
        """The options about one thing that a script points at."""
        if ref.area >= 0:
            return [n for n in able if self.words.play.area(game, options[n]) == ref.area]
        if ref.place and not any(option.object for option in options):
            return [n for n in able if n == ref.place - 1]
        if ref.place and ref.zone is None:
            return [n for n in able if self.place(game, options[n].object) == ref.place]
        ids = meant(game, tracker, ref)
        return [n for n in able if options[n].object in ids or was_meant(game, tracker, ref, options[n].object)]

    def place(self, game: Game, id: int) -> int:
        """The place of a card in its zone, from 1."""
        card = game.state.objects.get(id)
        return 0 if card is None else counted(game, card.zone).index(id) + 1

    def one(self, game: Game, tracker: Tracker, decision: Decision, answer: Answer, able: list[int]) -> int:
        """The single option that is left once line and lower card are told; twins are as good as each other."""
        options = decision.options
        if answer.line:
            able = [number for number in able if self.words.play.line(game, options[number]) == answer.line]
        if answer.line_of is not None:
            printed = answer.line_of.cards
            able = [number for number in able if self.words.play.printed_on(game, options[number]) in printed]
        if answer.on is not None:
            hosts = meant(game, tracker, answer.on)
            able = [number for number in able if options[number].number in hosts]
        if answer.area >= 0:
            able = [number for number in able if self.words.play.area(game, options[number]) == answer.area]
        if not able:
            raise Misfit(f"{answer.text!r} is not offered")
        if answer.choice:
            if answer.choice > len(able):
                raise Misfit(f"{answer.text!r} is not offered: there are {len(able)} that it may be")
            return able[answer.choice - 1]
        common = [number for number in able if not self.words.play.line(game, options[number])]
        if len(common) == 1 and len({options[number].object for number in able}) == 1:
            return common[0]
        first = options[able[0]]
        for number in able[1:]:
            option = options[number]
            same = looks(game, option.object) == looks(game, first.object) and option.verb == first.verb
            told = answer.on is None and option.object == first.object and option.number != first.number
            if not same or told:
                listed = " / ".join(self.describe(game, decision, options[each]) for each in able)
                ways = "a label (@a), 'ability N', 'ability N of CARD' or 'choice N'"
                raise Unclear(f"{answer.text!r} may mean several things ({listed}); use {ways}")
        return able[0]

    def only(self, answer: Answer, able: list[int]) -> tuple[int, ...]:
        """The one option that is left."""
        if not able:
            raise Misfit(f"{answer.text!r} is not offered")
        if len(able) > 1:
            raise Unclear(f"{answer.text!r} may mean several things; say which")
        return (able[0],)

    def describe(self, game: Game, decision: Decision, option: Option) -> str:
        """One option for a message."""
        return self.card_game.option_text(game, decision, option, "en")

    def offered(self, game: Game, decision: Decision) -> str:
        """A question with everything it offers, for a message."""
        listed = "; ".join(self.describe(game, decision, option) for option in decision.options)
        prompt = self.card_game.prompt(game, decision, "en")
        number = asked_number(decision)
        by = self.card_game.clause_text(game.pool, decision.clause, "en")
        return f"P{decision.player + 1} is asked by {by}: {prompt} [{number} of: {listed or 'nothing'}]"


def asked_number(decision: Decision) -> str:
    """How many options are asked for."""
    return f"{decision.least}" if decision.least == decision.most else f"{decision.least} to {decision.most}"
