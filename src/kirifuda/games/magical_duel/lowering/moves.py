"""Lowering of what changes zones: putting cards somewhere, tokens, playing by an effect; and the course of the game."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.effects.lowering.acts import act, call, do_to
from kirifuda.effects.lowering.base import Lowering, Path, Table
from kirifuda.effects.lowering.choose import Chosen, chosen
from kirifuda.effects.lowering.frames import close, each
from kirifuda.effects.lowering.spans import TURN
from kirifuda.games.magical_duel import ast as m
from kirifuda.games.magical_duel.abilities import BreakAbility
from kirifuda.games.magical_duel.lowering.acts import ONE
from kirifuda.games.magical_duel.lowering.costs import costs_of
from kirifuda.games.magical_duel.lowering.tokens import token_key
from kirifuda.games.magical_duel.plans import steps
from kirifuda.games.magical_duel.plans.played import VariableAmount
from kirifuda.games.magical_duel.rules.r0300_zones import CREATE_TOKENS, PUT_ON_FIELD
from kirifuda.games.magical_duel.rules.r0903_1_by_effect import PLAY_BY_EFFECT
from kirifuda.games.magical_duel.rules.r1000_actions import Exile
from kirifuda.games.magical_duel.rules.r1000_procedures import END_BATTLE, REDIRECT_ATTACK
from kirifuda.games.magical_duel.rules.r1021_extra_turns import ANYBODY, EXTRA_TURN, RUNNING
from kirifuda.games.magical_duel.zones import FIELD_BITS
from kirifuda.text import ast as a


class Granted:
    """An extra turn was granted; its number is in a slot."""

    def __init__(self, slot: str) -> None:
        self.slot = slot


class Arriving:
    """How cards arrive, read from the words around a move."""

    def __init__(self, low: Lowering, arrivals: tuple[a.Arrival, ...], path: Path) -> None:
        self.position = -1
        self.face_down = False
        self.counters: tuple[e.SeedPlan, ...] = ()
        self.order: a.Arrival | None = None
        self.control: e.PlayerPlan | None = None
        self.is_owners = False
        self.kind = ""
        for at, arrival in enumerate(arrivals):
            here: Path = (*path, at)
            if isinstance(arrival, a.InPosition):
                if arrival.position.name in ("表向き", "裏向き"):
                    self.face_down = arrival.position.name == "裏向き"
                else:
                    self.position = low.meaning.position(arrival.position.name)
            elif isinstance(arrival, a.WithCounters):
                amount = low.amount(arrival.count, (*here, "count"))
                self.counters = (
                    e.SeedFixed("counter", arrival.counter.name),
                    e.SeedAmount("counter_number", amount, needed=False),
                )
            elif isinstance(arrival, a.AnyOrder | a.RandomOrder):
                self.order = arrival
            elif isinstance(arrival, a.UnderControl) and isinstance(arrival.who, a.Owner):
                self.is_owners = True
            elif isinstance(arrival, a.UnderControl):
                self.control = low.player(arrival.who, (*here, "who"))
            elif isinstance(arrival, a.AsKind):
                self.kind = arrival.kind.name
            else:
                raise low.fail(arrival, here)

    def refuse(self, low: Lowering, node: a.Node, path: Path) -> None:
        """Nothing of this makes sense off the field."""
        if self.position >= 0 or self.counters or self.control is not None or self.kind:
            raise low.fail(node, path, "says how a card arrives where that has no meaning")


def exile(low: Lowering, node: a.Exile, path: Path) -> None:
    """1003, face down if it says so (311.2a)."""
    arriving = Arriving(low, node.arriving, (*path, "arriving"))
    arriving.refuse(low, node, path)
    act(low, node.what, path, e.Making(Exile, arriving.face_down))


def move(low: Lowering, node: a.Move, path: Path) -> None:
    """Into a zone, onto the field, on top of an entity or under it."""
    to = node.to
    arriving = Arriving(low, node.arriving, (*path, "arriving"))
    if isinstance(to, a.Over):
        found = chosen(low, node.what, (*path, "what"))
        onto = e.SeedThings("onto", chosen(low, to.what, (*path, "to", "what")).what, is_one=True)
        enter(low, path, found, arriving, (e.SeedPlayer("player", low.actor), onto))
        return
    if isinstance(to, a.Under):
        arriving.refuse(low, node, path)
        act(low, node.what, path, steps.UnderMaker(chosen(low, to.what, (*path, "to", "what")).what))
        return
    assert isinstance(to, a.Into | a.OnTop | a.OnBottom)
    kinds = low.meaning.zones(to.place.zone.name)
    found = chosen(low, node.what, (*path, "what"))
    if any(kind.bit & FIELD_BITS for kind in kinds):
        place = a.Owner() if arriving.is_owners else to.place.whose
        whose = arriving.control or field_of(low, place, (*path, "to", "place", "whose"), found)
        enter(low, path, found, arriving, (e.SeedPlayer("player", whose),))
        return
    arriving.refuse(low, node, path)
    put(low, path, found, arriving, to)


def field_of(low: Lowering, node: a.Player, path: Path, found: Chosen) -> e.PlayerPlan:
    """Whose side of the field: the actor's unless it is said (306.5)."""
    if isinstance(node, a.Owner):
        return e.KeeperPlan(found.what, is_owner=True)
    return low.player(node, path)


def put_back(low: Lowering, node: m.PutBack, path: Path) -> None:
    """What was only looked at never left its place; anything else has none to go back to."""
    below: Path = (*path, "what")
    slot = low.reading.refs.get(below, "")
    if not slot.startswith(("looked", "revealed")):
        raise low.fail(node.what, below, "was not looked at, so that there is no place it goes back to")
    low.acted = True


def put(low: Lowering, path: Path, found: Chosen, arriving: Arriving, to: a.Into | a.OnTop | a.OnBottom) -> None:
    """Into a zone off the field; the owner's if nobody else is named (302.5)."""
    (kind,) = low.meaning.zones(to.place.zone.name)
    named = not isinstance(to.place.whose, a.Actor | a.Owner)
    whose = low.player(to.place.whose, (*path, "to", "place", "whose")) if named else None
    maker = steps.PutMaker(kind, whose, k.BOTTOM if isinstance(to, a.OnBottom) else k.TOP)
    maker.face_down = arriving.face_down
    maker.in_order = isinstance(found.what, e.AllThing) and isinstance(found.what.of, e.EndFilter)
    if arriving.order is not None:
        maker.in_order = True
    if isinstance(arriving.order, a.AnyOrder):
        slot = low.prefix + "ordered:" + low.clause(path)
        low.add(e.PutInOrder(*low.at(path, "order"), slot, found.what, low.actor))
        found = Chosen(e.SlotThing((slot,)), found.wanted)
    do_to(low, path, found, maker)
    if isinstance(arriving.order, a.RandomOrder):
        low.add(steps.ShuffleArrived(*low.at(path, "mix")))


def enter(low: Lowering, path: Path, found: Chosen, arriving: Arriving, seeds: tuple[e.SeedPlan, ...]) -> None:
    """Onto the field (306.5, 307.6)."""
    if arriving.kind and not (arriving.face_down and arriving.kind == "魔法少女"):
        raise low.fail(a.AsKind(a.Kind(arriving.kind)), path, "is known only of face-down casters")
    all_seeds = (
        e.SeedThings("cards", found.what),
        e.SeedFixed("position", arriving.position),
        e.SeedFixed("face_down", int(arriving.face_down)),
        *arriving.counters,
        *seeds,
    )
    step = e.CallWith(*low.at(path, "enter"), PUT_ON_FIELD, all_seeds, "entered", e.YouPlan())
    call(low, path, step, found.wanted)


def create(low: Lowering, node: a.Create, path: Path) -> None:
    """1302: tokens, under the actor's control."""
    arriving = Arriving(low, node.arriving, (*path, "arriving"))
    if arriving.face_down or arriving.counters or arriving.kind:
        raise low.fail(node, path, "makes tokens in a way that has no meaning")
    quantity = low.quantity(node.count, (*path, "count"))
    if quantity.most is not quantity.least:
        raise low.fail(node, path, "needs an exact number")
    slot = low.slot((*path, "token"))
    low.notes.append(node)
    seeds = (
        steps.SeedCard("card", token_key(low, node.token, (*path, "token"))),
        e.SeedAmount("number", quantity.least),
        e.SeedPlayer("player", arriving.control or low.actor),
        e.SeedFixed("position", arriving.position),
    )
    step = e.CallWith(*low.at(path, "create"), CREATE_TOKENS, seeds, slot, e.YouPlan())
    call(low, path, step, quantity.least)


def create_more(low: Lowering, node: m.CreateMore, path: Path) -> None:
    """The same tokens once more, in another number."""
    made = [note for note in low.notes if isinstance(note, a.Create)]
    if not made:
        raise low.fail(node, path, "does not say what is created")
    create(low, a.Create(node.count, made[-1].token, made[-1].arriving), path)


def play(low: Lowering, node: a.Play | a.PlayFree | a.PlayFor, path: Path) -> None:
    """Cards are activated because the text says so, one after the other."""
    found = chosen(low, node.what, (*path, "what"))
    one, loop, end = each(low, path, found.what)
    seeds: list[e.SeedPlan] = [
        e.SeedThings("card", one, is_one=True),
        e.SeedFixed("free", 1 if isinstance(node, a.PlayFree) else 0),
    ]
    if isinstance(node, a.PlayFor):
        with low.measuring() as uses:
            costs = costs_of(low, node.cost, (*path, "cost"))
        if uses.slots:
            raise low.fail(node, path, "asks for a cost that speaks of something before it")
        paid = BreakAbility(low.clause(path), costs, has_cost=True)
        low.out.inner.append(paid)
        seeds.append(e.SeedFixed("costs_from", paid.key))
    step = e.CallWith(*low.at(path, "play"), PLAY_BY_EFFECT, tuple(seeds), "played", low.actor)
    call(low, path, step, ONE)
    close(low, path, loop, end)


def activate(low: Lowering, node: a.Activate, path: Path) -> None:
    """An ability, by its keyword or its name, is activated once."""
    found = chosen(low, node.what, (*path, "what"))
    slot = low.prefix + "ability:" + low.clause(path)
    pick = steps.PickAbility(*low.at(path, "ability"), slot, found.what, low.actor)
    if isinstance(node.ability, a.Keyword):
        pick.keyword = node.ability.name
    elif isinstance(node.ability, a.AbilityNamed):
        pick.name_ = node.ability.name
    else:
        raise low.fail(node.ability, (*path, "ability"), "cannot be activated by an effect")
    low.add(pick)
    low.add(steps.ActivateAbility(*low.at(path, "activate"), pick))
    low.acted = True


def redirect(low: Lowering, node: m.Redirect, path: Path) -> None:
    here: Path = (*path, "to")
    to = chosen(low, node.to, here).what if isinstance(node.to, a.Thing) else low.thing(node.to, here)
    seeds = (e.SeedThings("to", to, is_one=True),)
    call(low, path, e.CallWith(*low.at(path, "redirect"), REDIRECT_ATTACK, seeds, "", low.actor), None)


def end_battle(low: Lowering, node: m.EndBattle, path: Path) -> None:
    call(low, path, e.CallWith(*low.at(path, "end"), END_BATTLE, (), "", low.actor), e.FixedAmount(0))


def extra_turn(low: Lowering, node: a.ExtraTurn, path: Path) -> None:
    """1021, after the present turn or after the next one, anybody's or a certain player's."""
    after = node.after
    if after.phase.name != TURN:
        raise low.fail(node, path, "comes only after a turn")
    seeds: list[e.SeedPlan] = [e.SeedPlayer("player", low.actor)]
    if isinstance(after.which, a.NextOne):
        seeds.append(e.SeedAmount("first", e.NextFrom(None)))
        if isinstance(after.whose, a.AnyPlayer):
            seeds.append(e.SeedFixed("after", ANYBODY))
        else:
            seeds.append(e.SeedPlayer("after", low.player(after.whose, (*path, "after", "whose"))))
    slot = low.prefix + "extra:" + low.clause(path)
    low.add(e.CallWith(*low.at(path, "turn"), EXTRA_TURN, tuple(seeds), slot, low.actor))
    if not isinstance(after.which, a.NextOne):
        low.notes.append(Granted(slot))
    low.acted = True


def in_extra_turn(low: Lowering, node: m.InExtraTurn, path: Path) -> e.ConditionPlan:
    """1021: the extra turn that the same text has granted is running."""
    slots = [note.slot for note in low.notes if isinstance(note, Granted)]
    if not slots:
        raise low.fail(node, path, "speaks of no extra turn that comes right after this one")
    low.uses.facts |= k.FACT_VARIABLES
    low.uses.slots.add(slots[-1])
    return e.Comparison(VariableAmount(RUNNING), e.SAME, e.SlotAmount(slots[-1]))


def lose_game(low: Lowering, node: a.LoseGame, path: Path) -> None:
    """104.4: unless something forbids it."""
    low.add(steps.LosesGame(*low.at(path, "lose"), low.actor))
    low.acted = True


def win_game(low: Lowering, node: a.WinGame, path: Path) -> None:
    """104.4: unless something forbids it."""
    low.add(steps.WinsGame(*low.at(path, "win"), low.actor))
    low.acted = True


CONDITIONS: Final[Table] = {m.InExtraTurn: in_extra_turn}
EFFECTS: Final[Table] = {
    m.PutBack: put_back,
    m.CreateMore: create_more,
    a.Exile: exile,
    a.Move: move,
    a.Create: create,
    a.Play: play,
    a.PlayFree: play,
    a.PlayFor: play,
    a.Activate: activate,
    m.Redirect: redirect,
    m.EndBattle: end_battle,
    a.ExtraTurn: extra_turn,
    a.LoseGame: lose_game,
    a.WinGame: win_game,
}
