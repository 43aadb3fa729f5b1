"""Small games in which everything is done that a text can speak of: by cards of every sort, to cards of every sort."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final

HEAD: Final = """scenario: {name}
game: magical_duel
turn: {turn}

card 的
  attack: 1000
  text: このカードは結界としても扱う。
    このカードは魔法少女としても扱う。
    [レスト]：〔1〕を生み出す。
card 家来
  attack: 2000
  text: このカードは結界としても扱う。
    このカードは魔法少女としても扱う。
card 弟子
  kind: 魔法少女
  name: 弟子（朝）
  text: このカードは怪異としても扱う。
    このカードは結界としても扱う。
card 師匠
  kind: 魔法少女
  name: 弟子（昼）
  level: 2
  text: このカードは怪異としても扱う。
    このカードは結界としても扱う。
card 札
card 兵
card 幕
  kind: 結界
card 術
  kind: 詠唱
  text: カードを1枚引く。
card 早業
  kind: 詠唱
  text: [瞬動]
    カードを1枚引く。
card 主
  kind: {kind}
  text: {text}
"""
FREELY: Final = "コストを支払わずに発動する。"
PLACES: Final = {
    "magic": ("詠唱", "hand", "{effect}", "play 主"),
    "field": ("怪異", "servants", "〔1〕：{effect}", "activate 主, ability 3"),
    "hand": ("怪異", "hand", "〔1〕：{effect}この能力は手札でのみ有効です。", "activate 主, ability 1"),
    "graveyard": ("怪異", "graveyard", "〔1〕：{effect}この能力は墓地でのみ有効です。", "activate 主, ability 1"),
    "exile": ("怪異", "exile", "〔1〕：{effect}この能力は除外ゾーンでのみ有効です。", "activate 主, ability 1"),
    "orbs": ("怪異", "orbs", "〔1〕：{effect}この能力はオーブゾーンでのみ有効です。", "activate 主, ability 1"),
    "deck": ("怪異", "deck", "〔1〕：{effect}この能力はデッキでのみ有効です。", "activate 主, ability 1"),
}
"""Where the card lies that does something: its kind, its zone, its text, how it is used."""
TURNS: Final = ("リバース", "レスト", "リバース", "リカバー", "レスト", "リカバー")
"""Out of each position into each other."""
EFFECTS: Final = {
    "destroy": ("怪異1体を対象とし、それを破壊する。", "target @mark"),
    "banish": ("怪異1体を対象とし、それを破棄する。", "target 家来"),
    "banish an orb": ("味方オーブ1つを破棄する。", ""),
    "banish from a hand": ("味方手札の詠唱カード1枚を選び、それを破棄する。", "choose P1 hand 術"),
    "banish from a deck": ("味方デッキの上からカードを1枚破棄する。", ""),
    "banish from exile": ("味方除外ゾーンの詠唱カード1枚を選び、それを破棄する。", ""),
    "exile": ("怪異1体を対象とし、それをゲームから除外する。", "target @mark"),
    "exile from a hand": ("味方手札の詠唱カード1枚を選び、それをゲームから除外する。", "choose P1 hand 術"),
    "exile from a deck": ("味方デッキの上からカードを1枚ゲームから除外する。", ""),
    "exile from a graveyard": ("敵墓地のカード1枚を対象とし、それをゲームから除外する。", "target @dead"),
    "exile an orb": ("味方オーブ1つをゲームから除外する。", ""),
    "rest": ("怪異1体を対象とし、それをレストする。", "target @mark"),
    "recover": ("怪異1体を対象とし、それをリカバーする。", "target @down"),
    "reverse": ("怪異1体を対象とし、それをリバースする。", "target @mark"),
    "switch": ("怪異1体を対象とし、それをスイッチする。", "target @mark"),
    "put onto field": ("敵墓地の怪異カード1枚を対象とし、それを戦場に出す。", "target @dead"),
    "corrupt": ("敵オーブ1つを穢す。", ""),
    "discard": ("相手の手札を無作為に1枚捨てる。", ""),
    "draw": ("カードを1枚引く。", ""),
    "search": ("味方デッキから“札”1枚を探し、手札に加える。その後、デッキをシャッフルする。", "choose P1 deck 札"),
    "gain candy": ("〔飴〕を得る。", ""),
    "pay candy": ("〔飴〕を支払う。", ""),
    "make aether": ("〔1〕を生み出す。", ""),
    "reveal a hand": ("相手の手札を公開する。", ""),
    "reveal an orb": ("敵オーブ1つを公開する。", ""),
    "reveal of a deck": ("敵デッキの一番上のカードを公開する。", ""),
    "counters": ("怪異1体を対象とし、それに鈴カウンター1個を置く。それの鈴カウンター1個を取り除く。", "target @mark"),
    "put from a hand": ("味方手札の怪異カード1枚を選び、それを戦場に出す。", "choose 兵"),
    "put from a deck": ("味方デッキの一番上のカードを戦場に出す。", ""),
    "put from exile": ("味方除外ゾーンの怪異カード1枚を選び、それを戦場に出す。", "choose P1 exile 兵"),
    "put an orb": ("味方オーブ1つを戦場に出す。", ""),
    "target an orb": ("敵オーブ1つを対象とし、それを公開する。", "target P2 orbs 1"),
    "target in exile": ("味方除外ゾーンの詠唱カード1枚を対象とし、それを手札に加える。", "target P1 exile 術"),
    "target in a hand": ("敵手札1枚を対象とし、それを公開する。", "target P2 hand 1"),
    "target in a deck": ("味方デッキの詠唱カード1枚を対象とし、それを手札に加える。", "target P1 deck 術"),
    "turn down": ("魔法少女1体を対象とし、それを裏向きにする。", "target 弟子"),
    "turn up": ("裏向きの味方魔法少女1体を対象とし、それを表向きにする。", "target @hidden"),
    "target a player": ("プレイヤー1人を対象とし、そのプレイヤーはカードを1枚引く。", "target P2"),
    "play from a hand": ("味方手札の詠唱カード1枚を選び、それを" + FREELY, "choose 術"),
    "play from a graveyard": ("味方墓地の詠唱カード1枚を選び、それを" + FREELY, "choose P1 graveyard 術"),
    "play from exile": ("味方除外ゾーンの詠唱カード1枚を選び、それを" + FREELY, "choose P1 exile 術"),
    "play an orb": ("味方オーブ1つを選び、それを" + FREELY, ""),
    "play from a deck": ("味方デッキの一番上のカードを選び、それを" + FREELY, ""),
    "tokens": ("[0/1000]の“張り紙”トークンを1体作成する。すべての“張り紙”トークンを消滅させる。", ""),
    "a caster token": ("レベル1の魔法少女の“張り紙”トークンを1体作成する。すべてのトークンを消滅させる。", ""),
    "a barrier token": ("結界の“張り紙”トークンを1体作成する。すべてのトークンを消滅させる。", ""),
    "turn every way": ("怪異1体を対象とし、" + "".join(f"それを{way}する。" for way in TURNS), "target @mark"),
    "lose": ("相手はゲームに敗北する。", ""),
    "win": ("あなたはゲームに勝利する。", ""),
}
"""What is done, and what is chosen for it."""


BATTLE: Final = """
P1 servants: 家来 @mine
P2 servants: 的 @mark
P2 orbs: 札 x3

"""
SCRIPTS: Final = {
    "a servant attacks a servant": (
        "P1, turn 5, battle",
        BATTLE + "do P1: attack @mine -> @mark\ndo: pass until battle over\n",
    ),
    "a servant attacks a player": (
        "P1, turn 5, battle",
        BATTLE + "do P1: attack @mine -> P2\ndo: pass until battle over\n",
    ),
    "a servant is switched": ("P1, turn 5", BATTLE + "do P1: switch @mine\n"),
    "a caster levels up": (
        "P1, turn 5, call",
        "P1 casters: 弟子\nP1 hand: 師匠\n\ndo P1: level up 師匠 on 弟子\n",
    ),
    "a servant is played": ("P1, turn 5", "P1 hand: 主\n\ndo P1: play 主\ndo: resolve\n"),
    "past a shield and at a caster": (
        "P1, turn 5, battle",
        """
P1 servants: 家来 @mine
P2 servants: 的 @mark, 兵 (reversed)
P2 casters: 弟子

do P1: attack @mine -> 兵
do: pass until battle over
""",
    ),
    "casters turn": (
        "P1, turn 5",
        """
card 裏返し
  kind: 詠唱
  text: 魔法少女1体を対象とし、それを裏向きにする。
card 表返し
  kind: 詠唱
  text: 裏向きの味方魔法少女1体を対象とし、それを表向きにする。
card 混ぜ
  text: 味方魔法少女は怪異としても扱う。
    味方魔法少女は結界としても扱う。

P1 servants: 混ぜ
P1 casters: 弟子
P1 hand: 裏返し, 表返し

do P1: play 裏返し, target 弟子
do: resolve
do P1: play 表返し, target 弟子
do: resolve
""".lstrip(),
    ),
    "magic is exiled": (
        "P1, turn 5",
        """
card 神隠し
  kind: 詠唱
  text: [瞬動]
    敵魔法1つを対象とし、それをゲームから除外する。

P1 hand: 術
P2 hand: 神隠し

do P1: play 術
do P1: pass
do P2: play 神隠し, target 術
do: resolve
""".lstrip(),
    ),
    "an ability aims at magic": (
        "P1, turn 5",
        """
card 見張り
  text: 〔1〕：敵魔法1つを対象とし、それを無効にする。

P1 hand: 術
P2 servants: 見張り
P2 aether: 無 1

do P1: play 術
do P1: pass
do P2: activate 見張り, target 術
do: resolve
""".lstrip(),
    ),
    "a barrier is played": ("P1, turn 5", "P1 hand: 幕\n\ndo P1: play 幕\ndo: resolve\n"),
    "magic is negated": (
        "P1, turn 5",
        """
card 打消
  kind: 詠唱
  text: [瞬動]
    敵魔法1つを対象とし、それを無効にする。

P1 hand: 術
P2 hand: 打消

do P1: play 術
do P1: pass
do P2: play 打消, target 術
do: resolve
""".lstrip(),
    ),
    "an effect activates keywords": (
        "P1, turn 5",
        """
card 語り部
  text: [参戦] ⇒ カードを1枚引く。
    [断末魔] ⇒ カードを1枚引く。
card 促し
  kind: 詠唱
  text: 怪異1体を対象とし、それの[参戦]を1つ発動する。それの[断末魔]を1つ発動する。

P1 servants: 語り部
P1 hand: 促し

do P1: play 促し, target 語り部
do: resolve
""".lstrip(),
    ),
    "a turn passes": ("P1, turn 5", BATTLE + "do: pass until P1 turn\n"),
}
"""What the rules do by themselves, or players do without a text."""


def doings() -> Iterator[tuple[str, str]]:
    """Every game: its name and its text."""
    for (where, place), (what, effect) in product(PLACES.items(), EFFECTS.items()):
        yield f"{what} by a card: {where}", done_by(place, *effect)
    for where, place in PLACES.items():
        if where != "magic":  # magic negates magic in a script below
            negates = done_by(place, "魔法1つを対象とし、それを無効にする。", "target 早業", "do P1: play 早業\n")
            yield f"negate by a card: {where}", negates
    for name, script in SCRIPTS.items():
        yield name, HEAD.format(name="x", turn=script[0], kind="怪異", text="[瞬動]") + script[1]


def done_by(place: tuple[str, str, str, str], effect: str, answer: str, before: str = "") -> str:
    """A card at a place does something, perhaps after something else."""
    kind, zone, words, move = place
    text = words.format(effect=effect)
    if zone == "servants":
        text = "このカードは結界としても扱う。\n    このカードは魔法少女としても扱う。\n    " + text
    zones = {
        "P1 servants": "家来",
        "P1 casters": "弟子, face-down 札 @hidden",
        "P1 hand": "術, 兵, 早業" if before else "術, 兵",
        "P1 graveyard": "術",
        "P1 exile": "術, 兵",
        "P1 orbs": "札 x3",
        "P1 deck": "札 x8, 術",
        "P2 servants": "的 @mark, 的 @down (rested)",
        "P2 hand": "札, 弟子, 幕",
        "P2 graveyard": "的 @dead",
        "P2 orbs": "札 x3",
        "P2 deck": "札 x9",
    }
    mine = f"P1 {zone}"
    zones[mine] = ", ".join(filter(None, ("主", zones[mine])))
    position = "\n".join(f"{name}: {cards}" for name, cards in zones.items() if cards)
    head = HEAD.format(name="x", turn="P1, turn 5", kind=kind, text=text)
    more = f", {answer}" if answer else ""
    script = f"{before}do P1: {move}{more}\n" + ("" if "生み出す" in effect and kind != "詠唱" else "do: resolve\n")
    return f"{head}\n{position}\nP1 aether: 無 3\nP1 counters: 飴 2\n\n{script}"
