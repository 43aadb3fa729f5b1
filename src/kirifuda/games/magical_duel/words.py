"""What Magical Duel calls things: zones, positions, phases, facts of cards and players, ends of games and effects."""

from __future__ import annotations

from typing import Final

from kirifuda.games import vocabulary as v
from kirifuda.games.magical_duel import zones

WORDS: Final = v.Vocabulary(
    zones=(
        v.Zone(
            zones.DECK, "デッキ", "deck", ("デッキゾーン",), size=20, at_setup=50, is_pile=True,
            hidden=("{whose}デッキの上から{number}枚目", "card {number} from the top of {whose} deck"),
            short=("山", "deck"),
        ),
        v.Zone(zones.HAND, "手札", "hand", hidden=v.IN_HAND, is_row=True),
        v.Zone(
            zones.SERVANTS, "怪異ゾーン", "servant zone", ("怪異",), short=("怪異", "servants"), is_row=True,
            is_portrait=True,
        ),
        v.Zone(
            zones.CASTERS, "魔法少女ゾーン", "caster zone", ("魔法少女",), short=("魔法少女", "casters"), is_row=True,
        ),
        v.Zone(
            zones.ORBS, "オーブゾーン", "orb zone", ("orb", "オーブ"), size=7, from_bottom=True,
            hidden=("{whose}オーブ{number}", "{whose} orb {number}"), short=("オーブ", "orbs"), is_row=True,
        ),
        v.Zone(zones.GRAVEYARD, "墓地", "graveyard", short=("墓地", "grave")),
        v.Zone(zones.EXILE, "除外ゾーン", "exile zone", ("除外",), short=("除外", "out")),
        v.Zone(
            zones.CHASE, "チェイスゾーン", "chase zone", ("チェイス",), from_bottom=True, waits=True,
            short=("チェイス", "chase"), is_row=True,
        ),
        v.Zone(zones.EXTRA, "エキストラデッキ", "extra deck", short=("EX", "EX")),
        v.Zone(zones.STOCK, "ストック", "stock", below=("stock", "ストック")),
    ),
    positions=(
        v.Position(zones.RECOVERED, "", "リカバー", "recovered", ("リカバー状態", "リカバー状態で")),
        v.Position(zones.RESTED, "rested", "レスト", "rested", ("レスト状態", "レスト状態で")),
        v.Position(zones.REVERSED, "reversed", "リバース", "reversed", ("リバース状態", "リバース状態で")),
    ),
    phases=(
        v.Phase("setup", "ゲームの準備", "setup", ("準備",), is_setup=True),
        v.Phase("recovery", "リカバリーフェイズ", "recovery phase", ("リカバリー",)),
        v.Phase("draw", "ドローフェイズ", "draw phase", ("ドロー",)),
        v.Phase("call", "コールフェイズ", "call phase", ("コール",)),
        v.Phase("main", "メインフェイズ", "main phase", ("メイン",), is_usual=True),
        v.Phase("battle", "バトルフェイズ", "battle phase", ("バトル",)),
        v.Phase("end", "エンドフェイズ", "end phase", ("エンド",)),
    ),
    facts=(
        v.CardFact("id", "番号", form=v.A_WORD, also=("number",)),
        v.CardFact("name", "カード名", "Name", v.A_WORD, value="names"),
        v.CardFact("english", "英名", form=v.A_WORD),
        v.CardFact("kind", "種類", "Kind", v.A_WORD, value="kinds", facet="kind"),
        v.CardFact("types", "汎用タイプ", form=v.A_LIST, also=("type",)),
        v.CardFact(
            "attributes", "属性", "Attribute", v.A_LIST, also=("attribute",), value="attributes", facet="attributes"
        ),
        v.CardFact(
            "races", "種族", "Race", v.A_LIST, also=("race", "traits", "trait", "特徴"), value="races", facet="races"
        ),
        v.CardFact("cost", "コスト", "Cost", v.A_NUMBER, value="cost", facet="cost", type="number"),
        v.CardFact("level", "レベル", "Level", v.A_NUMBER, also=("lv",), value="level", facet="level", type="number"),
        v.CardFact("attack", "ATK", "ATK", v.A_NUMBER, also=("攻撃力",), value="attack", facet="attack", type="number"),
        v.CardFact(
            "defense", "DEF", "DEF", v.A_NUMBER, also=("防御力",), value="defense", facet="defense", type="number",
        ),
        v.CardFact("keywords", "キーワード", "Keyword", facet="keywords"),
        v.CardFact("soulbond", "結魂", "Soulbond", facet="soulbond", type="flag"),
        v.CardFact("token", "トークン", "Token", facet="token", type="flag"),
        v.CardFact("materials", "素材", form=v.A_LIST),
        v.CardFact("text", "テキスト", form=v.A_TEXT),
    ),
    player_facts=(
        v.PlayerFact("orbs", "オーブ", "orbs"),
        v.PlayerFact("aether", "オド", "aether", is_given=True),
        v.PlayerFact("counters", "カウンター", "counters", is_given=True),
        v.PlayerFact("extra turns", "追加ターン", "extra turns", is_given=True),
    ),
    keywords=(
        v.Keyword("二重穢し", "Double Corrupt", "alone"),
        v.Keyword("三重穢し", "Triple Corrupt", "alone"),
        v.Keyword("ブレイク", "Break", "alone"),
        v.Keyword("召喚酔い", "Slow Start", "alone"),
        v.Keyword("瞬動", "Quickcast", "alone"),
        v.Keyword("魂印", "Soul Seal", "alone"),
        v.Keyword("傲慢", "Hubris", "alone"),
        v.Keyword("怠惰", "Lethargy", "alone"),
        v.Keyword("参戦", "Enter", "frame"),
        v.Keyword("断末魔", "Last Words", "frame"),
        v.Keyword("共同戦線", "United Front", "frame"),
        v.Keyword("DCT", "DCT", "frame"),
        v.Keyword("唯我独尊", "Vanity", "frame"),
        v.Keyword("ステップアップ", "Step Up", "frame"),
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
