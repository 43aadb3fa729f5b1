"""What this game calls things: zones, positions, phases, facts of cards and players, ends of games and effects."""

from __future__ import annotations

from typing import Final

from kirifuda.games.lyrical.abilities import BATTLE_LONG, TURN_LONG
from kirifuda.games.lyrical.values import CHARACTER, FACTOR_CARD, FIELD_CARD, ITEM, NAMED, STRATEGY, TRICK, USED
from kirifuda.games.lyrical.zones import ACTED, DECK, DISCARD, FACTOR, FIELD, FIELDS, HAND, STACK, UNACTED
from kirifuda.games.vocabulary import (
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

PAID: Final = CHARACTER | ITEM | FIELD_CARD | STRATEGY | TRICK

WORDS: Final = Vocabulary(
    zones=(
        Zone(
            DECK, "デッキ", "deck", ("山札",), size=20, at_setup=20, is_pile=True,
            hidden=("{whose}デッキの上から{number}枚目", "card {number} from the top of {whose} deck"),
        ),
        Zone(HAND, "手札", "hand", hidden=IN_HAND, is_row=True),
        Zone(FIELD, "場", "field", below=("with", "carries", "重ね", "アイテム"), is_row=True, is_portrait=True),
        Zone(
            FACTOR, "ファクター置き場", "factor area", ("factors", "ファクター"), short=("ファクター", "factor"),
            is_row=True,
        ),
        Zone(
            FIELDS, "フィールドカード置き場", "field-card area", ("field cards", "フィールドカード"),
            short=("フィールド", "fields"), is_row=True,
        ),
        Zone(DISCARD, "捨て札", "discard pile", short=("捨て札", "discard")),
        Zone(
            STACK, "使用中のカード", "cards in use", from_bottom=True, waits=True, short=("レスポンス", "responses"),
            is_row=True,
        ),
    ),
    positions=(
        Position(UNACTED, "", "未行動", "un-acted", ("unacted",)),
        Position(ACTED, "acted", "行動済み", "acted"),
    ),
    phases=(
        Phase("opening", "ゲームの準備", "setup", ("準備",), is_setup=True),
        Phase("start", "スタートフェイズ", "start phase"),
        Phase("ready", "レディフェイズ", "ready phase"),
        Phase("draw", "ドローフェイズ", "draw phase"),
        Phase("factor", "ファクターフェイズ", "factor phase"),
        Phase("main", "メインフェイズ", "main phase", ("メイン",), is_usual=True),
        Phase("end", "エンドフェイズ", "end phase", ("エンド",)),
    ),
    facts=(
        CardFact("id", "番号", form=A_WORD),
        CardFact("english", "英名", form=A_WORD),
        CardFact("title", "題", form=A_WORD, on=NAMED, must=NAMED),
        CardFact("kind", "種類", "Kind", A_WORD, facet="kind"),
        CardFact(
            "color", "色", "Colour", A_WORD, "colour", value="colours", facet="attributes", on=FACTOR_CARD,
            must=FACTOR_CARD,
        ),
        CardFact(
            "factor", "必要ファクター", "Factor", A_WORD, also=("ファクター",), facet="factor", type="number", on=PAID,
            must=PAID,
        ),
        CardFact("cost", "コスト", "Cost", A_NUMBER, facet="cost", type="number", on=PAID, must=PAID),
        CardFact("price", "必要ファクターとコスト", "Factor and cost", value="price"),
        CardFact(
            "attack", "攻撃力", "Attack", A_NUMBER, value="attack", facet="attack", type="number", on=CHARACTER,
            must=CHARACTER,
        ),
        CardFact(
            "durability", "耐久力", "Durability", A_NUMBER, value="durability", facet="durability", type="number",
            on=CHARACTER, must=CHARACTER,
        ),
        CardFact("keywords", "スキル", "Skill", facet="keywords"),
        CardFact("name", "ネーム", "Name", A_WORD, also=("カード名",), value="name", facet="quoted_name"),
        CardFact("text", "テキスト", form=A_TEXT, on=PAID, must=USED),
    ),
    player_facts=(
        PlayerFact("factor", "ファクター", "factor"),
        PlayerFact("placed", "置いたファクター", "factor cards placed", is_given=True),
    ),
    endings={
        "empty_deck": ("敗者はデッキから引くことも捨て札することもできなかった", "the other player's deck has run out"),
        "both_empty": ("同時にデッキが尽きた", "both decks ran out at the same time"),
    },
    kinds=("キャラクター", "アイテム", "フィールド", "ストラテジー", "トリック", "ファクター"),
    until={
        TURN_LONG: ("ターン終了時まで", "until the end of the turn"),
        BATTLE_LONG: ("このアタックの間", "for this attack"),
        "turn_end": ("ターン終了時まで", "until the end of a turn"),
        "in_play": ("元のカードが場にある間", "while the card it comes from is in play"),
        "": ("ゲーム中", "for the rest of the game"),
    },
)  # fmt: skip
