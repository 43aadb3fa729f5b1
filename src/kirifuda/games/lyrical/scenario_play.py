"""Actions of this game as scenarios script them, and what can be said of its cards."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.games import textwords
from kirifuda.games.lyrical.abilities import EffectAbility
from kirifuda.games.lyrical.questions import QUESTIONS
from kirifuda.games.lyrical.rules.common import (
    ATTACKER,
    GUARD,
    characters,
    is_ready_to_act,
    items_of,
    setups_of,
    values_of,
)
from kirifuda.games.lyrical.rules.n01_payment import decode, ready_factors
from kirifuda.games.lyrical.rules.n07_actions import (
    plan_of,
)
from kirifuda.games.lyrical.rules.n07_options import ACTIONS
from kirifuda.games.lyrical.rules.n09_damage import damage_on
from kirifuda.games.lyrical.rules.n10_end_phase import hand_limit
from kirifuda.games.lyrical.values import COLOUR_BITS, COLOURS, KIND_NAMES, TRICK
from kirifuda.games.lyrical.wording import words as vocabulary
from kirifuda.games.lyrical.words import WORDS
from kirifuda.games.lyrical.zones import STACK
from kirifuda.games.scenario_words import Part, PlayWords, is_among

if TYPE_CHECKING:
    from kirifuda import kernel as k

KIND_WORDS: Final = {
    **KIND_NAMES,
    **{english: KIND_NAMES[name] for name, english in vocabulary.KINDS.items()},
}
COLOUR_WORDS: Final = {
    spelling: COLOUR_BITS[name] for name, english in vocabulary.COLOURS.items() for spelling in (name, english)
}
SKILLS: Final = textwords.keyword_spellings(WORDS)
ATTACK_OVER: Final = ("attack over", "battle over", "end of attack", "アタック終了")
PAYING: Final = re.compile(rf"({'|'.join(COLOUR_WORDS)})\s*(\d*)")


class Play(PlayWords):
    """Actions, answers and what cards are."""

    questions = QUESTIONS
    actions = ACTIONS

    def number(self, game: k.Game, id: k.ObjectId, word: str) -> int | None:
        if word in ("damage", "ダメージ"):
            return damage_on(game, id)
        if word in ("items", "アイテム"):
            return len(items_of(game, id))
        if word in ("deep", "枚重ね"):
            return 1 + len(setups_of(game, id))
        field = WORDS.number_spellings.get(word)
        return None if field is None else int(getattr(values_of(game, id), field))

    def holds(self, game: k.Game, id: k.ObjectId, word: str) -> bool | None:
        values = values_of(game, id)
        word = word.removeprefix("has ")
        if word in KIND_WORDS:
            return bool(values.kind & KIND_WORDS[word])
        if word in COLOUR_WORDS:
            return bool(values.colours & COLOUR_WORDS[word])
        if word in SKILLS:
            return e.has_keyword(values.abilities, SKILLS[word])
        if word in ("attacking", "アタック中"):
            return game.number(ATTACKER) == id
        if word in ("guarding", "ガード中"):
            return game.number(GUARD) == id
        if word in ("too new", "出たばかり"):
            return not is_ready_to_act(game, id)
        if word in ("no abilities", "能力なし"):
            return not values.abilities
        for prefix in ("named ", "ネーム "):
            if word.startswith(prefix):
                return is_among(word.removeprefix(prefix), (values.name,))
        for prefix in ("titled ", "題 "):
            if word.startswith(prefix):
                return is_among(word.removeprefix(prefix), (values.title,))
        return None

    def tally(self, game: k.Game, player: k.PlayerId, word: str) -> int | None:
        if word in ("ready factor", "未行動のファクター"):
            return sum(len(ids) for ids in ready_factors(game, player))
        if word in ("characters", "キャラクター"):
            return len(characters(game, player))
        return hand_limit(game, player) if word in ("hand limit", "手札の上限") else None

    def line(self, game: k.Game, option: k.Option) -> int:
        ability = None
        if option.verb == "trigger":
            found = [waiting.ability for waiting in game.state.waiting if waiting.stamp == option.number]
            ability = found[0] if found else None
        elif option.verb in ("effect", "replace") and option.object in game.state.objects:
            abilities = game.values(option.object).abilities
            ability = abilities[option.number] if 0 <= option.number < len(abilities) else None
        return ability.line + 1 if isinstance(ability, e.TextAbility) else 0

    def is_point(self, game: k.Game, option: k.Option, word: str) -> bool:
        """N-1.4: `赤2 青1`."""
        return option.verb == "factors" and decode(option.number) == payment_in(word)

    def point(self, game: k.Game, option: k.Option) -> str:
        counts = decode(option.number) if option.verb == "factors" else ()
        return " ".join(f"{colour}{count}" for colour, count in zip(COLOURS, counts, strict=False) if count)

    def is_empty(self, game: k.Game) -> bool:
        return not game.zone(STACK, 0)

    def reached(self, game: k.Game, decision: k.Decision, moment: str) -> bool | None:
        return not game.number(ATTACKER) if moment in ATTACK_OVER else None

    def reasons(self, game: k.Game, player: k.PlayerId, parts: list[Part]) -> list[str]:
        found = super().reasons(game, player, parts)
        objects = self.likeliest(game, player, parts[0].verb, parts[0].objects)
        for part in parts[1:]:
            found.extend(clause for card in objects for clause in reasons_with(game, player, part, card))
        decision = game.decision()
        if decision is None or decision.player != player:
            found.append("N-7.4")
        return found


def payment_in(word: str) -> tuple[int, ...]:
    """N-1.4: how many factor cards of each colour the words mean."""
    if PAYING.sub("", word).strip(" +"):
        return ()
    counts = dict.fromkeys(COLOURS, 0)
    for name, number in PAYING.findall(word):
        colour = COLOURS[COLOUR_WORDS[name].bit_length() - 1]
        counts[colour] += int(number or 1)
    return tuple(counts.values())


def reasons_with(game: k.Game, player: k.PlayerId, part: Part, card: k.ObjectId) -> list[str]:
    """The clauses against what was chosen for a card: its targets, its payment."""
    if part.verb == "target":
        return [clause for id in part.objects for clause in reasons_against_target(game, player, card, id)]
    return ["N-1.2", "N-1.4"] if part.verb == "pay" else []


def reasons_against_target(game: k.Game, player: k.PlayerId, card: k.ObjectId, id: k.ObjectId) -> list[str]:
    """N-5.1, N-6.1, N-8.2, A63: the clause by which a text chooses, if nothing that it asks for could be this one."""
    plans = [ability.plan for ability in game.values(card).abilities if isinstance(ability, EffectAbility)]
    using = plan_of(game, card)
    scope = e.Scope(game, {}, card, player)
    found = [target for plan in (*plans, using) if plan is not None for target in plan.targets]
    if any(e.is_fit(scope, target, id) for target in found):
        return []
    if plans:
        return ["N-8.2"]
    return ["N-6.1" if values_of(game, card).kind & TRICK else "N-5.1"]
