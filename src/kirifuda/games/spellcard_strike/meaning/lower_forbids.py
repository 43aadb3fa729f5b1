"""Lowering of prohibitions (1.1.3): what cannot be declared, chosen, or done to somebody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.events import TextDeed
from kirifuda.effects.lower_base import Lowering, Path
from kirifuda.games.spellcard_strike import ast as s
from kirifuda.games.spellcard_strike.meaning.forbidding import TargetDeed
from kirifuda.games.spellcard_strike.meaning.lower_events import whose
from kirifuda.games.spellcard_strike.meaning.lower_words import sort
from kirifuda.text import ast as a

if TYPE_CHECKING:
    from kirifuda.games.spellcard_strike.abilities import StaticAbility

DECLARING: Final = {"attack": "attack", "spell": "declare_spell", "ability": "declare_ability"}
CHOOSING: Final = {"attack": "target_by_attack", "spell": "target_by_spell", "ability": "target_by_ability"}
KINDS: Final[dict[type[s.Sort], tuple[str, ...]]] = {
    s.AnyDeclaration: ("attack", "spell", "ability"),
    s.AnAttack: ("attack",),
    s.ASpell: ("spell",),
    s.AnAbility: ("ability",),
    s.Featured: ("spell", "ability"),
}
PLAYERS_DEEDS: Final = {"summon": "summon"}


def forbid(low: Lowering, node: a.Forbid, path: Path, ability: StaticAbility) -> None:
    """What the subject cannot do or undergo."""
    deed = node.deed
    subject = low.thing(node.subject, (*path, "subject"))
    below: Path = (*path, "deed")
    if isinstance(deed, s.Declares):
        ability.forbidden = tuple(TextDeed(DECLARING[kind], subject, None) for kind in kinds(low, deed.sort, below))
    elif isinstance(deed, s.BecomesTarget):
        which = sort(low, deed.sort, (*below, "sort"))
        by = whose(low, deed.whose, path)
        found = kinds(low, deed.sort, below)
        ability.forbidden = tuple(TargetDeed(CHOOSING[kind], kind, subject, which, by) for kind in found)
    elif isinstance(deed, s.Grazes):
        ability.forbidden = (TextDeed("graze", subject, None),)
    elif isinstance(deed, a.Performs) and deed.action.name in PLAYERS_DEEDS:
        ability.forbidden = (TextDeed(PLAYERS_DEEDS[deed.action.name], subject, None),)
    else:
        if isinstance(deed, s.Moves):
            ability.forbidden = (TextDeed("move", subject, None),)
        elif isinstance(deed, s.Retires):
            ability.forbidden = (TextDeed("retire", subject, None),)
        ability.forbidden_events = (low.event(a.Happens(node.subject, deed), path),)


def kinds(low: Lowering, node: s.Sort, path: Path) -> tuple[str, ...]:
    """Which declarations a sort covers."""
    if isinstance(node, s.EitherSort):
        return tuple(kind for part in node.parts for kind in kinds(low, part, path))
    return KINDS[type(node)]
