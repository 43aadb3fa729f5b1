"""What Spellcard Strike calls things: zones, states, phases, facts of cards and players, ends of games and effects."""

from __future__ import annotations

from typing import Final

from kirifuda.games import vocabulary as v
from kirifuda.games.scenario_words import Grid, PartWord
from kirifuda.games.spellcard_strike import zones
from kirifuda.games.spellcard_strike.abilities import CHAIN_LONG, CHECK, EQUIPMENT, RULE, TURN
from kirifuda.games.spellcard_strike.stage import COLUMNS, ROWS, gate

DECLARED: Final = (
    v.CardFact("timing", "使用タイミング", form=v.A_WORD),
    v.CardFact("lasting", "持続", form=v.A_WORD),
    v.CardFact("cost", "コスト", form=v.A_WORD),
    v.CardFact("map", "範囲", form=v.A_MAP, also=("ミニマップ",)),
    v.CardFact("target", "対象", form=v.A_WORD),
    v.CardFact("text", "テキスト", form=v.A_TEXT),
)
"""What stands beside an ability or a spell."""
TYPES: Final = v.CardFact("types", "スペルタイプ", "Spell type", v.A_LIST, also=("type", "タイプ"))
ABILITY: Final = PartWord("ability", "text", is_list=True, facts=v.fact_words(*DECLARED))
SPELL: Final = PartWord("spell", "text", is_list=False, facts=v.fact_words(TYPES, *DECLARED))

WORDS: Final = v.Vocabulary(
    zones=(
        v.Zone(
            zones.DECK, "山札", "deck", size=20, at_setup=50, is_pile=True,
            hidden=("{whose}山札の上から{number}枚目", "card {number} from the top of {whose} deck"),
            short=("山", "deck"),
        ),
        v.Zone(zones.HAND, "手札", "hand", hidden=v.IN_HAND, is_row=True),
        v.Zone(zones.STAGE, "ステージ", "stage", size=2, below=("wears", "装備カード"), is_row=True, is_portrait=True),
        v.Zone(zones.DISCARD, "捨て札", "discard pile", short=("捨札", "discard")),
        v.Zone(zones.SCORE, "スコア置き場", "score zone", ("スコア",)),
        v.Zone(
            zones.REMOVED, "除外札置き場", "removed zone", ("excluded", "除外札"), is_pile=True,
            hidden=("{whose}除外札の{number}枚目", "removed card {number} of {whose}"), short=("除外", "out"),
        ),
        v.Zone(zones.RULES, "ルールカード置き場", "rule card zone", ("rule card", "ルールカード")),
        v.Zone(zones.EFFECTS, "エフェクトゾーン", "effect zone"),
        v.Zone(
            zones.CHAIN, "リアクションチェーン", "reaction chain", ("チェーン",), from_bottom=True, waits=True,
            is_row=True,
        ),
        v.Zone(zones.ACE, "エース", "ace", at_setup=1),
        v.Zone(zones.OPTION, "オプション", "option"),
    ),
    positions=(
        v.Position(zones.UNACTED, "", "未行動", "un-acted", ("unacted", "未行動状態")),
        v.Position(zones.ACTED, "acted", "行動済み", "acted", ("行動済み状態",)),
    ),
    phases=(
        v.Phase("setup", "ゲームの準備", "setup", ("準備", "ゲーム開始前"), is_setup=True),
        v.Phase("refresh", "リフレッシュフェイズ", "refresh phase", ("リフレッシュ",)),
        v.Phase("striker", "ストライカーフェイズ", "striker phase", ("ストライカー",), is_usual=True),
        v.Phase("commander", "コマンダーフェイズ", "commander phase", ("コマンダー",)),
        v.Phase("end", "エンドフェイズ", "end phase", ("エンド",)),
    ),
    facts=(
        v.CardFact("id", "番号", form=v.A_WORD),
        v.CardFact("name", "ストライカー名", form=v.A_WORD, also=("カード名",)),
        v.CardFact("english", "英名", form=v.A_WORD),
        v.CardFact("spell_name", "スペルカード名", form=v.A_WORD, written="spell name"),
        v.CardFact("spell_english", "スペルカード英名", form=v.A_WORD, written="spell english"),
        v.CardFact("kind", "種類", "Kind", v.A_WORD, facet="kind"),
        v.CardFact(
            "attributes", "属性", "Attribute", v.A_LIST, also=("attribute",), value="attributes", facet="attributes"
        ),
        v.CardFact("cost", "召喚コスト", form=v.A_WORD),
        v.CardFact("status", "ステータス", form=v.A_LIST),
        v.CardFact("house", "所属", "House", v.A_WORD, value="houses", facet="house"),
        v.CardFact("races", "種族", "Race", v.A_LIST, also=("race",), value="races", facet="races"),
        v.CardFact("types", TYPES.ja, TYPES.en, value="spell_types", facet="types"),
        v.CardFact("keywords", "キーワード", "Keyword", facet="keywords"),
        v.CardFact("rank", "Rank", "Rank", v.A_NUMBER, also=("ランク",), value="rank", facet="rank", type="number"),
        v.CardFact("pow", "POW", "POW", v.A_NUMBER, value="pow", facet="pow", type="number"),
        v.CardFact("def", "DEF", "DEF", v.A_NUMBER, value="defense", facet="def", type="number"),
        v.CardFact("range", "攻撃範囲", form=v.A_MAP),
        v.CardFact("extra", "エクストラ", form=v.A_WORD),
        v.CardFact("rarity", "レアリティ", "Rarity", facet="rarity"),
    ),
    player_facts=(
        v.PlayerFact("score", "スコア", "score"),
        v.PlayerFact("score_cards", "スコア枚数", "score cards"),
    ),
    keywords=(
        v.Keyword("接射", "Point Blank"),
        v.Keyword("覚醒", "Awakening"),
        v.Keyword("陣形", "Formation"),
        v.Keyword("遮断", "Ward"),
        v.Keyword("瞬速", "Swift"),
        v.Keyword("蒐集", "Collecting"),
        v.Keyword("加勢", "Reinforcement"),
        v.Keyword("加護", "Protection"),
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
    grid=Grid(zones.STAGE, ROWS, COLUMNS, usual=((0, gate(0)), (1, gate(1)))),
    is_piled=False,
)  # fmt: skip
