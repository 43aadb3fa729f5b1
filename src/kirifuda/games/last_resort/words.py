"""What this game calls things: zones, positions, steps, facts of cards and players, ends of games and effects."""

from __future__ import annotations

from typing import Final

from kirifuda.games.last_resort.abilities import TURN_LONG
from kirifuda.games.last_resort.zones import (
    BROUGHT_LAST_RESORT,
    BROUGHT_LEADER,
    DECK,
    FIELD,
    GRAVEYARD,
    HAND,
    LAST_RESORT,
    LEADER,
    MANA,
    PROCESSING,
    STOCK,
    TAPPED,
    UNTAPPED,
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
            DECK, "山札", "deck", size=20, at_setup=20, is_pile=True,
            hidden=("{whose}山札の上から{number}枚目", "card {number} from the top of {whose} deck"),
        ),
        Zone(HAND, "手札", "hand", hidden=IN_HAND, at_setup=6, is_row=True),
        Zone(FIELD, "戦場", "battlefield", below=("wears", "equipped", "装備"), is_row=True),
        Zone(MANA, "マナエリア", "mana area", ("マナ",), short=("マナ", "mana"), is_row=True),
        Zone(GRAVEYARD, "墓地", "graveyard"),
        Zone(LEADER, "リーダー", "leader space", ("leader",), size=1, at_setup=1, is_row=True, is_portrait=True),
        Zone(
            LAST_RESORT, "ラストリゾート", "last resort space", ("last resort", "last_resort"), size=1, at_setup=1,
            is_row=True,
        ),
        Zone(
            STOCK, "ハンドストック", "Hand Stock", hidden=("{whose}ハンドストック", "a card in {whose} Hand Stock"),
            short=("ストック", "stock"),
        ),
        Zone(PROCESSING, "召喚中", "cards being summoned", waits=True),
        Zone(BROUGHT_LEADER, "持参したリーダー", "leader brought", ("brought leader",), brought=("リーダー", "leader")),
        Zone(
            BROUGHT_LAST_RESORT, "持参したラストリゾート", "last resort brought", ("brought last resort",),
            brought=("ラストリゾート", "last resort"),
        ),
    ),
    positions=(
        Position(UNTAPPED, "untapped", "アンタップ", "untapped"),
        Position(TAPPED, "tapped", "タップ", "tapped"),
    ),
    phases=(
        Phase("setup", "ゲームの準備", "setup", ("準備",), is_setup=True),
        Phase("start", "スタートステップ", "Start step"),
        Phase("draw", "ドローステップ1", "Draw step 1", ("draw step",)),
        Phase("mana", "マナステップ", "Mana step"),
        Phase("main", "メインステップ", "Main step", is_usual=True),
        Phase("attack", "アタックステップ", "Attack step"),
        Phase("draw_two", "ドローステップ2", "Draw step 2", ("draw two",)),
        Phase("end", "エンドステップ", "End step"),
    ),
    facts=(
        CardFact("id", "番号", form=A_WORD),
        CardFact("name", "カード名", form=A_WORD),
        CardFact("english", "英名", form=A_WORD),
        CardFact("kind", "種類", "Kind", A_WORD, value="kind", facet="kind"),
        CardFact(
            "colors", "色", "Colour", A_LIST, "colours", ("colour", "color"), value="colours", facet="attributes"
        ),
        CardFact("types", "種族", "Race", A_LIST, "races", ("race",), value="races", facet="races"),
        CardFact("cost", "コスト", "Cost", A_NUMBER, value="cost", facet="cost", type="number"),
        CardFact("power", "パワー", "Power", A_NUMBER, value="power", facet="power", type="number"),
        CardFact("toughness", "タフネス", "Toughness", A_NUMBER, value="toughness", facet="toughness", type="number"),
        CardFact("keywords", "キーワード", "Keyword", facet="keywords"),
        CardFact("n", "N・カード", "N-card", A_WORD, facet="n", type="flag"),
        CardFact("life", "ライフ", form=A_NUMBER),
        CardFact("cap", "上限", form=A_NUMBER),
        CardFact("condition", "条件", form=A_WORD, also=("召喚条件",)),
        CardFact("text", "テキスト", form=A_TEXT),
    ),
    player_facts=(
        PlayerFact("life", "ライフ", "life", is_given=True),
        PlayerFact("mana", "マナ", "mana"),
        PlayerFact("hand", "手札の枚数", "cards that count as hand"),
        PlayerFact("skill", "リーダースキル", "leader skill"),
    ),
    endings={
        "life": ("敗者のライフが0以下になった", "the other player has no life left"),
        "both_without_life": ("どちらのライフも0以下になった", "neither player has any life left"),
        "empty_deck": ("敗者の山札が0枚で引けなかった", "the other player could not draw from an empty deck"),
        "surrender": ("降参", "a player conceded"),
    },
    kinds=(
        "クリーチャー", "スペル", "アイテム", "装備アイテム", "スペルクリーチャー", "リーダー", "ラストリゾート",
    ),
    until={
        TURN_LONG: ("このターン", "this turn"),
        "start": ("次のスタートステップまで", "until a Start step"),
        "in_play": ("元のカードが戦場にある間", "while the card it comes from is on the battlefield"),
        "": ("戦場にある間", "while it is on the battlefield"),
    },
    is_piled=False,
)  # fmt: skip
