"""Why something cannot be done: every condition of an action, one by one."""

from __future__ import annotations

from kirifuda.customs.actions import Action
from kirifuda.games import load
from kirifuda.games.last_resort.keywords.k19_09_recycle import recycle
from kirifuda.games.last_resort.rules.l01_last_resort import last_resort_of
from kirifuda.games.last_resort.rules.l09_1_costs import RECYCLING, SUMMON
from kirifuda.games.last_resort.rules.l09_actions import RECYCLING_CARD, SUMMONING_CARD
from kirifuda.games.last_resort.rules.l10_2_attackers import ATTACKING
from kirifuda.games.last_resort.zones import GRAVEYARD
from kirifuda.kernel.game import Game
from kirifuda.kernel.legality import failures
from kirifuda.ledger.proofs import clauses
from tests.games.last_resort.rules.positions import Position, creature, forbids
from tests.toys.driving import choose_several, offered, prompt
from tests.toys.making import Doing


def reasons(action: Action, game: Game, id: int, number: int = 0, player: int = 0) -> list[str]:
    """The English sentences of what fails."""
    game.decision()
    return [failed.english for failed in failures(action.conditions(game, id, number), game, player, id, number)]


@clauses("L-9.0", "L-8.1")
def test_l_9_1_what_is_summoned_must_be_in_ones_hand_and_no_mana_in_ones_own_main_step() -> None:
    position = Position()
    pup, mana = position.hand(0, "pup", "マナ")
    (theirs,) = position.hand(1, "pup")
    (buried,) = position.graveyard(0, "pup")
    position.mana(0, 1)
    position.mana(1, 1)
    game = position.begin()

    assert offered(game, "summon") == [pup]
    assert reasons(SUMMONING_CARD, game, mana, SUMMON) == ["it is no card that is summoned"]
    assert reasons(SUMMONING_CARD, game, buried, SUMMON) == ["it is not in your hand"]
    assert reasons(SUMMONING_CARD, game, theirs, SUMMON, player=1) == ["it is not your Main step"]


@clauses("L-19.9")
def test_l_9_5_what_is_recycled_lies_face_up_in_ones_own_graveyard_and_has_recycle() -> None:
    position = Position(creature("phoenix", 1, 1, 1, recycle("phoenix 0", 1)))
    phoenix, pup = position.graveyard(0, "phoenix", "pup")
    hidden = position.put(0, GRAVEYARD, "phoenix", face_down=True)
    (held,) = position.hand(0, "phoenix")
    (theirs,) = position.graveyard(1, "phoenix")
    position.mana(0, 1)
    game = position.begin()

    assert offered(game, "recycle") == [phoenix]
    assert reasons(RECYCLING_CARD, game, pup, RECYCLING) == ["it has no Recycle"]
    away = "it does not lie face up in your graveyard"
    assert reasons(RECYCLING_CARD, game, held, RECYCLING) == [away]
    assert reasons(RECYCLING_CARD, game, theirs, RECYCLING) == [away]
    assert away in reasons(RECYCLING_CARD, game, hidden, RECYCLING)


@clauses("L-10.1", "L-3.3", "L-10.4", "L-17.8")
def test_l_10_2_an_attacker_is_ones_own_in_the_attack_area_and_nothing_forbids_it() -> None:
    lazy = creature("lazy", 1, 1, 1, forbids("lazy 0", Doing("attack", lambda s, a, b: a == s.source and b == 0)))
    shy = creature("shy", 1, 1, 1, forbids("shy 0", Doing("attack", lambda s, a, b: a == s.source and b != 0)))
    position = Position(lazy, shy)
    wolf, back = position.attack(0, "wolf"), position.defence(0, "wolf")
    idle, timid = position.attack(0, "lazy"), position.attack(0, "shy")
    theirs = position.attack(1, "wolf")
    game = position.begin("L-10.1")

    assert offered(game, "attack") == [wolf]
    assert reasons(ATTACKING, game, back) == ["it is not in the attack area"]
    assert reasons(ATTACKING, game, theirs) == ["it is no creature of yours"]
    assert reasons(ATTACKING, game, idle) == ["an effect says that it cannot attack"]
    assert reasons(ATTACKING, game, timid) == ["there is nothing for it to attack"]
    choose_several(game, wolf)
    assert prompt(game) == "draw_two"
    assert reasons(ATTACKING, game, wolf) == ["it is not the time to declare attacks", "it is tapped"]


def said(game: Game, player: int, id: int) -> dict[str, list[str]]:
    """What the table answers for a card: by action, the English sentences."""
    game.decision()
    return {
        action: [each.english for each in against] for action, against in load("last_resort").why_not(game, player, id)
    }


@clauses("L-9.0", "L-10.2", "L-10.5", "L-1.17")
def test_l_9_0_the_table_says_what_it_is_not_the_time_for() -> None:
    position = Position()
    wolf = position.attack(0, "wolf")
    (pup,) = position.hand(0, "pup")
    guard = position.defence(1, "wolf")
    (theirs,) = position.hand(1, "pup")
    position.mana(0, 1)
    position.mana(1, 1)
    game = position.begin()

    assert said(game, 0, pup) == {"summon": []}
    assert "it is not the time to act" in said(game, 1, theirs)["summon"]
    assert "it is not the time to choose attackers" in said(game, 0, wolf)["attack"]
    assert said(game, 1, guard)["block"] == ["it is not the time to choose blockers", "there is no attack on you"]
    assert "it is not the time to choose" in said(game, 0, last_resort_of(game, 0))["turn_up"]
