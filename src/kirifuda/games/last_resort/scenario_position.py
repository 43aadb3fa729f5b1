"""Positions of this game as scenarios set them up and write them down."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.interface import CardFacts
from kirifuda.games.last_resort.ast import TurnUpIf
from kirifuda.games.last_resort.keywords.k19_08_bind import BOUND
from kirifuda.games.last_resort.pool import pool_of
from kirifuda.games.last_resort.rules.common import life_name, life_of, opponent, start_name, starting_life
from kirifuda.games.last_resort.rules.l03_battlefield import COPIED, KIND, POWER, RACES, TOUGHNESS
from kirifuda.games.last_resort.rules.l03_zones import RECYCLED
from kirifuda.games.last_resort.rules.l04_setup import SETUP, VARIABLES
from kirifuda.games.last_resort.rules.l05_turn import TURNS
from kirifuda.games.last_resort.rules.l09_4_abilities import SKILL_USED
from kirifuda.games.last_resort.rules.l09_main_step import MAIN_STEP
from kirifuda.games.last_resort.rules.l10_9_damage import DAMAGE
from kirifuda.games.last_resort.values import (
    COLOURS,
    CREATURE,
    EQUIPMENT,
    KIND_NAMES,
    LAST_RESORT_CARD,
    LEADER_CARD,
    STAYS,
    SUMMONED,
)
from kirifuda.games.last_resort.wording.assembly import language
from kirifuda.games.last_resort.zones import (
    ATTACK,
    DEFENCE,
    FIELD,
    GRAVEYARD,
    LAST_RESORT,
    LEADER,
    MANA,
    NO_AREA,
    PROCESSING,
    STOCK,
    UNTAPPED,
)
from kirifuda.games.scenario_words import PositionWords, Standing, controller_words, counted, frame_at, is_controlled
from kirifuda.text.errors import TextError

if TYPE_CHECKING:
    from kirifuda.games.last_resort.values import ResortCard

BLANK: Final = "白紙"
BLANK_LEADER: Final = "白紙の座長"
BLANK_RESORT: Final = "白紙の最後の手段"
MANA_ID: Final = "FC1-001"
FILLER: Final = CardFacts(
    "scenario",
    {"id": BLANK, "name": BLANK, "english": "Blank", "kind": "クリーチャー", "cost": 99, "power": 0, "toughness": 9},
)
"""A card that nobody can summon and that has nothing on it."""
FILLERS: Final = (
    CardFacts(
        "scenario",
        {"id": BLANK_LEADER, "name": BLANK_LEADER, "english": "Blank Director", "kind": "リーダー", "life": 20,
         "colors": list(COLOURS), "cap": 20, "text": "⑨：自分はライフを1点得る。"},
    ),
    CardFacts(
        "scenario",
        {"id": BLANK_RESORT, "name": BLANK_RESORT, "english": "Blank Last Resort", "kind": "ラストリゾート",
         "condition": "自分の手札が20枚以上である。", "text": "自分はライフを1点得る。"},
    ),
)  # fmt: skip
"""A leader of all colours with 20 life, and a last resort that is hardly ever turned up."""
DEFAULTS: Final[dict[str, dict[str, Any]]] = {
    "クリーチャー": {"power": 1, "toughness": 1, "cost": 0},
    "スペルクリーチャー": {"power": 1, "toughness": 1, "cost": 0},
    "スペル": {"cost": 0, "text": "自分はカードを1枚ドローする。"},
    "アイテム": {"cost": 0},
    "装備アイテム": {"cost": 0, "text": "装備①"},
    "リーダー": {"life": 20, "text": "⑨：自分はライフを1点得る。"},
    "ラストリゾート": {"condition": "自分の手札が0枚以上である。", "text": "自分はライフを1点得る。"},
}
"""What a card's definition may leave out, by kind."""
AREA_WORDS: Final = {
    "attack": ATTACK,
    "アタック": ATTACK,
    "defence": DEFENCE,
    "defense": DEFENCE,
    "ディフェンス": DEFENCE,
}
MARK_WORDS: Final = {
    "bound": BOUND, "封縛": BOUND, "recycled": RECYCLED, "skill used": SKILL_USED, "スキル使用済み": SKILL_USED,
}  # fmt: skip
UP: Final = "turned_up"
TURNED_UP: Final = ("turned up", "表")
DAMAGED: Final = re.compile(r"(?:damage|ダメージ)\s*(\d+)")
COPY: Final = re.compile(r"copy\s*(-?\d+)/(-?\d+)")
"""L-19.6: a duplicate with its power and toughness."""
LIFE: Final = re.compile(r"-?\d+")
LIES_IN: Final = {
    LEADER: (LEADER_CARD, "a leader lies there and nothing else (L-3.6)"),
    LAST_RESORT: (LAST_RESORT_CARD, "a last resort lies there and nothing else (L-3.6)"),
}


class Position(PositionWords):
    """What lies where, and where the turn stands."""

    filler = FILLER
    fillers = FILLERS

    def stand_in(self, game: k.Game, kind: k.ZoneKind, player: k.PlayerId) -> str:
        return {LEADER: BLANK_LEADER, LAST_RESORT: BLANK_RESORT, MANA: MANA_ID}.get(kind, BLANK)

    def completed(self, facts: dict[str, Any]) -> dict[str, Any]:
        kind = facts.get("kind", "クリーチャー")
        found = {"kind": kind, **DEFAULTS.get(kind, {}), **facts}
        if "condition" in found and "condition" not in facts and has_condition(str(facts.get("text", ""))):
            del found["condition"]
        if "n" in found:
            found["n"] = found["n"] in ("yes", "true", "はい", True)
        if kind == "リーダー":
            found.setdefault("cap", found["life"])
        return found

    def definition(self, pool: k.Pool, card: int) -> list[str] | None:
        printed = pool_of(pool).card_at(card)
        return [] if printed.is_token else definition_lines(printed)

    def complaint(self, pool: k.Pool, card: k.CardObject, kind: k.ZoneKind) -> str:
        printed = pool_of(pool).card_at(card.card)
        name, bits = printed.name, printed.printed.kind
        for zone, (wanted, why) in LIES_IN.items():
            if (kind is zone) != bool(bits & wanted):
                return f"{name} can't lie there; {why}"
        if card.face_down and kind not in (GRAVEYARD, STOCK, LAST_RESORT):
            return f"{name} can't lie face down there; only in the graveyard or in Hand Stock (L-19.14, L-19.17)"
        if kind is STOCK:
            card.face_down = True
        if card.position != UNTAPPED and kind not in (FIELD, MANA):
            return "cards are tapped on the battlefield and in the mana area only (L-18.1)"
        if kind is FIELD and card.host and not bits & EQUIPMENT:
            return f"{name} can't be laid on a creature; equipment is (L-1.8)"
        if kind is FIELD and not bits & STAYS:
            return f"{name} can't be on the battlefield; creatures and items are (L-9.7)"
        if printed.is_token and kind is not FIELD:
            return f"{name} is a token; tokens are on the battlefield only (L-16.2)"
        return ""

    def seen(self, game: k.Game, card: k.CardObject) -> k.Mask:
        """A54: nobody sees what is in Hand Stock; by a house rule its owner does."""
        is_stock = game.map.kind_of[card.zone] is STOCK
        return 1 << card.owner if is_stock and house(game, "hand_stock_seen_by") == "owner" else 0

    def mark(self, game: k.Game, card: k.CardObject, state: str) -> bool:
        damaged, copied = DAMAGED.fullmatch(state), COPY.fullmatch(state)
        if state in AREA_WORDS:
            card.place = AREA_WORDS[state]
        elif state in MARK_WORDS:
            card.marks = k.with_value(card.marks, MARK_WORDS[state], 1)
        elif state in TURNED_UP:
            card.marks = k.with_value(card.marks, UP, 1)
        elif damaged is not None:
            card.marks = k.with_value(card.marks, DAMAGE, int(damaged.group(1)))
        elif copied is not None:
            for mark, number in ((COPIED, 1), (KIND, CREATURE), (POWER, copied[1]), (TOUGHNESS, copied[2])):
                card.marks = k.with_value(card.marks, mark, int(number))
        else:
            return is_controlled(game, card, state)
        return True

    def marks(self, game: k.Game, card: k.CardObject) -> list[str]:
        found: list[str] = []
        if game.map.kind_of[card.zone] is FIELD and not card.host and card.place == DEFENCE:
            found.append("defence")
        if card.mark(COPIED):
            found.append(f"copy {card.mark(POWER)}/{card.mark(TOUGHNESS)}")
        if card.mark(DAMAGE):
            found.append(f"damage {card.mark(DAMAGE)}")
        found.extend(
            word for word, mark in (("bound", BOUND), ("recycled", RECYCLED), ("skill used", SKILL_USED))
            if card.mark(mark)
        )  # fmt: skip
        if game.map.kind_of[card.zone] is LAST_RESORT and not card.face_down:
            found.append("turned up")
        return [*found, *controller_words(game, card)]

    def stand(self, game: k.Game, standing: Standing) -> None:
        variables = game.state.variables
        variables.update(VARIABLES)
        variables["turn_player"] = standing.player
        variables["turn"] = 0
        variables["phase"] = standing.phase
        if standing.phase == "setup":
            variables["first"] = standing.player
            game.state.frames = [frame_at(SETUP, "first_mulligan")]
            return
        variables["first"] = standing.player if standing.turn % 2 else opponent(standing.player)
        variables["turn"] = standing.turn
        variables[start_name(standing.player)] = standing.turn - (2 if standing.phase == "start" else 0)
        variables[start_name(opponent(standing.player))] = standing.turn - 1
        game.state.frames = [frame_at(TURNS, standing.phase)]
        if standing.begun and standing.phase == "main":
            running = frame_at(MAIN_STEP, "L-9.0")
            running.player = standing.player
            game.state.frames.append(running)

    def finish(self, game: k.Game) -> None:
        """Areas, what lies face down, tokens, and the life that the leaders set, where the scenario does not say."""
        is_setup = game.variable("phase") == "setup"
        for seat in range(game.players):
            for id in game.zone(FIELD, seat):
                card = game.state.objects[id]
                card.made = pool_of(game.pool).card_at(card.card).is_token
                if not card.host and card.place == NO_AREA:
                    card.place = ATTACK
            for id in game.zone(LAST_RESORT, seat):
                card = game.state.objects[id]
                card.face_down = not card.mark(UP)
                card.shown |= 1 << card.owner if card.face_down else 0
                card.marks = k.with_value(card.marks, UP, 0)
            for id in game.zone(LEADER, seat):
                card = game.state.objects[id]
                card.face_down = is_setup
                card.shown |= 1 << card.owner if card.face_down else 0
        game.touch(-1)
        if not is_setup:
            for seat in range(game.players):
                game.state.variables[life_name(seat)] = starting_life(game, seat)

    def standing(self, game: k.Game) -> Standing | None:
        frames = [frame for frame in game.state.frames if frame.procedure is not SETUP]
        if len(frames) != 2 or game.variable("phase") != "main" or any(game.zone(PROCESSING, p) for p in (0, 1)):
            return None
        turns, running = frames
        if turns.procedure is not TURNS or running.procedure is not MAIN_STEP:
            return None
        if running.index != MAIN_STEP.at("L-9.0") or running.barred:
            return None
        return Standing(game.turn_player(), game.turn(), "main", begun=True)

    def give(self, game: k.Game, player: k.PlayerId, what: str, text: str) -> str:
        if LIFE.fullmatch(text) is None:
            return f"life is a number, not {text!r}"
        game.state.variables[life_name(player)] = int(text)
        game.touch(-1)
        return ""

    def holding(self, game: k.Game, player: k.PlayerId, what: str, *, loosely: bool = False) -> str:
        return str(life_of(game, player))

    def unwritten(self, game: k.Game) -> list[str]:
        found = counted(game)
        for card in game.state.objects.values():
            if card.mark(COPIED) and (card.mark(KIND) != CREATURE or card.mark(RACES)):
                found.append("kind and races of a duplicate")
        return found


def has_condition(text: str) -> bool:
    """L-1.19: whether a last resort's text says itself when it is turned up."""
    try:
        found = language().read(text).tree.abilities
    except TextError:
        return False
    return any(isinstance(ability, TurnUpIf) for ability in found)


def definition_lines(card: ResortCard) -> list[str]:
    """A card as a scenario defines it."""
    values = card.printed
    kind = next(name for name, bits in KIND_NAMES.items() if values.kind == bits)
    lines = [f"card {card.key}", f"  name: {values.name}", f"  kind: {kind}"]
    facts: list[tuple[str, object]] = [
        ("n", "yes" if values.is_unique else ""),
        ("colours", ", ".join(name for place, name in enumerate(COLOURS) if values.colours >> place & 1)),
        ("races", ", ".join(values.races)),
        ("cost", str(values.cost) if values.kind & SUMMONED else ""),
        ("power", str(values.power) if values.kind & CREATURE else ""),
        ("toughness", str(values.toughness) if values.kind & CREATURE else ""),
        ("life", values.life),
        ("cap", values.cap),
    ]
    texts = card.text.splitlines()
    if card.conditions:
        facts.append(("condition", texts[0].partition("：")[2]))
        texts = texts[1:]
    lines.extend(f"  {name}: {value}" for name, value in facts if value)
    lines.extend(f"  {'text: ' if not number else '  '}{line}" for number, line in enumerate(texts))
    return lines
