"""8.2, 2.5.4.2, 7.1: the icons of a card as people write them: in ** or in brackets of any shape, bare on a line of
their own, the map as a line that says what stands under it (3.6.6). All become icons in one form."""

from __future__ import annotations

import re
from typing import Final

from kirifuda.text.width import NORMAL

_OPENING, _CLOSING = r"(?:\*\*|[〔【［\[〈<＜≪（(「『])?", r"(?:\*\*|[〕】］\]〉>＞≫）)」』])?"
_MARKED: Final = re.compile(r"(?:\*\*|[〔【［\[〈<＜≪（(「『])")
_BETWEEN: Final = re.compile(r"^[\s／/・、,，：:；;|｜+＋&＆]*")
_NUMBER: Final = rf"{_CLOSING}[×xX✕：:]?\s?([0-9０-９]){_OPENING}"
_LABEL: Final = re.compile(
    rf"{_OPENING}(?:使用|符力)?(?:コスト|タイミング|持続時間|効果時間|持続|アイコン){_CLOSING}[：:]\s*"
)
_TIMING: Final = re.compile(rf"{_OPENING}(リアクション|アクション)(?:タイミング)?(?:能力)?{_CLOSING}")
_LASTING: Final = re.compile(rf"{_OPENING}(ターン|チェーン|装備|ルール)(?:持続)?(?:能力)?{_CLOSING}(?!終了)")
_NONE: Final = re.compile(rf"{_OPENING}(?:コスト)?(?:なし|無し|即時|即時解決)(?:能力)?{_CLOSING}")
_CASTER: Final = re.compile(
    rf"{_OPENING}(?:術者(?:コスト)?|赤枠)の?{_CLOSING}[：:・の]?\s?{_OPENING}([神魔霊妖無符])(?:力|属性)?(?:コスト)?[1１]?{_CLOSING}{_CLOSING}"
)
_CASTER_BEHIND: Final = re.compile(
    rf"{_OPENING}([神魔霊妖無符])(?:力|属性)?(?:コスト)?{_CLOSING}(?:[×xX✕]?[1１])?{_CLOSING}\s?[（(]術者(?:のみ|コスト|限定)?[)）]"
)
_ANY_CASTER: Final = re.compile(rf"{_OPENING}術者コスト[1１]?{_CLOSING}")
_POWER: Final = re.compile(
    rf"{_OPENING}([神魔霊妖無符]+)(?:力|属性)?(?:コスト)?(?:{_NUMBER})?(?:つ|体|点|個)?{_CLOSING}"
)
_HAND: Final = re.compile(rf"{_OPENING}手札(?:コスト)?{_CLOSING}[×xX✕：:]?\s?{_OPENING}([0-9０-９]|[nｎ])枚?{_CLOSING}")
_SCORE: Final = re.compile(rf"{_OPENING}スコア(?:コスト)?{_CLOSING}(?:[×xX✕：:]?\s?([0-9０-９])点?)?{_CLOSING}")
_MAP: Final = re.compile(
    rf"{_OPENING}(?:ミニマップ|効果範囲|マップ){_CLOSING}(?:[：:\s]+|(?<=[*〕】］\])）]))(?:対象[：:]\s*)?([^。]*)"
    r"|[*〔【［\[]+対象[*〕】］\]]+[：:\s]*([^。]+)"
)
_ENDS: Final = re.compile(r"[\s／/・、,，：:；;|｜＋+＆&〔【［\[〈<＜≪（(「*]|$")
_PAID: Final = re.compile(r"(?:を?支払う|を支払い|を支払って)?[。、]|。")
_SORT: Final = re.compile(
    r"^(?:[〔【［\[〈<＜（(](?:誘発|アビリティ|スペルカード|宣言)(?:能力)?[〕】］\]〉>＞）)]\s*[：:]?"
    r"|(?:誘発|誘発能力|アビリティ|アビリティ能力|スペルカード能力|宣言能力)[：:])\s*"
)
"""2.4.2, 3.13.2: what sort of text follows, said before it."""
_MARK: Final = re.compile(r"^[・●○◆◇■□▼▽★☆※①-⑨][ 　]?")
"""8.1.9: bullets of abilities; those of effects to choose from stand behind a line of their own."""
_ALWAYS: Final = re.compile(r"\*\*常時?\*\*\s*")
_TIMED: Final = re.compile("アクション")


def _counted(sort: str, number: str | None) -> str:
    """So many icons of a sort."""
    return f"〔{sort}〕" * int((number or "1").translate(NORMAL))


def _power(found: re.Match[str]) -> str:
    sorts = found[1].replace("符", "無")
    return "".join(_counted(sort, found[2] if len(sorts) == 1 else None) for sort in sorts)


def _token(text: str) -> tuple[str, int]:
    """The icon at the beginning of a text in its one form, and its length; 0 if none stands there."""
    if found := _LABEL.match(text) or _NONE.match(text):
        return "", found.end()
    if found := _TIMING.match(text):
        return f"〔{found[1]}〕", found.end()
    if found := _CASTER.match(text) or _CASTER_BEHIND.match(text):
        return f"〔術者・{found[1].replace('符', '無')}〕", found.end()
    if found := _ANY_CASTER.match(text):
        return "〔術者・無〕", found.end()
    if found := _HAND.match(text):
        return f"〔手札〕{found[1].translate(NORMAL).replace('ｎ', 'n')}", found.end()
    if found := _SCORE.match(text):
        return _counted("スコア", found[1]), found.end()
    if found := _LASTING.match(text):
        return f"〔{found[1]}持続〕", found.end()
    if found := _POWER.match(text):
        return _power(found), found.end()
    return "", 0


def icons_at(text: str, *, is_marked: bool) -> tuple[str, str]:
    """The icons with which a text begins, and the rest; only those in ** or brackets, if it is so asked."""
    icons: list[str] = []
    while text and (not is_marked or _MARKED.match(text)):
        icon, length = _token(text)
        if not length:
            break
        icons.append(icon)
        text = text[length:]
        text = _BETWEEN.sub("", text, count=1)
    return "".join(icons), text


def _head(text: str) -> tuple[str, str]:
    """The icons with which a text begins, and the rest: marked ones, and behind one that says when also bare ones, each
    set off from what follows."""
    icons: list[str] = []
    while text:
        icon, length = _token(text)
        is_marked = bool(_MARKED.match(text))
        paid = _PAID.match(text, length) if icons and "コスト" in text[:length] else None
        is_bare = bool(icons) or bool(_TIMING.match(text))
        if not length or not (is_marked or (is_bare and (paid is not None or _ENDS.match(text, length)))):
            break
        icons.append(icon)
        text = _BETWEEN.sub("", text[paid.end() if paid is not None else length :], count=1)
    return "".join(icons), text


def _begun(text: str) -> str:
    """A text with the icons in its one form with which it begins, if they are in ** or in brackets and say when."""
    always = _ALWAYS.match(text)
    if always is not None:
        return f"〔常〕{text[always.end() :]}"
    icons, rest = _head(text)
    return f"{icons}{rest}" if icons and (text.startswith("**") or _TIMED.search(icons)) else text


def _quoted(text: str) -> str:
    """What is quoted, with the icons in their one form with which it begins; they may have a line of their own."""
    first, _, rest = text.partition("\n")
    icons, words = icons_at(first, is_marked=False)
    return f"{icons}{rest}" if rest and icons and not words and _TIMED.search(icons) else _begun(text)


def _line(line: str) -> str:
    """A line with its icons in one form."""
    found = _MAP.fullmatch(line)
    if found is not None:
        target = (found[1] or found[2] or "").strip()
        return f"対象：{target}" if target else ""
    icons, rest = icons_at(line, is_marked=False)
    if not rest and (_MARKED.match(line) or _LABEL.match(line) or _TIMED.search(icons)):
        return icons
    return _begun(line)


def _unmarked(lines: list[str]) -> list[str]:
    """The lines without their bullets, where the first has one."""
    is_marked = bool(lines) and bool(_MARK.match(lines[0].strip()))
    return [_MARK.sub("", line.strip()) for line in lines] if is_marked else lines


def in_one_form(text: str) -> str:
    """A text with its icons in one form, those at the head of what is quoted as well. What else stands in ** is a word
    like any other."""
    lines = [_line(_SORT.sub("", line.strip())) for line in _unmarked(text.strip().splitlines())]
    whole = "\n".join(line for line in lines if line)
    quoted = [whole.split("『")[0], *(f"『{_quoted(part)}" for part in whole.split("『")[1:])]
    return "".join(quoted).replace("**", "")
