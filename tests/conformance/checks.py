"""What must be true of a game at every decision. Each check raises AssertionError with what is wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from kirifuda.kernel.characteristics import build_table
from kirifuda.kernel.ids import FIRST_ID
from kirifuda.kernel.triggers import build_index
from kirifuda.lab.invariants import Cards, check_position, numbers_in

if TYPE_CHECKING:
    from kirifuda.games import CardGame
    from kirifuda.kernel.ability import Holder
    from kirifuda.kernel.decision import Decision
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.triggers import Index

Question = tuple[object, ...]


def question(game: Game) -> Question:
    """Everything about the open decision that its player sees."""
    decision = game.decision()
    if decision is None:
        return ("over",)
    return (*form(decision), tuple(decision.options), tuple(keys(game)))


def form(decision: Decision) -> Question:
    """Who is asked what, by which clause, and how many answers are wanted."""
    return (
        decision.player, decision.prompt, decision.clause, decision.slot, decision.least, decision.most,
        decision.ordered, decision.many, decision.take, decision.secret, decision.subject,
    )  # fmt: skip


def keys(game: Game) -> list[str]:
    """The names of the open decision's options."""
    decision = game.decision()
    assert decision is not None
    return [game.rulebook.option_key(game, option) for option in decision.options]


def check_answerable(game: Game) -> None:
    """Somebody can answer: enough options, each only once, asked of a player, by a clause."""
    decision = game.decision()
    assert decision is not None
    assert 0 <= decision.player < game.players
    assert 0 <= decision.least <= decision.most <= len(decision.options)
    assert not decision.forced(), "a forced decision was not skipped"
    repeated = [option for option, times in Counter(decision.options).items() if times > 1]
    assert not repeated, f"{decision.prompt} ({decision.clause}) offers the same option twice: {repeated}"


def check_keys(game: Game) -> None:
    """Names of options hold no id: ids change when an effect is edited, names must not."""
    bad = [key for key in keys(game) if any(number >= FIRST_ID for number in numbers_in(key))]
    assert not bad, f"option keys name ids: {bad}"


def check_pure(game: Game) -> None:
    """Asking again gives the same question and leaves the game as it is."""
    before = question(game)
    again = game.clone()
    again.asking = None
    assert question(again) == before, "asked twice, the question differs"
    again.asking = None
    assert question(again) == before, "asked three times, the question differs"


def check_caches(game: Game) -> None:
    """Values and index, kept while nothing they rest on changes, equal those computed from nothing."""
    kept = game.table()
    fresh = build_table(game)
    assert list(kept.values) == list(fresh.values)
    for id, values in fresh.values.items():
        assert kept.values[id].data() == values.data(), f"stale values of {values.name} ({id})"
    assert entries(game.index()) == entries(build_index(game)), "the index is stale"


def entries(index: Index) -> dict[str, object]:
    """The index as plain data."""
    found: dict[str, object] = {"states": [entry(holder) for holder in index.state_triggers]}
    for name in ("watch", "replace", "forbid", "buckets"):
        by_kind: dict[str, list[Holder]] = getattr(index, name)
        found[name] = {kind: [entry(holder) for holder in holders] for kind, holders in by_kind.items()}
    return found


def entry(holder: Holder) -> tuple[str, int, int, int]:
    """An ability at work as plain data."""
    return (holder.ability.key, holder.source, holder.controller, holder.effect)


def check_reasons(card_game: CardGame, game: Game) -> None:
    """What nothing speaks against is on the menu, and nothing else is."""
    decision = game.decision()
    assert decision is not None
    if game.state.loop is not None or any(frame.barred for frame in game.state.frames):
        return
    offered = {(option.verb, option.object) for option in decision.options}
    numbered = {(f"{option.verb}:{option.number}", option.object) for option in decision.options}
    for id in game.state.objects:
        for action, reasons in card_game.why_not(game, decision.player, id):
            is_offered = (action, id) in offered or (action, id) in numbered
            against = [reason.clause for reason in reasons]
            assert is_offered == (not against), f"{action} with {id}: offered {is_offered}, against it {against}"


def check_rich(positions: Iterable[tuple[int, Game]], cards: Cards) -> None:
    """Positions of a game on its way: each can be answered and is sound, and every eleventh is pure and cached well."""
    for number, position in positions:
        check_answerable(position)
        check_position(position, cards)
        if number % 11 == 0:
            check_pure(position)
            check_caches(position)
