"""Actions of this game as scenarios script them, and what can be said of its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.customs.turns import phase
from kirifuda.games import textwords
from kirifuda.games.pso2.abilities import ActivatedAbility, PsoAbility
from kirifuda.games.pso2.questions import QUESTIONS
from kirifuda.games.pso2.rulebook import ACTIONS
from kirifuda.games.pso2.rules.common import ATTACKER, card_of, numbers_in, player_card, row_of, values_of
from kirifuda.games.pso2.rules.r205_items import ARMOUR_RULE
from kirifuda.games.pso2.rules.r209_costs import ready_points
from kirifuda.games.pso2.rules.r213_damage import damage_on, hp_of
from kirifuda.games.pso2.rules.r400_zones import hand_limit
from kirifuda.games.pso2.rules.r506_battle_phase import BATTLE_PHASE, WHO, is_attacking, is_engaged
from kirifuda.games.pso2.values import COLOUR_BITS, KIND_NAMES, Values, is_of_class
from kirifuda.games.pso2.wording import words as vocabulary
from kirifuda.games.pso2.words import WORDS
from kirifuda.games.pso2.zones import BACK, FRONT, PROCESSING, SECOND_FACE
from kirifuda.games.scenario_words import Part, PlayWords, is_among

if TYPE_CHECKING:
    from kirifuda import kernel as k

NUMBERS: Final = {**WORDS.number_spellings, "slots": "slots", "装備枠": "slots"}
KIND_WORDS: Final = {
    **KIND_NAMES,
    **{english: KIND_NAMES[name] for name, english in vocabulary.KINDS.items()},
}
COLOUR_WORDS: Final = {
    spelling: COLOUR_BITS[name] for name, english in vocabulary.COLOURS.items() for spelling in (name, english)
}
KEYWORDS: Final = textwords.keyword_spellings(WORDS)
CLASSES: Final = {spelling.lower(): name for name, en in vocabulary.CLASSES.items() for spelling in (name, en)}
ROWS: Final = {"front": FRONT, "front row": FRONT, "前列": FRONT, "back": BACK, "back row": BACK, "後列": BACK}
BATTLE_OVER: Final = ("battle over", "end of battle", "戦闘終了")
IN_STEPS: Final = {
    "battle start": "battle_start", "戦闘開始ステップ": "battle_start", "joining": "joining",
    "攻撃参加ステップ": "joining", "engagement": "engagement", "交戦ステップ": "engagement",
    "damage": "damage", "ダメージ解決ステップ": "damage", "turn end": "turn_end", "ターン終了ステップ": "turn_end",
}  # fmt: skip

CHOSEN_BY: Final = {"target": ("406.2.3b",), "search": ("301.2", "G.19"), "recover": ("302.9",), "weapon": ("506.5.2",)}
"""By question: the clauses that say what may be chosen."""


class Play(PlayWords):
    """Actions, answers and what cards are."""

    questions = QUESTIONS
    actions = ACTIONS

    def person(self, game: k.Game, player: k.PlayerId) -> k.ObjectId:
        """101.2: the player card, or the boss."""
        return player_card(game, player)

    def number(self, game: k.Game, id: k.ObjectId, word: str) -> int | None:
        if word == "hp":
            return hp_of(game, id)
        if word in ("damage", "ダメージ"):
            return damage_on(game, id)
        field = NUMBERS.get(word)
        return None if field is None else int(getattr(values_of(game, id), field))

    def holds(self, game: k.Game, id: k.ObjectId, word: str) -> bool | None:
        values = values_of(game, id)
        word = word.removeprefix("has ").strip("【】")
        if word in KIND_WORDS:
            return bool(values.kind & KIND_WORDS[word])
        if word in ("white", "白"):
            return not values.colours
        if word in COLOUR_WORDS:
            return bool(values.colours & COLOUR_WORDS[word])
        if word in KEYWORDS:
            return e.has_keyword(values.abilities, KEYWORDS[word])
        if word in ROWS:
            return row_of(game, id) == ROWS[word]
        if word in ("second face", "後攻の面", "first face", "先攻の面"):
            return (game.state.objects[id].place == SECOND_FACE) == (word in ("second face", "後攻の面"))
        if word in ("no abilities", "能力なし"):
            return not any(not isinstance(each, PsoAbility) or not each.is_rule for each in values.abilities)
        return self._in_battle(game, id, values, word)

    def _in_battle(self, game: k.Game, id: k.ObjectId, values: Values, word: str) -> bool | None:
        """506: what a card does in a battle; its class, sort and name."""
        if word in ("attacking", "攻撃中"):
            return is_attacking(game, id)
        if word in ("attacked", "攻撃の対象"):
            return id in numbers_in(game, "targets")
        if word in ("engaged", "交戦状態"):
            return is_engaged(game, id)
        if word in ("frozen", "フリーズ"):
            return values.frozen
        for prefix in ("class ", "クラス "):
            if word.startswith(prefix):
                return is_of_class(values, CLASSES.get(word.removeprefix(prefix), ""))
        for prefix in ("sort ", "種別 "):
            if word.startswith(prefix):
                return is_among(word.removeprefix(prefix), values.sorts)
        for prefix in ("named ", "カード名 "):
            if word.startswith(prefix):
                return is_among(word.removeprefix(prefix), (values.name,))
        return None

    def tally(self, game: k.Game, player: k.PlayerId, word: str) -> int | None:
        if word == "hp":
            return hp_of(game, player_card(game, player)) if player_card(game, player) else 0
        if word in ("ready pp", "onのpp"):
            return len(ready_points(game, player))
        return hand_limit(game, player) if word in ("hand limit", "手札の上限") else None

    def line(self, game: k.Game, option: k.Option) -> int:
        if option.verb == "trigger":
            for waiting in game.state.waiting:
                if waiting.stamp == option.number and isinstance(waiting.ability, PsoAbility):
                    return waiting.ability.line + 1
            return 0
        if option.object not in game.state.objects or option.verb not in ("activate", "replace"):
            return 0
        abilities = game.values(option.object).abilities
        ability = abilities[option.number] if 0 <= option.number < len(abilities) else None
        return ability.line + 1 if isinstance(ability, PsoAbility) and not ability.is_rule else 0

    def default(self, game: k.Game, decision: k.Decision) -> tuple[int, ...] | None:
        options = decision.options
        if decision.prompt == "replacement" and options[-1].verb == "decline":
            armour = [self._is_armour(game, option) for option in options[:-1]]
            return (len(options) - 1,) if all(armour) else None
        return super().default(game, decision)

    def _is_armour(self, game: k.Game, option: k.Option) -> bool:
        """506.6.1.1: whether a replacement is the use of armour; nobody uses it unless the script says so."""
        return option.object in game.state.objects and ARMOUR_RULE in game.values(option.object).abilities

    def is_empty(self, game: k.Game) -> bool:
        return not game.zone(PROCESSING, 0)

    def reached(self, game: k.Game, decision: k.Decision, moment: str) -> bool | None:
        if moment in BATTLE_OVER:
            return not game.number(ATTACKER) and phase(game) != "battle"
        if moment in IN_STEPS:
            return game.variable("step") == IN_STEPS[moment] and not is_bare(decision)
        return None

    def battle(self, game: k.Game) -> k.ObjectId:
        """R.15: the boss's side attacks one after the other."""
        running = [frame for frame in game.state.frames if frame.procedure is BATTLE_PHASE]
        return running[-1][WHO] if running else 0

    def reasons(self, game: k.Game, player: k.PlayerId, parts: list[Part]) -> list[str]:
        found = super().reasons(game, player, parts)
        for id in parts[0].objects:
            if id in game.state.objects:
                found.extend(clause for part in parts[1:] for clause in reasons_about_target(game, player, id, part))
        decision = game.decision()
        if decision is None or decision.player != player:
            found.extend(("103.6.1", "103.6.1.1" if self.is_empty(game) else "103.6.1.6"))
        else:
            found.extend(reasons_about_answer(decision, parts[0]))
        return found


def is_bare(decision: k.Decision) -> bool:
    """506.5.2: the question which weapons are used, where there are none."""
    return decision.prompt == "weapon" and not decision.options


def reasons_about_target(game: k.Game, player: k.PlayerId, id: k.ObjectId, part: Part) -> list[str]:
    """The clauses against what an action with a card is to be about: its targets."""
    chosen = [each for each in part.objects if each > 0] if part.verb == "target" else []
    return [] if all(is_target(game, player, id, each) for each in chosen) else ["406.2.3b"]


def is_target(game: k.Game, player: k.PlayerId, id: k.ObjectId, target: k.ObjectId) -> bool:
    """406.2.3b: whether a text at the head of a card or of one of its abilities could choose something."""
    scope = e.Scope(game, {}, id, player)
    abilities = [each for each in game.values(id).abilities if isinstance(each, ActivatedAbility)]
    plans = [card_of(game, id).plan, *(ability.plan for ability in abilities)]
    found = [each for plan in plans if plan is not None for each in plan.targets]
    return any(target in e.legal_targets(scope, each) for each in found)


def reasons_about_answer(decision: k.Decision, part: Part) -> list[str]:
    """The clauses that say what may be chosen, if something else is chosen."""
    offered = [option.object for option in decision.options]
    is_asked = part.verb == decision.prompt and not all(id in offered for id in part.objects if id > 0)
    return list(CHOSEN_BY.get(decision.prompt, ())) if is_asked else []
