"""Cards, the stage and single sentences as people see them."""

from typing import Final

import pytest

from kirifuda.games import load
from kirifuda.games.spellcard_strike.minimap import parse
from kirifuda.games.spellcard_strike.rules.r05_02_turn import TURNS
from kirifuda.games.spellcard_strike.stage import AREAS, NO_AREA, area_name, area_named, gate
from kirifuda.games.spellcard_strike.telling.maps import around, drawn
from kirifuda.games.spellcard_strike.telling.terms import area_words
from kirifuda.games.spellcard_strike.zones import CHAIN, DECK, DISCARD, HAND, RULES, SCORE, STAGE
from kirifuda.games.telling.phrasing import width
from kirifuda.kernel.game import Game
from kirifuda.kernel.ids import ObjectId, PlayerId
from kirifuda.kernel.keeping.recording import Recorder
from kirifuda.kernel.moving import attach
from kirifuda.kernel.state import CardObject
from kirifuda.kernel.zones import ZoneKind
from tests.games.speech import said
from tests.toys.driving import choose, choose_several

GAME: Final = load("spellcard_strike")
MONTA: Final = "KW1-002"
FUU: Final = "KW1-055"
RIG: Final = "KW1-007"
TWIST: Final = "KW1-103"


class Table:
    """A position of shipped cards in the making."""

    def __init__(self) -> None:
        empty: dict[str, list[str]] = {}
        self.game = GAME.rulebook.start(GAME.pool(), [empty, empty], 1, {})
        self.game.state.frames.clear()
        self.game.state.variables.update({"turn": 4, "first": 0, "turn_player": 0})
        for player in (0, 1):
            for _ in range(5):
                self.put(player, DECK, FUU)

    def put(self, player: PlayerId, kind: ZoneKind, key: str, face_down: bool = False) -> ObjectId:
        """Put a card into a zone."""
        state = self.game.state
        made = CardObject(state.next_id, self.game.pool.numbers[key], player, self.game.map.zone(kind, player))
        made.stamp = self.game.next_stamp()
        made.face_down = face_down
        made.shown = 3 if face_down else 0
        state.next_id += 1
        state.objects[made.id] = made
        state.zones[made.zone] = (*state.zones[made.zone], made.id)
        self.game.touch(-1)
        return made.id

    def striker(self, player: PlayerId, key: str, area: str, *worn: str, acted: bool = False) -> ObjectId:
        """Put a striker into an area, with what it wears."""
        id = self.put(player, STAGE, key)
        self.game.state.objects[id].place = area_named(area)
        self.game.state.objects[id].position = 1 if acted else 0
        for other in worn:
            attach(self.game, self.game.state.objects[self.put(player, STAGE, other)], id)
        self.game.touch(-1)
        return id

    def begin(self) -> Game:
        """The first player's striker phase, with a log."""
        self.game.begin(TURNS)
        self.game.state.variables["turn"] = 5
        self.game.state.frames[0].index = TURNS.at("5.4.11")
        self.game.recorder = Recorder()
        self.game.skips_forced = False
        self.game.decision()
        return self.game


def duel() -> tuple[Game, ObjectId, ObjectId]:
    """Monta with her option and a card of her name in hand, next to a draught; both have cards in hand."""
    table = Table()
    monta = table.striker(0, MONTA, "b2", TWIST)
    fuu = table.striker(1, FUU, "b3", acted=True)
    table.put(0, HAND, MONTA)
    table.put(0, HAND, FUU)
    table.put(1, HAND, MONTA)
    table.put(0, SCORE, FUU, face_down=True)
    table.put(0, DISCARD, FUU)
    return table.begin(), monta, fuu


def go_on(game: Game, wanted: str) -> None:
    """Answer what has only one answer, until a question is asked or the game is over."""
    while (decision := game.decision()) is not None and decision.prompt != wanted:
        assert decision.forced(), decision.prompt
        game.answer(decision.forced_answer())


def told(game: Game, viewer: int, language: str = "en") -> list[str]:
    """The log as somebody reads it."""
    recorder = game.recorder
    assert recorder is not None
    return [line for line in (said(GAME, game, record, viewer, language) for record in recorder.records) if line]


def menu(game: Game, language: str = "en") -> list[str]:
    """The question and its options."""
    decision = game.decision()
    assert decision is not None
    options = [GAME.option_text(game, decision, option, language) for option in decision.options]
    return [GAME.prompt(game, decision, language), *options]


def test_4_1_5_areas_have_names_that_both_players_share() -> None:
    assert [area_name(area) for area in (0, 3, 16, 19)] == ["a1", "d1", "a5", "d5"]
    assert [area_named(area_name(area)) for area in range(AREAS)] == list(range(AREAS))
    assert area_named("e1") == NO_AREA
    assert (area_words(gate(0), "en"), area_words(gate(1), "ja")) == ("b1 (gate)", "c5（ゲートエリア）")


def test_3_6_maps_are_drawn_with_filled_and_hollow_cells() -> None:
    map = parse(".....\n.brb.\n..*..\n.....\n.....")

    assert drawn(map) == ["· · · · ·", "· □ ■ □ ·", "· · ◆ · ·", "· · · · ·", "· · · · ·"]


def test_3_6_a_range_that_reaches_three_ahead_moves_the_origin_down() -> None:
    map = parse("..r..\n..r..\n..r..\n..@..\n.....")

    assert around(map.cells).lines() == map.lines()


def test_3_a_card_is_described_with_both_halves() -> None:
    pool = GAME.pool()

    assert GAME.describe_card(pool, pool.numbers[MONTA], "en").splitlines() == [
        "Monta the Powder Seller / Early Bloom  (火薬売りのモンタ／横丁の早咲き)  KW1-002",
        "Magic · Rank 1 · POW 1 / DEF 3 · summon cost 〔Magic〕 · Powder Lane · Human",
        "· · · · ·  attack range",
        "· ■ ■ ■ ·  《Point Blank》 1",
        "· · ◎ · ·",
        "· · ■ · ·",
        "· · · · ·",
        "Early Bloom · spell · Attack · Action · cost 〔Magic〕〔Hand〕1",
        "· □ □ □ ·  target: 1 enemy striker",
        "· □ ■ □ ·  Deal 5 damage to the target. If the target is in the blue range,",
        "· · ◎ · ·  instead deal 4 damage to the target.",
        "· · · · ·",
        "· · · · ·",
        "The damp ones are cheaper, for weddings.",
    ]
    assert GAME.describe_card(pool, pool.numbers[MONTA], "ja").splitlines()[7:9] == [
        "横丁の早咲き · スペル · 攻撃 · アクション · コスト〔魔〕〔手札〕1",
        "· □ □ □ ·  対象：敵1体",
    ]


@pytest.mark.parametrize("language", ["ja", "en"])
def test_3_every_card_is_described(language: str) -> None:
    pool = GAME.pool()

    for number in range(len(pool.cards)):
        facts = GAME.card_facts(pool, number)
        described = GAME.describe_card(pool, number, language)
        assert facts["id"] in described.splitlines()[0]
        assert max(width(line) for line in described.splitlines()) < 140


def test_4_1_the_stage_is_drawn_from_the_viewers_side() -> None:
    game, _, _ = duel()

    mine = GAME.board(game, 0, "en", colour=False).splitlines()
    theirs = GAME.board(game, 1, "ja", colour=False).splitlines()

    assert mine[2].split() == ["a", "b", "c", "d"]
    assert theirs[2].split() == ["d", "c", "b", "a"]
    assert mine[3] == "  ┌─base line──────┬────────────────┬─gate───────────┬────────────────┐"
    assert theirs[23].startswith("  └─ベースライン───┴─ゲートエリア───┴")
    assert any(line.startswith("  │                │ ↓1/3 R1 ✓      │") for line in mine)
    assert any("↑▲2/3 R▲2 ★" in line for line in mine)
    assert any("↑1/3 R1 ✓" in line for line in theirs)
    assert any("↓▲2/3 R▲2 ★" in line for line in theirs)
    assert all(width(line) == width(mine[3]) for line in mine[3:24])
    assert "    b2 Monta the Powder Seller: ★Silver Twist" in mine
    assert "You (first)  score 1/15 (1 cards) · deck 5 · hand 2 · discard pile 1 · removed zone 0" in mine


def test_4_3_2_only_ones_own_hand_is_drawn() -> None:
    game, _, _ = duel()

    board = GAME.board(game, 1, "en", colour=False)

    assert "Fuu the Draught" in board.partition("worn")[0]
    assert board.count("Early Bloom") == 1
    assert "Early Bloom" not in GAME.board(game, -1, "en", colour=False)


def test_5_4_3_the_menu_names_areas_and_icons() -> None:
    game, _, _ = duel()

    assert menu(game)[:3] == [
        "Choose an action of the striker phase",
        "End the striker phase",
        "Move Monta the Powder Seller from b2 to a1",
    ]
    assert "Attack with Monta the Powder Seller b2 ▲2/3 R▲2 ★" in menu(game)
    assert "横丁の早咲きを宣言する（アクション · コスト〔魔〕〔手札〕1 · 対象：敵1体）" in menu(game, "ja")


def test_5_4_8_a_spell_is_told_from_its_payment_to_the_discard_pile() -> None:
    game, _, _ = duel()
    spell = next(id for id in game.zone(HAND, 0) if game.state.objects[id].card == game.pool.numbers[MONTA])

    choose(game, "spell", spell)
    go_on(game, "over")

    early_bloom = "Early Bloom, cast by Monta the Powder Seller"
    assert told(game, 1)[1:] == [
        "The opponent pays with the power of Monta the Powder Seller. [7.1.4.1]",
        "The opponent pays with Fuu the Draught / Shortcut Through Walls from the hand. [7.1.5]",
        "The opponent declares Early Bloom (caster Monta the Powder Seller, target Fuu the Draught). [5.4.8.7]",
        f"Fuu the Draught takes 5 damage ({early_bloom}). [Early Bloom: “Deal 5 damage to the target”]",
        "Fuu the Draught is destroyed; it goes to the opponent's score. [2.7.2.3]",
        "The opponent wins: the other player has no striker left. [1.2.4.3]",
    ]
    assert "火薬売りのモンタの符力" in told(game, 0, "ja")[1]


def test_5_4_7_an_attack_and_a_graze_are_told() -> None:
    game, monta, fuu = duel()

    choose(game, "attack", monta)
    go_on(game, "graze")

    assert menu(game)[0] == "Fuu the Draught (DEF 3) is attacked (POW 2). Choose cards to graze with (up to 1)"
    choose_several(game, *game.zone(HAND, 1))
    chain = game.zone(CHAIN, 0)
    assert len(chain) == 1
    assert GAME.describe_object(game, chain[0], 0, "en").splitlines() == [
        "the attack of Monta the Powder Seller",
        "Monta the Powder Seller attacking Fuu the Draught",
        "Grazed with 1",
    ]
    assert "Monta the Powder Seller attacks Fuu the Draught. [5.4.7.4]" in told(game, 0)
    assert "火薬売りのモンタが隙間風のフウを攻撃する。 [5.4.7.4]" in told(game, 0, "ja")
    assert game.state.objects[fuu].position == 1
    graze = "You graze with Monta the Powder Seller / Early Bloom; it goes to the opponent's score. [5.4.7.6]"
    assert graze in told(game, 1)


def test_5_4_6_a_movement_is_told_with_both_areas() -> None:
    game, monta, _ = duel()

    choose(game, "move", monta, area_named("c3"))

    assert "Monta the Powder Seller moves from b2 to c3 (centre line). [5.4.6.1]" in told(game, 0)
    assert "火薬売りのモンタがb2からc3（センターライン）へ移動した。 [5.4.6.1]" in told(game, 0, "ja")


def test_3_2_1_strikers_of_one_name_are_told_apart_by_their_areas() -> None:
    table = Table()
    table.striker(0, FUU, "a1")
    table.striker(0, FUU, "c1", acted=True)
    table.striker(1, MONTA, "a2")
    game = table.begin()

    assert "Attack with Fuu the Draught a1 1/3 R1" in menu(game)
    assert "Move Fuu the Draught a1 from a1 to b1 (gate)" in menu(game)


def test_2_2_5_an_object_tells_what_has_changed() -> None:
    game, monta, _ = duel()

    lines = GAME.describe_object(game, monta, 0, "en").splitlines()

    assert lines[-8:] == [
        "At area b2, controlled by you",
        "It is un-acted",
        "It is the ace",
        "Wears: Silver Twist",
        "Attribute now: Magic・Spirit (printed: Magic)",
        "Rank now: 2 (printed: 1)",
        "POW now: 2 (printed: 1)",
        "Abilities gained: 《Protection》",
    ]


def test_2_5_4_every_reason_against_a_use_is_given() -> None:
    table = Table()
    monta = table.striker(0, MONTA, "b2", acted=True)
    table.striker(1, FUU, "c5")
    rig = table.put(0, HAND, RIG)
    game = table.begin()

    against = {action: [reason.clause for reason in reasons] for action, reasons in GAME.why_not(game, 0, rig)}

    assert {"5.5.1", "7.1.2"} <= set(against["summon"])
    assert against["spell"] == ["2.5.4.2", "6.1.1", "2.5.4.3", "7.1.5"]
    assert {action for action, _ in GAME.why_not(game, 0, monta)} == {"move", "attack", "retire"}
    assert GAME.why_not(game, 1, monta) == []


def test_6_2_3_a_chain_that_cannot_be_answered_is_passed_over() -> None:
    game, monta, _ = duel()
    choose(game, "attack", monta)
    go_on(game, "graze")
    choose_several(game)
    decision = game.decision()
    assert decision is not None

    idle = GAME.is_idle(game, decision)

    assert decision.prompt == "reaction"
    assert idle is (len(decision.options) == 1)


def test_4_7_a_rule_card_is_drawn_by_its_spell() -> None:
    table = Table()
    table.striker(0, MONTA, "b1")
    table.striker(1, MONTA, "c5")
    key = next(
        card.key for card in GAME.pool().cards if "ルール" in GAME.card_facts(GAME.pool(), card.index).get("types", ())
    )
    table.put(1, RULES, key)
    game = table.begin()

    board = GAME.board(game, 0, "ja", colour=False)

    assert f"  ルールカード  {GAME.card_facts(game.pool, game.pool.numbers[key])['spell_name']}" in board
