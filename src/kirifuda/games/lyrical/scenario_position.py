"""Positions of this game as scenarios set them up and write them down."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from kirifuda import kernel as k
from kirifuda.games.interface import CardFacts
from kirifuda.games.lyrical.pool import pool_of
from kirifuda.games.lyrical.rules.common import ATTACKER, SET_UP
from kirifuda.games.lyrical.rules.n00_main_phase import MAIN_PHASE
from kirifuda.games.lyrical.rules.n00_opening import AT, OPENING, VARIABLES
from kirifuda.games.lyrical.rules.n00_turn import TURNS
from kirifuda.games.lyrical.rules.n07_using import FACTORS_PLACED
from kirifuda.games.lyrical.rules.n09_damage import DAMAGE, SPARED
from kirifuda.games.lyrical.values import CHARACTER, COLOURS, FACTOR_CARD, FIELD_CARD, ITEM, KIND_NAMES, NAMED, Price
from kirifuda.games.lyrical.wording.words import COLOURS as ENGLISH_COLOURS
from kirifuda.games.lyrical.zones import FACTOR, FIELD, FIELDS, STACK, UNACTED
from kirifuda.games.scenario_words import PositionWords, Standing, counted, frame_at

if TYPE_CHECKING:
    from kirifuda.games.lyrical.values import LyricalCard

BLANK: Final = "白紙"
TITLE: Final = "試しの"
"""The title of a card that is given none."""
FILLER: Final = CardFacts(
    "scenario",
    {"id": BLANK, "title": "無地の", "name": BLANK, "english": "Blank", "kind": "キャラクター", "factor": "99",
     "cost": 0, "attack": 0, "durability": 9},
)  # fmt: skip
"""A card that nobody can set and that has nothing on it."""
PAPERS: Final = {colour: f"{colour}紙" if f"{colour}紙" != BLANK else f"{colour}色紙" for colour in COLOURS}
FILLERS: Final = tuple(
    CardFacts(
        "scenario",
        {"id": paper, "name": paper, "english": f"{ENGLISH_COLOURS[colour].capitalize()} Paper", "kind": "ファクター",
         "color": colour},
    )
    for colour, paper in PAPERS.items()
)  # fmt: skip
"""A factor card of each colour."""
DRAWS: Final = "カードを1枚引く。"
"""What a card does of which nobody says what it does."""
PAID: Final[dict[str, Any]] = {"factor": "0", "cost": 0}
DEFAULTS: Final[dict[str, dict[str, Any]]] = {
    "キャラクター": {"title": TITLE, "attack": 1, "durability": 3, **PAID},
    "アイテム": {"title": TITLE, **PAID},
    "フィールド": PAID,
    "ストラテジー": {"text": DRAWS, **PAID},
    "トリック": {"text": DRAWS, **PAID},
    "ファクター": {"color": COLOURS[0]},
}
"""What a card's definition may leave out, by kind."""
DAMAGED: Final = re.compile(r"(?:damage|ダメージ)\s*(\d+)")
SET_UP_WORDS: Final = ("set up this turn", "このターンにセットアップ")


class Position(PositionWords):
    """What lies where, and where the turn stands."""

    filler = FILLER
    fillers = FILLERS

    def stand_in(self, game: k.Game, kind: k.ZoneKind, player: k.PlayerId) -> str:
        return PAPERS[COLOURS[0]] if kind is FACTOR else BLANK

    def completed(self, facts: dict[str, Any]) -> dict[str, Any]:
        kind = facts.get("kind", "キャラクター")
        return {"kind": kind, **DEFAULTS.get(kind, {}), **facts}

    def definition(self, pool: k.Pool, card: int) -> list[str] | None:
        return definition_lines(pool_of(pool).card_at(card))

    def spellings(self, pool: k.Pool, card: int) -> list[str]:
        """N-1.6: title and name, or the name in quotation marks alone, which several cards may share."""
        printed = pool_of(pool).card_at(card)
        return [printed.full_name(), printed.printed.name, printed.printed.title]

    def complaint(self, pool: k.Pool, card: k.CardObject, kind: k.ZoneKind) -> str:
        printed = pool_of(pool).card_at(card.card).printed
        name = printed.name
        if (kind is FACTOR) and not printed.kind & FACTOR_CARD:
            return f"{name} can't lie there; only factor cards do (N-1.2)"
        if (kind is FIELDS) and not printed.kind & FIELD_CARD:
            return f"{name} can't lie there; only field cards do (N-4.1)"
        if card.face_down:
            return "nothing lies face down in this game"
        if card.position != UNACTED and (kind not in (FIELD, FACTOR) or card.host):
            return "only characters and factor cards are acted or un-acted (N-1.2, N-9.9)"
        if kind is FIELD and card.host and not printed.kind & (CHARACTER | ITEM):
            return f"{name} can't lie on a character; items and cards set up on it do (N-2.1, N-3.1)"
        if kind is FIELD and not card.host and not printed.kind & CHARACTER:
            return f"{name} can't lie in the field by itself; write (with: {name}) behind a character (N-3.1)"
        return ""

    def mark(self, game: k.Game, card: k.CardObject, state: str) -> bool:
        damaged = DAMAGED.fullmatch(state)
        if damaged is not None:
            card.marks = k.with_value(card.marks, DAMAGE, int(damaged.group(1)))
        elif state in SET_UP_WORDS:
            card.marks = k.with_value(card.marks, SET_UP, game.turn())
        else:
            return False
        return True

    def marks(self, game: k.Game, card: k.CardObject) -> list[str]:
        found: list[str] = []
        if card.mark(DAMAGE):
            found.append(f"damage {card.mark(DAMAGE)}")
        if game.turn() and card.mark(SET_UP) == game.turn():
            found.append(SET_UP_WORDS[0])
        return found

    def stand(self, game: k.Game, standing: Standing) -> None:
        variables = game.state.variables
        variables.update(VARIABLES)
        variables["turn_player"] = standing.player
        variables["phase"] = standing.phase
        variables["turn"] = 0
        if standing.phase == "opening":
            variables["first"] = standing.player
            opening = frame_at(OPENING, "draw_hand")
            opening.slots[AT.name] = 0
            game.state.frames = [opening]
            return
        variables["first"] = standing.player if standing.turn % 2 else 1 - standing.player
        variables["turn"] = standing.turn
        game.state.frames = [frame_at(TURNS, standing.phase)]
        if standing.begun and standing.phase == "main":
            game.state.frames.append(frame_at(MAIN_PHASE, "choose_action"))

    def finish(self, game: k.Game) -> None:
        """Values follow from what lies where."""
        game.touch(-1)

    def standing(self, game: k.Game) -> Standing | None:
        frames = [frame for frame in game.state.frames if frame.procedure is not OPENING]
        if len(frames) != 2 or game.zone(STACK, 0) or game.number(ATTACKER):
            return None
        turns, running = frames
        if turns.procedure is not TURNS or running.procedure is not MAIN_PHASE or running.barred:
            return None
        if running.index != MAIN_PHASE.names["choose_action"]:
            return None
        return Standing(game.turn_player(), game.turn(), "main", begun=True)

    def give(self, game: k.Game, player: k.PlayerId, what: str, text: str) -> str:
        if not text.isdecimal() or player != game.turn_player():
            return f"the turn player has placed a number of factor cards, not {text!r}"
        game.state.variables[FACTORS_PLACED] = int(text)
        return ""

    def holding(self, game: k.Game, player: k.PlayerId, what: str, *, loosely: bool = False) -> str:
        placed = game.number(FACTORS_PLACED) if player == game.turn_player() else 0
        return str(placed) if placed else ""

    def unwritten(self, game: k.Game) -> list[str]:
        found = counted(game)
        for card in game.state.objects.values():
            if card.mark(SPARED):
                found.append("a character that an effect has kept from being discarded")
        return found


def definition_lines(card: LyricalCard) -> list[str]:
    """A card as a scenario defines it."""
    values = card.printed
    kind = next(name for name, bit in KIND_NAMES.items() if values.kind & bit)
    lines = [f"card {card.key}", f"  name: {values.name}", f"  kind: {kind}"]
    facts: list[tuple[str, object]] = []
    if values.kind & NAMED:
        facts.append(("title", values.title))
    if values.kind & FACTOR_CARD:
        facts.append(("colour", COLOURS[values.colours.bit_length() - 1]))
    else:
        facts.extend([("factor", Price(values.marks, values.factor).text().partition("/")[0]), ("cost", values.cost)])
    if values.kind & CHARACTER:
        facts.extend([("attack", values.attack), ("durability", values.durability)])
    lines.extend(f"  {name}: {value}" for name, value in facts)
    whole = card.text.splitlines()
    lines.extend(f"  {'text: ' if not number else '  '}{line}" for number, line in enumerate(whole))
    return lines
