"""Writing a scenario from a game: the latest position that can be written, and the script that leads from there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from kirifuda.games import CardGame, load, scenario_words
from kirifuda.kernel.hiding.knowledge import seen_by
from kirifuda.kernel.ids import UNKNOWN
from kirifuda.kernel.keeping import replay as replays
from kirifuda.kernel.keeping.recording import Recorder
from kirifuda.kernel.zones import OWNER
from kirifuda.scenario.drawing import drawn
from kirifuda.scenario.phrasing import Phrasing
from kirifuda.scenario.running import ledger_of
from kirifuda.scenario.tracking import Tracker

if TYPE_CHECKING:
    from kirifuda.games import ScenarioWords
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.keeping.replay import Replay
    from kirifuda.kernel.rulebook import Pool
    from kirifuda.kernel.state import CardObject
    from kirifuda.kernel.zones import ZoneKind

IN_TEXT: Final = "#"
"""What stands in the name of a step of a card's text, behind the card."""
Answers = Sequence[tuple[int, ...]]


def save(game: Game, title: str = "") -> str:
    """The position as a scenario. What cannot be written as a position stands in comments."""
    return Writer(game, set()).text(title, [], set())


def save_replay(replay: Replay, pool: Pool, upto: int = -1, title: str = "") -> str:
    """A position of a replay, after so many answers, with the script that leads to it from the last plain one."""
    rulebook = load(replay.pinned["game"]).rulebook
    start = replays.run(replay, rulebook, pool, 0)
    answers = [answer.chosen for answer in (replay.answers if upto < 0 else replay.answers[:upto])]
    return save_played(start, answers, title)


def save_played(start: Game, answers: Answers, title: str = "") -> str:
    """Where a game gets by these answers: the last position that can be written, and the script from there."""
    words = scenario_words(start.rulebook.name)
    game = start.clone()
    game.skips_forced = False
    game.asking = None
    game.recorder = Recorder()
    plain: Game | None = None
    phrasing = Phrasing(words, Tracker({}))
    lines: list[str] = []
    left = list(answers)
    while (decision := game.decision()) is not None:
        if is_plain(game, words):
            plain = game.clone()
            lines = []
            phrasing = Phrasing(words, Tracker({}))
            phrasing.tracker.chains = {f"c{n}": [id] for n, id in enumerate(numbered(game), 1)}
            phrasing.tracker.read = len(game.recorder.records)
        if not decision.forced() and not left:
            break
        is_idle = decision.prompt in words.idle
        chosen = decision.forced_answer() if decision.forced() else left.pop(0)
        if plain is not None and (is_idle or not decision.forced()):
            lines.append(phrasing.line(game, decision, chosen))
        before = barred(game)
        game.answer(chosen)
        if lines and barred(game) - before:
            lines[-1] = "try" + lines[-1].removeprefix("do")
        phrasing.tracker.follow(game)
    if plain is None:
        return save(game, title)
    if decision is not None:
        by = "" if IN_TEXT in decision.clause else f" by {decision.clause}"
        lines.append(f"expect asked P{decision.player + 1}{by}")
    labels = {phrasing.tracker.chains[label][0]: label for label in phrasing.labels}
    changed = {name for name, value in game.state.streams.items() if plain.state.streams[name] != value}
    return Writer(plain, set(), labels).text(title, lines, changed)


def barred(game: Game) -> set[str]:
    """Keys of what was attempted and taken back where somebody stands now."""
    return {key for frame in game.state.frames for key in frame.barred}


def numbered(game: Game) -> list[int]:
    """Every card of a position, in a fixed order."""
    return [id for ids in game.state.zones for id in ids]


def is_plain(game: Game, words: ScenarioWords) -> bool:
    """Whether a position can be written whole."""
    state = game.state
    if state.lasting or state.waiting or words.position.unwritten(game):
        return False
    return words.position.standing(game) is not None


class Writer:
    """Writes one position."""

    def __init__(self, game: Game, shipped: set[str], labels: dict[int, str] | None = None) -> None:
        self.game = game
        self.card_game: CardGame = load(game.rulebook.name)
        self.words = scenario_words(game.rulebook.name)
        self.labels = labels or {}
        self.shipped = shipped or set(self.card_game.pool().numbers)
        self.blank = str(self.words.position.filler.facts["id"])

    def text(self, title: str, script: list[str], streams: set[str]) -> str:
        """The whole scenario."""
        game = self.game
        lines = [f"scenario: {title or 'a saved position'}", f"game: {game.rulebook.name}"]
        usual = ledger_of(game.rulebook.name)[1].settled({})
        lines.extend(self.mode())
        chosen = [
            (name, game.options[name]) for name in sorted(usual) if game.options.get(name, usual[name]) != usual[name]
        ]
        lines.extend(f"house: {name} = {value}" for name, value in chosen)
        standing = self.words.position.standing(game)
        if standing is None:
            phase = game.variable("phase")
            lines.append("# not written: the game stands in the middle of something")
            lines.append(f"turn: P{game.turn_player() + 1}, turn {max(1, game.turn())}, {phase}")
        else:
            begun = ", begun" if standing.begun else ""
            lines.append(f"turn: P{standing.player + 1}, turn {standing.turn}, {standing.phase}{begun}")
        if streams:
            known = [f"{name} = {game.state.streams[name]}" for name in sorted(streams)]
            lines.append(f"random: {', '.join(known)}")
        lines.extend(["", *self.definitions(), *self.zones(), *self.holdings(), *self.missing()])
        if script:
            lines.extend(["", *script])
        return "\n".join(lines) + "\n"

    def mode(self) -> list[str]:
        """How the game is played, if not in the usual way."""
        mode = self.card_game.mode_of(self.game)
        if mode is self.card_game.modes[0]:
            return []
        names = [choice.name for choice in mode.choices]
        chosen = [f"{name} = {value}" for name, value in self.game.options.items() if name in names]
        return [f"mode: {', '.join([mode.name, f'{self.game.players - mode.own_seats} players', *chosen])}"]

    def missing(self) -> list[str]:
        """What a position can't say, as comments."""
        state = self.game.state
        found = self.words.position.unwritten(self.game)
        if state.lasting:
            found.append(f"lasting effects: {len(state.lasting)}")
        if state.waiting:
            found.append(f"triggered abilities that wait: {len(state.waiting)}")
        if self.words.waiting is not None and self.game.zone(self.words.waiting, 0):
            found.append("what waits to resolve")
        return [f"# not written: {each}" for each in found]

    def definitions(self) -> list[str]:
        """Cards that are not shipped."""
        lines: list[str] = []
        used = {card.card for card in self.game.state.objects.values()}
        keys = {word.key: name for name, word in reversed(self.words.facts.items())}
        for index in sorted(used):
            card = self.game.pool.cards[index]
            if card.key in self.shipped or card.key == self.blank:
                continue
            own = self.words.position.definition(self.game.pool, index)
            if own is not None:
                lines.extend([*own, ""])
                continue
            facts = self.card_game.card_facts(self.game.pool, index)
            lines.append(f"card {card.name}")
            for key, value in facts.items():
                if key in keys and key not in ("name", "text") and value not in (None, "", []):
                    shown = ", ".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)
                    lines.append(f"  {keys[key]}: {shown}")
            text = [line for line in facts.get("text") or () if line.strip()]
            lines.extend(f"  {keys['text'] + ': ' if not number else '  '}{line}" for number, line in enumerate(text))
            lines.append("")
        return lines

    def zones(self) -> list[str]:
        """Every zone of every player; of an ordered one the top card first."""
        lines = self.drawing()
        for player in range(self.game.players):
            for kind in self.game.map.kinds:
                if kind.shared:
                    continue
                ids = [id for id in self.game.zone(kind, player) if not self.is_below(id, kind)]
                if not ids and kind.name not in self.words.sizes[""]:
                    continue
                listed = [
                    self.card(self.game.state.objects[id], kind) for id in (reversed(ids) if kind.ordered else ids)
                ]
                lines.append(f"P{player + 1} {kind.name}: {', '.join(gathered(listed)) or 'none'}")
        return lines

    def is_below(self, id: int, kind: ZoneKind) -> bool:
        """Whether a card is written with the one that it lies on."""
        return kind is self.words.stock and kind.tabled and bool(self.game.state.objects[id].host)

    def drawing(self) -> list[str]:
        """The zone that is drawn, if there is one."""
        grid = self.words.grid
        if grid is None:
            return []
        cards = [self.game.state.objects[id] for id in self.game.zone(grid.zone, 0)]
        cells = {
            card.place: f"P{card.controller + 1} {self.card(card, grid.zone)}" for card in cards if card.place >= 0
        }
        return drawn(grid, grid.zone.name, cells)

    def card(self, card: CardObject, kind: ZoneKind) -> str:
        """One card with its states."""
        states = self.states(card, kind)
        name = self.name(card.card)
        if card.id in self.labels:
            name += f" @{self.labels[card.id]}"
        if card.under:
            under = reversed(card.under) if self.words.is_stock_piled else card.under
            below = [self.card(self.game.state.objects[id], kind) for id in under]
            states.append(f"{self.words.stock_words[0]}: {' + '.join(below)}")
        return f"{name} ({', '.join(states)})" if states else name

    def name(self, printed: int) -> str:
        """A name that means this card only."""
        assert printed != UNKNOWN
        card = self.game.pool.cards[printed]
        facts = card.values.data()
        others = [other for other in self.game.pool.cards if other.name == card.name and other.values.data() != facts]
        return card.key if others else card.name

    def states(self, card: CardObject, kind: ZoneKind) -> list[str]:
        """Everything about a card that is not as usual."""
        game = self.game
        found: list[str] = []
        if card.face_down:
            found.append("face-down")
        if card.position:
            found.append(next(word for word, place in self.words.positions.items() if place == card.position))
        found.extend(f"{name}カウンター {number}" for name, number in card.counters)
        player = card.controller if kind.shared else self.game.map.player_of[card.zone]
        if card.owner != self.words.position.owner(kind, player):
            found.append(f"owner P{card.owner + 1}")
        if card.entered == game.turn() and kind.tabled:
            found.append("new")
        found.extend(self.words.position.marks(game, card))
        usual = self.words.position.seen(game, card) if card.face_down else 0
        if kind.visibility == OWNER:
            usual |= 1 << game.map.player_of[card.zone]
        if kind.visibility or card.face_down:
            seen = seen_by(game.map, card) & ~usual
            found.extend(f"seen by P{viewer + 1}" for viewer in range(game.players) if seen >> viewer & 1)
        return found

    def holdings(self) -> list[str]:
        """Points and counters."""
        lines: list[str] = []
        for player in range(self.game.players):
            for what in dict.fromkeys(self.words.holdings.values()):
                has = self.words.position.holding(self.game, player, what)
                if has:
                    lines.append(f"P{player + 1} {what}: {has}")
        return lines


def gathered(items: list[str]) -> list[str]:
    """Neighbours that are written alike, as one with a number."""
    found: list[tuple[str, int]] = []
    for item in items:
        if found and found[-1][0] == item and "@" not in item:
            found[-1] = (item, found[-1][1] + 1)
        else:
            found.append((item, 1))
    return [item if count == 1 else f"{item} x{count}" for item, count in found]
