"""What this game calls things: zones, positions, phases, facts of cards and players, ends of games and effects."""

from __future__ import annotations

from typing import Final

from kirifuda.games import vocabulary as v
from kirifuda.games.pso2 import zones
from kirifuda.games.pso2.abilities import BATTLE_LONG, ENGAGED_LONG, TURN_LONG
from kirifuda.games.pso2.values import ARMOUR, BOSS, CHARACTER, PERSON, PLAYED, PLAYER_CARD, WEAPON

WORDS: Final = v.Vocabulary(
    zones=(
        v.Zone(
            zones.DECK, "デッキ", "deck", size=20, at_setup=30, is_pile=True,
            hidden=("{whose}デッキの上から{number}枚目", "card {number} from the top of {whose} deck"),
            short=("山", "deck"),
        ),
        v.Zone(zones.HAND, "手札", "hand", hidden=v.IN_HAND, is_row=True),
        v.Zone(zones.FIELD, "場", "field", below=("wears", "bears", "装備"), is_row=True),
        v.Zone(
            zones.PLAYER, "プレイヤー", "player zone", ("player card", "プレイヤーカード"), size=1, at_setup=1,
            brought=("プレイヤーカード", "player card"), is_row=True, is_portrait=True,
        ),
        v.Zone(zones.MAG, "マグ", "mag zone", brought=("マグカード", "mag"), is_row=True),
        v.Zone(zones.PP, "PP", "PP", is_row=True),
        v.Zone(zones.DISCARD, "捨札", "discard pile", short=("捨札", "discard")),
        v.Zone(zones.PROCESSING, "処理領域", "processing area", from_bottom=True, waits=True, is_row=True),
        v.Zone(
            zones.REMOVED, "ゲームから取り除かれたカード", "cards removed from the game", ("取り除かれたカード",),
            short=("除外", "out"),
        ),
    ),
    positions=(
        v.Position(zones.ON, "on", "ON", "ON", ("on状態",)), v.Position(zones.OFF, "off", "OFF", "OFF", ("off状態",)),
    ),
    phases=(
        v.Phase("setup", "ゲームの準備", "setup", ("準備",), is_setup=True),
        v.Phase("target", "ターゲットフェイズ", "target phase", is_unsaid=True),
        v.Phase("start", "開始フェイズ", "start phase", ("開始",)),
        v.Phase("draw", "ドローフェイズ", "draw phase"),
        v.Phase("pp", "PPフェイズ", "PP phase"),
        v.Phase("main", "メインフェイズ", "main phase", ("メイン",), is_usual=True),
        v.Phase("battle", "戦闘フェイズ", "battle phase", ("戦闘",)),
        v.Phase("end", "終了フェイズ", "end phase", ("終了",)),
    ),
    facts=(
        v.CardFact("id", "番号", form=v.A_WORD),
        v.CardFact("name", "カード名", form=v.A_WORD),
        v.CardFact("english", "英名", form=v.A_WORD),
        v.CardFact("title", "称号", form=v.A_WORD),
        v.CardFact("kind", "種類", "Kind", v.A_WORD, facet="kind"),
        v.CardFact(
            "colors", "色", "Colour", v.A_LIST, "colours", ("colour", "color"), value="colours", facet="attributes"
        ),
        v.CardFact("classes", "クラス", "Class", v.A_LIST, also=("class",), value="classes", facet="classes"),
        v.CardFact("kinds", "種別", "Sort", v.A_LIST, "sorts", ("sort",), value="sorts", facet="sorts"),
        v.CardFact("cost", "コスト", "Cost", v.A_NUMBER, value="cost", facet="cost", type="number", on=PLAYED),
        v.CardFact(
            "attack", "攻撃力", "Attack", v.A_NUMBER, value="attack", facet="attack", type="number",
            on=CHARACTER | WEAPON | PERSON,
        ),
        v.CardFact("hp", "HP", "HP", v.A_NUMBER, value="hp", facet="hp", type="number", on=CHARACTER),
        v.CardFact(
            "defense", "防御力", "Defence", v.A_NUMBER, "defence", value="defense", facet="defense", type="number",
            on=ARMOUR,
        ),
        v.CardFact("keywords", "キーワード", "Keyword", facet="keywords"),
        v.CardFact("quick", "クイックアビリティ", "Quick", facet="quick", type="flag"),
        v.CardFact("deck", "デッキ", form=v.A_NUMBER, on=PLAYER_CARD),
        v.CardFact("life", "ライフ", form=v.A_NUMBER, on=BOSS),
        v.CardFact("life_each", "1人ごとのライフ", on=BOSS),
        v.CardFact("text", "テキスト", form=v.A_TEXT),
        v.CardFact("text_first", "先攻", form=v.A_TEXT, written="first text", on=PLAYER_CARD),
        v.CardFact("text_second", "後攻", form=v.A_TEXT, written="second text", on=PLAYER_CARD),
    ),
    player_facts=(
        v.PlayerFact("life", "ライフ", "life", is_given=True),
        v.PlayerFact("target", "ターゲット", "target", is_given=True),
        v.PlayerFact("hp", "HP", "HP"),
        v.PlayerFact("pp", "PP", "PP"),
        v.PlayerFact("out", "脱落", "out"),
    ),
    keywords=(
        v.Keyword("ウォークライ", "War Cry", "alone"),
        v.Keyword("登場時", "On Entry"),
        v.Keyword("戦闘不能時", "On Defeat"),
        v.Keyword("ドロップ", "Drop"),
        v.Keyword("連撃", "Follow-Up", "alone"),
        v.Keyword("奇襲", "Ambush", "alone"),
        v.Keyword("連続射撃", "Rapid Fire", "alone"),
        v.Keyword("狙撃", "Snipe", "alone"),
        v.Keyword("回復", "Recovery"),
        v.Keyword("侵食", "Erosion", "alone"),
        v.Keyword("増殖", "Proliferate", "alone"),
        v.Keyword("貫通", "Piercing"),
        v.Keyword("装備枠", "Slots"),
    ),
    endings={
        "empty_deck": ("敗者のデッキが0枚になった", "the other player's deck has run out"),
        "both_empty": ("同時に尽きた", "both sides ran out at the same time"),
        "boss_defeated": ("ボスのライフが0になった", "the boss has no life left"),
        "party_defeated": ("パーティー全員のデッキが0枚になった", "every deck of the party has run out"),
    },
    kinds=("キャラ", "アクティブ", "アイテム", "武器", "防具", "プレイヤー", "マグ", "ボス"),
    until={
        TURN_LONG: ("このターン中", "this turn"),
        BATTLE_LONG: ("この戦闘中", "for this battle"),
        ENGAGED_LONG: ("交戦状態の間", "while engaged"),
        "turn_end": ("ターン終了時まで", "until the end of a turn"),
        "in_play": ("元のカードが場にある間", "while the card it comes from is in play"),
        "": ("ゲーム中", "for the rest of the game"),
    },
    is_piled=False,
)  # fmt: skip
