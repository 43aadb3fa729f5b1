"""Texts by combination (who, what, before or after it) and whether what they speak of ever comes about.

Each text that reads is given to a spy that asks what the text's ability would ask, and answers no. The spies watch the
scenarios of this game being played, in the name of strikers of both players.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path
from typing import Final

from kirifuda.effects.errors import NoMeaning
from kirifuda.effects.lowered import Lowered
from kirifuda.effects.plans.history import HistoryPlan
from kirifuda.effects.plans.shapes import DeedPlan
from kirifuda.effects.scope import Scope
from kirifuda.games import load, scenario_words
from kirifuda.games.spellcard_strike import ast as s
from kirifuda.games.spellcard_strike.abilities import StaticAbility
from kirifuda.games.spellcard_strike.lowering.card import lower_ability
from kirifuda.games.spellcard_strike.lowering.setting import Setting
from kirifuda.games.spellcard_strike.pool import pool_of
from kirifuda.games.spellcard_strike.rules.common import strikers
from kirifuda.games.spellcard_strike.wording.assembly import language
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

NAME: Final = "spellcard_strike"
SCENARIOS: Final = Path(__file__).parents[2] / "scenarios" / NAME
ENEMY: Final = a.Filter(a.Place(a.Zone("ステージ"), a.Opponent()), (), a.Kind("ストライカー"))
ALLY: Final = a.Filter(a.Place(a.Zone("ステージ"), a.You()), (), a.Kind("ストライカー"))
ANYBODY: Final = a.Filter(a.Place(a.Zone("ステージ"), a.AnyPlayer()), (), a.Kind("ストライカー"))
WORN: Final = a.Filter(a.Place(a.Zone("装備"), a.AnyPlayer()), (), s.EquipSpell())
HELD: Final = a.Filter(a.Place(a.Zone("手札"), a.Opponent()), (), a.AnyCard())
SUBJECTS: Final[tuple[a.Party | a.Filter, ...]] = (
    a.This(), ENEMY, ALLY, ANYBODY, a.You(), a.Opponent(), a.AnyPlayer(), WORN, HELD,
)  # fmt: skip
WHOSE: Final[tuple[a.Player, ...]] = (a.AnyPlayer(), a.You(), a.Opponent())
SORTS: Final[tuple[s.Sort, ...]] = (
    s.AnyDeclaration(), s.AnAttack(), s.ASpell(), s.AnAbility(), s.EitherSort((s.AnAttack(), s.ASpell())),
)  # fmt: skip
SOURCES: Final[tuple[s.Source, ...]] = (s.AnySource(), *(s.FromSort(sort) for sort in SORTS[1:4]))
CAUSES: Final[tuple[a.Cause, ...]] = (
    a.AnyCause(), a.ByDamage(), *(s.BySort(sort) for sort in SORTS[1:4]), *(a.ByEffect(who) for who in WHOSE),
)  # fmt: skip
REGIONS: Final = ("ベースライン", "ゲートエリア", "センターライン", "テリトリー")
DRAW: Final = a.Draw(a.Num(1))
THIS_TURN: Final = a.Period(a.ThisOne(), a.AnyPlayer(), a.Phase("ターン"))
STRONGER: Final = a.Gain(a.This(), (a.Raise(a.Stat("POW"), a.Num(1)),))


def deeds() -> Iterator[a.Deed]:
    """All that can be worded, with every sort, cause, source, side and region."""
    for cause in CAUSES:
        yield a.Undergoes(a.Action("destroy"), cause)
        yield from (a.Performs(a.Action("destroy"), a.Any(whom), cause) for whom in (ENEMY, ALLY))
    for action in ("draw", "discard", "pay score"):
        yield a.Performs(a.Action(action), a.Anything(), a.AnyCause())
    yield from (a.Performs(a.Action("summon"), a.Any(whom), a.AnyCause()) for whom in (ENEMY, ALLY, ANYBODY))
    yield from (s.Declares(sort) for sort in SORTS)
    for source in SOURCES:
        yield s.TakesDamage(source)
        yield s.DealsDamage(source)
        yield from (s.DealsDamageTo(a.Any(whom), source) for whom in (ENEMY, ALLY))
    yield from (s.Moves(), s.Shifts(s.Forward()), s.Shifts(s.Backward()))
    yield from (s.MovesInto(s.Marked(region, who)) for region, who in product(REGIONS, WHOSE))
    yield from (s.IsSummoned(), s.Retires(), s.Grazes(), a.Leaves(a.Place(a.Zone("ステージ"), a.AnyPlayer())))
    yield from (a.Turns(a.Position(position)) for position in ("行動済み", "未行動"))
    for sort, who in product(SORTS, WHOSE):
        yield s.BecomesTarget(sort, who)
        yield s.IsAffected(sort, who)


def abilities() -> Iterator[a.Ability]:
    """Somebody cannot do it; something follows it; something comes before it; it was done this turn."""
    for subject, deed in product(SUBJECTS, tuple(deeds())):
        if isinstance(subject, a.Filter):
            one: a.Party = a.Any(subject)
            yield a.Static((a.Forbid(a.All(subject), deed),), ())
        else:
            one = subject
            yield a.Static((a.Forbid(subject, deed),), ())
        event = a.Happens(one, deed)
        yield a.Spell(a.Body((s.Whenever(event, DRAW, s.AsOne()),)), ())
        yield a.Spell(a.Body((s.Before(event, DRAW, s.AsOne()),)), ())
        yield a.Static((a.If(a.Happened(THIS_TURN, event), STRONGER),), ())


def texts(step: int = 1) -> list[str]:
    """All of them that can be written, or one in so many."""
    found: list[str] = []
    for ability in islice(abilities(), 0, None, step):
        try:
            text = language().printer.japanese(ability, "ability", {})
            language().read(text)
        except (TextError, KeyError, ValueError):
            continue
        found.append(text)
    return list(dict.fromkeys(found))


class SpyDeed(DeedPlan):
    """Notes that a deed which a text forbids is about to be done, and lets it be done."""

    def __init__(self, deed: DeedPlan, spy: Spy) -> None:
        super().__init__(deed.deed)
        self.meant = deed
        self.spy = spy

    def concerns(self, scope: Scope, subject: ObjectId, other: ObjectId) -> bool:
        if self.meant.concerns(scope, subject, other):
            self.spy.seen[self.spy.key] += 1
        return False


class Spy(StaticAbility):
    """Asks what an ability would ask, and does nothing."""

    def __init__(self, text: str, meant: Ability, seen: Counter[str]) -> None:
        super().__init__(text)
        self.meant = meant
        self.seen = seen
        self.watches, self.replaces, self.forbids = meant.watches, meant.replaces, meant.forbids
        self.buckets = meant.buckets
        if isinstance(meant, StaticAbility):
            self.forbidden = tuple(SpyDeed(deed, self) for deed in meant.forbidden)

    def triggers(self, game: Game, holder: Holder, happening: Happening) -> dict[str, Value] | None:
        self.seen[self.key] += self.meant.triggers(game, holder, happening) is not None
        return None

    def is_forbidding(self, game: Game, holder: Holder, event: Event) -> bool:
        self.seen[self.key] += self.meant.is_forbidding(game, holder, event)
        return False

    def is_replacing(self, game: Game, holder: Holder, event: Event) -> bool:
        self.seen[self.key] += self.meant.is_replacing(game, holder, event)
        return False


class SpyHistory(HistoryPlan):
    """Notes that something is counted, and does not count it."""

    def __init__(self, text: str, plan: HistoryPlan, seen: Counter[str]) -> None:
        super().__init__(text, plan.event, plan.of_cards)
        self.seen = seen

    def note(self, game: Game, happening: Happening) -> None:
        sources = self.event.subjects_of(game, happening) if self.of_cards else (0, 0)
        for player, source in enumerate(sources):
            card = game.state.objects.get(source)
            if card is not None or not self.of_cards:
                scope = Scope(game, {}, source, player if card is None else card.controller)
                self.seen[self.key] += self.event.did(scope, happening) is not None


class Spies:
    """All spies, and what they have seen."""

    def __init__(self, wanted: list[str]) -> None:
        self.seen: Counter[str] = Counter()
        self.refused: list[str] = []
        self.abilities: list[Spy] = []
        self.histories: list[SpyHistory] = []
        for number, text in enumerate(wanted):
            out = Lowered()
            try:
                meant = lower_ability(language().read(text), f"SPY-{number}#0", Setting(""), out)
            except NoMeaning:
                self.refused.append(text)
                continue
            self.histories.extend(SpyHistory(text, plan, self.seen) for plan in out.histories)
            if not out.histories:
                self.abilities.extend(Spy(text, ability, self.seen) for ability in meant)

    def left(self) -> list[str]:
        """The texts of which nothing has come true."""
        keys = [*(spy.key for spy in self.abilities), *(history.key for history in self.histories)]
        return [key for key in keys if not self.seen[key]]

    def watch(self, file: Path) -> None:
        """Watch a scenario; those that have seen something may stay at home."""
        sheet = read(file.read_text(encoding="utf-8"), file.name)
        sheet.folder = file.parent
        sheet.house = ledger_of(NAME)[1].settled(sheet.house)
        run = Run(sheet, load(NAME), scenario_words(NAME))
        game = run.driver.game
        for spy in self.abilities:
            if not self.seen[spy.key]:
                for player in range(game.players):
                    for id in strikers(game, player):
                        BeginLasting(LastingEffect(None, spy, id, player, (), "never")).apply(game)
        for history in self.histories:
            for kind in history.event.kinds if not self.seen[history.key] else ():
                pool_of(game.pool).history.setdefault(kind, []).append(history)
        run.play()

    def watch_all(self) -> None:
        """Watch scenarios until all have seen something."""
        for file in sorted(SCENARIOS.glob("*.scenario")):
            if not self.left():
                return
            self.watch(file)
