"""Positions of this game as scenarios set them up and write them down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from kirifuda import kernel as k
from kirifuda.games.interface import CardFacts
from kirifuda.games.scenario_words import PositionWords, Standing, frame_at
from kirifuda.games.spellcard_strike.minimap import SIZE, Minimap, offset
from kirifuda.games.spellcard_strike.pool import pool_of
from kirifuda.games.spellcard_strike.rules.r01_02_decks import SPELL_CARDS
from kirifuda.games.spellcard_strike.rules.r01_02_game_end import standing
from kirifuda.games.spellcard_strike.rules.r02_02_states import MOST_STRIKERS
from kirifuda.games.spellcard_strike.rules.r05_01_setup import SETUP, VARIABLES
from kirifuda.games.spellcard_strike.rules.r05_02_turn import TURNS
from kirifuda.games.spellcard_strike.rules.r05_03_refresh_phase import REFRESH_PHASE
from kirifuda.games.spellcard_strike.rules.r05_04_striker_phase import STRIKER_PHASE
from kirifuda.games.spellcard_strike.rules.r05_05_commander_phase import COMMANDER_PHASE
from kirifuda.games.spellcard_strike.rules.r05_06_end_phase import END_PHASE
from kirifuda.games.spellcard_strike.scenario_typed import typed
from kirifuda.games.spellcard_strike.values import ALL_ATTRIBUTES, ATTRIBUTES
from kirifuda.games.spellcard_strike.zones import (
    ACE,
    CHAIN,
    DECK,
    DISCARD,
    EFFECTS,
    HAND,
    OPTION,
    REMOVED,
    SCORE,
    STAGE,
    UNACTED,
)

if TYPE_CHECKING:
    from kirifuda.games.spellcard_strike.values import PrintedText, StrikerCard

UNPAYABLE: Final = "〔神〕〔魔〕〔霊〕〔妖〕〔神〕〔魔〕〔霊〕"
"""More icons than a player has strikers."""
NO_SPELL: Final = {"types": ["支援"], "timing": "リアクション", "cost": UNPAYABLE, "text": "カードを1枚引く。"}
"""The spell half of a card whose definition speaks of none: nobody can pay for it."""
NO_RANGE: Final = ".....\n.....\n..@..\n.....\n....."
BLANK: Final = "白紙"
FILLER: Final = CardFacts(
    "scenario",
    {
        "id": BLANK, "striker": BLANK, "striker_english": "Blank", "spell_name": "余白", "spell_english": "Margin",
        "cost": UNPAYABLE, "rank": 1, "pow": 0, "def": 9, "house": "", "range": NO_RANGE, "spell": NO_SPELL,
    },
)  # fmt: skip
"""A card that nobody can summon or cast and that has nothing on it. As a striker it attacks nobody."""
STATUS: Final = ("rank", "pow", "def")

UNDER_WAY: Final[dict[str, tuple[k.Procedure, str]]] = {
    "refresh": (REFRESH_PHASE, "choose_exchange"),
    "striker": (STRIKER_PHASE, "choose_action"),
    "commander": (COMMANDER_PHASE, "choose_retiring"),
    "end": (END_PHASE, "choose_exchange"),
}
"""Where a phase stands when its start has been announced."""


class Position(PositionWords):
    """What lies where, and where the turn stands."""

    filler = FILLER

    def completed(self, facts: dict[str, Any]) -> dict[str, Any]:
        """3.1.2: an option, or a spell card; what is not printed is plain: Rank 1, POW 1, DEF 3, cost 〔無〕."""
        kind = facts.pop("kind", "")
        facts.update(zip(STATUS, map(number_or_word, facts.pop("status", [])), strict=False))
        for part in (facts, *facts.get("ability", []), facts.get("spell", {})):
            if "cost" in part:
                part["cost"] = icons(part["cost"])
        if kind in ("option", "オプション"):
            return facts
        facts["striker"] = facts.pop("name")
        facts["striker_english"] = facts.pop("english")
        facts.setdefault("spell_name", facts["striker"] + "の符")
        if "spell" in facts:
            facts["spell"] = {**usual_spell(facts["spell"].get("lasting", "")), **facts["spell"]}
        usual = {"cost": "〔無〕", "rank": 1, "pow": 1, "def": 3, "house": "", "range": NO_RANGE, "spell": NO_SPELL}
        return {**usual, **facts}

    def typed(self, kind: str, facts: dict[str, str], text: str) -> list[str] | None:
        return typed(kind, facts, text)

    def definition(self, pool: k.Pool, card: int) -> list[str]:
        return definition(pool_of(pool).card_at(card))

    def spellings(self, pool: k.Pool, card: int) -> list[str]:
        """3.2.1.1: the halves of a card's name."""
        printed = pool_of(pool).card_at(card)
        names = [printed.printed.striker_name, printed.printed.spell_name]
        return [name for name in (*names, printed.striker_english, printed.spell_english) if name]

    def owner(self, kind: k.ZoneKind, player: k.PlayerId) -> k.PlayerId:
        """4.5.1: the opponent's cards are one's score."""
        return 1 - player if kind is SCORE else player

    def complaint(self, pool: k.Pool, card: k.CardObject, kind: k.ZoneKind) -> str:
        printed = pool_of(pool).card_at(card.card)
        is_option = printed.printed.is_option
        if is_option and kind in (DECK, HAND, DISCARD, ACE):
            return f"{printed.name} is an option and can't be there (2.3.8)"
        if kind is OPTION and not is_option:
            return f"{printed.name} is no option"
        if is_option and kind is STAGE and not card.host:
            return f"{printed.name} is an option; write it as what a striker wears"
        if card.position != UNACTED and (kind is not STAGE or card.host):
            return "only strikers have acted or not (2.2.4.2)"
        if card.face_down and kind not in (SCORE, STAGE, EFFECTS, REMOVED):
            places = "in the score, on the stage, in the effect zone, or removed"
            return f"{printed.name} can't lie face down there; only {places}"
        return ""

    def crowding(self, pool: k.Pool, cards: list[k.CardObject]) -> str:
        spells = sum(1 for card in cards if not pool_of(pool).card_at(card.card).printed.is_option)
        strikers = sum(1 for card in cards if card.place >= 0)
        if strikers > MOST_STRIKERS:
            return f"{strikers} strikers are more than a player controls (4.1.4)"
        return "" if spells <= SPELL_CARDS else f"{spells} cards are more than a deck of {SPELL_CARDS} holds (1.2.2.1)"

    def seen(self, game: k.Game, card: k.CardObject) -> k.Mask:
        """4.5.2.3, 4.1.2.2: everybody may look at it; in the effect zone only its controller (4.8.2.2), if it is
        removed nobody (4.6.2.1)."""
        kind = game.map.kind_of[card.zone]
        if kind is EFFECTS:
            return 1 << card.controller
        return 0 if kind is REMOVED else (1 << game.players) - 1

    def stand(self, game: k.Game, standing: Standing) -> None:
        variables = game.state.variables
        variables.update(VARIABLES)
        other = 1 - standing.player
        variables["turn_player"] = standing.player
        variables["first"] = standing.player if standing.turn % 2 else other
        if standing.phase == "setup":
            variables["turn"] = 0
            game.state.frames = [frame_at(SETUP, "first_ace")]
            if standing.is_named:
                game.state.streams["first"] = rolling(game.state.streams["first"], standing.player, game.players)
            return
        variables["turn"] = standing.turn
        variables["phase"] = standing.phase
        game.state.frames = [frame_at(TURNS, standing.phase)]
        if standing.begun:
            game.state.frames.append(frame_at(*UNDER_WAY[standing.phase]))

    def finish(self, game: k.Game) -> None:
        """4.6.1: whatever is removed lies face down."""
        for player in range(game.players):
            for id in game.zone(REMOVED, player):
                k.TurnFace(id, face_down=True).apply(game)

    def standing(self, game: k.Game) -> Standing | None:
        frames = [frame for frame in game.state.frames if frame.procedure is not SETUP]
        phase = game.variable("phase")
        if len(frames) != 2 or not isinstance(phase, str) or phase not in UNDER_WAY or game.zone(CHAIN, 0):
            return None
        turns, running = frames
        procedure, step = UNDER_WAY[phase]
        if turns.procedure is not TURNS or running.procedure is not procedure or running.barred:
            return None
        if running.index != procedure.names[step]:
            return None
        return Standing(game.turn_player(), game.turn(), phase, begun=True)

    def unwritten(self, game: k.Game) -> list[str]:
        found = []
        for name, value in game.state.variables.items():
            if name.startswith(("history:", "used:")) and value:
                found.append(f"{name} = {value}")
        if game.number("mover"):
            found.append("a movement that is under way")
        if game.state.variables["standing"] == standing(game):
            found.append(f"turns without a change (1.2.5.3): {game.number('unchanged')}")
        return found


def rolling(state: int, wanted: int, sides: int) -> int:
    """5.1.3: a state of chance from which the next roll is the one that is wanted."""
    while k.below(state, sides)[1] != wanted:
        state, _ = k.advance(state)
    return state


def number_or_word(text: str) -> int | str:
    """A number; anything else is left to whoever reads the facts."""
    return int(text) if text.isascii() and text.isdecimal() else text


def usual_spell(lasting: str) -> dict[str, Any]:
    """2.9.2, 2.10.2: what a spell's definition may leave out; equipment and rule cards are of that type."""
    types = [lasting] if lasting in ("装備", "ルール") else []
    return {"types": types, "timing": "アクション", "text": NO_SPELL["text"]}


def icons(text: str) -> str:
    """A cost as card files write it; '神 無' is short for 〔神〕〔無〕."""
    if "〔" in text or not text.strip():
        return text.strip()
    return "".join(f"〔{icon}〕" for icon in text.split())


def definition(card: StrikerCard) -> list[str]:
    """A printed card as a scenario defines it."""
    values = card.printed
    name = values.striker_name or card.name
    lines = [f"card {card.key}"]
    if values.is_option:
        lines.append("  kind: option")
    for word, text in (
        ("name", name if name != card.key else ""),
        ("spell name", values.spell_name),
        ("attributes", ", ".join(name for place, name in enumerate(ATTRIBUTES) if values.attributes >> place & 1)),
        ("cost", "".join(f"〔{icon_name(icon)}〕" for icon in values.cost)),
        ("status", f"{values.rank}/{values.pow}/{values.defense}"),
        ("house", "".join(values.houses)),
        ("races", ", ".join(values.races)),
        ("range", "" if values.is_option else frame(values.range)),
        ("extra", card.extra),
    ):
        if text:
            lines.append(f"  {word}: {text}")
    for printed in card.texts:
        lines.extend(["  ability:", *part_lines(printed)])
    if card.spell_text is not None:
        lines.extend(["  spell:", f"    types: {', '.join(values.spell_types)}", *part_lines(card.spell_text)])
    return lines


def part_lines(printed: PrintedText) -> list[str]:
    """An ability or a spell as a scenario defines it."""
    found = [
        f"    {word}: {text}"
        for word, text in (
            ("timing", printed.timing),
            ("lasting", printed.lasting),
            ("cost", printed.cost),
            ("map", "/".join(printed.map.split())),
            ("target", printed.target),
        )
        if text
    ]
    first, *rest = printed.text.strip().splitlines()
    return [*found, f"    text: {first}", *[f"      {line}" for line in rest]]


def icon_name(icon: int) -> str:
    """The letter of a power icon."""
    return "無" if icon == ALL_ATTRIBUTES else ATTRIBUTES[icon.bit_length() - 1]


def frame(cells: tuple[int, ...]) -> str:
    """3.6.3: an attack range as one line, with the origin as near to the middle as the cells allow."""
    places = [offset(code) for code in cells] or [(0, 0)]
    middle = SIZE // 2
    row = min(max(middle, *(ahead for ahead, _ in places)), *(SIZE - 1 + ahead for ahead, _ in places))
    column = min(max(middle, *(-right for _, right in places)), *(SIZE - 1 - right for _, right in places))
    return "/".join(Minimap(row, column, cells).lines())
