"""What this game calls things: zones, phases, facts of cards and players, endings, and what happens."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games import vocabulary as v

DECK: Final = k.ZoneKind(0, "deck", k.HIDDEN, ordered=True)
HAND: Final = k.ZoneKind(1, "hand", k.OWNER)
LEFT: Final = k.ZoneKind(2, "left", k.PUBLIC, tabled=True)
RIGHT: Final = k.ZoneKind(3, "right", k.PUBLIC, tabled=True)
DISCARD: Final = k.ZoneKind(4, "discard", k.PUBLIC)

CREATURE, GREEN, RED, BLUE = "クリーチャー", "緑のアイテム", "赤のアイテム", "青のアイテム"
KINDS: Final = {CREATURE: "creature", GREEN: "green item", RED: "red item", BLUE: "blue item"}
BREAKTHROUGH, CHARGE, DRAIN, GUARD, LETHAL, WARD = "貫通", "突撃", "吸収", "守護", "必殺", "結界"
KEYWORDS: Final = {
    BREAKTHROUGH: "breakthrough", CHARGE: "charge", DRAIN: "drain", GUARD: "guard", LETHAL: "lethal", WARD: "ward",
}  # fmt: skip
ON_CREATURES: Final = 1
"""The first of the kinds."""

HEALTH, MANA, MOST_MANA, BONUS, RUNE, OWED = "health", "mana", "most_mana", "bonus", "rune", "owed"
"""The numbers of a player."""

WORDS: Final = v.Vocabulary(
    zones=(
        v.Zone(DECK, "山札", "deck", size=15, at_setup=30, is_pile=True),
        v.Zone(HAND, "手札", "hand", hidden=v.IN_HAND, is_row=True, worth=1.0),
        v.Zone(LEFT, "左の戦列", "left lane", ("左",), is_row=True),
        v.Zone(RIGHT, "右の戦列", "right lane", ("右",), is_row=True),
        v.Zone(DISCARD, "捨て札", "discard pile"),
    ),
    positions=(),
    phases=(v.Phase("setup", "準備", "setup", is_setup=True), v.Phase("main", "メイン", "main phase", is_usual=True)),
    kinds=tuple(KINDS),
    facts=(
        v.CardFact("id", "番号", form=v.A_WORD),
        v.CardFact("name", "名前", form=v.A_WORD),
        v.CardFact("english", "英名", form=v.A_WORD),
        v.CardFact("kind", "種類", "Kind", v.A_WORD, value="kind", facet="kind", words=KINDS),
        v.CardFact("cost", "コスト", "Cost", v.A_NUMBER, value="cost", facet="cost", type="number"),
        v.CardFact(
            "attack", "攻撃", "Attack", v.A_NUMBER, value="attack", facet="attack", type="number", on=ON_CREATURES,
            is_shown=True, worth=1.0,
        ),
        v.CardFact(
            "defense", "防御", "Defense", v.A_NUMBER, value="defense", facet="defense", type="number", on=ON_CREATURES,
            is_shown=True, worth=0.8,
        ),
        v.CardFact(
            "keywords", "能力", "Keywords", value="keywords", facet="keywords", words=KEYWORDS, on=ON_CREATURES,
            is_shown=True, worth=0.4,
        ),
        v.CardFact("text", "テキスト", form=v.A_TEXT),
    ),
    player_facts=(
        v.PlayerFact(HEALTH, "体力", "health", is_given=True, worth=0.5),
        v.PlayerFact(MANA, "マナ", "mana", is_given=True),
        v.PlayerFact(MOST_MANA, "最大マナ", "most mana", is_given=True),
        v.PlayerFact(BONUS, "余分のマナ", "bonus mana", is_given=True),
        v.PlayerFact(RUNE, "次のルーン", "next rune", is_given=True, worth=0.1),
        v.PlayerFact(OWED, "追加の引き", "extra draws", is_given=True, worth=0.9),
    ),
    endings={HEALTH: ("敗者の体力が尽きた", "the other player's health has run out")},
    events={
        "attack": ("{card}が{target}を攻撃した。", "{card} attacks {target}."),
        "break": ("{player}のルーンが1つ割れた。", "One of {whose} runes breaks."),
        "change": ("{card}が{attack}/{defense}を得た。", "{card} gets {attack}/{defense}."),
        "die": ("{card}は倒れた。", "{card} dies."),
        "grant": ("{card}が能力を得た。", "{card} gains keywords."),
        "heal": ("{player}は体力を{number}得た。", "{player} <gain|gains> {number} health."),
        "hurt": ("{card}に{number}ダメージ。", "{card} takes {number} damage."),
        "lose": ("{player}は体力を{number}失った。", "{player} <lose|loses> {number} health."),
        "owe": ("{player}は次のターンに{number}枚多く引く。", "{player} will draw {number} more next turn."),
        "pay": ("", ""),
        "strip": ("{card}が能力を失った。", "{card} loses keywords."),
        "summon": ("{player}は{card}を召喚した。", "{player} <summon|summons> {card}."),
        "use": ("{player}は{card}を使った。", "{player} <use|uses> {card}."),
        "ward": ("{card}の結界が消えた。", "The ward of {card} is gone."),
    },
)  # fmt: skip
