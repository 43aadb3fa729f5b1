"""Texts by combination (who, what, before or after it) and whether what they speak of ever comes about.

Each text that reads is given to a spy that asks what the text's ability would ask, and answers no. The spies watch
small games in which everything is done, in the name of cards of both players.
"""

from __future__ import annotations

from collections import Counter
from itertools import islice, permutations, product
from typing import Final

from kirifuda.effects.errors import NoMeaning
from kirifuda.effects.plans.history import HistoryPlan, left_behind
from kirifuda.effects.plans.shapes import DeedPlan
from kirifuda.effects.scope import Scope
from kirifuda.games import load, scenario_words
from kirifuda.games.magical_duel import ast as m
from kirifuda.games.magical_duel import ast_book as b
from kirifuda.games.magical_duel import ast_kept as t
from kirifuda.games.magical_duel.abilities import StaticAbility, Toll
from kirifuda.games.magical_duel.lowering.card import lower_text
from kirifuda.games.magical_duel.pool import pool_of
from kirifuda.games.magical_duel.wording.assembly import language
from kirifuda.games.magical_duel.zones import CHASE, DECK, EXTRA, ORBS
from kirifuda.kernel.ability import Ability, Holder
from kirifuda.kernel.changes import BeginLasting
from kirifuda.kernel.event import Event, Happening
from kirifuda.kernel.game import Game
from kirifuda.kernel.ids import ObjectId
from kirifuda.kernel.lasting import LastingEffect
from kirifuda.kernel.state import Value
from kirifuda.scenario.file import read
from kirifuda.scenario.running import Run, ledger_of
from kirifuda.text import ast as a
from kirifuda.text.errors import TextError
from kirifuda.text.language import Reading

NAME: Final = "magical_duel"
WHOSE: Final[tuple[a.Player, ...]] = (a.AnyPlayer(), a.Opponent())
ANYTHING: Final = a.Anything()
ANY_CAUSE: Final = a.AnyCause()
TOLL: Final = (m.PayAether((m.Free(a.Num(1)),)),)
DRAW: Final = a.Draw(a.Num(1))
THIS_TURN: Final = a.Period(a.ThisOne(), a.AnyPlayer(), a.Phase("ターン"))
STRONGER: Final = a.Gain(a.This(), (a.Raise(a.Stat("ATK"), a.Num(1000)),))


def lying(zone: str, whose: a.Player, noun: a.Noun) -> a.Filter:
    return a.Filter(a.Place(a.Zone(zone), whose), (), noun)


def of_all(zone: str, noun: a.Noun) -> tuple[a.Filter, ...]:
    """Such cards in a zone of anybody, or where that cannot be said, of the opponent."""
    return tuple(lying(zone, whose, noun) for whose in (a.AnyPlayer(), a.Opponent()))


SERVANTS: Final = of_all("戦場", a.Kind("怪異"))
MAGIC: Final = of_all("チェイスゾーン", a.AnyCard())
LOOSE: Final = a.Filter(a.Anywhere(), (), a.AnyCard())
SUBJECTS: Final[dict[str, tuple[a.Party | a.Filter, ...]]] = {
    "this card": (a.This(),),
    "a player": (a.AnyPlayer(), a.EachPlayer(), a.Opponent()),
    "a servant": SERVANTS,
    "a caster": of_all("戦場", a.Kind("魔法少女")),
    "a barrier": of_all("戦場", a.Kind("結界")),
    "a card on the chase": MAGIC,
    **{f"a card in {zone}": of_all(zone, a.AnyCard()) for zone in ("手札", "墓地", "デッキ", "除外ゾーン")},
    "an orb": of_all("オーブゾーン", a.AnyCard()),
    "a card anywhere": (LOOSE,),
}
"""Who does it: one sort, and how it may be said."""
CAUSES: Final[dict[str, tuple[a.Cause, ...]]] = {
    "": (a.AnyCause(),),
    " in battle": (a.ByBattle(),),
    " by an effect": tuple(a.ByEffect(who) for who in WHOSE),
}
OTHERS: Final[dict[str, tuple[a.Thing, ...]]] = {
    "": (a.Anything(),),
    " this": (a.This(),),
    " a servant": tuple(a.Any(of) for of in SERVANTS),
}
Deeds = dict[str, tuple[a.Deed, ...]]


def deeds() -> Deeds:
    """All that can be worded, with every cause, object and zone."""
    return {**moves(), **battles(), **undergone(), **performed()}


def moves() -> Deeds:
    found: Deeds = {
        "enters": (a.Enters(),),
        "leaves": (a.Leaves(a.Place(a.Zone("戦場"), a.AnyPlayer())),),
        "gets a counter": (a.GetsCounters(a.Counter("鈴")),),
        "loses a counter": (a.LosesCounters(a.Counter("鈴")),),
    }
    for name in ("レスト", "リカバー", "リバース", "表向き", "裏向き"):
        found[f"turns {name}"] = (a.Turns(a.Position(name)),)
    for before, name in permutations(("レスト", "リカバー", "リバース"), 2):
        found[f"turns from {before} to {name}"] = (b.TurnsFrom(a.Position(before), a.Position(name)),)
    return found


def battles() -> Deeds:
    found: Deeds = {"switches": (m.Switches(),), "levels up": (m.LevelsUp(),)}
    for name, others in OTHERS.items():
        found[f"attacks{name}"] = tuple(m.Attacks(other) for other in others)
        found[f"is attacked{name}"] = tuple(m.IsAttacked(other) for other in others)
        found[f"battles{name}"] = tuple(m.Battles(other) for other in others)
    found["attacks a player"] = tuple(m.AttacksPlayer(who) for who in WHOSE)
    return found


def undergone() -> Deeds:
    found: Deeds = {"is revealed": (done_to("reveal"),), "is activated": (done_to("play"),)}
    for action, (why, causes) in product(
        ("destroy", "banish", "discard", "exile", "corrupt", "negate", "vanish"), CAUSES.items()
    ):
        found[f"undergoes {action}{why}"] = tuple(done_to(action, cause) for cause in causes)
    nouns = {
        "magic": a.AnyCard(),
        "an ability": a.AnyAbility(),
        "either": a.EitherNoun((a.AnyCard(), a.AnyAbility())),
        "a conjure": a.Kind("詠唱"),
    }
    found["is targeted"] = (m.BecomesTarget(a.Anything()),)
    for name, noun in nouns.items():
        found[f"is targeted by {name}"] = tuple(
            m.BecomesTarget(a.Any(lying("チェイスゾーン", who, noun))) for who in WHOSE
        )
    return found


def performed() -> Deeds:
    found: Deeds = {}
    actions = ("banish", "rest", "recover", "exile", "put onto field", "target")
    for action, name in product(actions, (" this", " a servant")):
        found[f"does {action}{name}"] = tuple(does(action, other) for other in OTHERS[name])
    for name, (why, causes) in product((" this", " a servant"), CAUSES.items()):
        found[f"does destroy{name}{why}"] = tuple(does("destroy", *pair) for pair in product(OTHERS[name], causes))
    for why, causes in CAUSES.items():
        orbs = [a.Any(lying("オーブゾーン", who, a.AnyCard())) for who in WHOSE]
        found[f"does corrupt{why}"] = tuple(does("corrupt", *pair) for pair in product(orbs, causes))
    for action in ("discard", "play"):
        found[f"does {action}"] = (does(action, a.Any(LOOSE)),)
        found[f"does {action} of a hand"] = tuple(does(action, a.Any(of)) for of in of_all("手札", a.AnyCard()))
    spells = [a.Any(lying("チェイスゾーン", who, a.AnyCard())) for who in WHOSE]
    found["does negate"] = tuple(does("negate", spell) for spell in spells)
    for action in ("activate", "use", "use aether"):
        found[f"does {action}"] = (does(action),)
        found[f"does {action} of this"] = (does(action, a.This()),)
    alone = ("draw", "search", "gain candy", "pay candy", "make aether", "shuffle", "lose game", "win game", "chase")
    for action in alone:
        found[f"does {action}"] = (does(action),)
    for keyword, name in product(("参戦", "断末魔"), (" this", " a servant")):
        found[f"does use {keyword} of{name}"] = tuple(t.UsesOf(a.Keyword(keyword), other) for other in OTHERS[name])
    return found


def done_to(action: str, cause: a.Cause = ANY_CAUSE) -> a.Undergoes:
    return a.Undergoes(a.Action(action), cause)


def does(action: str, what: a.Thing = ANYTHING, cause: a.Cause = ANY_CAUSE) -> a.Performs:
    return a.Performs(a.Action(action), what, cause)


FORMS: Final = ("cannot", "must", "can", "pays for", "triggers", "is replaced", "was done")


def said(form: str, subject: a.Party | a.Filter, deed: a.Deed) -> a.Ability:
    """Somebody cannot, must or can do it, or pays for it; something follows it, takes its place, asks for it later."""
    one: a.Party = a.Any(subject) if isinstance(subject, a.Filter) else subject
    every: a.Party = a.All(subject) if isinstance(subject, a.Filter) else subject
    event = a.Happens(one, deed)
    if form == "cannot":
        return a.Static((a.Forbid(every, deed),), ())
    if form == "must":
        return a.Static((a.Must(every, deed),), ())
    if form == "can":
        return a.Static((a.Allow(every, deed),), ())
    if form == "pays for":
        return a.Static((a.Toll(one, deed, TOLL),), ())
    if form == "triggers":
        return a.Triggered(event, a.Body((DRAW,)), ())
    if form == "is replaced":
        return a.Static((a.Replace(event, DRAW),), ())
    return a.Static((a.If(a.Happened(THIS_TURN, event), STRONGER),), ())


def written(ability: a.Ability) -> Reading | None:
    """The text of an ability, if there are words for it."""
    try:
        return language().read(language().printer.japanese(ability, "ability", {}))
    except (TextError, LookupError, ValueError, TypeError):
        return None


def readings(
    forms: tuple[str, ...] = FORMS, sorts: tuple[str, ...] = (), names: tuple[str, ...] = (), step: int = 1
) -> dict[str, Reading]:
    """All that can be written, or one in so many, under what they say: who, how, what."""
    found: dict[str, Reading] = {}
    meant = [(name, variants) for name, variants in deeds().items() if not names or name in names]
    for form, sort, (name, variants) in islice(product(forms, sorts or SUBJECTS, meant), 0, None, step):
        key = f"{sort} / {form} / {name}"
        if sort == "this card" and "this" in name:
            continue  # nobody does anything to itself
        texts = (written(said(form, *pair)) for pair in product(SUBJECTS[sort], variants))
        reading = next(filter(None, texts), None)
        if reading is not None:
            found[key] = reading
    return found


class SpyDeed(DeedPlan):
    """Notes that a deed which a text speaks of is about to be done, and lets it be done."""

    def __init__(self, group: str, deed: DeedPlan, seen: Counter[str]) -> None:
        super().__init__(deed.deed)
        self.group = group
        self.meant = deed
        self.seen = seen

    def concerns(self, scope: Scope, subject: ObjectId, other: ObjectId) -> bool:
        if not self.seen[self.group]:
            self.seen[self.group] += self.meant.concerns(scope, subject, other)
        return False


class Spy(StaticAbility):
    """Asks what many abilities would ask, and does nothing."""

    def __init__(self, key: str, meant: dict[str, Ability], seen: Counter[str]) -> None:
        super().__init__(key)
        self.seen = seen
        self.after, self.instead = by_kind(meant, "watches"), by_kind(meant, "replaces")
        self.barring = by_kind(meant, "forbids")
        self.watches, self.replaces = tuple(self.after), tuple(self.instead)
        statics = {group: one for group, one in meant.items() if isinstance(one, StaticAbility)}
        self.forbidden = self.spied({group: one.forbidden for group, one in statics.items()})
        self.allowed = self.spied({group: one.allowed for group, one in statics.items()})
        self.musts = self.spied({group: one.musts for group, one in statics.items()})
        tolled = self.spied({group: tuple(toll.deed for toll in one.tolls) for group, one in statics.items()})
        self.tolls = tuple(Toll(deed, ()) for deed in tolled)
        self.file()
        self.forbids = tuple(self.barring)

    def spied(self, deeds: dict[str, tuple[DeedPlan, ...]]) -> tuple[DeedPlan, ...]:
        return tuple(SpyDeed(group, deed, self.seen) for group, plans in deeds.items() for deed in plans)

    def triggers(self, game: Game, holder: Holder, happening: Happening) -> dict[str, Value] | None:
        for group, one in self.after.get(happening.event.kind, ()):
            if not self.seen[group]:
                self.seen[group] += one.triggers(game, holder, happening) is not None
        return None

    def is_forbidding(self, game: Game, holder: Holder, event: Event) -> bool:
        for group, one in self.barring.get(event.kind, ()):
            if not self.seen[group]:
                self.seen[group] += one.is_forbidding(game, holder, event)
        return False

    def is_replacing(self, game: Game, holder: Holder, event: Event) -> bool:
        for group, one in self.instead.get(event.kind, ()):
            if not self.seen[group]:
                self.seen[group] += one.is_replacing(game, holder, event)
        return False


def by_kind(meant: dict[str, Ability], of: str) -> dict[str, list[tuple[str, Ability]]]:
    """Abilities under the kinds of events they watch, replace or forbid."""
    found: dict[str, list[tuple[str, Ability]]] = {}
    for group, one in meant.items():
        for kind in getattr(one, of):
            found.setdefault(kind, []).append((group, one))
    return found


class SpyHistory(HistoryPlan):
    """Notes that something is counted, and does not count it."""

    def __init__(self, group: str, plan: HistoryPlan, seen: Counter[str]) -> None:
        super().__init__(group, plan.event, plan.of_cards)
        self.seen = seen

    def note(self, game: Game, happening: Happening) -> None:
        sources = self.event.subjects_of(game, happening) if self.of_cards else (0, 0)
        for player, source in enumerate(sources):
            card = game.state.objects.get(source) or left_behind(game, happening, source)
            if card is not None or not self.of_cards:
                scope = Scope(game, {}, source, player if card is None else card.controller)
                self.seen[self.key] += self.event.did(scope, happening) is not None


class Spies:
    """All spies, and what they have seen."""

    def __init__(self, wanted: dict[str, Reading]) -> None:
        self.seen: Counter[str] = Counter()
        self.refused: dict[str, str] = {}
        """Why a text has no meaning."""
        self.abilities: dict[str, Ability] = {}
        self.histories: dict[str, SpyHistory] = {}
        for group, reading in wanted.items():
            try:
                out = lower_text(reading, "SPY", "怪異")
            except NoMeaning as error:
                self.refused[group] = error.told
                continue
            if out.histories:
                self.histories[group] = SpyHistory(group, out.histories[0], self.seen)
            else:
                self.abilities[group] = out.abilities[0]

    def left(self) -> list[str]:
        """The groups of which nothing has come true."""
        return [group for group in (*self.abilities, *self.histories) if not self.seen[group]]

    def watch(self, text: str, name: str) -> None:
        """Watch a scenario; those that have seen something may stay at home."""
        sheet = read(text, name)
        sheet.house = ledger_of(NAME)[1].settled(sheet.house)
        run = Run(sheet, load(NAME), scenario_words(NAME))
        game = run.driver.game
        places = holders(game)
        waiting = {group: one for group, one in self.abilities.items() if not self.seen[group]}
        own = Spy("SPY-OWN", {group: one for group, one in waiting.items() if "this" in group}, self.seen)
        all_round = Spy("SPY-ALL", {group: one for group, one in waiting.items() if "this" not in group}, self.seen)
        for spy, ids in ((own, places), (all_round, places[:1])):
            for id in ids:
                player = game.state.objects[id].controller
                BeginLasting(LastingEffect(None, spy, id, player, (), "never")).apply(game)
        for history in self.histories.values():
            for kind in history.event.kinds if not self.seen[history.key] else ():
                pool_of(game.pool).history.setdefault(kind, []).append(history)
        run.play()
        assert run.outcome.passed, f"{name}: {run.outcome.report()}"


def holders(game: Game) -> list[ObjectId]:
    """The cards in whose name spies watch: those of player 1 first."""
    found: list[ObjectId] = []
    for player in range(game.players):
        for zone, kind in enumerate(game.map.kind_of):
            if game.map.player_of[zone] != player:
                continue
            cards = game.state.zones[zone]
            if kind in (CHASE, EXTRA):
                continue
            found.extend(cards[:1] if kind in (DECK, ORBS) else cards[:3])
    return found
