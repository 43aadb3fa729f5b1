"""3.13: the texts of a card as its file writes them. Icons are facts beside a text, or a head before it in the book's
words: timing (2.5.4.2), duration (2.4.6), costs (7.1.3), map and target (3.6), and 常 (2.4.3)."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from kirifuda.games.spellcard_strike.cardicons import in_one_form
from kirifuda.text.width import NORMAL

ALWAYS: Final = "〔常〕"
_BETWEEN: Final = re.compile(r"[\s／/・、,，：:；;]*")
_OPENING, _CLOSING = r"(?:\*\*|[〔【［\[《〈<（(])", r"(?:\*\*|[〕】］\]》〉>）)])"
_ENDS: Final = r"(?=[\s／/・、,，：:；;〔【［\[《*（(]|$)"
_NUMBER: Final = r"([0-9０-９]+)?"


def _icon(words: str) -> re.Pattern[str]:
    """An icon in words: in brackets of any shape, alone or with others, or with something behind it that ends it."""
    return re.compile(rf"{_OPENING}?{words}(?:{_CLOSING}|{_ENDS})")


_ICON: Final = re.compile(
    r"\*\*常\*\*|[〔【［\[《〈<（(]常時?[〕】］\]》〉>）)]|常時?(?:発動)?(?:能力)?[：:]|常(?!時|に|設)"
)
_TIMING: Final = _icon(r"(リアクション|アクション)(?:タイミング)?(?:能力)?")
_LASTING: Final = _icon(r"(ターン|チェーン|装備|ルール)持続(?:能力)?")
_FRAMED: Final = re.compile(r"[〔【［\[](ターン|チェーン|装備|ルール)[〕】］\]]")
_POWER: Final = _icon(rf"(術者)?[・の]?(神|魔|霊|妖|符|無)(?:力|属性)?コスト{_NUMBER}(?:つ|体|点)?")
_CASTER: Final = _icon(rf"術者コスト{_NUMBER}")
_CASTER_OF: Final = re.compile(
    r"(?:術者(?:の)?コスト[（(]([神魔霊妖符無])(?:力|属性)?(?:コスト)?[1１]?[)）]"
    r"|([神魔霊妖符無])(?:力|属性)?コスト[1１]?[（(]術者(?:のみ|コスト)?[)）])"
)
_HAND: Final = _icon(r"手札コスト([0-9０-９]+|[nｎ])?枚?")
_SCORE: Final = _icon(rf"スコアコスト{_NUMBER}点?")
_ICONS: Final = re.compile(r"(?:〔(?:(?:術者・)?[神魔霊妖無]|スコア)〕|〔手札〕(?:[0-9０-９]+|[nｎ]))+")
_TARGET: Final = re.compile(r"対象[：:]\s*((?:「[^」\n]*」|[^。／/\n：:「])+?)(?=[／/\n：:])")
_LABEL: Final = re.compile(r"(?:使用)?(?:コスト|タイミング)[：:]")

_EXTRA: Final = re.compile(rf"{_OPENING}?エクストラ(?:{_CLOSING}[：:]?|[：:])\s*")

_REMARK: Final = re.compile(r"[（(][^）)]*[）)]")
_OF_DECKS: Final = re.compile(
    r"このカード(?:は、?(?:デッキに)?(?:何枚でも|[0-9０-９]+枚まで)(?:デッキに)?入れ[^。]*|[はを][^。]*エース(?:として|に)[^。]*ない)。"
)
"""3.13.5: a line about decks, whatever stands before it."""
_GOES_ON: Final = re.compile(
    r"その|そう|それ|残り|n[はを=]|また|さらに|ただし|かわりに|代わりに|この効果|・|以下"
    r"|(?:手札に|捨て札に|山札に)?(?:(?:捨て|引い|置い|戻し|加え|支払っ|打ち消し|入れ替え|選ん|公開し|除外し|(?:退場|移動|装備|前進|後退)させ)[ただ]"
    r"|(?:捨て|引か|置か|戻さ|加え|支払わ|打ち消さ|選ば|公開し|除外し|(?:退場|移動|装備|前進|後退)させ)なかった)(?:場合|なら)"
)
"""How a line begins that goes on where the line before stopped."""
_USE: Final = re.compile(r"この(?:アビリティ|スペルカード)?(?:宣言)?は.*(?:できる|できない|されない)。$")
"""2.5.4.4: a condition of use has a line to itself; what it is about follows."""
_FORMATION: Final = re.compile(r"(?:範囲内の)?味方(?:全員|すべて|ストライカー)?\n《陣形》")
_EACH: Final = re.compile(r"〔[^〕]*〕[0-9n]?|[^〔〕]+")
"""The icons of a cost."""
_KEYWORD: Final = re.compile(r"《[^》]+》[^。]*(?:（[^）]*）)?$")

_THIS_STRIKER: Final = "このストライカー"
_WEARER: Final = "装備しているストライカー"
_QUOTED: Final = re.compile(r"(『[^』]*』)")
_ONLY_QUOTED: Final = re.compile(r"((?:『[^』]*』(?:と|、|\n)?)+)。?")

BESIDE: Final = ("timing", "lasting", "cost", "map", "target")
"""Facts that may stand beside a text, and at its head."""

_TIMED: Final = re.compile(
    r"(この(?:アビリティ|宣言|アビリティ宣言|スペルカード|スペルカード宣言)は)、?"
    r"(?:(リアクション|アクション)タイミング(?:でのみ|にのみ|のみ|で|に)、?)?"
    r"(?:((?:(?:術者コスト（?)?[神魔霊妖符]力コスト[0-9０-９]*(?:つ|体)?）?|術者コスト[0-9０-９]*|手札コスト[0-9０-９]+枚?"
    r"|スコアコスト[0-9０-９]*点?|を?[、と・])+)を?支払(?:って|い|うことで)、?)?"
    r"(.*?)(?:を?(?:宣言|使用)(?:することが)?(?:できる|する)|(?:行う|する)ことができる|行える)。"
)
"""2.5.4.2, 7.1: a first sentence that says in words what icons say."""


class AbilityFacts(msgspec.Struct, forbid_unknown_fields=True):
    """An ability as a card's file writes it; without timing, nobody declares it."""

    text: str
    timing: str = ""
    lasting: str = ""
    cost: str = ""
    map: str = ""
    target: str = ""


class SpellFacts(msgspec.Struct, forbid_unknown_fields=True):
    """The spell half of a card."""

    timing: str
    text: str
    types: list[str] = []
    lasting: str = ""
    cost: str = ""
    map: str = ""
    target: str = ""


class Head:
    """The facts that stand before a text, and the text without them."""

    def __init__(self, text: str) -> None:
        self.facts: dict[str, str] = {}
        self.is_always = False
        self.rest = in_icons(in_one_form(text))
        while self._next():
            self.rest = _BETWEEN.sub("", self.rest, count=1)
        use, _, further = self.rest.partition("\n")
        if further and _USE.fullmatch(use) and "lasting" not in self.facts:
            below = Head(further)
            if (
                below.facts
                and (set(below.facts) <= {"lasting", "timing", "cost"} or not self.facts)
                and not self.facts.keys() & below.facts.keys() - {"timing"}
            ):
                self.facts = {**below.facts, **self.facts}
                self.rest = f"{use}\n{below.rest}"
        if self.is_always:
            self.rest = ALWAYS + self.rest
        self.rest = "\n".join([*self.rest.splitlines()[:1], *map(self._same_head, self.rest.splitlines()[1:])])
        if self.facts.keys() == {"target"} and _FORMATION.match(f"{self.facts['target']}\n{self.rest}"):
            self.facts.clear()  # 10.4.2: the map of a keyword that nobody declares
        if self.facts:
            self.facts.setdefault("timing", "アクション")

    def beside(self, given: dict[str, str]) -> dict[str, str]:
        """What the head says and what stands beside the text; both may say the same, but not this and that."""
        for name, value in given.items():
            said = self.facts.get(name, value)
            if name != "map" and sorted(_EACH.findall(said)) != sorted(_EACH.findall(value)):
                raise ValueError(f"the {name} is {value}, but the head of the text says {said}")
        return {**self.facts, **given}

    def _same_head(self, line: str) -> str:
        """A further line without the head that it repeats."""
        if not self.facts:
            return line
        head = Head(line)
        known = {"timing": "アクション", **self.facts}
        return head.rest if head.facts and head.facts.items() <= known.items() else line

    def _next(self) -> bool:
        """Take the next fact, if one stands there."""
        for pattern, take in _READERS:
            found = pattern.match(self.rest)
            if found is not None:
                fact, value = take(found)
                if fact == "always":
                    self.is_always = True
                elif fact:
                    self.facts[fact] = self.facts.get(fact, "") + value
                self.rest = self.rest[found.end() :]
                return True
        return False


def in_icons(text: str) -> str:
    """2.5.4.2, 7.1.3: timing and cost that the first sentence has in words, as a head; what else it says stays."""
    found = _TIMED.match(text)
    if found is None or not (found[2] or found[3]):
        return text
    cost = re.sub(r"[、と・]|を$", " ", found[3] or "").strip()
    use = f"{found[1]}{found[4]}宣言できる。" if found[4] else ""
    head = " ".join(filter(None, (f"〔{found[2] or 'アクション'}〕", cost)))
    return f"{head}：{use}{text[found.end() :].removeprefix(chr(10)) if not use else text[found.end() :]}"


def _times(found: re.Match[str], icon: str, group: int) -> tuple[str, str]:
    """So many icons of a cost."""
    return "cost", icon * int(found[group] or 1)


def _counted(found: re.Match[str], icon: str) -> tuple[str, str]:
    return "cost", icon + (found[1] or "1").translate(NORMAL)


def _power(found: re.Match[str]) -> tuple[str, str]:
    attribute = "無" if found[2] == "符" else found[2]
    return _times(found, f"〔{'術者・' if found[1] else ''}{attribute}〕", 3)


_READERS: Final = (
    (_ICON, lambda found: ("always", "")),
    (_TIMING, lambda found: ("timing", found[1])),
    (_LASTING, lambda found: ("lasting", found[1])),
    (_FRAMED, lambda found: ("lasting", found[1])),
    (_CASTER_OF, lambda found: ("cost", f"〔術者・{(found[1] or found[2]).replace('符', '無')}〕")),
    (_CASTER, lambda found: _times(found, "〔術者・無〕", 1)),
    (_POWER, _power),
    (_HAND, lambda found: _counted(found, "〔手札〕")),
    (_SCORE, lambda found: _times(found, "〔スコア〕", 1)),
    (_ICONS, lambda found: ("cost", found[0])),
    (_TARGET, lambda found: ("target", found[1])),
    (_LABEL, lambda found: ("", "")),
)


def extra_in(text: str) -> tuple[str, str]:
    """3.13.5: a text without its extra line, and that line without its head."""
    lines = text.splitlines()
    is_extra = [bool(_EXTRA.match(line.strip()) or _OF_DECKS.fullmatch(line.strip())) for line in lines]
    found = [_EXTRA.sub("", line.strip()) for line, is_one in zip(lines, is_extra, strict=True) if is_one]
    return "\n".join(line for line, is_one in zip(lines, is_extra, strict=True) if not is_one), "\n".join(found)


def without_heads(extra: str) -> str:
    """3.13.5: the lines of an extra text without the head that says that they are one."""
    return "\n".join(_EXTRA.sub("", line.strip()) for line in extra.splitlines() if line.strip())


def lines_of(text: str) -> list[str]:
    """The abilities of a text, one a line, unless a line goes on where the one before stopped."""
    found: list[str] = []
    for line in (line.strip() for line in in_one_form(text).splitlines()):
        before = found[-1] if found else ""
        is_whole = (
            before.endswith(("。", "）"))
            and bool(Head(before).rest)
            and not _USE.fullmatch(Head(before.splitlines()[-1]).rest)
        )
        if found and line and (_GOES_ON.match(line) or not (is_whole or _KEYWORD.fullmatch(Head(before).rest))):
            found[-1] = f"{before}\n{line}"
        elif line and found and _REMARK.fullmatch(line):
            found[-1] = f"{before}{line}"
        elif line:
            found.append(line)
    if len(found) > 1 and _USE.fullmatch(found[-1]) and Head(found[-2]).facts:
        found[-2:] = [f"{found[-2]}\n{found[-1]}"]
    return found or [""]


def use_before(text: str) -> tuple[str, str]:
    """2.5.4.4: the conditions of use that stand on a line before the head, and the rest."""
    first, _, rest = text.partition("\n")
    if rest and _USE.fullmatch(first) and Head(rest).facts:
        return f"{first}\n", rest
    return "", text


def abilities_in(facts: AbilityFacts) -> list[AbilityFacts]:
    """The abilities of one entry. Where its facts stand beside it, the text is one; else heads say what they are."""
    beside = {name: value for name in BESIDE if (value := str(getattr(facts, name)))}
    if facts.timing:
        return [_with_head(facts.text, beside)]
    return [_with_head(line, beside) for line in lines_of(facts.text)]


def _with_head(line: str, beside: dict[str, str]) -> AbilityFacts:
    """An ability, with what its head says."""
    use, line = use_before(line)
    head = Head(line)
    if head.is_always and beside.keys() & {"timing"}:
        raise ValueError("what always holds has no timing (2.4.3)")
    return AbilityFacts(use + head.rest, **head.beside(beside))


def spell_in(facts: SpellFacts) -> SpellFacts:
    """The spell half, with what its head says."""
    head = Head(facts.text)
    if head.is_always:
        return facts
    beside = {name: value for name in BESIDE if (value := str(getattr(facts, name)))}
    found = msgspec.structs.replace(facts, text=head.rest, **head.beside(beside))
    found.text = of_wearer(found.text, is_worn=found.lasting == "装備")
    return found


def of_wearer(text: str, *, is_worn: bool) -> str:
    """2.9.5, 3.13.3.3: on equipment, this striker is whoever wears it, and an ability in quotation marks alone is the
    wearer's; any other spell is no striker."""
    if is_worn and (quoted := _ONLY_QUOTED.fullmatch(text)):
        return f"{_WEARER}は{quoted[1]}を得る。"
    parts = _QUOTED.split(text)
    if is_worn:
        return "".join(part if part.startswith("『") else part.replace(_THIS_STRIKER, _WEARER) for part in parts)
    if any(_THIS_STRIKER in part for part in parts if not part.startswith("『")):
        raise ValueError(f"{_THIS_STRIKER} is spoken of, but a spell is no striker: say 術者, 対象 or このカード")
    return text
