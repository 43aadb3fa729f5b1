"""L-18.1: whatever a text does to whatever it can name is seen in a game, or refused when it is read.

Every act is put behind every way to name what it is done to, on a spell, a creature or equipment. What reads is played
in one position: what is named has changed as the act says, nothing else has, and without the text nothing has.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from operator import attrgetter
from typing import Final

import pytest

from kirifuda.effects.errors import NoMeaning
from kirifuda.games.last_resort.lowering.card import CardTexts
from kirifuda.games.last_resort.values import KIND_NAMES
from kirifuda.games.last_resort.wording.assembly import language
from kirifuda.scenario import run_text
from kirifuda.text import ast as a
from kirifuda.text.errors import TextError
from kirifuda.text.phrases import Phrase
from tests.text.wording_checks import nodes

CARDS: Final = """scenario: x
game: last_resort

card 術
  kind: スペル
  text: {spell}
card 主
  power: 1
  toughness: 6
  text: {own}
card 衣
  kind: 装備アイテム
  text: 装備①
    {worn}
card 槍
  cost: 2
  power: 1
  toughness: 6
card 盾
  cost: 2
  power: 1
  toughness: 7
card 敵
  cost: 2
  power: 1
  toughness: 6
card 大敵
  cost: 5
  power: 3
  toughness: 7
card 灯
  kind: アイテム
card 敵灯
  kind: アイテム
card 敵衣
  kind: 装備アイテム
card 骨
  cost: 1
card 大骨
  cost: 4
card 古術
  kind: スペルクリーチャー
  cost: 1
card 古灯
  kind: アイテム
card 古衣
  kind: 装備アイテム
card 敵骨
card 札
card 上
card 次
card 三
card 秘
card 敵札
card 敵札二
card 折り手
  text: ①：自分のアタックエリアに「紙の鶴」という名前の1/2のトークンを1体生成する。

P1 field: 主{turned}, 槍 (wears: 衣), 盾 (defence{and_turned}), 灯{turned}
P1 hand: 術, 札
P1 graveyard: 骨, 大骨, 古術, 古灯, 古衣
P1 deck: 上, 次, 三, 白紙 x3
P1 stock: 秘
P1 mana: 9
P2 field: 敵{turned}, 大敵 (defence{and_turned}), 敵灯{turned}, 敵衣{turned}
P2 graveyard: 敵骨
P2 hand: 敵札, 敵札二

"""
OWNERS: Final = {
    **dict.fromkeys(("主", "槍", "盾", "灯", "衣", "骨", "大骨", "古術", "古灯", "古衣", "上", "秘"), "P1"),
    **dict.fromkeys(("敵", "大敵", "敵灯", "敵衣", "敵骨"), "P2"),
}
BEHIND: Final = ("盾", "大敵")
"""What lies in the defence area."""
LYING: Final = {**dict.fromkeys(("骨", "大骨", "古術", "古灯", "古衣", "敵骨"), "graveyard"), "上": "deck"}
"""What lies off the battlefield, and where."""
QUIET: Final = {
    "spell": "自分はライフを1点得る。",
    "own": "①：自分はライフを1点得る。",
    "worn": "①：自分はライフを1点得る。",
}


@dataclass(frozen=True)
class Named:
    """How a text names something, the answer it asks for, and what is meant."""

    words: str
    answer: str
    meant: tuple[str, ...]
    holder: str = "spell"
    first: str = ""
    """What is said before, where a pronoun takes it up."""


def one(words: str, name: str) -> Named:
    return Named(words, name, (name,))


def every(words: str, *names: str) -> Named:
    return Named(words, "", names)


CREATURES: Final = (
    one("自分のクリーチャー1体", "槍"),
    one("相手クリーチャー1体", "敵"),
    one("クリーチャー1体", "大敵"),
    one("相手クリーチャー2体まで", "大敵"),
    Named("相手クリーチャー2体", "敵 + 大敵", ("敵", "大敵")),
    one("相手のコスト3以上のクリーチャー1体", "大敵"),
    one("相手のディフェンスエリアのクリーチャー1体", "大敵"),
    every("相手クリーチャーすべて", "敵", "大敵"),
    every("自分のクリーチャーすべて", "主", "槍", "盾"),
    every("クリーチャーすべて", "主", "槍", "盾", "敵", "大敵"),
    every("相手のパワー2以下のクリーチャーすべて", "敵"),
    every("相手のタフネス7以上のクリーチャーすべて", "大敵"),
    every("自分のアタックエリアのクリーチャーすべて", "主", "槍"),
    Named("このクリーチャー", "", ("主",), "own"),
    Named("自分の他のクリーチャーすべて", "", ("槍", "盾"), "own"),
    Named("装備したクリーチャー", "", ("槍",), "worn"),
    Named("それ", "敵", ("敵",), first="相手クリーチャー1体を選び、"),
    Named("それら", "敵 + 大敵", ("敵", "大敵"), first="相手クリーチャーを2体まで選び、"),
)
ITEMS: Final = (
    one("自分のアイテム1枚", "灯"),
    one("相手のアイテム1枚", "敵灯"),
    one("相手の装備アイテム1枚", "敵衣"),
    every("相手のアイテムすべて", "敵灯", "敵衣"),
    Named("このカード", "", ("衣",), "worn"),
    Named("それ", "敵灯", ("敵灯",), first="相手のアイテム1枚を選び、"),
)
CARDS_ELSEWHERE: Final = (
    one("自分の墓地のクリーチャー1体", "骨"),
    one("自分の墓地のコスト3以上のクリーチャー1体", "大骨"),
    one("自分の墓地のカード1枚", "骨"),
    one("自分の墓地のスペル1枚", "古術"),
    one("自分の墓地のアイテム1枚", "古灯"),
    one("自分の墓地の装備アイテム1枚", "古衣"),
    one("自分の墓地の「骨」1枚", "骨"),
    one("自分の墓地のクリーチャー2体まで", "骨"),
    one("相手の墓地のカード1枚", "敵骨"),
    every("相手の墓地のカードすべて", "敵骨"),
    every("自分の墓地のクリーチャーすべて", "骨", "大骨", "古術"),
    one("自分の山札の「上」1枚", "上"),
    one("自分のハンドストック1枚", "秘"),
    every("自分のハンドストックすべて", "秘"),
    Named("それ", "骨", ("骨",), first="自分の墓地のクリーチャー1体を選び、"),
)
ALL_NAMED: Final = {f"{named.first}{named.words}": named for named in (*CREATURES, *ITEMS, *CARDS_ELSEWHERE)}


@dataclass(frozen=True)
class Act:
    """What follows the object, what is seen of whatever it is done to, and whether all lies tapped before."""

    words: str
    seen: str
    is_tapped: bool = False


ACTS: Final = (
    Act("に2点ダメージを与える", "damage 2"),
    Act("を破壊する", "in {owner} graveyard"),
    Act("をタップする", "tapped"),
    Act("をアンタップする", "untapped", is_tapped=True),
    Act("を反対エリアへ移動させる", "{other_area} area"),
    Act("を自分のマナエリアに置く", "in {owner} mana"),
    Act("をタップ状態で自分のマナエリアに置く", "in {owner} mana, tapped"),
    Act("をアンタップ状態で自分のマナエリアに置く", "in {owner} mana, untapped"),
    Act("を手札に加える", "in {owner} hand"),
    Act("を持ち主の手札に戻す", "in {owner} hand"),
    Act("を墓地へ送る", "in {owner} graveyard"),
    Act("を山札の下に置く", "in {owner} deck"),
    Act("を戦場に出す", "in P1 field"),
    Act("に+3/2の修正を与える", "power {more}"),
)


def lines(act: Act, named: Named) -> list[str]:
    """What is seen of what is named, and not of anything else of its sort."""
    found = []
    group = next(group for group in (CREATURES, ITEMS, CARDS_ELSEWHERE) if named in group)
    for name in dict.fromkeys(name for each in group for name in each.meant):
        area = "attack" if name in BEHIND else "defence"
        words = act.seen.format(owner=OWNERS[name], other_area=area, more=6 if name == "大敵" else 4)
        if name in named.meant:
            found.append(f"expect {name}: {words}")
        elif not words.endswith(LYING.get(name, "nowhere")):
            found.append(f"expect {name}: {denied(words)}")
    return [*found, "expect P1 deck: top 次"] if named.meant == ("上",) else found


def denied(words: str) -> str:
    """That the first thing that is said of a card is not so."""
    return "not " + words.partition(", ")[0]


def scenario(holder: str, text: str, answer: str, expected: list[str], *, is_tapped: bool = False) -> str:
    turned = {
        "turned": " (tapped)" if is_tapped else "",
        "and_turned": ", tapped" if is_tapped else "",
    }
    cards = CARDS.format(**{**QUIET, **turned, **({holder: text} if holder else {})})
    if is_tapped:
        cards = cards.replace("(wears: 衣)", "(tapped, wears: 衣 (tapped))")
    move = {"": "summon 術", "spell": "summon 術", "own": "use 主", "worn": "use 衣 ability 2"}[holder]
    answers = f", choose {answer}" if answer else ""
    return cards + "\n".join([f"do P1: {move}{answers}", *expected])


def sentence(act: Act, named: Named) -> str:
    text = f"{named.first}{named.words}{act.words}。"
    return text if named.holder == "spell" else "①：" + text


def reads(text: str, kind: str) -> bool:
    try:
        CardTexts("T#", KIND_NAMES[kind]).lower(language().read(text))
    except (NoMeaning, TextError):
        return False
    return True


KINDS: Final = {"spell": "スペル", "own": "クリーチャー", "worn": "装備アイテム"}


@pytest.mark.parametrize(("act", "named"), [*product(ACTS, ALL_NAMED)], ids=lambda one: getattr(one, "words", one))
def test_l_18_1_an_act_is_done_to_what_is_named_or_refused(act: Act, named: str) -> None:
    what = ALL_NAMED[named]
    text = sentence(act, what)
    if not reads(text, KINDS[what.holder]):
        return

    outcome = run_text(scenario(what.holder, text, what.answer, lines(act, what), is_tapped=act.is_tapped))
    assert outcome.passed, outcome.report()
    assert not run_text(scenario("", "", "", lines(act, what), is_tapped=act.is_tapped)).passed


# --- what is done without a choice, and what asks for something of its own ------------------------------

CLEARED: Final = (
    "相手クリーチャーすべてに魔力カウンターを1個置く。相手クリーチャー1体を選び、それの魔力カウンターをすべて取り除く。"
)
EFFECTS: Final = {
    "相手ライフに3点ダメージを与える。": ("", "expect P2 life: 17"),
    "自分のライフに3点ダメージを与える。": ("", "expect P1 life: 7"),
    "自分はライフを3点得る。": ("", "expect P1 life: 13"),
    "自分はライフを3点失う。": ("", "expect P1 life: 7"),
    "相手はライフを3点失う。": ("", "expect P2 life: 17"),
    "自分はライフを3点支払う。": ("", "expect P1 life: 7"),
    "自分はカードを2枚ドローする。": ("", "expect P1 hand: contains 上 + 次"),
    "相手はカードを2枚ドローする。": ("", "expect P2 hand: 4"),
    "相手は手札を1枚捨てる。": ("\ndo P2: discard 敵札二", "expect 敵札二: in P2 graveyard"),
    "自分は手札をすべて捨てる。": ("", "expect 札: in P1 graveyard"),
    "自分は手札を2枚まで捨てる。": ("\ndo P1: discard 札", "expect 札: in P1 graveyard"),
    "相手クリーチャー1体を複製する。": (", choose 大敵", "expect P1 field: contains 複製"),
    "相手クリーチャーすべてを複製する。": ("", "expect P1 field: contains 複製 x2"),
    "相手クリーチャー1体の複製を自分の戦場に2体生成する。": (", choose 大敵", "expect P1 field: contains 複製 x2"),
    "相手クリーチャー1体の複製をディフェンスエリアに生成する。": (", choose 大敵", "expect 複製: defence area"),
    "相手クリーチャー1体の複製を2体生成する。": (", choose 敵", "expect P1 field: contains 複製 x2"),
    "ディフェンスエリアに相手クリーチャー1体の複製を2体生成する。": (
        ", choose 敵",
        "expect P1 field: contains 複製 x2",
    ),
    "アタックエリアに相手クリーチャー1体の複製を生成する。": (", choose 大敵", "expect 複製: attack area, power 3"),
    "自分の山札の上からカードを1枚ハンドストックする。": ("", "expect 上: in P1 stock"),
    "自分の山札の上からカードを2枚ハンドストックする。": ("", "expect P1 stock: 3"),
    "自分のアタックエリアに「紙の鶴」という名前の1/2のトークンを1体生成する。": (
        "",
        "expect 紙の鶴: attack area, power 1, toughness 2, token",
    ),
    "自分のアタックエリアに「紙の鶴」という名前の1/2のトークンを2体生成する。": (
        "",
        "expect P1 field: contains 紙の鶴 x2",
    ),
    "自分のディフェンスエリアに「紙の鶴」という名前の1/2のトークンを1体生成する。": ("", "expect 紙の鶴: defence area"),
    "封縛1を行う。": ("\ndo P1: bind 敵", "expect 敵: bound"),
    "自分の山札の上からカードを3枚確認し、その中から1枚を手札に加え、残りを墓地へ送る。": (
        "\ndo P1: take 次",
        "expect 次: in P1 hand\nexpect 上: in P1 graveyard\nexpect 三: in P1 graveyard",
    ),
    "自分の山札の上からカードを3枚確認し、その中から2枚まで手札に加え、残りを山札の下に置く。": (
        "\ndo P1: take 次",
        "expect 次: in P1 hand\nexpect P1 deck: top 白紙 x3 + 上",
    ),
    "自分のクリーチャー1体を選び、それは相手クリーチャー1体とバトルする。": (
        ", choose 槍, choose 大敵",
        "expect 槍: damage 3\nexpect 大敵: damage 1",
    ),
    "このターン、相手クリーチャー1体は+3/2の修正を得る。": (", choose 敵", "expect 敵: power 4, toughness 8"),
    "このターン、自分のクリーチャーすべては自分の手札1枚につき+1/0の修正を得る。": ("", "expect 盾: power 3"),
    "このターン、自分のクリーチャーすべては相手クリーチャー1体につき+1/0の修正を得る。": ("", "expect 盾: power 3"),
    "このターン、自分のクリーチャーすべては自分の墓地のアイテム1枚につき+1/0の修正を得る。": ("", "expect 盾: power 3"),
    "自分のライフを4にする。": ("", "expect P1 life: 4"),
    "このターン、相手クリーチャー1体は-1/0の修正を得る。": (", choose 敵", "expect 敵: power 0"),
    "このターン、相手クリーチャー1体は+2/-1の修正を得る。": (", choose 敵", "expect 敵: power 3, toughness 5"),
    "このターン、相手クリーチャー1体は0/+2の修正を得る。": (", choose 敵", "expect 敵: power 1, toughness 8"),
    "このターン、相手クリーチャー1体は0/-2の修正を得る。": (", choose 敵", "expect 敵: power 1, toughness 4"),
    "このターン、相手クリーチャー1体は-1/+2の修正を得る。": (", choose 敵", "expect 敵: power 0, toughness 8"),
    "このターン、相手クリーチャー1体はパワー+2を得る。": (", choose 敵", "expect 敵: power 3"),
    "このターン、相手クリーチャー1体はタフネス-1を得る。": (", choose 敵", "expect 敵: toughness 5"),
    "自分のクリーチャー1体と相手クリーチャー1体をバトルさせる。": (
        ", choose 槍, choose 大敵",
        "expect 槍: damage 3\nexpect 大敵: damage 1",
    ),
    "自分の戦場に「紙の鶴」という名前の1/2のトークンを1体生成する。": ("", "expect P1 field: contains 紙の鶴"),
    "自分の山札の上からカードを1枚公開し、手札に加える。": ("", "expect 上: in P1 hand"),
    "相手の手札を公開する。自分はライフを1点得る。": ("", "expect P1 life: 11"),
    "相手クリーチャー1体に1点ダメージを与える。相手クリーチャーすべてのダメージを回復する。自分はライフを1点得る。": (
        ", choose 敵",
        "expect 敵: damage 0\nexpect P1 life: 11",
    ),
    "自分のライフの上限を5点増やす。自分はライフを13点得る。": ("", "expect P1 life: 23"),
    "自分の山札から「次」を1枚探し、手札に加える。": (", choose 次", "expect 次: in P1 hand"),
    "相手クリーチャー1体につき、自分はライフを1点得る。": ("", "expect P1 life: 12"),
    "自分の墓地のクリーチャー2体につき、相手クリーチャー1体に1点ダメージを与える。": (
        ", choose 敵",
        "expect 敵: damage 1",
    ),
    "自分の墓地のアイテム1枚につき、相手クリーチャー1体をタップする。": (
        ", choose 敵\ndo P1: choose 大敵",
        "expect 敵: tapped\nexpect 大敵: tapped",
    ),
    "相手の墓地のカードを1枚選び、相手の山札に戻してシャッフルする。": (
        ", choose 敵骨",
        "expect 敵骨: in P2 deck\nexpect 上: in P1 deck",
    ),
    "相手クリーチャー1体か相手のライフに2点ダメージを与える。": (", mode 2", "expect P2 life: 18"),
    "相手クリーチャー1体に魔力カウンターを2個置く。": (", choose 敵", "expect 敵: 魔力カウンター 2"),
    "相手クリーチャー1体に自分の手札の枚数と同じ数の魔力カウンターを置く。": (
        ", choose 敵",
        "expect 敵: 魔力カウンター 2",
    ),
    "相手クリーチャー1体に魔力カウンターを2個置く。それから魔力カウンターを1個取り除く。": (
        ", choose 敵",
        "expect 敵: 魔力カウンター 1",
    ),
    CLEARED: (", choose 敵", "expect 敵: not 魔力カウンター 1\nexpect 大敵: 魔力カウンター 1"),
    "自分の山札の「次」1枚を手札に加え、山札をシャッフルする。": (
        ", choose 次",
        "expect 次: in P1 hand\nexpect 上: hidden from P1",
    ),
}  # fmt: skip


SPENT: Final = (
    "自分が召喚したスペルが墓地へ送られた時、それを元々のコスト分のパワーとタフネスを持つクリーチャーとして戦場に出す。"
)

BESIDE: Final = "①：同じエリアに「紙の鶴」という名前の1/2のトークンを1体生成する。"


ON_ITSELF: Final = {
    "①：魔力カウンターを2個置く。": 2,
    "①：魔力カウンターを3個置く。その後、魔力カウンターを1個取り除く。": 2,
    "①：魔力カウンターを2個置く。その後、魔力カウンターをすべて取り除き、魔力カウンターを1個置く。": 1,
}
"""A94: what a creature says of itself, and how many counters it then has."""

ELSEWHERE: Final = (
    "相手のクリーチャーを2体選び、それらに合計3点のダメージを好きなように割り振って与える。",
    "自分はライフを3点まで支払ってもよい。",
    "カード名を1つ宣言する。",
    "このカードを外す。",
    "相手のクリーチャー1体から装備アイテムを外す。",
    "このカードを自分のクリーチャー1体に装備する。",
    "自分の手札1枚を自分の山札の上か下に置く。",
    "もう1度アタックステップを行う。",
    "このターンの後に自分のターンをもう1度行う。",
    "リーダースキルをもう1度使用できる。",
    "リーダースキルを再び使用できる。",
    "自分のリーダースキルをコストを支払わずに使用する。",
    "1/2の「紙の鶴」トークンを1体生成する。",
    "自分の墓地のスペル1枚をコストを支払わずに召喚する。",
    "ライフを好きな点数支払う。",
    "手札が5枚になるまでカードを引く。",
    "相手の手札の数より1枚多くカードをドローする。",
)
"""Acts that are played in test_meaning_more, test_meaning_turns and test_meaning_choice."""


@pytest.mark.parametrize("text", EFFECTS)
def test_l_18_1_an_effect_is_seen(text: str) -> None:
    answer, seen = EFFECTS[text]
    wounded = "P1 life: 10\nP1 hand: 術, 札"

    def tried(said: str, answers: str) -> str:
        cards = CARDS.format(**{**QUIET, "turned": "", "and_turned": "", "spell": said})
        return cards.replace("P1 hand: 術, 札", wounded) + f"do P1: summon 術{answers}\n{seen}"

    outcome = run_text(tried(text, answer))
    assert outcome.passed, outcome.report()
    assert not run_text(tried("自分の山札の「無い」1枚を手札に加える。", "")).passed


def test_l_18_1_a_spent_spell_comes_as_a_creature() -> None:
    cards = CARDS.format(**{**QUIET, "turned": "", "and_turned": "", "own": SPENT})
    cards = cards.replace("card 術\n", "card 術\n  cost: 3\n")

    outcome = run_text(cards + "do P1: summon 術\nexpect 術: in P1 field, power 3, toughness 3, creature")

    assert outcome.passed, outcome.report()


def test_l_16_2_a_token_comes_into_the_same_area() -> None:
    cards = CARDS.format(**{**QUIET, "turned": "", "and_turned": "", "own": BESIDE})

    outcome = run_text(cards + "do P1: use 主\nexpect 紙の鶴: attack area, power 1, toughness 2, token")

    assert outcome.passed, outcome.report()


@pytest.mark.parametrize("text", ON_ITSELF)
def test_a94_counters_on_the_card_itself(text: str) -> None:
    cards = CARDS.format(**{**QUIET, "turned": "", "and_turned": "", "own": text})

    outcome = run_text(cards + f"do P1: use 主\nexpect 主: 魔力カウンター {ON_ITSELF[text]}")

    assert outcome.passed, outcome.report()


def test_l_18_1_every_act_that_can_be_worded_is_played() -> None:
    played = [node for act, named in product(ACTS, ALL_NAMED.values()) for node in tree_of(sentence(act, named))]
    played += [node for text in (*EFFECTS, *ON_ITSELF, *ELSEWHERE, SPENT, BESIDE) for node in tree_of(text)]

    for row in language().grammar.rows:
        if row.category in ("act", "taken", "rest", "arrive", "lifeof", "modify") and row.node is not None:
            assert any(is_of(row, node) for node in played), f"nothing that is played says {row.ja}"


def tree_of(text: str) -> list[a.Node]:
    try:
        return [node for _, node in nodes(language().read(text).tree)]
    except TextError:
        return []


def is_of(row: Phrase, node: a.Node) -> bool:
    """Whether a node may have been read by a row."""
    if type(node) is not row.node or any(not isinstance(attrgetter(at)(node), of) for at, of in row.inner.items()):
        return False
    return all(attrgetter(name)(node) == value for name, value in row.fixed.items())
