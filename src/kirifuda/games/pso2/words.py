"""What this game calls things: zones, positions, phases, facts of cards and players, ends of games and effects."""

from __future__ import annotations

from typing import Final

from kirifuda.games.pso2.abilities import BATTLE_LONG, ENGAGED_LONG, TURN_LONG
from kirifuda.games.pso2.values import ARMOUR, BOSS, CHARACTER, PERSON, PLAYED, PLAYER_CARD, WEAPON
from kirifuda.games.pso2.zones import DECK, DISCARD, FIELD, HAND, MAG, OFF, ON, PLAYER, PP, PROCESSING, REMOVED
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
            DECK, "デッキ", "deck", size=20, at_setup=30, is_pile=True,
            hidden=("{whose}デッキの上から{number}枚目", "card {number} from the top of {whose} deck"),
            short=("山", "deck"),
        ),
        Zone(HAND, "手札", "hand", hidden=IN_HAND, is_row=True),
        Zone(FIELD, "場", "field", below=("wears", "bears", "装備"), is_row=True),
        Zone(
            PLAYER, "プレイヤー", "player zone", ("player card", "プレイヤーカード"), size=1, at_setup=1,
            brought=("プレイヤーカード", "player card"), is_row=True, is_portrait=True,
        ),
        Zone(MAG, "マグ", "mag zone", brought=("マグカード", "mag"), is_row=True),
        Zone(PP, "PP", "PP", is_row=True),
        Zone(DISCARD, "捨札", "discard pile", short=("捨札", "discard")),
        Zone(PROCESSING, "処理領域", "processing area", from_bottom=True, waits=True, is_row=True),
        Zone(
            REMOVED, "ゲームから取り除かれたカード", "cards removed from the game", ("取り除かれたカード",),
            short=("除外", "out"),
        ),
    ),
    positions=(Position(ON, "on", "ON", "ON", ("on状態",)), Position(OFF, "off", "OFF", "OFF", ("off状態",))),
    phases=(
        Phase("setup", "ゲームの準備", "setup", ("準備",), is_setup=True),
        Phase("target", "ターゲットフェイズ", "target phase"),
        Phase("start", "開始フェイズ", "start phase", ("開始",)),
        Phase("draw", "ドローフェイズ", "draw phase"),
        Phase("pp", "PPフェイズ", "PP phase"),
        Phase("main", "メインフェイズ", "main phase", ("メイン",), is_usual=True),
        Phase("battle", "戦闘フェイズ", "battle phase", ("戦闘",)),
        Phase("end", "終了フェイズ", "end phase", ("終了",)),
    ),
    facts=(
        CardFact("id", "番号", form=A_WORD),
        CardFact("name", "カード名", form=A_WORD),
        CardFact("english", "英名", form=A_WORD),
        CardFact("title", "称号", form=A_WORD),
        CardFact("kind", "種類", "Kind", A_WORD, facet="kind"),
        CardFact(
            "colors", "色", "Colour", A_LIST, "colours", ("colour", "color"), value="colours", facet="attributes"
        ),
        CardFact("classes", "クラス", "Class", A_LIST, also=("class",), value="classes", facet="classes"),
        CardFact("kinds", "種別", "Sort", A_LIST, "sorts", ("sort",), value="sorts", facet="sorts"),
        CardFact("cost", "コスト", "Cost", A_NUMBER, value="cost", facet="cost", type="number", on=PLAYED),
        CardFact(
            "attack", "攻撃力", "Attack", A_NUMBER, value="attack", facet="attack", type="number",
            on=CHARACTER | WEAPON | PERSON,
        ),
        CardFact("hp", "HP", "HP", A_NUMBER, value="hp", facet="hp", type="number", on=CHARACTER),
        CardFact(
            "defense", "防御力", "Defence", A_NUMBER, "defence", value="defense", facet="defense", type="number",
            on=ARMOUR,
        ),
        CardFact("keywords", "キーワード", "Keyword", facet="keywords"),
        CardFact("quick", "クイックアビリティ", "Quick", facet="quick", type="flag"),
        CardFact("deck", "デッキ", form=A_NUMBER, on=PLAYER_CARD),
        CardFact("life", "ライフ", form=A_NUMBER, on=BOSS),
        CardFact("life_each", "1人ごとのライフ", on=BOSS),
        CardFact("text", "テキスト", form=A_TEXT),
        CardFact("text_first", "先攻", form=A_TEXT, written="first text", on=PLAYER_CARD),
        CardFact("text_second", "後攻", form=A_TEXT, written="second text", on=PLAYER_CARD),
    ),
    player_facts=(
        PlayerFact("life", "ライフ", "life", is_given=True),
        PlayerFact("target", "ターゲット", "target", is_given=True),
        PlayerFact("hp", "HP", "HP"),
        PlayerFact("pp", "PP", "PP"),
        PlayerFact("out", "脱落", "out"),
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
