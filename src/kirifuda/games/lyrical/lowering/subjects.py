"""Who does what, and to what it can be done: characters fight and are turned, cards in hand are discarded.

What a text says of anything else could never come true, so it is refused when it is read.
"""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda.effects.lowering.base import Lowering, Path, Tables
from kirifuda.games.lyrical import ast as n
from kirifuda.games.lyrical.values import FIELD_CARD, ITEM, NAMED
from kirifuda.text import ast as a
from kirifuda.text.language import Reading, node_at

FIGHTER: Final = "a character"
LAID: Final = "an item or a field card"
PLAYER: Final = "a player"
HELD: Final = "a card in a hand"
DECKED: Final = "a card in a deck"
DISCARDED: Final = "a card in a discard pile"
WAITING: Final = "a card that was used"
"""N-7.4: it waits to be resolved."""
PAYING: Final = "a factor card"
BY_ZONE: Final = {
    "手札": HELD,
    "デッキ": DECKED,
    "捨て札": DISCARDED,
    "使用したカード": WAITING,
    "ファクター置き場": PAYING,
    "フィールドカード置き場": LAID,
}

ABLE: Final[dict[type[a.Node], tuple[str, ...]]] = {
    n.Damage: (FIGHTER, PLAYER),
    n.DamageLess: (FIGHTER, PLAYER),
    n.DamageIs: (FIGHTER, PLAYER),
    n.DamageMore: (FIGHTER, PLAYER),
    n.DealtMore: (FIGHTER,),
    n.DealtLess: (FIGHTER,),
    n.Duel: (FIGHTER,),
    a.RemoveDamage: (FIGHTER,),
    n.RemoveSome: (FIGHTER,),
    n.CarriesUpTo: (FIGHTER,),
    n.OnlyOnto: (LAID,),
    n.SetOntoUnpaid: (HELD, DECKED, DISCARDED, LAID),
    n.SetOnto: (HELD, DECKED, DISCARDED, LAID),
    a.Orient: (FIGHTER, PAYING),
    a.Gain: (FIGHTER,),
    a.Lose: (FIGHTER, LAID),
    a.Become: (FIGHTER,),
    a.Discard: (FIGHTER, LAID, HELD, DECKED, PAYING),
    a.Negate: (WAITING,),
    a.Look: (HELD, DECKED),
    a.Reveal: (HELD, DECKED),
    a.Search: (DECKED, DISCARDED),
    n.DeclaresAttack: (FIGHTER, PLAYER),
    n.DeclaresGuard: (FIGHTER, PLAYER),
    n.DealsInBattle: (FIGHTER,),
    n.DealsByAttack: (FIGHTER,),
    n.PutsOut: (PLAYER,),
    n.BattlesWith: (FIGHTER,),
    n.FoughtMore: (FIGHTER,),
    n.FoughtLess: (FIGHTER,),
    n.FoughtIs: (FIGHTER,),
    n.Strikes: (FIGHTER,),
    n.Much: (FIGHTER, PLAYER),
    n.AttacksOrGuards: (FIGHTER, PLAYER),
    n.TiresGuarding: (FIGHTER,),
    n.DealtIs: (FIGHTER,),
    n.AlsoOnto: (LAID,),
    n.TurnedBy: (FIGHTER,),
    n.IsGuarded: (FIGHTER,),
    n.IsUnguarded: (FIGHTER,),
    n.StrikesOpen: (FIGHTER,),
    n.Pierces: (FIGHTER,),
    n.AttacksUpTo: (FIGHTER,),
    n.GuardsAgainst: (FIGHTER, PLAYER),
    n.Battles: (FIGHTER,),
    n.UsesEffects: (FIGHTER, PLAYER),
    n.SetsUp: (FIGHTER, PLAYER),
    n.TakesDamage: (FIGHTER, PLAYER),
    n.DamagedBy: (FIGHTER, PLAYER),
    n.Heals: (FIGHTER,),
    n.Responds: (PLAYER,),
    n.RespondsWith: (PLAYER,),
    n.DealsDamage: (FIGHTER,),
    n.GetsItem: (FIGHTER,),
    n.BeatenBy: (FIGHTER,),
    a.Defeats: (FIGHTER,),
    n.Tires: (FIGHTER,),
    n.TiresBattling: (FIGHTER,),
    n.SlainBy: (FIGHTER,),
    n.AsPart: (FIGHTER,),
    n.IsAffected: (FIGHTER, LAID),
    n.IsChosen: (FIGHTER, LAID),
    n.AttacksWithOne: (PLAYER,),
    n.GoesToHand: (DISCARDED,),
    n.EntersFromHand: (FIGHTER,),
    n.GuardsInstead: (FIGHTER,),
    n.FallsShort: (PLAYER,),
    n.FallsShortDrawing: (PLAYER,),
    n.Swap: (FIGHTER,),
    n.Draws: (PLAYER,),
    n.Discards: (PLAYER,),
    a.Leaves: (FIGHTER, LAID),
    a.Turns: (FIGHTER, PAYING),
    n.CarriesItems: (FIGHTER,),
    n.SetsCards: (PLAYER,),
    n.UsesCards: (PLAYER,),
    a.Enters: (FIGHTER, LAID),
    a.Undergoes: (FIGHTER, LAID),
}
"""N-1.2, N-8.1, N-9.6-7, A25, A46: acts, by what they can be done to; deeds, by who does or undergoes them."""
INTO: Final = {
    "手札": (FIGHTER, LAID, DECKED, DISCARDED, WAITING, PAYING),
    "場": (HELD, DECKED, DISCARDED),
    "捨て札": (FIGHTER, LAID, DECKED, HELD, PAYING),
    "ファクター置き場": (HELD, DECKED, DISCARDED),
}
"""What can be put into a zone: whatever can be elsewhere. A deck takes everything."""


class LyricalLowering(Lowering):
    """A lowering that knows on what kind of card its text stands."""

    def __init__(self, meaning: e.Meaning, tables: Tables, reading: Reading, key: str, base: Path, kind: int) -> None:
        super().__init__(meaning, tables, reading, key, base)
        self.tree = reading.tree
        self.text = reading
        self.kind = kind
        self.picked: dict[Path, e.ThingPlan] = {}
        """Cards that were chosen for something that lasts, by the place of their words."""
        self.passed: frozenset[Path] = frozenset()
        """Sentences that are no part of what is done."""

    def effect(self, node: a.Node, path: Path) -> None:
        if path not in self.passed:
            super().effect(node, path)

    def thing(self, node: a.Node, path: Path) -> e.ThingPlan:
        is_character = isinstance(node, a.That) and node.noun == a.Kind("キャラクター")
        if is_character and not self.kind & NAMED and self.reading.refs.get(path) == "this":
            raise self.fail(node, path, "is no character")
        if path not in self.picked and self.kind & ITEM and is_of_itself(self, node, path):
            return super().thing(n.ThisCard(), path)
        return self.picked[path] if path in self.picked else super().thing(node, path)

    @property
    def printed(self) -> str:
        """The key of the card whose text it is."""
        return self.root[0].rpartition("#")[0]

    def child(self, key: str, base: Path) -> LyricalLowering:
        low = LyricalLowering(self.meaning, self.tables, self.text, key, base, self.kind)
        low.out = self.out
        low.prefix = self.prefix
        low.root = self.root
        low.picked = self.picked
        return low


def is_of_itself(low: LyricalLowering, node: a.Node, path: Path) -> bool:
    """N-3.1: whether what is not named again is the item itself, of which a replacement has just spoken."""
    if not isinstance(node, a.Dropped | a.It) or low.reading.refs.get(path) != "this":
        return False
    said = [here.event for here, _ in around(low, path) if isinstance(here, a.Replace)]
    return any(isinstance(event, a.Happens) and isinstance(event.subject, n.ThisCard) for event in said)


def fit(low: Lowering, act: a.Node, node: a.Node, path: Path) -> None:
    """Refuse an act or a deed that cannot be done to, or by, what the text names."""
    require(low, node, path, ABLE[type(act)])


def fit_move(low: Lowering, node: a.Move, zone: str, path: Path) -> None:
    """The same of what is put somewhere. Only characters come onto the field by an effect (N-1.1, A47)."""
    require(low, node.what, path, INTO.get(zone, ()))
    for what in named(low, node.what, path) if zone == "場" else ():
        if not is_character_noun(what.of.noun) and not is_asked(low, path):
            raise low.fail(node.what, path, "may be no character, and nothing else is put onto the field")


def is_character_noun(noun: a.Noun) -> bool:
    """Whether the word means characters only; a name is a character's, or nothing comes of it."""
    return isinstance(noun, a.CardName | n.QuotedName) or noun == a.Kind("キャラクター")


def around(low: LyricalLowering, path: Path) -> list[tuple[a.Node, Path]]:
    """What stands around something, from the outside, with its path."""
    found: list[tuple[a.Node, Path]] = []
    here: object = low.tree
    for depth, step in enumerate(path, 1):
        here = here[step] if isinstance(here, tuple) and isinstance(step, int) else getattr(here, str(step))
        if isinstance(here, a.Node) and depth < len(path):
            found.append((here, path[:depth]))
    return found


def is_asked(low: Lowering, path: Path) -> bool:
    """Whether the words stand behind a condition that what they mean is a character: それがキャラクターカードなら."""
    assert isinstance(low, LyricalLowering)
    meant = low.reading.refs.get(path)
    for here, place in around(low, path):
        if not isinstance(here, a.If) or not isinstance(here.condition, a.Is):
            continue
        quality = here.condition.quality
        noun = quality.of.noun if isinstance(quality, a.Fits) else getattr(quality, "noun", None)
        is_same = meant is not None and low.reading.refs.get((*place, "condition", "what")) == meant
        if is_same and isinstance(noun, a.Noun) and is_character_noun(noun):
            return True
    return False


def named(low: Lowering, node: a.Node, path: Path) -> list[a.Some | a.All | a.RandomSome]:
    """The set of cards that the words name, or take up."""
    assert isinstance(low, LyricalLowering)
    if isinstance(node, a.Some | a.All | a.RandomSome):
        return [node]
    slots = low.reading.refs.get(path, "").split("+")
    found = [node_at(low.tree, at) for at, name in low.reading.slots.items() if name in slots]
    return [each for each in found if isinstance(each, a.Some | a.All | a.RandomSome)]


def fit_look(low: Lowering, node: a.Look, path: Path) -> None:
    """The same of what a player looks at: not at one's own hand, which one sees anyway."""
    fit(low, node, node.what, path)
    for what in named(low, node.what, path):
        where = what.of.where
        if isinstance(where, a.Place) and where.zone.name == "手札" and is_own(low, where.whose):
            raise low.fail(node.what, path, "is seen by its player anyway")


def is_own(low: Lowering, whose: a.Player) -> bool:
    """Whether it is that of whoever acts."""
    return isinstance(whose, a.Actor) or (isinstance(whose, a.You) and isinstance(low.actor, e.YouPlan))


def require(low: Lowering, node: a.Node, path: Path, able: tuple[str, ...]) -> None:
    """One of the sorts that it can be must do."""
    found = sorts(low, node, path)
    if able and found and not found & set(able):
        raise low.fail(node, path, f"is {' or '.join(sorted(found))}, and that is for {' or '.join(able)}")


def sorts(low: Lowering, node: a.Node, path: Path) -> set[str]:
    """What sorts of things the words can mean; nothing if the tree does not tell."""
    assert isinstance(low, LyricalLowering)
    if isinstance(node, a.Player):
        return {PLAYER}
    if isinstance(node, a.All | a.Any | a.Some | a.RandomSome):
        if isinstance(node.of.where, a.Anywhere):
            return set()
        whole: Path = (*path, "of", "where", "what")
        return referred(low, low.reading.refs[whole]) if whole in low.reading.refs else {sort_of(node.of)}
    if isinstance(node, n.ThisCard):
        return {LAID if low.kind & ITEM else of_this(low.kind)}
    if isinstance(node, n.BattleFoe | n.FoeOf | n.UserOf | n.BearerOf):
        return {FIGHTER}
    if path in low.reading.refs:  # before the text's own card: what was spoken of is counted as if it were that
        return referred(low, low.reading.refs[path])
    return {of_this(low.kind)} if isinstance(node, a.This) else set()


def sort_of(of: a.Filter) -> str:
    """What sort of thing a set holds."""
    if isinstance(of.where, n.SetOn):
        return LAID
    if not isinstance(of.where, a.Place):
        return DECKED
    if of.where.zone.name in BY_ZONE:
        return BY_ZONE[of.where.zone.name]
    nouns = of.noun.parts if isinstance(of.noun, a.EitherNoun) else (of.noun,)
    is_fighter = all(isinstance(noun, n.QuotedName) or noun == a.Kind("キャラクター") for noun in nouns)
    return FIGHTER if is_fighter else LAID


def of_this(kind: int) -> str:
    """N-3.1: the text of an item speaks of its bearer."""
    if kind & NAMED:
        return FIGHTER
    return LAID if kind & FIELD_CARD else WAITING


def referred(low: LyricalLowering, slots: str) -> set[str]:
    """What a pronoun can mean: the words that it takes up, wherever a move of the text may have put them since."""
    found: set[str] = set()
    for slot in slots.split("+"):
        if slot == "this":
            found.add(of_this(low.kind))
        for path, name in low.reading.slots.items():
            if name == slot:
                found |= sorts(low, node_at(low.tree, path), path)
    return found | arrivals(low.tree) if found else found


def speaks_of_others(low: LyricalLowering, path: Path) -> bool:
    """Whether the ability speaks of a character that may be another one before it comes to these words."""
    here = low.reading.spans.get(path, (0, 0))[0]
    before = [
        at
        for at in low.reading.slots
        if at[:2] == path[:2] and at != path and low.reading.spans.get(at, (here, here))[0] < here
    ]
    return any(FIGHTER in sorts(low, node_at(low.tree, at), at) for at in before)


def fighters_before(low: LyricalLowering, path: Path) -> list[str]:
    """The slots of the characters that the ability has spoken of before it comes to these words."""
    here = low.reading.spans.get(path, (0, 0))[0]
    return [
        name
        for at, name in low.reading.slots.items()
        if at[:2] == path[:2]
        and at != path
        and low.reading.spans.get(at, (here, here))[0] < here
        and FIGHTER in sorts(low, node_at(low.tree, at), at)
    ]


def arrivals(node: object) -> set[str]:
    """Where a text puts cards."""
    if isinstance(node, tuple):
        return {sort for part in node for sort in arrivals(part)}
    if not isinstance(node, a.Node):
        return set()
    found = {sort for field in node.__struct_fields__ for sort in arrivals(getattr(node, field))}
    if isinstance(node, a.Move) and isinstance(node.to, a.Into):
        zone = node.to.place.zone.name
        found.add(FIGHTER if zone == "場" else BY_ZONE[zone])
    return found


def comes_late(low: Lowering, node: a.Node) -> bool:
    """N-3.1: an item is set on a character that is in play already."""
    assert isinstance(low, LyricalLowering)
    return isinstance(node, a.This) and bool(low.kind & ITEM)
