"""R 協力レイドバトル: the party against the boss."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kirifuda.effects.plans.shapes import player_target
from kirifuda.effects.scope import Scope
from kirifuda.games.pso2.keywords.k302_01_war_cry import war_cry
from kirifuda.games.pso2.keywords.k302_05_follow_up import follow_up
from kirifuda.games.pso2.keywords.k302_06_standing import rapid_fire
from kirifuda.games.pso2.raid.r_boss_turn import next_attacker, plays
from kirifuda.games.pso2.rulebook import RULEBOOK
from kirifuda.games.pso2.rules.common import (
    answerer,
    enemies,
    is_out,
    party,
    phase,
    player_card,
    row_of,
)
from kirifuda.games.pso2.rules.r213_damage import LIFE, Damage, damage_on, hp_of
from kirifuda.games.pso2.rules.r301_keyword_actions import CHOOSE_OPPONENT
from kirifuda.games.pso2.rules.r301_recovery import RECOVER
from kirifuda.games.pso2.rules.r400_zones import Discard, Draw, ReturnToHand
from kirifuda.games.pso2.rules.r403_field import Destroy, MoveRow
from kirifuda.games.pso2.values import PsoCard
from kirifuda.games.pso2.zones import (
    BACK,
    DECK,
    DISCARD,
    FIELD,
    FIRST_FACE,
    HAND,
    PLAYER,
    PP,
    REMOVED,
    SECOND_FACE,
)
from kirifuda.kernel.changes import Occur
from kirifuda.kernel.event import NOTHING, Event
from kirifuda.kernel.flow import NEXT, Call, Flow
from kirifuda.kernel.game import Game
from kirifuda.kernel.keeping.recording import Recorder
from kirifuda.kernel.moving import attach
from kirifuda.kernel.state import Frame
from kirifuda.ledger.proofs import clauses
from tests.games.pso2.rules.positions import (
    Position,
    boss,
    boss_deck,
    character,
    deck,
    is_off,
    offered,
    pool_with,
    raid,
    result,
    settle,
    skip_to,
    with_abilities,
)
from tests.toys.driving import asked, choose, choose_several, do, names, pass_all, prompt, run_now
from tests.toys.pso2_making import (
    Chosen,
    When,
    active,
    attached,
    chosen,
    deals,
    does,
    noted,
    notes,
    procedure,
    static,
    targets,
    triggered,
)


def attack(game: Game, attacker: int, target: int) -> None:
    """Declare an attack."""
    choose(game, "attack", attacker)
    if prompt(game) == "attack_target":
        choose_several(game, target)


def at(moment: str) -> Callable[[Scope, Event], bool]:
    """A moment of one's own turn."""
    return lambda scope, event: isinstance(event, Occur) and (event.moment, event.player) == (moment, scope.player)


def dealt(game: Game) -> list[tuple[int, int]]:
    """The damage that was dealt since the recorder was set: to whom, and how much."""
    assert game.recorder is not None
    events = [record.event for record in game.recorder.records]
    return [(event.object, event.number) for event in events if isinstance(event, Damage)]


# Preparation


@pytest.mark.parametrize(
    ("difficulty", "first", "face", "points"),
    [("normal", 0, FIRST_FACE, 0), ("hard", 2, SECOND_FACE, 1), ("very_hard", 2, SECOND_FACE, 1)],
)
@clauses("R.02", "R.03", "R.04", "R.05", "R.06", "R.07", "G.24")
def test_r_04_the_difficulty_says_who_goes_first(difficulty: str, first: int, face: int, points: int) -> None:
    game = raid(2, 2, {"difficulty": difficulty})
    game.decision()

    assert game.number("first") == first
    assert [game.state.objects[player_card(game, seat)].place for seat in (0, 1)] == [face, face]
    assert [len(game.zone(PP, seat)) for seat in (0, 1)] == [points, points]
    assert [len(game.zone(HAND, seat)) for seat in (1, 2)] == [5, 0]
    assert plays(game) == (3 if difficulty == "very_hard" else 2)


@clauses("R.08")
def test_r_08_the_boss_begins_with_its_life_and_loses_it_to_damage() -> None:
    big = boss("whale", 3, 5)
    big.life_each = 10
    game = RULEBOOK.start(pool_with(big), [deck(), deck(), {**boss_deck(), "player": ["whale"]}], 1, {})
    game.decision()
    assert game.number(LIFE) == 25

    do(game, Damage(player_card(game, 2), 4))

    assert hp_of(game, player_card(game, 2)) == 21
    assert len(game.zone(DECK, 2)) == 12


# Falling


@clauses("R.10", "R.32", "101.5", "204.2.2.2")
def test_r_10_a_player_without_a_deck_leaves_with_all_cards() -> None:
    position = Position(attached("rust", enemy=False), party=2)
    giant = position.field(1, "giant", "sword")
    position.hand(1, "pike")
    position.points(1, "guard")
    rust = position.put(0, FIELD, "rust")
    game = position.begin()
    attach(game, game.state.objects[rust], giant)
    position.deck_of(1, "guard")

    do(game, Damage(player_card(game, 1), 1))
    settle(game)

    assert is_out(game, 1)
    assert party(game) == [0]
    assert [len(game.zone(kind, 1)) for kind in (DECK, HAND, PLAYER, PP, DISCARD, FIELD)] == [0] * 6
    assert sorted(names(game, REMOVED, 1)) == ["giant", "guard", "guard", "hunter", "pike", "sword"]
    assert names(game, DISCARD, 0) == ["rust"]
    assert result(game) is None
    assert plays(game) == 2


@clauses("R.10", "R.21", "500.1")
def test_r_10_the_turn_of_a_player_who_falls_ends_at_once() -> None:
    position = Position(active("drown", does(lambda game, frame: [Damage(player_card(game, 0), 30)])), party=2)
    position.hand(0, "drown")
    game = position.begin()

    choose(game, "play")

    assert is_out(game, 0)
    assert game.turn_player() == 1
    assert asked(game) == 1


@clauses("R.09", "R.10")
def test_r_09_the_party_loses_when_nobody_is_left() -> None:
    position = Position(party=1)
    position.deck_of(0, "guard")
    game = position.begin(1, "R.11")

    assert result(game) == ((1,), "R.09")


@clauses("101.6", "R.10")
def test_101_6_in_a_raid_whoever_gives_up_falls() -> None:
    position = Position(party=2)
    game = position.begin()
    game.decision()

    RULEBOOK.surrender(game, 0).apply(game)
    settle(game)

    assert is_out(game, 0)
    assert result(game) is None


# The boss's turn


@clauses("R.11", "R.12", "R.13", "R.16", "R.17", "R.19", "R.20", "R.21")
def test_r_11_the_boss_takes_its_turn_by_itself() -> None:
    wakes = triggered("x 0", When("occur", at("turn_start")), notes("s"))
    ends = triggered("x 1", When("occur", at("turn_end")), notes("e"))
    position = Position(with_abilities(character("x", 0, 9), wakes, ends), party=2)
    x = position.field(2, "x", off=True)
    mine = position.field(0, "giant")
    game = position.begin(2, "R.11")
    game.state.objects[mine].marks = (("front_damage", 1),)
    game.recorder = Recorder()

    skip_to(game, "pp")

    attackers = [record.event.object_id() for record in game.recorder.records if record.event.kind == "attack"]
    assert attackers == [player_card(game, 2), x]

    assert noted(game) == "se"
    assert is_off(game, x)
    assert damage_on(game, mine) == 0
    assert game.turn_player() == 0
    assert game.number("target_player") in (0, 1)


@clauses("R.12")
def test_r_12_the_target_player_is_drawn_among_those_still_in_the_game() -> None:
    seen: set[int] = set()
    for seed in range(12):
        game = raid(seed, 3, {"difficulty": "hard"})
        game.decision()
        seen.add(game.number("target_player"))
    assert seen == {0, 1, 2}

    position = Position(party=3)
    position.game.state.variables["out"] = (0, 2)
    game = position.begin(3, "R.11")
    game.decision()
    assert game.number("target_player") == 1


@clauses("R.15", "215.2")
def test_r_15_the_boss_attacks_first_then_the_front_row_then_the_back_row() -> None:
    position = Position(party=1)
    one, two, three = [position.field(1, "guard") for _ in range(3)]
    game = position.begin(0)
    do(game, MoveRow(two, BACK))
    do(game, MoveRow(one, BACK))
    order: list[int] = []
    game.state.variables["turn_player"] = 1
    while id := next_attacker(game):
        order.append(id)
        card = game.state.objects[id].copy()
        card.position = 1
        game.state.objects[id] = card
        game.touch(-1)

    assert order == [player_card(game, 1), three, two, one]


@clauses("R.15", "506.2")
def test_r_15_all_attacks_go_to_the_target_player() -> None:
    position = Position(party=2)
    position.field(2, "giant")
    position.field(0, "pike")
    position.deck_of(2)
    game = position.begin(2, "R.11")

    skip_to(game, "pp")

    target = game.number("target_player")
    assert len(game.zone(DISCARD, target)) == 2 + 4
    assert len(game.zone(DISCARD, 1 - target)) == 0


@clauses("302.5", "R.15")
def test_r_15_a_boss_that_turns_on_again_attacks_again() -> None:
    position = Position(boss("twice", 2, 20, follow_up("twice 0")), party=1, boss="twice")
    position.deck_of(1)
    game = position.begin(1, "R.11")

    skip_to(game, "pp")

    assert len(game.zone(DISCARD, 0)) == 4


@pytest.mark.parametrize(("reading", "ends"), [("attacks_stop", None), ("new_target", ((2,), "R.09"))])
@clauses("R.15", "R.10")
def test_r_15_when_the_target_falls_the_other_attacks_do_not_happen(reading: str, ends: object) -> None:
    position = Position(party=2, house={"fallen_target": reading})
    position.field(2, "giant")
    position.deck_of(2)
    for seat in (0, 1):
        position.deck_of(seat, "guard", "guard")
    game = position.begin(2, "R.11")

    assert result(game) == ends
    assert is_out(game, 0) != is_out(game, 1)


@clauses("R.31", "R.15")
def test_r_31_the_party_chooses_among_what_a_boss_card_may_attack() -> None:
    hunts = static("hound 0")
    hunts.attack_targets = Chosen(lambda scope: [id for id in enemies(scope.game, scope.player) if id in prey])
    hunts.file()
    position = Position(with_abilities(character("hound", 1, 9), hunts), party=2)
    prey = [position.field(0, "pike"), position.field(1, "pike")]
    position.field(2, "hound")
    position.deck_of(2)
    game = position.begin(2, "R.11")
    game.recorder = Recorder()
    skip_to(game, "attack_target")

    assert asked(game) == game.number("target_player")
    assert [id for id, _ in offered(game, "attack_target")] == prey
    choose_several(game, prey[1])

    assert (prey[1], 1) in dealt(game)


@clauses("302.7", "R.31")
def test_302_7_the_second_target_of_the_boss_is_chosen_by_the_party() -> None:
    position = Position(boss("twin", 2, 20, rapid_fire("twin 0")), party=2, boss="twin")
    pike = position.field(0, "pike")
    position.deck_of(2)
    game = position.begin(2, "R.11")

    assert prompt(game) == "attack_target"
    target = game.number("target_player")
    assert asked(game) == target
    assert {id for id, _ in offered(game, "attack_target")} == {pike, player_card(game, 1 - target)}
    choose_several(game, pike)
    skip_to(game, "pp")

    assert len(game.zone(DISCARD, target)) == 2


@clauses("R.31", "406.2.3", "G.38")
def test_r_31_targets_of_the_bosss_actives_are_chosen_by_the_party_as_many_as_it_can() -> None:
    rain = active("rain", deals(1), target=targets(least=0, most=2))
    position = Position(rain, party=1)
    mine = [position.field(0, "pike") for _ in range(3)]
    position.deck_of(1, "guard", "rain")
    game = position.begin(1, "R.11")
    game.recorder = Recorder()

    assert (prompt(game), asked(game)) == ("target", 0)
    decision = game.decision()
    assert decision is not None
    assert (decision.least, decision.most) == (2, 2)
    choose_several(game, mine[0], mine[2])

    assert dealt(game)[:2] == [(mine[0], 1), (mine[2], 1)]


@clauses("406.2.4", "R.14")
def test_406_2_4_what_the_boss_cannot_play_goes_to_its_discard_pile() -> None:
    rain = active("rain", deals(1), target=targets())
    position = Position(rain, party=1)
    position.deck_of(1, "guard", "rain")
    game = position.begin(1, "R.11")

    skip_to(game, "pp")

    assert names(game, DISCARD, 1) == ["rain"]


# Special rules


@clauses("R.22", "302.1b")
def test_r_22_war_cry_helps_other_members() -> None:
    position = Position(with_abilities(character("hana", 1, 9), war_cry("hana 0")), party=2)
    hana = position.field(0, "hana")
    position.deck_of(2)
    game = position.begin(2, "R.11")

    assert (prompt(game), asked(game)) == ("action", 0)
    choose(game, "activate", hana)
    skip_to(game, "pp")

    assert [len(game.zone(DISCARD, seat)) for seat in (0, 1)] == [0, 0]


@clauses("R.23", "302.9")
def test_r_23_recovery_reaches_other_members() -> None:
    position = Position(party=2)
    position.discards(1, "giant", "pike")
    hurt = position.field(1, "giant")
    game = position.begin()
    do(game, Damage(hurt, 3))

    run_now(game, RECOVER, {"number": 2}, 0)
    assert {id for id, _ in offered(game, "refill")} == {player_card(game, 1)}
    choose(game, "refill", player_card(game, 1))
    assert asked(game) == 0
    choose_several(game, *[id for id, _ in offered(game, "recover")])
    assert len(game.zone(DECK, 1)) == 22

    run_now(game, RECOVER, {"number": 2}, 0)
    assert row_of(game, hurt) != BACK


@clauses("R.24")
def test_r_24_a_boss_card_that_returns_to_the_hand_goes_on_top_of_the_deck() -> None:
    position = Position(party=1)
    first, second = position.field(1, "giant"), position.field(1, "pike")
    game = position.begin()

    do(game, ReturnToHand(first), ReturnToHand(second))
    assert (prompt(game), asked(game)) == ("order", 0)
    choose_several(game, second, first)

    assert names(game, DECK, 1)[-2:] == ["pike", "giant"]
    assert game.zone(HAND, 1) == ()


@clauses("R.25", "R.26", "R.27")
def test_r_25_a_boss_that_is_made_to_draw_plays_after_the_effect() -> None:
    gift = active("gift", does(lambda game, frame: [Draw(1), Draw(1)]), notes("g"))
    position = Position(gift, party=1)
    position.deck_of(1, "guard", "pike", "giant")
    position.hand(0, "gift")
    game = position.begin()

    choose(game, "play")

    assert noted(game) == "g"
    assert names(game, FIELD, 1) == ["giant", "pike"] or names(game, FIELD, 1) == ["pike", "giant"]
    assert game.zone(HAND, 1) == ()
    assert do(game, Discard(player_card(game, 1))) == (NOTHING,)


@pytest.mark.parametrize(("reading", "cries"), [("always", True), ("never", False)])
@clauses("302.1b", "R.31")
def test_302_1b_the_bosss_side_cries_out_once_for_each_attack(reading: str, cries: bool) -> None:
    position = Position(
        with_abilities(character("bell", 1, 9), war_cry("bell 0")), party=1, house={"boss_war_cry": reading}
    )
    giant = position.field(0, "giant")
    first, second = position.field(1, "bell"), position.field(1, "bell")
    game = position.begin()

    attack(game, giant, player_card(game, 1))
    if cries:
        assert (prompt(game), asked(game)) == ("war_cry", 0)
        choose(game, "activate", second)

    assert damage_on(game, first) == 0
    assert not is_off(game, first)
    assert damage_on(game, second) == (4 if cries else 0)
    assert game.number(LIFE) == (20 if cries else 16)


@pytest.mark.parametrize(("reading", "seats"), [("everyone", [1, 2]), ("turn_player_and_boss_turn", [])])
@clauses("103.6.1.6", "103.6.1.7")
def test_103_6_1_6_in_a_raid_the_right_goes_round_the_seats(reading: str, seats: list[int]) -> None:
    position = Position(active("wait", notes("w")), party=3, house={"raid_right_to_act": reading})
    for seat in (0, 1, 2):
        position.hand(seat, "wait")
    game = position.begin()

    choose(game, "play")
    order: list[int] = []
    while noted(game) == "":
        order.append(asked(game))
        choose(game, "pass")

    assert order == seats
    pass_all(game)


@pytest.mark.parametrize(("reading", "count"), [("party_chooses", 2), ("target_player", 1)])
@clauses("R.31", "101.2.1")
def test_r_31_one_opponent_of_the_boss_is_chosen_by_the_party(reading: str, count: int) -> None:
    position = Position(party=2, house={"boss_opponent": reading})
    game = position.begin()

    found: list[object] = []

    def call(game: Game, frame: Frame) -> Flow:
        return Call(CHOOSE_OPPONENT, into="who", player=2)

    def report(game: Game, frame: Frame) -> Flow:
        found.append(frame.slots["who"])
        return NEXT

    run_now(game, procedure("who", call, report))
    if count == 2:
        assert (prompt(game), asked(game)) == ("opponent", 0)
        assert len(offered(game, "player")) == 2
        choose(game, "player", number=1)

    assert found == [(player_target(count - 1),)]
    assert answerer(game, 2) == 0


# What the boss leaves to nobody


@pytest.mark.parametrize(("reading", "life"), [("always", 20), ("party_decides", 18)])
@clauses("R.31", "G.23", "506.5.2", "506.6.1.1")
def test_r_31_the_boss_always_uses_weapons_and_armour(reading: str, life: int) -> None:
    position = Position(party=1, house={"boss_optional_effects": reading})
    scout = position.field(0, "scout")
    position.wear(position.person(1), "sword", "mail")
    game = position.begin()

    attack(game, scout, player_card(game, 1))
    if reading == "party_decides":
        assert (prompt(game), asked(game)) == ("weapon", 0)
        game.answer(())
        assert (prompt(game), asked(game)) == ("replacement", 0)
        choose(game, "decline")

    assert game.number(LIFE) == life
    assert scout not in game.state.objects


@clauses("406.2.1", "R.07")
def test_406_2_1_in_the_bosss_turn_its_triggers_go_first_then_the_seats() -> None:
    def bell(name: str) -> PsoCard:
        starts = When("occur", lambda scope, event: isinstance(event, Occur) and event.moment == "turn_start")
        return with_abilities(character(name, 0, 9), triggered(name + " 0", starts, notes(name)))

    position = Position(*[bell(name) for name in "abc"], party=2)
    for seat, name in enumerate("abc"):
        position.field(seat, name)
    position.deck_of(2)
    game = position.begin(2, "R.11")

    assert noted(game)[:3] == "bac"


@clauses("R.25")
def test_r_25_owed_cards_are_played_one_after_the_other() -> None:
    gift = active("gift", does(lambda game, frame: [Draw(1), Draw(1)]))
    position = Position(gift, active("x", notes("x")), active("y", notes("y")), active("wait", notes("w")), party=1)
    position.deck_of(1, "guard", "y", "x")
    position.hand(0, "gift", "wait")
    game = position.begin()

    choose(game, "play", game.zone(HAND, 0)[0])
    pass_all(game)

    assert noted(game) == "xy"


@clauses("101.6", "R.10")
def test_101_6_whoever_gives_up_is_asked_nothing_more() -> None:
    position = Position(party=2)
    position.hand(0, "pike")
    game = position.begin(step="503.1")
    assert (prompt(game), asked(game)) == ("pp", 0)

    RULEBOOK.surrender(game, 0).apply(game)
    game.asking = None

    assert asked(game) == 1
    assert is_out(game, 0)
    assert game.turn_player() == 1


@clauses("R.15", "506.3.2")
def test_r_15_what_a_battle_that_ended_early_has_left_is_processed_before_the_next_attack() -> None:
    seen: list[str] = []

    def look(game: Game, frame: Frame) -> list[Event]:
        seen.append(phase(game))
        return []

    slay = active("slay", does(lambda game, frame: [Destroy(id) for id in chosen(frame)]), target=targets())
    position = Position(slay, active("look", does(look)), party=1)
    position.field(1, "pike")
    position.field(1, "giant")
    position.deck_of(1)
    seer, killer = position.hand(0, "look", "slay")
    game = position.begin(1, "R.11")
    while game.number("attacker") != game.zone(FIELD, 1)[0]:
        choose(game, "pass")

    choose(game, "play", seer)
    choose(game, "play", killer)
    choose_several(game, game.number("attacker"))
    while not seen:
        choose(game, "pass")

    assert seen == ["main"]


@clauses("R.10")
def test_r_10_nothing_of_a_fallen_player_waits_any_more() -> None:
    watches = triggered("x 0", When("damage"), notes("x"))
    position = Position(with_abilities(character("x", 1, 9), watches), party=2)
    position.field(1, "x")
    position.deck_of(1, "guard")
    game = position.begin()

    do(game, Damage(player_card(game, 1), 1))
    before = len(game.state.waiting)
    settle(game)

    assert (before, len(game.state.waiting)) == (1, 0)
    assert noted(game) == ""
