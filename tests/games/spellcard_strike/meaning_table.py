"""Cards with texts, made on the spot, and small positions to try them in."""

from __future__ import annotations

from typing import Any, Final

from kirifuda.customs.control import CONTROL
from kirifuda.games.interface import CardFacts
from kirifuda.games.spellcard_strike.cardfile import add, language_for
from kirifuda.games.spellcard_strike.rules.common import values_of
from kirifuda.games.spellcard_strike.rules.r02_06_damage import ATTACK, Damage
from kirifuda.games.spellcard_strike.rules.r02_07_check_step import CHECK_STEP
from kirifuda.games.spellcard_strike.zones import HAND, STAGE
from kirifuda.kernel.game import Game
from kirifuda.kernel.ids import ObjectId, PlayerId
from tests.games.spellcard_strike.rules.positions import Position, pass_chain
from tests.toys.driving import choose, choose_several, do, prompt, run_now

EVERYWHERE: Final = "rrrrr\nrrrrr\nrr*rr\nrrrrr\nrrrrr"
RING: Final = ".bbb.\n.brb.\n..@..\n.....\n....."
AROUND: Final = ".....\n.rrr.\n.r@r.\n.rrr.\n....."
NOTHING: Final = "カードを1枚引く。"
MIDDLE: Final = 9
"""An area of the centre line, with neighbours on all sides."""


def striker(key: str, *abilities: str | dict[str, str], **facts: Any) -> CardFacts:
    """A striker with abilities; its spell draws a card."""
    spell = {"types": ["支援"], "timing": "アクション", "text": NOTHING}
    return made(key, [{"text": one} if isinstance(one, str) else one for one in abilities], spell, facts)


def spell(key: str, text: str, target: str = "", **facts: str) -> CardFacts:
    """A spell that costs nothing; with a target, it reaches everywhere."""
    lasting = facts.get("lasting", "")
    types = [lasting] if lasting in ("装備", "ルール") else ["支援"]
    half: dict[str, Any] = {"types": types, "timing": "アクション", "text": text, **facts}
    if target:
        half = {"map": EVERYWHERE, **half, "target": target}
    return made(key, [], half, {})


def made(key: str, abilities: list[dict[str, str]], half: dict[str, Any], facts: dict[str, Any]) -> CardFacts:
    """A card's facts."""
    plain = {"cost": "〔無〕", "rank": 1, "pow": 2, "def": 4, "house": "流れ者", "races": ["人"], "range": AROUND}
    names = {"id": key, "striker": key, "spell_name": key + "の技"}
    return CardFacts("test", {**names, **plain, **facts, "ability": abilities, "spell": half})


class Table(Position):
    """A position with cards of this test and the plain ones of the rules' tests."""

    def __init__(self, *cards: CardFacts, house: dict[str, str] | None = None) -> None:
        super().__init__(house=house)
        pool = self.game.pool
        pool.add_change(CONTROL)
        for one in cards:
            add(pool, one, language_for(cards))  # type: ignore[arg-type]
        kinds = self.game.map.kind_of
        self.game.elsewhere[:] = [
            zone for zone, kind in enumerate(kinds) if not kind.tabled and kind.bit & pool.zones_elsewhere
        ]

    def cast(self, key: str, *targets: ObjectId, player: PlayerId = 0, caster: ObjectId = 0) -> Game:
        """Begin the striker phase if it has not begun, declare a spell, and let everybody pass."""
        game = self.game
        (card,) = self.hand(player, key)
        if not game.state.frames:
            self.begin(player)
        game.asking = None
        declare(game, "spell", card, *targets, caster=caster)
        pass_chain(game)
        return game


def declare(game: Game, verb: str, id: ObjectId, *targets: ObjectId, caster: ObjectId = 0) -> None:
    """Declare something and choose what is asked for; the chain is left open."""
    choose(game, verb, id)
    if prompt(game) == "caster":
        choose(game, "cast", caster)
    if prompt(game) == "target" and targets:
        choose_several(game, *targets)


def cancelled(table: Table, mine: ObjectId, theirs: ObjectId, *targets: ObjectId) -> Game:
    """A spell 火 is declared at an enemy striker, which answers with a spell 消; then everybody passes."""
    (fire,) = table.hand(0, "火")
    (out,) = table.hand(1, "消")
    game = table.begin(0)
    declare(game, "spell", fire, theirs, caster=mine)
    declare(game, "spell", out, *targets, caster=theirs)
    pass_chain(game)
    return game


def numbers(game: Game, id: ObjectId) -> tuple[int, int]:
    """POW and DEF."""
    values = values_of(game, id)
    return values.pow, values.defense


def hand_size(game: Game, player: PlayerId) -> int:
    """How many cards a player holds."""
    return len(game.zone(HAND, player))


def on_stage(game: Game, player: PlayerId) -> list[str]:
    """The strikers of a player."""
    objects = game.state.objects
    found = [objects[id] for id in game.zone(STAGE, 0)]
    return [game.pool.cards[card.card].key for card in found if card.controller == player and not card.host]


def facing(*cards: Any, key: str = "scout") -> tuple[Table, int, int]:
    """A striker (a scout is 2/3) in the middle, an enemy guard (1/5) right before it, a giant far away."""
    table = Table(*cards)
    mine = table.striker(0, key, MIDDLE)
    theirs = table.striker(1, "guard", MIDDLE + 4)
    table.striker(1, "giant", 19)
    return table, mine, theirs


def check(game: Game) -> None:
    """A check step."""
    run_now(game, CHECK_STEP)


def hit(game: Game, id: int, number: int, cause: str = ATTACK, source: int = 0) -> None:
    """Damage, and the check step after it."""
    do(game, Damage(id, number, cause, (source,) if source else ()))
    check(game)


def end_turn(game: Game) -> None:
    """Go on to the opponent's turn with the smallest answers."""
    choose(game, "end_phase")
    for _ in range(40):
        decision = game.decision()
        if decision is None or game.turn_player() == 1:
            return
        game.answer(tuple(range(decision.least)))
