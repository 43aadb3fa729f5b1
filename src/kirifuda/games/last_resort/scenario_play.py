"""Actions of this game as scenarios script them, and what can be said of its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.games import textwords
from kirifuda.games.last_resort.abilities import number_of
from kirifuda.games.last_resort.keywords.k19_08_bind import is_bound
from kirifuda.games.last_resort.questions import QUESTIONS
from kirifuda.games.last_resort.rulebook import ACTIONS
from kirifuda.games.last_resort.rules.common import area_of, hand_size, life_cap, values_of
from kirifuda.games.last_resort.rules.l09_1_costs import is_fresh, ready_mana
from kirifuda.games.last_resort.rules.l09_4_abilities import SKILL_USED
from kirifuda.games.last_resort.rules.l10_2_attackers import ATTACKS, is_attacking, is_blocked, is_blocking, pairs_in
from kirifuda.games.last_resort.rules.l10_9_damage import damage_on
from kirifuda.games.last_resort.scenario_reasons import against_choices
from kirifuda.games.last_resort.values import COLOUR_BITS, KIND_NAMES, Values
from kirifuda.games.last_resort.wording import words as vocabulary
from kirifuda.games.last_resort.words import WORDS
from kirifuda.games.last_resort.zones import ATTACK, DEFENCE, PROCESSING
from kirifuda.games.scenario_words import Part, PlayWords, is_among

if TYPE_CHECKING:
    from kirifuda import kernel as k

KIND_WORDS: Final = {
    **KIND_NAMES,
    **{english: KIND_NAMES[name] for name, english in vocabulary.KINDS.items()},
}
COLOUR_WORDS: Final = {
    spelling: COLOUR_BITS[name]
    for name, english in vocabulary.COLOURS.items()
    if name in COLOUR_BITS
    for spelling in (name, english)
}
KEYWORDS: Final = textwords.keyword_spellings(WORDS)
RACES: Final = {english: name for name, english in vocabulary.RACES.items()}
AREAS: Final = {
    "attack area": ATTACK, "アタックエリア": ATTACK,
    "defence area": DEFENCE, "ディフェンスエリア": DEFENCE,
}  # fmt: skip


class Play(PlayWords):
    """Actions, answers and what cards are."""

    questions = QUESTIONS
    actions = ACTIONS

    def number(self, game: k.Game, id: k.ObjectId, word: str) -> int | None:
        if word in ("damage", "ダメージ"):
            return damage_on(game, id)
        field = WORDS.number_spellings.get(word)
        if field is not None:
            return int(getattr(values_of(game, id), field))
        return number_of(values_of(game, id).abilities, KEYWORDS[word]) if word in KEYWORDS else None

    def holds(self, game: k.Game, id: k.ObjectId, word: str) -> bool | None:
        values = values_of(game, id)
        word = word.removeprefix("has ")
        if word in KIND_WORDS:
            return values.kind & KIND_WORDS[word] == KIND_WORDS[word]
        if word in ("colourless", "無", "無色"):
            return not values.colours
        if word in COLOUR_WORDS:
            return bool(values.colours & COLOUR_WORDS[word])
        if word in KEYWORDS:
            return e.has_keyword(values.abilities, KEYWORDS[word])
        if word in AREAS:
            return area_of(game, id) == AREAS[word]
        if word in ("n-card", "n・カード"):
            return values.is_unique
        if word in ("token", "トークン"):
            return game.state.objects[id].made
        if word in ("no abilities", "能力なし"):
            return not values.abilities
        return self._in_attack(game, id, values, word)

    def _in_attack(self, game: k.Game, id: k.ObjectId, values: Values, word: str) -> bool | None:
        """L-10: what a card does in this step; its race and name."""
        if word in ("attacking", "アタック中"):
            return is_attacking(game, id)
        if word in ("attacked", "アタックの対象"):
            return any(target == id for _, target in pairs_in(game, ATTACKS))
        if word in ("blocking", "ブロック中"):
            return is_blocking(game, id)
        if word in ("blocked", "ブロックされた"):
            return is_blocked(game, id)
        if word in ("bound", "封縛中"):
            return is_bound(game, id)
        if word in ("fresh", "このターンに出た"):
            return is_fresh(game, id)
        if word in ("skill used", "スキル使用済み"):
            return bool(game.state.objects[id].mark(SKILL_USED))
        for prefix in ("race ", "種族 "):
            if word.startswith(prefix):
                name = word.removeprefix(prefix)
                return is_among(RACES.get(name, name), values.races)
        for prefix in ("named ", "カード名 "):
            if word.startswith(prefix):
                return is_among(word.removeprefix(prefix), (values.name,))
        return None

    def tally(self, game: k.Game, player: k.PlayerId, word: str) -> int | None:
        if word in ("ready mana", "使えるマナ"):
            return len(ready_mana(game, player))
        if word in ("hand size", "手札の枚数"):
            return hand_size(game, player)
        return life_cap(game, player) if word in ("life cap", "ライフの上限") else None

    def line(self, game: k.Game, option: k.Option) -> int:
        if option.verb == "trigger":
            for waiting in game.state.waiting:
                if waiting.stamp == option.number and isinstance(waiting.ability, e.TextAbility):
                    return waiting.ability.line + 1
            return 0
        if option.object not in game.state.objects or option.verb not in ("use", "skill"):
            return 0
        abilities = game.values(option.object).abilities
        ability = abilities[option.number] if 0 <= option.number < len(abilities) else None
        return ability.line + 1 if isinstance(ability, e.TextAbility) else 0

    def is_meant(self, game: k.Game, verb: str, option: k.Option) -> bool:
        """L-9.1: an area by its word."""
        if option.verb != "area":
            return True
        return option.number == (ATTACK if verb == "to attack" else DEFENCE)

    def default(self, game: k.Game, decision: k.Decision) -> tuple[int, ...] | None:
        if decision.prompt == "attack_target" and decision.options[0].verb == "life":
            return (0,)
        return super().default(game, decision)

    def is_empty(self, game: k.Game) -> bool:
        return not any(game.zone(PROCESSING, player) for player in range(game.players))

    def reasons(self, game: k.Game, player: k.PlayerId, parts: list[Part]) -> list[str]:
        return [*super().reasons(game, player, parts), *against_choices(game, player, parts)]
