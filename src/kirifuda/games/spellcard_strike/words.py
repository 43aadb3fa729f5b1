"""What Spellcard Strike calls things: zones, states, phases, facts of cards and players, ends of games and effects."""

from __future__ import annotations

from typing import Final

from kirifuda.games.scenario_words import Grid, PartWord
from kirifuda.games.spellcard_strike.abilities import CHAIN_LONG, CHECK, EQUIPMENT, RULE, TURN
from kirifuda.games.spellcard_strike.stage import COLUMNS, ROWS, gate
from kirifuda.games.spellcard_strike.zones import (
    ACE,
    ACTED,
    CHAIN,
    DECK,
    DISCARD,
    EFFECTS,
    HAND,
    OPTION,
    REMOVED,
    RULES,
    SCORE,
    STAGE,
    UNACTED,
)
from kirifuda.games.vocabulary import (
    A_LIST,
    A_MAP,
    A_NUMBER,
    A_TEXT,
    A_WORD,
    IN_HAND,
    CardFact,
    Phase,
    PlayerFact,
    Position,
    Vocabulary,
    Zone,
    fact_words,
)

DECLARED: Final = (
    CardFact("timing", "使用タイミング", form=A_WORD),
    CardFact("lasting", "持続", form=A_WORD),
    CardFact("cost", "コスト", form=A_WORD),
    CardFact("map", "範囲", form=A_MAP, also=("ミニマップ",)),
    CardFact("target", "対象", form=A_WORD),
    CardFact("text", "テキスト", form=A_TEXT),
)
"""What stands beside an ability or a spell."""
TYPES: Final = CardFact("types", "スペルタイプ", "Spell type", A_LIST, also=("type", "タイプ"))
ABILITY: Final = PartWord("ability", "text", is_list=True, facts=fact_words(*DECLARED))
SPELL: Final = PartWord("spell", "text", is_list=False, facts=fact_words(TYPES, *DECLARED))

WORDS: Final = Vocabulary(
    zones=(
        Zone(
            DECK, "山札", "deck", size=20, at_setup=50, is_pile=True,
            hidden=("{whose}山札の上から{number}枚目", "card {number} from the top of {whose} deck"),
            short=("山", "deck"),
        ),
        Zone(HAND, "手札", "hand", hidden=IN_HAND, is_row=True),
        Zone(STAGE, "ステージ", "stage", size=2, below=("wears", "装備カード"), is_row=True, is_portrait=True),
        Zone(DISCARD, "捨て札", "discard pile", short=("捨札", "discard")),
        Zone(SCORE, "スコア置き場", "score zone", ("スコア",)),
        Zone(
            REMOVED, "除外札置き場", "removed zone", ("excluded", "除外札"), is_pile=True,
            hidden=("{whose}除外札の{number}枚目", "removed card {number} of {whose}"), short=("除外", "out"),
        ),
        Zone(RULES, "ルールカード置き場", "rule card zone", ("rule card", "ルールカード")),
        Zone(EFFECTS, "エフェクトゾーン", "effect zone"),
        Zone(CHAIN, "リアクションチェーン", "reaction chain", ("チェーン",), from_bottom=True, waits=True, is_row=True),
        Zone(ACE, "エース", "ace", at_setup=1),
        Zone(OPTION, "オプション", "option"),
    ),
    positions=(
        Position(UNACTED, "", "未行動", "un-acted", ("unacted", "未行動状態")),
        Position(ACTED, "acted", "行動済み", "acted", ("行動済み状態",)),
    ),
    phases=(
        Phase("setup", "ゲームの準備", "setup", ("準備", "ゲーム開始前"), is_setup=True),
        Phase("refresh", "リフレッシュフェイズ", "refresh phase", ("リフレッシュ",)),
        Phase("striker", "ストライカーフェイズ", "striker phase", ("ストライカー",), is_usual=True),
        Phase("commander", "コマンダーフェイズ", "commander phase", ("コマンダー",)),
        Phase("end", "エンドフェイズ", "end phase", ("エンド",)),
    ),
    facts=(
        CardFact("id", "番号", form=A_WORD),
        CardFact("name", "ストライカー名", form=A_WORD, also=("カード名",)),
        CardFact("english", "英名", form=A_WORD),
        CardFact("spell_name", "スペルカード名", form=A_WORD, written="spell name"),
        CardFact("spell_english", "スペルカード英名", form=A_WORD, written="spell english"),
        CardFact("kind", "種類", "Kind", A_WORD, facet="kind"),
        CardFact(
            "attributes", "属性", "Attribute", A_LIST, also=("attribute",), value="attributes", facet="attributes"
        ),
        CardFact("cost", "召喚コスト", form=A_WORD),
        CardFact("status", "ステータス", form=A_LIST),
        CardFact("house", "所属", "House", A_WORD, value="houses", facet="house"),
        CardFact("races", "種族", "Race", A_LIST, also=("race",), value="races", facet="races"),
        CardFact("types", TYPES.ja, TYPES.en, value="spell_types", facet="types"),
        CardFact("keywords", "キーワード", "Keyword", facet="keywords"),
        CardFact("rank", "Rank", "Rank", A_NUMBER, also=("ランク",), value="rank", facet="rank", type="number"),
        CardFact("pow", "POW", "POW", A_NUMBER, value="pow", facet="pow", type="number"),
        CardFact("def", "DEF", "DEF", A_NUMBER, value="defense", facet="def", type="number"),
        CardFact("range", "攻撃範囲", form=A_MAP),
        CardFact("extra", "エクストラ", form=A_WORD),
        CardFact("rarity", "レアリティ", "Rarity", facet="rarity"),
    ),
    player_facts=(
        PlayerFact("score", "スコア", "score"),
        PlayerFact("score_cards", "スコア枚数", "score cards"),
    ),
    endings={
        "score": ("スコアが15点以上", "a score of 15 or more"),
        "empty_deck": ("敗者の山札にカードがない", "the other player has no card left in the deck"),
        "no_striker": ("敗者のストライカーがいない", "the other player has no striker left"),
        "at_once": ("勝敗の条件が同時に満たされた", "both sides met a condition at the same time"),
        "unchanged": ("5ターンの間、何も変わらなかった", "nothing has changed for five turns"),
    },
    kinds=("option",),
    until={
        TURN: ("ターン中", "for the turn"),
        CHAIN_LONG: ("チェーン中", "for the chain"),
        EQUIPMENT: ("装備中", "while it is worn"),
        RULE: ("ルールカードがある間", "while the rule card is there"),
        CHECK: ("このチェックステップ中", "for this check step"),
    },
    parts={"ability": ABILITY, "アビリティ": ABILITY, "spell": SPELL, "スペルカード": SPELL},
    grid=Grid(STAGE, ROWS, COLUMNS, usual=((0, gate(0)), (1, gate(1)))),
    is_piled=False,
)  # fmt: skip
