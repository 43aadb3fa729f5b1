"""Positions of this game as scenarios set them up and write them down."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from kirifuda import kernel as k
from kirifuda.games.interface import CardFacts
from kirifuda.games.pso2.modes import DIFFICULTY
from kirifuda.games.pso2.pool import pool_of
from kirifuda.games.pso2.raid.r_boss_turn import BOSS_TURN, PLAYED
from kirifuda.games.pso2.raid.r_setup import first_life, first_seat
from kirifuda.games.pso2.rules.common import boss_seat, is_raid, numbers_in
from kirifuda.games.pso2.rules.r102_setup import AT, SETUP, VARIABLES, face
from kirifuda.games.pso2.rules.r103_6_right_to_act import HOLDER, PASSES, RIGHT_TO_ACT
from kirifuda.games.pso2.rules.r213_damage import LIFE, ROW_MARKS
from kirifuda.games.pso2.rules.r403_field import IN_ROW, next_in_row
from kirifuda.games.pso2.rules.r500_turn import TURNS
from kirifuda.games.pso2.rules.r504_main_phase import MAIN_PHASE
from kirifuda.games.pso2.telling.naming import japanese_name
from kirifuda.games.pso2.values import (
    ACTIVE,
    ANY_ITEM,
    BOSS,
    CHARACTER,
    EQUIPMENT,
    ITEM,
    KIND_NAMES,
    MAG_CARD,
    PERSON,
    PLAYER_CARD,
)
from kirifuda.games.pso2.zones import (
    BACK,
    FIELD,
    FIRST_FACE,
    FRONT,
    IN_PLAY,
    MAG,
    NO_ROW,
    ON,
    PLAYER,
    PP,
    PROCESSING,
    SECOND_FACE,
)
from kirifuda.games.scenario_words import PositionWords, Standing, controller_words, counted, frame_at, is_controlled

if TYPE_CHECKING:
    from kirifuda.games.pso2.values import PsoCard

BLANK: Final = "白紙"
BLANK_PLAYER: Final = "白紙の潜り手"
BLANK_BOSS: Final = "白紙のボス"
FILLER: Final = CardFacts(
    "scenario",
    {"id": BLANK, "name": BLANK, "english": "Blank", "kind": "キャラ", "cost": 99, "attack": 0, "hp": 9},
)
"""A card that nobody can play and that has nothing on it."""
FILLERS: Final = (
    CardFacts(
        "scenario",
        {"id": BLANK_PLAYER, "name": BLANK_PLAYER, "english": "Blank Diver", "kind": "プレイヤー", "classes": ["ALL"],
         "deck": 50},
    ),
    CardFacts(
        "scenario",
        {"id": BLANK_BOSS, "name": BLANK_BOSS, "english": "Blank Boss", "kind": "ボス", "attack": 0, "life": 20},
    ),
    *(
        CardFacts(
            "scenario",
            {"id": f"{colour}紙", "name": f"{colour}紙", "english": f"{english} Paper", "kind": "キャラ",
             "colors": [colour], "cost": 99, "attack": 0, "hp": 9},
        )
        for colour, english in (("赤", "Red"), ("青", "Blue"), ("黄", "Yellow"), ("黒", "Black"))
    ),
)  # fmt: skip
"""A player card that can bear anything, a boss, and blank cards of each colour for PP."""
DEFAULTS: Final[dict[str, dict[str, Any]]] = {
    "キャラ": {"attack": 1, "hp": 4, "cost": 0},
    "アクティブ": {"cost": 0, "text": "1枚ドローする。"},
    "アイテム": {"cost": 0},
    "武器": {"attack": 1, "cost": 0, "classes": ["ALL"]},
    "防具": {"defense": 1, "cost": 0, "classes": ["ALL"]},
    "プレイヤー": {"deck": 50, "classes": ["ALL"]},
    "マグ": {},
    "ボス": {"attack": 1},
}
"""What a card's definition may leave out, by kind."""
BOSS_LIFE: Final = 20
"""R.08: the life of a boss whose definition speaks of none."""
BOSS_BEGINS: Final = {"target": "R.12", "start": "R.13", "main": "R.14", "battle": "R.15", "end": "R.16"}
"""R.11: the same in the boss's turn."""
ROW_WORDS: Final = {"front": FRONT, "前列": FRONT, "back": BACK, "後列": BACK}
FACE_WORDS: Final = {
    "first face": FIRST_FACE, "先攻の面": FIRST_FACE, "second face": SECOND_FACE, "後攻の面": SECOND_FACE,
}  # fmt: skip
DAMAGED: Final = re.compile(r"(?:(front|back|前列|後列)\s*)?(?:damage|ダメージ)\s*(\d+)")
LIFE_WORDS: Final = re.compile(r"(\d+)(?:\s*(?:/|of)\s*(\d+))?")


class Position(PositionWords):
    """What lies where, and where the turn stands."""

    filler = FILLER
    fillers = FILLERS

    def stand_in(self, game: k.Game, kind: k.ZoneKind, player: k.PlayerId) -> str:
        if kind is not PLAYER:
            return BLANK
        return BLANK_BOSS if player == boss_seat(game) else BLANK_PLAYER

    def completed(self, facts: dict[str, Any]) -> dict[str, Any]:
        kind = facts.get("kind", "キャラ")
        if kind == "ボス" and "ルール" not in facts.get("text", ""):
            facts.setdefault("life", BOSS_LIFE)
        return {"kind": kind, **DEFAULTS.get(kind, {}), **facts}

    def definition(self, pool: k.Pool, card: int) -> list[str] | None:
        return definition_lines(pool_of(pool).card_at(card))

    def spellings(self, pool: k.Pool, card: int) -> list[str]:
        """206.2: the name without its title too."""
        printed = pool_of(pool).card_at(card)
        return [printed.printed.name, japanese_name(printed)]

    def complaint(self, pool: k.Pool, card: k.CardObject, kind: k.ZoneKind) -> str:
        printed = pool_of(pool).card_at(card.card).printed
        name = printed.name
        if (kind is PLAYER) != bool(printed.kind & PERSON):
            return (
                f"{name} can't lie there; player cards and bosses lie in the player zone, and nothing else does (201.2)"
            )
        if (kind is MAG) != bool(printed.kind & MAG_CARD):
            return f"{name} can't lie there; mags lie in the mag zone, and nothing else does (203.1)"
        if card.face_down and kind is not PP:
            return f"{name} can't lie face down there; only in PP (404.5)"
        if card.position != ON and not kind.bit & (IN_PLAY | PP.bit):
            return "cards are ON or OFF in play and in PP only (215.1)"
        if kind is FIELD and card.host and not printed.kind & (EQUIPMENT | ACTIVE):
            return f"{name} can't lie on a card; weapons, armour and attached actives do (204.2.2, 205.4)"
        if kind is FIELD and not card.host and not printed.kind & (CHARACTER | ITEM):
            return f"{name} can't lie on the field by itself; write (wears: {name}) behind a card (205.4)"
        return ""

    def mark(self, game: k.Game, card: k.CardObject, state: str) -> bool:
        damaged = DAMAGED.fullmatch(state)
        if state in ROW_WORDS:
            card.place = ROW_WORDS[state]
        elif state in FACE_WORDS:
            card.place = FACE_WORDS[state]
        elif damaged is not None:
            row = ROW_WORDS[damaged.group(1)] if damaged.group(1) else max(card.place, FRONT)
            card.marks = k.with_value(card.marks, ROW_MARKS[row], int(damaged.group(2)))
        else:
            return is_controlled(game, card, state)
        return True

    def marks(self, game: k.Game, card: k.CardObject) -> list[str]:
        found: list[str] = []
        if game.map.kind_of[card.zone] is FIELD and not card.host and card.place != usual_row(game, card):
            found.append("back" if card.place == BACK else "front")
        if game.map.kind_of[card.zone] is PLAYER and card.place != face(game, card.owner):
            found.append("second face" if card.place == SECOND_FACE else "first face")
        for row, mark in enumerate(ROW_MARKS):
            if card.mark(mark):
                found.append(f"{'back' if row else 'front'} damage {card.mark(mark)}")
        return [*found, *controller_words(game, card)]

    def stand(self, game: k.Game, standing: Standing) -> None:
        variables = game.state.variables
        variables.update(VARIABLES)
        boss = game.players - 1 if DIFFICULTY in game.options else -1
        variables["boss"] = boss
        variables["turn_player"] = standing.player
        variables["turn"] = 0
        variables["phase"] = standing.phase
        if standing.phase == "setup":
            variables["first"] = first_seat(game) if boss >= 0 else standing.player
            variables["turn_player"] = variables["first"]
            setup = frame_at(SETUP, "102.3")
            setup[AT] = 0
            game.state.frames = [setup]
            return
        variables["first"] = standing.player if standing.turn % 2 or boss >= 0 else 1 - standing.player
        if boss >= 0:
            variables["first"] = first_seat(game)
        variables["turn"] = standing.turn
        variables["in_turn"] = 0 if standing.phase in ("start", "target") else 1
        self._put_procedures(game, standing)

    def _put_procedures(self, game: k.Game, standing: Standing) -> None:
        """The turn at its phase; the boss's goes by its own rules (R.11)."""
        if standing.player == boss_seat(game):
            running = frame_at(BOSS_TURN, BOSS_BEGINS.get(standing.phase, "R.12"))
            running.player = standing.player
            running[PLAYED] = 0
            game.state.frames = [frame_at(TURNS, "R.11"), running]
            return
        game.state.frames = [frame_at(TURNS, standing.phase if standing.phase in TURNS.names else "main")]
        if standing.begun and standing.phase == "main":
            game.state.frames.append(frame_at(MAIN_PHASE, "504.1"))

    def finish(self, game: k.Game) -> None:
        """Rows and their order, faces, and the boss's life, where the scenario does not say."""
        for seat in range(game.players):
            for id in game.zone(FIELD, seat):
                card = game.state.objects[id]
                if not card.host:
                    if card.place == NO_ROW:
                        card.place = usual_row(game, card)
                    card.marks = k.with_value(card.marks, IN_ROW, next_in_row(game, seat, card.place))
            for id in game.zone(PLAYER, seat):
                card = game.state.objects[id]
                card.place = face(game, seat) if card.place < 0 else card.place
        if is_raid(game):
            game.state.variables[LIFE] = game.state.variables["first_life"] = first_life(game)
        game.touch(-1)

    def standing(self, game: k.Game) -> Standing | None:
        frames = [frame for frame in game.state.frames if frame.procedure is not SETUP]
        if len(frames) != 3 or game.zone(PROCESSING, 0) or game.variable("phase") != "main":
            return None
        turns, running, right = frames
        if turns.procedure is not TURNS or running.procedure is not MAIN_PHASE or right.procedure is not RIGHT_TO_ACT:
            return None
        if right.index != RIGHT_TO_ACT.at("103.6.1.5") or right.barred:
            return None
        if right.get(HOLDER, -1) != game.turn_player() or right.get(PASSES, -1) != 0:
            return None
        return Standing(game.turn_player(), game.turn(), "main", begun=True)

    def give(self, game: k.Game, player: k.PlayerId, what: str, text: str) -> str:
        if what == "target":
            if text not in ("yes", "はい"):
                return f"write 'P{player + 1} target: yes', not {text!r}"
            game.state.variables["target_player"] = player
            return ""
        found = LIFE_WORDS.fullmatch(text)
        if found is None or player != boss_seat(game):
            return f"life is a number of the boss, not {text!r}"
        game.state.variables[LIFE] = int(found.group(1))
        if found.group(2):
            game.state.variables["first_life"] = int(found.group(2))
        return ""

    def holding(self, game: k.Game, player: k.PlayerId, what: str, *, loosely: bool = False) -> str:
        if what == "target":
            return "yes" if game.number("target_player") == player else ""
        if player != boss_seat(game):
            return ""
        life, first = game.number(LIFE), game.number("first_life")
        return str(life) if loosely or life == first else f"{life} of {first}"

    def unwritten(self, game: k.Game) -> list[str]:
        found = counted(game)
        if numbers_in(game, "out"):
            found.append("players who are out of the game")
        if game.number("controls"):
            found.append("who controls what for a while")
        return found


def usual_row(game: k.Game, card: k.CardObject) -> int:
    """202.2, 205.3: the row in which a card comes onto the field."""
    return FRONT if pool_of(game.pool).card_at(card.card).printed.kind & CHARACTER else BACK


def definition_lines(card: PsoCard) -> list[str]:
    """A card as a scenario defines it."""
    values = card.printed
    kind = next(name for name, bit in KIND_NAMES.items() if values.kind & bit)
    lines = [f"card {card.key}", f"  name: {values.name}", f"  kind: {kind}"]
    facts: list[tuple[str, object]] = [
        ("title", values.title),
        ("colours", ", ".join(name for place, name in enumerate("赤青黄黒") if values.colours >> place & 1)),
        ("classes", "ALL" if values.every_class else ", ".join(values.classes)),
        ("sorts", ", ".join(values.sorts)),
    ]
    if values.kind & (CHARACTER | ACTIVE | ANY_ITEM):
        facts.append(("cost", "X" if card.has_x_cost else str(values.cost)))
    numbers = {"attack": values.attack, "hp": values.hp, "defence": values.defense, "life": card.life}
    facts.extend((name, number) for name, number in numbers.items() if number)
    if values.kind & PLAYER_CARD:
        facts.append(("deck", card.deck_size))
    lines.extend(f"  {name}: {value}" for name, value in facts if value)
    first = [text.text for text in card.texts if "#second" not in text.key]
    second = [text.text for text in card.texts if "#second" in text.key]
    for name, texts in (("first text" if second else "text", first), ("second text", second)):
        whole = "\n".join(texts).splitlines()
        lines.extend(f"  {f'{name}: ' if not number else '  '}{line}" for number, line in enumerate(whole))
    return [line for line in lines if line.strip()] if not values.kind & BOSS else lines
