"""What Magical Duel calls things: zones, positions, phases, facts of cards and players, ends of games and effects."""

from __future__ import annotations

from typing import Final

from kirifuda.games.magical_duel.zones import (
    CASTERS,
    CHASE,
    DECK,
    EXILE,
    EXTRA,
    GRAVEYARD,
    HAND,
    ORBS,
    RECOVERED,
    RESTED,
    REVERSED,
    SERVANTS,
    STOCK,
)
from kirifuda.games.vocabulary import (
    A_LIST,
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
)

WORDS: Final = Vocabulary(
    zones=(
        Zone(
            DECK, "デッキ", "deck", ("デッキゾーン",), size=20, at_setup=50, is_pile=True,
            hidden=("{whose}デッキの上から{number}枚目", "card {number} from the top of {whose} deck"),
            short=("山", "deck"),
        ),
        Zone(HAND, "手札", "hand", hidden=IN_HAND, is_row=True),
        Zone(
            SERVANTS, "怪異ゾーン", "servant zone", ("怪異",), short=("怪異", "servants"), is_row=True,
            is_portrait=True,
        ),
        Zone(CASTERS, "魔法少女ゾーン", "caster zone", ("魔法少女",), short=("魔法少女", "casters"), is_row=True),
        Zone(
            ORBS, "オーブゾーン", "orb zone", ("orb", "オーブ"), size=7, from_bottom=True,
            hidden=("{whose}オーブ{number}", "{whose} orb {number}"), short=("オーブ", "orbs"), is_row=True,
        ),
        Zone(GRAVEYARD, "墓地", "graveyard", short=("墓地", "grave")),
        Zone(EXILE, "除外ゾーン", "exile zone", ("除外",), short=("除外", "out")),
        Zone(
            CHASE, "チェイスゾーン", "chase zone", ("チェイス",), from_bottom=True, waits=True,
            short=("チェイス", "chase"), is_row=True,
        ),
        Zone(EXTRA, "エキストラデッキ", "extra deck", short=("EX", "EX")),
        Zone(STOCK, "ストック", "stock", below=("stock", "ストック")),
    ),
    positions=(
        Position(RECOVERED, "", "リカバー", "recovered", ("リカバー状態", "リカバー状態で")),
        Position(RESTED, "rested", "レスト", "rested", ("レスト状態", "レスト状態で")),
        Position(REVERSED, "reversed", "リバース", "reversed", ("リバース状態", "リバース状態で")),
    ),
    phases=(
        Phase("setup", "ゲームの準備", "setup", ("準備",), is_setup=True),
        Phase("recovery", "リカバリーフェイズ", "recovery phase", ("リカバリー",)),
        Phase("draw", "ドローフェイズ", "draw phase", ("ドロー",)),
        Phase("call", "コールフェイズ", "call phase", ("コール",)),
        Phase("main", "メインフェイズ", "main phase", ("メイン",), is_usual=True),
        Phase("battle", "バトルフェイズ", "battle phase", ("バトル",)),
        Phase("end", "エンドフェイズ", "end phase", ("エンド",)),
    ),
    facts=(
        CardFact("id", "番号", form=A_WORD, also=("number",)),
        CardFact("name", "カード名", "Name", A_WORD, value="names"),
        CardFact("english", "英名", form=A_WORD),
        CardFact("kind", "種類", "Kind", A_WORD, value="kinds", facet="kind"),
        CardFact("types", "汎用タイプ", form=A_LIST, also=("type",)),
        CardFact(
            "attributes", "属性", "Attribute", A_LIST, also=("attribute",), value="attributes", facet="attributes"
        ),
        CardFact(
            "races", "種族", "Race", A_LIST, also=("race", "traits", "trait", "特徴"), value="races", facet="races"
        ),
        CardFact("cost", "コスト", "Cost", A_NUMBER, value="cost", facet="cost", type="number"),
        CardFact("level", "レベル", "Level", A_NUMBER, also=("lv",), value="level", facet="level", type="number"),
        CardFact("attack", "ATK", "ATK", A_NUMBER, also=("攻撃力",), value="attack", facet="attack", type="number"),
        CardFact("defense", "DEF", "DEF", A_NUMBER, also=("防御力",), value="defense", facet="defense", type="number"),
        CardFact("keywords", "キーワード", "Keyword", facet="keywords"),
        CardFact("soulbond", "結魂", "Soulbond", facet="soulbond", type="flag"),
        CardFact("token", "トークン", "Token", facet="token", type="flag"),
        CardFact("materials", "素材", form=A_LIST),
        CardFact("text", "テキスト", form=A_TEXT),
    ),
    player_facts=(
        PlayerFact("orbs", "オーブ", "orbs"),
        PlayerFact("aether", "オド", "aether", is_given=True),
        PlayerFact("counters", "カウンター", "counters", is_given=True),
        PlayerFact("extra turns", "追加ターン", "extra turns", is_given=True),
    ),
    endings={
        "attack": ("オーブのないプレイヤーへの攻撃が届いた", "an attack reached a player without orbs"),
        "empty_deck": ("ドローフェイズに引くカードがなかった", "there was no card to draw in the draw phase"),
    },
    kinds=("怪異", "詠唱", "結界", "魔法少女", "神"),
    until={
        "": ("ゲーム中", "for the rest of the game"),
        "turn": ("ターン終了時まで", "until end of turn"),
        "battle": ("バトル終了時まで", "until end of battle"),
    },
)  # fmt: skip
