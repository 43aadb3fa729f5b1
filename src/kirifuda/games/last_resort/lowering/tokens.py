"""Lowering of tokens that texts make (L-16.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.lowering.acts import report
from kirifuda.effects.lowering.base import number
from kirifuda.games.last_resort import ast as r
from kirifuda.games.last_resort.lowering.keywords import keyword_ability
from kirifuda.games.last_resort.lowering.setting import resort
from kirifuda.games.last_resort.lowering.subjects import BEARERS, CREATURE, ENTERING
from kirifuda.games.last_resort.plans import steps
from kirifuda.games.last_resort.plans.words import AREAS
from kirifuda.games.last_resort.values import COLOUR_BITS, ResortCard, Values
from kirifuda.games.last_resort.values import CREATURE as CREATURE_KIND
from kirifuda.games.last_resort.values import ITEM as ITEM_KIND
from kirifuda.games.last_resort.wording.words import TOKENS
from kirifuda.games.last_resort.zones import NO_AREA
from kirifuda.text import ast as a

if TYPE_CHECKING:
    from kirifuda.effects.lowering.base import Lowering, Path, Table


def create(low: Lowering, node: a.Create, path: Path) -> None:
    """L-16.2: tokens of a name, power and toughness; nothing else is printed on them."""
    (arriving,) = node.arriving
    if not isinstance(node.count, a.Amount):
        raise low.fail(node, path, "makes a number of tokens that nobody is asked for")
    card = token(low, node.token, (*path, "token"))
    resort(low).tokens[card.key] = card
    count = low.amount(node.count, (*path, "count"))
    area = AREAS[arriving.name] if isinstance(arriving, r.IntoArea) else NO_AREA
    if isinstance(arriving, r.AnyArea):
        slot = low.prefix + "area:" + low.clause(path)
        low.add(steps.AskArea(*low.at(path, "area"), slot, low.actor))
        low.add(steps.TokenStep(*low.at(path, "create"), low.actor, count, card.key, (area, slot)))
    else:
        check_here(low, node, arriving, path)
        low.add(steps.TokenStep(*low.at(path, "create"), low.actor, count, card.key, (area, "")))
    if (*path, "token") in low.reading.slots:
        low.add(steps.NoteMade(*low.at(path, "made"), low.slot((*path, "token"))))
    report(low, path)


def check_here(low: Lowering, node: a.Create, arriving: a.Arrival, path: Path) -> None:
    """L-19.6: the same area is that of the card which says so."""
    if isinstance(arriving, r.SameArea) and not resort(low).kind & (CREATURE_KIND | ITEM_KIND):
        raise low.fail(node, path, "arrives beside a card that lies in no area")


def token(low: Lowering, node: a.Token, path: Path) -> ResortCard:
    """L-16.2, A80: a creature token without cost, of no colour or race unless the text gives it one."""
    below: Path = (*path, "features")
    sizes = [at for at, one in enumerate(node.features) if isinstance(one, a.Stats)]
    if len(sizes) != 1:
        raise low.fail(node, path, "has a power and a toughness, once")
    size = node.features[sizes[0]]
    assert isinstance(size, a.Stats)
    values = Values()
    values.name = node.name
    values.kind = CREATURE_KIND
    values.power = number(low, size.attack, (*below, sizes[0], "attack"))
    values.toughness = number(low, size.defense, (*below, sizes[0], "defense"))
    said = [one for at, one in enumerate(node.features) if at not in sizes]
    words = [f":{getattr(one, 'name', '')}{getattr(getattr(one, 'count', None), 'n', '')}" for one in said]
    key = f"token:{node.name}:{values.power}/{values.toughness}{''.join(words)}"
    for at, feature in enumerate(node.features):
        if isinstance(feature, a.Race):
            values.races = (*values.races, feature.name)
        elif isinstance(feature, a.Attribute):
            values.colours |= COLOUR_BITS[feature.name]
        elif at not in sizes:
            check_born(low, feature, (*below, at))
            values.abilities = (*values.abilities, keyword_ability(low, feature, (*below, at), f"{key}:{at}"))
    card = ResortCard(key, node.name, TOKENS.get(node.name, node.name), values, "")
    card.is_token = True
    return card


def check_born(low: Lowering, feature: a.Feature, path: Path) -> None:
    """L-19: a keyword that a token has from the beginning does something for a creature in play."""
    name = str(getattr(feature, "name", ""))
    if CREATURE not in BEARERS.get(name, ()) or name in ENTERING:
        raise low.fail(feature, path, "is no keyword that a token can do anything with")


EFFECTS: Final[Table] = {a.Create: create}
