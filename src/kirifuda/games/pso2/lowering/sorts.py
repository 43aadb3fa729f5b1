"""Who can do what: sorts of subjects, and the acts and deeds that are theirs."""

from __future__ import annotations

from typing import Final

from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.abilities import DROP, FOLLOW_UP, ON_ENTRY, PIERCING, WAR_CRY
from kirifuda.games.pso2.values import (
    ACTIVE,
    ANY_ITEM,
    ARMOUR,
    BOSS,
    CHARACTER,
    EQUIPMENT,
    ITEM,
    MAG_CARD,
    PERSON,
    PLAYER_CARD,
    WEAPON,
)
from kirifuda.text import ast as a

POINT: Final = 1 << 10
DISCARDED: Final = 1 << 11
HELD: Final = 1 << 12
USER: Final = 1 << 13
DECKED: Final = 1 << 14
WAITING: Final = 1 << 15
"""Sorts beside the kinds of cards in play: a card in PP, in a discard pile, in a hand, in a deck; a player who acts;
what waits in the processing area."""
FIGHTERS: Final = CHARACTER | PERSON
ON_FIELD: Final = CHARACTER | ANY_ITEM | ACTIVE
HOSTS: Final = FIGHTERS | ANY_ITEM | MAG_CARD
SOURCES: Final = FIGHTERS | MAG_CARD | ITEM
"""103.2.2, 201.3.1, 205.4.7: what a weapon, armour or active does is the bearer's or the player's doing."""
IN_PLAY: Final = ON_FIELD | PERSON | MAG_CARD
ANYTHING: Final = IN_PLAY | POINT | DISCARDED | HELD | DECKED | USER | WAITING
NAMES: Final = {
    CHARACTER: "a character",
    PLAYER_CARD: "a player card",
    BOSS: "the boss",
    MAG_CARD: "a mag",
    ITEM: "an item",
    WEAPON: "a weapon",
    ARMOUR: "armour",
    ACTIVE: "an attached active",
    POINT: "a card in PP",
    DISCARDED: "a card in a discard pile",
    HELD: "a card in a hand",
    DECKED: "a card in a deck",
    WAITING: "something in the processing area",
    USER: "a player who acts",
}

DEEDS: Final[dict[type[a.Deed], int]] = {
    p.Attacks: FIGHTERS,
    p.AttacksAtAll: FIGHTERS | USER,
    p.IsAttacked: FIGHTERS,
    p.BecomesTarget: FIGHTERS,
    p.IsChosen: FIGHTERS,
    p.IsTargetOf: FIGHTERS,
    p.DeclaresAttack: FIGHTERS | USER,
    p.IsTargeted: IN_PLAY | POINT | DISCARDED,
    p.IsTargetedBy: IN_PLAY | POINT | DISCARDED,
    p.TakesDamage: FIGHTERS,
    p.TakesBattleDamage: FIGHTERS,
    p.TakesMuch: FIGHTERS,
    p.TakesAbilityDamage: FIGHTERS,
    p.EmptiesDeck: USER,
    a.TakesDamageFrom: FIGHTERS,
    p.TakesBattleDamageFrom: FIGHTERS,
    p.TakesDamageBy: FIGHTERS,
    p.LowersDamage: ARMOUR,
    p.PreventsDamage: ARMOUR,
    p.DealsDamage: SOURCES,
    a.Turns: IN_PLAY | POINT,
    a.Enters: ON_FIELD,
    p.DrawsCard: USER,
    p.PlaysCard: USER,
    p.Discards: USER,
    p.Performs: USER,
    p.IsAttackedBy: FIGHTERS,
    a.Defeats: SOURCES,
    p.DefeatsByAttack: FIGHTERS,
    p.DefeatsInBattle: FIGHTERS,
    p.DealsAny: SOURCES,
    p.DealsBattleDamage: FIGHTERS,
    a.Leaves: ON_FIELD,
    a.IsPut: ON_FIELD | POINT | DISCARDED | HELD | DECKED,
    p.ChangesRow: CHARACTER,
    p.ChangesRowBy: CHARACTER,
    p.PutsOn: FIGHTERS,
    p.IsLaid: EQUIPMENT | ACTIVE,
    p.Engages: FIGHTERS,
    p.EngagesWith: FIGHTERS,
    p.UsesAbility: IN_PLAY,
    p.UsesKind: IN_PLAY | USER,
    p.UsesGear: FIGHTERS,
    p.UsesAny: FIGHTERS,
    p.RunsOut: USER,
    p.FallsByDamage: CHARACTER,
    p.IsLowered: SOURCES,
    p.PutsInPP: USER,
}
"""504.1.5, 301.5, 406.2.2, 214.1, 103.2.2, 215.1, 201.2, 102.4.1, 504.2: who does or undergoes a deed."""
UNDERGONE: Final = {"destroy": ON_FIELD, "discard": HELD, "use": EQUIPMENT}
"""301.5, G.22, 205.5: what has an action done to it."""
OBJECTS: Final[dict[type[a.Deed], int]] = {
    p.Attacks: FIGHTERS,
    p.IsTargetedBy: SOURCES | ACTIVE,
    a.TakesDamageFrom: SOURCES,
    p.TakesBattleDamageFrom: FIGHTERS,
    p.IsTargetOf: FIGHTERS,
    p.DealsDamage: FIGHTERS,
    p.IsAttackedBy: FIGHTERS,
    a.Defeats: ON_FIELD,
    p.DefeatsByAttack: CHARACTER,
    p.DefeatsInBattle: CHARACTER,
    p.DealsBattleDamage: FIGHTERS,
    p.PutsOn: EQUIPMENT | ACTIVE,
    p.EngagesWith: FIGHTERS,
    p.UsesGear: EQUIPMENT,
}
"""Whom a deed is done to, or who is behind it."""
STATS: Final = {"攻撃力": FIGHTERS | WEAPON, "HP": CHARACTER, "コスト": ON_FIELD, "防御力": ARMOUR}
"""212.1, 213.1, 209.2: who has a number that the rules ask for."""
INVOKED: Final = {WAR_CRY: FIGHTERS, FOLLOW_UP: FIGHTERS, PIERCING: FIGHTERS, DROP: PERSON, ON_ENTRY: ON_FIELD}
"""301.6: the keywords that are invoked, and by whom; a card with Drop is in nobody's play."""
ACTS: Final[dict[type[a.Node], int]] = {
    p.Damage: FIGHTERS,
    p.DamageTimes: FIGHTERS,
    p.SpreadDamage: FIGHTERS,
    p.LowerDamage: FIGHTERS,
    p.RaiseDamage: FIGHTERS,
    p.DamageBecomes: FIGHTERS,
    p.DamageAtMost: FIGHTERS,
    p.LowerDealt: SOURCES,
    p.RaiseDealt: SOURCES,
    p.LowerStruck: FIGHTERS,
    p.RaiseStruck: FIGHTERS,
    p.RaiseDealtTo: SOURCES,
    p.LowerSuch: SOURCES,
    p.RaiseSuch: SOURCES,
    p.SlotsAre: FIGHTERS,
    p.GainLife: BOSS,
    p.TakeInstead: FIGHTERS,
    p.EntersOn: CHARACTER | ITEM,
    p.EquipTo: EQUIPMENT | HELD | DISCARDED | DECKED,
    a.Discard: HELD,
    a.Move: ON_FIELD | POINT | DISCARDED | HELD | DECKED | WAITING,
    p.EitherEnd: ON_FIELD | POINT | DISCARDED | HELD | DECKED | WAITING,
    p.RemoveFromGame: ON_FIELD | POINT | DISCARDED | HELD | DECKED | WAITING,
    a.ShuffleIn: ON_FIELD | POINT | DISCARDED | HELD | DECKED,
    a.Negate: WAITING,
    a.RemoveDamage: CHARACTER,
    p.Freeze: FIGHTERS,
    p.SwapRow: CHARACTER,
    p.MoveToRow: ON_FIELD | DISCARDED | HELD | DECKED,
    p.ToRowTurned: ON_FIELD | DISCARDED | HELD | DECKED,
    p.AttacksThese: FIGHTERS,
    p.WhileAttacking: FIGHTERS,
    p.WhenItAttacks: FIGHTERS,
    a.Destroy: ON_FIELD,
    a.Control: ON_FIELD,
    a.Orient: IN_PLAY | POINT,
}
"""Whom something is done to, or is said of."""
DECLARED: Final = "is declared, and nothing stands in for it (103.6.2.1)"
NEVER_REPLACED: Final[dict[type[a.Deed], str]] = {
    p.Attacks: DECLARED,
    p.AttacksAtAll: DECLARED,
    p.IsAttacked: DECLARED,
    p.BecomesTarget: DECLARED,
    p.IsChosen: DECLARED,
    p.IsTargetOf: DECLARED,
    p.DeclaresAttack: DECLARED,
    p.IsAttackedBy: DECLARED,
    p.PlaysCard: DECLARED,
    a.Enters: "is said of cards on the field, and until then it is not one of them (403.1)",
}
"""103.4.3: what nothing can be done instead of, and why."""
SURE: Final[dict[type[a.Node], int]] = {
    p.PlayerOf: PERSON, p.TheBoss: BOSS, p.ThisPlayed: HELD,
    p.Attacker: FIGHTERS, p.AttackTarget: FIGHTERS, p.Bearer: FIGHTERS, p.Host: HOSTS, p.DamageDealer: SOURCES,
}  # fmt: skip
ROLES: Final = {
    p.Bearer.role: FIGHTERS, p.Host.role: HOSTS, p.Attacker.role: FIGHTERS, p.AttackTarget.role: FIGHTERS,
}  # fmt: skip
OFF_FIELD: Final = {
    "PP": POINT, "捨札": DISCARDED, "手札": HELD, "デッキ": DECKED, "処理領域": WAITING, "マグ": MAG_CARD,
    "場": ON_FIELD,
}  # fmt: skip
"""What the cards of a zone are."""
