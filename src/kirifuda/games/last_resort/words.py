"""What this game calls things: zones, positions, steps, facts of cards and players, ends of games and effects."""

from __future__ import annotations

from typing import Final

from kirifuda.games import vocabulary as v
from kirifuda.games.last_resort import zones
from kirifuda.games.last_resort.abilities import TURN_LONG

WORDS: Final = v.Vocabulary(
    zones=(
        v.Zone(
            zones.DECK, "山札", "deck", size=20, at_setup=20, is_pile=True,
            hidden=("{whose}山札の上から{number}枚目", "card {number} from the top of {whose} deck"),
        ),
        v.Zone(zones.HAND, "手札", "hand", hidden=v.IN_HAND, at_setup=6, is_row=True),
        v.Zone(zones.FIELD, "戦場", "battlefield", below=("wears", "equipped", "装備"), is_row=True),
        v.Zone(zones.MANA, "マナエリア", "mana area", ("マナ",), short=("マナ", "mana"), is_row=True),
        v.Zone(zones.GRAVEYARD, "墓地", "graveyard"),
        v.Zone(
            zones.LEADER, "リーダー", "leader space", ("leader",), size=1, at_setup=1, is_row=True, is_portrait=True,
        ),
        v.Zone(
            zones.LAST_RESORT, "ラストリゾート", "last resort space", ("last resort", "last_resort"), size=1,
            at_setup=1,
            is_row=True,
        ),
        v.Zone(
            zones.STOCK, "ハンドストック", "Hand Stock", hidden=("{whose}ハンドストック",
            "a card in {whose} Hand Stock"),
            short=("ストック", "stock"),
        ),
        v.Zone(zones.PROCESSING, "召喚中", "cards being summoned", waits=True),
        v.Zone(
            zones.BROUGHT_LEADER, "持参したリーダー", "leader brought", ("brought leader",),
            brought=("リーダー", "leader"),
        ),
        v.Zone(
            zones.BROUGHT_LAST_RESORT, "持参したラストリゾート", "last resort brought", ("brought last resort",),
            brought=("ラストリゾート", "last resort"),
        ),
    ),
    positions=(
        v.Position(zones.UNTAPPED, "untapped", "アンタップ", "untapped"),
        v.Position(zones.TAPPED, "tapped", "タップ", "tapped"),
    ),
    phases=(
        v.Phase("setup", "ゲームの準備", "setup", ("準備",), is_setup=True),
        v.Phase("start", "スタートステップ", "Start step"),
        v.Phase("draw", "ドローステップ1", "Draw step 1", ("draw step",)),
        v.Phase("mana", "マナステップ", "Mana step"),
        v.Phase("main", "メインステップ", "Main step", is_usual=True),
        v.Phase("attack", "アタックステップ", "Attack step"),
        v.Phase("draw_two", "ドローステップ2", "Draw step 2", ("draw two",)),
        v.Phase("end", "エンドステップ", "End step"),
    ),
    facts=(
        v.CardFact("id", "番号", form=v.A_WORD),
        v.CardFact("name", "カード名", form=v.A_WORD),
        v.CardFact("english", "英名", form=v.A_WORD),
        v.CardFact("kind", "種類", "Kind", v.A_WORD, value="kind", facet="kind"),
        v.CardFact(
            "colors", "色", "Colour", v.A_LIST, "colours", ("colour", "color"), value="colours", facet="attributes"
        ),
        v.CardFact("types", "種族", "Race", v.A_LIST, "races", ("race",), value="races", facet="races"),
        v.CardFact("cost", "コスト", "Cost", v.A_NUMBER, value="cost", facet="cost", type="number"),
        v.CardFact("power", "パワー", "Power", v.A_NUMBER, value="power", facet="power", type="number"),
        v.CardFact(
            "toughness", "タフネス", "Toughness", v.A_NUMBER, value="toughness", facet="toughness", type="number",
        ),
        v.CardFact("keywords", "キーワード", "Keyword", facet="keywords"),
        v.CardFact("n", "N・カード", "N-card", v.A_WORD, facet="n", type="flag"),
        v.CardFact("life", "ライフ", form=v.A_NUMBER),
        v.CardFact("cap", "上限", form=v.A_NUMBER),
        v.CardFact("condition", "条件", form=v.A_WORD, also=("召喚条件",)),
        v.CardFact("text", "テキスト", form=v.A_TEXT),
    ),
    player_facts=(
        v.PlayerFact("life", "ライフ", "life", is_given=True),
        v.PlayerFact("mana", "マナ", "mana"),
        v.PlayerFact("hand", "手札の枚数", "cards that count as hand"),
        v.PlayerFact("skill", "リーダースキル", "leader skill"),
    ),
    keywords=(
        v.Keyword("貫通", "Piercing", "counted"),
        v.Keyword("ドレイン", "Drain", "counted"),
        v.Keyword("封縛", "Bind", "counted"),
        v.Keyword("スナイパー", "Sniper", "counted"),
        v.Keyword("テラー", "Terror", "counted"),
        v.Keyword("カラミティ", "Calamity", "counted"),
        v.Keyword("装備", "Equip", "paid"),
        v.Keyword("シフト", "Shift", "paid"),
        v.Keyword("リサイクル", "Recycle", "paid"),
        v.Keyword("変換", "Convert", "paid"),
        v.Keyword("速攻", "Rush", "alone"),
        v.Keyword("相打ち", "Mutual End", "alone"),
        v.Keyword("アンチスペル", "Antispell", "alone"),
        v.Keyword("グロウ", "Grow", "alone"),
        v.Keyword("ブレイクダウン", "Breakdown", "alone"),
        v.Keyword("インターセプト", "Intercept", "alone"),
        v.Keyword("スペルチャージ", "Spell Charge", "alone"),
        v.Keyword("暗殺", "Assassinate", "alone"),
        v.Keyword("複製", "Duplicate", "else"),
        v.Keyword("スペルチェーン", "Spell Chain", "else"),
        v.Keyword("ハンドストック", "Hand Stock", "else"),
        v.Keyword("サクリファイス", "Sacrifice", "else"),
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
