"""Actions of this game as scenarios script them, and what can be said of its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.games import textwords
from kirifuda.games.scenario_words import Part, PlayWords, is_among
from kirifuda.games.spellcard_strike.questions import QUESTIONS
from kirifuda.games.spellcard_strike.rulebook import ACTIONS
from kirifuda.games.spellcard_strike.rules.common import is_ace, is_striker, strikers, values_of
from kirifuda.games.spellcard_strike.rules.r04_02_zones import hand_limit, score_of
from kirifuda.games.spellcard_strike.rules.r05_04_7_attack import ATTACK_DECLARATION
from kirifuda.games.spellcard_strike.rules.r05_04_8_spell_ability import ABILITY_DECLARATION, SPELL_DECLARATION
from kirifuda.games.spellcard_strike.rules.r06_chain import CHAIN_PROCEDURE
from kirifuda.games.spellcard_strike.scenario_reasons import against_choices, place_of
from kirifuda.games.spellcard_strike.stage import NO_AREA, target_area
from kirifuda.games.spellcard_strike.values import ATTRIBUTE_BITS, Values
from kirifuda.games.spellcard_strike.words import WORDS
from kirifuda.games.spellcard_strike.zones import CHAIN

if TYPE_CHECKING:
    from kirifuda import kernel as k

KEYWORDS: Final = textwords.keyword_spellings(WORDS)
PLAIN: Final = ("無", "無属性", "no attribute")
DECLARATIONS: Final = (ATTACK_DECLARATION, SPELL_DECLARATION, ABILITY_DECLARATION, CHAIN_PROCEDURE)


class Play(PlayWords):
    """Actions, answers and what cards are."""

    questions = QUESTIONS
    actions = ACTIONS

    def number(self, game: k.Game, id: k.ObjectId, word: str) -> int | None:
        if word in ("cost", "召喚コスト"):
            return len(values_of(game, id).cost)
        field = WORDS.number_spellings.get(word)
        return None if field is None else int(getattr(values_of(game, id), field))

    def tally(self, game: k.Game, player: k.PlayerId, word: str) -> int | None:
        if word in ("points", "点"):
            return score_of(game, player)
        if word in ("strikers", "ストライカー"):
            return len(strikers(game, player))
        return hand_limit(game, player) if word in ("hand limit", "手札の上限") else None

    def holds(self, game: k.Game, id: k.ObjectId, word: str) -> bool | None:
        values = values_of(game, id)
        word = word.removeprefix("has ").strip("《》")
        if word in PLAIN:
            return not values.attributes
        if word in ATTRIBUTE_BITS:
            return bool(values.attributes & ATTRIBUTE_BITS[word])
        if word in KEYWORDS:
            return bool(e.keywords(values.abilities, KEYWORDS[word]))
        if word in ("no abilities", "能力なし"):
            return not values.abilities
        if word in ("ace", "エース"):
            return is_striker(game, id) and is_ace(game, id)
        if word in ("striker", "ストライカー"):
            return is_striker(game, id)
        return self._listed(values, word)

    def _listed(self, values: Values, word: str) -> bool | None:
        names = (values.name, values.striker_name, values.spell_name)
        for prefixes, has in (
            (("house ", "所属 "), values.houses),
            (("race ", "種族 "), values.races),
            (("type ", "タイプ "), values.spell_types),
            (("named ", "カード名 "), names),
        ):
            for prefix in prefixes:
                if word.startswith(prefix):
                    return is_among(word.removeprefix(prefix), has)
        return None

    def line(self, game: k.Game, option: k.Option) -> int:
        """The place among everything the striker can do: its own abilities, then what it was given; of replacements the
        place among those that are offered."""
        if option.verb == "replace":
            return option.number + 1
        if option.verb == "trigger":
            for waiting in game.state.waiting:
                if waiting.stamp == option.number:
                    return place_of(game, waiting.ability, option.object)
            return 0
        if option.verb != "ability":
            return 0
        return place_of(game, game.values(option.object).abilities[option.number], option.object)

    def area(self, game: k.Game, option: k.Option) -> int:
        if option.verb in ("move", "area"):
            return option.number
        return target_area(option.object) if option.object < 0 else NO_AREA

    def default(self, game: k.Game, decision: k.Decision) -> tuple[int, ...] | None:
        options = decision.options
        if decision.prompt == "power":
            return (min(range(len(options)), key=lambda at: self._worth(game, decision, options[at].object)),)
        if decision.prompt == "score_cost":
            return tuple(range(len(options) - decision.least, len(options)))
        return super().default(game, decision)

    def _worth(self, game: k.Game, decision: k.Decision, id: k.ObjectId) -> tuple[bool, int, int]:
        """How much a striker is missed once it has acted: the caster least, then the weak, then those of few uses."""
        values = values_of(game, id)
        return (id != decision.subject, values.pow, values.attributes.bit_count())

    def is_empty(self, game: k.Game) -> bool:
        is_declaring = any(frame.procedure in DECLARATIONS for frame in game.state.frames)
        return not game.zone(CHAIN, 0) and not is_declaring

    def reasons(self, game: k.Game, player: k.PlayerId, parts: list[Part]) -> list[str]:
        return [*super().reasons(game, player, parts), *against_choices(game, player, parts)]
