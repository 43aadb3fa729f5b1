"""Everything that is refused: a code, the HTTP status, and a sentence in both languages."""

from __future__ import annotations

from typing import Any, Final

from kirifuda.games.sheet import Text

SENTENCES: Final[dict[str, tuple[int, str, str]]] = {
    "malformed": (400, "メッセージを読めません：{what}。", "The message can't be read: {what}."),
    "too_large": (413, "メッセージが大きすぎます。", "The message is too large."),
    "too_fast": (429, "速すぎます。少し待ってください。", "Too fast: wait a moment."),
    "too_slow": (
        408,
        "時間切れです。リクエストが最後まで届きませんでした。",
        "Too slow: the request did not arrive in time.",
    ),
    "too_many_connections": (503, "接続が多すぎます。少し待ってください。", "Too many connections: wait a moment."),
    "too_many_tables": (429, "開いている卓が多すぎます。", "You have too many open tables."),
    "too_many_spectators": (403, "この卓の観戦席は埋まっています。", "This table has no room for more spectators."),
    "server_full": (503, "このサーバーの卓は埋まっています。", "This server has no room for more tables."),
    "unknown_game": (404, "そのゲームはありません。", "There is no such game."),
    "unknown_table": (
        404,
        "この卓は見つかりません。リンクが古いか、終わった対戦です。",
        "No such table. The link is old or the game is over.",
    ),
    "unknown_replay": (404, "このリプレイは見つかりません。", "There is no such replay."),
    "unknown_card": (404, "そのカードはありません。", "There is no such card."),
    "unknown_clause": (404, "その条文はありません。", "There is no such clause."),
    "unknown_page": (404, "そのページはありません。", "There is no such page."),
    "forged_token": (403, "この席の鍵は使えません。", "This key does not open a seat here."),
    "foreign_origin": (403, "別のサイトからは使えません。", "Another site may not use this table."),
    "foreign_host": (
        421,
        "このサーバーはその名前では開けません。「--name」で名前を加えられます。",
        "This server does not answer to that name; `--name` adds one.",
    ),
    "seat_taken": (409, "空いている席がありません。", "No seat is open."),
    "not_seated": (403, "観戦中は操作できません。", "A spectator can't act."),
    "foreign_seat": (403, "その席はあなたのものではありません。", "That seat is not yours."),
    "not_playing": (409, "対戦中ではありません。", "No game is running."),
    "not_asked": (409, "いまはほかのプレイヤーの番です。", "Somebody else is asked."),
    "stale_version": (409, "その質問はもう終わっています。", "That question is over."),
    "illegal_option": (422, "その選び方はできません。", "That can't be chosen."),
    "illegal_deck": (422, "デッキが規定に合いません。", "The deck is not legal."),
    "illegal_house_rule": (422, "そのハウスルールはありません：{what}。", "There is no such house rule: {what}."),
    "illegal_seats": (422, "席の決め方が合いません。", "The seats do not fit the game."),
    "no_way_back": (409, "戻せるものがありません。", "There is nothing to take back."),
    "seen": (409, "非公開だった情報を見たため、戻せません。", "Something hidden was seen, so there is no way back."),
    "acted": (
        409,
        "ほかのプレイヤーに順番が移ったため、戻せません。",
        "Somebody else was asked since: no way back.",
    ),
    "away": (
        409,
        "席を離れた人が見ていたところより前へは、その人の同意なしに戻せません。",
        "Nobody's game is taken back behind the point at which they left without their consent.",
    ),
    "no_time": (409, "戻すと持ち時間がなくなります。", "Going back would leave you no time."),
    "unknown_object": (404, "そのカードは見えていません。", "That card is not in your view."),
    "too_early": (409, "まだ早すぎます。もう少し待ってください。", "It is too early for that: wait a little longer."),
    "corrupt_replay": (422, "このリプレイは再生できません：{what}。", "This replay can't be played: {what}."),
    "too_long": (422, "このリプレイは長すぎます。", "This replay is too long."),
    "unwritten": (
        503,
        "いまは記録を書き込めません。書き込めるようになり次第、自動で続きます。",
        "The server can't write just now. The table goes on by itself as soon as it can.",
    ),
    "closing": (503, "サーバーを終了しています。", "The server is closing."),
    "server_error": (500, "サーバーの誤りです。卓は続いています。", "Our mistake. The table goes on."),
}
CLOSING: Final = {
    "too_large": 1009,
    "forged_token": 4403,
    "foreign_origin": 4403,
    "unknown_table": 4404,
    "too_many_spectators": 4429,
    "server_full": 1013,
}
"""Close codes of the socket for refusals after which nothing can follow."""


class Refused(Exception):
    """A request or message that is not carried out."""

    def __init__(self, code: str, what: str = "", **more: Any) -> None:
        self.key = code
        self.what = what
        self.status, japanese, english = SENTENCES[code]
        self.code = "no_way_back" if code in ("seen", "acted", "away", "no_time") else code
        self.text = Text(japanese.format(what=what), english.format(what=what))
        self.more = more
        super().__init__(f"{code} {what}".strip())

    def body(self) -> dict[str, Any]:
        """As a client reads it."""
        return {"code": self.code, "ja": self.text.ja, "en": self.text.en, **self.more}


def sentence(code: str) -> Text:
    """A sentence by its code, for what is told without refusing anything."""
    _, japanese, english = SENTENCES[code]
    return Text(japanese, english)
