"""Who does what: creatures fight, items and creatures are destroyed and turned, players summon.

What a text says of anything else could never come true, so it is refused when it is read.
"""

from __future__ import annotations

from typing import Final

from kirifuda.effects.lowering.base import Lowering, Path, words_at
from kirifuda.effects.lowering.choose import check_home, sets_of
from kirifuda.games.last_resort import ast as r
from kirifuda.games.last_resort.lowering.setting import is_bearer, resort
from kirifuda.games.last_resort.values import CREATURE as CREATURE_KIND
from kirifuda.games.last_resort.values import EQUIPMENT, LEADER_CARD
from kirifuda.games.last_resort.values import ITEM as ITEM_KIND
from kirifuda.games.last_resort.values import SPELL as SPELL_KIND
from kirifuda.text import ast as a
from kirifuda.text.language import node_at

CREATURE: Final = "a creature on the battlefield"
ITEM: Final = "an item on the battlefield"
BURIED: Final = "a card in a graveyard"
IN_MANA: Final = "a card in a mana area"
LEADER: Final = "a leader"
CARD: Final = "a card that is not in play"
ON_FIELD: Final = (CREATURE, ITEM)

DOERS: Final[dict[type[a.Deed], tuple[str, ...]]] = {
    r.Attacks: (CREATURE,),
    r.AttacksLife: (CREATURE,),
    r.AttacksCreatures: (CREATURE,),
    r.Blocks: (CREATURE,),
    r.IsBlocked: (CREATURE,),
    r.Battles: (CREATURE,),
    r.UsesAbilities: ON_FIELD,
    a.Undergoes: ON_FIELD,
    a.Enters: ON_FIELD,
    r.IsSummoned: ON_FIELD,
}
"""L-1.1, L-3.2, L-9.4, L-10: who does or undergoes a deed."""
OTHER_DOERS: Final[dict[type[a.Deed], tuple[str, ...]]] = {
    r.IsAttacked: (CREATURE,),
    r.IsBlockedBy: (CREATURE,),
    r.IsBlockedByMany: (CREATURE,),
    r.BlocksThat: (CREATURE,),
    r.AttacksThat: (CREATURE,),
    r.Hurts: (CREATURE, ITEM, LEADER),
    r.HurtsLife: (CREATURE, ITEM, LEADER),
    r.IsHurt: (CREATURE,),
    r.IsUnblocked: (CREATURE,),
    r.Survives: (CREATURE,),
    r.EntersInto: ON_FIELD,
    r.Prevails: (CREATURE,),
    r.FallsAlone: (CREATURE,),
    r.ChangesArea: ON_FIELD,
    r.Wears: (CREATURE,),
    r.ComesOff: (ITEM,),
    r.IsMade: (CREATURE,),
    r.IsChosen: ON_FIELD,
    r.UsesTap: ON_FIELD,
    r.UsesKeyword: ON_FIELD,
    r.Destroys: (CREATURE,),
    r.DestroysByDamage: (CREATURE, ITEM, LEADER),
    r.DestroysAnyhow: (CREATURE, ITEM, LEADER),
    r.IsDuplicated: (CREATURE,),
    r.MovesTo: ON_FIELD,
    r.ChangesBy: ON_FIELD,
    r.EntersFrom: ON_FIELD,
    r.EntersRecycled: ON_FIELD,
    r.EntersOtherwise: ON_FIELD,
    r.IsReturned: ON_FIELD,
    a.Leaves: ON_FIELD,
    a.Turns: (*ON_FIELD, IN_MANA),
}
"""L-10, L-16.2, L-18.1, L-19.5: who does or undergoes what is said by other verbs."""
VICTIMS: Final[dict[type[a.Effect], tuple[str, ...]]] = {
    r.Damage: (CREATURE,),
    r.Duplicate: (CREATURE,),
    r.Fight: (CREATURE,),
    a.Destroy: ON_FIELD,
    a.Orient: (*ON_FIELD, IN_MANA),
    r.ChangeArea: ON_FIELD,
    r.FightEach: (CREATURE,),
    r.Heal: (CREATURE,),
    a.PutCounters: ON_FIELD,
    a.RemoveCounters: ON_FIELD,
}
"""L-10.9, L-18.1, L-19.5, L-19.6: what an act is done to."""
ITEMS: Final = (a.Kind("アイテム"), a.Kind("装備アイテム"))
MOVING: Final = (a.Move, a.Destroy, a.Discard, r.PutAsCreature, r.Damage, r.Fight)
"""What takes a card somewhere else, or may destroy it."""
MOVING_DEEDS: Final = (a.Undergoes, r.Finished)
COMING: Final = (a.Enters, r.IsSummoned)
"""What a creature does before it can bear anything (L-1.12)."""
BEARERS: Final[dict[str, tuple[str, ...]]] = {
    "速攻": ON_FIELD,
    "シフト": ON_FIELD,
    "スナイパー": ON_FIELD,
    "封縛": ON_FIELD,
    "カラミティ": ON_FIELD,
    "ブレイクダウン": ON_FIELD,
    "貫通": (CREATURE,),
    "ドレイン": (CREATURE,),
    "相打ち": (CREATURE,),
    "アンチスペル": (CREATURE,),
    "グロウ": (CREATURE,),
    "テラー": (CREATURE,),
    "インターセプト": (CREATURE,),
    "暗殺": (CREATURE,),
    "リサイクル": (BURIED,),
    "装備": (),
    "変換": (),
    "スペルチャージ": (),
}
"""L-19: who can be given a keyword so that it does something. Equipment has its number printed; what is converted or
charged for lies in the hand, where nothing is given."""
ENTERING: Final = ("封縛", "カラミティ", "暗殺")
"""L-19.8, L-19.17, L-17.4: keywords that work at the moment of entering and never again."""
WHILE_SUMMONED: Final = ("リサイクル", "変換", "スペルチャージ")
"""Keywords that work before a card is in play, so on any card that is summoned; Sacrifice is one, too."""

Act = (
    a.PutCounters
    | a.RemoveCounters
    | r.Damage
    | r.Duplicate
    | r.Fight
    | r.FightEach
    | r.Heal
    | a.Destroy
    | a.Orient
    | r.ChangeArea
)
LONGEST_NAME: Final = 9
"""Of what a card calls itself: この装備アイテム."""
FIELD_ZONES: Final = ("戦場", "アタックエリア", "ディフェンスエリア", "同じエリア")
CREATURES: Final = ("クリーチャー", "スペルクリーチャー", "N・クリーチャー")


def sorts(low: Lowering, node: a.Node, path: Path) -> set[str]:
    """What sort of thing is spoken of."""
    kind = resort(low).kind
    if isinstance(node, a.This) and is_bearer(low, path):
        return {CREATURE}
    if isinstance(node, a.This) and not is_told_of(low, path):
        check_called(low, node, path, kind)
        return {resort(low).lies or sort_of_kind(kind)}
    if isinstance(node, a.ThisIn):
        return {{"墓地": BURIED, "マナエリア": IN_MANA}.get(node.place.zone.name, CARD)}
    if isinstance(node, r.Blocker | r.Blocked):
        return {CREATURE}
    if isinstance(node, r.Bearer):
        if not kind & EQUIPMENT:
            raise low.fail(node, path, "is said by equipment only")
        return {CREATURE}
    if isinstance(node, a.All | a.Any | a.Some | a.RandomSome):
        return sorts_in(low, node.of, (*path, "of"))
    if isinstance(node, a.Both | a.OneOf):
        return {sort for at, part in enumerate(node.parts) for sort in sorts(low, part, (*path, "parts", at))}
    if isinstance(node, a.Token):
        return {CREATURE}
    return referred(low, path) or {CREATURE}


def is_told_of(low: Lowering, path: Path) -> bool:
    """Whether a card is counted as its own that the text speaks of by a pronoun."""
    return isinstance(node_at(low.reading.tree, path), a.Ref)


def check_called(low: Lowering, node: a.Node, path: Path, kind: int) -> None:
    """A card calls itself what it is."""
    called = words_at(low.reading, path)
    for word, bit in (
        ("アイテム", ITEM_KIND),
        ("この装備", EQUIPMENT),
        ("スペル", SPELL_KIND),
        ("リーダー", LEADER_CARD),
    ):
        if called.startswith("この") and word in called and len(called) < LONGEST_NAME and not kind & bit:
            raise low.fail(node, path, "is not what this card is")


def referred(low: Lowering, path: Path) -> set[str]:
    """What sort of thing a pronoun means: that of the words it takes up; a card that the text puts is in play then."""
    meant = low.reading.refs.get(path, "").split("+")
    found: set[str] = set()
    for place, slot in low.reading.slots.items():
        if slot in meant:
            node = node_at(low.reading.tree, place)
            if isinstance(node, a.Player):
                continue
            is_there = is_put(low, slot, path) or is_summoned(low, place)
            found |= {sort_of_noun(node)} if is_there else sorts(low, node, place)
    return found


def is_summoned(low: Lowering, place: Path) -> bool:
    """Whether what is bound there is a creature or an item that an event tells to have been summoned (L-9.7)."""
    if place[-2:] != ("deed", "what"):
        return False
    deed, node = node_at(low.reading.tree, place[:-1]), node_at(low.reading.tree, place)
    is_summon = isinstance(deed, a.Performs) and deed.action.name == "summon"
    return is_summon and isinstance(node, a.Any) and is_field_noun(node.of.noun)


def is_field_noun(noun: a.Noun) -> bool:
    """L-9.7: whether such cards enter when they are summoned."""
    return is_creature_noun(noun) or noun in (*ITEMS, a.Kind("N・アイテム"))


def is_put(low: Lowering, slot: str, here: Path) -> bool:
    """Whether the text puts what is bound there onto the battlefield (L-15.1, L-17.9b), elsewhere than here."""
    for path, names in (*low.reading.slots.items(), *low.reading.refs.items()):
        if slot in names.split("+") and path[-1:] == ("what",) and path != here:
            act = node_at(low.reading.tree, path[:-1])
            if isinstance(act, r.PutAsCreature) or (isinstance(act, a.Move) and is_onto_field(act.to)):
                return True
    return False


def is_onto_field(to: a.Destination) -> bool:
    """L-15.1: whether cards are put onto a battlefield."""
    return isinstance(to, a.Into) and to.place.zone.name in FIELD_ZONES


def sort_of_noun(node: a.Node) -> str:
    """What a card is once it is on the battlefield."""
    is_item = isinstance(node, a.All | a.Any | a.Some) and node.of.noun in ITEMS
    return ITEM if is_item else CREATURE


def sort_of_kind(kind: int) -> str:
    """What a card with a text is while it is in play."""
    if kind & CREATURE_KIND:
        return CREATURE
    if kind & ITEM_KIND:
        return ITEM
    return LEADER if kind & LEADER_CARD else CARD


def sort_of(of: a.Filter) -> str:
    """What sort of thing a set holds; of a mixed one, the items."""
    zone = of.where.zone.name if isinstance(of.where, a.Place) else ""
    if of.noun == a.Kind("マナ") and zone in (*FIELD_ZONES, "マナエリア"):
        return IN_MANA
    if zone in FIELD_ZONES:
        return CREATURE if is_creature_noun(of.noun) else ITEM
    return {"墓地": BURIED, "マナエリア": IN_MANA}.get(zone, CARD)


def is_creature_noun(noun: a.Noun) -> bool:
    """L-1.1, L-16.2: whether such cards are creatures on the battlefield."""
    return isinstance(noun, a.AnyToken | a.TokenNamed | a.Race) or (isinstance(noun, a.Kind) and noun.name in CREATURES)


def sorts_in(low: Lowering, of: a.Filter, path: Path) -> set[str]:
    """The sorts of thing in a set: cards and names may be of either sort, several nouns are of several; what the text
    takes from others is of theirs."""
    if isinstance(of.where, a.Among):
        return referred(low, (*path, "where", "what")) or {CARD}
    if isinstance(of.noun, a.EitherNoun):
        return {sort_of(a.Filter(of.where, (), noun)) for noun in of.noun.parts}
    found = sort_of(of)
    return {CREATURE, ITEM} if found == ITEM and isinstance(of.noun, a.AnyCard | a.CardName) else {found}


def check(low: Lowering, node: a.Node, path: Path, able: tuple[str, ...]) -> None:
    """Refuse what is none of those who can do it."""
    found = sorts(low, node, path)
    if is_named(node) and found & set(able):
        return
    for sort in sorted(found):
        if sort not in able:
            raise low.fail(node, path, f"is {sort}, and only {' or '.join(able) or 'nobody'} can do or have that")


def is_named(node: a.Node) -> bool:
    """Cards of a name are what the text takes them for: nobody knows from here what is printed on them."""
    return isinstance(node, a.All | a.Any | a.Some | a.RandomSome) and isinstance(node.of.noun, a.CardName)


def check_act(low: Lowering, node: Act, path: Path) -> None:
    """What an act is done to."""
    check(low, node.what, (*path, "what"), VICTIMS[type(node)])


def check_move(low: Lowering, node: a.Move, zone: str, path: Path) -> None:
    """A card goes where it is not; the leader never leaves its place (L-3.6)."""
    below: Path = (*path, "what")
    check(low, node.what, below, (*ON_FIELD, BURIED, IN_MANA, CARD))
    same = {"戦場": ON_FIELD, "墓地": (BURIED,), "マナエリア": (IN_MANA,)}
    for sort in sorted(sorts(low, node.what, below)) if lies_still(low, node.what, below) else ():
        if sort in same.get(zone, ()):
            raise low.fail(node.what, below, f"is {sort}, so that it lies there already")
    for of in sets_of(low, node.what, below):
        if zone == "戦場" and isinstance(of.where, a.Place) and of.where.zone.name == "ハンドストック":
            raise low.fail(node.what, below, "lies face down, so that nobody knows whether it can be put there (A54)")
    if zone not in FIELD_ZONES:
        check_home(low, node, path)


def lies_still(low: Lowering, node: a.Node, path: Path) -> bool:
    """Whether something lies where its words say, and neither the text nor what set it off has moved it since."""
    if isinstance(node, a.All | a.Some):
        return True
    tree = low.reading.tree
    slots = set(low.reading.refs.get(path, "").split("+"))
    for place in low.reading.spans:
        is_it = node_at(tree, place) == node if isinstance(node, a.This | r.Bearer) else slots & slots_at(low, place)
        if is_it and place != path and place[:2] == path[:2]:
            parent = node_at(tree, place[:-1])
            if isinstance(parent, MOVING) or (isinstance(parent, a.Happens) and isinstance(parent.deed, MOVING_DEEDS)):
                return False
    return True


def slots_at(low: Lowering, place: Path) -> set[str]:
    """The slots that something names or takes up."""
    names = low.reading.slots.get(place, "") or low.reading.refs.get(place, "")
    return set(names.split("+")) if names else set()


def check_deed(low: Lowering, subject: a.Node, deed: a.Deed, path: Path) -> None:
    """The subject of a deed, in what is forbidden, demanded or waited for."""
    able = DOERS.get(type(deed)) or OTHER_DOERS.get(type(deed))
    if able is not None and not isinstance(subject, a.Player):
        check(low, subject, path, able)
    if isinstance(subject, r.Bearer) and isinstance(deed, COMING):
        raise low.fail(subject, path, "bears nothing yet when it comes")


def check_gained(low: Lowering, what: a.Node, feature: a.Feature, path: Path) -> None:
    """Power and toughness are a creature's; a keyword is for whom it does something."""
    name = getattr(feature, "name", "") if not isinstance(feature, a.Race) else ""
    given = ON_FIELD if isinstance(feature, a.AbilityText) else (CREATURE,)
    check(low, what, path, BEARERS[name] if name else given)
    if isinstance(what, r.Bearer) and name in ENTERING:
        raise low.fail(what, path, "bears nothing yet when it enters")


def check_gained_now(low: Lowering, what: a.Node, feature: a.Feature, path: Path) -> None:
    """The same of what an effect gives: a keyword of entering comes too late then (A87)."""
    check_gained(low, what, feature, path)
    if getattr(feature, "name", "") in ENTERING:
        raise low.fail(feature, path, "is given a keyword of entering, and has entered long before")


def check_printed(low: Lowering, keyword: a.Feature, path: Path) -> None:
    """L-19: a keyword stands on a card that it does something for."""
    name = getattr(keyword, "name", "")
    if not name or name in WHILE_SUMMONED:
        return
    kind = resort(low).kind
    if name == "装備":
        if not kind & EQUIPMENT:
            raise low.fail(keyword, path, "is a keyword of equipment")
    elif sort_of_kind(kind) not in BEARERS[name]:
        able = " or ".join(BEARERS[name])
        raise low.fail(keyword, path, f"does nothing for {sort_of_kind(kind)}, only for {able}")


def is_worn(keyword: a.Feature) -> bool:
    """L-1.9, A90: a keyword on equipment that is its bearer's, not its own."""
    name = getattr(keyword, "name", "")
    return bool(name) and name not in (*WHILE_SUMMONED, "装備", "封縛", "カラミティ", "ブレイクダウン")


def check_tapping(low: Lowering, node: a.Node, path: Path) -> None:
    """L-9.3: only what lies on the battlefield can be tapped for an ability."""
    if sort_of_kind(resort(low).kind) not in ON_FIELD:
        raise low.fail(node, path, "cannot be paid: the card does not lie on the battlefield")
