"""The table as text: lines, colours, zones with what lies in them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from kirifuda import kernel as k
from kirifuda.customs.players import owned
from kirifuda.games.telling.naming import TableSpeaker
from kirifuda.games.telling.phrasing import Words, capital, width

if TYPE_CHECKING:
    from kirifuda.games.telling.objects import ObjectTeller

LABELS: Final[dict[str, Words]] = {
    "turn": ("ターン{turn} {whose}{phase}", "Turn {turn}, {whose} {phase}"),
    "setup": ("ゲームの準備", "Setup"),
    "first": ("{player}（先攻）", "{player} (first)"),
    "second": ("{player}（後攻）", "{player} (second)"),
    "seat": ("{player}", "{player}"),
    "known": ("（判明：{cards}）", " (known: {cards})"),
    "empty": ("なし", "nothing"),
    "item": ("{card}（{player}）", "{card} ({player})"),
}
WIDTH: Final = 78
Voice = TypeVar("Voice", bound=TableSpeaker)
BOLD: Final = "1"
DIM: Final = "2"


class Drawing(Generic[Voice]):
    """Collects the lines of one table."""

    def __init__(self, speaker: Voice, *, colour: bool, labels: Mapping[str, Words] = LABELS) -> None:
        self.speaker = speaker
        self.labels = labels
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
        shown = [row if count == 1 else multiplied(row, count) for row, count in counted.items()]
        self.lines.append(f"  {self.paint(label, DIM)}" + ("" if shown else f"  {self.empty()}"))
        self.lines.extend(f"    {row}" for row in shown)

    def empty(self) -> str:
        """What stands in an empty zone."""
        return self.paint(self.speaker.pick(LABELS["empty"]), DIM)

    def seat(self, player: k.PlayerId, parts: list[str]) -> None:
        """A player in one line."""
        speaker = self.speaker
        key = "seat"
        if speaker.game.turn() > 0:
            key = "first" if speaker.game.number("first") == player else "second"
        name = speaker.say(self.labels[key], {"player": speaker.player(player)})
        self.lines.append(f"{self.paint(name, BOLD)}  {' · '.join(parts)}")

    def tinted(self, id: k.ObjectId, bits: int, codes: tuple[str, ...]) -> str:
        """An object by name, in the colour of the one bit it has; each bit has a code."""
        found = [code for place, code in enumerate(codes) if bits >> place & 1]
        return self.paint(capital(self.speaker.object(id)), found[0] if len(found) == 1 else "")

    def hand(self, kind: k.ZoneKind, player: k.PlayerId, facts: Callable[[k.ObjectId, int], list[str]]) -> None:
        """A player's own hand, a card a line, each with what `facts` says of the object and its printed card."""
        speaker = self.speaker
        rows: list[str] = []
        for id in speaker.game.zone(kind, player):
            printed = speaker.printed(speaker.game.state.objects[id])
            told = [] if printed < 0 else facts(id, printed)
            rows.append(f"{speaker.card(printed)}{'  ' if told else ''}{' · '.join(told)}")
        self.rows(speaker.pick(speaker.vocabulary.zone_words[kind.name]), sorted(rows))

    def table(
        self, phase: str, middle: Callable[[Any, k.PlayerId], None], hand: Callable[[Any, k.PlayerId], None]
    ) -> str:
        """The whole table as the listener sees it: turn and phase, what a game draws of both sides, the listener's
        hand. A spectator sees it from the first seat."""
        me = max(0, self.speaker.viewer)
        self.rule(title(self.speaker, phase))
        middle(self, me)
        if self.speaker.viewer >= 0:
            hand(self, me)
        self.rule("")
        return "\n".join(self.lines)

    def pile(self, kind: k.ZoneKind, player: k.PlayerId) -> str:
        """How many cards a pile holds, and what is known of a hidden hand."""
        speaker = self.speaker
        text = f"{speaker.pick(speaker.vocabulary.zone_words[kind.name])} {len(speaker.game.zone(kind, player))}"
        if kind.name == "hand" and player != speaker.viewer:
            known = speaker.known_in(speaker.game.map.zone(kind, player))
            if known:
                cards = speaker.list([speaker.card(card) for card in known])
                text += speaker.pick(LABELS["known"]).format_map({"cards": cards})
        return text


def plain_board(teller: ObjectTeller[Any, Any], colour: bool) -> str:
    """Any table: turn and phase, then what each seat has and what lies in its zones, the listener's last."""
    speaker = teller.speaker
    drawing = Drawing(speaker, colour=colour)
    game, words = speaker.game, speaker.vocabulary
    phase = str(game.state.variables.get("phase", ""))
    drawing.rule(title(speaker, speaker.pick(words.phase_words.get(phase, (phase, phase)))))
    me = max(0, speaker.viewer)
    kinds = [row.kind for row in words.zones]
    for place in range(1, game.players + 1):
        player = (me + place) % game.players
        piles = [kind for kind in kinds if kind.visibility != k.PUBLIC]
        numbers = numbers_of(speaker, player)
        drawing.seat(player, [*numbers, *[drawing.pile(kind, player) for kind in piles]])
        for kind in kinds:
            ids = game.zone(kind, player)
            if kind.name == "hand" and player == speaker.viewer and ids:
                drawing.rows(speaker.pick(words.zone_words[kind.name]), [teller.in_hand(id) for id in ids])
            elif ids and kind not in piles:
                drawing.rows(speaker.pick(words.zone_words[kind.name]), [teller.brief(id) for id in ids])
    drawing.rule("")
    return "\n".join(drawing.lines)


def numbers_of(speaker: TableSpeaker, player: k.PlayerId) -> list[str]:
    """The numbers that a player has, by their names."""
    variables = speaker.game.state.variables
    found = [(row, variables.get(owned(row.name, player))) for row in speaker.vocabulary.player_facts]
    return [f"{speaker.pick((row.ja, row.en))} {value}" for row, value in found if isinstance(value, int)]


def multiplied(row: str, count: int) -> str:
    """A row that stands for several, counted on its first line."""
    first, break_, rest = row.partition("\n")
    return f"{first} ×{count}{break_}{rest}"


def title(speaker: TableSpeaker, phase: str) -> str:
    """Turn and phase."""
    game = speaker.game
    if game.turn() == 0:
        return speaker.pick(LABELS["setup"])
    fields = {"turn": str(game.turn()), "whose": speaker.whose(game.turn_player()), "phase": phase}
    return speaker.say(LABELS["turn"], fields)
