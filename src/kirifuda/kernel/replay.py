"""A game as its seed, decks and answers: enough to play it again, with checks that it still goes the same way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from kirifuda.kernel.errors import CorruptReplay
from kirifuda.kernel.resample import reseeded
from kirifuda.kernel.saving import digest

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.rulebook import Deck, Pool, Rulebook

FORMAT: Final = 1
EVERY: Final = 16
"""A digest is kept after so many answers, and at the end."""


class Answer:
    """One real choice: the clause that asked, out of how many options, their places and their keys."""

    __slots__ = ("chosen", "clause", "count", "keys")

    def __init__(self, clause: str, count: int, chosen: tuple[int, ...], keys: tuple[str, ...]) -> None:
        self.clause = clause
        self.count = count
        self.chosen = chosen
        self.keys = keys


class Replay:
    """What pins a game (its name, edition, cards and house rules), and everything that was decided in it."""

    __slots__ = ("answers", "decks", "digests", "house", "pinned", "reseeds", "seed")

    def __init__(self, pinned: dict[str, str], house: dict[str, str], seed: int, decks: list[Deck]) -> None:
        self.pinned = pinned
        self.house = house
        self.seed = seed
        self.decks = decks
        self.answers: list[Answer] = []
        self.digests: dict[int, str] = {}
        """Digests by the number of answers before, taken at the following question or at the end."""
        self.reseeds: dict[int, int] = {}
        """Seeds by the number of answers before: at the following question, what nobody knew was drawn anew."""

    def answer(self, game: Game, chosen: tuple[int, ...]) -> None:
        """Answer the game's open question, and note it if it was a real choice."""
        made = answer_of(game, chosen)
        here = digest(game) if made is not None and self.answers and len(self.answers) % EVERY == 0 else ""
        game.answer(chosen)
        if here:
            self.digests[len(self.answers)] = here
        if made is not None:
            self.answers.append(made)
        if game.over():
            self.digests[len(self.answers)] = digest(game)

    def data(self) -> dict[str, Any]:
        """The replay as plain data."""
        answers = [[answer.clause, answer.count, list(answer.chosen), list(answer.keys)] for answer in self.answers]
        digests = [[number, value] for number, value in sorted(self.digests.items())]
        found: dict[str, Any] = {"format": FORMAT, "house": self.house, "seed": self.seed, "decks": self.decks}
        if self.reseeds:
            found["reseeds"] = [[number, seed] for number, seed in sorted(self.reseeds.items())]
        return {**found, **self.pinned, "answers": answers, "digests": digests}

    def at_question(self, game: Game, number: int) -> Game:
        """The game at the question after so many answers: drawn anew if it was drawn anew there."""
        seed = self.reseeds.get(number)
        if seed is None or game.decision() is None:
            return game
        return reseeded(game, self.decks, seed)


def pins(rulebook: Rulebook, pool: Pool) -> dict[str, str]:
    """What a replay must share with the rules that play it."""
    return {"game": rulebook.name, "edition": rulebook.edition, "pool": pool.fingerprint()}


def answer_of(game: Game, chosen: tuple[int, ...]) -> Answer | None:
    """An answer as it is noted; None if there is nothing to decide or nothing that fits."""
    decision = game.decision()
    if decision is None or decision.forced() or decision.complaint(chosen):
        return None
    keys = tuple([game.rulebook.option_key(game, decision.options[index]) for index in chosen])
    return Answer(decision.clause, len(decision.options), chosen, keys)


def record(rulebook: Rulebook, pool: Pool, decks: list[Deck], seed: int, house: dict[str, str]) -> Replay:
    """An empty replay of a game that is about to start."""
    return Replay(pins(rulebook, pool), house, seed, decks)


def read(data: Any) -> Replay:
    """A replay from plain data; `CorruptReplay` if it is none."""
    try:
        if data["format"] != FORMAT:
            raise CorruptReplay(f"the replay is not of format {FORMAT}")
        pinned = {name: str(data[name]) for name in ("game", "edition", "pool")}
        replay = Replay(pinned, dict(data["house"]), int(data["seed"]), [dict(deck) for deck in data["decks"]])
        for clause, count, chosen, keys in data["answers"]:
            replay.answers.append(Answer(str(clause), int(count), tuple(map(int, chosen)), tuple(map(str, keys))))
        replay.digests = {int(number): str(value) for number, value in data["digests"]}
        replay.reseeds = {int(number): int(seed) for number, seed in data.get("reseeds", ())}
    except (KeyError, TypeError, ValueError) as error:
        if isinstance(error, CorruptReplay):
            raise
        raise CorruptReplay(f"the replay is not whole ({type(error).__name__}: {error})") from None
    return replay


def run(replay: Replay, rulebook: Rulebook, pool: Pool, upto: int = -1) -> Game:
    """Play a replay again, up to some number of answers; `CorruptReplay` names the decision at which it drifts."""
    check_pins(replay, rulebook, pool)
    game = rulebook.start(pool, replay.decks, replay.seed, replay.house)
    sound = 0
    for number in range(len(replay.answers) if upto < 0 else min(upto, len(replay.answers))):
        game = replay.at_question(game, number)
        sound = check_answer(replay, game, number, sound)
        game.answer(replay.answers[number].chosen)
    if game.over():
        check(replay, game, len(replay.answers), sound)
    return game


def check_pins(replay: Replay, rulebook: Rulebook, pool: Pool) -> None:
    """A replay belongs to one game, edition and set of cards."""
    for name, ours in pins(rulebook, pool).items():
        if replay.pinned[name] != ours:
            raise CorruptReplay(f"{name}: the replay belongs to {replay.pinned[name]!r}, here is {ours!r}")


def check_answer(replay: Replay, game: Game, number: int, sound: int) -> int:
    """Whether the next answer was given to the question that is open here; the number up to which all is sound."""
    sound = check(replay, game, number, sound)
    answer = replay.answers[number]
    here = answer_of(game, answer.chosen)
    if here is None or (here.clause, here.count, here.keys) != (answer.clause, answer.count, answer.keys):
        found = "nothing that fits" if here is None else f"{here.keys} of {here.count} ({here.clause})"
        noted = f"{answer.keys} of {answer.count} ({answer.clause})"
        raise CorruptReplay(f"decision {number + 1}: the replay chose {noted}, here is {found}")
    return sound


def check(replay: Replay, game: Game, number: int, sound: int) -> int:
    """Compare digests if there is one here; the number of answers up to which all is sound."""
    if number not in replay.digests:
        return sound
    if replay.digests[number] != digest(game):
        raise CorruptReplay(f"decision {sound + 1} to {number}: the game goes another way than the replay")
    return number
