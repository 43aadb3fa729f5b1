"""The table as text: the opponent above, the chase between, oneself and the hand below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.magical_duel.pool import pool_of
from kirifuda.games.magical_duel.presentation.cards import facts_of
from kirifuda.games.magical_duel.presentation.naming import Speaker
from kirifuda.games.magical_duel.presentation.objects import marks_of
from kirifuda.games.magical_duel.presentation.phrasing import Words, capital, width
from kirifuda.games.magical_duel.presentation.terms import (
    ATTRIBUTE_COLOURS,
    COUNTERS,
    PHASES,
    ZONES,
    aether_words,
    counter_words,
)
from kirifuda.games.magical_duel.presentation.texts import ability_text
from kirifuda.games.magical_duel.rules.common import phase, values_of
from kirifuda.games.magical_duel.rules.r0403_setup import OPENING
from kirifuda.games.magical_duel.rules.r1000_actions import aether, player_counters
from kirifuda.games.magical_duel.zones import (
    CASTERS,
    CHASE,
    DECK,
    EXILE,
    EXTRA,
    GRAVEYARD,
    HAND,
    ORBS,
    RECOVERED,
    SERVANTS,
)

if TYPE_CHECKING:
    from kirifuda.kernel.ids import ObjectId, PlayerId
    from kirifuda.kernel.zones import ZoneKind

LABELS: Final[dict[str, Words]] = {
    "turn": ("ターン{turn} {whose}{phase}", "Turn {turn}, {whose} {phase}"),
    "setup": ("ゲームの準備", "Setup"),
    "first": ("{player}（先攻）", "{player} (first)"),
    "second": ("{player}（後攻）", "{player} (second)"),
    "seat": ("{player}", "{player}"),
    "orbs": ("オーブ", "orbs"),
    "aether": ("オド", "aether"),
    "no_aether": ("なし", "none"),
    "known": ("（判明：{cards}）", " (known: {cards})"),
    "empty": ("なし", "nothing"),
    "item": ("{card}（{player}）", "{card} ({player})"),
    "battle": ("バトル：{attacker} → {target}", "Battle: {attacker} → {target}"),
}
WIDTH: Final = 78
BOLD: Final = "1"
DIM: Final = "2"
PILES: Final = (DECK, HAND, GRAVEYARD, EXILE, EXTRA)


class Drawing:
    """Collects the lines of one table."""

    def __init__(self, speaker: Speaker, *, colour: bool) -> None:
        self.speaker = speaker
        self.colour = colour
        self.lines: list[str] = []

    def paint(self, text: str, code: str) -> str:
        """The text in a colour, if colours are wanted."""
        return f"\x1b[{code}m{text}\x1b[0m" if self.colour and code else text

    def rule(self, title: str) -> None:
        """A line across with a title in it."""
        rest = "─" * max(2, WIDTH - width(title) - 4)
        self.lines.append(self.paint(f"── {title} {rest}" if title else "─" * WIDTH, BOLD))

    def rows(self, label: str, rows: list[str]) -> None:
        """A zone and what lies in it; equal rows are counted."""
        counted: dict[str, int] = {}
        for row in rows:
            counted[row] = counted.get(row, 0) + 1
        shown = [row if count == 1 else f"{row} ×{count}" for row, count in counted.items()]
        self.lines.append(f"  {self.paint(label, DIM)}" + ("" if shown else f"  {self.empty()}"))
        self.lines.extend(f"    {row}" for row in shown)

    def empty(self) -> str:
        """What stands in an empty zone."""
        return self.paint(self.speaker.pick(LABELS["empty"]), DIM)


def board(speaker: Speaker, *, colour: bool) -> str:
    """The table as the listener sees it; a spectator sees it from the first seat."""
    drawing = Drawing(speaker, colour=colour)
    me = max(0, speaker.viewer)
    drawing.rule(_title(speaker))
    _draw_seat(drawing, 1 - me)
    _draw_casters(drawing, 1 - me)
    _draw_servants(drawing, 1 - me)
    _draw_middle(drawing)
    _draw_servants(drawing, me)
    _draw_casters(drawing, me)
    _draw_seat(drawing, me)
    if speaker.viewer >= 0:
        _draw_hand(drawing, me)
    drawing.rule("")
    return "\n".join(drawing.lines)


def _title(speaker: Speaker) -> str:
    """Turn and phase."""
    game = speaker.game
    if game.turn() == 0:
        return speaker.pick(LABELS["setup"])
    fields = {
        "turn": str(game.turn()),
        "whose": speaker.whose(game.turn_player()),
        "phase": speaker.pick(PHASES[phase(game)]),
    }
    return speaker.say(LABELS["turn"], fields)


def _draw_seat(drawing: Drawing, player: PlayerId) -> None:
    """A player in one line: orbs, piles, aether, counters."""
    speaker = drawing.speaker
    game = speaker.game
    key = "seat"
    if game.turn() > 0:
        key = "first" if game.number("first") == player else "second"
    name = speaker.say(LABELS[key], {"player": speaker.player(player)})
    orbs = len(game.zone(ORBS, player))
    parts = [f"{speaker.pick(LABELS['orbs'])} {'●' * orbs}{'○' * max(0, OPENING - orbs)} {orbs}"]
    parts.extend(_pile(speaker, kind, player) for kind in PILES)
    points = aether_words(aether(game, player), speaker.language) or speaker.pick(LABELS["no_aether"])
    parts.append(f"{speaker.pick(LABELS['aether'])} {points}")
    for counter in COUNTERS:
        count = player_counters(game, player, counter)
        if count:
            parts.append(f"{counter_words(counter, speaker.language)} {count}")
    drawing.lines.append(f"{drawing.paint(name, BOLD)}  {' · '.join(parts)}")


def _pile(speaker: Speaker, kind: ZoneKind, player: PlayerId) -> str:
    """How many cards a pile holds (302.2a), and what is known of a hidden hand."""
    there = speaker.game.zone(kind, player)
    text = f"{speaker.pick(ZONES[kind.name])} {len(there)}"
    if kind is HAND and player != speaker.viewer and speaker.viewer >= 0:
        place = (-1 - speaker.game.map.zone(kind, player),)
        known = [
            card
            for group in speaker.game.state.knowledge[speaker.viewer]
            if group.places == place
            for card in group.cards
        ]
        if known:
            cards = speaker.list([speaker.card(card) for card in known])
            text += speaker.pick(LABELS["known"]).format_map({"cards": cards})
    return text


def _entity(drawing: Drawing, id: ObjectId) -> str:
    """An entity in one line, in the colour of its attribute."""
    speaker = drawing.speaker
    card = speaker.game.state.objects[id]
    attributes = values_of(speaker.game, id).attributes
    colours = [code for place, code in enumerate(ATTRIBUTE_COLOURS) if attributes >> place & 1]
    name = drawing.paint(capital(speaker.object(id)), colours[0] if len(colours) == 1 else "")
    marks = " ".join(marks_of(speaker, card))
    return f"{name}  {marks if card.position == RECOVERED else drawing.paint(marks, DIM)}".rstrip()


def _draw_servants(drawing: Drawing, player: PlayerId) -> None:
    rows = [_entity(drawing, id) for id in drawing.speaker.game.zone(SERVANTS, player)]
    drawing.rows(drawing.speaker.pick(ZONES["servants"]), rows)


def _draw_casters(drawing: Drawing, player: PlayerId) -> None:
    rows = [_entity(drawing, id) for id in drawing.speaker.game.zone(CASTERS, player)]
    drawing.rows(drawing.speaker.pick(ZONES["casters"]), rows)


def _draw_middle(drawing: Drawing) -> None:
    """The battle, and the chase with the latest on top."""
    speaker = drawing.speaker
    game = speaker.game
    attacker = game.number("attacker")
    if attacker:
        fields = {"attacker": speaker.object(attacker), "target": speaker.object(game.number("attack_target"))}
        drawing.rule(speaker.say(LABELS["battle"], fields))
    elif not game.zone(CHASE, 0):
        drawing.lines.append("")
    for number, id in enumerate(reversed(game.zone(CHASE, 0))):
        card = game.state.objects[id]
        text = ""
        if card.item is not None and card.item.ability is not None and speaker.printed(card) >= 0:
            text = ability_text(speaker.definition(card.card), card.item.ability, speaker.language)
        label = speaker.pick(ZONES["chase"]) if not number else " " * width(speaker.pick(ZONES["chase"]))
        fields = {"card": speaker.object(id), "player": speaker.player(card.controller)}
        drawing.lines.append(f"  {label}  {speaker.say(LABELS['item'], fields)} {text}".rstrip())


def _draw_hand(drawing: Drawing, player: PlayerId) -> None:
    """One's own hand, a card a line."""
    speaker = drawing.speaker
    pool = pool_of(speaker.game.pool)
    rows: list[str] = []
    for id in speaker.game.zone(HAND, player):
        printed = speaker.printed(speaker.game.state.objects[id])
        facts = "" if printed < 0 else f"  {' · '.join(facts_of(pool, speaker.definition(printed), speaker.language))}"
        rows.append(f"{speaker.card(printed)}{facts}")
    drawing.rows(speaker.pick(ZONES["hand"]), sorted(rows))
