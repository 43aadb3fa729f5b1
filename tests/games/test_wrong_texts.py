"""What is said of texts that cannot be read: in the writer's words, and nothing that would mean something else."""

from __future__ import annotations

import json
import re
import statistics
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path
from time import process_time

import pytest

from kirifuda.kernel.randomness import Dice
from kirifuda.text.errors import TextError, UnreadableText
from kirifuda.text.expecting import KINDS, MARKS
from kirifuda.text.language import Language
from kirifuda.text.openly import is_near
from tests.games.wordings import corpus, language
from tests.ours import OURS
from tests.text.wording_checks import tree_of

FOLDER = Path(__file__).resolve().parents[1] / "strangers"
EACH = 5
"""So many texts a fault and game."""
LEAST = 25
KEPT = (
    r"[0-9]+|[①-⑨]",
    r"自分|相手|対戦相手|あなた|味方|敵|持ち主",
    r"ない|ず|以外",
    r"または|および|かつ|いずれか|それぞれ",
    r"まで|開始時|終了時|ターン中|このターン|次の",
    r"“[^”]*”|「[^」]*」|[\[【《〔][^\]】》〕]*[\]】》〕]",
    r"すべて|全て|各",
    r"手札|デッキ|山札|墓地|捨て札|捨札|戦場|除外|場の",
    r"次|[0-9]+に|[”」][0-9]+[枚体人]",
    r"破壊|破棄|撃破|引|ドロー|捨て|戻|加え|選|与え|得|失|攻撃|アタック",
)
"""What no offer changes: numbers, sides, negations, connectives, times, names and keywords, how many, zones, what comes
next, becomes a number or is counted by its name, verbs."""
Fault = Callable[[str, Language], Iterator[str]]


@cache
def texts(name: str) -> list[str]:
    """Abilities of shipped cards, each in a line."""
    own = language(name)
    found = dict.fromkeys(
        line for _, text in corpus(name) for line in text.split("\n") if len(line) > 12 and own.ways(own.normal(line))
    )
    return sorted(found, key=lambda text: Dice(2, text).below(1 << 30))


def particle(text: str, own: Language) -> Iterator[str]:
    for found in re.finditer("[をはが](?=[^、])", text):
        yield text[: found.start()] + "で" + text[found.end() :]


def counter(text: str, own: Language) -> Iterator[str]:
    for found in re.finditer("(?<=[0-9])[枚体個]", text):
        yield text[: found.start()] + ("体" if found[0] == "枚" else "枚") + text[found.end() :]


def keyword(text: str, own: Language) -> Iterator[str]:
    left, right = tuple(own.script.labels)
    yield f"{left}謎の技{right}{text}"
    yield f"このカードは{left}謎の技{right}を得る。"


def abroad(text: str, own: Language) -> Iterator[str]:
    for wrong, right in own.foreign.items():
        if right in text and wrong not in right:
            yield text.replace(right, wrong, 1)


def objectless(text: str, own: Language) -> Iterator[str]:
    for found in re.finditer("[^、。：⇒]{2,}を(?=[^、。]+。$)", text):
        yield text[: found.start()] + text[found.end() :]


def verb(text: str, own: Language) -> Iterator[str]:
    for found in re.finditer("[一-鿿]{2}する", text):
        yield text[: found.start()] + "撫でる" + text[found.end() :]


def unfinished(text: str, own: Language) -> Iterator[str]:
    yield text[: len(text) * 2 // 3]


def doubled(text: str, own: Language) -> Iterator[str]:
    for found in re.finditer("を", text):
        yield text[: found.start()] + "を" + text[found.start() :]


def too_many(text: str, own: Language) -> Iterator[str]:
    yield f"③{text}"
    for found in re.finditer("(?<=[がは])(?=[一-鿿])", text):
        yield f"{text[: found.start()]}次{text[found.start() :]}"


def signless(text: str, own: Language) -> Iterator[str]:
    for found in re.finditer(r"(?<=を)[+-](?=[0-9])", text):
        yield text[: found.start()] + text[found.end() :]


def priceless(text: str, own: Language) -> Iterator[str]:
    for found in re.finditer("[^】]+(?=⇒)", text):
        yield text[: found.start()] + text[found.end() :]


FAULTS: tuple[Fault, ...] = (
    particle, counter, keyword, abroad, objectless, verb, unfinished, doubled, too_many, signless, priceless
)  # fmt: skip


@cache
def wrong(game: str) -> list[tuple[str, str, UnreadableText, float]]:
    """Fault, text, error and seconds, of texts that are refused."""
    own = language(game)
    own.loosely.grammar, own.loosely.open_grammar  # noqa: B018 made once, for the first such text
    found: list[tuple[str, str, UnreadableText, float]] = []
    for fault in FAULTS:
        changed = (one for text in texts(game) for one in islice(fault(text, own), 1) if not own.reads(one))
        for text in islice(changed, EACH):
            start = process_time()
            with pytest.raises(TextError) as caught:
                own.read(text)
            if isinstance(caught.value, UnreadableText):
                found.append((fault.__name__, text, caught.value, process_time() - start))
    return found


@pytest.mark.parametrize("game", OURS)
def test_no_offer_changes_what_is_meant(game: str) -> None:
    own = language(game)
    offered = 0
    assert len(wrong(game)) >= LEAST
    for fault, text, error, _ in wrong(game):
        offered += len(error.suggestions)
        for offer in error.suggestions:
            assert own.reads(offer)
            if fault != "abroad":  # where the table says what is meant
                typed = own.normal(text)
                assert all(re.findall(kept, typed) == re.findall(kept, offer) for kept in KEPT), f"{text} → {offer}"
    assert offered >= 5


@pytest.mark.parametrize("game", OURS)
def test_a_message_says_what_was_understood_and_what_could_stand_there_without_names_of_the_grammar(game: str) -> None:
    plain = {word for _, en in [*KINDS.values(), *MARKS.values()] for word in re.findall(r"\w+", en)}
    categories = {key.partition(".")[0] for key in language(game).grammar.by_key} - plain
    understood = 0
    for _, text, error, _ in wrong(game):
        told = [line for line in error.detail.splitlines()[2:] if "here could stand" in line]
        understood += bool(error.understood)
        assert 0 < len(told) == len(error.kinds) <= 4, text
        assert not any(word in categories for line in told for word in re.findall(r"[a-z_0-9]+", line[20:])), text
        assert "^" in error.detail
    assert understood >= len(wrong(game)) // 2


@pytest.mark.parametrize("game", OURS)
def test_an_error_is_cheap(game: str) -> None:
    assert statistics.median(seconds for _, _, _, seconds in wrong(game)) < 0.06


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("magical_duel", "このターン、味方怪異が2回以上攻撃したなら、カードを1枚引く。"),  # how often, not how many
        ("pso2", "このキャラは攻撃できないキャラを1体破壊する。"),  # two sentences of one
        ("magical_duel", "[参加] ⇒ カードを1枚引く。"),  # another keyword
        ("magical_duel", "[レスト]：〔天王星〕を生み出す。"),  # another attribute
        ("magical_duel", "コスト3いかの敵怪異1体を対象とし、それを持ち主の手札に戻す。"),  # more, or less
        ("magical_duel", "味方怪異1体を対象とし、それを破かいする。"),  # destroy, or discard
        ("magical_duel", "味方怪異1体を対象とし、それを除去する。"),  # exile, or not
        ("magical_duel", "あなたのターン開始前 ⇒ カードを1枚引く。"),  # another time
        ("magical_duel", "怪異1体を対象とし、それが[参戦]を持ないなら、それを破壊する。"),  # has, or has not
        ("magical_duel", "このカードのストック1つを破棄するこのカードをリカバーする。"),  # a cost, or an act
        ("magical_duel", "味方怪異は参戦属性を得る。"),  # no keyword
        ("lyrical", "次のターン終了時で、自分のキャラクターすべての耐久力を+1する。"),  # until, or at
        ("spellcard_strike", "対象を撤退させる。"),  # another verb
        ("last_resort", "相手クリーチャーがてるされた時、自分はライフを1点得る。"),  # any verb
        ("last_resort", "条件：自分のアタックエリアにクリーチャーがよい。"),  # another verb, and a negation
        ("lyrical", "自分の捨て札からキャラクターカード1枚を選び、手札に渡す。"),  # another verb
    ],
)
def test_where_nothing_is_sure_nothing_is_offered(game: str, text: str) -> None:
    with pytest.raises(UnreadableText) as caught:
        language(game).read(text)

    assert caught.value.suggestions == ()


@pytest.mark.parametrize(
    ("game", "text", "meant"),
    [
        ("magical_duel", "[参戦] ⇒ 敵怪異1体を対称とし、それを破壊する。", "対称/対象"),  # another word of that sound
        ("last_resort", "相手クリーチャー1対に4点ダメージを与える。", "1対/1体"),  # between certain letters only
        ("pso2", "【Main】自分の拾札からキャラを1枚選び、手札に加える。", "拾札/捨札"),  # letters that look alike
        ("pso2", "このカードが相手のプレイヤーを攻撃した時：1枚ドロ-する。", "ドロ-/ドロー"),  # a hyphen
        ("lyrical", "このキャラクターはイニシアチブを得る。", "イニシアチブ/イニシアティブ"),  # written as it sounds
        (
            "magical_duel",
            "このカードの神力カンウターを2個取り除く：カードを1枚引く。",
            "カンウター/カウンター",
        ),  # swapped
        ("magical_duel", "[レスト]；カードを1枚引く。", "；/："),
        (
            "pso2",
            "【Main】相手のキャラを1体選ぶ、それを破壊する。",
            "選ぶ/選び",
        ),  # what ends a sentence, before a comma
        ("pso2", "自分のターン中、自分の場の【ハンター】のキャラ全てを+1/+0する。", "【ハンター】/《ハンター》"),
        ("pso2", "【戦闘不能時：1枚ドローする。", "能時/能時】"),
        ("lyrical", "対戦相手の場のキャラクター1体をタップする。", "タップする/行動済み状態にする"),
        ("magical_duel", "味方ぼちの魔法少女カード1枚を対象とし、それを持ち主の手札に戻す。", "ぼち/墓地"),  # in kana
        ("magical_duel", "レスト状態の敵怪異1体を対象し、それを破壊する。", "対象し/対象とし"),  # a と left out
        ("magical_duel", "このカードが攻撃しとき ⇒ ターン終了時まで、このカードはATK+500を得る。", "しと/したと"),
        ("magical_duel", "カードを3枚引く手札を2枚捨てる。", "引く/引く。"),  # two sentences run together
        ("lyrical", "対戦相手のキャラクター1体に3ダメージを与える自分はカードを1枚引く。", "与える/与える。"),
    ],
)
def test_a_slip_is_put_right(game: str, text: str, meant: str) -> None:
    slip, right = meant.split("/")
    with pytest.raises(UnreadableText) as caught:
        language(game).read(text)

    normal = language(game).normal
    assert [normal(one) for one in caught.value.suggestions] == [normal(text.replace(slip, right))]


def test_a_name_is_no_slip() -> None:
    with pytest.raises(UnreadableText) as caught:
        language("magical_duel").read("味方の“秘密基地”1体を対称とし、それを破壊する。")

    assert all("“秘密基地”" in one for one in caught.value.suggestions)
    assert caught.value.suggestions


def test_the_message_tells_the_letter_that_was_typed() -> None:
    text = "【Main】②⇒味方のキャラを1体選び、このターン中、それをを+2/+0する。"
    with pytest.raises(UnreadableText) as caught:
        language("pso2").read(text)

    assert f"「{text[caught.value.position]}」から先が読めません" in str(caught.value)


def test_of_several_lines_the_one_that_cannot_be_read_is_told() -> None:
    text = "このカードは神力カウンターを5個置いて場に出る。\nカードを1枚撫でる。"  # the first is not in house spelling
    with pytest.raises(UnreadableText) as caught:
        language("magical_duel").read(text)

    assert caught.value.line == 2


def test_a_misspelt_keyword_in_a_line_of_its_own_names_no_ability() -> None:
    with pytest.raises(UnreadableText):
        language("magical_duel").read("[婚印]\nこのカードは、このカードのストック1枚につきATK+500を得る。")


@pytest.mark.parametrize(("game", "text"), [("magical_duel", "レストする。"), ("last_resort", "手札に戻す。")])
def test_what_was_left_out_is_told_as_such(game: str, text: str) -> None:
    with pytest.raises(TextError, match="it is not said what this is done to"):
        language(game).read(text)


def test_a_line_that_goes_on_with_the_one_before_is_told_so() -> None:
    with pytest.raises(UnreadableText) as caught:
        language("magical_duel").read("カードを1枚引く。\nその後、カードを1枚撫でる。")

    assert "a line break splits one ability" in caught.value.detail
    assert "改行" in caught.value.detail


@pytest.mark.parametrize("name", OURS)
def test_a_keyword_that_is_as_near_to_another_is_not_offered(name: str) -> None:
    own = language(name)
    left, right = own.script.labels[0], own.script.labels[1]
    words = sorted({*own.reserved, *own.loosely.layout.words})
    cut = {word[:at] + word[at + 1 :] for word in words for at in range(len(word))}
    added = {word[:at] + letter + word[at:] for word in words for at in range(1, len(word)) for letter in "続撃速"}
    for typed in sorted((cut | added) - set(words)):
        if len(typed) > 2 and sum(is_near(typed, word) for word in words) > 1:
            with pytest.raises(TextError) as refused:
                own.read(f"{left}{typed}{right}")
            assert not getattr(refused.value, "suggestions", ()), typed


@dataclass(frozen=True)
class Slip:
    """A stranger's card with one mistake, and what was meant. `offers`: what is offered and says something else, though
    nothing that was typed: a stranger judged it so."""

    id: str
    kind: str
    text: str
    meant: str
    fault: str
    offers: tuple[str, ...] = ()


@cache
def slips(game: str) -> list[Slip]:
    """The mistakes that were written for a game."""
    lines = (FOLDER / "wrong" / f"{game}.jsonl").read_text("utf-8").splitlines()
    return [Slip(**json.loads(line)) for line in lines]


@pytest.mark.parametrize("game", OURS)
def test_what_is_offered_for_a_strangers_mistake_is_what_was_meant(game: str) -> None:
    own, other = language(game), {}
    for slip in slips(game):
        for line, meant in zip(slip.text.splitlines(), slip.meant.splitlines(), strict=False):
            tree = tree_of(own, meant, "ability")
            if tree is None or own.reads(line):
                continue
            with pytest.raises(TextError) as caught:
                own.read(line)
            for offer in getattr(caught.value, "suggestions", ()):
                if own.read(offer).tree != tree and offer not in slip.offers:
                    other[slip.id] = offer

    assert other == {}
