"""A scenario that can't be gives one sentence with file and line."""

import pytest

from kirifuda.scenario import MalformedScenario, run_text

HEAD = "scenario: x\ngame: magical_duel\n"


def complaint(text: str) -> str:
    """The sentence about a scenario that can't be read or set up."""
    with pytest.raises(MalformedScenario) as caught:
        run_text(HEAD + text, "x.scenario")
    message = str(caught.value)
    assert "\n" not in message.strip()
    return message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("P1 deck NS1-001", "x.scenario:3: 'P1 deck NS1-001' is no header, card, player's zone, 'do', 'try',"),
        ("P1 bench: NS1-001", "x.scenario:3: there is no zone or number 'bench'; there are: deck, hand, servants,"),
        ("P3 hand: NS1-001", "x.scenario:3: there is no player P3"),
        ("P0 hand: NS1-001", "x.scenario:3: players are counted from P1"),
        ("P1 chase: NS1-001", "x.scenario:3: nothing is put into the chase zone by hand; play into it"),
        ("P1 hand: NS1-001\nP1 hand: NS1-002", "x.scenario:4: this zone stands in line 3 already"),
        ("P1 hand: 片方の運動く", "x.scenario:3: no card is called '片方の運動く'; did you mean 片方の運動靴?"),
        ("P1 hand: NS1-001 (rested", "x.scenario:3: a bracket is not closed"),
        ("P1 servants: NS1-033 (sleepy)", "x.scenario:3: 'sleepy' is no state of a card"),
        ("P1 servants: NS1-033 @a, NS1-034 @a", "x.scenario:3: the label @a stands for more than one card"),
        ("P1 hand: NS1-001 x51", "x.scenario:3: 51 copies are more than a deck holds"),
        ("P1 graveyard: 30\nP1 deck: 21", "x.scenario:4: 51 cards are more than a deck of 50 holds (402.2)"),
        ("P1 extra: 丑三つの時計神 x8", "x.scenario:3: 8 cards are more than an extra deck of 7 holds (402.3)"),
        ("P1 aether: 冥王星 1", "x.scenario:3: '冥王星 1' is no aether; write '火星 2', '無 1' or '太陽/火星 1'"),
        ("P1 counters: many", "x.scenario:3: 'many' is no counter; write '飴 2'"),
        ("P1 extra turns: a few", "x.scenario:3: extra turns are a number, not 'a few'"),
        ("P1 hand: NS1-001 (stock: NS1-002)", "x.scenario:3: only cards on the field have others under them"),
    ],
)
def test_positions_that_cannot_be_read(text: str, message: str) -> None:
    assert complaint(text).startswith(message)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("P1 deck: コイン", "is a token, and tokens lie on the field only (1302.3a)"),
        ("P1 servants: face-down 朝礼の旗", "can't lie face down there; only in the caster zone, as stock or in exile"),
        ("P1 servants: 火の用心", "is no servant, barrier or deity and can't lie in the servant zone (307.1)"),
        ("P1 casters: 片方の運動靴", "is no caster and can't lie face up in the caster zone (308.1)"),
        ("P1 casters: 焚井まい（夜学一年） (reversed)", "can't be reversed; only servants can (307.3)"),
        ("P1 servants: 朝礼の旗 (reversed)", "can't be reversed; only servants can (307.3)"),
        ("P1 hand: 片方の運動靴 (rested)", "cards have positions on the field only (303.1)"),
        ("P1 graveyard: 片方の運動靴 (鈴カウンター 1)", "counters lie on cards on the field only (1018.6)"),
        ("P1 hand: 湯けむりの双影", "goes to the extra deck and does not lie there (314.2a)"),
        ("P1 extra: 片方の運動靴", "can't be in the extra deck (402.3)"),
    ],
)
def test_positions_that_the_rules_do_not_know(text: str, message: str) -> None:
    found = complaint(text)

    assert found.startswith("x.scenario:3: ")
    assert found.endswith(message)


def test_a_caster_may_be_an_orb() -> None:
    assert run_text(HEAD + "P1 orbs: 焚井まい（夜学一年）\nexpect P1 orbs: 1").passed


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("turn: P1, turn 0", "x.scenario:3: turns are counted from 1"),
        ("turn: P1, lunch", "x.scenario:3: 'lunch' is no player, turn or phase; phases are: setup, recovery,"),
        ("turn: P3", "x.scenario:3: there is no player P3"),
        ("turn: P1\nturn: P2", "x.scenario:4: 'turn:' stands twice"),
        ("seed: lucky", "x.scenario:3: 'lucky' is no number"),
        ("house: mercy", "x.scenario:3: 'house:' takes 'name = value', not 'mercy'"),
        ("house: mercy = yes", "x.scenario:3: magical_duel has no house rule 'mercy'."),
        (
            "house: failed_draw = never",
            "x.scenario:3: The house rule failed_draw of magical_duel is one of draw_phase,",
        ),
        ("clauses: 803.44", "x.scenario:3: the rulebook has no clause 803.44"),
        ("clauses: eight", "x.scenario:3: 'eight' is no clause number"),
        ("doubt: A999", "x.scenario:3: The register of magical_duel has no doubt A999."),
        ("random: luck = 7", "x.scenario:3: there is no randomness called 'luck'"),
        ("expect no winner\nseed: 3", "x.scenario:4: 'seed:' must stand above the script"),
        ("expect no winner\nP1 hand: none", "x.scenario:4: the position must stand above the script"),
        ("  kind: 怪異", "x.scenario:3: an indented line belongs to a card, and no card stands above it"),
        (
            "card 甲\n  colour: red",
            "x.scenario:4: 'colour: red' is no fact of a card; there are: id, name, english, kind,",
        ),
        ("card 甲\n  attack: strong", "x.scenario:4: 'strong' is no number"),
        ("card 甲\ncard 甲", "x.scenario:4: the card 甲 is defined twice"),
    ],
)
def test_headers_and_cards_that_cannot_be_read(text: str, message: str) -> None:
    assert complaint(text).startswith(message)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("do P1: ", "x.scenario:3: 'do' says nothing to do"),
        ("do P1: juggle", "x.scenario:3: 'juggle' is no action; actions are: pass, play, activate,"),
        ("do P1: play", "x.scenario:3: 'play' must name a card"),
        ("do P1: play 霞", "x.scenario:3: no card is called '霞'"),
        ("do: play NS1-033", "x.scenario:3: without a player only 'pass', 'pass until …', 'resolve' and 'resolve one'"),
        ("do: pass until tomorrow", "x.scenario:3: 'tomorrow' is nothing to wait for"),
        ("do P1: pass because 708.1", "x.scenario:3: 'because' belongs to 'refuse' and 'try'"),
        ("refuse P1: pass because 708.99", "x.scenario:3: the rulebook has no clause 708.99"),
        ("expect P1 orbs", "x.scenario:3: 'p1 orbs' names a zone but no card in it"),
        (
            "P1 servants: NS1-033\nexpect NS1-033: sleepy",
            "x.scenario:4: 'sleepy' is nothing that can be said of a card",
        ),
    ],
)
def test_scripts_that_cannot_be_read(text: str, message: str) -> None:
    assert complaint(text).startswith(message)


def test_the_game_must_be_known() -> None:
    with pytest.raises(MalformedScenario, match=r"^y:1: there is no game 'chess'; there are: magical_duel"):
        run_text("game: chess", "y")
    with pytest.raises(MalformedScenario, match=r"^y: there is no line 'game: …'$"):
        run_text("scenario: nothing", "y")


def test_a_complaint_about_a_long_line_is_short() -> None:
    found = complaint("house: draws = " + "x, " * 30_000)

    assert len(found) < 9_000
    assert found.startswith("x.scenario:3: ")
