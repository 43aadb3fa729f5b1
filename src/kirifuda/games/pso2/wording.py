"""The language of pso2 cards: all rows, put together once."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kirifuda.games.pso2 import wording_acts as acts
from kirifuda.games.pso2 import wording_deeds as deeds
from kirifuda.games.pso2 import wording_frames as frames
from kirifuda.games.pso2 import wording_lasting as lasting
from kirifuda.games.pso2 import wording_nouns as nouns
from kirifuda.games.pso2 import wording_numbers as numbers
from kirifuda.games.pso2 import wording_states as states
from kirifuda.games.pso2 import wording_things as things
from kirifuda.games.pso2.wording_words import CLASSES, FOREIGN, NAMES, SORTS, vocabulary
from kirifuda.text.alike import Alike
from kirifuda.text.language import Language, Script
from kirifuda.text.openly import OpenSort
from kirifuda.text.phrases import Phrase, merged
from kirifuda.text.width import widths

ROWS: Final[tuple[Phrase, ...]] = (
    *frames.ABILITIES,
    *frames.COSTS,
    *frames.FRAMES,
    *frames.TIMES,
    *states.STATES,
    *states.PAST,
    *nouns.PLAYERS,
    *nouns.SIDES,
    *nouns.ITEMS,
    *nouns.CARDS,
    *things.MODIFIERS,
    *things.REFS,
    *things.THINGS,
    *acts.ACTS,
    *acts.BARE,
    *lasting.STATEMENTS,
    *lasting.DAMAGE,
    *lasting.COSTS,
    *numbers.FEATURES,
    *numbers.MEASURES,
    *deeds.SUBJECTS,
    *deeds.DEEDS,
    *deeds.EVENTS,
)
# 200.1, G.10: a kind of cards with and without its brackets; 405.1: the book spells the pile both ways
ALIKE: Final = (
    *(
        Alike(kind, (f"《{kind}カード》", f"《{kind}》", f"{kind}カード"))
        for kind in ("キャラ", "アイテム", "アクティブ", "マグ")
    ),
    *(Alike(kind, (f"《{kind}》", f"「{kind}」の《?アイテムカード》?", f"{kind}カード")) for kind in ("武器", "防具")),
    Alike("プレイヤー", ("《プレイヤーカード》", "プレイヤーカード")),
    Alike("体", ("枚",), "counters"),
    Alike("につき", ("ごとに", "毎に")),
    Alike("なら", ("ならば", "であれば", "であるなら")),
    Alike("最も", ("一番(?=コスト|攻撃力|HP|防御力|高|低)",)),
    Alike("無作為", ("ランダム",)),
    Alike("", ("コストを支払わずに",), "what an effect equips or puts into play is not paid for (G.35)"),
    Alike("自分", ("あなた",)),
    Alike("対戦相手", ("相手プレイヤー",)),
    Alike("その中", ("それらの中", "そのうち(?!の)")),
    Alike("捨札", ("捨て札",)),
    Alike("ドロー", ("ドロウ",)),
    Alike("ON", ("【ON】", "【ON状態】")),
    Alike("OFF", ("【OFF】", "【OFF状態】")),
    Alike("コントロール", ("支配",)),
    Alike("事で", ("ことで",)),
    Alike("デッキ", ("デッキ置き場",)),
    Alike("", ("それぞれ(?=カード|手札|デッキ|[0-9])",), "each for itself, where a player acts anyway"),
)
RESERVED: Final = ("ボス",)
# 206.2, 210.1.1, 302.1: names stand in 「」, classes and sorts in 《》, keywords in 【】
SCRIPT: Final = Script(widths=widths("【】", {"－": "-", "＋": "+", "Ⓧ": "ⓧ"}), letters="X", labels="【】", alike=ALIKE)


@lru_cache(maxsize=8)
def language(extra_sorts: tuple[tuple[str, str], ...] = ()) -> Language:
    """The language, with the sorts of further card sets."""
    rows = merged(frames.SHARED, (*ROWS, *vocabulary()))
    sorts = {"sortword": OpenSort("種別", "sort", {**CLASSES, **SORTS, **dict(extra_sorts)})}
    return Language("pso2", rows, reserved=RESERVED, names=NAMES, open_sorts=sorts, foreign=FOREIGN, script=SCRIPT)
