"""Aether as cards have it: icons in whatever brackets, and how many of them (MD 1002.2)."""

from __future__ import annotations

from typing import Final

from kirifuda.games.magical_duel.wording.words import ATTRIBUTES
from kirifuda.text.alike import Alike

_TINT: Final = "|".join(ATTRIBUTES)
_BRACKETS: Final = tuple(zip("[《〔{", "]》〕}", strict=True))
_NUMBERS: Final = (*map(str, range(100)), "X", "Y")
_ICON: Final = rf"[\[《〔{{](?:{_TINT})[\]》〕}}]"
_NUMBER: Final = r"[\[《〔{](?:[0-9]{1,2}|[XY])[\]》〕}]"

WORDS: Final = {f"{left}{tint}{right}": tint for tint in ATTRIBUTES for left, right in _BRACKETS}
OF_IT: Final = {icon: f"{tint}のオド" for icon, tint in WORDS.items()}
MARKS: Final = {icon: f"〔{tint}〕" for icon, tint in WORDS.items() if icon != f"〔{tint}〕"}
PLAIN: Final = {f"{left}{n}{right}": n for n in _NUMBERS for left, right in _BRACKETS}
POINTS: Final = {icon: f"〔{n}〕" for icon, n in PLAIN.items() if icon != f"〔{n}〕"}
_MARK: Final = _ICON.replace("《〔{", "《{")
_POINT: Final = _NUMBER.replace("《〔{", "《{")

ICONS: Final = (
    Alike("〔飴〕", ("キャンディカウンター", r"[\[《{](?:キャンディ(?:・?カウンター)?|飴)[\]》}]"), "1018.1a"),
    Alike("", (rf"{_ICON}(?=を?[0-9X]+[つ点個])",), "so much of an attribute", OF_IT),
    Alike("", (rf"{_ICON}(?=の|オド|属性|で(?:ある|ない))",), "the icon for the word", WORDS),
    Alike("", (rf"{_NUMBER}(?=だけ|多く|少なく|増|減|軽|になる)",), "a cost in figures", PLAIN),
    Alike("", (_MARK,), "icons of aether in whatever brackets", MARKS),
    Alike("", (_POINT,), "the same of aether of any attribute", POINTS),
    Alike("を生み出す", ("(?<=〕)(?<!飴〕)を得る(?=。)", "(?<=オド[0-9X][つ点])を得る(?=。)"), "907.4"),
    Alike("生み出す", ("(?<=オドを[0-9X][つ点])得る(?=。)",)),
    Alike(
        "〕〔",
        ("(?<!飴)〕(?:、|と|および)〔(?!飴)(?=[^。、：⇒]*を(?:支払|生み出))",),
        "icons one behind the other",
    ),
)
