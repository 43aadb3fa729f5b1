"""What can go wrong with a database, as the rest of the server knows it."""

from __future__ import annotations

from typing import Final

from kirifuda.games.sheet import Text

SENTENCES: Final[dict[str, tuple[str, str]]] = {
    "address": (
        "データベースの指定を読めません：{where}（sqlite:///ファイル か postgresql://… と書いてください）。{what}",
        "{where} is no address of a database: write sqlite:///FILE or postgresql://… {what}",
    ),
    "driver": (
        "PostgreSQL には psycopg が必要です（pip install 'kirifuda[postgres]'）：{what}。",
        "PostgreSQL needs psycopg (pip install 'kirifuda[postgres]'): {what}.",
    ),
    "folder": (
        "データベース {where} のフォルダーがありません：{what}。",
        "The folder of the database {where} does not exist: {what}.",
    ),
    "closed": (
        "データベース {where} を開けません：{what}。",
        "The database {where} can't be opened: {what}.",
    ),
    "read_only": (
        "データベース {where} に書き込めません（読み取り専用）：{what}。",
        "The database {where} is read-only: {what}.",
    ),
    "foreign": (
        "{where} は kirifuda のデータベースではないか、壊れています：{what}。",
        "{where} is no database of kirifuda, or is damaged: {what}.",
    ),
    "newer": (
        "データベース {where} は、より新しい kirifuda のものです（スキーマ {what}）。",
        "The database {where} belongs to a newer kirifuda (schema {what}).",
    ),
    "in_use": (
        "データベース {where} は別のサーバーが使っています。",
        "Another server is using the database {where}.",
    ),
    "locked": (
        "データベース {where} は別のプログラムがロックしています：{what}。",
        "Another program has locked the database {where}: {what}.",
    ),
    "unreachable": (
        "PostgreSQL（{where}）につながりません：{what}。",
        "PostgreSQL can't be reached at {where}: {what}.",
    ),
    "failing": (
        "データベース {where} を使えません：{what}。",
        "The database {where} can't be used: {what}.",
    ),
}


class Unwritten(Exception):
    """The database can't be written or read just now; trying again later may help."""


class Occupied(Unwritten):
    """Another server holds the database."""


class Displaced(Exception):
    """The journal of this table holds another entry at this number: somebody else writes it."""


class Unusable(Exception):
    """A database that can't be opened at all, and why."""

    def __init__(self, code: str, where: str, what: object = "") -> None:
        japanese, english = SENTENCES[code]
        said = first_line(what)
        self.code = code
        self.text = Text(japanese.format(where=where, what=said), english.format(where=where, what=said))
        super().__init__(self.text.en)


def first_line(error: object) -> str:
    """What a driver says, without its explanations and its full stop."""
    return str(error).strip().partition("\n")[0].rstrip(" .。")
