"""What this game calls things: zones, positions, phases, facts of cards and players, ends of games and effects."""

from __future__ import annotations

from typing import Final

from kirifuda.games import vocabulary as v
from kirifuda.games.lyrical import zones
from kirifuda.games.lyrical.abilities import BATTLE_LONG, TURN_LONG
from kirifuda.games.lyrical.values import CHARACTER, FACTOR_CARD, FIELD_CARD, ITEM, NAMED, STRATEGY, TRICK, USED

PAID: Final = CHARACTER | ITEM | FIELD_CARD | STRATEGY | TRICK

WORDS: Final = v.Vocabulary(
    zones=(
        v.Zone(
            zones.DECK, "デッキ", "deck", ("山札",), size=20, at_setup=20, is_pile=True,
            hidden=("{whose}デッキの上から{number}枚目", "card {number} from the top of {whose} deck"),
        ),
        v.Zone(zones.HAND, "手札", "hand", hidden=v.IN_HAND, is_row=True),
        v.Zone(
            zones.FIELD, "場", "field", below=("with", "carries", "重ね", "アイテム"), is_row=True, is_portrait=True,
        ),
        v.Zone(
            zones.FACTOR, "ファクター置き場", "factor area", ("factors", "ファクター"), short=("ファクター", "factor"),
            is_row=True,
        ),
        v.Zone(
            zones.FIELDS, "フィールドカード置き場", "field-card area", ("field cards", "フィールドカード"),
            short=("フィールド", "fields"), is_row=True,
        ),
        v.Zone(zones.DISCARD, "捨て札", "discard pile", short=("捨て札", "discard")),
        v.Zone(
            zones.STACK, "使用中のカード", "cards in use", from_bottom=True, waits=True, short=("レスポンス",
            "responses"),
            is_row=True,
        ),
    ),
    positions=(
        v.Position(zones.UNACTED, "", "未行動", "un-acted", ("unacted",)),
        v.Position(zones.ACTED, "acted", "行動済み", "acted"),
    ),
    phases=(
        v.Phase("opening", "ゲームの準備", "setup", ("準備",), is_setup=True),
        v.Phase("start", "スタートフェイズ", "start phase", is_unsaid=True),
        v.Phase("ready", "レディフェイズ", "ready phase", is_unsaid=True),
        v.Phase("draw", "ドローフェイズ", "draw phase", is_unsaid=True),
        v.Phase("factor", "ファクターフェイズ", "factor phase", is_unsaid=True),
        v.Phase("main", "メインフェイズ", "main phase", ("メイン",), is_usual=True, is_unsaid=True),
        v.Phase("end", "エンドフェイズ", "end phase", ("エンド",)),
    ),
    facts=(
        v.CardFact("id", "番号", form=v.A_WORD),
        v.CardFact("english", "英名", form=v.A_WORD),
        v.CardFact("title", "題", form=v.A_WORD, on=NAMED, must=NAMED),
        v.CardFact("kind", "種類", "Kind", v.A_WORD, facet="kind"),
        v.CardFact(
            "color", "色", "Colour", v.A_WORD, "colour", value="colours", facet="attributes", on=FACTOR_CARD,
            must=FACTOR_CARD,
        ),
        v.CardFact(
            "factor", "必要ファクター", "Factor", v.A_WORD, also=("ファクター",), facet="factor", type="number",
            on=PAID,
            must=PAID,
        ),
        v.CardFact("cost", "コスト", "Cost", v.A_NUMBER, facet="cost", type="number", on=PAID, must=PAID),
        v.CardFact("price", "必要ファクターとコスト", "Factor and cost", value="price"),
        v.CardFact(
            "attack", "攻撃力", "Attack", v.A_NUMBER, value="attack", facet="attack", type="number", on=CHARACTER,
            must=CHARACTER,
        ),
        v.CardFact(
            "durability", "耐久力", "Durability", v.A_NUMBER, value="durability", facet="durability", type="number",
            on=CHARACTER, must=CHARACTER,
        ),
        v.CardFact("keywords", "スキル", "Skill", facet="keywords"),
        v.CardFact("name", "ネーム", "Name", v.A_WORD, also=("カード名",), value="name", facet="quoted_name"),
        v.CardFact("text", "テキスト", form=v.A_TEXT, on=PAID, must=USED),
    ),
    player_facts=(
        v.PlayerFact("factor", "ファクター", "factor"),
        v.PlayerFact("placed", "置いたファクター", "factor cards placed", is_given=True),
    ),
    keywords=(
        v.Keyword("シュネラー", "Schneller", "given"),
        v.Keyword("イニシアティブ", "Initiative", "given"),
        v.Keyword("ドリンゲン", "Dringen", "given"),
        v.Keyword("セットアップ", "Setup"),
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
