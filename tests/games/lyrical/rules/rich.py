"""A pool with every skill and a text of every sort, for random games."""

from __future__ import annotations

from kirifuda.effects.scope import Scope
from kirifuda.games.lyrical.keywords.n12_1_schneller import schneller
from kirifuda.games.lyrical.keywords.n12_2_initiative import initiative
from kirifuda.games.lyrical.keywords.n12_3_dringen import dringen
from kirifuda.games.lyrical.pool import LyricalPool
from kirifuda.games.lyrical.rulebook import RULEBOOK
from kirifuda.games.lyrical.rules.common import opponent, values_of
from kirifuda.games.lyrical.rules.n00_moving import (
    Act,
    Discard,
    DiscardFromPlay,
    Draw,
    PutOnDeck,
    Ready,
    ReturnToHand,
)
from kirifuda.games.lyrical.rules.n01_characters import entering
from kirifuda.games.lyrical.rules.n07_resolution import Counter
from kirifuda.games.lyrical.rules.n09_damage import Heal
from kirifuda.games.lyrical.values import TRICK
from kirifuda.games.lyrical.zones import DECK, DISCARD, FIELD, FIELDS, HAND, STACK
from kirifuda.kernel.changes import BeginLasting, Occur, Shuffle
from kirifuda.kernel.event import Event
from kirifuda.kernel.game import Game
from kirifuda.kernel.ids import ObjectId
from kirifuda.kernel.rulebook import Deck
from kirifuda.kernel.state import Frame
from tests.games.lyrical.rules.positions import (
    burns,
    character,
    deals,
    effect,
    field,
    forbids,
    item,
    pool_with,
    static,
    strategy,
    targets,
    theirs,
    to_each,
    trick,
    triggered,
    upper,
)
from tests.toys.lyrical_making import Lessens, Shift
from tests.toys.making import Doing, When, chosen, does, lasting

BONUS = Shift("bonus", 2, 2)


def draws(game: Game, frame: Frame) -> list[Event]:
    """A card for whoever uses it."""
    return [Draw(frame.player)]


def wheels(game: Game, frame: Frame) -> list[Event]:
    """A card for both."""
    return [Draw(0), Draw(1)]


def grows(game: Game, frame: Frame) -> list[Event]:
    """What was chosen is stronger this turn."""
    ids = chosen(frame)
    return [BeginLasting(lasting(BONUS, ids))] if ids else []


def mends(game: Game, frame: Frame) -> list[Event]:
    """Cards of the discard pile go under the deck."""
    return [PutOnDeck(id, True) for id in chosen(frame)]


def refills(game: Game, frame: Frame) -> list[Event]:
    """The deck is shuffled."""
    return [Shuffle(game.map.zone(DECK, frame.player))]


def strips(game: Game, frame: Frame) -> list[Event]:
    """The newest card of the other hand is discarded."""
    return [Discard(id) for id in game.zone(HAND, opponent(game, frame.player))[-1:]]


def raises(game: Game, frame: Frame) -> list[Event]:
    """What was chosen comes into play."""
    return [entering(game, id, frame.player) for id in chosen(frame)]


def waiting_tricks(scope: Scope) -> list[ObjectId]:
    """Tricks on the stack."""
    game = scope.game
    return [id for id in game.zone(STACK, 0) if values_of(game, id).kind & TRICK]


def discarded(scope: Scope) -> list[ObjectId]:
    """One's own discard pile."""
    return list(scope.game.zone(DISCARD, scope.player))


def things(scope: Scope) -> list[ObjectId]:
    """Items and field cards of both players."""
    game = scope.game
    carried = [id for seat in (0, 1) for id in game.zone(FIELD, seat) if game.state.objects[id].host]
    laid = [id for seat in (0, 1) for id in game.zone(FIELDS, seat)]
    return [*[id for id in carried if values_of(game, id).kind], *laid]


def own_end(scope: Scope, event: Event) -> bool:
    """One's own end phase begins."""
    return isinstance(event, Occur) and event.moment == "end_begin" and event.player == scope.player


def itself(scope: Scope, subject: ObjectId, other: ObjectId) -> bool:
    """This very card."""
    return subject == scope.source


def rich_pool() -> LyricalPool:
    """The plain cards and texts of every sort."""
    arrives = triggered("legend 1", When("set_up"), does(draws))
    returns = triggered("calm 0", When("occur", own_end), does(mends), target=targets(discarded))
    pool = pool_with(
        character("mage", 1, 4, effect("mage 0", "青1/0", deals(1), target=targets()), costs="青2/0"),
        character("lure", 2, 3, triggered("lure 0", When("guard"), does(draws)), costs="赤2/0"),
        character("stone", 0, 7, forbids("stone 0", Doing("attack", itself)), costs="緑2/0"),
        character("shell", 1, 3, Lessens("shell 0", 1), costs="緑2/1"),
        upper("ace", "runner", 4, 4, schneller("ace 0"), dringen("ace 1"), costs="赤赤3/1"),
        upper("chief", "wall", 3, 8, effect("chief 0", "緑1/0", to_each(Heal), target=targets()), costs="緑緑4/1"),
        upper("legend", "セロ", 6, 6, initiative("legend 0"), arrives, costs="青5/2"),
        item("mimosa", static("mimosa 0", Shift("mimosa 0", 1)), dringen("mimosa 1"), costs="赤2/0"),
        item("clover", effect("clover 0", "緑1/0", does(grows), target=targets()), costs="緑1/0"),
        field("calm", returns, costs="緑2/1"),
        field("gale", triggered("gale 0", When("attack"), deals(1), target=targets()), costs="赤1/0"),
        strategy("rain", burns(3), costs="赤2/1"),
        strategy("order", does(wheels), costs="青1/0"),
        strategy("theft", does(strips), costs="青2/0"),
        strategy("wake", does(raises), target=targets(discarded), costs="緑3/1"),
        strategy("sweep", to_each(DiscardFromPlay), target=targets(things), costs="赤2/0"),
        strategy("dry", does(mends), does(refills), does(draws), target=targets(discarded, 0, 4), costs="緑1/1"),
        trick("sleep", to_each(Act), target=targets(), costs="青2/0"),
        trick("rise", to_each(Ready), target=targets(), costs="青2/0"),
        trick("home", to_each(ReturnToHand), target=targets(theirs), costs="青3/0"),
        trick("never", to_each(Counter), target=targets(waiting_tricks), costs="青1/0"),
        trick("squall", deals(2), target=targets(), costs="赤1/0"),
        trick("brace", does(grows), target=targets(), costs="緑1/0"),
    )  # fmt: skip
    pool.add_change(BONUS)
    return pool


def rich_decks(seed: int) -> list[Deck]:
    """Two decks of sixty, different for every seed."""
    names = [card.key for card in rich_pool().cards if card.key not in ("赤", "青", "緑", "idle")]
    found: list[Deck] = []
    for player in (0, 1):
        start = seed * 7 + player * 13
        cards = [names[(start + number) % len(names)] for number in range(39)]
        found.append({"deck": [*(["赤", "青", "緑"] * 7), *cards]})
    return found


def rich_game(seed: int, pool: LyricalPool, house: dict[str, str] | None = None) -> Game:
    """A game about to begin."""
    return RULEBOOK.start(pool, rich_decks(seed), seed, house or {})
