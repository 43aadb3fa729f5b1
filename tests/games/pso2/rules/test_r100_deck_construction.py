"""100 デッキの構築, 206-208: names, colours, classes."""

from __future__ import annotations

from kirifuda.games.pso2.keywords.k302_04_drop import drop
from kirifuda.games.pso2.keywords.k302_06_standing import erosion, proliferate
from kirifuda.games.pso2.pool import PsoPool
from kirifuda.games.pso2.rules.r100_deck_construction import broken_clauses
from kirifuda.games.pso2.values import ACTIVE, PsoCard
from kirifuda.ledger.proofs import clauses
from tests.games.pso2.rules.positions import card, character, mag, player, pool_with, weapon, with_abilities
from tests.toys.pso2_making import notes, plan


def plain(count: int) -> list[PsoCard]:
    """Different characters."""
    return [character(f"c{number}") for number in range(count)]


def broken(deck: list[str], *cards: PsoCard, leader: str = "leader", mags: tuple[str, ...] = ()) -> list[str]:
    """The clauses that a deck breaks."""
    red, black = player("leader", 6), player("dark", 6, "黒")
    pool: PsoPool = pool_with(red, black, *plain(6), *cards)
    return [each.clause for each in broken_clauses(pool, {"player": [leader], "mag": list(mags), "deck": deck})]


FILL = ["c0", "c1", "c2", "c3", "c4", "c5"]


@clauses("100.1", "100.2", "201.1", "200.1")
def test_100_2_the_player_card_says_how_many_cards() -> None:
    assert broken(FILL) == []
    assert broken(FILL[:5]) == ["100.2"]
    assert broken(FILL, leader="c0") == ["100.1", "100.2"]
    assert broken(FILL, mags=("lamp",)) == []
    assert broken(FILL, mag("other"), mags=("lamp", "other")) == ["100.1"]
    assert broken([*FILL[:5], "nobody"]) == ["100.1"]
    assert broken([*FILL[:5], "lamp"]) == ["100.1"]


@clauses("100.1.1", "203.1")
def test_100_1_1_a_black_player_card_goes_without_a_mag() -> None:
    blacks = [character(f"b{number}", 1, 1, 0, "黒") for number in range(6)]
    deck = [f"b{number}" for number in range(6)]

    assert broken(deck, *blacks, leader="dark") == []
    assert broken(deck, *blacks, leader="dark", mags=("lamp",)) == ["100.1.1"]


@clauses("100.3", "100.3.1", "100.3.2", "206.1.1", "206.1.2", "302.11")
def test_100_3_three_of_a_name_with_its_title_or_nine_with_proliferation() -> None:
    fry = with_abilities(character("fry"), proliferate("fry 0"))
    titled = character("c0b")
    titled.printed.name = "c0"
    titled.printed.title = "浮標守"

    assert broken(["c0"] * 3 + FILL[1:4]) == []
    assert broken(["c0"] * 4 + FILL[1:3]) == ["100.3"]
    assert broken(["c0"] * 3 + ["c0b"] * 3, titled) == []
    assert broken(["fry"] * 6, fry) == []


@clauses("100.4", "100.5", "208.1", "208.1.1", "208.1.2")
def test_100_4_classes_of_actives_and_items_must_match() -> None:
    spell = card("spell", ACTIVE, "", 0, ("フォース",))
    wand, staff = weapon("wand", classes=("フォース",)), weapon("staff", classes=())
    staff.printed.every_class = True
    stranger = character("stranger")
    stranger.printed.classes = ("フォース",)

    assert broken([*FILL[:5], "spell"], spell) == ["100.4"]
    assert broken([*FILL[:5], "wand"], wand) == ["100.5"]
    assert broken([*FILL[:4], "staff", "sword"], staff) == []
    assert broken([*FILL[:5], "stranger"], stranger) == []


@clauses("100.6")
def test_100_6_at_most_nine_cards_with_drop() -> None:
    buoys = [
        with_abilities(character(f"d{number}"), drop(f"d{number} 0", plan(f"d{number} 0", notes("d"))))
        for number in range(4)
    ]
    big = player("big", 12)
    pool = pool_with(big, *buoys)
    keys = [f"d{number}" for number in range(4)]

    nine = {"player": ["big"], "deck": [*keys[:3] * 3, *["guard"] * 3]}
    twelve = {"player": ["big"], "deck": keys * 3}

    assert [each.clause for each in broken_clauses(pool, nine)] == []
    assert [each.clause for each in broken_clauses(pool, twelve)] == ["100.6"]


@clauses("100.7", "302.10", "207.1")
def test_100_7_black_with_black_or_erosion_only_and_no_black_elsewhere() -> None:
    dark = character("shade", 1, 1, 0, "黒")
    both = character("dusk", 1, 1, 0, "赤黒")
    creeping = with_abilities(character("creeper"), erosion("creeper 0"))

    assert broken(["shade"] * 3 + ["creeper"] * 3, dark, creeping, leader="dark") == []
    assert broken(["shade"] * 3 + ["creeper"] * 2 + ["c0"], dark, creeping, leader="dark") == ["100.7"]
    assert broken([*FILL[:5], "shade"], dark) == ["100.7"]
    assert broken([*FILL[:5], "dusk"], both) == ["100.7"]


@clauses("100.7", "302.10")
def test_100_7_a_deck_that_is_not_black_may_hold_erosion_unless_the_card_is_black() -> None:
    """A23."""
    creeping = with_abilities(character("creeper"), erosion("creeper 0"))
    dark = with_abilities(character("shade", 1, 1, 0, "黒"), erosion("shade 0"))

    assert broken([*FILL[:5], "creeper"], creeping) == []
    assert broken([*FILL[:5], "shade"], dark) == ["100.7"]
