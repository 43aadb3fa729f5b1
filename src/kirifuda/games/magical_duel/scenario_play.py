"""Actions of this game as scenarios script them, and what can be said of its cards."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games import textwords
from kirifuda.games.magical_duel.abilities import ActivatedAbility, MagicalAbility
from kirifuda.games.magical_duel.keywords.k1103_break import CAN_BREAK, break_numbers
from kirifuda.games.magical_duel.pool import pool_of
from kirifuda.games.magical_duel.questions import QUESTIONS
from kirifuda.games.magical_duel.rulebook import ACTIONS
from kirifuda.games.magical_duel.rules.common import values_of
from kirifuda.games.magical_duel.rules.r0504_call_phase import LEVELLING_UP
from kirifuda.games.magical_duel.rules.r0903_2_slots import OBJECT
from kirifuda.games.magical_duel.rules.r0907_aether import CASTER_AETHER, can_cover, caster_points
from kirifuda.games.magical_duel.rules.r1000_actions import PayAether, aether
from kirifuda.games.magical_duel.rules.r1002_paying import NEEDS, PAY_AETHER_COST, TOTAL
from kirifuda.games.magical_duel.scenario_position import PLAIN, attribute_bit, point_words, read_point
from kirifuda.games.magical_duel.values import ALL_ATTRIBUTES, ATTRIBUTES, KINDS, Values
from kirifuda.games.magical_duel.words import WORDS
from kirifuda.games.magical_duel.zones import CASTERS, CHASE, HAND, ORBS, RECOVERED
from kirifuda.games.scenario_words import Part, PlayWords, is_among

KIND_WORDS: Final = {
    **KINDS,
    **{english: KINDS[name] for name, english in (
        ("魔法少女", "caster"), ("怪異", "servant"), ("詠唱", "conjure"), ("結界", "barrier"), ("神", "deity"),
    )},
}  # fmt: skip
KEYWORDS: Final = textwords.keyword_spellings(WORDS)
CARRIED: Final = ("position", "token_position", "material", "stock", "order", "attribute")
"""Questions about another card that the effect of the card in use moves."""
ATTACK: Final = ("attack", "攻撃", "攻撃宣言", "attack declaration")
BATTLE_OVER: Final = ("battle over", "end of battle", "バトル終了")


class Play(PlayWords):
    """Actions, answers and what cards are."""

    questions = QUESTIONS
    actions = ACTIONS

    def number(self, game: k.Game, id: k.ObjectId, word: str) -> int | None:
        field = WORDS.number_spellings.get(word)
        return None if field is None else int(getattr(values_of(game, id), field))

    def holds(self, game: k.Game, id: k.ObjectId, word: str) -> bool | None:
        values = values_of(game, id)
        word = word.removeprefix("has ").strip("[]")
        if word in KIND_WORDS:
            return bool(values.kinds & KIND_WORDS[word])
        if word in PLAIN:
            return not values.attributes
        if attribute_bit(word):
            return bool(values.attributes & attribute_bit(word))
        if word in KEYWORDS:
            return e.has_keyword(values.abilities, KEYWORDS[word])
        for prefix in ("race ", "trait ", "種族 ", "特徴 "):
            if word.startswith(prefix):
                return is_among(word.removeprefix(prefix), values.races)
        if word in ("attacking", "攻撃中"):
            return game.number("attacker") == id
        if word in ("attacked", "攻撃されている"):
            return game.number("attacked") == id
        if word in ("token", "トークン"):
            return game.state.objects[id].card in pool_of(game.pool).tokens
        if word in ("no abilities", "能力なし"):
            return not values.abilities
        return self._named(values, word)

    def _named(self, values: Values, word: str) -> bool | None:
        for prefix in ("named ", "カード名 "):
            if word.startswith(prefix):
                return is_among(word.removeprefix(prefix), (*values.names, *values.caster_names()))
        return None

    def line(self, game: k.Game, option: k.Option) -> int:
        if option.verb == "trigger":
            for waiting in game.state.waiting:
                if waiting.stamp == option.number and isinstance(waiting.ability, MagicalAbility):
                    return waiting.ability.line + 1
            return 0
        if option.object not in game.state.objects:
            return 0
        abilities = game.values(option.object).abilities
        ability = abilities[option.number] if 0 <= option.number < len(abilities) else None
        if not isinstance(ability, MagicalAbility) or ability is CASTER_AETHER:
            return 0
        return ability.line + 1

    def is_about(self, game: k.Game, decision: k.Decision, card: int) -> bool:
        """What the card's effect lays down or takes with it is about that card too."""
        if super().is_about(game, decision, card):
            return True
        if decision.prompt not in CARRIED:
            return False
        in_use = [e.present_or_last(game, frame.source or frame.get(OBJECT, 0)) for frame in game.state.frames]
        return any(each is not None and each.card == card for each in in_use)

    def is_meant(self, game: k.Game, verb: str, option: k.Option) -> bool:
        """A caster's common ability is `aether`, everything else that is activated may be `activate`."""
        if option.verb != "activate":
            return True
        ability = game.values(option.object).abilities[option.number]
        if verb == "aether":
            return isinstance(ability, ActivatedAbility) and ability.is_aether
        return ability is not CASTER_AETHER

    def is_point(self, game: k.Game, option: k.Option, word: str) -> bool:
        if option.verb == "attribute":
            return attribute_bit(word) == 1 << option.number
        name, _, trait = word.partition(" from ")
        point = read_point(game, name, trait)
        return point == option.number if trait else point == option.number & ALL_ATTRIBUTES

    def point(self, game: k.Game, option: k.Option) -> str:
        return ATTRIBUTES[option.number] if option.verb == "attribute" else point_words(game, option.number)

    def paid(self, event: k.Event) -> list[k.Option]:
        return [k.Option("point", 0, point) for point in event.points] if isinstance(event, PayAether) else []

    def default(self, game: k.Game, decision: k.Decision) -> tuple[int, ...] | None:
        options = decision.options
        if decision.prompt == "aether":
            return (cheapest_source(game, decision),)
        if decision.prompt == "point":
            return (least_missed(game, decision),)
        if decision.prompt in ("position", "token_position"):
            return next(((at,) for at, option in enumerate(options) if option.number == RECOVERED), None)
        if decision.prompt == "orbs" or (decision.least == decision.most and self._are_orbs(game, decision)):
            return tuple(range(len(options) - decision.least, len(options)))
        return super().default(game, decision)

    def _are_orbs(self, game: k.Game, decision: k.Decision) -> bool:
        """Whether orbs that nobody may look at are to be chosen."""
        cards = [game.state.objects.get(option.object) for option in decision.options]
        return all(card is not None and game.map.kind_of[card.zone] is ORBS for card in cards)

    def is_empty(self, game: k.Game) -> bool:
        return not game.zone(CHASE, 0)

    def reached(self, game: k.Game, decision: k.Decision, moment: str) -> bool | None:
        if moment in ATTACK:
            return decision.prompt == "attacker"
        if moment in BATTLE_OVER:
            return not game.number("attack_target")
        return None

    def reasons(self, game: k.Game, player: k.PlayerId, parts: list[Part]) -> list[str]:
        found = super().reasons(game, player, parts)
        verb, objects = parts[0].verb, [id for id in parts[0].objects if id in game.state.objects]
        if verb == "break":
            numbers = [(id, at) for id in objects for at in break_numbers(game, id)]
            found.extend(clause for id, at in numbers for clause in k.clauses_against(CAN_BREAK, game, player, id, at))
        if verb == "level up" and not set(found) - {LEVELLING_UP.asked.clause}:
            found.extend(clause for id in objects for clause in against_hosts(game, player, id))
        decision = game.decision()
        if decision is None or decision.player != player:
            found.append("601.1")
        return found


def against_hosts(game: k.Game, player: k.PlayerId, id: k.ObjectId) -> list[str]:
    """504.1c: she can be laid on somebody, so it was tried with another: what stands against the others."""
    casters = [host for each in range(game.players) for host in game.zone(CASTERS, each)]
    (aim,) = LEVELLING_UP.aims
    return [clause for host in casters for clause in k.clauses_against(aim.fit, game, player, id, host)]


def least_missed(game: k.Game, decision: k.Decision) -> int:
    """The point that the rest of the hand needs least, then one of few attributes."""
    hand = [values_of(game, id).attributes for id in game.zone(HAND, decision.player) if id != decision.subject]

    def rank(at: int) -> tuple[int, int, int]:
        point = decision.options[at].number
        needed = sum(1 for attributes in hand if attributes & point)
        return (needed, point.bit_count(), point)

    return min(range(len(decision.options)), key=rank)


def cheapest_source(game: k.Game, decision: k.Decision) -> int:
    """Pay if there is enough; else take the smallest source that brings what is needed, plain ones for the rest."""
    options = decision.options
    if options[0].verb == "pay":
        return 0
    frame = next(frame for frame in reversed(game.state.frames) if frame.procedure is PAY_AETHER_COST)
    has = aether(game, decision.player)
    missing = [need for need in frame[NEEDS] if not can_cover(has, 1, (need,), shared=False)]
    left = frame[TOTAL] - len(has)

    def rank(at: int) -> tuple[bool, int, bool, int]:
        points = source_points(game, decision.player, options[at])
        helps = any(point & need for point in points for need in missing) or not missing
        attributed = any(point & ALL_ATTRIBUTES for point in points)
        is_caster = game.values(options[at].object).abilities[options[at].number] is CASTER_AETHER
        return (not helps, abs(len(points) - left) if len(points) > left else 0, not is_caster, attributed)

    return min(range(len(options)), key=rank)


def source_points(game: k.Game, player: k.PlayerId, option: k.Option) -> tuple[int, ...]:
    """The points that an aether ability would make."""
    ability = game.values(option.object).abilities[option.number]
    if ability is CASTER_AETHER:
        return caster_points(game, option.object)
    if isinstance(ability, ActivatedAbility) and ability.yields is not None:
        return ability.yields.points(e.Scope(game, {}, option.object, player))
    return ()
