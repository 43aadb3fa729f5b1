"""What the terminal game itself says, in Japanese and in English. The games have their own words."""

from __future__ import annotations

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "welcome": (
        "{title}：{mine}対{theirs}（シード{seed}、相手は{opponent}）",
        "{title}: {mine} against {theirs} (seed {seed}, opponent {opponent})",
    ),
    "together": (
        "{title}：{seats}（シード{seed}）",
        "{title}: {seats} (seed {seed})",
    ),
    "hand_over": (
        "\n――― プレイヤー{number}の番。交代したらEnter。 ―――",
        "\n――― Player {number} is asked. Change places, then press Enter. ―――",
    ),
    "resumed": ("{file}から再開。", "Resumed from {file}."),
    "hint": ("番号で答える。?で説明、qで終わる。", "Answer by number. ? explains, q quits."),
    "asked_by": ("（条項{clause}）", "(clause {clause})"),
    "many": ("番号を空白で区切る（例：1 3）。", "Several numbers, with spaces between (1 3)."),
    "none": ("選ばないなら - 。", "- for none."),
    "nothing_said": (
        "答えがない。1から{count}の番号か、?を入力する。",
        "There is no answer. Type a number from 1 to {count}, or ?.",
    ),
    "not_listed": (
        "「{word}」は選べない。1から{count}の番号か、?を入力する。",
        "“{word}” is not on the list. Type a number from 1 to {count}, or ?.",
    ),
    "wrong_count": (
        "{chosen}個選んだが、選ぶ数は{least}から{most}。",
        "{chosen} chosen; between {least} and {most} are asked for.",
    ),
    "twice": ("{number}が2回ある。", "{number} stands there twice."),
    "no_pass": ("ここは自分で選ぶ。", "This you have to choose yourself."),
    "no_undo": ("戻せる選択がない。", "There is no choice to take back."),
    "undone": ("ひとつ前の選択に戻った。", "Back to the choice before."),
    "undo_acted": ("相手が行動を選んだため、戻せない。", "Can't be taken back: the opponent has made a choice since."),
    "undo_seen": (
        "非公開だった情報を見たため、戻せない。",
        "Can't be taken back: you have seen something that was hidden.",
    ),
    "undo_chance": ("無作為な結果が出たため、戻せない。", "Can't be taken back: chance has decided something since."),
    "which_file": ("保存先のファイル名がいる（s FILE）。", "A file name is needed: s FILE."),
    "saved": ("{file}に保存した。", "Saved to {file}."),
    "recorded": ("棋譜を{file}に書いた。", "Recorded in {file}."),
    "quit": (
        "保存するならファイル名を入力する。保存しないなら空行。",
        "A file name to save the game, or an empty line to leave without.",
    ),
    "left": ("終了。", "Left the game."),
    "ended": ("入力が終わったので、ここでやめる。", "The input has ended, so the game stops here."),
    "surrender": ("本当に投了するか？ はいなら y。", "Do you really concede? y for yes."),
    "not_surrendered": ("投了しない。", "Not conceded."),
    "won": ("あなたの勝ち。", "You win."),
    "lost": ("あなたの負け。", "You lose."),
    "drawn": ("引き分け。", "A draw."),
    "language": ("日本語で表示する。", "English from here on."),
    "asking_all": ("優先権のたびに聞く。", "You will be asked whenever you have priority."),
    "asking_some": ("することのない優先権はパスする。", "Priority with nothing useful to do is passed."),
    "unknown_card": (
        "「{word}」という見えるカードはない。",
        "There is no card “{word}” that you can see.",
    ),
    "possible": ("できる", "possible"),
    "because": ("できない：{reasons}", "not possible: {reasons}"),
    "no_log": ("まだ何も起きていない。", "Nothing has happened yet."),
    "passing": ("（パス）", "(passed)"),
    "interrupted": ("中断した。", "Interrupted."),
}

HELP: Final = (
    """番号        選択肢を選ぶ。複数なら「1 3 4」、選ばないなら「-」
? 番号      その選択肢のカードと、できない理由
? 名前      見えるカードの説明と、できない理由
p           パスし、何かが起きるかフェイズが変わるまでパスし続ける。支払い中なら自動で支払う
a           することのない優先権でも聞く／聞かない
b           盤面     l [行数]  記録
u           ひとつ前の選択に戻る（新しいことを知った後は戻せない）
s FILE      保存     q  終わる     x  投了
ja / en     言語""",
    """number      choose an option; several as “1 3 4”, none as “-”
? number    the card of that option, and what speaks against it
? name      a card that you can see, and what speaks against using it
p           pass, and go on passing until something happens or the phase changes; while paying, pay by itself
a           be asked also where nothing useful can be done, or not
b           the table     l [lines]  the log
u           back to the choice before, as long as nothing new was learned
s FILE      save          q  quit          x  concede
ja / en     language""",
)


def say(key: str, language: str, **fields: object) -> str:
    """One of the sentences above."""
    text = WORDS[key][0 if language == "ja" else 1]
    return text.format(**fields) if fields else text


def help_text(language: str) -> str:
    """What can be typed."""
    return HELP[0 if language == "ja" else 1]
