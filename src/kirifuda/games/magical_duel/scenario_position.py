"""Positions of this game as scenarios set them up and write them down."""

from __future__ import annotations

import re
from typing import Any, Final

from kirifuda import kernel as k
from kirifuda.games.interface import CardFacts
from kirifuda.games.magical_duel.cardfile import TYPES
from kirifuda.games.magical_duel.pool import pool_of
from kirifuda.games.magical_duel.rules.r0401_beginning import VARIABLES
from kirifuda.games.magical_duel.rules.r0403_setup import SETUP
from kirifuda.games.magical_duel.rules.r0500_turn import TURNS
from kirifuda.games.magical_duel.rules.r0502_recovery_phase import RECOVERY_PHASE
from kirifuda.games.magical_duel.rules.r0503_draw_phase import DRAW_PHASE
from kirifuda.games.magical_duel.rules.r0504_call_phase import CALL_PHASE
from kirifuda.games.magical_duel.rules.r0505_main_phase import MAIN_PHASE
from kirifuda.games.magical_duel.rules.r0507_end_phase import END_PHASE
from kirifuda.games.magical_duel.rules.r0600_priority import HOLDER, PASSES, PRIORITY
from kirifuda.games.magical_duel.rules.r0800_battle_phase import BATTLE_PHASE
from kirifuda.games.magical_duel.values import ALL_ATTRIBUTES, ATTRIBUTES, BARRIER, CASTER, DEITY, SERVANT
from kirifuda.games.magical_duel.wording.words import ATTRIBUTES as ENGLISH_ATTRIBUTES
from kirifuda.games.magical_duel.zones import (
    CASTERS,
    CHASE,
    DECK,
    EXILE,
    EXTRA,
    FIELD_BITS,
    HAND,
    ORBS,
    RECOVERED,
    REVERSED,
    SERVANTS,
    STOCK,
)
from kirifuda.games.scenario_words import PositionWords, Standing, counted, frame_at

FILLER: Final = CardFacts(
    "scenario",
    {
        "id": "白紙",
        "name": "白紙",
        "english": "Blank",
        "kind": "怪異",
        "attributes": [],
        "cost": 99,
        "attack": 0,
        "defense": 0,
    },
)
"""A card that nobody can activate and that has nothing on it."""
SERVANT_NAME: Final = "怪異"
DEFAULTS: Final[dict[str, dict[str, Any]]] = {
    SERVANT_NAME: {"cost": 0, "attack": 1000, "defense": 1000},
    "詠唱": {"cost": 0},
    "結界": {"cost": 0},
    "魔法少女": {"level": 1},
}
"""What a card's definition may leave out, by kind."""
DECK_SIZE: Final = 50
EXTRA_SIZE: Final = 7

UNDER_WAY: Final[dict[str, tuple[k.Procedure, str]]] = {
    "recovery": (RECOVERY_PHASE, "502.3"),
    "draw": (DRAW_PHASE, "503.3"),
    "call": (CALL_PHASE, "504.3"),
    "main": (MAIN_PHASE, "505.2"),
    "battle": (BATTLE_PHASE, "803"),
    "end": (END_PHASE, "507.2"),
}
"""Where a phase stands when its start has been announced."""

PLAIN: Final = ("無", "無属性", "plain", "none")
POINT: Final = re.compile(r"(\S+?)(?:\s*(\d+))?(?:\s*(?:from|\()\s*([^\s()]+)\)?)?")
COUNTER: Final = re.compile(r"(\S+?)(?:カウンター|\s+counters?)?\s*(\d+)個?")
CANDY: Final = ("飴", "candy", "キャンディ", "キャンディ・")


class Position(PositionWords):
    """What lies where, and where the turn stands."""

    filler = FILLER

    def completed(self, facts: dict[str, Any]) -> dict[str, Any]:
        kind = facts.get("kind", SERVANT_NAME)
        for generic in TYPES:
            if kind == generic + SERVANT_NAME:  # 201.3: the type is written before the kind
                return self.completed({**facts, "kind": SERVANT_NAME, "types": [generic, *facts.get("types", ())]})
        return {"kind": kind, **DEFAULTS.get(kind, {}), **facts}

    def complaint(self, pool: k.Pool, card: k.CardObject, kind: k.ZoneKind) -> str:
        printed = pool_of(pool).card_at(card.card)
        kinds = printed.printed.kinds
        is_extra = printed.printed.is_soulbond or bool(kinds & DEITY)
        on_field = bool(kind.bit & FIELD_BITS)
        if printed.is_token and not on_field:
            return f"{printed.name} is a token, and tokens lie on the field only (1302.3a)"
        if is_extra and kind in (DECK, HAND, ORBS, CASTERS):
            return f"{printed.name} goes to the extra deck and does not lie there (314.2a)"
        if kind is EXTRA and not is_extra:
            return f"{printed.name} can't be in the extra deck (402.3)"
        if card.face_down and kind not in (CASTERS, EXILE, STOCK):
            return f"{printed.name} can't lie face down there; only in the caster zone, as stock or in exile"
        if kind is SERVANTS and not kinds & (SERVANT | BARRIER | DEITY):
            return f"{printed.name} is no servant, barrier or deity and can't lie in the servant zone (307.1)"
        if kind is CASTERS and not card.face_down and not kinds & CASTER and not printed.is_token:
            return f"{printed.name} is no caster and can't lie face up in the caster zone (308.1)"
        if card.position != RECOVERED and not on_field and kind is not STOCK:
            return "cards have positions on the field only (303.1)"
        if card.position == REVERSED and (kind is not SERVANTS or not kinds & SERVANT):
            return f"{printed.name} can't be reversed; only servants can (307.3)"
        if card.counters and not on_field and kind is not STOCK:
            return "counters lie on cards on the field only (1018.6)"
        return ""

    def crowding(self, pool: k.Pool, cards: list[k.CardObject]) -> str:
        extra = main = 0
        for card in cards:
            printed = pool_of(pool).card_at(card.card)
            if not printed.is_token:
                is_extra = printed.printed.is_soulbond or bool(printed.printed.kinds & DEITY)
                extra += is_extra
                main += not is_extra
        if main > DECK_SIZE:
            return f"{main} cards are more than a deck of {DECK_SIZE} holds (402.2)"
        if extra > EXTRA_SIZE:
            return f"{extra} cards are more than an extra deck of {EXTRA_SIZE} holds (402.3)"
        return ""

    def seen(self, game: k.Game, card: k.CardObject) -> k.Mask:
        """308.2a: the player of its zone knows a face-down caster."""
        return 0 if game.map.kind_of[card.zone] is EXILE else 1 << card.controller

    def mark(self, game: k.Game, card: k.CardObject, state: str) -> bool:
        if state in ("switched", "スイッチ済み"):
            card.marks = k.with_value(card.marks, "switched", game.turn())
            return True
        return False

    def marks(self, game: k.Game, card: k.CardObject) -> list[str]:
        return ["switched"] if card.mark("switched") == game.turn() else []

    def stand(self, game: k.Game, standing: Standing) -> None:
        variables = game.state.variables
        variables.update(VARIABLES)
        other = 1 - standing.player
        variables["turn_player"] = standing.player
        variables["next_player"] = other
        variables["first"] = standing.player if standing.turn % 2 else other
        if standing.phase == "setup":
            variables["first"] = standing.player
            game.state.frames = [frame_at(SETUP, "403.3")]
            return
        variables["turn"] = standing.turn
        variables["phase"] = standing.phase
        game.state.frames = [frame_at(TURNS, standing.phase)]
        if standing.begun:
            game.state.frames.append(frame_at(*UNDER_WAY[standing.phase]))

    def standing(self, game: k.Game) -> Standing | None:
        frames = [frame for frame in game.state.frames if frame.procedure is not SETUP]
        phase = game.variable("phase")
        if len(frames) != 3 or not isinstance(phase, str) or phase not in UNDER_WAY or game.zone(CHASE, 0):
            return None
        turns, running, priority = frames
        procedure, label = UNDER_WAY[phase]
        if turns.procedure is not TURNS or running.procedure is not procedure or priority.procedure is not PRIORITY:
            return None
        if running.index != procedure.at(label) or priority.index != PRIORITY.at("602.1c") or priority.barred:
            return None
        if priority.get(HOLDER, -1) != game.turn_player() or priority.get(PASSES, -1) != 0:
            return None
        return Standing(game.turn_player(), game.turn(), phase, begun=True)

    def give(self, game: k.Game, player: k.PlayerId, what: str, text: str) -> str:
        parts = [part.strip() for part in text.split(",") if part.strip() not in ("", "none", "empty", "なし")]
        if what == "aether":
            return give_aether(game, player, parts)
        if what == "counters":
            return give_counters(game, player, parts)
        if len(parts) != 1 or not parts[0].isdecimal():
            return f"extra turns are a number, not {text!r}"
        before = game.state.variables["extra_turns"]
        assert isinstance(before, tuple)
        others = tuple(turn for turn in before if turn != player)
        game.state.variables["extra_turns"] = (*others, *([player] * int(parts[0])))  # type: ignore[assignment]
        return ""

    def holding(self, game: k.Game, player: k.PlayerId, what: str, *, loosely: bool = False) -> str:
        if what == "aether":
            points = game.state.variables[f"aether{player}"]
            assert isinstance(points, tuple)
            counts: dict[str, int] = {}
            for point in points:
                if isinstance(point, int):
                    name = point_words(game, point & ALL_ATTRIBUTES if loosely else point)
                    counts[name] = counts.get(name, 0) + 1
            return ", ".join(with_number(name, number) for name, number in sorted(counts.items()))
        if what == "counters":
            found = [name.split(":") for name in sorted(game.state.variables) if name.startswith("counter:")]
            mine = [(name, game.number(f"counter:{name}:{owner}")) for _, name, owner in found if int(owner) == player]
            return ", ".join(f"{name} {number}" for name, number in mine if number)
        extra = game.state.variables["extra_turns"]
        assert isinstance(extra, tuple)
        number = sum(1 for turn in extra if turn == player)
        return str(number) if number else ""

    def unwritten(self, game: k.Game) -> list[str]:
        found = counted(game)
        if game.state.variables["later_turns"]:
            found.append("an extra turn after a later turn")
        if game.number("attacker") or game.number("attack_target"):
            found.append("a battle that is under way")
        return found


def attribute_bit(word: str) -> int:
    """The bit of an attribute in either language; 0 if there is none of that name."""
    for place, name in enumerate(ATTRIBUTES):
        if word in (name, ENGLISH_ATTRIBUTES[name].lower()):
            return 1 << place
    return 0


def read_point(game: k.Game, text: str, trait: str) -> int:
    """A point of aether: its attributes, and the trait of the caster who made it (1108); -1 if that means nothing."""
    point = 0
    for word in re.split("[/・]", text):
        bit = attribute_bit(word)
        if not bit and word not in PLAIN:
            return -1
        point |= bit
    if trait:
        traits = pool_of(game.pool).traits
        if trait not in traits:
            return -1
        point |= 1 << 7 + traits.index(trait)
    return point


def give_aether(game: k.Game, player: k.PlayerId, parts: list[str]) -> str:
    """907.4: the points that a player has."""
    points: list[int] = []
    for part in parts:
        found = POINT.fullmatch(part)
        point = -1 if found is None else read_point(game, found.group(1), found.group(3) or "")
        if found is None or point < 0:
            return f"{part!r} is no aether; write '火星 2', '無 1' or '太陽/火星 1'"
        points.extend([point] * int(found.group(2) or 1))
    game.state.variables[f"aether{player}"] = tuple(sorted(points))
    return ""


def give_counters(game: k.Game, player: k.PlayerId, parts: list[str]) -> str:
    """1018.1: the counters that a player has."""
    for name in list(game.state.variables):
        if name.startswith("counter:") and name.endswith(f":{player}"):
            game.state.variables[name] = 0
    for part in parts:
        found = COUNTER.fullmatch(part)
        if found is None:
            return f"{part!r} is no counter; write '飴 2'"
        name = "キャンディ" if found.group(1) in CANDY else found.group(1)
        game.state.variables[f"counter:{name}:{player}"] = int(found.group(2))
    return ""


def point_words(game: k.Game, point: int) -> str:
    """A point of aether in words."""
    names = [name for place, name in enumerate(ATTRIBUTES) if point >> place & 1]
    traits = [trait for place, trait in enumerate(pool_of(game.pool).traits) if point >> 7 + place & 1]
    return "/".join(names or PLAIN[:1]) + "".join(f" from {trait}" for trait in traits)


def with_number(name: str, number: int) -> str:
    """`火星 2`, with the number before what the aether came from."""
    word, _, trait = name.partition(" from ")
    return f"{word} {number}" + (f" from {trait}" if trait else "")
