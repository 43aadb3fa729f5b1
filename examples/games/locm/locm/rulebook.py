"""The rules: setup, turns, what may be done in them, fighting, losing; and the answers the kernel asks for."""

from __future__ import annotations

from typing import Final, cast

from kirifuda import kernel as k
from kirifuda.customs.actions import Action, Aim, Cards, Source, asking, menu
from kirifuda.customs.players import number_of, owned
from kirifuda.customs.turns import next_turn
from locm import happening, words
from locm.cardfile import Values
from locm.happening import BITS, LANES, SLAIN, creatures, harm, has, values_of, wound

CARDS, MOST_HAND, MOST_IN_LANE, TOP_MANA, LAST_ROUND = 30, 8, 3, 12, 50
START: Final = {words.HEALTH: 30, words.MANA: 0, words.MOST_MANA: 0, words.BONUS: 0, words.RUNE: 25, words.OWED: 0}
IN_LANES: Final = words.LEFT.bit | words.RIGHT.bit
ATTACKED: Final = "attacked"
"""The turn in which a creature attacked last."""

PLAY: Final = k.Procedure("play")
SUMMON, USE, ATTACK = k.Procedure("summon"), k.Procedure("use"), k.Procedure("attack")
ROLLED: Final = k.Slot[tuple[int, ...]]("rolled")
LEFT_TO_DRAW: Final = k.Slot[int]("left_to_draw")
CHOSEN: Final = k.Slot[k.Option]("chosen")
CARD: Final = k.Slot[int]("card")
LANE: Final = k.Slot[int]("lane")
TARGET: Final = k.Slot[int]("target")


def is_creature(game: k.Game, id: k.ObjectId) -> bool:
    return values_of(game, id).kind == words.CREATURE


def affords(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    return values_of(game, id).cost <= number_of(game, words.MANA, player)


def room_in(lane: k.ZoneKind, japanese: str, english: str) -> k.Condition:
    """M-4.3: a lane has room."""
    return k.Condition("M-4.3", japanese, english, lambda game, player, *_: len(game.zone(lane, player)) < MOST_IN_LANE)


def has_target(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    return bool(USED_ON.targets(game, player, id))


def is_settled(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    return game.state.objects[id].entered < game.turn() or has(game, id, words.CHARGE)


def is_fresh(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    return game.state.objects[id].mark(ATTACKED) != game.turn()


def everything(game: k.Game, player: k.PlayerId) -> list[k.ObjectId]:
    """Every creature, and the opponent."""
    return [*creatures(game, player), *enemies(game, player)]


def enemies(game: k.Game, player: k.PlayerId) -> list[k.ObjectId]:
    """The opponent's creatures, and the opponent."""
    return [*creatures(game, 1 - player), -1 - (1 - player)]


def suits(game: k.Game, player: k.PlayerId, target: k.ObjectId, card: k.ObjectId) -> bool:
    kind = values_of(game, card).kind
    if target < 0:
        return kind == words.BLUE
    return (game.state.objects[target].controller == player) == (kind == words.GREEN)


def is_opposite(game: k.Game, player: k.PlayerId, target: k.ObjectId, card: k.ObjectId) -> bool:
    objects = game.state.objects
    return target < 0 or game.map.kind_of[objects[target].zone] is game.map.kind_of[objects[card].zone]


def is_unguarded(game: k.Game, player: k.PlayerId, target: k.ObjectId, card: k.ObjectId) -> bool:
    lane = game.map.kind_of[game.state.objects[card].zone]
    guards = [id for id in game.zone(lane, 1 - player) if has(game, id, words.GUARD)] if lane in LANES else []
    return not guards or target in guards


def in_hand(*, creatures: bool) -> Cards:
    return lambda game, player: [id for id in game.zone(words.HAND, player) if is_creature(game, id) == creatures]


ACTING: Final = asking("M-4.1", "行動を選ぶ時ではない", "it is not the time to act", "action")
CREATURES: Final = Source(
    "M-4.1", "手札のクリーチャーではない", "it is no creature in your hand", in_hand(creatures=True)
)
ITEMS: Final = Source("M-4.1", "手札のアイテムではない", "it is no item in your hand", in_hand(creatures=False))
AFFORDS: Final = k.Condition("M-4.2", "マナが足りない", "there is not enough mana", affords)
LEFT_ROOM: Final = room_in(words.LEFT, "左の戦列に空きがない", "the left lane is full")
RIGHT_ROOM: Final = room_in(words.RIGHT, "右の戦列に空きがない", "the right lane is full")
SUMMONING_LEFT: Final = Action("summon_left", ACTING, CREATURES, now=(LEFT_ROOM,), able=(AFFORDS,))
SUMMONING_RIGHT: Final = Action("summon_right", ACTING, CREATURES, now=(RIGHT_ROOM,), able=(AFFORDS,))
SUITS: Final = k.Condition("M-6.1", "その対象には使えない", "it is not used on that", suits)
HAS_TARGET: Final = k.Condition("M-6.1", "対象がない", "it has no target", has_target)
USED_ON: Final = Aim("target", (SUITS,), everything)
USING: Final = Action("use", ACTING, ITEMS, able=(AFFORDS, HAS_TARGET), aims=(USED_ON,))
OPPOSITE: Final = k.Condition("M-7.3", "向かいの戦列にいない", "it is not in the opposite lane", is_opposite)
UNGUARDED: Final = k.Condition("M-7.6", "守護がいる", "a guard stands in the way", is_unguarded)
ATTACKED_BY: Final = Aim("target", (OPPOSITE, UNGUARDED), enemies)
ATTACKING: Final = Action(
    "attack", ACTING, Source("M-4.1", "自分の場にいない", "it is no creature of yours in play", creatures),
    able=(
        k.Condition("M-7.1", "このターンに出たばかり", "it came this turn", is_settled),
        k.Condition("M-7.2", "このターンにもう攻撃した", "it has attacked this turn", is_fresh),
    ),
    aims=(ATTACKED_BY,),
)  # fmt: skip
ACTIONS: Final = (SUMMONING_LEFT, SUMMONING_RIGHT, USING, ATTACKING)


# --- the game, and its turns ----------------------------------------------------------------------


@PLAY.step("M-2.1")
def shuffle_and_roll(game: k.Game, frame: k.Frame) -> k.Flow:
    return k.Do([k.Roll("first", 2), *[k.Shuffle(game.map.zone(words.DECK, player)) for player in (0, 1)]], into=ROLLED)


@PLAY.step("M-2.2")
def set_first(game: k.Game, frame: k.Frame) -> k.Flow:
    first = frame[ROLLED][0]
    return k.Do([k.SetVariable("first", first), k.SetVariable("turn_player", 1 - first)])


@PLAY.step("M-2.3")
def draw_hands(game: k.Game, frame: k.Frame) -> k.Flow:
    first = game.number("first")
    drawn = [
        (at, id) for at, count in ((first, 4), (1 - first, 5)) for id in game.zone(words.DECK, at)[: -count - 1 : -1]
    ]
    return k.Do([k.Move(id, game.map.zone(words.HAND, player)) for player, id in drawn])


@PLAY.step("M-2.4")
def give_bonus(game: k.Game, frame: k.Frame) -> k.Flow:
    return k.Do([k.SetVariable(owned(words.BONUS, 1 - game.number("first")), 1), k.SetVariable("phase", "main")])


@PLAY.step("M-3.1")
def begin_turn(game: k.Game, frame: k.Frame) -> k.Flow:
    player = 1 - game.turn_player()
    return k.Do([*next_turn(game), k.SetVariable("turn_player", player), k.Occur("turn_begin", player)])


@PLAY.step("M-3.2")
def give_mana(game: k.Game, frame: k.Frame) -> k.Flow:
    player = game.turn_player()
    most, bonus = number_of(game, words.MOST_MANA, player), number_of(game, words.BONUS, player)
    if most and not number_of(game, words.MANA, player):
        bonus = 0
    most = min(most + 1, TOP_MANA)
    numbers = {words.MOST_MANA: most, words.BONUS: bonus, words.MANA: most + bonus}
    return k.Do([k.SetVariable(owned(what, player), number) for what, number in numbers.items()])


@PLAY.step("M-3.3")
def empty_deck(game: k.Game, frame: k.Frame) -> k.Flow:
    player = game.turn_player()
    if (game.turn() + 1) // 2 <= LAST_ROUND:
        return k.NEXT
    return k.Do([k.Move(id, game.map.zone(words.DISCARD, player)) for id in game.zone(words.DECK, player)])


@PLAY.step("M-3.4")
def count_draws(game: k.Game, frame: k.Frame) -> k.Flow:
    frame[LEFT_TO_DRAW] = 1 + number_of(game, words.OWED, game.turn_player())
    return k.NEXT


@PLAY.step("M-3.5")
def draw_or_burn(game: k.Game, frame: k.Frame) -> k.Flow:
    """Without a deck the next rune burns; a full hand ends the drawing (A2)."""
    player, left = game.turn_player(), frame[LEFT_TO_DRAW]
    frame[LEFT_TO_DRAW] = left - 1
    if not left or (game.zone(words.DECK, player) and len(game.zone(words.HAND, player)) >= MOST_HAND):
        return k.GoTo("M-3.6")
    if game.zone(words.DECK, player):
        return k.Do([happening.Draw(player)])
    return k.Do(harm(game, player, number_of(game, words.HEALTH, player) - number_of(game, words.RUNE, player)))


@PLAY.step("M-3.5")
def draw_again(game: k.Game, frame: k.Frame) -> k.Flow:
    return k.GoTo("M-3.5")


@PLAY.step("M-3.6")
def forget_draws(game: k.Game, frame: k.Frame) -> k.Flow:
    return k.Do([k.SetVariable(owned(words.OWED, game.turn_player()), 0)])


@PLAY.step("M-8.1")
def judge(game: k.Game, frame: k.Frame) -> k.Flow:
    """Of two that have no health the one who goes first loses (A1)."""
    for player in (game.number("first"), 1 - game.number("first")):
        if number_of(game, words.HEALTH, player) <= 0:
            return k.Do([k.EndGame((1 - player,), "M-8.1", "health")])
    return k.NEXT


@PLAY.step("M-4.1")
def choose_action(game: k.Game, frame: k.Frame) -> k.Flow:
    player = game.turn_player()
    return k.Ask(CHOSEN, k.Decision(player, "action", [k.Option("pass"), *menu(ACTIONS, game, player)], secret=True))


@PLAY.step("M-4.1")
def carry_out(game: k.Game, frame: k.Frame) -> k.Flow:
    chosen = frame[CHOSEN]
    if chosen.verb == "pass":
        return k.GoTo("M-3.1")
    if chosen.verb.startswith("summon"):
        return k.Call(SUMMON, {"card": chosen.object, "lane": int(chosen.verb == SUMMONING_RIGHT.verb)})
    return k.Call(ATTACK if chosen.verb == "attack" else USE, {"card": chosen.object})


@PLAY.step("M-7.8")
def bury(game: k.Game, frame: k.Frame) -> k.Flow:
    cards = [id for player in (0, 1) for id in creatures(game, player)]
    return k.Do(
        [happening.Die(id) for id in cards if game.state.objects[id].mark(SLAIN) or values_of(game, id).defense <= 0]
    )


@PLAY.step("M-8.1")
def go_on(game: k.Game, frame: k.Frame) -> k.Flow:
    return k.GoTo("M-8.1")


@SUMMON.step("M-4.4")
def enter(game: k.Game, frame: k.Frame) -> k.Flow:
    card, player = frame[CARD], game.turn_player()
    return k.Do([happening.Pay(player, -values_of(game, card).cost), happening.Enter(card, player, frame[LANE])])


@SUMMON.step("M-4.5")
def when_summoned(game: k.Game, frame: k.Frame) -> k.Flow:
    return k.Do(for_players(game, values_of(game, game.zone(LANES[frame[LANE]], game.turn_player())[-1])))


@USE.step("M-6.1")
def choose_target(game: k.Game, frame: k.Frame) -> k.Flow:
    return choosing(game, frame, USED_ON)


@USE.step("M-6.1")
def use_item(game: k.Game, frame: k.Frame) -> k.Flow:
    card, player = frame[CARD], game.turn_player()
    return k.Do([happening.Pay(player, -values_of(game, card).cost), happening.UseItem(card, player)])


@USE.step("M-6.2")
def use_green(game: k.Game, frame: k.Frame) -> k.Flow:
    target, item = frame[TARGET], used(game)
    if item.kind != words.GREEN:
        return k.NEXT
    stronger = [happening.Change(target, item.attack, item.defense)] if item.attack or item.defense else []
    return k.Do([*stronger, happening.Grant(target, item.keywords)])


@USE.step("M-6.3")
def use_red_or_blue(game: k.Game, frame: k.Frame) -> k.Flow:
    target, item = frame[TARGET], used(game)
    if target < 0 or item.kind == words.GREEN:
        return k.NEXT
    weaker = [happening.Change(target, item.attack, 0)] if item.attack else []
    return k.Do([*weaker, happening.Strip(target, item.keywords)])


@USE.step("M-6.4")
def use_damage(game: k.Game, frame: k.Frame) -> k.Flow:
    """A ward that was just taken away keeps nothing off."""
    target, item = frame[TARGET], used(game)
    return k.NEXT if target < 0 or item.kind == words.GREEN else k.Do(wound(game, target, -item.defense))


@USE.step("M-6.5")
def use_on_players(game: k.Game, frame: k.Frame) -> k.Flow:
    return k.Do(for_players(game, used(game), -used(game).defense if frame[TARGET] < 0 else 0))


@ATTACK.step("M-7.2")
def choose_attacked(game: k.Game, frame: k.Frame) -> k.Flow:
    return choosing(game, frame, ATTACKED_BY)


@ATTACK.step("M-7.2")
def announce(game: k.Game, frame: k.Frame) -> k.Flow:
    return k.Do([k.SetMark(frame[CARD], ATTACKED, game.turn()), happening.Attack(frame[CARD], frame[TARGET])])


@ATTACK.step("M-7.4")
def fight(game: k.Game, frame: k.Frame) -> k.Flow:
    """Both deal their damage at once. M-7.7: what breaks through, and what is drained."""
    card, target, player = frame[CARD], frame[TARGET], game.turn_player()
    mine = values_of(game, card)
    dealt, through = mine.attack, mine.attack
    events: list[k.Event] = []
    if target >= 0:
        theirs = values_of(game, target)
        dealt = 0 if words.WARD in theirs.keywords else mine.attack
        through = max(0, dealt - theirs.defense) if words.BREAKTHROUGH in mine.keywords else 0
        events = wound(game, target, mine.attack, lethal=words.LETHAL in mine.keywords)
        events.extend(wound(game, card, theirs.attack, lethal=words.LETHAL in theirs.keywords))
    drained = harm(game, player, -dealt) if words.DRAIN in mine.keywords else []
    return k.Do([*events, *harm(game, 1 - player, through), *drained])


def choosing(game: k.Game, frame: k.Frame, aim: Aim) -> k.Flow:
    """Ask to what something is done with a card."""
    player = game.turn_player()
    options = [k.Option("target", id) for id in aim.targets(game, player, frame[CARD])]
    return k.Ask(TARGET, k.Decision(player, "target", options, take=k.TAKE_OBJECT, subject=frame[CARD]))


def used(game: k.Game) -> Values:
    """The item that was used last."""
    return values_of(game, game.zone(words.DISCARD, game.turn_player())[-1])


def for_players(game: k.Game, values: Values, burn: int = 0) -> list[k.Event]:
    """M-4.5, M-6.5: what a card does for its player and to the opponent."""
    player = game.turn_player()
    owed = [happening.Owe(player, values.drawn)] if values.drawn else []
    return [*harm(game, player, -values.mine), *harm(game, 1 - player, burn - values.theirs), *owed]


class Lanes(k.Rulebook):
    """What the kernel asks."""

    def __init__(self) -> None:
        super().__init__("locm", "1.2", (words.DECK, words.HAND, words.LEFT, words.RIGHT, words.DISCARD))
        self.deck_zones = (words.DECK,)
        self.streams = ("first",)
        self.table_facts = IN_LANES | k.FACT_MARKS
        self.index_facts = self.table_facts
        for procedure in (PLAY, SUMMON, USE, ATTACK):
            self.enter(procedure)

    def begin(self, game: k.Game) -> None:
        """M-1.1: two play. The numbers with which they begin."""
        if game.players != 2:
            raise ValueError(f"M-1.1: two play against each other, not {game.players}")
        game.state.variables.update({"phase": "setup", "first": 0})
        game.state.variables.update({owned(what, player): START[what] for what in START for player in (0, 1)})
        game.begin(PLAY)

    def unknown_values(self) -> k.Characteristics:
        return Values()

    def base_values(self, game: k.Game, card: k.CardObject) -> k.Characteristics:
        """M-6.2, M-7.4: what was gained, lost and suffered is noted on the creature."""
        printed = game.pool.cards[card.card].values
        if not card.marks:
            return printed
        values = cast("Values", printed.copy())
        values.attack += card.mark("attack")
        values.defense += card.mark("defense")
        bits = card.mark("keywords")
        kept = [word for place, word in enumerate(BITS) if (word in values.keywords) != bool(bits >> place & 1)]
        values.keywords = tuple(kept)
        return values

    def broken_clauses(self, pool: k.Pool, zones: k.Deck, house: dict[str, str]) -> list[k.Broken]:
        """M-1.2: thirty cards."""
        count, unknown = len(zones.get("deck", [])), k.unknown_cards(pool, zones)
        if unknown or count == CARDS:
            return unknown
        return [k.Broken("M-1.2", f"デッキが{count}枚ある（{CARDS}枚ちょうど）", f"{count} cards, not exactly {CARDS}")]

    def surrender(self, game: k.Game, player: k.PlayerId) -> k.Event:
        """M-8.2: whoever gives up has lost."""
        return k.EndGame((1 - player,), "M-8.2", "surrender")


STANDING: Final = {"setup": (PLAY, "shuffle_and_roll"), "main": (PLAY, "choose_action")}
MARKS: Final = ("attack", "defense", "keywords", ATTACKED)
RULEBOOK: Final = Lanes()
