"""One game's rules, as the kernel sees them: zones, layers, and the questions only the game can answer."""

from __future__ import annotations

import json
from hashlib import blake2b
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Final

from kirifuda.kernel.characteristics import is_plain
from kirifuda.kernel.errors import Broken, IllegalDeck
from kirifuda.kernel.game import Game
from kirifuda.kernel.ids import FIRST_ID, Mask, ObjectId, PlayerId
from kirifuda.kernel.moving import TOP, Move
from kirifuda.kernel.procedure import Procedure
from kirifuda.kernel.randomness import stream
from kirifuda.kernel.state import CardObject

if TYPE_CHECKING:
    from kirifuda.kernel.ability import Ability, Holder
    from kirifuda.kernel.characteristics import Board, Characteristics, PrintedCard
    from kirifuda.kernel.decision import Decision, Option
    from kirifuda.kernel.event import Event, Happening
    from kirifuda.kernel.lasting import Change
    from kirifuda.kernel.zones import ZoneKind

Deck = dict[str, list[str]]
"""Keys of printed cards, by the name of the zone in which they start."""
MOST_CARDS: Final = 300
"""So many cards a deck may have, all zones together; some rulebooks have no upper limit, a table needs one."""
MOST_PLAYERS: Final = 16
MOST_NAMED: Final = 10
"""So many faults of one kind are told."""


class Pool:
    """The printed cards of one game, with everything that saves name: abilities, changes, procedures."""

    __slots__ = (
        "abilities", "active_elsewhere", "cards", "changes", "hashed", "numbers", "procedures",
        "zones_elsewhere",
    )  # fmt: skip

    def __init__(self) -> None:
        self.hashed = ""
        self.cards: list[PrintedCard] = []
        self.numbers: dict[str, int] = {}
        self.abilities: dict[str, Ability] = {}
        self.changes: dict[str, Change] = {}
        self.procedures: dict[str, Procedure] = {}
        self.active_elsewhere: set[int] = set()
        """Cards with an ability that works outside the tabled zones."""
        self.zones_elsewhere: Mask = 0
        """Kinds of zones where the index must find such abilities: what moves there throws it away."""

    def add(self, card: PrintedCard) -> int:
        """Enter a card; its index is what states hold."""
        if card.key in self.numbers:
            raise ValueError(f"card {card.key} stands twice in the pool")
        self._check_plain(card)
        card.index = len(self.cards)
        self.hashed = ""
        self.cards.append(card)
        self.numbers[card.key] = card.index
        for ability in card.values.abilities:
            self.add_ability(ability)
            if ability.zones:
                self.active_elsewhere.add(card.index)
                if ability.has_hooks():
                    self.zones_elsewhere |= ability.zones
        return card.index

    def _check_plain(self, card: PrintedCard) -> None:
        for name in card.values.fields:
            value: object = getattr(card.values, name)
            if not is_plain(value):
                held = repr(value)[:60]
                raise ValueError(f"card {card.key}, {name}: {held} is not plain data (numbers, words, tuples of them)")

    def fingerprint(self) -> str:
        """A short name for all printed facts; saves and replays pin it."""
        if not self.hashed:
            text = json.dumps([card.facts() for card in self.cards])
            self.hashed = blake2b(text.encode(), digest_size=16).hexdigest()
        return self.hashed

    def add_ability(self, ability: Ability) -> None:
        """Enter an ability, its changes and its procedure, so that saves can name them."""
        self.abilities[ability.key] = ability
        for change in ability.changes:
            self.add_change(change)
        if ability.procedure is not None:
            self.procedures[ability.procedure.name] = ability.procedure

    def add_change(self, change: Change) -> None:
        """Enter a change, so that saves can name it."""
        self.changes[change.key] = change


class Rulebook:
    """The questions the kernel asks a game. Each docstring names who needs it."""

    def __init__(self, name: str, edition: str, zones: tuple[ZoneKind, ...]) -> None:
        self.name = name
        self.edition = edition
        self.revision = 1
        """How often the way in which the book is carried out has changed, so that recorded games go another way."""
        self.zones = zones
        self.deck_zones: tuple[ZoneKind, ...] = ()
        """Where the cards of a deck start, in the order of a deck list; a start refuses every other zone."""
        self.procedures: dict[str, Procedure] = {}
        self.events: dict[str, type[Event]] = {}
        """Classes of events by name, found when a save first needs them."""
        self.streams: tuple[str, ...] = ()
        """Purposes of randomness besides each zone's shuffles: dice, coins."""
        self.layers = 1
        """How many layers lasting effects have (MD 909.1)."""
        self.ability_layer = 0
        """The layer that gives and takes abilities (MD 909.1c)."""
        self.table_facts: Mask = 0
        """Facts that always throw the table away: tabled zones, control, faces, lasting effects."""
        self.index_facts: Mask = 0
        """Facts that always throw the index away."""
        self.shows_openly = False
        """A shown card of a hand is seen by all until the game conceals it (MD 1004.1); else they only know of it."""
        self.replacement_clause = ""
        """The clause by which somebody chooses among replacements (MD 910.2, PSO2 103.4.3.2)."""

    def enter(self, procedure: Procedure) -> Procedure:
        """Make a procedure known by name, so that saves can name it."""
        if procedure.name in self.procedures and self.procedures[procedure.name] is not procedure:
            raise ValueError(f"procedure {procedure.name} stands twice")
        self.procedures[procedure.name] = procedure
        return procedure

    def enter_sections(self, *names: str) -> None:
        """Make every procedure known that the modules of some packages beside the rulebook's own hold: a book's
        sections, its keywords."""
        home = type(self).__module__.rpartition(".")[0]
        for name in names:
            package = import_module(f"{home}.{name}")
            for found in iter_modules(package.__path__):
                module = import_module(f"{package.__name__}.{found.name}")
                for value in vars(module).values():
                    if isinstance(value, Procedure):
                        self.enter(value)

    def pinned(self) -> str:
        """What replays and saves are bound to: the book's edition, and our revision of it."""
        return self.edition if self.revision == 1 else f"{self.edition} r{self.revision}"

    def start(self, pool: Pool, decks: list[Deck], seed: int, house: dict[str, str]) -> Game:
        """A new game before its first step: randomness from the seed, every deck's cards in its zones, turn 0."""
        if not 1 <= len(decks) <= MOST_PLAYERS:
            raise ValueError(f"one to {MOST_PLAYERS} decks are needed, not {len(decks)}")
        for player, deck in enumerate(decks):
            broken = self.misplaced(deck) or unknown_cards(pool, deck)
            if broken:
                raise IllegalDeck(f"player {player}", broken)
        game = Game(self, pool, len(decks), house)
        state = game.state
        state.streams = {purpose: stream(seed, purpose) for purpose in self.purposes(game)}
        kinds = {kind.name: kind for kind in self.deck_zones}
        for player, deck in enumerate(decks):
            for name, keys in deck.items():
                self.lay(game, player, kinds[name], keys)
        state.variables = {"turn": 0, "turn_player": 0}
        self.begin(game)
        return game

    def misplaced(self, deck: Deck) -> list[Broken]:
        """Why a deck's cards can't be laid out: zones in which none starts, or more cards than a table holds."""
        known = [kind.name for kind in self.deck_zones]
        zones = [name for name in deck if name not in known]
        if zones:
            listed = ", ".join(known)
            return [
                Broken("", f"デッキに「{name[:40]}」はない：{listed}", f"a deck has no {name[:40]!r}, only {listed}")
                for name in zones[:MOST_NAMED]
            ]
        total = sum([len(keys) for keys in deck.values()])
        if total > MOST_CARDS:
            return [Broken("", f"カードが{total}枚ある（{MOST_CARDS}枚まで）", f"{total} cards, over {MOST_CARDS}")]
        return []

    def lay(self, game: Game, player: PlayerId, kind: ZoneKind, keys: list[str]) -> None:
        """Lay a player's cards into a zone, on top of what lies there."""
        state = game.state
        zone = game.map.zone(kind, player)
        new: list[ObjectId] = []
        for key in keys:
            card = CardObject(state.next_id, game.pool.numbers[key], player, zone)
            card.stamp = game.next_stamp()
            state.next_id += 1
            state.objects[card.id] = card
            new.append(card.id)
        state.zones[zone] = (*state.zones[zone], *new)

    def purposes(self, game: Game) -> list[str]:
        """Names of all streams: what resampling makes afresh."""
        return [f"shuffle {zone}" for zone in range(len(game.map.kind_of))] + list(self.streams)

    def begin(self, game: Game) -> None:
        """Set the variables of a new game and put its first procedure on top."""
        raise NotImplementedError

    def base_values(self, game: Game, card: CardObject) -> Characteristics:
        """Values before any layer: printed ones, or what a face-down card counts as (MD 504.1b, 909.1a)."""
        return game.pool.cards[card.card].values

    def unknown_values(self) -> Characteristics:
        """Values of a card that a viewer can't see; what effects do to it is written over them."""
        raise NotImplementedError

    def may_lie(self, game: Game, card: int, kind: ZoneKind, deck: Deck) -> bool:
        """Whether an unseen card of a deck may lie in a kind of zone; where some start, only those can be."""
        return kind.name not in deck or game.pool.cards[card].key in deck[kind.name]

    def is_valid_here(self, game: Game, ability: Ability, card: CardObject) -> bool:
        """Whether an ability works where its card lies (MD 902)."""
        bit = game.map.kind_of[card.zone].bit
        return bool((ability.zones or self.table_facts) & bit)

    def keeps_identity(self, before: ZoneKind, after: ZoneKind) -> bool:
        """Whether a card stays the same card when it moves (MD 302.3)."""
        return False

    def settle(self, game: Game, happenings: list[Happening]) -> list[Event]:
        """What the rules put right at once after a batch (MD 803.4a, 1016, 1302.3a); empty when all is well."""
        return []

    def finish_table(self, board: Board) -> None:
        """What is done to the values after the last layer (rounding in MD 909.1g, clamping in SCS 1.1.5.1)."""

    def special_cards(self, board: Board) -> tuple[ObjectId, ...]:
        """Cards that rule processes must look after, so that they need not be searched for (MD 1204.1)."""
        return ()

    def still_triggered(self, game: Game, holder: Holder) -> bool:
        """Whether a state trigger has fired and is not yet done with (MD 906.7a)."""
        return any(
            waiting.ability is holder.ability and waiting.source == holder.source for waiting in game.state.waiting
        )

    def moves_along(self, game: Game, move: Move) -> list[Event]:
        """What else moves when a card with others under it leaves (MD 314.1)."""
        return []

    def way_home(
        self, game: Game, id: ObjectId, kind: ZoneKind, where: int = TOP, *, face_down: bool = False
    ) -> list[Event]:
        """The move to the owner's zone of a kind, if the card is still there; what else becomes of some (SCS 2.3.8)."""
        card = game.object(id)
        return [] if card is None else [Move(id, game.map.zone(kind, card.owner), where, face_down=face_down)]

    def order_replacements(self, game: Game, event: Event, holders: list[Holder]) -> list[Holder]:
        """Which of several replacements may come next (all in MD 910.2; the lowest tier in SCS 9.1)."""
        return holders

    def chooses_replacement(self, game: Game, event: Event, holders: list[Holder]) -> PlayerId:
        """Who chooses among several replacements (MD 910.2: the affected player)."""
        return event.affected(game)

    def replacement_rank(self, game: Game, event: Event) -> int:
        """Whose events of a batch are settled first: the turn player's, then in turn order."""
        players = game.players
        return (event.affected(game) - game.turn_player()) % players

    def order_together(self, game: Game, events: list[Event]) -> tuple[PlayerId, str, list[int]] | None:
        """Who must put which of several simultaneous events in order, by which clause (MD 302.4, 909.3b)."""
        return None

    def consequences(self, game: Game) -> Procedure | None:
        """What the rules carry out at once after a batch, though it may be replaced or forbidden (PSO2 213.3)."""
        return None

    def address(self, game: Game, decision: Decision) -> None:
        """The last word on a question: who answers for a seat that plays itself, and what it leaves (PSO2 R.31)."""

    def on_loop(self, game: Game, *, by_budget: bool) -> Event | None:
        """What ends a loop that nobody can stop (MD 1301.1c, SCS 1.2.5.2)."""
        return None

    def on_choosable_loop(self, game: Game, players: tuple[PlayerId, ...]) -> Procedure | None:
        """Asks the players who could stop a loop for the number of rounds, `players` in its slots (MD 1301.1a-b).

        The rounds need not be played, since each leads back here; the choice that repeats is barred until another
        action is taken. None if the game does not ask.
        """
        return None

    def totals(self, game: Game) -> dict[str, int] | None:
        """Variables that a loop may count up, with how much they hold (MD 1301.1a); None if none are looked for."""
        return None

    def cannot_go_back(self, game: Game) -> None:
        """An attempt failed after something was learned: what was paid stays paid unless the game says otherwise."""

    def option_key(self, game: Game, option: Option) -> str:
        """A stable name for an option: printed card and zone, never an id, since ids may differ after an edit."""
        card = game.state.objects.get(option.object)
        number = option.number if option.number < FIRST_ID else 0
        if card is None:
            return f"{option.verb}//{number}"
        name = game.pool.cards[card.card].key if card.card >= 0 else "?"
        return f"{option.verb}/{game.map.kind_of[card.zone].name}:{name}/{number}"


def unknown_cards(pool: Pool, deck: Deck) -> list[Broken]:
    """Cards of a deck that nobody has printed."""
    unknown = dict.fromkeys([key for keys in deck.values() for key in keys if key not in pool.numbers])
    return [Broken("", f"{key}がない", f"there is no {key}", (key,)) for key in list(unknown)[:MOST_NAMED]]
