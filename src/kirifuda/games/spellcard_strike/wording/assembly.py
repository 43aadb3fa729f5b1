"""The language of Spellcard Strike cards: all rows, put together once."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kirifuda.games.spellcard_strike.wording import (
    acts,
    attacks,
    book,
    chain,
    decks,
    deeds,
    frames,
    lasting,
    nouns,
    outcome,
    permits,
    summoning,
    sums,
)
from kirifuda.games.spellcard_strike.wording.alike import SAME
from kirifuda.games.spellcard_strike.wording.order import ORDER
from kirifuda.games.spellcard_strike.wording.words import (
    FOREIGN,
    HOUSES,
    MORE_TYPES,
    RACES,
    RESERVED,
    TYPES,
    vocabulary,
)
from kirifuda.text.alike import Alike
from kirifuda.text.language import Language, Script
from kirifuda.text.openly import OpenSort
from kirifuda.text.phrases import Phrase, merged
from kirifuda.text.width import widths

ROWS: Final[tuple[Phrase, ...]] = (
    *frames.ABILITIES,
    *frames.USES,
    *frames.FRAMES,
    *frames.DID,
    *nouns.PLAYERS,
    *nouns.REGIONS,
    *nouns.SIDES,
    *nouns.THINGS,
    *nouns.PARTICLES,
    *nouns.MODIFIERS,
    *nouns.INFORMATION,
    *acts.DAMAGE,
    *acts.MOVEMENT,
    *acts.CARDS,
    *acts.DECLARATIONS,
    *lasting.STATEMENTS,
    *lasting.FEATURES,
    *lasting.LONG,
    *lasting.KEYWORDS,
    *lasting.AMOUNTS,
    *sums.SUMS,
    *deeds.SUBJECTS,
    *deeds.DEEDS,
    *deeds.CONDITIONS,
    *book.KINDS,
    *book.QUOTED,
    *book.SOURCES,
    *book.GAME,
    *book.RANGES,
    *book.COSTS,
    *permits.PERMITS,
    *attacks.ATTACKS,
    *decks.EXTRAS,
    *chain.CHAIN,
    *outcome.OUTCOMES,
    *outcome.COUNTS,
    *outcome.CAPS,
    *summoning.INTO,
    *summoning.STANDING,
)
_CAN: Final = "(?:行うことができ|行え|宣言でき|宣言することができ|使用でき|使用することができ|使え)"
_USED: Final = "(?:(?<=場合)|(?<=に)|(?<=のみ)|(?<=だけ)|(?<=まで)|(?<=は)|(?<=が)|(?<=限り))"
ALIKE: Final = (
    Alike(
        "この宣言は",
        (
            r"この(?:アビリティ|アビリティ宣言|スペルカード宣言)は、?",
            r"このスペルカードは、?(?=[^。]*(?:のみ|だけ|しか)[^。]*使用)",
        ),
        "conditions of use",
    ),
    Alike("のみできる", (rf"(?:しか)(?:{_CAN}ない|できない)",), "conditions of use"),
    Alike("できる", (rf"{_USED}{_CAN}る",), "conditions of use"),
    Alike(
        "できない",
        (
            rf"{_USED}{_CAN}ない",
            rf"(?<=場合に)は、?(?:{_CAN}|でき)ない",
            rf"(?<=場合、){_CAN}ない",
        ),
        "conditions of use",
    ),
    Alike(
        "場合に",
        (r"場合(?:にのみ|のみ|に限り|にだけ|だけ)(?=できる|行うことができる|行える|宣言|使用)",),
        "conditions of use",
    ),
    Alike("回", (r"度(?=のみ|まで|だけ|しか)",), "conditions of use"),
    Alike(
        "ゲーム中に",
        (
            r"(?:この)?ゲーム中(?=[0-9]回(?:のみ|まで|だけ|しか))",
            r"このゲーム中に(?=[0-9])",
            r"(?:1つの|1回の)ゲーム(?:中に|で|に)(?=[0-9])",
        ),
        "conditions of use",
    ),
    Alike("相手", ("対戦相手",)),
    Alike("", ("自分の(?=手札|山札|捨て札|スコア置き場|除外札置き場|ルールカード置き場)",), "whoever acts"),
    Alike("あなたの", ("自分の",)),
    Alike("あなた", ("自分(?=[はが])",)),
    Alike("or", ("または", "もしくは", "あるいは", "又は")),
    Alike("でない", ("ではない",)),
    Alike("と", ("および", "及び"), "8.1"),
    Alike("好きな順番で", ("望む順番で", "任意の順番で", "好きな順序で", "望む順序で", "好きな順で", "任意の順で")),
    Alike("山札の一番上", ("山札のいちばん上", "山札のトップ")),
    Alike("山札の一番下", ("山札のいちばん下", "山札のボトム")),
    Alike("コマンダーフェイズ", ("コマンドフェイズ",), "4.1.8.2"),
    Alike("ストライカー", ("ストライカーカード",)),
    Alike("行動済み状態", ("行動済み(?!状態)", "行動済状態")),
    Alike("未行動状態", ("未行動(?!状態)",)),
    Alike("", ("それぞれ(?!に【|のダメージ)", "さらに、?", "(?<=。)また、", "(?<=。)そして、")),
    Alike("〔常〕", (r"\*\*常\*\*", "【常】", r"\[常\]", "（常）")),
    Alike("召喚コストを支払わずに", ("(?<!召喚)コストを支払わずに", "召喚コストなしで")),
    *SAME,
    Alike("", (r"\*\*",), "8.1: what marks an icon"),
)
"""2.2, 3.12.2, 4.1.8.2: words that the book uses alike, and ways to say that something can be declared (2.5.4.4)."""
# 8.2: four brackets of this game, each with a meaning of its own; a minus sign of any width
SCRIPT: Final = Script(
    widths=widths("【】", {"－": "-", "ｎ": "n", "Ｒ": "R"}),
    letters="n",
    quotes="『』",
    labels="《》",
    one_ability=True,
    alike=ALIKE,
    order=ORDER,
    cap="{letter}は{most}を超えない",
    unsaid="target",
)


def language(extra_houses: tuple[tuple[str, str], ...] = (), extra_races: tuple[tuple[str, str], ...] = ()) -> Language:
    """The language, with the houses and races of further card sets."""
    return made(extra_houses, extra_races)


@lru_cache(maxsize=8)
def made(extra_houses: tuple[tuple[str, str], ...], extra_races: tuple[tuple[str, str], ...]) -> Language:
    """The same, put together once for the same words."""
    houses = {**HOUSES, **dict(extra_houses)}
    races = {**RACES, **dict(extra_races)}
    rows = merged(frames.SHARED, (*ROWS, *vocabulary()))
    sorts = {
        "houseword": OpenSort("所属", "house", houses),
        "raceword": OpenSort("種族", "race", races),
        "typeword": OpenSort("スペルタイプ", "spell type", {**TYPES, **MORE_TYPES}),
    }
    return Language("spellcard_strike", rows, reserved=RESERVED, open_sorts=sorts, foreign=FOREIGN, script=SCRIPT)
